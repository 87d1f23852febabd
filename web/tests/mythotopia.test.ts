import { beforeEach, describe, expect, it, vi } from "vitest";
import { board } from "../src/games/mythotopia";
import { Printed } from "../src/games/mythotopia/printed";
import { along, boxOf, closed, junctions, middle, open, type Point } from "../src/games/mythotopia/map/geometry";
import { Viewport } from "../src/games/mythotopia/map/viewport.svelte";
import { stepsOf } from "../src/games/mythotopia/steps";
import en from "../src/games/mythotopia/text/en.ftl?raw";
import type { Chain, MythotopiaView, War } from "../src/games/mythotopia/types";
import { about, cardName, kindOf, named, printedName, tellParts, tellWar } from "../src/games/mythotopia/words";
import { bundleOf, Texts } from "../src/shell/fluent";

const GAME = "province-north = Northland\ncard-attack = Attack\nboard-piece-town = town\n";
const texts = new Texts(bundleOf("en", [GAME, en]), ["Ann", "Ben"]);

const square = (x: number, y: number): Point[] => [
  [x, y],
  [x + 6, y],
  [x + 6, y + 6],
  [x, y + 6],
];
const printed = new Printed({
  map: { width: 1000, height: 500 },
  province: {
    north: { name: "North", symbol: "stone", strength: 3, rugged: true, seas: ["bay"], polygon: square(0, 0) },
    south: { name: "South", symbol: "food", strength: 2, polygon: square(0, 6) },
  },
  sea: { bay: { name: "The Bay", polygon: square(6, 0) } },
  border: {
    "north-south": {
      type: "hills",
      line: [
        [0, 6],
        [6, 6],
      ],
    },
  },
  card: { attack: { heading: "action", army: 2, gold: 1 }, start_ship: { heading: "symbols", ship: 1 } },
  strength: { dragon: 2 },
  limits: { actions: 2, province_vp: 3 },
});

describe("lines of the map", () => {
  it("have corners where three areas meet and where borders end", () => {
    const found = junctions(
      [square(0, 0), square(6, 0), square(0, 6)],
      [
        [
          [12, 0],
          [12, 3],
          [12, 6],
        ],
      ],
    );
    expect([...found].sort()).toEqual(["12 0", "12 6", "6 6"]);
  });

  it("are straight between corners, and bent elsewhere", () => {
    const corners = new Set(["0 0", "6 0", "6 6", "0 6"]);
    expect(closed(square(0, 0), corners)).toBe("M0 0C0 0 6 0 6 0C6 0 6 6 6 6C6 6 0 6 0 6C0 6 0 0 0 0Z");
    expect(closed(square(0, 0), new Set())).toMatch(/^M0 0C1 -1 5 -1 6 0C7 1 7 5 6 6C/);
    expect(
      open(
        [
          [0, 0],
          [6, 0],
        ],
        new Set(),
      ),
    ).toBe("M0 0C1 0 5 0 6 0");
  });

  it("bear marks at even distances, none at their ends", () => {
    expect(
      along(
        [
          [0, 0],
          [10, 0],
        ],
        5,
      ),
    ).toEqual([
      { x: 2.5, y: 0, angle: 0 },
      { x: 7.5, y: 0, angle: 0 },
    ]);
    expect(
      along(
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
        4,
      ).map(({ x, y, angle }) => [x, y, angle]),
    ).toEqual([
      [2, 0, 0],
      [4, 2, 90],
    ]);
    expect(
      middle([
        [0, 0],
        [0, 6],
      ]),
    ).toEqual({ x: 0, y: 3, angle: 90 });
  });

  it("lie in a box", () => {
    expect(
      boxOf([
        [3, 9],
        [1, 4],
        [8, 5],
      ]),
    ).toEqual({ x: 1, y: 4, width: 7, height: 5 });
  });
});

describe("what is seen of the map", () => {
  let viewport: Viewport;
  const target = { setPointerCapture: vi.fn(), getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  const finger = (pointerId: number, clientX: number, clientY: number) =>
    ({ pointerId, clientX, clientY, currentTarget: target }) as unknown as PointerEvent;

  beforeEach(() => {
    viewport = new Viewport({ width: 1000, height: 500 });
    viewport.resize({ width: 1000, height: 500 }, false);
  });

  it("is all of it at first, in the middle of a window of another shape", () => {
    expect(viewport.box).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
    viewport.resize({ width: 500, height: 500 }, false);
    expect(viewport.box).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  });

  it("may fill a window, and follows when that turns, until somebody has chosen what to see", () => {
    const phone = new Viewport({ width: 1000, height: 500 });
    phone.resize({ width: 500, height: 500 }, true);
    expect(phone.box).toEqual({ x: 250, y: 0, width: 500, height: 500 });
    phone.resize({ width: 1000, height: 250 }, true);
    expect(phone.box).toEqual({ x: 0, y: 125, width: 1000, height: 250 });
    phone.showAll();
    phone.resize({ width: 500, height: 500 }, true);
    expect(phone.whole).toBe(true);
  });

  it("comes so close to a small map that its names can be read", () => {
    const phone = new Viewport({ width: 1000, height: 500 });
    phone.resize({ width: 250, height: 250 }, true);
    expect(phone.box.width).toBeCloseTo(1.3 * 250);
  });

  it("comes closer to a place that stays where it is, five times at most", () => {
    viewport.zoomAt(2, { x: 250, y: 125 });
    expect(viewport.box).toEqual({ x: 125, y: 62.5, width: 500, height: 250 });
    viewport.zoomAt(100);
    expect(viewport.box.width).toBe(200);
    viewport.zoomAt(0.001);
    expect([viewport.whole, viewport.box.width]).toEqual([true, 1000]);
  });

  it("comes to a place that is out of sight, and stays for one in sight", () => {
    viewport.zoomAt(5, { x: 0, y: 0 });
    viewport.show({ x: 150, y: 50 });
    expect(viewport.box).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    viewport.show({ x: 900, y: 400 });
    expect(viewport.box).toEqual({ x: 800, y: 350, width: 200, height: 100 });
    viewport.showAll();
    expect(viewport.box).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
  });

  it("is pushed by a finger, which is no click; a slip is no push", () => {
    const click = () => ({ stopPropagation: vi.fn(), preventDefault: vi.fn() });
    const swallowed = () => {
      const event = click();
      viewport.swallow(event as unknown as MouseEvent);
      return event.stopPropagation.mock.calls.length === 1;
    };
    viewport.zoomAt(2);
    expect(viewport.box.x).toBe(250);
    viewport.down(finger(1, 100, 100));
    viewport.move(finger(1, 103, 104));
    expect([viewport.box.x, swallowed()]).toEqual([250, false]);
    viewport.move(finger(1, 110, 100));
    expect(viewport.box.x).toBe(245);
    viewport.up(finger(1, 110, 100));
    viewport.move(finger(1, 300, 100));
    expect(viewport.box.x).toBe(245);
    expect([swallowed(), swallowed()]).toEqual([true, false]);
  });

  it("is pulled closer by two fingers", () => {
    viewport.down(finger(1, 400, 250));
    viewport.down(finger(2, 600, 250));
    viewport.move(finger(2, 800, 250));
    expect(viewport.box).toEqual({ x: 300, y: 125, width: 500, height: 250 });
  });

  it("never leaves the map", () => {
    viewport.zoomAt(2, { x: 0, y: 0 });
    viewport.down(finger(1, 100, 100));
    viewport.move(finger(1, 900, 400));
    expect([viewport.box.x, viewport.box.y]).toEqual([0, 0]);
  });
});

describe("an action in the making", () => {
  const chain = (more: Partial<Chain>): Chain => ({
    verb: "invade",
    target: null,
    building: null,
    role: null,
    way: null,
    laid: [],
    relies_on: [],
    crossings: 0,
    owed: {},
    symbols: 0,
    number: 0,
    second: 0,
    card: null,
    from: null,
    shifts: [],
    war: null,
    outlook: [],
    ...more,
  });
  const steps = (more: Partial<Chain>) =>
    stepsOf(chain(more), printed, texts).map(({ name, value, state }) => [name, value, state]);

  it("begins with its first step, and tells all that come", () => {
    expect(steps({})).toEqual([
      ["target", "…", "now"],
      ["role", "…", "coming"],
      ["way", "…", "coming"],
      ["pay", "…", "coming"],
      ["armies", "…", "coming"],
    ]);
  });

  it("is paid before armies are gathered, which stay open to the end", () => {
    const chosen: Partial<Chain> = { target: "north", role: "attack", way: "land" };
    expect(steps({ ...chosen, owed: { food: 2 } }).map(([, value, state]) => [value, state])).toEqual([
      ["Northland", "done"],
      ["Attack", "done"],
      ["by land", "done"],
      ["2 food", "now"],
      ["…", "coming"],
    ]);
    expect(steps({ ...chosen, symbols: 2 }).slice(3)).toEqual([
      ["pay", "✓", "done"],
      ["armies", "2 armies", "now"],
    ]);
  });

  it("through a portal has no way", () => {
    expect(steps({ target: "north", role: "portal" })[2]).toEqual(["way", "✓", "done"]);
  });

  it("names the two provinces of a road, and what was bought", () => {
    expect(steps({ verb: "build", building: "road", target: "north-south", role: "attack" })[1]).toEqual([
      "site",
      "Northland – South",
      "done",
    ]);
    expect(steps({ verb: "buy", number: 1, second: 2, owed: { gold: 3 } })).toEqual([
      ["bought", "1 army, 2 ships", "done"],
      ["pay", "3 gold", "now"],
    ]);
  });

  it("of cards alone is one step", () => {
    expect(
      steps({
        verb: "discard_cards",
        laid: [
          { zone: "hand", card: "attack" },
          { zone: "hand", card: "south" },
        ],
      }),
    ).toEqual([["cards", "Attack, South", "now"]]);
  });
});

describe("things of Mythotopia in words", () => {
  const war: War = {
    province: "north",
    winner: 0,
    parties: [
      { seat: 0, side: "attacker", strength: 6, parts: { armies: 4, ships: 2 } },
      { seat: null, side: "garrison", strength: 5, parts: { printed: 3, dragon: 2 } },
    ],
  };
  const view = {
    provinces: {
      north: {
        controller: null,
        piece: null,
        castle: false,
        dragon: true,
        runestone: false,
        armies: [4, 0],
        mercenaries: [0, 1],
        war: true,
      },
      south: {
        controller: 1,
        piece: "city",
        castle: true,
        dragon: false,
        runestone: false,
        armies: [0, 0],
        mercenaries: [0, 0],
        war: false,
      },
    },
    seas: { bay: [2, 0] },
    wars: [war],
    vp_cards: [],
  } as unknown as MythotopiaView;
  const lines = (thing: string) => about(view, printed, texts, thing)?.lines;

  it("are wars: who would win, and of what strength is made", () => {
    expect(tellWar(texts, war)).toBe("War: Ann 6, garrison 5. Ann would win.");
    expect(tellWar(texts, { ...war, winner: null })).toBe("War: Ann 6, garrison 5. A tie: nobody can end it.");
    expect(war.parties.map((party) => tellParts(texts, party))).toEqual(["armies 4, ships 2", "garrison 3, dragon 2"]);
  });

  it("are provinces: their land, who holds them, what stands there", () => {
    expect(lines("province:north")).toEqual([
      "1 stone, rugged land, coast at The Bay.",
      "neutral, garrison of strength 5, dragon, 4 armies of Ann, 1 mercenary of Ben.",
      "War: Ann 6, garrison 5. Ann would win.",
    ]);
    expect(lines("province:south")).toEqual(["1 food.", "city of Ben, castle."]);
  });

  it("are seas and cards", () => {
    expect(lines("sea:bay")).toEqual(["2 ships of Ann."]);
    expect(lines("card:attack")?.[0]).toBe("Symbols: 1 gold or 2 armies.");
    expect(about(view, printed, texts, "card:none")).toBeNull();
  });

  it("are called by name in the bar where their id alone does not say it", () => {
    expect(named("border:north-south", texts)).toBe("Northland – south");
    expect(named("armies:3", texts)).toBe("armies: 3");
    expect(named("reserve:attack", texts)).toBe("Attack");
    expect(named("province:north", texts)).toBeNull();
  });
});

describe("Mythotopia at the table", () => {
  const values = { limits: { province_vp: 3 } };

  it("tells points by the worth of provinces, and of counters", () => {
    const points = (id: string, args: object) =>
      board.points({ line: 0, kind: id, say: { id, args: { ...args } } }, values);
    expect(points("my-dealt", { seat: 1, provinces: ["north", "south"] })).toEqual([
      { seat: 1, points: 6, why: "provinces" },
    ]);
    expect(points("my-conquers", { seat: 0, other_seat: 1 })).toEqual([
      { seat: 0, points: 3, why: "conquest" },
      { seat: 1, points: -3, why: "loss" },
    ]);
    expect(points("my-conquers", { seat: 0, other_seat: -1 })).toEqual([{ seat: 0, points: 3, why: "conquest" }]);
    expect(points("my-alchemist", { seat: 0, value: 1, points: 2 })).toEqual([
      { seat: 0, points: 1, why: "alchemist" },
    ]);
    expect(points("my-builds-city", { seat: 0 })).toBeNull();
  });

  it("shows the part of the board where the options lie, the map before others", () => {
    const tab = (...things: string[]) =>
      board.tabOf({
        game: "",
        ply: 0,
        question: "",
        to_act: [],
        over: false,
        ranking: null,
        offers: things.map((thing, move) => ({ move, path: [thing], say: { id: "", args: {} } })),
      });
    expect(tab("card:attack", "reserve:attack")).toBe("cards");
    expect(tab("card:attack", "province:north")).toBe("map");
    expect(tab("vp:war", "choice:done")).toBe("market");
    expect(tab("choice:done")).toBe("map");
  });

  it("goes round from the start player", () => {
    const view = { start_player: 2, players: [{}, {}, {}] } as unknown as MythotopiaView;
    expect(board.order(view)).toEqual([2, 0, 1]);
  });
});

describe("cards that share a name", () => {
  const names = "card-start_ship = Ship\ncard-ship = Ship (improvement)\ncard-scribe = Scribe\n";
  const both = new Texts(bundleOf("en", [names, en]), []);

  it("carry the printed name and say their kind", () => {
    expect(printedName(both, printed, "ship")).toBe("Ship");
    expect(kindOf(both, "ship")).toBe("improvement");
    expect(printedName(both, printed, "start_ship")).toBe("Ship");
    expect(kindOf(both, "start_ship")).toBe("starting card");
    expect(cardName(both, printed, "ship")).toBe("Ship (improvement)");
  });

  it("others say nothing more", () => {
    expect(printedName(both, printed, "scribe")).toBe("Scribe");
    expect(kindOf(both, "scribe")).toBe("");
  });
});
