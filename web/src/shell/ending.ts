/** How one player did, as sentences: the place, the margin, where the points came from against the others. */

import type { Report, Result, Sentence } from "../contract/table";

/** Of so many points more or fewer than the others' average it is worth speaking. */
const WORTH_TELLING = 1;

/** The first place: alone, shared, or by what breaks a tie; any other: how far behind. */
export function placed({ ranking, scores, winners }: Result, seat: number): Sentence {
  const points = scores[seat] ?? 0;
  const others = scores.filter((_, each) => each !== seat);
  if (winners.includes(seat)) {
    if (winners.length > 1) return { id: "did-shared", args: { points } };
    const margin = points - Math.max(...others);
    return margin > 0 ? { id: "did-won", args: { points, margin } } : { id: "did-won-tie", args: { points } };
  }
  const best = winners[0] ?? 0;
  const margin = (scores[best] ?? 0) - points;
  const args = { place: ranking[seat] ?? 0, count: ranking.length, points, margin, seat: best };
  return { id: margin > 0 ? "did-place" : "did-place-tie", args };
}

export interface Source {
  row: string;
  more: number;
}

/** The sources of points in which a seat was furthest above and below the average of the others. */
export function sources(rows: [row: string, sums: number[]][], seat: number): { best?: Source; worst?: Source } {
  const compared = rows.map(([row, sums]) => {
    const others = sums.filter((_, each) => each !== seat);
    const average = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
    return { row, more: Math.round(((sums[seat] ?? 0) - average) * 10) / 10 };
  });
  const ordered = compared.sort((a, b) => b.more - a.more);
  const first = ordered[0];
  const last = ordered.at(-1);
  return {
    ...(first && first.more >= WORTH_TELLING ? { best: first } : {}),
    ...(last && last.more <= -WORTH_TELLING ? { worst: last } : {}),
  };
}

export interface Moment {
  ply: number;
  /** What it did to the share of victory. */
  share: number;
}

/** The luckiest moment of a seat, and its dearest decision, if an analysis knows them. */
export function moments(report: Report, seat: number): { best?: Moment; worst?: Moment } {
  const lucky = report.course
    .map(({ ply, luck }) => ({ ply, share: luck[seat] ?? 0 }))
    .sort((a, b) => b.share - a.share)[0];
  const dear = report.decisions.find((each) => each.seat === seat);
  return {
    ...(lucky && lucky.share > 0.01 ? { best: lucky } : {}),
    ...(dear && dear.cost > 0.01 ? { worst: { ply: dear.ply, share: -dear.cost } } : {}),
  };
}
