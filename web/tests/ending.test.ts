import { describe, expect, it } from "vitest";
import { moments, placed, sources } from "../src/shell/ending";
import type { Report } from "../src/contract/table";

describe("how one did", () => {
  it("says place and margin", () => {
    const result = { scores: [31, 28, 40], ranking: [2, 3, 1], winners: [2] };
    expect(placed(result, 2)).toEqual({ id: "did-won", args: { points: 40, margin: 9 } });
    expect(placed(result, 0)).toEqual({
      id: "did-place",
      args: { place: 2, count: 3, points: 31, margin: 9, seat: 2 },
    });
  });

  it("tells a tie that was broken from a victory that is shared", () => {
    expect(placed({ scores: [30, 30], ranking: [1, 2], winners: [0] }, 0).id).toBe("did-won-tie");
    expect(placed({ scores: [30, 30], ranking: [1, 2], winners: [0] }, 1).id).toBe("did-place-tie");
    expect(placed({ scores: [30, 30], ranking: [1, 1], winners: [0, 1] }, 1).id).toBe("did-shared");
  });

  it("compares the sources of points with the average of the others", () => {
    const rows: [string, number[]][] = [
      ["building", [20, 10, 13]],
      ["advisor", [2, 6, 5]],
      ["enemy", [1, 1, 1]],
    ];
    // 20 - 11.5 = 8.5 more, 2 - 5.5 = 3.5 fewer.
    expect(sources(rows, 0)).toEqual({ best: { row: "building", more: 8.5 }, worst: { row: "advisor", more: -3.5 } });
    expect(sources([["enemy", [1, 1]]], 0)).toEqual({});
  });

  it("names the luckiest moment and the dearest decision", () => {
    const nothing = { start: [], luck: [], own: [], others: [], result: [] };
    const say = { id: "x", args: {} };
    const costly = { points: 1, asked: say, played: say, better: say, path: [] };
    const report: Report = {
      course: [
        { ply: 3, shares: [0.4, 0.6], luck: [0.02, -0.02], decided: false },
        { ply: 7, shares: [0.6, 0.4], luck: [0.2, -0.2], decided: false },
      ],
      decisions: [
        { ply: 9, seat: 1, cost: 0.3, ...costly },
        { ply: 5, seat: 0, cost: 0.1, ...costly },
        { ply: 6, seat: 0, cost: 0.05, ...costly },
      ],
      shares: nothing,
      points: nothing,
      care: [],
    };
    expect(moments(report, 0)).toEqual({ best: { ply: 7, share: 0.2 }, worst: { ply: 5, share: -0.1 } });
    expect(moments(report, 1)).toEqual({ worst: { ply: 9, share: -0.3 } });
  });
});
