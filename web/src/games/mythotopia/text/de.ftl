### Das Brett von Mythotopia auf Deutsch.

tab-map = Landkarte
tab-cards = Hand
tab-market = Auslage

board-set-up = Spielaufbau
board-round = Runde { $round }
board-last-turns = { $count ->
    [one] Der letzte Zug
   *[other] Noch { $count } Züge
}

board-map = Die Landkarte
board-zoom = Näher heran
board-closer = Näher
board-farther = Weiter weg
board-whole-map = Die ganze Landkarte
board-show-map = Landkarte zeigen
board-road = Straße
board-road-site = Hier kann eine Straße gebaut werden
board-garrison = Besatzung
board-neutral = neutral, Besatzung der Stärke { $strength }
board-held = { $piece } von { $name }
board-armies-of = { $count ->
    [one] { $count } Armee von { $name }
   *[other] { $count } Armeen von { $name }
}
board-mercenaries-of = { $count ->
    [one] { $count } Söldner von { $name }
   *[other] { $count } Söldner von { $name }
}
board-ships-of = { $count ->
    [one] { $count } Schiff von { $name }
   *[other] { $count } Schiffe von { $name }
}
board-no-ships = Hier sind keine Schiffe.
board-rugged = raues Gelände
board-island-large = große Insel
board-island-small = kleine Insel
board-coast = Küste: { $seas }
board-piece-town = Dorf
board-piece-city = Stadt
board-piece-citadel = Zitadelle
board-piece-castle = Festung
board-piece-road = Straße
board-piece-dragon = Drache
board-piece-runestone = Runenstein

board-council = Wie es steht
board-war = Krieg
board-wars = { $count ->
    [0] Zurzeit kein Krieg
    [one] Ein Krieg
   *[other] { $count } Kriege
}
board-other-wars = { $count ->
    [0] Sonst kein Krieg
    [one] Noch ein Krieg
   *[other] Noch { $count } Kriege
}
board-outlook = Mit einer Karte mehr
board-after-this = { $province } nach dieser Aktion
board-would-win = { $name } würde gewinnen.
board-tied = Gleichstand: nicht zu beenden.
board-part-printed = Besatzung
board-part-dragon = Drache
board-part-armies = Armeen
board-part-mercenaries = Söldner
board-part-ships = Schiffe
board-part-castle = Festung
board-part-citadel = Zitadelle
board-part-rugged = raues Gelände
board-part-cavalry = Kavallerie
board-part-limes = Grenzwall
board-part-ranger = Waldläufer
board-projected = Bei Spielende jetzt:
board-projected-help = Alle offenen Kriege würden entschieden; bei Gleichstand gewinnt, wer verteidigt.

board-vp-cards = Siegpunktkarten
board-empty = { $count } von { $needed } leer
board-is-empty = leer
board-counters-left = { $count ->
    [0] Keine Plättchen mehr.
    [one] Noch { $count } Plättchen, Wert { $value }.
   *[other] Noch { $count } Plättchen, Wert je { $value }.
}
board-counters = Punkte in Plättchen

board-shared = Im gemeinsamen Vorrat: Festungen { $castles }, Straßen { $roads }, Söldner { $mercenaries }

board-display = Fortschritte
board-read-cards = Lesen
board-choose-card = Wähle eine Karte
board-reference = Alle Karten
board-reference-short = Karten
board-search = Namen und Texte durchsuchen
board-found = { $count ->
    [0] Keine Karte enthält diese Wörter.
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-group-improvement = Fortschrittskarten
board-group-vp = Siegpunktkarten
board-group-starting = Startkarten
board-group-province = Gebietskarten
board-province-card = Entweder ihr Symbol oder ihr Gebiet: Ausgangspunkt eines Angriffs oder Ort eines Bauwerks.
board-symbols = Symbole: { $symbols }.
board-or = { " " }oder{ " " }
board-kind-improvement = Fortschritt
board-kind-start = Startkarte
board-heading-province = Gebiet
board-heading-symbols = Symbole
board-heading-action = Aktion
board-heading-free = Freie Aktion
board-heading-benefit = Vorteil
board-heading-reserve = Reserve
board-symbol-food = { $count } Nahrung
board-symbol-stone = { $count } Stein
board-symbol-gold = { $count } Gold
board-symbol-army = { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
}
board-symbol-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}

board-belongings = Karten und Figuren von { $seat }
board-hand = Hand
board-hand-of = Hand von { $seat }
board-reserve = Reserve
board-face-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-laid = Für diese Aktion gelegt
board-kept = Diese Aktion stützt sich auf sie
board-pile-draw = Zugstapel: { $count }
board-pile-discard = Ablagestapel: { $count }
board-pile-aside = Beiseitegelegt: { $count }
board-draw-known = Diese Karten sind in deinem Zugstapel; die Reihenfolge kennt niemand.
board-draw-unseen = Diese Karten sind im Zugstapel oder auf der Hand; wo, weiß sonst niemand.
board-pile-open = Diese Karten liegen offen.
board-stock-army = Armeen im Vorrat: { $count }, noch zu kaufen: { $supply }
board-stock-ship = Schiffe im Vorrat: { $count }, noch zu kaufen: { $supply }
board-stock-town = Dörfer im Vorrat: { $count }
board-stock-city = Städte im Vorrat: { $count }
board-provinces = Gebiete
board-about-player = Gebiete: { $provinces }. Hand: { $hand }. Reserve: { $reserve } von { $capacity }. Armeen im Vorrat: { $armies }. Schiffe im Vorrat: { $ships }.

## Aktionen

board-actions = Was du im Zug tun kannst
board-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
board-verb-invade = Angriff
board-verb-place_armies = Armeen +
board-verb-remove_armies = Armeen −
board-verb-place_ships = Schiffe +
board-verb-remove_ships = Schiffe −
board-verb-end_war = Kriegsende
board-verb-build = Bauen
board-verb-draft = Karte +
board-verb-buy = Kaufen
board-verb-store = Reserve
board-verb-discard_cards = Abwerfen
board-verb-remove_cards = Karte −
board-verb-pass = Passen
board-verb-end_turn = Zugende
board-verb-end_game = Spielende
board-verb-alchemist = Alchemist
board-verb-diplomat = Diplomat
board-verb-patronage = Gönner
board-verb-counsellor = Berater
board-verb-marauders = Marodeure
board-verb-mercenary = Söldner
board-verb-militia = Miliz
board-verb-mystic = Mystiker
board-verb-philosopher = Philosoph
board-verb-providence = Vorhers.
board-verb-road_move = Marsch
board-verb-warehouse = Lagerhaus
board-verb-invade-about = Beginne einen Krieg in einem Gebiet, das du nicht kontrollierst: eine Gebietskarte, Nahrung { $cost-invade_hills ->
    [0] ({ $cost-invade })
    [1] { $cost-invade ->
        [1] (2 über Hügel)
       *[other] ({ $cost-invade }, über Hügel { $cost-invade_hills } mehr)
    }
   *[other] ({ $cost-invade }, über Hügel { $cost-invade_hills } mehr)
}, über See Schiffskarten, Armeen.
board-verb-place_armies-about = In ein eigenes Gebiet umsonst; in eines, das du schon angreifst, für { $cost-reinforce } Nahrung.
board-verb-place_ships-about = Je Schiffssymbol ein Schiff in ein Seefeld, an dem du ein Gebiet kontrollierst.
board-verb-end_war-about = Nur als Allererstes in deinem Zug: Die stärkste Seite eines Krieges gewinnt.
board-verb-build-about = Mit einer Karte Bauen: eine Stadt ({ $cost-city } Stein), eine Festung ({ $cost-castle }) oder eine Straße ({ $cost-road }{ $cost-road_hills ->
    [0] {""}
    [1] { $cost-road ->
        [2] , über Hügel 3
       *[other] , über Hügel { $cost-road_hills } mehr
    }
   *[other] , über Hügel { $cost-road_hills } mehr
}).
board-verb-draft-about = Für { $cost-draft } Gold eine Karte der Auslage oder eine, die du früher entfernt hast. Einmal im Zug.
board-verb-buy-about = Armeen für je { $cost-army } Gold, Schiffe für { $cost-ship }, in deinen Vorrat.
board-verb-store-about = Handkarten in deine Reserve, solange Platz ist.
board-verb-discard_cards-about = Beliebig viele Karten von Hand und Reserve.
board-verb-remove_cards-about = { $limits-removed_cards ->
    [one] { $limits-removed_cards } Karte verlässt
    [2] 1 oder { $limits-removed_cards } Karten verlassen
   *[other] 1 bis { $limits-removed_cards } Karten verlassen
} dein Deck; mindestens { $limits-smallest_deck ->
    [one] { $limits-smallest_deck } muss
   *[other] { $limits-smallest_deck } müssen
} bleiben.
board-verb-pass-about = Mit dieser Aktion nichts tun.
board-verb-end_turn-about = Fülle deine Hand auf; dann sind die anderen dran.
board-verb-end_game-about = Alle Kriege werden entschieden; du gewinnst.
board-verb-remove_armies-about = Nimm Armeen aus einem Gebiet ohne Krieg zurück.
board-verb-remove_ships-about = Nimm Schiffe aus einem Seefeld zurück.
board-verb-patronage-about = { $cost-patronage } Gold für ein Plättchen.
board-verb-road_move-about = Einmal im Zug marschieren deine Armeen über deine Straßen.
board-verb-warehouse-about = Einmal im Zug eine Handkarte in deine Reserve.
board-count-armies = { board-part-armies }: { $count }
board-count-mercenaries = { board-part-mercenaries }: { $count }
board-count-ships = { board-part-ships }: { $count }
choice-symbols = mit ihren eigenen Symbolen
choice-done = fertig
board-step-target = Gebiet
board-step-site = Ort
board-step-sea = Seefeld
board-step-building = Bauwerk
board-step-role = Gebietskarte
board-step-way = Weg
board-step-card = Karte
board-step-cards = Karten
board-step-pay = Noch zu zahlen
board-step-armies = Armeen
board-step-ships = Schiffe
board-step-number = Anzahl
board-step-bought = Kauf
board-step-shifts = Märsche
board-way-land = über Land
board-way-sea = über See

## Was die Karten tun

card-alchemist-text = Tausche eines deiner 1er-Plättchen gegen ein 2er aus dem Vorrat, oder ein 2er gegen ein 3er.
card-build-text = Baue eine Stadt ({ $cost-city } Stein), eine Festung ({ $cost-castle } Stein) oder eine Straße ({ $cost-road } Stein{ $cost-road_hills ->
    [0] {""}
    [1] { $cost-road ->
        [2] , über Hügel 3
       *[other] , über Hügel { $cost-road_hills } mehr
    }
   *[other] , über Hügel { $cost-road_hills } mehr
}). Der Stein auf dieser Karte zahlt dafür nicht; eine Gebietskarte nennt den Ort.
card-cavalry-text = +{ $strength-cavalry } Stärke in jedem Krieg, in dem du angreifst.
card-counsellor-text = Wirf mindestens eine Handkarte ab. Ziehe so viele Karten, wie du von der Hand abgeworfen hast, und eine für den Berater. Auch Karten der Reserve darfst du abwerfen, für sie gibt es keinen Ersatz.
card-diplomat-text = Zahle { $cost-card_text } Gold und beende einen Krieg, an dem du beteiligt bist: Wer verteidigt, gewinnt, gleich wie stark.
card-farming-text = Einmal im Zug darfst du eine beliebige andere Karte als 1 Nahrung spielen.
card-general-text = Ersetzt die Karte eines beliebigen eigenen Gebiets, als Ausgangspunkt eines Angriffs oder als Bauplatz.
card-gold_mine-text = Einmal im Zug darfst du eine beliebige andere Karte als 1 Gold spielen.
card-hero-text = Wenn du einen Krieg beendest und gleichauf mit den Stärksten bist, gewinnst du.
card-levies-text = Einmal im Zug darfst du eine beliebige andere Karte als 1 Armee spielen.
card-limes-text = +{ $strength-limes } Stärke in jedem Krieg, in dem du verteidigst.
card-marauders-text = Eine beliebige Armee auf dem Spielbrett, gleich wessen, kehrt in den Vorrat ihres Besitzers zurück.
card-mercenary-text = Zahle { $cost-card_text } Gold: { $pieces-shared-mercenaries ->
    [0] kein Söldner kommt
    [one] { $pieces-shared-mercenaries } Söldner kommt
   *[other] 1 oder { $pieces-shared-mercenaries } Söldner kommen
} zu einer deiner Armeen, in ein Gebiet, das du kontrollierst oder angreifst. Jeder zählt { $strength-mercenary }.
card-merchant-text = Mit einer anderen Karte gespielt, macht er aus deren Rohstoff einen anderen deiner Wahl.
card-militia-text = Eine deiner Armeen kommt aus dem allgemeinen Vorrat in deinen Vorrat.
card-mystic-text = Zahle { $cost-card_text } Gold und nimm eine Karte aus deinem Ablagestapel auf die Hand.
card-philosopher-text = Sieh dir die { $limits-philosopher_sees ->
    [one] oberste verdeckte Fortschrittskarte an und nimm sie
    [3] obersten drei verdeckten Fortschrittskarten an und nimm eine
   *[other] obersten { $limits-philosopher_sees } verdeckten Fortschrittskarten an und nimm eine
} auf die Hand. Der Philosoph verlässt das Spiel.
card-portal-text = Ersetzt die Gebietskarte bei einem Angriff auf ein beliebiges Gebiet: keine Grenze, kein Seefeld, { $cost-invade } Nahrung.
card-providence-text = Ziehe { $limits-providence_draws ->
    [one] eine Karte
    [2] zwei Karten
   *[other] { $limits-providence_draws } Karten
}.
card-quarry-text = Einmal im Zug darfst du eine beliebige andere Karte als 1 Stein spielen.
card-queen-text = Du füllst deine Hand auf { $limits-queen_hand ->
    [one] eine Karte
    [6] sechs Karten
   *[other] { $limits-queen_hand } Karten
} auf.
card-ranger-text = Hügel gelten für dich als offen, Berge als Hügel. +{ $strength-ranger } Stärke in rauem Gelände.
card-reserve_army-text = Solange du mit jemandem Krieg führst, darf niemand ein Gebiet von dir angreifen, und du greifst kein fremdes an. Neutrale Gebiete zählen nicht.
card-scribe-text = Wenn du ein Plättchen nimmst, darfst du stattdessen ein gleiches aus dem Vorrat nehmen, auch wenn die Karte leer ist.
card-ship-text = Bei einem Angriff: über ein Seefeld. Zwei Schiffskarten führen über zwei.
card-warehouse-text = Deine Reserve fasst { $limits-warehouse ->
    [one] { $limits-warehouse } Karte
   *[other] { $limits-warehouse } Karten
} mehr. Einmal im Zug darfst du als freie Aktion eine Handkarte hineinlegen.
card-water_mill-text = Mit einer anderen Karte gespielt, verdoppelt sie deren Rohstoff.

vp-city-text = Für jede Stadt, die du baust.
vp-castle-text = Für jede Festung, die du baust.
vp-roads-text = Für jede Straße, die du baust.
vp-citadel-text = Für die erste Eroberung einer fremden Zitadelle. Alle beginnen mit einer Zitadelle: Sie zählt wie eine Stadt für die Reserve und wie eine Festung bei der Verteidigung.
vp-defender_of_the_realm-text = Wenn du ein eigenes Gebiet erfolgreich gegen andere verteidigst.
vp-guilded_city-text = Zahle { $cost-bonus_counter } Gold mehr, wenn du eine Stadt baust.
vp-here_be_dragons-text = Für die Eroberung eines Gebiets mit Drachen. Ein Drache macht die Besatzung um { $strength-dragon } stärker.
vp-lord_of_the_isles-text = Wenn du alle Gebiete einer Insel kontrollierst: { $vp-lord_of_the_isles-large ->
    [one] { $vp-lord_of_the_isles-large } Punkt
   *[other] { $vp-lord_of_the_isles-large } Punkte
} für die große, { $vp-lord_of_the_isles-small } für die kleine.
vp-master_of_the_seas-text = Für Schiffe in drei Seefeldern, und noch einmal für Schiffe in vier.
vp-patronage-text = Als Aktion: Zahle { $cost-patronage } Gold und nimm ein Plättchen.
vp-roadside_inns-text = Zahle { $cost-bonus_counter } Gold mehr, wenn du eine Straße baust.
vp-runestones-text = Für die Eroberung eines Gebiets mit Runenstein.
vp-spoils_of_war-text = Für die Eroberung eines fremden Gebiets.

## Woher die Punkte kamen

why-city = { vp-city }
why-castle = { vp-castle }
why-roads = { vp-roads }
why-citadel = { vp-citadel }
why-defender_of_the_realm = { vp-defender_of_the_realm }
why-guilded_city = { vp-guilded_city }
why-here_be_dragons = { vp-here_be_dragons }
why-lord_of_the_isles = { vp-lord_of_the_isles }
why-master_of_the_seas = { vp-master_of_the_seas }
why-patronage = { vp-patronage }
why-roadside_inns = { vp-roadside_inns }
why-runestones = { vp-runestones }
why-spoils_of_war = { vp-spoils_of_war }
why-provinces = Gebiete zu Beginn
why-conquest = Eroberungen
why-loss = Verlorene Gebiete
why-alchemist = { card-alchemist }

## Fertige Spiele

preset-standard = Zu viert
preset-duel = Zu zweit
preset-short = Ein kurzer Abend
preset-bots = Höchstens 60 Runden

## Was die Zeichen bedeuten

legend-food = Nahrung: zahlt Angriffe
legend-stone = Stein: zahlt Bauwerke
legend-gold = Gold: zahlt Karten und Figuren
legend-army = Armee: Symbol oder Figur
legend-ship = Schiff: Symbol oder Figur
legend-vp = Plättchen: Siegpunkte für immer
legend-town = Dorf: Das Gebiet gehört jemandem
legend-city = Stadt: mehr Platz in der Reserve
legend-castle = Festung: stärkt den Verteidiger
legend-citadel = Zitadelle
legend-road = Straße: verbindet zwei Gebiete
legend-garrison = Stärke der neutralen Besatzung
legend-war = Krieg
legend-mercenary = Söldner
legend-dragon = Drache: stärkt die Besatzung
legend-runestone = Runenstein: ein Plättchen für die Eroberung
legend-hand = Handkarten
legend-reserve = Reserve
legend-draw = Zugstapel
legend-discard = Ablagestapel
## Szenen

board-war-over = { $count ->
    [one] Der Krieg um { $provinces } ist vorbei
   *[other] Die Kriege um { $provinces } sind vorbei
}
