"""The short way past the library: whatever a client sends, in whatever pieces, the same is heard in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from struct import pack
from typing import Any, NamedTuple

import pytest
import uvicorn
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.server import ServerState

from tatami.web.frames import PART, Frames, owed_after, text_of

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
WHOLE = 0x80
LARGEST = 64 * 1024


def frame(first: int, payload: bytes, mask: bytes | None = b"\0\0\0\0", head: bytes | None = None) -> bytes:
    """One frame of a client; `head` says another length than it has, or the same in more bytes."""
    length = len(payload)
    if head is None:
        small = bytes([length]) if length < 126 else pack("!BH", 126, length)
        head = small if length < 1 << 16 else pack("!BQ", 127, length)
    if mask is None:
        return bytes([first]) + head + payload
    masked = bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))
    return bytes([first, head[0] | 0x80]) + head[1:] + mask + masked


class Transport(asyncio.Transport):
    """Where nobody is at the other end; what was written is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_over = self.is_paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        self.is_over = True

    abort = close


class Heard(NamedTuple):
    messages: list[object]
    """In the order in which the application got them."""
    answered: bytes
    """What the library said to it."""
    at_once: int
    """How many messages came by the short way."""


async def _hear(
    pieces: Sequence[tuple[bytes, int]], early: bytes, is_taken: Callable[[bytes], bool]
) -> Heard:
    messages: list[object] = []
    at_once = 0
    is_open = asyncio.Event()

    def take(text: bytes) -> bool:
        nonlocal at_once
        with suppress(UnicodeDecodeError):  # an application takes nothing that is no text
            if not is_taken(text):
                return False
            messages.append(text.decode())
            at_once += 1
            return True
        return False

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await is_open.wait()
        await send({"type": "websocket.accept"})
        scope["extensions"]["tatami.frames"].on_text = take
        while (message := await receive())["type"] == "websocket.receive":
            messages.append(message.get("text", message.get("bytes")))

    config = uvicorn.Config(
        app,
        ws_max_size=LARGEST,
        log_config=None,
        lifespan="off",
        ws_ping_interval=None,
        ws_per_message_deflate=False,
    )
    config.load()
    line, transport = Frames(config, ServerState(), {}), Transport()
    line.connection_made(transport)
    line.data_received(HANDSHAKE)
    if early:
        line.data_received(early)
    is_open.set()
    for piece, moments in [(b"", 4), *pieces]:
        if piece:
            line.data_received(piece)
        for _ in range(moments):
            await asyncio.sleep(0)
        while transport.is_paused and not transport.is_over:
            await asyncio.sleep(0)
        if transport.is_over:
            break
    line.connection_lost(None)
    for task in list(line.tasks):
        await asyncio.wait_for(task, 20)
    return Heard(messages, b"".join(transport.written), at_once)


def heard(
    pieces: Sequence[tuple[bytes, int]],
    is_taken: Callable[[bytes], bool] = lambda text: True,
    early: bytes = b"",
) -> Heard:
    """What an application hears of these pieces, each followed by so many turns of the loop."""
    return asyncio.run(_hear(pieces, early, is_taken))


def by_the_library(pieces: Sequence[tuple[bytes, int]], early: bytes = b"") -> Heard:
    return heard(pieces, lambda text: False, early)


# --- any stream ---------------------------------------------------------------------------------

masks = st.sampled_from([b"\0\0\0\0", b"\x81\x80\x81\x86", b"\xff\x00\x7e\x7f"])
payloads = st.one_of(
    st.text(max_size=12).map(str.encode),
    st.sampled_from([b"", b"a" * 125, b"b" * 126, b"c" * 300, b"d" * (PART + 700)]),
)
small = st.binary(max_size=8)
controls = st.builds(frame, st.sampled_from([WHOLE | PING, WHOLE | PONG]), small, masks)
texts = st.builds(frame, st.just(WHOLE | TEXT), payloads, masks)
binaries = st.builds(frame, st.just(WHOLE | BINARY), small, masks)


@st.composite
def fragmented(draw: st.DrawFn) -> bytes:
    """A message in some frames, with others between that may be there."""
    parts = draw(st.lists(st.text(max_size=5), min_size=2, max_size=4))
    mask = draw(masks)
    frames = [frame(TEXT, parts[0].encode(), mask)]
    for k, part in enumerate(parts[1:], start=2):
        if draw(st.booleans()):
            frames.append(draw(controls))
        frames.append(frame(WHOLE | CONT if k == len(parts) else CONT, part.encode(), mask))
    return b"".join(frames)


wrong = st.sampled_from(
    [
        frame(WHOLE | TEXT, b"unmasked", None),
        frame(WHOLE | TEXT | 0x40, b"reserved"),
        frame(WHOLE | TEXT, b"\xff\xfe"),
        frame(WHOLE | TEXT, b"short", head=pack("!BQ", 127, LARGEST + 1)),
        frame(WHOLE | TEXT, b"short", head=pack("!BQ", 127, 1 << 63)),
        frame(WHOLE | CONT, b"of nothing"),
        frame(WHOLE | 3, b"no such kind"),
        frame(WHOLE | CLOSE, pack("!H", 1000) + b"bye"),
        frame(TEXT, b"begun") + frame(WHOLE | TEXT, b"and begun again"),
    ]
)
longer_heads = st.sampled_from(
    [
        frame(WHOLE | TEXT, b"said in two", head=pack("!BH", 126, 11)),
        frame(WHOLE | TEXT, b"said in eight", head=pack("!BQ", 127, 13)),
    ]
)
streams = st.lists(st.one_of(texts, texts, texts, controls, binaries, fragmented(), longer_heads), max_size=8)


@st.composite
def cut(draw: st.DrawFn, stream: st.SearchStrategy[list[bytes]]) -> list[tuple[bytes, int]]:
    """The stream in pieces: by frames, which is what comes most, and cut anywhere besides."""
    frames = draw(stream)
    if draw(st.booleans()):
        frames = [*frames, draw(wrong), *draw(streams)]
    whole = b"".join(frames)
    ends, at = set[int](), 0
    for each in frames:
        at += len(each)
        if draw(st.integers(0, 3)):
            ends.add(at)
    ends |= set(draw(st.lists(st.integers(0, len(whole)), max_size=3)))
    starts = sorted({0, *ends} - {len(whole)}) or [0]
    pieces = [whole[start:end] for start, end in zip(starts, [*starts[1:], len(whole)], strict=True)]
    return [(piece, draw(st.integers(0, 3))) for piece in pieces]


@given(cut(streams))
def test_however_a_stream_is_cut_the_same_is_heard_as_by_the_library_alone(
    pieces: list[tuple[bytes, int]],
) -> None:
    ours, its = heard(pieces), by_the_library(pieces)
    assert ours.messages == its.messages
    assert ours.answered == its.answered


@given(cut(streams), st.integers(0, 7))
def test_an_application_that_takes_only_some_hears_the_same(
    pieces: list[tuple[bytes, int]], remainder: int
) -> None:
    ours = heard(pieces, lambda text: (len(text) + remainder) % 2 == 0)
    assert ours.messages == by_the_library(pieces).messages


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 300, PART - 8])
def test_a_whole_message_by_itself_takes_the_short_way(length: int) -> None:
    wish = frame(WHOLE | TEXT, b"x" * length, b"\x01\x02\x03\x04")
    assert heard([(wish, 0), (wish, 0)]).at_once == 2


def test_two_messages_in_one_piece_and_what_comes_right_behind_them_stay_in_order() -> None:
    one, two, three = (frame(WHOLE | TEXT, text) for text in (b"one", b"two", b"three"))
    ours = heard([(one + two, 0), (three, 3), (three, 3)])
    assert ours.messages == ["one", "two", "three", "three"]
    assert ours.at_once == 1, "the last alone finds nothing before it"


@pytest.mark.parametrize("early", range(1, 11))
def test_half_a_frame_that_came_before_the_handshake_was_over_counts(early: int) -> None:
    """Its other half may look like a frame of its own."""
    inner = frame(WHOLE | TEXT, b"inner")
    whole = frame(WHOLE | BINARY, b"ab" + inner, head=pack("!BH", 126, 2 + len(inner)))
    pieces = [(whole[early:10], 1), (whole[10:], 1), (frame(WHOLE | TEXT, b"next"), 2)]
    assert whole[10:] == inner
    ours = heard(pieces, early=whole[:early])
    assert ours.messages == by_the_library(pieces, early=whole[:early]).messages
    assert len(ours.messages) == 2


@pytest.mark.parametrize("bad", [b"\xff\xfe", b'{"\xc3"}'])
def test_what_is_no_text_ends_the_line_where_the_application_does_not_take_it(bad: bytes) -> None:
    ours = heard([(frame(WHOLE | TEXT, bad), 2)], lambda text: False)
    assert ours.messages == []
    assert ours.answered.endswith(pack("!BBH", 0x88, 2, 1007))


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(TEXT, b"begun"), frame(WHOLE | TEXT, b"begun again")],
        [frame(TEXT, b""), frame(WHOLE | TEXT, b"begun again")],
        [frame(WHOLE | TEXT, b"unmasked", None) + b"\0\0\0\0"],
        [frame(WHOLE | TEXT | 0x40, b"reserved")],
        [frame(WHOLE | TEXT, b"", head=pack("!BQ", 127, LARGEST + 1))],
    ],
    ids=["between fragments", "after an empty fragment", "unmasked", "reserved bits", "too large"],
)
def test_what_the_library_refuses_is_refused_in_the_same_words(pieces: list[bytes]) -> None:
    cut_so = [(piece, 2) for piece in (*pieces, frame(WHOLE | TEXT, b"next"))]
    ours, its = heard(cut_so), by_the_library(cut_so)
    assert ours == its
    assert b"\x88" in ours.answered, "a close frame"
    assert ours.messages == []


# --- what is owed -------------------------------------------------------------------------------


def owed_by_the_book(stream: bytes, upto: int) -> int | None:
    """The simple way: walks from the very beginning; None if the head of a frame is cut there."""
    at = 0
    while at < upto:
        seen = stream[at:upto]
        size = 0 if len(seen) < 2 else {126: 2, 127: 8}.get(seen[1] & 0x7F, 0)
        if len(seen) < 2 + size:
            return None
        length = int.from_bytes(seen[2 : 2 + size], "big") if size else seen[1] & 0x7F
        at += 2 + size + 4 + length
    return at - upto


@given(streams, st.lists(st.integers(0, 4000), max_size=6))
@example([frame(WHOLE | TEXT, b"a" * 300)], [1])
@example([frame(WHOLE | TEXT, b"a" * 300)], [2, 3])
def test_what_is_owed_after_some_pieces_is_what_the_book_says(frames: list[bytes], cuts: list[int]) -> None:
    stream = b"".join(frames)
    ends = sorted({*(at for at in cuts if at < len(stream)), len(stream)})
    owed, begin, is_known = 0, 0, True
    for end in ends:
        owed = owed_after(stream[begin:end], owed)
        truth = owed_by_the_book(stream, end)
        is_known = is_known and truth is not None
        assert owed == (truth if is_known else -1)
        begin = end


@given(st.binary(max_size=40))
def test_only_a_whole_masked_frame_of_text_is_one(stream: bytes) -> None:
    text = text_of(stream)
    if text is not None:
        assert (stream[0], stream[1] >> 7, owed_by_the_book(stream, len(stream))) == (0x81, 1, 0)
        head = len(stream) - len(text)
        assert (
            frame(0x81, text, stream[head - 4 : head], head=bytes([stream[1] & 0x7F]) + stream[2 : head - 4])
            == stream
        )
