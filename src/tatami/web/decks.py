"""Decks of Senjutsu as the hall reads them: what their text says by the pack of today, and what is wrong."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any, Final

from tatami.hall.db.rows import DeckRow
from tatami.hall.serving.decks import OfPack
from tatami.hooks.packs import pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.words.catalogue import Words

from .deck_shapes import CheckedDeck, DeckEntry, DeckFault, Fits, KeptDeck
from .packs import with_pack

# A hall that nobody asks for a deck does not open the game: everything of it is imported where it is used.
if TYPE_CHECKING:
    from tatami.games.senjutsu.deck_texts import CardNames, DeckFile
    from tatami.games.senjutsu.pack import Pack
    from tatami.words.senjutsu_decks import ToldFault

MOST_KEPT: Final = 12
"""Packs whose cards are kept by all of their names; whoever comes later drives out the first."""
SCHOOLS: Final = "deck-schools"
"""What is a fault in matched play only."""
_INSIDE: Final = "\n\t"
_UNREADABLE: Final = "\ufffd"

_NAMES: Final[dict[str, CardNames]] = {}


def pack_called(name: str) -> tuple[Pack, OfPack]:
    """The pack of that name as it is today; NotUnderstood if the hall does not have it."""
    return _opened(with_pack(_senjutsu(), name))


def _senjutsu() -> Rules[Any]:
    from tatami.games import game_called

    return game_called("senjutsu")


def _opened(rules: Rules[Any]) -> tuple[Pack, OfPack]:
    from tatami.games.senjutsu import SenjutsuRules

    assert isinstance(rules, SenjutsuRules)
    file = pack_of(rules)
    assert file is not None
    return rules.box.pack, OfPack(file.name, file.sha256)


def kept_text(text: str) -> str:
    """As it may be kept: lines end in one way, and what no database or screen takes is marked. Nothing else
    is changed, whatever it says."""
    from tatami.games.senjutsu.deck_texts import bounded

    lines = bounded(text).replace("\r\n", "\n").replace("\r", "\n")
    return "".join(
        c if c in _INSIDE or unicodedata.category(c) not in ("Cc", "Cs") else _UNREADABLE for c in lines
    )


def checked(pack: Pack, of: OfPack, text: str, words: Words) -> CheckedDeck:
    """Everything that is wrong with it at once, and what can be read of it all the same."""
    from tatami.games.senjutsu.deck_texts import read_file, write_line
    from tatami.words.senjutsu_decks import faults_told

    read = read_file(pack, text, _names(pack, of))
    faults = faults_told(pack, read, words)
    fits = _fits(faults)
    return CheckedDeck(
        read.name,
        read.deck.character,
        read.deck.weapon,
        dict(read.deck.cards),
        sum(read.deck.cards.values()),
        _rest(read, text),
        [DeckFault(*fault) for fault in faults],
        fits,
        write_line(pack, read.deck) if fits else "",
    )


def _names(pack: Pack, of: OfPack) -> CardNames:
    from tatami.games.senjutsu.deck_texts import CardNames

    known = _NAMES.get(of.sha256)
    if known is None:
        while len(_NAMES) >= MOST_KEPT:
            _NAMES.pop(next(iter(_NAMES)))
        known = _NAMES[of.sha256] = CardNames(pack)
    return known


def _fits(faults: list[ToldFault]) -> Fits:
    if not faults:
        return "matched"
    return "free" if all(fault.code == SCHOOLS for fault in faults) else ""


def _rest(read: DeckFile, text: str) -> list[str]:
    """Comments, and the lines of which nobody knows what they mean, as they were written."""
    unread = {fault.facts.get("line") for fault in read.unread}
    lines = enumerate(text.splitlines(), 1)
    return [line for number, line in lines if number in unread or line.lstrip().startswith("#")]


def without_pack(name: str, text: str, words: Words) -> CheckedDeck:
    """Of a deck whose pack is gone nothing can be said but that."""
    from tatami.words.senjutsu_decks import unread_told

    gone = unread_told(NotUnderstood("deck-pack-gone", name=name), words)
    return CheckedDeck("", "", "", {}, 0, text.splitlines(), [DeckFault(*gone)], "", "")


def told(row: DeckRow, words: Words) -> KeptDeck:
    """A deck that somebody keeps, by the pack of today."""
    is_same = False
    try:
        pack, of = pack_called(row.pack)
    except NotUnderstood:
        found, is_here = without_pack(row.pack, row.text, words), False
    else:
        found, is_here, is_same = checked(pack, of, row.text, words), True, of.sha256 == row.sha256
    entry = DeckEntry(
        row.id,
        row.revision,
        row.pack,
        row.name,
        row.changed_at,
        found.character,
        found.weapon,
        found.count,
        len(found.faults),
        found.fits,
        found.line,
        is_here,
        is_here and not is_same,
    )
    return KeptDeck(entry, row.text, found)
