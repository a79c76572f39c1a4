"""Set-up (SAM-16 to SAM-41), and what is different with three players (SAM-123, SAM-124)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.formats.views import view_json
from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword.events import CharacterDealt, ShogunRevealed, TurnBegan
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.events import PieceMoved, Shuffled
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import EVERYBODY, SPECTATOR, letter, mask_of
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.samurai_sword.scenes import random_play, roles, scene
from tests.games.scenes import asked, lying, play, refusal, seen_by, sees, size, told

COUNTS = (3, 4, 5, 6, 7)
SEEDS = range(60)
every_count = pytest.mark.parametrize("seats", COUNTS)


def new(seats: int, seed: int = 0) -> SamuraiSword:
    return RULES.new(seats, seed=seed)


def dealt_hands(g: SamuraiSword) -> list[list[PieceMoved]]:
    """The cards of the starting hands by seat: what came from the deck before the first turn began."""
    before = g.events[: g.events.index(told(g, TurnBegan)[0])]
    moves = [e for e in before if isinstance(e, PieceMoved) and e.source == pieces.DECK]
    return [[e for e in moves if e.goal == pieces.HAND[seat]] for seat in range(g.seats)]


def everybody(g: SamuraiSword) -> list[str]:
    return [letter(seat) for seat in (*range(g.seats), SPECTATOR)]


# --- roles ----------------------------------------------------------------------------------------


@clause("SAM-16", "SAM-17", "SAM-19", "SAM-20", "SAM-21", "SAM-123")
@pytest.mark.parametrize(
    ("seats", "others"),
    [
        (3, "ninja ninja"),
        (4, "samurai ninja ninja"),
        (5, "samurai ronin ninja ninja"),
        (6, "samurai ronin ninja ninja ninja"),
        (7, "samurai samurai ronin ninja ninja ninja"),
    ],
)
def test_the_roles_in_play_follow_from_the_number_of_players(seats: int, others: str) -> None:
    for seed in SEEDS:
        dealt = [role.partition("_")[0] for role in roles(new(seats, seed))]
        assert sorted(dealt) == sorted(["shogun", *others.split()])


@clause("SAM-17", "SAM-18", "SAM-19", "SAM-R6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_fewer_than_six_one_of_the_three_ninja_is_removed_at_random(seats: int) -> None:
    removed: Counter[str] = Counter()
    for seed in range(300):
        g = new(seats, seed)
        (name,) = lying(g, "box")
        removed[name] += 1
        assert name.removeprefix("role:") not in roles(g)
    assert removed.keys() == {"role:ninja_1", "role:ninja_2", "role:ninja_3"}
    assert min(removed.values()) > 70


@clause("SAM-20", "SAM-21")
@pytest.mark.parametrize("seats", [6, 7])
def test_with_six_or_seven_all_three_ninja_are_in_the_game(seats: int) -> None:
    g = new(seats)
    assert size(g, "box") == 0
    assert {"ninja_1", "ninja_2", "ninja_3"} <= set(roles(g))


@clause("SAM-18", "SAM-29")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_sees_the_removed_ninja_before_the_game_is_over(seats: int) -> None:
    for g in random_play(seats, 3):
        if g.outcome is None:
            assert {tuple(sees(g, viewer, "box")) for viewer in everybody(g)} == {("?",)}
            left_out = "SAM-18" if seats == 4 else "SAM-R6"
            assert refusal(g, "A", "look into box").clauses == (left_out, "SAM-29")
        else:
            assert {tuple(sees(g, viewer, "box")) for viewer in everybody(g)} == {tuple(lying(g, "box"))}


@clause("SAM-22")
@every_count
def test_role_cards_are_shuffled_and_everybody_gets_one(seats: int) -> None:
    seats_of: dict[str, set[int]] = {}
    for seed in range(150):
        g = new(seats, seed)
        assert [size(g, f"role.{letter(seat)}") for seat in range(seats)] == [1] * seats
        for seat, role in enumerate(roles(g)):
            seats_of.setdefault(role, set()).add(seat)
    assert all(dealt == set(range(seats)) for dealt in seats_of.values())


@clause("SAM-23")
@every_count
def test_the_shogun_is_known_to_everybody_from_the_first_to_the_last_moment(seats: int) -> None:
    for g in random_play(seats, 5):
        shogun = roles(g).index("shogun")
        assert shogun == g.table.shogun
        assert told(g, ShogunRevealed) == [ShogunRevealed(shogun)]
        for viewer in everybody(g):
            assert sees(g, viewer, f"role.{letter(shogun)}") == ["role:shogun"]


@clause("SAM-24", "SAM-74")
@every_count
def test_every_other_player_sees_his_own_role_and_nobody_elses(seats: int) -> None:
    g = new(seats, 2)
    for owner in set(range(seats)) - {g.table.shogun}:
        place = f"role.{letter(owner)}"
        for viewer in everybody(g):
            assert sees(g, viewer, place) == (lying(g, place) if viewer == letter(owner) else ["?"])
        secret = "SAM-24" if seats > 3 else "SAM-R99"
        assert secret in refusal(g, letter(owner), "show role").clauses
        assert secret in refusal(g, letter(owner), "look at a role").clauses


# --- characters -----------------------------------------------------------------------------------


@clause("SAM-25")
@every_count
def test_characters_are_shuffled_and_dealt_one_to_each(seats: int) -> None:
    first = set()
    for seed in range(150):
        dealt = new(seats, seed).table.characters
        assert len(dealt) == len(set(dealt)) == seats
        first.add(dealt[0])
    assert first == set(pieces.CHARACTERS)


@clause("SAM-25")
@every_count
def test_nobody_chooses_anything_before_the_first_turn(seats: int) -> None:
    for seed in SEEDS:
        g = new(seats, seed)
        # Of Ieyasu too: where there is no discard pile yet, the first card comes from the deck.
        assert asked(g) == f"{letter(g.table.shogun)} PlayPhase"
        assert g.acts == 0


@clause("SAM-26")
@every_count
def test_every_character_is_made_known_to_everybody(seats: int) -> None:
    g = new(seats, 6)
    for viewer in (*range(seats), SPECTATOR):
        heard = [event for event in events_for(g, viewer) if isinstance(event, CharacterDealt)]
        assert heard == [CharacterDealt(seat, name) for seat, name in enumerate(g.table.characters)]
        assert View(g, viewer).table.characters == g.table.characters


@clause("SAM-27", "SAM-159", "SAM-R3")
@every_count
def test_everybody_takes_the_resilience_of_his_own_character_card_the_shogun_too(seats: int) -> None:
    for seed in SEEDS:
        table = new(seats, seed).table
        assert table.resilience == tuple(pieces.RESILIENCE[name] for name in table.characters)


@clause("SAM-28", "SAM-7", "SAM-R103")
@every_count
def test_tokens_that_nobody_holds_are_an_open_supply_that_never_runs_out(seats: int) -> None:
    for g in random_play(seats, 8):
        held = View(g, SPECTATOR).table.resilience  # so everybody can count what is left of the 36
        assert held == g.table.resilience
        assert 0 <= sum(held) <= 36
        assert all(
            0 <= n <= pieces.RESILIENCE[name] for n, name in zip(held, g.table.characters, strict=True)
        )


@clause("SAM-29")
@every_count
def test_characters_that_were_not_dealt_are_shown_to_nobody(seats: int) -> None:
    g = new(seats, 9)
    undealt = set(pieces.CHARACTERS) - set(g.table.characters)
    assert len(undealt) == 12 - seats
    for viewer in (*range(seats), SPECTATOR):
        said = f"{view_json(View(g, viewer))} {events_for(g, viewer)}"
        assert all(name in said for name in g.table.characters)
        assert not any(name in said for name in undealt)


# --- Honor ----------------------------------------------------------------------------------------


@clause("SAM-30", "SAM-31", "SAM-32", "SAM-16", "SAM-124")
@pytest.mark.parametrize(
    ("seats", "shogun", "other"), [(3, 6, 3), (4, 5, 3), (5, 5, 3), (6, 5, 4), (7, 5, 4)]
)
def test_honor_at_the_start(seats: int, shogun: int, other: int) -> None:
    for seed in SEEDS:
        g = new(seats, seed)
        assert list(g.table.honor) == [shogun if role == "shogun" else other for role in roles(g)]


@clause("SAM-33")
@every_count
def test_honor_that_went_to_the_box_never_comes_back(seats: int) -> None:
    for seed in range(5):
        left = 30
        for g in random_play(seats, seed):
            assert sum(g.table.honor) <= left
            left = sum(g.table.honor)


@clause("SAM-32", "SAM-99")
def test_honor_belongs_to_the_player_on_whose_role_card_it_lies() -> None:
    g = scene(4, hands={"A": "katana"}, resilience={"B": 1})
    play(g, "attack katana > B", "endure")
    assert g.table.honor == (6, 2, 3, 3)


# --- cards ----------------------------------------------------------------------------------------


@clause("SAM-34", "SAM-35", "SAM-36", "SAM-37", "SAM-38")
@every_count
def test_starting_hands_clockwise_from_the_shogun(seats: int) -> None:
    shoguns = set()
    for seed in SEEDS:
        g = new(seats, seed)
        hands = dealt_hands(g)
        sizes = [len(hands[seat]) for seat in g.clockwise_from(g.table.shogun)]
        assert sizes == [4, 5, 5, 6, 6, 7, 7][:seats]
        shoguns.add(g.table.shogun)
    assert shoguns == set(range(seats))


@clause("SAM-34")
@every_count
def test_the_cards_are_shuffled_then_dealt_to_the_shogun_first(seats: int) -> None:
    g = new(seats, 11)
    shuffled = g.events.index(Shuffled(pieces.DECK))
    dealt = [e for e in g.events[shuffled:] if isinstance(e, PieceMoved) and e.source == pieces.DECK]
    assert dealt[0].goal == pieces.HAND[g.table.shogun]
    order = list(dict.fromkeys(e.goal for e in dealt))
    assert order == [pieces.HAND[seat] for seat in g.clockwise_from(g.table.shogun)]
    decks = {tuple(p & FACE for p in new(seats, seed).places[pieces.DECK]) for seed in range(20)}
    assert len(decks) == 20


@clause("SAM-34", "SAM-39")
@every_count
def test_a_player_sees_his_own_starting_hand_and_nobody_elses(seats: int) -> None:
    g = new(seats, 12)
    for seat, hand in enumerate(dealt_hands(g)):
        assert all(seen_by(e.after) == mask_of(seat) for e in hand)
        for viewer in everybody(g):
            shown = sees(g, viewer, f"hand.{letter(seat)}")
            assert ("?" not in shown) if viewer == letter(seat) else (set(shown) == {"?"})
    assert "SAM-39" in refusal(g, "A", "look at a hand").clauses
    assert "SAM-39" in refusal(g, "A", "show hand").clauses


@clause("SAM-40")
@pytest.mark.parametrize(("seats", "deck"), [(3, 76), (4, 70), (5, 64), (6, 57), (7, 50)])
def test_the_rest_is_the_face_down_deck(seats: int, deck: int) -> None:
    g = new(seats, 13)
    drawn = sum(
        isinstance(e, PieceMoved) and e.source == pieces.DECK
        for e in g.events[g.events.index(told(g, TurnBegan)[0]) :]
    )
    assert drawn >= 2  # the Shogun's first Draw phase
    assert size(g, "deck") == deck - drawn
    for viewer in everybody(g):
        assert set(sees(g, viewer, "deck")) == {"?"}
    assert "SAM-40" in refusal(g, "A", "look at deck").clauses


@clause("SAM-41", "SAM-R104")
@every_count
def test_the_discard_pile_starts_empty_and_everybody_may_look_through_it(seats: int) -> None:
    g = new(seats, 14)
    assert size(g, "discard") == 0
    assert g.layout.places[pieces.DISCARD].audience == EVERYBODY
    g = scene(3, hands={"A": "daimyo"}, discard="bo katana")
    play(g, "play daimyo")
    for viewer in everybody(g):
        assert sees(g, viewer, "discard") == ["bo", "katana", "daimyo"]
