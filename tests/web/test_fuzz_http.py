"""Schemathesis against a real hall: no request that fits the document, or does not, breaks anything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from tatami.web.app import OPERATIONS
from tatami.web.describing import openapi
from tests.halls import RunningHall, running_hall
from tests.web.intruders import crowd, errors_in

# A name that nobody has, a table that does not exist: what fits the document may be refused all the same.
EXCLUDED = [positive_data_acceptance, ignored_auth]  # the second: tokens are ours, not from the document
SCHEMA = schemathesis.openapi.from_dict(openapi(OPERATIONS))
FEW = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Fuzzed:
    """A hall with something in it: the ids that a fuzzer would not find by itself."""

    def __init__(self, hall: RunningHall, token: str, table: str) -> None:
        self.address = hall.address
        self.token = token
        self.table = table


@contextmanager
def fuzzed_hall(folder: Path) -> Iterator[Fuzzed]:
    # Looking up names would leave this machine; webhooks are tried by addresses elsewhere.
    with running_hall(folder, "--tables-per-person", "0", "--log-ins-per-name", "0") as hall:

        async def furnish() -> tuple[str, str]:
            async with crowd(hall.address) as people:
                anna = await people.guest("Anna")
                return anna.token, await anna.lay("tenno", seats=3)

        yield Fuzzed(hall, *asyncio.run(furnish()))
        assert errors_in(hall.log) == []


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with fuzzed_hall(tmp_path_factory.mktemp("fuzzed")) as hall:
        yield hall


def tried(case: Any, at: Fuzzed, headers: dict[str, str]) -> None:
    if case.path_parameters.get("table") and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = at.table
    answer = case.call(base_url=at.address, headers=headers, timeout=10)
    case.validate_response(answer, excluded_checks=EXCLUDED)


@SCHEMA.parametrize()
@FEW
def test_nothing_that_a_stranger_thinks_up_breaks_the_hall(case: Any, fuzzed: Fuzzed) -> None:
    tried(case, fuzzed, {})


@SCHEMA.exclude(operation_id=["sign_out_everywhere", "set_webhook"]).parametrize()
@FEW
def test_nothing_that_a_guest_thinks_up_breaks_the_hall(case: Any, fuzzed: Fuzzed) -> None:
    tried(case, fuzzed, {"Authorization": f"Bearer {fuzzed.token}"})
