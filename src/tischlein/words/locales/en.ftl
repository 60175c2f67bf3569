# Words of the shell. Game words live in each game's own folder.

seat = Player { $number }
bot = Bot { $number } ({ $name })

## What was wrong with the input

error-game = There is no game called “{ $game }”. There are: { $known }.
error-game-missing = Which game? There are: { $known }. For example: { $example }
error-seats = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
 } not possible; this game is for { $min } to { $max } players.
error-option = This game has no table option “{ $option }”. It has: { $known }.
error-option-value = The table option “{ $option }” cannot be “{ $value }”. Possible: { $known }.
error-option-twice = In the table option “{ $option }”, “{ $value }” is there twice.
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
error-arena-few = An arena needs at least two bots, separated by commas.
error-arena-twice = A bot is named twice, and there are more names than seats: say how many seats, or name each bot once.
error-arena-sprt = A sequential test is given as LOW,HIGH in percent, such as 50,55, not as “{ $given }”.
error-arena-sprt-bots = A sequential test needs bots that all sit at the same table equally often: name one for each seat.
error-no-luck = { $game } does not tell what is luck in it, so luck cannot be measured.
error-results-alien = The file “{ $file }” is not a file of results; nothing was changed.
error-results-other = The results in “{ $file }” are of another contest (different: { $what }); name another file.
error-results-line = Line { $line } of the results in “{ $file }” is damaged.
error-ambiguous = “{ $typed }” could mean { $count } moves, for example: { $moves }
error-undo = Nothing can be taken back here. That works only in your own turn, and only until something hidden comes to light.
error-position = This position cannot be read ({ $why }).
error-sheet-form = This does not look like a sheet: at most { $lines } lines of { $letters } characters, and { $dots } dots in a line.
error-rules-line = Line { $line } of the rules has no form that can be read: “{ $found }”
error-learn-toml = learn.toml cannot be read: { $why }
error-learn-field = Line { $line } of learn.toml: something is wrong with “{ $field }”.
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
error-file-long = The match file is too long: at most { $most } kB.
error-resume-alone = A saved match brings its own seats, bots, seed and options: name the file alone.
error-rules-gold = The rules version was not raised, so { $file } was left as it is. A changed playthrough needs a new version.

## Playing in the terminal

play-hello = { $game } · { $seats } at the table
play-commands = Type a move, or: ? (what is allowed) · why MOVE · rules · rules CLAUSE · undo · save FILE · quit
play-curtain = { $who }, it is your turn. Let nobody else look, and press Enter.
play-legal = { $count ->
    [one] One move is allowed:
   *[other] { $count } moves are allowed:
 }
play-no-clause = There is no rule “{ $clause }”. They are numbered like { $example }.
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
simulate-rate-range = { $rate }% ({ $low } – { $high }%)
simulate-place = No.
simulate-order = Order of play
arena-without-luck = without luck
arena-margin = points ahead of the best rival
arena-rating = rating (Elo, average 0)
arena-number = { $number } ({ $low } – { $high })
arena-luck-left = Without luck { $part } of the variance of victories is left.
arena-verdict-high = Sequential test: { $bot } wins more than { $low } (an error in at most 5% of all such tests).
arena-verdict-low = Sequential test: { $bot } wins less than { $high } (an error in at most 5% of all such tests).
arena-verdict-open = Sequential test: not decided between { $low } and { $high } for { $bot }; more matches are needed.
arena-plot-without-luck = { $bot }, without luck
arena-plot-by = win rate by: { $order }
train-round = Round { $round } of { $rounds }: { $rate }% of { $matches } matches against the last weights, { $yardstick }% against the yardstick. { $accepted ->
    [yes] Accepted.
   *[no] Not accepted.
 }
train-done = The weights are in { $file }.
train-nothing = No weights were accepted: nothing was written.
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

## The page: home

page-skip = Skip to content
page-about = Board games at one table: with friends, with bots, on any screen.
page-to-home = To the start page
page-settings = Settings
page-here-only = Only this computer can open this address, so phones cannot use it. Start Tischlein without “--host 127.0.0.1” for them.
page-menu = Menu
page-close = Close
page-why = Why not?
page-clause = Rule { $clause }
page-whatis = What is this? { $name }
page-whatis-how = What is this? Hold a finger on anything, rest the mouse on it, or press ? while it has the focus.
page-read-rule = Read the rule
page-language = Language
page-theme = Colours
page-theme-system = like the device
page-theme-light = light
page-theme-dark = dark
page-speed = Motion
page-speed-normal = normal
page-speed-fast = fast
page-speed-off = off
page-speed-calm = This device asks for little motion, so nothing moves.
page-hand = Main hand
page-hand-right = right
page-hand-left = left
page-sound = Sound
page-notice = Message when it’s your turn
page-notice-blocked = The browser allows no messages from this page. Its own settings can change that.
page-on = on
page-off = off
page-hello = What shall we play?
page-hello-bots = Bots fill the empty chairs.
page-children = With children
page-children-note = No race, no clocks, kind bots, larger buttons.
page-no-server = The server does not answer. Is it still running?
page-offline = No connection
page-offline-note = Playing needs the server. As soon as it answers, everything is back.
page-retry = Try again
page-too-often = That was too often. Wait a moment.
page-games = Games
page-fact-minutes = min
page-fact-years = years
page-credits = by { $author }, { $publisher } { $year }
page-credits-alone = by { $author }, { $year }
page-play-now = Play now
page-learn = Learn
page-learn-on = Go on learning
page-learn-repeat = Show it again
page-learn-pause = Stop
page-learn-pause-title = And now?
page-learn-stay = Go on here
page-learn-skip = Show me this step
page-learn-free = Play on without help
page-learn-voice = Read aloud
page-learn-step = Step { $step } of { $count }
page-learn-back = Do step { $step } again
page-learn-next = Next
page-learn-look = Look where I am pointing!
page-learn-wait = Now it is the others’ turn.
page-learn-good = Well done!
page-learn-over = You did it! Now you know how to play.
page-learn-afresh = Learn it once more
page-learn-to-end = Play this match to its end
page-learn-dealt = A learn match: its cards were laid out on purpose and not shuffled.
page-name-ask = What shall we call you?
page-name-none = Play without a name
page-open-table = Open a table
page-tv = With phones and a TV
page-pass = One device for all
page-seats-of = How many play “Play now” of { $game }
page-pass-note = Pass the device around. Between turns a curtain hides the cards.
page-pass-name = Name of player { $number }
page-pass-add = One more
page-pass-remove = Remove player { $number }
page-pass-lobby = First choose figures and rules
page-pass-bots = Bots as well
page-pass-twice = Two of you are called { $who }. Add something so that nobody mixes you up.
page-start = Start
page-join = Join by code
page-join-go = Join
page-join-note = Eight letters or digits from the host’s screen.
page-join-short = The code has eight letters or digits.
page-join-unknown = There is no such table (any more).
page-join-full = All chairs at this table are taken.
page-join-running = They are already playing here.
page-join-over = This match is over.
page-join-there = At the table: { $who }
page-invited = You are invited: { $game }
page-watch = Watch
page-runs = My matches
page-runs-none = Your matches will be listed here, even after a restart.
page-runs-all = Show all { $count }
page-run-open = not started yet
page-run-waiting = the others’ turn
page-run-turn = { $who } is up
page-run-finished = finished
page-run-paused = paused
page-until = { $day ->
    [today] until today, { $time }
    [tomorrow] until tomorrow, { $time }
    [0] until Sunday, { $time }
    [1] until Monday, { $time }
    [2] until Tuesday, { $time }
    [3] until Wednesday, { $time }
    [4] until Thursday, { $time }
    [5] until Friday, { $time }
    [6] until Saturday, { $time }
   *[date] until { $date }, { $time }
 }
page-your-turn = Your turn
page-device = Use another device
page-device-note = With this link you sit at the same tables on the other device. Give it to nobody else: whoever has it plays for you.
page-device-nobody = You do not sit at any table yet.
page-me = Play on here?
page-me-note = This device takes over your seats and matches.
page-me-take = Yes, take over
page-me-not = No, leave it
page-me-empty = This link is incomplete.
page-signout = Sign out my other devices
page-signout-note = Your other devices and browsers lose your seats, and the links for playing there no longer work. On this device you stay where you are. That helps if a device is lost, or if somebody else has your link.
page-signout-yes = Yes, sign them out
page-signout-done = Done. Your seats are on this device alone now.
page-signed-out = This device was signed out.
page-signed-out-note = You did that on another device, or have not played here for more than a year. To play on here, choose “Use another device” on the start page of the other device and open the link here.
page-forget = Forget me
page-forget-note = Your name and what you said in the chat are removed from all matches that are over. The matches stay, with an empty place where your name was. Your other devices are signed out. This cannot be undone.
page-forget-yes = Yes, forget me
page-forget-done = { $tables ->
    [0] There was nothing left to forget.
    [one] Your name is gone from one table.
   *[other] Your name is gone from { $tables } tables.
}
page-forget-running = { $tables ->
    [one] One table that is not over yet still has your name. Finish or close it, then come back here.
   *[other] { $tables } tables that are not over yet still have your name. Finish or close them, then come back here.
}
page-forget-later = That did not work just now. Please try again in a minute.
page-lost = There is nothing here.
page-lost-note = Perhaps a letter of the address is missing. Nothing is lost: your matches are on the start page.

## The page: a table before the start

page-invite = Invite
page-code = Code
page-qr = QR code for a phone
page-link = Link
page-copy = Copy
page-copied = Copied
page-display = Board for the television
page-display-join = To join, scan or type the code
page-display-address = Or open { $address } and type the code.
page-display-first = Whoever sits down first starts the match.
page-display-ready = { $who } starts the match on the phone.
page-display-here = Play on this device
page-seats-taken = { $taken } of { $seats } chairs taken
page-my-name = Your name
page-rename = Use this name
page-seat-free = free
page-sit = Sit down
page-knocks-full = This game has no more chairs.
page-knocks-bot = { $who } makes room
page-knocks-somebody = Somebody
page-knocks = { $who } would like to join and finds no chair.
page-knocked = You asked for a chair. As soon as there is one, you sit on it.
page-knock = Ask for a chair
page-sit-here = Move here
page-stand = Stand up
page-you = you
page-host = host
page-hand-over = Make host
page-hand-over-to = Make { $who } the host
page-remove = Remove { $who }
page-remove-note = A bot plays on. { $who } can then neither play nor watch here.
page-remove-watcher-note = This guest can then no longer watch.
page-remove-not = Leave it
page-watcher = Guest { $number }
page-look = Figure: { $who }
page-seat-more = Add a chair
page-seat-less = Remove a chair
page-bot-name = Bot { $number }
page-bot-easy-about = A friendly beginner who overlooks a lot and never goes for the same player twice in a row.
page-bot-medium-about = Thinks its whole turn through, and overlooks something now and then.
page-bot-hard-about = Thinks its whole turn through and always plays the best that it has found.
page-bot-kind-about = Attacks nobody, spoils nothing that others have built and overlooks most of what it could do: for children, and for a first match.
page-bot-strength = It wins { $wins } of 100 two-player matches { $against ->
    [random] against moves at random
    [easy] against the easy bot
    [medium] against the medium bot
   *[other] against the classic bot
}.
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-kind = kind
page-put-bot = Put a bot here
page-bots-about = How strong are the bots?
page-bots-of = Bots in “Play now” of { $game }
page-bot-easy = easy bot
page-bot-medium = medium bot
page-bot-hard = hard bot
page-bot-classic = classic bot
page-bot-planned = planner
page-bot-random = random bot
page-bot-kind = kind bot
page-options = Options for this match
page-clock = Time per turn
page-clock-none = no clock
page-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
page-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
page-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
page-clock-note = Nobody has to stay: you are let in again at any time. Started now, the first turn would last { $until }; after that a bot makes the move.
page-clock-stopped = clock stopped
page-hook = Message to a chat group
page-hook-note = When it is the turn of somebody who is not here, Tischlein writes that to a webhook of your chat. Its address stays secret; nobody is shown it.
page-hook-url = Address of the webhook
page-hook-language = Language of the messages
page-hook-set = Use this address
page-hook-remove = No messages any more
page-hook-there = A chat group is told whose turn it is.
page-hook-goes = Messages go to { $host }.
page-hook-outcome = { $outcome ->
    [none] The first one is on its way.
    [delivered] The last one arrived.
    [address] The last one was not sent: the address leads into a network that is not public.
    [port] The last one was not sent: only port 443 is allowed.
    [name] The last one was not sent: there is no server of that name.
    [slow] The last one was not delivered: the server took too long.
    [tls] The last one was not sent: the certificate of the server is not valid.
    [redirect] The last one was not delivered: the server points to another address.
    [status] The last one was refused with status { $status }.
    [often] The last one was not sent: there were too many.
    [crowded] The last one was not sent: too many others are waiting.
    [off] The last one was not sent: this server sends no messages.
   *[unreachable] The last one was not sent: the server cannot be reached.
 }
page-pace-quick = quickly
page-pace-normal = normally
page-pace-calm = calmly
page-pace = Bots play
page-spectators-may = Spectators are welcome
page-missing = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
 }
page-host-starts = Ready: the host starts the game.
page-ready = Everybody here?
page-empty-bots = Bots sit down there
page-empty-remove = Take them away
page-empty = What about the empty chairs?
page-starting = The next match begins as soon as everybody is here.
page-close-table = Close the table
page-close-sure = Really close it for everybody

## The page: at the table

page-side = Beside the board
page-people = At the table
page-lag = line: { $ms } ms
page-lag-note = So long a message takes from here to the table and back.
page-is-here = is here
page-is-thinking = is to move
page-is-away = is away
page-is-bot = is a bot
page-bot-sits-in = a bot sits in
page-turn = to move
page-spectator = Spectator
page-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
 }
page-watching = You are watching and see what everybody sees.
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-show = Show the board at that moment
page-taken-back = { $who } takes that back.
page-log-turn = Turn { $turn }
page-then-past = This is the past
page-then = As it was after step { $number } of { $moves }
page-then-start = As it was before the first step
page-then-earlier = One step earlier
page-then-later = One step later
page-then-now = Back to now
page-since = Since your last turn
page-since-new = { $count } new
page-since-again = Again
page-since-more = +{ $count } more
page-replay = Replay
page-replay-watch = Watch again
page-replay-moves = { $count ->
    [one] one move
   *[other] { $count } moves
 }
page-replay-running = Still being played: you see what you may know now.
page-replay-move = Move { $number } of { $moves }
page-replay-start = Before the first move, of { $moves }
page-replay-steps = Go through the match
page-replay-first = To the beginning (Home)
page-replay-last = To the end (End)
page-replay-back = One move back (left arrow)
page-replay-on = One move on (right arrow)
page-replay-moment-back = To the key moment before (Shift and left arrow)
page-replay-moment-on = To the next key moment (Shift and right arrow)
page-replay-play = Play (space bar)
page-replay-stop = Stop (space bar)
page-replay-speed = Speed
page-replay-eyes = Whose eyes
page-replay-eyes-public = What everybody sees
page-replay-eyes-of = As { $who } saw it
page-replay-all = All hands
page-replay-hands = Hands of all players
page-replay-link = Link to move { $number }
page-replay-linked = The link to move { $number } is copied.
page-replay-link-shown = Here is the link, to be copied by hand:
page-replay-end = The end
page-replay-more = and { $count } more here
page-replay-points = Points
page-replay-points-note = Tap to go there. Dotted: still to come.
page-replay-to = To { $what }
page-replay-download = Download the match file
page-replay-short = The link leads to move { $asked }, but this match has only { $moves }. This is its last position.
page-replay-eyes-closed = You may not look through the eyes in this link; this is what everybody sees.
page-replay-to-table = To the table
page-together-watch = Watch together
page-together-shows = { $who } shows the match.
page-together-along = Watch along
page-together-leads = { $who } leads.
page-together-you = You lead.
page-together-nobody = Nobody leads.
page-together-free = Whoever moves the replay next leads it.
page-together-same = { $count ->
    [0] Nobody else is watching yet.
    [one] { $who } sees the same.
   *[other] { $who } see the same.
 }
page-together-count = { $count ->
    [0] nobody else yet
    [one] { $count } sees the same
   *[other] { $count } see the same
 }
page-together-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
 }
page-together-host = The host
page-together-take = Take the lead
page-together-pass = Pass the lead
page-together-pass-none = Nobody else who may lead is watching.
page-together-own = Look on my own
page-together-own-short = On my own
page-together-alone = You look on your own.
page-together-back = Back to { $who } (move { $number })
page-together-back-all = Back to the others (move { $number })
page-together-place = { $who } is at move { $number }
page-figures = The match in figures
page-stats = My statistics
page-file = Open a match file
page-file-note = or drop it anywhere on this page
page-file-here = Let go: the match file is opened
page-file-opening = The match file is being checked …
page-file-one = One match file at a time, please.
page-file-gone = Nothing of a match file is kept here. Please open it once more.
page-move = Move as text
page-move-note = Type ? for all that is allowed.
page-move-key = The key : opens it at any time.
page-move-list = Allowed: { $moves }
page-move-none = It is not your turn.
page-move-send = Play the move
page-undo = Take back
page-chat = Chat
page-say = Say something
page-send = Send
page-unread = unread
page-emotes = Show feelings
page-emote-laugh = laugh
page-emote-wow = amazement
page-emote-grr = anger
page-emote-heart = heart
page-mute = Mute { $who }
page-unmute = { $count ->
    [one] Hear again ({ $count } is muted)
   *[other] Hear again ({ $count } are muted)
 }
page-seconds = seconds left
page-curtain = { $who }, it’s your turn.
page-curtain-tap = Tap here when you hold the device and nobody else looks.
page-pause = Ask for a pause
page-pause-asked = A pause is asked for by { $who }
page-pause-agree = Agree
page-pause-waiting = You asked for a pause; it begins when everybody agrees.
page-paused = The game is paused
page-resume = Play on
page-resign = Leave the game
page-resign-note = A bot plays on for you. You may come back.
page-resign-sure = Yes, let a bot play on
page-bot-for-you = A bot is playing for you.
page-return = Play on yourself
page-away = { $who } is gone. What now?
page-away-wait = Wait
page-away-bot = A bot plays on
page-away-end = End the match
page-end-asked = { $who } would end the match ({ $count } of { $needed } voices).
page-end-withdraw = Wait after all
page-line-connecting = Connecting …
page-shuffling = Shuffling … every device adds a number.
page-shuffling-waits = Still waiting for { $who }.
page-line-lost = Connection lost, trying again …
page-line-away = No connection …
page-line-store = The server cannot save right now, moves wait …
page-line-store-short = Server waits …
page-wish-outdated = Your move was not made: the game has gone on meanwhile.
page-wish-withdraw = Withdraw it
page-wish-held = Your move is waiting for the connection.
page-no-table = There is no table { $code } (any more).
page-removed = The host has removed you from this table.
page-closed = This table was closed.
page-old-next = Begin a new match with the same people
page-no-spectators = This table wants no spectators.
page-refused-here = The server does not accept this page. Reload it.

## Page: rules

page-rules = Rules
page-rules-title = { $game }: rules
page-rules-back = Back to the table
page-rules-contents = Contents
page-rules-search = Find a rule
page-rules-clear = Clear the search
page-rules-found = { $count ->
    [0] There is nothing about that here.
    [one] { $count } place found.
   *[other] { $count } places found.
 }
page-rules-none = There is nothing about that here.
page-rules-minute = In one minute
page-rules-goal = Goal
page-rules-turn = A turn
page-rules-end = The end
page-rules-mark-text = No mark
page-rules-mark-ruling = How we play it
page-rules-mark-sheet = Rebuilt by us
page-rules-copy = Copy the address of { $clause }
page-rules-copied = Address copied
page-rules-options = What a table may choose
page-rules-usual = the usual
page-rules-print = Print
page-rules-missing = There are no rules for this game here.
page-rules-english = So far these rules are in English only.
page-rules-whose = { $game } is a game by { $author }, published in { $year } by { $publisher }. The rules are told in our own words, all drawings are ours, and we are not connected with the publisher.
page-rules-whose-alone = { $game } is a game by { $author } from { $year }. The rules are told in our own words, and all drawings are ours.
page-no-board = This game has no drawn board yet: this is what you may know of it, and below are your moves.
page-moves = Moves
page-waiting-for = Waiting for { $names }
page-board-broken = The board has failed. Reload the page; nothing is lost.

## The page: the end

page-result = Show the result
page-result-hide = Look at the board
page-you-share = You share the victory with { $who }!
page-you-won = You have won!
page-winner = first place
page-place = place { $number }
page-quick-calls = { $name }: { $calls } calls, half of them within { $time } ms. Eyes and fingers are seldom that quick.
page-rematch = Play again
page-rematch-there = The next match begins.
page-rematch-join = Come along

## At a table: why something is not possible

table-unknown = There is no such table.
table-closed = This table has been closed.
table-old-rules = This match was begun by older rules and cannot be played on. What happened can still be read here.
replay-unknown = There is no match here (any more).
replay-not-begun = This match has not begun yet.
replay-running = This match is still being played. Until it ends, only the people at the table can look back.
replay-removed = The host has removed you from this table, so you cannot watch its match either.
replay-spectators = This match is only for the people who sat at the table.
replay-eyes = You can look through these eyes when the match is over.
replay-no-file = The match file tells every hidden card: you get it when the match is over.
table-may-not-lead = Only people who sat at this table can lead the replay.
table-led = Somebody else leads the replay. Take the lead first.
table-not-leading = You do not lead the replay.
table-not-watching = This person is not watching.
table-no-move = This match has only { $moves } moves.
table-same-deal = Here the same cards are dealt again, so seats and options stay as they were.
table-is-open = The match has not begun yet.
table-is-playing = That is not possible while the match is running.
table-is-finished = The match is over.
table-is-paused = The match is paused. Resume it first.
table-is-shuffling = The cards are being shuffled: nothing can be changed now.
table-shuffle-late = The shuffle has gone on without this number.
table-shuffle-copied = This number is somebody else’s already.
table-shuffle-other = This is not the number that was promised.
table-no-moment = The match has not got that far yet.
table-display = This screen only shows the table. Use your own device to play.
table-host-only = Only the host can do that.
table-no-seat = This table has no seat { $seat }.
table-not-your-seat = That is not your seat.
table-seat-taken = Somebody is sitting there already.
table-free-chair = There is a free chair: sit down.
table-no-person = Nobody is sitting there who could be the host.
table-no-look = There is no such figure in this game.
table-no-lesson = There is no learn match for this game here.
table-look-taken = Somebody else has that figure already.
table-no-name = Please tell us your name.
table-too-few = This game needs at least { $min ->
    [one] one player
   *[other] { $min } players
 }. Invite somebody or add a bot.
table-too-many = You sit at { $number } tables that are not over. Finish or close one of them first.
table-bot-sits-in = A bot is playing for you. Take your seat again first.
table-not-absent = Nobody is missing there.
table-nobody-there = Nobody is there any more.
table-not-yourself = You cannot show yourself the door.
table-no-emote = This table does not know that sign.
table-chat-fast = That was a lot at once. Take a short breath.
table-slow-down = Slow down, that was a lot at once. Try again in a moment.
table-webhook-url = A webhook is an address that begins with https://, without name and password.
table-late = Too late: play has gone on.
table-called = Your call is already on its way.
table-held = Your move is already on its way.
table-by-itself = That happens by itself.
table-one-device = Around one device there is nothing to race with, so this stays as it is.
table-with-children = Children play at this table: no race, no clocks, only kind bots. The host can change that in the lobby.
table-no-outlook = This game cannot look ahead.

## The server

error-port = The server cannot listen on { $host }, port { $port } ({ $why }). Another port can be chosen: --port { $other }
error-port-range = A port is a number from 1 to 65535, not { $port }: --port 8270
error-no-planner = { $game } has no planner of whole turns, so it has no weights either.
error-no-weights = { $game } has no weights for { $seats } seats.
error-weights = The weights in “{ $file }” cannot be read ({ $why }).
error-weights-features = The weights in “{ $file }” do not fit: each feature needs one weight, and the spreads are positive numbers.
error-weights-of-others = The weights in “{ $file }” are not for { $game } with its present rules.
error-weights-seats = The weights in “{ $file }” are for { $seats } seats, not for { $asked }.
error-weights-unused = “{ $bot }” does not play by weights: name it without a file.
error-weights-options = The weights in “{ $file }” are for tables with { $options }.
error-bot-class = “{ $bot }” is no bot: a bot is a class with a method called choose or choose_blind.
error-bot-import = The bot “{ $bot }” cannot be used ({ $why }).
error-bot-move = The bot “{ $bot }” chose no legal move, but { $chosen }.
error-bot-made = “{ $bot }” is no bot: the class has to be made with two values, the game and a seed.
error-train-method = There is no training by “{ $method }”; there is: { $known }.
error-train-rivals = Nobody learns among “{ $rivals }” rivals; there are: { $known }.
error-train-fit-only = { $method } fits no margins: --cut and --rivals are for fit.
error-train-race = { $game } is a race, and { $method } learns from turns only; fit and evolve learn from races too.
error-train-start = { $method } needs weights to begin with: name a file with --start.
error-train-folder = “{ $folder }” cannot be used ({ $why }).
error-train-other = “{ $folder }” holds another training run; name another folder with --folder.
error-bot-workers = Bots think in 1 to { $most } processes.
error-data = The folder “{ $folder }” cannot be used ({ $why }).
error-peer-url = “{ $url }” is no address at which other servers can reach this one. It looks like http://10.0.0.5:8270.
error-webhook-network = “{ $network }” is no network. It looks like 10.0.0.0/8.
error-delete-what = Say what is to be deleted: one table by its code, or one name by --name, or one person by --person.
serve-here = The table is laid: { $url }
serve-running = The table is laid already: { $url }
serve-local = Only this computer can reach it.
serve-network = Phones and other devices in your network come in by { $url } or by this picture:
serve-open = Everybody in your network can reach it. Only this computer: { $option }
serve-sqlite-fault = SQLite { $version } has a known fault ({ $fault }): use “tischlein delete” only while the server is stopped. More in docs/operators.md.
serve-stop = Press Ctrl+C to stop. Everything played so far is kept.
webhook-turn = { $count ->
    [one] { $who } is up in { $game }: { $link }
   *[other] { $who } are up in { $game }: { $link }
 }
webhook-greeting = { $game }: from now on you read here whose turn it is. { $link }

## The compiled engine

about-compiled = Engine: compiled by mypyc { $mypyc } ({ $folder })
about-pure = Engine: pure Python, because { $why }.
about-pure-asked = TISCHLEIN_PURE is set
about-pure-missing = there is no compiled build
about-pure-sources = the compiled build was made from other sources
about-pure-python = the compiled build was made for another Python
about-pure-mypyc = the compiled build was made by another mypyc
about-pure-form = the compiled build was made by another version of Tischlein
about-pure-damaged = the compiled build is damaged
about-pure-broken = the compiled build cannot be loaded ({ $error })
about-game = { $game }: rules { $rules }; sheets: { $sheets }
compile-begins = Compiling the engine; that takes a few minutes.
compile-done = Done: { $folder }
compile-began = The engine is being compiled in the background, for the next start.
compile-pure = The engine stays pure Python: { $why }.
compile-failed = The engine stays pure Python: it could not be compiled. The reason is in { $log }
compile-stopped = The engine stays pure Python: { $why }. More about it is in { $log }
compile-no-mypyc = mypyc or setuptools is not installed
compile-no-compiler = there is no C compiler ({ $name })
compile-no-headers = the C headers of Python are not installed
compile-changed = the sources were changed meanwhile
compile-busy = another process is compiling it already
compile-error = this went wrong: { $error }
compile-compiler = { $name } ended with exit code { $code }

## The store, backups

error-store-url = “{ $url }” is no store that can be opened. Possible: { $known }.
error-store-open = The store { $url } cannot be opened ({ $why }).
error-store-alien = { $url } holds something else, not Tischlein’s tables; it was left alone.
error-store-newer = { $url } was written by a newer version of this program (schema { $found }; this one knows { $known }).
error-store-served = Another server is already running on { $url }.
error-served-at = Another server is already running on { $url }; it is at { $address }
error-backup-alien = This is not a backup of Tischlein.
error-backup-format = This backup has format { $found }; this program reads format { $known }.
error-backup-line = Line { $line } of the backup is damaged.
error-backup-cut = The backup is cut off at line { $line }.
error-backup-changed = The backup was changed after it was written.
error-restore-full = There are other tables in this store already; a backup is only put into an empty one.
error-restore-other = Table { $code } in this store differs from the backup; nothing about it was changed.
error-restore-stopped = The store does not answer any more ({ $why }). What is back stays: the same command with { $file } goes on from there.
error-restore-secrets = This backup holds no secrets, so it cannot bring them back.
backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } kept in { $file }, each as it was between { $began } and { $ended }.
restore-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
 } back from { $file }.
delete-done = The table { $code } is deleted, with everything that was played and said there.
forget-done = { $tables ->
    [0] No table knows that name.
    [one] The name is gone from one table.
   *[other] The name is gone from { $tables } tables.
}
