"""What `tatami cards` and `tatami decks` share: the pack they speak of, and its names in a language."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Final

from tatami.formats.names import IN_FILE
from tatami.games.senjutsu.deck_texts import CardNames, plain_name
from tatami.games.senjutsu.faults import PackFaulty
from tatami.games.senjutsu.pack import Card, Pack, Status, Variable
from tatami.games.senjutsu.pack_reading import house_pack, read_pack
from tatami.games.senjutsu.solo_pack import AnySoloCard
from tatami.games.senjutsu.solo_reading import solo_of
from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.lab.files import whole_file
from tatami.lab.reading import read_bytes
from tatami.words.catalogue import Words

FAULTY: Final = 2
"""The exit status where something is wrong with what was checked, as for all bad input."""
_NEAR: Final = 3


def pack_from(data: Path | None) -> Pack:
    """The pack in that file, else the house's own; of one that is not in order the first fault is told."""
    if data is None:
        return house_pack()
    raw = read_bytes(data)
    try:
        return read_pack(raw)
    except NotUnderstood as error:
        raise NotUnderstood(error.code, **error.facts, **{IN_FILE: str(data)}) from None


def faults_of(raw: bytes) -> tuple[NotUnderstood, ...]:
    """Everything that is wrong with the pack in these bytes."""
    try:
        read_pack(raw)
    except PackFaulty as error:
        return error.faults
    except NotUnderstood as error:
        return (error,)
    return ()


def write_new(path: Path, text: str) -> None:
    """Never over a file that is there: somebody's work may be in it."""
    if path.exists():
        raise TatamiError("file-exists", file=str(path))
    with whole_file(path) as part:
        part.write_text(text, encoding="utf-8")


def card_called(pack: Pack, typed: str) -> Card:
    """The card of that slug, number or name; an error says what is spelt alike."""
    found = _card_of_deck(pack, typed)
    if found is None:
        raise _no_card(typed, [card.slug for card in pack.cards])
    return found


def any_card_called(pack: Pack, typed: str) -> Card | Status | AnySoloCard:
    """The card of any kind of that slug, number or name; a solo card whose number another has, too, is found
    by `solo` and its number."""
    solo = solo_of(pack)
    solo_cards = solo.cards if solo is not None else ()
    found = status_called(pack, typed) or _card_of_deck(pack, typed) or _solo_card(solo_cards, typed)
    if found is None:
        raise _no_card(typed, [card.slug for card in (*pack.cards, *solo_cards)])
    return found


def _card_of_deck(pack: Pack, typed: str) -> Card | None:
    slug = CardNames(pack).find(typed)
    return next((card for card in pack.cards if card.slug == slug), None)


def _solo_card(cards: tuple[AnySoloCard, ...], typed: str) -> AnySoloCard | None:
    wanted = plain_name(typed)
    for card in cards:
        names = (card.slug, card.id, f"solo {card.id}", *card.name.values())
        if wanted in map(plain_name, names):
            return card
    return None


def _no_card(typed: str, slugs: list[str]) -> NotUnderstood:
    near = get_close_matches(typed.lower().replace(" ", "_"), slugs, _NEAR)
    return NotUnderstood("no-card", name=typed[:40], near=", ".join(near), count=len(near))


def status_called(pack: Pack, typed: str) -> Status | None:
    """The wound or status card of that slug, number or name, if it is one."""
    wanted = plain_name(typed)
    for status in pack.statuses:
        if wanted in {plain_name(name) for name in (status.slug, status.id, *status.name.values())}:
            return status
    return None


def initiative(card: Card, words: Words) -> str:
    """As it is printed: 5, 7–3, 8/5/2, with the value that can be bought."""
    given = card.initiative
    if isinstance(given, Variable):
        return "–".join(map(str, given.range)) if given.range else "/".join(map(str, given.choose))
    if given is None:
        return "–"
    bought = card.alt_initiative
    return str(given) if bought is None else words.text("cli-cards-bought", value=given, other=bought.value)
