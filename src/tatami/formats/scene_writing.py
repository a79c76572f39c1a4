"""A position written down as a scenario: to be played from, told to others, or made a test of."""

from __future__ import annotations

from typing import Any, Final

from tatami.kernel.game import Game
from tatami.kernel.seats import letter

from .codec import Json
from .positions import write_position
from .views import encode_outcome

_NOT_SAID: Final = ("game", "ruleset", "acts")
"""What a scenario says elsewhere, or what is found out anew. The seed stays: it goes on as it went."""


def scenario_of(g: Game[Any], title: str) -> dict[str, Json]:
    """The position as a scenario that expects what is asked there: all cards are open in it."""
    position = write_position(g)
    start = {key: value for key, value in position.items() if key not in _NOT_SAID}
    question = g.question
    asked = {letter(seat): type(question).__name__ for seat in g.asked()} if question else {}
    expect: dict[str, Json] = {"asked": asked}
    if g.outcome is not None:
        expect["outcome"] = encode_outcome(g.outcome)
    return {"scenario": title, "game": g.rules.name, "start": start, "expect": expect}


def scenario_text(g: Game[Any], title: str) -> str:
    """The same as YAML."""
    import yaml  # few write any, and it takes time to load

    written: str = yaml.safe_dump(
        scenario_of(g, title), allow_unicode=True, sort_keys=False, default_flow_style=None, width=110
    )
    return written
