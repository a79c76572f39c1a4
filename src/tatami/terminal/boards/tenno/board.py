"""Tenno on the mat: the opponents' rows above, one's own row and hand below."""

from __future__ import annotations

from typing import Any

from tatami.games.tenno import answers as say
from tatami.games.tenno.aids import remembered
from tatami.games.tenno.pieces import KINDS, SLOTS, discard, hand, kind_of, owner_of, prison, row
from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Picture
from ...choice import Part, Path
from ...cushions import with_letter
from ..board import Board, Scene, sentence
from .mat import draw_tenno, hand_card, slot_name


class TennoBoard(Board):
    """Rows, hands, prisons and the discard pile."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        me, words = question.seats[0] if view.seat == SPECTATOR else view.seat, teller.words
        match answer:
            case say.Attack(slot=slot, target=target, aim=aim):
                return (
                    Part(slot_name(me, slot), _own_slot(view, teller, me, slot)),
                    Part(f"seat.{letter(target)}", teller.seat(target)),
                    Part(slot_name(target, aim), words.text("terminal-tenno-slot", slot=aim + 1)),
                )
            case say.Swap(slot=slot, kind=kind):
                is_there = view.face(row(me, slot)) % len(KINDS) == kind
                card = slot_name(me, slot) if is_there else hand_card(me, kind)
                return (
                    Part(slot_name(me, slot), _own_slot(view, teller, me, slot)),
                    Part(card, teller.face(kind)),
                )
            case say.Refill(fill=fill):
                return tuple(
                    Part(
                        hand_card(me, kind),
                        words.text("terminal-tenno-fill", slot=slot + 1, card=teller.face(kind)),
                    )
                    for slot, kind in fill
                )
            case say.Peek(slot=slot):
                attacker: Seat = getattr(question, "attacker", me)
                return (Part(slot_name(attacker, slot), words.text("terminal-tenno-slot", slot=slot + 1)),)
            case say.Exchange(slot=slot, other=other, changed=changed):
                return (
                    Part(slot_name(me, slot), _own_slot(view, teller, me, slot)),
                    Part(slot_name(me, other), _own_slot(view, teller, me, other)),
                    Part(f"changed.{changed}", teller.answer(answer, question)),
                )
            case say.ShowMonk():
                return (Part(_monk(view, me), teller.answer(answer, question)),)
        return (Part(answer.text, teller.answer(answer, question)),)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        if thing.startswith("prison."):
            return say.LOOK_INTO_PRISON.text
        if thing.startswith("hand."):
            return say.ATTACK_FROM_HAND.text
        return {"discard": say.TAKE_FROM_DISCARD.text}.get(thing)

    # --- words ----------------------------------------------------------------------------------

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """A line for each player, then the discard pile."""
        lines = [self._seat_in_words(view, teller, seat) for seat in range(view.seats)]
        cards = ", ".join(_discarded(teller, face) for face in view.faces(discard(view.seats)))
        if cards:
            lines.append(teller.words.text("terminal-tenno-discarded", cards=cards))
        return lines

    def _seat_in_words(self, view: View[Any], teller: Teller, seat: Seat) -> str:
        words, cards = teller.words, view.faces(hand(seat))
        slots = sentence(_slot_in_words(view, teller, seat, slot) for slot in range(SLOTS))
        prisoners = view.faces(prison(seat))
        held = words.text("terminal-tenno-hand-count", count=len(cards)) + _named(teller, cards)
        jailed = words.text("terminal-tenno-prison-count", count=len(prisoners)) + _named(teller, prisoners)
        return f"{with_letter(seat, teller.seat(seat))}. {sentence((slots, held, jailed))}."

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        return draw_tenno(scene, width, height)


def _monk(view: View[Any], me: Seat) -> str:
    """Where the viewer's monk lies in the row."""
    for slot in range(SLOTS):
        if view.count(row(me, slot)) and KINDS[kind_of(view.face(row(me, slot)))] == "monk":
            return slot_name(me, slot)
    return "monk"


def _own_slot(view: View[Any], teller: Teller, me: Seat, slot: int) -> str:
    if not view.count(row(me, slot)):
        return teller.words.text("terminal-tenno-slot", slot=slot + 1)
    card = teller.face(view.face(row(me, slot)))
    return teller.words.text("terminal-tenno-own-slot", slot=slot + 1, card=card)


def _slot_in_words(view: View[Any], teller: Teller, seat: Seat, slot: int) -> str:
    place, words = row(seat, slot), teller.words
    if not view.count(place):
        return words.text("terminal-tenno-slot-empty", slot=slot + 1)
    face = view.face(place)
    if face == HIDDEN:
        return _covered_in_words(view, teller, seat, slot)
    key = "terminal-tenno-slot-open" if view.is_face_up(place) else "terminal-tenno-own-slot"
    return words.text(key, slot=slot + 1, card=teller.face(face))


def _covered_in_words(view: View[Any], teller: Teller, seat: Seat, slot: int) -> str:
    """That a card lies there, and with the memory aid which was seen there last."""
    seen = remembered(view).get((seat, slot))
    if seen is None:
        return teller.words.text("terminal-tenno-slot-covered", slot=slot + 1)
    return teller.words.text(
        "terminal-tenno-slot-seen",
        slot=slot + 1,
        card=teller.face(seen.kind),
        turn=seen.turn,
        handled="yes" if seen.handled else "no",
    )


def _named(teller: Teller, faces: list[int]) -> str:
    """The names of cards that the viewer sees, by value."""
    if not faces or HIDDEN in faces:
        return ""
    return ": " + ", ".join(teller.face(face) for face in sorted(faces, key=kind_of))


def _discarded(teller: Teller, face: int) -> str:
    return f"{teller.face(face)} ({teller.seat(owner_of(face))})"
