# Monsterrolle. Card names come into sentences as finished phrases.

mr-title = Monsterrolle
mr-tick = Turn { $number }
mr-moment-scoring = Scoring
mr-moment-tear = Tear
mr-use-laid = Paper laid
mr-use-covered = Paper laid over paper
mr-use-stop = Stop cards
mr-use-taken = Taken from the discard pile
mr-use-discarded = Discarded

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

mr-log-turn = It is { $who }’s turn.
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
mr-end-third-scoring = The third duck has been drawn

## Why not?

mr-why-over = The game is over.
mr-why-turn = It is { $who }’s turn.
mr-why-no-move = There is no such move in this game.
mr-why-fill-first = First take cards until you have five again.
mr-why-hand-full = You only take cards at the start of your turn, until you have five.
mr-why-not-held = You do not have this in your hand: { $card }.
mr-why-direction = At this table the card is { $card }, not the other way round.
mr-why-two-cards = You have played two cards already. That is all for one turn.
mr-why-nothing-done = Lay a card first, or discard one.
mr-why-after-discard = After discarding, nothing more is laid. You can discard one more card, or be done.
mr-why-beyond-end = Your paper does not reach that far yet. Place { $place } comes next.
mr-why-protected = There is a stop card on place { $place }. Nothing more goes there.
mr-why-joint-append = The colours do not match: your paper ends in { $left }, this card begins with { $right } (places { $place } and { $next }).
mr-why-joint = The colours do not match: place { $place } would end in { $left }, place { $next } would begin with { $right }.
mr-why-joint-open = Mend your paper first: place { $place } ends in { $left }, place { $next } begins with { $right }.
mr-why-no-repair = The colours do not match: place { $place } would end in { $left }, place { $next } would begin with { $right }. And none of your cards can mend that.
mr-why-stop-nothing = A stop card only protects paper that you have just laid. Lay paper first.
mr-why-stop-elsewhere = A stop card only protects the paper that you have just laid: place { $place }.
mr-why-tear-own = You do not tear your own paper. Pick some of the others’.
mr-why-tear-no-paper = There is no paper here that you could tear.
mr-why-tear-nothing-yet = { $who } has not unrolled any paper yet.
mr-why-tear-torn = There is a tear here already.
mr-why-tear-colour = There is no { $colour } on this paper.
mr-why-tear-protected = There is a stop card on place { $place }. This paper is protected.
mr-notation = “{ $typed }” is not a move. Examples: lay rb* 3 · stop 3 · tear r 2:4 · discard rb · draw · take · end

## Component sheets

mr-monster-twice = The monster “{ $name }” is chosen twice, but there is only one of it.
mr-sheet-unknown = There is no card sheet “{ $name }”. There are: { $known }.
mr-sheet-toml = The card sheet cannot be read: { $why }
mr-sheet-field = In the card sheet, “{ $field }” is missing or wrong.
mr-sheet-colour = The card sheet names the colour “{ $colour }” wrongly or twice. Known: { $known }.
mr-sheet-no-colour = In the card sheet, “{ $field }” names the colour “{ $colour }”, which is none of its colours: { $known }.
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
mr-page-ask-discard-more = Discard one more, or you are done
mr-page-ask-repair = Oops! Mend the colours
mr-page-ask-confirm = Happy? Then finish your turn
mr-page-ask-where = Where does it go?
mr-page-ask-count = Now we count
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
mr-page-hand = Your hand
mr-page-row-own = Your row
mr-page-row = Row of { $who }
mr-page-cannot = fits nowhere now
mr-page-place = Place { $place }, { $card }
mr-page-protected = protected
mr-page-last = changed since your last turn
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
mr-page-scorings = { $done } of 3 scorings done. See the points
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
mr-page-best = What the best section would bring now: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
mr-page-sum = Sum
mr-page-misfit = The colours do not match here.
mr-page-grade-beside = Does not match yet: your second card has to mend it from beside
mr-page-grade-itself = Does not match: one card would end up under the other
mr-page-slot = The end of your row: this card does not match here
mr-page-more-rows = Show more rows
mr-page-show-all = Show all places
mr-page-below = Below lies what no longer counts.
mr-page-go-on = Go on
mr-page-round = Scoring
mr-page-sums = Points
mr-page-scored = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $total } in all.
mr-page-legend-duck = A duck is a scoring: all the strips are counted. After the third, the game is over.
mr-page-legend-pill = What the best section brings right now.
mr-page-legend-star = Each paper counts 1, with a star 2.
mr-page-legend-stop = Protected: nobody can tear it. Paper and star below it count.
mr-page-legend-tear = A tear parts the strip into sections. Only the best one counts.
mr-page-legend-below = Covered cards lie below. They no longer count.
mr-page-since = Since your last turn
mr-page-since-turn = { $who }: { $steps }
mr-page-since-lay = laid { $card }
mr-page-since-stop = protected it
mr-page-since-tear = tore { $victim }’s paper: { $card }
mr-page-since-discard = discarded { $card }
mr-page-since-score = a scoring
mr-page-known = Seen in this hand: { $cards }
mr-page-status-here = is here
mr-page-status-thinking = is thinking
mr-page-status-away = is away
mr-page-status-bot = bot

## The rules page

mr-rules-claim = Your monster unrolls toilet paper: keep the strip long and whole.
mr-rules-goal = Lay toilet paper in a row beside your monster. Where two cards touch, the colour is the same. The longer the unbroken strip, the more points.
mr-rules-turn = **1** Fill your hand up to five cards. **2** Lay two: paper for yourself, a tear for others, a stop as protection. Or discard cards.
mr-rules-end = Three times the rows are scored, and only your best unbroken section counts: 1 point for each card, 1 for each star. After the third scoring most points win.
mr-rules-box = All cards
mr-rules-box-note = How many cards there are in all stands in the printed rules. What they look like, and how often each colour is there, stood in pictures that we do not have. These cards we drew and tried out ourselves.
mr-page-box-monsters = { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
 }
mr-page-box-paper = { $count ->
    [one] { $count } paper card
   *[other] { $count } paper cards
 }
mr-page-box-paper-note = { $count } of them with a star
mr-page-box-tears = { $count ->
    [one] { $count } tear card
   *[other] { $count } tear cards
 }
mr-page-box-stops = { $count ->
    [one] { $count } stop card
   *[other] { $count } stop cards
 }
mr-page-box-scorings = { $count ->
    [one] { $count } scoring card
   *[other] { $count } scoring cards
 }
mr-page-box-pair = { $left } and { $right }
mr-page-box-other = Another selection: { $sheet }
mr-page-box-other-note = Whoever opens the table may choose these paper and tear cards as well. Everything else stays the same.

## The learn match: what the monster says that points. Short, because it is read aloud, too.

mr-learn-first = Lay your first paper beside your monster!
mr-learn-match = The same colours touch: blue to blue. The card turns round by itself.
mr-learn-match-no = These colours are different, so it does not hold. Take the other card!
mr-learn-done = Two cards are laid. Your strip already counts 2! Now: done.
mr-learn-take = You miss two cards. Take the open one! The second comes by itself.
mr-learn-star = A star! Paper counts 1, with a star it counts 2.
mr-learn-stop = Put a stop card on it! Now nobody can tear it.
mr-learn-done-again = Two cards, done!
mr-learn-torn = Oh no, a tear! Your strip is cut in two. But the stop card held.
mr-learn-draw = Draw a new card!
mr-learn-cover = Cover the tear! Your new paper has to match on both sides.
mr-learn-longer = And another one: the longer, the better.
mr-learn-tear = The other strip is longer. Tear it in the middle! The colour has to match.
mr-learn-tear-no = The colour there is another one. A tear needs its own colour.
mr-learn-discard = This card fits nowhere. Throw it away!
mr-learn-duck = Draw one more card: somebody is swimming along!
mr-learn-win = The duck counts the strips. It comes three times, then whoever has the most wins.

## What is this?

mr-what-button = Button
mr-what-pile = Pile
mr-what-turn-kind = This turn
mr-what-may = You can do that now.
mr-what-lift = It fits: tap it.
mr-what-here = Your card can go here.
mr-what-paper = Put it at the end of your row. Colours that touch must be the same.
mr-what-paper-over = Or lay it on a card in your row.
mr-what-tear = Tear somebody else’s paper that has this colour: { $colour }.
mr-what-stop = Lay it on the paper that you have just laid.
mr-what-place = { $row }, place { $place }
mr-what-end = The end of your row
mr-what-mend = Cover it with paper, and the row is whole again.
mr-what-broken = These colours are not the same. Mend it with your second card.
mr-what-points = Points from the scorings so far. Most points win.
mr-what-monster = The row begins here. Next to the monster any colour will do.
mr-what-best = for you if it was counted now.
mr-what-hand = Everybody fills up to five cards. Only their owner sees them.
mr-what-known = Taken openly from the discard pile, so everybody knows them.
mr-what-draw = Draw a card.
mr-what-take = Take the top card.
mr-what-drop = Throw your card away here.
mr-what-deck = At the start of your turn you fill up to five cards.
mr-what-ducks = Three ducks hide in it. When one comes up, everybody counts.
mr-what-discard = If you need two cards, one of them may come from here.
mr-what-look = Tap the eye to see all of them.
mr-what-done = Ends your turn. All colours that touch must match.
mr-what-undo = Takes back the card you laid. A card you drew stays drawn.
mr-what-no-undo = There is nothing to take back.
mr-what-turn = Turns the card round.
mr-what-bin = Throws the card away. After that you can lay no more.
mr-what-show-all = Shows the places as well where one of your two cards would lie on the other.
mr-what-scorings = { $done } of 3 scorings are done
mr-what-pips = Cards to give
mr-what-two = In a turn you give one or two cards: laid or thrown away.
mr-what-since = What the others did. Tap it to see where.

### Since your last turn

mr-since-torn = { $who } tore your paper
mr-since-torn-other = { $who } tore the paper of { $victim }
mr-since-strip = Your best section now: { $points }
mr-since-scoring = Scoring { $number } of 3
mr-since-laid = { $who } laid { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
mr-since-stop = Protected with a stop card
mr-since-discarded = { $who } discarded { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
