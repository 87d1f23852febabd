### The shell in English: what is said around a game in the browser.

tafelrunde = Tafelrunde
motto = The round table for court and kingdom games

# What a game counts; one that counts no points says it otherwise.
-counted = { $place ->
    [start] Points
   *[other] points
}
-one-counted = one point

## Lobby

play-now = Play now
play-now-about = { $count ->
    [one] You and a bot, at once.
   *[other] You and { $count } bots, at once.
}
fact-players = { $low }–{ $high } players
fact-minutes = { $from }–{ $to } min
difficulty-easy = easy to learn
difficulty-medium = moderate
difficulty-hard = demanding
more-rules = { $count ->
    [one] One more rule
   *[other] { $count } more rules
}
more-table = Time and hints
newcomers = New here? “{ tutorial }” shows you a game. Then “{ first-game }” seats you against pages, the weakest bots: with hints, and each decision explained.
set-up = Set up a table
which-game = Which game
open-tables = Open tables
my-tables = My tables
import-record = Open a record
import-record-about = A game saved earlier, as file or text. It opens as a replay.
choose-file = Choose a file
or-paste = or paste it here
open-replay = Open replay
your-name = Your name
guest = Guest
preset = Ready-made
preset-own = My own choice
seat-number = Seat { $number }
seats = Who plays
seat-you = you
seat-open = open: a friend joins
seat-here = another player at this device
seat-friend = a friend, by a link of their own
friend = Friend { $number }
friend-name = Name of your friend
copy-seat-link = Copy the link to this seat
is-here = is here
not-here-yet = not here yet
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
seat-bot = bot: { $bot }
bot-random = Random
bot-greedy = Greedy
clock = Time for each decision
clock-none = no limit
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
listed = Show it among the open tables
create = Open the table
no-open-tables = No table is waiting for players right now.
more-tables = Show older tables
no-my-tables = Tables you sit at will be listed here.
join = Join
go-on = Go on
to-table = To the table
look-back = Look back
forget = Forget
status-open = waiting for players
status-playing = being played
status-over = finished
back-to-lobby = To the lobby
loading = One moment …

## Waiting

waiting-title = The table is being set
waiting-about = Send your friends the link. The game begins when the host starts it.
invite-link = Link to this table
copy = Copy
copied = Copied
seat-free = free
sit-here = Sit here
start = Begin
start-fill = Fill with bots and begin

## Table

your-turn = Your turn
waiting-for = Waiting for { $names }
you-watch = You are watching
sending = One moment …
undo = Take back
undo-ask = Ask to take back
undo-nothing = There is nothing to take back.
undo-revealed = Cannot be taken back: something has been revealed since.
undo-over = The game is over.
stop = Propose to stop
stop-wish = { $name } proposes to stop here and score.
stop-help = Everybody at the table has to agree. Then the game is scored ({ $rule }).
origin-mark = Not from the rulebook: where from?
origin-more = What is certain and what is not
undo-wish = { $name } would like to take a move back.
agree = Agree
refuse = Refuse
options = What you can do
more-below = { $count ->
    [one] 1 more
   *[other] { $count } more
}
on-the-board = On the board: { $count } · in words
ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
back = Back
chosen-so-far = Chosen: { $things }
look-at = Look at { $name }
players = Players
log = Log
chat = Chat
filter = Show
filter-all = all
filter-points = { -counted }
filter-mine = mine
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
spectators = { $count ->
    [0] no spectators
    [one] { $count } spectator
   *[other] { $count } spectators
}
link-connecting = connecting
link-open = connected
link-lost = connection lost, trying again
link-refused = This table does not exist, or the link is wrong.
table-broken = This table cannot go on: line { $line } of its game no longer leads where it once did. Nothing is lost; tell the host of this server, who finds the table as { $table }.
table-other-rules = This table was begun with other rules or values than this server has, and cannot go on here. Nothing is lost; tell the host of this server, who finds the table as { $table }.
bot = bot
offline = away
looked-after = a bot is looking after this seat
let-bot-play = Let a bot play
take-seat-back = Play on myself
to-move = to move
keys = Keys
key-digit = choose an option
key-arrows = go through what can be chosen
key-enter = confirm
key-escape = one step back
key-u = take back
key-h = ask what a strong bot would play
key-tab = the next part of the table
close = Close
language = Language
rules = Rules
menu = More
why-not = That is not possible now.
key-shift-arrows = go through everything on the board; Enter says why a thing is not possible
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
first-title = What this decision is about
first-understood = Understood
first-off = No more explanations
first-switch = Explain each decision the first time it comes
first-game = My first game
first-game-about = Against pages, the weakest bots, with hints; the table explains each decision.
practice = Practise against the clock
practice-about = A short table with bots, to try your hand.

tab-board = Board
tab-players = Players
tab-log = Log

## End

result = Result
place-short = { $place }.
points-over-time = { -counted(place: "start") } over time
points-from = Where the { -counted } came from
total = Total
rematch = Play again
rematch-go = To the new table
replay = Replay
download = Download the record
show-table = Look at the table
show-result = Show the result
chart-about = { $what }. { $scores }.
seed-shown = All chance was drawn from the seed { $seed }. Its hash was shown at the start: { $commitment }

## Replay

ply-of = Move { $ply } of { $plies }
first = To the beginning
previous = One move back
next = One move on
last = To the end
eyes = Seen by
spectator = spectator
copy-link = Link to this move

## Rules

rules-of = Rules of { $name }
contents = Contents
search = Search
found = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
found-nothing = Nothing was found.
on-the-table = What lies on the table
numbered-rules = All rules by number
numbered-about = The exact rules that the table plays by.
link-to-rule = Link to rule { $rule }
tutorial = Learn it in ten minutes
tutorial-next = Go on
tutorial-back = Back
tutorial-other = You may do that in a game. Here, do what is lit: { $move }
tutorial-progress = How far the lesson is
tutorial-card = What to read
tutorial-read-first = Read the card, then go on.
goal = What the game is about
goal-away = Put the goal away
legend = What the signs mean
legend-short = Signs
plain-board = The table as text
origins = Where the values come from
origins-about = Most printed values are those of the rulebook. These are not:
origins-none = All printed values are those of the rulebook.
origin-owner = Told by somebody who owns the game
origin-owner-about = They replace the values that the game comes with.
origin-invented = Invented
origin-invented-about = There is no such thing in the box; an option brings it into play.
origin-reconstructed = Reconstructed
origin-reconstructed-about = Our best guess where no source tells the printed value.
origin-public = From public sources
origin-public-about = Told by people who own the game, not by the rulebook.

## Values of one's own

values-of = Values of your box: { $name }
values-about = Do you own the game? Enter what your cards and boards say. Only what differs is kept, under a name that you choose when you set up a table. What we are not sure of comes first.
values-set = Your values
values-new = New values
values-name = Name
values-keep = Keep
values-drop = Delete
values-drop-sure = Really delete?
values-import = From a file
values-export = As a file
values-changed = { $count ->
    [0] Everything is still as the game comes.
    [one] { $count } value differs.
   *[other] { $count } values differ.
}
values-changed-here = { $count } changed
values-doubtful = { $count } not from the rulebook
values-faults = { $count ->
    [one] { $count } value does not fit yet.
   *[other] { $count } values do not fit yet.
}
values-kept = “{ $name }” is kept. Choose it when you set up a table.
values-imported = { $count ->
    [one] From the file: { $count } value that differs.
   *[other] From the file: { $count } values that differ.
}
values-dropped = Deleted. Tables that are played with it go on.
values-whole = The file brings a map of its own; the form shows nothing of it, but it is kept.
values-name-taken = Others of your values have that name already.
values-which = Values
values-shipped = as the game comes
values-enter = Enter the values of your own box
values-in-play = Own values: { $name }
values-download = Load as a file
values-origin-public = from public sources
values-origin-reconstructed = reconstructed
values-origin-invented = invented
value-add = { $name }: one more
value-remove = { $name }: one less
value-back-to = { $name }: back to { $value }
value-number = A whole number from { $low } to { $high }.
value-word = One of: { $words }.
value-flag = Yes or no.
value-text = A short text.
value-list-number = { $length ->
    [0] Whole numbers from { $low } to { $high }.
   *[other] { $length } whole numbers from { $low } to { $high }.
}
value-list-word = { $length ->
    [0] Only these: { $words }.
   *[other] { $length } of these: { $words }.
}
value-list-flag = { $length } times yes or no.
value-list-text = Short texts.
value-list-letters = { $length } rows of these letters, all of the same length.
value-stays = This stays { $value }.
value-unknown = There is no “{ $key }” in this game.
value-does-not-fit = That does not fit here.
value-no-toml = The file is not TOML: line { $line }.
value-too-long = The file is too long; { $count } characters are possible.
value-long-line = Line { $line } of the file is too long.
value-whole = A map of your own needs all of these: { $words }.

## Refusals

error-offline = The server does not answer. Your game is kept; trying again.
error-not_found = There is no such table, game or record.
error-bad_option = These settings do not go together.
error-bad_name = A name has one to { $count } characters, and none of : | [ ] {"{"} {"}"}
error-name_taken = Somebody at this table has that name already.
error-seat_taken = Somebody else was faster: the seat is taken.
error-wrong_status = That is not possible at this point of the game.
error-illegal_move = That move is not possible.
error-not_your_turn = It is not your turn.
error-stale = The game has moved on meanwhile: look again.
error-no_stop = You cannot stop here now.
error-bots_play_on = A bot would be behind you and plays on. Whoever leads can end the game by its rules.
error-no_undo = This cannot be taken back.
error-bad_record = This record cannot be read.
error-bad_token = This link opens no seat here.
error-not_allowed = Only the host, or whoever sits there, may do that.
error-too_large = That is too long.
error-too_fast = Not so fast, please.
error-too_many = You have enough of these here already.
error-full = There is no room left for this on the server.
error-cannot_go_on = This table cannot go on; the host of this server finds out why in its log.
error-refused = That does not count any more: too early, too late, or somebody was faster.
error-trouble = Something went wrong on the server. Your game is safe.
error-bad_message = The server does not understand this page; load it again.
error-wrong_type = The server does not understand this page; load it again.
error-unknown = That did not work.

## Races

race = Against the clock
race-ready = Ready?
race-about = Everybody acts at once, for { $seconds } seconds.
race-i-am = I am ready
race-wait = Waiting for the others …
race-latest = It begins in { $seconds } s at the latest.
race-left = { $seconds } seconds left
race-not-begun = It has not begun yet.
race-length = Length of the race
race-seconds = { $seconds } seconds

# Levels of bots
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-duke = Duke
bot-king = King
character-builder = likes to build
character-warrior = arms early
character-miser = keeps goods
character-gambler = takes risks
bot-page-about = Sees what is plainly good or bad, to the end of its own turn; smaller differences escape it. The one for your first games.
bot-squire-about = Looks to the end of its turn and mostly finds a good move, not often the best. Newcomers beat it now and then.
bot-knight-about = Looks to the end of its turn and sees smaller differences too; it tries two ways in which luck and hidden things may lie.
bot-duke-about = Hardly overlooks anything in its turn, and tries four ways in which luck and hidden things may lie. For those who know the game.
bot-king-about = Thinks ahead: where moves are close, it plays them on for a dozen moves, many times over. The strongest; takes up to two seconds.
bot-greedy-about = Takes what looks best right after the move, by a few fixed rules of thumb. A yardstick for other bots.
bot-random-about = Plays any move by chance and understands nothing. For trying out the table.
bot-for-newcomers = { $bot } (for your first games)
characters-about = Each bot has a manner of its own, which changes its strength but little: { $characters }.
bot-level = How strong the bot is
bot-plays = bot: { $bot }

# Hints
hint = Hint
hint-title = What a strong bot would play
hint-thinking = The bot is thinking …
hint-share = expected share of victory
hint-points = { $points } { -counted }
hint-more = { $points } { -counted } more than “{ $other }”
hint-fewer = { $points } { -counted } fewer than “{ $other }”
hint-as-good = as good as “{ $other }”
hint-wins-more = wins more often than “{ $other }”, with as many { -counted }
hint-wins-less = wins less often than “{ $other }”, with as many { -counted }
hint-wins-more-fewer = wins more often than “{ $other }”, though with { $points } { -counted } fewer
hint-wins-less-more = wins less often than “{ $other }”, though with { $points } { -counted } more
hint-but = , but
hint-only = nothing else is worth considering
hint-close = Close
hints-allowed = Hints
hints-alone = only against bots
hints-always = for everybody
hints-never = for nobody

# Analysis of a finished game
analysis = Analysis
analysis-running = The game is being looked at again
analysis-so-far = { $done } of { $total } moves
analysis-waits = It begins soon …
analysis-wait = You may go elsewhere meanwhile: it goes on.
analysis-failed = The analysis did not succeed.
analysis-course = Expected share of victory
analysis-decisions = The decisions that cost most
analysis-who = { $name }, move { $ply }
analysis-played = Played: { $played }
analysis-better = Better: { $better }
analysis-none = Nobody made a costly mistake.
analysis-luck = Luck and decisions
analysis-player = Player
analysis-won = Won
analysis-lucky = Luck
analysis-start = At the start
analysis-own = Own mistakes
analysis-others = Others' mistakes
analysis-cost = { $share } · { $points } { -counted }
analysis-care = Care
analysis-mistakes = Mistakes
analysis-rate = Given away per decision
analysis-rate-value = { $share } ‰ · { $points } { -counted }
analysis-level = Plays like
analysis-mistakes-value = { $mistakes } of { $decisions }
analysis-about = Shares of victory, as a strong bot judges them. Each row adds up: start, luck, own mistakes and those of others make the result. Luck is how the expectation changed when dice, cards or secrets were shown. Only what was clearly worse than another move, when both were tried many times with the same luck, is a mistake.
analysis-level-about = Somebody plays like the level of bots whose decisions give away about as much.

# Several players at one device
curtain = Pass the device to { $name }
curtain-about = What comes next is for the eyes of { $name } alone.
curtain-open = I am { $name }
curtain-undo = { $name } takes the last move back

## Around the game

along = Continue on another device
along-about = Scan this code with the other device, or send yourself the link. All your seats come along.
along-code = A code to scan that takes your seats along
along-some = The code holds the { $count } tables that matter most; the link holds all { $all }.
along-link = Copy the link
along-secret = Whoever has the code or the link can play for you: show it to nobody else.
reach-nobody = Nobody else reaches this server: it listens to its own machine alone. Start it with --host 0.0.0.0 to let others in.
take-title = Your seats from another device
take-ask = { $count ->
    [one] Take one table over to this device?
   *[other] Take { $count } tables over to this device?
}
take-game = { $game }: { $count }
take-about = This browser will then remember your seats, and you can play on here. The other device keeps them too.
take-yes = Take them over
take-no = No, thank you
take-nothing = This link holds no seats.
stands-won = Won by { $names }
stands-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }, { $points } { -counted }
invite-code = A code to scan that leads to this table
invite-scan = Or let them scan the code.
send-away = Send away
send-away-sure = Send { $name } away
open-seat = Open the seat
seat-a-bot = Seat a bot
no-keep = No
all-my-tables = Show all { $count } tables
cancel = Close this table
cancel-sure = There will be no game here, and everybody is sent away.
cancel-yes = Close it
table-cancelled = The host has closed this table.
seat-opened = The host has opened your seat again. Perhaps you can sit elsewhere.
notice-switch = Tell me when it is my turn and this page is hidden
resign = Resign
resign-sure = A bot plays your seat to the end, and you cannot come back. The game goes on for the others.
resign-yes = Resign for good
resign-no = Play on
has-resigned = has resigned
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-chapter = Go to
pace-slow = slow
pace-brisk = brisk
pace-fast = fast
play-on = Play on from here
play-on-about = A new table begins with the position after move { $ply }: you against bots, with new luck. The finished game stays as it is.
play-on-seat = You play
play-on-begin = Begin
grade-begin = Analyse the game
grade-good = Good move
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder
grade-cost = { $share } of victory; better: { $better }
grade-coming = Best now: { $better }
check-dice = Check the luck
check-dice-how = To check it yourself:
did-won = You won with { $points } { -counted }, { $margin ->
    [one] { -one-counted }
   *[other] { $margin } { -counted }
} ahead of the next.
did-won-tie = You won with { $points } { -counted }: others have as many, but the tie-break went your way.
did-shared = You share the victory with { $points } { -counted }.
did-place = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count } with { $points } { -counted }, { $margin ->
    [one] { -one-counted }
   *[other] { $margin } { -counted }
} behind { $seat }.
did-place-tie = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count } with { $points } { -counted }: as many as { $seat }, but the tie-break went against you.
did-best = You were ahead of the others' average most in “{ $what }”: { $more } { -counted } more.
did-worst = You fell behind most in “{ $what }”: { $fewer } { -counted } fewer.
did-lucky = Best moment: move { $ply } brought you { $share } more of victory.
did-dear = Worst moment: your decision at move { $ply } cost { $share } of it.
# Pages
page-missing = This page could not be fetched: the server does not answer, or has been renewed meanwhile.
try-again = Try again

# So many of each
amounts = So many of each
amount-more = One more: { $thing }
amount-less = One less: { $thing }
amount-of = /{ $count }
amount-sum = { $count ->
    [one] One piece, worth { $worth }
   *[other] { $count } pieces, worth { $worth }
}
amount-count = { $count ->
    [one] One piece
   *[other] { $count } pieces
}
amount-of-total = { $count } of { $total }
amount-say = That is it
amount-clear = From the beginning
error-amounts = That does not fit: look at what is asked for, and choose other numbers.

# Told first, done then
do-it = Do it
not-this = Not this
end-turn = Do it, end turn
final-move = It cannot be taken back.
final-turn = It ends your turn and cannot be taken back.

# Settings
settings = Settings
set-theme = Colours
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = High contrast
set-size = Size of text
set-size-usual = Usual
set-size-large = Large
set-size-larger = Larger
set-motion = Motion
set-motion-system = As this device has it
set-motion-less = As little as possible
set-confirm = Show what a move does before it is made
set-confirm-touch = On touch screens
set-confirm-always = Always
set-confirm-never = Never
set-final = Ask before what cannot be taken back
set-final-turn = Where it ends the turn
set-final-always = Every time
set-final-never = Not at all
set-volume = Volume
set-language = Language

# Forgetting a table
forget-sure = Forget this table, and your seat at it?
forget-yes = Forget it
forget-no = Keep it
forgotten = { $name } is forgotten.
bring-back = Bring it back
## Following what happens

set-pace = How fast to tell what others do
set-pace-calm = calm
set-pace-brisk = brisk
set-pace-once = at once
pace-now = What others do: { $pace }
skip = Skip
key-s = skip what is being told
told-last = What was told last
told-more = { $count ->
    [one] and one more sentence in the log
   *[other] and { $count } more sentences in the log
}
since = Since your last turn
since-more = { $count ->
    [one] and { $count } more player
   *[other] and { $count } more players
}
scene-close = Go on
scene-again = Show again: { $title }
log-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
scores-now = { -counted(place: "start") }
