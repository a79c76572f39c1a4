"""Which samurai does what: the only place that asks (SEN-184 to SEN-206).

An ability is a word that a data pack gives a samurai. Most are a leave or a quantity that a rule asks for by
that word where the rulebook says so (`on_board`, or in a battle `rules/powers_in_battle`).
"""

from __future__ import annotations

from typing import Final

ABILITIES: Final = {
    "four_families": "SEN-187",
    "two_supports": "SEN-188",
    "silences": "SEN-189",
    "borrows": "SEN-192",
    "double_ransom": "SEN-193",
    "wild_card": "SEN-194",
    "wins_ties": "SEN-195",
    "one_more_shown": "SEN-196",
    "three_cards": "SEN-197",
    "calm_seas": "SEN-198",
    "sees_a_hand": "SEN-199",
    "two_dice": "SEN-200",
    "escapes": "SEN-201",
    "takes_the_discard": "SEN-202",
    "forces_a_swap": "SEN-203",
    "sees_support_first": "SEN-204",
    "rerolls_a_die": "SEN-206",
}
"""Every ability there is, with its clause; a samurai without one has the empty word (SEN-191)."""

BATTLE_ABILITIES: Final = frozenset(
    {"two_supports", "wins_ties", "two_dice", "escapes", "sees_support_first", "rerolls_a_die"}
)
"""SEN-192: what can be borrowed. SEN-189: these and borrowing itself are silenced."""
