"""Ledger section 6: what those hear who act in another's moment, or in another season."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.answers import autumn, summer, winter
from tatami.games.senji.events.preparation import FamilyLed
from tatami.games.senji.reasons.common import chapter_of
from tatami.kernel.answers import Answer, Attempt
from tests.clauses import clause
from tests.games.scenes import code, refusal, told
from tests.games.senji.scenes_year import prepare, scene


class _Of:
    """An answer as a chapter that is not written yet might have it."""

    kinds: ClassVar = {name: type(name, (Answer,), {"__module__": module.__name__}) for name, module in
                       (("winter", winter), ("summer", summer), ("autumn", autumn))}  # fmt: skip

    @classmethod
    def chapter(cls, name: str) -> Answer:
        answer: Answer = cls.kinds[name](name)
        return answer


def why(phase: str, seat: int, chapter: str) -> tuple[str, tuple[str, ...]]:
    g = scene(4, phase=phase)
    reason = g.why_not(seat, _Of.chapter(chapter))
    assert reason is not None
    return reason.code, reason.clauses


@clause("SEN-47", "SEN-31")
@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
@pytest.mark.parametrize("seat", [0, 1])
def test_diplomacy_cards_change_hands_in_winter_only(phase: str, seat: int) -> None:
    assert why(phase, seat, "winter") == ("only-in-winter", ("SEN-47", "SEN-31"))


@clause("SEN-149", "SEN-150")
def test_in_autumn_only_who_was_named_acts() -> None:
    assert why("autumn", 1, "autumn")[1] == ("SEN-149", "SEN-150")
    assert why("summer", 1, "autumn")[1][0] == "SEN-150"
    assert why("summer", 0, "autumn")[1][0] == "SEN-150"


@clause("SEN-79", "SEN-80")
def test_in_summer_only_who_was_named_acts() -> None:
    assert why("summer", 1, "summer") == ("another-acts-now", ("SEN-79", "SEN-80"))
    assert why("spring", 1, "summer")[0] == "only-in-summer"


@clause("SEN-79", "SEN-37")
def test_in_summer_only_the_host_names() -> None:
    g = scene(4, phase="summer", host="B")
    assert refusal(g, "C", "name owari").clauses == ("SEN-79", "SEN-37")
    assert code(g, "B", "name owari") == "one-after-another"


@clause("SEN-2")
def test_families_are_chosen_one_after_another() -> None:
    g = RULES.new(4)
    assert code(g, "B", "lead green") == "chooses-now"
    assert code(prepare(4, 1, "HomeToName"), "A", "lead green") == "families-are-chosen"
    assert not told(g, FamilyLed)


@clause("SEN-16", "SEN-17")
def test_the_host_names_the_next_home_when_the_owner_has_placed() -> None:
    g = prepare(4, 7, "HomeToName")
    host = g.table.host
    mine = next(k for k, family in enumerate(g.table.box.home) if family in g.table.families
                and family != g.table.families[host])  # fmt: skip
    g.act(host, g.table.box.say.common.name[mine])
    assert refusal(g, "ABCD"[host], "name nagato").code == "others-place-first"


@clause("SEN-9", "SEN-15", "SEN-161")
def test_answers_of_the_preparation_mean_nothing_later() -> None:
    g = scene(4, phase="summer")
    assert code(g, "A", "here") == "preparation-is-over"
    assert code(g, "A", "units 2") == "preparation-is-over"
    assert code(g, "A", "keep oda") == "no-samurai-to-keep"
    assert code(g, "A", "name owari") == "named-by-the-host"
    assert code(g, "A", "host B") == "host-is-chosen"


def test_every_attempt_is_refused_with_a_clause_in_every_season() -> None:
    chapters = (RULES.box.say.preparation, RULES.box.say.spring)
    attempts = [a for chapter in chapters for a in chapter.every() if isinstance(a, Attempt)]
    assert len(attempts) == 9
    for phase in ("emperor", "winter", "spring", "summer", "autumn"):
        g = scene(4, phase=phase)
        for attempt in attempts:
            for seat in (0, 1):
                reason = g.why_not(seat, attempt)
                assert reason is not None
                assert reason.clauses, attempt


def test_every_answer_belongs_to_a_chapter() -> None:
    known = {"common", "preparation", "winter", "spring", "summer", "autumn", "answers"}
    assert {chapter_of(answer) for answer in RULES.box.say.by_text.values()} <= known
