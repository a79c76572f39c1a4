"""Changes every number and word of every card of the house once, and prints which change nobody would notice.

    python -m tests.games.senjutsu.mutations [CARD ...]

A change is noticed if the pack is refused, if the card behaves otherwise than its golden file says
(`behaviour.py`), or if its text reads otherwise than the golden file of texts. What only the text tells is
printed too: such a change makes no difference on the table (a pull by two cells from two cells away).
Names, signs and numbers of printed copies are not tried: no rule reads them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.box import Box
from tatami.games.senjutsu.faults import PackFaulty
from tatami.games.senjutsu.pack_reading import house_file, read_pack
from tatami.kernel.reasons import TatamiError
from tatami.words.senjutsu_cards import card_words

from .behaviour import behaviour

UNREAD = {"id", "slug", "name", "kanji", "copies"}
OTHER_WORDS = {
    "aggression": "balance",
    "balance": "resolve",
    "resolve": "aggression",
    "neutral": "aggression",
    "any": "resolve",
    "attack": "defence",
    "defence": "meditation",
    "meditation": "attack",
    "wood": "steel",
    "steel": "gold",
    "gold": "steel",
    "jade": "gold",
    "all": 1,
    "F": "B",
    "FR": "BR",
    "BR": "FR",
    "B": "F",
    "BL": "FL",
    "FL": "BL",
    "instant": "instant_additional",
    "instant_additional": "instant",
    "instant_replacement": "prepared",
    "prepared": "instant_replacement",
    "attack_success": "block_success",
    "block_success": "attack_success",
    "after_card": "block_success",
    "after_reveal": "start_of_turn",
    "would_suffer": "after_reveal",
    "attacker": "hit",
    "hit": "marked",
    "marked": "hit",
    "chosen": "hit",
    "slower": "aimed",
    "burning_sun": "jade_river",
    "autumn_hare": "burning_sun",
    "jade_river": "autumn_hare",
    "student": "master",
    "master": "ronin",
    "ronin": "warrior",
    "warrior": "student",
    "basic": "personal",
    "katana": "tachi",
}

Path = tuple[str | int, ...]


def changes(card: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every card that differs from this one in one place, with what differs."""
    for path in every_place(card, ()):
        if path[0] not in UNREAD:
            yield from changed_at(card, path)


def every_place(tree: Any, path: Path) -> Iterator[Path]:
    if path:
        yield path
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in items:
        yield from every_place(value, (*path, key))


def changed_at(card: dict[str, Any], path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    made = deepcopy(card)
    parent: Any = made
    for key in path[:-1]:
        parent = parent[key]
    key, value = path[-1], parent[path[-1]]
    where = ".".join(map(str, path))
    if isinstance(value, bool):
        parent[key] = not value
        yield f"{where}: {value} -> {not value}", made
    elif isinstance(value, int):
        parent[key] = value + 1
        yield f"{where}: {value} -> {value + 1}", made
    elif isinstance(value, str) and value in OTHER_WORDS:
        parent[key] = OTHER_WORDS[value]
        yield f"{where}: {value} -> {OTHER_WORDS[value]}", made
    if isinstance(parent, dict) and key in ("F", "F2", "F3", "FL", "FR", "B", "BL", "BR", "F+FL", "F+FR"):
        made = deepcopy(card)
        cells: Any = made
        for step in path[:-1]:
            cells = cells[step]
        spare = next(each for each in ("BL2", "B2", "BR2", "B3") if each not in cells)
        cells[spare] = cells.pop(key)
        yield f"{where}: the cell {key} -> {spare}", made
    if isinstance(parent, list) and len(parent) > 1:
        made = deepcopy(card)
        things: Any = made
        for step in path[:-1]:
            things = things[step]
        del things[key]
        yield f"{where}: left out", made


def main(wanted: list[str]) -> int:
    house = json.loads(house_file())
    usual = SenjutsuRules(Box(read_pack(house_file()), house_file()))
    printed = [a for a in usual.box.abilities if a.card is not None]
    golden = {a.slug: behaviour(usual, a.number) for a in printed}
    texts = {a.slug: text_of(usual, a.slug) for a in printed}
    tried, told, unnoticed = 0, 0, 0
    for k, card in enumerate(house["cards"]):
        if wanted and card["slug"] not in wanted:
            continue
        for what, changed in changes(card):
            tried += 1
            pack = house | {"cards": [*house["cards"][:k], changed, *house["cards"][k + 1 :]]}
            slug = card["slug"]
            rules = rules_of(pack)
            if rules is None or behaviour(rules, rules.box.by_slug[slug]) != golden[slug]:
                continue
            if text_of(rules, slug) != texts[slug]:
                told += 1
                print(f"only its text tells: {slug}: {what}", flush=True)
            else:
                unnoticed += 1
                print(f"UNNOTICED: {slug}: {what}", flush=True)
    print(f"{tried} changes, {told} of them told by the text alone, {unnoticed} unnoticed")
    return 1 if unnoticed else 0


def rules_of(pack: dict[str, Any]) -> SenjutsuRules | None:
    """The rules with this pack, or None if it is refused."""
    raw = json.dumps(pack).encode()
    try:
        return SenjutsuRules(Box(read_pack(raw), raw))
    except (PackFaulty, TatamiError):
        return None


def text_of(rules: SenjutsuRules, slug: str) -> str:
    """All that is printed on it, as the golden file of texts has it."""
    card = rules.box.abilities[rules.box.by_slug[slug]].card
    assert card is not None
    return str(card_words(rules.box.pack, card, "en"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
