### Die Oberfläche auf Deutsch: was im Browser um ein Spiel herum gesagt wird.

tafelrunde = Tafelrunde
motto = Der runde Tisch für Spiele um Hof und Königreich

# Was ein Spiel zählt; eines, das keine Punkte zählt, sagt es anders.
-counted = { $case ->
    [dative] Punkten
   *[other] Punkte
}
-one-counted = einen Punkt

## Lobby

play-now = Sofort spielen
play-now-about = { $count ->
    [one] Du und ein Bot, ohne Umwege.
   *[other] Du und { $count } Bots, ohne Umwege.
}
fact-players = { $low }–{ $high } Personen
fact-minutes = { $from }–{ $to } Min.
difficulty-easy = leicht zu lernen
difficulty-medium = mittelschwer
difficulty-hard = anspruchsvoll
more-rules = { $count ->
    [one] Eine weitere Regel
   *[other] { $count } weitere Regeln
}
more-table = Zeit und Tipps
newcomers = Neu hier? „{ tutorial }“ zeigt dir ein Spiel. Danach setzt dich „{ first-game }“ gegen Pagen, die schwächsten Bots: mit Tipps, und jede Entscheidung wird erklärt.
set-up = Tisch aufbauen
which-game = Welches Spiel
open-tables = Offene Tische
my-tables = Meine Tische
import-record = Aufzeichnung öffnen
import-record-about = Ein früher gespeichertes Spiel, als Datei oder Text. Es öffnet sich zum Nachspielen.
choose-file = Datei wählen
or-paste = oder hier einfügen
open-replay = Nachspielen
your-name = Dein Name
guest = Gast
preset = Fertige Zusammenstellung
preset-own = Eigene Wahl
seat-number = Platz { $number }
seats = Wer spielt mit
seat-you = du
seat-open = offen: jemand setzt sich dazu
seat-here = noch jemand an diesem Gerät
seat-friend = jemand Bestimmtes, mit eigenem Link
friend = Gast { $number }
friend-name = Name der Person
copy-seat-link = Link zu diesem Platz kopieren
is-here = ist da
not-here-yet = noch nicht da
clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
seat-bot = Bot: { $bot }
bot-random = Zufall
bot-greedy = Gierig
clock = Zeit für jede Entscheidung
clock-none = unbegrenzt
clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
listed = Unter den offenen Tischen zeigen
create = Tisch eröffnen
no-open-tables = Gerade wartet kein Tisch auf Mitspieler.
more-tables = Ältere Tische zeigen
no-my-tables = Hier stehen die Tische, an denen du sitzt.
join = Mitspielen
go-on = Weiterspielen
to-table = Zum Tisch
look-back = Ansehen
forget = Vergessen
status-open = wartet auf Mitspieler
status-playing = wird gespielt
status-over = beendet
back-to-lobby = Zur Lobby
loading = Einen Moment …

## Warten

waiting-title = Der Tisch wird gedeckt
waiting-about = Schick deinen Freunden den Link. Das Spiel beginnt, wenn der Gastgeber es startet.
invite-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
seat-free = frei
sit-here = Hier sitzen
start = Beginnen
start-fill = Mit Bots auffüllen und beginnen

## Tisch

your-turn = Du bist dran
waiting-for = Warten auf { $names }
you-watch = Du siehst zu
sending = Einen Moment …
undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
undo-over = Das Spiel ist aus.
stop = Aufhören vorschlagen
stop-wish = { $name } schlägt vor, hier aufzuhören und zu werten.
stop-help = Alle am Tisch müssen einverstanden sein. Dann wird gewertet ({ $rule }).
origin-mark = Nicht aus dem Regelheft: woher?
origin-more = Was sicher ist und was nicht
undo-wish = { $name } möchte einen Zug zurücknehmen.
agree = Zustimmen
refuse = Ablehnen
options = Was du tun kannst
more-below = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
on-the-board = Auf dem Brett: { $count } · in Worten
ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
back = Zurück
chosen-so-far = Gewählt: { $things }
look-at = { $name } ansehen
players = Spieler
log = Verlauf
chat = Chat
filter = Zeigen
filter-all = alles
filter-points = { -counted }
filter-mine = meines
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
spectators = { $count ->
    [0] keine Zuschauer
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
link-connecting = verbindet
link-open = verbunden
link-lost = Verbindung unterbrochen, neuer Versuch
link-refused = Diesen Tisch gibt es nicht, oder der Link stimmt nicht.
table-broken = Dieser Tisch kann nicht weiterspielen: Zeile { $line } seines Spiels führt nicht mehr dorthin, wohin sie einmal geführt hat. Nichts ist verloren; sag es dem Betreiber dieses Servers, der den Tisch unter { $table } findet.
table-other-rules = Dieser Tisch wurde mit anderen Regeln oder Zahlen begonnen, als dieser Server sie hat, und kann hier nicht weiterspielen. Nichts ist verloren; sag es dem Betreiber dieses Servers, der den Tisch unter { $table } findet.
bot = Bot
offline = abwesend
looked-after = ein Bot vertritt diesen Platz
let-bot-play = Bot spielen lassen
take-seat-back = Selbst weiterspielen
to-move = am Zug
keys = Tasten
key-digit = eine Möglichkeit wählen
key-arrows = durch alles Wählbare gehen
key-enter = bestätigen
key-escape = einen Schritt zurück
key-u = zurücknehmen
key-h = fragen, was ein starker Bot spielen würde
key-tab = der nächste Teil des Tisches
close = Schließen
language = Sprache
rules = Regeln
menu = Mehr
why-not = Das ist jetzt nicht möglich.
key-shift-arrows = durch alles auf dem Brett gehen; Enter sagt, warum etwas nicht möglich ist
sound = Ton
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
first-title = Worum es bei dieser Entscheidung geht
first-understood = Verstanden
first-off = Nichts mehr erklären
first-switch = Jede Entscheidung erklären, wenn sie zum ersten Mal kommt
first-game = Mein erstes Spiel
first-game-about = Gegen Pagen, die schwächsten Bots, mit Tipps; der Tisch erklärt dir jede Entscheidung.
practice = Gegen die Uhr üben
practice-about = Ein Tisch mit Bots, zum Warmwerden.

tab-board = Tisch
tab-players = Spieler
tab-log = Verlauf

## Ende

result = Ergebnis
place-short = { $place }.
points-over-time = { -counted } im Lauf des Spiels
points-from = Woher die { -counted } kamen
total = Summe
rematch = Noch einmal
rematch-go = Zum neuen Tisch
replay = Nachspielen
download = Aufzeichnung herunterladen
show-table = Den Tisch ansehen
show-result = Ergebnis zeigen
chart-about = { $what }. { $scores }.
seed-shown = Aller Zufall kam aus dem Startwert { $seed }. Seine Prüfsumme stand von Anfang an fest: { $commitment }

## Nachspielen

ply-of = Zug { $ply } von { $plies }
first = An den Anfang
previous = Ein Zug zurück
next = Ein Zug vor
last = Ans Ende
eyes = Mit den Augen von
spectator = Zuschauer
copy-link = Link zu diesem Zug

## Regeln

rules-of = Regeln von { $name }
contents = Inhalt
search = Suchen
found = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
found-nothing = Nichts gefunden.
on-the-table = Was auf dem Tisch liegt
numbered-rules = Alle Regeln mit Nummern
numbered-about = Die genauen Regeln, nach denen der Tisch spielt.
link-to-rule = Link zur Regel { $rule }
tutorial = In zehn Minuten lernen
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-other = Im Spiel geht das auch. Hier tu, was leuchtet: { $move }
tutorial-progress = Wie weit die Lektion ist
tutorial-card = Was zu lesen ist
tutorial-read-first = Lies die Karte, dann geh weiter.
goal = Worum es geht
goal-away = Das Ziel weglegen
legend = Was die Zeichen bedeuten
legend-short = Zeichen
plain-board = Der Tisch als Text
origins = Woher die Zahlen stammen
origins-about = Die meisten gedruckten Zahlen stehen im Regelheft. Diese nicht:
origins-none = Alle gedruckten Zahlen stehen im Regelheft.
origin-owner = Von jemandem, der das Spiel besitzt
origin-owner-about = Sie ersetzen die Zahlen, die dem Spiel beiliegen.
origin-invented = Erfunden
origin-invented-about = In der Schachtel gibt es das nicht; eine Option bringt es ins Spiel.
origin-reconstructed = Rekonstruiert
origin-reconstructed-about = Unsere beste Vermutung, wo keine Quelle die gedruckte Zahl nennt.
origin-public = Aus öffentlichen Quellen
origin-public-about = Von Leuten berichtet, die das Spiel besitzen; im Regelheft steht es nicht.

## Eigene Werte

values-of = Werte deiner Schachtel: { $name }
values-about = Du besitzt das Spiel? Trag ein, was auf deinen Karten und Plänen steht. Nur was anders ist, wird gespeichert, unter einem Namen, den du wählst, wenn du einen Tisch aufbaust. Was wir nicht sicher wissen, steht zuerst.
values-set = Deine Werte
values-new = Neue Werte
values-name = Name
values-keep = Speichern
values-drop = Löschen
values-drop-sure = Wirklich löschen?
values-import = Aus Datei
values-export = Als Datei
values-changed = { $count ->
    [0] Noch ist alles, wie es dem Spiel beiliegt.
    [one] { $count } Wert ist anders.
   *[other] { $count } Werte sind anders.
}
values-changed-here = { $count } anders
values-doubtful = { $count } nicht aus dem Regelheft
values-faults = { $count ->
    [one] { $count } Wert passt noch nicht.
   *[other] { $count } Werte passen noch nicht.
}
values-kept = „{ $name }“ ist gespeichert. Wähle den Namen aus, wenn du einen Tisch aufbaust.
values-imported = { $count ->
    [one] Aus der Datei: { $count } anderer Wert.
   *[other] Aus der Datei: { $count } andere Werte.
}
values-dropped = Gelöscht. Tische, an denen damit gespielt wird, spielen weiter.
values-whole = Die Datei bringt ein eigenes Spielbrett mit; das Formular zeigt davon nichts, gespeichert wird es trotzdem.
values-name-taken = So heißen schon andere deiner Werte.
values-which = Werte
values-shipped = wie sie dem Spiel beiliegen
values-enter = Werte der eigenen Schachtel eintragen
values-in-play = Eigene Werte: { $name }
values-download = Als Datei laden
values-origin-public = aus öffentlichen Quellen
values-origin-reconstructed = rekonstruiert
values-origin-invented = erfunden
value-add = { $name }: eins mehr
value-remove = { $name }: eins weniger
value-back-to = { $name }: zurück auf { $value }
value-number = Eine ganze Zahl von { $low } bis { $high }.
value-word = Eines von: { $words }.
value-flag = Ja oder nein.
value-text = Ein kurzer Text.
value-list-number = { $length ->
    [0] Ganze Zahlen von { $low } bis { $high }.
   *[other] { $length } ganze Zahlen von { $low } bis { $high }.
}
value-list-word = { $length ->
    [0] Nur diese: { $words }.
   *[other] { $length } davon: { $words }.
}
value-list-flag = { $length }-mal ja oder nein.
value-list-text = Kurze Texte.
value-list-letters = { $length } Reihen aus diesen Buchstaben, alle gleich lang.
value-stays = Das bleibt { $value }.
value-unknown = „{ $key }“ gibt es in diesem Spiel nicht.
value-does-not-fit = Das passt hier nicht.
value-no-toml = Die Datei ist kein TOML: Zeile { $line }.
value-too-long = Die Datei ist zu lang; möglich sind { $count } Zeichen.
value-long-line = Zeile { $line } der Datei ist zu lang.
value-whole = Ein eigenes Spielbrett braucht alle diese Teile: { $words }.

## Ablehnungen

error-offline = Der Server antwortet nicht. Dein Spiel bleibt erhalten; neuer Versuch.
error-not_found = Diesen Tisch, dieses Spiel oder diese Aufzeichnung gibt es nicht.
error-bad_option = Diese Einstellungen passen nicht zusammen.
error-bad_name = Ein Name hat ein bis { $count } Zeichen, und keines von : | [ ] {"{"} {"}"}
error-name_taken = So heißt an diesem Tisch schon jemand.
error-seat_taken = Jemand war schneller: Der Platz ist vergeben.
error-wrong_status = Das geht an dieser Stelle des Spiels nicht.
error-illegal_move = Dieser Zug ist nicht möglich.
error-not_your_turn = Du bist nicht am Zug.
error-stale = Das Spiel ist inzwischen weitergegangen: Sieh noch einmal hin.
error-no_stop = Aufhören geht hier gerade nicht.
error-bots_play_on = Ein Bot stünde schlechter da als du und spielt weiter. Wer führt, beendet das Spiel nach den Regeln.
error-no_undo = Das lässt sich nicht zurücknehmen.
error-bad_record = Diese Aufzeichnung lässt sich nicht lesen.
error-bad_token = Dieser Link öffnet hier keinen Platz.
error-not_allowed = Das darf nur der Gastgeber oder wer dort sitzt.
error-too_large = Das ist zu lang.
error-too_fast = Nicht so schnell, bitte.
error-too_many = Davon hast du hier schon genug.
error-full = Dafür ist auf dem Server kein Platz mehr.
error-cannot_go_on = Dieser Tisch kann nicht weiterspielen; der Betreiber des Servers findet den Grund in dessen Protokoll.
error-refused = Das zählt nicht mehr: zu früh, zu spät, oder jemand war schneller.
error-trouble = Auf dem Server ist etwas schiefgegangen. Dein Spiel bleibt erhalten.
error-bad_message = Der Server versteht diese Seite nicht; lade sie neu.
error-wrong_type = Der Server versteht diese Seite nicht; lade sie neu.
error-unknown = Das hat nicht geklappt.

## Wettläufe

race = Gegen die Uhr
race-ready = Bereit?
race-about = Alle handeln gleichzeitig, { $seconds } Sekunden lang.
race-i-am = Ich bin bereit
race-wait = Warten auf die anderen …
race-latest = Es beginnt spätestens in { $seconds } s.
race-left = noch { $seconds } Sekunden
race-not-begun = Es hat noch nicht begonnen.
race-length = Länge des Wettlaufs
race-seconds = { $seconds } Sekunden

# Stärken der Bots
bot-page = Page
bot-squire = Knappe
bot-knight = Ritter
bot-duke = Herzog
bot-king = König
character-builder = baut gern
character-warrior = rüstet früh
character-miser = hortet Waren
character-gambler = wagt viel
bot-page-about = Sieht bis zum Ende seines Zuges, was klar gut oder schlecht ist; kleinere Unterschiede entgehen ihm. Der richtige für deine ersten Spiele.
bot-squire-about = Blickt bis zum Ende seines Zuges und findet meist einen guten, selten den besten Zug. Wer neu ist, schlägt ihn ab und zu.
bot-knight-about = Blickt bis zum Ende seines Zuges und sieht auch kleinere Unterschiede; er prüft zwei Möglichkeiten, wie Glück und Verborgenes liegen.
bot-duke-about = Übersieht in seinem Zug kaum etwas und prüft vier Möglichkeiten, wie Glück und Verborgenes liegen. Für alle, die das Spiel kennen.
bot-king-about = Denkt voraus: Wo Züge nahe beieinander liegen, spielt er sie viele Male ein Dutzend Züge weiter. Der stärkste; er braucht bis zu zwei Sekunden.
bot-greedy-about = Nimmt, was gleich nach dem Zug am besten aussieht, nach ein paar festen Faustregeln. Ein Maßstab für andere Bots.
bot-random-about = Spielt irgendeinen Zug und versteht nichts. Um den Tisch auszuprobieren.
bot-for-newcomers = { $bot } (für deine ersten Spiele)
characters-about = Jeder Bot hat seine eigene Art, die an seiner Stärke wenig ändert: { $characters }.
bot-level = Wie stark der Bot ist
bot-plays = Bot: { $bot }

# Tipps
hint = Tipp
hint-title = Was ein starker Bot spielen würde
hint-thinking = Der Bot denkt nach …
hint-share = erwarteter Anteil am Sieg
hint-points = { $points } { -counted }
hint-more = { $points } { -counted } mehr als „{ $other }“
hint-fewer = { $points } { -counted } weniger als „{ $other }“
hint-as-good = so gut wie „{ $other }“
hint-wins-more = gewinnt öfter als „{ $other }“, bei ebenso vielen { -counted(case: "dative") }
hint-wins-less = gewinnt seltener als „{ $other }“, bei ebenso vielen { -counted(case: "dative") }
hint-wins-more-fewer = gewinnt öfter als „{ $other }“, wenn auch mit { $points } { -counted(case: "dative") } weniger
hint-wins-less-more = gewinnt seltener als „{ $other }“, wenn auch mit { $points } { -counted(case: "dative") } mehr
hint-but = , aber
hint-only = anderes kommt nicht in Frage
hint-close = Schließen
hints-allowed = Tipps
hints-alone = nur gegen Bots
hints-always = für alle
hints-never = für niemanden

# Analyse einer beendeten Partie
analysis = Analyse
analysis-running = Die Partie wird noch einmal angesehen
analysis-so-far = { $done } von { $total } Zügen
analysis-waits = Es geht bald los …
analysis-wait = Du kannst inzwischen woanders hingehen: Es läuft weiter.
analysis-failed = Die Analyse ist nicht gelungen.
analysis-course = Erwarteter Anteil am Sieg
analysis-decisions = Die teuersten Entscheidungen
analysis-who = { $name }, Zug { $ply }
analysis-played = Gespielt: { $played }
analysis-better = Besser: { $better }
analysis-none = Niemand hat einen teuren Fehler gemacht.
analysis-luck = Glück und Entscheidungen
analysis-player = Spieler
analysis-won = Sieg
analysis-lucky = Glück
analysis-start = Zu Beginn
analysis-own = Eigene Fehler
analysis-others = Fehler der anderen
analysis-cost = { $share } · { $points } { -counted }
analysis-care = Sorgfalt
analysis-mistakes = Fehler
analysis-rate = Verschenkt je Entscheidung
analysis-rate-value = { $share } ‰ · { $points } { -counted }
analysis-level = Spielt wie
analysis-mistakes-value = { $mistakes } von { $decisions }
analysis-about = Anteile am Sieg, wie ein starker Bot sie schätzt. Jede Zeile geht auf: Beginn, Glück, eigene Fehler und die der anderen ergeben das Ergebnis. Glück ist, wie sich die Erwartung änderte, wenn Würfel, Karten oder Geheimes gezeigt wurden. Ein Fehler ist nur, was deutlich schlechter war als ein anderer Zug, wenn beide oft mit demselben Glück versucht wurden.
analysis-level-about = Jemand spielt wie die Stufe von Bots, deren Entscheidungen etwa so viel verschenken.

# Mehrere an einem Gerät
curtain = Gib das Gerät an { $name } weiter
curtain-about = Was jetzt kommt, ist nur für die Augen von { $name }.
curtain-open = Ich bin { $name }
curtain-undo = { $name } nimmt den letzten Zug zurück

## Um das Spiel herum

along = Auf einem anderen Gerät weiterspielen
along-about = Scanne diesen Code mit dem anderen Gerät, oder schicke dir den Link. Alle deine Plätze kommen mit.
along-code = Ein Code zum Scannen, der deine Plätze mitnimmt
along-some = Der Code enthält die { $count } wichtigsten Tische, der Link alle { $all }.
along-link = Link kopieren
along-secret = Wer den Code oder den Link hat, kann für dich spielen: Zeige ihn sonst niemandem.
reach-nobody = Niemand sonst erreicht diesen Server: Er hört nur auf seinen eigenen Rechner. Starte ihn mit --host 0.0.0.0, um andere hereinzulassen.
take-title = Deine Plätze von einem anderen Gerät
take-ask = { $count ->
    [one] Einen Tisch auf dieses Gerät übernehmen?
   *[other] { $count } Tische auf dieses Gerät übernehmen?
}
take-game = { $game }: { $count }
take-about = Dieser Browser merkt sich dann deine Plätze, und du kannst hier weiterspielen. Das andere Gerät behält sie auch.
take-yes = Übernehmen
take-no = Nein danke
take-nothing = Dieser Link enthält keine Plätze.
stands-won = Sieg: { $names }
stands-place = { $place }. von { $count }, { $points } { -counted }
invite-code = Ein Code zum Scannen, der zu diesem Tisch führt
invite-scan = Oder lass sie den Code scannen.
send-away = Wegschicken
send-away-sure = { $name } wegschicken
open-seat = Platz öffnen
seat-a-bot = Bot hinsetzen
no-keep = Nein
all-my-tables = Alle { $count } Tische zeigen
cancel = Diesen Tisch schließen
cancel-sure = Hier wird nicht gespielt, und alle werden weggeschickt.
cancel-yes = Schließen
table-cancelled = Der Gastgeber hat diesen Tisch geschlossen.
seat-opened = Der Gastgeber hat deinen Platz wieder geöffnet. Vielleicht ist ein anderer frei.
notice-switch = Melde dich, wenn ich am Zug bin und diese Seite verdeckt ist
resign = Aufgeben
resign-sure = Ein Bot spielt deinen Platz zu Ende, und du kannst nicht zurückkommen. Für die anderen geht das Spiel weiter.
resign-yes = Endgültig aufgeben
resign-no = Weiterspielen
has-resigned = hat aufgegeben
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-chapter = Gehe zu
pace-slow = langsam
pace-brisk = zügig
pace-fast = schnell
play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch beginnt mit der Stellung nach Zug { $ply }: du gegen Bots, mit neuem Glück. Die beendete Partie bleibt, wie sie ist.
play-on-seat = Du spielst
play-on-begin = Beginnen
grade-begin = Partie analysieren
grade-good = Guter Zug
grade-slip = Ungenau
grade-mistake = Fehler
grade-blunder = Grober Fehler
grade-cost = { $share } vom Sieg; besser: { $better }
grade-coming = Jetzt am besten: { $better }
check-dice = Zufall prüfen
check-dice-how = So prüfst du es selbst:
did-won = Du hast mit { $points } { -counted(case: "dative") } gewonnen, { $margin ->
    [one] { -one-counted }
   *[other] { $margin } { -counted }
} vor dem Nächsten.
did-won-tie = Du hast mit { $points } { -counted(case: "dative") } gewonnen: Andere haben genauso viele, aber der Gleichstand ging an dich.
did-shared = Du teilst dir den Sieg mit { $points } { -counted(case: "dative") }.
did-place = Du bist { $place }. von { $count } mit { $points } { -counted(case: "dative") }, { $margin ->
    [one] { -one-counted }
   *[other] { $margin } { -counted }
} hinter { $seat }.
did-place-tie = Du bist { $place }. von { $count } mit { $points } { -counted(case: "dative") }: so vielen wie { $seat }, aber der Gleichstand ging nicht an dich.
did-best = Den größten Vorsprung vor dem Schnitt der anderen hattest du bei „{ $what }“: { $more } { -counted } mehr.
did-worst = Am weitesten zurück lagst du bei „{ $what }“: { $fewer } { -counted } weniger.
did-lucky = Bester Moment: Zug { $ply } brachte dir { $share } mehr vom Sieg.
did-dear = Schlimmster Moment: Deine Entscheidung in Zug { $ply } kostete { $share } davon.
# Pages
page-missing = Diese Seite war nicht zu holen: Der Server antwortet nicht oder wurde inzwischen erneuert.
try-again = Noch einmal versuchen

# So many of each
amounts = Wie viel von jedem
amount-more = Eins mehr: { $thing }
amount-less = Eins weniger: { $thing }
amount-of = /{ $count }
amount-sum = { $count ->
    [one] Ein Stück, Wert { $worth }
   *[other] { $count } Stück, Wert { $worth }
}
amount-count = { $count ->
    [one] Ein Stück
   *[other] { $count } Stück
}
amount-of-total = { $count } von { $total }
amount-say = So viel
amount-clear = Von vorn
error-amounts = Das passt nicht: Sieh noch einmal, was gefragt ist, und wähle andere Zahlen.

# Told first, done then
do-it = So machen
not-this = Doch nicht
end-turn = So den Zug beenden
final-move = Das lässt sich nicht zurücknehmen.
final-turn = Das beendet deinen Zug und lässt sich nicht zurücknehmen.

# Settings
settings = Einstellungen
set-theme = Farben
set-theme-light = Hell
set-theme-dark = Dunkel
set-theme-contrast = Hoher Kontrast
set-size = Schriftgröße
set-size-usual = Üblich
set-size-large = Groß
set-size-larger = Größer
set-motion = Bewegung
set-motion-system = Wie auf diesem Gerät eingestellt
set-motion-less = So wenig wie möglich
set-confirm = Vor jedem Zug zeigen, was er bewirkt
set-confirm-touch = Auf Touchscreens
set-confirm-always = Immer
set-confirm-never = Nie
set-final = Nachfragen vor dem, was sich nicht zurücknehmen lässt
set-final-turn = Wo es den Zug beendet
set-final-always = Jedes Mal
set-final-never = Gar nicht
set-volume = Lautstärke
set-language = Sprache

# Forgetting a table
forget-sure = Diesen Tisch vergessen, und deinen Platz daran?
forget-yes = Vergessen
forget-no = Behalten
forgotten = { $name } ist vergessen.
bring-back = Zurückholen
## Dem Geschehen folgen

set-pace = Wie schnell erzählt wird, was andere tun
set-pace-calm = ruhig
set-pace-brisk = zügig
set-pace-once = sofort
pace-now = Was andere tun: { $pace }
skip = Überspringen
key-s = überspringen, was gerade erzählt wird
told-last = Was zuletzt erzählt wurde
told-more = { $count ->
    [one] und ein weiterer Satz im Verlauf
   *[other] und { $count } weitere Sätze im Verlauf
}
since = Seit deinem letzten Zug
since-more = { $count ->
    [one] und { $count } weiterer Spieler
   *[other] und { $count } weitere Spieler
}
scene-close = Weiter
scene-again = Noch einmal zeigen: { $title }
log-unread = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
scores-now = { -counted }
