"""Where the cursor goes: the nearest thing in a direction."""

from __future__ import annotations

from collections.abc import Mapping

from .canvas import Area

WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def neighbour(things: Mapping[str, Area], here: str, way: str) -> str:
    """The nearest thing that way; the same one if there is none."""
    if here not in things:
        return next(iter(things), here)
    dx, dy = WAYS[way]
    x, y = _middle(things[here])
    best, nearest = here, 0.0
    for name, area in things.items():
        ox, oy = _middle(area)
        ahead = (ox - x) * dx + (oy - y) * dy
        aside = abs((ox - x) * dy) + abs((oy - y) * dx)
        # A cell is twice as high as wide, so a step aside counts by what it looks like.
        far = ahead + 2 * aside if dx else 2 * ahead + aside
        if ahead > 0 and name != here and (best == here or far < nearest):
            best, nearest = name, far
    return best


def _middle(area: Area) -> tuple[float, float]:
    return area.x + area.width / 2, area.y + area.height / 2
