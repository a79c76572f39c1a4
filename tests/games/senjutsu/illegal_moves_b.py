"""The ledger's illegal moves (section 6): instants, effects, movement, attacks, counterattacks."""

from __future__ import annotations

from tatami.games.senjutsu.table import Fight
from tests.games.scenes import asked
from tests.games.senjutsu.duels import (
    clash,
    give,
    idle,
    pass_windows,
    ready,
    stay,
    wait_for,
)
from tests.games.senjutsu.fights import answer, change, hold, next_turn, passing, put, stand
from tests.games.senjutsu.illegal_moves import Attempt, Position
from tests.games.senjutsu.illegal_moves_a import laid


def revealed(card: str, *hand: str, until: str = "A replacement", **facts: object) -> Position:
    """A has laid a card, holds these and is asked in that window."""

    def scene() -> Fight:
        g = change(ready("student", "master"), "A", **facts)
        give(g, "A", *hand)
        return wait_for(clash(g, A=card, B="iron_discipline"), until)

    return scene


def countering(*hand: str, attack: str = "plain_cut", value: int = 5, until: str = "B counter") -> Position:
    """B has blocked A's attack and holds these."""

    def scene() -> Fight:
        g = change(ready("student", "master"), "A", focus=1)
        give(g, "B", *hand)
        pass_windows(clash(g, A=attack, B="answering_guard"))
        return wait_for(answer(g, f"B: value {value}"), until)

    return scene


def after_a_miss() -> Fight:
    g = stand(ready("student", "master"), "B", "0,-3", 3)
    give(g, "A", "youthful_fire")
    return wait_for(clash(g, A="eager_flurry", B="iron_discipline"), "A after_card")


def after_a_blocked_attack() -> Fight:
    g = give(ready("student", "ronin"), "A", "youthful_fire")
    pass_windows(clash(g, A="plain_cut", B="scarred_hide"))
    return wait_for(answer(g, "B: value 5"), "A after_card")


def clear_head(kamae: str = "neutral") -> Fight:
    return clash(change(ready("student", "master"), "A", kamae=kamae), A="clear_head")


def walking() -> Fight:
    g = stand(ready("student", "master"), "B", "3,0", 3)
    return clash(put(g, "rock", "0,-1"), A="restless_feet")


def pulled() -> Fight:
    g = stand(ready("student", "master"), "B", "1,-2", 3)
    return stay(clash(g, A="hook_and_drag"))


def aiming(*, d_at: str = "0,3") -> Fight:
    """A throws a knife; B and C stand before him, D elsewhere."""
    g = ready("student", "master", "warrior", "ronin")
    for seat, cell in (("B", "0,-3"), ("C", "1,-2"), ("D", d_at)):
        stand(g, seat, cell, 3)
    return clash(g, A="thrown_knife", B="deep_breath", C="deep_breath", D="stalking")


def aiming_far() -> Fight:
    g = aiming_at(stand(ready("student", "master", "warrior", "ronin"), "A", "0,3", 0), "0,-3")
    return clash(g, A="thrown_knife", B="deep_breath", C="deep_breath", D="stalking")


def aiming_at(g: Fight, far: str) -> Fight:
    for seat, cell in (("B", "0,0"), ("C", "1,0"), ("D", far)):
        stand(g, seat, cell, 3)
    return g


def near_enough() -> Fight:
    g = ready("student", "master", field="snowy_battlefield+frozen_lake")
    stand(g, "A", "-3,1", 2)
    stand(g, "B", "3,1", 5)
    clash(next_turn(g), A="light_feet", B="iron_discipline")
    return idle(g, "A WayToGo")


def after_a_core_card() -> Fight:
    """A's core weapon has struck; he holds a card that could be added to another."""
    g = give(ready("student", "master"), "A", "seize_the_moment")
    return idle(clash(g, A="katana_cut", B="deep_breath"), "B KamaeToChange")


def after_an_instant() -> Fight:
    """B has played his one instant card of this turn, and A goes on with his own card."""
    g = change(ready("student", "master"), "B", focus=1)
    give(g, "B", "foreseen", "shoulder_plate")
    wait_for(clash(g, A="rolling_slash", B="tachi_sweep"), "B after_reveal")
    return answer(g, "play foreseen", "kamae neutral")


def off_the_field(*hand: str) -> Position:
    """A had to leave the battlefield: his turn is over, and B goes on."""

    def position() -> Fight:
        g = fight_at_the_edge()
        hold(g, "A", "dashdown_strike", *hand)
        hold(g, "B", "firm_mind")
        g = idle(lay_both(g), "B KamaeToChange")
        assert g.table.fighters[0].is_ended
        return g

    return position


def fight_at_the_edge() -> Fight:
    return stand(stand(ready("student", "master"), "A", "0,-3", 0), "B", "0,3", 0)


def lay_both(g: Fight) -> Fight:
    return answer(g, "A: lay dashdown_strike", "B: lay firm_mind")


def out_of_reach(card: str, **facts: object) -> Position:
    """A fights alone; nobody is near."""
    return laid(card, target="3,0", **facts)


def in_resolve() -> Fight:
    g = clear_head("resolve")
    assert asked(g) == "B WayToGo", "two cards were drawn without a question"
    return g


def chosen() -> Fight:
    return answer(clear_head(), "choose 1", "kamae neutral")


def turning() -> Fight:
    """A's Pommel Strike turns B, and A says which way."""
    g = idle(clash(ready("master", "student"), A="pommel_strike"), "A TurnToGive")
    return g


def behind_a_rock() -> Fight:
    """A rock stands on the first cell of every way that goes straight ahead."""
    return laid("tiger_leap", terrain="rock")()


def with_kamae() -> Fight:
    """A's cut is done; in Balance a step back follows."""
    g = laid("horizontal_cut", target="0,-1", kamae="balance")()
    return passing(g, "WayToGo")


SECOND = (
    Attempt(
        "replace an attack card by an instant replacement attack card",
        revealed("plain_cut", "sheathed_lightning", focus=2, kamae="aggression"),
        "A: play sheathed_lightning",
    ),
    Attempt(
        "add an instant attack card to an attack card, or any additional card to a core card",
        revealed("plain_cut", "riposte", until="A attack_success", focus=1),
        "A: play riposte",
    ),
    Attempt(
        "add an instant attack card to an attack card, or any additional card to a core card",
        after_a_core_card,
        "A: play seize_the_moment",
    ),
    Attempt("play a second instant card in the same turn", after_an_instant, "B: play shoulder_plate"),
    Attempt(
        'play an additional card "if the attack was successful" after a blocked or missed attack',
        after_a_miss,
        "A: play youthful_fire",
    ),
    Attempt(
        'play an additional card "if the attack was successful" after a blocked or missed attack',
        after_a_blocked_attack,
        "A: play youthful_fire",
    ),
    Attempt(
        "play an unconditional additional card before the own card is completely resolved",
        revealed("plain_cut", "seize_the_moment", until="A attack_success"),
        "A: play seize_the_moment",
    ),
    Attempt(
        "resolve effects of a card in another order",
        out_of_reach("widows_calm", hero="warrior"),
        "A: go 0,1 0",
    ),
    Attempt("resolve effects of a card in another order", out_of_reach("tiger_leap"), "A: kamae balance"),
    Attempt("skip a kamae effect of the kamae the character is in", with_kamae, "A: pass"),
    Attempt(
        "choose another alternative although one alternative matches the current kamae",
        in_resolve,
        "A: choose 1",
    ),
    Attempt("apply two alternatives of an OR", chosen, "A: choose 2"),
    Attempt("apply two alternatives of an OR", clear_head, "A: choose 4"),
    Attempt("choose an alternative of a kamae the character is not in", clear_head, "A: choose 3"),
    Attempt(
        "counterattack or add a card after the own turn was ended by a collision",
        off_the_field("seize_the_moment"),
        "A: play seize_the_moment",
    ),
    Attempt(
        "counterattack or add a card after the own turn was ended by a collision",
        off_the_field("plain_cut"),
        "A: play plain_cut",
    ),
    Attempt(
        "move the ring against a one-way branch",
        out_of_reach("deep_breath", kamae="neutral"),
        "kamae balance",
    ),
    Attempt(
        "move the ring against a one-way branch",
        out_of_reach("firm_mind", hero="ronin", kamae="aggression"),
        "kamae neutral",
    ),
    Attempt("leave the ring on a focus position", out_of_reach("deep_breath"), "kamae focus"),
    Attempt(
        "go back from a focus position to the starting kamae although another position can be reached",
        out_of_reach("deep_breath", hero="warrior", kamae="aggression"),
        "kamae aggression by focus",
    ),
    Attempt(
        'enter Neutral with "enter any kamae"',
        out_of_reach("oath_by_the_fire", hero="warrior"),
        "enter neutral",
    ),
    Attempt(
        'enter a focus position with "enter kamae"',
        out_of_reach("oath_by_the_fire", hero="warrior"),
        "enter focus",
    ),
    Attempt('refuse an "enter kamae" effect', out_of_reach("oath_by_the_fire", hero="warrior"), "pass"),
    Attempt(
        "skip a mandatory (black) movement or carry it out in part", out_of_reach("headlong_rush"), "go 0,0 0"
    ),
    Attempt(
        "skip a mandatory (black) movement or carry it out in part",
        out_of_reach("headlong_rush"),
        "go 0,-1 0",
    ),
    Attempt(
        "skip a mandatory (black) movement or carry it out in part", out_of_reach("rolling_slash"), "go 0,0 0"
    ),
    Attempt("carry out half of an optional step of value 2", out_of_reach("slip_past"), "go -1,0 0"),
    Attempt("use two different directions in one step part", out_of_reach("headlong_rush"), "go 1,-2 0"),
    Attempt('swap movements joined by "then"', out_of_reach("vanishing_footwork"), "go 0,0 2"),
    Attempt(
        "step voluntarily onto terrain, another figure or off the battlefield",
        behind_a_rock,
        "go 0,-1 0",
    ),
    Attempt(
        "step voluntarily onto terrain, another figure or off the battlefield",
        laid("headlong_rush", target="0,-2"),
        "go 0,-2 0",
    ),
    Attempt(
        "choose a colliding way of a mandatory movement although a free way exists",
        laid("headlong_rush", terrain="rock"),
        "go 0,0 0 into 0,-1",
    ),
    Attempt("continue the card after a collision", off_the_field(), "A: go 0,-3 0"),
    Attempt("continue the card after a collision", off_the_field(), "A: pay"),
    Attempt("walk through rocks or bamboo", behind_a_rock, "go 0,-2 0"),
    Attempt("walk through rocks or bamboo", laid("tiger_leap", terrain="bamboo"), "go 0,-2 0"),
    Attempt("walk through rocks or bamboo", walking, "A: go 0,-1 0"),
    Attempt(
        "decline to hit although movement or focus on the attack card makes a hit possible",
        laid("diagonal_slash", target="-1,-1"),
        "go 0,0 0",
    ),
    Attempt(
        "decline to hit although movement or focus on the attack card makes a hit possible",
        laid("waterfall_waves", target="0,-1", focus=1),
        "pass",
        "SJT-125",
    ),
    Attempt("choose the direction in which the own pushed or turned figure goes", pulled, "B: along 3"),
    Attempt("choose the direction in which the own pushed or turned figure goes", turning, "B: clockwise"),
    Attempt(
        "choose the direction in which the own pushed or turned figure goes", pulled, "A: along 0", "SJT-139"
    ),
    Attempt("shoot without line of sight or beyond the range", aiming, "A: target D", "SJT-194"),
    Attempt("shoot without line of sight or beyond the range", aiming_far, "A: target D", "SJT-193"),
    Attempt("shoot straight backwards", aiming, "A: target D"),
    Attempt("counterattack with a core weapon card", countering("plain_cut"), "B: play tachi_sweep"),
    Attempt("counterattack with a core weapon card", countering("plain_guard"), "B: play plain_guard"),
    Attempt(
        "counterattack with a card of higher initiative than the blocked attack",
        countering("measured_stroke"),
        "B: play measured_stroke",
    ),
    Attempt(
        "counterattack although the attack's value is not among the counter values",
        countering("plain_cut", attack="quick_stab", value=8, until="B block_success"),
        "B: play plain_cut",
    ),
    Attempt(
        "use the 3-cell movement when the nearest opponent is 6 or fewer cells away",
        near_enough,
        "A: go -1,1 2",
    ),
)
