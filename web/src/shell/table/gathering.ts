/** Many offers as a list short enough to read: gathered by the thing they end at, or go on with if their order matters. */

import type { Offer } from "../../contract/table";

/** As many as there are keys for them. */
export const MOST_ALONE = 9;

export interface Gathered {
  thing: string;
  offers: Offer[];
}

/** What is left to choose from, after some things were touched; few offers stay alone. */
export function gathered(left: Offer[], touched: string[], ordered: boolean): Gathered[] {
  if (left.length <= MOST_ALONE) return left.map((offer) => ({ thing: offer.path.at(-1) ?? "", offers: [offer] }));
  const groups = new Map<string, Offer[]>();
  for (const offer of left) {
    const thing = goal(offer, touched, ordered);
    groups.set(thing, [...(groups.get(thing) ?? []), offer]);
  }
  return [...groups].map(([thing, offers]) => ({ thing, offers }));
}

/** What has been touched already gathers nothing more: such offers stay apart by their whole path. */
function goal({ path }: Offer, touched: string[], ordered: boolean): string {
  if (ordered) return path[touched.length] ?? "";
  const last = path.at(-1) ?? "";
  return touched.includes(last) ? path.join(" ") : last;
}

/** What need be said in words: all of a short list; of a long one what does not stand on the board. */
export function worded<Entry extends { thing: string }>(entries: Entry[], standing: ReadonlySet<string>): Entry[] {
  return entries.length <= MOST_ALONE ? entries : entries.filter(({ thing }) => !standing.has(thing));
}

/** How many of the children of a list that scrolls lie below what is seen of it. */
export function below(list: HTMLElement): number {
  const edge = list.getBoundingClientRect().bottom;
  return [...list.children].filter((child) => child.getBoundingClientRect().top > edge - 12).length;
}
