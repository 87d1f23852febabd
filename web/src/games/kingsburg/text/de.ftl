### Der Spielplan von Kingsburg auf Deutsch.

tab-court = Hof
tab-province = Provinz

board-court = Der Hof des Königs
board-track = Jahr und Jahreszeit
board-enemy = Der Feind dieses Jahres
board-enemy-range = Stärke { $low } bis { $high }. Mehr weiß noch niemand.
board-enemy-known = { $enemy }
board-only-you = weißt nur du
board-win = Sieg
board-loss = Niederlage
board-own-province = Deine Provinz
board-province-of = Provinz von { $seat }
board-provinces = Alle Provinzen
board-hand-of = Würfel und Waren von { $seat }
board-dice-of = { $name }: { $dice }
board-neutral = neutral
board-die = Würfel { $number }
board-bonus-die = Bonuswürfel { $number }
board-lies-on = auf: { $advisor }
board-no-dice = { $count ->
    [0] Gerade keine Würfel.
    [one] Gleich wird gewürfelt, mit { $count } Bonuswürfel.
   *[other] Gleich wird gewürfelt, mit { $count } Bonuswürfeln.
}
board-passed = gepasst
board-tokens = +2-Marker: { $count }
board-soldiers = Soldaten: { $count }
board-envoy = Gesandter
board-army = Armee-Marker
board-army-token = Armee-Marker { $number }, { $count }-mal
board-governors = Statthalter-Karten zur Wahl
board-hint = Zeig auf einen Berater oder ein Gebäude, um die Wirkung zu lesen.
board-cost = Kosten: { $goods }
board-built = Gebaut.
board-about-player = Waren: { $goods }. Soldaten: { $soldiers }. +2-Marker: { $tokens }. Gebäude: { $buildings }.
board-tie = Bei Gleichstand: Waren { $goods_count }, Gebäude { $buildings_count }

preset-second_edition = Zweite Ausgabe
preset-all_modules = Alle Module
preset-first_edition = Erste Ausgabe

good-gold = Gold
good-wood = Holz
good-stone = Stein
plus_two = +2-Marker
army_token-0 = Armee-Marker 0
army_token-1 = Armee-Marker 1
army_token-2 = Armee-Marker 2
army_token-3 = Armee-Marker 3
army_token-4 = Armee-Marker 4
die-0 = 1. Würfel
die-1 = 2. Würfel
die-2 = 3. Würfel
die-3 = Bonuswürfel
die-4 = 2. Bonuswürfel
die-5 = 3. Bonuswürfel
choice-no = nichts
choice-1 = 1
choice-3 = 3

## Was die Gebäude bewirken, in wenigen Worten

building-sawmill-short = Sommer: 1 Holz → 2 Gold
building-quarry-short = Sommer: 1 Stein → 3 Gold
building-goldsmith-short = Sommer: Gold → Soldat, SP
building-mint-short = Reihe wirkt jede Saison
building-statue-short = Alle gleich: einen neu werfen
building-chapel-short = Höchstens 7: alle neu werfen
building-church-short = +1 gegen Dämonen
building-cathedral-short = Spielende: 1 SP je 2 Waren
building-inn-short = Sommerende: +2-Marker
building-market-short = Würfel dürfen um 1 abweichen
building-farm-short = Bonuswürfel; -1 im Kampf
building-merchants_guild-short = Jede Saison: 1 Gold
building-guard_tower-short = +1 im Kampf
building-blacksmith-short = +1 im Kampf
building-barracks-short = Soldat kostet 1 Ware
building-wizards_guild-short = +2 im Kampf
building-palisade-short = +1, Zombies +2
building-stable-short = Berater geben +1 Soldat
building-stone_wall-short = +1; Gleichstand siegt
building-fortress-short = +1; SP bei Sieg
building-barricade-short = +1 gegen Goblins
building-crane-short = Spalten III, IV: 1 Gold weniger
building-town_hall-short = Jede Saison: 1 Ware gegen 1 SP
building-embassy-short = Jede Saison: 1 SP
building-improvised_defenses-short = +1, Feind ≤ 5
building-recruiting_center-short = +2-Marker zahlen Soldaten
building-training_camp-short = Herbst: Soldat bei 0 oder 1
building-military_academy-short = Winter: eigener Würfel
