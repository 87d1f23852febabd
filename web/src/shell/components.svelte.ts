/** The printed figures of the games, as this server plays them: shipped with the game, or its owner's own. */

import * as api from "./api";
import type { Components } from "../contract/table";

/** The printed figures of a game, by section and block, as its components file tells them. */
export type Figures = Components["figures"];

class Printed {
  private games = $state.raw<Record<string, Components>>({});

  /** Fetches the figures of a game; asking twice costs nothing. */
  async load(game: string): Promise<void> {
    if (this.games[game]) return;
    const components = await api.components(game);
    this.games = { ...this.games, [game]: components };
  }

  of(game: string): Components | undefined {
    return this.games[game];
  }

  figures(game: string): Figures {
    return this.games[game]?.figures ?? {};
  }
}

export const printed = new Printed();
