/** How a thing on the table behaves under the hand: the same for every game. */

import type { Choosing } from "./choosing.svelte";

export interface Thing {
  "data-thing": string;
  "data-choice": string | undefined;
  "data-state": string;
  "aria-disabled": boolean;
  "aria-pressed": boolean | undefined;
  tabindex: number;
}

/** The attributes of the button that stands for a thing. What cannot be chosen stays readable, but out of the way of Tab. */
export function thing(choosing: Choosing, id: string, stand = id): Thing {
  const state = choosing.state(stand);
  return {
    "data-thing": id,
    "data-choice": state === "off" ? undefined : "",
    "data-state": state,
    "aria-disabled": state === "off",
    "aria-pressed": state === "off" ? undefined : state === "chosen",
    tabindex: state === "off" ? -1 : 0,
  };
}
