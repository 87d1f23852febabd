/**
 * Makes the TypeScript of the contract from the JSON schemas beside this file: `npm run contract`. Every definition
 * becomes a type of its name; what a game shares with the table comes from there.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import * as prettier from "prettier";

const HERE = new URL(".", import.meta.url);
export const CONTRACT = new URL("../src/contract/", import.meta.url);
const BANNER = "/** Made by `make contract` from the types of the server. Do not change it here. */\n";
const REFERENCE = "#/$defs/";

const definitions = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, HERE), "utf8")).$defs;

/** All files of the contract by name. */
export async function contract() {
  const names = readdirSync(HERE).flatMap((file) => (file.endsWith(".json") ? [file.replace(".json", "")] : []));
  const table = definitions("table");
  const files = names.map(async (name) => [
    `${name}.ts`,
    await file(name, definitions(name), name === "table" ? {} : table),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

async function file(name, all, known) {
  const shared = Object.keys(all).filter((each) => JSON.stringify(all[each]) === JSON.stringify(known[each]));
  const own = Object.entries(all).filter(([each]) => !shared.includes(each));
  const types = await Promise.all(own.map(([each, schema]) => type(each, schema)));
  const imports = shared.length ? [`import type { ${shared.join(", ")} } from "./table";\n`] : [];
  const things = all.Family ? ["export type Thing = Family | `${Family}:${string}`;"] : [];
  const path = fileURLToPath(new URL(`${name}.ts`, CONTRACT));
  const style = await prettier.resolveConfig(path);
  return prettier.format([BANNER, ...imports, ...types, ...things].join("\n"), { ...style, filepath: path });
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await contract())) writeFileSync(new URL(name, CONTRACT), text);
}
