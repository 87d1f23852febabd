/** The guide of a game, written in Markdown, as sections of a page. */

import { Marked, type Token, type Tokens } from "marked";

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

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const marked = new Marked({
  renderer: {
    // A guide is Markdown and nothing else: tags in it are shown, not obeyed.
    html: ({ text }) => escaped(text),
    // A wide table scrolls by itself, not the page. Each cell knows its heading, for where rows are told one by one.
    table({ header, rows }) {
      const inner = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      const head = header.map((cell) => `<th>${inner(cell)}</th>`).join("");
      const body = rows.map((row) => {
        const cells = row.map((cell, at) => `<td data-head="${escaped(header[at]?.text ?? "")}">${inner(cell)}</td>`);
        return `<tr>${cells.join("")}</tr>`;
      });
      return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
    },
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
  html: marked.parser([token]),
  rules: [...token.raw.matchAll(NUMBER)].map(([number]) => number),
});

const NUMBER = /\b[A-Z]{2}-\d{3,4}\b/g;

/** Numbers of rules lead to the rules. */
const linked = (markdown: string): string => markdown.replace(NUMBER, "[$&](#$&)");
