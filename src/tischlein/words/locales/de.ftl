# Wörter der Hülle. Die Wörter eines Spiels liegen in seinem eigenen Ordner.

# Ein Platz ohne Namen: „Nummer 2 zieht eine Karte.“ Gilt für alle und wird nie gebeugt.
seat = Nummer { $number }
bot = Bot { $number } ({ $name })

## Was an der Eingabe nicht stimmt

error-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
error-game-missing = Welches Spiel? Es gibt: { $known }. Zum Beispiel: { $example }
error-seats = { $seats ->
    [one] Allein am Tisch
   *[other] Mit { $seats } am Tisch
 } geht es nicht; dieses Spiel ist für { $min } bis { $max } gedacht.
error-option = Eine Tischoption „{ $option }“ hat dieses Spiel nicht. Es hat: { $known }.
error-option-value = Die Tischoption „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $known }.
error-option-twice = In der Tischoption „{ $option }“ steht „{ $value }“ doppelt.
error-option-form = Eine Tischoption schreibt man als NAME=WERT, nicht als „{ $given }“.
error-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-bots-many = { $bots ->
    [one] Ein Bot passt
   *[other] { $bots } Bots passen
 } nicht an einen Tisch mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
 }.
error-language = Die Sprache „{ $language }“ wird hier nicht gesprochen. Es gibt: { $known }.
error-number = „{ $name }“ muss mindestens { $min } sein, nicht { $given }.
error-arena-few = Eine Arena braucht mindestens zwei Bots, durch Kommas getrennt.
error-arena-twice = Ein Bot ist zweimal genannt, und es sind mehr Namen als Plätze: Nenne die Zahl der Plätze oder jeden Bot einmal.
error-arena-sprt = Ein sequenzieller Test wird als NIEDRIG,HOCH in Prozent angegeben, etwa 50,55, nicht als „{ $given }“.
error-arena-sprt-bots = Für einen sequenziellen Test müssen alle Bots gleich oft am selben Tisch sitzen: Nenne einen für jeden Platz.
error-no-luck = { $game } verrät nicht, was darin Glück ist; deshalb lässt es sich nicht messen.
error-results-alien = Die Datei „{ $file }“ enthält keine Ergebnisse; nichts wurde geändert.
error-results-other = Die Ergebnisse in „{ $file }“ gehören zu einem anderen Wettkampf (verschieden: { $what }); nenne eine andere Datei.
error-results-line = Zeile { $line } der Ergebnisse in „{ $file }“ ist beschädigt.
error-ambiguous = „{ $typed }“ kann { $count } Schritte meinen, zum Beispiel: { $moves }
error-undo = Hier lässt sich nichts zurücknehmen. Das geht nur in deinem eigenen Zug und nur, solange nichts Verborgenes ans Licht gekommen ist.
error-position = Diese Stellung lässt sich nicht lesen ({ $why }).
error-sheet-form = Das sieht nicht nach einem Materialblatt aus: höchstens { $lines } Zeilen mit { $letters } Zeichen, und { $dots } Punkte in einer Zeile.
error-rules-line = Zeile { $line } der Regeln hat keine Form, die sich lesen lässt: „{ $found }“
error-learn-toml = learn.toml lässt sich nicht lesen: { $why }
error-learn-field = Zeile { $line } von learn.toml: Mit „{ $field }“ stimmt etwas nicht.
error-file-read = Die Datei „{ $file }“ lässt sich nicht lesen ({ $why }).
error-file-write = Die Datei „{ $file }“ lässt sich nicht schreiben ({ $why }).
error-file-exists = Die Datei „{ $file }“ gibt es schon; nichts wurde überschrieben.
error-file-alien = Das ist keine Spieldatei von Tischlein.
error-file-format = Diese Spieldatei hat das Format { $found }; dieses Programm liest Format { $known }.
error-file-line = Zeile { $line } der Spieldatei ist beschädigt.
error-file-cut = Die Spieldatei bricht nach { $count ->
    [one] einem Schritt
   *[other] { $count } Schritten
 } ab.
error-file-rules = Diese Partie wurde nach Regelversion { $found } gespielt; dieses Programm spielt nach Version { $known }. Du kannst sie ansehen (replay), aber nicht weiterspielen.
error-file-illegal = Schritt { $number } der Spieldatei („{ $move }“) ist nicht erlaubt: { $why } ({ $clause })
error-file-move = Schritt { $number } der Spieldatei („{ $move }“) ergibt keinen Sinn: { $why }
error-file-digest = Die Spieldatei wurde nachträglich verändert: Ihre Schritte führen zu einer anderen Stellung.
error-file-game = Das ist eine Partie „{ $found }“, keine Partie „{ $wanted }“.
error-file-long = Die Spieldatei ist zu lang: höchstens { $most } kB.
error-resume-alone = Eine gespeicherte Partie bringt Plätze, Bots, Mischung und Tischoptionen selbst mit: Nenne nur die Datei.
error-rules-gold = Die Regelversion wurde nicht erhöht, darum bleibt { $file }, wie es ist. Eine geänderte Musterpartie braucht eine neue Version.

## Spielen im Terminal

play-hello = { $game } · { $seats } am Tisch
play-commands = Schreib, was du tun willst, oder: ? (was erlaubt ist) · why SCHRITT (warum nicht) · rules (Spiel in einer Minute) · rules REGEL (eine Regel) · undo (zurücknehmen) · save DATEI (speichern) · quit (aufhören)
play-curtain = { $who }, du bist dran. Lass niemanden mitschauen und drück Enter.
play-legal = { $count ->
    [one] Ein Schritt ist erlaubt:
   *[other] { $count } Schritte sind erlaubt:
 }
play-no-clause = Eine Regel „{ $clause }“ gibt es nicht. Sie sind nummeriert wie { $example }.
play-allowed = „{ $move }“ ist erlaubt.
play-refused = { $why } ({ $clause })
play-undone = Zurückgenommen.
play-saved = Gespeichert als { $file }.
play-goodbye = Tschüss! Die Partie ist noch nicht zu Ende.
play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
play-score = { $who }: { $points }
play-won = { $who } gewinnt!
play-shared = { $who } teilen sich den Sieg!
play-seed = Das war die Mischung Nummer { $seed }. Mit --seed { $seed } wird noch einmal genauso ausgeteilt.

## Nachspielen

replay-title = { $game } · { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
 } · { $players }
replay-other-rules = Gespielt nach Regelversion { $found }; dieses Programm hat Version { $known }. Du kannst die Partie ansehen, aber nicht weiterspielen.
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-verified = Nachgespielt und geprüft: Prüfsumme { $digest }.

## Viele Partien auf einmal

simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } { $game }, { $seats } am Tisch
simulate-speed = { $seconds } s · { $games } Partien/s · { $decisions } Entscheidungen/s
simulate-bot = Bot
simulate-games = so oft am Tisch
simulate-rate = Siegquote
simulate-interval = 95-%-Intervall
simulate-seat = Sitzplatz
simulate-measure = Kennzahl
simulate-min = min
simulate-median = Median
simulate-mean = Mittel
simulate-p95 = 95 %
simulate-max = max
simulate-lengths = Züge
simulate-scores = Punkte je Sitzplatz
simulate-ends = So ging es aus
simulate-percent = { $rate } %
simulate-range = { $low } – { $high } %
simulate-rate-range = { $rate } % ({ $low } – { $high } %)
simulate-place = Nr.
simulate-order = Zugfolge
arena-without-luck = ohne Glück
arena-margin = Punkte vor dem besten Gegner
arena-rating = Wertung (Elo, Mittel 0)
arena-number = { $number } ({ $low } – { $high })
arena-luck-left = Ohne das Glück bleiben { $part } der Varianz der Siege übrig.
arena-verdict-high = Sequenzieller Test: { $bot } gewinnt mehr als { $low } (falsch in höchstens 5 % aller solchen Tests).
arena-verdict-low = Sequenzieller Test: { $bot } gewinnt weniger als { $high } (falsch in höchstens 5 % aller solchen Tests).
arena-verdict-open = Sequenzieller Test: noch nicht entschieden zwischen { $low } und { $high } für { $bot }; es braucht mehr Partien.
arena-plot-without-luck = { $bot }, ohne Glück
arena-plot-by = Siegquote nach: { $order }
train-round = Runde { $round } von { $rounds }: { $rate } % von { $matches } Partien gegen die letzten Gewichte, { $yardstick } % gegen den Maßstab. { $accepted ->
    [yes] Angenommen.
   *[no] Nicht angenommen.
 }
train-done = Die Gewichte stehen in { $file }.
train-nothing = Keine Gewichte wurden angenommen, und nichts wurde geschrieben.
fuzz-clean = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
 }: kein Absturz, keine Sackgasse, keine verletzte Invariante, nichts zu lang.
fuzz-found = Partie { $number }: { $trouble }. Aufgehoben in { $file }.

## Regelpunkte und Musterpartien

clauses-ok = { $game }: { $clauses ->
    [one] { $clauses } Regelpunkt
   *[other] { $clauses } Regelpunkte
 }, nichts ungeprüft.
clauses-untested = { $game }: { $clause } hat keinen Test.
clauses-unknown = { $game }: { $place } nennt einen Regelpunkt, den es in RULES.md nicht gibt.
clauses-twice = { $game }: RULES.md hat { $clause } doppelt.
goldens-same = { $count ->
    [one] { $count } Musterpartie läuft
   *[other] { $count } Musterpartien laufen
 } ab wie aufgeschrieben.
goldens-differ = { $file } weicht von dem ab, was die Regeln jetzt ergeben.
goldens-written = Geschrieben: { $file }

## Die Seite: Start

page-skip = Zum Inhalt springen
page-about = Brettspiele an einem Tisch: mit Freunden, mit Bots, auf jedem Bildschirm.
page-to-home = Zur Startseite
page-settings = Einstellungen
page-here-only = Diese Adresse öffnet nur dieser Rechner, Handys können sie nicht benutzen. Für sie startet Tischlein ohne „--host 127.0.0.1“.
page-menu = Menü
page-close = Schließen
page-why = Warum nicht?
page-clause = Regel { $clause }
page-whatis = Was ist das? { $name }
page-whatis-how = Was ist das? Halte den Finger auf etwas, lass die Maus darauf ruhen oder drück ?, wenn es den Fokus hat.
page-read-rule = Regel lesen
page-language = Sprache
page-theme = Farben
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-speed = Bewegung
page-speed-normal = normal
page-speed-fast = schnell
page-speed-off = aus
page-speed-calm = Dieses Gerät wünscht wenig Bewegung, darum bewegt sich nichts.
page-hand = Starke Hand
page-hand-right = rechts
page-hand-left = links
page-sound = Ton
page-notice = Melden, wenn du dran bist
page-notice-blocked = Der Browser lässt keine Meldungen dieser Seite zu. Das ändern seine eigenen Einstellungen.
page-on = an
page-off = aus
page-hello = Was spielen wir?
page-hello-bots = Auf freie Stühle setzen sich Bots.
page-children = Mit Kindern
page-children-note = Kein Wettrennen, keine Uhren, nette Bots, größere Knöpfe.
page-no-server = Der Server antwortet nicht. Läuft er noch?
page-offline = Keine Verbindung
page-offline-note = Zum Spielen braucht es den Server. Sobald er antwortet, ist alles wieder da.
page-retry = Noch einmal versuchen
page-too-often = Das war zu oft. Warte einen Moment.
page-games = Spiele
page-fact-minutes = Min.
page-fact-years = Jahre
page-credits = von { $author }, { $publisher } { $year }
page-credits-alone = von { $author }, { $year }
page-play-now = Sofort spielen
page-learn = Lernen
page-learn-on = Weiter lernen
page-learn-repeat = Noch einmal zeigen
page-learn-pause = Aufhören
page-learn-pause-title = Und jetzt?
page-learn-stay = Hier weiter
page-learn-skip = Zeig mir diesen Schritt
page-learn-free = Ohne Hilfe weiterspielen
page-learn-voice = Vorlesen
page-learn-step = Schritt { $step } von { $count }
page-learn-back = Schritt { $step } noch einmal machen
page-learn-next = Weiter
page-learn-look = Schau, wohin ich zeige!
page-learn-wait = Jetzt sind die anderen dran.
page-learn-good = Gut gemacht!
page-learn-over = Geschafft! Jetzt kannst du es.
page-learn-afresh = Noch einmal lernen
page-learn-to-end = Diese Partie zu Ende spielen
page-learn-dealt = Eine Lernpartie: Die Karten lagen mit Absicht so und wurden nicht gemischt.
page-name-ask = Wie heißt du?
page-name-none = Ohne Namen spielen
page-open-table = Tisch öffnen
page-tv = Mit Handys und Fernseher
page-pass = Ein Gerät für alle
page-seats-of = So viele sind bei „Sofort spielen“ dabei: { $game }
page-pass-note = Reicht das Gerät herum. Zwischen euren Zügen verdeckt ein Vorhang die Karten.
page-pass-name = Name { $number }
page-pass-add = Noch jemand
page-pass-remove = Name { $number } streichen
page-pass-lobby = Erst Figuren und Regeln wählen
page-pass-bots = Bots dazu
page-pass-twice = Zwei von euch heißen { $who }. Ergänzt etwas, damit niemand euch verwechselt.
page-start = Los geht’s
page-join = Mit Code mitspielen
page-join-go = Mitspielen
page-join-note = Acht Zeichen vom Bildschirm der anderen.
page-join-short = Der Code hat acht Zeichen.
page-join-unknown = Diesen Tisch gibt es nicht (mehr).
page-join-full = An diesem Tisch sind alle Stühle besetzt.
page-join-running = Hier wird schon gespielt.
page-join-over = Diese Partie ist vorbei.
page-join-there = Am Tisch: { $who }
page-invited = Du bist eingeladen: { $game }
page-watch = Zuschauen
page-runs = Meine Partien
page-runs-none = Hier stehen deine Partien, auch nach einem Neustart.
page-runs-all = Alle { $count } zeigen
page-run-open = wartet auf den Start
page-run-waiting = die anderen sind dran
page-run-turn = { $who } ist dran
page-run-finished = beendet
page-run-paused = pausiert
page-until = { $day ->
    [today] bis heute, { $time }
    [tomorrow] bis morgen, { $time }
    [0] bis Sonntag, { $time }
    [1] bis Montag, { $time }
    [2] bis Dienstag, { $time }
    [3] bis Mittwoch, { $time }
    [4] bis Donnerstag, { $time }
    [5] bis Freitag, { $time }
    [6] bis Samstag, { $time }
   *[date] bis { $date }, { $time }
 }
page-your-turn = Du bist dran
page-device = Auf anderem Gerät weiterspielen
page-device-note = Mit diesem Link sitzt du auf dem anderen Gerät an denselben Tischen. Gib ihn niemandem sonst: Wer ihn hat, spielt für dich.
page-device-nobody = Du sitzt noch an keinem Tisch.
page-me = Hier weiterspielen?
page-me-note = Dieses Gerät übernimmt deine Plätze und Partien.
page-me-take = Ja, übernehmen
page-me-not = Nein, lieber nicht
page-me-empty = Diesem Link fehlt etwas.
page-signout = Meine anderen Geräte abmelden
page-signout-note = Deine anderen Geräte und Browser verlieren deine Plätze, und die Links zum Weiterspielen gelten nicht mehr. Auf diesem Gerät bleibt alles, wie es ist. Das hilft, wenn ein Gerät verloren ging oder jemand anderes deinen Link hat.
page-signout-yes = Ja, alle anderen abmelden
page-signout-done = Erledigt. Deine Plätze sind jetzt nur noch auf diesem Gerät.
page-signed-out = Dieses Gerät wurde abgemeldet.
page-signed-out-note = Das hast du auf einem anderen Gerät getan, oder du hast hier seit über einem Jahr nicht gespielt. Um hier weiterzuspielen, wähle auf der Startseite des anderen Geräts „Auf anderem Gerät weiterspielen“ und öffne den Link hier.
page-forget = Vergesst mich
page-forget-note = Dein Name und was du im Chat gesagt hast, verschwinden aus allen Partien, die vorbei sind. Die Partien bleiben, nur ohne deinen Namen. Deine anderen Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
page-forget-yes = Ja, vergesst mich
page-forget-done = { $tables ->
    [0] Es gab nichts mehr zu vergessen.
    [one] Dein Name ist von einem Tisch verschwunden.
   *[other] Dein Name ist von { $tables } Tischen verschwunden.
}
page-forget-running = { $tables ->
    [one] Ein Tisch, an dem noch nicht Schluss ist, trägt deinen Namen noch. Spiel dort zu Ende oder schließe ihn und komm dann wieder her.
   *[other] { $tables } Tische, an denen noch nicht Schluss ist, tragen deinen Namen noch. Spiel dort zu Ende oder schließe sie und komm dann wieder her.
}
page-forget-later = Das hat gerade nicht geklappt. Bitte versuch es in einer Minute noch einmal.
page-lost = Hier ist nichts.
page-lost-note = Vielleicht fehlt der Adresse ein Zeichen. Verloren ist nichts: Deine Partien stehen auf der Startseite.

## Die Seite: ein Tisch vor dem Start

page-invite = Einladen
page-code = Code
page-qr = QR-Code für das Handy
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-display = Bild für den Fernseher
page-display-join = Mitspielen: scannen oder Code eingeben
page-display-address = Oder { $address } öffnen und den Code eintippen.
page-display-first = Wer sich zuerst setzt, startet die Partie.
page-display-ready = { $who } startet die Partie auf dem Handy.
page-display-here = Auf diesem Gerät mitspielen
page-seats-taken = { $taken } von { $seats } Stühlen besetzt
page-my-name = Dein Name
page-rename = So heiße ich
page-seat-free = frei
page-sit = Hinsetzen
page-knocks-full = Mehr Stühle hat dieses Spiel nicht.
page-knocks-bot = { $who } macht Platz
page-knocks-somebody = Jemand
page-knocks = { $who } möchte mitspielen und findet keinen Stuhl.
page-knocked = Du hast um einen Stuhl gebeten. Sobald einer da ist, sitzt du.
page-knock = Um einen Stuhl bitten
page-sit-here = Hierher wechseln
page-stand = Aufstehen
page-you = du
page-host = Gastgeber
page-hand-over = Zum Gastgeber machen
page-hand-over-to = Gastgeber wird { $who }
page-remove = Vom Tisch nehmen: { $who }
page-remove-note = Ein Bot spielt weiter. { $who } kann hier dann weder mitspielen noch zuschauen.
page-remove-watcher-note = Dieser Gast kann dann nicht mehr zuschauen.
page-remove-not = Doch nicht
page-watcher = Gast { $number }
page-look = Figur: { $who }
page-seat-more = Stuhl dazu
page-seat-less = Stuhl weg
page-bot-name = Bot { $number }
page-bot-easy-about = Anfänger mit gutem Herzen: übersieht viel und nimmt sich nie zweimal nacheinander dieselbe Person vor.
page-bot-medium-about = Denkt seinen ganzen Zug durch und übersieht ab und zu etwas.
page-bot-hard-about = Denkt seinen ganzen Zug durch und spielt immer das Beste, was er gefunden hat.
page-bot-kind-about = Greift niemanden an, macht niemandem etwas kaputt und übersieht das meiste: für Kinder und für die erste Partie.
page-bot-strength = Von 100 Partien zu zweit gewinnt er { $wins } { $against ->
    [random] gegen Züge aufs Geratewohl
    [easy] gegen den leichten Bot
    [medium] gegen den mittleren Bot
   *[other] gegen den klassischen Bot
}.
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-kind = nett
page-put-bot = Einen Bot hierher setzen
page-bots-about = Wie stark sind die Bots?
page-bots-of = Bots bei „Sofort spielen“ von { $game }
page-bot-easy = leichter Bot
page-bot-medium = mittlerer Bot
page-bot-hard = schwerer Bot
page-bot-classic = klassischer Bot
page-bot-planned = Planer
page-bot-random = zufälliger Bot
page-bot-kind = netter Bot
page-options = Spielvarianten
page-clock = Zeit je Zug
page-clock-none = ohne Uhr
page-clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
 }
page-clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
page-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
 }
page-clock-note = Niemand muss dableiben: Du kommst jederzeit wieder herein. Geht es jetzt los, dauert der erste Zug { $until }; danach zieht ein Bot.
page-clock-stopped = Uhr steht
page-hook = Nachricht an eine Chatgruppe
page-hook-note = Ist jemand dran, der nicht da ist, schreibt Tischlein das an einen Webhook eures Chats. Die Adresse bleibt geheim; niemand bekommt sie zu sehen.
page-hook-url = Adresse des Webhooks
page-hook-language = Sprache der Nachrichten
page-hook-set = Diese Adresse nehmen
page-hook-remove = Keine Nachrichten mehr
page-hook-there = Eine Chatgruppe erfährt, wer dran ist.
page-hook-goes = Nachrichten gehen an { $host }.
page-hook-outcome = { $outcome ->
    [none] Die erste ist unterwegs.
    [delivered] Die letzte ist angekommen.
    [address] Die letzte ging nicht hinaus: Die Adresse führt in ein Netz, das nicht öffentlich ist.
    [port] Die letzte ging nicht hinaus: Nur Port 443 ist erlaubt.
    [name] Die letzte ging nicht hinaus: Es gibt keinen Server dieses Namens.
    [slow] Die letzte kam nicht an: Der Server braucht zu lange.
    [tls] Die letzte ging nicht hinaus: Das Zertifikat des Servers gilt nicht.
    [redirect] Die letzte kam nicht an: Der Server verweist auf eine andere Adresse.
    [status] Die letzte wurde mit Status { $status } abgelehnt.
    [often] Die letzte ging nicht hinaus: Es waren zu viele.
    [crowded] Die letzte ging nicht hinaus: Zu viele andere warten.
    [off] Die letzte ging nicht hinaus: Dieser Server verschickt keine Nachrichten.
   *[unreachable] Die letzte ging nicht hinaus: Der Server ist nicht zu erreichen.
 }
page-pace-quick = schnell
page-pace-normal = normal
page-pace-calm = gemächlich
page-pace = Bots spielen
page-spectators-may = Zuschauen erlaubt
page-missing = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
 }
page-host-starts = Gleich geht es los: Der Gastgeber startet.
page-ready = Alle da?
page-empty-bots = Bots setzen sich hin
page-empty-remove = Wegräumen
page-empty = Was wird aus den leeren Stühlen?
page-starting = Die nächste Partie beginnt, sobald alle da sind.
page-close-table = Tisch auflösen
page-close-sure = Wirklich für alle auflösen

## Die Seite: am Tisch

page-side = Neben dem Spielplan
page-people = Am Tisch
page-lag = Leitung: { $ms } ms
page-lag-note = So lange braucht eine Nachricht von hier zum Tisch und zurück.
page-is-here = ist da
page-is-thinking = ist dran
page-is-away = ist weg
page-is-bot = ist ein Bot
page-bot-sits-in = ein Bot vertritt
page-turn = ist dran
page-spectator = Zuschauer
page-spectators = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
 }
page-watching = Du schaust zu und siehst, was alle sehen.
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-log-show = Den Spielplan von damals zeigen
page-taken-back = { $who } nimmt das zurück.
page-log-turn = Zug { $turn }
page-then-past = Das ist die Vergangenheit
page-then = So war es nach Schritt { $number } von { $moves }
page-then-start = So war es vor dem ersten Schritt
page-then-earlier = Einen Schritt früher
page-then-later = Einen Schritt später
page-then-now = Zurück ins Jetzt
page-since = Seit deinem letzten Zug
page-since-new = { $count } Neues
page-since-again = Noch mal
page-since-more = +{ $count } mehr
page-replay = Rückschau
page-replay-watch = Partie ansehen
page-replay-moves = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
 }
page-replay-running = Die Partie läuft noch: Du siehst, was du jetzt wissen darfst.
page-replay-move = Schritt { $number } von { $moves }
page-replay-start = Vor dem ersten Schritt, von { $moves }
page-replay-steps = Durch die Partie gehen
page-replay-first = Zum Anfang (Pos1)
page-replay-last = Zum Ende (Ende)
page-replay-back = Einen Schritt zurück (Pfeil links)
page-replay-on = Einen Schritt weiter (Pfeil rechts)
page-replay-moment-back = Zum großen Moment davor (Umschalt und Pfeil links)
page-replay-moment-on = Zum nächsten großen Moment (Umschalt und Pfeil rechts)
page-replay-play = Abspielen (Leertaste)
page-replay-stop = Anhalten (Leertaste)
page-replay-speed = Tempo
page-replay-eyes = Mit wessen Augen
page-replay-eyes-public = Was alle sehen
page-replay-eyes-of = Wie { $who } es sah
page-replay-all = Alle Hände
page-replay-hands = Was alle auf der Hand haben
page-replay-link = Link zu Schritt { $number }
page-replay-linked = Der Link zu Schritt { $number } ist kopiert.
page-replay-link-shown = Hier ist der Link zum Kopieren:
page-replay-end = Das Ende
page-replay-more = und hier noch { $count }
page-replay-points = Punkte
page-replay-points-note = Tippe, um dorthin zu gehen. Gepunktet: kommt noch.
page-replay-to = Zu { $what }
page-replay-download = Spieldatei herunterladen
page-replay-short = Der Link führt zu Schritt { $asked }, aber diese Partie hat nur { $moves }. Das ist ihre letzte Stellung.
page-replay-eyes-closed = Mit den Augen aus diesem Link darfst du nicht schauen; das ist, was alle sehen.
page-replay-to-table = Zum Tisch
page-together-watch = Zusammen ansehen
page-together-shows = { $who } zeigt die Partie.
page-together-along = Mitschauen
page-together-leads = { $who } führt.
page-together-you = Du führst.
page-together-nobody = Niemand führt.
page-together-free = Wer als Nächstes weitergeht, führt.
page-together-same = { $count ->
    [0] Noch schaut niemand mit.
    [one] { $who } sieht dasselbe.
   *[other] { $who } sehen dasselbe.
 }
page-together-count = { $count ->
    [0] noch niemand dabei
    [one] { $count } sieht dasselbe
   *[other] { $count } sehen dasselbe
 }
page-together-guests = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
 }
page-together-host = Wer den Tisch eröffnet hat
page-together-take = Führung übernehmen
page-together-pass = Führung abgeben
page-together-pass-none = Sonst schaut niemand zu, der führen darf.
page-together-own = Selbst umsehen
page-together-own-short = Allein
page-together-alone = Du siehst dich selbst um.
page-together-back = Zurück zu { $who } (Schritt { $number })
page-together-back-all = Zurück zu den anderen (Schritt { $number })
page-together-place = { $who } ist bei Schritt { $number }
page-figures = Die Partie in Zahlen
page-stats = Meine Statistik
page-file = Spieldatei öffnen
page-file-note = oder irgendwo auf diese Seite ziehen
page-file-here = Loslassen: Die Spieldatei wird geöffnet
page-file-opening = Die Spieldatei wird geprüft …
page-file-one = Bitte eine Spieldatei nach der anderen.
page-file-gone = Von einer Spieldatei wird hier nichts behalten. Bitte öffne sie noch einmal.
page-move = Zug als Text
page-move-note = Ein ? nennt alles, was erlaubt ist.
page-move-key = Die Taste : öffnet die Zeile jederzeit.
page-move-list = Erlaubt: { $moves }
page-move-none = Du bist gerade nicht dran.
page-move-send = Zug ausführen
page-undo = Zurücknehmen
page-chat = Chat
page-say = Etwas sagen
page-send = Senden
page-unread = ungelesen
page-emotes = Gefühle zeigen
page-emote-laugh = Lachen
page-emote-wow = Staunen
page-emote-grr = Ärger
page-emote-heart = Herz
page-mute = Stumm schalten: { $who }
page-unmute = { $count ->
    [one] Wieder hören ({ $count } ist stumm)
   *[other] Wieder hören ({ $count } sind stumm)
 }
page-seconds = Sekunden übrig
page-curtain = { $who }, du bist dran.
page-curtain-tap = Tippe hier, wenn du das Gerät hast und niemand zuschaut.
page-pause = Um eine Pause bitten
page-pause-asked = Um eine Pause bittet: { $who }
page-pause-agree = Einverstanden
page-pause-waiting = Du hast um eine Pause gebeten; sie beginnt, wenn alle zustimmen.
page-paused = Pause
page-resume = Weiterspielen
page-resign = Aufhören
page-resign-note = Ein Bot spielt für dich weiter. Du kannst zurückkommen.
page-resign-sure = Ja, Bot weiterspielen lassen
page-bot-for-you = Ein Bot spielt für dich.
page-return = Selbst weiterspielen
page-away = Nicht mehr da: { $who }. Wie geht es weiter?
page-away-wait = Warten
page-away-bot = Bot spielt weiter
page-away-end = Partie beenden
page-end-asked = Für das Ende der Partie: { $who } ({ $count } von { $needed } Stimmen).
page-end-withdraw = Doch lieber warten
page-line-connecting = Verbindung wird aufgebaut …
page-shuffling = Es wird gemischt … jedes Gerät gibt eine Zahl dazu.
page-shuffling-waits = Es fehlt noch: { $who }.
page-line-lost = Verbindung weg, neuer Versuch …
page-line-away = Keine Verbindung …
page-line-store = Der Server kann gerade nicht speichern, Züge warten …
page-line-store-short = Server wartet …
page-wish-outdated = Dein Zug wurde nicht gemacht: Inzwischen ging das Spiel weiter.
page-wish-withdraw = Doch nicht
page-wish-held = Dein Zug wartet auf die Verbindung.
page-no-table = Den Tisch { $code } gibt es nicht (mehr).
page-removed = Der Gastgeber hat dich von diesem Tisch genommen.
page-closed = Dieser Tisch wurde aufgelöst.
page-old-next = Neue Partie mit denselben Leuten
page-no-spectators = An diesem Tisch wird nicht zugeschaut.
page-refused-here = Der Server nimmt diese Seite nicht an. Lade sie neu.

## Seite: Regeln

page-rules = Regeln
page-rules-title = { $game }: Regeln
page-rules-back = Zurück zum Tisch
page-rules-contents = Inhalt
page-rules-search = Regel suchen
page-rules-clear = Suche leeren
page-rules-found = { $count ->
    [0] Dazu steht hier nichts.
    [one] { $count } Stelle gefunden.
   *[other] { $count } Stellen gefunden.
 }
page-rules-none = Dazu steht hier nichts.
page-rules-minute = In einer Minute
page-rules-goal = Ziel
page-rules-turn = Ein Zug
page-rules-end = Ende
page-rules-mark-text = Ohne Zeichen
page-rules-mark-ruling = So spielen wir’s
page-rules-mark-sheet = Von uns nachgebaut
page-rules-copy = Adresse von { $clause } kopieren
page-rules-copied = Adresse kopiert
page-rules-options = Was ein Tisch wählen kann
page-rules-usual = üblich
page-rules-print = Drucken
page-rules-missing = Für dieses Spiel gibt es hier keine Regeln.
page-rules-english = Diese Regeln gibt es bisher nur auf Englisch.
page-rules-whose = { $game } ist ein Spiel von { $author }, erschienen { $year } bei { $publisher }. Wir haben die Regeln mit eigenen Worten aufgeschrieben, alle Zeichnungen sind von uns, und wir gehören nicht zum Verlag.
page-rules-whose-alone = { $game } ist ein Spiel von { $author } aus dem Jahr { $year }. Wir haben die Regeln mit eigenen Worten aufgeschrieben, und alle Zeichnungen sind von uns.
page-no-board = Dieses Spiel hat noch keinen gezeichneten Spielplan: Das darfst du davon wissen, und darunter stehen deine Züge.
page-moves = Züge
page-waiting-for = Warten auf { $names }
page-board-broken = Der Spielplan hat einen Fehler. Lade die Seite neu; verloren ist nichts.

## Die Seite: das Ende

page-result = Ergebnis zeigen
page-result-hide = Spielplan ansehen
page-you-share = Du teilst dir den Sieg mit { $who }!
page-you-won = Du hast gewonnen!
page-winner = Platz eins
page-place = Platz { $number }
page-quick-calls = { $name }: { $calls } Rufe, die Hälfte davon binnen { $time } ms. So schnell sind Auge und Finger sonst kaum.
page-rematch = Noch einmal
page-rematch-there = Die nächste Partie geht los.
page-rematch-join = Mitspielen

## Am Tisch: warum etwas nicht geht

table-unknown = Diesen Tisch gibt es nicht.
table-closed = Dieser Tisch ist geschlossen.
table-old-rules = Diese Partie wurde nach älteren Regeln begonnen und kann nicht weitergespielt werden. Was geschah, steht hier.
replay-unknown = Hier gibt es keine Partie (mehr).
replay-not-begun = Diese Partie hat noch nicht begonnen.
replay-running = Diese Partie läuft noch. Bis sie endet, können nur die Leute am Tisch zurückblicken.
replay-removed = Der Gastgeber hat dich von diesem Tisch genommen, deshalb kannst du auch seine Partie nicht ansehen.
replay-spectators = Diese Partie ist nur für die Leute, die am Tisch saßen.
replay-eyes = Mit diesen Augen kannst du schauen, wenn die Partie vorbei ist.
replay-no-file = Die Spieldatei verrät jede verdeckte Karte: Du bekommst sie, wenn die Partie vorbei ist.
table-may-not-lead = Nur wer an diesem Tisch saß, kann beim Ansehen führen.
table-led = Gerade führt jemand anderes. Übernimm zuerst die Führung.
table-not-leading = Du führst gerade nicht.
table-not-watching = Diese Person schaut nicht mit.
table-no-move = Diese Partie hat nur { $moves } Schritte.
table-same-deal = Hier werden dieselben Karten noch einmal verteilt, deshalb bleiben Plätze und Optionen, wie sie waren.
table-is-open = Die Partie hat noch nicht begonnen.
table-is-playing = Das geht nicht, solange die Partie läuft.
table-is-finished = Die Partie ist vorbei.
table-is-paused = Die Partie macht Pause. Setzt sie zuerst fort.
table-is-shuffling = Gerade wird gemischt: Jetzt lässt sich nichts mehr ändern.
table-shuffle-late = Das Mischen ist ohne diese Zahl weitergegangen.
table-shuffle-copied = Diese Zahl hat schon jemand anders.
table-shuffle-other = Das ist nicht die versprochene Zahl.
table-no-moment = So weit ist die Partie noch nicht.
table-display = Dieser Bildschirm zeigt nur den Tisch. Spiel auf deinem eigenen Gerät.
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
table-not-your-seat = Das ist nicht dein Platz.
table-seat-taken = Da sitzt schon jemand.
table-free-chair = Es ist ein Platz frei: Setz dich dazu.
table-no-person = Da sitzt niemand, der den Tisch übernehmen könnte.
table-no-look = Diese Figur gibt es in diesem Spiel nicht.
table-no-lesson = Für dieses Spiel gibt es hier keine Lernpartie.
table-look-taken = Diese Figur hat schon jemand anders.
table-no-name = Sag uns bitte deinen Namen.
table-too-few = Für dieses Spiel braucht es mindestens { $min ->
    [one] eine Person
   *[other] { $min } Personen
 }. Lade jemanden ein oder setz einen Bot dazu.
table-too-many = Du sitzt schon an { $number } Tischen, an denen noch gespielt wird. Beende oder schließe erst einen davon.
table-bot-sits-in = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
table-not-absent = Da fehlt niemand.
table-nobody-there = Dort ist niemand mehr.
table-not-yourself = Dich selbst kannst du nicht hinauswerfen.
table-no-emote = Dieses Zeichen kennt der Tisch nicht.
table-chat-fast = Das war viel auf einmal. Hol kurz Luft.
table-slow-down = Langsam, das war viel auf einmal. Versuch es gleich noch einmal.
table-webhook-url = Ein Webhook ist eine Adresse, die mit https:// beginnt, ohne Name und Passwort.
table-late = Zu spät: Das Spiel ist schon weitergegangen.
table-called = Dein Ruf ist schon unterwegs.
table-held = Dein Zug ist schon unterwegs.
table-by-itself = Das geschieht von selbst.
table-one-device = An einem gemeinsamen Gerät gibt es kein Wettrennen, deshalb bleibt das so.
table-with-children = An diesem Tisch spielen Kinder mit: kein Wettrennen, keine Uhren, nur nette Bots. Ändern kann das der Gastgeber vor der Partie.
table-no-outlook = Dieses Spiel kann nicht vorausschauen.

## Der Server

error-port = Der Server kann auf { $host }, Port { $port } nicht lauschen ({ $why }). Ein anderer Port geht so: --port { $other }
error-port-range = Ein Port ist eine Zahl von 1 bis 65535, nicht { $port }: --port 8270
error-no-planner = { $game } hat keinen Planer für ganze Züge und deshalb auch keine Gewichte.
error-no-weights = { $game } hat keine Gewichte für { $seats } Plätze.
error-weights = Die Gewichte in „{ $file }“ lassen sich nicht lesen ({ $why }).
error-weights-features = Die Gewichte in „{ $file }“ passen nicht: Jedes Merkmal braucht ein Gewicht, und die Streuungen sind positive Zahlen.
error-weights-of-others = Die Gewichte in „{ $file }“ sind nicht für { $game } mit seinen heutigen Regeln.
error-weights-seats = Die Gewichte in „{ $file }“ gelten für { $seats } Plätze, nicht für { $asked }.
error-weights-unused = „{ $bot }“ spielt nicht nach Gewichten: Nenn es ohne Datei.
error-weights-options = Die Gewichte in „{ $file }“ sind für Tische mit { $options }.
error-bot-class = „{ $bot }“ ist kein Bot: Ein Bot ist eine Klasse mit einer Methode namens choose oder choose_blind.
error-bot-import = Der Bot „{ $bot }“ lässt sich nicht verwenden ({ $why }).
error-bot-move = Der Bot „{ $bot }“ hat keinen erlaubten Zug gewählt, sondern { $chosen }.
error-bot-made = „{ $bot }“ ist kein Bot: Die Klasse muss sich mit zwei Angaben erzeugen lassen, dem Spiel und einer Zahl für den Zufall.
error-train-method = Ein Training namens „{ $method }“ gibt es nicht, nur: { $known }.
error-train-rivals = Gegner „{ $rivals }“ gibt es beim Lernen nicht; es gibt: { $known }.
error-train-fit-only = { $method } passt keine Vorsprünge an: --cut und --rivals sind für fit.
error-train-race = { $game } ist ein Wettlauf, und { $method } lernt nur aus Zügen; fit und evolve lernen auch aus Wettläufen.
error-train-start = { $method } braucht Gewichte für den Anfang: Nenn mit --start eine Datei.
error-train-folder = „{ $folder }“ ist nicht zu gebrauchen ({ $why }).
error-train-other = „{ $folder }“ enthält ein anderes Training; nenn mit --folder einen anderen Ordner.
error-bot-workers = Bots denken in 1 bis { $most } Prozessen.
error-data = Der Ordner „{ $folder }“ lässt sich nicht verwenden ({ $why }).
error-peer-url = Unter „{ $url }“ können andere Server diesen nicht erreichen. Richtig wäre etwa http://10.0.0.5:8270.
error-webhook-network = „{ $network }“ ist kein Netz. Richtig wäre etwa 10.0.0.0/8.
error-delete-what = Bitte sagen, was gelöscht werden soll: ein Tisch mit seinem Code, ein Name mit --name oder eine Person mit --person.
serve-here = Das Tischlein ist gedeckt: { $url }
serve-running = Das Tischlein ist schon gedeckt: { $url }
serve-local = Nur dieser Rechner erreicht es.
serve-network = Handys und andere Geräte in deinem Netz kommen über { $url } oder mit diesem Bild herein:
serve-open = Alle in deinem Netz können es erreichen. Nur dieser Rechner: { $option }
serve-sqlite-fault = SQLite { $version } hat einen bekannten Fehler ({ $fault }): „tischlein delete“ nur bei angehaltenem Server benutzen. Mehr dazu in docs/operators.md.
serve-stop = Mit Strg+C hörst du auf. Alles bisher Gespielte bleibt erhalten.
webhook-turn = { $count ->
    [one] { $who } ist dran bei { $game }: { $link }
   *[other] { $who } sind dran bei { $game }: { $link }
 }
webhook-greeting = { $game }: Ab jetzt steht hier, wer dran ist. { $link }

## Das übersetzte Regelwerk

about-compiled = Regelwerk: übersetzt mit mypyc { $mypyc } ({ $folder })
about-pure = Regelwerk: reines Python, denn { $why }.
about-pure-asked = TISCHLEIN_PURE ist gesetzt
about-pure-missing = es gibt nichts Übersetztes
about-pure-sources = das Übersetzte gehört zu einem anderen Quelltext
about-pure-python = das Übersetzte gehört zu einem anderen Python
about-pure-mypyc = das Übersetzte stammt von einem anderen mypyc
about-pure-form = das Übersetzte stammt von einer anderen Version von Tischlein
about-pure-damaged = das Übersetzte ist beschädigt
about-pure-broken = das Übersetzte lässt sich nicht laden ({ $error })
about-game = { $game }: Regeln { $rules }; Kartensätze: { $sheets }
compile-begins = Das Regelwerk wird übersetzt; das dauert ein paar Minuten.
compile-done = Fertig: { $folder }
compile-began = Das Regelwerk wird nebenbei übersetzt, für den nächsten Start.
compile-pure = Das Regelwerk bleibt reines Python: { $why }.
compile-failed = Das Regelwerk bleibt reines Python: Es ließ sich nicht übersetzen. Der Grund steht in { $log }
compile-stopped = Das Regelwerk bleibt reines Python: { $why }. Mehr dazu steht in { $log }
compile-no-mypyc = mypyc oder setuptools ist nicht installiert
compile-no-compiler = es gibt keinen C-Compiler ({ $name })
compile-no-headers = die C-Header von Python sind nicht installiert
compile-changed = der Quelltext wurde inzwischen geändert
compile-busy = ein anderer Prozess übersetzt es gerade
compile-error = das ging schief: { $error }
compile-compiler = { $name } endete mit dem Code { $code }

## Ablage und Sicherungen

error-store-url = „{ $url }“ ist keine Ablage, die sich öffnen lässt. Möglich ist: { $known }.
error-store-open = Die Ablage { $url } lässt sich nicht öffnen ({ $why }).
error-store-alien = In { $url } liegt etwas anderes als Tischleins Tische; es blieb unberührt.
error-store-newer = { $url } stammt von einer neueren Version dieses Programms (Schema { $found }; dieses kennt { $known }).
error-store-served = Auf { $url } läuft schon ein Server.
error-served-at = Auf { $url } läuft schon ein Server, nämlich hier: { $address }
error-backup-alien = Das ist keine Sicherung von Tischlein.
error-backup-format = Diese Sicherung hat das Format { $found }; dieses Programm liest Format { $known }.
error-backup-line = Zeile { $line } der Sicherung ist beschädigt.
error-backup-cut = Die Sicherung bricht bei Zeile { $line } ab.
error-backup-changed = Die Sicherung wurde nachträglich verändert.
error-restore-full = In dieser Ablage gibt es schon andere Tische; eine Sicherung kommt nur in eine leere.
error-restore-other = Der Tisch { $code } ist in dieser Ablage anders als in der Sicherung; nichts an ihm wurde geändert.
error-restore-stopped = Die Ablage antwortet nicht mehr ({ $why }). Was schon wieder da ist, bleibt: Derselbe Befehl mit { $file } macht dort weiter.
error-restore-secrets = Diese Sicherung enthält keine Geheimnisse, also kann sie auch keine zurückbringen.
backup-done = { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
 } gesichert in { $file }, jeder so, wie er zwischen { $began } und { $ended } war.
restore-done = { $tables ->
    [one] { $tables } Tisch ist
   *[other] { $tables } Tische sind
 } wieder da, aus { $file }.
delete-done = Der Tisch { $code } ist gelöscht, mit allem, was dort gespielt und gesagt wurde.
forget-done = { $tables ->
    [0] Diesen Namen kennt kein Tisch.
    [one] Der Name ist von einem Tisch verschwunden.
   *[other] Der Name ist von { $tables } Tischen verschwunden.
}
