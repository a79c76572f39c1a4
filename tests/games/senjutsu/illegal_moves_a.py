"""The ledger's illegal moves (section 6): set-up, choosing and revealing."""

from __future__ import annotations

from typing import Any

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.table import Fight
from tests.games.senjutsu.fights import answer, change, fight, hold, lay, put, stand
from tests.games.senjutsu.illegal_moves import Attempt, Position
from tests.games.senjutsu.showing import alone, brought, deck, taken

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


def too_poor() -> Fight:
    """A has laid a card whose additional value costs a token, and has none."""
    return laid("horizontal_cut", "vanishing_footwork")()


def surplus() -> Fight:
    return alone(hold(fight(), "A", *["plain_guard"] * 3, "steel_guard", "steel_guard", "plain_cut"))


def preparing() -> Fight:
    g = taken()
    answer(g, "A: " + deck("student", tiger_pounce=0, mirror_of_still_water=1), "B: bring master_signature")
    return answer(g, "stand -3,1 2", "stand 3,-2 5")


def second_placed() -> Fight:
    return answer(brought(), "stand -3,1 2")


FIRST = (
    Attempt(
        "choose a card whose focus cost exceeds the focus tokens held",
        choosing("quick_stab"),
        "lay quick_stab",
    ),
    Attempt(
        "choose a card whose focus cost exceeds the focus tokens held",
        choosing("one_cut_one_life", focus=2, kamae="aggression"),
        "lay one_cut_one_life",
    ),
    Attempt(
        "choose a card whose kamae requirement is not met",
        choosing("three_speed_feint"),
        "lay three_speed_feint",
    ),
    Attempt(
        "choose a card whose kamae requirement is not met",
        choosing("bind_the_wound", kamae="balance"),
        "lay bind_the_wound",
    ),
    Attempt(
        "choose an instant or an instant additional card as the card of the turn",
        choosing("shoulder_plate", focus=1),
        "lay shoulder_plate",
    ),
    Attempt(
        "choose an instant or an instant additional card as the card of the turn",
        choosing("seize_the_moment"),
        "lay seize_the_moment",
    ),
    Attempt("choose no card, or two cards", choosing("plain_cut"), "pass"),
    Attempt("choose no card, or two cards", choosing("plain_cut"), "lay tiger_leap"),
    Attempt("choose no card, or two cards", one_chose, "A: lay tiger_leap"),
    Attempt(
        "look at or change the chosen card's effect before the reveal of all cards", one_chose, "A: value 5"
    ),
    Attempt(
        "look at or change the chosen card's effect before the reveal of all cards",
        choosing("high_guard"),
        "A: value 5",
    ),
    Attempt(
        "change the chosen card after laying it down without a replacement card",
        one_chose,
        "A: lay tiger_leap",
        "SJT-73",
    ),
    Attempt(
        "change the chosen card after laying it down without a replacement card",
        both("plain_cut", "vanishing_footwork"),
        "A: lay vanishing_footwork",
    ),
    Attempt(
        "change the chosen card after laying it down without a replacement card",
        passed,
        "A: lay vanishing_footwork",
    ),
    Attempt("play a replacement card after having passed in step 4", passed, "A: play vanishing_footwork"),
    Attempt("replace a core card or a stun card", replacing("light_feet"), "A: play vanishing_footwork"),
    Attempt("replace a core card or a stun card", replacing("stun"), "A: play vanishing_footwork"),
    Attempt(
        "replace an attack card by an instant replacement attack card",
        laid("plain_cut", "sheathed_lightning", focus=1, kamae="aggression"),
        "play sheathed_lightning",
    ),
    Attempt("pick an initiative value that is not printed on the card", laid("plain_guard"), "value 7"),
    Attempt("pick an initiative value that is not printed on the card", laid("high_guard"), "value 5"),
    Attempt("pick an initiative value that is not printed on the card", laid("high_guard"), "pass"),
    Attempt(
        "pick an initiative value that is not printed on the card",
        laid("three_speed_feint", kamae="balance"),
        "value 6",
    ),
    Attempt("buy the additional initiative value without the focus for it", too_poor, "A: pay"),
    Attempt("choose the variable initiative out of order", both("plain_guard"), "B: value 5"),
    Attempt(
        "resolve first in a tie although the opponent has the advantage and chose first",
        both("firm_mind"),
        "A: place 1",
    ),
    Attempt(
        "take a character that another player already has",
        lambda: answer(RULES.new(2, {}, 1), "take ronin"),
        "take ronin",
    ),
    Attempt("discard a stun card or a core card", surplus, "discard stun"),
    Attempt("discard a stun card or a core card", surplus, "discard light_feet"),
    Attempt("discard a stun card or a core card", surplus, "discard katana_cut"),
    Attempt("keep more ability and stun cards than the hand limit at the end of the turn", surplus, "pass"),
    Attempt("keep more ability and stun cards than the hand limit at the end of the turn", surplus, "enough"),
    Attempt(
        "take two copies of the same prepared card, or more prepared cards than the hand limit",
        told(preparing, "find lesson_remembered"),
        "find lesson_remembered",
        "SJT-164",
    ),
    Attempt(
        "take two copies of the same prepared card, or more prepared cards than the hand limit",
        preparing,
        "find tiger_leap",
        "SJT-67",
    ),
    Attempt(
        "put a personal card of another character into the deck",
        taken,
        "A: " + deck("student", deep_breath=0, wolf_bite=1),
    ),
    Attempt("put a personal card of another character into the deck", taken, "A: bring master_signature"),
    Attempt(
        "use 4 copies of a wood card, 3 of steel, 2 of gold, or a ninth gold card",
        taken,
        "A: " + deck("student", tiger_leap=0, deep_breath=0, plain_cut=4),
        "SJT-246",
    ),
    Attempt(
        "use 4 copies of a wood card, 3 of steel, 2 of gold, or a ninth gold card",
        taken,
        "A: " + deck("student", tiger_leap=0, long_thrust=3),
        "SJT-247",
    ),
    Attempt(
        "use 4 copies of a wood card, 3 of steel, 2 of gold, or a ninth gold card",
        taken,
        "A: " + deck("student", tiger_leap=1, dashdown_strike=2),
        "SJT-248",
    ),
    Attempt(
        "use 4 copies of a wood card, 3 of steel, 2 of gold, or a ninth gold card",
        taken,
        "A: " + deck("student", tiger_leap=1, riposte=1, unbroken_wall=1),
        "SJT-249",
    ),
    Attempt("use two jade cards", taken, "A: " + deck("student", deep_breath=0, storm_of_steel=1)),
    Attempt("start with 39 or 41 cards", taken, "A: " + deck("student", deep_breath=0)),
    Attempt("start with 39 or 41 cards", taken, "A: " + deck("student", plain_cut=1)),
    Attempt(
        "mix schools in matched play",
        lambda: taken(play="matched"),
        "A: " + deck("student", deep_breath=0, wild_swing=1),
    ),
    Attempt(
        "take a weapon that the character card does not list",
        taken,
        "A: " + deck("student", "naginata_sweep"),
    ),
    Attempt(
        "place the figure on the opponent's edge or outside the start cells",
        second_placed,
        "stand -3,2 2",
        "SJT-65",
    ),
    Attempt(
        "place the figure on the opponent's edge or outside the start cells",
        second_placed,
        "stand 0,0 2",
        "SJT-64",
    ),
    Attempt("place terrain on a start cell", lambda: brought(terrain="kit"), "put rock -3,1"),
    Attempt(
        "place terrain on a start cell",
        lambda: answer(brought(terrain="kit"), "put rock 0,0"),
        "put bamboo 0,0",
    ),
    Attempt("place terrain on a start cell", lambda: brought(terrain="kit"), "put rock 0,-4"),
    Attempt("place terrain on a start cell", lambda: brought(terrain="kit"), "put shrine 0,0"),
    Attempt(
        "place terrain on a start cell",
        lambda: brought(terrain="kit", field="ice_bridge"),
        "put boat 0,0",
    ),
    Attempt(
        "place terrain on a start cell",
        lambda: answer(brought(terrain="kit", field="ice_bridge"), "put rock -1,0"),
        "put rock -1,1",
    ),
)
