"""Where two worlds that a viewer cannot tell apart are told of differently: may they be?"""

from __future__ import annotations

from tatami.kernel.events import Event, Glimpsed, Laid, Moved, Private, Rewriting, Turned
from tatami.kernel.pieces import HIDDEN


def check_difference(told: list[Event], heard: list[Event]) -> None:
    """Two worlds may part only by a face that is shown to the viewer, and not before it is shown."""
    for one, two in zip(told, heard, strict=False):
        if one != two:
            if _tells_a_note(one) or _tells_a_note(two):
                return
            parts = type(one) is type(two) and HIDDEN not in (_face_of(one), _face_of(two))
            if not parts or _shown(one) == _shown(two):
                raise AssertionError(
                    f"told differently before anything was shown: {one} / {two}. If sealed answers are made "
                    "known here (who acts, how many pieces go), tell an event that `discloses` before it"
                )
            return
    assert len(told) == len(heard), f"told more in one world: {told} / {heard}"


def _tells_a_note(event: Event) -> bool:
    """Whether the viewer is told by it what was written, or what only notes said until now."""
    return event.discloses or isinstance(event, Private | Rewriting)


def _shown(event: Event) -> tuple[int, ...]:
    """What is shown and where, without who knew of it before: that may not differ if the rest is the same."""
    if isinstance(event, Moved):
        return event.source, event.at, event.goal, event.face
    if isinstance(event, Turned | Glimpsed):
        return event.place, event.at, event.face
    return (event.place, event.face) if isinstance(event, Laid) else ()


def _face_of(event: Event) -> int:
    """What it shows."""
    return event.face if isinstance(event, Moved | Laid | Turned | Glimpsed) else HIDDEN
