"""Measures the sensible player of Senjutsu: wins by pairing of characters, blunders, cost.

    .venv/bin/python -m tools.duels random --games 20      each of the 12 ordered pairings, against random play
    .venv/bin/python -m tools.duels charger --games 20
    .venv/bin/python -m tools.duels sensible --games 20    against itself: what characters and decks are worth
    .venv/bin/python -m tools.duels random --seats 3       one among others of that kind; also 4, and --pairs
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any, Final

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.answers import TakeCharacter
from tatami.games.senjutsu.bot import SensibleSenjutsu
from tatami.games.senjutsu.box import DEFENCE
from tatami.games.senjutsu.charger import Charger
from tatami.games.senjutsu.events import (
    AttackBlocked,
    CardRevealed,
    CardReplaced,
    CellsBlocked,
    Missed,
    RanIntoFigure,
    RanIntoTerrain,
    RanOff,
    TurnBegan,
)
from tatami.games.senjutsu.events import PartBegan, PushedTo
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.views import View
from tatami.players import Player, RandomPlayer, play_match

HEROES: Final = RULES.box.hero_names
KINDS: Final[dict[str, Any]] = {"random": RandomPlayer, "charger": Charger, "sensible": SensibleSenjutsu}


class Timed:
    """A player that takes a given character, and whose thinking is measured."""

    def __init__(self, player: Player, hero: str) -> None:
        self.player = player
        self.hero = hero
        self.wants_view = player.wants_view  # type: ignore[misc]
        self.spent = 0.0
        self.longest = 0.0

    def observe(self, events: Sequence[Event]) -> None:
        start = time.process_time()
        self.player.observe(events)
        self.spent += time.process_time() - start

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        if isinstance(legal[0], TakeCharacter):
            return next(each for each in legal if each.text == f"take {self.hero}")
        if not self.wants_view:
            decks = [each for each in legal if each.text.endswith("_signature")]
            return decks[0] if decks else self.player.choose(view, legal)
        start = time.process_time()
        answer = self.player.choose(view, legal)
        spent = time.process_time() - start
        self.spent += spent
        self.longest = max(self.longest, spent)
        return answer


def blunders(game: Game[Any], seat: int) -> Counter[str]:
    """Own collisions, blows at nobody, guards at a value that no attack of the turn had."""
    found: Counter[str] = Counter()
    cards: dict[int, int] = {}
    guards: dict[int, int] = {}
    pushed = False
    attacks = RULES.box.abilities

    def settle() -> None:
        for who, value in guards.items():
            if who == seat:
                found["guards"] += 1
                theirs = [attacks[card] for other, card in cards.items() if other != seat]
                values = {v for a in theirs if any(p.has_attack for p in a.programs) for v in nows.get(a.number, ())}
                if values and value not in values:
                    found["wrong"] += 1

    nows: dict[int, set[int]] = {}
    for event in game.events:
        if isinstance(event, TurnBegan):
            settle()
            cards, guards, nows = {}, {}, {}
            found["turns"] += 1
        elif isinstance(event, CardRevealed):
            cards[event.seat] = event.card
        elif isinstance(event, CardReplaced):
            cards[event.seat] = event.replacement if hasattr(event, "replacement") else event.card
        elif isinstance(event, PartBegan):
            nows.setdefault(event.card, set()).add(event.initiative)
        elif isinstance(event, CellsBlocked):
            guards[event.seat] = event.initiative
        elif isinstance(event, Missed) and event.seat == seat:
            found["empty"] += 1
        elif isinstance(event, RanOff | RanIntoTerrain | RanIntoFigure) and event.seat == seat:
            found["collisions"] += not pushed
        elif isinstance(event, AttackBlocked) and event.seat == seat:
            found["blocked"] += 1
        pushed = isinstance(event, PushedTo)
    return found


def duel(kinds: Sequence[str], heroes: Sequence[str], seed: int, options: dict[str, object]) -> tuple[Game[Any], list[Timed], float]:
    players = [
        Timed(KINDS[kind](seat, len(kinds), Random(f"{seed}/{seat}").getrandbits(32)), hero)
        for seat, (kind, hero) in enumerate(zip(kinds, heroes, strict=True))
    ]
    start = time.process_time()
    match = play_match(RULES, len(kinds), options, players, seed)
    return match.game, players, time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", choices=KINDS)
    parser.add_argument("--games", type=int, default=20, help="of each pairing")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--field", default="")
    said = parser.parse_args()
    options: dict[str, object] = {"sides": "pairs"} if said.pairs else {}
    total: Counter[str] = Counter()
    wins = games = 0
    cpu = longest = spent = 0.0
    for chosen in permutations(HEROES, said.seats):
        won = 0
        for k in range(said.games):
            seat = k % said.seats
            heroes = (*chosen[1:][:seat], chosen[0], *chosen[1:][seat:])
            kinds = ["sensible" if each == seat else said.against for each in range(said.seats)]
            if said.pairs:
                kinds[(seat + 2) % 4] = "sensible"
            field = said.field or RULES.box.field_names[k // 2 % 4]
            seed = hash_of(said.seed, k, *chosen)
            game, players, took = duel(kinds, heroes, seed, {**options, "field": field})
            outcome = game.outcome
            assert outcome is not None
            won += seat in outcome.winners
            total += blunders(game, seat)
            total[outcome.how if hasattr(outcome, "how") else "end"] += 1
            cpu += took
            spent += players[seat].spent
            longest = max(longest, players[seat].longest)
        wins, games = wins + won, games + said.games
        print(f"{' '.join(chosen):32} {won:4} of {said.games}", flush=True)
    print(f"{wins} of {games} = {100 * wins / games:.1f} %")
    print({key: round(value / games, 2) for key, value in sorted(total.items())})
    print(f"CPU a game {cpu / games:.3f} s, thinking {spent / games:.3f} s, longest decision {1000 * longest:.0f} ms")


def hash_of(*parts: object) -> int:
    return Random("/".join(map(str, parts))).getrandbits(32)


if __name__ == "__main__":
    main()
