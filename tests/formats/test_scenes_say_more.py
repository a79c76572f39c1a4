"""What scenes can say beside moves and places: events, lines, aids, facts of refusals, chance, branches."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.formats.expectations import Difference
from tatami.formats.positions import read_position, write_position
from tatami.formats.scenarios import Scenario
from tatami.games import game_called
from tatami.kernel.game import Game
from tatami.kernel.reasons import TatamiError
from tatami.words.speaking import SceneSpeaker
from tests.kernel.bouquets import BOUQUET

ROWS = {
    "row.A.1": "peasant_3",
    "row.A.2": "peasant_1",
    "row.A.3": "shogun",
    "row.B.1": "peasant_2",
    "row.B.2": "peasant_3",
    "row.B.3": "peasant_1",
}
TENNO = {"game": "tenno", "start": {"seats": 2, "places": ROWS, "table": {"turn": "A"}}}
DUEL = {
    "game": "samurai-sword",
    "start": {
        "seats": 4,
        "table": {
            "turn": "A",
            "shogun": "A",
            "characters": ["nobunaga", "hanzo", "ieyasu", "chiyome"],
            "resilience": [5, 4, 5, 4],
            "honor": [5, 3, 3, 3],
        },
        "places": {
            "role.A": "shogun!",
            "role.B": "ninja_1",
            "role.C": "samurai",
            "role.D": "ninja_3",
            "hand.A": ["katana", "daimyo"],
            "hand.B": ["parry", "bokken"],
            "hand.C": "focus",
            "hand.D": "bo*2",
        },
    },
}


def run(given: dict[str, Any], *moves: dict[str, Any], **expect: Any) -> Game[Any]:
    return Scenario({**given, "moves": list(moves), "expect": expect}, game_called).run(SceneSpeaker())


def differs(given: dict[str, Any], *moves: dict[str, Any], **expect: Any) -> str:
    with pytest.raises(Difference) as difference:
        run(given, *moves, **expect)
    return str(difference.value.facts["where"])


ATTACK = {"A": "attack 1 > B.1"}

# --- what is told -------------------------------------------------------------------------------


def test_events_of_the_last_move_as_each_is_told_them() -> None:
    run(
        TENNO,
        ATTACK,
        events={"spectator": ["Attacked", {"Turned": {"place": "row.A.1", "face": "peasant_3"}}]},
    )
    run(TENNO, ATTACK, {"B": "keep"}, events={"B": {"never": ["Attacked"]}, "A": ["AttackerWon"]})


@pytest.mark.parametrize(
    "events",
    [
        {"A": ["AttackerWon"]},
        {"A": [{"Attacked": {"slot": 2}}]},
        {"A": [{"Turned": {"place": "row.B.1"}}, "Attacked"]},
        {"A": {"only": ["Attacked"]}},
        {"A": {"never": ["Attacked"]}},
    ],
)
def test_events_that_were_not_told_so_are_a_difference(events: dict[str, Any]) -> None:
    assert differs(TENNO, ATTACK, events=events) == "expect.events.A"


def test_all_events_can_be_named_and_nothing_else_was_told() -> None:
    told = {"only": ["Attacked", "Turned", "Turned"]}
    run(TENNO, ATTACK, events={"A": told, "B": told, "spectator": told})


def test_lines_of_the_log_in_every_language() -> None:
    scene = Scenario(
        {**TENNO, "moves": [ATTACK], "expect": {"log": {"en": {"B": []}, "uk": {"A": []}}}}, game_called
    )
    g = scene.run(SceneSpeaker())
    line = SceneSpeaker().lines(g, 1, 0, "ru")[0]
    run(TENNO, ATTACK, log={"ru": {"B": [line]}})
    assert differs(TENNO, ATTACK, log={"en": {"B": [line]}}) == "expect.log.en.B"


def test_without_anybody_who_speaks_lines_cannot_be_expected() -> None:
    with pytest.raises(TatamiError, match="no-words-here"):
        Scenario({**TENNO, "moves": [ATTACK], "expect": {"log": {"en": {"B": []}}}}, game_called).run()


# --- facts, sights, sets ------------------------------------------------------------------------


def test_aids_are_what_these_eyes_can_work_out() -> None:
    run(TENNO, ATTACK, aids={"spectator": {"fight.attacker.strength": 3, "fight": {"target": {"seat": "B"}}}})
    assert differs(TENNO, ATTACK, aids={"A": {"fight.attacker.strength": 4}}).startswith("expect.aids.A")


def test_one_cell_of_a_fact() -> None:
    run(
        DUEL,
        table={"honor.B": 3, "honor": {"A": 5}, "characters": ["nobunaga", "hanzo", "ieyasu", "chiyome"]},
    )
    assert differs(DUEL, table={"honor.B": 4}) == "expect.table.honor.B"
    with pytest.raises(TatamiError, match="unknown-field"):
        run(DUEL, table={"honour.B": 3})
    with pytest.raises(TatamiError, match="unknown-field"):
        run(DUEL, table={"honor.G": 3})


def test_what_is_seen_and_nothing_else() -> None:
    run(TENNO, sees={"spectator": {"row.A.1": "?"}})
    run(TENNO, ATTACK, sees_only={"spectator": {"row.A.1": "peasant_3!", "row.B.1": "peasant_2!"}})
    assert (
        differs(TENNO, ATTACK, sees_only={"spectator": {"row.A.1": "peasant_3!"}})
        == "expect.sees_only.spectator"
    )


def test_a_set_in_any_order() -> None:
    given = {**DUEL, "start": {**DUEL["start"], "rest": "outside"}}
    places = {**DUEL["start"]["places"], "discard": ["geisha", "bo", "parry"]}
    given["start"]["places"] = places
    run(given, places={"discard": {"any_order": ["bo", "parry", "geisha"]}})
    run(given, sees={"B": {"discard": {"any_order": ["bo", "parry", "geisha"]}}})
    assert differs(given, places={"discard": ["bo", "parry", "geisha"]}) == "expect.places.discard"
    assert differs(given, places={"discard": {"any_order": ["bo", "parry"]}}) == "expect.places.discard"


# --- refusals -----------------------------------------------------------------------------------


def test_facts_and_words_of_a_refusal() -> None:
    refused = {"seat": "A", "answer": "attack katana > A"}
    g = Scenario({**DUEL, "expect": {"asked": {"A": "PlayPhase"}}}, game_called).run()
    reason = g.why_not(0, g.rules.parse("parry"))
    assert reason is not None
    says = {lang: SceneSpeaker().reason(g, reason, lang) for lang in ("en", "uk", "ru")}
    assert len(set(says.values())) == 3
    run(DUEL, refused=[{"seat": "A", "answer": "parry", "reason": reason.code, "says": says}, refused])
    assert differs(DUEL, refused={"seat": "A", "answer": "parry", "says": {"en": "No."}}).endswith("says.en")


def test_facts_of_a_refusal_by_name() -> None:
    far = {"seat": "A", "answer": "attack bokken > C"}
    given = {
        **DUEL,
        "start": {**DUEL["start"], "places": {**DUEL["start"]["places"], "hand.A": ["bokken", "bo"]}},
    }
    run(given, refused={**far, "reason": "too-far", "facts": {"target": "C"}})
    assert differs(given, refused={**far, "facts": {"target": "B"}}).endswith("facts.target")


def test_a_text_that_is_no_answer_is_refused_with_its_reason() -> None:
    run(
        TENNO,
        refused={"seat": "A", "answer": "sing a song", "reason": "not-an-answer", "facts": {"game": "tenno"}},
    )
    assert differs(TENNO, refused={"seat": "A", "answer": "sing", "reason": "game-is-over"}).endswith(
        "reason"
    )
    assert differs(TENNO, refused={"seat": "A", "answer": "attack 1 > B.1"}).endswith("attack 1 > B.1")


def test_the_part_at_fault_of_an_answer_made_of_parts() -> None:
    given = {"game": "bouquet", "start": {"seats": 2, "seed": 1}}
    g = BOUQUET.new(2, seed="1")
    mine = sorted({p & 3 for p in g.places[1]})
    lacking = [BOUQUET.faces[k] for k in range(3) if k not in mine]
    first = BOUQUET.faces[mine[0]]
    text = f"bouquet B: {first}, {lacking[0] if lacking else first}"
    wanted = {"seat": "A", "answer": text, "part": text.rpartition(", ")[2]}
    moves: list[Any] = [{"refused": wanted}]
    Scenario({**given, "moves": moves}, lambda _: BOUQUET).run()
    wanted["part"] = "ribbon"
    with pytest.raises(Difference):
        Scenario({**given, "moves": moves}, lambda _: BOUQUET).run()


def test_what_cannot_be_read_says_which_move_it_was() -> None:
    with pytest.raises(TatamiError) as error:
        run(TENNO, ATTACK, {"B": "sing"})
    assert error.value.facts["in_file"] == "moves[2]"
    with pytest.raises(TatamiError) as error:
        run(TENNO, ATTACK, {"expect": {"places": {"row.Z": []}}})
    assert "moves[2]" in str(error.value)


# --- chance -------------------------------------------------------------------------------------


def star(*results: Any) -> dict[str, Any]:
    return {"chance": list(results)}


def test_results_of_chance_are_given_in_order() -> None:
    deck = {"deck": {"top": ["parry", "bo"]}}
    start = {**DUEL["start"], "rest": "outside"}
    start["places"] = {**start["places"], "deck": [], "discard": ["geisha", "bo", "parry", "kiseru"]}
    given = {**DUEL, "start": start}
    g = run(given, star(deck), {"A": "play daimyo"}, counts={"hand.A": 3})
    hand = [g.rules.face_name(p & 255) for p in g.places[g.layout.by_name["hand.A"]]]
    assert sorted(hand) == ["bo", "katana", "parry"]


def test_given_chance_that_is_not_drawn_is_a_difference() -> None:
    assert differs(TENNO, star({"dice": [1]}), ATTACK) == "chance"


def test_chance_that_draws_something_else_says_so() -> None:
    start = {**DUEL["start"], "rest": "outside"}
    start["places"] = {**start["places"], "deck": [], "discard": ["geisha", "bo", "parry", "kiseru"]}
    for results, code in (
        ({"dice": [1]}, "other-chance"),
        ({"deck": {"top": ["focus"]}}, "chance-not-there"),
    ):
        with pytest.raises(TatamiError, match=code):
            run({**DUEL, "start": start}, star(results), {"A": "play daimyo"})


@pytest.mark.parametrize(
    "results", [5, [5], [{"a": 1, "b": 2}], [{"dice": "six"}], [{"dice": {"middle": [1]}}]]
)
def test_chance_that_is_no_chance_is_not_understood(results: Any) -> None:
    with pytest.raises(TatamiError, match=r"not-a-list|not-a-mapping|bad-value"):
        run(TENNO, {"chance": results}, ATTACK)


# --- branches, and playing on -------------------------------------------------------------------


def test_branches_begin_at_the_same_moment_and_leave_it_alone() -> None:
    run(
        TENNO,
        {
            "branch": {
                "about": "this way",
                "moves": [ATTACK, {"B": "keep"}],
                "expect": {"counts": {"prison.A": 1}},
            }
        },
        {"branch": {"moves": [{"A": "attack 2 > B.1"}], "expect": {"asked": {"B": "MonkToShow"}}}},
        asked={"A": "FirstAttack"},
        counts={"prison.A": 0},
    )


def test_a_branch_that_fails_says_where() -> None:
    inner = {"branch": {"moves": [ATTACK, {"expect": {"asked": {}}}]}}
    assert differs(TENNO, {"branch": {"moves": [inner]}}) == "moves[1].moves[1].moves[2].asked"


def test_others_answer_until_a_question_is_asked() -> None:
    run({"game": "tenno", "start": {"seats": 3, "seed": 4}}, {"until": "FirstAttack"}, ATTACK_OF_ANYBODY)
    run({"game": "tenno", "start": {"seats": 2, "seed": 4}}, {"until": "over"}, asked={})
    with pytest.raises(TatamiError, match="unknown-field"):
        run(TENNO, {"until": "Sunrise"})


ATTACK_OF_ANYBODY: dict[str, Any] = {"expect": {"outcome": None}}

# --- positions ----------------------------------------------------------------------------------


def test_a_small_deck_lies_there_and_the_rest_outside() -> None:
    start = {**DUEL["start"], "rest": "outside"}
    start["places"] = {**start["places"], "deck": ["parry", "bo"]}
    g = run({**DUEL, "start": start}, counts={"deck": 2, "discard": 0})
    written = write_position(g)
    again = read_position(g.rules, written)
    assert write_position(again) == written
    assert len(again.places[again.layout.by_name["outside"]]) > 60
    with pytest.raises(TatamiError, match="bad-value"):
        run({**DUEL, "start": {**start, "rest": "elsewhere"}}, asked={})


def test_a_pending_step_is_carried_out_at_once() -> None:
    end_of_turn = {**DUEL["start"], "pending": [{"discard_phase": [0]}]}
    run({**DUEL, "start": end_of_turn}, asked={"B": "PlayPhase"}, table={"turn": "B"}, counts={"hand.B": 4})


def test_the_end_of_the_recover_phase_can_be_set_up() -> None:
    places = {**DUEL["start"]["places"], "play.A.bushido": "bushido!", "deck": ["bo", "kiseru"]}
    start = {**DUEL["start"], "places": places, "rest": "outside"}
    start["pending"] = [{"draw_phase": [0]}, {"check_bushido": [0]}]
    run({**DUEL, "start": start}, asked={"A": "BushidoAnswer"}, places={"discard": "kiseru"})


def test_a_pending_step_that_fits_nothing_is_refused() -> None:
    with pytest.raises(TatamiError, match=r"pending-does-not-fit|bad-value"):
        run({**DUEL, "start": {**DUEL["start"], "pending": [{"take_turn": [77]}]}}, asked={})
