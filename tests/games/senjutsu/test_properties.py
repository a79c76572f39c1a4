"""Whatever is played, these hold at every moment of a fight: random games on every kind of table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tatami.formats.sampling import finished
from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import CardReplaced, InstantPlayed, TurnBegan
from tatami.games.senjutsu.pieces import DECK, DISCARD, HAND, LOST, PLAY, SHOWN
from tatami.games.senjutsu.table import Fight
from tatami.kernel.pieces import FACE
from tests.clauses import clause

WHERE = (DECK, HAND, DISCARD, LOST, PLAY, SHOWN)
"""Where the forty cards of a deck can be."""
TABLES = [(2, "each"), (3, "each"), (4, "each"), (4, "pairs"), (3, "one")]
GIVING_UP = "give up"


def cards_of(g: Fight, seat: int) -> Counter[int]:
    """The cards of a deck, wherever they are, without poisons that others have mixed in."""
    poisons = set(RULES.box.poison_faces)
    faces = [p & FACE for place in WHERE for p in g.places[place[seat]]]
    return Counter(face for face in faces if face not in poisons)


def check_field(g: Fight) -> None:
    """Nobody off the field, on an obstacle or on somebody else's cell."""
    table = g.table
    cells = [table.fighters[seat].cell for seat in table.track]
    assert len(set(cells)) == len(cells), "two figures on one cell"
    ground = table.ground
    for cell in cells:
        assert cell >= 0
        assert ground.standing >> cell & 1, "off the battlefield"
        assert not ground.obstacles >> cell & 1, "on an obstacle"


def check_fighters(g: Fight) -> None:
    table = g.table
    in_play = [seat for seat, each in enumerate(table.fighters) if not each.is_out]
    assert sorted(table.track) == in_play, "the track holds those in play, each once"
    for fighter in table.fighters:
        assert 0 <= fighter.focus <= 3
        assert 0 <= fighter.kamae < 4
        assert 0 <= fighter.facing < 6
        assert fighter.stun >= 0
        assert all(0 <= quarter < 4 for quarter in fighter.limp)


def played(g: Fight, since: int) -> Counter[int]:
    """By seat how many instant cards were played since that event."""
    return Counter(each.seat for each in g.events[since:] if isinstance(each, InstantPlayed | CardReplaced))


def random_game(seats: int, seed: int, **options: Any) -> Fight:
    """A whole game of random answers; whatever must hold is looked at after each of them."""
    rng = Random(seed)
    g = RULES.new(seats, {"turns": 100, **options}, seed)
    decks: list[Counter[int]] = []
    began = 0
    while g.outcome is None:
        seat = rng.choice(g.asked())
        answers = [each for each in g.legal(seat) if each.text != GIVING_UP]
        g.act(seat, finished(g, seat, rng.choice(answers), rng.randrange))
        if g.outcome is not None or not g.table.turn:
            continue
        decks = decks or [cards_of(g, each) for each in range(seats)]
        assert [cards_of(g, each) for each in range(seats)] == decks, "cards are conserved"
        check_field(g)
        check_fighters(g)
        began = max((k for k, each in enumerate(g.events) if isinstance(each, TurnBegan)), default=began)
        assert max(played(g, began).values(), default=0) <= 1, "one instant card a player and turn"
    return g


@clause("SJT-2", "SJT-10", "SJT-13", "SJT-32", "SJT-44", "SJT-99", "SJT-112", "SJT-166", "SJT-202", "SJT-240")
@settings(max_examples=15)
@given(st.sampled_from(TABLES), st.sampled_from(RULES.box.field_names), st.integers(0, 2**32))
def test_at_every_moment_of_a_game_everything_is_where_it_can_be(
    table: tuple[int, str], field: str, seed: int
) -> None:
    seats, sides = table
    g = random_game(seats, seed, sides=sides, field=field)
    assert g.outcome is not None
    assert g.outcome.winners


@clause("SJT-2", "SJT-55", "SJT-56")
@pytest.mark.parametrize("terrain", ["kit", "box"])
def test_and_also_where_the_players_place_the_terrain(terrain: str) -> None:
    for seed in range(2):
        random_game(2, seed, terrain=terrain, characters="dealt", play="matched")


@clause("SJT-2", "SJT-72")
def test_a_random_duel_ends_by_itself() -> None:
    """Decks run out and empty decks wound: even two who play at random need fewer than 60 turns."""
    turns = [random_game(2, seed, turns=0).table.turn for seed in range(12)]
    assert max(turns) < 60, turns
