"""Files that people hand us, read with care."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from tatami.kernel.reasons import NotUnderstood
from tatami.words.because import because

LARGEST: Final = 16 * 1024 * 1024
"""No record comes near this many bytes; more is a mistake or an attack."""

LARGEST_YAML: Final = 1024 * 1024
"""The same for scenarios, which also take longer to read."""


def read_text(path: Path, limit: int = LARGEST) -> str:
    """The text of a file, or an error that says in one line why not."""
    try:
        return read_bytes(path, limit).decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotUnderstood("file-not-utf8", file=str(path), at=error.start) from None


def read_bytes(path: Path, limit: int = LARGEST) -> bytes:
    """The bytes of a file, or an error that says in one line why not."""
    try:
        if path.is_dir():
            raise NotUnderstood("file-is-folder", file=str(path))
        if path.exists() and not path.is_file():
            raise NotUnderstood("file-not-regular", file=str(path))
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise NotUnderstood(
            "file-unreadable", file=str(path), detail=error.strerror or "?", why=because(error)
        ) from None
    if len(data) > limit:
        raise NotUnderstood("file-too-big", file=str(path), limit=limit // (1024 * 1024))
    return data


class _PlainLoader(yaml.SafeLoader):
    """Plain data only: no aliases (a page of them can stand for gigabytes), no key twice."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("alias")
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        keys = [key.value for key, _ in node.value]
        if len(keys) != len(set(map(str, keys))):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise yaml.MarkedYAMLError(problem=f"{twice!r} twice", problem_mark=node.start_mark)
        return super().construct_mapping(node, deep)


def read_yaml(path: Path) -> Any:
    """The plain data of a YAML file."""
    text = read_text(path, LARGEST_YAML)
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.MarkedYAMLError as error:
        line = 0 if error.problem_mark is None else error.problem_mark.line + 1
        detail = (error.problem or "?").replace("\n", " ")
        raise NotUnderstood("bad-yaml", file=str(path), line=line, detail=detail[:120]) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        detail = " ".join(str(error).split())[:120]
        raise NotUnderstood("bad-yaml", file=str(path), line=0, detail=detail) from None
