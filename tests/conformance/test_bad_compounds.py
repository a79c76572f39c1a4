"""Bad answers of parts, in every form that a game has: refused with what is at fault, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest

from tatami.formats.codec import canonical, encode
from tatami.formats.sampling import finished
from tatami.games import EVERY_GAME
from tatami.kernel.answers import Compound, Form
from tatami.kernel.game import Game
from tatami.kernel.questions import MOST_PARTS
from tatami.kernel.reasons import NotUnderstood, Reason, Refused
from tatami.kernel.seats import Seat
from tatami.web.gametypes import answers_of

MOST_ACTS = 2_000
MANY = 10_000


class Begun(NamedTuple):
    """A game in which a seat may begin such an answer, and a whole one by chance."""

    game: Game[Any]
    seat: Seat
    form: Form
    whole: Compound


@cache
def forms_of(name: str) -> frozenset[str]:
    """The classes of forms that a game declares."""
    return frozenset(kind.__name__ for kind in answers_of(EVERY_GAME[name]) if issubclass(kind, Form))


@cache
def begun(name: str) -> dict[str, Begun]:
    """By its class every form of a game, found by chance."""
    rules, found = EVERY_GAME[name], dict[str, Begun]()
    for seed in count():
        if forms_of(name) <= found.keys():
            return found
        assert seed < 40, f"never offered: {forms_of(name) - found.keys()}"
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        for g, seat, form in _walk(rules.new(seats, rules.unattended({}), seed), Random(seed)):
            if type(form).__name__ not in found:
                whole = finished(g.clone(), seat, form, Random(seed).randrange)
                if isinstance(whole, Compound):
                    found[type(form).__name__] = Begun(g.clone(), seat, form, whole)
    raise AssertionError


def _walk(g: Game[Any], rng: Random) -> Iterator[tuple[Game[Any], Seat, Form]]:
    for _ in range(MOST_ACTS):
        if g.outcome is not None:
            return
        seat = rng.choice(g.asked())
        legal = list(g.legal(seat))
        yield from ((g, seat, each) for each in legal if isinstance(each, Form))
        g.act(seat, finished(g, seat, rng.choice(legal), rng.randrange))


def refused(g: Game[Any], seat: Seat, answer: Compound) -> Reason:
    """Why that is no answer; the game is as it was, to the byte."""
    before = canonical(encode(g))
    with pytest.raises(Refused) as refusal:
        g.act(seat, answer)
    assert canonical(encode(g)) == before
    return refusal.value.reason


CASES = [(name, form) for name in EVERY_GAME for form in sorted(forms_of(name))]
each_form = pytest.mark.parametrize(("name", "form"), CASES, ids=lambda value: str(value))


def test_the_games_have_many_such_forms() -> None:
    assert {name for name, _ in CASES} == {"senji", "senjutsu"}
    assert len(CASES) > 12


@each_form
def test_ten_thousand_parts_are_not_even_read(name: str, form: str) -> None:
    rules, of = EVERY_GAME[name], begun(name)[form]
    part = of.whole.parts[0].text if of.whole.parts else "anything"
    with pytest.raises(NotUnderstood) as error:
        rules.parse(f"{of.form.text}: " + f"{part}, " * MANY + part)
    assert (error.value.code, error.value.facts) == ("too-many-parts", {"limit": MOST_PARTS})


@each_form
def test_more_parts_than_any_answer_has_are_refused_whoever_made_them(name: str, form: str) -> None:
    g, seat, offered, whole = begun(name)[form]
    wholes = [whole, *(other.whole for other in begun(name).values())]
    part = next(part for each in wholes for part in each.parts)
    assert refused(g, seat, offered.of([part] * (MOST_PARTS + 1))).code == "too-many-parts"


@each_form
def test_a_part_that_nobody_knows_is_named(name: str, form: str) -> None:
    offered = begun(name)[form].form
    with pytest.raises(NotUnderstood) as error:
        EVERY_GAME[name].parse(f"{offered.text}: dragon_9")
    assert (error.value.code, error.value.facts["part"]) == ("no-such-part", "dragon_9")


@each_form
def test_a_part_that_may_not_stand_twice_is_refused_with_a_clause(name: str, form: str) -> None:
    """Some may: a wish, or so many units to one goal."""
    g, seat, offered, whole = begun(name)[form]
    question, me = g.question, g.seen(seat)
    assert question is not None
    for k, part in enumerate(whole.parts):
        so_far = whole.parts[: k + 1]
        if question.why_not_part(me, offered, so_far, part) is not None:
            reason = refused(g, seat, offered.of([*so_far, part]))
            assert reason.part == k + 1, f"{part.text}: {reason}"
            assert reason.clauses, f"{part.text}: {reason}"


@each_form
def test_parts_of_another_form_are_refused_with_the_first_of_them(name: str, form: str) -> None:
    g, seat, offered, whole = begun(name)[form]
    own = {type(part) for part in whole.parts}
    strange = [part for other in begun(name).values() for part in other.whole.parts if type(part) not in own]
    for part in strange[:3]:
        reason = refused(g, seat, offered.of([*whole.parts, part]))
        assert reason.part == len(whole.parts), f"{part.text}: {reason}"
