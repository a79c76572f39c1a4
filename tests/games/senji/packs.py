"""Data packs for tests: the house's own as plain data, and a visibly different one made of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tatami.games.senji import RULES, SHELF
from tatami.games.senji.box import house_box

RENAMED = {"echizen": "kaga", "oda": "ueda", "hosokawa": "xavier"}


def house() -> dict[str, Any]:
    """The house's own pack, to be changed at will."""
    pack: dict[str, Any] = json.loads(house_box().raw)
    return pack


def raw(pack: dict[str, Any]) -> bytes:
    return json.dumps(pack, ensure_ascii=False).encode()


@contextmanager
def shelf_as_before() -> Iterator[None]:
    """Whatever is put on the shelf meanwhile is taken away again: other tests know the house's pack only."""
    before, options = dict(SHELF), RULES.options
    try:
        yield
    finally:
        SHELF.clear()
        SHELF.update(before)
        RULES.options = options  # type: ignore[misc]


def other_pack() -> dict[str, Any]:
    """Another map, other decks, hanafuda, sets and samurai: nothing that a rule could take for granted."""
    text = json.dumps(house(), ensure_ascii=False)
    for old, new in RENAMED.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    pack: dict[str, Any] = json.loads(text)
    pack["name"] = "the-owners-box"
    pack["title"] = {"en": "The owner’s box", "uk": "Коробка власника", "ru": "Коробка владельца"}
    for province in pack["map"]["provinces"]:
        province["polygon"] = [[1000 - x, y] for x, y in province["polygon"]]
        province["centre"][0] = 1000 - province["centre"][0]
        if province["id"] == "kaga":
            province["name"] = {"en": "Kaga", "uk": "Каґа", "ru": "Кага"}
    pack["map"]["provinces"].reverse()
    for samurai in pack["samurai"]:
        if samurai["id"] == "ueda":
            samurai |= {"initial": "J", "honour": 7, "name": {"en": "Ueda", "uk": "Уеда", "ru": "Уэда"}}
        if samurai["id"] == "xavier":
            samurai |= {"initial": "X", "ability": "", "name": {"en": "Xavier"}}
        if samurai["id"] == "daisuke":
            samurai["ability"] = "wins_ties"
    pack["samurai"].reverse()
    for deck in pack["decks"].values():
        deck["trade"] = [4, *deck["trade"][1:]]
    pack["decks"]["red"]["members"] = {"mother": 1, "father": 2, "brother": 3, "heir": 4}
    for card in pack["hanafuda"]:
        card["colour"] = {"pine": "willow", "plum": "cherry"}.get(card["colour"], card["colour"])
    pack["combinations"] = [
        {"id": "creatures", "symbol": "animal", "cards": 3, "honour": 5},
        {"id": "ribbons", "symbol": "tanzaku", "cards": 4, "samurai": 1},
        {"id": "duo", "alike": "value", "cards": 2, "honour": 1},
        {"id": "stairs", "alike": "path", "cards": 5, "honour": 15},
    ]
    return pack
