"""What the browser client is built on is made from the sources, and the committed files are up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
from msgspec import Meta

from tatami.games import EVERY_GAME
from tatami.hall.telling.messages import AnyTell, AnyWant, Phrase
from tatami.hooks.hosting import Hosting, hosting_of
from tatami.hooks.leaving import HOUSE_EVENTS
from tatami.hooks.packs import Packs
from tatami.web.cards import printed_cards
from tatami.web.shapes import Body
from tatami.web.typescript import files, interface, structs, wire, written
from tatami.words.naming import kebab

FOLDER = Path(__file__).resolve().parents[2] / "client" / "src" / "generated"
Spoons = Annotated[int, Meta(ge=0)]


class Sugar(msgspec.Struct, frozen=True):
    spoons: Spoons = 0


class Order(Body, frozen=True):
    """A cup of tea."""

    tea: Literal["sencha", "hojicha"]
    """Which."""
    names: list[str | None]
    sugar: Sugar = Sugar()
    cups: dict[str, Any] = {}


class Cup(msgspec.Struct, frozen=True, tag_field="tell", tag="cup"):
    hot: bool = True


class Saucer(msgspec.Struct, frozen=True, omit_defaults=True):
    cracks: int = 0


@pytest.mark.parametrize("name", sorted(files()))
def test_the_committed_files_are_up_to_date(name: str) -> None:
    again = "run `python -m tatami.web.typescript client/src/generated`"
    assert (FOLDER / name).read_text("utf-8") == files()[name], again


def test_what_is_sent_may_leave_out_what_has_a_default() -> None:
    assert interface(Order, {}).splitlines() == [
        "/** A cup of tea. */",
        "export interface Order {",
        "  /** Which. */",
        '  tea: "sencha" | "hojicha";',
        "  names: (string | null)[];",
        '  /** Default: {"spoons": 0}. */',
        "  sugar?: Partial<Sugar>;",
        "  /** Default: {}. */",
        "  cups?: Record<string, unknown>;",
        "}",
    ]


def test_what_is_told_leaves_out_only_what_is_omitted() -> None:
    assert '  tell: "cup";\n  hot: boolean;' in interface(Cup, {})
    assert "  cracks?: number;" in interface(Saucer, {})


def test_a_type_goes_by_its_name_and_one_that_has_no_counterpart_is_refused() -> None:
    assert written(Spoons, {"Spoons": Spoons}) == "Spoons"
    assert written(Spoons | None, {"Spoons": Spoons}) == "Spoons | null"
    with pytest.raises(TypeError, match="no TypeScript"):
        written(set[int], {})


def test_every_struct_alias_and_union_of_the_wire_is_exported_once() -> None:
    text = wire()
    exported = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(exported) == len(set(exported))
    assert {kind.__name__ for kind in structs()} <= set(exported)
    assert {"Phrase", "Colour", "SeatLetter", "Lang", "AnyWant", "AnyTell"} <= set(exported)
    for name, kinds in (("AnyWant", AnyWant), ("AnyTell", AnyTell)):
        members = re.findall(r"\| (\w+)", text.partition(f"export type {name} =")[2].partition(";")[0])
        assert members == [kind.__name__ for kind in get_args(kinds)]
    assert all(f'"{phrase}"' in text for phrase in get_args(Phrase))


def test_no_name_is_used_that_is_not_exported() -> None:
    text = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", wire(), flags=re.DOTALL)
    used = set(re.findall(r"(?:[:|=<,] |<|\()([A-Z]\w*)", text)) - {"Record", "Partial"}
    exported = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    assert used
    assert used <= exported


def test_what_the_kernel_tells_is_declared_once_for_all_games() -> None:
    made = files()
    for event in (cls.__name__ for cls in HOUSE_EVENTS):
        assert [name for name, text in made.items() if f"  {event}: " in text] == ["kernel.ts"], event
    games = [text for text in made.values() if "export interface Events" in text]
    assert len(games) == len(EVERY_GAME)
    assert all("export interface Events extends KernelEvents {" in text for text in games)


def test_cards_say_what_is_printed_on_them() -> None:
    cards = printed_cards()
    assert cards["TENNO"]["kinds"]["ninja"] | {"value": 4, "attack": 8} == cards["TENNO"]["kinds"]["ninja"]
    assert cards["TENNO"]["kinds"]["geisha"]["attack"] is None
    assert cards["SHINOBI"]["clans"][2] == "oda"
    swords = cards["SAMURAI_SWORD"]
    assert swords["weapons"]["daikyu"] == {"reach": 5, "wounds": 2, "copies": 1}
    assert [name for name, card in swords["actions"].items() if card["parrySymbol"]] == ["parry"]
    assert [role["stars"] for role in swords["roles"].values()] == [0, 0, 1, 2, 3, 0]
    assert swords["characters"]["hanzo"] == {"resilience": 4, "parriesWithWeapons": True}


def test_every_note_of_a_letter_reads_in_the_browser_as_the_engine_reads_it() -> None:
    """What a note says and under which key is written once, in the names of the game."""
    text = files()["senji-notes.ts"]
    rules = EVERY_GAME["senji"]
    for face, name in enumerate(rules.faces):
        called = rules.face_as(face)
        sort, _, rest = name.partition(":")
        if called is None or not called.key.startswith("note-") or called.seat >= 0:
            continue
        if any(kind == "face" for _, kind, _ in called.parts):
            continue  # a card, which is drawn
        said = {str(value) for _, _, value in called.parts}
        pattern = ".".join("*" if word in said else word for word in rest.split("."))
        assert f'"{sort}:{pattern}": {{ key: "{kebab(called.key)}"' in text, name


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_game_has_its_types_from_what_it_declares_itself(name: str) -> None:
    """No list says what a game's aids, packs and notes are: its rules do."""
    rules, made = EVERY_GAME[name], files()
    text = made[f"{name}.ts"]
    aids = hosting_of(rules).aid_types
    told = [*aids.__annotations__] if aids else []
    declared = text.partition("export interface Aids {")[2].partition("\n}")[0]
    assert re.findall(r"^  (\w+)\??:", declared, re.MULTILINE) == told
    assert (f"{name}-pack.ts" in made) == isinstance(rules, Packs)
    assert all(f"  {question}: {{" in text for question in rules.questions)


def test_a_game_that_tells_aids_says_what_they_are() -> None:
    hosts = [rules for rules in EVERY_GAME.values() if isinstance(rules, Hosting)]
    tell = [rules for rules in hosts if type(rules).aids is not Hosting.aids]
    assert len(tell) == 5
    assert [rules.name for rules in tell if rules.aid_types is None] == []
