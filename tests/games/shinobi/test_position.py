"""Hand-written positions: what cannot be (ledger 2.6), and what is understood."""

from __future__ import annotations

import pytest

from tatami.formats.positions import read_position, write_position
from tatami.games.shinobi import RULES
from tatami.kernel.reasons import Contradiction
from tests.clauses import clause
from tests.games.scenes import asked, play
from tests.games.shinobi.scenes import army, scene

PLACES: dict[str, object] = {
    "clan.A": "takeda",
    "clan.B": "mori",
    "clan.C": "oda",
    "hand.A": ["oda*2", "ninja", "hojo"],
    "province.B.uesugi": ["uesugi*2"],
}


def position(places: dict[str, object], **table: object) -> dict[str, object]:
    return {"game": "shinobi", "seats": 3, "places": PLACES | places, "table": table}


def test_what_is_not_mentioned_lies_in_the_deck_and_in_the_box_and_a_turn_begins() -> None:
    g = read_position(RULES, position({}, turn="A"))
    assert asked(g) == "A FirstOrder"
    assert army(g, "B.uesugi") == 2
    written = write_position(g)["places"]
    assert sorted(written["box"]) == ["hojo", "uesugi"]
    assert written["clan.A"] == ["takeda"]


@pytest.mark.parametrize(
    ("code", "place", "places"),
    [
        ("cannot-lie-there", "province.A.oda", {"province.A.oda": ["oda", "ninja"]}),
        ("cannot-lie-there", "province.A.oda", {"province.A.oda": ["mori"]}),
        ("cannot-lie-there", "hand.B", {"hand.B": ["clan:hojo"]}),
        ("cannot-lie-there", "discard", {"discard": ["clan:hojo"]}),
        ("cannot-lie-there", "clan.B", {"clan.B": ["ninja"]}),
        ("too-many-cards", "hand.B", {"hand.B": ["oda*5"]}),
        ("serves-one-clan", "clan.B", {"clan.B": []}),
        ("serves-one-clan", "clan.B", {"clan.B": ["mori", "hojo"]}),
    ],
)
@clause("SHI-6", "SHI-30", "SHI-31")
def test_a_contradiction_names_its_place(code: str, place: str, places: dict[str, object]) -> None:
    with pytest.raises(Contradiction) as caught:
        read_position(RULES, position(places))
    assert caught.value.code == code
    assert caught.value.facts["place"] == place


@clause("SHI-60", "SHI-61")
@pytest.mark.parametrize(("deck", "turns_left"), [("", -1), ("", 3), ("oda", 0), ("oda", 1)])
def test_the_last_round_is_counted_exactly_when_the_deck_is_empty(deck: str, turns_left: int) -> None:
    with pytest.raises(Contradiction, match="turns-left-does-not-fit"):
        scene({}, deck=deck, turns_left=turns_left)


@clause("SHI-40", "SHI-R40")
@pytest.mark.parametrize(
    "protected",
    [
        (("A.oda", "placed"),),
        (("D.oda", "placed"),),
        (("B.oda", "somehow"),),
        (("B.oda", "placed"), ("C.oda", "moved in"), ("C.mori", "moved in")),
        ("B.oda",),
    ],
)
def test_only_armies_abroad_are_protected_and_at_most_two(protected: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(Contradiction, match="protected-does-not-fit"):
        scene({}, protected=protected)


def test_there_is_no_turn_of_a_player_who_is_not_there() -> None:
    with pytest.raises(Contradiction, match="no-such-player"):
        read_position(RULES, position({}, turn="E"))


@clause("SHI-41")
def test_a_position_in_the_middle_of_a_turn_is_played_on_alike() -> None:
    g = scene({"A": "takeda*4", "B": "oda", "C": "oda mori"}, {"A": "oda hojo*3"})
    play(g, "place oda > B", "move oda B > C")
    again = read_position(RULES, write_position(g))
    assert again.table.protected == g.table.protected
    assert [a.text for a in again.legal(0)] == ["attack takeda > C.mori"]


@clause("SHI-5")
@pytest.mark.parametrize("place", ["deck", "box"])
def test_red_and_blue_cards_lie_apart(place: str) -> None:
    g = scene({})
    deck, box = g.places[g.layout.by_name["deck"]], g.places[g.layout.by_name["box"]]
    if place == "deck":
        deck.append(box.pop())
    else:
        box.append(deck.pop())
    with pytest.raises(Contradiction) as caught:
        RULES.check(g)
    assert (caught.value.code, caught.value.facts["place"]) == ("cannot-lie-there", place)
