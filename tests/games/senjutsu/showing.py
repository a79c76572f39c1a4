"""What scenes of Senjutsu look at: the order of cards, decks of one's own, another pack."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tatami.games.senjutsu import RULES, SenjutsuRules
from tatami.games.senjutsu.box import open_box
from tatami.games.senjutsu.events import CardRevealed, PartBegan
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import letter
from tests.games.senjutsu import fights

Card = dict[str, Any]


def acted(g: Fight) -> list[str]:
    """Whose card, or part of a card, acted at which initiative since cards were last revealed, in order:
    `A plain_cut 5`."""
    last = max((k for k, event in enumerate(g.events) if isinstance(event, CardRevealed)), default=0)
    parts = [event for event in g.events[last:] if isinstance(event, PartBegan)]
    return [f"{letter(part.seat)} {RULES.box.slugs[part.card]} {part.initiative}" for part in parts]


def deck(hero: str, weapon: str = "", **changes: int) -> str:
    """`bring katana_cut: plain_cut*3, …`: a signature deck with so many copies of some cards."""
    printed = RULES.box.decks[f"{hero}_signature"]
    cards = {**printed.cards, **changes}
    parts = [
        f"{card}*{count}" if count < 4 else f"{card}*3, {card}*{count - 3}"
        for card, count in cards.items()
        if count
    ]
    return f"bring {weapon or printed.weapon}: {', '.join(parts)}"


def taken(*heroes: str, **options: Any) -> Fight:
    """A game in which the characters are taken; now everybody brings a deck."""
    heroes = heroes or ("student", "master")
    g = RULES.new(len(heroes), options, "set-up")
    return fights.answer(g, *[f"take {hero}" for hero in heroes])


def brought(*heroes: str, **options: Any) -> Fight:
    """A game in which everybody has brought the signature deck; now the field is set up."""
    heroes = heroes or ("student", "master")
    return fights.answer(taken(*heroes, **options), *[f"bring {hero}_signature" for hero in heroes])


def opened(*heroes: str, **options: Any) -> Fight:
    """The set-up is done, nobody took prepared cards, everybody has drawn for the first turn."""
    g = brought(*heroes, **options)
    while type(g.question).__name__ != "CardToLay":
        legal = g.legal(g.asked()[0])
        g.act(g.asked()[0], next((each for each in legal if each.text in ("pass", "enough")), legal[0]))
    return g


def alone(g: Fight, **cards: str) -> Fight:
    """These cards are laid; whoever is not named lays a stun card, which does nothing (SJT-R77)."""
    for seat in g.asked():
        if "ABCD"[seat] not in cards:
            g.table.change(seat, stun=g.table.fighters[seat].stun + 1)
    return fights.lay(g, **{"ABCD"[seat]: "stun" for seat in g.asked()} | cards)


# --- another pack -------------------------------------------------------------------------------


def house_but(**cards: Callable[[Card], object]) -> SenjutsuRules:
    """The rules of a pack that is the house's but for these cards: each is changed by its function."""
    pack = json.loads(RULES.box.raw)
    for card in pack["cards"]:
        if card["slug"] in cards:
            cards[card["slug"]](card)
    return SenjutsuRules(open_box(json.dumps(pack).encode()))


@contextmanager
def played_with(rules: SenjutsuRules) -> Iterator[None]:
    """Scenes that begin now are played with these rules."""
    before = fights.RULES
    fights.RULES = rules  # type: ignore[misc]
    try:
        yield
    finally:
        fights.RULES = before  # type: ignore[misc]
