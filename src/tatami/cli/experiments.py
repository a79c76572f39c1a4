"""What the commands that play many games have in common: how many processes, and which seed."""

from __future__ import annotations

import os
from typing import Annotated, Final

from cyclopts import Parameter

from tatami.kernel.reasons import NotUnderstood
from tatami.lab.simulate import MOST_JOBS

from .usage import whole_number

LONGEST_SEED: Final = 200

Seed = Annotated[str, Parameter(help="cli-simulate-seed", metavar="S")]
Jobs = Annotated[int | None, Parameter(help="cli-simulate-jobs", metavar="J", converter=whole_number)]


def check_seed(seed: str) -> None:
    """A seed is shown, so it must be something to show."""
    if not seed.isprintable() or len(seed) > LONGEST_SEED:
        raise NotUnderstood("usage-bad-value", parameter="--seed", value=seed[:40], kind="")


def processes(jobs: int | None) -> int:
    """As many as were asked for; unless any were, one for each core."""
    return min(os.cpu_count() or 1, MOST_JOBS) if jobs is None else jobs
