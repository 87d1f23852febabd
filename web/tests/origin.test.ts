import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { doubt } from "../src/shell/origin";

const GAMES = "../src/tafelrunde/games";
const BOARDS = "src/games";
const games = readdirSync(BOARDS);

/** The blocks of a game's components files, and the origin of each. */
function origins(game: string): Record<string, { origin: string; note: string }> {
  const folder = join(GAMES, game, "components");
  const found: Record<string, { origin: string; note: string }> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".toml"))) {
    let block = "";
    for (const line of readFileSync(join(folder, file), "utf-8").split("\n")) {
      block = /^\[([^\]]+)\]/.exec(line)?.[1]?.replaceAll('"', "") ?? block;
      const origin = /^origin = "(\w+)"/.exec(line)?.[1];
      if (origin) found[block] = { origin, note: "" };
    }
  }
  return found;
}

/** What the boards of a game mark: `building.` for `building.${id}`, `disc` for `disc`. */
function marked(game: string): string[] {
  const sources = readdirSync(join(BOARDS, game))
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(join(BOARDS, game, name), "utf-8"));
  const calls = sources.flatMap((source) => [
    ...source.matchAll(new RegExp(`origin\\("${game}", ([^)]*)\\)`, "g")),
    ...source.matchAll(new RegExp(`<Origin game="${game}" blocks=\\{\\[([^\\]]*)\\]`, "g")),
  ]);
  return calls.flatMap(([, blocks = ""]) =>
    [...blocks.matchAll(/["`]([^"`]+)["`]/g)].map(([, block = ""]) => block.replace(/\$\{[^}]*\}/, "")),
  );
}

describe.each(games)("%s", (game) => {
  const all = origins(game);
  const doubtful = Object.keys(all).filter((block) => doubt(all, [block]) !== undefined);

  it("has values that are not from the rulebook", () => expect(doubtful.length).toBeGreaterThan(0));

  it("marks every one of them on its board", () => {
    const marks = marked(game);
    const bare = doubtful.filter(
      (block) => !marks.some((mark) => (mark.endsWith(".") ? block.startsWith(mark) : block === mark)),
    );
    expect(bare).toEqual([]);
  });
});

describe("doubt", () => {
  const known = {
    "card.a": { origin: "rulebook", note: "" },
    "card.b": { origin: "public", note: "" },
    "card.c": { origin: "reconstructed", note: "" },
    disc: { origin: "owner", note: "" },
  };

  it("names the least certain origin", () => {
    expect(doubt(known, ["card.b", "card.c"])).toBe("reconstructed");
    expect(doubt(known, ["card."])).toBe("reconstructed");
    expect(doubt(known, ["card.b"])).toBe("public");
  });

  it("is silent about what the rulebook or the owner says", () => {
    expect(doubt(known, ["card.a", "disc"])).toBeUndefined();
    expect(doubt(known, ["card"])).toBeUndefined();
  });
});
