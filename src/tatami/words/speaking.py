"""Who puts scenarios into words: log lines and refusals as their readers see them, seats by their letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tatami.kernel.game import Game
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import events_for

from .catalogue import Words
from .story import tell
from .telling import Teller


class SceneSpeaker:
    """Speaks every language; nobody in a scene has a name but that of the seat."""

    def lines(self, g: Game[Any], viewer: Seat, since: int, lang: str) -> Sequence[str]:
        return tell(events_for(g, viewer, since), _teller(g, lang, viewer))

    def reason(self, g: Game[Any], reason: Reason, lang: str) -> str:
        return _teller(g, lang, SPECTATOR).reason(reason)


def _teller(g: Game[Any], lang: str, viewer: Seat) -> Teller:
    names = [letter(seat) for seat in range(g.seats)]
    return Teller(Words(lang), g.rules, names, viewer, options=g.options)
