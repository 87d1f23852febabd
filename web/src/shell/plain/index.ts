/** A board for games that bring none of their own: the position as text, and the bar with everything one may do. */

import type { GameBoard } from "../boards";
import { ink } from "../seat/seats";
import Sign from "../seat/Sign.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { pointsIn } from "./lines";

/** The shell leaves out seats that the table does not have. */
const MOST_SEATS = 16;

export const plainBoard = (id: string): GameBoard => ({
  id,
  tabs: ["board"],
  sketched: true,
  Board,
  Details,
  Sign,
  colour: ink,
  situation: () => null,
  tabOf: () => "board",
  scores: pointsIn,
  points: () => null,
  order: () => Array.from({ length: MOST_SEATS }, (_, seat) => seat),
});
