### Mil (1049) in English: every word a person reads.
### Effects tell the values in use, by their place in components.toml: $sphere-court-influence.

game-mil = Mil (1049)
game-mil-about = Lead a family of knights: harvest, recruit, raise sons, and send them to six spheres of power. Five rounds.
game-mil-goal = Most points in the end: win lands and castles, marry off the women, have heirs.


## For the program: the families of messages that count

count-families = cubes


## Options

option-players = Players
option-players-help = How many of you play.
option-expert_rules = Expert rules
option-expert_rules-help = A robbed land may be discarded for { $points-play-discard } victory points, and knights on crusade neither lose nor gain points by lands.
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
option-bid_value = Bids of equal number
option-bid_value-help = What decides between two bids with equally many cubes, at weddings, castles and court.
option-bid_value-sum = The sum of their values
option-bid_value-gold_first = More gold, then more of the next dearest colour
option-zero_bids_count = A bid of nothing is the lowest
option-zero_bids_count-help = In the council a bid of 0 gold counts too: if somebody bids nothing, all others keep the higher base of { $sphere-council-highest } points. Otherwise the lowest is looked for among bids of at least 1.

preset-standard = As in the rulebook
preset-expert = Expert rules
preset-duel = For two

# What a numbered rule holds for.
holds-all = always
holds-expert = expert rules


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
land-flax-effect = Front: harvest { $land-flax-front }{ $land-flax-front_gold ->
    [0] {""}
   *[other] , tribute { $land-flax-front_gold } gold
}. Back: harvest { $land-flax-back }{ $land-flax-back_gold ->
    [0] {""}
   *[other] , tribute { $land-flax-back_gold } gold
}.
land-ore = Ore Hills
land-ore-effect = Front: harvest { $land-ore-front }{ $land-ore-front_gold ->
    [0] {""}
   *[other] , tribute { $land-ore-front_gold } gold
}. Back: harvest { $land-ore-back }{ $land-ore-back_gold ->
    [0] {""}
   *[other] , tribute { $land-ore-back_gold } gold
}.
land-grain = Grain Fields
land-grain-effect = Front: harvest { $land-grain-front }{ $land-grain-front_gold ->
    [0] {""}
   *[other] , tribute { $land-grain-front_gold } gold
}. Back: harvest { $land-grain-back }{ $land-grain-back_gold ->
    [0] {""}
   *[other] , tribute { $land-grain-back_gold } gold
}.
land-craft = Craft Village
land-craft-effect = Front: harvest { $land-craft-front }{ $land-craft-front_gold ->
    [0] {""}
   *[other] , tribute { $land-craft-front_gold } gold
}. Back: harvest { $land-craft-back }{ $land-craft-back_gold ->
    [0] {""}
   *[other] , tribute { $land-craft-back_gold } gold
}.
land-town = Town
land-town-effect = Front: harvest { $land-town-front }{ $land-town-front_gold ->
    [0] {""}
   *[other] , tribute { $land-town-front_gold } gold
}. Back: harvest { $land-town-back }{ $land-town-back_gold ->
    [0] {""}
   *[other] , tribute { $land-town-back_gold } gold
}.

side-front = front
side-back = back

sphere-monastery = Monastery
sphere-monastery-effect = Removes 1 single woman, and 1 more for every { $cost-token-removal ->
    [one] { $cost-token-removal } privilege
   *[other] { $cost-token-removal } privileges
}.
sphere-court = Court
sphere-court-effect = { $sphere-court-influence } influence, or make a knight your vassal. Majority: { $sphere-court-bonus_vp ->
    [one] { $sphere-court-bonus_vp } point
   *[other] { $sphere-court-bonus_vp } points
}, { $sphere-court-bonus_influence } influence, start player.
sphere-market = Market
sphere-market-effect = Exchange up to { $sphere-market-swaps } cubes, or auction a castle. Majority: { $sphere-market-bonus_vp ->
    [one] { $sphere-market-bonus_vp } point
   *[other] { $sphere-market-bonus_vp } points
}, { $sphere-market-bonus_gold } gold.
sphere-war = War
sphere-war-effect = Conquer free land or rob a land. Majority: { $sphere-war-bonus_vp ->
    [one] { $sphere-war-bonus_vp } point
   *[other] { $sphere-war-bonus_vp } points
}, the King's Soldier.
sphere-council = Council
sphere-council-effect = 1 privilege, or 1 single woman becomes influence. Majority: { $sphere-council-bonus_vp ->
    [one] { $sphere-council-bonus_vp } point
   *[other] { $sphere-council-bonus_vp } points
}, the Archbishop.
sphere-crusade = Crusade
sphere-crusade-effect = { $sphere-crusade-influence } influence, and safety in winter.

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
mi-ask-monastery = { $knight } in the monastery: how many more single women do you remove?
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
    [gold] {""} for { $cost-token-son } gold
    [privilege] {""} for { $cost-token-son ->
        [one] { $cost-token-son } privilege
       *[other] { $cost-token-son } privileges
    }
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
    [yes] {""} ({ $cost-token-space } gold or { $cost-token-space ->
        [one] { $cost-token-space } privilege
       *[other] { $cost-token-space } privileges
    })
   *[no] {""}
}
mi-do-stop = Stop
mi-do-roll = Roll again
mi-do-pay-gold = Pay { $cost-token-space } gold
mi-do-pay-privilege = Pay { $cost-token-space ->
    [one] { $cost-token-space } privilege
   *[other] { $cost-token-space } privileges
}
mi-do-kings_soldier = { $knight }
mi-do-archbishop = { $knight } of { $other_seat }
mi-do-take-influence = Take { $sphere-court-influence } influence
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
mi-then-roll = Faces of the die: boy { $boys }, girl { $girls }, hourglass { $hourglasses }.
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
mi-then-castle = Minimum bid: { $cubes }. The others may outbid you; whoever wins pays and builds for { $points } points.
mi-then-raise = Your bid holds { $cubes } and more. If you win, you pay it and build for { $points } points.
mi-then-drop = { $own ->
    [yes] { $other_seat } builds the castle; you may still exchange.
   *[no] You pay nothing. { $other_seat } is in the lead.
}
mi-then-conquest = Your soldiers: { $attack }, defence: { $defence }. The land is worth { $points } points.
mi-then-attack = Your soldiers: { $attack }, defence: { $defence }. Both sides add sealed cubes; a tie goes to the defence.
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
mi-no-wedding = There is no wedding: nobody has bid more than all the others.
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


## What the questions are about, as in "Now is the time to …"

question-action = choose an action
question-hourglass = take a white hourglass as a time token
question-rolled_hourglass = take a white hourglass as a time token
question-roll_again = roll again, or to stop
question-marriage_bid = bid for the wedding
question-half = take your half of the bid
question-placement = send your knight somewhere
question-space_payment = pay for the space
question-kings_soldier = give the King's Soldier to a knight
question-archbishop = send the Archbishop to a knight
question-monastery = remove more single women, or not
question-court = take influence, or to demand a vassal
question-offer = make an offer
question-answer = answer the offer
question-outbid = outbid the offer
question-grant = choose a land to grant
question-market = exchange cubes, or to auction a castle
question-swap = exchange cubes, or to stop
question-start_bid = make your start bid for the castle
question-rival = raise the bid for the castle, or to drop out
question-last_raise = add to your bid for the castle, or to drop out
question-extras = add cubes to the start bid
question-castle_site = build the castle
question-war = attack, or not
question-free_land_payment = pay for the attack
question-free_land = place the land, or to discard it
question-robbed_land = place the land
question-ask_lord = ask your lord for support, or not
question-attack_lord = join the battle, or to stay out
question-defence_lord = join the battle, or to stay out
question-battle_bid = choose cubes for the battle
question-council_bid = bid gold in the council
question-lower_bid = pay your bid, or to withdraw it
question-council = take a privilege, or a single woman as influence


## Why something is not possible now

mi-why-over = The game is over ({ $rule }).
mi-why-unknown = There is no such thing on this table.
mi-why-not-in-play = This knight is not in play ({ $rule }).
mi-why-empty-slot = There is no land in this slot ({ $rule }).
mi-why-turn = Not your turn: it is up to { $seat } ({ $rule }).
mi-why-sealed = You have sealed your bid already. Still to bid: { $order } ({ $rule }).
mi-why-nothing-to-bid = You have no cubes that could be bid here ({ $rule }).
mi-why-no-woman = Only a player who has a single woman can bid for the wedding ({ $rule }).
mi-why-no-part = You have no part in this battle ({ $rule }).
mi-why-now = Now is the time to { $question } ({ $rule }).
mi-why-range = { $least ->
    [0] At most { $most } is possible here ({ $rule }).
   *[other] Between { $least } and { $most } is possible here ({ $rule }).
}
mi-why-not-yours = That is not yours ({ $rule }).
mi-why-placed = This knight is on the board already: { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
} ({ $rule }).
mi-why-no-knight = You have no knight in this round ({ $rule }).
mi-why-nobody-home = All your knights are on the board already ({ $rule }).
mi-why-placing = You have placed or passed in this round, so harvesting, recruiting and offspring are over for you ({ $rule }).
mi-why-no-white = No white hourglass is left on the board, so nobody can harvest, recruit or raise sons any more ({ $rule }).
mi-why-no-harvest = None of your knights has a land ({ $rule }).
mi-why-cubes = You need { $cubes } more ({ $rule }).
mi-why-no-tile = All your knights have heirs, and no knight of yours is left to come into play ({ $rule }).
mi-why-no-gold = You have no gold to pay for it ({ $rule }).
mi-why-no-privilege = You have no privilege to pay with ({ $rule }).
mi-why-no-hourglasses = { $sphere }: hourglasses never lie there ({ $rule }).
mi-why-black = A black hourglass lies there already ({ $rule }).
mi-why-occupied = { $knight } of { $seat } stands there ({ $rule }).
mi-why-space-price = An hourglass lies there, and you have neither gold nor a privilege to pay for the space ({ $rule }).
mi-why-not-white = No white hourglass lies there ({ $rule }).
mi-why-own-knight = Only a knight of another player can become your vassal ({ $rule }).
mi-why-has-lord = This knight already has a lord: { $seat } ({ $rule }).
mi-why-own-lord = Your knight is a vassal of { $seat } and cannot turn against his lord ({ $rule }).
mi-why-archbishop = The Archbishop protects this knight ({ $rule }).
mi-why-soldiers = Your knight needs more soldiers than this column has soldiers, lands and castle together: { $soldiers } against { $elements } ({ $rule }).
mi-why-offered = Only where nothing was offered can you claim the vassal ({ $rule }).
mi-why-outbid = Even all your cubes would not outbid the offer: { $cubes } ({ $rule }).
mi-why-outbid-gold = You need at least as much gold as was offered: { $cubes } ({ $rule }).
mi-why-column-full = Both land slots of this knight are taken ({ $rule }).
mi-why-no-own-land = You have no land that you could grant ({ $rule }).
mi-why-same-land = The other land of this knight is just the same; take that one ({ $rule }).
mi-why-no-gold-at-market = At this table the market gives no gold ({ $rule }).
mi-why-has-castle = This knight has a castle already ({ $rule }).
mi-why-empty-stack = No land is left there ({ $rule }).
mi-why-too-weak = { $count ->
    [one] You would need { $count } cube of food or influence ({ $rule }).
   *[other] You would need { $count } cubes of food and influence ({ $rule }).
}
mi-why-own-land = This land is your own ({ $rule }).
mi-why-own-vassal = This knight is your vassal ({ $rule }).
mi-why-same-lord = Both knights have the same lord: { $seat } ({ $rule }).
mi-why-toll = The toll would be { $count } influence, one for each single woman in the family of { $seat } ({ $rule }).
mi-why-no-vassal = Only knights and vassals of { $seat } can get this land ({ $rule }).
mi-why-must-place = A robbed land must be placed as long as there is a free slot ({ $rule }).


## For the first game: what a decision is about

mi-first-action = Early in the round your knights work at home: they harvest, recruit soldiers and raise sons, and most of that costs them lifetime. Later you send them to the spheres of power, and from then on the work at home is over for you until the next round. Harvest first, see that every knight has an heir, and place before others take the good spaces.
mi-first-hourglass = What your knight has just done costs him a year of his life: a white hourglass from the board comes to him. When his time is full he grows old, or dies if he has no heir. The space you take it from becomes free of charge, so take it where it helps you and not the others.
mi-first-rolled_hourglass = The die costs your knight time: a white hourglass from the board comes to him. The space you take it from can then be used without paying. Watch his hourglasses: when his time is full he grows old, or dies if he has no heir yet.
mi-first-roll_again = There is no son yet, and you may try again. Every roll brings a boy, a girl or an hourglass. Girls cost points at the end of the game, and hourglasses shorten his life, so know when to stop.
mi-first-marriage_bid = A boy is born, and his wedding is a chance to marry off one of your single women, who would cost you points at the end. All bid in secret, colour after colour; more cubes win, between equally many the higher value, and if that is equal too there is no wedding at all. Others who win also score, and the father's family keeps half of their bid.
mi-first-half = Half of this bid is yours, and you choose which cubes. Gold is the most useful, since it pays for sons and spaces and counts at the end. What you leave goes back to the supply.
mi-first-placement = Each sphere gives this knight something in the power phase, and whoever has the most knights in a sphere also gets its bonus. Low numbers act first and win ties. A space with an hourglass costs gold or privileges, an empty one nothing.
mi-first-space_payment = The hourglass on this space has its price, and you choose how to pay. Gold can also be bid and scores at the end, privileges help you in the monastery. Keep what you want to use more.
mi-first-kings_soldier = You have the most knights at war, and the King lends you a soldier for this round. He counts like any other, in attack, in defence and in the winter. Give him to the knight who is about to demand a vassal or to conquer something.
mi-first-archbishop = You have the most knights in the council, so the Archbishop protects one knight for the rest of the round. That knight cannot be made a vassal and cannot be robbed. Choose the one of yours whom somebody could most easily attack.
mi-first-monastery = One single woman has left your family already, just because your knight is here. For privileges more can follow. Each of them would cost you points at the end, so that is mostly a fair price.
mi-first-court = Influence is safe: it pays tolls, fights battles and can be offered. A vassal is worth more: points at once, food every round, and points for lands that he wins. You need more soldiers than everything in his column together.
mi-first-offer = Somebody wants to make your knight a vassal, and now you may offer gold and influence against it. If it is accepted, you lose it all but score points and stay free. If it is outbid, you keep it, and half of the higher bid is yours; if you offer nothing, your knight can be taken without a price.
mi-first-answer = Take half of what was offered and leave the knight alone, or insist. To insist you lay out a higher bid or grant the knight one of your lands; only if nothing was offered can you take him for nothing. A vassal brings you points at once and food in every round to come.
mi-first-outbid = Your bid must be higher than the offer: more cubes, or as many of greater value, and no less gold. Half of it goes to the other player. So use as few and as cheap cubes as you can.
mi-first-grant = One of your lands moves to the knight who becomes your vassal. You lose its points and get them back as his lord, so nothing is lost but its harvest. Give the land that you need least.
mi-first-market = You can exchange a few cubes for other colours, or put a castle up for auction. A castle scores at once, protects your knight in winter and defends his lands. Others may bid too, but you have the last word, and if you lose you may still exchange.
mi-first-swap = Each cube you give becomes one of another colour. Think of what you are short of: fabric and metal for soldiers, food as well for a castle, gold for sons and spaces. What you have just received cannot be exchanged again.
mi-first-start_bid = Your start bid needs at least what a castle costs, and others must match it exactly before they add something. A small bid is cheap, a rare colour in it keeps rivals out. You may still add to it at the end.
mi-first-rival = Somebody auctions a castle, and you may raise just once. Your bid holds everything of the start bid and something more. A castle is worth points at once, so go along if you can do without the cubes.
mi-first-last_raise = Somebody has bid more than you for your castle, and you have the last word. Add enough to your start bid to be the highest, or let it go. If you let it go, you keep your cubes and may exchange instead.
mi-first-extras = Your bid contains the start bid already; now add what makes it the highest. More cubes always win, whatever their colours. Take the ones that you need least, food above all.
mi-first-castle_site = The castle scores at once and stays for ever. A knight with a castle does not freeze, and his lands are harder to rob. A knight without land needs it most.
mi-first-war = Your knight may attack once: a free land on top of a stack, or a land of somebody else. Against free land you know beforehand exactly what it costs; against a neighbour both sides choose cubes in secret. Every land scores at once and can be harvested in later rounds.
mi-first-free_land_payment = Your soldiers are not strong enough alone, so cubes help out. Food and influence fight equally well. Food comes easily with the harvest, so influence is mostly worth keeping.
mi-first-free_land = Lay the land with a knight who has room for it; it scores at once. A knight without land should have one, for it saves him in winter. With a vassal of yours it scores for you and for his owner.
mi-first-robbed_land = The land is yours to place, and it scores at once. Give it to a knight who has no land yet, or to one who is well defended. With a vassal it scores for you and for his owner as well.
mi-first-ask_lord = Your knight has a lord, who can help in this battle with cubes of his own. If you ask and he comes, he decides which knight gets the land, though only among yours. He may also come unasked.
mi-first-attack_lord = Your vassal attacks, and you can help with food and influence. If he asked you, joining lets you decide where the land goes, and you score for lands of your vassals. Joining costs nothing until you choose cubes.
mi-first-defence_lord = Your vassal is under attack, and you can help with food and influence. If his land is lost, you lose points for it, just as he does. Joining costs nothing until you choose cubes.
mi-first-battle_bid = Everybody in this battle now chooses food and influence in secret, and each cube adds to the strength. A soldier counts for more, a castle helps the defence; if both sides are equal, the defender wins. All cubes are lost, whoever wins, so do not use more than the land is worth to you.
mi-first-council_bid = Every round the council sells its favour for gold, and everybody may bid in secret. The highest bid scores most; lower ones may pay for fewer points or take their gold back. Gold also pays for sons and spaces, so keep a little.
mi-first-lower_bid = Somebody has bid more, so your bid brings fewer points, and you may still change your mind. Compare the points with the gold they cost. If you withdraw, you keep the gold and score nothing.
mi-first-council = Your knight in the council brings a privilege, which pays like gold for sons and spaces. Or one of your single women becomes influence in your stock, and no longer costs you points at the end. With many single women the second is mostly better.

# Why a move is advised: the part of the own worth that it serves.
because-points = you will stand better in points
because-stock = it leaves you the better cubes
because-lineage = it serves your family better: women and privileges
because-knights = it serves your knights better: heirs, years and castles
because-soldiers = your knights will be stronger
because-lands = your lands will yield more
because-vassals = it wins you vassals, or keeps your knights free
because-posts = it serves your knights better in the spheres of power
because-prospects = what is being decided is likelier to end well for you

# The same with a number (`insight/figures.py`): that of this move instead of that of the other one.
because-points-points = you will already have { figure } { $count ->
    [one] point
   *[other] points
} instead of { figure-other }
because-stock-cubes = you will have { figure } { $count ->
    [one] cube
   *[other] cubes
} instead of { figure-other }
because-stock-soldiers = your cubes will be enough for { figure } { $count ->
    [one] soldier
   *[other] soldiers
} instead of { figure-other }
because-stock-gold = you will have { figure } gold instead of { figure-other }
because-stock-influence = you will have { figure } influence instead of { figure-other }
because-stock-metal = you will have { figure } metal instead of { figure-other }
because-stock-fabric = you will have { figure } fabric instead of { figure-other }
because-stock-food = you will have { figure } food instead of { figure-other }
because-lineage-privileges = you will have { figure } { $count ->
    [one] privilege
   *[other] privileges
} instead of { figure-other }
because-lineage-women = your family will have { figure } { $count ->
    [one] single woman
   *[other] single women
} instead of { figure-other }
because-knights-knights = you will have { figure } { $count ->
    [one] knight
   *[other] knights
} instead of { figure-other }
because-knights-heirs = { figure } instead of { figure-other } of your knights will have an heir
because-knights-castles = you will have { figure } { $count ->
    [one] castle
   *[other] castles
} instead of { figure-other }
because-knights-homeless = { figure } instead of { figure-other } of your knights will be without land and castle
because-knights-time = your knights will bear { figure } { $count ->
    [one] time token
   *[other] time tokens
} instead of { figure-other }
because-soldiers-soldiers = your knights will have { figure } { $count ->
    [one] soldier
   *[other] soldiers
} instead of { figure-other }
because-soldiers-strongest = your strongest knight will have { figure } { $count ->
    [one] soldier
   *[other] soldiers
} instead of { figure-other }
because-soldiers-at_war = your strongest knight at war will have { figure } { $count ->
    [one] soldier
   *[other] soldiers
} instead of { figure-other }
because-soldiers-at_court = your strongest knight at court will have { figure } { $count ->
    [one] soldier
   *[other] soldiers
} instead of { figure-other }
because-soldiers-unguarded = { figure } instead of { figure-other } of your knights will be without soldiers and castle
because-lands-lands = you will have { figure } { $count ->
    [one] land
   *[other] lands
} instead of { figure-other }
because-lands-tribute = your lands will show { figure } gold instead of { figure-other }
because-lands-missing = for the free land that is easiest to take you will lack { figure } { $count ->
    [one] cube
   *[other] cubes
} instead of { figure-other }
because-vassals-vassals = you will have { figure } { $count ->
    [one] vassal
   *[other] vassals
} instead of { figure-other }
because-vassals-lands = your vassals will have { figure } { $count ->
    [one] land
   *[other] lands
} instead of { figure-other }
because-vassals-serving = { figure } instead of { figure-other } of your knights will serve others
because-posts-leads = you will lead in { figure } { $count ->
    [one] sphere of power
   *[other] spheres of power
} instead of { figure-other }
because-posts-posts = you will have { figure } { $count ->
    [one] knight
   *[other] knights
} in the spheres of power instead of { figure-other }
because-prospects-strength = with your cubes your side will come to { figure } instead of { figure-other } (the other one has { $rival } without cubes)
because-prospects-rivals = { figure } instead of { figure-other } of the others could bid more than you
