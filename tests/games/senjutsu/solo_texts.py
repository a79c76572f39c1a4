"""The texts of solo cards as golden files: all of the house, and every word of their grammar with 1, 2 and 5.

Regenerate after a change that is meant, and read the difference as an editor would:

    python -m tests.games.senjutsu.solo_texts
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tatami.games.senjutsu.pack_reading import house_pack
from tatami.games.senjutsu.solo_pack import AnySoloCard
from tatami.games.senjutsu.solo_reading import house_solo
from tatami.words.catalogue import LANGUAGES
from tatami.words.senjutsu_cards import CardWords
from tatami.words.senjutsu_solo import solo_words
from tests.games.senjutsu.card_texts import COUNTS, DIAGRAMS, GOLDEN, page

FRONT = {"F": {"w": 1}}
SIDES = {"FL": {"w": 1}, "FR": {"w": 1}}


def solo_card(kind: str = "meditation", **others: Any) -> AnySoloCard:
    """A solo card that does this and nothing else."""
    names = {"en": "Trial", "uk": "Спроба", "ru": "Проба"}
    plain = {"id": "T1", "slug": "trial", "name": names, "deck": 4, "kind": kind, "initiative": 5}
    made: AnySoloCard = msgspec.convert(plain | others, AnySoloCard)
    return made


def does(*effects: dict[str, Any]) -> AnySoloCard:
    return solo_card(effects=list(effects))


def strikes(attack: dict[str, Any], **others: Any) -> AnySoloCard:
    return solo_card("attack", **{"attack": attack, "otherwise": [{"go": 1}], **others})


def guards(cells: list[str], *move: dict[str, Any], **others: Any) -> AnySoloCard:
    block = {"cells": dict.fromkeys(cells, "all")}
    shape = {"order": ["block", "move"], "block": block, "move": list(move) or [{"go": 1}]}
    return solo_card("defence", **{**shape, **others})


def counted(n: int) -> Iterator[tuple[str, AnySoloCard]]:
    """Whatever can be counted, so many times."""
    for word in ("go", "retreat"):
        yield word, does({word: n})
    yield "steps", strikes({"steps": n, "cells": FRONT})
    for word in ("w", "heavy", "stun", "limp", "poison", "push", "pull", "rotate"):
        yield f"attack {word}", strikes({"cells": {"F": {word: n}}})
        yield f"attack {word}, and a wound", strikes({"cells": {"F": {"w": 2, word: n}}})
        yield f"attack {word} on two", strikes({"cells": {"F": {word: n}, "FL": {word: n}, "B": {"w": 1}}})
        yield f"rear {word}", strikes({"cells": FRONT, "bonus": {"rear": {"F": {word: n}}}})
    for mode in ("slower", "aimed"):
        yield f"attack {mode}", strikes({"mode": mode, "hit": {"w": n}}, range=n)


def uncounted() -> Iterator[tuple[str, AnySoloCard]]:
    """What has no number: stances, circumstances, diagrams."""
    yield "manner", does({"manner": "next"})
    for turned in ("attack", "defence", "switch"):
        yield f"stance {turned}", does({"stance": turned})
        yield f"stance_all {turned}", does({"stance_all": turned})
    yield "refresh", does({"refresh": True})
    yield "refresh first", does({"refresh": True}, {"go": 2}, {"manner": "next"})
    for cells in DIAGRAMS:
        yield "attack", strikes({"cells": {key: {"w": 1} for key in cells}})
        yield "block", guards(cells)
    yield "attack defeat", strikes({"cells": {"F": {"defeat": True}}})
    for bonus in ("masked", "despair"):
        yield f"bonus {bonus}", strikes({"cells": FRONT, "bonus": {bonus: FRONT}})
    every = dict.fromkeys(("rear", "masked", "despair"), FRONT)
    yield "bonus of all kinds", strikes({"cells": FRONT, "bonus": every})
    yield "bonus on one of two", strikes({"steps": 2, "cells": SIDES, "bonus": {"rear": {"FL": {"w": 2}}}})
    zones = {"F": {"w": 2}, **SIDES}
    yield "bonus on zones", strikes({"cells": zones, "bonus": {"masked": {"F": {"stun": 1}}}})
    later = {"initiative": 3, "attack": {"steps": 2, "cells": zones, "bonus": {"rear": {"F": {"w": 1}}}}}
    yield "parts", strikes({"cells": FRONT}, parts=[later])
    yield "move first", guards(["F"], {"retreat": 1}, {"refresh": True}, order=["move", "block"])
    yield "refresh alone", guards(["F"], {"refresh": True})
    for counter in ([5], [7, 6, 5, 4]):
        yield "counter", strikes({"cells": FRONT}, counter=counter)
        yield "counter", guards(["F"], counter=counter)


@cache
def grammar() -> list[tuple[str, AnySoloCard]]:
    """Every word of the grammar, by what it shows."""
    return [*((f"{what} {n}", one) for n in COUNTS for what, one in counted(n)), *uncounted()]


@cache
def solo_house(lang: str) -> tuple[tuple[str, CardWords], ...]:
    pack, solo = house_pack(), house_solo()
    return tuple((one.id, solo_words(pack, solo, one, lang)) for one in solo.cards)


@cache
def solo_trials(lang: str) -> tuple[tuple[str, CardWords], ...]:
    pack, solo = house_pack(), house_solo()
    return tuple((what, solo_words(pack, solo, one, lang)) for what, one in grammar())


def grammar_page(lang: str) -> str:
    """What it shows, and the text."""
    return "".join(f"{what}: {words.text}\n" for what, words in solo_trials(lang))


def house_path(lang: str) -> Path:
    return GOLDEN / f"senjutsu-solo.{lang}.txt"


def grammar_path(lang: str) -> Path:
    return GOLDEN / f"senjutsu-solo-grammar.{lang}.txt"


def main() -> None:
    for lang in LANGUAGES:
        house_path(lang).write_text(page(solo_house(lang)), encoding="utf-8")
        grammar_path(lang).write_text(grammar_page(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
