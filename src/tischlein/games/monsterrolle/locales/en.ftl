# Monsterrolle. Card names come into sentences as finished phrases.

mr-title = Monsterrolle

## Cards

mr-red = red
mr-orange = orange
mr-yellow = yellow
mr-green = green
mr-blue = blue
mr-purple = purple
mr-paper = { $star ->
    [0] { $left }-{ $right } paper
   *[other] { $left }-{ $right } star paper
 }
mr-tear = { $colour } tear
mr-stop = stop card
mr-scoring = scoring card

## Monsters

mr-look-blubb = Blubb
mr-look-wuschel = Shaggy
mr-look-knolle = Tuber
mr-look-brumm = Grumble

## Options

mr-option-direction = How paper may lie
mr-option-direction-free = either way round
mr-option-direction-fixed = as printed
mr-option-sheet = Cards
mr-option-sheet-six = six colours
mr-option-sheet-four = four colours
mr-option-begins = Who begins
mr-option-begins-random = by lot
mr-option-begins-1 = player 1
mr-option-begins-2 = player 2
mr-option-begins-3 = player 3
mr-option-begins-4 = player 4
mr-option-monsters = Monsters

## What happened

mr-log-turn = Turn { $turn }: { $who }.
mr-log-drew = { $who } draws: { $card }.
mr-log-drew-unseen = { $who } draws a card.
mr-log-took = { $who } takes from the discard pile: { $card }.
mr-log-turned-up = The discard pile starts again with: { $card }.
mr-log-scoring = { $number ->
    [1] The first scoring!
    [2] The second scoring!
   *[other] The third and last scoring!
 }
mr-log-scored = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } and has { $total } in all.
mr-log-laid = { $who } lays at place { $place }: { $card }.
mr-log-covered = { $who } lays at place { $place }: { $card }. Covered: { $over }.
mr-log-protected = { $who } protects place { $place } with a stop card.
mr-log-torn = { $who } tears { $victim }’s place { $place }: { $card }.
mr-log-discarded = { $who } discards: { $card }.
mr-log-ended = { $count ->
    [one] The game is over.
   *[other] The game is over, and the victory is shared.
 }
mr-end-third-scoring = third scoring

## Why not?

mr-why-over = The game is over.
mr-why-turn = It is { $who }’s turn.
mr-why-no-move = There is no such move in this game.
mr-why-fill-first = Fill your hand first: from the pile (draw) or from the discards (take).
mr-why-hand-full = You draw only at the start of your turn, until you hold five cards.
mr-why-not-held = You do not have this in your hand: { $card }.
mr-why-direction = At this table the card is { $card }, not the other way round.
mr-why-two-cards = Two cards have left your hand in this turn; that is all.
mr-why-nothing-done = Lay or discard at least one card before you end the turn.
mr-why-after-discard = You have discarded; now you can only discard once more or end the turn.
mr-why-beyond-end = Your row has no such place; the next free one is place { $place }.
mr-why-protected = A stop card closes place { $place }.
mr-why-joint-append = It does not match its neighbour: place { $place } ends in { $left }, place { $next } would begin with { $right }.
mr-why-joint = The colours would not match: place { $place } would end in { $left }, place { $next } begin with { $right }.
mr-why-joint-open = Mend your row first: place { $place } ends in { $left }, but place { $next } begins with { $right }.
mr-why-no-repair = Place { $place } would end in { $left }, place { $next } begin with { $right }, and no second card of yours can mend that.
mr-why-stop-nothing = A stop card only protects paper that you laid in this turn, and there is none.
mr-why-stop-elsewhere = A stop card only protects the paper that you laid in this turn: at place { $place }.
mr-why-tear-own = You do not tear your own paper.
mr-why-tear-no-paper = There is no paper to tear at place { $place }.
mr-why-tear-colour = Neither side of that paper is { $colour }.
mr-why-tear-protected = A stop card protects place { $place }.
mr-notation = “{ $typed }” is not a move. Examples: lay rb* 3 · stop 3 · tear r 2:4 · discard rb · draw · take · end

## Component sheets

mr-sheet-unknown = There is no card sheet “{ $name }”. There are: { $known }.
mr-sheet-toml = The card sheet cannot be read: { $why }
mr-sheet-field = In the card sheet, “{ $field }” is missing or wrong.
mr-sheet-colour = The card sheet names the colour “{ $colour }” wrongly or twice. Known: { $known }.
mr-sheet-stars = In the card sheet, “{ $field }” has more stars ({ $stars }) than copies ({ $copies }).
mr-sheet-count = The card sheet does not add up: “{ $part }” has { $found ->
    [one] { $found } card
   *[other] { $found } cards
 } instead of { $wanted }.

## The terminal's board

mr-show-seat = { $who } · { $points } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
mr-show-best = best section { $points }
mr-show-empty = nothing laid yet
mr-show-piles = Draw pile: { $deck } · discard pile: { $discard }, on top { $top } ({ $card }) · scorings: { $scorings } of 3
mr-show-hand = Your hand:
mr-show-legend = r red · o orange · y yellow · g green · b blue · p purple · * star · [ ] stop · ~r~ tear
mr-ask-draw = Draw from the pile (draw), or take from the discards (take)? On top there: { $card }.
mr-ask-first = Lay a card (lay, tear), or discard one (discard).
mr-ask-second = One more card? Lay or discard it, or end the turn (end).
mr-ask-discard = Discard one more, or end the turn (end).
mr-ask-repair = The colours do not match yet: mend the row with your second card, or take the first one back (undo).
mr-ask-confirm = Confirm your turn (end), or take back (undo).

## The page

mr-page-ask-draw-or-take = Pick a card: from which pile?
mr-page-ask-draw = Draw a card
mr-page-ask-lay-two = Lay two cards
mr-page-ask-only-discard = Nothing fits: discard a card
mr-page-ask-one-more = One more card?
mr-page-ask-discard-more = Discard one more, or finish
mr-page-ask-repair = Oops! Mend the colours
mr-page-ask-confirm = Happy? Then finish your turn
mr-page-ask-where = Where does it go?
mr-page-ask-wait = { $who } is unrolling
mr-page-ask-won = You have won!
mr-page-ask-winner = { $who } wins!
mr-page-ask-shared = Winners: { $names }
mr-page-take-back = Take back
mr-page-done = Done
mr-page-draw = Draw a card from the pile
mr-page-take = Take from the discards
mr-page-turn = Turn the card round
mr-page-discard = Discard the card
mr-page-close = Close
mr-page-why = Why not?
mr-page-clause = Rule { $clause }
mr-page-hand = Your hand
mr-page-row-own = Your row
mr-page-row = Row of { $who }
mr-page-cannot = fits nowhere now
mr-page-place = Place { $place }, { $card }
mr-page-protected = protected
mr-page-last = laid just now
mr-page-covers = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
 }
mr-page-broken = the colours do not match between place { $place } and place { $next }
mr-page-target-append = Add at place { $place }: { $card }
mr-page-target-cover = Cover place { $place } ({ $over }) with: { $card }
mr-page-target-stop = Protect place { $place }: { $over }
mr-page-target-tear = Tear { $who }’s place { $place }: { $over }
mr-page-target-discard = Discard: { $card }
mr-page-stack = { $who }, place { $place }
mr-page-card-back = face-down card
mr-page-deck = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
mr-page-discards = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, on top: { $card }
mr-page-discards-empty = Discard pile, empty
mr-page-discards-all = Discard pile ({ $count })
mr-page-look-through = Look through the discard pile
mr-page-scorings = { $done } of 3 scorings done
mr-page-scoring = { $number ->
    [1] First scoring!
    [2] Second scoring!
   *[other] Last scoring!
 }
mr-page-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
mr-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
mr-page-best = Best section now: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
mr-page-sum = Sum
mr-page-known = Seen in this hand: { $cards }
mr-page-last-turn = { $who } just played: { $cards }
mr-page-status-here = is here
mr-page-status-thinking = is thinking
mr-page-status-away = is away
mr-page-status-bot = bot
