"""Records: a game as JSON lines, enough to replay, verify, fork or report it.

The first line is the header (game, ruleset, options, seats, seed and its commitment, or a position to
start from). Then come the acts and every result of chance in the order in which they happened, a hash of
the state every few acts, and the outcome.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tatami.hooks.leaving import CALLED_OFF, call_off, resign
from tatami.hooks.packs import check_pack, pack_of
from tatami.kernel.answers import Answer
from tatami.kernel.game import Draw, Game
from tatami.kernel.reasons import BROKEN, NotUnderstood, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat, letter, seat_of

from .codec import Json, canonical, state_hash
from .deals import check_deal, commitment
from .positions import read_position
from .views import encode_outcome

FORMAT: Final = 1
HASH_EVERY: Final = 16
LONGEST_LINE: Final = 1 << 20
LONGEST_NAME: Final = 200


class Recorder:
    """Plays a game and writes it down: the door through which a host acts."""

    __slots__ = ("_draws", "game", "lines")

    def __init__(self, game: Game[Any], names: Sequence[str] = (), position: Json = None) -> None:
        self.game: Final = game
        self._draws = 0
        header: dict[str, Json] = {
            "tatami": "record",
            "format": FORMAT,
            "game": game.rules.name,
            "ruleset": game.rules.version,
            "options": dict(game.options),
            "seats": game.seats,
            "names": list(names) or [letter(seat) for seat in range(game.seats)],
            "seed": game.chance.seed,
            "commitment": commitment(game.chance.seed),
        }
        pack = pack_of(game.rules)
        if pack is not None:
            header["data"] = pack.to_json()
        if position is not None:
            header["position"] = position
        self.lines: Final[list[dict[str, Json]]] = [header]
        self._write_draws()

    def act(self, seat: Seat, answer: Answer) -> None:
        """As `Game.act`; a refused answer leaves no trace."""
        self.game.act(seat, answer)
        self._write({"seat": letter(seat), "answer": answer.text})

    def take_back(self, seat: Seat) -> None:
        self.game.take_back(seat)
        self._write({"take_back": letter(seat)})

    def time_up(self) -> None:
        self.game.time_up()
        self._write({"time_up": True})

    def resign(self, seat: Seat) -> None:
        """As `hooks.leaving.resign`."""
        resign(self.game, seat)
        self._write({"resigned": letter(seat)})

    def call_off(self, how: str) -> None:
        call_off(self.game, how)
        self._write({"ended": how})

    def _write(self, line: dict[str, Json]) -> None:
        self.lines.append(line)
        self._write_draws()
        if self.game.acts % HASH_EVERY == 0 or self.game.outcome is not None:
            self.lines.append({"hash": state_hash(self.game), "at": self.game.acts})
        if self.game.outcome is not None:
            self.lines.append({"outcome": encode_outcome(self.game.outcome)})

    def _write_draws(self) -> None:
        self.lines.extend(map(_chance_line, self.game.draws[self._draws :]))
        self._draws = len(self.game.draws)

    def text(self) -> str:
        """The whole record, a line each."""
        return "".join(canonical(line) + "\n" for line in self.lines)


class Record:
    """A record that was read: its header and its lines, not yet replayed."""

    __slots__ = ("header", "lines", "rules")

    def __init__(
        self, rules: Rules[Any], header: Mapping[str, Json], lines: list[Mapping[str, Json]]
    ) -> None:
        self.rules: Final = rules
        self.header: Final = header
        self.lines: Final = lines

    @property
    def names(self) -> list[str]:
        """The players' names, without anything that is no letter or sign."""
        return ["".join(c for c in name if c.isprintable()) for name in self.header["names"]]

    def start(self) -> Game[Any]:
        """The game before the first act."""
        try:
            return self._start()
        except BROKEN:
            raise NotUnderstood("bad-record", line=1) from None

    def _start(self) -> Game[Any]:
        if "position" in self.header:
            return read_position(self.rules, {"seed": self.header["seed"], **self.header["position"]})
        if self.header.get("ruleset") != self.rules.version:
            raise NotUnderstood(
                "other-ruleset",
                game=self.rules.name,
                version=self.rules.version,
                given=f"{self.rules.name} {self.header.get('ruleset')}"[:40],
            )
        seats, options = self.header.get("seats"), self.header.get("options")
        if not isinstance(seats, int) or not isinstance(options, Mapping):
            raise NotUnderstood("bad-record", line=1)
        return self.rules.new(seats, options, str(self.header["seed"]))

    def replay(self, verify: bool = False) -> Iterator[tuple[int, Game[Any], Mapping[str, Json]]]:
        """After every act: the number of its line, the game (the same object), and the line.

        With `verify`, chance, hashes, commitment, outcome and the fair deal, if there was one, are checked.
        """
        g = self.start()
        began = g.acts
        if verify:
            self._check_seed(g)
        checked = 0
        for number, line in enumerate(self.lines, start=2):
            if verify:
                checked = _check(g, line, number, checked)
            if _act(g, line, number):
                yield number, g, line
        if verify:
            self._check_complete(g, checked, began)

    def _check_seed(self, g: Game[Any]) -> None:
        """It is the one that was promised, and where the record shows a deal, the one that everybody made."""
        if self.header.get("commitment") != commitment(g.chance.seed):
            raise NotUnderstood("record-differs", line=1, what="commitment")
        if "deal" not in self.header:
            return
        wrong = check_deal(self.header["deal"], g.seats, g.chance.seed)
        if wrong or "position" in self.header:
            raise NotUnderstood("record-differs", line=1, what=wrong or "deal")

    def _check_complete(self, g: Game[Any], checked: int, began: int) -> None:
        """A game that is over, with every draw, every hash and the outcome written down.

        `began`: how many acts there had been in the position that it starts from.
        """
        last = len(self.lines) + 1
        hashes = g.acts // HASH_EVERY - began // HASH_EVERY + (1 if g.acts % HASH_EVERY else 0)
        if g.outcome is None:
            raise NotUnderstood("record-differs", line=last, what="end")
        if checked != len(g.draws):
            raise NotUnderstood("record-differs", line=last, what="chance")
        if sum("hash" in line for line in self.lines) != hashes:
            raise NotUnderstood("record-differs", line=last, what="hash")
        if sum("outcome" in line for line in self.lines) != 1:
            raise NotUnderstood("record-differs", line=last, what="outcome")


def _chance_line(draw: Draw) -> dict[str, Json]:
    """A draw, with what it was drawn of: the number of options, or the faces before they were shuffled.

    An order says that by its length. Only an order of one thing is written as the pick that it is, so that
    a pick without its number of options is never mistaken for it.
    """
    _, label, result, of = draw
    line: dict[str, Json] = {"chance": label, "result": list(result)}
    if of is not None or len(result) == 1:
        line["of"] = list(of) if isinstance(of, tuple) else of or 1
    return line


def _act(g: Game[Any], line: Mapping[str, Json], number: int) -> bool:
    try:
        if "answer" in line:
            g.act(seat_of(str(line["seat"])), _answer(g, str(line["answer"]), number))
        elif "take_back" in line:
            g.take_back(seat_of(str(line["take_back"])))
        elif "time_up" in line:
            g.time_up()
        elif "resigned" in line:
            resign(g, seat_of(str(line["resigned"])))
        elif "ended" in line:
            if line["ended"] not in CALLED_OFF:
                raise NotUnderstood("bad-record", line=number)
            call_off(g, str(line["ended"]))
        elif not line.keys() & {"chance", "hash", "outcome"}:
            raise NotUnderstood("bad-record", line=number)
        else:
            return False
    except Refused as refused:
        raise NotUnderstood("record-illegal", line=number, reason=str(refused)) from refused
    except BROKEN:
        raise NotUnderstood("bad-record", line=number) from None
    return True


def _answer(g: Game[Any], text: str, number: int) -> Answer:
    try:
        return g.rules.parse(text)
    except NotUnderstood:
        raise NotUnderstood("record-no-answer", line=number, answer=text[:60]) from None


def _check(g: Game[Any], line: Mapping[str, Json], number: int, checked: int) -> int:
    """Compares what the line says with the game; gives the number of draws checked so far."""
    if "chance" in line:
        drawn = _chance_line(g.draws[checked]) if checked < len(g.draws) else {}
        if "of" not in line:  # as records were written before anybody could check them from outside
            drawn.pop("of", None)
        if line != drawn:
            raise NotUnderstood("record-differs", line=number, what="chance")
        return checked + 1
    if "hash" in line and (line["hash"] != state_hash(g) or line.get("at") != g.acts):
        raise NotUnderstood("record-differs", line=number, what="hash")
    if "outcome" in line and (g.outcome is None or line["outcome"] != encode_outcome(g.outcome)):
        raise NotUnderstood("record-differs", line=number, what="outcome")
    return checked


def read_record(lines: Iterable[str], game_called: Any) -> Record:
    """A record from its lines; `game_called` finds the rules by name."""
    parsed: list[Mapping[str, Json]] = []
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        try:
            line = json.loads(text) if len(text) <= LONGEST_LINE else None
        except (ValueError, RecursionError):
            line = None
        if not isinstance(line, dict):
            raise NotUnderstood("bad-record", line=number)
        parsed.append(line)
    if not parsed or parsed[0].get("tatami") != "record":
        raise NotUnderstood("not-a-record")
    header = parsed[0]
    if header.get("format") != FORMAT:
        raise NotUnderstood("record-format", format=str(header.get("format"))[:40])
    if not _are_names(header.get("names"), header.get("seats")):
        raise NotUnderstood("bad-record", line=1)
    options = header.get("options")
    rules = game_called(str(header.get("game"))).variant(options if isinstance(options, Mapping) else None)
    check_pack(rules, header.get("data"))
    return Record(rules, header, parsed[1:])


def _are_names(names: Json, seats: Json) -> bool:
    """A name for each seat, none absurdly long."""
    return (
        isinstance(names, list)
        and len(names) == seats
        and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
    )
