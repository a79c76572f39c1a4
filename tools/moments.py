"""Makes the moments of Senji that the tests of the browser client are given: `python -m tools.moments`.

A moment is what one seat was told. It is read back as a position, in which what that seat cannot see is dealt
somehow, and told anew by the engine of today: view, aids, question and offers follow the rules, also when
facts, kinds or forms change. Events are what was told on the way there and stay. To add a moment, write its
`view`.
`--check` says whether the files are what the engine tells.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from tatami.formats.positions import OUTSIDE, read_position
from tatami.formats.views import view_json
from tatami.games import game_called
from tatami.hall.telling.wire import about, touches
from tatami.hooks.hosting import Hosting
from tatami.kernel.answers import Answer, Form
from tatami.kernel.game import Game
from tatami.kernel.seats import SPECTATOR, Seat, letter, letters, mask_of, seat_of
from tatami.kernel.views import View
from tatami.players.composing import drafted
from tatami.words.naming import kebab

SENJI: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "boards" / "senji"
BOARD: Final = SENJI / "testing"
WINTER: Final = SENJI / "winter" / "testing"
_TOLD: Final = ("seats", "options", "acts", "table", "places", "pending", "outcome")
Told = dict[str, Any]
MENUS: Final = ("AutumnActions", "CardsToShow", "DiceForKami")
WINTER_MENUS: Final = ("quiet", "letters")
"""The moments whose forms are told with what can go into them."""


def files() -> dict[Path, str]:
    """By file: what it should say."""
    moments, winters = _read(BOARD / "moments.json"), _read(WINTER / "winters.json")
    board = {name: game_seen(told["view"]) for name, told in moments.items()}
    winter = {name: game_seen(told["view"]) for name, told in winters.items()}
    return {
        BOARD / "moments.json": _written(
            {name: retold(board[name], told, in_full) for name, told in moments.items()}
        ),
        BOARD / "menus.json": _written(menus(map(board.__getitem__, MENUS))),
        WINTER / "winters.json": _written(
            {name: retold(winter[name], told, in_short) for name, told in winters.items()}
        ),
        WINTER / "menus.json": _written(menus(map(winter.__getitem__, WINTER_MENUS))),
    }


def game_seen(view: Told) -> tuple[Game[Any], Seat]:
    """A game that looks like this to that seat, or to spectators."""
    rules = game_called("senji")
    seat = SPECTATOR if view["seat"] == letter(SPECTATOR) else seat_of(view["seat"])
    position: Told = {key: view[key] for key in _TOLD if key in view}
    position["places"] = _Hands(rules.variant(position["options"]), position, seat).places()
    if "outcome" in position:
        winners = [seat_of(winner) for winner in position["outcome"]["winners"]]
        position["outcome"] = position["outcome"] | {"winners": winners}
    g = read_position(rules, position | {"rest": OUTSIDE})
    for answered in map(seat_of, view["answered"]):
        g.sealed[answered] = g.legal(answered)[0]
    return g, seat


class _Hands:
    """What lies in the places of a view, with faces for what is unseen: any of its stock that nobody sees,
    first those of the family that the owner of the place leads, then of those that others lead."""

    def __init__(self, rules: Any, position: Told, seat: Seat) -> None:
        self._rules, self._seat, self._given = rules, seat, position["places"]
        self._layout: Final = rules.layout(position["seats"], rules.read_options(position["options"]))
        self._families: Final[dict[str, str]] = position["table"]["families"]
        self._holders: Final[dict[str, str]] = position["table"]["fortress"]
        self._left: Final = Counter(dict(enumerate(self._layout.copies)))
        for name, tokens in self._given.items():
            for token in tokens:
                if token != "?":
                    self._left[rules.face_called(token.rstrip("!"), name)] -= 1

    def places(self) -> dict[str, list[str]]:
        """Bids are dealt first: only cards of one's own family can lie there."""
        names = sorted(self._given, key=lambda name: not name.startswith("bids."))
        return {name: [self._token(name, token) for token in self._given[name]] for name in names}

    def _token(self, name: str, token: str) -> str:
        place = self._layout.places[self._layout.by_name[name]]
        if token == "?":
            sort, _, of = name.partition(".")
            mark = f"@{self._holders[of]}" if sort == "order" else ""
            return self._unseen(name, max(0, place.stock)) + mark
        if token.endswith("!") or self._seat == SPECTATOR or place.audience & mask_of(self._seat):
            return token
        return f"{token}@{letters(place.audience | mask_of(self._seat))}"

    def _unseen(self, name: str, stock: int) -> str:
        """Places of several stocks hide diplomacy cards only, and of these no dummies."""
        names = {
            face: self._rules.short_name(face, name)
            for face, copies in self._left.items()
            if copies > 0 and self._layout.stock_of_face[face] == stock
        }
        own = self._families.get(name.rpartition(".")[2]) or "-"
        led = tuple(family for family in self._families.values() if family)

        def fitness(face: int) -> tuple[bool, bool, bool, int]:
            text = names[face]
            return "dummy" in text, not text.startswith(own), not text.startswith(led), face

        face = min(names, key=fitness)
        self._left[face] -= 1
        return cast(str, names[face])


def retold(seen: tuple[Game[Any], Seat], before: Told, told_as: Any) -> Told:
    g, seat = seen
    rules = g.rules
    view = View(g, seat)
    out: Told = {"view": view_json(view) | {"sequence": before["view"]["sequence"]}}
    out["view"]["places"].pop(OUTSIDE, None)  # what is not spoken of lies beside the table
    out["aids"] = msgspec.to_builtins(cast(Hosting[Any], rules).aids(view))
    question = g.question
    if question is not None and "question" in before:
        asked = [letter(s) for s in view.asked()]
        out["question"] = {
            "request": g.acts + 1,
            "name": type(question).__name__,
            "asked": asked,
            "sealed": question.sealed,
            "quiet": [letter(s) for s in question.quiet],
            "about": about(rules, question),
            "text": type(question).__name__,
        }
        legal = g.legal(seat) if seat != SPECTATOR and "offers" in before["question"] else ()
        if legal:
            out["question"]["offers"] = [told_as(rules, answer) for answer in legal]
    if "events" in before:
        out["events"] = before["events"]
    return out


def in_full(rules: Any, answer: Answer) -> Told:
    touched = {name: msgspec.to_builtins(part) for name, part in touches(rules, answer).items()}
    told = {"answer": answer.text, "kind": _kind(answer), "label": answer.text, "touches": touched}
    return told | ({"form": True} if isinstance(answer, Form) else {})


def in_short(rules: Any, answer: Answer) -> list[Any]:
    touched = {name: [part.kind, part.value] for name, part in touches(rules, answer).items()}
    told = [answer.text, _kind(answer), touched]
    return [*told, True] if isinstance(answer, Form) else told


def _kind(answer: Answer) -> str:
    return kebab(type(answer).__name__)


def menus(seen: Iterable[tuple[Game[Any], Seat]]) -> Told:
    """By kind of form: what its answers can be made of, of all forms of that kind together."""
    found: dict[str, dict[str, list[Any]]] = {}
    for g, seat in seen:
        for form in g.legal(seat):
            if isinstance(form, Form):
                parts = found.setdefault(_kind(form), {})
                for part, reason in drafted(g, seat, form).menu:
                    if reason is None:
                        parts.setdefault(part.text, in_short(g.rules, part))
    return {kind: list(parts.values()) for kind, parts in found.items()}


def _read(file: Path) -> dict[str, Told]:
    return cast(dict[str, Told], json.loads(file.read_text("utf-8")))


def _written(told: Told) -> str:
    """A line for each moment, so that a change can be read."""
    lines = (f"{json.dumps(name)}:{msgspec.json.encode(value).decode()}" for name, value in told.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    wrong = [file for file, text in files().items() if file.read_text("utf-8") != text]
    if "--check" not in arguments:
        for file, text in files().items():
            file.write_text(text, "utf-8")
    for file in wrong:
        print(file.relative_to(SENJI))
    return 1 if wrong and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
