"""Small ways to say what is `Called` and `Joined` under the texts of cards."""

from __future__ import annotations

from collections.abc import Iterable

from tatami.hooks.naming import Called, Joined, Joint, Piece

Said = Called | Joined


def say(key: str, **parts: bool | int | str | Said) -> Called:
    """The text `senjutsu-text-<key>`: numbers to count, words and truths to select by, and others in it."""
    return Called(f"text-{key}", tuple(_piece(name, value) for name, value in parts.items()))


def _piece(name: str, value: bool | int | str | Said) -> Piece:
    if isinstance(value, bool):
        return name, "word", "yes" if value else "no"
    if isinstance(value, int):
        return name, "number", value
    return (name, "word", value) if isinstance(value, str) else (name, "called", value)


def join(joint: Joint, things: Iterable[Said]) -> Said:
    """Several as one; one is itself."""
    some = tuple(things)
    return some[0] if len(some) == 1 else Joined(joint, some)
