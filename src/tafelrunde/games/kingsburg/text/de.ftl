### Kingsburg auf Deutsch: jedes Wort, das jemand am Tisch liest.
### Die Wirkungen nennen die geltenden Zahlen, nach ihrem Platz in components.toml: $advisor-squire-gold. Eine Ziffer ist
### dort eine Regel; oder eine Zahl ohne eigenen Platz, in einer Liste (die Jahre des Minenarbeiters) oder einer Tabelle,
### die nur als Ganzes ersetzt wird (`against`).
### Optionen des Spiels können Wörter wählen: $edition ist "edition-1e" oder "edition-2e".
### Namen stehen so (hinter Doppelpunkt, in Klammern, am Anfang), dass sie nicht gebeugt werden müssen.

game-kingsburg = Kingsburg
game-kingsburg-about = Gewinne mit deinen Würfeln die Berater des Königs, baue deine Provinz aus und verteidige sie jeden Winter gegen einen Feind. Fünf Jahre.
game-kingsburg-goal = Am Ende die meisten Punkte: Berater gewinnen, bauen, in jedem Winter stark sein.


## Für das Programm: die Familien von Namen, die ein Grund haben kann, und die der Nachrichten, die zählen

reason-families = building advisor governor enemy
count-families = goods


## Optionen

option-players = Personen
option-players-help = Wie viele mitspielen. Zu zweit belegen neutrale Würfel einige Berater.
option-edition = Ausgabe
option-edition-help = In der ersten Ausgabe zeigt sich der Feind, bevor die Verstärkung gewürfelt wird, in der zweiten danach. Module hat nur die zweite.
option-edition-1e = Erste Ausgabe
option-edition-2e = Zweite Ausgabe
option-modules = Module
option-modules-help = Erweiterungen der zweiten Ausgabe, beliebig kombinierbar. Von den 24 Statthaltern des Moduls 2 kennen wir 5 nicht, und bei 9 ist etwas davon vermutet.
option-modules-1 = 1: Mehr Gebäude
option-modules-2 = 2: Statthalter-Karten
option-modules-3 = 3: Armee des Königs
option-house_governors = Hauseigene Statthalter
option-house_governors-help = Fügt den Karten von Modul 2 fünf selbst erfundene Statthalter hinzu.
option-decline_bonus_dice = Bonuswürfel sind freiwillig
option-decline_bonus_dice-help = Vor jedem Wurf sagst du, wie viele deiner Bonuswürfel du mitwürfelst. Nur in der zweiten Ausgabe.
option-decline_gains = Gewinne sind freiwillig
option-decline_gains-help = Vor Waren, +2-Markern und Soldaten aus Gebäuden und Statthaltern wirst du gefragt, ob du sie nimmst: Wer wenig hat, dem hilft der König. Nur in der zweiten Ausgabe.

preset-second_edition = Zweite Ausgabe
preset-all_modules = Zweite Ausgabe mit allen Modulen
preset-first_edition = Erste Ausgabe

# Wofür eine nummerierte Regel gilt.
holds-both = beide Ausgaben
holds-1e = erste Ausgabe
holds-2e = zweite Ausgabe
holds-house_governors = hauseigene Statthalter


## Waren und Zahlungsmittel

goods-gold = { $count } Gold
goods-wood = { $count } Holz
goods-stone = { $count } Stein
goods-token = { $count } +2-Marker

kind-gold = 1 Gold
kind-wood = 1 Holz
kind-stone = 1 Stein
kind-token = 1 +2-Marker

die-player = { $edition ->
    [edition-1e] farbiger Würfel
   *[other] Spielerwürfel
}
die-bonus = { $edition ->
    [edition-1e] weißer Würfel
   *[other] Bonuswürfel
}


## Phasen des Jahres

phase-favour = { $edition ->
    [edition-1e] Königliche Hilfe
   *[other] Gunst des Königs
}
phase-spring = Frühling
phase-reward = Ehrung durch den König
phase-summer = Sommer
phase-envoy = Gesandter des Königs
phase-autumn = Herbst
phase-recruit = { $edition ->
    [edition-1e] Rekrutieren der Soldaten
   *[other] Soldaten rekrutieren
}
phase-winter = Winter


## Ausgänge und Gründe

outcome-victory = Sieg
outcome-draw = Unentschieden
outcome-defeat = Niederlage

why-favour = { phase-favour }
why-reward = { phase-reward }
why-recruit = Rekrutierung
why-reinforcements = Verstärkung
why-victory = { outcome-victory }
why-defeat = { outcome-defeat }
why-strongest = größte Kampfstärke
why-army_token = übriger Armee-Marker
why-roll = Wurf


## Berater

advisor-jester = Hofnarr
advisor-jester-effect = { $advisor-jester-vp ->
    [one] { $advisor-jester-vp } Siegpunkt
   *[other] { $advisor-jester-vp } Siegpunkte
}.
advisor-squire = Gutsherr
advisor-squire-effect = { $advisor-squire-gold } Gold.
advisor-architect = Baumeister
advisor-architect-effect = { $advisor-architect-wood } Holz.
advisor-merchant = Händler
advisor-merchant-effect = 1 Gold oder 1 Holz.
advisor-sergeant = Hauptmann
advisor-sergeant-effect = { $advisor-sergeant-soldiers ->
    [one] { $advisor-sergeant-soldiers } Soldat
   *[other] { $advisor-sergeant-soldiers } Soldaten
}.
advisor-alchemist = Alchemist
advisor-alchemist-effect = Tausche 1 Ware gegen je eine der beiden anderen Arten.
advisor-astronomer = Astronom
advisor-astronomer-effect = { $advisor-astronomer-any ->
    [one] { $advisor-astronomer-any } Ware deiner Wahl
   *[other] { $advisor-astronomer-any } Waren deiner Wahl
} und { $advisor-astronomer-plus_two ->
    [one] ein +2-Marker
   *[other] { $advisor-astronomer-plus_two } +2-Marker
}.
advisor-treasurer = Schatzmeister
advisor-treasurer-effect = { $advisor-treasurer-gold } Gold.
advisor-master_hunter = Meisterjäger
advisor-master_hunter-effect = { $advisor-master_hunter-wood } Holz, dazu 1 Gold oder 1 Stein.
advisor-general = Heerführer
advisor-general-effect = { $advisor-general-soldiers ->
    [one] { $advisor-general-soldiers } Soldat
   *[other] { $advisor-general-soldiers } Soldaten
} und ein heimlicher Blick auf den Feind dieses Jahres.
advisor-swordsmith = Schwertschmied
advisor-swordsmith-effect = { $advisor-swordsmith-stone } Stein, dazu 1 Gold oder 1 Holz.
advisor-duchess = { $edition ->
    [edition-1e] Edelfrau
   *[other] Herzogin
}
advisor-duchess-effect = { $advisor-duchess-any ->
    [one] { $advisor-duchess-any } Ware deiner Wahl
   *[other] { $advisor-duchess-any } Waren deiner Wahl
} und { $advisor-duchess-plus_two ->
    [one] ein +2-Marker
   *[other] { $advisor-duchess-plus_two } +2-Marker
}.
advisor-champion = Held
advisor-champion-effect = { $advisor-champion-stone } Stein.
advisor-smuggler = Schmuggler
advisor-smuggler-effect = Tausche { $advisor-smuggler-price_vp ->
    [one] { $advisor-smuggler-price_vp } Siegpunkt
   *[other] { $advisor-smuggler-price_vp } Siegpunkte
} gegen { $advisor-smuggler-any ->
    [one] { $advisor-smuggler-any } Ware deiner Wahl
   *[other] { $advisor-smuggler-any } Waren deiner Wahl
}.
advisor-inventor = Erfinder
advisor-inventor-effect = { $advisor-inventor-gold } Gold, { $advisor-inventor-wood } Holz und { $advisor-inventor-stone } Stein.
advisor-wizard = Zauberer
advisor-wizard-effect = { $advisor-wizard-gold } Gold.
advisor-queen = Königin
advisor-queen-effect = { $advisor-queen-any ->
    [one] { $advisor-queen-any } Ware deiner Wahl
   *[other] { $advisor-queen-any } Waren deiner Wahl
}, { $advisor-queen-vp ->
    [one] { $advisor-queen-vp } Siegpunkt
   *[other] { $advisor-queen-vp } Siegpunkte
} und ein heimlicher Blick auf den Feind dieses Jahres.
advisor-king = König
advisor-king-effect = { $advisor-king-gold } Gold, { $advisor-king-wood } Holz, { $advisor-king-stone } Stein und { $advisor-king-soldiers ->
    [one] { $advisor-king-soldiers } Soldat
   *[other] { $advisor-king-soldiers } Soldaten
}.
advisor-politician_5 = Politiker, erstes Feld
advisor-politician_5-effect = 1 Ware nach Wahl des Politikers.
advisor-politician_10 = Politiker, zweites Feld
advisor-politician_10-effect = 2 Waren nach Wahl des Politikers.


## Gebäude, Reihe für Reihe

building-sawmill = Sägemühle
building-sawmill-effect = Ende des Sommers: Tausche { $building-sawmill-pays_wood } Holz gegen { $building-sawmill-gives_gold } Gold.
building-quarry = Steinbruch
building-quarry-effect = Ende des Sommers: Tausche { $building-quarry-pays_stone } Stein gegen { $building-quarry-gives_gold } Gold.
building-goldsmith = Goldschmiede
building-goldsmith-effect = Ende des Sommers: Tausche { $building-goldsmith-pays_gold } Gold gegen { $building-goldsmith-gives_soldiers } Soldaten und { $building-goldsmith-gives_vp ->
    [one] { $building-goldsmith-gives_vp } Siegpunkt
   *[other] { $building-goldsmith-gives_vp } Siegpunkte
}.
building-mint = Münzstätte
building-mint-effect = Sägemühle, Steinbruch und Goldschmiede wirken auch am Ende von Frühling und Herbst.

building-statue = { $edition ->
    [edition-1e] Standbild
   *[other] Statue
}
building-statue-effect = Alle deine Würfel sind gleich: Du darfst einen davon neu werfen.
building-chapel = Kapelle
building-chapel-effect = Deine Würfel ergeben höchstens { $building-chapel-reroll_limit }: Du darfst alle neu werfen.
building-church = Kirche
building-church-effect = +1 im Kampf gegen Dämonen.
building-cathedral = Kathedrale
building-cathedral-effect = Spielende: 1 Siegpunkt für { $building-cathedral-goods_per_vp ->
    [one] jede Ware
   *[other] je { $building-cathedral-goods_per_vp } Waren
}.

building-inn = { $edition ->
    [edition-1e] Kneipe
   *[other] Wirtshaus
}
building-inn-effect = Ende des Sommers: { $building-inn-gives_plus_two ->
    [one] ein +2-Marker
   *[other] { $building-inn-gives_plus_two } +2-Marker
}.
building-market = Markt
building-market-effect = Einmal pro Phase dürfen deine Würfel einen Berater um eins verfehlen, nach oben oder unten.
building-farm = Bauernhof
building-farm-effect = { $edition ->
    [edition-1e] Beginn von Frühling, Sommer und Herbst: { $building-farm-bonus_dice ->
        [one] { $building-farm-bonus_dice } weißer Würfel
       *[other] { $building-farm-bonus_dice } weiße Würfel
    }. { $building-farm-strength } im Kampf.
   *[other] Beginn von Frühling, Sommer und Herbst: { $building-farm-bonus_dice } Bonuswürfel. { $building-farm-strength } im Kampf.
}
building-merchants_guild = Gilde der Kaufleute
building-merchants_guild-effect = Beginn von Frühling, Sommer und Herbst: { $building-merchants_guild-gives_gold } Gold.

building-guard_tower = Wachturm
building-guard_tower-effect = +{ $building-guard_tower-strength } im Kampf.
building-blacksmith = Schmiede
building-blacksmith-effect = +{ $building-blacksmith-strength } im Kampf.
building-barracks = Kaserne
building-barracks-effect = Ein rekrutierter Soldat kostet 1 Ware statt 2.
building-wizards_guild = Gilde der Zauberer
building-wizards_guild-effect = +{ $building-wizards_guild-strength } im Kampf.

building-palisade = { $edition ->
    [edition-1e] Palisade
   *[other] Palisaden
}
building-palisade-effect = +{ $building-palisade-strength } im Kampf, gegen Zombies +2.
building-stable = Ställe
building-stable-effect = Gibt dir ein Berater Soldaten, { $building-stable-gives_soldiers ->
    [one] kommt { $building-stable-gives_soldiers } Soldat
   *[other] kommen { $building-stable-gives_soldiers } Soldaten
} dazu.
building-stone_wall = { $edition ->
    [edition-1e] Steinwall
   *[other] Steinmauer
}
building-stone_wall-effect = +{ $building-stone_wall-strength } im Kampf. Ein Unentschieden ist ein Sieg.
building-fortress = Festung
building-fortress-effect = +{ $building-fortress-strength } im Kampf. { $building-fortress-gives_vp ->
    [one] { $building-fortress-gives_vp } Siegpunkt
   *[other] { $building-fortress-gives_vp } Siegpunkte
} extra, wenn du siegst.

building-barricade = Barrikade
building-barricade-effect = +1 im Kampf gegen Goblins.
building-crane = Kran
building-crane-effect = In den Spalten III und IV baust du um { $building-crane-discount_gold } Gold billiger.
building-town_hall = Rathaus
building-town_hall-effect = Ende von Frühling, Sommer und Herbst: Tausche 1 Ware oder einen +2-Marker gegen { $building-town_hall-gives_vp ->
    [one] { $building-town_hall-gives_vp } Siegpunkt
   *[other] { $building-town_hall-gives_vp } Siegpunkte
}.
building-embassy = Botschaft
building-embassy-effect = Ende von Frühling, Sommer und Herbst: { $building-embassy-gives_vp ->
    [one] { $building-embassy-gives_vp } Siegpunkt
   *[other] { $building-embassy-gives_vp } Siegpunkte
}.

building-improvised_defenses = Provisorische Verteidigung
building-improvised_defenses-effect = +{ $building-improvised_defenses-limited_strength } im Kampf gegen Feinde mit Stärke { $building-improvised_defenses-enemy_limit } oder weniger.
building-recruiting_center = Rekrutierungsstelle
building-recruiting_center-effect = Beim Rekrutieren kannst du auch mit +2-Markern zahlen, als wären es Waren.
building-training_camp = Ausbildungslager
building-training_camp-effect = Ende des Herbstes: { $building-training_camp-gives_soldiers ->
    [one] { $building-training_camp-gives_soldiers } Soldat
   *[other] { $building-training_camp-gives_soldiers } Soldaten
}, wenn du { $building-training_camp-soldier_limit ->
    [0] keinen
   *[other] höchstens { $building-training_camp-soldier_limit }
} hast.
building-military_academy = Militärakademie
building-military_academy-effect = Winter: Du würfelst selbst (mit Modul 3 zählt die Hälfte, aufgerundet). Ist das mehr als deine Verstärkung, gilt es statt ihrer.


## Feinde

enemy-goblins = Goblins
enemy-orcs = Orks
enemy-zombies = Zombies
enemy-barbarians = Barbaren
enemy-demons = Dämonen
enemy-dragons = Drachen

enemy-i_goblins_2 = { enemy-goblins } ({ $enemy-i_goblins_2-strength })
enemy-i_barbarians_2 = { enemy-barbarians } ({ $enemy-i_barbarians_2-strength })
enemy-i_goblins_3 = { enemy-goblins } ({ $enemy-i_goblins_3-strength })
enemy-i_orcs_3 = { enemy-orcs } ({ $enemy-i_orcs_3-strength })
enemy-i_zombies_4 = { enemy-zombies } ({ $enemy-i_zombies_4-strength })
enemy-ii_goblins_3 = { enemy-goblins } ({ $enemy-ii_goblins_3-strength })
enemy-ii_goblins_4 = { enemy-goblins } ({ $enemy-ii_goblins_4-strength })
enemy-ii_orcs_4 = { enemy-orcs } ({ $enemy-ii_orcs_4-strength })
enemy-ii_barbarians_5 = { enemy-barbarians } ({ $enemy-ii_barbarians_5-strength })
enemy-ii_zombies_5 = { enemy-zombies } ({ $enemy-ii_zombies_5-strength })
enemy-iii_goblins_4 = { enemy-goblins } ({ $enemy-iii_goblins_4-strength })
enemy-iii_goblins_5 = { enemy-goblins } ({ $enemy-iii_goblins_5-strength })
enemy-iii_orcs_5 = { enemy-orcs } ({ $enemy-iii_orcs_5-strength })
enemy-iii_demons_6 = { enemy-demons } ({ $enemy-iii_demons_6-strength })
enemy-iii_zombies_6 = { enemy-zombies } ({ $enemy-iii_zombies_6-strength })
enemy-iv_goblins_5 = { enemy-goblins } ({ $enemy-iv_goblins_5-strength })
enemy-iv_goblins_6 = { enemy-goblins } ({ $enemy-iv_goblins_6-strength })
enemy-iv_demons_6 = { enemy-demons } ({ $enemy-iv_demons_6-strength })
enemy-iv_orcs_7 = { enemy-orcs } ({ $enemy-iv_orcs_7-strength })
enemy-iv_zombies_7 = { enemy-zombies } ({ $enemy-iv_zombies_7-strength })
enemy-v_barbarians_7 = { enemy-barbarians } ({ $enemy-v_barbarians_7-strength })
enemy-v_barbarians_8 = { enemy-barbarians } ({ $enemy-v_barbarians_8-strength })
enemy-v_demons_8 = { enemy-demons } ({ $enemy-v_demons_8-strength })
enemy-v_demons_9 = { enemy-demons } ({ $enemy-v_demons_9-strength })
enemy-v_dragons_9 = { enemy-dragons } ({ $enemy-v_dragons_9-strength })


## Statthalter

governor-gov_thief = Dieb
governor-gov_thief-effect = Du beginnst mit { $governor-gov_thief-goods ->
    [one] { $governor-gov_thief-goods } Ware deiner Wahl
   *[other] { $governor-gov_thief-goods } Waren deiner Wahl
} und { $governor-gov_thief-vp ->
    [one] { $governor-gov_thief-vp } Siegpunkt
   *[other] { $governor-gov_thief-vp } Siegpunkten
}.
governor-gov_miner = Minenarbeiter
governor-gov_miner-effect = Am Ende jedes Jahres erhältst du 1 Gold, im Jahr IV 2 Gold.
governor-gov_sorcerer = Magier
governor-gov_sorcerer-effect = Zu Beginn von Jahr { $governor-gov_sorcerer-year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
} darfst du { $governor-gov_sorcerer-buildings ->
    [one] ein fehlendes Gebäude der Spalte I herbeizaubern: Es kostet nichts und bringt keine Siegpunkte.
    [3] bis zu drei fehlende Gebäude der Spalte I herbeizaubern: Sie kosten nichts und bringen keine Siegpunkte.
   *[other] bis zu { $governor-gov_sorcerer-buildings } fehlende Gebäude der Spalte I herbeizaubern: Sie kosten nichts und bringen keine Siegpunkte.
}
governor-gov_prince = Prinz
governor-gov_prince-effect = Ergeben deine Würfel höchstens { $governor-gov_prince-limit }, darfst du deine drei Spielerwürfel auf 3, 4 und 6 drehen.
governor-gov_fairy = Fee
governor-gov_fairy-effect = { $governor-gov_fairy-bonus_dice ->
    [0] Im Sommer hast du keinen weiteren Bonuswürfel.
   *[other] Jeden Sommer hast du einen Bonuswürfel mehr.
}
governor-gov_tax_collector = Steuereintreiber
governor-gov_tax_collector-effect = Immer wenn jemand anderes in Spalte IV baut, nimmst du 1 Ware deiner Wahl.
governor-gov_preacher = Prediger
governor-gov_preacher-effect = Am Ende von Frühling, Sommer und Herbst erhältst du { $governor-gov_preacher-vp ->
    [one] { $governor-gov_preacher-vp } Siegpunkt
   *[other] { $governor-gov_preacher-vp } Siegpunkte
}, wenn darin jemand (vielleicht du selbst) nichts gebaut hat.
governor-gov_duke = Herzog
governor-gov_duke-effect = Liegen alle Würfel, darfst du die auf deinem höchsten Berater zur Herzogin versetzen, wenn sie frei ist.
governor-gov_trickster = Gauner
governor-gov_trickster-effect = Einmal pro Phase darfst du einen deiner Würfel von 2 auf 1 oder 3 drehen.
governor-gov_philosopher = Philosoph
governor-gov_philosopher-effect = Ergeben deine Würfel höchstens { $governor-gov_philosopher-limit }, darfst du alle neu werfen; ergeben sie wieder höchstens { $governor-gov_philosopher-limit } und du lässt sie so, erhältst du { $governor-gov_philosopher-vp ->
    [one] { $governor-gov_philosopher-vp } Siegpunkt
   *[other] { $governor-gov_philosopher-vp } Siegpunkte
}.
governor-gov_minstrel = Hofsänger
governor-gov_minstrel-effect = Am Ende jedes Jahres erhältst du { $governor-gov_minstrel-vp ->
    [one] { $governor-gov_minstrel-vp } Siegpunkt
   *[other] { $governor-gov_minstrel-vp } Siegpunkte
}, wenn jemand vor dir liegt, und { $governor-gov_minstrel-vp }, wenn niemand hinter dir liegt.
governor-gov_priest = Priester
governor-gov_priest-effect = Ergeben deine Würfel höchstens { $governor-gov_priest-limit }, darfst du alle segnen: Wer keinen Bonuswürfel hat, würfelt einen dazu; wer einen hat, erhält { $governor-gov_priest-vp ->
    [one] { $governor-gov_priest-vp } Siegpunkt
   *[other] { $governor-gov_priest-vp } Siegpunkte
}.
governor-gov_politician = Politiker
governor-gov_politician-effect = Du hast zwei eigene Berater: Die 5 gibt dir 1 Ware deiner Wahl, die 10 gibt dir 2.
governor-gov_architect = Architekt
governor-gov_architect-effect = Solange jemand mehr Gebäude hat als du, darfst du bei einem Gebäude pro Phase 1 Ware deiner Wahl sparen.
governor-gov_carpenter = Zimmermann
governor-gov_carpenter-effect = Am Ende der Jahre I, III und V erhältst du 1 Holz, und Gebäude, die { $governor-gov_carpenter-discount_from } oder mehr Holz brauchen, kosten dich { $governor-gov_carpenter-discount } Holz weniger.
governor-gov_sculptor = Bildhauer
governor-gov_sculptor-effect = Am Ende der Jahre I, III und V erhältst du 1 Stein, und Gebäude, die { $governor-gov_sculptor-discount_from } oder mehr Stein brauchen, kosten dich { $governor-gov_sculptor-discount } Stein weniger.
governor-gov_heiress = Erbin
governor-gov_heiress-effect = Immer wenn deine Würfel höchstens { $governor-gov_heiress-limit } ergeben, erhältst du { $governor-gov_heiress-gold } Gold.
governor-gov_damsel = Burgfräulein
governor-gov_damsel-effect = Mit deiner Verstärkung { $governor-gov_damsel-soldiers ->
    [one] kommt { $governor-gov_damsel-soldiers } Soldat
   *[other] kommen { $governor-gov_damsel-soldiers } Soldaten
} mehr, und eine Niederlage kostet dich keinen der Siegpunkte auf der Feindkarte.
governor-gov_general = General
governor-gov_general-effect = Du bist stärker im Kampf: um 1 in den Jahren I und II, um 2 in III und IV, um 3 in V.
governor-gov_diplomat = Diplomat
governor-gov_diplomat-effect = Jeder Feind ist gegen dich um { $governor-gov_diplomat-weaker } schwächer.
governor-gov_countess = Gräfin
governor-gov_countess-effect = Am Spielende erhältst du { $governor-gov_countess-vp_per_row ->
    [one] { $governor-gov_countess-vp_per_row } Siegpunkt
   *[other] { $governor-gov_countess-vp_per_row } Siegpunkte
} für jede Reihe, in der alle vier Gebäude stehen.
governor-gov_trader = Krämer
governor-gov_trader-effect = Am Ende des Sommers darfst du { $governor-gov_trader-exchanges ->
    [one] eine Ware gegen eine anderer Art tauschen.
    [2] bis zu zwei Waren tauschen, jede gegen eine anderer Art.
   *[other] bis zu { $governor-gov_trader-exchanges } Waren tauschen, jede gegen eine anderer Art.
}
governor-gov_scout = Kundschafter
governor-gov_scout-effect = Zu Beginn des Herbstes wirfst du einen heimlichen Blick auf den Feind dieses Jahres.
governor-gov_engineer = Baumeisterin
governor-gov_engineer-effect = Einmal im Jahr darfst du gleich nach einem eigenen Gebäude ein weiteres bauen{ $governor-gov_engineer-extra_goods ->
    [0] {""}
   *[other] ; es kostet { $governor-gov_engineer-extra_goods } Ware mehr
}.


## Fragen

kb-ask-choose_governor = Welche Statthalter-Karte behältst du?
kb-ask-thief_goods = Dieb: Mit welchen Waren beginnst du?
kb-ask-sorcerer_build = { $count ->
    [one] Magier: Welches Gebäude zauberst du herbei? Eines ist noch möglich.
   *[other] Magier: Welches Gebäude zauberst du herbei? Bis zu { $count } sind möglich.
}
kb-ask-favour_good = Der König hilft dir: Welche Ware nimmst du?
kb-ask-bonus_dice = Wie viele Bonuswürfel würfelst du mit?
kb-ask-dice_effect = Möchtest du deine Würfel ändern?
kb-ask-total_effect = Deine Summe ist niedrig: Nutzt du deine Statthalter-Karte?
kb-ask-influence = Wen beeinflusst du?
kb-ask-duke_move = Herzog: Versetzt du deine Würfel zur Herzogin?
kb-ask-advisor_goods = { $advisor }: Was nimmst du?
kb-ask-alchemist = { $advisor }: Welche Ware tauschst du?
kb-ask-smuggler = { $advisor }: Welche Waren willst du für { $advisor-smuggler-price_vp ->
    [one] { $advisor-smuggler-price_vp } Siegpunkt
   *[other] { $advisor-smuggler-price_vp } Siegpunkte
}?
kb-ask-build = Was baust du?
kb-ask-build_further = Du darfst noch einmal bauen: Was baust du?
kb-ask-tax_good = Steuereintreiber: Welche Ware nimmst du?
kb-ask-gain = { $why }: Nimmst du den Gewinn?
kb-ask-phase_end = Ende der Phase: Welche Wirkung nutzt du?
kb-ask-recruit = Deine Stärke { $spread ->
    [0] { $strength }
   *[other] { $strength } bis { $most }
} gegen { $doubt ->
    [0] { $weakest }
   *[other] { $weakest } bis { $strongest }
}: Womit bezahlst du einen Soldaten?
kb-ask-army_token = Welchen Armee-Marker spielst du?
kb-ask-win_goods = Sieg: Was nimmst du?
kb-ask-loss_goods = Niederlage gegen { $enemy }: Was gibst du ab?


## Ablehnungen

kb-no-sorcerer_build = Nichts mehr zaubern
kb-no-dice_effect = Würfel so lassen
kb-no-total_effect = Nicht nutzen
kb-no-influence = Passen
kb-no-duke_move = Würfel liegen lassen
kb-no-alchemist = Nichts tauschen
kb-no-smuggler = Nichts zahlen
kb-no-build = Nichts bauen
kb-no-build_further = Nichts weiter bauen
kb-no-phase_end = Fertig
kb-no-recruit = Nicht weiter rekrutieren
kb-no-gain = Verzichten
kb-no-tax_good = Verzichten


## Züge

kb-do-governor = Behalten: { $governor }
kb-do-accept = Nehmen
kb-do-bonus_dice = { $count ->
    [0] Keinen Bonuswürfel mitwürfeln
   *[other] { $count } Bonuswürfel mitwürfeln
}
kb-do-statue = { building-statue }: einen Würfel neu werfen ({ $die })
kb-do-use-chapel = { building-chapel }: alle Würfel neu werfen
kb-do-use-philosopher = { governor-gov_philosopher }: alle Würfel neu werfen
kb-do-turn = { governor-gov_trickster }: einen Würfel von 2 auf { $number } drehen ({ $die })
kb-do-use-prince = { governor-gov_prince }: die Spielerwürfel auf 3, 4 und 6 drehen
kb-do-use-priest = { governor-gov_priest }: alle segnen
kb-do-influence = { $rank } { $advisor }: { $dice }{ $bonus ->
    [0] {""}
   *[other] {""} ({ $bonus } { $edition ->
        [edition-1e] { $bonus ->
            [one] weißer Würfel
           *[other] weiße Würfel
        }
       *[other] Bonuswürfel
    })
}{ $token ->
    [yes] {""} und +2-Marker
   *[no] {""}
}{ $market ->
    [up] , { building-market } +1
    [down] , { building-market } -1
   *[no] {""}
}{ $envoy ->
    [yes] , mit dem Gesandten
   *[no] {""}
}
kb-do-move-to-duchess = Würfel zur Herzogin versetzen
kb-do-take = { $goods } nehmen
kb-do-alchemist = { $goods } gegen { $other_goods } tauschen
kb-do-build = { $envoy ->
    [yes] Mit dem Gesandten: { $building } bauen
   *[no] { $building } bauen
} (Kosten: { $goods }; { $points } SP){ $saving ->
    [yes] , 1 Ware gespart
   *[no] {""}
}
kb-do-build-engineer = { governor-gov_engineer }: { $building } bauen (Kosten: { $goods }; { $points } SP)
kb-do-conjure = { $building } herbeizaubern
kb-do-town-hall = { building-town_hall }: { $kind } gegen { $building-town_hall-gives_vp } SP
kb-do-use-sawmill = { building-sawmill }: { $building-sawmill-pays_wood } Holz gegen { $building-sawmill-gives_gold } Gold
kb-do-use-quarry = { building-quarry }: { $building-quarry-pays_stone } Stein gegen { $building-quarry-gives_gold } Gold
kb-do-use-goldsmith = { building-goldsmith }: { $building-goldsmith-pays_gold } Gold gegen { $building-goldsmith-gives_soldiers } Soldaten und { $building-goldsmith-gives_vp } SP
kb-do-exchange = { governor-gov_trader }: { $kind } gegen { $other_kind }
kb-do-recruit = 1 Soldaten rekrutieren für { $goods }
kb-do-army_token = Armee-Marker { $count }
kb-do-lose = { $goods } abgeben


## Ereignisse

kb-phase = Jahr { $year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}: { $phase }
kb-order = { $edition ->
    [edition-1e] Zugreihenfolge: { $order }.
   *[other] Spielerreihenfolge: { $order }.
}
kb-dealt = Statthalter-Karten zur Wahl für { $seat }: { $governors }.
kb-governor-chosen = { $seat } hat eine Statthalter-Karte gewählt.
kb-governor-revealed = Statthalter-Karte von { $seat }: { $governor }.
kb-favour = { $edition ->
    [edition-1e] Der König hilft { $seat }: 1 weißer Würfel für den Frühling.
   *[other] Die Gunst des Königs gilt { $seat }: 1 Bonuswürfel für den Frühling.
}
kb-envoy = Der Gesandte des Königs geht an { $seat }.
kb-envoy-used = { $seat } setzt den Gesandten des Königs ein.
kb-neutral = Neutrale Würfel: { $dice } auf der { $rank } ({ $advisor }).
kb-bonus-dice = { $count ->
    [0] { $seat } würfelt ohne Bonuswürfel.
    [one] { $seat } würfelt mit { $count } Bonuswürfel.
   *[other] { $seat } würfelt mit { $count } Bonuswürfeln.
}
kb-dice = Würfel von { $seat }: { $dice } ({ $why }).
kb-influences = { $seat } legt { $dice }{ $token ->
    [yes] {""} und einen +2-Marker
   *[no] {""}
} auf die { $rank } ({ $advisor }).
kb-passes = { $seat } passt.
kb-duke = { $seat } versetzt die Würfel von der { $rank } ({ $advisor }) zur Herzogin.
kb-gains = { $seat } erhält { $goods } ({ $why }).
kb-declines = { $seat } verzichtet ({ $why }).
kb-pays = { $seat } gibt { $goods } ab ({ $why }).
kb-loses = { $seat } verliert { $goods } ({ $why }).
kb-scores = { $points ->
    [one] { $seat } erhält { $points } Siegpunkt ({ $why }).
   *[other] { $seat } erhält { $points } Siegpunkte ({ $why }).
}
kb-loses-points = { $points ->
    [one] { $seat } verliert { $points } Siegpunkt ({ $why }).
   *[other] { $seat } verliert { $points } Siegpunkte ({ $why }).
}
kb-soldiers = { $seat } erhält { $soldiers } Soldaten ({ $why }).
kb-tokens = { $tokens ->
    [-1] { $seat } gibt einen +2-Marker ab ({ $why }).
    [1] { $seat } erhält einen +2-Marker ({ $why }).
   *[other] { $seat } erhält { $tokens } +2-Marker ({ $why }).
}
kb-peeks = { $seat } sieht sich heimlich den Feind an.
kb-peeked = Nur { $seat } sieht: { $enemy }.
kb-builds = { $seat } baut: { $building }.
kb-conjures = { $seat } zaubert herbei: { $building }.
kb-reinforcements = { $soldiers ->
    [one] { $seat } würfelt die Verstärkung des Königs: { $soldiers } Soldat.
   *[other] { $seat } würfelt die Verstärkung des Königs: { $soldiers } Soldaten.
}
kb-token-chosen = { $seat } hat einen Armee-Marker gewählt.
kb-token-revealed = { $seat } deckt den Armee-Marker { $soldiers } auf.
kb-academy = { $seat } würfelt in der { building-military_academy } eine { $number }.
kb-enemy = Feind dieses Jahres: { $enemy }.
kb-battle = { $seat } kämpft mit Stärke { $strength }: { $outcome }.
kb-loses-building = { $seat } verliert: { $building }.
kb-game-over = Endstand: { $scores }.


## Worum die Fragen gehen, wie in "Jetzt heißt es: …"

question-choose_governor = eine Statthalter-Karte wählen
question-thief_goods = die Waren wählen, mit denen du beginnst
question-sorcerer_build = Gebäude herbeizaubern
question-favour_good = eine Ware vom König nehmen
question-bonus_dice = sagen, wie viele Bonuswürfel du mitwürfelst
question-dice_effect = deine Würfel ändern oder so lassen
question-total_effect = deine Statthalter-Karte nutzen oder nicht
question-influence = einen Berater beeinflussen oder passen
question-duke_move = deine Würfel zur Herzogin versetzen oder nicht
question-advisor_goods = nehmen, was der Berater gibt
question-alchemist = beim Alchemisten tauschen oder nicht
question-smuggler = mit dem Schmuggler handeln oder nicht
question-build = bauen oder nicht
question-build_further = noch einmal bauen oder nicht
question-tax_good = die Steuer nehmen
question-gain = sagen, ob du den Gewinn nimmst
question-phase_end = deine Wirkungen am Ende der Phase nutzen
question-recruit = Soldaten rekrutieren oder nicht
question-army_token = einen Armee-Marker wählen
question-win_goods = den Lohn deines Sieges nehmen
question-loss_goods = Waren abgeben


## Warum etwas gerade nicht geht

kb-why-over = Das Spiel ist aus ({ $rule }).
kb-why-unknown = So etwas gibt es an diesem Tisch nicht.
kb-why-module = Das gehört zu Modul { $module }, und das ist in diesem Spiel nicht dabei ({ $rule }).
kb-why-house = Diese Karte ist selbst erfunden, und solche sind in diesem Spiel nicht dabei ({ $rule }).
kb-why-turn = Du bist nicht dran, sondern { $seat } ({ $rule }).
kb-why-chosen = Du hast schon gewählt. Es fehlen noch: { $order } ({ $rule }).
kb-why-passed = Du hast schon gepasst und wartest, bis alle anderen es getan haben ({ $rule }).
kb-why-now = Jetzt heißt es: { $question } ({ $rule }).
kb-why-must = Das kannst du nicht ablehnen ({ $rule }).
kb-why-not-dealt = Diese Karte hast du nicht bekommen ({ $rule }).
kb-why-not-your-governor = Diese Statthalter-Karte gehört dir nicht ({ $rule }).
kb-why-used = { $why }: in dieser Phase schon genutzt ({ $rule }).
kb-why-no-two = Keiner deiner Würfel zeigt eine 2 ({ $rule }).
kb-why-total = { $why }: Deine Würfel ergeben { $total }, erlaubt sind höchstens { $limit } ({ $rule }).
kb-why-token-spent = Diesen Armee-Marker hast du schon ausgegeben ({ $rule }).
kb-why-bonus-count = Du hast in dieser Phase { $count } Bonuswürfel ({ $rule }).
kb-why-not-standing = In deiner Provinz fehlt: { $building } ({ $rule }).
kb-why-statue = Deine Würfel zeigen nicht alle die gleiche Zahl ({ $rule }).
kb-why-no-die = { $edition ->
    [edition-1e] Diesen Würfel hast du gerade nicht: Jeder weiße Würfel dient nur eine Phase lang ({ $rule }).
   *[other] Diesen Würfel hast du gerade nicht: Jeder Bonuswürfel dient nur eine Phase lang ({ $rule }).
}
kb-why-die-placed = Dieser Würfel liegt schon dort: { $advisor } ({ $rule }).
kb-why-die-equal = Ein anderer deiner Würfel zeigt auch eine { $number }; nimm den.
kb-why-die-useless = Mit diesem Würfel erreichst du keinen freien Berater mehr, weder allein noch zusammen mit deinen übrigen Würfeln ({ $rule }).
kb-why-die-fixed = Keine deiner Wirkungen ändert nur diesen einen Würfel ({ $rule }).
kb-why-politician = Diese Felder gehören allein dem Politiker ({ $rule }).
kb-why-neutral = Dort liegen neutrale Würfel ({ $rule }).
kb-why-own-dice = Dort liegen schon Würfel von dir ({ $rule }).
kb-why-occupied = Dort liegen Würfel von { $seat } ({ $rule }).
kb-why-bonus-only = { $edition ->
    [edition-1e] Das ergäben nur weiße Würfel allein; mindestens ein farbiger Würfel muss dabei sein ({ $rule }).
   *[other] Das ergäben nur Bonuswürfel allein; mindestens ein Spielerwürfel muss dabei sein ({ $rule }).
}
kb-why-no-group = Keine Gruppe deiner freien Würfel ergibt { $rank }; am nächsten: { $ranks } ({ $rule }).
kb-why-token-used = Du hast in dieser Phase schon einen +2-Marker zu deinen Würfeln gelegt ({ $rule }).
kb-why-no-token = Du hast keinen +2-Marker ({ $rule }).
kb-why-token-useless = Auch mit 2 mehr erreichen deine Würfel keinen freien Berater ({ $rule }).
kb-why-duke = Die Würfel können nur zur Herzogin ({ $rule }).
kb-why-stands = Das steht schon ({ $rule }).
kb-why-left = Links davon fehlt noch: { $buildings } ({ $rule }).
kb-why-goods = Dir fehlt noch: { $goods } ({ $rule }).
kb-why-any-good = Dir fehlt noch 1 Ware, gleich welche ({ $rule }).
kb-why-column = Herbeizaubern kannst du nur Gebäude der Spalte I ({ $rule }).
kb-why-kinds = { $advisor }: Du wählst eines davon: { $kinds } ({ $rule }).
kb-why-none = Davon hast du nichts ({ $rule }).
kb-why-token-no-good = Ein +2-Marker ist keine Ware; hier kannst du nicht damit zahlen ({ $rule }).
kb-why-recruiting-center = Soldaten kannst du erst mit +2-Markern bezahlen, wenn dieses Gebäude steht: { building-recruiting_center } ({ $rule }).
kb-why-summer = { $building } wirkt nur am Ende des Sommers, außer du hast die { building-mint } ({ $rule }).
kb-why-nothing-takes = Nichts, was du jetzt nutzen kannst, lässt dich das wählen: { $kind } ({ $rule }).


## Für das erste Spiel: worum es bei einer Entscheidung geht

kb-first-choose_governor = Deine Statthalter-Karte ist eine Gabe, die sonst niemand hat, und sie bleibt dir alle fünf Jahre. Lies die drei Karten und behalte die, bei der du dir vorstellen kannst, sie immer wieder zu nutzen. Auch die anderen wählen geheim, dann werden alle Karten zusammen aufgedeckt.
kb-first-thief_goods = Du beginnst reicher als alle anderen und zahlst dafür mit ein paar Punkten. Schau dir die ersten Gebäude jeder Reihe an und nimm die Waren für eines, das du früh haben möchtest.
kb-first-sorcerer_build = Einmal im Spiel bekommst du Gebäude geschenkt, jeweils das erste einer Reihe. Punkte bringen sie nicht, aber ihre Wirkung gehört dir, und das nächste Gebäude der Reihe wird möglich. Wähle Reihen, in denen du weiterbauen willst.
kb-first-favour_good = Du gehörst zu denen, die am wenigsten haben, darum schenkt dir der König etwas. Denk an das Gebäude, das du als Nächstes willst, und nimm die Art, an die du dafür am schwersten kommst. Gold braucht man fast überall.
kb-first-bonus_dice = Mit mehr Würfeln erreichst du mehr Berater. Eine hohe Summe lässt dich aber später handeln, wenn andere vielleicht schon genommen haben, was du wolltest. Meistens ist es gut, alle mitzuwürfeln.
kb-first-dice_effect = Alle haben gewürfelt, und du besitzt etwas, das deine Würfel ändern kann. Mit kleinen Zahlen bist du früh dran, mit großen erreichst du die großzügigen Berater. Gefällt dir, was da liegt, dann lass die Würfel einfach so.
kb-first-total_effect = Dein Wurf ist niedrig, und genau dann hilft dir deine Statthalter-Karte. Überleg, was sich ändern würde, für dich und vielleicht auch für die anderen. Denk daran, dass eine kleine Summe zuerst handeln darf.
kb-first-influence = Nimm einen oder mehrere deiner Würfel, die zusammen genau die Zahl eines Beraters ergeben, und lege sie zu ihm: Dann gibt er dir etwas. Bei jedem Berater ist nur für eine Person Platz, also hol dir zuerst, was auch andere wollen könnten. Mehrere kleine Helfer können so viel wert sein wie ein großer, und passen darfst du jederzeit.
kb-first-duke_move = Alle Würfel liegen, und die Herzogin ist noch allein. Du darfst die Würfel von deinem höchsten Berater zu ihr versetzen. Dann beschenkt sie dich, und der verlassene Berater gibt dir nichts; vergleiche also die beiden Gaben.
kb-first-advisor_goods = Bei diesem Berater darfst du dir deinen Lohn aussuchen. Schau auf das Gebäude, das du als Nächstes willst, und nimm, was dafür noch fehlt. Alle sehen, was du wählst, und dabei bleibt es.
kb-first-alchemist = Du darfst eine Ware hergeben und bekommst je eine der beiden anderen Arten. Am Ende hast du also eine mehr als vorher. Gib, wovon du reichlich hast, außer du brauchst gerade das für dein nächstes Gebäude.
kb-first-smuggler = Für ein klein wenig von deinen Punkten bekommst du eine ganze Handvoll Waren deiner Wahl. Das lohnt sich, wenn sie dir zu einem Gebäude verhelfen, das du sonst nicht bezahlen könntest. Weißt du nichts mit ihnen anzufangen, dann schick den Schmuggler weg.
kb-first-build = Jetzt darfst du ein Gebäude errichten. In jeder Reihe geht es von links nach rechts, und du zahlst genau die Waren, die dort stehen. Ein Gebäude bringt sofort Punkte und hilft dir, solange es steht; etwas zu bauen ist darum fast immer gut, und zu sparen lohnt sich, wenn etwas Großes nahe ist.
kb-first-build_further = Du darfst gleich noch einmal bauen, und das ist selten. Dabei verbrauchst du die Hilfe, die es möglich macht: den Gesandten des Königs oder deine Statthalter-Karte. Greif zu, wenn deine übrigen Waren für etwas reichen, das du wirklich willst, und heb dir die Hilfe sonst für später auf.
kb-first-tax_good = Jemand hat eine Reihe vollendet, und du bekommst deinen Anteil. Nimm, was dir für dein eigenes nächstes Gebäude fehlt. Hast du in dieser Phase noch nicht gebaut, kannst du die Ware sofort ausgeben.
kb-first-gain = Meistens nimmst du, was du bekommst. Verzichten lohnt sich, wenn du sonst bei gleich vielen Gebäuden mehr Waren hättest als andere: Gunst und Gesandter gehen an den, der weniger hat.
kb-first-phase_end = Bevor die Phase endet, können manche deiner Gebäude oder deine Statthalter-Karte das, was du hast, in etwas anderes verwandeln. Nutze sie nacheinander, wie du magst, und sag, wenn du fertig bist. Frag dich vorher, ob du die Waren nicht für dein nächstes Gebäude brauchst.
kb-first-recruit = Der Winter ist nah, und es kommt ein Feind, dessen genaue Stärke du meist nicht kennst. Jetzt kannst du Waren in Soldaten verwandeln; sie kämpfen diesen Winter und gehen dann nach Hause. Vergleiche deine Stärke mit dem, was kommen kann: Zu viel ist verschenkt, zu wenig tut weh.
kb-first-army_token = Jeder deiner Marker bringt so viele Soldaten, wie er zeigt, aber nur einmal im Spiel. Alle wählen geheim, bevor der Feind zu sehen ist. Heb große für Jahre auf, in denen du schwach bist; der letzte, der übrig bleibt, zählt am Ende als Punkte.
kb-first-win_goods = Du hast den Feind besiegt, und das ist dein Lohn. Denk an das Gebäude, das du im nächsten Frühling bauen willst, und nimm, was dich ihm näher bringt.
kb-first-loss_goods = Der Feind war zu stark, und du musst etwas hergeben. Trenn dich von dem, was du entbehren kannst, und behalte die Waren für dein nächstes Gebäude.

# Warum ein Zug geraten wird: der Teil des eigenen Werts, dem er dient.
because-points = danach stehst du nach Punkten besser da
because-buildings = danach hast du die besseren Gebäude
because-goods = danach hast du die besseren Waren für das nächste Gebäude
because-court = es macht bei Hofe mehr aus deinen Würfeln
because-winter = es wappnet dich besser für den Winter
because-envoy = danach hast du den Gesandten des Königs
because-order = danach stehst du besser in der Reihenfolge


## Optionen, die nicht zusammenpassen

kb-not-modules = Module hat nur die zweite Ausgabe: Wähle sie, oder keine Module.
kb-not-house = Hauseigene Statthalter gehören zu Modul 2, also muss Modul 2 mitspielen.
kb-not-bonus-dice = Bonuswürfel sind nur in der zweiten Ausgabe freiwillig.
kb-not-gains = Gewinne sind nur in der zweiten Ausgabe freiwillig.

# Dasselbe mit einer Zahl (`insight/figures.py`): die dieses Zuges statt der des anderen.
because-points-points = danach hast du schon { figure } { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
} statt { figure-other }
because-buildings-count = danach hast du { figure } Gebäude statt { figure-other }
because-goods-count = danach hast du { figure } { $count ->
    [one] Ware
   *[other] Waren
} statt { figure-other }
because-goods-payable = danach hast du { figure } { $count ->
    [one] bezahlbares
   *[other] bezahlbare
} Gebäude zur Wahl statt { figure-other }
because-goods-gold = danach hast du { figure } Gold statt { figure-other }
because-goods-wood = danach hast du { figure } Holz statt { figure-other }
because-goods-stone = danach hast du { figure } Stein statt { figure-other }
because-goods-plus_two = danach hast du { figure } +2-Marker statt { figure-other }
because-court-reach = danach erreichen deine Würfel noch { figure } Berater statt { figure-other }
because-court-dice = danach hast du { figure } { $count ->
    [one] freien Würfel
   *[other] freie Würfel
} statt { figure-other }
because-court-advisors = danach liegen deine Würfel bei { figure } { $count ->
    [one] Berater
   *[other] Beratern
} statt { figure-other }
because-court-total = danach ergeben deine freien Würfel { figure } statt { figure-other }
because-winter-enemy = danach weißt du, wie stark der Feind ist
because-winter-strength = danach hast du schon ohne Verstärkung Stärke { figure } statt { figure-other } (der Feind hat { $doubt ->
    [0] { $weakest }
   *[other] { $weakest } bis { $strongest }
})
because-winter-lasting = danach geben dir allein deine Gebäude Stärke { figure } statt { figure-other }
because-order-place = danach stehst du in der Reihenfolge auf Platz { figure } statt { figure-other }
