import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import alike from "../../tests/messages.json";
import type { Arg } from "../src/contract/table";
import { bundleOf, idOf, Texts } from "../src/shell/fluent";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const source = (language: string, game = "kingsburg") => [
  read(`../../src/tafelrunde/kernel/text/${language}.ftl`),
  read(`../../src/tafelrunde/games/${game}/text/${language}.ftl`),
];

/** `tests/kernel/test_text.py` reads the same cases. */
describe("what the command line says alike", () => {
  it.each(alike.cases)("$id: $words", ({ id, args, words, language = "en", options = {} }) => {
    const bundle = bundleOf(language, [read(`../../src/tafelrunde/kernel/text/${language}.ftl`), ...alike.messages]);
    const texts = new Texts(bundle, alike.names, { ...alike.options, ...options }, alike.values);
    expect(texts.tell({ id, args: args as Record<string, Arg> })).toBe(words);
  });
});

describe("messages", () => {
  const texts = new Texts(bundleOf("en", source("en")), ["Ann", "Brian"], { edition: "2e" });

  it("takes only ids of messages that there are: svelte-check would tell if the lines below were right", () => {
    const texts = new Texts(bundleOf("en", source("en")));
    // @ts-expect-error (misspelt)
    expect(texts.say("kb-gians")).toBe("kb-gians");
    // @ts-expect-error (no message begins so)
    expect(texts.sayIf(idOf("advisers", "king"), "nobody")).toBe("nobody");
    expect(texts.say(idOf("advisor", "king"))).toBe("King");
  });

  it("name seats, goods and reasons", () => {
    expect(texts.say("kb-gains", { seat: 1, goods: { gold: 2, wood: 0, stone: 1 }, why: "treasurer" })).toBe(
      "Brian gets 2 gold, 1 stone (Treasurer).",
    );
    expect(texts.say("kb-order", { order: [1, 0] })).toBe("Turn order: Brian, Ann.");
  });

  it("tell the printed values in use", () => {
    const values = {
      cost: { son: 3, origin: "owner" },
      land: { flax: { front: { gold: 2 }, back: {}, rugged: true } },
    };
    const bundle = bundleOf("en", [
      ...source("en"),
      "price = { $cost-son } for { $land-flax-front }, else { $land-flax-back }",
    ]);
    expect(new Texts(bundle, [], {}, values).tell({ id: "price", args: {} })).toBe("3 for 2 gold, else nothing");
  });

  it("tell an owner's values of an effect, one or many, on the board too", () => {
    const building = {
      stable: { gives_soldiers: 2, note: "mine" },
      goldsmith: { pays_gold: 2, gives_soldiers: 1, gives_vp: 3 },
    };
    const values = { building, enemy: { i_orcs_3: { strength: 12 } } };
    const said = (language: string, id: string) => {
      const board = read(`../src/games/kingsburg/text/${language}.ftl`);
      return new Texts(bundleOf(language, [...source(language), board]), [], { edition: "2e" }, values).tell({
        id,
        args: {},
      });
    };
    expect(said("en", "building-stable-short")).toBe("Advisors give +2 soldiers");
    expect(said("de", "building-stable-effect")).toBe("Gibt dir ein Berater Soldaten, kommen 2 Soldaten dazu.");
    expect(said("en", "kb-do-use-goldsmith")).toBe("Goldsmith: 2 gold for 1 soldier and 3 VP");
    expect(said("de", "enemy-i_orcs_3")).toBe("Orks (12)");
  });

  it("name dice as their edition does", () => {
    const board = read("../src/games/kingsburg/text/de.ftl");
    const said = (edition: string, id: "board-bonus-die" | "board-no-dice") =>
      new Texts(bundleOf("de", [...source("de"), board]), [], { edition }).tell({ id, args: { number: 4, count: 2 } });
    expect(said("1e", "board-bonus-die")).toBe("Weißer Würfel 4");
    expect(said("2e", "board-bonus-die")).toBe("Bonuswürfel 4");
    expect(said("1e", "board-no-dice")).toBe("Gleich wird gewürfelt, mit 2 weißen Würfeln.");
  });

  it("tell an owner's values of cards, prices and limits on the board of Mythotopia", () => {
    const values = {
      card: { ship: { heading: "benefit", ship: 1, food: 0, gold: 1 }, hero: { heading: "benefit", army: 2 } },
      pieces: { shared: { mercenaries: 1 } },
      cost: { city: 3, castle: 1, road: 2, road_hills: 2, invade: 2, invade_hills: 1, card_text: 2 },
      strength: { mercenary: 2 },
      limits: { providence_draws: 1, queen_hand: 6, removed_cards: 3, smallest_deck: 1 },
    };
    const said = (language: string, id: string) => {
      const board = read(`../src/games/mythotopia/text/${language}.ftl`);
      return new Texts(bundleOf(language, [...source(language, "mythotopia"), board]), [], {}, values).tell({
        id,
        args: {},
      });
    };
    expect(said("en", "card-ship-effect")).toBe("1 ship, or 1 gold. Benefit: cross a sea when invading.");
    expect(said("de", "card-hero-effect")).toMatch(/^2 Armeen\. Vorteil: /);
    expect(said("en", "card-mercenary-text")).toBe(
      "Pay 2 gold: 1 mercenary joins an army of yours, in a province you hold or attack. Each counts 2.",
    );
    expect(said("en", "board-verb-build-about")).toBe(
      "With a Build card: a city (3 stone), a castle (1) or a road (2, over hills 2 more).",
    );
    expect(said("de", "board-verb-invade-about")).toContain("Nahrung (2, über Hügel 1 mehr), über See");
    expect(said("de", "board-verb-remove_cards-about")).toBe(
      "1 bis 3 Karten verlassen dein Deck; mindestens 1 muss bleiben.",
    );
    expect(said("en", "card-providence-text")).toBe("Draw one card.");
    expect(said("de", "card-queen-text")).toBe("Du füllst deine Hand auf sechs Karten auf.");
  });

  it("say what the game counts", () => {
    const said = (language: string, game: string, id: string, args: Record<string, Arg>) => {
      const [kernel = "", own = ""] = source(language, game);
      const [shell, board] = [`../src/shell/text/${language}.ftl`, `../src/games/${game}/text/${language}.ftl`].map(
        read,
      );
      return new Texts(bundleOf(language, [kernel, shell ?? "", own, board ?? ""])).tell({ id, args });
    };
    const more = { points: "1,5", other: "…" };
    expect(said("de", "kingsburg", "hint-wins-more-fewer", more)).toContain("mit 1,5 Punkten weniger");
    expect(said("de", "tumult_royal", "hint-wins-more-fewer", more)).toContain("mit 1,5 Statuen weniger");
    expect(said("en", "kingsburg", "points-over-time", {})).toBe("Points over time");
    expect(said("en", "tumult_royal", "points-over-time", {})).toBe("Statues over time");
    const won = { points: 14, margin: 1 };
    expect(said("en", "tumult_royal", "did-won", won)).toBe("You won with 14 statues, one statue ahead of the next.");
  });

  it("know the family of a reason", () => {
    expect(texts.family("statue")).toBe("building");
    expect(texts.family("reward")).toBe("why");
  });

  it("are the same in both languages, each of them once, for shell and boards", () => {
    const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id).sort();
    const boards = ["kingsburg", "mil", "mythotopia", "tumult_royal"].map((game) => `../src/games/${game}/text`);
    for (const folder of ["../src/shell/text", ...boards]) {
      const german = ids(read(`${folder}/de.ftl`));
      expect(german).toEqual(ids(read(`${folder}/en.ftl`)));
      expect(german).toEqual([...new Set(german)]); // a second one would put the first aside
    }
  });
});
