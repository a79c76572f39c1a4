"""Data packs for tests: the house's own as plain values, to be changed, and one with the samples."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.box import open_box
from tatami.games.senjutsu.faults import PackFaulty
from tatami.games.senjutsu.pack import Pack
from tatami.games.senjutsu.pack_reading import house_file, read_pack
from tatami.kernel.reasons import NotUnderstood

Json = Any
SAMPLES = Path(__file__).with_name("samples.json")


def house() -> Json:
    """The house's own pack as plain values."""
    return json.loads(house_file())


def samples() -> list[Json]:
    """Cards for mechanisms that no card of the house uses: masking, spikes, windows of their own."""
    cards: list[Json] = json.loads(SAMPLES.read_text(encoding="utf-8"))
    return cards


def sample_pack(playable: bool = False) -> Pack:
    """The house with the samples: as they are, in no deck, or as basic cards that any deck may hold."""
    tree = house() | {"name": "samples"}
    for card in samples():
        if playable:
            del card["owner"]
            card |= {"pool": "basic", "copies": 2}
        tree["cards"].append(card)
    return read_pack(raw(tree))


def rules_with(cards: Mapping[str, Json]) -> SenjutsuRules:
    """The house's game with these cards by their slugs, which the Student may own."""
    tree = house() | {"name": "others"}
    for k, (slug, card) in enumerate(cards.items()):
        name = dict.fromkeys(("en", "uk", "ru"), slug.replace("_", " ").title())
        whose = {"pool": "personal", "owner": "student", "copies": 0}
        tree["cards"].append({"id": f"Y{k:02}", "slug": slug, "name": name, **whose, **card})
    return SenjutsuRules(open_box(raw(tree)))


def raw(tree: Json) -> bytes:
    return json.dumps(tree, ensure_ascii=False).encode()


def card(tree: Json, slug: str) -> Json:
    """One card of a pack in plain values."""
    return next(entry for entry in tree["cards"] if entry["slug"] == slug)


def entry(tree: Json, section: str, name: str) -> Json:
    return next(each for each in tree[section] if each["id"] == name)


def faults(tree: Json) -> list[NotUnderstood]:
    """Everything that is wrong with it."""
    try:
        read_pack(raw(tree))
    except PackFaulty as error:
        return list(error.faults)
    return []


def told(tree: Json) -> list[tuple[str, str]]:
    """The same as code and path."""
    return [(fault.code, str(fault.facts.get("path", ""))) for fault in faults(tree)]
