# Click! The Great Wall. Names of cards come into sentences as finished phrases.

cl-title = Click! The Great Wall
cl-tick = Turn { $number }
cl-moment-photo = Photo
cl-moment-last = The last turns begin
cl-use-wrong = Clicks without a photo
cl-use-move = Move
cl-use-dropped = Laid down without effect

## Cards

cl-motif-lantern = lantern
cl-motif-fan = fan
cl-motif-blossom = blossom
cl-motif-crane = crane
cl-motif-hiker = hiker
cl-motif-tower = tower
cl-motif-panda = panda
cl-motif-head = dragon’s head
cl-motif-middle = dragon’s middle
cl-motif-tail = dragon’s tail
cl-motif-rickshaw = rickshaw
cl-motif-named = { $name }
cl-action-move1 = Move 1
cl-action-move2 = Move 2
cl-action-swap = Swap
cl-action-remove = Remove
cl-action-extra = Extra composition
cl-action-replace = New market
cl-action-back = Take back
cl-row-three = { $a }, { $b }, { $c }
cl-row-four = { $a }, { $b }, { $c }, { $d }
cl-row-five = { $a }, { $b }, { $c }, { $d }, { $e }
cl-row-six = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
cl-cards-none = no cards
cl-cards-two = { $a }, { $b }

## Colours of the seats

cl-look-amber = Amber, round
cl-look-plum = Plum, square
cl-look-teal = Teal, triangle
cl-look-blue = Blue, diamond

## Options

cl-option-photos = Photos
cl-option-photos-race = whoever calls first
cl-option-photos-calm = calm: everybody decides in secret
cl-option-short = Length
cl-option-short-full = the whole game
cl-option-short-minus4 = short (4 fewer compositions)
cl-option-short-minus5 = shorter (5 fewer)
cl-option-short-minus6 = shortest (6 fewer)
cl-option-begins = Who begins
cl-option-begins-random = by lot
cl-option-begins-1 = player 1
cl-option-begins-2 = player 2
cl-option-begins-3 = player 3
cl-option-begins-4 = player 4
cl-option-lockout = After a wrong call
cl-option-lockout-off = nothing happens
cl-option-lockout-on = no call for 5, 10, 20 seconds
cl-option-helper = Helper for beginners
cl-option-helper-off = off
cl-option-helper-on = shows your own photos
cl-option-cap = Allowance for slow lines
cl-option-cap-250ms = up to 250 ms
cl-option-cap-400ms = up to 400 ms
cl-option-cap-150ms = up to 150 ms
cl-option-patience = Calm photos: time to decide
cl-option-patience-15s = 15 seconds
cl-option-patience-30s = 30 seconds
cl-option-patience-60s = 60 seconds
cl-option-sheet = Cards
cl-option-sheet-standard = reconstructed by us
cl-option-colours = Colours

## What happened

cl-log-turn = Turn { $turn }: { $who }.
cl-log-rickshaws = { $count ->
    [one] The rickshaw drives one card on.
   *[other] The rickshaws drive one card on.
 }
cl-log-rickshaw-left = { $count ->
    [one] The rickshaw drives off the wall.
   *[other] The rickshaws drive on, and one of them leaves the wall.
 }
cl-log-rickshaw-came = A rickshaw! It stops at place { $place }.
cl-log-rickshaw-waits = A rickshaw! There is no room for it, so it waits.
cl-log-drew-wall = { $who } draws from the deck: { $card }.
cl-log-laid-left = { $who } adds at the left end: { $card }.
cl-log-laid-right = { $who } adds at the right end: { $card }.
cl-log-market = New in the market: { $cards }.
cl-log-refilled = The wall is refilled from the left: { $cards }.
cl-log-wall-shuffled = The discarded wall cards become the new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }).
cl-log-actions-shuffled = The discarded actions become the new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
 }).
cl-log-moved = { $who } moves from place { $origin } to place { $target }: { $card }.
cl-log-swapped = { $who } swaps place { $place } ({ $card }) and place { $target } ({ $other }).
cl-log-removed = { $who } removes from place { $place }: { $card }.
cl-log-extra = { $who } asks for an extra composition.
cl-log-dropped = { $who } can carry out no action and lays one down without effect: { $card }.
cl-log-replaced = { $who } replaces the market.
cl-log-took-back = { $who } takes back to place { $place }: { $card }.
cl-log-renewed = { $who } discards the whole hand, with { $count ->
    [one] { $count } composition
   *[other] { $count } compositions
 }.
cl-log-drew-action = { $who } draws: { $a }.
cl-log-drew-two-actions = { $who } draws: { $a }, { $b }.
cl-log-drew-three-actions = { $who } draws: { $a }, { $b }, { $c }.
cl-log-drew-actions-unseen = { $who } draws { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
 }.
cl-log-drew-composition = { $who } draws the composition { $a }.
cl-log-drew-two-compositions = { $who } draws the compositions { $a } · { $b }.
cl-log-drew-compositions-unseen = { $who } draws { $count ->
    [one] { $count } composition
   *[other] { $count } compositions
 }.
cl-log-called = { $who }: CLICK!
cl-log-wrong = No photo after all, { $who }.
cl-log-outrun = No photo left for { $who }: somebody was faster.
cl-log-locked = Wait { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
 } before you call again, { $who }.
cl-log-photo = Photo! { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $row }.
cl-log-photo-open = Photo of an open composition! { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $row }.
cl-log-decided = Everybody has decided.
cl-log-photo-gone = { $who } was about to take a photo, but its cards are gone.
cl-log-last-turns = The last composition is drawn: one more turn for everybody, { $who } last.
cl-log-ended = { $count ->
    [one] The game is over.
   *[other] The game is over, and the victory is shared.
 }
cl-end-last-open = The last open composition is taken
cl-end-last-turns = Everybody has had the last turn
cl-end-turn-limit = 200 turns have been played

## Why not?

cl-why-over = The game is over.
cl-why-turn = It is { $who }’s turn.
cl-why-no-move = There is no such move in this game.
cl-why-no-window = No photo now: something is being done to the wall.
cl-why-called = You have called already.
cl-why-passed = You have said that you do not call in this window.
cl-why-closed = { $count ->
    [one] { $count } wrong call: this window is closed for you.
   *[other] { $count } wrong calls: this window is closed for you.
 }
cl-why-frozen = The wall is frozen: { $who } has called.
cl-why-call-first = There is no call of yours to mark: press CLICK first.
cl-why-call-over = Your call is over already. When the time is up, it counts as a wrong call.
cl-why-no-call = You have not called.
cl-why-answered = You have decided already.
cl-why-answer-first = First everybody decides about a photo.
cl-why-calm = At this table photos are taken calmly: mark yours, or pass.
cl-why-not-yours = You do not hold { $slot ->
    [one] { $slot } composition
   *[other] { $slot } compositions
 }.
cl-why-open-taken = This open composition has been photographed already.
cl-why-open-turn = The open compositions are only for the player whose turn it is.
cl-why-beyond-wall = The wall ends before this stretch does.
cl-why-covered = There is a rickshaw on place { $place }.
cl-why-no-match = Place { $place } shows: { $found }. Wanted there: { $wanted }.
cl-why-dragon = The dragon must be complete: place { $place } shows { $found }. Wanted there: { $wanted }.
cl-why-false-start = Too fast: nobody could have seen this photo yet.
cl-why-by-itself = That happens by itself.
cl-why-step-one = Wait: the rickshaws drive first.
cl-why-take-first = First add a card to the wall: from the market or from the deck.
cl-why-lay-first = First lay the card that you have drawn: left or right.
cl-why-choose-new = First add one of the new market cards to the wall.
cl-why-taken-already = You have added your card already; now play an action.
cl-why-turn-done = Your turn is done.
cl-why-no-market-card = There is no card at place { $place } of the market.
cl-why-deck-empty = There is nothing left to draw.
cl-why-not-held = You do not have this action card: { $card }.
cl-why-renew-late = You have played an action card; your hand can only be exchanged before that.
cl-why-end-early = Play at least one action card, or exchange your hand.
cl-why-can-play = One of your action cards can be carried out. Play that one, or exchange your hand.
cl-why-rest = “Pass for the whole turn” is for calm photos only.
cl-why-distance = A card moves exactly one place or exactly two.
cl-why-no-place = The wall has no place { $place }.
cl-why-same-card = A swap takes two cards.
cl-why-tower = The tower at place { $place } cannot be moved.
cl-why-rickshaw = A rickshaw stands on place { $place }; its card stays where it is.
cl-why-no-composition = There are no compositions left to draw.
cl-why-no-new-market = There are no cards for a new market.
cl-why-not-discarded = This does not lie in the discard pile: { $card }.
cl-notation = “{ $typed }” is not a move. Examples: take 2 left · draw · lay right · move 5 6 · swap 2 7 · remove 3 · back crane 1 · extra · replace · renew · end · click · photo 1 4 · photo b 4 · nothing

## Component sheets

cl-sheet-unknown = There is no card sheet “{ $name }”. There are: { $known }.
cl-sheet-toml = The card sheet cannot be read: { $why }
cl-sheet-wrong = Card sheet, { $line ->
    [0] not found in any line
   *[other] line { $line }
 }, “{ $field }”: { $why }
cl-sheet-why-text = it has to be a text.
cl-sheet-why-texts = it has to be a list of texts.
cl-sheet-why-table = there has to be such a section.
cl-sheet-why-number = it has to be a whole number from { $low } to { $high }.
cl-sheet-why-name = a motif’s name has at most { $longest } letters, no hyphen and no star, and is not “rickshaw”.
cl-sheet-why-needed = the rules speak of this motif, so there has to be at least one card of it.
cl-sheet-why-unknown = there is no motif “{ $name }” under [wall].
cl-sheet-why-drawing = there is no such drawing. There are: { $known }.
cl-sheet-why-action = there is no such action card. There are: { $known }.
cl-sheet-why-compositions = it has to be a list of entries with row and points.
cl-sheet-why-size = { $found ->
    [one] { $found } motif
   *[other] { $found } motifs
 } in a row; from { $low } to { $high } are possible.
cl-sheet-why-dragons = it has to be a list of dragons, each of head and tail, or of head, middle and tail, or the other way round.
cl-sheet-why-dragon = this dragon does not join. On this sheet there are: { $known }.
cl-sheet-why-impossible = “{ $name }” is missing { $missing ->
    [one] { $missing } time
   *[other] { $missing } times
 }: the box has { $found } of it.
cl-sheet-count = The card sheet does not add up (line { $line }): “{ $part }” has { $found ->
    [one] { $found } card
   *[other] { $found } cards
 } instead of { $wanted }.
cl-sheet-plain = In the card sheet (from line { $line } on), only { $found ->
    [one] { $found } composition is
   *[other] { $found } compositions are
 } without dragon and panda; { $wanted } are needed.

## The terminal's board

cl-show-wall = The wall:
cl-show-wall-empty = The wall is empty.
cl-show-market = Market: { $cards } · deck: { $deck } · discarded: { $discard }
cl-show-open = Open: { $letter } { $row } ({ $points })
cl-show-open-none = Open: { $letter } –
cl-show-seat = { $who } · { $points } · { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
 } · { $actions }+{ $compositions } cards
cl-show-composition = Yours: { $slot } { $row } ({ $points })
cl-show-action = Action: { $card }
cl-show-decks = Compositions left: { $compositions } · actions left: { $actions }
cl-show-last = Turns left: { $turns }
cl-ask-start = The turn begins. Go on (go), or do you see a photo (click)?
cl-ask-take = Add a card: from the market (take 1 left) or from the deck (draw)? Or a photo (click)?
cl-ask-place = You have drawn: { $card }. Lay it left or right (lay left, lay right).
cl-ask-must-take = The deck gave nothing: add a market card (take 1 left).
cl-ask-act = Play an action card (move, swap, remove, back, extra, replace), or exchange your hand (renew). Or a photo (click)?
cl-ask-act-more = One more action card? Or finish (end), or a photo (click)?
cl-ask-replaced = Add one of the new market cards (take 1 left).
cl-ask-ending = The turn ends. Go on (go), or do you see a photo (click)?
cl-ask-mark = You have called. Mark the composition and where it begins (photo 1 4, photo b 4), or give up (nothing).
cl-ask-call = Do you see a photo (click), or not (pass)?
cl-ask-answer = Do you see a photo (photo 1 4, photo b 4), or not (pass; for the whole turn: pass turn)?

## The page

cl-page-you = You
cl-page-click = CLICK!
cl-page-space = space bar
cl-page-shutter = Call a photo
cl-page-lead-mine = Your turn.
cl-page-lead-mark = Your call!
cl-page-lead-calls = { $own ->
    [1] You call!
   *[other] { $who } calls!
 }
cl-page-lead-pressed = Click!
cl-page-lead-calm = A photo?
cl-page-lead-turn = Turn { $turn }.
cl-page-lead-over = The end.
cl-page-lead-photo = Photo!
cl-page-lead-wrong = No photo.
cl-page-lead-late = Time is up.
cl-page-lead-outrun = Too late.
cl-page-lead-gone = Too late.
cl-page-lead-locked = Not yet.
cl-page-ask-news-photo = { $own ->
    [1] The photo is yours
   *[other] { $who } takes the photo
 }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }.
cl-page-ask-news-wrong = { $own ->
    [1] Your call led to nothing; play goes on.
   *[other] { $who }’s call led to nothing; play goes on.
 }
cl-page-ask-news-late = You did not mark a photo in time. That counts as a wrong call.
cl-page-ask-news-outrun = { $own ->
    [1] Somebody was faster than you. That was no wrong call.
   *[other] Somebody was faster than { $who }. That was no wrong call.
 }
cl-page-ask-news-gone = { $own ->
    [1] The cards of your photo are gone.
   *[other] The cards of { $who }’s photo are gone.
 }
cl-page-ask-news-locked = After a wrong call you wait: { $count ->
    [one] { $count } second.
   *[other] { $count } seconds.
 }
cl-page-ask-won = { $byPhotos ->
    [1] You have won! { cl-page-by-photos }
   *[0] You have won!
  }
cl-page-ask-winner = { $byPhotos ->
    [1] { $who } wins! { cl-page-by-photos }
   *[0] { $who } wins!
  }
cl-page-by-photos = As many points, but more photos.
cl-page-ask-shared = The victory is shared: { $names }.
cl-page-ask-mark = Tap the composition, then its first card on the wall.
cl-page-ask-mark-where = Now tap the first card of the stretch.
cl-page-ask-mark-which = Now tap the composition.
cl-page-ask-pressed = Who was first?
cl-page-ask-calls = The wall is frozen. You may still call.
cl-page-ask-queued = { $who } was faster. You are next.
cl-page-ask-calm = Press Click and mark it, or pass. Nobody sees what you decide.
cl-page-ask-calm-mark = Tap the composition, then its first card on the wall.
cl-page-ask-calm-wait = { $count ->
    [one] One player is still deciding.
   *[other] { $count } players are still deciding.
 }
cl-page-ask-take = Take a card from the market or from the deck.
cl-page-ask-take-end = To which end of the wall?
cl-page-ask-place = To which end does the drawn card go?
cl-page-ask-must-take = The deck gave nothing: take a market card.
cl-page-ask-act = Play an action card.
cl-page-ask-act-more = One more action, or done?
cl-page-ask-replaced = Lay one of the new cards.
cl-page-ask-start = The rickshaws are about to roll.
cl-page-ask-start-look = A moment to look at the wall.
cl-page-ask-ending = The turn is about to pass on.
cl-page-ask-move1 = Move by one: which card?
cl-page-ask-move1-to = To the left or to the right?
cl-page-ask-move2 = Move by two: which card?
cl-page-ask-move2-to = To the left or to the right?
cl-page-ask-swap = Swap: tap two cards of the wall.
cl-page-ask-swap-to = With which card?
cl-page-ask-remove = Remove: which card?
cl-page-ask-extra = Draw one more composition?
cl-page-ask-replace = Discard the market and turn up three new cards?
cl-page-ask-back = Take back: which card from the discards?
cl-page-ask-back-to = Where does it go?
cl-page-ask-renew = Exchange your whole hand? Your turn ends with that.
cl-page-ask-drop = None of your action cards can be carried out. Lay this one down without effect?
cl-page-ask-confirm = Like this?
cl-page-ask-wait = It is { $who }’s turn. Keep looking: photos are open to everybody.
cl-page-ask-past = This is how it was: { $own ->
    [1] it was your turn.
   *[other] it was { $who }’s turn.
 }
cl-page-step-rickshaws = Rickshaws
cl-page-step-lay = Add
cl-page-step-act = Action { $number } of { $most }
cl-page-step-draw = Draw
cl-page-do = Do it
cl-page-cancel = Cancel
cl-page-done = Done
cl-page-renew = Exchange the hand
cl-page-pass = No photo
cl-page-pass-turn = None for the rest of this turn
cl-page-give-up = Give up the call
cl-page-seconds = { $count ->
    [one] { $count } second to mark
   *[other] { $count } seconds to mark
 }
cl-page-seats = Players
cl-page-note-active = to move
cl-page-note-calls = calls
cl-page-note-answered = has decided
cl-page-note-won = has won
cl-page-note-resting = not asked in this turn
cl-page-status-here = is here
cl-page-status-away = is away
cl-page-status-bot = bot
cl-page-points = { $count ->
    [one] point
   *[other] points
 }
cl-page-points-sum = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
cl-page-points-short = { $points } p
cl-page-actions-held = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
cl-page-pictures-held = { $count ->
    [one] { $count } composition
   *[other] { $count } compositions
 }
cl-page-album = Photo album
cl-page-album-of = { $who }: { $count ->
    [one] { $count } photo
   *[other] { $count } photos
 }
cl-page-no-photos = No photo yet.
cl-page-no-photos-over = No photo.
cl-page-open = Open compositions
cl-page-open-short = Open
cl-page-open-note = in your turn only
cl-page-pictures = Your compositions
cl-page-secret = secret
cl-page-picture = { $motifs }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cl-page-taken = photographed already
cl-page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cl-page-subject-dragon = Dragon
cl-page-subject-panda = Panda
cl-page-subject-tower = Tower
cl-page-actions = Your actions
cl-page-actions-fold = Actions
cl-page-actions-most = { $count ->
    [one] one a turn
   *[other] up to { $count } a turn
 }
cl-page-useless = cannot be played now
cl-page-act-move1 = Move 1
cl-page-act-move2 = Move 2
cl-page-act-swap = Swap
cl-page-act-remove = Remove
cl-page-act-extra = Extra
cl-page-act-replace = New market
cl-page-act-back = Take back
cl-page-does-move1 = one place
cl-page-does-move2 = two places
cl-page-does-swap = two cards
cl-page-does-remove = one card
cl-page-does-extra = composition
cl-page-does-replace = lay one
cl-page-does-back = a discard
cl-page-supply = Market and piles
cl-page-market = Market
cl-page-market-card = Market card { $place }: { $motif }
cl-page-deck = Deck
cl-page-piles = deck { $deck } · discards { $discard }
cl-page-decks = { $pictures } compositions, { $actions } actions left
cl-page-deck-of = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cl-page-turns-left = { $count ->
    [one] last turn
   *[other] { $count } turns left
 }
cl-page-discard = Discards
cl-page-discard-of = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cl-page-pick-discard = Which card goes back to the wall?
cl-page-wall = The wall, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cl-page-covered = under a rickshaw
cl-page-fixed = stays where it is
cl-page-may = can be chosen
cl-page-wall-left = Further left along the wall
cl-page-wall-right = Further right along the wall
cl-page-card-size = Size of the wall’s cards: { $size }
cl-page-what-card = Do you see a photo? Press CLICK first, then mark it. Action cards can move this card.
cl-page-what-tower = A tower stays where it is: no action card moves or removes it. Other cards may pass it, and photos may show it.
cl-page-what-rickshaw = A rickshaw stands here: this card cannot be photographed, moved or removed. It drives one card to the right when a turn begins.
cl-page-what-dragon = For a photo the dragon must be whole, exactly as the composition shows it. Do you see it? Press CLICK first, then mark it.
cl-page-what-picture = As soon as the wall shows these cards side by side in this order: press CLICK, then tap here.
cl-page-what-open = An open composition is only for the player whose turn it is.
cl-page-what-finish = What counts is the bold time. It is the time measured at the table, less the allowance for the line (hatched). “Device” is what that player’s own page measured.
cl-page-last-tag = last
cl-page-gap = Put it at place { $place }
cl-page-end-left = Left end
cl-page-end-right = Right end
cl-page-cap-lantern = Lantern
cl-page-cap-fan = Fan
cl-page-cap-blossom = Blossom
cl-page-cap-crane = Crane
cl-page-cap-hiker = Hiker
cl-page-cap-tower = Tower
cl-page-cap-panda = Panda
cl-page-cap-head = Head
cl-page-cap-middle = Middle
cl-page-cap-tail = Tail
cl-page-finish = Photo finish
cl-page-finish-never = Photo finish: when two call, their times stand here.
cl-page-finish-last = Last photo finish:
cl-page-finish-what = What do the numbers mean?
cl-page-finish-closes = closes in { $seconds } s
cl-page-finish-sum = ({ $elapsed } − { $credit } line; device { $device })
cl-page-finish-alone = Only { $who } called.
cl-page-finish-ahead = { $who } was { $ms } ms ahead of { $other }.
cl-page-finish-draw = A dead heat between { $who } and { $other }, decided by lot.
cl-page-finish-false = too soon
cl-page-ms = { $ms } ms
cl-page-one-device = Around one device nobody races to call: after each change of the wall everybody says for themselves whether they see a photo. So the device changes hands often.
cl-page-curtain-photo = { $who }, photo or no photo?
cl-page-missed = Missed photos
cl-page-missed-none = Nobody missed a photo.
cl-page-missed-sum = { $who } left { $count ->
    [one] { $count } point
   *[other] { $count } points
 } lying
cl-page-missed-show = { $times ->
    [one] once
   *[other] { $times } times
 }
cl-page-missed-when = turn { $turn } · { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## The rules page

cl-rules-claim = Everybody looks at the same wall. Whoever sees the picture first calls.
cl-rules-goal = Find the very row on the wall that your composition shows. Be the first to press **CLICK!**, and the photo is yours.
cl-rules-turn = **1** The rickshaws roll on. **2** Add a card to one end of the wall. **3** Play an action. Then draw.
cl-rules-end = Once the three open compositions are photographed, the game is over; once their deck is empty, everybody has one more turn. Most points win.
cl-rules-box = All cards
cl-rules-box-note = How many cards there are in all stands in the printed rules. What is on each of them stood in pictures that we do not have. This selection we drew and tried out ourselves.
cl-page-rules-wanted = wanted
cl-page-box-wall = { $count ->
    [one] { $count } wall card
   *[other] { $count } wall cards
 }
cl-page-box-wall-note = { $count } with a motif, { $rickshaws ->
    [one] { $rickshaws } rickshaw
   *[other] { $rickshaws } rickshaws
 }
cl-page-box-compositions = { $count ->
    [one] { $count } composition
   *[other] { $count } compositions
 }
cl-page-box-compositions-note = from left to right, p = points
cl-page-box-actions = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
 }

## What is this?

cl-what-wall = Wall card, place { $place }
cl-what-market = Market card { $place }
cl-what-own = Your composition { $number }
cl-what-open = Open composition { $letter }
cl-what-action = Your action card
cl-what-pile = Pile
cl-what-button = Button
cl-what-player = At the table
cl-what-table = On the table
cl-what-may = You can do that now.
cl-what-free = Free: action cards can move, swap or remove it.
cl-what-wall-choose = You can choose it now.
cl-what-covered = A rickshaw stands on it: it cannot be photographed, moved, swapped or removed.
cl-what-tower = It stays where it is: no action card moves, swaps or removes it.
cl-what-photo = On a photo
cl-what-photo-plain = The cards lie side by side, left to right exactly as on the composition. No gaps, no mirror image.
cl-what-photo-tower = A photo may show it, and takes it like any other card. Other cards may pass it.
cl-what-photo-dragon = The dragon must be whole, its parts side by side exactly as on the composition. On the wall they may lie in any order.
cl-what-rickshaw = At the start of every turn it moves one card to the right, at the end of the wall it drives off.
cl-what-rickshaw-comes = If one turns up, it stops at once on the first card from the left without a rickshaw, and the draw goes on.
cl-what-count = { $count ->
    [one] There is { $count } of them in the box.
   *[other] There are { $count } of them in the box.
 }
cl-what-take = Take it and lay it at the left or the right end of the wall.
cl-what-market-title = Step 2 of a turn
cl-what-market-words = One card, from here or from the deck, goes to an end of the wall. Then the market is filled up to three.
cl-what-draw = Turn up the top card; then you choose the end of the wall.
cl-what-deck = Face-down wall cards. When it runs out, the discards are shuffled and become the new deck.
cl-what-look-through = Tap it to look through: everybody may.
cl-what-reshuffled = When the deck runs out, these cards become the new one.
cl-what-back-card = Choose it, then its place in the wall.
cl-what-taken = Somebody has photographed it. Open compositions are not replaced; when the last one is gone, the game ends at once.
cl-what-worth = { $points ->
    [one] point
   *[other] points
 } for you once you photograph it, in anybody’s turn.
cl-what-worth-open = { $points ->
    [one] point
   *[other] points
 } for you if you photograph it in your turn.
cl-what-last-open = Whoever photographs the last open one ends the game at once.
cl-what-act-move1 = Move a wall card exactly one place to the left or right.
cl-what-act-move2 = Move a wall card exactly two places to the left or right; the cards it passes make room.
cl-what-act-swap = Two wall cards trade places, wherever they lie.
cl-what-act-remove = Discard a wall card; the wall closes up.
cl-what-act-extra = Draw one more composition. You keep more than two until photos bring you back to two.
cl-what-act-replace = The market is discarded and three new cards turn up. Lay one of them at an end of the wall.
cl-what-act-back = A wall card of your choice comes from the discards to any place in the wall.
cl-what-gap = Put the card here.
cl-what-end-of-wall = Lay the card here.
cl-what-end = No more action cards in this turn. Your hand is filled up to three, and the turn passes on.
cl-what-renew = Instead of actions: discard all your cards, actions and compositions, and draw three and two new ones. That ends your turn.
cl-what-pass = You see no photo. Nobody learns what you chose before all have.
cl-what-pass-turn = You are not asked again in this turn, whatever comes to lie on the wall.
cl-what-nothing = You show nothing: it counts as a wrong call.
cl-what-card-size = Size of the wall cards
cl-what-card-size-words = Many small cards in sight, or fewer large ones. Only on this device.
cl-what-call = See a photo? Press first, then show: tap the composition and its first card on the wall.
cl-what-call-now = You may call now. The wall then stands still until you have shown your photo.
cl-what-call-calm = Press to mark a photo. Nobody sees what you choose.
cl-what-wrong = If it was no photo
cl-what-lock-out = { $seconds ->
    [one] You cannot call for { $seconds } second.
   *[other] You cannot call for { $seconds } seconds.
 } Each further one costs more; a photo clears it.
cl-what-no-lock-out = Nothing happens at this table, and the game goes on.
cl-what-time = Time to show the photo
cl-what-time-words = So long the wall stands still after a call. After wrong calls the time gets shorter, until the next photo.
cl-what-score = The points of all own photos. Most points win; if tied, most photos.
cl-what-album = Photos taken so far. Tap it to look at them.
cl-what-hand = In the hand, hidden from the others.
cl-what-turn = It is this player’s turn. You may still photograph your own compositions.
cl-what-turn-own = It is your turn: the open compositions are yours to photograph, too.
cl-what-decks = Cards left
cl-what-decks-pictures = The clock of the game: once the last one is drawn, everybody has one more turn.
cl-what-decks-actions = When they run out, their discards are shuffled.
cl-what-steps = The steps of a turn
cl-what-step-rickshaws = All rickshaws move one card to the right.
cl-what-step-lay = One card from the market or the deck goes to an end of the wall.
cl-what-step-act = { $most ->
    [one] In a turn you play one action card.
   *[other] In a turn you play one action card, or up to { $most }.
 }
cl-what-step-draw = The hand is filled up to three action cards.
cl-what-overview = The whole wall, small
cl-what-overview-words = The frame shows what you see of the wall below. Tap or drag to get there.

### Since your last turn

cl-since-photo = { $who } took a photo: { $row }
cl-since-photo-open = An open composition less
cl-since-broken = { $who } took a card of yours: { $row }
cl-since-dragon = { $who } laid on the wall: { $part }
cl-since-rickshaw = A rickshaw came
cl-since-market = { $who } replaced the market: { $cards }
cl-since-last = Last turns: { $who } ends
## The learn match

cl-learn-hello = Hi! We look for photos on the wall. Cards side by side as in a frame, press CLICK, and its points are yours.
cl-learn-card = In your turn you first add a card. Lantern, hiker, fan: only the lantern is missing! Put it on the left.
cl-learn-card-no = That one does not complete the picture. Look at the frame: the lantern comes first.
cl-learn-click = There it is! Call before anybody else does: press CLICK! In your turn the open compositions count, too.
cl-learn-mark = The wall stands still. Now show it: tap the composition, then its first card. In a match you have 6 seconds.
cl-learn-mark-no = Not quite: it has to be the very row of the composition, read from left to right. Try again!
cl-learn-points = Your first photo! It lies in your album and counts 1 point. Its cards are gone, and the wall was filled up on the left.
cl-learn-action = Then you play an action card. Swap crane and panda: with a hiker on the left you would have your secret picture.
cl-learn-action-no = A good card, but now another one helps. Take the one I am pointing at!
cl-learn-anytime = The other one has added a hiker, just what you need! Your own compositions you may call in every turn: CLICK!
cl-learn-mark-own = Pandas count 2. First the composition, then its first card!
cl-learn-dragon-card = A dragon: its head, and the tail right behind it. First add a card again, as in every turn.
cl-learn-dragon-card-no = That would do as well, but let us take the one I am pointing at.
cl-learn-dragon-move = Only the crane is in the way. Move it two places to the right!
cl-learn-dragon-click = Head and tail, side by side. Quick!
cl-learn-dragon-mark = Mark it as before. The head has to be on the left: the other way round it does not count.
cl-learn-rickshaw = Panda and lantern the other one saw first: 2 points. And a rickshaw went by, one card a turn: its card can be neither moved nor photographed.
cl-learn-draw = Instead of the market you may try your luck: draw the top card of the deck.
cl-learn-lay = A dragon’s head! Left or right, as you like.
cl-learn-wrong-call = And if you call, and there is nothing? Try it: press CLICK!
cl-learn-nothing = There is no photo of yours. Give up the call.
cl-learn-nothing-no = That is not on the wall. This time there really is nothing: give up the call.
cl-learn-locked = A wrong call costs time: your shutter is locked for 5 seconds, the next time for 10. A photo makes that good again.
cl-learn-end = The game ends with the last open composition, or soon after their deck is empty. Then most points win. You are ahead!
