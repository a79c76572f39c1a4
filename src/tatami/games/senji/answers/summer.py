"""What a player can say in this chapter: summer."""

from __future__ import annotations

from tatami.kernel.answers import Answer

from ..box import Box


class SummerSayings:
    """The answers of this chapter, made once for a box."""

    def __init__(self, box: Box) -> None:
        pass

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return []
