import { describe, expect, it } from "vitest";
import { narrow, same } from "../src/shell/narrowing";
import type { Offer } from "../src/contract/table";

const offer = (move: number, ...path: string[]): Offer => ({ move, path, say: { id: "", args: {} } });
const moves = (offers: Offer[], ...touched: string[]) => narrow(offers, touched).left.map(({ move }) => move);

describe("narrowing", () => {
  const dice = [
    offer(1, "die:0", "advisor:a"),
    offer(2, "die:0", "die:1", "advisor:b"),
    offer(3, "die:1", "advisor:c"),
  ];

  it("takes things in any order", () => {
    expect(moves(dice, "die:1")).toEqual([2, 3]);
    expect(moves(dice, "die:1", "die:0")).toEqual([2]);
    expect(moves(dice, "advisor:b")).toEqual([2]);
  });

  it("lights up what continues an offer that is left", () => {
    expect([...narrow(dice, ["die:1"]).open.keys()].sort()).toEqual(["advisor:b", "advisor:c", "die:0"]);
  });

  it("is done when one is left and the thing it is about has been touched", () => {
    expect(narrow(dice, ["die:1", "die:0"]).done).toBeNull();
    expect(narrow(dice, ["advisor:c"]).done?.move).toBe(3);
    expect(narrow([offer(9, "choice:no")], []).done).toBeNull();
  });

  it("counts equal things", () => {
    const goods = [offer(1, "good:gold", "good:gold"), offer(2, "good:gold", "good:wood")];
    expect(moves(goods, "good:gold")).toEqual([1, 2]);
    expect(narrow(goods, ["good:gold", "good:gold"]).done?.move).toBe(1);
  });

  it("reads offers that differ only in order from left to right", () => {
    const swaps = [offer(1, "good:gold", "good:wood"), offer(2, "good:wood", "good:gold")];
    expect(moves(swaps, "good:wood")).toEqual([2]);
    expect(narrow(swaps, ["good:wood", "good:gold"]).done?.move).toBe(2);
    expect([narrow(swaps, []).ordered, narrow(dice, []).ordered]).toEqual([true, false]);
  });

  it("counts how many offers a thing leaves", () => {
    expect([...narrow(dice, []).open]).toEqual([
      ["die:0", 2],
      ["advisor:a", 1],
      ["die:1", 2],
      ["advisor:b", 1],
      ["advisor:c", 1],
    ]);
  });

  it("leaves nothing after a thing that is in no offer", () => {
    expect(narrow(dice, ["advisor:x"])).toEqual({ left: [], open: new Map(), done: null, ordered: false });
  });

  it("offers only the next thing where order matters, and others in any order beside", () => {
    const swaps = [offer(1, "good:gold", "good:wood"), offer(2, "good:wood", "good:gold"), offer(3, "choice:stop")];
    expect([...narrow(swaps, []).open.keys()]).toEqual(["good:gold", "good:wood", "choice:stop"]);
    expect([...narrow(swaps, ["good:gold"]).open.keys()]).toEqual(["good:wood"]);
    expect(narrow(swaps, ["choice:stop"]).done?.move).toBe(3);
  });
});

describe("the same offers", () => {
  it("have the same moves by the same things, whatever is said of them", () => {
    const said = { ...offer(1, "die:0"), say: { id: "other", args: {} } };
    expect(same([offer(1, "die:0")], [said])).toBe(true);
    expect(same([offer(1, "die:0")], [offer(2, "die:0")])).toBe(false);
    expect(same([offer(1, "die:0")], [offer(1, "die:1")])).toBe(false);
    expect(same([offer(1, "die:0")], [])).toBe(false);
    expect(same([], [])).toBe(true);
  });
});
