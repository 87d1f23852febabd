"""The words of Mythotopia tell the printed values in use, an owner's own included, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.kernel.text import LANGUAGES, Texts
from texts import messages, messages_in, owners_tables, untold, with_digits

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "mythotopia"

OWN = """
[card.start_army]
army = 1
[card.general]
army = 2
[card.militia]
army = 0
[card.portal]
food = 0
[vp.lord_of_the_isles]
large = 1
small = 3
[deal]
draft_given_up = 3
[pieces.shared]
mercenaries = 1
[cost]
reinforce = 2
city = 3
castle = 2
road = 4
road_hills = 2
patronage = 3
bonus_counter = 2
card_text = 2
[strength]
cavalry = 2
limes = 3
ranger = 0
[limits]
actions = 3
queen_hand = 8
warehouse = 1
providence_draws = 1
philosopher_sees = 4
empty_cards = 1
empty_cards_late = 3
rounds = 200
"""

# What says a digit of its own, and is not wrong with other values. One thing is left untold in the terminal, while the
# board shows it: a symbol that a card has only in an owner's file, since it has no place in the shipped values.
A_RULE = "a rule, not a printed value"
A_COUNT = "one of what the message counts"
A_SUM = "the sum of two values, said if both are as shipped; else the sentence names both"
AN_OPTION = "a value of an option, not of the components"
DIGITS = {
    "option-round_limit-help": AN_OPTION,
    "option-castle_counter_value-help": AN_OPTION,
    "option-spoils_counters-help": AN_OPTION,
    "card-start_build-effect": A_SUM,
    "card-alchemist-effect": A_RULE,
    "card-counsellor-effect": A_RULE,
    "card-farming-effect": A_RULE,
    "card-gold_mine-effect": A_RULE,
    "card-levies-effect": A_RULE,
    "card-marauders-effect": A_RULE,
    "card-mercenary-effect": A_RULE,  # at least 1 of those that there are
    "card-militia-effect": A_RULE,  # the army that it raises, not its symbol
    "card-mystic-effect": A_RULE,  # the card that it fetches
    "card-quarry-effect": A_RULE,
    "my-do-by-sea": A_COUNT,
    "my-ask-armies": A_COUNT,
}
DIGITS_ON_THE_BOARD = {
    "board-verb-invade-about": A_SUM,
    "board-verb-build-about": A_SUM,
    "board-verb-remove_cards-about": A_RULE,  # at least 1
    "card-alchemist-text": A_RULE,
    "card-build-text": A_SUM,
    "card-farming-text": A_RULE,
    "card-gold_mine-text": A_RULE,
    "card-levies-text": A_RULE,
    "card-mercenary-text": A_RULE,  # at least 1 of those that there are
    "card-quarry-text": A_RULE,
    "preset-bots": AN_OPTION,
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> list[Texts]:
    return owners_tables(MYTHOTOPIA, OWN, tmp_path_factory.mktemp("own") / "own.toml")


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        (
            "option-end_mode-declare",
            {},
            "Whoever leads alone may end it once 1 card is empty",
            "Wer allein führt, darf es ab 1 leeren Karte beenden",
        ),
        (
            "option-end_mode-last_turns_5",
            {},
            "One more round once 3 cards are empty",
            "Ab 3 leeren Karten noch eine Runde",
        ),
        (
            "option-round_limit-help",
            {},
            "After so many rounds the highest score wins; 0 means no limit (200 rounds at most).",
            "Nach so vielen Runden gewinnt die höchste Punktzahl; 0 heißt keine Grenze (höchstens 200 Runden).",
        ),
        (
            "option-province_draft-one_extra",
            {},
            "One extra province, give up 3",
            "Ein Gebiet mehr, 3 abgeben",
        ),
        ("card-start_army-effect", {}, "1 army, or 1 gold.", "1 Armee oder 1 Gold."),
        ("card-army-effect", {}, "2 armies, or 1 gold.", "2 Armeen oder 1 Gold."),
        (
            "card-start_build-effect",
            {},
            "1 stone. Action: build a city (3 stone), a castle (2 stone) or a road (4 stone, 2 more across hills) with "
            "a card for the place.",
            "1 Stein. Aktion: Baue eine Stadt (3 Stein), eine Festung (2 Stein) oder eine Straße (4 Stein, über Hügel "
            "2 mehr) mit einer Karte für den Ort.",
        ),
        (
            "card-cavalry-effect",
            {},
            "Reserve: 2 strength more wherever you attack.",
            "Reserve: 2 Stärke mehr, wo immer du angreifst.",
        ),
        (
            "card-diplomat-effect",
            {},
            "Action, 2 gold: end one of your wars; the defender keeps the province.",
            "Aktion, 2 Gold: Beende einen deiner Kriege; der Verteidiger behält das Gebiet.",
        ),
        (
            "card-general-effect",
            {},
            "2 armies. Benefit: stands for the card of any province you control, to invade or to build.",
            "2 Armeen. Vorteil: steht beim Angreifen und Bauen für die Karte eines beliebigen eigenen Gebiets.",
        ),
        (
            "card-hero-effect",
            {},
            "1 army. Benefit: win a tied war that you end.",
            "1 Armee. Vorteil: Gewinne einen unentschiedenen Krieg, den du beendest.",
        ),
        (
            "card-mercenary-effect",
            {},
            "Free action, 2 gold: 1 mercenary joins an army of yours.",
            "Freie Aktion, 2 Gold: 1 Söldner stößt zu einer deiner Armeen.",
        ),
        (
            "card-militia-effect",
            {},
            "Free action: 1 army from the supply to your stock.",
            "Freie Aktion: 1 Armee aus dem allgemeinen in deinen Vorrat.",
        ),
        (
            "card-philosopher-effect",
            {},
            "Free action: look at 4 cards of the improvement deck and take one into your hand. Philosopher leaves the "
            "game.",
            "Freie Aktion: Sieh dir 4 Karten des Fortschrittsstapels an und nimm eine auf die Hand. Der Philosoph "
            "verlässt das Spiel.",
        ),
        (
            "card-portal-effect",
            {},
            "Benefit: invade any province, from nowhere.",
            "Vorteil: Greife ein beliebiges Gebiet aus dem Nichts an.",
        ),
        ("card-providence-effect", {}, "Free action: draw 1 card.", "Freie Aktion: Ziehe 1 Karte."),
        (
            "card-queen-effect",
            {},
            "Reserve: refill your hand to 8 cards.",
            "Reserve: Fülle deine Hand auf 8 Karten auf.",
        ),
        (
            "card-warehouse-effect",
            {},
            "Reserve: 1 more place; once a turn put a hand card into the reserve for free.",
            "Reserve: 1 weiterer Platz; lege einmal im Zug umsonst eine Handkarte in die Reserve.",
        ),
        (
            "vp-lord_of_the_isles-effect",
            {},
            "For the last province of an island: 1 point for the large one, 3 for the small one.",
            "Für das letzte Gebiet einer Insel: 1 Punkt für die große, 3 für die kleine.",
        ),
        ("vp-patronage-effect", {}, "As an action for 3 gold.", "Als Aktion für 3 Gold."),
        (
            "vp-roadside_inns-effect",
            {},
            "For 2 gold more when you build a road.",
            "Für 2 Gold zusätzlich beim Bau einer Straße.",
        ),
        (
            "my-ask-bonus_gold",
            {"vp": "guilded_city"},
            "2 gold more for a counter of Guilded City?",
            "2 Gold mehr für ein Plättchen der Karte Handelsstadt?",
        ),
        ("my-ask-turn", {"count": 3}, "3 actions left: what do you do?", "Noch 3 Aktionen: Was tust du?"),
        ("my-ask-turn", {"count": 1}, "1 action left: what do you do?", "Noch 1 Aktion: Was tust du?"),
        (
            "my-why-actions",
            {"rule": "MY-302"},
            "You have taken all 3 actions of this turn (MY-302).",
            "Du hast in diesem Zug schon alle 3 Aktionen ausgeführt (MY-302).",
        ),
        (
            "my-why-full",
            {"count": 1, "rule": "MY-561"},
            "Your reserve is full: 1 place (MY-561).",
            "Deine Reserve ist voll: 1 Platz (MY-561).",
        ),
        (
            "my-why-small-deck",
            {"count": 1, "rule": "MY-575"},
            "At least 1 card must stay in your deck (MY-575).",
            "Mindestens 1 Karte muss in deinem Deck bleiben (MY-575).",
        ),
        (
            "my-first-place_armies_target",
            {},
            "In your own provinces armies cost no food. In a province that you attack, reinforcements cost 2.",
            "In deinen eigenen Gebieten kosten Armeen keine Nahrung. In einem Gebiet, das du angreifst, kostet "
            "Verstärkung 2.",
        ),
    ],
)
def test_words_tell_the_values_in_use(
    own: list[Texts], id: str, args: dict[str, Any], english: str, german: str
) -> None:
    assert [texts.say(id, args) for texts in own] == [english, german]


@pytest.mark.parametrize(
    ("card", "symbols", "english", "german"),
    [
        ("start_army", {"army": 0, "gold": 1}, "1 gold.", "1 Gold."),
        ("army", {"army": 2, "gold": 0}, "2 armies.", "2 Armeen."),
        ("market", {"food": 0, "stone": 1, "gold": 1}, "1 stone or gold.", "1 Stein oder Gold."),
        ("market", {"food": 1, "stone": 0, "gold": 1}, "1 food or gold.", "1 Nahrung oder Gold."),
        ("start_market", {"food": 1, "stone": 1, "gold": 0}, "1 food or stone.", "1 Nahrung oder Stein."),
        ("start_market", {"food": 0, "stone": 0, "gold": 1}, "1 gold.", "1 Gold."),
        ("start_market", {"food": 1, "stone": 0, "gold": 0}, "1 food.", "1 Nahrung."),
        ("start_ship", {"ship": 1, "food": 0}, "1 ship.", "1 Schiff."),
        ("start_ship", {"ship": 0, "food": 1}, "1 food.", "1 Nahrung."),
        ("ship", {"ship": 1, "food": 0, "gold": 1}, "1 ship, or 1 gold.", "1 Schiff oder 1 Gold."),
        ("ship", {"ship": 1, "food": 1, "gold": 0}, "1 ship, or 1 food.", "1 Schiff oder 1 Nahrung."),
        ("ship", {"ship": 0, "food": 1, "gold": 1}, "1 food, or 1 gold.", "1 Nahrung oder 1 Gold."),
        ("ship", {"ship": 0, "food": 0, "gold": 1}, "1 gold.", "1 Gold."),
        ("ship", {"ship": 0, "food": 0, "gold": 0}, "", ""),
    ],
)
def test_effects_leave_out_symbols_that_a_card_lacks(
    tmp_path: Path, card: str, symbols: dict[str, int], english: str, german: str
) -> None:
    """Most symbols stand on a card once or not at all."""
    lines = [f"{symbol} = {count}\n" for symbol, count in symbols.items()]
    both = owners_tables(MYTHOTOPIA, f"[card.{card}]\n{''.join(lines)}", tmp_path / "own.toml")
    said = [texts.say(f"card-{card}-effect") for texts in both]
    crossing = {"en": "Benefit: cross a sea when invading.", "de": "Vorteil: Überquere beim Angriff ein Seefeld."}
    texts = crossing if card.endswith("ship") else dict.fromkeys(LANGUAGES, "")
    assert said == [f"{english} {texts['en']}".strip(), f"{german} {texts['de']}".strip()]


@pytest.mark.parametrize(
    ("road", "hills", "said"),
    [(2, 1, "2 stone, 3 across hills"), (3, 1, "3 stone, 1 more across hills"), (2, 0, "2 stone")],
)
def test_a_road_across_hills_never_costs_what_it_does_not(tmp_path: Path, road: int, hills: int, said: str) -> None:
    own = f"[cost]\nroad = {road}\nroad_hills = {hills}\n"
    english, _ = owners_tables(MYTHOTOPIA, own, tmp_path / "own.toml")
    assert f"a road ({said}) with" in english.say("card-start_build-effect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_card_or_a_price_is_told(language: str) -> None:
    """The board shows the map, the pieces, the counters and the strength of each party, and tells them with events."""
    elsewhere = [
        r"(map|province|sea|pieces-player|pieces-counters)-.*",
        r"pieces-shared-(castles|roads)",
        r"vp-\w+-value",
        r"deal-(display|variable_vp_cards|dragons|runestones|hand|last_draws)",
        r"strength-(army|ship|castle|rugged)",
        r"limits-(province_vp|free_actions|reserve)",
    ]
    assert untold(MYTHOTOPIA, language, "|".join(elsewhere), BOARD) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_digits_are_few_and_have_a_reason(language: str) -> None:
    about_values = r"option-.*|(card|vp)-.*-effect|my-(do|ask|why|first)-.*"
    assert with_digits(messages(MYTHOTOPIA, language), about_values) == list(DIGITS)
    assert with_digits(messages_in(BOARD, language), ".*") == list(DIGITS_ON_THE_BOARD)
