"""Shinobi on the mat: everybody's province with its five clans, the secret clan, the hand, the tally."""

from __future__ import annotations

from typing import Any

from tatami.games.shinobi import answers as say
from tatami.games.shinobi.aids import is_safe, tally
from tatami.games.shinobi.pieces import ARMY, CLAN_CARD, CLANS, DECK, DISCARD, HAND, NINJA, SERVED
from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Picture
from ...choice import Part, Path
from ...cushions import with_letter
from ..board import Board, Scene, capital, cards_in_words, sentence
from .mat import army_name, draw_shinobi, hand_card


class ShinobiBoard(Board):
    """Provinces, the hand, the secret clan, and the tally that everybody could count."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        me, words = question.seats[0] if view.seat == SPECTATOR else view.seat, teller.words
        match answer:
            case say.Place(card=card, province=province):
                return (
                    Part(hand_card(me, card), teller.face(card)),
                    Part(f"province.{letter(province)}", _province(teller, province)),
                )
            case say.PlayNinja(province=province, clan=clan):
                return (
                    Part(hand_card(me, NINJA), teller.face(NINJA)),
                    Part(army_name(province, clan), _army(view, teller, province, clan)),
                )
            case say.PlaceAtHome(card=card):
                return (
                    Part(f"province.{letter(me)}", words.text("terminal-shinobi-at-home")),
                    Part(hand_card(me, card), teller.face(card)),
                )
            case say.Move(clan=clan, source=source, goal=goal):
                return (
                    Part("move", words.text("terminal-shinobi-move")),
                    Part(army_name(source, clan), _army(view, teller, source, clan)),
                    Part(f"province.{letter(goal)}", _province(teller, goal)),
                )
            case say.Attack(army=army, province=province, clan=clan):
                return (
                    Part(army_name(me, army), _army(view, teller, me, army)),
                    Part(army_name(province, clan), _army(view, teller, province, clan)),
                )
        return (Part(answer.text, teller.answer(answer, question)),)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        kind, _, rest = thing.partition(".")
        if kind in ("hand", "clan"):
            mine = rest[:1] == letter(view.seat)
            asked = {"hand": (say.SHOW_HAND, say.LOOK_AT_HAND), "clan": (say.SHOW_CLAN, say.LOOK_AT_CLAN)}
            return asked[kind][0 if mine else 1].text
        return {"deck": say.LOOK_AT_DECK.text, "discard": say.TAKE_FROM_DISCARD.text}.get(thing)

    # --- words ----------------------------------------------------------------------------------

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """A line for each province, then deck, discard pile and tally."""
        words = teller.words
        lines = [self._seat_in_words(view, teller, seat) for seat in range(view.seats)]
        lines.append(
            words.text("terminal-shinobi-deck-count", deck=view.count(DECK), discard=view.count(DISCARD))
        )
        counts = ", ".join(f"{teller.face(clan)} {count}" for clan, count in tally(view))
        lines.append(words.text("terminal-shinobi-tally-line", tally=counts))
        return lines

    def _seat_in_words(self, view: View[Any], teller: Teller, seat: Seat) -> str:
        words = teller.words
        armies = [
            _army(view, teller, seat, clan, in_province=False)
            for clan in range(len(CLANS))
            if view.count(ARMY[seat][clan])
        ]
        stands = ", ".join(armies) or words.text("terminal-shinobi-empty-province")
        held = words.text("terminal-shinobi-hand-count", count=view.count(HAND[seat]))
        if any(face != HIDDEN for face in view.faces(HAND[seat])):
            held += ": " + cards_in_words(view, teller, HAND[seat])
        serves = ""
        if view.face(SERVED[seat]) != HIDDEN:
            serves = words.text(
                "terminal-shinobi-serves",
                clan=teller.face(view.face(SERVED[seat]) - CLAN_CARD),
                you="yes" if seat == teller.viewer else "no",
            )
        return f"{with_letter(seat, teller.seat(seat))}. {sentence((stands, held, serves))}."

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        return draw_shinobi(scene, width, height)


def _province(teller: Teller, seat: Seat) -> str:
    you = "yes" if seat == teller.viewer else "no"
    return teller.words.text("terminal-shinobi-province", owner=teller.seat(seat), you=you)


def _army(view: View[Any], teller: Teller, seat: Seat, clan: int, in_province: bool = True) -> str:
    """`Oda 3, Botan`: an army as the part of an answer or a line of the table."""
    key = "terminal-shinobi-army-in" if in_province else "terminal-shinobi-army"
    return capital(
        teller.words.text(
            key,
            clan=teller.face(clan),
            count=view.count(ARMY[seat][clan]),
            owner=teller.seat(seat),
            you="yes" if seat == view.seat else "no",
            safe="yes" if is_safe(view, seat, clan) else "no",
        )
    )
