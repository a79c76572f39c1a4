"""What a player can say in Spring."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt

from ..box import ORDERS, REGIONS, Box


class LayOrder(Answer):
    """`order echizen march`: that token face down on that province, in place of any other (SEN-73)."""

    __slots__ = ("order", "region")
    KINDS = {"region": "region", "order": "face"}

    def __init__(self, region: int, order: int, box: Box) -> None:
        super().__init__(f"order {box.regions[region]} {ORDERS[order]}")
        self.region: Final = region
        self.order: Final = box.tokens[order]


LAY_TWO: Final = Attempt("lay two orders")
LOOK_AT_ORDERS: Final = Attempt("look at an order")


class SpringSayings:
    """The answers of this chapter, made once for a box."""

    def __init__(self, box: Box) -> None:
        self.order: Final = tuple(
            tuple(LayOrder(region, order, box) for order in range(len(ORDERS))) for region in range(REGIONS)
        )
        """By region, seas too, and by order."""
        self.all_orders: Final = tuple(answer for answers in self.order for answer in answers)

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [*self.all_orders, LAY_TWO, LOOK_AT_ORDERS]
