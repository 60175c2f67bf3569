# Слова оболонки. Слова кожної гри лежать у її власній теці.

seat = Гравець { $number }
bot = Бот { $number } ({ $name })

## Що не так із введеним

error-game = Гри «{ $game }» тут немає. Є: { $known }.
error-seats = Так не вийде: за столом { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
 }, а гра розрахована на { $min }–{ $max }.
error-option = Опції столу «{ $option }» у цієї гри немає. Є: { $known }.
error-option-value = Опція столу «{ $option }» не може мати значення «{ $value }». Можливі: { $known }.
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
error-ambiguous = «{ $typed }» може означати { $count ->
    [one] { $count } крок
    [few] { $count } різні кроки
    [many] { $count } різних кроків
   *[other] { $count } кроку
 }, наприклад: { $moves }
error-undo = Тут скасувати нічого не можна. Це вдається лише у свій хід і лише доти, доки не відкрилося щось приховане.
error-position = Цю позицію не вдається прочитати ({ $why }).
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
error-resume-alone = Збережена партія вже має свої місця, ботів, розклад і опції столу: назви лише файл.
error-rules-gold = Версію правил не піднято, тому { $file } лишається без змін. Для зміненої зразкової партії потрібна нова версія.

## Гра в терміналі

play-hello = { $game } · { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
 }
play-commands = Напиши, що хочеш зробити, або: ? (що можна) · why КРОК (чому ні) · undo (скасувати) · save ФАЙЛ (зберегти) · quit (вийти)
play-curtain = Зараз ходить { $who }. Нехай більше ніхто не підглядає. Натисни Enter.
play-legal = { $count ->
    [one] Можна зробити { $count } крок:
    [few] Можна зробити { $count } кроки на вибір:
    [many] Можна зробити { $count } кроків на вибір:
   *[other] Можна зробити { $count } кроку:
 }
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
