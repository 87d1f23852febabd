import { describe, expect, it } from "vitest";
import { Choosing } from "../src/shell/choosing.svelte";
import type { Option } from "../src/shell/protocol";

const option = (move: number, ...path: string[]): Option => ({ move, path, say: { id: "", args: {} } });
const dice = () => [option(1, "die:0", "advisor:a"), option(2, "die:0", "advisor:b"), option(3, "die:1", "advisor:c")];

describe("a choice in the making", () => {
  it("goes on while others do something that leaves it the same options", () => {
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

  it("begins anew with other options, or with others that have the same numbers", () => {
    const choosing = new Choosing(() => undefined);
    for (const others of [dice().slice(1), [option(1, "die:0", "advisor:x"), ...dice().slice(1)], []]) {
      choosing.offer(dice());
      choosing.touch("die:0");
      choosing.offer(others);
      expect(choosing.touched).toEqual([]);
    }
  });
});
