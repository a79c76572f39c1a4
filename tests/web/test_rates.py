"""How often somebody may ask, and how long a flooder waits: counted in memory that has an end."""

from __future__ import annotations

import pytest

from tatami.kernel.reasons import TatamiError
from tatami.web.lines import Lines
from tatami.web.rates import Limit, Rates, ShownOut
from tests.web.test_charges import Hours


def seconds_to_wait(rates: Rates, who: str = "192.0.2.1") -> int:
    """0 if it is not too many."""
    try:
        rates.count("requests", who)
    except TatamiError as refused:
        return int(str(refused.facts["seconds"]))
    return 0


def test_a_window_slides_over_what_was_counted() -> None:
    clock = Hours()
    clock.now = 120.0
    rates = Rates({"requests": Limit(4, 60)}, clock)
    assert [seconds_to_wait(rates) for _ in range(5)] == [0, 0, 0, 0, 60]
    clock.now = 150.0
    assert seconds_to_wait(rates) == 30
    clock.now = 180.0
    assert seconds_to_wait(rates) > 0, "the stretch before is still covered as a whole"
    clock.now = 210.0
    assert [seconds_to_wait(rates) for _ in range(3)] == [0, 0, 30], "half of it, two of four"
    clock.now = 1000.0
    assert [seconds_to_wait(rates) for _ in range(4)] == [0] * 4


def test_addresses_without_end_are_counted_in_memory_with_an_end() -> None:
    rates = Rates({"requests": Limit(1, 60)}, most=100)
    assert seconds_to_wait(rates, "first") == 0
    for number in range(10_000):
        rates.count("requests", f"address {number} " + "x" * 10_000)
    assert rates.bytes == rates.most_bytes
    assert seconds_to_wait(rates, "first") == 0, "forgotten"
    assert seconds_to_wait(rates, "first") > 0


def wait_of(shown_out: ShownOut, **who: str) -> int:
    try:
        shown_out.check(**who)
    except TatamiError as refused:
        return int(str(refused.facts["seconds"]))
    return 0


def test_who_was_shown_out_waits_longer_each_time_until_that_is_forgotten() -> None:
    clock = Hours()
    shown_out = ShownOut(clock)
    waits = []
    for _ in range(9):
        shown_out.note("anna", "192.0.2.1")
        waits.append(wait_of(shown_out, person="anna"))
        clock.now += waits[-1]
        assert wait_of(shown_out, person="anna") == 0
    assert waits == [5, 10, 20, 40, 80, 160, 300, 300, 300]
    clock.now += 601
    shown_out.note("anna", "192.0.2.1")
    assert wait_of(shown_out, person="anna") == 5


def test_an_address_waits_only_after_several_were_shown_out_there() -> None:
    clock = Hours()
    shown_out = ShownOut(clock)
    waits = []
    for number in range(6):
        shown_out.note(f"guest {number}", "192.0.2.1")
        waits.append(wait_of(shown_out, address="192.0.2.1"))
    assert waits == [0, 0, 0, 5, 10, 20]
    assert wait_of(shown_out, address="192.0.2.2") == 0


def test_those_who_were_shown_out_are_kept_in_memory_with_an_end() -> None:
    shown_out = ShownOut(most=50)
    for number in range(1000):
        shown_out.note(f"guest {number}", f"192.0.2.{number}")
    assert shown_out.bytes == shown_out.most_bytes


def test_connections_are_counted_by_network_and_a_proxy_brings_any_number() -> None:
    lines = Lines(1, ("10.0.0.0/8", "fd00::/8"))
    homes = [("2001:db8::1", 1), ("2001:db8::2", 2), ("2001:db8::3", 3)]
    assert [lines.open(home) for home in homes] == [True, True, False]
    assert all(lines.open(("10.1.2.3", port)) for port in range(5))
    assert all(lines.open(("::ffff:10.1.2.3", port)) for port in range(5))
    assert all(lines.open(("fd00::7", port)) for port in range(5))
    for home in homes:
        lines.close(home)
    assert lines.open(homes[0])
    with pytest.raises(TatamiError), lines.places.one_more("10.1.2.3"):
        pass
