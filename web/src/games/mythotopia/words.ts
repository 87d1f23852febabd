/** What a thing on the table is called, and what there is to say about it. */

import type { Texts } from "../../shell/fluent";
import type { Printed } from "./figures";
import type { MythotopiaView } from "./types";

/** The name in the player's language; a map of one's own brings its names along. */
export function nameOf(texts: Texts, thing: string, printed: string): string {
  const message = thing.replace(":", "-");
  return texts.has(message) ? texts.say(message) : printed;
}

export function aboutProvince(view: MythotopiaView, printed: Printed, texts: Texts, id: string): string {
  return nameOf(texts, `province:${id}`, printed.provinces.get(id)?.name ?? id) + (view ? "" : "");
}

export function aboutSea(view: MythotopiaView, printed: Printed, texts: Texts, id: string): string {
  return nameOf(texts, `sea:${id}`, printed.seas.get(id)?.name ?? id) + (view ? "" : "");
}
