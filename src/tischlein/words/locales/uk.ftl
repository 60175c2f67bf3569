# Слова оболонки. Слова кожної гри лежать у її власній теці.

seat = Гравець { $number }
bot = Бот { $number } ({ $name })

## Що не так із введеним

error-game = Гри «{ $game }» тут немає. Є: { $known }.
error-game-missing = Яка гра? Є такі: { $known }. Наприклад: { $example }
error-seats = Так не вийде: за столом { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
 }, а гра розрахована на { $min }–{ $max }.
error-option = Опції столу «{ $option }» у цієї гри немає. Є: { $known }.
error-option-value = Опція столу «{ $option }» не може мати значення «{ $value }». Можливі: { $known }.
error-option-twice = В опції столу «{ $option }» двічі стоїть «{ $value }».
error-option-form = Опцію столу пишуть як НАЗВА=ЗНАЧЕННЯ, а не як «{ $given }».
error-bot = Бота «{ $bot }» немає. Є: { $known }.
error-bots-many = { $bots ->
    [one] { $bots } бот не поміститься
    [few] { $bots } боти не помістяться
    [many] { $bots } ботів не помістяться
   *[other] { $bots } бота не помістяться
 } за столом на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
 }.
error-language = Мовою «{ $language }» тут не говорять. Є: { $known }.
error-number = «{ $name }» має бути щонайменше { $min }, а не { $given }.
error-arena-few = Для арени потрібно щонайменше два боти, розділені комами.
error-arena-twice = Бота названо двічі, а імен більше, ніж місць: вкажіть кількість місць або назвіть кожного бота один раз.
error-arena-sprt = Послідовний тест задають як НИЖЧА,ВИЩА у відсотках, наприклад 50,55, а не «{ $given }».
error-arena-sprt-bots = Для послідовного тесту всі боти мають сидіти за одним столом однаково часто: назвіть по одному на кожне місце.
error-no-luck = { $game } не каже, що в ній є везінням, тому його не можна виміряти.
error-results-alien = У файлі «{ $file }» немає результатів; нічого не змінено.
error-results-other = Результати у «{ $file }» належать іншому змаганню (відрізняється: { $what }); назвіть інший файл.
error-results-line = Рядок { $line } результатів у «{ $file }» пошкоджено.
error-ambiguous = «{ $typed }» може означати { $count ->
    [one] { $count } крок
    [few] { $count } різні кроки
    [many] { $count } різних кроків
   *[other] { $count } кроку
 }, наприклад: { $moves }
error-undo = Тут нічого не можна скасувати. Це можливо лише у свій хід і лише доти, доки не відкрилося щось приховане.
error-position = Цю позицію не вдається прочитати ({ $why }).
error-sheet-form = На перелік компонентів це не схоже: рядків щонайбільше { $lines }, у рядку щонайбільше { $letters } символів і { $dots } крапок.
error-rules-line = Рядок { $line } у правилах має форму, якої не прочитати: «{ $found }»
error-learn-toml = Файл learn.toml не прочитати: { $why }
error-learn-field = Рядок { $line } у learn.toml: щось не так із «{ $field }».
error-file-read = Файл «{ $file }» не вдається прочитати ({ $why }).
error-file-write = Файл «{ $file }» не вдається записати ({ $why }).
error-file-exists = Файл «{ $file }» уже є; нічого не перезаписано.
error-file-alien = Це не файл партії Tischlein.
error-file-format = Цей файл партії має формат { $found }, а програма читає формат { $known }.
error-file-line = Рядок { $line } у файлі партії пошкоджено.
error-file-cut = Файл партії обривається після { $count ->
    [one] { $count } кроку
    [few] { $count } кроків
    [many] { $count } кроків
   *[other] { $count } кроку
 }.
error-file-rules = Цю партію зіграно за правилами версії { $found }, а програма грає за версією { $known }. Її можна переглянути (replay), але не продовжити.
error-file-illegal = Крок { $number } у файлі партії («{ $move }») не дозволено: { $why } ({ $clause })
error-file-move = Крок { $number } у файлі партії («{ $move }») не має сенсу: { $why }
error-file-digest = Файл партії змінено після запису: його кроки ведуть до іншої позиції.
error-file-game = Це партія гри «{ $found }», а не «{ $wanted }».
error-file-long = Файл партії завеликий: щонайбільше { $most } кБ.
error-resume-alone = Збережена партія вже має свої місця, ботів, розклад і опції столу: назви лише файл.
error-rules-gold = Версію правил не піднято, тому { $file } лишається без змін. Для зміненої зразкової партії потрібна нова версія.

## Гра в терміналі

play-hello = { $game } · { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
 }
play-commands = Напиши, що хочеш зробити, або: ? (що можна) · why КРОК (чому ні) · rules (гра за хвилину) · rules ПРАВИЛО (одне правило) · undo (скасувати) · save ФАЙЛ (зберегти) · quit (вийти)
play-curtain = Зараз ходить { $who }. Нехай більше ніхто не підглядає. Натисни Enter.
play-legal = { $count ->
    [one] Можна зробити { $count } крок:
    [few] Можна зробити { $count } кроки на вибір:
    [many] Можна зробити { $count } кроків на вибір:
   *[other] Можна зробити { $count } кроку:
 }
play-no-clause = Правила «{ $clause }» немає. Вони пронумеровані так: { $example }.
play-allowed = «{ $move }» — так можна.
play-refused = { $why } ({ $clause })
play-undone = Скасовано.
play-saved = Збережено як { $file }.
play-goodbye = До зустрічі! Партію ще не завершено.
play-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
 }
play-score = { $who }: { $points }
play-won = Перемагає { $who }!
play-shared = Спільна перемога: { $who }!
play-seed = Номер цієї роздачі: { $seed }. Щоб роздати так само ще раз, додай --seed { $seed }.

## Перегляд партії

replay-title = { $game } · { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
    [many] { $moves } кроків
   *[other] { $moves } кроку
 } · { $players }
replay-other-rules = Зіграно за правилами версії { $found }, а програма має версію { $known }. Партію можна переглянути, але не продовжити.
replay-unfinished = Партію не завершено.
replay-verified = Відтворено й перевірено: контрольна сума { $digest }.

## Багато партій поспіль

simulate-title = { $games ->
    [one] { $games } партія в
    [few] { $games } партії в
    [many] { $games } партій у
   *[other] { $games } партії в
 } { $game }, за столом { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
 }
simulate-speed = { $seconds } с · { $games } партій/с · { $decisions } рішень/с
simulate-bot = Бот
simulate-games = разів за столом
simulate-rate = частка перемог
simulate-interval = 95-відсотковий інтервал
simulate-seat = Місце за столом
simulate-measure = Показник
simulate-min = мін.
simulate-median = медіана
simulate-mean = середнє
simulate-p95 = 95 %
simulate-max = макс.
simulate-lengths = Ходи
simulate-scores = Бали на гравця
simulate-ends = Як закінчилося
simulate-percent = { $rate } %
simulate-range = { $low } – { $high } %
simulate-rate-range = { $rate } % ({ $low } – { $high } %)
simulate-place = №
simulate-order = Черговість ходів
arena-without-luck = без везіння
arena-margin = бали понад найкращого суперника
arena-rating = рейтинг (Ело, середнє 0)
arena-number = { $number } ({ $low } – { $high })
arena-luck-left = Без везіння лишається { $part } дисперсії перемог.
arena-verdict-high = Послідовний тест: { $bot } виграє частіше ніж { $low } (помилка щонайбільше в 5 % таких тестів).
arena-verdict-low = Послідовний тест: { $bot } виграє рідше ніж { $high } (помилка щонайбільше в 5 % таких тестів).
arena-verdict-open = Послідовний тест: для { $bot } ще не вирішено між { $low } і { $high }; потрібно більше партій.
arena-plot-without-luck = { $bot }, без везіння
arena-plot-by = частка перемог за: { $order }
train-round = Раунд { $round } з { $rounds }: { $rate } % із { $matches } партій проти останніх ваг, { $yardstick } % проти мірила. { $accepted ->
    [yes] Прийнято.
   *[no] Не прийнято.
 }
train-done = Ваги записано у { $file }.
train-nothing = Жодних ваг не прийнято, і нічого не записано.
fuzz-clean = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
 }, { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
    [many] { $moves } кроків
   *[other] { $moves } кроку
 }: жодного збою, жодного глухого кута, жодного порушеного інваріанта, нічого задовгого.
fuzz-found = Партія { $number }: { $trouble }. Її збережено в { $file }.

## Пункти правил і зразкові партії

clauses-ok = { $game }: { $clauses ->
    [one] { $clauses } пункт
    [few] { $clauses } пункти
    [many] { $clauses } пунктів
   *[other] { $clauses } пункту
 } правил, неперевірених немає.
clauses-untested = { $game }: { $clause } не має тесту.
clauses-unknown = { $game }: { $place } називає пункт, якого в RULES.md немає.
clauses-twice = { $game }: у RULES.md { $clause } трапляється двічі.
goldens-same = { $count ->
    [one] { $count } зразкова партія збігається
    [few] { $count } зразкові партії збігаються
    [many] { $count } зразкових партій збігаються
   *[other] { $count } зразкової партії збігається
 } із записаним.
goldens-differ = { $file } відрізняється від того, що тепер дають правила.
goldens-written = Записано: { $file }

## Сторінка: головна

page-skip = Перейти до вмісту
page-about = Настільні ігри за одним столом: із друзями, з ботами, на будь-якому екрані.
page-to-home = На головну
page-settings = Налаштування
page-here-only = Ця адреса відкривається лише на цьому комп’ютері, на телефонах — ні. Для них запусти Tischlein без «--host 127.0.0.1».
page-menu = Меню
page-close = Закрити
page-why = Чому ні?
page-clause = Правило { $clause }
page-whatis = Що це? { $name }
page-whatis-how = Що це? Притримай палець на чомусь, затримай на ньому мишу або натисни ?, коли воно у фокусі.
page-read-rule = Читати правило
page-language = Мова
page-theme = Кольори
page-theme-system = як у пристрої
page-theme-light = світлі
page-theme-dark = темні
page-speed = Анімація
page-speed-normal = звичайна
page-speed-fast = швидка
page-speed-off = вимкнена
page-speed-calm = Цей пристрій просить менше руху, тому нічого не рухається.
page-hand = Провідна рука
page-hand-right = права
page-hand-left = ліва
page-sound = Звук
page-notice = Сповіщати, коли твій хід
page-notice-blocked = Браузер не дозволяє сповіщень від цієї сторінки. Це можна змінити в його налаштуваннях.
page-on = увімкнено
page-off = вимкнено
page-hello = У що зіграємо?
page-hello-bots = На вільні місця сядуть боти.
page-children = З дітьми
page-children-note = Без перегонів, без годинників, з добрими ботами й більшими кнопками.
page-no-server = Сервер не відповідає. Чи він ще працює?
page-offline = Немає зв’язку
page-offline-note = Щоб грати, потрібен сервер. Щойно він відповість, усе повернеться.
page-retry = Спробувати ще раз
page-too-often = Забагато спроб. Зачекай хвилинку.
page-games = Ігри
page-fact-minutes = хв
page-fact-years = років
page-credits = авторство: { $author }, { $publisher } { $year }
page-credits-alone = авторство: { $author }, { $year }
page-play-now = Грати зараз
page-learn = Навчитися
page-learn-on = Вчитися далі
page-learn-repeat = Показати ще раз
page-learn-pause = Зупинитися
page-learn-pause-title = Що далі?
page-learn-stay = Продовжити тут
page-learn-skip = Покажи мені цей крок
page-learn-free = Грати далі без допомоги
page-learn-voice = Читати вголос
page-learn-step = Крок { $step } з { $count }
page-learn-back = Зробити крок { $step } ще раз
page-learn-next = Далі
page-learn-look = Дивись, куди я показую!
page-learn-wait = Тепер ходять інші.
page-learn-good = Молодець!
page-learn-over = Вийшло! Тепер ти вмієш грати.
page-learn-afresh = Навчитися ще раз
page-learn-to-end = Дограти цю партію
page-learn-dealt = Навчальна партія: картки розклали навмисно, їх не тасували.
page-name-ask = Як тебе звати?
page-name-none = Грати без імені
page-open-table = Відкрити стіл
page-tv = З телефонами й телевізором
page-pass = Один пристрій на всіх
page-seats-of = Скільки гравців у «Грати зараз»: { $game }
page-pass-note = Передавайте пристрій по колу. Між ходами картки ховає завіса.
page-pass-name = Ім’я гравця { $number }
page-pass-add = Ще хтось
page-pass-remove = Прибрати гравця { $number }
page-pass-lobby = Спершу вибрати фігури й правила
page-pass-bots = Ще й боти
page-pass-twice = Двох із вас звуть { $who }. Додайте щось, щоб вас не плутали.
page-start = Почати
page-join = Приєднатися за кодом
page-join-go = Увійти
page-join-note = Вісім знаків з екрана того, хто запрошує.
page-join-short = Код має вісім знаків.
page-join-unknown = Такого столу немає (або вже немає).
page-join-full = За цим столом усі місця зайняті.
page-join-running = Тут уже грають.
page-join-over = Ця партія вже закінчилася.
page-join-there = За столом: { $who }
page-invited = Тебе запрошують: { $game }
page-watch = Дивитися
page-runs = Мої партії
page-runs-none = Тут будуть твої партії, навіть після перезапуску.
page-runs-all = Показати всі: { $count }
page-run-open = ще не почалася
page-run-waiting = ходять інші
page-run-turn = Ходить { $who }
page-run-finished = завершено
page-run-paused = на паузі
page-until = { $day ->
    [today] до сьогодні, { $time }
    [tomorrow] до завтра, { $time }
    [0] до неділі, { $time }
    [1] до понеділка, { $time }
    [2] до вівторка, { $time }
    [3] до середи, { $time }
    [4] до четверга, { $time }
    [5] до п’ятниці, { $time }
    [6] до суботи, { $time }
   *[date] до { $date }, { $time }
 }
page-your-turn = Твій хід
page-device = Грати з іншого пристрою
page-device-note = За цим посиланням ти сядеш за ті самі столи на іншому пристрої. Нікому його не давай: хто його має, той грає за тебе.
page-device-nobody = Ти ще не сидиш за жодним столом.
page-me = Грати далі тут?
page-me-note = Цей пристрій перейме твої місця й партії.
page-me-take = Так, перейняти
page-me-not = Ні, не треба
page-me-empty = У цьому посиланні чогось бракує.
page-signout = Вийти на інших моїх пристроях
page-signout-note = Інші твої пристрої та браузери втратять твої місця, а посилання для гри з них більше не діятимуть. На цьому пристрої все залишиться, як є. Це допоможе, якщо пристрій загубився або хтось інший має твоє посилання.
page-signout-yes = Так, вийти на інших
page-signout-done = Готово. Твої місця тепер лише на цьому пристрої.
page-signed-out = На цьому пристрої виконано вихід.
page-signed-out-note = Вихід виконано з іншого твого пристрою, або тут не грали понад рік. Щоб грати тут далі, обери «Грати з іншого пристрою» на головній сторінці іншого пристрою й відкрий посилання тут.
page-forget = Забудьте мене
page-forget-note = Твоє ім’я й усі твої повідомлення в чаті зникнуть з усіх завершених партій. Самі партії залишаться, лише без твого імені. На інших твоїх пристроях буде виконано вихід. Скасувати це неможливо.
page-forget-yes = Так, забудьте мене
page-forget-done = { $tables ->
    [0] Забувати вже нічого.
    [one] Твоє ім’я зникло з { $tables } столу.
    [few] Твоє ім’я зникло з { $tables } столів.
    [many] Твоє ім’я зникло з { $tables } столів.
   *[other] Твоє ім’я зникло з { $tables } столу.
}
page-forget-running = { $tables ->
    [one] Твоє ім’я ще є за { $tables } столом, де партію не завершено. Дограй або закрий стіл і повертайся сюди.
    [few] Твоє ім’я ще є за { $tables } столами, де партії не завершено. Дограй або закрий їх і повертайся сюди.
    [many] Твоє ім’я ще є за { $tables } столами, де партії не завершено. Дограй або закрий їх і повертайся сюди.
   *[other] Твоє ім’я ще є за { $tables } столу, де партії не завершено. Дограй або закрий їх і повертайся сюди.
}
page-forget-later = Зараз не вийшло. Спробуй ще раз за хвилину.
page-lost = Тут нічого немає.
page-lost-note = Можливо, в адресі бракує літери. Нічого не втрачено: твої партії чекають на головній сторінці.

## Сторінка: стіл перед початком

page-invite = Запросити
page-code = Код
page-qr = QR-код для телефона
page-link = Посилання
page-copy = Копіювати
page-copied = Скопійовано
page-display = Поле для телевізора
page-display-join = Щоб грати, скануй або введи код
page-display-address = Або відкрий { $address } і введи код.
page-display-first = Хто сяде першим, той розпочне партію.
page-display-ready = { $who } розпочне партію на телефоні.
page-display-here = Грати на цьому пристрої
page-seats-taken = Зайнято місць: { $taken } з { $seats }
page-my-name = Твоє ім’я
page-rename = Назватися так
page-seat-free = вільно
page-sit = Сісти
page-knocks-full = Більше місць у цій грі немає.
page-knocks-bot = { $who } звільняє місце
page-knocks-somebody = Хтось
page-knocks = { $who } хоче грати, але вільного місця немає.
page-knocked = Ти просиш місце. Щойно воно звільниться, ти сядеш.
page-knock = Попросити місце
page-sit-here = Пересісти сюди
page-stand = Встати
page-you = ти
page-host = господар столу
page-hand-over = Зробити господарем
page-hand-over-to = Новий господар столу: { $who }
page-remove = Прибрати: { $who }
page-remove-note = Далі гратиме бот. { $who } більше не зможе тут ні грати, ні дивитися.
page-remove-watcher-note = Цей гість більше не зможе дивитися.
page-remove-not = Ні, залишити
page-watcher = Гість { $number }
page-look = Фігура: { $who }
page-seat-more = Додати місце
page-seat-less = Забрати місце
page-bot-name = Бот { $number }
page-bot-easy-about = Доброзичливий новачок: багато чого не помічає й ніколи не шкодить тому самому гравцеві двічі поспіль.
page-bot-medium-about = Обмірковує весь свій хід, але часом щось пропускає.
page-bot-hard-about = Обмірковує весь свій хід і завжди грає найкраще, що знайшов.
page-bot-kind-about = Ні на кого не нападає, нічого чужого не псує й майже нічого не помічає: для дітей і для першої партії.
page-bot-strength = Зі 100 партій удвох виграє { $wins } { $against ->
    [random] проти ходів навмання
    [easy] проти легкого бота
    [medium] проти середнього бота
   *[other] проти класичного бота
}.
page-level-easy = легкий
page-level-medium = середній
page-level-hard = сильний
page-level-kind = добрий
page-put-bot = Посадити сюди бота
page-bots-about = Наскільки сильні боти?
page-bots-of = Боти в «Грати зараз»: { $game }
page-bot-easy = легкий бот
page-bot-medium = середній бот
page-bot-hard = сильний бот
page-bot-classic = класичний бот
page-bot-planned = планувальник
page-bot-random = випадковий бот
page-bot-kind = добрий бот
page-options = Варіанти гри
page-clock = Час на хід
page-clock-none = без годинника
page-clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
 }
page-clock-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
 }
page-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
 }
page-clock-note = Лишатися тут не треба: повертайся будь-коли. Якщо почати зараз, перший хід триватиме { $until }; потім хід зробить бот.
page-clock-stopped = годинник зупинено
page-hook = Повідомлення в чат
page-hook-note = Коли ходить той, кого тут немає, Tischlein пише про це на вебхук вашого чату. Адреса лишається таємною: її нікому не показують.
page-hook-url = Адреса вебхука
page-hook-language = Мова повідомлень
page-hook-set = Взяти цю адресу
page-hook-remove = Більше не писати
page-hook-there = Чат дізнається, чий хід.
page-hook-goes = Повідомлення йдуть на { $host }.
page-hook-outcome = { $outcome ->
    [none] Перше вже в дорозі.
    [delivered] Останнє дійшло.
    [address] Останнє не надіслано: адреса веде до непублічної мережі.
    [port] Останнє не надіслано: дозволено лише порт 443.
    [name] Останнє не надіслано: сервера з таким ім’ям немає.
    [slow] Останнє не дійшло: сервер відповідає надто довго.
    [tls] Останнє не надіслано: сертифікат сервера недійсний.
    [redirect] Останнє не дійшло: сервер посилає на іншу адресу.
    [status] Останнє відхилено зі статусом { $status }.
    [often] Останнє не надіслано: їх було забагато.
    [crowded] Останнє не надіслано: забагато інших у черзі.
    [off] Останнє не надіслано: цей сервер не надсилає повідомлень.
   *[unreachable] Останнє не надіслано: сервер недосяжний.
 }
page-pace-quick = швидко
page-pace-normal = звичайно
page-pace-calm = спокійно
page-pace = Боти грають
page-spectators-may = Пускати глядачів
page-missing = { $count ->
    [one] Бракує ще { $count } гравця.
    [few] Бракує ще { $count } гравців.
    [many] Бракує ще { $count } гравців.
   *[other] Бракує ще { $count } гравця.
 }
page-host-starts = Усе готово: гру почне господар столу.
page-ready = Усі на місці?
page-empty-bots = Посадити ботів
page-empty-remove = Прибрати
page-empty = Що робити з вільними місцями?
page-starting = Наступна партія почнеться, щойно всі зберуться.
page-close-table = Закрити стіл
page-close-sure = Справді закрити для всіх

## Сторінка: за столом

page-side = Поруч із полем
page-people = За столом
page-lag = зв’язок: { $ms } мс
page-lag-note = Стільки часу повідомлення йде звідси до столу й назад.
page-is-here = тут
page-is-thinking = має ходити
page-is-away = немає за столом
page-is-bot = це бот
page-bot-sits-in = замінює бот
page-turn = ходить
page-spectator = Глядач
page-spectators = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
 }
page-watching = Ти дивишся й бачиш те, що бачать усі.
page-log = Перебіг гри
page-log-empty = Ще нічого не сталося.
page-log-show = Показати поле в ту мить
page-taken-back = { $who } забирає хід назад.
page-log-turn = Хід { $turn }
page-then-past = Це минуле
page-then = Так було після кроку { $number } з { $moves }
page-then-start = Так було перед першим кроком
page-then-earlier = На крок раніше
page-then-later = На крок пізніше
page-then-now = Повернутися до гри
page-since = Після твого останнього ходу
page-since-new = Нового: { $count }
page-since-again = Ще раз
page-since-more = +{ $count } ще
page-replay = Перегляд партії
page-replay-watch = Переглянути ще раз
page-replay-moves = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
 }
page-replay-running = Партія ще триває: ти бачиш те, що тобі зараз можна знати.
page-replay-move = Крок { $number } з { $moves }
page-replay-start = Перед першим кроком, усього { $moves }
page-replay-steps = Іти крізь партію
page-replay-first = На початок (Home)
page-replay-last = У кінець (End)
page-replay-back = На крок назад (стрілка ліворуч)
page-replay-on = На крок уперед (стрілка праворуч)
page-replay-moment-back = До попередньої важливої миті (Shift і стрілка ліворуч)
page-replay-moment-on = До наступної важливої миті (Shift і стрілка праворуч)
page-replay-play = Відтворити (пробіл)
page-replay-stop = Зупинити (пробіл)
page-replay-speed = Швидкість
page-replay-eyes = Чиїми очима
page-replay-eyes-public = Що бачать усі
page-replay-eyes-of = Як це бачить { $who }
page-replay-all = Усі руки
page-replay-hands = Що в кого на руках
page-replay-link = Посилання на крок { $number }
page-replay-linked = Посилання на крок { $number } скопійовано.
page-replay-link-shown = Ось посилання, його можна скопіювати:
page-replay-end = Кінець
page-replay-more = і ще { $count } тут
page-replay-points = Очки
page-replay-points-note = Торкнись, щоб перейти туди. Крапками — те, що ще буде.
page-replay-to = Перейти: { $what }
page-replay-download = Завантажити файл партії
page-replay-short = Посилання веде до кроку { $asked }, але в цій партії їх лише { $moves }. Це остання позиція.
page-replay-eyes-closed = Очима з цього посилання дивитися не можна; це те, що бачать усі.
page-replay-to-table = До столу
page-together-watch = Дивитися разом
page-together-shows = { $who } показує партію.
page-together-along = Дивитися теж
page-together-leads = Веде { $who }.
page-together-you = Ти ведеш.
page-together-nobody = Ніхто не веде.
page-together-free = Хто наступним погортає партію, той і поведе.
page-together-same = { $count ->
    [0] Поки що більше ніхто не дивиться.
    [one] { $who } бачить те саме.
    [few] { $who } бачать те саме.
    [many] { $who } бачать те саме.
   *[other] { $who } бачать те саме.
 }
page-together-count = { $count ->
    [0] поки що нікого
    [one] { $count } бачить те саме
    [few] { $count } бачать те саме
    [many] { $count } бачать те саме
   *[other] { $count } бачать те саме
 }
page-together-guests = { $count ->
    [one] { $count } гість
    [few] { $count } гості
    [many] { $count } гостей
   *[other] { $count } гостя
 }
page-together-host = Господар столу
page-together-take = Перебрати ведення
page-together-pass = Передати ведення
page-together-pass-none = Більше ніхто з тих, хто може вести, не дивиться.
page-together-own = Роздивитися окремо
page-together-own-short = Окремо
page-together-alone = Ти роздивляєшся окремо.
page-together-back = Назад: { $who }, крок { $number }
page-together-back-all = Назад до інших (крок { $number })
page-together-place = { $who }: крок { $number }
page-figures = Партія в цифрах
page-stats = Моя статистика
page-file = Відкрити файл партії
page-file-note = або перетягни його будь-куди на цю сторінку
page-file-here = Відпусти: файл партії відкриється
page-file-opening = Перевіряємо файл партії …
page-file-one = Будь ласка, по одному файлу партії.
page-file-gone = Від файлу партії тут нічого не лишається. Будь ласка, відкрий його ще раз.
page-move = Хід текстом
page-move-note = Знак ? покаже все, що дозволено.
page-move-key = Клавіша : відкриває цей рядок будь-коли.
page-move-list = Дозволено: { $moves }
page-move-none = Зараз не твій хід.
page-move-send = Зробити хід
page-undo = Скасувати
page-chat = Чат
page-say = Написати щось
page-send = Надіслати
page-unread = непрочитано
page-emotes = Показати настрій
page-emote-laugh = сміх
page-emote-wow = подив
page-emote-grr = злість
page-emote-heart = серце
page-mute = Не чути: { $who }
page-unmute = { $count ->
    [one] Чути знову ({ $count } вимкнений голос)
    [few] Чути знову ({ $count } вимкнені голоси)
    [many] Чути знову ({ $count } вимкнених голосів)
   *[other] Чути знову ({ $count } вимкненого голосу)
 }
page-seconds = секунд лишилося
page-curtain = Зараз ходить { $who }.
page-curtain-tap = Торкнися тут, коли пристрій у тебе і ніхто не підглядає.
page-pause = Попросити перерву
page-pause-asked = Перерву просить: { $who }
page-pause-agree = Я не проти
page-pause-waiting = Ти просиш перерву; вона почнеться, коли погодяться всі.
page-paused = Перерва
page-resume = Грати далі
page-resign = Вийти з гри
page-resign-note = За тебе гратиме бот. Ти можеш повернутися.
page-resign-sure = Так, нехай грає бот
page-bot-for-you = За тебе грає бот.
page-return = Грати далі самостійно
page-away = Зв’язок утрачено: { $who }. Що робимо?
page-away-wait = Зачекати
page-away-bot = Далі грає бот
page-away-end = Завершити партію
page-end-asked = За кінець партії: { $who } (голосів { $count } з { $needed }).
page-end-withdraw = Таки зачекати
page-line-connecting = З’єднання…
page-shuffling = Перемішуємо … кожен пристрій додає число.
page-shuffling-waits = Ще чекаємо: { $who }.
page-line-lost = Зв’язок утрачено, пробуємо знову…
page-line-away = Немає зв’язку…
page-line-store = Сервер поки не може зберегти, ходи чекають…
page-line-store-short = Сервер чекає…
page-wish-outdated = Твого ходу не зроблено: гра тим часом пішла далі.
page-wish-withdraw = Відкликати
page-wish-held = Твій хід чекає на зв’язок.
page-no-table = Столу { $code } немає (або вже немає).
page-removed = Господар столу більше не пускає тебе сюди.
page-closed = Цей стіл закрито.
page-old-next = Нова партія тим самим складом
page-no-spectators = За цим столом грають без глядачів.
page-refused-here = Сервер не приймає цю сторінку. Перезавантаж її.

## Сторінка: правила

page-rules = Правила
page-rules-title = { $game }: правила
page-rules-back = Назад до столу
page-rules-contents = Зміст
page-rules-search = Знайти правило
page-rules-clear = Очистити пошук
page-rules-found = { $count ->
    [0] Про це тут нічого немає.
    [one] Знайдено { $count } місце.
    [few] Знайдено { $count } місця.
    [many] Знайдено { $count } місць.
   *[other] Знайдено { $count } місця.
 }
page-rules-none = Про це тут нічого немає.
page-rules-minute = За одну хвилину
page-rules-goal = Мета
page-rules-turn = Хід
page-rules-end = Кінець
page-rules-mark-text = Без позначки
page-rules-mark-ruling = Ми граємо так
page-rules-mark-sheet = Відтворено нами
page-rules-copy = Скопіювати адресу { $clause }
page-rules-copied = Адресу скопійовано
page-rules-options = Що можна вибрати за столом
page-rules-usual = зазвичай
page-rules-print = Друкувати
page-rules-missing = Правил цієї гри тут немає.
page-rules-english = Ці правила поки що є лише англійською.
page-rules-whose = { $game }: авторство — { $author }, видавництво — { $publisher }, рік — { $year }. Правила ми переказали власними словами, усі малюнки наші, а з видавництвом ми не пов’язані.
page-rules-whose-alone = { $game }: авторство — { $author }, рік — { $year }. Правила ми переказали власними словами, і всі малюнки наші.
page-no-board = Ця гра ще не має намальованого поля: ось що ти можеш про неї знати, а нижче твої ходи.
page-moves = Ходи
page-waiting-for = Чекаємо: { $names }
page-board-broken = На полі сталася помилка. Перезавантаж сторінку: нічого не втрачено.

## Сторінка: кінець

page-result = Показати результат
page-result-hide = Подивитися на поле
page-you-share = Спільна перемога: ти й { $who }!
page-you-won = Перемога твоя!
page-winner = перше місце
page-place = місце { $number }
page-quick-calls = { $name }: вигуків – { $calls }, половина з них за { $time } мс. Очі й пальці рідко бувають такі швидкі.
page-rematch = Ще раз
page-rematch-there = Починається наступна партія.
page-rematch-join = Приєднатися

## За столом: чому щось неможливо

table-unknown = Такого столу немає.
table-closed = Цей стіл закрито.
table-old-rules = Цю партію почали за старими правилами, тож грати далі не можна. Тут записано, що в ній сталося.
replay-unknown = Такої партії тут немає (або вже немає).
replay-not-begun = Ця партія ще не почалася.
replay-running = Ця партія ще триває. Поки вона не скінчиться, озирнутися назад можуть лише ті, хто за столом.
replay-removed = Господар прибрав тебе з-за цього столу, тож і його партію ти не побачиш.
replay-spectators = Ця партія лише для тих, хто сидів за столом.
replay-eyes = Цими очима можна дивитися, коли партія скінчиться.
replay-no-file = Файл партії видає кожну закриту карту: його можна взяти, коли партія скінчиться.
table-may-not-lead = Вести перегляд може лише той, хто сидів за цим столом.
table-led = Зараз веде хтось інший. Спершу перебери ведення.
table-not-leading = Зараз ведеш не ти.
table-not-watching = Ця людина не дивиться разом з усіма.
table-no-move = У цій партії лише { $moves } кроків.
table-same-deal = Тут роздають ті самі картки, тож місця й параметри лишаються, як були.
table-is-open = Партія ще не почалася.
table-is-playing = Це неможливо, поки триває партія.
table-is-finished = Партію завершено.
table-is-paused = Триває перерва. Спершу продовж партію.
table-is-shuffling = Картки саме перемішуються: тепер нічого не змінити.
table-shuffle-late = Перемішування тривало далі без цього числа.
table-shuffle-copied = Це число вже в когось іншого.
table-shuffle-other = Це не те число, яке було обіцяно.
table-no-moment = До цього партія ще не дійшла.
table-display = Цей екран лише показує стіл. Грай на своєму пристрої.
table-host-only = Це може зробити лише господар столу.
table-no-seat = За цим столом немає місця { $seat }.
table-not-your-seat = Це не твоє місце.
table-seat-taken = Тут уже хтось сидить.
table-free-chair = Є вільне місце: сідай.
table-no-person = Тут немає нікого, хто міг би стати господарем столу.
table-no-look = Такої фігури в цій грі немає.
table-no-lesson = Навчальної партії для цієї гри тут немає.
table-look-taken = Цю фігуру вже хтось узяв.
table-no-name = Назви, будь ласка, своє ім’я.
table-too-few = Для цієї гри потрібно щонайменше { $min ->
    [one] { $min } гравець
    [few] { $min } гравці
    [many] { $min } гравців
   *[other] { $min } гравця
 }. Запроси когось або додай бота.
table-too-many = Ти вже сидиш за столами, де гра ще триває: їх { $number }. Спершу заверши або закрий котрийсь із них.
table-bot-sits-in = Зараз за тебе грає бот. Спершу поверни собі місце.
table-not-absent = Тут усі на місці.
table-nobody-there = Там уже нікого немає.
table-not-yourself = Себе з-за столу не виженеш.
table-no-emote = Стіл не знає такого знака.
table-chat-fast = Забагато за один раз. Зачекай трошки.
table-slow-down = Повільніше, це забагато за один раз. Спробуй ще раз за мить.
table-webhook-url = Вебхук — це адреса, що починається з https://, без імені й пароля.
table-late = Запізно: гра вже пішла далі.
table-called = Твій вигук уже в дорозі.
table-held = Твій хід уже в дорозі.
table-by-itself = Це відбувається само собою.
table-one-device = За одним пристроєм змагатися на швидкість неможливо, тож це лишається як є.
table-with-children = За цим столом грають діти: без перегонів, без годинників, лише добрі боти. Господар може змінити це до початку партії.
table-no-outlook = Ця гра не вміє зазирати вперед.

## Сервер

error-port = Сервер не може слухати { $host }, порт { $port } ({ $why }). Інший порт вибирають так: --port { $other }
error-port-range = Порт — це число від 1 до 65535, а не { $port }: --port 8270
error-no-planner = { $game } не має планувальника цілих ходів, тож не має й ваг.
error-no-weights = { $game } не має ваг для { $seats } місць.
error-weights = Ваги у файлі «{ $file }» не вдається прочитати ({ $why }).
error-weights-features = Ваги у файлі «{ $file }» не підходять: кожній ознаці потрібна одна вага, а розкид має бути додатним числом.
error-weights-of-others = Ваги у файлі «{ $file }» не для гри { $game } з її нинішніми правилами.
error-weights-seats = Ваги у «{ $file }» — для { $seats } місць, а не для { $asked }.
error-weights-unused = «{ $bot }» не грає за вагами: назвіть його без файла.
error-weights-options = Ваги з файла «{ $file }» — для столів із { $options }.
error-bot-class = «{ $bot }» — не бот: бот є класом із методом choose або choose_blind.
error-bot-import = Бота «{ $bot }» не вдається використати ({ $why }).
error-bot-move = Бот «{ $bot }» вибрав недозволений хід: { $chosen }.
error-bot-made = «{ $bot }» — не бот: клас має створюватися з двома значеннями, грою та числом для випадку.
error-train-method = Навчання «{ $method }» немає; є: { $known }.
error-train-rivals = Суперників «{ $rivals }» для навчання немає; є: { $known }.
error-train-fit-only = { $method } не підганяє переваг: --cut і --rivals лише для fit.
error-train-race = { $game } — гра на швидкість, а { $method } вчиться лише з ходів; fit та evolve вчаться й на таких іграх.
error-train-start = Для { $method } потрібні початкові ваги: назвіть файл через --start.
error-train-folder = «{ $folder }» використати не можна ({ $why }).
error-train-other = У «{ $folder }» лежить інше навчання; назвіть іншу теку через --folder.
error-bot-workers = Боти думають у 1–{ $most } процесах.
error-data = Теку «{ $folder }» не вдається використати ({ $why }).
error-peer-url = За адресою «{ $url }» інші сервери не знайдуть цей. Правильна має такий вигляд: http://10.0.0.5:8270.
error-webhook-network = «{ $network }» — це не мережа. Правильна має такий вигляд: 10.0.0.0/8.
error-delete-what = Вкажи, що саме видалити: стіл за його кодом, ім’я через --name або людину через --person.
serve-here = Столик накрито: { $url }
serve-running = Столик уже накрито: { $url }
serve-local = Доступ має лише цей комп’ютер.
serve-network = Телефони та інші пристрої у твоїй мережі заходять за адресою { $url } або за цим малюнком:
serve-open = Доступ мають усі у твоїй мережі. Лише для цього комп’ютера: { $option }
serve-sqlite-fault = SQLite { $version } має відому ваду ({ $fault }): «tischlein delete» запускай лише тоді, коли сервер зупинено. Докладніше в docs/operators.md.
serve-stop = Щоб зупинити, натисни Ctrl+C. Усе зігране досі збережено.
webhook-turn = { $count ->
    [one] { $game }: ходить { $who }. { $link }
    [few] { $game }: ходять { $who }. { $link }
    [many] { $game }: ходять { $who }. { $link }
   *[other] { $game }: ходять { $who }. { $link }
 }
webhook-greeting = { $game }: відтепер тут видно, чий хід. { $link }

## Скомпільований рушій

about-compiled = Рушій: скомпільовано за допомогою mypyc { $mypyc } ({ $folder })
about-pure = Рушій: чистий Python, бо { $why }.
about-pure-asked = задано TISCHLEIN_PURE
about-pure-missing = скомпільованої збірки немає
about-pure-sources = скомпільовану збірку зроблено з іншого коду
about-pure-python = скомпільовану збірку зроблено для іншого Python
about-pure-mypyc = скомпільовану збірку зроблено іншою версією mypyc
about-pure-form = скомпільовану збірку зроблено іншою версією Tischlein
about-pure-damaged = скомпільовану збірку пошкоджено
about-pure-broken = скомпільовану збірку не вдається завантажити ({ $error })
about-game = { $game }: правила { $rules }; набори: { $sheets }
compile-begins = Рушій компілюється; це триватиме кілька хвилин.
compile-done = Готово: { $folder }
compile-began = Рушій компілюється у фоні, для наступного запуску.
compile-pure = Рушій залишається на чистому Python: { $why }.
compile-failed = Рушій залишається на чистому Python: скомпілювати не вдалося. Причина в { $log }
compile-stopped = Рушій залишається на чистому Python: { $why }. Докладніше про це в { $log }
compile-no-mypyc = mypyc або setuptools не встановлено
compile-no-compiler = немає компілятора C ({ $name })
compile-no-headers = не встановлено заголовкові файли C для Python
compile-changed = код тим часом змінено
compile-busy = його вже компілює інший процес
compile-error = сталася помилка: { $error }
compile-compiler = { $name } завершився з кодом { $code }

## Сховище й резервні копії

error-store-url = «{ $url }» — не сховище, яке можна відкрити. Можливі: { $known }.
error-store-open = Сховище { $url } не відкривається ({ $why }).
error-store-alien = У { $url } лежить щось інше, а не столи Tischlein; там нічого не змінено.
error-store-newer = { $url } записала новіша версія цієї програми (схема { $found }; ця знає { $known }).
error-store-served = На { $url } уже працює інший сервер.
error-served-at = На { $url } уже працює інший сервер, ось тут: { $address }
error-backup-alien = Це не резервна копія Tischlein.
error-backup-format = Ця резервна копія має формат { $found }; програма читає формат { $known }.
error-backup-line = Рядок { $line } резервної копії пошкоджено.
error-backup-cut = Резервна копія обривається на рядку { $line }.
error-backup-changed = Резервну копію змінили після запису.
error-restore-full = У цьому сховищі вже є інші столи; резервну копію відновлюють лише в порожнє.
error-restore-other = Стіл { $code } у цьому сховищі не такий, як у резервній копії; його не змінено.
error-restore-stopped = Сховище більше не відповідає ({ $why }). Уже відновлене лишається: та сама команда з { $file } продовжить із цього місця.
error-restore-secrets = У цій резервній копії немає секретів, тож і відновити їх не можна.
backup-done = { $tables ->
    [one] Збережено { $tables } стіл
    [few] Збережено { $tables } столи
    [many] Збережено { $tables } столів
   *[other] Збережено { $tables } столу
 }: { $file }, кожен таким, яким був між { $began } і { $ended }.
restore-done = { $tables ->
    [one] Відновлено { $tables } стіл
    [few] Відновлено { $tables } столи
    [many] Відновлено { $tables } столів
   *[other] Відновлено { $tables } столу
 } з { $file }.
delete-done = Стіл { $code } видалено з усім, що там зіграно й сказано.
forget-done = { $tables ->
    [0] Жоден стіл не знає такого імені.
    [one] Ім’я зникло з { $tables } столу.
    [few] Ім’я зникло з { $tables } столів.
    [many] Ім’я зникло з { $tables } столів.
   *[other] Ім’я зникло з { $tables } столу.
}
