"""A chapter played through on the engine: whatever the learner may do in it, the rest of it still fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tatami.hooks.naming import naming_of
from tatami.kernel.game import Game
from tatami.kernel.reasons import NotUnderstood, Refused, TatamiError
from tatami.kernel.seats import letter, seat_of

from .courses import Chapter, Step, answers_like


def rehearse(chapter: Chapter) -> int:
    """Plays every way through the chapter; returns how many there are, or says where one breaks off."""
    if not chapter.steps or chapter.seat in chapter.script:
        raise _wrong(chapter, 0, "nothing to do, or the learner has a script")
    first = _Rehearsal(chapter, chapter.scenario.begin(), dict.fromkeys(chapter.script, 0))
    return first.go_on(0)


class _Rehearsal:
    """One way through a chapter, up to some step."""

    def __init__(self, chapter: Chapter, game: Game[Any], said: dict[str, int]) -> None:
        self._chapter = chapter
        self._game = game
        self._said = said

    def go_on(self, number: int) -> int:
        """From this step to the end, with every answer that is allowed; the number of ways."""
        self._let_others_answer(number)
        steps = self._chapter.steps
        if number == len(steps):
            self._check_end(number)
            return 1
        step = steps[number]
        self._check_places(step, number)
        if step.kind == "do":
            return sum(self._answered(number, text) for text in self._wanted(number, step))
        if step.kind == "try":
            self._check_refused(number, step.attempt)
        if step.kind == "free":
            self._check_asked(number)
            return 1
        return self.go_on(number + 1)

    def _wanted(self, number: int, step: Step) -> Iterable[str]:
        """Each answer that the step allows, once; a family that nobody belongs to is a mistake."""
        legal = [answer.text for answer in self._game.legal(seat_of(self._chapter.seat))]
        found: dict[str, None] = {}
        for wanted in step.answers:
            meant = answers_like(wanted, legal)
            if not meant:
                raise _wrong(self._chapter, number, f"no legal answer is like {wanted}")
            found |= dict.fromkeys(meant)
        return found

    def _answered(self, number: int, text: str) -> int:
        other = _Rehearsal(self._chapter, self._game.clone(), dict(self._said))
        other._act(number, self._chapter.seat, text)
        return other.go_on(number + 1)

    def _act(self, number: int, seat: str, text: str) -> None:
        try:
            self._game.act(seat_of(seat), self._game.rules.parse(text))
        except (Refused, TatamiError) as error:
            raise _wrong(self._chapter, number, f"{seat}: {text}: {error}") from None

    def _let_others_answer(self, number: int) -> None:
        """As far as their script goes: it may not be at its end before the learner is asked."""
        while others := [s for s in map(letter, self._game.asked()) if s != self._chapter.seat]:
            seat = next((s for s in others if self._left(s)), None)
            if seat is None:
                return
            text = self._left(seat)[0]
            self._said[seat] += 1
            self._act(number, seat, text)

    def _left(self, seat: str) -> Sequence[str]:
        return self._chapter.script.get(seat, [])[self._said.get(seat, 0) :]

    def _check_end(self, number: int) -> None:
        if left := [seat for seat in self._said if self._left(seat)]:
            raise _wrong(self._chapter, number, f"the script of {', '.join(left)} is not used up")

    def _check_asked(self, number: int) -> None:
        if seat_of(self._chapter.seat) not in self._game.asked():
            raise _wrong(self._chapter, number, "the learner is not asked")

    def _check_refused(self, number: int, text: str) -> None:
        """A refusal worth reading has a clause."""
        self._check_asked(number)
        reason = self._game.why_not(seat_of(self._chapter.seat), self._game.rules.parse(text))
        if reason is None or not reason.clauses:
            raise _wrong(self._chapter, number, f"{text} is not refused with a clause")

    def _check_places(self, step: Step, number: int) -> None:
        if unknown := [point for point in step.point if not self._is_there(point)]:
            raise _wrong(self._chapter, number, f"no place {unknown[0]}")

    def _is_there(self, point: str) -> bool:
        """A place; a player, as `seat.B`; something of a kind that only this game has, by its name as
        `cell.0,-1` or by whose it is as `kamae.A`."""
        kind, _, name = point.partition(".")
        is_seat = name in map(letter, range(self._game.seats))
        names = _names(self._game, kind)
        return (
            point in self._game.layout.by_name
            or name in names
            or (is_seat and (kind == "seat" or bool(names)))
        )


def _names(game: Game[Any], kind: str) -> Sequence[str]:
    """None where the game knows no such kind."""
    try:
        return naming_of(game.rules).names(kind)
    except (AttributeError, KeyError):
        return ()


def _wrong(chapter: Chapter, number: int, detail: str) -> NotUnderstood:
    where = f"{chapter.game} {chapter.name} {number + 1}"
    return NotUnderstood("bad-lesson", file=where, detail=detail)
