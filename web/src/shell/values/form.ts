/** The values of a game as an owner enters them, and what they are called. */

import type { FluentBundle } from "@fluent/bundle";
import type { ValueForm } from "../../contract/table";
import * as api from "../api";
import { bundleOf } from "../fluent";
import { words } from "../words.svelte";

export async function formInWords(
  game: string,
  language: typeof words.language,
): Promise<{ form: ValueForm; bundle: FluentBundle }> {
  const [shell, form, own, values] = await Promise.all([
    words.begin(language),
    api.valueForm(game),
    api.texts(game, language),
    api.valueTexts(game, language),
  ]);
  return { form, bundle: bundleOf(language, [...shell, own, values]) };
}
