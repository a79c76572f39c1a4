"""Letters of Senji as the hall tells them: as they read, in few words, live and looking back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

from tatami.hall.serving.replaying import frames_of, reel_of
from tatami.hall.telling.wire import Eyes
from tests.hall.halls import Ear, Scene, scene

MOST = 6_000
"""Bytes of an update by which somebody hears of a letter, at the median."""
LETTERS = (
    (0, "letter B: vow peace, plea peace, wonder attack_me, want any.trade.any"),
    (1, "letter all: want any.support.any, plea mercy"),
    (2, "letter A: wonder attack_me, vow mercy, want any.any.1, want any.any.2, want any.member.any"),
    (0, "letter all: want any.trade.any, plea no_trade"),
    (1, "letter C: want any.trade.any, want any.support.any, vow peace, plea peace, wonder attack_me"),
    (2, "letter B: plea peace, vow no_trade"),
)


async def in_winter(hall: Scene) -> str:
    table = await hall.lay_for(("ann", "bob", "cay"), "senji")
    while (live := (await hall.room(table)).live).game.table.phase != "winter":
        await hall.play(table, 1, Random(live.seq))
    return table


def test_a_letter_is_told_in_few_bytes_and_only_to_who_can_read_it(
    url: str, record_property: Callable[[str, object], None]
) -> None:
    async def play(hall: Scene) -> None:
        table = await in_winter(hall)
        ears = [
            await hall.watch_at(Ear(who, "en"), table, seat) for seat, who in enumerate(("ann", "bob", "cay"))
        ]
        sizes = []
        for seat, letter in LETTERS:
            for ear in ears:
                ear.forget()
            await hall.act(table, seat, letter)
            sizes += [len(message) for ear in ears for message in ear.raw if b'"update"' in message]
        told = [
            [(each["from"], each["to"]) for each in ear.last("update")["aids"]["letters"]] for ear in ears
        ]
        to_all = [("A", "all"), ("B", "all")]
        assert [sorted(each) for each in told] == [
            sorted([*to_all, ("A", "B"), ("C", "A")]),
            sorted([*to_all, ("A", "B"), ("B", "C"), ("C", "B")]),
            sorted([*to_all, ("C", "A"), ("B", "C"), ("C", "B")]),
        ]
        record_property("told", f"updates of letters: median {median(sizes)}, most {max(sizes)} bytes")
        assert len(sizes) >= len(LETTERS) * len(ears)
        assert median(sizes) <= MOST

    scene(url, play)


def test_whoever_looks_back_reads_the_letters_of_that_moment(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await in_winter(hall)
        for seat, letter in LETTERS[:3]:
            await hall.act(table, seat, letter)
        live = (await hall.room(table)).live
        for who, seat, counts in (("ann", 0, [1, 2, 3]), ("bob", 1, [1, 2, 2]), ("cay", 2, [0, 1, 2])):
            reel = reel_of(live, who, seat)
            frames = frames_of(reel, Eyes(seat, "en"), live.game.acts - 2, 3).frames
            assert [len((frame.aids or {}).get("letters", [])) for frame in frames] == counts

    scene(url, play)
