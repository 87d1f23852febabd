/** Made by `make contract` from the types of the server. Do not change it here. */

import type { Amounts, Offer, Sentence, TableEvent } from "./table";

/**
 * So many cubes of each colour.
 */
export interface Cubes {
  fabric: number;
  food: number;
  gold: number;
  influence: number;
  metal: number;
}

/**
 * What the rules tell.
 */
export type EventKind =
  | "mi-accepts"
  | "mi-ages"
  | "mi-archbishop"
  | "mi-asks"
  | "mi-asks-not"
  | "mi-attacks"
  | "mi-battle"
  | "mi-bid"
  | "mi-birth"
  | "mi-castle"
  | "mi-castle-bid"
  | "mi-conquers"
  | "mi-conquers-last"
  | "mi-demands"
  | "mi-dies"
  | "mi-discard"
  | "mi-freezes"
  | "mi-gains"
  | "mi-game-over"
  | "mi-harvests"
  | "mi-heir"
  | "mi-joins"
  | "mi-kings-soldier"
  | "mi-land"
  | "mi-leaves"
  | "mi-loses-points"
  | "mi-new-knight"
  | "mi-no-wedding"
  | "mi-no-winter"
  | "mi-offers"
  | "mi-offspring"
  | "mi-passes"
  | "mi-pays"
  | "mi-pays-privileges"
  | "mi-phase"
  | "mi-places"
  | "mi-privilege"
  | "mi-recruits"
  | "mi-red"
  | "mi-red-removed"
  | "mi-scores"
  | "mi-sealed"
  | "mi-start-player"
  | "mi-stays-out"
  | "mi-swaps"
  | "mi-vassal"
  | "mi-wedding"
  | "mi-winter"
  | "mi-withdraws";

/**
 * The families of things on the table.
 */
export type Family = "choice" | "cube" | "die" | "knight" | "land" | "number" | "place" | "privilege" | "stack";

/**
 * A knight in play: `id` is `k0` to `k3`, `lord` the seat of his lord; he is at home if he has no `place`.
 */
export interface Knight {
  castle: boolean;
  heir: boolean;
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  lands: [Land | null, Land | null];
  lord: number | null;
  place: string | null;
  soldiers: number;
  time: number;
}

/**
 * A land in a knight's column, and the side that lies up.
 */
export interface Land {
  kind: "flax" | "ore" | "grain" | "craft" | "town";
  side: "front" | "back";
}

/**
 * The messages of the game and of its board.
 */
export type MessageId =
  | "because-knights"
  | "because-lineage"
  | "because-points"
  | "because-posts"
  | "because-prospects"
  | "because-stock"
  | "because-vassals"
  | "birth-boy"
  | "birth-girl"
  | "birth-hourglass"
  | "board-about-player"
  | "board-archbishop"
  | "board-back-to-own"
  | "board-bid-so-far"
  | "board-bidding-no"
  | "board-bidding-owed"
  | "board-bidding-sealed"
  | "board-castle"
  | "board-cubes"
  | "board-die"
  | "board-discarded"
  | "board-families"
  | "board-family-of"
  | "board-froze-ages"
  | "board-froze-leaves"
  | "board-froze-stays"
  | "board-gone"
  | "board-heir"
  | "board-hidden"
  | "board-hint"
  | "board-home"
  | "board-kings-soldier"
  | "board-knight-of"
  | "board-land-of"
  | "board-lies-black"
  | "board-lies-nothing"
  | "board-lies-white"
  | "board-lineage"
  | "board-look"
  | "board-majority"
  | "board-news"
  | "board-no-castle"
  | "board-no-heir"
  | "board-no-land"
  | "board-of"
  | "board-own-family"
  | "board-place"
  | "board-power-of"
  | "board-privilege"
  | "board-privileges"
  | "board-reds"
  | "board-role-attack_lord"
  | "board-role-attacker"
  | "board-role-auctioneer"
  | "board-role-bidder"
  | "board-role-defence_lord"
  | "board-role-defender"
  | "board-role-father"
  | "board-role-leader"
  | "board-role-rival"
  | "board-role-suitor"
  | "board-screen-of"
  | "board-sealed"
  | "board-short-council"
  | "board-short-court"
  | "board-short-crusade"
  | "board-short-market"
  | "board-short-monastery"
  | "board-short-war"
  | "board-show-scene"
  | "board-show-spheres"
  | "board-soldiers"
  | "board-stack"
  | "board-stack-empty"
  | "board-stack-top"
  | "board-stacks"
  | "board-start-player"
  | "board-talk-archbishop"
  | "board-talk-archbishop-about"
  | "board-talk-battle"
  | "board-talk-battle-about"
  | "board-talk-bids"
  | "board-talk-bids-about"
  | "board-talk-birth"
  | "board-talk-birth-about"
  | "board-talk-castle"
  | "board-talk-castle-about"
  | "board-talk-council"
  | "board-talk-court"
  | "board-talk-elsewhere"
  | "board-talk-half"
  | "board-talk-half-about"
  | "board-talk-kings_soldier"
  | "board-talk-kings_soldier-about"
  | "board-talk-market"
  | "board-talk-marriage"
  | "board-talk-marriage-about"
  | "board-talk-monastery"
  | "board-talk-site"
  | "board-talk-spoils"
  | "board-talk-swap"
  | "board-talk-swap-about"
  | "board-talk-swap-how"
  | "board-talk-vassalage"
  | "board-talk-vassalage-about"
  | "board-talk-waiting"
  | "board-talk-war"
  | "board-tie"
  | "board-time"
  | "board-track"
  | "board-unused"
  | "board-vassal-of"
  | "board-vassals"
  | "board-winter-hard"
  | "board-winter-mild"
  | "board-winter-nobody"
  | "board-winter-none"
  | "board-winter-privileges"
  | "board-worth"
  | "choice-harvest"
  | "choice-harvest-about"
  | "choice-offspring"
  | "choice-offspring-about"
  | "choice-pass"
  | "choice-pass-about"
  | "choice-place"
  | "choice-place-about"
  | "choice-recruit"
  | "choice-recruit-about"
  | "colour-fabric"
  | "colour-food"
  | "colour-gold"
  | "colour-influence"
  | "colour-metal"
  | "count-families"
  | "cube-fabric"
  | "cube-food"
  | "cube-gold"
  | "cube-influence"
  | "cube-metal"
  | "cubes-fabric"
  | "cubes-food"
  | "cubes-gold"
  | "cubes-influence"
  | "cubes-metal"
  | "game-mil"
  | "game-mil-about"
  | "game-mil-goal"
  | "holds-all"
  | "holds-expert"
  | "knight-k0"
  | "knight-k1"
  | "knight-k2"
  | "knight-k3"
  | "land-craft"
  | "land-craft-effect"
  | "land-flax"
  | "land-flax-effect"
  | "land-grain"
  | "land-grain-effect"
  | "land-ore"
  | "land-ore-effect"
  | "land-town"
  | "land-town-effect"
  | "legend-archbishop"
  | "legend-bond"
  | "legend-castle"
  | "legend-defence"
  | "legend-fabric"
  | "legend-food"
  | "legend-gold"
  | "legend-heir"
  | "legend-influence"
  | "legend-kings_soldier"
  | "legend-knights"
  | "legend-land"
  | "legend-metal"
  | "legend-privilege"
  | "legend-red"
  | "legend-sealed"
  | "legend-skull"
  | "legend-snow"
  | "legend-soldier"
  | "legend-start"
  | "legend-time"
  | "legend-vp"
  | "mi-accepts"
  | "mi-ages"
  | "mi-archbishop"
  | "mi-ask-action"
  | "mi-ask-answer"
  | "mi-ask-archbishop"
  | "mi-ask-ask_lord"
  | "mi-ask-attack_lord"
  | "mi-ask-battle_bid"
  | "mi-ask-castle_site"
  | "mi-ask-council"
  | "mi-ask-council_bid"
  | "mi-ask-court"
  | "mi-ask-defence_lord"
  | "mi-ask-extras"
  | "mi-ask-free_land"
  | "mi-ask-free_land_payment"
  | "mi-ask-grant"
  | "mi-ask-half"
  | "mi-ask-hourglass"
  | "mi-ask-kings_soldier"
  | "mi-ask-last_raise"
  | "mi-ask-lower_bid"
  | "mi-ask-market"
  | "mi-ask-marriage_bid"
  | "mi-ask-monastery"
  | "mi-ask-offer"
  | "mi-ask-outbid"
  | "mi-ask-placement"
  | "mi-ask-rival"
  | "mi-ask-robbed_land"
  | "mi-ask-roll_again"
  | "mi-ask-rolled_hourglass"
  | "mi-ask-space_payment"
  | "mi-ask-start_bid"
  | "mi-ask-swap"
  | "mi-ask-war"
  | "mi-asks"
  | "mi-asks-not"
  | "mi-attacks"
  | "mi-battle"
  | "mi-bid"
  | "mi-birth"
  | "mi-castle"
  | "mi-castle-bid"
  | "mi-conquers"
  | "mi-conquers-last"
  | "mi-demands"
  | "mi-dies"
  | "mi-discard"
  | "mi-do-accept"
  | "mi-do-archbishop"
  | "mi-do-ask"
  | "mi-do-attack"
  | "mi-do-castle"
  | "mi-do-castle_site"
  | "mi-do-claim"
  | "mi-do-conquer"
  | "mi-do-count"
  | "mi-do-court"
  | "mi-do-discard"
  | "mi-do-do-not-ask"
  | "mi-do-drop"
  | "mi-do-exchange"
  | "mi-do-free_land"
  | "mi-do-go"
  | "mi-do-grant"
  | "mi-do-harvest"
  | "mi-do-hourglass"
  | "mi-do-join"
  | "mi-do-kings_soldier"
  | "mi-do-nothing"
  | "mi-do-offspring"
  | "mi-do-outbid"
  | "mi-do-own-land"
  | "mi-do-pass"
  | "mi-do-pay"
  | "mi-do-pay-gold"
  | "mi-do-pay-privilege"
  | "mi-do-place"
  | "mi-do-privilege"
  | "mi-do-raise"
  | "mi-do-recruit"
  | "mi-do-remove"
  | "mi-do-robbed_land"
  | "mi-do-roll"
  | "mi-do-stack"
  | "mi-do-stay-out"
  | "mi-do-stop"
  | "mi-do-swap"
  | "mi-do-take-influence"
  | "mi-do-take-red"
  | "mi-do-withdraw"
  | "mi-first-action"
  | "mi-first-answer"
  | "mi-first-archbishop"
  | "mi-first-ask_lord"
  | "mi-first-attack_lord"
  | "mi-first-battle_bid"
  | "mi-first-castle_site"
  | "mi-first-council"
  | "mi-first-council_bid"
  | "mi-first-court"
  | "mi-first-defence_lord"
  | "mi-first-extras"
  | "mi-first-free_land"
  | "mi-first-free_land_payment"
  | "mi-first-grant"
  | "mi-first-half"
  | "mi-first-hourglass"
  | "mi-first-kings_soldier"
  | "mi-first-last_raise"
  | "mi-first-lower_bid"
  | "mi-first-market"
  | "mi-first-marriage_bid"
  | "mi-first-monastery"
  | "mi-first-offer"
  | "mi-first-outbid"
  | "mi-first-placement"
  | "mi-first-rival"
  | "mi-first-robbed_land"
  | "mi-first-roll_again"
  | "mi-first-rolled_hourglass"
  | "mi-first-space_payment"
  | "mi-first-start_bid"
  | "mi-first-swap"
  | "mi-first-war"
  | "mi-freezes"
  | "mi-gains"
  | "mi-game-over"
  | "mi-harvests"
  | "mi-heir"
  | "mi-joins"
  | "mi-kings-soldier"
  | "mi-land"
  | "mi-leaves"
  | "mi-loses-points"
  | "mi-new-knight"
  | "mi-no-wedding"
  | "mi-no-winter"
  | "mi-offers"
  | "mi-offspring"
  | "mi-passes"
  | "mi-pays"
  | "mi-pays-privileges"
  | "mi-phase"
  | "mi-places"
  | "mi-privilege"
  | "mi-recruits"
  | "mi-red"
  | "mi-red-removed"
  | "mi-scores"
  | "mi-sealed"
  | "mi-start-player"
  | "mi-stays-out"
  | "mi-swaps"
  | "mi-then-accept"
  | "mi-then-ask"
  | "mi-then-attack"
  | "mi-then-castle"
  | "mi-then-claim"
  | "mi-then-conquest"
  | "mi-then-demand"
  | "mi-then-discard"
  | "mi-then-drop"
  | "mi-then-exchange"
  | "mi-then-grant"
  | "mi-then-harvest"
  | "mi-then-join"
  | "mi-then-let-go"
  | "mi-then-not-ask"
  | "mi-then-outbid"
  | "mi-then-raise"
  | "mi-then-recruit"
  | "mi-then-roll"
  | "mi-then-take-red"
  | "mi-then-withdraw"
  | "mi-vassal"
  | "mi-wedding"
  | "mi-whole-battle_bid"
  | "mi-whole-council_bid"
  | "mi-whole-extras"
  | "mi-whole-half"
  | "mi-whole-marriage_bid"
  | "mi-whole-offer"
  | "mi-whole-outbid"
  | "mi-whole-start_bid"
  | "mi-why-archbishop"
  | "mi-why-black"
  | "mi-why-column-full"
  | "mi-why-cubes"
  | "mi-why-empty-slot"
  | "mi-why-empty-stack"
  | "mi-why-has-castle"
  | "mi-why-has-lord"
  | "mi-why-must-place"
  | "mi-why-no-gold"
  | "mi-why-no-gold-at-market"
  | "mi-why-no-harvest"
  | "mi-why-no-hourglasses"
  | "mi-why-no-knight"
  | "mi-why-no-own-land"
  | "mi-why-no-part"
  | "mi-why-no-privilege"
  | "mi-why-no-tile"
  | "mi-why-no-vassal"
  | "mi-why-no-white"
  | "mi-why-no-woman"
  | "mi-why-nobody-home"
  | "mi-why-not-in-play"
  | "mi-why-not-white"
  | "mi-why-not-yours"
  | "mi-why-nothing-to-bid"
  | "mi-why-now"
  | "mi-why-occupied"
  | "mi-why-offered"
  | "mi-why-outbid"
  | "mi-why-outbid-gold"
  | "mi-why-over"
  | "mi-why-own-knight"
  | "mi-why-own-land"
  | "mi-why-own-lord"
  | "mi-why-own-vassal"
  | "mi-why-placed"
  | "mi-why-placing"
  | "mi-why-range"
  | "mi-why-same-land"
  | "mi-why-same-lord"
  | "mi-why-sealed"
  | "mi-why-soldiers"
  | "mi-why-space-price"
  | "mi-why-toll"
  | "mi-why-too-weak"
  | "mi-why-turn"
  | "mi-why-unknown"
  | "mi-winter"
  | "mi-withdraws"
  | "option-bid_value"
  | "option-bid_value-gold_first"
  | "option-bid_value-help"
  | "option-bid_value-sum"
  | "option-expert_rules"
  | "option-expert_rules-help"
  | "option-lord_land_scoring"
  | "option-lord_land_scoring-changes"
  | "option-lord_land_scoring-full"
  | "option-lord_land_scoring-help"
  | "option-lord_land_scoring-none"
  | "option-market_targets"
  | "option-market_targets-all"
  | "option-market_targets-help"
  | "option-market_targets-no_gold"
  | "option-open_stocks"
  | "option-open_stocks-help"
  | "option-players"
  | "option-players-help"
  | "option-privilege_only_in_winter"
  | "option-privilege_only_in_winter-help"
  | "option-zero_bids_count"
  | "option-zero_bids_count-help"
  | "phase-action"
  | "phase-politics"
  | "phase-power"
  | "phase-round_end"
  | "phase-tribute"
  | "phase-winter"
  | "preset-duel"
  | "preset-expert"
  | "preset-standard"
  | "question-action"
  | "question-answer"
  | "question-archbishop"
  | "question-ask_lord"
  | "question-attack_lord"
  | "question-battle_bid"
  | "question-castle_site"
  | "question-council"
  | "question-council_bid"
  | "question-court"
  | "question-defence_lord"
  | "question-extras"
  | "question-free_land"
  | "question-free_land_payment"
  | "question-grant"
  | "question-half"
  | "question-hourglass"
  | "question-kings_soldier"
  | "question-last_raise"
  | "question-lower_bid"
  | "question-market"
  | "question-marriage_bid"
  | "question-monastery"
  | "question-offer"
  | "question-outbid"
  | "question-placement"
  | "question-rival"
  | "question-robbed_land"
  | "question-roll_again"
  | "question-rolled_hourglass"
  | "question-space_payment"
  | "question-start_bid"
  | "question-swap"
  | "question-war"
  | "side-back"
  | "side-front"
  | "sphere-council"
  | "sphere-council-effect"
  | "sphere-court"
  | "sphere-court-effect"
  | "sphere-crusade"
  | "sphere-crusade-effect"
  | "sphere-market"
  | "sphere-market-effect"
  | "sphere-monastery"
  | "sphere-monastery-effect"
  | "sphere-war"
  | "sphere-war-effect"
  | "tab-families"
  | "tab-spheres"
  | "why-battle"
  | "why-castle"
  | "why-council"
  | "why-court"
  | "why-crusade"
  | "why-death"
  | "why-discard"
  | "why-girl"
  | "why-gold"
  | "why-half"
  | "why-harvest"
  | "why-land"
  | "why-majorities"
  | "why-market"
  | "why-marriage"
  | "why-monastery"
  | "why-most_fabric"
  | "why-most_influence"
  | "why-most_metal"
  | "why-most_privileges"
  | "why-offer"
  | "why-offspring"
  | "why-politics"
  | "why-recruit"
  | "why-reds"
  | "why-space"
  | "why-start"
  | "why-toll"
  | "why-tribute"
  | "why-vassal"
  | "why-vassal_land"
  | "why-vassals"
  | "why-war"
  | "why-winter";

/**
 * Everything that a viewer may know. `board` tells what lies on each space: `white`, `black`, a knight, nothing.
 */
export interface MilView {
  after?: Offer[];
  amounts?: Amounts;
  archbishop: string | null;
  ask?: Sentence;
  board: {
    [k: string]: string;
  };
  crusade: string[];
  discards: {
    [k: string]: number;
  };
  game: string;
  kings_soldier: string | null;
  monastery: string[];
  offers?: Offer[];
  over: boolean;
  own?: Own;
  phase: "" | "action" | "tribute" | "politics" | "power" | "winter" | "round_end";
  players: Player[];
  ply: number;
  question: Question;
  ranking: number[] | null;
  round: number;
  seat?: number;
  settling: Settling;
  stacks: Stack[];
  start_player: number;
  to_act: number[];
}

/**
 * A seat's own bid as far as it is made.
 */
export interface Own {
  bid: Cubes;
  step: number;
}

/**
 * What lies open in front of a player: his stock to whoever may see it, his bid once all are revealed.
 */
export interface Player {
  bid: Cubes | null;
  bidding: "no" | "owed" | "sealed";
  knights: Knight[];
  placing: boolean;
  privileges: number;
  reds: number;
  stock: Cubes | null;
  unused: number;
  vp: number;
}

/**
 * The decisions of the course of play; empty at the end.
 */
export type Question =
  | ""
  | "action"
  | "answer"
  | "archbishop"
  | "ask_lord"
  | "attack_lord"
  | "battle_bid"
  | "castle_site"
  | "council"
  | "council_bid"
  | "court"
  | "defence_lord"
  | "extras"
  | "free_land"
  | "free_land_payment"
  | "grant"
  | "half"
  | "hourglass"
  | "kings_soldier"
  | "last_raise"
  | "lower_bid"
  | "market"
  | "marriage_bid"
  | "monastery"
  | "offer"
  | "outbid"
  | "placement"
  | "rival"
  | "robbed_land"
  | "roll_again"
  | "rolled_hourglass"
  | "space_payment"
  | "start_bid"
  | "swap"
  | "war";

/**
 * What is on the table of the open decision.
 *
 * `strengths` are those of attack and defence before any cubes, `hand` a land on its way, `givable` what may be
 * exchanged, for whoever may see that stock.
 */
export interface Settling {
  acting: string | null;
  active: number | null;
  asked: boolean;
  attack_lord: number | null;
  best: Cubes;
  bid: Cubes;
  defence_lord: number | null;
  givable: Cubes | null;
  half: number;
  hand: ("flax" | "ore" | "grain" | "craft" | "town") | null;
  leader: number | null;
  offer: Cubes;
  strengths: [number, number] | null;
  swaps: number;
  target: string | null;
  target_slot: number;
}

/**
 * A stack of lands, and its topmost tile.
 */
export interface Stack {
  size: number;
  top: ("flax" | "ore" | "grain" | "craft" | "town") | null;
}

/** A thing on the table. */
export type Thing = Family | `${Family}:${string}`;

/** What happened, by the rules of this game. */
export type Told = TableEvent & { kind: EventKind };
