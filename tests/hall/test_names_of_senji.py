"""What Senji's answers, refusals and questions speak of goes over the wire by name, and is told in words."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tatami.formats.names import _showers, fact_names, named
from tatami.games.senji import RULES
from tatami.games.senji.pieces import EMPEROR, SOURCES
from tatami.hall.telling.wire import about, reason_info, touches
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Refusal
from tatami.words.catalogue import Words
from tatami.words.naming import parts_of
from tatami.words.telling import Teller

NAMES = ("Akira", "Botan", "Chie")
REGION, SAMURAI = RULES.box.region, RULES.box.samurai


class SendOut(Answer):
    """An answer as chapters write them."""

    __slots__ = ("army", "card", "goal", "order", "who")
    KINDS = {"goal": "region", "who": "samurai", "army": "party", "order": "order", "card": "face"}

    def __init__(self) -> None:
        super().__init__("oda to awa")
        self.goal, self.who, self.army = REGION["awa"], SAMURAI.index("oda"), EMPEROR
        self.order, self.card = 2, RULES.box.face["green_member_grandfather"]


class WhereTo(Question[Any]):
    FIELDS = ("by", "source", "goals", "left")
    __slots__ = ("by", "goals", "left", "source")
    SEATS = frozenset({"by"})
    KINDS = {"source": "region", "goals": "regions"}

    def __init__(self, by: int, source: int, goals: tuple[int, ...], left: int) -> None:
        super().__init__((by,))
        self.by, self.source, self.goals, self.left = by, source, goals, left


class SetOut(Event, frozen=True):
    army: Annotated[int, "party"]
    goals: tuple[Annotated[int, "region"], ...]
    units: int


CLOSED = Refusal("closed", "SEN-22", region="region", party="party", source="source")


@pytest.mark.parametrize(
    ("kind", "value", "name"),
    [
        ("region", REGION["north_sea"], "north_sea"),
        ("region", -1, ""),
        ("family", 3, "green"),
        ("samurai", 0, "akashi"),
        ("party", 1, "B"),
        ("party", EMPEROR, "emperor"),
        ("party", -1, ""),
        ("source", 1, SOURCES[1]),
        ("order", 2, "march"),
        ("phase", 2, "winter"),
        ("combination", 0, "animals"),
        ("ability", "two_dice", "two_dice"),
    ],
)
def test_every_kind_goes_by_name(kind: str, value: int | str, name: str) -> None:
    assert named(RULES, kind, value) == name


def test_an_answer_touches_things_by_name_and_is_labelled() -> None:
    parts = {name: (part.kind, part.value) for name, part in touches(RULES, SendOut()).items()}
    assert parts == {
        "goal": ("region", "awa"),
        "who": ("samurai", "oda"),
        "army": ("party", "emperor"),
        "order": ("order", "march"),
        "card": ("face", "green_member_grandfather"),
    }
    facts = Teller(Words("uk"), RULES, NAMES)._facts_of(parts_of(SendOut()), SendOut())
    assert (facts["goal_acc"], facts["who_ins"], facts["army_gen"]) == ("Аву", "Одою", "війська імператора")
    assert (facts["order_is"], facts["card_is"], facts["goal_is"]) == ("march", "member", "awa")


def test_a_refusal_tells_its_facts_by_name() -> None:
    reason = CLOSED(region=REGION["awa"], party=0, source=2)
    facts = fact_names(reason, RULES)
    assert (facts["region"], facts["party"], facts["source"]) == ("awa", "A", "hostage")
    assert reason_info(reason, None, RULES).facts == facts


def test_a_question_tells_what_it_is_about_by_name() -> None:
    question: Question[Any] = WhereTo(1, REGION["owari"], (REGION["awa"], REGION["south_sea"]), 3)
    assert about(RULES, question) == {"by": "B", "source": "owari", "goals": ["awa", "south_sea"], "left": 3}
    facts = Teller(Words("ru"), RULES, NAMES, 1)._facts_of(parts_of(question), question)
    assert (facts["source"], facts["goals_acc"], facts["goals_count"]) == ("Овари", "Аву и Южное море", 2)
    assert (facts["left"], facts["by_you"]) == (3, "yes")


def test_an_event_is_told_by_name_on_the_wire_and_in_words() -> None:
    event = SetOut(EMPEROR, (REGION["awa"], REGION["satsuma"]), 3)
    layout = RULES.layout(3, RULES.read_options({}))
    told = {name: show(getattr(event, name)) for name, show in _showers(RULES, 3, layout, SetOut)}
    assert told == {"army": "emperor", "goals": ["awa", "satsuma"], "units": 3}
    facts = Teller(Words("ru"), RULES, NAMES)._facts_of(parts_of(event), event)
    assert (facts["army_ins"], facts["goals_acc"]) == ("войском императора", "Аву и Сацуму")
