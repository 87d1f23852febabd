### Mil (1049) in English: every word a person reads.
### Effects tell the figures of components.toml as shipped.

game-mil = Mil (1049)
game-mil-about = Lead a family of knights: harvest, recruit, raise sons, and send them to six spheres of power. Five rounds, 2 to 5 players.


## Options

option-players = Players
option-players-help = How many of you play.
option-expert_rules = Expert rules
option-expert_rules-help = A robbed land may be discarded for 3 victory points, and knights on crusade neither lose nor gain points by lands.
option-lord_land_scoring = Lords and lands
option-lord_land_scoring-help = What a lord scores for the lands of his vassals.
option-lord_land_scoring-changes = Only lands that come or go
option-lord_land_scoring-full = Also lands that a new vassal brings along
option-lord_land_scoring-none = Nothing
option-privilege_only_in_winter = Privilege only in winter
option-privilege_only_in_winter-help = The privilege for well-guarded families comes only if the winter symbol was rolled.
option-market_targets = Exchange at the market
option-market_targets-help = What cubes can be exchanged for.
option-market_targets-all = All colours
option-market_targets-no_gold = Everything but gold
option-open_stocks = Open stocks
option-open_stocks-help = Everybody sees the cubes behind all screens. What comes and goes is told in any case.


## Cubes

cubes-gold = { $count } gold
cubes-influence = { $count } influence
cubes-metal = { $count } metal
cubes-fabric = { $count } fabric
cubes-food = { $count } food

cube-gold = 1 gold
cube-influence = 1 influence
cube-metal = 1 metal
cube-fabric = 1 fabric
cube-food = 1 food

colour-gold = gold
colour-influence = influence
colour-metal = metal
colour-fabric = fabric
colour-food = food


## Knights, lands and spheres

knight-k0 = Knight 1
knight-k1 = Knight 2
knight-k2 = Knight 3
knight-k3 = Knight 4

land-flax = Flax Fields
land-flax-effect = Front: harvest 1 food, 1 fabric. Back: harvest 1 food, tribute 1 gold.
land-ore = Ore Hills
land-ore-effect = Front: harvest 1 food, 1 metal. Back: harvest 1 food, tribute 1 gold.
land-grain = Grain Fields
land-grain-effect = Front: harvest 2 food. Back: harvest 1 food, tribute 1 gold.
land-craft = Craft Village
land-craft-effect = Front: harvest 1 fabric, 1 metal. Back: tribute 2 gold.
land-town = Town
land-town-effect = Front: harvest 1 food, 1 fabric, 1 metal. Back: harvest 1 food, tribute 2 gold.

side-front = front
side-back = back

sphere-monastery = Monastery
sphere-monastery-effect = Sheds 1 single woman, and 1 more for every 2 privileges.
sphere-court = Court
sphere-court-effect = 2 influence, or make a knight your vassal. Majority: 2 points, 1 influence, start player.
sphere-market = Market
sphere-market-effect = Exchange up to 4 cubes, or auction a castle. Majority: 1 point, 1 gold.
sphere-war = War
sphere-war-effect = Conquer free land or rob a land. Majority: 1 point, the King's Soldier.
sphere-council = Council
sphere-council-effect = 1 privilege, or 1 single woman becomes influence. Majority: 2 points, the Archbishop.
sphere-crusade = Crusade
sphere-crusade-effect = 1 influence, and safety in winter.

birth-boy = a boy
birth-girl = a girl
birth-hourglass = an hourglass


## Phases of a round

phase-action = Actions
phase-tribute = Tribute
phase-politics = Politics
phase-power = Power
phase-winter = Winter
phase-round_end = End of the round


## Reasons

why-start = start
why-harvest = harvest
why-recruit = recruiting
why-offspring = offspring
why-girl = a girl
why-marriage = marriage
why-space = space with an hourglass
why-tribute = tribute
why-vassals = lands of vassals
why-monastery = monastery
why-court = court
why-market = market
why-war = war
why-council = council
why-crusade = crusade
why-half = half of the bid
why-offer = offer
why-vassal = vassal
why-vassal_land = land of a vassal
why-land = land
why-castle = castle
why-toll = toll
why-battle = victory from behind
why-discard = land given up
why-death = death
why-winter = winter
why-most_fabric = most fabric
why-most_metal = most metal
why-most_influence = most influence
why-most_privileges = most privileges
why-gold = gold
why-reds = single women


## Questions

mi-ask-action = What do you do?
mi-ask-hourglass = { $knight }: which hourglass becomes a time token?
mi-ask-rolled_hourglass = { $knight }: which hourglass becomes a time token?
mi-ask-roll_again = Do you roll again?
mi-ask-marriage_bid = Wedding, sealed bid: how much { $colour } do you bid?
mi-ask-half = { $count ->
    [one] One cube is yours: how much { $colour } do you take?
   *[other] { $count } cubes are yours: how much { $colour } do you take?
}
mi-ask-placement = Where does { $knight } go?
mi-ask-space_payment = How do you pay for the space?
mi-ask-kings_soldier = Which knight gets the King's Soldier?
mi-ask-archbishop = Which knight does the Archbishop protect?
mi-ask-monastery = { $knight } in the monastery: how many more single women do you shed?
mi-ask-court = { $knight } at court: what do you do?
mi-ask-offer = { $other_seat } demands { $knight } as a vassal: how much { $colour } do you offer?
mi-ask-answer = { $knight } of { $other_seat }, offered: { $cubes }. What do you answer?
mi-ask-outbid = { $knight } of { $other_seat }, offered: { $cubes }. How much { $colour } do you bid?
mi-ask-grant = Which land do you grant { $knight } of { $other_seat }?
mi-ask-market = { $knight } at the market: what do you do?
mi-ask-swap = { $count ->
    [one] One more cube can be exchanged: which?
   *[other] Up to { $count } cubes can be exchanged: which?
}
mi-ask-start_bid = Castle: how much { $colour } is in your start bid?
mi-ask-rival = Castle, highest bid by { $other_seat }: { $cubes }. Do you raise?
mi-ask-last_raise = Castle, highest bid by { $other_seat }: { $cubes }. Do you add to your bid?
mi-ask-extras = Castle, highest bid by { $other_seat }: { $cubes }. How much { $colour } do you add to the start bid?
mi-ask-castle_site = Where do you build the castle?
mi-ask-war = { $knight } at war: what do you attack?
mi-ask-free_land_payment = { $land }: how do you pay for the attack?
mi-ask-free_land = { $land } is conquered: where does it go?
mi-ask-robbed_land = { $land } is robbed: where does it go?
mi-ask-ask_lord = Battle for { $land }: do you ask your lord { $other_seat } for support?
mi-ask-attack_lord = Your vassal attacks, in the service of { $other_seat }: { $land }. Do you join?
mi-ask-defence_lord = Your vassal is attacked by { $other_seat }: { $land }. Do you join?
mi-ask-battle_bid = Battle for { $land }, attacked by { $other_seat }, sealed: how much { $colour } do you use?
mi-ask-council_bid = Council, sealed bid: how much { $colour } do you bid?
mi-ask-lower_bid = Council: do you pay your bid?
mi-ask-council = { $knight } in the council: what do you take?


## Moves

mi-do-harvest = { $knight } harvests
mi-do-recruit = { $knight } recruits a soldier ({ $cubes })
mi-do-offspring = { $aim ->
    [knight] { $knight }: a new knight
   *[heir] { $knight }: an heir
}{ $way ->
    [gold] {""} for 1 gold
    [privilege] {""} for 1 privilege
   *[roll] , roll the die
}
mi-do-place = Place { $knight }
mi-do-pass = { $hourglass ->
    [white] Pass: turn { $other_sphere } { $number } black
   *[none] Pass: black on { $other_sphere } { $number }
}
mi-do-hourglass = From { $other_sphere } { $number }
mi-do-go = { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
}{ $price ->
    [yes] {""} (1 gold or 1 privilege)
   *[no] {""}
}
mi-do-stop = Stop
mi-do-roll = Roll again
mi-do-pay-gold = Pay 1 gold
mi-do-pay-privilege = Pay 1 privilege
mi-do-kings_soldier = { $knight }
mi-do-archbishop = { $knight } of { $other_seat }
mi-do-take-influence = Take 2 influence
mi-do-court = Demand { $knight } of { $other_seat } as a vassal
mi-do-accept = Accept
mi-do-outbid = Outbid
mi-do-grant = Grant a land
mi-do-claim = Claim the vassal
mi-do-own-land = { $land } ({ $side }) of { $knight }
mi-do-exchange = Exchange cubes
mi-do-castle = Auction a castle
mi-do-swap = { $cube } for { $other_cube }
mi-do-drop = Drop out
mi-do-raise = Raise
mi-do-castle_site = { $knight }
mi-do-nothing = Attack nothing
mi-do-stack = { $count ->
    [0] Conquer { $land } (stack { $number })
    [one] Conquer { $land } (stack { $number }) with { $count } cube
   *[other] Conquer { $land } (stack { $number }) with { $count } cubes
}
mi-do-attack = Attack { $land } ({ $side }) of { $knight }, { $other_seat }{ $count ->
    [0] {""}
   *[other] {""} (toll: { $count } influence)
}
mi-do-conquer = Pay { $cubes }
mi-do-free_land = { $knight } of { $other_seat }
mi-do-robbed_land = { $knight } of { $other_seat }
mi-do-discard = Discard the land
mi-do-do-not-ask = Do not ask
mi-do-ask = Ask for support
mi-do-stay-out = Stay out
mi-do-join = Join
mi-do-withdraw = Withdraw
mi-do-pay = Pay { $cubes } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mi-do-privilege = Take 1 privilege
mi-do-take-red = A single woman becomes 1 influence
mi-do-remove = { $count ->
    [0] No more
   *[other] { $count } more for { $price } privileges
}
mi-do-count = { $cubes }


## What follows

mi-then-harvest = Brings { $cubes } and time token { $number }.{ $fate ->
    [ages] {""} It ends his life: the heir takes over.
    [dies] {""} It ends his life, and he has no heir!
   *[lives] {""}
}
mi-then-recruit = Brings time token { $number }.{ $fate ->
    [ages] {""} It ends his life: the heir takes over.
    [dies] {""} It ends his life, and he has no heir!
   *[lives] {""}
}
mi-then-roll = 2 of 6 faces each: boy, girl, hourglass.
mi-then-demand = Soldiers: { $attack }, his elements: { $defence }. { $other_seat } may buy him free with gold and influence.
mi-then-let-go = Nothing happens.
mi-then-accept = { $count ->
    [one] You get one of the cubes. { $other_seat } pays them all and scores { $points } points, and the knight stays free.
   *[other] You get { $count } of the cubes. { $other_seat } pays them all and scores { $points } points, and the knight stays free.
}
mi-then-outbid = You pay more than the offer, half of it to { $other_seat }. { $knight } becomes your vassal, and you score { $points } points.
mi-then-grant = One of your lands goes to { $knight }. He becomes your vassal: { $points } points for you, { $number } for { $other_seat }.
mi-then-claim = Nobody pays. { $knight } of { $other_seat } becomes your vassal, and you score { $points } points.
mi-then-exchange = Up to { $count } cubes, each for one of another colour.
mi-then-castle = Least bid: { $cubes }. The others may outbid you; whoever wins pays and builds for { $points } points.
mi-then-raise = Your bid holds { $cubes } and more. If you win, you pay it and build for { $points } points.
mi-then-drop = { $own ->
    [yes] { $other_seat } builds the castle; you may still exchange.
   *[no] You pay nothing. { $other_seat } is in the lead.
}
mi-then-conquest = Your soldiers: { $attack }, defence: { $defence }. The land is worth { $points } points.
mi-then-attack = Your soldiers: { $attack }, defence: { $defence }. Both sides add sealed cubes; at a tie the defence holds.
mi-then-ask = If { $other_seat } joins, the lord decides where the land goes.
mi-then-not-ask = { $other_seat } may join all the same; you decide where the land goes.
mi-then-join = You add sealed food and influence for { $other_seat }.
mi-then-discard = { $points ->
    [0] Brings no points.
   *[other] Brings { $points } points.
}
mi-then-withdraw = You keep your gold and score nothing.
mi-then-take-red = Every single woman costs at least { $points } points in the end.


## Events

mi-phase = Round { $round }: { $phase }
mi-start-player = Start player: { $seat }.
mi-gains = { $seat } gets { $cubes } ({ $why }).
mi-pays = { $seat } pays { $cubes } ({ $why }).
mi-privilege = { $seat } gets 1 privilege ({ $why }).
mi-pays-privileges = { $count ->
    [one] { $seat } pays { $count } privilege ({ $why }).
   *[other] { $seat } pays { $count } privileges ({ $why }).
}
mi-red = One more single woman in the family of { $seat } ({ $why }).
mi-red-removed = { $count ->
    [one] { $count } single woman less in the family of { $seat } ({ $why }).
   *[other] { $count } single women less in the family of { $seat } ({ $why }).
}
mi-scores = { $points ->
    [one] { $seat } scores { $points } victory point ({ $why }).
   *[other] { $seat } scores { $points } victory points ({ $why }).
}
mi-loses-points = { $points ->
    [one] { $seat } loses { $points } victory point ({ $why }).
   *[other] { $seat } loses { $points } victory points ({ $why }).
}
mi-harvests = { $knight } of { $seat } harvests.
mi-recruits = { $knight } of { $seat } recruits a soldier.
mi-offspring = { $knight } of { $seat } hopes for a son.
mi-birth = { $seat } rolls { $birth }.
mi-heir = { $knight } of { $seat } has an heir.
mi-new-knight = { $knight } of { $seat } comes into play.
mi-ages = { $knight } of { $seat } grows old; the heir takes over.
mi-dies = { $knight } of { $seat } dies without an heir.
mi-leaves = { $knight } of { $seat } leaves the game.
mi-freezes = { $knight } of { $seat } freezes.
mi-places = { $knight } of { $seat } goes to { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
}.
mi-passes = { $seat } passes: black hourglass on { $sphere } { $number }.
mi-sealed = { $seat } has sealed a bid.
mi-bid = { $seat } has bid: { $cubes }.
mi-wedding = { $seat } marries a woman off.
mi-no-wedding = There is no wedding.
mi-kings-soldier = { $seat } gives the King's Soldier to { $knight }.
mi-archbishop = { $seat } sends the Archbishop to { $knight } of { $other_seat }.
mi-demands = { $seat } demands { $knight } of { $other_seat } as a vassal.
mi-offers = { $seat } offers: { $cubes }.
mi-accepts = { $seat } accepts.
mi-vassal = { $knight } of { $other_seat } is now a vassal of { $seat }.
mi-land = { $knight } of { $seat } gets: { $land }.
mi-discard = Out of the game: { $land }.
mi-swaps = { $seat } exchanges { $cube } for { $other_cube }.
mi-castle-bid = { $seat } bids for the castle: { $cubes }.
mi-castle = { $knight } of { $seat } gets a castle.
mi-conquers = { $seat } conquers: { $land }. Next on the stack: { $other_land }.
mi-conquers-last = { $seat } conquers: { $land }. The stack is empty.
mi-attacks = { $seat } attacks { $knight } of { $other_seat }: { $land }.
mi-asks = { $seat } asks { $other_seat } for support.
mi-asks-not = { $seat } does not ask { $other_seat } for support.
mi-joins = { $seat } joins the battle.
mi-stays-out = { $seat } stays out of the battle.
mi-battle = { $seat } attacks with { $attack }; the defence is { $defence }.
mi-withdraws = { $seat } withdraws the bid.
mi-winter = The die brings a hard winter.
mi-no-winter = The die brings a mild winter.
mi-game-over = Final score: { $scores }.
