"""Who is written to when it is his turn: at each move, or at most once in some hours with all that waits; and
once more shortly before his time is up.

That somebody is asked is noted in the database, and so is that he was told: a hall that is opened again tells
what it had not told yet, and nothing twice. One look goes round again and again; whatever it finds it does
not hurry, so a mail server that hangs keeps letters waiting and nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Final

import structlog

from tatami.hall.db.rows import MailboxRow, PersonRow, TurnRow
from tatami.hall.hall import Hall
from tatami.hall.serving.reading import is_lasting
from tatami.hall.serving.turns import Turn
from tatami.hall.table.entries import Millis
from tatami.kernel.reasons import Refused, TatamiError
from tatami.kernel.seats import seat_of
from tatami.words.catalogue import Words

from .courier import Courier, Letter
from .letters import HOUR, Awaited, Envelope, confirmation, notice
from .links import Links

GRACE: Final = 60.0
"""Seconds that somebody may have answered in before a letter is written."""
LOOK: Final = 15.0
"""Seconds between two looks."""
SPACE: Final = 600.0
"""Seconds between two letters of each move: what comes in between stands in the next."""
AT_ONCE: Final = 200
"""Accounts that one look writes to."""
MOST_GAMES: Final = 100
"""Looked through for one letter."""
TIDY: Final = 240
"""Looks after which turns of games that are over are forgotten."""
MOST_NOTED: Final = 1000
"""Turns that wait to be written down; the same tables say it again when they are next read."""

_LOG: Final = structlog.get_logger("tatami.mail")


class Notices:
    """`grace`, `look` and `space` are seconds."""

    def __init__(
        self,
        hall: Hall,
        courier: Courier,
        links: Links,
        *,
        grace: float = GRACE,
        look: float = LOOK,
        space: float = SPACE,
    ) -> None:
        self._hall: Final = hall
        self._courier: Final = courier
        self.links: Final = links
        self._grace, self._look, self._space = grace, look, space
        self._sent: Final[dict[str, list[TurnRow]]] = {}
        """By account: told, but the database could not be told that."""
        self._noting: Final[set[asyncio.Task[None]]] = set()
        self._going: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._hall.on_waking = self.note
        self._going = asyncio.create_task(self._go())

    async def close(self) -> None:
        tasks = [*self._noting, *([self._going] if self._going else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- noting ---------------------------------------------------------------------------------

    def note(self, turn: Turn) -> None:
        """Somebody is asked; whether he wants letters is looked up beside the game."""
        if len(self._noting) >= MOST_NOTED:
            return
        task = asyncio.create_task(self._note(turn))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _note(self, turn: Turn) -> None:
        try:
            person = await self._hall.store.person(turn.person)
            if person is None or not person.account_id:
                return
            box = await self._hall.store.mailbox(person.account_id)
            if box is not None and box.verified and box.wanted != "none":
                seat = seat_of(turn.seat)
                await self._hall.store.note_turn(
                    TurnRow(turn.table, seat, box.account_id, turn.question, turn.asked_at, due=turn.due)
                )
        except TatamiError as trouble:  # the table says it again when it is next read
            _LOG.warning("turn-not-noted", trouble=trouble.code)

    # --- going round ----------------------------------------------------------------------------

    async def _go(self) -> None:
        looks = 0
        while True:
            try:
                if looks % TIDY == 0:
                    await self._hall.store.drop_turns_of_ended_games()
                looks += 1
                await self.look()
            except TatamiError as trouble:
                _LOG.warning("mail-look", trouble=trouble.code)
            except Exception:
                _LOG.exception("mail-look")
            await asyncio.sleep(self._look)

    async def look(self) -> None:
        """Writes to everybody who is due, unless the server has just failed; first to who has little time."""
        now, store = self._hall.now(), self._hall.store
        before, space = now - int(self._grace * 1000), int(self._space * 1000)
        for find, is_late in ((store.accounts_to_remind, True), (store.accounts_to_mail, False)):
            for account in await find(before, now, space, AT_ONCE):
                if self._courier.rests:
                    return
                await self._write_to(account, now, is_late)

    async def _write_to(self, account: str, now: Millis, is_late: bool) -> None:
        box = await self._hall.store.mailbox(account)
        turns = await self._hall.store.turns_of(account)
        unsent = [turn for turn in turns if not turn.mailed]
        if account in self._sent:
            await self._mark(account, self._sent[account], now)
            return
        if box is None or not box.verified or box.wanted == "none":
            await self._hall.store.drop_turns(unsent)
            return
        people = await self._hall.store.people_of(account)
        if not people:
            return
        found = await self._awaited(account, people[0])
        asked = {turn.place: turn.question for turn in found}
        gone = [turn for turn in turns if asked.get(turn.place) != turn.question]
        await self._hall.store.drop_turns(gone)
        if is_late:
            await self._remind(box, found, {turn.place for turn in turns}, now)
        elif any(turn not in gone for turn in unsent):
            await self._send(box, found, now)

    async def _remind(
        self,
        box: MailboxRow,
        found: Mapping[TurnRow, Awaited],
        noted: Collection[tuple[str, int]],
        now: Millis,
    ) -> None:
        """What was noted of deadlines may be old: where more time is left, that is noted and nothing told."""
        soon = sum(turn.due <= now + box.remind * HOUR for turn in found)
        if soon:
            await self._send(box, found, now, soon)
            return
        for turn in found:
            if turn.place in noted:
                await self._hall.store.note_turn(turn)

    async def _awaited(self, account: str, person: PersonRow) -> dict[TurnRow, Awaited]:
        """Every game by days in which somebody's move is awaited, whether it was noted or not."""
        found = {}
        for row, seat in await self._hall.store.playing([person.id], MOST_GAMES):
            try:
                standing = await self._hall.standing(row.id)
            except Refused as refusal:
                if not is_lasting(refusal):
                    raise
                continue
            if seat in standing.due:
                others = [name for at, name in enumerate(standing.names) if at != seat and name]
                due = standing.due[seat]
                turn = TurnRow(row.id, seat, account, standing.topic, standing.asked_at, due=due)
                link = self.links.to_move(person, row.id)
                found[turn] = Awaited(row.game, row.id, others, due, link)
        return found

    async def _send(
        self, box: MailboxRow, found: Mapping[TurnRow, Awaited], now: Millis, soon: int = 0
    ) -> None:
        """A letter of all of these; `soon` is how many of them have little time left, if it is about that."""
        turns = list(found)
        about = " ".join(f"{turn.table_id}/{turn.seat}/{turn.question}" for turn in turns)
        if soon:
            about += f" soon {min(turn.due for turn in turns)}"
        stop = self.links.to_unsubscribe(box.account_id, box.key)
        envelope = Envelope(self._courier.sender, box.address, now, about, stop, box.zone)
        games = sorted(found.values(), key=lambda game: (game.due is None, game.due or 0))
        text = notice(Words(box.lang), envelope, games, self.links.to_settings, soon)
        if await self._courier.send(Letter(box.address, text)) != "failed":
            await self._mark(box.account_id, turns, now)

    async def _mark(self, account: str, turns: Sequence[TurnRow], now: Millis) -> None:
        """It was told, whatever the database says: nobody is told it again before that is noted."""
        self._sent[account] = list(turns)
        await self._hall.store.mark_mailed(account, turns, now)
        del self._sent[account]

    # --- addresses ------------------------------------------------------------------------------

    def ask_to_confirm(self, box: MailboxRow, account: str) -> bool:
        """A letter to an address that somebody has given; False if too many wait to be sent."""
        envelope = Envelope(self._courier.sender, box.address, self._hall.now(), box.key)
        link = self.links.to_confirm(box.account_id, box.key)
        return self._courier.send_soon(
            Letter(box.address, confirmation(Words(box.lang), envelope, account, link))
        )
