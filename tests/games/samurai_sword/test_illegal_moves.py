"""The ledger's section 6, first half: attacks, parries, forced choices and the turn.

Every row is refused by its clause, with the facts of the case, and nothing changes.
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
    row,
    under_attack,
)
from tests.games.samurai_sword.scenes import resilience, scene, turn_of
from tests.games.scenes import lying, may, play, refusal, size


def against_harmless(cards: bool, attacker: str = "hideyoshi") -> Scene:
    """B has no cards, or else no Resilience."""
    seats = f"{attacker} nobunaga goemon ieyasu tomoe"
    if cards:
        return lambda: scene(5, seats, hands={"A": "katana", "B": ""})
    return lambda: scene(5, seats, hands={"A": "katana"}, resilience={"B": 0})


def ring(harmless: str = "", **lies: str) -> Scene:
    """Six in a ring, A with a Bokken; the Harmless ones have no cards; `B="armor"` lies in front of B."""
    hands = {"A": "bokken", **dict.fromkeys(harmless, "")}
    return lambda: scene(6, hands=hands, play=lies)


def beside_benkei() -> SamuraiSword:
    return scene(6, "hideyoshi benkei goemon ieyasu tomoe kojiro", hands={"A": "bokken"})


def after_an_attack() -> SamuraiSword:
    return play(scene(5, hands={"A": "katana nodachi"}), "attack katana > B", "endure")


def after_three_attacks_of_goemon() -> SamuraiSword:
    seats = "goemon nobunaga hideyoshi ieyasu tomoe"
    return scene(5, seats, hands={"A": "bokken"}, play={"A": "focus"}, weapons_played=3)


def after_two_attacks_of_the_shogun_of_three() -> SamuraiSword:
    return scene(3, hands={"A": "bokken"}, weapons_played=2)


def after_a_parry() -> SamuraiSword:
    g = scene(5, hands={"A": "katana nodachi", "B": "parry*2"})
    return play(g, "attack katana > B", "parry")


def after_the_discard_phase() -> SamuraiSword:
    """A has come down to 7 cards; it is B's turn."""
    return play(discard_phase(), "discard bo")


def drawn() -> SamuraiSword:
    """Ieyasu has taken the Katana from the discard pile, and another card lies there."""
    return play(draw_source(), "draw discard")


def last_resilience() -> SamuraiSword:
    return scene(5, "nobunaga hideyoshi goemon ieyasu tomoe", resilience={"A": 1})


def wounded() -> SamuraiSword:
    return scene(5, resilience={"A": 2})


WEAPONS = [
    row(
        "Play a Weapon against a player without cards in hand",
        "SAM-44 SAM-86",
        against_harmless(cards=True),
        "A: attack katana > B",
        "harmless-without-cards target=B",
    ),
    row(
        "Play a Weapon against a player without Resilience",
        "SAM-44 SAM-86",
        against_harmless(cards=False),
        "A: attack katana > B",
        "harmless-without-resilience target=B",
    ),
    row(
        "Play a Weapon whose upper number is lower than the Difficulty",
        "SAM-85 SAM-82",
        ring(),
        "A: attack bokken > C",
        "too-far card=bokken reach=1 target=C steps=2 armor=0 character=0 difficulty=2",
    ),
    row(
        "Play a Weapon whose upper number is lower than the Difficulty",
        "SAM-85 SAM-82",
        ring(C="armor*2"),
        "A: attack bokken > C",
        "too-far card=bokken reach=1 target=C steps=2 armor=2 character=0 difficulty=4",
    ),
    row(
        "Reach a neighbour with Armor with a Difficulty 1 Weapon",
        "SAM-80",
        ring(B="armor"),
        "A: attack bokken > B",
        "too-well-armored card=bokken reach=1 target=B steps=1 armor=1 character=0 difficulty=2",
    ),
    row(
        "Reach Benkei with a Difficulty 1 Weapon",
        "SAM-160",
        beside_benkei,
        "A: attack bokken > B",
        "too-well-armored card=bokken reach=1 target=B steps=1 armor=0 character=1 difficulty=2",
    ),
    row(
        "Count the longer way round",
        "SAM-78",
        ring(),
        "A: attack bokken > E",
        "too-far card=bokken reach=1 target=E steps=2 armor=0 character=0 difficulty=2",
    ),
    row(
        "Count Harmless players",
        "SAM-79",
        ring(harmless="B"),
        "A: attack bokken > D",
        "too-far card=bokken reach=1 target=D steps=2 armor=0 character=0 difficulty=2",
    ),
    row(
        "Play a second Weapon without Focus, Goemon or the three-player Shogun",
        "SAM-66 SAM-67",
        after_an_attack,
        "A: attack nodachi > B",
        "weapon-limit played=1 limit=1",
    ),
    row(
        "Play more Weapons than 1 + Focus + bonuses",
        "SAM-67",
        after_three_attacks_of_goemon,
        "A: attack bokken > B",
        "weapon-limit played=3 limit=3",
    ),
    row(
        "Play more Weapons than 1 + the Shogun's bonus with three players",
        "SAM-67",
        after_two_attacks_of_the_shogun_of_three,
        "A: attack bokken > B",
        "weapon-limit played=2 limit=2",
    ),
    row("Attack oneself", "SAM-61 SAM-R38", in_hand("katana"), "A: attack katana > A", "not-oneself"),
    row(
        "Throw a Weapon away without a target",
        "SAM-R46",
        in_hand("katana"),
        "A: play katana",
        "weapon-needs-a-target card=katana",
    ),
    *(
        row(
            f"As Kojirō, attack a Harmless player ({'no cards' if cards else 'no Resilience'})",
            "SAM-165 SAM-R64",
            against_harmless(cards, "kojiro"),
            "A: attack katana > B",
            f"harmless-even-so target=B resilience={5 if cards else 0}",
        )
        for cards in (True, False)
    ),
    row("Take a Weapon back", "SAM-R11", under_attack(), "A: take back weapon", "weapon-is-played"),
    row(
        "Take a Weapon back after the answer",
        "SAM-R11",
        after_an_attack,
        "A: take back weapon",
        "weapon-is-played",
    ),
    row("Change the target", "SAM-R11", under_attack(), "A: change target", "weapon-is-played"),
    row(
        "Change the target by another attack",
        "SAM-R11",
        under_attack(),
        "A: attack nodachi > C",
        "weapon-is-played",
    ),
]

PARRIES = [
    *(
        row(
            "Play a card in another player's turn that has no parry symbol",
            "SAM-69",
            in_hand("katana"),
            said,
            "not-your-turn turn=A",
        )
        for said in ("B: play daimyo", "B: attack bokken > A", "B: end")
    ),
    row(
        "Play a card without parry symbol when attacked",
        "SAM-69",
        under_attack(),
        "B: play daimyo",
        "answer-the-attack by=A card=katana",
    ),
    row(
        "Parry with a card without parry symbol",
        "SAM-69 SAM-87",
        under_attack(),
        "B: parry bokken",
        "no-parry-symbol card=bokken",
    ),
    row(
        "As Hanzō, parry with a card that is neither Parry nor Weapon",
        "SAM-69 SAM-176",
        under_attack("hanzo"),
        "B: parry daimyo",
        "no-parry-symbol card=daimyo",
    ),
    *(
        row("Parry for somebody else", "SAM-92", under_attack(), said, "not-aimed-at-you target=B")
        for said in ("C: parry", "D: parry bokken", "A: parry", "C: endure")
    ),
    row(
        "Parry Jujutsu with a Parry",
        "SAM-154 SAM-R52",
        cry("jujutsu"),
        "C: discard parry",
        "jujutsu-wants-a-weapon card=parry",
    ),
    row("Parry Jujutsu", "SAM-154 SAM-R52", cry("jujutsu"), "C: parry", "jujutsu-is-not-parried"),
    row(
        "Answer Battle Cry with a Weapon without being Hanzō",
        "SAM-131",
        cry("battle_cry"),
        "C: discard bokken",
        "battle-cry-wants-a-parry card=bokken",
    ),
    row(
        "As Hanzō, parry with the last card in hand when it is a Weapon",
        "SAM-176",
        under_attack("hanzo", "bo"),
        "B: parry bo",
        "not-the-last-card card=bo",
    ),
    row(
        "As Hanzō, answer Battle Cry with the last card when it is a Weapon",
        "SAM-176",
        cry("battle_cry", "hanzo", "bo"),
        "C: discard bo",
        "not-the-last-card card=bo",
    ),
    row(
        "Play two parries against one attack",
        "SAM-87 SAM-R56",
        under_attack(cards="parry*2"),
        "B: parry twice",
        "one-parry-is-enough",
    ),
    row("Play two parries, one after the other", "SAM-87", after_a_parry, "B: parry", "parry-is-an-answer"),
    *(
        row("Play a Parry in one's own turn", "SAM-69 SAM-R47", in_hand("parry"), said, "parry-is-an-answer")
        for said in ("A: play parry", "A: parry", "A: play parry > B", "A: play parry > B.armor")
    ),
    *(
        row("Parry when nobody attacks", "SAM-69 SAM-87", build, f"{seat}: parry", "parry-is-an-answer")
        for build, seat in ((in_hand("katana"), "B"), (draw_source, "B"), (discard_phase, "A"))
    ),
    *(
        row(
            "Answer Battle Cry or Jujutsu as Chiyome",
            "SAM-171",
            cry(card),
            f"E: {said}",
            f"chiyome-is-unaffected card={card}",
        )
        for card in ("battle_cry", "jujutsu")
        for said in ("discard parry", "endure", "parry")
    ),
    *(
        row(
            "Answer Battle Cry or Jujutsu as a Harmless player",
            unaffected,
            cry(card),
            f"D: {said}",
            f"harmless-is-unaffected card={card}",
        )
        for card, unaffected in (("battle_cry", "SAM-132"), ("jujutsu", "SAM-155"))
        for said in ("discard parry", "endure", "parry")
    ),
]

TURN = [
    *(
        row("Discard a card freely to empty the hand", "SAM-R48", build, said, "no-free-discards")
        for build, said in (
            (in_hand("parry"), "A: discard parry"),
            (in_hand("parry"), "C: discard parry"),
            (draw_source, "A: discard parry"),
            (discard_phase, "B: discard parry"),
            (under_attack(), "B: discard bokken"),
        )
    ),
    row(
        "Discard below 7 in the Discard phase",
        "SAM-71",
        after_the_discard_phase,
        "A: discard katana",
        "down-to-seven cards=7 limit=7",
    ),
    row(
        "End the turn with more than 7 cards",
        "SAM-70",
        discard_phase,
        "A: end",
        "discard-first cards=8 limit=7",
    ),
    row(
        "As Nobunaga, spend the last Resilience",
        "SAM-170",
        last_resilience,
        "A: spend",
        "not-the-last-resilience",
    ),
    *(
        row(
            "As Nobunaga, spend Resilience outside one's own Play phase",
            "SAM-169",
            build,
            f"{seat}: spend",
            "spend-in-the-play-phase",
        )
        for build, seat in (
            (bushido_check, "A"),
            (discard_phase, "A"),
            (under_attack(), "A"),
            (cry("jujutsu"), "A"),
            (draw_source, "B"),
        )
    ),
    row(
        "As Ieyasu, take a second card from the discard pile",
        "SAM-163 SAM-164",
        drawn,
        "A: draw discard",
        "only-the-first-card",
    ),
    row(
        "As Ieyasu, take one from below the top",
        "SAM-163",
        draw_source,
        "A: draw below top",
        "only-the-top-card",
    ),
    *(
        row(
            "Draw more cards than allowed", "SAM-56 SAM-57", in_hand("katana"), said, "draw-in-the-draw-phase"
        )
        for said in ("A: draw", "A: draw deck")
    ),
    row(
        "Draw fewer cards than allowed, or none",
        "SAM-56 SAM-57",
        draw_source,
        "A: skip drawing",
        "cards-must-be-drawn",
    ),
    *(
        row("Play a card before the Draw phase", "SAM-52", draw_source, said, "play-comes-after-drawing")
        for said in ("A: play daimyo", "A: attack bokken > B", "A: end")
    ),
    row(
        "Play a card before the Draw phase",
        "SAM-52",
        bushido_check,
        "A: play daimyo",
        "check-bushido-first tokens=1",
    ),
    row(
        "Play a card after the Discard phase has begun",
        "SAM-52",
        discard_phase,
        "A: attack katana > B",
        "play-is-over",
    ),
    row(
        "Recover Resilience while one or more tokens are left",
        "SAM-54",
        wounded,
        "A: recover",
        "recover-only-with-none left=2",
    ),
]

LEDGER = [*WEAPONS, *PARRIES, *TURN]


@pytest.mark.parametrize(("build", "said", "refused", "clauses"), LEDGER)
def test_it_is_refused_by_its_clause_and_nothing_changes(
    build: Scene, said: str, refused: str, clauses: list[str]
) -> None:
    check_row(build, said, refused, clauses)


@clause("SAM-79")
def test_who_counts_harmless_players_to_be_out_of_reach_is_attacked_all_the_same() -> None:
    assert may(ring(harmless="B")(), "attack bokken > C")
    assert not may(ring()(), "attack bokken > C")


@clause("SAM-163")
@pytest.mark.parametrize(("card", "drawn_cards"), [("daimyo", 2), ("tea_ceremony", 3)])
def test_ieyasu_draws_for_a_card_from_the_deck_only(card: str, drawn_cards: int) -> None:
    """Ledger: as Ieyasu, take from the discard pile for Daimyo, Tea Ceremony or Breathing."""
    g = scene(5, "ieyasu nobunaga goemon hanzo tomoe", hands={"A": card}, discard="katana", deck="parry*9")
    assert refusal(g, "A", "draw discard").code == "only-the-first-card"
    play(g, f"play {card}")
    assert lying(g, "hand.A") == ["parry"] * drawn_cards
    assert lying(g, "discard")[-2:] == ["katana", card]


@clause("SAM-163")
def test_ieyasu_named_by_breathing_draws_from_the_deck() -> None:
    seats = "hideyoshi ieyasu goemon hanzo tomoe"
    g = scene(5, seats, hands={"A": "breathing", "B": ""}, discard="katana", deck="parry*9")
    play(g, "play breathing > B")
    assert asked_nothing_of(g, "B")
    assert lying(g, "hand.B") == ["parry"]


def asked_nothing_of(g: SamuraiSword, seat: str) -> bool:
    return refusal(g, seat, "draw discard").code == "not-your-turn"


@clause("SAM-52", "SAM-54")
def test_nobody_recovers_in_a_turn_that_begins_with_resilience() -> None:
    g = turn_of(wounded(), "A")
    assert resilience(g, "A") == 2
    assert size(g, "hand.A") == 1 + 3
