"""Purpose, roles and set-up (SHI-1 to SHI-14)."""

from __future__ import annotations

import pytest

from tatami.games.shinobi import RULES, pieces
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.pieces import FACE, HIDDEN
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import EVERYBODY, SPECTATOR, letter, mask_of
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, seen_by, size
from tests.games.shinobi.scenes import lying

COUNTS = (3, 4, 5)


def new(seats: int, seed: int = 0, **options: object) -> Shinobi:
    return RULES.new(seats, options, seed)


def served(g: Shinobi) -> list[str]:
    return [lying(g, f"clan.{letter(seat)}")[0] for seat in range(g.seats)]


@clause("SHI-1", "SHI-R37")
def test_three_four_or_five_can_play_and_nobody_else() -> None:
    assert [new(seats).seats for seats in COUNTS] == [3, 4, 5]
    for seats in (1, 2, 6):
        with pytest.raises(NotUnderstood, match="seat-count"):
            new(seats)


@clause("SHI-R1")
def test_the_five_clans_are_hojo_mori_oda_takeda_and_uesugi() -> None:
    assert pieces.CLANS == ("hojo", "mori", "oda", "takeda", "uesugi")
    assert RULES.faces[: len(pieces.CLANS)] == pieces.CLANS


@clause("SHI-5", "SHI-R36")
def test_the_five_clan_cards_lie_apart_from_the_deck_and_each_exists_once() -> None:
    g = new(5)
    assert sorted(served(g)) == [f"clan:{clan}" for clan in pieces.CLANS]
    assert not any(name.startswith("clan:") for name in lying(g, "deck"))


@clause("SHI-5")
def test_clan_cards_are_shuffled() -> None:
    assert len({tuple(served(new(5, seed))) for seed in range(40)}) > 20


@clause("SHI-2", "SHI-4", "SHI-6")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_player_sees_his_own_clan_card_and_nobody_elses(seats: int) -> None:
    g = new(seats)
    for viewer in (*range(seats), SPECTATOR):
        view = View(g, viewer)
        for owner in range(seats):
            shown = view.faces(pieces.SERVED[owner])
            assert (shown != [HIDDEN]) == (viewer == owner)


@clause("SHI-6")
def test_a_player_may_look_at_his_clan_card_again_at_any_time() -> None:
    g = new(4, seed=3)
    while g.outcome is None:
        for seat in range(4):
            assert View(g, seat).face(pieces.SERVED[seat]) == g.face(pieces.SERVED[seat])
        g.act(g.asked()[0], g.legal(g.asked()[0])[-1])


@clause("SHI-7", "SHI-8")
@pytest.mark.parametrize(("seats", "neutral"), [(3, 2), (4, 1), (5, 0)])
def test_undealt_clan_cards_lie_in_the_box_unseen(seats: int, neutral: int) -> None:
    g = new(seats)
    box = g.places[pieces.BOX]
    assert len(box) == neutral
    assert all(seen_by(p) == 0 for p in box)
    assert {pieces.FACES[p & FACE] for p in box}.isdisjoint(served(g))


@clause("SHI-9")
@pytest.mark.parametrize(("seats", "deck"), [(3, 46), (4, 42), (5, 38)])
def test_all_troops_and_the_three_ninja_are_dealt_from_at_every_player_count(seats: int, deck: int) -> None:
    g = new(seats)
    assert size(g, "deck") == deck
    blue = lying(g, "deck")
    for seat in range(seats):
        blue += lying(g, f"hand.{letter(seat)}")
    assert {name: blue.count(name) for name in set(blue)} == {**dict.fromkeys(pieces.CLANS, 11), "ninja": 3}


@clause("SHI-9")
@pytest.mark.parametrize(("troops", "deck"), [(8, 23), (15, 58)])
def test_the_number_of_troops_per_clan_is_an_option(troops: int, deck: int) -> None:
    assert size(new(5, troops_per_clan=troops), "deck") == deck
    for wrong in (7, 16, "many"):
        with pytest.raises(NotUnderstood, match="option-range"):
            new(5, troops_per_clan=wrong)


@clause("SHI-10")
def test_the_deck_is_shuffled_and_lies_face_down() -> None:
    decks = {tuple(p & FACE for p in new(4, seed).places[pieces.DECK]) for seed in range(20)}
    assert len(decks) == 20
    g = new(4)
    for viewer in (*range(4), SPECTATOR):
        assert View(g, viewer).faces(pieces.DECK) == [HIDDEN] * 42


@clause("SHI-11")
def test_the_first_player_is_found_by_lot() -> None:
    assert {asked(new(4, seed)) for seed in range(40)} == {f"{name} FirstOrder" for name in "ABCD"}


@clause("SHI-11")
def test_the_first_player_can_be_agreed_upon() -> None:
    for name in "ABC":
        assert asked(new(3, first_player=name)) == f"{name} FirstOrder"
    with pytest.raises(NotUnderstood, match="no-such-player"):
        new(3, first_player="D")


@clause("SHI-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_player_holds_four_cards_that_only_he_sees(seats: int) -> None:
    g = new(seats)
    for seat in range(seats):
        cards = g.places[pieces.HAND[seat]]
        assert len(cards) == 4
        assert all(seen_by(p) == mask_of(seat) for p in cards)


@clause("SHI-13", "SHI-14")
def test_provinces_and_discard_are_empty_and_open_to_all() -> None:
    g = new(5)
    for k, place in enumerate(g.layout.places):
        if place.name == "discard" or place.name.startswith("province."):
            assert g.places[k] == []
            assert place.audience == EVERYBODY
