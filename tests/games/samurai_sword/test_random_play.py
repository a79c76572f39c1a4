"""What holds in every game at every number of players, tried out in random play.

The books are kept a second time here: Honor, wounds and Weapons from what the players were told, the points
from the revealed roles, with the numbers of the rulebook written out once more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.formats.counting import count_pieces
from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.events import (
    Attacked,
    DeadlyStrike,
    DeckEnded,
    Defeated,
    Healed,
    HonorGiven,
    HonorPaidToBushido,
    HonorRanOut,
    LastOneStanding,
    Recovered,
    ResilienceSpent,
    SwordmasterDenied,
    TurnBegan,
    Wounded,
)
from tatami.games.samurai_sword.rules.cries import BattleCryAnswer, JujutsuAnswer
from tatami.games.samurai_sword.rules.turn import CardToDiscard
from tatami.games.samurai_sword.rules.weapons import ParryAnswer
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.events import Event
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import OTHER_READINGS, random_play
from tests.games.scenes import lying, size, told

Table = tuple[int, int, dict[str, object]]
tables = st.tuples(st.integers(3, 7), st.integers(0, 10**6), st.sampled_from([{}, OTHER_READINGS]))
often = settings(max_examples=30, deadline=None, derandomize=True)

FULL = {
    **dict.fromkeys(("chiyome", "ginchiyo", "hanzo", "hideyoshi", "ushiwaka"), 4),
    **dict.fromkeys(("benkei", "goemon", "ieyasu", "kojiro", "musashi", "nobunaga", "tomoe"), 5),
}
HONOR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)}
"""The Shogun's and everybody else's, by number of players."""

TIMES = {
    "shogun": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    "samurai": {4: 2, 5: 1, 6: 2, 7: 1},
    "ninja": {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    "ronin": {5: 2, 6: 3, 7: 3},
}
TEAM = {"shogun": "shogun", "samurai": "shogun", "ninja": "ninja", "ronin": "ronin"}


def players(g: SamuraiSword) -> list[str]:
    return [letter(seat) for seat in range(g.seats)]


# --- the table --------------------------------------------------------------------------------------------


@clause("SAM-6", "SAM-145", "SAM-R15", "SAM-R73")
@given(tables)
@often
def test_the_table_is_in_order_after_every_act(table: Table) -> None:
    seats, seed, options = table
    for g in random_play(seats, seed, options):
        count_pieces(g)
        RULES.check(g)
        assert sum(len(place) for place in g.places) == 90 + seats + size(g, "box")
        assert size(g, "box") == (1 if seats < 6 else 0)
        assert sum(size(g, f"play.{name}.bushido") for name in players(g)) <= 1
        assert all(size(g, f"role.{name}") == 1 for name in players(g))
        for name, tokens in zip(g.table.characters, g.table.resilience, strict=True):
            assert 0 <= tokens <= FULL[name]
        if g.outcome is None:
            assert min(g.table.honor) > 0
            assert g.table.resilience[g.table.turn] > 0


@clause("SAM-61", "SAM-62", "SAM-R20")
@given(tables)
@often
def test_a_card_is_resolving_exactly_while_somebody_answers_it(table: Table) -> None:
    for g in random_play(*table):
        resolving = lying(g, "resolving")
        if isinstance(g.question, ParryAnswer):
            assert resolving == [RULES.faces[told(g, Attacked)[-1].card]]
        elif isinstance(g.question, BattleCryAnswer | JujutsuAnswer):
            assert resolving == ["battle_cry" if isinstance(g.question, BattleCryAnswer) else "jujutsu"]
        elif g.outcome is None:
            assert resolving == []
        else:
            assert len(resolving) <= 1


@clause("SAM-66", "SAM-67", "SAM-R72")
@given(st.integers(3, 7), st.integers(0, 10**6))
@often
def test_nobody_plays_more_weapons_than_1_and_the_bonuses(seats: int, seed: int) -> None:
    for g in random_play(seats, seed):
        turn = g.table.turn
        began = max(k for k, event in enumerate(g.events) if isinstance(event, TurnBegan))
        played = sum(isinstance(event, Attacked) for event in g.events[began:])
        limit = 1 + size(g, f"play.{letter(turn)}.focus") + (g.table.characters[turn] == "goemon")
        assert g.table.weapons_played == played <= limit + (seats == 3 and turn == g.table.shogun)


@clause("SAM-51", "SAM-71")
@given(tables)
@often
def test_turns_go_round_and_end_with_at_most_seven_cards(table: Table) -> None:
    *_, g = random_play(*table)
    turns = [event.seat for event in told(g, TurnBegan)]
    assert turns == [(g.table.shogun + k) % g.seats for k in range(len(turns))]
    before = -1
    for g in random_play(*table):
        turn = g.table.turn
        if before not in (-1, turn) and g.outcome is None:
            assert size(g, f"hand.{letter(before)}") <= 7
        if isinstance(g.question, CardToDiscard):
            assert size(g, f"hand.{letter(turn)}") > 7
        before = turn


@given(tables)
@often
def test_legal_answers_are_exactly_the_candidates_that_nothing_speaks_against(table: Table) -> None:
    for g in random_play(*table):
        if g.question is not None:
            (seat,) = g.asked()
            me, legal = g.seen(seat), g.legal(seat)
            assert len(set(legal)) == len(legal) > 0
            assert set(legal) == {a for a in g.question.candidates(me) if g.question.why_not(me, a) is None}
            assert all(answer not in say.ATTEMPTS for answer in legal)


# --- the books --------------------------------------------------------------------------------------------


def steps(table: Table) -> Iterator[tuple[SamuraiSword, list[Event]]]:
    """Every position, with what was told since the one before."""
    heard = 0
    for g in random_play(*table):
        yield g, g.events[heard:]
        heard = len(g.events)


@clause("SAM-33", "SAM-99", "SAM-104", "SAM-129", "SAM-141")
@given(tables)
@often
def test_honor_changes_only_by_defeat_bushido_and_the_end_of_the_deck(table: Table) -> None:
    book: list[int] = []
    for g, events in steps(table):
        if not book:
            shogun, others = HONOR[g.seats]
            book = [shogun if seat == g.table.shogun else others for seat in range(g.seats)]
        for event in events:
            if isinstance(event, HonorGiven):
                book[event.seat] -= 1
                book[event.to] += 1
            elif isinstance(event, HonorPaidToBushido):
                assert event.tokens == (0 if g.seats == 3 and event.seat == g.table.shogun else 1)
                book[event.seat] -= event.tokens
            elif isinstance(event, DeckEnded):
                book = [tokens - 1 for tokens in book]
        assert g.table.honor == tuple(book)
        assert 0 not in book or g.outcome is not None


@clause("SAM-53", "SAM-91", "SAM-94", "SAM-98", "SAM-133", "SAM-169")
@given(tables)
@often
def test_resilience_changes_only_by_wounds_recovery_breathing_and_nobunaga(table: Table) -> None:
    book: list[int] = []
    for g, events in steps(table):
        book = book or [FULL[name] for name in g.table.characters]
        for event in events:
            if isinstance(event, Wounded):
                book[event.seat] -= event.wounds
                assert book[event.seat] == event.left >= 0
            elif isinstance(event, Defeated):
                assert book[event.seat] == 0
                assert event.by == g.table.turn != event.seat
            elif isinstance(event, Recovered):
                assert book[event.seat] == 0
                book[event.seat] = event.resilience
            elif isinstance(event, Healed):
                book[event.seat] += event.tokens
                assert book[event.seat] == FULL[g.table.characters[event.seat]]
            elif isinstance(event, ResilienceSpent):
                assert g.table.characters[event.seat] == "nobunaga"
                book[event.seat] -= 1
                assert book[event.seat] == event.left > 0
        assert g.table.resilience == tuple(book)


# --- the end ----------------------------------------------------------------------------------------------


def end_of(g: SamuraiSword) -> tuple[str, set[int], dict[str, int]]:
    """How the game must have ended, who won, and the points of the teams, from what lies on the table."""
    names = [lying(g, f"role.{name}")[0].removeprefix("role:") for name in players(g)]
    roles = [name.split("_")[0] for name in names]
    teams = [TEAM[role] for role in roles]
    cause = [e for e in g.events if isinstance(e, Defeated | DeckEnded | HonorPaidToBushido)][-1]
    within = isinstance(cause, Defeated) and teams[cause.by] == teams[cause.seat]
    standing = sum(tokens > 0 for tokens in g.table.resilience)
    if isinstance(cause, Defeated) and not within and standing == 1 and g.seats > 3:
        won_by_honor = g.options["last_blow"] == "honor" and g.table.honor[cause.seat] == 0
        if not won_by_honor:
            return "swordmaster", {s for s, team in enumerate(teams) if team == teams[cause.by]}, {}
    points = Counter(dict.fromkeys(teams, 0))
    best_ninja = max(name for name in names if name.startswith("ninja"))
    for seat, role in enumerate(roles):
        times = TIMES[role][g.seats] + (g.seats == 4 and names[seat] == best_ninja)
        daimyo = 0 if role == "ronin" else lying(g, f"hand.{letter(seat)}").count("daimyo")
        points[teams[seat]] += g.table.honor[seat] * times + daimyo
    if within and isinstance(cause, Defeated):
        points[teams[cause.by]] -= 3
    first = [team for team in ("ninja", "shogun", "ronin") if points.get(team) == max(points.values())]
    won = {seat for seat, team in enumerate(teams) if team == first[0]}
    return "tie" if len(first) > 1 else "honor", won, {team: points[team] for team in set(teams)}


@clause("SAM-101", "SAM-105", "SAM-106", "SAM-107", "SAM-108", "SAM-109", "SAM-111", "SAM-112", "SAM-113")
@clause("SAM-114", "SAM-115", "SAM-116", "SAM-117", "SAM-118", "SAM-119", "SAM-120")
@pytest.mark.parametrize("seats", RULES.seat_counts)
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["as printed", "other readings"])
def test_every_game_ends_as_the_revealed_roles_tell(seats: int, options: dict[str, object]) -> None:
    for seed in range(60):
        *_, g = random_play(seats, seed, options)
        assert g.outcome is not None
        how, winners, points = end_of(g)
        assert g.outcome.how == how
        assert set(g.outcome.winners) == winners
        teams = [TEAM[lying(g, f"role.{p}")[0].removeprefix("role:").split("_")[0]] for p in players(g)]
        assert g.outcome.scores == (tuple(points[team] for team in teams) if points else ())
        crowned = bool(told(g, LastOneStanding)) and not told(g, SwordmasterDenied)
        assert crowned == (how == "swordmaster")
        without = tuple(seat for seat, tokens in enumerate(g.table.honor) if not tokens)
        assert told(g, HonorRanOut) == ([HonorRanOut(without)] if without else [])


@clause("SAM-101", "SAM-105", "SAM-114", "SAM-119", "SAM-R78")
def test_random_games_end_in_every_way_there_is() -> None:
    ways: set[str] = set()
    for seats in RULES.seat_counts:
        for seed in range(60):
            *_, g = random_play(seats, seed)
            assert g.outcome is not None
            struck = bool(told(g, DeadlyStrike))
            cause = [e for e in g.events if isinstance(e, Defeated | DeckEnded | HonorPaidToBushido)][-1]
            ways |= {g.outcome.how, type(cause).__name__, "DeadlyStrike" if struck else ""}
    assert ways >= {"honor", "tie", "swordmaster", "DeckEnded", "Defeated", "HonorPaidToBushido"}
    assert "DeadlyStrike" in ways
