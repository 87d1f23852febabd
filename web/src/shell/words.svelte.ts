/** The language spoken at the moment, and the messages of shell and games in it. */

import type { FluentBundle } from "@fluent/bundle";
import kernelDe from "../../../src/tafelrunde/kernel/text/de.ftl?raw";
import kernelEn from "../../../src/tafelrunde/kernel/text/en.ftl?raw";
import * as api from "./api";
import { boardOf, hasBoard } from "./boards";
import { printed } from "./components.svelte";
import { bundleOf, Texts } from "./fluent";
import { recall, remember } from "./keep";
import type { Arg, OptionValue } from "../contract/table";
import shellDe from "./text/de.ftl?raw";
import shellEn from "./text/en.ftl?raw";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const SHELL: Record<Language, string[]> = { de: [kernelDe, shellDe], en: [kernelEn, shellEn] };

function first(): Language {
  const wanted = recall("language") ?? navigator.language;
  return wanted.startsWith("de") ? "de" : "en";
}

class Words {
  language = $state<Language>(first());
  private games = $state<Record<string, FluentBundle>>({});
  private readonly shell = $derived(new Texts(bundleOf(this.language, SHELL[this.language])));

  say = (id: string, args: Record<string, Arg> = {}): string => this.shell.say(id, args);

  has = (id: string): boolean => this.shell.has(id);

  /** Changes the language once the messages of all games in use are there. */
  async speak(language: Language): Promise<void> {
    const used = new Set(Object.keys(this.games).map((key) => key.split(" ")[0] ?? ""));
    await Promise.all([...used].map((game) => this.load(game, language)));
    this.language = language;
    remember("language", language);
  }

  /** Fetches the messages of a game and the values they speak of; asking twice costs nothing. */
  async load(game: string, language: Language = this.language): Promise<void> {
    const key = `${game} ${language}`;
    if (this.games[key]) return;
    const own = boardOf(game).words[language];
    const [source] = await Promise.all([api.texts(game, language), printed.load(game)]);
    this.games[key] = bundleOf(language, [...SHELL[language], source, own]);
  }

  /** The messages of a game for players with names; those of the shell alone until they have come. */
  of(game: string, names: string[] = [], options: Record<string, OptionValue> = {}): Texts {
    const bundle = this.games[`${game} ${this.language}`];
    return bundle ? new Texts(bundle, names, options, printed.values(game), !hasBoard(game)) : this.shell;
  }
}

export const words = new Words();
