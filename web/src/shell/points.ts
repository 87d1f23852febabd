/** Where the points came from, by the events of a game. */

import type { GameBoard, Points } from "./boards";
import { idOf, type Texts } from "./fluent";
import type { TableEvent } from "../contract/table";
import type { PrintedValues } from "./components.svelte";

export type Gain = Points & { ply: number };

export function gains(events: TableEvent[], board: GameBoard, values: PrintedValues): Gain[] {
  const won = (event: TableEvent): Points[] => [board.points(event, values) ?? []].flat();
  return events.flatMap((event) => won(event).map((points) => ({ ply: event.line, ...points })));
}

/** Sums for each family of reasons (buildings, advisors, …) and seat, biggest family first. */
export function byFamily(all: Gain[], texts: Texts, seats: number): [family: string, sums: number[]][] {
  const table = new Map<string, number[]>();
  for (const { seat, points, why } of all) {
    const family = texts.family(why);
    const row = family === "why" ? why : family;
    const sums = table.get(row) ?? Array<number>(seats).fill(0);
    sums[seat] = (sums[seat] ?? 0) + points;
    table.set(row, sums);
  }
  const weight = (sums: number[]) => sums.reduce((sum, points) => sum + Math.abs(points), 0);
  return [...table].sort(([, a], [, b]) => weight(b) - weight(a));
}

/** What a family of reasons is called. */
export const familyNamed = (family: string, texts: Pick<Texts, "sayIf">): string =>
  texts.sayIf(idOf("family", family), texts.sayIf(idOf("why", family), family));

/** The score of each seat after each ply that changed one. */
export function course(all: Gain[], seats: number): { ply: number; scores: number[] }[] {
  const points = [{ ply: 0, scores: Array<number>(seats).fill(0) }];
  for (const gain of all) {
    const last = points.at(-1);
    if (!last) break;
    const scores = [...last.scores];
    scores[gain.seat] = (scores[gain.seat] ?? 0) + gain.points;
    if (last.ply === gain.ply) last.scores = scores;
    else points.push({ ply: gain.ply, scores });
  }
  return points;
}
