"""Other data packs: the house's with the sample cards, which show what no card of the base game does."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.box import open_box
from tatami.games.senjutsu.pack_reading import house_file

SAMPLES = Path(__file__).with_name("samples.json")

SECOND_CUT: dict[str, Any] = {
    "id": "X08", "slug": "sample_second_cut", "rank": "wood", "types": ["attack"],
    "keywords": ["instant_additional"], "timing": "attack_success", "initiative": None,
    "name": {"en": "Second Cut (sample)", "uk": "Другий удар (зразок)", "ru": "Второй удар (образец)"},
    "parts": [{"effects": [{"attack": {"cells": {"F": {"w": 1}}}}]}],
}  # fmt: skip
"""SJT-EX4: an additional attack card for a successful attack."""

FAR_POINT: dict[str, Any] = {
    "id": "X09", "slug": "sample_far_point", "rank": "wood", "types": ["attack"], "initiative": 6, "range": 4,
    "name": {"en": "Far Point (sample)", "uk": "Далеке вістря (зразок)", "ru": "Дальнее остриё (образец)"},
    "parts": [{"effects": [{"attack": {"unblockable": True, "cells": {"F3": {"w": 1}}}}]}],
}  # fmt: skip
THROUGH_STONE: dict[str, Any] = {
    "id": "X10", "slug": "sample_through_stone", "rank": "wood", "types": ["attack"], "initiative": 6,
    "name": {"en": "Through Stone (sample)", "uk": "Крізь камінь (зразок)", "ru": "Сквозь камень (образец)"},
    "parts": [{"effects": [{"attack": {"unblockable": True, "cells": {"F": {"w": 1}, "F2": {"w": 1}}}}]}],
}  # fmt: skip
"""SJT-R70: attacks that no block stops; the first needs a line of sight."""

HIDDEN_SNARES: dict[str, Any] = {
    "id": "X12", "slug": "sample_hidden_snares", "rank": "wood", "types": ["meditation"], "initiative": 7,
    "name": {"en": "Hidden Snares (sample)", "uk": "Сильця (зразок)", "ru": "Силки (образец)"},
    "parts": [{"effects": [{"place": {"what": "trap", "n": 2, "cells": ["F", "FL", "FR"]}}]}],
}  # fmt: skip
"""SJT-R99: tokens with a hidden face, which no card of the house puts anywhere."""

LONG_HOOK: dict[str, Any] = {
    "id": "X11", "slug": "sample_long_hook", "rank": "wood", "types": ["attack"], "initiative": 6,
    "name": {"en": "Long Hook (sample)", "uk": "Довгий гак (зразок)", "ru": "Длинный крюк (образец)"},
    "parts": [{"effects": [{"attack": {"cells": {"F3": {"pull": 3}}}}]}],
}  # fmt: skip
"""SJT-R47: a pull of more cells than there are between."""

SLOW_POISON: dict[str, Any] = {
    "id": "006", "slug": "sample_slow_poison", "copies": 1, "kind": "poison", "initiative": 0,
    "shuffled_into": 5,
    "name": {"en": "Slow Poison (sample)", "uk": "Повільна отрута (зразок)", "ru": "Медленный яд (образец)"},
}  # fmt: skip
"""SJT-267: a second kind of poison."""


@cache
def sample_rules() -> SenjutsuRules:
    """The house's pack; the student may own the sample cards, and there are two kinds of poison."""
    pack = json.loads(house_file())
    samples = [
        *json.loads(SAMPLES.read_text()),
        SECOND_CUT,
        FAR_POINT,
        THROUGH_STONE,
        LONG_HOOK,
        HIDDEN_SNARES,
    ]
    for card in samples:
        pack["cards"].append({**card, "pool": "personal", "owner": "student", "copies": 0})
    pack["statuses"].append(SLOW_POISON)
    pack["name"] = "samples"
    return SenjutsuRules(open_box(json.dumps(pack).encode()))
