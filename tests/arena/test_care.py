"""What each level gives away by a decision, over games that are looked at again."""

from tafelrunde.arena.care import Carefulness, carefulness
from tafelrunde.bots.analysis import Care
from tafelrunde.kernel import registry


def test_a_game_tells_of_four_levels_and_the_king_gives_away_least() -> None:
    """Of the second game the page is left out: squire, knight, duke and king sit there in this order."""
    found = carefulness(registry.game("kingsburg"), 2, "care", 1)
    assert list(found) == ["page", "squire", "knight", "duke", "king"]
    assert all(each.decisions > 20 for each in found.values())
    assert all(each.mistakes <= each.decisions for each in found.values())
    given = {level: each.points / each.decisions for level, each in found.items()}
    assert given["king"] < given["duke"] < given["page"]


def test_games_count_by_their_decisions() -> None:
    """Ten decisions at 0.5 points and thirty at 0.1 are 8 points in forty decisions."""
    both = Carefulness()
    for decisions, points in ((10, 0.5), (30, 0.1)):
        both.add(Care(decisions=decisions, mistakes=2, cost=0.01, points=points, level=None))
    assert [both.decisions, both.mistakes, round(both.points, 6), round(both.cost, 6)] == [40, 4, 8.0, 0.4]
