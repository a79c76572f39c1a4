"""`tatami decks`: decks are written, shown and checked; everything that is wrong is told at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tatami.games.senjutsu.deck_texts import read_file, read_line
from tatami.games.senjutsu.decks import deck_of
from tatami.games.senjutsu.pack_reading import house_pack
from tatami.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Tatami

HELPS = [("decks",), *(("decks", name) for name in ("check", "new", "list", "show", "copy"))]
HOUSE = house_pack()
WORST = """\
name: Everything at once
character: student
weapon: yari_impale
3 waterfall_waves
3 tiger_leap
2 wolf_bite
1 lightsaber
4 plain_guard
3 steel_guard
this is no line
1 sky_splitting_draw
1 tiger_pounce
1 riposte
1 iron_discipline
1 read_the_breath
1 bind_the_wound
1 vanishing_footwork
1 shoulder_plate
1 long_study
1 unbroken_wall
1 three_speed_feint
3 quick_stab
2 severing_cut
3 deep_breath
3 circling_step
3 low_sweep
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", HELPS, ids=" ".join)
def test_every_help_is_in_the_users_language_and_has_examples(
    tatami: Tatami, lang: str, command: tuple[str, ...]
) -> None:
    said = tatami(*command, "--help", "--lang", lang)
    assert (said.status, said.err) == (0, "")
    assert Words(lang).text("cli-examples") in said.out
    assert "cli-" not in said.out


@pytest.fixture
def worst(tmp_path: Path) -> Path:
    path = tmp_path / "worst.deck"
    path.write_text(WORST, encoding="utf-8")
    return path


def test_all_faults_of_a_deck_are_lines_with_clause_and_facts(tatami: Tatami, worst: Path) -> None:
    said = tatami("decks", "check", str(worst))
    assert (said.status, said.err) == (2, "")
    lines = [line.removeprefix(f"{worst}: ") for line in said.out.splitlines()]
    assert lines[0].startswith("Line 10: “this is no line” is neither a card")
    assert lines[1:] == [
        "The weapon of “Yari: Impale” does not stand on the character card of “Student”. (SJT-243, SJT-27)",
        "A deck has exactly 40 cards; this one has 41 cards. (SJT-240)",
        "There is no card “lightsaber”. (SJT-244)",
        "“Wolf Bite” is a personal card: Ronin may use it, but not Student. (SJT-245)",
        "“Plain Guard” is wood: at most 3 copies, not 4. (SJT-246)",
        "“Steel Guard” is steel: at most 2 copies, not 3. (SJT-247)",
        "A deck has at most 8 gold cards; this one has 9. (SJT-249)",
        "A deck has at most one jade card; this one has 2. (SJT-250)",
        "In matched play a deck has cards of one school only; these are of “School of the Autumn Hare” and "
        "“School of the Burning Sun”. (SJT-251)",
    ]


def test_faults_as_json_have_codes_clauses_and_facts(tatami: Tatami, worst: Path) -> None:
    said = tatami("decks", "check", str(worst), "--any-schools", "--json", "--lang", "uk")
    assert said.status == 2
    (deck,) = json.loads(said.out)["decks"]
    assert (deck["name"], deck["ok"], deck["cards"]) == ("Everything at once", False, 41)
    assert "deck-schools" not in [fault["code"] for fault in deck["faults"]]
    jade = next(fault for fault in deck["faults"] if fault["code"] == "deck-jade")
    assert (jade["clauses"], jade["facts"]) == (["SJT-250"], {"given": 2})
    assert "нефритова" in jade["text"]


def test_a_deck_without_a_character_is_told_once(tatami: Tatami, tmp_path: Path) -> None:
    path = tmp_path / "nobody.deck"
    path.write_text("3 plain_cut\n", encoding="utf-8")
    lines = tatami("decks", "check", str(path)).out.splitlines()
    assert lines == [
        f"{path}: The line “character: …” is missing.",
        f"{path}: A deck has exactly 40 cards; this one has 3 cards. (SJT-240)",
    ]


def test_a_copied_deck_is_legal_and_the_same(tatami: Tatami, tmp_path: Path) -> None:
    path = tmp_path / "tiger.deck"
    assert tatami("decks", "copy", "student_signature", str(path)) == (0, f"Written: {path}\n", "")
    assert tatami("decks", "check", str(path)) == (0, f"{path} is legal.\n", "")
    read = read_file(HOUSE, path.read_text(encoding="utf-8"))
    assert read.deck == deck_of(HOUSE.decks[0])


def test_a_file_that_is_there_is_never_written_over(tatami: Tatami, worst: Path) -> None:
    for command in (("copy", "student_signature"), ("new", "student")):
        said = tatami("decks", *command, str(worst))
        assert (said.status, said.out) == (2, "")
        assert "already exists" in said.err
    assert worst.read_text(encoding="utf-8") == WORST


def test_a_new_deck_has_a_line_for_every_card_that_it_may_hold(tatami: Tatami, tmp_path: Path) -> None:
    path = tmp_path / "wolf.deck"
    said = tatami(
        "decks", "new", "ronin", str(path), "--weapon", "kanabo_smash", "--name", "Wolf", "--lang", "uk"
    )
    assert (said.status, said.err) == (0, "")
    text = path.read_text(encoding="utf-8")
    assert text.startswith("name: Wolf\ncharacter: ronin\nweapon: kanabo_smash\n")
    assert sum(line.startswith("0 ") for line in text.splitlines()) == 42 + 13
    read = read_file(HOUSE, text)
    assert (read.unread, dict(read.deck.cards)) == ((), {})
    path.write_text(text.replace("0 wolf_bite", "3 wolf_bite"), encoding="utf-8")
    assert tatami("decks", "check", str(path)).out == (
        f"{path}: A deck has exactly 40 cards; this one has 3 cards. (SJT-240)\n"
    )


def test_a_new_deck_is_refused_for_nobody_and_for_a_weapon_that_is_not_listed(
    tatami: Tatami, tmp_path: Path
) -> None:
    path = str(tmp_path / "new.deck")
    assert "student, master, ronin, warrior" in tatami("decks", "new", "ninja", path).err
    said = tatami("decks", "new", "ronin", path, "--weapon", "katana_cut")
    assert (said.status, "does not stand on the character card" in said.err) == (2, True)
    assert "no core weapon card" in tatami("decks", "new", "ronin", path, "--weapon", "plain_cut").err
    assert tatami("decks", "new", "ronin", path, "--weapon", "spoon").status == 2
    assert not Path(path).exists()


@pytest.mark.parametrize("name", ["two\nlines", "\x1b[31mred", "long" * 20, " blank "])
def test_a_new_deck_is_not_called_what_its_file_could_not_hold(
    tatami: Tatami, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "new.deck"
    said = tatami("decks", "new", "ronin", str(path), "--name", name)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert "--name" in said.err
    assert "\x1b" not in said.err
    assert not path.exists()


def test_the_ready_made_decks_are_listed_with_their_plans(tatami: Tatami) -> None:
    said = tatami("decks", "list", "--lang", "uk")
    assert said.status == 0
    for deck in HOUSE.decks:
        assert deck.name["uk"] in said.out
        assert deck.id in said.out
    listed = json.loads(tatami("decks", "list", "--character", "master", "--json").out)["decks"]
    assert len(listed) == 3
    for deck in listed:
        assert sum(read_line(HOUSE, deck["line"], "master").cards.values()) == 40
        assert deck["plan"]
    assert tatami("decks", "list", "--character", "ninja").status == 2


def test_a_deck_is_shown_as_a_table_as_a_line_and_as_json(tatami: Tatami, worst: Path) -> None:
    said = tatami("decks", "show", "master_viper", "--lang", "uk")
    assert "Майстер: Гадюка в рукаві" in said.out
    assert "40 карт" in said.out
    line = tatami("decks", "show", "master_viper", "--line").out.strip()
    viper = next(deck for deck in HOUSE.decks if deck.id == "master_viper")
    assert read_line(HOUSE, line, "master") == deck_of(viper)
    shown = json.loads(tatami("decks", "show", "master_viper", "--json").out)
    assert (shown["character"], shown["cards"], shown["line"]) == ("master", viper.cards, line)
    worst.write_text(WORST.replace("this is no line\n", ""), encoding="utf-8")
    assert "lightsaber" in tatami("decks", "show", str(worst)).out


def test_what_is_no_deck_is_told_in_one_line(tatami: Tatami, worst: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.deck"
    broken.write_bytes(b"character: \xff\n")
    huge = tmp_path / "huge.deck"
    huge.write_text("3 plain_cut\n" * 5000, encoding="utf-8")
    for command in (
        ("show", "nothing"),
        ("show", str(worst)),
        ("show", str(tmp_path)),
        ("show", str(huge)),
        ("copy", "nothing", str(tmp_path / "x.deck")),
        ("copy", "student_signature", str(tmp_path / "no" / "such" / "folder.deck")),
        ("check", str(broken)),
        ("check", str(huge)),
        ("check", str(tmp_path)),
        ("check", str(tmp_path / "nowhere")),
        ("check",),
    ):
        said = tatami("decks", *command)
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1), command
        assert said.err.count(command[-1]) == 1 or command in (
            ("check",),
            ("copy", "nothing", command[-1]),
        ), command


def test_what_is_shown_as_a_line_can_be_kept_as_a_file(tatami: Tatami, tmp_path: Path) -> None:
    """So what was built or pasted at the table is checked, shown and copied like any other deck."""
    path, copy = tmp_path / "line.deck", tmp_path / "copy.deck"
    line = tatami("decks", "show", "ronin_reach", "--line").out
    assert line.startswith("bring ")
    path.write_text(line.replace(", ", ",\n"), encoding="utf-8")
    assert tatami("decks", "check", str(path)) == (0, f"{path} is legal.\n", "")
    assert tatami("decks", "copy", str(path), str(copy)).status == 0
    assert copy.read_text(encoding="utf-8").startswith("character: ronin\n")
    assert tatami("decks", "show", str(copy), "--line").out == line
