/** Tumult Royal at the table. */

import type { GameBoard } from "../../shell/boards";
import type { Sentence } from "../../contract/table";
import type { Sound } from "../../shell/sound.svelte";
import { ink } from "./art/colours";
import LegendIcon from "./art/LegendIcon.svelte";
import Sign from "./art/Sign.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { follow } from "./follow";
import { type EventKind, type Question, seen, told } from "./types";

const SOUNDS: Partial<Record<EventKind, Sound>> = {
  "tr-demand": "dice",
  "tr-demand-good": "dice",
  "tr-time-up": "turn",
  "tr-tumult": "reveal",
};
const ON_LAND: readonly Question[] = ["first_statue", "place", "reveal"];

/** Where the statues that an event speaks of stand: the kind of field, or the chronicle. */
const WHY: Partial<Record<EventKind, (args: Sentence["args"]) => string>> = {
  "tr-first-statue": () => "first_statue",
  "tr-places": ({ field }) => String(field),
  "tr-crowned": () => "chronicle",
};

export const board: GameBoard = {
  id: "tumult_royal",
  tabs: ["robbery", "land"],
  Board,
  Details,
  Sign,
  colour: ink,
  situation: (view): Sentence => {
    const { round, phase } = seen(view);
    return round ? { id: "tr-phase", args: { round, phase } } : { id: "phase-first_statues", args: {} };
  },
  tabOf: (view) => (ON_LAND.includes(seen(view).question) ? "land" : "robbery"),
  scores: (view) => seen(view).players.map(({ placed }) => placed),
  points: (event) => {
    const { args } = event.say;
    const why = WHY[told(event).kind];
    const { seat, count } = args;
    if (!why || typeof seat !== "number") return null;
    return { seat, points: typeof count === "number" ? count : 1, why: why(args) };
  },
  sound: (event) => SOUNDS[told(event).kind] ?? null,
  order: (view) => seen(view).order,
  named: (view, thing, texts) => {
    const [family, what = "", value] = thing.split(":");
    if (family === "tile") return texts.say("board-tile", { good: what, value: Number(value), count: 1 });
    if (family === "slot") return texts.say("tr-do-lift", { tile: seen(view).slots[Number(what)]?.name ?? what });
    const [y = 0, x = 0] = what.split(",").map(Number);
    if (family === "place") {
      const place = seen(view).places.find(({ row, column }) => row === y && column === x);
      return place ? texts.say("tr-do-reveal", { lands: [place.name] }) : null;
    }
    const field = family === "spot" ? seen(view).land[y]?.[x] : null;
    return field ? texts.say("board-spot", { field: field.kind, at: field.name }) : null;
  },
  tieBreak: (view, seat) => ({ id: `rank-${seen(view).players[seat]?.rank ?? 0}`, args: {} }),
  follow,
  legend: {
    Icon: LegendIcon,
    kinds: [
      "bread",
      "marble",
      "tool",
      "statue",
      "followers",
      "tiles",
      "eye",
      "stop",
      "rank-1",
      "rank-2",
      "rank-3",
      "rank-4",
      "mercy",
      "punished",
      "turn",
      "flag",
      "meadow",
      "forest",
      "mountain",
      "village",
      "castle",
    ],
  },
};
