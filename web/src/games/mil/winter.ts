/** The last winter as the log tells it: who froze, and what became of him. */

import type { TableEvent } from "../../contract/table";
import { type EventKind, type MilView, told, type Told } from "./types";

export interface Fate {
  seat: number;
  knight: string;
  /** The heir takes over; else he died. */
  ages: boolean;
  /** Nothing held him: he is out of the game. */
  leaves: boolean;
  points: number;
}

const ACTED: readonly EventKind[] = ["mi-harvests", "mi-recruits", "mi-offspring", "mi-places", "mi-passes"];

const isPhase = ({ kind, say }: Told, phase: MilView["phase"]): boolean =>
  kind === "mi-phase" && say.args["phase"] === phase;

/** The events of the last winter, as long as they are news: until this seat has acted, or the actions are over. */
export function lastWinter(all: TableEvent[], seat: number | null): Told[] {
  const log = all.map(told);
  const begin = log.findLastIndex((event) => isPhase(event, "winter"));
  if (begin < 0) return [];
  const end = log.findIndex((event, at) => at > begin && isPhase(event, "action"));
  if (end < 0) return [];
  const since = log.slice(end);
  const old = since.some(
    (event) =>
      isPhase(event, "tribute") || (ACTED.includes(event.kind) && (seat === null || event.say.args["seat"] === seat)),
  );
  return old ? [] : log.slice(begin, end);
}

export function fates(events: Told[]): Fate[] {
  const found: Fate[] = [];
  for (const { kind, say } of events) {
    const last = found.at(-1);
    const { seat, knight, points } = say.args;
    if (kind === "mi-freezes" && typeof seat === "number" && typeof knight === "string") {
      found.push({ seat, knight, ages: false, leaves: false, points: 0 });
    } else if (last && kind === "mi-ages") last.ages = true;
    else if (last && kind === "mi-leaves") last.leaves = true;
    else if (last && kind === "mi-loses-points" && typeof points === "number") last.points = points;
  }
  return found;
}
