import { describe, expect, it } from "vitest";
import { address, type Carried, packed, scannable, unpacked } from "../src/shell/carrying";

const KINGSBURG: Carried = {
  id: "k3Jd-_a0b1c2",
  game: "kingsburg",
  seat: 0,
  token: "t".repeat(32),
  host: "h".repeat(32),
};
const SHARED: Carried = {
  id: "m1",
  game: "mil",
  seat: 1,
  token: "x1",
  host: null,
  here: [
    { seat: 1, token: "x1" },
    { seat: 3, token: "x3" },
  ],
};

describe("seats that are taken along", () => {
  it("come out as they went in", () => {
    expect(unpacked(packed([KINGSBURG, SHARED]))).toEqual([KINGSBURG, SHARED]);
  });

  it("are in the fragment alone, which is never sent", () => {
    const link = new URL(address("http://192.168.1.5:8080", [KINGSBURG]));
    expect(link.pathname + link.search).toBe("/take");
    expect(link.hash).toContain(KINGSBURG.token);
  });

  it("are not believed if they are none", () => {
    expect(unpacked("")).toEqual([]);
    expect(unpacked("a~b~0~~~")).toEqual([]);
    expect(unpacked("a/../b~mil~0~tok~~.a~mil~999~tok~~.a~mil~0~<b>~~.a~mil~0~t~~0:x,1:")).toEqual([]);
    expect(unpacked(`junk.${packed([KINGSBURG])}`)).toEqual([KINGSBURG]);
    expect(
      unpacked(
        Array<string>(500)
          .fill(packed([SHARED]))
          .join("."),
      ),
    ).toHaveLength(60);
  });

  it("fit into a code to scan as far as there is room", () => {
    const many = Array.from({ length: 40 }, (_, each) => ({ ...KINGSBURG, id: `table${each}` }));
    const some = scannable(many, "http://192.168.1.5:8080");
    expect(some.length).toBeGreaterThan(3);
    expect(some).toEqual(many.slice(0, some.length));
    expect(address("http://192.168.1.5:8080", some).length).toBeLessThanOrEqual(640);
  });
});
