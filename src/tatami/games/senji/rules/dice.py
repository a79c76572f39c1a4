"""The destiny dice (ledger 2.1)."""

from __future__ import annotations

from ..box import DIE_FACES
from ..table import Senji


def roll_dice(g: Senji, label: str, number: int) -> tuple[int, ...]:
    """So many destiny dice, drawn at once: each shows a family's symbol."""
    drawn = g.pick(label, DIE_FACES**number)
    dice = []
    for _ in range(number):
        drawn, die = divmod(drawn, DIE_FACES)
        dice.append(die)
    return tuple(dice)
