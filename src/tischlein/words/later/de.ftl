# Wörter von Seiten, die man von anderen aus öffnet: Sie werden mit diesen geladen, nicht mit der ersten.

## Weiterspielen, dieselben Karten

page-again = Weiterspielen
page-again-on = Ab hier weiterspielen
page-again-on-note = Ein neuer Tisch ab dieser Stellung. Du weißt, was verdeckt liegt.
page-again-deal = Dieselben Karten noch einmal
page-again-deal-note = Für dich oder Freunde; danach wird verglichen.
page-again-deal-what = Noch einmal dieselben Karten, Optionen und Bots, für dich oder für Freunde. Ist eine Partie vorbei, kannst du alle vergleichen.
page-again-from = Ein neuer Tisch spielt nach Schritt { $number } dieser Partie weiter.
page-again-from-start = Ein neuer Tisch beginnt mit den Karten dieser Partie.
page-again-settled = Bei Schritt { $asked } kam es gerade auf Schnelligkeit an. Deshalb geht es vom nächsten ruhigen Moment davor weiter.
page-again-known = Gemischt wird nicht: Wer diese Partie angesehen hat, weiß, was verdeckt liegt. Deshalb gibt es am Ende keinen Beweis für das Mischen.
page-again-seat = Welcher Platz ist deiner?
page-again-bots = Mit Bots spielen
page-again-friends = Auf Freunde warten
page-again-link = Der Link zu diesen Karten
page-again-compare = Partien vergleichen
page-deal-what = Mit diesen Karten hat schon jemand gespielt. Du bekommst dieselben, mit denselben Optionen und Bots. Ist deine Partie vorbei, siehst du, wie es bei den anderen lief.
page-deal-known = Du hast mit diesen Karten gespielt und kennst sie. Vergleiche, spiel noch einmal oder schick Freunden den Link.
page-deal-closed = { $count ->
    [one] Eine Partie mit diesen Karten ist vorbei. Wie sie lief, siehst du, wenn deine vorbei ist.
   *[other] { $count } Partien mit diesen Karten sind vorbei. Wie sie liefen, siehst du, wenn deine vorbei ist.
}
page-deal-others = { $count ->
    [one] Eine weitere Partie mit diesen Karten wird hier nicht gezeigt.
   *[other] { $count } weitere Partien mit diesen Karten werden hier nicht gezeigt.
}
page-deal-compare = Wie es lief
page-deal-whose = Wessen Punkte
page-deal-first = Die erste Partie
page-deal-yours = Deine Partie
page-deal-other = Eine andere Partie
page-deal-from = ab Schritt { $number }
page-deal-play = Mit diesen Karten spielen
page-deal-running = Deine Partie mit diesen Karten ist noch nicht zu Ende.
page-origin-deal = Dieselben Karten wie in einer früheren Partie, nicht gemischt: Wer sie angesehen hat, weiß, was verdeckt liegt.
page-origin-move = Weitergespielt ab Schritt { $number } einer früheren Partie, nicht gemischt: Wer sie angesehen hat, weiß, was verdeckt liegt.

## Statistik

page-figures-uses = Was wie oft gespielt wurde
page-stats-note = Sie steht nur in diesem Browser; sonst sieht sie niemand. Nicht gezählt werden Lernpartien, Partien an einem Gerät für alle und Karten, die noch einmal verteilt wurden.
page-stats-empty = Hier steht noch nichts: Spiel in diesem Browser eine Partie zu Ende.
page-stats-matches = Partien
page-stats-wins = Siege
page-stats-share = Siegquote
page-stats-best = Meiste Punkte
page-stats-reaction = Übliche Reaktion
page-stats-fastest = Schnellste Reaktion
page-stats-opponents = Gegen wen
page-stats-nameless = Jemand ohne Namen
page-stats-recent = Die letzten Partien
page-stats-won = gewonnen
page-stats-delete = Meine Statistik löschen
page-stats-sure = Endgültig löschen?
page-stats-keep = Behalten
page-stats-deleted = Deine Statistik ist gelöscht.

## Warum es mit diesen Karten nicht geht

deal-unknown = Diese Kartenverteilung gibt es hier nicht (mehr).
deal-other-rules = Diese Partie wurde nach anderen Regeln gespielt als heute. Die Karten würden anders verteilt, deshalb kannst du sie nur ansehen.
deal-not-over = Diese Partie läuft noch. Erst wenn sie vorbei ist, geht es von einem ihrer Schritte aus weiter.
deal-over = Nach diesem Schritt ist die Partie vorbei. Geh ein Stück zurück, um weiterzuspielen.
deal-no-move = Einen Schritt { $asked } gibt es nicht: Diese Partie hat { $moves }.
deal-no-seed = Die Karten dieser Spieldatei lassen sich hier nicht verteilen.
deal-running = Du spielst mit diesen Karten schon. Bring erst diese Partie zu Ende.

## Das Mischen, hinterher

page-fair = Mischung geprüft: Deine Zahl steckt darin, und niemand konnte die Karten aussuchen.
page-fair-late = Gemischt, bevor du kamst: Dieses Gerät kann dafür nicht bürgen.
page-fair-left-out = Nicht geprüft: Die Zahl dieses Geräts steckt nicht in der Mischung.
page-unfair = Vorsicht: Die Mischung ist nicht die versprochene!
page-fair-chosen = Absichtlich so ausgeteilt, nicht gemischt.
page-fair-restarts = { $count ->
    [one] Das Mischen musste einmal neu beginnen, weil eine Zahl nicht aufgedeckt wurde: { $who }.
   *[other] Das Mischen musste { $count }-mal neu beginnen, weil eine Zahl nicht aufgedeckt wurde: { $who }.
}
page-fair-silent = Ohne eigene Zahl: { $who }.
page-fair-how = Mit Spieldatei und Beleg kann jeder neu austeilen und vergleichen: „tischlein verify“.
page-fair-before = Was der Server vor allen Zahlen versprach (SHA-256)
page-fair-secret = Geheimnis des Servers, jetzt offen
page-fair-own = Die Zahl dieses Geräts
page-fair-seed = Woraus die Karten folgen
page-fair-file = Spieldatei
page-fair-receipt = Beleg
page-fair-no-file = Die Spieldatei kam nicht an. Versuch es später noch einmal.

## tischlein verify

verify-unproven = Nichts zu prüfen: Diese Partie wurde nicht an einem Tisch gemischt oder von einem älteren Programm.
verify-bad-secret = Eine Zahl in der Datei ist nicht die, auf die sich jemand festgelegt hat.
verify-bad-seed = Der Startwert folgt nicht aus Geheimnis, Liste und Zahlen.
verify-bad-terms = Gemischt wurde für ein anderes Spiel, andere Plätze oder andere Optionen.
verify-bad-receipt = Das ist kein Beleg von Tischlein.
verify-other-pledge = Der Beleg gehört zu einem anderen Tisch, oder das Geheimnis des Servers ist nicht das versprochene.
verify-other-terms = Spiel, Plätze oder Optionen sind nicht die des Belegs.
verify-other-list = Die Liste der Festlegungen ist nicht die des Belegs.
verify-own-missing = Die Zahl des Belegs steckt nicht in der Mischung.
verify-other-cards = Die Karten sind nicht die, die dieses Gerät am Anfang sah.
verify-other-texts = Hinweis: Die Worte der Regeln oder Bögen haben sich seitdem geändert.
verify-dealt = { $count ->
    [one] Neu ausgeteilt und durchgespielt: Jede Karte stimmt, über einen Zug.
   *[other] Neu ausgeteilt und durchgespielt: Jede Karte stimmt, über { $count } Züge.
}
verify-restarts = { $count ->
    [one] Das Mischen musste einmal neu beginnen, weil eine Zahl nicht aufgedeckt wurde.
   *[other] Das Mischen musste { $count }-mal neu beginnen, weil eine Zahl nicht aufgedeckt wurde.
}
verify-numbers = { $people ->
    [one] Zahlen: { $count } von einer Person.
   *[other] Zahlen: { $count } von { $people } Personen.
}
verify-sound = Die Mischung ist in sich stimmig. Dass niemand sie ausgesucht hat, beweist nur der Beleg von jemandem, der dabei war.
verify-proven = Bewiesen: Wer diesen Beleg hat, war dabei, und niemand konnte die Karten aussuchen.
verify-failed = Nicht bewiesen.
