/** The view of Mythotopia as `games/mythotopia/view.py` builds it. */

import type { View } from "../../shell/protocol";

export interface ProvinceState {
  controller: number | null;
  /** `town`, `city`, `citadel` */
  piece: string | null;
  castle: boolean;
  dragon: boolean;
  runestone: boolean;
  /** By seat. */
  armies: number[];
  mercenaries: number[];
  war: boolean;
}

export interface Party {
  /** null: the neutral garrison. */
  seat: number | null;
  side: "attacker" | "defender" | "garrison";
  strength: number;
  /** What the strength is made of. */
  parts: Record<string, number>;
}

export interface War {
  province: string;
  /** Which of the parties is strongest; null for a tie. */
  winner: number | null;
  parties: Party[];
}

export interface VpCard {
  id: string;
  fixed: boolean;
  value: number;
  left: number;
  counters: { id: string; value: number; left: number }[];
  empty: boolean;
}

export interface Player {
  colour: string;
  /** null where counters are secret. */
  score: number | null;
  provinces: number;
  counters: Record<string, number> | null;
  towns: number;
  cities_left: number;
  armies: number;
  army_supply: number;
  ships: number;
  ship_supply: number;
  hand: number;
  draw: number;
  discard: string[];
  reserve: string[];
  capacity: number;
  aside: string[];
  /** Cards that everybody knows to be in the hand. */
  known: string[];
  secret: boolean;
  /** Cards that are in the hand or in the draw pile, nobody else knows in which. */
  unseen: string[];
  chosen: boolean | null;
}

export interface Chain {
  verb: string;
  target: string | null;
  building: string | null;
  role: string | null;
  way: string | null;
  laid: { zone: string; card: string }[];
  relies_on: string[];
  crossings: number;
  owed: Record<string, number>;
  symbols: number;
  number: number;
  second: number;
  card: string | null;
  from: string | null;
  shifts: { from: string; to: string; armies: number; mercenaries: number }[];
  war: War | null;
  /** How the war would stand after laying one card more: by the things to touch for it. */
  outlook: { path: string[]; war: War }[];
}

export interface MythotopiaView extends View {
  round: number;
  start_player: number;
  active: number | null;
  turns_left: number | null;
  turn: { actions: number; free: number; drafted: boolean; road_moved: boolean; warehouse_used: boolean; enabled: string[] };
  provinces: Record<string, ProvinceState>;
  /** Ships by seat. */
  seas: Record<string, number[]>;
  roads: string[];
  wars: War[];
  vp_cards: VpCard[];
  empty_cards: number;
  needed_cards: number;
  spare: Record<string, number>;
  display: string[];
  improvement_deck: number;
  province_pool: string[];
  gone: string[];
  castles_left: number;
  roads_left: number;
  mercenaries_left: number;
  /** What the scores would be if the game ended now; null where that is secret. */
  projected: { scores: number[]; winners: number[] } | null;
  players: Player[];
  question: string;
  own?: { hand: string[]; draw: string[]; secret: string | null; chosen: string[]; chain: Chain | null; seen: string[] | null };
}

export const seen = (view: View): MythotopiaView => view as MythotopiaView;
