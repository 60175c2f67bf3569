# Da Yunhe. Names of tiles and cards come into sentences as finished phrases.

dy-title = Da Yunhe

## Tiles

dy-tile-canal1 = canal 1
dy-tile-canal2 = canal 2
dy-tile-canal3 = canal 3
dy-tile-canal4 = canal 4
dy-tile-canal5 = canal 5
dy-tile-canal6 = canal 6
dy-tile-canal7 = canal 7
dy-tile-canal8 = canal 8
dy-tile-canal9 = canal 9
dy-tile-garden = garden
dy-tile-teahouse = teahouse
dy-tile-temple = temple
dy-tile-waterwheel = waterwheel
dy-tile-weir = weir
dy-tile-lock = lock
dy-tile-bridge = bridge
dy-tile-warehouse = warehouse
dy-tile-lighthouse = lighthouse
dy-tile-unrest = unrest

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

dy-title-zhuangyuan = Zhuangyuan
dy-title-bangyan = Bangyan
dy-title-tanhua = Tanhua
dy-title-juren = Juren
dy-title-xiucai = Xiucai

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
dy-option-sheet = Map and tiles
dy-option-sheet-canal = reconstructed
dy-option-colours = Colours

## What happened

dy-log-took = { $who } takes to begin with: { $tile }.
dy-log-round = Round { $number }. Starting player: { $who }.
dy-log-drafted = { $who } chooses: { $card }.
dy-log-drafted-unseen = { $who } chooses a card.
dy-log-card = { $who } plays: { $card }.
dy-log-supplied = { $who } takes from stack { $stack }: { $tile }.
dy-log-drew = { $who } draws from stack { $stack }: { $tile }.
dy-log-built = { $who } builds on { $field }: { $tile } (+{ $points }).
dy-log-built-over = { $who } builds on { $field }: { $tile } (+{ $points }). Unrest of { $owner } goes to the wall.
dy-log-unrest = { $who } stirs up unrest on { $field }.
dy-log-city = { $who } builds in the Forbidden City: { $tile }. { $count ->
    [one] { $count } tile stands there.
   *[other] { $count } tiles stand there.
 }
dy-log-turned = { $who } turns on { $field }: { $tile } ({ $owner }).
dy-log-moved = { $who } moves from { $source } to { $field }: { $tile } ({ $owner }).
dy-log-swapped = { $who } swaps { $source } and { $field }: { $tile } and { $other }.
dy-log-raised = { $who } raises their reputation (+{ $points }).
dy-log-removed = { $who } clears { $field }. Unrest of { $owner } goes to the wall.
dy-log-calmed = { $who } calms the people: unrest of { $owner } goes from the wall under stack { $stack }.
dy-log-destroyed = { $who } destroys on { $field }: { $tile } ({ $owner }).
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
 } back under the stacks.
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
dy-end-fourth-trip = fourth trip
dy-end-forty-rounds = forty rounds

## Why not?

dy-why-over = The game is over.
dy-why-over-forty = The game ended after forty rounds.
dy-why-turn = It is { $who }’s turn.
dy-why-draft-turn = { $who } is choosing a card.
dy-why-steer = { $who } steers the ship.
dy-why-inspection-turn = { $who } steers the special inspection.
dy-why-take-turn = { $who } is taking a first tile.
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
dy-why-nothing-begun = Say first what you want to build or rebuild, or what to do with your card.
dy-why-no-ship-now = The ship is not yours to steer now.
dy-why-other-card = Your card does not offer that. You play: { $card }.
dy-why-special-used = You have used this part of your card.
dy-why-supply-used = Your card allows no more supply ({ $count } in all).
dy-why-warehouse-full = Your warehouse is full: six places are all there is.
dy-why-stack-empty = Stack { $stack } is empty.
dy-why-build-used = Your card allows no more building ({ $count } in all).
dy-why-builds-spent = Your card allows two builds or one rebuild, and that is used up.
dy-why-not-held = This is not in your warehouse: { $tile }.
dy-why-no-room = There is a canal on every field.
dy-why-no-room-unrest = No field is empty.
dy-why-city-full = Your part of the city may not hold more canals than you have on the board ({ $count } stand there).
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
dy-why-no-such-line = This tile cannot lie like that now.
dy-why-no-unrest-there = There is no unrest on { $field }.
dy-why-wall-empty = There is no unrest of { $who } on the wall.
dy-why-no-such-wall = There is no seat { $seat } at this table, so it has no unrest on the wall.
dy-why-no-canal-there = There is no canal on { $field }.
dy-why-not-ahead = The ship only sails forward, one field at a time: from { $ship } it cannot get to { $field } now.
dy-why-line-first = The ship follows the joined canal first: { $fields }.
dy-why-nearest-first = The ship makes for the nearest canal first: { $canals }. { $field } is not on a shortest way there.
dy-why-goal-first = No canal lies ahead, so the ship makes for { $goal }. { $field } is not on a shortest way there.
dy-why-no-hidden-tops = None of your stacks has a hidden top.
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
dy-sheet-neighbours = In the sheet, these fields do not lie beside each other properly: { $fields }.
dy-sheet-turn = In the sheet, { $field } cannot be a turning point with { $seats } seats: it lies in a region in use, or is needed for something else.
dy-sheet-neutral = In the sheet, { $field } cannot be the neutral field of { $turn } with { $seats } seats: it has to lie beside it, outside the regions in use, and be nothing else.
dy-sheet-stuck = With { $seats } seats the ship could not get away from { $field }.

## The terminal’s board

dy-show-ship = Round { $round } · the ship is on { $field } and sails { $heading ->
    [south] south
   *[other] north
 } · trips left: { $trips }
dy-show-seat = { $who } ({ $letter }) · reputation { $reputation } · region { $region } · wall { $wall } of { $fist } · city { $city } · network { $network }
dy-show-warehouse = warehouse: { $tiles }
dy-show-stacks = stacks: { $stacks }
dy-show-card = card: { $card }
dy-show-hidden = hidden
dy-show-nothing = nothing
dy-show-received = Your cards to choose from: { $cards }
dy-show-final = { $who }, { $title }: { $points }
dy-show-legend = y yellow · r red · g green · b blue · p purple · ! unrest · n-s a line from north to south · > the ship
dy-ask-take = Take one of your three visible tiles (take 1, 2 or 3).
dy-ask-draft = Choose a card (pick).
dy-ask-act = { $card }: supply { $supplies }, build { $builds }. When you are done: end.
dy-ask-place = Where does it go (at)? { $tile }
dy-ask-turn = How does it lie (turn)? { $tile }
dy-ask-rebuild = Turn it (turn), move it (at) or swap it (swap)? { $tile }
dy-ask-under = Under which stack does the unrest go (under 1, 2 or 3)?
dy-ask-inspect = Sail on (sail) or stop (halt)?
dy-ask-sail = Choose the ship’s way (sail).

## The page

dy-page-ask-take = Take one of your three visible tiles into your warehouse
dy-page-ask-draft = Choose an action card
dy-page-ask-draft-chosen = This one? Then confirm
dy-page-ask-act = Use the parts of your card, in any order
dy-page-ask-done = Nothing more to do: end your turn
dy-page-ask-aim-supply = Tap one of your stacks
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
dy-page-ask-place = Where to? { $tile }
dy-page-ask-place-unrest = On which empty field do you stir up unrest?
dy-page-ask-turn = Tap the tile to turn it, then confirm
dy-page-ask-rebuilding = Turn it, move it to an empty field, or swap it with another?
dy-page-ask-tuck = Under which of your stacks does the unrest go?
dy-page-ask-tuck-calmed = Under which stack does the unrest go?
dy-page-ask-inspect = Steer the ship: up to { $left ->
    [one] { $left } more field
   *[other] { $left } more fields
 }
dy-page-ask-sail = Steer the ship: which way does it go?
dy-page-ask-wait-take = { $who } takes the first tile
dy-page-ask-wait-draft = { $who } chooses a card
dy-page-ask-wait-act = It is { $who }’s turn
dy-page-ask-wait-sail = { $who } steers the ship
dy-page-ask-won = You have won!
dy-page-ask-winner = { $who } wins!
dy-page-ask-shared = Winners: { $names }
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
 }, the ship sails { $heading ->
    [north] north
   *[other] south
 }
dy-page-tea-break = Tea break: the ship does not sail this round
dy-page-map = Map of the canal
dy-page-north-left = north is left
dy-page-region = Region { $number } · { $who }
dy-page-region-of = region of { $who }
dy-page-neutral = no one’s land
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
dy-page-edge-se = southeast
dy-page-edge-s = south
dy-page-edge-sw = southwest
dy-page-edge-nw = northwest
dy-page-ship-here = the ship is here
dy-page-possible = possible
dy-page-minimap = Overview: tap to go there
dy-page-zoom-in = Larger
dy-page-zoom-out = Smaller
dy-page-forecast = What would the ship do now?
dy-page-forecast-short = Forecast
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
dy-page-wall-note = from { $fist } on: { $points }
dy-page-wall-part = { $who }: { $count ->
    [one] { $count } unrest tile on the wall
   *[other] { $count } unrest tiles on the wall
 }
dy-page-wall-choose = Choose the unrest of { $who }
dy-page-players = Players
dy-page-players-note = reputation · card · warehouse · stacks
dy-page-start = starts
dy-page-thinking = thinking
dy-page-away = away
dy-page-look-at = { $who }: { $points } reputation, card: { $card }. Show more
dy-page-card-words = { $card }: the card in words
dy-page-card-hidden = face down
dy-page-card-none = no card yet
dy-page-tile = { $tile }, value { $value }
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
dy-page-free = free
dy-page-stacks = Your stacks
dy-page-supply-left = supply: { $count } left
dy-page-network = Network
dy-page-hall = City
dy-page-riots = Unrest
dy-page-supply = Supply
dy-page-build = Build
dy-page-rebuild = Rebuild
dy-page-rebuild-note = instead
dy-page-left = { $count ->
    [0] done
   *[other] { $count } left
 }
dy-page-once = once
dy-page-spent = done
dy-page-attack-note = costs 2 unrest
dy-page-attack-cost = Costs two unrest tiles from your warehouse.
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
dy-page-special-calm = One unrest tile goes from the wall under a stack of its owner.
dy-page-special-destroy = Destroy one canal on the board.
dy-page-special-inspect = Steer the ship at once, up to three fields; unrest stops it.
dy-page-special-tea = The ship does not sail this round.
dy-page-special-spy = Turn up all hidden tiles on top of your stacks.
dy-page-special-intrigue = Somebody else loses 8 reputation.
dy-page-special-denounce = One unrest tile goes into somebody else’s city, for good.
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
dy-page-into-city = Into the city
dy-page-halt = Stop here
dy-page-turn-tile = Turn the tile
dy-page-leave = Never mind
dy-page-build-here = Build here
dy-page-lay-so = Lay it so
dy-page-sail = Sail there
dy-page-confirm = Confirm
dy-page-take-back = Undo
dy-page-end-turn = End turn
dy-page-tab-city = City
dy-page-tab-wall = Wall
dy-page-uprising = Uprising against { $who }!
dy-page-why = Why not?
dy-page-clause = Rule { $clause }
dy-page-close = Close
dy-page-scoring = Where reputation came from
dy-page-source-start = At the start
dy-page-chart = Reputation round by round
dy-page-chart-words = Course of reputation over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }; the table below has the same figures
dy-page-chart-table = As a table
