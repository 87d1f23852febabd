/**
 * Makes the TypeScript of the contract from the JSON schemas beside this file: `npm run contract`, or only looks whether it
 * is what they make (`--check`). Every definition becomes a type of its name; what a game shares with the table comes
 * from there.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import * as prettier from "prettier";

const HERE = import.meta.dirname;
const CONTRACT = join(HERE, "..", "src", "contract");
const BANNER = "/** Made by `make contract` from the types of the server. Do not change it here. */\n";
const OF_GAMES = `
/** A thing on the table. */
export type Thing = Family | \`\${Family}:\${string}\`;

/** What happened, by the rules of this game. */
export type Told = TableEvent & { kind: EventKind };
`;
const REFERENCE = "#/$defs/";

const definitions = (name) => JSON.parse(readFileSync(join(HERE, `${name}.json`), "utf8")).$defs;

/** All files of the contract by name. */
async function contract() {
  const names = readdirSync(HERE).flatMap((file) => (file.endsWith(".json") ? [file.replace(".json", "")] : []));
  const table = definitions("table");
  const files = names.map(async (name) => [
    `${name}.ts`,
    await file(name, definitions(name), name === "table" ? {} : table),
  ]);
  return { ...Object.fromEntries(await Promise.all(files)), "messages.ts": await messages(names) };
}

/** The ids of all messages, and what they begin with: `board-pile` of `board-pile-draw`. */
async function messages(names) {
  const ids = names.flatMap((name) => definitions(name).MessageId.enum);
  const begins = (id) => id.split("-").map((_, at, parts) => parts.slice(0, at).join("-"));
  const families = [...new Set(ids.flatMap(begins))].filter(Boolean).sort();
  const text = [
    BANNER,
    ...names.map((name) => `import type { MessageId as In_${name} } from "./${name}";`),
    `/** Everything that can be said: by kernel and shell, and by each game. */`,
    `export type AnyMessageId = ${names.map((name) => `In_${name}`).join(" | ")};`,
    `/** What the ids of messages begin with. */`,
    `export type MessageFamily = ${families.map((family) => JSON.stringify(family)).join(" | ")};`,
  ];
  return formatted("messages.ts", text.join("\n"));
}

async function file(name, all, known) {
  const shared = Object.keys(all).filter((each) => JSON.stringify(all[each]) === JSON.stringify(known[each]));
  const own = Object.entries(all).filter(([each]) => !shared.includes(each));
  const types = await Promise.all(own.map(([each, schema]) => type(each, schema)));
  const spoken = types.join("\n");
  const taken =
    name === "table" ? [] : [...shared.filter((each) => new RegExp(`\\b${each}\\b`).test(spoken)), "TableEvent"];
  const imports = taken.length ? [`import type { ${taken.join(", ")} } from "./table";\n`] : [];
  const more = all.Family ? [OF_GAMES] : [];
  return formatted(`${name}.ts`, [BANNER, ...imports, ...types, ...more].join("\n"));
}

async function formatted(name, text) {
  const path = join(CONTRACT, name);
  return prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path });
}

const type = (name, schema) =>
  compile(named(schema), name, { bannerComment: "", additionalProperties: false, format: false });

/** Other definitions are meant by their name, not repeated; an object of which nothing is said may hold anything. */
function named(node) {
  if (Array.isArray(node)) return node.map(named);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { tsType: node.$ref.replace(REFERENCE, "") };
  if (node.type === "object" && !node.properties && !node.additionalProperties)
    return { tsType: "Record<string, unknown>" };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, named(value)]));
}

const made = await contract();
const kept = (name) => (existsSync(join(CONTRACT, name)) ? readFileSync(join(CONTRACT, name), "utf8") : "");
const stale = Object.keys(made).filter((name) => made[name] !== kept(name));
if (!process.argv.includes("--check")) {
  for (const name of stale) writeFileSync(join(CONTRACT, name), made[name]);
} else if (stale.length) {
  console.error(`src/contract is not what the server's types say (${stale.join(", ")}): run make contract`);
  process.exit(1);
}
