/** The view of Mythotopia as `games/mythotopia/view.py` builds it. */

import type { View } from "../../shell/protocol";

export interface ProvinceState {
  owner: number | null;
  building: string;
  castle: boolean;
  /** By seat. */
  armies: number[];
  mercenaries: number[];
  dragon: boolean;
  runestone: boolean;
}

export interface Party {
  /** null: the neutral garrison. */
  seat: number | null;
  strength: number;
  parts: Record<string, number>;
}

export interface War {
  province: string;
  parties: Party[];
}

export interface MythotopiaView extends View {
  provinces: Record<string, ProvinceState>;
  seas: Record<string, number[]>;
  roads: string[];
  wars: War[];
}

export const seen = (view: View): MythotopiaView => view as MythotopiaView;
