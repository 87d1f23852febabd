/** Numbers of rules in running text: `KB-312`, and in a row of them also `KB-201 to 203` and `KB-412, 413`. */

const NUMBER = /([A-Z]{2})-(\d{3,4})/g;

export interface Piece {
  text: string;
  /** The rule that the piece names, if it does. */
  rule: string | null;
}

export function rulePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(NUMBER)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), rule: null });
    pieces.push({ text: found[0], rule: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), rule: null });
  return pieces;
}
