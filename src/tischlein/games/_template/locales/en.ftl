tp-title = Template
tp-log-revealed = The bids: { $bids }.
tp-why-card = Bid a card that you hold, once a round.
tp-notation = “{ $typed }” is not a move. Example: bid 3
tp-show-prize = Prize: { $prize } ({ $left } left)
tp-show-seat = { $who }: { $points }, holds { $cards }
tp-ask = What do you bid for the prize of { $prize }?
tp-end-prizes-gone = All prizes are won
