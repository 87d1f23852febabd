### The board of Kingsburg in English.

tab-court = Court
tab-province = Province

board-court = The King's court
board-track = Year and season
board-enemy = This year's enemy
board-enemy-range = Strength { $low } to { $high }. Nobody knows more yet.
board-enemy-known = { $enemy }
board-only-you = only you know
board-win = Victory
board-loss = Defeat
board-own-province = Your province
board-province-of = Province of { $seat }
board-provinces = All provinces
board-hand-of = Dice and goods of { $seat }
board-dice-of = { $name }: { $dice }
board-neutral = neutral
board-die = Die { $number }
board-bonus-die = Bonus die { $number }
board-lies-on = on { $advisor }
board-no-dice = { $count ->
    [0] No dice at the moment.
    [one] The dice are rolled next, with { $count } bonus die.
   *[other] The dice are rolled next, with { $count } bonus dice.
}
board-passed = passed
board-tokens = +2 tokens: { $count }
board-soldiers = Soldiers: { $count }
board-envoy = King's envoy
board-army = Army tokens
board-army-token = Army token { $number }, { $count } of them
board-governors = Governors to choose from
board-hint = Point at an advisor or a building to read what it does.
board-cost = cost: { $goods }
board-built = Built.
board-about-player = Goods: { $goods }. Soldiers: { $soldiers }. +2 tokens: { $tokens }. Buildings: { $buildings }.
board-tie = Tie-break: goods { $goods_count }, buildings { $buildings_count }

preset-second_edition = Second edition
preset-all_modules = All modules
preset-first_edition = First edition

good-gold = gold
good-wood = wood
good-stone = stone
plus_two = +2 token
army_token-0 = army token 0
army_token-1 = army token 1
army_token-2 = army token 2
army_token-3 = army token 3
army_token-4 = army token 4
die-0 = 1st die
die-1 = 2nd die
die-2 = 3rd die
die-3 = bonus die
die-4 = 2nd bonus die
die-5 = 3rd bonus die
choice-no = none
choice-1 = 1
choice-3 = 3

## What the buildings do, in a few words

building-sawmill-short = Summer: { $building-sawmill-pays_wood } wood → { $building-sawmill-gives_gold } gold
building-quarry-short = Summer: { $building-quarry-pays_stone } stone → { $building-quarry-gives_gold } gold
building-goldsmith-short = Summer: gold → soldier, VP
building-mint-short = Row works in all seasons
building-statue-short = All dice equal: reroll one
building-chapel-short = Total { $building-chapel-reroll_limit } or less: reroll all
building-church-short = +1 vs demons
building-cathedral-short = Game end: 1 VP per { $building-cathedral-goods_per_vp ->
    [one] good
   *[other] { $building-cathedral-goods_per_vp } goods
}
building-inn-short = End of summer: +2 token
building-market-short = Dice may miss by one
building-farm-short = Bonus die; { $building-farm-strength } in battle
building-merchants_guild-short = Each season: { $building-merchants_guild-gives_gold } gold
building-guard_tower-short = +{ $building-guard_tower-strength } in battle
building-blacksmith-short = +{ $building-blacksmith-strength } in battle
building-barracks-short = Soldiers cost 1 good
building-wizards_guild-short = +{ $building-wizards_guild-strength } in battle
building-palisade-short = +{ $building-palisade-strength }, zombies +2
building-stable-short = Advisors give +{ $building-stable-gives_soldiers ->
    [one] { $building-stable-gives_soldiers } soldier
   *[other] { $building-stable-gives_soldiers } soldiers
}
building-stone_wall-short = +{ $building-stone_wall-strength }; draws are won
building-fortress-short = +{ $building-fortress-strength }; VP when you win
building-barricade-short = +1 vs goblins
building-crane-short = Columns III, IV: { $building-crane-discount_gold } gold less
building-town_hall-short = Each season: 1 good for { $building-town_hall-gives_vp } VP
building-embassy-short = Each season: { $building-embassy-gives_vp } VP
building-improvised_defenses-short = +{ $building-improvised_defenses-limited_strength }, enemy ≤ { $building-improvised_defenses-enemy_limit }
building-recruiting_center-short = +2 tokens pay for soldiers
building-training_camp-short = Autumn: soldier if { $building-training_camp-soldier_limit ->
    [0] none
    [one] { $building-training_camp-soldier_limit } or none
   *[other] { $building-training_camp-soldier_limit } or fewer
}
building-military_academy-short = Winter: own die if higher

## Where points come from

family-building = Buildings
family-advisor = Advisors
family-governor = Governors
family-enemy = Enemies

## What the signs mean

legend-gold = Gold
legend-wood = Wood
legend-stone = Stone
legend-any = A good of your choice
legend-plus_two = +2 token: adds to your dice, once
legend-vp = Victory points
legend-soldiers = Soldier: fights in the coming winter
legend-strength = Strength in battle
legend-buildings = Buildings
legend-peek = Look at the coming enemy
legend-envoy = The King's envoy
legend-for = What it is exchanged for
legend-or = One or the other
## Scenes

board-reinforcements = { $count ->
    [one] The King sends everybody { $count } soldier.
   *[other] The King sends everybody { $count } soldiers.
}
board-soldiers-count = soldiers
board-walls-count = by buildings and governor
board-buildings-count = buildings
board-goods-count = goods
board-king-favour = The King helps whoever has the fewest buildings, and among equals the fewest goods.
board-king-reward = The King rewards whoever has the most buildings.
board-king-envoy = The King sends his envoy to whoever has the fewest buildings, and among equals the fewest goods.
