/** What the log tells of the newest tumults: who robbed what, who was the greediest, what it cost. */

import type { TableEvent } from "../../shell/protocol";
import { GOODS, type Good } from "./types";

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

const isPhase = ({ say }: TableEvent, phase?: string): boolean =>
  say.id === "tr-phase" && (phase === undefined || say.args["phase"] === phase);

/** The trials of the last round that had any, bread first; empty before the first. */
export function trials(log: TableEvent[], seats: number): Trial[] {
  const begin = log.findLastIndex((event) => isPhase(event, "tumults"));
  if (begin < 0) return [];
  const end = log.findIndex((event, at) => at > begin && isPhase(event));
  const robbed = robbedBefore(log.slice(0, begin), seats);
  const found: Trial[] = [];
  let greed: number[] | null = null;
  for (const { say } of log.slice(begin, end < 0 ? undefined : end)) {
    const { good, count, demand, seat, scores, tiles, why } = say.args;
    const last = found.at(-1);
    if (say.id === "tr-greed") greed = scores as number[];
    if (say.id === "tr-content" || say.id === "tr-tumult") {
      const tumult = say.id === "tr-tumult";
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
    if (say.id === "tr-gives" && why === "punishment" && last) last.followers = Number(count);
    if (say.id === "tr-returns" && last) last.returned = Object.entries(tiles as Record<string, number>);
  }
  return found;
}

/** By good and seat, as it was told when the tiles were turned up. */
function robbedBefore(log: TableEvent[], seats: number): number[][] {
  const told = log.filter(({ say }) => say.id === "tr-robbed").slice(-seats);
  return GOODS.map((good) => {
    const row = Array<number>(seats).fill(0);
    for (const { say } of told) row[Number(say.args["seat"])] = (say.args["goods"] as Record<string, number>)[good] ?? 0;
    return row;
  });
}

/** In which round the newest tumults were. */
export function roundOf(log: TableEvent[]): number {
  const told = log.findLast((event) => isPhase(event, "tumults"));
  return told ? Number(told.say.args["round"]) : 0;
}
