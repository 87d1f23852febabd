### Tumult Royal auf Deutsch: jedes Wort, das jemand am Tisch liest.
### Zeilen, Spalten und Plätze zählen ab 0, wie in der Notation der Züge.
### Namen stehen so (hinter Doppelpunkt, in Klammern, am Anfang), dass sie nicht gebeugt werden müssen.

game-tumult_royal = Tumult Royal
game-tumult_royal-about = Raube dem Volk Waren, blind und alle zugleich, und bezahle damit Statuen von dir selbst. Bleibt zu wenig übrig, wird der Gierigste bestraft. 2 bis 4 Personen.


## Optionen

option-players = Personen
option-players-help = Wie viele mitspielen.
option-robbery = Steuer-Raub
option-robbery-help = Alle zugleich gegen die Sanduhr oder reihum mit je zwölf Blicken.
option-robbery-looks = Reihum, mit Blicken
option-robbery-realtime = In Echtzeit
option-packet = Blicke am Stück
option-packet-help = Wie viele Blicke du nimmst, bevor die nächste Person an der Reihe ist. Nur beim Raub reihum.
option-packet-1 = 1: Blick für Blick
option-packet-4 = 4: für einen gemeinsamen Bildschirm
option-packet-6 = 6: für langsame Partien
option-gambler = Variante für Zocker
option-gambler-help = Der König dreht die Scheibe erst nach dem Raub, einmal für jede Ware.
option-manual_spin = Der König kann das Drehen vergessen
option-manual_spin-help = Der König wird gefragt, ob er dreht; vergisst er es, gilt die alte Zahl. Nicht zusammen mit der Variante für Zocker.


## Waren, Plättchen, Felder

good-bread = Brot
good-marble = Marmor
good-tool = Werkzeug

goods-bread = { $count } Brot
goods-marble = { $count } Marmor
goods-tool = { $count } Werkzeug

tiles-bread_1 = { $count ->
    [1] Brot 1
   *[other] { $count }× Brot 1
}
tiles-bread_2 = { $count ->
    [1] Brot 2
   *[other] { $count }× Brot 2
}
tiles-bread_3 = Brot 3
tiles-marble_1 = { $count ->
    [1] Marmor 1
   *[other] { $count }× Marmor 1
}
tiles-marble_2 = { $count ->
    [1] Marmor 2
   *[other] { $count }× Marmor 2
}
tiles-marble_3 = Marmor 3
tiles-tool_1 = { $count ->
    [1] Werkzeug 1
   *[other] { $count }× Werkzeug 1
}
tiles-tool_2 = { $count ->
    [1] Werkzeug 2
   *[other] { $count }× Werkzeug 2
}
tiles-tool_3 = Werkzeug 3

field-meadow = Wiese
field-forest = Wald
field-mountain = Gebirge
field-village = Dorf
field-castle = Schloss

letter-meadow = w
letter-forest = f
letter-mountain = g
letter-village = d
letter-castle = s

rank-1 = König
rank-2 = Herzog
rank-3 = Fürst
rank-4 = Graf


## Phasen einer Runde

phase-first_statues = Erste Statuen
phase-mood = Stimmung des Volkes
phase-robbery = Steuer-Raub
phase-tumults = Tumulte
phase-placing = Statuen aufstellen
phase-ranks = Ränge
phase-coronation = Krönung
phase-mercy = Gnade des Volkes

why-surplus = überzahlt
why-consolation = Trost
why-punishment = Strafe
why-coronation = Krönung


## Fragen

tr-ask-first_statue = Wo steht deine erste Statue?
tr-ask-spin = Drehst du die Scheibe? Vergisst du es, gilt die { $count }.
tr-ask-look = Welches Plättchen siehst du dir an? Blicke übrig: { $count }.
tr-ask-hold = In deiner Hand: { $good } { $value }. Behältst du es?
tr-ask-rob = Welches Plättchen siehst du dir an?
tr-ask-grace = Die Zeit ist um. In deiner Hand: { $good } { $value }. Behältst du es?
tr-ask-clock = Ist die Sanduhr abgelaufen?
tr-ask-place = Wo stellst du Statuen auf?
tr-ask-reveal = { $count ->
    [one] Welche Landschaftstafel deckst du auf?
   *[other] Welche { $count } Landschaftstafeln deckst du auf?
}


## Angebote

tr-no-look = Für diese Runde aufhören
tr-no-place = Passen
tr-do-spin = Drehen
tr-do-forget = Vergessen
tr-do-keep = Behalten
tr-do-put-back = Zurücklegen
tr-do-time-up = Die Zeit ist um
tr-do-grace-over = Zu spät
tr-do-lift = Plättchen { $slot }
tr-do-lift-again = Noch einmal Plättchen { $slot } ({ $good } { $value })
tr-do-first-statue = Wiese { $row },{ $column }
tr-do-place = { $field } { $row },{ $column }{ $double ->
    [yes] { "" } zum doppelten Preis
   *[no] { "" }
}: { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
} für { $tiles }{ $surplus ->
    [0] { "" }
    [one] , { $surplus } Gefolgsmann
   *[other] , { $surplus } Gefolgsleute
}
tr-do-reveal = Aufdecken: { $places }


## Was geschieht

tr-ranks = Ränge, vom König abwärts: { $order }.
tr-first-statue = Erste Statue von { $seat }: { $row },{ $column }.
tr-phase = Runde { $round }: { $phase }
tr-demand = { $seat } dreht die Scheibe. Das Volk verlangt { $count } von jeder Ware.
tr-demand-good = { $seat } dreht die Scheibe. Das Volk verlangt { $good }: { $count }.
tr-forgets = { $seat } vergisst zu drehen. Es gilt die { $count }.
tr-lifts = { $seat } sieht Plättchen { $slot } an.
tr-sees = { $seat } sieht { $good } { $value } (Plättchen { $slot }).
tr-keeps = { $seat } behält Plättchen { $slot }.
tr-puts-back = { $seat } legt Plättchen { $slot } zurück.
tr-stops = { $seat } hört auf zu rauben.
tr-time-up = Die Zeit ist um.
tr-robbed = { $seat } hat geraubt: { $goods }.
tr-left = Dem Volk bleiben: { $goods }.
tr-content = { $good }: { $count } übrig, { $demand } verlangt. Kein Tumult.
tr-greed = Gier nach { $good }: { $scores }.
tr-tumult = Tumult um { $good }: { $count } übrig, { $demand } verlangt. Am gierigsten: { $seat }.
tr-returns = { $seat } gibt zurück: { $tiles }.
tr-gives = { $count ->
    [one] { $seat } gibt { $count } Gefolgsmann ab ({ $why }).
   *[other] { $seat } gibt { $count } Gefolgsleute ab ({ $why }).
}
tr-gains = { $count ->
    [one] { $seat } bekommt { $count } Gefolgsmann ({ $why }).
   *[other] { $seat } bekommt { $count } Gefolgsleute ({ $why }).
}
tr-all-give = Der Vorrat reicht nicht: Alle geben bis zu { $count } Gefolgsleute ab.
tr-all-receive = Zu wenig Gefolgsleute: Alle bekommen { $count } aus dem Vorrat.
tr-passes = { $seat } passt.
tr-places = { $count ->
    [one] { $seat } stellt { $count } Statue auf: { $field } { $row },{ $column }.
   *[other] { $seat } stellt { $count } Statuen auf: { $field } { $row },{ $column }.
}
tr-crowned = { $count ->
    [one] { $seat } wird gekrönt und stellt { $count } Statue auf Feld { $round } der Chronik.
   *[other] { $seat } wird gekrönt und stellt { $count } Statuen auf Feld { $round } der Chronik.
}
tr-reveals = Landschaftstafel { $row },{ $column } wird aufgedeckt: { $landscape }, um { $rotation }° gedreht.
tr-mercy = Gnade des Volkes: { $seats }.
tr-game-over = Das Spiel ist aus. Statuen: { $scores }.


## Der Tisch im Terminal

tr-head = Runde { $round }: { $phase }
tr-head-demand = Verlangt: { $demand }
tr-head-supply = Vorrat: { $count }
tr-column-statues = Statuen
tr-column-followers = Gefolge
tr-column-hoard = Hort
tr-column-looks = Blicke
tr-sign-mercy = Gnade
tr-chronicle = Chronik: { $shown }
tr-centre = Mitte
