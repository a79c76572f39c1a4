"""YAML files that people hand us, apart from `reading`: loading a parser takes time, and most read none."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tatami.formats.plain_yaml import parse_yaml
from tatami.kernel.reasons import NotUnderstood

from .reading import read_text

LARGEST: Final = 1024 * 1024
"""Scenarios and courses are small, and take long to read."""


def read_yaml(path: Path) -> Any:
    """The plain data of a YAML file."""
    text = read_text(path, LARGEST)
    try:
        return parse_yaml(text)
    except NotUnderstood as error:
        raise NotUnderstood(
            "bad-yaml", file=str(path), line=error.facts["line"], detail=error.facts["detail"]
        ) from None
