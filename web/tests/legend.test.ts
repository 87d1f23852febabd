import { describe, expect, it } from "vitest";
import { boardOf, boardWords } from "../src/shell/boards";

describe("a legend", () => {
  it.each(["kingsburg", "mil", "mythotopia", "tumult_royal"])(
    "explains every sign once, in both languages: %s",
    async (game) => {
      const kinds = (await boardOf(game)).legend?.kinds ?? [];
      expect(kinds.length).toBeGreaterThan(9);
      for (const language of ["de", "en"]) {
        const words = await boardWords(game, language);
        expect([...words.matchAll(/^legend-([\w-]+) = \S/gm)].map(([, kind]) => kind)).toEqual(kinds);
      }
    },
  );
});
