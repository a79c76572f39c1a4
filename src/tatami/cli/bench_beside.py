"""`tatami bench hall --beside FOLDER`: two halls in turn, as a table on the terminal."""

from __future__ import annotations

import json as json_text

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.lab.wording import decimal
from tatami.load.bench import Wanted
from tatami.load.beside import BesideBench, BesideRow, Middle
from tatami.load.beside import bench_beside as run_bench
from tatami.words.catalogue import Words

from .progress import progress_bar
from .tables import plain_table, print_parts


def bench_beside(wanted: Wanted, folder: str, json: bool, words: Words) -> None:
    result = run_bench(wanted, folder, lambda key, total: progress_bar(words.text(key), total))
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_bench_beside(Console(), result, words)


def print_bench_beside(console: Console, result: BesideBench, words: Words) -> None:
    """A row for each game and language, and what is to be known of them."""
    print_parts(console, _rows(result, words))
    for line in _remarks(result, words):
        console.print(Text(line))


def _rows(result: BesideBench, words: Words) -> Table:
    columns = ("load-this-hall", "load-other-hall", "load-ratio", "lab-middle-half", "load-pairs")
    table = plain_table(words, "load-beside", *columns)
    for row in result.rows:
        label = words.text("load-row", game=row.game, lang=row.lang or "none", tables=row.tables)
        table.add_row(label, *_figures(row, words), str(len(row.pairs)))
    return table


def _figures(row: BesideRow, words: Words) -> tuple[str, str, str, str]:
    def told(middle: Middle | None, digits: int) -> str:
        return words.text("load-unknown") if middle is None else decimal(words, middle.median, digits)

    ratio = row.ratio
    half = "–" if ratio is None else " – ".join(decimal(words, end, 2) for end in (ratio.p25, ratio.p75))
    return told(row.ours, 0), told(row.theirs, 0), told(ratio, 2), half


def _remarks(result: BesideBench, words: Words) -> list[str]:
    remarks = []
    if result.left_out:
        remarks.append(words.text("load-left-out", games=", ".join(result.left_out)))
    refused = sum(row.refused for row in result.rows)
    if refused:
        remarks.append(words.text("load-refused", acts=refused))
    if result.compiled is not result.theirs_compiled:
        remarks.append(words.text("load-other-engine", engine=_engine(result.compiled)))
    slice_seconds = decimal(words, result.slice_seconds, 1)
    remarks.append(
        words.text(
            "load-beside-conditions",
            python=result.python,
            engine=_engine(result.compiled),
            folder=result.folder,
            seconds=slice_seconds,
        )
    )
    return remarks


def _engine(compiled: bool) -> str:
    return "compiled" if compiled else "interpreted"
