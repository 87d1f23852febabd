/** Mythotopia at the table. */

import type { GameBoard, Points } from "../../shell/boards";
import type { Arg, Sentence, TableEvent } from "../../contract/table";
import type { PrintedValues } from "../../shell/components.svelte";
import Sign from "../../shell/seat/Sign.svelte";
import { ink } from "../../shell/seat/seats";
import type { Sound } from "../../shell/sound.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Icon from "./art/Icon.svelte";
import { provincePoints } from "./printed";
import { follow } from "./follow";
import { type EventKind, type Family, seen, told } from "./types";
import { named } from "./words";

/** Where the things of a family lie. */
const TABS: Partial<Record<Family, string>> = { card: "cards", reserve: "cards", choice: "", vp: "market", spare: "" };

const SOUNDS: Partial<Record<EventKind, Sound>> = {
  "my-conquers": "reveal",
  "my-ends-war": "reveal",
  "my-loses-card": "reveal",
};

/** The points that an event speaks of. */
function pointsOf(event: TableEvent, values: PrintedValues): Points[] | null {
  const { args } = event.say;
  const province = provincePoints(values);
  const seat = Number(args["seat"]);
  const provinces = Array.isArray(args["provinces"]) ? args["provinces"].length : 0;
  switch (told(event).kind) {
    case "my-dealt":
      return [{ seat, points: province * provinces, why: "provinces" }];
    case "my-gives-up":
      return [{ seat, points: -province * provinces, why: "provinces" }];
    case "my-counter":
      return [{ seat, points: Number(args["points"]), why: String(args["vp"]) }];
    case "my-alchemist":
      return [{ seat, points: Number(args["points"]) - Number(args["value"]), why: "alchemist" }];
    case "my-conquers":
      return [{ seat, points: province, why: "conquest" }, ...loss(args["other_seat"], province)];
    case "my-conquers-no-town":
      return loss(args["other_seat"], province);
    default:
      return null;
  }
}

/** Whoever is beaten loses the points of the province; a neutral garrison has none. */
const loss = (seat: Arg | undefined, province: number): Points[] =>
  typeof seat === "number" && seat >= 0 ? [{ seat, points: -province, why: "loss" }] : [];

export const board: GameBoard = {
  id: "mythotopia",
  tabs: ["map", "market", "cards"],
  Board,
  Details,
  Sign,
  colour: ink,
  situation: (view): Sentence | null => {
    const { round, turns_left, active } = seen(view);
    if (active === null) return { id: "board-set-up", args: {} };
    return turns_left === null
      ? { id: "board-round", args: { round } }
      : { id: "board-last-turns", args: { count: turns_left } };
  },
  tabOf: (view) => {
    const families = (view.offers ?? []).map(({ path }) => path[0]?.split(":")[0] as Family);
    const places = new Set(families.map((family) => TABS[family] ?? "map").filter(Boolean));
    return places.has("map") || places.size === 0 ? "map" : ([...places][0] ?? "map");
  },
  scores: (view) => seen(view).players.map(({ score }) => score ?? 0),
  points: pointsOf,
  sound: (event) => SOUNDS[told(event).kind] ?? null,
  order: (view) => {
    const { start_player, players } = seen(view);
    return players.map((_, at) => (start_player + at) % players.length);
  },
  named: (_, thing, texts) => named(thing, texts),
  follow,
  legend: {
    Icon,
    kinds: [
      "food",
      "stone",
      "gold",
      "army",
      "ship",
      "vp",
      "town",
      "city",
      "castle",
      "citadel",
      "road",
      "garrison",
      "war",
      "mercenary",
      "dragon",
      "runestone",
      "hand",
      "reserve",
      "draw",
      "discard",
    ],
  },
};
