# Da Yunhe. Names of tiles and cards come into sentences as finished phrases.

dy-title = Da Yunhe
dy-tick = Round { $number }
dy-moment-uprising = Uprising
dy-moment-trip = The ship turns round
dy-moment-attack = Attack

## Tiles

dy-tile-canal1 = canal
dy-tile-canal2 = canal
dy-tile-canal3 = canal
dy-tile-canal4 = canal
dy-tile-canal5 = canal
dy-tile-canal6 = canal
dy-tile-canal7 = canal
dy-tile-canal8 = canal
dy-tile-canal9 = canal
dy-tile-garden = garden
dy-tile-teahouse = teahouse
dy-tile-temple = temple
dy-tile-waterwheel = waterwheel
dy-tile-weir = weir
dy-tile-lock = lock
dy-tile-bridge = bridge
dy-tile-warehouse = warehouse canal
dy-tile-lighthouse = lighthouse
dy-tile-unrest = unrest
dy-tile-worth = { $tile } (worth { $value })

## Action cards

dy-card-raise = Raise reputation
dy-card-remove = Remove unrest
dy-card-calm = Calm the people
dy-card-destroy = Destroy canal
dy-card-inspect = Special inspection
dy-card-tea = Tea break
dy-card-spy = Espionage
dy-card-intrigue = Intrigue
dy-card-denounce = Denounce
dy-card-reform = Reform

## Titles by rank

dy-title-zhuangyuan = Jìnshì Zhuàngyuán (best of the doctors)
dy-title-bangyan = Jìnshì Bǎngyǎn (second of the doctors)
dy-title-tanhua = Jìnshì Tànhuā (third of the doctors)
dy-title-juren = Jǔrén (master)
dy-title-xiucai = Xiùcái (talent)

## Where reputation comes from

dy-source-built = Canals built
dy-source-travelled = Ship on own canals
dy-source-torches = Ship met unrest
dy-source-court = At court
dy-source-intrigues = Intrigues
dy-source-uprisings = Uprisings
dy-source-network = Largest network
dy-source-city = Forbidden City
dy-source-riots = Unrest in the region
dy-source-blots = Unrest in the city

## Colours

dy-look-yellow = Yellow
dy-look-red = Red
dy-look-green = Green
dy-look-blue = Blue
dy-look-purple = Purple

## Options

dy-option-fist = Unrest tiles for an uprising
dy-option-fist-two = 2 (hard)
dy-option-fist-three = 3 (normal)
dy-option-fist-four = 4 (easy)
dy-option-begins = Who begins in the north
dy-option-begins-random = by lot
dy-option-begins-1 = player 1
dy-option-begins-2 = player 2
dy-option-begins-3 = player 3
dy-option-begins-4 = player 4
dy-option-begins-5 = player 5
dy-option-sheet = Map and tiles
dy-option-sheet-canal = reconstructed
dy-option-colours = Colours

## What happened

dy-log-took = { $who } begins with: { $tile }.
dy-log-round = Round { $number }. Starting player: { $who }.
dy-log-drafted = { $who } chooses: { $card }.
dy-log-drafted-unseen = { $who } chooses a card.
dy-log-card = { $who } plays: { $card }.
dy-log-supplied = { $who } takes the open tile of stack { $stack }: { $tile }.
dy-log-drew = { $who } draws a hidden tile from stack { $stack }: { $tile }.
dy-log-built = { $who } builds on { $field }: { $tile } (+{ $points }).
dy-log-built-over = { $who } builds on { $field }: { $tile } (+{ $points }). Unrest of { $owner } goes to the wall.
dy-log-unrest = { $who } stirs up unrest on { $field }.
dy-log-city = { $who } builds in the Forbidden City: { $tile }. { $count ->
    [one] { $count } tile stands there.
   *[other] { $count } tiles stand there.
 }
dy-log-turned = { $who } turns on { $field }: { $tile } of { $owner }.
dy-log-moved = { $who } moves from { $source } to { $field }: { $tile } of { $owner }.
dy-log-swapped = { $who } swaps { $source } and { $field }: { $tile } and { $other }.
dy-log-raised = { $who } raises their reputation (+{ $points }).
dy-log-removed = { $who } clears { $field }. Unrest of { $owner } goes to the wall.
dy-log-calmed = { $who } calms the people: unrest of { $owner } goes from the wall under stack { $stack }.
dy-log-destroyed = { $who } destroys on { $field }: { $tile } of { $owner }.
dy-log-tea = { $who } serves tea: the ship will not sail in this round.
dy-log-intrigued = { $who } weaves an intrigue: { $victim } loses { $points } reputation.
dy-log-denounced = { $who } denounces: unrest comes into the city of { $victim }.
dy-log-turned-up = { $who } turns up on stack { $stack }: { $tile }.
dy-log-reformed = { $who } shuffles all their stacks and splits them anew.
dy-log-inspection = Special inspection: { $who } steers the ship, up to { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
 }.
dy-log-sails = The Grand Coordinator sails { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
 }, steered by { $who }.
dy-log-sailed = The ship enters { $field }.
dy-log-sailed-canal = The ship enters { $field }: { $who } gains { $points } reputation.
dy-log-sailed-unrest = The ship meets unrest on { $field }: { $who } loses { $points } reputation.
dy-log-trip = { $trips ->
    [0] The last trip is over.
    [one] A trip is over; { $trips } remains.
   *[other] A trip is over; { $trips } remain.
 }
dy-log-turn-ended = { $who } ends the turn.
dy-log-uprising = Uprising! { $who } loses { $points } reputation; { $tiles ->
    [one] { $tiles } unrest tile goes
   *[other] { $tiles } unrest tiles go
 } from the wall back under the stacks.
dy-log-settled = { $tiles ->
    [one] { $who } puts { $tiles } unrest tile under stack { $stacks }.
   *[other] { $who } puts { $tiles } unrest tiles under stacks { $stacks }.
 }
dy-log-final-network = { $who }: largest network of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 } (+{ $points }).
dy-log-final-city = { $who }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 } in the Forbidden City (+{ $points }).
dy-log-final-riots = { $who }: { $count ->
    [one] { $count } unrest tile
   *[other] { $count } unrest tiles
 } in the region (−{ $points }).
dy-log-final-blots = { $who }: { $count ->
    [one] { $count } unrest tile
   *[other] { $count } unrest tiles
 } in the Forbidden City (−{ $points }).
dy-log-guard = After forty rounds the court loses patience: the game is over.
dy-log-ended = { $count ->
    [one] The game is over.
   *[other] The game is over, and the victory is shared.
 }
dy-end-fourth-trip = The ship has made its fourth trip
dy-end-forty-rounds = Forty rounds have been played

## Why not?

dy-why-over = The game is over.
dy-why-over-forty = The game ended after forty rounds.
dy-why-turn = It is { $who }’s turn.
dy-why-draft-turn = { $who } is choosing a card.
dy-why-steer = { $who } steers the ship.
dy-why-inspection-turn = { $who } steers the special inspection.
dy-why-settle-turn = { $who } is putting the unrest of an uprising away.
dy-why-take-turn = { $who } is taking the first tile.
dy-why-no-move = There is no such move in this game.
dy-why-take-first = First take one of your three visible tiles.
dy-why-taken = The first tiles have been taken.
dy-why-draft-first = First choose an action card.
dy-why-drafted = You have chosen your card for this round.
dy-why-card-gone = This card is no longer there: { $card }.
dy-why-place-first = First say where it goes: { $tile }. Or take it back.
dy-why-place-first-unrest = First say on which empty field the unrest goes, or take it back.
dy-why-turn-first = First say how the tile lies, or take it back.
dy-why-turn-first-rebuild = First say how the rebuilt tile lies, or take it back.
dy-why-rebuild-first = First turn, move or swap the chosen tile, or take it back.
dy-why-stack-first = First name the stack under which your unrest goes, or take it back.
dy-why-stack-first-calm = First name the stack under which the unrest goes, or take it back.
dy-why-sail-first = The inspection is under way: sail on or halt.
dy-why-steer-first = The ship is waiting: choose its way first.
dy-why-settle-first = There is an uprising: first say under which of your stacks the unrest goes.
dy-why-no-uprising = There is no uprising of yours now.
dy-why-nothing-begun = First choose what to build or rebuild, or what your card shall do.
dy-why-no-ship-now = The ship is not yours to steer now.
dy-why-other-card = Your card does not offer that. You play: { $card }.
dy-why-special-used = You have used this part of your card.
dy-why-supply-used = Your card allows no more supply ({ $count } in all).
dy-why-warehouse-full = Your warehouse is full: six places are all there is.
dy-why-stack-empty = Stack { $stack } is empty.
dy-why-build-used = Your card allows no more building ({ $count } in all).
dy-why-builds-spent = Your card allows two builds or one rebuild, and that is used up.
dy-why-not-held = You do not have this in your warehouse: { $tile }.
dy-why-no-room = There is a canal on every field.
dy-why-no-room-unrest = No field is empty.
dy-why-city-full = Your part of the city may not hold more canals than you have on the map ({ $count } stand there).
dy-why-no-rebuild = This card offers no rebuilding: { $card }.
dy-why-rebuild-too-late = Rebuilding replaces both builds, and you have used one of them.
dy-why-rebuild-nothing = There is nothing to rebuild on { $field }.
dy-why-rebuild-foreign = { $field } is not in your region, and the tile there is not yours.
dy-why-rebuild-senseless = That would change nothing.
dy-why-unrest-turned = Unrest has no direction: move it or swap it.
dy-why-out-of-play = Nothing can be built on { $field }.
dy-why-on-canal = There is a canal on { $field }.
dy-why-unrest-occupied = Unrest needs an empty field, and { $field } is not empty.
dy-why-move-occupied = { $field } is not empty.
dy-why-leaves-region = A tile of somebody else stays inside your region, and { $field } lies outside.
dy-why-swap-nothing = There is no other tile on { $field } to swap with.
dy-why-swap-foreign = You swap two tiles of your own, or two inside your region; { $field } does not fit.
dy-why-no-such-line = This tile cannot be turned like that now.
dy-why-no-unrest-there = There is no unrest on { $field }.
dy-why-wall-empty = There is no unrest of { $who } on the wall.
dy-why-no-such-wall = Nobody sits on chair { $seat }, so no such unrest lies on the wall.
dy-why-no-canal-there = There is no canal on { $field }.
dy-why-not-ahead = The ship only sails forward, one field at a time: from { $ship } it cannot get to { $field } now.
dy-why-line-first = The ship follows the joined canal first: { $fields }.
dy-why-nearest-first = The ship makes for the nearest canal first: { $canals }. { $field } is not on a shortest way there.
dy-why-goal-first = No canal lies ahead, so the ship makes for { $goal }. { $field } is not on a shortest way there.
dy-why-not-aside = The ship goes due east or west only along joined canals that lead it further on from there: from { $ship } it cannot get to { $field } now.
dy-why-no-hidden-tops = On all your stacks the top tile can be seen already.
dy-why-no-such-rival = Name another player at this table.
dy-why-no-such-victim = You can only denounce another player at this table.
dy-why-no-tiles-to-shuffle = Your stacks are empty.
dy-why-two-unrest = An attack costs two unrest tiles from your warehouse.
dy-notation = “{ $typed }” is not a move. Examples: pick tea · supply 1 · build canal4 · at B4 · turn n-se · city garden · sail C6 · end

## Component sheets

dy-sheet-unknown = There is no sheet “{ $name }”. There are: { $known }.
dy-sheet-toml = The sheet cannot be read: { $why }
dy-sheet-field = In the sheet, “{ $field }” is missing or wrong.
dy-sheet-count = The sheet does not add up: “{ $part }” has { $found } instead of { $wanted }.
dy-sheet-many = The sheet has { $found } fields; there may be 1 to { $most }.
dy-sheet-neighbours = Line { $line } of the sheet: { $field } and { $other } do not lie beside each other properly. Each has to name the other, just once and at the opposite edge.
dy-sheet-apart = Line { $line } of the sheet: no row of neighbours leads from { $field } to { $other }, so there is no telling where it lies.
dy-sheet-grid = Line { $line } of the sheet: the place of { $field } is not on the same grid as { $other }. x + y has to be even for all fields, or odd for all.
dy-sheet-place = Line { $line } of the sheet: { $field } and { $other } cannot both lie there. They would share a place, or touch at another edge.
dy-sheet-turn = In the sheet, { $field } cannot be a turning point with { $seats } seats: it lies in a region in use, or is needed for something else.
dy-sheet-neutral = In the sheet, { $field } cannot be the neutral field of { $turn } with { $seats } seats: it has to lie beside it, outside the regions in use, and be nothing else.
dy-sheet-stuck = Line { $line } of the sheet: with { $seats } seats the ship could not get away from { $field }.

## The terminal’s board

dy-show-ship = Round { $round } · the ship is on { $field } and sails { $heading ->
    [south] south
   *[other] north
 } · trips left: { $trips }
dy-show-seat = { $who } ({ $letter }) · reputation { $reputation } · region { $region } · wall { $wall } of { $fist } · city { $city } · network { $network } · unrest { $riots } · if it ended now { $final }
dy-show-warehouse = warehouse: { $tiles }
dy-show-stacks = stacks: { $stacks }
dy-show-card = card: { $card }
dy-show-hidden = hidden
dy-show-nothing = nothing
dy-show-received = Your cards to choose from: { $cards }
dy-show-final = { $who }, { $title }: { $points }
dy-show-legend = y yellow · r red · g green · b blue · p purple · ! unrest · n-s a line from north to south · > the ship
dy-show-tile = { $code } ({ $tile }, worth { $value }, { $line })
dy-ask-take = Take one of your three visible tiles (take 1, 2 or 3).
dy-ask-draft = Choose a card (pick).
dy-ask-act = { $card }: supply { $supplies }, build { $builds }. When you are done: end.
dy-ask-place = Where does it go (at)? { $tile }
dy-ask-turn = How does it lie (turn)? { $tile }
dy-ask-rebuild = Turn it (turn), move it (at) or swap it (swap)? { $tile }
dy-ask-rebuild-unrest = Move the unrest (at) or swap it (swap)?
dy-ask-under = Under which stack does the unrest go (under 1, 2 or 3)?
dy-ask-inspect = Sail on (sail) or stop (halt)?
dy-ask-sail = Choose the ship’s way (sail).
dy-ask-rise = Uprising: under which stack (under 1, 2 or 3), or evenly (spread)? { $tiles ->
    [one] { $tiles } tile is left.
   *[other] { $tiles } tiles are left.
 }

## The page

dy-page-ask-take = Take one of your three visible tiles into your warehouse
dy-page-ask-draft = Choose an action card
dy-page-ask-draft-chosen = This one? Then confirm
dy-page-ask-act = Use the parts of your card, in any order
dy-page-ask-done = Nothing more to do: end your turn
dy-page-ask-aim-supply = Take the open tile of a stack, or draw a hidden one
dy-page-ask-aim-build = Tap a tile in your warehouse
dy-page-ask-aim-rebuild = Which tile do you want to rebuild?
dy-page-ask-aim-remove = Which unrest goes to the wall?
dy-page-ask-aim-calm = Whose unrest do you take off the wall?
dy-page-ask-aim-destroy = Which canal do you destroy?
dy-page-ask-aim-inspect = Steer the ship up to three fields?
dy-page-ask-aim-tea = Tea break: the ship rests this round?
dy-page-ask-aim-spy = Turn up all hidden tiles on top of your stacks?
dy-page-ask-aim-intrigue = Who shall lose 8 reputation?
dy-page-ask-aim-denounce = Whose city gets your unrest?
dy-page-ask-aim-reform = Shuffle all your stacks?
dy-page-ask-place = Lay it on a glowing field: { $tile }
dy-page-ask-place-unrest = On which empty field do you stir up unrest?
dy-page-ask-turn = { $field }: { $tile }. Tap it to turn, tap another field to move it
dy-page-ask-turn-there = { $field }: { $tile }. Tap it to turn, then confirm
dy-page-ask-rebuilding = Turn it, move it to an empty field, or swap it with another?
dy-page-ask-rebuilding-unrest = Move it to an empty field, or swap it with another?
dy-page-ask-deed = This is what it brings. Confirm, or choose another
dy-page-ask-deed-city = Into the Forbidden City with it?
dy-page-ask-why = Tap what does not work, and you are told why
dy-page-ask-tuck = Under which of your stacks does the unrest go?
dy-page-ask-tuck-calmed = Under which stack does the unrest go?
dy-page-ask-inspect = Steer the ship: up to { $left ->
    [one] { $left } more field
   *[other] { $left } more fields
 }
dy-page-ask-sail = Steer the ship: which way does it go?
dy-page-ask-rising = Uprising! Under which of your stacks? { $tiles ->
    [one] { $tiles } unrest tile is left
   *[other] { $tiles } unrest tiles are left
 }
dy-page-ask-wait-take = { $who } takes the first tile
dy-page-ask-wait-draft = { $who } chooses a card
dy-page-ask-wait-act = It is { $who }’s turn
dy-page-ask-wait-sail = { $who } steers the ship
dy-page-ask-wait-rise = Uprising: { $who } puts the unrest under the stacks
dy-page-ask-shown-voyage = The ship sails
dy-page-ask-shown-uprising = Uprising against { $who }
dy-page-ask-won = You have won!
dy-page-ask-winner = { $who } wins!
dy-page-ask-shared = Winners: { $names }
dy-page-your-turn = Your turn
dy-page-over = The end
dy-page-round = Round { $number }
dy-page-round-column = Round
dy-page-phases = Phases of the round
dy-page-phase-cards = Cards
dy-page-phase-actions = Actions
dy-page-phase-voyage = Voyage
dy-page-phase-uprising = Uprising
dy-page-trips = { $count ->
    [one] { $count } trip left
   *[other] { $count } trips left
 }, { $heading ->
    [north] northbound
   *[other] southbound
 }
dy-page-trips-none = all trips made
dy-page-tea-short = tea break: it rests
dy-page-map = Map of the canal
dy-page-north = north
dy-page-region-of = region of { $who }
dy-page-neutral = neutral field
dy-page-peking = Beijing
dy-page-turning-point = { $seats ->
    [5] the port of Hangzhou
   *[other] turning point
 }
dy-page-empty = empty
dy-page-unrest-of = unrest of { $who }
dy-page-canal-of = { $tile } of { $who }, value { $value }, canal: { $ends }
dy-page-edge-n = north
dy-page-edge-ne = northeast
dy-page-edge-e = east
dy-page-edge-se = southeast
dy-page-edge-s = south
dy-page-edge-sw = southwest
dy-page-edge-w = west
dy-page-edge-nw = northwest
dy-page-side-n = left
dy-page-side-ne = upper left
dy-page-side-e = top
dy-page-side-se = upper right
dy-page-side-s = right
dy-page-side-sw = lower right
dy-page-side-w = bottom
dy-page-side-nw = lower left
dy-page-ship-here = the ship is here
dy-page-possible = possible
dy-page-minimap = Overview: tap to go there
dy-page-zoom-in = Larger
dy-page-zoom-out = Smaller
dy-page-forecast = What would the ship do now?
dy-page-forecast-short = Forecast
dy-page-voyage = The ship brings
dy-page-voyage-none = The ship brings nobody anything
dy-page-all-cards = All ten action cards
dy-page-tab-cards = Cards
dy-page-fold = Players in one line, larger map
dy-page-tab-fold = Larger map
dy-page-words-on-cards = Say on the cards what they do
dy-page-reputation = Reputation
dy-page-has-reputation = { $who } has { $points }
dy-page-city = Forbidden City
dy-page-city-note = at the end tiles²
dy-page-city-hall = { $who }: { $count ->
    [one] { $count } canal tile
   *[other] { $count } canal tiles
 }, { $unrest ->
    [one] { $unrest } unrest tile
   *[other] { $unrest } unrest tiles
 }, worth { $points } so far
dy-page-city-choose = Choose the hall of { $who }
dy-page-wall = Wall of Contentment
dy-page-wall-note = { $fist } tiles: uprising, { $points }
dy-page-wall-part = { $who }: { $count ->
    [one] { $count } unrest tile on the wall
   *[other] { $count } unrest tiles on the wall
 }
dy-page-wall-of = { $who }: { $count } of { $fist } unrest tiles for an uprising
dy-page-wall-choose = Choose the unrest of { $who }
dy-page-players = Players
dy-page-player = Player
dy-page-card = Card
dy-page-store = Warehouse
dy-page-stacks-public = Stacks
dy-page-final = Final
dy-page-final-now = If it ended now
dy-page-after-it = after it
dy-page-start = starts
dy-page-starts-round = starts the round
dy-page-you = you
dy-page-bot = bot
dy-page-to-move = to move
dy-page-away = away
dy-page-look-at = { $who }: { $points } reputation, card: { $card }. Show more
dy-page-card-words = { $card }: the card in words
dy-page-card-hidden = face down
dy-page-card-none = no card yet
dy-page-tile = { $tile }, { $shape }, value { $value }
dy-page-shape-straight = straight
dy-page-shape-wide = wide bend
dy-page-shape-tight = tight bend
dy-page-shape-other = a shape of its own
dy-page-face-down = a hidden tile
dy-page-stack = Stack { $number }: { $count ->
    [0] empty
    [one] { $count } tile, on top { $top }
   *[other] { $count } tiles, on top { $top }
 }
dy-page-low = { $count ->
    [one] { $count } unrest tile at the bottom
   *[other] { $count } unrest tiles at the bottom
 }
dy-page-warehouse-of = Warehouse: { $count ->
    [0] empty
   *[other] { $tiles }
 }
dy-page-warehouse = Your warehouse
dy-page-places = { $count } of 6 places
dy-page-in-hand = in your hand: { $tile }
dy-page-one-in-hand = 1 in hand
dy-page-free = free
dy-page-stacks = Your stacks
dy-page-supply-left = Supply: { $count } left
dy-page-network = Network
dy-page-hall = City
dy-page-riots = Unrest
dy-page-supply = Supply
dy-page-build = Build
dy-page-rebuild = Rebuild
dy-page-rebuild-note = instead of building
dy-page-or-rebuild = or rebuild
dy-page-left-of = { $count ->
    [0] used up
   *[other] { $count } of { $most } left
 }
dy-page-no-more = not any more
dy-page-turn-over = turn over
dy-page-spent = used
dy-page-once-raise = once
dy-page-once-remove = one unrest tile
dy-page-once-calm = one unrest tile
dy-page-once-inspect = up to 3 fields, once
dy-page-once-spy = your stacks, once
dy-page-once-reform = your stacks, once
dy-page-attack-note = costs 2 unrest
dy-page-attack-price = Costs 2 unrest from your warehouse.
dy-page-attack-cost = Costs two unrest tiles from your warehouse.
dy-page-barred-price = You do not have them now.
dy-page-barred-table = As things are now, it could not be done.
dy-page-part-supply = { $count ->
    [one] supply { $count } tile
   *[other] supply up to { $count } tiles
 }
dy-page-part-build = { $count ->
    [one] build once
   *[other] build up to { $count } times
 }
dy-page-part-build-or-rebuild = { $count ->
    [one] build once, or rebuild once
   *[other] build up to { $count } times, or rebuild once
 }
dy-page-short-raise = Raise reputa­tion
dy-page-short-remove = Remove unrest
dy-page-short-calm = Calm the people
dy-page-short-destroy = Destroy canal
dy-page-short-inspect = Special inspec­tion
dy-page-short-tea = Tea break
dy-page-short-spy = Espio­nage
dy-page-short-intrigue = Intrigue
dy-page-short-denounce = Denounce
dy-page-short-reform = Reform
dy-page-act-raise = Reputation +1
dy-page-act-remove = Remove
dy-page-act-calm = Calm
dy-page-act-destroy = Destroy
dy-page-act-inspect = Steer ship
dy-page-act-tea = Tea break
dy-page-act-spy = Turn up
dy-page-act-intrigue = Intrigue
dy-page-act-denounce = Denounce
dy-page-act-reform = Shuffle
dy-page-special-raise = Gain 1 reputation.
dy-page-special-remove = One unrest tile of any colour goes from the board to the wall.
dy-page-special-calm = One unrest tile goes from the wall under a stack of its owner, so that no uprising comes of it.
dy-page-special-destroy = Destroy one canal on the board.
dy-page-special-inspect = Steer the ship at once, up to three fields; unrest stops it.
dy-page-special-tea = The ship does not sail this round.
dy-page-special-spy = Turn up all hidden tiles on top of your stacks.
dy-page-special-intrigue = Somebody else loses 8 reputation.
dy-page-special-denounce = One unrest tile goes into somebody else’s city, for good: −4 for them at the end.
dy-page-special-reform = Shuffle all your stacks and split them anew.
dy-page-draft = Action cards
dy-page-received = { $count ->
    [one] { $count } card to choose from
   *[other] { $count } cards to choose from
 }
dy-page-draft-hint = Tap a card to look at it. The others are passed on.
dy-page-take-card = Take card
dy-page-choices = Choices
dy-page-under = Under stack { $number } ({ $count })
dy-page-spread = Spread evenly
dy-page-into-city = Into the city
dy-page-halt = Stop here
dy-page-turn-tile = Turn the tile
dy-page-turn-short = Turn
dy-page-leave = Put back
dy-page-build-here = Build here
dy-page-lay-so = Lay it so
dy-page-lay-here = Lay it here
dy-page-remove-it = Remove it
dy-page-destroy-it = Destroy it
dy-page-with-sum = { $deed }: { $sum } in all
dy-page-preview = What it would bring
dy-page-cell-now = now
dy-page-cell-wall = your wall
dy-page-cell-wall-of = { $who }’s wall
dy-page-cell-of = { $count } of { $fist }
dy-page-cell-uprising = uprising
dy-page-cell-no-uprising = no uprising
dy-page-cell-riots = your region, at the end
dy-page-cell-network = network, at the end
dy-page-cell-city = city, at the end
dy-page-cell-several = region and network, at the end
dy-page-cell-ship = ship
dy-page-cell-sum = together
dy-page-cell-asking = working it out
dy-page-sail = Sail there
dy-page-confirm = Confirm
dy-page-take-back = Undo
dy-page-end-turn = End turn
dy-page-end-ask = End the turn already?
dy-page-end-left = You could still use this; it lapses with your turn:
dy-page-unused-supply = Supply: { $count }
dy-page-unused-build = Build: { $count }
dy-page-end-stay = Not yet
dy-page-end-no-more = Do not ask again on this device
dy-page-tab-city = City
dy-page-tab-wall = Wall
dy-page-tab-boards = City, wall
dy-page-tab-region = My land
dy-page-uprising = Uprising against { $who }!
dy-page-why-possible = This can be done.
dy-page-scoring = Where reputation came from
dy-page-source-start = At the start
dy-page-chart = Reputation round by round
dy-page-chart-words = Course of reputation over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }; the table below has the same figures
dy-page-chart-table = As a table

## The rules page

dy-rules-claim = Rebuild the imperial canal, each for the own reputation at court.
dy-rules-goal = Build canal tiles that the Grand Coordinator’s ship sails over: that brings you reputation. Unrest in your region costs. The highest reputation at court wins.
dy-rules-turn = **1** Secretly keep an action card. **2** Carry it out: supply, build, third part. **3** The starting player steers the ship. **4** Too many tiles on your wall: an uprising.
dy-rules-end = The game ends with the round in which the fourth trip ends. Then your largest network and your tiles in the Forbidden City count as well; unrest costs.
dy-rules-box = The whole box
dy-rules-box-note = Values, numbers and cards stand in the printed rules. How the fields lie, where the unrest symbols are and how the lines run stood in pictures that we do not have. That we rebuilt and tried out ourselves; all drawings are ours.
dy-page-box-map = The board
dy-page-box-map-note = { $fields } fields in { $regions } regions
dy-page-box-region = Region { $number }
dy-page-box-peking = Beijing: here the ship starts and turns round.
dy-page-box-pagoda = Here the ship turns round in the south. The number is that of the players; with five it is Hangzhou.
dy-page-box-neutral = The neutral field beside it
dy-page-box-symbol = Unrest symbol: here unrest lies at the beginning.
dy-page-box-players = { $seats ->
    [2] two players
    [3] three players
    [4] four players
   *[other] five players
 }
dy-page-box-tiles = { $count } tiles for each player
dy-page-box-tiles-note = { $canals } canals, { $unrest } unrest, in five colours
dy-page-box-value = worth { $value }
dy-page-box-cards = { $count } action cards
dy-page-box-cards-note = for all together
dy-page-box-wall-note = The fist lies at { $least } to { $most }.
dy-page-box-titles = Titles at court
dy-page-box-titles-note = at the end, by rank

## What is this?

dy-what-choice = Choice
dy-what-button = Button
dy-what-board = Beside the map
dy-what-may = You can do that now.
dy-what-choose = You can choose it now.
dy-what-field = Field { $field }
dy-what-field-tile = Field { $field }, { $own ->
    [1] your tile
   *[other] tile of { $who }
 }
dy-what-unrest-own = for you when the ship sails in here. What counts is whose region it is, not whose torch.
dy-what-unrest-other = for { $who } when the ship sails in here. What counts is whose region it is, not whose torch.
dy-what-unrest-nobody = Unrest here costs nobody anything: the field belongs to no region.
dy-what-at-end = At the end
dy-what-unrest-end = { $own ->
    [1] If it still lies here, it costs you another 4.
   *[other] If it still lies here, it costs { $who } another 4.
 }
dy-what-rid = How to get rid of it
dy-what-rid-words = { $own ->
    [1] Build a canal on it. The torch goes to your part of the wall.
   *[other] Build a canal on it. The torch goes to the wall of { $who }.
 }
dy-what-rid-wall = { $own ->
    [1] tiles on your wall so far. When the fist is reached, the uprising costs you { $points }.
   *[other] tiles on the wall of { $who } so far. When the fist is reached, the uprising costs { $points }.
 }
dy-what-canal-own = for you when the ship sails in here; +4 if it comes along a joined line.
dy-what-canal-other = for { $who } when the ship sails in here; +4 if it comes along a joined line.
dy-what-value = Value { $value }
dy-what-canal-built = So much reputation at once for whoever builds it on the map. On top of another canal it never goes.
dy-what-canal-joined = Part of the largest network: 1 at the end for each of its tiles.
dy-what-canal-apart = Not joined to the largest network of its owner.
dy-what-ship = The ship
dy-what-ship-here = It lies here. In phase 3 it sails up to { $length } fields. It is in nobody’s way: the field can be built on.
dy-what-turning = The ship turns here. The rest of its move lapses, and one trip fewer remains.
dy-what-turning-shut = Nobody can build or lay anything here.
dy-what-neutral = Neutral field
dy-what-empty = { $own ->
    [1] Empty, in your region
   *[other] Empty, in the region of { $who }
 }
dy-what-field-build = Everybody may build a canal here, turned as they like, and gets its value at once. Unrest may be laid here, too.
dy-what-field-ship = An empty field brings nothing when the ship sails over it.
dy-what-symbol = Printed torch
dy-what-symbol-words = Marks where unrest lies at the beginning. By itself it costs nothing.
dy-what-warehouse-of = { $own ->
    [1] Your warehouse
   *[other] Warehouse of { $who }
 }
dy-what-stack-of = { $own ->
    [1] Your stack
   *[other] Stack of { $who }
 }
dy-what-house = From your stacks tiles come here, from here you build. It has six places.
dy-what-house-full = Full: build something before you supply more.
dy-what-worth = for you at once if you build it on the map.
dy-what-lift = Tap it, then choose an empty field.
dy-what-into-city = Or into the Forbidden City: no points now, but the number of tiles there is squared at the end.
dy-what-unrest-price = The price of attacks
dy-what-unrest-price-words = An attack costs two of them: one goes under a stack of yours, one to your part of the wall.
dy-what-unrest-lay = Or lay it on an empty field. Whoever owns the region pays 4 when the ship comes, and 4 at the end.
dy-what-take = Take the top tile into your warehouse.
dy-what-stack = Its top tile comes into the warehouse. What is then on top stays face down.
dy-what-low = Everybody knows that unrest lies at the bottom: it was put there.
dy-what-under = Unrest goes face down under this stack and comes back later.
dy-what-spread = All that are left go evenly under your stacks.
dy-what-card-offered = Action card no. { $number }
dy-what-card-own = Your card, no. { $number }
dy-what-card-of = { $own ->
    [1] Your card
   *[other] Card of { $who }
 }
dy-what-card-secret = Cards are chosen in secret and shown when it is one’s turn.
dy-what-card-keep = Tap it, then confirm: you keep it and pass the others on.
dy-what-card-poor = Its attack costs two of your unrest tiles; you do not have them in your warehouse. Its other parts can be used.
dy-what-card-idle = As things lie, its third part could not be carried out. Its other parts can be used.
dy-what-card-nothing = No part of it can be used now.
dy-what-card-left = Possible now, in any order: { $parts }.
dy-what-part-supply = Tiles from your stacks into your warehouse.
dy-what-part-build = A tile onto the map or into the Forbidden City.
dy-what-part-rebuild = Instead of building: turn a tile of yours, move it to an empty field, or swap two. In your region also tiles of others.
dy-what-build-or-rebuild = Tiles onto the map or into the Forbidden City. Rebuilding: turn, move or swap tiles that lie there.
dy-what-part-of = Part of: { $card }
dy-what-attack = Two unrest tiles from your warehouse. Without them there is no attack.
dy-what-number-reputation = The score. Everybody begins with 15, nobody falls below 0, and the highest wins.
dy-what-number-reputation-now = reputation now
dy-what-number-network = Own canals joined by lines. 1 for each tile of the largest network.
dy-what-number-network-now = at the end, as it lies now
dy-what-number-riots = 4 for each torch in the own region, of whatever colour. When the ship sails over one, it costs 4 as well.
dy-what-number-riots-now = at the end, as it lies now
dy-what-number-final = Reputation, network, city and unrest together, with uprisings that are due. The ship’s coming move is not in it.
dy-what-number-final-now = reputation if the match ended with this round
dy-what-of = { $own ->
    [1] You
   *[other] { $who }
 }
dy-what-start = Starting player: steers the ship this round
dy-what-to-move = is to move
dy-what-wall-left = { $own ->
    [1] You: { $left } more on this part of the wall, and there is an uprising: { $points }.
   *[other] { $who }: { $left } more on this part of the wall, and there is an uprising: { $points }.
 }
dy-what-uprising-due = { $own ->
    [1] for you: uprising in phase 4 of this round.
   *[other] for { $who }: uprising in phase 4 of this round.
 }
dy-what-wall-how = How unrest gets here
dy-what-wall-how-words = When somebody builds over it or removes it, and as the price of attacks. It always goes to the part of its owner.
dy-what-fist = The fist: { $fist }
dy-what-fist-words = So many tiles of one colour make an uprising: { $points }. Then they go under the stacks of their owner.
dy-what-city-now = { $own ->
    [1] for you at the end, as it lies now.
   *[other] for { $who } at the end, as it lies now.
 }
dy-what-city = The number of canal tiles here times itself. Their values do not count.
dy-what-city-room = One more tile would bring { $more } at the end.
dy-what-city-full = Here may lie no more tiles than canals of the same colour on the map: { $canals }.
dy-what-blots = Unrest by denunciation: 4 each at the end. It stays for good.
dy-what-trips = In phase 3 the starting player steers it up to { $length } fields. After four trips the match ends with that round.
dy-what-steering = It follows joined lines; else it makes for the nearest canal ahead. Where there are several ways, whoever steers chooses.
dy-what-phase-cards = Everybody keeps one action card in secret and passes the others on.
dy-what-phase-actions = In turn everybody shows the card and uses its parts, in any order.
dy-what-phase-voyage = The starting player steers the ship. Canals bring points, unrest costs.
dy-what-phase-uprising = Whoever has as many tiles on the wall as the fist shows loses reputation.
dy-what-button-forecast = Shows which way the ship would take now, and what it would bring to whom.
dy-what-button-tab-cards = All ten cards in words.
dy-what-button-tab-fold = Puts all players into one line, so that the map is larger. Tap a player for everything else.
dy-what-button-card-words = Every card says in words what it does. Switched off, cards are smaller and show pictures. Remembered on this device.
dy-what-button-tab-city = The Forbidden City and the Wall of Contentment.
dy-what-button-tab-region = Shows your region on the map.
dy-what-minimap = The whole map, small
dy-what-button-minimap = The frame shows what you see. Tap to get there.
dy-what-button-zoom-in = Shows the map larger.
dy-what-button-zoom-out = Shows more of the map.
dy-what-why = Why not?
dy-what-button-ask = Then tap whatever cannot be done: the reason is told.
dy-what-button-to-city = The tile goes into your part of the Forbidden City instead of onto the map. At the end the number there is squared.
dy-what-button-halt = The inspection ends here.
dy-what-button-turn-tile = Turns the tile by a sixth. The key R does the same.
dy-what-button-leave = Puts back what you have begun.
dy-what-button-confirm = Does what the preview shows.
dy-what-button-preview = What it would bring at once, to walls, at the end and by the ship; the sum is yours.
dy-what-button-end = Your turn is over. Parts of your card that you have not used lapse.
dy-what-button-undo = Takes back your last part, until something hidden was seen or the turn is over.
dy-what-no-undo = There is nothing to take back, or something hidden has been seen.

### Since your last turn

dy-since-destroyed = { $who } destroyed your canal on { $field }
dy-since-destroyed-other = { $who } destroyed a canal of { $owner } on { $field }
dy-since-way = −{ $points } on the ship’s way
dy-since-end = −{ $points } at the end
dy-since-intrigued = { $who } weaves an intrigue against you
dy-since-intrigued-other = { $who } weaves an intrigue against { $victim }
dy-since-denounced = { $who } brings unrest into your city
dy-since-denounced-other = { $who } brings unrest into the city of { $victim }
dy-since-uprising = Uprising on your wall
dy-since-uprising-other = Uprising on the wall of { $who }
dy-since-unrest = { $who } stirs up unrest on { $field }, in your region
dy-since-wall = { $who } pushes your unrest to the wall: now { $count }
dy-since-rebuilt = { $who } rebuilds yours: { $tile }, now on { $field }
dy-since-tea = { $who } serves tea: the ship stays
dy-since-round = Round { $number } begins, { $who } starts
dy-since-sailed = The ship sailed { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
 }
dy-since-sailed-over = Canals: { $canals }, unrest: { $unrest }
dy-since-built = { $who } built { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
dy-since-city = { $who } builds in the city
dy-since-city-end = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }, { $points } at the end
dy-since-raised = { $who } now has { $total } reputation
## The learn match: what the official of the court says. Short, because it is read aloud, too.

dy-learn-welcome = Welcome to court! You are yellow and govern the north. My ship sails the canal: canals bring reputation. Whoever has the most in the end wins.
dy-learn-take = Here is your first tile. Its number is the reputation that you gain when you build it. Take the bridge: 7!
dy-learn-take-no = A fine tile, but the bridge is worth more. Take the one with the 7!
dy-learn-pick = Each round you secretly keep one card and pass the others on. Tap “Remove unrest”, read it, and take it.
dy-learn-pick-attack = That is an attack. It costs two torches from your warehouse, and you have none.
dy-learn-pick-no = A good card for another day. For now look where I am pointing!
dy-learn-supply = A card has three parts. Supply first: the garden comes from your stack into your warehouse.
dy-learn-build = Now build: lift the bridge.
dy-learn-at = My ship starts beside this field. Lay it here!
dy-learn-turn = Turn the tile until its canal points at the red torch. The strip tells what it brings: at once, and by the ship. Then confirm.
dy-learn-turn-no = Not quite. Turn it once more: the canal has to lead to the red torch.
dy-learn-torches = Torches are unrest. If my ship meets one in your region, you pay 4, whoever owns the torch. At the end each costs 4 again.
dy-learn-cover = A canal may be built over a torch. Lift the garden!
dy-learn-cover-at = Here, onto the red torch. It then goes to red’s part of the wall.
dy-learn-join = The two canals are joined. Along a joined line my ship brings 4 instead of 2. Build it!
dy-learn-join-no = Like this the canals do not meet. Turn it until they touch.
dy-learn-remove = Now the third part of your card: away with this torch! Its owner is red again, so it goes to red’s wall.
dy-learn-end = All parts are used. End your turn!
dy-learn-attack = Intrigue! Red has taken 8 from you. But an attack costs two torches, and one of them goes to red’s own wall: now there are three.
dy-learn-helm = You are the starting player, so you steer. My ship makes for the nearest canal: yours. Two ways lead there. Avoid the torch!
dy-learn-helm-no = There a torch waits in your own region: that costs you 4. Go round it!
dy-learn-helm-on = 2, and along the line 4: well built! Two fields are left. Avoid the torch again.
dy-learn-uprising = Three torches on red’s wall: uprising! It costs red 12. So never let three of your own get there.
dy-learn-pick-raise = A new round, and red begins. This time take “Raise reputation”: it supplies most.
dy-learn-supply-again = Take this canal from your stack.
dy-learn-city = It may go into the Forbidden City. That brings nothing now, but at the end the number of your tiles there is squared. Try it!
dy-learn-win = After four trips it ends: 1 for each tile of your largest network, the city squared, −4 for each torch in your region. The highest reputation wins!
dy-place-region = Region, north to south
