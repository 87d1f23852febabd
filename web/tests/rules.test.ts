import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sections } from "../src/shell/rules/guide";
import { matching, numbered } from "../src/shell/rules/numbered";
import { rulePieces } from "../src/shell/rules/numbers";

const GAMES = ["kingsburg", "mil", "mythotopia", "tumult_royal"];
const FOLDER = "../../src/tafelrunde/games/";
const read = (path: string) => readFileSync(new URL(FOLDER + path, import.meta.url), "utf8");

describe("numbers of rules in a sentence", () => {
  it("are told apart from the words around them", () => {
    expect(rulePieces("You need 1 stone more (KB-371).")).toEqual([
      { text: "You need 1 stone more (", rule: null },
      { text: "KB-371", rule: "KB-371" },
      { text: ").", rule: null },
    ]);
    expect(rulePieces("no rule")).toEqual([{ text: "no rule", rule: null }]);
  });
});

describe("the numbered rules", () => {
  it.each(GAMES)("of %s are all read", (game) => {
    const text = read(`${game}/text/rules.md`);
    const found = numbered(text).chapters.flatMap(({ entries }) => entries.filter((entry) => typeof entry !== "string"));
    expect(found.length).toBe([...text.matchAll(/^- \*\*/gm)].length);
    expect(found.every(({ holds, text: words, origin }) => holds && words && origin)).toBe(true);
  });

  it("are found by word, by number and by chapter", () => {
    const { chapters } = numbered(read("kingsburg/text/rules.md"));
    const count = (wanted: string) => matching(chapters, wanted).reduce((sum, { entries }) => sum + entries.length, 0);
    expect(count("kb-372")).toBeGreaterThan(0);
    expect(count("no such word")).toBe(0);
    expect(matching(chapters, "")).toBe(chapters);
    const whole = matching(chapters, "two players").filter((chapter) => chapters.includes(chapter));
    expect(whole.map(({ title }) => title)).toEqual(["Two players"]);
  });
});

describe("a guide", () => {
  it.each(["de", "en"])("in %s has chapters, links to rules and tables that scroll", (language) => {
    const found = sections(read(`kingsburg/text/guide.${language}.md`));
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ title }) => title)).toBe(true);
    expect(found[0]?.html).toContain('<a href="#KB-104">KB-104</a>');
    expect(found.some(({ html }) => html.includes('<div class="wide" tabindex="0"><table>'))).toBe(true);
  });

  it("shows tags instead of obeying them", () => {
    const [only] = sections("a <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>");
    expect(only?.html).not.toMatch(/<(img|script)/);
  });
});
