/** The printed values, as the rules of this server read them, and the map as lines to draw. */

import type { PrintedValues } from "../../shell/components.svelte";
import { boxOf, closed, junctions, middle, open, type Box, type Mark, type Point } from "./map/geometry";

export const SYMBOLS = ["food", "stone", "gold", "army", "ship"] as const;

/** A card of the deck: its symbols, and what its text is. */
export interface Card {
  id: string;
  /** `province`, `starting` or `improvement` */
  family: string;
  /** `province`, `symbols`, `action`, `free`, `benefit` or `reserve` */
  heading: string;
  symbols: { symbol: string; count: number }[];
}

export interface Province {
  id: string;
  name: string;
  symbol: string;
  strength: number;
  rugged: boolean;
  seas: string[];
  island: string | null;
  x: number;
  y: number;
  path: string;
  box: Box;
}

export interface Border {
  /** `a-b` */
  id: string;
  a: string;
  b: string;
  type: string;
  line: Point[];
  path: string;
  middle: Mark;
}

export interface Sea {
  id: string;
  name: string;
  x: number;
  y: number;
  path: string;
}

type Block = Record<string, unknown>;

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const blocks = (values: PrintedValues, section: string): [string, Block][] =>
  Object.entries((values[section] ?? {}) as Record<string, Block>);

/** What a province is worth while one holds it. */
export const provincePoints = (values: PrintedValues): number =>
  number((values["limits"] as Block | undefined)?.["province_vp"]);

export class Printed {
  readonly plane: { width: number; height: number };
  readonly provinces: ReadonlyMap<string, Province>;
  readonly borders: ReadonlyMap<string, Border>;
  readonly seas: ReadonlyMap<string, Sea>;
  readonly cards: ReadonlyMap<string, Card>;
  /** All victory-point cards of the box. */
  readonly vpCards: string[];
  /** What a dragon adds to a garrison. */
  readonly dragon: number;
  /** How many actions a turn has. */
  readonly actions: number;

  constructor(values: PrintedValues) {
    const map = (values["map"] ?? {}) as Block;
    this.plane = { width: number(map["width"]), height: number(map["height"]) };
    const provinces = blocks(values, "province");
    const seas = blocks(values, "sea");
    const borders = blocks(values, "border");
    const corners = junctions(
      [...provinces, ...seas].map(([, block]) => polygon(block)),
      borders.map(([, block]) => line(block)),
    );
    this.provinces = new Map(provinces.map(([id, block]) => [id, province(id, block, corners)]));
    this.seas = new Map(seas.map(([id, block]) => [id, sea(id, block, corners)]));
    this.borders = new Map(borders.map(([id, block]) => [id, border(id, block, corners)]));
    const cards = blocks(values, "card").map(([id, block]) => card(id, block));
    this.cards = new Map([...cards, ...[...this.provinces.values()].map(provinceCard)].map((each) => [each.id, each]));
    this.vpCards = blocks(values, "vp").map(([id]) => id);
    this.dragon = number((values["strength"] as Block | undefined)?.["dragon"]);
    this.actions = number((values["limits"] as Block | undefined)?.["actions"]);
  }
}

const polygon = (block: Block): Point[] => list<Point>(block["polygon"]);
const line = (block: Block): Point[] => list<Point>(block["line"]);

function province(id: string, block: Block, corners: ReadonlySet<string>): Province {
  return {
    id,
    name: String(block["name"]),
    symbol: String(block["symbol"]),
    strength: number(block["strength"]),
    rugged: block["rugged"] === true,
    seas: list<string>(block["seas"]),
    island: typeof block["island"] === "string" ? block["island"] : null,
    x: number(block["x"]),
    y: number(block["y"]),
    path: closed(polygon(block), corners),
    box: boxOf(polygon(block)),
  };
}

function sea(id: string, block: Block, corners: ReadonlySet<string>): Sea {
  return {
    id,
    name: String(block["name"]),
    x: number(block["x"]),
    y: number(block["y"]),
    path: closed(polygon(block), corners),
  };
}

function border(id: string, block: Block, corners: ReadonlySet<string>): Border {
  const [a = "", b = ""] = id.split("-");
  return {
    id,
    a,
    b,
    type: String(block["type"]),
    line: line(block),
    path: open(line(block), corners),
    middle: middle(line(block)),
  };
}

function card(id: string, block: Block): Card {
  const symbols = SYMBOLS.map((symbol) => ({ symbol, count: number(block[symbol]) })).filter(({ count }) => count > 0);
  return {
    id,
    family: id.startsWith("start_") ? "starting" : "improvement",
    heading: String(block["heading"]),
    symbols,
  };
}

function provinceCard({ id, symbol }: Province): Card {
  return { id, family: "province", heading: "province", symbols: [{ symbol, count: 1 }] };
}
