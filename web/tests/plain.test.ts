import { describe, expect, it } from "vitest";
import type { View } from "../src/contract/table";
import { bundleOf, Texts } from "../src/shell/fluent";
import { lines, pointsIn } from "../src/shell/plain/lines";

const common: View = { game: "toy", ply: 3, question: "lay", to_act: [0], over: false, ranking: null };

describe("the plain board", () => {
  it("tells every field of the game's own, and none of those that all views have", () => {
    const view = { ...common, gift: 4, hands: [[1, 2], []], in_hand: { gold: 2, wood: 0 }, laid: [] };
    expect(lines(view)).toEqual(["gift: 4", "hands: (1  2)  (-)", "in hand: gold 2, wood 0", "laid: -"]);
  });

  it("knows the points where a view tells them", () => {
    expect([pointsIn({ ...common, points: [3, 1] } as View), pointsIn(common)]).toEqual([[3, 1], []]);
  });
});

describe("a game without words", () => {
  it("is told by the ids of its messages", () => {
    const texts = new Texts(bundleOf("en", []), ["Ann", "Ben"], {}, {}, true);
    expect(texts.tell({ id: "tribute-do-lay", args: { card: 3 } })).toBe("lay, card 3");
    expect(texts.tell({ id: "tribute-shown", args: { seat: 1, cards: [2, 5] } })).toBe("shown, seat Ben, cards 2, 5");
  });
});
