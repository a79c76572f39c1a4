"""A hall with all its limits under every attack we know: others play on, and its memory stays what it was."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tatami.load.crowd import Progress
from tatami.load.hostile import ATTACKS
from tatami.load.soaking import Phase, bench_soak, gates

MEMORY_MB = 40.0
"""Some of it is what the honest games themselves grow by; an attack that gets through takes hundreds."""


@contextmanager
def silent(key: str, total: float) -> Iterator[Progress]:
    yield lambda more: None


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, and every address of 127.0.0.0/8")
def test_under_every_attack_each_act_of_honest_guests_is_carried_out_and_memory_stays_flat() -> None:
    """Latency is not judged here: it says as much of the machine as of the hall."""
    found = bench_soak(0.4, "", silent)
    assert [phase.name for phase in found.attacks] == list(ATTACKS)
    for phase in (found.quiet, *found.attacks, found.after):
        assert phase.acts > 0, phase
        assert phase.pings > 0, phase
        assert phase.refused == 0, phase
    for phase in found.attacks:
        assert phase.hostile["sent"] > 0, phase
    judged = {gate.name: gate.value for gate in found.gates}
    assert judged["soak-refused"] == 0
    assert judged["soak-memory"] is not None
    assert judged["soak-memory"] < MEMORY_MB, found


def phase(name: str, memory_mb: float | None, p99: float | None, refused: int = 0) -> Phase:
    return Phase(name, 5.0, 40, refused, 1.0, p99, 50, 0.5, p99, memory_mb, 0.2, {"sent": 3})


def test_the_worst_of_all_attacks_is_what_counts() -> None:
    attacks = [phase("flood", 119.0, 40.0), phase("half", 105.0, 120.0, refused=1)]
    judged = {
        gate.name: (gate.value, gate.met) for gate in gates(phase("quiet", 100.0, 9.0), attacks, attacks[1])
    }
    assert judged == {
        "soak-memory": (19.0, True),
        "soak-acts": (120.0, False),
        "soak-pings": (120.0, False),
        "soak-refused": (2, False),
    }


def test_where_the_system_does_not_tell_memory_nothing_is_claimed() -> None:
    [memory, *_] = gates(phase("quiet", None, 9.0), [phase("flood", None, 9.0)], phase("after", None, 9.0))
    assert (memory.value, memory.met) == (None, None)
