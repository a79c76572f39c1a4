"""Sea raids (SEN-103 to SEN-107) and fleets (SEN-110 to SEN-114)."""

from __future__ import annotations

from tatami.games.senji.box import FAMILIES
from tatami.games.senji.events.battle import BattleBegan
from tatami.games.senji.events.summer import (
    RaidRolled,
    UnitsDrowned,
)
from tatami.games.senji.table import Senji
from tests.clauses import clause
from tests.games.scenes import asked, play, told
from tests.games.senji.scenes_summer import (
    drowned,
    fight,
    goals,
    honour,
    legal,
    march_to,
    owner,
    region,
    samurai_number,
    scene,
    units_in,
    where_is,
    why,
    with_luck,
)

GREEN = FAMILIES.index("green")


# --- raids ----------------------------------------------------------------------------------------


def raid(lost: int, samurai: str = "hosokawa", units: int = 4, dice: int | None = None) -> Senji:
    """B raids from owari: two units to mutsu, the others with a samurai to bizen; so many drown."""

    def build(seed: int) -> Senji:
        g = scene(
            4,
            units={"B": f"owari*{units}"},
            samurai={samurai: "B owari"},
            orders="owari=march nagato=production",
            seed=seed,
        )
        march_to(g, "owari", "raid", "to mutsu 2", f"to bizen {units - 2}", f"{samurai} to bizen")
        rolled = told(g, RaidRolled)[0]
        assert len(rolled.dice) == (units if dice is None else dice)
        assert rolled.number == rolled.dice.count(GREEN)
        return g

    return with_luck(build, lambda g: drowned(g) == lost)


@clause("SEN-103", "SEN-R45")
def test_a_raid_reaches_every_open_province_on_a_sea_that_the_start_borders() -> None:
    g = scene(4, units={"B": "owari*4"}, orders="owari=march nagato=production")
    play(g, "name owari")
    assert goals(g, "raid") == {"nagato", "bizen", "sagami", "hitachi", "mutsu"}
    assert why(g, "raid: to echizen 1") == ("no-shared-sea", ("SEN-103",))
    assert why(g, "raid: to shinano 1") == ("no-shared-sea", ("SEN-103",))


@clause("SEN-104", "SEN-R43", "SEN-97")
def test_a_raid_rolls_once_for_all_groups_and_cannot_be_changed_or_skipped_then() -> None:
    g = raid(1)
    assert len(told(g, RaidRolled)) == 1
    assert asked(g) == "B UnitToDrown"
    assert why(g, "raid: to sagami 1") == ("destinations-stand", ("SEN-97",))
    assert why(g, "land") == ("destinations-stand", ("SEN-97",))
    assert why(g, "skip the roll") == ("raid-is-rolled", ("SEN-104",))


@clause("SEN-104")
def test_without_an_own_symbol_nobody_drowns() -> None:
    g = raid(0)
    assert asked(g) == "B BattleToFight"
    assert not told(g, UnitsDrowned)


@clause("SEN-105", "SEN-106")
def test_the_owner_chooses_which_groups_lose_units_and_samurai_never_drown() -> None:
    g = raid(2)
    assert sorted(legal(g)) == ["lose bizen", "lose mutsu"]
    assert why(g, "lose hosokawa") == ("samurai-never-drown", ("SEN-105",))
    assert why(g, "lose sagami") == ("no-such-group", ("SEN-106",))
    play(g, "lose bizen", "lose bizen")
    assert honour(g, "B") == honour(g, "D") == 0
    hosokawa = 1 << samurai_number("hosokawa")
    assert set(g.table.groups) == {(region("bizen"), 0, hosokawa), (region("mutsu"), 2, 0)}
    assert sum(event.number for event in told(g, UnitsDrowned)) == 2


@clause("SEN-107")
def test_a_group_without_anybody_disappears() -> None:
    g = play(raid(2), "lose mutsu")
    play(g, "lose mutsu")
    assert asked(g) == "A HostageToKill"
    assert [event.region for event in told(g, BattleBegan)] == [region("bizen")]


@clause("SEN-106")
def test_a_group_that_has_lost_its_units_cannot_lose_more() -> None:
    g = play(raid(3, units=5), "lose mutsu", "lose mutsu")
    assert asked(g) != "B UnitToDrown"  # only one group has units left: nothing to choose
    assert sum(event.number for event in told(g, UnitsDrowned)) == 3


@clause("SEN-106", "SEN-107")
def test_where_every_unit_of_several_groups_drowns_nobody_is_asked_and_nobody_fights() -> None:
    def build(seed: int) -> Senji:
        g = scene(4, units={"B": "owari*3"}, orders="owari=march nagato=production", seed=seed)
        return march_to(g, "owari", "raid", "to mutsu 1", "to bizen 1")

    g = with_luck(build, lambda g: drowned(g) == 2)
    each_one = [UnitsDrowned(1, region(goal), 1) for goal in ("bizen", "mutsu")]
    assert sorted(told(g, UnitsDrowned), key=lambda event: event.region) == each_one
    assert (told(g, BattleBegan), units_in(g, "B", "owari"), sum(g.table.units[1])) == ([], 1, 1)
    assert asked(g) == ""


@clause("SEN-106", "SEN-105")
def test_a_group_of_samurai_alone_has_nothing_to_lose() -> None:
    def build(seed: int) -> Senji:
        g = scene(
            4,
            units={"B": "owari*4"},
            samurai={"oda": "B owari"},
            orders="owari=march nagato=production",
            seed=seed,
        )
        return march_to(g, "owari", "raid", "to mutsu 2", "to bizen 2", "oda to sagami")

    g = with_luck(build, lambda g: drowned(g) == 1)
    assert sorted(legal(g)) == ["lose bizen", "lose mutsu"]
    assert why(g, "lose sagami") == ("group-has-no-units", ("SEN-106", "SEN-107"))


@clause("SEN-198", "SEN-R44", "SEN-185")
def test_with_mori_only_half_the_dice_are_rolled() -> None:
    for units, dice in ((5, 2), (4, 2), (3, 1), (6, 3)):
        raid(0, "mori", units, dice)


@clause("SEN-198", "SEN-R44", "SEN-104")
def test_a_single_unit_with_mori_rolls_no_die_and_a_lone_samurai_none_either() -> None:
    g = scene(4, units={"B": "owari*2"}, samurai={"mori": "B owari"}, orders="owari=march nagato=production")
    march_to(g, "owari", "raid", "to sagami 1", "mori to sagami")
    assert not told(g, RaidRolled)
    assert units_in(g, "B", "sagami") == 1


@clause("SEN-EX21", "SEN-103", "SEN-115", "SEN-119", "SEN-140", "SEN-R20", "SEN-R24")
def test_lena_raids_two_empty_provinces() -> None:
    def build(seed: int) -> Senji:
        g = scene(
            4,
            units={"A": "nagato*5"},
            samurai={"mori": "A nagato"},
            orders="nagato=march hitachi=production",
            seed=seed,
        )
        return march_to(g, "nagato", "raid", "to owari 3", "mori to owari", "to sagami 2")

    g = with_luck(build, lambda g: drowned(g) == 0)
    assert len(told(g, RaidRolled)[0].dice) == 2
    play(g, "fight sagami")
    fight(g)
    fight(g)
    assert (owner(g, "owari"), owner(g, "sagami")) == ("A", "A")
    assert (units_in(g, "A", "owari"), units_in(g, "A", "sagami"), honour(g, "A")) == (3, 2, 0)


# --- fleets ---------------------------------------------------------------------------------------


def fleet(units: str = "south_sea*4", samurai: str = "oda", at: str = "south_sea") -> Senji:
    g = scene(
        4,
        units={"B": units},
        samurai={samurai: f"B {at}"},
        orders="nagato=production izumo=production",
    )
    return play(g, f"name fleet B {at}")


@clause("SEN-110", "SEN-113", "SEN-76")
def test_a_fleet_may_stay_sail_land_or_raid() -> None:
    g = fleet()
    assert asked(g) == "B FleetCourse"
    assert legal(g) == ["stay", "sail", "land", "raid"]
    play(g, "sail: to north_sea 3")
    assert (units_in(g, "B", "south_sea"), units_in(g, "B", "north_sea")) == (1, 3)
    assert where_is(g, "oda") == "B south_sea"
    assert "name fleet B north_sea" not in legal(g)


@clause("SEN-110", "SEN-R47")
def test_a_fleet_has_one_course() -> None:
    g = fleet()
    assert why(g, "land: to sagami 2, sail") == ("one-course", ("SEN-110", "SEN-R47"))
    assert why(g, "land: to sagami 2, to north_sea 1") == ("one-course", ("SEN-110", "SEN-R47"))
    assert why(g, "raid: to north_sea 1") == ("one-course", ("SEN-110", "SEN-R47"))
    assert why(g, "sail: to sagami 1") == ("sails-to-the-other-sea", ("SEN-110",))


@clause("SEN-110", "SEN-111", "SEN-114")
def test_a_fleet_lands_on_its_own_coast_without_dice_and_that_may_be_an_attack() -> None:
    g = fleet()
    assert why(g, "land: to echizen 1") == ("not-on-its-coast", ("SEN-110", "SEN-111"))
    play(g, "land: to sagami 1, to mutsu 2, oda to mutsu")
    assert not told(g, RaidRolled)
    assert units_in(g, "B", "sagami") == 1
    assert asked(g) == "D HostageToKill"
    assert units_in(g, "B", "south_sea") == 1


@clause("SEN-112", "SEN-R105", "SEN-104")
def test_a_fleet_raid_lands_beyond_the_other_sea_with_dice() -> None:
    g = fleet()
    assert why(g, "raid: to sagami 1") == ("not-on-the-other-coast", ("SEN-112",))
    play(g, "raid: to echizen 4")
    assert len(told(g, RaidRolled)[0].dice) == 4


@clause("SEN-112", "SEN-198")
def test_mori_halves_the_dice_of_a_fleet_raid_too() -> None:
    g = play(fleet(samurai="mori"), "raid: to echizen 4, mori to echizen")
    assert len(told(g, RaidRolled)[0].dice) == 2


@clause("SEN-R48", "SEN-84")
def test_a_fleet_that_joins_another_not_yet_named_moves_again_with_it() -> None:
    g = scene(4, units={"B": "north_sea*2 south_sea"}, orders="nagato=production")
    play(g, "name fleet B north_sea", "sail: to south_sea 2", "name fleet B south_sea", "land: to owari 3")
    assert units_in(g, "B", "owari") == 3
