/** Mil at the table. */

import type { GameBoard } from "../../shell/boards";
import type { Sentence } from "../../contract/table";
import { ink } from "../../shell/seat/seats";
import Sign from "../../shell/seat/Sign.svelte";
import type { Sound } from "../../shell/sound.svelte";
import Piece from "./art/Piece.svelte";
import Icon from "./art/Icon.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { thingName } from "./labels";
import { follow } from "./follow";
import { type EventKind, knightOf, type MilView, type Question, seen, told } from "./types";

const SIGNS: Partial<Record<EventKind, number>> = { "mi-scores": 1, "mi-loses-points": -1 };

/** Reasons that make one line of the table of points. */
const TOGETHER: Record<string, string> = {
  most_fabric: "majorities",
  most_metal: "majorities",
  most_influence: "majorities",
  most_privileges: "majorities",
  court: "politics",
  market: "politics",
  war: "politics",
};

const SOUNDS: Partial<Record<EventKind, Sound>> = {
  "mi-birth": "dice",
  "mi-winter": "dice",
  "mi-no-winter": "dice",
  "mi-bid": "reveal",
  "mi-conquers": "reveal",
};

const AT_SPHERES: readonly Question[] = ["hourglass", "rolled_hourglass", "placement", "space_payment"];
const AT_FAMILIES: readonly Question[] = [
  "action",
  "kings_soldier",
  "archbishop",
  "court",
  "grant",
  "castle_site",
  "war",
  "free_land",
  "robbed_land",
];

const AT_COUNCIL: readonly Question[] = ["council_bid", "lower_bid"];

function sphereNow(view: MilView): string | undefined {
  if (AT_COUNCIL.includes(view.question)) return "council";
  return knightOf(view, view.settling.acting)?.place?.split(":")[0];
}

export const board: GameBoard = {
  id: "mil",
  tabs: ["spheres", "families"],
  Board,
  Details,
  Sign,
  Piece,
  colour: ink,
  named: (_, thing, texts) => thingName(thing, texts),
  situation: (view): Sentence | null => {
    const mil = seen(view);
    if (!mil.phase) return null;
    const sphere = mil.phase === "power" ? sphereNow(mil) : undefined;
    if (sphere) return { id: "board-power-of", args: { round: mil.round, other_sphere: sphere } };
    return { id: "mi-phase", args: { round: mil.round, phase: mil.phase } };
  },
  tabOf: (view) => {
    const { question } = seen(view);
    if (AT_SPHERES.includes(question)) return "spheres";
    return AT_FAMILIES.includes(question) ? "families" : "spheres";
  },
  scores: (view) => seen(view).players.map(({ vp }) => vp),
  points: (event) => {
    const { seat, points, why } = event.say.args;
    const sign = SIGNS[told(event).kind];
    if (!sign || typeof seat !== "number" || typeof points !== "number") return null;
    return { seat, points: sign * points, why: typeof why === "string" ? (TOGETHER[why] ?? why) : "" };
  },
  order: (view) => {
    const { players, start_player } = seen(view);
    return players.map((_, place) => (start_player + place) % players.length);
  },
  sound: (event) => SOUNDS[told(event).kind] ?? null,
  tieBreak: (view, seat) => {
    const player = seen(view).players[seat];
    const estate = (player?.knights ?? []).reduce(
      (sum, { lands, castle }) => sum + lands.filter((land) => land !== null).length + (castle ? 1 : 0),
      0,
    );
    return { id: "board-tie", args: { estate, gold_count: player?.stock?.gold ?? 0 } };
  },
  follow,
  legend: {
    Icon,
    kinds: [
      "food",
      "fabric",
      "metal",
      "influence",
      "gold",
      "vp",
      "knights",
      "land",
      "castle",
      "soldier",
      "red",
      "privilege",
      "heir",
      "time",
      "skull",
      "start",
      "kings_soldier",
      "archbishop",
      "bond",
      "defence",
      "sealed",
      "snow",
    ],
  },
};
