"""The ledger's illegal moves outside solo play (section 6): what is tried, and the clauses against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tatami.games.senjutsu.table import Fight

Position = Callable[[], Fight]


class Attempt(NamedTuple):
    """A row of the table, a position, what is said there (`B: lay plain_cut`; without a seat by whoever is
    asked), and by which of the row's clauses it is refused: all, if none is named."""

    tried: str
    position: Position
    said: str
    clauses: str = ""


LEDGER: Final = {
    "choose a card whose focus cost exceeds the focus tokens held": "SJT-74",
    "choose a card whose kamae requirement is not met": "SJT-75",
    "choose an instant or an instant additional card as the card of the turn": "SJT-173 SJT-R15",
    "choose no card, or two cards": "SJT-73",
    "look at or change the chosen card's effect before the reveal of all cards": "SJT-76",
    "change the chosen card after laying it down without a replacement card": "SJT-73 SJT-79",
    "play a replacement card after having passed in step 4": "SJT-80",
    "replace a core card or a stun card": "SJT-168 SJT-R20",
    "replace an attack card by an instant replacement attack card": "SJT-168",
    "add an instant attack card to an attack card, or any additional card to a core card": "SJT-168",
    "play a second instant card in the same turn": "SJT-166",
    'play an additional card "if the attack was successful" after a blocked or missed attack': (
        "SJT-174 SJT-156"
    ),
    "play an unconditional additional card before the own card is completely resolved": "SJT-175",
    "pick an initiative value that is not printed on the card": "SJT-84",
    "buy the additional initiative value without the focus for it": "SJT-78 SJT-51",
    "choose the variable initiative out of order": "SJT-85",
    "resolve first in a tie although the opponent has the advantage and chose first": "SJT-92",
    "resolve effects of a card in another order": "SJT-22",
    "skip a kamae effect of the kamae the character is in": "SJT-33",
    "choose another alternative although one alternative matches the current kamae": "SJT-161",
    "apply two alternatives of an OR": "SJT-160",
    "choose an alternative of a kamae the character is not in": "SJT-R142",
    "counterattack or add a card after the own turn was ended by a collision": "SJT-R42",
    "take a character that another player already has": "SJT-R125",
    "move the ring against a one-way branch": "SJT-38",
    "leave the ring on a focus position": "SJT-47",
    "go back from a focus position to the starting kamae although another position can be reached": "SJT-47",
    'enter Neutral with "enter any kamae"': "SJT-42",
    'enter a focus position with "enter kamae"': "SJT-53",
    'refuse an "enter kamae" effect': "SJT-41",
    "hold a fourth focus token": "SJT-44",
    "skip a mandatory (black) movement or carry it out in part": "SJT-104",
    "carry out half of an optional step of value 2": "SJT-105 SJT-R35",
    "use two different directions in one step part": "SJT-109",
    'swap movements joined by "then"': "SJT-111",
    "step voluntarily onto terrain, another figure or off the battlefield": "SJT-112",
    "choose a colliding way of a mandatory movement although a free way exists": "SJT-113 SJT-R37",
    "continue the card after a collision": "SJT-118",
    "walk through rocks or bamboo": "SJT-204",
    "decline to hit although movement or focus on the attack card makes a hit possible": "SJT-125 SJT-R50",
    "spare a team-mate standing on a marked cell": "SJT-122",
    "choose the direction in which the own pushed or turned figure goes": "SJT-139 SJT-140",
    "shoot without line of sight or beyond the range": "SJT-194 SJT-193",
    "shoot straight backwards": "SJT-195 SJT-R86",
    "block an attack of another initiative value": "SJT-142 SJT-R54",
    "claim a block on a cell that does not belong to the chosen value": "SJT-150",
    "claim a successful block for an attack that a rock stopped": "SJT-206",
    "claim a block although only one of two attack paths is blocked": "SJT-148",
    "counterattack with a core weapon card": "SJT-153",
    "counterattack with a card of higher initiative than the blocked attack": "SJT-153",
    "counterattack although the attack's value is not among the counter values": "SJT-152",
    "reduce a defeat effect with wound prevention": "SJT-135",
    "discard a stun card or a core card": "SJT-178 SJT-29",
    "keep more ability and stun cards than the hand limit at the end of the turn": "SJT-95 SJT-R76",
    "reshuffle the discard pile when the deck is empty": "SJT-72",
    "take two copies of the same prepared card, or more prepared cards than the hand limit": "SJT-164 SJT-67",
    "put a personal card of another character into the deck": "SJT-245",
    "use 4 copies of a wood card, 3 of steel, 2 of gold, or a ninth gold card": (
        "SJT-246 SJT-247 SJT-248 SJT-249"
    ),
    "use two jade cards": "SJT-250",
    "start with 39 or 41 cards": "SJT-240",
    "mix schools in matched play": "SJT-251",
    "take a weapon that the character card does not list": "SJT-243 SJT-27",
    "place the figure on the opponent's edge or outside the start cells": "SJT-64 SJT-65",
    "place terrain on a start cell": "SJT-R11",
    "use the 3-cell movement when the nearest opponent is 6 or fewer cells away": "SJT-271",
}
