# Monsterrolle. Kartennamen kommen als fertige Wendungen in die Sätze und werden nicht gebeugt.

mr-title = Monsterrolle

## Karten

mr-red = rot
mr-orange = orange
mr-yellow = gelb
mr-green = grün
mr-blue = blau
mr-purple = lila
mr-paper = { $star ->
    [0] Papier { $left }-{ $right }
   *[other] Sternpapier { $left }-{ $right }
 }
mr-tear = Riss { $colour }
mr-stop = Stopp-Karte
mr-scoring = Wertungskarte

## Monster

mr-look-blubb = Blubb
mr-look-wuschel = Wuschel
mr-look-knolle = Knolle
mr-look-brumm = Brumm

## Tischoptionen

mr-option-direction = So darf das Papier liegen
mr-option-direction-free = egal wie herum
mr-option-direction-fixed = wie gedruckt
mr-option-sheet = Karten
mr-option-sheet-six = sechs Farben
mr-option-sheet-four = vier Farben
mr-option-begins = Wer beginnt
mr-option-begins-random = das Los entscheidet
mr-option-begins-1 = Nummer 1
mr-option-begins-2 = Nummer 2
mr-option-begins-3 = Nummer 3
mr-option-begins-4 = Nummer 4
mr-option-monsters = Monster

## Was geschah

mr-log-turn = Zug { $turn }: { $who } ist dran.
mr-log-drew = { $who } zieht: { $card }.
mr-log-drew-unseen = { $who } zieht eine Karte.
mr-log-took = { $who } nimmt vom Ablagestapel: { $card }.
mr-log-turned-up = Der Ablagestapel beginnt neu mit: { $card }.
mr-log-scoring = { $number ->
    [1] Die erste Wertung!
    [2] Die zweite Wertung!
   *[other] Die dritte und letzte Wertung!
 }
mr-log-scored = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } und hat jetzt { $total }.
mr-log-laid = { $who } legt auf Platz { $place }: { $card }.
mr-log-covered = { $who } legt auf Platz { $place }: { $card }. Darunter verschwindet: { $over }.
mr-log-protected = { $who } schützt Platz { $place } mit einer Stopp-Karte.
mr-log-torn = { $who } zerreißt bei { $victim } auf Platz { $place }: { $card }.
mr-log-discarded = { $who } wirft ab: { $card }.
mr-log-ended = { $count ->
    [one] Das Spiel ist aus.
   *[other] Das Spiel ist aus, und der Sieg wird geteilt.
 }
mr-end-third-scoring = dritte Wertung

## Warum nicht?

mr-why-over = Das Spiel ist aus.
mr-why-turn = Am Zug ist { $who }.
mr-why-no-move = So etwas gibt es in diesem Spiel nicht.
mr-why-fill-first = Füll erst deine Hand auf: vom Nachziehstapel (draw) oder vom Ablagestapel (take).
mr-why-hand-full = Gezogen wird nur am Anfang deines Zuges, bis du fünf Karten hast.
mr-why-not-held = Das hast du nicht auf der Hand: { $card }.
mr-why-direction = An diesem Tisch ist diese Karte { $card }, nicht andersherum.
mr-why-two-cards = Zwei Karten hast du in diesem Zug schon gespielt; mehr geht nicht.
mr-why-nothing-done = Leg mindestens eine Karte oder wirf eine ab, bevor du den Zug beendest.
mr-why-after-discard = Du hast schon abgeworfen; jetzt kannst du nur noch eine Karte abwerfen oder den Zug beenden.
mr-why-beyond-end = Diesen Platz gibt es in deiner Reihe nicht; der nächste freie ist Platz { $place }.
mr-why-protected = Eine Stopp-Karte sperrt Platz { $place }.
mr-why-joint-append = Das passt nicht zum Nachbarn: Platz { $place } endet { $left }, Platz { $next } würde { $right } beginnen.
mr-why-joint = Die Farben passen nicht zusammen: Platz { $place } würde { $left } enden und Platz { $next } { $right } beginnen.
mr-why-joint-open = Flick erst deine Reihe: Platz { $place } endet { $left }, aber Platz { $next } beginnt { $right }.
mr-why-no-repair = Platz { $place } würde { $left } enden und Platz { $next } { $right } beginnen, und keine zweite Karte von dir kann das flicken.
mr-why-stop-nothing = Eine Stopp-Karte schützt nur Papier, das du in diesem Zug gelegt hast. Noch liegt keins da.
mr-why-stop-elsewhere = Eine Stopp-Karte schützt nur das Papier, das du in diesem Zug gelegt hast: auf Platz { $place }.
mr-why-tear-own = Dein eigenes Papier zerreißt du nicht.
mr-why-tear-no-paper = Auf Platz { $place } liegt kein Papier, das du zerreißen kannst.
mr-why-tear-colour = Dieses Papier ist auf keiner Seite { $colour }.
mr-why-tear-protected = Eine Stopp-Karte schützt Platz { $place }.
mr-notation = „{ $typed }“ verstehe ich nicht. Beispiele: lay rb* 3 (legen) · stop 3 (schützen) · tear r 2:4 (zerreißen) · discard rb (abwerfen) · draw (ziehen) · take (nehmen) · end (fertig)

## Kartenlisten

mr-sheet-unknown = Eine Kartenliste „{ $name }“ gibt es nicht. Es gibt: { $known }.
mr-sheet-toml = Die Kartenliste lässt sich nicht lesen: { $why }
mr-sheet-field = In der Kartenliste fehlt „{ $field }“ oder stimmt nicht.
mr-sheet-colour = Die Kartenliste nennt die Farbe „{ $colour }“ falsch oder doppelt. Bekannt sind: { $known }.
mr-sheet-stars = In der Kartenliste hat „{ $field }“ mehr Sterne ({ $stars }) als Karten ({ $copies }).
mr-sheet-count = Die Kartenliste geht nicht auf: „{ $part }“ hat { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
 } statt { $wanted }.

## Der Tisch im Terminal

mr-show-seat = { $who } · { $points } · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
mr-show-best = bester Abschnitt { $points }
mr-show-empty = noch nichts gelegt
mr-show-piles = Nachziehstapel: { $deck } · Ablagestapel: { $discard }, obenauf { $top } ({ $card }) · Wertungen: { $scorings } von 3
mr-show-hand = Deine Hand:
mr-show-legend = r rot · o orange · y gelb · g grün · b blau · p lila · * Stern · [ ] Stopp · ~r~ Riss
mr-ask-draw = Ziehst du vom Nachziehstapel (draw) oder nimmst du vom Ablagestapel (take)? Dort liegt obenauf: { $card }.
mr-ask-first = Leg eine Karte (lay, tear) oder wirf eine ab (discard).
mr-ask-second = Noch eine Karte? Leg sie, wirf sie ab oder beende den Zug (end).
mr-ask-discard = Wirf noch eine ab oder beende den Zug (end).
mr-ask-repair = Die Farben passen noch nicht: Flick die Reihe mit deiner zweiten Karte oder nimm die erste zurück (undo).
mr-ask-confirm = Bestätige deinen Zug (end) oder nimm etwas zurück (undo).

## Die Seite

mr-page-ask-draw-or-take = Nimm eine Karte: von welchem Stapel?
mr-page-ask-draw = Zieh eine Karte
mr-page-ask-lay-two = Leg zwei Karten
mr-page-ask-only-discard = Nichts passt: Wirf eine Karte ab
mr-page-ask-one-more = Noch eine Karte?
mr-page-ask-discard-more = Wirf noch eine ab oder mach Schluss
mr-page-ask-repair = Hoppla! Flick die Farben
mr-page-ask-confirm = Alles gut? Dann fertig!
mr-page-ask-where = Wohin damit?
mr-page-ask-wait = { $who } rollt ab
mr-page-ask-won = Du hast gewonnen!
mr-page-ask-winner = { $who } gewinnt!
mr-page-ask-shared = Es gewinnen: { $names }
mr-page-take-back = Zurück
mr-page-done = Fertig
mr-page-draw = Eine Karte vom Stapel ziehen
mr-page-take = Vom Ablagestapel nehmen
mr-page-turn = Karte umdrehen
mr-page-discard = Karte abwerfen
mr-page-close = Schließen
mr-page-why = Warum nicht?
mr-page-clause = Regel { $clause }
mr-page-hand = Deine Hand
mr-page-row-own = Deine Reihe
mr-page-row = Reihe von { $who }
mr-page-cannot = passt gerade nirgends
mr-page-place = Platz { $place }, { $card }
mr-page-protected = geschützt
mr-page-last = gerade gelegt
mr-page-covers = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
 }
mr-page-broken = zwischen Platz { $place } und Platz { $next } passen die Farben nicht
mr-page-target-append = Bei Platz { $place } anlegen: { $card }
mr-page-target-cover = Platz { $place } ({ $over }) abdecken mit: { $card }
mr-page-target-stop = Platz { $place } schützen: { $over }
mr-page-target-tear = Bei { $who } Platz { $place } zerreißen: { $over }
mr-page-target-discard = Abwerfen: { $card }
mr-page-stack = { $who }, Platz { $place }
mr-page-card-back = verdeckte Karte
mr-page-deck = Nachziehstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
mr-page-discards = Ablagestapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }, obenauf: { $card }
mr-page-discards-empty = Ablagestapel, leer
mr-page-discards-all = Ablagestapel ({ $count })
mr-page-look-through = Ablagestapel durchsehen
mr-page-scorings = { $done } von 3 Wertungen sind vorbei
mr-page-scoring = { $number ->
    [1] Erste Wertung!
    [2] Zweite Wertung!
   *[other] Letzte Wertung!
 }
mr-page-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
mr-page-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
mr-page-best = Bester Abschnitt gerade: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
mr-page-sum = Summe
mr-page-known = In dieser Hand gesehen: { $cards }
mr-page-last-turn = { $who } hat gerade gespielt: { $cards }
mr-page-status-here = ist da
mr-page-status-thinking = überlegt
mr-page-status-away = ist weg
mr-page-status-bot = Bot
