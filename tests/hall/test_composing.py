"""Answers made of parts at the hall: what somebody makes up is told to him alone, judged, and sent once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tatami.formats.sampling import finished
from tatami.games import EVERY_GAME, GAMES
from tatami.hall.serving import queries
from tatami.hall.serving.replaying import frames_of, reel_of
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import phrases
from tatami.hall.telling.messages import Composed, encode
from tatami.hall.telling.wire import Eyes
from tatami.kernel.pieces import FACE, piece
from tatami.kernel.questions import MOST_PARTS
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.seats import SPECTATOR
from tests.hall.flowers import FlowerHall, open_garden
from tests.hall.halls import Ear, Scene, dealt, likeness, refused, scene, step
from tests.hall.test_canary import Leak, canary, play_twins
from tests.hall.visitors import PLENTY
from tests.kernel.bouquets import BOUQUET, BOUQUETS, DECK, EACH, hand

ROSE, LILY, IRIS = range(3)


@pytest.fixture(autouse=True)
def garden() -> Iterator[None]:
    open_garden()
    yield
    del EVERY_GAME[BOUQUET.name]
    GAMES.pop(BOUQUET.name, None)


async def table_of(hall: Scene, *flowers: int) -> tuple[str, LiveTable]:
    """A table of three at which Ann, who is asked, holds just these flowers."""
    table = await hall.lay_for(("ann", "bob", "cay"), "bouquet")
    live = (await hall.room(table)).live
    game = live.game
    every = [p & FACE for place in game.places for p in place]
    for flower in flowers:
        every.remove(flower)
    game.places[hand(0)][:] = [game._audiences[hand(0)] | flower for flower in flowers]
    for place in (hand(1), hand(2)):
        game.places[place][:] = [game._audiences[place] | every.pop() for _ in range(EACH)]
    game.places[DECK][:] = [piece(flower) for flower in every]
    return table, live


async def made(
    hall: Scene, table: str, answer: str, lang: str = "en", who: str = "ann", with_words: bool = True
) -> Composed:
    return read(await queries.compose(hall, Ear(who, lang), table, 0, answer, with_words))


def read(told: Composed) -> Composed:
    """As a client reads it: on its way it is ready-made JSON."""
    return msgspec.json.decode(encode(told), type=Composed)


def menu_of(told: Composed) -> dict[str, str]:
    """By part that could be added: why not, or nothing."""
    return {entry.answer: entry.reason.code if entry.reason else "" for entry in told.menu}


def test_a_form_is_offered_as_one(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, LILY, IRIS)
        for lang in ("", "en"):
            ear = await hall.watch_at(Ear("ann", lang), table, 0)
            offers = ear.last("state")["question"]["offers"]
            assert {offer["answer"]: offer.get("form", False) for offer in offers} == {
                "keep": False, "bouquet B": True, "bouquet C": True,
            }  # fmt: skip

    scene(url, play)


def test_a_bare_form_tells_what_can_be_added_and_that_nothing_can_be_sent_yet(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await table_of(hall, ROSE, ROSE, IRIS)
        told = await made(hall, table, "bouquet B")
        assert (told.answer, told.label, told.parts) == ("bouquet B:", "A bouquet for Bob", [])
        assert menu_of(told) == {"rose": "", "lily": "not-your-flower", "iris": "", "ribbon": ""}
        assert told.reason is not None
        assert (told.reason.code, told.reason.part) == ("too-few-flowers", None)
        rose = told.menu[0]
        assert (rose.label, rose.touches["flower"].value, told.seq) == ("The rose", "rose", live.seq)

    scene(url, play)


def test_what_can_be_added_follows_from_what_is_chosen(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        told = await made(hall, table, "bouquet B: rose")
        assert menu_of(told)["rose"] == "colour-twice"
        told = await made(hall, table, "bouquet B: rose, ribbon")
        assert menu_of(told) == {
            "rose": "", "lily": "not-your-flower", "iris": "", "ribbon": "one-ribbon",
        }  # fmt: skip
        told = await made(hall, table, "bouquet B: rose, ribbon, rose")
        assert (told.reason, told.label) == (
            None,
            "A bouquet for Bob: The rose, A ribbon, The rose",
        )

    scene(url, play)


def test_a_part_that_no_longer_stands_is_named_and_the_others_are_kept(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, IRIS)
        told = await made(hall, table, "bouquet B: lily, rose, lily, iris")
        assert [(part.answer, part.reason and part.reason.code) for part in told.parts] == [
            ("lily", "not-your-flower"), ("rose", None), ("lily", "not-your-flower"), ("iris", None),
        ]  # fmt: skip
        assert told.reason is not None
        assert told.reason.part is not None
        assert (told.reason.part.index, told.reason.part.text) == (0, "lily")
        assert told.reason.text == "“The lily”: You have no lily left."
        assert menu_of(told)["rose"] == "not-your-flower", "the menu goes on after what stands"

    scene(url, play)


def test_composing_changes_nothing_and_nobody_is_told(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await table_of(hall, ROSE, ROSE, IRIS)
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob"))]
        spectator = await hall.watch_at(Ear("dan"), table, SPECTATOR)
        before, heard = likeness(live), [len(ear.raw) for ear in (*ears, spectator)]
        log = await hall.store.log_of(table)
        for answer in ("bouquet B", "bouquet B: rose", "bouquet C: rose, iris", "bouquet A: rose", "keep"):
            await made(hall, table, answer)
        assert (likeness(live), await hall.store.log_of(table)) == (before, log)
        assert [len(ear.raw) for ear in (*ears, spectator)] == heard

    scene(url, play)


def test_only_whoever_sits_there_composes_there(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        assert await refused(made(hall, table, "bouquet B", who="bob")) == "not-your-seat"
        assert await refused(made(hall, table, "bouquet B", who="dan")) == "not-your-seat"

    scene(url, play)


def test_whoever_is_not_asked_is_told_so_and_gets_no_menu(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        told = read(await queries.compose(hall, Ear("bob", "en"), table, 1, "bouquet C: rose"))
        assert told.reason is not None
        assert (told.reason.code, told.menu, len(told.parts)) == ("not-asked", [], 1)

    scene(url, play)


@pytest.mark.parametrize("answer", ["bouquet A: rose", "bouquet A"])
def test_a_form_that_cannot_be_begun_says_why(url: str, answer: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        told = await made(hall, table, answer)
        assert told.reason is not None
        assert (told.reason.code, told.menu) == ("not-to-yourself", [])

    scene(url, play)


def test_an_answer_without_parts_is_told_plainly(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, IRIS)
        told = await made(hall, table, "keep")
        assert (told.answer, told.label, told.menu, told.reason) == ("keep", "Keep them", [], None)

    scene(url, play)


def test_nonsense_and_endless_answers_are_not_looked_at(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, IRIS)
        with pytest.raises(NotUnderstood, match="no-such-part"):
            await made(hall, table, "bouquet B: tulip")
        with pytest.raises(NotUnderstood, match="too-many-parts"):
            await made(hall, table, "bouquet B: " + "rose," * (MOST_PARTS + 1))

    scene(url, play)


def test_eyes_without_a_language_are_told_names_of_the_notation_only(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        told = json.loads(encode(await made(hall, table, "bouquet B: rose", lang="")))
        assert "The rose" not in json.dumps(told)
        assert told["menu"][0] == {
            "answer": "rose",
            "reason": {"code": "colour-twice", "clauses": ["BOU-3"], "facts": {"flower": "rose"}},
        }

    scene(url, play)


def test_a_refused_answer_says_which_part_is_at_fault(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await table_of(hall, ROSE, ROSE, IRIS)
        text = "bouquet B: iris, rose, rose"
        with pytest.raises(Refused) as refusal:
            await hall.act(table, 0, text)
        room = await hall.room(table)
        told = room.reason_told(refusal.value.reason, Ear("ann", "en"), "A", text)
        assert told.text == "“The rose”: Only one rose without a ribbon."
        assert json.loads(encode(told))["part"] == {"index": 2, "text": "rose"}
        (found,), _ = await queries.why_not(hall, Ear("ann", "en"), table, 0, text)
        assert found.reason == told
        assert live.game.acts == 0

    scene(url, play)


def test_why_not_lists_no_form_that_may_be_begun(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        found, left_out = await queries.why_not(hall, Ear("ann", "en"), table, 0, None)
        assert [each["answer"] for each in json.loads(encode(found))] == ["bouquet A"]
        assert left_out == 0
        (asked,), _ = await queries.why_not(hall, Ear("ann", "en"), table, 0, "bouquet B")
        assert asked.reason.code == "unfinished", "whoever asks for it is told what is lacking"

    scene(url, play)


def test_a_whole_answer_is_one_act_and_one_update(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, live = await table_of(hall, ROSE, ROSE, IRIS)
        bob = await hall.watch_at(Ear("bob"), table, 1)
        await hall.act(table, 0, "bouquet B: rose, iris")
        assert (live.game.acts, len(bob.told("update"))) == (1, 1)
        assert len(bob.last("update")["view"]["places"]["hand.B"]) == 5

    scene(url, play)


def test_those_who_look_back_are_not_told_the_hidden_parts_of_others(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "bouquet")
        live = (await hall.room(table)).live
        sent = finished(live.game, 0, BOUQUETS[1], Random(1).randrange).text
        await hall.act(table, 0, sent)
        await hall.act(table, 1, "keep")
        shown = {}
        for viewer, who in enumerate(("ann", "bob", "cay")):
            film = frames_of(reel_of(live, who, viewer), Eyes(viewer, ""), 1, 5)
            shown[who] = [frame.answer for frame in film.frames]
        assert shown == {
            "ann": [sent, "keep"], "bob": [None, "keep"], "cay": [None, "keep"],
        }  # fmt: skip

    scene(url, play)


def test_who_knows_the_words_of_a_menu_is_told_its_texts_and_reasons_only(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, ROSE, IRIS)
        whole, brief = [
            await made(hall, table, "bouquet B: rose", with_words=with_words) for with_words in (True, False)
        ]
        assert [entry.answer for entry in brief.menu] == [entry.answer for entry in whole.menu]
        assert [entry.reason for entry in brief.menu] == [entry.reason for entry in whole.menu]
        assert {entry.label for entry in brief.menu} == {""}
        assert not any(entry.touches for entry in brief.menu)
        assert (brief.parts, brief.label, brief.reason) == (whole.parts, whole.label, whole.reason)

    scene(url, play)


def test_words_of_parts_are_kept_once_and_those_of_wholes_not_at_all(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _ = await table_of(hall, ROSE, LILY, IRIS)
        await made(hall, table, "bouquet B: rose, lily")
        weight = phrases.BOOKS.weight
        for flowers in (("rose", "lily"), ("lily", "rose"), ("iris", "rose"), ("rose", "ribbon", "lily")):
            await made(hall, table, f"bouquet B: {', '.join(flowers)}")
            await made(hall, table, f"bouquet C: {', '.join(flowers)}")
        assert phrases.BOOKS.weight == weight

    scene(url, play)


def test_games_of_such_answers_are_played_by_chance_over_the_hall() -> None:
    live, rng = dealt("bouquet", 3), Random(3)
    while live.outcome is None:
        step(live, rng)
    assert live.game.acts == 6


# --- over real sockets ------------------------------------------------------------------------------


def test_no_frame_tells_anybody_what_another_makes_up(tmp_path: Path) -> None:
    assert canary(FlowerHall(tmp_path / "hall", *PLENTY), [("bouquet", 3), ("bouquet", 4)], 40) > 100


def test_menus_are_the_same_at_tables_that_differ_in_what_one_cannot_know(tmp_path: Path) -> None:
    GAMES[BOUQUET.name] = BOUQUET
    assert play_twins(FlowerHall(tmp_path / "hall", *PLENTY), ["bouquet"], 6, ahead=1) > 60


LEAKY = """
from tests.hall import flowers
from tests.kernel import bouquets
from tatami.kernel.pieces import FACE


def knowing(self, me, form, so_far):
    every = (*bouquets.FLOWERS, bouquets.RIBBON)
    theirs = me._places[bouquets.hand((me.seat + 1) % me.seats)]
    first = theirs[0] & FACE if theirs else 0
    return every[first:] + every[:first]

bouquets.WhatToSend.menu = knowing
flowers.open_garden()
flowers.GAMES["bouquet"] = bouquets.BOUQUET
from tatami.cli import main
main()
"""


class KnowingHall(FlowerHall):
    program = ("-c", LEAKY)


@pytest.mark.interpreted
def test_a_menu_that_knows_a_hidden_card_is_found(tmp_path: Path) -> None:
    GAMES[BOUQUET.name] = BOUQUET
    with pytest.raises(Leak, match="can tell two worlds apart"):
        play_twins(KnowingHall(tmp_path / "hall", *PLENTY), ["bouquet"], 6, pairs=6, ahead=1)
