"""What is made once for all tables reads as if it was made for one: its names, its reader, its secrets."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from tatami.hall.table.live import LiveTable
from tatami.hall.telling import phrases
from tatami.hall.telling.broadcast import Broadcast
from tatami.hall.telling.messages import QuestionInfo
from tatami.hall.telling.moment import Moment
from tatami.hall.telling.offers import NOTHING
from tatami.hall.telling.phrases import BOOKS, MARKS, Phrase
from tatami.hall.telling.wire import Eyes, Interpreter, lines
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import Teller
from tests.hall.halls import dealt, step

PUBLISHED = ("tenno", "shinobi", "samurai-sword", "senji")
HOSTILE = (
    'Ann "the" fox',
    "%b %s %d %%",
    "".join(MARKS),
    "{ $by } { -term }",
    "Бо\u202eб\u2066 🦊",
    "\\u0041\n</script>",
    "",
)


@pytest.fixture(autouse=True)
def _nothing_was_said_before() -> None:
    BOOKS.forget()


def a_table(game: str, seats: int, names: Sequence[str], seed: int = 1) -> LiveTable:
    live = dealt(game, seats, seed)
    for cushion, name in zip(live.cushions, names, strict=True):
        cushion.name = name
    return live


def moments(live: LiveTable, rng: Random, acts: int) -> Iterator[tuple[Broadcast, Moment, int]]:
    """After each act: what has happened since that event."""
    broadcast = Broadcast("t", Interpreter(live.rules, live.opened.options))
    for viewer in (*range(len(live.cushions)), SPECTATOR):
        for lang in LANGUAGES:
            broadcast.whole(live, Eyes(viewer, lang))
    for _ in range(acts):
        if live.outcome is not None:
            return
        since = live.game.sequence
        step(live, rng)
        moment = broadcast.news(live, since)
        assert moment is not None
        yield broadcast, moment, since


class Forgetful(dict[Any, str]):
    """Keeps no text."""

    def __setitem__(self, key: object, text: str) -> None:
        return


def forgetful(live: LiveTable, eyes: Eyes) -> Teller:
    """Says everything afresh, with the names in it."""
    words = Words(eyes.lang)
    fresh: Any = type(words._filled)()
    setattr(fresh, "texts", Forgetful())  # noqa: B010 (it is final)
    setattr(words, "_filled", fresh)  # noqa: B010
    setattr(words, "_known", fresh.texts)  # noqa: B010
    return Teller(words, live.rules, live.names, eyes.viewer, live.opened.options)


def check(live: LiveTable, broadcast: Broadcast, moment: Moment, since: int, eyes: Eyes) -> None:
    """All that these eyes are told in words, against a teller who was never here before."""
    teller, game = forgetful(live, eyes), live.game
    told = b"{" + b"".join(broadcast.parts(moment, eyes))[1:] + b"}"
    news = msgspec.json.decode(told)
    expected = lines(teller, game.events, open_cards=True, since=max(0, since - game.told))
    assert news.get("lines", []) == msgspec.json.decode(msgspec.json.encode(expected))
    known = broadcast._known[eyes]
    known.offers = NOTHING  # so that they are told in full
    question = moment.question(eyes, known)
    if game.question is None:
        assert question == b"null"
        return
    info = msgspec.json.decode(question, type=QuestionInfo)
    legal = game.legal(eyes.viewer) if info.offers is not None else ()
    assert info.text == teller.question(game.question, waiting_for=game.asked(), ways=legal)
    view = View(game, eyes.viewer)
    offers: list[Any] = info.offers or []
    assert [(offer.label, offer.then or None) for offer in offers] == [
        (teller.answer(answer, game.question), teller.consequence(view, game.question, answer) or None)
        for answer in legal
    ]


@pytest.mark.parametrize("game", PUBLISHED)
def test_every_line_question_and_label_is_what_a_teller_without_memory_says(game: str) -> None:
    rng, acts = Random(game), 60 if game == "senji" else 25
    for table in range(4):
        seats = 3 + table % 2
        names = rng.sample(HOSTILE, seats) if table else [f"Player {seat}" for seat in range(seats)]
        live = a_table(game, seats, names, table)
        for k, (broadcast, moment, since) in enumerate(moments(live, rng, acts)):
            for viewer in (*range(seats), SPECTATOR):
                check(live, broadcast, moment, since, Eyes(viewer, LANGUAGES[(k + viewer) % 3]))


@pytest.mark.parametrize("game", PUBLISHED)
def test_players_of_one_name_and_a_name_like_the_letter_of_a_free_cushion_are_told_as_ever(
    game: str,
) -> None:
    live, rng = a_table(game, 4, ("Ann", "C", "", "Ann")), Random(game)
    for broadcast, moment, since in moments(live, rng, 30):
        for viewer in (*range(4), SPECTATOR):
            check(live, broadcast, moment, since, Eyes(viewer, "en"))


def test_players_who_are_called_alike_have_one_mark() -> None:
    """Where the same is said twice it is counted: letters to two players of one name, “× 2”."""
    live = dealt("tenno", 4)
    words = Interpreter(live.rules, live.opened.options)
    assert words.called(("Ann", "C", "", "Ann")).alike == (0, 1, 1, 0)
    assert words.called(("Ann", "Bob", "Cay", "")).alike == (0, 1, 2, 3)


def test_a_phrase_keeps_everything_but_its_gaps() -> None:
    text = f'"100 % of {MARKS[1]}, %b and 5 %% of {MARKS[0]}"'
    phrase = Phrase(text.encode(), (2, 0), 0b101)
    assert phrase.told((b"Ann", b"Bob", b"%b")) == b'"100 % of Ann, %b and 5 %% of %b"'
    assert Phrase(b'"100 %"', (), 0).told(()) == b'"100 %"'
    stray = f'"{MARKS[2]} and {MARKS[0]}"'  # of a data pack: nobody's name
    assert Phrase(stray.encode(), (1,), 0b10).told((b"", b"Bob")).decode() == f'"{MARKS[2]} and Bob"'


def told(game: str, names: Sequence[str], order: Sequence[int], acts: int = 60) -> list[dict[int, bytes]]:
    """One game with these names, its eyes served in this order: what each was told after each act."""
    live, found = a_table(game, len(names), names), []
    for broadcast, moment, _ in moments(live, Random(game), acts):
        found.append({viewer: b"".join(broadcast.parts(moment, Eyes(viewer, "en"))) for viewer in order})
    return found


@pytest.mark.parametrize("game", PUBLISHED)
def test_nobody_is_told_anything_else_for_what_others_were_told_before(game: str) -> None:
    """What is remembered under too little would reach whoever asks second."""
    names, order = ("Ann", "Bob", "Cay", "Dan"), (0, 1, 2, 3, SPECTATOR)
    first = told(game, names, order)
    again = told(game, names, order)
    BOOKS.forget()
    assert first == again == told(game, names, order[::-1])


@pytest.mark.parametrize("game", PUBLISHED)
def test_tables_share_their_sentences_and_keep_their_names(game: str) -> None:
    ours, theirs = ("Ann", "Bob", "Cay", "Dan"), ("Xenia", "Yuri", "Zoe", "Walt")
    order = (0, 1, 2, 3, SPECTATOR)
    here = told(game, ours, order)
    weight = BOOKS.weight
    there = told(game, theirs, order)
    assert BOOKS.weight == weight
    for one, other in zip(here, there, strict=True):
        for viewer in order:
            text = one[viewer].decode()
            for name, instead in zip(ours, theirs, strict=True):
                text = text.replace(name, instead)
            assert text == other[viewer].decode()


def test_what_tables_say_is_remembered_within_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 300_000
    monkeypatch.setattr(phrases, "MOST_BYTES", most)
    weights = []
    for seed in range(4):
        live = a_table("samurai-sword", 4, ("Ann", "Bob", "Cay", "Dan"), seed)
        for broadcast, moment, since in moments(live, Random(seed), 60):
            for lang in LANGUAGES:
                check(live, broadcast, moment, since, Eyes(seed, lang))
            weights.append(BOOKS.weight)
    assert max(weights) <= most
    assert any(later < before for before, later in pairwise(weights))


def test_the_books_take_no_more_memory_than_they_say() -> None:
    tracemalloc.start()
    try:
        for game in PUBLISHED:
            told(game, ("Ann", "Bob", "Cay", "Dan"), (0, 1, 2, 3, SPECTATOR), 150)
        weight, before = BOOKS.weight, tracemalloc.get_traced_memory()[0]
        BOOKS.forget()
        assert 0 < before - tracemalloc.get_traced_memory()[0] <= weight
    finally:
        tracemalloc.stop()
