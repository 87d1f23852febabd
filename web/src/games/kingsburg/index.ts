/** Kingsburg at the table. */

import type { GameBoard } from "../../shell/boards";
import Sign from "../../shell/seat/Sign.svelte";
import type { Sound } from "../../shell/sound.svelte";
import Icon from "./art/Icon.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { ink } from "../../shell/seat/seats";
import { follow } from "./follow";
import { type EventKind, type Question, seen, told } from "./types";

const SIGNS: Partial<Record<EventKind, number>> = { "kb-scores": 1, "kb-loses-points": -1 };
const SOUNDS: Partial<Record<EventKind, Sound>> = {
  "kb-dice": "dice",
  "kb-reinforcements": "dice",
  "kb-enemy": "reveal",
  "kb-governor-revealed": "reveal",
  "kb-token-revealed": "reveal",
};
const AT_PROVINCE: readonly Question[] = ["build", "build_further", "sorcerer_build", "phase_end"];

export const board: GameBoard = {
  id: "kingsburg",
  tabs: ["court", "province"],
  Board,
  Details,
  Sign,
  colour: ink,
  situation: (view) => {
    const { year, phase } = seen(view);
    return phase ? { id: "kb-phase", args: { year, phase } } : null;
  },
  tabOf: (view) => (AT_PROVINCE.includes(seen(view).question) ? "province" : "court"),
  scores: (view) => seen(view).players.map(({ vp }) => vp),
  points: (event) => {
    const { seat, points, why } = event.say.args;
    const sign = SIGNS[told(event).kind];
    if (!sign || typeof seat !== "number" || typeof points !== "number") return null;
    return { seat, points: sign * points, why: typeof why === "string" ? why : "" };
  },
  sound: (event) => SOUNDS[told(event).kind] ?? null,
  order: (view) => seen(view).order,
  tieBreak: (view, seat) => {
    const player = seen(view).players[seat];
    const goods = player?.goods.reduce((sum, count) => sum + count, 0) ?? 0;
    return { id: "board-tie", args: { goods_count: goods, buildings_count: player?.buildings.length ?? 0 } };
  },
  follow,
  legend: {
    Icon,
    kinds: [
      "gold",
      "wood",
      "stone",
      "any",
      "plus_two",
      "vp",
      "soldiers",
      "strength",
      "buildings",
      "peek",
      "envoy",
      "for",
      "or",
    ],
  },
};
