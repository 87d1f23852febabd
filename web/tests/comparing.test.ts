import { describe, expect, it } from "vitest";
import { comparison } from "../src/shell/table/comparing";

const advice = (move: number, share: number, over: number | null, more: number) => ({
  move,
  share,
  points: 30,
  over,
  more,
  because: [],
});

describe("a hint compares a move with its neighbour", () => {
  const said = (share: number, other: number, more: number) =>
    comparison(advice(1, share, 2, more), [advice(1, share, 2, more), advice(2, other, 1, -more)]);

  it("by points where they agree with the order", () => {
    expect(said(0.27, 0.19, 0.7)).toEqual({ id: "hint-more", against: false });
    expect(said(0.19, 0.27, -0.7)).toEqual({ id: "hint-fewer", against: true });
    expect(said(0.27, 0.27, -0.4)).toEqual({ id: "hint-fewer", against: true });
  });

  it("by victories, and says that points speak otherwise", () => {
    expect(said(0.13, 0.12, -0.7)).toEqual({ id: "hint-wins-more-fewer", against: false });
    expect(said(0.12, 0.13, 0.7)).toEqual({ id: "hint-wins-less-more", against: false });
  });

  it("by victories alone where points are the same, or not at all", () => {
    expect(said(0.13, 0.12, 0)).toEqual({ id: "hint-wins-more", against: false });
    expect(said(0.12, 0.13, 0)).toEqual({ id: "hint-wins-less", against: true });
    expect(said(0.27, 0.27, 0)).toEqual({ id: "hint-as-good", against: false });
    expect(comparison(advice(1, 0.5, null, 0), [])).toEqual({ id: "hint-only", against: false });
  });
});
