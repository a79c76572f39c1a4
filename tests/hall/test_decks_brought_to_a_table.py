"""A deck that somebody keeps, brought to a table: the line that the hall tells of it is one answer."""

from __future__ import annotations

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.deck_texts import write_file
from tatami.games.senjutsu.decks import deck_of
from tatami.hall.serving.decks import OfPack
from tatami.web.decks import told
from tatami.words.catalogue import Words
from tests.hall.halls import Scene, refused, scene
from tests.hall.shelves import account

DECK = deck_of(next(deck for deck in RULES.box.pack.decks if deck.character == "student"))


def test_the_line_of_a_kept_deck_is_one_answer_and_that_of_a_faulty_one_is_none(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        await hall.store.add_account(account("ann-account", "Ann"))
        house = OfPack("house", RULES.box.digest)
        text = write_file(RULES.box.pack, "Tiger", DECK)
        row = await hall.decks.keep("ann-account", house, "Tiger", text)
        entry = told(row, Words("uk")).entry
        half = await hall.decks.keep("ann-account", house, "Half", "\n".join(text.splitlines()[:-1]))
        assert told(half, Words("uk")).entry.line == ""
        table = await hall.lay_for(("ann", "bob"), "senjutsu", options={"characters": "chosen"})
        for take in ("take student", "take master"):
            [seat] = (await hall.room(table)).live.game.asked()
            await hall.act(table, seat, take)
        short = entry.line.rpartition(",")[0]
        assert await refused(hall.act(table, 0, short)) != ""
        seq = (await hall.room(table)).live.seq
        await hall.act(table, 0, entry.line)
        assert (await hall.room(table)).live.seq == seq + 1
        assert 0 not in (await hall.room(table)).live.game.asked()

    scene(database_url, play)
