/** What the others have done since the own last move, in a line for each of them. */

import type { TableEvent } from "../../contract/table";
import type { PrintedValues } from "../components.svelte";
import type { GameBoard } from "../boards";
import type { Follow } from "../moments";
import { seatOf } from "./lines";

export interface Deeds {
  seat: number;
  /** Points won and lost meanwhile. */
  points: number;
  /** What this player did last. */
  last: TableEvent;
}

type Counting = Pick<GameBoard, "points">;

/** Who did something, the latest first. */
export function deedsSince(
  log: TableEvent[],
  since: number,
  own: number | null,
  board: Counting,
  values: PrintedValues,
  { quiet }: Pick<Follow, "quiet">,
): Deeds[] {
  const found = new Map<number, Deeds>();
  const news = log.slice(since);
  for (const event of news) {
    const seat = seatOf(event);
    for (const { seat: whose, points } of [board.points(event, values) ?? []].flat()) {
      const deeds = found.get(whose);
      if (whose !== own)
        found.set(whose, { seat: whose, points: (deeds?.points ?? 0) + points, last: deeds?.last ?? event });
    }
    // The first of a line is the deed; what it costs and brings follows.
    const deed = news.find(({ line, kind, say }) => line === event.line && !quiet.has(kind) && "seat" in say.args);
    if (seat === null || seat === own || deed !== event) continue;
    const points = found.get(seat)?.points ?? 0;
    found.delete(seat);
    found.set(seat, { seat, points, last: event });
  }
  return [...found.values()].reverse();
}
