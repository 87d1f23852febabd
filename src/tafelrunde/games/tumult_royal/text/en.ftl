### Tumult Royal in English: every word a person reads.
### Rows, columns and slots are counted from 0, as in the notation of moves.

game-tumult_royal = Tumult Royal
game-tumult_royal-about = Rob goods from the people, blindly and all at once, and pay with them for statues of yourself. Leave too little, and the greediest noble is punished. 2 to 4 players.


## Options

option-players = Players
option-players-help = How many of you play.
option-robbery = Tax robbery
option-robbery-help = Everybody at once against the hourglass, or in turns with twelve looks each.
option-robbery-looks = In turns, with looks
option-robbery-realtime = In real time
option-packet = Looks in a row
option-packet-help = How many looks you take before the next player does. Only when you rob in turns.
option-packet-1 = 1: one look at a time
option-packet-4 = 4: for a shared screen
option-packet-6 = 6: for slow games
option-gambler = Gambler variant
option-gambler-help = The king spins the disc only after the robbery, once for each good.
option-manual_spin = The king may forget to spin
option-manual_spin-help = The king is asked to spin; who forgets leaves the demand as it was. Not together with the gambler variant.


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
tiles-bread_3 = bread 3
tiles-marble_1 = { $count ->
    [1] marble 1
   *[other] { $count }× marble 1
}
tiles-marble_2 = { $count ->
    [1] marble 2
   *[other] { $count }× marble 2
}
tiles-marble_3 = marble 3
tiles-tool_1 = { $count ->
    [1] tools 1
   *[other] { $count }× tools 1
}
tiles-tool_2 = { $count ->
    [1] tools 2
   *[other] { $count }× tools 2
}
tiles-tool_3 = tools 3

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
tr-do-lift = Tile { $slot }
tr-do-lift-again = Tile { $slot } again ({ $good } { $value })
tr-do-first-statue = Meadow { $row },{ $column }
tr-do-place = { $field } { $row },{ $column }{ $double ->
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
tr-do-reveal = Turn over { $places }


## What happens

tr-ranks = Ranks, from the king down: { $order }.
tr-first-statue = First statue of { $seat }: { $row },{ $column }.
tr-phase = Round { $round }: { $phase }
tr-demand = { $seat } spins the disc. The people demand { $count } of each good.
tr-demand-good = { $seat } spins the disc. The people demand { $good }: { $count }.
tr-forgets = { $seat } forgets to spin. The demand is { $count }.
tr-lifts = { $seat } looks at tile { $slot }.
tr-sees = { $seat } sees { $good } { $value } (tile { $slot }).
tr-keeps = { $seat } keeps tile { $slot }.
tr-puts-back = { $seat } puts tile { $slot } back.
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
    [one] { $seat } places { $count } statue: { $field } { $row },{ $column }.
   *[other] { $seat } places { $count } statues: { $field } { $row },{ $column }.
}
tr-crowned = { $count ->
    [one] { $seat } is crowned and puts { $count } statue on field { $round } of the chronicle.
   *[other] { $seat } is crowned and puts { $count } statues on field { $round } of the chronicle.
}
tr-reveals = Landscape tile { $row },{ $column } is turned over: { $landscape }, turned by { $rotation }°.
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
