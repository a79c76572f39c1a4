"""What is looked for in a deck, in words (SJT-190)."""

from __future__ import annotations

from tatami.hooks.naming import Called

from ..pack import Card, Filter, Pack, Search
from .saying import Said, join, say


def search(given: Search, card: Card, pack: Pack) -> Said:
    """What is taken from a deck by what it is, is shown."""
    sought = given.filter or Filter()
    what: Said = _cards(given.n, sought)
    for quality in _qualities(sought, card, pack):
        what = say("sought-so", what=what, quality=quality)
    return say("search", n=given.n, shown=given.filter is not None, what=what)


def _cards(n: int, sought: Filter) -> Said:
    personal = sought.owner is not None
    if not sought.types:
        return say("sought", n=n, personal=personal)
    types = join("or", [say(f"type-{type_}") for type_ in sought.types])
    return say("sought-of-type", n=n, personal=personal, types=types)


def _qualities(sought: Filter, card: Card, pack: Pack) -> list[Said]:
    found: list[Said] = []
    if sought.owner is not None and sought.owner != card.owner:
        found.append(say("sought-owner", owner=character(pack, sought.owner)))
    if sought.ranks:
        ranks = [say("quoted", name=say(f"rank-{rank}")) for rank in sought.ranks]
        found.append(say("sought-ranks", ranks=join("or", ranks)))
    if sought.ids:
        named = [say("quoted", name=_card(pack, id_)) for id_ in sought.ids]
        found.append(say("sought-names", names=join("or", named)))
    return found


def character(pack: Pack, id_: str) -> Called:
    """By the name that the pack gives it; one that the pack does not know by its id."""
    names = next((one.name for one in pack.characters if one.id == id_), {"en": id_})
    return Called(f"character-{id_}", own=names)


def _card(pack: Pack, id_: str) -> Called:
    names = next((one.name for one in pack.cards if id_ in (one.id, one.slug)), {"en": id_})
    return Called(f"card-{id_}", own=names)
