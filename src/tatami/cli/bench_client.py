"""`tatami bench client`: how heavy the browser client is, as tables on the terminal."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.lab.wording import whole
from tatami.load.weight import KINDS, Built, ClientBench
from tatami.load.weight import bench_client as run_bench
from tatami.words.catalogue import Words

from .bench_tables import verdict
from .progress import progress_bar
from .tables import plain_table, print_parts


def bench_client(games: Sequence[str], json: bool, words: Words) -> None:
    with progress_bar(words.text("bench-client-loading"), len(games)) as progress:
        result = run_bench(games, words.lang, progress)
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_bench_client(Console(), result, words)


def print_bench_client(console: Console, result: ClientBench, words: Words) -> None:
    """What was built, what the first tables fetch, and the gates; or why nothing could be fetched."""
    if result.missing:
        print_parts(console, _built(result, words), Text(words.text(f"load-no-{result.missing}")))
    else:
        print_parts(console, *(table(result, words) for table in (_built, _first_tables, _gates)))


def _built(result: ClientBench, words: Words) -> Table:
    table = plain_table(words, "load-built", "load-plain", "load-gzip", "load-brotli")
    for file in result.built:
        table.add_row(file.name, *_sizes(words, [file]))
    table.add_row(words.text("load-total"), *_sizes(words, result.built), style="bold")
    return table


def _sizes(words: Words, files: Sequence[Built]) -> list[str]:
    totals = (sum(sizes) for sizes in zip(*((f.plain, f.gzip, f.brotli) for f in files), strict=True))
    return [whole(words, total) for total in totals]


def _first_tables(result: ClientBench, words: Words) -> Table:
    table = plain_table(words, "load-first-table", "load-requests", "load-bytes")
    for first in result.tables:
        rows = {f"load-kind-{kind}": first.fetched[kind] for kind in KINDS} | {"load-total": first.total}
        for key, fetched in rows.items():
            counts = whole(words, fetched.requests), whole(words, fetched.bytes)
            table.add_row(f"{first.game}: {words.text(key)}", *counts, style="bold" * (key == "load-total"))
    return table


def _gates(result: ClientBench, words: Words) -> Table:
    table = plain_table(words, "lab-gate", "lab-limit", "lab-measured", "lab-verdict")
    for gate in result.gates:
        limit, value = (whole(words, int(number or 0)) for number in (gate.limit, gate.value))
        table.add_row(words.text("load-gate-code", game=gate.name), f"≤ {limit}", value, verdict(gate, words))
    return table
