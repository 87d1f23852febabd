/** The printed values of the games: as this server plays them, or a player's own at the table that is shown. */

import * as api from "./api";
import { once } from "./once";
import type { Components } from "../contract/table";

/** The printed values of a game, by section and block, as its components file tells them. */
export type PrintedValues = Components["values"];

class Printed {
  private games = $state.raw<Record<string, Components>>({});
  /** Of a game, the values of the table or record that is shown, where they are others. */
  private shown = $state.raw<Record<string, Components>>({});

  /** Fetches the values of a game; asking twice costs nothing. */
  readonly load = once(async (game) => {
    const components = await api.components(game);
    this.games = { ...this.games, [game]: components };
  });

  /** Fetches the values of a table or record, if the hash says that they are not the usual ones. */
  async show(game: string, hash: string, kind: "tables" | "records", id: string): Promise<void> {
    await this.load(game);
    if (hash === this.of(game)?.components) return;
    const components = await api.componentsOf(kind, id);
    this.shown = { ...this.shown, [game]: components };
  }

  /** The table is left: the usual values again. */
  leave(game: string): void {
    this.shown = Object.fromEntries(Object.entries(this.shown).filter(([name]) => name !== game));
  }

  of(game: string): Components | undefined {
    return this.shown[game] ?? this.games[game];
  }

  values(game: string): PrintedValues {
    return this.of(game)?.values ?? {};
  }
}

export const printed = new Printed();
