/**
 * A page of its own for each kind of address: the same page, with links to what that kind needs first. A table has one for
 * each game (`table-mil.html`), for which the server knows the game.
 */

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

const BOARD = /\/games\/(\w+)\/index\.ts$/;

const chunksOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((each) => each.type === "chunk");

/** The files that hold a module and all that it imports, what is imported first, without the entry itself. */
function needs(bundle: Rollup.OutputBundle, module: string): Rollup.OutputChunk[] {
  const chunks = chunksOf(bundle);
  const found: Rollup.OutputChunk[] = [];
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || found.includes(chunk)) return;
    chunk.imports.forEach((each) => add(chunks.find(({ fileName }) => fileName === each)));
    found.push(chunk);
  };
  add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  if (!found.length) throw new Error(`no file holds ${module}`);
  return found;
}

const script = (chunk: Rollup.OutputChunk): string =>
  `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`;
const style = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** The page with a script that runs before all others, and with links to what these files need. */
function linked(plain: string, first: Rollup.OutputChunk, chunks: Rollup.OutputChunk[], game?: string): string {
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const others = chunks.filter((each) => each !== first);
  const links = [...others.map(script), ...[...styles].map(style)].filter((link) => !plain.includes(link));
  const begun = plain
    .replace(`    ${script(first)}\n`, "")
    .replace(
      "    <script",
      `    <script type="module" async crossorigin src="/${first.fileName}"></script>\n    <script`,
    )
    .replace("  </head>", `${links.map((link) => `    ${link}\n`).join("")}  </head>`);
  return game ? begun.replace("<html", `<html data-game="${game}"`) : begun;
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
      const first = needs(bundle, "/src/begin.ts").at(-1);
      if (!first) throw new Error("nothing comes first");
      const pages = Object.entries(PAGES).map(([page, component]) => ({
        page,
        source: linked(plain, first, needs(bundle, `/${component}.svelte`)),
      }));
      const games = new Set(
        chunksOf(bundle).flatMap(({ facadeModuleId }) => BOARD.exec(facadeModuleId ?? "")?.[1] ?? []),
      );
      for (const game of games) {
        const chunks = [...needs(bundle, `/${PAGES["table"]}.svelte`), ...needs(bundle, `/games/${game}/index.ts`)];
        pages.push({ page: `table-${game}`, source: linked(plain, first, [...new Set(chunks)], game) });
      }
      for (const { page, source } of pages) {
        if (page === "index") index.source = source;
        else this.emitFile({ type: "asset", fileName: `${page}.html`, source });
      }
    },
  };
}
