"""Who sits where."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from tatami.games import game_called
from tatami.kernel.reasons import NotUnderstood
from tatami.terminal.boards import board_for
from tatami.terminal.cushions import LONGEST_NAME, Cushion, clean_name, default_seats, read_cushions
from tatami.terminal.phrases import question_text
from tatami.words.catalogue import Words
from tests.kernel.toys import BELL
from tests.terminal.tables import a_table, walk

TENNO = game_called("tenno")
EN = Words("en")


def seated(text: str) -> tuple[Cushion, ...]:
    return read_cushions(text, TENNO, EN)


def test_people_and_bots_sit_as_listed_and_a_name_may_follow_a_colon() -> None:
    assert seated("you:Olena, bot ,random,SENSIBLE:Kuro") == (
        Cushion("you", "Olena"),
        Cushion("sensible", "Botan"),
        Cushion("random", "Chie"),
        Cushion("sensible", "Kuro"),
    )


def test_a_lone_person_is_called_you_and_several_are_told_apart() -> None:
    assert [cushion.name for cushion in seated("bot,you")] == ["Akira", "You"]
    assert [cushion.name for cushion in seated("you,you,bot")] == ["Player A", "Player B", "Chie"]


@pytest.mark.parametrize(("lang", "name"), [("en", "Player B"), ("uk", "B"), ("ru", "B")])
def test_to_those_who_read_the_record_nobody_is_you(lang: str, name: str) -> None:
    akira, you = read_cushions("bot,you", TENNO, Words(lang))
    assert you.name == Words(lang).text("terminal-you")
    assert you.recorded_name == name
    assert akira.recorded_name == akira.name
    assert [cushion.recorded_name for cushion in seated("you:Olena,bot")] == ["Olena", "Botan"]


@pytest.mark.parametrize(("lang", "word"), [("uk", "Грав"), ("ru", "Игрок")])
@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword", "senji", "senjutsu"])
def test_nobody_without_a_name_is_called_player_twice(game: str, lang: str, word: str) -> None:
    seats = game_called(game).default_seats
    table = a_table(game, ",".join(["you"] * seats), lang=lang)
    board, said = board_for(game_called(game)), list[str]()
    for seat in islice(walk(table, Random(7)), 60):
        said += [
            question_text(table, (seat + 1) % seats),
            *board.describe(table.view(seat), table.teller(seat)),
        ]
    said += [line.text for line in table.log(0)]
    doubled = re.compile(rf"(?i)\b{word}\w* {word}\w* [A-G]\b|^([A-G]) \1\b")
    assert not [line for line in said if doubled.search(line)]
    assert any(re.search(rf"(?i)\b{word}\w* [A-G]\b", line) for line in said), "they are still told apart"


def test_bots_have_names_in_the_players_alphabet() -> None:
    assert [c.name for c in read_cushions("bot,bot", TENNO, Words("uk"))] == ["Акіра", "Ботан"]
    assert [c.name for c in read_cushions("bot,bot,bot", TENNO, Words("ru"))] == ["Акира", "Ботан", "Тиэ"]


def test_by_default_one_person_plays_against_the_best_bots() -> None:
    kinds = [cushion.kind for cushion in seated(default_seats(TENNO))]
    assert kinds == ["you", "sensible", "sensible", "sensible"]


def test_a_game_without_a_sensible_bot_has_random_ones() -> None:
    assert {c.kind for c in read_cushions(default_seats(BELL), BELL, EN)} == {"you", "random"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("you", "seat-count"),
        ("you," * 7 + "you", "seat-count"),
        ("", "seat-count"),
        ("you,cat", "no-such-player-kind"),
        ("you,", "no-such-player-kind"),
        ("you:Olena,you:Olena", "same-name"),
        ("you:Botan,bot", "same-name"),
        ("you,bot:You", "same-name"),
        ("you,bot:Player A", "same-name"),
    ],
)
def test_a_list_that_makes_no_table_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        seated(text)
    assert caught.value.code == code


def test_a_name_can_neither_move_the_cursor_nor_push_its_line_apart() -> None:
    assert clean_name("\x1b[2J Pe\ntro\t") == "[2J Pe tro"
    assert len(clean_name("x" * 1000)) <= LONGEST_NAME
    assert len(clean_name("忍" * 1000)) <= LONGEST_NAME // 2
