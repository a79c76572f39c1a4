"""Every row of the ledger's section 6, and every other refusal: by which clause, and that nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.games.shinobi import RULES
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.reasons import KERNEL_REFUSALS
from tests.clauses import clause
from tests.games.scenes import asked, play, refusal
from tests.games.shinobi.scenes import final_turn, scene

SOME = {"A": "takeda*3", "B": "uesugi*2 takeda", "C": "oda*3"}
"""A can attack Uesugi in B's province, and nothing else there."""

Scene = Callable[[], Shinobi]


def first() -> Shinobi:
    """A's first order, with a ninja among his cards."""
    return scene(SOME, {"A": "ninja*2 hojo uesugi"})


def first_without_a_ninja() -> Shinobi:
    return scene(SOME, {"A": "hojo*4"})


def first_without_armies_abroad() -> Shinobi:
    return scene({"A": "takeda*3"}, {"A": "ninja*2 hojo uesugi"})


def first_with_only_ninja() -> Shinobi:
    return scene(SOME, {"A": "ninja*3"}, deck="", turns_left=2)


def first_of_an_agent_of(clan: str) -> Shinobi:
    others = [other for other in ("hojo", "mori", "oda", "uesugi") if other != clan]
    return scene({"A": "takeda*3", "B": "uesugi*2"}, {"A": "hojo*4"}, clans=" ".join([clan, *others[:2]]))


def second() -> Shinobi:
    return play(first(), "place hojo > C")


def second_after_a_ninja() -> Shinobi:
    return play(first(), "ninja > C.oda")


def second_with_nothing_abroad() -> Shinobi:
    """A's ninja has struck the only army abroad, a single card."""
    return play(scene({"A": "takeda*3", "B": "oda"}, {"A": "ninja*2 hojo uesugi"}), "ninja > B.oda")


def second_with_only_ninja() -> Shinobi:
    return play(scene(SOME, {"A": "ninja*3 hojo"}), "place hojo > C")


def third() -> Shinobi:
    """A has placed Hojo into C's province and Uesugi at home."""
    return play(second(), "home uesugi")


def third_after_a_move() -> Shinobi:
    return play(second(), "move uesugi B > A")


def third_after_a_ninja() -> Shinobi:
    return play(scene(SOME, {"A": "ninja*2 hojo uesugi"}), "ninja > B.uesugi", "move oda C > B")


def third_with_reinforced_targets() -> Shinobi:
    """A has placed Uesugi into B's province and moved Oda there: only Mori may be attacked."""
    g = scene({"A": "takeda*4", "B": "uesugi oda", "C": "oda mori"}, {"A": "uesugi hojo*3"})
    return play(g, "place uesugi > B", "move oda C > B")


def third_with_a_card_moved_on() -> Shinobi:
    g = scene({"A": "takeda*4", "B": "uesugi", "C": "mori"}, {"A": "uesugi hojo*3"})
    return play(g, "place uesugi > B", "move uesugi B > A")


def third_with_only_own_clan_to_attack() -> Shinobi:
    return play(first_of_an_agent_of("uesugi"), "place hojo > C", "home hojo")


def after_the_attack() -> Shinobi:
    """A's turn is over, and B is to give his first order."""
    g = play(scene(SOME, {"A": "hojo*4"}), "place hojo > C", "home hojo", "attack takeda > B.uesugi")
    assert asked(g) == "B FirstOrder"
    return g


def last_round() -> Shinobi:
    """A is in the middle of his last turn."""
    return play(scene(SOME, {"A": "hojo*3"}, deck="", turns_left=1), "place hojo > B", "home hojo")


def last_round_of_b() -> Shinobi:
    """The last turns of C and A are over, and B is in the final one."""
    return play(last_round(), "attack takeda > B.uesugi")


def row(
    attempt: str, clauses: str, build: Scene, answer: str, code: str, seat: str = "A"
) -> Any:  # pytest keeps the type of a parameter set to itself
    """One row of a table: what is tried, the clauses against it, where, in which words, and the refusal."""
    ids = clauses.split()
    return pytest.param(build, seat, answer, code, ids, id=attempt, marks=clause(*ids))


LEDGER = [
    row(
        "Place the first-order card into your own province", "SHI-20", first, "place hojo > A", "own-province"
    ),
    row(
        "Skip the first order although you hold a troop card",
        "SHI-17 SHI-20",
        first_without_a_ninja,
        "skip",
        "must-place-abroad",
    ),
    row(
        "Skip the first order although you hold a troop card, and a ninja without a target",
        "SHI-17 SHI-20",
        first_without_armies_abroad,
        "skip",
        "must-place-abroad",
    ),
    row(
        "Skip the first order although you hold a troop card and a ninja",
        "SHI-17 SHI-20 SHI-22",
        first,
        "skip",
        "must-place-or-play-a-ninja",
    ),
    row(
        "Skip the second order although you could place or move",
        "SHI-17 SHI-23",
        second,
        "skip",
        "must-place-or-move",
    ),
    row(
        "Skip the second order although you could place at home, if not move",
        "SHI-17 SHI-23 SHI-R4",
        second_with_nothing_abroad,
        "skip",
        "must-place-at-home",
    ),
    row(
        "Skip the second order although you could move, if not place at home",
        "SHI-17 SHI-23 SHI-R4",
        second_with_only_ninja,
        "skip",
        "must-move",
    ),
    row(
        "Place a card abroad with the second order",
        "SHI-24",
        second,
        "place uesugi > B",
        "placing-abroad-came-first",
    ),
    row(
        "Place and also move in the second order",
        "SHI-23",
        third,
        "move uesugi B > C",
        "second-order-is-given",
    ),
    row(
        "Move and also place in the second order",
        "SHI-23",
        third_after_a_move,
        "home uesugi",
        "second-order-is-given",
    ),
    row("Place and move at once", "SHI-23", second, "place and move", "either-place-or-move"),
    row("Place two cards in one order", "SHI-20 SHI-24", first, "place two cards", "one-card-an-order"),
    row("Lay a card face down", "SHI-20 SHI-24", first, "place face down", "cards-lie-face-up"),
    row(
        "Move a card out of your own province",
        "SHI-26",
        second,
        "move takeda A > B",
        "not-out-of-own-province",
    ),
    row("Move a card within the same province", "SHI-25", second, "move oda C > C", "same-province"),
    row("Move two cards", "SHI-28", second, "move two cards", "one-card-is-moved"),
    row("Move a whole army", "SHI-28", second, "move an army", "one-card-is-moved"),
    row("Lay a ninja into a province as a troop", "SHI-30", first, "place ninja > B", "ninja-is-no-troop"),
    row("Lay a ninja at home as a troop", "SHI-30", second, "home ninja", "ninja-is-no-troop"),
    row(
        "Play a ninja as second order after a first-order placement",
        "SHI-49 SHI-22",
        second,
        "ninja > C.oda",
        "ninja-is-a-first-order",
    ),
    row("Play two ninja in a turn", "SHI-55", second_after_a_ninja, "ninja > C.oda", "one-ninja-a-turn"),
    row(
        "Play a ninja against an army in your own province",
        "SHI-52",
        first,
        "ninja > A.takeda",
        "ninja-not-at-home",
    ),
    row(
        "Play a ninja when no foreign army exists",
        "SHI-53",
        first_without_armies_abroad,
        "ninja > B.oda",
        "no-army-abroad",
    ),
    row("Attack before the first order", "SHI-16", first, "attack takeda > B.uesugi", "attack-comes-last"),
    row("Attack before the second order", "SHI-16", second, "attack takeda > B.uesugi", "attack-comes-last"),
    row("Place after the attack", "SHI-16", after_the_attack, "place hojo > B", "turn-is-over"),
    row("Move after the attack", "SHI-16", after_the_attack, "move uesugi B > C", "turn-is-over"),
    row("Skip the attack although one is possible", "SHI-35", third, "skip", "must-attack"),
    row("Attack twice", "SHI-35", after_the_attack, "attack takeda > B.uesugi", "one-attack-a-turn"),
    row(
        "Attack with an army that is not at home", "SHI-36", third, "attack oda > B.uesugi", "no-army-at-home"
    ),
    row(
        "Attack with an army that stands in another province",
        "SHI-36",
        third,
        "attack from abroad",
        "attack-from-own-province",
    ),
    row("Attack an army in your own province", "SHI-37", third, "attack takeda > A.uesugi", "target-at-home"),
    row(
        "Attack an army of equal or greater strength", "SHI-38", third, "attack takeda > C.oda", "not-weaker"
    ),
    row(
        "Attack an army of the attacker's own clan", "SHI-39", third, "attack takeda > B.takeda", "same-clan"
    ),
    row(
        "Attack an army you reinforced this turn (placed)",
        "SHI-40",
        third_with_reinforced_targets,
        "attack takeda > B.uesugi",
        "reinforced-this-turn",
    ),
    row(
        "Attack an army you reinforced this turn (moved in)",
        "SHI-40",
        third_with_reinforced_targets,
        "attack takeda > B.oda",
        "reinforced-this-turn",
    ),
    row(
        "Attack the army your ninja hit this turn",
        "SHI-54",
        third_after_a_ninja,
        "attack takeda > B.uesugi",
        "hit-by-the-ninja",
    ),
    row(
        "Attack an army whose newly placed card you moved away again",
        "SHI-41",
        third_with_a_card_moved_on,
        "attack takeda > B.uesugi",
        "still-protected",
    ),
    row(
        "Refuse the attack because the target is your own clan",
        "SHI-47",
        third_with_only_own_clan_to_attack,
        "skip",
        "must-attack-own-clan",
    ),
    row("Draw before the attack", "SHI-56", third, "draw", "drawing-comes-last"),
    row("Draw more than up to four cards", "SHI-56", after_the_attack, "draw", "hand-is-full"),
    row("Draw in the last round", "SHI-59", last_round, "draw", "no-drawing-in-the-last-round"),
    row("Reshuffle the discard pile", "SHI-48", last_round, "reshuffle discard", "nothing-comes-back"),
    row(
        "Take a second turn in the last round",
        "SHI-61",
        last_round_of_b,
        "place hojo > B",
        "last-turn-is-over",
    ),
    row(
        "Reveal or show your clan card before the end", "SHI-4 SHI-6", first, "show clan", "clans-are-secret"
    ),
    row("Look at the undealt clan cards", "SHI-7", first, "look into box", "box-is-closed"),
    row("Show hand cards to others", "SHI-12", first, "show hand", "hands-are-secret"),
    row("Give orders outside your turn", "SHI-19", first, "place hojo > C", "not-your-turn", seat="B"),
    row("Count hand cards for the final total", "SHI-65", last_round, "count hand", "hands-do-not-count"),
]

ALSO = [
    row("Place into a province nobody owns", "SHI-1 SHI-13", first, "place hojo > E", "no-such-player"),
    row("Strike a province nobody owns", "SHI-1 SHI-13", first, "ninja > E.oda", "no-such-player"),
    row("Move into a province nobody owns", "SHI-1 SHI-13", second, "move oda C > D", "no-such-player"),
    row("Attack a province nobody owns", "SHI-1 SHI-13", third, "attack takeda > D.oda", "no-such-player"),
    row("Place a card you do not hold", "SHI-20", first, "place mori > B", "not-in-hand"),
    row("Place a card at home that you do not hold", "SHI-24", second, "home mori", "not-in-hand"),
    row(
        "Keep a ninja that must be played",
        "SHI-17 SHI-R3",
        first_with_only_ninja,
        "skip",
        "must-play-a-ninja",
    ),
    row("Place at home first", "SHI-16 SHI-20", first, "home hojo", "second-order-comes-later"),
    row("Move first", "SHI-16", first, "move oda C > B", "second-order-comes-later"),
    row(
        "Play a ninja you do not hold",
        "SHI-49",
        after_the_attack,
        "ninja > C.oda",
        "no-ninja-in-hand",
        seat="B",
    ),
    row("Strike an army that is not there", "SHI-50", first, "ninja > B.oda", "no-army-to-strike"),
    row(
        "Place abroad after a ninja",
        "SHI-22 SHI-R13",
        second_after_a_ninja,
        "place hojo > B",
        "not-after-a-ninja",
    ),
    row("Move troops that are not there", "SHI-25", second, "move mori B > C", "no-troops-to-move"),
    row("Place abroad instead of attacking", "SHI-16", third, "place hojo > B", "first-order-is-given"),
    row("Play a ninja instead of attacking", "SHI-49", third, "ninja > C.oda", "ninja-is-a-first-order"),
    row(
        "Play a second ninja instead of attacking",
        "SHI-55",
        third_after_a_ninja,
        "ninja > C.oda",
        "one-ninja-a-turn",
    ),
    row("Attack an army that is not there", "SHI-37", third, "attack takeda > B.mori", "no-such-target"),
    row("Take a card from the discard pile", "SHI-48", first, "take from discard", "nothing-comes-back"),
    row("Look at the deck", "SHI-10", first, "look at deck", "deck-is-face-down"),
    row("Look at another player's hand", "SHI-12", first, "look at a hand", "hands-are-secret", seat="C"),
    row(
        "Look at another player's clan card",
        "SHI-4",
        first,
        "look at a clan card",
        "clans-are-secret",
        seat="C",
    ),
    row("Attack outside your turn", "SHI-19", first, "attack oda > A.takeda", "not-your-turn", seat="B"),
]


@pytest.mark.parametrize(("build", "seat", "answer", "code", "clauses"), LEDGER + ALSO)
def test_it_is_refused_by_its_clause_and_nothing_changes(
    build: Scene, seat: str, answer: str, code: str, clauses: list[str]
) -> None:
    reason = refusal(build(), seat, answer)
    assert reason.code == code
    assert set(clauses) <= set(reason.clauses)


def test_every_refusal_is_produced_above() -> None:
    produced = {str(param.values[3]) for param in LEDGER + ALSO}
    known = set(RULES.refusals) - {refusal.code for refusal in KERNEL_REFUSALS}
    assert produced == known


@clause("SHI-19")
def test_all_players_who_are_not_asked_are_refused() -> None:
    g = scene(SOME, clans="hojo mori oda takeda", turn="C", turn_number=9)
    assert refusal(g, "A", "place hojo > B").facts == {"turn": 2}
    assert refusal(g, "D", "place hojo > B").code == "not-your-turn"
    assert refusal(g, "B", "home hojo").code == "turn-is-over"
    g = scene({}, turn="C", turn_number=1)
    assert refusal(g, "B", "home hojo").code == "not-your-turn"


@clause("SHI-61")
def test_in_the_last_round_those_who_still_have_a_turn_are_told_to_wait() -> None:
    g = last_round_of_b()
    for name in "AC":
        assert refusal(g, name, "attack oda > B.uesugi").code == "last-turn-is-over"
    g = scene(SOME, clans="hojo mori oda", deck="", turn="B", turns_left=1)
    assert refusal(g, "C", "home oda").code == "not-your-turn"


@clause("SHI-62")
def test_when_the_game_is_over_nothing_can_be_said() -> None:
    g = play(final_turn({"B": "mori"}, "hojo mori oda"), "place oda > C", "home oda")
    assert g.outcome is not None
    for seat in "ABC":
        for text in ("place oda > C", "skip", "draw", "show clan"):
            reason = refusal(g, seat, text)
            assert (reason.code, reason.clauses) == ("game-is-over", ("SHI-62",))
