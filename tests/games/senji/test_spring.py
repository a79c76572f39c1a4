"""Spring (SEN-73 to SEN-78, SEN-220): secret orders."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import check_codec, check_legal, check_notation, twin_walk
from tatami.formats.codec import canonical
from tatami.formats.sampling import finished
from tatami.formats.views import view_json
from tatami.games.senji.events.spring import OrderLaid
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.table import Senji
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.senji.conserved import conserved
from tests.games.senji.scenes_year import asked, at, code, legal, lying, refusal, say, scene, sees, size, told

SPRING = (spring, ())
ORDERS = ("production", "recruitment", "march")


def all_ready(g: Senji, but: str = "") -> Senji:
    """Everybody lays production everywhere and is ready."""
    for seat in g.asked():
        if letter(seat) not in but:
            for text in [t for t in legal(g, letter(seat)) if t.endswith("production")]:
                say(g, letter(seat), text)
            say(g, letter(seat), "ready")
    return g


@clause("SEN-73", "SEN-75", "SEN-31")
def test_everybody_is_asked_at_once_for_his_own_provinces() -> None:
    g = scene(4, SPRING)
    assert g.table.phase == "spring"
    assert asked(g) == "ABCD Orders"
    homes = ("nagato", "izumo", "bizen")
    assert sorted(legal(g, "A")) == sorted(f"order {home} {order}" for home in homes for order in ORDERS)


@clause("SEN-73", "SEN-74", "SEN-EX3", "SEN-EX17")
def test_any_mixture_of_orders_is_allowed_also_the_same_everywhere() -> None:
    g = scene(4, SPRING, provinces={"A": "nagato izumo bizen owari"})
    say(g, "A", "order nagato production", "order izumo production", "order bizen recruitment")
    say(g, "A", "order owari march", "ready")
    assert lying(g, "order.owari") == ["order:march"]
    for home in ("echizen", "etchu", "echigo"):
        say(g, "C", f"order {home} march")
    say(g, "C", "ready")
    assert size(g, "tokens") == 54 - 7


@clause("SEN-73")
def test_nobody_is_ready_with_a_province_without_order() -> None:
    g = say(scene(4, SPRING), "A", "order nagato march", "order izumo march")
    assert "ready" not in legal(g, "A")
    reason = refusal(g, "A", "ready")
    assert reason.clauses[0] == "SEN-73"
    assert reason.facts == {"region": at("bizen")}


@clause("SEN-73")
def test_a_second_order_replaces_the_first() -> None:
    g = say(scene(4, SPRING), "A", "order nagato march", "order nagato production")
    assert lying(g, "order.nagato") == ["order:production"]
    assert size(g, "tokens") == 53
    assert [event.again for event in told(g, OrderLaid)] == [False, True]
    assert refusal(g, "A", "lay two orders").clauses == ("SEN-73",)
    conserved(g)


@clause("SEN-73")
def test_no_order_on_a_province_that_one_does_not_control() -> None:
    g = scene(4, SPRING)
    reason = refusal(g, "A", "order owari march")
    assert reason.clauses == ("SEN-73",)
    assert reason.facts == {"region": at("owari"), "target": 1}


@clause("SEN-22", "SEN-73")
def test_no_order_on_a_closed_province() -> None:
    assert refusal(scene(4, SPRING), "A", "order iyo march").clauses == ("SEN-22",)


@clause("SEN-76", "SEN-R102")
def test_no_order_at_sea() -> None:
    g = scene(4, SPRING, units={"A": "north_sea 3"})
    assert refusal(g, "A", "order north_sea march").clauses == ("SEN-76",)


@clause("SEN-77")
def test_who_has_no_province_is_not_asked() -> None:
    g = scene(4, SPRING, provinces={"A": "echizen etchu echigo"}, units={"C": "north_sea 2"})
    assert asked(g) == "ABD Orders"
    assert refusal(g, "C", "order echizen march").clauses == ("SEN-77",)


@clause("SEN-78")
def test_a_province_without_pieces_gets_an_order_too() -> None:
    g = all_ready(scene(4, SPRING), but="A")
    say(g, "A", "order nagato march", "order izumo march")
    assert refusal(g, "A", "ready").clauses == ("SEN-73", "SEN-78")


@clause("SEN-75")
def test_only_who_laid_an_order_knows_it() -> None:
    g = say(scene(4, SPRING), "A", "order nagato march")
    assert sees(g, "A", "order.nagato") == ["order:march"]
    assert sees(g, "B", "order.nagato") == ["?"]
    assert sees(g, "spectator", "order.nagato") == ["?"]
    assert refusal(g, "B", "look at an order").clauses == ("SEN-75",)


@clause("SEN-75")
def test_who_is_ready_may_change_his_orders_until_all_are() -> None:
    g = all_ready(scene(4, SPRING), but="B")
    assert asked(g) == "B Orders"
    assert code(g, "A", "ready") == "already-ready"
    say(g, "A", "order nagato recruitment")
    assert lying(g, "order.nagato") == ["order:recruitment"]
    assert asked(g) == "B Orders"
    assert refusal(g, "A", "order owari march").code == "not-yours-to-order"
    all_ready(g)
    assert asked(g) == "A Rest"


@clause("SEN-75")
@pytest.mark.parametrize("phase", ["summer", "autumn"])
def test_after_spring_no_order_is_changed(phase: str) -> None:
    g = scene(4, phase=phase)
    for seat in "AB":
        assert refusal(g, seat, "order nagato march").clauses == ("SEN-75",)


@clause("SEN-31", "SEN-73")
def test_before_spring_no_order_is_laid() -> None:
    g = scene(4, phase="winter")
    for seat in "AB":
        assert refusal(g, seat, "order nagato march").code == "only-in-spring"


@clause("SEN-220", "SEN-219", "SEN-235")
def test_with_three_players_the_host_lays_the_armys_orders_too() -> None:
    g = scene(3, SPRING, provinces={"emperor": "owari"}, host="C", units={"emperor": "yamashiro 3"})
    assert "order yamashiro march" in legal(g, "C")
    assert "order owari march" in legal(g, "C")
    for text in [t for t in legal(g, "C") if t.endswith("recruitment")]:
        say(g, "C", text)
    assert sees(g, "C", "order.yamashiro") == ["order:recruitment"]
    assert sees(g, "A", "order.yamashiro") == ["?"]
    assert refusal(g, "A", "order yamashiro march").clauses == ("SEN-219", "SEN-220")
    conserved(g)


@clause("SEN-220", "SEN-R111", "SEN-77")
def test_a_host_without_provinces_still_lays_the_armys_orders() -> None:
    g = scene(3, SPRING, provinces={"B": "nagato izumo bizen"}, host="A", units={"emperor": "yamashiro 3"})
    assert asked(g) == "ABC Orders"
    assert legal(g, "A") == [f"order yamashiro {order}" for order in ORDERS]


@clause("SEN-73")
def test_when_time_is_up_forgotten_provinces_produce() -> None:
    g = say(scene(4, SPRING), "A", "order nagato march")
    g.time_up()
    assert asked(g) == "A Rest"
    assert lying(g, "order.nagato") == ["order:march"]
    assert lying(g, "order.izumo") == ["order:production"]
    assert sees(g, "A", "order.izumo") == ["order:production"]
    assert sees(g, "B", "order.izumo") == ["?"]
    assert size(g, "tokens") == 54 - 12


@clause("SEN-73")
def test_nobody_can_be_ready_outside_winter_and_spring() -> None:
    g = scene(4, phase="summer")
    assert code(g, "A", "ready") == "nothing-to-be-ready-for"


@clause("SEN-75", "SEN-12")
def test_orders_leak_to_nobody() -> None:
    for seed in range(8):
        rng = Random(seed)
        seats = 3 + seed % 4
        g = scene(seats, SPRING, units={"emperor": "yamashiro 3"} if seats == 3 else {})
        for _ in range(10):
            seat = rng.choice(g.asked())
            g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
            if asked(g).endswith("Rest"):
                break
            check_legal(g)
            check_notation(g)
        for viewer in (*range(seats), SPECTATOR):
            assert twin_walk(g, viewer, rng, 6, []) > 0


@clause("SEN-75")
def test_the_others_are_told_the_same_whatever_is_laid() -> None:
    one, two = (say(scene(4, SPRING), "A", f"order nagato {order}") for order in ("march", "production"))
    for viewer in (1, 2, 3, SPECTATOR):
        assert canonical(view_json(View(one, viewer))) == canonical(view_json(View(two, viewer)))
        assert events_for(one, viewer) == events_for(two, viewer)
    assert events_for(one, 0) != events_for(two, 0)


@clause("SEN-73")
def test_a_spring_is_written_down_and_read_back() -> None:
    g = scene(3, SPRING, units={"emperor": "yamashiro 3"})
    g.stack.pop(0)
    all_ready(g, but="BC")
    say(g, "B", "order owari march")
    check_codec(g, Random(1))
