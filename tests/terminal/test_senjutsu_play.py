"""Senjutsu played in the terminal: line by line in words, and by keys on the mat."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO, StringIO
from random import Random

import pytest
from textual.widgets import Static

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.rules.reveal import InitiativeToChoose
from tatami.games.senjutsu.table import Fight
from tatami.terminal.boards import board_for
from tatami.terminal.boards.senjutsu.board import SenjutsuBoard
from tatami.terminal.host import LocalTable
from tatami.terminal.painted import Painted
from tatami.terminal.plain import PlainClient
from tests.clauses import clause
from tests.games.senjutsu.fights import answer, hold, stand
from tests.terminal.pilots import SMALL, Hand, on_the_mat
from tests.terminal.senji_tables import played
from tests.terminal.senjutsu_tables import BOARD, LANGUAGES, at_table, duel, four, senjutsu

is_registered = isinstance(board_for(RULES), SenjutsuBoard)
on_its_mat = pytest.mark.skipif(not is_registered, reason="the game is not on the shelf of playable games")


def told(table: LocalTable, seat: int = 0) -> str:
    return "\n".join(BOARD.describe(table.view(seat), table.teller(seat)))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The Ronin stands two cells ahead of you and faces you"),
        ("uk", "Ронін стоїть за дві клітинки перед вами і дивиться на вас"),
        ("ru", "Ронин стоит в двух клетках от вас, впереди, и смотрит на вас"),
    ],
)
def test_the_field_is_told_from_where_one_stands(lang: str, sentence: str) -> None:
    assert sentence in told(at_table(duel(), lang))


@pytest.mark.parametrize(
    ("cell", "facing", "sentence"),
    [
        ("0,1", 3, "one cell behind you and has turned away from you"),
        ("1,-1", 0, "one cell ahead of you to the right and looks the same way as you"),
        (
            "2,-1",
            3,
            "one cell ahead of you to the right, then one cell back to the right, and looks",
        ),
        ("-3,0", 2, "three cells ahead of you to the left and faces you"),
    ],
)
def test_directions_are_those_of_whoever_looks(cell: str, facing: int, sentence: str) -> None:
    g = stand(duel(), "B", cell, facing)
    assert sentence in told(at_table(g))


@clause("SJT-R150")
@pytest.mark.parametrize(
    ("lang", "foe", "ally"),
    [
        ("en", "your opponent", "your ally"),
        ("uk", "ваш суперник", "ваш союзник"),
        ("ru", "ваш соперник", "ваш союзник"),
    ],
)
def test_sides_are_told_in_words(lang: str, foe: str, ally: str) -> None:
    table = at_table(four(), lang)
    lines = BOARD.describe(table.view(0), table.teller(0))
    fighters = {line[0]: line.partition(".")[0] for line in lines if re.match(r"[A-D]\b", line)}
    sides = [next((side for side in (foe, ally) if side in fighters[each]), "") for each in "ABCD"]
    assert sides == ["", foe, ally, foe]
    entry = BOARD.entry(table.view(0), table.teller(0), "seat.C")
    assert entry is not None
    assert entry.title.endswith(f"· {ally}")
    assert ally not in told(at_table(duel(), lang))


def test_nobody_is_told_the_hand_of_another() -> None:
    table = at_table(hold(duel(), "B", "plain_cut"))
    assert "Plain Cut" in told(table, 1)
    hold(table._course.game, "A", "plain_guard")
    assert "Plain Cut" not in told(table, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_duel_is_played_by_numbers(lang: str) -> None:
    rng = Random(lang)
    table = senjutsu(lang=lang, seed=lang, turns=4)
    said, _ = played(table, lambda table: str(rng.randint(1, 9)))
    assert table.outcome is not None
    assert "senjutsu-" not in said, "a key without a text"


RUBBISH = (
    *("", "0", "99", "table", "hand", "log", "why", "why plain_cut", "why 0,-1", "who", "who ronin", "hint"),
    *(
        "lay nothing",
        "go 9,9 9",
        "bring katana_cut:",
        "bring katana_cut: plain_cut*9",
        "plain_cut*3",
        "find x",
    ),
    *("give up:", "‮\x00", "ґ" * 300, "undo", "back", "rules SJT-113", "?"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_is_typed_breaks_the_duel(lang: str) -> None:
    rng = Random(lang)

    def line(table: LocalTable) -> str:
        return rng.choice(RUBBISH) if rng.random() < 0.4 else str(rng.randint(1, 9))

    table = senjutsu(lang=lang, seed=lang, turns=2)
    played(table, line)
    assert table.outcome is not None


def test_a_deck_of_ones_own_is_brought_in_one_line() -> None:
    deck = RULES.box.decks["student_signature"]
    cards = ", ".join(f"{slug}*{count}" for slug, count in deck.cards.items())
    lines = iter(["take student", f"bring katana_draw: {cards}"])
    table = senjutsu(turns=1)
    played(table, lambda table: next(lines, "1"))
    assert table.outcome is not None
    view = table.view(0)
    assert view.table.fighters[0].weapon == RULES.box.by_slug["katana_draw"]


# --- several people at one keyboard ---------------------------------------------------------------


def bringing() -> LocalTable:
    g = answer(RULES.new(2, {}, "deck"), "take student", "take ronin")
    return at_table(g)


def test_decks_are_brought_in_turn_and_nobody_reads_the_other_s() -> None:
    table, out = bringing(), StringIO()
    lines = b"\nbring student_lightning\n\n\nquit\n"
    PlainClient(table, BytesIO(lines), out, True).play()
    said = out.getvalue()
    first, _, second = said.partition("\x1b")
    assert "student_lightning" not in second
    assert "Lightning" not in second
    assert "Which deck do you bring?" in first
    assert "Which deck do you bring?" in second


@on_its_mat
def test_the_screen_is_covered_between_people_also_when_decks_are_brought() -> None:
    table = bringing()

    async def script(hand: Hand) -> None:
        assert hand.sheet == "Cover"
        await hand.press("enter")
        assert hand.mat.asking is not None
        assert hand.mat.asking.seat == 0
        await hand.press("1")
        await hand.settle()
        assert hand.sheet == "Cover", "before the second one chooses"
        assert "Tiger" not in hand.board

    on_the_mat(table, script)


@on_its_mat
def test_leaving_the_builder_with_ctrl_c_leaves_nothing_half_made() -> None:
    table = senjutsu()
    answer(table._course.game, "take student")
    while table.person_asked() is None:
        list(table.advance())

    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking._settled(RULES.parse("bring katana_cut"))
        hand.mat.asking._settled(RULES.box.say.some[RULES.box.by_slug["plain_cut"], 3])
        await hand.press("ctrl+c")
        assert hand.sheet == "Leaving"
        await hand.press("ctrl+c")

    with pytest.raises(KeyboardInterrupt):
        on_the_mat(table, script)
    assert table._course.game.table.fighters[0].weapon == -1


@on_its_mat
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (120, 40)])
def test_what_a_deck_lacks_is_never_cut(size: tuple[int, int], lang: str) -> None:
    table = senjutsu(lang=lang)
    answer(table._course.game, "take student")
    while table.person_asked() is None:
        list(table.advance())
    some, by_slug = RULES.box.say.some, RULES.box.by_slug
    cards = list(RULES.box.decks["student_signature"].cards.items())[1:]

    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking._settled(RULES.parse("bring katana_cut"))
        for slug, count in cards:
            hand.mat.asking._settled(some[by_slug[slug], count])
        hand.mat._refresh_all(())
        await hand.pilot.pause()
        ask = hand.mat.query_one("#ask", Static)
        lines = [ask.render_line(y).text for y in range(ask.size.height)]
        assert "(SJT-240))" in "".join(lines)
        assert hand.mat.query_one("#offers").size.height >= 3

    on_the_mat(table, script, size)


@on_its_mat
@pytest.mark.parametrize(("size", "lines"), [(SMALL, 8), ((120, 40), 10)])
def test_the_cards_to_choose_from_get_the_lines_that_a_short_deck_leaves(
    size: tuple[int, int], lines: int
) -> None:
    table = senjutsu()
    answer(table._course.game, "take student")
    while table.person_asked() is None:
        list(table.advance())

    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking._settled(RULES.parse("bring katana_cut"))
        hand.mat._refresh_all(())
        await hand.pilot.pause()
        assert hand.mat.query_one("#offers").size.height >= lines
        assert hand.mat.query_one("#mat").max_scroll_y == 0

    on_the_mat(table, script, size)


@clause("SJT-84")
def test_a_card_has_all_its_initiatives_until_one_of_them_is_chosen() -> None:
    table = at_table(duel())
    g = table._course.game
    answer(g, "A: lay plain_guard", "B: lay stalking")
    assert "“Plain Guard” at initiative 6–2" in told(table)
    while not isinstance(g.stack[-1], InitiativeToChoose):
        answer(g, "pass")
    assert "“Plain Guard” at initiative 6–2" in told(table)
    answer(g, "value 4")
    assert "“Plain Guard” at initiative 4" in told(table)


def test_who_has_the_advantage_is_told_once_everybody_has_a_character() -> None:
    table = senjutsu("you,you")
    assert "Advantage" not in told(table)
    answer(table._course.game, "take student")
    assert "Advantage" not in told(table)
    answer(table._course.game, "take ronin")
    assert "Advantage, from the top: " in told(table)


@on_its_mat
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [duel, four])
def test_the_heading_of_a_narrow_terminal_keeps_turn_and_step(make: Callable[[], Fight], lang: str) -> None:
    table = at_table(make(), lang)
    turn = table.words.text("terminal-senjutsu-turn", number=1, step="choose")

    async def script(hand: Hand) -> None:
        await hand.press("enter")
        picture = hand.mat.query_one("#edging", Painted).picture()
        assert picture is not None
        assert turn in picture.text()

    on_the_mat(table, script)


@on_its_mat
@pytest.mark.parametrize("size", [SMALL, (120, 40), (200, 60)])
def test_a_turn_is_played_by_keys_and_nothing_has_to_be_scrolled(size: tuple[int, int]) -> None:
    table = senjutsu(turns=2)

    async def script(hand: Hand) -> None:
        for _ in range(25):
            await hand.settle()
            if hand.sheet or not hand.app.is_running:
                return
            mat = hand.mat.query_one("#mat")
            assert mat.max_scroll_y == 0
            await hand.press("1")

    on_the_mat(table, script, size)
