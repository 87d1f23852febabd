/** An analysis beside a replay: how good a move was, and what would have been better. */

import type { CostlyDecision, Report } from "../../contract/table";

export type Grade = "good" | "slip" | "mistake" | "blunder";

const MISTAKE = 0.05;
const BLUNDER = 0.15;

/** What an analysis says of the move that led to a position; nothing where there was no choice. */
export function gradeOf(report: Report, ply: number): Grade | null {
  const costly = decisionAt(report, ply);
  if (costly) return costly.cost >= BLUNDER ? "blunder" : costly.cost >= MISTAKE ? "mistake" : "slip";
  return report.course.find((each) => each.ply === ply)?.decided ? "good" : null;
}

export const decisionAt = (report: Report, ply: number): CostlyDecision | undefined =>
  report.decisions.find((each) => each.ply === ply);

/** The things of the best move in the position after `ply` moves, where what was played was worse. */
export const betterThings = (report: Report | null, ply: number): ReadonlySet<string> =>
  new Set(report ? (decisionAt(report, ply + 1)?.path ?? []) : []);
