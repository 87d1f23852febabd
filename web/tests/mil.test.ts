import { describe, expect, it } from "vitest";
import { board } from "../src/games/mil";
import { ribbons } from "../src/games/mil/bonds";
import { Printed } from "../src/games/mil/printed";
import { lying, placeName, pointedAt, thingName } from "../src/games/mil/labels";
import { newest } from "../src/games/mil/news";
import { talkOf } from "../src/games/mil/talk";
import en from "../src/games/mil/text/en.ftl?raw";
import {
  alike,
  type Cubes,
  type EventKind,
  type Knight,
  knightOf,
  type MilView,
  type Player,
  type Settling,
  type Told,
} from "../src/games/mil/types";
import { fates, honoured } from "../src/games/mil/winter";
import { momentsOf } from "../src/shell/moments";
import { bundleOf, Texts } from "../src/shell/fluent";
import type { Arg } from "../src/contract/table";

const told = (kind: EventKind, args: Record<string, Arg> = {}): Told => ({ line: 0, kind, say: { id: kind, args } });
const phase = (name: MilView["phase"]): Told => told("mi-phase", { round: 1, phase: name });

describe("winter", () => {
  const winter = [
    phase("winter"),
    told("mi-winter"),
    told("mi-freezes", { seat: 0, knight: "k1" }),
    told("mi-ages", { seat: 0, knight: "k1" }),
    told("mi-freezes", { seat: 1, knight: "k3" }),
    told("mi-dies", { seat: 1, knight: "k3" }),
    told("mi-loses-points", { seat: 1, points: 4, why: "death" }),
    told("mi-leaves", { seat: 1, knight: "k3" }),
  ];
  const log = [phase("action"), told("mi-passes", { seat: 0 }), ...winter, phase("round_end"), phase("action")];

  it("tells who froze and what became of him", () => {
    expect(fates(winter)).toEqual([
      { seat: 0, knight: "k1", ages: true, leaves: false, points: 0 },
      { seat: 1, knight: "k3", ages: false, leaves: true, points: 4 },
    ]);
  });

  it("tells whom the King honours", () => {
    expect(honoured([...winter, told("mi-privilege", { seat: 2, why: "winter" })])).toEqual([2]);
  });

  it("is a scene of its round, before the next one begins", () => {
    const view = {} as MilView;
    const moments = momentsOf(
      { log, from: 0, before: view, after: view },
      board.follow ?? { quiet: new Set(), scenes: [] },
    );
    const scenes = moments.map(({ scene }) => scene?.events ?? null);
    expect(scenes).toEqual([null, null, winter, null]);
    expect(moments.map(({ shows }) => shows)).toEqual([false, false, false, true]);
    const { scene } = moments[2] as (typeof moments)[number];
    expect(scene && [scene.kind.title(scene), scene.kind.steps(scene)]).toEqual([
      { id: "mi-phase", args: { round: 1, phase: "winter" } },
      [0, 2],
    ]);
  });
});

it("tells the latest news of this round, newest first", () => {
  const log = [phase("action"), told("mi-dies"), phase("action"), told("mi-heir"), told("mi-gains"), told("mi-castle")];
  expect(newest(log).map(({ event }) => event.kind)).toEqual(["mi-castle", "mi-heir"]);
});

describe("dialogue", () => {
  const cubes = (given: Partial<Cubes> = {}): Cubes => ({
    gold: 0,
    influence: 0,
    metal: 0,
    fabric: 0,
    food: 0,
    ...given,
  });
  const settling: Settling = {
    acting: "knight:0:0",
    active: 0,
    target: null,
    target_slot: 0,
    asked: false,
    attack_lord: null,
    defence_lord: null,
    strengths: null,
    hand: null,
    offer: cubes(),
    best: cubes(),
    leader: null,
    bid: cubes(),
    half: 0,
    swaps: 0,
    givable: null,
  };
  const player = (bidding: Player["bidding"] = "no"): Player => ({
    vp: 0,
    stock: null,
    reds: 0,
    privileges: 0,
    placing: true,
    knights: [],
    unused: 2,
    bid: null,
    bidding,
  });
  const view = (question: string, more: Partial<MilView>): MilView =>
    ({ question, over: false, to_act: [0], players: [player(), player(), player()], settling, ...more }) as MilView;

  it("shows an offer beside the one who wants the vassal", () => {
    const talk = talkOf(
      view("answer", { settling: { ...settling, target: "knight:2:1", offer: cubes({ gold: 2 }) } }),
      0,
    );
    expect(talk?.kind).toBe("vassalage");
    expect(talk?.parties.map(({ seat, role, cubes }) => [seat, role, cubes?.gold ?? null])).toEqual([
      [0, "attacker", null],
      [2, "defender", 2],
    ]);
  });

  it("goes round the table at an auction, and adds what is laid on top of the start bid", () => {
    const auction = {
      ...settling,
      active: 1,
      leader: 2,
      offer: cubes({ food: 1 }),
      best: cubes({ food: 2 }),
      bid: cubes({ gold: 1 }),
    };
    const talk = talkOf(view("extras", { settling: auction, to_act: [0] }), 0);
    expect(talk?.parties.map(({ seat, role }) => [seat, role])).toEqual([
      [1, "auctioneer"],
      [2, "leader"],
      [0, "rival"],
    ]);
    expect(talk?.parties[2]?.cubes).toEqual(cubes({ food: 1, gold: 1 }));
  });

  it("shows nobody's sealed bid but one's own", () => {
    const players = [player("sealed"), player("owed"), player()];
    const own = { bid: cubes({ gold: 3 }), step: 5 };
    const talk = talkOf(view("council_bid", { players, own, to_act: [1] }), 0);
    expect(talk?.parties.map(({ cubes }) => cubes?.gold ?? null)).toEqual([3, null, null]);
    expect(talk?.parties.map(({ bidding }) => bidding)).toEqual(["sealed", "owed", "no"]);
  });

  it("is about nothing while knights work at home", () => {
    expect(talkOf(view("action", {}), 0)).toBeNull();
  });

  it("of a battle shows both sides, their lords, and one's own sealed cubes", () => {
    const fight = { ...settling, target: "knight:2:0", attack_lord: 1, strengths: [5, 3] as [number, number] };
    const players = [player("sealed"), player("owed"), player("owed")];
    const own = { bid: cubes({ food: 2 }), step: 3 };
    const talk = talkOf(view("battle_bid", { settling: fight, players, own, to_act: [1, 2] }), 0);
    expect(talk?.parties.map(({ seat, role, strength }) => [seat, role, strength])).toEqual([
      [0, "attacker", 5],
      [1, "attack_lord", null],
      [2, "defender", 3],
    ]);
    expect(talk?.parties.map(({ cubes: laid, bidding }) => [laid?.food ?? null, bidding])).toEqual([
      [2, "sealed"],
      [null, "owed"],
      [null, "owed"],
    ]);
    expect([talk?.chain, talk?.bid?.food]).toEqual([["influence", "food"], 2]);
  });

  it("is over when the game is", () => {
    expect(talkOf(view("answer", { over: true }), 0)).toBeNull();
  });
});

describe("things of Mil", () => {
  const knight = (id: string, more: Partial<Knight> = {}): Knight => ({
    id,
    heir: false,
    time: 0,
    soldiers: 1,
    castle: false,
    lord: null,
    place: null,
    lands: [null, null],
    ...more,
  });
  const flax = { kind: "flax", side: "front" } as const;
  const players = [
    {
      knights: [knight("k0", { place: "court:2" }), knight("k2", { lands: [flax, flax], castle: true })],
      vp: 4,
      stock: { gold: 3 },
    },
    { knights: [knight("k1", { lord: 0, lands: [flax, { ...flax, side: "back" }] })], vp: 7, stock: null },
  ];
  const view = {
    players,
    question: "court",
    phase: "power",
    round: 3,
    start_player: 1,
    settling: { acting: "knight:0:0" },
  } as unknown as MilView;
  const game = "knight-k1 = Knight 2\nsphere-court = Court\nsphere-crusade = Crusade\ncolour-gold = gold\n";
  const texts = new Texts(bundleOf("en", [game, en]), ["Ann", "Ben"]);

  it("are found and told apart", () => {
    expect([knightOf(view, "knight:0:2")?.castle, knightOf(view, "knight:0:1"), knightOf(view, null)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(players.flatMap(({ knights }) => knights.map(alike))).toEqual([false, true, false]);
  });

  it("have names", () => {
    const names = [
      "knight:1:1",
      "land:1:1:0",
      "place:court:2",
      "place:crusade",
      "stack:0",
      "cube:gold",
      "die:0",
      "choice:no",
    ];
    expect(names.map((thing) => thingName(thing, texts))).toEqual([
      "Knight 2 of Ben",
      "Land 1 of Knight 2, Ben",
      "Court 2",
      "Crusade",
      "Stack 1",
      "gold",
      "roll",
      null,
    ]);
    expect([placeName(texts, "court:2"), lying(texts, "white"), lying(texts, ""), lying(texts, "knight:1:1")]).toEqual([
      "Court 2",
      "white hourglass",
      "empty",
      "Knight 2 of Ben",
    ]);
  });

  it("are pointed at by the log: the knight of the other player where there are two", () => {
    const lit = (...things: string[]) => [...pointedAt(new Set(things), view)];
    expect(lit("seat:0", "knight:k2")).toEqual(["knight:0:2"]);
    expect(lit("seat:0", "other_seat:1", "knight:k1")).toEqual(["knight:1:1"]);
    expect(lit("seat:0", "knight:k3")).toEqual([]);
    expect(lit("sphere:court", "number:2")).toEqual(["place:court:2"]);
    expect(lit("sphere:crusade", "number:0")).toEqual(["place:crusade"]);
  });

  it("are pointed at by the path of a move", () => {
    const path = new Set(["knight:1:1", "place:war:4", "land:1:1:0", "choice:pass"]);
    expect([...pointedAt(path, view)]).toEqual(["knight:1:1", "place:war:4", "land:1:1:0"]);
  });

  it("are bound by ribbons from the lord's shield to his vassal", () => {
    const place = (left: number, top: number, height: number) => ({
      getBoundingClientRect: () => ({ left, top, height }),
    });
    const found: Record<string, object> = {
      '[data-lord="0"]': place(110, 20, 20),
      '[data-vassal="knight:1:1"]': place(60, 120, 40),
    };
    const root = {
      ...place(10, 10, 500),
      querySelector: (selector: string) => found[selector] ?? null,
    } as unknown as HTMLElement;
    expect(ribbons(root, view)).toEqual([
      { lord: 0, vassal: "knight:1:1", path: "M100 17H11Q4 17 4 24V98Q4 105 11 105H62Q66 105 66 113" },
    ]);
    delete found['[data-lord="0"]'];
    expect(ribbons(root, view)).toEqual([]);
  });

  it("bring points, some reasons in one line", () => {
    const points = (id: string, why: string) => board.points(told(id as EventKind, { seat: 0, points: 2, why }), {});
    expect(points("mi-scores", "most_metal")).toEqual({ seat: 0, points: 2, why: "majorities" });
    expect(points("mi-scores", "castle")).toEqual({ seat: 0, points: 2, why: "castle" });
    expect(points("mi-loses-points", "death")).toEqual({ seat: 0, points: -2, why: "death" });
    expect(points("mi-gains", "court")).toBeNull();
  });

  it("break ties by estate, then by gold that all may see", () => {
    expect(board.tieBreak?.(view, 0)).toEqual({ id: "board-tie", args: { estate: 3, gold_count: 3 } });
    expect(board.tieBreak?.(view, 1)).toEqual({ id: "board-tie", args: { estate: 2, gold_count: 0 } });
  });

  it("are settled where the acting knight stands, clockwise from the start player", () => {
    expect(board.situation(view)).toEqual({ id: "board-power-of", args: { round: 3, other_sphere: "court" } });
    expect(board.situation({ ...view, phase: "winter" } as MilView)).toEqual({
      id: "mi-phase",
      args: { round: 3, phase: "winter" },
    });
    expect(board.order(view)).toEqual([1, 0]);
  });

  it("have printed values", () => {
    const printed = new Printed({
      life: { tokens: 3 },
      land: { flax: { front: { fabric: 2, gold: 1 }, back_gold: 1, defence: 4 } },
      sphere: { court: { bonus_vp: 2, bonus_influence: 1 }, market: { bonus_vp: 0, bonus_gold: 2 } },
      cube: { gold: { value: 3 }, food: { value: 1 } },
    });
    expect([printed.life, printed.rounds, printed.defence("flax"), printed.tribute("flax", "back")]).toEqual([
      3, 0, 4, 1,
    ]);
    expect(printed.harvest("flax", "front")).toEqual([
      { icon: "fabric", count: 2 },
      { icon: "gold", count: 1 },
    ]);
    expect(printed.bonus("court").map(({ icon, count }) => [icon, count])).toEqual([
      ["vp", 2],
      ["influence", 1],
      ["start", 1],
    ]);
    expect(printed.bonus("market").map(({ icon, count }) => [icon, count])).toEqual([["gold", 2]]);
    expect(printed.worth({ gold: 2, influence: 0, metal: 0, fabric: 1, food: 3 })).toBe(9);
  });
});
