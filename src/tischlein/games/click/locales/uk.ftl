# Клац! Великий мур. Назви карток входять у речення готовими словосполученнями і не відмінюються.

cl-title = Клац! Великий мур
cl-tick = Хід { $number }
cl-moment-photo = Фото
cl-moment-last = Починаються останні ходи
cl-use-wrong = Клаци без світлини
cl-use-move = Зсув
cl-use-dropped = Викладено без ефекту

## Картки

cl-motif-lantern = ліхтарик
cl-motif-fan = віяло
cl-motif-blossom = квітка
cl-motif-crane = журавель
cl-motif-hiker = мандрівник
cl-motif-tower = вежа
cl-motif-panda = панда
cl-motif-head = голова дракона
cl-motif-middle = тулуб дракона
cl-motif-tail = хвіст дракона
cl-motif-rickshaw = рикша
cl-motif-named = { $name }
cl-action-move1 = Зсув на 1
cl-action-move2 = Зсув на 2
cl-action-swap = Обмін
cl-action-remove = Вилучення
cl-action-extra = Додаткова композиція
cl-action-replace = Новий ринок
cl-action-back = Повернення
cl-row-three = { $a } – { $b } – { $c }
cl-row-four = { $a } – { $b } – { $c } – { $d }
cl-row-five = { $a } – { $b } – { $c } – { $d } – { $e }
cl-row-six = { $a } – { $b } – { $c } – { $d } – { $e } – { $f }
cl-cards-none = карток немає
cl-cards-two = { $a } – { $b }

## Кольори місць

cl-look-amber = Бурштиновий, коло
cl-look-plum = Сливовий, квадрат
cl-look-teal = Бірюзовий, трикутник
cl-look-blue = Синій, ромб

## Опції столу

cl-option-photos = Світлини
cl-option-photos-race = хто перший гукне
cl-option-photos-calm = спокійно: усі вирішують таємно
cl-option-short = Тривалість
cl-option-short-full = повна гра
cl-option-short-minus4 = коротка (мінус 4 композиції)
cl-option-short-minus5 = ще коротша (на 5 менше)
cl-option-short-minus6 = найкоротша (на 6 менше)
cl-option-begins = Хто починає
cl-option-begins-random = за жеребом
cl-option-begins-1 = гравець 1
cl-option-begins-2 = гравець 2
cl-option-begins-3 = гравець 3
cl-option-begins-4 = гравець 4
cl-option-lockout = Після хибного вигуку
cl-option-lockout-off = нічого
cl-option-lockout-on = без вигуку 5, 10, 20 секунд
cl-option-helper = Підказка для новачків
cl-option-helper-off = вимкнено
cl-option-helper-on = показує власні світлини
cl-option-cap = Поправка на повільний зв’язок
cl-option-cap-250ms = до 250 мс
cl-option-cap-400ms = до 400 мс
cl-option-cap-150ms = до 150 мс
cl-option-patience = Спокійні світлини: час на роздуми
cl-option-patience-15s = 15 секунд
cl-option-patience-30s = 30 секунд
cl-option-patience-60s = 60 секунд
cl-option-sheet = Картки
cl-option-sheet-standard = наша реконструкція
cl-option-colours = Кольори

## Що сталося

cl-log-turn = Хід { $turn }: { $who }.
cl-log-rickshaws = { $count ->
    [one] Рикша їде на одну картку далі.
    [few] Рикші їдуть на одну картку далі.
    [many] Рикші їдуть на одну картку далі.
   *[other] Рикші їдуть на одну картку далі.
 }
cl-log-rickshaw-left = { $count ->
    [one] Рикша з’їжджає з муру.
    [few] Рикші їдуть далі, один із них з’їжджає з муру.
    [many] Рикші їдуть далі, один із них з’їжджає з муру.
   *[other] Рикші їдуть далі, один із них з’їжджає з муру.
 }
cl-log-rickshaw-came = Рикша! Він стає на місце { $place }.
cl-log-rickshaw-waits = Рикша! Для нього немає місця, тож він чекає.
cl-log-drew-wall = { $who } бере з колоди: { $card }.
cl-log-laid-left = { $who } кладе на лівий край: { $card }.
cl-log-laid-right = { $who } кладе на правий край: { $card }.
cl-log-market = Нове на ринку: { $cards }.
cl-log-refilled = Мур доповнено зліва: { $cards }.
cl-log-wall-shuffled = Скинуті картки муру стають новою колодою ({ $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }).
cl-log-actions-shuffled = Скинуті картки дій стають новою колодою ({ $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }).
cl-log-moved = { $who } зсуває з місця { $origin } на місце { $target }: { $card }.
cl-log-swapped = { $who } міняє картки на місцях { $place } ({ $card }) і { $target } ({ $other }).
cl-log-removed = { $who } вилучає з місця { $place }: { $card }.
cl-log-extra = { $who } хоче додаткову композицію.
cl-log-dropped = { $who } не може виконати жодної дії й викладає одну без ефекту: { $card }.
cl-log-replaced = { $who } оновлює ринок.
cl-log-took-back = { $who } повертає до муру на місце { $place }: { $card }.
cl-log-renewed = { $who } скидає всю руку, а в ній { $count ->
    [one] { $count } композиція
    [few] { $count } композиції
    [many] { $count } композицій
   *[other] { $count } композиції
 }.
cl-log-drew-action = { $who } бере: { $a }.
cl-log-drew-two-actions = { $who } бере: { $a }, { $b }.
cl-log-drew-three-actions = { $who } бере: { $a }, { $b }, { $c }.
cl-log-drew-actions-unseen = { $who } бере { $count ->
    [one] { $count } картку дії
    [few] { $count } картки дій
    [many] { $count } карток дій
   *[other] { $count } картки дій
 }.
cl-log-drew-composition = { $who } бере композицію: { $a }.
cl-log-drew-two-compositions = { $who } бере композиції: { $a } · { $b }.
cl-log-drew-compositions-unseen = { $who } бере { $count ->
    [one] { $count } композицію
    [few] { $count } композиції
    [many] { $count } композицій
   *[other] { $count } композиції
 }.
cl-log-called = { $who }: КЛАЦ!
cl-log-wrong = { $who }: світлини все ж немає.
cl-log-outrun = { $who } не встигає: хтось був швидший.
cl-log-locked = { $who }: ще { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
 } до наступного вигуку.
cl-log-photo = Є світлина! { $who } отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }: { $row }.
cl-log-photo-open = Є світлина відкритої композиції! { $who } отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }: { $row }.
cl-log-decided = Усі вирішили.
cl-log-photo-gone = { $who } не встигає: карток для світлини вже немає.
cl-log-last-turns = Узято останню композицію: усі мають ще по одному ходу, наостанок ходить { $who }.
cl-log-ended = { $count ->
    [one] Гру закінчено.
    [few] Гру закінчено, перемога спільна.
    [many] Гру закінчено, перемога спільна.
   *[other] Гру закінчено, перемога спільна.
 }
cl-end-last-open = Останню відкриту композицію сфотографовано
cl-end-last-turns = Усі зробили останній хід
cl-end-turn-limit = Зіграно 200 ходів

## Чому ні?

cl-why-over = Гру закінчено.
cl-why-turn = Зараз ходить { $who }.
cl-why-no-move = Такого ходу в цій грі немає.
cl-why-no-window = Зараз знімати не можна: мур саме змінюють.
cl-why-called = Твій вигук уже пролунав.
cl-why-passed = Твоя відповідь уже є: цього разу без вигуку.
cl-why-closed = { $count ->
    [one] { $count } хибний вигук: цього разу гукати тобі вже не можна.
    [few] { $count } хибні вигуки: цього разу гукати тобі вже не можна.
    [many] { $count } хибних вигуків: цього разу гукати тобі вже не можна.
   *[other] { $count } хибного вигуку: цього разу гукати тобі вже не можна.
 }
cl-why-frozen = Мур завмер: гукає { $who }.
cl-why-call-first = Зараз твого вигуку немає: спершу натисни КЛАЦ, а тоді показуй.
cl-why-call-over = Твій вигук уже минув. Коли час вийшов, це хибний вигук.
cl-why-no-call = Твого вигуку не було.
cl-why-answered = Твій вибір уже зроблено.
cl-why-answer-first = Спершу всі вирішують щодо світлини.
cl-why-calm = За цим столом знімають спокійно: покажи світлину або пасуй.
cl-why-not-yours = Ти не маєш { $slot ->
    [one] { $slot } композиції
    [few] { $slot } композицій
    [many] { $slot } композицій
   *[other] { $slot } композиції
 }.
cl-why-open-taken = Цю відкриту композицію вже знято.
cl-why-open-turn = Відкриті композиції — лише для того, хто ходить.
cl-why-beyond-wall = Так далеко мур не сягає.
cl-why-covered = На місці { $place } стоїть рикша.
cl-why-no-match = На місці { $place } лежить: { $found }. А треба: { $wanted }.
cl-why-dragon = Дракон має бути цілий: на місці { $place } лежить { $found }. А треба: { $wanted }.
cl-why-false-start = Зашвидко: цієї світлини ще ніхто не міг побачити.
cl-why-by-itself = Це стається само собою.
cl-why-step-one = Зачекай: спершу їдуть рикші.
cl-why-take-first = Спершу додай картку до муру: з ринку або з колоди.
cl-why-lay-first = Спершу поклади взяту картку: ліворуч чи праворуч.
cl-why-choose-new = Спершу додай до муру одну з нових карток ринку.
cl-why-taken-already = Картку вже додано; тепер зіграй дію.
cl-why-turn-done = Твій хід завершено.
cl-why-no-market-card = На місці { $place } ринку картки немає.
cl-why-deck-empty = Більше нема чого брати.
cl-why-not-held = Такої картки дії в тебе немає: { $card }.
cl-why-renew-late = Дію вже зіграно; обміняти руку можна лише до цього.
cl-why-end-early = Зіграй хоча б одну дію або обміняй руку.
cl-why-can-play = Одну з твоїх дій можна виконати. Зіграй її або обміняй руку.
cl-why-rest = «Пас на весь хід» буває лише зі спокійними світлинами.
cl-why-distance = Картку зсувають рівно на одне місце або рівно на два.
cl-why-no-place = Місця { $place } у мурі немає.
cl-why-same-card = Для обміну потрібні дві картки.
cl-why-tower = Вежа на місці { $place } не рухається.
cl-why-rickshaw = На місці { $place } стоїть рикша; картка під ним лишається.
cl-why-no-composition = Композицій у колоді більше немає.
cl-why-no-new-market = Для нового ринку немає карток.
cl-why-not-discarded = Такого у скиді немає: { $card }.
cl-notation = «{ $typed }» — не хід. Приклади: take 2 left · draw · lay right · move 5 6 · swap 2 7 · remove 3 · back crane 1 · extra · replace · renew · end · click · photo 1 4 · photo b 4 · nothing

## Переліки карток

cl-sheet-unknown = Переліку карток «{ $name }» немає. Є: { $known }.
cl-sheet-toml = Перелік карток не вдається прочитати: { $why }
cl-sheet-wrong = Перелік карток, { $line ->
    [0] у жодному рядку не знайдено
   *[other] рядок { $line }
 }, «{ $field }»: { $why }
cl-sheet-why-text = тут має бути текст.
cl-sheet-why-texts = тут має бути список текстів.
cl-sheet-why-table = такий розділ має бути.
cl-sheet-why-number = тут має бути ціле число від { $low } до { $high }.
cl-sheet-why-name = назва мотиву має щонайбільше { $longest } літери, без дефіса й зірочки, і це не «rickshaw».
cl-sheet-why-needed = про цей мотив говорять правила, тож потрібна принаймні одна його картка.
cl-sheet-why-unknown = мотиву «{ $name }» немає в розділі [wall].
cl-sheet-why-drawing = такого малюнка немає. Є: { $known }.
cl-sheet-why-action = такої картки дії немає. Є: { $known }.
cl-sheet-why-compositions = тут має бути список записів із row та points.
cl-sheet-why-size = { $found ->
    [one] { $found } мотив
    [few] { $found } мотиви
    [many] { $found } мотивів
   *[other] { $found } мотиву
 } в ряду; можна від { $low } до { $high }.
cl-sheet-why-dragons = тут має бути список драконів: head і tail або head, middle і tail, чи навпаки.
cl-sheet-why-dragon = цей дракон не складається. У цьому переліку є: { $known }.
cl-sheet-why-impossible = бракує { $missing ->
    [one] { $missing } картки
    [few] { $missing } карток
    [many] { $missing } карток
   *[other] { $missing } картки
 } «{ $name }»: у коробці їх { $found }.
cl-sheet-count = Перелік карток не сходиться (рядок { $line }): «{ $part }» має { $found ->
    [one] { $found } картку
    [few] { $found } картки
    [many] { $found } карток
   *[other] { $found } картки
 } замість { $wanted }.
cl-sheet-plain = У переліку карток (від рядка { $line }) лише { $found ->
    [one] { $found } композиція
    [few] { $found } композиції
    [many] { $found } композицій
   *[other] { $found } композиції
 } без дракона й панди; потрібно { $wanted }.

## Поле в терміналі

cl-show-wall = Мур:
cl-show-wall-empty = Мур порожній.
cl-show-market = Ринок: { $cards } · колода: { $deck } · скинуто: { $discard }
cl-show-open = Відкрита: { $letter } { $row } ({ $points })
cl-show-open-none = Відкрита: { $letter } –
cl-show-seat = { $who } · { $points } · { $photos ->
    [one] { $photos } світлина
    [few] { $photos } світлини
    [many] { $photos } світлин
   *[other] { $photos } світлини
 } · карток { $actions }+{ $compositions }
cl-show-composition = Твоя: { $slot } { $row } ({ $points })
cl-show-action = Дія: { $card }
cl-show-decks = Лишилося композицій: { $compositions } · дій: { $actions }
cl-show-last = Лишилося ходів: { $turns }
cl-ask-start = Хід починається. Далі (go), чи ти бачиш світлину (click)?
cl-ask-take = Додай картку: з ринку (take 1 left) чи з колоди (draw)? Або світлина (click)?
cl-ask-place = Узято: { $card }. Поклади ліворуч чи праворуч (lay left, lay right).
cl-ask-must-take = Колода порожня: додай картку з ринку (take 1 left).
cl-ask-act = Зіграй дію (move, swap, remove, back, extra, replace) або обміняй руку (renew). Чи світлина (click)?
cl-ask-act-more = Ще одна дія? Або завершити (end), або світлина (click)?
cl-ask-replaced = Додай одну з нових карток ринку (take 1 left).
cl-ask-ending = Хід завершується. Далі (go), чи ти бачиш світлину (click)?
cl-ask-mark = Твій вигук! Покажи композицію і де вона починається (photo 1 4, photo b 4) або відмовся (nothing).
cl-ask-call = Бачиш світлину (click) чи ні (pass; до кінця ходу: pass turn)?
cl-ask-answer = Бачиш світлину (photo 1 4, photo b 4) чи ні (pass; до кінця ходу: pass turn)?

## Сторінка

cl-page-you = Ти
cl-page-click = КЛАЦ!
cl-page-space = пробіл
cl-page-shutter = Оголосити світлину
cl-page-lead-mine = Твій хід.
cl-page-lead-mark = Твій вигук!
cl-page-lead-calls = { $own ->
    [1] Ти гукаєш!
   *[other] Гукає { $who }!
 }
cl-page-lead-pressed = Клац!
cl-page-lead-calm = Є світлина?
cl-page-lead-turn = Хід { $turn }.
cl-page-lead-over = Кінець.
cl-page-lead-photo = Знято!
cl-page-lead-wrong = Світлини немає.
cl-page-lead-late = Час вийшов.
cl-page-lead-outrun = Запізно.
cl-page-lead-gone = Запізно.
cl-page-lead-locked = Ще не час.
cl-page-ask-news-photo = { $own ->
    [1] Світлина твоя
   *[other] Світлину забирає { $who }
 }: { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
 }.
cl-page-ask-news-wrong = { $own ->
    [1] Твій вигук хибний, граємо далі.
   *[other] Хибний вигук ({ $who }), граємо далі.
 }
cl-page-ask-news-late = Світлину не показано вчасно. Це хибний вигук.
cl-page-ask-news-outrun = { $own ->
    [1] Хтось був швидший за тебе. Це не хибний вигук.
   *[other] { $who }: хтось був швидший. Це не хибний вигук.
 }
cl-page-ask-news-gone = { $own ->
    [1] Карток для твоєї світлини вже немає.
   *[other] Карток для світлини вже немає: { $who }.
 }
cl-page-ask-news-locked = Після хибного вигуку треба зачекати: { $count ->
    [one] { $count } секунду.
    [few] { $count } секунди.
    [many] { $count } секунд.
   *[other] { $count } секунди.
 }
cl-page-ask-won = { $byPhotos ->
    [1] Перемога твоя! { cl-page-by-photos }
   *[0] Перемога твоя!
  }
cl-page-ask-winner = { $byPhotos ->
    [1] Перемагає { $who }! { cl-page-by-photos }
   *[0] Перемагає { $who }!
  }
cl-page-by-photos = Балів порівну, але світлин більше.
cl-page-ask-shared = Перемога спільна: { $names }.
cl-page-ask-mark = Торкнися композиції, а тоді її першої картки на мурі.
cl-page-ask-mark-where = Тепер торкнися першої картки відрізка.
cl-page-ask-mark-which = Тепер торкнися композиції.
cl-page-ask-pressed = Хто перший?
cl-page-ask-calls = Мур завмер. Гукнути ще можна.
cl-page-ask-queued = { $who } випереджає тебе. Далі твоя черга.
cl-page-ask-calm = Натисни «Клац» і покажи її або пасуй. Твого вибору ніхто не бачить.
cl-page-ask-calm-mark = Торкнися композиції, а тоді її першої картки на мурі.
cl-page-ask-calm-wait = { $count ->
    [one] { $count } гравець ще думає.
    [few] { $count } гравці ще думають.
    [many] { $count } гравців ще думають.
   *[other] { $count } гравця ще думають.
 }
cl-page-ask-take = Візьми картку з ринку або з колоди.
cl-page-ask-take-end = На який край муру?
cl-page-ask-place = На який край покласти взяту картку?
cl-page-ask-must-take = Колода порожня: візьми картку з ринку.
cl-page-ask-act = Зіграй картку дії.
cl-page-ask-act-more = Ще одна дія чи досить?
cl-page-ask-replaced = Поклади одну з нових карток.
cl-page-ask-start = Зараз поїдуть рикші.
cl-page-ask-start-look = Мить, щоб роздивитися мур.
cl-page-ask-ending = Зараз хід перейде далі.
cl-page-ask-move1 = Зсув на одне місце: яку картку?
cl-page-ask-move1-to = Ліворуч чи праворуч?
cl-page-ask-move2 = Зсув на два місця: яку картку?
cl-page-ask-move2-to = Ліворуч чи праворуч?
cl-page-ask-swap = Обмін: торкнися двох карток муру.
cl-page-ask-swap-to = З якою карткою?
cl-page-ask-remove = Вилучення: яку картку?
cl-page-ask-extra = Узяти ще одну композицію?
cl-page-ask-replace = Скинути ринок і відкрити три нові картки?
cl-page-ask-back = Повернення: яку картку зі скиду?
cl-page-ask-back-to = Куди її покласти?
cl-page-ask-renew = Обміняти всю руку? На цьому твій хід закінчиться.
cl-page-ask-drop = Жодну твою картку дії не можна виконати. Викласти цю без ефекту?
cl-page-ask-confirm = Отак?
cl-page-ask-wait = Зараз ходить { $who }. Пильнуй: знімати можуть усі.
cl-page-ask-past = Так було: { $own ->
    [1] твій хід.
   *[other] ходить { $who }.
 }
cl-page-step-rickshaws = Рикші
cl-page-step-lay = Картка
cl-page-step-act = Дія { $number } з { $most }
cl-page-step-draw = Добір
cl-page-do = Зіграти
cl-page-cancel = Скасувати
cl-page-done = Готово
cl-page-renew = Обміняти всю руку
cl-page-pass = Світлини немає
cl-page-pass-turn = У цьому ході вже без мене
cl-page-give-up = Скасувати вигук
cl-page-seconds = { $count ->
    [one] { $count } секунда, щоб показати
    [few] { $count } секунди, щоб показати
    [many] { $count } секунд, щоб показати
   *[other] { $count } секунди, щоб показати
 }
cl-page-seats = Гравці
cl-page-note-active = ходить
cl-page-note-calls = гукає
cl-page-note-answered = вибір зроблено
cl-page-note-won = перемога
cl-page-note-resting = пасує цей хід
cl-page-status-here = на місці
cl-page-status-away = немає за столом
cl-page-status-bot = бот
cl-page-points = { $count ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
 }
cl-page-points-sum = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
 }
cl-page-points-short = { $points } б.
cl-page-actions-held = { $count ->
    [one] { $count } дія
    [few] { $count } дії
    [many] { $count } дій
   *[other] { $count } дії
 }
cl-page-pictures-held = { $count ->
    [one] { $count } композиція
    [few] { $count } композиції
    [many] { $count } композицій
   *[other] { $count } композиції
 }
cl-page-album = Фотоальбом
cl-page-album-of = { $who }: { $count ->
    [one] { $count } світлина
    [few] { $count } світлини
    [many] { $count } світлин
   *[other] { $count } світлини
 }
cl-page-no-photos = Світлин ще немає.
cl-page-no-photos-over = Жодної світлини.
cl-page-open = Відкриті композиції
cl-page-open-short = Відкриті
cl-page-open-note = лише у свій хід
cl-page-pictures = Твої композиції
cl-page-secret = таємно
cl-page-picture = { $motifs }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }
cl-page-taken = уже знято
cl-page-cards = { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
cl-page-subject-dragon = Дракон
cl-page-subject-panda = Панда
cl-page-subject-tower = Вежа
cl-page-actions = Твої дії
cl-page-actions-fold = Дії
cl-page-actions-most = { $count ->
    [one] { $count } за хід
    [few] до { $count } за хід
    [many] до { $count } за хід
   *[other] до { $count } за хід
 }
cl-page-useless = зараз не зіграти
cl-page-act-move1 = Зсув на 1
cl-page-act-move2 = Зсув на 2
cl-page-act-swap = Обмін
cl-page-act-remove = Вилучити
cl-page-act-extra = Додаткова
cl-page-act-replace = Ринок
cl-page-act-back = Повернути
cl-page-does-move1 = одне місце
cl-page-does-move2 = два місця
cl-page-does-swap = дві картки
cl-page-does-remove = одну картку
cl-page-does-extra = композиція
cl-page-does-replace = оновити
cl-page-does-back = зі скиду
cl-page-supply = Ринок і колоди
cl-page-market = Ринок
cl-page-market-card = Картка ринку { $place }: { $motif }
cl-page-deck = Колода
cl-page-piles = колода { $deck } · скид { $discard }
cl-page-decks = лишилося композицій { $pictures }, дій { $actions }
cl-page-deck-of = Колода, { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
cl-page-turns-left = { $count ->
    [1] останній хід
    [one] ще { $count } хід
    [few] ще { $count } ходи
    [many] ще { $count } ходів
   *[other] ще { $count } ходу
 }
cl-page-discard = Скид
cl-page-discard-of = Скид, { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
cl-page-pick-discard = Яку картку повернути до муру?
cl-page-wall = Великий мур, { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
cl-page-covered = під рикшею
cl-page-fixed = не рухається
cl-page-may = можна обрати
cl-page-wall-left = Далі ліворуч уздовж муру
cl-page-wall-right = Далі праворуч уздовж муру
cl-page-card-size = Розмір карток муру: { $size }
cl-page-what-card = Бачиш світлину? Спершу натисни КЛАЦ, а тоді покажи її. Картки дій можуть зсунути цю картку.
cl-page-what-tower = Вежа стоїть на місці: жодна картка дії її не зсуне й не вилучить. Інші картки можуть її минати, і на світлині вона бути може.
cl-page-what-rickshaw = Тут стоїть рикша: цю картку не можна зняти, зсунути чи вилучити. На початку кожного ходу він їде на одну картку праворуч.
cl-page-what-dragon = Для світлини дракон має бути цілий, точно як на композиції. Бачиш його? Спершу натисни КЛАЦ, а тоді покажи.
cl-page-what-picture = Щойно ці картки лежатимуть на мурі поруч у такому порядку, натисни КЛАЦ, а тоді торкнися тут.
cl-page-what-open = Відкрита композиція — лише для того, хто ходить.
cl-page-what-finish = Вирішує час, набраний жирно: виміряний за столом мінус поправка на зв’язок (її заштриховано). «Пристрій» — те, що виміряла сторінка самого гравця.
cl-page-last-tag = щойно
cl-page-gap = Покласти на місце { $place }
cl-page-end-left = Лівий край
cl-page-end-right = Правий край
cl-page-cap-lantern = Ліхтарик
cl-page-cap-fan = Віяло
cl-page-cap-blossom = Квітка
cl-page-cap-crane = Журавель
cl-page-cap-hiker = Мандрівник
cl-page-cap-tower = Вежа
cl-page-cap-panda = Панда
cl-page-cap-head = Голова
cl-page-cap-middle = Тулуб
cl-page-cap-tail = Хвіст
cl-page-finish = Фотофініш
cl-page-finish-never = Фотофініш: коли гукають двоє, тут буде їхній час.
cl-page-finish-last = Останній фотофініш:
cl-page-finish-what = Що означають ці числа?
cl-page-finish-closes = зникне за { $seconds } с
cl-page-finish-sum = ({ $elapsed } − { $credit } зв’язок; пристрій { $device })
cl-page-finish-alone = Гукає лише { $who }.
cl-page-finish-ahead = { $who } попереду, { $other } позаду на { $ms } мс.
cl-page-finish-draw = Одночасно: { $who } і { $other }. Вирішив жереб.
cl-page-finish-false = зарано
cl-page-ms = { $ms } мс
cl-page-one-device = За одним пристроєм ніхто не гукає наввипередки: після кожної зміни муру кожен гравець сам каже, чи бачить світлину. Тож пристрій часто переходить із рук у руки.
cl-page-curtain-photo = { $who }, бачиш світлину?
cl-page-missed = Пропущені світлини
cl-page-missed-none = Жодної світлини не пропущено.
cl-page-missed-sum = { $who }: не взято { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
 }
cl-page-missed-show = { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
 }
cl-page-missed-when = хід { $turn } · { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
 }

## Сторінка правил

cl-rules-claim = Усі дивляться на той самий мур. Хто перший помітив свою картину, той і гукає.
cl-rules-goal = Знайди на мурі точнісінько той ряд, що на твоїй композиції. Натисни **КЛАЦ!** раніше за всіх, і світлина твоя.
cl-rules-turn = **1** Рикші їдуть далі. **2** Додай картку до краю муру. **3** Зіграй дію. Потім добери карток.
cl-rules-end = Щойно три відкриті композиції сфотографовано, гру закінчено. Якщо ж скінчилася їхня колода, кожен має ще один хід. Перемагає той, у кого найбільше балів.
cl-rules-box = Усі картки
cl-rules-box-note = Скільки всього карток, написано в друкованих правилах. Що на кожній із них, було на малюнках, яких ми не маємо. Цей набір ми намалювали й випробували самі.
cl-page-rules-wanted = шукаємо
cl-page-box-wall = { $count ->
    [one] { $count } картка муру
    [few] { $count } картки муру
    [many] { $count } карток муру
   *[other] { $count } картки муру
 }
cl-page-box-wall-note = { $count } з мотивами, { $rickshaws ->
    [one] { $rickshaws } рикша
    [few] { $rickshaws } рикші
    [many] { $rickshaws } рикш
   *[other] { $rickshaws } рикші
 }
cl-page-box-compositions = { $count ->
    [one] { $count } композиція
    [few] { $count } композиції
    [many] { $count } композицій
   *[other] { $count } композиції
 }
cl-page-box-compositions-note = зліва направо, б. = бали
cl-page-box-actions = { $count ->
    [one] { $count } картка дії
    [few] { $count } картки дій
    [many] { $count } карток дій
   *[other] { $count } картки дії
 }

## Що це?

cl-what-wall = Картка муру, місце { $place }
cl-what-market = Картка ринку { $place }
cl-what-own = Твоя композиція { $number }
cl-what-open = Відкрита композиція { $letter }
cl-what-action = Твоя картка дії
cl-what-pile = Стос карток
cl-what-button = Кнопка
cl-what-player = За столом
cl-what-table = На столі
cl-what-may = Зараз це можна зробити.
cl-what-free = Вільна: картки дій можуть її зсунути, обміняти чи вилучити.
cl-what-wall-choose = Зараз її можна обрати.
cl-what-covered = На ній стоїть рикша: її не можна ні зняти, ні зсунути, ні обміняти, ні вилучити.
cl-what-tower = Стоїть на місці: жодна картка дії її не зсуне, не обміняє й не вилучить.
cl-what-photo = На світлині
cl-what-photo-plain = Картки лежать поруч, зліва направо точно як на композиції. Без проміжків і не дзеркально.
cl-what-photo-tower = На світлині вона бути може, і світлина забирає її, як будь-яку картку. Інші картки можуть її минати.
cl-what-photo-dragon = Дракон має бути цілий, його частини лежать поруч, точно як на композиції. На мурі вони можуть лежати як завгодно.
cl-what-rickshaw = На початку кожного ходу він їде на одну картку праворуч, а з краю муру з’їжджає.
cl-what-rickshaw-comes = Якщо трапиться рикша, він одразу стає на крайню ліву картку без рикші, і картку беруть далі.
cl-what-count = { $count ->
    [one] У коробці є { $count } така картка.
    [few] У коробці є { $count } такі картки.
    [many] У коробці є { $count } таких карток.
   *[other] У коробці є { $count } такої картки.
 }
cl-what-take = Візьми її й додай до лівого чи правого краю муру.
cl-what-market-title = Крок 2 ходу
cl-what-market-words = Одна картка, звідси або з колоди, лягає на край муру. Тоді ринок поповнюють до трьох карток.
cl-what-draw = Відкрий верхню картку, а тоді вибери край муру.
cl-what-deck = Картки муру сорочкою догори. Коли колода закінчиться, скид перемішають, і він стане новою колодою.
cl-what-look-through = Торкнися, щоб переглянути: це може кожен.
cl-what-reshuffled = Коли колода закінчиться, новою стануть ці картки.
cl-what-back-card = Вибери її, а тоді місце в мурі.
cl-what-taken = Її вже хтось зняв. Відкритих композицій не замінюють; коли не стане останньої, гра одразу закінчиться.
cl-what-worth = { $points ->
    [one] бал тобі
    [few] бали тобі
    [many] балів тобі
   *[other] бала тобі
 }, щойно ти її знімеш, у чий завгодно хід.
cl-what-worth-open = { $points ->
    [one] бал тобі
    [few] бали тобі
    [many] балів тобі
   *[other] бала тобі
 }, якщо ти знімеш її у свій хід.
cl-what-last-open = Хто зніме останню відкриту, той одразу закінчить гру.
cl-what-act-move1 = Зсунь картку муру рівно на одне місце ліворуч або праворуч.
cl-what-act-move2 = Зсунь картку муру рівно на два місця ліворуч або праворуч; картки, які вона минає, посунуться.
cl-what-act-swap = Дві картки муру міняються місцями, хоч би де вони лежали.
cl-what-act-remove = Скинь картку муру; мур змикається.
cl-what-act-extra = Візьми ще одну композицію. Їх буде більше двох, доки світлини не повернуть тебе до двох.
cl-what-act-replace = Ринок скидають і відкривають три нові картки. Одну з них ти додаєш до краю муру.
cl-what-act-back = Будь-яка картка муру зі скиду лягає на будь-яке місце в мурі.
cl-what-gap = Поклади картку сюди.
cl-what-end-of-wall = Додай картку з цього краю.
cl-what-end = У цьому ході більше жодної картки дії. Рука поповниться до трьох, і хід перейде далі.
cl-what-renew = Замість дій: скинь усі свої картки, і дії, і композиції, та візьми три й дві нові. На цьому твій хід закінчиться.
cl-what-pass = Світлини ти не бачиш. Твого вибору ніхто не знатиме, доки не виберуть усі.
cl-what-pass-turn = У цьому ході тебе більше не питатимуть, хоч би що лежало на мурі.
cl-what-nothing = Ти нічого не показуєш: це хибний вигук.
cl-what-card-size = Розмір карток муру
cl-what-card-size-words = Багато малих карток перед очима чи менше великих. Лише на цьому пристрої.
cl-what-call = Бачиш світлину? Спершу натисни, тоді покажи: торкнися композиції та її першої картки на мурі.
cl-what-call-now = Зараз можна гукати. Мур завмре, доки ти не покажеш світлину.
cl-what-call-calm = Натисни, щоб показати світлину. Твого вибору ніхто не бачить.
cl-what-wrong = Якщо світлини не було
cl-what-lock-out = { $seconds ->
    [one] Не можна гукати { $seconds } секунду.
    [few] Не можна гукати { $seconds } секунди.
    [many] Не можна гукати { $seconds } секунд.
   *[other] Не можна гукати { $seconds } секунди.
 } Кожен наступний хибний вигук коштує більше; світлина все стирає.
cl-what-no-lock-out = За цим столом нічого не станеться, гра йде далі.
cl-what-time = Час показати світлину
cl-what-time-words = Стільки мур стоїть завмерлий після вигуку. Після хибних вигуків часу менше, аж до наступної світлини.
cl-what-score = Бали всіх власних світлин. Перемагає той, у кого їх найбільше; якщо порівну — у кого найбільше світлин.
cl-what-album = Світлини на цю мить. Торкнися, щоб їх роздивитися.
cl-what-hand = У руці, від інших сховано.
cl-what-turn = Зараз ходить цей гравець. Власні композиції ти все одно можеш знімати.
cl-what-turn-own = Твій хід: знімати можна й відкриті композиції.
cl-what-decks = Скільки карток лишилося
cl-what-decks-pictures = Годинник гри: коли взято останню, кожен має ще по одному ходу.
cl-what-decks-actions = Коли вони закінчаться, їхній скид перемішають.
cl-what-steps = Кроки ходу
cl-what-step-rickshaws = Усі рикші проїжджають на одну картку праворуч.
cl-what-step-lay = Картка з ринку або з колоди лягає на край муру.
cl-what-step-act = { $most ->
    [one] За хід ти граєш одну картку дії.
    [few] За хід ти граєш одну картку дії, а можна до { $most }.
    [many] За хід ти граєш одну картку дії, а можна до { $most }.
   *[other] За хід ти граєш одну картку дії, а можна до { $most }.
 }
cl-what-step-draw = Руку поповнюють до трьох карток дій.
cl-what-overview = Увесь мур, зменшений
cl-what-overview-words = Рамка показує, що з муру видно нижче. Торкнися або тягни, щоб туди перейти.

### Після твого останнього ходу

cl-since-photo = { $who } робить світлину: { $row }
cl-since-photo-open = Відкритих композицій на одну менше
cl-since-broken = { $who } забирає картку з твоєї композиції: { $row }
cl-since-dragon = { $who } кладе на мур: { $part }
cl-since-rickshaw = Приїхав рикша
cl-since-market = { $who } оновлює ринок: { $cards }
cl-since-last = Останні ходи: наостанок ходить { $who }
## The learn match

cl-learn-hello = Привіт! Ми шукаємо світлини на мурі: картки поруч, як у рамці, натисни КЛАЦ, і бали твої.
cl-learn-card = У свій хід спершу додай картку. Ліхтарик, мандрівник, віяло: бракує лише ліхтарика! Поклади його ліворуч.
cl-learn-card-no = З нею картина не складеться. Глянь у рамку: першим іде ліхтарик.
cl-learn-click = Ось вона! Гукай, доки не гукнули інші: тисни КЛАЦ! У свій хід можна знімати й відкриті композиції.
cl-learn-mark = Мур завмер. Тепер покажи: торкнися композиції, а тоді її першої картки. У партії на це є 6 секунд.
cl-learn-mark-no = Не зовсім: має бути точнісінько ряд композиції, зліва направо. Спробуй ще раз!
cl-learn-points = Твоя перша світлина! Вона в альбомі й дає 1 бал. Її картки зникли, а мур доповнено ліворуч.
cl-learn-action = Потім зіграй картку дії. Поміняй журавля й панду: якщо ліворуч стане мандрівник, твоя таємна картина готова.
cl-learn-action-no = Гарна картка, але зараз допоможе інша. Візьми ту, на яку я показую!
cl-learn-anytime = Мандрівник прийшов саме вчасно! Свої композиції можна гукати в будь-чий хід: КЛАЦ!
cl-learn-mark-own = З пандою — 2 бали. Спершу композиція, тоді її перша картка!
cl-learn-dragon-card = Дракон: спершу голова, одразу за нею хвіст. Та спочатку знову додай картку, як щоходу.
cl-learn-dragon-card-no = Можна й так, але візьмімо ту, на яку я показую.
cl-learn-dragon-move = Заважає лише журавель. Зсунь його на два місця праворуч!
cl-learn-dragon-click = Голова і хвіст поруч. Швидше!
cl-learn-dragon-mark = Познач, як і раніше. Голова має бути ліворуч: навпаки не рахується.
cl-learn-rickshaw = Панду й ліхтарик першим помітив суперник: 2 бали. А ще проїхала рикша, щоходу на одну картку: її картку не можна ні рухати, ні фотографувати.
cl-learn-draw = Замість ринку можна спробувати щастя: візьми верхню картку з колоди.
cl-learn-lay = Голова дракона! Ліворуч чи праворуч, як хочеш.
cl-learn-wrong-call = А якщо гукнути, коли нічого немає? Спробуй: тисни КЛАЦ!
cl-learn-nothing = Тут немає твоєї світлини. Скасуй вигук.
cl-learn-nothing-no = Такого на мурі немає. Цього разу справді нічого: скасуй вигук.
cl-learn-locked = Хибний вигук коштує часу: спуск заблоковано на 5 секунд, наступного разу — на 10. Світлина це виправить.
cl-learn-end = Гра закінчується з останньою відкритою композицією або невдовзі після того, як спорожніє їхня колода. Перемагає той, у кого найбільше балів. Ти попереду!
