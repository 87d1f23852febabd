/** The guide of a game, written in Markdown, as sections of a page. */

import { Marked, type Token } from "marked";

/** A paragraph, list or table, and the rules that it names. */
export interface Block {
  html: string;
  rules: string[];
}

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** Everything that can be searched for. */
  text: string;
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const marked = new Marked({
  renderer: {
    // A guide is Markdown and nothing else: tags in it are shown, not obeyed.
    html: ({ text }) => escaped(text),
  },
});

/** The chapters of a guide; what stands before the first has no title. */
export function sections(markdown: string): Section[] {
  const found: { title: string; tokens: Token[] }[] = [{ title: "", tokens: [] }];
  for (const token of marked.lexer(linked(markdown))) {
    if (token.type === "heading" && token["depth"] === 1) continue;
    if (token.type === "heading" && token["depth"] === 2) found.push({ title: String(token["text"]), tokens: [] });
    else found.at(-1)?.tokens.push(token);
  }
  return found
    .filter(({ title, tokens }) => title || tokens.some(({ type }) => type !== "space"))
    .map(({ title, tokens }, at) => ({
      id: `guide-${at}`,
      title,
      blocks: tokens.filter(({ type }) => type !== "space").map(block),
      text: `${title} ${tokens.map(({ raw }) => raw).join(" ")}`,
    }));
}

const block = (token: Token): Block => ({
  html: framed(marked.parser([token])),
  rules: [...token.raw.matchAll(NUMBER)].map(([number]) => number),
});

const NUMBER = /\b[A-Z]{2}-\d{3,4}\b/g;

/** Numbers of rules lead to the rules. */
const linked = (markdown: string): string => markdown.replace(NUMBER, "[$&](#$&)");

/** A wide table scrolls by itself, not the page. */
const framed = (html: string): string =>
  html.replace(/<table>/g, '<div class="wide" tabindex="0"><table>').replace(/<\/table>/g, "</table></div>");
