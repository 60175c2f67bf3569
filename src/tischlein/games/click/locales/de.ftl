# Click! Die Große Mauer. Kartennamen kommen als fertige Wendungen in die Sätze.

cl-title = Click! Die Große Mauer
cl-tick = Zug { $number }
cl-moment-photo = Foto
cl-moment-last = Die letzten Züge beginnen
cl-use-wrong = Klicks ohne Foto
cl-use-move = Schieben
cl-use-dropped = Ohne Wirkung abgelegt

## Karten

cl-motif-lantern = Laterne
cl-motif-fan = Fächer
cl-motif-blossom = Blüte
cl-motif-crane = Kranich
cl-motif-hiker = Wanderer
cl-motif-tower = Turm
cl-motif-panda = Panda
cl-motif-head = Drachenkopf
cl-motif-middle = Drachenmitte
cl-motif-tail = Drachenschwanz
cl-motif-rickshaw = Rikscha
cl-motif-named = { $name }
cl-action-move1 = Schieben 1
cl-action-move2 = Schieben 2
cl-action-swap = Tauschen
cl-action-remove = Entfernen
cl-action-extra = Zusätzliches Arrangement
cl-action-replace = Neuer Markt
cl-action-back = Zurückholen
cl-row-three = { $a } – { $b } – { $c }
cl-row-four = { $a } – { $b } – { $c } – { $d }
cl-row-five = { $a } – { $b } – { $c } – { $d } – { $e }
cl-row-six = { $a } – { $b } – { $c } – { $d } – { $e } – { $f }
cl-cards-none = keine Karten
cl-cards-two = { $a } – { $b }

## Farben der Plätze

cl-look-amber = Bernstein, Kreis
cl-look-plum = Pflaume, Quadrat
cl-look-teal = Petrol, Dreieck
cl-look-blue = Blau, Raute

## Optionen

cl-option-photos = Fotos
cl-option-photos-race = wer zuerst ruft
cl-option-photos-calm = in Ruhe: alle entscheiden geheim
cl-option-short = Länge
cl-option-short-full = ganzes Spiel
cl-option-short-minus4 = kurz (4 Arrangements weniger)
cl-option-short-minus5 = kürzer (5 weniger)
cl-option-short-minus6 = am kürzesten (6 weniger)
cl-option-begins = Wer beginnt
cl-option-begins-random = das Los entscheidet
cl-option-begins-1 = Nummer 1
cl-option-begins-2 = Nummer 2
cl-option-begins-3 = Nummer 3
cl-option-begins-4 = Nummer 4
cl-option-lockout = Nach einem falschen Ruf
cl-option-lockout-off = nichts
cl-option-lockout-on = 5, 10, 20 Sekunden nicht rufen
cl-option-helper = Hilfe für Neulinge
cl-option-helper-off = aus
cl-option-helper-on = zeigt die eigenen Fotos
cl-option-cap = Nachsicht bei langsamer Leitung
cl-option-cap-250ms = bis 250 ms
cl-option-cap-400ms = bis 400 ms
cl-option-cap-150ms = bis 150 ms
cl-option-patience = Fotos in Ruhe: Bedenkzeit
cl-option-patience-15s = 15 Sekunden
cl-option-patience-30s = 30 Sekunden
cl-option-patience-60s = 60 Sekunden
cl-option-sheet = Karten
cl-option-sheet-standard = von uns rekonstruiert
cl-option-colours = Farben

## Was geschehen ist

cl-log-turn = Zug { $turn }: { $who }.
cl-log-rickshaws = { $count ->
    [one] Die Rikscha fährt eine Karte weiter.
   *[other] Die Rikschas fahren eine Karte weiter.
 }
cl-log-rickshaw-left = { $count ->
    [one] Die Rikscha fährt von der Mauer.
   *[other] Die Rikschas fahren weiter, eine verlässt die Mauer.
 }
cl-log-rickshaw-came = Eine Rikscha! Sie hält auf Platz { $place }.
cl-log-rickshaw-waits = Eine Rikscha! Für sie ist kein Platz, also wartet sie.
cl-log-drew-wall = { $who } zieht vom Stapel: { $card }.
cl-log-laid-left = { $who } legt links an: { $card }.
cl-log-laid-right = { $who } legt rechts an: { $card }.
cl-log-market = Neu im Markt: { $cards }.
cl-log-refilled = Die Mauer wird von links aufgefüllt: { $cards }.
cl-log-wall-shuffled = Die abgelegten Mauerkarten werden zum neuen Stapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }).
cl-log-actions-shuffled = Die abgelegten Aktionen werden zum neuen Stapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }).
cl-log-moved = { $who } schiebt von Platz { $origin } auf Platz { $target }: { $card }.
cl-log-swapped = { $who } tauscht Platz { $place } ({ $card }) mit Platz { $target } ({ $other }).
cl-log-removed = { $who } entfernt von Platz { $place }: { $card }.
cl-log-extra = { $who } nimmt ein zusätzliches Arrangement.
cl-log-dropped = { $who } kann keine Aktion ausführen und legt eine ohne Wirkung ab: { $card }.
cl-log-replaced = { $who } ersetzt den Markt.
cl-log-took-back = { $who } holt auf Platz { $place } zurück: { $card }.
cl-log-renewed = { $who } legt die ganze Hand ab, mit { $count ->
    [one] { $count } Arrangement
   *[other] { $count } Arrangements
 }.
cl-log-drew-action = { $who } zieht: { $a }.
cl-log-drew-two-actions = { $who } zieht: { $a }, { $b }.
cl-log-drew-three-actions = { $who } zieht: { $a }, { $b }, { $c }.
cl-log-drew-actions-unseen = { $who } zieht { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
 }.
cl-log-drew-composition = { $who } zieht das Arrangement { $a }.
cl-log-drew-two-compositions = { $who } zieht die Arrangements { $a } · { $b }.
cl-log-drew-compositions-unseen = { $who } zieht { $count ->
    [one] { $count } Arrangement
   *[other] { $count } Arrangements
 }.
cl-log-called = { $who }: KLICK!
cl-log-wrong = Doch kein Foto, { $who }.
cl-log-outrun = Für { $who } bleibt kein Foto: Jemand war schneller.
cl-log-locked = Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
 } bis zum nächsten Ruf, { $who }.
cl-log-photo = Foto! { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $row }.
cl-log-photo-open = Foto eines offenen Arrangements! { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $row }.
cl-log-decided = Alle haben sich entschieden.
cl-log-photo-gone = { $who } wollte ein Foto machen, doch dessen Karten sind weg.
cl-log-last-turns = Die letzte Arrangement-Karte ist gezogen: Alle haben noch einen Zug, { $who } zuletzt.
cl-log-ended = { $count ->
    [one] Das Spiel ist aus.
   *[other] Das Spiel ist aus, der Sieg wird geteilt.
 }
cl-end-last-open = Das letzte offene Arrangement ist fotografiert
cl-end-last-turns = Alle hatten ihren letzten Zug
cl-end-turn-limit = 200 Züge sind gespielt

## Warum nicht?

cl-why-over = Das Spiel ist aus.
cl-why-turn = { $who } ist am Zug.
cl-why-no-move = Diesen Zug gibt es in diesem Spiel nicht.
cl-why-no-window = Jetzt kein Foto: An der Mauer wird gerade gebaut.
cl-why-called = Du hast schon gerufen.
cl-why-passed = Du hast gesagt, dass du jetzt nicht rufst.
cl-why-closed = { $count ->
    [one] { $count } falscher Ruf: Für dich ist dieses Fenster zu.
   *[other] { $count } falsche Rufe: Für dich ist dieses Fenster zu.
 }
cl-why-frozen = Die Mauer steht still: { $who } hat gerufen.
cl-why-call-first = Du hast gerade keinen Ruf: Drück erst KLICK, dann zeig.
cl-why-call-over = Dein Ruf ist schon vorbei. Ist die Zeit um, zählt er als falscher Ruf.
cl-why-no-call = Du hast nicht gerufen.
cl-why-answered = Du hast dich schon entschieden.
cl-why-answer-first = Erst entscheiden alle über ein Foto.
cl-why-calm = An diesem Tisch wird in Ruhe fotografiert: Zeig dein Foto, oder passe.
cl-why-not-yours = So viele Arrangements hast du nicht: { $slot ->
    [one] { $slot } Karte
   *[other] { $slot } Karten
 }.
cl-why-open-taken = Dieses offene Arrangement ist schon fotografiert.
cl-why-open-turn = Die offenen Arrangements sind nur für die Person, die am Zug ist.
cl-why-beyond-wall = So weit reicht die Mauer nicht.
cl-why-covered = Auf Platz { $place } steht eine Rikscha.
cl-why-no-match = Auf Platz { $place } liegt: { $found }. Dort gebraucht: { $wanted }.
cl-why-dragon = Der Drache muss vollständig sein: Auf Platz { $place } liegt { $found }. Dort gebraucht: { $wanted }.
cl-why-false-start = Zu schnell: Dieses Foto konnte noch niemand gesehen haben.
cl-why-by-itself = Das geschieht von selbst.
cl-why-step-one = Moment: Erst fahren die Rikschas.
cl-why-take-first = Leg erst eine Karte an die Mauer: vom Markt oder vom Stapel.
cl-why-lay-first = Leg erst die gezogene Karte an: links oder rechts.
cl-why-choose-new = Leg erst eine der neuen Karten vom Markt an.
cl-why-taken-already = Du hast deine Karte schon angelegt; spiel jetzt eine Aktion.
cl-why-turn-done = Dein Zug ist fertig.
cl-why-no-market-card = Auf Platz { $place } des Marktes liegt keine Karte.
cl-why-deck-empty = Es gibt nichts mehr zu ziehen.
cl-why-not-held = Diese Aktionskarte hast du nicht: { $card }.
cl-why-renew-late = Du hast eine Aktionskarte gespielt; die Hand lässt sich nur vorher tauschen.
cl-why-end-early = Spiel mindestens eine Aktionskarte, oder tausch deine Hand.
cl-why-can-play = Eine deiner Aktionskarten lässt sich ausführen. Spiel diese, oder tausch deine Hand.
cl-why-rest = „Passen für den ganzen Zug“ gibt es nur bei ruhigen Fotos.
cl-why-distance = Geschoben wird genau einen Platz oder genau zwei.
cl-why-no-place = Die Mauer hat keinen Platz { $place }.
cl-why-same-card = Zum Tauschen braucht es zwei Karten.
cl-why-tower = Der Turm auf Platz { $place } bleibt stehen.
cl-why-rickshaw = Auf Platz { $place } steht eine Rikscha; die Karte darunter bleibt.
cl-why-no-composition = Es gibt keine Arrangements mehr zu ziehen.
cl-why-no-new-market = Für einen neuen Markt fehlen Karten.
cl-why-not-discarded = Das liegt nicht auf der Ablage: { $card }.
cl-notation = „{ $typed }“ ist kein Zug. Beispiele: take 2 left · draw · lay right · move 5 6 · swap 2 7 · remove 3 · back crane 1 · extra · replace · renew · end · click · photo 1 4 · photo b 4 · nothing

## Kartenlisten

cl-sheet-unknown = Es gibt keine Kartenliste „{ $name }“. Es gibt: { $known }.
cl-sheet-toml = Die Kartenliste ist nicht zu lesen: { $why }
cl-sheet-wrong = Kartenliste, { $line ->
    [0] in keiner Zeile zu finden
   *[other] Zeile { $line }
 }, „{ $field }“: { $why }
cl-sheet-why-text = Das muss ein Text sein.
cl-sheet-why-texts = Das muss eine Liste von Texten sein.
cl-sheet-why-table = Diesen Abschnitt muss es geben.
cl-sheet-why-number = Das muss eine ganze Zahl von { $low } bis { $high } sein.
cl-sheet-why-name = Der Name eines Motivs hat höchstens { $longest } Buchstaben, keinen Bindestrich, keinen Stern, und heißt nicht „rickshaw“.
cl-sheet-why-needed = Von diesem Motiv sprechen die Regeln, es braucht mindestens eine Karte davon.
cl-sheet-why-unknown = Ein Motiv „{ $name }“ steht nicht unter [wall].
cl-sheet-why-drawing = Diese Zeichnung gibt es nicht. Es gibt: { $known }.
cl-sheet-why-action = Diese Aktionskarte gibt es nicht. Es gibt: { $known }.
cl-sheet-why-compositions = Das muss eine Liste von Einträgen mit row und points sein.
cl-sheet-why-size = { $found ->
    [one] { $found } Motiv
   *[other] { $found } Motive
 } in einer Reihe; möglich sind { $low } bis { $high }.
cl-sheet-why-dragons = Das muss eine Liste von Drachen sein, jeder aus head und tail oder head, middle und tail, oder andersherum.
cl-sheet-why-dragon = Dieser Drache passt nicht zusammen. Auf dieser Liste gibt es: { $known }.
cl-sheet-why-impossible = „{ $name }“ fehlt { $missing ->
    [one] { $missing } Mal
   *[other] { $missing } Mal
 }: In der Schachtel sind { $found }.
cl-sheet-count = Die Kartenliste geht nicht auf (Zeile { $line }): „{ $part }“ hat { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
 } statt { $wanted }.
cl-sheet-plain = In der Kartenliste (ab Zeile { $line }) { $found ->
    [one] ist nur { $found } Arrangement
   *[other] sind nur { $found } Arrangements
 } ohne Drachen und Panda; gebraucht werden { $wanted }.

## Das Brett im Terminal

cl-show-wall = Die Mauer:
cl-show-wall-empty = Die Mauer ist leer.
cl-show-market = Markt: { $cards } · Stapel: { $deck } · abgelegt: { $discard }
cl-show-open = Offen: { $letter } { $row } ({ $points })
cl-show-open-none = Offen: { $letter } –
cl-show-seat = { $who } · { $points } · { $photos ->
    [one] { $photos } Foto
   *[other] { $photos } Fotos
 } · { $actions }+{ $compositions } Karten
cl-show-composition = Deine: { $slot } { $row } ({ $points })
cl-show-action = Aktion: { $card }
cl-show-decks = Arrangements übrig: { $compositions } · Aktionen übrig: { $actions }
cl-show-last = Züge übrig: { $turns }
cl-ask-start = Der Zug beginnt. Weiter (go), oder siehst du ein Foto (click)?
cl-ask-take = Leg eine Karte an: vom Markt (take 1 left) oder vom Stapel (draw)? Oder ein Foto (click)?
cl-ask-place = Gezogen: { $card }. Leg sie links oder rechts an (lay left, lay right).
cl-ask-must-take = Der Stapel gab nichts her: Leg eine Karte vom Markt an (take 1 left).
cl-ask-act = Spiel eine Aktionskarte (move, swap, remove, back, extra, replace), oder tausch deine Hand (renew). Oder ein Foto (click)?
cl-ask-act-more = Noch eine Aktionskarte? Oder fertig (end), oder ein Foto (click)?
cl-ask-replaced = Leg eine der neuen Karten an (take 1 left).
cl-ask-ending = Der Zug endet. Weiter (go), oder siehst du ein Foto (click)?
cl-ask-mark = Du hast gerufen. Zeig das Arrangement und wo es beginnt (photo 1 4, photo b 4), oder gib auf (nothing).
cl-ask-call = Siehst du ein Foto (click), oder nicht (pass; für den ganzen Zug: pass turn)?
cl-ask-answer = Siehst du ein Foto (photo 1 4, photo b 4), oder nicht (pass; für den ganzen Zug: pass turn)?

## Die Seite

cl-page-you = Du
cl-page-click = KLICK!
cl-page-space = Leertaste
cl-page-shutter = Ein Foto ausrufen
cl-page-lead-mine = Du bist am Zug.
cl-page-lead-mark = Dein Ruf!
cl-page-lead-calls = { $own ->
    [1] Du rufst!
   *[other] { $who } ruft!
 }
cl-page-lead-pressed = KLICK!
cl-page-lead-calm = Ein Foto?
cl-page-lead-turn = Zug { $turn }.
cl-page-lead-over = Ende.
cl-page-lead-photo = Foto!
cl-page-lead-wrong = Kein Foto.
cl-page-lead-late = Zeit um.
cl-page-lead-outrun = Zu spät.
cl-page-lead-gone = Zu spät.
cl-page-lead-locked = Noch nicht.
cl-page-ask-news-photo = { $own ->
    [1] Du hast es im Kasten
   *[other] { $who } hat es im Kasten
 }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }.
cl-page-ask-news-wrong = { $own ->
    [1] Dein Ruf ging ins Leere, es geht weiter.
   *[other] Der Ruf von { $who } ging ins Leere, es geht weiter.
 }
cl-page-ask-news-late = Du hast kein Foto gezeigt. Das zählt als falscher Ruf.
cl-page-ask-news-outrun = { $own ->
    [1] Jemand war schneller als du. Das war kein falscher Ruf.
   *[other] Jemand war schneller als { $who }. Das war kein falscher Ruf.
 }
cl-page-ask-news-gone = { $own ->
    [1] Die Karten für dein Foto sind weg.
   *[other] Die Karten für das Foto von { $who } sind weg.
 }
cl-page-ask-news-locked = Nach einem falschen Ruf wartest du: { $count ->
    [one] { $count } Sekunde.
   *[other] { $count } Sekunden.
 }
cl-page-ask-won = { $byPhotos ->
    [1] Du hast gewonnen! { cl-page-by-photos }
   *[0] Du hast gewonnen!
  }
cl-page-ask-winner = { $byPhotos ->
    [1] { $who } gewinnt! { cl-page-by-photos }
   *[0] { $who } gewinnt!
  }
cl-page-by-photos = Gleich viele Punkte, aber mehr Fotos.
cl-page-ask-shared = Der Sieg ist geteilt: { $names }.
cl-page-ask-mark = Tippe das Arrangement an, dann seine erste Karte auf der Mauer.
cl-page-ask-mark-where = Tippe jetzt die erste Karte des Stücks an.
cl-page-ask-mark-which = Tippe jetzt das Arrangement an.
cl-page-ask-pressed = Wer war zuerst?
cl-page-ask-calls = Die Mauer steht still. Rufen darfst du noch.
cl-page-ask-queued = { $who } war schneller. Danach kommst du.
cl-page-ask-calm = Drück KLICK und markiere es, oder passe. Niemand sieht, was du wählst.
cl-page-ask-calm-mark = Tippe das Arrangement an, dann seine erste Karte auf der Mauer.
cl-page-ask-calm-wait = { $count ->
    [one] Eine Person überlegt noch.
   *[other] { $count } Personen überlegen noch.
 }
cl-page-ask-take = Nimm eine Karte vom Markt oder vom Stapel.
cl-page-ask-take-end = An welches Ende der Mauer?
cl-page-ask-place = An welches Ende mit der gezogenen Karte?
cl-page-ask-must-take = Der Stapel gab nichts her: Nimm eine Karte vom Markt.
cl-page-ask-act = Spiel eine Aktionskarte.
cl-page-ask-act-more = Noch eine Aktion, oder fertig?
cl-page-ask-replaced = Leg eine der neuen Karten an.
cl-page-ask-start = Gleich rollen die Rikschas.
cl-page-ask-start-look = Ein Moment, um die Mauer anzuschauen.
cl-page-ask-ending = Gleich geht es reihum weiter.
cl-page-ask-move1 = Eins weiter schieben: Welche Karte?
cl-page-ask-move1-to = Nach links oder nach rechts?
cl-page-ask-move2 = Zwei weiter schieben: Welche Karte?
cl-page-ask-move2-to = Nach links oder nach rechts?
cl-page-ask-swap = Tauschen: Tippe zwei Mauerkarten an.
cl-page-ask-swap-to = Mit welcher Karte?
cl-page-ask-remove = Entfernen: Welche Karte?
cl-page-ask-extra = Noch ein Arrangement ziehen?
cl-page-ask-replace = Den Markt ablegen und drei neue Karten aufdecken?
cl-page-ask-back = Zurückholen: Welche Karte von der Ablage?
cl-page-ask-back-to = Wohin damit?
cl-page-ask-renew = Die ganze Hand tauschen? Damit endet dein Zug.
cl-page-ask-drop = Keine deiner Aktionskarten ist ausführbar. Diese ohne Wirkung ablegen?
cl-page-ask-confirm = So?
cl-page-ask-wait = { $who } ist am Zug. Schau hin: Fotografieren dürfen alle.
cl-page-ask-past = So war es: { $own ->
    [1] Du warst am Zug.
   *[other] { $who } war am Zug.
 }
cl-page-step-rickshaws = Rikscha
cl-page-step-lay = Anlegen
cl-page-step-act = Aktion { $number } von { $most }
cl-page-step-draw = Nachziehen
cl-page-do = Ausführen
cl-page-cancel = Abbrechen
cl-page-done = Fertig
cl-page-renew = Ganze Hand tauschen
cl-page-pass = Kein Foto
cl-page-pass-turn = In diesem Zug keins mehr
cl-page-give-up = Ruf zurück{ "\u00AD" }ziehen
cl-page-seconds = { $count ->
    [one] { $count } Sekunde zum Markieren
   *[other] { $count } Sekunden zum Markieren
 }
cl-page-seats = Mitspielende
cl-page-note-active = ist am Zug
cl-page-note-calls = ruft
cl-page-note-answered = hat gewählt
cl-page-note-won = hat gewonnen
cl-page-note-resting = passt in diesem Zug
cl-page-status-here = ist da
cl-page-status-away = ist weg
cl-page-status-bot = Bot
cl-page-points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
cl-page-points-sum = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
cl-page-points-short = { $points } P
cl-page-actions-held = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
 }
cl-page-pictures-held = { $count ->
    [one] { $count } Arrangement
   *[other] { $count } Arrangements
 }
cl-page-album = Fotoalbum
cl-page-album-of = { $who }: { $count ->
    [one] { $count } Foto
   *[other] { $count } Fotos
 }
cl-page-no-photos = Noch kein Foto.
cl-page-no-photos-over = Kein Foto.
cl-page-open = Offene Arrangements
cl-page-open-short = Offen
cl-page-open-note = nur in deinem Zug
cl-page-pictures = Deine Arrangements
cl-page-secret = geheim
cl-page-picture = { $motifs }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
cl-page-taken = schon fotografiert
cl-page-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
cl-page-subject-dragon = Drache
cl-page-subject-panda = Panda
cl-page-subject-tower = Turm
cl-page-actions = Deine Aktionen
cl-page-actions-fold = Aktionen
cl-page-actions-most = { $count ->
    [one] eine im Zug
   *[other] bis zu { $count } im Zug
 }
cl-page-useless = jetzt nicht spielbar
cl-page-act-move1 = Schieben 1
cl-page-act-move2 = Schieben 2
cl-page-act-swap = Tauschen
cl-page-act-remove = Entfernen
cl-page-act-extra = Zusatz
cl-page-act-replace = Neuer Markt
cl-page-act-back = Zurück{ "\u00AD" }holen
cl-page-does-move1 = eins weiter
cl-page-does-move2 = zwei weiter
cl-page-does-swap = zwei Karten
cl-page-does-remove = eine Karte
cl-page-does-extra = Arrange{ "\u00AD" }ment
cl-page-does-replace = und anlegen
cl-page-does-back = von der Ablage
cl-page-supply = Markt und Stapel
cl-page-market = Markt
cl-page-market-card = Markt { $place }: { $motif }
cl-page-deck = Stapel
cl-page-piles = Stapel { $deck } · Ablage { $discard }
cl-page-decks = noch { $pictures } Arrangements, { $actions } Aktionen
cl-page-deck-of = Stapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
cl-page-turns-left = { $count ->
    [one] letzter Zug
   *[other] noch { $count } Züge
 }
cl-page-discard = Ablage
cl-page-discard-of = Ablage, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
cl-page-pick-discard = Welche Karte kommt zurück in die Mauer?
cl-page-wall = Die Mauer, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
cl-page-covered = unter einer Rikscha
cl-page-fixed = bleibt stehen
cl-page-may = wählbar
cl-page-wall-left = Weiter nach links an der Mauer
cl-page-wall-right = Weiter nach rechts an der Mauer
cl-page-card-size = Größe der Mauerkarten: { $size }
cl-page-what-card = Siehst du ein Foto? Drück erst KLICK, dann zeig es. Aktionskarten können diese Karte bewegen.
cl-page-what-tower = Ein Turm bleibt stehen: Keine Aktionskarte bewegt oder entfernt ihn. Andere Karten dürfen an ihm vorbei, und Fotos dürfen ihn zeigen.
cl-page-what-rickshaw = Hier steht eine Rikscha: Diese Karte kann nicht fotografiert, bewegt oder entfernt werden. Zu Beginn jedes Zugs fährt sie eine Karte nach rechts.
cl-page-what-dragon = Für ein Foto muss der Drache vollständig sein, genau wie auf dem Arrangement. Siehst du ihn? Drück erst KLICK, dann zeig ihn.
cl-page-what-picture = Sobald diese Karten in dieser Reihenfolge nebeneinander in der Mauer liegen: KLICK drücken, dann hier tippen.
cl-page-what-open = Ein offenes Arrangement ist nur für die Person, die am Zug ist.
cl-page-what-finish = Es zählt die fette Zeit: am Tisch gemessen, abzüglich des Ausgleichs für die Leitung (schraffiert). „Gerät“ ist, was die eigene Seite gemessen hat.
cl-page-last-tag = zuletzt
cl-page-gap = An Stelle { $place } einfügen
cl-page-end-left = Linkes Ende
cl-page-end-right = Rechtes Ende
cl-page-cap-lantern = Laterne
cl-page-cap-fan = Fächer
cl-page-cap-blossom = Blüte
cl-page-cap-crane = Kranich
cl-page-cap-hiker = Wanderer
cl-page-cap-tower = Turm
cl-page-cap-panda = Panda
cl-page-cap-head = Kopf
cl-page-cap-middle = Mitte
cl-page-cap-tail = Schwanz
cl-page-finish = Zielfoto
cl-page-finish-never = Zielfoto: Wenn zwei rufen, stehen hier ihre Zeiten.
cl-page-finish-last = Letztes Zielfoto:
cl-page-finish-what = Was bedeuten die Zahlen?
cl-page-finish-closes = schließt in { $seconds } s
cl-page-finish-sum = ({ $elapsed } − { $credit } Leitung; Gerät { $device })
cl-page-finish-alone = Nur { $who } hat gerufen.
cl-page-finish-ahead = { $who } war { $ms } ms vor { $other }.
cl-page-finish-draw = Gleichauf: { $who } und { $other }. Das Los hat entschieden.
cl-page-finish-false = zu früh
cl-page-ms = { $ms } ms
cl-page-one-device = An einem Gerät wird nicht um die Wette gerufen: Nach jeder Änderung der Mauer sagt jede Person für sich, ob sie ein Foto sieht. Das Gerät geht also oft herum.
cl-page-curtain-photo = { $who }, siehst du ein Foto?
cl-page-missed = Verpasste Fotos
cl-page-missed-none = Niemand hat ein Foto verpasst.
cl-page-missed-sum = { $who } hat { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 } liegen lassen
cl-page-missed-show = { $times ->
    [one] einmal
   *[other] { $times }-mal
 }
cl-page-missed-when = Zug { $turn } · { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }

## Die Regelseite

cl-rules-claim = Alle schauen auf dieselbe Mauer. Wer sein Bild zuerst entdeckt, ruft.
cl-rules-goal = Finde auf der Mauer genau die Reihe, die dein Arrangement zeigt. Drück als Erste oder Erster **KLICK!**: Das Foto gehört dir.
cl-rules-turn = **1** Die Rikschas rollen. **2** Leg eine Karte an ein Ende der Mauer. **3** Spiel eine Aktion. Dann zieh nach.
cl-rules-end = Sind die drei offenen Arrangements fotografiert, ist Schluss; ist ihr Stapel leer, hat jeder noch einen Zug. Die meisten Punkte gewinnen.
cl-rules-box = Alle Karten
cl-rules-box-note = Wie viele Karten es insgesamt gibt, steht in der Anleitung. Was auf jeder einzelnen ist, stand in Bildern, die uns fehlen. Diese Auswahl haben wir gezeichnet und ausprobiert.
cl-page-rules-wanted = gesucht
cl-page-box-wall = { $count ->
    [one] { $count } Mauerkarte
   *[other] { $count } Mauerkarten
 }
cl-page-box-wall-note = { $count } mit Motiv, { $rickshaws ->
    [one] { $rickshaws } Rikscha
   *[other] { $rickshaws } Rikschas
 }
cl-page-box-compositions = { $count ->
    [one] { $count } Arrangement
   *[other] { $count } Arrangements
 }
cl-page-box-compositions-note = von links nach rechts, P = Punkte
cl-page-box-actions = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
 }

## Was ist das?

cl-what-wall = Mauerkarte, Platz { $place }
cl-what-market = Karte { $place } im Markt
cl-what-own = Dein Arrangement { $number }
cl-what-open = Offenes Arrangement { $letter }
cl-what-action = Deine Aktionskarte
cl-what-pile = Stapel
cl-what-button = Taste
cl-what-player = Am Tisch
cl-what-table = Auf dem Tisch
cl-what-may = Das kannst du jetzt tun.
cl-what-free = Frei: Aktionskarten können sie schieben, tauschen oder entfernen.
cl-what-wall-choose = Du kannst sie jetzt wählen.
cl-what-covered = Auf ihr steht eine Rikscha: Sie lässt sich weder fotografieren noch schieben, tauschen oder entfernen.
cl-what-tower = Er bleibt stehen: Keine Aktionskarte schiebt, tauscht oder entfernt ihn.
cl-what-photo = Auf einem Foto
cl-what-photo-plain = Die Karten liegen direkt nebeneinander, von links nach rechts genau wie auf dem Arrangement. Keine Lücke, kein Spiegelbild.
cl-what-photo-tower = Ein Foto darf ihn zeigen und nimmt ihn mit wie jede Karte. Andere Karten dürfen an ihm vorbei.
cl-what-photo-dragon = Der Drache muss vollständig sein, seine Teile direkt nebeneinander, genau wie auf dem Arrangement. Auf der Mauer dürfen sie liegen, wie sie wollen.
cl-what-rickshaw = Zu Beginn jedes Zuges fährt sie eine Karte nach rechts, am Ende der Mauer fährt sie davon.
cl-what-rickshaw-comes = Kommt eine, hält sie sofort auf der ersten Karte von links, die keine trägt, und es wird weitergezogen.
cl-what-count = { $count ->
    [one] Davon gibt es { $count } in der Schachtel.
   *[other] Davon gibt es { $count } in der Schachtel.
 }
cl-what-take = Nimm sie und leg sie an das linke oder das rechte Ende der Mauer.
cl-what-market-title = Schritt 2 im Zug
cl-what-market-words = Eine Karte, von hier oder vom Stapel, kommt an ein Ende der Mauer. Dann wird der Markt auf drei aufgefüllt.
cl-what-draw = Deck die oberste Karte auf; dann wählst du das Ende der Mauer.
cl-what-deck = Verdeckte Mauerkarten. Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.
cl-what-look-through = Tippe darauf, um sie durchzusehen: Das dürfen alle.
cl-what-reshuffled = Ist der Stapel leer, werden diese Karten zum neuen.
cl-what-back-card = Wähle sie, dann ihren Platz in der Mauer.
cl-what-taken = Jemand hat es fotografiert. Offene Arrangements werden nicht ersetzt; ist das letzte weg, endet das Spiel sofort.
cl-what-worth = { $points ->
    [one] Punkt
   *[other] Punkte
 } für dich, sobald du es fotografierst, egal wer am Zug ist.
cl-what-worth-open = { $points ->
    [one] Punkt
   *[other] Punkte
 } für dich, wenn du es in deinem Zug fotografierst.
cl-what-last-open = Wer das letzte offene fotografiert, beendet das Spiel auf der Stelle.
cl-what-act-move1 = Schieb eine Mauerkarte genau einen Platz nach links oder rechts.
cl-what-act-move2 = Schieb eine Mauerkarte genau zwei Plätze nach links oder rechts; die Karten dazwischen machen Platz.
cl-what-act-swap = Zwei Mauerkarten wechseln die Plätze, wo auch immer sie liegen.
cl-what-act-remove = Leg eine Mauerkarte ab; die Mauer rückt zusammen.
cl-what-act-extra = Zieh noch ein Arrangement. Du behältst mehr als zwei, bis Fotos dich wieder auf zwei bringen.
cl-what-act-replace = Der Markt wird abgelegt, und drei neue Karten kommen. Eine davon legst du an ein Ende der Mauer.
cl-what-act-back = Eine Mauerkarte deiner Wahl kommt von der Ablage an einen beliebigen Platz in der Mauer.
cl-what-gap = Leg die Karte hierhin.
cl-what-end-of-wall = Leg die Karte hier an.
cl-what-end = Keine weitere Aktionskarte in diesem Zug. Deine Hand wird auf drei aufgefüllt, und es geht reihum weiter.
cl-what-renew = Statt Aktionen: Leg alle deine Karten ab, Aktionen und Arrangements, und zieh drei und zwei neue. Damit endet dein Zug.
cl-what-pass = Du siehst kein Foto. Was du wählst, erfährt niemand, bevor alle gewählt haben.
cl-what-pass-turn = Du wirst in diesem Zug nicht mehr gefragt, was auch immer auf der Mauer liegt.
cl-what-nothing = Du zeigst nichts: Das zählt als falscher Ruf.
cl-what-card-size = Größe der Mauerkarten
cl-what-card-size-words = Viele kleine Karten im Blick oder weniger große. Nur auf diesem Gerät.
cl-what-call = Siehst du ein Foto? Erst drücken, dann zeigen: Tippe das Arrangement an und seine erste Karte auf der Mauer.
cl-what-call-now = Du darfst jetzt rufen. Die Mauer steht dann still, bis du dein Foto gezeigt hast.
cl-what-call-calm = Drück, um ein Foto zu markieren. Niemand sieht, was du wählst.
cl-what-wrong = War es keins
cl-what-lock-out = { $seconds ->
    [one] Du kannst { $seconds } Sekunde lang nicht rufen.
   *[other] Du kannst { $seconds } Sekunden lang nicht rufen.
 } Jeder weitere falsche Ruf kostet mehr; ein Foto löscht es.
cl-what-no-lock-out = An diesem Tisch geschieht nichts, und es geht weiter.
cl-what-time = Zeit, das Foto zu zeigen
cl-what-time-words = So lange steht die Mauer nach einem Ruf still. Nach falschen Rufen wird die Zeit kürzer, bis zum nächsten Foto.
cl-what-score = Die Punkte aller eigenen Fotos. Die meisten Punkte gewinnen, bei Gleichstand die meisten Fotos.
cl-what-album = Die Fotos bisher. Tippe darauf, um sie anzusehen.
cl-what-hand = Auf der Hand, für die anderen verborgen.
cl-what-turn = Ist am Zug. Deine eigenen Arrangements darfst du trotzdem fotografieren.
cl-what-turn-own = Du bist am Zug: Auch die offenen Arrangements darfst du jetzt fotografieren.
cl-what-decks = So viele Karten sind noch da
cl-what-decks-pictures = Die Uhr des Spiels: Ist die letzte gezogen, haben alle noch einen Zug.
cl-what-decks-actions = Sind sie aufgebraucht, wird ihre Ablage gemischt.
cl-what-steps = Die Schritte eines Zuges
cl-what-step-rickshaws = Alle Rikschas fahren eine Karte nach rechts.
cl-what-step-lay = Eine Karte vom Markt oder vom Stapel kommt an ein Ende der Mauer.
cl-what-step-act = { $most ->
    [one] In einem Zug spielst du eine Aktionskarte.
   *[other] In einem Zug spielst du eine Aktionskarte oder bis zu { $most }.
 }
cl-what-step-draw = Die Hand wird auf drei Aktionskarten aufgefüllt.
cl-what-overview = Die ganze Mauer, klein
cl-what-overview-words = Der Rahmen zeigt, was du unten von der Mauer siehst. Tippe oder zieh, um dorthin zu kommen.

### Seit deinem letzten Zug

cl-since-photo = { $who } macht ein Foto: { $row }
cl-since-photo-open = Ein offenes Arrangement weniger
cl-since-broken = { $who } nimmt dir eine Karte weg: { $row }
cl-since-dragon = { $who } legt an die Mauer: { $part }
cl-since-rickshaw = Eine Rikscha ist gekommen
cl-since-market = { $who } ersetzt den Markt: { $cards }
cl-since-last = Letzte Züge: { $who } ist zuletzt dran
## The learn match

cl-learn-hello = Hallo! Wir suchen Fotos auf der Mauer: Karten nebeneinander wie im Rahmen, KLICK drücken, und die Punkte sind deine.
cl-learn-card = In deinem Zug legst du zuerst eine Karte an. Laterne, Wanderer, Fächer: Nur die Laterne fehlt! Leg sie links an.
cl-learn-card-no = Damit wird das Bild nicht fertig. Schau in den Rahmen: Zuerst kommt die Laterne.
cl-learn-click = Da ist es! Ruf, bevor es jemand anders tut: Drück KLICK! In deinem Zug zählen auch die offenen Arrangements.
cl-learn-mark = Die Mauer steht still. Jetzt zeig es: Tippe das Arrangement an, dann seine erste Karte. In einer Partie hast du 6 Sekunden.
cl-learn-mark-no = Nicht ganz: Es muss genau die Reihe des Arrangements sein, von links nach rechts. Noch einmal!
cl-learn-points = Dein erstes Foto! Es liegt in deinem Album und zählt 1 Punkt. Seine Karten sind weg, und links kamen neue nach.
cl-learn-action = Dann spielst du eine Aktionskarte. Tausch Kranich und Panda: Käme links ein Wanderer dazu, wäre dein geheimes Bild da.
cl-learn-action-no = Eine gute Karte, aber jetzt hilft eine andere. Nimm die, auf die ich zeige!
cl-learn-anytime = Der Wanderer kam wie gerufen! Deine eigenen Arrangements darfst du in jedem Zug rufen, auch in fremden: KLICK!
cl-learn-mark-own = Mit Panda zählt es 2. Erst das Arrangement, dann seine erste Karte!
cl-learn-dragon-card = Ein Drache: erst der Kopf, gleich dahinter der Schwanz. Leg zuerst wieder eine Karte an, wie in jedem Zug.
cl-learn-dragon-card-no = Das ginge auch, aber nehmen wir die, auf die ich zeige.
cl-learn-dragon-move = Nur der Kranich ist im Weg. Schieb ihn zwei Plätze nach rechts!
cl-learn-dragon-click = Kopf und Schwanz nebeneinander. Schnell!
cl-learn-dragon-mark = Zeig es wie vorhin. Der Kopf muss links sein: Andersherum zählt es nicht.
cl-learn-rickshaw = Panda und Laterne hat der andere zuerst gesehen: 2 Punkte. Und eine Rikscha fuhr vorbei, jeden Zug eine Karte: Die kann man weder bewegen noch fotografieren.
cl-learn-draw = Statt vom Markt kannst du auch auf gut Glück vom Stapel nehmen.
cl-learn-lay = Ein Drachenkopf! Links oder rechts, wie du willst.
cl-learn-wrong-call = Und wenn man ruft, und da ist gar nichts? Probier es: Drück KLICK!
cl-learn-nothing = Hier ist kein Foto für dich. Zieh den Ruf zurück.
cl-learn-nothing-no = Das liegt so nicht auf der Mauer. Diesmal ist da wirklich nichts: Zieh den Ruf zurück.
cl-learn-locked = Ein falscher Ruf kostet Zeit: Dein Auslöser ist 5 Sekunden gesperrt, beim nächsten Mal 10. Ein Foto macht das wieder gut.
cl-learn-end = Schluss ist mit dem letzten offenen Arrangement, oder bald nachdem ihr Stapel leer ist. Dann gewinnen die meisten Punkte. Du führst!
