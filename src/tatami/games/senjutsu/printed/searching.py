"""What is looked for in a deck, in words (SJT-190)."""

from __future__ import annotations

from ..pack import Card, Filter, Search
from .names import PackNames
from .saying import Said, join, say


def search(given: Search, card: Card, names: PackNames) -> Said:
    """What is taken from a deck by what it is, is shown."""
    sought = given.filter or Filter()
    what: Said = _cards(given.n, sought)
    for quality in _qualities(sought, card, names):
        what = say("sought-so", what=what, quality=quality)
    return say("search", n=given.n, shown=given.filter is not None, what=what)


def _cards(n: int, sought: Filter) -> Said:
    personal = sought.owner is not None
    if not sought.types:
        return say("sought", n=n, personal=personal)
    types = join("or", [say(f"type-{type_}") for type_ in sought.types])
    return say("sought-of-type", n=n, personal=personal, types=types)


def _qualities(sought: Filter, card: Card, names: PackNames) -> list[Said]:
    found: list[Said] = []
    if sought.owner is not None and sought.owner != card.owner:
        found.append(say("sought-owner", owner=names.called("character", sought.owner)))
    if sought.ranks:
        ranks = [say("quoted", name=say(f"rank-{rank}")) for rank in sought.ranks]
        found.append(say("sought-ranks", ranks=join("or", ranks)))
    if sought.ids:
        quoted = [say("quoted", name=names.called("card", id_)) for id_ in sought.ids]
        found.append(say("sought-names", names=join("or", quoted)))
    return found
