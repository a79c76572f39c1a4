"""`tatami bench hall`: how much a hall can carry, as tables on the terminal."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.lab.wording import decimal, percent, whole
from tatami.load.bench import Wanted
from tatami.load.bench import bench_hall as run_bench
from tatami.load.report import HallBench
from tatami.words.catalogue import Words

from .bench_tables import verdict
from .progress import progress_bar
from .tables import plain_table, print_parts


def bench_hall(wanted: Wanted, json: bool, words: Words) -> None:
    result = run_bench(wanted, lambda key, total: progress_bar(words.text(key), total))
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_bench_hall(Console(), result, words)


def print_bench_hall(console: Console, result: HallBench, words: Words) -> None:
    """Saturation by game, live tables, sleeping tables, and the gates."""
    print_parts(console, *(table(result, words) for table in (_saturation, _live, _sleeping, _gates)))
    for line in _remarks(result, words):
        console.print(Text(line))


def or_unknown(words: Words, value: float | None, told: Callable[[float], str]) -> str:
    return words.text("load-unknown") if value is None else told(value)


def number(words: Words, value: float | None, digits: int = 0) -> str:
    return or_unknown(words, value, lambda known: decimal(words, known, digits))


def _saturation(result: HallBench, words: Words) -> Table:
    table = plain_table(
        words,
        "load-saturation",
        "load-acts-a-second",
        "load-acts-a-cpu-second",
        "load-quiet",
        "load-p50",
        "load-p99",
    )
    for row in result.saturation:
        table.add_row(
            words.text("load-row", game=row.game, lang=row.lang or "none", tables=row.tables),
            number(words, row.acts_per_second),
            number(words, row.acts_per_cpu_second),
            number(words, row.acts_per_quiet_cpu_second),
            number(words, row.p50_ms, 1),
            number(words, row.p99_ms, 1),
        )
    return table


def _pairs(words: Words, title: str, rows: dict[str, str]) -> Table:
    table = plain_table(words, title, "load-value")
    for key, value in rows.items():
        table.add_row(words.text(key), value)
    return table


def _live(result: HallBench, words: Words) -> Table:
    live = result.live
    rows = {
        "load-tables": whole(words, live.tables),
        "load-sockets": whole(words, live.sockets),
        "load-pause": number(words, live.seconds_between_acts, 0),
        "load-acts": whole(words, live.acts),
        "load-p50": number(words, live.p50_ms, 1),
        "load-p99": number(words, live.p99_ms, 1),
        "load-cpu": or_unknown(words, live.server_cpu_share, lambda share: percent(words, share, 0)),
        "load-memory": number(words, live.memory_mb),
    }
    return _pairs(words, "load-live", rows)


def _sleeping(result: HallBench, words: Words) -> Table:
    found = result.sleeping
    rows = {
        "load-tables": whole(words, found.tables),
        "load-still-awake": whole(words, found.still_awake),
        "load-empty": number(words, found.empty_hall_mb),
        "load-memory-asleep": number(words, found.memory_mb),
        "load-memory-most": number(words, found.most_memory_mb),
        "load-kb-asleep": number(words, found.kb_per_sleeping_table, 1),
        "load-kb-awake": number(words, found.kb_per_awake_table, 1),
        "load-kb-socket": number(words, found.kb_per_socket, 1),
        "load-wake-p50": number(words, found.wake_p50_ms, 1),
        "load-wake-p99": number(words, found.wake_p99_ms, 1),
    }
    return _pairs(words, "load-sleeping", rows)


def _gates(result: HallBench, words: Words) -> Table:
    table = plain_table(words, "lab-gate", "lab-limit", "lab-measured", "lab-verdict")
    for gate in result.gates:
        limit = f"{'≤' if gate.at_most else '≥'} {decimal(words, gate.limit, 0)}"
        measured = number(words, gate.value, 1)
        table.add_row(words.text(f"load-gate-{gate.name}"), limit, measured, verdict(gate, words))
    return table


def _remarks(result: HallBench, words: Words) -> list[str]:
    remarks, live, quoted = [], result.live, result.quoted
    if live.limited_by:
        remarks.append(
            words.text("load-fewer", tables=live.tables, wanted=live.wanted, limit=live.limited_by)
        )
    if result.sleeping.tables < result.sleeping.wanted:
        fewer = result.sleeping.tables, result.sleeping.wanted
        remarks.append(words.text("load-fewer-asleep", tables=fewer[0], wanted=fewer[1]))
    refused = live.refused + sum(row.refused for row in result.saturation)
    if refused:
        remarks.append(words.text("load-refused", acts=refused))
    if quoted.ratio is not None:
        ratio, rate = decimal(words, quoted.ratio, 1), decimal(words, quoted.moves_per_cpu_second, 0)
        remarks.append(words.text("load-quoted", server=quoted.server, rate=rate, ratio=ratio))
    engine = "compiled" if result.compiled else "interpreted"
    remarks.append(
        words.text("load-conditions", python=result.python, engine=engine, database=result.database)
    )
    return remarks
