### The board of Mythotopia in English.

tab-map = Map
tab-cards = Cards
tab-market = Market

board-set-up = Set-up
board-round = Round { $round }
board-last-turns = { $count ->
    [one] The last turn
   *[other] { $count } turns to the end
}

board-map = The map
board-zoom = Come closer
board-closer = Closer
board-farther = Farther away
board-whole-map = The whole map
board-show-map = Show the map
board-road = Road
board-road-site = A road could be built here
board-garrison = garrison
board-neutral = neutral, garrison of strength { $strength }
board-held = { $piece } of { $name }
board-armies-of = { $count ->
    [one] { $count } army of { $name }
   *[other] { $count } armies of { $name }
}
board-mercenaries-of = { $count ->
    [one] { $count } mercenary of { $name }
   *[other] { $count } mercenaries of { $name }
}
board-ships-of = { $count ->
    [one] { $count } ship of { $name }
   *[other] { $count } ships of { $name }
}
board-no-ships = No ships here.
board-rugged = rugged land
board-island-large = large island
board-island-small = small island
board-coast = coast at { $seas }
board-piece-town = town
board-piece-city = city
board-piece-citadel = citadel
board-piece-castle = castle
board-piece-road = road
board-piece-dragon = dragon
board-piece-runestone = runestone

board-council = How things stand
board-war = War
board-wars = { $count ->
    [0] No war at the moment
    [one] One war
   *[other] { $count } wars
}
board-other-wars = { $count ->
    [0] No other war
    [one] One more war
   *[other] { $count } more wars
}
board-outlook = With one card more
board-after-this = { $province } after this action
board-would-win = { $name } would win.
board-tied = A tie: nobody can end it.
board-part-printed = garrison
board-part-dragon = dragon
board-part-armies = armies
board-part-mercenaries = mercenaries
board-part-ships = ships
board-part-castle = castle
board-part-citadel = citadel
board-part-rugged = rugged land
board-part-cavalry = Cavalry
board-part-limes = Limes
board-part-ranger = Ranger
board-projected = If the game ended now:
board-projected-help = All open wars would be resolved; a tie goes to the defender.

board-vp-cards = Victory-point cards
board-empty = { $count } of { $needed } empty
board-is-empty = empty
board-counters-left = { $count ->
    [0] No counters left.
    [one] { $count } counter left, worth { $value }.
   *[other] { $count } counters left, worth { $value } each.
}
board-counters = points in counters

board-shared = In the shared supply: castles { $castles }, roads { $roads }, mercenaries { $mercenaries }

board-display = Improvements
board-read-cards = Read
board-choose-card = Choose a card
board-reference = All cards
board-reference-short = Cards
board-search = Search names and texts
board-found = { $count ->
    [0] No card has these words.
    [one] { $count } card
   *[other] { $count } cards
}
board-group-improvement = Improvements
board-group-vp = Victory-point cards
board-group-starting = Starting cards
board-group-province = Province cards
board-province-card = Either its symbol, or its province: the source of an attack or the site of a building.
board-symbols = Symbols: { $symbols }.
board-or = { " " }or{ " " }
board-kind-improvement = improvement
board-kind-start = starting card
board-heading-province = Province
board-heading-symbols = Symbols
board-heading-action = Action
board-heading-free = Free action
board-heading-benefit = Benefit
board-heading-reserve = Reserve
board-symbol-food = { $count } food
board-symbol-stone = { $count } stone
board-symbol-gold = { $count } gold
board-symbol-army = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
board-symbol-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}

board-belongings = Cards and pieces of { $seat }
board-hand = Hand
board-hand-of = Hand of { $seat }
board-reserve = Reserve
board-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
board-laid = Laid for this action
board-kept = This action relies on it
board-pile-draw = Draw pile: { $count }
board-pile-discard = Discard pile: { $count }
board-pile-aside = Set aside: { $count }
board-draw-known = These cards are in your draw pile, in an order that nobody knows.
board-draw-unseen = These cards are in the draw pile or in the hand; nobody else knows where.
board-pile-open = These cards lie open.
board-stock-army = Armies in stock: { $count }, to be bought: { $supply }
board-stock-ship = Ships in stock: { $count }, to be bought: { $supply }
board-stock-town = Towns in stock: { $count }
board-stock-city = Cities in stock: { $count }
board-provinces = provinces
board-about-player = Provinces: { $provinces }. Hand: { $hand }. Reserve: { $reserve } of { $capacity }. Armies in stock: { $armies }. Ships in stock: { $ships }.

## Actions

board-actions = What you can do in a turn
board-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
board-verb-invade = Attack
board-verb-place_armies = Armies +
board-verb-remove_armies = Armies −
board-verb-place_ships = Ships +
board-verb-remove_ships = Ships −
board-verb-end_war = End war
board-verb-build = Build
board-verb-draft = Card +
board-verb-buy = Buy
board-verb-store = Store
board-verb-discard_cards = Discard
board-verb-remove_cards = Card −
board-verb-pass = Pass
board-verb-end_turn = End turn
board-verb-end_game = End game
board-verb-alchemist = Alchemist
board-verb-diplomat = Diplomat
board-verb-patronage = Patronage
board-verb-counsellor = Counsellor
board-verb-marauders = Marauders
board-verb-mercenary = Mercenary
board-verb-militia = Militia
board-verb-mystic = Mystic
board-verb-philosopher = Philosopher
board-verb-providence = Providence
board-verb-road_move = March
board-verb-warehouse = Warehouse
board-verb-invade-about = Open a war in a province you do not hold: a role card, food { $cost-invade_hills ->
    [0] ({ $cost-invade })
    [1] { $cost-invade ->
        [1] (2 over hills)
       *[other] ({ $cost-invade }, over hills { $cost-invade_hills } more)
    }
   *[other] ({ $cost-invade }, over hills { $cost-invade_hills } more)
}, Ship cards over sea, armies.
board-verb-place_armies-about = Into a province you hold, for nothing; into one you attack already, for { $cost-reinforce } food.
board-verb-place_ships-about = Ship symbols: as many ships into one sea at which you hold a province.
board-verb-end_war-about = Only as the very first thing in your turn: the strongest side of one war wins.
board-verb-build-about = With a Build card: a city ({ $cost-city } stone), a castle ({ $cost-castle }) or a road ({ $cost-road }{ $cost-road_hills ->
    [0] {""}
    [1] { $cost-road ->
        [2] , over hills 3
       *[other] , over hills { $cost-road_hills } more
    }
   *[other] , over hills { $cost-road_hills } more
}).
board-verb-draft-about = For { $cost-draft } gold one improvement of the display, or a card you removed earlier. Once a turn.
board-verb-buy-about = Armies for { $cost-army } gold each, ships for { $cost-ship }, into your stock.
board-verb-store-about = Hand cards into your reserve, as long as there is room.
board-verb-discard_cards-about = Any number of cards from hand and reserve.
board-verb-remove_cards-about = { $limits-removed_cards ->
    [one] { $limits-removed_cards } card leaves
    [2] 1 or { $limits-removed_cards } cards leave
   *[other] 1 to { $limits-removed_cards } cards leave
} your deck; at least { $limits-smallest_deck } must remain.
board-verb-pass-about = Do nothing with this action.
board-verb-end_turn-about = Refill your hand; then the next player.
board-verb-end_game-about = All wars are resolved; you win.
board-verb-remove_armies-about = Take armies back from a province without war.
board-verb-remove_ships-about = Take ships back from a sea.
board-verb-patronage-about = { $cost-patronage } gold for a counter.
board-verb-road_move-about = Once a turn your armies march along your roads.
board-verb-warehouse-about = Once a turn a hand card into your reserve.
board-count-armies = { board-part-armies }: { $count }
board-count-mercenaries = { board-part-mercenaries }: { $count }
board-count-ships = { board-part-ships }: { $count }
choice-symbols = for its own symbols
choice-done = done
board-step-target = Province
board-step-site = Site
board-step-sea = Sea
board-step-building = Building
board-step-role = Role card
board-step-way = Way
board-step-card = Card
board-step-cards = Cards
board-step-pay = Still to pay
board-step-armies = Armies
board-step-ships = Ships
board-step-number = Number
board-step-bought = To buy
board-step-shifts = Marches
board-way-land = by land
board-way-sea = by sea

## What the cards do

card-alchemist-text = Exchange one of your counters of 1 for a spare 2, or one of 2 for a spare 3.
card-build-text = Build a city ({ $cost-city } stone), a castle ({ $cost-castle } stone) or a road ({ $cost-road } stone{ $cost-road_hills ->
    [0] {""}
    [1] { $cost-road ->
        [2] , 3 over hills
       *[other] , { $cost-road_hills } more over hills
    }
   *[other] , { $cost-road_hills } more over hills
}). This card's own stone does not pay for it; a role card names the site.
card-cavalry-text = +{ $strength-cavalry } strength in every war in which you attack.
card-counsellor-text = Discard at least one hand card. Draw as many as you discarded from the hand, and one for Counsellor. Reserve cards may go too, without replacement.
card-diplomat-text = Pay { $cost-card_text } gold and end a war you take part in: whoever defends wins, whatever the strengths.
card-farming-text = Once a turn you may play any other card as 1 food.
card-general-text = Stands for the card of any province you hold, as source of an attack or as building site.
card-gold_mine-text = Once a turn you may play any other card as 1 gold.
card-hero-text = When you end a war: if you are tied for the greatest strength, you win.
card-levies-text = Once a turn you may play any other card as 1 army.
card-limes-text = +{ $strength-limes } strength in every war in which you defend.
card-marauders-text = One army anywhere, whoever owns it, goes back to its owner's stock.
card-mercenary-text = Pay { $cost-card_text } gold: { $pieces-shared-mercenaries ->
    [0] no mercenary joins
    [one] { $pieces-shared-mercenaries } mercenary joins
   *[other] 1 or { $pieces-shared-mercenaries } mercenaries join
} an army of yours, in a province you hold or attack. Each counts { $strength-mercenary }.
card-merchant-text = Played with another card, turns its resource into one of your choice.
card-militia-text = One of your armies comes from the general supply into your stock.
card-mystic-text = Pay { $cost-card_text } gold and take a card from your discard pile into your hand.
card-philosopher-text = Look at the top { $limits-philosopher_sees ->
    [one] card of the improvement deck and take it
    [3] three cards of the improvement deck and take one
   *[other] { $limits-philosopher_sees } cards of the improvement deck and take one
} into your hand. Philosopher leaves the game.
card-portal-text = Stands for the role card of an attack on any province: no border, no sea, { $cost-invade } food.
card-providence-text = Draw { $limits-providence_draws ->
    [one] one card
    [2] two cards
   *[other] { $limits-providence_draws } cards
}.
card-quarry-text = Once a turn you may play any other card as 1 stone.
card-queen-text = You refill your hand to { $limits-queen_hand ->
    [one] one card
    [6] six cards
   *[other] { $limits-queen_hand } cards
}.
card-ranger-text = Hills count as open for you, mountains as hills. +{ $strength-ranger } strength on rugged land.
card-reserve_army-text = While you are at war with a player, nobody may attack a province of yours, and you attack no player's province either. Neutral provinces do not count.
card-scribe-text = Whenever you take a counter, you may take an equal spare one instead, also if the card is empty.
card-ship-text = In an attack: cross one sea. Two Ship cards cross two.
card-warehouse-text = Your reserve holds { $limits-warehouse ->
    [one] { $limits-warehouse } card
   *[other] { $limits-warehouse } cards
} more. Once a turn, as a free action, you may store one hand card.
card-water_mill-text = Played with another card, doubles its resource.

vp-city-text = For every city you build.
vp-castle-text = For every castle you build.
vp-roads-text = For every road you build.
vp-citadel-text = For the first who conquers another player's citadel. All begin with a citadel: it counts like a city for the reserve and like a castle in defence.
vp-defender_of_the_realm-text = For winning a war as defender against another player.
vp-guilded_city-text = Pay { $cost-bonus_counter } gold more when you build a city.
vp-here_be_dragons-text = For conquering a province with a dragon. A dragon adds { $strength-dragon } to the garrison.
vp-lord_of_the_isles-text = For holding all provinces of an island: { $vp-lord_of_the_isles-large ->
    [one] { $vp-lord_of_the_isles-large } point
   *[other] { $vp-lord_of_the_isles-large } points
} for the large one, { $vp-lord_of_the_isles-small } for the small one.
vp-master_of_the_seas-text = For ships in three seas, and again for ships in four.
vp-patronage-text = As an action: pay { $cost-patronage } gold and take a counter.
vp-roadside_inns-text = Pay { $cost-bonus_counter } gold more when you build a road.
vp-runestones-text = For conquering a province with a runestone.
vp-spoils_of_war-text = For conquering a province of another player.

## Where the points came from

why-city = { vp-city }
why-castle = { vp-castle }
why-roads = { vp-roads }
why-citadel = { vp-citadel }
why-defender_of_the_realm = { vp-defender_of_the_realm }
why-guilded_city = { vp-guilded_city }
why-here_be_dragons = { vp-here_be_dragons }
why-lord_of_the_isles = { vp-lord_of_the_isles }
why-master_of_the_seas = { vp-master_of_the_seas }
why-patronage = { vp-patronage }
why-roadside_inns = { vp-roadside_inns }
why-runestones = { vp-runestones }
why-spoils_of_war = { vp-spoils_of_war }
why-provinces = Provinces held at the start
why-conquest = Conquests
why-loss = Lost provinces
why-alchemist = { card-alchemist }

## Ready-made games

preset-standard = Four players
preset-duel = Two players
preset-short = A short evening
preset-bots = At most 60 rounds

## What the signs mean

legend-food = Food: pays for attacks
legend-stone = Stone: pays for buildings
legend-gold = Gold: pays for cards and pieces
legend-army = Army: a symbol, or a piece
legend-ship = Ship: a symbol, or a piece
legend-vp = Counters: victory points for good
legend-town = Town: the province is held
legend-city = City: more room in the reserve
legend-castle = Castle: makes the defender stronger
legend-citadel = Citadel
legend-road = Road: joins two provinces
legend-garrison = Strength of a neutral garrison
legend-war = War
legend-mercenary = Mercenary
legend-dragon = Dragon: makes the garrison stronger
legend-runestone = Runestone: a counter for its conqueror
legend-hand = Cards in hand
legend-reserve = Reserve
legend-draw = Draw pile
legend-discard = Discard pile
## Scenes

board-war-over = { $count ->
    [one] The war for { $provinces } is over
   *[other] The wars for { $provinces } are over
}
