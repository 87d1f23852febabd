import { describe, expect, it } from "vitest";
import { Choosing } from "../src/shell/choosing.svelte";
import type { Offer } from "../src/contract/table";

const offer = (move: number, ...path: string[]): Offer => ({ move, path, say: { id: "", args: {} } });
const dice = () => [offer(1, "die:0", "advisor:a"), offer(2, "die:0", "advisor:b"), offer(3, "die:1", "advisor:c")];

describe("a choice in the making", () => {
  it("goes on while others do something that leaves it the same offers", () => {
    const taken: number[] = [];
    const choosing = new Choosing(({ move }) => taken.push(move));
    choosing.offer(dice());
    choosing.touch("die:0");
    choosing.offer(dice().map((each) => ({ ...each, say: { id: "other", args: {} } })));
    expect(choosing.touched).toEqual(["die:0"]);
    expect(choosing.left.map(({ say }) => say.id)).toEqual(["other", "other"]);
    choosing.touch("advisor:b");
    expect(taken).toEqual([2]);
  });

  it("begins anew with other offers, or with others that have the same numbers", () => {
    const choosing = new Choosing(() => undefined);
    for (const others of [dice().slice(1), [offer(1, "die:0", "advisor:x"), ...dice().slice(1)], []]) {
      choosing.offer(dice());
      choosing.touch("die:0");
      choosing.offer(others);
      expect(choosing.touched).toEqual([]);
    }
  });

  it("tells what is possible, what is chosen, and how often", () => {
    const goods = [offer(1, "good:gold", "good:gold", "good:wood"), offer(2, "good:gold", "good:stone", "good:stone")];
    const choosing = new Choosing(() => undefined);
    expect(choosing.active).toBe(false);
    choosing.offer(goods);
    expect(choosing.active).toBe(true);
    choosing.touch("good:gold");
    expect(["good:gold", "good:wood", "good:fish"].map((thing) => choosing.state(thing))).toEqual([
      "open",
      "open",
      "off",
    ]);
    choosing.touch("good:stone");
    expect(["good:gold", "good:stone", "good:wood"].map((thing) => choosing.state(thing))).toEqual([
      "chosen",
      "open",
      "off",
    ]);
    expect(["good:gold", "good:stone", "good:wood"].map((thing) => choosing.count(thing))).toEqual([1, 1, 0]);
  });

  it("takes a thing out that is touched again, wherever it stands", () => {
    const choosing = new Choosing(() => undefined);
    choosing.offer([offer(1, "die:0", "die:1", "advisor:a"), offer(2, "die:0", "die:1", "advisor:b")]);
    choosing.touch("die:0");
    choosing.touch("die:1");
    choosing.touch("die:0");
    expect(choosing.touched).toEqual(["die:1"]);
    expect(choosing.state("die:0")).toBe("open");
  });

  it("goes back step by step, and no further than to the beginning", () => {
    const choosing = new Choosing(() => undefined);
    choosing.offer([offer(1, "die:0", "die:1", "advisor:a"), offer(2, "die:0", "die:1", "advisor:b")]);
    choosing.touch("die:0");
    choosing.touch("die:1");
    choosing.back();
    expect(choosing.touched).toEqual(["die:0"]);
    choosing.back();
    choosing.back();
    expect(choosing.touched).toEqual([]);
  });

  it("wonders about what is not possible, and takes nothing by that", () => {
    const taken: number[] = [];
    const wondered: string[] = [];
    const choosing = new Choosing(
      ({ move }) => taken.push(move),
      (thing) => wondered.push(thing),
    );
    choosing.offer(dice());
    choosing.touch("advisor:queen");
    expect([wondered, taken, choosing.touched]).toEqual([["advisor:queen"], [], []]);
  });
});
