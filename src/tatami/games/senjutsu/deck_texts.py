"""Decks as text that a person can type: one line, as it is answered in the game, or a file.

    bring katana_cut: plain_cut*3, tiger_leap*3, plain_guard*2

    # comments, and what stands before a colon, in any order
    name: Tiger’s Path
    character: student
    weapon: katana_cut
    3 plain_cut
    2 Tiger Leap

A card is named by its slug, its number or its name in any language of the pack, in small or large letters.
Where no weapon is named it is the character's usual one. A file may hold the line as well (broken anywhere,
`bring` left out); then the character may be left out too, if the cards tell which one it is. What nobody
knows stays as it was typed, so that it can be told with everything else that is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tatami.formats.spelling import printable
from tatami.kernel.reasons import NotUnderstood

from .answers import MOST_COPIES
from .decks import Deck
from .pack import Card, Pack

LARGEST: Final = 16 << 10
"""Characters: a deck needs about a thousand."""
MOST_LINES: Final = 500
LONGEST_LINE: Final = 200
"""Nobody writes a card on a longer one: it is not even looked at closely, which could take long."""
LONGEST_NAME: Final = 60
_BEFORE: Final = re.compile(r"(\d{1,3})\s*[x×*]?\s+(\S.*)")
_AFTER: Final = re.compile(r"(\S.*?)\s*[x×*]\s*(\d{1,3})")
_FIELD: Final = re.compile(r"(name|character|weapon)\s*:\s*(.*)", re.IGNORECASE)
_IN_LINE: Final = re.compile(r"([^\s:,]+)\s*:\s*(.*)", re.DOTALL)
_BRING: Final = re.compile(r"\Abring\s+", re.IGNORECASE)
_MARK: Final = "\ufeff"
"""What some editors write at the beginning of every text."""


class DeckFile(NamedTuple):
    """A deck under its name, and the lines of the file that nobody understands."""

    name: str
    deck: Deck
    unread: tuple[NotUnderstood, ...] = ()


class CardNames:
    """Finds a card of a pack by whatever people call it. Made once where many decks are read."""

    def __init__(self, pack: Pack) -> None:
        called: dict[str, set[str]] = {}
        for card in pack.cards:
            for name in card.name.values():
                called.setdefault(plain_name(name), set()).add(card.slug)
        self._slugs: Final = {name: min(slugs) for name, slugs in called.items() if len(slugs) == 1}
        """What two cards are called in some language means neither; numbers and slugs win over names."""
        self._slugs.update((plain_name(card.id), card.slug) for card in pack.cards)
        self._slugs.update((plain_name(card.slug), card.slug) for card in pack.cards)

    def find(self, typed: str) -> str | None:
        return self._slugs.get(plain_name(typed))

    def slug(self, typed: str) -> str:
        """The card's slug, or what was typed."""
        return self.find(typed) or printable(typed.strip())


def plain_name(name: str) -> str:
    """`Tiger Leap`, `tiger leap` and `tiger_leap` are the same, and so are the two kinds of apostrophe."""
    return " ".join(name.replace("_", " ").replace("’", "'").split()).casefold()


# --- one line ---------------------------------------------------------------------------------------


def read_line(pack: Pack, text: str, character: str, names: CardNames | None = None) -> Deck:
    """The deck that is answered with `bring katana_cut: plain_cut*3, …`; NotUnderstood if it is no deck."""
    found = _IN_LINE.fullmatch(_BRING.sub("", bounded(text).strip()))
    if found is None:
        raise NotUnderstood("deck-line", text=printable(text, 60))
    names = names or CardNames(pack)
    return Deck(character, names.slug(found[1]), _cards_in_line(names, found[2]))


def _cards_in_line(names: CardNames, text: str) -> dict[str, int]:
    """`plain_cut*3, 2 Tiger Leap, riposte`."""
    cards: dict[str, int] = {}
    for part in filter(None, (" ".join(part.split()) for part in text.split(","))):
        name, count = _some_in(part) or (part, 1)
        _put(cards, names.slug(name), count)
    return cards


def _some_in(text: str) -> tuple[str, int] | None:
    """`3 plain_cut`, `plain_cut*3`: what is called so, and how many of it."""
    if len(text) > LONGEST_LINE:
        return None
    if before := _BEFORE.fullmatch(text):
        return before[2], int(before[1])
    after = _AFTER.fullmatch(text)
    return (after[1], int(after[2])) if after else None


def write_line(pack: Pack, deck: Deck) -> str:
    """The deck as it is answered, always the same line for the same cards: in the order of the pack."""
    cards = [_some(slug, count) for slug, count in in_order(pack, deck.cards).items()]
    return f"bring {deck.weapon}: {', '.join(cards)}"


# --- a file -----------------------------------------------------------------------------------------


class _Reader:
    """Reads the text of a file line by line; what is no field may be one deck in a line, broken anywhere."""

    def __init__(self, pack: Pack, names: CardNames) -> None:
        self._pack: Final = pack
        self._names: Final = names
        self._fields: Final[dict[str, str]] = {}
        self._cards: Final[dict[str, int]] = {}
        self._unread: Final[list[NotUnderstood]] = []

    def read(self, text: str) -> DeckFile:
        rest = self._without_fields(bounded(text.removeprefix(_MARK)))
        is_line = self._read_as_line(" ".join(line for _, line in rest))
        if not is_line:
            for number, line in rest:
                self._read_card(number, line)
        if "character" not in self._fields:
            told = _who_has(self._pack, self._fields.get("weapon", ""), self._cards) if is_line else ""
            if not told:
                self._unread.append(NotUnderstood("deck-file-lacks", field="character"))
            self._fields["character"] = told
        character = _character(self._pack, self._fields["character"])
        weapon = self._fields.get("weapon")
        weapon = _usual_weapon(self._pack, character) if weapon is None else self._names.slug(weapon)
        name = printable(self._fields.get("name", ""), LONGEST_NAME)
        return DeckFile(name, Deck(character, weapon, self._cards), tuple(self._unread))

    def _without_fields(self, text: str) -> list[tuple[int, str]]:
        """The other lines, with their numbers."""
        rest = []
        for number, line in enumerate(text.splitlines(), 1):
            line = line.partition("#")[0].strip()
            field = _FIELD.fullmatch(line)
            if field is None:
                rest += [(number, line)] if line else []
            elif field[1].lower() in self._fields:
                self._unread.append(NotUnderstood("deck-file-again", line=number, field=field[1].lower()))
            else:
                self._fields[field[1].lower()] = field[2]
        return rest

    def _read_as_line(self, line: str) -> bool:
        """Whether it is a weapon card, a colon and cards; names of weapon cards have colons in them, too."""
        line = _BRING.sub("", line)
        ends = [at for at, sign in enumerate(line) if sign == ":"][:2]
        for end in ends:
            weapon = self._names.find(line[:end])
            if weapon is not None:
                self._fields.setdefault("weapon", weapon)
                self._cards.update(_cards_in_line(self._names, line[end + 1 :]))
                return True
        return False

    def _read_card(self, number: int, line: str) -> None:
        if some := _some_in(line):
            _put(self._cards, self._names.slug(some[0]), some[1])
        elif len(line) <= LONGEST_LINE and (alone := self._names.find(line)) is not None:
            _put(self._cards, alone, 1)
        else:
            self._unread.append(NotUnderstood("deck-file-line", line=number, text=printable(line)))


def read_file(pack: Pack, text: str, names: CardNames | None = None) -> DeckFile:
    """The deck in that text, as far as it can be read; every line that cannot is told with its number."""
    return _Reader(pack, names or CardNames(pack)).read(text)


def as_answer(pack: Pack, text: str) -> str | None:
    """What is answered in the game with a deck that is written in whatever way: `bring katana_cut: …`. None
    if it is none at all; NotUnderstood names the first line that nobody understands."""
    read = read_file(pack, text)
    deck = read.deck
    if not deck.weapon or not deck.cards:
        return None
    for fault in read.unread:
        if fault.code != "deck-file-lacks":  # at the table everybody knows who one is
            raise fault
    cards = [
        _some(slug, min(MOST_COPIES, count - taken))
        for slug, count in in_order(pack, deck.cards).items()
        for taken in range(0, count, MOST_COPIES)
    ]
    return f"bring {deck.weapon}: {', '.join(cards)}"


def _some(slug: str, count: int) -> str:
    return slug if count == 1 else f"{slug}*{count}"


def write_file(pack: Pack, name: str, deck: Deck) -> str:
    """The deck as a file that `read_file` reads back, and that people can go on with."""
    head = [f"name: {name}"] if name else []
    head += [f"character: {deck.character}", f"weapon: {deck.weapon}", ""]
    lines = [f"{count} {slug}" for slug, count in in_order(pack, deck.cards).items()]
    return "\n".join([*head, *lines]) + "\n"


def in_order(pack: Pack, cards: Mapping[str, int]) -> dict[str, int]:
    """Cards in the order of the pack, the personal ones first; what it does not know comes last."""
    place = {card.slug: k for k, card in enumerate(sorted(pack.cards, key=_is_basic))}
    return {slug: cards[slug] for slug in sorted(cards, key=lambda slug: (place.get(slug, len(place)), slug))}


def _is_basic(card: Card) -> bool:
    return card.pool == "basic"


def _character(pack: Pack, typed: str) -> str:
    for character in pack.characters:
        if plain_name(typed) in map(plain_name, (character.id, *character.name.values())):
            return character.id
    return printable(typed)


def _who_has(pack: Pack, weapon: str, cards: Mapping[str, int]) -> str:
    """The one character whose personal cards these are, or else who alone has that weapon; "" if nobody can
    tell."""
    known = {card.slug: card for card in pack.cards}
    owners = {known[slug].owner or "" for slug in cards if slug in known} - {""}
    if owners:
        return owners.pop() if len(owners) == 1 else ""
    of = known[weapon].weapon if weapon in known else None
    have = [character.id for character in pack.characters if of in character.weapons]
    return have[0] if len(have) == 1 else ""


def _usual_weapon(pack: Pack, character: str) -> str:
    return next((c.default_weapon for c in pack.characters if c.id == character), "")


def _put(cards: dict[str, int], slug: str, count: int) -> None:
    """The same card may stand in several lines."""
    if count:
        cards[slug] = cards.get(slug, 0) + count


def bounded(text: str) -> str:
    """NotUnderstood if no deck could be that long."""
    if len(text) > LARGEST or text.count("\n") > MOST_LINES:
        raise NotUnderstood("deck-too-long", most=LARGEST, lines=MOST_LINES)
    return text
