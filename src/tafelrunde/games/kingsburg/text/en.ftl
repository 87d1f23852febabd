### Kingsburg in English: every word a person reads.
### Effects tell the values in use, by their place in components.toml: $advisor-squire-gold. A digit in them is a rule;
### or a value that has no place of its own, in a list (the Miner's years) or a table replaced as a whole (`against`).
### Options of the game can choose between words: $edition is "edition-1e" or "edition-2e".

game-kingsburg = Kingsburg
game-kingsburg-about = Win over the King's advisors with your dice, build up your province, and hold it against an enemy every winter. Five years.
game-kingsburg-goal = Most points in the end: win advisors, build, and be strong each winter.


## For the program: the families of names that a reason may be one of, and those of messages that count

reason-families = building advisor governor enemy
count-families = goods


## Options

option-players = Players
option-players-help = How many of you play. With two, neutral dice take some of the advisors.
option-edition = Edition
option-edition-help = In the first edition the enemy shows up before the reinforcements are rolled, in the second after. Only the second has modules.
option-edition-1e = First edition
option-edition-2e = Second edition
option-modules = Modules
option-modules-help = Additions to the second edition. Combine them as you like. Of the 24 governors of module 2 we do not know 5, and of 9 something is guessed.
option-modules-1 = 1: More buildings
option-modules-2 = 2: Governor cards
option-modules-3 = 3: The King's army
option-house_governors = House governors
option-house_governors-help = Adds five governors of our own making to the cards of module 2.
option-decline_bonus_dice = Bonus dice are optional
option-decline_bonus_dice-help = Before each roll you say how many of your bonus dice you want. Second edition only.
option-decline_gains = Gains are optional
option-decline_gains-help = Before goods, +2 tokens and soldiers of buildings and governors you are asked whether you take them: the King helps those who have little. Second edition only.

preset-second_edition = Second edition
preset-all_modules = Second edition with all modules
preset-first_edition = First edition

# What a numbered rule holds for.
holds-both = both editions
holds-1e = first edition
holds-2e = second edition
holds-house_governors = house governors


## Goods and payments

goods-gold = { $count } gold
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-token = { $count ->
    [one] { $count } +2 token
   *[other] { $count } +2 tokens
}

kind-gold = 1 gold
kind-wood = 1 wood
kind-stone = 1 stone
kind-token = 1 +2 token

die-player = player die
die-bonus = bonus die


## Phases of the year

phase-favour = King's favour
phase-spring = Spring
phase-reward = King's reward
phase-summer = Summer
phase-envoy = King's envoy
phase-autumn = Autumn
phase-recruit = Recruiting
phase-winter = Winter


## Outcomes and reasons

outcome-victory = victory
outcome-draw = draw
outcome-defeat = defeat

why-favour = { phase-favour }
why-reward = { phase-reward }
why-recruit = recruiting
why-reinforcements = reinforcements
why-victory = { outcome-victory }
why-defeat = { outcome-defeat }
why-strongest = greatest strength
why-army_token = unused army token
why-roll = roll


## Advisors

advisor-jester = Jester
advisor-jester-effect = { $advisor-jester-vp ->
    [one] { $advisor-jester-vp } victory point
   *[other] { $advisor-jester-vp } victory points
}.
advisor-squire = Squire
advisor-squire-effect = { $advisor-squire-gold } gold.
advisor-architect = Architect
advisor-architect-effect = { $advisor-architect-wood } wood.
advisor-merchant = Merchant
advisor-merchant-effect = 1 gold or 1 wood.
advisor-sergeant = Sergeant
advisor-sergeant-effect = { $advisor-sergeant-soldiers ->
    [one] { $advisor-sergeant-soldiers } soldier
   *[other] { $advisor-sergeant-soldiers } soldiers
}.
advisor-alchemist = Alchemist
advisor-alchemist-effect = Swap 1 good for one of each of the two other kinds.
advisor-astronomer = Astronomer
advisor-astronomer-effect = { $advisor-astronomer-any ->
    [one] { $advisor-astronomer-any } good of your choice
   *[other] { $advisor-astronomer-any } goods of your choice
} and { $advisor-astronomer-plus_two ->
    [one] a +2 token
   *[other] { $advisor-astronomer-plus_two } +2 tokens
}.
advisor-treasurer = Treasurer
advisor-treasurer-effect = { $advisor-treasurer-gold } gold.
advisor-master_hunter = Master Hunter
advisor-master_hunter-effect = { $advisor-master_hunter-wood } wood, and 1 gold or 1 stone.
advisor-general = General
advisor-general-effect = { $advisor-general-soldiers ->
    [one] { $advisor-general-soldiers } soldier
   *[other] { $advisor-general-soldiers } soldiers
} and a secret look at this year's enemy.
advisor-swordsmith = Swordsmith
advisor-swordsmith-effect = { $advisor-swordsmith-stone } stone, and 1 gold or 1 wood.
advisor-duchess = Duchess
advisor-duchess-effect = { $advisor-duchess-any ->
    [one] { $advisor-duchess-any } good of your choice
   *[other] { $advisor-duchess-any } goods of your choice
} and { $advisor-duchess-plus_two ->
    [one] a +2 token
   *[other] { $advisor-duchess-plus_two } +2 tokens
}.
advisor-champion = Champion
advisor-champion-effect = { $advisor-champion-stone } stone.
advisor-smuggler = Smuggler
advisor-smuggler-effect = Swap { $advisor-smuggler-price_vp ->
    [one] { $advisor-smuggler-price_vp } victory point
   *[other] { $advisor-smuggler-price_vp } victory points
} for { $advisor-smuggler-any ->
    [one] { $advisor-smuggler-any } good of your choice
   *[other] { $advisor-smuggler-any } goods of your choice
}.
advisor-inventor = Inventor
advisor-inventor-effect = { $advisor-inventor-gold } gold, { $advisor-inventor-wood } wood and { $advisor-inventor-stone } stone.
advisor-wizard = Wizard
advisor-wizard-effect = { $advisor-wizard-gold } gold.
advisor-queen = Queen
advisor-queen-effect = { $advisor-queen-any ->
    [one] { $advisor-queen-any } good of your choice
   *[other] { $advisor-queen-any } goods of your choice
}, { $advisor-queen-vp ->
    [one] { $advisor-queen-vp } victory point
   *[other] { $advisor-queen-vp } victory points
} and a secret look at this year's enemy.
advisor-king = King
advisor-king-effect = { $advisor-king-gold } gold, { $advisor-king-wood } wood, { $advisor-king-stone } stone and { $advisor-king-soldiers ->
    [one] { $advisor-king-soldiers } soldier
   *[other] { $advisor-king-soldiers } soldiers
}.
advisor-politician_5 = Politician, first space
advisor-politician_5-effect = 1 good of the Politician's choice.
advisor-politician_10 = Politician, second space
advisor-politician_10-effect = 2 goods of the Politician's choice.


## Buildings, row by row

building-sawmill = Sawmill
building-sawmill-effect = End of summer: swap { $building-sawmill-pays_wood } wood for { $building-sawmill-gives_gold } gold.
building-quarry = Quarry
building-quarry-effect = End of summer: swap { $building-quarry-pays_stone } stone for { $building-quarry-gives_gold } gold.
building-goldsmith = Goldsmith
building-goldsmith-effect = End of summer: swap { $building-goldsmith-pays_gold } gold for { $building-goldsmith-gives_soldiers ->
    [one] { $building-goldsmith-gives_soldiers } soldier
   *[other] { $building-goldsmith-gives_soldiers } soldiers
} and { $building-goldsmith-gives_vp ->
    [one] { $building-goldsmith-gives_vp } victory point
   *[other] { $building-goldsmith-gives_vp } victory points
}.
building-mint = Mint
building-mint-effect = Sawmill, Quarry and Goldsmith also work at the end of spring and autumn.

building-statue = Statue
building-statue-effect = All your dice are equal: you may reroll one of them.
building-chapel = Chapel
building-chapel-effect = Your dice total { $building-chapel-reroll_limit } or less: you may reroll all of them.
building-church = Church
building-church-effect = +1 in battle against demons.
building-cathedral = Cathedral
building-cathedral-effect = End of the game: 1 victory point for every { $building-cathedral-goods_per_vp ->
    [one] good
   *[other] { $building-cathedral-goods_per_vp } goods
}.

building-inn = Inn
building-inn-effect = End of summer: { $building-inn-gives_plus_two ->
    [one] one +2 token
   *[other] { $building-inn-gives_plus_two } +2 tokens
}.
building-market = Market
building-market-effect = Once per phase your dice may miss an advisor by one, up or down.
building-farm = Farm
building-farm-effect = Start of spring, summer and autumn: { $building-farm-bonus_dice ->
    [one] { $building-farm-bonus_dice } bonus die
   *[other] { $building-farm-bonus_dice } bonus dice
}. { $building-farm-strength } in battle.
building-merchants_guild = Merchants' Guild
building-merchants_guild-effect = Start of spring, summer and autumn: { $building-merchants_guild-gives_gold } gold.

building-guard_tower = Guard Tower
building-guard_tower-effect = +{ $building-guard_tower-strength } in battle.
building-blacksmith = Blacksmith
building-blacksmith-effect = +{ $building-blacksmith-strength } in battle.
building-barracks = Barracks
building-barracks-effect = A recruited soldier costs 1 good instead of 2.
building-wizards_guild = Wizards' Guild
building-wizards_guild-effect = +{ $building-wizards_guild-strength } in battle.

building-palisade = Palisade
building-palisade-effect = +{ $building-palisade-strength } in battle, +2 against zombies.
building-stable = Stable
building-stable-effect = An advisor who gives you soldiers gives { $building-stable-gives_soldiers } more.
building-stone_wall = Stone Wall
building-stone_wall-effect = +{ $building-stone_wall-strength } in battle. A draw is a victory.
building-fortress = Fortress
building-fortress-effect = +{ $building-fortress-strength } in battle. { $building-fortress-gives_vp ->
    [one] { $building-fortress-gives_vp } extra victory point
   *[other] { $building-fortress-gives_vp } extra victory points
} when you win.

building-barricade = Barricade
building-barricade-effect = +1 in battle against goblins.
building-crane = Crane
building-crane-effect = Buildings in columns III and IV cost { $building-crane-discount_gold } gold less.
building-town_hall = Town Hall
building-town_hall-effect = End of spring, summer and autumn: swap 1 good or +2 token for { $building-town_hall-gives_vp ->
    [one] { $building-town_hall-gives_vp } victory point
   *[other] { $building-town_hall-gives_vp } victory points
}.
building-embassy = Embassy
building-embassy-effect = End of spring, summer and autumn: { $building-embassy-gives_vp ->
    [one] { $building-embassy-gives_vp } victory point
   *[other] { $building-embassy-gives_vp } victory points
}.

building-improvised_defenses = Improvised Defenses
building-improvised_defenses-effect = +{ $building-improvised_defenses-limited_strength } in battle against enemies of strength { $building-improvised_defenses-enemy_limit } or less.
building-recruiting_center = Recruiting Center
building-recruiting_center-effect = Recruiting: your +2 tokens can pay as goods.
building-training_camp = Training Camp
building-training_camp-effect = End of autumn: { $building-training_camp-gives_soldiers ->
    [one] { $building-training_camp-gives_soldiers } soldier
   *[other] { $building-training_camp-gives_soldiers } soldiers
} if you have { $building-training_camp-soldier_limit ->
    [0] none
    [one] { $building-training_camp-soldier_limit } or none
   *[other] { $building-training_camp-soldier_limit } or fewer
}.
building-military_academy = Military Academy
building-military_academy-effect = Winter: roll a die of your own (with module 3 half of it counts, rounded up). If that is more than your reinforcements, it replaces them.


## Enemies

enemy-goblins = Goblins
enemy-orcs = Orcs
enemy-zombies = Zombies
enemy-barbarians = Barbarians
enemy-demons = Demons
enemy-dragons = Dragons

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


## Governors

governor-gov_thief = Thief
governor-gov_thief-effect = You start with { $governor-gov_thief-goods ->
    [one] { $governor-gov_thief-goods } good of your choice
   *[other] { $governor-gov_thief-goods } goods of your choice
} and { $governor-gov_thief-vp ->
    [one] { $governor-gov_thief-vp } victory point
   *[other] { $governor-gov_thief-vp } victory points
}.
governor-gov_miner = Miner
governor-gov_miner-effect = You get 1 gold at the end of each year, and 2 gold in year IV.
governor-gov_sorcerer = Sorcerer
governor-gov_sorcerer-effect = At the start of year { $governor-gov_sorcerer-year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
} you may conjure { $governor-gov_sorcerer-buildings ->
    [one] one missing building of column I: it costs nothing and scores nothing.
    [3] up to three missing buildings of column I: they cost nothing and score nothing.
   *[other] up to { $governor-gov_sorcerer-buildings } missing buildings of column I: they cost nothing and score nothing.
}
governor-gov_prince = Prince
governor-gov_prince-effect = If your dice total { $governor-gov_prince-limit } or less, you may set your three player dice to 3, 4 and 6.
governor-gov_fairy = Fairy
governor-gov_fairy-effect = { $governor-gov_fairy-bonus_dice ->
    [0] You have no extra bonus die in summer.
   *[other] You have an extra bonus die every summer.
}
governor-gov_tax_collector = Tax Collector
governor-gov_tax_collector-effect = Whenever an opponent builds in column IV, you take 1 good of your choice.
governor-gov_preacher = Preacher
governor-gov_preacher-effect = You get { $governor-gov_preacher-vp ->
    [one] { $governor-gov_preacher-vp } victory point
   *[other] { $governor-gov_preacher-vp } victory points
} at the end of spring, summer and autumn if somebody, perhaps you, has built nothing in it.
governor-gov_duke = Duke
governor-gov_duke-effect = Once all dice are placed, you may move those on your highest advisor to the Duchess if she is free.
governor-gov_trickster = Trickster
governor-gov_trickster-effect = Once per phase you may turn one of your dice from 2 to 1 or 3.
governor-gov_philosopher = Philosopher
governor-gov_philosopher-effect = If your dice total { $governor-gov_philosopher-limit } or less, you may reroll them all; if they total { $governor-gov_philosopher-limit } or less again and you leave them so, you get { $governor-gov_philosopher-vp ->
    [one] { $governor-gov_philosopher-vp } victory point
   *[other] { $governor-gov_philosopher-vp } victory points
}.
governor-gov_minstrel = Minstrel
governor-gov_minstrel-effect = At the end of each year you get { $governor-gov_minstrel-vp ->
    [one] { $governor-gov_minstrel-vp } victory point
   *[other] { $governor-gov_minstrel-vp } victory points
} if somebody is ahead of you, and { $governor-gov_minstrel-vp } if nobody is behind you.
governor-gov_priest = Priest
governor-gov_priest-effect = If your dice total { $governor-gov_priest-limit } or less, you may bless everybody: those without a bonus die roll one, the others get { $governor-gov_priest-vp ->
    [one] { $governor-gov_priest-vp } victory point
   *[other] { $governor-gov_priest-vp } victory points
}.
governor-gov_politician = Politician
governor-gov_politician-effect = You have two advisors of your own: rank 5 gives you 1 good of your choice, rank 10 gives you 2.
governor-gov_architect = Architect
governor-gov_architect-effect = While an opponent has more buildings than you, you may save 1 good of your choice on one building per phase.
governor-gov_carpenter = Carpenter
governor-gov_carpenter-effect = You get 1 wood at the end of years I, III and V, and buildings that need { $governor-gov_carpenter-discount_from } or more wood cost you { $governor-gov_carpenter-discount } wood less.
governor-gov_sculptor = Sculptor
governor-gov_sculptor-effect = You get 1 stone at the end of years I, III and V, and buildings that need { $governor-gov_sculptor-discount_from } or more stone cost you { $governor-gov_sculptor-discount } stone less.
governor-gov_heiress = Heiress
governor-gov_heiress-effect = You get { $governor-gov_heiress-gold } gold whenever your dice total { $governor-gov_heiress-limit } or less.
governor-gov_damsel = Damsel
governor-gov_damsel-effect = { $governor-gov_damsel-soldiers ->
    [one] { $governor-gov_damsel-soldiers } more soldier joins
   *[other] { $governor-gov_damsel-soldiers } more soldiers join
} your reinforcements, and a defeat costs you none of the victory points on the enemy card.
governor-gov_general = General
governor-gov_general-effect = You are stronger in battle: by 1 in years I and II, by 2 in III and IV, by 3 in V.
governor-gov_diplomat = Diplomat
governor-gov_diplomat-effect = Every enemy is { $governor-gov_diplomat-weaker } weaker against you.
governor-gov_countess = Countess
governor-gov_countess-effect = At the end of the game you get { $governor-gov_countess-vp_per_row ->
    [one] { $governor-gov_countess-vp_per_row } victory point
   *[other] { $governor-gov_countess-vp_per_row } victory points
} for each row of four buildings that you have completed.
governor-gov_trader = Trader
governor-gov_trader-effect = At the end of summer you may swap { $governor-gov_trader-exchanges ->
    [one] one good for one of another kind.
    [2] up to two goods, each for one of another kind.
   *[other] up to { $governor-gov_trader-exchanges } goods, each for one of another kind.
}
governor-gov_scout = Scout
governor-gov_scout-effect = At the start of autumn you take a secret look at this year's enemy.
governor-gov_engineer = Engineer
governor-gov_engineer-effect = Once a year, right after a building of yours, you may put up another one for its price{ $governor-gov_engineer-extra_goods ->
    [0] {""}
   *[other] {""} and { $governor-gov_engineer-extra_goods } good more
}.


## Questions

kb-ask-choose_governor = Which governor do you keep?
kb-ask-thief_goods = Thief: which goods do you start with?
kb-ask-sorcerer_build = { $count ->
    [one] Sorcerer: which building do you conjure? One is left.
   *[other] Sorcerer: which building do you conjure? Up to { $count } are possible.
}
kb-ask-favour_good = The King helps you: which good do you take?
kb-ask-bonus_dice = How many bonus dice do you roll?
kb-ask-dice_effect = Do you want to change your dice?
kb-ask-total_effect = Your total is low: do you use your governor?
kb-ask-influence = Which advisor do you influence?
kb-ask-duke_move = Duke: do you move your dice to the Duchess?
kb-ask-advisor_goods = { $advisor }: what do you take?
kb-ask-alchemist = { $advisor }: which good do you swap?
kb-ask-smuggler = { $advisor }: which goods do you want for { $advisor-smuggler-price_vp ->
    [one] { $advisor-smuggler-price_vp } victory point
   *[other] { $advisor-smuggler-price_vp } victory points
}?
kb-ask-build = What do you build?
kb-ask-build_further = You may build again: what do you build?
kb-ask-tax_good = Tax Collector: which good do you take?
kb-ask-gain = { $why }: do you take the gain?
kb-ask-phase_end = End of the phase: which effect do you use?
kb-ask-recruit = Your strength { $spread ->
    [0] { $strength }
   *[other] { $strength } to { $most }
} against { $doubt ->
    [0] { $weakest }
   *[other] { $weakest } to { $strongest }
}: how do you pay for a soldier?
kb-ask-army_token = Which army token do you play?
kb-ask-win_goods = Victory: what do you take?
kb-ask-loss_goods = Defeat by { $enemy }: what do you give up?


## Refusals

kb-no-sorcerer_build = Conjure no more
kb-no-dice_effect = Keep the dice
kb-no-total_effect = Do not use it
kb-no-influence = Pass
kb-no-duke_move = Leave the dice where they are
kb-no-alchemist = Swap nothing
kb-no-smuggler = Pay nothing
kb-no-build = Build nothing
kb-no-build_further = Build nothing more
kb-no-phase_end = Done
kb-no-recruit = Recruit no more
kb-no-gain = Decline
kb-no-tax_good = Decline


## Moves

kb-do-governor = Keep: { $governor }
kb-do-accept = Take it
kb-do-bonus_dice = { $count ->
    [0] Roll no bonus dice
    [one] Roll { $count } bonus die
   *[other] Roll { $count } bonus dice
}
kb-do-statue = { building-statue }: reroll one { $die }
kb-do-use-chapel = { building-chapel }: reroll all dice
kb-do-use-philosopher = { governor-gov_philosopher }: reroll all dice
kb-do-turn = { governor-gov_trickster }: turn one { $die } from 2 to { $number }
kb-do-use-prince = { governor-gov_prince }: set the player dice to 3, 4 and 6
kb-do-use-priest = { governor-gov_priest }: bless everybody
kb-do-influence = { $rank } { $advisor }: { $dice }{ $bonus ->
    [0] {""}
    [one] {""} ({ $bonus } bonus die)
   *[other] {""} ({ $bonus } bonus dice)
}{ $token ->
    [yes] {""} and +2 token
   *[no] {""}
}{ $market ->
    [up] , { building-market } +1
    [down] , { building-market } -1
   *[no] {""}
}{ $envoy ->
    [yes] , with the envoy
   *[no] {""}
}
kb-do-move-to-duchess = Move the dice to the Duchess
kb-do-take = Take { $goods }
kb-do-alchemist = Swap { $goods } for { $other_goods }
kb-do-build = { $envoy ->
    [yes] With the envoy, build { $building }
   *[no] Build { $building }
} (cost: { $goods }; { $points } VP){ $saving ->
    [yes] , saving 1 good
   *[no] {""}
}
kb-do-build-engineer = { governor-gov_engineer }: build { $building } (cost: { $goods }; { $points } VP)
kb-do-conjure = Conjure { $building }
kb-do-town-hall = { building-town_hall }: { $kind } for { $building-town_hall-gives_vp } VP
kb-do-use-sawmill = { building-sawmill }: { $building-sawmill-pays_wood } wood for { $building-sawmill-gives_gold } gold
kb-do-use-quarry = { building-quarry }: { $building-quarry-pays_stone } stone for { $building-quarry-gives_gold } gold
kb-do-use-goldsmith = { building-goldsmith }: { $building-goldsmith-pays_gold } gold for { $building-goldsmith-gives_soldiers ->
    [one] { $building-goldsmith-gives_soldiers } soldier
   *[other] { $building-goldsmith-gives_soldiers } soldiers
} and { $building-goldsmith-gives_vp } VP
kb-do-exchange = { governor-gov_trader }: { $kind } for { $other_kind }
kb-do-recruit = Recruit 1 soldier for { $goods }
kb-do-army_token = Army token { $count }
kb-do-lose = Give up { $goods }


## Events

kb-phase = Year { $year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}: { $phase }
kb-order = Turn order: { $order }.
kb-dealt = Governors to choose from for { $seat }: { $governors }.
kb-governor-chosen = { $seat } has chosen a governor.
kb-governor-revealed = { $seat } governs as: { $governor }.
kb-favour = The King favours { $seat }: 1 bonus die for spring.
kb-envoy = The King's envoy goes to { $seat }.
kb-envoy-used = { $seat } uses the King's envoy.
kb-neutral = Neutral dice: { $dice } on { $rank } ({ $advisor }).
kb-bonus-dice = { $count ->
    [0] { $seat } rolls no bonus dice.
    [one] { $seat } rolls { $count } bonus die.
   *[other] { $seat } rolls { $count } bonus dice.
}
kb-dice = Dice of { $seat }: { $dice } ({ $why }).
kb-influences = { $seat } places { $dice }{ $token ->
    [yes] {""} and a +2 token
   *[no] {""}
} on { $rank } ({ $advisor }).
kb-passes = { $seat } passes.
kb-duke = { $seat } moves from { $rank } ({ $advisor }) to the Duchess.
kb-gains = { $seat } gets { $goods } ({ $why }).
kb-declines = { $seat } declines ({ $why }).
kb-pays = { $seat } pays { $goods } ({ $why }).
kb-loses = { $seat } loses { $goods } ({ $why }).
kb-scores = { $points ->
    [one] { $seat } scores { $points } victory point ({ $why }).
   *[other] { $seat } scores { $points } victory points ({ $why }).
}
kb-loses-points = { $points ->
    [one] { $seat } loses { $points } victory point ({ $why }).
   *[other] { $seat } loses { $points } victory points ({ $why }).
}
kb-soldiers = { $soldiers ->
    [one] { $seat } gets { $soldiers } soldier ({ $why }).
   *[other] { $seat } gets { $soldiers } soldiers ({ $why }).
}
kb-tokens = { $tokens ->
    [-1] { $seat } pays one +2 token ({ $why }).
    [1] { $seat } gets one +2 token ({ $why }).
   *[other] { $seat } gets { $tokens } +2 tokens ({ $why }).
}
kb-peeks = { $seat } takes a secret look at the enemy.
kb-peeked = Seen by { $seat } alone: { $enemy }.
kb-builds = { $seat } builds: { $building }.
kb-conjures = { $seat } conjures: { $building }.
kb-reinforcements = { $soldiers ->
    [one] { $seat } rolls for the King's reinforcements: { $soldiers } soldier.
   *[other] { $seat } rolls for the King's reinforcements: { $soldiers } soldiers.
}
kb-token-chosen = { $seat } has chosen an army token.
kb-token-revealed = { $seat } reveals army token { $soldiers }.
kb-academy = { $seat } rolls a { $number } at the { building-military_academy }.
kb-enemy = This year's enemy: { $enemy }.
kb-battle = { $seat } fights with strength { $strength }: { $outcome }.
kb-loses-building = { $seat } loses: { $building }.
kb-game-over = Final score: { $scores }.


## What the questions are about, as in "Now is the time to …"

question-choose_governor = choose your governor
question-thief_goods = choose the goods you start with
question-sorcerer_build = conjure buildings
question-favour_good = take a good from the King
question-bonus_dice = say how many bonus dice you roll
question-dice_effect = change your dice, or to keep them
question-total_effect = use your governor, or not
question-influence = influence an advisor, or to pass
question-duke_move = move your dice to the Duchess, or not
question-advisor_goods = take what the advisor gives
question-alchemist = swap a good with the Alchemist, or not
question-smuggler = trade with the Smuggler, or not
question-build = build, or not
question-build_further = build once more, or not
question-tax_good = take the tax
question-gain = say whether you take the gain
question-phase_end = use your effects at the end of the phase
question-recruit = recruit soldiers, or not
question-army_token = choose an army token
question-win_goods = take the reward of your victory
question-loss_goods = give up goods


## Why something is not possible now

kb-why-over = The game is over ({ $rule }).
kb-why-unknown = There is no such thing on this table.
kb-why-module = That belongs to module { $module }, which is not in this game ({ $rule }).
kb-why-house = That is a house governor, and they are not in this game ({ $rule }).
kb-why-turn = Not your turn: it is up to { $seat } ({ $rule }).
kb-why-chosen = You have chosen already. Still to choose: { $order } ({ $rule }).
kb-why-passed = You have passed already and wait until all others have ({ $rule }).
kb-why-now = Now is the time to { $question } ({ $rule }).
kb-why-must = You cannot decline this ({ $rule }).
kb-why-not-dealt = This card was not dealt to you ({ $rule }).
kb-why-not-your-governor = This is not your governor ({ $rule }).
kb-why-used = { $why }: used in this phase already ({ $rule }).
kb-why-no-two = None of your dice shows a 2 ({ $rule }).
kb-why-total = { $why }: your dice total { $total }, and { $limit } is the most allowed ({ $rule }).
kb-why-token-spent = You have spent this army token ({ $rule }).
kb-why-bonus-count = { $count ->
    [one] You have { $count } bonus die in this phase ({ $rule }).
   *[other] You have { $count } bonus dice in this phase ({ $rule }).
}
kb-why-not-standing = { $building } does not stand in your province ({ $rule }).
kb-why-statue = Your dice do not all show the same number ({ $rule }).
kb-why-no-die = You do not have this die now: each bonus die serves for one phase ({ $rule }).
kb-why-die-placed = This die lies there already: { $advisor } ({ $rule }).
kb-why-die-equal = Another of your dice shows a { $number } too; take that one.
kb-why-die-useless = With this die you reach no advisor who is still free, neither alone nor with your other free dice ({ $rule }).
kb-why-die-fixed = No effect of yours changes just this die ({ $rule }).
kb-why-politician = These spaces belong to the Politician alone ({ $rule }).
kb-why-neutral = Neutral dice lie there ({ $rule }).
kb-why-own-dice = Dice of your own lie there already ({ $rule }).
kb-why-occupied = Dice of { $seat } lie there ({ $rule }).
kb-why-bonus-only = Only bonus dice would come to that, and at least one player die must be with them ({ $rule }).
kb-why-no-group = No group of your free dice comes to { $rank }; nearest: { $ranks } ({ $rule }).
kb-why-token-used = You have used a +2 token for your dice in this phase already ({ $rule }).
kb-why-no-token = You have no +2 token ({ $rule }).
kb-why-token-useless = With 2 more your dice reach no advisor who is still free ({ $rule }).
kb-why-duke = The dice can only go to the Duchess ({ $rule }).
kb-why-stands = It stands already ({ $rule }).
kb-why-left = Still missing to its left: { $buildings } ({ $rule }).
kb-why-goods = You need { $goods } more ({ $rule }).
kb-why-any-good = You need 1 good more, of any kind ({ $rule }).
kb-why-column = Only buildings of column I can be conjured ({ $rule }).
kb-why-kinds = { $advisor }: you choose one of these: { $kinds } ({ $rule }).
kb-why-none = You have none of that ({ $rule }).
kb-why-token-no-good = A +2 token does not count as a good, so you cannot pay with it here ({ $rule }).
kb-why-recruiting-center = You can pay for soldiers with +2 tokens only once you have the { building-recruiting_center } ({ $rule }).
kb-why-summer = { $building } works at the end of summer only, unless you have the { building-mint } ({ $rule }).
kb-why-nothing-takes = Nothing you can use now asks you to choose { $kind } ({ $rule }).


## For the first game: what a decision is about

kb-first-choose_governor = Your governor is a talent that nobody else has, and it stays with you for all five years. Read the three cards and keep the one whose help you can picture using again and again. The others choose in secret too, and then all cards are turned over together.
kb-first-thief_goods = You begin richer than everybody else, and pay for it with a few points. Look at the first buildings of each row and take the goods for one that you would like to have early.
kb-first-sorcerer_build = Once in the game you get buildings for nothing, each the first of a row. They score nothing, but their effects are yours, and the next building of the row becomes possible. Pick rows in which you want to go on.
kb-first-favour_good = You are among those with the least, so the King gives you something. Think of the building that you want next and take the kind that is hardest to come by for it. Gold is needed almost everywhere.
kb-first-bonus_dice = Extra dice help you to reach more advisors. But a high total makes you act later, when others may have taken what you wanted. Mostly it is good to roll all of them.
kb-first-dice_effect = Everybody has rolled, and you own something that can change your dice. Low numbers let you act early, high ones reach the generous advisors. If you like what you see, simply keep the dice.
kb-first-total_effect = Your roll is low, and that is just when your governor helps. Look at what it would change, for you and perhaps for the others too. Remember that those with a low total act first.
kb-first-influence = Pick one or more of your dice whose sum is exactly an advisor's number, and put them there: that advisor will pay you. Each advisor takes only one player's dice, so go first for what others may want too. Several small helpers can be worth as much as one great one, and you may pass whenever you like.
kb-first-duke_move = All dice are placed, and the Duchess is still alone. You may move the dice on your highest advisor over to her. Then she pays you, and the advisor they leave does not, so compare the two gifts.
kb-first-advisor_goods = This advisor lets you choose your pay. Look at the building that you want next, and take what it still lacks. Your choice is open to all and final.
kb-first-alchemist = You may give away one good and get one of each of the two other kinds. So you end up with one more than before. Give what you have plenty of, unless you need just that for your next building.
kb-first-smuggler = For a little of your score you get a whole handful of goods of your choice. That is a fair bargain if they lead to a building that you could not pay for otherwise. If you have no use for them, you may send the Smuggler away.
kb-first-build = Now you may put up one building. In each row you go from left to right, and you pay exactly the goods shown. A building gives points at once and helps you for as long as it stands, so building something is nearly always good; saving up can be better if something great is close.
kb-first-build_further = You may build a second time right away, which is rare. It uses up the help that makes it possible, the King's envoy or your governor. So go ahead if the goods you have left pay for something you really want, and otherwise keep that help for later.
kb-first-tax_good = Somebody has finished a row, and you get your share. Take the kind that is missing for your own next building. If you have not built yet in this phase, you can spend it at once.
kb-first-gain = Mostly you take what you get. Declining pays if you would otherwise have more goods than others with as many buildings: favour and envoy go to whoever has less.
kb-first-phase_end = Before the phase ends, some of your buildings or your governor can turn what you have into something else. Use them one after the other, in the order you like, and say when you are done. Ask yourself first whether you need those goods for your next building.
kb-first-recruit = Winter is near, and an enemy comes whose exact strength is mostly unknown. You may turn goods into soldiers now; they fight this winter and then go home. Compare your strength with what may come: more than enough is wasted, too little hurts.
kb-first-army_token = Each of your tokens brings its number of soldiers, once in the game. Everybody chooses in secret, before the enemy is seen. Keep big ones for years in which you are weak; the one left over at the end is worth its number in points.
kb-first-win_goods = You have beaten the enemy, and this is your reward. Think of the building that you want in the coming spring and take what helps you towards it.
kb-first-loss_goods = The enemy was too strong, and you have to give something up. Part with what you can spare, and keep the goods that your next building needs.

# Why a move is advised: the part of the own worth that it serves.
because-points = you will stand better in points
because-buildings = it leaves you with the better buildings
because-goods = it leaves you the better goods for the next building
because-court = it makes more of your dice at court
because-winter = it arms you better for winter
because-envoy = you will have the King's envoy
because-order = you will have a better place in the turn order


## Options that do not go together

kb-not-modules = Modules belong to the second edition: choose it, or no modules.
kb-not-house = House governors are added to module 2, so module 2 must be in play.
kb-not-bonus-dice = Bonus dice are optional in the second edition only.
kb-not-gains = Gains are optional in the second edition only.

# The same with a number (`insight/figures.py`): that of this move instead of that of the other one.
because-points-points = you will already have { figure } { $count ->
    [one] victory point
   *[other] victory points
} instead of { figure-other }
because-buildings-count = you will have { figure } { $count ->
    [one] building
   *[other] buildings
} instead of { figure-other }
because-goods-count = you will have { figure } { $count ->
    [one] good
   *[other] goods
} instead of { figure-other }
because-goods-payable = you will have { figure } affordable { $count ->
    [one] building
   *[other] buildings
} to choose from instead of { figure-other }
because-goods-gold = you will have { figure } gold instead of { figure-other }
because-goods-wood = you will have { figure } wood instead of { figure-other }
because-goods-stone = you will have { figure } stone instead of { figure-other }
because-goods-plus_two = you will have { figure } { $count ->
    [one] +2 token
   *[other] +2 tokens
} instead of { figure-other }
because-court-reach = your dice will still reach { figure } { $count ->
    [one] advisor
   *[other] advisors
} instead of { figure-other }
because-court-dice = you will have { figure } { $count ->
    [one] free die
   *[other] free dice
} instead of { figure-other }
because-court-advisors = your dice will lie with { figure } { $count ->
    [one] advisor
   *[other] advisors
} instead of { figure-other }
because-court-total = your free dice will add up to { figure } instead of { figure-other }
because-winter-enemy = you will know how strong the enemy is
because-winter-strength = even before reinforcements you will have strength { figure } instead of { figure-other } (the enemy has { $doubt ->
    [0] { $weakest }
   *[other] { $weakest } to { $strongest }
})
because-winter-lasting = your buildings alone will give you strength { figure } instead of { figure-other }
because-order-place = you will be number { figure } instead of { figure-other } in the turn order
