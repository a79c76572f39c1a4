"""Games of other libraries to measure ours against. (The only file that knows those libraries.)"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

UNO: Final = "rlcard-uno"
LIARS_POKER: Final = "python_liars_poker"

PlayOne = Callable[[], int]
"""Plays one game at random and gives the number of decisions."""


def _rlcard_uno() -> PlayOne:
    import rlcard

    env: Any = rlcard.make("uno", config={"seed": 1})
    random = Random(1).random

    def play_one() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play_one


def _open_spiel(name: str) -> PlayOne:
    import pyspiel

    import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # registers the game
    game: Any = pyspiel.load_game(name)
    rng = Random(1)
    random = rng.random

    def play_one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return play_one


PEERS: Final[dict[str, Callable[[], PlayOne]]] = {
    UNO: _rlcard_uno,
    LIARS_POKER: lambda: _open_spiel("python_liars_poker"),
    "python_kuhn_poker": lambda: _open_spiel("python_kuhn_poker"),
    "python_tic_tac_toe": lambda: _open_spiel("python_tic_tac_toe"),
}


def installed_peers() -> dict[str, PlayOne | None]:
    """Every peer, ready to play; None where its library is not installed (the extra `bench`)."""
    return {name: _if_installed(make) for name, make in PEERS.items()}


def _if_installed(make: Callable[[], PlayOne]) -> PlayOne | None:
    try:
        return make()
    except ImportError:
        return None
