/** What the log tells of the newest tumults: who robbed what, who was the greediest, what it cost. */

import type { TableEvent } from "../../contract/table";
import { GOODS, type Good, told, type Told, type TumultView } from "./types";

export interface Trial {
  good: Good;
  left: number;
  demand: number;
  /** Robbed by each seat. */
  robbed: number[];
  /** What counted for each seat, if it came to a tumult. */
  greed: number[] | null;
  punished: number | null;
  followers: number;
  /** Tiles given back, such as `bread_2`, and how many. */
  returned: [tile: string, count: number][];
}

const isPhase = ({ kind, say }: Told, phase?: TumultView["phase"]): boolean =>
  kind === "tr-phase" && (phase === undefined || say.args["phase"] === phase);

/** The trials of the last round that had any, bread first; empty before the first. */
export function trials(all: TableEvent[], seats: number): Trial[] {
  const log = all.map(told);
  const begin = log.findLastIndex((event) => isPhase(event, "tumults"));
  if (begin < 0) return [];
  const end = log.findIndex((event, at) => at > begin && isPhase(event));
  const robbed = robbedBefore(log.slice(0, begin), seats);
  const found: Trial[] = [];
  let greed: number[] | null = null;
  for (const { kind, say } of log.slice(begin, end < 0 ? undefined : end)) {
    const { good, count, demand, seat, scores, tiles, why } = say.args;
    const last = found.at(-1);
    if (kind === "tr-greed") greed = scores as number[];
    if (kind === "tr-content" || kind === "tr-tumult") {
      const tumult = kind === "tr-tumult";
      found.push({
        good: good as Good,
        left: Number(count),
        demand: Number(demand),
        robbed: robbed[GOODS.indexOf(good as Good)] ?? [],
        greed: tumult ? greed : null,
        punished: tumult ? Number(seat) : null,
        followers: 0,
        returned: [],
      });
    }
    if (kind === "tr-gives" && why === "punishment" && last) last.followers = Number(count);
    if (kind === "tr-returns" && last) last.returned = Object.entries(tiles as Record<string, number>);
  }
  return found;
}

/** By good and seat, as it was told when the tiles were turned up. */
function robbedBefore(log: Told[], seats: number): number[][] {
  const robbed = log.filter(({ kind }) => kind === "tr-robbed").slice(-seats);
  return GOODS.map((good) => {
    const row = Array<number>(seats).fill(0);
    for (const { say } of robbed)
      row[Number(say.args["seat"])] = (say.args["goods"] as Record<string, number>)[good] ?? 0;
    return row;
  });
}

/** In which round the newest tumults were. */
export function roundOf(log: TableEvent[]): number {
  const begin = log.map(told).findLast((event) => isPhase(event, "tumults"));
  return begin ? Number(begin.say.args["round"]) : 0;
}
