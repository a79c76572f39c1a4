"""Pictures of simulations: whole or not there."""

from __future__ import annotations

import importlib.util
import os
import stat
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tatami.games import samurai_sword, template, tenno
from tatami.kernel.reasons import TatamiError
from tatami.kernel.rules import Rules
from tatami.lab import plot
from tatami.lab.files import whole_file
from tatami.lab.simulate import Simulation, simulate
from tatami.words.catalogue import LANGUAGES, Words

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def result() -> Simulation:
    return simulate(tenno.RULES, ["random"] * 3, 12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_simulation_is_drawn_as_png(result: Simulation, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "picture.png"
    with plot.picture(file, Words(lang)) as draw:
        draw(result)
    assert file.read_bytes().startswith(PNG)
    assert [p.name for p in tmp_path.iterdir()] == ["picture.png"]


def test_a_single_game_can_be_drawn_too(tmp_path: Path) -> None:
    file = tmp_path / "one.PNG"
    with plot.picture(file, Words("en")) as draw:
        draw(simulate(tenno.RULES, ["random"] * 2, 1))
    assert file.read_bytes().startswith(PNG)


@pytest.mark.parametrize("rules", [samurai_sword.RULES, template.RULES], ids=lambda rules: str(rules.name))
def test_a_game_is_drawn_with_roles_or_without(rules: Rules[Any], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    with plot.picture(file, Words("en")) as draw:
        draw(simulate(rules, ["random"] * 4, 6))
    assert file.read_bytes().startswith(PNG)


def test_roles_have_a_bar_for_each_kind_of_bot(
    result: Simulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[list[str], list[str]]] = []

    def draw_bars(axes: object, labels: list[str], rates: object, colours: list[str], words: Words) -> None:
        drawn.append((list(labels), list(colours)))

    monkeypatch.setattr(plot, "_draw_bars", draw_bars)
    values = {"1": {"clever": result.traits["order"]["1"]["random"], **result.traits["order"]["1"]}}
    kinds = {"clever": result.by_kind["random"], **result.by_kind}
    mixed = msgspec.structs.replace(
        result, seats=("clever", "random", "random"), by_kind=kinds, traits={"order": values}
    )
    plot.plot(mixed, tmp_path / "x.png", Words("en"))
    indigo, ochre, _ = plot.KIND_COLOURS
    assert drawn == [
        (["1  clever", "2  random", "3  random"], [indigo, ochre, ochre]),
        (["1  clever", "1  random"], [indigo, ochre]),
    ]


def test_without_a_file_nothing_is_drawn(result: Simulation) -> None:
    with plot.picture(None, Words("en")) as draw:
        draw(result)


def nowhere(folder: Path) -> Path:
    return folder / "nowhere" / "x.png"


def a_folder(folder: Path) -> Path:
    (folder / "x.png").mkdir()
    return folder / "x.png"


def no_folder(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file" / "x.png"


@pytest.mark.parametrize(
    ("place", "code"),
    [(nowhere, "file-unwritable"), (a_folder, "file-is-folder"), (no_folder, "file-unwritable")],
)
def test_a_file_that_cannot_be_written_is_found_at_once(
    tmp_path: Path, place: Callable[[Path], Path], code: str
) -> None:
    with pytest.raises(TatamiError) as refused, plot.picture(place(tmp_path), Words("en")):
        pytest.fail("the long work has begun")
    assert refused.value.code == code


def test_only_png_is_drawn(tmp_path: Path) -> None:
    with pytest.raises(TatamiError) as refused, plot.picture(tmp_path / "x.svg", Words("en")):
        pytest.fail("the long work has begun")
    assert refused.value.code == "plot-not-png"


def test_without_matplotlib_the_extra_is_named_before_the_long_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_spec(name: str) -> ModuleSpec | None:
        return None if name == "matplotlib" else importlib.util.find_spec(name)

    monkeypatch.setattr(plot, "find_spec", find_spec)
    with pytest.raises(TatamiError) as refused, plot.picture(tmp_path / "x.png", Words("en")):
        pytest.fail("the long work has begun")
    assert refused.value.code == "no-matplotlib"
    assert list(tmp_path.iterdir()) == []


def test_a_failure_leaves_nothing_half_written_and_the_old_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "x.png"
    file.write_text("old")

    def fail(part: Path) -> None:
        part.write_text("half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), whole_file(file) as part:
        fail(part)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_full_disk_is_an_error_in_words(tmp_path: Path) -> None:
    with pytest.raises(TatamiError) as failed, whole_file(tmp_path / "x.png"):
        raise OSError(28, "No space left on device")
    assert failed.value.facts["detail"] == "No space left on device"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_others_may_read_the_picture_as_far_as_the_umask_says(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        with whole_file(tmp_path / "x.png") as part:
            part.write_text("new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "x.png").stat().st_mode) == 0o640


def test_who_beats_whom_is_drawn_as_a_grid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, tuple[str, ...]]] = []
    draw_grid = plot._draw_grid

    def noticed(axes: Any, trait: str, grid: Any, result: Simulation, words: Words) -> None:
        drawn.append((trait, grid.rows))
        draw_grid(axes, trait, grid, result, words)

    monkeypatch.setattr(plot, "_draw_grid", noticed)
    found = simulate(samurai_sword.RULES, ["random"] * 5, 12, against=["role"])
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.png"
        with plot.picture(file, Words(lang)) as draw:
            draw(found, "role")
        assert file.read_bytes().startswith(PNG)
    assert drawn == [("role", ("shogun", "samurai", "ninja", "ronin"))] * len(LANGUAGES)
