"""`tatami bench hall --soak MINUTES`: a hall under attack, as tables on the terminal."""

from __future__ import annotations

import json as json_text

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.lab.wording import decimal, whole
from tatami.load.soaking import Phase, SoakBench
from tatami.load.soaking import bench_soak as run_bench
from tatami.words.catalogue import Words

from .bench_hall import number
from .bench_tables import verdict
from .progress import progress_bar
from .tables import plain_table, print_parts

SENT = "sent"


def bench_soak(minutes: float, database: str, json: bool, words: Words) -> None:
    result = run_bench(minutes, database, lambda key, total: progress_bar(words.text(key), total))
    if json:
        print(json_text.dumps(result.to_json(), ensure_ascii=False))
    else:
        print_bench_soak(Console(), result, words)


def print_bench_soak(console: Console, result: SoakBench, words: Words) -> None:
    """What honest guests noticed and what the hall's memory came to; what was refused; the gates."""
    print_parts(console, *_noticed(result, words), _refused(result, words), _gates(result, words))
    engine = "compiled" if result.compiled else "interpreted"
    remark = words.text("load-soak-conditions", python=result.python, engine=engine, database=result.database)
    console.print(Text(remark))


def _noticed(result: SoakBench, words: Words) -> tuple[Table, Table]:
    """Acts and pings apart: all of it side by side is more than a terminal of usual width holds."""
    acts = plain_table(words, "load-soak-act", "load-acts", "load-p50", "load-p99", "load-to-quiet")
    pings = plain_table(words, "load-soak-ping", "load-p50", "load-p99", "load-to-quiet", "load-megabytes")
    for key, one in _phases(result).items():
        waits = [number(words, wait, 1) for wait in (one.act_p50_ms, one.act_p99_ms)]
        acts.add_row(words.text(key), whole(words, one.acts), *waits, _ratio(one.act_ratio, words))
        waits = [number(words, wait, 1) for wait in (one.ping_p50_ms, one.ping_p99_ms)]
        memory = number(words, one.memory_mb)
        pings.add_row(words.text(key), *waits, _ratio(one.ping_ratio, words), memory)
    return acts, pings


def _phases(result: SoakBench) -> dict[str, Phase]:
    """By the key of its name."""
    return {
        "load-phase-quiet": result.quiet,
        **{f"load-attack-{phase.name}": phase for phase in result.attacks},
        "load-phase-after": result.after,
    }


def _ratio(ratio: float | None, words: Words) -> str:
    return "–" if ratio is None else f"× {decimal(words, ratio, 1)}"


def _refused(result: SoakBench, words: Words) -> Table:
    table = plain_table(words, "load-hostile", "load-sent", "load-refusals")
    table.columns[-1].no_wrap = False
    for phase in result.attacks:
        sent = whole(words, phase.hostile.get(SENT, 0))
        told = sorted(((n, code) for code, n in phase.hostile.items() if code != SENT), reverse=True)
        refusals = ", ".join(f"{code} {whole(words, n)}" for n, code in told) or "–"
        table.add_row(words.text(f"load-attack-{phase.name}"), sent, refusals)
    return table


def _gates(result: SoakBench, words: Words) -> Table:
    table = plain_table(words, "lab-gate", "lab-limit", "lab-measured", "lab-verdict")
    for gate in result.gates:
        limit, measured = f"≤ {decimal(words, gate.limit, 0)}", number(words, gate.value, 1)
        table.add_row(words.text(f"load-gate-{gate.name}"), limit, measured, verdict(gate, words))
    return table
