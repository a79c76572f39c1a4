"""Refusals for those who are not asked (ledger section 6)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.reasons import Refusal

YOU_ARE_OUT: Final = Refusal("you-are-out", "SEN-177", "SEN-178")
CHOOSES_NOW: Final = Refusal("chooses-now", "SEN-2", target="seat")
OTHERS_PLACE_FIRST: Final = Refusal("others-place-first", "SEN-16", "SEN-17", target="seat")
ONLY_THE_HOST_NAMES: Final = Refusal("only-the-host-names", "SEN-79", "SEN-37", target="seat")
ONE_AFTER_ANOTHER: Final = Refusal("one-after-another", "SEN-79", target="seat")
ANOTHER_ACTS_NOW: Final = Refusal("another-acts-now", "SEN-79", "SEN-80", target="seat")
ANOTHER_FAMILY_ACTS: Final = Refusal("another-family-acts", "SEN-149", target="seat")
NOT_CALLED_NOW: Final = Refusal("not-called-now", "SEN-149", "SEN-150", target="seat")
