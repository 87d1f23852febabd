/** The printed values, as the rules of this server read them. */

import type { PrintedValues } from "../../shell/components.svelte";

export const GOODS = ["gold", "wood", "stone"] as const;
export const PHASES = ["favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"] as const;
export const YEARS = ["I", "II", "III", "IV", "V"] as const;
const MODULE_ROWS = ["A", "G"];
/** The ids of his spaces, whatever rank an owner gives them. */
const POLITICIAN = ["politician_5", "politician_10"];

/** So many of a kind; `or` stands between alternatives, `for` between price and gain. */
export interface Amount {
  icon: string;
  count: number;
}

export interface Advisor {
  id: string;
  rank: number;
  gains: Amount[];
}

export interface Building {
  id: string;
  row: string;
  column: number;
  cost: Amount[];
  vp: number;
}

type Block = Record<string, unknown>;
type Section = Record<string, Block>;

/** The blocks of a section, such as all advisors. */
const section = (values: PrintedValues, name: string): Section => (values[name] ?? {}) as Section;

const number = (block: Block, key: string): number => {
  const value = block[key];
  return typeof value === "number" ? value : 0;
};

function amounts(block: Block, kinds: readonly string[]): Amount[] {
  return kinds.map((icon) => ({ icon, count: number(block, icon) })).filter(({ count }) => count > 0);
}

function gains(block: Block): Amount[] {
  const either = Array.isArray(block["either"]) ? (block["either"] as string[]) : [];
  const choice = either.flatMap((icon, at) => (at ? [{ icon: "or", count: 1 }] : []).concat({ icon, count: 1 }));
  const price = number(block, "price_vp");
  return [
    ...(block["transmutes"] ? ["any", "for", "any", "any"].map((icon) => ({ icon, count: 1 })) : []),
    ...(price
      ? [
          { icon: "vp", count: price },
          { icon: "for", count: 1 },
        ]
      : []),
    ...amounts(block, GOODS),
    ...choice,
    ...amounts(block, ["any", "plus_two", "soldiers", "vp"]),
    ...(block["peek"] ? [{ icon: "peek", count: 1 }] : []),
  ];
}

export class Printed {
  readonly advisors: Advisor[];
  /** The spaces that only the Politician may influence. */
  readonly politician: Advisor[];
  private readonly buildings: Building[];

  constructor(values: PrintedValues) {
    this.advisors = Object.entries(section(values, "advisor"))
      .map(([id, block]) => ({ id, rank: number(block, "rank"), gains: gains(block) }))
      .sort((a, b) => a.rank - b.rank);
    this.politician = politician(section(values, "governor")["gov_politician"] ?? {});
    this.buildings = Object.entries(section(values, "building")).map(([id, block]) => ({
      id,
      row: String(block["row"]),
      column: number(block, "column"),
      cost: amounts(block, GOODS),
      vp: number(block, "vp"),
    }));
  }

  /** Rows A and G belong to a module. */
  rows(modular: boolean): Building[][] {
    const letters = [...new Set(this.buildings.map(({ row }) => row))].sort();
    return letters
      .filter((letter) => modular || !MODULE_ROWS.includes(letter))
      .map((letter) => this.buildings.filter(({ row }) => row === letter).sort((a, b) => a.column - b.column));
  }

  /** Where an advisor stands in the numbers of `placed`; the Politician's spaces come after rank 18. */
  spaceOf(placed: number): Advisor | undefined {
    const space = Math.abs(placed);
    return this.advisors[space - 1] ?? this.politician[space - this.advisors.length - 1];
  }
}

function politician(block: Block): Advisor[] {
  const ranks = (block["ranks"] ?? []) as number[];
  const goods = (block["goods"] ?? []) as number[];
  return ranks.map((rank, at) => ({
    id: POLITICIAN[at] ?? "",
    rank,
    gains: [{ icon: "any", count: goods[at] ?? 1 }],
  }));
}
