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

/** The parts of a game's board, by the names of their files. */
function parts(game: string): Map<string, string> {
  const names = readdirSync(join(BOARDS, game)).filter((name) => name.endsWith(".svelte"));
  return new Map(names.map((name) => [name, readFileSync(join(BOARDS, game, name), "utf-8")]));
}

/** What a part of a board marks: `building.` for `building.${id}`, `disc` for `disc`. */
function marked(game: string, source: string): string[] {
  const calls = [
    ...source.matchAll(new RegExp(`origin\\("${game}", ([^)]*)\\)`, "g")),
    ...source.matchAll(new RegExp(`<Origin game="${game}" blocks=\\{\\[([^\\]]*)\\]`, "g")),
  ];
  return calls.flatMap(([, blocks = ""]) =>
    [...blocks.matchAll(/["`]([^"`]+)["`]/g)].map(([, block = ""]) => block.replace(/\$\{[^}]*\}/, "")),
  );
}

/** The families of things whose effect a part of a board tells: `governor`, `land`. */
function told(source: string): string[] {
  const calls = source.matchAll(/idOf\("(\w+)", [^,]+, "effect"\)|`(\w+)-\$\{[^}]+\}-effect`/g);
  return [...calls].map(([, byId, inText]) => byId ?? inText ?? "");
}

describe.each(games)("%s", (game) => {
  const all = origins(game);
  const doubtful = Object.keys(all).filter((block) => doubt(all, [block]) !== undefined);

  it("has values that are not from the rulebook", () => expect(doubtful.length).toBeGreaterThan(0));

  it("marks every one of them on its board", () => {
    const marks = [...parts(game).values()].flatMap((source) => marked(game, source));
    const bare = doubtful.filter(
      (block) => !marks.some((mark) => (mark.endsWith(".") ? block.startsWith(mark) : block === mark)),
    );
    expect(bare).toEqual([]);
  });

  it("marks them wherever their effect is told", () => {
    const inDoubt = (family: string) => doubtful.some((block) => block.startsWith(`${family}.`));
    const bare = [...parts(game)].flatMap(([name, source]) =>
      told(source)
        .filter((family) => inDoubt(family) && !marked(game, source).includes(`${family}.`))
        .map((family) => `${name}: ${family}`),
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
