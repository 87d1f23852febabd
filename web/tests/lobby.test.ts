import { describe, expect, it } from "vitest";
import type { GameInfo, OptionSpec } from "../src/contract/table";
import { levelsFirst } from "../src/shell/bots.svelte";
import { chosenPreset, mattering } from "../src/shell/lobby/presets";

const options: OptionSpec[] = [
  { name: "players", kind: "number", default: 4, low: 2, high: 5 },
  { name: "edition", kind: "choice", default: "2e", values: ["1e", "2e"] },
  { name: "modules", kind: "subset", default: [], values: [1, 2] },
  { name: "house", kind: "flag", default: false },
];
const usual = { players: 4, edition: "2e", modules: [], house: false };
const presets = { second: usual, all: { ...usual, modules: [1, 2] }, first: { ...usual, edition: "1e" } };
const game = { options, presets } as unknown as GameInfo;

describe("the set-up form", () => {
  it("shows how many play and what presets differ in; the rest is folded away", () => {
    expect(mattering(game).map(({ name }) => name)).toEqual(["players", "edition", "modules"]);
    expect(mattering({ ...game, presets: {} })).toEqual(options);
  });

  it("marks the preset that was chosen, however many play", () => {
    expect(chosenPreset(game, { ...usual, modules: [1, 2] })).toBe("all");
    expect(chosenPreset(game, { ...usual, players: 2 })).toBe("second");
    expect(chosenPreset(game, { ...usual, house: true })).toBe("");
  });

  it("prefers the preset for as many as play", () => {
    const duel = { ...game, presets: { standard: usual, duel: { ...usual, players: 2 } } };
    expect(chosenPreset(duel, { ...usual, players: 2 })).toBe("duel");
  });

  it("lists the levels before what they are measured by", () => {
    expect(levelsFirst(["random", "greedy", "page", "king", "own"])).toEqual([
      "page",
      "king",
      "own",
      "random",
      "greedy",
    ]);
  });
});
