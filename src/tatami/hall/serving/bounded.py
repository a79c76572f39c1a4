"""What the hall itself keeps on behalf of others, with what each may come to: `/metrics` shows it.

Where only so many of something are kept, what one of them takes is reckoned generously.
"""

from __future__ import annotations

from typing import Final

from tatami.words.catalogue import LANGUAGES

from ..db import people, writer
from ..hall import Hall
from ..telling import chat, mutes, phrases, shown, stories
from . import guesses, matching, reading, thinking

PERSON: Final = 1_000
"""Bytes of a person's row: a name, a colour and a few keys."""
WISH: Final = 600
"""Of a person who mutes somebody, and of a table where anybody does."""
TROUBLE: Final = 1_000
"""Of a table that could not be read, and what was wrong with it."""
GUESSER: Final = 1_200
"""Of somebody who gave wrong passwords, and when."""
CHAT_RATE: Final = 1_200
"""Of somebody who has spoken lately, and when."""
TASK: Final = 64 << 10
"""Of a bot that waits for its turn to think, with what its seat sees."""
EYES: Final = 256 << 10
"""Of what one pair of eyes was told last: offers with their words, and aids."""


def keep_in_bounds(hall: Hall) -> None:
    """Says all of it to `hall.bounds`."""
    keep, store = hall.bounds.keep, hall.store
    keep("looks", lambda: shown.LOOKS.weight, shown.MOST_BYTES)
    keep("phrases", lambda: phrases.BOOKS.weight, phrases.MOST_BYTES)
    keep("stories", lambda: hall.stories.bytes, stories.MOST_BYTES)
    keep("writes", lambda: store.waiting_bytes, writer.MOST_WAITING)
    keep("people", lambda: PERSON * store.people_known, PERSON * people.MOST_KNOWN)
    keep(
        "mutes",
        lambda: WISH * (len(hall.mutes) + hall.mutes.wishes),
        WISH * mutes.MOST_TABLES * (1 + mutes.MOST_PEOPLE),
    )
    keep("unreadable", lambda: TROUBLE * len(hall.unreadable), TROUBLE * reading.MOST)
    keep("thoughts", lambda: TASK * hall.thinkers.waiting, TASK * thinking.MOST_WAITING)
    keep("guesses", lambda: GUESSER * hall.guessing, lambda: GUESSER * guesses.MOST_PEOPLE * len(hall.rooms))
    keep(
        "chat_rates",
        lambda: CHAT_RATE * hall.speaking,
        lambda: CHAT_RATE * chat.MOST_SPEAKING * len(hall.rooms),
    )
    keep("invitations", lambda: hall.presence.bytes, hall.presence.most_bytes)
    keep("matches", lambda: hall.matching.bytes, matching.MOST_KEPT * matching.SENT_BYTES)
    keep("friends", lambda: hall.friends.bytes, lambda: hall.friends.most_bytes)
    keep("told", lambda: hall.told_bytes, lambda: EYES * hall.eyes_at_most(len(LANGUAGES) + 1))
