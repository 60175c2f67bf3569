# Да Юньхе. Назви плиток і карток входять у речення готовими словами і не відмінюються.

dy-title = Да Юньхе
dy-tick = Раунд { $number }
dy-moment-uprising = Повстання
dy-moment-trip = Корабель повертає назад
dy-moment-attack = Напад

## Плитки

dy-tile-canal1 = канал
dy-tile-canal2 = канал
dy-tile-canal3 = канал
dy-tile-canal4 = канал
dy-tile-canal5 = канал
dy-tile-canal6 = канал
dy-tile-canal7 = канал
dy-tile-canal8 = канал
dy-tile-canal9 = канал
dy-tile-garden = сад
dy-tile-teahouse = чайний дім
dy-tile-temple = храм
dy-tile-waterwheel = водяне колесо
dy-tile-weir = загата
dy-tile-lock = шлюз
dy-tile-bridge = міст
dy-tile-warehouse = комора
dy-tile-lighthouse = маяк
dy-tile-unrest = заворушення
dy-tile-worth = { $tile } (цінність { $value })

## Картки дій

dy-card-raise = Зміцнити репутацію
dy-card-remove = Придушити заворушення
dy-card-calm = Заспокоїти народ
dy-card-destroy = Зруйнувати канал
dy-card-inspect = Позачергова інспекція
dy-card-tea = Чайна перерва
dy-card-spy = Шпигунство
dy-card-intrigue = Інтрига
dy-card-denounce = Донос
dy-card-reform = Реформа

## Звання за місцем

dy-title-zhuangyuan = Jìnshì Zhuàngyuán (цзіньші чжуан’юань: перший серед докторів)
dy-title-bangyan = Jìnshì Bǎngyǎn (цзіньші бан’янь: другий серед докторів)
dy-title-tanhua = Jìnshì Tànhuā (цзіньші таньхуа: третій серед докторів)
dy-title-juren = Jǔrén (цзюйжень: магістр)
dy-title-xiucai = Xiùcái (сюцай: талант)

## Звідки репутація

dy-source-built = Збудовані канали
dy-source-travelled = Корабель на власних каналах
dy-source-torches = Корабель натрапив на заворушення
dy-source-court = При дворі
dy-source-intrigues = Інтриги
dy-source-uprisings = Повстання
dy-source-network = Найбільша мережа
dy-source-city = Заборонене місто
dy-source-riots = Заворушення в провінції
dy-source-blots = Заворушення в місті

## Кольори

dy-look-yellow = Жовтий
dy-look-red = Червоний
dy-look-green = Зелений
dy-look-blue = Синій
dy-look-purple = Фіолетовий

## Опції столу

dy-option-fist = Скільки заворушень потрібно для повстання
dy-option-fist-two = 2 (складно)
dy-option-fist-three = 3 (звичайно)
dy-option-fist-four = 4 (легко)
dy-option-begins = Хто починає, на півночі
dy-option-begins-random = за жеребом
dy-option-begins-1 = гравець 1
dy-option-begins-2 = гравець 2
dy-option-begins-3 = гравець 3
dy-option-begins-4 = гравець 4
dy-option-begins-5 = гравець 5
dy-option-sheet = Мапа і плитки
dy-option-sheet-canal = відтворені
dy-option-colours = Кольори

## Що сталося

dy-log-took = { $who } починає з плитки: { $tile }.
dy-log-round = Раунд { $number }. Починає { $who }.
dy-log-drafted = { $who } обирає: { $card }.
dy-log-drafted-unseen = { $who } обирає картку.
dy-log-card = { $who } грає: { $card }.
dy-log-supplied = { $who } бере відкриту плитку зі стосу { $stack }: { $tile }.
dy-log-drew = { $who } тягне закриту плитку зі стосу { $stack }: { $tile }.
dy-log-built = { $who } будує на { $field }: { $tile } (+{ $points }).
dy-log-built-over = { $who } будує на { $field }: { $tile } (+{ $points }). Заворушення ({ $owner }) іде на мур.
dy-log-unrest = { $who } здіймає заворушення на { $field }.
dy-log-city = { $who } будує в Забороненому місті: { $tile }. { $count ->
    [one] Там уже { $count } плитка.
    [few] Там уже { $count } плитки.
    [many] Там уже { $count } плиток.
   *[other] Там уже { $count } плитки.
 }
dy-log-turned = { $who } обертає на { $field }: { $tile }, власник — { $owner }.
dy-log-moved = { $who } пересуває з { $source } на { $field }: { $tile }, власник — { $owner }.
dy-log-swapped = { $who } міняє місцями { $source } і { $field }: { $tile } та { $other }.
dy-log-raised = { $who } зміцнює свою репутацію (+{ $points }).
dy-log-removed = { $who } розчищає { $field }. Заворушення ({ $owner }) іде на мур.
dy-log-calmed = { $who } заспокоює народ: заворушення ({ $owner }) іде з муру під стос { $stack }.
dy-log-destroyed = { $who } руйнує на { $field }: { $tile }, власник — { $owner }.
dy-log-tea = { $who } запрошує на чай: цього раунду корабель не пливе.
dy-log-intrigued = { $who } плете інтригу: { $victim } втрачає { $points } репутації.
dy-log-denounced = { $who } пише донос: { $victim } дістає заворушення у своє місто.
dy-log-turned-up = { $who } відкриває на стосі { $stack }: { $tile }.
dy-log-reformed = { $who } тасує всі свої стоси й ділить їх наново.
dy-log-inspection = Позачергова інспекція: { $who } веде корабель, щонайбільше { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
    [many] { $fields } полів
   *[other] { $fields } поля
 }.
dy-log-sails = Великий Координатор пливе { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
    [many] { $fields } полів
   *[other] { $fields } поля
 }; кермує { $who }.
dy-log-sailed = Корабель пливе на { $field }.
dy-log-sailed-canal = Корабель пливе на { $field }: { $who } дістає { $points } репутації.
dy-log-sailed-unrest = На { $field } корабель натрапляє на заворушення: { $who } втрачає { $points } репутації.
dy-log-trip = { $trips ->
    [0] Останню подорож завершено.
    [one] Подорож завершено; лишилася { $trips }.
    [few] Подорож завершено; лишилося { $trips }.
    [many] Подорож завершено; лишилося { $trips }.
   *[other] Подорож завершено; лишилося { $trips }.
 }
dy-log-turn-ended = { $who } завершує хід.
dy-log-uprising = Повстання! { $who } втрачає { $points } репутації; { $tiles ->
    [one] { $tiles } заворушення повертається
    [few] { $tiles } заворушення повертаються
    [many] { $tiles } заворушень повертаються
   *[other] { $tiles } заворушення повертаються
 } з муру під стоси.
dy-log-settled = { $tiles ->
    [one] { $who } кладе { $tiles } заворушення під стос { $stacks }.
    [few] { $who } кладе { $tiles } заворушення під стоси { $stacks }.
    [many] { $who } кладе { $tiles } заворушень під стоси { $stacks }.
   *[other] { $who } кладе { $tiles } заворушення під стоси { $stacks }.
 }
dy-log-final-network = { $who }: найбільша мережа — { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
 } (+{ $points }).
dy-log-final-city = { $who }: у Забороненому місті — { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
 } (+{ $points }).
dy-log-final-riots = { $who }: у провінції — { $count ->
    [one] { $count } заворушення
    [few] { $count } заворушення
    [many] { $count } заворушень
   *[other] { $count } заворушення
 } (−{ $points }).
dy-log-final-blots = { $who }: у Забороненому місті — { $count ->
    [one] { $count } заворушення
    [few] { $count } заворушення
    [many] { $count } заворушень
   *[other] { $count } заворушення
 } (−{ $points }).
dy-log-guard = Після сорока раундів двору уривається терпець: гру завершено.
dy-log-ended = { $count ->
    [one] Гру завершено.
    [few] Гру завершено, перемога спільна.
    [many] Гру завершено, перемога спільна.
   *[other] Гру завершено, перемога спільна.
 }
dy-end-fourth-trip = Корабель здійснив четверту подорож
dy-end-forty-rounds = Зіграно сорок раундів

## Чому не можна?

dy-why-over = Гру завершено.
dy-why-over-forty = Гра завершилася після сорока раундів.
dy-why-turn = Зараз ходить { $who }.
dy-why-draft-turn = Картку зараз обирає { $who }.
dy-why-steer = Кораблем кермує { $who }.
dy-why-inspection-turn = Позачерговою інспекцією кермує { $who }.
dy-why-settle-turn = Заворушення після повстання зараз розкладає { $who }.
dy-why-take-turn = Першу плитку зараз бере { $who }.
dy-why-no-move = Такого ходу в цій грі немає.
dy-why-take-first = Спершу візьми одну зі своїх трьох відкритих плиток.
dy-why-taken = Перші плитки вже взято.
dy-why-draft-first = Спершу обери картку дії.
dy-why-drafted = Твою картку на цей раунд уже обрано.
dy-why-card-gone = Цієї картки вже немає: { $card }.
dy-why-place-first = Спершу скажи, куди її покласти: { $tile }. Або скасуй.
dy-why-place-first-unrest = Спершу скажи, на яке порожнє поле покласти заворушення, або скасуй.
dy-why-turn-first = Спершу скажи, як покласти плитку, або скасуй.
dy-why-turn-first-rebuild = Спершу скажи, як покласти перебудовану плитку, або скасуй.
dy-why-rebuild-first = Спершу оберни, пересунь або поміняй обрану плитку чи скасуй вибір.
dy-why-stack-first = Спершу назви стос, під який піде твоє заворушення, або скасуй.
dy-why-stack-first-calm = Спершу назви стос, під який піде заворушення, або скасуй.
dy-why-sail-first = Триває інспекція: пливи далі або зупинися.
dy-why-steer-first = Корабель чекає: спершу обери йому шлях.
dy-why-settle-first = Повстання: спершу скажи, під які твої стоси підуть заворушення.
dy-why-no-uprising = Зараз у тебе немає повстання.
dy-why-nothing-begun = Спершу обери, що будувати чи перебудовувати або що має зробити картка.
dy-why-no-ship-now = Зараз кораблем кермуєш не ти.
dy-why-other-card = Твоя картка цього не дає. Ти граєш: { $card }.
dy-why-special-used = Цю частину картки вже використано.
dy-why-supply-used = Більше постачати твоя картка не дозволяє (усього { $count }).
dy-why-warehouse-full = Твій склад повний: у ньому лише шість місць.
dy-why-stack-empty = Стос { $stack } порожній.
dy-why-build-used = Більше будувати твоя картка не дозволяє (усього { $count }).
dy-why-builds-spent = Твоя картка дозволяє два будівництва або одну перебудову, і це вже використано.
dy-why-not-held = Цього немає на твоєму складі: { $tile }.
dy-why-no-room = На кожному полі вже є канал.
dy-why-no-room-unrest = Порожніх полів немає.
dy-why-city-full = У твоїй частині міста не може бути більше каналів, ніж ти маєш на мапі (там уже { $count }).
dy-why-no-rebuild = Ця картка не дозволяє перебудовувати: { $card }.
dy-why-rebuild-too-late = Перебудова замінює обидва будівництва, а одне вже використано.
dy-why-rebuild-nothing = На { $field } нема чого перебудовувати.
dy-why-rebuild-foreign = { $field } не у твоїй провінції, і плитка там не твоя.
dy-why-rebuild-senseless = Це нічого не змінить.
dy-why-unrest-turned = Заворушення не має напрямку: пересунь його або поміняй.
dy-why-out-of-play = На { $field } нічого не можна будувати.
dy-why-on-canal = На { $field } лежить канал.
dy-why-unrest-occupied = Заворушенню потрібне порожнє поле, а { $field } зайняте.
dy-why-move-occupied = Поле { $field } зайняте.
dy-why-leaves-region = Чужа плитка має лишитися у твоїй провінції, а { $field } поза нею.
dy-why-swap-nothing = На { $field } немає іншої плитки для обміну.
dy-why-swap-foreign = Міняти можна дві свої плитки або дві у своїй провінції; { $field } не підходить.
dy-why-no-such-line = Так цю плитку зараз обернути не можна.
dy-why-no-unrest-there = На { $field } немає заворушення.
dy-why-wall-empty = { $who } не має заворушень на мурі.
dy-why-no-such-wall = На місці { $seat } ніхто не сидить, тож таких заворушень на мурі немає.
dy-why-no-canal-there = На { $field } немає каналу.
dy-why-not-ahead = Корабель пливе лише вперед, на сусіднє поле: з { $ship } він зараз не потрапить на { $field }.
dy-why-line-first = Корабель спершу пливе з’єднаним руслом: { $fields }.
dy-why-nearest-first = Корабель спершу прямує до найближчого каналу: { $canals }. { $field } не на найкоротшому шляху туди.
dy-why-goal-first = Попереду каналів немає, тож корабель прямує до { $goal }. { $field } не на найкоротшому шляху туди.
dy-why-not-aside = Просто на схід чи захід корабель пливе лише з’єднаними каналами, якими звідти можна рушити далі вперед: з { $ship } він зараз не потрапить на { $field }.
dy-why-no-hidden-tops = Верхні плитки твоїх стосів уже відкриті.
dy-why-no-such-rival = Назви іншого гравця за цим столом.
dy-why-no-such-victim = Донос можна написати лише на іншого гравця за цим столом.
dy-why-no-tiles-to-shuffle = Твої стоси порожні.
dy-why-two-unrest = Напад коштує два заворушення з твого складу.
dy-notation = «{ $typed }» — не хід. Приклади: pick tea · supply 1 · build canal4 · at B4 · turn n-se · city garden · sail C6 · end

## Переліки компонентів

dy-sheet-unknown = Переліку «{ $name }» немає. Є такі: { $known }.
dy-sheet-toml = Перелік не вдається прочитати: { $why }
dy-sheet-field = У переліку бракує «{ $field }», або там помилка.
dy-sheet-count = Перелік не сходиться: «{ $part }» — { $found } замість { $wanted }.
dy-sheet-many = Полів у переліку: { $found }; їх має бути від 1 до { $most }.
dy-sheet-neighbours = Рядок { $line } переліку: { $field } і { $other } сусідують неправильно. Кожне має називати інше, рівно один раз і на протилежному боці.
dy-sheet-apart = Рядок { $line } переліку: від { $field } жоден ланцюжок сусідів не веде до { $other }, тож невідомо, де це поле лежить.
dy-sheet-grid = Рядок { $line } переліку: місце { $field } лежить на іншій сітці, ніж { $other }. Сума x + y має бути парною для всіх полів або непарною для всіх.
dy-sheet-place = Рядок { $line } переліку: { $field } і { $other } не можуть лежати там обидва. Вони мали б те саме місце або торкалися б іншим боком.
dy-sheet-turn = У переліку { $field } не може бути місцем розвороту, якщо гравців { $seats }: це поле у використаній провінції або вже має іншу роль.
dy-sheet-neutral = У переліку { $field } не може бути нейтральним полем біля { $turn }, якщо гравців { $seats }: воно має лежати поруч, поза використаними провінціями, і не мати іншої ролі.
dy-sheet-stuck = Рядок { $line } переліку: якщо гравців { $seats }, корабель не зможе рушити з { $field }.

## Дошка в терміналі

dy-show-ship = Раунд { $round } · корабель на { $field }, пливе на { $heading ->
    [south] південь
   *[other] північ
 } · подорожей лишилося: { $trips }
dy-show-seat = { $who } ({ $letter }) · репутація { $reputation } · провінція { $region } · мур { $wall } із { $fist } · місто { $city } · мережа { $network } · заворушення { $riots } · якби зараз кінець { $final }
dy-show-warehouse = склад: { $tiles }
dy-show-stacks = стоси: { $stacks }
dy-show-card = картка: { $card }
dy-show-hidden = закрито
dy-show-nothing = нічого
dy-show-received = Твої картки на вибір: { $cards }
dy-show-final = { $who } — { $title }: { $points }
dy-show-legend = y жовтий · r червоний · g зелений · b синій · p фіолетовий · ! заворушення · n-s русло з півночі на південь · > корабель
dy-show-tile = { $code } ({ $tile }, цінність { $value }, { $line })
dy-ask-take = Візьми одну зі своїх трьох відкритих плиток (take 1, 2 або 3).
dy-ask-draft = Обери картку (pick).
dy-ask-act = { $card }: постачання { $supplies }, будівництво { $builds }. Коли закінчиш: end.
dy-ask-place = Куди її покласти (at)? { $tile }
dy-ask-turn = Як її покласти (turn)? { $tile }
dy-ask-rebuild = Обернути (turn), пересунути (at) чи поміняти (swap)? { $tile }
dy-ask-rebuild-unrest = Пересунути заворушення (at) чи поміняти (swap)?
dy-ask-under = Під який стос піде заворушення (under 1, 2 або 3)?
dy-ask-inspect = Пливти далі (sail) чи зупинитися (halt)?
dy-ask-sail = Обери шлях корабля (sail).
dy-ask-rise = Повстання: під який стос (under 1, 2 або 3) чи порівну (spread)? { $tiles ->
    [one] Лишилося { $tiles } заворушення.
    [few] Лишилося { $tiles } заворушення.
    [many] Лишилося { $tiles } заворушень.
   *[other] Лишилося { $tiles } заворушення.
 }

## Сторінка

dy-page-ask-take = Візьми на склад одну зі своїх трьох відкритих плиток
dy-page-ask-draft = Обери картку дії
dy-page-ask-draft-chosen = Саме цю? Тоді підтверди
dy-page-ask-act = Скористайся частинами картки в будь-якому порядку
dy-page-ask-done = Більше нічого не лишилося: заверши хід
dy-page-ask-aim-supply = Постачання: візьми відкриту плитку зі стосу або витягни закриту
dy-page-ask-aim-build = Торкнися плитки на своєму складі
dy-page-ask-aim-rebuild = Яку плитку перебудувати?
dy-page-ask-aim-remove = Яке заворушення піде на мур?
dy-page-ask-aim-calm = Чиє заворушення зняти з муру?
dy-page-ask-aim-destroy = Який канал зруйнувати?
dy-page-ask-aim-inspect = Провести корабель щонайбільше на три поля?
dy-page-ask-aim-tea = Чайна перерва: цього раунду корабель стоїть?
dy-page-ask-aim-spy = Відкрити всі закриті верхні плитки своїх стосів?
dy-page-ask-aim-intrigue = Хто втратить 8 репутації?
dy-page-ask-aim-denounce = У чиє місто піде твоє заворушення?
dy-page-ask-aim-reform = Перетасувати всі свої стоси?
dy-page-ask-place = Поклади на поле, що світиться: { $tile }
dy-page-ask-place-unrest = На якому порожньому полі здійняти заворушення?
dy-page-ask-turn = { $field }: { $tile }. Дотик обертає її, дотик до іншого поля пересуває
dy-page-ask-turn-there = { $field }: { $tile }. Торкнися, щоб обернути, а тоді підтверди
dy-page-ask-rebuilding = Обернути, пересунути на порожнє поле чи поміняти з іншою?
dy-page-ask-rebuilding-unrest = Пересунути на порожнє поле чи поміняти з іншою?
dy-page-ask-deed = Ось що це дасть. Підтверди або обери інше
dy-page-ask-deed-city = Покласти її до Забороненого міста?
dy-page-ask-why = Торкнися того, що не виходить, і дізнаєшся чому
dy-page-ask-tuck = Під який із твоїх стосів піде заворушення?
dy-page-ask-tuck-calmed = Під який стос піде заворушення?
dy-page-ask-inspect = Веди корабель: ще до { $left ->
    [one] { $left } поля
    [few] { $left } полів
    [many] { $left } полів
   *[other] { $left } поля
 }
dy-page-ask-sail = Веди корабель: яким шляхом йому пливти?
dy-page-ask-rising = Повстання! Під які твої стоси? { $tiles ->
    [one] Лишилося { $tiles } заворушення
    [few] Лишилося { $tiles } заворушення
    [many] Лишилося { $tiles } заворушень
   *[other] Лишилося { $tiles } заворушення
 }
dy-page-ask-wait-take = { $who } бере першу плитку
dy-page-ask-wait-draft = { $who } обирає картку
dy-page-ask-wait-act = Ходить { $who }
dy-page-ask-wait-sail = { $who } веде корабель
dy-page-ask-wait-rise = Повстання: { $who } кладе заворушення під стоси
dy-page-ask-shown-voyage = Корабель пливе
dy-page-ask-shown-uprising = Повстання! Потерпає { $who }
dy-page-ask-won = Перемога твоя!
dy-page-ask-winner = Перемога: { $who }!
dy-page-ask-shared = Перемога спільна: { $names }
dy-page-your-turn = Твій хід
dy-page-over = Кінець
dy-page-round = Раунд { $number }
dy-page-round-column = Раунд
dy-page-phases = Фази раунду
dy-page-phase-cards = Картки
dy-page-phase-actions = Дії
dy-page-phase-voyage = Плавання
dy-page-phase-uprising = Повстання
dy-page-trips = { $count ->
    [one] ще { $count } подорож
    [few] ще { $count } подорожі
    [many] ще { $count } подорожей
   *[other] ще { $count } подорожі
 }, на { $heading ->
    [north] північ
   *[other] південь
 }
dy-page-trips-none = усі подорожі завершено
dy-page-tea-short = чайна перерва: стоїть
dy-page-map = Мапа каналу
dy-page-north = північ
dy-page-region-of = провінція ({ $who })
dy-page-neutral = нейтральне поле
dy-page-peking = Пекін
dy-page-turning-point = { $seats ->
    [5] Ханчжоу
   *[other] місце розвороту
 }
dy-page-empty = порожньо
dy-page-unrest-of = заворушення ({ $who })
dy-page-canal-of = { $tile } ({ $who }), цінність { $value }, канал: { $ends }
dy-page-edge-n = північ
dy-page-edge-ne = північний схід
dy-page-edge-e = схід
dy-page-edge-se = південний схід
dy-page-edge-s = південь
dy-page-edge-sw = південний захід
dy-page-edge-w = захід
dy-page-edge-nw = північний захід
dy-page-side-n = ліворуч
dy-page-side-ne = вгорі ліворуч
dy-page-side-e = вгорі
dy-page-side-se = вгорі праворуч
dy-page-side-s = праворуч
dy-page-side-sw = внизу праворуч
dy-page-side-w = внизу
dy-page-side-nw = внизу ліворуч
dy-page-ship-here = тут стоїть корабель
dy-page-possible = можна
dy-page-minimap = Огляд: торкнися, щоб перейти туди
dy-page-zoom-in = Збільшити
dy-page-zoom-out = Зменшити
dy-page-forecast = Що зробив би корабель зараз?
dy-page-forecast-short = Прогноз
dy-page-voyage = Корабель принесе
dy-page-voyage-none = Корабель нікому нічого не принесе
dy-page-all-cards = Усі десять карток дій
dy-page-tab-cards = Картки
dy-page-fold = Гравці в один рядок, більша мапа
dy-page-tab-fold = Більша мапа
dy-page-words-on-cards = На картках написано, що вони роблять
dy-page-reputation = Репутація
dy-page-has-reputation = { $who } — { $points }
dy-page-city = Заборонене місто
dy-page-city-note = наприкінці кількість²
dy-page-city-hall = { $who }: { $count ->
    [one] { $count } плитка каналу
    [few] { $count } плитки каналу
    [many] { $count } плиток каналу
   *[other] { $count } плитки каналу
 }, { $unrest ->
    [one] { $unrest } заворушення
    [few] { $unrest } заворушення
    [many] { $unrest } заворушень
   *[other] { $unrest } заворушення
 }, поки що це { $points }
dy-page-city-choose = Обрати палац: { $who }
dy-page-wall = Мур злагоди
dy-page-wall-note = { $fist } плитки: повстання, { $points }
dy-page-wall-part = { $who }: { $count ->
    [one] { $count } заворушення на мурі
    [few] { $count } заворушення на мурі
    [many] { $count } заворушень на мурі
   *[other] { $count } заворушення на мурі
 }
dy-page-wall-of = { $who }: { $count } з { $fist } заворушень до повстання
dy-page-wall-choose = Обрати заворушення: { $who }
dy-page-players = Гравці
dy-page-player = Гравець
dy-page-card = Картка
dy-page-store = Склад
dy-page-stacks-public = Стоси
dy-page-final = Підсумок
dy-page-final-now = Якби зараз кінець
dy-page-after-it = після цього
dy-page-start = починає
dy-page-starts-round = починає раунд
dy-page-you = ти
dy-page-bot = бот
dy-page-to-move = ходить
dy-page-away = немає на зв’язку
dy-page-look-at = { $who }: { $points } репутації, картка: { $card }. Показати більше
dy-page-card-words = { $card }: картка словами
dy-page-card-hidden = закрита
dy-page-card-none = ще без картки
dy-page-tile = { $tile }, { $shape }, цінність { $value }
dy-page-shape-straight = прямий
dy-page-shape-wide = плавний вигин
dy-page-shape-tight = крутий вигин
dy-page-shape-other = особлива форма
dy-page-face-down = закрита плитка
dy-page-stack = Стос { $number }: { $count ->
    [0] порожній
    [one] { $count } плитка, зверху { $top }
    [few] { $count } плитки, зверху { $top }
    [many] { $count } плиток, зверху { $top }
   *[other] { $count } плитки, зверху { $top }
 }
dy-page-low = { $count ->
    [one] на споді { $count } заворушення
    [few] на споді { $count } заворушення
    [many] на споді { $count } заворушень
   *[other] на споді { $count } заворушення
 }
dy-page-warehouse-of = Склад: { $count ->
    [0] порожній
   *[other] { $tiles }
 }
dy-page-warehouse = Твій склад
dy-page-places = місць зайнято: { $count } із 6
dy-page-in-hand = у руці: { $tile }
dy-page-one-in-hand = 1 у руці
dy-page-free = вільно
dy-page-stacks = Твої стоси
dy-page-supply-left = постачання: ще { $count }
dy-page-network = Мережа
dy-page-hall = Місто
dy-page-riots = Заворушення
dy-page-supply = Постачання
dy-page-build = Будувати
dy-page-rebuild = Перебу­дувати
dy-page-rebuild-note = натомість
dy-page-or-rebuild = або перебудувати
dy-page-left-of = { $count ->
    [0] вичерпано
   *[other] ще { $count } з { $most }
 }
dy-page-no-more = вже ні
dy-page-turn-over = хід минув
dy-page-spent = використано
dy-page-once-raise = один раз
dy-page-once-remove = одне завору­шення
dy-page-once-calm = одне завору­шення
dy-page-once-inspect = до 3 полів, один раз
dy-page-once-spy = свої стоси, один раз
dy-page-once-reform = свої стоси, один раз
dy-page-attack-note = ціна: 2 завору­шення
dy-page-attack-price = Коштує 2 заворушення зі складу.
dy-page-attack-cost = Коштує два заворушення з твого складу.
dy-page-barred-price = Зараз ти їх не маєш.
dy-page-barred-table = Наразі це неможливо виконати.
dy-page-part-supply = { $count ->
    [one] постачання: { $count } плитка
    [few] постачання: до { $count } плиток
    [many] постачання: до { $count } плиток
   *[other] постачання: до { $count } плиток
 }
dy-page-part-build = { $count ->
    [one] будувати { $count } раз
    [few] будувати до { $count } разів
    [many] будувати до { $count } разів
   *[other] будувати до { $count } разів
 }
dy-page-part-build-or-rebuild = { $count ->
    [one] будувати { $count } раз або раз перебудувати
    [few] будувати до { $count } разів або раз перебудувати
    [many] будувати до { $count } разів або раз перебудувати
   *[other] будувати до { $count } разів або раз перебудувати
 }
dy-page-short-raise = Зміцнити репута­цію
dy-page-short-remove = Приду­шити завору­шення
dy-page-short-calm = Заспо­коїти народ
dy-page-short-destroy = Зруйну­вати канал
dy-page-short-inspect = Поза­чергова інспек­ція
dy-page-short-tea = Чайна перерва
dy-page-short-spy = Шпигун­ство
dy-page-short-intrigue = Інтрига
dy-page-short-denounce = Донос
dy-page-short-reform = Реформа
dy-page-act-raise = Репутація +1
dy-page-act-remove = Придушити
dy-page-act-calm = Заспокоїти
dy-page-act-destroy = Зруйнувати
dy-page-act-inspect = Вести корабель
dy-page-act-tea = Чайна перерва
dy-page-act-spy = Відкрити
dy-page-act-intrigue = Інтрига
dy-page-act-denounce = Донос
dy-page-act-reform = Перета­сувати
dy-page-special-raise = Репутація зростає на 1.
dy-page-special-remove = Одне заворушення, будь-чиє, йде з мапи на мур.
dy-page-special-calm = Одне заворушення йде з муру під стос свого власника, і повстання з нього не буде.
dy-page-special-destroy = Зруйнувати один канал на мапі.
dy-page-special-inspect = Одразу провести корабель щонайбільше на три поля; заворушення його зупиняє.
dy-page-special-tea = Цього раунду корабель не пливе.
dy-page-special-spy = Відкрити всі закриті верхні плитки своїх стосів.
dy-page-special-intrigue = Хтось інший втрачає 8 репутації.
dy-page-special-denounce = Одне заворушення назавжди йде в чуже місто: наприкінці −4 для того гравця.
dy-page-special-reform = Перетасувати всі свої стоси й поділити їх наново.
dy-page-draft = Картки дій
dy-page-received = { $count ->
    [one] { $count } картка на вибір
    [few] { $count } картки на вибір
    [many] { $count } карток на вибір
   *[other] { $count } картки на вибір
 }
dy-page-draft-hint = Торкнися картки, щоб роздивитися її. Решту передаси далі.
dy-page-take-card = Узяти картку
dy-page-choices = Вибір
dy-page-under = Під стос { $number } ({ $count })
dy-page-spread = Розкласти порівну
dy-page-into-city = До міста
dy-page-halt = Зупинитися
dy-page-turn-tile = Обернути плитку
dy-page-turn-short = Обернути
dy-page-leave = Відкласти
dy-page-build-here = Будувати тут
dy-page-lay-so = Покласти так
dy-page-lay-here = Покласти тут
dy-page-remove-it = Прибрати
dy-page-destroy-it = Зруйнувати
dy-page-with-sum = { $deed }: разом { $sum }
dy-page-preview = Що це дасть
dy-page-cell-now = зараз
dy-page-cell-wall = твій мур
dy-page-cell-wall-of = мур ({ $who })
dy-page-cell-of = { $count } з { $fist }
dy-page-cell-uprising = повстання
dy-page-cell-no-uprising = без повстання
dy-page-cell-riots = твоя провінція, наприкінці
dy-page-cell-network = мережа, наприкінці
dy-page-cell-city = місто, наприкінці
dy-page-cell-several = провінція і мережа, наприкінці
dy-page-cell-ship = корабель
dy-page-cell-sum = разом
dy-page-cell-asking = рахуємо
dy-page-sail = Пливти туди
dy-page-confirm = Підтвердити
dy-page-take-back = Скасувати
dy-page-end-turn = Завершити хід
dy-page-end-ask = Уже завершити хід?
dy-page-end-left = Це ще можна використати; з кінцем ходу воно пропаде:
dy-page-unused-supply = Постачання: { $count }
dy-page-unused-build = Будувати: { $count }
dy-page-end-stay = Ще ні
dy-page-end-no-more = Більше не питати на цьому пристрої
dy-page-tab-city = Місто
dy-page-tab-wall = Мур
dy-page-tab-boards = Місто, мур
dy-page-tab-region = Мій край
dy-page-uprising = Повстання! Потерпає { $who }
dy-page-why-possible = Це можна зробити.
dy-page-scoring = Звідки взялася репутація
dy-page-source-start = На початку
dy-page-chart = Репутація раунд за раундом
dy-page-chart-words = Зміни репутації за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
 }; ті самі числа є в таблиці нижче
dy-page-chart-table = Таблицею

## Сторінка правил

dy-rules-claim = Відбудуйте імператорський канал, кожен заради власної репутації при дворі.
dy-rules-goal = Будуй плитки каналу, якими пливе корабель Великого Координатора: це дає тобі репутацію. Заворушення у твоїй провінції її забирають. Перемагає найвища репутація при дворі.
dy-rules-turn = **1** Таємно лиши собі картку дії. **2** Виконай її: постачання, будівництво, третя частина. **3** Перший гравець кермує кораблем. **4** У кого на мурі забагато плиток, у того повстання.
dy-rules-end = Гра закінчується з раундом, у якому завершилася четверта подорож. Тоді рахують ще твою найбільшу мережу й твої плитки в Забороненому місті, а заворушення забирають репутацію.
dy-rules-box = Усі компоненти
dy-rules-box-note = Цінність, кількість і картки описано в друкованих правилах. Як лежать поля, де символи заворушень і як ідуть русла, було на малюнках, яких ми не маємо. Це ми відтворили й випробували самі; усі малюнки наші.
dy-page-box-map = Мапа
dy-page-box-map-note = полів: { $fields }, провінцій: { $regions }
dy-page-box-region = Провінція { $number }
dy-page-box-peking = Пекін: звідси корабель вирушає і тут розвертається.
dy-page-box-pagoda = Тут корабель розвертається на півдні. Число каже, за скількох гравців; уп’ятьох це Ханчжоу.
dy-page-box-neutral = Нейтральне поле поруч
dy-page-box-symbol = Символ заворушень: тут вони лежать на початку.
dy-page-box-players = { $seats ->
    [2] удвох
    [3] утрьох
    [4] учотирьох
   *[other] уп’ятьох
 }
dy-page-box-tiles = По { $count } плиток у кожного
dy-page-box-tiles-note = каналів: { $canals }, заворушень: { $unrest }; п’ять кольорів
dy-page-box-value = цінність { $value }
dy-page-box-cards = Карток дій: { $count }
dy-page-box-cards-note = спільні на всіх
dy-page-box-wall-note = Кулак лежить на числі від { $least } до { $most }.
dy-page-box-titles = Титули при дворі
dy-page-box-titles-note = наприкінці, за місцем

## Що це?

dy-what-choice = Вибір
dy-what-button = Кнопка
dy-what-board = Поруч із мапою
dy-what-may = Зараз це можна зробити.
dy-what-choose = Зараз це можна обрати.
dy-what-field = Поле { $field }
dy-what-field-tile = Поле { $field }, { $own ->
    [1] твоя плитка
   *[other] плитка: { $who }
 }
dy-what-unrest-own = тобі, коли сюди запливе корабель. Важить, чия провінція, а не чий смолоскип.
dy-what-unrest-other = платить { $who }, коли сюди запливе корабель. Важить, чия провінція, а не чий смолоскип.
dy-what-unrest-nobody = Заворушення тут нікому нічого не коштує: поле не належить до жодної провінції.
dy-what-at-end = Наприкінці
dy-what-unrest-end = { $own ->
    [1] Якщо воно й тоді лежатиме тут, з тебе ще 4.
   *[other] Якщо воно й тоді лежатиме тут, ще 4 втрачає { $who }.
 }
dy-what-rid = Як його позбутися
dy-what-rid-words = { $own ->
    [1] Збудуй на ньому канал. Смолоскип піде на твою частину муру.
   *[other] Збудуй на ньому канал. Смолоскип піде на мур, частина: { $who }.
 }
dy-what-rid-wall = { $own ->
    [1] плиток зараз на твоїй частині муру. Коли їх стане стільки, скільки показує кулак, повстання коштуватиме тобі { $points }.
   *[other] плиток зараз на цій частині муру ({ $who }). Коли їх стане стільки, скільки показує кулак, повстання коштуватиме { $points }.
 }
dy-what-canal-own = тобі, коли сюди запливе корабель; +4, якщо він приходить з’єднаною лінією.
dy-what-canal-other = отримує { $who }, коли сюди запливе корабель; +4, якщо він приходить з’єднаною лінією.
dy-what-value = Цінність { $value }
dy-what-canal-built = Стільки репутації одразу отримує той, хто будує її на мапі. На інший канал її класти не можна.
dy-what-canal-joined = Частина найбільшої мережі: наприкінці 1 за кожну її плитку.
dy-what-canal-apart = Не з’єднана з найбільшою мережею свого власника.
dy-what-ship = Корабель
dy-what-ship-here = Він стоїть тут. У фазі 3 він пливе до { $length } полів. Він нікому не заважає: на цьому полі можна будувати.
dy-what-turning = Тут корабель повертає. Решта його ходу пропадає, і подорожей стає на одну менше.
dy-what-turning-shut = Тут ніхто не може ні будувати, ні щось класти.
dy-what-neutral = Нейтральне поле
dy-what-empty = { $own ->
    [1] Порожньо, твоя провінція
   *[other] Порожньо, провінція: { $who }
 }
dy-what-field-build = Будь-хто може збудувати тут канал, повернувши його як завгодно, і одразу отримує його цінність. Заворушення теж можна покласти сюди.
dy-what-field-ship = Порожнє поле нічого не дає, коли ним пливе корабель.
dy-what-symbol = Намальований смолоскип
dy-what-symbol-words = Показує, де на початку лежить заворушення. Сам він нічого не коштує.
dy-what-warehouse-of = { $own ->
    [1] Твій склад
   *[other] Склад: { $who }
 }
dy-what-stack-of = { $own ->
    [1] Твій стос
   *[other] Стос: { $who }
 }
dy-what-house = Сюди приходять плитки з твоїх стосів, звідси ти будуєш. Місць шість.
dy-what-house-full = Склад повний: спершу щось збудуй, тоді бери постачання.
dy-what-worth = тобі одразу, якщо збудуєш її на мапі.
dy-what-lift = Торкнися, а тоді вибери порожнє поле.
dy-what-into-city = Або до Забороненого міста: балів зараз немає, але наприкінці кількість плиток там множиться сама на себе.
dy-what-unrest-price = Ціна нападів
dy-what-unrest-price-words = Напад коштує два заворушення: одне йде під твій стос, друге на твою частину муру.
dy-what-unrest-lay = Або поклади його на порожнє поле. Власник провінції втрачає 4, коли приходить корабель, і 4 наприкінці.
dy-what-take = Візьми верхню плитку на свій склад.
dy-what-stack = Верхня плитка йде на склад. Та, що під нею, лишається закритою.
dy-what-low = Усі знають, що на самому споді заворушення: його туди поклали.
dy-what-under = Заворушення йде закритим під цей стос і згодом повернеться.
dy-what-spread = Усі, що лишилися, розходяться порівну під твої стоси.
dy-what-card-offered = Картка дій № { $number }
dy-what-card-own = Твоя картка, № { $number }
dy-what-card-of = { $own ->
    [1] Твоя картка
   *[other] Картка: { $who }
 }
dy-what-card-secret = Картки вибирають таємно й відкривають, коли настає черга.
dy-what-card-keep = Торкнися й підтверди: ти лишаєш її собі, а решту передаєш далі.
dy-what-card-poor = Її напад коштує два твої заворушення, а на складі їх немає. Інші її частини діють.
dy-what-card-idle = Наразі третьої частини виконати не можна. Інші її частини діють.
dy-what-card-nothing = Зараз жодної її частини не використати.
dy-what-card-left = Зараз можна, у будь-якому порядку: { $parts }.
dy-what-part-supply = Плитки з твоїх стосів на склад.
dy-what-part-build = Плитка на мапу або до Забороненого міста.
dy-what-part-rebuild = Замість будувати: оберни свою плитку, перенеси її на порожнє поле або поміняй дві місцями. У своїй провінції — і чужі.
dy-what-build-or-rebuild = Плитки на мапу або до Забороненого міста. Перебудова: обернути, перенести чи поміняти те, що вже лежить.
dy-what-part-of = Частина картки: { $card }
dy-what-attack = Два заворушення з твого складу. Без них нападу немає.
dy-what-number-reputation = Рахунок гри. Усі починають із 15, нижче за 0 ніхто не падає, перемагає найвища.
dy-what-number-reputation-now = репутації зараз
dy-what-number-network = Власні канали, з’єднані лініями. 1 за кожну плитку найбільшої мережі.
dy-what-number-network-now = наприкінці, якщо нічого не зміниться
dy-what-number-riots = 4 за кожен смолоскип у власній провінції, хоч би чий. Коли над ним пливе корабель, це теж коштує 4.
dy-what-number-riots-now = наприкінці, якщо нічого не зміниться
dy-what-number-final = Репутація, мережа, місто й заворушення разом, із повстаннями, що вже насуваються. Наступного плавання тут немає.
dy-what-number-final-now = репутації, якби гра закінчилася цим раундом
dy-what-of = { $own ->
    [1] Ти
   *[other] { $who }
 }
dy-what-start = Перший гравець: цього раунду веде корабель
dy-what-to-move = зараз ходить
dy-what-wall-left = { $own ->
    [1] Ти: ще { $left } на цю частину муру, і буде повстання: { $points }.
   *[other] { $who }: ще { $left } на цю частину муру, і буде повстання: { $points }.
 }
dy-what-uprising-due = { $own ->
    [1] тобі: повстання у фазі 4 цього раунду.
   *[other] втрачає { $who }: повстання у фазі 4 цього раунду.
 }
dy-what-wall-how = Як заворушення сюди потрапляє
dy-what-wall-how-words = Коли його забудовують чи придушують, а також як ціна нападів. Воно завжди йде на частину свого власника.
dy-what-fist = Кулак: { $fist }
dy-what-fist-words = Стільки плиток одного кольору — це повстання: { $points }. Тоді вони йдуть під стоси свого власника.
dy-what-city-now = { $own ->
    [1] тобі наприкінці, якщо нічого не зміниться.
   *[other] отримує { $who } наприкінці, якщо нічого не зміниться.
 }
dy-what-city = Кількість каналів тут множиться сама на себе. Їхня цінність не важить.
dy-what-city-room = Ще одна плитка дала б наприкінці { $more }.
dy-what-city-full = Тут не може лежати більше плиток, ніж каналів того самого кольору на мапі: { $canals }.
dy-what-blots = Заворушення через доноси: по 4 наприкінці. Вони тут назавжди.
dy-what-trips = У фазі 3 перший гравець веде його до { $length } полів. Після чотирьох подорожей гра закінчується разом із раундом.
dy-what-steering = Він іде з’єднаними лініями; якщо їх немає, прямує до найближчого каналу попереду. Де шляхів кілька, вибирає той, хто веде.
dy-what-phase-cards = Кожен таємно лишає собі картку дій, а решту передає далі.
dy-what-phase-actions = По черзі кожен відкриває картку й використовує її частини в будь-якому порядку.
dy-what-phase-voyage = Перший гравець веде корабель. Канали дають бали, заворушення їх коштують.
dy-what-phase-uprising = Хто має на мурі стільки плиток, скільки показує кулак, втрачає репутацію.
dy-what-button-forecast = Показує, яким шляхом корабель пішов би зараз і кому що приніс би.
dy-what-button-tab-cards = Усі десять карток словами.
dy-what-button-tab-fold = Збирає всіх гравців в один рядок, щоб мапа була більша. Торкнись гравця, щоб побачити решту.
dy-what-button-card-words = На кожній картці словами сказано, що вона робить. Якщо вимкнути, картки менші й мають малюнки. Цей пристрій запам’ятає вибір.
dy-what-button-tab-city = Заборонене місто й Мур злагоди.
dy-what-button-tab-region = Показує твою провінцію на мапі.
dy-what-minimap = Уся мапа, зменшена
dy-what-button-minimap = Рамка показує, що ти бачиш. Торкнися, щоб туди перейти.
dy-what-button-zoom-in = Показує мапу більшою.
dy-what-button-zoom-out = Показує більше мапи.
dy-what-why = Чому ні?
dy-what-button-ask = Потім торкнися того, чого не можна: причину буде названо.
dy-what-button-to-city = Плитка йде до твоєї частини Забороненого міста, а не на мапу. Наприкінці їхня кількість множиться сама на себе.
dy-what-button-halt = Інспекція тут закінчується.
dy-what-button-turn-tile = Обертає плитку на шосту частину. Клавіша R робить те саме.
dy-what-button-leave = Відкладає те, що розпочато.
dy-what-button-confirm = Робить те, що показує прогноз.
dy-what-button-preview = Що це дасть одразу, на мурах, наприкінці й через корабель; сума твоя.
dy-what-button-end = Твій хід минув. Невикористані частини картки пропадають.
dy-what-button-undo = Скасовує твою останню частину, доки не відкрилося щось приховане або хід не минув.
dy-what-no-undo = Скасовувати нічого, або щось приховане вже відкрилося.

### Після твого останнього ходу

dy-since-destroyed = { $who } руйнує твій канал на { $field }
dy-since-destroyed-other = { $who } руйнує на { $field } канал, власник — { $owner }
dy-since-way = −{ $points } на шляху корабля
dy-since-end = −{ $points } наприкінці
dy-since-intrigued = { $who } плете інтригу проти тебе
dy-since-intrigued-other = { $who } плете інтригу, жертва — { $victim }
dy-since-denounced = { $who } приносить заворушення у твоє місто
dy-since-denounced-other = { $who } пише донос, жертва — { $victim }
dy-since-uprising = Повстання на твоєму мурі
dy-since-uprising-other = Повстання на мурі: { $who }
dy-since-unrest = { $who } здіймає заворушення на { $field }, у твоїй провінції
dy-since-wall = { $who } виводить твоє заворушення на мур: там уже { $count }
dy-since-rebuilt = { $who } перебудовує твоє: { $tile }, тепер на { $field }
dy-since-tea = { $who } запрошує на чай: корабель стоїть
dy-since-round = Раунд { $number }, починає { $who }
dy-since-sailed = Корабель проплив { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
    [many] { $fields } полів
   *[other] { $fields } поля
 }
dy-since-sailed-over = Канали: { $canals }, заворушення: { $unrest }
dy-since-built = { $who } будує { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
 }
dy-since-city = { $who } будує в місті
dy-since-city-end = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
 }, наприкінці { $points }
dy-since-raised = { $who } тепер має { $total } репутації
## Навчальна партія: що каже придворний урядник. Коротко, бо це ще й читають уголос.

dy-learn-welcome = Вітаю при дворі! Твій колір жовтий, твоя провінція — північ. Мій корабель пливе каналом: канали дають репутацію. У кого її найбільше, той перемагає.
dy-learn-take = Ось твоя перша плитка. Число — це репутація, яку ти здобудеш, коли збудуєш її. Візьми міст: 7!
dy-learn-take-no = Гарна плитка, але міст цінніший. Візьми ту, що з числом 7!
dy-learn-pick = Щораунду ти таємно лишаєш собі одну картку, а решту передаєш далі. Торкнися «Придушити заворушення», прочитай і візьми її.
dy-learn-pick-attack = Це напад. Він коштує два смолоскипи з твого складу, а в тебе їх немає.
dy-learn-pick-no = Добра картка, але на інший раз. Зараз дивись, куди я показую!
dy-learn-supply = Картка має три частини. Спершу постачання: сад іде зі стосу на твій склад.
dy-learn-build = Тепер будуємо: підніми міст.
dy-learn-at = Біля цього поля стоїть мій корабель. Поклади міст сюди!
dy-learn-turn = Обертай плитку, доки канал не вкаже на червоний смолоскип. Смужка каже, що це дасть: одразу і від корабля. Тоді підтверди.
dy-learn-turn-no = Ще ні. Оберни далі: канал має вести до червоного смолоскипа.
dy-learn-torches = Смолоскипи — це заворушення. Якщо корабель натрапить на них у твоїй провінції, ти втратиш 4, хоч би чий був смолоскип. Наприкінці кожен коштує ще 4.
dy-learn-cover = Смолоскип можна забудувати. Підніми сад!
dy-learn-cover-at = Сюди, на червоний смолоскип. Він піде на червону частину муру.
dy-learn-join = Обидва канали з’єднані. З’єднаною лінією мій корабель дає 4 замість 2. Будуй!
dy-learn-join-no = Так канали не сходяться. Обертай, доки вони не торкнуться.
dy-learn-remove = Тепер третя частина картки: геть цей смолоскип! Він теж червоний, тож іде на червону частину муру.
dy-learn-end = Усі частини використано. Завершуй хід!
dy-learn-attack = Інтрига! Червоний забрав у тебе 8. Але напад коштує два смолоскипи, і один з них іде на його власний мур: тепер там три.
dy-learn-helm = Ти перший гравець, тож кермуєш. Мій корабель прямує до найближчого каналу — твого. Туди є два шляхи. Обійди смолоскип!
dy-learn-helm-no = Там смолоскип у твоїй власній провінції: це коштує тобі 4. Обійди його!
dy-learn-helm-on = 2, а лінією ще 4: добре збудовано! Лишилося два поля. І тут обійди смолоскип.
dy-learn-uprising = Три смолоскипи на червоному мурі: повстання! Воно коштує червоному 12. Не допускай такого в себе.
dy-learn-pick-raise = Новий раунд, починає червоний. Цього разу візьми «Зміцнити репутацію»: там найбільше постачання.
dy-learn-supply-again = Візьми цей канал зі стосу.
dy-learn-city = Його можна покласти до Забороненого міста. Зараз це нічого не дасть, та наприкінці кількість твоїх плиток там множиться сама на себе. Спробуй!
dy-learn-win = Після чотирьох подорожей кінець: 1 за кожну плитку найбільшої мережі, місто у квадраті, −4 за кожен смолоскип у твоїй провінції. Перемагає найвища репутація!
dy-place-region = Область, з півночі на південь
