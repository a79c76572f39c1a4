"""Something that is told soon, but not more often than once in a while, however much happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ..hall import Hall


class Bell:
    """Rung as often as one likes; it is heard once, when it has rested."""

    def __init__(self, hall: Hall, rest: Callable[[], float], tell: Callable[[], Coroutine[Any, Any, None]]):
        self._hall: Final = hall
        self._rest: Final = rest
        self._tell: Final = tell
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_ringing(self) -> bool:
        """Whether something is still to be told."""
        return self._timer is not None

    def ring(self) -> None:
        if self._timer is None and not self._hall.is_closing:
            self._timer = asyncio.get_running_loop().call_later(self._rest(), self._heard)

    def _heard(self) -> None:
        self._timer = None
        if not self._hall.is_closing:
            self._hall.in_background(self._tell())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
