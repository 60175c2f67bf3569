# Words of screens that are opened from others: they are loaded with those, not with the first screen.

## Play on, same deal

page-again = Play on
page-again-on = Play on from here
page-again-on-note = A new table from this position. You know what is hidden.
page-again-deal = Same deal again
page-again-deal-note = The same cards for you or friends, then compare.
page-again-deal-what = The same cards, options and bots once more, for you or for friends. When a match is over, all of them can be compared.
page-again-from = A new table goes on after move { $number } of this match.
page-again-from-start = A new table begins with the cards of this match.
page-again-settled = At move { $asked } something was being decided at speed. So it goes on from the nearest calm moment before.
page-again-known = Nothing is shuffled: whoever watched this match knows what is hidden, so there is no proof of the shuffle at the end.
page-again-seat = Which seat is yours?
page-again-bots = Play with bots
page-again-friends = Wait for friends
page-again-link = The link to this deal
page-again-compare = Compare the matches
page-deal-what = Somebody has played with these cards. You get the same ones, with the same options and bots. When your match is over, you see how it went for the others.
page-deal-known = You have played with these cards and know them. Compare, play once more, or send the link to friends.
page-deal-closed = { $count ->
    [one] One match with these cards is over. You see how it went when yours is over.
   *[other] { $count } matches with these cards are over. You see how they went when yours is over.
}
page-deal-others = { $count ->
    [one] One more match with these cards is not shown here.
   *[other] { $count } more matches with these cards are not shown here.
}
page-deal-compare = How it went
page-deal-whose = Whose points
page-deal-first = The first match
page-deal-yours = Your match
page-deal-other = Another match
page-deal-from = from move { $number } on
page-deal-play = Play with these cards
page-deal-running = Your match with these cards is not over yet.
page-origin-deal = The same cards as in an earlier match, not shuffled: whoever watched it knows what is hidden.
page-origin-move = Played on from move { $number } of an earlier match, not shuffled: whoever watched it knows what is hidden.

## Statistics

page-figures-uses = What was used how often
page-stats-note = Kept in this browser only; nobody else sees them. Not counted: learn matches, matches on one device for all, and cards that were dealt again.
page-stats-empty = There is nothing here yet: play a match to its end in this browser.
page-stats-matches = Matches
page-stats-wins = Wins
page-stats-share = Share of wins
page-stats-best = Most points
page-stats-reaction = Usual reaction
page-stats-fastest = Fastest reaction
page-stats-opponents = Against whom
page-stats-nameless = Somebody without a name
page-stats-recent = The last matches
page-stats-won = won
page-stats-delete = Delete my statistics
page-stats-sure = Delete them for good?
page-stats-keep = Keep them
page-stats-deleted = Your statistics have been deleted.

## Why a deal is not possible

deal-unknown = There is no such deal here (any more).
deal-other-rules = This match was played by other rules than those of today. They would not deal the same cards, so it can only be watched.
deal-not-over = This match is still being played. Only when it is over can it be played on from one of its moves.
deal-over = After this move the match is over. Go back a little to play on.
deal-no-move = There is no move { $asked }: this match has { $moves }.
deal-no-seed = The cards of this match file cannot be dealt here.
deal-running = You are already playing this deal. Finish that match first.

## The shuffle, afterwards

page-fair = Shuffle verified: your number is in it, and nobody could choose the cards.
page-fair-late = Shuffled before you came: this device cannot vouch for it.
page-fair-left-out = Not verified: the number of this device is not in the shuffle.
page-unfair = Careful: the shuffle is not the one that was promised!
page-fair-chosen = Dealt on purpose, not shuffled.
page-fair-restarts = { $count ->
    [one] The shuffle had to begin again once, because a number was not revealed: { $who }.
   *[other] The shuffle had to begin again { $count } times, because a number was not revealed: { $who }.
}
page-fair-silent = Without a number of their own: { $who }.
page-fair-how = With the match file and the receipt anybody can deal again and compare: “tischlein verify”.
page-fair-before = What the server promised before all numbers (SHA-256)
page-fair-secret = The server’s secret, now open
page-fair-own = The number of this device
page-fair-seed = What the cards follow from
page-fair-file = Match file
page-fair-receipt = Receipt
page-fair-no-file = The match file did not arrive. Try again later.

## tischlein verify

verify-unproven = Nothing to verify: this match was not shuffled at a table, or by an older program.
verify-bad-secret = A number in the file is not the one that was committed to.
verify-bad-seed = The seed does not follow from the secret, the list and the numbers.
verify-bad-terms = The shuffle was made for another game, other seats or other options.
verify-bad-receipt = This is not a receipt of Tischlein.
verify-other-pledge = The receipt belongs to another table, or the server’s secret is not the one that was pledged.
verify-other-terms = Game, seats or options are not those of the receipt.
verify-other-list = The list of commitments is not the one of the receipt.
verify-own-missing = The number of the receipt is not in the shuffle.
verify-other-cards = The cards are not those that this device saw at the beginning.
verify-other-texts = Note: the words of the rules or sheets have changed since then.
verify-dealt = { $count ->
    [one] Dealt again and played through: every card agrees, over one move.
   *[other] Dealt again and played through: every card agrees, over { $count } moves.
}
verify-restarts = { $count ->
    [one] The shuffle had to begin again once, because a number was not revealed.
   *[other] The shuffle had to begin again { $count } times, because a number was not revealed.
}
verify-numbers = { $people ->
    [one] Numbers: { $count } of one person.
   *[other] Numbers: { $count } of { $people } people.
}
verify-sound = The shuffle is consistent. That nobody chose it is proven only by the receipt of somebody who took part.
verify-proven = Proven: whoever holds this receipt took part, and nobody could choose the cards.
verify-failed = Not proven.
