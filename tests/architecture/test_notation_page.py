"""docs/notation.md names what the code knows: no more, no less."""

from __future__ import annotations

import pytest

from tatami.games import EVERY_GAME
from tools import notation


@pytest.mark.interpreted
def test_the_page_is_what_the_code_says() -> None:
    made = notation.page()
    assert notation.PAGE.read_text(encoding="utf-8") == made, "run `python -m tools.notation`"


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_question_reason_event_and_open_fact_of_a_game_stands_there(name: str) -> None:
    rules, page = EVERY_GAME[name], notation.PAGE.read_text(encoding="utf-8")
    chapter = page.partition(f"## {name}: everything")[2].partition("\n## ")[0]
    for named in (*rules.questions, *rules.refusals, *rules.events, *rules.table.FIELDS):
        assert f"`{named}`" in chapter, f"{named}: run `python -m tools.notation`"
