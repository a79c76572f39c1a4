"""Measures the sensible player of Senjutsu: wins by pairing of characters, blunders, cost.

.venv/bin/python -m tools.duels random --games 20    the 12 ordered pairings of characters
.venv/bin/python -m tools.duels charger --games 20
.venv/bin/python -m tools.duels sensible --games 20  against itself: cost, blunders, balance
.venv/bin/python -m tools.duels random --seats 3     one among others; also 4, and 4 with --pairs
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any, Final, NamedTuple

from tatami.games.senjutsu import RULES, events
from tatami.games.senjutsu.answers import TakeCharacter
from tatami.games.senjutsu.bot import SensibleSenjutsu
from tatami.games.senjutsu.charger import Charger
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.views import View
from tatami.players import Player, RandomPlayer, play_match
from tatami.players.match import Watch

HEROES: Final = RULES.box.hero_names
KINDS: Final[dict[str, Any]] = {"random": RandomPlayer, "charger": Charger, "sensible": SensibleSenjutsu}


class Timed:
    """A player that takes a given character and a preconstructed deck, and whose thinking is measured."""

    def __init__(self, player: Player, hero: str, deck: str = "") -> None:
        self._player = player
        self._hero = hero
        self._deck = deck or f"{hero}_signature"
        self.wants_view = player.wants_view
        self.spent = 0.0
        self.longest = 0.0

    def observe(self, told: Sequence[Event]) -> None:
        self._player.observe(told)

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        if isinstance(legal[0], TakeCharacter):
            return next(each for each in legal if each.text == f"take {self._hero}")
        decks = [each for each in legal if each.text == f"bring {self._deck}"]
        if decks:
            return decks[0]
        start = time.process_time()
        answer = self._player.choose(view, legal)
        took = time.process_time() - start
        self.spent += took
        self.longest = max(self.longest, took)
        return answer


class Turn:
    """What one seat did in a turn, as far as it can be a blunder."""

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}
        self.guard = -1
        self.theirs: set[int] = set()
        """The initiative of every attack that others revealed."""

    def is_wrong(self, seat: int) -> bool:
        """A guard at a value that no revealed attack has, though the card has one that fits."""
        if self.guard < 0 or not self.theirs or self.guard in self.theirs:
            return False
        values = RULES.box.abilities[self.cards[seat]].values
        return any(value in self.theirs for value in values)


def blunders(game: Game[Any], seat: int) -> Counter[str]:
    """Own collisions, blows at nobody, guards at a value that no revealed attack has."""
    found: Counter[str] = Counter()
    turn = Turn()
    mover = -1
    for event in game.events:
        if isinstance(event, events.TurnBegan):
            found["wrong guards"] += turn.is_wrong(seat)
            turn = Turn()
            found["turns"] += 1
        elif isinstance(event, events.CardRevealed | events.CardReplaced):
            turn.cards[event.seat] = event.card
        elif isinstance(event, events.PartBegan):
            mover = event.seat
            if event.seat != seat and any(p.has_attack for p in RULES.box.abilities[event.card].programs):
                turn.theirs.add(event.initiative)
        elif isinstance(event, events.CellsBlocked) and event.seat == seat:
            turn.guard = event.initiative
            found["guards"] += 1
        elif isinstance(event, events.Missed) and event.seat == seat:
            found["empty blows"] += 1
        elif isinstance(event, events.AttackBlocked) and event.seat == seat:
            found["blocked"] += 1
        elif isinstance(event, events.RanOff | events.RanIntoTerrain | events.RanIntoFigure):
            found["collisions"] += event.seat == seat == mover
    return found


class Duel(NamedTuple):
    game: Game[Any]
    players: list[Timed]
    cpu: float


def duel(kinds: Sequence[str], heroes: Sequence[str], seed: int, options: dict[str, object]) -> Duel:
    players = [
        Timed(KINDS[kind](seat, len(kinds), Random(f"{seed}/{seat}").getrandbits(32)), hero)
        for seat, (kind, hero) in enumerate(zip(kinds, heroes, strict=True))
    ]
    return play_out(players, seed, options)


def play_out(
    players: Sequence[Timed], seed: int, options: dict[str, object], watch: Watch | None = None
) -> Duel:
    start = time.process_time()
    # a player says of itself whether it wants a view, its wrapper of each: mypy knows the class only
    match = play_match(RULES, len(players), options, players, seed, watch=watch)  # type: ignore[arg-type]
    return Duel(match.game, list(players), time.process_time() - start)


class Tally:
    """Sums over many duels, of the sensible player's seat."""

    def __init__(self) -> None:
        self.games = self.won = 0
        self.counts: Counter[str] = Counter()
        self.cpu = self.spent = self.longest = 0.0

    def add(self, found: Duel, seat: int) -> bool:
        assert found.game.outcome is not None
        has_won = seat in found.game.outcome.winners
        self.games += 1
        self.won += has_won
        self.counts += blunders(found.game, seat)
        self.counts[f"ended by {found.game.outcome.how}"] += 1
        self.cpu += found.cpu
        self.spent += found.players[seat].spent
        self.longest = max(self.longest, found.players[seat].longest)
        return has_won

    def tell(self) -> None:
        share = self.won / self.games
        error = 2 * (share * (1 - share) / self.games) ** 0.5
        print(f"{self.won} of {self.games} = {100 * share:.1f} % ± {100 * error:.1f}")
        print({key: round(value / self.games, 2) for key, value in sorted(self.counts.items())})
        print(
            f"CPU a game {self.cpu / self.games:.3f} s, thinking of one {self.spent / self.games:.3f} s, "
            f"longest decision {1000 * self.longest:.0f} ms"
        )


def seat_them(said: argparse.Namespace, chosen: Sequence[str], k: int) -> tuple[int, list[str], list[str]]:
    """Whose seat is measured, who sits where, and as whom: chairs change from game to game."""
    seat = k % said.seats
    others = list(chosen[1:])
    kinds = ["sensible" if each == seat else said.against for each in range(said.seats)]
    if said.pairs:
        kinds[(seat + 2) % 4] = "sensible"
    return seat, kinds, [*others[:seat], chosen[0], *others[seat:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("against", choices=KINDS)
    parser.add_argument("--games", type=int, default=20, help="of each pairing")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    tally = Tally()
    for chosen in permutations(HEROES, said.seats):
        won = 0
        for k in range(said.games):
            seat, kinds, heroes = seat_them(said, chosen, k)
            field = RULES.box.field_names[(k // said.seats) % 4]
            seed = Random(f"{said.seed}/{k}/{chosen}").getrandbits(32)
            options: dict[str, object] = {"field": field, "sides": "pairs" if said.pairs else "each"}
            won += tally.add(duel(kinds, heroes, seed, options), seat)
        print(f"{' '.join(chosen):32} {won:4} of {said.games}", flush=True)
    tally.tell()


if __name__ == "__main__":
    main()
