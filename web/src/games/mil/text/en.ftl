### The board of Mil in English.

tab-spheres = Spheres
tab-families = Families

board-track = Round and phase
board-power-of = Round { $round }: Power, { $other_sphere }
board-majority = For the most knights
board-short-monastery = −1 single woman, −1 per { $cost-token-removal ->
    [one] { $cost-token-removal } privilege
   *[other] { $cost-token-removal } privileges
}
board-short-court = { $sphere-court-influence } influence or a vassal
board-short-market = Exchange { $sphere-market-swaps } cubes, or a castle
board-short-war = Conquer or rob a land
board-short-council = 1 privilege, or a single woman becomes influence
board-short-crusade = { $sphere-crusade-influence } influence, no frost
board-place = { $sphere } { $number }
board-lies-white = white hourglass
board-lies-black = black hourglass
board-lies-nothing = empty

board-stacks = Free land
board-stack = Stack { $number }
board-stack-empty = empty
board-stack-top = { $land }, defence { $number }, { $count } left.
board-discarded = { $count } discarded

board-families = The families
board-own-family = Your family
board-family-of = Family of { $seat }
board-look = Show the family of { $seat } large
board-back-to-own = Back to my family
board-start-player = start player
board-vassals = { $count ->
    [one] { $count } vassal
   *[other] { $count } vassals
}
board-unused = not in play yet
board-gone = died
board-knight-of = { $knight } of { $seat }
board-land-of = Land { $number } of { $knight }, { $seat }
board-heir = with an heir
board-no-heir = without an heir
board-time = { $count ->
    [one] { $count } time token
   *[other] { $count } time tokens
}
board-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
board-castle = castle
board-no-castle = no castle
board-no-land = no land
board-vassal-of = Vassal of { $seat }
board-kings-soldier = King's Soldier
board-archbishop = protected by the Archbishop
board-home = at home

board-screen-of = Screen of { $seat }
board-hidden = { $colour }: behind the screen
board-lineage = Lineage field
board-reds = { $count ->
    [one] { $count } single woman
   *[other] { $count } single women
}
board-privileges = { $count ->
    [one] { $count } privilege
   *[other] { $count } privileges
}
board-privilege = privilege
board-die = roll
board-news = Latest events
board-sealed = bid sealed
board-hint = Point at something to read what it means.
board-about-player = Knights: { $knights }. Lands: { $lands }. Castles: { $castles }. Soldiers: { $soldiers }. Single women: { $reds }. Privileges: { $privileges }.
board-tie = Tie-break: lands and castles { $estate }, gold { $gold_count }

choice-harvest = Harvest
choice-harvest-about = Harvest: the lands of a knight bring cubes and are turned over. Costs him a time token.
choice-recruit = Recruit
choice-recruit-about = Recruit: a soldier for { $cost-soldier-fabric } fabric and { $cost-soldier-metal } metal (with { $cost-soldier-surcharge_from } soldiers or more, { $cost-soldier-surcharge } influence too). Costs a time token.
choice-offspring = Offspring
choice-offspring-about = Offspring: an heir, or with an heir a new knight. Pay { $cost-token-son } gold or { $cost-token-son ->
    [one] { $cost-token-son } privilege
   *[other] { $cost-token-son } privileges
}, or roll the die.
choice-place = Place
choice-place-about = Place: a knight goes to a space. An hourglass on it costs { $cost-token-space } gold or { $cost-token-space ->
    [one] { $cost-token-space } privilege
   *[other] { $cost-token-space } privileges
}. After that no more harvest, recruiting or offspring.
choice-pass = Pass
choice-pass-about = Pass: a white hourglass turns black, or a black one comes to an empty space. After that no more harvest, recruiting or offspring.

board-winter-hard = A hard winter
board-winter-mild = A mild winter
board-winter-none = Nobody freezes.
board-winter-nobody = Nobody freezes: every knight has a land or a castle, or is on crusade.
board-winter-privileges = { $count ->
    [one] { $seats }: 1 privilege, since every knight of the family has a castle or a soldier.
   *[other] { $seats }: 1 privilege each, since every knight of these families has a castle or a soldier.
}
board-froze-ages = has neither land nor castle and freezes. His heir takes over.
board-froze-stays = has neither land nor castle, no heir, and freezes: −{ $points } points. His soldiers hold his place.
board-froze-leaves = has nothing but his sword, no heir, and freezes: −{ $points } points. He leaves the game.

board-talk-birth = Offspring
board-talk-birth-about = No boy is born yet. Try again, or stop.
board-talk-marriage = Wedding
board-talk-marriage-about = A son of { $seat } seeks a bride. Whoever has a single woman bids a sealed dowry; more cubes win, between equally many the higher value, and if that is equal too there is no wedding. If another family wins, it scores { $points-play-marriage } points, and { $seat } gets half of the bid.
board-talk-half = Half of the bid
board-talk-half-about = { $count ->
    [one] Of these cubes one more is yours: you choose which.
   *[other] Of these cubes { $count } more are yours: you choose which.
}
board-talk-kings_soldier = The King's Soldier
board-talk-kings_soldier-about = Until the end of the round he counts as a soldier of your own.
board-talk-archbishop = The Archbishop
board-talk-archbishop-about = Until the end of the round his knight can neither become a vassal nor lose a land.
board-talk-monastery = In the monastery
board-talk-court = At court
board-talk-vassalage = A vassal is demanded
board-talk-vassalage-about = { $seat } wants { $knight } of { $other_seat } as a vassal.
board-talk-market = At the market
board-talk-swap = Exchange
board-talk-swap-about = { $count ->
    [one] One more cube can be exchanged.
   *[other] { $count } more cubes can be exchanged.
}
board-talk-swap-how = Behind your screen choose first the cube that you give, then the one that you take.
board-talk-castle = A castle is auctioned
board-talk-castle-about = { $seat } has opened the auction. Everybody else may outbid just once, with nothing of the start bid left out; { $seat } may add to it last.
board-talk-site = The site of the castle
board-talk-war = A campaign
board-talk-spoils = The spoils
board-talk-battle = A battle for land
board-talk-battle-about = { $seat } attacks { $knight } of { $other_seat }. Every soldier counts { $strength-soldier }, the castle { $strength-castle }, every cube { $strength-cube }; a tie goes to the defence.
board-talk-bids = The favour of the council
board-talk-bids-about = Sealed bids of gold. The highest is paid and scores { $sphere-council-highest } points; lower ones are worth less by the difference, the lowest counts from { $sphere-council-lowest } down, and they may be withdrawn.
board-talk-council = In the council
board-talk-elsewhere = Choose something that glows on the table.
board-talk-waiting = { $seats }: thinking.
board-role-father = father of the groom
board-role-suitor = bids a dowry
board-role-bidder = {""}
board-role-attacker = attacks
board-role-defender = defends
board-role-attack_lord = lord, joins the attack
board-role-defence_lord = lord, joins the defence
board-role-auctioneer = opened the auction
board-role-leader = leads
board-role-rival = {""}
board-bidding-no = {""}
board-bidding-owed = thinking
board-bidding-sealed = sealed
board-cubes = { $cubes }
board-worth = { $count ->
    [one] { $count } cube, value { $number }
   *[other] { $count } cubes, value { $number }
}
board-bid-so-far = The bid so far
board-of = of { $count }

why-politics = majorities in politics
why-majorities = majorities at the end
board-show-spheres = Show the spheres
board-show-scene = Back to what goes on

# Bids of several colours as one question
mi-whole-marriage_bid = Wedding, sealed bid: what do you bid?
mi-whole-half = { $count ->
    [one] One cube is yours: which one do you take?
   *[other] { $count } cubes are yours: which ones do you take?
}
mi-whole-offer = { $other_seat } demands { $knight } as a vassal: what do you offer?
mi-whole-outbid = { $knight } of { $other_seat }, offered: { $cubes }. What do you bid against that?
mi-whole-start_bid = Castle: what is your start bid?
mi-whole-extras = Castle, highest bid by { $other_seat }: { $cubes }. What do you add to the start bid?
mi-whole-battle_bid = Battle for { $land }, attacked by { $other_seat }, sealed: what do you use?
mi-whole-council_bid = Council, sealed bid: what do you bid?
## What the signs mean

legend-food = Food: counts in battle
legend-fabric = Fabric
legend-metal = Metal
legend-influence = Influence: counts in battle
legend-gold = Gold
legend-vp = Victory points
legend-knights = Knights
legend-land = Lands
legend-castle = Castle
legend-soldier = Soldier
legend-red = Single women: cost points in the end
legend-privilege = Privilege: pays like a gold for sons and spaces
legend-heir = Heir: his father grows old instead of dying
legend-time = Time token on a knight
legend-skull = The last token: age or die
legend-start = Start player
legend-kings_soldier = King's Soldier
legend-archbishop = Archbishop: protects a knight
legend-bond = Vassal of another player
legend-defence = Defence of a free land
legend-sealed = Has sealed a bid
legend-snow = Winter
