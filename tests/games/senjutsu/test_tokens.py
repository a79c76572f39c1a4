"""Tokens with a hidden face (SJT-R99, ledger 7): spikes or a decoy; only their owner knows, until entered."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import twin_walk
from tatami.formats.positions import read_position, write_position
from tatami.formats.worlds import possible_world
from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import EnteredTerrain, TerrainGone, TokenTurned
from tatami.games.senjutsu.pieces import sprung, tokens
from tatami.games.senjutsu.table import Fight
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import SPECTATOR, Seat, seat_of
from tatami.kernel.views import View, events_for
from tatami.terminal.boards.senjutsu.words import terrain_lines
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import UNHURT, clash, pain, pass_windows, ready
from tests.games.senjutsu.fights import answer, fighter, stand
from tests.games.senjutsu.sample_rules import sample_rules
from tests.games.senjutsu.test_terrain import standing

AHEAD, LEFT = "0,-1", "-1,0"
SNARES = "sample_hidden_snares"


def to_put(field: str = "snowy_battlefield") -> Fight:
    """A is to put two tokens; B stands far away."""
    g = stand(ready("student", "master", rules=sample_rules(), field=field), "B", "3,0", 3)
    return clash(g, A=SNARES, B="iron_discipline")


def laid(ahead: str, left: str = "decoy") -> Fight:
    g = answer(to_put(), f"mark {AHEAD} {ahead}", f"mark {LEFT} {left}")
    pass_windows(g)
    return g


def walked(g: Fight, way: str) -> Fight:
    """A goes there in the next turn."""
    pass_windows(clash(g, A="restless_feet", B="deep_breath"))
    return answer(g, way)


def faces(g: Fight, viewer: Seat, owner: str = "A") -> list[str]:
    place = tokens(g.seats, g.table.box, seat_of(owner))
    view = View(g, viewer)
    return [g.rules.face_name(face) if face >= 0 else "?" for face in view.faces(place)]


@clause("SJT-R99")
def test_whoever_puts_a_token_says_what_it_hides() -> None:
    g = to_put()
    assert asked(g) == "A MarkerToPut"
    cells = ("0,-1", "-1,0", "1,-1")
    assert legal(g) == {f"mark {cell} {face}" for cell in cells for face in ("spikes", "decoy")} | {"enough"}
    assert refusal(g, "A", "mark 0,-1").code == "no-such-token"
    assert refusal(g, "A", "mark 0,1 decoy").code == "no-marker-there"
    answer(g, "mark 0,-1 spikes")
    assert refusal(g, "A", "mark 0,-1 decoy").code == "no-marker-there"
    answer(g, "enough")
    assert standing(g) == [("trap", AHEAD)]
    assert [g.table.box.cell_names[cell] for cell in fighter(g, "A").tokens] == [AHEAD]


@clause("SJT-R99")
def test_a_marker_without_a_hidden_face_is_put_without_one() -> None:
    g = stand(ready("student", "master", rules=sample_rules()), "B", "3,0", 3)
    clash(g, A="sample_scatter_spikes", B="iron_discipline")
    assert refusal(g, "A", "mark 0,-1 decoy").code == "no-such-token"


@clause("SJT-R99")
def test_hidden_spikes_wound_and_lame_whoever_enters_them_and_are_gone() -> None:
    g = walked(laid("spikes"), f"go 0,-2 0 over {AHEAD}")
    assert (pain(g, "A")[0], len(fighter(g, "A").limp)) == (1, 1)
    assert standing(g) == [("trap", LEFT)]
    box = g.table.box
    spikes, cell = box.terrain_names.index("spikes"), box.cell_numbers[AHEAD]
    assert told(g, TokenTurned) == [TokenTurned(0, 0, box.tokens.index("spikes"), cell)]
    assert told(g, EnteredTerrain) == [EnteredTerrain(0, spikes)]
    assert told(g, TerrainGone) == [TerrainGone(spikes, cell)]
    assert faces(g, 0) == ["token.decoy"]


@clause("SJT-R99")
def test_a_decoy_does_nothing_and_is_gone() -> None:
    g = walked(laid("decoy", "spikes"), f"go {AHEAD} 0")
    assert (pain(g, "A"), standing(g)) == (UNHURT, [("trap", LEFT)])
    assert len(told(g, TokenTurned)) == 1
    assert told(g, EnteredTerrain) == []


@clause("SJT-R99")
def test_only_the_owner_knows_a_face_until_somebody_enters_it() -> None:
    g = laid("spikes")
    assert faces(g, 0) == ["token.spikes", "token.decoy"]
    assert faces(g, 1) == faces(g, SPECTATOR) == ["?", "?"]
    walked(g, f"go 0,-2 0 over {AHEAD}")
    assert faces(g, 1) == ["?"]
    assert g.rules.face_name(View(g, 1).face(sprung(g.seats, g.table.box))) == "token.spikes"


@clause("SJT-R99", "SJT-R151")
def test_two_worlds_with_other_faces_look_alike_to_everybody_else() -> None:
    one, other = laid("spikes", "decoy"), laid("decoy", "spikes")
    for viewer in (1, SPECTATOR):
        seen = [View(g, viewer) for g in (one, other)]
        assert seen[0].places == seen[1].places
        assert events_for(one, viewer) == events_for(other, viewer)
    assert View(one, 0).places != View(other, 0).places


@clause("SJT-R99", "SJT-R151")
def test_play_on_from_hidden_tokens_tells_nobody_what_they_hide() -> None:
    begun = laid("spikes")
    for seed in range(20):
        for viewer in (1, SPECTATOR):
            twin_walk(begun, viewer, Random(seed), 6, [])


@clause("SJT-R99")
def test_a_possible_world_deals_every_face_that_a_token_may_have() -> None:
    view = View(laid("spikes"), 1)
    worlds = [possible_world(view, Random(seed)) for seed in range(40)]
    assert {tuple(faces(world, 0)) for world in worlds} == {
        (f"token.{one}", f"token.{two}") for one in ("spikes", "decoy") for two in ("spikes", "decoy")
    }
    assert all(View(world, 1).places == view.places for world in worlds)


@clause("SJT-R99")
def test_a_position_with_tokens_can_be_written_and_read() -> None:
    g = laid("spikes")
    again = read_position(g.rules, write_position(g))
    assert faces(again, 0) == ["token.spikes", "token.decoy"]
    assert again.table.fighters[0].tokens == g.table.fighters[0].tokens


@clause("SJT-R99")
def test_a_token_of_nobody_or_without_a_face_is_a_contradiction() -> None:
    g = laid("spikes")
    g.table.change(0, tokens=())
    with pytest.raises(Contradiction, match="tokens-do-not-fit"):
        g.rules.check(g)
    g = laid("spikes")
    del g.places[tokens(g.seats, g.table.box, 0)][0]
    with pytest.raises(Contradiction, match="tokens-do-not-fit"):
        g.rules.check(g)
    g = laid("spikes")
    g.places[tokens(g.seats, g.table.box, 0)][0] = 0
    with pytest.raises(Contradiction, match="token-of-another-kind"):
        g.rules.check(g)


@clause("SJT-R99")
def test_words_say_to_the_owner_alone_what_a_token_hides() -> None:
    g = laid("spikes")
    hides = {"en": "it hides spikes", "uk": "приховує шипи", "ru": "скрывает шипы"}
    for lang, words in hides.items():
        for viewer, is_told in ((0, True), (1, False), (SPECTATOR, False)):
            lines = " ".join(terrain_lines(View(g, viewer), teller(g, viewer, lang)))
            assert (words in lines) is is_told


@clause("SJT-R99")
def test_the_house_has_no_such_token() -> None:
    assert RULES.box.tokens == ()
    assert not [place.name for place in RULES.make_layout(2, {}).places if place.name.startswith("tokens")]


def teller(g: Fight, viewer: Seat, lang: str) -> Teller:
    return Teller(Words(lang), g.rules, ("Aki", "Botan"), viewer, g.options)
