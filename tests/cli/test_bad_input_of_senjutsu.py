"""Bad input for Senjutsu, as somebody at a shell gives it: a line that says what and where, and status 2."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from tatami.formats.records import Recorder
from tatami.formats.sampling import finished
from tatami.games.senjutsu import RULES
from tests.clauses import clause
from tests.cli.conftest import Tatami

ROOT = Path(__file__).resolve().parents[2]
SCENE = ROOT / "scenarios" / "senjutsu" / "ex13-no-way-on-from-the-focus-position.yaml"
Tree = dict[str, Any]


def scene(change: Callable[[Tree], object]) -> str:
    tree: Tree = copy.deepcopy(yaml.safe_load(SCENE.read_text("utf-8")))
    change(tree)
    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False)


def fighter(seat: str, **facts: object) -> Callable[[Tree], object]:
    return lambda tree: tree["start"]["table"]["fighters"][seat].update(facts)


def moves(*said: Tree) -> Callable[[Tree], object]:
    return lambda tree: tree.update(moves=[dict(move) for move in said])


def short_deck(tree: Tree) -> None:
    deck = tree["start"]["places"]["deck.A"]
    deck[-1] = "A.diagonal_slash"


BAD_POSITIONS = {
    "two figures on a cell": (fighter("B", cell="0,0"), "Two figures stand on 0,0."),
    "a ring on a focus position": (fighter("A", kamae="focus"), "“kamae” cannot be “focus”."),
    "four focus": (fighter("A", focus=4), "A has 4 focus, but nobody holds more than 3"),
    "a figure on a rock": (
        lambda tree: tree["start"]["table"].update(terrain=[{"kind": "rock", "cell": "0,0"}]),
        "A stands on 0,0, where an obstacle is.",
    ),
    "a deck of 39": (short_deck, "A has 39 cards in deck, hand and piles; it must be 40."),
    "pairs at two": (
        lambda tree: tree["start"].update(options={"sides": "pairs"}),
        "Two pairs are four players; 2 sit here.",
    ),
    "no answer": (moves({"A": "fly away"}), "moves[1]: “fly away” is not an answer in Senjutsu"),
}


@pytest.mark.parametrize(("change", "said"), BAD_POSITIONS.values(), ids=BAD_POSITIONS)
def test_a_position_that_cannot_be_is_a_line_with_its_file(
    tatami: Tatami, tmp_path: Path, change: Callable[[Tree], object], said: str
) -> None:
    path = tmp_path / "scene.yaml"
    path.write_text(scene(change), "utf-8")
    told = tatami("scenario", str(path))
    assert told.status == 2
    (line,) = told.err.splitlines()
    assert line.startswith(f"tatami: {path}: ")
    assert said in line


LAID = ({"A": "lay deep_breath"}, {"B": "lay centre_of_the_circle"})
REFUSED_MOVES = {
    "of another seat": ((*LAID, {"B": "kamae balance"}), "Others are deciding now. (SJT-70, SJT-85)"),
    "doubled": ((LAID[0], LAID[0]), "Your card of this turn is laid; take it back first"),
    "late": ((*LAID, LAID[0]), "yours can change only by an instant replacement card. (SJT-73, SJT-79)"),
    "out of order": ((*LAID, {"A": "go 0,1 0"}), "from top to bottom: now something else is asked. (SJT-22)"),
    "before the reveal": (({"A": "value 5"},), "until all are turned up, nothing of them counts. (SJT-76)"),
}


@clause("SJT-22", "SJT-73", "SJT-76", "SJT-79")
@pytest.mark.parametrize(("said", "sentence"), REFUSED_MOVES.values(), ids=REFUSED_MOVES)
def test_a_refused_move_of_a_scenario_is_told_as_a_sentence_with_its_clause(
    tatami: Tatami, tmp_path: Path, said: tuple[Tree, ...], sentence: str
) -> None:
    path = tmp_path / "scene.yaml"
    path.write_text(scene(moves(*said)), "utf-8")
    told = tatami("scenario", str(path))
    assert told.status == 1, "it can be read, and it is not true"
    assert sentence in " ".join((told.out + told.err).split())


# --- records ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> list[str]:
    g, rng = RULES.new(2, {}, "bad input"), Random(1)
    recorder = Recorder(g)
    while g.table.turn < 2:
        seat = g.asked()[0]
        answer = rng.choice([each for each in g.legal(seat) if each.text != "give up"])
        recorder.act(seat, finished(g, seat, answer, rng.randrange))
    return recorder.text().splitlines()


def answers(record: list[str]) -> Iterator[tuple[int, Tree]]:
    for at, line in enumerate(record):
        told = json.loads(line)
        if "answer" in told:
            yield at, told


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("lay stun", "breaks the rules: “Stun” is not in the hand. (SJT-73)"),
        ("pass", "breaks the rules: You lay exactly one card: no more, no fewer. (SJT-73)"),
        ("fly away", "“fly away” is not an answer in this game."),
    ],
)
def test_a_record_with_a_refused_move_names_its_line_and_says_why(
    tatami: Tatami, tmp_path: Path, record: list[str], answer: str, sentence: str
) -> None:
    at, told = next(each for each in answers(record) if each[1]["answer"].startswith("lay "))
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([*record[:at], json.dumps(told | {"answer": answer}), *record[at + 1 :]]))
    said = tatami("replay", str(path), "--verify")
    assert (said.status, said.out) == (2, "")
    assert said.err == f"tatami: Line {at + 1} of the record{':' * (answer[0] == 'f')} {sentence}\n"


# --- packs and options --------------------------------------------------------------------------------


def packs(folder: Path) -> dict[str, tuple[Path, str]]:
    """Files that are no pack, and what is said of them."""
    house = json.loads(RULES.box.raw) | {"name": "mine"}
    twice = house | {"cards": [*house["cards"], house["cards"][0]]}
    made = {
        "twice": (json.dumps(twice).encode(), "is there twice."),
        "large": (json.dumps(house).encode() + b" " * (2 << 20), "larger than"),
        "unicode": (b'{"game": "senjutsu", "name": "\xff"}', "not unicode text (utf-8)"),
        "no-game": (json.dumps(house | {"game": "tenno"}).encode(), "tenno"),
    }
    for name, (raw, _) in made.items():
        (folder / f"{name}.json").write_bytes(raw)
    (folder / "folder.json").mkdir()
    found = {name: (folder / f"{name}.json", said) for name, (_, said) in made.items()}
    return found | {"folder": (folder / "folder.json", "is a folder, not a file.")}


@pytest.mark.parametrize("name", ["twice", "large", "unicode", "no-game", "folder"])
def test_a_faulty_pack_is_one_line_wherever_it_is_given_and_nothing_is_written(
    tatami: Tatami, tmp_path: Path, name: str
) -> None:
    path, said = packs(tmp_path)[name]
    page, hall = tmp_path / "page.md", tmp_path / "hall"
    for command in (
        ("simulate", "senjutsu", "--games", "1", "--data", str(path)),
        ("play", "senjutsu", "--plain", "--data", str(path)),
        ("statistics", "senjutsu", "--games", "1", "--out", str(page), "--data", str(path)),
        ("serve", "--port", "0", "--data", str(hall), "--pack", str(path)),
    ):
        told = tatami(*command)
        assert (told.status, told.out) == (2, ""), command
        (line,) = told.err.splitlines()
        assert str(path) in line, command
        assert said in line.lower(), command
    assert not page.exists()
    assert not hall.exists()


@pytest.mark.parametrize(("game", "other"), [("senji", "senjutsu"), ("senjutsu", "senji")])
def test_a_pack_of_another_game_is_told_as_that_and_not_by_its_first_strange_word(
    tatami: Tatami, tmp_path: Path, game: str, other: str
) -> None:
    path = tmp_path / "pack.json"
    path.write_text(json.dumps({"game": other, "version": 1}), "utf-8")
    told = tatami("simulate", game, "--games", "1", "--data", str(path))
    said = f"tatami: {path}: game: this data pack is of {other}, not of {game}.\n"
    assert (told.status, told.out, told.err) == (2, "", said)


@clause("SJT-R150")
def test_sides_that_do_not_fit_the_players_are_told(tatami: Tatami) -> None:
    for seats, sides, said in (
        ("random,random,random", "pairs", "Two pairs are four players; 3 sit here."),
        ("random,random", "one", "One against all takes at least three players; 2 sit here."),
    ):
        told = tatami("simulate", "senjutsu", "--games", "1", "--seats", seats, "--option", f"sides={sides}")
        assert (told.status, told.out, told.err) == (2, "", f"tatami: {said}\n")
