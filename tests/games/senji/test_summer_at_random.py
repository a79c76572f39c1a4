"""Summers at random: nobody gets stuck, nothing is lost, and nothing hidden is told."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import check_clone, check_codec, check_legal, twin_walk, what_a_viewer_is_told
from tatami.formats.counting import count_pieces
from tatami.formats.sampling import finished
from tatami.games.senji import RULES
from tatami.games.senji.board import parties, provinces_of
from tatami.games.senji.box import ORDERS, PROVINCES, REGIONS
from tatami.games.senji.pieces import LOWEST_HONOUR, MOST_PROVINCES, MOST_UNITS, MOST_UNITS_IN_REGION
from tatami.games.senji.table import Senji
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import events_for
from tests.clauses import clause
from tests.games.senji.scenes_summer import BOX, EMPEROR, play, scene, stop


def any_summer(seats: int, seed: int) -> Senji:
    """Pieces, orders and cards anywhere they may be; at most six provinces each."""
    rng = Random(f"summer/{seats}/{seed}")
    names = [letter(seat) for seat in range(seats)]
    if BOX.emperors[seats] >= 0:
        names.append("emperor")
    units, hands = {}, {}
    samurai = {}
    warriors = rng.sample(BOX.samurai, len(BOX.samurai))
    held: dict[str, list[str]] = {name: [] for name in names}
    for seat, family in enumerate(BOX.playing[seats]):
        held[letter(seat)] = [BOX.regions[home] for home in BOX.homes[family]]
    if "emperor" in held:
        held["emperor"] = [BOX.regions[BOX.emperors[seats]]]
    seas = list(BOX.regions[PROVINCES:REGIONS])
    for name in names:
        places = [*held[name], *seas]
        chosen = dict.fromkeys(places, 0)
        for _ in range(rng.randrange(13)):
            place = rng.choice(places)
            chosen[place] += chosen[place] < MOST_UNITS_IN_REGION
        units[name] = " ".join(f"{place}*{n}" for place, n in chosen.items() if n)
        for _ in range(rng.randrange(3)):
            samurai[warriors.pop()] = f"{name} {rng.choice(places)}"
    kami = {name: warriors.pop() for name in names if name != "emperor" and rng.random() < 0.4}
    valued = list(BOX.faces[: BOX.valued])
    rng.shuffle(valued)
    for seat in range(seats):
        hands[letter(seat)] = " ".join(valued.pop() for _ in range(rng.randrange(7)))
    orders = " ".join(f"{p}={rng.choice(ORDERS)}" for places in held.values() for p in places)
    return scene(
        seats, units, samurai, orders, hands=hands, kami=kami, host=rng.choice(names[:seats]), seed=seed
    )


def check_board(g: Senji) -> None:
    """SEN-28, SEN-89, SEN-90 and the limit of six hold at every moment; no samurai is in two places."""
    table = g.table
    for party in parties(table):
        going = sum(group[1] for group in table.groups) if table.origin[0] == party else 0
        assert sum(table.units[party]) + going <= MOST_UNITS
        assert all(0 <= n <= MOST_UNITS_IN_REGION for n in table.units[party])
        assert len(provinces_of(table, party)) <= MOST_PROVINCES
    assert min(table.honour) >= LOWEST_HONOUR
    for k, at in enumerate(table.samurai_at):
        assert (at >= 0) == (table.samurai_of[k] >= 0)
        if at >= 0:
            of = table.samurai_of[k]
            place = "samurai.emperor" if of == EMPEROR else f"samurai.{letter(of)}"
            cards = [p & 4095 for p in g.places[g.layout.by_name[place]]]
            assert BOX.first_samurai + k in cards
    for province in range(PROVINCES):
        for party in parties(table):
            standing = table.units[party][province]
            assert not standing or party in _may_stand(g, province)


def _may_stand(g: Senji, province: int) -> tuple[int, ...]:
    table = g.table
    return tuple(p for p in parties(table) if province in provinces_of(table, p))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@clause("SEN-81", "SEN-89", "SEN-90", "SEN-28", "SEN-147", "SEN-235")
def test_a_summer_at_random_ends_and_keeps_every_limit(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.steps, "stop", stop)
    twins = 0
    for seed in range(12):
        g, rng = any_summer(seats, seed), Random(seed)
        acts = 0
        while g.outcome is None:
            acts += 1
            assert acts < 3000
            seat = rng.choice(g.asked())
            answers = g.legal(seat)
            assert answers
            if rng.random() < 0.1:
                check_legal(g)
                check_clone(g, rng)
                check_codec(g, rng)
                count_pieces(g)
                g.rules.check(g)
                viewer = rng.choice((*range(seats), SPECTATOR))
                twins += twin_walk(g, viewer, rng, 4, [])
            g.act(seat, finished(g, seat, rng.choice(answers), rng.randrange))
            check_board(g)
        count_pieces(g)
        assert twins
        assert not g.table.groups
        assert not g.table.battle
        assert not g.table.fleets


@clause("SEN-81", "SEN-94", "SEN-57")
def test_a_summer_in_which_nobody_ever_answers_in_time_ends_too() -> None:
    for seats in (3, 4, 5, 6):
        g, rng = any_summer(seats, 1), Random(1)
        for _ in range(500):
            if g.outcome is not None:
                break
            if rng.random() < 0.3:  # somebody has answered and then fallen asleep
                seat = rng.choice(g.asked())
                g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
            else:
                g.time_up()
        assert g.outcome is not None


@clause("SEN-29", "SEN-75", "SEN-125", "SEN-127", "SEN-133")
def test_what_others_are_told_does_not_depend_on_cards_and_orders_they_do_not_see() -> None:
    """Two worlds in which B and D hold each other's cards and B's orders differ: the others cannot know."""
    orders = "owari=march nagato=production echizen=recruitment sagami={} shinano={}"
    one, two = "black_support_1 green_trade_1", "blue_member_heir violet_support_3"
    worlds = [
        scene(
            4,
            units={"B": "owari*4", "C": "echizen*4"},
            hands={"B": hand, "C": "yellow_support_2 green_member_heir", "D": other},
            orders=orders.format(*kinds),
        )
        for hand, other, kinds in ((one, two, ("march", "production")), (two, one, ("production", "march")))
    ]
    said = ["name owari", "land: to echizen 4", "spare", "C: support yellow_support_2"]
    for text in said:
        for viewer in (0, 2, SPECTATOR):
            told = [what_a_viewer_is_told(g, viewer, []) for g in worlds]
            assert told[0] == told[1]
        for g in worlds:
            play(g, text)
    for viewer in (0, 2, SPECTATOR):
        assert events_for(worlds[0], viewer, 0) == events_for(worlds[1], viewer, 0)
