"""The sensible player of Senjutsu: sees only its view, weighs cards against cards, and mixes (ledger 9)."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.worlds import possible_world
from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.bot import SensibleSenjutsu
from tatami.games.senjutsu.charger import Charger
from tatami.games.senjutsu.table import Fight
from tatami.games.senjutsu.wits.laying import card_values
from tatami.games.senjutsu.wits.mixing import answering, expected
from tatami.games.senjutsu.wits.scene import Scene
from tatami.kernel.seats import letter
from tatami.kernel.views import View, events_for
from tatami.players import RandomPlayer, play_match
from tests.games.senjutsu.fights import (
    answer,
    change,
    fight,
    hold,
    in_hand,
    lay,
    only_deck,
    passing,
    put,
    stand,
)
from tests.games.senjutsu.sitters import answer_of, answers_of

TABLES = [(2, {}), (3, {}), (4, {}), (4, {"sides": "pairs"}), (3, {"sides": "one"}), (2, {"terrain": "kit"})]


CLOSE = ("flanking_cut", "rolling_slash", "katana_cut")


def facing(*heroes: str, apart: int = 1) -> Fight:
    """Two who look at each other across so many cells."""
    g = fight(*(heroes or ("student", "master")))
    stand(g, "A", "0,1", 0)
    return stand(g, "B", f"0,{1 - apart}", 3)


# --- whole games --------------------------------------------------------------------------------


def played(seats: int, options: dict[str, object], seed: str) -> list[str]:
    players = [SensibleSenjutsu(seat, seats, seat) for seat in range(seats)]
    match = play_match(RULES, seats, options, players, seed)
    return [f"{letter(seat)}: {answer.text}" for seat, answer in match.acts]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_sensible_players_finish_and_play_alike_from_the_same_seed(
    seats: int, options: dict[str, object]
) -> None:
    said = played(seats, options, f"alike {seats}")
    assert said == played(seats, options, f"alike {seats}")
    assert not [text for text in said if text.endswith("give up")]


def test_it_beats_random_play_nearly_always() -> None:
    wins = 0
    for game in range(12):
        chair = game % 2
        players = [SensibleSenjutsu(s, 2, game) if s == chair else RandomPlayer(s, 2, game) for s in range(2)]
        options = {"field": RULES.box.field_names[game % 4], "characters": "dealt"}
        outcome = play_match(RULES, 2, options, players, f"random {game}").game.outcome
        assert outcome is not None
        wins += chair in outcome.winners
    assert wins >= 10


def test_it_beats_a_charger_more_often_than_not() -> None:
    wins = 0
    for game in range(24):
        chair = game % 2
        players = [SensibleSenjutsu(s, 2, game) if s == chair else Charger(s, 2, game) for s in range(2)]
        options = {"field": RULES.box.field_names[game % 4], "characters": "dealt"}
        outcome = play_match(RULES, 2, options, players, f"charger {game}").game.outcome
        assert outcome is not None
        wins += chair in outcome.winners
    assert wins >= 13


@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_in_every_world_that_looks_the_same_it_answers_the_same(
    seats: int, options: dict[str, object]
) -> None:
    """What lies hidden is dealt anew, decks too: it cannot have looked."""
    g, rng = RULES.new(seats, options, f"worlds {seats}"), Random(seats)
    compared = 0
    while g.outcome is None and g.acts < 150:
        seat = g.asked()[0]
        legal = g.legal(seat)
        view, seed = View(g, seat), rng.getrandbits(32)
        said = SensibleSenjutsu(seat, seats, seed).choose(view, legal)
        if len(legal) > 1 and g.table.turn:
            twin = possible_world(view, rng, g.chance.clone())
            again = SensibleSenjutsu(seat, seats, seed).choose(View(twin, seat), twin.legal(seat))
            assert again.text == said.text, type(g.question).__name__
            compared += 1
        g.act(seat, said)
    assert compared > 20


# --- the card of the turn -----------------------------------------------------------------------


def test_where_several_cards_are_close_no_single_one_is_foreseeable() -> None:
    g = hold(facing(), "A", "plain_cut", "flanking_cut", "rolling_slash", "plain_guard", "circling_step")
    hold(g, "B", "long_thrust", "plain_guard", "measured_stroke", "river_parry", "firm_mind")
    cards = [RULES.box.abilities[RULES.box.by_slug[card]] for card in CLOSE]
    values = card_values(Scene(View(g, 0), Random(1).random), cards)
    assert max(values) - min(values) < 2, "three cards that are close"
    said = answers_of(g, "A", 200)
    assert len(said) >= 3
    assert max(said.values()) < 160


def test_far_away_nobody_strikes_at_the_air() -> None:
    g = hold(facing(apart=4), "A", "quick_stab", "whirling_cut", "horizontal_cut", "deep_breath")
    change(g, "A", focus=2)
    said = answers_of(g, "A")
    assert not {"lay quick_stab", "lay whirling_cut", "lay horizontal_cut", "lay katana_cut"} & set(said)


def test_the_last_wound_is_struck_by_the_quickest_blade() -> None:
    g = hold(facing(), "A", "quick_stab", "plain_guard", "deep_breath", "circling_step")
    change(g, "A", focus=1)
    change(g, "B", wounds=4)
    assert answers_of(g, "A")["lay quick_stab"] >= 30


def test_it_never_charges_into_what_is_in_the_way() -> None:
    """Two steps ahead are a must: a rock stands on the first."""
    g = hold(fight("ronin", "master"), "A", "dashdown_strike", "wolf_charge", "plain_guard", "wolf_bite")
    put(stand(stand(g, "A", "0,1", 0), "B", "0,-2", 3), "rock", "0,0")
    said = answers_of(g, "A")
    assert not {"lay dashdown_strike", "lay wolf_charge"} & set(said)


def test_a_stun_card_is_played_away_while_the_foe_is_out_of_reach() -> None:
    g = hold(facing(apart=4), "A", "quick_stab", "horizontal_cut")
    change(g, "A", stun=4)
    assert answers_of(g, "A")["lay stun"] >= 30


# --- after the reveal ---------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "value"), [("plain_cut", 5), ("shoulder_charge", 6), ("flanking_cut", 4)])
def test_a_guard_is_raised_at_the_value_of_the_attack_that_lies_open(card: str, value: int) -> None:
    g = hold(hold(facing(), "A", "plain_guard"), "B", card)
    g = passing(lay(g, A="plain_guard", B=card), "InitiativeToChoose")
    assert answer_of(g, "A") == f"value {value}"


def test_of_two_parts_the_guard_meets_the_one_that_hurts_more() -> None:
    """Rising Flame pushes at 6 and wounds at 3."""
    g = hold(hold(facing("student", "warrior"), "A", "plain_guard"), "B", "rising_flame")
    g = passing(lay(g, A="plain_guard", B="rising_flame"), "InitiativeToChoose")
    assert answer_of(g, "A") == "value 3"


def test_it_turns_its_guard_to_where_the_blow_comes_from() -> None:
    g = hold(hold(fight("student", "master"), "A", "plain_guard"), "B", "plain_cut")
    stand(stand(g, "A", "0,1", 1), "B", "0,0", 3)
    g = passing(lay(g, A="plain_guard", B="plain_cut"), "InitiativeToChoose")
    g = passing(answer(g, "A: value 5"), "WayToGo")
    assert answer_of(g, "A") == "go 0,1 0"


def test_it_steps_out_of_a_blow_that_is_still_to_come() -> None:
    """A moves at 7, the blow at the cell in front falls at 5."""
    g = hold(hold(facing(), "A", "circling_step"), "B", "tachi_arc")
    g = hold(g, "B", "plain_cut")
    g = passing(lay(g, A="circling_step", B="plain_cut"), "WayToGo")
    said = answer_of(g, "A")
    g = answer(g, f"A: {said}")
    while g.table.step == "resolve":
        seat = g.asked()[0]
        g.act(seat, SensibleSenjutsu(seat, 2, 1).choose(View(g, seat), g.legal(seat)))
    assert g.table.fighters[0].wounds == 0


def test_focus_is_paid_for_a_blow_that_lands_and_not_for_one_that_is_blocked() -> None:
    for guard, wanted in (("deep_breath", "pay"), ("plain_guard", "pass")):
        g = change(hold(hold(facing(), "A", "low_sweep"), "B", guard), "A", focus=1)
        g = passing(lay(g, A="low_sweep", B=guard), "InitiativeToChoose", "WayToGo")
        if guard == "plain_guard":
            g = passing(answer(g, "B: value 6"), "WayToGo")
            g = passing(answer(g, "B: go 0,0 3"), "WayToGo")
        g = answer(g, "A: go 0,1 0")
        assert type(g.question).__name__ == "ExtraToPay"
        assert answer_of(g, "A") == wanted


def test_a_card_that_prevents_a_wound_is_played() -> None:
    g = change(hold(hold(facing(), "A", "shoulder_plate", "deep_breath"), "B", "plain_cut"), "A", focus=1)
    g = lay(g, A="deep_breath", B="plain_cut")
    while g.asked() != (0,) or "play shoulder_plate" not in [a.text for a in g.legal(0)]:
        seat = g.asked()[0]
        g.act(seat, next((a for a in g.legal(seat) if a.text == "pass"), g.legal(seat)[0]))
    assert answer_of(g, "A") == "play shoulder_plate"


def test_of_two_equal_attacks_the_own_comes_first_if_it_kills() -> None:
    g = hold(hold(facing(), "A", "plain_cut"), "B", "plain_cut")
    change(g, "B", wounds=4)
    change(g, "A", wounds=4)
    g.table.track = (0, 1)
    g = passing(lay(g, A="plain_cut", B="plain_cut"), "PlaceToTake")
    assert answer_of(g, "A") == "place 1"


def test_the_surplus_that_is_discarded_is_not_the_best_card() -> None:
    g = hold(
        facing(apart=4),
        "A",
        "tiger_pounce",
        "plain_guard",
        "deep_breath",
        "plain_cut",
        "plain_cut",
        "low_sweep",
    )
    g = passing(lay(g), "SurplusToDiscard", "WayToGo", "KamaeToChange")
    while type(g.question).__name__ != "SurplusToDiscard":
        seat = g.asked()[0]
        g.act(seat, g.legal(seat)[0])
    assert answer_of(g, "A") != "discard tiger_pounce"
    assert "tiger_pounce" in in_hand(g, "A")


def test_with_a_short_deck_no_cards_are_burned_for_a_token() -> None:
    g = only_deck(hold(facing("ronin", "master", apart=4), "A", "fed_by_hate"), "A", 6)
    g = passing(lay(g, A="fed_by_hate"), "EffectToPay", "WayToGo", "KamaeToChange")
    while type(g.question).__name__ != "EffectToPay":
        seat = g.asked()[0]
        g.act(seat, g.legal(seat)[0])
    assert answer_of(g, "A") == "pass"


# --- three and four -----------------------------------------------------------------------------


def test_a_friend_beside_the_foe_is_not_struck_by_choice() -> None:
    g = fight("student", "master", "ronin", "warrior", sides="pairs")
    for seat, cell, side in (("A", "0,1", 0), ("B", "0,0", 3), ("C", "1,0", 5), ("D", "0,-3", 3)):
        stand(g, seat, cell, side)
    hold(g, "A", "whirling_cut", "plain_cut", "plain_guard")
    said = answers_of(g, "A")
    assert said["lay whirling_cut"] < said["lay plain_cut"] + said["lay katana_cut"]


def test_it_aims_at_the_foe_that_is_nearest_to_falling() -> None:
    g = fight("student", "master", "ronin")
    for seat, cell, side in (("A", "0,1", 0), ("B", "0,-1", 3), ("C", "1,-1", 3)):
        stand(g, seat, cell, side)
    change(hold(g, "A", "thrown_knife"), "C", wounds=4)
    g = passing(lay(g, A="thrown_knife"), "TargetToAim")
    assert answer_of(g, "A") == "target C"


def test_it_needs_no_events_to_know_what_lies_open() -> None:
    g = hold(facing(), "A", "plain_cut", "plain_guard")
    deaf = SensibleSenjutsu(0, 2, 3)
    told = SensibleSenjutsu(0, 2, 3)
    told.observe(events_for(g, 0))
    assert deaf.choose(View(g, 0), g.legal(0)) == told.choose(View(g, 0), g.legal(0))


# --- what a foe lays ----------------------------------------------------------------------------


def test_a_card_that_a_foe_hardly_holds_counts_little_however_well_it_would_serve_him() -> None:
    """A slow heavy blow is not given up for the one guard in ten hands that stops it."""
    assert expected([[100.0, -100.0]], [1.0, 0.1]) == [pytest.approx(80.0, abs=1.0)]


def test_a_foe_lays_the_best_of_what_he_surely_holds() -> None:
    assert answering([0.0, 50.0, -50.0], [1.0, 1.0, 1.0]) == pytest.approx([0.0, 1.0, 0.0], abs=0.01)


def test_cards_that_serve_a_foe_alike_are_laid_alike() -> None:
    assert answering([3.0, 3.0], [1.0, 1.0]) == pytest.approx([0.5, 0.5])
