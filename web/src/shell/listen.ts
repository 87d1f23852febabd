/** What the news of a table sound like. */

import type { GameBoard } from "./boards";
import type { Figures, Say, TableEvent } from "./protocol";
import { sounds, type Sound } from "./sound.svelte";

/** One sound for all that came at once: the end drowns everything, and being asked is what one must not miss. */
export function listen(board: GameBoard, news: TableEvent[], figures: Figures, mine: boolean, over: boolean): void {
  const sound = (say: Say): Sound | [] => board.sound?.(say) ?? (board.points(say, figures) ? "points" : []);
  const heard = new Set<Sound>(news.flatMap(({ say }) => sound(say)));
  if (over) sounds.play("end");
  else {
    for (const sound of ["dice", "reveal", "points"] as const) if (heard.has(sound)) return sounds.play(sound);
    if (mine) sounds.play("turn");
  }
}
