"""The typed client of a hall: for bots, for tests, and for whoever writes a table of his own.

    import asyncio, random
    from tatami.client import Hall

    async def main() -> None:
        async with Hall.connect("http://127.0.0.1:8640", name="Bot") as hall:
            table = await hall.lay("tenno", seats=3)
            seat = await hall.sit(table.id)
            await hall.seat_bots(table.id)
            last = await seat.play(lambda moment: random.choice(moment.offers).answer)
            print(last.outcome)

    asyncio.run(main())

docs/client.md says what the messages mean and what is promised about answers that are sent twice.
"""

from .eyes import Eyes
from .hall import Hall
from .moments import Moment
from .seats import Receipt, Seat
from .trouble import HallLost, HallRefused

__all__ = ["Eyes", "Hall", "HallLost", "HallRefused", "Moment", "Receipt", "Seat"]
