"""Every refusal of Tenno happens in some game, names clauses that exist, and changes nothing."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from tatami.formats.codec import canonical, encode
from tatami.games.tenno import RULES, notation
from tatami.games.tenno import answers as say
from tatami.games.tenno.table import Tenno
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import KERNEL_REFUSALS, Refused
from tests.games.scenes import code, play
from tests.games.tenno.random_play import WITH_EVERYTHING, random_game
from tests.games.tenno.scenes import scene

LOCALE = Path(RULES.modules[0].__file__ or "").parents[2] / "locales" / "en" / "rules-tenno.ftl"
OWN = {refusal.code: refusal for refusal in RULES.refusals.values() if refusal not in KERNEL_REFUSALS}

HOSTILE: tuple[Answer, ...] = (
    *(say.STOP, say.SHOW_MONK, say.KEEP_COVERED, say.DECLINE),
    *say.ATTEMPTS,
    *(say.CHOOSE[0], say.CHOOSE[6], say.ARRANGE[3], say.EXCHANGE[0], say.EXCHANGE[3], say.PEEK[1]),
    *(swap for swaps in say.SWAP for swap in swaps[::5]),
    *(attack for targets in say.ATTACK for aims in targets for attack in aims[:2]),
    *(
        notation.parse(text)
        for text in ("refill 1 ninja", "refill 1 ninja, 2 ninja", "refill 2 shogun, 1 monk")
    ),
)


def attempts(g: Tenno, seat: int) -> dict[str, Answer]:
    """By code, everything hostile that this seat is refused now."""
    found = {}
    for answer in HOSTILE:
        reason = g.why_not(seat, answer)
        if reason is not None:
            found[reason.code] = answer
    return found


def refused_in_random_play(seats: int, seed: int) -> set[str]:
    found: set[str] = set()
    rng = Random(seed)
    for g in random_game(seats, seed, WITH_EVERYTHING):
        for seat in range(seats):
            refusals = attempts(g, seat)
            found |= refusals.keys()
            for answer in rng.sample(list(refusals.values()), min(2, len(refusals))):
                before, told = canonical(encode(g)), len(g.events)
                with pytest.raises(Refused):
                    g.act(seat, answer)
                assert canonical(encode(g)) == before
                assert len(g.events) == told
    return found


def refused_in_special_scenes() -> set[str]:
    """What random play may miss."""
    exchange = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": ""})
    play(exchange, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    monk = scene(rows={"A": "6 1 2", "B": "5 3 1"})
    play(monk, "A: attack 1 > B.1")
    ronin = scene(rows={"A": "6 10 3", "B": "1 5 7", "C": "7 2 3"})
    play(ronin, "A: attack 1 > B.1", "B: keep")
    two_won = scene(rows={"A": "6 3 2", "B": "7 2 3", "C": "8 2 3"})
    play(two_won, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    play(two_won, "A: refill 1 ninja, 2 monk")
    one_peeked = two_won.clone()
    play(one_peeked, "B: peek 2")
    same = scene(rows={"A": "6 10 3", "B": "7 5 1"})
    play(same, "A: attack 1 > B.1", "B: keep")
    return {
        code(exchange, "A", "swap 1 ninja"),
        code(exchange, "A", "reorder row"),
        code(two_won, "C", "peek 1"),
        code(one_peeked, "B", "peek 1"),
        code(monk, "B", "monk"),
        code(ronin, "A", "attack 3 > B.1"),
        code(ronin, "A", "attack 2 > B.2"),
        code(same, "A", "attack 3 > B.1"),
    }


def test_every_refusal_is_produced() -> None:
    played = chain.from_iterable(refused_in_random_play(seats, seats) for seats in (2, 3, 4))
    found = {*played, *refused_in_special_scenes()}
    assert found >= set(OWN)
    assert found - set(OWN) == {"not-asked", "already-answered", "not-an-answer-here"}


def test_every_refusal_names_clauses_that_exist() -> None:
    known = set(re.findall(r"^(TEN-R?\d+) =", LOCALE.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(known) == 98 + 43
    for refusal in OWN.values():
        assert refusal.clauses
        assert set(refusal.clauses) <= known


def test_every_fact_of_a_reason_is_declared_with_its_kind() -> None:
    for g in random_game(3, 2, WITH_EVERYTHING):
        for seat in range(3):
            for answer in HOSTILE:
                reason = g.why_not(seat, answer)
                if reason is not None:
                    assert set(reason.facts) == set(reason.refusal.kinds)
