/** The numbered rules of a game (`rules.md`, `rules.de.md`): chapters of rules, each with its number, where it holds and its origin. */

import { speaksOf } from "./wordForms";

export interface Rule {
  number: string;
  /** Marks such as `2e`; the messages `holds-…` of the game say them in words. */
  holds: string[];
  text: string;
  /** Marks such as `rulebook`; the messages `rule-from-…` say them in words. */
  origin: string[];
}

export interface Chapter {
  id: string;
  title: string;
  /** Rules, and the headings between them. */
  entries: (Rule | string)[];
}

export interface Numbered {
  about: string;
  chapters: Chapter[];
}

const RULE = /^- \*\*([A-Z]{2}-\d+)\*\* \[([^\]]*)\] (.*?)(?: \{([^}]*)\})?$/;

export function numbered(markdown: string): Numbered {
  const about: string[] = [];
  const chapters: Chapter[] = [];
  for (const line of markdown.split("\n")) {
    const chapter = chapters.at(-1);
    const rule = RULE.exec(line);
    if (line.startsWith("## "))
      chapters.push({ id: `chapter-${chapters.length + 1}`, title: title(line), entries: [] });
    else if (rule)
      chapter?.entries.push({
        number: rule[1] ?? "",
        holds: marks(rule[2]),
        text: rule[3] ?? "",
        origin: marks(rule[4]),
      });
    else if (line.startsWith("#")) chapter?.entries.push(title(line));
    else if (!chapter) about.push(line);
  }
  return { about: about.join(" ").trim(), chapters };
}

const marks = (text: string | undefined): string[] =>
  (text ?? "").split(",").map((mark) => mark.replaceAll("`", "").trim());

/** `## 3xx Productive phases` is "Productive phases". */
const title = (line: string): string => line.replace(/^#+ (\d+xx )?/, "").replaceAll("`", "");

/** The chapters with those of their rules that speak of something; a chapter of that name is left whole. */
export function matching(chapters: Chapter[], wanted: string, language: string): Chapter[] {
  if (!wanted) return chapters;
  const speaks = speaksOf(wanted, language);
  return chapters
    .map((chapter) => {
      if (speaks(chapter.title)) return chapter;
      const entries = chapter.entries.filter(
        (entry) => typeof entry !== "string" && speaks(`${entry.number} ${entry.text}`),
      );
      return { ...chapter, entries };
    })
    .filter(({ entries }) => entries.length > 0);
}
