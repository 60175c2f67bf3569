# Words of the shell. Game words live in each game's own folder.

seat = Player { $number }
bot = Bot { $number } ({ $name })

## What was wrong with the input

error-game = There is no game called “{ $game }”. There are: { $known }.
error-seats = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
 } not possible; this game is for { $min } to { $max } players.
error-option = This game has no table option “{ $option }”. It has: { $known }.
error-option-value = The table option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
error-option-form = A table option is given as NAME=VALUE, not as “{ $given }”.
error-bot = There is no bot called “{ $bot }”. There are: { $known }.
error-bots-many = { $bots ->
    [one] One bot does
   *[other] { $bots } bots do
 } not fit at a table with { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }.
error-language = The language “{ $language }” is not spoken here. There are: { $known }.
error-number = “{ $name }” must be { $min } or more, not { $given }.
error-ambiguous = “{ $typed }” could mean { $count } moves, for example: { $moves }
error-undo = Nothing can be taken back here. That works only in your own turn, and only until something hidden comes to light.
error-position = This position cannot be read ({ $why }).
error-file-read = The file “{ $file }” cannot be read ({ $why }).
error-file-write = The file “{ $file }” cannot be written ({ $why }).
error-file-exists = The file “{ $file }” is there already; nothing was overwritten.
error-file-alien = This is not a Tischlein match file.
error-file-format = This match file has format { $found }; this program reads format { $known }.
error-file-line = Line { $line } of the match file is damaged.
error-file-cut = The match file breaks off after { $count ->
    [one] one move
   *[other] { $count } moves
 }.
error-file-rules = This match was played by rules version { $found }; this program plays version { $known }. You can look at it (replay), but not play on.
error-file-illegal = Move { $number } of the match file (“{ $move }”) is not allowed: { $why } ({ $clause })
error-file-move = Move { $number } of the match file (“{ $move }”) makes no sense: { $why }
error-file-digest = The match file was changed after it was written: its moves lead to another position.
error-file-game = This is a match of “{ $found }”, not of “{ $wanted }”.
error-resume-alone = A saved match brings its own seats, bots, seed and options: name the file alone.
error-rules-gold = The rules version was not raised, so { $file } was left as it is. A changed playthrough needs a new version.

## Playing in the terminal

play-hello = { $game } · { $seats } at the table
play-commands = Type a move, or: ? (what is allowed) · why MOVE · undo · save FILE · quit
play-curtain = { $who }, it is your turn. Let nobody else look, and press Enter.
play-legal = { $count ->
    [one] One move is allowed:
   *[other] { $count } moves are allowed:
 }
play-allowed = “{ $move }” is allowed.
play-refused = { $why } ({ $clause })
play-undone = Taken back.
play-saved = Saved as { $file }.
play-goodbye = Goodbye! The match is not finished yet.
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
play-score = { $who }: { $points }
play-won = { $who } wins!
play-shared = { $who } share the victory!
play-seed = This deal was number { $seed }. To be dealt the same again, add --seed { $seed }.

## Replaying

replay-title = { $game } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } · { $players }
replay-other-rules = Played by rules version { $found }; this program has version { $known }. You can look at it, but not play on.
replay-unfinished = The match is not finished.
replay-verified = Replayed and verified: digest { $digest }.

## Simulating and fuzzing

simulate-title = { $games ->
    [one] { $games } match
   *[other] { $games } matches
 } of { $game }, { $seats } at the table
simulate-speed = { $seconds } s · { $games } matches/s · { $decisions } decisions/s
simulate-bot = Bot
simulate-games = times at a table
simulate-rate = win rate
simulate-interval = 95 % interval
simulate-seat = Seat
simulate-measure = Measure
simulate-min = min
simulate-median = median
simulate-mean = mean
simulate-p95 = 95 %
simulate-max = max
simulate-lengths = Turns
simulate-scores = Points per seat
simulate-ends = How it ended
simulate-percent = { $rate }%
simulate-range = { $low } – { $high }%
fuzz-clean = { $games ->
    [one] { $games } match
   *[other] { $games } matches
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }: no crash, no dead end, no broken invariant, nothing over-long.
fuzz-found = Match { $number }: { $trouble }. It is kept in { $file }.

## Clauses and playthroughs

clauses-ok = { $game }: { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
 }, nothing untested.
clauses-untested = { $game }: { $clause } has no test.
clauses-unknown = { $game }: { $place } names a clause that RULES.md does not have.
clauses-twice = { $game }: RULES.md has { $clause } twice.
goldens-same = { $count ->
    [one] { $count } playthrough is
   *[other] { $count } playthroughs are
 } as written.
goldens-differ = { $file } differs from what the rules do now.
goldens-written = Written: { $file }
