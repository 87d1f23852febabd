/** Lines of the log: whose they are, which of them are shown, and of what they speak. */

import type { GameBoard } from "../boards";
import type { Texts } from "../fluent";
import type { TableEvent } from "../../contract/table";
import type { PrintedValues } from "../components.svelte";

/** `all`, `points`, or a seat as a word. */
export type Filter = string;

/** Whose line it is; null if it tells of no seat, or of all. */
export function seatOf({ say }: TableEvent): number | null {
  const { seat } = say.args;
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** What concerns everybody (a new phase, a roll) is shown whatever one looks for: it tells where one is. */
export function isShown(
  event: TableEvent,
  filter: Filter,
  board: Pick<GameBoard, "points">,
  values: PrintedValues,
): boolean {
  if (filter === "all" || seatOf(event) === null) return true;
  return filter === "points" ? board.points(event, values) !== null : seatOf(event) === Number(filter);
}

/** The things that a line speaks of: its arguments are ids of things, and a reason may be any of them. */
export function thingsOf({ say }: TableEvent, texts: Pick<Texts, "family">): ReadonlySet<string> {
  const found = Object.entries(say.args).flatMap(([name, value]) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const family = name === "why" ? texts.family(String(value)) : name;
    return [`${family}:${value}`];
  });
  return new Set(found);
}
