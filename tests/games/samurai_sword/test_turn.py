"""The turn (SAM-50 to SAM-58, SAM-70 to SAM-72) and table talk (SAM-73 to SAM-76)."""

from __future__ import annotations

import pytest

from tatami.formats.views import view_json
from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword.events import BushidoChecked, DeckEnded, Recovered, TurnBegan
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.events import PieceMoved
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, random_play, resilience, roles, scene
from tests.games.scenes import asked, legal, lying, may, play, refusal, sees, size, told

COUNTS = (3, 4, 5, 6, 7)
every_count = pytest.mark.parametrize("seats", COUNTS)
every_character = pytest.mark.parametrize("character", pieces.CHARACTERS)


def beside(character: str) -> str:
    """Four characters, that one at seat B; the others change neither draws nor Weapons."""
    a, c, d = [name for name in ("benkei", "chiyome", "kojiro", "musashi") if name != character][:3]
    return f"{a} {character} {c} {d}"


def draws(g: SamuraiSword, seat: int) -> int:
    """How many cards that player has drawn from the deck since the last turn began."""
    since = len(g.events) - 1 - g.events[::-1].index(told(g, TurnBegan)[-1])
    moves = [e for e in g.events[since:] if isinstance(e, PieceMoved)]
    return sum(e.source == pieces.DECK and e.goal == pieces.HAND[seat] for e in moves)


# --- whose turn -----------------------------------------------------------------------------------


@clause("SAM-50")
@every_count
def test_the_shogun_takes_the_first_turn(seats: int) -> None:
    for seed in range(30):
        g = RULES.new(seats, seed=seed)
        assert told(g, TurnBegan) == [TurnBegan(g.table.shogun, 1)]
        assert g.table.turn == g.table.shogun


@clause("SAM-51", "SAM-72")
@every_count
def test_turns_go_clockwise_and_nobody_is_skipped_not_even_the_defeated_or_empty_handed(seats: int) -> None:
    others = [letter(seat) for seat in range(1, seats)]
    g = scene(seats, hands=dict.fromkeys(others, ""), resilience=dict.fromkeys(others[:-1], 0))
    for _ in range(2 * seats):
        if asked(g).endswith("DrawSource"):
            play(g, "draw deck")
        while asked(g).endswith("CardToDiscard"):
            play(g, min(legal(g)))
        play(g, "end")
    order = [event.seat for event in told(g, TurnBegan)]
    assert order == [(1 + k) % seats for k in range(2 * seats)]


@clause("SAM-51", "SAM-69")
def test_whoever_is_not_at_turn_plays_nothing() -> None:
    g = scene(3, hands={"B": "katana daimyo focus parry"})
    for text in ("attack katana > A", "play daimyo", "play focus", "end"):
        reason = refusal(g, "B", text)
        assert reason.code == "not-your-turn"
        assert reason.facts == {"turn": 0}


# --- the phases -----------------------------------------------------------------------------------


@clause("SAM-52", "SAM-53", "SAM-55", "SAM-56", "SAM-70", "SAM-144", "SAM-R19")
def test_a_turn_is_recover_then_draw_then_play_then_discard() -> None:
    g = scene(
        4,
        hands={"A": "bo", "B": "parry*7"},
        play={"B": "bushido"},
        resilience={"B": 0},
        deck="focus*6 daimyo",
    )
    play(g, "end")
    kinds = [e for e in g.events if isinstance(e, Recovered | BushidoChecked | PieceMoved)]
    steps = [
        "draw" if isinstance(e, PieceMoved) and e.goal == pieces.HAND[1] else type(e).__name__ for e in kinds
    ]
    assert [s for s in steps if s != "PieceMoved"] == ["Recovered", "BushidoChecked", "draw", "draw"]
    assert asked(g) == "B PlayPhase"
    play(g, "end")
    assert asked(g) == "B CardToDiscard"
    play(g, "discard parry", "discard focus")
    assert asked(g) == "C PlayPhase"


@clause("SAM-52")
def test_no_card_is_played_before_the_draw_phase_or_after_the_play_phase() -> None:
    g = scene(4, hands={"C": "bo", "D": "parry*6 katana focus"}, turn="C", discard="bokken")
    play(g, "end")
    assert asked(g) == "D DrawSource"  # Ieyasu draws
    for text in ("attack katana > A", "play focus", "end"):
        assert "SAM-52" in refusal(g, "D", text).clauses
    play(g, "draw deck", "end")
    assert asked(g) == "D CardToDiscard"
    for text in ("attack katana > A", "play focus"):
        assert refusal(g, "D", text).code == "play-is-over"
    assert "SAM-52" in refusal(g, "D", "draw").clauses


@clause("SAM-53", "SAM-159")
@every_character
def test_a_player_without_resilience_recovers_as_much_as_the_character_card_shows(character: str) -> None:
    g = scene(4, beside(character), resilience={"B": 0})
    play(g, "end")
    assert told(g, Recovered) == [Recovered(1, pieces.RESILIENCE[character])]
    assert resilience(g, "B") == pieces.RESILIENCE[character]


@clause("SAM-54")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_with_any_resilience_left_nothing_is_recovered(tokens: int) -> None:
    g = scene(4, resilience={"B": tokens})
    play(g, "end")
    assert told(g, Recovered) == []
    assert resilience(g, "B") == tokens
    assert refusal(g, "B", "recover").code == "recover-only-with-none"


@clause("SAM-53")
def test_only_the_player_at_turn_recovers() -> None:
    g = scene(4, resilience={"C": 0, "D": 0})
    play(g, "end")
    assert asked(g) == "B PlayPhase"
    assert (resilience(g, "C"), resilience(g, "D")) == (0, 0)


@clause("SAM-55", "SAM-138", "SAM-R18")
@pytest.mark.parametrize("tokens", [0, 1, 5])
def test_bushido_is_checked_before_the_draw_phase_whether_or_not_resilience_was_recovered(
    tokens: int,
) -> None:
    g = scene(4, hands={"B": "bo"}, play={"B": "bushido"}, resilience={"B": tokens}, deck="focus*3 katana")
    play(g, "end")
    assert told(g, BushidoChecked) == [BushidoChecked(1, pieces.CARDS.index("katana"), True)]
    assert asked(g) == "B BushidoAnswer"
    assert size(g, "hand.B") == 1  # nothing is drawn yet
    for text in ("play focus", "end", "draw deck", "skip bushido"):
        assert "SAM-55" in refusal(g, "B", text).clauses
    play(g, "discard bo")
    assert lying(g, "hand.B") == ["focus", "focus"]


@clause("SAM-55")
def test_without_bushido_in_front_nothing_is_checked() -> None:
    g = scene(4, play={"C": "bushido"}, deck="focus*3 katana")
    play(g, "end")
    assert told(g, BushidoChecked) == []
    assert lying(g, "hand.B") == ["parry", "katana", "focus"]


# --- drawing --------------------------------------------------------------------------------------


@clause("SAM-56")
def test_the_player_at_turn_draws_the_top_two_cards_of_the_deck() -> None:
    g = scene(4, hands={"B": "parry"}, deck="bo*3 daimyo katana")
    play(g, "end")
    assert lying(g, "hand.B") == ["parry", "katana", "daimyo"]
    assert lying(g, "deck") == ["bo"] * 3
    assert [size(g, f"hand.{name}") for name in "ACD"] == [1, 1, 1]


@clause("SAM-57", "SAM-178", "SAM-163")
@every_character
def test_two_cards_for_every_character_but_hideyoshi(character: str) -> None:
    g = scene(4, beside(character), play={"B": "focus fast_draw armor"}, discard="katana")
    play(g, "end")
    if character == "ieyasu":
        assert asked(g) == "B DrawSource"
        play(g, "draw deck")
    assert asked(g) == "B PlayPhase"
    assert draws(g, 1) == (3 if character == "hideyoshi" else 2)
    assert lying(g, "discard")[-1] == "katana"


@clause("SAM-57", "SAM-163", "SAM-164")
def test_only_ieyasu_may_take_the_first_card_from_another_source_and_only_the_first() -> None:
    g = scene(4, beside("ieyasu"), hands={"B": ""}, discard="bo katana")
    play(g, "end", "draw discard")
    assert lying(g, "hand.B")[0] == "katana"
    assert draws(g, 1) == 1
    assert lying(g, "discard") == ["bo"]
    assert refusal(g, "B", "draw discard").code == "only-the-first-card"


@clause("SAM-57", "SAM-126", "SAM-EX9")
@every_count
def test_the_shogun_draws_one_more_with_three_players_and_only_there(seats: int) -> None:
    g = scene(seats, "benkei chiyome kojiro musashi goemon ginchiyo tomoe", turn=letter(seats - 1))
    play(g, "end")
    assert draws(g, 0) == (3 if seats == 3 else 2)
    play(g, "end")
    assert draws(g, 1) == 2


@clause("SAM-56", "SAM-57")
def test_nobody_draws_more_or_fewer_or_not_at_all() -> None:
    g = scene(4)
    play(g, "end")
    assert refusal(g, "B", "draw deck").code == "draw-in-the-draw-phase"
    for text in ("draw", "skip drawing"):
        assert "SAM-57" in refusal(g, "B", text).clauses


@clause("SAM-58", "SAM-103", "SAM-104", "SAM-R28")
def test_a_draw_that_empties_the_deck_goes_on_from_the_new_one() -> None:
    g = scene(4, hands={"B": ""}, deck="katana")
    discarded = size(g, "discard")
    play(g, "end")
    assert lying(g, "hand.B")[0] == "katana"
    assert size(g, "hand.B") == 2
    assert told(g, DeckEnded) == [DeckEnded(discarded)]
    assert (size(g, "deck"), size(g, "discard")) == (discarded - 1, 0)
    assert [honor(g, name) for name in "ABCD"] == [4, 2, 2, 2]


# --- the Discard phase ----------------------------------------------------------------------------


@clause("SAM-70", "SAM-71", "SAM-72")
@pytest.mark.parametrize("cards", [0, 1, 6, 7])
def test_with_seven_cards_or_fewer_nothing_is_discarded(cards: int) -> None:
    g = scene(4, hands={"A": f"parry*{cards}" if cards else ""})
    play(g, "end")
    assert asked(g) == "B PlayPhase"
    assert size(g, "hand.A") == cards
    assert size(g, "discard") == 0


@clause("SAM-70", "SAM-71", "SAM-R22")
@pytest.mark.parametrize("more", [1, 2, 5])
def test_with_more_than_seven_cards_exactly_seven_are_kept(more: int) -> None:
    g = scene(4, hands={"A": "daimyo katana" + f" parry*{5 + more}"})
    play(g, "end")
    for left in range(more, 0, -1):
        assert asked(g) == "A CardToDiscard"
        reason = refusal(g, "A", "end")
        assert (reason.code, reason.facts) == ("discard-first", {"cards": 7 + left, "limit": 7})
        play(g, "discard parry")
    assert asked(g) == "B PlayPhase"
    assert size(g, "hand.A") == 7
    assert lying(g, "discard") == ["parry"] * more
    assert refusal(g, "A", "discard parry").code == "down-to-seven"


@clause("SAM-71")
def test_the_cards_to_discard_are_of_ones_own_choice() -> None:
    g = scene(4, hands={"A": "daimyo katana bo focus geisha parry*4"})
    play(g, "end")
    assert legal(g) == {f"discard {card}" for card in ("daimyo", "katana", "bo", "focus", "geisha", "parry")}
    assert refusal(g, "A", "discard nodachi").code == "not-in-hand"
    play(g, "discard katana", "discard geisha")
    assert lying(g, "discard") == ["katana", "geisha"]
    assert asked(g) == "B PlayPhase"


@clause("SAM-70", "SAM-R48")
def test_only_ones_own_discard_phase_limits_a_hand() -> None:
    g = scene(4, hands={"A": "tea_ceremony", "B": "parry*7"})
    play(g, "play tea_ceremony")
    assert size(g, "hand.B") == 8
    play(g, "end")
    assert size(g, "hand.B") == 10
    assert asked(g) == "B PlayPhase"
    assert refusal(g, "B", "discard parry").code == "no-free-discards"


@clause("SAM-72")
def test_the_next_turn_begins_with_no_weapons_played() -> None:
    g = scene(4, hands={"A": "bo parry", "B": "bo"})
    play(g, "attack bo > B", "endure", "end")
    assert g.table.weapons_played == 0
    assert may(g, "attack bo > A")


# --- table talk -----------------------------------------------------------------------------------


@clause("SAM-73", "SAM-60", "SAM-R105")
def test_every_role_may_do_the_same_things_so_that_one_can_pretend_to_be_another() -> None:
    hidden = ["samurai", "ronin", "ninja_1", "ninja_2"]
    cards = {"B": "katana geisha diversion breathing bushido battle_cry daimyo"}
    worlds = [scene(" ".join(["shogun", *hidden[k:], *hidden[:k]]), turn="B", hands=cards) for k in range(4)]
    assert len({roles(g)[1] for g in worlds}) == 4
    for g in worlds:
        assert legal(g) == legal(worlds[0])
        assert {"attack katana > A", "attack katana > C"} <= legal(g)
        assert view_json(View(g, SPECTATOR)) == view_json(View(worlds[0], SPECTATOR))


@clause("SAM-74", "SAM-107", "SAM-R105")
@every_count
def test_a_role_card_is_shown_to_nobody_before_the_end(seats: int) -> None:
    for g in random_play(seats, 21):
        secret = [letter(seat) for seat in range(seats) if seat != g.table.shogun]
        everybody = {*map(letter, range(seats)), "spectator"}
        for owner in secret:
            shown = {tuple(sees(g, viewer, f"role.{owner}")) for viewer in everybody - {owner}}
            assert (shown == {("?",)}) == (g.outcome is None)
            if g.outcome is None:
                clauses = ("SAM-74", "SAM-24") if seats > 3 else ("SAM-R99",)
                assert refusal(g, owner, "show role").clauses == clauses
                assert refusal(g, owner, "look at a role").clauses == clauses


@clause("SAM-75")
@pytest.mark.parametrize("asks", ["A", "B"])
def test_nobody_may_ask_which_cards_others_hold(asks: str) -> None:
    g = scene(3, hands={"A": "bo"})
    assert refusal(g, asks, "ask for cards").clauses == ("SAM-75",)
    play(g, "attack bo > B")
    assert refusal(g, asks, "ask for cards").clauses == ("SAM-75",)


@clause("SAM-76")
@pytest.mark.parametrize("asks", ["A", "B"])
def test_nobody_may_ask_how_others_would_react(asks: str) -> None:
    g = scene(3, hands={"A": "battle_cry"})
    assert refusal(g, asks, "ask for reaction").clauses == ("SAM-76",)
    play(g, "play battle_cry")
    assert refusal(g, asks, "ask for reaction").clauses == ("SAM-76",)
