# Monsterrolle. Kartennamen kommen als fertige Wendungen in die Sätze und werden nicht gebeugt.

mr-title = Monsterrolle
mr-tick = Zug { $number }
mr-moment-scoring = Wertung
mr-moment-tear = Riss
mr-use-laid = Papier angelegt
mr-use-covered = Papier überdeckt
mr-use-stop = Stopp-Karten
mr-use-taken = Vom Ablagestapel genommen
mr-use-discarded = Abgeworfen

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

mr-log-turn = { $who } ist dran.
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
mr-end-third-scoring = Die dritte Ente ist gezogen

## Warum nicht?

mr-why-over = Das Spiel ist aus.
mr-why-turn = Am Zug ist { $who }.
mr-why-no-move = So etwas gibt es in diesem Spiel nicht.
mr-why-fill-first = Nimm erst Karten, bis du wieder fünf hast.
mr-why-hand-full = Karten nimmst du nur am Anfang deines Zuges, bis du fünf hast.
mr-why-not-held = Das hast du nicht auf der Hand: { $card }.
mr-why-direction = An diesem Tisch ist diese Karte { $card }, nicht andersherum.
mr-why-two-cards = Du hast schon zwei Karten gespielt. Mehr geht in einem Zug nicht.
mr-why-nothing-done = Leg erst eine Karte oder wirf eine ab.
mr-why-after-discard = Nach dem Abwerfen wird nichts mehr gelegt. Du kannst noch eine Karte abwerfen oder fertig sein.
mr-why-beyond-end = So weit reicht dein Papier noch nicht. Als Nächstes kommt Platz { $place }.
mr-why-protected = Auf Platz { $place } liegt eine Stopp-Karte. Da geht nichts mehr drauf.
mr-why-joint-append = Die Farben passen nicht: Dein Papier endet mit { $left }, diese Karte beginnt mit { $right } (Platz { $place } und { $next }).
mr-why-joint = Die Farben passen nicht: Platz { $place } würde mit { $left } enden, Platz { $next } mit { $right } beginnen.
mr-why-joint-open = Flick erst dein Papier: Platz { $place } endet mit { $left }, Platz { $next } beginnt mit { $right }.
mr-why-no-repair = Die Farben passen nicht: Platz { $place } würde mit { $left } enden, Platz { $next } mit { $right } beginnen. Und keine deiner Karten kann das flicken.
mr-why-stop-nothing = Eine Stopp-Karte schützt nur Papier, das du gerade gelegt hast. Leg zuerst Papier.
mr-why-stop-elsewhere = Eine Stopp-Karte schützt nur das Papier, das du gerade gelegt hast: Platz { $place }.
mr-why-tear-own = Dein eigenes Papier zerreißt du nicht. Such dir eins bei den anderen.
mr-why-tear-no-paper = Hier liegt kein Papier, das du zerreißen kannst.
mr-why-tear-nothing-yet = { $who } hat noch kein Papier ausgerollt.
mr-why-tear-torn = Hier ist schon ein Riss.
mr-why-tear-colour = Auf diesem Papier ist kein { $colour }.
mr-why-tear-protected = Auf Platz { $place } liegt eine Stopp-Karte. Dieses Papier ist geschützt.
mr-notation = „{ $typed }“ verstehe ich nicht. Beispiele: lay rb* 3 (legen) · stop 3 (schützen) · tear r 2:4 (zerreißen) · discard rb (abwerfen) · draw (ziehen) · take (nehmen) · end (fertig)

## Kartenlisten

mr-monster-twice = Das Monster „{ $name }“ ist zweimal gewählt, es gibt aber nur eins davon.
mr-sheet-unknown = Eine Kartenliste „{ $name }“ gibt es nicht. Es gibt: { $known }.
mr-sheet-toml = Die Kartenliste lässt sich nicht lesen: { $why }
mr-sheet-field = In der Kartenliste fehlt „{ $field }“ oder stimmt nicht.
mr-sheet-colour = Die Kartenliste nennt die Farbe „{ $colour }“ falsch oder doppelt. Bekannt sind: { $known }.
mr-sheet-no-colour = In der Kartenliste nennt „{ $field }“ die Farbe „{ $colour }“; ihre Farben sind: { $known }.
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
mr-page-ask-discard-more = Wirf noch eine ab, oder du bist fertig
mr-page-ask-repair = Hoppla! Flick die Farben
mr-page-ask-confirm = Alles gut? Dann fertig!
mr-page-ask-where = Wohin damit?
mr-page-ask-count = Jetzt wird gezählt
mr-page-ask-wait = { $who } rollt ab
mr-page-ask-won = Du hast gewonnen!
mr-page-ask-winner = { $who } gewinnt!
mr-page-ask-shared = Es gewinnen: { $names }
mr-page-take-back = Zurücknehmen
mr-page-done = Fertig
mr-page-draw = Eine Karte vom Stapel ziehen
mr-page-take = Vom Ablagestapel nehmen
mr-page-turn = Karte drehen
mr-page-discard = Karte abwerfen
mr-page-hand = Deine Hand
mr-page-row-own = Deine Reihe
mr-page-row = Reihe von { $who }
mr-page-cannot = passt gerade nirgends
mr-page-place = Platz { $place }, { $card }
mr-page-protected = geschützt
mr-page-last = seit deinem letzten Zug verändert
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
mr-page-scorings = { $done } von 3 Wertungen sind vorbei. Punkte ansehen
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
mr-page-best = Das würde der beste Abschnitt jetzt bringen: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
mr-page-sum = Summe
mr-page-misfit = Die Farben passen hier nicht zusammen.
mr-page-grade-beside = Passt noch nicht: Deine zweite Karte muss es daneben flicken
mr-page-grade-itself = Passt nicht: Eine Karte läge gleich unter der anderen
mr-page-slot = Das Ende deiner Reihe: Hier passt diese Karte nicht
mr-page-more-rows = Weitere Reihen zeigen
mr-page-show-all = Alle Plätze zeigen
mr-page-below = Darunter liegt, was nicht mehr zählt.
mr-page-go-on = Weiter
mr-page-round = Wertung
mr-page-sums = Punkte
mr-page-scored = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, zusammen { $total }.
mr-page-legend-duck = Eine Ente ist eine Wertung: Dann werden alle Papierstreifen gezählt. Nach der dritten ist Schluss.
mr-page-legend-pill = So viel bringt der beste Abschnitt gerade.
mr-page-legend-star = Jedes Papier zählt 1, mit Stern 2.
mr-page-legend-stop = Geschützt: Das kann niemand zerreißen. Papier und Stern darunter zählen.
mr-page-legend-tear = Ein Riss trennt den Streifen in Abschnitte. Nur der beste zählt.
mr-page-legend-below = Darunter liegen zugedeckte Karten. Sie zählen nicht mehr.
mr-page-since = Seit deinem letzten Zug
mr-page-since-turn = { $who }: { $steps }
mr-page-since-lay = gelegt: { $card }
mr-page-since-stop = geschützt
mr-page-since-tear = bei { $victim } zerrissen: { $card }
mr-page-since-discard = abgeworfen: { $card }
mr-page-since-score = eine Wertung
mr-page-known = In dieser Hand gesehen: { $cards }
mr-page-status-here = ist da
mr-page-status-thinking = überlegt
mr-page-status-away = ist weg
mr-page-status-bot = Bot

## Die Regelseite

mr-rules-claim = Dein Monster rollt Klopapier ab: Halte den Streifen lang und heil.
mr-rules-goal = Leg Klopapier in einer Reihe neben dein Monster. Wo zwei Karten sich berühren, ist die Farbe gleich. Je länger der heile Streifen, desto mehr Punkte.
mr-rules-turn = **1** Füll deine Hand auf fünf Karten auf. **2** Leg zwei: Papier zu dir, einen Riss zu anderen, Stopp als Schutz. Oder wirf Karten ab.
mr-rules-end = Dreimal wird gewertet, und nur dein bester heiler Abschnitt zählt: 1 Punkt je Karte, 1 je Stern. Nach der dritten Wertung gewinnen die meisten Punkte.
mr-rules-box = Alle Karten
mr-rules-box-note = Wie viele Karten es insgesamt gibt, steht in der Anleitung. Wie sie aussehen und welche Farben wie oft vorkommen, stand in Bildern, die uns fehlen. Diese Karten haben wir selbst gezeichnet und ausprobiert.
mr-page-box-monsters = { $count ->
    [one] { $count } Monster
   *[other] { $count } Monster
 }
mr-page-box-paper = { $count ->
    [one] { $count } Klopapier-Karte
   *[other] { $count } Klopapier-Karten
 }
mr-page-box-paper-note = { $count } davon mit Stern
mr-page-box-tears = { $count ->
    [one] { $count } Riss-Karte
   *[other] { $count } Riss-Karten
 }
mr-page-box-stops = { $count ->
    [one] { $count } Stopp-Karte
   *[other] { $count } Stopp-Karten
 }
mr-page-box-scorings = { $count ->
    [one] { $count } Wertungskarte
   *[other] { $count } Wertungskarten
 }
mr-page-box-pair = { $left } und { $right }
mr-page-box-other = Andere Auswahl: { $sheet }
mr-page-box-other-note = Wer den Tisch eröffnet, kann auch diese Klopapier- und Riss-Karten wählen. Alles andere bleibt gleich.

## Die Lernpartie: Das sagt das Monster, das zeigt. Kurz, denn es wird auch vorgelesen.

mr-learn-first = Leg dein erstes Papier neben dein Monster!
mr-learn-match = Gleiche Farben gehören aneinander: Blau an Blau. Die Karte dreht sich von selbst.
mr-learn-match-no = Die Farben sind verschieden, das hält nicht. Nimm die andere Karte!
mr-learn-done = Zwei Karten sind gelegt. Dein Streifen zählt schon 2! Jetzt: fertig.
mr-learn-take = Dir fehlen zwei Karten. Nimm die offene! Die zweite kommt von selbst.
mr-learn-star = Ein Stern! Papier zählt 1, mit Stern zählt es 2.
mr-learn-stop = Stopp-Karte drauf! Jetzt kann das niemand zerreißen.
mr-learn-done-again = Zwei Karten, fertig!
mr-learn-torn = Oh nein, ein Riss! Dein Streifen ist jetzt zerschnitten. Das mit dem Stopp hat gehalten.
mr-learn-draw = Zieh eine neue Karte!
mr-learn-cover = Deck den Riss zu! Dein neues Papier muss links und rechts passen.
mr-learn-longer = Und gleich noch eins: je länger, desto besser.
mr-learn-tear = Der andere Streifen ist länger. Zerreiß ihn in der Mitte! Die Farbe muss passen.
mr-learn-tear-no = Dort ist die Farbe eine andere. Der Riss braucht seine eigene Farbe.
mr-learn-discard = Diese Karte passt nirgends. Wirf sie ab!
mr-learn-duck = Zieh noch eine Karte: Da schwimmt etwas an!
mr-learn-win = Die Ente zählt die Streifen. Dreimal kommt sie, dann gewinnt, wer am meisten hat.

## Was ist das?

mr-what-button = Taste
mr-what-pile = Stapel
mr-what-turn-kind = Dieser Zug
mr-what-may = Das kannst du jetzt tun.
mr-what-lift = Sie passt: Tippe sie an.
mr-what-here = Hier kann deine Karte hin.
mr-what-paper = Leg sie an das Ende deiner Reihe. Farben, die sich berühren, müssen gleich sein.
mr-what-paper-over = Oder leg sie auf eine Karte in deiner Reihe.
mr-what-tear = Zerreiß das Papier von jemand anderem, das diese Farbe hat: { $colour }.
mr-what-stop = Leg sie auf das Papier, das du gerade gelegt hast.
mr-what-place = { $row }, Platz { $place }
mr-what-end = Das Ende deiner Reihe
mr-what-mend = Deck ihn mit Papier zu, dann ist die Reihe wieder ganz.
mr-what-broken = Diese Farben sind nicht gleich. Flick das mit deiner zweiten Karte.
mr-what-points = Punkte aus den Wertungen bisher. Die meisten gewinnen.
mr-what-monster = Hier beginnt die Reihe. Neben dem Monster ist jede Farbe recht.
mr-what-best = für dich, würde jetzt gezählt.
mr-what-hand = Alle füllen auf fünf Karten auf. Sehen kann sie nur, wem sie gehören.
mr-what-known = Offen vom Ablagestapel genommen, also wissen es alle.
mr-what-draw = Zieh eine Karte.
mr-what-take = Nimm die oberste Karte.
mr-what-drop = Wirf deine Karte hier ab.
mr-what-deck = Am Anfang deines Zuges füllst du auf fünf Karten auf.
mr-what-ducks = Drei Enten stecken darin. Kommt eine, wird gezählt.
mr-what-discard = Fehlen dir zwei Karten, darf eine von hier kommen.
mr-what-look = Tippe auf das Auge, um alle zu sehen.
mr-what-done = Beendet deinen Zug. Alle Farben, die sich berühren, müssen passen.
mr-what-undo = Nimmt die gelegte Karte zurück. Gezogen bleibt gezogen.
mr-what-no-undo = Es gibt nichts zurückzunehmen.
mr-what-turn = Dreht die Karte herum.
mr-what-bin = Wirft die Karte ab. Danach kannst du keine mehr legen.
mr-what-show-all = Zeigt auch die Plätze, an denen eine deiner zwei Karten auf der anderen läge.
mr-what-scorings = { $done } von 3 Wertungen sind vorbei
mr-what-pips = So viele Karten noch
mr-what-two = In einem Zug gibst du eine oder zwei Karten her: gelegt oder abgeworfen.
mr-what-since = Das haben die anderen getan. Tippe darauf, um zu sehen, wo.

### Seit deinem letzten Zug

mr-since-torn = { $who } zerreißt dein Papier
mr-since-torn-other = { $who } zerreißt das Papier von { $victim }
mr-since-strip = Dein bestes Stück jetzt: { $points }
mr-since-scoring = Wertung { $number } von 3
mr-since-laid = { $who } legt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
mr-since-stop = Mit einer Stopp-Karte geschützt
mr-since-discarded = { $who } wirft { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } ab
