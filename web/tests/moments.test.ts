import { describe, expect, it } from "vitest";
import type { Arg, TableEvent, View } from "../src/contract/table";
import { type Follow, type Moment, momentsOf, sameUntil, type SceneKind, sinceLastMove } from "../src/shell/moments";
import { deedsSince } from "../src/shell/table/since";

const told = (line: number, id: string, args: Record<string, Arg> = {}): TableEvent => ({
  line,
  kind: id,
  say: { id, args },
});
const view = (name: string): View => ({ game: name }) as View;

const winter: SceneKind = {
  begins: ({ kind }) => kind === "snow",
  ends: ({ kind }) => kind === "spring",
  worth: (events) => events.some(({ kind }) => kind === "freezes"),
  title: () => ({ id: "winter", args: {} }),
  steps: () => [0, 1],
  Scene: (() => undefined) as unknown as SceneKind["Scene"],
};
const follow: Follow = { quiet: new Set(["pays"]), scenes: [winter] };
const moments = (log: TableEvent[], from = 0): Moment[] =>
  momentsOf({ log, from, before: view("before"), after: view("after") }, follow);
const kinds = (log: TableEvent[], from = 0): string[] =>
  moments(log, from).map(
    ({ events, scene, seat, shows }) =>
      `${scene ? "scene" : String(seat)}: ${events.map(({ kind }) => kind).join(" ")}${shows ? " *" : ""}`,
  );

describe("what was told at once", () => {
  it("is one moment for each move: what was done, and what came of it", () => {
    const log = [
      told(1, "builds", { seat: 1 }),
      told(1, "scores", { seat: 1 }),
      told(1, "gains", { seat: 0 }),
      told(1, "gains", { seat: 2 }),
      told(2, "passes", { seat: 2 }),
    ];
    expect(kinds(log)).toEqual(["1: builds scores *", "0: gains gains", "2: passes"]);
    expect(moments(log).map(({ end }) => end)).toEqual([2, 4, 5]);
  });

  it("leaves out what the log alone tells, but does not lose it", () => {
    const log = [told(1, "pays", { seat: 1 }), told(1, "builds", { seat: 1 }), told(1, "pays", { seat: 1 })];
    expect(kinds(log)).toEqual(["1: builds *"]);
    expect(moments(log)[0]?.end).toBe(3);
    expect(kinds([told(1, "pays", { seat: 1 })])).toEqual(["null:  *"]);
  });

  it("begins where the log is new", () => {
    expect(kinds([told(1, "builds", { seat: 1 }), told(2, "passes", { seat: 2 })], 1)).toEqual(["2: passes *"]);
    expect(kinds([], 0)).toEqual(["null:  *"]);
  });

  it("makes a scene of a phase that passes by itself, and shows the new position only behind it", () => {
    const log = [
      told(1, "passes", { seat: 1 }),
      told(1, "snow"),
      told(1, "freezes", { seat: 0 }),
      told(1, "freezes", { seat: 2 }),
      told(1, "spring"),
    ];
    expect(kinds(log)).toEqual(["1: passes", "scene: snow freezes freezes", "null: spring *"]);
    const { scene } = moments(log)[1] as Moment;
    expect([scene?.from, scene?.end, scene?.before, scene?.after]).toEqual([1, 4, view("before"), view("after")]);
    expect(kinds(log.slice(0, 4))).toEqual(["1: passes", "scene: snow freezes freezes", "null:  *"]);
  });

  it("makes no scene of a phase in which nothing happens", () => {
    expect(kinds([told(1, "snow"), told(1, "spring")])).toEqual(["null: snow spring *"]);
  });
});

describe("two logs", () => {
  const log = [told(1, "a"), told(2, "b"), told(3, "c")];

  it("are the same as far as they tell the same", () => {
    expect(sameUntil(log, [told(1, "a"), told(2, "b"), told(3, "d")], 0)).toBe(2);
    expect(sameUntil(log, [told(1, "a")], 0)).toBe(1);
    expect(sameUntil(log, [...log.map((each) => ({ ...each })), told(4, "d")], 1)).toBe(3);
  });
});

describe("what happened since the own last move", () => {
  const log = [
    told(0, "begins", { seat: 0 }),
    told(1, "builds", { seat: 0 }),
    told(1, "scores", { seat: 0, points: 3 }),
    told(2, "builds", { seat: 1 }),
    told(2, "pays", { seat: 1 }),
    told(2, "gains", { seat: 0 }),
    told(3, "passes", { seat: 2 }),
    told(3, "scores", { seat: 1, points: 2 }),
    told(4, "builds", { seat: 1 }),
    told(4, "scores", { seat: 1, points: 4 }),
  ];
  const board = {
    points: ({ kind, say }: TableEvent) =>
      kind === "scores" ? { seat: Number(say.args["seat"]), points: Number(say.args["points"]), why: "" } : null,
  };

  it("begins behind the last line with a deed of one's own; what others did to one is none", () => {
    expect(sinceLastMove(log, 0)).toBe(3);
    expect(sinceLastMove(log, 2)).toBe(8);
    expect(sinceLastMove(log, 1)).toBe(10);
    expect([sinceLastMove(log, 3), sinceLastMove(log, null), sinceLastMove([], 0)]).toEqual([0, 0, 0]);
  });

  it("is a line for each of the others, the latest first, with all points meanwhile", () => {
    expect(deedsSince(log, 3, 0, board, {}, follow)).toEqual([
      { seat: 1, points: 6, last: log[8] },
      { seat: 2, points: 0, last: log[6] },
    ]);
    expect(deedsSince(log, 10, 0, board, {}, follow)).toEqual([]);
  });
});
