"""Marches by land and by sea (SEN-93 to SEN-102, SEN-108, SEN-109)."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from tatami.formats.codec import canonical, encode
from tatami.games.senji import RULES
from tatami.games.senji.box import FAMILIES
from tatami.games.senji.events.battle import BattleBegan, ProvinceTaken
from tatami.games.senji.events.summer import (
    AttackCancelled,
    GroupArrived,
    GroupLeft,
    SamuraiLeft,
    Stayed,
)
from tatami.games.senji.table import Senji
from tatami.kernel.reasons import NotUnderstood
from tests.clauses import clause
from tests.games.senji.scenes_summer import (
    asked,
    drowned,
    fight,
    goals,
    legal,
    march_to,
    may,
    owner,
    parts,
    play,
    refusal,
    region,
    samurai_number,
    scene,
    told,
    units_in,
    where_is,
    why,
    with_luck,
)

GREEN = FAMILIES.index("green")


def marching(province: str = "owari", seats: int = 4, units: str = "owari*4") -> Senji:
    """B's march from there, Hosokawa with him; C holds echizen with three units."""
    g = scene(
        seats,
        units={"B": units, "C": "echizen*3"},
        samurai={"hosokawa": f"B {province}"},
        orders=f"{province}=march nagato=production",
    )
    return play(g, f"name {province}")


# --- kinds ----------------------------------------------------------------------------------------


@clause("SEN-93", "SEN-94")
def test_a_march_offers_four_ways_one_of_which_is_to_stay() -> None:
    g = scene(4, units={"B": "owari*2"}, orders="owari=march nagato=production")
    play(g, "name owari")
    assert asked(g) == "B March"
    assert legal(g) == ["stay", "land", "sea", "raid"]
    play(g, "stay")
    assert told(g, Stayed) == [Stayed(1, region("owari"))]
    assert units_in(g, "B", "owari") == 2


@clause("SEN-100", "SEN-103")
def test_nobody_puts_to_sea_from_an_inland_province() -> None:
    g = scene(4, units={"B": "shinano*2"}, orders="shinano=march nagato=production")
    play(g, "name shinano")
    assert legal(g) == ["stay", "land"]
    assert why(g, "sea") == ("no-coast", ("SEN-100", "SEN-103"))
    assert why(g, "raid") == ("no-coast", ("SEN-100", "SEN-103"))


@clause("SEN-96", "SEN-R46")
def test_one_order_is_one_kind_of_movement() -> None:
    g = marching()
    for other in ("sea", "raid", "land", "sail", "stay"):
        reason = refusal(g, f"land: to sagami 1, {other}")
        assert (reason.code, reason.clauses) == ("one-kind-of-movement", ("SEN-96", "SEN-R46"))
        assert reason.part == 1, "and it is said which part is too much"
    assert why(g, "land: to south_sea 1") == ("not-by-land", ("SEN-96", "SEN-98"))
    assert why(g, "sea: to echizen 1") == ("not-by-sea", ("SEN-96", "SEN-100"))
    assert why(g, "raid: to south_sea 1") == ("not-by-raid", ("SEN-96", "SEN-103"))


# --- composing ------------------------------------------------------------------------------------


@clause("SEN-97", "SEN-98", "SEN-EX4")
def test_groups_go_in_two_directions_at_once_by_one_word() -> None:
    g = play(marching(), "land: to sagami 1, to shinano 2")
    assert (units_in(g, "B", "owari"), units_in(g, "B", "sagami"), units_in(g, "B", "shinano")) == (1, 1, 2)
    b, home = 1, region("owari")
    assert told(g, GroupLeft) == [
        GroupLeft(b, home, region("shinano"), 2),
        GroupLeft(b, home, region("sagami"), 1),
    ]
    assert len(told(g, GroupArrived)) == 2


@clause("SEN-97", "SEN-93")
def test_each_destination_and_each_samurai_is_told_once_and_no_unit_twice() -> None:
    g, both = marching(), "land: to sagami 3, hosokawa to sagami"
    assert why(g, f"{both}, to sagami 1") == ("has-units-already", ("SEN-97",))
    assert why(g, f"{both}, to sagami 3") == ("has-units-already", ("SEN-97",)), "nor the same again"
    assert why(g, f"{both}, hosokawa to shinano") == ("samurai-goes-already", ("SEN-97",))
    assert why(g, f"{both}, to shinano 2") == ("too-many-units", ("SEN-93",))
    assert why(g, f"{both}, mori to shinano") == ("samurai-is-not-here", ("SEN-93",))
    assert refusal(g, f"{both}, mori to shinano").part == 2
    assert set(parts(g, "land", "to sagami 3", "hosokawa to sagami")) == {
        f"to {p} 1" for p in ("shinano", "echizen", "etchu", "izumo")
    }


@clause("SEN-94")
def test_a_march_needs_somebody_who_goes() -> None:
    g = marching()
    assert why(g, "land:") == ("nobody-goes", ("SEN-94",))
    assert refusal(g, "land").code == "unfinished"
    assert may(g, "land: to shinano 4")
    assert may(g, "land: hosokawa to shinano")


@clause("SEN-97")
def test_in_which_order_groups_are_told_makes_no_difference() -> None:
    told_so = ("to sagami 1", "hosokawa to sagami", "to shinano 2", "to echizen 1")
    games = [march_to(marching(), "owari", "land", *order) for order in permutations(told_so)]
    assert len({canonical(encode(g)) for g in games}) == 1
    assert len({canonical(msgspec.to_builtins(g.events)) for g in games}) == 1


def test_a_march_that_cannot_be_read_says_what_is_wrong() -> None:
    for text, code, part in (
        ("land: to atlantis 1", "no-such-part", "to atlantis 1"),
        ("land: to sagami 1, go", "no-such-part", "go"),
        ("land: to sagami 1,, to shinano 1", "no-such-part", ""),
    ):
        with pytest.raises(NotUnderstood) as error:
            RULES.parse(text)
        assert (error.value.code, error.value.facts["part"]) == (code, part)
    for old in ("go", "again", "to sagami 1", "hosokawa to sagami"):
        with pytest.raises(NotUnderstood, match="not-an-answer") as error:
            RULES.parse(old)
        assert "land: to owari 3" in str(error.value.facts["usage"]), "how it is said today"


def test_a_march_of_ten_thousand_groups_is_not_even_read() -> None:
    with pytest.raises(NotUnderstood, match="too-many-parts"):
        RULES.parse("land: " + "to sagami 1, " * 10_000 + "to sagami 1")


@clause("SEN-98", "SEN-99")
def test_a_land_march_reaches_neighbours_and_crossings_only() -> None:
    g = scene(6, units={"A": "bungo*3"}, orders="bungo=march owari=production")
    play(g, "name bungo")
    assert goals(g) == {"hizen", "satsuma", "iyo", "nagato"}
    assert why(g, "land: to awa 1") == ("no-crossing", ("SEN-99", "SEN-98"))
    assert why(g, "land: to bungo 1") == ("already-there", ("SEN-93", "SEN-103"))
    g = marching()
    assert why(g, "land: to hitachi 1") == ("not-neighbours", ("SEN-98",))


@clause("SEN-22", "SEN-109", "SEN-20")
def test_closed_provinces_are_not_entered() -> None:
    g = marching()
    assert why(g, "land: to yamashiro 1") == ("closed", ("SEN-22", "SEN-109"))
    assert why(g, "land: hosokawa to yamashiro") == ("closed", ("SEN-22", "SEN-109"))
    assert why(g, "raid: to awa 1") == ("closed", ("SEN-22", "SEN-109"))


@clause("SEN-108", "SEN-89", "SEN-R50", "SEN-95")
def test_no_more_than_six_units_end_in_one_place_but_samurai_do_not_count() -> None:
    g = marching(units="owari*4 sagami*4")
    assert [text for text in parts(g, "land") if text.startswith("to sagami")] == [
        "to sagami 1",
        "to sagami 2",
    ]
    assert why(g, "land: to sagami 3") == ("no-room", ("SEN-108", "SEN-89", "SEN-R50"))
    g = marching(units="owari*4 sagami*6")
    play(g, "land: hosokawa to sagami")
    assert where_is(g, "hosokawa") == "B sagami"


@clause("SEN-89", "SEN-108", "SEN-93")
def test_where_everything_is_full_a_way_is_not_offered() -> None:
    g = scene(4, units={"B": "owari*6 south_sea*6"}, orders="owari=march nagato=production")
    play(g, "name owari")
    assert why(g, "sea") == ("nowhere-to-go", ("SEN-93", "SEN-109"))
    g = marching(units="owari*6 south_sea*6")
    assert parts(g, "sea") == ["hosokawa to south_sea"], "a samurai takes no room"
    g = scene(4, units={"A": "nagato*2 north_sea*6"}, orders="nagato=march owari=production")
    play(g, "name nagato")
    assert goals(g, "sea") == {"south_sea"}, "one that is full does not bar the other"


# --- by sea ---------------------------------------------------------------------------------------


@clause("SEN-100", "SEN-R104", "SEN-101", "SEN-102")
def test_from_a_province_on_both_seas_pieces_go_to_both_and_meet_others_in_peace() -> None:
    g = scene(4, units={"A": "nagato*4", "B": "south_sea*3"}, orders="nagato=march owari=production")
    play(g, "name nagato", "sea: to north_sea 2, to south_sea 1")
    assert (units_in(g, "A", "north_sea"), units_in(g, "A", "south_sea")) == (2, 1)
    there = [GroupArrived(0, region("north_sea"), 2), GroupArrived(0, region("south_sea"), 1)]
    assert told(g, GroupArrived) == there
    assert units_in(g, "B", "south_sea") == 3
    assert not told(g, BattleBegan)
    assert why(marching(), "sea: to north_sea 1") == ("not-that-sea", ("SEN-100",))


@clause("SEN-102")
def test_nobody_fights_at_sea() -> None:
    g = play(marching(), "land: to echizen 1, to etchu 1")
    assert asked(g) == "B BattleToFight"
    assert why(g, "fight north_sea") == ("no-battle-at-sea", ("SEN-102",))


@clause("SEN-89", "SEN-R49")
def test_six_at_sea_is_a_limit_for_each_player_by_himself() -> None:
    g = scene(
        4, units={"A": "nagato*4 south_sea*3", "B": "south_sea*6"}, orders="nagato=march owari=production"
    )
    play(g, "name nagato")
    assert may(g, "sea: to south_sea 3")
    assert why(g, "sea: to south_sea 4")[0] == "no-room"


# --- the limit of six -----------------------------------------------------------------------------

FIVE = "echizen=B etchu=B"
SIX = "echizen=B etchu=B echigo=B"


@clause("SEN-147")
def test_with_six_provinces_nobody_attacks() -> None:
    g = scene(4, units={"B": "owari*4"}, fortress=SIX, orders="owari=march nagato=production")
    play(g, "name owari")
    assert why(g, "land: to izumo 1") == ("six-provinces", ("SEN-147", "SEN-R97"))
    assert goals(g) == {"shinano", "sagami", "echizen", "etchu"}


@clause("SEN-147", "SEN-93", "SEN-95")
def test_with_six_provinces_and_no_neighbour_of_his_own_not_even_a_samurai_has_anywhere_to_go() -> None:
    g = scene(
        4,
        units={"B": "mutsu"},
        samurai={"oda": "B mutsu"},
        fortress="echizen=B etchu=B mutsu=B",
        orders="mutsu=march nagato=production",
    )
    play(g, "name mutsu")
    assert why(g, "land") == ("nowhere-to-go", ("SEN-93", "SEN-109"))
    assert legal(g) == ["stay", "sea", "raid"]


@clause("SEN-148", "SEN-147")
def test_attacks_that_are_left_when_the_sixth_province_falls_are_cancelled() -> None:
    g = scene(
        4,
        units={"B": "owari*6"},
        samurai={"oda": "B owari"},
        fortress=FIVE,
        orders="owari=march nagato=production",
    )
    march_to(g, "owari", "raid", "to hitachi 3", "to mutsu 2", "oda to mutsu")
    while asked(g) == "B UnitToDrown":
        play(g, "lose hitachi")
    play(g, "fight hitachi")
    fight(g)
    assert owner(g, "hitachi") == "B"
    assert told(g, AttackCancelled) == [AttackCancelled(1, region("mutsu"), region("owari"))]
    assert where_is(g, "oda") == "B owari"
    assert units_in(g, "B", "owari") == 1 + 2


@clause("SEN-R56", "SEN-148")
def test_raiders_whose_attack_is_cancelled_return_without_those_who_drowned() -> None:
    def build(seed: int) -> Senji:
        g = scene(4, units={"B": "owari*6"}, fortress=FIVE, orders="owari=march nagato=production", seed=seed)
        return march_to(g, "owari", "raid", "to hitachi 3", "to mutsu 3")

    g = with_luck(build, lambda g: drowned(g) == 1)
    play(g, "lose mutsu", "fight hitachi")
    fight(g)
    assert units_in(g, "B", "owari") == 2
    assert sum(g.table.units[1]) == 5


@clause("SEN-148", "SEN-113")
def test_landings_that_are_cancelled_go_back_to_sea() -> None:
    g = scene(4, units={"B": "south_sea*5"}, fortress=FIVE, orders="nagato=production", honour={"B": 1})
    play(g, "name fleet B south_sea", "land: to hitachi 3, to mutsu 2", "fight hitachi")
    fight(g)
    assert owner(g, "hitachi") == "B"
    assert told(g, AttackCancelled) == [AttackCancelled(1, region("mutsu"), region("south_sea"))]
    assert units_in(g, "B", "south_sea") == 2
    assert owner(g, "mutsu") == "D"
    assert [event.region for event in told(g, BattleBegan)] == [region("hitachi")], "and nobody fights there"
    assert (g.table.groups, g.table.origin) == ((), (-1, -1)), "nobody is on his way any more"


@clause("SEN-97")
def test_battles_are_fought_in_the_order_that_the_mover_chooses() -> None:
    g = play(marching(), "land: to echizen 2, to izumo 2")
    assert legal(g) == ["fight izumo", "fight echizen"]
    assert why(g, "land: to sagami 1") == ("destinations-stand", ("SEN-97",))
    assert why(g, "fight sagami") == ("no-battle-there", ("SEN-115",))
    assert why(g, "support dummy")[0] == "no-battle-to-support", "first he says where"
    play(g, "fight izumo")
    assert [event.region for event in told(g, BattleBegan)] == [region("izumo")]


@clause("SEN-95", "SEN-R21")
def test_a_samurai_alone_moves_sails_attacks_and_holds() -> None:
    g = scene(4, samurai={"oda": "B owari"}, orders="owari=march nagato=production")
    march_to(g, "owari", "land", "oda to izumo")
    assert told(g, SamuraiLeft) == [SamuraiLeft(1, samurai_number("oda"), region("owari"), region("izumo"))]
    assert not told(g, GroupLeft)
    fight(g, "green")
    assert told(g, ProvinceTaken) == [ProvinceTaken(1, 0, region("izumo"))]
    assert where_is(g, "oda") == "B izumo"


@pytest.mark.parametrize("text", ["land: to echizen 1", "raid: hosokawa to echizen", "sea:", "stay"])
@clause("SEN-97")
def test_a_march_is_only_told_while_it_is_asked_for(text: str) -> None:
    g = scene(4, units={"B": "owari*2"}, orders="owari=march nagato=production")
    assert refusal(g, text).code == "not-an-answer-here"
