import { describe, expect, it } from "vitest";
import { newest } from "../src/games/mil/news";
import { talkOf } from "../src/games/mil/talk";
import type { Cubes, MilView, Player, Settling } from "../src/games/mil/types";
import { fates, lastWinter } from "../src/games/mil/winter";
import type { Arg, TableEvent } from "../src/shell/protocol";

const told = (kind: string, args: Record<string, Arg> = {}): TableEvent => ({ ply: 0, kind, say: { id: kind, args } });
const phase = (name: string): TableEvent => told("mi-phase", { round: 1, phase: name });

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

  it("is news until one has acted", () => {
    expect(lastWinter(log, 0).slice(0, winter.length)).toEqual(winter);
    const later = [...log, told("mi-harvests", { seat: 1, knight: "k0" })];
    expect(lastWinter(later, 0)).not.toEqual([]);
    expect(lastWinter(later, 1)).toEqual([]);
    expect(lastWinter([...log, phase("tribute")], 0)).toEqual([]);
  });

  it("is no news while it lasts", () => {
    expect(lastWinter([phase("action"), ...winter], 0)).toEqual([]);
  });
});

it("tells the latest news of this round, newest first", () => {
  const log = [phase("action"), told("mi-dies"), phase("action"), told("mi-heir"), told("mi-gains"), told("mi-castle")];
  expect(newest(log).map(({ event }) => event.kind)).toEqual(["mi-castle", "mi-heir"]);
});

describe("dialogue", () => {
  const cubes = (given: Partial<Cubes> = {}): Cubes => ({ gold: 0, influence: 0, metal: 0, fabric: 0, food: 0, ...given });
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
    const talk = talkOf(view("answer", { settling: { ...settling, target: "knight:2:1", offer: cubes({ gold: 2 }) } }), 0);
    expect(talk?.kind).toBe("vassalage");
    expect(talk?.parties.map(({ seat, role, cubes }) => [seat, role, cubes?.gold ?? null])).toEqual([
      [0, "attacker", null],
      [2, "defender", 2],
    ]);
  });

  it("goes round the table at an auction, and adds what is laid on top of the start bid", () => {
    const auction = { ...settling, active: 1, leader: 2, offer: cubes({ food: 1 }), best: cubes({ food: 2 }), bid: cubes({ gold: 1 }) };
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
});
