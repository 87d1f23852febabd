/** A page of its own for each kind of address: the same page, with links to what that kind needs first. */

import type { Plugin, Rollup } from "vite";

/** What the last word of an address asks for; every other address begins with the lobby. */
const PAGES: Record<string, string> = {
  index: "lobby/Lobby",
  table: "table/TablePage",
  replay: "table/ReplayPage",
  record: "table/ReplayPage",
  rules: "rules/RulesPage",
  learn: "tutorial/TutorialPage",
  values: "values/ValuesPage",
  take: "lobby/TakePage",
};

/** The files that hold a component and all that it imports, what is imported first, without the entry itself. */
function needs(bundle: Rollup.OutputBundle, component: string): Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const found: Rollup.OutputChunk[] = [];
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || found.includes(chunk)) return;
    chunk.imports.forEach((each) => add(chunks.find(({ fileName }) => fileName === each)));
    found.push(chunk);
  };
  add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${component}.svelte`))));
  if (!found.length) throw new Error(`no file holds ${component}`);
  return found;
}

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("there is no index.html");
      const plain = String(index.source);
      for (const [page, component] of Object.entries(PAGES)) {
        const chunks = needs(bundle, component);
        const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const links = [
          ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
          ...[...styles].map((each) => `<link rel="preload" as="style" crossorigin href="/${each}">`),
        ].filter((link) => !plain.includes(link.slice(link.indexOf("href"))));
        const source = plain.replace("  </head>", `${links.map((link) => `    ${link}\n`).join("")}  </head>`);
        if (page === "index") index.source = source;
        else this.emitFile({ type: "asset", fileName: `${page}.html`, source });
      }
    },
  };
}
