"""A position at a prompt: what `print` and `repr` show, and what can be chosen, in words.

`State` has all of it as methods; here is how they answer.
"""

from dataclasses import dataclass, field

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import Texts


@dataclass(frozen=True)
class Offer:
    """A legal move as it is offered to a person.

    `move` is its number, `notation` what records write and `parse` reads, `path` the things on the table that a person
    would touch for it, `words` the sentence that offers it.
    """

    move: int
    notation: str
    path: list[str] = field(repr=False)
    words: str

    def __str__(self) -> str:
        return f"{self.notation}: {self.words}"


class Offers(list[Offer]):
    """The offers of a seat: a list that reads as a table when it is printed."""

    def __str__(self) -> str:
        width = max((len(offer.notation) for offer in self), default=0)
        number = max((len(str(offer.move)) for offer in self), default=0)
        return "\n".join(f"{offer.move:{number}}  {offer.notation:{width}}  {offer.words}" for offer in self)


def texts_of(state: State, language: str, names: list[str] | None) -> Texts:
    """The words of the game for players who are called so; without names they are called by their seats."""
    texts = Texts(state.game, language, names or [], state.options)
    if names is None:
        texts.names = [texts.say("unnamed-player", {"number": number}) for number in range(state.seats)]
    elif len(names) != state.seats:
        raise ValueError(f"{state.seats} players need as many names, not {len(names)}")
    return texts


def offers(state: State, seat: int, language: str, names: list[str] | None) -> Offers:
    """See `State.offers`."""
    texts = texts_of(state, language, names)
    table = state.game.moves
    return Offers(
        Offer(
            move,
            table.spell(state, seat, move),
            table.path(state, seat, move),
            texts.say(*state.game.say_move(state, seat, move)),
        )
        for move in state.legal(seat)
    )


def why_not(state: State, seat: int, thing: str, language: str) -> str:
    """See `State.why_not`."""
    said = state.game.why_not(state, seat, thing)
    return "" if said is None else texts_of(state, language, None).say(*said)


def sketch(state: State, seat: int | None, language: str, names: list[str] | None) -> str:
    """See `State.sketch`."""
    return "\n".join(state.game.sketch(state.view(seat), texts_of(state, language, names)))


def tell(state: State, event: Event, language: str, names: list[str] | None) -> str:
    """See `State.tell_in_words`."""
    return texts_of(state, language, names).say(*state.game.say_event(event))


def brief(state: State) -> str:
    """`<Kingsburg ply 12, year 1 spring, seat 2: influence>`: where the true position stands, secret steps included."""
    parts = [f"{type(state.game).__name__} ply {state.ply}"]
    moment = state.game.moment(state)
    if moment:
        parts.append(moment)
    if state.over():
        return f"<{', '.join(parts)}, over: {' '.join(map(str, state.scores()))}>"
    seats = state.to_act()
    who = f"seat{'s' if len(seats) > 1 else ''} {' '.join(map(str, seats))}"
    return f"<{', '.join(parts)}, {who}: {state.question()}>"
