"""Every refusal of Samurai Sword happens, names clauses that exist, and says more than “not here”."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import KERNEL_REFUSALS, NOT_AN_ANSWER_HERE
from tests.clauses import clause
from tests.games.samurai_sword import test_illegal_cards, test_illegal_moves
from tests.games.samurai_sword.attempts import (
    EVERYTHING,
    Scene,
    bushido_check,
    cry,
    discard_phase,
    draw_source,
    in_hand,
    under_attack,
)
from tests.games.samurai_sword.scenes import OTHER_READINGS, random_play, scene
from tests.games.scenes import asked, play, refusal

LOCALE = Path(RULES.modules[0].__file__ or "").parents[2] / "locales" / "en" / "rules-samurai-sword.ftl"
OWN = {kind.code: kind for kind in RULES.refusals.values() if kind not in KERNEL_REFUSALS}

KATANA = pieces.CARDS.index("katana")
MOMENTS: dict[str, Scene] = {
    "A BushidoAnswer": bushido_check,
    "A DrawSource": draw_source,
    "A PlayPhase": in_hand("katana parry geisha bushido"),
    "B ParryAnswer": under_attack(),
    "C BattleCryAnswer": cry("battle_cry"),
    "C JujutsuAnswer": cry("jujutsu"),
    "A CardToDiscard": discard_phase,
}
"""One for each question of the game."""


def test_every_refusal_is_produced() -> None:
    rows = [*test_illegal_moves.LEDGER, *test_illegal_cards.LEDGER, *test_illegal_cards.ALSO]
    assert {str(param.values[2]).split()[0] for param in rows} == set(OWN)


def test_every_refusal_names_clauses_that_exist() -> None:
    known = set(re.findall(r"^(SAM-R?\d+) =", LOCALE.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(known) == 189 + 106
    for kind in OWN.values():
        assert kind.clauses
        assert set(kind.clauses) <= known
        assert len(set(kind.clauses)) == len(kind.clauses)


def test_there_is_a_moment_for_every_question() -> None:
    assert {name.split()[1] for name in MOMENTS} == {n for n in RULES.questions if not n.startswith("_")}
    for name, build in MOMENTS.items():
        assert asked(build()) == name


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_anybody_says_at_any_moment_is_legal_or_refused_by_a_clause(moment: str) -> None:
    g = MOMENTS[moment]()
    for seat in range(g.seats):
        check_everything(g, seat, EVERYTHING)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, OTHER_READINGS), (7, {})])
def test_so_it_is_all_through_a_game(seats: int, options: dict[str, object]) -> None:
    rng = Random(seats)
    for g in random_play(seats, seats, options):
        if g.outcome is None:
            for seat in range(seats):
                check_everything(g, seat, rng.sample(EVERYTHING, 40))


def check_everything(g: SamuraiSword, seat: int, said: tuple[Answer, ...] | list[Answer]) -> None:
    legal = set(g.legal(seat))
    for answer in said:
        reason = g.why_not(seat, answer)
        assert (reason is None) == (answer in legal), answer
        if reason is not None:
            assert reason.refusal is OWN.get(reason.code), f"{answer} is refused with {reason}"
            assert set(reason.facts) == set(reason.refusal.kinds)


def test_an_answer_of_another_game_is_none_here() -> None:
    for build in MOMENTS.values():
        g = build()
        for seat in range(g.seats):
            assert g.why_not(seat, Answer("checkmate")) == NOT_AN_ANSWER_HERE()


@clause("SAM-R102")
def test_a_reason_does_not_tell_what_others_hold() -> None:
    """Whatever B holds, A is refused the same things for the same reasons."""

    def reasons(cards: str) -> list[str]:
        g = scene(5, hands={"A": "katana geisha diversion bushido", "B": cards}, play={"C": "armor"})
        return [repr(g.why_not(seat, answer)) for seat in (0, 2) for answer in EVERYTHING]

    assert reasons("parry*2") == reasons("bokken daimyo") == reasons("bushido focus")


@clause("SAM-59")
def test_a_card_that_is_not_held_is_missing_whatever_else_speaks_against_it() -> None:
    g = scene(5, hands={"A": "katana"}, play={"B": "bushido"}, weapons_played=1)
    for answer in EVERYTHING:
        if isinstance(answer, say.Attack | say.Play | say.PlayOn | say.PlayOnCard) and answer.card != KATANA:
            reason = g.why_not(0, answer)
            assert reason is not None
            assert (reason.code, reason.facts) == ("not-in-hand", {"card": answer.card})


@clause("SAM-71")
def test_who_has_come_to_hold_more_than_seven_again_is_not_told_to_have_seven() -> None:
    g = scene(5, hands={"A": "tea_ceremony", "E": "parry*7"})
    assert refusal(g, "E", "discard parry").code == "down-to-seven"
    play(g, "play tea_ceremony")
    assert refusal(g, "E", "discard parry").code == "no-free-discards"
