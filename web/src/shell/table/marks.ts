/** Marks on the things of the board: what is being told, and what others have done since the own last move. */

import type { TableEvent } from "../../contract/table";
import { seatOf } from "./lines";

export interface Mark {
  thing: string;
  /** Whose colour it has; none if it was nobody's deed. */
  colour: string | null;
  /** It is being told now; otherwise it is a trace of what happened. */
  now: boolean;
}

const MARKED = "[data-told], [data-trace]";

const MOST_TRACES = 12;

/** What others touched: the newest of it. */
export function tracesOf(
  log: TableEvent[],
  seat: number | null,
  things: (event: TableEvent) => string[],
  colour: (seat: number) => string,
): Mark[] {
  return log
    .flatMap((event): Mark[] => {
      const who = seatOf(event);
      if (who === null || who === seat) return [];
      return things(event).map((thing) => ({ thing, colour: colour(who), now: false }));
    })
    .slice(-MOST_TRACES);
}

/** Where a thing lies; `data-lies` is one that cannot be touched. */
const on = (root: ParentNode, thing: string): (HTMLElement | SVGElement)[] => {
  const id = CSS.escape(thing);
  return [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${id}"], [data-lies="${id}"]`)];
};

/** The thing on the board, if it can be seen now. */
export function thingOn(root: ParentNode, thing: string): HTMLElement | SVGElement | undefined {
  return on(root, thing).find((each) => each.checkVisibility());
}

/** Puts the marks on the board, and takes away those that were there. */
export function mark(root: ParentNode, marks: Mark[]): void {
  for (const marked of root.querySelectorAll<HTMLElement | SVGElement>(MARKED)) {
    marked.removeAttribute("data-told");
    marked.removeAttribute("data-trace");
    marked.style.removeProperty("--by");
  }
  for (const { thing, colour, now } of marks) {
    for (const each of on(root, thing)) {
      each.setAttribute(now ? "data-told" : "data-trace", "");
      if (colour) each.style.setProperty("--by", colour);
    }
  }
}

/** Keeps the marks in place while the board is drawn anew. */
export function keepMarked(root: HTMLElement, marks: Mark[]): () => void {
  mark(root, marks);
  const watching = new MutationObserver(() => mark(root, marks));
  watching.observe(root, { childList: true, subtree: true });
  return () => watching.disconnect();
}
