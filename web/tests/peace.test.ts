import { describe, expect, it } from "vitest";
import { adds, canAdd, canTake, changed, hasWorth, sum, worth } from "../src/shell/amounts";
import { Choosing } from "../src/shell/choosing.svelte";
import { asksBefore, readLiked } from "../src/shell/settings.svelte";
import type { Amounts, Offer } from "../src/contract/table";

const offer = (move: number, ...path: string[]): Offer => ({ move, path, say: { id: "", args: {} } });
const dice = () => [offer(1, "die:0", "advisor:a"), offer(2, "die:0", "advisor:b"), offer(3, "die:1", "advisor:c")];

function careful() {
  const taken: number[] = [];
  const choosing = new Choosing(
    ({ move }) => taken.push(move),
    () => undefined,
    () => true,
  );
  choosing.offer(dice());
  return { choosing, taken };
}

describe("whoever is careful", () => {
  it("sees first what would be done, and does it with a second touch", () => {
    const { choosing, taken } = careful();
    choosing.touch("die:0");
    choosing.touch("advisor:b");
    expect([taken, choosing.held?.move, choosing.state("advisor:b")]).toEqual([[], 2, "chosen"]);
    choosing.touch("advisor:b");
    expect([taken, choosing.held]).toEqual([[2], null]);
  });

  it("may touch another thing instead, or go back", () => {
    const { choosing, taken } = careful();
    choosing.touch("die:0");
    choosing.touch("advisor:b");
    choosing.touch("advisor:a");
    expect([choosing.held?.move, choosing.touched]).toEqual([1, ["die:0"]]);
    choosing.back();
    expect([choosing.held, choosing.touched]).toEqual([null, ["die:0"]]);
    choosing.back();
    expect([choosing.touched, taken]).toEqual([[], []]);
  });

  it("says so in words as well: once to see it, once to do it", () => {
    const { choosing, taken } = careful();
    const [, second] = dice();
    choosing.take(second as Offer);
    expect([taken, choosing.held?.move]).toEqual([[], 2]);
    choosing.take(second as Offer);
    expect(taken).toEqual([2]);
    choosing.take(second as Offer);
    choosing.confirm();
    expect(taken).toEqual([2, 2]);
  });

  it("holds nothing that is no longer possible", () => {
    const { choosing, taken } = careful();
    choosing.take(offer(3, "die:1", "advisor:c"));
    choosing.offer(dice().slice(0, 2));
    choosing.confirm();
    expect([choosing.held, taken]).toEqual([null, []]);
  });
});

describe("what cannot be taken back", () => {
  it("is asked about where it ends a turn, unless somebody likes it otherwise", () => {
    const asked = (wish: "turn" | "always" | "never") =>
      ([undefined, "move", "turn"] as const).map((final) => asksBefore(final, 3, wish));
    expect(asked("turn")).toEqual([false, false, true]);
    expect(asked("always")).toEqual([false, true, true]);
    expect(asked("never")).toEqual([false, false, false]);
  });

  it("is done without a question where there is no choice", () => {
    expect(asksBefore("turn", 1, "always")).toBe(false);
  });
});

describe("so many of each", () => {
  const bid = (total: number | null = null): Amounts => ({
    each: [
      { thing: "cube:gold", least: 1, most: 3, worth: 5, start: 1 },
      { thing: "cube:food", least: 0, most: 2, worth: 1, start: 0 },
    ],
    total,
  });

  it("comes to a number and a worth", () => {
    expect([sum([2, 1]), worth(bid(), [2, 1]), hasWorth(bid())]).toEqual([3, 11, true]);
  });

  it("goes from the least to the most, and no further than the total", () => {
    expect([canTake(bid(), [1, 0], 0), canTake(bid(), [2, 0], 0)]).toEqual([false, true]);
    expect([canAdd(bid(), [3, 2], 0), canAdd(bid(), [2, 2], 0), canAdd(bid(4), [2, 2], 0)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(changed([1, 0], 1, 1)).toEqual([1, 1]);
  });

  it("can be said when it adds up", () => {
    expect([adds(bid(), [1, 0]), adds(bid(2), [1, 0]), adds(bid(2), [1, 1])]).toEqual([true, false, true]);
  });
});

describe("what somebody likes", () => {
  const usual = { motion: "system", size: "usual", theme: "light", confirm: "touch", final: "turn", volume: 6 };

  it("is as usual where nothing was kept, or nothing that makes sense", () => {
    for (const kept of [null, "", "null", "[", '"dark"', '{"theme": "pink", "volume": "loud"}'])
      expect(readLiked(kept)).toEqual(usual);
  });

  it("is what was kept", () => {
    const liked = { motion: "less", size: "large", theme: "contrast", confirm: "never", final: "always", volume: 0 };
    expect(readLiked(JSON.stringify(liked))).toEqual(liked);
    expect(readLiked('{"volume": 99}').volume).toBe(10);
  });
});
