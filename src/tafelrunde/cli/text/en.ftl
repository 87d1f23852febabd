### The terminal in English: what is said around a game.

## Beginning

guest = Guest
welcome = { $game }: { $name } against { $others }.
welcome-help = Type the number of your choice, or ? for help.
welcome-back = Welcome back: the game goes on. l shows what happened before, ? helps.

## A decision

prompt = [1-{ $count } or ?] >
not-understood = "{ $answer }" is no choice here: type a number from 1 to { $count }, a move in notation, or ? for help.
amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint = { $number }: { $move } ({ $share }, { $amount })
hint-more = { $amount } more than “{ $other }”
hint-fewer = { $amount } fewer than “{ $other }”
hint-as-good = as good as “{ $other }”, as far as can be told
hint-wins-more = wins more often than “{ $other }”
hint-wins-less = wins less often than “{ $other }”
hint-wins-more-fewer = wins more often than “{ $other }”, though with { $amount } fewer
hint-wins-less-more = wins less often than “{ $other }”, though with { $amount } more
hint-but = , but

undone = Taken back.
undo-nothing = There is nothing to take back yet.
undo-acted = This cannot be taken back: { $name } has acted since.
undo-revealed = This cannot be taken back: something has been revealed since. { $event }
undo-hidden = This cannot be taken back: a card or die has been revealed to somebody since.

stop-sure = End the game here, as it stands ({ $rule })? [y/N]
stop-refused = Whoever would then be behind you plays on: { $names } ({ $rule }).

help-move = A number chooses from the list. The notation of records does the same: see below.
help-u = u        undo: take your last decision back
help-h = h        hint: the best moves, what they promise and why; it knows no more than you
help-b = b        show the board
help-l = l        show the log; l 100 shows more of it
help-r = r { $rule } shows a rule
help-s = s        save; s FILE saves there
help-q = q        quit
help-stop = stop     propose that all stop here ({ $rule })
help-notation = Now in notation: { $notation }

## Saving

save-where = Save as (Enter: { $file }):
save-over = { $file } is there already. Overwrite it? [y/N]
save-not = Not saved.
saved = Saved: { $file }
quit-save = Save the game first? [Y/n]
yes-words = y yes
no-words = n no
resume-unsaved = The game was not saved. Begin it anew, with the same luck:
resume-saved = Go on another time with:
resume-older = What came after the last save is lost. Go on from there with:
end-save = Keep the record? Type a file name, or Enter for no:

## The end

ranking-place = place
ranking-player = player
ranking-score = result

## Lists and records

options-of = Options of { $game }
options-option = option
options-values = values
options-default = default
check-finished = The record is right: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, played to the end.
check-unfinished = The record is right: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; the game is not finished.

rule-unknown = there is no rule { $number }
rule-nearest = nearest: { $numbers }
rule-like = a rule's number looks like { $numbers }
rules-silent = no rule of { $game } says '{ $word }'
rules-none = { $game } comes without numbered rules
rule-code = Implemented in
rule-tests = Shown by

## An analysis

decimal = .
percent = { $number }%

analyse-seat = seat
analyse-start = start
analyse-luck = luck
analyse-own = own mistakes
analyse-others = others' mistakes
analyse-result = result
analyse-mistakes = mistakes
analyse-care = { $mistakes } of { $decisions }
analyse-rate = per move
analyse-level = like a
analyse-like = { $level ->
    [page] page
    [squire] squire
    [knight] knight
    [duke] duke
    [king] king
   *[other] –
}
analyse-fortune = What luck and secrets changed most:
analyse-luck-line = move { $ply }: { $told } ({ $name } { $change })
analyse-luck-bare = move { $ply } ({ $name } { $change })
analyse-dearest = The decisions that cost most:
analyse-decision = move { $ply }, { $name }: { $asked } { $played }; better: { $better } ({ $cost })
analyse-cost-alone = costs { $share }
analyse-cost = costs { $share }, { $amount }
analyse-cost-though = costs { $share }, though it brings { $amount }
analyse-more = and { $count } more: --all tells them.
