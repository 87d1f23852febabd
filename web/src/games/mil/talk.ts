/** What is being settled at the table: who takes part, and what each has laid out. */

import { count, CUBES, type Cube, type Cubes, type MilView, type Question, who } from "./types";

export interface Party {
  seat: number;
  /** `board-role-NAME` says what this player does here. */
  role: string;
  /** Laid out for all to see, or one's own sealed cubes. */
  cubes: Cubes | null;
  bidding: "no" | "owed" | "sealed";
  strength: number | null;
}

export interface Talk {
  kind: string;
  icon: string;
  parties: Party[];
  /** The colours that a bid asks for, one after the other. */
  chain: readonly Cube[];
  /** What of the bid is laid out so far. */
  bid: Cubes | null;
}

const KINDS: Partial<Record<Question, string>> = {
  roll_again: "birth",
  marriage_bid: "marriage",
  half: "half",
  kings_soldier: "kings_soldier",
  archbishop: "archbishop",
  monastery: "monastery",
  court: "court",
  offer: "vassalage",
  answer: "vassalage",
  outbid: "vassalage",
  grant: "vassalage",
  market: "market",
  swap: "swap",
  start_bid: "castle",
  rival: "castle",
  last_raise: "castle",
  extras: "castle",
  castle_site: "site",
  war: "war",
  free_land_payment: "war",
  free_land: "spoils",
  robbed_land: "spoils",
  ask_lord: "battle",
  attack_lord: "battle",
  defence_lord: "battle",
  battle_bid: "battle",
  council_bid: "bids",
  lower_bid: "bids",
  council: "council",
};

const ICONS: Record<string, string> = {
  birth: "offspring",
  marriage: "ring",
  half: "ring",
  court: "bond",
  vassalage: "bond",
  market: "fabric",
  swap: "fabric",
  site: "castle",
  war: "attack",
  battle: "attack",
  spoils: "land",
  bids: "gold",
  council: "privilege",
  monastery: "red",
};

const CHAINS: Partial<Record<Question, readonly Cube[]>> = {
  offer: ["gold", "influence"],
  battle_bid: ["influence", "food"],
  council_bid: ["gold"],
};

const CHAINED: readonly Question[] = [
  "marriage_bid",
  "half",
  "offer",
  "outbid",
  "start_bid",
  "extras",
  "battle_bid",
  "council_bid",
];
const SEALED: readonly Question[] = ["marriage_bid", "battle_bid", "council_bid"];

export function talkOf(view: MilView, seat: number | null): Talk | null {
  const kind = KINDS[view.question];
  if (!kind || view.over) return null;
  const chain = CHAINED.includes(view.question) ? (CHAINS[view.question] ?? CUBES) : [];
  return { kind, icon: ICONS[kind] ?? kind, parties: parties(view, seat), chain, bid: laidOut(view) };
}

/** The open bid so far; sealed ones are one's own affair. */
function laidOut(view: MilView): Cubes | null {
  if (SEALED.includes(view.question)) return view.own?.bid ?? null;
  return view.question === "half" ? null : view.settling.bid;
}

function parties(view: MilView, viewer: number | null): Party[] {
  switch (KINDS[view.question]) {
    case "marriage":
      return everybody(view, viewer, (seat) => (seat === view.settling.active ? "father" : "suitor"));
    case "bids":
      return everybody(view, viewer, () => "bidder");
    case "vassalage":
      return demand(view);
    case "castle":
      return auction(view);
    case "battle":
      return battle(view, viewer);
    default:
      return [];
  }
}

const still = (view: MilView, seat: number): Party["bidding"] => (view.to_act.includes(seat) ? "owed" : "no");

function everybody(view: MilView, viewer: number | null, role: (seat: number) => string): Party[] {
  const sealing = SEALED.includes(view.question);
  return view.players.map(({ bidding, bid }, seat) => ({
    seat,
    role: role(seat),
    cubes: sealing ? (seat === viewer && bidding !== "no" ? (view.own?.bid ?? null) : null) : bid,
    bidding: sealing ? bidding : still(view, seat),
    strength: null,
  }));
}

function demand(view: MilView): Party[] {
  const { active, target, offer, bid } = view.settling;
  const defender = who(target)?.seat;
  if (active === null || defender === undefined) return [];
  return [
    {
      seat: active,
      role: "attacker",
      cubes: view.question === "outbid" ? bid : null,
      bidding: still(view, active),
      strength: null,
    },
    {
      seat: defender,
      role: "defender",
      cubes: view.question === "offer" ? bid : offer,
      bidding: still(view, defender),
      strength: null,
    },
  ];
}

/** Clockwise from the player who opened it. */
function auction(view: MilView): Party[] {
  const { active, leader, offer, best, bid } = view.settling;
  if (active === null) return [];
  const seats = view.players.length;
  return view.players.map((_, place) => {
    const seat = (active + place) % seats;
    const now = view.to_act.includes(seat);
    const raising = now && view.question === "extras" ? sum(offer, bid) : null;
    const laid = seat === leader ? best : seat === active ? (view.question === "start_bid" ? bid : offer) : null;
    const role = seat === leader ? "leader" : seat === active ? "auctioneer" : "rival";
    return { seat, role, cubes: raising ?? laid, bidding: still(view, seat), strength: null };
  });
}

function battle(view: MilView, viewer: number | null): Party[] {
  const { active, target, attack_lord, defence_lord, strengths } = view.settling;
  const defender = who(target)?.seat;
  if (active === null || defender === undefined) return [];
  const side = (seat: number | null, role: string, strength: number | null): Party[] => {
    const player = seat === null ? undefined : view.players[seat];
    if (seat === null || !player) return [];
    const sealing = view.question === "battle_bid";
    const cubes = sealing && seat === viewer ? (view.own?.bid ?? null) : null;
    return [{ seat, role, cubes, bidding: sealing ? player.bidding : still(view, seat), strength }];
  };
  return [
    ...side(active, "attacker", strengths?.[0] ?? null),
    ...side(attack_lord, "attack_lord", null),
    ...side(defender, "defender", strengths?.[1] ?? null),
    ...side(defence_lord, "defence_lord", null),
  ];
}

function sum(one: Cubes, other: Cubes): Cubes {
  const both = { ...one };
  for (const cube of CUBES) both[cube] += other[cube];
  return both;
}

export const laid = (cubes: Cubes | null): { icon: string; count: number }[] =>
  cubes && count(cubes) ? CUBES.filter((cube) => cubes[cube]).map((cube) => ({ icon: cube, count: cubes[cube] })) : [];
