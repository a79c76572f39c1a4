"""The drawn client, played by pilots: keyboard, mouse, why not, rulebook, several people."""

from __future__ import annotations

from random import Random

import pytest

from tatami.terminal.beats import Beat
from tatami.terminal.host import LocalTable
from tests.terminal.pilots import LARGE, SMALL, Hand, on_the_mat
from tests.terminal.tables import a_table

BEGIN = {"first_player": "A"}
SHORT: dict[str, tuple[str, dict[str, object]]] = {
    "tenno": ("you,random", {}),
    "shinobi": ("you,random,random", {"troops_per_clan": 8}),
    "samurai-sword": ("you,random,random,random,random", {}),
    "template": ("you,random,random", {}),
}
"""Tables at which a game is soon over."""


def a_short_game(game: str) -> LocalTable:
    seats, options = SHORT[game]
    return a_table(game, seats, options=options)


async def to_the_end(hand: Hand, *answer: str) -> None:
    """Answers every question with these keys and goes on at every stop, until the result is shown."""
    for _ in range(2000):
        if hand.sheet == "Confirm" or not hand.app.is_running:
            return
        if hand.sheet == "Cover":
            await hand.press("enter")
        elif hand.mat.asking:
            await hand.press(*answer)
        else:
            await hand.press("space")
        await hand.pilot.pause()
    raise AssertionError("the game does not end")


# --- whole games ----------------------------------------------------------------------------------

BY_KEYS = ((SMALL, "1"), (LARGE, "enter"))
"""Every game by keys on one size, and by mouse on the other."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size", "keys"), [(game, *BY_KEYS[k % 2]) for k, game in enumerate(SHORT)])
def test_a_whole_game_can_be_played_by_keyboard(game: str, size: tuple[int, int], keys: str) -> None:
    table = a_short_game(game)

    async def script(hand: Hand) -> None:
        await to_the_end(hand, keys)
        assert table.outcome is not None
        assert "What was hidden:" in hand.sheet_text
        await hand.press("enter")

    assert on_the_mat(table, script, size) is True


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), [("tenno", LARGE), ("shinobi", SMALL), ("samurai-sword", LARGE)])
def test_a_whole_game_can_be_played_by_mouse(game: str, size: tuple[int, int]) -> None:
    table, rng = a_short_game(game), Random("mouse")

    async def answer(hand: Hand) -> None:
        """Touches legal things on the board until one answer is left, then that answer in the bar."""
        asking = hand.mat.asking
        assert asking is not None
        for _ in range(4):
            picture = hand.mat.query_one("#board").picture()  # type: ignore[attr-defined]
            things = sorted(thing for thing in asking.choice.touchable if thing in picture.things)
            if len(asking.choice.left) == 1 or not things:
                break
            await hand.touch(rng.choice(things))
        if hand.mat.asking is asking:
            await hand.touch("offer.0", "#answers")

    async def script(hand: Hand) -> None:
        for _ in range(2000):
            if hand.sheet:
                break
            if hand.mat.asking:
                await answer(hand)
            else:
                await hand.touch_key("go_on")
            await hand.pilot.pause()
        assert hand.sheet == "Confirm"
        await hand.touch_key("yes")

    assert on_the_mat(table, script, size) is True
    assert table.outcome is not None


def test_after_the_result_the_table_can_be_looked_at() -> None:
    table = a_table("tenno", "you,random")

    async def script(hand: Hand) -> None:
        await to_the_end(hand, "1")
        await hand.press("escape")
        assert hand.sheet == ""
        assert "The game is over." in hand.says("#ask")
        await hand.press("q")

    assert on_the_mat(table, script) is True


def test_who_only_watches_sees_the_bots_play() -> None:
    table = a_table("tenno", "bot,bot,bot")

    async def script(hand: Hand) -> None:
        await to_the_end(hand)
        await hand.press("enter")

    assert on_the_mat(table, script) is True


# --- answering ------------------------------------------------------------------------------------


def test_digits_arrows_and_escape_choose_part_by_part() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        assert hand.offers == ["slot 1: Peasant 1 …", "slot 2: Peasant 2 …", "slot 3: Peasant 3 …"]
        await hand.press("3")
        assert len(hand.offers) == 9
        await hand.press("space")
        assert len(hand.offers) == 9, "Space ends pauses, and there is none"
        await hand.press("escape", "down", "enter")
        assert hand.offers[0] == "Attack Botan’s slot 1 from slot 2"

    on_the_mat(a_table(options=BEGIN), script)


def test_touching_cards_narrows_the_answers_and_a_second_touch_confirms() -> None:
    table = a_table(options=BEGIN)

    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.touch("row.C.2")
        assert hand.offers == [f"Attack Chie’s slot 2 from slot {slot}" for slot in (1, 2, 3)]
        await hand.touch("row.A.3")
        assert hand.offers == ["Attack Chie’s slot 2 from slot 3"]
        assert table.person_asked() == 0, "one touch too few to attack by mistake"
        await hand.touch("row.A.3")
        assert "You attack Chie’s slot 2 from slot 3." in hand.log

    on_the_mat(table, script, LARGE)


def test_touching_a_chosen_card_again_frees_it() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.touch("row.A.3")
        assert len(hand.offers) == 9
        await hand.touch("row.A.3")
        assert len(hand.offers) == 3

    on_the_mat(a_table(options=BEGIN), script)


def test_the_table_can_be_reached_by_tab_and_arrows() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.press("tab")
        assert hand.mat.asking is not None
        assert hand.mat.asking.thing in hand.mat.asking.choice.touchable
        first = hand.mat.asking.thing
        await hand.press("right")
        assert hand.mat.asking.thing != first
        await hand.press("enter")
        assert hand.mat.asking.choice.chosen
        await hand.press("tab")
        assert hand.mat.asking.thing == ""

    on_the_mat(a_table(options=BEGIN), script)


def test_a_hint_is_given_without_answering() -> None:
    table = a_table()

    async def script(hand: Hand) -> None:
        await hand.press("h")
        assert "A sensible player would say" in hand.bubble
        assert table.person_asked() == 0
        await hand.press("down")
        assert hand.bubble == ""

    on_the_mat(table, script)


# --- why not, rulebook, help ----------------------------------------------------------------------


def test_touching_what_is_not_allowed_tells_why_with_the_clause() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.touch("prison.B")
        assert "(TEN-27)" in hand.bubble
        await hand.press("tab", "tab")
        assert hand.bubble == "", "any key closes it"
        await hand.touch("hand.A/ninja")
        assert "(TEN-18)" in hand.bubble
        await hand.touch("discard")
        assert "(TEN-38)" in hand.bubble
        await hand.touch("row.A.1")
        await hand.touch("row.A.2")
        assert "(TEN-15)" in hand.bubble
        assert len(hand.offers) == 9, "what was chosen stays chosen"

    on_the_mat(a_table(options=BEGIN), script)


def test_touching_the_bubble_opens_the_rulebook_at_its_clause() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.touch("prison.B")
        await hand.pilot.click("#bubble")
        await hand.pilot.pause()
        assert hand.sheet == "Reading"
        assert hand.bubble == ""
        await hand.press("escape")

    on_the_mat(a_table(options=BEGIN), script)


def test_whatever_breaks_inside_ends_the_app_and_is_told() -> None:
    table = a_table()

    def broken() -> None:
        raise ZeroDivisionError("a bot stumbles")

    async def script(hand: Hand) -> None:
        table.advance = broken  # type: ignore[method-assign, assignment]
        await hand.press("1")
        await hand.pilot.pause()

    with pytest.raises(ZeroDivisionError, match="a bot stumbles"):
        on_the_mat(table, script)


def test_w_tells_why_for_the_card_under_the_cursor() -> None:
    async def script(hand: Hand) -> None:
        asking = hand.mat.asking
        assert asking is not None
        await hand.press("tab", "w")
        assert hand.bubble

    on_the_mat(a_table(), script)


def test_w_lists_what_is_not_allowed_and_leads_to_the_clause() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.press("w")
        assert hand.sheet == "Reading"
        assert any("You may attack an opponent’s cards only" in line for line in hand.reading)
        await hand.press("down", "enter")
        assert any(line.startswith("TEN-15 ") for line in hand.reading)
        await hand.press("escape")
        assert hand.sheet == ""

    on_the_mat(a_table(options=BEGIN), script)


def test_where_everything_is_allowed_w_says_so() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("w")
        assert "allowed" in hand.sheet_text
        await hand.press("escape")

    on_the_mat(a_table(), script)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_f1_opens_the_rulebook_at_the_clause_of_the_bubble(lang: str) -> None:
    async def script(hand: Hand) -> None:
        await hand.press("1")
        await hand.settle()
        await hand.touch("prison.B")
        await hand.press("f1")
        reader = hand.app.screen.query_one("OptionList")
        assert hand.reading[reader.highlighted].startswith("TEN-27 ")  # type: ignore[attr-defined]
        await hand.press("escape")

    on_the_mat(a_table(options=BEGIN, lang=lang), script)


def test_the_help_and_the_question_before_leaving() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("question_mark")
        assert "Tab moves between" in hand.sheet_text
        assert "who is who" not in hand.sheet_text, "Tenno has no characters to look up"
        assert "speak again" not in hand.sheet_text, "nor does anybody say that he is done"
        await hand.press("escape", "q")
        assert "Leave the table?" in hand.sheet_text
        await hand.press("escape")
        assert hand.sheet == ""
        for key in ("enter", "q", "ctrl+q"):
            await hand.press("q", key)
            assert hand.sheet == "", "no slip of the hand ends a game"
        await hand.press("q", "y")

    assert on_the_mat(a_table(), script) is False


def test_quick_keys_open_one_sheet_and_break_nothing() -> None:
    async def script(hand: Hand) -> None:
        for keys in (
            ("f1", "q"),
            ("w", "f1", "up"),
            ("question_mark", "q", "down", "escape"),
            ("f1", "escape"),
        ):
            for key in keys:
                hand.app.simulate_key(key)
            for _ in range(5):
                await hand.pilot.pause()
            assert len(hand.app.screen_stack) <= 2
            if hand.sheet:
                await hand.press("escape")
            assert hand.sheet == ""

    on_the_mat(a_table(), script)


def test_ctrl_q_is_q_on_every_sheet() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("ctrl+q")
        assert hand.sheet == "Leaving"
        await hand.press("escape")
        for key in ("f1", "question_mark", "w"):
            await hand.press(key)
            assert hand.sheet
            await hand.press("ctrl+q")
            assert hand.sheet == ""
        assert hand.app.is_running

    on_the_mat(a_table(), script)


def test_the_game_is_kept_before_the_result_is_told_and_ctrl_q_leaves() -> None:
    table, kept = a_table("tenno", "you,random"), list[str]()
    table.when_over = lambda: kept.append(table.record())

    async def script(hand: Hand) -> None:
        await to_the_end(hand, "1")
        assert kept == [table.record()]
        await hand.press("ctrl+q")

    assert on_the_mat(table, script) is True


def test_the_letters_of_a_cyrillic_keyboard_work_too() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("р")
        assert hand.bubble
        await hand.press("й", "н")

    assert on_the_mat(a_table(lang="uk"), script) is False


# --- several people -------------------------------------------------------------------------------


def test_between_people_everything_is_covered_until_the_next_one_says_so() -> None:
    table = a_table("tenno", "you:Olena,you:Petro,bot")

    async def script(hand: Hand) -> None:
        assert hand.sheet == "Cover"
        assert "Olena" in hand.sheet_text
        assert "忍" not in hand.board, "nobody's hand lies under the cover"
        await hand.press("enter")
        await hand.settle()
        assert "忍" in hand.board
        await hand.press("1")
        await hand.settle()
        assert hand.sheet == "Cover"
        assert "Petro" in hand.sheet_text
        assert "忍" not in hand.board
        covered = hand.screenshot()
        assert "Ninja" not in covered
        assert "忍" not in covered
        assert "undo" not in covered, "one way to regret is enough"
        await hand.press("b")
        await hand.settle()
        assert hand.sheet == "Cover", "who looks at the screen now may be Petro"
        assert "Olena" in hand.sheet_text
        await hand.press("enter")
        await hand.settle()
        assert hand.mat.asking is not None
        assert hand.mat.asking.seat == 0, "Olena has taken her answer back"
        await hand.press("2")
        await hand.settle()
        await hand.press("enter")
        await hand.settle()
        assert hand.mat.asking is not None
        assert hand.mat.asking.seat == 1
        await hand.press("b")
        assert "no secret answer" in hand.bubble, "Petro cannot take Olena's answer back"

    on_the_mat(table, script)


def test_a_hand_never_follows_what_everybody_saw_without_a_cover() -> None:
    table = a_table("tenno", "you:Olena,you:Petro", options=BEGIN)
    shown: list[int] = []

    async def script(hand: Hand) -> None:
        show_beat, put_question = hand.mat.show_beat, hand.mat.put_question

        def beat(beat: Beat) -> None:
            shown.append(beat.view.seat)
            show_beat(beat)

        def question(seat: int) -> None:
            assert not shown or shown[-1] == seat, "everybody is still looking"
            put_question(seat)

        hand.mat.show_beat, hand.mat.put_question = beat, question  # type: ignore[method-assign]
        for _ in range(40):
            if hand.sheet == "Cover":
                shown.clear()
                await hand.press("enter")
            elif hand.mat.asking:
                await hand.press("1")
            await hand.pilot.pause()

    on_the_mat(table, script)


@pytest.mark.slow
def test_several_people_can_play_to_the_end() -> None:
    table = a_table("tenno", "you:Olena,you:Petro")

    async def script(hand: Hand) -> None:
        await to_the_end(hand, "1")
        await hand.press("enter")

    assert on_the_mat(table, script) is True


def test_the_cover_can_be_left_for_good() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("q")
        assert "Leave the table?" in hand.sheet_text
        await hand.press("y")

    assert on_the_mat(a_table("tenno", "you:Olena,you:Petro"), script) is False


# --- sizes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_the_mat_follows_the_size_of_the_terminal(game: str) -> None:
    async def script(hand: Hand) -> None:
        for size in ((120, 40), (80, 24), (60, 15), (250, 70), (80, 24)):
            await hand.resize(size)
            assert hand.board
        await hand.press("1")

    on_the_mat(a_table(game), script)
