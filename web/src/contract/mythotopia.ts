/** Made by `make contract` from the types of the server. Do not change it here. */

import type { Amounts, Offer, Sentence, TableEvent } from "./table";

/**
 * What the open chain holds so far: cards laid, what is still owed, how a war would stand after it.
 */
export interface Chain {
  building: ("city" | "castle" | "road") | null;
  card: string | null;
  crossings: number;
  from: string | null;
  laid: Laid[];
  number: number;
  outlook: Outlook[];
  owed: {
    [k: string]: number;
  };
  relies_on: string[];
  role: string | null;
  second: number;
  shifts: Shift[];
  symbols: number;
  target: string | null;
  verb:
    | "pass"
    | "end_turn"
    | "invade"
    | "place_armies"
    | "remove_armies"
    | "place_ships"
    | "remove_ships"
    | "end_war"
    | "buy"
    | "draft"
    | "store"
    | "discard_cards"
    | "remove_cards"
    | "build"
    | "alchemist"
    | "diplomat"
    | "patronage"
    | "end_game"
    | "counsellor"
    | "marauders"
    | "mercenary"
    | "militia"
    | "mystic"
    | "philosopher"
    | "providence"
    | "road_move"
    | "warehouse";
  war: War | null;
  way: ("land" | "sea") | null;
}

/**
 * A pile of counters on a VP card.
 */
export interface Counters {
  id: string;
  left: number;
  value: number;
}

/**
 * What the rules tell.
 */
export type EventKind =
  | "my-agreed"
  | "my-alchemist"
  | "my-builds-castle"
  | "my-builds-city"
  | "my-builds-road"
  | "my-buys"
  | "my-citadel"
  | "my-conquers"
  | "my-conquers-no-town"
  | "my-counsellor"
  | "my-counter"
  | "my-dealt"
  | "my-defends"
  | "my-diplomat"
  | "my-discards"
  | "my-drafts"
  | "my-dragons"
  | "my-drawn"
  | "my-draws"
  | "my-ends-game"
  | "my-ends-war"
  | "my-game-over"
  | "my-garrison-wins"
  | "my-gives-up"
  | "my-invades"
  | "my-last-turns"
  | "my-loses-card"
  | "my-marauders"
  | "my-mercenary"
  | "my-militia"
  | "my-mystic"
  | "my-passes"
  | "my-patronage"
  | "my-philosopher"
  | "my-philosopher-sees"
  | "my-philosopher-takes"
  | "my-places-armies"
  | "my-places-ships"
  | "my-providence"
  | "my-removes"
  | "my-removes-armies"
  | "my-removes-ships"
  | "my-road-move"
  | "my-runestones"
  | "my-shuffles"
  | "my-start-player"
  | "my-stores"
  | "my-turn"
  | "my-vp-cards";

/**
 * The families of things on the table.
 */
export type Family =
  | "armies"
  | "aside"
  | "border"
  | "building"
  | "card"
  | "choice"
  | "discard"
  | "exchange"
  | "improvement"
  | "mercenaries"
  | "number"
  | "player"
  | "pool"
  | "province"
  | "reserve"
  | "sea"
  | "seen"
  | "ships"
  | "spare"
  | "verb"
  | "vp"
  | "way";

/**
 * A card laid in the open chain, and from where.
 */
export interface Laid {
  card: string;
  zone: "hand" | "reserve";
}

/**
 * The messages of the game and of its board.
 */
export type MessageId =
  | "because-borders"
  | "because-borders-exposed"
  | "because-borders-free"
  | "because-borders-unguarded"
  | "because-buildings"
  | "because-buildings-castles"
  | "because-buildings-cities"
  | "because-buildings-roads"
  | "because-cards"
  | "because-cards-food"
  | "because-cards-gold"
  | "because-cards-hand"
  | "because-cards-reserve"
  | "because-cards-stone"
  | "because-end"
  | "because-pieces"
  | "because-pieces-fleet"
  | "because-pieces-home"
  | "because-pieces-ships"
  | "because-pieces-stock"
  | "because-points"
  | "because-points-points"
  | "because-points-provinces"
  | "because-wars"
  | "because-wars-armies"
  | "because-wars-projected"
  | "because-wars-strength"
  | "because-wars-won"
  | "board-about-player"
  | "board-actions"
  | "board-actions-left"
  | "board-after-this"
  | "board-armies-of"
  | "board-belongings"
  | "board-choose-card"
  | "board-closer"
  | "board-coast"
  | "board-council"
  | "board-count-armies"
  | "board-count-mercenaries"
  | "board-count-ships"
  | "board-counters"
  | "board-counters-left"
  | "board-display"
  | "board-draw-known"
  | "board-draw-unseen"
  | "board-empty"
  | "board-face-down"
  | "board-farther"
  | "board-found"
  | "board-garrison"
  | "board-group-improvement"
  | "board-group-province"
  | "board-group-starting"
  | "board-group-vp"
  | "board-hand"
  | "board-hand-of"
  | "board-heading-action"
  | "board-heading-benefit"
  | "board-heading-free"
  | "board-heading-province"
  | "board-heading-reserve"
  | "board-heading-symbols"
  | "board-held"
  | "board-is-empty"
  | "board-island-large"
  | "board-island-small"
  | "board-kept"
  | "board-kind-improvement"
  | "board-kind-start"
  | "board-laid"
  | "board-last-turns"
  | "board-map"
  | "board-mercenaries-of"
  | "board-neutral"
  | "board-no-ships"
  | "board-or"
  | "board-other-wars"
  | "board-outlook"
  | "board-part-armies"
  | "board-part-castle"
  | "board-part-cavalry"
  | "board-part-citadel"
  | "board-part-dragon"
  | "board-part-limes"
  | "board-part-mercenaries"
  | "board-part-printed"
  | "board-part-ranger"
  | "board-part-rugged"
  | "board-part-ships"
  | "board-piece-castle"
  | "board-piece-citadel"
  | "board-piece-city"
  | "board-piece-dragon"
  | "board-piece-road"
  | "board-piece-runestone"
  | "board-piece-town"
  | "board-pile-aside"
  | "board-pile-discard"
  | "board-pile-draw"
  | "board-pile-open"
  | "board-projected"
  | "board-projected-help"
  | "board-province-card"
  | "board-provinces"
  | "board-read-cards"
  | "board-reference"
  | "board-reference-short"
  | "board-reserve"
  | "board-road"
  | "board-road-site"
  | "board-round"
  | "board-rugged"
  | "board-search"
  | "board-set-up"
  | "board-shared"
  | "board-ships-of"
  | "board-show-map"
  | "board-step-armies"
  | "board-step-bought"
  | "board-step-building"
  | "board-step-card"
  | "board-step-cards"
  | "board-step-number"
  | "board-step-pay"
  | "board-step-role"
  | "board-step-sea"
  | "board-step-shifts"
  | "board-step-ships"
  | "board-step-site"
  | "board-step-target"
  | "board-step-way"
  | "board-stock-army"
  | "board-stock-city"
  | "board-stock-ship"
  | "board-stock-town"
  | "board-symbol-army"
  | "board-symbol-food"
  | "board-symbol-gold"
  | "board-symbol-ship"
  | "board-symbol-stone"
  | "board-symbols"
  | "board-tied"
  | "board-verb-alchemist"
  | "board-verb-build"
  | "board-verb-build-about"
  | "board-verb-buy"
  | "board-verb-buy-about"
  | "board-verb-counsellor"
  | "board-verb-diplomat"
  | "board-verb-discard_cards"
  | "board-verb-discard_cards-about"
  | "board-verb-draft"
  | "board-verb-draft-about"
  | "board-verb-end_game"
  | "board-verb-end_game-about"
  | "board-verb-end_turn"
  | "board-verb-end_turn-about"
  | "board-verb-end_war"
  | "board-verb-end_war-about"
  | "board-verb-invade"
  | "board-verb-invade-about"
  | "board-verb-marauders"
  | "board-verb-mercenary"
  | "board-verb-militia"
  | "board-verb-mystic"
  | "board-verb-pass"
  | "board-verb-pass-about"
  | "board-verb-patronage"
  | "board-verb-patronage-about"
  | "board-verb-philosopher"
  | "board-verb-place_armies"
  | "board-verb-place_armies-about"
  | "board-verb-place_ships"
  | "board-verb-place_ships-about"
  | "board-verb-providence"
  | "board-verb-remove_armies"
  | "board-verb-remove_armies-about"
  | "board-verb-remove_cards"
  | "board-verb-remove_cards-about"
  | "board-verb-remove_ships"
  | "board-verb-remove_ships-about"
  | "board-verb-road_move"
  | "board-verb-road_move-about"
  | "board-verb-store"
  | "board-verb-store-about"
  | "board-verb-warehouse"
  | "board-verb-warehouse-about"
  | "board-vp-cards"
  | "board-war"
  | "board-war-over"
  | "board-wars"
  | "board-way-land"
  | "board-way-sea"
  | "board-whole-map"
  | "board-would-win"
  | "board-zoom"
  | "building-castle"
  | "building-city"
  | "building-road"
  | "card-alchemist"
  | "card-alchemist-effect"
  | "card-alchemist-text"
  | "card-ambsace"
  | "card-aporia"
  | "card-army"
  | "card-army-effect"
  | "card-blore"
  | "card-build"
  | "card-build-effect"
  | "card-build-text"
  | "card-camarine"
  | "card-cavalry"
  | "card-cavalry-effect"
  | "card-cavalry-text"
  | "card-coryphee"
  | "card-counsellor"
  | "card-counsellor-effect"
  | "card-counsellor-text"
  | "card-custus"
  | "card-darb"
  | "card-diclesium"
  | "card-diplomat"
  | "card-diplomat-effect"
  | "card-diplomat-text"
  | "card-dragonate"
  | "card-eagre"
  | "card-empyrean"
  | "card-eoan"
  | "card-fadge"
  | "card-farming"
  | "card-farming-effect"
  | "card-farming-text"
  | "card-frampold"
  | "card-galingale"
  | "card-general"
  | "card-general-effect"
  | "card-general-text"
  | "card-gold_mine"
  | "card-gold_mine-effect"
  | "card-gold_mine-text"
  | "card-grimp"
  | "card-hatchel"
  | "card-hero"
  | "card-hero-effect"
  | "card-hero-text"
  | "card-ictus"
  | "card-iracund"
  | "card-jeopigia"
  | "card-kakopyge"
  | "card-kinabra"
  | "card-lea"
  | "card-levies"
  | "card-levies-effect"
  | "card-levies-text"
  | "card-limes"
  | "card-limes-effect"
  | "card-limes-text"
  | "card-malebolge"
  | "card-marauders"
  | "card-marauders-effect"
  | "card-marauders-text"
  | "card-margent"
  | "card-market"
  | "card-market-effect"
  | "card-mercenary"
  | "card-mercenary-effect"
  | "card-mercenary-text"
  | "card-merchant"
  | "card-merchant-effect"
  | "card-merchant-text"
  | "card-militia"
  | "card-militia-effect"
  | "card-militia-text"
  | "card-mome"
  | "card-mystic"
  | "card-mystic-effect"
  | "card-mystic-text"
  | "card-nesh"
  | "card-nusus"
  | "card-ogdoad"
  | "card-oxter"
  | "card-palmain"
  | "card-peened"
  | "card-philosopher"
  | "card-philosopher-effect"
  | "card-philosopher-text"
  | "card-portal"
  | "card-portal-effect"
  | "card-portal-text"
  | "card-providence"
  | "card-providence-effect"
  | "card-providence-text"
  | "card-quarry"
  | "card-quarry-effect"
  | "card-quarry-text"
  | "card-quean"
  | "card-queen"
  | "card-queen-effect"
  | "card-queen-text"
  | "card-ranger"
  | "card-ranger-effect"
  | "card-ranger-text"
  | "card-remise"
  | "card-reserve_army"
  | "card-reserve_army-effect"
  | "card-reserve_army-text"
  | "card-scombroid"
  | "card-scribe"
  | "card-scribe-effect"
  | "card-scribe-text"
  | "card-ship"
  | "card-ship-effect"
  | "card-ship-text"
  | "card-shog"
  | "card-sorner"
  | "card-start_army"
  | "card-start_army-effect"
  | "card-start_build"
  | "card-start_build-effect"
  | "card-start_market"
  | "card-start_market-effect"
  | "card-start_ship"
  | "card-start_ship-effect"
  | "card-talion"
  | "card-trogle"
  | "card-warehouse"
  | "card-warehouse-effect"
  | "card-warehouse-text"
  | "card-water_mill"
  | "card-water_mill-effect"
  | "card-water_mill-text"
  | "card-welkin"
  | "choice-done"
  | "choice-symbols"
  | "entries-border"
  | "entries-card"
  | "entries-cost"
  | "entries-deal"
  | "entries-limits"
  | "entries-map"
  | "entries-pieces"
  | "entries-pieces-counters"
  | "entries-pieces-player"
  | "entries-pieces-shared"
  | "entries-province"
  | "entries-sea"
  | "entries-strength"
  | "entries-vp"
  | "entry-actions"
  | "entry-adjacent"
  | "entry-armies"
  | "entry-army_supply"
  | "entry-bonus_counter"
  | "entry-card-army"
  | "entry-card-ship"
  | "entry-card_text"
  | "entry-castles"
  | "entry-cavalry"
  | "entry-cities"
  | "entry-city"
  | "entry-cost-army"
  | "entry-cost-castle"
  | "entry-cost-ship"
  | "entry-counters"
  | "entry-display"
  | "entry-draft"
  | "entry-draft_given_up"
  | "entry-dragon"
  | "entry-dragons"
  | "entry-empty_cards"
  | "entry-empty_cards_late"
  | "entry-food"
  | "entry-free_actions"
  | "entry-gold"
  | "entry-hand"
  | "entry-heading"
  | "entry-invade"
  | "entry-invade_hills"
  | "entry-island"
  | "entry-large"
  | "entry-last_draws"
  | "entry-limes"
  | "entry-mercenaries"
  | "entry-mercenary"
  | "entry-name"
  | "entry-ones"
  | "entry-patronage"
  | "entry-philosopher_sees"
  | "entry-providence_draws"
  | "entry-province-rugged"
  | "entry-province_vp"
  | "entry-provinces"
  | "entry-queen_hand"
  | "entry-ranger"
  | "entry-reinforce"
  | "entry-removed_cards"
  | "entry-reserve"
  | "entry-road"
  | "entry-road_hills"
  | "entry-roads"
  | "entry-rounds"
  | "entry-runestones"
  | "entry-seas"
  | "entry-ship_supply"
  | "entry-ships"
  | "entry-small"
  | "entry-smallest_deck"
  | "entry-stone"
  | "entry-strength"
  | "entry-strength-army"
  | "entry-strength-castle"
  | "entry-strength-rugged"
  | "entry-strength-ship"
  | "entry-symbol"
  | "entry-threes"
  | "entry-towns"
  | "entry-twos"
  | "entry-type"
  | "entry-value"
  | "entry-variable_vp_cards"
  | "entry-warehouse"
  | "game-mythotopia"
  | "game-mythotopia-about"
  | "game-mythotopia-goal"
  | "holds-all"
  | "holds-option"
  | "legend-army"
  | "legend-castle"
  | "legend-citadel"
  | "legend-city"
  | "legend-discard"
  | "legend-dragon"
  | "legend-draw"
  | "legend-food"
  | "legend-garrison"
  | "legend-gold"
  | "legend-hand"
  | "legend-mercenary"
  | "legend-reserve"
  | "legend-road"
  | "legend-runestone"
  | "legend-ship"
  | "legend-stone"
  | "legend-town"
  | "legend-vp"
  | "legend-war"
  | "my-agreed"
  | "my-alchemist"
  | "my-ask-armies"
  | "my-ask-award"
  | "my-ask-bonus_gold"
  | "my-ask-build_card"
  | "my-ask-build_kind"
  | "my-ask-build_role"
  | "my-ask-build_site"
  | "my-ask-buy_pieces"
  | "my-ask-choose_citadel"
  | "my-ask-counsellor_card"
  | "my-ask-cross"
  | "my-ask-diplomat_war"
  | "my-ask-discard_card"
  | "my-ask-draft_card"
  | "my-ask-end_war_province"
  | "my-ask-exchange"
  | "my-ask-give_up"
  | "my-ask-hire_count"
  | "my-ask-hire_target"
  | "my-ask-invade_role"
  | "my-ask-invade_target"
  | "my-ask-invade_way"
  | "my-ask-marauders_owner"
  | "my-ask-marauders_target"
  | "my-ask-mystic_card"
  | "my-ask-pay"
  | "my-ask-philosopher_takes"
  | "my-ask-place_armies_target"
  | "my-ask-place_ships_target"
  | "my-ask-remove_armies_from"
  | "my-ask-remove_card"
  | "my-ask-remove_force"
  | "my-ask-remove_ships_count"
  | "my-ask-remove_ships_from"
  | "my-ask-road_force"
  | "my-ask-road_from"
  | "my-ask-road_to"
  | "my-ask-ships"
  | "my-ask-store_card"
  | "my-ask-turn"
  | "my-ask-warehouse_card"
  | "my-builds-castle"
  | "my-builds-city"
  | "my-builds-road"
  | "my-buys"
  | "my-citadel"
  | "my-conquers"
  | "my-conquers-no-town"
  | "my-counsellor"
  | "my-counter"
  | "my-dealt"
  | "my-defends"
  | "my-diplomat"
  | "my-discards"
  | "my-do-alchemist"
  | "my-do-border"
  | "my-do-build"
  | "my-do-building"
  | "my-do-buy"
  | "my-do-buy-pieces"
  | "my-do-by-land"
  | "my-do-by-sea"
  | "my-do-counsellor"
  | "my-do-decline"
  | "my-do-diplomat"
  | "my-do-diplomat-war"
  | "my-do-discard-cards"
  | "my-do-done"
  | "my-do-draft"
  | "my-do-end-game"
  | "my-do-end-turn"
  | "my-do-end-war"
  | "my-do-end-war-garrison"
  | "my-do-end-war-hero"
  | "my-do-end-war-province"
  | "my-do-exchange"
  | "my-do-from-card"
  | "my-do-from-spare"
  | "my-do-invade"
  | "my-do-invade-province"
  | "my-do-lay"
  | "my-do-lay-via"
  | "my-do-marauders"
  | "my-do-mercenary"
  | "my-do-militia"
  | "my-do-mystic"
  | "my-do-owner"
  | "my-do-pass"
  | "my-do-patronage"
  | "my-do-philosopher"
  | "my-do-pieces"
  | "my-do-place-armies"
  | "my-do-place-ships"
  | "my-do-providence"
  | "my-do-province"
  | "my-do-remove-armies"
  | "my-do-remove-cards"
  | "my-do-remove-ships"
  | "my-do-road-move"
  | "my-do-sea"
  | "my-do-store"
  | "my-do-take"
  | "my-do-warehouse"
  | "my-drafts"
  | "my-dragons"
  | "my-drawn"
  | "my-draws"
  | "my-ends-game"
  | "my-ends-war"
  | "my-first-armies"
  | "my-first-award"
  | "my-first-build_kind"
  | "my-first-build_site"
  | "my-first-buy_pieces"
  | "my-first-choose_citadel"
  | "my-first-discard_card"
  | "my-first-draft_card"
  | "my-first-end_war_province"
  | "my-first-give_up"
  | "my-first-invade_role"
  | "my-first-invade_target"
  | "my-first-invade_way"
  | "my-first-pay"
  | "my-first-place_armies_target"
  | "my-first-place_ships_target"
  | "my-first-remove_card"
  | "my-first-store_card"
  | "my-first-turn"
  | "my-game-over"
  | "my-garrison-wins"
  | "my-gives-up"
  | "my-invades"
  | "my-last-turns"
  | "my-loses-card"
  | "my-marauders"
  | "my-mercenary"
  | "my-militia"
  | "my-mystic"
  | "my-not-draft"
  | "my-passes"
  | "my-patronage"
  | "my-philosopher"
  | "my-philosopher-sees"
  | "my-philosopher-takes"
  | "my-places-armies"
  | "my-places-ships"
  | "my-providence"
  | "my-removes"
  | "my-removes-armies"
  | "my-removes-ships"
  | "my-road-move"
  | "my-runestones"
  | "my-shuffles"
  | "my-start-player"
  | "my-stores"
  | "my-turn"
  | "my-value-armies"
  | "my-value-display"
  | "my-value-map"
  | "my-value-provinces"
  | "my-value-ships"
  | "my-value-towns"
  | "my-vp-cards"
  | "my-why-actions"
  | "my-why-actions-left"
  | "my-why-army-card"
  | "my-why-at-war"
  | "my-why-attacked-already"
  | "my-why-border"
  | "my-why-both-ends"
  | "my-why-build-card"
  | "my-why-built"
  | "my-why-card-alone"
  | "my-why-cards"
  | "my-why-citadel"
  | "my-why-empty-hand"
  | "my-why-free-actions"
  | "my-why-full"
  | "my-why-guarded"
  | "my-why-kept"
  | "my-why-laid"
  | "my-why-last-turns"
  | "my-why-mountains"
  | "my-why-no-army"
  | "my-why-no-army-symbol"
  | "my-why-no-army-there"
  | "my-why-no-card"
  | "my-why-no-counter"
  | "my-why-no-harbour"
  | "my-why-no-march"
  | "my-why-no-mercenary"
  | "my-why-no-party"
  | "my-why-no-place"
  | "my-why-no-ship"
  | "my-why-no-spare"
  | "my-why-no-war"
  | "my-why-no-way"
  | "my-why-none-there"
  | "my-why-not-ahead"
  | "my-why-not-empty"
  | "my-why-not-first"
  | "my-why-not-in-play"
  | "my-why-not-in-reserve"
  | "my-why-not-own"
  | "my-why-not-there"
  | "my-why-not-there-yet"
  | "my-why-nothing-to-take"
  | "my-why-once"
  | "my-why-other-role"
  | "my-why-other-symbol"
  | "my-why-over"
  | "my-why-own"
  | "my-why-own-province"
  | "my-why-pay"
  | "my-why-peace"
  | "my-why-peaceful"
  | "my-why-role-card"
  | "my-why-ship-card"
  | "my-why-small-deck"
  | "my-why-supply"
  | "my-why-tied"
  | "my-why-turn"
  | "my-why-unknown"
  | "my-why-verb-first"
  | "option-castle_counter_value"
  | "option-castle_counter_value-help"
  | "option-end_mode"
  | "option-end_mode-anyone"
  | "option-end_mode-anyone-help"
  | "option-end_mode-declare"
  | "option-end_mode-declare-help"
  | "option-end_mode-help"
  | "option-end_mode-last_turns_4"
  | "option-end_mode-last_turns_4-help"
  | "option-end_mode-last_turns_5"
  | "option-end_mode-last_turns_5-help"
  | "option-open_wars_to_defender"
  | "option-open_wars_to_defender-help"
  | "option-players"
  | "option-players-help"
  | "option-province_draft"
  | "option-province_draft-help"
  | "option-province_draft-off"
  | "option-province_draft-one_extra"
  | "option-province_draft-two_extra"
  | "option-round_limit"
  | "option-round_limit-help"
  | "option-spoils_counters"
  | "option-spoils_counters-help"
  | "option-starting_cards"
  | "option-starting_cards-army"
  | "option-starting_cards-build"
  | "option-starting_cards-help"
  | "option-starting_cards-market"
  | "option-starting_cards-ship"
  | "piece-castle"
  | "piece-citadel"
  | "piece-city"
  | "piece-dragon"
  | "piece-road"
  | "piece-runestone"
  | "piece-town"
  | "pieces-army"
  | "pieces-mercenary"
  | "pieces-ship"
  | "preset-bots"
  | "preset-duel"
  | "preset-short"
  | "preset-standard"
  | "province-ambsace"
  | "province-aporia"
  | "province-blore"
  | "province-camarine"
  | "province-coryphee"
  | "province-custus"
  | "province-darb"
  | "province-diclesium"
  | "province-dragonate"
  | "province-eagre"
  | "province-empyrean"
  | "province-eoan"
  | "province-fadge"
  | "province-frampold"
  | "province-galingale"
  | "province-grimp"
  | "province-hatchel"
  | "province-ictus"
  | "province-iracund"
  | "province-jeopigia"
  | "province-kakopyge"
  | "province-kinabra"
  | "province-lea"
  | "province-malebolge"
  | "province-margent"
  | "province-mome"
  | "province-nesh"
  | "province-nusus"
  | "province-ogdoad"
  | "province-oxter"
  | "province-palmain"
  | "province-peened"
  | "province-quean"
  | "province-remise"
  | "province-scombroid"
  | "province-shog"
  | "province-sorner"
  | "province-talion"
  | "province-trogle"
  | "province-welkin"
  | "resource-food"
  | "resource-gold"
  | "resource-stone"
  | "sea-beast"
  | "sea-inland_e"
  | "sea-inland_w"
  | "sea-serpent"
  | "tab-cards"
  | "tab-map"
  | "tab-market"
  | "vp-castle"
  | "vp-castle-effect"
  | "vp-castle-text"
  | "vp-citadel"
  | "vp-citadel-effect"
  | "vp-citadel-text"
  | "vp-city"
  | "vp-city-effect"
  | "vp-city-text"
  | "vp-defender_of_the_realm"
  | "vp-defender_of_the_realm-effect"
  | "vp-defender_of_the_realm-text"
  | "vp-guilded_city"
  | "vp-guilded_city-effect"
  | "vp-guilded_city-text"
  | "vp-here_be_dragons"
  | "vp-here_be_dragons-effect"
  | "vp-here_be_dragons-text"
  | "vp-lord_of_the_isles"
  | "vp-lord_of_the_isles-effect"
  | "vp-lord_of_the_isles-text"
  | "vp-master_of_the_seas"
  | "vp-master_of_the_seas-effect"
  | "vp-master_of_the_seas-text"
  | "vp-patronage"
  | "vp-patronage-effect"
  | "vp-patronage-text"
  | "vp-roads"
  | "vp-roads-effect"
  | "vp-roads-text"
  | "vp-roadside_inns"
  | "vp-roadside_inns-effect"
  | "vp-roadside_inns-text"
  | "vp-runestones"
  | "vp-runestones-effect"
  | "vp-runestones-text"
  | "vp-spoils_of_war"
  | "vp-spoils_of_war-effect"
  | "vp-spoils_of_war-text"
  | "why-alchemist"
  | "why-castle"
  | "why-citadel"
  | "why-city"
  | "why-conquest"
  | "why-defender_of_the_realm"
  | "why-guilded_city"
  | "why-here_be_dragons"
  | "why-lord_of_the_isles"
  | "why-loss"
  | "why-master_of_the_seas"
  | "why-patronage"
  | "why-provinces"
  | "why-roads"
  | "why-roadside_inns"
  | "why-runestones"
  | "why-spoils_of_war"
  | "word-action"
  | "word-army"
  | "word-benefit"
  | "word-food"
  | "word-free"
  | "word-gold"
  | "word-hills"
  | "word-large"
  | "word-mountains"
  | "word-open"
  | "word-reserve"
  | "word-small"
  | "word-stone"
  | "word-symbols";

/**
 * Everything that a viewer may know. While another's chain is open it is the position before it.
 *
 * `turns_left` until the end, once the last turns have begun; `seas` are ships by seat, `roads` borders,
 * `improvement_deck` its size, and `unseen_improvements` what may be in it. `projected` is None where that is secret.
 */
export interface MythotopiaView {
  active: number | null;
  after?: Offer[];
  amounts?: Amounts;
  ask?: Sentence;
  castles_left: number;
  display: string[];
  empty_cards: number;
  game: string;
  gone: string[];
  improvement_deck: number;
  mercenaries_left: number;
  needed_cards: number;
  offers?: Offer[];
  over: boolean;
  own?: Own;
  players: Player[];
  ply: number;
  projected: Projected | null;
  province_pool: string[];
  provinces: {
    [k: string]: Province;
  };
  question: Question;
  ranking: number[] | null;
  roads: string[];
  roads_left: number;
  round: number;
  seas: {
    [k: string]: number[];
  };
  seat?: number;
  spare: {
    [k: string]: number;
  };
  start_player: number;
  to_act: number[];
  turn: Turn;
  turns_left: number | null;
  unseen_improvements: string[];
  vp_cards: VpCard[];
  wars: War[];
}

/**
 * How the war would stand after laying one card more: by the things to touch for it.
 */
export interface Outlook {
  path: string[];
  war: War;
}

/**
 * What only the seat itself knows; `seen` are the cards that Philosopher shows.
 */
export interface Own {
  chain: Chain | null;
  chosen: string[];
  draw: string[];
  hand: string[];
  secret: string | null;
  seen: string[] | null;
}

/**
 * One side of a war and what its strength is made of; the neutral garrison has no seat.
 */
export interface Party {
  parts: {
    [k: string]: number;
  };
  seat: number | null;
  side: "attacker" | "defender" | "garrison";
  strength: number;
}

/**
 * What lies open in front of a player.
 *
 * `hand` and `draw` are numbers of cards, `known` the cards that everybody knows to be in the hand, `unseen` those in
 * the hand or the draw pile, nobody else knows in which. `score` and `counters` are None where they are secret.
 */
export interface Player {
  armies: number;
  army_supply: number;
  aside: string[];
  capacity: number;
  chosen: boolean | null;
  cities_left: number;
  colour: "red" | "blue" | "green" | "yellow";
  counters: {
    [k: string]: number;
  } | null;
  discard: string[];
  draw: number;
  four_seas: boolean;
  hand: number;
  known: string[];
  laid_towns: number;
  provinces: number;
  reserve: string[];
  score: number | null;
  secret: boolean;
  ship_supply: number;
  ships: number;
  three_seas: boolean;
  towns: number;
  unseen: string[];
}

/**
 * What the scores would be if the game ended now.
 */
export interface Projected {
  scores: number[];
  winners: number[];
}

/**
 * What stands in a province; armies and mercenaries by seat.
 */
export interface Province {
  armies: number[];
  castle: boolean;
  controller: number | null;
  dragon: boolean;
  mercenaries: number[];
  piece: ("citadel" | "city" | "town") | null;
  runestone: boolean;
  war: boolean;
}

/**
 * The decisions of the course of play; empty at the end.
 */
export type Question =
  | ""
  | "armies"
  | "award_castle"
  | "award_citadel"
  | "award_city"
  | "award_defender_of_the_realm"
  | "award_guilded_city"
  | "award_here_be_dragons"
  | "award_isles_large"
  | "award_isles_small"
  | "award_patronage"
  | "award_roads"
  | "award_roadside_inns"
  | "award_runestones"
  | "award_seas_four"
  | "award_seas_three"
  | "award_spoils_of_war"
  | "bonus_gold"
  | "build_card"
  | "build_kind"
  | "build_role"
  | "build_site"
  | "buy_pieces"
  | "choose_citadel"
  | "counsellor_card"
  | "cross"
  | "diplomat_war"
  | "discard_card"
  | "draft_card"
  | "end_war_province"
  | "exchange"
  | "give_up"
  | "hire_count"
  | "hire_target"
  | "invade_role"
  | "invade_target"
  | "invade_way"
  | "marauders_owner"
  | "marauders_target"
  | "mystic_card"
  | "pay"
  | "philosopher_takes"
  | "place_armies_target"
  | "place_ships_target"
  | "remove_armies_from"
  | "remove_card"
  | "remove_force"
  | "remove_ships_count"
  | "remove_ships_from"
  | "road_force"
  | "road_from"
  | "road_to"
  | "ships"
  | "store_card"
  | "turn"
  | "warehouse_card";

/**
 * One part of a road move.
 */
export interface Shift {
  armies: number;
  from: string;
  mercenaries: number;
  to: string;
}

/**
 * What the active player has done.
 */
export interface Turn {
  actions: number;
  drafted: boolean;
  enabled: string[];
  free: number;
  road_moved: boolean;
  warehouse_used: boolean;
}

/**
 * A VP card and the counters on it.
 */
export interface VpCard {
  counters: Counters[];
  empty: boolean;
  fixed: boolean;
  id:
    | "city"
    | "castle"
    | "roads"
    | "citadel"
    | "defender_of_the_realm"
    | "guilded_city"
    | "here_be_dragons"
    | "lord_of_the_isles"
    | "master_of_the_seas"
    | "patronage"
    | "roadside_inns"
    | "runestones"
    | "spoils_of_war";
  left: number;
  value: number;
}

/**
 * A war; `winner` says which of the parties is the strongest, None while the top is tied.
 */
export interface War {
  parties: Party[];
  province: string;
  winner: number | null;
}

/** A thing on the table. */
export type Thing = Family | `${Family}:${string}`;

/** What happened, by the rules of this game. */
export type Told = TableEvent & { kind: EventKind };
