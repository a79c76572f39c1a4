"""The sensible bot: never illegal, always the same for a seed, and it uses what it has seen."""

from __future__ import annotations

from itertools import islice

import pytest

from tatami.formats.codec import canonical, encode
from tatami.games.tenno import RULES
from tatami.games.tenno.bot import SensibleTenno
from tatami.games.tenno.pieces import DAIMYO, SHOGUN, SLOTS
from tatami.games.tenno.table import Tenno
from tatami.kernel.seats import seat_of
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.tenno.random_play import WITH_EVERYTHING, Cushion, play_out, random_game
from tests.games.tenno.scenes import faces, question, scene


def player(g: Tenno, who: str, seed: int = 0) -> SensibleTenno:
    """A sensible player who has heard everything so far."""
    bot = SensibleTenno(seat_of(who), g.seats, seed)
    bot.observe(events_for(g, seat_of(who)))
    return bot


def choice(g: Tenno, who: str, seed: int = 0) -> str:
    seat = seat_of(who)
    return player(g, who, seed).choose(View(g, seat), g.legal(seat)).text


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("options", [{}, WITH_EVERYTHING])
def test_it_never_answers_illegally_among_its_like_or_among_random_players(
    seats: int, options: dict[str, object]
) -> None:
    for seed in range(20):
        g = RULES.new(seats, options, seed)
        sensible = range(seats) if seed % 2 else range(0, seats, 2)
        outcome = play_out(g, [Cushion(seat, seats, seed) for seat in sensible], seed)
        assert outcome.winners


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: int) -> str:
        g = RULES.new(3, None, 1)
        play_out(g, [Cushion(seat, 3, seed) for seat in range(3)], 1)
        return canonical(encode(g))

    assert played(5) == played(5)
    assert len({played(seed) for seed in range(5)}) > 1


def test_one_sensible_player_among_three_random_ones_wins_more_than_half() -> None:
    won = 0.0
    for seed in range(60):
        seat = seed % 4
        won += play_out(RULES.new(4, None, seed), [Cushion(seat, 4, seed)], seed).share(seat)
    assert won / 60 > 0.6


@clause("TEN-R40")
def test_it_can_take_over_a_seat_in_the_middle_of_any_rule() -> None:
    for start in range(0, 60, 3):
        g = next(islice(random_game(4, 3), start, None))
        sequence = g.told + len(g.events)
        play_out(g, [Cushion(seat, 4, start, joins_at=sequence) for seat in range(4)], start)
        assert g.outcome is not None


def shogun_peeked(seen: bool) -> Tenno:
    """B has beaten A's 1, A has laid his shogun into that slot; B has looked at it, or elsewhere."""
    g = scene(rows={"A": "3 1 2", "B": "9 2 8"})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 shogun", "B: peek 2" if seen else "B: pass")
    return g


def test_a_shogun_it_has_peeked_at_is_not_attacked() -> None:
    attacked = [choice(shogun_peeked(seen=True), "B", seed)[-3:] for seed in range(40)]
    assert "A.2" not in attacked


def test_a_fresh_card_it_has_not_seen_is_attacked_in_the_same_position() -> None:
    attacked = [choice(shogun_peeked(seen=False), "B", seed)[-3:] for seed in range(40)]
    assert "A.2" in attacked


def test_a_daimyo_it_knows_of_is_attacked_with_the_geisha() -> None:
    g = scene(rows={"A": "1 3 2", "B": "X 2 3"})
    play(g, "A: attack 1 > B.3", "B: keep", "A: refill 1 daimyo", "B: peek 1")
    assert {choice(g, "B", seed) for seed in range(20)} == {"attack 1 > A.1"}


def test_knowledge_is_uncertain_after_a_swap_and_void_after_a_refill() -> None:
    g = scene(rows={"A": "9 1 2", "B": "3 2 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 samurai_8")
    assert chance(g, "C", "A", 1, DAIMYO) == 1
    swapped = g.clone()
    told = player(g, "C")
    play(swapped, "A: swap 1 shogun")
    told.observe(events_for(swapped, 2))
    slots = told.belief.chances(View(swapped, 2), 0)
    assert slots[0] is not None
    assert 0.3 < slots[0][DAIMYO] < 0.7
    assert slots[0][SHOGUN] > 0
    refilled = scene(rows={"A": "9 1 2", "B": "3 2 1", "C": "X 2 3"}, turn="C")
    play(refilled, "C: attack 1 > A.1", "A: keep", "A: refill 1 shogun", "C: refill 1 monk")
    assert chance(refilled, "B", "A", 1, DAIMYO) == 0
    assert 0 < chance(refilled, "B", "A", 1, SHOGUN) < 0.5


def chance(g: Tenno, who: str, owner: str, slot: int, kind: int) -> float:
    """How likely a player who heard everything thinks it that this card lies there."""
    slots = player(g, who).belief.chances(View(g, seat_of(who)), seat_of(owner))
    chances = slots[slot - 1]
    return 0.0 if chances is None else chances[kind]


def test_a_refilled_slot_holds_no_card_that_has_left_the_game_or_surely_lies_elsewhere() -> None:
    g = scene(rows={"A": "9 1 2", "B": "3 2 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 samurai_8", "A: pass")
    assert chance(g, "C", "B", 1, 2) == 0  # B's 3 is in prison
    assert chance(g, "C", "A", 2, DAIMYO) == 0  # A's daimyo lies in slot 1
    assert 0 < chance(g, "C", "B", 1, SHOGUN) < 0.5
    for slot in range(SLOTS):
        slots = player(g, "C").belief.chances(View(g, 2), 1)
        chances = slots[slot]
        assert chances is not None
        assert sum(chances) == pytest.approx(1)


def test_it_remembers_what_lies_in_the_prisons() -> None:
    g = scene(rows={"A": "9 1 2", "B": "3 10 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: pass")
    play(g, "B: attack 3 > C.2", "C: keep", "B: refill 3 monk", "C: pass")
    belief = player(g, "C").belief
    assert [belief.points(View(g, 2), seat) for seat in range(3)] == [3, 0, 0]


def test_it_shows_the_monk_for_a_card_of_worth_and_not_when_that_changes_nothing() -> None:
    saved = scene(rows={"A": "8 1 2", "B": "7 5 1"})
    play(saved, "A: attack 1 > B.1")
    useless = scene(rows={"A": "X 1 2", "B": "7 5 1"})
    play(useless, "A: attack 1 > B.1")
    for seed in range(10):
        assert choice(saved, "B", seed) == "monk"
        assert choice(useless, "B", seed) == "keep"


def test_it_opens_with_the_3() -> None:
    g = scene(rows={"A": "1 3 2", "B": "1 2 3"})
    fresh = RULES.new(2, {"first_player": "A"})
    play(fresh, "A: arrange 1 3 2", "B: arrange 1 2 3")
    assert faces(fresh, "row.A") == faces(g, "row.A")
    assert {choice(fresh, "A", seed).split()[1] for seed in range(20)} == {"2"}


def test_it_ends_the_game_when_that_wins_it_and_not_when_that_loses_it() -> None:
    leading = scene(
        rows={"A": "9 3 1", "B": "1 2 3", "C": "1 2 3"}, hands={"B": ""}, prisons={"A": "C.10 C.9"}
    )
    trailing = scene(
        rows={"A": "9 3 1", "B": "1 2 3", "C": "1 2 3"}, hands={"B": ""}, prisons={"C": "A.10 A.8 A.7 B.9"}
    )
    assert {choice(leading, "A", seed).split(" > ")[1][0] for seed in range(10)} == {"B"}
    assert {choice(trailing, "A", seed).split(" > ")[1][0] for seed in range(10)} == {"C"}


def test_it_renounces_a_second_attack_that_promises_nothing() -> None:
    g = scene(rows={"A": "6 1 10", "B": "9 8 7"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert question(g) == "SecondAttack"
    assert choice(g, "A") == "stop"


def test_in_the_last_turn_it_attacks_again_only_when_it_trails() -> None:
    """Of B's two cards one is the shogun and the other an 8."""
    for prisoners, answer in (({}, "stop"), ({"B": "A.4"}, "attack")):
        g = scene({"A": "6 9 10", "B": "1 10 8"}, hands={"B": ""}, prisons=prisoners)
        play(g, "A: attack 1 > B.1", "B: keep")
        assert question(g) == "SecondAttack"
        assert {choice(g, "A", seed).split()[0] for seed in range(10)} == {answer}
