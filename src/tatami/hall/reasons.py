"""Why not, in the hall: what people may want at a table and cannot have. House rules, so without clauses."""

from __future__ import annotations

from typing import Final

from tatami.kernel.reasons import Refusal

NO_SUCH_SEAT: Final = Refusal("no-such-seat", seats="number")
SEAT_IS_TAKEN: Final = Refusal("seat-is-taken", seat="seat")
SEAT_IS_FREE: Final = Refusal("seat-is-free", seat="seat")
TABLE_IS_FULL: Final = Refusal("table-is-full")
GAME_HAS_BEGUN: Final = Refusal("game-has-begun")
GAME_HAS_NOT_BEGUN: Final = Refusal("game-has-not-begun")
NOT_YOUR_SEAT: Final = Refusal("not-your-seat", seat="seat")
NOT_YOUR_TABLE: Final = Refusal("not-your-table")
TOO_LATE: Final = Refusal("too-late", request="text", now="text")
TOO_EARLY: Final = Refusal("too-early", request="text", now="text")
DONE_ALREADY: Final = Refusal("done-already", request="text")
NOTHING_TO_UNDO: Final = Refusal("nothing-to-undo")
UNDO_NEEDS_CONSENT: Final = Refusal("undo-needs-consent")
NOBODY_ASKED_TO_UNDO: Final = Refusal("nobody-asked-to-undo")
TABLE_IS_PAUSED: Final = Refusal("table-is-paused")
NO_TALK_HERE: Final = Refusal("no-talk-here")
A_BOT_STANDS_IN: Final = Refusal("a-bot-stands-in", seat="seat")
