"""Chapter E, sampling for KB-1203: what a seat cannot know is dealt anew, and what it knows stays."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kingsburg.scene import Scene
from kingsburg.secrets_kept import governors_dealt, peeked_by_ann, tokens_to_choose
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.setup import CHOOSE_GOVERNOR
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, WINTER_PHASE
from tafelrunde.kernel.luck import Luck

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])

YEAR_ONE = ["i_goblins_2", "i_barbarians_2", "i_goblins_3", "i_orcs_3", "i_zombies_4"]


def redealt(scene: Scene, seat: int, times: int, what: Callable[[Any], Any]) -> list[Any]:
    """Something of the position after each of many redeals."""
    chance = Luck.seeded("redeal")
    found = []
    for _ in range(times):
        state = scene.state.copy()
        state.redeal(seat, chance)
        found.append(what(state))
    return found


def enemy_of(year: int) -> Callable[[Any], str]:
    return lambda state: state.setting.components.enemies[state.enemy_deck[year - 1]].id


def evenly(found: list[Any], values: list[Any]) -> bool:
    """Exactly these values occur, each about equally often (within half of the mean)."""
    mean = len(found) / len(values)
    return set(found) == set(values) and all(abs(found.count(value) - mean) < mean / 2 for value in values)


@pytest.mark.rule("KB-1203")
@both_editions
def test_an_unseen_card_of_this_year_is_any_of_five(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=AUTUMN, edition=edition)
    assert evenly(redealt(scene, 0, 250, enemy_of(1)), YEAR_ONE)


@pytest.mark.rule("KB-1203")
@pytest.mark.parametrize(
    ("year", "cards"),
    [
        (3, ["iii_goblins_4", "iii_goblins_5", "iii_orcs_5", "iii_demons_6", "iii_zombies_6"]),
        (4, ["iv_goblins_5", "iv_goblins_6", "iv_demons_6", "iv_orcs_7", "iv_zombies_7"]),
        (5, ["v_barbarians_7", "v_barbarians_8", "v_demons_8", "v_demons_9", "v_dragons_9"]),
    ],
)
def test_cards_of_later_years_are_any_of_five_also_after_a_peek(year: int, cards: list[str]) -> None:
    assert evenly(redealt(peeked_by_ann(), 0, 250, enemy_of(year)), cards)


@pytest.mark.rule("KB-1203")
def test_cards_of_different_years_are_sampled_independently() -> None:
    scene = Scene("Ann Brian Cindy")
    pairs = redealt(scene, 0, 250, lambda state: (state.enemy_deck[0], state.enemy_deck[1]))
    assert len(set(pairs)) == 25


@pytest.mark.rule("KB-1203")
@both_editions
def test_a_peeked_card_stays_for_the_one_who_peeked_and_for_nobody_else(edition: str) -> None:
    scene = peeked_by_ann(edition)
    assert set(redealt(scene, 0, 50, enemy_of(2))) == {"ii_goblins_3"}
    assert len(set(redealt(scene, 1, 50, enemy_of(2)))) == 5


@pytest.mark.rule("KB-1203")
def test_revealed_cards_stay_for_all() -> None:
    scene = Scene("Ann Brian Cindy", year=3, phase=WINTER_PHASE)
    scene.state.enemy_shown = True
    for year, card in ((1, "i_goblins_2"), (2, "ii_goblins_3"), (3, "iii_goblins_4")):
        assert set(redealt(scene, 1, 50, enemy_of(year))) == {card}
    assert len(set(redealt(scene, 1, 50, enemy_of(4)))) == 5


@pytest.mark.rule("KB-1203")
def test_a_peek_of_last_year_says_nothing_about_this_years_card() -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE)
    scene.give("Ann", peeked=True)
    scene.rolls(6)
    scene.run(winter.WINTER)
    scene.run(rules.NEXT_YEAR)
    assert set(redealt(scene, 0, 50, enemy_of(1))) == {"i_goblins_2"}
    assert len(set(redealt(scene, 0, 50, enemy_of(2)))) == 5


@pytest.mark.rule("KB-1203")
def test_other_hands_of_governors_come_from_outside_the_own_three() -> None:
    scene = governors_dealt()
    hands = redealt(scene, 0, 200, lambda state: [player.dealt for player in state.players])
    for ann, brian, cindy in hands:
        assert ann == [1, 2, 3]
        assert len({*ann, *brian, *cindy}) == 9
    assert evenly([card for hand in hands for card in hand[1]], list(range(4, 20)))
    assert evenly([card for hand in hands for card in hand[2]], list(range(4, 20)))


@pytest.mark.rule("KB-1203")
def test_with_house_governors_other_hands_come_from_all_24() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2], house_governors=True)
    scene.give("Ann", dealt=[1, 2, 24])
    scene.give("Brian", dealt=[4, 5, 6])
    scene.give("Cindy", dealt=[7, 8, 9])
    scene.run(CHOOSE_GOVERNOR)
    hands = redealt(scene, 0, 200, lambda state: state.players[1].dealt)
    assert evenly([card for hand in hands for card in hand], list(range(3, 24)))


@pytest.mark.rule("KB-1203")
def test_who_has_chosen_keeps_one_of_the_three_dealt_and_who_has_not_is_still_asked() -> None:
    scene = governors_dealt()
    scene.play("Brian", "keep tax collector")
    kept = []
    for dealt, governor, asked in redealt(
        scene, 0, 300, lambda state: (state.players[1].dealt, state.players[1].governor, state.to_act())
    ):
        kept.append(dealt.index(governor))
        assert asked == [0, 2]
    assert evenly(kept, [0, 1, 2])


@pytest.mark.rule("KB-1203")
def test_the_own_choice_of_a_governor_stays() -> None:
    scene = governors_dealt()
    scene.play("Ann", "keep miner")
    own = redealt(scene, 0, 20, lambda state: (state.players[0].governor, tuple(state.players[0].dealt)))
    assert set(own) == {(2, (1, 2, 3))}


@pytest.mark.rule("KB-1203")
def test_revealed_governors_stay() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, modules=[2])
    scene.give("Brian", governor="prince")
    scene.give("Ann", gold=2)
    scene.run(rules.EACH_BUILDS)
    assert set(redealt(scene, 0, 20, lambda state: state.players[1].governor)) == {4}


@pytest.mark.rule("KB-1203")
def test_a_pending_token_of_another_seat_is_any_of_his_remaining_ones() -> None:
    """Each token equally likely, so the value 1, which is there twice, comes twice as often."""
    scene = tokens_to_choose()
    scene.play("Brian", "token 4")
    found = redealt(scene, 0, 300, lambda state: state.players[1].token)
    assert set(found) == {0, 1, 2, 3, 4}
    assert 75 < found.count(1) < 125
    assert all(30 < found.count(value) < 70 for value in (0, 2, 3, 4))


@pytest.mark.rule("KB-1203")
def test_a_pending_token_is_never_one_that_is_gone() -> None:
    scene = tokens_to_choose()
    scene.give("Brian", army_tokens=[0, 3])
    scene.play("Brian", "token 0")
    assert evenly(redealt(scene, 0, 200, lambda state: state.players[1].token), [0, 3])


@pytest.mark.rule("KB-1203")
def test_the_own_token_and_open_choices_stay() -> None:
    scene = tokens_to_choose()
    scene.play("Ann", "token 4")
    tokens = redealt(scene, 0, 50, lambda state: tuple(player.token for player in state.players))
    assert set(tokens) == {(4, -1, -1)}


@pytest.mark.rule("KB-1203")
def test_coming_rolls_are_fresh() -> None:
    """No two samples roll the same, and the dice that would really come are not among them."""
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.state.luck = Luck.seeded("truth")
    scene.give("Ann", gold=2)
    scene.run(rules.EACH_BUILDS)
    rolls = redealt(scene, 0, 50, lambda state: tuple(state.luck.roll(6) for _ in range(20)))
    assert len(set(rolls)) == 50
    truth = Luck.seeded("truth")
    assert tuple(truth.roll(6) for _ in range(20)) not in rolls


@pytest.mark.rule("KB-1203")
def test_the_sample_does_not_depend_on_what_is_hidden() -> None:
    """Two tables that look alike to Ann give the same sample: other enemies, other hands, other choices, other luck."""
    one, other = governors_dealt(), governors_dealt()
    other.give("Brian", dealt=[10, 11, 12])
    other.give("Cindy", dealt=[13, 14, 15])
    other.state.enemy_deck = [card + 1 for card in other.state.enemy_deck]
    other.state.luck = Luck.seeded("other")
    one.play("Brian", "keep prince")
    other.play("Brian", "keep priest")
    samples = [
        redealt(scene, 0, 20, lambda state: (state.fingerprint(), state.luck.roll(1000))) for scene in (one, other)
    ]
    assert samples[0] == samples[1]


@pytest.mark.rule("KB-1203")
@pytest.mark.parametrize("options", [{"edition": "1e"}, {"modules": [1, 2, 3], "house_governors": True}])
def test_a_sample_looks_to_the_seat_like_the_truth(options: dict[str, Any]) -> None:
    state = KINGSBURG.new(seed=5, players=3, **options)
    chance, luck = Random(5), Luck.seeded(5)
    while not state.over():
        if state.ply % 7 == 0:
            for seat in range(3):
                sample = state.copy()
                sample.redeal(seat, luck)
                assert sample.view(seat) == state.view(seat)
                assert sample.moves(seat) == state.moves(seat)
        seat = chance.choice(state.to_act())
        state.play(seat, chance.choice(state.moves(seat)))
