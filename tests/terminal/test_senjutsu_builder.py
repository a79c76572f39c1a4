"""A deck of Senjutsu at the keyboard: found, built, looked at, written down, pasted and read from a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static, TextArea

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.answers import SomeCards
from tatami.games.senjutsu.deck_texts import write_file, write_line
from tatami.games.senjutsu.decks import deck_of
from tatami.kernel.answers import Compound
from tatami.terminal.asking import Asking
from tatami.terminal.host import LocalTable
from tests.games.senjutsu.fights import answer
from tests.terminal.pilots import SMALL, Hand, on_the_mat
from tests.terminal.senjutsu_tables import BOARD, LANGUAGES, at_table, senjutsu
from tests.terminal.tables import typed

BOX = RULES.box
TIGER = deck_of(BOX.decks["student_signature"])
LINE = write_line(BOX.pack, TIGER)
WORD = {"en": "initiative", "uk": "ініціатива", "ru": "инициатива"}


def bringing(lang: str = "en") -> LocalTable:
    """The Student is taken; the deck is asked for."""
    table = senjutsu(lang=lang, turns=1)
    answer(table._course.game, "take student")
    while table.person_asked() is None:
        list(table.advance())
    return table


def building(lang: str = "en") -> Asking:
    g = answer(RULES.new(2, {}, "deck"), "take student", "take ronin")
    asked = Asking(at_table(g, lang), BOARD, 0)
    assert asked._settled(RULES.parse("bring katana_cut")) is None
    return asked


def found(asked: Asking) -> set[int]:
    return {part.card for part in asked.choice.left if isinstance(part, SomeCards)}


def brought(table: LocalTable) -> dict[str, int]:
    """What the person at the keyboard has brought."""
    (given,) = [done.answer for done in table._course.done if done.seat == 0 and "bring" in str(done.answer)]
    assert isinstance(given, Compound)
    return {BOX.slugs[part.card]: part.count for part in given.parts if isinstance(part, SomeCards)}


# --- looking for cards ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", range(2, 10))
def test_an_initiative_finds_the_cards_that_can_have_it_all_of_them_and_no_others(
    lang: str, value: int
) -> None:
    """Also in the middle of a range, also one that is bought; and neither a cost nor a number of copies."""
    asked = building(lang)
    assert asked.choice.seek(f"{WORD[lang]} {value}")
    pool = [BOX.abilities[number] for number in BOX.pool(BOX.hero_names.index("student"))]
    assert found(asked) == {each.number for each in pool if value in (*each.values, each.bought)}


def test_a_number_without_its_word_is_found_too() -> None:
    asked = building()
    assert asked.choice.seek("attack 8")
    assert {BOX.slugs[number] for number in found(asked)} >= {"quick_stab", "three_speed_feint"}


def test_who_looks_for_cards_looks_on_while_adding_them() -> None:
    asked = building()
    assert asked.choice.seek("attack gold")
    before = found(asked)
    assert asked.take(0) is None
    assert asked.choice.sought == "attack gold"
    assert len(found(asked)) == len(before) - 1, "a gold card may be there once"
    asked.step_back()
    assert len(found(asked)) > len(before)


def test_the_search_ends_when_nothing_more_of_it_can_be_added() -> None:
    asked = building()
    assert asked.choice.seek("riposte")
    assert asked.take(0) is None
    assert asked.choice.sought == ""
    assert "gold 1 of 8" in asked.choice.so_far[0]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Severing Cut × 2 · Attack, steel · School of the Burning Sun · Initiative 5"),
        ("uk", "Глибокий поріз × 2 · Атака, сталь · Школа Палючого сонця · Ініціатива 5"),
    ],
)
def test_a_card_that_was_found_is_told_with_its_initiative(lang: str, told: str) -> None:
    asked = building(lang)
    assert asked.choice.seek("severing_cut")
    assert told in asked.labels


def test_of_every_card_in_the_list_of_a_type_one_reads_its_initiative_also_where_one_copy_is_allowed() -> (
    None
):
    asked = building()
    assert asked.choice.touch("type.defence")
    assert len(asked.labels) > 5
    assert all("nitiative" in label for label in asked.labels), asked.labels
    assert asked.choice.touch("card.plain_guard")
    assert asked.labels == ["× 1", "× 2", "× 3"]


# --- the card under the cursor ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
def test_the_card_under_the_cursor_is_told_in_words_where_there_is_room(size: tuple[int, int]) -> None:
    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking.take_over("bring katana_cut: plain_guard*3")
        assert hand.mat.asking.choice.seek("riposte")
        hand.mat._refresh_all(())
        await hand.pilot.pause()
        assert "turn the target" in " ".join(hand.board.split())

    on_the_mat(bringing(), script, size)


def test_where_there_is_none_it_is_what_is_looked_up_first() -> None:
    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking.take_over("bring katana_cut")
        assert hand.mat.asking.choice.seek("riposte")
        hand.mat._refresh_all(())
        await hand.press("i")
        assert hand.sheet == "Reading"
        assert "Riposte" in hand.reading[hand.app.screen.query_one("OptionList").highlighted]  # type: ignore[attr-defined]

    on_the_mat(bringing(), script)


# --- as a text ------------------------------------------------------------------------------------


def test_the_line_that_is_shown_of_a_deck_is_an_answer() -> None:
    answer_ = RULES.parse(LINE)
    assert isinstance(answer_, Compound)
    assert RULES.parse(answer_.text) == answer_


NAMES = {card.slug: card.name["uk"] for card in BOX.pack.cards}
WAYS = {
    "as it is shown": LINE,
    "without the first word": LINE.removeprefix("bring "),
    "with numbers before": f"bring katana_cut: {', '.join(f'{n} {slug}' for slug, n in TIGER.cards.items())}",
    "with names": f"Katana: Cut: {', '.join(f'{NAMES[slug]} × {n}' for slug, n in TIGER.cards.items())}",
}


@pytest.mark.parametrize("line", WAYS.values(), ids=WAYS)
def test_a_deck_is_typed_in_whatever_way_people_write_one(line: str) -> None:
    table = bringing()
    typed(table, line, "quit")
    assert brought(table) == TIGER.cards


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    for name, text in (
        ("my.deck", write_file(BOX.pack, "Mine", TIGER)),
        ("marked.deck", "\ufeff" + write_file(BOX.pack, "Mine", TIGER)),
        ("line.deck", LINE.replace(", ", ",\n")),
    ):
        path = tmp_path / name
        path.write_text(text, "utf-8")
        table = bringing()
        typed(table, f"@{path}", "quit")
        assert brought(table) == TIGER.cards, name


BAD_FILES = {
    "nowhere": (None, "there is no such file or folder"),
    "broken": (b"character: student\n3 plain\xff\n", "is not Unicode text (byte 26)."),
    "huge": (b"3 plain_cut\n" * 180_000, "is larger than 1 MiB"),
    "long": (b"3 plain_cut\n" * 5_000, "the limits are 16,384 characters and 500 lines"),
    "a bad line": (b"character: student\n3 plain_cut\nthree of them\n", "Line 3: “three of them” is neither"),
    "unknown": (
        b"character: student\n3 lightsaber\n",
        "“lightsaber*3” cannot be part of “bring katana_cut”.",
    ),
    "too much": (b"character: student\n41 plain_cut\n", "“Plain Cut” at most 3 times"),
    "another's": (b"character: ronin\n3 wolf_bite\n", "(SJT-243, SJT-27)"),
}


@pytest.mark.parametrize(("raw", "told"), BAD_FILES.values(), ids=BAD_FILES)
def test_a_file_that_is_no_deck_is_told_in_a_line_and_the_question_stays(
    tmp_path: Path, raw: bytes | None, told: str
) -> None:
    path = tmp_path / "my.deck"
    if raw is not None:
        path.write_bytes(raw)
    table = bringing()
    said = typed(table, f"@{path}", f"@{tmp_path}", "quit")
    assert told in said
    assert "is a folder, not a file." in said
    assert table._course.game.table.fighters[0].weapon < 0


def test_what_is_made_can_be_told_as_a_text_at_any_time() -> None:
    said = typed(
        bringing(), "text", "bring katana_cut", "3 Tiger Leap", "riposte", "text", "quit"
    ).splitlines()
    assert "You are making no answer of several parts." in said
    assert "bring katana_cut: tiger_leap*3, riposte*1" in said


def test_on_the_mat_a_deck_is_pasted_looked_at_changed_and_given() -> None:
    table = bringing()

    async def script(hand: Hand) -> None:
        await hand.press("t")
        assert hand.sheet == "Writing"
        page = hand.app.screen.query_one(TextArea)
        page.text = write_file(BOX.pack, "Mine", TIGER)
        await hand.press("enter")
        assert hand.mat.asking is not None
        assert hand.mat.asking.choice.so_far[0].startswith("40 of 40 cards")
        assert table._course.game.table.fighters[0].weapon < 0, "it is not given yet"
        await hand.press("t")
        page = hand.app.screen.query_one(TextArea)
        assert page.text.startswith("bring katana_cut: waterfall_waves*3, ")
        page.text = page.text.replace("deep_breath*1", "plain_cut*1")
        await hand.press("enter")
        await hand.press("1")
        await hand.settle()
        assert brought(table) == {
            **{s: n for s, n in TIGER.cards.items() if s != "deep_breath"},
            "plain_cut": 1,
        }

    on_the_mat(table, script)


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
@pytest.mark.parametrize("key", ["escape", "ctrl+c"])
def test_leaving_the_page_changes_nothing(key: str, size: tuple[int, int]) -> None:
    table = bringing()

    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking.take_over("bring katana_cut: plain_cut*3")
        before = hand.mat.asking.made
        await hand.press("t")
        hand.app.screen.query_one(TextArea).text = LINE
        await hand.press(key)
        assert hand.sheet == ""
        assert hand.mat.asking.made is before

    on_the_mat(table, script, size)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nonsense", "“nonsense” cannot be part of"),
        ("\x00\x1b[2J", "cannot be part of"),
        ("katana_cut: " + "plain_cut*3, " * 200, "parts"),
        ("x" * (2 << 20), "16,384"),
        ("@/", "is a folder, not a file."),
    ],
)
def test_what_is_no_answer_is_told_beside_and_what_was_made_stays(text: str, told: str) -> None:
    table = bringing()

    async def script(hand: Hand) -> None:
        assert hand.mat.asking is not None
        hand.mat.asking.take_over("bring katana_cut: plain_cut*3")
        await hand.press("t")
        hand.app.screen.query_one(TextArea).text = text
        await hand.press("enter")
        assert told in hand.bubble
        assert hand.mat.asking.made is not None
        assert hand.mat.asking.made.text == "bring katana_cut: plain_cut*3"

    on_the_mat(table, script)


def test_a_deck_that_is_not_legal_is_taken_over_with_its_fault_told() -> None:
    table = bringing()

    async def script(hand: Hand) -> None:
        await hand.press("t")
        hand.app.screen.query_one(TextArea).text = LINE.replace("youthful_fire", "wolf_bite")
        await hand.press("enter")
        ask = str(hand.mat.query_one("#ask", Static).content)
        assert "“Wolf Bite”" in ask
        assert "SJT-245" in ask

    on_the_mat(table, script)


def test_where_no_answer_has_parts_there_is_no_page_to_write_on() -> None:
    table = senjutsu(turns=1)

    async def script(hand: Hand) -> None:
        await hand.press("t")
        assert hand.sheet == ""
        assert "write" not in [action for action, _ in hand.mat._keys()]

    on_the_mat(table, script)
