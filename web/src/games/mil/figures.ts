/** The printed figures that the board shows, from the same file that the rules read. */

import tables from "../../../../src/tafelrunde/games/mil/components.toml";
import { CUBES, type Cube } from "./types";

export interface Amount {
  icon: string;
  count: number;
}

type Block = Record<string, unknown>;

const number = (block: Block | undefined, key: string): number => {
  const value = block?.[key];
  return typeof value === "number" ? value : 0;
};

const land = (kind: string): Block => tables["land"]?.[kind] ?? {};

function goods(block: unknown): Amount[] {
  const given = (block ?? {}) as Partial<Record<Cube, number>>;
  return [...CUBES].reverse().flatMap((icon) => (given[icon] ? [{ icon, count: given[icon] }] : []));
}

/** What a harvest of that side brings. */
export const harvest = (kind: string, side: string): Amount[] => goods(land(kind)[side]);
/** The gold that side brings as tribute. */
export const tribute = (kind: string, side: string): number => number(land(kind), `${side}_gold`);
export const defence = (kind: string): number => number(land(kind), "defence");

const sphere = (name: string): Block => tables["sphere"]?.[name] ?? {};

/** For most knights in a sphere. */
export function bonus(name: string): Amount[] {
  const also: Record<string, Amount[]> = {
    court: [{ icon: "influence", count: number(sphere("court"), "bonus_influence") }, { icon: "start", count: 1 }],
    market: [{ icon: "gold", count: number(sphere("market"), "bonus_gold") }],
    war: [{ icon: "kings_soldier", count: 1 }],
    council: [{ icon: "archbishop", count: 1 }],
  };
  const points = number(sphere(name), "bonus_vp");
  return points ? [{ icon: "vp", count: points }, ...(also[name] ?? [])] : [];
}

export const LIFE = number(tables["life"] as unknown as Block, "tokens") || 4;
export const ROUNDS = number(tables["board"] as unknown as Block, "rounds") || 5;
