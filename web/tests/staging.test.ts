import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, TableEvent, View } from "../src/contract/table";
import type { Follow, SceneKind } from "../src/shell/moments";
import { BEATS, pace } from "../src/shell/pace.svelte";
import { scenesBetween, scenesUpTo, Staging } from "../src/shell/staging.svelte";

const told = (line: number, kind: string): TableEvent => ({ line, kind, say: { id: kind, args: {} } });
const frame = (ply: number, ...kinds: string[]): Frame =>
  ({ ply, view: { ply } as View, events: kinds.map((kind) => told(ply, kind)) }) as unknown as Frame;
const kind = (begins: string): SceneKind => ({
  begins: (event) => event.kind === begins,
  ends: (event) => event.kind === "spring",
  worth: () => true,
  title: () => ({ id: begins, args: {} }),
  steps: () => [1, 2],
  Scene: (() => undefined) as unknown as SceneKind["Scene"],
});
const follow: Follow = { quiet: new Set(), scenes: [kind("snow"), kind("feast")] };
const frames = [frame(0, "dice"), frame(1, "deed", "snow", "cold", "spring"), frame(2, "deed"), frame(3, "feast")];
const { step: STEP, scene: SCENE } = BEATS.brisk;

beforeEach(() => {
  vi.useFakeTimers();
  pace.chosen = "brisk";
});
afterEach(() => vi.useRealTimers());

describe("scenes of a game that is told again", () => {
  it("are found between two positions, with what came before and after", () => {
    const log = frames.slice(0, 2).flatMap(({ events }) => events);
    const [scene, more] = scenesBetween(frames[0], frames[1] as Frame, log, follow);
    expect([scene?.events.map((event) => event.kind), scene?.from, scene?.before.ply, scene?.after.ply]).toEqual([
      ["snow", "cold"],
      2,
      0,
      1,
    ]);
    expect(more).toBeUndefined();
  });

  it("are all found up to a position, and none in what has not been fetched", () => {
    const starts = (ply: number, from = 0) =>
      scenesUpTo(ply, (at) => (at < from ? undefined : frames[at]), follow).map((scene) => scene.events[0]?.kind);
    expect([starts(0), starts(2), starts(3), starts(3, 2)]).toEqual([[], ["snow"], ["snow", "feast"], ["feast"]]);
  });

  it("unfold one after the other, each in its time", () => {
    const staging = new Staging();
    const scenes = scenesUpTo(3, (at) => frames[at], follow);
    staging.play(scenes);
    expect([staging.scene, staging.step, staging.passes]).toEqual([scenes[0], 1, true]);
    vi.advanceTimersByTime(STEP);
    expect(staging.step).toBe(2);
    vi.advanceTimersByTime(SCENE);
    expect([staging.scene, staging.step]).toEqual([scenes[1], 1]);
    staging.goOn();
    expect(staging.scene).toBeNull();
    vi.advanceTimersByTime(SCENE);
    expect(staging.scene).toBeNull();
  });

  it("can be skipped, looked at again, and are not shown to who wants all at once", () => {
    const staging = new Staging();
    const scenes = scenesUpTo(3, (at) => frames[at], follow);
    staging.play(scenes);
    staging.skip();
    expect(staging.scene).toBeNull();
    staging.look(scenes[1] as (typeof scenes)[0]);
    vi.advanceTimersByTime(10 * SCENE);
    expect([staging.scene, staging.step, staging.passes]).toEqual([scenes[1], 2, false]);
    pace.chosen = "once";
    staging.play(scenes);
    expect(staging.scene).toBeNull();
  });
});
