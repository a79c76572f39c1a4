"""The ledger's section 6, second half: other cards, Bushido, secrets, Honor and the end.

Every row is refused by its clause, with the facts of the case, and nothing changes. `ALSO` holds what the
ledger does not list, so that every refusal of the game happens in one of the two files.
"""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.table import SamuraiSword
from tests.clauses import clause
from tests.games.samurai_sword.attempts import (
    Scene,
    bushido_check,
    check_row,
    cry,
    discard_phase,
    draw_source,
    in_hand,
    over,
    row,
    under_attack,
)
from tests.games.samurai_sword.scenes import honor, resilience, scene, turn_of
from tests.games.scenes import lying, play, size


def bushido_at_c() -> SamuraiSword:
    return scene(5, hands={"A": "bushido"}, play={"C": "bushido"})


def against(cards: str, in_front: str = "") -> Scene:
    """A holds Geisha and Diversion, B these cards, with these in front."""
    return lambda: scene(5, hands={"A": "geisha diversion", "B": cards}, play={"B": in_front})


def with_bushido_in_front() -> SamuraiSword:
    return scene(5, hands={"A": "geisha"}, play={"A": "bushido"})


def geisha_on_oneself() -> SamuraiSword:
    return scene(5, hands={"A": "geisha parry"}, play={"A": "focus"}, options={"geisha_on_oneself": True})


def defeated() -> SamuraiSword:
    """B has no Resilience in A's turn."""
    return scene(5, resilience={"B": 0})


def last_of_four_but_a_team_mate() -> SamuraiSword:
    """A, the Shogun, stands alone with C, the Samurai."""
    return scene(4, hands={"A": "katana", "C": "bokken"}, resilience={"B": 0, "C": 1, "D": 0})


LEDGER = [
    *(
        row(
            "Lay Focus, Armor or Fast Draw in front of another player",
            "SAM-64",
            in_hand(card),
            f"A: play {card} > B",
            f"only-before-yourself card={card}",
        )
        for card in ("focus", "armor", "fast_draw")
    ),
    *(
        row(
            "Play Bushido while another Bushido is in play",
            "SAM-145",
            bushido_at_c,
            said,
            "one-bushido target=C",
        )
        for said in ("A: play bushido > A", "A: play bushido > B", "A: play bushido > C")
    ),
    row("Skip the Bushido check", "SAM-55", bushido_check, "A: skip bushido", "bushido-is-checked"),
    *(
        row(
            "Check Bushido after drawing",
            "SAM-55",
            bushido_check,
            f"A: {said}",
            "check-bushido-first tokens=1",
        )
        for said in ("draw deck", "draw discard", "end")
    ),
    *(
        row(
            "Pass Bushido on without giving up a Weapon",
            "SAM-139",
            bushido_check,
            said,
            "weapon-or-honor tokens=1",
        )
        for said in ("A: pass bushido", "A: endure", "A: parry")
    ),
    *(
        row(
            "Give up a card that is not a Weapon to Bushido",
            "SAM-139",
            bushido_check,
            f"A: discard {card}",
            f"bushido-wants-a-weapon card={card}",
        )
        for card in ("parry", "daimyo")
    ),
    row(
        "Pass Bushido to a player of one's choice",
        "SAM-140 SAM-142 SAM-R75",
        bushido_check,
        "A: pass bushido elsewhere",
        "bushido-moves-clockwise",
    ),
    *(
        row(
            "Aim Geisha at oneself, also to get rid of Bushido",
            "SAM-152 SAM-R39",
            with_bushido_in_front,
            said,
            "geisha-not-oneself",
        )
        for said in ("A: play geisha > A", "A: play geisha > A.bushido")
    ),
    row(
        "Choose which hand card Geisha discards",
        "SAM-153",
        against("katana", "armor"),
        "A: play geisha > B.katana",
        "hand-cards-are-random target=B",
    ),
    *(
        row(
            "Aim Geisha at a player without cards in hand and in play",
            "SAM-R40",
            against(""),
            said,
            "nothing-to-discard target=B",
        )
        for said in ("A: play geisha > B", "A: play geisha > B.armor")
    ),
    row(
        "Aim Diversion at a player with an empty hand",
        "SAM-148 SAM-R43",
        against("", "armor"),
        "A: play diversion > B",
        "no-card-to-take target=B",
    ),
    row(
        "Aim Diversion at oneself",
        "SAM-148 SAM-R38",
        against("parry"),
        "A: play diversion > A",
        "diversion-not-oneself",
    ),
    row(
        "Use Diversion on a card in play",
        "SAM-148",
        against("parry", "armor"),
        "A: play diversion > B.armor",
        "diversion-takes-from-hands card=diversion",
    ),
    row(
        "Choose oneself for the draw of Breathing",
        "SAM-134",
        in_hand("breathing"),
        "A: play breathing > A",
        "breathing-not-oneself",
    ),
    row(
        "Choose nobody for the draw of Breathing",
        "SAM-134",
        in_hand("breathing"),
        "A: play breathing",
        "breathing-needs-a-receiver",
    ),
    row(
        "Heal another player with Breathing",
        "SAM-135",
        in_hand("breathing"),
        "A: heal another",
        "breathing-heals-oneself",
    ),
    *(
        row(
            "Show one's role card, or look at another's", "SAM-74", in_hand("parry"), said, "roles-are-secret"
        )
        for said in ("B: show role", "A: look at a role", "B: look at a role")
    ),
    row("Ask what somebody holds", "SAM-75", in_hand("parry"), "A: ask for cards", "do-not-ask-for-cards"),
    row(
        "Ask how somebody would react",
        "SAM-76",
        in_hand("parry"),
        "A: ask for reaction",
        "do-not-ask-for-reactions",
    ),
    *(
        row(
            "Look at the removed Ninja card",
            "SAM-18",
            in_hand("parry", players),
            said,
            "box-is-closed players=4",
        )
        for players, said in ((4, "A: look into box"), (4, "C: look into box"))
    ),
    *(
        row(
            "Refuse to give Honor when Defeated, or choose who gets it",
            "SAM-99",
            under_attack(),
            said,
            "honor-goes-to-the-victor",
        )
        for said in ("B: keep honor", "B: give honor elsewhere")
    ),
    row(
        "Refuse the Honor loss at the end of the deck",
        "SAM-104",
        in_hand("daimyo"),
        "B: keep honor at deck end",
        "everybody-loses-honor",
    ),
    *(
        row("Keep playing after somebody has no Honor", "SAM-106", over, said, "game-is-over")
        for said in ("A: play daimyo", "B: parry", "C: end", "A: show role")
    ),
    row(
        "Claim a Victory of the Swordmaster with three players",
        "SAM-130",
        in_hand("parry", 3),
        "A: claim swordmaster",
        "no-swordmaster-with-three",
    ),
    row(
        "Claim a Victory of the Swordmaster against a team mate",
        "SAM-121",
        last_of_four_but_a_team_mate,
        "A: claim swordmaster",
        "swordmaster-is-seen",
    ),
    row(
        "Score a Daimyo as the Ronin",
        "SAM-113",
        in_hand("parry"),
        "D: score daimyo",
        "daimyo-is-for-the-others",
    ),
    row(
        "Multiply Daimyo points",
        "SAM-112",
        in_hand("parry"),
        "C: multiply daimyo",
        "daimyo-is-not-multiplied",
    ),
]

ALSO = [
    *(
        row(
            "Name a player who is not there",
            "SAM-2",
            in_hand(f"{card} katana"),
            said,
            "no-such-player target=F",
        )
        for card, said in (
            ("geisha", "A: attack katana > F"),
            ("geisha", "A: play geisha > F"),
            ("geisha", "A: play geisha > F.armor"),
            ("bushido", "A: play bushido > F"),
        )
    ),
    *(
        row("Use a card that one does not hold", "SAM-59", build, said, "not-in-hand card=nodachi")
        for build, said in (
            (in_hand("katana"), "A: attack nodachi > B"),
            (in_hand("katana"), "A: play nodachi"),
            (under_attack(), "B: parry nodachi"),
            (cry("battle_cry"), "C: discard nodachi"),
            (cry("jujutsu"), "C: discard nodachi"),
            (bushido_check, "A: discard nodachi"),
            (discard_phase, "A: discard nodachi"),
        )
    ),
    *(
        row(
            "Play a card that one does not hold", "SAM-59", in_hand("katana"), said, "not-in-hand card=geisha"
        )
        for said in ("A: play geisha", "A: play geisha > B", "A: play geisha > B.armor")
    ),
    *(
        row("Name nobody", names, in_hand(card), f"A: play {card}", f"card-names-a-player card={card}")
        for card, names in (("geisha", "SAM-152"), ("diversion", "SAM-148"), ("bushido", "SAM-137"))
    ),
    *(
        row("Name somebody for nothing", "SAM-68", in_hand(card), said, f"card-names-nobody card={card}")
        for card, said in (("daimyo", "A: play daimyo > B"), ("focus", "A: play focus > A"))
    ),
    row(
        "Aim another card than Geisha at a card",
        "SAM-68",
        in_hand("breathing"),
        "A: play breathing > B.armor",
        "card-names-no-card card=breathing",
    ),
    row(
        "Aim Geisha at an empty hand",
        "SAM-153",
        against("", "armor"),
        "A: play geisha > B",
        "no-hand-card target=B",
    ),
    row(
        "Aim Geisha at a card that does not lie there",
        "SAM-153",
        against("focus", "armor"),
        "A: play geisha > B.focus",
        "not-in-front-of aim=focus target=B",
    ),
    row(
        "Aim Geisha at the own hand where she may take own cards in play",
        "SAM-152 SAM-R39",
        geisha_on_oneself,
        "A: play geisha > A",
        "geisha-not-own-hand",
    ),
    *(
        row("Spend Resilience without being Nobunaga", "SAM-169", build, said, "only-nobunaga")
        for build, said in (
            (in_hand("parry"), "A: spend"),
            (in_hand("parry"), "C: spend"),
            (discard_phase, "C: spend"),
        )
    ),
    *(
        row("Take from the discard pile without being Ieyasu", "SAM-163", build, said, "only-ieyasu")
        for build, said in ((in_hand("parry"), "A: draw discard"), (draw_source, "B: draw discard"))
    ),
    row("Draw in another player's turn", "SAM-51", draw_source, "B: draw deck", "not-your-turn turn=A"),
    row("Draw when attacked", "SAM-56", under_attack(), "B: draw deck", "draw-in-the-draw-phase"),
    *(
        row("Suffer wounds that nobody deals", "SAM-91 SAM-131", build, said, "nothing-to-endure")
        for build, said in (
            (in_hand("parry"), "A: endure"),
            (in_hand("parry"), "B: endure"),
            (draw_source, "A: endure"),
            (discard_phase, "A: endure"),
            (bushido_check, "B: endure"),
        )
    ),
    *(
        row("Pay Honor for nothing", "SAM-139", build, said, "honor-is-paid-to-bushido tokens=1")
        for build, said in (
            (in_hand("parry"), "A: pay"),
            (under_attack(), "B: pay"),
            (cry("jujutsu"), "C: pay"),
            (draw_source, "A: pay"),
            (discard_phase, "B: pay"),
        )
    ),
    *(
        row(
            "Answer another player's Bushido",
            "SAM-139",
            bushido_check,
            said,
            "bushido-asks-its-holder target=A",
        )
        for said in ("B: discard bokken", "C: pay")
    ),
    *(
        row("Answer one's own cry", clauses, cry(card), said, f"only-the-others-answer card={card}")
        for card, said, clauses in (
            ("battle_cry", "A: discard parry", "SAM-131"),
            ("jujutsu", "A: endure", "SAM-154"),
        )
    ),
    *(
        row("Answer a cry twice", "SAM-R8", cry(card), f"B: {said}", f"has-answered card={card} target=C")
        for card, said in (("battle_cry", "discard parry"), ("jujutsu", "endure"))
    ),
    *(
        row("Answer before others", "SAM-R8", cry(card), said, f"others-answer-first card={card} target=C")
        for card, said in (("battle_cry", "F: endure"), ("jujutsu", "F: discard parry"))
    ),
    *(
        row("Do something else than answer", "SAM-69", cry(card), said, f"answer-the-cry by=A card={card}")
        for card, said in (
            ("battle_cry", "C: play daimyo"),
            ("battle_cry", "C: parry"),
            ("jujutsu", "C: end"),
        )
    ),
    row(
        "Discard when attacked",
        "SAM-87",
        under_attack(),
        "B: discard parry",
        "answer-the-attack by=A card=katana",
    ),
    *(
        row(
            "Play on before one's card is answered",
            "SAM-59 SAM-R20",
            build,
            said,
            f"own-card-is-resolving {rest}",
        )
        for build, said, rest in (
            (under_attack(), "A: play daimyo", "card=katana target=B"),
            (under_attack(), "A: end", "card=katana target=B"),
            (cry("jujutsu"), "A: attack bokken > B", "card=jujutsu target=C"),
        )
    ),
    row("Recover in another player's turn", "SAM-53 SAM-102", defeated, "B: recover", "recover-in-ones-turn"),
    row("Show a role that all know", "SAM-R99", in_hand("parry", 3), "B: show role", "roles-are-known"),
    row("Show the Shogun's card", "SAM-23", in_hand("parry"), "A: show role", "shogun-is-known"),
    *(
        row("Show one's hand, or look at another's", "SAM-39", in_hand("parry"), said, "hands-are-secret")
        for said in ("A: show hand", "B: look at a hand")
    ),
    row("Look at the deck", "SAM-40", in_hand("parry"), "B: look at deck", "deck-is-face-down"),
]


@pytest.mark.parametrize(("build", "said", "refused", "clauses"), LEDGER + ALSO)
def test_it_is_refused_by_its_clause_and_nothing_changes(
    build: Scene, said: str, refused: str, clauses: list[str]
) -> None:
    check_row(build, said, refused, clauses)


# --- what the rules do themselves, whoever would like it otherwise ---------------------------------------


@clause("SAM-140", "SAM-142", "SAM-R75")
def test_bushido_goes_to_the_next_player_even_if_that_one_is_harmless() -> None:
    g = scene(5, hands={"A": "bokken", "B": ""}, play={"A": "bushido"}, deck="parry*4 kiseru")
    play(turn_of(g, "A"), "discard bokken")
    assert lying(g, "play.B.bushido") == ["bushido"]


@clause("SAM-135")
def test_breathing_heals_nobody_but_its_player() -> None:
    g = scene(5, hands={"A": "breathing"}, resilience={"A": 1, "B": 1})
    play(g, "play breathing > B")
    assert (resilience(g, "A"), resilience(g, "B")) == (4, 1)


@clause("SAM-99")
def test_the_defeated_give_their_honor_to_the_one_who_defeated_them() -> None:
    g = scene(5, hands={"A": "katana"}, resilience={"B": 3})
    play(g, "attack katana > B", "endure")
    assert (honor(g, "A"), honor(g, "B")) == (6, 2)


@clause("SAM-104")
def test_everybody_loses_honor_at_the_end_of_the_deck() -> None:
    g = scene(5, hands={"A": "daimyo"}, deck="bokken")
    play(g, "play daimyo")
    assert g.table.honor == (4, 2, 2, 2, 2)
    assert size(g, "hand.A") == 2


@clause("SAM-121")
def test_striking_down_a_team_mate_as_the_last_one_is_no_victory_of_the_swordmaster() -> None:
    g = play(last_of_four_but_a_team_mate(), "attack katana > C", "endure")
    assert g.outcome is not None
    assert g.outcome.how != "swordmaster"


@clause("SAM-130")
def test_with_three_players_the_last_one_with_resilience_plays_on() -> None:
    g = scene(3, hands={"A": "katana"}, resilience={"B": 0, "C": 1})
    play(g, "attack katana > C", "endure")
    assert g.outcome is None


@clause("SAM-112", "SAM-113")
def test_daimyo_count_once_and_not_for_the_ronin() -> None:
    hands = {"A": "katana daimyo", "C": "daimyo", "D": "daimyo"}
    g = scene(6, hands=hands, resilience={"B": 1}, honor={"B": 1})
    play(g, "attack katana > B", "endure")
    assert g.outcome is not None
    team, ronin = (5 + 1) * 1 + 1 + 4 * 2 + 1, 4 * 3
    assert (g.outcome.scores[0], g.outcome.scores[2], g.outcome.scores[3]) == (team, team, ronin)
