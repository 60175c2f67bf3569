tp-title = Зразок
tp-log-revealed = Ставки: { $bids }.
tp-why-card = Став картку, яку маєш, лише раз за раунд.
tp-notation = «{ $typed }» — це не хід. Приклад: bid 3
tp-show-prize = Приз: { $prize } (залишилося { $left })
tp-show-seat = { $who }: { $points }, має { $cards }
tp-ask = Скільки ставиш за приз { $prize }?
tp-end-prizes-gone = Усі призи розіграно
