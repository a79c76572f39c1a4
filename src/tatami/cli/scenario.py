"""`tatami scenario`: runs scenarios and shows the first difference of each that fails."""

from __future__ import annotations

import json as json_text
import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from tatami.formats.expectations import LEGAL, REFUSED, Difference
from tatami.formats.scenarios import Scenario
from tatami.games import game_called
from tatami.kernel.reasons import NotUnderstood, Refused, TatamiError
from tatami.kernel.seats import letter
from tatami.lab.plain_yaml import read_yaml
from tatami.words.catalogue import Words
from tatami.words.rulebook import clauses
from tatami.words.speaking import SceneSpeaker
from tatami.words.telling import Teller

from .options import DataFile, take_pack
from .speech import Json, Lang, error_line, reason_line, words_for
from .tables import INDIGO, VERMILION

DIFFERS = 1
BROKEN = 2


def scenario(
    *files: Annotated[Path, Parameter(help="cli-scenario-files", metavar="FILE...", negative=())],
    json: Json = False,
    data: DataFile = None,
    lang: Lang = None,
) -> int:
    words = words_for(lang)
    take_pack(data)
    if not files:
        raise NotUnderstood("usage-missing", parameter="FILE")
    results = [_run(path, words) for path in _expand(files)]
    if json:
        print(json_text.dumps({"scenarios": results, **_counts(results)}, ensure_ascii=False))
    else:
        _print(results, words)
    if any("error" in result for result in results):
        return BROKEN
    return 0 if all(result["ok"] for result in results) else DIFFERS


def _expand(files: tuple[Path, ...]) -> list[Path]:
    """A folder stands for all scenarios in it."""
    paths: list[Path] = []
    for path in files:
        paths += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    if not paths:
        raise NotUnderstood("no-scenarios", folder=str(files[0]))
    return paths


def _run(path: Path, words: Words) -> dict[str, Any]:
    """What came of one scenario; whatever is wrong with it, the others still get their turn."""
    result: dict[str, Any] = {"file": str(path), "scenario": "", "ok": False}
    try:
        scenario = Scenario(read_yaml(path), game_called)
        result["scenario"] = scenario.title
        _check_clauses(scenario)
        result |= _play(scenario, words)
    except TatamiError as error:
        result["error"] = error_line(words, error)
    except Exception:
        if os.environ.get("TATAMI_TRACEBACK"):
            raise
        result["error"] = words.text("error-does-not-fit", where="scenario")
    return result


def _check_clauses(scenario: Scenario) -> None:
    """A game without a rulebook knows no clauses, and any may be cited."""
    known = [clause for chapter in clauses(scenario.rules.prefix) for clause in chapter.clauses]
    for clause in scenario.clauses:
        if known and clause not in known:
            raise NotUnderstood("no-such-clause", clause=clause[:40], games=scenario.rules.name)


def _play(scenario: Scenario, words: Words) -> dict[str, Any]:
    """Whether it went as it says, else the first difference."""
    try:
        scenario.run(SceneSpeaker())
    except Difference as difference:
        found: dict[str, Any] = dict(difference.facts)
        if isinstance(difference.__cause__, Refused):
            found["told"] = reason_line(_teller(scenario, words), difference.__cause__.reason)
        return found
    return {"ok": True}


def _teller(scenario: Scenario, words: Words) -> Teller:
    """For a scenario that has begun: nobody there has a name but that of the seat."""
    start, rules = scenario.start, scenario.rules
    names = [letter(seat) for seat in range(start.get("seats", rules.default_seats))]
    return Teller(words, rules, names, options=start.get("options"))


def _counts(results: list[dict[str, Any]]) -> dict[str, int]:
    passed = sum(result["ok"] for result in results)
    broken = sum("error" in result for result in results)
    return {"passed": passed, "failed": len(results) - passed - broken, "broken": broken}


def _print(results: list[dict[str, Any]], words: Words) -> None:
    console = Console()
    for result in results:
        if "error" in result:
            error = result["error"]
            where = "" if result["file"] in error else f"{result['file']}: "
            print("tatami:", _one_line(where + error), file=sys.stderr)
            continue
        verdict = words.text("cli-scenario-ok" if result["ok"] else "cli-scenario-fails")
        style = INDIGO if result["ok"] else VERMILION
        line = Text.assemble(
            (verdict, f"bold {style}"), "  ", result["file"], "  ", (result["scenario"], "dim")
        )
        console.print(line, soft_wrap=True)
        if not result["ok"]:
            for name in ("where", "expected", "found"):
                label = words.text(f"cli-scenario-{name}")
                console.print(
                    Text.assemble("    ", (label, "bold"), " ", _shown(result, name, words)), soft_wrap=True
                )
    console.print(words.text("cli-scenario-summary", **_counts(results)))


def _shown(result: dict[str, Any], name: str, words: Words) -> str:
    """What was expected or found, in words where it is no value of the game."""
    value = str(result[name])
    if name == "found" and "told" in result:
        return str(result["told"])
    return words.text(f"cli-scenario-{value}") if name != "where" and value in (LEGAL, REFUSED) else value


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
