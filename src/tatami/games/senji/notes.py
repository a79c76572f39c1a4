"""Notes as numbers: what each is, and what it speaks of. Made once for a box (see `letters.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from tatami.kernel.pieces import FACE

from .letters import VERDICTS, promise_names, question_names, want_names

if TYPE_CHECKING:
    from .box import Box

(NO_NOTE, GIVE, ASK, FIT, WANT, VOW, PLEA, SWORN, WONDER, REPLY, MODE, SHOW, KEPT, BROKEN,
 OVERTAKEN) = range(15)  # fmt: skip
_SORTS: Final = ("", "give", "ask", "fit", "want", "vow", "plea", "sworn", "wonder", "reply", "mode",
                 "show", *VERDICTS)  # fmt: skip

_WRITTEN: Final = frozenset({GIVE, ASK, WANT, VOW, PLEA, WONDER, MODE, SHOW})
"""The sorts of notes that a writer puts into his letter."""

TO_ALL: Final = 6
"""In place of a seat: everybody is addressed."""

MOST_REMEMBERED: Final = 2000

_FAMILIES: Final = ("violet", "red", "yellow", "green", "blue", "black")
_KINDS: Final = ("member", "support", "trade")


class Notes:
    """By face: `sort`, one of the words above, and `tells`, the card, wish, promise or question."""

    def __init__(self, box: Box) -> None:
        sorts, tells = [NO_NOTE] * len(box.faces), [0] * len(box.faces)
        self.first: Final = [0] * len(_SORTS)
        """By sort: the face of its first note; the others follow in the order of what they speak of."""
        for face, name in enumerate(box.faces[box.first_note :], box.first_note):
            sort = _SORTS.index(name.partition(":")[0])
            if not self.first[sort]:
                self.first[sort] = face
            sorts[face], tells[face] = sort, face - self.first[sort]
        self.sort: Final = tuple(sorts)
        self.tells: Final = tuple(tells)
        self._outlive: Final = tuple([sort == SWORN or sort >= KEPT for sort in sorts])
        self.open: Final = self.first[MODE]
        self.wants: Final = tuple(_want(name) for name in want_names())
        """By wish: family, kind and value, -1 for any."""
        self.wished: Final = tuple(
            frozenset(card for card in range(box.valued) if _is_wished(box, want, card))
            for want in self.wants
        )
        """By wish: the cards that meet it."""
        self.promises: Final = tuple(_about(name, box) for name in promise_names(box.regions))
        """By promise: its word, and the province or family that it speaks of, or -1."""
        self.by_word: Final[dict[str, int]] = {}
        """By word: the first promise of that sort; provinces and families follow in order."""
        for k, (word, _) in enumerate(self.promises):
            self.by_word.setdefault(word, k)
        self.questions: Final = tuple(_about(name, box) for name in question_names())

        self._read: Final[dict[tuple[int, ...], Letter]] = {}

    def note(self, sort: int, what: int) -> int:
        """The face of a note."""
        return self.first[sort] + what

    def is_kept(self, note: int) -> bool:
        """Whether a note outlives the letter that it stood in: a promise, or what became of one."""
        return self._outlive[note]

    def kept(self, pieces: Iterable[int]) -> list[int]:
        """Those of these pieces, as faces."""
        outlive = self._outlive
        return [p & FACE for p in pieces if outlive[p & FACE]]

    def letter(self, faces: Sequence[int]) -> Letter:
        """What these notes say together. A letter is read again and again, so it is remembered; nobody
        changes it."""
        key = tuple(faces)
        letter = self._read.get(key)
        if letter is None:
            if len(self._read) >= MOST_REMEMBERED:
                self._read.clear()
            letter = self._read[key] = Letter(self, key)
        return letter


def _want(name: str) -> tuple[int, int, int]:
    family, kind, value = name.split(".")
    return (
        _FAMILIES.index(family) if family in _FAMILIES else -1,
        _KINDS.index(kind) if kind in _KINDS else -1,
        int(value) if value.isdecimal() else -1,
    )


def _is_wished(box: Box, want: tuple[int, int, int], card: int) -> bool:
    family, kind, value = want
    return (
        (family < 0 or box.family[card] == family)
        and (kind < 0 or box.kind[card] == kind)
        and (value < 0 or box.value[card] == value)
    )


def _about(name: str, box: Box) -> tuple[str, int]:
    word, _, of = name.partition(".")
    if not of or word == "hold":
        return word, -1
    return word, box.region[of] if of in box.region else _FAMILIES.index(of)


def is_a_wish(want: tuple[int, int, int]) -> bool:
    """SEN-R117: a family, a kind, a value, or two of them; what says all three asks for a card."""
    return -1 in want


class Letter:
    """A letter as it reads: cards by face, wishes, promises and questions by number."""

    __slots__ = ("asks", "fits", "gives", "is_met", "offers", "open", "pleas", "replies", "said", "shows",
                 "sworn", "vows", "wants", "wonders")  # fmt: skip

    def __init__(self, notes: Notes, faces: Sequence[int]) -> None:
        by_sort: dict[int, tuple[int, ...]] = {}
        said = 0
        for face in faces:
            sort = notes.sort[face]
            if sort < KEPT:
                by_sort[sort] = (*by_sort.get(sort, ()), notes.tells[face])
                said += sort in _WRITTEN
        what = by_sort.get
        self.gives: Final = what(GIVE, ())
        self.asks: Final = what(ASK, ())
        self.fits: Final = what(FIT, ())
        self.wants: Final = what(WANT, ())
        self.vows: Final = what(VOW, ())
        self.pleas: Final = what(PLEA, ())
        self.sworn: Final = what(SWORN, ())
        self.wonders: Final = what(WONDER, ())
        self.replies: Final = what(REPLY, ())
        self.shows: Final = what(SHOW, ())
        self.open: Final = MODE in by_sort
        self.said: Final = said
        """How many notes its writer put into it."""
        self.offers: Final = self.moves_cards or bool(self.vows or self.pleas)
        """Whether there is anything in it to accept."""
        self.is_met: Final = bool(self.wants) and len(self.fits) == len(self.wants)
        """SEN-R117: whether the reader has picked a card for every wish; then the writer confirms."""

    @property
    def only_vows(self) -> bool:
        """Whether it promises and neither gives nor wants anything: then it stands at once."""
        return bool(self.vows) and len(self.vows) + self.open == self.said

    @property
    def moves_cards(self) -> bool:
        return bool(self.gives or self.asks or self.wants)
