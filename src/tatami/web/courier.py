"""The courier: takes word to those who asked for it that it is their turn, where moves take days."""

from __future__ import annotations

from tatami.hall.hall import Turn
from tatami.hall.store import Store


class Courier:
    def __init__(self, store: Store, anywhere: bool) -> None:
        self._store = store
        self._anywhere = anywhere

    def word_of(self, turn: Turn) -> None:
        pass

    async def check(self, url: str) -> None:
        pass

    async def close(self) -> None:
        pass
