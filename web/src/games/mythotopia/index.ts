/** Mythotopia at the table. */

import type { GameBoard } from "../../shell/boards";
import type { Say } from "../../shell/protocol";
import Sign from "../../shell/seat/Sign.svelte";
import { ink } from "../../shell/seat/seats";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";
import { seen } from "./types";

/** Where the things of a family lie. */
const TABS: Record<string, string> = { card: "cards", reserve: "cards", choice: "", vp: "market", spare: "" };

export const board: GameBoard = {
  id: "mythotopia",
  tabs: ["map", "market", "cards"],
  Board,
  Details,
  Sign,
  colour: ink,
  situation: (view): Say | null => {
    const { round, turn, turns_left, active } = seen(view);
    if (active === null) return { id: "board-set-up", args: {} };
    return turns_left === null
      ? { id: "board-round", args: { round, actions: turn.actions } }
      : { id: "board-last-turns", args: { count: turns_left } };
  },
  tabOf: (view) => {
    const families = (view.options ?? []).map(({ path }) => path[0]?.split(":")[0] ?? "");
    const places = new Set(families.map((family) => TABS[family] ?? "map").filter(Boolean));
    return places.has("map") || places.size === 0 ? "map" : ([...places][0] ?? "map");
  },
  scores: (view) => seen(view).players.map(({ score }) => score ?? 0),
  points: ({ args: { seat, points, why, vp } }) => {
    if (typeof seat !== "number" || typeof points !== "number") return null;
    return { seat, points, why: typeof vp === "string" ? vp : typeof why === "string" ? why : "" };
  },
  order: (view) => {
    const { start_player, players } = seen(view);
    return players.map((_, at) => (start_player + at) % players.length);
  },
  words: { de, en },
};
