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
board-bonus-die = { $edition ->
    [edition-1e] Weißer Würfel { $number }
   *[other] Bonuswürfel { $number }
}
board-lies-on = auf: { $advisor }
board-no-dice = { $count ->
    [0] Gerade keine Würfel.
    [one] Gleich wird gewürfelt, mit { $count } { $edition ->
        [edition-1e] weißen Würfel
       *[other] Bonuswürfel
    }.
   *[other] Gleich wird gewürfelt, mit { $count } { $edition ->
        [edition-1e] weißen Würfeln
       *[other] Bonuswürfeln
    }.
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
die-3 = { $edition ->
    [edition-1e] weißer Würfel
   *[other] Bonuswürfel
}
die-4 = { $edition ->
    [edition-1e] 2. weißer Würfel
   *[other] 2. Bonuswürfel
}
die-5 = { $edition ->
    [edition-1e] 3. weißer Würfel
   *[other] 3. Bonuswürfel
}
choice-no = nichts
choice-1 = 1
choice-3 = 3

## Was die Gebäude bewirken, in wenigen Worten

building-sawmill-short = Sommer: { $building-sawmill-pays_wood } Holz → { $building-sawmill-gives_gold } Gold
building-quarry-short = Sommer: { $building-quarry-pays_stone } Stein → { $building-quarry-gives_gold } Gold
building-goldsmith-short = Sommer: Gold → Soldat, SP
building-mint-short = Reihe wirkt jede Saison
building-statue-short = Alle gleich: einen neu werfen
building-chapel-short = Höchstens { $building-chapel-reroll_limit }: alle neu werfen
building-church-short = +1 gegen Dämonen
building-cathedral-short = Spielende: 1 SP je { $building-cathedral-goods_per_vp ->
    [one] Ware
   *[other] { $building-cathedral-goods_per_vp } Waren
}
building-inn-short = Sommerende: +2-Marker
building-market-short = Würfel dürfen um 1 abweichen
building-farm-short = { $edition ->
    [edition-1e] Weißer Würfel
   *[other] Bonuswürfel
}; { $building-farm-strength } im Kampf
building-merchants_guild-short = Jede Saison: { $building-merchants_guild-gives_gold } Gold
building-guard_tower-short = +{ $building-guard_tower-strength } im Kampf
building-blacksmith-short = +{ $building-blacksmith-strength } im Kampf
building-barracks-short = Soldat kostet 1 Ware
building-wizards_guild-short = +{ $building-wizards_guild-strength } im Kampf
building-palisade-short = +{ $building-palisade-strength }, Zombies +2
building-stable-short = Berater geben +{ $building-stable-gives_soldiers ->
    [one] { $building-stable-gives_soldiers } Soldat
   *[other] { $building-stable-gives_soldiers } Soldaten
}
building-stone_wall-short = +{ $building-stone_wall-strength }; Gleichstand siegt
building-fortress-short = +{ $building-fortress-strength }; SP bei Sieg
building-barricade-short = +1 gegen Goblins
building-crane-short = Spalten III, IV: { $building-crane-discount_gold } Gold weniger
building-town_hall-short = Jede Saison: 1 Ware gegen { $building-town_hall-gives_vp } SP
building-embassy-short = Jede Saison: { $building-embassy-gives_vp } SP
building-improvised_defenses-short = +{ $building-improvised_defenses-limited_strength }, Feind ≤ { $building-improvised_defenses-enemy_limit }
building-recruiting_center-short = +2-Marker zahlen Soldaten
building-training_camp-short = Herbst: Soldat bei { $building-training_camp-soldier_limit ->
    [0] 0
    [one] 0 oder { $building-training_camp-soldier_limit }
   *[other] 0 bis { $building-training_camp-soldier_limit }
}
building-military_academy-short = Winter: eigener Würfel

## Woher Punkte kommen

family-building = Gebäude
family-advisor = Berater
family-governor = Statthalter
family-enemy = Feinde

## Was die Zeichen bedeuten

legend-gold = Gold
legend-wood = Holz
legend-stone = Stein
legend-any = Eine Ware deiner Wahl
legend-plus_two = +2-Marker: verstärkt einmal deine Würfel
legend-vp = Siegpunkte
legend-soldiers = Soldat: kämpft im kommenden Winter
legend-strength = Stärke im Kampf
legend-buildings = Gebäude
legend-peek = Den kommenden Feind ansehen
legend-envoy = Der Gesandte des Königs
legend-for = Wogegen getauscht wird
legend-or = Das eine oder das andere
## Szenen

board-reinforcements = { $count ->
    [one] Der König schickt allen { $count } Soldaten.
   *[other] Der König schickt allen { $count } Soldaten.
}
board-soldiers-count = Soldaten
board-walls-count = durch Gebäude und Statthalter
board-buildings-count = Gebäude
board-goods-count = Waren
board-king-favour = Der König hilft dem, der die wenigsten Gebäude hat, bei Gleichstand dem mit den wenigsten Waren.
board-king-reward = Der König ehrt den, der die meisten Gebäude hat.
board-king-envoy = Der König schickt seinen Gesandten zu dem, der die wenigsten Gebäude hat, bei Gleichstand zu dem mit den wenigsten Waren.
