"""What a host asks of a game beside its rules: what boards can draw, and what may be looked at again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic

from tatami.hooks.glance import AnyView
from tatami.kernel.answers import Answer
from tatami.kernel.game import Game, Options
from tatami.kernel.rules import Rules
from tatami.kernel.seen import Seen
from tatami.kernel.table import T


class Hosting(Generic[T]):
    """Each of these is told from public facts, or from what one pair of eyes may see."""

    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of this game that everybody sees where an answer speaks of them: a cell, a kamae."""
    aid_types: ClassVar[type | None] = None
    """The typed dictionary that `aids` tells: the types of the browser client are made from it."""

    def meant_by(self, me: Seen[T], answer: Answer) -> object | None:
        """What an answer points at that may change while it is on its way: a letter that is accepted.

        Where all speak at once an answer may arrive late; it counts only if it still means the same.
        """
        return None

    def may_look_back(self, options: Options) -> bool:
        """Whether players may look once more, while the game goes on, at what they have seen in it."""
        return True

    def recalls_since(self, g: Game[T]) -> int:
        """Since which event a board that is opened now hears once more what its eyes were told: what players
        still speak of although it no longer lies on the table. By itself nothing."""
        return g.sequence

    def open_facts(self, view: AnyView[T]) -> Any:
        """What `aids` counts for everybody alike: a host finds it out once for all eyes, a spectator's."""
        return None

    def aids(self, view: AnyView[T], known: Any = None) -> Mapping[str, Any]:
        """What everybody with these eyes can work out, for boards to draw (names of the notation only).

        `known` are the open facts of the moment, where they have been found out already."""
        return {}


_PLAIN: Final[Hosting[Any]] = Hosting()


def hosting_of(rules: Rules[Any]) -> Hosting[Any]:
    """Who tells a host of a game what it asks."""
    return rules if isinstance(rules, Hosting) else _PLAIN
