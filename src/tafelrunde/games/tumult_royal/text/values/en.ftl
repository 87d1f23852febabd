### The printed values in the form: groups, values, and what does not go together.

entries-tile = Goods tiles
entries-tile-plain = Tiles without an edge
entries-tile-grey = Tiles with a grey edge
entries-tile-black = Tiles with a black edge
entries-centre = Centre
entries-field = Fields
entries-landscape = Landscape tiles
entries-landscape-each = Landscape tile { $number }
entries-frame = Frame
entries-frame-two = Frame for two players
entries-frame-three = Frame for three players
entries-frame-four = Frame for four players
entries-disc = Disc
entries-chronicle = Chronicle
entries-chronicle-each = Field { $number } of the chronicle
entries-followers = Followers
entries-statues = Statues

entry-values = Symbols on the tiles of one good
entry-aside = Set aside for each player
entry-grid_rows = Rows in the centre
entry-statues = Statues
entry-bread = Bread
entry-marble = Marble
entry-tool = Tools
entry-free = Also far from own statues
entry-rows = Fields, row by row (W meadow, F forest, G mountain, D village, S castle)
entry-king_turns = Tiles that the king turns over
entry-sectors = Numbers of the eight sectors
entry-turn = Turned over
entry-end_number = Number for the end of the game
entry-total = Followers in the game
entry-start = At the start, with two, three, four players
entry-punishment = Punishment
entry-coronation = Coronation
entry-consolation = Consolation
entry-relief = From the supply, if there are too few
entry-each = Statues of each player

word-none = nothing
word-king = by the king
word-all = everything

tr-value-landscapes = There are { $count } landscape tiles.
tr-value-followers = { $players } players with { $count } each need more followers than there are.
tr-value-price = Every field costs something.
tr-value-free = Twice that would be more than three of a good.
tr-value-meadow = There must be a meadow (W).
tr-value-open = There are { $count } different places within the frame.
tr-value-king-turns = Only { $count } tiles lie face down.
tr-value-chronicle = The chronicle has ten fields.
