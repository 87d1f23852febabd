import { describe, expect, it } from "vitest";
import { betterThings, gradeOf } from "../src/shell/table/grading";
import { inOrder, myTurn, standing } from "../src/shell/lobby/standing";
import { plyIn } from "../src/shell/table/stepping";
import type { Texts } from "../src/shell/fluent";
import type { Found, Report, TableInfo } from "../src/contract/table";

const texts = {
  say: (id: string, args: object = {}) =>
    `${id}${Object.values(args).length ? ` ${Object.values(args).join(" ")}` : ""}`,
  tell: ({ id, args }: { id: string; args: object }) => `${id} ${Object.values(args).join(" ")}`,
} as unknown as Texts;

function found(id: string, more: Partial<Found> = {}, table: Partial<TableInfo> = {}): Found {
  const seats = ["Ann", "Brian"].map((name) => ({ name }));
  return {
    table: { id, status: "playing", created: 1, result: null, seats, ...table } as TableInfo,
    seat: 0,
    to_act: [],
    chapter: null,
    ...more,
  };
}

describe("my tables", () => {
  it("say whose turn it is in which round, and how they ended", () => {
    const chapter = { id: "chapter-year", args: { year: 3 } };
    expect(standing(found("a", { to_act: [0], chapter }), texts)).toBe("chapter-year 3 · your-turn");
    expect(standing(found("a", { to_act: [1], chapter }), texts)).toBe("chapter-year 3 · waiting-for Brian");
    const result = { scores: [31, 40], ranking: [2, 1], winners: [1] };
    expect(standing(found("a", {}, { status: "over", result }), texts)).toBe("stands-place 2 2 31 · stands-won Brian");
    expect(standing(found("a", { seat: null }, { status: "over", result }), texts)).toBe("stands-won Brian");
    expect(standing(found("a", {}, { status: "open" }), texts)).toBe("");
  });

  it("begin with those that wait for me", () => {
    const tables = [
      found("over", {}, { status: "over" }),
      found("waits", {}, { status: "open" }),
      found("older", { to_act: [1] }),
      found("newer", { to_act: [1] }, { created: 2 }),
      found("mine", { to_act: [0] }),
    ];
    expect(inOrder(tables).map(({ table }) => table.id)).toEqual(["mine", "newer", "older", "waits", "over"]);
    expect(myTurn(found("shared", { seat: 0, to_act: [1] }), [0, 1])).toBe(true);
  });
});

describe("an analysis beside a replay", () => {
  const say = { id: "x", args: {} };
  const costly = { seat: 0, points: 1, asked: say, played: say, better: say };
  const nothing = { start: [], luck: [], own: [], others: [], result: [] };
  const report: Report = {
    course: [3, 4, 5, 6, 7].map((ply) => ({ ply, shares: [], luck: [], decided: ply !== 4 })),
    decisions: [
      { ply: 5, cost: 0.2, path: ["die:0", "advisor:king"], ...costly },
      { ply: 6, cost: 0.05, path: [], ...costly },
      { ply: 7, cost: 0.01, path: [], ...costly },
    ],
    shares: nothing,
    points: nothing,
    care: [],
  };

  it("grades the move that was made", () => {
    expect([3, 4, 5, 6, 7].map((ply) => gradeOf(report, ply))).toEqual(["good", null, "blunder", "mistake", "slip"]);
  });

  it("lights the things of the better move before it is made", () => {
    expect([...betterThings(report, 4)]).toEqual(["die:0", "advisor:king"]);
    expect([...betterThings(report, 5)]).toEqual([]);
    expect([...betterThings(null, 4)]).toEqual([]);
  });

  it("finds the move in an address", () => {
    expect([plyIn("#ply=57"), plyIn(""), plyIn("#x")]).toEqual([57, 0, 0]);
  });
});
