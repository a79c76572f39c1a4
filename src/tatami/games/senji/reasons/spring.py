"""Refusals of Spring."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refusal

from ..answers import spring as say
from ..answers.common import Ready
from ..table import Me
from .common import EXPLAINERS

NO_ORDERS_AT_SEA: Final = Refusal("no-orders-at-sea", "SEN-76", region="region")
NOT_YOURS_TO_ORDER: Final = Refusal("not-yours-to-order", "SEN-73", region="region", target="seat")
ARMY_OBEYS_THE_HOST: Final = Refusal("army-obeys-the-host", "SEN-219", "SEN-220", region="region")
ORDER_IS_MISSING: Final = Refusal("order-is-missing", "SEN-73", "SEN-78", region="region")
ALREADY_READY: Final = Refusal("already-ready", "SEN-73")
ONE_ORDER_EACH: Final = Refusal("one-order-each", "SEN-73")
ORDERS_ARE_HIDDEN: Final = Refusal("orders-are-hidden", "SEN-75")
ORDERS_ARE_LAID: Final = Refusal("orders-are-laid", "SEN-75")
NO_PROVINCE_TO_ORDER: Final = Refusal("no-province-to-order", "SEN-77")


def _explain(me: Me, answer: Answer) -> Reason | None:
    """What can be said of an answer of this chapter whenever it is none."""
    if answer == say.LAY_TWO:
        return ONE_ORDER_EACH()
    if answer == say.LOOK_AT_ORDERS:
        return ORDERS_ARE_HIDDEN()
    if isinstance(answer, Ready) and me.table.phase == "spring":
        return NO_PROVINCE_TO_ORDER()
    if isinstance(answer, say.LayOrder):
        if me.table.phase == "spring":
            return NO_PROVINCE_TO_ORDER()
        if me.table.phase in ("summer", "autumn"):
            return ORDERS_ARE_LAID()
    return None


EXPLAINERS.append(_explain)
