"""The ledger's illegal moves (section 6) from the set-up to the mandatory assault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.table import Fight
from tests.games.senjutsu.fights import answer, change, fight, hold, lay, passing, put, stand
from tests.games.senjutsu.showing import alone, brought, deck, taken

Position = Callable[[], Fight]


class Row(NamedTuple):
    """What is tried, by which clauses it is forbidden, and attempts: a position and `B: lay plain_cut`;
    without a seat whoever is asked."""

    tried: str
    clauses: str
    attempts: tuple[tuple[Position, str], ...]


def row(tried: str, clauses: str, *attempts: tuple[Position, str]) -> Row:
    return Row(tried, clauses, attempts)


# --- positions ------------------------------------------------------------------------------------


def choosing(*cards: str, **facts: Any) -> Position:
    """The Student holds these cards and is about to lay one."""
    return lambda: change(hold(fight(), "A", *cards), "A", **facts)


def laid(
    card: str, *others: str, hero: str = "student", target: str = "3,0", terrain: str = "", **facts: Any
) -> Position:
    """A fighter on 0,0, looking north, has laid a card and holds others; the opponent does nothing."""

    def position() -> Fight:
        g = fight(hero, "master" if hero != "master" else "student")
        stand(g, "A", "0,0", 0, **facts)
        stand(g, "B", target, 3)
        if terrain:
            put(g, terrain, "0,-1")
        return alone(hold(g, "A", card, *others), A=card)

    return position


def told(position: Position, *texts: str) -> Position:
    """The same after these answers."""
    return lambda: answer(position(), *texts)


def both(card: str, *others: str, **facts: Any) -> Position:
    """Student and Master face each other and have laid the same card."""

    def position() -> Fight:
        g = fight()
        stand(g, "A", "0,0", 0, **facts)
        stand(g, "B", "0,-3", 0, **facts)
        for seat in "AB":
            hold(g, seat, card, *others)
        return lay(g, A=card, B=card)

    return position


def replacing(card: str) -> Position:
    """A has laid this and holds a replacement; B decides about his own core card."""
    return lambda: lay(change(hold(fight(), "A", "vanishing_footwork"), "A", stun=1), A=card)


def one_chose() -> Fight:
    return answer(hold(fight(), "A", "plain_cut", "tiger_leap"), "A: lay plain_cut")


def passed() -> Fight:
    """A has passed a replacement; B is asked for one."""
    return answer(both("plain_cut", "vanishing_footwork")(), "A: pass")


def surplus() -> Fight:
    return alone(hold(fight(), "A", *["plain_guard"] * 3, "steel_guard", "steel_guard", "plain_cut"))


def preparing() -> Fight:
    g = taken()
    answer(g, "A: " + deck("student", tiger_pounce=0, mirror_of_still_water=1), "B: bring master_signature")
    return answer(g, "stand -3,1 2", "stand 3,-2 5")


def second_placed() -> Fight:
    return answer(brought(), "stand -3,1 2")


def pushing_aslant() -> Fight:
    """A Warrior's Hook and Drag pulls a Student who stands between two straight lines."""
    g = laid("hook_and_drag", hero="warrior", target="1,-2")()
    return passing(answer(g, "go 0,0 0"))


ROWS = (
    row(
        "choose a card whose focus cost exceeds the focus tokens held",
        "SJT-74",
        (choosing("quick_stab"), "lay quick_stab"),
        (choosing("one_cut_one_life", focus=2, kamae="aggression"), "lay one_cut_one_life"),
    ),
    row(
        "choose a card whose kamae requirement is not met",
        "SJT-75",
        (choosing("three_speed_feint"), "lay three_speed_feint"),
        (choosing("bind_the_wound", kamae="balance"), "lay bind_the_wound"),
    ),
    row(
        "choose an instant or an instant additional card as the card of the turn",
        "SJT-173 SJT-R15",
        (choosing("shoulder_plate", focus=1), "lay shoulder_plate"),
        (choosing("seize_the_moment"), "lay seize_the_moment"),
    ),
    row("choose a card that is not in hand", "SJT-73", (choosing("plain_cut"), "lay tiger_leap")),
    row(
        "replace a core card or a stun card",
        "SJT-168 SJT-R20",
        (replacing("light_feet"), "A: play vanishing_footwork"),
        (replacing("stun"), "A: play vanishing_footwork"),
    ),
    row(
        "replace an attack card by an instant replacement attack card",
        "SJT-168",
        (laid("plain_cut", "sheathed_lightning", focus=1, kamae="aggression"), "play sheathed_lightning"),
    ),
    row(
        "pick an initiative value that is not printed on the card",
        "SJT-84",
        (laid("plain_guard"), "value 7"),
        (laid("high_guard"), "value 5"),
        (laid("three_speed_feint", kamae="balance"), "value 6"),
    ),
    row(
        "choose an alternative of a kamae the character is not in",
        "SJT-R142",
        (laid("clear_head"), "choose 3"),
    ),
    row(
        "take a character that another player already has",
        "SJT-R125",
        (lambda: answer(RULES.new(2, {}, 1), "take ronin"), "take ronin"),
    ),
    row(
        "move the ring against a one-way branch",
        "SJT-38",
        (laid("deep_breath", kamae="neutral"), "kamae balance"),
        (laid("firm_mind", hero="ronin", kamae="aggression"), "kamae neutral"),
    ),
    row(
        "go back from a focus position to the starting kamae although another position can be reached",
        "SJT-47",
        (laid("deep_breath", hero="warrior", kamae="aggression"), "kamae aggression by focus"),
    ),
    row(
        'enter Neutral with "enter any kamae"',
        "SJT-42",
        (laid("oath_by_the_fire", hero="warrior"), "enter neutral"),
    ),
    row(
        "skip a mandatory (black) movement or carry it out in part",
        "SJT-104",
        (laid("headlong_rush"), "go 0,0 0"),
        (laid("headlong_rush"), "go 0,-1 0"),
        (laid("wild_swing", focus=1), "go 0,0 0"),
    ),
    row("carry out half of an optional step of value 2", "SJT-105 SJT-R35", (laid("slip_past"), "go -1,0 0")),
    row("use two different directions in one step part", "SJT-109", (laid("headlong_rush"), "go 1,-2 0")),
    row(
        "step voluntarily onto terrain, another figure or off the battlefield",
        "SJT-112",
        (laid("tiger_leap", terrain="rock"), "go 0,-1 0"),
        (laid("headlong_rush", target="0,-2"), "go 0,-2 0"),
    ),
    row(
        "decline to hit although movement or focus on the attack card makes a hit possible",
        "SJT-125 SJT-R50",
        (laid("diagonal_slash", target="-1,-1"), "go 0,0 0"),
        (laid("waterfall_waves", target="0,-1", focus=1), "pass"),
    ),
    row(
        "choose a direction that does not lead straight away or near",
        "SJT-139 SJT-R46",
        (pushing_aslant, "along 0"),
    ),
    row(
        "discard a stun card or a core card",
        "SJT-178 SJT-29",
        (surplus, "discard stun"),
        (surplus, "discard light_feet"),
        (surplus, "discard katana_cut"),
    ),
    row(
        "take two copies of the same prepared card, or another card as if it were prepared",
        "SJT-164 SJT-67",
        (told(preparing, "find lesson_remembered"), "find lesson_remembered"),
        (preparing, "find tiger_leap"),
    ),
    row(
        "put a personal card of another character into the deck",
        "SJT-245",
        (taken, "A: " + deck("student", deep_breath=0, wolf_bite=1)),
        (taken, "A: bring master_signature"),
    ),
    row(
        "use 4 copies of a wood card, 3 of steel, 2 of gold, or a ninth gold card",
        "SJT-246 SJT-247 SJT-248 SJT-249",
        (taken, "A: " + deck("student", tiger_leap=0, deep_breath=0, plain_cut=4)),
        (taken, "A: " + deck("student", tiger_leap=0, long_thrust=3)),
        (taken, "A: " + deck("student", tiger_leap=1, dashdown_strike=2)),
        (taken, "A: " + deck("student", tiger_leap=1, riposte=1, unbroken_wall=1)),
    ),
    row("use two jade cards", "SJT-250", (taken, "A: " + deck("student", deep_breath=0, storm_of_steel=1))),
    row(
        "start with 39 or 41 cards",
        "SJT-240",
        (taken, "A: " + deck("student", deep_breath=0)),
        (taken, "A: " + deck("student", plain_cut=1)),
    ),
    row(
        "mix schools in matched play",
        "SJT-251",
        (lambda: taken(play="matched"), "A: " + deck("student", deep_breath=0, wild_swing=1)),
    ),
    row(
        "take a weapon that the character card does not list",
        "SJT-243 SJT-27",
        (taken, "A: " + deck("student", "naginata_sweep")),
    ),
    row(
        "place the figure on the opponent's edge or outside the start cells",
        "SJT-64 SJT-65",
        (second_placed, "stand -3,2 2"),
        (second_placed, "stand 0,0 2"),
        (second_placed, "stand 3,0 2"),
    ),
    row(
        "place terrain on a start cell, on other terrain, off the field, or so that it cuts start cells off",
        "SJT-R11",
        (lambda: brought(terrain="kit"), "put rock -3,1"),
        (lambda: answer(brought(terrain="kit"), "put rock 0,0"), "put bamboo 0,0"),
        (lambda: brought(terrain="kit"), "put rock 0,-4"),
        (lambda: brought(terrain="kit"), "put shrine 0,0"),
        (lambda: brought(terrain="kit", field="ice_bridge"), "put boat 0,0"),
        (lambda: answer(brought(terrain="kit", field="ice_bridge"), "put rock -1,0"), "put rock -1,1"),
    ),
)

NOT_ASKED = (
    ("change the chosen card after laying it down", one_chose, "A: lay tiger_leap"),
    ("look at the other card before the reveal", one_chose, "A: value 5"),
    ("play a replacement card after having passed in step 4", passed, "A: play vanishing_footwork"),
    ("choose the variable initiative out of order", both("plain_guard"), "B: value 5"),
    ("resolve first although the opponent has the advantage", both("firm_mind"), "A: place 1"),
    ("choose where the own pushed or pulled figure goes", pushing_aslant, "B: along 3"),
)
"""What is tried by somebody who is not asked for it (any more): whatever it is, it is refused."""
