### The board of Tumult Royal in English.

tab-robbery = Robbery
tab-land = Land

points = { $points ->
    [one] { $points } statue
   *[other] { $points } statues
}
-counted = { $place ->
    [start] Statues
   *[other] statues
}
-one-counted = one statue
why-first_statue = First statue
why-meadow = Meadows
why-forest = Forests
why-mountain = Mountains
why-village = Villages
why-castle = Castles
why-chronicle = Chronicle

board-land = The land
board-field = { $field } { $at }, free
board-field-of = { $field } { $at }: { $count ->
    [one] a statue of { $seat }
   *[other] { $count } statues of { $seat }
}
board-spot = { $field } { $at }
board-hidden-place = Hidden land { $land }
board-chronicle = The king's chronicle
board-chronicle-field = Field { $number }: { $count ->
    [one] one statue.
   *[other] { $count } statues.
}
board-chronicle-of = { $count ->
    [one] A statue of { $seat } stands here.
   *[other] { $count } statues of { $seat } stand here.
}
board-turn-king = The king turns over hidden landscape tiles.
board-turn-all = All hidden landscape tiles are turned over.
board-end = The game ends if the lead is more than { $count }.
board-end-last = The game ends in any case.
board-disc = The tumult disc
board-no-demand = demand not known yet
board-demand = The people demand { $bread } bread, { $marble } marble, { $tool } tools.
board-of-each = of each good
board-centre = The goods of the people
board-slot = Tile { $tile }, face-down
board-slot-known = Tile { $tile }: { $good } { $value }
board-slot-held = Tile { $tile }: { $seat } is looking at it
board-slot-mine = Tile { $tile }: in your hand
board-slot-hoard = Place { $tile }: { $seat } has kept this tile
board-left = { $left } left, { $demand } demanded
board-content = The people are content.
board-punished = { $seat } is the greediest and loses { $count ->
    [one] { $count } follower.
   *[other] { $count } followers.
}
board-punished-rank = Equally greedy: the higher rank counts. { $seat } loses { $count ->
    [one] { $count } follower.
   *[other] { $count } followers.
}
board-punished-king = Nobody was greedy, so the king pays: { $seat } loses { $count ->
    [one] { $count } follower.
   *[other] { $count } followers.
}
board-returned = Back to the people: { $tiles }.
board-castle-of = Castle board of { $seat }
board-track = Statues placed: { $placed }, left: { $left }
board-prices = What a field costs
board-price = costs { $goods }
board-statues = statues
board-free-help = Also away from your own statues, at double cost
board-hoard = Robbed tiles: { $count }
board-hoard-empty = No robbed tiles.
board-tile = { $good } { $value }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
board-in-hand = In your hand: { $good } { $value }
board-hand-of = { $seat } is looking at tile { $tile }
board-looks = { $count ->
    [one] { $count } look left
   *[other] { $count } looks left
}
board-stopped = Stopped for this round
board-mercy = mercy
board-mercy-help = In a tumult one symbol less counts against you.
board-was-punished = punished
board-followers = Followers
board-supply = Followers in the supply: { $count }
board-holds = looks at { $tile }
board-about-player = { $rank }, followers: { $followers }, robbed tiles: { $count }.

## What the signs mean

legend-bread = Bread
legend-marble = Marble
legend-tool = Tool
legend-statue = Statues that a field takes
legend-followers = Followers: whoever has the most becomes king
legend-tiles = Robbed tiles
legend-eye = Looks left
legend-stop = Has stopped looking
legend-rank-1 = King
legend-rank-2 = Duke
legend-rank-3 = Prince
legend-rank-4 = Count
legend-mercy = Mercy: less counts against you in a tumult
legend-punished = Was punished in a tumult
legend-turn = Hidden land is turned up here
legend-flag = The game ends at a greater lead
legend-meadow = Meadow
legend-forest = Forest
legend-mountain = Mountain
legend-village = Village: room for more than one statue
legend-castle = Castle: room for the most statues
