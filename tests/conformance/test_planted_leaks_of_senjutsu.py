"""Tests of the tests: the leaks that Senjutsu invites, planted on purpose, must be found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tatami.conformance.suite import twin_walk
from tatami.games.senjutsu import RULES, SenjutsuRules, aids, public_cards, reasons, windows
from tatami.games.senjutsu.box import AFTER_CARD, TO_COUNTER, TO_REPLACE, WOULD_SUFFER
from tatami.games.senjutsu.effects import cards
from tatami.games.senjutsu.events import DeckSearched, PoisonGone
from tatami.games.senjutsu.pieces import DECK, HAND, SHOWN
from tatami.games.senjutsu.rules import instants, piles, preparing, turn
from tatami.games.senjutsu.table import Fight
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Reason, Refusal
from tatami.kernel.seats import SPECTATOR, Seat
from tests.games.senjutsu.fights import answer, change, discarded, fight, hold, lay, passing, stand

pytestmark = pytest.mark.interpreted  # compiled rules do not notice what is planted

Scene = Callable[[], Fight]
LEAK = Refusal("not-asked", "SJT-70", card="ability")


def hunt(
    scene: Scene,
    viewers: tuple[Seat, ...] = (0, SPECTATOR),
    tries: int = 40,
    plies: int = 4,
    said: tuple[str, ...] = (),
) -> None:
    """Plays on from a scene in many pairs of worlds that its viewers cannot tell apart."""
    begun, pool = scene(), [RULES.parse(text) for text in said]
    for seed in range(tries):
        for viewer in viewers:
            twin_walk(begun, viewer, Random(seed), plies, pool)


def before_the_reveal() -> Fight:
    """Both have laid an attack and a guard; the last answer of the turn's choice is still to come."""
    g = fight("student", "master")
    stand(g, "A", "0,0", 0)
    stand(g, "B", "0,-1", 3, focus=2)
    hold(g, "A", "plain_cut", "tiger_leap")
    hold(g, "B", "willow_guard", "measured_stroke", "long_thrust", "sudden_parry", "unbroken_wall", "riposte")
    return g


def after_the_reveal(a: str = "katana_cut", b: str = "measured_stroke") -> Fight:
    g = before_the_reveal()
    lay(g, A=a, B=b)
    return g


def about_to_wound() -> Fight:
    """The Ronin, who may own cards that prevent wounds, is about to be struck."""
    g = fight("student", "ronin")
    stand(g, "A", "0,0", 0)
    stand(g, "B", "0,-1", 0)
    hold(g, "A", "plain_cut")
    hold(g, "B", "wolf_bite", "pain_is_nothing", "plain_guard")
    change(g, "A", kamae="aggression")
    change(g, "B", focus=1)
    return g


def guarding() -> Fight:
    """The Master's guard will stop an attack of initiative 5, and he may strike back."""
    g = after_the_reveal(b="willow_guard")
    return passing(g, "InitiativeToChoose")


def test_without_a_planted_leak_nothing_is_found() -> None:
    for scene in (before_the_reveal, after_the_reveal, about_to_wound, guarding, about_to_be_struck):
        hunt(scene, tries=10)


def holds(g_places: list[list[int]], place: int, numbers: tuple[int, ...]) -> bool:
    return any(RULES.box.ability_of[p & FACE] in numbers for p in g_places[place])


def only_for_holders(window: int, where: tuple[int, ...]) -> Callable[..., bool]:
    """A window that opens only for those who hold a card for it; `where` is by seat what is looked into."""
    honest = windows.opens

    def peeping(all_see: Any, seat: Seat, asked: int, limit: int = 0) -> bool:
        if asked == window:
            fits = RULES.box.fits[all_see.table.fighters[seat].hero][window]
            if not holds(all_see._places, where[seat], fits):
                return False
        return honest(all_see, seat, asked, limit)

    return peeping


@pytest.mark.parametrize(
    ("window", "scene"),
    [(TO_REPLACE, before_the_reveal), (WOULD_SUFFER, about_to_wound), (TO_COUNTER, guarding)],
    ids=["a replacement", "a prevention", "a counterattack"],
)
def test_a_window_that_asks_only_those_who_hold_a_card_is_found(
    monkeypatch: pytest.MonkeyPatch, window: int, scene: Scene
) -> None:
    monkeypatch.setattr(instants, "opens", only_for_holders(window, HAND))
    with pytest.raises(AssertionError):
        hunt(scene, tries=200, plies=8)


def test_a_window_skipped_because_a_deck_lacks_the_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card was seen that no ready-made deck holds, so what is left of this one may be anything."""
    monkeypatch.setattr(instants, "opens", only_for_holders(AFTER_CARD, DECK))
    with pytest.raises(AssertionError):
        hunt(lambda: discarded(after_the_reveal(), "B", "one_cut_one_life"), tries=100, plies=12)


def searching() -> Fight:
    """The Student looks through the deck for any card (Long Study)."""
    g = fight("student", "master")
    stand(g, "A", "-3,1", 2)
    stand(g, "B", "3,-2", 5)
    hold(g, "A", "long_study")
    lay(g, A="long_study")
    return passing(g, "CardToFind")


def test_a_search_that_tells_what_was_found_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = cards.CardToFind.carry_out

    def telling(self: cards.CardToFind, g: Fight, said: Any) -> None:
        honest(self, g, said)
        g.tell(DeckSearched(self.by, getattr(said, "card", 0)))

    def blind(self: cards.CardToFind, g: Fight, said: Any) -> None:
        """What is found is whatever lies on top: so that both worlds give the same answer."""
        top = RULES.box.ability_of[g.places[SHOWN[self.by]][-1] & FACE]
        telling(self, g, RULES.box.say.find[top])

    monkeypatch.setattr(cards.CardToFind, "carry_out", blind)
    with pytest.raises(AssertionError):
        hunt(searching, viewers=(1, SPECTATOR), tries=40, plies=2)


def opening_hand() -> Fight:
    """Prepared cards are about to be taken."""
    g = RULES.new(2, {}, "opening")
    answer(g, "take student", "take master")
    for seat, deck in enumerate(("student_signature", "master_signature")):
        g.act(seat, RULES.parse(f"bring {deck}"))
    while type(g.question).__name__ != "FigureToPlace":
        g.act(g.asked()[0], g.legal(g.asked()[0])[0])
    return g


def test_a_box_that_counts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has no prepared card in the deck would not be asked for one."""
    honest = preparing.take_opening_hand

    def peeping(g: Fight, seat: Seat) -> None:
        box = RULES.box
        prepared = tuple(n for n in box.pool(g.table.fighters[seat].hero) if box.abilities[n].is_prepared)
        if holds(g.places, DECK[seat], prepared):
            honest(g, seat)
        else:
            g.then(preparing.draw_opening_hand, seat)

    monkeypatch.setattr(preparing, "take_opening_hand", peeping)
    for name in ("peeping", "take_opening_hand"):
        monkeypatch.setitem(RULES.steps, name, peeping)
    with pytest.raises(AssertionError):
        hunt(opening_hand, viewers=(0, 1, SPECTATOR), tries=200, plies=6)


def bleeding() -> Fight:
    """A heavy wound takes the top card of the deck at the start of the turn, unseen."""
    g = fight("student", "master")
    stand(g, "A", "-3,1", 2)
    stand(g, "B", "3,-2", 5, heavy=1)
    g.stack[:] = [(turn.turn, ()), *lay_nothing(g)]
    return g


def lay_nothing(g: Fight) -> list[Any]:
    """The question of this turn's cards once more, with nothing after it but a new turn."""
    return [g.stack[-1]]


def test_a_lost_card_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = piles.lose_card

    def telling(g: Fight, seat: Seat) -> None:
        card = RULES.box.ability_of[g.face(DECK[seat], -1)]
        honest(g, seat)
        g.tell(PoisonGone(seat, card))

    monkeypatch.setattr(turn, "lose_card", telling)
    with pytest.raises(AssertionError):
        hunt(bleeding, viewers=(0, 1, SPECTATOR), tries=20, plies=4)


def test_a_reason_that_knows_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(self: SenjutsuRules, me: Any, question: Any, said: Any) -> Reason:
        return LEAK(card=RULES.box.ability_of[me._places[HAND[1]][0] & FACE])

    monkeypatch.setattr(SenjutsuRules, "why_not_asked", knowing)
    with pytest.raises(AssertionError):
        hunt(after_the_reveal, viewers=(0,), plies=2, said=("pass", "value 5"))


def about_to_be_struck() -> Fight:
    """The Student can step up and strike the Master, who may or may not hold a guard."""
    g = before_the_reveal()
    return stand(g, "B", "0,-2", 3)


def test_an_aid_that_tells_from_the_hand_who_can_block_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = public_cards.may_lay

    def peeping(all_see: Any, seat: Seat) -> tuple[int, ...]:
        held = {RULES.box.ability_of[p & FACE] for p in all_see._places[HAND[seat]]}
        return tuple([card for card in honest(all_see, seat) if card in held])

    monkeypatch.setattr(aids, "may_lay", peeping)
    with pytest.raises(AssertionError, match="may_block_at"):
        hunt(about_to_be_struck, viewers=(0,), plies=0)


def test_an_initiative_line_that_knows_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(all_see: Any, seat: Seat) -> list[int]:
        cards = [RULES.box.abilities[RULES.box.ability_of[p & FACE]] for p in all_see._places[HAND[seat]]]
        return sorted({value for card in cards for value in card.values}, reverse=True)

    monkeypatch.setattr(aids, "values_before", peeping)
    with pytest.raises(AssertionError, match="is_known"):
        hunt(before_the_reveal, viewers=(0, SPECTATOR), plies=0)


def test_an_aid_that_shows_a_covered_card_of_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = aids._shown

    def telling(view: Any, stand: Any, seat: Seat) -> Any:
        held = [RULES.box.ability_of[p & FACE] for p in view._game.places[HAND[seat]]]
        return honest(view, stand, seat) | {RULES.box.slugs[n]: aids._card(stand, seat, n) for n in held}

    monkeypatch.setattr(aids, "_shown", telling)
    with pytest.raises(AssertionError, match="reach"):
        hunt(before_the_reveal, viewers=(0, SPECTATOR), plies=0)


def test_nothing_else_was_meant() -> None:
    """What is planted above names refusals that the rules have."""
    assert LEAK.code == reasons.NOT_ASKED.code
