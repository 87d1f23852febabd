/** How a move that a hint names compares with its neighbour, in words that do not contradict their order. */

import type { Advice, MessageId } from "../../contract/table";

/** Shares of victory that look the same on the page. */
const ALIKE = 0.005;
/** And points. */
const SAME = 0.05;

export interface Comparison {
  id: MessageId;
  /** What is said against the move: reasons for it follow with a "but". */
  against: boolean;
}

/** Moves are ranked by the share of victory; points may say the opposite, and then both are told. */
export function comparison({ share, more, over }: Advice, moves: readonly Advice[]): Comparison {
  const other = moves.find(({ move }) => move === over);
  if (over === null) return { id: "hint-only", against: false };
  const ahead = other ? share - other.share : 0;
  if (Math.abs(more) < SAME)
    return Math.abs(ahead) < ALIKE
      ? { id: "hint-as-good", against: false }
      : { id: ahead > 0 ? "hint-wins-more" : "hint-wins-less", against: ahead < 0 };
  if (ahead >= ALIKE && more < 0) return { id: "hint-wins-more-fewer", against: false };
  if (ahead <= -ALIKE && more > 0) return { id: "hint-wins-less-more", against: false };
  return { id: more > 0 ? "hint-more" : "hint-fewer", against: more < 0 };
}
