"""The plain client: lines in, lines out."""

from __future__ import annotations

import re

import pytest

from tatami.kernel.reasons import TatamiError
from tatami.terminal.lines import tidied
from tatami.terminal.plain import CLEAR
from tests.terminal.tables import a_table, typed

ONES = ["1"] * 800


def told_to(*lines: str, seats: str | None = None, lang: str = "en") -> list[str]:
    """What is said at a table of Tenno to somebody who types this and then leaves."""
    return typed(a_table(seats=seats, lang=lang), *lines, "quit").splitlines()


# --- commands -------------------------------------------------------------------------------------


def test_help_lists_every_command_in_the_players_language() -> None:
    english = told_to("?")
    assert any(line.startswith("?, help: ") for line in english)
    ukrainian = told_to("довідка", lang="uk")
    assert any(line.startswith("table, стіл: ") for line in ukrainian)
    assert any("«arrange 1 2 3»" in line for line in ukrainian)
    assert told_to("help", lang="uk") == ukrainian, "as every other command in English"
    assert any(line.startswith("?, help, довідка: ") for line in ukrainian)


@pytest.mark.parametrize(
    ("game", "who", "speak"),
    [
        ("tenno", False, False),
        ("shinobi", False, False),
        ("samurai-sword", True, False),
        ("senji", True, True),
    ],
)
def test_help_lists_only_what_there_is_in_this_game(game: str, who: bool, speak: bool) -> None:
    lines = typed(a_table(game), "?", "quit").splitlines()
    assert any(line.startswith("who: ") for line in lines) == who
    assert any(line.startswith("speak: ") for line in lines) == speak
    assert any(line.startswith("hint: ") for line in lines)


def test_the_help_says_what_may_follow_a_word() -> None:
    said = [line for line in told_to("?") if line.startswith("why: ")]
    assert said == [
        "why: everything that is not allowed now, and why; "
        "with an answer or a card after it, why that one is not"
    ]


def test_a_first_order_of_shinobi_is_asked_for_without_a_ninja_that_has_no_target() -> None:
    said = typed(a_table("shinobi", options={"first_player": "A"}), "quit").splitlines()
    assert "First order: place troops in another province." in said


@pytest.mark.parametrize(
    ("lang", "serve"), [("en", "; you serve "), ("uk", "; ви служите клану "), ("ru", "; вы служите клану ")]
)
def test_whom_one_serves_is_said_with_a_you(lang: str, serve: str) -> None:
    said = typed(a_table("shinobi", options={"first_player": "A"}, lang=lang), "quit").splitlines()
    assert [line[0] for line in said if serve in line] == ["A"]


def test_the_table_the_log_and_ones_own_cards_can_be_asked_for() -> None:
    out = told_to("log", "hand", "table", seats="you,bot")
    assert "Nothing has happened yet." in out
    assert any(line.startswith("Your hand: Peasant 1, Peasant 2") for line in out)
    assert len([line for line in out if line.startswith("B Botan. slot 1: empty")]) == 2


def test_why_gives_the_reason_its_clauses_and_their_text() -> None:
    out = told_to("why attack 1 > B.1", "why arrange 1 2 3", "why nonsense")
    assert any(line.endswith("(TEN-5)") for line in out)
    assert any(line.startswith("TEN-5. ") for line in out)
    assert "You may do that now." in out
    assert any("“nonsense” is not an answer in Tenno" in line for line in out)


def test_a_refused_answer_names_the_clause_in_the_players_language() -> None:
    out = told_to("attack 1 > B.1", lang="uk")
    assert any(re.search(r"[а-яіїє].*\(TEN-5\)$", line) for line in out)


def test_rules_shows_chapters_or_a_clause_by_id_or_number() -> None:
    out = told_to("rules", "rules TEN-17", "rules 17", "rules r26", "rules 999", "rules CHAPTER-1")
    assert len([line for line in out if line.startswith("TEN-17. The shogun")]) == 2
    assert any(line.startswith("TEN-R26. ") for line in out)
    assert any("no clause “999”" in line for line in out)
    assert any(re.search(r": TEN-1 … TEN-\d+$", line) for line in out)
    assert "End of the turn: TEN-59" in out, "a chapter of one clause is no range"


def test_a_hint_says_what_a_sensible_player_would_do() -> None:
    assert any(re.match(r"A sensible player .*\(arrange \d \d \d\)", line) for line in told_to("hint"))


def test_an_answer_can_be_typed_by_number_part_by_part_or_in_its_canonical_words() -> None:
    table = a_table("tenno", "you,random,random,random,random", options={"first_player": "A"})
    out = typed(table, "arrange 3 1 2", "2", "0", "1", "1", "quit")
    assert "2. slot 2: Peasant 1 …" in out
    assert "1. Botan …" in out
    assert "0. back, choose again" in out
    assert "1. Attack Botan’s slot 1 from slot 1" not in out.splitlines()[:30]


def test_numbers_that_are_not_offered_and_empty_lines_are_answered_kindly() -> None:
    out = told_to("7", "99999999999999999999", "", "   ", "0", "-1", "1.5")
    assert out.count("There is no such number; the answers are numbered 1 to 6.") == 2
    assert out.count("Type a number or an answer, or ? for help.") == 2
    assert len([line for line in out if "is not an answer in Tenno" in line]) == 2


def test_a_sealed_answer_is_taken_back_and_another_one_given() -> None:
    table = a_table("tenno", "you:Olena,you:Petro,bot")
    out = typed(table, "", "arrange 1 2 3", "back", "", "arrange 3 2 1", "", "back", "quit")
    assert "Taken back. It is up to Olena again." in out
    assert "You have given no secret answer that could be taken back." in out, "Petro has not answered yet"
    assert [table.view(0).mine, table.view(1).mine] == ["arrange 3 2 1", None]


def test_at_the_change_of_seats_the_last_answer_can_be_undone_by_its_giver_alone() -> None:
    table = a_table("tenno", "you:Olena,you:Petro,bot")
    out = typed(table, "", "arrange 1 2 3", "undo", "", "arrange 2 1 3", "", "undo", "quit")
    assert out.count("Taken back. It is up to Olena again.") == 1
    assert out.count("Pass the keyboard to Olena") == 2, "her cards are covered until she sits there again"
    assert out.count("There is nothing to undo") == 1
    assert table.view(0).mine == "arrange 2 1 3"


@pytest.mark.parametrize("said", ["ARRANGE 1 2 3", "Arrange  1 2 3", " arrange 1 2 3 "])
def test_an_answer_is_understood_however_it_is_typed(said: str) -> None:
    table = a_table("tenno", "you:Olena,you:Petro,bot")
    typed(table, "", said, "", "quit")
    assert table.view(0).mine == "arrange 1 2 3"


def test_a_typed_answer_is_tidied() -> None:
    assert tidied("Attack 1>b.2") == "attack 1 > B.2"
    assert tidied("MOVE oda b>c") == "move oda B > C"


def test_the_first_turn_is_told() -> None:
    assert "Turn 1" in typed(a_table("shinobi"), "quit")


def test_undo_says_when_there_is_nothing_to_undo() -> None:
    out = told_to("undo", "back")
    assert any(line.startswith("There is nothing to undo") for line in out)
    assert any("no secret answer" in line for line in out)


def test_what_was_typed_cannot_move_the_cursor_when_it_is_quoted() -> None:
    out = typed(a_table(), "\x1b[2J\x07hello", "why \x1b[2J", "rules \x1b]0;x\x07", "quit")
    assert "\x1b" not in out
    assert "\x07" not in out


def test_the_end_of_the_input_is_an_error_with_a_text() -> None:
    with pytest.raises(TatamiError) as caught:
        typed(a_table(), "1")
    assert caught.value.code == "input-ended"


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword", "template"])
def test_a_whole_game_ends_with_the_result_and_all_that_was_hidden(game: str) -> None:
    table = a_table(game)
    lines = typed(table, *ONES).splitlines()
    assert table.outcome is not None
    at = lines.index("What was hidden:")
    scores = [line for line in lines[at - table.seats : at] if re.search(r"\d", line)]
    fates = [(score, seat in table.outcome.winners) for seat, score in enumerate(table.outcome.scores)]
    assert len(scores) >= len(set(fates) if game == "samurai-sword" else fates), "teams are told together"
    assert not any("hidden card" in line for line in lines[at:] if "deck" not in line.lower())


def test_bots_play_on_their_own_for_somebody_who_only_watches() -> None:
    out = typed(a_table("tenno", "bot,bot"))
    assert "What was hidden:" in out
    assert not re.search(r"^\d\. ", out, re.MULTILINE)


# --- several people at one keyboard ---------------------------------------------------------------


def sections(out: str) -> list[tuple[str, str]]:
    """What was shown to whom: the text from each passing of the keyboard to the next."""
    parts = re.split(r"^Pass the keyboard to (\w+) and press Enter\.\n", out, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_nobody_is_shown_the_hand_of_another_person_at_the_same_keyboard(game: str) -> None:
    table = a_table(game, "you:Olena,you:Petro,random")
    out = typed(table, *(["1"] * 3000))
    before_the_end = out.partition("What was hidden:")[0]
    shown = sections(before_the_end)
    assert {name for name, _ in shown} == {"Olena", "Petro"}
    for name, text in shown:
        other = {"Olena": "Petro", "Petro": "Olena"}[name]
        line = re.compile(rf"^[A-G] {other}\. .*$", re.MULTILINE)
        assert line.search(text)
        for told in line.findall(text):
            assert "in hand:" not in told, "the cards of the other are named"
            assert "serves" not in told
            if game == "tenno":
                assert not re.search(r"slot \d: (?!covered|empty)[^;]+(?<!face up);", told)


def test_the_screen_is_cleared_before_the_next_person_looks() -> None:
    out = typed(a_table("tenno", "you:Olena,you:Petro"), "", "1", "", "1", "quit", is_terminal=True)
    assert out.count(CLEAR) >= 1
    cleared = out.split(CLEAR)
    assert "Olena. slot 1: empty; slot 2: empty; slot 3: empty; 11 cards in hand: " in cleared[0]
    assert cleared[1].lstrip().startswith("Pass the keyboard to Petro")


def test_a_lone_person_is_never_asked_to_pass_the_keyboard() -> None:
    assert "Pass the keyboard" not in typed(a_table(), *ONES)


def test_after_sitting_down_again_one_hears_what_has_happened_since_without_covered_values() -> None:
    table = a_table("tenno", "you:Olena,you:Petro,random", options={"first_player": "A"})
    out = typed(table, "", "1", "", "1", "", *(["1"] * 40), "quit")
    again = [text for name, text in sections(out) if name == "Petro"][1:]
    assert any("attack" in text.partition("\n\n")[0] for text in again)
    assert not any("defence" in text.partition("\n\n")[0] for text in again)
