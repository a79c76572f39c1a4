"""The emperor's army in Summer (SEN-218 to SEN-237). Three players: A yellow, B green, C blue."""

from __future__ import annotations

from tatami.games.senji.board import may_attack
from tatami.games.senji.events.battle import BattleBegan, DiceSetAside, ProvinceTaken, SamuraiFell, WentBack
from tatami.games.senji.events.summer import AttackCancelled, ImperialUnitsCame, Produced, Recruited
from tatami.games.senji.table import Senji
from tests.clauses import clause
from tests.games.scenes import asked, lying, may, play, told
from tests.games.senji.scenes_summer import (
    EMPEROR,
    fight,
    goals,
    honour,
    legal,
    march_to,
    owner,
    refusal,
    region,
    samurai_number,
    scene,
    set_dice,
    to_support,
    units_in,
    where_is,
    why,
    with_luck,
)

YAMASHIRO = region("yamashiro")


def army(orders: str = "yamashiro=march nagato=production izumo=production", **more: object) -> Senji:
    """A hosts; the army stands in yamashiro with four units and Oda; B has units in owari, A in izumo."""
    facts: dict[str, object] = {
        "units": {"emperor": "yamashiro*4", "B": "owari*2", "A": "izumo*2"},
        "samurai": {"oda": "emperor yamashiro"},
        "host": "A",
    }
    return scene(3, orders=orders, **(facts | more))  # type: ignore[arg-type]


@clause("SEN-221", "SEN-219", "SEN-225", "SEN-R98")
def test_production_of_the_army_is_the_hosts_and_its_samurai_helps() -> None:
    g = army("yamashiro=production nagato=production", samurai={"kuroda": "emperor yamashiro"})
    play(g, "name yamashiro")
    assert told(g, Produced)[0] == Produced(0, YAMASHIRO, 3)


@clause("SEN-222", "SEN-218")
def test_recruitment_adds_two_imperial_units_within_the_limits() -> None:
    g = play(army("yamashiro=recruitment nagato=production"), "name yamashiro")
    assert told(g, Recruited) == [Recruited(EMPEROR, YAMASHIRO, 2)]
    g = army("yamashiro=recruitment nagato=production", units={"emperor": "yamashiro*5"})
    play(g, "name yamashiro")
    assert units_in(g, "emperor", "yamashiro") == 6


@clause("SEN-223", "SEN-219", "SEN-236", "SEN-231")
def test_the_host_marches_the_army_against_the_others_never_against_himself() -> None:
    g = play(army(), "name yamashiro")
    assert asked(g) == "A March"
    assert why(g, "B: land") == ("only-the-host-commands", ("SEN-219", "SEN-223"))
    for text, code in (
        ("letter A: vow peace", "only-in-winter"),
        ("done", "only-in-autumn"),
        ("ready", "nothing-to-be"),
    ):
        assert why(g, f"B: {text}")[0].startswith(code), "the army is not to blame for that"
    assert why(g, "B: letter C: vow peace")[0] == "only-in-winter"
    assert why(g, "B: order owari march")[0] == "orders-are-laid"
    assert goals(g) == {"owari"}
    assert why(g, "land: to izumo 1") == ("host-and-army", ("SEN-231", "SEN-235", "SEN-236"))
    assert why(g, "land: to awa 1")[0] == "closed"


@clause("SEN-231", "SEN-235")
def test_the_host_cannot_attack_the_army_he_commands_but_others_can() -> None:
    g = army("izumo=march owari=march nagato=production")
    play(g, "name izumo")
    assert why(g, "land: to yamashiro 1") == ("host-and-army", ("SEN-231", "SEN-235", "SEN-236"))
    assert goals(g) == {"nagato", "bizen", "owari", "echizen"}
    play(g, "stay", "name owari")
    assert may(g, "land: to yamashiro 1")
    assert "yamashiro" in goals(g)


@clause("SEN-223", "SEN-R93", "SEN-R92", "SEN-136")
def test_the_army_fights_with_the_hosts_symbol_cards_hostages_and_honour() -> None:
    g = army(hands={"A": "blue_support_3", "B": "yellow_member_wife"})
    march_to(g, "yamashiro", "land", "to owari 4", "oda to owari")
    assert asked(g) == "B HostageToKill"
    play(g, "kill yellow_member_wife")
    assert (honour(g, "A"), honour(g, "B")) == (-6, 3)
    assert told(g, DiceSetAside) == [DiceSetAside(EMPEROR, 2, 2)]
    assert asked(g) == "A SupportToCommit"
    set_dice(g, "blue*2 yellow")
    play(g, "support blue_support_3")
    assert honour(g, "A") == -6 + 2 * 4
    assert g.table.deeds[1] == ("attack", 0, 1, region("owari"))


@clause("SEN-R93", "SEN-223", "SEN-186")
def test_attacked_the_host_defends_the_army() -> None:
    g = army("owari=march nagato=production", hands={"A": "green_member_heir"})
    march_to(g, "owari", "land", "to yamashiro 2")
    assert asked(g) == "A HostageToKill"
    play(g, "kill green_member_heir")
    assert (honour(g, "A"), honour(g, "B")) == (4, -8)


@clause("SEN-R94", "SEN-126")
def test_support_of_the_host_and_of_the_opponent_is_barred() -> None:
    hands = {"A": "green_support_1 yellow_support_1 blue_support_1", "B": "yellow_support_2 blue_support_2"}
    g = army(hands=hands)
    march_to(g, "yamashiro", "land", "to owari 4")
    to_support(g)
    assert legal(g, "A") == ["support blue_support_1", "support dummy"]
    assert legal(g, "B") == ["support blue_support_2", "support dummy"]


@clause("SEN-229", "SEN-235", "SEN-237")
def test_a_province_that_the_army_takes_is_nobodys_and_only_imperial_pieces_stand_there() -> None:
    g = army("yamashiro=march izumo=march nagato=production")
    march_to(g, "yamashiro", "land", "to owari 4", "oda to owari")
    fight(g, "yellow*2")
    assert told(g, ProvinceTaken) == [ProvinceTaken(EMPEROR, 1, region("owari"))]
    assert (owner(g, "owari"), units_in(g, "emperor", "owari")) == ("emperor", 2)
    assert where_is(g, "oda") == "emperor owari"
    play(g, "name izumo")
    assert why(g, "land: to owari 1")[0] == "host-and-army"


@clause("SEN-230")
def test_who_conquers_such_a_province_has_it_like_any_other() -> None:
    g = army("izumo=march nagato=production", host="C", fortress="owari=emperor")
    march_to(g, "izumo", "land", "to owari 2")
    fight(g, "")
    assert (owner(g, "owari"), units_in(g, "A", "owari")) == ("A", 2)


@clause("SEN-228", "SEN-227", "SEN-140", "SEN-226", "SEN-R95", "SEN-238")
def test_who_wins_in_yamashiro_scores_and_goes_back_and_the_army_rises_again() -> None:
    g = army(
        "owari=march yamashiro=recruitment nagato=production",
        units={"emperor": "yamashiro*2", "B": "owari*6"},
    )
    march_to(g, "owari", "land", "to yamashiro 6")
    fight(g, "")
    assert honour(g, "B") == 2 * (2 + 2)
    assert told(g, WentBack) == [WentBack(1, YAMASHIRO, region("owari"))]
    assert (units_in(g, "B", "owari"), owner(g, "yamashiro")) == (4, "")
    assert lying(g, "order.yamashiro") == ["order:recruitment"]
    assert told(g, ImperialUnitsCame) == [ImperialUnitsCame(YAMASHIRO, 3)]
    assert told(g, SamuraiFell) == [SamuraiFell(EMPEROR, samurai_number("oda"), False)]
    assert lying(g, "samurai_discard") == ["samurai:oda"]
    assert "name yamashiro" in legal(g)
    assert why(g, "fortify the emperor") == ("no-fortress-for-the-emperor", ("SEN-227",))


@clause("SEN-R96", "SEN-235")
def test_an_empty_yamashiro_can_be_attacked_for_nothing() -> None:
    g = army("owari=march nagato=production", units={"emperor": "south_sea*3", "B": "owari*6"}, samurai={})
    march_to(g, "owari", "land", "to yamashiro 3")
    fight(g, "")
    assert (honour(g, "B"), units_in(g, "B", "owari")) == (0, 6)
    assert not told(g, ImperialUnitsCame)


@clause("SEN-R101", "SEN-226")
def test_the_army_that_dies_attacking_rises_in_yamashiro() -> None:
    g = army(units={"emperor": "yamashiro*2", "B": "owari*6"}, samurai={})
    march_to(g, "yamashiro", "land", "to owari 2")
    fight(g, "green")
    assert told(g, ImperialUnitsCame) == [ImperialUnitsCame(YAMASHIRO, 3)]
    assert units_in(g, "emperor", "yamashiro") == 3


@clause("SEN-226", "SEN-97")
def test_the_army_does_not_rise_while_another_of_its_groups_is_still_on_its_way() -> None:
    g = army(units={"emperor": "yamashiro*2", "B": "owari*6"}, samurai={}, host="C")
    march_to(g, "yamashiro", "land", "to owari 1", "to izumo 1")
    play(g, "fight owari")
    fight(g, "green")
    assert (units_in(g, "B", "owari"), told(g, ImperialUnitsCame)) == (5, [])
    fight(g, "blue*2")
    assert (owner(g, "izumo"), units_in(g, "emperor", "izumo")) == ("emperor", 1)
    assert told(g, ImperialUnitsCame) == []
    assert units_in(g, "emperor", "yamashiro") == 0


@clause("SEN-226", "SEN-142")
def test_an_imperial_samurai_alone_does_not_keep_the_army_from_rising() -> None:
    g = army(units={"emperor": "yamashiro*1", "B": "owari*1"})
    march_to(g, "yamashiro", "land", "to owari 1", "oda to owari")
    fight(g, "yellow*3")
    assert (where_is(g, "oda"), units_in(g, "emperor", "owari")) == ("emperor owari", 0)
    assert told(g, ImperialUnitsCame) == [ImperialUnitsCame(YAMASHIRO, 3)]


@clause("SEN-226", "SEN-104")
def test_the_army_that_drowns_rises_in_yamashiro() -> None:
    def build(seed: int) -> Senji:
        g = army(units={"emperor": "yamashiro"}, samurai={}, seed=seed)
        return march_to(g, "yamashiro", "raid", "to owari 1")

    g = with_luck(build, lambda g: bool(told(g, ImperialUnitsCame)))
    assert units_in(g, "emperor", "yamashiro") == 3
    assert not told(g, BattleBegan)


@clause("SEN-224", "SEN-R99", "SEN-R103", "SEN-236")
def test_imperial_pieces_at_sea_are_a_fleet_of_their_own_that_the_host_commands() -> None:
    g = army("nagato=production", units={"emperor": "south_sea*2", "B": "south_sea*2"}, samurai={}, host="B")
    assert legal(g) == ["name nagato", "name fleet B south_sea", "name fleet emperor south_sea"]
    play(g, "name fleet emperor south_sea")
    assert asked(g) == "B FleetCourse"
    assert why(g, "land: to sagami 1")[0] == "host-and-army"
    assert may(g, "land: to bizen 2")
    assert may(g, "land: to yamashiro 2")


@clause("SEN-237", "SEN-R114", "SEN-147")
def test_the_army_attacks_with_five_provinces_not_with_six_whatever_the_host_holds() -> None:
    six = "owari=A sagami=A shinano=A etchu=A izumo=C"
    g = army(fortress=six, units={"emperor": "yamashiro*4", "A": "owari*2"})
    assert (may_attack(g.table, 0), may_attack(g.table, EMPEROR)) == (False, True)
    play(g, "name yamashiro")
    assert may(g, "land: to izumo 2")
    held = "owari=emperor sagami=emperor shinano=emperor echizen=emperor etchu=emperor"
    g = army("owari=march nagato=production", fortress=held, host="C", units={"emperor": "owari*4"})
    play(g, "name owari")
    assert why(g, "land: to izumo 1") == ("army-holds-six", ("SEN-237", "SEN-147"))
    assert may(g, "land: to yamashiro 1")


@clause("SEN-237", "SEN-148")
def test_the_sixth_province_of_the_army_cancels_its_other_attacks() -> None:
    held = "sagami=emperor shinano=emperor etchu=emperor echizen=emperor"
    g = army(fortress=held, host="C", orders="yamashiro=march nagato=production")
    march_to(g, "yamashiro", "land", "to owari 3", "to izumo 1")
    play(g, "fight owari")
    fight(g, "blue*3")
    assert told(g, AttackCancelled) == [AttackCancelled(EMPEROR, region("izumo"), YAMASHIRO)]
    assert units_in(g, "emperor", "yamashiro") == 1


@clause("SEN-R97", "SEN-147")
def test_a_player_with_six_provinces_cannot_attack_yamashiro() -> None:
    g = army("owari=march nagato=production", fortress="echizen=B etchu=B echigo=B")
    play(g, "name owari")
    assert why(g, "land: to yamashiro 1") == ("six-provinces", ("SEN-147", "SEN-R97"))


@clause("SEN-R100", "SEN-22")
def test_imperial_pieces_do_not_enter_closed_provinces() -> None:
    g = play(army(), "name yamashiro")
    assert refusal(g, "raid: to mutsu 1").code == "closed"
