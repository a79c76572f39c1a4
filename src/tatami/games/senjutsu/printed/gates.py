"""Gates in words: what must hold, and what may be paid (SJT-33, SJT-50)."""

from __future__ import annotations

from ..pack import Effect, Gates, Kamae
from .saying import Said, join, say


def gated(gates: Gates, what: Said, clause: bool = False, below: bool = False) -> Said:
    """What is done under these gates; `clause` if it is a sentence of its own, not something to do; `below`
    if it stands below a dividing line, where the initiative is another than the one that was chosen."""
    what = _paid(gates, what, clause)
    holds = _conditions(gates, below)
    if not holds:
        return what
    first, *others = holds
    if others:
        return say("when-if", when=first[0], more=join("and", [other[1] for other in others]), what=what)
    return say("when", when=first[0], what=what)


def in_kamae(kamae: Kamae) -> Said:
    return say(f"in-{kamae}")


def values(given: tuple[int, ...]) -> Said:
    """Initiative values: four or more in a row are told by the first and the last."""
    high, low = max(given), min(given)
    if len(given) > 3 and len(given) == high - low + 1:
        return say("values", low=low, high=high)
    return join("or", [say("value", n=n) for n in given])


def _conditions(gates: Gates, below: bool) -> list[tuple[Said, Said]]:
    """Each at the head of a sentence, and as a further condition."""
    found: list[tuple[Said, Said]] = []
    if isinstance(gates, Effect) and gates.if_:
        found.append((say("on-success"), say("on-success")))
    if gates.kamae:
        where = in_kamae(gates.kamae)
        found.append((say("while-in", where=where), say("if-in", where=where)))
    if gates.masked:
        found.append((say("while-masked"), say("if-masked")))
    if gates.init:
        at = values(gates.init)
        first, more = ("at-chosen", "if-chosen") if below else ("at-initiative", "if-initiative")
        found.append((say(first, values=at), say(more, values=at)))
    return found


def _paid(gates: Gates, what: Said, clause: bool) -> Said:
    price = []
    if gates.pay:
        price.append(say("pay", n=gates.pay))
    if gates.burn:
        price.append(say("mill", n=gates.burn))
    if not price:
        return what
    return say("price-of-clause" if clause else "price", price=join("and", price), what=what)
