/** Made by `make contract` from the types of the server. Do not change it here. */

import type { Amounts, Offer, Sentence, TableEvent } from "./table";

/**
 * The tiles set aside; which ones can be told once the others lie open.
 */
export interface Aside {
  number: number;
  tiles: Tile[] | null;
}

/**
 * A field of the chronicle that is filled.
 */
export interface Entry {
  seat: number;
  statues: number;
}

/**
 * What the rules tell.
 */
export type EventKind =
  | "tr-all-give"
  | "tr-all-receive"
  | "tr-content"
  | "tr-crowned"
  | "tr-demand"
  | "tr-demand-good"
  | "tr-first-statue"
  | "tr-forgets"
  | "tr-gains"
  | "tr-game-over"
  | "tr-gives"
  | "tr-greed"
  | "tr-keeps"
  | "tr-left"
  | "tr-lifts"
  | "tr-mercy"
  | "tr-passes"
  | "tr-phase"
  | "tr-places"
  | "tr-puts-back"
  | "tr-ranks"
  | "tr-returns"
  | "tr-reveals"
  | "tr-robbed"
  | "tr-sees"
  | "tr-stops"
  | "tr-time-up"
  | "tr-tumult";

/**
 * The families of things on the table.
 */
export type Family = "choice" | "place" | "slot" | "spot" | "tile";

/**
 * A field of an open landscape tile, what it is called, and whose statues stand on it.
 */
export interface Field {
  kind: "meadow" | "forest" | "mountain" | "village" | "castle";
  name: string;
  seat: number | null;
  statues: number;
}

/**
 * The messages of the game and of its board.
 */
export type MessageId =
  | "because-danger"
  | "because-danger-most"
  | "because-followers"
  | "because-followers-followers"
  | "because-followers-rank"
  | "because-hoard"
  | "because-hoard-bread"
  | "because-hoard-goods"
  | "because-hoard-marble"
  | "because-hoard-tool"
  | "because-land"
  | "because-land-castles"
  | "because-land-fields"
  | "because-land-hidden"
  | "because-land-villages"
  | "because-plans"
  | "because-plans-kinds"
  | "because-plans-statues"
  | "because-statues"
  | "because-statues-placed"
  | "board-about-player"
  | "board-castle-of"
  | "board-centre"
  | "board-chronicle"
  | "board-chronicle-field"
  | "board-chronicle-of"
  | "board-content"
  | "board-demand"
  | "board-disc"
  | "board-end"
  | "board-end-last"
  | "board-field"
  | "board-field-of"
  | "board-followers"
  | "board-free-help"
  | "board-hand-of"
  | "board-hidden-place"
  | "board-hoard"
  | "board-hoard-empty"
  | "board-holds"
  | "board-in-hand"
  | "board-land"
  | "board-left"
  | "board-looks"
  | "board-mercy"
  | "board-mercy-help"
  | "board-no-demand"
  | "board-of-each"
  | "board-price"
  | "board-prices"
  | "board-punished"
  | "board-punished-king"
  | "board-punished-rank"
  | "board-returned"
  | "board-slot"
  | "board-slot-held"
  | "board-slot-hoard"
  | "board-slot-known"
  | "board-slot-mine"
  | "board-spot"
  | "board-statues"
  | "board-stopped"
  | "board-supply"
  | "board-tile"
  | "board-track"
  | "board-turn-all"
  | "board-turn-king"
  | "board-was-punished"
  | "count-families"
  | "entries-centre"
  | "entries-chronicle"
  | "entries-chronicle-each"
  | "entries-disc"
  | "entries-field"
  | "entries-followers"
  | "entries-frame"
  | "entries-frame-four"
  | "entries-frame-three"
  | "entries-frame-two"
  | "entries-landscape"
  | "entries-landscape-each"
  | "entries-statues"
  | "entries-tile"
  | "entries-tile-black"
  | "entries-tile-grey"
  | "entries-tile-plain"
  | "entry-aside"
  | "entry-bread"
  | "entry-consolation"
  | "entry-coronation"
  | "entry-each"
  | "entry-end_number"
  | "entry-free"
  | "entry-grid_rows"
  | "entry-king_turns"
  | "entry-marble"
  | "entry-punishment"
  | "entry-relief"
  | "entry-rows"
  | "entry-sectors"
  | "entry-start"
  | "entry-statues"
  | "entry-tool"
  | "entry-total"
  | "entry-turn"
  | "entry-values"
  | "field-castle"
  | "field-forest"
  | "field-meadow"
  | "field-mountain"
  | "field-village"
  | "game-tumult_royal"
  | "game-tumult_royal-about"
  | "game-tumult_royal-goal"
  | "good-bread"
  | "good-marble"
  | "good-tool"
  | "goods-bread"
  | "goods-marble"
  | "goods-tool"
  | "holds-all"
  | "holds-gambler"
  | "holds-looks"
  | "holds-manual_spin"
  | "holds-realtime"
  | "legend-bread"
  | "legend-castle"
  | "legend-eye"
  | "legend-flag"
  | "legend-followers"
  | "legend-forest"
  | "legend-marble"
  | "legend-meadow"
  | "legend-mercy"
  | "legend-mountain"
  | "legend-punished"
  | "legend-rank-1"
  | "legend-rank-2"
  | "legend-rank-3"
  | "legend-rank-4"
  | "legend-statue"
  | "legend-stop"
  | "legend-tiles"
  | "legend-tool"
  | "legend-turn"
  | "legend-village"
  | "letter-castle"
  | "letter-forest"
  | "letter-meadow"
  | "letter-mountain"
  | "letter-village"
  | "option-exact_statues"
  | "option-exact_statues-help"
  | "option-gambler"
  | "option-gambler-help"
  | "option-manual_spin"
  | "option-manual_spin-help"
  | "option-packet"
  | "option-packet-1"
  | "option-packet-4"
  | "option-packet-6"
  | "option-packet-help"
  | "option-players"
  | "option-players-help"
  | "option-robbery"
  | "option-robbery-help"
  | "option-robbery-looks"
  | "option-robbery-realtime"
  | "phase-coronation"
  | "phase-first_statues"
  | "phase-mercy"
  | "phase-mood"
  | "phase-placing"
  | "phase-ranks"
  | "phase-robbery"
  | "phase-tumults"
  | "points"
  | "preset-gambler"
  | "preset-practice"
  | "preset-real_time"
  | "preset-real_time-help"
  | "preset-strict_turns"
  | "preset-turn_based"
  | "preset-turn_based-help"
  | "rank-1"
  | "rank-2"
  | "rank-3"
  | "rank-4"
  | "score-amount"
  | "tab-land"
  | "tab-robbery"
  | "tiles-bread_1"
  | "tiles-bread_2"
  | "tiles-bread_3"
  | "tiles-marble_1"
  | "tiles-marble_2"
  | "tiles-marble_3"
  | "tiles-tool_1"
  | "tiles-tool_2"
  | "tiles-tool_3"
  | "tr-all-give"
  | "tr-all-receive"
  | "tr-ask-clock"
  | "tr-ask-first_statue"
  | "tr-ask-grace"
  | "tr-ask-hold"
  | "tr-ask-look"
  | "tr-ask-place"
  | "tr-ask-reveal"
  | "tr-ask-rob"
  | "tr-ask-spin"
  | "tr-centre"
  | "tr-chronicle"
  | "tr-column-followers"
  | "tr-column-hoard"
  | "tr-column-looks"
  | "tr-column-statues"
  | "tr-content"
  | "tr-crowned"
  | "tr-demand"
  | "tr-demand-good"
  | "tr-do-first-statue"
  | "tr-do-forget"
  | "tr-do-grace-over"
  | "tr-do-keep"
  | "tr-do-lift"
  | "tr-do-lift-again"
  | "tr-do-place"
  | "tr-do-put-back"
  | "tr-do-reveal"
  | "tr-do-spin"
  | "tr-do-time-up"
  | "tr-first-first_statue"
  | "tr-first-grace"
  | "tr-first-hold"
  | "tr-first-look"
  | "tr-first-place"
  | "tr-first-reveal"
  | "tr-first-rob"
  | "tr-first-spin"
  | "tr-first-statue"
  | "tr-forgets"
  | "tr-gains"
  | "tr-game-over"
  | "tr-gives"
  | "tr-greed"
  | "tr-head"
  | "tr-head-demand"
  | "tr-head-supply"
  | "tr-keeps"
  | "tr-left"
  | "tr-lifts"
  | "tr-mercy"
  | "tr-no-look"
  | "tr-no-place"
  | "tr-not-both"
  | "tr-passes"
  | "tr-phase"
  | "tr-places"
  | "tr-puts-back"
  | "tr-ranks"
  | "tr-refused-hand_full"
  | "tr-refused-taken"
  | "tr-refused-time_up"
  | "tr-refused-too_fast"
  | "tr-returns"
  | "tr-reveals"
  | "tr-robbed"
  | "tr-sees"
  | "tr-sign-mercy"
  | "tr-stops"
  | "tr-time-up"
  | "tr-tumult"
  | "tr-value-chronicle"
  | "tr-value-followers"
  | "tr-value-free"
  | "tr-value-king-turns"
  | "tr-value-landscapes"
  | "tr-value-meadow"
  | "tr-value-open"
  | "tr-value-price"
  | "tr-why-empty-hand"
  | "tr-why-far"
  | "tr-why-hand-full"
  | "tr-why-held"
  | "tr-why-hidden"
  | "tr-why-in-hoard"
  | "tr-why-meadow-only"
  | "tr-why-must"
  | "tr-why-must-decide"
  | "tr-why-no-spin"
  | "tr-why-no-tile"
  | "tr-why-not-paying"
  | "tr-why-not-placing"
  | "tr-why-not-robbing"
  | "tr-why-not-turning"
  | "tr-why-nothing-left"
  | "tr-why-occupied"
  | "tr-why-open"
  | "tr-why-over"
  | "tr-why-stopped"
  | "tr-why-tiles"
  | "tr-why-tiles-double"
  | "tr-why-time-up"
  | "tr-why-too-few-statues"
  | "tr-why-turn"
  | "tr-why-unknown"
  | "tr-why-useless-tile"
  | "why-castle"
  | "why-chronicle"
  | "why-consolation"
  | "why-coronation"
  | "why-first_statue"
  | "why-forest"
  | "why-meadow"
  | "why-mountain"
  | "why-punishment"
  | "why-surplus"
  | "why-village"
  | "word-all"
  | "word-king"
  | "word-none";

/**
 * A place of the frame and what it is called; which tile lies there, and how, only if it is open.
 */
export interface Place {
  column: number;
  landscape: string | null;
  name: string;
  rotation: number | null;
  row: number;
}

/**
 * What lies open in front of a player; `tiles` are those of the hoard that the viewer knows, `holding` a slot.
 */
export interface Player {
  colour: "yellow" | "blue" | "violet" | "grey";
  followers: number;
  hoard: number;
  holding: number | null;
  looks: number;
  mercy: boolean;
  placed: number;
  punished: boolean;
  rank: number;
  stopped: boolean;
  tiles: Tile[];
  unable: boolean;
}

/**
 * The decisions of the course of play; empty at the end.
 */
export type Question = "" | "first_statue" | "grace" | "hold" | "look" | "place" | "reveal" | "rob" | "spin";

/**
 * Where a tile came from: its name, who holds or has it, who has looked at it, its face if the viewer knows it.
 */
export interface Slot {
  name: string;
  seat: number | null;
  seen: number[];
  tile: Tile | null;
  where: "centre" | "held" | "hoard";
}

/**
 * A tile that the viewer knows: so many symbols of a good.
 */
export interface Tile {
  good: "bread" | "marble" | "tool";
  value: number;
}

/**
 * Everything that a viewer may know.
 *
 * `demand` is None while there is none; `left` are the symbols of each good in the centre, as far as they are known;
 * `land` is row by row the fields, None where a tile is hidden.
 */
export interface TumultView {
  after?: Offer[];
  amounts?: Amounts;
  aside: Aside;
  ask?: Sentence;
  chronicle: Entry[];
  demand: [number, number, number] | null;
  game: string;
  grid_rows: number;
  land: (Field | null)[][];
  /**
   * @minItems 3
   * @maxItems 3
   */
  left: [number, number, number];
  offers?: Offer[];
  order: number[];
  over: boolean;
  phase: "first_statues" | "mood" | "robbery" | "tumults" | "placing" | "ranks" | "coronation" | "mercy";
  places: Place[];
  players: Player[];
  ply: number;
  question: Question;
  ranking: number[] | null;
  round: number;
  running: boolean;
  seat?: number;
  slots: Slot[];
  supply: number;
  to_act: number[];
  turned_up: boolean;
}

/** A thing on the table. */
export type Thing = Family | `${Family}:${string}`;

/** What happened, by the rules of this game. */
export type Told = TableEvent & { kind: EventKind };
