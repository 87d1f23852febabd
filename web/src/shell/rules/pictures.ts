/**
 * The pictures of a rules page. The server says what is drawn at which rule, and says it in words; `art/Picture.svelte` in a
 * game's folder draws it. Both are fetched when somebody reads the rules, behind the text.
 */

import type { Component } from "svelte";
import * as api from "../api";
import type { Diagram, Pictures } from "../../contract/table";
import type { Block, Section } from "./guide";

/** Draws a thing such as `die:0:3`; `size` is in tenths of a rem. */
export type PictureArt = Component<{ thing: string; size?: number }>;

export interface Drawn extends Pictures {
  Picture: PictureArt;
}

const found = import.meta.glob<PictureArt>("../../games/*/art/Picture.svelte", { import: "default" });

/** What is drawn for a game; null if its pages draw nothing. */
export async function drawnOf(game: string): Promise<Drawn | null> {
  const load = found[`../../games/${game}/art/Picture.svelte`];
  if (!load) return null;
  const [Picture, pictures] = await Promise.all([load(), api.pictures(game)]);
  return { Picture, ...pictures };
}

/** A picture has a family and an id; anything else in a diagram is a sign that stands for itself. */
export const isPicture = (token: string): boolean => token.includes(":");

/** In the guide a diagram stands behind the first paragraph that names the last of its rules. */
export function placed(guide: Section[], diagrams: Diagram[]): ReadonlyMap<Block, Diagram[]> {
  const blocks = guide.flatMap((section) => section.blocks);
  const places = new Map<Block, Diagram[]>();
  for (const diagram of diagrams) {
    const block = blocks.find(({ rules }) => rules.includes(diagram.rules.at(-1) ?? ""));
    if (block) places.set(block, [...(places.get(block) ?? []), diagram]);
  }
  return places;
}
