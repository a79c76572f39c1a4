"""Single sentences, as a reader of each language would want them."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.games.tenno import answers as say
from tatami.games.tenno import events, pieces, reasons
from tatami.games.tenno.rules.attack import FirstAttack
from tatami.games.tenno.rules.bonuses import PeekBonus, SwapBonus
from tatami.games.tenno.rules.fight import MonkToShow
from tatami.games.tenno.rules.set_up import OrderOfPeasants
from tatami.kernel.events import Glimpsed, Laid, Moved, Sealed, Shuffled, Turned
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import GAME_IS_OVER, NotUnderstood
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tatami.words.catalogue import Words
from tatami.words.telling import Teller, tell_error

TENNO = GAMES["tenno"]
SENJI = GAMES["senji"]
NAMES = ("Akira", "Botan", "Chie")


def teller(lang: str, viewer: int = SPECTATOR) -> Teller:
    return Teller(Words(lang), TENNO, NAMES, viewer)


def test_the_viewer_is_you_in_every_role() -> None:
    attacked = events.Attacked(0, 0, 1, 1)
    assert teller("en", 0).event(attacked) == "You attack Botan’s slot 2 from slot 1."
    assert teller("en", 1).event(attacked) == "Akira attacks your slot 2 from slot 1."
    assert teller("en", 2).event(attacked) == "Akira attacks Botan’s slot 2 from slot 1."
    assert teller("uk", 0).event(attacked) == "Ви нападаєте з місця 1 на місце 2 гравця Botan."
    assert teller("uk", 1).event(attacked) == "Гравець Akira нападає з місця 1 на ваше місце 2."
    assert teller("ru").event(attacked) == "Игрок Akira нападает с места 1 на место 2 игрока Botan."


def test_strengths_are_told_only_while_the_cards_lie_open() -> None:
    won = events.AttackerWon(0, 1, 8, 4)
    assert teller("en").event(won) == "Akira’s attack succeeds."
    assert teller("en").event(won, open_cards=True) == "Attack 8, defence 4: Akira’s attack succeeds."
    shown = events.MonkShown(1, 2)
    assert teller("uk").event(shown) == "Гравець Botan підтримує карту, на яку напали."
    assert teller("uk").event(shown, open_cards=True) == "Гравець Botan показує монаха на місці 3."


def test_a_peek_tells_the_card_to_the_peeker_alone_and_only_at_once() -> None:
    peek = Glimpsed(1, pieces.row(0, 1), 0, pieces.card(0, pieces.NINJA))
    hidden = peek.for_viewer(2)
    assert teller("en", 1).event(peek, open_cards=True) == "You look at Akira’s slot 2: Ninja."
    assert teller("en", 1).event(peek) == "You look at Akira’s slot 2."
    assert teller("en", 2).event(hidden, open_cards=True) == "Botan looks at Akira’s slot 2."
    assert teller("ru", 0).event(hidden) == "Игрок Botan смотрит на вашу карту на месте 2."


def test_movements_are_told_where_the_game_has_words_for_them() -> None:
    lost = Moved(pieces.row(1, 1), 0, pieces.prison(0), pieces.card(1, pieces.RONIN), 1, 0, False)
    assert teller("en", 0).event(lost) == "Botan’s card from slot 2 goes to your prison."
    gone = Moved(pieces.row(1, 1), 0, pieces.discard(3), pieces.card(1, pieces.RONIN), 1, 1, True)
    assert teller("uk").event(gone) == "У скид: Ронін (гравець Botan)."
    drawn = Moved(pieces.hand(1), -1, pieces.row(1, 1), HIDDEN, 0, 0, False)
    assert teller("uk").event(drawn) is None
    assert teller("uk").event(Shuffled(pieces.hand(1))) is None
    assert teller("uk").event(Laid(pieces.hand(1), HIDDEN, 0, False)) is None
    up = Turned(pieces.row(1, 0), 0, pieces.card(1, pieces.GEISHA), 0, 1, True)
    assert teller("ru").event(up) is None
    assert teller("ru").event(up, open_cards=True) == "Место 1 игрока Botan: Гейша."
    covered = Turned(pieces.row(1, 0), 0, pieces.card(1, pieces.GEISHA), 1, 1, False)
    assert teller("ru").event(covered, open_cards=True) is None


def test_kernel_events_have_words_of_their_own() -> None:
    assert teller("en", 0).event(Sealed(0)) == "You have decided."
    assert teller("en", 0).event(Sealed(1)) == "Botan has decided."


@pytest.mark.parametrize(
    ("lang", "gaps", "line"),
    [
        ("en", 1, "Akira fills 1 gap."),
        ("en", 2, "Akira fills 2 gaps."),
        ("uk", 1, "Гравець Akira заповнює 1 пропуск."),
        ("uk", 2, "Гравець Akira заповнює 2 пропуски."),
        ("uk", 5, "Гравець Akira заповнює 5 пропусків."),
        ("uk", 21, "Гравець Akira заповнює 21 пропуск."),
        ("ru", 1, "Игрок Akira заполняет 1 пустое место."),
        ("ru", 3, "Игрок Akira заполняет 3 пустых места."),
        ("ru", 11, "Игрок Akira заполняет 11 пустых мест."),
        ("ru", 22, "Игрок Akira заполняет 22 пустых места."),
    ],
)
def test_numbers_agree_with_their_nouns(lang: str, gaps: int, line: str) -> None:
    assert teller(lang).event(events.GapsFilled(0, gaps)) == line


def test_refusals_tell_the_facts() -> None:
    assert (
        teller("en").reason(reasons.SHOGUN_MAY_NOT_ATTACK(slot=1)) == "The shogun in slot 2 may not attack."
    )
    assert teller("uk").reason(reasons.NOT_YOUR_TURN(turn=2)) == "Зараз хід гравця Chie, а не ваш."
    assert teller("uk").reason(reasons.NOT_IN_HAND(kind=pieces.GEISHA)) == "У вашій руці немає гейші."
    assert teller("ru").reason(reasons.NOT_IN_HAND(kind=pieces.SAMURAI_7)) == "У вас на руке нет самурая 7."
    assert teller("en").reason(reasons.NOT_IN_HAND(kind=pieces.MONK)) == "You do not have the monk in hand."
    assert teller("en").reason(reasons.NO_SUCH_PLAYER(target=5)) == "Nobody sits at seat F."
    assert teller("uk").reason(reasons.WRONG_GAPS(gaps="1 3")).startswith("Ваші пропуски — місця 1 та 3;")
    assert teller("ru").reason(reasons.COLOUR_TAKEN(colour=4)) == "Другой игрок уже взял синий цвет."
    assert teller("ru").reason(GAME_IS_OVER()) == "Игра окончена; ходов больше нет."
    assert teller("ru").clauses_of(reasons.SHOGUN_MAY_NOT_FOLLOW(slot=1)) == "TEN-17, TEN-84"


def test_answers_stand_on_buttons() -> None:
    en, uk, ru = teller("en"), teller("uk"), teller("ru")
    assert en.answer(say.ATTACK[0][1][1]) == "Attack Botan’s slot 2 from slot 1"
    assert uk.answer(say.Arrange((2, 0, 1))) == "Викласти селян у порядку 3, 1, 2"
    fill = say.refill(((0, pieces.NINJA), (2, pieces.MONK)))
    assert en.answer(fill) == "Fill slot 1 with the ninja, slot 3 with the monk"
    assert uk.answer(fill) == "Викласти: ніндзя на місце 1, монаха на місце 3"
    assert ru.answer(say.SWAP[1][pieces.GEISHA]) == "Заменить карту на месте 2: положить гейшу"
    assert uk.answer(say.EXCHANGE[1]) == "Лише вдати, що карти 1 і 2 міняються місцями"
    assert en.answer(say.CHOOSE[0]) == "Take red"
    assert en.answer(say.DECLINE) == "Decline"
    assert en.answer(say.DECLINE, SwapBonus(0)) == "Do not swap"
    assert en.answer(say.DECLINE, PeekBonus(0, 1)) == "Do not look"


def test_a_question_is_put_to_those_it_asks_and_told_to_the_others() -> None:
    monk = MonkToShow(1, 0, 0, 2)
    assert teller("en", 1).question(monk) == "Akira attacks your slot 1. Will you show a monk?"
    assert teller("en", 0).question(monk) == "Botan is deciding whether to show a monk."
    assert teller("uk", 2).question(FirstAttack(0)) == "Гравець Akira обирає, на кого напасти."
    peasants = OrderOfPeasants((0, 1, 2))
    assert teller("en").question(peasants) == "Laying out their peasants: Akira, Botan and Chie."
    assert teller("uk", 0).question(peasants, waiting_for=(1, 2)) == "Викладають селян: Botan та Chie."
    assert teller("uk", 0).question(peasants) == "У якому порядку викладете селян?"


def test_the_outcome_of_a_fight_is_told_before_the_click() -> None:
    g = TENNO.new(2, {"first_player": "A"}, seed=1)
    g.act(0, say.Arrange((0, 1, 2)))
    g.act(1, say.Arrange((0, 1, 2)))
    g.act(0, say.ATTACK[2][1][1])
    question = g.question
    assert question is not None
    view = View(g, 1)
    assert teller("en", 1).consequence(view, question, say.SHOW_MONK) == "2 + 2 = 4 against 3: you win"
    assert teller("en", 1).consequence(view, question, say.KEEP_COVERED) == "2 against 3: you lose"
    assert teller("en", 1).consequence(view, question, say.STOP) is None
    assert teller("en", 1).consequence(view, FirstAttack(0), say.STOP) is None


def test_the_end_is_told_with_all_scores() -> None:
    won = Outcome((1,), "prison", (4, 21, 12))
    assert teller("en", 1).outcome(won) == [
        "You win with the most valuable prison!",
        "You: 21 points",
        "Chie: 12 points",
        "Akira: 4 points",
    ]
    shared = Outcome((0, 1), "shared", (21, 21, 2), (5, 5, 0))
    assert teller("uk").outcome(shared)[0] == "Спільна перемога: Akira та Botan."
    assert teller("uk", 0).outcome(shared) == [
        "Спільна перемога: ви та Botan!",
        "Ви: 21 очко; карти в руці та на місцях — 5",
        "Botan: 21 очко; карти в руці та на місцях — 5",
        "Chie: 2 очки",
    ]


def test_places_and_options_have_names() -> None:
    assert teller("en", 0).place("row.A.2") == "your slot 2"
    assert teller("uk", 0).place("prison.B") == "в’язниця гравця Botan"
    assert teller("en").option_value("first_player", "B") == "Botan"
    assert teller("en").option_value("first_player", "G") == "G"
    assert teller("en").option_value("first_player", "random") == "by lot"
    assert teller("uk").option_value("memory_aid", True) == "так"
    assert teller("en").seat(-1) == "nobody"


def test_a_number_among_the_options_is_told_as_its_option_says() -> None:
    senji = [Teller(Words(lang), SENJI, []) for lang in ("en", "uk")]
    assert [each.option_value("glass", 86_400) for each in senji] == ["1 day", "1 доба"]
    assert [each.option_value("glass", 45) for each in senji] == ["45 seconds", "45 с"]
    assert [each.option_value("years", 0) for each in senji] == ["none", "немає"]
    assert senji[0].option_value("years", 8) == "8"
    assert senji[0].option_value("rounds", 3) == "3"


def test_errors_are_told_too() -> None:
    error = NotUnderstood("seat-count", game="tenno", low=2, high=7, seats=8)
    assert tell_error(Words("en"), error) == "Tenno is for 2 to 7 players, not 8."
    assert tell_error(Words("uk"), error) == "Тенно: гра для 2–7 гравців, а не для 8."
    assert tell_error(Words("ru"), NotUnderstood("not-a-record")) == "Это не запись игры."
