/** The bots that a server has, and the one that takes over when somebody leaves. */

import * as api from "./api";
import { words } from "./words.svelte";

class Bots {
  known = $state.raw<string[]>([]);
  chosen = $state("");

  async load(): Promise<void> {
    if (this.known.length) return;
    const { bots, usual_bot: usual } = await api.games();
    this.known = bots;
    this.chosen = usual;
  }

  /** A bot by the name that people know. */
  called(bot: string | null): string {
    return bot && words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : (bot ?? words.say("bot"));
  }

  /** The same with what it is like. */
  described({ bot, character }: { bot: string | null; character: string | null }): string {
    const called = this.called(bot);
    return character && words.has(`character-${character}`)
      ? `${called}, ${words.say(`character-${character}`)}`
      : called;
  }
}

export const bots = new Bots();
