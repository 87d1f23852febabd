### Words that all games share, in English.
### A message gets its arguments in words: $seat is a player's name, $order and $seats are several of them.

nobody = nobody
nothing = nothing
unnamed-player = seat { $number }
yes = yes
no = no

language-en = English
language-de = Deutsch

turn = { $seat } to move
game-over = The game is over.
winner = { $seat } wins.
winners = Shared victory: { $seats }.
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# How far a game has come.
chapter-start = Set-up
chapter-round = Round { $round }
chapter-year = Year { $year }

# What a record tells beside the game.
note-resigned = { $seat } resigns. From here on a bot plays the seat.
note-played-on = Played on from here: what comes before is another game.

# Where a numbered rule comes from.
rule-from-rulebook = rulebook
rule-from-public = public
rule-from-ruling = ruling
rule-from-reconstructed = reconstructed
rule-from-invented = invented

# A number of a hint's reason, and that of the move it is compared with: as it is, or an estimate.
figure = { $about ->
    [yes] about { $count }
   *[no] { $count }
}
figure-other = { $other_about ->
    [yes] about { $other_count }
   *[no] { $other_count }
}
