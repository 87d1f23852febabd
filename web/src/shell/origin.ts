/** What is certain and what is not: where the printed values of a thing on the table are known from. */

import { printed } from "./components.svelte";
import type { Origin } from "../contract/table";

const CERTAIN = ["rulebook", "owner"];
/** The least certain first. */
const DOUBTS = ["invented", "reconstructed", "public"];

/** The least certain origin of these blocks (`building.statue`; `landscape.` for all of a section), if any is in doubt. */
export function doubt(origins: Record<string, Origin>, blocks: string[]): string | undefined {
  const found = Object.entries(origins)
    .filter(([name]) => blocks.some((block) => (block.endsWith(".") ? name.startsWith(block) : name === block)))
    .map(([, { origin }]) => origin)
    .filter((origin) => !CERTAIN.includes(origin));
  return DOUBTS.find((origin) => found.includes(origin)) ?? found[0];
}

/** The attribute that marks a thing whose values are not from the rulebook; `OriginNote` tells more when it is touched. */
export function origin(game: string, ...blocks: string[]): { "data-origin"?: string } {
  const found = doubt(printed.of(game)?.origins ?? {}, blocks);
  return found ? { "data-origin": found } : {};
}
