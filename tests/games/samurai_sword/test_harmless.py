"""Characters and the Harmless state (SAM-42 to SAM-49)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword import pieces, powers
from tatami.games.samurai_sword.events import Defeated, Recovered, Unaffected
from tatami.games.samurai_sword.table import SamuraiSword
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene
from tests.games.scenes import asked, legal, lying, may, play, refusal, sees, size, told

HARMLESS = [("no Resilience", "parry", 0), ("no cards", "", 5), ("neither", "", 0)]
"""How B can be Harmless: hand and Resilience."""

however = pytest.mark.parametrize(("hand", "tokens"), [h[1:] for h in HARMLESS], ids=[h[0] for h in HARMLESS])


def harmless_b(seats: int, hand: str, tokens: int, cards: str, in_front: str = "") -> SamuraiSword:
    """A's turn with these cards; B, the next player, is Harmless."""
    return scene(seats, hands={"A": cards, "B": hand}, play={"B": in_front}, resilience={"B": tokens})


@clause("SAM-42")
def test_every_character_has_one_ability_that_no_other_has() -> None:
    abilities = [
        {name for name, bonus in value.items() if bonus} if isinstance(value, dict) else set(value)
        for name, value in vars(powers).items()
        if name.isupper() and name != "CHARACTERS"
    ]
    assert len(abilities) == 12
    assert all(len(holders) == 1 for holders in abilities)
    assert set().union(*abilities) == set(pieces.CHARACTERS)


@clause("SAM-43", "SAM-98")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4, 5])
def test_resilience_is_the_number_of_wounds_still_needed_to_defeat(tokens: int) -> None:
    g = scene(4, hands={"A": "bokken*6"}, play={"A": "focus*6"}, resilience={"B": tokens})
    for wounds in range(1, tokens + 1):
        assert not told(g, Defeated)
        play(g, "attack bokken > B", "endure")
        assert resilience(g, "B") == tokens - wounds
    assert told(g, Defeated) == [Defeated(1, 0)]


@clause("SAM-44", "SAM-45", "SAM-86")
@however
def test_a_player_without_resilience_or_without_cards_cannot_be_attacked(hand: str, tokens: int) -> None:
    g = harmless_b(3, hand, tokens, "daikyu")
    assert legal(g) == {"attack daikyu > C", "end"}
    reason = refusal(g, "A", "attack daikyu > B")
    assert {"SAM-44", "SAM-86"} <= set(reason.clauses)
    without = "resilience" if tokens == 0 else "cards"
    assert (reason.code, reason.facts) == (f"harmless-without-{without}", {"target": 1})


@clause("SAM-44")
def test_a_player_with_one_card_and_one_resilience_is_not_harmless() -> None:
    g = scene(3, hands={"A": "bokken", "B": "daimyo"}, resilience={"B": 1})
    assert may(g, "attack bokken > B")


@clause("SAM-44", "SAM-R34", "SAM-R35")
def test_a_player_becomes_harmless_the_instant_the_last_card_leaves_the_hand() -> None:
    g = scene(3, hands={"A": "bokken*2", "B": "parry"}, play={"A": "focus"})
    play(g, "attack bokken > B", "parry")
    assert refusal(g, "A", "attack bokken > B").code == "harmless-without-cards"


@clause("SAM-46", "SAM-132", "SAM-155")
@pytest.mark.parametrize("cry", ["battle_cry", "jujutsu"])
@however
def test_battle_cry_and_jujutsu_do_not_affect_harmless_players(hand: str, tokens: int, cry: str) -> None:
    g = harmless_b(3, hand, tokens, cry)
    play(g, f"play {cry}")
    assert told(g, Unaffected) == [Unaffected(1, True)]
    assert asked(g).startswith("C ")
    assert refusal(g, "B", "endure").code == "harmless-is-unaffected"
    play(g, "endure")
    assert resilience(g, "B") == tokens
    assert resilience(g, "C") == 4
    assert not told(g, Defeated)


@clause("SAM-46")
def test_battle_cry_affects_whoever_is_not_harmless() -> None:
    g = scene(3, hands={"A": "battle_cry", "B": "parry", "C": "parry"})
    play(g, "play battle_cry", "endure", "endure")
    assert not told(g, Unaffected)
    assert (resilience(g, "B"), resilience(g, "C")) == (4, 4)


@clause("SAM-47", "SAM-79")
@however
def test_a_harmless_player_is_not_counted_between_two_others(hand: str, tokens: int) -> None:
    near = scene(5, hands={"A": "bokken"})
    assert not may(near, "attack bokken > C")
    g = harmless_b(5, hand, tokens, "bokken")
    assert may(g, "attack bokken > C")
    assert not may(g, "attack bokken > D")


@clause("SAM-48", "SAM-R98")
def test_a_defeated_player_keeps_hand_properties_and_the_rest_of_his_honor() -> None:
    g = scene(4, hands={"A": "katana", "B": "bo daimyo"}, play={"B": "focus armor"}, resilience={"B": 1})
    play(g, "attack katana > B", "endure")
    assert lying(g, "hand.B") == ["bo", "daimyo"]
    assert (lying(g, "play.B.focus"), lying(g, "play.B.armor")) == (["focus"], ["armor"])
    assert honor(g, "B") == 2


@clause("SAM-48", "SAM-157")
@however
def test_a_harmless_player_draws_when_an_effect_says_so(hand: str, tokens: int) -> None:
    g = harmless_b(3, hand, tokens, "tea_ceremony")
    before = size(g, "hand.B")
    play(g, "play tea_ceremony")
    assert size(g, "hand.B") == before + 1


@clause("SAM-48", "SAM-51", "SAM-178")
def test_a_harmless_player_takes_his_turn_with_his_ability() -> None:
    g = scene(4, "nobunaga hideyoshi goemon ieyasu", hands={"B": ""})
    play(g, "end")
    assert asked(g) == "B PlayPhase"
    assert size(g, "hand.B") == 3  # Hideyoshi's Draw phase
    assert told(g, Recovered) == []


@clause("SAM-48", "SAM-80", "SAM-44")
def test_the_armor_of_a_harmless_player_works_again_as_soon_as_he_holds_a_card() -> None:
    g = scene(3, hands={"A": "tea_ceremony bokken kusarigama", "B": ""}, play={"B": "armor"})
    assert refusal(g, "A", "attack kusarigama > B").code == "harmless-without-cards"
    play(g, "play tea_ceremony")
    assert refusal(g, "A", "attack bokken > B").code == "too-well-armored"
    assert may(g, "attack kusarigama > B")


@clause("SAM-49", "SAM-137", "SAM-R42")
@however
def test_a_harmless_player_can_be_chosen_for_geisha_diversion_bushido_and_breathing(
    hand: str, tokens: int
) -> None:
    cards = "geisha diversion bushido breathing"
    g = harmless_b(3, hand, tokens, cards, "armor")
    assert may(g, "play geisha > B.armor")
    assert may(g, "play bushido > B")
    assert may(g, "play breathing > B")
    assert may(g, "play diversion > B") == bool(hand)  # a card must be there to take
    assert may(g, "play geisha > B") == bool(hand)
    play(g, "play geisha > B.armor", "play bushido > B", "play breathing > B")
    assert lying(g, "play.B.armor") == []
    assert lying(g, "play.B.bushido") == ["bushido"]
    assert size(g, "hand.B") == len(hand.split()) + 1


@clause("SAM-44", "SAM-R103")
def test_everybody_can_see_who_is_harmless() -> None:
    g = scene(3, hands={"A": "bo", "B": ""}, resilience={"C": 0})
    for viewer in ("A", "B", "C", "spectator"):
        assert [len(sees(g, viewer, f"hand.{name}")) for name in "ABC"] == [1, 0, 1]
