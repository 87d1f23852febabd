import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Arg, Position, RaceShown, TableEvent, View } from "../src/contract/table";
import { Following } from "../src/shell/following.svelte";
import type { Follow, SceneKind } from "../src/shell/moments";
import { BEATS, pace } from "../src/shell/pace.svelte";
import { view } from "./sockets";

const told = (line: number, id: string, args: Record<string, Arg> = {}): TableEvent => ({
  line,
  kind: id,
  say: { id, args },
});
const does = (line: number, seat: number): TableEvent => told(line, `deed-${line}`, { seat });
const winter: SceneKind = {
  begins: ({ kind }) => kind === "snow",
  ends: ({ kind }) => kind === "spring",
  worth: () => true,
  title: () => ({ id: "winter", args: {} }),
  steps: () => [0, 3],
  Scene: (() => undefined) as unknown as SceneKind["Scene"],
};
const follow: Follow = { quiet: new Set(), scenes: [winter] };
const ME = 0;

let log: TableEvent[];
let following: Following;
let hidden: boolean;

/** The server tells some events; the position is known by its line. */
function tell(line: number, events: TableEvent[], more: Partial<Position> = {}): void {
  const from = log.length;
  log = [...log, ...events];
  following.hear(position(line, { events, events_from: from, ...more }), log);
}

const position = (line: number, more: Partial<Position> = {}): Position =>
  view({ line, answer: null, view: { game: "toy", ply: line } as View, ...more });
const shown = (): number => following.position.line;
const caption = (): string | undefined => following.moment?.events[0]?.kind;
const { caption: CAPTION, step: STEP, scene: SCENE } = BEATS.brisk;

beforeEach(() => {
  vi.useFakeTimers();
  pace.chosen = "brisk";
  hidden = false;
  log = [];
  following = new Following(position(0), log, ME, follow, () => hidden);
});

afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  it("is shown one move after the other, each with its own position and as much of the log", () => {
    tell(1, [does(1, 1)]);
    tell(2, [does(2, 2)]);
    expect([shown(), caption(), following.log.length]).toEqual([1, "deed-1", 1]);
    vi.advanceTimersByTime(CAPTION - 1);
    expect([shown(), caption()]).toEqual([1, "deed-1"]);
    vi.advanceTimersByTime(1);
    expect([shown(), caption(), following.log.length]).toEqual([2, "deed-2", 2]);
    vi.advanceTimersByTime(CAPTION);
    expect([shown(), caption(), following.moment]).toEqual([2, undefined, null]);
    expect(following.last?.events).toEqual([does(2, 2)]);
  });

  it("is told in its order, once", () => {
    const heard: string[] = [];
    for (const line of [1, 2, 3]) tell(line, [does(line, line % 2 ? 1 : 2)]);
    while (following.moment) {
      heard.push(...following.news.map(({ kind }) => kind));
      vi.advanceTimersToNextTimer();
    }
    expect(heard).toEqual(["deed-1", "deed-2", "deed-3"]);
  });

  it("is over at once when somebody skips it", () => {
    for (const line of [1, 2, 3]) tell(line, [does(line, 1)]);
    following.skip();
    expect([shown(), following.moment, following.log.length]).toEqual([3, null, 3]);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(3);
  });

  it("takes no time where it shall be told at once, and none while nobody looks", () => {
    pace.chosen = "once";
    tell(1, [does(1, 1), does(2, 2)]);
    expect([shown(), following.moment]).toEqual([1, null]);
    pace.chosen = "calm";
    hidden = true;
    tell(2, [does(3, 1)]);
    expect([shown(), following.moment]).toEqual([2, null]);
  });

  it("stays longer if there is more to read", () => {
    tell(1, [told(1, "builds", { seat: 1 }), told(1, "scores", { seat: 1 })]);
    vi.advanceTimersByTime(CAPTION + BEATS.brisk.sentence - 1);
    expect(caption()).toBe("builds");
    vi.advanceTimersByTime(1);
    expect(following.moment).toBeNull();
  });

  it("hurries when much is waiting, and gives up when it is too much", () => {
    for (let line = 1; line <= 9; line++) tell(line, [does(line, 1)]);
    vi.advanceTimersByTime(CAPTION);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime((CAPTION * 4) / 8);
    expect(shown()).toBe(3);
    for (let line = 10; line <= 60; line++) tell(line, [does(line, 1)]);
    expect(shown()).toBeGreaterThan(30);
  });

  it("does not hold up the clock: a position that waits has less time left", () => {
    tell(1, [does(1, 1)]);
    tell(2, [does(2, 2)], { answer: 2, clock: { seconds: 60, left: { "0": 60 } } });
    vi.advanceTimersByTime(CAPTION);
    expect(following.position.clock?.left).toEqual({ "0": 60 - CAPTION / 1000 });
  });
});

describe("the own decision", () => {
  it("waits for what others did, but no longer than a given time", () => {
    for (let line = 1; line <= 9; line++) tell(line, [does(line, 1)]);
    tell(10, [], { answer: 10 });
    vi.advanceTimersByTime(CAPTION + BEATS.brisk.patience);
    expect([shown(), following.position.answer]).toEqual([10, 10]);
  });

  it("stands at once behind what one does oneself", () => {
    tell(1, [does(1, ME), told(1, "gains", { seat: 1 })], { answer: 1 });
    expect([shown(), following.moment]).toEqual([1, null]);
  });

  it("remains while others do something", () => {
    tell(1, [does(1, ME)], { answer: 1 });
    tell(2, [does(2, 1)], { answer: 1 });
    expect([following.position.answer, caption()]).toEqual([1, "deed-2"]);
  });

  it("makes what happened before it old", () => {
    tell(1, [does(1, 1)]);
    expect(following.since).toBe(0);
    following.act();
    expect(following.since).toBe(1);
  });

  it("in a race is never held up", () => {
    const race = (stage: RaceShown["stage"]): RaceShown => ({ stage, left: 20, lasts: 30, ready: [] });
    tell(1, [does(1, 1)]);
    tell(2, [does(2, 2)], { race: race("ready") });
    expect([shown(), caption()]).toEqual([1, "deed-1"]);
    tell(3, [], { race: race("countdown") });
    expect([shown(), following.moment]).toEqual([3, null]);
    tell(4, [does(3, 1)], { race: race("running") });
    expect([shown(), following.moment]).toEqual([4, null]);
  });
});

describe("a scene", () => {
  const passes = [does(1, 1), told(1, "snow"), told(1, "freezes", { seat: 2 }), told(1, "spring"), does(1, 2)];

  it("belongs to what was before it: the next position comes behind it", () => {
    tell(1, passes);
    expect([shown(), caption()]).toEqual([0, "deed-1"]);
    vi.advanceTimersByTime(CAPTION);
    expect([shown(), following.scene?.events.length, following.step]).toEqual([0, 2, 0]);
    vi.advanceTimersByTime(STEP);
    expect(following.step).toBe(1);
    vi.advanceTimersByTime(2 * STEP);
    expect(following.step).toBe(3);
    vi.advanceTimersByTime(SCENE - 1);
    expect([shown(), following.scene !== null]).toEqual([0, true]);
    vi.advanceTimersByTime(1);
    expect([shown(), following.scene, caption()]).toEqual([1, null, "spring"]);
  });

  it("can be left, and then what follows is told", () => {
    tell(1, passes);
    vi.advanceTimersByTime(CAPTION);
    following.goOn();
    expect([shown(), following.scene, caption()]).toEqual([1, null, "spring"]);
  });

  it("is kept to be looked at again, even where nothing is shown", () => {
    pace.chosen = "once";
    tell(1, passes);
    expect([shown(), following.scene]).toEqual([1, null]);
    expect(following.scenes.map(({ from, end }) => [from, end])).toEqual([[1, 3]]);
  });

  it("is shown as a whole to who wants no movement", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    tell(1, passes);
    vi.advanceTimersByTime(CAPTION);
    expect(following.step).toBe(3);
    vi.advanceTimersByTime(SCENE);
    expect(following.scene).toBeNull();
    vi.unstubAllGlobals();
  });

  it("is shown after the own move, too", () => {
    tell(1, [does(1, ME), told(1, "snow"), told(1, "spring")], { answer: 1 });
    expect([shown(), following.scene !== null]).toEqual([0, true]);
  });
});

describe("a take-back", () => {
  it("is shown at once; what is no longer true is not told, nor its scenes", () => {
    tell(1, [does(1, 1)]);
    tell(2, [does(2, 2), told(2, "snow")]);
    following.skip();
    expect(following.scenes.length).toBe(1);
    tell(3, [does(3, 1)]);
    log = log.slice(0, 1);
    following.hear(position(4, { events_from: 1 }), log);
    expect([shown(), following.log.length, following.moment, following.scenes.length]).toEqual([4, 1, null, 0]);
  });

  it("is not what a new connection tells: the same log once more", () => {
    tell(1, [does(1, 1)]);
    tell(2, [does(2, 2)]);
    const again = log.map((event) => structuredClone(event));
    following.hear(position(2, { events: again, events_from: 0 }), again);
    expect(caption()).toBe("deed-1");
    vi.advanceTimersByTime(2 * CAPTION);
    expect([shown(), following.log.length]).toEqual([2, 2]);
  });
});
