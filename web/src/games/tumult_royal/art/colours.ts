/** The colours of the box, by seat: yellow, blue, violet, grey (TR-101). Patterns are those of every table. */

import { fill as filled, ink as inked, type Livery } from "../../../shell/seat/seats";

export const BOX: Livery = {
  fills: ["#9c7a00", "#2458a6", "#7a3a9c", "#5f6670"],
  inks: ["#6f5600", "#1f4f97", "#61318a", "#4a5059"],
};

export const fill = (seat: number | null): string => filled(seat, BOX);
export const ink = (seat: number | null): string => inked(seat, BOX);
