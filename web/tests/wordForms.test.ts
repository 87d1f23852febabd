import { describe, expect, it } from "vitest";
import forms from "../../tests/word_forms.txt?raw";
import { speaksOf, stem } from "../src/shell/rules/wordForms";

const CASES = forms.split("\n").filter((line) => line && !line.startsWith("#"));

describe("forms of German words", () => {
  it.each(CASES)("%s", (line) => {
    const [sign, ...forms] = line.split(" ");
    expect(new Set(forms.map(stem)).size).toBe(sign === "=" ? 1 : forms.length);
  });

  it("are looked for in every word of a text, also in its end", () => {
    const text = "Der Gesandte öffnet Berater mit neutralen Bonuswürfeln.";
    for (const wanted of ["Gesandter", "gesand", "Würfel", "neutraler Würfel", "offnet"])
      expect(speaksOf(wanted, "de")(text)).toBe(true);
    for (const wanted of ["Würfelspiel", "Gesandter Markt", "Marker", "?"])
      expect(speaksOf(wanted, "de")(text)).toBe(false);
  });

  it("are left alone in English", () => {
    expect(speaksOf("envoy", "en")("The King's Envoys")).toBe(true);
    expect(speaksOf("envoys", "en")("The King's envoy")).toBe(false);
  });
});
