### Tumult Royal in English: every word a person reads.
### Lands, fields and tiles have names (A, A1): rows, columns and slots are for the notation of moves alone.

game-tumult_royal = Tumult Royal
game-tumult_royal-about = Rob goods from the people, blindly and all at once, and pay with them for statues of yourself. Leave too little, and the greediest noble is punished.
game-tumult_royal-goal = Most statues in the end: rob and pay for them, but never be the greediest in a tumult.


## For the program: the families of messages that count

count-families = goods


## Options

option-players = Players
option-players-help = How many of you play.
option-robbery = Tax robbery
option-robbery-help = In real time everybody lifts tiles at once for 20 seconds or a little more: all must be at the table, and quick hands help. In turns everybody has twelve looks and no haste: for slow games, one shared screen, or bots only.
option-robbery-looks = In turns, with looks
option-robbery-realtime = In real time
option-packet = Looks in a row
option-packet-help = How many looks you take before the next player does. Only when you rob in turns.
option-packet-1 = 1: one look at a time
option-packet-4 = 4: for a shared screen
option-packet-6 = 6: for slow games
option-exact_statues = Exactly 2 or 3 statues
option-exact_statues-help = A player with fewer statues left than a village or castle takes cannot use it. Without this rule he pays the full price and places those he has.
option-gambler = Gambler variant
option-gambler-help = The king spins the disc only after the robbery, once for each good.
option-manual_spin = The king may forget to spin
option-manual_spin-help = The king is asked to spin; a king who forgets leaves the demand as it was. Not together with the gambler variant.

preset-real_time = All at once
preset-real_time-help = As in the rulebook: all rob at once, against the sand-glass. Quick hands help, and everybody has to be at the table.
preset-turn_based = In turns
preset-turn_based-help = Without a clock: in turns you look at a few tiles. For slow games and for one screen for all.
preset-strict_turns = Look by look
preset-gambler = Gambler variant
preset-practice = Practice for the robbery

# What a numbered rule holds for.
holds-all = always
holds-realtime = robbery in real time
holds-looks = robbery in turns
holds-manual_spin = spin can be forgotten
holds-gambler = gambler variant


## Goods, tiles, fields

good-bread = bread
good-marble = marble
good-tool = tools

goods-bread = { $count } bread
goods-marble = { $count } marble
goods-tool = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}

tiles-bread_1 = { $count ->
    [1] bread 1
   *[other] { $count }× bread 1
}
tiles-bread_2 = { $count ->
    [1] bread 2
   *[other] { $count }× bread 2
}
tiles-bread_3 = { $count ->
    [1] bread 3
   *[other] { $count }× bread 3
}
tiles-marble_1 = { $count ->
    [1] marble 1
   *[other] { $count }× marble 1
}
tiles-marble_2 = { $count ->
    [1] marble 2
   *[other] { $count }× marble 2
}
tiles-marble_3 = { $count ->
    [1] marble 3
   *[other] { $count }× marble 3
}
tiles-tool_1 = { $count ->
    [1] tools 1
   *[other] { $count }× tools 1
}
tiles-tool_2 = { $count ->
    [1] tools 2
   *[other] { $count }× tools 2
}
tiles-tool_3 = { $count ->
    [1] tools 3
   *[other] { $count }× tools 3
}

field-meadow = Meadow
field-forest = Forest
field-mountain = Mountain
field-village = Village
field-castle = Castle

letter-meadow = m
letter-forest = f
letter-mountain = g
letter-village = v
letter-castle = c

rank-1 = King
rank-2 = Duke
rank-3 = Prince
rank-4 = Count


## Phases of a round

phase-first_statues = First statues
phase-mood = Mood of the people
phase-robbery = Tax robbery
phase-tumults = Tumults
phase-placing = Placing statues
phase-ranks = Ranks
phase-coronation = Coronation
phase-mercy = Mercy of the people

why-surplus = overpaid
why-consolation = consolation
why-punishment = punishment
why-coronation = coronation


## Questions

tr-ask-first_statue = Where does your first statue stand?
tr-ask-spin = Do you spin the disc? If you forget it, the demand is { $count }.
tr-ask-look = Which tile do you look at? Looks left: { $count }.
tr-ask-hold = You hold { $good } { $value }. Do you keep it?
tr-ask-rob = Which tile do you look at?
tr-ask-grace = Time is up. You hold { $good } { $value }. Do you keep it?
tr-ask-clock = Has the sand run out?
tr-ask-place = Where do you place statues?
tr-ask-reveal = { $count ->
    [one] Which landscape tile do you turn over?
   *[other] Which { $count } landscape tiles do you turn over?
}


## Offers

tr-no-look = Stop looking for this round
tr-no-place = Pass
tr-do-spin = Spin
tr-do-forget = Forget it
tr-do-keep = Keep it
tr-do-put-back = Put it back
tr-do-time-up = Time is up
tr-do-grace-over = Too late
tr-do-lift = Tile { $tile }
tr-do-lift-again = Tile { $tile } again ({ $good } { $value })
tr-do-first-statue = Meadow { $at }
tr-do-place = { $field } { $at }{ $double ->
    [yes] { "" } at double cost
   *[no] { "" }
}: { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
} for { $tiles }{ $surplus ->
    [0] { "" }
    [one] , { $surplus } follower
   *[other] , { $surplus } followers
}
tr-do-reveal = Turn over land { $lands }


## What happens

tr-ranks = Ranks, from the king down: { $order }.
tr-first-statue = First statue of { $seat }: meadow { $at }.
tr-phase = Round { $round }: { $phase }
tr-demand = { $seat } spins the disc. The people demand { $count } of each good.
tr-demand-good = { $seat } spins the disc. The people demand { $good }: { $count }.
tr-forgets = { $seat } forgets to spin. The demand is { $count }.
tr-lifts = { $seat } looks at tile { $tile }.
tr-sees = { $seat } sees { $good } { $value } (tile { $tile }).
tr-keeps = { $seat } keeps tile { $tile }.
tr-puts-back = { $seat } puts tile { $tile } back.
tr-stops = { $seat } stops looking.
tr-time-up = Time is up.
tr-robbed = { $seat } has robbed: { $goods }.
tr-left = Left to the people: { $goods }.
tr-content = { $good }: { $count } left, { $demand } demanded. No tumult.
tr-greed = Greed for { $good }: { $scores }.
tr-tumult = Tumult for { $good }: { $count } left, { $demand } demanded. { $seat } is the greediest.
tr-returns = { $seat } gives back: { $tiles }.
tr-gives = { $count ->
    [one] { $seat } gives up { $count } follower ({ $why }).
   *[other] { $seat } gives up { $count } followers ({ $why }).
}
tr-gains = { $count ->
    [one] { $seat } gains { $count } follower ({ $why }).
   *[other] { $seat } gains { $count } followers ({ $why }).
}
tr-all-give = The supply is short: everybody gives up to { $count } followers.
tr-all-receive = Too few followers: everybody gets { $count } from the supply.
tr-passes = { $seat } passes.
tr-places = { $count ->
    [one] { $seat } places { $count } statue: { $field } { $at }.
   *[other] { $seat } places { $count } statues: { $field } { $at }.
}
tr-crowned = { $count ->
    [one] { $seat } is crowned and puts { $count } statue on field { $round } of the chronicle.
   *[other] { $seat } is crowned and puts { $count } statues on field { $round } of the chronicle.
}
tr-reveals = Land { $land } is turned over.
tr-mercy = Mercy of the people: { $seats }.
tr-game-over = The game is over. Statues: { $scores }.


## The board in a terminal

tr-head = Round { $round }: { $phase }
tr-head-demand = Demand: { $demand }
tr-head-supply = Supply: { $count }
tr-column-statues = Statues
tr-column-followers = Followers
tr-column-hoard = Hoard
tr-column-looks = Looks
tr-sign-mercy = mercy
tr-chronicle = Chronicle: { $shown }
tr-centre = Centre


## Why a tile cannot be lifted

tr-refused-time_up = Time is up.
tr-refused-hand_full = You already hold a tile.
tr-refused-too_fast = Too fast: take a breath between two tiles.
tr-refused-taken = Somebody was faster: this tile is taken.


## Why something is not possible

tr-why-over = The game is over ({ $rule }).
tr-why-unknown = There is no such thing on this table.
tr-why-turn = Not your turn: it is up to { $seat } ({ $rule }).
tr-why-stopped = You have stopped looking for this round ({ $rule }).
tr-why-time-up = Time is up: no tile can be lifted any more ({ $rule }).
tr-why-nothing-left = No tile is left to lift ({ $rule }).
tr-why-not-robbing = Tiles are lifted during the tax robbery only ({ $rule }).
tr-why-hand-full = You hold a tile. Keep it or put it back first ({ $rule }).
tr-why-held = { $seat } is looking at this tile ({ $rule }).
tr-why-in-hoard = { $seat } has kept the tile that lay here ({ $rule }).
tr-why-not-placing = Statues are placed after the tumults ({ $rule }).
tr-why-hidden = This landscape tile is still hidden ({ $rule }).
tr-why-occupied = Statues of { $seat } stand there ({ $rule }).
tr-why-meadow-only = A first statue needs a meadow ({ $rule }).
tr-why-too-few-statues = { $field }: you would need { $count } statues left ({ $rule }).
tr-why-far = { $field }: only beside statues of your own ({ $rule }).
tr-why-tiles = You need { $goods } more ({ $rule }).
tr-why-tiles-double = Away from your statues it costs double: you need { $goods } more ({ $rule }).
tr-why-open = This landscape tile lies open already ({ $rule }).
tr-why-not-turning = Hidden landscape tiles are turned over on fields 3 and 5 of the chronicle ({ $rule }).
tr-why-not-paying = Tiles are paid when you place statues ({ $rule }).
tr-why-no-tile = You do not have this tile ({ $rule }).
tr-why-useless-tile = There is nothing to pay with this tile now, or it would be superfluous ({ $rule }).
tr-why-no-spin = The disc is not spun now ({ $rule }).
tr-why-empty-hand = You hold no tile ({ $rule }).
tr-why-must-decide = You hold a tile and must decide on it first ({ $rule }).
tr-why-must = You cannot decline this ({ $rule }).


## What a decision is about, for a first game

tr-first-first_statue = Your first statue costs nothing and is where your land begins: later you build cheaply only beside your own statues. Look for a meadow next to villages and castles, which take two or three statues at once. Most statues placed wins.
tr-first-spin = The disc says how much of each good must be left to the people after the robbery. As king you may also "forget" to spin; then the number of the last round holds again. A low number suits the greedy.
tr-first-look = Now you rob. Each look shows you one tile alone: keep it for your castle board, or put it back where it lay. Your castle board says what a field costs. If too little of a good is left for the people, whoever took most of it is punished, so do not be the greediest.
tr-first-hold = You alone see this tile. Kept tiles pay for your statues in this round only; what is left over goes back and earns nothing. Put back what you cannot use: you will remember it, and the others have to guess.
tr-first-rob = All rob at the same time, against the clock. Touch a tile to look at it, then keep it or put it back; you hold one tile at most, and there is a breath of 0.6 seconds between two lifts. When the sand has run out, a tile in hand may still be kept for a moment.
tr-first-grace = The sand has run out, but the tile in your hand is still yours to decide on, for one and a half seconds. After that it goes back to the people by itself.
tr-first-place = Choose a field beside your own statues and pay with your tiles; meadows and forests elsewhere cost double. No change is given, but every symbol paid too much brings you a follower, and the most followers make the next king. You may place once each round of turns, or pass.
tr-first-reveal = As the new king you turn over hidden land, and all of you can build there from the next round on. Choose the side where your statues stand: new villages and castles there will be closer to you than to the others.

# Why a move is advised: the part of the own worth that it serves.
score-amount = { $points ->
    [one] { $points } statue
   *[other] { $points } statues
}
because-statues = you will have placed more statues
because-followers = you will stand better with followers
because-land = it opens better fields beside your statues
because-hoard = what you have robbed will suit you better
because-plans = you will be able to pay for more, or for better fields
because-danger = it keeps you out of tumults


## Options that do not go together

tr-not-both = A king who may forget to spin, and the variant for gamblers, do not go together.

# The same with a number (`insight/figures.py`): that of this move instead of that of the other one.
because-statues-placed = you will have placed { figure } { $count ->
    [one] statue
   *[other] statues
} instead of { figure-other }
because-followers-followers = you will have { figure } { $count ->
    [one] follower
   *[other] followers
} instead of { figure-other }
because-followers-rank = you will have rank { figure } instead of { figure-other }
because-land-castles = there will be { figure } { $count ->
    [one] free castle
   *[other] free castles
} beside your statues instead of { figure-other }
because-land-villages = there will be { figure } { $count ->
    [one] free village
   *[other] free villages
} beside your statues instead of { figure-other }
because-land-fields = there will be { figure } { $count ->
    [one] free field
   *[other] free fields
} beside your statues instead of { figure-other }
because-land-hidden = there will be { figure } hidden { $count ->
    [one] field
   *[other] fields
} beside your statues instead of { figure-other }
because-hoard-goods = you will have robbed { figure } { $count ->
    [one] good
   *[other] goods
} instead of { figure-other }
because-hoard-bread = you will have robbed { figure } bread instead of { figure-other }
because-hoard-marble = you will have robbed { figure } marble instead of { figure-other }
because-hoard-tool = you will have robbed { figure } { $count ->
    [one] tool
   *[other] tools
} instead of { figure-other }
because-plans-statues = what you have robbed will be enough for { figure } { $count ->
    [one] statue
   *[other] statues
} instead of { figure-other }
because-plans-kinds = you will be able to pay for { figure } { $count ->
    [one] kind
   *[other] kinds
} of field instead of { figure-other }
because-danger-most = of the good that you have robbed most you will have only { figure } instead of { figure-other }
