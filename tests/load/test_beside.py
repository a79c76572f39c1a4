"""Two halls in turn: how slices are paired, whose sources are used, and what the crowd understands."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tatami.kernel.reasons import NotUnderstood
from tatami.load.beside import FEWEST_PAIRS, row_of, slices, turns
from tatami.load.checkouts import checkout_at, our_own
from tatami.load.playing import Played
from tatami.load.serving import UNLIMITED
from tatami.load.tables import HELLO, BotSeat, BotTable
from tatami.web.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


def played(acts: int, cpu_seconds: float | None) -> Played:
    return Played(1.0, cpu_seconds, 0.2, 18.0, acts, 0, 1.0, 2.0)


def test_halls_take_turns_and_neither_is_always_first() -> None:
    assert list(turns(4)) == [0, 1, 1, 0, 0, 1, 1, 0]


def test_there_are_pairs_enough_for_a_middle_and_the_time_is_kept() -> None:
    for seconds in (0.1, 3.75, 60.0):
        length, pairs = slices(seconds)
        assert pairs >= FEWEST_PAIRS
        assert length * pairs == pytest.approx(seconds)


def test_the_ratio_is_the_middle_of_the_pairs_and_not_the_ratio_of_the_middles() -> None:
    """The machine was slow in the second pair and slower in the third: the pairs say so, the halls do not."""
    ours = [played(2000, 1.0), played(1000, 1.0), played(200, 1.0)]
    theirs = [played(1000, 1.0), played(500, 1.0), played(100, 1.0)]
    row = row_of("tenno", "", 1, ours, theirs)
    assert row.ratio is not None
    assert (row.ratio.median, row.ratio.p25, row.ratio.p75) == (2, 2, 2)
    assert row.acts == 4800
    assert row.ours is not None
    assert row.ours.median == 1000


def test_where_the_system_does_not_tell_cpu_times_nothing_is_claimed() -> None:
    row = row_of("tenno", "", 1, [played(2000, None)], [played(1000, 1.0)])
    assert (row.ours, row.theirs, row.ratio, row.pairs) == (None, None, None, ())


# --- whose sources ------------------------------------------------------------------------------


def test_every_limit_that_is_lifted_is_one_of_the_hall() -> None:
    flags = our_own().flags(UNLIMITED)
    assert dict(zip(flags[::2], flags[1::2], strict=True)) == UNLIMITED


def test_a_limit_that_a_checkout_does_not_know_is_not_lifted_there(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "run.py", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    settings = tmp_path / "src" / "tatami" / "web" / "settings.py"
    settings.write_text(settings.read_text(encoding="utf-8").replace("guests_per_hour:", "guests_a_day:"))
    older = checkout_at(str(tmp_path))
    assert "--guests-per-hour" not in older.flags(UNLIMITED)
    assert set(older.flags(UNLIMITED)) | {"--guests-per-hour"} >= set(UNLIMITED)
    assert older.probed.games == our_own().probed.games
    assert "guests_per_hour" in Settings.__struct_fields__


@pytest.mark.parametrize("made", [(), ("run.py",), ("src/tatami/cli/serve.py",)])
def test_a_folder_that_is_no_checkout_is_told(made: Sequence[str], tmp_path: Path) -> None:
    for file in made:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    with pytest.raises(NotUnderstood) as told:
        checkout_at(str(tmp_path))
    assert told.value.code == "bench-no-checkout"


def test_a_checkout_that_does_not_start_is_told_with_its_last_words(tmp_path: Path) -> None:
    made_checkout(tmp_path)
    (tmp_path / "src" / "tatami" / "__init__.py").touch()
    with pytest.raises(NotUnderstood) as told:
        checkout_at(str(tmp_path))
    assert told.value.code == "bench-broken-checkout"
    assert "tatami.games" in str(told.value.facts["detail"])


def test_an_installed_tatami_does_not_stand_in_for_that_of_a_checkout(tmp_path: Path) -> None:
    made_checkout(tmp_path)
    with pytest.raises(NotUnderstood) as told:
        checkout_at(str(tmp_path))
    assert told.value.code == "bench-broken-checkout"


def made_checkout(folder: Path) -> None:
    """What looks like one from outside."""
    (folder / "run.py").write_text("def ready_copy(): return None")
    serve = folder / "src" / "tatami" / "cli" / "serve.py"
    serve.parent.mkdir(parents=True)
    serve.touch()


# --- both protocols -----------------------------------------------------------------------------


def offers_after(*messages: dict[str, Any]) -> tuple[int, list[str]]:
    async def scene() -> tuple[int, list[str]]:
        table = BotTable("tenno", ["token"], random.Random(1))
        seat: BotSeat = table.seats[0]
        for message in messages:
            seat.told(json.dumps(message).encode())
        return seat.request, [offer.answer for offer in seat.offers]

    return asyncio.run(scene())


def question(request: int, *offers: int | str) -> dict[str, Any]:
    told = [offer if isinstance(offer, int) else {"answer": offer} for offer in offers]
    return {"request": request, "name": "Turn", "asked": ["A"], "offers": told}


STATE = {"tell": "state", "table": "t", "seq": 1, "question": question(1, "pass", "attack B")}
UPDATE = {"tell": "update", "table": "t", "seq": 2}


@pytest.mark.parametrize(
    ("update", "found"),
    [
        ({"question": question(2, "attack C", "pass")}, (2, ["attack C", "pass"])),
        ({"question": question(2, 1, "attack C", 0)}, (2, ["attack B", "attack C", "pass"])),
        ({}, (1, ["pass", "attack B"])),
        ({"question": None}, (1, [])),
    ],
    ids=["older: told anew", "newer: by number", "newer: as it was", "newer: nothing any more"],
)
def test_a_bot_understands_older_halls_and_newer_ones(
    update: dict[str, Any], found: tuple[int, list[str]]
) -> None:
    assert offers_after(STATE, UPDATE | update) == found


def test_whoever_changes_the_language_waits_until_everything_was_shown_in_it() -> None:
    async def scene() -> list[str]:
        table = BotTable("tenno", ["token"], random.Random(1))
        seat, seen = table.seats[0], list[str]()
        table.on_ready = lambda _: seen.append("shown")

        async def speak() -> None:
            await seat.speak("en")
            seen.append("spoken")

        speaking = asyncio.create_task(speak())
        await asyncio.sleep(0)
        seat.told(json.dumps(STATE).encode())
        await asyncio.sleep(0)
        seat.told(json.dumps({"tell": "done", "id": HELLO}).encode())
        await speaking
        return seen

    assert asyncio.run(scene()) == ["shown", "spoken"]
