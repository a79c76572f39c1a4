"""Rulings on Bushido (SAM-R74 to SAM-R88)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.events import (
    BushidoChecked,
    BushidoPassedOn,
    DeadlyStrike,
    DeckEnded,
    HonorGiven,
    HonorPaidToBushido,
)
from tatami.kernel.outcome import Outcome
from tests.clauses import clause
from tests.games.samurai_sword.scenes import all_but, honor, resilience, scene, sitting, turn_of
from tests.games.scenes import asked, code, legal, lying, play, refusal, size, told

BEFORE_B = {"B": "bushido"}
WEAPON = "parry*4 katana"
"""A deck with a Weapon on top."""


@clause("SAM-R74")
def test_bushido_may_be_laid_in_front_of_oneself() -> None:
    g = play(scene(hands={"A": "bushido"}), "play bushido > A")
    assert size(g, "play.A.bushido") == 1
    assert refusal(scene(hands={"A": "armor"}), "A", "play armor > B").code == "only-before-yourself"


@clause("SAM-R75")
@pytest.mark.parametrize("answer", ["discard bo", None])
def test_bushido_goes_to_the_very_next_seat_harmless_or_not(answer: str | None) -> None:
    deck = WEAPON if answer else "parry*4 geisha"
    g = scene(hands={"B": "bo", "C": ""}, resilience={"C": 0}, play=BEFORE_B, deck=deck)
    turn_of(g, "B")
    if answer:
        assert "SAM-R75" in refusal(g, "B", "pass bushido elsewhere").clauses
        play(g, answer)
    assert (size(g, "play.C.bushido"), told(g, BushidoPassedOn)) == (1, [BushidoPassedOn(1, 2)])


@clause("SAM-R76")
@pytest.mark.parametrize("hand", ["", "parry daimyo"])
def test_without_a_weapon_the_honor_token_must_be_discarded(hand: str) -> None:
    g = turn_of(scene(hands={"B": hand}, play=BEFORE_B, deck=WEAPON), "B")
    assert (asked(g), legal(g)) == ("B BushidoAnswer", {"pay"})
    play(g, "pay")
    assert (honor(g, "B"), lying(g, "discard")[-1]) == (2, "bushido")


@clause("SAM-R77")
def test_who_holds_a_weapon_may_lose_honor_all_the_same() -> None:
    g = turn_of(scene(hands={"B": "bo"}, play=BEFORE_B, deck=WEAPON), "B")
    assert legal(g) == {"discard bo", "pay"}
    play(g, "pay")
    assert (honor(g, "B"), "bo" in lying(g, "hand.B")) == (2, True)


@clause("SAM-R78")
def test_the_last_honor_given_to_bushido_ends_the_game_without_a_deadly_strike() -> None:
    tokens = {"A": 5, "B": 1, "C": 3, "D": 3, "E": 3}
    g = scene(hands={"E": "bushido"}, honor=tokens, deck="parry*6 katana parry*3", turn="E")
    play(g, "play bushido > B", "end", "end")
    assert asked(g) == "B BushidoAnswer"
    play(g, "pay")
    assert g.table.honor == (5, 0, 3, 3, 3), "nobody receives it"
    assert (told(g, DeadlyStrike), told(g, HonorGiven)) == ([], [])
    assert g.outcome == Outcome((0, 2), "honor", (8, 3, 8, 6, 3))


@clause("SAM-R78")
def test_with_a_token_left_the_game_goes_on() -> None:
    g = play(turn_of(scene(play=BEFORE_B, deck=WEAPON, honor={"B": 2}), "B"), "pay")
    assert (g.outcome, honor(g, "B")) == (None, 1)


@clause("SAM-R79")
@pytest.mark.parametrize(("answer", "top"), [("discard bo", "bo"), ("pay", "bushido")])
def test_what_was_given_up_lies_on_top_of_the_revealed_card(answer: str, top: str) -> None:
    g = turn_of(scene(hands={"B": "bo"}, play=BEFORE_B, deck=WEAPON), "B")
    assert lying(g, "discard")[-1] == "katana", "before the choice"
    play(g, answer)
    assert lying(g, "discard")[-2:] == ["katana", top]


@clause("SAM-R80")
@pytest.mark.parametrize(("last", "question"), [("katana", "B BushidoAnswer"), ("geisha", "B PlayPhase")])
def test_a_reveal_that_ends_the_deck_costs_honor_first_and_then_bushido_goes_by_the_card(
    last: str, question: str
) -> None:
    g = turn_of(scene(hands={"B": "bo"}, play=BEFORE_B, deck=last), "B")
    assert (asked(g), len(told(g, DeckEnded))) == (question, 1)
    assert g.table.honor == (4, 2, 2, 2, 2)
    assert lying(g, "discard") == [], "the revealed card is shuffled in too"
    assert g.events.index(told(g, DeckEnded)[0]) < g.events.index(told(g, BushidoChecked)[0])
    if last == "katana":
        play(g, "pay")
        assert (honor(g, "B"), lying(g, "discard")) == (1, ["bushido"])
    assert size(g, "play.C.bushido") == (last == "geisha")


@clause("SAM-R80")
def test_if_that_ends_the_game_bushido_is_not_carried_out() -> None:
    g = turn_of(scene(play=BEFORE_B, deck="katana", honor={"E": 1}), "B")
    assert g.outcome is not None
    assert (size(g, "play.B.bushido"), honor(g, "B"), told(g, BushidoChecked)) == (1, 2, [])


@clause("SAM-R81")
def test_if_no_card_can_be_revealed_bushido_stays_and_is_checked_next_time() -> None:
    g = scene(hands={"A": all_but("bushido parry*4")}, play=BEFORE_B, deck="", deck_ended=True)
    turn_of(g, "B")
    assert (asked(g), size(g, "play.B.bushido"), told(g, BushidoChecked)) == ("B PlayPhase", 1, [])
    assert g.table.honor == (5, 3, 3, 3, 3)
    play(g, "end", "end", "end", "end", "end")
    while asked(g) == "A CardToDiscard":
        g.act(0, g.legal(0)[0])
    assert len(told(g, BushidoChecked)) == 1


@clause("SAM-R82")
def test_the_shogun_of_three_may_pass_bushido_on_for_a_weapon_or_discard_it_for_nothing() -> None:
    g = scene(3, sitting(A="musashi"), hands={"A": "bo"}, play={"A": "bushido"}, deck=WEAPON)
    turn_of(g, "A")
    assert legal(g) == {"discard bo", "pay"}
    passed = play(g.clone(), "discard bo")
    assert (honor(passed, "A"), size(passed, "play.B.bushido")) == (6, 1)
    paid = play(g.clone(), "pay")
    assert told(paid, HonorPaidToBushido) == [HonorPaidToBushido(0, 0)]
    assert (honor(paid, "A"), lying(paid, "discard")[-1]) == (6, "bushido")
    assert "bo" in lying(paid, "hand.A")


@clause("SAM-R83")
def test_the_end_of_the_deck_at_the_check_costs_the_shogun_of_three_a_token() -> None:
    g = scene(3, sitting(A="musashi"), play={"A": "bushido"}, deck="katana")
    play(turn_of(g, "A"), "pay")
    assert g.table.honor == (5, 2, 2), "for the deck, not for Bushido"


@clause("SAM-R84")
def test_a_second_bushido_stays_in_the_hand_but_may_be_discarded_like_any_card() -> None:
    g = scene(hands={"A": "bushido parry*7"}, play=BEFORE_B)
    assert legal(g) == {"end"}
    assert "SAM-R84" in refusal(g, "A", "play bushido > C").clauses
    assert code(g, "A", "discard bushido") == "no-free-discards"
    play(g, "end", "discard bushido")
    assert lying(g, "discard")[0] == "bushido"
    assert size(g, "hand.A") == 7


@clause("SAM-R85")
def test_bushido_stays_in_front_of_a_player_who_is_defeated_or_has_no_cards() -> None:
    g = scene(hands={"A": "bokken diversion", "B": "bo"}, play=BEFORE_B, resilience={"B": 1}, deck=WEAPON)
    play(g, "attack bokken > B", "endure", "play diversion > B")
    assert (resilience(g, "B"), size(g, "hand.B"), size(g, "play.B.bushido")) == (0, 0, 1)
    play(g, "end")
    assert asked(g) == "B BushidoAnswer", "until the own Recover phase"
    assert resilience(g, "B") == 5


@clause("SAM-R86")
@pytest.mark.parametrize(("name", "cards"), [("hideyoshi", 3), ("musashi", 2), ("ieyasu", 2)])
def test_the_reveal_is_no_draw(name: str, cards: int) -> None:
    g = scene(
        characters=sitting(A=name),
        hands={"A": ""},
        play={"A": "bushido"},
        deck="parry*5 geisha",
        discard="bo",
    )
    turn_of(g, "A")
    if name == "ieyasu":
        assert told(g, BushidoChecked), "the reveal came from the deck, unasked"
        play(g, "draw deck")
    assert lying(g, "hand.A") == ["parry"] * cards
    assert lying(g, "discard")[-1] == "geisha"


@clause("SAM-R87")
@pytest.mark.parametrize("layer", ["A", "C", "E"])
def test_it_does_not_matter_who_laid_bushido(layer: str) -> None:
    g = scene(hands={layer: "bushido"}, turn=layer, deck=WEAPON)
    play(g, "play bushido > B")
    owner = {name: size(g, f"play.{name}.bushido") for name in "ABCDE"}
    assert owner == {"A": 0, "B": 1, "C": 0, "D": 0, "E": 0}
    turn_of(g, "B")
    play(g, "pay")
    assert g.table.honor == (5, 2, 3, 3, 3)


@clause("SAM-R88")
def test_bushido_laid_in_the_play_phase_is_not_checked_this_turn() -> None:
    g = scene(characters=sitting(D="musashi"), hands={"A": "bushido"}, deck="parry*5 katana bo*4 kiseru*4")
    play(g, "play bushido > A")
    assert (asked(g), told(g, BushidoChecked)) == ("A PlayPhase", [])
    play(g, "end", "end", "end", "end", "end")
    assert asked(g) == "A BushidoAnswer", "but in the next Recover phase"
