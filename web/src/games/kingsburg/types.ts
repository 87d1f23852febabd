/** The view of Kingsburg as `games/kingsburg/view.py` builds it. */

import type { View } from "../../shell/protocol";

export interface Player {
  vp: number;
  /** gold, wood, stone */
  goods: [number, number, number];
  plus_two: number;
  soldiers: number;
  buildings: string[];
  governor: string;
  army_tokens: number[];
  dice: number[];
  bonus_dice: number[];
  bonus_dice_to_roll: number;
  /** For each die, bonus dice last: 0 is free, else the space (negative: by the envoy). */
  placed: number[];
  favoured: boolean;
  passed: boolean;
  strength: number;
  outcome: number;
}

export interface Group {
  advisor: string;
  /** null: neutral dice. */
  owner: number | null;
  dice: number[];
  by_envoy: boolean;
}

export interface EnemyCard {
  id: string;
  type: string;
  strength: number;
  /** gold, wood, stone, any, vp */
  win: number[];
  /** gold, wood, stone, any, buildings, vp */
  loss: number[];
}

export interface KingsburgView extends View {
  year: number;
  phase: string;
  question: string;
  order: number[];
  envoy: number;
  court: Group[];
  enemy: { shown: boolean; range: [number, number]; card: EnemyCard | null };
  past_enemies: EnemyCard[];
  paying: string | null;
  reinforcements: number;
  players: Player[];
  own?: { dealt: string[]; governor: string; token: number | null };
}

export const seen = (view: View): KingsburgView => view as KingsburgView;
