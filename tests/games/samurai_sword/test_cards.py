"""The other cards (SAM-131 to SAM-136, SAM-146 to SAM-157), but for Bushido."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.events import CardDiscarded, Healed, PointsCounted, Unaffected, Wounded
from tatami.games.samurai_sword.pieces import DECK, PARRY
from tatami.kernel.events import PieceMoved
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene
from tests.games.scenes import asked, code, legal, lying, may, play, refusal, size, told

EVERYWHERE = {"C": "armor*4"}
"""Far too well armored for any Weapon that A holds."""


# --- Battle Cry and Jujutsu ---------------------------------------------------------------------


@clause("SAM-131")
def test_battle_cry_each_other_player_gives_up_a_parry_or_suffers_one_wound() -> None:
    hands = {"A": "battle_cry parry", "B": "parry*2 bokken", "C": "parry", "D": "katana daimyo"}
    g = play(scene(4, hands=hands), "play battle_cry")
    assert (asked(g), legal(g)) == ("B BattleCryAnswer", {"discard parry", "endure"})
    assert code(g, "B", "discard bokken") == "battle-cry-wants-a-parry"
    play(g, "discard parry")
    assert asked(g) == "C BattleCryAnswer"
    play(g, "endure")
    assert (asked(g), legal(g)) == ("D BattleCryAnswer", {"endure"})
    play(g, "endure")
    assert asked(g) == "A PlayPhase", "the player of the card is not asked"
    assert [resilience(g, seat) for seat in "ABCD"] == [4, 5, 4, 4]
    assert (lying(g, "hand.B"), lying(g, "hand.C")) == (["parry", "bokken"], ["parry"])


@clause("SAM-132")
def test_battle_cry_passes_harmless_players_over() -> None:
    g = scene(4, hands={"A": "battle_cry", "B": ""}, resilience={"C": 0, "D": 2})
    play(g, "play battle_cry")
    assert asked(g) == "D BattleCryAnswer"
    assert told(g, Unaffected) == [Unaffected(1, True), Unaffected(2, True)]
    assert code(g, "B", "endure") == "harmless-is-unaffected"
    play(g, "endure")
    assert [resilience(g, seat) for seat in "ABCD"] == [4, 5, 0, 1]
    assert honor(g, "C") == 3, "nobody is Defeated twice"


@clause("SAM-154")
def test_jujutsu_each_other_player_gives_up_a_weapon_or_suffers_one_wound() -> None:
    hands = {"A": "jujutsu katana", "B": "bo bokken parry", "C": "nodachi", "D": "parry*2"}
    g = play(scene(4, hands=hands), "play jujutsu")
    assert (asked(g), legal(g)) == ("B JujutsuAnswer", {"discard bo", "discard bokken", "endure"})
    assert code(g, "B", "discard parry") == "jujutsu-wants-a-weapon"
    play(g, "discard bo", "endure")
    assert (asked(g), legal(g)) == ("D JujutsuAnswer", {"endure"})
    play(g, "endure")
    assert asked(g) == "A PlayPhase"
    assert [resilience(g, seat) for seat in "ABCD"] == [4, 5, 4, 4]
    assert (lying(g, "hand.B"), lying(g, "hand.C")) == (["bokken", "parry"], ["nodachi"])


@clause("SAM-155")
def test_jujutsu_passes_harmless_players_over() -> None:
    g = scene(4, hands={"A": "jujutsu", "B": "katana", "C": "", "D": "bo"}, resilience={"B": 0})
    play(g, "play jujutsu")
    assert asked(g) == "D JujutsuAnswer"
    assert code(g, "B", "discard katana") == "harmless-is-unaffected"
    play(g, "endure")
    assert [event.seat for event in told(g, Wounded)] == [3]
    assert lying(g, "hand.B") == ["katana"]


# --- Breathing ----------------------------------------------------------------------------------


@clause("SAM-133")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_breathing_brings_all_missing_resilience_back(left: int) -> None:
    g = play(scene(hands={"A": "breathing"}, resilience={"A": left}), "play breathing > B")
    assert resilience(g, "A") == 4
    assert told(g, Healed) == [Healed(0, 4 - left)]


@clause("SAM-134")
def test_after_the_healing_another_player_draws_one_card() -> None:
    g = scene(hands={"A": "breathing*2"}, resilience={"A": 1}, deck="parry katana")
    assert "SAM-134" in refusal(g, "A", "play breathing > A").clauses
    assert "SAM-134" in refusal(g, "A", "play breathing").clauses
    play(g, "play breathing > D")
    assert lying(g, "hand.D") == ["parry", "katana"]
    assert [size(g, f"hand.{seat}") for seat in "ABCDE"] == [1, 1, 1, 2, 1]
    draw = next(event for event in g.events if isinstance(event, PieceMoved) and event.source == DECK)
    assert g.events.index(told(g, Healed)[0]) < g.events.index(draw)


@clause("SAM-134")
def test_one_has_healed_even_if_that_draw_ends_the_game() -> None:
    g = scene(hands={"A": "breathing"}, resilience={"A": 1}, deck="katana", honor={"E": 1})
    play(g, "play breathing > D")
    assert g.outcome is not None
    assert resilience(g, "A") == 4


@clause("SAM-135")
def test_breathing_heals_nobody_else() -> None:
    g = scene(hands={"A": "breathing"}, resilience={"A": 3, "B": 0, "C": 1})
    assert "SAM-135" in refusal(g, "A", "heal another").clauses
    play(g, "play breathing > B")
    assert [resilience(g, seat) for seat in "ABC"] == [4, 0, 1]


@clause("SAM-136")
def test_breathing_may_be_played_with_full_resilience() -> None:
    g = play(scene(hands={"A": "breathing"}), "play breathing > B")
    assert told(g, Healed) == [Healed(0, 0)]
    assert (resilience(g, "A"), size(g, "hand.B")) == (4, 2)


# --- Daimyo and Tea Ceremony --------------------------------------------------------------------


@clause("SAM-146")
def test_daimyo_draws_two_cards() -> None:
    g = play(scene(hands={"A": "daimyo"}, deck="bokken parry bo katana"), "play daimyo")
    assert lying(g, "hand.A") == ["katana", "bo"]
    assert lying(g, "deck") == ["bokken", "parry"]
    assert lying(g, "discard")[-1] == "daimyo"


@clause("SAM-147")
@pytest.mark.parametrize(("spent", "daimyo"), [(False, 1), (True, 0)])
def test_a_daimyo_scores_only_if_it_is_kept_until_the_end(spent: bool, daimyo: int) -> None:
    g = scene(hands={"A": "daimyo bokken"}, deck="parry*5", resilience={"B": 1}, honor={"B": 1})
    if spent:
        play(g, "play daimyo")
    play(g, "attack bokken > B", "endure")
    assert told(g, PointsCounted)[0] == PointsCounted(0, 6, 1, daimyo, 6 + daimyo)


@clause("SAM-156", "SAM-157")
def test_tea_ceremony_draws_three_for_oneself_and_one_for_everybody_else() -> None:
    g = scene(hands={"A": "tea_ceremony", "C": ""}, resilience={"D": 0})
    play(g, "play tea_ceremony")
    assert [size(g, f"hand.{seat}") for seat in "ABCDE"] == [3, 2, 1, 2, 2]
    assert lying(g, "discard") == ["tea_ceremony"]


# --- Diversion and Geisha -----------------------------------------------------------------------


@clause("SAM-148")
def test_diversion_takes_a_random_card_from_any_other_hand_however_far() -> None:
    g = scene(hands={"A": "diversion bokken", "C": "katana*1 parry*2", "B": ""}, play=EVERYWHERE)
    assert not may(g, "attack bokken > C")
    assert "SAM-148" in refusal(g, "A", "play diversion > A").clauses
    assert code(g, "A", "play diversion > C.armor") == "diversion-takes-from-hands"
    play(g, "play diversion > C")
    assert (size(g, "hand.A"), size(g, "hand.C"), size(g, "play.C.armor")) == (2, 2, 4)
    assert sorted(lying(g, "hand.A") + lying(g, "hand.C")) == ["bokken", "katana", "parry", "parry"]
    assert lying(g, "discard") == ["diversion"]


@clause("SAM-152")
def test_geisha_makes_any_other_player_discard_one_card_however_far() -> None:
    g = scene(hands={"A": "geisha*2 bokken", "C": "parry*3"}, play=EVERYWHERE)
    assert not may(g, "attack bokken > C")
    assert "SAM-152" in refusal(g, "A", "play geisha > A").clauses
    play(g, "play geisha > C")
    assert (size(g, "hand.C"), size(g, "play.C.armor")) == (2, 4)
    assert told(g, CardDiscarded) == [CardDiscarded(2, PARRY)]


@clause("SAM-153")
def test_geisha_takes_a_random_card_of_the_hand_or_a_chosen_one_in_play() -> None:
    g = scene(hands={"A": "geisha*2", "C": "parry katana"}, play={"C": "focus armor"})
    assert {text for text in legal(g) if "> C" in text} == {
        "play geisha > C",
        "play geisha > C.focus",
        "play geisha > C.armor",
    }
    assert code(g, "A", "play geisha > C.katana") == "hand-cards-are-random"
    assert code(g, "A", "play geisha > C.fast_draw") == "not-in-front-of"
    play(g, "play geisha > C.focus")
    assert (size(g, "hand.C"), size(g, "play.C.focus"), size(g, "play.C.armor")) == (2, 0, 1)
    play(g, "play geisha > C")
    assert (size(g, "hand.C"), size(g, "play.C.armor")) == (1, 1)


# --- Fast Draw and Focus ------------------------------------------------------------------------


@clause("SAM-149")
@pytest.mark.parametrize("copies", [0, 1, 3])
def test_each_fast_draw_adds_a_wound_to_its_holders_attacks(copies: int) -> None:
    g = scene(hands={"A": "bokken parry", "B": "bokken"}, play={"A": f"fast_draw*{copies}"})
    play(g, "attack bokken > B", "endure")
    assert resilience(g, "B") == 5 - 1 - copies
    play(g, "end", "attack bokken > A", "endure")
    assert resilience(g, "A") == 4 - 1, "not to the attacks of others"


@clause("SAM-150")
def test_one_parry_stops_an_attack_strengthened_by_fast_draw() -> None:
    g = scene(hands={"A": "bokken", "B": "parry*2"}, play={"A": "fast_draw*3"})
    play(g, "attack bokken > B", "parry")
    assert (resilience(g, "B"), size(g, "hand.B"), asked(g)) == (5, 1, "A PlayPhase")


@clause("SAM-151")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_each_focus_lets_its_holder_play_one_weapon_more(copies: int) -> None:
    g = scene(hands={"A": "bokken*4"}, play={"A": f"focus*{copies}", "B": "focus"})
    for _ in range(1 + copies):
        play(g, "attack bokken > B", "endure")
    assert refusal(g, "A", "attack bokken > B").facts == {"played": 1 + copies, "limit": 1 + copies}


@clause("SAM-151")
def test_and_that_in_each_of_their_turns() -> None:
    g = scene(hands={"A": "bokken*4"}, play={"A": "focus"})
    play(g, "attack bokken > B", "endure", "attack bokken > B", "endure", *["end"] * 3)
    play(g, "draw deck", "end", "end")
    play(g, "attack bokken > B", "endure", "attack bokken > B", "endure")
    assert resilience(g, "B") == 1
