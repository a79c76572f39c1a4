"""The solo half of the house's pack: what the ledger says, in words of its grammar, and no part of a duel."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import Any

import msgspec

from tatami.games.senjutsu.pack_reading import house_file, house_pack, read_pack
from tatami.games.senjutsu.solo_pack import SoloGuard, SoloMeditation, SoloStrike
from tatami.games.senjutsu.solo_reading import house_solo, solo_file, solo_of
from tests.games.senjutsu.packs import house, raw
from tests.games.senjutsu.solo_packs import solo, solo_clause, whole

SOLO = house_solo()
CARDS = {card.id: card for card in SOLO.cards}
PICK_DECKS = {
    1: "001 003 008 009",
    2: "002 004 005 006 007",
    3: "010 011 012 013",
    4: "014 015 016 017 018 019 020 021 022 023 024 025",
    5: "026 027 028 029 030 031 032 033 034 035",
    6: "036 037 038",
    7: "039 040 041",
    8: "N995 N996 N997 N998 N999",
}


def texts(tree: Any) -> list[dict[str, str]]:
    """All names in it."""
    if isinstance(tree, dict):
        own = [tree["name"]] if "name" in tree else []
        return own + [name for key, each in tree.items() if key != "name" for name in texts(each)]
    return [name for each in tree for name in texts(each)] if isinstance(tree, list) else []


# --- data -------------------------------------------------------------------------------------------


@solo_clause("SJT-350")
def test_the_pick_decks_hold_the_cards_of_the_ledger() -> None:
    found = {
        deck.number: " ".join(c.id for c in SOLO.cards if c.deck == deck.number) for deck in SOLO.pick_decks
    }
    assert found == PICK_DECKS


@solo_clause("SJT-358", "SJT-362", "SJT-364")
def test_every_character_has_four_cards_and_a_nightmare() -> None:
    own = Counter((card.owner, card.nightmare) for card in SOLO.cards if card.owner)
    names = [character.id for character in house_pack().characters]
    assert own == {(name, dark): 1 if dark else 4 for name in names for dark in (False, True)}
    assert len(SOLO.cards) == 66


def test_there_are_as_many_cards_of_each_kind_as_in_the_ledger() -> None:
    kinds = Counter(type(card) for card in SOLO.cards)
    assert kinds == {SoloMeditation: 14, SoloStrike: 37, SoloGuard: 15}


@solo_clause("SJT-300", "SJT-351", "SJT-352", "SJT-353", "SJT-354", "SJT-355")
def test_the_kinds_of_enemies_are_those_of_the_ledger() -> None:
    told = {
        kind.id: (kind.standees, kind.distance.exact, kind.distance.at_least, kind.ranged, kind.recipe)
        for kind in SOLO.enemies
    }
    assert told == {
        "samurai_leader": (1, 1, None, False, (1, 1, 4, 4, 5)),
        "ashigaru_katana": (3, 1, None, False, (2, 4, 4, 5)),
        "ashigaru_yari": (2, 2, None, False, (2, 3, 3, 5)),
        "ashigaru_yumi": (2, None, 5, True, (2, 5, 6)),
        "arquebusier": (1, None, 6, True, (2, 5, 7, 7, 7)),
    }
    more = {kind.id: (kind.extra.n, kind.extra.decks) for kind in SOLO.enemies if kind.extra}
    assert more == {
        "samurai_leader": (1, (4, 5)),
        "ashigaru_katana": (1, (4, 5)),
        "ashigaru_yari": (1, (3, 5)),
        "ashigaru_yumi": (2, (2, 5, 6)),
        "arquebusier": (1, (2, 5)),
    }


@solo_clause(
    "SJT-359", "SJT-360", "SJT-365", "SJT-366", "SJT-367", "SJT-368", "SJT-369", "SJT-370", "SJT-371"
)
def test_the_recipes_of_characters_are_those_of_the_ledger() -> None:
    told: dict[tuple[int, ...], str] = {}
    for each in SOLO.characters:
        told[each.recipe] = f"{told.get(each.recipe, '')} {each.id}".strip()
        assert each.distance.exact == (2 if each.recipe.count(3) == 2 else 1)
        assert each.id == "hachiko" or (each.extra is not None and each.extra.decks == (2, 4, 5))
    assert told == {
        (1, 4, 4, 5): "master student sailor yasuke yojimbo assassin musashi ninja",
        (1, 3, 4, 5): "ronin warrior wakou kojiro",
        (1, 3, 3, 5): "onna_bugeisha ashigaru monk",
        (): "hachiko",
    }
    rules = {each.id: each.rule for each in SOLO.characters if each.rule}
    assert rules == {
        "onna_bugeisha": "despair",
        "wakou": "free_directions",
        "yojimbo": "contracts",
        "ashigaru": "pair",
        "hachiko": "own_cards_only",
        "assassin": "starts_masked",
        "ninja": "starts_masked",
    }
    assert [each.partner for each in SOLO.characters if each.partner] == ["hachiko"]


@solo_clause("SJT-279", "SJT-283", "SJT-R105", "SJT-R106")
def test_the_manner_track_and_the_limits_are_those_of_the_ledger() -> None:
    assert [(space.manner, space.cell) for space in SOLO.track] == [
        ("left", "FL"),
        ("middle", "F"),
        ("right", "FR"),
    ]
    assert SOLO.wound_limits == (7, 3, 2, 1)


@solo_clause(
    "SJT-374", "SJT-375", "SJT-376", "SJT-377", "SJT-379", "SJT-388", "SJT-389", "SJT-390", "SJT-394"
)
def test_the_horde_is_that_of_the_ledger() -> None:
    horde = SOLO.horde
    assert horde is not None
    katana = "ashigaru_katana"
    assert horde.waves == ({katana: 1}, {katana: 2}, {katana: 3}, {"samurai_leader": 1, katana: 3})
    assert (horde.wound_limit, horde.per_stage, horde.stance, horde.replaced) == (1, 1, "attack", katana)
    ranks = [(each.rank, each.stage, each.wave) for each in horde.ranks]
    assert ranks == [("wood", 1, 3), ("steel", 1, 4), ("gold", 2, 4), ("jade", 3, 4)]
    assert horde.noble_focus == 1


@solo_clause("SJT-378", "SJT-380")
def test_every_battlefield_of_the_house_has_the_cells_of_the_horde() -> None:
    for field in house_pack().battlefields:
        assert field.horde is not None
        assert [post.manner for post in field.horde.posts.values()] == ["left", "middle", "middle", "right"]


def test_everything_has_a_name_in_all_three_languages() -> None:
    names = texts(solo())
    assert len(names) == 66 + 8 + 5 + 12
    assert all(name.keys() == {"en", "uk", "ru"} for name in names)
    assert not any("'" in text for name in names for text in name.values())


def test_what_is_read_is_what_stands_in_the_file() -> None:
    """Nothing is lost on the way: written out again it is the same, but for what is usual."""
    assert msgspec.json.decode(msgspec.json.encode(SOLO)) == solo()


# --- inert ------------------------------------------------------------------------------------------


def test_a_duel_loads_nothing_of_the_solo_half() -> None:
    program = (
        "import sys; from tatami.games.senjutsu import RULES; RULES.new(2, {}, 's').legal(0); "
        "print([name for name in sys.modules if 'senjutsu.solo' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_houses_own_file_and_what_it_is_told_as_know_nothing_of_it() -> None:
    assert b'"solo"' not in house_file()
    assert b'"solo"' not in msgspec.json.encode(house_pack())


def test_a_pack_has_the_solo_half_that_it_brings_and_the_house_has_its_own() -> None:
    brought = whole()
    brought["solo"]["wound_limits"] = [9]
    found = solo_of(read_pack(raw(brought)))
    assert found is not None
    assert found.wound_limits == (9,)
    assert solo_of(read_pack(house_file())) is SOLO
    assert solo_of(read_pack(raw(house() | {"name": "other"}))) is None
    assert len(solo_file()) < 32 << 10
