/** The printed values of the games, as this server plays them: shipped with the game, or its owner's own. */

import * as api from "./api";
import type { Components } from "../contract/table";

/** The printed values of a game, by section and block, as its components file tells them. */
export type PrintedValues = Components["values"];

class Printed {
  private games = $state.raw<Record<string, Components>>({});

  /** Fetches the values of a game; asking twice costs nothing. */
  async load(game: string): Promise<void> {
    if (this.games[game]) return;
    const components = await api.components(game);
    this.games = { ...this.games, [game]: components };
  }

  of(game: string): Components | undefined {
    return this.games[game];
  }

  values(game: string): PrintedValues {
    return this.games[game]?.values ?? {};
  }
}

export const printed = new Printed();
