"""Senji on the mat: the map in letters for any pack and any size, hands, letters, and nothing hidden.

The pictures in `boards/` are drawn anew by `python -m tests.terminal.test_senji_mat`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from tatami.games.senji import RULES, SHELF
from tatami.games.senji.box import PROVINCES, REGIONS
from tatami.games.senji.pieces import HANAFUDA, HAND, ORDER
from tatami.games.senji.table import Senji
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR
from tatami.terminal.boards import board_for
from tatami.terminal.boards.board import Scene
from tatami.terminal.boards.senji.map import chart_for
from tatami.terminal.boards.senji.places import laid_out
from tatami.terminal.canvas import Picture
from tatami.terminal.host import LocalTable
from tatami.terminal.phrases import choice_for
from tests.games.senji import packs, scenes_autumn, scenes_summer, scenes_winter
from tests.terminal.senji_tables import LANGUAGES, at, senji
from tests.terminal.tables import a_table, table_of, walk
from tests.terminal.test_boards import check_picture

PICTURES = Path(__file__).parent / "boards"
SHOWN = [(count, lang) for count in (3, 6) for lang in LANGUAGES]
SIZES = ((80, 13), (80, 30), (110, 34), (200, 60), (40, 10), (24, 6))
BOARD = board_for(RULES)


def drawn(table: LocalTable, width: int = 80, height: int = 13, viewer: int | None = None) -> Picture:
    seat = table.person_asked()
    assert seat is not None
    legal = choice_for(table, BOARD, seat).touchable
    viewer = seat if viewer is None else viewer
    return BOARD.draw(Scene(table.view(viewer), table.teller(viewer), legal), width, height)


def at_table(position: Senji, lang: str = "en") -> LocalTable:
    """A position with people on all cushions."""
    return table_of(position, ",".join(f"you:{name}" for name in "ABCDEF"[: position.seats]), lang)


def shown(count: int, lang: str) -> str:
    """Small and large, as they stand in the file."""
    table = at("Orders", count, lang=lang, nth=2)
    sizes = ((80, 13), (110, 34))
    return "\n".join(f"{w}x{h}\n{drawn(table, w, h).text()}\n" for w, h in sizes)


@pytest.mark.parametrize(("count", "lang"), SHOWN)
def test_the_mat_looks_as_it_did(count: int, lang: str) -> None:
    expected = (PICTURES / f"senji-{count}-{lang}.txt").read_text(encoding="utf-8")
    assert shown(count, lang) == expected


@pytest.mark.parametrize("count", [3, 4, 6])
def test_the_mat_is_drawn_at_every_size_and_moment_for_player_and_spectator(count: int) -> None:
    table = senji(count, lang="uk")
    for number, seat in enumerate(walk(table, Random("sizes"))):
        width, height = SIZES[number % len(SIZES)]
        for viewer in (seat, SPECTATOR):
            check_picture(drawn(table, width, height, viewer), width)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_six_fit_on_a_terminal_of_24_lines(lang: str) -> None:
    """Players and the whole map while it is needed; in Winter, in battle and in a long Autumn what they are
    about is above the map. 24 lines are 13 for the mat."""
    table, seen = senji(6, lang=lang, years=3), set()
    for seat in walk(table, Random("w")):
        state, picture = table.view(seat).table, drawn(table)
        rows = [area.y for thing, area in picture.things.items() if thing.startswith("region.")]
        if state.battle or state.phase in ("winter", "autumn"):
            below = sum(row >= picture.height - 8 for row in rows)
            told = 1 + len(state.groups)  # where a battle is, and where others go, stands above as well
            assert picture.height <= 13 or below >= REGIONS - told
        else:
            assert max(rows) < 11
        seen.add(state.phase)
        for other in range(6):
            name = table.teller(seat).seat(other)[:2]
            assert any(name in line for line in picture.text().splitlines()[:3])
    assert seen >= {"preparation", "winter", "spring", "summer", "autumn"}


def test_the_north_stays_in_the_north_however_low_the_map_is() -> None:
    for lang in LANGUAGES:
        table = senji(6, lang=lang)
        scene = Scene(table.view(0), table.teller(0))
        chart, region = chart_for(scene, 80, 8), table.view(0).table.box.region
        assert chart.height == 8
        rows = {name: chart.places[region[name]][1] for name in region}
        for north, south in (
            ("mutsu", "hitachi"),
            ("echizen", "owari"),
            ("echigo", "sagami"),
            ("hizen", "satsuma"),
        ):
            assert rows[north] < rows[south]
        assert rows["iyo"] <= rows["satsuma"]


def test_everything_that_can_be_touched_is_in_the_picture() -> None:
    table = senji(5, seed="8")
    places = ("region", "seat", "card", "letter", "lot")
    for seat in walk(table, Random("things")):
        touchable = choice_for(table, BOARD, seat).touchable
        own = {f"card.{RULES.faces[f]}" for p in (HAND, HANAFUDA) for f in table.view(seat).faces(p[seat])}
        wanted = {
            thing
            for thing in touchable
            if thing.partition(".")[0] in places and (not thing.startswith("card.") or thing in own)
        }
        assert wanted <= drawn(table).things.keys()


# --- the map ---------------------------------------------------------------------------------------


@pytest.fixture
def owners_box() -> Iterator[str]:
    """A pack with the map mirrored, forgotten after the test."""
    with packs.shelf_as_before():
        yield RULES.offer(packs.raw(packs.other_pack())).box.name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_regions_share_a_cell_whatever_the_pack_and_the_size(
    owners_box: str, size: tuple[int, int], lang: str
) -> None:
    for data in ("house", owners_box):
        table = a_table("senji", "you,random,random", lang=lang, options={"data": data})
        chart = chart_for(Scene(table.view(0), table.teller(0)), *size)
        cells = [
            (x + dx, y + dy)
            for (x, y), (wide, tall) in zip(chart.places, chart.sizes, strict=True)
            for dx in range(wide)
            for dy in range(tall)
        ]
        assert len(cells) == len(set(cells))
        assert all(0 <= x < size[0] and 0 <= y < chart.height for x, y in cells)
        assert len(chart.places) == REGIONS


def test_a_mirrored_map_is_drawn_mirrored(owners_box: str) -> None:
    """The north stays in the north, and what was in the west is in the east."""
    columns = {}
    for data in ("house", owners_box):
        table = a_table("senji", "you,random,random", options={"data": data})
        chart = chart_for(Scene(table.view(0), table.teller(0)), 110, 30)
        box = SHELF[data].box
        columns[data] = {box.regions[p]: chart.places[p] for p in range(PROVINCES)}
    house, other = columns["house"], columns[owners_box]
    assert house["hizen"][0] < house["izumo"][0] < house["mutsu"][0]
    assert other["hizen"][0] > other["izumo"][0] > other["mutsu"][0]
    assert house["mutsu"][1] < house["owari"][1] < house["satsuma"][1]
    assert other["mutsu"][1] < other["owari"][1] < other["satsuma"][1]


def test_where_labels_cannot_fit_there_is_no_layout() -> None:
    points = ((0.0, 0.0), (1.0, 1.0))
    assert laid_out(points, ((5, 1), (5, 1)), 2, 9, 1) is None
    assert laid_out(points, ((5, 1), (5, 1)), 2, 11, 1) == ((0, 0), (6, 0))


def test_orders_are_shown_to_whoever_laid_them_and_closed_provinces_are_hatched() -> None:
    table = at("Orders", 3, nth=1)
    view = table.view(0)
    text = drawn(table).text()
    signs = {"production": "[✿]", "recruitment": "[+]", "march": "[→]"}
    known = [view.face(ORDER[p]) for p in range(PROVINCES) if view.count(ORDER[p])]
    own = [RULES.faces[face].partition(":")[2] for face in known if face != HIDDEN]
    assert own
    assert all(signs[order] in text for order in own)
    assert text.count("[?]") == known.count(HIDDEN)
    assert "▒▒ Hizen" in text
    assert "帝" in text
    watched = drawn(table, viewer=SPECTATOR).text()
    assert watched.count("[?]") == len(known)


def test_what_may_be_touched_is_marked_by_a_sign() -> None:
    table = at("Orders", 4)
    text = drawn(table).text()
    for region in choice_for(table, BOARD, 0).touchable:
        if region.startswith("region."):
            assert f"▸{table.teller(0).named('region', region.partition('.')[2])}" in text


def test_pieces_of_several_stand_in_a_sea_with_their_signs() -> None:
    g = scenes_summer.scene(4, units={"A": "north_sea*3", "B": "north_sea*2"}, samurai={"oda": "B north_sea"})
    text = drawn(at_table(g)).text()
    assert "竜3 扇2O" in text


# --- what the seasons are about ----------------------------------------------------------------------


def test_a_battle_shows_both_sides_dice_and_strength() -> None:
    g = scenes_summer.scene(
        4,
        units={"B": "owari*4", "C": "echizen*2"},
        samurai={"hosokawa": "B owari", "oda": "C echizen"},
        orders="owari=march",
    )
    scenes_summer.march_to(g, "owari", "land", "to echizen 3", "hosokawa to echizen")
    table = at_table(g)
    text = drawn(table, 110, 40).text()
    assert "Battle: Echizen" in text
    assert "Attacker 扇 B: 3 units; samurai: Hosokawa" in text
    assert "Defender 桜 C: 2 units; samurai: Oda" in text
    assert "Without support the attacker wins with" in text
    assert "⚔" in text
    scenes_summer.to_support(g)
    text = drawn(at_table(g), 110, 40).text()
    assert "dice set aside: 2" in text
    assert "Dice: " in text


def test_letters_promises_and_bids_are_read_by_those_who_may() -> None:
    g = scenes_winter.winter("green yellow black blue")
    scenes_winter.say(g, "A", "letter B: give green_trade_2, vow peace", "letter all: want any.trade.any")
    scenes_winter.say(g, "C", "bids: 1 black_member_heir")
    table = at_table(g)
    mine, theirs, others = (
        "\n".join(BOARD.describe(table.view(seat), table.teller(seat))) for seat in (0, 1, 2)
    )
    assert "Your letter to B: I give a trade card of the green family (2)" in mine
    assert "Your letter to all: I ask for any trade card" in mine
    assert "Letter from A: I give a trade card" in theirs
    assert "trade card of the green family (2)" not in others
    assert "your bid: heir of the black family (4)" in others
    assert "C has bid 1 card face down" in mine
    assert "heir of the black family" not in mine
    assert "letter.A" in BOARD.draw(Scene(table.view(1), table.teller(1)), 80, 13).things


def test_a_letter_says_that_its_reader_has_read_it_and_is_ready() -> None:
    g = scenes_winter.winter("green yellow black blue")
    scenes_winter.do(g, "B: ready", "A: letter B: give green_trade_2", "A: letter C: give green_trade_1")
    told = "\n".join(BOARD.describe(at_table(g).view(0), at_table(g).teller(0)))
    assert "has read it" not in told, "a letter wakes everybody"
    scenes_winter.do(g, "B: ready")
    told = "\n".join(BOARD.describe(at_table(g).view(0), at_table(g).teller(0)))
    assert "Your letter to B (B has read it and is ready): I give" in told
    assert "Your letter to C: I give" in told


def test_bids_that_a_tie_has_locked_are_told_to_all() -> None:
    g = scenes_winter.winter("green yellow black blue")
    scenes_winter.say(g, "A", "bids: 1 green_trade_2")
    scenes_winter.say(g, "B", "bids: 1 yellow_trade_2")
    for seat in "ABCD":
        scenes_winter.say(g, seat, "ready")
    table = at_table(g)
    text = "\n".join(BOARD.describe(table.view(2), table.teller(2)))
    assert "A has bid trade card of the green family (2)" in text
    assert "B has bid trade card of the yellow family (2)" in text


def test_hands_are_grouped_and_sets_are_named() -> None:
    cards = "plum_5 iris_5 pine_5"
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2 blue_member_heir"}, hanafuda={"A": cards})
    table = at_table(g)
    text = drawn(table, 110, 40).text()
    assert "扇 商2" in text
    assert "桜 人4" in text
    assert "Sets you can make: 3 cards of one value (+4)" in text
    assert any("Sets you can make" in line for line in BOARD.secrets(table.view(0), table.teller(0)))


def test_nobody_reads_anothers_cards() -> None:
    table = senji(4)
    for seat in walk(table, Random("secrets")):
        told = "\n".join(BOARD.describe(table.view(SPECTATOR), table.teller(SPECTATOR)))
        assert "Diplomacy:" not in told
        things = drawn(table, viewer=SPECTATOR).things
        assert not any(thing.startswith("card.") for thing in things)
        held = {f"card.{RULES.faces[f]}" for p in (HAND, HANAFUDA) for f in table.view(seat).faces(p[seat])}
        shown_cards = {thing for thing in drawn(table).things if thing.startswith("card.")}
        assert {card for card in shown_cards if not card.endswith("_dummy")} <= held


def test_a_region_is_looked_up_with_its_neighbours() -> None:
    table = at("Orders", 4)
    entry = BOARD.entry(table.view(0), table.teller(0), "region.bungo")
    assert entry is not None
    assert entry.title == "Bungo"
    assert "by land: Hizen, Satsuma" in entry.text
    assert "across a strait: Iyo, Nagato" in entry.text
    assert "on the sea: South Sea" in entry.text
    who = BOARD.who(table.view(0), table.teller(0), is_drawn=True)
    assert {"region.mutsu", "seat.A", "samurai.oda", "sign"} <= {entry.thing for entry in who}
    assert all(cell_len(entry.title) < 70 for entry in who)


if __name__ == "__main__":
    for players, language in SHOWN:
        path = PICTURES / f"senji-{players}-{language}.txt"
        path.write_text(shown(players, language), encoding="utf-8")
