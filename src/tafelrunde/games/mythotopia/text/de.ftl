### Mythotopia auf Deutsch: jedes Wort, das jemand liest.
### Genannt werden die geltenden Zahlen, nach ihrem Platz in components.toml: $cost-city. Eine Ziffer ist eine Regel oder die
### Summe zweier mitgelieferter Zahlen (eine Straße über Hügel; bei anderen nennt der Satz beide). Ein Symbol, das eine Karte
### nur in der Datei eines Besitzers hat, kommt in ihrer Wirkung nicht vor.

game-mythotopia = Mythotopia
game-mythotopia-about = Baue ein Deck aus Gebieten und Fortschritten, erobere und baue auf dem Spielbrett und beende das Spiel, wenn du allein vorn liegst.
game-mythotopia-goal = Am Ende die meisten Punkte: Gebiete, solange du sie kontrollierst, Plättchen für immer.


## Optionen

option-players = Personen
option-players-help = Zu wievielt ihr spielt.
option-end_mode = Ende des Spiels
option-end_mode-help = Wann das Spiel endet und wer gewinnt.
option-end_mode-declare = Wer allein führt, darf es ab { $limits-empty_cards ->
    [one] { $limits-empty_cards } leeren Karte
   *[other] { $limits-empty_cards } leeren Karten
} beenden
option-end_mode-last_turns_4 = Ab { $limits-empty_cards ->
    [one] { $limits-empty_cards } leeren Karte
   *[other] { $limits-empty_cards } leeren Karten
} noch zwei Züge für alle
option-end_mode-last_turns_5 = Ab { $limits-empty_cards_late ->
    [one] { $limits-empty_cards_late } leeren Karte
   *[other] { $limits-empty_cards_late } leeren Karten
} noch eine Runde
option-end_mode-anyone = Ab { $limits-empty_cards ->
    [one] { $limits-empty_cards } leeren Karte
   *[other] { $limits-empty_cards } leeren Karten
} darf es jeder beenden; Punkte sind verdeckt
option-end_mode-declare-help = Wie im Regelheft: Wer dann allein führt, darf das Spiel in seinem Zug beenden und gewinnt; führen zwei gleich, kann es niemand. Zu zweit kann das lange dauern. Ihr dürft euch jederzeit einigen aufzuhören.
option-end_mode-last_turns_4-help = Niemand beendet das Spiel: Ist die letzte nötige Karte leer, hat jeder noch zwei Züge, im letzten ohne Angriff. Die meisten Punkte gewinnen.
option-end_mode-last_turns_5-help = Niemand beendet das Spiel: Die Runde wird zu Ende gespielt, dann hat jeder noch einen Zug ohne Angriff. Die meisten Punkte gewinnen.
option-end_mode-anyone-help = Jeder darf das Spiel in seinem Zug beenden, auch wer nicht führt. Niemand sieht die Punkte der anderen, und die meisten gewinnen.
option-round_limit = Rundengrenze
option-round_limit-help = Nach so vielen Runden gewinnt die höchste Punktzahl; 0 heißt keine Grenze (höchstens { $limits-rounds ->
    [one] { $limits-rounds } Runde
   *[other] { $limits-rounds } Runden
}).
option-province_draft = Wahl der Gebiete
option-province_draft-help = Zu dritt oder viert: mehr Gebiete erhalten und { $deal-draft_given_up ->
    [one] eines
    [2] zwei
   *[other] { $deal-draft_given_up }
} davon abgeben.
option-province_draft-off = Aus
option-province_draft-one_extra = Ein Gebiet mehr, { $deal-draft_given_up ->
    [one] eines
    [2] zwei
   *[other] { $deal-draft_given_up }
} abgeben
option-province_draft-two_extra = Zwei Gebiete mehr, { $deal-draft_given_up ->
    [one] eines
    [2] zwei
   *[other] { $deal-draft_given_up }
} abgeben
option-castle_counter_value = Punkte für eine Festung
option-castle_counter_value-help = Was ein Plättchen der Karte Festung wert ist; die gedruckte Zahl ist umstritten (2 oder 1).
option-spoils_counters = Plättchen der Kriegsbeute
option-spoils_counters-help = Wie viele Plättchen auf der Karte Kriegsbeute liegen; die gedruckte Zahl ist umstritten (4 oder 6).
option-starting_cards = Startkarten
option-starting_cards-help = Die Karten, mit denen alle außer ihren Gebieten beginnen.
option-starting_cards-army = Armee
option-starting_cards-build = Bauen
option-starting_cards-market = Markt
option-starting_cards-ship = Schiff
option-open_wars_to_defender = Offene Kriege an den Verteidiger
option-open_wars_to_defender-help = Kriege, die am Spielende noch offen sind, gewinnt der Verteidiger.

preset-standard = Wie im Regelheft
preset-duel = Zu zweit
preset-short = Kurzes Spiel
preset-bots = Mit Rundengrenze

# Wofür eine nummerierte Regel gilt.
holds-all = immer
holds-option = mit einer Option


## Symbole, Spielsteine, Orte

resource-food = Nahrung
resource-stone = Stein
resource-gold = Gold

pieces-army = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
pieces-mercenary = { $count } Söldner
pieces-ship = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}

building-city = Stadt
building-castle = Festung
building-road = Straße

piece-town = Dorf
piece-city = Stadt
piece-citadel = Zitadelle
piece-castle = Festung
piece-road = Straße
piece-dragon = Drache
piece-runestone = Runenstein

sea-beast = Bestienmeer
sea-serpent = Schlangenmeer
sea-inland_w = Westliches Binnenmeer
sea-inland_e = Östliches Binnenmeer

province-ambsace = Ambsace
province-aporia = Aporia
province-blore = Blore
province-camarine = Camarine
province-coryphee = Coryphee
province-custus = Custus
province-darb = Darb
province-diclesium = Diclesium
province-dragonate = Dragonate
province-eagre = Eagre
province-empyrean = Empyrean
province-eoan = Eoan
province-fadge = Fadge
province-frampold = Frampold
province-galingale = Galingale
province-grimp = Grimp
province-hatchel = Hatchel
province-ictus = Ictus
province-iracund = Iracund
province-jeopigia = Jeopigia
province-kakopyge = Kakopyge
province-kinabra = Kinabra
province-lea = Lea
province-malebolge = Malebolge
province-margent = Margent
province-mome = Mome
province-nesh = Nesh
province-nusus = Nusus
province-ogdoad = Ogdoad
province-oxter = Oxter
province-palmain = Palmain
province-peened = Peened
province-quean = Quean
province-remise = Remise
province-scombroid = Scombroid
province-shog = Shog
province-sorner = Sorner
province-talion = Talion
province-trogle = Trogle
province-welkin = Welkin


## Karten

card-start_army = Armee
card-start_army-effect = { $card-start_army-army ->
    [0] { $card-start_army-gold } Gold
   *[other] { $card-start_army-army ->
        [one] { $card-start_army-army } Armee
       *[other] { $card-start_army-army } Armeen
    }{ $card-start_army-gold ->
        [0] {""}
       *[other] {" "}oder { $card-start_army-gold } Gold
    }
}.
card-start_build = Bauen
card-start_build-effect = { $card-start_build-stone ->
    [0] {""}
   *[other] { $card-start_build-stone } Stein.{" "}
}Aktion: Baue eine Stadt ({ $cost-city } Stein), eine Festung ({ $cost-castle } Stein) oder eine Straße ({ $cost-road } Stein{ $cost-road_hills ->
    [0] {""}
    [1] { $cost-road ->
        [2] , 3 über Hügel
       *[other] , über Hügel { $cost-road_hills } mehr
    }
   *[other] , über Hügel { $cost-road_hills } mehr
}) mit einer Karte für den Ort.
card-start_market = Markt
card-start_market-effect = { $card-start_market-food ->
    [0] { $card-start_market-stone ->
        [0] { $card-start_market-gold } Gold
       *[other] { $card-start_market-stone } Stein{ $card-start_market-gold ->
            [0] {""}
           *[other] {" "}oder Gold
        }
    }
   *[other] { $card-start_market-food } Nahrung{ $card-start_market-stone ->
        [0] { $card-start_market-gold ->
            [0] {""}
           *[other] {" "}oder Gold
        }
       *[other] { $card-start_market-gold ->
            [0] {" "}oder Stein
           *[other] , Stein oder Gold
        }
    }
}.
card-start_ship = Schiff
card-start_ship-effect = { $card-start_ship-ship ->
    [0] { $card-start_ship-food ->
        [0] {""}
       *[other] { $card-start_ship-food } Nahrung.{" "}
    }
   *[other] { $card-start_ship-ship } Schiff{ $card-start_ship-food ->
        [0] {""}
       *[other] {" "}oder { $card-start_ship-food } Nahrung
    }.{" "}
}Vorteil: Überquere beim Angriff ein Seefeld.
card-alchemist = Alchemist
card-alchemist-effect = Aktion: Tausche eines deiner Plättchen gegen eines aus dem Vorrat, das 1 mehr wert ist.
card-army = Armee (Fortschritt)
card-army-effect = { $card-army-army ->
    [0] { $card-army-gold } Gold
   *[other] { $card-army-army ->
        [one] { $card-army-army } Armee
       *[other] { $card-army-army } Armeen
    }{ $card-army-gold ->
        [0] {""}
       *[other] {" "}oder { $card-army-gold } Gold
    }
}.
card-build = Bauen (Fortschritt)
card-build-effect = { $card-build-stone ->
    [0] {""}
   *[other] { $card-build-stone } Stein.{" "}
}Aktion: bauen wie mit der Startkarte.
card-cavalry = Kavallerie
card-cavalry-effect = Reserve: { $strength-cavalry } Stärke mehr, wo immer du angreifst.
card-counsellor = Berater
card-counsellor-effect = Freie Aktion: Wirf Handkarten ab und ziehe ebenso viele und 1 mehr.
card-diplomat = Diplomat
card-diplomat-effect = Aktion, { $cost-card_text } Gold: Beende einen deiner Kriege; der Verteidiger behält das Gebiet.
card-farming = Landwirtschaft
card-farming-effect = Reserve: Spiele einmal im Zug eine beliebige andere Karte als 1 Nahrung.
card-general = General
card-general-effect = { $card-general-army ->
    [0] {""}
    [one] { $card-general-army } Armee.{" "}
   *[other] { $card-general-army } Armeen.{" "}
}Vorteil: steht beim Angreifen und Bauen für die Karte eines beliebigen eigenen Gebiets.
card-gold_mine = Goldmine
card-gold_mine-effect = Reserve: Spiele einmal im Zug eine beliebige andere Karte als 1 Gold.
card-hero = Held
card-hero-effect = { $card-hero-army ->
    [0] {""}
    [one] { $card-hero-army } Armee.{" "}
   *[other] { $card-hero-army } Armeen.{" "}
}Vorteil: Gewinne einen unentschiedenen Krieg, den du beendest.
card-levies = Einberufung
card-levies-effect = Reserve: Spiele einmal im Zug eine beliebige andere Karte als 1 Armee.
card-limes = Grenzwall
card-limes-effect = Reserve: { $strength-limes } Stärke mehr, wo immer du dich verteidigst.
card-marauders = Marodeure
card-marauders-effect = Freie Aktion: 1 Armee irgendwo kehrt in den Vorrat ihres Besitzers zurück.
card-market = Markt (Fortschritt)
card-market-effect = { $card-market-food ->
    [0] { $card-market-stone ->
        [0] { $card-market-gold } Gold
       *[other] { $card-market-stone } Stein{ $card-market-gold ->
            [0] {""}
           *[other] {" "}oder Gold
        }
    }
   *[other] { $card-market-food } Nahrung{ $card-market-stone ->
        [0] { $card-market-gold ->
            [0] {""}
           *[other] {" "}oder Gold
        }
       *[other] { $card-market-gold ->
            [0] {" "}oder Stein
           *[other] , Stein oder Gold
        }
    }
}.
card-mercenary = Söldner
card-mercenary-effect = Freie Aktion, { $cost-card_text } Gold: { $pieces-shared-mercenaries ->
    [0] Kein Söldner stößt
    [one] { $pieces-shared-mercenaries } Söldner stößt
   *[other] 1 oder { $pieces-shared-mercenaries } Söldner stoßen
} zu einer deiner Armeen.
card-merchant = Kaufmann
card-merchant-effect = Vorteil: Der Rohstoff der mit ihm gespielten Karte wird zu einem anderen.
card-militia = Miliz
card-militia-effect = { $card-militia-army ->
    [0] {""}
    [one] { $card-militia-army } Armee.{" "}
   *[other] { $card-militia-army } Armeen.{" "}
}Freie Aktion: 1 Armee aus dem allgemeinen in deinen Vorrat.
card-mystic = Mystiker
card-mystic-effect = Freie Aktion, { $cost-card_text } Gold: Nimm 1 Karte von deinem Ablagestapel auf die Hand.
card-philosopher = Philosoph
card-philosopher-effect = Freie Aktion: Sieh dir { $limits-philosopher_sees ->
    [one] { $limits-philosopher_sees } Karte des Fortschrittsstapels an und nimm sie
   *[other] { $limits-philosopher_sees } Karten des Fortschrittsstapels an und nimm eine
} auf die Hand. Der Philosoph verlässt das Spiel.
card-portal = Portal
card-portal-effect = { $card-portal-food ->
    [0] {""}
   *[other] { $card-portal-food } Nahrung.{" "}
}Vorteil: Greife ein beliebiges Gebiet aus dem Nichts an.
card-providence = Vorhersehung
card-providence-effect = Freie Aktion: Ziehe { $limits-providence_draws ->
    [one] { $limits-providence_draws } Karte
   *[other] { $limits-providence_draws } Karten
}.
card-quarry = Steinbruch
card-quarry-effect = Reserve: Spiele einmal im Zug eine beliebige andere Karte als 1 Stein.
card-queen = Königin
card-queen-effect = Reserve: Fülle deine Hand auf { $limits-queen_hand ->
    [one] { $limits-queen_hand } Karte
   *[other] { $limits-queen_hand } Karten
} auf.
card-ranger = Waldläufer
card-ranger-effect = { $card-ranger-stone ->
    [0] {""}
   *[other] { $card-ranger-stone } Stein.{" "}
}Reserve: Hügel sind für dich offen und Berge wie Hügel; { $strength-ranger } Stärke mehr in rauem Gelände.
card-reserve_army = Reservetruppen
card-reserve_army-effect = { $card-reserve_army-army ->
    [0] {""}
    [one] { $card-reserve_army-army } Armee.{" "}
   *[other] { $card-reserve_army-army } Armeen.{" "}
}Reserve: Solange du mit einem Spieler im Krieg bist, darf dich niemand angreifen und du keinen anderen Spieler.
card-scribe = Schriftgelehrter
card-scribe-effect = Reserve: Nimm ein Plättchen aus dem Vorrat statt von seiner Karte.
card-ship = Schiff (Fortschritt)
card-ship-effect = { $card-ship-ship ->
    [0] { $card-ship-food ->
        [0] { $card-ship-gold ->
            [0] {""}
           *[other] { $card-ship-gold } Gold.{" "}
        }
       *[other] { $card-ship-food } Nahrung{ $card-ship-gold ->
            [0] {""}
           *[other] {" "}oder { $card-ship-gold } Gold
        }.{" "}
    }
   *[other] { $card-ship-ship } Schiff{ $card-ship-food ->
        [0] { $card-ship-gold ->
            [0] {""}
           *[other] {" "}oder { $card-ship-gold } Gold
        }
       *[other] { $card-ship-gold ->
            [0] {" "}oder { $card-ship-food } Nahrung
           *[other] , { $card-ship-food } Nahrung oder { $card-ship-gold } Gold
        }
    }.{" "}
}Vorteil: Überquere beim Angriff ein Seefeld.
card-warehouse = Lagerhaus
card-warehouse-effect = Reserve: { $limits-warehouse ->
    [one] { $limits-warehouse } weiterer Platz
   *[other] { $limits-warehouse } weitere Plätze
}; lege einmal im Zug umsonst eine Handkarte in die Reserve.
card-water_mill = Wassermühle
card-water_mill-effect = Vorteil: verdoppelt den Rohstoff der mit ihr gespielten Karte.

card-ambsace = { province-ambsace }
card-aporia = { province-aporia }
card-blore = { province-blore }
card-camarine = { province-camarine }
card-coryphee = { province-coryphee }
card-custus = { province-custus }
card-darb = { province-darb }
card-diclesium = { province-diclesium }
card-dragonate = { province-dragonate }
card-eagre = { province-eagre }
card-empyrean = { province-empyrean }
card-eoan = { province-eoan }
card-fadge = { province-fadge }
card-frampold = { province-frampold }
card-galingale = { province-galingale }
card-grimp = { province-grimp }
card-hatchel = { province-hatchel }
card-ictus = { province-ictus }
card-iracund = { province-iracund }
card-jeopigia = { province-jeopigia }
card-kakopyge = { province-kakopyge }
card-kinabra = { province-kinabra }
card-lea = { province-lea }
card-malebolge = { province-malebolge }
card-margent = { province-margent }
card-mome = { province-mome }
card-nesh = { province-nesh }
card-nusus = { province-nusus }
card-ogdoad = { province-ogdoad }
card-oxter = { province-oxter }
card-palmain = { province-palmain }
card-peened = { province-peened }
card-quean = { province-quean }
card-remise = { province-remise }
card-scombroid = { province-scombroid }
card-shog = { province-shog }
card-sorner = { province-sorner }
card-talion = { province-talion }
card-trogle = { province-trogle }
card-welkin = { province-welkin }


## Siegpunktkarten

vp-city = Stadt
vp-city-effect = Für jede Stadt, die du baust.
vp-castle = Festung
vp-castle-effect = Für jede Festung, die du baust.
vp-roads = Straßen
vp-roads-effect = Für jede Straße, die du baust.
vp-citadel = Zitadelle
vp-citadel-effect = Für die Eroberung der Zitadelle eines Mitspielers.
vp-defender_of_the_realm = Verteidiger des Reiches
vp-defender_of_the_realm-effect = Für einen gewonnenen Krieg im eigenen Gebiet.
vp-guilded_city = Handelsstadt
vp-guilded_city-effect = Für { $cost-bonus_counter } Gold zusätzlich beim Bau einer Stadt.
vp-here_be_dragons = Es gibt Drachen
vp-here_be_dragons-effect = Für die Eroberung eines Gebiets mit Drachen.
vp-lord_of_the_isles = Herr der Inseln
vp-lord_of_the_isles-effect = Für das letzte Gebiet einer Insel: { $vp-lord_of_the_isles-large ->
    [one] { $vp-lord_of_the_isles-large } Punkt
   *[other] { $vp-lord_of_the_isles-large } Punkte
} für die große, { $vp-lord_of_the_isles-small } für die kleine.
vp-master_of_the_seas = Herr der See
vp-master_of_the_seas-effect = Für deine Schiffe in einem dritten und in einem vierten Seefeld.
vp-patronage = Gönnerschaft
vp-patronage-effect = Als Aktion für { $cost-patronage } Gold.
vp-roadside_inns = Herbergen
vp-roadside_inns-effect = Für { $cost-bonus_counter } Gold zusätzlich beim Bau einer Straße.
vp-runestones = Runensteine
vp-runestones-effect = Für die Eroberung eines Gebiets mit Runenstein.
vp-spoils_of_war = Kriegsbeute
vp-spoils_of_war-effect = Für die Eroberung des Gebiets eines Mitspielers.


## Was man tun kann

my-do-pass = Passen
my-do-end-turn = Zug beenden
my-do-invade = Ein Gebiet angreifen
my-do-place-armies = Armeen aufs Brett bringen
my-do-remove-armies = Armeen abziehen
my-do-place-ships = Schiffe aufs Brett bringen
my-do-remove-ships = Schiffe abziehen
my-do-end-war = Einen Krieg beenden
my-do-buy = Armeen und Schiffe kaufen
my-do-draft = Eine Karte ins Deck nehmen
my-do-store = Karten in die Reserve legen
my-do-discard-cards = Karten abwerfen
my-do-remove-cards = Karten aus dem Deck entfernen
my-do-build = Bauen
my-do-alchemist = Alchemist: ein Plättchen aufwerten
my-do-diplomat = Diplomat: Frieden schließen
my-do-patronage = Gönnerschaft
my-do-end-game = Das Spiel beenden und gewinnen
my-do-counsellor = Berater: Karten austauschen
my-do-marauders = Marodeure: eine Armee heimschicken
my-do-mercenary = Söldner anwerben
my-do-militia = Miliz: eine Armee ausheben
my-do-mystic = Mystiker: eine Karte zurückholen
my-do-philosopher = Philosoph: einen Fortschritt suchen
my-do-providence = Vorhersehung: Karten ziehen
my-do-road-move = Armeen über Straßen bewegen
my-do-warehouse = Lagerhaus: eine Karte einlagern

my-do-province = { $province }
my-do-invade-province = { $neutral ->
    [yes] { $province } (neutral, Stärke { $strength })
   *[no] { $province } ({ $other_seat }, Stärke { $strength })
}
my-do-end-war-province = { $province }: { $other_seat } gewinnt
my-do-end-war-garrison = { $province }: die Besatzung gewinnt
my-do-end-war-hero = { $province }: du gewinnst mit dem Helden
my-do-diplomat-war = { $neutral ->
    [yes] { $province } (bleibt neutral)
   *[no] { $province } (bleibt bei { $other_seat })
}
my-do-sea = { $sea }
my-do-border = { $province } – { $other_province }
my-do-lay = { $zone ->
    [reserve] { $card } aus der Reserve
   *[hand] { $card }
}
my-do-lay-via = { $zone ->
    [reserve] { $card } aus der Reserve, durch { $other_card }
   *[hand] { $card }, durch { $other_card }
}
my-do-take = { $card }
my-do-pieces = { $pieces }
my-do-buy-pieces = { $pieces } für { $count } Gold
my-do-owner = Armee von { $other_seat }
my-do-exchange = { $value } gegen { $points }
my-do-building = { $building }
my-do-by-land = Über Land ({ $count } Nahrung)
my-do-by-sea = { $count ->
    [one] Über See (1 Schiffskarte)
   *[other] Über See ({ $count } Schiffskarten)
}
my-do-from-card = Von der Karte { $vp } ({ points })
my-do-from-spare = Aus dem Vorrat ({ points })
my-do-decline = Verzichten
my-do-done = Fertig


## Was gefragt wird

my-ask-turn = { $count ->
    [0] Noch eine freie Aktion, oder beendest du den Zug?
   *[other] { $limits-actions ->
        [2] { $count ->
            [one] Deine zweite Aktion: Was tust du?
           *[other] Deine erste Aktion: Was tust du?
        }
       *[other] { $count ->
            [one] Noch { $count } Aktion: Was tust du?
           *[other] Noch { $count } Aktionen: Was tust du?
        }
    }
}
my-ask-give_up = { $count ->
    [one] { $deal-draft_given_up ->
        [one] Welches Gebiet gibst du ab?
       *[other] Welches Gebiet gibst du außerdem ab?
    }
   *[other] Welche Gebiete gibst du ab? Wähle { $count }.
}
my-ask-choose_citadel = In welchem Gebiet steht deine Zitadelle?
my-ask-invade_target = Welches Gebiet greifst du an?
my-ask-invade_role = Welche Karte führt den Angriff auf { $province }?
my-ask-invade_way = Wie kommst du nach { $province }?
my-ask-cross = { $count ->
    [one] Welche Schiffskarte überquert das Seefeld?
   *[other] Welche Schiffskarten überqueren die Seefelder? Du brauchst { $count }.
}
my-ask-pay = { $helper ->
    [merchant] Welche Karte verwandelt der Kaufmann in { $resource }?
    [mill] Welche Karte verdoppelt die Wassermühle? Zu zahlen: { $count } { $resource }.
   *[none] Zahle { $count } { $resource }: mit welcher Karte?
}
my-ask-armies = { $count ->
    [0] Welche Karte bringt Armeen? Du hast { $most } im Vorrat.
    [one] Bisher 1 Armee. Noch eine Karte?
   *[other] Bisher { $count } Armeen. Noch eine Karte?
}
my-ask-place_armies_target = Wohin kommen Armeen?
my-ask-remove_armies_from = Woher ziehst du ab?
my-ask-remove_force = Wie viele verlassen { $province }?
my-ask-place_ships_target = In welches Seefeld kommen Schiffe?
my-ask-ships = Welche Karte bringt Schiffe?
my-ask-remove_ships_from = Aus welchem Seefeld ziehst du ab?
my-ask-remove_ships_count = Wie viele Schiffe?
my-ask-end_war_province = Welchen Krieg beendest du?
my-ask-diplomat_war = Welchen Krieg beendet der Diplomat?
my-ask-buy_pieces = Was kaufst du?
my-ask-draft_card = Welche Karte nimmst du?
my-ask-store_card = Welche Karte kommt in die Reserve?
my-ask-warehouse_card = Welche Karte kommt in die Reserve?
my-ask-discard_card = Welche Karte wirfst du ab?
my-ask-remove_card = Welche Karte verlässt dein Deck?
my-ask-build_kind = Was baust du?
my-ask-build_site = { $building }: wo?
my-ask-build_card = Mit welcher Karte zum Bauen?
my-ask-build_role = Welche Karte steht für den Ort?
my-ask-bonus_gold = { $cost-bonus_counter } Gold mehr für ein Plättchen der Karte { $vp }?
my-ask-exchange = Welches Plättchen tauschst du?
my-ask-counsellor_card = Welche Karten wirfst du ab?
my-ask-marauders_target = Wo wird eine Armee heimgeschickt?
my-ask-marauders_owner = Wessen Armee verlässt { $province }?
my-ask-hire_target = Wo stoßen Söldner zu dir?
my-ask-hire_count = Wie viele Söldner für { $province }?
my-ask-mystic_card = Welche Karte holst du zurück?
my-ask-philosopher_takes = Welchen Fortschritt nimmst du?
my-ask-road_from = Woher ziehen Armeen?
my-ask-road_to = Von { $province }: wohin?
my-ask-road_force = Wie viele verlassen { $province }?
my-ask-award = { $vp }: Woher nimmst du das Plättchen ({ points })?


## Was geschehen ist

my-dealt = { $seat } beginnt mit { $provinces }.
my-vp-cards = Siegpunktkarten außer Stadt, Festung und Straßen: { $vps }.
my-dragons = Drachen: { $provinces }.
my-runestones = Runensteine: { $provinces }.
my-gives-up = { $seat } gibt { $provinces } ab.
my-citadel = { $seat } baut die Zitadelle in { $province }.
my-start-player = { $seat } beginnt.
my-turn = Runde { $round }: { $seat }
my-draws = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
my-drawn = Gezogen: { $cards }.
my-shuffles = { $seat } mischt den Ablagestapel.
my-passes = { $seat } passt.
my-counter = { $source ->
    [spare] { $seat } nimmt für { $vp } ein Plättchen aus dem Vorrat ({ points }).
   *[card] { $seat } nimmt ein Plättchen von { $vp } ({ points }).
}
my-invades = { $neutral ->
    [yes] { $seat } greift { $province } an: { $pieces }. Karten: { $cards }.
   *[no] { $seat } greift { $province } von { $other_seat } an: { $pieces }. Karten: { $cards }.
}
my-places-armies = { $count ->
    [one] { $seat } bringt 1 Armee nach { $province }. Karten: { $cards }.
   *[other] { $seat } bringt { $count } Armeen nach { $province }. Karten: { $cards }.
}
my-removes-armies = { $seat } zieht aus { $province } ab: { $pieces }.
my-places-ships = { $count ->
    [one] { $seat } setzt 1 Schiff ein: { $sea }. Karten: { $cards }.
   *[other] { $seat } setzt { $count } Schiffe ein: { $sea }. Karten: { $cards }.
}
my-removes-ships = { $count ->
    [one] { $seat } zieht 1 Schiff ab: { $sea }.
   *[other] { $seat } zieht { $count } Schiffe ab: { $sea }.
}
my-buys = { $seat } kauft { $pieces }. Karten: { $cards }.
my-drafts = { $seat } nimmt { $card } ins Deck. Karten: { $cards }.
my-stores = { $seat } legt in die Reserve: { $cards }.
my-discards = { $seat } wirft { $cards } ab.
my-removes = { $seat } entfernt aus dem Deck: { $cards }.
my-builds-city = { $seat } baut eine Stadt in { $province }. Karten: { $cards }.
my-builds-castle = { $seat } baut eine Festung in { $province }. Karten: { $cards }.
my-builds-road = { $seat } baut eine Straße von { $province } nach { $other_province }. Karten: { $cards }.
my-ends-war = { $hero ->
    [yes] { $seat } beendet den Krieg in { $province } mit dem Helden.
   *[no] { $seat } beendet den Krieg in { $province }.
}
my-garrison-wins = Die Besatzung von { $province } hält stand.
my-defends = { $seat } verteidigt { $province }.
my-conquers = { $neutral ->
    [yes] { $seat } erobert { $province }.
   *[no] { $seat } erobert { $province } von { $other_seat }.
}
my-conquers-no-town = { $neutral ->
    [yes] { $seat } siegt in { $province }, hat aber kein Dorf mehr: Das Gebiet bleibt neutral.
   *[no] { $seat } besiegt { $other_seat } in { $province }, hat aber kein Dorf mehr: Das Gebiet ist neutral.
}
my-loses-card = { $zone ->
    [hand] Die Karte { $card } war auf der Hand von { $seat }.
    [draw] Die Karte { $card } war im Zugstapel von { $seat }.
    [discard] Die Karte { $card } war auf dem Ablagestapel von { $seat }.
   *[reserve] Die Karte { $card } war in der Reserve von { $seat }.
}
my-diplomat = { $seat } schließt Frieden in { $province }. Karten: { $cards }.
my-alchemist = { $seat } tauscht ein Plättchen im Wert von { $value } gegen eines im Wert von { $points }.
my-patronage = { $seat } nutzt die Gönnerschaft. Karten: { $cards }.
my-counsellor = { $seat } wirft mit dem Berater ab: { $cards }.
my-providence = { $seat } spielt Vorhersehung.
my-marauders = { $seat } schickt eine Armee von { $other_seat } aus { $province } heim.
my-mercenary = { $seat } wirbt { $count } Söldner für { $province } an. Karten: { $cards }.
my-militia = { $seat } hebt durch die Miliz eine Armee aus.
my-mystic = { $seat } holt mit dem Mystiker { $card } zurück. Karten: { $cards }.
my-philosopher = { $seat } sieht in den Fortschrittsstapel; der Philosoph verlässt das Spiel.
my-philosopher-sees = Der Philosoph zeigt { $cards }.
my-philosopher-takes = Genommen: { $card }.
my-road-move = { $seat } zieht von { $province } nach { $other_province }: { $pieces }.
my-last-turns = Noch { $count } Züge.
my-ends-game = { $seat } beendet das Spiel.
my-agreed = Alle sind sich einig, hier aufzuhören.
my-game-over = Endstand: { $scores }.


## Warum etwas nicht geht

my-why-over = Das Spiel ist aus ({ $rule }).
my-why-unknown = So etwas gibt es an diesem Tisch nicht.
my-why-turn = Du bist nicht dran, sondern { $seat } ({ $rule }).
my-why-own-province = Wähle eines deiner Gebiete ({ $rule }).
my-why-card-alone = Eine Karte wird innerhalb einer Aktion gespielt. Wähle zuerst die Aktion ({ $rule }).
my-why-verb-first = Wähle zuerst eine Aktion ({ $rule }).
my-why-actions = Du hast in diesem Zug schon { $limits-actions ->
    [one] deine Aktion
    [2] beide Aktionen
   *[other] alle { $limits-actions } Aktionen
} ausgeführt ({ $rule }).
my-why-actions-left = { $count ->
    [one] Du hast noch eine Aktion; du darfst passen ({ $rule }).
   *[other] Du hast noch { $count } Aktionen; du darfst passen ({ $rule }).
}
my-why-free-actions = In diesem Zug keine freien Aktionen mehr ({ $rule }).
my-why-no-card = Du hast die Karte { $card } weder auf der Hand noch in der Reserve ({ $rule }).
my-why-cards = Deine Karten auf der Hand und in der Reserve reichen dafür nicht ({ $rule }).
my-why-pay = Du kannst { $count } { $resource } nicht zahlen ({ $rule }).
my-why-no-army = Du hast keine Armee im Vorrat ({ $rule }).
my-why-army-card = Du hast keine Karte mit Armeesymbol ({ $rule }).
my-why-no-ship = Du hast kein Schiff im Vorrat ({ $rule }).
my-why-ship-card = Dir fehlen Schiffskarten dafür ({ $rule }).
my-why-role-card = Du hast keine Karte für ein eigenes Gebiet ({ $rule }).
my-why-no-harbour = Du kontrollierst kein Gebiet an diesem Seefeld ({ $rule }).
my-why-none-there = Dort liegt nichts davon ({ $rule }).
my-why-not-first = Nur als Allererstes in deinem Zug ({ $rule }).
my-why-no-war = Du bist an keinem Krieg beteiligt ({ $rule }).
my-why-tied = Die Stärksten sind gleich stark ({ $rule }).
my-why-no-party = Du bist an diesem Krieg nicht beteiligt ({ $rule }).
my-why-peaceful = Hier ist kein Krieg ({ $rule }).
my-why-at-war = Solange in einem Gebiet Krieg herrscht, zieht dort niemand ab ({ $rule }).
my-why-peace = In den letzten Zügen greift niemand an ({ $rule }).
my-why-last-turns = In diesem Spiel erklärt niemand das Ende ({ $rule }).
my-why-not-empty = { $count } von { $needed } Karten sind leer ({ $rule }).
my-why-not-ahead = Du wärst nicht allein vorn ({ $rule }).
my-why-supply = Im allgemeinen Vorrat ist nichts mehr ({ $rule }).
my-why-once = Nur einmal im Zug ({ $rule }).
my-why-nothing-to-take = Es gibt keine Karte, die du nehmen könntest ({ $rule }).
my-why-empty-hand = Du hast keine Karte dafür ({ $rule }).
my-why-full = Deine Reserve ist voll: { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
} ({ $rule }).
my-why-small-deck = Mindestens { $count ->
    [one] { $count } Karte muss
   *[other] { $count } Karten müssen
} in deinem Deck bleiben ({ $rule }).
my-why-build-card = Du hast keine Karte zum Bauen auf der Hand oder in der Reserve ({ $rule }).
my-why-no-spare = Du hast kein Plättchen, für das ein besseres im Vorrat liegt ({ $rule }).
my-why-not-in-play = { $vp } ist in diesem Spiel nicht dabei ({ $rule }).
my-why-no-counter = Es gibt kein Plättchen, das du nehmen könntest ({ $rule }).
my-why-no-mercenary = Es ist kein Söldner mehr da ({ $rule }).
my-why-no-army-there = Söldner stoßen nur zu einer deiner Armeen ({ $rule }).
my-why-no-march = Keine deiner Armeen kann über eine Straße marschieren ({ $rule }).
my-why-not-in-reserve = { $card } liegt nicht in deiner Reserve ({ $rule }).
my-why-not-there = Diese Karte hast du dort nicht ({ $rule }).
my-why-laid = Diese Karte dient in dieser Aktion schon ({ $rule }).
my-why-kept = Diese Aktion stützt sich auf die Karte: Sie muss liegen bleiben ({ $rule }).
my-why-other-symbol = Diese Karte zählt nicht als { $resource } ({ $rule }).
my-why-no-army-symbol = Diese Karte bringt keine Armee, oder mehr, als du im Vorrat hast ({ $rule }).
my-why-other-role = Diese Karte führt nicht dorthin ({ $rule }).
my-why-no-place = Das hat in dieser Aktion keinen Platz ({ $rule }).
my-why-own = Das ist dein Gebiet ({ $rule }).
my-why-attacked-already = Du greifst es schon an: Bringe Armeen aufs Brett ({ $rule }).
my-why-guarded = Reservetruppen verbieten es ({ $rule }).
my-why-no-way = Keine deiner Karten hat einen Weg dorthin ({ $rule }).
my-why-not-own = Das ist nicht dein Gebiet ({ $rule }).
my-why-citadel = Dort steht die Zitadelle ({ $rule }).
my-why-built = Das steht dort schon, oder es ist keines mehr übrig ({ $rule }).
my-why-border = Eine Straße liegt auf einer Grenze: Wähle eine ({ $rule }).
my-why-both-ends = Du musst beide Enden einer Straße kontrollieren ({ $rule }).
my-why-mountains = Über Berge führt keine Straße ({ $rule }).
my-why-not-there-yet = Du kontrollierst es nicht und greifst es nicht an ({ $rule }).


## Für die erste Partie: worum es bei einer Entscheidung geht

my-first-turn = Du hast { $limits-actions ->
    [one] eine Aktion, und fast jede zahlst du mit Karten.
    [2] zwei Aktionen, und fast alle zahlst du mit Karten.
   *[other] { $limits-actions } Aktionen, und fast alle zahlst du mit Karten.
} Ein guter Anfang: Greif ein schwaches neutrales Gebiet neben einem eigenen an, oder baue dort, wo du Stein hast. Zeig auf irgendetwas, um zu lesen, was es tut; was nicht geht, sagt dir, warum.
my-first-choose_citadel = Deine Zitadelle zählt bei der Verteidigung wie eine Festung und für die Reserve wie eine Stadt. Stell sie dorthin, wo du standhalten willst, denn wer sie zuerst erobert, bekommt Punkte.
my-first-give_up = Alle haben mehr Gebiete bekommen, als sie behalten dürfen. Gib solche ab, die weit von den anderen liegen oder deren Symbol du reichlich hast.
my-first-invade_target = Nimm ein Gebiet, dessen Besatzung du bald schlagen kannst: Die Zahl im Schild ist ihre Stärke, und ein Drache kommt dazu. Du musst nicht gleich gewinnen; weitere Armeen können später folgen.
my-first-invade_role = Diese Karte sagt, woher deine Armeen kommen. Ihr eigenes Symbol zählt beim Angriff nicht, also leg eine, die du entbehren kannst.
my-first-invade_way = Über Land kosten Hügel mehr Nahrung; über See legst du stattdessen Schiffskarten. Behalte, was du später brauchst.
my-first-pay = Leg Karten, bis die Kosten gedeckt sind. Was zu viel ist, verfällt, also leg, was du am wenigsten brauchst. Eine Karte dient nur einem Zweck.
my-first-armies = Jedes Symbol bringt eine Armee aus deinem Vorrat. Rechts siehst du, wie der Krieg nach jeder Karte stehen wird. Wenn es reicht, sag Fertig.
my-first-place_armies_target = In deinen eigenen Gebieten kosten Armeen keine Nahrung. In einem Gebiet, das du angreifst, kostet Verstärkung { $cost-reinforce ->
    [one] eine
   *[other] { $cost-reinforce }
}.
my-first-end_war_province = Wenn du einen Krieg beendest, gewinnt die stärkste Seite, und alle Armeen gehen heim. Beende ihn, sobald du am stärksten bist, bevor sich andere einmischen.
my-first-draft_card = Eine neue Karte kommt auf deinen Ablagestapel und kehrt wieder, wenn er gemischt wird. Karten der Art Reserve wirken erst, wenn du sie später in die Reserve legst. Wenige gute Karten sind besser als viele.
my-first-store_card = In der Reserve warten Karten, bis du sie brauchst, und deine Hand wird inzwischen aufgefüllt. Karten der Art Reserve wirken dort die ganze Zeit. Alle können sie sehen.
my-first-build_kind = Eine Stadt gibt dir einen Platz in der Reserve, eine Festung hilft beim Verteidigen, eine Straße lässt eine Gebietskarte für die andere stehen. Jedes Bauwerk bringt ein Plättchen, solange welche da sind.
my-first-build_site = Baue dort, wo du die Karte des Gebiets auf der Hand oder in der Reserve hast. Festungen gehören an den Rand deines Landes, Städte dorthin, wo niemand hinkommt.
my-first-buy_pieces = Gekaufte Armeen und Schiffe liegen in deinem Vorrat, bis Karten sie aufs Brett bringen.
my-first-remove_card = Ein kleines Deck kommt schneller wieder. Nimm heraus, was du nie spielst; Gebiete bleiben deine, auch ohne ihre Karte.
my-first-discard_card = Was du jetzt abwirfst, wird am Ende deines Zuges ersetzt. Behalte Karten, die zusammenpassen.
my-first-place_ships_target = Ein Schiff zählt in jedem Krieg an seinem Seefeld, beim Angriff wie bei der Verteidigung. Schiffe bleiben, wo sie sind, bis du sie zurückholst.
my-first-award = Mit dem Schriftgelehrten darfst du das Plättchen auf der Karte lassen und ein gleiches aus dem Vorrat nehmen. So wird die Karte nicht leer, und das Spiel dauert länger.

# Warum ein Zug geraten wird: der Teil des eigenen Werts, dem er dient.
because-points = danach stehst du nach Punkten besser da
because-wars = deine Kriege gehen damit besser aus
because-cards = danach hast du die besseren Karten
because-buildings = danach stehst du besser da mit Städten, Festungen und Straßen
because-pieces = danach stehst du besser da mit Armeen und Schiffen
because-borders = danach sind deine Grenzen sicherer oder öffnen dir mehr zum Angriff
because-end = es bringt ein Ende des Spiels, das dir nützt


## Optionen, die nicht zusammenpassen

my-not-draft = Gebiete werden nur zu dritt oder zu viert gewählt, zu zweit nicht.

# Dasselbe mit einer Zahl (`insight/figures.py`): die dieses Zuges statt der des anderen.
because-points-points = danach hast du schon { figure } { $count ->
    [one] Punkt
   *[other] Punkte
} statt { figure-other }
because-points-provinces = danach hast du { figure } { $count ->
    [one] Provinz
   *[other] Provinzen
} statt { figure-other }
because-wars-strength = danach hast du in deinem Krieg Stärke { figure } statt { figure-other }, dagegen steht { $rival }
because-wars-won = danach bist du in { figure } statt { figure-other } deiner Kriege am stärksten
because-wars-projected = endeten dann alle Kriege, hättest du { figure } { $count ->
    [one] Punkt
   *[other] Punkte
} statt { figure-other }
because-wars-armies = danach { $count ->
    [one] ist
   *[other] sind
} { figure } statt { figure-other } deiner Armeen im Krieg
because-cards-hand = danach hast du { figure } { $count ->
    [one] Karte
   *[other] Karten
} auf der Hand statt { figure-other }
because-cards-gold = danach sind deine verfügbaren Karten { figure } Gold wert statt { figure-other }
because-cards-food = danach sind deine verfügbaren Karten { figure } Nahrung wert statt { figure-other }
because-cards-stone = danach sind deine verfügbaren Karten { figure } Stein wert statt { figure-other }
because-cards-reserve = danach hast du { figure } { $count ->
    [one] Karte
   *[other] Karten
} in der Reserve statt { figure-other }
because-buildings-cities = danach hast du { figure } { $count ->
    [one] Stadt
   *[other] Städte
} statt { figure-other }
because-buildings-castles = danach hast du in deinen Provinzen { figure } { $count ->
    [one] Festung
   *[other] Festungen
} statt { figure-other }
because-buildings-roads = danach hast du zwischen deinen Provinzen { figure } { $count ->
    [one] Straße
   *[other] Straßen
} statt { figure-other }
because-pieces-stock = danach hast du { figure } { $count ->
    [one] Armee
   *[other] Armeen
} im Vorrat statt { figure-other }
because-pieces-home = danach { $count ->
    [one] schützt
   *[other] schützen
} { figure } { $count ->
    [one] Armee
   *[other] Armeen
} deine Provinzen statt { figure-other }
because-pieces-ships = danach hast du { figure } { $count ->
    [one] Schiff
   *[other] Schiffe
} im Vorrat statt { figure-other }
because-pieces-fleet = danach hast du { figure } { $count ->
    [one] Schiff
   *[other] Schiffe
} auf See statt { figure-other }
because-borders-unguarded = danach { $count ->
    [one] liegt
   *[other] liegen
} { figure } statt { figure-other } deiner Provinzen ungeschützt neben denen anderer
because-borders-exposed = danach { $count ->
    [one] liegt
   *[other] liegen
} { figure } statt { figure-other } deiner Provinzen neben denen anderer
because-borders-free = danach hast du als Nachbarn { figure } { $count ->
    [one] freie Provinz
   *[other] freie Provinzen
} statt { figure-other }
