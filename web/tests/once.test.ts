import { expect, it } from "vitest";
import { once } from "../src/shell/once";

it("fetches once for each key, also while the answer is on its way", async () => {
  const asked: string[] = [];
  const load = once((key) => Promise.resolve(asked.push(key)));
  expect(await Promise.all([load("mil"), load("mil"), load("kingsburg")])).toEqual([1, 1, 2]);
  await load("mil");
  expect(asked).toEqual(["mil", "kingsburg"]);
});

it("asks anew after a failure", async () => {
  let down = true;
  const load = once((key) => (down ? Promise.reject(new Error("down")) : Promise.resolve(key)));
  await expect(load("mil")).rejects.toThrow("down");
  down = false;
  expect(await load("mil")).toBe("mil");
});
