import { describe, expect, it } from "vitest";
import type { Offer } from "../src/contract/table";
import { gathered, worded } from "../src/shell/table/gathering";

const offer = (move: number, ...path: string[]): Offer => ({ move, path, say: { id: "", args: {} } });
const shape = (offers: Offer[], touched: string[] = [], ordered = false) =>
  gathered(offers, touched, ordered).map(({ thing, offers: group }) => [thing, group.map(({ move }) => move)]);

/** Five dice each for two advisors, and to pass: eleven offers. */
const many = [
  ...[0, 1, 2, 3, 4].map((die) => offer(die, `die:${die}`, "advisor:jester")),
  ...[0, 1, 2, 3, 4].map((die) => offer(10 + die, `die:${die}`, "advisor:queen")),
  offer(20, "choice:pass"),
];

describe("offers to choose from in words", () => {
  it("stay alone while they are few", () => {
    expect(shape(many.slice(0, 9))).toEqual(many.slice(0, 9).map(({ move, path }) => [path[1], [move]]));
  });

  it("are gathered by the thing they end at when they are many", () => {
    expect(shape(many)).toEqual([
      ["advisor:jester", [0, 1, 2, 3, 4]],
      ["advisor:queen", [10, 11, 12, 13, 14]],
      ["choice:pass", [20]],
    ]);
  });

  it("are told apart by their way once the thing they end at was touched", () => {
    const ways = Array.from({ length: 10 }, (_, at) => offer(at, `die:${at}`, "advisor:queen"));
    const found = shape(ways, ["advisor:queen"]);
    expect(found.length).toBe(10);
    expect(found[3]).toEqual(["die:3 advisor:queen", [3]]);
  });

  it("are gathered by what comes next where order matters", () => {
    const swaps = ["gold", "wood", "stone"].flatMap((give, one) =>
      ["fish", "bread", "salt", "iron"].map((take, two) => offer(4 * one + two, `good:${give}`, `good:${take}`)),
    );
    expect(shape(swaps, [], true)).toEqual([
      ["good:gold", [0, 1, 2, 3]],
      ["good:wood", [4, 5, 6, 7]],
      ["good:stone", [8, 9, 10, 11]],
    ]);
    expect(shape([...swaps.slice(0, 4), ...swaps], ["good:gold"], true)[0]).toEqual(["good:fish", [0, 0, 4, 8]]);
  });
});

describe("what the bar says in words", () => {
  const said = (count: number, ...standing: string[]) =>
    worded(
      Array.from({ length: count }, (_, at) => ({ thing: `place:${at}` })),
      new Set(standing),
    ).map(({ thing }) => thing);

  it("is all of a short list", () => {
    expect(said(9, "place:0", "place:1")).toHaveLength(9);
  });

  it("is of a long list what does not stand on the board", () => {
    expect(said(10, ...Array.from({ length: 9 }, (_, at) => `place:${at}`))).toEqual(["place:9"]);
  });
});
