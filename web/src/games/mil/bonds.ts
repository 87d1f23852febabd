/** Where the ribbons run that join a lord's shield to his vassals. */

import { knightThing, type MilView } from "./types";

export interface Bond {
  lord: number;
  vassal: string;
  path: string;
}

const LANE = 6;
const LANES = 4;
const ROUND = 7;

/** Ribbons leave the shield to the left, run along the edge, and come down upon the vassal from above. */
export function ribbons(root: HTMLElement, view: MilView): Bond[] {
  const origin = root.getBoundingClientRect();
  const bonds = view.players.flatMap((player, seat) =>
    player.knights.flatMap(({ id, lord }) => (lord === null ? [] : [{ lord, vassal: knightThing(seat, id) }])),
  );
  return bonds.flatMap(({ lord, vassal }, at) => {
    const from = root.querySelector(`[data-lord="${lord}"]`)?.getBoundingClientRect();
    const to = root.querySelector(`[data-vassal="${vassal}"]`)?.getBoundingClientRect();
    if (!from || !to) return [];
    const lane = (at % LANES) * LANE;
    const path = bend(
      { x: from.left - origin.left, y: from.top - origin.top + from.height / 2 + (lane - LANE) / 2 },
      4 + lane,
      to.top - origin.top - 5,
      { x: to.left - origin.left + 16 + lane, y: to.top - origin.top + 3 },
    );
    return [{ lord, vassal, path }];
  });
}

interface Spot {
  x: number;
  y: number;
}

/** Left to the edge, along it to a height, right to above the goal, and down. */
function bend(from: Spot, edge: number, height: number, to: Spot): string {
  const down = height > from.y ? 1 : -1;
  const corner = Math.min(ROUND, Math.abs(height - from.y) / 2);
  return [
    `M${from.x} ${from.y}H${edge + corner}`,
    `Q${edge} ${from.y} ${edge} ${from.y + down * corner}`,
    `V${height - down * corner}`,
    `Q${edge} ${height} ${edge + corner} ${height}`,
    `H${to.x - 4}Q${to.x} ${height} ${to.x} ${to.y}`,
  ].join("");
}

/** Each lord's ribbon has stitches of its own, so that colour is not the only sign. */
export const STITCHES = ["7 5", "0.1 6", "14 4", "3 3", "9 4 0.1 4"] as const;
