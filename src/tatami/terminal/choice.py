"""Choosing among many answers part by part: by number, by name, or by touching things on the table.

Every answer is a path of parts ("with slot 1", "against Botan", "slot 2"). A choice keeps what was
fixed so far and offers the next part, or the answers themselves once they are few.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tatami.kernel.answers import Answer

FEW: Final = 9
"""So many answers are listed at once: as many as there are digits to choose by, unless a board says fewer."""


MANY: Final = 30
"""So many are listed to somebody who looks for a word, rather than asking for more parts."""


_SOUGHT: Final = re.compile(r"(?:(\S*[^\s\d])\s+)?(\d+)(?!\S)|(\S+)")


@lru_cache(maxsize=64)
def _patterns(sought: str, is_close: bool) -> tuple[re.Pattern[str], ...]:
    """`initiative 8` is one thing, and not 18: a number belongs to the word before it, if it `is_close`."""
    found = []
    for word, number, alone in _SOUGHT.findall(sought):
        told = rf"(?<!\d){number}(?!\d)" if number else re.escape(alone)
        if word and is_close:
            found.append(re.compile(rf"{re.escape(word)}\S*\s+{told}"))
        else:
            found += [re.compile(each) for each in (re.escape(word), told) if each]
    return tuple(found)


class Part(NamedTuple):
    """One part of an answer: the thing on the table it stands for, and what it is called in a list.

    With a `name` it needs no whole sentence once something else of the answer is chosen. Of an answer with
    `words` nothing else is looked at when somebody looks for some.
    """

    touch: str
    label: str
    name: str = ""
    words: str = ""


Path = tuple[Part, ...]


class Offer(NamedTuple):
    """A line of the question bar: one answer, or all that share a part."""

    label: str
    answers: tuple[Answer, ...]
    at: int
    touch: str
    opens: bool = False
    """It is only opened by being taken, even if there is one answer in it."""

    @property
    def answer(self) -> Answer | None:
        """The answer, if it is only one."""
        return self.answers[0] if len(self.answers) == 1 and not self.opens else None


class Choice:
    """The answers to a question, and which of their parts are fixed."""

    def __init__(
        self,
        answers: Sequence[Answer],
        path_of: Callable[[Answer], Path],
        label_of: Callable[[Answer], str],
        few: int = FEW,
        asides: Sequence[Answer] = (),
        made: str = "",
        ways: Sequence[Answer] = (),
    ) -> None:
        self._paths: Final[Mapping[Answer, Path]] = {answer: path_of(answer) for answer in answers}
        self._path_of: Final = path_of
        self._asides: Final = tuple(asides)
        self._beside: Final[dict[Answer, Path]] = {}
        self._label_of: Final = label_of
        self._few: Final = few
        self._made: Final = made
        """What these answers go into, in words, where they are parts of one; `ways` are the answers then."""
        self._ways: Final = ways
        self._fixed: Final[list[tuple[int, str]]] = []
        self._sought = ""
        self._is_close = True

    @property
    def every(self) -> tuple[Answer, ...]:
        """All answers, whatever was fixed of them."""
        return tuple(self._ways or self._paths)

    @property
    def left(self) -> tuple[Answer, ...]:
        """The answers that agree with all that was fixed, and have in them what is looked for; what may be
        done beside only once it was chosen."""
        among = self._asides if self._is_aside else self._paths
        fixed = tuple(answer for answer in among if self._agrees(self._path(answer)))
        return tuple(answer for answer in fixed if self._speaks_of(answer)) if self._sought else fixed

    def _path(self, answer: Answer) -> Path:
        """Of what may be done beside only when somebody asks for it: there is much of it."""
        path = self._paths.get(answer) or self._beside.get(answer)
        if path is None:
            path = self._beside[answer] = self._path_of(answer)
        return path

    @property
    def _is_aside(self) -> bool:
        """Whether what was fixed first is the verb of what may be done beside."""
        if not self._asides or not self._fixed:
            return False
        return self._fixed[0][1] == self._path(self._asides[0])[0].touch

    @property
    def is_long(self) -> bool:
        """Whether there are more answers than can be shown at once, so that it helps to look for a word."""
        return len(self._paths) > FEW

    @property
    def is_narrowed(self) -> bool:
        """Whether something was chosen, begun or looked for that can be freed again."""
        return bool(self._fixed or self._sought or self._made)

    @property
    def chosen(self) -> frozenset[str]:
        """What was touched so far."""
        return frozenset(touch for _, touch in self._fixed)

    @property
    def so_far(self) -> list[str]:
        """The names of what was chosen, as far as it has names."""
        path = next((self._path(answer) for answer in self.left), ())
        sought = [f"/{self._sought}"] if self._sought else []
        made = [self._made] if self._made else []
        return [*made, *(path[at].name for at, _ in self._fixed if path[at].name), *sought]

    @property
    def sought(self) -> str:
        """The words that are looked for."""
        return self._sought

    @property
    def touchable(self) -> frozenset[str]:
        """What can be touched next: once something is fixed, only what makes a difference."""
        fixed = {at for at, _ in self._fixed}
        touches: dict[int, set[str]] = {}
        for answer in self.left:
            for at, part in enumerate(self._path(answer)):
                if at not in fixed:
                    touches.setdefault(at, set()).add(part.touch)
        return frozenset(touch for some in touches.values() if len(some) > 1 or not fixed for touch in some)

    def offers(self) -> list[Offer]:
        """What can be said next."""
        offers = self._offers_of(self.left)
        if self._asides and not self.is_narrowed:
            verb = self._path(self._asides[0])[0]
            offers.append(Offer(verb.label, self._asides, 0, verb.touch, opens=True))
        return offers

    def _offers_of(self, left: Sequence[Answer]) -> list[Offer]:
        at = self._fork(left)
        listed = MANY if self._sought else FEW if self._fixed else self._few
        if at < 0 or len(left) <= listed:
            return [self._single(answer) for answer in left]
        groups: dict[str, list[Answer]] = {}
        for answer in left:
            path = self._path(answer)
            groups.setdefault(path[at].touch if at < len(path) else answer.text, []).append(answer)
        return [self._offer(at, touch, answers) for touch, answers in groups.items()]

    def things_of(self, offer: Offer) -> frozenset[str]:
        """The things that all answers of an offer touch."""
        touches = [{part.touch for part in self._path(answer)} for answer in offer.answers]
        return frozenset(set.intersection(*touches)) if touches else frozenset()

    def take(self, offer: Offer) -> Answer | None:
        """Chooses an offer: gives the answer, or fixes the part and gives None."""
        if offer.answer is None:
            self._fixed.append((offer.at, offer.touch))
        return offer.answer

    def touch(self, thing: str) -> bool:
        """Fixes the first free part that stands for this thing; False if there is none."""
        fixed = {at for at, _ in self._fixed}
        found = [
            at
            for answer in self.left
            for at, part in enumerate(self._path(answer))
            if at not in fixed and part.touch == thing
        ]
        if found:
            self._fixed.append((min(found), thing))
        return bool(found)

    def seek(self, text: str) -> bool:
        """Leaves only the answers that have all these words in them, as they are told or written; where there
        is none, False, and nothing changes. Without a word all are there again."""
        before = self._sought, self._is_close
        for is_close in (True, False):
            self._sought, self._is_close = " ".join(text.split()), is_close
            if self.left:
                return True
        self._sought, self._is_close = before
        return False

    def step_back(self) -> bool:
        """Frees what is looked for, or what was fixed last; False if there was neither."""
        if self._sought:
            self._sought = ""
            return True
        if self._fixed:
            self._fixed.pop()
            return True
        return False

    def free(self, thing: str) -> None:
        """Frees a thing that was touched, and all that was touched after it."""
        while thing in self.chosen:
            self._fixed.pop()

    def _speaks_of(self, answer: Answer) -> bool:
        """By the words of its parts; else as it is told, as it is written, or by the names of its parts."""
        path, sought = self._path(answer), self._sought.casefold()
        words = " ".join(part.words for part in path).strip()
        if words:
            return all(pattern.search(words.casefold()) for pattern in _patterns(sought, self._is_close))
        told = " ".join((self._label_of(answer), answer.text, *(part.label for part in path)))
        return all(word in told.casefold() for word in sought.split())

    def _agrees(self, path: Path) -> bool:
        return all(at < len(path) and path[at].touch == touch for at, touch in self._fixed)

    def _fork(self, answers: Sequence[Answer]) -> int:
        """The first part in which these answers differ, or -1."""
        longest = max((len(self._path(answer)) for answer in answers), default=0)
        for at in range(longest):
            touches = {
                self._path(answer)[at].touch if at < len(self._path(answer)) else "" for answer in answers
            }
            if len(touches) > 1:
                return at
        return -1

    def _offer(self, at: int, touch: str, answers: list[Answer]) -> Offer:
        if len(answers) == 1:
            return self._single(answers[0])
        return Offer(self._path(answers[0])[at].label, tuple(answers), at, touch)

    def _single(self, answer: Answer) -> Offer:
        """The whole answer in a sentence; where part was chosen and the rest has a name only that, unless
        there is more to know of it than a name."""
        fixed = {at for at, _ in self._fixed}
        rest = [part for at, part in enumerate(self._path(answer)) if at not in fixed]
        is_short = fixed and rest and all(part.name and not part.words for part in rest)
        label = " › ".join(part.name for part in rest) if is_short else self._label_of(answer)
        return Offer(label, (answer,), -1, answer.text)
