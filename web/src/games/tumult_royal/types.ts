/** The view of Tumult Royal as `games/tumult_royal/view.py` builds it. */

import type { View } from "../../shell/protocol";

export const GOODS = ["bread", "marble", "tool"] as const;
export type Good = (typeof GOODS)[number];
export const KINDS = ["meadow", "forest", "mountain", "village", "castle"] as const;
export type Kind = (typeof KINDS)[number];

export interface Tile {
  good: Good;
  value: number;
}

export interface Slot {
  where: "centre" | "held" | "hoard";
  /** Who holds or has it. */
  seat: number | null;
  /** Who has looked at it. */
  seen: number[];
  /** Its face, if this viewer knows it. */
  tile: Tile | null;
}

export interface Field {
  kind: Kind;
  seat: number | null;
  statues: number;
}

export interface Place {
  row: number;
  column: number;
  landscape: string | null;
  rotation: number | null;
}

export interface Player {
  colour: string;
  rank: number;
  followers: number;
  placed: number;
  mercy: boolean;
  hoard: number;
  tiles: Tile[];
  holding: number | null;
  looks: number;
  stopped: boolean;
  punished: boolean;
  unable: boolean;
}

export interface TumultView extends View {
  round: number;
  phase: string;
  question: string;
  order: number[];
  supply: number;
  demand: number[] | null;
  turned_up: boolean;
  running: boolean;
  slots: Slot[];
  grid_rows: number;
  aside: { number: number; tiles: Tile[] | null };
  left: number[];
  land: (Field | null)[][];
  places: Place[];
  chronicle: { seat: number; statues: number }[];
  players: Player[];
}

export const seen = (view: View): TumultView => view as TumultView;
