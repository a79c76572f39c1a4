"""Senjutsu on the mat: a field of hexes, fighters with their trees, own cards, the builder of decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tatami.games.senjutsu.answers import GIVE_UP, Go, OfCard, SomeCards
from tatami.games.senjutsu.pieces import SHOWN
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Picture
from ...choice import Path
from ..board import Board, Entry, Scene, called
from .builder import card_in_full, deck_in_short, deck_of
from .facts import ability_name, card_thing, own_cards
from .mat import draw_senjutsu
from .paths import path_of
from .piles import hidden_until_now
from .who import entry_of, who_is_who
from .words import describe_secrets, describe_table, heading


class SenjutsuBoard(Board):
    """A duel seen from above; whoever fights speaks from where he stands."""

    least_log = 1

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        return path_of(view, teller, question, answer)

    def besides(self, view: View[Any]) -> Sequence[Answer]:
        """SJT-R145: whoever is asked may give up; no question lists it."""
        return (GIVE_UP,)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        """Whoever touches a card wants to lay it; a cell, to go there as he looks now, or to begin there;
        a stance, to change to it."""
        kind, _, name = thing.partition(".")
        fighter = view.table.fighters[view.seat]
        if kind == "cell":
            return f"go {name} {fighter.facing}" if fighter.cell >= 0 else f"stand {name} 0"
        return {"card": f"lay {name}", "kamae": f"kamae {name}"}.get(kind)

    def thing_called(self, view: View[Any], teller: Teller, name: str) -> str | None:
        """A cell by its name, a card of one's own, or any card by what it is called."""
        box = view.table.box
        if name in box.cell_numbers:
            return f"cell.{name}"
        if name in box.by_slug:
            return f"card.{name}"
        if any(status.slug == name for status in box.pack.statuses):
            return f"status.{name}"
        own = [number for number, _ in own_cards(view)]
        for numbers in (own, range(len(box.abilities))):
            entries = [Entry(card_thing(box, number), ability_name(teller, number)) for number in numbers]
            found = called(entries, name)
            if len(found) == 1:
                return found[0].thing
        return None

    def worth_asking(
        self, view: View[Any], refused: Sequence[tuple[Answer, Reason]]
    ) -> list[tuple[Answer, Reason]]:
        """Nothing of cards that one does not hold; of ways one for each cell, of a
        deck one part for each card."""
        held = {number for number, _ in own_cards(view)}
        held |= {view.table.box.ability_of[face] for face in view.faces(SHOWN[view.seat]) if face >= 0}
        kept: list[tuple[Answer, Reason]] = []
        seen: set[tuple[type[Answer], int]] = set()
        for answer, reason in refused:
            if isinstance(answer, OfCard) and answer.card not in held:
                continue
            if isinstance(answer, Go | SomeCards):
                key = (type(answer), answer.cell if isinstance(answer, Go) else answer.card)
                if key in seen:
                    continue
                seen.add(key)
            kept.append((answer, reason))
        return kept

    def made_in_short(self, view: View[Any], teller: Teller, made: Answer) -> str | None:
        """A deck has forty cards: in the question stands how far it is, the list on the mat."""
        deck = deck_of(made)
        return deck_in_short(view, teller, deck) if deck is not None else None

    def part_in_full(self, view: View[Any], teller: Teller, part: Answer) -> str | None:
        return card_in_full(view, teller, part) if isinstance(part, SomeCards) else None

    # --- words ----------------------------------------------------------------------------------

    def heading(self, view: View[Any], teller: Teller) -> str:
        return heading(view, teller)

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        return describe_table(view, teller)

    def secrets(self, view: View[Any], teller: Teller) -> list[str]:
        return describe_secrets(view, teller)

    def was_hidden(self, view: View[Any], teller: Teller) -> list[str]:
        return hidden_until_now(view, teller)

    def who(self, view: View[Any], teller: Teller, is_drawn: bool) -> list[Entry]:
        return who_is_who(view, teller, is_drawn)

    def entry(self, view: View[Any], teller: Teller, thing: str) -> Entry | None:
        return entry_of(view, teller, thing)

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        return draw_senjutsu(scene, width, height)
