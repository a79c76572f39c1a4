"""`tatami cards`: the cards of Senjutsu: whether a file of them is in order, which there are, and one."""

from __future__ import annotations

import json as json_text
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from tatami.formats.spelling import check_pack_name
from tatami.games.senjutsu.pack import SOLO, Card, Pack, Rank, Status, Type
from tatami.games.senjutsu.pack_reading import house_file, read_pack
from tatami.games.senjutsu.solo_pack import AnySoloCard, PackWithSolo
from tatami.games.senjutsu.solo_reading import solo_of
from tatami.kernel.reasons import NotUnderstood
from tatami.lab.reading import read_bytes
from tatami.words.catalogue import Words
from tatami.words.senjutsu_cards import CardWords, card_words, status_words
from tatami.words.senjutsu_decks import in_language
from tatami.words.senjutsu_solo import solo_words

from .senjutsu_words import (
    FAULTY,
    any_card_called,
    faults_of,
    initiative,
    pack_from,
    write_new,
)
from .speech import Json, Lang, error_line, words_for
from .tables import plain_table

PackFile = Annotated[Path | None, Parameter(help="cli-cards-data", metavar="FILE")]
"""The parameter `--data` of commands that speak of Senjutsu's cards."""


# --- check ------------------------------------------------------------------------------------------


def check_cards(
    *files: Annotated[Path, Parameter(help="cli-cards-files", metavar="FILE...", negative=())],
    json: Json = False,
    lang: Lang = None,
) -> int:
    words = words_for(lang)
    if not files:
        raise NotUnderstood("usage-missing", parameter="FILE")
    results = [_checked(path, words) for path in files]
    if json:
        print(json_text.dumps({"packs": results}, ensure_ascii=False))
    else:
        for result in results:
            _print_checked(result, words)
    return 0 if all(result["ok"] for result in results) else FAULTY


def _checked(path: Path, words: Words) -> dict[str, Any]:
    raw = read_bytes(path)
    faults = faults_of(raw)
    if faults:
        told = [_fault_as_json(fault, words) for fault in faults]
        return {"file": str(path), "ok": False, "faults": told}
    pack = read_pack(raw)
    digest = sha256(raw).hexdigest()
    solo = {"solo": len(pack.solo.cards)} if isinstance(pack, PackWithSolo) else {}
    return {
        "file": str(path),
        "ok": True,
        "name": pack.name,
        "cards": len(pack.cards),
        **solo,
        "sha256": digest,
    }


def _fault_as_json(fault: NotUnderstood, words: Words) -> dict[str, Any]:
    """A fault with its card and field: a path is section, name and field, or a field of the pack itself; the
    sections of the solo half stand in it."""
    path = str(fault.facts.get("path", ""))
    section, _, rest = path.removeprefix(f"{SOLO}.").partition(".")
    name, _, field = rest.partition(".")
    where = {"card": name, "field": field} if section == "cards" else {"card": "", "field": path}
    text = error_line(words, fault)
    return {**where, "path": path, "code": fault.code, "facts": fault.facts, "text": text}


def _print_checked(result: dict[str, Any], words: Words) -> None:
    if result["ok"]:
        facts = {name: result[name] for name in ("file", "name", "cards", "sha256")}
        print(words.text("cli-cards-in-order", solo=result.get("solo", 0), **facts))
        return
    for fault in result["faults"]:
        print(words.text("error-in-file", file=result["file"], fault=fault["text"]))
    print(words.text("cli-cards-faults", file=result["file"], count=len(result["faults"])))


# --- copy -------------------------------------------------------------------------------------------


def copy_cards(
    file: Annotated[Path, Parameter(help="cli-cards-file", name="FILE")],
    /,
    *,
    lang: Lang = None,
) -> int:
    """The house's pack under the name of the file, as the beginning of one's own."""
    words = words_for(lang)
    tree = json_text.loads(house_file()) | {"name": file.stem, "title": {"en": file.stem}}
    check_pack_name(str(file), file.stem)
    write_new(file, _as_yaml(tree) if file.suffix in (".yaml", ".yml") else _as_json(file.stem))
    print(words.text("cli-decks-written", file=str(file)))
    return 0


def _as_yaml(tree: dict[str, Any]) -> str:
    import yaml  # most commands write none

    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False, default_flow_style=None, width=110)


def _as_json(name: str) -> str:
    """With the lines of the house's own file, in which a card can be read."""
    head, title, rest = house_file().decode().partition('"title": ')
    head = head.replace('"name": "house"', f'"name": "{name}"')
    return f'{head}{title}{{"en": "{name}"}}{rest[rest.index("}") + 1 :]}'


# --- list and show ----------------------------------------------------------------------------------


def list_cards(
    *,
    owner: Annotated[str | None, Parameter(help="cli-cards-owner", metavar="CHARACTER")] = None,
    type: Annotated[Type | None, Parameter(help="cli-cards-type-wanted", metavar="TYPE")] = None,
    rank: Annotated[Rank | None, Parameter(help="cli-cards-rank-wanted", metavar="RANK")] = None,
    data: PackFile = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    known = [character.id for character in pack.characters]
    if owner is not None and owner not in known:
        raise NotUnderstood("no-character", name=owner[:40], known=", ".join(known))
    chosen = [
        card
        for card in pack.cards
        if (owner is None or card.owner == owner)
        and (type is None or type in card.types)
        and (rank is None or card.rank == rank)
    ]
    if json:
        print(json_text.dumps({"pack": pack.name, "cards": msgspec.to_builtins(chosen)}, ensure_ascii=False))
    else:
        _print_list(chosen, words)
    return 0


def _print_list(cards: list[Card], words: Words) -> None:
    headings = (
        "cli-cards-slug",
        "cli-cards-rank",
        "cli-cards-type",
        "cli-cards-cost",
        "cli-cards-initiative",
    )
    table = plain_table(words, "cli-cards-name", *headings)
    for card in cards:
        table.add_row(
            in_language(card.name, words),
            card.slug,
            words.text("cli-cards-rank-told", rank=card.rank),
            _types(card, words),
            str(card.cost or ""),
            initiative(card, words),
        )
    Console().print(table)


def _types(card: Card, words: Words) -> str:
    return ", ".join(words.text("cli-cards-type-told", type=kind) for kind in card.types)


def show_cards(
    card: Annotated[str, Parameter(help="cli-cards-card", name="CARD")],
    /,
    *,
    data: PackFile = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    words, pack = words_for(lang), pack_from(data)
    found = any_card_called(pack, card)
    if json:
        print(json_text.dumps(msgspec.to_builtins(found), ensure_ascii=False))
        return 0
    told = _in_words(pack, found, words.lang)
    console = Console()
    console.print(Text(told.name, style="bold"), Text(f"{found.id} {found.slug}", style="dim"))
    console.print(Text(f"{'. '.join(told.frame)}.\n{told.text}"))
    return 0


def _in_words(pack: Pack, card: Card | Status | AnySoloCard, lang: str) -> CardWords:
    if isinstance(card, Status):
        return status_words(card, lang)
    if isinstance(card, Card):
        return card_words(pack, card, lang)
    solo = solo_of(pack)
    assert solo is not None, "a solo card is of some solo half"
    return solo_words(pack, solo, card, lang)
