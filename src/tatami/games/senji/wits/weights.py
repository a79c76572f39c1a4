"""All weights of the sensible player, in points of honour unless they say otherwise."""

from __future__ import annotations

from typing import Final

# --- the race -----------------------------------------------------------------------------------

NEAR: Final = 15
"""Whoever lacks no more than this to the target is dangerous: in one Autumn he may be shogun."""
HARM: Final = 0.25
"""What a point of a rival's costs: there are several rivals, and only one of them will be the one."""
HARM_OF_LEADER: Final = 0.6
HARM_OF_DANGER: Final = 1.2

# --- diplomacy cards ----------------------------------------------------------------------------

ENVOYS_LACKING: Final = (1.0, 0.5, 0.3, 0.17, 0.08, 0.0)
"""By how many families are lacking for the diplomatic action: how much of it is as good as done."""
NEXT_ENVOYS: Final = 0.5
"""A second card of a family, for the next time."""
TRADE: Final = 0.3
TRADE_VALUE: Final = 0.25
SUPPORT: Final = 0.3
SUPPORT_VALUE: Final = 0.2
HOSTAGE_KEPT: Final = 0.3
"""By value: a member that cannot be displayed can still be killed."""
OWN_CARD: Final = 0.15
"""By value: an own card at home, which can be bid or given."""
RANSOM: Final = 0.25
"""By value: the risk of a member abroad."""
GIFT: Final = 1.2
"""What a card is worth to whoever gets it, beside a hostage's value: nobody knows his hand."""

# --- bids ---------------------------------------------------------------------------------------

WORTH_THE_FIRST_BID: Final = 2.8
"""Whoever finds no lot worth so much bids nothing."""
WORTH_BIDDING: Final = 1.0
"""A lot worth less is left to others."""
BID_SHARE: Final = 0.6
"""By what the lot is worth: how much is bid."""
BID_SPREAD: Final = 2.0
"""By so much bids differ, lest all bid the same and nobody wins."""
MOST_BID: Final = 7

# --- offers and promises ------------------------------------------------------------------------

LEAST_GAIN: Final = 0.2
"""An offer that brings less is left lying."""
GRUDGE_BROKEN: Final = 4.0
GRUDGE_ATTACK: Final = 1.5
GRUDGE_HOSTAGE: Final = 0.5
TRUST_KEPT: Final = -0.5
MOST_TRUST: Final = -1.0
GRUDGE_IN_DEALS: Final = 0.35
"""By grudge: what a deal must bring more; business is business."""
FORGIVEN: Final = 0.75
"""By this a grudge shrinks every year."""
SULKS: Final = 3.0
"""Whoever has earned so much of a grudge is not written to, and nothing of his is believed."""
WORD: Final = 10.0
"""What it costs to break one's word."""
PEACE: Final = 0.8
"""What the peace of a neighbour is worth, beside what he threatens."""
THREAT: Final = 0.6
"""Below that a neighbour is not asked for peace."""
THREAT_ALONE: Final = 2.0
"""Below that he is asked for it along with cards only."""
PROMISED: Final = {
    "mercy": 0.3,
    "no_trade": 0.6,
    "autumn_first": 0.4,
    "autumn_last": 0.4,
    "first": 0.4,
    "last": 0.4,
}
"""What other promises are worth to whom they are made."""
ATTACK_PROMISED: Final = 3.0
"""What it costs to be bound to attack somebody."""
KILLJOY: Final = 2.0
"""What it is worth that somebody else attacks a dangerous player."""

WORTH_WRITING: Final = 0.31
"""What an offer should bring its reader, as far as one can guess: for less it is not written."""
MOST_LETTERS: Final = 5
MOST_ACTS: Final = 40
"""After so many acts of a Winter only letters are still answered."""

# --- war ----------------------------------------------------------------------------------------

PROVINCE: Final = 1.6
"""By year that the game may still last: an order on it every year."""
HONOUR_A_YEAR: Final = 12.0
"""By so much whoever leads comes nearer to the target in a year."""
LAST_PROVINCES: Final = (6.0, 4.0, 2.0)
"""What losing it costs in addition, by how many others are left."""
UNIT: Final = 0.7
IMPERIAL_UNIT: Final = 0.1
SAMURAI: Final = 2.0
LIKELY: Final = 0.3
"""How likely a neighbour who could attack does so."""
LIKELY_RAID: Final = 0.15
"""And somebody who would have to raid it across the sea."""
LIKELY_SWORN: Final = 0.08
GUESSED_SUPPORT: Final = ((-1, 1),)
"""What an enemy with cards in hand is thought to commit; the family is none that fights."""
WORTH_A_MARCH: Final = 1.0
"""An attack is worth less than this: better sit still."""
GRUDGE: Final = 0.4
"""By grudge: how much more an attack on its object is liked."""
AFLOAT: Final = 0.9
"""What a landing of next year is worth now; until then nobody can touch a fleet."""
HOMECOMING: Final = 1.0
"""How much a fleet that has nothing to attack likes to come home."""
MERCENARY: Final = 2.0
"""What a unit at sea may cost one who has no land; it is paid for with 3 honour."""
MANY_MERCENARIES: Final = 4
UNSURE: Final = 0.8
"""An attack that is planned in Spring may find things changed; a host sees to that."""
PRODUCTION: Final = 1.05
"""By card."""
RECRUIT: Final = 0.75
"""By unit, while there are few."""
RECRUIT_MANY: Final = 0.35
MANY_UNITS: Final = 8
WORTH_AN_ARMY: Final = 1.5
"""With no unit left one recruits somewhere while the game lasts longer than so many years."""

# --- hanafuda -----------------------------------------------------------------------------------

HIRED: Final = 8.0
"""A samurai of one's choice: printed honour, a die in battle, an ability."""
HIRED_TWO: Final = 15.0
PROGRESS: Final = (1.0, 0.3, 0.1, 0.03)
"""By cards lacking: how much of a set is as good as made."""
BETTER_SET: Final = 12.0
"""One waits for a set that brings so much more, if one card is lacking and nobody is near the target."""
LARGE_HAND: Final = 11
"""With so many hanafuda nobody waits: trade cards take them."""

ABILITY: Final = {
    "four_families": 6.0,
    "two_supports": 0.5,
    "silences": 0.5,
    "borrows": 0.5,
    "double_ransom": 1.0,
    "wild_card": 4.0,
    "wins_ties": 1.5,
    "one_more_shown": 0.7,
    "three_cards": 3.0,
    "calm_seas": 0.3,
    "sees_a_hand": 0.2,
    "two_dice": 2.0,
    "escapes": 0.5,
    "takes_the_discard": 2.0,
    "forces_a_swap": 1.0,
    "sees_support_first": 0.7,
    "rerolls_a_die": 0.7,
    "": 0.0,
}
"""By ability: what it is worth over a game."""
