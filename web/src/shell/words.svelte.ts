/** The language spoken at the moment, and the messages of shell and games in it. */

import type { FluentBundle } from "@fluent/bundle";
import * as api from "./api";
import { boardWords, hasBoard } from "./boards";
import { printed } from "./components.svelte";
import { bundleOf, Texts } from "./fluent";
import { remember } from "./keep";
import { firstLanguage, SOURCES, type Language } from "./languages";
import { once } from "./once";
import type { Arg, MessageId, OptionValue } from "../contract/table";

class Words {
  language = $state<Language>(firstLanguage());
  private games = $state<Record<string, FluentBundle>>({});
  private sources = $state.raw<Partial<Record<Language, string[]>>>({});
  private readonly shell = $derived(new Texts(bundleOf(this.language, this.sources[this.language] ?? [])));

  say = (id: MessageId, args: Record<string, Arg> = {}): string => this.shell.say(id, args);

  sayIf = (id: string, otherwise: string, args: Record<string, Arg> = {}): string =>
    this.shell.sayIf(id, otherwise, args);

  has = (id: string): boolean => this.shell.has(id);

  /** The shell's messages, which must be there before anything is shown. */
  async begin(language: Language = this.language): Promise<string[]> {
    const sources = this.sources[language] ?? (await SOURCES[language]()).default;
    if (!this.sources[language]) this.sources = { ...this.sources, [language]: sources };
    return sources;
  }

  /** Changes the language once the messages of all games in use are there. */
  async speak(language: Language): Promise<void> {
    const used = new Set(Object.keys(this.games).map((key) => key.split(" ")[0] ?? ""));
    await Promise.all([this.begin(language), ...[...used].map((game) => this.load(game, language))]);
    this.language = language;
    remember("language", language);
  }

  /** Fetches the messages of a game and the values they speak of; asking twice costs nothing. */
  load(game: string, language: Language = this.language): Promise<void> {
    return this.fetched(`${game} ${language}`);
  }

  private readonly fetched = once(async (key) => {
    const [game = "", language = ""] = key.split(" ");
    const [shell, source, own] = await Promise.all([
      this.begin(language as Language),
      api.texts(game, language),
      boardWords(game, language),
      printed.load(game),
    ]);
    this.games[key] = bundleOf(language, [...shell, source, own]);
  });

  /** The messages of a game for players with names; those of the shell alone until they have come. */
  of(game: string, names: string[] = [], options: Record<string, OptionValue> = {}): Texts {
    const bundle = this.games[`${game} ${this.language}`];
    return bundle ? new Texts(bundle, names, options, printed.values(game), !hasBoard(game)) : this.shell;
  }
}

export const words = new Words();
