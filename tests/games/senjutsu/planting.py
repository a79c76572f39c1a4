"""How a fault is planted in a pack of Senjutsu."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.games.senjutsu.packs import Json, card, entry

Plant = Callable[[Json], object]


class Fault(NamedTuple):
    name: str
    plant: Plant
    code: str
    path: str


def on(slug: str, /, **fields: Json) -> Plant:
    """Changes fields of a card."""
    return lambda tree: card(tree, slug).update(fields)


def effects(slug: str, *given: Json, part: int = 0) -> Plant:
    """Gives a part of a card other effects."""
    return lambda tree: card(tree, slug)["parts"][part].update(effects=list(given))


def of(section: str, name: str, /, **fields: Json) -> Plant:
    return lambda tree: entry(tree, section, name).update(fields)


def status(kind: str, **fields: Json) -> Plant:
    """Changes fields of the status card of that kind."""
    return lambda tree: next(s for s in tree["statuses"] if s["kind"] == kind).update(fields)


def top(**fields: Json) -> Plant:
    return lambda tree: tree.update(fields)


def without(section: str, name: str) -> Plant:
    return lambda tree: tree.update({section: [e for e in tree[section] if e.get("slug", e["id"]) != name]})


def both(*plants: Plant) -> Plant:
    return lambda tree: [plant(tree) for plant in plants]


ATTACK = {"attack": {"cells": {"F": {"w": 1}}}}
BLOCK = {"block": {"cells": {"F": "all"}}}
CUT = "cards.plain_cut"
CUT_1 = f"{CUT}.parts[0].effects[0]"
GUARD = "cards.plain_guard"
GUARD_1 = f"{GUARD}.parts[0].effects[0]"
BREATH_1 = "cards.deep_breath.parts[0].effects[0]"
TREE = "characters.ronin.kamae_tree"
SNOW = "battlefields.snowy_battlefield"


def attack(**fields: Json) -> Plant:
    """Gives Plain Cut this attack."""
    return effects("plain_cut", {"attack": fields})


def block(**fields: Json) -> Plant:
    """Gives Plain Guard, which is chosen at 6 to 2, this block."""
    return effects("plain_guard", {"block": fields})


def breath(*given: Json) -> Plant:
    """Gives Deep Breath, a meditation, these effects."""
    return effects("deep_breath", *given)


def deep(effect: Json, levels: int) -> Json:
    return {"do": [deep(effect, levels - 1)]} if levels else effect


def tree_of(**fields: Json) -> Plant:
    return lambda tree: entry(tree, "characters", "ronin")["kamae_tree"].update(fields)


def snow(**fields: Json) -> Plant:
    return of("battlefields", "snowy_battlefield", **fields)


def starts(**fields: Json) -> Plant:
    return lambda tree: entry(tree, "battlefields", "snowy_battlefield")["start_cells"].update(fields)


def walled(tree: Json) -> None:
    """Rocks all along a column of the field."""
    field = entry(tree, "battlefields", "snowy_battlefield")
    column = [cell for cell in field["cells"] if cell[0] == 0]
    field["default_terrain"] = [{"type": "rock", "at": cell} for cell in column]
    field["terrain_kit"] = {"rock": 20}


def crowded(tree: Json) -> None:
    """More basic cards than faces may be."""
    plain = card(tree, "plain_cut")
    for k in range(1000):
        tree["cards"].append(plain | {"id": f"Z{k}", "slug": f"z_card_{k}", "name": {"en": f"Z {k}"}})


def many_fields(tree: Json) -> None:
    """The same field under so many names that nobody can wait until all of them are joined."""
    field = entry(tree, "battlefields", "snowy_battlefield")
    tree["battlefields"] += [field | {"id": f"field_{k}"} for k in range(200)]
    tree["joined"]["sheets"]["A"] += [f"field_{k}" for k in range(200)]


def recycler(tree: Json) -> None:
    card(tree, "deep_breath")["parts"][0]["effects"].append({"recycle": 1})
