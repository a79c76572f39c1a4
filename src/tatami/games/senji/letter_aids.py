"""The letters and promises that somebody with these eyes can read, as named facts.

What a letter is and how its notes go together is known to `notes.Letter` alone: boards draw what it says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from tatami.hooks.glance import AnyView
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import letter

from .aid_shapes import Aids, JudgedAid, LetterAid, OathAid
from .box import Box
from .letters import REPLIES, VERDICTS, promise_names, question_names, want_names
from .notes import KEPT
from .pieces import WORDS, words_to
from .table import SenjiTable

MOST_LETTERS: Final = 2048
_ALL: Final = "all"
_Ends = tuple[str, str]


def add_letters(view: AnyView[SenjiTable], found: Aids) -> None:
    """SEN-40, SEN-45: letters that wait, promises that stand, and what became of earlier ones."""
    letters: list[LetterAid] = []
    oaths: list[OathAid] = []
    judged: list[JudgedAid] = []
    for ends, faces in _read(view):
        told, sworn, old = _told(view.table.box, ends, tuple(faces))
        letters += told
        oaths += sworn
        judged += old
    if letters:
        found["letters"] = letters
    if oaths:
        found["oaths"] = oaths
    if judged:
        found["judged"] = judged


def _read(view: AnyView[SenjiTable]) -> Iterator[tuple[_Ends, Sequence[int]]]:
    """Whatever lies open to these eyes of what one has said to another, or to all, and who they are."""
    for ends, place in _places(view.seats):
        if view.count(place):
            faces = [face for face in view.faces(place) if face != HIDDEN]
            if faces:
                yield ends, faces


@lru_cache(maxsize=8)
def _places(seats: int) -> list[tuple[_Ends, int]]:
    """Where words lie: what each has said to all, and to each of the others."""
    found: list[tuple[_Ends, int]] = []
    for by in range(seats):
        found.append(((letter(by), _ALL), WORDS[by]))
        found += [((letter(by), letter(to)), words_to(seats, by, to)) for to in range(seats) if to != by]
    return found


@lru_cache(maxsize=MOST_LETTERS)
def _told(
    box: Box, ends: _Ends, faces: tuple[int, ...]
) -> tuple[list[LetterAid], list[OathAid], list[JudgedAid]]:
    """What lies in one place. It is looked at after every act, and changes in few of them."""
    notes = box.notes
    read = notes.letter(faces)
    promises = _promises(box)
    maker, hearer = ends
    oaths: list[OathAid] = [{"maker": maker, "hearer": hearer, "promise": promises[k]} for k in read.sworn]
    judged: list[JudgedAid] = [
        {
            "maker": maker,
            "hearer": hearer,
            "promise": promises[notes.tells[face]],
            "verdict": VERDICTS[notes.sort[face] - KEPT],
        }
        for face in faces
        if notes.sort[face] >= KEPT
    ]
    return [_letter(box, ends, faces)] if read.said else [], oaths, judged


def _letter(box: Box, ends: _Ends, faces: tuple[int, ...]) -> LetterAid:
    read, cards, promises = box.notes.letter(faces), box.faces, _promises(box)
    wishes, questions = want_names(), question_names()
    return {
        "from": ends[0],
        "to": ends[1],
        "gives": [cards[card] for card in read.gives],
        "asks": [cards[card] for card in read.asks],
        "shows": [cards[card] for card in read.shows],
        "wants": [wishes[k] for k in read.wants],
        "fits": [cards[card] for card in read.fits],
        "vows": [promises[k] for k in read.vows],
        "pleas": [promises[k] for k in read.pleas],
        "wonders": [questions[k] for k in read.wonders],
        "replies": [REPLIES[k] for k in read.replies],
        "open": read.open,
        "said": read.said,
        "offers": read.offers,
        "picked": read.is_met,
    }


@lru_cache(maxsize=8)
def _promises(box: Box) -> list[str]:
    return promise_names(box.regions)
