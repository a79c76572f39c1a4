"""Whether a card makes sense by itself: who may use it, when it acts, and whether its words fit its type."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from tatami.formats.spelling import check_id, check_names, number, printable
from tatami.kernel.reasons import NotUnderstood

from .effect_checks import PartCheck
from .faults import Faults
from .pack import HIGHEST, Card, Keyword, Names, Timing, Variable, every_effect

LONGEST_SLUG: Final = 32
LONGEST_NAME: Final = 60

_ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_LONGEST_ID: Final = 12

INSTANTS: Final[tuple[Keyword, ...]] = ("instant", "instant_additional", "instant_replacement")
UNCHOSEN: Final[tuple[Keyword, ...]] = ("instant", "instant_additional")
"""Those that are only played in a window of their own: without an initiative, with a timing (SJT-R15)."""
WITH_A_CARD: Final[tuple[Timing, ...]] = ("attack_success", "block_success", "after_card")
"""Windows of additional cards (SJT-174, SJT-175); plain instants have the others (SJT-169)."""
NEEDS: Final = {"attack": "attack", "defence": "block"}
"""By type: the word without which a card is not of it, and which no card of another type has."""


def check_printed_number(path: str, id_: str) -> None:
    """The number that is printed on a card."""
    if not _ID.fullmatch(id_) or len(id_) > _LONGEST_ID:
        raise NotUnderstood("pack-number", path=path, value=printable(id_), most=_LONGEST_ID)


def check_card(faults: Faults, card: Card, path: str) -> None:
    """Everything that can be said of a card without looking at the rest of its pack."""
    _names(faults, card, path)
    _belonging(faults, card, path)
    _costs(faults, card, path)
    _initiative(faults, card, path)
    _keywords(faults, card, path)
    _parts(faults, card, path)
    _words_of_type(faults, card, path)


def check_called(faults: Faults, id: str, slug: str, name: Names, path: str) -> None:
    """How a card is called: number, slug and name."""
    faults.note(check_printed_number, f"{path}.id", id)
    faults.note(check_id, f"{path}.slug", slug, LONGEST_SLUG)
    faults.note(check_names, f"{path}.name", name, True, LONGEST_NAME)


def _names(faults: Faults, card: Card, path: str) -> None:
    check_called(faults, card.id, card.slug, card.name, path)
    if len(card.kanji) > 3 or not card.kanji.isprintable():
        faults.add(NotUnderstood("pack-text", path=f"{path}.kanji", value=printable(card.kanji), most=3))
    faults.note(number, f"{path}.copies", card.copies, 0, 99)


def _belonging(faults: Faults, card: Card, path: str) -> None:
    """SJT-20, SJT-21, SJT-24: whose card it is, of which type and rank."""
    has_owner = card.pool in ("personal", "core_ability")
    if card.pool != "sample" and has_owner != bool(card.owner):
        faults.add(NotUnderstood("pack-belongs", path=f"{path}.owner", pool=card.pool))
    if (card.pool == "core_weapon") != bool(card.weapon):
        faults.add(NotUnderstood("pack-belongs", path=f"{path}.weapon", pool=card.pool))
    if card.school and card.pool != "basic":
        faults.add(NotUnderstood("pack-belongs", path=f"{path}.school", pool=card.pool))
    is_core = card.pool in ("core_ability", "core_weapon")
    if (card.rank == "core") != is_core:
        faults.add(NotUnderstood("pack-belongs", path=f"{path}.rank", pool=card.pool))
    others = [kind for kind in card.types if kind != "core"]
    wanted = 0 if card.pool == "core_ability" else 1
    if len(others) != wanted or card.types.count("core") != is_core:
        faults.add(NotUnderstood("pack-types", path=f"{path}.types", pool=card.pool))


def _costs(faults: Faults, card: Card, path: str) -> None:
    faults.note(number, f"{path}.cost", card.cost, 0, 3)
    faults.note(number, f"{path}.range", card.range, 0, 12)
    if card.requires is not None and not (card.requires.kamae or card.requires.masked):
        faults.add(NotUnderstood("pack-nothing", path=f"{path}.requires"))
    if card.pool == "core_ability" and (card.cost or card.requires is not None):
        faults.add(NotUnderstood("pack-core-free", path=path))


def _initiative(faults: Faults, card: Card, path: str) -> None:
    """SJT-84, SJT-86, SJT-78: the values of the first part, and what can be bought beside them."""
    given = card.initiative
    check_initiative(faults, given, f"{path}.initiative")
    bought = card.alt_initiative
    if bought is not None:
        faults.note(number, f"{path}.alt_initiative.value", bought.value, 0, HIGHEST)
        faults.note(number, f"{path}.alt_initiative.pay", bought.pay, 1, 3)
        if not isinstance(given, int) or bought.value == given:
            faults.add(NotUnderstood("pack-bought", path=f"{path}.alt_initiative"))


def check_initiative(faults: Faults, given: int | Variable | None, where: str) -> None:
    """One value, or some that fall."""
    if isinstance(given, Variable):
        if bool(given.choose) == (given.range is not None):
            faults.add(NotUnderstood("pack-variable", path=where))
        spelt = given.choose or given.range or ()
        if len(spelt) < 2 or any(high <= low for high, low in pairwise(spelt)):
            faults.add(NotUnderstood("pack-falling", path=where))
        for value in spelt:
            faults.note(number, where, value, 0, HIGHEST)
    elif given is not None:
        faults.note(number, where, given, 0, HIGHEST)


def _keywords(faults: Faults, card: Card, path: str) -> None:
    """SJT-167: at most one kind of instant; exactly those that nobody chooses have a timing of their own."""
    faults.once((f"{path}.keywords", word) for word in card.keywords)
    kinds = [word for word in INSTANTS if word in card.keywords]
    if len(kinds) > 1 or (kinds and card.rank == "core"):
        faults.add(NotUnderstood("pack-keywords", path=f"{path}.keywords"))
    unchosen = any(word in card.keywords for word in UNCHOSEN)
    if (card.initiative is None) != unchosen or bool(card.timing) != unchosen:
        faults.add(NotUnderstood("pack-instant", path=path))
    elif card.timing and (card.timing in WITH_A_CARD) != ("instant_additional" in card.keywords):
        faults.add(NotUnderstood("pack-timing", path=f"{path}.timing", timing=card.timing))


def _parts(faults: Faults, card: Card, path: str) -> None:
    """SJT-88: each part after the first has a value of its own, lower than the one before."""
    if not card.parts:
        faults.add(NotUnderstood("pack-nothing", path=f"{path}.parts"))
    lowest = min(card.values, default=0)
    for k, part in enumerate(card.parts):
        where = f"{path}.parts[{k}]"
        if (part.initiative is None) != (k == 0):
            faults.add(NotUnderstood("pack-part-value", path=where))
        if k > 0 and part.initiative is not None:
            check_lower(faults, part.initiative, lowest, f"{where}.initiative")
            lowest = part.initiative
        PartCheck(faults, card, part, where).check(part.effects)


def check_lower(faults: Faults, initiative: int, than: int, where: str) -> None:
    """SJT-88: the value of a part below a dividing line."""
    faults.note(number, where, initiative, 0, HIGHEST)
    if initiative >= than:
        faults.add(NotUnderstood("pack-part-lower", path=where, than=than))


def _words_of_type(faults: Faults, card: Card, path: str) -> None:
    """SJT-19: an attack card attacks and never blocks, a defence card blocks, a meditation does neither."""
    effects = [effect for part in card.parts for _, effect in every_effect(part.effects, "")]
    used = {word for effect in effects for word in effect.words}
    for kind, word in NEEDS.items():
        if kind in card.types and word not in used and "escape" not in used:
            faults.add(NotUnderstood("pack-lacks-word", path=path, word=word))
        if kind not in card.types and word in used:
            faults.add(NotUnderstood("pack-wrong-word", path=path, word=word, type=" ".join(card.types)))
