"""The words of the grammar that are told at once, each as it is said to the one who plays the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..pack import Amount, Foe, Heal, Payload, Place
from .ground import Pointing
from .harm import TARGET, forces, taken
from .saying import Said, join, say


def simple(word: str, value: Any) -> Said | None:  # what a word has beside it is of its own type
    """One of the words that need nothing but what stands beside them; None if it is not."""
    told = _SIMPLE.get(word)
    return None if told is None else told(value)


def heal(given: Heal) -> Said:
    """A heavy wound first: it may become the plain one that is then removed."""
    words = [word for word in ("heavy_to_wound", "wound", "limp", "stun") if getattr(given, word)]
    return join("and", [_healed(word, getattr(given, word)) for word in words])


def _healed(word: str, n: Amount) -> Said:
    return say(f"heal-{word}-all") if n == "all" else say(f"heal-{word}", n=n)


def suffer(payload: Payload) -> Said:
    """Cards only: nobody pushes himself."""
    got = taken(payload)
    assert got is not None
    return say("suffer", what=got)


def place(given: Place) -> Said:
    where = Pointing().at(given.cells)
    return say("may", what=say(f"place-{given.what}", n=given.n, cells=where, many=len(given.cells) > 1))


_SIMPLE: Final[Mapping[str, Callable[[Any], Said]]] = {
    "gain_focus": lambda n: say("gain-focus", n=n),
    "change_kamae": lambda n: say("may", what=say("change-kamae", n=n)),
    "enter_kamae": lambda kamae: say("enter", kamae=say(f"kamae-{kamae}")),
    "draw": lambda n: say("draw", n=n),
    "discard": lambda n: say("discard", n=n),
    "mill": lambda n: say("mill", n=n),
    "recycle": lambda n: say("recycle", n=n),
    "look_hand": lambda _: say("look-hand"),
    "advantage": lambda _: say("advantage"),
    "heal": heal,
    "suffer": suffer,
    "prevent": lambda n: say("prevent", n=n),
    "enter_mask": lambda _: say("enter-mask"),
    "place": place,
    "escape": lambda name: say(f"escape-{name}"),
}


# --- somebody else ----------------------------------------------------------------------------------

_FOE: Final = ("lose_focus", "enter_kamae", "discard", "discard_by_you", "mill", "draw")


def foe(given: Foe, looked: bool) -> Said:
    """What somebody else takes and does, and in between what is done to them (the order of SJT-R49)."""
    who = _who(given, looked)
    got = taken(given)
    first = [say("foe-takes", what=got)] if got else []
    then = [_does(word, getattr(given, word)) for word in _FOE if getattr(given, word)]
    moved = forces(given, who)
    if not moved:
        return say("foe", who=who, what=join("and", [*first, *then]))
    told = [say("foe", who=who, what=join("and", some)) if some else None for some in (first, then)]
    return join("besides", [part for part in (told[0], join("then", moved), told[1]) if part])


def is_clause(given: Foe) -> bool:
    """Whether it tells what somebody else does: such a thing cannot be what one pays for *to do*."""
    return bool(taken(given)) or any(getattr(given, word) for word in _FOE)


def _who(given: Foe, looked: bool) -> Said:
    if given.who == "marked":
        return TARGET
    return say("who-same" if given.who == "chosen" and looked else f"who-{given.who}")


def _does(word: str, value: Any) -> Said:
    """Kamae are named, all else is counted."""
    if word == "enter_kamae":
        return say("foe-enters", kamae=say(f"kamae-{value}"))
    return say(f"foe-{word}", n=value)
