"""Senji on the mat: a map in letters, players and hands around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tatami.games.senji.answers import spring
from tatami.games.senji.pieces import HANAFUDA, HAND
from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Picture
from ...choice import Path
from ..board import Board, Entry, Scene, called
from .facts import UNKNOWN, card_thing, order_sign
from .mat import draw_senji
from .paths import path_of
from .season import year_in_words
from .who import entry_of, who_is_who
from .words import describe_secrets, describe_table, describe_what_was_hidden

LOOK_AT_A_BID: Final = "look at a bid"


class SenjiBoard(Board):
    """A map with what stands on it, letters and battles beside it, and one's own hands."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        return path_of(view, teller, question, answer)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        """Whoever touches an order that he does not know wants to look at it, and a bid likewise."""
        kind, _, name = thing.partition(".")
        if kind == "region" and order_sign(view, view.table.box.region[name]) == UNKNOWN:
            return spring.LOOK_AT_ORDERS.text
        return LOOK_AT_A_BID if kind == "lot" else None

    def thing_called(self, view: View[Any], teller: Teller, name: str) -> str | None:
        """A region by its canonical name, or a region or a card of one's own hands by what it is called."""
        box = view.table.box
        if name in box.region:
            return f"region.{name}"
        entries = [Entry(f"region.{region}", teller.named("region", region)) for region in box.regions]
        held = {card for place in (HAND, HANAFUDA) for card in view.faces(place[view.seat]) if card >= 0}
        entries += [Entry(card_thing(box, card), teller.face(card)) for card in sorted(held)]
        found = called(entries, name)
        return found[0].thing if len(found) == 1 else None

    def worth_asking(
        self, view: View[Any], refused: Sequence[tuple[Answer, Reason]]
    ) -> list[tuple[Answer, Reason]]:
        """Nothing of cards that one does not hold: there are hundreds, all refused for that. Attempts have no
        words of their own; whoever makes one is told why not."""
        box = view.table.box
        held = {card for place in (HAND, HANAFUDA) for card in view.faces(place[view.seat]) if card >= 0}
        kept = []
        for answer, reason in refused:
            card = getattr(answer, "card", -1)
            note = getattr(answer, "note", -1)
            if note >= 0 and answer.text.partition(" ")[0] in ("give", "reveal"):
                card = box.notes.tells[note]
            if (card < 0 or card in held) and not isinstance(answer, Attempt):
                kept.append((answer, reason))
        return kept

    # --- words ----------------------------------------------------------------------------------

    def heading(self, view: View[Any], teller: Teller) -> str:
        return year_in_words(view, teller)

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        return describe_table(view, teller)

    def secrets(self, view: View[Any], teller: Teller) -> list[str]:
        return describe_secrets(view, teller)

    def was_hidden(self, view: View[Any], teller: Teller) -> list[str]:
        return describe_what_was_hidden(view, teller)

    def who(self, view: View[Any], teller: Teller, is_drawn: bool) -> list[Entry]:
        return who_is_who(view, teller, is_drawn)

    def entry(self, view: View[Any], teller: Teller, thing: str) -> Entry | None:
        return entry_of(view, teller, thing)

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        return draw_senji(scene, width, height)
