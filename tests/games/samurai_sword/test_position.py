"""Hand-written positions: what is understood and played on, and what cannot be (ledger 2.9)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tatami.formats.codec import canonical
from tatami.formats.positions import read_position, write_position
from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.reasons import Contradiction, NotUnderstood, TatamiError
from tests.clauses import clause
from tests.games.samurai_sword.scenes import OTHER_READINGS, honor, random_play, resilience, scene
from tests.games.scenes import asked, code, legal, lying, play, size

Changes = dict[str, Any]

PLACES: Changes = {
    "role.A": "shogun!",
    "role.B": "ninja_1",
    "role.C": "samurai",
    "role.D": "ninja_3",
    "hand.A": ["katana", "daimyo"],
    "hand.B": ["parry", "bokken"],
    "hand.C": "focus",
    "hand.D": "bo*2",
}
TABLE: Changes = {
    "turn": "A",
    "turn_number": 5,
    "shogun": "A",
    "characters": ["nobunaga", "hanzo", "ieyasu", "chiyome"],
    "resilience": [5, 4, 5, 4],
    "honor": [5, 3, 3, 3],
}
REST: list[object] = [{"discard_phase": [0]}, {"PlayPhase": {"by": "A"}}]
ATTACKED: Changes = {
    "places": {"resolving": "kiseru"},
    "table": {"weapons_played": 1},
    "pending": [*REST, {"ParryAnswer": {"by": "B"}}],
}
CHECKED: Changes = {
    "places": {"play.A.bushido": "bushido", "discard": ["geisha", "kiseru"]},
    "pending": [{"draw_phase": [0]}, {"BushidoAnswer": {"by": "A"}}],
}
DRAWING: Changes = {
    "table": {"turn": "C"},
    "places": {"discard": ["geisha", "nodachi"]},
    "pending": [{"discard_phase": [2]}, {"PlayPhase": {"by": "C"}}, {"DrawSource": {"by": "C"}}],
}
DISCARDING: Changes = {"places": {"hand.A": ["parry*8"]}, "pending": [{"CardToDiscard": {"by": "A"}}]}


def cried(card: str, question: str, by: str = "B") -> Changes:
    return {"places": {"resolving": card}, "pending": [*REST, {question: {"by": by}}]}


def passed_over(*harmless: str, resilience: tuple[int, ...] = (5, 0, 5, 4)) -> Changes:
    """C answers a Battle Cry that has passed over these players."""
    asks = {"BattleCryAnswer": {"by": "C", "harmless": list(harmless)}}
    return cried("battle_cry", "-") | {"pending": [*REST, asks], "table": {"resilience": list(resilience)}}


def position(places: Changes | None = None, table: Changes | None = None, **more: Any) -> Changes:
    """Four players in A's Play phase, with these changes."""
    given = {"game": "samurai-sword", "seats": 4, "places": PLACES | (places or {})}
    return given | {"table": TABLE | (table or {})} | more


def read(**changes: Any) -> SamuraiSword:
    return read_position(RULES, position(**changes))


# --- what is understood ---------------------------------------------------------------------------------


def test_what_is_not_mentioned_lies_in_the_deck_and_in_the_box_and_the_play_phase_goes_on() -> None:
    g = read()
    assert asked(g) == "A PlayPhase"
    assert size(g, "deck") == 90 - 7
    assert lying(g, "box") == ["role:ninja_2"]
    assert legal(g) >= {"attack katana > B", "play daimyo", "spend", "end"}


def test_a_position_can_be_read_while_a_target_is_asked_to_parry() -> None:
    g = read(**ATTACKED)
    assert asked(g) == "B ParryAnswer"
    assert legal(g) == {"parry", "parry bokken", "endure"}
    play(g, "endure")
    assert (resilience(g, "B"), lying(g, "discard"), asked(g)) == (2, ["kiseru"], "A PlayPhase")


def test_a_position_can_be_read_in_the_middle_of_a_battle_cry() -> None:
    g = read(**cried("battle_cry", "BattleCryAnswer"))
    assert legal(g) == {"discard parry", "discard bokken", "endure"}
    play(g, "discard parry", "endure")
    assert (resilience(g, "C"), lying(g, "discard")) == (4, ["parry", "battle_cry"])
    assert asked(g) == "A PlayPhase"


@clause("SAM-R10")
def test_it_may_say_who_was_passed_over_as_harmless() -> None:
    assert code(read(**passed_over("B")), "B", "endure") == "harmless-is-unaffected"
    assert code(read(**passed_over()), "B", "endure") == "has-answered", "and has fallen by it"
    unsaid = cried("battle_cry", "BattleCryAnswer", "C") | {"table": {"resilience": [5, 0, 5, 4]}}
    assert code(read(**unsaid), "B", "endure") == "has-answered"


def test_those_are_a_list_of_players_and_nothing_else() -> None:
    """A compiled engine finds it out when it reads, the sources when they check: told so in either case."""
    asks = {"BattleCryAnswer": {"by": "C", "harmless": "B"}}
    with pytest.raises(TatamiError):
        read(**passed_over() | {"pending": [*REST, asks]})


def test_a_position_can_be_read_in_the_middle_of_a_jujutsu() -> None:
    g = read(**cried("jujutsu", "JujutsuAnswer"))
    assert legal(g) == {"discard bokken", "endure"}
    play(g, "discard bokken", "endure")
    assert (lying(g, "discard"), asked(g)) == (["bokken", "jujutsu"], "A PlayPhase")


def test_a_position_can_be_read_while_bushido_asks_for_a_weapon_or_honor() -> None:
    g = read(**CHECKED)
    assert legal(g) == {"discard katana", "pay"}
    before = size(g, "hand.A")
    play(g, "pay")
    assert (honor(g, "A"), lying(g, "discard")[-1], asked(g)) == (4, "bushido", "A PlayPhase")
    assert size(g, "hand.A") == before + 2


def test_a_position_can_be_read_while_ieyasu_chooses_the_source() -> None:
    g = read(**DRAWING)
    assert legal(g) == {"draw deck", "draw discard"}
    play(g, "draw discard")
    assert asked(g) == "C PlayPhase"
    assert "nodachi" in lying(g, "hand.C")
    assert size(g, "hand.C") == 3


def test_a_position_can_be_read_in_the_discard_phase() -> None:
    g = read(**DISCARDING)
    assert legal(g) == {"discard parry"}
    play(g, "discard parry")
    assert asked(g) == "B PlayPhase"


def test_a_hand_that_others_know_in_part_and_a_game_that_is_over_can_be_read() -> None:
    g = read(places={"hand.B": ["parry@AB", "bokken!"]})
    assert g.seen(0).kinds(g.layout.by_name["hand.B"])
    done = {"winners": [0, 2], "how": "honor", "scores": [11, 9, 11, 9]}
    g = read(table={"honor": [6, 0, 3, 3]}, outcome=done)
    assert asked(g) == ""


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, OTHER_READINGS), (7, {})])
def test_every_position_of_a_game_reads_back_and_goes_on_alike(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    for g in random_play(seats, seats, options):
        again = read_position(RULES, write_position(g))
        assert canonical(write_position(again)) == canonical(write_position(g))
        if g.outcome is None:
            (seat,) = again.asked()
            assert [a.text for a in again.legal(seat)] == [a.text for a in g.legal(seat)]
            again.act(seat, rng.choice(again.legal(seat)))


# --- what cannot be ---------------------------------------------------------------------------------------


def at(places: Changes) -> Changes:
    return {"places": places}


def fact(**table: object) -> Changes:
    return {"table": table}


def pending(*frames: object) -> Changes:
    return {"pending": list(frames)}


IMPOSSIBLE: list[tuple[Changes, str]] = [
    # pieces: where, and what
    (at({"hand.C": "katana"}), "one-too-many place=hand.C piece=katana"),
    (at({"hand.C": "breathing*4"}), "one-too-many place=hand.C piece=breathing"),
    (at({"role.B": "samurai"}), "one-too-many place=role.C piece=role:samurai"),
    (at({"role.B": "ronin"}), "cannot-lie-there place=role.B piece=role:ronin"),
    (at({"deck": ["parry*3"]}), "missing-pieces"),
    (
        at({"play.A.bushido": "bushido", "play.C.bushido": "bushido"}),
        "one-bushido-in-play places=play.A.bushido, play.C.bushido",
    ),
    (at({"play.B.bushido": "bushido*2"}), "one-bushido-in-play places=play.B.bushido, play.B.bushido"),
    (at({"play.A.focus": "nodachi"}), "cannot-lie-there place=play.A.focus piece=nodachi"),
    (at({"play.A.focus": "armor"}), "cannot-lie-there place=play.A.focus piece=armor"),
    (at({"hand.A": "role:ninja_2"}), "cannot-lie-there place=hand.A piece=role:ninja_2"),
    (at({"discard": "role:ninja_2"}), "cannot-lie-there place=discard piece=role:ninja_2"),
    (at({"resolving": "role:ninja_2"}), "cannot-lie-there place=resolving piece=role:ninja_2"),
    (at({"role.B": "parry"}), "cannot-lie-there place=role.B piece=parry"),
    (at({"role.B": []}), "one-role-each place=role.B cards=0"),
    (at({"role.C": [], "role.B": ["ninja_1", "samurai"]}), "one-role-each place=role.B cards=2"),
    (at({"role.C": "ninja_2"}), "cannot-lie-there place=box piece=role:samurai"),
    (at({"role.B": "ninja_2", "box": []}), "missing-pieces pieces=role:ninja_1"),
    (fact(shogun="B"), "shogun-does-not-fit place=role.A shogun=B"),
    # who has seen them
    (at({"role.A": "shogun"}), "shogun-lies-open place=role.A"),
    (at({"role.A": "shogun@AB"}), "shogun-lies-open place=role.A"),
    (at({"role.B": "ninja_1!"}), "roles-lie-covered place=role.B"),
    (at({"role.B": "ninja_1@AB"}), "roles-lie-covered place=role.B"),
    (at({"role.B": "ninja_1@"}), "roles-lie-covered place=role.B"),
    (at({"box": "ninja_2@B"}), "not-seen-so place=box piece=role:ninja_2"),
    (at({"discard": "nodachi@A"}), "not-seen-so place=discard piece=nodachi"),
    (at({"hand.A": ["katana", "daimyo@B"]}), "not-seen-so place=hand.A piece=daimyo"),
    (at({"play.A.focus": "focus@"}), "not-seen-so place=play.A.focus piece=focus"),
    (at({"hand.A": "katana@AG"}), "no-such-player"),
    # open facts
    (
        fact(characters=["nobunaga", "hanzo", "ieyasu"]),
        "characters-do-not-fit characters=nobunaga, hanzo, ieyasu seats=4",
    ),
    (fact(characters=["hanzo", "hanzo", "ieyasu", "chiyome"]), "characters-do-not-fit"),
    (fact(characters=["godzilla", "hanzo", "ieyasu", "chiyome"]), "characters-do-not-fit"),
    (fact(characters=[1, ["hanzo"], None, "chiyome"]), "bad-value where=table field=characters"),
    (fact(characters=[]), "characters-do-not-fit characters= seats=4"),
    (fact(characters="hanzo"), "bad-value"),
    (fact(resilience=[5, 5, 5, 4]), "too-much-resilience player=B character=hanzo tokens=5 most=4"),
    (fact(resilience=[5, 4]), "bad-value where=table field=resilience"),
    (fact(resilience=[5, 4, 5, -1]), "bad-value where=table field=resilience"),
    (fact(resilience=[5, 4, "5", 4]), "bad-value where=table field=resilience"),
    (fact(resilience=[5, 4, True, 4]), "bad-value where=table field=resilience"),
    (fact(resilience=[0, 4, 5, 4]), "no-resilience-in-ones-turn player=A"),
    (fact(resilience=[5, 0, 0, 0]), "nobody-else-stands player=A"),
    (fact(honor=[5, 3, 0, 3]), "no-honor-left player=C"),
    (fact(honor=[5, 3, 3, 4]), "too-much-honor tokens=15 most=14"),
    (fact(honor=[5, 3, 3]), "bad-value where=table field=honor"),
    (fact(honor=[[5], 3, 3, 3]), "bad-value where=table field=honor"),
    (fact(turn=None), "bad-value where=table field=turn value=-1"),
    (fact(turn="E"), "no-such-player"),
    (fact(shogun=None), "bad-value where=table field=shogun value=-1"),
    (fact(turn_number=-1), "bad-value where=table field=turn_number"),
    (fact(weapons_played=-1), "bad-value where=table field=weapons_played"),
    (fact(weapons_played=2), "weapons-do-not-fit played=2 limit=1"),
    (fact(deck_ended=True), "bad-value where=table field=deck_ended"),
    (fact(geisha_on_oneself=True), "bad-value where=table field=geisha_on_oneself"),
    ({"outcome": {"winners": [0, 1], "how": "honor"}}, "winners-are-no-team winners=A, B"),
    # what is pending
    (at({"resolving": "nodachi"}), "resolving-does-not-fit place=resolving pieces=nodachi"),
    (ATTACKED | at({}), "resolving-does-not-fit place=resolving pieces=- question=ParryAnswer"),
    (ATTACKED | at({"resolving": "geisha"}), "resolving-does-not-fit place=resolving pieces=geisha"),
    (ATTACKED | at({"resolving": ["kiseru", "nodachi"]}), "resolving-does-not-fit"),
    (cried("jujutsu", "BattleCryAnswer"), "resolving-does-not-fit"),
    (cried("battle_cry", "JujutsuAnswer"), "resolving-does-not-fit"),
    (CHECKED | at({"resolving": "kiseru"}), "resolving-does-not-fit"),
    (ATTACKED | fact(weapons_played=0), "weapons-do-not-fit played=0 limit=1"),
    (CHECKED | fact(weapons_played=1), "weapons-do-not-fit played=1 limit=0"),
    (ATTACKED | pending(*REST, {"ParryAnswer": {"by": "A"}}), "cannot-be-asked player=A"),
    (ATTACKED | pending(*REST, {"ParryAnswer": {"by": "C"}}), "cannot-be-asked player=C"),
    (ATTACKED | fact(weapons_played=1, resilience=[5, 0, 5, 4]), "cannot-be-asked player=B"),
    (ATTACKED | at({"resolving": "kiseru", "hand.B": []}), "cannot-be-asked player=B"),
    (cried("jujutsu", "JujutsuAnswer", "D"), "cannot-be-asked player=D question=JujutsuAnswer"),
    (cried("battle_cry", "BattleCryAnswer", "A"), "cannot-be-asked player=A question=BattleCryAnswer"),
    (cried("battle_cry", "BattleCryAnswer") | fact(resilience=[5, 0, 5, 4]), "cannot-be-asked player=B"),
    (passed_over("B", resilience=(5, 4, 5, 4)), "cannot-be-asked player=C question=BattleCryAnswer"),
    (passed_over("B", "B"), "cannot-be-asked player=C"),
    (passed_over("C"), "cannot-be-asked player=C"),
    (passed_over("D", resilience=(5, 4, 5, 0)), "cannot-be-asked player=C"),
    (
        CHECKED | pending({"draw_phase": [0]}, {"BushidoAnswer": {"by": "A", "tokens": 0}}),
        "cannot-be-asked player=A question=BushidoAnswer",
    ),
    (CHECKED | at({"discard": "kiseru"}), "cannot-be-asked player=A question=BushidoAnswer"),
    (CHECKED | at({"play.A.bushido": "bushido", "discard": "geisha"}), "cannot-be-asked player=A"),
    (DRAWING | at({}), "cannot-be-asked player=C question=DrawSource"),
    (DRAWING | {"table": {}, "pending": [*REST, {"DrawSource": {"by": "A"}}]}, "cannot-be-asked player=A"),
    (DISCARDING | at({}), "cannot-be-asked player=A question=CardToDiscard"),
    (pending({"discard_phase": [0]}, {"PlayPhase": {"by": "B"}}), "cannot-be-asked player=B"),
    (pending({"discard_phase": [0]}, {"PlayPhase": {"by": "E"}}), "no-such-player player=4 seats=4"),
    (pending({"discard_phase": [0]}, {"PlayPhase": {"by": None}}), "no-such-player player=-1 seats=4"),
    (pending({"PlayPhase": {"by": "A"}}), "pending-does-not-fit detail=discard_phase, PlayPhase"),
    (pending({"discard_phase": [1]}, {"PlayPhase": {"by": "A"}}), "pending-does-not-fit"),
    (pending({"discard_phase": []}, {"PlayPhase": {"by": "A"}}), "pending-does-not-fit"),
    (pending({"take_turn": [0]}, {"PlayPhase": {"by": "A"}}), "pending-does-not-fit"),
    (pending(*REST, *REST), "pending-does-not-fit"),
    (
        ATTACKED | pending({"ParryAnswer": {"by": "B"}}),
        "pending-does-not-fit detail=discard_phase, PlayPhase, ParryAnswer",
    ),
    (CHECKED | pending(*REST, {"BushidoAnswer": {"by": "A"}}), "pending-does-not-fit"),
    (DISCARDING | pending({"discard_phase": [0]}, {"CardToDiscard": {"by": "A"}}), "pending-does-not-fit"),
]


@clause("SAM-2", "SAM-23", "SAM-25", "SAM-145", "SAM-R20", "SAM-R73")
@pytest.mark.parametrize(("changes", "wrong"), IMPOSSIBLE, ids=lambda value: str(value)[:60])
def test_a_position_that_cannot_be_says_what_is_wrong_and_where(changes: Changes, wrong: str) -> None:
    with pytest.raises(Contradiction if not wrong.startswith("bad-value") else TatamiError) as caught:
        read(**changes)
    facts = [f"{name}={value}" for name, value in caught.value.facts.items()]
    assert " ".join([caught.value.code, *facts]).startswith(wrong)


@clause("SAM-130")
def test_with_three_players_one_may_stand_alone() -> None:
    g = scene(3, resilience={"B": 0, "C": 0})
    assert asked(read_position(RULES, write_position(g))) == "A PlayPhase"
    with pytest.raises(Contradiction, match="nobody-else-stands"):
        scene(4, resilience={"B": 0, "C": 0, "D": 0})


def test_geisha_on_oneself_may_have_taken_a_focus_away_after_its_weapon() -> None:
    more = {"weapons_played": 2, "geisha_on_oneself": True}
    assert asked(read(table=more, options={"geisha_on_oneself": True})) == "A PlayPhase"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 8}, "seat-count"),
        ({"seats": 2}, "seat-count"),
        ({"places": {"play.A.katana": "katana"}}, "no-such-place"),
        ({"places": {"hand.E": "katana"}}, "no-such-place"),
        ({"places": {"hand.A": "shogun"}}, "no-such-piece"),
        ({"places": {"hand.A": "katana*0"}}, "bad-token"),
        ({"places": {"hand.A": {"katana": 1}}}, "not-a-list"),
        ({"table": {"moon": 1}}, "unknown-field"),
        ({"table": {"turn": "Z"}}, "not-a-seat"),
        ({"table": {"honor": 5}}, "bad-value"),
        ({"table": {"honor": [3.5, 3, 3, 3]}}, "bad-value"),
        ({"pending": "PlayPhase"}, "not-a-list"),
        ({"pending": [{"PlayPhase": {}}]}, "missing-field"),
        ({"pending": [{"discard_phase": [0]}, {"PlayPhase": {"by": ["A", "B"]}}]}, "not-a-seat"),
        ({"pending": [{"_CryAnswer": {"by": "A"}}]}, "not-a-frame"),
        ({"options": {"geisha_on_oneself": "maybe"}}, "option-choice"),
    ],
)
def test_what_cannot_be_read_is_not_understood(changes: Changes, code: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read(**changes)
    assert caught.value.code == code


# --- damaged positions ------------------------------------------------------------------------------------

JUNK: list[Any] = [
    *(None, True, -1, 0, 3, 99, 1 << 40, 0.5, "", "A", "G", "x", "katana", "parry*9", "shogun!"),
    *([], [0], [{}], {}),
]


def damaged(given: Changes, rng: Random) -> Changes:
    """The same with one value somewhere replaced by something odd, taken out, or doubled."""
    given = json.loads(canonical(given))
    spots: list[tuple[Any, Any]] = []
    heap: list[Any] = [given]
    while heap:
        thing = heap.pop()
        keys = list(thing) if isinstance(thing, dict) else range(len(thing))
        spots += [(thing, key) for key in keys]
        heap += [thing[key] for key in keys if isinstance(thing[key], dict | list)]
    thing, key = rng.choice(spots)
    if isinstance(thing, list) and rng.random() < 0.3:
        thing.append(thing[key])
    elif rng.random() < 0.2:
        del thing[key]
    else:
        thing[key] = rng.choice(JUNK)
    return given


@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_a_damaged_position_is_refused_or_can_be_played(seats: int) -> None:
    """Never anything else: whatever can be read goes on without a stumble."""
    rng, refused, played = Random(seats), 0, 0
    for g in (g for seed in range(3) for g in random_play(seats, seed)):
        try:
            again = read_position(RULES, damaged(write_position(g), rng))
        except TatamiError:
            refused += 1
            continue
        played += 1
        for _ in range(12):
            if again.outcome is None:
                (seat,) = again.asked()
                again.act(seat, rng.choice(again.legal(seat)))
    assert refused > played > 0
