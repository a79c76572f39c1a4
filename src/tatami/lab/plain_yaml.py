"""YAML files that people hand us, apart from `reading`: loading a parser takes time, and most read none."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from tatami.kernel.reasons import NotUnderstood

from .reading import read_text

LARGEST: Final = 1024 * 1024
"""Scenarios and courses are small, and take long to read."""


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
    text = read_text(path, LARGEST)
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.MarkedYAMLError as error:
        line = 0 if error.problem_mark is None else error.problem_mark.line + 1
        detail = (error.problem or "?").replace("\n", " ")
        raise NotUnderstood("bad-yaml", file=str(path), line=line, detail=detail[:120]) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        detail = " ".join(str(error).split())[:120]
        raise NotUnderstood("bad-yaml", file=str(path), line=0, detail=detail) from None
