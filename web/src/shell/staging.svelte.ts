/** The scenes of a game that is told again, in a replay or a lesson: shown one after the other when one comes to them. */

import type { Frame, TableEvent } from "../contract/table";
import { type Follow, momentsOf, type Scene } from "./moments";
import { pace, sceneBeat } from "./pace.svelte";
import { settings } from "./settings.svelte";

/** The scenes that passed between two positions; the log goes up to the second of them. */
export function scenesBetween(before: Frame | undefined, after: Frame, log: TableEvent[], follow: Follow): Scene[] {
  const begins = (event: TableEvent): boolean => follow.scenes.some((kind) => kind.begins(event));
  if (!before || !after.events.some(begins)) return [];
  const telling = { log, from: log.length - after.events.length, before: before.view, after: after.view };
  return momentsOf(telling, follow).flatMap(({ scene }) => scene ?? []);
}

/** All scenes up to a position. */
export function scenesUpTo(ply: number, frame: (ply: number) => Frame | undefined, follow: Follow): Scene[] {
  const found: Scene[] = [];
  let log: TableEvent[] = [];
  for (let each = 0; each <= ply; each++) {
    const after = frame(each);
    if (!after) continue;
    log = log.concat(after.events);
    found.push(...scenesBetween(frame(each - 1), after, log, follow));
  }
  return found;
}

export class Staging {
  scene = $state.raw<Scene | null>(null);
  /** How many steps of it are shown. */
  step = $state(0);
  /** It passes by itself; otherwise somebody looks at it again. */
  passes = $state(false);
  private waiting: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** One has come to these scenes. */
  play(scenes: Scene[]): void {
    this.skip();
    if (pace.chosen === "once") return;
    this.waiting = [...scenes];
    this.goOn();
  }

  /** Somebody looks at one again: the whole of it, as long as he likes. */
  look = (scene: Scene): void => {
    this.skip();
    this.scene = scene;
    this.step = scene.kind.steps(scene)[1];
  };

  /** The next one, or none. */
  goOn = (): void => {
    clearTimeout(this.timer);
    this.scene = this.waiting.shift() ?? null;
    this.passes = this.scene !== null;
    if (!this.scene) return;
    const [first, last] = this.scene.kind.steps(this.scene);
    this.step = settings.still ? last : first;
    this.timer = setTimeout(() => this.unfold(last), sceneBeat(this.step, last));
  };

  /** Leaves all that is still to be shown. */
  skip = (): void => {
    this.waiting = [];
    this.goOn();
  };

  private unfold(last: number): void {
    if (this.step >= last) return this.goOn();
    this.step += 1;
    this.timer = setTimeout(() => this.unfold(last), sceneBeat(this.step, last));
  }
}
