"""Every fault that a data pack can have is found, and told with where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.formats.pack_reading import LARGEST
from tatami.games.senji.box import open_box
from tatami.kernel.reasons import NotUnderstood
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error
from tests.games.senji.packs import house, other_pack, raw

Json = Any
Plant = Callable[[Json], object]


def put(*path: str | int, value: Json) -> Plant:
    """Changes one value."""

    def plant(pack: Json) -> None:
        for step in path[:-1]:
            pack = pack[step]
        pack[path[-1]] = value

    return plant


def drop(*path: str | int) -> Plant:
    def plant(pack: Json) -> None:
        for step in path[:-1]:
            pack = pack[step]
        del pack[path[-1]]

    return plant


def at(pack: Json, name: str) -> Json:
    return next(province for province in pack["map"]["provinces"] if province["id"] == name)


def awa_to(field: str, value: Json) -> Plant:
    return lambda pack: at(pack, "awa").update({field: value})


def inland_twice(pack: Json) -> None:
    for sea in pack["map"]["seas"]:
        sea["coast"] = [name for name in sea["coast"] if name != "hizen"]
    for province in pack["map"]["provinces"]:
        province["land"] = [name for name in province["land"] if name != "hizen"]
    pack["map"]["land_links"] = [
        link for link in pack["map"]["land_links"] if "hizen" not in (link["a"], link["b"])
    ]
    at(pack, "hizen").update(land=[], crossings=[], seas=[])


PROVINCE = ("map", "provinces", 0)
FAULTS: list[tuple[Plant, str, str]] = [
    (drop("samurai"), "pack-missing", "pack"),
    (drop("decks", "red"), "pack-missing", "decks"),
    (drop("setups", "5"), "pack-missing", "setups"),
    (put("decks", "pink", value={"members": {}, "support": [], "trade": []}), "pack-unknown", "decks"),
    (put("colour", value=1), "pack-unknown", "pack"),
    (put("samurai", 3, "rank", value=1), "pack-unknown", "samurai[3]"),
    (put("samurai", 3, "honour", value="8"), "pack-type", "samurai[3].honour"),
    (put("setups", "4", "emperor", value=8), "pack-type", "setups[...].emperor"),
    (put(*PROVINCE, "polygon", 1, value=[1.0]), "pack-length", "map.provinces[0].polygon[1]"),
    (put("format", value=2), "pack-format", "format"),
    (put("decks", "pi\x1bnk", value={"members": {}, "support": [], "trade": []}), "pack-unknown", "decks"),
    (put("pi\x1bnk", value=1), "pack-unknown", "pack"),
    (put("name", value="My Box"), "pack-name", "name"),
    (put("name", value="\x1b"), "pack-name", "name"),
    (put("name", value="a" * 41), "pack-name", "name"),
    (put("title", value={"en": "\u202e"}), "pack-text", "title.en"),
    (put("title", value={"de": "Kiste"}), "pack-choice", "title"),
    (put("families", 0, "id", value="pink"), "pack-choice", "families[0].id"),
    (put("families", 0, "id", value="red"), "pack-twice", "families"),
    (put("families", 0, "crest", value="mask"), "pack-twice", "families"),
    (put("families", 0, "crest", value="skull"), "pack-choice", "families[0].crest"),
    (drop("families", 0), "pack-count", "families"),
    # --- the map
    (put("map", "size", value=[10, 1000]), "pack-range", "map.size[0]"),
    (drop("map", "provinces", 0), "pack-count", "map.provinces"),
    (drop("map", "seas", 0), "pack-count", "map.seas"),
    (put(*PROVINCE, "id", value="Hizen"), "pack-id", "map.provinces[0].id"),
    (put(*PROVINCE, "id", value="awa"), "pack-twice", "map"),
    (put(*PROVINCE, "family", value="pink"), "pack-choice", "map.provinces[0].family"),
    (put(*PROVINCE, "family", value="red"), "pack-homes", "map.provinces"),
    (put(*PROVINCE, "island", value="atlantis"), "pack-choice", "map.provinces[0].island"),
    (put(*PROVINCE, "region", value="Far North"), "pack-id", "map.provinces[0].region"),
    (put(*PROVINCE, "name", value={}), "pack-missing", "map.provinces[0].name"),
    (put(*PROVINCE, "name", "uk", value="x" * 41), "pack-text", "map.provinces[0].name.uk"),
    (put(*PROVINCE, "name", "en", value="Hi\nzen"), "pack-text", "map.provinces[0].name.en"),
    (put(*PROVINCE, "name", "en", value=" Hizen"), "pack-text", "map.provinces[0].name.en"),
    (put(*PROVINCE, "name", "en", value=""), "pack-text", "map.provinces[0].name.en"),
    (put(*PROVINCE, "centre", value=[1001, 5]), "pack-outside", "map.provinces[0].centre"),
    (put(*PROVINCE, "inner_radius", value=0), "pack-range", "map.provinces[0].inner_radius"),
    (put(*PROVINCE, "polygon", value=[[1, 1], [2, 2]]), "pack-points", "map.provinces[0].polygon"),
    (put(*PROVINCE, "polygon", 0, value=[-1, 5]), "pack-outside", "map.provinces[0].polygon"),
    (put(*PROVINCE, "polygon", value=[[1, 1], [2, 2], [3, 3]]), "pack-flat", "map.provinces[0].polygon"),
    (awa_to("land", ["iyo", "mutsu"]), "pack-one-way", "map.provinces[4].land"),
    (awa_to("crossings", ["bizen"]), "pack-one-way", "map.provinces[5].crossings"),
    (awa_to("land", ["iyo", "awa"]), "pack-self", "map.provinces[4].land"),
    (awa_to("land", ["iyo", "iyo"]), "pack-twice", "map.provinces[4].land"),
    (awa_to("land", ["iyo", "atlantis"]), "pack-choice", "map.provinces[4].land"),
    (awa_to("seas", ["south_sea", "north_sea"]), "pack-coast", "map.provinces[4].seas"),
    (awa_to("seas", []), "pack-coast", "map.provinces[4].seas"),
    (awa_to("seas", ["dead_sea"]), "pack-choice", "map.provinces[4].seas"),
    (inland_twice, "pack-cut-off", "map.provinces[0]"),
    (put("map", "seas", 0, "coast", 0, value="atlantis"), "pack-choice", "map.seas[0].coast"),
    (put("map", "seas", 0, "adjacent_seas", value=[]), "pack-one-way", "map.seas[0].adjacent_seas"),
    (put("map", "seas", 0, "adjacent_seas", value=["awa"]), "pack-choice", "map.seas[0].adjacent_seas"),
    (put("map", "seas", 0, "label", value=[-5, 5]), "pack-outside", "map.seas[0].label"),
    (put("map", "seas", 0, "holes", value=[[[1, 1]]]), "pack-points", "map.seas[0].holes[0]"),
    (put("map", "land_links", 0, "b", value="mutsu"), "pack-choice", "map.land_links[0].b"),
    (put("map", "crossings", 0, "a", value="mutsu"), "pack-choice", "map.crossings[0].b"),
    (put("map", "crossings", 0, "line", value=[[1, 1]]), "pack-points", "map.crossings[0].line"),
    (put("map", "crossings", 0, "name", value="\x07"), "pack-text", "map.crossings[0].name"),
    (
        lambda pack: pack["map"]["crossings"].append(pack["map"]["crossings"][0]),
        "pack-twice",
        "map.crossings",
    ),
    (put("map", "sea_boundary", 0, value=[]), "pack-points", "map.sea_boundary[0]"),
    (put("map", "decor", 0, "kind", value="volcano"), "pack-choice", "map.decor[0].kind"),
    # --- set-ups
    (put("setups", "4", "families", 0, value="pink"), "pack-choice", "setups.4.families[0]"),
    (put("setups", "4", "families", 0, value="green"), "pack-twice", "setups.4.families"),
    (drop("setups", "4", "families", 0), "pack-count", "setups.4.families"),
    (put("setups", "4", "neutral", 0, value="owari"), "pack-closed", "setups.4.neutral[0]"),
    (put("setups", "4", "neutral", 0, value="atlantis"), "pack-choice", "setups.4.neutral[0]"),
    (drop("setups", "4", "neutral", 0), "pack-open", "setups.4.neutral"),
    (put("setups", "4", "emperor", value="awa"), "pack-emperor", "setups.4.emperor"),
    (drop("setups", "3", "emperor"), "pack-emperor", "setups.3.emperor"),
    (put("setups", "3", "emperor", value="owari"), "pack-emperor-home", "setups.3.emperor"),
    (put("setups", "3", "emperor", value="awa"), "pack-emperor-home", "setups.3.emperor"),
    (put("setups", "3", "emperor", value="rome"), "pack-choice", "setups.3.emperor"),
    # --- cards
    (put("decks", "red", "members", "wife", value=5), "pack-range", "decks.red.members.wife"),
    (put("decks", "red", "members", "tailor", value=1), "pack-choice", "decks.red.members"),
    (put("decks", "red", "support", 0, value=0), "pack-range", "decks.red.support[0]"),
    (put("decks", "red", "trade", value=[1]), "pack-count", "decks.red"),
    (put("hanafuda", 0, "colour", value="beige"), "pack-choice", "hanafuda[0].colour"),
    (put("hanafuda", 0, "symbol", value="moon"), "pack-choice", "hanafuda[0].symbol"),
    (put("hanafuda", 0, "value", value=0), "pack-range", "hanafuda[0].value"),
    (put("hanafuda", 0, "value", value=2), "pack-twice", "hanafuda"),
    (put("hanafuda", 0, "copies", value=0), "pack-range", "hanafuda[0].copies"),
    (put("hanafuda", 0, "copies", value=3), "pack-count", "hanafuda"),
    (put("hanafuda", 0, "animal", value="crane"), "pack-animal", "hanafuda[0].animal"),
    (put("hanafuda", 3, "animal", value="snail"), "pack-choice", "hanafuda[3].animal"),
    (put("combinations", 0, "id", value="4"), "pack-id", "combinations[0].id"),
    (put("combinations", 0, "id", value="suns"), "pack-twice", "combinations"),
    (put("combinations", 0, "symbol", value="sun"), "pack-twice", "combinations"),
    (put("combinations", 0, "symbol", value="plain"), "pack-choice", "combinations[0].symbol"),
    (put("combinations", 0, "alike", value="value"), "pack-combination", "combinations[0]"),
    (drop("combinations", 0, "symbol"), "pack-combination", "combinations[0]"),
    (put("combinations", 4, "alike", value="colour"), "pack-choice", "combinations[4].alike"),
    (put("combinations", 0, "samurai", value=1), "pack-reward", "combinations[0]"),
    (drop("combinations", 0, "honour"), "pack-reward", "combinations[0]"),
    (put("combinations", 0, "honour", value=99), "pack-range", "combinations[0].honour"),
    (put("combinations", 0, "cards", value=1), "pack-range", "combinations[0].cards"),
    (put("combinations", 2, "samurai", value=9), "pack-range", "combinations[2].samurai"),
    (put("combinations", 4, "cards", value=5), "pack-impossible", "combinations[4].cards"),
    (put("combinations", value=[]), "pack-count", "combinations"),
    # --- samurai
    (drop("samurai", 0), "pack-count", "samurai"),
    (put("samurai", 0, "id", value="A"), "pack-id", "samurai[0].id"),
    (put("samurai", 0, "id", value="baba"), "pack-twice", "samurai"),
    (put("samurai", 0, "id", value="nobody"), "pack-missing", "samurai[0].name"),
    (put("samurai", 0, "initial", value="AB"), "pack-initial", "samurai[0].initial"),
    (put("samurai", 0, "initial", value="Є"), "pack-initial", "samurai[0].initial"),
    (put("samurai", 0, "initial", value="B"), "pack-twice", "samurai"),
    (put("samurai", 0, "honour", value=-1), "pack-range", "samurai[0].honour"),
    (put("samurai", 0, "kami", value="cook"), "pack-choice", "samurai[0].kami"),
    (put("samurai", 0, "ability", value="flies"), "pack-choice", "samurai[0].ability"),
    (put("samurai", 0, "ability", value="two_dice"), "pack-twice", "samurai"),
    (
        lambda pack: pack["samurai"][0].update(id="awa", name={"en": "Awa"}),
        "pack-reserved",
        "samurai[0].id",
    ),
    (
        lambda pack: pack["samurai"][0].update(id="emperor", name={"en": "He"}),
        "pack-reserved",
        "samurai[0].id",
    ),
]


@pytest.mark.parametrize(("plant", "code", "path"), FAULTS, ids=[f"{k}-{f[1]}" for k, f in enumerate(FAULTS)])
def test_a_fault_is_found_and_told_with_where_it_stands(plant: Plant, code: str, path: str) -> None:
    pack = house()
    plant(pack)
    with pytest.raises(NotUnderstood) as error:
        open_box(raw(pack))
    assert (error.value.code, error.value.facts["path"]) == (code, path)
    for lang in LANGUAGES:
        told = tell_error(Words(lang), error.value)
        assert path in told
        assert told.replace("\xa0", " ").isprintable()


def test_what_is_no_pack_at_all_is_told() -> None:
    for given, code in (
        (b"{", "pack-not-json"),
        (b"", "pack-empty"),
        (b"\xff", "pack-not-utf8"),
        (b" " * (LARGEST + 1), "pack-too-big"),
    ):
        with pytest.raises(NotUnderstood) as error:
            open_box(given)
        assert error.value.code == code
    with pytest.raises(NotUnderstood) as error:
        open_box(b"[]")
    assert error.value.code == "pack-type"


def test_a_pack_without_fault_is_opened_once() -> None:
    assert open_box(raw(house())) is open_box(raw(house()))
    box = open_box(raw(other_pack()))
    assert (box.name, len(box.samurai), sum(1 for _ in box.hanafuda_cards())) == ("the-owners-box", 18, 96)
