/** A winter as the log tells it: who froze, what became of him, and whom the King honours. */

import type { Told } from "./types";

export interface Fate {
  seat: number;
  knight: string;
  /** The heir takes over; else he died. */
  ages: boolean;
  /** Nothing held him: he is out of the game. */
  leaves: boolean;
  points: number;
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

/** Who gets a privilege. */
export const honoured = (events: Told[]): number[] =>
  events.flatMap(({ kind, say }) => (kind === "mi-privilege" ? [say.args["seat"] as number] : []));
