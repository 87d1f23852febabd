/**
 * What has happened, cut into moments that can be followed: what somebody did, what came of it, and scenes, which are
 * phases that pass by themselves. A game says in its own folder what its events are about (`Follow`).
 */

import type { Component } from "svelte";
import type { OptionValue, Sentence, TableEvent, View } from "../contract/table";
import type { PrintedValues } from "./components.svelte";
import type { Texts } from "./fluent";
import { seatOf } from "./table/lines";

export interface SceneProps {
  scene: Scene;
  /** The sign of a seat, as everywhere at this table. */
  Sign: Component<{ seat: number; size?: number }>;
  /** How many steps of it are shown so far. */
  step: number;
  seat: number | null;
  options: Record<string, OptionValue>;
  values: PrintedValues;
  texts: Texts;
}

/** A phase that passes by itself. All that is told from its first event up to the first that ends it belongs to it. */
export interface SceneKind {
  begins(event: TableEvent): boolean;
  ends(event: TableEvent): boolean;
  /** Whether there is anything to be shown; otherwise it is told like all other events. */
  worth(events: TableEvent[]): boolean;
  /** Its heading, with the round or year to which it belongs. */
  title(scene: Scene): Sentence;
  /** From how many steps to how many it unfolds. */
  steps(scene: Scene): [first: number, last: number];
  Scene: Component<SceneProps>;
}

export interface Scene {
  kind: SceneKind;
  events: TableEvent[];
  /** All that was told together with it; it goes from number `from` to before number `end`. */
  log: TableEvent[];
  from: number;
  end: number;
  /** The position before it and the first one after it. */
  before: View;
  after: View;
}

export interface Follow {
  /** The things on the table that an event is about; a player is `seat:1`. Without it: what its sentence names. */
  things?(event: TableEvent, view: View): string[];
  /** Kinds of events that are told in the log alone. */
  quiet: ReadonlySet<string>;
  scenes: SceneKind[];
}

export const FOLLOW_ALL: Follow = { quiet: new Set(), scenes: [] };

export interface Moment {
  /** What is told, in the order in which it happened. */
  events: TableEvent[];
  /** Who did it, as far as it was somebody. */
  seat: number | null;
  scene: Scene | null;
  /** How much of the log is told with it. */
  end: number;
  /** The position that comes with it belongs to what follows. */
  shows: boolean;
}

/** What was told at once, between two positions. */
export interface Telling {
  log: TableEvent[];
  /** From here on the log is new. */
  from: number;
  before: View;
  after: View;
}

/**
 * The moments of what was told at once. Of one move there are at most two beside its scenes: what was done, and what
 * came of it. The new position is shown with the first moment behind the last scene, for a scene belongs to what was
 * before it.
 */
export function momentsOf(telling: Telling, { quiet, scenes }: Follow): Moment[] {
  const { log } = telling;
  const moments: Moment[] = [];
  let at = telling.from;
  while (at < log.length) {
    const kind = sceneAt(log, at, scenes);
    const last = moments.at(-1);
    const event = log[at] as TableEvent;
    if (kind) {
      moments.push(asMoment(sceneOf(kind, telling, at)));
      at += moments.at(-1)?.events.length ?? 1;
      continue;
    }
    at += 1;
    if (quiet.has(event.kind)) {
      if (last) last.end = at;
    } else if (last && joins(last, event, moments)) {
      last.events.push(event);
      last.end = at;
    } else {
      moments.push({ events: [event], seat: seatOf(event), scene: null, end: at, shows: false });
    }
  }
  const end = log.length;
  const scene = moments.findLastIndex((moment) => moment.scene !== null);
  const showing = moments[scene + 1];
  if (showing) showing.shows = true;
  else moments.push({ events: [], seat: null, scene: null, end, shows: true });
  (moments.at(-1) as Moment).end = end;
  return moments;
}

/** Somebody's deed goes on as long as it is his; all that comes of it is one moment more. */
function joins(last: Moment, event: TableEvent, moments: Moment[]): boolean {
  if (last.scene || last.events[0]?.line !== event.line) return false;
  const before = moments.at(-2);
  const consequence = before && !before.scene && before.events[0]?.line === event.line;
  return consequence === true || seatOf(event) === last.seat;
}

function asMoment(scene: Scene): Moment {
  return { events: scene.events, seat: null, scene, end: scene.end, shows: false };
}

function sceneOf(kind: SceneKind, { log, before, after }: Telling, from: number): Scene {
  const end = endOf(kind, log, from);
  return { kind, events: log.slice(from, end), log, from, end, before, after };
}

function sceneAt(log: TableEvent[], at: number, kinds: SceneKind[]): SceneKind | undefined {
  const event = log[at] as TableEvent;
  return kinds.find((kind) => kind.begins(event) && kind.worth(log.slice(at, endOf(kind, log, at))));
}

function endOf(kind: SceneKind, log: TableEvent[], from: number): number {
  const end = log.findIndex((event, at) => at > from && kind.ends(event));
  return end < 0 ? log.length : end;
}

/** How much of two logs is the same; up to `surely` they need not be compared. */
export function sameUntil(one: TableEvent[], other: TableEvent[], surely: number): number {
  const most = Math.min(one.length, other.length);
  let at = Math.min(surely, most);
  while (at < most && JSON.stringify(one[at]) === JSON.stringify(other[at])) at += 1;
  return at;
}

/** Where the log goes on behind the last move of a seat: the last line that begins with a deed of its own. */
export function sinceLastMove(log: TableEvent[], seat: number | null): number {
  if (seat === null) return 0;
  const own = log.findLastIndex(
    (event, at) => event.line !== log[at - 1]?.line && event.line > 0 && seatOf(event) === seat,
  );
  if (own < 0) return 0;
  const end = log.findIndex((event, at) => at > own && event.line !== log[own]?.line);
  return end < 0 ? log.length : end;
}
