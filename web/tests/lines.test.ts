import { describe, expect, it } from "vitest";
import type { Arg, TableEvent } from "../src/contract/table";
import { isShown, seatOf, thingsOf } from "../src/shell/table/lines";

const told = (id: string, args: Record<string, Arg>): TableEvent => ({ line: 0, kind: id, say: { id, args } });
const board = { points: ({ kind }: TableEvent) => (kind === "scores" ? { seat: 0, points: 1, why: "" } : null) };
const log = [
  told("phase", { phase: "spring" }),
  told("builds", { seat: 0, building: "statue" }),
  told("scores", { seat: 0, points: 3 }),
  told("scores", { seat: 1, points: 2 }),
  told("runs-out", { seat: -1 }),
];
const shown = (filter: string) => log.flatMap((event, at) => (isShown(event, filter, board, {}) ? [at] : []));

describe("lines of the log", () => {
  it("belong to a seat, or to all", () => {
    expect(log.map(seatOf)).toEqual([null, 0, 0, 1, null]);
  });

  it("are shown all, those with points, or those of one player, and always what concerns all", () => {
    expect(shown("all")).toEqual([0, 1, 2, 3, 4]);
    expect(shown("points")).toEqual([0, 2, 3, 4]);
    expect(shown("0")).toEqual([0, 1, 2, 4]);
    expect(shown("1")).toEqual([0, 3, 4]);
  });

  it("speak of things, and of the thing that is their reason", () => {
    const texts = { family: (id: string) => (id === "statue" ? "building" : "why") };
    const event = told("scores", { seat: 1, advisor: "king", why: "statue", dice: [3, 4], goods: { gold: 2 } });
    expect([...thingsOf(event, texts)]).toEqual(["seat:1", "advisor:king", "building:statue"]);
    expect([...thingsOf(told("scores", { why: "end" }), texts)]).toEqual(["why:end"]);
  });
});
