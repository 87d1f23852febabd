import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sections } from "../src/shell/rules/guide";
import { isPicture, placed } from "../src/shell/rules/pictures";
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
    const found = numbered(text).chapters.flatMap(({ entries }) =>
      entries.filter((entry) => typeof entry !== "string"),
    );
    expect(found.length).toBe([...text.matchAll(/^- \*\*/gm)].length);
    expect(found.every(({ holds, text: words, origin }) => holds[0] && words && origin[0])).toBe(true);
  });

  it("are found by word, by number and by chapter", () => {
    const { chapters } = numbered(read("kingsburg/text/rules.md"));
    const count = (wanted: string) =>
      matching(chapters, wanted, "en").reduce((sum, { entries }) => sum + entries.length, 0);
    expect(count("kb-372")).toBeGreaterThan(0);
    expect(count("no such word")).toBe(0);
    expect(matching(chapters, "", "en")).toBe(chapters);
    const whole = matching(chapters, "two players", "en").filter((chapter) => chapters.includes(chapter));
    expect(whole.map(({ title }) => title)).toEqual(["Two players"]);
  });
});

describe("the numbered rules in German", () => {
  const { chapters } = numbered(read("kingsburg/text/rules.de.md"));
  const rules = (wanted: string) =>
    matching(chapters, wanted, "de").flatMap(({ entries }) =>
      entries.flatMap((entry) => (typeof entry === "string" ? [] : [entry.number])),
    );

  it("are found by a word in any form, by number and by chapter", () => {
    expect(rules("Gesandter")).toContain("KB-412");
    expect(rules("gesandte")).toContain("KB-412");
    expect(rules("Gebäudes")).toContain("KB-201");
    expect(rules("Gesandter")).not.toContain("KB-201");
    expect(rules("kb-372")).toContain("KB-372");
    expect(rules("Raumschiff")).toEqual([]);
    expect(rules("zu zweit")).toContain("KB-806");
  });

  it("carry the marks of the English ones", () => {
    const [first] = chapters[0]?.entries ?? [];
    expect(first).toMatchObject({ number: "KB-101", holds: ["both"], origin: ["rulebook"] });
  });
});

describe("a guide", () => {
  it.each(["de", "en"])("in %s has chapters, links to rules and tables that scroll", (language) => {
    const found = sections(read(`kingsburg/text/guide.${language}.md`));
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ title }) => title)).toBe(true);
    expect(found[0]?.blocks.map(({ html }) => html).join()).toContain('<a href="#KB-104">KB-104</a>');
    expect(
      found.flatMap(({ blocks }) => blocks).some(({ html }) => html.includes('<div class="wide" tabindex="0"><table>')),
    ).toBe(true);
  });

  it("tells in each cell of a table what its column is called", () => {
    const [only] = sections('| Card | "Kind" |\n|---|---|\n| Army | **two** |');
    expect(only?.blocks[0]?.html).toContain(
      '<tr><td data-head="Card">Army</td><td data-head="&quot;Kind&quot;"><strong>two</strong></td></tr>',
    );
  });

  it("shows tags instead of obeying them", () => {
    const [only] = sections("a <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>");
    expect(only?.blocks.map(({ html }) => html).join()).not.toMatch(/<(img|script)/);
  });
});

describe("the pictures of a rules page", () => {
  const diagram = (...rules: string[]) => ({ rules, title: { en: "", de: "" }, lines: [], steps: false });
  const guide = sections("A number such as (KB-606).\n\n## Winter\n\nFirst (KB-603).\n\n- Strength (KB-606, KB-620)");

  it("stand in the guide behind the first paragraph that names the last of their rules", () => {
    const fight = diagram("KB-606", "KB-620");
    const roll = diagram("KB-603");
    const places = placed(guide, [fight, roll, diagram("KB-999")]);
    expect(guide[1]?.blocks.map((block) => places.get(block))).toEqual([[roll], [fight]]);
    expect([...places.keys()].length).toBe(2);
  });

  it("are things; signs stand for themselves", () => {
    expect(["die:0:3", "+", "−4", "advisor:king"].map(isPicture)).toEqual([true, false, false, true]);
  });
});
