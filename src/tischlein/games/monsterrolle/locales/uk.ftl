# Монстрорулон (Monsterrolle). Назви карток входять у речення готовими словосполученнями і не відмінюються.

mr-title = Монстрорулон
mr-tick = Хід { $number }
mr-moment-scoring = Підрахунок
mr-moment-tear = Розрив
mr-use-laid = Викладено папір
mr-use-covered = Папір поверх паперу
mr-use-stop = Картки «Стоп»
mr-use-taken = Узято зі скиду
mr-use-discarded = Скинуто

## Картки

mr-red = червоний
mr-orange = помаранчевий
mr-yellow = жовтий
mr-green = зелений
mr-blue = синій
mr-purple = фіолетовий
mr-paper = { $star ->
    [0] папір { $left }–{ $right }
   *[other] папір { $left }–{ $right } із зіркою
 }
mr-tear = { $colour } розрив
mr-stop = картка «Стоп»
mr-scoring = картка підрахунку

## Монстрики

mr-look-blubb = Бульк
mr-look-wuschel = Кошлатик
mr-look-knolle = Бульба
mr-look-brumm = Буркун

## Опції столу

mr-option-direction = Як може лежати папір
mr-option-direction-free = як завгодно
mr-option-direction-fixed = як надруковано
mr-option-sheet = Картки
mr-option-sheet-six = шість кольорів
mr-option-sheet-four = чотири кольори
mr-option-begins = Хто починає
mr-option-begins-random = за жеребом
mr-option-begins-1 = гравець 1
mr-option-begins-2 = гравець 2
mr-option-begins-3 = гравець 3
mr-option-begins-4 = гравець 4
mr-option-monsters = Монстрики

## Що сталося

mr-log-turn = Ходить { $who }.
mr-log-drew = { $who } бере з колоди: { $card }.
mr-log-drew-unseen = { $who } бере картку з колоди.
mr-log-took = { $who } бере зі скиду: { $card }.
mr-log-turned-up = Скид починається знову: { $card }.
mr-log-scoring = { $number ->
    [1] Перший підрахунок!
    [2] Другий підрахунок!
   *[other] Третій і останній підрахунок!
 }
mr-log-scored = { $who } отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }, разом уже { $total }.
mr-log-laid = { $who } кладе на місце { $place }: { $card }.
mr-log-covered = { $who } кладе на місце { $place }: { $card }. Під ним зникає: { $over }.
mr-log-protected = { $who } захищає місце { $place } карткою «Стоп».
mr-log-torn = { $who } рве папір: { $victim }, місце { $place }, { $card }.
mr-log-discarded = { $who } скидає: { $card }.
mr-log-ended = { $count ->
    [one] Гру закінчено.
    [few] Гру закінчено, перемога спільна.
    [many] Гру закінчено, перемога спільна.
   *[other] Гру закінчено, перемога спільна.
 }
mr-end-third-scoring = Витягнуто третю качечку

## Чому ні?

mr-why-over = Гру закінчено.
mr-why-turn = Зараз ходить { $who }.
mr-why-no-move = Такого в цій грі не буває.
mr-why-fill-first = Спершу добери карток, доки їх знову не стане п’ять.
mr-why-hand-full = Картки беруть лише на початку свого ходу, доки їх не стане п’ять.
mr-why-not-held = Цього у твоїй руці немає: { $card }.
mr-why-direction = За цим столом ця картка — { $card }, а не навпаки.
mr-why-two-cards = Дві картки вже зіграно. За один хід більше не можна.
mr-why-nothing-done = Спершу поклади картку або скинь одну.
mr-why-after-discard = Після скидання вже нічого не кладуть. Можна скинути ще одну картку або закінчити.
mr-why-beyond-end = Твій папір ще не такий довгий. Наступне — місце { $place }.
mr-why-protected = На місці { $place } лежить картка «Стоп». Туди вже нічого не кладуть.
mr-why-joint-append = Кольори не збігаються: кінець твого паперу — { $left }, початок цієї картки — { $right } (місця { $place } і { $next }).
mr-why-joint = Кольори не збігаються: кінець місця { $place } був би { $left }, початок місця { $next } — { $right }.
mr-why-joint-open = Спершу полагодь свій папір: кінець місця { $place } — { $left }, початок місця { $next } — { $right }.
mr-why-no-repair = Кольори не збігаються: кінець місця { $place } був би { $left }, початок місця { $next } — { $right }. І жодна твоя картка цього не полагодить.
mr-why-stop-nothing = Картка «Стоп» захищає лише папір, який ти щойно кладеш. Спершу поклади папір.
mr-why-stop-elsewhere = Картка «Стоп» захищає лише щойно покладений папір: місце { $place }.
mr-why-tear-own = Власний папір не рвуть. Вибери чужий.
mr-why-tear-no-paper = Тут немає паперу, який можна порвати.
mr-why-tear-nothing-yet = { $who } ще не має паперу.
mr-why-tear-torn = Тут уже є розрив.
mr-why-tear-colour = На цьому папері немає такого кольору: { $colour }.
mr-why-tear-protected = На місці { $place } лежить картка «Стоп». Цей папір захищено.
mr-notation = «{ $typed }» — не розумію. Приклади: lay rb* 3 (покласти) · stop 3 (захистити) · tear r 2:4 (порвати) · discard rb (скинути) · draw (з колоди) · take (зі скиду) · end (готово)

## Переліки карток

mr-monster-twice = Монстрика «{ $name }» вибрано двічі, а він лише один.
mr-sheet-unknown = Переліку карток «{ $name }» немає. Є: { $known }.
mr-sheet-toml = Перелік карток не вдається прочитати: { $why }
mr-sheet-field = У переліку карток поля «{ $field }» немає або воно хибне.
mr-sheet-colour = У переліку карток колір «{ $colour }» записано неправильно або двічі. Відомі: { $known }.
mr-sheet-no-colour = У переліку карток «{ $field }» називає колір «{ $colour }», а його кольори такі: { $known }.
mr-sheet-stars = У переліку карток «{ $field }» має більше зірок ({ $stars }), ніж карток ({ $copies }).
mr-sheet-count = Перелік карток не сходиться: «{ $part }» має { $found ->
    [one] { $found } картку
    [few] { $found } картки
    [many] { $found } карток
   *[other] { $found } картки
 } замість { $wanted }.

## Стіл у терміналі

mr-show-seat = { $who } · { $points } · { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
 }
mr-show-best = найкращий відрізок { $points }
mr-show-empty = ще нічого не покладено
mr-show-piles = Колода: { $deck } · скид: { $discard }, зверху { $top } ({ $card }) · підрахунки: { $scorings } з 3
mr-show-hand = Твої картки:
mr-show-legend = r червоний · o помаранчевий · y жовтий · g зелений · b синій · p фіолетовий · * зірка · [ ] стоп · ~r~ розрив
mr-ask-draw = Узяти картку з колоди (draw) чи зі скиду (take)? На скиді зверху: { $card }.
mr-ask-first = Поклади картку (lay, tear) або скинь одну (discard).
mr-ask-second = Ще одну картку? Поклади її, скинь або закінчи хід (end).
mr-ask-discard = Скинь ще одну або закінчи хід (end).
mr-ask-repair = Кольори ще не збігаються: полагодь ряд другою карткою або забери першу назад (undo).
mr-ask-confirm = Підтверди свій хід (end) або скасуй останнє (undo).

## Сторінка

mr-page-ask-draw-or-take = Візьми картку: звідки?
mr-page-ask-draw = Візьми картку з колоди
mr-page-ask-lay-two = Поклади дві картки
mr-page-ask-only-discard = Нічого не пасує: скинь картку
mr-page-ask-one-more = Ще одну картку?
mr-page-ask-discard-more = Скинь ще одну або закінчуй
mr-page-ask-repair = Ой! Полагодь кольори
mr-page-ask-confirm = Усе гаразд? Тоді готово!
mr-page-ask-where = Куди її?
mr-page-ask-count = Рахуємо!
mr-page-ask-wait = Розмотує { $who }
mr-page-ask-won = Перемога твоя!
mr-page-ask-winner = Перемога: { $who }!
mr-page-ask-shared = Перемога спільна: { $names }
mr-page-take-back = Забрати назад
mr-page-done = Готово
mr-page-draw = Узяти картку з колоди
mr-page-take = Узяти зі скиду
mr-page-turn = Розвернути картку
mr-page-discard = Скинути картку
mr-page-hand = Твої картки
mr-page-row-own = Твій ряд
mr-page-row = Ряд: { $who }
mr-page-cannot = зараз нікуди не пасує
mr-page-place = Місце { $place }, { $card }
mr-page-protected = під захистом
mr-page-last = змінилося після твого останнього ходу
mr-page-covers = { $count ->
    [one] знизу { $count } картка
    [few] знизу { $count } картки
    [many] знизу { $count } карток
   *[other] знизу { $count } картки
 }
mr-page-broken = між місцями { $place } і { $next } кольори не збігаються
mr-page-target-append = Докласти на місце { $place }: { $card }
mr-page-target-cover = Накрити місце { $place }, де лежить { $over }: { $card }
mr-page-target-stop = Захистити місце { $place }: { $over }
mr-page-target-tear = Порвати місце { $place }, де лежить { $over }, ряд: { $who }
mr-page-target-discard = Скинути: { $card }
mr-page-card-back = закрита картка
mr-page-deck = Колода, { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
mr-page-discards = Скид, { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }, зверху: { $card }
mr-page-discards-empty = Скид порожній
mr-page-discards-all = Скид ({ $count })
mr-page-look-through = Переглянути скид
mr-page-scorings = Підрахунків позаду: { $done } з 3. Переглянути бали
mr-page-scoring = { $number ->
    [1] Перший підрахунок!
    [2] Другий підрахунок!
   *[other] Останній підрахунок!
 }
mr-page-cards = { $count ->
    [one] { $count } картка в руці
    [few] { $count } картки в руці
    [many] { $count } карток у руці
   *[other] { $count } картки в руці
 }
mr-page-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
 }
mr-page-best = Стільки зараз дав би найкращий відрізок: { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
 }
mr-page-sum = Разом
mr-page-misfit = Тут кольори не збігаються.
mr-page-grade-beside = Ще не пасує: друга картка, поруч, має це полагодити
mr-page-grade-itself = Не пасує: одна картка опиниться під іншою
mr-page-slot = Кінець твого ряду: ця картка сюди не пасує
mr-page-more-rows = Показати інші ряди
mr-page-show-all = Показати всі місця
mr-page-below = Знизу лежить те, що вже не рахується.
mr-page-go-on = Далі
mr-page-round = Підрахунок
mr-page-sums = Бали
mr-page-scored = { $who }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }, разом { $total }.
mr-page-legend-duck = Качечка — це підрахунок: тоді рахують увесь папір. Після третьої гра закінчується.
mr-page-legend-pill = Стільки зараз дає найкращий відрізок.
mr-page-legend-star = Кожен папір — 1 бал, із зіркою — 2.
mr-page-legend-stop = Під захистом: цього ніхто не порве. Папір і зірка під карткою рахуються.
mr-page-legend-tear = Розрив ділить папір на відрізки. Рахується лише найкращий.
mr-page-legend-below = Знизу лежать накриті картки. Вони вже не рахуються.
mr-page-since = Після твого останнього ходу
mr-page-since-turn = { $who }: { $steps }
mr-page-since-lay = кладе { $card }
mr-page-since-stop = захищає папір
mr-page-since-tear = рве папір ({ $victim }): { $card }
mr-page-since-discard = скидає { $card }
mr-page-since-score = підрахунок
mr-page-known = Відомо, що в цій руці: { $cards }
mr-page-status-here = на місці
mr-page-status-thinking = думає
mr-page-status-away = немає на місці
mr-page-status-bot = бот

## Сторінка правил

mr-rules-claim = Твій монстрик розмотує туалетний папір: хай стрічка буде довга й ціла.
mr-rules-goal = Викладай туалетний папір у ряд біля свого монстрика. Де дві картки торкаються, колір має бути той самий. Що довша ціла стрічка, то більше балів.
mr-rules-turn = **1** Добери руку до п’яти карток. **2** Поклади дві: папір собі, розрив іншим, «Стоп» для захисту. Або скинь картки.
mr-rules-end = Папір рахують тричі, і щоразу лише твій найкращий цілий відрізок: 1 бал за картку, 1 за зірку. Після третього підрахунку перемагає той, у кого найбільше балів.
mr-rules-box = Усі картки
mr-rules-box-note = Скільки всього карток, написано в друкованих правилах. Який вони мають вигляд і як часто трапляється кожен колір, було на малюнках, яких ми не маємо. Ці картки ми намалювали й випробували самі.
mr-page-box-monsters = { $count ->
    [one] { $count } монстрик
    [few] { $count } монстрики
    [many] { $count } монстриків
   *[other] { $count } монстрика
 }
mr-page-box-paper = { $count ->
    [one] { $count } картка паперу
    [few] { $count } картки паперу
    [many] { $count } карток паперу
   *[other] { $count } картки паперу
 }
mr-page-box-paper-note = із зіркою — { $count }
mr-page-box-tears = { $count ->
    [one] { $count } картка розриву
    [few] { $count } картки розриву
    [many] { $count } карток розриву
   *[other] { $count } картки розриву
 }
mr-page-box-stops = { $count ->
    [one] { $count } картка «Стоп»
    [few] { $count } картки «Стоп»
    [many] { $count } карток «Стоп»
   *[other] { $count } картки «Стоп»
 }
mr-page-box-scorings = { $count ->
    [one] { $count } картка підрахунку
    [few] { $count } картки підрахунку
    [many] { $count } карток підрахунку
   *[other] { $count } картки підрахунку
 }
mr-page-box-pair = { $left } і { $right }
mr-page-box-other = Інший набір: { $sheet }
mr-page-box-other-note = Хто відкриває стіл, може вибрати й ці картки паперу та розриву. Усе інше те саме.

## Навчальна партія: слова монстра, який показує. Короткі, бо їх ще й читають уголос.

mr-learn-first = Поклади свій перший папір біля монстрика!
mr-learn-match = Однакові кольори тримаються разом: синій до синього. Картка повернеться сама.
mr-learn-match-no = Кольори різні, так не триматиметься. Візьми іншу картку!
mr-learn-done = Дві картки лежать. Твоя стрічка вже рахується як 2! А тепер — готово.
mr-learn-take = Тобі бракує двох карток. Візьми відкриту! Друга прийде сама.
mr-learn-star = Зірка! Папір рахується як 1, а із зіркою — як 2.
mr-learn-stop = Поклади зверху картку «Стоп»! Тепер цього ніхто не порве.
mr-learn-done-again = Дві картки, готово!
mr-learn-torn = Ой, розрив! Твою стрічку розрізано. Зате «Стоп» витримав.
mr-learn-draw = Візьми нову картку!
mr-learn-cover = Закрий розрив! Новий папір має пасувати з обох боків.
mr-learn-longer = І ще одну: що довша стрічка, то краще.
mr-learn-tear = Чужа стрічка довша. Розірви її посередині! Колір має збігатися.
mr-learn-tear-no = Там інший колір. Розрив кладуть лише на свій колір.
mr-learn-discard = Ця картка ніде не пасує. Скинь її!
mr-learn-duck = Візьми ще одну картку: хтось пливе сюди!
mr-learn-win = Качка рахує стрічки. Вона припливе тричі, а тоді виграє той, у кого найбільше.

## Що це?

mr-what-button = Кнопка
mr-what-pile = Стос карток
mr-what-turn-kind = Цей хід
mr-what-may = Зараз це можна зробити.
mr-what-lift = Пасує: торкнися її.
mr-what-here = Сюди можна покласти твою картку.
mr-what-paper = Поклади в кінець свого ряду. Кольори, що торкаються, мають бути однакові.
mr-what-paper-over = Або накрий нею картку у своєму ряду.
mr-what-tear = Порви чужий папір, на якому є цей колір: { $colour }.
mr-what-stop = Поклади на свіжий папір, викладений цього ж ходу.
mr-what-place = { $row }, місце { $place }
mr-what-end = Кінець твого ряду
mr-what-mend = Накрий його папером, і ряд знову цілий.
mr-what-broken = Ці кольори різні. Полагодь другою карткою.
mr-what-points = Бали з підрахунків. Перемагає той, у кого їх найбільше.
mr-what-monster = Тут ряд починається. Біля монстрика пасує кожен колір.
mr-what-best = тобі, якби рахували зараз.
mr-what-hand = Усі добирають до п’яти карток. Бачить їх лише господар.
mr-what-known = Узято зі скиду в усіх на очах, тож це знають усі.
mr-what-draw = Візьми картку.
mr-what-take = Візьми верхню картку.
mr-what-drop = Скинь свою картку сюди.
mr-what-deck = На початку ходу ти добираєш до п’яти карток.
mr-what-ducks = Тут сховалися три качечки. Коли одна з’явиться, усі рахують.
mr-what-discard = Якщо бракує двох карток, одну можна взяти звідси.
mr-what-look = Торкнися ока, щоб побачити всі.
mr-what-done = Закінчує твій хід. Усі кольори, що торкаються, мають збігатися.
mr-what-undo = Забирає назад викладену картку. Узяте з колоди лишається.
mr-what-no-undo = Забирати назад нічого.
mr-what-turn = Розвертає картку.
mr-what-bin = Скидає картку. Після цього викладати вже не можна.
mr-what-show-all = Показує й ті місця, де одна твоя картка ляже на іншу.
mr-what-scorings = Підрахунків позаду: { $done } з 3
mr-what-pips = Скільки ще карток
mr-what-two = За хід ти віддаєш одну або дві картки: викладаєш чи скидаєш.
mr-what-since = Що зробили інші. Торкнися, щоб побачити де.

### Після твого останнього ходу

mr-since-torn = { $who } рве твій папір
mr-since-torn-other = { $who } рве чужий папір: { $victim }
mr-since-strip = Твій найкращий відрізок тепер: { $points }
mr-since-scoring = Підрахунок { $number } з 3
mr-since-laid = { $who } кладе { $count ->
    [one] { $count } картку
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
mr-since-stop = Під захистом картки «Стоп»
mr-since-discarded = { $who } скидає { $count ->
    [one] { $count } картку
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
 }
