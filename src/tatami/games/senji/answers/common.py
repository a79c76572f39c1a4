"""Answers that several chapters know."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer

from ..box import PROVINCES, Box


class NameProvince(Answer):
    """`name echizen`: the host names a province, in the preparation (SEN-15) and in Summer (SEN-79)."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, region: int, box: Box) -> None:
        super().__init__(f"name {box.regions[region]}")
        self.region: Final = region


class KeepSamurai(Answer):
    """`keep oda`: of the samurai that were drawn, this one (SEN-9, SEN-161)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, samurai: int, box: Box) -> None:
        super().__init__(f"keep {box.samurai[samurai]}")
        self.samurai: Final = samurai


class Ready(Answer):
    """`ready`: done, as far as this player is concerned (Winter: SEN-R10; Spring: SEN-73)."""

    __slots__ = ()


READY: Final = Ready("ready")


class CommonSayings:
    """The answers that several chapters share, made once for a box."""

    def __init__(self, box: Box) -> None:
        self.name: Final = tuple(NameProvince(region, box) for region in range(PROVINCES))
        """By province."""
        self.keep: Final = tuple(KeepSamurai(samurai, box) for samurai in range(box.samurai_count))
        """By samurai."""
        self.ready: Final = READY

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [*self.name, *self.keep, self.ready]
