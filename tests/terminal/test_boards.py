"""The boards: drawn at every size, told in words, and nothing on them that is hidden."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.color import ColorSystem

from tatami.kernel.seats import SPECTATOR
from tatami.terminal import palette
from tatami.terminal.bars import answer_list
from tatami.terminal.boards import board_for
from tatami.terminal.boards.board import Scene
from tatami.terminal.canvas import Area, Canvas, Picture, fit
from tatami.terminal.near import neighbour
from tatami.terminal.palette import Ink, in_sixteen, style_of
from tatami.terminal.phrases import choice_for
from tests.terminal.tables import a_table, walk

SIZES = ((80, 13), (80, 30), (86, 29), (110, 20), (200, 60), (40, 10))
TABLES = [
    ("tenno", "you,random", {}),
    ("tenno", "you,random,random,random", {"memory_aid": True}),
    ("tenno", "you,random,random,random,random,random,random", {"colours": "chosen"}),
    ("shinobi", "you,random,random", {}),
    ("shinobi", "you,random,random,random,random", {}),
    ("samurai-sword", "you,random,random", {}),
    ("samurai-sword", "you,random,random,random,random", {"geisha_on_oneself": True}),
    ("samurai-sword", "you,random,random,random,random,random,random", {}),
    ("template", "you,random,random", {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_board_is_drawn_at_every_size_for_player_and_spectator(
    game: str, seats: str, options: dict[str, object]
) -> None:
    table = a_table(game, seats, options=options)
    board = board_for(table.rules)
    for number, seat in enumerate(walk(table, Random("sizes"))):
        choice = choice_for(table, board, seat)
        width, height = SIZES[number % len(SIZES)]
        for viewer in (seat, SPECTATOR):
            scene = Scene(table.view(viewer), table.teller(viewer), choice.touchable)
            check_picture(board.draw(scene, width, height), width)


def check_picture(picture: Picture, width: int) -> None:
    for line in picture.lines:
        assert sum(cell_len(segment.text) for segment in line) == width
    for area in picture.things.values():
        assert area.width > 0
        assert area.height > 0
        assert area.x >= 0
        assert area.y < picture.height


@pytest.mark.parametrize(("game", "seats", "options"), TABLES[:-1])
def test_everything_that_can_be_touched_on_the_table_is_in_the_picture(
    game: str, seats: str, options: dict[str, object]
) -> None:
    table = a_table(game, seats, options=options)
    board = board_for(table.rules)
    for seat in walk(table, Random("things")):
        choice = choice_for(table, board, seat)
        picture = board.draw(Scene(table.view(seat), table.teller(seat), choice.touchable), 80, 13)
        kinds = ("row", "hand", "province", "seat", "deck", "discard")
        places = {touch for touch in choice.touchable if touch.partition(".")[0] in kinds}
        assert places <= picture.things.keys()


def hands_in_words(text: str) -> list[str]:
    return re.findall(r"cards? in hand:?", text)


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_the_table_in_words_names_the_viewers_cards_and_nobody_elses(game: str) -> None:
    table = a_table(game, "you:Olena,you:Petro,random")
    board = board_for(table.rules)
    for seat in walk(table, Random("words")):
        lines = board.describe(table.view(seat), table.teller(seat))
        for other, line in enumerate(lines[:3]):
            assert line.startswith("ABC"[other])
            named = [word for word in hands_in_words(line) if word.endswith(":")]
            empty = " 0 cards in hand" in line
            assert bool(named) == (other == seat and not empty), line


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_picture_shows_no_face_that_the_viewer_does_not_see(viewer: int) -> None:
    table = a_table("tenno", "you,random,random", options={"first_player": "A"})
    table.answer(0, "arrange 1 2 3")
    for _ in table.advance():
        pass
    picture = board_for(table.rules).draw(Scene(table.view(viewer), table.teller(viewer)), 120, 40).text()
    peasants = picture.count("農")
    assert peasants == (3 if viewer == 1 else 0)


def test_the_spectator_of_shinobi_sees_neither_hands_nor_clans() -> None:
    table = a_table("shinobi", "you,random,random", options={"first_player": "A"})
    scene = Scene(table.view(SPECTATOR), table.teller(SPECTATOR))
    picture = board_for(table.rules).draw(scene, 120, 40)
    assert picture.text().count("?") == 3
    assert "Ninja" not in picture.text()
    assert not any("/" in thing for thing in picture.things)


# --- canvas, colours, cursor ----------------------------------------------------------------------


def test_wide_characters_take_two_cells_and_nothing_is_written_beyond_the_edge() -> None:
    canvas = Canvas(6)
    assert canvas.text(0, 0, "忍 a") == 4
    canvas.text(5, 0, "忍")
    canvas.text(4, 1, "abcdef")
    assert canvas.picture().text() == "忍 a\n    ab"


def test_a_text_is_cut_with_an_ellipsis_where_it_does_not_fit() -> None:
    assert fit("Samurai", 7) == "Samurai"
    assert fit("Samurai", 6) == "Samur…"
    assert cell_len(fit("将軍将軍", 4)) <= 4
    assert fit("Samurai", 0) == ""


def test_the_smaller_thing_is_touched_where_two_lie_on_each_other() -> None:
    canvas = Canvas(10)
    canvas.text(0, 3, " ")
    canvas.thing("province", Area(0, 0, 10, 4))
    canvas.thing("army", Area(2, 1, 3, 2))
    canvas.thing("army", Area(6, 1, 3, 2))
    picture = canvas.picture()
    assert [picture.thing_at(x, 1) for x in (0, 2, 7)] == ["province", "army", "army"]
    assert picture.thing_at(0, 9) is None


def test_the_cursor_goes_to_the_nearest_thing_that_way() -> None:
    things = {"a": Area(0, 0, 4, 2), "b": Area(10, 0, 4, 2), "c": Area(0, 6, 4, 2)}
    assert neighbour(things, "a", "right") == "b"
    assert neighbour(things, "a", "down") == "c"
    assert neighbour(things, "b", "left") == "a"
    assert neighbour(things, "a", "up") == "a"
    assert neighbour(things, "gone", "up") == "a"


PAIRS = [
    (palette.SUMI, palette.WASHI),
    (palette.SUMI, palette.MAT),
    (palette.SUMI, palette.CARD),
    (palette.USUZUMI, palette.WASHI),
    (palette.USUZUMI, palette.CARD),
    (palette.ON_MAT, palette.MAT),
    (palette.SHU_TEXT, palette.MAT),
    (palette.SHU_TEXT, palette.WASHI),
    (palette.LEGAL, palette.MAT),
    (palette.AI, palette.WASHI),
    (palette.AI, palette.MAT),
    (palette.WASHI, palette.AI),
    (palette.CARD, palette.AI),
    (palette.CARD, palette.LEGAL),
    (palette.ON_HERI, palette.HERI),
    (palette.CARD, palette.SHU),
    *((ink, palette.WASHI) for ink in (palette.KOKE, palette.HANA, palette.LEGAL)),
    *((ink, palette.WASHI_SHADE) for ink in (palette.SUMI, palette.USUZUMI, palette.AI, palette.SHU_TEXT)),
    *((ink, palette.WASHI_SHADE) for ink in (palette.KOKE, palette.HANA)),
    *((palette.CARD, colour) for colour in (*palette.SEATS, *palette.CLANS)),
    *((colour, palette.CARD) for colour in (*palette.SEATS, *palette.CLANS)),
]


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("fore", "back"), PAIRS)
def test_every_ink_can_be_read_on_its_ground(fore: str, back: str) -> None:
    light, dark = sorted((luminance(fore), luminance(back)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4


@pytest.mark.parametrize(("fore", "back"), PAIRS)
def test_every_ink_can_be_told_from_its_ground_in_sixteen_colours(fore: str, back: str) -> None:
    style = in_sixteen(style_of(Ink(fore, back)))
    assert style.color is not None
    assert style.bgcolor is not None
    sixteen = ColorSystem.STANDARD
    assert style.color.downgrade(sixteen) != style.bgcolor.downgrade(sixteen)


def test_every_colour_of_the_mat_has_its_place_among_the_sixteen() -> None:
    colours = [value for value in vars(palette).values() if isinstance(value, str) and value.startswith("#")]
    assert {*colours, *palette.SEATS, *palette.CLANS} <= palette.SIXTEEN.keys()


def test_an_answer_too_long_for_its_line_goes_on_below() -> None:
    labels = [f"{'Переместить войска ' * 5}в провинцию игрока {name}" for name in ("Botan", "Chie")]
    picture = answer_list(80, 6, labels, 0)
    assert "Botan" in picture.text()
    assert "Chie" in picture.text()
    assert picture.things["offer.1"].y == picture.things["offer.0"].height == 2
