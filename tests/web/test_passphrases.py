"""Passphrases: right or wrong, never many at once, and no clue whether somebody exists."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tatami.kernel.reasons import TatamiError
from tatami.web.passphrases import Passphrases

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def quick() -> Iterator[Passphrases]:
    passphrases = Passphrases(QUICK)
    yield passphrases
    passphrases.close()


def test_the_right_passphrase_is_known_and_a_wrong_one_is_not(quick: Passphrases) -> None:
    async def scene() -> None:
        kept = await quick.hash("correct horse")
        assert "correct horse" not in kept
        assert await quick.check("correct horse", kept) == (True, None)
        assert await quick.check("correct horsf", kept) == (False, None)
        assert await quick.check("correct horse", "rubbish") == (False, None)

    asyncio.run(scene())


def test_the_same_letters_written_in_two_ways_are_the_same_passphrase(quick: Passphrases) -> None:
    async def scene() -> None:
        kept = await quick.hash("ча\u0439")
        assert (await quick.check("ча\u0438\u0306", kept)).good

    asyncio.run(scene())


def test_a_hash_of_other_parameters_is_made_anew(quick: Passphrases) -> None:
    async def scene() -> None:
        weaker = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash("correct horse")
        good, fresh = await quick.check("correct horse", weaker)
        assert good
        assert fresh is not None
        assert await quick.check("correct horse", fresh) == (True, None)
        assert (await quick.check("wrong horse", weaker)).fresh is None

    asyncio.run(scene())


def test_nobody_takes_the_same_work_as_somebody() -> None:
    seen: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # bool, not Literal
            seen.append(str(hash))
            return super().verify(hash, password)

    passphrases = Passphrases(Watched(time_cost=1, memory_cost=8, parallelism=1))
    kept = QUICK.hash("correct horse")

    async def scene() -> None:
        assert not (await passphrases.check("correct horse", None)).good
        assert not (await passphrases.check("wrong horse", kept)).good

    asyncio.run(scene())
    passphrases.close()
    nobodys, somebodys = (hash.rsplit("$", 2)[0] for hash in seen)
    assert nobodys == somebodys


def test_as_many_as_fit_are_hashed_and_the_next_is_sent_away() -> None:
    gate = threading.Event()
    at_once: list[int] = []
    lock = threading.Lock()

    class Slow(PasswordHasher):
        inside = 0

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            if password == "slow":
                with lock:
                    Slow.inside += 1
                    at_once.append(Slow.inside)
                gate.wait(30)
                with lock:
                    Slow.inside -= 1
            return "hash"

    passphrases = Passphrases(Slow(), at_once=2, waiting=3)

    async def scene() -> None:
        waiting = [asyncio.create_task(passphrases.hash("slow")) for _ in range(5)]
        await asyncio.sleep(0)
        with pytest.raises(TatamiError, match="too-busy"):
            await passphrases.hash("slow")
        gate.set()
        assert await asyncio.gather(*waiting) == ["hash"] * 5
        assert await passphrases.hash("slow") == "hash"

    asyncio.run(scene())
    passphrases.close()
    assert max(at_once) <= 2
