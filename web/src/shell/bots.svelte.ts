/** The bots that a server has, and the one that takes over when somebody leaves. */

import { idOf } from "./fluent";
import * as api from "./api";
import { once } from "./once";
import { words } from "./words.svelte";

/** Yardsticks rather than players: they stand behind the levels. */
const BASELINES = ["random", "greedy"];

/** The levels from the weakest to the strongest, then all others. */
export const levelsFirst = (bots: string[]): string[] =>
  bots.toSorted((a, b) => Number(BASELINES.includes(a)) - Number(BASELINES.includes(b)));

class Bots {
  known = $state.raw<string[]>([]);
  chosen = $state("");

  private readonly fetched = once(async () => {
    const { bots, usual_bot: usual } = await api.games();
    this.known = levelsFirst(bots);
    this.chosen = usual;
  });

  /** Asking twice costs nothing. */
  load(): Promise<void> {
    return this.fetched("");
  }

  /** A bot by the name that people know. */
  called(bot: string | null): string {
    return bot ? words.sayIf(idOf("bot", bot), bot) : words.say("bot");
  }

  /** What it understands and how far it looks, in a sentence or two; nothing of somebody's own bot. */
  about(bot: string): string {
    return words.sayIf(idOf("bot", bot, "about"), "");
  }

  /** What somebody of a character is like. */
  manner(character: string): string {
    return words.sayIf(idOf("character", character), character);
  }

  /** The same with what it is like. */
  described({ bot, character }: { bot: string | null; character: string | null }): string {
    const called = this.called(bot);
    return character ? `${called}, ${this.manner(character)}` : called;
  }
}

export const bots = new Bots();
