"""Why not, in the hall: what people may want at a table and cannot have. House rules, so without clauses."""

from __future__ import annotations

from typing import Final

from tatami.kernel.reasons import Refusal

NO_SUCH_TABLE: Final = Refusal("no-such-table")
OTHER_RULES: Final = Refusal("other-rules", ruleset="number", installed="number")
TABLE_IS_BROKEN: Final = Refusal("table-is-broken")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", seats="number")
SEAT_IS_TAKEN: Final = Refusal("seat-is-taken", seat="seat")
SEAT_IS_FREE: Final = Refusal("seat-is-free", seat="seat")
TABLE_IS_FULL: Final = Refusal("table-is-full")
TOO_MANY_TABLES: Final = Refusal("too-many-tables", most="number")
WRONG_PASSWORD: Final = Refusal("wrong-password")
TABLE_IS_CLEARED: Final = Refusal("table-is-cleared")
GAME_HAS_BEGUN: Final = Refusal("game-has-begun")
GAME_HAS_NOT_BEGUN: Final = Refusal("game-has-not-begun")
GAME_IS_NOT_OVER: Final = Refusal("game-is-not-over")
NO_LOOKING_BACK: Final = Refusal("no-looking-back")
NO_SUCH_ACT: Final = Refusal("no-such-act", acts="number")
NOTHING_TO_PLAY_ON: Final = Refusal("nothing-to-play-on")
COUCH_IS_A_SCREEN: Final = Refusal("couch-is-a-screen")
NOT_YOUR_SEAT: Final = Refusal("not-your-seat", seat="seat")
NOT_YOUR_TABLE: Final = Refusal("not-your-table")
NOT_WATCHING: Final = Refusal("not-watching")
WATCHES_TOO_MUCH: Final = Refusal("watches-too-much", most="number")
TOO_LATE: Final = Refusal("too-late", request="number", now="number")
TOO_EARLY: Final = Refusal("too-early", request="number", now="number")
TIME_IS_UP: Final = Refusal("time-is-up")
DONE_ALREADY: Final = Refusal("done-already", request="number")
NOTHING_TO_UNDO: Final = Refusal("nothing-to-undo")
UNDO_IS_ASKED_ALREADY: Final = Refusal("undo-is-asked-already", seat="seat")
SOMEBODY_AWAY_MUST_AGREE: Final = Refusal("somebody-away-must-agree", seat="seat")
NOBODY_ASKED_TO_UNDO: Final = Refusal("nobody-asked-to-undo")
TABLE_IS_PAUSED: Final = Refusal("table-is-paused")
TABLE_IS_NOT_PAUSED: Final = Refusal("table-is-not-paused")
PAUSE_IS_FOR_OTHERS: Final = Refusal("pause-is-for-others")
PAUSES_ARE_SPENT: Final = Refusal("pauses-are-spent", most="number")
NO_TALK_HERE: Final = Refusal("no-talk-here")
NOTHING_SAID: Final = Refusal("nothing-said")
SAY_ONE_THING: Final = Refusal("say-one-thing")
OWN_SEAT_NOT_MEANT: Final = Refusal("own-seat-not-meant")
TOO_MUCH_TALK: Final = Refusal("too-much-talk", seconds="number")
REPORTED_ALREADY: Final = Refusal("reported-already")
A_BOT_STANDS_IN: Final = Refusal("a-bot-stands-in", seat="seat")
STORAGE_TROUBLE: Final = Refusal("storage-trouble")
HALL_IS_CLOSING: Final = Refusal("hall-is-closing")
TOO_FAST: Final = Refusal("too-fast", seconds="number")
TOO_SLOW_A_READER: Final = Refusal("too-slow-a-reader")
NOT_UNDERSTOOD: Final = Refusal("message-not-understood", detail="text")
SIGNED_OUT: Final = Refusal("signed-out")

LASTING: Final = (OTHER_RULES, TABLE_IS_BROKEN)
"""Of a table that cannot be read here, however often it is tried."""

HALL_REFUSALS: Final = tuple(value for value in globals().values() if isinstance(value, Refusal))
