"""What is remembered for ever has keys that nobody outside can make more of."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import tatami

FINITE = {
    "games.manifest.manifests": "one list: the games that are installed",
    "games.samurai_sword.wits.parts._deals": "seats, and the roles of the box",
    "games.samurai_sword.wits.parts.columns": "seats, and the roles of the box",
    "games.samurai_sword.wits.parts.found_in": "seats, and the roles of the box",
    "games.samurai_sword.wits.parts.worlds": "seats, and the roles of the box",
    "games.samurai_sword.wits.standing.multipliers": "seats and parts",
    "games.senji.box.house_box": "packs that the house has laid out",
    "games.senji.box.open_box": "packs that the house has laid out",
    "games.senji.combinations.kinds_of_sets": "boxes",
    "games.senji.rules.composing.everybody_but": "seats",
    "games.senjutsu.pack_reading.house_pack": "one: the house's own",
    "games.senjutsu.solo_reading.house_solo": "one: the house's own",
    "games.tenno.rules.after_attack.cards_for_the_gaps": "questions: seats and slots",
    "games.tenno.rules.attack.first_attack": "questions: seats",
    "games.tenno.rules.bonuses.peek_bonus": "questions: seats",
    "games.tenno.rules.bonuses.swap_bonus": "questions: seats",
    "games.tenno.rules.fight.monk_to_show": "questions: seats and slots",
    "hall.db.connections._inserting": "how many rows go by one statement: a hundred at most",
    "hall.db.notes._noting": "columns of one table",
    "hall.db.repository._into": "tables of the schema",
    "kernel.events.clauses_named_by": "classes of events",
    "lessons.courses.course_called": "games that have a course; others are refused",
    "terminal.palette.in_sixteen": "inks of the terminal, which nobody shares",
    "terminal.palette.style_of": "inks of the terminal, which nobody shares",
    "web.app._documents": "one document",
    "web.mail.zones._known": "one list: the zones that this machine knows",
    "words.catalogue._loaded": "languages; others are refused",
    "words.composing.composer": "languages and rules",
    "words.foresight._foreseen": "games that are installed",
    "formats.names.kinds_of_event": "classes of events, and kinds of names with their rules",
    "words.naming.plain_name": "classes of events, and kinds of names with their rules",
    "words.story._doing": "classes of events",
}
"""By cache without a bound: of what it has as many keys as there are."""


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(tatami.__path__, "tatami."):
        if ".migrations." not in found.name and not found.name.endswith("__main__"):
            try:
                yield importlib.import_module(found.name)
            except ImportError:  # the laboratory's peers are optional
                assert found.name.startswith("tatami.lab.")


def caches(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Those of its functions, and of the methods of its classes."""
    spaces = [vars(module)]
    spaces += [
        vars(v) for v in vars(module).values() if isinstance(v, type) and v.__module__ == module.__name__
    ]
    for space in spaces:
        for name, value in space.items():
            value = getattr(value, "__func__", value)
            inner = getattr(value, "__wrapped__", None)
            if hasattr(value, "cache_parameters") and getattr(inner, "__module__", "") == module.__name__:
                yield name, value


def test_every_cache_has_a_bound_or_keys_of_which_nobody_can_make_more() -> None:
    found = [(module.__name__, name, cache) for module in modules() for name, cache in caches(module)]
    assert len(found) > 30
    endless = {
        f"{module.removeprefix('tatami.')}.{name}"
        for module, name, cache in found
        if cache.cache_parameters()["maxsize"] is None
    }
    assert endless == FINITE.keys()


def test_caches_of_words_that_clients_can_name_are_bounded() -> None:
    from tatami.words import naming, rulebook

    for cache in (naming.kebab, naming.spot, rulebook.clauses):
        assert cache.cache_parameters()["maxsize"]
