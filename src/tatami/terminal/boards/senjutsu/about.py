"""The card under the cursor in words, where the mat has lines left for it."""

from __future__ import annotations

from ...canvas import Area, Canvas, fit
from ...palette import PLAIN, USUZUMI, Ink
from ..board import Scene
from ..spans import in_lines
from .who import card_in_short


def draw_about(canvas: Canvas, area: Area, scene: Scene) -> None:
    """What the one card says that is meant; the rest of a long text is under `i`."""
    things = {scene.cursor} if scene.cursor else scene.aimed | scene.chosen
    cards = sorted(thing for thing in things if thing.startswith("card."))
    if len(cards) != 1:
        return
    told = in_lines(card_in_short(scene.view, scene.teller, cards[0]), area.width - 1)
    if len(told) > area.height > 0:
        last = fit(told[area.height - 1], area.width - 3).removesuffix("…").rstrip()
        told = [*told[: area.height - 1], f"{last} …"]
    for k, line in enumerate(told[: area.height]):
        canvas.text(area.x, area.y + k, line, PLAIN if k else Ink(USUZUMI))
