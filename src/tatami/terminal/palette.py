"""The colours of the mat (design tokens, day), and the signs that stand beside every colour."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rich.style import Style

WASHI: Final = "#f6f0e1"
WASHI_SHADE: Final = "#e9dfc8"
MAT: Final = "#e1dab8"
HERI: Final = "#1f3a4d"
ON_HERI: Final = "#f1e9d6"
BACK_LINE: Final = "#5b7587"
SUMI: Final = "#1d1a17"
USUZUMI: Final = "#5a5249"
ON_MAT: Final = "#575042"
FAINT: Final = "#a79f80"
AI: Final = "#1b5573"
SHU: Final = "#c8402b"
SHU_TEXT: Final = "#a52f1c"
LEGAL: Final = "#7a5608"
KOKE: Final = "#4d6629"
HANA: Final = "#8f3358"
CARD: Final = "#fbf6ea"
CARD_LINE: Final = "#8d8575"

SEATS: Final = ("#b13a2b", "#b5651a", "#8f750f", "#4f7d3a", "#22678d", "#6d4f93", "#2f2c29")
CRESTS: Final = "巴梅菱松波桔十"
"""Tomoe, plum, lozenge, pine, wave, bellflower, cross: a seat is always colour and crest."""

CLANS: Final = ("#7a5aa6", "#4f7d3a", "#8d7612", "#b13a2b", "#22678d")
"""Hojo, Mori, Oda, Takeda, Uesugi."""


SIXTEEN: Final = {
    **dict.fromkeys((WASHI, WASHI_SHADE, CARD, ON_HERI), "#ffffff"),
    **dict.fromkeys((SUMI, ON_MAT, LEGAL), "#000000"),
    **dict.fromkeys((USUZUMI, FAINT, CARD_LINE), "#555555"),
    **dict.fromkeys((AI, HERI), "#0000aa"),
    **dict.fromkeys((SHU, SHU_TEXT), "#aa0000"),
    **dict.fromkeys((MAT, BACK_LINE), "#aaaaaa"),
    KOKE: "#008000",
    HANA: "#aa00aa",
    **dict(
        zip(SEATS, ("#aa0000", "#aa5500", "#555555", "#008000", "#0000aa", "#aa00aa", "#000000"), strict=True)
    ),
    **dict(zip(CLANS, ("#aa00aa", "#008000", "#aa5500", "#aa0000", "#0000aa"), strict=True)),
}
"""What the colours become where a terminal has only sixteen: those it has, chosen to be told apart."""


class Ink(NamedTuple):
    """How something is written."""

    fore: str
    back: str = MAT
    bold: bool = False


PLAIN: Final = Ink(SUMI)
QUIET: Final = Ink(ON_MAT)


@cache
def style_of(ink: Ink) -> Style:
    return Style(color=ink.fore, bgcolor=ink.back, bold=ink.bold)


@cache
def in_sixteen(style: Style) -> Style:
    """The same style in the sixteen colours."""
    fore = SIXTEEN[style.color.name] if style.color else None
    back = SIXTEEN[style.bgcolor.name] if style.bgcolor else None
    return Style(color=fore, bgcolor=back, bold=style.bold)
