"""What stands around the text of a card: what it is, what it costs, when it acts."""

from __future__ import annotations

from collections.abc import Iterator

from ..pack import Card, Variable
from .gates import in_kamae, values
from .names import PackNames
from .saying import Said, say


def printed_frame(names: PackNames, card: Card) -> list[Said]:
    """Line by line: each a phrase that begins small."""
    return [*_what(names, card), *_when(card)]


def _what(names: PackNames, card: Card) -> Iterator[Said]:
    kind = say(f"kind-{'-'.join(sorted(card.types, key=_core_first))}")
    yield kind if card.rank == "core" else say("kind-of-rank", kind=kind, rank=say(f"rank-{card.rank}"))
    if card.owner is not None and names.has("character", card.owner):
        owner = names.called("character", card.owner)
        yield say("of-character", personal=card.pool == "personal", owner=owner)
    if card.school is not None:
        yield names.called("school", card.school)


def _when(card: Card) -> Iterator[Said]:
    initiative = _initiative(card)
    if initiative is not None:
        yield initiative
    if card.cost:
        yield say("cost", n=card.cost)
    if card.requires is not None and card.requires.kamae is not None:
        yield say("only-in", where=in_kamae(card.requires.kamae))
    if card.requires is not None and card.requires.masked:
        yield say("only-masked")
    if card.range:
        yield say("range", n=card.range)
    yield from (say(f"keyword-{keyword}") for keyword in card.keywords)


def _initiative(card: Card) -> Said | None:
    if card.initiative is None:
        return None
    if isinstance(card.initiative, Variable):
        return say("initiative-chosen", values=values(card.values))
    if card.alt_initiative is not None:
        bought = card.alt_initiative
        return say("initiative-bought", n=card.initiative, more=bought.value, pay=bought.pay)
    return say("initiative", n=card.initiative)


def _core_first(type_: str) -> bool:
    return type_ != "core"
