"""Rulings on cards and editions, turn and timing (SAM-R1 to SAM-R25)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword.events import (
    Attacked,
    BushidoChecked,
    DeadlyStrike,
    Defeated,
    HonorGiven,
    LastOneStanding,
    Recovered,
    Wounded,
)
from tatami.games.samurai_sword.rules.end import multiplier, team_of
from tatami.kernel.events import PieceMoved
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import NotUnderstood
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene, shown, sitting, turn_of
from tests.games.scenes import asked, code, legal, lying, may, play, refusal, size, told

HONOR_FIRST = {"last_blow": "honor"}


# --- cards, text and editions -------------------------------------------------------------------


@clause("SAM-R1")
def test_there_are_fifteen_properties_and_forty_three_actions() -> None:
    kinds = Counter(
        "weapon" if pieces.is_weapon(card) else "property" if pieces.is_property(card) else "action"
        for card in pieces.playing_cards()
    )
    assert kinds == {"weapon": 32, "action": 43, "property": 15}


@clause("SAM-R2")
@pytest.mark.parametrize(
    ("spelt", "not_spelt"), [("battle_cry", "battlecry"), ("diversion", "divertion"), ("jujutsu", "ju_jitsu")]
)
def test_cards_are_called_as_in_the_english_rules(spelt: str, not_spelt: str) -> None:
    assert RULES.parse(f"discard {spelt}").text == f"discard {spelt}"
    with pytest.raises(NotUnderstood):
        RULES.parse(f"discard {not_spelt}")


@clause("SAM-R3")
@pytest.mark.parametrize("seats", pieces.COUNTS)
def test_the_shogun_gets_no_extra_resilience(seats: int) -> None:
    for seed in range(5):
        table = RULES.new(seats, seed=seed).table
        assert table.resilience[table.shogun] == pieces.RESILIENCE[table.characters[table.shogun]]
        assert table.honor[table.shogun] > max(h for s, h in enumerate(table.honor) if s != table.shogun)


@clause("SAM-R4")
@pytest.mark.parametrize(("ronin", "ninja", "winners"), [(2, 5, (1, 4)), (3, 6, (1, 4)), (3, 5, (3,))])
def test_a_tie_goes_to_the_ninja_and_not_to_the_shoguns_team(
    ronin: int, ninja: int, winners: tuple[int, ...]
) -> None:
    tokens = {"A": 1, "B": 1, "C": 3, "D": ronin, "E": ninja}
    g = play(scene(hands={"A": "bokken"}, honor=tokens, resilience={"B": 1}), "attack bokken > B", "endure")
    assert g.outcome is not None
    assert g.outcome.scores == (5, ninja, 5, 2 * ronin, ninja)
    assert g.outcome.winners == winners


@clause("SAM-R4")
def test_between_the_shoguns_team_and_the_ronin_it_goes_to_the_shogun() -> None:
    tokens = {"A": 1, "B": 1, "C": 2, "D": 2, "E": 3}
    g = play(scene(hands={"A": "bokken"}, honor=tokens, resilience={"B": 1}), "attack bokken > B", "endure")
    assert g.outcome == Outcome((0, 2), "tie", (4, 3, 4, 4, 3))


@clause("SAM-R5")
@pytest.mark.parametrize(
    ("seats", "multipliers"),
    [(3, "2 1 1"), (4, "1 1 2 2"), (5, "1 1 1 2 1"), (6, "1 1 2 3 1 1"), (7, "1 1 1 3 1 1 1")],
)
def test_scoring_cards_are_nowhere_and_the_rules_know_their_table(seats: int, multipliers: str) -> None:
    g = scene(seats)
    assert sum(map(len, g.places)) == 90 + len(pieces.role_cards(seats))
    found = [multiplier(g, seat) for seat in range(seats)]
    assert " ".join(map(str, found)) == multipliers
    weights = Counter[int]()
    for seat in range(seats):
        weights[team_of(g, seat)] += found[seat]
    assert len(set(weights.values())) == 1, "each team's multipliers add up to the same"


@clause("SAM-R6")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_ninja_card_that_is_left_over_is_one_of_three_at_random_and_unseen(seats: int) -> None:
    removed = set()
    for seed in range(12):
        g = RULES.new(seats, seed=seed)
        (card,) = lying(g, "box")
        removed.add(card)
        for viewer in (*"ABCDE"[:seats], "spectator"):
            assert shown(g, viewer, "box") == ["?"]
    assert removed == {"role:ninja_1", "role:ninja_2", "role:ninja_3"}


# --- who first ----------------------------------------------------------------------------------


@clause("SAM-R7")
def test_what_several_players_do_at_once_is_done_by_the_active_player_first_and_then_clockwise() -> None:
    deck = "parry*2 bokken bo kiseru shuriken armor focus geisha"
    g = play(
        scene(hands={**dict.fromkeys("ABDE", ""), "C": "tea_ceremony"}, deck=deck, turn="C"),
        "play tea_ceremony",
    )
    hands = {seat: lying(g, f"hand.{seat}") for seat in "CDEAB"}
    assert hands == {
        "C": ["geisha", "focus", "armor"],
        "D": ["shuriken"],
        "E": ["kiseru"],
        "A": ["bo"],
        "B": ["bokken"],
    }


@clause("SAM-R8")
@pytest.mark.parametrize("cry", ["battle_cry", "jujutsu"])
def test_cries_are_answered_in_turn_each_answer_complete_before_the_next(cry: str) -> None:
    g = scene(hands={"C": cry, "D": "parry"}, resilience={"D": 1}, turn="C")
    play(g, f"play {cry}")
    assert asked(g)[0] == "D"
    assert code(g, "E", "endure") == "others-answer-first"
    play(g, "endure")
    assert asked(g)[0] == "E"
    assert (honor(g, "C"), honor(g, "D")) == (4, 2), "the token has been handed over already"
    assert code(g, "D", "endure") == "has-answered"
    play(g, "endure")
    assert code(g, "E", "endure") == "has-answered"
    assert asked(g)[0] == "A"
    play(g, "endure", "endure")
    assert asked(g) == "C PlayPhase"


@clause("SAM-R9")
@pytest.mark.parametrize(("turn", "victim", "spared"), [("A", "B", "D"), ("C", "D", "B")])
def test_the_first_defeat_that_ends_the_game_ends_the_round_of_answers(
    turn: str, victim: str, spared: str
) -> None:
    tokens = {"B": 1, "D": 1}
    g = scene(hands={turn: "battle_cry", "B": "bo", "D": "bo"}, honor=tokens, resilience=tokens, turn=turn)
    play(g, "play battle_cry")
    while asked(g)[0] != victim:
        play(g, "endure")
    play(g, "endure")
    assert g.outcome is not None
    assert [honor(g, seat) for seat in (victim, spared)] == [0, 1]
    assert resilience(g, spared) == 1, "never asked"


@clause("SAM-R10")
def test_who_is_harmless_is_seen_when_the_turn_to_answer_comes() -> None:
    """No card touches a hand in between, so the test does."""
    g = play(scene(4, hands={"A": "battle_cry"}), "play battle_cry")
    assert asked(g) == "B BattleCryAnswer"
    g.move(pieces.HAND[2], -1, pieces.DISCARD)
    play(g, "endure")
    assert asked(g) == "D BattleCryAnswer"
    assert [resilience(g, seat) for seat in "BCD"] == [4, 5, 5]


# --- an attack, a Defeat ------------------------------------------------------------------------


@clause("SAM-R11")
def test_while_the_target_is_asked_the_weapon_has_left_the_hand_and_counts() -> None:
    g = scene(hands={"A": "bokken kiseru", "B": "parry bo"})
    assert code(g, "A", "attack bokken > C") == "too-far", "(1) legality first"
    play(g, "attack bokken > B")
    assert (lying(g, "hand.A"), lying(g, "resolving"), size(g, "discard")) == (["kiseru"], ["bokken"], 0)
    assert (g.table.weapons_played, resilience(g, "B")) == (1, 5)
    for text in ("take back weapon", "change target", "attack kiseru > B"):
        assert "SAM-R11" in refusal(g, "A", text).clauses
    play(g, "parry")
    assert lying(g, "resolving") == []
    assert code(g, "A", "attack kiseru > B") == "weapon-limit", "a parried Weapon was played all the same"


@clause("SAM-R11")
def test_wounds_then_defeat_then_tomoe_then_ushiwaka_then_the_weapon_is_discarded() -> None:
    g = scene(characters=sitting(A="tomoe", B="ushiwaka"), hands={"A": "kiseru"}, resilience={"B": 2})
    play(g, "attack kiseru > B", "endure")
    hands = {pieces.HAND[0]: "A draws", pieces.HAND[1]: "B draws", pieces.DISCARD: "discarded"}
    told_in_order = [
        hands.get(event.goal, "played") if isinstance(event, PieceMoved) else type(event).__name__
        for event in g.events
    ]
    assert told_in_order == [
        *("Attacked", "played", "Wounded", "Defeated", "HonorGiven"),
        *("A draws", "B draws", "B draws", "discarded"),
    ]
    assert told(g, Attacked) == [Attacked(0, pieces.FACES.index("kiseru"), 1)]


@clause("SAM-R12")
def test_a_defeat_hands_over_a_token_unless_the_swordmaster_comes_first() -> None:
    g = scene(4, hands={"A": "bokken"}, resilience={"B": 1, "C": 0, "D": 0})
    play(g, "attack bokken > B", "endure")
    assert g.outcome == Outcome((0, 2), "swordmaster")
    assert (told(g, Defeated), told(g, HonorGiven)) == ([Defeated(1, 0)], [])
    assert g.table.honor == (5, 3, 3, 3)
    g = scene(4, hands={"A": "bokken"}, resilience={"B": 1, "C": 0, "D": 1})
    play(g, "attack bokken > B", "endure")
    assert (g.outcome, told(g, HonorGiven)) == (None, [HonorGiven(1, 0)])
    assert g.table.honor == (6, 2, 3, 3)
    assert (
        g.events.index(Wounded(1, 1, 0)) < g.events.index(Defeated(1, 0)) < g.events.index(HonorGiven(1, 0))
    )


@clause("SAM-R13")
@pytest.mark.parametrize(("options", "how"), [({}, "swordmaster"), (HONOR_FIRST, "honor")])
def test_a_blow_that_would_end_the_game_both_ways_is_a_victory_of_the_swordmaster(
    options: dict[str, object], how: str
) -> None:
    tokens = {"A": 1, "B": 1, "C": 1, "D": 9}
    g = scene(4, hands={"A": "bokken"}, resilience={"B": 1, "C": 0, "D": 0}, honor=tokens, options=options)
    play(g, "attack bokken > B", "endure")
    assert g.outcome is not None
    assert g.outcome.how == how
    assert g.outcome.winners == ((0, 2) if how == "swordmaster" else (1, 3))
    assert told(g, LastOneStanding) == ([LastOneStanding(0)] if how == "swordmaster" else [])
    assert g.table.honor[:2] == ((1, 1) if how == "swordmaster" else (2, 0))


@clause("SAM-R13")
def test_with_the_other_option_the_swordmaster_still_wins_if_the_victim_keeps_honor() -> None:
    g = scene(4, hands={"A": "bokken"}, resilience={"B": 1, "C": 0, "D": 0}, options=HONOR_FIRST)
    play(g, "attack bokken > B", "endure")
    assert g.outcome == Outcome((0, 2), "swordmaster")
    assert g.table.honor == (6, 2, 3, 3), "after the token was given"


@clause("SAM-R14")
@pytest.mark.parametrize("options", [{}, HONOR_FIRST])
def test_the_last_one_standing_over_a_team_mate_takes_the_token_and_the_penalty(
    options: dict[str, object],
) -> None:
    g = scene(4, hands={"A": "bo"}, resilience={"B": 0, "C": 1, "D": 0}, options=options)
    play(g, "attack bo > C", "endure")
    assert told(g, HonorGiven) == [HonorGiven(2, 0)]
    assert told(g, DeadlyStrike) == [DeadlyStrike(0, 2, pieces.SHOGUNS_TEAM)]
    assert g.outcome == Outcome((1, 3), "honor", (7, 9, 7, 9)), "6 + 2 * 2 - 3 against 3 + 2 * 3"


@clause("SAM-R15")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_in_play_only_the_active_player_can_be_the_last_with_resilience(seats: int) -> None:
    rng = Random(seats)
    for seed in range(6):
        g = RULES.new(seats, seed=seed)
        while g.outcome is None:
            table = g.table
            assert table.resilience[table.turn] >= 1
            assert sum(tokens > 0 for tokens in table.resilience) >= 2
            seat = g.asked()[0]
            g.act(seat, rng.choice(g.legal(seat)))
        if g.outcome.how == "swordmaster":
            assert told(g, LastOneStanding) == [LastOneStanding(g.table.turn)]


@clause("SAM-R16")
def test_resilience_in_front_of_an_empty_hand_blocks_the_swordmaster() -> None:
    g = scene(4, hands={"A": "bokken", "C": ""}, resilience={"B": 1, "C": 1, "D": 0})
    play(g, "attack bokken > B", "endure")
    assert (g.outcome, honor(g, "A")) == (None, 6)


@clause("SAM-R17")
@pytest.mark.parametrize(("tokens", "drawn"), [(1, 0), (2, 1)])
def test_after_a_decisive_blow_nobody_draws_any_more(tokens: int, drawn: int) -> None:
    g = scene(
        characters=sitting(A="tomoe", B="ushiwaka"),
        hands={"A": "bokken", "B": "bo"},
        resilience={"B": 1},
        honor={"B": tokens},
        deck="parry*3 daimyo*2",
    )
    play(g, "attack bokken > B", "endure")
    assert (g.outcome is None) == bool(drawn)
    assert (size(g, "hand.A"), size(g, "hand.B")) == (drawn, 1 + drawn)


# --- the beginning of a turn --------------------------------------------------------------------


@clause("SAM-R18")
@pytest.mark.parametrize("left", [0, 1, 5])
def test_bushido_is_checked_every_turn_whether_or_not_anything_was_recovered(left: int) -> None:
    g = turn_of(scene(play={"B": "bushido"}, resilience={"B": left}, deck="parry*3 geisha"), "B")
    assert len(told(g, Recovered)) == (left == 0)
    assert len(told(g, BushidoChecked)) == 1


@clause("SAM-R19")
def test_resilience_is_recovered_before_bushido_is_checked() -> None:
    g = turn_of(scene(play={"B": "bushido"}, resilience={"B": 0}, deck="parry*3 katana"), "B")
    assert asked(g) == "B BushidoAnswer"
    assert resilience(g, "B") == 5
    assert g.events.index(Recovered(1, 5)) < g.events.index(told(g, BushidoChecked)[0])


# --- where cards lie ----------------------------------------------------------------------------


@clause("SAM-R20")
def test_a_card_whose_effect_is_carried_out_is_in_no_hand_and_in_no_pile() -> None:
    g = scene(hands={"A": "battle_cry"})
    play(g, "play battle_cry")
    assert (lying(g, "resolving"), size(g, "hand.A"), size(g, "discard")) == (["battle_cry"], 0, 0)


@clause("SAM-R20")
def test_so_it_is_not_shuffled_into_a_new_deck() -> None:
    g = scene(hands={"A": "daimyo", "B": "daimyo*2"}, deck="katana", discard="geisha")
    play(g, "play daimyo")
    assert "geisha" in lying(g, "deck") + lying(g, "hand.A")
    assert "daimyo" not in lying(g, "deck") + lying(g, "hand.A")
    assert lying(g, "discard") == ["daimyo"]


@clause("SAM-R21")
def test_the_card_that_caused_the_effect_lies_on_top_of_what_was_given_up() -> None:
    g = scene(
        hands={
            "A": "bokken geisha battle_cry jujutsu",
            "B": "parry*2",
            "C": "parry katana",
            "D": "",
            "E": "bo",
        }
    )
    play(g, "attack bokken > B", "parry")
    assert lying(g, "discard") == ["parry", "bokken"]
    play(g, "play battle_cry", "discard parry", "discard parry", "endure")
    assert lying(g, "discard")[2:] == ["parry", "parry", "battle_cry"]
    play(g, "play jujutsu", "discard katana", "discard bo")
    assert lying(g, "discard")[5:] == ["katana", "bo", "jujutsu"]


@clause("SAM-R21")
def test_the_victims_card_lies_below_the_geisha() -> None:
    g = scene(hands={"A": "geisha*2", "B": "katana"}, play={"B": "armor"})
    play(g, "play geisha > B", "play geisha > B.armor")
    assert lying(g, "discard") == ["katana", "geisha", "armor", "geisha"]


@clause("SAM-R22")
@pytest.mark.parametrize("order", [("bo", "katana"), ("katana", "bo")])
def test_the_card_discarded_last_lies_on_top_for_ieyasu(order: tuple[str, str]) -> None:
    g = scene(hands={"C": "bo katana parry*7"}, turn="C")
    play(g, "end", *(f"discard {card}" for card in order))
    assert lying(g, "discard") == list(order)
    assert asked(g) == "D DrawSource"
    play(g, "draw discard")
    assert order[1] in lying(g, "hand.D")


@clause("SAM-R23")
@pytest.mark.parametrize(
    ("text", "goal"), [("play armor", "play.A.armor"), ("play bushido > C", "play.C.bushido")]
)
def test_a_property_goes_straight_from_the_hand_to_its_place(text: str, goal: str) -> None:
    g = play(scene(hands={"A": "armor bushido"}), text)
    moves = [(move.source, move.goal) for move in told(g, PieceMoved)]
    assert moves == [(pieces.HAND[0], g.layout.by_name[goal])]
    assert size(g, "discard") == 0


@clause("SAM-R24")
def test_an_attack_with_the_last_card_is_carried_out_though_the_attacker_is_harmless_then() -> None:
    g = scene(hands={"A": "bokken", "B": "bokken", "E": "parry"})
    play(g, "attack bokken > B")
    assert size(g, "hand.A") == 0
    play(g, "endure")
    assert resilience(g, "B") == 4
    play(g, "end")
    assert code(g, "B", "attack bokken > A") == "harmless-without-cards"
    assert may(g, "attack bokken > E"), "A is not counted between B and E"
    kept = play(scene(hands={"A": "bokken parry", "B": "bokken"}), "attack bokken > B", "endure", "end")
    assert not may(kept, "attack bokken > E")
    assert may(kept, "attack bokken > A")


@clause("SAM-R25")
def test_nobody_must_play_a_card() -> None:
    g = scene(hands={"A": "bokken tea_ceremony armor geisha"})
    assert len(legal(g)) > 4
    play(g, "end")
    assert (asked(g), size(g, "hand.A")) == ("B PlayPhase", 4)
