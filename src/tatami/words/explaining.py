"""What a card, a role or a character does, in a sentence, for whoever asks.

The sentence is the attribute `.about` of its name. Cards that differ in numbers only share one text.
"""

from __future__ import annotations

from typing import Any

from tatami.games.samurai_sword import SamuraiSwordRules
from tatami.games.samurai_sword.pieces import REACH, WOUNDS, is_weapon
from tatami.kernel.pieces import Face
from tatami.kernel.rules import Rules

from .catalogue import Words


def about(words: Words, key: str) -> str | None:
    """The explanation that stands beside a name, if there is one."""
    key = f"{key}.about"
    return words.text(key) if words.has(key) else None


def about_face(words: Words, rules: Rules[Any], face: Face, key: str) -> str | None:
    """The explanation of a piece whose name has that key."""
    if isinstance(rules, SamuraiSwordRules) and is_weapon(face):
        return words.text("samurai-sword-weapon", reach=REACH[face], wounds=WOUNDS[face])
    return about(words, key)
