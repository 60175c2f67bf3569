tp-title = Vorlage
tp-log-revealed = Die Gebote: { $bids }.
tp-why-card = Biete eine Karte, die du hast, und nur einmal je Runde.
tp-notation = „{ $typed }“ ist kein Zug. Beispiel: bid 3
tp-show-prize = Preis: { $prize } (noch { $left })
tp-show-seat = { $who }: { $points }, hat { $cards }
tp-ask = Was bietest du für den Preis { $prize }?
tp-end-prizes-gone = Alle Preise sind vergeben
