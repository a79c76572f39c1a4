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
SUMI: Final = "#1d1a17"
USUZUMI: Final = "#5a5249"
ON_MAT: Final = "#575042"
FAINT: Final = "#a79f80"
AI: Final = "#1b5573"
SHU: Final = "#c8402b"
SHU_TEXT: Final = "#a52f1c"
LEGAL: Final = "#7a5608"
KOKE: Final = "#4d6629"
CARD: Final = "#fbf6ea"
CARD_LINE: Final = "#8d8575"

SEATS: Final = ("#b13a2b", "#b5651a", "#8f750f", "#4f7d3a", "#22678d", "#6d4f93", "#2f2c29")
CRESTS: Final = "巴梅菱松波桔十"
"""Tomoe, plum, lozenge, pine, wave, bellflower, cross: a seat is always colour and crest."""

CLANS: Final = ("#7a5aa6", "#4f7d3a", "#8f750f", "#b13a2b", "#22678d")
"""Hojo, Mori, Oda, Takeda, Uesugi."""


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
