"""What no card of the house does, but a card of another pack may: found by players who wrote some."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, code, legal
from tests.games.senjutsu.duels import clash, end_turn, give, pass_windows, ready, standing_still, unchanged
from tests.games.senjutsu.fights import answer, change, fighter, only_deck, stand
from tests.games.senjutsu.packs import rules_with

STEADY: dict[str, Any] = {"rank": "wood", "types": ["attack"], "initiative": 6}
CARDS: dict[str, dict[str, Any]] = {
    "by_heart": {
        **STEADY,
        "types": ["meditation"],
        "parts": [
            {
                "effects": [
                    {"or": [[{"kamae": "aggression", "draw": 1}], [{"kamae": "balance", "gain_focus": 1}]]},
                    {"gain_focus": 1},
                ]
            }
        ],
    },
    "into_the_fray": {
        **STEADY,
        "owner": "warrior",
        "parts": [
            {"effects": [{"change_kamae": 1}, {"kamae": "aggression", "attack": {"cells": {"F": {"w": 1}}}}]}
        ],
    },
    "any_stance": {
        **STEADY,
        "parts": [
            {
                "effects": [
                    {"enter_kamae": "any"},
                    {"kamae": "aggression", "attack": {"cells": {"F": {"w": 1}}}},
                ]
            }
        ],
    },
    "two_extras": {
        **STEADY,
        "parts": [
            {
                "effects": [
                    {
                        "attack": {
                            "cells": {"F2": {"w": 1}},
                            "mods": [
                                {"pay": 1, "add": {"F": {"w": 1}}},
                                {"pay": 1, "add": {"FL2": {"w": 1}}},
                            ],
                        }
                    }
                ]
            }
        ],
    },
    "counted_breath": {
        **STEADY,
        "types": ["meditation"],
        "initiative": {"choose": [7, 6]},
        "parts": [
            {"effects": [{"init": [7], "gain_focus": 1}]},
            {
                "initiative": 3,
                "effects": [
                    {"init": [7], "gain_focus": 1},
                    {"init": [6], "do": [{"gain_focus": 2}, {"advantage": True}]},
                ],
            },
        ],
    },
    "counted_blow": {
        **STEADY,
        "initiative": {"choose": [7, 6]},
        "parts": [
            {"effects": [{"attack": {"cells": {"B": {"w": 1}}}}]},
            {
                "initiative": 3,
                "effects": [
                    {
                        "attack": {
                            "cells": {"F": {"w": 1}},
                            "mods": [{"init": [7], "add": {"F": {"w": 1}}}],
                        }
                    }
                ],
            },
        ],
    },
    "two_tolls": {
        **STEADY,
        "types": ["meditation"],
        "parts": [{"effects": [{"pay": 1, "burn": 2, "advantage": True}, {"draw": 1}]}],
    },
    "afterthought": {
        **STEADY,
        "keywords": ["instant_additional"],
        "timing": "after_card",
        "initiative": None,
        "parts": [{"effects": [{"attack": {"cells": {"F": {"w": 1}}}}]}],
    },
}


@cache
def rules() -> SenjutsuRules:
    """The house's pack; the Student may own these cards."""
    return rules_with(CARDS)


def duel() -> Fight:
    return ready("student", "master", rules=rules())


@clause("SJT-R142")
def test_where_no_alternative_can_be_chosen_none_is_and_the_card_goes_on() -> None:
    g = clash(duel(), A="by_heart")
    assert fighter(g, "A").focus == 1, "what follows is applied"
    g = clash(change(duel(), "A", kamae="balance"), A="by_heart")
    assert fighter(g, "A").focus == 2


@clause("SJT-R50", "SJT-37")
def test_a_change_of_kamae_without_which_nobody_is_struck_is_made() -> None:
    g = clash(ready("warrior", "master", rules=rules()), A="into_the_fray")
    assert fighter(g, "A").kamae == 1, "one way leads to the attack, so nobody is asked"
    assert fighter(g, "B").wounds == 1


@clause("SJT-R50", "SJT-42")
def test_any_kamae_is_entered_but_one_that_leads_to_the_attack() -> None:
    g = clash(duel(), A="any_stance")
    assert asked(g) == "A KamaeToEnter"
    assert legal(g) == {"enter aggression"}
    assert code(g, "A", "enter balance") == "must-assault"
    answer(g, "enter aggression")
    assert fighter(g, "B").wounds == 1


@clause("SJT-42")
def test_any_kamae_is_entered_where_nobody_can_be_struck() -> None:
    g = clash(stand(duel(), "B", "3,0", 0), A="any_stance")
    assert legal(g) == {"enter aggression", "enter balance", "enter resolve"}


@clause("SJT-125", "SJT-R51")
def test_of_two_extras_the_one_that_strikes_must_be_paid_and_the_other_need_not() -> None:
    g = clash(change(duel(), "A", focus=2), A="two_extras")
    assert asked(g) == "A ExtraToPay"
    assert legal(g) == {"pay"}, "without it nobody is struck, whatever is paid later"
    answer(g, "pay")
    assert legal(g) == {"pay", "pass"}
    answer(g, "pass")
    assert (fighter(g, "A").focus, fighter(g, "B").wounds) == (1, 1)


@clause("SJT-125", "SJT-R51")
def test_an_extra_that_strikes_nobody_is_left_for_a_later_one_that_does() -> None:
    g = stand(change(duel(), "A", focus=1), "B", "-2,0", 0)
    clash(g, A="two_extras")
    assert code(g, "A", "pay") == "must-assault", "there would be nothing left for the second"
    answer(g, "pass")
    assert legal(g) == {"pay"}
    answer(g, "pay")
    assert fighter(g, "B").wounds == 1


@clause("SJT-84", "SJT-88")
@pytest.mark.parametrize(("value", "focus", "wounds"), [(7, 2, 2), (6, 2, 1)])
def test_below_a_dividing_line_the_value_that_was_chosen_counts_not_that_of_the_part(
    value: int, focus: int, wounds: int
) -> None:
    """At 7 one focus above and one below; at 6 two below. The blow below is stronger at 7."""
    g = clash(duel(), A="counted_breath")
    pass_windows(g)
    end_turn(answer(g, f"value {value}"))
    assert fighter(g, "A").focus == focus
    g = clash(duel(), A="counted_blow")
    pass_windows(g)
    end_turn(answer(g, f"value {value}"))
    assert fighter(g, "B").wounds == wounds


@clause("SJT-50", "SJT-R82")
def test_focus_is_not_asked_for_where_the_cards_that_must_be_burnt_too_are_lacking() -> None:
    asks = []
    for cards in (2, 3):  # one of them makes room for the card itself
        g = clash(only_deck(change(duel(), "A", focus=1), "A", cards), A="two_tolls")
        pass_windows(g)
        asks.append(asked(g) == "A EffectToPay")
    assert asks == [False, True], "the focus would be lost for nothing"


@clause("SJT-R72")
def test_an_additional_attack_after_a_card_is_blocked_at_the_initiative_of_that_card() -> None:
    """Clear Head acts at 6; Plain Guard at 6 stands before the Student until the turn ends."""
    g = give(duel(), "A", "afterthought")
    clash(g, A="clear_head", B="plain_guard")
    while "play afterthought" not in legal(g):
        wanted = ("value 6", "choose 2", "pass", standing_still(g), unchanged(g))
        answer(g, next(text for text in wanted if text in legal(g)))
    answer(g, "play afterthought")
    end_turn(g)
    assert fighter(g, "B").wounds == 0
