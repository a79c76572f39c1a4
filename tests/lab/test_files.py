"""Files that are written whole: what a path may be, and what happens to what was there."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from tatami.kernel.reasons import TatamiError
from tatami.lab.files import cannot_write, whole_file
from tatami.lab.reading import read_text
from tatami.words.catalogue import Words
from tatami.words.telling import tell_error

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and pipes of POSIX")


def write(path: Path) -> None:
    with whole_file(path) as part:
        part.write_text("new")


def code_of_refusal(path: Path) -> str:
    with pytest.raises(TatamiError) as refused:
        write(path)
    return refused.value.code


@pytest.mark.parametrize("old", ["old", None], ids=["there", "not there yet"])
def test_a_link_stays_a_link_and_what_it_points_to_is_written(tmp_path: Path, old: str | None) -> None:
    (tmp_path / "far").mkdir()
    goal, middle, link = tmp_path / "far" / "goal", tmp_path / "middle", tmp_path / "link"
    if old is not None:
        goal.write_text(old)
    middle.symlink_to(Path("far") / "goal")
    link.symlink_to(middle)
    write(link)
    assert (link.is_symlink(), middle.is_symlink(), goal.is_symlink()) == (True, True, False)
    assert goal.read_text() == "new"
    assert {path.name for path in tmp_path.rglob("*")} == {"far", "goal", "middle", "link"}


def test_the_new_file_is_made_beside_what_a_link_points_to(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "far" / "goal")
    with whole_file(tmp_path / "link") as part:
        assert part.parent == (tmp_path / "far").resolve()


def test_links_in_a_circle_are_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert code_of_refusal(tmp_path / "a") == "file-unwritable"
    assert {path.name for path in tmp_path.iterdir()} == {"a", "b"}


@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_is_refused_and_stays(tmp_path: Path, linked: bool) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    assert code_of_refusal(link if linked else pipe) == "file-not-regular"
    assert pipe.is_fifo()
    assert link.is_symlink()
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("kind", [stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK])
def test_a_device_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    device = tmp_path / "device"
    device.write_text("old")
    kept = device.stat()

    def told(path: Path, **_: object) -> os.stat_result:
        return os.stat_result((kind | 0o666, *kept[1:]))

    monkeypatch.setattr(Path, "stat", told)
    assert code_of_refusal(device) == "file-not-regular"
    assert os.listdir(tmp_path) == ["device"]
    with device.open() as file:
        assert file.read() == "old"


def test_a_link_to_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    assert code_of_refusal(tmp_path / "link") == "file-is-folder"


@pytest.mark.parametrize("lang", ["uk", "ru"])
@pytest.mark.parametrize(
    "number",
    [errno.ENOENT, errno.EISDIR, errno.EACCES, errno.ENOSPC, errno.EEXIST],
    ids=lambda number: errno.errorcode[number],
)
def test_what_the_system_says_in_english_is_translated(lang: str, number: int) -> None:
    told = tell_error(Words(lang), cannot_write(Path("123"), OSError(number, os.strerror(number))))
    assert "123: " in told
    assert not any("a" <= c.lower() <= "z" for c in told)


def test_a_rare_reason_is_left_in_the_words_of_the_system() -> None:
    told = tell_error(Words("uk"), cannot_write(Path("123"), OSError(errno.EXDEV, "a cross-device link")))
    assert told.endswith("123: a cross-device link.")


def test_a_file_that_cannot_be_read_is_told_in_the_readers_language(tmp_path: Path) -> None:
    with pytest.raises(TatamiError) as refused:
        read_text(tmp_path / "nowhere")
    assert tell_error(Words("ru"), refused.value).endswith(": нет такого файла или папки.")
