"""The words of Kingsburg tell the printed values in use, an owner's own included, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.kingsburg.components.ids import BUILDINGS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.text import LANGUAGES, Texts
from texts import messages, owners_tables, untold, with_digits

OWN = """
[advisor.jester]
vp = 2
[advisor.sergeant]
soldiers = 3
[advisor.astronomer]
any = 2
plus_two = 2
[advisor.general]
soldiers = 1
[advisor.smuggler]
price_vp = 2
any = 1
[advisor.wizard]
gold = 5
[building.sawmill]
pays_wood = 2
gives_gold = 5
[building.quarry]
gives_gold = 4
[building.goldsmith]
gives_soldiers = 2
gives_vp = 3
[building.cathedral]
goods_per_vp = 1
[building.inn]
gives_plus_two = 2
[building.farm]
bonus_dice = 0
strength = -2
[building.guard_tower]
strength = 3
[building.stable]
gives_soldiers = 2
[building.town_hall]
gives_vp = 2
[building.improvised_defenses]
enemy_limit = 6
limited_strength = 2
[building.training_camp]
soldier_limit = 2
[enemy.ii_orcs_4]
strength = 11
[governor.gov_thief]
goods = 1
vp = -1
[governor.gov_sorcerer]
year = 2
buildings = 1
[governor.gov_fairy]
bonus_dice = 0
[governor.gov_philosopher]
limit = 9
vp = 2
[governor.gov_damsel]
soldiers = 2
[governor.gov_trader]
exchanges = 1
[governor.gov_engineer]
extra_goods = 0
"""

# What an owner may change without its sentence following: the value has no place of its own (`values_of`).
IN_A_LIST = "a list of values"
IN_A_TABLE = "a table that an owner replaces whole, so that the shipped entry may be gone"
A_RULE = "a rule, not a value"
DIGITS = {
    "advisor-merchant-effect": A_RULE,  # one good, of the kinds in a list
    "advisor-alchemist-effect": A_RULE,
    "advisor-master_hunter-effect": A_RULE,  # as the Merchant
    "advisor-swordsmith-effect": A_RULE,  # as the Merchant
    "advisor-politician_5-effect": IN_A_LIST,
    "advisor-politician_10-effect": IN_A_LIST,
    "building-church-effect": IN_A_TABLE,
    "building-cathedral-effect": A_RULE,  # 1 point for so many goods
    "building-barracks-effect": A_RULE,
    "building-palisade-effect": IN_A_TABLE,
    "building-barricade-effect": IN_A_TABLE,
    "building-town_hall-effect": A_RULE,  # 1 good for so many points
    "building-military_academy-effect": A_RULE,  # the number of a module
    "governor-gov_miner-effect": IN_A_LIST,
    "governor-gov_prince-effect": IN_A_LIST,
    "governor-gov_tax_collector-effect": A_RULE,
    "governor-gov_trickster-effect": A_RULE,
    "governor-gov_politician-effect": IN_A_LIST,
    "governor-gov_architect-effect": A_RULE,
    "governor-gov_carpenter-effect": IN_A_LIST,
    "governor-gov_sculptor-effect": IN_A_LIST,
    "governor-gov_general-effect": IN_A_LIST,
    "kb-do-turn": A_RULE,
    "kb-do-use-prince": IN_A_LIST,
    "kb-do-influence": A_RULE,  # the Market's 1
    "kb-do-build": A_RULE,  # the Architect's 1
    "kb-do-recruit": A_RULE,
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> list[Texts]:
    return owners_tables(KINGSBURG, OWN, tmp_path_factory.mktemp("own") / "own.toml")


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        ("advisor-jester-effect", {}, "2 victory points.", "2 Siegpunkte."),
        ("advisor-squire-effect", {}, "1 gold.", "1 Gold."),
        ("advisor-sergeant-effect", {}, "3 soldiers.", "3 Soldaten."),
        (
            "advisor-astronomer-effect",
            {},
            "2 goods of your choice and 2 +2 tokens.",
            "2 Waren deiner Wahl und 2 +2-Marker.",
        ),
        (
            "advisor-general-effect",
            {},
            "1 soldier and a secret look at this year's enemy.",
            "1 Soldat und ein heimlicher Blick auf den Feind dieses Jahres.",
        ),
        (
            "advisor-smuggler-effect",
            {},
            "Swap 2 victory points for 1 good of your choice.",
            "Tausche 2 Siegpunkte gegen 1 Ware deiner Wahl.",
        ),
        ("advisor-wizard-effect", {}, "5 gold.", "5 Gold."),
        (
            "building-sawmill-effect",
            {},
            "End of summer: swap 2 wood for 5 gold.",
            "Ende des Sommers: Tausche 2 Holz gegen 5 Gold.",
        ),
        (
            "building-goldsmith-effect",
            {},
            "End of summer: swap 1 gold for 2 soldiers and 3 victory points.",
            "Ende des Sommers: Tausche 1 Gold gegen 2 Soldaten und 3 Siegpunkte.",
        ),
        (
            "building-cathedral-effect",
            {},
            "End of the game: 1 victory point for every good.",
            "Spielende: 1 Siegpunkt für jede Ware.",
        ),
        ("building-inn-effect", {}, "End of summer: 2 +2 tokens.", "Ende des Sommers: 2 +2-Marker."),
        (
            "building-farm-effect",
            {},
            "Start of spring, summer and autumn: 0 bonus dice. -2 in battle.",
            "Beginn von Frühling, Sommer und Herbst: 0 Bonuswürfel. -2 im Kampf.",
        ),
        ("building-guard_tower-effect", {}, "+3 in battle.", "+3 im Kampf."),
        (
            "building-stable-effect",
            {},
            "An advisor who gives you soldiers gives 2 more.",
            "Gibt dir ein Berater Soldaten, kommen 2 Soldaten dazu.",
        ),
        (
            "building-improvised_defenses-effect",
            {},
            "+2 in battle against enemies of strength 6 or less.",
            "+2 im Kampf gegen Feinde mit Stärke 6 oder weniger.",
        ),
        (
            "building-training_camp-effect",
            {},
            "End of autumn: 1 soldier if you have 2 or fewer.",
            "Ende des Herbstes: 1 Soldat, wenn du höchstens 2 hast.",
        ),
        (
            "governor-gov_thief-effect",
            {},
            "You start with 1 good of your choice and -1 victory point.",
            "Du beginnst mit 1 Ware deiner Wahl und -1 Siegpunkt.",
        ),
        (
            "governor-gov_sorcerer-effect",
            {},
            "At the start of year II you may conjure one missing building of column I: it costs nothing and scores "
            "nothing.",
            "Zu Beginn von Jahr II darfst du ein fehlendes Gebäude der Spalte I herbeizaubern: Es kostet nichts und "
            "bringt keine Siegpunkte.",
        ),
        (
            "governor-gov_fairy-effect",
            {},
            "You have no extra bonus die in summer.",
            "Im Sommer hast du keinen weiteren Bonuswürfel.",
        ),
        (
            "governor-gov_philosopher-effect",
            {},
            "If your dice total 9 or less, you may reroll them all; if they total 9 or less again and you leave them "
            "so, you get 2 victory points.",
            "Ergeben deine Würfel höchstens 9, darfst du alle neu werfen; ergeben sie wieder höchstens 9 und du lässt "
            "sie so, erhältst du 2 Siegpunkte.",
        ),
        (
            "governor-gov_damsel-effect",
            {},
            "2 more soldiers join your reinforcements, and a defeat costs you none of the victory points on the enemy "
            "card.",
            "Mit deiner Verstärkung kommen 2 Soldaten mehr, und eine Niederlage kostet dich keinen der Siegpunkte auf "
            "der Feindkarte.",
        ),
        (
            "governor-gov_trader-effect",
            {},
            "At the end of summer you may swap one good for one of another kind.",
            "Am Ende des Sommers darfst du eine Ware gegen eine anderer Art tauschen.",
        ),
        (
            "governor-gov_engineer-effect",
            {},
            "Once a year, right after a building of yours, you may put up another one for its price.",
            "Einmal im Jahr darfst du gleich nach einem eigenen Gebäude ein weiteres bauen.",
        ),
        (
            "kb-ask-smuggler",
            {"advisor": "smuggler"},
            "Smuggler: which goods do you want for 2 victory points?",
            "Schmuggler: Welche Waren willst du für 2 Siegpunkte?",
        ),
        ("kb-do-town-hall", {"kind": "wood"}, "Town Hall: 1 wood for 2 VP", "Rathaus: 1 Holz gegen 2 SP"),
        ("kb-do-use-quarry", {}, "Quarry: 1 stone for 4 gold", "Steinbruch: 1 Stein gegen 4 Gold"),
        (
            "kb-do-use-goldsmith",
            {},
            "Goldsmith: 1 gold for 2 soldiers and 3 VP",
            "Goldschmiede: 1 Gold gegen 2 Soldaten und 3 SP",
        ),
        (
            "kb-ask-loss_goods",
            {"enemy": "ii_orcs_4"},
            "Defeat by Orcs (11): what do you give up?",
            "Niederlage gegen Orks (11): Was gibst du ab?",
        ),
    ],
)
def test_words_tell_the_values_in_use(
    own: list[Texts], id: str, args: dict[str, Any], english: str, german: str
) -> None:
    assert [texts.say(id, args) for texts in own] == [english, german]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_effect_is_told(language: str) -> None:
    """Costs and points are said with the move that builds, the spoils of an enemy with the events."""
    elsewhere = [
        r"advisor-\w+-rank",
        r"building-\w+-(column|gold|wood|stone|vp|against-\w+)",
        r"governor-\w+-number",
        r"enemy-\w+-(year|win-\w+|loss-\w+)",
    ]
    assert untold(KINGSBURG, language, "|".join(elsewhere)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_digits_are_few_and_have_a_reason(language: str) -> None:
    """The 2 of a +2 token is part of its name."""
    about_values = r"(advisor|building|governor)-.*-effect|enemy-.*|kb-(do|ask)-.*"
    named = r"\+2( tokens?|-Markern?)\b"
    assert with_digits(messages(KINGSBURG, language), about_values, named) == list(DIGITS)


def test_a_table_replaced_whole_leaves_no_sentence_without_its_value(tmp_path: Path) -> None:
    """Who writes `against = { dragons = 1 }` has no value against demons any more; the Church can still be read."""
    own = "".join(f"[building.{id}]\nagainst = {{ dragons = 1 }}\n" for id in BUILDINGS)
    for texts in owners_tables(KINGSBURG, own, tmp_path / "own.toml"):
        assert all(texts.say(f"building-{id}-effect") for id in BUILDINGS)
