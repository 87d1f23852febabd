/** The phases of Kingsburg that pass by themselves, as the log tells them: the winter, and what the King compares. */

import type { Scene } from "../../shell/moments";
import type { Amount } from "./printed";
import { type EnemyCard, type EventKind, type KingsburgView, seen, told, type Told } from "./types";

type Phase = KingsburgView["phase"];
export type Outcome = "victory" | "draw" | "defeat";

export interface Fight {
  seat: number;
  soldiers: number;
  /** What buildings and governor add, or take away. */
  walls: number;
  strength: number;
  outcome: Outcome;
  won: Amount[];
  lost: Amount[];
  /** Buildings that fell. */
  ruins: string[];
}

export interface Winter {
  enemy: EnemyCard | undefined;
  strength: number;
  /** The King's reinforcements for all; none where each has sent a token. */
  reinforcements: number | null;
  fights: Fight[];
}

const GAINED: readonly EventKind[] = ["kb-gains", "kb-scores", "kb-soldiers", "kb-tokens"];
const LOST: readonly EventKind[] = ["kb-loses", "kb-loses-points"];

export const isPhase = ({ kind, say }: Told, phase: Phase): boolean =>
  kind === "kb-phase" && say.args["phase"] === phase;

export function winterOf(scene: Scene): Winter {
  const events = scene.events.map(told);
  const view = seen(scene.after);
  const shown = events.find(({ kind }) => kind === "kb-enemy")?.say.args;
  const rolled = events.find(({ kind }) => kind === "kb-reinforcements")?.say.args["soldiers"];
  const cards = [...view.past_enemies, ...(view.enemy.card ? [view.enemy.card] : [])];
  return {
    enemy: cards.findLast(({ id }) => id === shown?.["enemy"]),
    strength: Number(shown?.["strength"] ?? 0),
    reinforcements: typeof rolled === "number" ? rolled : null,
    fights: events.filter(({ kind }) => kind === "kb-battle").map((event) => fightOf(event, scene, events)),
  };
}

function fightOf({ say }: Told, scene: Scene, events: Told[]): Fight {
  const seat = Number(say.args["seat"]);
  const strength = Number(say.args["strength"]);
  const soldiers = soldiersOf(scene, seat);
  const after = events.slice(events.findLastIndex(({ kind }) => kind === "kb-battle") + 1);
  const own = after.filter((event) => event.say.args["seat"] === seat);
  return {
    seat,
    soldiers,
    walls: strength - soldiers,
    strength,
    outcome: say.args["outcome"] as Outcome,
    won: together(own.filter(({ kind }) => GAINED.includes(kind))),
    lost: together(own.filter(({ kind }) => LOST.includes(kind))),
    ruins: own.flatMap(({ kind, say: { args } }) => (kind === "kb-loses-building" ? [String(args["building"])] : [])),
  };
}

/** All that came this year: last year's went home. */
function soldiersOf({ log, end }: Scene, seat: number): number {
  const events = log.slice(0, end).map(told);
  const year = events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => isPhase(event, "favour")),
    ),
  );
  return sum(
    year.map(({ kind, say: { args } }) =>
      kind === "kb-soldiers" && args["seat"] === seat ? Number(args["soldiers"]) : 0,
    ),
  );
}

function together(events: Told[]): Amount[] {
  const counts = new Map<string, number>();
  const add = (icon: string, count: unknown): void =>
    void counts.set(icon, (counts.get(icon) ?? 0) + Number(count ?? 0));
  for (const { say } of events) {
    const { goods, points, soldiers, tokens } = say.args;
    for (const [good, count] of Object.entries((goods ?? {}) as Record<string, number>)) add(good, count);
    add("vp", points);
    add("soldiers", soldiers);
    add("plus_two", tokens);
  }
  return [...counts].map(([icon, count]) => ({ icon, count })).filter(({ count }) => count > 0);
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

export interface Standing {
  seat: number;
  buildings: number;
  goods: number;
  /** Whom the King means. */
  chosen: boolean;
}

const CHOSEN: readonly EventKind[] = ["kb-favour", "kb-envoy", "kb-scores"];

/** What the King compares: everybody's buildings, and goods as they were then. */
export function standingsOf(scene: Scene): Standing[] {
  const { players, order } = seen(scene.after);
  const chosen = scene.events.map(told).flatMap(({ kind, say }) => (CHOSEN.includes(kind) ? [say.args["seat"]] : []));
  return order.map((seat) => ({
    seat,
    buildings: players[seat]?.buildings.length ?? 0,
    goods: sum(players[seat]?.goods ?? []) - gainedAfter(scene, seat),
    chosen: chosen.includes(seat),
  }));
}

/** What a seat has got, less what it has paid, between the scene and the position behind it. */
function gainedAfter({ log, end }: Scene, seat: number): number {
  const signs: Partial<Record<EventKind, number>> = { "kb-gains": 1, "kb-pays": -1, "kb-loses": -1 };
  return sum(
    log.slice(end).map((event) => {
      const { kind, say } = told(event);
      const sign = say.args["seat"] === seat ? signs[kind] : undefined;
      const goods = (say.args["goods"] ?? {}) as Record<string, number>;
      return sign ? sign * sum(["gold", "wood", "stone"].map((good) => goods[good] ?? 0)) : 0;
    }),
  );
}

/** The phase that a scene belongs to, for its heading. */
export function phaseOf({ log, end }: Scene): { year: number; phase: string } {
  const last = log
    .slice(0, end)
    .map(told)
    .findLast(({ kind }) => kind === "kb-phase");
  return { year: Number(last?.say.args["year"] ?? 0), phase: String(last?.say.args["phase"] ?? "") };
}
