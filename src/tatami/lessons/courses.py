"""Courses, chapters and steps, and how they are read.

    game: tenno
    minutes: 8
    chapters:
      - name: attack                  # scenarios/tenno/lesson-attack.yaml
        seat: A                       # where the learner sits
        steps:
          - say: goal                 # read, then go on
            point: [row.A.1]          # places that are marked meanwhile
          - do: attack 1 > B.1        # one of these answers must be given
            say: strike
          - do: [pass, swap 2 *]      # `*` at the end: whatever may follow
            say: choice
          - try: look into prison     # must be attempted: the refusal is the lesson
            say: prison
          - free: true                # play on as you like, to the end of the game
            say: finish

Texts are `lessons-<game>-<chapter>` (the title) and its attributes, called as `say` calls them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tatami.formats.scenarios import Scenario
from tatami.games import game_called
from tatami.games.manifest import manifests, where_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import MAX_SEATS, letter
from tatami.lab.plain_yaml import read_yaml

ANY: Final = "*"
"""At the end of an answer: a whole family of them."""

_REPOSITORY: Final = Path(__file__).resolve().parents[3]

Kind = Literal["say", "do", "try", "free"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the learner reads, does or tries."""

    say: str
    do: str | list[str] = []
    attempt: str = msgspec.field(default="", name="try")
    free: bool = False
    point: list[str] = []

    @property
    def answers(self) -> tuple[str, ...]:
        """What may be answered in this step; the first is what the scenario does.

        One that ends in `*` stands for every answer that begins like it.
        """
        return (self.do,) if isinstance(self.do, str) else tuple(self.do)

    @property
    def kind(self) -> Kind:
        return "do" if self.do else "try" if self.attempt else "free" if self.free else "say"


def answers_like(wanted: str, legal: Sequence[str]) -> list[str]:
    """Those of the legal answers that a step wants; what is no family is itself, legal or not."""
    if not wanted.endswith(ANY):
        return [wanted]
    return [text for text in legal if text.startswith(wanted.removesuffix(ANY))]


class _Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seat: str
    steps: list[Step]


class _Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    minutes: int
    chapters: list[_Chapter]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter with the scenario that it leads through."""

    game: str
    name: str
    seat: str
    steps: tuple[Step, ...]
    scenario: Scenario

    @property
    def title(self) -> str:
        """The key of its title; with a dot and `say` that of a step's text."""
        return f"lessons-{self.game}-{self.name}"

    @property
    def position(self) -> dict[str, Any]:
        """Where the table begins, in the notation."""
        return {"game": self.game, **self.scenario.start}

    @property
    def script(self) -> dict[str, list[str]]:
        """By seat letter: what the others answer, one after another."""
        found: dict[str, list[str]] = {}
        for seat, answer in self.answers():
            if seat != self.seat:
                found.setdefault(seat, []).append(answer)
        return found

    def clause_of(self, attempt: str) -> str:
        """Which clause the scenario says what is tried is refused by."""
        for move in self.scenario.moves:
            refused = move.get("refused", {})
            if refused.get("answer") == attempt:
                return str(refused.get("clause", ""))
        return ""

    def answers(self) -> list[tuple[str, str]]:
        """Who answers what in the scenario, in order."""
        letters = {letter(seat) for seat in range(MAX_SEATS)}
        moves = [next(iter(move.items())) for move in self.scenario.moves if isinstance(move, Mapping)]
        return [(str(key), str(value)) for key, value in moves if key in letters]


class Course(msgspec.Struct, frozen=True):
    """All chapters of one game, and about how long they take."""

    game: str
    minutes: int
    chapters: tuple[Chapter, ...]

    def chapter(self, number: int) -> Chapter:
        """The chapter of that number; the first is 1."""
        if not 1 <= number <= len(self.chapters):
            raise NotUnderstood(
                "no-such-chapter", game=self.game, chapter=number, chapters=len(self.chapters)
            )
        return self.chapters[number - 1]


def courses() -> dict[str, str]:
    """The games that have one, with its file, as their manifests say."""
    return {game: manifest.lesson for game, manifest in manifests().items() if manifest.lesson}


@cache
def course_called(game: str) -> Course:
    """The course of a game, by its name."""
    known = courses()
    if game not in known:
        raise NotUnderstood("no-such-lesson", lesson=game[:40], known=", ".join(known))
    folder = resources.files("tatami") / "lessons"
    with resources.as_file(folder / known[game]) as path:
        if not path.is_file():
            raise NotUnderstood(
                "bad-manifest", file=f"{where_of(game)}: lesson", detail=f"no file {path.name}"
            )
        return read_course(path, _scenarios())


def read_course(path: Path, scenarios: Path) -> Course:
    """A course with all its scenarios; an error says in one line what is wrong with it."""
    try:
        given = msgspec.convert(read_yaml(path), _Course)
    except msgspec.ValidationError as error:
        raise NotUnderstood("bad-lesson", file=path.name, detail=str(error)) from None
    chapters = tuple(_chapter(given.game, chapter, scenarios) for chapter in given.chapters)
    return Course(given.game, given.minutes, chapters)


def _chapter(game: str, given: _Chapter, scenarios: Path) -> Chapter:
    path = scenarios / game / f"lesson-{given.name}.yaml"
    scenario = Scenario(read_yaml(path), game_called)
    return Chapter(game, given.name, given.seat, tuple(given.steps), scenario)


def _scenarios() -> Path:
    """Inside the installed package, or beside the sources."""
    packed = Path(str(resources.files("tatami") / "scenarios"))
    return packed if packed.is_dir() else _REPOSITORY / "scenarios"
