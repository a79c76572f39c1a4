"""Decks as text that a person can type: one line, as it is answered in the game, or a file.

    katana_cut: plain_cut*3, tiger_leap*3, plain_guard*2

    # comments, and what stands before a colon, in any order
    name: Tiger’s Path
    character: student
    weapon: katana_cut
    3 plain_cut
    2 Tiger Leap

A card is named by its slug, its number or its name in any language of the pack, in small or large letters.
Where no weapon is named it is the character's usual one. What nobody knows stays as it was typed, so that it
can be told with everything else that is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tatami.formats.spelling import printable
from tatami.kernel.reasons import NotUnderstood

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
    """The deck that is answered with `katana_cut: plain_cut*3, …`; NotUnderstood if it is no deck at all."""
    found = _IN_LINE.fullmatch(bounded(text).strip())
    if found is None:
        raise NotUnderstood("deck-line", text=printable(text, 60))
    names = names or CardNames(pack)
    cards: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in found[2].split(","))):
        entry = None if len(part) > LONGEST_LINE else _AFTER.fullmatch(part)
        slug, count = (entry[1], int(entry[2])) if entry else (part, 1)
        _put(cards, names.slug(slug), count)
    return Deck(character, names.slug(found[1]), cards)


def write_line(pack: Pack, deck: Deck) -> str:
    """The deck as one line, always the same for the same cards: in the order of the pack."""
    cards = (slug if count == 1 else f"{slug}*{count}" for slug, count in in_order(pack, deck.cards).items())
    return f"{deck.weapon}: {', '.join(cards)}"


# --- a file -----------------------------------------------------------------------------------------


def read_text(pack: Pack, text: str, names: CardNames | None = None) -> DeckFile:
    """A file, or the one line that is answered in the game: then whose deck it is follows from its cards."""
    names = names or CardNames(pack)
    line = text.strip().removeprefix("bring ").strip()
    found = None if "\n" in line else _IN_LINE.fullmatch(line)
    if found is None or _FIELD.fullmatch(line):
        return read_file(pack, text, names)
    deck = read_line(pack, line, "", names)
    return DeckFile("", deck._replace(character=_bearer(pack, deck)))


def _bearer(pack: Pack, deck: Deck) -> str:
    """Who may bring it: the owner of a personal card, else the first who knows the weapon."""
    known = {card.slug: card for card in pack.cards}
    owners = [card.owner for slug in deck.cards if (card := known.get(slug)) and card.pool == "personal"]
    weapon = known.get(deck.weapon)
    bearers = [c.id for c in pack.characters if weapon is not None and weapon.weapon in c.weapons]
    return next((name for name in [*owners, *bearers] if name), "")


def read_file(pack: Pack, text: str, names: CardNames | None = None) -> DeckFile:
    """The deck in that text, as far as it can be read; every line that cannot is told with its number."""
    names, unread = names or CardNames(pack), []
    fields: dict[str, str] = {}
    cards: dict[str, int] = {}
    for number, line in enumerate(bounded(text).splitlines(), 1):
        if len(line) > LONGEST_LINE:
            unread.append(NotUnderstood("deck-file-line", line=number, text=printable(line)))
            continue
        line = line.partition("#")[0].strip()
        field = _FIELD.fullmatch(line)
        entry = _BEFORE.fullmatch(line)
        turned = None if entry else _AFTER.fullmatch(line)
        if field is not None and field[1].lower() in fields:
            unread.append(NotUnderstood("deck-file-again", line=number, field=field[1].lower()))
        elif field is not None:
            fields[field[1].lower()] = field[2]
        elif entry is not None:
            _put(cards, names.slug(entry[2]), int(entry[1]))
        elif turned is not None:
            _put(cards, names.slug(turned[1]), int(turned[2]))
        elif (alone := names.find(line)) is not None:
            _put(cards, alone, 1)
        elif line:
            unread.append(NotUnderstood("deck-file-line", line=number, text=printable(line)))
    if "character" not in fields:
        unread.append(NotUnderstood("deck-file-lacks", field="character"))
    character = _character(pack, fields.get("character", ""))
    weapon = names.slug(fields["weapon"]) if "weapon" in fields else _usual_weapon(pack, character)
    deck = Deck(character, weapon, cards)
    return DeckFile(printable(fields.get("name", ""), LONGEST_NAME), deck, tuple(unread))


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
