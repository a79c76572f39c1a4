"""Playing Senji in both clients: whole years by numbers, a year in words, long lists, anything typed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from textual.widgets import Input

from tatami.formats.sampling import finished
from tatami.games.senji import RULES
from tatami.games.senji.pieces import HAND
from tatami.kernel.answers import Answer
from tatami.terminal.asking import Asking
from tatami.terminal.boards import board_for
from tatami.terminal.host import LocalTable
from tests.clauses import clause
from tests.games import scenes
from tests.games.senji import scenes_autumn, scenes_summer, scenes_winter
from tests.terminal.pilots import LARGE, SMALL, Hand, on_the_mat
from tests.terminal.senji_tables import LANGUAGES, at, kinds_of_questions, numbers, played, senji
from tests.terminal.tables import a_table, run, typed, walk
from tests.terminal.test_senji_mat import at_table

BOARD = board_for(RULES)
BY_SCENE = {"AbilityToBorrow", "Escape"}
"""Asked only where two certain samurai meet, so a scene is made for each."""
EVENTFUL = (12, 0, 2, 3)
"""Seeds of games that ask for what few games do, and so come first: as the rules are, they are enough."""
SHOW = "Show a card of your hand …"


# --- whole years -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "lang"), [(3, "en"), (4, "uk"), (5, "ru"), (6, "en")])
def test_a_year_is_played_by_numbers(count: int, lang: str) -> None:
    table = senji(count, lang=lang)
    text, typist = played(table, numbers(lang))
    assert table.outcome is not None
    assert {"Winter", "Orders", "AutumnActions"} <= typist.asked.keys()
    assert "senji-" not in text
    assert "terminal-" not in text


def test_after_the_end_all_hands_are_told() -> None:
    """The rules turn nothing up; "What was hidden" names the cards that the others held even so."""
    table = senji(4)
    text, _ = played(table, numbers("en"))
    told = text[text.index("What was hidden:") :].splitlines()
    holders = [seat for seat in range(4) if table.view(seat).faces(HAND[seat])]
    assert len(holders) > 1
    for seat in holders:
        held = table.teller(seat).face(table.view(seat).faces(HAND[seat])[0])
        assert sum(held in line and line.startswith(f"{'ABCD'[seat]} ") for line in told) == 1


def test_every_question_is_answered_by_numbers() -> None:
    """People on all cushions, until everything has been asked that any game asks."""
    asked: Counter[str] = Counter()
    wanted = kinds_of_questions() - BY_SCENE
    for seed in dict.fromkeys((*EVENTFUL, *range(40))):
        people = ",".join(f"you:P{k}" for k in range(3 + seed % 4))
        table = a_table("senji", people, str(seed), options={"years": 2})
        asked += played(table, numbers(str(seed)))[1].asked
        if wanted <= asked.keys():
            return
    assert wanted <= asked.keys()


def battle_with(attacker: str, defender: str) -> LocalTable:
    """B attacks C in Echizen; each brings one samurai."""
    g = scenes_summer.scene(
        4,
        units={"B": "owari*3", "C": "echizen*2"},
        samurai={attacker: "B owari", defender: "C echizen"},
        orders="owari=march",
    )
    scenes_summer.march_to(g, "owari", "land", "to echizen 3", f"{attacker} to echizen")
    scenes.play(g, "spare")
    return at_table(g)


def test_an_ability_is_borrowed_and_an_escape_is_made_by_numbers() -> None:
    table = battle_with("ekei", "oda")
    assert Asking(table, BOARD, 1).labels == ["Oda", "Nobody’s", SHOW]
    assert Asking(table, BOARD, 1).take(0) is not None
    g = table._game
    while type(g.question).__name__ != "SupportToCommit":
        g.act(g.asked()[0], g.legal(g.asked()[0])[0])
    table = battle_with("oda", "shimazu")
    scenes_summer.fight(table._game, "green*5")
    assert type(table.question).__name__ == "Escape"
    labels = Asking(table, BOARD, 2).labels
    assert labels == ["Flee to Etchu", "Flee to the North Sea", "Die with honour", SHOW]


@clause("SEN-R13")
def test_a_card_of_the_hand_is_shown_by_numbers_whatever_is_asked() -> None:
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2 blue_member_heir"}, hanafuda={"A": "plum_5"})
    table = at_table(g)
    asking = Asking(table, BOARD, 0)
    assert not any("Show" in label for label in asking.labels[:-1])
    assert asking.take(len(asking.labels) - 1) is None
    while (answer := asking.take(0)) is None:
        pass
    assert answer.text == "show green_trade_2 > B"
    question = g.question
    for _ in table.answer(0, answer):
        pass
    assert g.question is question


class Diplomat:
    """Says in words what there is to say: a year with a letter, a bid, a march and all of Autumn."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._winter = iter(
            ["letter B", "vow peace", "plea peace", "1", "letter C: wonder attack_me", "letter all", "0"]
        )
        self._autumn = iter(["trade", "display", "hire 1"])

    def __call__(self, table: LocalTable) -> str:
        line = self._line(table)
        self.said.append(line)
        return line

    def _line(self, table: LocalTable) -> str:
        seat = table.person_asked()
        if seat is None:
            return "?"
        legal = [answer.text for answer in table.legal(seat)]
        match type(table.question).__name__:
            case "Winter":
                return next(self._winter, "ready")
            case "Orders":
                bare = [text for text in legal if text.startswith("order") and text not in self.said]
                return "ready" if "ready" in legal else next(t for t in bare if t.endswith("march"))
            case "March" | "FleetCourse":
                return self._whole(table, seat, RULES.parse("land" if "land" in legal else "stay"))
            case "AutumnActions":
                return self._first(self._autumn, legal) or "done"
        return self._whole(table, seat, table.legal(seat)[-1])

    @staticmethod
    def _whole(table: LocalTable, seat: int, answer: Answer) -> str:
        """In one line, also what is made of parts."""
        return finished(table._game, seat, answer, Random(1).randrange).text

    @staticmethod
    def _first(wishes: Iterator[str], legal: list[str]) -> str:
        """The next wish that can be fulfilled, or nothing."""
        return next((text for wish in wishes for text in legal if text.startswith(wish)), "")


def test_a_year_is_played_in_words() -> None:
    diplomat = Diplomat()
    text, _ = played(senji(4, seed="11"), diplomat)
    said = set(diplomat.said)
    assert {"letter B", "vow peace", "plea peace", "ready", "done"} <= said
    assert any(line.startswith("land: ") for line in said)
    assert "I promise not to attack you this year" in text
    assert "Your letter to Botan" in text


def test_a_year_is_played_from_the_command_line() -> None:
    rng = Random("command line")
    lines = "".join(f"{rng.randint(0, 9)}\n" for _ in range(700)).encode()
    result = run("senji", "--plain", "--seats", "you,random,random", "--seed", "5", typed=lines)
    assert b"Traceback" not in result.stderr
    assert "Year 1" in result.stdout.decode()
    assert "Autumn" in result.stdout.decode()


# --- anything can be typed ---------------------------------------------------------------------------

RUBBISH = (
    *(
        "",
        "0",
        "999999",
        "-1",
        "²",
        "why",
        "why echizen",
        "why ",
        "who",
        "who oda",
        "who zzz",
        "hand",
        "table",
    ),
    *(
        "find",
        "find zzz",
        "find heir",
        "log",
        "rules",
        "rules SEN-39",
        "rules 9",
        "hint",
        "undo",
        "back",
        "speak",
    ),
    *(
        "order echizen",
        "to mars 3",
        "echizen",
        "give",
        "\u202e\x00",
        "ґ" * 300,
        "why give dummy",
        "bid 99 x",
        "?",
    ),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_is_typed_breaks_the_game(lang: str) -> None:
    rng = Random(lang)

    def line(table: LocalTable) -> str:
        return rng.choice(RUBBISH) if rng.random() < 0.4 else str(rng.randint(0, 9))

    table = senji(4, seed=lang, lang=lang)
    played(table, line)
    assert table.outcome is not None


# --- long lists ----------------------------------------------------------------------------------------


def composing() -> Asking:
    g = scenes_winter.winter("green yellow black blue")
    return begun(Asking(at_table(g), BOARD, 0), "letter B")


def begun(asking: Asking, form: str) -> Asking:
    """With that answer begun."""
    assert asking._settled(RULES.parse(form)) is None
    return asking


def test_what_can_be_put_into_a_letter_is_grouped_by_what_one_does() -> None:
    asking = composing()
    assert len(asking.choice.left) > 100
    assert len(asking.labels) < 16
    for group in ("Give a card …", "Ask for a certain card …", "Promise …", "Ask for a promise …"):
        assert group in asking.labels
    assert asking.take(asking.labels.index("Promise …")) is None
    assert "to attack a province …" in asking.labels
    assert asking.take(asking.labels.index("to attack a province …")) is None
    assert asking.choice.so_far[-1] == "Promise"
    assert asking.choice.so_far[0].startswith("Write to "), "what it goes into"


def test_a_word_leaves_the_answers_that_have_it_in_them() -> None:
    asking = composing()
    assert asking.choice.seek("heir GIVE")
    assert asking.labels == ["I give the heir of the green family (4)"]
    assert not asking.choice.seek("no such word")
    assert asking.choice.step_back()
    assert len(asking.choice.left) > 100
    assert asking.choice.seek("peace")
    assert {answer.text for answer in asking.choice.left} == {"vow peace", "plea peace"}
    assert asking.choice.seek("")
    assert len(asking.choice.left) > 100


def test_in_the_plain_client_a_word_narrows_and_a_number_chooses() -> None:
    table = at("Orders", 4)
    region = table.legal(0)[0].text.split()[1]
    answers = typed_until_the_end(table, f"{region} march", "1")
    assert f"order {region} march" in answers


def typed_until_the_end(table: LocalTable, *lines: str) -> set[str]:
    """The answers that are left over after these lines, by what was recorded."""
    with pytest.raises(Exception, match="input-ended"):
        typed(table, *lines)
    acts = map(json.loads, table.record().splitlines())
    return {act["answer"] for act in acts if "answer" in act}


def test_a_touched_card_leaves_all_that_can_be_done_with_it() -> None:
    asking = composing()
    assert asking.touch("card.green_trade_2") == (True, None)
    assert {answer.text.split()[0] for answer in asking.choice.left} == {"give", "reveal"}


def test_a_march_is_chosen_by_touching_the_map() -> None:
    g = scenes_summer.scene(4, units={"B": "owari*3", "C": "echizen*2"}, orders="owari=march")
    asking = begun(Asking(at_table(g), BOARD, 1), "land")
    assert asking.touch("region.echizen") == (True, None)
    assert [label.partition(" (")[0] for label in asking.labels] == ["1 unit", "2 units", "3 units"]
    assert "% without support" in asking.labels[0]
    assert asking.touch("region.mutsu")[0] is False
    reason = begun(Asking(at_table(g), BOARD, 1), "land").why_not("region.mutsu")
    assert reason is not None
    assert reason.code == "not-neighbours"


def test_an_order_of_another_cannot_be_looked_at() -> None:
    g = scenes_summer.scene(4, units={"B": "owari*3"}, orders="owari=march etchu=march")
    table = at_table(g)
    assert BOARD.attempt(table.view(0), "region.etchu") == "look at an order"
    assert BOARD.attempt(table.view(2), "region.etchu") is None


def test_whoever_is_ready_in_spring_may_speak_again() -> None:
    table = a_table("senji", "you:Ann,you:Bob,random", options={"years": 1})
    for _ in walk(table, Random("spring")):
        if type(table.question).__name__ == "Orders":
            break
    first = table.person_asked()
    assert first is not None
    while first not in table.quiet_people():
        legal = [answer.text for answer in table.legal(first)]
        bare = [t for t in legal if t.endswith("march")]
        table.answer(first, "ready" if "ready" in legal else bare[len(table.log(first)) % len(bare)])
    assert table.person_asked() != first
    table.speak_again(first)
    assert table.person_asked() == first
    assert Asking(table, BOARD, first).labels


# --- on the mat ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_word_is_looked_for_on_the_mat(size: tuple[int, int]) -> None:
    table = at_table(scenes_winter.winter("green yellow black blue"))

    async def script(hand: Hand) -> None:
        await hand.press("enter")
        await hand.settle()
        assert hand.mat.asking is not None
        begun(hand.mat.asking, "letter B")
        hand.mat._refresh_all(())
        await hand.press("slash")
        assert hand.sheet == "Seeking"
        hand.app.screen.query_one(Input).value = "heir give"
        await hand.press("enter")
        assert hand.offers == ["I give the heir of the green family (4)"]
        await hand.press("1")
        await hand.settle()
        assert "Take out: I give the heir of the green family (4)" in hand.offers
        await hand.press("slash")
        hand.app.screen.query_one(Input).value = "zzz"
        await hand.press("enter")
        assert "zzz" in hand.bubble

    on_the_mat(table, script, size)


@pytest.mark.parametrize("size", [SMALL, LARGE, (60, 20)])
def test_much_of_a_year_is_played_on_the_mat(size: tuple[int, int]) -> None:
    table = senji(3, seed="2")
    rng = Random("mat")

    async def script(hand: Hand) -> None:
        for _ in range(60):
            if hand.sheet or not hand.app.is_running:
                break
            await hand.press(rng.choice(["1", "2", "3", "down", "enter", "tab", "escape", "i", "escape"]))
            while hand.sheet in ("Reading", "Notice"):
                await hand.press("escape")
            await hand.settle()
        assert hand.board

    on_the_mat(table, script, size)
    assert table.view(0).acts > 5


def test_the_edging_tells_year_season_and_host() -> None:
    table = at("Orders", 4)
    name = table.names[table.view(0).table.host]
    assert BOARD.heading(table.view(0), table.teller(0)) == f"Year 1 · Spring · host: {name}"


def test_in_autumn_the_actions_are_grouped_and_their_honour_is_told() -> None:
    cards = "pine_4 plum_5"
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2 blue_member_heir"}, hanafuda={"A": cards})
    labels = Asking(at_table(g), BOARD, 0).labels
    assert "Display the heir of the blue family (4) (honour +4, then 4)" in labels
    assert "Hire 2 units in the North Sea (honour −6, then −6)" in labels
    assert labels[-2:] == ["Done", SHOW]
