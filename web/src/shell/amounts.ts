/** Several numbers chosen together: what they come to, and how far each may go. */

import type { Amounts } from "../contract/table";

export const sum = (counts: number[]): number => counts.reduce((all, each) => all + each, 0);

export const worth = ({ each }: Amounts, counts: number[]): number =>
  each.reduce((all, { worth: value }, at) => all + value * (counts[at] ?? 0), 0);

/** Whether worth differs from number at all. */
export const hasWorth = ({ each }: Amounts): boolean => each.some(({ worth: value }) => value !== 1);

export const canAdd = ({ each, total }: Amounts, counts: number[], at: number): boolean =>
  (counts[at] ?? 0) < (each[at]?.most ?? 0) && (total === null || sum(counts) < total);

export const canTake = ({ each }: Amounts, counts: number[], at: number): boolean =>
  (counts[at] ?? 0) > (each[at]?.least ?? 0);

/** Whether it can be said: what must add up to something does. Whether it is enough, the server knows. */
export const adds = ({ total }: Amounts, counts: number[]): boolean => total === null || sum(counts) === total;

export const changed = (counts: number[], at: number, by: number): number[] =>
  counts.map((count, place) => (place === at ? count + by : count));
