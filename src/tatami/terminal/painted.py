"""A widget that shows a picture and says what in it was touched."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .canvas import Area, Picture
from .palette import MAT, Ink, in_sixteen, style_of

Painter = Callable[[int, int], Picture]
"""Draws for a width; the height is a wish."""


class Painted(Widget):
    """Shows what its painter draws for the room there is."""

    can_focus = False

    class Touched(Message):
        """A thing in the picture was clicked."""

        def __init__(self, widget: Painted, thing: str) -> None:
            super().__init__()
            self.widget = widget
            self.thing = thing

        @property
        def control(self) -> Painted:
            return self.widget

    def __init__(self, ground: str = MAT, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ground = style_of(Ink(MAT, ground))
        self._painter: Painter | None = None
        self._picture: Picture | None = None
        self._drawn_for = (0, 0)
        self.room = 0
        """How many lines the picture may take; the widget itself is as high as the picture."""

    def paint(self, painter: Painter) -> None:
        """From now on shows what this painter draws."""
        self._painter = painter
        self._picture = None
        self.refresh(layout=True)

    def picture(self, width: int | None = None) -> Picture | None:
        """The picture for that width, or for the width it has."""
        wanted = (width or self.size.width, self.room)
        if self._painter is None or wanted[0] <= 0:
            return None
        if self._picture is None or self._drawn_for != wanted:
            self._picture = self._painter(*wanted)
            self._drawn_for = wanted
        return self._picture

    def area(self, thing: str) -> Area | None:
        """Where a thing lies in the picture."""
        picture = self.picture()
        return picture.things.get(thing) if picture else None

    def bring_into_view(self, thing: str) -> None:
        """Scrolls the container so far that the thing is seen."""
        area, room = self.area(thing), self.parent
        if area is None or not isinstance(room, VerticalScroll):
            return
        if area.y < room.scroll_y:
            room.scroll_to(y=area.y, animate=False)
        elif area.y + area.height > room.scroll_y + room.size.height:
            room.scroll_to(y=area.y + area.height - room.size.height, animate=False)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        picture = self.picture(width)
        return picture.height if picture else 1

    def render_line(self, y: int) -> Strip:
        picture = self.picture()
        few = getattr(self.app, "has_few_colours", False)
        ground = in_sixteen(self._ground) if few else self._ground
        if picture is None or y >= picture.height:
            return Strip.blank(self.size.width, ground)
        line = picture.lines[y]
        if few:
            line = [Segment(text, in_sixteen(style) if style else None) for text, style, _ in line]
        return Strip(line, picture.width).adjust_cell_length(self.size.width, ground)

    def on_click(self, event: events.Click) -> None:
        picture = self.picture()
        thing = picture.thing_at(event.x, event.y) if picture else None
        if thing is not None:
            event.stop()
            self.post_message(self.Touched(self, thing))
