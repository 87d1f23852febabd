### Mythotopia in English: every word a person reads.
### They tell the values in use, by their place in components.toml: $cost-city. A digit in them is a rule, or the sum of two
### values as shipped (a road across hills; with others the sentence names both). A symbol that a card has only in an
### owner's file has no place in its effect.

game-mythotopia = Mythotopia
game-mythotopia-about = Build a deck of provinces and improvements, conquer and build on the map, and end the game when you alone are ahead.
game-mythotopia-goal = Most points in the end: provinces while you hold them, counters for good.


## Options

option-players = Players
option-players-help = How many of you play.
option-end_mode = End of the game
option-end_mode-help = When the game ends and who wins.
option-end_mode-declare = Whoever leads alone may end it once { $limits-empty_cards ->
    [one] { $limits-empty_cards } card is empty
   *[other] { $limits-empty_cards } cards are empty
}
option-end_mode-last_turns_4 = Two more turns for all once { $limits-empty_cards ->
    [one] { $limits-empty_cards } card is empty
   *[other] { $limits-empty_cards } cards are empty
}
option-end_mode-last_turns_5 = One more round once { $limits-empty_cards_late ->
    [one] { $limits-empty_cards_late } card is empty
   *[other] { $limits-empty_cards_late } cards are empty
}
option-end_mode-anyone = Anybody may end it once { $limits-empty_cards ->
    [one] { $limits-empty_cards } card is empty
   *[other] { $limits-empty_cards } cards are empty
}; points are hidden
option-end_mode-declare-help = As in the rulebook: whoever leads alone then may end the game in his turn and wins; while two lead together nobody can. With two players that can take long. You may agree to stop at any time.
option-end_mode-last_turns_4-help = Nobody ends the game: once the last card needed is empty, everybody has two more turns, the last one without invading. Most points win.
option-end_mode-last_turns_5-help = Nobody ends the game: the round is played to its end, then everybody has one more turn without invading. Most points win.
option-end_mode-anyone-help = Anybody may end the game in his turn, even without leading. Nobody sees the points of others, and the most points win.
option-round_limit = Round limit
option-round_limit-help = After so many rounds the highest score wins; 0 means no limit ({ $limits-rounds ->
    [one] { $limits-rounds } round
   *[other] { $limits-rounds } rounds
} at most).
option-province_draft = Choice of provinces
option-province_draft-help = With three or four players: get more provinces and give { $deal-draft_given_up ->
    [one] one
    [2] two
   *[other] { $deal-draft_given_up }
} of them up.
option-province_draft-off = Off
option-province_draft-one_extra = One extra province, give up { $deal-draft_given_up ->
    [one] one
    [2] two
   *[other] { $deal-draft_given_up }
}
option-province_draft-two_extra = Two extra provinces, give up { $deal-draft_given_up ->
    [one] one
    [2] two
   *[other] { $deal-draft_given_up }
}
option-castle_counter_value = Points for a castle
option-castle_counter_value-help = What a counter on the card Castle is worth; the printed number is disputed (2 or 1).
option-spoils_counters = Counters of Spoils of War
option-spoils_counters-help = How many counters lie on the card Spoils of War; the printed number is disputed (4 or 6).
option-starting_cards = Starting cards
option-starting_cards-help = The cards with which everybody starts besides the provinces.
option-starting_cards-army = Army
option-starting_cards-build = Build
option-starting_cards-market = Market
option-starting_cards-ship = Ship
option-open_wars_to_defender = Open wars to the defender
option-open_wars_to_defender-help = Wars that are still open at the end of the game go to the defender.

preset-standard = As in the rulebook
preset-duel = For two
preset-short = A short game
preset-bots = With a round limit

# What a numbered rule holds for.
holds-all = always
holds-option = with an option


## Symbols, pieces, places

resource-food = food
resource-stone = stone
resource-gold = gold

pieces-army = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
pieces-mercenary = { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
}
pieces-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}

building-city = City
building-castle = Castle
building-road = Road

piece-town = Town
piece-city = City
piece-citadel = Citadel
piece-castle = Castle
piece-road = Road
piece-dragon = Dragon
piece-runestone = Runestone

sea-beast = Beast Sea
sea-serpent = Serpent Sea
sea-inland_w = Western Inland Sea
sea-inland_e = Eastern Inland Sea

province-ambsace = Ambsace
province-aporia = Aporia
province-blore = Blore
province-camarine = Camarine
province-coryphee = Coryphee
province-custus = Custus
province-darb = Darb
province-diclesium = Diclesium
province-dragonate = Dragonate
province-eagre = Eagre
province-empyrean = Empyrean
province-eoan = Eoan
province-fadge = Fadge
province-frampold = Frampold
province-galingale = Galingale
province-grimp = Grimp
province-hatchel = Hatchel
province-ictus = Ictus
province-iracund = Iracund
province-jeopigia = Jeopigia
province-kakopyge = Kakopyge
province-kinabra = Kinabra
province-lea = Lea
province-malebolge = Malebolge
province-margent = Margent
province-mome = Mome
province-nesh = Nesh
province-nusus = Nusus
province-ogdoad = Ogdoad
province-oxter = Oxter
province-palmain = Palmain
province-peened = Peened
province-quean = Quean
province-remise = Remise
province-scombroid = Scombroid
province-shog = Shog
province-sorner = Sorner
province-talion = Talion
province-trogle = Trogle
province-welkin = Welkin


## Cards

card-start_army = Army
card-start_army-effect = { $card-start_army-army ->
    [0] { $card-start_army-gold } gold
   *[other] { $card-start_army-army ->
        [one] { $card-start_army-army } army
       *[other] { $card-start_army-army } armies
    }{ $card-start_army-gold ->
        [0] {""}
       *[other] , or { $card-start_army-gold } gold
    }
}.
card-start_build = Build
card-start_build-effect = { $card-start_build-stone ->
    [0] {""}
   *[other] { $card-start_build-stone } stone.{" "}
}Action: build a city ({ $cost-city } stone), a castle ({ $cost-castle } stone) or a road ({ $cost-road } stone{ $cost-road_hills ->
    [0] {""}
    [1] { $cost-road ->
        [2] , 3 across hills
       *[other] , { $cost-road_hills } more across hills
    }
   *[other] , { $cost-road_hills } more across hills
}) with a card for the place.
card-start_market = Market
card-start_market-effect = { $card-start_market-food ->
    [0] { $card-start_market-stone ->
        [0] { $card-start_market-gold } gold
       *[other] { $card-start_market-stone } stone{ $card-start_market-gold ->
            [0] {""}
           *[other] {" "}or gold
        }
    }
   *[other] { $card-start_market-food } food{ $card-start_market-stone ->
        [0] { $card-start_market-gold ->
            [0] {""}
           *[other] {" "}or gold
        }
       *[other] { $card-start_market-gold ->
            [0] {" "}or stone
           *[other] , stone or gold
        }
    }
}.
card-start_ship = Ship
card-start_ship-effect = { $card-start_ship-ship ->
    [0] { $card-start_ship-food ->
        [0] {""}
       *[other] { $card-start_ship-food } food.{" "}
    }
   *[other] { $card-start_ship-ship } ship{ $card-start_ship-food ->
        [0] {""}
       *[other] , or { $card-start_ship-food } food
    }.{" "}
}Benefit: cross a sea when invading.
card-alchemist = Alchemist
card-alchemist-effect = Action: exchange one of your counters for a spare one worth 1 more.
card-army = Army (improvement)
card-army-effect = { $card-army-army ->
    [0] { $card-army-gold } gold
   *[other] { $card-army-army ->
        [one] { $card-army-army } army
       *[other] { $card-army-army } armies
    }{ $card-army-gold ->
        [0] {""}
       *[other] , or { $card-army-gold } gold
    }
}.
card-build = Build (improvement)
card-build-effect = { $card-build-stone ->
    [0] {""}
   *[other] { $card-build-stone } stone.{" "}
}Action: build, as with the starting card.
card-cavalry = Cavalry
card-cavalry-effect = Reserve: { $strength-cavalry } strength more wherever you attack.
card-counsellor = Counsellor
card-counsellor-effect = Free action: discard hand cards and draw as many, and 1 more.
card-diplomat = Diplomat
card-diplomat-effect = Action, { $cost-card_text } gold: end one of your wars; the defender keeps the province.
card-farming = Farming
card-farming-effect = Reserve: once a turn lay any other card as 1 food.
card-general = General
card-general-effect = { $card-general-army ->
    [0] {""}
    [one] { $card-general-army } army.{" "}
   *[other] { $card-general-army } armies.{" "}
}Benefit: stands for the card of any province you control, to invade or to build.
card-gold_mine = Gold Mine
card-gold_mine-effect = Reserve: once a turn lay any other card as 1 gold.
card-hero = Hero
card-hero-effect = { $card-hero-army ->
    [0] {""}
    [one] { $card-hero-army } army.{" "}
   *[other] { $card-hero-army } armies.{" "}
}Benefit: win a tied war that you end.
card-levies = Levies
card-levies-effect = Reserve: once a turn lay any other card as 1 army.
card-limes = Limes
card-limes-effect = Reserve: { $strength-limes } strength more wherever you defend.
card-marauders = Marauders
card-marauders-effect = Free action: 1 army anywhere returns to its owner's stock.
card-market = Market (improvement)
card-market-effect = { $card-market-food ->
    [0] { $card-market-stone ->
        [0] { $card-market-gold } gold
       *[other] { $card-market-stone } stone{ $card-market-gold ->
            [0] {""}
           *[other] {" "}or gold
        }
    }
   *[other] { $card-market-food } food{ $card-market-stone ->
        [0] { $card-market-gold ->
            [0] {""}
           *[other] {" "}or gold
        }
       *[other] { $card-market-gold ->
            [0] {" "}or stone
           *[other] , stone or gold
        }
    }
}.
card-mercenary = Mercenary
card-mercenary-effect = Free action, { $cost-card_text } gold: { $pieces-shared-mercenaries ->
    [0] no mercenary joins
    [one] { $pieces-shared-mercenaries } mercenary joins
   *[other] 1 or { $pieces-shared-mercenaries } mercenaries join
} an army of yours.
card-merchant = Merchant
card-merchant-effect = Benefit: the resource of the card laid with it becomes another one.
card-militia = Militia
card-militia-effect = { $card-militia-army ->
    [0] {""}
    [one] { $card-militia-army } army.{" "}
   *[other] { $card-militia-army } armies.{" "}
}Free action: 1 army from the supply to your stock.
card-mystic = Mystic
card-mystic-effect = Free action, { $cost-card_text } gold: take 1 card from your discard pile into your hand.
card-philosopher = Philosopher
card-philosopher-effect = Free action: look at { $limits-philosopher_sees ->
    [one] { $limits-philosopher_sees } card of the improvement deck and take it
   *[other] { $limits-philosopher_sees } cards of the improvement deck and take one
} into your hand. Philosopher leaves the game.
card-portal = Portal
card-portal-effect = { $card-portal-food ->
    [0] {""}
   *[other] { $card-portal-food } food.{" "}
}Benefit: invade any province, from nowhere.
card-providence = Providence
card-providence-effect = Free action: draw { $limits-providence_draws ->
    [one] { $limits-providence_draws } card
   *[other] { $limits-providence_draws } cards
}.
card-quarry = Quarry
card-quarry-effect = Reserve: once a turn lay any other card as 1 stone.
card-queen = Queen
card-queen-effect = Reserve: refill your hand to { $limits-queen_hand ->
    [one] { $limits-queen_hand } card
   *[other] { $limits-queen_hand } cards
}.
card-ranger = Ranger
card-ranger-effect = { $card-ranger-stone ->
    [0] {""}
   *[other] { $card-ranger-stone } stone.{" "}
}Reserve: hills are open and mountains are hills for you; { $strength-ranger } strength more in rugged land.
card-reserve_army = Reserve Army
card-reserve_army-effect = { $card-reserve_army-army ->
    [0] {""}
    [one] { $card-reserve_army-army } army.{" "}
   *[other] { $card-reserve_army-army } armies.{" "}
}Reserve: while you are at war with a player nobody may invade you, and you may invade no other player.
card-scribe = Scribe
card-scribe-effect = Reserve: take a counter from the spare stock instead of from its card.
card-ship = Ship (improvement)
card-ship-effect = { $card-ship-ship ->
    [0] { $card-ship-food ->
        [0] { $card-ship-gold ->
            [0] {""}
           *[other] { $card-ship-gold } gold.{" "}
        }
       *[other] { $card-ship-food } food{ $card-ship-gold ->
            [0] {""}
           *[other] , or { $card-ship-gold } gold
        }.{" "}
    }
   *[other] { $card-ship-ship } ship{ $card-ship-food ->
        [0] {""}
       *[other] , or { $card-ship-food } food
    }{ $card-ship-gold ->
        [0] {""}
       *[other] , or { $card-ship-gold } gold
    }.{" "}
}Benefit: cross a sea when invading.
card-warehouse = Warehouse
card-warehouse-effect = Reserve: { $limits-warehouse ->
    [one] { $limits-warehouse } more place
   *[other] { $limits-warehouse } more places
}; once a turn put a hand card into the reserve for free.
card-water_mill = Water Mill
card-water_mill-effect = Benefit: doubles the resource of the card laid with it.

card-ambsace = { province-ambsace }
card-aporia = { province-aporia }
card-blore = { province-blore }
card-camarine = { province-camarine }
card-coryphee = { province-coryphee }
card-custus = { province-custus }
card-darb = { province-darb }
card-diclesium = { province-diclesium }
card-dragonate = { province-dragonate }
card-eagre = { province-eagre }
card-empyrean = { province-empyrean }
card-eoan = { province-eoan }
card-fadge = { province-fadge }
card-frampold = { province-frampold }
card-galingale = { province-galingale }
card-grimp = { province-grimp }
card-hatchel = { province-hatchel }
card-ictus = { province-ictus }
card-iracund = { province-iracund }
card-jeopigia = { province-jeopigia }
card-kakopyge = { province-kakopyge }
card-kinabra = { province-kinabra }
card-lea = { province-lea }
card-malebolge = { province-malebolge }
card-margent = { province-margent }
card-mome = { province-mome }
card-nesh = { province-nesh }
card-nusus = { province-nusus }
card-ogdoad = { province-ogdoad }
card-oxter = { province-oxter }
card-palmain = { province-palmain }
card-peened = { province-peened }
card-quean = { province-quean }
card-remise = { province-remise }
card-scombroid = { province-scombroid }
card-shog = { province-shog }
card-sorner = { province-sorner }
card-talion = { province-talion }
card-trogle = { province-trogle }
card-welkin = { province-welkin }


## Victory-point cards

vp-city = City
vp-city-effect = For every city you build.
vp-castle = Castle
vp-castle-effect = For every castle you build.
vp-roads = Roads
vp-roads-effect = For every road you build.
vp-citadel = Citadel
vp-citadel-effect = For conquering another player's citadel.
vp-defender_of_the_realm = Defender of the Realm
vp-defender_of_the_realm-effect = For winning a war in your own province.
vp-guilded_city = Guilded City
vp-guilded_city-effect = For { $cost-bonus_counter } gold more when you build a city.
vp-here_be_dragons = Here be Dragons
vp-here_be_dragons-effect = For conquering a province with a dragon.
vp-lord_of_the_isles = Lord of the Isles
vp-lord_of_the_isles-effect = For the last province of an island: { $vp-lord_of_the_isles-large ->
    [one] { $vp-lord_of_the_isles-large } point
   *[other] { $vp-lord_of_the_isles-large } points
} for the large one, { $vp-lord_of_the_isles-small } for the small one.
vp-master_of_the_seas = Master of the Seas
vp-master_of_the_seas-effect = For your ships in a third sea, and in a fourth.
vp-patronage = Patronage
vp-patronage-effect = As an action for { $cost-patronage } gold.
vp-roadside_inns = Roadside Inns
vp-roadside_inns-effect = For { $cost-bonus_counter } gold more when you build a road.
vp-runestones = Runestones
vp-runestones-effect = For conquering a province with a runestone.
vp-spoils_of_war = Spoils of War
vp-spoils_of_war-effect = For conquering another player's province.


## What a player can do

my-do-pass = Pass
my-do-end-turn = End the turn
my-do-invade = Attack a province
my-do-place-armies = Place armies
my-do-remove-armies = Withdraw armies
my-do-place-ships = Place ships
my-do-remove-ships = Withdraw ships
my-do-end-war = End a war
my-do-buy = Buy armies and ships
my-do-draft = Draft a card
my-do-store = Store cards in the reserve
my-do-discard-cards = Discard cards
my-do-remove-cards = Remove cards from the deck
my-do-build = Build
my-do-alchemist = Alchemist: improve a counter
my-do-diplomat = Diplomat: make peace
my-do-patronage = Patronage
my-do-end-game = End the game and win
my-do-counsellor = Counsellor: exchange cards
my-do-marauders = Marauders: drive an army home
my-do-mercenary = Mercenary: hire
my-do-militia = Militia: raise an army
my-do-mystic = Mystic: fetch a card
my-do-philosopher = Philosopher: look for an improvement
my-do-providence = Providence: draw cards
my-do-road-move = Move armies over roads
my-do-warehouse = Warehouse: store a card

my-do-province = { $province }
my-do-invade-province = { $neutral ->
    [yes] { $province } (neutral, strength { $strength })
   *[no] { $province } ({ $other_seat }, strength { $strength })
}
my-do-end-war-province = { $province }: { $other_seat } wins
my-do-end-war-garrison = { $province }: the garrison wins
my-do-end-war-hero = { $province }: you win by Hero
my-do-diplomat-war = { $neutral ->
    [yes] { $province } (it stays neutral)
   *[no] { $province } (it stays with { $other_seat })
}
my-do-sea = { $sea }
my-do-border = { $province } – { $other_province }
my-do-lay = { $zone ->
    [reserve] { $card } from the reserve
   *[hand] { $card }
}
my-do-lay-via = { $zone ->
    [reserve] { $card } from the reserve, by { $other_card }
   *[hand] { $card }, by { $other_card }
}
my-do-take = { $card }
my-do-pieces = { $pieces }
my-do-buy-pieces = { $pieces } for { $count } gold
my-do-owner = Army of { $other_seat }
my-do-exchange = { $value } for { $points }
my-do-building = { $building }
my-do-by-land = By land ({ $count } food)
my-do-by-sea = { $count ->
    [one] By sea (1 Ship card)
   *[other] By sea ({ $count } Ship cards)
}
my-do-from-card = From the card { $vp } ({ points })
my-do-from-spare = From the spare stock ({ points })
my-do-decline = Do without
my-do-done = Done


## What is asked

my-ask-turn = { $count ->
    [0] Another free action, or the end of the turn?
   *[other] { $limits-actions ->
        [2] { $count ->
            [one] Your second action: what do you do?
           *[other] Your first action: what do you do?
        }
       *[other] { $count ->
            [one] { $count } action left: what do you do?
           *[other] { $count } actions left: what do you do?
        }
    }
}
my-ask-give_up = { $count ->
    [one] { $deal-draft_given_up ->
        [one] Which province do you give up?
       *[other] Which province do you give up as well?
    }
   *[other] Which provinces do you give up? Choose { $count }.
}
my-ask-choose_citadel = In which province does your citadel stand?
my-ask-invade_target = Which province do you invade?
my-ask-invade_role = Which card leads the invasion of { $province }?
my-ask-invade_way = How do you get to { $province }?
my-ask-cross = { $count ->
    [one] Which Ship card crosses the sea?
   *[other] Which Ship cards cross the seas? { $count } are needed.
}
my-ask-pay = { $helper ->
    [merchant] Which card does Merchant turn into { $resource }?
    [mill] Which card does Water Mill double? { $count } { $resource } to pay.
   *[none] Pay { $count } { $resource }: which card?
}
my-ask-armies = { $count ->
    [0] Which card provides armies? You have { $most } in stock.
    [one] 1 army so far. Another card?
   *[other] { $count } armies so far. Another card?
}
my-ask-place_armies_target = Where do armies go?
my-ask-remove_armies_from = From where do you withdraw?
my-ask-remove_force = How many leave { $province }?
my-ask-place_ships_target = Into which sea do ships go?
my-ask-ships = Which card provides ships?
my-ask-remove_ships_from = From which sea do you withdraw?
my-ask-remove_ships_count = How many ships?
my-ask-end_war_province = Which war do you end?
my-ask-diplomat_war = Which war does Diplomat end?
my-ask-buy_pieces = What do you buy?
my-ask-draft_card = Which card do you draft?
my-ask-store_card = Which card goes into the reserve?
my-ask-warehouse_card = Which card goes into the reserve?
my-ask-discard_card = Which card do you discard?
my-ask-remove_card = Which card leaves your deck?
my-ask-build_kind = What do you build?
my-ask-build_site = { $building }: where?
my-ask-build_card = With which Build card?
my-ask-build_role = Which card stands for the place?
my-ask-bonus_gold = { $cost-bonus_counter } gold more for a counter of { $vp }?
my-ask-exchange = Which counter do you exchange?
my-ask-counsellor_card = Which cards do you discard?
my-ask-marauders_target = Where does an army go home?
my-ask-marauders_owner = Whose army leaves { $province }?
my-ask-hire_target = Where do mercenaries join you?
my-ask-hire_count = How many mercenaries for { $province }?
my-ask-mystic_card = Which card do you fetch?
my-ask-philosopher_takes = Which improvement do you take?
my-ask-road_from = From where do armies move?
my-ask-road_to = From { $province }: where to?
my-ask-road_force = How many leave { $province }?
my-ask-award = { $vp }: from where do you take the counter ({ points })?


## What happened

my-dealt = { $seat } begins with { $provinces }.
my-vp-cards = Victory-point cards besides City, Castle and Roads: { $vps }.
my-dragons = Dragons: { $provinces }.
my-runestones = Runestones: { $provinces }.
my-gives-up = { $seat } gives up { $provinces }.
my-citadel = { $seat } builds the citadel in { $province }.
my-start-player = { $seat } begins.
my-turn = Round { $round }: { $seat }
my-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
my-drawn = Drawn: { $cards }.
my-shuffles = { $seat } shuffles the discard pile.
my-passes = { $seat } passes.
my-counter = { $source ->
    [spare] { $seat } takes a counter for { $vp } from the spare stock ({ points }).
   *[card] { $seat } takes a counter from { $vp } ({ points }).
}
my-invades = { $neutral ->
    [yes] { $seat } invades { $province }: { $pieces }. Cards: { $cards }.
   *[no] { $seat } invades { $province } of { $other_seat }: { $pieces }. Cards: { $cards }.
}
my-places-armies = { $count ->
    [one] { $seat } places 1 army in { $province }. Cards: { $cards }.
   *[other] { $seat } places { $count } armies in { $province }. Cards: { $cards }.
}
my-removes-armies = { $seat } withdraws from { $province }: { $pieces }.
my-places-ships = { $count ->
    [one] { $seat } places 1 ship in the { $sea }. Cards: { $cards }.
   *[other] { $seat } places { $count } ships in the { $sea }. Cards: { $cards }.
}
my-removes-ships = { $count ->
    [one] { $seat } withdraws 1 ship from the { $sea }.
   *[other] { $seat } withdraws { $count } ships from the { $sea }.
}
my-buys = { $seat } buys { $pieces }. Cards: { $cards }.
my-drafts = { $seat } drafts { $card }. Cards: { $cards }.
my-stores = { $seat } puts into the reserve: { $cards }.
my-discards = { $seat } discards { $cards }.
my-removes = { $seat } removes from the deck: { $cards }.
my-builds-city = { $seat } builds a city in { $province }. Cards: { $cards }.
my-builds-castle = { $seat } builds a castle in { $province }. Cards: { $cards }.
my-builds-road = { $seat } builds a road from { $province } to { $other_province }. Cards: { $cards }.
my-ends-war = { $hero ->
    [yes] { $seat } ends the war in { $province } by Hero.
   *[no] { $seat } ends the war in { $province }.
}
my-garrison-wins = The garrison of { $province } holds out.
my-defends = { $seat } defends { $province }.
my-conquers = { $neutral ->
    [yes] { $seat } conquers { $province }.
   *[no] { $seat } conquers { $province } from { $other_seat }.
}
my-conquers-no-town = { $neutral ->
    [yes] { $seat } wins in { $province } but has no town left: the province stays neutral.
   *[no] { $seat } wins { $province } from { $other_seat } but has no town left: the province is neutral.
}
my-loses-card = { $zone ->
    [hand] The card { $card } was in the hand of { $seat }.
    [draw] The card { $card } was in the draw pile of { $seat }.
    [discard] The card { $card } was on the discard pile of { $seat }.
   *[reserve] The card { $card } was in the reserve of { $seat }.
}
my-diplomat = { $seat } makes peace in { $province }. Cards: { $cards }.
my-alchemist = { $seat } exchanges a counter worth { $value } for one worth { $points }.
my-patronage = { $seat } is a patron. Cards: { $cards }.
my-counsellor = { $seat } discards with Counsellor: { $cards }.
my-providence = { $seat } plays Providence.
my-marauders = { $seat } sends an army of { $other_seat } home from { $province }.
my-mercenary = { $count ->
    [one] { $seat } hires 1 mercenary for { $province }. Cards: { $cards }.
   *[other] { $seat } hires { $count } mercenaries for { $province }. Cards: { $cards }.
}
my-militia = { $seat } raises an army by Militia.
my-mystic = { $seat } fetches { $card } by Mystic. Cards: { $cards }.
my-philosopher = { $seat } looks into the improvement deck; Philosopher leaves the game.
my-philosopher-sees = Philosopher shows { $cards }.
my-philosopher-takes = Taken: { $card }.
my-road-move = { $seat } moves from { $province } to { $other_province }: { $pieces }.
my-last-turns = { $count } turns are left.
my-ends-game = { $seat } ends the game.
my-agreed = All agree to stop here.
my-game-over = Final score: { $scores }.


## Why something is not possible

my-why-over = The game is over ({ $rule }).
my-why-unknown = There is no such thing on this table.
my-why-turn = Not your turn: it is up to { $seat } ({ $rule }).
my-why-own-province = Choose one of your provinces ({ $rule }).
my-why-card-alone = A card is played within an action. Choose the action first ({ $rule }).
my-why-verb-first = Choose an action first ({ $rule }).
my-why-actions = You have taken { $limits-actions ->
    [one] the action
    [2] both actions
   *[other] all { $limits-actions } actions
} of this turn ({ $rule }).
my-why-actions-left = { $count ->
    [one] You still have an action; you may pass ({ $rule }).
   *[other] You still have { $count } actions; you may pass ({ $rule }).
}
my-why-free-actions = No more free actions in this turn ({ $rule }).
my-why-no-card = You have no { $card } in hand or reserve ({ $rule }).
my-why-cards = The cards in your hand and reserve are not enough for it ({ $rule }).
my-why-pay = You cannot pay { $count } { $resource } ({ $rule }).
my-why-no-army = You have no army in stock ({ $rule }).
my-why-army-card = You have no card with an army symbol ({ $rule }).
my-why-no-ship = You have no ship in stock ({ $rule }).
my-why-ship-card = It takes Ship cards that you do not have ({ $rule }).
my-why-role-card = You have no card for a province of yours ({ $rule }).
my-why-no-harbour = You hold no province on this sea ({ $rule }).
my-why-none-there = Nothing of that kind is there ({ $rule }).
my-why-not-first = Only as the very first thing in your turn ({ $rule }).
my-why-no-war = You take part in no war ({ $rule }).
my-why-tied = The strongest are tied ({ $rule }).
my-why-no-party = You take no part in this war ({ $rule }).
my-why-peaceful = There is no war here ({ $rule }).
my-why-at-war = Nobody leaves a province at war ({ $rule }).
my-why-peace = Nobody invades in the last turns ({ $rule }).
my-why-last-turns = In this game nobody declares the end ({ $rule }).
my-why-not-empty = { $count } of { $needed } cards are empty ({ $rule }).
my-why-not-ahead = You would not lead alone ({ $rule }).
my-why-supply = None is left in the supply ({ $rule }).
my-why-once = Only once in a turn ({ $rule }).
my-why-nothing-to-take = There is no card to take ({ $rule }).
my-why-empty-hand = You have no card for it ({ $rule }).
my-why-full = Your reserve is full: { $count ->
    [one] { $count } place
   *[other] { $count } places
} ({ $rule }).
my-why-small-deck = At least { $count ->
    [one] { $count } card
   *[other] { $count } cards
} must stay in your deck ({ $rule }).
my-why-build-card = You have no Build card in hand or reserve ({ $rule }).
my-why-no-spare = You have no counter for which a better spare one lies ready ({ $rule }).
my-why-not-in-play = { $vp } is not in this game ({ $rule }).
my-why-no-counter = No counter can be taken ({ $rule }).
my-why-no-mercenary = No mercenary is left ({ $rule }).
my-why-no-army-there = Mercenaries need an army of yours to join ({ $rule }).
my-why-no-march = None of your armies can march along a road ({ $rule }).
my-why-not-in-reserve = { $card } does not lie in your reserve ({ $rule }).
my-why-not-there = You do not have this card there ({ $rule }).
my-why-laid = This card serves in this action already ({ $rule }).
my-why-kept = This action relies on the card: it has to stay ({ $rule }).
my-why-other-symbol = This card cannot be laid as { $resource } ({ $rule }).
my-why-no-army-symbol = This card brings no army, or more than you have in stock ({ $rule }).
my-why-other-role = This card cannot lead there ({ $rule }).
my-why-no-place = That has no place in this action ({ $rule }).
my-why-own = This province is yours ({ $rule }).
my-why-attacked-already = You attack it already: place armies instead ({ $rule }).
my-why-guarded = Reserve Army forbids it ({ $rule }).
my-why-no-way = No card of yours has a way there ({ $rule }).
my-why-not-own = This province is not yours ({ $rule }).
my-why-citadel = The citadel stands there ({ $rule }).
my-why-built = There is one already, or none is left ({ $rule }).
my-why-border = A road lies on a border: choose one ({ $rule }).
my-why-both-ends = You must hold both ends of a road ({ $rule }).
my-why-mountains = No road crosses mountains ({ $rule }).
my-why-not-there-yet = You neither hold nor attack it ({ $rule }).


## For the first game: what a decision is about

my-first-turn = You have { $limits-actions ->
    [one] one action, and cards pay for nearly every action.
    [2] two actions, and cards pay for nearly all of them.
   *[other] { $limits-actions } actions, and cards pay for nearly all of them.
} A good beginning: attack a weak neutral province beside one of yours, or build where you have stone. Point at anything to read what it does; what cannot be done tells you why.
my-first-choose_citadel = Your citadel counts like a castle when you defend, and like a city for your reserve. Put it where you want to hold out, for whoever conquers it first takes points.
my-first-give_up = Everybody got more provinces than they may keep. Give up those that lie far from your others, or whose symbol you have plenty of.
my-first-invade_target = Take a province whose garrison you can beat soon: the number in the shield is its strength, and a dragon adds to it. You need not win at once; you may bring more armies later.
my-first-invade_role = This card says where your armies come from. Its own symbol does not count in the attack, so lay one that you can spare.
my-first-invade_way = Over land hills cost more food; over sea you lay Ship cards instead. Keep what you need for later.
my-first-pay = Lay cards until the cost is covered. What is too much is lost, so lay what you need least. A card serves one purpose only.
my-first-armies = Every symbol brings an army from your stock. On the right you see how the war will stand after each card. When you have enough, say so.
my-first-place_armies_target = In your own provinces armies cost no food. In a province that you attack, reinforcements cost { $cost-reinforce ->
    [one] one
   *[other] { $cost-reinforce }
}.
my-first-end_war_province = When you end a war, the strongest side wins and all armies go home. End it as soon as you are the strongest, before others join in.
my-first-draft_card = A new card goes to your discard pile and comes back when the pile is shuffled. Cards headed Reserve work only when you store them later. Few good cards are better than many.
my-first-store_card = In the reserve cards wait until you need them, and your hand is refilled meanwhile. Cards headed Reserve work there all the time. Everybody can see them.
my-first-build_kind = A city gives you a place in the reserve, a castle helps to defend, a road lets one province card stand for the other. Each brings a counter as long as there are some.
my-first-build_site = Build where the card of the province is in your hand or reserve. Castles belong to the border of your land, cities where nobody comes.
my-first-buy_pieces = Armies and ships that you buy lie in your stock until cards bring them onto the map.
my-first-remove_card = A small deck comes around faster. Take out what you never play; provinces stay yours, even without their card.
my-first-discard_card = What you discard now is replaced at the end of your turn. Keep cards that fit together.
my-first-place_ships_target = A ship counts in every war at its sea, for attack and defence. Ships stay where they are until you take them back.
my-first-award = By Scribe you may leave the counter on the card and take an equal one from the stock. So the card is not emptied, and the game lasts longer.

# Why a move is advised: the part of the own worth that it serves.
because-points = you will stand better in points
because-wars = your wars will go better
because-cards = it leaves you the better cards
because-buildings = it leaves you the better cities, castles and roads
because-pieces = it leaves you the better armies and ships
because-borders = your borders will be safer, or open more to attack
because-end = it brings an end of the game that suits you


## Options that do not go together

my-not-draft = Provinces are drafted with three or four players; two play without it.

# The same with a number (`insight/figures.py`): that of this move instead of that of the other one.
because-points-points = you will already have { figure } { $count ->
    [one] point
   *[other] points
} instead of { figure-other }
because-points-provinces = you will have { figure } { $count ->
    [one] province
   *[other] provinces
} instead of { figure-other }
because-wars-strength = in your war you will have strength { figure } instead of { figure-other }, against { $rival }
because-wars-won = you will be the strongest in { figure } of your wars instead of { figure-other }
because-wars-projected = if all wars ended then, you would have { figure } { $count ->
    [one] point
   *[other] points
} instead of { figure-other }
because-wars-armies = { figure } instead of { figure-other } of your armies will be at war
because-cards-hand = you will have { figure } { $count ->
    [one] card
   *[other] cards
} in hand instead of { figure-other }
because-cards-gold = your cards at hand will be worth { figure } gold instead of { figure-other }
because-cards-food = your cards at hand will be worth { figure } food instead of { figure-other }
because-cards-stone = your cards at hand will be worth { figure } stone instead of { figure-other }
because-cards-reserve = you will have { figure } { $count ->
    [one] card
   *[other] cards
} in your reserve instead of { figure-other }
because-buildings-cities = you will have { figure } { $count ->
    [one] city
   *[other] cities
} instead of { figure-other }
because-buildings-castles = there will be { figure } { $count ->
    [one] castle
   *[other] castles
} in your provinces instead of { figure-other }
because-buildings-roads = there will be { figure } { $count ->
    [one] road
   *[other] roads
} between your provinces instead of { figure-other }
because-pieces-stock = you will have { figure } { $count ->
    [one] army
   *[other] armies
} in stock instead of { figure-other }
because-pieces-home = { figure } { $count ->
    [one] army
   *[other] armies
} will guard your provinces instead of { figure-other }
because-pieces-ships = you will have { figure } { $count ->
    [one] ship
   *[other] ships
} in stock instead of { figure-other }
because-pieces-fleet = you will have { figure } { $count ->
    [one] ship
   *[other] ships
} at sea instead of { figure-other }
because-borders-unguarded = { figure } instead of { figure-other } of your provinces will lie unguarded beside those of others
because-borders-exposed = { figure } instead of { figure-other } of your provinces will lie beside those of others
because-borders-free = there will be { figure } { $count ->
    [one] free province
   *[other] free provinces
} beside yours instead of { figure-other }
