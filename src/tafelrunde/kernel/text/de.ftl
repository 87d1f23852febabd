### Wörter, die alle Spiele gemeinsam haben, auf Deutsch.
### Eine Meldung bekommt ihre Angaben in Worten: $seat ist der Name eines Spielers, $order und $seats sind mehrere.

nobody = niemand
nothing = nichts
unnamed-player = Platz { $number }
yes = ja
no = nein

language-en = English
language-de = Deutsch

turn = { $seat } ist am Zug
game-over = Das Spiel ist aus.
winner = { $seat } gewinnt.
winners = Gemeinsamer Sieg: { $seats }.
place = { $place }. Platz
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Wie weit ein Spiel ist.
chapter-start = Aufbau
chapter-round = Runde { $round }
chapter-year = Jahr { $year }

# Was eine Aufzeichnung neben dem Spiel erzählt.
note-resigned = { $seat } gibt auf. Von hier an spielt ein Bot den Platz.
note-played-on = Von hier an weitergespielt: Was davor steht, ist eine andere Partie.

# Woher eine nummerierte Regel stammt.
rule-from-rulebook = Regelheft
rule-from-public = öffentliche Quelle
rule-from-ruling = Festlegung
rule-from-reconstructed = rekonstruiert
rule-from-invented = erfunden

# Eine Zahl im Grund eines Tipps und die des Zuges, mit dem verglichen wird: wie sie ist oder geschätzt.
figure = { $about ->
    [yes] etwa { $count }
   *[no] { $count }
}
figure-other = { $other_about ->
    [yes] etwa { $other_count }
   *[no] { $other_count }
}
