"""`python -m tests.words my-game`: the texts that a game wants and lacks, and those nobody asks for.

It looks at the catalogues of that game alone, so it is quick; `test_catalogues.py` looks at all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tatami.games import EVERY_GAME, game_called
from tatami.games.manifest import manifest_of
from tests.words import checks
from tests.words.wanted import game_wants

SHARED = ("kernel.ftl", "lab.ftl")
"""Where a game may find words that are not its own."""


def problems_of(game: str, texts: checks.Texts) -> Iterator[str]:
    """What is missing, and what is wrong with what is there."""
    rules = game_called(game)
    own = {
        lang: {file: text for file, text in files.items() if _stem(file, game)}
        for lang, files in texts.items()
    }
    yield from checks.junk(own)
    for lang, files in texts.items():
        here = checks.entries({**own[lang], **{file: files[file] for file in SHARED}})
        for want in game_wants(rules):
            if not want.optional and not any(key in here for key in want.keys):
                yield f"{lang}: {want.keys[0]} is missing"
    yield from checks.missing_clauses(own, [rules])
    yield from checks.different_keys(own)
    yield from _in_vain(game, own)
    yield from checks.unknown_variables(own, [rules])
    for check in (checks.different_variables, checks.foreign_letters, checks.bad_typography):
        yield from check(own)
    yield from checks.plural_problems(own)


def _in_vain(game: str, own: checks.Texts) -> list[str]:
    """Of a game on the generic board, which nobody asks for anything that its rules do not name."""
    manifest = manifest_of(game)
    if manifest is None or manifest.foresight or manifest.terminal or manifest.browser.board:
        return []
    rules = {
        lang: {f: t for f, t in files.items() if not f.startswith("lessons-")} for lang, files in own.items()
    }
    return checks.unused(rules, [game_called(game)], source="")


def _stem(file: str, game: str) -> bool:
    """Whether a catalogue is one of this game's."""
    stem = file.removesuffix(".ftl").removeprefix("rules-").removeprefix("lessons-")
    return stem == game or stem.startswith(f"{game}-")


def main(games: list[str]) -> int:
    if not games:
        print(f"Which game? {', '.join(EVERY_GAME)}")
        return 2
    found = [problem for game in games for problem in problems_of(game, checks.real_texts())]
    print("\n".join(found) or "Nothing is missing, and nothing is there in vain.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
