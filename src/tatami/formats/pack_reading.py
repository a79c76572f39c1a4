"""How the file of a data pack is read, whichever game it is of: its bytes, then the types that it should fit.

Whatever is wrong with it is told as editors count, by line and column, or by the path to the value.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypeVar

import msgspec

from tatami.kernel.reasons import NotUnderstood

from .spelling import printable

LARGEST: Final = 1 << 20
"""Bytes of a file: the largest of the house's own needs a tenth of it."""

LARGEST_YAML: Final = 1 << 18
"""The same of YAML, which takes many times as long to read."""

MARK: Final = b"\xef\xbb\xbf"
"""Some editors write it before the first letter of a text (a byte order mark)."""

_MESSAGE: Final = re.compile(r"(.*?)(?: - at (?:`key` in )?`\$\.?(.*)`)?", re.DOTALL)
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_TYPE: Final = re.compile(r"Expected `(\w+).*`, got `(\w+).*`")
_LENGTH: Final = re.compile(r"Expected `array` of length (\d+).*")
_WORD: Final = re.compile(r"Invalid enum value '?(.*?)'?", re.DOTALL)
_GAME: Final = re.compile(rb"^game:[ \t]*[\"']?([a-z-]+)", re.MULTILINE)
_BYTE: Final = re.compile(r".*\(byte (\d+)\)")

T = TypeVar("T")


def decoded(raw: bytes, kind: type[T]) -> T:
    """What a JSON file holds, as that type."""
    text = text_of(raw)
    try:
        found = msgspec.json.decode(text, type=kind)
        _check_keys(text)
        return found
    except msgspec.ValidationError as error:
        raise misfit(str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise _not_json(text, error) from None


def plain(raw: bytes) -> Any:
    """What a JSON or YAML file holds, as plain lists and mappings: JSON begins with a brace."""
    text = text_of(raw)
    if not _is_json(text):
        if len(text) > LARGEST_YAML:
            raise NotUnderstood("pack-too-big", limit=LARGEST_YAML >> 10)
        from .plain_yaml import parse_yaml  # most packs are JSON, and loading a parser takes time

        return parse_yaml(text.decode())
    try:
        found = msgspec.json.decode(text)
        _check_keys(text)
        return found
    except (msgspec.DecodeError, RecursionError) as error:
        raise _not_json(text, error) from None


def game_named(raw: bytes) -> str | None:
    """The game that a pack says it is of, as far as it can be read at all; YAML is not read twice for it."""
    try:
        text = text_of(raw)
        if not _is_json(text):
            found = _GAME.search(text)
            return found[1].decode() if found else None
        tree = plain(raw)
    except NotUnderstood:
        return None
    game = tree.get("game") if isinstance(tree, dict) else None
    return game if isinstance(game, str) else None


def text_of(raw: bytes) -> bytes:
    """The text of a file, if it is one and not too long."""
    if len(raw) > LARGEST:
        raise NotUnderstood("pack-too-big", limit=LARGEST >> 10)
    text = raw.removeprefix(MARK)
    if not text.strip():
        raise NotUnderstood("pack-empty")
    try:
        text.decode()
    except UnicodeDecodeError as error:
        raise _at("pack-not-utf8", text, error.start) from None
    return text


def _is_json(text: bytes) -> bool:
    return text.lstrip().startswith((b"{", b"["))


class _Pairs(list[tuple[str, Any]]):
    """A mapping as it is written, a key twice included."""


def _check_keys(text: bytes) -> None:
    """Refuses a key that is written twice: of two values somebody meant one, and nobody knows which."""
    is_twice = False

    def pairs(found: list[tuple[str, Any]]) -> _Pairs:
        nonlocal is_twice
        is_twice = is_twice or len(dict(found)) < len(found)
        return _Pairs(found)

    tree = json.loads(text, object_pairs_hook=pairs)
    if is_twice and (fault := _key_twice(tree, "")) is not None:
        raise fault


def _key_twice(tree: Any, path: str) -> NotUnderstood | None:
    """The first key that is written twice, with the path to where it stands."""
    seen = set()
    for k, value in enumerate(tree if isinstance(tree, list) else ()):
        inner = inside(path, f"[{k}]")
        if isinstance(tree, _Pairs):
            key, value = value
            if key in seen:
                return NotUnderstood("pack-key-twice", path=path or "pack", key=printable(key))
            seen.add(key)
            inner = inside(path, printable(key)) or printable(key)
        if (fault := _key_twice(value, inner)) is not None:
            return fault
    return None


def _not_json(text: bytes, error: Exception) -> NotUnderstood:
    if isinstance(error, RecursionError):
        return NotUnderstood("pack-deep")
    found = _BYTE.fullmatch(str(error))
    return _at("pack-not-json", text, int(found[1]) if found else len(text))


def _at(code: str, text: bytes, byte: int) -> NotUnderstood:
    """A fault at that byte, told as editors count: by line and column."""
    lines = text[:byte].decode(errors="replace").split("\n")
    return NotUnderstood(code, line=len(lines), column=len(lines[-1]) + 1)


def misfit(message: str, within: str = "") -> NotUnderstood:
    """What msgspec says of a value that does not fit, as code and facts; the value is part of `within`."""
    found = _MESSAGE.fullmatch(message)
    what, inner = (found[1], found[2] or "") if found else (message, "")
    path = printable(inside(within, inner) or "pack", 160)
    if field := _FIELD.fullmatch(what):
        code = "pack-unknown" if field[1] == "contains unknown" else "pack-missing"
        return NotUnderstood(code, path=path, field=printable(field[2]))
    if kind := _TYPE.fullmatch(what):
        return NotUnderstood("pack-type", path=path, wanted=kind[1], given=kind[2])
    if length := _LENGTH.fullmatch(what):
        return NotUnderstood("pack-length", path=path, wanted=int(length[1]))
    if word := _WORD.fullmatch(what):
        return NotUnderstood("pack-word", path=path, value=printable(word[1]))
    return NotUnderstood("pack-misfit", path=path)


def inside(outer: str, inner: str) -> str:
    """One path in another."""
    return f"{outer}.{inner}" if outer and inner and not inner.startswith("[") else outer + inner
