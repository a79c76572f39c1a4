"""Decks that people keep, in both databases: whose they are, how many, and that no update is lost."""

from __future__ import annotations

import asyncio

import pytest

from tatami.hall.db.rows import DeckRow
from tatami.hall.db.store import Store
from tatami.hall.serving.decks import MOST_DECKS, OfPack
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import Scene
from tests.hall.halls import scene as hall_scene
from tests.hall.shelves import account, scene

HOUSE = OfPack("house", "aa" * 32)


def row(deck: str, owner: str, made_at: int = 1, text: str = "") -> DeckRow:
    return DeckRow(deck, owner, "house", "aa" * 32, f"deck {deck}", text, 1, made_at, made_at)


def test_a_deck_is_its_accounts_own_and_keeps_whatever_signs_it_has(database_url: str) -> None:
    async def play(store: Store) -> None:
        for name in ("ann", "bob"):
            await store.add_account(account(name, name.title()))
        odd = "name: \U0001f38b ‹b› ’; DROP TABLE decks\n\ufffd\t\u202e" + "x" * 16_000
        await store.add_deck(row("b", "ann", 1, odd))
        await store.add_deck(row("a", "ann", 1))
        await store.add_deck(row("c", "bob", 0))
        assert [deck.id for deck in await store.decks_of("ann")] == ["a", "b"]
        assert await store.deck("ann", "b") == row("b", "ann", 1, odd)
        assert await store.deck("bob", "b") is None
        await store.drop_deck("bob", "b")
        changed = DeckRow("b", "ann", "dojo", "bb" * 32, "", "3 plain_cut", 2, 1, 5)
        await store.change_deck(changed)
        assert await store.deck("ann", "b") == changed
        await store.drop_deck("ann", "b")
        assert [deck.id for deck in await store.decks_of("ann")] == ["a"]

    scene(database_url, play)


async def _with_account(hall: Scene) -> str:
    await hall.store.add_account(account("ann-account", "Ann"))
    return "ann-account"


async def _refusal(doing: object) -> str:
    assert asyncio.iscoroutine(doing)
    with pytest.raises(TatamiError) as error:
        await doing
    return error.value.code


def test_of_two_who_change_the_same_revision_at_once_one_is_told_that_it_has_changed(
    database_url: str,
) -> None:
    async def play(hall: Scene) -> None:
        ann, decks = await _with_account(hall), hall.decks
        made = await decks.keep(ann, HOUSE, "  Tiger\u202e ", "1 plain_cut")
        assert (made.name, made.revision) == ("Tiger", 1)
        tried = await asyncio.gather(
            *(decks.change(ann, made.id, 1, HOUSE, "Tiger", f"{k} plain_cut") for k in range(2, 12)),
            return_exceptions=True,
        )
        written = [one for one in tried if isinstance(one, DeckRow)]
        refused = [one for one in tried if isinstance(one, TatamiError)]
        assert (len(written), {one.code for one in refused}) == (1, {"deck-has-changed"})
        assert refused[0].facts == {"name": "Tiger", "revision": 2}
        assert await decks.one(ann, made.id) == written[0]
        same = await decks.change(ann, made.id, 2, HOUSE, "Tiger", written[0].text)
        assert same == written[0], "what changes nothing is no new revision"
        named = await decks.rename(ann, made.id, 2, "Wolf")
        assert (named.revision, named.name, named.text) == (3, "Wolf", written[0].text)
        assert await _refusal(decks.rename(ann, made.id, 2, "Crane")) == "deck-has-changed"
        assert await _refusal(decks.rename(ann, made.id, 3, "x" * 61)) == "deck-name-is-too-long"
        await decks.drop(ann, made.id)
        assert await _refusal(decks.change(ann, made.id, 3, HOUSE, "", "")) == "no-such-deck"
        assert await _refusal(decks.drop(ann, made.id)) == "no-such-deck"

    hall_scene(database_url, play)


def test_an_account_keeps_so_many_decks_and_the_very_same_is_one(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        ann, decks = await _with_account(hall), hall.decks
        first, again = await asyncio.gather(*(decks.keep(ann, HOUSE, "Tiger", "text") for _ in range(2)))
        assert first == again
        await asyncio.gather(
            *(decks.keep(ann, HOUSE, f"{k}", "text") for k in range(MOST_DECKS + 5)), return_exceptions=True
        )
        assert len(await decks.of(ann)) == MOST_DECKS
        assert await _refusal(decks.keep(ann, HOUSE, "one more", "text")) == "decks-are-full"
        assert await decks.keep(ann, HOUSE, "Tiger", "text") == first, "what is there already takes no room"
        await decks.drop(ann, first.id)
        assert (await decks.keep(ann, HOUSE, "one more", "text")).revision == 1

    hall_scene(database_url, play)
