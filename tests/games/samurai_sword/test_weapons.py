"""Weapons and parries (SAM-83 to SAM-97)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword import pieces
from tatami.games.samurai_sword.events import Defeated, HonorGiven, Parried, Wounded
from tatami.games.samurai_sword.table import SamuraiSword
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene
from tests.games.scenes import asked, legal, lying, may, play, refusal, size, told

every_weapon = pytest.mark.parametrize(("card", "reach", "wounds"), [weapon[:3] for weapon in pieces.WEAPONS])


def struck(by: str, target: str, card: str, fast_draw: int = 0, tokens: int | None = None) -> SamuraiSword:
    """A, who is `by`, has struck B, who is `target`, with that Weapon; B held a Parry and did not use it."""
    g = scene(
        4,
        f"{by} {target} kojiro ieyasu",
        {"A": f"{card} daimyo"},
        {"A": f"fast_draw*{fast_draw}"} if fast_draw else {},
        {"B": pieces.RESILIENCE[target] if tokens is None else tokens},
    )
    return play(g, f"attack {card} > B", "endure")


# --- what a Weapon is -----------------------------------------------------------------------------


@clause("SAM-83")
def test_weapons_are_most_of_the_cards_that_wound_and_alone_in_wounding_more_than_once() -> None:
    assert sum(copies for _, _, _, copies in pieces.WEAPONS) == 32
    assert sum(wounds * copies for _, _, wounds, copies in pieces.WEAPONS) == 50
    others = {name: copies for name, copies in pieces.ACTIONS if name in ("battle_cry", "jujutsu")}
    assert sum(others.values()) == 7
    for cry in others:
        g = scene(3, hands={"A": cry}, play={"A": "fast_draw*3"})
        play(g, f"play {cry}", "endure", "endure")
        assert (resilience(g, "B"), resilience(g, "C")) == (4, 4)


@clause("SAM-84", "SAM-85")
@every_weapon
def test_the_upper_number_is_the_greatest_difficulty_of_a_weapon(card: str, reach: int, wounds: int) -> None:
    for armor in range(5):
        for character, more in (("nobunaga", 0), ("benkei", 1)):
            in_front = {"B": f"armor*{armor}"} if armor else {}
            g = scene(3, f"hideyoshi {character} goemon", {"A": card}, in_front)
            assert may(g, f"attack {card} > B") == (1 + armor + more <= reach)


@clause("SAM-84", "SAM-91")
@every_weapon
def test_the_lower_number_is_the_wounds_of_a_weapon(card: str, reach: int, wounds: int) -> None:
    g = struck("hideyoshi", "nobunaga", card)
    assert told(g, Wounded) == [Wounded(1, wounds, 5 - wounds)]
    assert resilience(g, "B") == 5 - wounds


@clause("SAM-85")
def test_a_weapon_must_be_in_the_hand_and_reach() -> None:
    g = scene(6, hands={"A": "bo"}, discard="daikyu")
    assert legal(g) == {f"attack bo > {target}" for target in "BCEF"} | {"end"}
    too_far, not_in_hand = refusal(g, "A", "attack bo > D"), refusal(g, "A", "attack daikyu > D")
    assert (too_far.code, "SAM-85" in too_far.clauses) == ("too-far", True)
    assert (not_in_hand.code, not_in_hand.clauses) == ("not-in-hand", ("SAM-59",))


@clause("SAM-85", "SAM-165")
@every_weapon
def test_kojiro_is_free_of_the_condition(card: str, reach: int, wounds: int) -> None:
    g = scene(7, "kojiro nobunaga goemon benkei tomoe musashi ushiwaka", {"A": card}, {"D": "armor*3"})
    assert may(g, f"attack {card} > D")


@clause("SAM-86", "SAM-45", "SAM-R64")
@pytest.mark.parametrize("attacker", ["hideyoshi", "kojiro"])
@pytest.mark.parametrize(("hand", "tokens"), [("", 5), ("parry", 0)])
def test_a_harmless_player_is_never_the_target_of_a_weapon(attacker: str, hand: str, tokens: int) -> None:
    cards = "bokken katana nodachi nagayari daikyu"
    g = scene(3, f"{attacker} nobunaga goemon", {"A": cards, "B": hand}, resilience={"B": tokens})
    for card in cards.split():
        assert may(g, f"attack {card} > C")
        assert "SAM-86" in refusal(g, "A", f"attack {card} > B").clauses


# --- parries --------------------------------------------------------------------------------------


@clause("SAM-87", "SAM-88", "SAM-89", "SAM-R21")
def test_the_target_may_parry_at_once_and_both_cards_are_discarded() -> None:
    g = scene(4, hands={"A": "katana", "B": "parry*2 bo"})
    play(g, "attack katana > B")
    assert asked(g) == "B ParryAnswer"
    assert legal(g) == {"parry", "endure"}
    play(g, "parry")
    assert told(g, Parried) == [Parried(1, pieces.PARRY, 0)]
    assert lying(g, "discard") == ["parry", "katana"]
    assert sorted(lying(g, "hand.B")) == ["bo", "parry"]  # one Parry, not both
    assert asked(g) == "A PlayPhase"


@clause("SAM-87")
@pytest.mark.parametrize("card", [name for name in pieces.CARDS if name != "parry"])
def test_no_other_card_parries(card: str) -> None:
    weapon = "bokken" if card != "bokken" else "kiseru"
    g = scene(3, hands={"A": weapon, "B": f"{card} daimyo"})
    play(g, f"attack {weapon} > B")
    assert legal(g) == {"endure"}
    assert refusal(g, "B", f"parry {card}").code == "no-parry-symbol"
    assert refusal(g, "B", "parry").code == "not-in-hand"


@clause("SAM-87", "SAM-R51")
def test_a_target_with_a_parry_may_still_take_the_wounds() -> None:
    g = struck("hideyoshi", "nobunaga", "katana")
    assert (lying(g, "hand.B"), resilience(g, "B")) == (["parry"], 2)


@clause("SAM-87", "SAM-R56")
def test_a_second_parry_is_refused() -> None:
    g = scene(4, hands={"A": "katana", "B": "parry*2"})
    play(g, "attack katana > B")
    assert refusal(g, "B", "parry twice").code == "one-parry-is-enough"


@clause("SAM-88")
def test_a_parried_attack_has_no_effect_at_all() -> None:
    g = scene(4, "tomoe ushiwaka goemon ieyasu", {"A": "katana", "B": "parry bo"}, resilience={"B": 1})
    deck = size(g, "deck")
    play(g, "attack katana > B", "parry")
    assert told(g, Wounded) == []
    assert told(g, Defeated) == []
    assert (resilience(g, "B"), honor(g, "A"), honor(g, "B")) == (1, 5, 3)
    assert (size(g, "hand.A"), size(g, "hand.B"), size(g, "deck")) == (0, 1, deck)  # neither of them draws


@clause("SAM-90", "SAM-150", "SAM-168")
def test_one_parry_stops_the_whole_attack_however_many_wounds_it_would_deal() -> None:
    g = scene(4, "musashi nobunaga goemon ieyasu", {"A": "katana"}, {"A": "fast_draw*3"})
    play(g, "attack katana > B", "parry")
    assert resilience(g, "B") == 5
    assert lying(g, "discard") == ["parry", "katana"]


@clause("SAM-92")
def test_nobody_parries_for_somebody_else() -> None:
    g = scene(4, hands={"A": "katana parry", "C": "parry"})
    play(g, "attack katana > B")
    for name in "ACD":
        reason = refusal(g, name, "parry")
        assert (reason.code, reason.clauses, reason.facts) == ("not-aimed-at-you", ("SAM-92",), {"target": 1})
    assert refusal(g, "C", "endure").code == "not-aimed-at-you"


# --- wounds ---------------------------------------------------------------------------------------


@clause("SAM-91", "SAM-96")
def test_the_target_loses_a_token_for_each_wound_and_nobody_gains_one() -> None:
    g = struck("hideyoshi", "nobunaga", "kusarigama")
    assert g.table.resilience == (4, 3, 5, 5)


@clause("SAM-93", "SAM-149", "SAM-161", "SAM-166", "SAM-R59", "SAM-EX6")
@pytest.mark.parametrize("target", ["nobunaga", "ginchiyo"])
@pytest.mark.parametrize("by", ["hideyoshi", "musashi"])
@pytest.mark.parametrize("fast_draw", [0, 1, 2])
@pytest.mark.parametrize(("card", "printed"), [("bokken", 1), ("kiseru", 2), ("nodachi", 3)])
def test_wounds_are_the_lower_number_and_fast_draw_and_musashi_less_ginchiyo(
    card: str, printed: int, fast_draw: int, by: str, target: str
) -> None:
    g = struck(by, target, card, fast_draw)
    wounds = printed + fast_draw + (by == "musashi")
    if target == "ginchiyo":
        wounds = max(1, wounds - 1)
    assert told(g, Wounded)[0].wounds == min(wounds, pieces.RESILIENCE[target])


@clause("SAM-93")
def test_the_fast_draw_and_the_ability_of_others_do_not_count() -> None:
    g = scene(4, "hideyoshi nobunaga musashi ieyasu", {"A": "bo"}, {"B": "fast_draw", "C": "fast_draw*2"})
    play(g, "attack bo > B", "endure")
    assert resilience(g, "B") == 4


@clause("SAM-94", "SAM-95", "SAM-98", "SAM-EX4")
@pytest.mark.parametrize(("tokens", "suffered"), [(1, 1), (2, 2), (3, 2), (5, 2)])
def test_wounds_beyond_the_resilience_are_ignored(tokens: int, suffered: int) -> None:
    g = struck("hideyoshi", "nobunaga", "daikyu", tokens=tokens)
    assert told(g, Wounded) == [Wounded(1, suffered, tokens - suffered)]
    defeated = tokens <= 2
    assert len(told(g, Defeated)) == len(told(g, HonorGiven)) == defeated
    assert resilience(g, "B") == tokens - suffered


@clause("SAM-95", "SAM-44")
def test_a_target_that_loses_the_last_resilience_is_defeated_and_harmless() -> None:
    g = scene(4, hands={"A": "katana bo", "B": "parry"}, play={"A": "focus"}, resilience={"B": 3})
    play(g, "attack katana > B", "endure")
    assert told(g, Defeated) == [Defeated(1, 0)]
    assert refusal(g, "A", "attack bo > B").code == "harmless-without-resilience"


@clause("SAM-96", "SAM-28", "SAM-53")
def test_lost_tokens_go_back_to_the_supply_from_which_their_player_recovers() -> None:
    g = struck("hideyoshi", "nobunaga", "katana", tokens=3)
    assert sum(g.table.resilience) == 4 + 0 + 5 + 5
    play(g, "end")
    assert sum(g.table.resilience) == 4 + 5 + 5 + 5


@clause("SAM-97", "SAM-61")
@pytest.mark.parametrize("answer", ["parry", "endure"])
def test_a_used_weapon_is_discarded_whether_or_not_the_attack_succeeded(answer: str) -> None:
    g = scene(4, hands={"A": "katana bo"})
    play(g, "attack katana > B", answer)
    assert lying(g, "discard")[-1] == "katana"
    assert (lying(g, "hand.A"), lying(g, "resolving")) == (["bo"], [])
    assert g.table.weapons_played == 1  # it counts, parried or not


@clause("SAM-97", "SAM-R11")
def test_a_weapon_is_neither_taken_back_nor_turned_on_another() -> None:
    g = scene(4, hands={"A": "katana"})
    play(g, "attack katana > B")
    for text in ("take back weapon", "change target", "attack katana > D"):
        assert refusal(g, "A", text).code == "weapon-is-played"
