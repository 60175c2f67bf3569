# Da Yunhe. Namen von Plättchen und Karten kommen als fertige Wendungen in die Sätze und werden nicht gebeugt.

dy-title = Da Yunhe
dy-tick = Runde { $number }
dy-moment-uprising = Aufstand
dy-moment-trip = Das Schiff wendet
dy-moment-attack = Angriff

## Plättchen

dy-tile-canal1 = Kanal
dy-tile-canal2 = Kanal
dy-tile-canal3 = Kanal
dy-tile-canal4 = Kanal
dy-tile-canal5 = Kanal
dy-tile-canal6 = Kanal
dy-tile-canal7 = Kanal
dy-tile-canal8 = Kanal
dy-tile-canal9 = Kanal
dy-tile-garden = Garten
dy-tile-teahouse = Teehaus
dy-tile-temple = Tempel
dy-tile-waterwheel = Wasserrad
dy-tile-weir = Stauwehr
dy-tile-lock = Schleuse
dy-tile-bridge = Brücke
dy-tile-warehouse = Lagerhaus-Kanal
dy-tile-lighthouse = Leuchtturm
dy-tile-unrest = Unruhe
dy-tile-worth = { $tile } (Wert { $value })

## Aktionskarten

dy-card-raise = Ansehen steigern
dy-card-remove = Unruhe entfernen
dy-card-calm = Volk beruhigen
dy-card-destroy = Kanal zerstören
dy-card-inspect = Sonderinspektion
dy-card-tea = Teepause
dy-card-spy = Spionage
dy-card-intrigue = Intrige
dy-card-denounce = Anschwärzen
dy-card-reform = Reform

## Titel nach Rang

dy-title-zhuangyuan = Jìnshì Zhuàngyuán (bestplatzierter Doktor)
dy-title-bangyan = Jìnshì Bǎngyǎn (zweitplatzierter Doktor)
dy-title-tanhua = Jìnshì Tànhuā (drittplatzierter Doktor)
dy-title-juren = Jǔrén (Magister)
dy-title-xiucai = Xiùcái (Talent)

## Woher das Ansehen kommt

dy-source-built = Gebaute Kanäle
dy-source-travelled = Schiff auf eigenen Kanälen
dy-source-torches = Schiff traf auf Unruhe
dy-source-court = Bei Hofe
dy-source-intrigues = Intrigen
dy-source-uprisings = Aufstände
dy-source-network = Größter Kanalverbund
dy-source-city = Verbotene Stadt
dy-source-riots = Unruhe im Gebiet
dy-source-blots = Unruhe in der Stadt

## Farben

dy-look-yellow = Gelb
dy-look-red = Rot
dy-look-green = Grün
dy-look-blue = Blau
dy-look-purple = Lila

## Tischoptionen

dy-option-fist = Unruheplättchen für einen Aufstand
dy-option-fist-two = 2 (schwer)
dy-option-fist-three = 3 (mittel)
dy-option-fist-four = 4 (leicht)
dy-option-begins = Wer beginnt, im Norden
dy-option-begins-random = das Los entscheidet
dy-option-begins-1 = Nummer 1
dy-option-begins-2 = Nummer 2
dy-option-begins-3 = Nummer 3
dy-option-begins-4 = Nummer 4
dy-option-begins-5 = Nummer 5
dy-option-sheet = Karte und Plättchen
dy-option-sheet-canal = rekonstruiert
dy-option-colours = Farben

## Was geschah

dy-log-took = { $who } beginnt mit: { $tile }.
dy-log-round = Runde { $number }. Startspieler: { $who }.
dy-log-drafted = { $who } wählt: { $card }.
dy-log-drafted-unseen = { $who } wählt eine Karte.
dy-log-card = { $who } spielt: { $card }.
dy-log-supplied = { $who } nimmt Nachschub, offen von Stapel { $stack }: { $tile }.
dy-log-drew = { $who } zieht Nachschub, verdeckt von Stapel { $stack }: { $tile }.
dy-log-built = { $who } baut auf { $field }: { $tile } (+{ $points }).
dy-log-built-over = { $who } baut auf { $field }: { $tile } (+{ $points }). Unruhe von { $owner } kommt auf die Mauer.
dy-log-unrest = { $who } stiftet Unruhe auf { $field }.
dy-log-city = { $who } baut in der Verbotenen Stadt: { $tile }. { $count ->
    [one] Dort steht { $count } Plättchen.
   *[other] Dort stehen { $count } Plättchen.
 }
dy-log-turned = { $who } dreht auf { $field }: { $tile } von { $owner }.
dy-log-moved = { $who } verschiebt von { $source } nach { $field }: { $tile } von { $owner }.
dy-log-swapped = { $who } tauscht { $source } und { $field }: { $tile } und { $other }.
dy-log-raised = { $who } steigert das eigene Ansehen (+{ $points }).
dy-log-removed = { $who } räumt { $field }. Unruhe von { $owner } kommt auf die Mauer.
dy-log-calmed = { $who } beruhigt das Volk: Unruhe von { $owner } kommt von der Mauer unter Stapel { $stack }.
dy-log-destroyed = { $who } zerstört auf { $field }: { $tile } von { $owner }.
dy-log-tea = { $who } lässt Tee reichen: Das Schiff fährt in dieser Runde nicht.
dy-log-intrigued = { $who } spinnt eine Intrige: { $victim } verliert { $points } Ansehen.
dy-log-denounced = { $who } schwärzt an: Unruhe kommt in die Stadt von { $victim }.
dy-log-turned-up = { $who } deckt auf Stapel { $stack } auf: { $tile }.
dy-log-reformed = { $who } mischt alle eigenen Stapel und teilt sie neu auf.
dy-log-inspection = Sonderinspektion: { $who } lenkt das Schiff, bis zu { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
 }.
dy-log-sails = Der Große Koordinator fährt { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
 }; es lenkt { $who }.
dy-log-sailed = Das Schiff fährt nach { $field }.
dy-log-sailed-canal = Das Schiff fährt nach { $field }: { $who } gewinnt { $points } Ansehen.
dy-log-sailed-unrest = Das Schiff gerät auf { $field } in Unruhe: { $who } verliert { $points } Ansehen.
dy-log-trip = { $trips ->
    [0] Die letzte Fahrt ist zu Ende.
    [one] Eine Fahrt ist zu Ende; { $trips } bleibt.
   *[other] Eine Fahrt ist zu Ende; { $trips } bleiben.
 }
dy-log-turn-ended = { $who } beendet den Zug.
dy-log-uprising = Aufstand! { $who } verliert { $points } Ansehen; { $tiles ->
    [one] { $tiles } Unruheplättchen kommt
   *[other] { $tiles } Unruheplättchen kommen
 } von der Mauer wieder unter die Stapel.
dy-log-settled = { $tiles ->
    [one] { $who } legt { $tiles } Unruheplättchen unter Stapel { $stacks }.
   *[other] { $who } legt { $tiles } Unruheplättchen unter die Stapel { $stacks }.
 }
dy-log-final-network = { $who }: größter Kanalverbund aus { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } (+{ $points }).
dy-log-final-city = { $who }: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 } in der Verbotenen Stadt (+{ $points }).
dy-log-final-riots = { $who }: { $count ->
    [one] { $count } Unruheplättchen
   *[other] { $count } Unruheplättchen
 } im Gebiet (−{ $points }).
dy-log-final-blots = { $who }: { $count ->
    [one] { $count } Unruheplättchen
   *[other] { $count } Unruheplättchen
 } in der Verbotenen Stadt (−{ $points }).
dy-log-guard = Nach vierzig Runden reißt dem Hof die Geduld: Das Spiel ist zu Ende.
dy-log-ended = { $count ->
    [one] Das Spiel ist zu Ende.
   *[other] Das Spiel ist zu Ende, und der Sieg ist geteilt.
 }
dy-end-fourth-trip = Das Schiff hat seine vierte Fahrt gemacht
dy-end-forty-rounds = Vierzig Runden sind gespielt

## Warum nicht?

dy-why-over = Das Spiel ist zu Ende.
dy-why-over-forty = Das Spiel endete nach vierzig Runden.
dy-why-turn = { $who } ist am Zug.
dy-why-draft-turn = { $who } wählt gerade eine Karte.
dy-why-steer = { $who } lenkt das Schiff.
dy-why-inspection-turn = { $who } lenkt die Sonderinspektion.
dy-why-settle-turn = { $who } legt gerade die Unruhe eines Aufstands weg.
dy-why-take-turn = { $who } nimmt gerade das erste Plättchen.
dy-why-no-move = Einen solchen Zug gibt es in diesem Spiel nicht.
dy-why-take-first = Nimm zuerst eins deiner drei sichtbaren Plättchen.
dy-why-taken = Die ersten Plättchen sind schon genommen.
dy-why-draft-first = Wähle zuerst eine Aktionskarte.
dy-why-drafted = Du hast deine Karte für diese Runde schon gewählt.
dy-why-card-gone = Diese Karte ist nicht mehr da: { $card }.
dy-why-place-first = Sag zuerst, wohin es kommt: { $tile }. Oder nimm es zurück.
dy-why-place-first-unrest = Sag zuerst, auf welches leere Feld die Unruhe kommt, oder nimm es zurück.
dy-why-turn-first = Sag zuerst, wie das Plättchen liegt, oder nimm es zurück.
dy-why-turn-first-rebuild = Sag zuerst, wie das umgebaute Plättchen liegt, oder nimm es zurück.
dy-why-rebuild-first = Drehe, verschiebe oder tausche zuerst das gewählte Plättchen, oder nimm es zurück.
dy-why-stack-first = Nenne zuerst den Stapel, unter den deine Unruhe kommt, oder nimm es zurück.
dy-why-stack-first-calm = Nenne zuerst den Stapel, unter den die Unruhe kommt, oder nimm es zurück.
dy-why-sail-first = Die Inspektion läuft: Fahr weiter oder halte an.
dy-why-steer-first = Das Schiff wartet: Wähle zuerst seinen Weg.
dy-why-settle-first = Es ist Aufstand: Sag zuerst, unter welche deiner Stapel die Unruhe kommt.
dy-why-no-uprising = Bei dir ist gerade kein Aufstand.
dy-why-nothing-begun = Wähle zuerst, was du bauen oder umbauen willst oder was deine Karte bewirken soll.
dy-why-no-ship-now = Du kannst das Schiff jetzt nicht lenken.
dy-why-other-card = Das bietet deine Karte nicht. Du spielst: { $card }.
dy-why-special-used = Diesen Teil deiner Karte hast du schon genutzt.
dy-why-supply-used = Mehr Nachschub erlaubt deine Karte nicht (insgesamt { $count }).
dy-why-warehouse-full = Dein Lagerhaus ist voll: Mehr als sechs Plätze gibt es nicht.
dy-why-stack-empty = Stapel { $stack } ist leer.
dy-why-build-used = Mehr Bauen erlaubt deine Karte nicht (insgesamt { $count }).
dy-why-builds-spent = Deine Karte erlaubt zwei Bauten oder einen Umbau, und das ist aufgebraucht.
dy-why-not-held = Das hast du nicht im Lagerhaus: { $tile }.
dy-why-no-room = Auf jedem Feld liegt schon ein Kanal.
dy-why-no-room-unrest = Kein Feld ist leer.
dy-why-city-full = In deinem Teil der Stadt dürfen nicht mehr Kanäle stehen, als du auf dem Spielbrett hast (dort stehen { $count }).
dy-why-no-rebuild = Mit dieser Karte kannst du nicht umbauen: { $card }.
dy-why-rebuild-too-late = Der Umbau ersetzt beide Bauten, und einen hast du schon genutzt.
dy-why-rebuild-nothing = Auf { $field } gibt es nichts umzubauen.
dy-why-rebuild-foreign = { $field } liegt nicht in deinem Gebiet, und das Plättchen dort gehört dir nicht.
dy-why-rebuild-senseless = Das würde nichts ändern.
dy-why-unrest-turned = Unruhe hat keine Richtung: Verschiebe oder tausche sie.
dy-why-out-of-play = Auf { $field } kann nichts gebaut werden.
dy-why-on-canal = Auf { $field } liegt ein Kanal.
dy-why-unrest-occupied = Unruhe braucht ein leeres Feld, und { $field } ist nicht leer.
dy-why-move-occupied = { $field } ist nicht leer.
dy-why-leaves-region = Ein fremdes Plättchen bleibt in deinem Gebiet, und { $field } liegt außerhalb.
dy-why-swap-nothing = Auf { $field } liegt kein anderes Plättchen zum Tauschen.
dy-why-swap-foreign = Du tauschst zwei eigene Plättchen oder zwei in deinem Gebiet; { $field } passt nicht dazu.
dy-why-no-such-line = So lässt sich dieses Plättchen jetzt nicht drehen.
dy-why-no-unrest-there = Auf { $field } liegt keine Unruhe.
dy-why-wall-empty = Auf der Mauer liegt keine Unruhe von { $who }.
dy-why-no-such-wall = Auf Stuhl { $seat } sitzt niemand, also liegt von dort keine Unruhe auf der Mauer.
dy-why-no-canal-there = Auf { $field } liegt kein Kanal.
dy-why-not-ahead = Das Schiff fährt nur vorwärts, immer ein Feld weit: Von { $ship } kommt es jetzt nicht nach { $field }.
dy-why-line-first = Das Schiff folgt zuerst dem verbundenen Kanal: { $fields }.
dy-why-nearest-first = Das Schiff steuert zuerst den nächsten Kanal an: { $canals }. { $field } liegt nicht auf einem kürzesten Weg dorthin.
dy-why-goal-first = Voraus liegt kein Kanal, also steuert das Schiff { $goal } an. { $field } liegt nicht auf einem kürzesten Weg dorthin.
dy-why-not-aside = Genau nach Osten oder Westen fährt das Schiff nur über verbundene Kanäle, die es dort weiter voranbringen: Von { $ship } kommt es jetzt nicht nach { $field }.
dy-why-no-hidden-tops = Auf allen deinen Stapeln liegt das oberste Plättchen schon offen.
dy-why-no-such-rival = Nenne jemand anderen an diesem Tisch.
dy-why-no-such-victim = Anschwärzen kannst du nur jemand anderen an diesem Tisch.
dy-why-no-tiles-to-shuffle = Deine Stapel sind leer.
dy-why-two-unrest = Ein Angriff kostet zwei Unruheplättchen aus deinem Lagerhaus.
dy-notation = „{ $typed }“ ist kein Zug. Beispiele: pick tea · supply 1 · build canal4 · at B4 · turn n-se · city garden · sail C6 · end

## Materialblätter

dy-sheet-unknown = Das Materialblatt „{ $name }“ gibt es nicht. Es gibt: { $known }.
dy-sheet-toml = Das Materialblatt ist nicht lesbar: { $why }
dy-sheet-field = Im Materialblatt fehlt „{ $field }“ oder ist falsch.
dy-sheet-count = Das Materialblatt geht nicht auf: „{ $part }“ hat { $found } statt { $wanted }.
dy-sheet-many = Das Materialblatt hat { $found } Felder; es dürfen 1 bis { $most } sein.
dy-sheet-neighbours = Zeile { $line } im Materialblatt: { $field } und { $other } liegen nicht richtig nebeneinander. Jedes muss das andere nennen, genau einmal und an der gegenüberliegenden Kante.
dy-sheet-apart = Zeile { $line } im Materialblatt: Von { $field } führt keine Reihe von Nachbarn zu { $other }, also ist nicht zu erkennen, wo es liegt.
dy-sheet-grid = Zeile { $line } im Materialblatt: Der Ort von { $field } liegt nicht auf demselben Raster wie { $other }. x + y muss bei allen Feldern gerade sein oder bei allen ungerade.
dy-sheet-place = Zeile { $line } im Materialblatt: { $field } und { $other } können nicht beide dort liegen. Sie hätten denselben Ort oder berührten sich an einer anderen Kante.
dy-sheet-turn = Im Materialblatt kann { $field } bei { $seats } Plätzen kein Wendepunkt sein: Es liegt in einem benutzten Gebiet oder dient schon etwas anderem.
dy-sheet-neutral = Im Materialblatt kann { $field } bei { $seats } Plätzen nicht das neutrale Feld von { $turn } sein: Es muss daneben liegen, außerhalb der benutzten Gebiete, und darf nichts anderes sein.
dy-sheet-stuck = Zeile { $line } im Materialblatt: Bei { $seats } Plätzen käme das Schiff von { $field } nicht weiter.

## Das Spielbrett im Terminal

dy-show-ship = Runde { $round } · das Schiff liegt auf { $field } und fährt nach { $heading ->
    [south] Süden
   *[other] Norden
 } · Fahrten übrig: { $trips }
dy-show-seat = { $who } ({ $letter }) · Ansehen { $reputation } · Gebiet { $region } · Mauer { $wall } von { $fist } · Stadt { $city } · Verbund { $network } · Unruhe { $riots } · wenn jetzt Schluss wäre { $final }
dy-show-warehouse = Lagerhaus: { $tiles }
dy-show-stacks = Stapel: { $stacks }
dy-show-card = Karte: { $card }
dy-show-hidden = verdeckt
dy-show-nothing = nichts
dy-show-received = Deine Karten zur Wahl: { $cards }
dy-show-final = { $who } wird { $title }: { $points }
dy-show-legend = y gelb · r rot · g grün · b blau · p lila · ! Unruhe · n-s Linie von Norden nach Süden · > das Schiff
dy-show-tile = { $code } ({ $tile }, Wert { $value }, { $line })
dy-ask-take = Nimm eins deiner drei sichtbaren Plättchen (take 1, 2 oder 3).
dy-ask-draft = Wähle eine Karte (pick).
dy-ask-act = { $card }: Nachschub { $supplies }, Bauen { $builds }. Wenn du fertig bist: end.
dy-ask-place = Wohin kommt es (at)? { $tile }
dy-ask-turn = Wie liegt es (turn)? { $tile }
dy-ask-rebuild = Drehen (turn), verschieben (at) oder tauschen (swap)? { $tile }
dy-ask-rebuild-unrest = Die Unruhe verschieben (at) oder tauschen (swap)?
dy-ask-under = Unter welchen Stapel kommt die Unruhe (under 1, 2 oder 3)?
dy-ask-inspect = Weiterfahren (sail) oder anhalten (halt)?
dy-ask-sail = Wähle den Weg des Schiffs (sail).
dy-ask-rise = Aufstand: unter welchen Stapel (under 1, 2 oder 3), oder gleichmäßig (spread)? { $tiles ->
    [one] Noch { $tiles } Plättchen.
   *[other] Noch { $tiles } Plättchen.
 }

## Die Seite

dy-page-ask-take = Nimm eins deiner drei sichtbaren Plättchen ins Lagerhaus
dy-page-ask-draft = Wähle eine Aktionskarte
dy-page-ask-draft-chosen = Diese Karte? Dann bestätige
dy-page-ask-act = Nutze die Teile deiner Karte, in beliebiger Reihenfolge
dy-page-ask-done = Mehr geht nicht: Beende deinen Zug
dy-page-ask-aim-supply = Nachschub: Nimm ein offenes Plättchen von einem Stapel oder zieh ein verdecktes
dy-page-ask-aim-build = Tippe auf ein Plättchen in deinem Lagerhaus
dy-page-ask-aim-rebuild = Welches Plättchen willst du umbauen?
dy-page-ask-aim-remove = Welche Unruhe soll auf die Mauer?
dy-page-ask-aim-calm = Wessen Unruhe nimmst du von der Mauer?
dy-page-ask-aim-destroy = Welchen Kanal zerstörst du?
dy-page-ask-aim-inspect = Das Schiff bis zu drei Felder lenken?
dy-page-ask-aim-tea = Teepause: Das Schiff bleibt in dieser Runde liegen?
dy-page-ask-aim-spy = Alle verdeckten Plättchen oben auf deinen Stapeln aufdecken?
dy-page-ask-aim-intrigue = Wer soll 8 Ansehen verlieren?
dy-page-ask-aim-denounce = Wessen Stadt bekommt deine Unruhe?
dy-page-ask-aim-reform = Alle deine Stapel neu mischen?
dy-page-ask-place = Lege es auf ein leuchtendes Feld: { $tile }
dy-page-ask-place-unrest = Auf welchem leeren Feld stiftest du Unruhe?
dy-page-ask-turn = { $field }: { $tile }. Antippen dreht, ein anderes Feld versetzt
dy-page-ask-turn-there = { $field }: { $tile }. Antippen dreht, dann bestätige
dy-page-ask-rebuilding = Drehen, auf ein leeres Feld verschieben oder mit einem anderen tauschen?
dy-page-ask-rebuilding-unrest = Auf ein leeres Feld verschieben oder mit einem anderen tauschen?
dy-page-ask-deed = Das bringt es. Bestätige, oder wähle anders
dy-page-ask-deed-city = Damit in die Verbotene Stadt?
dy-page-ask-why = Tippe an, was nicht geht: der Grund wird gesagt
dy-page-ask-tuck = Unter welchen deiner Stapel kommt die Unruhe?
dy-page-ask-tuck-calmed = Unter welchen Stapel kommt die Unruhe?
dy-page-ask-inspect = Lenke das Schiff: noch bis zu { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
 }
dy-page-ask-sail = Lenke das Schiff: Welchen Weg nimmt es?
dy-page-ask-rising = Aufstand! Unter welche deiner Stapel? { $tiles ->
    [one] Noch { $tiles } Unruheplättchen
   *[other] Noch { $tiles } Unruheplättchen
 }
dy-page-ask-wait-take = { $who } nimmt das erste Plättchen
dy-page-ask-wait-draft = { $who } wählt eine Karte
dy-page-ask-wait-act = { $who } ist am Zug
dy-page-ask-wait-sail = { $who } lenkt das Schiff
dy-page-ask-wait-rise = Aufstand: { $who } legt die Unruhe unter die Stapel
dy-page-ask-shown-voyage = Das Schiff fährt
dy-page-ask-shown-uprising = Aufstand gegen { $who }
dy-page-ask-won = Du hast gewonnen!
dy-page-ask-winner = { $who } gewinnt!
dy-page-ask-shared = Es gewinnen: { $names }
dy-page-your-turn = Du bist dran
dy-page-over = Spielende
dy-page-round = Runde { $number }
dy-page-round-column = Runde
dy-page-phases = Phasen der Runde
dy-page-phase-cards = Karten
dy-page-phase-actions = Aktionen
dy-page-phase-voyage = Fahrt
dy-page-phase-uprising = Aufstand
dy-page-trips = { $count ->
    [one] noch { $count } Fahrt
   *[other] noch { $count } Fahrten
 }, nach { $heading ->
    [north] Norden
   *[other] Süden
 }
dy-page-trips-none = alle Fahrten gemacht
dy-page-tea-short = Teepause: es ruht
dy-page-map = Karte des Kanals
dy-page-north = Nord
dy-page-region-of = Gebiet von { $who }
dy-page-neutral = neutral
dy-page-peking = Peking
dy-page-turning-point = { $seats ->
    [5] Hangzhou
   *[other] Wendepunkt
 }
dy-page-empty = leer
dy-page-unrest-of = Unruhe von { $who }
dy-page-canal-of = { $tile } von { $who }, Wert { $value }, Kanal: { $ends }
dy-page-edge-n = Norden
dy-page-edge-ne = Nordosten
dy-page-edge-e = Osten
dy-page-edge-se = Südosten
dy-page-edge-s = Süden
dy-page-edge-sw = Südwesten
dy-page-edge-w = Westen
dy-page-edge-nw = Nordwesten
dy-page-side-n = links
dy-page-side-ne = oben links
dy-page-side-e = oben
dy-page-side-se = oben rechts
dy-page-side-s = rechts
dy-page-side-sw = unten rechts
dy-page-side-w = unten
dy-page-side-nw = unten links
dy-page-ship-here = hier liegt das Schiff
dy-page-possible = möglich
dy-page-minimap = Übersicht: Tippe, um dorthin zu springen
dy-page-zoom-in = Größer
dy-page-zoom-out = Kleiner
dy-page-forecast = Was täte das Schiff jetzt?
dy-page-forecast-short = Vorschau
dy-page-voyage = Das Schiff bringt
dy-page-voyage-none = Das Schiff bringt niemandem etwas
dy-page-all-cards = Alle zehn Aktionskarten
dy-page-tab-cards = Karten
dy-page-fold = Mitspieler in einer Zeile, größerer Plan
dy-page-tab-fold = Größerer Plan
dy-page-words-on-cards = Auf den Karten steht, was sie tun
dy-page-reputation = Ansehen
dy-page-has-reputation = { $who }: { $points }
dy-page-city = Verbotene Stadt
dy-page-city-note = am Ende Anzahl²
dy-page-city-hall = { $who }: { $count ->
    [one] { $count } Kanalplättchen
   *[other] { $count } Kanalplättchen
 }, { $unrest ->
    [one] { $unrest } Unruhe
   *[other] { $unrest } Unruhen
 }, bisher { $points } wert
dy-page-city-choose = Halle von { $who } wählen
dy-page-wall = Mauer der Zufriedenheit
dy-page-wall-note = { $fist } Plättchen: Aufstand, { $points }
dy-page-wall-part = { $who }: { $count ->
    [one] { $count } Unruhe auf der Mauer
   *[other] { $count } Unruhen auf der Mauer
 }
dy-page-wall-of = { $who }: { $count } von { $fist } Unruheplättchen bis zum Aufstand
dy-page-wall-choose = Unruhe von { $who } wählen
dy-page-players = Mitspieler
dy-page-player = Spieler
dy-page-card = Karte
dy-page-store = Lager
dy-page-stacks-public = Stapel
dy-page-final = Ende
dy-page-final-now = Wäre jetzt Schluss
dy-page-after-it = danach
dy-page-start = beginnt
dy-page-starts-round = beginnt die Runde
dy-page-you = du
dy-page-bot = Bot
dy-page-to-move = am Zug
dy-page-away = ist weg
dy-page-look-at = { $who }: { $points } Ansehen, Karte: { $card }. Mehr zeigen
dy-page-card-words = { $card }: Karte in Worten
dy-page-card-hidden = verdeckt
dy-page-card-none = noch keine Karte
dy-page-tile = { $tile }, { $shape }, Wert { $value }
dy-page-shape-straight = gerade
dy-page-shape-wide = weite Kurve
dy-page-shape-tight = enge Kurve
dy-page-shape-other = eigene Form
dy-page-face-down = verdeckt
dy-page-stack = Stapel { $number }: { $count ->
    [0] leer
    [one] { $count } Plättchen, oben { $top }
   *[other] { $count } Plättchen, oben { $top }
 }
dy-page-low = { $count ->
    [one] ganz unten { $count } Unruhe
   *[other] ganz unten { $count } Unruhen
 }
dy-page-warehouse-of = Lagerhaus: { $count ->
    [0] leer
   *[other] { $tiles }
 }
dy-page-warehouse = Dein Lagerhaus
dy-page-places = { $count } von 6 Plätzen
dy-page-in-hand = in der Hand: { $tile }
dy-page-one-in-hand = 1 in der Hand
dy-page-free = frei
dy-page-stacks = Deine Stapel
dy-page-supply-left = Nachschub: noch { $count }
dy-page-network = Verbund
dy-page-hall = Stadt
dy-page-riots = Unruhe
dy-page-supply = Nachschub
dy-page-build = Bauen
dy-page-rebuild = Umbauen
dy-page-rebuild-note = statt zu bauen
dy-page-or-rebuild = oder umbauen
dy-page-left-of = { $count ->
    [0] aufgebraucht
   *[other] noch { $count } von { $most }
 }
dy-page-no-more = nicht mehr
dy-page-turn-over = Zug vorbei
dy-page-spent = benutzt
dy-page-once-raise = einmal
dy-page-once-remove = eine Unruhe
dy-page-once-calm = eine Unruhe
dy-page-once-inspect = bis 3 Felder, einmal
dy-page-once-spy = deine Stapel, einmal
dy-page-once-reform = deine Stapel, einmal
dy-page-attack-note = kostet 2 Unruhen
dy-page-attack-price = Kostet 2 Unruhe aus dem Lager.
dy-page-attack-cost = Kostet zwei Unruheplättchen aus deinem Lagerhaus.
dy-page-barred-price = Du hast sie jetzt nicht.
dy-page-barred-table = So wie es jetzt liegt, ginge es nicht.
dy-page-part-supply = { $count ->
    [one] { $count } Plättchen Nachschub
   *[other] bis zu { $count } Plättchen Nachschub
 }
dy-page-part-build = { $count ->
    [one] { $count }-mal bauen
   *[other] bis zu { $count }-mal bauen
 }
dy-page-part-build-or-rebuild = { $count ->
    [one] { $count }-mal bauen oder einmal umbauen
   *[other] bis zu { $count }-mal bauen oder einmal umbauen
 }
dy-page-short-raise = Ansehen steigern
dy-page-short-remove = Unruhe entfernen
dy-page-short-calm = Volk beruhigen
dy-page-short-destroy = Kanal zerstören
dy-page-short-inspect = Sonder­inspektion
dy-page-short-tea = Teepause
dy-page-short-spy = Spionage
dy-page-short-intrigue = Intrige
dy-page-short-denounce = An­schwärzen
dy-page-short-reform = Re­form
dy-page-act-raise = Ansehen +1
dy-page-act-remove = Entfernen
dy-page-act-calm = Beruhigen
dy-page-act-destroy = Zerstören
dy-page-act-inspect = Schiff lenken
dy-page-act-tea = Teepause
dy-page-act-spy = Aufdecken
dy-page-act-intrigue = Intrige
dy-page-act-denounce = An­schwärzen
dy-page-act-reform = Mischen
dy-page-special-raise = 1 Ansehen dazu.
dy-page-special-remove = Eine Unruhe vom Brett auf die Mauer, egal wessen.
dy-page-special-calm = Eine Unruhe kommt von der Mauer unter einen Stapel ihres Besitzers; so wird kein Aufstand daraus.
dy-page-special-destroy = Einen Kanal auf dem Brett zerstören.
dy-page-special-inspect = Das Schiff sofort bis zu drei Felder lenken; an Unruhe hält es.
dy-page-special-tea = Das Schiff fährt in dieser Runde nicht.
dy-page-special-spy = Alle verdeckten Plättchen oben auf den eigenen Stapeln aufdecken.
dy-page-special-intrigue = Jemand anders verliert 8 Ansehen.
dy-page-special-denounce = Eine Unruhe kommt für immer in die Stadt eines anderen: am Ende −4 für ihn.
dy-page-special-reform = Alle eigenen Stapel mischen und neu aufteilen.
dy-page-draft = Aktionskarten
dy-page-received = { $count ->
    [one] { $count } Karte zur Wahl
   *[other] { $count } Karten zur Wahl
 }
dy-page-draft-hint = Tippe auf eine Karte, um sie anzusehen. Die übrigen gibst du weiter.
dy-page-take-card = Karte nehmen
dy-page-choices = Auswahl
dy-page-under = Unter Stapel { $number } ({ $count })
dy-page-spread = Gleichmäßig verteilen
dy-page-into-city = In die Stadt
dy-page-halt = Anhalten
dy-page-turn-tile = Plättchen drehen
dy-page-turn-short = Drehen
dy-page-leave = Weglegen
dy-page-build-here = Hier bauen
dy-page-lay-so = So hinlegen
dy-page-lay-here = Hier hinlegen
dy-page-remove-it = Entfernen
dy-page-destroy-it = Zerstören
dy-page-with-sum = { $deed }: zusammen { $sum }
dy-page-preview = Was es bringen würde
dy-page-cell-now = sofort
dy-page-cell-wall = deine Mauer
dy-page-cell-wall-of = Mauer von { $who }
dy-page-cell-of = { $count } von { $fist }
dy-page-cell-uprising = Aufstand
dy-page-cell-no-uprising = kein Aufstand
dy-page-cell-riots = dein Gebiet, am Ende
dy-page-cell-network = Verbund, am Ende
dy-page-cell-city = Stadt, am Ende
dy-page-cell-several = Gebiet und Verbund, am Ende
dy-page-cell-ship = Schiff
dy-page-cell-sum = zusammen
dy-page-cell-asking = wird ausgerechnet
dy-page-sail = Dorthin fahren
dy-page-confirm = Bestätigen
dy-page-take-back = Zurück
dy-page-end-turn = Zug beenden
dy-page-end-ask = Zug schon beenden?
dy-page-end-left = Das könntest du noch nutzen; mit dem Zug verfällt es:
dy-page-unused-supply = Nachschub: { $count }
dy-page-unused-build = Bauen: { $count }
dy-page-end-stay = Noch nicht
dy-page-end-no-more = Auf diesem Gerät nicht mehr fragen
dy-page-tab-city = Stadt
dy-page-tab-wall = Mauer
dy-page-tab-boards = Stadt, Mauer
dy-page-tab-region = Mein Gebiet
dy-page-uprising = Aufstand gegen { $who }!
dy-page-why-possible = Das geht.
dy-page-scoring = Woher das Ansehen kam
dy-page-source-start = Zu Beginn
dy-page-chart = Ansehen Runde für Runde
dy-page-chart-words = Verlauf des Ansehens über { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 }; dieselben Zahlen stehen in der Tabelle darunter
dy-page-chart-table = Als Tabelle

## Die Regelseite

dy-rules-claim = Baut den Kaiserkanal wieder auf, jeder für das eigene Ansehen bei Hofe.
dy-rules-goal = Bau Kanalplättchen, über die das Schiff des Großen Koordinators fährt: Das bringt dir Ansehen. Unruhe in deinem Gebiet kostet. Das höchste Ansehen bei Hofe gewinnt.
dy-rules-turn = **1** Behalte heimlich eine Aktionskarte. **2** Führ sie aus: Nachschub, Bauen, dritter Teil. **3** Der Startspieler lenkt das Schiff. **4** Aufstände treffen, wer zu viel auf der Mauer hat.
dy-rules-end = Mit der Runde, in der die vierte Fahrt endet, ist Schluss. Dann zählen noch dein größter Kanalverbund und deine Plättchen in der Verbotenen Stadt; Unruhe kostet.
dy-rules-box = Das ganze Material
dy-rules-box-note = Werte, Anzahlen und Karten stehen in der Anleitung. Wie die Felder liegen, wo die Unruhe-Symbole sind und wie die Linien verlaufen, stand auf Bildern, die uns fehlen. Das haben wir nachgebaut und ausprobiert; alle Zeichnungen sind von uns.
dy-page-box-map = Das Spielbrett
dy-page-box-map-note = { $fields } Felder in { $regions } Gebieten
dy-page-box-region = Gebiet { $number }
dy-page-box-peking = Peking: Hier beginnt und wendet das Schiff.
dy-page-box-pagoda = Hier wendet das Schiff im Süden. Die Zahl sagt, zu wievielt ihr spielt; zu fünft ist es Hangzhou.
dy-page-box-neutral = Das neutrale Feld daneben
dy-page-box-symbol = Unruhe-Symbol: Hier liegt zu Beginn Unruhe.
dy-page-box-players = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
 }
dy-page-box-tiles = { $count } Plättchen für jeden
dy-page-box-tiles-note = { $canals } Kanäle, { $unrest } Unruhen, in fünf Farben
dy-page-box-value = Wert { $value }
dy-page-box-cards = { $count } Aktionskarten
dy-page-box-cards-note = für alle zusammen
dy-page-box-wall-note = Die Faust liegt bei { $least } bis { $most }.
dy-page-box-titles = Die Titel bei Hofe
dy-page-box-titles-note = am Ende, nach Rang

## Was ist das?

dy-what-choice = Auswahl
dy-what-button = Taste
dy-what-board = Neben dem Plan
dy-what-may = Das kannst du jetzt tun.
dy-what-choose = Das kannst du jetzt wählen.
dy-what-field = Feld { $field }
dy-what-field-tile = Feld { $field }, { $own ->
    [1] dein Plättchen
   *[other] Plättchen von { $who }
 }
dy-what-unrest-own = für dich, wenn das Schiff hier hineinfährt. Es zählt, wem das Gebiet gehört, nicht wem die Fackel.
dy-what-unrest-other = für { $who }, wenn das Schiff hier hineinfährt. Es zählt, wem das Gebiet gehört, nicht wem die Fackel.
dy-what-unrest-nobody = Unruhe kostet hier niemanden etwas: Das Feld gehört zu keinem Gebiet.
dy-what-at-end = Am Ende
dy-what-unrest-end = { $own ->
    [1] Liegt sie dann noch hier, kostet sie dich noch einmal 4.
   *[other] Liegt sie dann noch hier, kostet sie { $who } noch einmal 4.
 }
dy-what-rid = So wird man sie los
dy-what-rid-words = { $own ->
    [1] Bau einen Kanal darauf. Die Fackel kommt auf deinen Teil der Mauer.
   *[other] Bau einen Kanal darauf. Die Fackel kommt auf die Mauer von { $who }.
 }
dy-what-rid-wall = { $own ->
    [1] Plättchen liegen bisher auf deiner Mauer. Ist die Faust erreicht, kostet dich der Aufstand { $points }.
   *[other] Plättchen liegen bisher auf der Mauer von { $who }. Ist die Faust erreicht, kostet der Aufstand { $points }.
 }
dy-what-canal-own = für dich, wenn das Schiff hier hineinfährt; +4, wenn es auf einer verbundenen Linie kommt.
dy-what-canal-other = für { $who }, wenn das Schiff hier hineinfährt; +4, wenn es auf einer verbundenen Linie kommt.
dy-what-value = Wert { $value }
dy-what-canal-built = So viel Ansehen bekommt sofort, wer es auf den Plan baut. Auf einen anderen Kanal kommt es nie.
dy-what-canal-joined = Teil des größten Verbunds: am Ende 1 für jedes seiner Plättchen.
dy-what-canal-apart = Nicht mit dem größten Verbund seines Besitzers verbunden.
dy-what-ship = Das Schiff
dy-what-ship-here = Es liegt hier. In Phase 3 fährt es bis zu { $length } Felder. Im Weg ist es niemandem: Das Feld darf bebaut werden.
dy-what-turning = Hier wendet das Schiff. Der Rest seines Zuges verfällt, und es bleibt eine Fahrt weniger.
dy-what-turning-shut = Hier kann niemand etwas bauen oder hinlegen.
dy-what-neutral = Neutrales Feld
dy-what-empty = { $own ->
    [1] Leer, in deinem Gebiet
   *[other] Leer, im Gebiet von { $who }
 }
dy-what-field-build = Jeder darf hier einen Kanal bauen, gedreht, wie er will, und bekommt sofort dessen Wert. Auch Unruhe darf hierher.
dy-what-field-ship = Ein leeres Feld bringt nichts, wenn das Schiff darüberfährt.
dy-what-symbol = Gedruckte Fackel
dy-what-symbol-words = Zeigt, wo zu Beginn Unruhe liegt. Das Symbol selbst kostet nichts.
dy-what-warehouse-of = { $own ->
    [1] Dein Lagerhaus
   *[other] Lagerhaus von { $who }
 }
dy-what-stack-of = { $own ->
    [1] Dein Stapel
   *[other] Stapel von { $who }
 }
dy-what-house = Von deinen Stapeln kommen Plättchen hierher, von hier aus baust du. Es hat sechs Plätze.
dy-what-house-full = Voll: Bau etwas, bevor du Nachschub nimmst.
dy-what-worth = für dich, sofort, wenn du es auf den Plan baust.
dy-what-lift = Tippe darauf, dann wähle ein leeres Feld.
dy-what-into-city = Oder in die Verbotene Stadt: jetzt keine Punkte, aber am Ende zählt die Anzahl dort mal sich selbst.
dy-what-unrest-price = Der Preis von Angriffen
dy-what-unrest-price-words = Ein Angriff kostet zwei davon: Eins kommt unter einen deiner Stapel, eins auf deinen Teil der Mauer.
dy-what-unrest-lay = Oder leg es auf ein leeres Feld. Wem das Gebiet gehört, der zahlt 4, wenn das Schiff kommt, und 4 am Ende.
dy-what-take = Nimm das oberste Plättchen in dein Lagerhaus.
dy-what-stack = Das oberste Plättchen kommt ins Lagerhaus. Was dann oben liegt, bleibt verdeckt.
dy-what-low = Alle wissen, dass ganz unten Unruhe liegt: Sie wurde dort hingelegt.
dy-what-under = Die Unruhe kommt verdeckt unter diesen Stapel und später wieder.
dy-what-spread = Alle übrigen kommen gleichmäßig unter deine Stapel.
dy-what-card-offered = Aktionskarte Nr. { $number }
dy-what-card-own = Deine Karte, Nr. { $number }
dy-what-card-of = { $own ->
    [1] Deine Karte
   *[other] Karte von { $who }
 }
dy-what-card-secret = Karten werden heimlich gewählt und erst aufgedeckt, wenn man an der Reihe ist.
dy-what-card-keep = Tippe darauf und bestätige: Du behältst sie und gibst die anderen weiter.
dy-what-card-poor = Ihr Angriff kostet zwei deiner Unruheplättchen, und die hast du nicht im Lagerhaus. Ihre anderen Teile gehen.
dy-what-card-idle = So wie es jetzt liegt, ginge ihr dritter Teil nicht. Ihre anderen Teile gehen.
dy-what-card-nothing = Jetzt lässt sich kein Teil davon nutzen.
dy-what-card-left = Jetzt möglich, in beliebiger Reihenfolge: { $parts }.
dy-what-part-supply = Plättchen von deinen Stapeln ins Lagerhaus.
dy-what-part-build = Ein Plättchen auf den Plan oder in die Verbotene Stadt.
dy-what-part-rebuild = Statt zu bauen: eins deiner Plättchen drehen, auf ein leeres Feld verschieben oder zwei tauschen. In deinem Gebiet auch die der anderen.
dy-what-build-or-rebuild = Plättchen auf den Plan oder in die Verbotene Stadt. Umbauen: drehen, verschieben oder tauschen, was schon liegt.
dy-what-part-of = Teil von: { $card }
dy-what-attack = Zwei Unruheplättchen aus deinem Lagerhaus. Ohne sie gibt es keinen Angriff.
dy-what-number-reputation = Der Punktestand. Alle beginnen mit 15, niemand fällt unter 0, und das höchste Ansehen gewinnt.
dy-what-number-reputation-now = Ansehen jetzt
dy-what-number-network = Eigene Kanäle, durch Linien verbunden. 1 für jedes Plättchen des größten Verbunds.
dy-what-number-network-now = am Ende, so wie es jetzt liegt
dy-what-number-riots = 4 für jede Fackel im eigenen Gebiet, egal welcher Farbe. Fährt das Schiff über eine, kostet sie auch dann 4.
dy-what-number-riots-now = am Ende, so wie es jetzt liegt
dy-what-number-final = Ansehen, Verbund, Stadt und Unruhe zusammen, mit den fälligen Aufständen. Die nächste Fahrt des Schiffs ist nicht dabei.
dy-what-number-final-now = Ansehen, wenn mit dieser Runde Schluss wäre
dy-what-of = { $own ->
    [1] Du
   *[other] { $who }
 }
dy-what-start = Startspieler: lenkt in dieser Runde das Schiff
dy-what-to-move = ist am Zug
dy-what-wall-left = { $own ->
    [1] Du: noch { $left } auf diesem Teil der Mauer, und es gibt einen Aufstand: { $points }.
   *[other] { $who }: noch { $left } auf diesem Teil der Mauer, und es gibt einen Aufstand: { $points }.
 }
dy-what-uprising-due = { $own ->
    [1] für dich: Aufstand in Phase 4 dieser Runde.
   *[other] für { $who }: Aufstand in Phase 4 dieser Runde.
 }
dy-what-wall-how = So kommt Unruhe hierher
dy-what-wall-how-words = Wenn jemand sie überbaut oder entfernt, und als Preis von Angriffen. Sie kommt immer auf den Teil ihres Besitzers.
dy-what-fist = Die Faust: { $fist }
dy-what-fist-words = So viele Plättchen einer Farbe machen einen Aufstand: { $points }. Dann kommen sie unter die Stapel ihres Besitzers.
dy-what-city-now = { $own ->
    [1] für dich am Ende, so wie es jetzt liegt.
   *[other] für { $who } am Ende, so wie es jetzt liegt.
 }
dy-what-city = Die Zahl der Kanalplättchen hier mal sich selbst. Ihre Werte zählen nicht.
dy-what-city-room = Eins mehr brächte am Ende { $more }.
dy-what-city-full = Hier dürfen nicht mehr Plättchen liegen als Kanäle derselben Farbe auf dem Plan: { $canals }.
dy-what-blots = Angeschwärzt: je 4 am Ende. Diese Unruhe bleibt für immer.
dy-what-trips = In Phase 3 lenkt der Startspieler es bis zu { $length } Felder. Nach vier Fahrten endet das Spiel mit der Runde.
dy-what-steering = Es folgt verbundenen Linien; sonst steuert es den nächsten Kanal voraus an. Gibt es mehrere Wege, wählt, wer lenkt.
dy-what-phase-cards = Jeder behält heimlich eine Aktionskarte und gibt die übrigen weiter.
dy-what-phase-actions = Reihum deckt jeder seine Karte auf und nutzt ihre Teile in beliebiger Reihenfolge.
dy-what-phase-voyage = Der Startspieler lenkt das Schiff. Kanäle bringen Punkte, Unruhe kostet.
dy-what-phase-uprising = Wer so viele Plättchen auf der Mauer hat, wie die Faust zeigt, verliert Ansehen.
dy-what-button-forecast = Zeigt, welchen Weg das Schiff jetzt nähme und was es wem brächte.
dy-what-button-tab-cards = Alle zehn Karten in Worten.
dy-what-button-tab-fold = Fasst alle Mitspieler in einer Zeile zusammen, damit der Plan größer wird. Ein Tipp auf jemanden zeigt alles Übrige.
dy-what-button-card-words = Auf jeder Karte steht in Worten, was sie tut. Ausgeschaltet sind die Karten kleiner und zeigen Bilder. Das merkt sich dieses Gerät.
dy-what-button-tab-city = Die Verbotene Stadt und die Mauer der Zufriedenheit.
dy-what-button-tab-region = Zeigt dein Gebiet auf dem Plan.
dy-what-minimap = Der ganze Plan, klein
dy-what-button-minimap = Der Rahmen zeigt, was du siehst. Tippe, um dorthin zu kommen.
dy-what-button-zoom-in = Zeigt den Plan größer.
dy-what-button-zoom-out = Zeigt mehr vom Plan.
dy-what-why = Warum nicht?
dy-what-button-ask = Tippe danach an, was nicht geht: Der Grund wird gesagt.
dy-what-button-to-city = Das Plättchen kommt in deinen Teil der Verbotenen Stadt statt auf den Plan. Am Ende zählt die Anzahl dort mal sich selbst.
dy-what-button-halt = Die Inspektion endet hier.
dy-what-button-turn-tile = Dreht das Plättchen um ein Sechstel. Die Taste R tut dasselbe.
dy-what-button-leave = Legt zurück, was du begonnen hast.
dy-what-button-confirm = Tut, was die Vorschau zeigt.
dy-what-button-preview = Was es sofort, auf den Mauern, am Ende und durch das Schiff brächte; die Summe ist deine.
dy-what-button-end = Dein Zug ist vorbei. Teile deiner Karte, die du nicht genutzt hast, verfallen.
dy-what-button-undo = Nimmt deinen letzten Teil zurück, bis etwas Verborgenes zu sehen war oder der Zug vorbei ist.
dy-what-no-undo = Es gibt nichts zurückzunehmen, oder etwas Verborgenes war schon zu sehen.

### Seit deinem letzten Zug

dy-since-destroyed = { $who } zerstört deinen Kanal auf { $field }
dy-since-destroyed-other = { $who } zerstört auf { $field } einen Kanal von { $owner }
dy-since-way = −{ $points } auf dem Weg des Schiffs
dy-since-end = −{ $points } am Ende
dy-since-intrigued = { $who } spinnt eine Intrige gegen dich
dy-since-intrigued-other = { $who } spinnt eine Intrige gegen { $victim }
dy-since-denounced = { $who } bringt Unruhe in deine Stadt
dy-since-denounced-other = { $who } bringt Unruhe in die Stadt von { $victim }
dy-since-uprising = Aufstand auf deiner Mauer
dy-since-uprising-other = Aufstand auf der Mauer von { $who }
dy-since-unrest = { $who } stiftet Unruhe auf { $field }, in deinem Gebiet
dy-since-wall = { $who } schiebt deine Unruhe auf die Mauer: jetzt { $count }
dy-since-rebuilt = { $who } baut deins um: { $tile }, jetzt auf { $field }
dy-since-tea = { $who } lässt Tee reichen: Das Schiff bleibt liegen
dy-since-round = Runde { $number } beginnt, { $who } fängt an
dy-since-sailed = Das Schiff fuhr { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
 }
dy-since-sailed-over = Kanäle: { $canals }, Unruhe: { $unrest }
dy-since-built = { $who } baut { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 }
dy-since-city = { $who } baut in der Stadt
dy-since-city-end = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 }, am Ende { $points }
dy-since-raised = { $who } hat nun { $total } Ansehen
## Die Lernpartie: was der Hofbeamte sagt. Kurz, denn es wird auch vorgelesen.

dy-learn-welcome = Willkommen bei Hofe! Du bist Gelb und verwaltest den Norden. Mein Schiff befährt den Kanal: Kanäle bringen Ansehen. Wer am Ende am meisten hat, gewinnt.
dy-learn-take = Dein erstes Plättchen. Die Zahl ist das Ansehen, das du beim Bauen bekommst. Nimm die Brücke: 7!
dy-learn-take-no = Ein schönes Plättchen, aber die Brücke ist mehr wert. Nimm das mit der 7!
dy-learn-pick = Jede Runde behältst du heimlich eine Karte und gibst die anderen weiter. Tippe auf „Unruhe entfernen“, lies sie und nimm sie.
dy-learn-pick-attack = Das ist ein Angriff. Er kostet zwei Fackeln aus deinem Lagerhaus, und du hast keine.
dy-learn-pick-no = Eine gute Karte für ein andermal. Schau jetzt, wohin ich zeige!
dy-learn-supply = Eine Karte hat drei Teile. Zuerst Nachschub: Der Garten kommt vom Stapel in dein Lagerhaus.
dy-learn-build = Jetzt wird gebaut: Nimm die Brücke auf.
dy-learn-at = Neben diesem Feld legt mein Schiff ab. Leg sie hierhin!
dy-learn-turn = Dreh das Plättchen, bis der Kanal auf die rote Fackel zeigt. Die Leiste sagt, was es bringt: sofort und durch das Schiff. Dann bestätige.
dy-learn-turn-no = Noch nicht ganz. Dreh es weiter: Der Kanal soll zur roten Fackel führen.
dy-learn-torches = Fackeln sind Unruhe. Trifft mein Schiff in deinem Gebiet auf eine, zahlst du 4, egal wem die Fackel gehört. Am Ende kostet jede noch einmal 4.
dy-learn-cover = Eine Fackel darf man überbauen. Nimm den Garten auf!
dy-learn-cover-at = Hierhin, auf die rote Fackel. Sie kommt dann auf den roten Teil der Mauer.
dy-learn-join = Die beiden Kanäle sind verbunden. Auf einer verbundenen Linie bringt mein Schiff 4 statt 2. Bau ihn!
dy-learn-join-no = So treffen sich die Kanäle nicht. Dreh, bis sie sich berühren.
dy-learn-remove = Jetzt der dritte Teil deiner Karte: Weg mit dieser Fackel! Auch sie gehört Rot und kommt auf den roten Teil der Mauer.
dy-learn-end = Alle Teile sind benutzt. Beende deinen Zug!
dy-learn-attack = Eine Intrige! Rot hat dir 8 genommen. Doch ein Angriff kostet zwei Fackeln, und eine davon kommt auf die eigene Mauer: Dort liegen jetzt drei.
dy-learn-helm = Du bist Startspieler, also lenkst du. Mein Schiff will zum nächsten Kanal: zu deinem. Zwei Wege führen hin. Meide die Fackel!
dy-learn-helm-no = Dort wartet eine Fackel in deinem eigenen Gebiet: Das kostet dich 4. Fahr um sie herum!
dy-learn-helm-on = 2, und auf der Linie 4: gut gebaut! Zwei Felder sind noch übrig. Meide die Fackel auch hier.
dy-learn-uprising = Drei Fackeln auf der roten Mauer: Aufstand! Das kostet Rot 12. Lass es bei dir nie so weit kommen.
dy-learn-pick-raise = Eine neue Runde, Rot beginnt. Nimm diesmal „Ansehen steigern“: Das bringt den meisten Nachschub.
dy-learn-supply-again = Hol dir diesen Kanal vom Stapel.
dy-learn-city = Er darf in die Verbotene Stadt. Das bringt jetzt nichts, aber am Ende zählt die Zahl deiner Plättchen dort mal sich selbst. Probier es!
dy-learn-win = Nach vier Fahrten ist Schluss: 1 für jedes Plättchen deines größten Verbunds, die Stadt im Quadrat, −4 für jede Fackel in deinem Gebiet. Das höchste Ansehen gewinnt!
dy-place-region = Gebiet, von Nord nach Süd
