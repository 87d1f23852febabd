/** The view of Mil as `games/mil/view.py` builds it. */

import type { View } from "../../shell/protocol";

export const CUBES = ["gold", "influence", "metal", "fabric", "food"] as const;
export const SPHERES = ["monastery", "court", "market", "war", "council", "crusade"] as const;
export const PHASES = ["action", "tribute", "politics", "power", "winter", "round_end"] as const;

export type Cube = (typeof CUBES)[number];
export type SphereName = (typeof SPHERES)[number];
export type Cubes = Record<Cube, number>;

export interface Land {
  kind: string;
  side: "front" | "back";
}

export interface Knight {
  /** k0 to k3 */
  id: string;
  heir: boolean;
  time: number;
  soldiers: number;
  castle: boolean;
  lord: number | null;
  /** `war:2`, `crusade`; null at home. */
  place: string | null;
  lands: [Land | null, Land | null];
}

export interface Player {
  vp: number;
  /** null: behind the screen. */
  stock: Cubes | null;
  reds: number;
  privileges: number;
  placing: boolean;
  knights: Knight[];
  unused: number;
  /** A bid that has been revealed. */
  bid: Cubes | null;
  bidding: "no" | "owed" | "sealed";
}

export interface Settling {
  acting: string | null;
  active: number | null;
  target: string | null;
  target_slot: number;
  asked: boolean;
  attack_lord: number | null;
  defence_lord: number | null;
  /** Attack and defence in a battle, before any cubes. */
  strengths: [number, number] | null;
  /** A land on its way. */
  hand: string | null;
  offer: Cubes;
  best: Cubes;
  leader: number | null;
  bid: Cubes;
  half: number;
  swaps: number;
}

export interface MilView extends View {
  round: number;
  phase: string;
  start_player: number;
  archbishop: string | null;
  kings_soldier: string | null;
  /** By space: `white`, `black`, a knight, or nothing. */
  board: Record<string, string>;
  monastery: string[];
  crusade: string[];
  stacks: { size: number; top: string | null }[];
  discards: Record<string, number>;
  players: Player[];
  settling: Settling;
  question: string;
  own?: { bid: Cubes; step: number };
}

export const seen = (view: View): MilView => view as MilView;

/** A knight on the table, `knight:1:0`: his player and his tile. */
export interface Who {
  seat: number;
  tile: number;
}

export const knightThing = (seat: number, id: string): string => `knight:${seat}:${id.slice(1)}`;

export function who(thing: string | null): Who | null {
  const [family, seat, tile] = thing?.split(":") ?? [];
  return family === "knight" ? { seat: Number(seat), tile: Number(tile) } : null;
}

export function knightOf(view: MilView, thing: string | null): Knight | undefined {
  const named = who(thing);
  return named ? view.players[named.seat]?.knights.find(({ id }) => id === `k${named.tile}`) : undefined;
}

export const count = (cubes: Cubes | null | undefined): number =>
  cubes ? Object.values(cubes).reduce((sum, each) => sum + each, 0) : 0;

/** Two lands that do not differ: the rules offer only the first. */
export const alike = ({ lands: [first, second] }: Knight): boolean =>
  first !== null && second !== null && first.kind === second.kind && first.side === second.side;
