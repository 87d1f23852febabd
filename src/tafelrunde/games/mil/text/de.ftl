### Mil (1049) auf Deutsch: jedes Wort, das jemand liest.
### Die Wirkungen nennen die Werte aus components.toml, wie sie mitgeliefert werden.

game-mil = Mil (1049)
game-mil-about = Führe eine Familie von Rittern: ernte, rekrutiere, sorge für Söhne und schicke deine Ritter in sechs Bereiche der Macht. Fünf Runden, 2 bis 5 Personen.


## Optionen

option-players = Mitspielende
option-players-help = Wie viele mitspielen.
option-expert_rules = Expertenregeln
option-expert_rules-help = Ein geraubtes Land darf für 3 Siegpunkte abgeworfen werden, und Ritter auf Kreuzzug verlieren und gewinnen durch Länder keine Punkte.
option-lord_land_scoring = Lehnsherren und Länder
option-lord_land_scoring-help = Was ein Lehnsherr für die Länder seiner Vasallen erhält.
option-lord_land_scoring-changes = Nur Länder, die kommen oder gehen
option-lord_land_scoring-full = Auch Länder, die ein neuer Vasall mitbringt
option-lord_land_scoring-none = Nichts
option-privilege_only_in_winter = Privileg nur im Winter
option-privilege_only_in_winter-help = Das Privileg für gut geschützte Familien gibt es nur, wenn das Wintersymbol gewürfelt wurde.
option-market_targets = Tausch auf dem Markt
option-market_targets-help = Wogegen Cubes getauscht werden können.
option-market_targets-all = Alle Farben
option-market_targets-no_gold = Alles außer Gold
option-open_stocks = Offene Vorräte
option-open_stocks-help = Alle sehen die Cubes hinter allen Sichtschirmen. Was kommt und geht, wird in jedem Fall gemeldet.


## Cubes

cubes-gold = { $count } Gold
cubes-influence = { $count } Einfluss
cubes-metal = { $count } Metall
cubes-fabric = { $count } Stoff
cubes-food = { $count } Nahrung

cube-gold = 1 Gold
cube-influence = 1 Einfluss
cube-metal = 1 Metall
cube-fabric = 1 Stoff
cube-food = 1 Nahrung

colour-gold = Gold
colour-influence = Einfluss
colour-metal = Metall
colour-fabric = Stoff
colour-food = Nahrung


## Ritter, Länder und Bereiche

knight-k0 = Ritter 1
knight-k1 = Ritter 2
knight-k2 = Ritter 3
knight-k3 = Ritter 4

land-flax = Flachsfelder
land-flax-effect = Vorne: Ernte 1 Nahrung, 1 Stoff. Hinten: Ernte 1 Nahrung, Tribut 1 Gold.
land-ore = Erzhügel
land-ore-effect = Vorne: Ernte 1 Nahrung, 1 Metall. Hinten: Ernte 1 Nahrung, Tribut 1 Gold.
land-grain = Kornfelder
land-grain-effect = Vorne: Ernte 2 Nahrung. Hinten: Ernte 1 Nahrung, Tribut 1 Gold.
land-craft = Handwerksdorf
land-craft-effect = Vorne: Ernte 1 Stoff, 1 Metall. Hinten: Tribut 2 Gold.
land-town = Stadt
land-town-effect = Vorne: Ernte 1 Nahrung, 1 Stoff, 1 Metall. Hinten: Ernte 1 Nahrung, Tribut 2 Gold.

side-front = vorne
side-back = hinten

sphere-monastery = Kloster
sphere-monastery-effect = Entfernt 1 ledige Frau und für je 2 Privilegien 1 weitere.
sphere-court = Gericht
sphere-court-effect = 2 Einfluss, oder ein Ritter wird dein Vasall. Mehrheit: 2 Punkte, 1 Einfluss, Startspieler.
sphere-market = Markt
sphere-market-effect = Bis zu 4 Cubes tauschen oder eine Burg versteigern. Mehrheit: 1 Punkt, 1 Gold.
sphere-war = Krieg
sphere-war-effect = Freies Land erobern oder ein Land rauben. Mehrheit: 1 Punkt, der Soldat des Königs.
sphere-council = Ratsversammlung
sphere-council-effect = 1 Privileg, oder 1 ledige Frau wird Einfluss. Mehrheit: 2 Punkte, der Erzbischof.
sphere-crusade = Kreuzzug
sphere-crusade-effect = 1 Einfluss und Schutz vor dem Winter.

birth-boy = einen Jungen
birth-girl = ein Mädchen
birth-hourglass = eine Sanduhr


## Phasen einer Runde

phase-action = Aktionen
phase-tribute = Tribut
phase-politics = Politik
phase-power = Macht
phase-winter = Winter
phase-round_end = Rundenende


## Gründe

why-start = Beginn
why-harvest = Ernte
why-recruit = Rekrutieren
why-offspring = Nachwuchs
why-girl = ein Mädchen
why-marriage = Hochzeit
why-space = Aktionsfeld mit Sanduhr
why-tribute = Tribut
why-vassals = Länder der Vasallen
why-monastery = Kloster
why-court = Gericht
why-market = Markt
why-war = Krieg
why-council = Ratsversammlung
why-crusade = Kreuzzug
why-half = Hälfte des Gebots
why-offer = Angebot
why-vassal = Vasall
why-vassal_land = Land eines Vasallen
why-land = Land
why-castle = Burg
why-toll = Durchzug
why-battle = Sieg aus dem Rückstand
why-discard = Land abgeworfen
why-death = Tod
why-winter = Winter
why-most_fabric = meister Stoff
why-most_metal = meistes Metall
why-most_influence = meister Einfluss
why-most_privileges = meiste Privilegien
why-gold = Gold
why-reds = ledige Frauen


## Fragen

mi-ask-action = Was tust du?
mi-ask-hourglass = { $knight }: Welche Sanduhr wird zum Zeitmarker?
mi-ask-rolled_hourglass = { $knight }: Welche Sanduhr wird zum Zeitmarker?
mi-ask-roll_again = Würfelst du noch einmal?
mi-ask-marriage_bid = Hochzeit, verdecktes Gebot: Wie viel { $colour } bietest du?
mi-ask-half = { $count ->
    [one] Dir steht ein Cube zu: Wie viel { $colour } nimmst du?
   *[other] Dir stehen { $count } Cubes zu: Wie viel { $colour } nimmst du?
}
mi-ask-placement = Wohin geht { $knight }?
mi-ask-space_payment = Womit bezahlst du das Aktionsfeld?
mi-ask-kings_soldier = Welcher Ritter bekommt den Soldaten des Königs?
mi-ask-archbishop = Welchen Ritter schützt der Erzbischof?
mi-ask-monastery = { $knight } im Kloster: Wie viele weitere ledige Frauen entfernst du?
mi-ask-court = { $knight } vor Gericht: Was tust du?
mi-ask-offer = { $other_seat } fordert { $knight } als Vasallen: Wie viel { $colour } bietest du an?
mi-ask-answer = { $knight } von { $other_seat }, Angebot: { $cubes }. Was antwortest du?
mi-ask-outbid = { $knight } von { $other_seat }, Angebot: { $cubes }. Wie viel { $colour } bietest du?
mi-ask-grant = Welches Land schenkst du { $knight } von { $other_seat }?
mi-ask-market = { $knight } auf dem Markt: Was tust du?
mi-ask-swap = { $count ->
    [one] Ein Cube kann noch getauscht werden: welcher?
   *[other] Bis zu { $count } Cubes können getauscht werden: welche?
}
mi-ask-start_bid = Burg: Wie viel { $colour } liegt in deinem Startgebot?
mi-ask-rival = Burg, höchstes Gebot von { $other_seat }: { $cubes }. Bietest du mehr?
mi-ask-last_raise = Burg, höchstes Gebot von { $other_seat }: { $cubes }. Stockst du dein Gebot auf?
mi-ask-extras = Burg, höchstes Gebot von { $other_seat }: { $cubes }. Wie viel { $colour } legst du zum Startgebot?
mi-ask-castle_site = Wo baust du die Burg?
mi-ask-war = { $knight } im Krieg: Was greifst du an?
mi-ask-free_land_payment = { $land }: Womit bezahlst du den Angriff?
mi-ask-free_land = { $land } erobert: Wohin damit?
mi-ask-robbed_land = { $land } geraubt: Wohin damit?
mi-ask-ask_lord = Kampf um { $land }: Bittest du { $other_seat } als Lehnsherrn um Unterstützung?
mi-ask-attack_lord = Dein Vasall greift im Dienst von { $other_seat } an: { $land }. Greifst du ein?
mi-ask-defence_lord = { $other_seat } greift deinen Vasallen an: { $land }. Greifst du ein?
mi-ask-battle_bid = Kampf um { $land }, Angriff von { $other_seat }, verdeckt: Wie viel { $colour } setzt du ein?
mi-ask-council_bid = Ratsversammlung, verdecktes Gebot: Wie viel { $colour } bietest du?
mi-ask-lower_bid = Ratsversammlung: Zahlst du dein Gebot?
mi-ask-council = { $knight } in der Ratsversammlung: Was nimmst du?


## Züge

mi-do-harvest = { $knight } erntet
mi-do-recruit = { $knight } rekrutiert einen Soldaten ({ $cubes })
mi-do-offspring = { $aim ->
    [knight] { $knight }: neuer Ritter
   *[heir] { $knight }: Erbe
}{ $way ->
    [gold] {""} für 1 Gold
    [privilege] {""} für 1 Privileg
   *[roll] , würfeln
}
mi-do-place = { $knight } platzieren
mi-do-pass = { $hourglass ->
    [white] Passen: { $other_sphere } { $number } umdrehen
   *[none] Passen: Schwarz auf { $other_sphere } { $number }
}
mi-do-hourglass = Von { $other_sphere } { $number }
mi-do-go = { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
}{ $price ->
    [yes] {""} (1 Gold oder 1 Privileg)
   *[no] {""}
}
mi-do-stop = Aufhören
mi-do-roll = Noch einmal würfeln
mi-do-pay-gold = 1 Gold zahlen
mi-do-pay-privilege = 1 Privileg zahlen
mi-do-kings_soldier = { $knight }
mi-do-archbishop = { $knight } von { $other_seat }
mi-do-take-influence = 2 Einfluss nehmen
mi-do-court = { $knight } von { $other_seat } als Vasallen fordern
mi-do-accept = Annehmen
mi-do-outbid = Überbieten
mi-do-grant = Ein Land schenken
mi-do-claim = Vasallen beanspruchen
mi-do-own-land = { $land } ({ $side }) von { $knight }
mi-do-exchange = Cubes tauschen
mi-do-castle = Burg versteigern
mi-do-swap = { $cube } gegen { $other_cube }
mi-do-drop = Aussteigen
mi-do-raise = Mehr bieten
mi-do-castle_site = { $knight }
mi-do-nothing = Nichts angreifen
mi-do-stack = { $count ->
    [0] { $land } erobern (Stapel { $number })
    [one] { $land } erobern (Stapel { $number }) mit { $count } Cube
   *[other] { $land } erobern (Stapel { $number }) mit { $count } Cubes
}
mi-do-attack = { $land } ({ $side }) bei { $knight } von { $other_seat } angreifen{ $count ->
    [0] {""}
   *[other] {""} (Durchzug: { $count } Einfluss)
}
mi-do-conquer = { $cubes } zahlen
mi-do-free_land = { $knight } von { $other_seat }
mi-do-robbed_land = { $knight } von { $other_seat }
mi-do-discard = Land abwerfen
mi-do-do-not-ask = Nicht bitten
mi-do-ask = Um Unterstützung bitten
mi-do-stay-out = Nicht eingreifen
mi-do-join = Eingreifen
mi-do-withdraw = Zurückziehen
mi-do-pay = { $cubes } zahlen für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mi-do-privilege = 1 Privileg nehmen
mi-do-take-red = Eine ledige Frau wird 1 Einfluss
mi-do-remove = { $count ->
    [0] Keine weitere
   *[other] { $count } weitere für { $price } Privilegien
}
mi-do-count = { $cubes }


## Was folgt

mi-then-harvest = Bringt { $cubes } und den Zeitmarker { $number }.{ $fate ->
    [ages] {""} Damit endet sein Leben: Der Erbe tritt an seine Stelle.
    [dies] {""} Damit endet sein Leben, und er hat keinen Erben!
   *[lives] {""}
}
mi-then-recruit = Bringt den Zeitmarker { $number }.{ $fate ->
    [ages] {""} Damit endet sein Leben: Der Erbe tritt an seine Stelle.
    [dies] {""} Damit endet sein Leben, und er hat keinen Erben!
   *[lives] {""}
}
mi-then-roll = Je 2 von 6 Seiten: Junge, Mädchen, Sanduhr.
mi-then-demand = Soldaten: { $attack }, seine Elemente: { $defence }. { $other_seat } darf ihn mit Gold und Einfluss freikaufen.
mi-then-let-go = Nichts geschieht.
mi-then-accept = { $count ->
    [one] Du bekommst einen Cube davon. { $other_seat } zahlt alles, erhält { $points } Punkte, und der Ritter bleibt frei.
   *[other] Du bekommst { $count } Cubes davon. { $other_seat } zahlt alles, erhält { $points } Punkte, und der Ritter bleibt frei.
}
mi-then-outbid = Du zahlst mehr als das Angebot, die Hälfte davon an { $other_seat }. { $knight } wird dein Vasall, du erhältst { $points } Punkte.
mi-then-grant = Ein Land von dir geht an { $knight }. Er wird dein Vasall: { $points } Punkte für dich, { $number } für { $other_seat }.
mi-then-claim = Niemand zahlt. { $knight } von { $other_seat } wird dein Vasall, du erhältst { $points } Punkte.
mi-then-exchange = Bis zu { $count } Cubes, jeden gegen einen anderer Farbe.
mi-then-castle = Mindestgebot: { $cubes }. Die anderen dürfen überbieten; wer gewinnt, zahlt und baut für { $points } Punkte.
mi-then-raise = Dein Gebot enthält { $cubes } und mehr. Gewinnst du, zahlst du es und baust für { $points } Punkte.
mi-then-drop = { $own ->
    [yes] { $other_seat } baut die Burg; du darfst noch tauschen.
   *[no] Du zahlst nichts. { $other_seat } führt.
}
mi-then-conquest = Deine Soldaten: { $attack }, Verteidigung: { $defence }. Das Land ist { $points } Punkte wert.
mi-then-attack = Deine Soldaten: { $attack }, Verteidigung: { $defence }. Beide Seiten legen verdeckt Cubes dazu; bei Gleichstand hält die Verteidigung.
mi-then-ask = Greift { $other_seat } ein, bestimmt der Lehnsherr, wohin das Land kommt.
mi-then-not-ask = { $other_seat } darf trotzdem eingreifen; wohin das Land kommt, bestimmst du.
mi-then-join = Du legst verdeckt Nahrung und Einfluss für { $other_seat } dazu.
mi-then-discard = { $points ->
    [0] Bringt keine Punkte.
   *[other] Bringt { $points } Punkte.
}
mi-then-withdraw = Du behältst dein Gold und erhältst keine Punkte.
mi-then-take-red = Jede ledige Frau kostet am Ende mindestens { $points } Punkte.


## Ereignisse

mi-phase = Runde { $round }: { $phase }
mi-start-player = Es beginnt: { $seat }.
mi-gains = { $seat } erhält { $cubes } ({ $why }).
mi-pays = { $seat } zahlt { $cubes } ({ $why }).
mi-privilege = { $seat } erhält 1 Privileg ({ $why }).
mi-pays-privileges = { $count ->
    [one] { $seat } zahlt { $count } Privileg ({ $why }).
   *[other] { $seat } zahlt { $count } Privilegien ({ $why }).
}
mi-red = Eine ledige Frau mehr in der Familie von { $seat } ({ $why }).
mi-red-removed = { $count ->
    [one] { $count } ledige Frau weniger in der Familie von { $seat } ({ $why }).
   *[other] { $count } ledige Frauen weniger in der Familie von { $seat } ({ $why }).
}
mi-scores = { $points ->
    [one] { $seat } erhält { $points } Siegpunkt ({ $why }).
   *[other] { $seat } erhält { $points } Siegpunkte ({ $why }).
}
mi-loses-points = { $points ->
    [one] { $seat } verliert { $points } Siegpunkt ({ $why }).
   *[other] { $seat } verliert { $points } Siegpunkte ({ $why }).
}
mi-harvests = { $knight } von { $seat } erntet.
mi-recruits = { $knight } von { $seat } rekrutiert einen Soldaten.
mi-offspring = { $knight } von { $seat } hofft auf einen Sohn.
mi-birth = { $seat } würfelt { $birth }.
mi-heir = { $knight } von { $seat } hat einen Erben.
mi-new-knight = { $knight } von { $seat } kommt ins Spiel.
mi-ages = { $knight } von { $seat } wird alt; der Erbe tritt an seine Stelle.
mi-dies = { $knight } von { $seat } stirbt ohne Erben.
mi-leaves = { $knight } von { $seat } verlässt das Spiel.
mi-freezes = { $knight } von { $seat } erfriert.
mi-places = { $knight } von { $seat } geht auf { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
}.
mi-passes = { $seat } passt: schwarze Sanduhr auf { $sphere } { $number }.
mi-sealed = { $seat } hat ein verdecktes Gebot abgegeben.
mi-bid = { $seat } hat geboten: { $cubes }.
mi-wedding = { $seat } verheiratet eine Frau.
mi-no-wedding = Die Hochzeit fällt aus.
mi-kings-soldier = { $seat } gibt { $knight } den Soldaten des Königs.
mi-archbishop = { $seat } schickt den Erzbischof zu { $knight } von { $other_seat }.
mi-demands = { $seat } fordert { $knight } von { $other_seat } als Vasallen.
mi-offers = { $seat } bietet an: { $cubes }.
mi-accepts = { $seat } nimmt an.
mi-vassal = { $knight } von { $other_seat } ist jetzt Vasall von { $seat }.
mi-land = { $knight } von { $seat } bekommt: { $land }.
mi-discard = Aus dem Spiel: { $land }.
mi-swaps = { $seat } tauscht { $cube } gegen { $other_cube }.
mi-castle-bid = { $seat } bietet für die Burg: { $cubes }.
mi-castle = { $knight } von { $seat } bekommt eine Burg.
mi-conquers = { $seat } erobert: { $land }. Als Nächstes auf dem Stapel: { $other_land }.
mi-conquers-last = { $seat } erobert: { $land }. Der Stapel ist leer.
mi-attacks = { $seat } greift { $knight } von { $other_seat } an: { $land }.
mi-asks = { $seat } bittet { $other_seat } um Unterstützung.
mi-asks-not = { $seat } bittet { $other_seat } nicht um Unterstützung.
mi-joins = { $seat } greift in den Kampf ein.
mi-stays-out = { $seat } bleibt dem Kampf fern.
mi-battle = { $seat } greift mit { $attack } an; die Verteidigung hat { $defence }.
mi-withdraws = { $seat } zieht das Gebot zurück.
mi-winter = Der Würfel bringt einen harten Winter.
mi-no-winter = Der Würfel bringt einen milden Winter.
mi-game-over = Endstand: { $scores }.
