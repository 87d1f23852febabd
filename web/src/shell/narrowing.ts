/** Which offers are left after some things on the table have been touched. */

import type { Offer } from "../contract/table";

export type Narrowing = {
  left: Offer[];
  open: ReadonlyMap<string, number>;
  done: Offer | null;
  /** Whether some of what is left is read from left to right. */
  ordered: boolean;
};

/**
 * Things may be touched in any order, unless two offers differ in nothing but the order ("gold for wood", "wood for
 * gold"): those are read from left to right.
 */
export function narrow(offers: Offer[], touched: string[]): Narrowing {
  const twins = doubled(offers.map(bag));
  const left = offers.filter((offer) =>
    twins.has(bag(offer)) ? begins(offer.path, touched) : rest(offer.path, touched) !== null,
  );
  const open = new Map<string, number>();
  for (const offer of left) {
    const ordered = twins.has(bag(offer));
    const coming = ordered ? offer.path.slice(touched.length, touched.length + 1) : (rest(offer.path, touched) ?? []);
    for (const thing of new Set(coming)) open.set(thing, (open.get(thing) ?? 0) + 1);
  }
  return { left, open, done: decided(left, touched), ordered: left.some((offer) => twins.has(bag(offer))) };
}

/** The same moves by the same things, whatever is said of them. */
export function same(some: Offer[], others: Offer[]): boolean {
  return some.length === others.length && some.every((offer, at) => alike(offer, others[at]));
}

const alike = (one: Offer, other: Offer | undefined): boolean =>
  one.move === other?.move && one.path.join(" ") === other.path.join(" ");

/** One offer is left, and its last thing (the one that says what it is about) has been touched. */
function decided(left: Offer[], touched: string[]): Offer | null {
  const [only, more] = left;
  if (!only || more || touched.length === 0) return null;
  return touched.includes(only.path.at(-1) ?? "") || touched.length === only.path.length ? only : null;
}

const bag = (offer: Offer): string => [...offer.path].sort().join(" ");

const begins = (path: string[], touched: string[]): boolean => touched.every((thing, at) => path[at] === thing);

/** What is left of a path without the things touched; null if one of them is not in it. */
function rest(path: string[], touched: string[]): string[] | null {
  const coming = [...path];
  for (const thing of touched) {
    const at = coming.indexOf(thing);
    if (at < 0) return null;
    coming.splice(at, 1);
  }
  return coming;
}

function doubled(bags: string[]): Set<string> {
  return new Set(bags.filter((each, at) => bags.indexOf(each) !== at));
}
