/** The languages, and which one a browser begins with. */

import { recall } from "./keep";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The messages of the kernel and of the shell, a file for each language. */
export const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import("./text/de"),
  en: () => import("./text/en"),
};

/** The language that was chosen before, or that of the browser. */
export function firstLanguage(): Language {
  const wanted = recall("language") ?? navigator.language;
  return wanted.startsWith("de") ? "de" : "en";
}
