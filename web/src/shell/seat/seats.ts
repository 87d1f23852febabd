/** Colour and pattern of each seat: either alone tells the players apart. */

/** The colours of the seats, for areas and, darker, for text on paper. A game may have its own. */
export interface Livery {
  fills: readonly string[];
  inks: readonly string[];
}

export const HOUSE: Livery = {
  fills: ["#a8322d", "#2458a6", "#2b7340", "#a86f00", "#6d3a94"],
  inks: ["#97241f", "#1f4f97", "#22633a", "#7d5200", "#61318a"],
};
const NEUTRAL = "#6b6560";

/** Lines within a square of 40: stripes, dots, bars, checks, chevrons. */
const PATTERNS = [
  "M3 15 15 3M3 27 27 3M6 37 37 6M18 37 37 18M30 37 37 30",
  "M9 9h.1M20 9h.1M31 9h.1M9 20h.1M20 20h.1M31 20h.1M9 31h.1M20 31h.1M31 31h.1",
  "M3 10H37M3 20H37M3 30H37",
  "M11 3V37M20 3V37M29 3V37M3 11H37M3 20H37M3 29H37",
  "M3 16 20 5 37 16M3 27 20 16 37 27M3 37 20 27 37 37",
] as const;

export const fill = (seat: number | null, livery = HOUSE): string =>
  seat === null ? NEUTRAL : (livery.fills[seat] ?? NEUTRAL);
export const ink = (seat: number | null, livery = HOUSE): string =>
  seat === null ? NEUTRAL : (livery.inks[seat] ?? NEUTRAL);
export const pattern = (seat: number | null): string => (seat === null ? "" : (PATTERNS[seat] ?? ""));
export const patternWidth = (seat: number | null): number => (seat === 1 ? 5 : seat === 3 ? 1.6 : 3);
