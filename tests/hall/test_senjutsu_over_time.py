"""Senjutsu at tables that are loaded anew, looked back at, played on from, or have lost their pack."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import structlog

from tatami.formats.positions import read_position, write_position
from tatami.formats.views import view_json
from tatami.games.senjutsu import RULES, SHELF
from tatami.games.senjutsu.decks import Deck, faults
from tatami.games.senjutsu.pieces import DECK, DISCARD, HAND, LOST, PLAY
from tatami.hall.serving.forks import fork_of
from tatami.hall.serving.replaying import Reel, frames_of
from tatami.hall.table.reasons import PACK_IS_GONE
from tatami.hall.telling.wire import Eyes
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tatami.players.course import Course
from tatami.words.away import tell_reason
from tatami.words.catalogue import LANGUAGES, Words
from tests.clauses import clause
from tests.games.senjutsu.fights import hold, stand
from tests.games.senjutsu.packs import sample_pack
from tests.games.senjutsu.showing import deck
from tests.hall.halls import Ear, HandClock, Scene, refused, scene

BOX = RULES.box
RARE = "whirling_cut"
OWN = deck("master", measured_stroke=1, whirling_cut=2)
"""A deck that is none of the preconstructed ones: no other one of the Master holds this card."""


def course(*answers: tuple[int, str], seed: str = "again") -> Course:
    """A duel of the Student and the Master, who brings a deck of his own, with these answers after that."""
    made = Course(RULES, 2, RULES.read_options({}), seed, ["Ann", "Bob"])
    for seat, text in ((0, "take student"), (1, "take master"), (0, "bring student_signature"), (1, OWN)):
        made.play(seat, RULES.parse(text))
    while not made.game.table.turn or type(made.game.question).__name__ != "CardToLay":
        seat = made.game.asked()[0]
        made.play(seat, made.game.legal(seat)[0])
    for seat, text in answers:
        made.play(seat, RULES.parse(text))
    return made


def reel(made: Course) -> Reel:
    return Reel(made, tuple(made.done), made.game.outcome)


def forked(made: Course, seat: int, number: int) -> Game[Any]:
    """The game as this seat would play on from here."""
    position = fork_of(reel(made), seat, len(made.done), Random(number))
    return read_position(RULES, json.loads(json.dumps(position)))


def to_the_middle_of_a_turn(made: Course) -> Course:
    """Both lay a card, and somebody is asked while cards are resolved."""
    while made.game.table.step != "resolve" or made.game.table.acts == ():
        seat = made.game.asked()[0]
        legal = [answer for answer in made.game.legal(seat) if answer.text != "give up"]
        made.play(seat, legal[0])
    return made


# --- playing on --------------------------------------------------------------------------------------


def deck_of(g: Game[Any], seat: int) -> dict[str, int]:
    """All cards that a player has brought, wherever they lie by now."""
    found: dict[str, int] = {}
    for place in (DECK, HAND, DISCARD, LOST, PLAY):
        for piece in g.places[place[seat]]:
            slug = BOX.slugs[BOX.ability_of[piece & FACE]]
            found[slug] = found.get(slug, 0) + 1
    return found


def laid_by_the_foe(card: str) -> Course:
    """A duel in which the foe has revealed this card of his own deck."""
    for seed in range(40):
        made = course(seed=f"own {seed}")
        if f"lay {card}" in [answer.text for answer in made.game.legal(1)]:
            made.play(0, made.game.legal(0)[0])
            made.play(1, RULES.parse(f"lay {card}"))
            return made
    raise AssertionError(f"{card} never comes to hand")


@clause("SJT-17")
def test_a_fork_deals_the_secret_deck_of_the_foe_anew() -> None:
    """As long as he has shown nothing else it is one that stands on the shelf, and never what he holds."""
    made = course()
    true, hands = deck_of(made.game, 1), set[str]()
    assert true[RARE] == 2
    for number in range(8):
        fork = forked(made, 0, number)
        drawn = deck_of(fork, 1)
        assert RARE not in drawn
        assert drawn in [dict(each.cards) for each in BOX.pack.decks if each.character == "master"]
        assert deck_of(fork, 0) == deck_of(made.game, 0), "one's own deck is one's own"
        hands.add(json.dumps(sorted(p & FACE for p in fork.places[HAND[1]])))
        asked = fork.asked()[0]
        fork.act(asked, fork.legal(asked)[0])
    assert len(hands) > 3


@clause("SJT-240")
def test_if_he_has_shown_what_no_deck_of_the_shelf_holds_the_fork_deals_any_legal_one() -> None:
    made, seen = laid_by_the_foe(RARE), set[str]()
    for number in range(6):
        fork = forked(made, 0, number)
        drawn = deck_of(fork, 1)
        weapon = BOX.slugs[fork.table.fighters[1].weapon]
        assert faults(BOX.pack, Deck("master", weapon, drawn), matched=False) == []
        assert drawn[RARE] >= 1
        seen.add(json.dumps(drawn, sort_keys=True))
    assert len(seen) == 6


def test_a_fork_in_the_middle_of_a_turn_looks_as_its_seat_saw_it() -> None:
    made = to_the_middle_of_a_turn(course())
    for seat in (0, 1):
        fork = forked(made, seat, 1)
        told = [view_json(View(g, seat)) for g in (fork, made.game)]
        for view in told:
            view.pop("sequence")
        assert json.loads(json.dumps(told[0])) == json.loads(json.dumps(told[1]))
        assert RULES.aids(View(fork, seat)) == RULES.aids(View(made.game, seat))


# --- looking back ---------------------------------------------------------------------------------


def test_a_replay_goes_through_the_parts_of_a_turn_act_by_act_with_what_happened_in_each() -> None:
    made = to_the_middle_of_a_turn(course())
    film = frames_of(reel(made), Eyes(0, "en"), 0, 1000)
    assert film.acts == len(made.done)
    told = [event["event"] for frame in film.frames for event in frame.events]
    assert told.index("TurnBegan") < told.index("CardRevealed") < told.index("PartBegan")
    last = film.frames[-1]
    assert last.aids is not None
    states = [beat["state"] for beat in last.aids["beats"]]
    assert "acting" in states
    assert last.aids["cards"]["B"].keys() == {BOX.slugs[made.game.table.fighters[1].card]}


def test_before_the_end_nobody_looks_back_through_the_eyes_of_another() -> None:
    made = to_the_middle_of_a_turn(course())
    for frame in frames_of(reel(made), Eyes(0, "en"), 0, 1000).frames:
        cards = (frame.aids or {}).get("cards", {}).get("B", {})
        assert len(cards) <= 1
    films = [frames_of(reel(made), Eyes(seat, "en"), 0, 1000).frames for seat in (0, 1)]
    moved = [
        [event for frame in film for event in frame.events if event["event"] == "Moved"] for film in films
    ]
    hidden = [event["face"] for event in moved[0] if event["goal"] in ("hand.B", "deck.B")]
    assert hidden
    assert set(hidden) == {"?"}
    assert "?" not in [event["face"] for event in moved[1] if event["goal"] == "hand.B"]


# --- a page that is loaded anew ----------------------------------------------------------------------


def test_a_page_loaded_anew_in_a_turn_hears_it_from_its_beginning_and_sees_what_is_open(url: str) -> None:
    async def play(hall: Scene) -> None:
        options = {"characters": "dealt", "lists": "open"}
        table = await hall.lay_for(("ann", "bob"), "senjutsu", options=options)
        live = (await hall.room(table)).live
        rng = Random(2)
        while live.game.table.step != "resolve":
            await hall.play(table, 1, rng)
        for who, seat in (("ann", 0), ("bob", 1), ("eve", SPECTATOR)):
            state = (await hall.watch_at(Ear(who, "en"), table, seat)).last("state")
            recalled = [event["event"] for event in state["recalled"]]
            assert recalled[0] == "TurnBegan"
            assert recalled.count("CardRevealed") == 2
            revealed = {letter: [*cards] for letter, cards in state["aids"]["cards"].items()}
            for k, letter in enumerate("AB"):
                assert BOX.slugs[live.game.table.fighters[k].card] in revealed[letter]
            assert {beat["seat"] for beat in state["aids"]["beats"]} <= {"A", "B"}
            assert len(state["view"]["table"]["fighters"]) == 2

    scene(url, play)


def test_a_page_loaded_anew_in_the_middle_of_a_counterattack_shows_what_it_interrupts() -> None:
    """The blow that was blocked lies below the one that answers it, and both cards can be looked at."""
    g = course(seed="counter").game
    stand(stand(g, "A", "0,0", 0), "B", "0,-1", 3)
    g.table.terrain = ()
    hold(hold(g, "A", "plain_cut"), "B", "willow_guard", "measured_stroke", "long_thrust")
    wanted = {"lay plain_cut", "lay willow_guard", "value 5", "go 0,-1 3", "play long_thrust"}
    while len(g.table.acts) < 2:
        seat = g.asked()[0]
        legal = g.legal(seat)
        g.act(seat, next((each for each in legal if each.text in wanted), legal[-1]))
    events = g.events[RULES.recalls_since(g) - g.told :]
    names = [type(event).__name__ for event in events]
    assert names.index("CardRevealed") < names.index("AttackBlocked") < names.index("Counterattacked")
    told = RULES.aids(View(read_position(RULES, json.loads(json.dumps(write_position(g)))), SPECTATOR))
    assert {*told["cards"]["B"]} == {"willow_guard", "long_thrust"}
    assert [beat["state"] for beat in told["beats"] if beat["seat"] == "A"] == ["acting"]


# --- a pack that is gone -----------------------------------------------------------------------------


@pytest.fixture
def samples() -> Iterator[str]:
    """A pack that this hall was given."""
    made = RULES.offer(msgspec.json.encode(sample_pack()))
    yield made.box.name
    SHELF.pop(made.box.name, None)
    RULES.know(tuple(SHELF))


def test_a_table_whose_pack_is_gone_says_so_and_goes_on_when_it_is_back(
    database_url: str, samples: str
) -> None:
    async def lay(hall: Scene) -> str:
        options = {"data": samples, "characters": "dealt"}
        table = await hall.lay_for(("ann", "bob"), "senjutsu", options=options)
        await hall.play(table, 3, Random(1))
        return table

    table, hand = scene(database_url, lay), HandClock()
    pack = SHELF.pop(samples)

    async def gone(hall: Scene) -> None:
        for _ in range(3):
            assert await refused(hall.watch_at(Ear("ann", "uk"), table, 0)) == "pack-is-gone"
            assert await refused(hall.act(table, 0)) == "pack-is-gone"
            hand.pass_by(7200)
        assert table in {info.id for info in await hall.listed()}

    with structlog.testing.capture_logs() as logs:
        scene(database_url, gone, hand)
    assert [entry["table"] for entry in logs if entry["event"] == "cannot-read"] == [table]
    SHELF[samples] = pack

    async def back(hall: Scene) -> None:
        live = (await hall.room(table)).live
        assert live.rules is pack
        await hall.act(table, live.game.asked()[0])

    scene(database_url, back, hand)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_a_pack_is_gone_is_said_with_its_name(lang: str) -> None:
    assert (
        "“samples”" in (said := tell_reason(Words(lang), PACK_IS_GONE(pack="samples"))) or "«samples»" in said
    )


# --- answers for what is asked no more ------------------------------------------------------------------


def test_an_answer_to_the_question_before_is_refused_and_changes_nothing(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(
            ("ann", "bob"), "senjutsu", options={"characters": "dealt", "lists": "open"}
        )
        live = (await hall.room(table)).live
        rng = Random(4)
        late = 0
        for _ in range(60):
            if live.outcome is not None:
                break
            seat, number = live.game.asked()[0], live.question_number
            text = live.game.legal(seat)[0].text
            await hall.play(table, 1, rng)
            if live.question_number == number or live.outcome is not None:
                continue
            before = live.seq
            said = await refused(hall.act(table, seat, text, number))
            assert said in {"too-late", "already-answered", "done-already"}
            assert live.seq == before
            late += 1
        assert late > 20

    scene(url, play)
