import { describe, expect, it } from "vitest";
import { standIn } from "../src/games/kingsburg/dice";
import { Printed } from "../src/games/kingsburg/printed";
import { board } from "../src/games/kingsburg";
import { standingsOf, winterOf } from "../src/games/kingsburg/seasons";
import type { KingsburgView } from "../src/games/kingsburg/types";
import type { Arg, TableEvent } from "../src/contract/table";
import { type Follow, momentsOf, type Scene } from "../src/shell/moments";
import { Choosing } from "../src/shell/choosing.svelte";

const view = (more: object): KingsburgView => more as KingsburgView;

describe("the printed values", () => {
  const printed = new Printed({
    advisor: {
      queen: { rank: 17, any: 2, peek: true, vp: 3 },
      jester: { rank: 1, vp: 1 },
      merchant: { rank: 6, either: ["wood", "gold"] },
      alchemist: { rank: 5, transmutes: true },
      general: { rank: 4, price_vp: 1, gold: 2 },
    },
    governor: { gov_politician: { ranks: [5, 10], goods: [1, 2] } },
    building: {
      inn: { row: "B", column: 1, wood: 1, vp: 0 },
      statue: { row: "B", column: 0, gold: 2, vp: 3 },
      farm: { row: "G", column: 0, wood: 1, stone: 1, vp: 1 },
    },
  });
  const gains = (id: string) =>
    printed.advisors.find((each) => each.id === id)?.gains.map(({ icon, count }) => `${count} ${icon}`);

  it("rank the advisors", () => {
    expect(printed.advisors.map(({ id }) => id)).toEqual(["jester", "general", "alchemist", "merchant", "queen"]);
  });

  it("tell what an advisor gives, alternatives and prices too", () => {
    expect(gains("merchant")).toEqual(["1 wood", "1 or", "1 gold"]);
    expect(gains("alchemist")).toEqual(["1 any", "1 for", "1 any", "1 any"]);
    expect(gains("general")).toEqual(["1 vp", "1 for", "2 gold"]);
    expect(gains("queen")).toEqual(["2 any", "3 vp", "1 peek"]);
  });

  it("find the space of a die: by rank, the Politician's after the last, negative for the envoy", () => {
    const found = [1, 5, -2, 6, 7, 8].map((placed) => printed.spaceOf(placed)?.id);
    expect(found).toEqual(["jester", "queen", "general", "politician_5", "politician_10", undefined]);
    expect(printed.spaceOf(7)).toMatchObject({ rank: 10, gains: [{ icon: "any", count: 2 }] });
  });

  it("lay the buildings in rows, those of a module only with it", () => {
    const rows = (modular: boolean) => printed.rows(modular).map((row) => row.map(({ id }) => id));
    expect(rows(false)).toEqual([["statue", "inn"]]);
    expect(rows(true)).toEqual([["statue", "inn"], ["farm"]]);
    expect(printed.rows(true)[1]?.[0]?.cost).toEqual([
      { icon: "wood", count: 1 },
      { icon: "stone", count: 1 },
    ]);
  });
});

describe("equal dice", () => {
  const choosing = new Choosing(() => undefined);
  choosing.offer([
    { move: 1, path: ["die:0", "advisor:a"], say: { id: "", args: {} } },
    { move: 2, path: ["die:3", "advisor:a"], say: { id: "", args: {} } },
  ]);
  const dice = [4, 4, 2, 4, 4];

  it("stand for each other, since only the first is offered", () => {
    expect(standIn(choosing, dice, [0, 0, 0, 0, 0], 1)).toBe("die:0");
    expect(standIn(choosing, dice, [0, 0, 0, 0, 0], 2)).toBe("die:2");
  });

  it("of one's own and bonus dice are different things", () => {
    expect(standIn(choosing, dice, [0, 0, 0, 0, 0], 4)).toBe("die:3");
  });

  it("that lie at court already stand for nobody and for themselves", () => {
    expect(standIn(choosing, dice, [0, 7, 0, 0, 0], 1)).toBe("die:1");
    expect(standIn(choosing, dice, [7, 0, 0, 0, 0], 1)).toBe("die:1");
  });
});

describe("Kingsburg at the table", () => {
  it("tells points won and lost, with their reason", () => {
    const points = (id: string, args: object) =>
      board.points({ line: 0, kind: id, say: { id, args: { ...args } } }, {});
    expect(points("kb-scores", { seat: 1, points: 3, why: "statue" })).toEqual({ seat: 1, points: 3, why: "statue" });
    expect(points("kb-loses-points", { seat: 0, points: 2 })).toEqual({ seat: 0, points: -2, why: "" });
    expect(points("kb-gains", { seat: 0, points: 2 })).toBeNull();
  });

  it("shows the part of the board where the decision is taken", () => {
    expect(["build", "phase_end", "influence"].map((question) => board.tabOf(view({ question })))).toEqual([
      "province",
      "province",
      "court",
    ]);
  });

  it("breaks ties by goods, then by buildings", () => {
    const players = [{ goods: [1, 0, 3], buildings: ["inn", "statue"] }];
    expect(board.tieBreak?.(view({ players }), 0)).toEqual({
      id: "board-tie",
      args: { goods_count: 4, buildings_count: 2 },
    });
  });
});

describe("phases that pass by themselves", () => {
  const told = (line: number, id: string, args: Record<string, Arg> = {}): TableEvent => ({
    line,
    kind: id,
    say: { id, args },
  });
  const phase = (line: number, year: number, name: string) => told(line, "kb-phase", { year, phase: name });
  const goods = (gold: number, wood = 0) => ({ gold, wood, stone: 0 });
  const enemy = { id: "ii_orcs_4", type: "orcs", strength: 4, win: [1, 0, 0, 0, 1], loss: [0, 1, 0, 0, 1, 1] };
  const after = view({
    order: [1, 0],
    players: [
      { buildings: ["inn"], goods: [2, 0, 0] },
      { buildings: [], goods: [1, 3, 0] },
    ],
    enemy: { card: null, range: [3, 5], shown: false },
    past_enemies: [enemy],
  });
  const log = [
    phase(1, 1, "favour"),
    told(2, "kb-soldiers", { seat: 0, soldiers: 9, why: "recruit" }),
    phase(3, 2, "favour"),
    told(4, "kb-soldiers", { seat: 0, soldiers: 2, why: "recruit" }),
    phase(5, 2, "winter"),
    told(5, "kb-reinforcements", { seat: 1, soldiers: 2 }),
    told(5, "kb-soldiers", { seat: 0, soldiers: 2, why: "reinforcements" }),
    told(5, "kb-soldiers", { seat: 1, soldiers: 2, why: "reinforcements" }),
    told(5, "kb-enemy", { enemy: "ii_orcs_4", strength: 4 }),
    told(5, "kb-battle", { seat: 0, strength: 5, outcome: "victory" }),
    told(5, "kb-battle", { seat: 1, strength: 1, outcome: "defeat" }),
    told(5, "kb-loses", { seat: 1, goods: goods(0, 1), why: "defeat" }),
    told(5, "kb-loses-building", { seat: 1, building: "inn" }),
    told(5, "kb-loses-points", { seat: 1, points: 1, why: "defeat" }),
    told(5, "kb-gains", { seat: 0, goods: goods(1), why: "victory" }),
    told(5, "kb-scores", { seat: 0, points: 1, why: "victory" }),
    told(5, "kb-scores", { seat: 0, points: 1, why: "strongest" }),
    phase(5, 3, "favour"),
    told(5, "kb-favour", { seat: 1 }),
    phase(5, 3, "spring"),
    told(5, "kb-gains", { seat: 1, goods: goods(1, 1), why: "merchants_guild" }),
    told(5, "kb-pays", { seat: 0, goods: goods(1), why: "town_hall" }),
  ];
  const follow = board.follow as Follow;
  const scenes = momentsOf({ log, from: 4, before: after, after }, follow).flatMap(({ scene }) => scene ?? []);

  it("are scenes of their year", () => {
    expect(scenes.map((scene) => scene.kind.title(scene).args)).toEqual([
      { year: 2, phase: "winter" },
      { year: 3, phase: "favour" },
    ]);
  });

  it("build up everybody's strength in winter, compare it, and tell what is won and lost", () => {
    expect(winterOf(scenes[0] as Scene)).toEqual({
      enemy,
      strength: 4,
      reinforcements: 2,
      fights: [
        {
          seat: 0,
          soldiers: 4,
          walls: 1,
          strength: 5,
          outcome: "victory",
          won: [
            { icon: "gold", count: 1 },
            { icon: "vp", count: 2 },
          ],
          lost: [],
          ruins: [],
        },
        {
          seat: 1,
          soldiers: 2,
          walls: -1,
          strength: 1,
          outcome: "defeat",
          won: [],
          lost: [
            { icon: "wood", count: 1 },
            { icon: "vp", count: 1 },
          ],
          ruins: ["inn"],
        },
      ],
    });
  });

  it("compare buildings, and goods as they were when the King looked", () => {
    expect(standingsOf(scenes[1] as Scene)).toEqual([
      { seat: 1, buildings: 0, goods: 2, chosen: true },
      { seat: 0, buildings: 1, goods: 3, chosen: false },
    ]);
  });
});
