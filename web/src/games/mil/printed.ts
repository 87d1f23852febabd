/** The printed values that the board shows, as the rules of this server read them. */

import type { PrintedValues } from "../../shell/components.svelte";
import { CUBES, type Cube, type Cubes } from "./types";

export interface Amount {
  icon: string;
  count: number;
}

type Block = Record<string, unknown>;

export class Printed {
  constructor(private readonly values: PrintedValues) {}

  /** The time tokens that end a life. */
  get life(): number {
    return this.number("life", "tokens");
  }

  get rounds(): number {
    return this.number("board", "rounds");
  }

  /** What a harvest of that side brings. */
  harvest(kind: string, side: string): Amount[] {
    const goods = (this.block("land", kind)[side] ?? {}) as Partial<Record<Cube, number>>;
    return [...CUBES].reverse().flatMap((icon) => (goods[icon] ? [{ icon, count: goods[icon] }] : []));
  }

  /** The gold that side brings as tribute. */
  tribute(kind: string, side: string): number {
    return this.number("land", kind, `${side}_gold`);
  }

  defence(kind: string): number {
    return this.number("land", kind, "defence");
  }

  /** For most knights in a sphere. */
  bonus(sphere: string): Amount[] {
    const also: Record<string, Amount[]> = {
      court: [
        { icon: "influence", count: this.number("sphere", "court", "bonus_influence") },
        { icon: "start", count: 1 },
      ],
      market: [{ icon: "gold", count: this.number("sphere", "market", "bonus_gold") }],
      war: [{ icon: "kings_soldier", count: 1 }],
      council: [{ icon: "archbishop", count: 1 }],
    };
    const points = { icon: "vp", count: this.number("sphere", sphere, "bonus_vp") };
    return [points, ...(also[sphere] ?? [])].filter(({ count }) => count > 0);
  }

  /** The value of a bid, which counts between bids of equally many cubes. */
  worth(cubes: Cubes | null): number {
    return cubes ? CUBES.reduce((sum, cube) => sum + cubes[cube] * this.number("cube", cube, "value"), 0) : 0;
  }

  private block(...path: string[]): Block {
    return path.reduce<Block>((block, name) => (block[name] ?? {}) as Block, this.values);
  }

  private number(...path: string[]): number {
    const value = this.block(...path.slice(0, -1))[path.at(-1) ?? ""];
    return typeof value === "number" ? value : 0;
  }
}
