"""What the hall tells about its games before anybody plays them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest

from tatami.games import EVERY_GAME, GAMES
from tatami.web.api.games import _told
from tatami.words.catalogue import LANGUAGES, Words
from tests.kernel.toys import BELL
from tests.web.inside import hall_inside


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_value_of_an_option_has_a_name_of_its_own(game: str, lang: str) -> None:
    words = Words(lang)
    options = _told(GAMES[game], words).options
    assert options
    for option in options:
        assert len(option.names) == len(set(option.names)) == len(option.values)
        for value, name in zip(option.values, option.names, strict=True):
            is_word = isinstance(value, bool) or (isinstance(value, str) and len(value) > 1)
            if type(value) is not int or not words.has(f"{game}-option-{option.name}.value"):
                assert (name != str(value)) == is_word  # numbers and seats go by themselves


def test_a_game_without_texts_is_neither_listed_nor_laid_and_all_others_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = list(EVERY_GAME)
    monkeypatch.setitem(EVERY_GAME, BELL.name, BELL)

    async def scene() -> None:
        async with (
            hall_inside(tmp_path) as inside,
            httpx2.AsyncClient(base_url=inside.address, headers={"Origin": inside.address}) as olena,
        ):
            await olena.post("/api/guests", json={"name": "Olena"})
            listed = (await olena.get("/api/games")).json()
            assert [game["name"] for game in listed] == known
            laid = await olena.post("/api/tables", json={"game": BELL.name, "seats": 2})
            assert (laid.status_code // 100, laid.json()["code"]) == (4, "no-texts")
            assert (await olena.post("/api/tables", json={"game": "template"})).status_code == 201

    asyncio.run(scene())


def test_an_option_says_which_of_its_values_not_every_number_can_play() -> None:
    told = {option.name: option.only for option in _told(GAMES["senjutsu"], Words("en")).options}
    assert told["sides"] == {"pairs": [4], "one": [3, 4]}
    assert not any(only for name, only in told.items() if name != "sides")
    assert {option.name for option in _told(GAMES["senjutsu"], Words("en")).options} == {
        "field", "terrain", "characters", "sides", "lists", "play", "turns",
    }  # fmt: skip
    first = {option.name: option.only for option in _told(GAMES["tenno"], Words("en")).options}
    assert first["first_player"]["C"] == [3, 4, 5, 6, 7], "who does not sit there cannot begin"


def test_play_now_lays_the_duel_that_the_manifest_says(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            hall_inside(tmp_path) as inside,
            httpx2.AsyncClient(base_url=inside.address, headers={"Origin": inside.address}) as olena,
        ):
            await olena.post("/api/guests", json={"name": "Olena"})
            laid = (await olena.post("/api/play", json={"game": "senjutsu"})).json()["info"]
            assert (laid["options"]["characters"], laid["options"]["lists"]) == ("dealt", "open")
            assert laid["options"]["terrain"] == "fixed"
            assert len(laid["seats"]) == 2

    asyncio.run(scene())
