"""`tatami cards`: files of cards are checked to the last fault, cards are listed and shown."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest
import yaml

from tatami.games.senjutsu.pack_reading import house_file, house_pack, read_pack
from tatami.words.catalogue import LANGUAGES, Words
from tests.clauses import clause
from tests.cli.conftest import Tatami
from tests.games.senjutsu.packs import card, house, raw
from tests.games.senjutsu.solo_packs import solo_card, whole

HELPS = [("cards",), ("cards", "check"), ("cards", "list"), ("cards", "show"), ("cards", "copy")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", HELPS, ids=" ".join)
def test_every_help_is_in_the_users_language_and_has_examples(
    tatami: Tatami, lang: str, command: tuple[str, ...]
) -> None:
    said = tatami(*command, "--help", "--lang", lang)
    assert (said.status, said.err) == (0, "")
    assert Words(lang).text("cli-examples") in said.out
    assert "cli-" not in said.out


def test_without_a_word_more_it_says_what_there_is(tatami: Tatami) -> None:
    said = tatami("cards")
    assert said.status == 0
    for word in ("check", "list", "show"):
        assert word in said.out


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.yaml"
    path.write_text(yaml.safe_dump(house() | {"name": "mine"}, allow_unicode=True), encoding="utf-8")
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    tree = house()
    card(tree, "plain_cut")["parts"][0]["effects"][1]["attack"]["cells"] = {"F+": {"w": 1}}
    card(tree, "plain_guard")["parts"][0]["effects"][1]["block"]["cells"]["FR"] = [9]
    card(tree, "deep_breath")["colour"] = "red"
    path = tmp_path / "bad.json"
    path.write_bytes(raw(tree))
    return path


def test_a_pack_in_order_is_told_with_its_digest(tatami: Tatami, good: Path) -> None:
    said = tatami("cards", "check", str(good))
    digest = sha256(good.read_bytes()).hexdigest()
    assert said == (0, f"{good} is in order: “mine”, 110 cards. SHA-256 {digest}\n", "")
    listed = json.loads(tatami("cards", "check", str(good), "--json").out)["packs"]
    assert listed == [{"file": str(good), "ok": True, "name": "mine", "cards": 110, "sha256": digest}]


def test_every_fault_is_a_line_with_file_card_and_field(tatami: Tatami, bad: Path) -> None:
    said = tatami("cards", "check", str(bad))
    assert (said.status, said.err) == (2, "")
    lines = said.out.splitlines()
    assert len(lines) == 4
    assert lines[0] == f"{bad}: cards.deep_breath: “colour” is not known here."
    assert lines[1].startswith(f"{bad}: cards.plain_cut.parts[0].effects[1].attack.cells: “F+” is no cell")
    assert lines[2] == (
        f"{bad}: cards.plain_guard.parts[0].effects[1].block.cells.FR: "
        "9 is none of the card’s initiative values (6, 5, 4, 3, 2)."
    )
    assert lines[3] == f"{bad}: 3 faults."


def test_faults_as_json_name_card_and_field(tatami: Tatami, bad: Path, good: Path) -> None:
    said = tatami("cards", "check", str(bad), str(good), "--json", "--lang", "uk")
    assert said.status == 2
    first, second = json.loads(said.out)["packs"]
    assert second["ok"]
    assert [(fault["card"], fault["field"], fault["code"]) for fault in first["faults"]] == [
        ("deep_breath", "", "pack-unknown"),
        ("plain_cut", "parts[0].effects[1].attack.cells", "pack-cell"),
        ("plain_guard", "parts[0].effects[1].block.cells.FR", "pack-not-a-value"),
    ]
    assert "не клітинка" in first["faults"][1]["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_of_the_pack_itself_has_no_card(tatami: Tatami, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(raw(house() | {"format": 9}))
    said = tatami("cards", "check", str(path), "--json", "--lang", lang)
    (fault,) = json.loads(said.out)["packs"][0]["faults"]
    assert (fault["card"], fault["field"], fault["code"]) == ("", "format", "pack-format")


UNREADABLE = {
    "broken Unicode": b'{"name": "\xff"}',
    "two MiB": b" " * (2 << 20),
    "nothing": b"",
    "no JSON": b"{",
    "no YAML": b"a: b: c",
    "another game's": b'{"game": "senji"}',
}


@pytest.mark.parametrize("given", UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_is_no_pack_is_a_fault_of_one_line(tatami: Tatami, tmp_path: Path, given: bytes) -> None:
    path = tmp_path / "pack"
    path.write_bytes(given)
    said = tatami("cards", "check", str(path))
    assert (said.status, said.err, len(said.out.splitlines())) == (2, "", 2)
    assert said.out.startswith(f"{path}: ")


def test_a_folder_and_a_missing_file_are_bad_input(tatami: Tatami, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.json"):
        said = tatami("cards", "check", str(path))
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
        assert str(path) in said.err
    assert tatami("cards", "check").status == 2
    assert tatami("cards", "chekc").status == 2


def test_cards_are_listed_by_owner_type_and_rank(tatami: Tatami) -> None:
    said = tatami("cards", "list", "--owner", "ronin", "--lang", "uk")
    assert said.status == 0
    assert "Вовчий укус" in said.out
    assert "Простий розріз" not in said.out
    found = json.loads(tatami("cards", "list", "--rank", "jade", "--type", "defence", "--json").out)["cards"]
    assert [each["slug"] for each in found] == ["mirror_of_still_water", "the_dragon_sleeps"]
    assert len(json.loads(tatami("cards", "list", "--json").out)["cards"]) == 110


def test_a_list_of_nobodys_cards_is_bad_input(tatami: Tatami) -> None:
    said = tatami("cards", "list", "--owner", "ninja")
    assert said.status == 2
    assert "student, master, ronin, warrior" in said.err
    assert tatami("cards", "list", "--rank", "paper").status == 2


@pytest.mark.parametrize("typed", ["plain_cut", "B01", "Plain Cut", "простий РОЗРІЗ"])
def test_a_card_is_found_by_slug_number_and_name(tatami: Tatami, typed: str) -> None:
    said = tatami("cards", "show", typed, "--lang", "uk")
    assert said.status == 0
    assert " ".join(said.out.split()) == (
        "Простий розріз B01 plain_cut Атака, дерево. Ініціатива 5. "
        "Можете зробити крок уперед. Атакуйте клітинку перед собою: 1 поранення."
    )


def test_a_card_shows_everything_that_is_printed_on_it(tatami: Tatami) -> None:
    def shown(card: str) -> str:
        return " ".join(tatami("cards", "show", card).out.split())

    assert shown("sheathed_lightning") == (
        "Sheathed Lightning S09 sheathed_lightning Attack, gold. Personal card: Student. Initiative 9. "
        "Costs 1 focus. Only in Aggression. Instant replacement card. Attack the cell in front: 1 wound."
    )
    assert "School of the Jade River. Instant additional card. After your successful block:" in shown("084")
    assert "Initiative 6, or 7 if you pay 1 focus." in shown("105")
    assert "Ranged, up to 4 cells." in shown("thrown_knife")
    assert json.loads(tatami("cards", "show", "B01", "--json").out) == card(house(), "plain_cut")


@clause("SJT-187", "SJT-188", "SJT-186")
@pytest.mark.parametrize(
    ("lang", "typed", "parts"),
    [
        (
            "en",
            "strong_poison",
            ("Strong Poison 002", "top five cards", "must lay it", "blank", "initiative 0"),
        ),
        ("uk", "Сильна отрута", ("п’ятьма верхніми картами", "мусить викласти", "порожня", "ініціативу 0")),
        ("ru", "002", ("пятью верхними картами", "обязан выложить", "пустая", "инициативу 0")),
        ("en", "stun", ("Status card.", "cannot be discarded", "hand limit")),
        ("en", "Limp", ("Status card.", "never less than 1", "with the fourth it goes")),
        ("en", "heavy wound", ("Wound card.", "top card of the deck")),
    ],
)
def test_a_status_card_is_shown_in_words(
    tatami: Tatami, lang: str, typed: str, parts: tuple[str, ...]
) -> None:
    said = tatami("cards", "show", typed, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    shown = " ".join(said.out.split())
    assert [part for part in parts if part not in shown] == []
    assert json.loads(tatami("cards", "show", typed, "--json").out)["slug"] in (
        "strong_poison",
        "stun",
        "limp",
        "heavy_wound",
    )


def test_a_card_that_is_none_is_told_with_what_is_spelt_alike(tatami: Tatami) -> None:
    said = tatami("cards", "show", "plian_cut")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("tatami: There is no card “plian_cut”. Spelt alike: plain_cut")
    assert tatami("cards", "show", "###").err == "tatami: There is no card “###”.\n"


def test_another_file_of_cards_is_shown_and_a_faulty_one_is_told(
    tatami: Tatami, good: Path, bad: Path
) -> None:
    assert tatami("cards", "show", "plain_cut", "--data", str(good)).status == 0
    said = tatami("cards", "show", "plain_cut", "--data", str(bad))
    assert (said.status, said.err) == (2, f"tatami: {bad}: cards.deep_breath: “colour” is not known here.\n")


def test_the_house_is_in_order_as_a_file(tatami: Tatami, tmp_path: Path) -> None:
    path = tmp_path / "house.json"
    path.write_bytes(house_file())
    assert tatami("cards", "check", str(path)).status == 0


@pytest.mark.parametrize("name", ["my-cards.json", "my-cards.yaml"])
def test_a_copy_of_the_house_is_a_pack_of_its_own_name(tatami: Tatami, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert tatami("cards", "copy", str(path)) == (0, f"Written: {path}\n", "")
    said = tatami("cards", "check", str(path))
    assert (said.status, "“my-cards”, 110 cards" in said.out) == (0, True)
    assert read_pack(path.read_bytes()).cards == house_pack().cards
    again = tatami("cards", "copy", str(path))
    assert (again.status, "already exists" in again.err) == (2, True)


def test_a_copy_under_a_name_that_no_pack_can_have_is_bad_input(tatami: Tatami, tmp_path: Path) -> None:
    said = tatami("cards", "copy", str(tmp_path / "My Cards.json"))
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert not list(tmp_path.iterdir())


# --- solo cards -------------------------------------------------------------------------------------


def test_a_pack_with_a_solo_half_is_told_with_its_solo_cards(tatami: Tatami, tmp_path: Path) -> None:
    path = tmp_path / "whole.yaml"
    path.write_text(yaml.safe_dump(whole(), allow_unicode=True), encoding="utf-8")
    said = tatami("cards", "check", str(path))
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"{path} is in order: “whole”, 110 cards and 66 solo cards. SHA-256 ")
    assert json.loads(tatami("cards", "check", str(path), "--json").out)["packs"][0]["solo"] == 66


def test_faults_of_both_halves_are_told_with_card_and_field(tatami: Tatami, tmp_path: Path) -> None:
    tree = whole()
    card(tree, "low_sweep")["cost"] = 7
    solo_card(tree, "common_cut")["attack"]["cells"] = {"F+": {"w": 1}}
    tree["solo"]["horde"]["waves"] = []
    path = tmp_path / "whole.json"
    path.write_bytes(raw(tree))
    said = tatami("cards", "check", str(path), "--json", "--lang", "ru")
    assert said.status == 2
    faults = json.loads(said.out)["packs"][0]["faults"]
    assert [(fault["card"], fault["field"], fault["code"]) for fault in faults][:3] == [
        ("low_sweep", "cost", "pack-range"),
        ("common_cut", "attack.cells", "pack-cell"),
        ("", "solo.horde.waves", "pack-range"),
    ]
    assert "не клетка" in faults[1]["text"]
    lines = tatami("cards", "check", str(path)).out.splitlines()
    assert lines[1].startswith(f"{path}: solo.cards.common_cut.attack.cells: “F+” is no cell")


@pytest.mark.parametrize(
    "typed", ["strike_from_behind", "021", "Strike from Behind", "удар У спину", "solo 021"]
)
def test_a_solo_card_is_found_by_slug_number_and_name(tatami: Tatami, typed: str) -> None:
    said = tatami("cards", "show", typed, "--lang", "uk")
    assert (said.status, said.err) == (0, "")
    assert " ".join(said.out.split()) == (
        "Удар у спину 021 strike_from_behind Атака. Колода вибору 4: Атаки ближнього бою. Ініціатива 6. "
        "Може пройти щонайбільше дві клітинки й атакує клітинку перед собою: 1 поранення, зі спини — 2. "
        "Якщо не може, проходить щонайбільше дві клітинки."
    )


def test_where_two_cards_have_a_number_it_means_that_of_the_duel(tatami: Tatami) -> None:
    assert "Hidden Viper’s Fang" in tatami("cards", "show", "010").out
    assert "Spear Thrust" in tatami("cards", "show", "solo_010").out
    assert "Strong Poison" in tatami("cards", "show", "002").out
    assert "Battle Cry" in tatami("cards", "show", "Solo 002").out


def test_a_solo_card_is_shown_as_it_stands_in_its_file(tatami: Tatami, tmp_path: Path) -> None:
    tree = whole()
    solo_card(tree, "sidle")["effects"] = [{"go": 3}]
    path = tmp_path / "whole.json"
    path.write_bytes(raw(tree))
    assert "It goes up to three cells." in tatami("cards", "show", "sidle", "--data", str(path)).out
    shown = json.loads(tatami("cards", "show", "sidle", "--data", str(path), "--json").out)
    assert shown == solo_card(tree, "sidle")
    near = tatami("cards", "show", "sidel")
    assert (near.status, "Spelt alike: sidle" in near.err) == (2, True)


def test_a_pack_without_a_solo_half_knows_no_solo_cards(tatami: Tatami, good: Path) -> None:
    said = tatami("cards", "show", "sidle", "--data", str(good))
    assert (said.status, said.out) == (2, "")
    assert "There is no card “sidle”." in said.err
