"""What a payload does to somebody, in words: what is taken, and what is done (in the order of SJT-R49)."""

from __future__ import annotations

from typing import Final, Literal

from ..pack import Payload
from .saying import Said, join, say

WOUNDS: Final = ("w", "heavy")
STATUSES: Final = ("stun", "limp", "poison")
FORCES: Final = ("pull", "push", "rotate")

Mode = Literal["plain", "more", "instead"]

TARGET: Final = say("target")


def taken(payload: Payload, words: tuple[str, ...] = (*WOUNDS, *STATUSES)) -> Said | None:
    """The cards of these kinds that it gives."""
    nouns = [say(f"harm-{word}", n=getattr(payload, word)) for word in words if getattr(payload, word)]
    return join("and", nouns) if nouns else None


def forces(payload: Payload, whom: Said, there: bool = False) -> list[Said]:
    """What moves or fells somebody; `there` if whom it moves is told by where they stand."""
    done: list[Said] = [say("defeat", whom=whom)] if payload.defeat else []
    return done + [
        say(word, n=getattr(payload, word), whom=whom, there=there)
        for word in FORCES
        if getattr(payload, word)
    ]


def suffered(payload: Payload) -> Said | None:
    """As it is told of a target, after a colon: “1 wound, then push the target 1 cell”."""
    told = [say("harm-defeat")] if payload.defeat else []
    got = taken(payload)
    felt: list[Said] = [*told, *([got] if got else [])]
    moved = forces(_without_defeat(payload), TARGET)
    head = [join("and", felt)] if felt else []
    return join("then", [*head, *moved]) if head or moved else None


def is_done(payload: Payload) -> bool:
    """Whether somebody must do something to the target, not only hand out cards."""
    return any(getattr(payload, word) for word in FORCES)


def dealt(payload: Payload, whom: Said | None, mode: Mode) -> list[Said]:
    """As something to do: “deal 1 wound more”, “give a limp card to whoever stands straight ahead”."""
    done: list[Said] = []
    wounds, statuses = taken(payload, WOUNDS), taken(payload, STATUSES)
    if wounds and whom is None:
        done.append(say("deal", what=wounds, mode=mode))
    elif wounds and whom is not None:
        done.append(say("deal-to", what=wounds, mode=mode, whom=whom))
    if statuses:
        done.append(say("give", what=statuses) if whom is None else say("give-to", what=statuses, whom=whom))
    if payload.mark:
        done.append(say("mark", whom=whom or say("there")))
    return done + forces(payload, whom or TARGET, there=whom is not None)


def _without_defeat(payload: Payload) -> Payload:
    return Payload(pull=payload.pull, push=payload.push, rotate=payload.rotate)
