"""Samurai Sword on the mat: a round table with the players around it, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.aids import difficulty, is_harmless
from tatami.games.samurai_sword.pieces import CARDS, GEISHA, HAND, is_weapon
from tatami.games.samurai_sword.powers import SPENDS_RESILIENCE
from tatami.games.samurai_sword.reasons import NOT_IN_HAND
from tatami.games.samurai_sword.rules.cards import EFFECTS_ON
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Picture
from ...choice import Part, Path
from ..board import Board, Entry, Scene, capital
from .facts import hand_card, hand_kinds, properties, seat_name
from .hand import in_short
from .mat import draw_samurai_sword
from .who import entry_of, who_is_who
from .words import describe_secrets, describe_table

Table = View[SamuraiSwordTable]

FAR: Final = 100
ATTEMPTS: Final = {
    "role": (say.SHOW_ROLE, say.LOOK_AT_ROLE),
    "hand": (say.SHOW_HAND, say.LOOK_AT_HAND),
}
"""What somebody tries who touches a part of a player's things: of one's own, and of another's."""


class SamuraiSwordBoard(Board):
    """A round table: characters, tokens and Properties around it, distances on it, the hand below."""

    few = 4  # an attack with what comes of it takes two lines of a small terminal

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        """The card, then the player, then which of that player's cards."""
        me = question.seats[0] if view.seat == SPECTATOR else view.seat
        match answer:
            case say.Attack(card=card, target=target):
                return (_card(view, teller, me, card), _player(teller, target))
            case say.PlayOn(card=card, target=target):
                if card != GEISHA:
                    return (_card(view, teller, me, card), _player(teller, target))
                random = teller.words.text("terminal-samurai-random-card")
                hand = Part(seat_name(target, "hand"), random, random)
                return (_card(view, teller, me, card), _player(teller, target), hand)
            case say.PlayOnCard(card=card, target=target, aim=aim):
                lying = Part(seat_name(target, CARDS[aim]), teller.face(aim), teller.face(aim))
                return (_card(view, teller, me, card), _player(teller, target), lying)
            case say.Play(card=card) | say.Parry(card=card) | say.Discard(card=card):
                return (_card(view, teller, me, card),)
            case say.SpendResilience():
                return (Part(seat_name(me, "resilience"), teller.answer(answer, question)),)
            case say.DrawFromDeck():
                return (Part("deck", teller.answer(answer, question)),)
            case say.DrawFromDiscard():
                return (Part("discard", teller.answer(answer, question)),)
        return (Part(answer.text, teller.answer(answer, question)),)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        kind, _, rest = thing.partition(".")
        owner, _, part = rest.partition(".")
        if kind == "seat" and part in ATTEMPTS:
            return ATTEMPTS[part][0 if owner == letter(view.seat) else 1].text
        if kind == "seat" and part == "resilience" and owner == letter(view.seat):
            spends = view.table.characters[view.seat] in SPENDS_RESILIENCE
            return say.SPEND.text if spends else say.RECOVER.text
        return {"deck": say.LOOK_AT_DECK.text, "discard": say.DRAW_DISCARD.text}.get(thing)

    def thing_called(self, view: View[Any], teller: Teller, name: str) -> str | None:
        """A card of one's hand, by its name in the player's language or its canonical one."""
        card = _card_called(teller, name)
        held = [card for card, _ in hand_kinds(view, view.seat)]
        return hand_card(view.seat, card) if card in held else None

    def missing(self, view: View[Any], teller: Teller, name: str) -> Reason | None:
        card = _card_called(teller, name)
        return NOT_IN_HAND(card=card) if card >= 0 else None

    def worth_asking(
        self, view: View[Any], refused: Sequence[tuple[Answer, Reason]]
    ) -> list[tuple[Answer, Reason]]:
        """Only cards that one holds, played as they are meant; against the nearest first."""
        tried = [(answer, reason) for answer, reason in refused if _might_be_tried(view, answer)]
        return sorted(tried, key=lambda pair: _how_near(view, pair[0]))

    # --- words ----------------------------------------------------------------------------------

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """A line for each player, then what resolves, then turn and piles."""
        return describe_table(view, teller)

    def secrets(self, view: View[Any], teller: Teller) -> list[str]:
        """One's role and what it wants, one's character, and every card of the hand with what it does."""
        return describe_secrets(view, teller)

    def who(self, view: View[Any], teller: Teller, is_drawn: bool) -> list[Entry]:
        return who_is_who(view, teller, is_drawn)

    def entry(self, view: View[Any], teller: Teller, thing: str) -> Entry | None:
        return entry_of(view, teller, thing)

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        return draw_samurai_sword(scene, width, height)


def _card_called(teller: Teller, name: str) -> int:
    """A card by its name in the player's language or its canonical one; -1 if there is none."""
    wanted = name.casefold()
    for card, canonical in enumerate(CARDS):
        if wanted in (teller.face(card).casefold(), canonical, canonical.replace("_", " ")):
            return card
    return -1


def _card(view: Table, teller: Teller, me: Seat, card: int) -> Part:
    """`Katana: reach 2, 3 wounds`."""
    name = capital(teller.face(card))
    return Part(hand_card(me, card), f"{name}: {in_short(view, teller, card, me)}", name)


def _player(teller: Teller, seat: Seat) -> Part:
    return Part(seat_name(seat), teller.seat(seat), teller.seat(seat))


def _might_be_tried(view: Table, answer: Answer) -> bool:
    """Whether somebody who knows the cards by sight might try this."""
    card = getattr(answer, "card", -1)
    if card >= 0 and card not in view.faces(HAND[view.seat]):
        return False
    match answer:
        case say.Attack(target=target):
            return target != view.seat
        case say.Play():
            return not is_weapon(card) and card not in EFFECTS_ON
        case say.PlayOn():
            return card in EFFECTS_ON
        case say.PlayOnCard(target=target, aim=aim):
            return card == GEISHA and any(aim == lying for lying, _ in properties(view, target))
        case say.SpendResilience():
            return view.table.characters[view.seat] in SPENDS_RESILIENCE
    return True


def _how_near(view: Table, answer: Answer) -> int:
    """By Difficulty; then the Harmless, at last oneself. What names nobody comes first."""
    target = getattr(answer, "target", -1)
    if target < 0:
        return 0
    return difficulty(view, view.seat, target) + FAR * (is_harmless(view, target) + 2 * (target == view.seat))
