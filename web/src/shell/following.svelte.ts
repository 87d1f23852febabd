/**
 * Stands between what the server has told and what the table shows. What others do is shown moment by moment; later
 * positions wait meanwhile, the player's own decision no longer than need be.
 */

import { untrack } from "svelte";
import type { Position, TableEvent } from "../contract/table";
import type { GameBoard } from "./boards";
import type { Connection } from "./connection.svelte";
import { FOLLOW_ALL, type Follow, type Moment, momentsOf, sameUntil, type Scene, sinceLastMove } from "./moments";
import { BEATS, pace, sceneBeat } from "./pace.svelte";
import { settings } from "./settings.svelte";
import { seatOf } from "./table/lines";

/** More moments than this are not shown one by one: whoever comes back late sees how things stand. */
const MOST = 30;
/** From so many waiting moments on each is shorter. */
const LATE = 4;
/** Shorter than this nothing can be seen. */
const SHORTEST = 250;

/** A caption says no more at once. */
export const MOST_SENTENCES = 3;

/** A moment that waits, with the position it leads to and when that came. */
interface Waiting extends Moment {
  position: Position;
  came: number;
}

export class Following {
  /** What the table shows. */
  position = $state.raw() as Position;
  log = $state.raw<TableEvent[]>([]);
  /** What was told last, for whoever listens. */
  news = $state.raw<TableEvent[]>([]);
  /** What is being told; nothing when the table shows how things stand. */
  moment = $state.raw<Moment | null>(null);
  /** What was told last and is worth a look. */
  last = $state.raw<Moment | null>(null);
  /** How many steps of the scene are shown. */
  step = $state(0);
  /** The scenes that this page has seen pass, shown or not. */
  scenes = $state.raw<Scene[]>([]);
  /** From here on the log is about what happened since the own last move. */
  since = $state(0);

  private heard: Position;
  private whole: TableEvent[];
  private queue: Waiting[] = [];
  /** How long the player's own decision may still wait for captions, in milliseconds. */
  private patience = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    position: Position,
    log: TableEvent[],
    private readonly seat: number | null,
    private readonly follow: Follow,
    private readonly hidden: () => boolean = () => typeof document !== "undefined" && document.hidden,
  ) {
    this.heard = position;
    this.whole = log;
    this.position = position;
    this.log = log;
    this.since = sinceLastMove(log, seat);
  }

  get scene(): Scene | null {
    return this.moment?.scene ?? null;
  }

  /** The server has told something. */
  hear(position: Position, log: TableEvent[]): void {
    if (position === this.heard) return;
    const known = this.whole;
    const telling = { log, from: known.length, before: this.heard.view, after: position.view };
    if (position.answer !== this.heard.answer) this.patience = BEATS[pace.chosen].patience;
    this.heard = position;
    this.whole = log;
    if (sameUntil(known, log, position.events_from) < known.length) return this.takeBack();
    const came = Date.now();
    const moments = momentsOf(telling, this.follow).map((moment) => ({ ...moment, position, came }));
    this.queue.push(...moments);
    if (this.queue.length > MOST || this.hurries()) this.skip();
    else if (!this.moment) this.next();
  }

  /** The player acts: what happened before is seen. */
  act(): void {
    this.since = this.whole.length;
  }

  /** Shows how things stand. */
  skip = (): void => {
    clearTimeout(this.timer);
    for (const moment of this.queue.splice(0)) this.show(moment);
    this.moment = null;
  };

  /** Goes on behind what is being shown. */
  goOn = (): void => {
    clearTimeout(this.timer);
    this.next();
  };

  /** Nobody looks any more. */
  rest = (): void => {
    this.skip();
  };

  /** What was told is no longer true. */
  private takeBack(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.moment = null;
    this.last = null;
    this.news = [];
    this.position = this.heard;
    this.log = this.whole;
    this.scenes = this.scenes.filter(({ end }) => end <= this.whole.length);
    this.since = Math.min(this.since, this.whole.length);
  }

  private next(): void {
    for (;;) {
      const moment = this.queue.shift();
      if (!moment) {
        this.moment = null;
        return;
      }
      this.show(moment);
      const lasts = this.lasting(moment);
      if (!lasts) continue;
      this.moment = moment;
      this.timer = setTimeout(moment.scene ? () => this.unfold(moment) : this.goOn, lasts);
      return;
    }
  }

  /** One step of a scene after the other; the whole of it stays for a while. */
  private unfold(moment: Moment): void {
    const last = moment.scene?.kind.steps(moment.scene)[1] ?? 0;
    if (this.step >= last) return this.goOn();
    this.step += 1;
    this.timer = setTimeout(() => this.unfold(moment), sceneBeat(this.step, last));
  }

  private show(moment: Waiting): void {
    const { scene } = moment;
    this.news = this.whole.slice(this.log.length, moment.end);
    this.log = this.whole.slice(0, moment.end);
    if (moment.shows) this.position = aged(moment.position, Date.now() - moment.came);
    if (moment.events.length) this.last = moment;
    if (!scene) return;
    this.scenes = [...this.scenes, scene];
    const [first, last] = scene.kind.steps(scene);
    this.step = settings.still ? last : first;
  }

  /** How long a moment stays, in milliseconds. */
  private lasting(moment: Moment): number {
    const beat = BEATS[pace.chosen];
    if (this.hurries()) return 0;
    if (moment.scene) return sceneBeat(this.step, moment.scene.kind.steps(moment.scene)[1]);
    if (!moment.events.length || this.isOwn(moment)) return 0;
    const usual = beat.caption + (Math.min(moment.events.length, MOST_SENTENCES) - 1) * beat.sentence;
    const left = this.queue.filter(({ scene, events }) => !scene && events.length).length + 1;
    if (!this.decides()) return Math.max(SHORTEST, usual * Math.min(1, LATE / left));
    // What is oldest goes unshown if there is not time enough for all.
    const share = Math.min(usual, this.patience / left);
    if (share < SHORTEST) return 0;
    this.patience -= share;
    return share;
  }

  /** Whether nothing may be held back now. */
  private hurries(): boolean {
    const stage = this.heard.race?.stage;
    return BEATS[pace.chosen].caption === 0 || this.hidden() || stage === "running" || stage === "countdown";
  }

  /** Whether the player is asked something that the table does not show yet. */
  private decides(): boolean {
    return this.heard.answer !== null && this.heard.answer !== this.position.answer;
  }

  /** What one does oneself one has seen. */
  private isOwn({ events }: Moment): boolean {
    const line = events[0]?.line;
    const deed = this.whole.find((event) => event.line === line && seatOf(event) !== null);
    return this.seat !== null && deed !== undefined && seatOf(deed) === this.seat;
  }
}

/** A position that has waited: its clocks have gone on. */
function aged(position: Position, milliseconds: number): Position {
  const seconds = milliseconds / 1000;
  if (seconds < 0.05) return position;
  const less = (left: number): number => Math.max(0, left - seconds);
  const { clock, race } = position;
  return {
    ...position,
    clock: clock && {
      ...clock,
      left: Object.fromEntries(Object.entries(clock.left).map(([seat, left]) => [seat, less(left)])),
    },
    race: race && { ...race, left: less(race.left) },
  };
}

const kept = new WeakMap<Connection, Following>();

/** Where several share a device, each goes on where he left off. */
export function followingOf(connection: Connection, position: Position, board: GameBoard): Following {
  return untrack(() => {
    const following =
      kept.get(connection) ?? new Following(position, connection.log, connection.seat, board.follow ?? FOLLOW_ALL);
    kept.set(connection, following);
    return following;
  });
}
