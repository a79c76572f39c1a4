"""Lint, types and tests: every step is run and named."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from . import base, client, components, venv

NOTHING_SELECTED = 5  # pytest's exit status


class Step(NamedTuple):
    name: str
    command: tuple[str, ...]
    may_select_nothing: bool = False
    env: tuple[tuple[str, str], ...] = ()  # beside that of this process
    is_kept: bool = False  # what it says is kept until somebody tells it: others run beside it


class Result(NamedTuple):
    name: str
    status: int
    seconds: float = 0.0
    said: str = ""  # what was kept


def split_marker(pytest_args: Sequence[str]) -> tuple[str, list[str]]:
    """Take `-m EXPRESSION` out of the arguments, so that it can be joined with what a pass selects."""
    rest = list(pytest_args)
    if "-m" in rest[:-1]:
        at = rest.index("-m")
        return rest[at + 1], rest[:at] + rest[at + 2 :]
    return "", rest


def marker_option(wanted: Sequence[str], unwanted: Sequence[str], asked: str) -> list[str]:
    terms = [*wanted, *(f"not {marker}" for marker in unwanted), *([f"({asked})"] if asked else [])]
    return ["-m", " and ".join(terms)] if terms else []


def workers_at_once() -> str:
    """One more than there are processors: halls that are killed and games that are watched mostly wait."""
    return str((os.cpu_count() or 1) + 1)


def pytest_steps(
    components: Sequence[components.Component],
    missing: Sequence[components.Component],
    pytest_args: Sequence[str],
) -> list[Step]:
    """One pass for nearly everything, and one for each component whose tests need their own process."""
    asked, rest = split_marker(pytest_args)
    pytest = (str(venv.tool("python")), "-m", "pytest")
    apart = [component for component in components if component.own_process]
    elsewhere = list(dict.fromkeys(component.marker for component in [*apart, *missing]))
    # With several passes a person's `-k name` may well select nothing in one of them.
    lenient = bool(pytest_args and apart)
    most = (*pytest, "-n", workers_at_once(), *marker_option([], elsewhere, asked), *rest)
    steps = [Step("pytest", most, lenient)]
    for component in apart:
        if component not in missing:
            others = [other.marker for other in missing]
            workers = ["-n", str(component.at_once)] if component.at_once > 1 else []
            options = [*workers, *marker_option([component.marker], others, asked)]
            if not pytest_args:  # collecting all the others takes as long as some of its tests
                options.append(f"tests/{component.marker}")
            steps.append(Step(f"pytest ({component.marker})", (*pytest, *options, *rest), lenient))
    return steps


def lint_steps() -> list[Step]:
    ruff, mypy = str(venv.tool("ruff")), str(venv.tool("mypy"))
    return [
        Step("ruff check", (ruff, "check")),
        Step("ruff format", (ruff, "format", "--check")),
        Step("mypy", (mypy, "--strict", "src", "run.py", "hatch_build.py", "tools")),
    ]


def build_result() -> Result:
    """The browser client as it is now must be there before anything can look at it."""
    start = time.monotonic()
    try:
        client.build_client()
    except base.Trouble as error:
        base.say(str(error))
        return Result("client build", 1, time.monotonic() - start)
    return Result("client build", 0, time.monotonic() - start)


def client_steps() -> list[Step]:
    """Types and tests of the browser client, with the node that has built it."""
    try:
        env = tuple(client.with_node().items())
    except base.Trouble:  # told when it could not be built
        return []
    builder = (str(venv.tool("python")), str(base.CLIENT_TOOL))
    return [
        Step("svelte-check", (*builder, "check"), env=env),
        Step("vitest", (*builder, "test"), env=env),
    ]


def run_step(step: Step) -> Result:
    title = f"\n== {step.name}\n"
    start = time.monotonic()
    env = {**os.environ, **dict(step.env)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of programs are started: compiled once is enough
    if not step.is_kept:
        print(title, end="", flush=True)
    out = subprocess.PIPE if step.is_kept else None
    done = subprocess.run(
        step.command, cwd=base.ROOT, env=env, stdout=out, stderr=out and subprocess.STDOUT, check=False
    )
    said = title + done.stdout.decode("utf-8", "replace") if step.is_kept else ""
    return Result(step.name, done.returncode, time.monotonic() - start, said)


class Beside:
    """Steps that run one after another beside whatever else is done, and are told when somebody asks."""

    def __init__(self) -> None:
        self._line = ThreadPoolExecutor(max_workers=1)
        self._begun: list[Future[Result]] = []

    def add(self, steps: Sequence[Step]) -> None:
        self._begun += [self._line.submit(run_step, step._replace(is_kept=True)) for step in steps]

    def told(self) -> list[Result]:
        """Waits for all that was added, and tells it in that order."""
        results = []
        for begun in self._begun:
            results.append(begun.result())
            print(results[-1].said, end="", flush=True)
        self._begun.clear()
        return results


def judge(steps: Sequence[Step], results: Sequence[Result]) -> list[Result]:
    """Where a person's selection fits only some of the passes, the empty ones are fine."""
    may_be_empty = {step.name for step in steps if step.may_select_nothing}
    some_ran = any(r.name in may_be_empty and r.status != NOTHING_SELECTED for r in results)
    return [
        r._replace(status=0) if some_ran and r.name in may_be_empty and r.status == NOTHING_SELECTED else r
        for r in results
    ]


def report(results: Sequence[Result]) -> str:
    width = max(len(result.name) for result in results)
    return "\n".join(
        f"{result.name:{width}}  {'ok' if result.status == 0 else 'FAILED':6}  {result.seconds:6.1f} s"
        for result in results
    )


def run_everything(passes: Sequence[Step]) -> list[Result]:
    """Two things at a time, so that no processor is idle: first what is quick, then the tests.

    Most tests are told as they run. The slow rest runs beside them and is told afterwards.
    """
    beside = Beside()
    beside.add(lint_steps())
    built = build_result()
    checks = client_steps()
    quick = [run_step(step._replace(is_kept=True)) for step in checks[:1]]
    done = [built, *beside.told(), *quick]
    for result in quick:
        print(result.said, end="", flush=True)
    beside.add([*checks[1:], *passes[1:]])
    done += [run_step(step) for step in passes[:1]]
    return [*done, *beside.told()]


def check_everything(pytest_args: Sequence[str]) -> int:
    """Every step is run, also after one failed: a person wants to see all that is wrong at once."""
    missing = components.missing_components(components.COMPONENTS)
    passes = pytest_steps(components.COMPONENTS, missing, pytest_args)
    for component in missing:
        print(components.skip_notice(component), flush=True)
    results = judge(passes, run_everything(passes))
    if os.environ.get("CI"):  # there nobody reads notices: what is missing is a failure
        needed = [component for component in missing if not component.optional]
        results += [Result(f"{component.name} is there", 1) for component in needed]
    print(f"\n{report(results)}")
    for component in missing:
        print(components.skip_notice(component))
    return int(any(result.status for result in results))
