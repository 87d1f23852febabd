import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Replay } from "../src/contract/table";
import { Replaying } from "../src/shell/replaying.svelte";
import { stepTo } from "../src/shell/table/stepping";

const PLIES = 250;

/** Each ply tells one event, named after it. */
const frame = (ply: number): Frame => ({
  ply,
  seat: null,
  move: null,
  view: { game: "toy", ply, question: "", to_act: [], over: false, ranking: null },
  events: [{ line: ply, kind: `e${ply}`, say: { id: `e${ply}`, args: {} } }],
});

let asked: string[] = [];

function answer(address: string): Promise<Response> {
  asked.push(address);
  const from = Number(/from=(\d+)/.exec(address)?.[1]);
  const frames = Array.from({ length: Math.min(100, PLIES + 1 - from) }, (_, at) => frame(from + at));
  const part: Replay = {
    game: "toy",
    components: "",
    options: {},
    seats: ["Ann"],
    plies: PLIES,
    scores: [],
    chapters: [],
    frames,
  };
  return Promise.resolve(new Response(JSON.stringify(part)));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", vi.fn(answer));
});

afterEach(() => vi.unstubAllGlobals());

describe("a replay", () => {
  it("fetches the part that a ply lies in, once", async () => {
    const replaying = new Replaying("tables", "a b", 2);
    await replaying.fetch(142);
    await replaying.fetch(199);
    expect(asked).toEqual(["/api/tables/a%20b/replay?seat=2&from=100&count=100"]);
    expect([99, 100, 199, 200].map((ply) => replaying.frame(ply)?.ply)).toEqual([undefined, 100, 199, undefined]);
    expect(replaying.whole?.plies).toBe(250);
  });

  it("fetches all, beginning where one looks", async () => {
    const replaying = new Replaying("records", "r", null);
    await replaying.fetchAll(210);
    expect(asked.map((address) => /from=(\d+)/.exec(address)?.[1])).toEqual(["200", "0", "100"]);
    expect(asked[0]).toBe("/api/records/r/replay?from=200&count=100");
    expect(replaying.frame(250)?.ply).toBe(250);
  });

  it("tells what happened up to a ply, as far as it has come", async () => {
    const replaying = new Replaying("records", "r", null);
    await replaying.fetch(100);
    expect(replaying.log(102).map(({ kind }) => kind)).toEqual(["e100", "e101", "e102"]);
    await replaying.fetch(0);
    expect(replaying.log(102).length).toBe(103);
  });
});

describe("keys through a replay", () => {
  it("go one ply or ten, to the first or to the last", () => {
    const keys = ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];
    expect(keys.map((key) => stepTo(key, 50, 80))).toEqual([49, 51, 0, 80, 40, 60]);
  });

  it("stay within the game", () => {
    expect([stepTo("ArrowLeft", 0, 80), stepTo("PageUp", 4, 80)]).toEqual([0, 0]);
    expect([stepTo("ArrowRight", 80, 80), stepTo("PageDown", 75, 80)]).toEqual([80, 80]);
  });

  it("are these alone", () => {
    expect([stepTo("u", 5, 80), stepTo("Enter", 5, 80)]).toEqual([undefined, undefined]);
  });
});
