"""Whoever tries whatever comes to mind is told every reason there is, and each of them as a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tatami.formats.sampling import draw, finished
from tatami.games.senjutsu import RULES, SenjutsuRules, reasons
from tatami.games.senjutsu.answers import GIVE_UP
from tatami.games.senjutsu.table import Fight
from tatami.hooks.tables import tables_of
from tatami.kernel.answers import Answer, Form
from tatami.kernel.reasons import Reason, Refusal
from tatami.kernel.seats import Seat
from tests.games.senjutsu.sample_rules import sample_rules

EVERY = {each.code for each in vars(reasons).values() if isinstance(each, Refusal)}
NOT_ASKED_THEN = {"no-cards-to-burn"}
"""Who cannot burn is not asked: only a text that no question knows comes so far."""
OF_OTHER_PACKS = {"needs-mask", "no-marker-there", "no-such-poison", "no-such-token"}
RARE = {
    *("not-by-branches", "not-in-range", "not-in-sight"),
    *("only-attacks-counter", "too-fast-to-counter", "value-too-high"),
}
"""What needs a rare card at a rare moment. All these have scenes (illegal_moves_a.py, illegal_moves_b.py)."""
SOUGHT = EVERY - NOT_ASKED_THEN - OF_OTHER_PACKS - RARE
MOST_GAMES = 400
"""So many are played if it must be."""
RICH = (317, 63, 164, 18, 31, 77, 223, 252)
"""Games that reach all of them by the rules as they are: they are played before the others."""


def refused(g: Fight, seat: Seat, answers: list[Answer], rng: Random) -> Iterator[Reason | None]:
    """What is said against some of what the question knows, and against the same from anybody."""
    assert g.question is not None
    offered = list(g.question.candidates(g.seen(seat)))
    for answer in rng.sample(offered, min(6, len(offered))) + answers + anything(g, rng):
        yield g.why_not(seat, answer)
        yield g.why_not(rng.randrange(g.seats), answer)
    for form in [each for each in offered if isinstance(each, Form)][:2]:
        yield from decks_refused(g, seat, form, rng)


def anything(g: Fight, rng: Random) -> list[Answer]:
    """What a player can say at all, whatever is asked: one of each kind."""
    say, table = g.table.box.say, g.table
    cell = rng.randrange(len(table.box.cell_names))
    who = table.fighters[rng.choice(table.track)] if table.track else table.fighters[0]
    near = rng.choice(table.plan.step[who.cell]) if who.cell >= 0 else cell
    kinds = (say.lay, say.play, say.discard, say.find, say.enter, say.choose, say.value, say.target)
    ways = [say.go(each, rng.randrange(6), (), -1) for each in (cell, near) if each >= 0]
    return [GIVE_UP, *[rng.choice(kind) for kind in kinds], rng.choice(list(say.kamae.values())), *ways]


def decks_refused(g: Fight, seat: Seat, form: Form, rng: Random) -> Iterator[Reason | None]:
    """What is said against a deck that is half or too much, and against one card more in it."""
    me, question = g.seen(seat), g.question
    assert question is not None
    drawn = draw(question, me, form, rng.randrange).parts
    for parts in ((), drawn[: len(drawn) // 2], drawn):
        menu = list(question.menu(me, form, parts))
        yield question.why_not_whole(me, form, parts)
        for part in rng.sample(menu, min(20, len(menu))):
            yield question.why_not_part(me, form, parts, part)


def reasons_of_a_game(rules: SenjutsuRules, seed: int) -> set[str]:
    """The codes of all refusals in a random game at one of all kinds of tables."""
    tables = [(seats, dict(options)) for seats in (2, 3, 4) for options in tables_of(rules, seats)]
    seats, options = tables[seed % len(tables)]
    g, rng = rules.new(seats, rules.unattended(options), seed), Random(seed)
    found: set[str] = set()
    said: list[Answer] = []
    while g.outcome is None:
        seat = rng.choice(g.asked())
        earlier = rng.sample(said, min(2, len(said)))
        found |= {reason.code for reason in refused(g, seat, earlier, rng) if reason is not None}
        said.append(finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
        g.act(seat, said[-1])
    late = g.why_not(0, said[-1])
    assert late is not None
    return found | {late.code}


def test_random_play_reaches_every_refusal() -> None:
    left = set(SOUGHT)
    for seed in dict.fromkeys((*RICH, *range(MOST_GAMES))):
        left -= reasons_of_a_game(sample_rules() if seed % 3 == 2 else RULES, seed)
        if not left:
            break
    assert left == set()
