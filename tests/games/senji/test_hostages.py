"""Killing hostages before a battle (SEN-133 to SEN-137)."""

from __future__ import annotations

from tatami.games.senji.events.battle import HostageKilled
from tatami.games.senji.table import Senji
from tests.clauses import clause
from tests.games.scenes import asked, lying, play, told
from tests.games.senji.scenes_summer import BOX, honour, legal, march_to, scene, to_support, why

GREENS = "green_member_heir green_member_wife"


def attacked(hand: str, **more: object) -> Senji:
    """B (green) attacks echizen of C, who holds these cards."""
    g = scene(
        4,
        units={"B": "owari*3", "C": "echizen*3"},
        orders="owari=march nagato=production",
        hands={"B": "green_trade_1", "C": hand},
        **more,  # type: ignore[arg-type]
    )
    return march_to(g, "owari", "land", "to echizen 3")


@clause("SEN-133", "SEN-134", "SEN-R15", "SEN-137", "SEN-48")
def test_any_number_of_hostages_is_killed_one_after_another() -> None:
    g = attacked(GREENS)
    assert set(legal(g)) == {"kill green_member_heir", "kill green_member_wife", "spare"}
    play(g, "kill green_member_heir", "kill green_member_wife")
    assert (honour(g, "C"), honour(g, "B")) == (7, -9)  # 14 would be lost, but the track ends there
    assert told(g, HostageKilled) == [
        HostageKilled(2, BOX.face["green_member_heir"], 1),
        HostageKilled(2, BOX.face["green_member_wife"], 1),
    ]
    assert {"green_member_heir", "green_member_wife"} <= set(lying(g, "removed"))
    assert asked(g) == "B SupportToCommit"  # C holds no card any more


@clause("SEN-R17", "SEN-28", "SEN-134")
def test_the_attacker_stops_at_minus_nine_and_the_defender_gains_all_the_same() -> None:
    g = play(attacked("green_member_wife", honour={"B": -8}), "kill green_member_wife")
    assert (honour(g, "C"), honour(g, "B")) == (3, -9)


@clause("SEN-133", "SEN-136")
def test_the_defender_is_asked_whatever_he_holds_and_kills_only_the_attackers_family() -> None:
    g = attacked("black_member_heir yellow_trade_1 blue_member_wife")
    assert asked(g) == "C HostageToKill"
    assert legal(g) == ["spare"]
    assert why(g, "kill black_member_heir") == ("not-the-attackers-family", ("SEN-133", "SEN-136"))
    assert why(g, "kill green_member_heir") == ("no-such-hostage", ("SEN-133", "SEN-135"))
    assert asked(attacked("")) == "B SupportToCommit"


@clause("SEN-135", "SEN-168")
def test_displayed_hostages_are_safe() -> None:
    g = attacked("yellow_trade_1", display={"C": "green_member_heir"})
    assert why(g, "kill green_member_heir") == ("displayed-is-safe", ("SEN-135", "SEN-168"))
    to_support(g)
    assert why(g, "C: kill green_member_heir") == ("displayed-is-safe", ("SEN-135", "SEN-168"))


@clause("SEN-118", "SEN-133", "SEN-R16", "SEN-R40")
def test_after_the_dice_no_hostage_is_killed() -> None:
    g = to_support(attacked("green_member_heir yellow_trade_1"))
    code, clauses = why(g, "C: kill green_member_heir")
    assert (code, {"SEN-118", "SEN-133"} <= set(clauses)) == ("only-before-a-battle", True)


@clause("SEN-136")
def test_the_attacker_kills_nobody() -> None:
    assert why(attacked("green_member_heir"), "B: kill blue_member_heir")[0] == "only-the-defender-kills"
    g = to_support(attacked("green_member_heir"))
    assert why(g, "B: kill blue_member_heir") == ("only-the-defender-kills", ("SEN-136",))


@clause("SEN-193", "SEN-R110", "SEN-185")
def test_fukushima_doubles_what_the_defender_gains_also_against_chosokabe() -> None:
    g = scene(
        4,
        units={"B": "owari*3", "C": "echizen*3"},
        samurai={"fukushima": "C echigo", "chosokabe": "B owari"},
        orders="owari=march nagato=production",
        hands={"C": "green_member_wife"},
    )
    march_to(g, "owari", "land", "to echizen 3", "chosokabe to echizen")
    play(g, "kill green_member_wife")
    assert (honour(g, "C"), honour(g, "B")) == (6, -6)
