/** The pictures of the games in the lobby, squares: `art/Emblem.svelte` in a game's folder. */

import type { Component } from "svelte";
import Plain from "../plain/Emblem.svelte";

const found = import.meta.glob<Component>("../../games/*/art/Emblem.svelte", { import: "default", eager: true });

export const emblemOf = (game: string): Component => found[`../../games/${game}/art/Emblem.svelte`] ?? Plain;
