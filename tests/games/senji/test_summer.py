"""Summer: naming, production, recruitment (SEN-79 to SEN-92)."""

from __future__ import annotations

import pytest

from tatami.formats.views import view_json
from tatami.games.senji.events.summer import (
    FleetNamed,
    Produced,
    ProvinceNamed,
    Recruited,
    Stayed,
    SummerEnded,
)
from tatami.kernel.events import PieceTurned
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, lying, play, told
from tests.games.senji.scenes_summer import legal, march_to, region, scene, units_in, why

EVERYTHING = "nagato=production izumo=production owari=recruitment echizen=march"


@clause("SEN-79", "SEN-37", "SEN-81", "SEN-R52")
def test_the_host_names_provinces_in_any_order_and_none_is_left_out() -> None:
    g = scene(4, orders=EVERYTHING)
    assert asked(g) == "A Activation"
    assert set(legal(g)) == {"name nagato", "name izumo", "name owari", "name echizen"}
    play(g, "name owari", "name nagato", "name echizen")
    named = [event.region for event in told(g, ProvinceNamed)]
    assert named == [region(name) for name in ("owari", "nagato", "echizen", "izumo")]
    assert told(g, SummerEnded)
    assert g.outcome is not None


@clause("SEN-79", "SEN-81")
def test_nothing_is_named_twice_and_summer_does_not_end_before_all_are_named() -> None:
    g = play(scene(4, orders=EVERYTHING), "name owari")
    assert why(g, "name owari") == ("nothing-to-name-there", ("SEN-81",))
    assert why(g, "name hitachi") == ("nothing-to-name-there", ("SEN-81",))
    code, clauses = why(g, "end summer")
    assert (code, "SEN-81" in clauses) == ("all-must-be-named", True)
    assert why(g, "name hizen") == ("closed-is-never-named", ("SEN-22",))


@clause("SEN-37", "SEN-79")
def test_only_the_host_names() -> None:
    g = scene(4, orders=EVERYTHING, host="C")
    assert asked(g) == "C Activation"


@clause("SEN-80")
def test_the_order_is_turned_up_carried_out_and_goes_back_to_the_stock() -> None:
    g = scene(4, orders="owari=recruitment nagato=production")
    tokens = len(lying(g, "tokens"))
    assert view_json(View(g, 0))["places"]["order.owari"] == ["?"]
    since = len(g.events)
    play(g, "name owari")
    shown = [event.for_viewer(0) for event in g.events[since:] if isinstance(event, PieceTurned)]
    assert [event.public for event in shown] == [True, True]
    assert lying(g, "order.owari") == []
    assert len(lying(g, "tokens")) == tokens + 2  # the last province has named itself


@clause("SEN-86", "SEN-92", "SEN-R51", "SEN-EX3")
def test_production_draws_two_cards_and_recruitment_places_two_units() -> None:
    g = scene(4, units={"A": "nagato"}, orders="nagato=recruitment izumo=production bizen=production")
    code, _ = why(g, "skip order")
    assert code == "order-is-carried-out"
    play(g, "name izumo", "name bizen")
    assert told(g, Produced) == [Produced(0, region("izumo"), 2), Produced(0, region("bizen"), 2)]
    assert len(lying(g, "hanafuda.A")) == 4
    assert units_in(g, "A", "nagato") == 3
    assert told(g, Recruited) == [Recruited(0, region("nagato"), 2)]


@clause("SEN-197", "SEN-R38", "SEN-185")
def test_where_kuroda_stands_production_draws_three() -> None:
    g = scene(4, samurai={"kuroda": "A nagato"}, orders="nagato=production izumo=production")
    play(g, "name nagato")
    assert [event.number for event in told(g, Produced)] == [3, 2]


@clause("SEN-87", "SEN-R70")
def test_an_empty_deck_is_made_of_the_discard_pile_in_the_middle_of_a_draw() -> None:
    g = scene(4, orders="owari=production echizen=march", deck=1, discard=3)
    play(g, "name owari")
    assert len(lying(g, "hanafuda.B")) == 2
    assert lying(g, "discard") == []
    assert len(lying(g, "deck")) == 2


@clause("SEN-87", "SEN-92")
def test_what_is_in_neither_pile_is_lost() -> None:
    g = scene(4, orders="owari=production echizen=march", deck=1, discard=0)
    play(g, "name owari")
    assert told(g, Produced) == [Produced(1, region("owari"), 1)]


@pytest.mark.parametrize(
    ("there", "elsewhere", "placed"), [(4, 0, 2), (5, 0, 1), (6, 0, 0), (2, 9, 1), (3, 9, 0)]
)
@clause("SEN-88", "SEN-89", "SEN-90", "SEN-91")
def test_recruitment_stops_at_six_in_a_province_and_twelve_on_the_board(
    there: int, elsewhere: int, placed: int
) -> None:
    others = f"shinano*{min(elsewhere, 6)} sagami*{max(0, elsewhere - 6)}" if elsewhere else ""
    units = {"B": f"owari*{there} " + others.replace("sagami*0", "")}
    g = scene(4, units=units, orders="owari=recruitment nagato=production")
    code, clauses = why(g, "recruit more")
    assert code == "recruits-are-limited"
    assert {"SEN-89", "SEN-90", "SEN-91"} <= set(clauses)
    play(g, "name owari")
    assert told(g, Recruited) == [Recruited(1, region("owari"), placed)]
    assert units_in(g, "B", "owari") == there + placed


@clause("SEN-94", "SEN-78")
def test_a_march_order_without_pieces_asks_nothing() -> None:
    g = play(scene(4, orders="owari=march nagato=production"), "name owari")
    assert told(g, Stayed) == [Stayed(1, region("owari"))]


@clause("SEN-81", "SEN-82", "SEN-R103")
def test_fleets_are_named_one_players_at_a_time() -> None:
    g = scene(4, units={"B": "north_sea*2", "C": "north_sea south_sea"}, orders="nagato=production")
    assert legal(g) == [
        "name nagato",
        "name fleet B north_sea",
        "name fleet C north_sea",
        "name fleet C south_sea",
    ]
    assert why(g, "name fleet D north_sea") == ("no-such-fleet", ("SEN-82",))
    play(g, "name fleet C north_sea", "stay", "name nagato")
    assert legal(g) == ["name fleet B north_sea", "name fleet C south_sea"]
    assert told(g, FleetNamed) == [FleetNamed(0, 2, region("north_sea"))]
    assert why(g, "name fleet C north_sea") == ("fleet-is-new", ("SEN-83", "SEN-81"))


@clause("SEN-83", "SEN-EX5", "SEN-100")
def test_a_fleet_formed_this_summer_is_not_named() -> None:
    g = scene(4, units={"B": "owari*3"}, orders="owari=march nagato=production izumo=production")
    march_to(g, "owari", "sea", "to south_sea 2")
    assert units_in(g, "B", "south_sea") == 2
    assert legal(g) == ["name nagato", "name izumo"]
    assert why(g, "name fleet B south_sea")[0] == "fleet-is-new"


@clause("SEN-84", "SEN-101", "SEN-111")
def test_pieces_that_join_a_fleet_not_yet_named_move_again_with_it() -> None:
    g = scene(4, units={"B": "owari*3 south_sea"}, orders="owari=march nagato=production", host="B")
    march_to(g, "owari", "sea", "to south_sea 3")
    assert units_in(g, "B", "south_sea") == 4
    march_to(play(g, "name fleet B south_sea"), "", "land", "to sagami 4")
    assert units_in(g, "B", "sagami") == 4


@clause("SEN-85", "SEN-EX18", "SEN-EX17")
def test_pieces_move_twice_if_the_host_names_the_provinces_in_that_order() -> None:
    g = scene(
        4,
        units={"B": "shinano*2 owari*2", "C": "echizen*3", "A": "nagato*5"},
        samurai={"hosokawa": "B owari", "mori": "A nagato"},
        orders="echizen=recruitment shinano=march owari=march nagato=march",
    )
    play(g, "name echizen")
    assert units_in(g, "C", "echizen") == 5
    march_to(g, "shinano", "land", "to owari 2")
    march_to(g, "owari", "land", "to echizen 4", "hosokawa to echizen")
    assert asked(g) == "C HostageToKill"
