/** The printed figures, from the same file that the rules read. */

import tables from "../../../../src/tafelrunde/games/kingsburg/components.toml";

export const GOODS = ["gold", "wood", "stone"] as const;
export const PHASES = ["favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"] as const;
export const YEARS = ["I", "II", "III", "IV", "V"] as const;
const MODULE_ROWS = ["A", "G"];

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
    ...(price ? [{ icon: "vp", count: price }, { icon: "for", count: 1 }] : []),
    ...amounts(block, GOODS),
    ...choice,
    ...amounts(block, ["any", "plus_two", "soldiers", "vp"]),
    ...(block["peek"] ? [{ icon: "peek", count: 1 }] : []),
  ];
}

export const ADVISORS: Advisor[] = Object.entries(tables["advisor"] ?? {})
  .map(([id, block]) => ({ id, rank: number(block, "rank"), gains: gains(block) }))
  .sort((a, b) => a.rank - b.rank);

const politician = tables["governor"]?.["gov_politician"] ?? {};
const politicianGoods = (politician["goods"] ?? []) as number[];

/** The spaces that only the Politician may influence. */
export const POLITICIAN: Advisor[] = ((politician["ranks"] ?? []) as number[]).map((rank, at) => ({
  id: `politician_${rank}`,
  rank,
  gains: [{ icon: "any", count: politicianGoods[at] ?? 1 }],
}));

export const BUILDINGS: Building[] = Object.entries(tables["building"] ?? {}).map(([id, block]) => ({
  id,
  row: String(block["row"]),
  column: number(block, "column"),
  cost: amounts(block, GOODS),
  vp: number(block, "vp"),
}));

/** Rows A and G belong to a module. */
export function rows(modular: boolean): Building[][] {
  const letters = [...new Set(BUILDINGS.map(({ row }) => row))].sort();
  return letters
    .filter((letter) => modular || !MODULE_ROWS.includes(letter))
    .map((letter) => BUILDINGS.filter(({ row }) => row === letter).sort((a, b) => a.column - b.column));
}

/** Where an advisor stands in the numbers of `placed`; the Politician's spaces come after rank 18. */
export function spaceOf(placed: number): Advisor | undefined {
  const space = Math.abs(placed);
  return ADVISORS[space - 1] ?? POLITICIAN[space - ADVISORS.length - 1];
}
