"""The Play phase (SAM-59 to SAM-69)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword import pieces
from tatami.games.samurai_sword.events import Attacked
from tatami.games.samurai_sword.table import SamuraiSword
from tests.clauses import clause
from tests.games.samurai_sword.scenes import resilience, scene
from tests.games.scenes import asked, legal, lying, may, play, refusal, size, told


def attacks_in_one_turn(g: SamuraiSword) -> int:
    """A attacks with one Bokken after another until it is refused; how many that were."""
    while may(g, "attack bokken > B"):
        play(g, "attack bokken > B", "parry")
    assert "SAM-67" in refusal(g, "A", "attack bokken > B").clauses
    return len(told(g, Attacked))


# --- any number of cards --------------------------------------------------------------------------


@clause("SAM-59", "SAM-R25")
def test_a_player_with_playable_cards_may_play_none() -> None:
    g = scene(4, hands={"A": "katana focus daimyo"})
    play(g, "end")
    assert asked(g) == "B PlayPhase"
    assert lying(g, "hand.A") == ["katana", "focus", "daimyo"]


@clause("SAM-59")
def test_a_player_may_play_the_whole_hand_one_card_after_another() -> None:
    g = scene(4, hands={"A": "katana focus armor daimyo*2 geisha"}, deck="bo*5 parry*4")
    for text in ("play daimyo", "play focus", "play daimyo", "attack katana > B"):
        assert asked(g) == "A PlayPhase"
        play(g, text)
    play(g, "endure", "play armor", "play geisha > C")
    assert asked(g) == "A PlayPhase"
    assert lying(g, "hand.A") == ["parry"] * 4  # what Daimyo brought
    play(g, "end")
    assert asked(g) == "B PlayPhase"


@clause("SAM-59")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    g = scene(4, hands={"A": "parry"}, play={"A": "focus"})
    for text in (
        "attack katana > B",
        "play daimyo",
        "play focus",
        "play geisha > B",
        "play geisha > B.armor",
    ):
        reason = refusal(g, "A", text)
        assert reason.code == "not-in-hand"
        assert "SAM-59" in reason.clauses
    assert legal(g) == {"end"}


@clause("SAM-60", "SAM-R49")
@pytest.mark.parametrize("target", ["B", "C", "D", "E", "F", "G"])
def test_cards_may_be_played_against_anybody_ones_own_team_too(target: str) -> None:
    # A is the Shogun; C and G are the Samurai.
    g = scene(7, hands={"A": "daikyu geisha diversion breathing bushido"})
    for card in ("geisha", "diversion", "breathing", "bushido"):
        assert may(g, f"play {card} > {target}")
    assert may(g, f"attack daikyu > {target}")


# --- Weapons, Actions, Properties -----------------------------------------------------------------


@clause("SAM-61", "SAM-97")
def test_a_weapon_attacks_one_other_player_and_is_discarded_after_use() -> None:
    g = scene(4, hands={"A": "katana"})
    play(g, "attack katana > B")
    assert asked(g) == "B ParryAnswer"
    assert (lying(g, "resolving"), lying(g, "discard"), lying(g, "hand.A")) == (["katana"], [], [])
    play(g, "endure")
    assert (lying(g, "resolving"), lying(g, "discard")) == ([], ["katana"])
    assert [resilience(g, name) for name in "ABCD"] == [4, 2, 5, 5]


@clause("SAM-61", "SAM-R38", "SAM-R46")
def test_a_weapon_needs_another_player() -> None:
    g = scene(3, hands={"A": "katana", "B": "", "C": ""})
    assert refusal(g, "A", "attack katana > A").code == "not-oneself"
    assert refusal(g, "A", "play katana").code == "weapon-needs-a-target"
    assert legal(g) == {"end"}  # everybody else is Harmless: it cannot be thrown away


@clause("SAM-62", "SAM-146")
def test_an_action_takes_effect_at_once_and_is_discarded() -> None:
    g = scene(4, hands={"A": "daimyo"}, discard="bo", deck="katana parry focus")
    below = lying(g, "discard")
    play(g, "play daimyo")
    assert lying(g, "hand.A") == ["focus", "parry"]
    assert lying(g, "discard") == [*below, "daimyo"]
    assert asked(g) == "A PlayPhase"


@clause("SAM-62")
@pytest.mark.parametrize(
    "text",
    [
        "play daimyo",
        "play tea_ceremony",
        "play geisha > B",
        "play diversion > B",
        "play breathing > B",
        "play battle_cry",
        "play jujutsu",
    ],
)
def test_every_action_lies_on_top_of_the_discard_pile_afterwards(text: str) -> None:
    card = text.split()[1]
    g = scene(4, hands={"A": card})
    play(g, text)
    while asked(g) != "A PlayPhase":
        assert lying(g, "resolving") == [card]
        play(g, "endure")
    assert lying(g, "discard")[-1] == card
    assert size(g, "resolving") == 0


@clause("SAM-63", "SAM-R23")
def test_a_property_stays_in_front_of_its_player_until_an_effect_takes_it_away() -> None:
    g = scene(3, hands={"A": "armor parry", "B": "bokken", "C": "bokken geisha"})
    play(g, "play armor")
    assert (lying(g, "play.A.armor"), lying(g, "hand.A"), lying(g, "discard")) == (["armor"], ["parry"], [])
    for name in "BC":
        play(g, "end")
        assert refusal(g, name, "attack bokken > A").code == "too-well-armored"
    play(g, "play geisha > A.armor")
    assert lying(g, "play.A.armor") == []
    assert lying(g, "discard")[-2:] == ["armor", "geisha"]
    assert may(g, "attack bokken > A")


@clause("SAM-63")
def test_a_property_lies_face_up_and_outlives_the_defeat_of_its_holder() -> None:
    g = scene(4, hands={"A": "katana"}, play={"B": "focus fast_draw"}, resilience={"B": 1})
    play(g, "attack katana > B", "endure")
    assert lying(g, "play.B.focus") == ["focus"]
    assert lying(g, "play.B.fast_draw") == ["fast_draw"]
    for property_ in pieces.FOCUS_OF[1], pieces.FAST_DRAW_OF[1]:
        assert g.layout.places[property_].is_open


@clause("SAM-64")
@pytest.mark.parametrize("card", ["focus", "armor", "fast_draw"])
def test_focus_armor_and_fast_draw_are_laid_only_in_front_of_oneself(card: str) -> None:
    g = scene(4, hands={"A": card})
    assert legal(g) == {f"play {card}", "end"}
    for target in "BCD":
        reason = refusal(g, "A", f"play {card} > {target}")
        assert (reason.code, reason.clauses) == ("only-before-yourself", ("SAM-64",))
    play(g, f"play {card}")
    assert lying(g, f"play.A.{card}") == [card]


@clause("SAM-65", "SAM-149")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_every_fast_draw_adds_a_wound(copies: int) -> None:
    g = scene(4, hands={"A": "bo"}, play={"A": f"fast_draw*{copies}"})
    play(g, "attack bo > B", "endure")
    assert resilience(g, "B") == 5 - 1 - copies


@clause("SAM-65", "SAM-80")
@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_every_armor_adds_to_the_difficulty(copies: int) -> None:
    g = scene(4, hands={"A": "bo"}, play={"B": f"armor*{copies}"})
    assert may(g, "attack bo > B") == (1 + copies <= 2)


# --- how many Weapons -----------------------------------------------------------------------------


@clause("SAM-66")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_one_weapon_a_turn(seats: int) -> None:
    g = scene(seats, hands={"A": "bokken*2 daikyu", "B": "parry*2"})
    assert attacks_in_one_turn(g) == 1
    reason = refusal(g, "A", "attack daikyu > C")  # not another Weapon, not another target
    assert (reason.code, reason.facts) == ("weapon-limit", {"played": 1, "limit": 1})


@clause("SAM-67", "SAM-65", "SAM-127", "SAM-151", "SAM-162", "SAM-EX7", "SAM-R71")
@pytest.mark.parametrize(
    ("seats", "character", "focus", "limit"),
    [
        (4, "hideyoshi", 1, 2),
        (4, "hideyoshi", 3, 4),
        (4, "goemon", 0, 2),
        (4, "goemon", 1, 3),
        (3, "hideyoshi", 0, 2),
        (3, "hideyoshi", 2, 4),
        (3, "goemon", 0, 3),
        (3, "goemon", 2, 5),
    ],
)
def test_focus_goemon_and_the_shogun_of_three_add_up(
    seats: int, character: str, focus: int, limit: int
) -> None:
    g = scene(
        seats,
        f"{character} nobunaga ieyasu tomoe",
        hands={"A": "bokken*6", "B": "parry*7"},
        play={"A": f"focus*{focus}" if focus else ""},
    )
    assert attacks_in_one_turn(g) == limit


@clause("SAM-67")
def test_the_focus_of_another_player_and_the_extra_weapon_of_another_shogun_do_not_count() -> None:
    g = scene(4, hands={"A": "bokken*2", "B": "parry*2"}, play={"B": "focus*2", "C": "focus"})
    assert attacks_in_one_turn(g) == 1
    g = scene("ninja_1 shogun ninja_2", hands={"A": "bokken*2", "B": "parry*2"})
    assert attacks_in_one_turn(g) == 1


@clause("SAM-67", "SAM-R72")
def test_a_focus_laid_after_the_weapon_allows_another_in_the_same_turn() -> None:
    g = scene(4, hands={"A": "bokken*2 focus", "B": "parry*2"})
    play(g, "attack bokken > B", "parry")
    assert not may(g, "attack bokken > B")
    play(g, "play focus")
    assert may(g, "attack bokken > B")


# --- each card in its way -------------------------------------------------------------------------


@clause("SAM-68")
def test_a_card_is_played_in_the_way_that_is_printed_on_it() -> None:
    names = ("geisha", "diversion", "bushido", "breathing")
    alone = ("daimyo", "tea_ceremony", "battle_cry", "jujutsu")
    g = scene(4, hands={"A": " ".join((*names, *alone))})
    for card in names:
        assert not may(g, f"play {card}")
        assert may(g, f"play {card} > B")
    for card in alone:
        assert may(g, f"play {card}")
        reason = refusal(g, "A", f"play {card} > B")
        assert (reason.code, reason.clauses) == ("card-names-nobody", ("SAM-68",))
    assert "SAM-68" in refusal(g, "A", "play breathing > B.armor").clauses


# --- in whose turn --------------------------------------------------------------------------------


@clause("SAM-69", "SAM-51")
def test_nothing_but_a_parry_is_played_in_another_players_turn() -> None:
    g = scene(4, hands={"A": "katana", "B": "bo focus daimyo geisha parry"})
    for text in ("attack bo > A", "play focus", "play daimyo", "play geisha > A", "parry"):
        assert refusal(g, "B", text).code in {"not-your-turn", "parry-is-an-answer"}
    play(g, "attack katana > B")
    for text in ("attack bo > A", "play focus", "play daimyo", "play geisha > A"):
        assert "SAM-69" in refusal(g, "B", text).clauses
    assert legal(g) == {"parry", "endure"}


@clause("SAM-69", "SAM-87", "SAM-131", "SAM-176", "SAM-177")
@pytest.mark.parametrize(("character", "serves"), [("nobunaga", False), ("hanzo", True)])
def test_a_weapon_is_a_parry_out_of_turn_for_hanzo_alone(character: str, serves: bool) -> None:
    for text, answer in (("attack bo > B", "parry katana"), ("play battle_cry", "discard katana")):
        g = scene(3, f"hideyoshi {character} goemon", hands={"A": "bo battle_cry", "B": "katana focus"})
        play(g, text)
        assert asked(g).startswith("B ")
        assert may(g, answer) == serves
        assert not may(g, answer.replace("katana", "focus"))


@clause("SAM-69", "SAM-R47")
def test_a_parry_is_never_played_in_ones_own_turn() -> None:
    g = scene(4, hands={"A": "parry bo"})
    for text in ("play parry", "play parry > B", "parry"):
        reason = refusal(g, "A", text)
        assert reason.code == "parry-is-an-answer"
        assert "SAM-69" in reason.clauses
