### Tumult Royal auf Deutsch: jedes Wort, das jemand am Tisch liest.
### Zeilen, Spalten und Plätze zählen ab 0, wie in der Notation der Züge.
### Namen stehen so (hinter Doppelpunkt, in Klammern, am Anfang), dass sie nicht gebeugt werden müssen.

game-tumult_royal = Tumult Royal
game-tumult_royal-about = Raube dem Volk Waren, blind und alle zugleich, und bezahle damit Statuen von dir selbst. Bleibt zu wenig übrig, wird der Gierigste bestraft.
game-tumult_royal-goal = Am Ende die meisten Statuen: rauben, bezahlen, aber im Tumult nie am gierigsten sein.


## Für das Programm: die Familien der Nachrichten, die zählen

count-families = goods


## Optionen

option-players = Personen
option-players-help = Wie viele mitspielen.
option-robbery = Steuer-Raub
option-robbery-help = In Echtzeit sehen alle zugleich Plättchen an, 20 Sekunden oder etwas länger: Alle müssen am Tisch sein, und flinke Hände helfen. Reihum hast du zwölf Blicke und keine Eile: für langsame Partien, einen gemeinsamen Bildschirm oder Bots unter sich.
option-robbery-looks = Reihum, mit Blicken
option-robbery-realtime = In Echtzeit
option-packet = Blicke am Stück
option-packet-help = Wie viele Blicke du nimmst, bevor die nächste Person an der Reihe ist. Nur beim Raub reihum.
option-packet-1 = 1: Blick für Blick
option-packet-4 = 4: für einen gemeinsamen Bildschirm
option-packet-6 = 6: für langsame Partien
option-exact_statues = Genau 2 oder 3 Statuen
option-exact_statues-help = Wer weniger Statuen übrig hat, als ein Dorf oder Schloss verlangt, kann es nicht nutzen. Ohne diese Regel zahlt er den vollen Preis und stellt die auf, die er noch hat.
option-gambler = Variante für Zocker
option-gambler-help = Der König dreht die Scheibe erst nach dem Raub, einmal für jede Ware.
option-manual_spin = Der König kann das Drehen vergessen
option-manual_spin-help = Der König wird gefragt, ob er dreht; vergisst er es, gilt die alte Zahl. Nicht zusammen mit der Variante für Zocker.

preset-real_time = Alle gleichzeitig
preset-real_time-help = Wie im Regelheft: Alle rauben zugleich, gegen die Sanduhr. Flinke Hände helfen, und alle müssen am Tisch sein.
preset-turn_based = Der Reihe nach
preset-turn_based-help = Ohne Uhr: Reihum siehst du ein paar Plättchen an. Für langsame Partien und einen gemeinsamen Bildschirm.
preset-strict_turns = Blick für Blick
preset-gambler = Variante für Zocker
preset-practice = Den Raub üben

# Wofür eine nummerierte Regel gilt.
holds-all = immer
holds-realtime = Raub in Echtzeit
holds-looks = Raub reihum
holds-manual_spin = Drehen kann vergessen werden
holds-gambler = Variante für Zocker


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
tiles-bread_3 = { $count ->
    [1] Brot 3
   *[other] { $count }× Brot 3
}
tiles-marble_1 = { $count ->
    [1] Marmor 1
   *[other] { $count }× Marmor 1
}
tiles-marble_2 = { $count ->
    [1] Marmor 2
   *[other] { $count }× Marmor 2
}
tiles-marble_3 = { $count ->
    [1] Marmor 3
   *[other] { $count }× Marmor 3
}
tiles-tool_1 = { $count ->
    [1] Werkzeug 1
   *[other] { $count }× Werkzeug 1
}
tiles-tool_2 = { $count ->
    [1] Werkzeug 2
   *[other] { $count }× Werkzeug 2
}
tiles-tool_3 = { $count ->
    [1] Werkzeug 3
   *[other] { $count }× Werkzeug 3
}

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
tr-do-lift = Plättchen { $tile }
tr-do-lift-again = Noch einmal Plättchen { $tile } ({ $good } { $value })
tr-do-first-statue = Wiese { $at }
tr-do-place = { $field } { $at }{ $double ->
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
tr-do-reveal = Aufdecken: { $lands }


## Was geschieht

tr-ranks = Ränge, vom König abwärts: { $order }.
tr-first-statue = Erste Statue von { $seat }: Wiese { $at }.
tr-phase = Runde { $round }: { $phase }
tr-demand = { $seat } dreht die Scheibe. Das Volk verlangt { $count } von jeder Ware.
tr-demand-good = { $seat } dreht die Scheibe. Das Volk verlangt { $good }: { $count }.
tr-forgets = { $seat } vergisst zu drehen. Es gilt die { $count }.
tr-lifts = { $seat } sieht Plättchen { $tile } an.
tr-sees = { $seat } sieht { $good } { $value } (Plättchen { $tile }).
tr-keeps = { $seat } behält Plättchen { $tile }.
tr-puts-back = { $seat } legt Plättchen { $tile } zurück.
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
tr-all-receive = Zu wenige Gefolgsleute: Alle bekommen { $count } aus dem Vorrat.
tr-passes = { $seat } passt.
tr-places = { $count ->
    [one] { $seat } stellt { $count } Statue auf: { $field } { $at }.
   *[other] { $seat } stellt { $count } Statuen auf: { $field } { $at }.
}
tr-crowned = { $count ->
    [one] { $seat } wird gekrönt und stellt { $count } Statue auf Feld { $round } der Chronik.
   *[other] { $seat } wird gekrönt und stellt { $count } Statuen auf Feld { $round } der Chronik.
}
tr-reveals = Landschaftstafel { $land } wird aufgedeckt.
tr-mercy = Gnade des Volkes: { $seats }.
tr-game-over = Das Spiel ist aus. Statuen: { $scores }.


## Der Tisch im Terminal

tr-head = Runde { $round }: { $phase }
tr-head-demand = Verlangt: { $demand }
tr-head-supply = Vorrat: { $count }
tr-column-statues = Statuen
tr-column-followers = Gefolge
tr-column-hoard = Beute
tr-column-looks = Blicke
tr-sign-mercy = Gnade
tr-chronicle = Chronik: { $shown }
tr-centre = Mitte


## Warum ein Plättchen liegen bleibt

tr-refused-time_up = Die Zeit ist um.
tr-refused-hand_full = Du hältst schon ein Plättchen.
tr-refused-too_fast = Zu schnell: Hol zwischen zwei Plättchen Luft.
tr-refused-taken = Jemand war schneller: Dieses Plättchen ist weg.


## Warum etwas nicht geht

tr-why-over = Das Spiel ist aus ({ $rule }).
tr-why-unknown = So etwas gibt es auf diesem Tisch nicht.
tr-why-turn = Du bist nicht dran: Jetzt entscheidet { $seat } ({ $rule }).
tr-why-stopped = Du hast für diese Runde aufgehört ({ $rule }).
tr-why-time-up = Die Zeit ist um: Kein Plättchen darf mehr angesehen werden ({ $rule }).
tr-why-nothing-left = Kein Plättchen ist mehr da ({ $rule }).
tr-why-not-robbing = Plättchen siehst du nur beim Steuer-Raub an ({ $rule }).
tr-why-hand-full = Du hältst ein Plättchen. Behalte es oder leg es erst zurück ({ $rule }).
tr-why-held = { $seat } sieht dieses Plättchen gerade an ({ $rule }).
tr-why-in-hoard = { $seat } hat das Plättchen behalten, das hier lag ({ $rule }).
tr-why-not-placing = Statuen stellst du nach den Tumulten auf ({ $rule }).
tr-why-hidden = Diese Landschaftstafel ist noch verdeckt ({ $rule }).
tr-why-occupied = Dort stehen Statuen von { $seat } ({ $rule }).
tr-why-meadow-only = Die erste Statue gehört auf eine Wiese ({ $rule }).
tr-why-too-few-statues = { $field }: Dafür müsstest du noch { $count } Statuen übrig haben ({ $rule }).
tr-why-far = { $field }: nur neben eigenen Statuen ({ $rule }).
tr-why-tiles = Dir fehlen: { $goods } ({ $rule }).
tr-why-tiles-double = Fern von deinen Statuen kostet es das Doppelte, dir fehlen: { $goods } ({ $rule }).
tr-why-open = Diese Landschaftstafel liegt schon offen ({ $rule }).
tr-why-not-turning = Verdeckte Landschaftstafeln werden auf den Feldern 3 und 5 der Chronik aufgedeckt ({ $rule }).
tr-why-not-paying = Mit Plättchen bezahlst du, wenn du Statuen aufstellst ({ $rule }).
tr-why-no-tile = Dieses Plättchen hast du nicht ({ $rule }).
tr-why-useless-tile = Damit gibt es jetzt nichts zu bezahlen, oder es wäre überflüssig ({ $rule }).
tr-why-no-spin = Jetzt wird nicht gedreht ({ $rule }).
tr-why-empty-hand = Du hältst kein Plättchen ({ $rule }).
tr-why-must-decide = Du hältst ein Plättchen und musst dich erst entscheiden ({ $rule }).
tr-why-must = Das lässt sich nicht ablehnen ({ $rule }).


## Worum es bei einer Entscheidung geht, für die erste Partie

tr-first-first_statue = Deine erste Statue kostet nichts, und bei ihr beginnt dein Land: Später baust du nur neben eigenen Statuen günstig. Such eine Wiese neben Dörfern und Schlössern, die zwei oder drei Statuen auf einmal tragen. Wer die meisten Statuen aufstellt, gewinnt.
tr-first-spin = Die Scheibe sagt, wie viel von jeder Ware dem Volk nach dem Raub bleiben muss. Als König darfst du das Drehen auch „vergessen“; dann gilt die Zahl der letzten Runde noch einmal. Eine kleine Zahl freut die Gierigen.
tr-first-look = Jetzt raubst du. Jeder Blick zeigt dir allein ein Plättchen: Behalte es für deine Burgtafel oder leg es dorthin zurück, wo es lag. Auf der Burgtafel steht, was ein Feld kostet. Bleibt dem Volk zu wenig von einer Ware, wird bestraft, wer am meisten davon nahm. Sei also nicht am gierigsten.
tr-first-hold = Nur du siehst dieses Plättchen. Was du behältst, bezahlt Statuen in dieser Runde; was übrig bleibt, geht ohne Lohn zurück. Leg zurück, was du nicht brauchst: Du merkst es dir, die anderen müssen raten.
tr-first-rob = Alle rauben gleichzeitig, gegen die Uhr. Tippe ein Plättchen an, um es anzusehen, dann behalte es oder leg es zurück; du hältst höchstens eines, und zwischen zwei Griffen liegen 0,6 Sekunden. Ist der Sand durch, darfst du das Plättchen in deiner Hand noch einen Moment lang behalten.
tr-first-grace = Der Sand ist durch, aber über das Plättchen in deiner Hand darfst du noch anderthalb Sekunden lang entscheiden. Danach geht es von selbst an das Volk zurück.
tr-first-place = Wähle ein Feld neben deinen Statuen und bezahle mit Plättchen; Wiesen und Wälder anderswo kosten das Doppelte. Wechselgeld gibt es nicht, aber jedes Zeichen zu viel bringt dir einen Gefolgsmann, und wer die meisten hat, wird König. In jedem Durchgang stellst du einmal auf oder passt.
tr-first-reveal = Als neuer König deckst du verborgenes Land auf, und ab der nächsten Runde dürfen alle dort bauen. Wähle die Seite, auf der deine Statuen stehen: Neue Dörfer und Schlösser liegen dann dir näher als den anderen.

# Warum ein Zug geraten wird: der Teil des eigenen Werts, dem er dient.
score-amount = { $points ->
    [one] { $points } Statue
   *[other] { $points } Statuen
}
because-statues = danach hast du mehr Statuen stehen
because-followers = danach stehst du mit Gefolgsleuten besser da
because-land = es öffnet bessere Felder neben deinen Statuen
because-hoard = danach hast du die bessere Beute
because-plans = danach kannst du mehr oder bessere Felder bezahlen
because-danger = es hält dich aus Tumulten heraus


## Optionen, die nicht zusammenpassen

tr-not-both = Ein König, der das Drehen vergessen kann, und die Variante für Zocker passen nicht zusammen.

# Dasselbe mit einer Zahl (`insight/figures.py`): die dieses Zuges statt der des anderen.
because-statues-placed = danach hast du { figure } { $count ->
    [one] Statue
   *[other] Statuen
} stehen statt { figure-other }
because-followers-followers = danach hast du { figure } { $count ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
} statt { figure-other }
because-followers-rank = danach hast du Rang { figure } statt { figure-other }
because-land-castles = danach hast du neben deinen Statuen { figure } { $count ->
    [one] freies Schloss
   *[other] freie Schlösser
} statt { figure-other }
because-land-villages = danach hast du neben deinen Statuen { figure } { $count ->
    [one] freies Dorf
   *[other] freie Dörfer
} statt { figure-other }
because-land-fields = danach hast du neben deinen Statuen { figure } { $count ->
    [one] freies Feld
   *[other] freie Felder
} statt { figure-other }
because-land-hidden = danach hast du neben deinen Statuen { figure } { $count ->
    [one] verdecktes Feld
   *[other] verdeckte Felder
} statt { figure-other }
because-hoard-goods = danach hast du { figure } { $count ->
    [one] Ware
   *[other] Waren
} geraubt statt { figure-other }
because-hoard-bread = danach hast du { figure } Brot geraubt statt { figure-other }
because-hoard-marble = danach hast du { figure } Marmor geraubt statt { figure-other }
because-hoard-tool = danach hast du { figure } Werkzeug geraubt statt { figure-other }
because-plans-statues = danach reicht deine Beute für { figure } { $count ->
    [one] Statue
   *[other] Statuen
} statt { figure-other }
because-plans-kinds = danach kannst du { figure } { $count ->
    [one] Art
   *[other] Arten
} von Feldern bezahlen statt { figure-other }
because-danger-most = danach hast du von der Ware, die du am meisten geraubt hast, nur { figure } statt { figure-other }
