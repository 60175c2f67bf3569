# Wörter der Hülle. Die Wörter eines Spiels liegen in seinem eigenen Ordner.

# Ein Platz ohne Namen: „Nummer 2 zieht eine Karte.“ Gilt für alle und wird nie gebeugt.
seat = Nummer { $number }
bot = Bot { $number } ({ $name })

## Was an der Eingabe nicht stimmt

error-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
error-seats = { $seats ->
    [one] Allein am Tisch
   *[other] Mit { $seats } am Tisch
 } geht es nicht; dieses Spiel ist für { $min } bis { $max } gedacht.
error-option = Eine Tischoption „{ $option }“ hat dieses Spiel nicht. Es hat: { $known }.
error-option-value = Die Tischoption „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $known }.
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
error-ambiguous = „{ $typed }“ kann { $count } Schritte meinen, zum Beispiel: { $moves }
error-undo = Hier lässt sich nichts zurücknehmen. Das geht nur in deinem eigenen Zug und nur, solange nichts Verborgenes ans Licht gekommen ist.
error-position = Diese Stellung lässt sich nicht lesen ({ $why }).
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
error-resume-alone = Eine gespeicherte Partie bringt Plätze, Bots, Mischung und Tischoptionen selbst mit: Nenne nur die Datei.
error-rules-gold = Die Regelversion wurde nicht erhöht, darum bleibt { $file }, wie es ist. Eine geänderte Musterpartie braucht eine neue Version.

## Spielen im Terminal

play-hello = { $game } · { $seats } am Tisch
play-commands = Schreib, was du tun willst, oder: ? (was erlaubt ist) · why SCHRITT (warum nicht) · undo (zurücknehmen) · save DATEI (speichern) · quit (aufhören)
play-curtain = { $who }, du bist dran. Lass niemanden mitschauen und drück Enter.
play-legal = { $count ->
    [one] Ein Schritt ist erlaubt:
   *[other] { $count } Schritte sind erlaubt:
 }
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
