"""`tatami decks`: decks of Senjutsu as text files: are they legal, new ones, and those of the pack."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from tatami.formats.names import IN_FILE
from tatami.formats.spelling import check_text
from tatami.games.senjutsu.deck_texts import (
    LONGEST_NAME,
    DeckFile,
    in_order,
    read_file,
    write_file,
    write_line,
)
from tatami.games.senjutsu.decks import SIZE, Deck, deck_of, faults, may_hold, most_of
from tatami.games.senjutsu.pack import Character, Pack
from tatami.kernel.reasons import NotUnderstood
from tatami.lab.reading import read_text
from tatami.words.catalogue import Words
from tatami.words.senjutsu_decks import faults_told, in_language, reason_text

from .cards import PackFile
from .senjutsu_words import FAULTY, card_called, initiative, pack_from, write_new
from .speech import Json, Lang, words_for
from .tables import plain_table

AnySchools = Annotated[bool, Parameter(help="cli-decks-any-schools", negative="")]


# --- check ------------------------------------------------------------------------------------------


def check_decks(
    *files: Annotated[Path, Parameter(help="cli-decks-files", metavar="FILE...", negative=())],
    any_schools: AnySchools = False,
    data: PackFile = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    if not files:
        raise NotUnderstood("usage-missing", parameter="FILE")
    results = [_checked(pack, path, not any_schools, words) for path in files]
    if json:
        print(json_text.dumps({"decks": results}, ensure_ascii=False))
    else:
        for result in results:
            _print_checked(result, words)
    return 0 if all(result["ok"] for result in results) else FAULTY


def _checked(pack: Pack, path: Path, matched: bool, words: Words) -> dict[str, Any]:
    """Everything that is wrong with a deck: lines that nobody understands, then the clauses it breaks."""
    read = _read(pack, path)
    told = [fault._asdict() for fault in faults_told(pack, read, words, matched)]
    cards = sum(read.deck.cards.values())
    return {"file": str(path), "name": read.name, "ok": not told, "cards": cards, "faults": told}


def _print_checked(result: dict[str, Any], words: Words) -> None:
    if result["ok"]:
        print(words.text("cli-decks-legal", file=result["file"]))
    for fault in result["faults"]:
        cited = f" ({', '.join(fault['clauses'])})" if fault["clauses"] else ""
        print(words.text("error-in-file", file=result["file"], fault=fault["text"] + cited))


def _read(pack: Pack, path: Path) -> DeckFile:
    text = read_text(path)
    try:
        return read_file(pack, text)
    except NotUnderstood as error:
        raise _in_file(error, path) from None


def _in_file(error: NotUnderstood, path: Path | str) -> NotUnderstood:
    return NotUnderstood(error.code, **error.facts, **{IN_FILE: str(path)})


# --- new and copy -----------------------------------------------------------------------------------


def new_decks(
    character: Annotated[str, Parameter(help="cli-decks-character", name="CHARACTER")],
    file: Annotated[Path, Parameter(help="cli-decks-file", name="FILE")],
    /,
    *,
    weapon: Annotated[str | None, Parameter(help="cli-decks-weapon", metavar="CARD")] = None,
    name: Annotated[str, Parameter(help="cli-decks-name-wanted", metavar="NAME")] = "",
    data: PackFile = None,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    if name:
        check_text("--name", name, LONGEST_NAME)
    who = _character(pack, character)
    chosen = who.default_weapon if weapon is None else card_called(pack, weapon).slug
    for reason in faults(pack, Deck(who.id, chosen, {}), matched=False):
        if "weapon" in reason.facts:
            raise NotUnderstood("deck-weapon-choice", why=reason_text(pack, reason, words))
    lines = [write_file(pack, name, Deck(who.id, chosen, {})), words.text("cli-decks-how", size=SIZE), ""]
    for card in may_hold(pack, who.id):
        rank = words.text("cli-cards-rank-told", rank=card.rank)
        about = f"{in_language(card.name, words)}, {rank}, {initiative(card, words)}, ≤ {most_of(card)}"
        lines.append(f"0 {card.slug:28} # {about}")
    write_new(file, "\n".join(lines) + "\n")
    print(words.text("cli-decks-written", file=str(file)))
    return 0


def copy_decks(
    deck: Annotated[str, Parameter(help="cli-decks-deck", name="DECK")],
    file: Annotated[Path, Parameter(help="cli-decks-file", name="FILE")],
    /,
    *,
    data: PackFile = None,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    found = _deck(pack, deck, words)
    write_new(file, write_file(pack, found.name, found.deck))
    print(words.text("cli-decks-written", file=str(file)))
    return 0


# --- list and show ----------------------------------------------------------------------------------


def list_decks(
    *,
    character: Annotated[str | None, Parameter(help="cli-decks-of", metavar="CHARACTER")] = None,
    data: PackFile = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    who = None if character is None else _character(pack, character).id
    chosen = [deck for deck in pack.decks if who in (None, deck.character)]
    if json:
        listed = [
            {
                "deck": deck.id,
                "character": deck.character,
                "weapon": deck.weapon,
                "name": in_language(deck.name, words),
                "plan": in_language(deck.plan, words),
                "line": write_line(pack, deck_of(deck)),
            }
            for deck in chosen
        ]
        print(json_text.dumps({"pack": pack.name, "decks": listed}, ensure_ascii=False))
        return 0
    console = Console()
    for deck in chosen:
        console.print(Text(in_language(deck.name, words), style="bold"), Text(deck.id, style="dim"))
        console.print(Text(f"  {in_language(deck.plan, words)}"))
    return 0


def show_decks(
    deck: Annotated[str, Parameter(help="cli-decks-deck", name="DECK")],
    /,
    *,
    line: Annotated[bool, Parameter(help="cli-decks-line", negative="")] = False,
    data: PackFile = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    found = _deck(pack, deck, words)
    if json:
        cards = in_order(pack, found.deck.cards)
        shown = {"name": found.name, "character": found.deck.character, "weapon": found.deck.weapon}
        print(
            json_text.dumps(
                {**shown, "cards": cards, "line": write_line(pack, found.deck)}, ensure_ascii=False
            )
        )
    elif line:
        print(write_line(pack, found.deck))
    else:
        _print_deck(pack, found, words)
    return 0


def _print_deck(pack: Pack, found: DeckFile, words: Words) -> None:
    console = Console()
    known = {card.slug: card for card in pack.cards}
    weapon = known.get(found.deck.weapon)
    console.print(Text(found.name, style="bold"), Text(found.deck.character, style="dim"))
    console.print(in_language(weapon.name, words) if weapon else found.deck.weapon)
    table = plain_table(words, "cli-cards-name", "cli-decks-copies", "cli-cards-rank", "cli-cards-initiative")
    for slug, count in in_order(pack, found.deck.cards).items():
        card = known.get(slug)
        if card is None:
            table.add_row(slug, str(count), "?", "?")
        else:
            rank = words.text("cli-cards-rank-told", rank=card.rank)
            table.add_row(in_language(card.name, words), str(count), rank, initiative(card, words))
    console.print(table)
    console.print(words.text("cli-decks-size", count=sum(found.deck.cards.values())))


def _deck(pack: Pack, named: str, words: Words) -> DeckFile:
    """A deck of the pack by its id, else the one in a file of that name."""
    for deck in pack.decks:
        if deck.id == named:
            return DeckFile(in_language(deck.name, words), deck_of(deck))
    if not Path(named).exists():
        raise NotUnderstood("no-deck", name=named[:60], known=", ".join(deck.id for deck in pack.decks))
    read = _read(pack, Path(named))
    if read.unread:
        raise _in_file(read.unread[0], named)
    return read


def _character(pack: Pack, typed: str) -> Character:
    for character in pack.characters:
        if character.id == typed.lower():
            return character
    known = ", ".join(character.id for character in pack.characters)
    raise NotUnderstood("no-character", name=typed[:40], known=known)
