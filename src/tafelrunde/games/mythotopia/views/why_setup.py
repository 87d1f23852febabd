"""Why a thing cannot be chosen in the secret choices of the set-up."""

from tafelrunde.games.mythotopia.rules.setup import CHOOSE_CITADEL, GIVE_UP
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.views.why import FAMILIES, why
from tafelrunde.kernel.say import Say


@CHOOSE_CITADEL.because(*FAMILIES)
def _citadel(state: MythotopiaState, seat: int, id: str) -> Say:
    return why("own-province", "MY-120")


@GIVE_UP.because(*FAMILIES)
def _given_up(state: MythotopiaState, seat: int, id: str) -> Say:
    return why("own-province", "MY-1301")
