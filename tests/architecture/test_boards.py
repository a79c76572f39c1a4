"""Boards read what they are told by its names and types (`client/src/generated`): nothing is guessed.

A fact of the wrong form, a number that stands for a thing, a bit that stands for a samurai, an answer, a face
or a note known by its spelling would each be a rule written a second time, in a place where nobody looks for
it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
ROOMS = ("boards", "lib")
OF_TESTS = re.compile(r"\.test\.ts$|/testing/|/fixtures/")

UNTYPED = "a fact, an aid or an event read without its type"
SPELT_ANSWER = "an answer known by its spelling"
SPELT = "a face or a note known by its spelling"
FORBIDDEN = {
    "an untyped record": re.compile(
        r"Record<string, (?:unknown|any)>|\[\w+: string\]: (?:unknown|any)\b|\bas any\b|: any\b"
    ),
    UNTYPED: re.compile(
        r"\b(?:table|aids|about|event|told)\??\.?\['"
        r"|\.(?:table|aids|about)\b(?:\.\w+)? as (?!const|\{ turn)"
    ),
    "bit arithmetic": re.compile(
        r"\b1 << |<< \w|\w >>>? \w|[\w)\]] & \(?(?:\d|1 <<)|[=(,\[?:] ?~\w"
        r"|\b[a-z]\w*[)\]]? [&^] [a-z(~]|(?<![|&])[|&^]=(?![=\"'])|\b2 \*\* "
    ),
    SPELT_ANSWER: re.compile(
        r"\b(?:answer|part|form)\w*(?: \?\? '')?\)?\??\."
        r"(?:match|search|startsWith|endsWith|split|slice|substring|charAt|replace)(?:All)?\("
        r"|\banswer(?: \?\? '')?\)?\??\.(?:includes|indexOf|at)\(|\banswer\??\.?\[\d"
        r"|\.(?:test|exec)\([^)]*\b(?:answer|part)\b"
        r"|\banswer\w*\)? ?\.match"
        r"|\b(?:answer|part) [!=]== ['`]\w|['`] [!=]== [\w.?]*\b(?:answer|part)\b"
        r"|\bswitch \([^)]*\banswer\b|['`]\]\.includes\([^)]*\b(?:answer|part)\b"
        r"|\bcomposing\??\.(?:may|has|take|add)\([`']"
    ),
    SPELT: re.compile(
        r"\b(?:face|note|card)(?: \?\? '')?\)?\??\."
        r"(?:match|search|startsWith|endsWith|split|slice|replace|indexOf)\("
        r"|\.(?:startsWith|endsWith|indexOf|includes|split|search|match|replace)\(['`/][^'`/\n]*:"
        r"|\.(?:test|exec)\([^)]*\b(?:face|note)\b"
    ),
}
EXCEPTIONS = {
    ("lib/settings.svelte.ts", "an untyped record"): "what a browser has kept may be anything",
    ("lib/verify/hashes.ts", "bit arithmetic"): "hashes are made of nothing else",
    ("lib/verify/verify.ts", "bit arithmetic"): "a number of bytes, as tatami_verify.py writes it",
    ("boards/generic/reading.ts", "an untyped record"): "it draws games of which it knows nothing",
    ("boards/generic/reading.ts", SPELT_ANSWER): "a part of a place, of which it knows no more",
    ("boards/generic/reading.ts", SPELT): "it draws games of which it knows nothing",
}

INDEX = re.compile(r"^\s*(?:export )?const (\w+)(?:: number)? = -?\d+;?\s*(?://.*)?$", re.MULTILINE)


def sources() -> list[Path]:
    found = [file for room in ROOMS for file in sorted((SOURCES / room).rglob("*"))]
    return [
        file for file in found if file.suffix in (".ts", ".svelte") and not OF_TESTS.search(file.as_posix())
    ]


def code_of(file: Path) -> str:
    """Without comments, and of a component without its styles."""
    text = re.sub(r"<style>.*?</style>", "", file.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", "", text, flags=re.DOTALL | re.MULTILINE)


def found_in(code: str) -> dict[str, list[str]]:
    """What is forbidden, with the places where it stands."""
    found = {what: [m.group(0) for m in pattern.finditer(code)] for what, pattern in FORBIDDEN.items()}
    found["a number that stands for a thing"] = [
        name
        for name in INDEX.findall(code)
        if re.search(rf"\[{name}\]|\.at\({name}\)|[!=]== {name}\b|\bcase {name}\b", code)
    ]
    return {what: places for what, places in found.items() if places}


def test_boards_know_what_they_are_told_by_its_type() -> None:
    files = sources()
    assert len(files) > 100
    wrong = {
        (file.relative_to(SOURCES).as_posix(), what): places
        for file in files
        for what, places in found_in(code_of(file)).items()
    }
    assert {key: places for key, places in wrong.items() if key not in EXCEPTIONS} == {}
    assert set(EXCEPTIONS) <= set(wrong), "an exception that nothing needs any more"


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("const told = value as Record<string, unknown>", "an untyped record"),
        ("const told = value as Record<string, any>", "an untyped record"),
        ("type Told = { [key: string]: unknown }", "an untyped record"),
        ("const battle = value as any", "an untyped record"),
        ("scene.view.table['units']", UNTYPED),
        ("scene.aids['battle'] as Told", UNTYPED),
        (
            "const rows = scene.view.table.honour_from as number[][]",
            UNTYPED,
        ),
        ("event['region']", UNTYPED),
        ("names.filter((_, k) => bits & (1 << k))", "bit arithmetic"),
        ("const both = bits & mask", "bit arithmetic"),
        ("flags |= one", "bit arithmetic"),
        ("Math.floor(bits / 2 ** k) % 2", "bit arithmetic"),
        ("const lot = told < 0 ? ~told : told", "bit arithmetic"),
        ("/^pick /.test(answer)", SPELT_ANSWER),
        ("!LIGHT.test(offer.answer)", SPELT_ANSWER),
        ("answer.startsWith('pick ')", SPELT_ANSWER),
        ("/^combine (\\S+)/.exec(composing?.form?.answer ?? '')", SPELT_ANSWER),
        ("parts.map(({ part }) => part.replace(/^wild /, ''))", SPELT_ANSWER),
        ("const [kind] = (form?.answer ?? '').split(' ')", SPELT_ANSWER),
        ("composing.form?.answer === `bid ${lot + 1}`", SPELT_ANSWER),
        ("composing?.has('openly')", SPELT_ANSWER),
        ("offer.answer.includes('give')", SPELT_ANSWER),
        ("offer.answer.substring(2)", SPELT_ANSWER),
        ("offer.answer[0] === 'p'", SPELT_ANSWER),
        ("'pass' === offer.answer", SPELT_ANSWER),
        ("switch (offer.answer) { case 'pass': }", SPELT_ANSWER),
        ("['pass', 'skip'].includes(offer.answer)", SPELT_ANSWER),
        ("WILD.test(chosen.part)", SPELT_ANSWER),
        ("note.startsWith('want:')", SPELT),
        ("faces.find((each) => each?.startsWith(`${sort}:`))", SPELT),
        ("const about = note.slice(note.indexOf(':') + 1)", SPELT),
        ("const [sort = '', rest = ''] = told.split(/:(.*)/)", SPELT),
        ("(face ?? '').endsWith('_dummy')", SPELT),
        ("told.face.replace(/^[A-H]\\./, '')", SPELT),
        ("/^sworn:/.test(note)", SPELT),
        ("const IMPERIAL = 6\nparty === IMPERIAL", "a number that stands for a thing"),
        ("const imperial = 6\nunits[imperial]", "a number that stands for a thing"),
        ("const IMPERIAL: number = 6 // the emperor\nunits.at(IMPERIAL)", "a number that stands for a thing"),
    ],
)
def test_whatever_would_guess_is_found(code: str, what: str) -> None:
    assert what in found_in(code)


@pytest.mark.parametrize(
    "code",
    [
        "type Props = Offer & { at: number }",
        "scene.view.table.units[party]?.[region] ?? 0",
        "isOf<AnswerKind>(offer, 'pick', 'put-back')",
        "const AIR = 3\nx > left - AIR",
        "offer.answer === answer",
        "answers.includes(offer.answer)",
        "element.closest('[data-place^=\"cell.\"]')",
        "void composing.take(made.part)",
        "part(made, 'card') === face",
        "noteText(pack, 'want', wish)",
        "faces.slice(0, 3)",
        "t(`client-a: ${face}`)",
    ],
)
def test_what_is_read_by_name_is_not(code: str) -> None:
    assert found_in(code) == {}
