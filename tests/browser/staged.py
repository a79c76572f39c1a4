"""Tables that begin in the middle: positions that bots came to, laid by a hall whose bots then hold still.

What a screen looks like is a matter of moments: six Properties before a player, a blow under way, a Winter
full of letters. Playing through the page until one comes takes minutes; the engine has it in a tenth of a
second, and the same seed comes to the same moment every time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tatami.formats.positions import write_position
from tatami.games import game_called
from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat, letter
from tatami.players.match import play_match
from tatami.players.registry import kinds_for, make_player
from tests.browser.guests import Guest
from tests.browser.tables import ask
from tests.halls import RunningHall

STAGE: Final = "stage.json"
SHARED: Final = "staged"
"""What a guest forks: no record has that key."""
MOST_ACTS: Final = {"senji": 620}
"""Its games are long, and show everything before they end."""


MATCHES: Final = 6
OPENING: Final = "Opening"
"""The first choice of a game: a young table has strips that tell who one is and how a card is read."""


Options = tuple[tuple[str, Any], ...]
"""Of a table, where they are not the game's own."""


class Moment(NamedTuple):
    """A position at which one seat is asked that."""

    game: str
    seats: int
    question: str
    seat: str
    position: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.question}"


class _EnoughSeenError(Exception):
    pass


@cache
def moments(game: str, seats: int, options: Options = ()) -> dict[str, Moment]:
    """Question -> the latest moment of a few games at which it is asked and there is something to choose.

    The latest, since the table is fullest then; nobody is told twice that he has no choice. `OPENING` is the
    first choice that somebody has.
    """
    rules = game_called(game)
    found: dict[str, Moment] = {}

    def watch(g: Game[Any], seat: Seat, legal: tuple[Answer, ...] | Any, answer: Answer) -> None:
        if g.acts >= MOST_ACTS.get(game, 10_000):
            raise _EnoughSeenError
        name = type(g.question).__name__
        fullest = found[name].position["acts"] if name in found else -1
        if OPENING not in found and len(legal) > 1:
            found[OPENING] = Moment(game, seats, name, letter(seat), write_position(g))
        if g.acts > fullest and len(legal) > (fullest >= 0):
            found[name] = Moment(game, seats, name, letter(seat), write_position(g))

    kind = kinds_for(rules)[-1]
    chosen = rules.read_options(dict(options)) if options else None
    for match in range(MATCHES):
        players = [make_player(kind, rules, seat, seats, seat) for seat in range(seats)]
        try:
            play_match(rules, seats, chosen, players, f"staged {match}", watch=watch)
        except _EnoughSeenError:
            continue
    return found


class StagedHall(RunningHall):
    """A hall that lays the moments it is given."""

    program = ("-m", "tests.browser.staged")

    def lay(self, guest: Guest, moment: Moment) -> str:
        """A table at that moment, with the guest on the seat that is asked; its path."""
        (self.folder / STAGE).write_text(json.dumps(moment.position), encoding="utf-8")
        body: dict[str, object] = {"act": 0, "seat": moment.seat, "bots": "random"}
        return f"/table/{ask(guest, 'POST', f'/api/records/{SHARED}/fork', body)['info']['id']}"


@contextmanager
def staged_hall(folder: Path) -> Iterator[StagedHall]:
    folder.mkdir(parents=True, exist_ok=True)
    hall = StagedHall(folder, "--tables-per-person", "0")  # one guest looks at everything
    try:
        hall.start()
        yield hall
    finally:
        hall.kill()


def main() -> None:
    """`tatami`, in which a fork of the record "staged" goes on from the position in the hall's folder."""
    from tatami.cli import main as tatami
    from tatami.hall.serving.forks import Undealt, lay_from
    from tatami.hall.serving.keeper import Keeper
    from tatami.hall.table.entries import Origin
    from tatami.web.api import records

    async def shared(call: Any, key: str) -> str:
        return key

    async def lay_staged(hall: Any, person: Any, table: str, seat: Seat, *rest: Any) -> str:
        position = json.loads(Path(STAGE).read_text(encoding="utf-8"))
        return await lay_from(hall, person, Undealt(position, Origin("fork", "", 0)), seat, "random")

    # Only here, in a process of its own: what nobody can ask of a hall.
    setattr(records, "_shared", shared)  # noqa: B010
    setattr(records, "lay_fork", lay_staged)  # noqa: B010
    setattr(Keeper, "_pace", lambda keeper: 3600.0)  # noqa: B010
    tatami()


if __name__ == "__main__":
    main()
