/** The printed values that the board shows: prices, the chronicle, the disc, the track. */

import type { PrintedValues } from "../../shell/components.svelte";
import { GOODS, KINDS, type Kind } from "./types";

type Block = Record<string, unknown>;

export interface Price {
  kind: Kind;
  /** bread, marble, tools */
  goods: number[];
  statues: number;
  /** May it be bought away from the own statues, at double cost? */
  free: boolean;
}

export interface ChronicleField {
  round: number;
  statues: number;
  turn: string;
  end: number | null;
}

const block = (table: unknown, key: string): Block => ((table as Block | undefined)?.[key] ?? {}) as Block;
const number = (table: Block, key: string): number => (typeof table[key] === "number" ? table[key] : 0);

export function prices(values: PrintedValues): Price[] {
  return KINDS.map((kind) => {
    const field = block(values["field"], kind);
    const goods = GOODS.map((good) => number(field, good));
    return { kind, goods, statues: number(field, "statues"), free: field["free"] === true };
  });
}

export function chronicle(values: PrintedValues): ChronicleField[] {
  const fields = Object.keys(values["chronicle"] ?? {}).map((id) => {
    const field = block(values["chronicle"], id);
    return {
      round: Number(id.replace("field_", "")),
      statues: number(field, "statues"),
      turn: typeof field["turn"] === "string" ? field["turn"] : "none",
      end: typeof field["end_number"] === "number" ? field["end_number"] : null,
    };
  });
  return fields.sort((a, b) => a.round - b.round);
}

export function sectors(values: PrintedValues): number[] {
  const { sectors: printed } = block(values, "disc");
  return Array.isArray(printed) ? (printed as number[]) : [];
}

export const track = (values: PrintedValues): number => number(block(values, "statues"), "each");
