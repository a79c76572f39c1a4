"""Another box on the table: chosen by an option, named by records, positions and views, told in its words."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.formats.pack_reading import LARGEST, MARK
from tatami.formats.positions import read_position, write_position
from tatami.formats.records import Recorder, read_record
from tatami.formats.sampling import finished
from tatami.formats.views import view_json
from tatami.games import game_called, offer_pack, senji
from tatami.games.senji import RULES, SenjiRules
from tatami.games.senji.box import house_box
from tatami.hooks.packs import offer_to, pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.views import View
from tatami.lab.tally import Experiment, play_some
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import Teller, tell_error
from tests.cli.conftest import Tatami, tatami
from tests.games.senji.packs import house, other_pack, raw

__all__ = ["tatami"]

OTHER = "the-owners-box"
NAMES = ("Akira", "Botan", "Chie", "Daichi")


def called(name: str) -> Rules[Any]:
    """As the registry will, once Senji can be played."""
    return RULES if name == "senji" else game_called(name)


def header(**changes: object) -> list[str]:
    first = {
        "tatami": "record",
        "format": 1,
        "game": "senji",
        "ruleset": 1,
        "options": {},
        "seats": 4,
        "names": NAMES,
        "seed": "1",
    }
    return [json.dumps(first | changes)]


# --- choosing -----------------------------------------------------------------------------------


def test_an_option_chooses_the_pack(other: SenjiRules) -> None:
    assert RULES.variant(None) is RULES.variant({}) is RULES.variant({"data": "house"}) is RULES
    assert RULES.variant({"data": OTHER}) is other is other.variant({})
    assert other.variant({"data": "house"}) is RULES
    assert RULES.read_options({})["data"] == "house"
    assert RULES.read_options({"data": OTHER})["data"] == OTHER
    assert other.read_options({})["data"] == OTHER
    assert RULES.pack() == ("house", house_box().digest, house_box().raw)
    assert other.faces != RULES.faces


def test_the_same_pack_is_the_same_rules_and_no_other_may_be_called_so(other: SenjiRules) -> None:
    assert RULES.offer(raw(other_pack())) is other
    assert RULES.offer(house_box().raw) is RULES
    for pack in (other_pack(), house()):
        pack["samurai"][0]["honour"] += 1
        with pytest.raises(NotUnderstood) as error:
            RULES.offer(raw(pack))
        assert error.value.code == "pack-name-taken"


def test_an_unknown_pack_is_told() -> None:
    with pytest.raises(NotUnderstood) as error:
        RULES.new(4, {"data": "nobodys-box"})
    assert error.value.code == "no-pack"
    assert "nobodys-box" in tell_error(Words("uk"), error.value)


def test_a_game_without_packs_takes_none() -> None:
    with pytest.raises(NotUnderstood) as error:
        offer_to(game_called("tenno"), b"{}")
    assert error.value.code == "no-packs"
    assert pack_of(game_called("tenno")) is None


def test_a_pack_goes_to_the_game_that_it_is_of_and_to_senji_if_it_does_not_say(shelf: None) -> None:
    unsaid = other_pack()
    assert offer_pack(raw(unsaid)).name == "senji"
    assert offer_pack(raw(unsaid | {"game": "senji", "name": "said"})).name == "senji"
    for game in ("tenno", "chess"):
        with pytest.raises(NotUnderstood) as told:
            offer_pack(raw(unsaid | {"game": game}))
        assert (told.value.code, told.value.facts["game"]) == ("no-packs", game)
    with pytest.raises(NotUnderstood) as told:
        offer_to(RULES, raw(unsaid | {"game": "tenno"}))
    assert told.value.code == "pack-other-game"


# --- words --------------------------------------------------------------------------------------


def test_names_come_from_the_pack(other: SenjiRules) -> None:
    uk = Teller(Words("uk"), RULES, NAMES, options={"data": OTHER})
    assert uk.rules is other
    assert uk.named("region", "kaga", "acc") == "Каґа"
    assert uk.named("samurai", "xavier") == "Xavier"
    assert uk.named("region", "awa", "acc") == "Аву"
    assert uk.face(other.face_called("samurai:ueda")) == "Уеда"
    assert uk.explain_named("samurai", "daisuke") == uk.explain_named("ability", "wins_ties")
    assert uk.explain_named("samurai", "xavier") == uk.explain_named("ability", "none")
    assert uk.face(other.face_called("cherry_5")) == "сакура 5 (вепр)"
    assert uk.face(other.face_called("red_member_brother"), "gen") == "брата червоної родини (3)"
    assert uk.named("combination", "creatures") == "3 тварини"
    assert uk.option_value("data", OTHER) == "Коробка власника"
    assert Teller(Words("en"), RULES, NAMES).option_value("data", "house") == "the house’s own"
    assert all(uk.face(face) for face in range(len(other.faces)))


# --- text forms ---------------------------------------------------------------------------------


def test_a_record_made_with_another_pack_is_told_so(other: SenjiRules) -> None:
    ours = {"name": OTHER, "sha256": other.box.digest}
    assert read_record(header(options={"data": OTHER}, data=ours), called).rules is other
    for changes, code in (
        ({"options": {"data": OTHER}, "data": {**ours, "sha256": "0" * 64}}, "other-pack"),
        ({"options": {"data": "house"}, "data": ours}, "other-pack"),
        ({"options": {"data": "elsewhere"}}, "no-pack"),
        ({"game": "tenno", "data": ours}, "other-pack"),
        ({"data": "\x1b"}, "other-pack"),
    ):
        with pytest.raises(NotUnderstood) as error:
            read_record(header(**changes), called)
        assert error.value.code == code
        assert tell_error(Words("ru"), error.value).isprintable()


def test_a_position_made_with_another_pack_is_refused() -> None:
    with pytest.raises(NotUnderstood) as error:
        read_position(RULES, {"game": "senji", "data": {"name": "house", "sha256": "0" * 64}})
    assert error.value.code == "other-pack"


# --- the command line ---------------------------------------------------------------------------


def test_the_command_line_checks_a_pack(tatami: Tatami, tmp_path: Path, shelf: None) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(raw(other_pack()))
    said = tatami("rules", "--data", str(file))
    assert (said.status, OTHER in said.out) == (0, True)
    assert json.loads(tatami("rules", "--data", str(file), "--json").out)["name"] == OTHER
    file.write_bytes(raw(other_pack() | {"samurai": []}))
    said = tatami("rules", "--data", str(file))
    assert said.status == 2
    assert said.err == f"tatami: {file}: samurai: there should be 18, but there are 0.\n"
    assert f"{file}: samurai:" in tatami("simulate", "senji", "--games", "1", "--data", str(file)).err
    assert f"{file}: samurai:" in tatami("replay", "none", "--data", str(file)).err
    assert "without data packs" in tatami("simulate", "tenno", "--data", str(file)).err


FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b" \n", "The data pack is empty."),
    "text": (b"a map", "Line 1, column 1: here the data pack stops being JSON."),
    "half": ('{\n "name": "назва'.encode(), "Line 2, column 16: here the data pack stops being JSON."),
    "comma": (b'{"format": 1,\n }', "Line 2, column 2: here the data pack stops being JSON."),
    "cyrillic": ('{"name": "\u044f"}'.encode("cp1251"), "Line 1, column 11: the data pack is not Unicode"),
    "list": (b"[]", "pack: should be an object {…}, but is a list."),
    "deep": (b"[" * 100_000, "pack: should be an object {…}, but is a list."),
    "huge": (b" " * (LARGEST + 1), "The data pack is larger than 1,024 KiB."),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_file_is_told_with_its_name(
    tatami: Tatami, tmp_path: Path, name: str, lang: str
) -> None:
    content, fault = FILES[name]
    file = tmp_path / f"{name}.json"
    file.write_bytes(content)
    said = tatami("rules", "--data", str(file), "--lang", lang)
    assert said.status == 2
    assert said.err.startswith(f"tatami: {file}: ")
    assert said.err.count("\n") == 1
    if lang == "en":
        assert fault in said.err
    else:
        assert re.search("[а-яіїє]{4}", said.err.removeprefix(f"tatami: {file}: "))


def test_what_cannot_be_read_is_told_with_its_name(tatami: Tatami, tmp_path: Path) -> None:
    """Nor does a pipe, which has no end, keep anybody waiting."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    for file in (*(tmp_path / name for name in ("none", "pipe", "folder", "circle")), Path("/dev/zero")):
        for lang in LANGUAGES:
            said = tatami("rules", "--data", str(file), "--lang", lang)
            assert (said.status, said.err.count("\n")) == (2, 1)
            assert str(file) in said.err


def test_a_file_with_a_byte_order_mark_is_a_pack(tatami: Tatami, tmp_path: Path, shelf: None) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(MARK + raw(other_pack()))
    assert OTHER in tatami("rules", "--data", str(file)).out


def test_a_replay_wants_the_pack_of_its_record(
    tatami: Tatami, tmp_path: Path, shelf: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tatami.cli.replay.game_called", called)
    record, file = tmp_path / "game.jsonl", tmp_path / "box.json"
    file.write_bytes(raw(other_pack()))
    record.write_text("\n".join(header(options={"data": OTHER}, data={"name": OTHER, "sha256": "0" * 64})))
    assert "The data pack “the-owners-box” is not here" in tatami("replay", str(record)).err
    said = tatami("replay", str(record), "--data", str(file))
    assert "Made with another data pack “the-owners-box” (SHA-256 000000000000…)" in said.err


# --- a whole game -------------------------------------------------------------------------------


def is_playable() -> bool:
    try:
        RULES.new(4)
    except NotImplementedError:
        return False
    return True


playable = pytest.mark.skipif(not is_playable(), reason="the rules of Senji are not all there yet")


@playable
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_another_box_is_played_through_written_down_and_verified(other: SenjiRules, seats: int) -> None:
    """Nothing in the rules takes the house's own box for granted."""
    options = {"data": OTHER, "winter": "rounds", "rounds": 1}
    rng, g = Random(seats), RULES.new(seats, options, seed=seats)
    assert g.rules is other
    recorder = Recorder(g)
    for _ in range(1500):
        if g.outcome is not None:
            break
        seat = rng.choice(g.asked())
        recorder.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
    lines = recorder.text().splitlines()
    pack = {"name": OTHER, "sha256": other.box.digest}
    assert json.loads(lines[0])["data"] == write_position(g)["data"] == view_json(View(g, 0))["data"] == pack
    again = read_record(lines, called).start()
    assert again.rules is other
    if g.outcome is not None:
        list(read_record(lines, called).replay(verify=True))
    assert write_position(read_position(RULES, write_position(g))) == write_position(g)


@playable
def test_a_worker_that_knows_no_pack_is_given_it(other: SenjiRules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.lab.tally.game_called", called)
    senji.SHELF.pop(OTHER)
    options = {"data": OTHER, "winter": "rounds", "rounds": 0}
    played = play_some(
        Experiment("senji", ("random",) * 4, options, "1", other.box.raw), range(1), lambda: True
    )
    assert played.games == 0
    assert RULES.variant(options).pack() == other.pack()
