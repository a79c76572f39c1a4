"""Whatever is played, nothing is created, lost or doubled."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import Walk
from tatami.formats.sampling import finished
from tatami.games.senji import RULES
from tatami.games.senji.rules.emperor import emperors_visit
from tatami.games.senji.rules.spring import spring
from tests.clauses import clause
from tests.games.senji.conserved import conserved
from tests.games.senji.scenes_year import asked, scene


@clause("SEN-4", "SEN-7", "SEN-12", "SEN-90")
@pytest.mark.parametrize("families", ["chosen", "dealt"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_every_step_of_the_preparation(seats: int, families: str) -> None:
    for seed in range(6):
        g, rng = RULES.new(seats, {"families": families}, seed), Random(seed)
        while len(g.table.named) < 3 * seats - 2:
            conserved(g)
            seat = rng.choice(g.asked())
            g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))


@clause("SEN-5", "SEN-9", "SEN-15")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_preparation_keeps_what_every_game_on_the_mat_must(seats: int) -> None:
    """The kit's own walk, but not to the end: views, reasons, codec, positions, clones and twin worlds."""
    for seed in range(2):
        walk = Walk(RULES, seats, seed)
        while len(walk.game.table.named) < 3 * seats - 6:
            walk._look_closely(plies=3)
            walk._act()
        walk._check_folded()


@clause("SEN-12", "SEN-48")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_every_step_of_a_spring(seats: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        army = {"emperor": "yamashiro 3"} if seats == 3 else {}
        g = scene(seats, (spring, ()), (emperors_visit, ()), units=army)
        while asked(g) != "A Rest":
            seat = rng.choice(g.asked())
            g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
            if "Rest" not in asked(g):
                conserved(g)


@clause("SEN-4", "SEN-48", "SEN-89", "SEN-90", "SEN-31", "SEN-32")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("winter", ["glass", "rounds"])
def test_at_every_step_of_whole_games(seats: int, winter: str) -> None:
    rng = Random(f"{seats} {winter}")
    g = RULES.new(seats, {"winter": winter, "rounds": 1, "years": 4}, seats)
    while g.outcome is None:
        seat = rng.choice(g.asked())
        legal = g.legal(seat)
        done = [answer for answer in legal if answer.text in ("ready", "done")]
        chosen = rng.choice(done if done and rng.random() < 0.5 else legal)
        g.act(seat, finished(g, seat, chosen, rng.randrange))
        conserved(g)
    assert g.table.year == 4
