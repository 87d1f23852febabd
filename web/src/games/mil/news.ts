/** What happened lately that everybody should know: births and deaths, bonds, castles, battles. */

import type { TableEvent } from "../../contract/table";
import { type EventKind, told } from "./types";

const ICONS: Partial<Record<EventKind, string>> = {
  "mi-heir": "heir",
  "mi-new-knight": "knights",
  "mi-ages": "heir",
  "mi-dies": "skull",
  "mi-leaves": "skull",
  "mi-wedding": "ring",
  "mi-no-wedding": "ring",
  "mi-vassal": "bond",
  "mi-accepts": "bond",
  "mi-castle": "castle",
  "mi-battle": "attack",
  "mi-conquers": "land",
  "mi-conquers-last": "land",
  "mi-kings-soldier": "kings_soldier",
  "mi-archbishop": "archbishop",
};

const MOST = 4;

export interface News {
  icon: string;
  event: TableEvent;
}

/** The newest of this round, newest first. */
export function newest(log: TableEvent[]): News[] {
  const round = log.map(told).findLastIndex(({ kind, say }) => kind === "mi-phase" && say.args["phase"] === "action");
  const news = log.slice(Math.max(0, round)).flatMap((event) => {
    const icon = ICONS[told(event).kind];
    return icon ? [{ icon, event }] : [];
  });
  return news.slice(-MOST).reverse();
}
