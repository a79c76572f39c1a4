"""The texts of cards as golden files: all cards of the house, and every word of the grammar with 1, 2 and 5.

Regenerate after a change that is meant, and read the difference as an editor would:

    python -m tests.games.senjutsu.card_texts
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tatami.games.senjutsu.pack import KAMAE, TIMINGS, Card
from tatami.games.senjutsu.pack_reading import house_pack
from tatami.words.catalogue import LANGUAGES
from tatami.words.senjutsu_cards import CardSet, CardWords, card_words

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
SAMPLES = Path(__file__).with_name("samples.json")
COUNTS = (1, 2, 5)
SIX = ["F", "FR", "BR", "B", "BL", "FL"]
STRIKE = {"attack": {"cells": {"F": {"w": 1}}}}
GUARD = {"block": {"cells": {"F": "all"}}}


def card(*effects: dict[str, Any], **others: Any) -> Card:
    """A card that does this and nothing else."""
    plain = {
        "id": "T1",
        "slug": "trial",
        "name": {"en": "Trial", "uk": "Спроба", "ru": "Проба"},
        "pool": "basic",
        "types": ["meditation"],
        "rank": "wood",
        "copies": 1,
        "initiative": 5,
        "parts": [{"effects": list(effects)}],
    }
    return msgspec.convert(plain | others, Card)


def samples() -> list[Card]:
    """Cards for what no card of the house does."""
    return msgspec.json.decode(SAMPLES.read_bytes(), type=list[Card])


def struck(**cells: dict[str, Any]) -> dict[str, Any]:
    return {"attack": {"cells": {cell.replace("_", "+"): payload for cell, payload in cells.items()}}}


def changed(cells: dict[str, Any], mod: dict[str, Any]) -> dict[str, Any]:
    return {"attack": {"cells": cells, "mods": [mod]}}


def counted(n: int) -> Iterator[tuple[str, Card]]:
    """Whatever can be counted, so many times."""
    for wish in ({}, {"must": True}, {"up_to": True}):
        for dirs in (["F"], ["F", "FL", "FR"], SIX):
            yield "move", card({"move": [{"step": n, "dirs": dirs, **wish}]})
        yield "move", card({"move": [{"turn": n, **wish}]})
        yield "move", card({"move": [{"step": n, "dirs": ["B"], **wish}, {"turn": n, **wish}]})
    yield "move", card({"move": [{"step": n, "dirs": ["F"], "must": True}, {"turn": n}]})
    for word in ("w", "heavy", "stun", "limp", "poison", "pull", "push", "rotate"):
        added = {"F": {word: n}}
        yield f"attack {word}", card(struck(F={word: n}))
        yield (
            f"attack {word}, changed",
            card(changed({"F": {"stun": 1}}, {"pay": 1, "add": added})),
        )
        sides = {"F": {"w": 1}, "FR": {"w": 1}}
        yield f"attack {word}, there", card(changed(sides, {"pay": 1, "add": added}))
        yield f"attack {word}, instead", card(changed(sides, {"kamae": "balance", "set": added}))
        yield f"foe {word}", card(STRIKE, {"if": "success", "foe": {"who": "hit", word: n}})
    for word in ("w", "heavy", "stun", "limp"):
        yield f"suffer {word}", card({"suffer": {word: n}})
        yield f"suffer {word}, paid", card({"pay": 1, "suffer": {word: n}})
    for word in ("lose_focus", "discard", "discard_by_you", "mill", "draw"):
        yield f"foe {word}", card({"foe": {"who": "chosen", word: n}})
    for word in ("gain_focus", "change_kamae", "draw", "discard", "mill", "recycle", "prevent"):
        yield word, card({word: n})
        yield f"{word}, paid", card({word: n, "pay": n})
        yield f"{word}, burnt", card({word: n, "burn": n})
    for word in ("wound", "heavy_to_wound", "limp", "stun"):
        yield f"heal {word}", card({"heal": {word: n}})
        yield f"heal {word}, paid", card({"pay": 1, "heal": {word: n}})
    for what in ("spikes", "trap"):
        yield f"place {what}", card({"place": {"what": what, "n": n, "cells": ["FL", "F", "FR"]}})
    for sought in (None, {"types": ["attack"]}, {"owner": "ronin"}, {"owner": "ronin", "types": ["defence"]}):
        yield "search", card({"search": {"n": n, **({"filter": sought} if sought else {})}})
    for mode in ("slower", "aimed"):
        yield f"attack {mode}", card({"attack": {"mode": mode, "hit": {"w": n}}}, range=n)
    yield "cost", card({"draw": 1}, cost=n)
    yield "initiative", card({"draw": 1}, alt_initiative={"value": 7, "pay": n}, cost=n)


def uncounted() -> Iterator[tuple[str, Card]]:
    """What has no number: places, times, gates, choices."""
    for cells in DIAGRAMS:
        yield "attack", card({"attack": {"cells": {key: {"w": 1} for key in cells}}})
        adding = {"burn": 1, "add": {key: {"push": 1} for key in cells}}
        yield "attack, changed", card(changed({cell: {"w": 1} for cell in (*cells, "B3")}, adding))
    yield "attack defeat", card(struck(F={"defeat": True}))
    yield "attack defeat, changed", card(changed({"F": {"w": 1}}, {"pay": 1, "add": {"F": {"defeat": True}}}))
    yield "attack mark", card(struck(F={"mark": True}), {"foe": {"who": "marked", "w": 1}})
    yield "attack mark", card(struck(F={"mark": True, "w": 1}, B={"w": 1}))
    yield "attack mark, changed", card(changed({"F": {"w": 1}}, {"pay": 1, "add": {"F": {"mark": True}}}))
    zones = {"F": {"w": 1}, "B": {"w": 1}, "FL": {"pull": 1}, "FR": {"pull": 1}}
    yield "attack mark, there", card(changed(zones, {"pay": 1, "set": {"F": {"mark": True}}}))
    every = {"w": 1, "heavy": 2, "stun": 1, "limp": 1, "poison": 1, "push": 2, "rotate": 1}
    yield "attack all", card(struck(F={"defeat": True, **every}))
    yield (
        "attack, wider",
        card(changed({"F": {"limp": 1}}, {"pay": 2, "add": {"F": {"w": 1}, "FL": {"w": 2}}})),
    )
    yield "attack unblockable", card({"attack": {"cells": {"F": {"w": 1}}, "unblockable": True}})
    for block in BLOCKS:
        yield "block", card({"block": block})
        yield "block, paid", card(GUARD, {"pay": 1, "block": block})
    for gates in GATES:
        yield "gates", card(STRIKE, {**gates, "draw": 1})
        yield "gates", card(GUARD, {**gates, "foe": {"who": "attacker", "stun": 1}})
        yield "gates", card(STRIKE, {**gates, "do": [{"draw": 1}, {"gain_focus": 1}, {"advantage": True}]})
    for kamae in KAMAE:
        yield "kamae", card({"kamae": kamae, "draw": 1}, {"enter_kamae": kamae}, requires={"kamae": kamae})
        yield "foe enter_kamae", card({"foe": {"who": "chosen", "enter_kamae": kamae, "draw": 1}})
        yield "or", card({"or": [[{"draw": 1}], [{"kamae": kamae, "draw": 2}, {"gain_focus": 1}]]})
    yield "enter_kamae", card({"enter_kamae": "any"})
    for timing in TIMINGS:
        yield timing, card({"draw": 1}, {"advantage": True}, initiative=None, timing=timing)
        yield timing, card(STRIKE, initiative=None, timing=timing, keywords=["instant"])
    yield "or", card({"pay": 1, "or": [[{"change_kamae": 1}], [{"move": [{"turn": 1}]}, {"draw": 1}]]})
    yield "do", card({"burn": 1, "do": [{"move": [{"turn": 1}]}, STRIKE, {"kamae": "balance", "draw": 1}]})
    yield "foe all", card({"foe": {"who": "attacker", "lose_focus": 1, "mill": 1, **every}})
    yield "foe defeat", card({"pay": 1, "foe": {"who": "attacker", "defeat": True}})
    yield "look_hand", card({"look_hand": 1}, {"foe": {"who": "chosen", "discard": 1}})
    yield "heal", card({"heal": dict.fromkeys(("wound", "heavy_to_wound", "limp", "stun"), "all")})
    yield "enter_mask", card({"enter_mask": True}, requires={"masked": True})
    for what in ("spikes", "trap"):
        yield f"place {what}", card({"place": {"what": what, "n": 1, "cells": ["B"]}})
    for sought in SOUGHT:
        yield "search", card({"search": {"n": 1, "filter": sought}})
    yield "core", card({"draw": 1}, types=["core", "meditation"], rank="core")
    part = {"initiative": 3, "effects": [STRIKE]}
    yield "part", card(parts=[{"effects": [GUARD]}, part, {"initiative": 2, "effects": [{"draw": 1}]}])
    for gates in ({"init": [5]}, {"kamae": "balance", "init": [7, 6, 5, 4]}):
        stronger = changed({"F": {"w": 1}}, {**gates, "add": {"F": {"w": 1}}})
        below = {"initiative": 3, "effects": [{**gates, "draw": 1}, stronger]}
        yield "gates, below the line", card(parts=[{"effects": [GUARD]}, below])


DIAGRAMS: list[list[str]] = [
    *([one] for one in ("F", "FR", "BR", "B", "BL", "FL", "F2", "FR2", "BR2", "B2", "BL2", "FL2", "F5")),
    *([one] for one in ("F+FR", "FR+F", "F2+FL", "FR+BR3")),
    ["F", "F2"],
    ["F", "F2", "F3"],
    ["F", "FR"],
    ["FL", "F"],
    ["FL", "FR"],
    ["FL", "F", "FR"],
    ["BL", "BR"],
    ["BL", "B", "BR"],
    ["F2", "F+FR", "F+FL"],
    ["F3", "F2+FR", "F2+FL"],
    ["F+FR", "F+FL"],
    ["F2+FR", "F2+FL"],
    ["F", "B"],
    ["F2", "F", "F+FL"],
    SIX,
    [f"{d}2" for d in SIX],
    [*SIX, *(f"{d}2" for d in SIX)],
    [*(f"{d}2" for d in SIX), "F+FR", "FR+BR", "BR+B", "B+BL", "BL+FL", "FL+F"],
    [*SIX, *(f"{d}2" for d in SIX), "F+FR", "FR+BR", "BR+B", "B+BL", "BL+FL", "FL+F"],
]
BLOCKS: list[dict[str, Any]] = [
    {"cells": {"F": "all"}, "counter": [5]},
    {"cells": dict.fromkeys(SIX, "all"), "counter": [7, 6, 5, 4]},
    {"cells": {"F": "all", "FL": [7, 6], "FR": [7, 6], "B": [5]}},
    {"cells": {"F": [7, 6], "B": [5]}, "counter": [7, 5]},
]
GATES: list[dict[str, Any]] = [
    {"if": "success"},
    {"kamae": "neutral"},
    {"masked": True},
    {"init": [5]},
    {"pay": 2, "burn": 2},
    {"if": "success", "masked": True},
    {"kamae": "balance", "init": [5, 4]},
    {"if": "success", "kamae": "resolve", "masked": True, "pay": 1},
]
SOUGHT: list[dict[str, Any]] = [
    {"types": ["attack", "defence", "meditation"]},
    {"types": ["core"]},
    {"ranks": ["gold", "jade", "core"]},
    {"owner": "student", "ranks": ["wood"], "types": ["meditation"]},
    {"ids": ["plain_cut", "low_sweep"]},
]


@cache
def grammar() -> list[tuple[str, Card]]:
    """Every word of the grammar, by what it shows."""
    every = [(f"{what} {n}", one) for n in COUNTS for what, one in counted(n)]
    return [*every, *uncounted(), *((one.slug, one) for one in samples())]


@cache
def trials(lang: str) -> tuple[tuple[str, CardWords], ...]:
    told = CardSet(house_pack(), lang)
    return tuple((what, told.tell(one)) for what, one in grammar())


@cache
def house(lang: str) -> tuple[tuple[str, CardWords], ...]:
    pack = house_pack()
    return tuple((one.id, card_words(pack, one, lang)) for one in pack.cards)


def page(every: Iterable[tuple[str, CardWords]]) -> str:
    """Number and name, the frame, the text."""
    told = ((f"{id_} {words.name}", ". ".join(words.frame) + ".", words.text) for id_, words in every)
    return "\n\n".join("\n".join(lines) for lines in told) + "\n"


def house_page(lang: str) -> str:
    return page(house(lang))


def grammar_page(lang: str) -> str:
    """What it shows, the text, and what the frame says beside type and initiative."""
    lines: list[str] = []
    for what, words in trials(lang):
        lines += [f"{what}: {words.text}", *(f"    {line}" for line in words.frame[2:])]
    return "\n".join(lines) + "\n"


def house_path(lang: str) -> Path:
    return GOLDEN / f"senjutsu-cards.{lang}.txt"


def grammar_path(lang: str) -> Path:
    return GOLDEN / f"senjutsu-grammar.{lang}.txt"


def main() -> None:
    for lang in LANGUAGES:
        house_path(lang).write_text(house_page(lang), encoding="utf-8")
        grammar_path(lang).write_text(grammar_page(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
