"""What is told away from any table: refusals without a teller, and the quick phrases of talk.

A text cannot know whether a table stands behind it. So a refusal is given the same variables here as a
teller gives it, only that a seat goes by its letter, and nobody is the viewer.
"""

from __future__ import annotations

from tatami.kernel.reasons import Reason
from tatami.kernel.seats import letter

from .catalogue import Value, Words
from .naming import variable


def tell_reason(words: Words, reason: Reason) -> str:
    """Why not, by the house's words or the kernel's; a game's own reason only a table can tell: its code."""
    keys = (f"hall-why-{reason.code}", f"kernel-why-{reason.code}")
    key = next((key for key in keys if words.has(key)), None)
    return reason.code if key is None else words.text(key, **_facts(reason))


def tell_phrase(words: Words, phrase: str) -> str:
    """A quick phrase: everybody reads it in his own language."""
    return words.text(f"hall-phrase-{phrase}")


def _facts(reason: Reason) -> dict[str, Value]:
    facts: dict[str, Value] = {}
    for name, fact in reason.facts.items():
        if reason.refusal.kinds.get(name) == "seat" and isinstance(fact, int):
            facts[variable(name)] = letter(fact)
            facts[f"{variable(name)}_you"] = "no"
        else:
            facts[variable(name)] = fact
    return facts
