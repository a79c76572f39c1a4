"""`tatami scenario`, `tatami rules` and `tatami replay` as a user meets them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tatami.formats.records import Recorder
from tatami.formats.scenarios import Scenario
from tatami.games import EVERY_GAME, GAMES, game_called
from tatami.lab.plain_yaml import read_yaml
from tatami.words.speaking import SceneSpeaker
from tests.chance import some_answer
from tests.cli.conftest import Tatami
from tests.cli.test_what_goes_wrong import assert_is_one_line

ROOT = Path(__file__).parents[2]
SHIPPED = sorted(path for path in (ROOT / "scenarios").rglob("*.yaml") if path.parent.name in EVERY_GAME)
"""Those of games that can be played; a game that is being made runs its own."""

TRUE = """\
scenario: nobody wins
game: tenno
start:
  seats: 2
  table: {turn: A}
  places: {row.A.1: peasant_3, row.A.2: peasant_1, row.A.3: peasant_2,
           row.B.1: peasant_3, row.B.2: peasant_1, row.B.3: peasant_2}
moves: [{A: attack 1 > B.1}, {B: keep}]
expect: {counts: {discard: 2}}
"""


@pytest.fixture
def scenario_file(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        path = tmp_path / "scene.yaml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def recorded(path: Path, game: str = "tenno", seats: int = 3) -> str:
    g = GAMES[game].new(seats, seed=11)
    recorder, rng = Recorder(g, ["Akira", "Botan", "Chie"]), Random(4)
    while g.outcome is None:
        seat = g.asked()[0]
        recorder.act(seat, some_answer(g, seat, rng))
    path.write_text(recorder.text(), encoding="utf-8")
    return str(path)


# --- scenarios --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.relative_to(ROOT / "scenarios")))
def test_every_shipped_scenario_is_true(path: Path) -> None:
    scenario = Scenario(read_yaml(path), game_called)
    assert scenario.title
    assert scenario.clauses
    scenario.run(SceneSpeaker())


@pytest.mark.parametrize(("prefix", "examples"), [("TEN", 12), ("SHI", 8), ("SAM", 10)])
def test_every_worked_example_of_the_ledgers_is_a_scenario(prefix: str, examples: int) -> None:
    titles = " ".join(str(read_yaml(path)["scenario"]) for path in SHIPPED)
    for number in range(1, examples + 1):
        assert re.search(rf"\({prefix}-EX{number}\)", titles), number


def test_a_true_scenario_passes(tatami: Tatami, scenario_file: Callable[[str], str]) -> None:
    said = tatami("scenario", scenario_file(TRUE))
    assert said.status == 0
    assert "1 scenario passed, 0 failed, 0 could not be read." in said.out


def test_the_first_difference_is_shown_and_the_exit_status_is_1(
    tatami: Tatami, scenario_file: Callable[[str], str]
) -> None:
    said = tatami("scenario", scenario_file(TRUE.replace("discard: 2", "discard: 5")))
    assert said.status == 1
    assert "expect.counts.discard" in said.out
    assert re.search(r"expected: 5\s+found: 2", said.out)


@pytest.mark.parametrize(
    ("lang", "expected", "found"),
    [
        ("en", "expected: legal", "found: "),
        ("uk", "дозволено", "Сьоґун"),
        ("ru", "разрешено", "Сёгун"),
    ],
)
@pytest.mark.parametrize(
    "changed",
    [
        ("moves: [{A: attack 1 > B.1}, {B: keep}]", "moves: [{A: attack 2 > B.1}]"),
        ("moves: [{A: attack 1 > B.1}, {B: keep}]", "moves: [{expect: {may: {A: attack 2 > B.1}}}]"),
    ],
    ids=["move", "may"],
)
def test_a_move_that_is_not_legal_is_told_as_in_play(
    tatami: Tatami,
    scenario_file: Callable[[str], str],
    changed: tuple[str, str],
    lang: str,
    expected: str,
    found: str,
) -> None:
    text = TRUE.replace(*changed).replace("row.A.2: peasant_1", "row.A.2: shogun")
    path = scenario_file(text)
    said = tatami("scenario", path, "--lang", lang)
    assert said.status == 1
    assert expected in said.out
    assert found in said.out
    assert "(TEN-" in said.out
    assert "shogun-may-not-attack" not in said.out
    told = json.loads(tatami("scenario", path, "--lang", lang, "--json").out)["scenarios"][0]
    assert "shogun-may-not-attack" in told["found"]
    assert told["told"] in said.out


def test_an_answer_that_is_legal_against_expectation_is_told_in_the_readers_language(
    tatami: Tatami, scenario_file: Callable[[str], str]
) -> None:
    refused = "expect: {refused: {seat: A, answer: attack 1 > B.2}}"
    text = TRUE.replace("expect: {counts: {discard: 2}}", refused).replace(", {B: keep}", "")
    text = text.replace("moves: [{A: attack 1 > B.1}]", "moves: []")
    said = tatami("scenario", scenario_file(text), "--lang", "uk")
    assert said.status == 1
    assert "expect.refused: attack 1 > B.2" in said.out
    assert "заборонено" in said.out
    assert "дозволено" in said.out


def test_a_folder_of_scenarios_can_be_run_and_told_as_json(tatami: Tatami) -> None:
    said = tatami("scenario", str(ROOT / "scenarios" / "shinobi"), "--json")
    told = json.loads(said.out)
    assert said.status == 0
    assert told["passed"] == len(told["scenarios"]) >= 8


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "[]",
        "{",
        "a: [b",
        "scenario: x\ngame: ludo\nmoves: [{A: pass}]",
        "scenario: x\ngame: tenno\n",
        "game: tenno\ngame: tenno\nmoves: [{A: pass}]",
        "a: &a [x, x]\nb: [*a, *a]",
        "!!python/object/apply:os.system ['true']",
        "game: tenno\nmoves: [{A: 'attack 1 > B.1'}]\nstart: {seats: 99}",
        TRUE.replace("row.B.1: peasant_3", "row.B.1: peasant_1"),
        TRUE.replace("attack 1 > B.1", "attack 1 > \\u0000"),
        "\t- x",
        "moves: " + "[" * 2000,
        "? " * 2000,
        TRUE.replace("{counts: {discard: 2}}", "{legal: {A: null}}"),
        TRUE.replace("{counts: {discard: 2}}", "{may: {A: 5}}"),
        TRUE.replace("{counts: {discard: 2}}", "{table: {turn: 2020-01-01}}"),
        TRUE.replace("{counts: {discard: 2}}", "{counts: {hand.A: !!binary aGVsbG8=}}"),
        TRUE.replace("{counts: {discard: 2}}", "{legal: {G: 0}}"),
        TRUE.replace("seats: 2", "seats: 0x" + "f" * 20000),
        TRUE.replace(
            "table: {turn: A}",
            "table: {turn: A}\n  pending: [{pass_the_turn: [.nan]}, {FirstAttack: {by: A}}]",
        ),
        TRUE.replace("A: attack", "G: attack"),
        TRUE + "clauses: [TEN-999]\n",
        "game: tenno\nstart: {seats: 2, table: {turn: A}}\nmoves: [{A: attack 1 > B.1}]",
    ],
)
def test_a_malformed_scenario_is_one_line_and_exit_status_2(
    tatami: Tatami, scenario_file: Callable[[str], str], text: str
) -> None:
    path = scenario_file(text)
    said = tatami("scenario", path)
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "scene.yaml" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("number", [10**30, 10**4000])
@pytest.mark.parametrize(
    "fact", ["honor: [N, 3, 3, 3]", "resilience: [N, 1, 1, 1]", "weapons_played: N", "turn_number: N"]
)
def test_an_absurd_number_is_refused_alone_while_other_scenarios_run(
    tatami: Tatami, tmp_path: Path, fact: str, number: int
) -> None:
    start = f"{{seats: 4, table: {{{fact.replace('N', str(number))}}}}}"
    absurd = f"game: samurai-sword\nstart: {start}\nexpect: {{outcome: null}}\n"
    (tmp_path / "absurd.yaml").write_text(absurd, encoding="utf-8")
    (tmp_path / "true.yaml").write_text(TRUE, encoding="utf-8")
    said = tatami("scenario", str(tmp_path))
    assert said.status == 2
    assert "1 scenario passed, 0 failed, 1 could not be read." in said.out
    assert "absurd.yaml" in said.err
    assert "InvalidOperation" not in said.err
    assert said.err.count("\n") == 1


def test_a_scenario_over_which_the_program_breaks_is_refused_alone(
    tatami: Tatami, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Scenario.run

    def broken(self: Scenario, speaker: SceneSpeaker) -> object:
        if self.title == "broken":
            raise ZeroDivisionError
        return run(self, speaker)

    monkeypatch.setattr(Scenario, "run", broken)
    (tmp_path / "broken.yaml").write_text(TRUE.replace("nobody wins", "broken"), encoding="utf-8")
    (tmp_path / "true.yaml").write_text(TRUE, encoding="utf-8")
    said = tatami("scenario", str(tmp_path))
    assert said.status == 2
    assert "1 scenario passed, 0 failed, 1 could not be read." in said.out
    assert "broken.yaml: scenario: this cannot be carried out or compared" in said.err
    assert "ZeroDivisionError" not in said.err, "no name of ours is shown to people"


@pytest.mark.parametrize("command", ["scenario", "replay"])
def test_a_file_of_a_hundred_megabytes_is_refused_at_once(
    tatami: Tatami, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    said = tatami(command, str(path))
    assert said.status == 2
    assert " MiB" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["scenario", "replay"])
@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"scenario: \xc3\x28", b"\x00" * 10])
def test_broken_unicode_is_one_line(tatami: Tatami, tmp_path: Path, command: str, data: bytes) -> None:
    path = tmp_path / "broken"
    path.write_bytes(data)
    said = tatami(command, str(path))
    assert said.status == 2
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["scenario", "replay"])
def test_a_file_that_is_not_there_is_one_line(tatami: Tatami, command: str) -> None:
    said = tatami(command, "no-such-file")
    assert (said.status, said.err.count("\n")) == (2, 1)


# --- rules ------------------------------------------------------------------------------------------


def test_every_clause_of_both_games_is_shown_by_a_test(tatami: Tatami) -> None:
    said = tatami("rules", "--coverage", "--json", "--tree", str(ROOT))
    told = json.loads(said.out)
    assert said.status == 0
    assert set(told) == set(GAMES)
    for game, coverage in told.items():
        assert coverage["missing"] == [], game
        assert coverage["unknown"] == [], game
        assert coverage["covered"] == coverage["clauses"] > 100
        assert len(coverage["not_enforceable"]) <= 2


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_coverage_says_in_words_why_a_clause_does_not_count(
    tatami: Tatami, lang: str, tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    excused = {clause for rules in GAMES.values() for clause in rules.not_enforceable}
    said = tatami("rules", "--coverage", "--tree", str(tmp_path), "--lang", lang)
    assert said.err == ""
    assert len(excused) > 3
    assert excused <= set(said.out.split())


def test_coverage_names_what_is_not_shown(tatami: Tatami, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text(
        '@clause("TEN-1", "TEN-999")\ndef test_x(): ...\n@clause("TEN-2")\ndef helper(): ...\n'
    )
    said = tatami("rules", "tenno", "--coverage", "--json", "--tree", str(tmp_path))
    told = json.loads(said.out)["tenno"]
    assert said.status == 1
    assert told["covered"] == 1
    assert "TEN-2" in told["missing"]
    assert told["unknown"] == ["TEN-999"]


def test_coverage_names_all_that_is_not_shown_however_much_it_is(tatami: Tatami, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    said = tatami("rules", "samurai-sword", "--coverage", "--tree", str(tmp_path))
    assert said.status == 1
    assert {"SAM-1", "SAM-189", "SAM-R106"} <= set(said.out.replace(",", " ").split())


def test_coverage_needs_a_source_tree(tatami: Tatami, tmp_path: Path) -> None:
    assert_is_one_line(tatami("rules", "--coverage", "--tree", str(tmp_path)))


@pytest.mark.parametrize(("lang", "words"), [("en", "second time"), ("uk", "вдруге"), ("ru", "второй раз")])
def test_a_clause_is_told_in_three_languages(tatami: Tatami, lang: str, words: str) -> None:
    for args in (("TEN-83",), ("tenno", "TEN-83"), ("tenno", "83"), ("tenno", "ten-83")):
        said = tatami("rules", *args, "--lang", lang)
        assert said.status == 0
        assert words in " ".join(said.out.split())


def test_the_whole_rulebook_can_be_read(tatami: Tatami) -> None:
    said = tatami("rules", "shinobi", "--lang", "uk")
    assert said.out.count("SHI-") > 111
    assert tatami("rules").out.count("\n") >= 4
    assert len(json.loads(tatami("rules", "shinobi", "--json").out)) == 112


@pytest.mark.parametrize("args", [("tenno", "TEN-999"), ("tenno", "SHI-1"), ("ludo",), ("TEN-0",)])
def test_what_is_no_clause_is_one_line(tatami: Tatami, args: tuple[str, ...]) -> None:
    assert_is_one_line(tatami("rules", *args))


# --- replays ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("tenno", 3), ("shinobi", 3)])
def test_a_record_verifies_and_a_forged_one_does_not(
    tatami: Tatami, tmp_path: Path, game: str, seats: int
) -> None:
    path = recorded(tmp_path / "game.jsonl", game, seats)
    said = tatami("replay", path, "--verify")
    assert said.status == 0
    assert said.out.startswith("Verified:")
    text = Path(path).read_text(encoding="utf-8")
    Path(path).write_text(text.replace('"scores":[', '"scores":[9'), encoding="utf-8")
    assert_is_one_line(tatami("replay", path, "--verify"))


def test_a_replay_through_a_pipe_tells_the_whole_game(tatami: Tatami, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    said = tatami("replay", path, "--lang", "ru")
    assert said.status == 0
    assert "Akira" in said.out
    assert said.out.count("\n") > 100


def test_a_seat_sees_only_what_it_saw_then(tatami: Tatami, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    views = {
        seat: json.loads(
            tatami("replay", path, "--at", "9", "--json", *(["--seat", seat] if seat else [])).out
        )["view"]
        for seat in ("A", "b", "")
    }
    assert set(views["A"]["places"]["hand.B"]) == {"?"}
    assert "?" not in views["A"]["places"]["hand.A"]
    assert "?" not in views["b"]["places"]["hand.B"]
    assert set(views[""]["places"]["hand.A"]) == {"?"}
    assert tatami("replay", path, "--at", "9", "--seat", "A").out != tatami("replay", path, "--at", "9").out


def test_a_seat_reads_what_it_was_asked_then(tatami: Tatami, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", "shinobi", 3)
    asked = [tatami("replay", path, "--at", "0", "--seat", seat).out.splitlines()[-1] for seat in "ABC"]
    assert asked.count("First order: place troops in another province.") == 1, "no ninja has a target yet"
    assert len([line for line in asked if line.endswith(" is giving the first order.")]) == 2


@pytest.mark.parametrize(
    "args",
    [("--at", "99999"), ("--at", "9" * 34), ("--at", "-1"), ("--at", "x"), ("--seat", "Q"), ("--seat", "G")],
)
def test_a_moment_or_seat_that_is_not_there_is_one_line(
    tatami: Tatami, tmp_path: Path, args: tuple[str, ...]
) -> None:
    assert_is_one_line(tatami("replay", recorded(tmp_path / "game.jsonl"), *args))


def test_a_record_that_was_cut_off_is_shown_as_far_as_it_goes_but_does_not_verify(
    tatami: Tatami, tmp_path: Path
) -> None:
    path = recorded(tmp_path / "game.jsonl")
    lines = Path(path).read_text(encoding="utf-8").splitlines(keepends=True)
    Path(path).write_text("".join(lines[:30]), encoding="utf-8")
    assert tatami("replay", path).status == 0
    assert_is_one_line(tatami("replay", path, "--verify"))
    Path(path).write_text("".join(lines[:30])[:-9], encoding="utf-8")
    assert_is_one_line(tatami("replay", path))


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_record_that_breaks_the_rules_says_so_as_in_play(tatami: Tatami, tmp_path: Path, lang: str) -> None:
    path = Path(recorded(tmp_path / "game.jsonl"))
    lines = path.read_text(encoding="utf-8").splitlines()
    act = next(k for k, line in enumerate(lines) if '"answer":"attack' in line)
    line = json.loads(lines[act])
    line["seat"] = "B" if line["seat"] == "A" else "A"
    path.write_text("\n".join([*lines[:act], json.dumps(line), *lines[act + 1 :]]), encoding="utf-8")
    said = tatami("replay", str(path), "--lang", lang)
    assert_is_one_line(said)
    assert "not-" not in said.err
    assert "=" not in said.err
    assert "TEN-" in said.err
    assert any("а" <= c.lower() <= "я" for c in said.err) == (lang != "en")
