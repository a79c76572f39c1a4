"""Winter keeps its secrets (ledger 7): whatever two players write to each other, a third is told the same."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import (
    Tally,
    check_codec,
    check_events,
    check_forms,
    check_legal,
    check_notation,
    check_view,
    twin_walk,
    what_a_viewer_is_told,
)
from tatami.formats.counting import count_pieces
from tatami.formats.folding import fold
from tatami.formats.sampling import finished
from tatami.games.senji import RULES
from tatami.games.senji.answers.winter import ATTEMPTS
from tatami.games.senji.pieces import HAND
from tatami.games.senji.rules import dealing, winter_acts
from tatami.games.senji.table import Senji
from tatami.kernel.answers import Answer
from tatami.kernel.events import Glimpsed, Page, Rewritten
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import SPECTATOR, seat_of
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.senji.scenes_winter import TABLES, bid, do, say, winter

POOL: list[Answer] = [
    *ATTEMPTS,
    *(
        RULES.parse(text)
        for text in (
            "accept A",
            "accept A aloud",
            "decline A",
            "confirm B",
            "withdraw B",
            "counter B",
            "counter B: vow peace",
            "letter B: give black_trade_1",
            "letter all: vow peace",
            "fit A: black_trade_1",
            "reply A yes",
            "bids:",
            "bids: 1 black_trade_1",
            "look B",
            "kami umeko > B",
        )
    ),
]


def stirred(seats: int, rng: Random, acts: int, options: dict[str, object] | None = None) -> Senji:
    """A Winter in which a good deal has been written; dealings are preferred to writing more."""
    g = winter(
        TABLES[seats],
        options=options,
        samurai={"A": "naoe"},
        kami={"B": "umeko", "C": "akashi fukushima"},
        seed=str(rng.random()),
    )
    for _ in range(acts):
        if g.table.phase != "winter":
            break
        step(g, rng)
    return g


def step(g: Senji, rng: Random) -> None:
    """Somebody does something, more often than not something that matters to another player."""
    seat = rng.choice(g.asked())
    legal = list(g.legal(seat))
    weighty = [
        a
        for a in legal
        if a.text.split()[0] in ("accept", "confirm", "fit", "take", "counter", "kami", "bids")
    ]
    if weighty and rng.random() < 0.4:
        legal = weighty
    elif len(legal) > 1 and legal[0].text == "ready":
        legal = legal[1:]
    g.act(seat, finished(g, seat, rng.choice(legal), rng.randrange))


def cannot_tell_apart(viewers: str, *worlds: Senji) -> None:
    """Views, prompts, legal answers, reasons and all that was told are the same to them."""
    for viewer in (SPECTATOR, *map(seat_of, viewers)):
        assert len({what_a_viewer_is_told(g, viewer, POOL) for g in worlds}) == 1
        heard = [events_for(g, viewer) for g in worlds]
        assert all(each == heard[0] for each in heard)


@clause("SEN-40", "SEN-44")
def test_whatever_two_players_write_a_third_is_told_the_same() -> None:
    letters = (
        "letter B: give green_trade_1, ask yellow_trade_1",
        "letter B: vow peace, vow mercy",
        "letter B: wonder attack_me, openly",
        "letter D: plea peace, want any.trade.any",
    )
    cannot_tell_apart("C", *(say(winter(), "A", letter) for letter in letters))


@clause("SEN-40", "SEN-41")
def test_a_counter_offer_looks_like_any_letter_to_the_others() -> None:
    worlds = []
    for answer in ("counter A: give yellow_trade_1", "letter A: give yellow_trade_1", "letter D: vow peace"):
        g = say(winter(), "A", "letter B: ask yellow_trade_1")
        worlds.append(say(g, "B", answer))
    cannot_tell_apart("C", *worlds)


@clause("SEN-40", "SEN-R10")
def test_what_is_done_with_a_letter_looks_the_same_to_the_others_if_it_looks_like_nothing_else() -> None:
    """A no, an answer and a pact: somebody whispers, and nothing else differs, not even who is ready."""
    worlds = [
        do(say(winter(), "A", "letter B: plea peace, wonder attack_me"), "C: ready", answer)
        for answer in ("B: decline A", "B: reply A yes", "B: accept A")
    ]
    worlds.append(do(say(winter(), "A", "letter B: vow peace, plea peace"), "C: ready", "B: accept A"))
    cannot_tell_apart("CD", *worlds)


@clause("SEN-40", "SEN-R10")
def test_nobody_can_tell_from_who_is_ready_to_whom_a_letter_went() -> None:
    worlds = []
    for reader in "BD":
        g = do(winter(), "B: ready", "D: ready")
        worlds.append(say(g, "A", f"letter {reader}: vow peace"))
    cannot_tell_apart("C", *worlds)


@clause("SEN-R11")
def test_which_cards_went_over_is_known_to_the_partners_alone() -> None:
    worlds = []
    for mine, theirs in (("green_trade_1", "yellow_trade_1"), ("green_member_heir", "yellow_support_3")):
        g = say(winter(), "A", f"letter B: give {mine}, ask {theirs}")
        worlds.append(do(g, "B: accept A"))
    cannot_tell_apart("CD", *worlds)


@clause("SEN-241")
def test_that_a_letter_to_somebody_else_is_void_is_not_noticed() -> None:
    worlds = []
    for card in ("green_trade_1", "green_trade_2"):
        g = say(winter(), "A", f"letter D: give {card}", "letter B: give green_trade_1")
        worlds.append(do(g, "B: accept A"))
    cannot_tell_apart("C", *worlds)


@clause("SEN-64")
def test_what_is_bid_and_taken_back_is_not_known() -> None:
    cards = ("green_trade_1", "green_trade_2", "green_trade_3")
    worlds = []
    for back in cards:
        left = [card for card in cards if card != back]
        worlds.append(say(winter(), "A", bid(1, *cards), bid(1, *left)))
    worlds.append(say(winter(), "A", bid(1, *cards), bid(1, "green_support_1", "green_member_heir")))
    cannot_tell_apart("BCD", *worlds)
    cannot_tell_apart("BCD", *(say(g, "A", "bids:") for g in worlds))


@clause("SEN-64", "SEN-R85")
def test_a_bid_that_is_said_again_looks_like_one_that_is_changed() -> None:
    worlds = [
        say(winter(), "A", "bids: 1 green_trade_1, 1 green_trade_2", bid(1, *cards.split(", ")))
        for cards in (
            "green_trade_1, green_trade_2",
            "green_trade_2, green_trade_1",
            "green_trade_3, green_trade_1",
        )
    ]
    cannot_tell_apart("BCD", *worlds)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [None, {"winter": "rounds"}])
@clause("SEN-29", "SEN-240")
def test_twin_worlds_of_winter(seats: int, options: dict[str, object] | None) -> None:
    rng = Random(f"winter twins {seats} {options}")
    walked = 0
    for _ in range(4):
        g = stirred(seats, rng, rng.randrange(5, 70), options)
        for viewer in (*range(seats), SPECTATOR):
            walked += twin_walk(g, viewer, rng, 6, POOL)
    assert walked > 50


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@clause("SEN-R118")
def test_the_contract_of_the_kernel_in_winter(seats: int) -> None:
    """Legal answers, text forms, codec, folded events: what the conformance walk checks of whole games."""
    rng = Random(f"winter contract {seats}")
    g = stirred(seats, rng, 0)
    viewers = (*range(seats), SPECTATOR)
    folded = {viewer: View(g, viewer).places for viewer in viewers}
    tally = Tally()
    for number in range(150):
        since = g.told + len(g.events)
        step(g, rng)
        raw = g.events[since - g.told :]
        for viewer in viewers:
            heard = events_for(g, viewer, since)
            check_events(heard, viewer, raw)
            for event in heard:
                fold(g.layout, viewer, folded[viewer], event)
            assert folded[viewer] == View(g, viewer).places
            check_view(g, viewer)
        if number % 15 == 0:
            check_legal(g)
            check_forms(g, rng, tally)
            check_notation(g)
            check_codec(g, rng)
            count_pieces(g)
            RULES.check(g)
    assert tally.parts >= {"Give", "Reveal", "Ask", "Want", "Vow", "Plea", "Wonder", "Openly"}
    assert ("BidCard" in tally.parts) == (seats < 6)


# --- planted leaks ------------------------------------------------------------------------------


def leaks(seats: int = 4) -> bool:
    """Whether the twins notice something."""
    rng = Random("planted")
    try:
        for _ in range(12):
            g = stirred(seats, rng, rng.randrange(5, 60))
            for viewer in (*range(seats), SPECTATOR):
                twin_walk(g, viewer, rng, 8, POOL)
    except AssertionError:
        return True
    return False


def test_without_a_plant_nothing_leaks() -> None:
    assert not leaks()


@pytest.mark.interpreted
def test_a_look_that_tells_where_the_cards_lie_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(g: Senji, seat: int, target: int) -> None:
        place = HAND[target]
        order = sorted(range(len(g.places[place])), key=lambda at: g.places[place][at] & FACE)
        for at in order:
            g.tell(Glimpsed(seat, place, at, g.places[place][at] & FACE))

    monkeypatch.setattr(winter_acts, "look", look)
    worlds = []
    for shift in (0, 3):
        g = winter(samurai={"A": "naoe"})
        pieces = g.places[HAND[1]]
        pieces[:] = pieces[shift:] + pieces[:shift]
        worlds.append(do(g, "A: look B"))
    with pytest.raises(AssertionError):
        cannot_tell_apart("C", *worlds)


@pytest.mark.interpreted
def test_a_void_letter_that_is_told_by_an_event_of_its_own_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quiet = dealing.void_letters

    def loud(g: Senji, hands: dict[int, dealing.Hand]) -> dict[int, Page]:
        pages = quiet(g, hands)
        for place in pages:
            g.tell(Rewritten(0, 1, place, (0,)))
        return pages

    monkeypatch.setattr(dealing, "void_letters", loud)
    worlds = []
    for card in ("green_trade_1", "green_trade_2"):
        g = say(winter(), "A", f"letter D: give {card}", "letter B: give green_trade_1")
        worlds.append(do(g, "B: accept A"))
    with pytest.raises(AssertionError):
        cannot_tell_apart("C", *worlds)
