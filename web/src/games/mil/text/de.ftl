### Das Spielbrett von Mil auf Deutsch.

tab-spheres = Bereiche
tab-families = Familien

board-track = Runde und Phase
board-power-of = Runde { $round }: Macht, { $other_sphere }
board-majority = Für die meisten Ritter
board-short-monastery = −1 ledige Frau, −1 je { $cost-token-removal ->
    [one] { $cost-token-removal } Privileg
   *[other] { $cost-token-removal } Privilegien
}
board-short-court = { $sphere-court-influence } Einfluss oder ein Vasall
board-short-market = { $sphere-market-swaps } Cubes tauschen oder eine Burg
board-short-war = Ein Land erobern oder rauben
board-short-council = 1 Privileg, oder eine ledige Frau wird zu Einfluss
board-short-crusade = { $sphere-crusade-influence } Einfluss, kein Frost
board-place = { $sphere } { $number }
board-lies-white = weiße Sanduhr
board-lies-black = schwarze Sanduhr
board-lies-nothing = leer

board-stacks = Freies Land
board-stack = Stapel { $number }
board-stack-empty = leer
board-stack-top = { $land }, Verteidigung { $number }, noch { $count }.
board-discarded = { $count } abgeworfen

board-families = Die Familien
board-own-family = Deine Familie
board-family-of = Familie von { $seat }
board-look = Familie von { $seat } groß zeigen
board-back-to-own = Zu meiner Familie
board-start-player = Startspieler
board-vassals = { $count ->
    [one] { $count } Vasall
   *[other] { $count } Vasallen
}
board-unused = noch nicht im Spiel
board-gone = gestorben
board-knight-of = { $knight } von { $seat }
board-land-of = Land { $number } bei { $knight } von { $seat }
board-heir = mit Erben
board-no-heir = ohne Erben
board-time = { $count ->
    [one] { $count } Zeitmarker
   *[other] { $count } Zeitmarker
}
board-soldiers = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldaten
}
board-castle = Burg
board-no-castle = keine Burg
board-no-land = kein Land
board-vassal-of = Vasall von { $seat }
board-kings-soldier = Soldat des Königs
board-archbishop = Schutz des Erzbischofs
board-home = zu Hause

board-screen-of = Sichtschirm von { $seat }
board-hidden = { $colour }: hinter dem Sichtschirm
board-lineage = Geschlechterfeld
board-reds = { $count ->
    [one] { $count } ledige Frau
   *[other] { $count } ledige Frauen
}
board-privileges = { $count ->
    [one] { $count } Privileg
   *[other] { $count } Privilegien
}
board-privilege = Privileg
board-die = würfeln
board-news = Zuletzt geschehen
board-sealed = Gebot verdeckt abgegeben
board-hint = Zeig auf etwas, um zu lesen, was es bedeutet.
board-about-player = { $knights } Ritter, { $lands } Länder, { $castles } Burgen, { $soldiers } Soldaten, { $reds } ledige Frauen, { $privileges } Privilegien
board-tie = { $estate } Länder und Burgen, { $gold_count } Gold

choice-harvest = Ernten
choice-harvest-about = Ernten: Die Länder eines Ritters bringen ihre Waren und werden umgedreht. Kostet ihn einen Zeitmarker.
choice-recruit = Rekrutieren
choice-recruit-about = Rekrutieren: Ein Soldat für { $cost-soldier-fabric } Stoff und { $cost-soldier-metal } Metall (ab { $cost-soldier-surcharge_from } eigenen Soldaten auch { $cost-soldier-surcharge } Einfluss). Kostet einen Zeitmarker.
choice-offspring = Nachwuchs
choice-offspring-about = Nachwuchs: Ein Erbe, oder mit Erben ein neuer Ritter. Bezahle { $cost-token-son } Gold oder { $cost-token-son ->
    [one] { $cost-token-son } Privileg
   *[other] { $cost-token-son } Privilegien
}, oder würfle.
choice-place = Platzieren
choice-place-about = Platzieren: Ein Ritter kommt auf ein Aktionsfeld. Liegt dort eine Sanduhr, kostet es { $cost-token-space } Gold oder { $cost-token-space ->
    [one] { $cost-token-space } Privileg
   *[other] { $cost-token-space } Privilegien
}. Danach sind Ernten, Rekrutieren und Nachwuchs vorbei.
choice-pass = Passen
choice-pass-about = Passen: Eine weiße Sanduhr wird schwarz, oder eine schwarze kommt auf ein leeres Feld. Danach sind Ernten, Rekrutieren und Nachwuchs vorbei.

board-winter-hard = Ein harter Winter
board-winter-mild = Ein milder Winter
board-winter-none = Niemand friert.
board-winter-nobody = Niemand friert: Jeder Ritter hat ein Land oder eine Burg oder ist auf Kreuzzug.
board-winter-privileges = { $count ->
    [one] { $seats }: 1 Privileg, denn jeder Ritter der Familie hat eine Burg oder einen Soldaten.
   *[other] { $seats }: je 1 Privileg, denn jeder Ritter dieser Familien hat eine Burg oder einen Soldaten.
}
board-froze-ages = hat weder Land noch Burg und erfriert. Sein Erbe tritt an seine Stelle.
board-froze-stays = hat weder Land noch Burg, keinen Erben und erfriert: −{ $points } Punkte. Seine Soldaten halten ihm den Platz frei.
board-froze-leaves = hat nichts als sein Schwert, keinen Erben und erfriert: −{ $points } Punkte. Er verlässt das Spiel.

board-talk-birth = Nachwuchs
board-talk-birth-about = Noch ist kein Junge geboren. Du kannst es weiter versuchen oder aufhören.
board-talk-marriage = Hochzeit
board-talk-marriage-about = Ein Sohn von { $seat } sucht eine Braut. Wer eine ledige Frau hat, bietet verdeckt eine Mitgift; mehr Cubes gewinnen, bei gleich vielen der höhere Wert, und ist auch der gleich, fällt die Hochzeit aus. Gewinnt eine andere Familie, erhält sie { $points-play-marriage } Punkte, und { $seat } bekommt die Hälfte des Gebots.
board-talk-half = Die Hälfte des Gebots
board-talk-half-about = Von diesen Cubes stehen dir noch { $count } zu: Du wählst, welche.
board-talk-kings_soldier = Der Soldat des Königs
board-talk-kings_soldier-about = Er zählt bis zum Ende der Runde wie ein eigener Soldat.
board-talk-archbishop = Der Erzbischof
board-talk-archbishop-about = Sein Ritter kann bis zum Ende der Runde weder Vasall werden noch ein Land verlieren.
board-talk-monastery = Im Kloster
board-talk-court = Vor Gericht
board-talk-vassalage = Ein Vasall wird gefordert
board-talk-vassalage-about = { $seat } möchte { $knight } von { $other_seat } zum Vasallen machen.
board-talk-market = Auf dem Markt
board-talk-swap = Tausch
board-talk-swap-about = Noch { $count } Cubes können getauscht werden.
board-talk-swap-how = Wähle hinter deinem Sichtschirm erst den Cube, den du gibst, dann den, den du nimmst.
board-talk-castle = Eine Burg wird versteigert
board-talk-castle-about = { $seat } hat die Versteigerung eröffnet. Jeder andere darf einmal mehr bieten und dabei nichts vom Startgebot weglassen; { $seat } darf zuletzt aufstocken.
board-talk-site = Der Bauplatz
board-talk-war = Ein Feldzug
board-talk-spoils = Die Beute
board-talk-battle = Ein Kampf um Land
board-talk-battle-about = { $seat } greift { $knight } von { $other_seat } an. Jeder Soldat zählt { $strength-soldier }, die Burg { $strength-castle }, jeder Cube { $strength-cube }; bei Gleichstand gewinnt die Verteidigung.
board-talk-bids = Die Gunst des Rats
board-talk-bids-about = Verdeckte Gebote in Gold. Das höchste wird gezahlt und bringt { $sphere-council-highest } Punkte; niedrigere sind um den Abstand weniger wert, das niedrigste zählt von { $sphere-council-lowest } abwärts, und sie dürfen zurückgezogen werden.
board-talk-council = In der Ratsversammlung
board-talk-elsewhere = Wähle etwas, das auf dem Tisch leuchtet.
board-talk-waiting = Noch am Überlegen: { $seats }.
board-role-father = Vater des Bräutigams
board-role-suitor = bietet Mitgift
board-role-bidder = {""}
board-role-attacker = greift an
board-role-defender = verteidigt
board-role-attack_lord = Lehnsherr, greift mit an
board-role-defence_lord = Lehnsherr, verteidigt mit
board-role-auctioneer = hat eröffnet
board-role-leader = führt
board-role-rival = {""}
board-bidding-no = {""}
board-bidding-owed = überlegt
board-bidding-sealed = verdeckt abgegeben
board-cubes = { $cubes }
board-worth = { $count ->
    [one] { $count } Cube, Wert { $number }
   *[other] { $count } Cubes, Wert { $number }
}
board-bid-so-far = Das Gebot bisher
board-of = von { $count }

why-politics = Mehrheiten in der Politik
why-majorities = Mehrheiten am Ende
board-show-spheres = Bereiche zeigen
board-show-scene = Zurück zum Geschehen

# Gebote in mehreren Farben als eine Frage
mi-whole-marriage_bid = Hochzeit, verdecktes Gebot: Was bietest du?
mi-whole-half = { $count ->
    [one] Ein Cube steht dir zu: Welchen nimmst du?
   *[other] { $count } Cubes stehen dir zu: Welche nimmst du?
}
mi-whole-offer = { $other_seat } fordert { $knight } als Vasallen: Was bietest du an?
mi-whole-outbid = { $knight } von { $other_seat }, Angebot: { $cubes }. Was bietest du dagegen?
mi-whole-start_bid = Burg: Was ist dein Startgebot?
mi-whole-extras = Burg, höchstes Gebot von { $other_seat }: { $cubes }. Was legst du zum Startgebot dazu?
mi-whole-battle_bid = Kampf um { $land }, Angriff von { $other_seat }, verdeckt: Was setzt du ein?
mi-whole-council_bid = Ratsversammlung, verdecktes Gebot: Was bietest du?
## Was die Zeichen bedeuten

legend-food = Nahrung: verstärkt einen Angriff
legend-fabric = Stoff
legend-metal = Metall
legend-influence = Einfluss: verstärkt einen Angriff
legend-gold = Gold
legend-vp = Siegpunkte
legend-knights = Ritter
legend-land = Länder
legend-castle = Burg
legend-soldier = Soldat
legend-red = Ledige Frauen: kosten am Ende Punkte
legend-privilege = Privileg: zahlt wie ein Gold für Söhne und Aktionsfelder
legend-heir = Erbe: sein Vater altert, statt zu sterben
legend-time = Zeitmarker auf einem Ritter
legend-skull = Der letzte Marker: altern oder sterben
legend-start = Startspieler
legend-kings_soldier = Soldat des Königs
legend-archbishop = Erzbischof: schützt einen Ritter
legend-bond = Vasall eines anderen
legend-defence = Verteidigung eines freien Landes
legend-sealed = Hat verdeckt geboten
legend-snow = Winter
