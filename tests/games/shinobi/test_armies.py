"""Armies (SHI-31 to SHI-34)."""

from __future__ import annotations

from tatami.formats.views import view_json
from tatami.games.shinobi import RULES, pieces
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import legal, may, play, refusal
from tests.games.shinobi.scenes import army, scene


@clause("SHI-31")
def test_cards_laid_or_moved_in_join_the_army_of_their_clan_at_once() -> None:
    g = scene({"B": "oda*2", "C": "oda"}, {"A": "oda hojo*3"})
    play(g, "place oda > B")
    assert army(g, "B.oda") == 3
    play(g, "move oda C > B")
    assert army(g, "B.oda") == 4
    g = play(scene({"A": "oda"}, {"A": "oda hojo*3"}), "place hojo > B", "home oda")
    assert army(g, "A.oda") == 2


@clause("SHI-32")
def test_everybody_can_count_every_army() -> None:
    g = scene({"A": "oda*3 mori", "B": "oda*2"})
    for viewer in (0, 1, 2, SPECTATOR):
        shown = view_json(View(g, viewer))["places"]
        assert shown["province.A.oda"] == ["oda"] * 3
        assert shown["province.A.mori"] == ["mori"]
        assert shown["province.B.oda"] == ["oda"] * 2


@clause("SHI-33")
def test_the_strength_of_an_army_is_the_number_of_its_cards() -> None:
    g = scene({"A": "takeda*4", "B": "uesugi*3", "C": "mori*4"}, {"A": "oda*4"})
    play(g, "place oda > B", "home oda")
    assert legal(g) == {"attack takeda > B.uesugi"}
    reason = refusal(g, "A", "attack takeda > C.mori")
    assert reason.facts == {"mine": 4, "theirs": 4}


@clause("SHI-34")
def test_armies_of_one_clan_in_different_provinces_are_separate() -> None:
    g = scene({"A": "takeda*2", "B": "uesugi*2", "C": "uesugi"}, {"A": "oda*4"})
    play(g, "place oda > B", "home oda")
    assert may(g, "attack takeda > C.uesugi")
    assert not may(g, "attack takeda > B.uesugi")


@clause("SHI-34", "SHI-13")
def test_armies_of_different_clans_stand_side_by_side_without_effect() -> None:
    g = scene({"A": "takeda*3 oda uesugi*2", "B": "mori hojo*2"}, {"A": "oda*4"})
    before = {name: army(g, name) for name in ("A.takeda", "A.uesugi", "B.hojo")}
    play(g, "place oda > C", "home oda", "attack takeda > B.mori")
    assert {name: army(g, name) for name in before} == before
    assert army(g, "A.oda") == 2


@clause("SHI-R35")
def test_cards_of_a_clan_are_identical_so_it_does_not_matter_which_is_lost() -> None:
    g = scene({"A": "takeda*3", "B": "uesugi*2"}, {"A": "oda*4"})
    place = pieces.ARMY[1][pieces.UESUGI]
    assert len(set(g.places[place])) == 1
    assert RULES.faces.count("uesugi") == 1
