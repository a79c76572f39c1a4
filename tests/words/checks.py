"""The checks of the catalogues. Each is given catalogues and returns what is wrong with them."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from tatami.games import EVERY_GAME
from tatami.games.manifest import manifests
from tatami.kernel.rules import Rules
from tatami.words.catalogue import LANGUAGES, bundle_of, sources
from tatami.words.phrases import FORMS
from tests.games.senjutsu.sample_rules import sample_rules

from .wanted import SOURCE, Want, game_wants, hall_wants, kernel_wants, place_kinds

Files = Mapping[str, str]
Texts = Mapping[str, Files]
"""Language -> file name -> text of the file."""

COMING = {game for game, manifest in manifests().items() if not manifest.rules}
"""Games whose catalogue may be there before their rules are."""
ANNOUNCED = {f"{game}-name.coming" for game, found in manifests().items() if found.status == "coming"}
"""What is said of a game until it can be played."""
PRINTED = SOURCE / "games" / "senjutsu" / "printed"
"""What puts the texts of cards together."""

CATEGORIES = {"en": ("one",), "uk": ("one", "few", "many"), "ru": ("one", "few", "many")}
PLURALS = {"zero", "one", "two", "few", "many"}
FOREIGN = {
    "en": re.compile("[\u0400-\u04ff]"),
    "uk": re.compile("[ыэъё]", re.IGNORECASE),
    "ru": re.compile("[іїєґ]", re.IGNORECASE),
}
MIXED_WORD = re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]")
CLAUSE_ID = re.compile(rf"\b(?:{'|'.join(rules.prefix for rules in EVERY_GAME.values())})-R?\d")


class Entry(NamedTuple):
    """A message, or one of its attributes (`key.attribute`)."""

    file: str
    pattern: ast.Pattern


def real_texts() -> Texts:
    return {lang: sources(lang) for lang in LANGUAGES}


@cache
def parsed(text: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(text).body)


def entries(files: Files) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for file, text in files.items():
        for item in parsed(text):
            if isinstance(item, ast.Message):
                if item.value is not None:
                    found[item.id.name] = Entry(file, item.value)
                for attribute in item.attributes:
                    found[f"{item.id.name}.{attribute.id.name}"] = Entry(file, attribute.value)
    return found


def nodes(thing: Any) -> Iterator[Any]:
    """A Fluent node and everything below it."""
    if isinstance(thing, list):
        for item in thing:
            yield from nodes(item)
    elif isinstance(thing, ast.BaseNode):
        yield thing
        for value in vars(thing).values():
            yield from nodes(value)


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def spoken_of(pattern: ast.Pattern) -> set[str]:
    """The messages that a message speaks of, or their attributes."""
    found = [node for node in nodes(pattern) if isinstance(node, ast.MessageReference)]
    return {node.id.name + (f".{node.attribute.name}" if node.attribute else "") for node in found}


def all_variables(pattern: ast.Pattern, here: Mapping[str, Entry]) -> set[str]:
    """The variables in a message and in all that it speaks of."""
    others = [here[key].pattern for key in spoken_of(pattern) if key in here]
    return variables(pattern).union(*(all_variables(other, here) for other in others))


def letters(pattern: ast.Pattern) -> str:
    """The letters a person may read in a message."""
    return "\n".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))


def without_case(name: str) -> str:
    head, _, tail = name.rpartition("_")
    return head if tail in FORMS else name


# --- the checks ---------------------------------------------------------------------------------


def junk(texts: Texts) -> list[str]:
    """Lines that are no message, and messages that stand twice."""
    problems = []
    for lang, files in texts.items():
        seen: dict[str, str] = {}
        for file, text in files.items():
            for item in parsed(text):
                if isinstance(item, ast.Junk):
                    problems.append(f"{lang}/{file}: cannot be read: {(item.content or '').strip()[:60]}")
                elif isinstance(item, ast.Message):
                    name = item.id.name
                    if name in seen:
                        problems.append(f"{lang}/{file}: {name} is already in {seen[name]}")
                    seen[name] = file
    return problems


def different_keys(texts: Texts) -> list[str]:
    """Keys that a language lacks, or has in another file or place than English."""
    problems = []
    model = {key: entry.file for key, entry in entries(texts["en"]).items()}
    for lang, files in texts.items():
        here = {key: entry.file for key, entry in entries(files).items()}
        problems += [f"{lang}: {key} is missing" for key in model.keys() - here.keys()]
        problems += [f"{lang}: {key} is not in en" for key in here.keys() - model.keys()]
        problems += [
            f"{lang}: {k} is not in {model[k]}" for k in model.keys() & here.keys() if model[k] != here[k]
        ]
        if not problems and list(here) != list(model):
            problems.append(f"{lang}: the keys stand in another order than in en")
    return sorted(problems)


def wants_of(games: Iterable[Rules[Any]]) -> list[Want]:
    return [*kernel_wants(), *hall_wants(), *(want for rules in games for want in game_wants(rules))]


def missing(texts: Texts, games: Iterable[Rules[Any]]) -> list[str]:
    """Texts that the engine can ask for and that are not there."""
    problems = []
    wants = wants_of(games)
    for lang, files in texts.items():
        here = entries(files)
        problems += [
            f"{lang}: {want.keys[-1]} is missing"
            for want in wants
            if not want.optional and not any(key in here for key in want.keys)
        ]
    return sorted(set(problems))


def missing_clauses(texts: Texts, games: Iterable[Rules[Any]]) -> list[str]:
    """Clauses that a refusal or an option rests on and that are not in the rulebook."""
    cited = {
        clause
        for rules in games
        for clause in (
            *(option.clause for option in rules.options),
            *(clause for refusal in rules.refusals.values() for clause in refusal.clauses),
        )
    }
    return [
        f"{lang}: {c} is missing"
        for lang, files in texts.items()
        for c in sorted(cited - entries(files).keys())
    ]


def unused(texts: Texts, games: Iterable[Rules[Any]], source: str | None = None) -> list[str]:
    """Texts that nobody can ask for: by no convention, and by no literal key in the sources."""
    literal, patterns = keys_in_sources() if source is None else keys_in([source])
    reachable = {key for want in wants_of(games) for key in want.keys} | literal
    reachable |= {f"error-{code}" for code in literal} | ANNOUNCED
    on_cards, more_on_cards = keys_on_cards()
    reachable |= on_cards | keys_of_other_packs()
    patterns = [*patterns, *more_on_cards]
    problems = []
    for lang, files in texts.items():
        here = entries(files)
        called = reachable.union(*(spoken_of(entry.pattern) for entry in here.values()))
        for key, entry in here.items():
            stem = entry.file.removesuffix(".ftl")
            name, _, attribute = key.partition(".")
            if stem.startswith("rules-") or any(
                stem == game or stem.startswith(f"{game}-") for game in COMING
            ):
                continue
            if key in called or (attribute in FORMS and name in called):
                continue
            if not any(pattern.fullmatch(key) for pattern in patterns):
                problems.append(f"{lang}/{entry.file}: nobody asks for {key}")
    return problems


CLIENT = SOURCE.parents[1] / "client" / "src"
_CLIENT_KEY = re.compile(r"""['"`](client-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)['"`]""")
_CLIENT_FAMILY = re.compile(r"named\(\s*'(client-[a-z0-9-]+)'")
_CLIENT_TEMPLATE = re.compile(r"`(client-(?:[^`$]|\$\{[^`]*?\})*)`")


@cache
def client_sources() -> tuple[str, ...]:
    """The sources of the browser client, without its tests."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return tuple(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def keys_in_client(sources: Iterable[str]) -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys of its own that the browser asks for, and what its templates can become."""
    literal: set[str] = set()
    patterns: set[str] = set()
    for source in sources:
        families = set(_CLIENT_FAMILY.findall(source))
        literal.update(set(_CLIENT_KEY.findall(source)) - families)
        patterns.update(f"{re.escape(family)}-.+" for family in families)
        for template in _CLIENT_TEMPLATE.findall(source):
            if "${" in template:
                parts = re.split(r"\$\{[^`]*?\}", template)
                patterns.add(".+".join(re.escape(part) for part in parts))
    return literal, [re.compile(pattern) for pattern in sorted(patterns)]


def missing_in_client(texts: Texts, sources: Iterable[str] | None = None) -> list[str]:
    """Texts that the browser asks for by their key and that are not there."""
    literal, patterns = keys_in_client(client_sources() if sources is None else sources)
    problems = []
    for lang, files in texts.items():
        here = entries(files)
        problems += [f"{lang}: {key} is missing" for key in literal if key not in here]
        problems += [
            f"{lang}: nothing is called {pattern.pattern}"
            for pattern in patterns
            if not any(pattern.fullmatch(key) for key in here)
        ]
    return sorted(problems)


@cache
def keys_in_sources() -> tuple[set[str], list[re.Pattern[str]]]:
    """What can be a key in the sources.

    The f-strings of the words room are the conventions themselves; games know no keys, only their ends.
    """
    files = {file: file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py"))}
    quiet = {file for file in files if {"words", "games"} & set(file.relative_to(SOURCE).parts)}
    ours, _ = keys_in(files[file] for file in files if file in quiet)
    others, patterns = keys_in(files[file] for file in files if file not in quiet)
    client, templates = keys_in_client(client_sources())
    return ours | others | client, [*patterns, *templates]


def keys_in(sources: Iterable[str], least: int = 4) -> tuple[set[str], list[re.Pattern[str]]]:
    """Whatever could be a key in Python sources, and what f-strings with a literal start can become."""
    literal: set[str] = set()
    patterns: set[str] = set()
    for source in sources:
        for node in python.walk(python.parse(source)):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                parts = [
                    re.escape(str(v.value)) if isinstance(v, python.Constant) else ".+" for v in node.values
                ]
                if len(parts[0]) >= least:
                    patterns.add("".join(parts))
    return literal, [re.compile(pattern) for pattern in sorted(patterns)]


@cache
def keys_of_other_packs() -> set[str]:
    """Places and tokens that Senjutsu has with data packs other than the house's own."""
    rules = sample_rules()
    kinds = {f"senjutsu-place-{kind}" for kind in place_kinds(rules)}
    return kinds | {f"senjutsu-token-{name}" for name in rules.box.tokens}


@cache
def keys_on_cards() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys of texts of cards of Senjutsu: `say` puts the same words before each of them."""
    sources = [file.read_text(encoding="utf-8") for file in PRINTED.glob("*.py")]
    literal, patterns = keys_in(sources, least=3)
    prefix = "senjutsu-text-"
    return {prefix + key for key in literal}, [re.compile(prefix + found.pattern) for found in patterns]


def different_variables(texts: Texts) -> list[str]:
    """Texts that are filled in with other variables than the English one, cases apart."""
    problems = []
    model = entries(texts["en"])
    for lang, files in texts.items():
        for key, entry in entries(files).items():
            if key in model:
                ours, theirs = ({without_case(v) for v in variables(p.pattern)} for p in (entry, model[key]))
                if ours != theirs:
                    problems.append(f"{lang}: {key} and en differ in {', '.join(sorted(ours ^ theirs))}")
    return problems


def unknown_variables(texts: Texts, games: Iterable[Rules[Any]]) -> list[str]:
    """Texts with a variable that the teller will not give them."""
    given: dict[str, frozenset[str]] = {}
    for want in wants_of(games):
        for key in want.keys:
            given[key] = given[key] & want.variables if key in given else want.variables
    problems = []
    for lang, files in texts.items():
        for key, entry in entries(files).items():
            known = given.get(key, given.get(key.partition(".")[0]))
            if known is not None:
                unknown = variables(entry.pattern) - known
                problems += [f"{lang}: {key} knows no ${variable}" for variable in sorted(unknown)]
    return problems


def foreign_letters(texts: Texts) -> list[str]:
    """Letters of another language, and words in two alphabets."""
    problems = []
    for lang, files in texts.items():
        for key, entry in entries(files).items():
            found = FOREIGN[lang].search(letters(entry.pattern)) or MIXED_WORD.search(letters(entry.pattern))
            if found:
                problems.append(f"{lang}: {key} has {found[0]!r}")
    return problems


def bad_typography(texts: Texts) -> list[str]:
    """Straight quotes, three dots, and clause ids outside the rulebook (they are shown beside)."""
    problems = []
    for lang, files in texts.items():
        for key, entry in entries(files).items():
            text = letters(entry.pattern)
            problems += [f"{lang}: {key} has {mark}" for mark in ("'", '"', "...", "  ") if mark in text]
            if CLAUSE_ID.search(text) and not entry.file.startswith("rules-"):
                problems.append(f"{lang}: {key} names a clause")
    return problems


# --- plurals ------------------------------------------------------------------------------------


def selectors(pattern: ast.Pattern) -> dict[str, set[str]]:
    """The variables that select a variant, and the variants' names."""
    found: dict[str, set[str]] = {}
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            names = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            found.setdefault(node.selector.id.name, set()).update(names)
    return found


_PLURALS_OF: dict[tuple[str, str, int], list[str]] = {}
"""What was found in a text before: `parsed` remembers, so the same text is the same pattern."""


def plural_problems(texts: Texts) -> list[str]:
    """Texts that do not have all plural forms of their language, or use them wrongly."""
    problems = []
    for lang, files in texts.items():
        bundle = bundle_of(lang, files)
        here = entries(files)
        for key, entry in here.items():
            if (checked := _PLURALS_OF.get((lang, key, id(entry.pattern)))) is not None:
                problems += checked
                continue
            found: list[str] = []
            choices = selectors(entry.pattern)
            counts = [name for name, variants in choices.items() if variants & PLURALS]
            for count in counts:
                lacking = set(CATEGORIES[lang]) - choices[count]
                found += [f"{lang}: {key} has no form [{form}]" for form in sorted(lacking)]
            others = {name: sorted(v) for name, v in choices.items() if name not in counts}
            for chosen in product(*others.values()):
                args: dict[str, Any] = dict.fromkeys(all_variables(entry.pattern, here), "Name")
                args |= dict(zip(others, chosen, strict=True))
                found += [f"{lang}: {key}: {what}" for what in wrong(bundle, key, args, counts, lang)]
            _PLURALS_OF[lang, key, id(entry.pattern)] = found
            problems += found
    return problems


def wrong(bundle: Any, key: str, args: dict[str, Any], counts: list[str], lang: str) -> list[str]:
    """What is wrong with the texts for 1, 2, 5 and 21."""
    told: dict[int, str] = {}
    for number in (1, 2, 5, 21) if counts else (1,):
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = bundle.format_pattern(pattern, args | dict.fromkeys(counts, number))
        if errors:
            return [f"{number}: {errors[0]}"]
        told[number] = re.sub(r"\d+", "#", text)
    if not counts or (set(told.values()) == {told[1]} and "#" not in told[1]):
        return []  # no number is told here, perhaps only to this viewer
    if lang == "en":
        return [] if told[1] != told[2] == told[5] == told[21] else ["singular and plural are not told apart"]
    problems = [] if told[1] == told[21] else ["21 is not told like 1"]
    if told[1] == told[2] == told[5]:  # two may be alike: 1 рішення, 2 рішення; з 2 карт, з 5 карт
        problems.append("1, 2 and 5 are not told apart")
    return problems
