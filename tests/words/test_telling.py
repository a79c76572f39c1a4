"""Whole games are told in every language, to every seat and the spectators."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest

from tatami.games import EVERY_GAME, GAMES
from tatami.games.samurai_sword import events as samurai_sword_events
from tatami.games.samurai_sword.pieces import CARDS, CHARACTERS, FACES
from tatami.games.shinobi import events as shinobi_events
from tatami.games.tenno import events as tenno_events
from tatami.kernel.events import Event, clauses_named_by
from tatami.kernel.game import Game
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View, events_for
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.rulebook import clauses
from tatami.words.telling import Teller
from tests.chance import some_answer
from tests.short import short

CITE_THEIR_CARD = (samurai_sword_events.CardPlayed, samurai_sword_events.CardPlayedOn)
NAMES = ("Akira", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro")


def told_now(g: Game[Any], tellers: dict[int, Teller], rng: Random) -> Iterator[str]:
    """The open question to everybody, with all its answers, and why not where it is not allowed."""
    question = g.question
    assert question is not None
    candidates = question.candidates(g.seen(question.seats[0]))
    for viewer, teller in tellers.items():
        yield teller.question(question, waiting_for=g.asked())
        yield teller.question(question, asked_is_viewer=False)
        legal = g.legal(viewer) if viewer < g.seats else ()
        for answer in legal if len(legal) <= 100 else rng.sample(legal, 20):
            yield teller.answer(answer, question)
            yield teller.answer(answer)
            yield teller.consequence(View(g, viewer), question, answer) or "-"
        for answer in rng.sample(candidates, min(10, len(candidates))):
            reason = g.why_not(viewer, answer) if viewer < g.seats else None
            if reason is not None:
                yield teller.reason(reason)
                assert teller.clauses_of(reason) == ", ".join(reason.clauses)


def told_game(g: Game[Any], lang: str, rng: Random) -> Iterator[str]:
    """Plays at random and tells everything."""
    viewers = (*range(g.seats), SPECTATOR)
    words = Words(lang)
    tellers = {v: Teller(words, g.rules, NAMES[: g.seats], v, g.options) for v in viewers}
    since = 0
    while g.outcome is None:
        yield from told_now(g, tellers, rng)
        seat = rng.choice(g.asked())
        g.act(seat, some_answer(g, seat, rng))
        for viewer, teller in tellers.items():
            for event in events_for(g, viewer, since):
                yield teller.event(event) or "-"
                yield teller.event(event, open_cards=True) or "-"
        since = g.told + len(g.events)
    for teller in tellers.values():
        lines = teller.outcome(g.outcome)
        fates = [(score, seat in g.outcome.winners) for seat, score in enumerate(g.outcome.scores)]
        together = words.has(f"{g.rules.name}-score-together")
        assert len(lines) == 1 + len(set(fates) if together else fates)
        yield from lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_a_random_game_is_told_to_everybody(rules: Rules[Any], lang: str) -> None:
    for seed, seats in enumerate((rules.seat_counts[0], rules.default_seats)):
        rng = Random(seed)
        options = {option.name: rng.choice(option.choices) for option in rules.options if option.choices}
        if "first_player" in options:
            options["first_player"] = "random"
        if "sides" in options:
            options["sides"] = "each"  # two pairs are four players
        options |= short(rules)
        count = 0
        for line in told_game(rules.new(seats, options, seed), lang, rng):
            count += 1
            assert line.strip() == line, line
            assert line, "an empty line"
            assert not set(line) & set("{}$"), line
            assert "None" not in line, line
        assert count > 500


def heard_by_all(rules: Rules[Any], lang: str, seed: int) -> tuple[Game[Any], list[Teller], Random]:
    """A short game, a teller for each of its seats, and luck to play it with."""
    g = rules.new(rules.default_seats, short(rules), seed=seed)
    tellers = [Teller(Words(lang), rules, NAMES[: g.seats], seat, g.options) for seat in range(g.seats)]
    return g, tellers, Random(seed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_whoever_is_asked_reads_nothing_of_himself_by_name(rules: Rules[Any], lang: str) -> None:
    """An answer that aims at oneself, and why it is refused, say "your own"."""
    refused = 0
    for seed in range(1, 20):  # a small game refuses little
        g, tellers, rng = heard_by_all(rules, lang, seed)
        while g.outcome is None and refused < 2000:
            refused += _refused_to_one(g, tellers, rng)
        if refused > 50:
            return
    pytest.fail("too little was refused")


def _refused_to_one(g: Game[Any], tellers: list[Teller], rng: Random) -> int:
    """Goes on by one answer; how many others were refused to whoever gave it."""
    question, refused = g.question, 0
    assert question is not None
    seat = rng.choice(g.asked())
    for answer in question.candidates(g.seen(seat)):
        reason = g.why_not(seat, answer)
        refused += reason is not None
        told = (tellers[seat].answer(answer, question), reason and tellers[seat].reason(reason))
        assert not [line for line in told if line and NAMES[seat] in line], told
    g.act(seat, some_answer(g, seat, rng))
    return refused


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_whoever_hears_the_story_is_you_in_it(rules: Rules[Any], lang: str) -> None:
    """Only in a row of people everybody stands with his name."""
    g, tellers, rng = heard_by_all(rules, lang, 3)
    since = heard = 0
    while g.outcome is None:
        seat = rng.choice(g.asked())
        g.act(seat, some_answer(g, seat, rng))
        for viewer, teller in enumerate(tellers):
            for event in events_for(g, viewer, since):
                line = teller.event(event)
                if line and not hasattr(event, "seats"):
                    heard += 1
                    assert NAMES[viewer] not in line, line
        since = g.told + len(g.events)
    assert heard > 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_everything_that_lies_on_the_table_has_a_name(rules: Rules[Any], lang: str) -> None:
    teller = Teller(Words(lang), rules, NAMES[: rules.default_seats], 0)
    for face in (-1, *range(len(rules.faces))):
        assert all(teller.face(face, case) for case in ("nom", "acc", "gen", "dat", "ins"))
    for place in rules.layout(rules.default_seats, rules.read_options({})).places:
        assert teller.place(place.name)
    for option in rules.options:
        assert teller.option(option.name)
        assert teller.option_help(option.name)
        assert all(teller.option_value(option.name, value) for value in (option.default, *option.choices))
    assert teller.game_title()
    assert teller.game_blurb()
    assert str(rules.seat_counts[-1]) in teller.players()


def test_the_log_of_tenno_never_repeats_the_value_of_a_covered_card() -> None:
    """TEN-R26: what the log says of a fight is the same whatever cards fought, but for the discarded."""
    rules = GAMES["tenno"]
    g = rules.new(3, seed=4)
    rng = Random(4)
    teller = Teller(Words("en"), rules, NAMES[:3], SPECTATOR)
    characters = [teller.face(face).rstrip(" 12378").lower() for face in range(11)]
    while g.outcome is None:
        seat = rng.choice(g.asked())
        g.act(seat, some_answer(g, seat, rng))
    for event in events_for(g, SPECTATOR):
        line = teller.event(event) or ""
        if isinstance(event, tenno_events.PrisonCounted | tenno_events.TieBroken):
            continue  # everything lies open then (TEN-65, TEN-68)
        if not line.startswith("Discarded"):
            assert not [name for name in characters if name in line.lower()], line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_role_and_character_of_samurai_sword_is_explained(lang: str) -> None:
    teller = Teller(Words(lang), GAMES["samurai-sword"], NAMES[:5])
    explained = [teller.explain(face) for face in range(len(FACES))]
    explained += [teller.explain_named("character", name) for name in CHARACTERS]
    for text in explained:
        assert text is not None
        assert text.endswith("."), text
    assert len(set(explained)) == len(explained), "no two do the same"


def test_what_needs_no_explanation_has_none() -> None:
    teller = Teller(Words("en"), GAMES["tenno"], NAMES[:3])
    assert teller.explain(0) is None
    assert teller.explain(HIDDEN) is None
    assert teller.explain_named("colour", "red") is None
    assert teller.explain_named("character", "benkei") is None


@pytest.mark.parametrize(
    ("events", "prefix"), [(tenno_events, "TEN"), (shinobi_events, "SHI"), (samurai_sword_events, "SAM")]
)
def test_every_line_of_the_log_names_clauses_of_its_game(events: ModuleType, prefix: str) -> None:
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == events.__name__
    ]
    known = {clause for chapter in clauses(prefix) for clause in chapter.clauses}
    assert len(kinds) > 5
    for kind in kinds:
        cited = clauses_named_by(kind)
        assert cited or kind in CITE_THEIR_CARD, kind
        assert known.issuperset(cited), kind


def test_a_card_of_samurai_sword_is_told_with_the_clause_of_what_it_does() -> None:
    known = {clause for chapter in clauses("SAM") for clause in chapter.clauses}
    played = [CARDS.index(name) for name in samurai_sword_events.CARD_CLAUSES]
    assert known.issuperset(
        clause for card in played for clause in samurai_sword_events.clauses_of_card(card)
    )
    assert samurai_sword_events.CardPlayed(0, CARDS.index("armor")).cites() == ("SAM-80", "SAM-63")
    assert samurai_sword_events.CardPlayedOn(0, CARDS.index("geisha"), 1).cites() == ("SAM-152", "SAM-62")
