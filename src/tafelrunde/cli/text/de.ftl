### Das Terminal auf Deutsch: was um ein Spiel herum gesagt wird.

## Anfang

guest = Gast
welcome = { $game }: { $name } gegen { $others }.
welcome-help = Gib die Nummer deiner Wahl ein, oder ? für Hilfe.
welcome-back = Willkommen zurück: Das Spiel geht weiter. l zeigt, was vorher geschah, ? hilft.

## Eine Entscheidung

prompt = [1-{ $count } oder ?] >
not-understood = „{ $answer }“ geht hier nicht: eine Zahl von 1 bis { $count }, ein Zug in Notation oder ? für Hilfe.
amount = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint = { $number }: { $move } ({ $share }, { $amount })
hint-more = { $amount } mehr als „{ $other }“
hint-fewer = { $amount } weniger als „{ $other }“
hint-as-good = so gut wie „{ $other }“, soweit sich das sagen lässt
hint-wins-more = gewinnt öfter als „{ $other }“
hint-wins-less = gewinnt seltener als „{ $other }“
hint-wins-more-fewer = gewinnt öfter als „{ $other }“, obwohl es { $amount } weniger bringt
hint-wins-less-more = gewinnt seltener als „{ $other }“, obwohl es { $amount } mehr bringt
hint-but = , aber

undone = Zurückgenommen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-acted = Das lässt sich nicht zurücknehmen: { $name } hat seitdem gehandelt.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt. { $event }
undo-hidden = Das lässt sich nicht zurücknehmen: Seitdem hat jemand eine Karte oder einen Würfel gesehen.

stop-sure = Das Spiel hier beenden, so wie es steht ({ $rule })? [j/N]
stop-refused = Wer dann hinter dir läge, spielt weiter: { $names } ({ $rule }).

help-move = Eine Zahl wählt aus der Liste. Die Notation der Aufzeichnungen geht auch: siehe unten.
help-u = u        zurück: nimmt deine letzte Entscheidung zurück
help-h = h        Tipp: die besten Züge, was sie versprechen und warum; er weiß nicht mehr als du
help-b = b        zeigt das Spielbrett
help-l = l        zeigt den Verlauf; l 100 zeigt mehr davon
help-r = r { $rule } zeigt eine Regel
help-s = s        speichert; s DATEI speichert dort
help-q = q        beendet das Spiel
help-stop = stop     schlägt vor, dass alle hier aufhören ({ $rule })
help-notation = Jetzt in Notation: { $notation }

## Speichern

save-where = Speichern als (Enter: { $file }):
save-over = { $file } gibt es schon. Überschreiben? [j/N]
save-not = Nicht gespeichert.
saved = Gespeichert: { $file }
quit-save = Vorher speichern? [J/n]
yes-words = j ja y yes
no-words = n nein no
resume-unsaved = Das Spiel wurde nicht gespeichert. So beginnt es von vorn, mit demselben Glück:
resume-saved = So geht es ein andermal weiter:
resume-older = Was nach dem letzten Speichern kam, ist verloren. So geht es von dort weiter:
end-save = Aufzeichnung behalten? Dateiname, oder Enter für nein:

## Das Ende

ranking-place = Platz
ranking-player = Name
ranking-score = Ergebnis

## Listen und Aufzeichnungen

options-of = Optionen von { $game }
options-option = Option
options-values = Werte
options-default = sonst
check-finished = Die Aufzeichnung stimmt: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, bis zum Ende gespielt.
check-unfinished = Die Aufzeichnung stimmt: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}; das Spiel ist noch nicht zu Ende.

rule-unknown = Es gibt keine Regel { $number }
rule-nearest = am nächsten: { $numbers }
rule-like = eine Regel hat eine Nummer wie { $numbers }
rules-silent = In den Regeln von { $game } kommt „{ $word }“ nicht vor
rules-none = { $game } hat keine nummerierten Regeln
rule-code = Umgesetzt in
rule-tests = Gezeigt von

## Eine Analyse

decimal = ,
percent = { $number } %

analyse-seat = Platz
analyse-start = Beginn
analyse-luck = Glück
analyse-own = eigene Fehler
analyse-others = Fehler der anderen
analyse-result = Ende
analyse-mistakes = Fehler
analyse-care = { $mistakes } von { $decisions }
analyse-rate = je Zug
analyse-level = wie ein
analyse-like = { $level ->
    [page] Page
    [squire] Knappe
    [knight] Ritter
    [duke] Herzog
    [king] König
   *[other] –
}
analyse-fortune = Was Glück und Verdecktes am meisten geändert haben:
analyse-luck-line = Zug { $ply }: { $told } ({ $name } { $change })
analyse-luck-bare = Zug { $ply } ({ $name } { $change })
analyse-dearest = Die teuersten Entscheidungen:
analyse-decision = Zug { $ply }, { $name }: { $asked } { $played }; besser: { $better } ({ $cost })
analyse-cost-alone = kostet { $share }
analyse-cost = kostet { $share }, { $amount }
analyse-cost-though = kostet { $share }, bringt aber { $amount }
analyse-more = und { $count } weitere: --all nennt sie.
