"""The little language of negotiation: notes that make up letters and promises (SEN-40 to SEN-45).

A note is the face of a piece that is in no stock. A letter is a row of notes in a place that only its writer
and its reader see (or everybody). All of it is vocabulary: bots understand it, and every reader reads it in
his own language.

    give:<card>            I give you this card
    ask:<card>             you give me exactly this card
    want:<f>.<k>.<v>       you give me some card of that family, kind and value ("any": whichever)
    fit:<card>             what the partner picked for the wants (SEN-R117), in their order
    vow:<promise>          I promise
    plea:<promise>         promise me
    sworn:<promise>        a promise that stands; it binds nobody (SEN-45)
    kept:<promise>         what became of it at the end of its year; so too `broken:` and `overtaken:`
    wonder:<question>      what do you say to this?
    reply:<answer>         what was answered
    mode:open              the exchange itself is made openly (SEN-44); without it face down
    show:<card>            look, I hold this card (SEN-R13); I do not give it
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from .vocabulary import FAMILIES

_KINDS: Final = ("member", "support", "trade")
_VALUES: Final = ("1", "2", "3", "4")
_PROVINCES: Final = 18

Verdict = Literal["kept", "broken", "overtaken"]
VERDICTS: Final[tuple[Verdict, ...]] = ("kept", "broken", "overtaken")
"""What became of a promise."""
REPLIES: Final = ("yes", "no", "silent")


def promise_names(regions: Sequence[str]) -> list[str]:
    """What can be promised, for the year that begins.

    `peace`: not to attack you; `mercy`: to kill none of your hostages; `no_trade`: to use no trade card of
    yours; `first`, `last`: as host, to name that province of yours before (after) all others in Summer;
    `autumn_first`, `autumn_last`: the same for you in Autumn; `attack`: to attack that family; `strike`: to
    attack that province.
    """
    provinces = regions[:_PROVINCES]
    return [
        "peace",
        "mercy",
        "no_trade",
        "autumn_first",
        "autumn_last",
        *(f"first.{p}" for p in provinces),
        *(f"last.{p}" for p in provinces),
        *(f"attack.{f}" for f in FAMILIES),
        *(f"strike.{p}" for p in provinces),
    ]


def question_names() -> list[str]:
    """What can be asked: does he hold such a card, will he attack me, will he attack that family."""
    return [
        *(f"hold.{family}.{kind}" for family in FAMILIES for kind in _KINDS),
        "attack_me",
        *(f"attack.{family}" for family in FAMILIES),
    ]


def want_names() -> list[str]:
    """SEN-R117: wishes that name only a family, a kind or a value."""
    return [
        f"{family}.{kind}.{value}"
        for family in ("any", *FAMILIES)
        for kind in ("any", *_KINDS)
        for value in ("any", *_VALUES)
        if (family, kind, value) != ("any", "any", "any")
    ]


def note_names(cards: Iterable[str], regions: Sequence[str]) -> list[str]:
    """All notes there can be, in one fixed order."""
    cards = list(cards)
    promises = promise_names(regions)
    return [
        *(f"give:{card}" for card in cards),
        *(f"ask:{card}" for card in cards),
        *(f"fit:{card}" for card in cards),
        *(f"want:{want}" for want in want_names()),
        *(f"vow:{promise}" for promise in promises),
        *(f"plea:{promise}" for promise in promises),
        *(f"sworn:{promise}" for promise in promises),
        *(f"wonder:{question}" for question in question_names()),
        *(f"reply:{reply}" for reply in REPLIES),
        "mode:open",
        *(f"show:{card}" for card in cards),
        *(f"{verdict}:{promise}" for verdict in VERDICTS for promise in promises),
    ]
