### Mil (1049) auf Deutsch: jedes Wort, das jemand liest.
### Die Wirkungen nennen die geltenden Werte, nach ihrem Platz in components.toml: $sphere-court-influence.

game-mil = Mil (1049)
game-mil-about = Führe eine Familie von Rittern: ernte, rekrutiere, sorge für Söhne und schicke deine Ritter in sechs Bereiche der Macht. Fünf Runden.
game-mil-goal = Am Ende die meisten Punkte: Länder und Burgen, verheiratete Frauen, Erben.


## Für das Programm: die Familien der Nachrichten, die zählen

count-families = cubes


## Optionen

option-players = Personen
option-players-help = Wie viele mitspielen.
option-expert_rules = Expertenregeln
option-expert_rules-help = Ein geraubtes Land darf für { $points-play-discard } Siegpunkte abgeworfen werden, und Ritter auf Kreuzzug verlieren und gewinnen durch Länder keine Punkte.
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
option-open_stocks = Offener Besitz
option-open_stocks-help = Alle sehen die Cubes hinter allen Sichtschirmen. Was kommt und geht, wird in jedem Fall gemeldet.
option-bid_value = Gebote mit gleicher Anzahl
option-bid_value-help = Was zwischen zwei Geboten mit gleich vielen Cubes entscheidet, bei Hochzeiten, Burgen und im Gericht.
option-bid_value-sum = Die Summe ihrer Werte
option-bid_value-gold_first = Mehr Gold, dann mehr von der nächstwertvollsten Farbe
option-zero_bids_count = Wer nichts bietet, bietet am wenigsten
option-zero_bids_count-help = In der Ratsversammlung zählt auch ein Gebot von 0 Gold: Bietet jemand nichts, gehen alle anderen von { $sphere-council-highest } Punkten aus. Sonst wird das tiefste Gebot nur unter Geboten von mindestens 1 gesucht.

preset-standard = Wie im Regelheft
preset-expert = Expertenregeln
preset-duel = Zu zweit

# Wofür eine nummerierte Regel gilt.
holds-all = immer
holds-expert = Expertenregeln


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
land-flax-effect = Vorne: Ernte { $land-flax-front }{ $land-flax-front_gold ->
    [0] {""}
   *[other] , Tribut { $land-flax-front_gold } Gold
}. Hinten: Ernte { $land-flax-back }{ $land-flax-back_gold ->
    [0] {""}
   *[other] , Tribut { $land-flax-back_gold } Gold
}.
land-ore = Erzhügel
land-ore-effect = Vorne: Ernte { $land-ore-front }{ $land-ore-front_gold ->
    [0] {""}
   *[other] , Tribut { $land-ore-front_gold } Gold
}. Hinten: Ernte { $land-ore-back }{ $land-ore-back_gold ->
    [0] {""}
   *[other] , Tribut { $land-ore-back_gold } Gold
}.
land-grain = Kornfelder
land-grain-effect = Vorne: Ernte { $land-grain-front }{ $land-grain-front_gold ->
    [0] {""}
   *[other] , Tribut { $land-grain-front_gold } Gold
}. Hinten: Ernte { $land-grain-back }{ $land-grain-back_gold ->
    [0] {""}
   *[other] , Tribut { $land-grain-back_gold } Gold
}.
land-craft = Handwerksdorf
land-craft-effect = Vorne: Ernte { $land-craft-front }{ $land-craft-front_gold ->
    [0] {""}
   *[other] , Tribut { $land-craft-front_gold } Gold
}. Hinten: Ernte { $land-craft-back }{ $land-craft-back_gold ->
    [0] {""}
   *[other] , Tribut { $land-craft-back_gold } Gold
}.
land-town = Stadt
land-town-effect = Vorne: Ernte { $land-town-front }{ $land-town-front_gold ->
    [0] {""}
   *[other] , Tribut { $land-town-front_gold } Gold
}. Hinten: Ernte { $land-town-back }{ $land-town-back_gold ->
    [0] {""}
   *[other] , Tribut { $land-town-back_gold } Gold
}.

side-front = vorne
side-back = hinten

sphere-monastery = Kloster
sphere-monastery-effect = Entfernt 1 ledige Frau und für je { $cost-token-removal ->
    [one] { $cost-token-removal } Privileg
   *[other] { $cost-token-removal } Privilegien
} 1 weitere.
sphere-court = Gericht
sphere-court-effect = { $sphere-court-influence } Einfluss, oder ein Ritter wird dein Vasall. Mehrheit: { $sphere-court-bonus_vp ->
    [one] { $sphere-court-bonus_vp } Punkt
   *[other] { $sphere-court-bonus_vp } Punkte
}, { $sphere-court-bonus_influence } Einfluss, Startspieler.
sphere-market = Markt
sphere-market-effect = Bis zu { $sphere-market-swaps } Cubes tauschen oder eine Burg versteigern. Mehrheit: { $sphere-market-bonus_vp ->
    [one] { $sphere-market-bonus_vp } Punkt
   *[other] { $sphere-market-bonus_vp } Punkte
}, { $sphere-market-bonus_gold } Gold.
sphere-war = Krieg
sphere-war-effect = Freies Land erobern oder ein Land rauben. Mehrheit: { $sphere-war-bonus_vp ->
    [one] { $sphere-war-bonus_vp } Punkt
   *[other] { $sphere-war-bonus_vp } Punkte
}, der Soldat des Königs.
sphere-council = Ratsversammlung
sphere-council-effect = 1 Privileg, oder 1 ledige Frau wird zu Einfluss. Mehrheit: { $sphere-council-bonus_vp ->
    [one] { $sphere-council-bonus_vp } Punkt
   *[other] { $sphere-council-bonus_vp } Punkte
}, der Erzbischof.
sphere-crusade = Kreuzzug
sphere-crusade-effect = { $sphere-crusade-influence } Einfluss und Schutz vor dem Winter.

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
why-most_fabric = am meisten Stoff
why-most_metal = am meisten Metall
why-most_influence = am meisten Einfluss
why-most_privileges = die meisten Privilegien
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
    [gold] {""} für { $cost-token-son } Gold
    [privilege] {""} für { $cost-token-son ->
        [one] { $cost-token-son } Privileg
       *[other] { $cost-token-son } Privilegien
    }
   *[roll] , würfeln
}
mi-do-place = { $knight } platzieren
mi-do-pass = { $hourglass ->
    [white] Passen: weiße Sanduhr umdrehen ({ $other_sphere } { $number })
   *[none] Passen: schwarze Sanduhr legen ({ $other_sphere } { $number })
}
mi-do-hourglass = Sanduhr: { $other_sphere } { $number }
mi-do-go = { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
}{ $price ->
    [yes] {""} ({ $cost-token-space } Gold oder { $cost-token-space ->
        [one] { $cost-token-space } Privileg
       *[other] { $cost-token-space } Privilegien
    })
   *[no] {""}
}
mi-do-stop = Aufhören
mi-do-roll = Noch einmal würfeln
mi-do-pay-gold = { $cost-token-space } Gold zahlen
mi-do-pay-privilege = { $cost-token-space ->
    [one] { $cost-token-space } Privileg
   *[other] { $cost-token-space } Privilegien
} zahlen
mi-do-kings_soldier = { $knight }
mi-do-archbishop = { $knight } von { $other_seat }
mi-do-take-influence = { $sphere-court-influence } Einfluss nehmen
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
mi-do-take-red = Eine ledige Frau wird zu 1 Einfluss
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
mi-then-roll = Seiten des Würfels: Junge { $boys }, Mädchen { $girls }, Sanduhr { $hourglasses }.
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
mi-then-attack = Deine Soldaten: { $attack }, Verteidigung: { $defence }. Beide Seiten legen verdeckt Cubes dazu; bei Gleichstand gewinnt die Verteidigung.
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
mi-places = { $seat } platziert { $knight }: { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
}.
mi-passes = { $seat } passt. Schwarze Sanduhr: { $sphere } { $number }.
mi-sealed = { $seat } hat ein verdecktes Gebot abgegeben.
mi-bid = { $seat } hat geboten: { $cubes }.
mi-wedding = { $seat } verheiratet eine Frau.
mi-no-wedding = Die Hochzeit fällt aus: Niemand hat mehr geboten als alle anderen.
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


## Worum die Fragen gehen, wie in "Jetzt heißt es: …"

question-action = eine Aktion wählen
question-hourglass = eine weiße Sanduhr als Zeitmarker nehmen
question-rolled_hourglass = eine weiße Sanduhr als Zeitmarker nehmen
question-roll_again = noch einmal würfeln oder aufhören
question-marriage_bid = für die Hochzeit bieten
question-half = deine Hälfte des Gebots nehmen
question-placement = deinen Ritter losschicken
question-space_payment = das Feld bezahlen
question-kings_soldier = den Soldaten des Königs einem Ritter geben
question-archbishop = den Erzbischof zu einem Ritter schicken
question-monastery = weitere ledige Frauen entfernen oder nicht
question-court = Einfluss nehmen oder einen Vasallen fordern
question-offer = ein Angebot machen
question-answer = das Angebot beantworten
question-outbid = das Angebot überbieten
question-grant = ein Land zum Verschenken wählen
question-market = Cubes tauschen oder eine Burg versteigern
question-swap = Cubes tauschen oder aufhören
question-start_bid = dein Startgebot für die Burg machen
question-rival = das Gebot für die Burg erhöhen oder aussteigen
question-last_raise = dein Gebot für die Burg aufstocken oder aussteigen
question-extras = Cubes zum Startgebot hinzulegen
question-castle_site = die Burg bauen
question-war = angreifen oder nicht
question-free_land_payment = den Angriff bezahlen
question-free_land = das Land anlegen oder abwerfen
question-robbed_land = das Land anlegen
question-ask_lord = deinen Lehnsherrn um Unterstützung bitten oder nicht
question-attack_lord = in den Kampf eingreifen oder nicht
question-defence_lord = in den Kampf eingreifen oder nicht
question-battle_bid = Cubes für den Kampf wählen
question-council_bid = im Rat Gold bieten
question-lower_bid = dein Gebot zahlen oder zurückziehen
question-council = ein Privileg nehmen oder eine ledige Frau als Einfluss


## Warum etwas gerade nicht geht

mi-why-over = Das Spiel ist aus ({ $rule }).
mi-why-unknown = So etwas gibt es an diesem Tisch nicht.
mi-why-not-in-play = Dieser Ritter ist nicht im Spiel ({ $rule }).
mi-why-empty-slot = Hier liegt kein Land ({ $rule }).
mi-why-turn = Du bist nicht dran, sondern { $seat } ({ $rule }).
mi-why-sealed = Du hast dein Gebot schon abgegeben. Es fehlen noch: { $order } ({ $rule }).
mi-why-nothing-to-bid = Du hast keine Cubes, die hier geboten werden können ({ $rule }).
mi-why-no-woman = Für die Hochzeit bietet nur, wer eine ledige Frau hat ({ $rule }).
mi-why-no-part = Du bist an diesem Kampf nicht beteiligt ({ $rule }).
mi-why-now = Jetzt heißt es: { $question } ({ $rule }).
mi-why-range = { $least ->
    [0] Möglich ist hier höchstens { $most } ({ $rule }).
   *[other] Möglich ist hier { $least } bis { $most } ({ $rule }).
}
mi-why-not-yours = Das gehört dir nicht ({ $rule }).
mi-why-placed = Dieser Ritter steht schon auf dem Spielbrett: { $sphere }{ $number ->
    [0] {""}
   *[other] {""} { $number }
} ({ $rule }).
mi-why-no-knight = Du hast in dieser Runde keinen Ritter ({ $rule }).
mi-why-nobody-home = Alle deine Ritter stehen schon auf dem Spielbrett ({ $rule }).
mi-why-placing = Du hast in dieser Runde schon platziert oder gepasst; Ernten, Rekrutieren und Nachwuchs sind für dich vorbei ({ $rule }).
mi-why-no-white = Auf dem Spielbrett liegt keine weiße Sanduhr mehr; niemand kann noch ernten, rekrutieren oder Nachwuchs bekommen ({ $rule }).
mi-why-no-harvest = Keiner deiner Ritter hat ein Land ({ $rule }).
mi-why-cubes = Dir fehlt: { $cubes } ({ $rule }).
mi-why-no-tile = Alle deine Ritter haben einen Erben, und für einen neuen Ritter ist kein Plättchen mehr da ({ $rule }).
mi-why-no-gold = Du hast dafür kein Gold ({ $rule }).
mi-why-no-privilege = Du hast dafür kein Privileg ({ $rule }).
mi-why-no-hourglasses = { $sphere }: Dort liegen nie Sanduhren ({ $rule }).
mi-why-black = Dort liegt schon eine schwarze Sanduhr ({ $rule }).
mi-why-occupied = Dort steht { $knight } von { $seat } ({ $rule }).
mi-why-space-price = Dort liegt eine Sanduhr, und du hast weder Gold noch Privileg, um das Feld zu bezahlen ({ $rule }).
mi-why-not-white = Dort liegt keine weiße Sanduhr ({ $rule }).
mi-why-own-knight = Nur fremde Ritter können deine Vasallen werden ({ $rule }).
mi-why-has-lord = Dieser Ritter hat schon einen Lehnsherrn: { $seat } ({ $rule }).
mi-why-own-lord = Dein Ritter ist Vasall von { $seat } und kann sich nicht gegen seinen Lehnsherrn wenden ({ $rule }).
mi-why-archbishop = Der Erzbischof schützt diesen Ritter ({ $rule }).
mi-why-soldiers = Dein Ritter braucht mehr Soldaten, als diese Spalte Soldaten, Länder und Burg zusammen hat: { $soldiers } gegen { $elements } ({ $rule }).
mi-why-offered = Einfach nehmen kannst du den Vasallen nur, wenn nichts geboten wurde ({ $rule }).
mi-why-outbid = Selbst alle deine Cubes würden das Angebot nicht überbieten: { $cubes } ({ $rule }).
mi-why-outbid-gold = Du brauchst mindestens so viel Gold, wie geboten wurde: { $cubes } ({ $rule }).
mi-why-column-full = Dieser Ritter hat schon zwei Länder ({ $rule }).
mi-why-no-own-land = Du hast kein Land zu verschenken ({ $rule }).
mi-why-same-land = Das andere Land dieses Ritters ist genau gleich; nimm das ({ $rule }).
mi-why-no-gold-at-market = An diesem Tisch gibt der Markt kein Gold her ({ $rule }).
mi-why-has-castle = Dieser Ritter hat schon eine Burg ({ $rule }).
mi-why-empty-stack = Dort ist kein Land mehr ({ $rule }).
mi-why-too-weak = { $count ->
    [one] Du bräuchtest { $count } Cube Nahrung oder Einfluss ({ $rule }).
   *[other] Du bräuchtest { $count } Cubes Nahrung und Einfluss ({ $rule }).
}
mi-why-own-land = Dieses Land gehört dir selbst ({ $rule }).
mi-why-own-vassal = Dieser Ritter ist dein Vasall ({ $rule }).
mi-why-same-lord = Beide Ritter haben denselben Lehnsherrn: { $seat } ({ $rule }).
mi-why-toll = Der Durchzug würde { $count } Einfluss kosten, einen für jede ledige Frau in der Familie von { $seat } ({ $rule }).
mi-why-no-vassal = Dieses Land können nur Ritter und Vasallen von { $seat } bekommen ({ $rule }).
mi-why-must-place = Ein geraubtes Land muss angelegt werden, solange ein Platz frei ist ({ $rule }).


## Für das erste Spiel: worum es bei einer Entscheidung geht

mi-first-action = Am Anfang der Runde arbeiten deine Ritter zu Hause: Sie ernten, rekrutieren Soldaten und bekommen Söhne, und das meiste davon kostet sie Lebenszeit. Danach schickst du sie in die Bereiche der Macht, und damit ist die Arbeit zu Hause für dich bis zur nächsten Runde vorbei. Ernte zuerst, sorge für Erben und platziere, bevor andere die guten Felder nehmen.
mi-first-hourglass = Was dein Ritter eben getan hat, kostet ihn Lebenszeit: Eine weiße Sanduhr vom Spielbrett kommt zu ihm. Ist seine Zeit um, altert er, oder er stirbt, wenn er keinen Erben hat. Das Feld, von dem du sie nimmst, kostet dann nichts mehr; wähle es so, dass es dir hilft und nicht den anderen.
mi-first-rolled_hourglass = Der Wurf kostet deinen Ritter Zeit: Eine weiße Sanduhr vom Spielbrett kommt zu ihm. Das Feld, von dem du sie nimmst, ist danach umsonst zu haben. Achte auf seine Sanduhren: Ist seine Zeit um, altert er, oder er stirbt, wenn noch kein Erbe da ist.
mi-first-roll_again = Noch ist kein Sohn da, und du darfst es wieder versuchen. Jeder Wurf bringt Junge, Mädchen oder Sanduhr. Mädchen kosten am Ende Punkte, und Sanduhren verkürzen sein Leben; hör also rechtzeitig auf.
mi-first-marriage_bid = Ein Junge ist geboren, und seine Hochzeit ist die Gelegenheit, eine deiner ledigen Frauen zu verheiraten, die am Ende Punkte kosten. Alle bieten verdeckt, Farbe für Farbe; mehr Cubes gewinnen, bei gleich vielen der höhere Wert, und ist auch der gleich, fällt die Hochzeit aus. Gewinnen andere, erhalten sie auch Punkte, und die Familie des Vaters behält die Hälfte ihres Gebots.
mi-first-half = Die Hälfte dieses Gebots gehört dir, und du suchst dir die Cubes aus. Gold ist am nützlichsten, denn es bezahlt Söhne und Felder und zählt am Ende. Was du liegen lässt, geht in den Vorrat.
mi-first-placement = Jeder Bereich bringt diesem Ritter in der Machtphase etwas, und wer die meisten Ritter in einem Bereich hat, bekommt außerdem dessen Bonus. Niedrige Nummern handeln zuerst und gewinnen Gleichstände. Ein Feld mit Sanduhr kostet Gold oder Privilegien, ein leeres nichts.
mi-first-space_payment = Die Sanduhr auf diesem Feld hat ihren Preis, und du wählst, womit du zahlst. Mit Gold kannst du auch bieten, und am Ende zählt es; Privilegien helfen dir im Kloster. Behalte, was du eher brauchst.
mi-first-kings_soldier = Du hast die meisten Ritter im Krieg, und der König leiht dir für diese Runde einen Soldaten. Er zählt wie jeder andere, bei Angriff und Verteidigung und im Winter. Gib ihn dem Ritter, der gleich einen Vasallen fordern oder etwas erobern will.
mi-first-archbishop = Du hast die meisten Ritter im Rat, deshalb schützt der Erzbischof für den Rest der Runde einen Ritter. Der kann weder Vasall werden noch beraubt werden. Nimm den von deinen, den man am leichtesten angreifen könnte.
mi-first-monastery = Eine ledige Frau hat deine Familie schon verlassen, allein weil dein Ritter hier ist. Für Privilegien können weitere folgen. Jede von ihnen würde dich am Ende Punkte kosten, darum lohnt sich der Preis meistens.
mi-first-court = Einfluss ist eine sichere Sache: Er bezahlt den Durchzug, kämpft mit und lässt sich anbieten. Ein Vasall ist mehr wert: sofort Punkte, jede Runde Nahrung und Punkte für Länder, die er bekommt. Du brauchst mehr Soldaten, als seine ganze Spalte an Soldaten, Ländern und Burg hat.
mi-first-offer = Jemand will deinen Ritter zum Vasallen machen, und du darfst dagegen Gold und Einfluss bieten. Nimmt er an, verlierst du alles Gebotene, bekommst aber Punkte und bleibst frei. Überbietet er, behältst du es und erhältst die Hälfte seines Gebots; bietest du nichts, kann er deinen Ritter umsonst nehmen.
mi-first-answer = Nimm die Hälfte des Angebots und lass den Ritter in Ruhe, oder bestehe auf deiner Forderung. Dazu legst du ein höheres Gebot aus oder schenkst dem Ritter eins deiner Länder; umsonst bekommst du ihn nur, wenn nichts geboten wurde. Ein Vasall bringt sofort Punkte und in jeder weiteren Runde Nahrung.
mi-first-outbid = Dein Gebot muss höher sein als das Angebot: mehr Cubes, oder gleich viele mit höherem Wert, und nicht weniger Gold. Die Hälfte davon bekommt dein Gegenüber. Nimm also so wenige und so billige Cubes wie möglich.
mi-first-grant = Eins deiner Länder geht an den Ritter, der dein Vasall wird. Die Punkte des Landes verlierst du und bekommst sie als Lehnsherr zurück; verloren ist nur die Ernte. Gib das Land her, das du am wenigsten brauchst.
mi-first-market = Du kannst einige Cubes in andere Farben tauschen oder eine Burg versteigern. Eine Burg bringt sofort Punkte, schützt deinen Ritter im Winter und verteidigt seine Länder. Andere dürfen mitbieten, aber du hast das letzte Wort, und wenn du verlierst, darfst du immer noch tauschen.
mi-first-swap = Jeder Cube, den du gibst, wird zu einem in anderer Farbe. Überlege, was dir fehlt: Stoff und Metall für Soldaten, für eine Burg auch Nahrung, Gold für Söhne und Felder. Was du eben bekommen hast, kannst du nicht noch einmal tauschen.
mi-first-start_bid = Dein Startgebot braucht mindestens, was eine Burg kostet, und wer mitbieten will, muss es genau erfüllen und noch etwas drauflegen. Ein kleines Gebot ist billig, eine seltene Farbe darin hält andere fern. Am Ende darfst du noch aufstocken.
mi-first-rival = Jemand versteigert eine Burg, und du darfst genau einmal erhöhen. Dein Gebot enthält das ganze Startgebot und etwas mehr. Eine Burg bringt sofort Punkte; geh mit, wenn du die Cubes entbehren kannst.
mi-first-last_raise = Jemand hat für deine Burg mehr geboten als du, und du hast das letzte Wort. Stocke dein Startgebot so auf, dass es das höchste ist, oder lass die Burg ziehen. Dann behältst du deine Cubes und darfst stattdessen tauschen.
mi-first-extras = Das Startgebot ist in deinem Gebot schon enthalten; leg jetzt dazu, was es zum höchsten macht. Mehr Cubes gewinnen immer, gleich in welcher Farbe. Nimm die, die du am wenigsten brauchst, vor allem Nahrung.
mi-first-castle_site = Die Burg bringt sofort Punkte und bleibt für immer stehen. Ein Ritter mit Burg erfriert nicht, und seine Länder sind schwerer zu rauben. Am nötigsten hat sie ein Ritter ohne Land.
mi-first-war = Dein Ritter darf einmal angreifen: ein freies Land oben auf einem Stapel oder ein Land von jemand anderem. Bei freiem Land weißt du vorher genau, was es kostet; gegen Nachbarn wählen beide Seiten verdeckt Cubes. Jedes Land bringt sofort Punkte und später Ernten.
mi-first-free_land_payment = Deine Soldaten reichen allein nicht aus, also helfen Cubes mit. Nahrung und Einfluss kämpfen gleich gut. Nahrung bekommst du leicht durch Ernten, deshalb lohnt es sich meistens, den Einfluss zu behalten.
mi-first-free_land = Lege das Land bei einem Ritter an, der Platz dafür hat; es bringt sofort Punkte. Ein Ritter ohne Land sollte eins haben, denn es rettet ihn im Winter. Bei deinem Vasallen zählt es für dich und für seinen Besitzer.
mi-first-robbed_land = Du bestimmst, wohin das Land kommt, und es bringt sofort Punkte. Gib es einem Ritter, der noch keins hat, oder einem, der gut verteidigt ist. Bei einem Vasallen zählt es für dich und auch für seinen Besitzer.
mi-first-ask_lord = Dein Ritter hat einen Lehnsherrn, der in diesem Kampf mit eigenen Cubes helfen kann. Bittest du ihn und er kommt, bestimmt er, welcher Ritter das Land erhält, allerdings nur unter deinen. Er kann auch ungebeten kommen.
mi-first-attack_lord = Dein Vasall greift an, und du kannst mit Nahrung und Einfluss helfen. Hat er dich gebeten, bestimmst du dadurch, wohin das Land kommt, und für Länder deiner Vasallen bekommst du Punkte. Das Eingreifen kostet nichts, bevor du Cubes wählst.
mi-first-defence_lord = Dein Vasall wird angegriffen, und du kannst mit Nahrung und Einfluss helfen. Geht sein Land verloren, verlierst du dafür ebenso Punkte wie er. Das Eingreifen kostet nichts, bevor du Cubes wählst.
mi-first-battle_bid = Alle Beteiligten wählen jetzt verdeckt Nahrung und Einfluss, und jeder Cube zählt zur Stärke. Ein Soldat zählt mehr, eine Burg hilft der Verteidigung; bei Gleichstand gewinnt die Verteidigung. Alle Cubes sind weg, wer auch gewinnt; setze nicht mehr ein, als dir das Land wert ist.
mi-first-council_bid = Jede Runde verkauft der Rat seine Gunst für Gold, und alle dürfen verdeckt bieten. Das höchste Gebot bringt am meisten Punkte; wer weniger geboten hat, zahlt für weniger Punkte oder nimmt sein Gold zurück. Gold bezahlt auch Söhne und Felder, behalte also etwas.
mi-first-lower_bid = Jemand hat mehr geboten, darum bringt dein Gebot weniger Punkte, und du kannst es dir noch überlegen. Vergleiche die Punkte mit dem Gold, das sie kosten. Ziehst du zurück, behältst du das Gold und bekommst nichts.
mi-first-council = Dein Ritter im Rat bringt ein Privileg, das wie Gold für Söhne und Felder zahlt. Oder eine deiner ledigen Frauen wird zu Einfluss in deinem Besitz und kostet dich am Ende keine Punkte mehr. Mit vielen ledigen Frauen ist das zweite meistens besser.

# Warum ein Zug geraten wird: der Teil des eigenen Werts, dem er dient.
because-points = danach stehst du nach Punkten besser da
because-stock = danach hast du die besseren Cubes
because-lineage = es nützt deiner Familie mehr: Frauen und Privilegien
because-knights = es nützt deinen Rittern mehr: Erben, Jahre und Burgen
because-soldiers = danach sind deine Ritter stärker
because-lands = danach bringen deine Länder mehr
because-vassals = es bringt dir Vasallen oder hält deine Ritter frei
because-posts = es nützt deinen Rittern in den Bereichen der Macht mehr
because-prospects = was gerade entschieden wird, geht damit eher gut für dich aus

# Dasselbe mit einer Zahl (`insight/figures.py`): die dieses Zuges statt der des anderen.
because-points-points = danach hast du schon { figure } { $count ->
    [one] Punkt
   *[other] Punkte
} statt { figure-other }
because-stock-cubes = danach hast du { figure } { $count ->
    [one] Cube
   *[other] Cubes
} statt { figure-other }
because-stock-soldiers = danach reichen deine Cubes für { figure } Soldaten statt { figure-other }
because-stock-gold = danach hast du { figure } Gold statt { figure-other }
because-stock-influence = danach hast du { figure } Einfluss statt { figure-other }
because-stock-metal = danach hast du { figure } Metall statt { figure-other }
because-stock-fabric = danach hast du { figure } Stoff statt { figure-other }
because-stock-food = danach hast du { figure } Nahrung statt { figure-other }
because-lineage-privileges = danach hast du { figure } { $count ->
    [one] Privileg
   *[other] Privilegien
} statt { figure-other }
because-lineage-women = danach hat deine Familie { figure } { $count ->
    [one] ledige Frau
   *[other] ledige Frauen
} statt { figure-other }
because-knights-knights = danach hast du { figure } Ritter statt { figure-other }
because-knights-heirs = danach { $count ->
    [one] hat
   *[other] haben
} { figure } statt { figure-other } deiner Ritter einen Erben
because-knights-castles = danach hast du { figure } { $count ->
    [one] Burg
   *[other] Burgen
} statt { figure-other }
because-knights-homeless = danach { $count ->
    [one] ist
   *[other] sind
} { figure } statt { figure-other } deiner Ritter ohne Land und Burg
because-knights-time = danach tragen deine Ritter { figure } Zeitmarker statt { figure-other }
because-soldiers-soldiers = danach haben deine Ritter { figure } Soldaten statt { figure-other }
because-soldiers-strongest = danach hat dein stärkster Ritter { figure } Soldaten statt { figure-other }
because-soldiers-at_war = danach hat dein stärkster Ritter im Krieg { figure } Soldaten statt { figure-other }
because-soldiers-at_court = danach hat dein stärkster Ritter im Gericht { figure } Soldaten statt { figure-other }
because-soldiers-unguarded = danach { $count ->
    [one] ist
   *[other] sind
} { figure } statt { figure-other } deiner Ritter ohne Soldaten und Burg
because-lands-lands = danach hast du { figure } { $count ->
    [one] Land
   *[other] Länder
} statt { figure-other }
because-lands-tribute = danach zeigen deine Länder { figure } Gold statt { figure-other }
because-lands-missing = danach { $count ->
    [one] fehlt
   *[other] fehlen
} dir für das freie Land, das am leichtesten zu erobern ist, { figure } { $count ->
    [one] Cube
   *[other] Cubes
} statt { figure-other }
because-vassals-vassals = danach hast du { figure } Vasallen statt { figure-other }
because-vassals-lands = danach haben deine Vasallen { figure } { $count ->
    [one] Land
   *[other] Länder
} statt { figure-other }
because-vassals-serving = danach { $count ->
    [one] dient
   *[other] dienen
} { figure } statt { figure-other } deiner Ritter anderen
because-posts-leads = danach führst du in { figure } { $count ->
    [one] Bereich der Macht
   *[other] Bereichen der Macht
} statt { figure-other }
because-posts-posts = danach hast du { figure } Ritter in den Bereichen der Macht statt { figure-other }
because-prospects-strength = mit deinen Cubes kommt deine Seite auf { figure } statt { figure-other } (die andere hat ohne Cubes { $rival })
because-prospects-rivals = danach { $count ->
    [one] könnte
   *[other] könnten
} { figure } statt { figure-other } der anderen mehr bieten als du
