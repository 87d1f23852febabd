import { describe, expect, it } from "vitest";
import { board } from "../src/games/tumult_royal";
import { chronicle, prices, sectors, track } from "../src/games/tumult_royal/printed";
import { roundOf, trials } from "../src/games/tumult_royal/story";
import type { TumultView } from "../src/games/tumult_royal/types";
import type { Arg, TableEvent } from "../src/contract/table";

const told = (id: string, args: Record<string, Arg> = {}): TableEvent => ({ line: 0, kind: id, say: { id, args } });
const phase = (round: number, name: string): TableEvent => told("tr-phase", { round, phase: name });

describe("the story of the newest tumults", () => {
  const robbery = [
    told("tr-robbed", { seat: 0, goods: { bread: 4, tool: 1 } }),
    told("tr-robbed", { seat: 1, goods: { bread: 2, marble: 3 } }),
  ];
  const log = [
    phase(1, "tumults"),
    told("tr-content", { good: "bread", count: 9, demand: 9 }),
    phase(2, "robbery"),
    ...robbery,
    phase(2, "tumults"),
    told("tr-greed", { scores: [4, 2] }),
    told("tr-tumult", { good: "bread", count: 3, demand: 5, seat: 0 }),
    told("tr-gives", { seat: 0, count: 2, why: "punishment" }),
    told("tr-returns", { seat: 0, tiles: { bread_2: 1, bread_1: 2 } }),
    told("tr-content", { good: "marble", count: 8, demand: 5 }),
    phase(2, "placing"),
    told("tr-gives", { seat: 1, count: 9, why: "punishment" }),
  ];

  it("tells who robbed what, who was punished, and what it cost him", () => {
    expect(trials(log, 2)).toEqual([
      {
        good: "bread",
        left: 3,
        demand: 5,
        robbed: [4, 2],
        greed: [4, 2],
        punished: 0,
        followers: 2,
        returned: [
          ["bread_2", 1],
          ["bread_1", 2],
        ],
      },
      { good: "marble", left: 8, demand: 5, robbed: [0, 3], greed: null, punished: null, followers: 0, returned: [] },
    ]);
    expect(roundOf(log)).toBe(2);
  });

  it("is the last one until the next has begun", () => {
    expect(trials([...log, phase(3, "robbery")], 2).length).toBe(2);
    expect(trials([...log, phase(3, "tumults")], 2)).toEqual([]);
    expect([trials([], 2), roundOf([])]).toEqual([[], 0]);
  });
});

describe("the printed values", () => {
  it("are read where they stand, and nothing is made up where they do not", () => {
    const values = {
      field: { meadow: { bread: 2, statues: 1, free: true }, castle: { marble: 4, tool: 1, statues: 3 } },
      chronicle: { field_2: { statues: 2, end_number: 4 }, field_1: { statues: 3, turn: "left" } },
      disc: { sectors: [3, 1, 2] },
      statues: { each: 20 },
    };
    const found = prices(values);
    expect(found.map(({ kind }) => kind)).toEqual(["meadow", "forest", "mountain", "village", "castle"]);
    expect(found[0]).toEqual({ kind: "meadow", goods: [2, 0, 0], statues: 1, free: true });
    expect(found[4]).toEqual({ kind: "castle", goods: [0, 4, 1], statues: 3, free: false });
    expect(chronicle(values)).toEqual([
      { round: 1, statues: 3, turn: "left", end: null },
      { round: 2, statues: 2, turn: "none", end: 4 },
    ]);
    expect([sectors(values), track(values), sectors({}), track({})]).toEqual([[3, 1, 2], 20, [], 0]);
  });
});

describe("Tumult Royal at the table", () => {
  it("counts statues as points, by where they stand", () => {
    const points = (id: string, args: Record<string, Arg>) => board.points(told(id, args), {});
    expect(points("tr-first-statue", { seat: 1 })).toEqual({ seat: 1, points: 1, why: "first_statue" });
    expect(points("tr-places", { seat: 0, field: "castle", count: 3 })).toEqual({ seat: 0, points: 3, why: "castle" });
    expect(points("tr-robbed", { seat: 0, count: 3 })).toBeNull();
  });

  it("is before its first round while the first statues are set", () => {
    expect(board.situation({ round: 0, phase: "first_statues" } as TumultView)).toEqual({
      id: "phase-first_statues",
      args: {},
    });
    expect(board.situation({ round: 2, phase: "robbery" } as TumultView)).toEqual({
      id: "tr-phase",
      args: { round: 2, phase: "robbery" },
    });
  });
});
