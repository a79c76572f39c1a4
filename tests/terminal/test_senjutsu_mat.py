"""Senjutsu on the mat: the field, the fighters, one's own cards, what a card would do, decks."""

from __future__ import annotations

import re
from random import Random

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.facts import Blocked
from tatami.games.senjutsu.projecting import project
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import SPECTATOR
from tatami.terminal.asking import Asking
from tatami.terminal.boards.board import Scene
from tatami.terminal.boards.senjutsu.facts import KAMAE_SIGNS
from tatami.terminal.boards.senjutsu.fighters import branches
from tests.clauses import clause
from tests.games.senjutsu.fights import answer, change, fight, hold, lay, stand
from tests.terminal.senjutsu_tables import (
    BOARD,
    HAND,
    JOINED,
    LANGUAGES,
    SMALL,
    asking,
    at_table,
    drawn,
    duel,
    four,
    senjutsu,
)
from tests.terminal.tables import walk

BOX = RULES.box


def lines_of(asked: Asking, size: tuple[int, int] = SMALL) -> list[str]:
    return drawn(asked, size).text().split("\n")


def until(g: Fight, question: str) -> Fight:
    """Everybody passes what can be passed, and else does the first thing, until that is asked."""
    while type(g.question).__name__ != question:
        seat = g.asked()[0]
        legal = g.legal(seat)
        g.act(seat, next((each for each in legal if each.text == "pass"), legal[0]))
    return g


def row_with(text: str, part: str) -> str:
    return next(line for line in text.split("\n") if part in line)


# --- the field ------------------------------------------------------------------------------------


def test_neighbours_on_the_field_are_neighbours_on_the_mat() -> None:
    things = drawn(asking(duel())).things
    here, field = things["cell.0,0"], RULES.box.field(0)
    steps = [field.text(cell) for cell in field.step[BOX.cell_numbers["0,0"]]]
    shifts = [(things[f"cell.{name}"].x - here.x, things[f"cell.{name}"].y - here.y) for name in steps]
    assert shifts == [(0, -2), (6, -1), (6, 1), (0, 2), (-6, 1), (-6, -1)]


def test_figures_show_who_they_are_and_where_they_look() -> None:
    g = duel()
    assert "A↑" in drawn(asking(g)).text()
    assert "B↓" in drawn(asking(g)).text()
    stand(g, "B", "0,-2", 4)
    assert "B↙" in drawn(asking(g)).text()


def test_terrain_stands_on_its_cells() -> None:
    picture = drawn(asking(duel()))
    lines = picture.text().split("\n")
    for sign, cell in (("岩", "-1,-1"), ("岩", "1,1"), ("竹", "1,-2"), ("屍", "2,-1")):
        area = picture.things[f"cell.{cell}"]
        assert sign in lines[area.y], cell


def test_a_block_shows_its_value_in_the_cell_and_in_a_small_one_too() -> None:
    for g, shown in ((duel(), "盾6"), (four(), "\\6_/")):
        bit = 1 << BOX.cell_numbers["0,-1"]
        g.table.blocks = (Blocked(1, 0, 6, bit, 0),)
        asked = asking(g)
        asked.thing = "seat.A"
        assert shown in drawn(asked).text()


def test_start_cells_are_rings_before_the_fight() -> None:
    g = RULES.new(2, {}, "start")
    assert drawn(asking(g)).text().count("○") == 8
    assert "○" not in row_with(drawn(asking(duel())).text(), "B↓").split("\\ ")[0]


# --- sizes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [duel, four])
def test_everything_fits_80_by_24(make: object, lang: str) -> None:
    g = make()  # type: ignore[operator]
    asked = asking(g, lang=lang)
    picture = drawn(asked)
    assert picture.height <= SMALL[1]
    cells = [cell for cell in range(g.table.plan.size) if g.table.ground.standing >> cell & 1]
    assert {f"cell.{g.table.plan.text(cell)}" for cell in cells} <= set(picture.things)
    assert {f"seat.{letter}" for letter in "ABCD"[: g.seats]} <= set(picture.things)
    for slug in ("plain_cut", "plain_guard", "circling_step", "waterfall_waves", "steel_guard", "light_feet"):
        assert f"card.{slug}" in picture.things


@pytest.mark.parametrize("make", [duel, four])
@pytest.mark.parametrize("size", [SMALL, (85, 29), (165, 47)])
def test_wounds_focus_kamae_limp_track_are_there_at_every_size(make: object, size: tuple[int, int]) -> None:
    text = drawn(asking(make()), size).text()  # type: ignore[operator]
    for sign in ("傷●●○○○", "気◆◆◇", "跛○◑", "痺2", "構", "先 "):
        assert sign in text, sign


@pytest.mark.parametrize("hero", BOX.hero_names)
def test_no_branch_of_a_kamae_tree_is_cut_in_a_narrow_terminal(hero: str) -> None:
    """The Warrior's six branches are the longest line: two that leave one node share it."""
    other = "master" if hero != "master" else "student"
    lines = lines_of(asking(fight(hero, other)))
    told = [line[line.index("構") :].split()[1:] for line in lines if "構" in line][-1]
    shown = {(a, way, b) for a, way, *goals in told for b in goals}
    tree = BOX.heroes[BOX.hero_names.index(hero)].tree
    assert shown == {(KAMAE_SIGNS[a], way, KAMAE_SIGNS[b]) for a, b, way in branches(tree)}


def test_larger_terminals_have_larger_hexes_and_the_card_in_words() -> None:
    asked = asking(duel())
    small, wide, huge = (drawn(asked, size) for size in (SMALL, (85, 29), (165, 47)))
    heights = [picture.things["cell.0,0"].height for picture in (small, wide, huge)]
    assert heights == [2, 4, 6]
    assert "strikes 0,-1." in wide.text()
    assert "strikes 0,-1." not in small.text()
    assert wide.height <= 29
    assert huge.height <= 47


def test_whoever_watches_sees_no_cards() -> None:
    table = at_table(duel())
    scene = Scene(table.view(SPECTATOR), table.teller(SPECTATOR))
    assert "Plain Cut" not in BOARD.draw(scene, *SMALL).text()


# --- sides ----------------------------------------------------------------------------------------


@clause("SJT-R150")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (85, 29), (165, 47)])
def test_the_mat_shows_who_is_ally_and_who_is_opponent(size: tuple[int, int], lang: str) -> None:
    text = drawn(asking(four(), lang=lang), size).text()
    plates = [" ".join(re.findall(f"[友敵]? {each} ", text)) for each in "ABCD"]
    assert [plate.strip()[0] for plate in plates] == ["A", "敵", "友", "敵"]


@clause("SJT-R150")
def test_where_each_fights_for_himself_there_are_no_sides() -> None:
    assert not set("友敵甲乙") & set(drawn(asking(duel())).text())


@clause("SJT-R150")
def test_whoever_watches_sees_the_two_sides() -> None:
    table = at_table(four())
    view, teller = table.view(SPECTATOR), table.teller(SPECTATOR)
    text = BOARD.draw(Scene(view, teller), *SMALL).text()
    assert [sign for sign in text if sign in "甲乙"] == ["甲", "乙", "甲", "乙"]
    assert ", side 2. " in "\n".join(BOARD.describe(view, teller))


def test_the_signs_of_sides_are_explained() -> None:
    table = at_table(four())
    entries = BOARD.who(table.view(0), table.teller(0), is_drawn=True)
    assert "your ally" in next(entry.text for entry in entries if entry.title.startswith("友 敵"))


def test_terrain_is_explained_with_what_it_does_to_whoever_comes_onto_it() -> None:
    told = {}
    for lang in ("en", "uk"):
        table = at_table(four(), lang)
        entries = BOARD.who(table.view(0), table.teller(0), is_drawn=False)
        told[lang] = {entry.thing: entry.text for entry in entries}
    en, uk = told["en"], told["uk"]
    assert "takes a stun card and a limp card" in en["terrain.bamboo"]
    assert "An attack that wounds cuts it down." in en["terrain.bamboo"]
    assert "takes 1 wound and a stun card" in en["terrain.burning_cart"]
    assert en["terrain.corpse"] == "Whoever comes onto it takes a stun card and loses all focus."
    assert "at the end of a turn gains 1 focus" in en["terrain.shrine"]
    assert en["terrain.torii_gate"] == "It can be entered, and nothing happens."
    assert uk["terrain.corpse"] == "Хто сюди стає, отримує карту запаморочення та втрачає все зосередження."


# --- what a card would do -------------------------------------------------------------------------


def test_the_card_under_the_cursor_shows_what_it_would_strike_from_here() -> None:
    asked = asking(duel())
    asked.thing = "card.plain_cut"
    picture = drawn(asked)
    area = picture.things["cell.0,-1"]
    assert "╳1" in picture.text().split("\n")[area.y + 1]
    assert picture.text().count("╳") == 1
    stand(asked._table._course.game, "A", "0,0", 3)
    turned = drawn(asked)
    assert "╳1" in turned.text().split("\n")[turned.things["cell.0,1"].y + 1], (
        "it is in front, where one looks"
    )


def test_the_card_under_the_cursor_shows_what_it_would_block_and_at_which_values() -> None:
    asked = asking(duel())
    asked.thing = "card.plain_guard"
    assert "盾6–2" in drawn(asked).text()
    asked.thing = "seat.A"
    assert "盾" not in drawn(asked).text()


@clause("SJT-R147")
def test_no_cell_off_the_battlefield_is_shown_as_blocked() -> None:
    """At the western edge the guard's left cell is no place to stand."""
    g = stand(duel(), "A", "-3,1", 0)
    guard = BOX.abilities[BOX.by_slug["steel_guard"]]
    cells = {BOX.cell_names[cell] for cell in project(g.table, 0, guard).blocks}
    assert cells == {"-3,0", "-2,0"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_players_at_120_by_40_leave_room_for_the_card_in_words(lang: str) -> None:
    g = hold(fight("student", "master", "ronin", "warrior"), "A", *HAND)
    asked = asking(stand(g, "A", "0,0", 0), lang=lang)
    asked.thing = "card.plain_guard"
    assert "0,-1 (6–2)." in " ".join(drawn(asked, (85, 29)).text().split()), "to the last word"


def test_a_card_that_does_not_fit_ends_with_three_dots() -> None:
    asked = asking(duel())
    asked.thing = "card.plain_guard"
    last = drawn(asked, (85, 17)).text().split("\n")[16]
    assert last.endswith(" …")


def test_a_card_that_is_looked_up_says_what_it_does_from_here() -> None:
    table = at_table(stand(duel(), "B", "0,-1", 3))
    entry = BOARD.entry(table.view(0), table.teller(0), "card.plain_cut")
    assert entry is not None
    assert "From here it strikes 0,-1 (" in entry.text


@clause("SJT-187", "SJT-188", "SJT-181")
@pytest.mark.parametrize(
    ("name", "told"),
    [("strong_poison", "top five cards"), ("stun", "hand limit"), ("limp", "never less than 1")],
)
def test_status_cards_are_explained_where_things_are_looked_up(name: str, told: str) -> None:
    table = at_table(duel())
    view, teller = table.view(0), table.teller(0)
    thing = BOARD.thing_called(view, teller, name)
    assert thing is not None
    entry = BOARD.entry(view, teller, thing)
    assert entry is not None
    assert told in entry.text
    assert entry in BOARD.who(view, teller, is_drawn=True)


# --- answers --------------------------------------------------------------------------------------


def test_giving_up_is_the_last_line_and_asks_again() -> None:
    asked = asking(duel())
    last = asked.labels[-1]
    assert last.startswith("Give up")
    assert asked.take(len(asked.labels) - 1) is None, "one slip of a finger ends no fight"
    assert asked.take(0) == RULES.parse("give up")


def test_a_way_is_chosen_by_its_cell_and_then_by_the_cell_one_looks_at() -> None:
    g = lay(hold(duel(), "A", "circling_step"), A="circling_step")
    until(g, "WayToGo")
    asked = asking(g, g.asked()[0])
    cells = sorted(thing for thing in asked.choice.touchable if thing.startswith("cell."))
    assert cells
    assert asked.touch(cells[0]) == (True, None)
    facings = [thing for thing in asked.choice.touchable if thing.startswith("facing.")]
    if facings:
        assert set(facings) & set(drawn(asked).things), "the neighbours of the cell stand for ways to look"


def test_why_not_of_a_card_and_of_a_cell() -> None:
    g = change(hold(duel(), "A", "tiger_pounce"), "A", focus=0)
    asked = asking(g)
    reason = asked.why_not("card.tiger_pounce")
    assert reason is not None
    assert reason.code == "needs-focus"
    lay(g, A="light_feet")
    until(g, "WayToGo")
    asked = asking(g, g.asked()[0])
    reason = asked.why_not("cell.3,-3")
    assert reason is not None
    assert reason.code == "not-a-way"


def test_kamae_can_be_touched_on_ones_own_tree() -> None:
    g = lay(duel(), A="light_feet")
    until(g, "KamaeToChange")
    asked = asking(g, g.asked()[0])
    assert {thing for thing in asked.choice.touchable if thing.startswith("kamae.")} <= set(
        drawn(asked).things
    )


# --- decks ----------------------------------------------------------------------------------------


def building(lang: str = "en") -> Asking:
    g = RULES.new(2, {}, "deck")
    answer(g, "take student", "take ronin")
    asked = Asking(at_table(g, lang), BOARD, 0)
    assert asked._settled(RULES.parse("bring katana_cut")) is None
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_built_by_type_card_and_number(lang: str) -> None:
    asked = building(lang)
    assert len(asked.labels) < 9
    assert asked.choice.touch("type.attack")
    assert asked.choice.touch("card.plain_cut")
    assert asked.take(2) is None
    assert asked.made is not None
    assert asked.made.text.endswith("plain_cut*3")
    assert "3" in asked.choice.so_far[0]
    assert BOARD.thing_called(asked._table.view(0), asked._table.teller(0), "plain_cut") == "card.plain_cut"
    text = drawn(asked).text()
    assert "×3" in text
    assert " 5" in text, "the curve has a column for initiative 5"


def test_cards_are_found_by_type_rank_school_initiative_and_words() -> None:
    asked = building()
    table = asked._table
    for words, fits in (
        ("attack gold", lambda card: "attack" in card.types and card.rank == "gold"),
        ("school of the burning sun", lambda card: card.school == "burning_sun"),
        ("defence wood", lambda card: "defence" in card.types and card.rank == "wood"),
        ("initiative 8", lambda card: 8 in card.values),
        ("plain", lambda card: "plain" in card.name["en"].casefold()),
    ):
        assert asked.choice.seek(words), words
        found = [BOX.abilities[part.card].card for part in asked.choice.left]  # type: ignore[attr-defined]
        assert found, words
        assert all(fits(card) for card in found), (words, [card.slug for card in found if card])
        asked.choice.seek("")
    assert table.outcome is None


def test_legality_is_told_as_one_builds() -> None:
    asked = building()
    so_far = asked.choice.so_far[0]
    assert so_far.startswith("0 of 40 cards")
    assert "SJT-240" in so_far
    asked._settled(RULES.parse("bring katana_cut: plain_cut*3").parts[0])  # type: ignore[attr-defined]
    refused = {answer.text: reason.code for answer, reason in asked._composer.barred}
    assert refused["plain_cut*1"] == "too-many-copies"


def test_a_whole_deck_fits_the_mat() -> None:
    asked = building("uk")
    deck = BOX.decks["student_signature"]
    for slug, count in deck.cards.items():
        asked._settled(BOX.say.some[BOX.by_slug[slug], count])
    assert drawn(asked).height <= SMALL[1]
    assert asked.choice.so_far[0].startswith("Карт: 40 із 40")


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("you,random", {"turns": 6}),
        ("you,random", {"turns": 3, "field": "ice_bridge", "terrain": "kit"}),
        (
            "you,random,random,random",
            {"turns": 3, "field": JOINED, "sides": "pairs"},
        ),
    ],
)
def test_every_question_of_a_game_can_be_drawn_told_and_answered(
    seats: str, options: dict[str, object], lang: str
) -> None:
    table = senjutsu(seats, lang, lang, **options)
    for seat in walk(table, Random(lang)):
        asked = Asking(table, BOARD, seat)
        picture = drawn(asked)
        assert picture.width == SMALL[0]
        assert asked.labels
        view, teller = table.view(seat), table.teller(seat)
        assert BOARD.describe(view, teller)
        for thing in picture.things:
            entry = BOARD.entry(view, teller, thing)
            assert entry is None or entry.title
        reached = set(asked.choice.every)
        assert reached >= set(table.legal(seat))
    assert table.outcome is not None
