"""What tatami-verify says of many records, good and tampered with: the browser must say the same of each.

    python -m tests.verify.verdicts

writes them down; `client/src/lib/verify/verify.test.ts` reads them; a test sees that they are of today.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from tatami_verify import Report, Trouble, verify
from tests.verify.dealt import receipt, record_of

ROOT: Final = Path(__file__).resolve().parents[2]
MADE: Final = ROOT / "client" / "src" / "lib" / "verify" / "testing" / "verdicts.json"
BASES: Final = {"samurai-sword": 4, "template": 2}
_MANY: Final = 260

PARTS: Final = (
    *(r'"secret":"(\w+)"', r'"deal":\{"commitment":"(\w+)"', r'"entropies":\[([^]]+)\]', r'"seed":"(\w+)"'),
    *(r'^\{"commitment":"(\w+)"', r'"result":\[([^]]*)\]', r'"of":(\d+)', r'"of":\[([^]]*)\]'),
    *(r'"chance":"([^"]*)"', r'"seats":(\d+)', r'"format":(\d+)', r'"tatami":"(\w+)"', r'"game":"([^"]*)"'),
)
PUT: Final = (
    '"',
    "0",
    "1",
    "7",
    "f",
    ",",
    " ",
    "1.0",
    "1e3",
    "-1",
    "null",
    "true",
    "\\ud800",
    "é",
    "{}",
    "[]",
)
LINES: Final = (
    *("", " \t", "{", "[]", "null", '{"answer":"x"}', '{"odd":1}', '{"chance":1,"result":[0]}', "\ufeff{}"),
    *('{"chance":"x","result":[0],"of":0}', '{"chance":"x","result":[0],"of":-3}', '{"hash":"x","hash":"y"}'),
    *('{"chance":"x","result":[true],"of":3}', '{"chance":"x","result":[],"of":[]}', '{"hash":NaN}'),
    *('{"chance":"x","result":[0]}', '{"chance":"x","result":[]}', '{"chance":"x","result":[1,0],"of":null}'),
    *('{"hash":"\x01"}', '{"hash":"\\x"}', '{"hash":"\\ud83d\\ude00"}', '{"hash":01}', '{"hash":1.}'),
    *('{"hash":1}x', '{"time_up":true,"__proto__":{"chance":"x"}}', '{"hash":' + "9" * 4301 + "}"),
    *('{"resigned":"B"}', '{"ended":"agreement"}', '{"resigned":1,"chance":"x"}'),
    *('{"hash":' + "[" * 400 + "]" * 400 + "}", '{"chance":"x","result":[0],"of":99999999999999999999}'),
)
RECEIPTS: Final[tuple[dict[str, Any] | str, ...]] = (
    {},
    {"seat": "A"},
    {"seat": "Z"},
    {"seat": "@"},
    {"seat": ""},
    {"seat": 1},
    {"commitment": "0"},
    {"entropy": "ab"},
    {"table": "pear"},
    {"table": None},
    "no receipt",
    '{"seat":"B"}',
    '{"seat":"B","seat":"B","commitment":"","entropy":""}',
)


def verdict(record: bytes, kept: bytes | None = None) -> dict[str, Any]:
    """As the browser tells it, too."""
    try:
        report = verify(record, kept)
    except Trouble as trouble:
        return {
            "holds": False if trouble.status == 1 else None,
            "what": trouble.what,
            "line": trouble.line,
            "facts": dict(trouble.facts),
        }
    assert isinstance(report, Report)
    return {"holds": True, **vars(report), "draws": report.draws}


def splices(text: str, rng: Random) -> Iterator[tuple[int, int, str]]:
    """Where something is cut out of a record (in signs), how much, and what is put there."""
    yield 0, 0, ""
    spans = [match.span(1) for part in PARTS for match in re.finditer(part, text, re.MULTILINE)]
    for _ in range(_MANY):
        start, end = rng.choice(spans)
        at = rng.randrange(start, max(end, start + 1))
        yield at, rng.choice((0, 1, 1, end - at)), rng.choice(PUT)
    ends = [match.end() for match in re.finditer("\n", text)]
    for line in LINES:
        yield rng.choice(ends), 0, line + "\n"
    for at in rng.sample(ends[:-1], 6):  # a line is gone
        yield at, text.index("\n", at) + 1 - at, ""
    yield 0, len(text), ""
    yield 0, len(text), "[Event: a game of chess]\n1. e4 e5\n"
    yield 0, text.index("\n") + 1, ""


def cases(game: str, seats: int) -> Iterator[dict[str, Any]]:
    text, rng = record_of(game, seats), Random(game)
    for at, cut, put in splices(text, rng):
        changed = text[:at] + put + text[at + cut :]
        yield {"base": game, "splice": [at, cut, put], "verdict": verdict(changed.encode("utf-8"))}


def all_cases() -> dict[str, Any]:
    found = [case for game, seats in BASES.items() for case in cases(game, seats)]
    text = record_of("samurai-sword", 4)
    for change in RECEIPTS:
        kept = change if isinstance(change, str) else json.dumps(receipt(**change))
        told = verdict(text.encode(), kept.encode())
        found.append({"base": "samurai-sword", "splice": [0, 0, ""], "receipt": kept, "verdict": told})
    corpus = sorted((ROOT / "tests" / "corpus").glob("*.jsonl"))
    found += [{"corpus": path.name, "verdict": verdict(path.read_bytes())} for path in corpus]
    return {"bases": {game: record_of(game, seats) for game, seats in BASES.items()}, "cases": found}


def written() -> str:
    told = all_cases()
    lines = ",\n".join(json.dumps(case, ensure_ascii=True, sort_keys=True) for case in told["cases"])
    return f'{{"bases": {json.dumps(told["bases"])},\n"cases": [\n{lines}\n]}}\n'


def main() -> None:
    MADE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
