import { describe, expect, it } from "vitest";
import type { GameBoard, Points } from "../src/shell/boards";
import type { Texts } from "../src/shell/fluent";
import { byFamily, course, gains } from "../src/shell/points";
import type { TableEvent } from "../src/contract/table";

const told = (line: number, id: string): TableEvent => ({ line, kind: id, say: { id, args: {} } });
const POINTS: Record<string, Points | Points[]> = {
  inn: { seat: 0, points: 2, why: "inn" },
  raid: [
    { seat: 1, points: 1, why: "raid" },
    { seat: 0, points: -1, why: "raid" },
  ],
};
const board = { points: ({ kind }: TableEvent) => POINTS[kind] ?? null } as unknown as GameBoard;
const events = [told(1, "inn"), told(1, "inn"), told(2, "nothing"), told(4, "raid")];
const all = gains(events, board, {});

describe("points", () => {
  it("are told by events: of one player, of several, or none", () => {
    expect(all).toEqual([
      { ply: 1, seat: 0, points: 2, why: "inn" },
      { ply: 1, seat: 0, points: 2, why: "inn" },
      { ply: 4, seat: 1, points: 1, why: "raid" },
      { ply: 4, seat: 0, points: -1, why: "raid" },
    ]);
  });

  it("are summed by family and seat, what moved most points first", () => {
    const texts = { family: (id: string) => (["inn", "statue"].includes(id) ? "building" : "why") } as Texts;
    const more = [{ ply: 5, seat: 1, points: 3, why: "statue" }, ...all];
    expect(byFamily(more, texts, 2)).toEqual([
      ["building", [4, 3]],
      ["raid", [-1, 1]],
    ]);
  });

  it("run from nothing through every ply that changed them", () => {
    expect(course(all, 2)).toEqual([
      { ply: 0, scores: [0, 0] },
      { ply: 1, scores: [4, 0] },
      { ply: 4, scores: [3, 1] },
    ]);
  });
});
