"""Autumn as the conformance kit sees it: random years of nothing but Autumn, at every number of players."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import (
    Tally,
    check_clone,
    check_events,
    check_forms,
    check_legal,
    check_notation,
    check_refused,
    check_somebody_can_answer,
    check_view,
    twin_walk,
)
from tatami.formats.codec import canonical, decode, encode
from tatami.formats.counting import count_pieces
from tatami.formats.folding import fold
from tatami.formats.sampling import finished
from tatami.games.senji.box import FAMILIES
from tatami.games.senji.pieces import COUNTS, DECK, HANAFUDA, HAND, SAMURAI_DECK
from tatami.games.senji.rules.autumn import autumn
from tatami.games.senji.rules.hanafuda_deck import draw_hanafuda
from tatami.games.senji.table import Senji
from tatami.kernel.answers import Answer
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.senji.scenes_autumn import BOX, play, scene

SAMURAI = ("umeko gamo", "tachibana", "akashi ishida", "kuroda", "daisuke", "fukushima")


def many_autumns(seats: int, rng: Random, umeko: str) -> Senji:
    """Hands full of everything, samurai with something to do, and one Autumn after another."""
    cards = [c for c in range(BOX.valued) if rng.random() < 0.9]
    hands: dict[str, str] = {}
    for card in cards:
        name = letter(rng.randrange(seats))
        hands[name] = f"{hands.get(name, '')} {BOX.faces[card]}"
    g = scene(
        seats,
        hands=hands,
        samurai={letter(s): SAMURAI[s] for s in range(seats)},
        kami={"A": "mori yamagata"},
        honour={letter(s): rng.randrange(-5, 30) for s in range(seats)},
        host=letter(rng.randrange(seats)),
        options={"umeko": umeko},
        seed=f"many {seats}",
    )
    g.shuffle("hanafuda", DECK)
    g.shuffle("samurai", SAMURAI_DECK)
    for seat in range(seats):
        draw_hanafuda(g, seat, 12)
    g.stack[:] = [(autumn, ())] * 40
    g.run()
    g.events.clear()
    return g


def _act(g: Senji, rng: Random) -> None:
    """Some legal answer; nobody is done too soon, and a set that is there is made."""
    seat = rng.choice([s for s in g.asked() if g.legal(s)])
    texts = list(g.legal(seat))
    eager = [a for a in texts if a.text.startswith(("combine", "envoys", "force", "kami", "hire s"))]
    chosen = rng.choice(eager if eager and rng.random() < 0.5 else texts)
    g.act(seat, finished(g, seat, chosen, rng.randrange))


@clause("SEN-150", "SEN-155", "SEN-159", "SEN-29")
@pytest.mark.parametrize("umeko", ["diplomacy", "hanafuda"])
@pytest.mark.parametrize("seats", COUNTS)
def test_random_autumns_keep_every_promise_of_the_kernel(seats: int, umeko: str) -> None:
    rng = Random(f"autumns {seats} {umeko}")
    g = many_autumns(seats, rng, umeko)
    viewers = (*range(seats), SPECTATOR)
    folded = {viewer: View(g, viewer).places for viewer in viewers}
    pool: list[Answer] = []
    met, tally = set(), Tally()
    for step in range(130):
        question = g.question
        assert question is not None
        met.add(type(question).__name__)
        check_somebody_can_answer(g)
        since = g.told + len(g.events)
        _act(g, rng)
        count_pieces(g)
        raw = g.events[since - g.told :]
        for viewer in viewers:
            told = events_for(g, viewer, since)
            check_events(told, viewer, raw)
            for event in told:
                fold(g.layout, viewer, folded[viewer], event)
        if step % 6 == 0:
            _look_closely(g, rng, pool, tally)
    for viewer in viewers:
        assert [list(p) for p in folded[viewer]] == View(g, viewer).places
    assert {"FamilyToCall", "AutumnActions", "CardsToShow", "CardToTrade", "SamuraiToHire"} <= met
    assert tally.refused > 0 < tally.twins
    assert "WithCard" in tally.drawn


def _look_closely(g: Senji, rng: Random, pool: list[Answer], tally: Tally) -> None:
    question = g.question
    assert question is not None
    check_legal(g)
    check_notation(g)
    check_forms(g, rng, tally)
    check_clone(g, rng)
    text = canonical(encode(g))
    assert canonical(encode(decode(g.rules, encode(g)))) == text
    candidates = list(question.candidates(g.seen(g.asked()[0])))
    pool += rng.sample(candidates, min(6, len(candidates)))
    hostile = rng.sample(pool, min(8, len(pool)))
    for seat in range(g.seats):
        check_view(g, seat)
        for answer in hostile:
            if g.why_not(seat, answer) is not None:
                check_refused(g, seat, answer, tally)
    viewer = rng.choice((*range(g.seats), SPECTATOR))
    tally.twins += twin_walk(g, viewer, rng, 6, hostile)


def test_what_a_player_may_do_takes_microseconds() -> None:
    """Legal answers with a full hand: far below a millisecond (a generous bound: the machine may be busy)."""
    from time import perf_counter

    g = many_autumns(6, Random("speed"), "diplomacy")
    while type(g.question).__name__ != "AutumnActions":
        play(g, g.legal(g.asked()[0])[0].text)
    seat = g.asked()[0]
    best = 1.0
    for _ in range(20):
        start = perf_counter()
        g.legal(seat)
        best = min(best, perf_counter() - start)
    assert best < 0.002
    assert (len(g.places[HAND[seat]]), len(g.places[HANAFUDA[seat]]), len(FAMILIES)) > (0, 0, 5)
