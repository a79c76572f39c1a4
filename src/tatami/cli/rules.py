"""`tatami rules`: the clauses of a game in three languages, and how many of them are shown by tests."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import tatami
from tatami.games import EVERY_GAME, GAMES, game_called
from tatami.hooks.packs import pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.lab.coverage import Coverage, cited_clauses
from tatami.lab.packs import offer_file
from tatami.words.catalogue import Words
from tatami.words.rulebook import clauses

from .speech import Json, Lang, words_for
from .tables import plain_table

INCOMPLETE = 1
_PORTION = 80


def rules(
    game: Annotated[str | None, Parameter(help="cli-rules-game")] = None,
    clause: Annotated[str | None, Parameter(help="cli-rules-clause")] = None,
    /,
    *,
    coverage: Annotated[bool, Parameter(help="cli-rules-coverage", negative="")] = False,
    tree: Annotated[Path | None, Parameter(help="cli-rules-tree", metavar="FOLDER")] = None,
    data: Annotated[Path | None, Parameter(help="cli-rules-data", metavar="FILE")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words = words_for(lang)
    if data is not None:
        return _print_pack(game, data, json, words)
    if game is not None and clause is None and _owner(game) is not None:
        game, clause = None, game
    chosen = list(GAMES.values()) if game is None else [game_called(game)]
    if coverage:
        return _coverage(chosen, tree or _source_tree(), json, words)
    if clause is not None:
        everywhere = list(EVERY_GAME.values()) if game is None else chosen
        _print_clause(_clause_of(everywhere, clause), json, words)
    elif game is None:
        _print_games(json, words)
    else:
        _print_rulebook(chosen[0], json, words)
    return 0


def _print_pack(game: str | None, data: Path, json: bool, words: Words) -> int:
    """A data pack that is in order; what is wrong with it is an error."""
    pack = pack_of(offer_file(data, None if game is None else game_called(game)))
    assert pack is not None
    if json:
        print(json_text.dumps(pack.to_json()))
    else:
        print(words.text("cli-rules-pack", name=pack.name, digest=pack.sha256))
    return 0


# --- texts ------------------------------------------------------------------------------------------


def _owner(clause: str) -> Rules[Any] | None:
    """The game whose clause ids begin like this one."""
    prefix = clause.upper().partition("-")[0]
    return next((r for r in EVERY_GAME.values() if "-" in clause and r.prefix == prefix), None)


def _ids(rules: Rules[Any]) -> list[str]:
    return [clause for chapter in clauses(rules.prefix) for clause in chapter.clauses]


def _clause_of(chosen: list[Rules[Any]], clause: str) -> str:
    """The id as it is written in the rulebook; `83` is enough where the game is known."""
    for rules in chosen:
        wanted = clause.upper()
        for name in (wanted, f"{rules.prefix}-{wanted}"):
            if name in _ids(rules):
                return name
    raise NotUnderstood("no-such-clause", clause=clause[:40], games=", ".join(r.name for r in chosen))


def _print_clause(clause: str, json: bool, words: Words) -> None:
    if json:
        print(json_text.dumps({clause: words.text(clause)}, ensure_ascii=False))
    else:
        Console().print(Text.assemble((clause, "bold"), "  ", words.text(clause)))


def _print_games(json: bool, words: Words) -> None:
    if json:
        print(json_text.dumps({rules.name: _ids(rules) for rules in GAMES.values()}))
        return
    table = plain_table(words, "cli-games-name", "cli-rules-clauses")
    for rules in GAMES.values():
        table.add_row(rules.name, str(len(_ids(rules))))
    console = Console()
    console.print(table)
    console.print(words.text("cli-rules-how"))


def _print_rulebook(rules: Rules[Any], json: bool, words: Words) -> None:
    if json:
        print(json_text.dumps({clause: words.text(clause) for clause in _ids(rules)}, ensure_ascii=False))
        return
    console = Console()
    for chapter in clauses(rules.prefix):
        console.print(Text(words.text(chapter.key), style="bold"))
        for clause in chapter.clauses:
            line = Text.assemble((f"{clause:8}", "dim"), words.text(clause))
            console.print(Padding(line, (0, 0, 0, 2)))
        console.print()


# --- coverage ---------------------------------------------------------------------------------------


def _source_tree() -> Path:
    """Where we stand, if that is a source tree of Tatami, else the one this program runs from."""
    program = Path(tatami.__file__).resolve()
    for folder in (Path.cwd(), *program.parents):  # a compiled copy lies deep below
        if (folder / "tests").is_dir() and (folder / "src" / "tatami").is_dir():
            return folder
    return program.parents[2]


def _coverage(chosen: list[Rules[Any]], tree: Path, json: bool, words: Words) -> int:
    cited = cited_clauses(tree)
    results = [Coverage(rules, cited) for rules in chosen]
    if json:
        print(json_text.dumps({result.rules.name: _as_json(result) for result in results}))
    else:
        _print_coverage(results, words)
    complete = all(not result.missing and not result.unknown for result in results)
    return 0 if complete else INCOMPLETE


def _as_json(result: Coverage) -> dict[str, Any]:
    return {
        "clauses": result.clauses,
        "covered": result.covered,
        "missing": result.missing,
        "unknown": result.unknown,
        "not_enforceable": result.excused,
    }


def _print_coverage(results: list[Coverage], words: Words) -> None:
    console = Console()
    table = plain_table(words, "cli-games-name", "cli-rules-clauses", "cli-rules-shown", "cli-rules-percent")
    for result in results:
        table.add_row(result.rules.name, str(result.clauses), str(result.covered), f"{result.percent:g} %")
    console.print(table)
    for result in results:
        for clause in result.excused:
            reason = words.text(f"cli-not-enforceable-{clause}")
            console.print(words.text("cli-rules-excused", clause=clause, reason=reason), style="dim")
        for ids in _portions(result.missing):
            console.print(words.text("cli-rules-missing", game=result.rules.name, clauses=ids))
        for ids in _portions(result.unknown):
            console.print(words.text("cli-rules-unknown", game=result.rules.name, clauses=ids))


def _portions(ids: list[str]) -> list[str]:
    """Ids in lists that fit into a text: Fluent takes no more than 1000 characters at a time."""
    return [", ".join(ids[k : k + _PORTION]) for k in range(0, len(ids), _PORTION)]
