### Der Tisch von Tumult Royal auf Deutsch.

tab-robbery = Raub
tab-land = Land

points = { $points ->
    [one] { $points } Statue
   *[other] { $points } Statuen
}
-counted = Statuen
-one-counted = eine Statue
why-first_statue = Erste Statue
why-meadow = Wiesen
why-forest = Wälder
why-mountain = Gebirge
why-village = Dörfer
why-castle = Schlösser
why-chronicle = Chronik

board-land = Das Land
board-field = { $field } { $at }, frei
board-field-of = { $field } { $at }: { $count ->
    [one] eine Statue von { $seat }
   *[other] { $count } Statuen von { $seat }
}
board-spot = { $field } { $at }
board-hidden-place = Verdeckte Landschaftstafel { $land }
board-chronicle = Königs-Chronik
board-chronicle-field = Feld { $number }: { $count ->
    [one] eine Statue.
   *[other] { $count } Statuen.
}
board-chronicle-of = { $count ->
    [one] Hier steht eine Statue von { $seat }.
   *[other] Hier stehen { $count } Statuen von { $seat }.
}
board-turn-king = Der König deckt Landschaftstafeln auf.
board-turn-all = Alle verdeckten Landschaftstafeln werden aufgedeckt.
board-end = Ist der Vorsprung größer als { $count }, endet das Spiel.
board-end-last = Das Spiel endet auf jeden Fall.
board-disc = Die Tumultscheibe
board-no-demand = Forderung noch unbekannt
board-demand = Das Volk verlangt { $bread } Brot, { $marble } Marmor, { $tool } Werkzeug.
board-of-each = von jeder Ware
board-centre = Die Waren des Volkes
board-slot = Plättchen { $tile }, verdeckt
board-slot-known = Plättchen { $tile }: { $good } { $value }
board-slot-held = Plättchen { $tile }: { $seat } sieht es gerade an
board-slot-mine = Plättchen { $tile }: in deiner Hand
board-slot-hoard = Platz { $tile }: { $seat } hat das Plättchen behalten
board-left = { $left } übrig, { $demand } verlangt
board-content = Das Volk ist zufrieden.
board-punished = Am gierigsten: { $seat } verliert { $count ->
    [one] { $count } Gefolgsmann.
   *[other] { $count } Gefolgsleute.
}
board-punished-rank = Gleich gierig, der höhere Rang zählt: { $seat } verliert { $count ->
    [one] { $count } Gefolgsmann.
   *[other] { $count } Gefolgsleute.
}
board-punished-king = Niemand war gierig, also büßt der König: { $seat } verliert { $count ->
    [one] { $count } Gefolgsmann.
   *[other] { $count } Gefolgsleute.
}
board-returned = Zurück an das Volk: { $tiles }.
board-castle-of = Burgtafel von { $seat }
board-track = Statuen aufgestellt: { $placed }, übrig: { $left }
board-prices = Was ein Feld kostet
board-price = kostet { $goods }
board-statues = Statuen
board-free-help = Auch fern von deinen Statuen, zum doppelten Preis
board-hoard = Geraubte Plättchen: { $count }
board-hoard-empty = Keine geraubten Plättchen.
board-tile = { $good } { $value }{ $count ->
    [one] { "" }
   *[other] , { $count } Stück
}
board-in-hand = In deiner Hand: { $good } { $value }
board-hand-of = { $seat } sieht Plättchen { $tile } an
board-looks = { $count ->
    [one] noch { $count } Blick
   *[other] noch { $count } Blicke
}
board-stopped = Für diese Runde aufgehört
board-mercy = Gnade
board-mercy-help = Bei einem Tumult zählt ein Zeichen weniger gegen dich.
board-was-punished = bestraft
board-followers = Gefolgsleute
board-supply = Gefolgsleute im Vorrat: { $count }
board-holds = sieht { $tile } an
board-about-player = { $rank }, Gefolgsleute: { $followers }, geraubte Plättchen: { $count }.

## Was die Zeichen bedeuten

legend-bread = Brot
legend-marble = Marmor
legend-tool = Werkzeug
legend-statue = Statuen, die ein Feld aufnimmt
legend-followers = Gefolgsleute: Wer die meisten hat, wird König
legend-tiles = Geraubte Plättchen
legend-eye = Blicke übrig
legend-stop = Sucht nicht mehr
legend-rank-1 = König
legend-rank-2 = Herzog
legend-rank-3 = Fürst
legend-rank-4 = Graf
legend-mercy = Gnade: Im Tumult zählt weniger gegen dich
legend-punished = Wurde im Tumult bestraft
legend-turn = Hier werden Landschaftstafeln aufgedeckt
legend-flag = Bei größerem Vorsprung endet das Spiel
legend-meadow = Wiese
legend-forest = Wald
legend-mountain = Gebirge
legend-village = Dorf: Platz für mehr als eine Statue
legend-castle = Schloss: Platz für die meisten Statuen
