### Die gedruckten Werte im Formular: Gruppen, Werte, und was nicht zusammenpasst.

entries-tile = Warenplättchen
entries-tile-plain = Plättchen ohne Rand
entries-tile-grey = Plättchen mit grauem Rand
entries-tile-black = Plättchen mit schwarzem Rand
entries-centre = Mitte
entries-field = Felder
entries-landscape = Landschaftstafeln
entries-landscape-each = Landschaftstafel { $number }
entries-frame = Rahmen
entries-frame-two = Rahmen zu zweit
entries-frame-three = Rahmen zu dritt
entries-frame-four = Rahmen zu viert
entries-disc = Scheibe
entries-chronicle = Chronik
entries-chronicle-each = Feld { $number } der Chronik
entries-followers = Gefolgsleute
entries-statues = Statuen

entry-values = Zeichen auf den Plättchen einer Ware
entry-aside = Je Person beiseite
entry-grid_rows = Reihen in der Mitte
entry-statues = Statuen
entry-bread = Brot
entry-marble = Marmor
entry-tool = Werkzeug
entry-free = Auch fern von eigenen Statuen
entry-rows = Felder, Reihe für Reihe (W Wiese, F Wald, G Gebirge, D Dorf, S Schloss)
entry-king_turns = Tafeln, die der König aufdeckt
entry-sectors = Zahlen der acht Sektoren
entry-turn = Aufgedeckt wird
entry-end_number = Zahl für das Spielende
entry-total = Gefolgsleute im Spiel
entry-start = Zu Beginn, zu zweit, zu dritt, zu viert
entry-punishment = Strafe
entry-coronation = Krönung
entry-consolation = Trost
entry-relief = Aus dem Vorrat, wenn es nicht reicht
entry-each = Statuen je Person

word-none = nichts
word-king = vom König
word-all = alles

tr-value-landscapes = Es sind { $count } Landschaftstafeln.
tr-value-followers = { $players } Personen mit je { $count } brauchen mehr Gefolgsleute, als es gibt.
tr-value-price = Jedes Feld kostet etwas.
tr-value-free = Das Doppelte wären mehr als drei von einer Ware.
tr-value-meadow = Eine Wiese (W) muss dabei sein.
tr-value-open = Es sind { $count } verschiedene Plätze im Rahmen.
tr-value-king-turns = Nur { $count } Tafeln liegen verdeckt.
tr-value-chronicle = Die Chronik hat zehn Felder.
