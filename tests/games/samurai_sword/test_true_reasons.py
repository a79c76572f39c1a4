"""A refusal is true of the one who hears it, at that moment, and cites what is said of the card at hand."""

from __future__ import annotations

import pytest

from tatami.formats.codec import decode, encode
from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.rules.bushido import BushidoAnswer
from tatami.games.samurai_sword.table import SamuraiSword
from tests.clauses import clause
from tests.games.samurai_sword.attempts import Scene, cry, in_hand, in_words, under_attack
from tests.games.samurai_sword.scenes import scene, sitting, turn_of
from tests.games.scenes import asked, code, play, refusal

CRIES = ("battle_cry", "jujutsu")
every_cry = pytest.mark.parametrize("card", CRIES)
SAYS = ("endure", "discard parry", "parry")


# --- Battle Cry and Jujutsu: who has had the turn to answer -----------------------------------------


@every_cry
@pytest.mark.parametrize("said", SAYS)
@clause("SAM-R8", "SAM-R10")
def test_who_has_fallen_to_a_cry_has_answered_it(card: str, said: str) -> None:
    g = play(scene(hands={"A": card, "B": "parry"}, resilience={"B": 1}), f"play {card}", "endure")
    reason = refusal(g, "B", said)
    assert in_words(reason) == f"has-answered card={card} target=C"
    assert reason.clauses == ("SAM-R8", "SAM-R10")


@pytest.mark.parametrize(("card", "last"), [("battle_cry", "parry"), ("jujutsu", "bo")])
@clause("SAM-R8", "SAM-R10")
def test_who_gave_up_the_last_card_to_a_cry_has_answered_it(card: str, last: str) -> None:
    g = play(scene(hands={"A": card, "B": last}), f"play {card}", f"discard {last}")
    assert code(g, "B", "endure") == "has-answered"


@every_cry
@clause("SAM-R10", "SAM-46")
def test_whom_a_cry_passes_over_is_harmless_before_and_after_and_who_falls_to_it_has_answered(
    card: str,
) -> None:
    """B and D are Harmless all the time; C falls, and looks like D from then on."""
    g = play(scene(hands={"A": card, "B": ""}, resilience={"C": 1, "D": 0}), f"play {card}")
    assert asked(g)[0] == "C"
    assert [code(g, seat, "endure") for seat in "BD"] == ["harmless-is-unaffected"] * 2
    play(g, "endure")
    assert asked(g)[0] == "E"
    told = [code(g, seat, "endure") for seat in "BCD"]
    assert told == ["harmless-is-unaffected", "has-answered", "harmless-is-unaffected"]
    again = decode(RULES, encode(g))
    assert [code(again, seat, "endure") for seat in "BCD"] == told, "also after it was put aside"


@every_cry
@clause("SAM-171", "SAM-131", "SAM-154")
def test_chiyome_is_unaffected_before_and_after_and_the_player_of_the_card_only_waits(card: str) -> None:
    g = play(scene(6, sitting(C="chiyome"), hands={"A": card}), f"play {card}")
    for _ in range(2):
        assert code(g, "C", "endure") == "chiyome-is-unaffected"
        assert code(g, "A", "endure") == "only-the-others-answer"
        play(g, "endure")


# --- the clauses of the card at hand ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "said", "clauses"),
    [
        (cry("battle_cry"), "D: endure", ("SAM-132", "SAM-46")),
        (cry("jujutsu"), "D: endure", ("SAM-155", "SAM-46")),
        (cry("battle_cry"), "A: endure", ("SAM-131",)),
        (cry("jujutsu"), "A: endure", ("SAM-154",)),
        (cry("battle_cry"), "C: end", ("SAM-69", "SAM-131")),
        (cry("jujutsu"), "C: end", ("SAM-69", "SAM-154")),
        (in_hand("bushido"), "A: play bushido", ("SAM-137",)),
        (in_hand("diversion"), "A: play diversion", ("SAM-148",)),
        (in_hand("geisha"), "A: play geisha", ("SAM-152",)),
    ],
)
@clause("SAM-131", "SAM-132", "SAM-137", "SAM-148", "SAM-152", "SAM-154", "SAM-155")
def test_only_what_is_said_of_the_card_at_hand_is_cited(
    build: Scene, said: str, clauses: tuple[str, ...]
) -> None:
    seat, text = said.split(": ")
    assert refusal(build(), seat, text).clauses == clauses


# --- Bushido and the Shogun of three ----------------------------------------------------------------


def shoguns_check(seats: int = 3) -> SamuraiSword:
    """A Weapon was revealed for the Bushido in front of A, the Shogun, who holds one."""
    hands = {"A": "bo parry", "B": "bo parry"}
    return turn_of(scene(seats, hands=hands, play={"A": "bushido"}, deck="parry*5 katana"), "A")


@pytest.mark.parametrize(
    ("said", "refused"), [("end", "check-bushido-first"), ("pass bushido", "weapon-or-honor")]
)
@clause("SAM-129", "SAM-R82")
def test_the_shogun_of_three_is_not_told_to_lose_honor_to_bushido(said: str, refused: str) -> None:
    free, paying = refusal(shoguns_check(3), "A", said), refusal(shoguns_check(4), "A", said)
    assert (in_words(free), in_words(paying)) == (f"{refused} tokens=0", f"{refused} tokens=1")
    assert "SAM-129" in free.clauses
    assert not {"SAM-129", "SAM-R82"} & set(paying.clauses)


@pytest.mark.parametrize("said", ["endure", "parry", "pass bushido"])
@clause("SAM-R82")
def test_he_passes_bushido_on_for_a_weapon_only(said: str) -> None:
    assert refusal(shoguns_check(), "A", said).clauses == ("SAM-139", "SAM-129", "SAM-R82")


@clause("SAM-129")
def test_nor_is_he_told_to_pay_at_another_moment() -> None:
    assert in_words(refusal(scene(3), "A", "pay")) == "honor-is-paid-to-bushido tokens=0"
    assert refusal(scene(3), "A", "pay").clauses == ("SAM-139", "SAM-129")
    for g, seat in ((scene(3), "B"), (scene(4), "A"), (scene(3, turn="B"), "C")):
        assert in_words(refusal(g, seat, "pay")) == "honor-is-paid-to-bushido tokens=1"


@pytest.mark.parametrize("seats", [3, 4])
@clause("SAM-129", "SAM-R82")
def test_the_question_says_what_bushido_costs(seats: int) -> None:
    ninja = turn_of(scene(seats, play={"B": "bushido"}, deck="parry*5 katana"), "B")
    for g, tokens in ((shoguns_check(seats), int(seats > 3)), (ninja, 1)):
        assert isinstance(g.question, BushidoAnswer)
        assert g.question.tokens == tokens


# --- Harmless, even for Kojirō ----------------------------------------------------------------------


@pytest.mark.parametrize(("target", "left"), [("B", 5), ("C", 0), ("D", 0)])
@clause("SAM-R64", "SAM-44")
def test_kojiro_is_told_why_his_target_is_harmless(target: str, left: int) -> None:
    g = scene(
        5,
        sitting(A="kojiro", B="nobunaga"),
        hands={"A": "bokken", "B": "", "D": ""},
        resilience={"C": 0, "D": 0},
    )
    reason = refusal(g, "A", f"attack bokken > {target}")
    assert in_words(reason) == f"harmless-even-so target={target} resilience={left}"
    assert "SAM-44" in reason.clauses


# --- discarding what could parry --------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["bokken parry", "bokken", "parry"])
@clause("SAM-87", "SAM-176")
def test_under_attack_hanzo_discards_a_weapon_no_more_than_a_parry(cards: str) -> None:
    g = under_attack("hanzo", cards)()
    told = {in_words(refusal(g, "B", f"discard {card}")) for card in ("bokken", "parry")}
    assert told == {"answer-the-attack by=A card=katana"}
    other = under_attack("hideyoshi", "bokken parry")()
    assert code(other, "B", "discard parry") == "answer-the-attack"
    assert code(other, "B", "discard bokken") == "no-free-discards", "which is no parry of his"


# --- open roles and closed boxes --------------------------------------------------------------------


@clause("SAM-R99", "SAM-74", "SAM-23")
def test_with_three_players_no_role_is_a_secret() -> None:
    for seat in "BC":
        reason = refusal(scene(3), seat, "show role")
        assert (reason.code, reason.clauses) == ("roles-are-known", ("SAM-R99",))
        assert code(scene(4), seat, "show role") == "roles-are-secret"
    assert code(scene(3), "A", "show role") == "shogun-is-known"
    assert {code(scene(3), seat, "look at a role") for seat in "ABC"} == {"roles-are-known"}
    assert code(scene(4), "A", "look at a role") == "roles-are-secret"


@pytest.mark.parametrize(
    ("seats", "clauses"),
    [
        (3, ("SAM-R6", "SAM-29")),
        (4, ("SAM-18", "SAM-29")),
        (5, ("SAM-R6", "SAM-29")),
        (6, ("SAM-29",)),
        (7, ("SAM-29",)),
    ],
)
@clause("SAM-18", "SAM-29", "SAM-R6")
def test_the_box_hides_a_ninja_only_where_one_was_left_out(seats: int, clauses: tuple[str, ...]) -> None:
    reason = refusal(scene(seats), "B", "look into box")
    assert (in_words(reason), reason.clauses) == (f"box-is-closed players={seats}", clauses)


# --- Geisha -----------------------------------------------------------------------------------------


@clause("SAM-153", "SAM-R39", "SAM-R40")
def test_a_chosen_hand_card_is_refused_to_geisha_by_what_there_is() -> None:
    def told(cards: str, in_front: str) -> str:
        g = scene(hands={"A": "geisha", "B": cards}, play={"B": in_front})
        return code(g, "A", "play geisha > B.katana")

    assert told("parry", "") == "hand-cards-are-random"
    assert told("", "armor") == "no-hand-card"
    assert told("", "") == "nothing-to-discard"
    own = scene(hands={"A": "geisha parry"}, options={"geisha_on_oneself": True})
    assert code(own, "A", "play geisha > A.parry") == "geisha-not-own-hand"
