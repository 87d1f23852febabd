/** What the news of a table sound like. */

import type { GameBoard } from "./boards";
import type { TableEvent } from "../contract/table";
import type { PrintedValues } from "./components.svelte";
import { sounds, type Sound } from "./sound.svelte";

/** One sound for all that came at once: the end drowns everything, and being asked is what one must not miss. */
export function listen(
  board: GameBoard,
  news: TableEvent[],
  values: PrintedValues,
  mine: boolean,
  over: boolean,
): void {
  const sound = (event: TableEvent): Sound | [] =>
    board.sound?.(event) ?? (board.points(event, values) ? "points" : []);
  const heard = new Set<Sound>(news.flatMap(sound));
  if (over) sounds.play("end");
  else {
    for (const sound of ["dice", "reveal", "points"] as const) if (heard.has(sound)) return sounds.play(sound);
    if (mine) sounds.play("turn");
  }
}
