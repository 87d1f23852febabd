/** What the board of Mil reads, by the contract with its rules. */

import type { Cubes, Knight, MilView, Told } from "../../contract/mil";
import type { TableEvent, View } from "../../contract/table";

export type {
  Cubes,
  EventKind,
  Knight,
  Land,
  MessageId,
  MilView,
  Player,
  Question,
  Settling,
  Thing,
  Told,
} from "../../contract/mil";

export const CUBES: readonly Cube[] = ["gold", "influence", "metal", "fabric", "food"];
export const SPHERES = ["monastery", "court", "market", "war", "council", "crusade"] as const;
export const PHASES: readonly MilView["phase"][] = ["action", "tribute", "politics", "power", "winter", "round_end"];

export type Cube = keyof Cubes;
export type SphereName = (typeof SPHERES)[number];

export const seen = (view: View): MilView => view as MilView;
export const told = (event: TableEvent): Told => event as Told;

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
