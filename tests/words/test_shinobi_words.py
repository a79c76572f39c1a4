"""Sentences of Shinobi that once offered what was impossible, or said something else than was meant."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.games.shinobi import events, reasons
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.shinobi.scenes import scene

NAMES = ("Akira", "Botan", "Chie")
LANGUAGES = ("en", "uk", "ru")
NINJA = {"en": "ninja", "uk": "ніндзя", "ru": "ниндзя"}
HOME = {"en": "at home", "uk": "у своїй провінції", "ru": "в своей провинции"}
MOVE = {"en": "move", "uk": "перемістіть", "ru": "переместите"}


def teller(lang: str, viewer: int = SPECTATOR) -> Teller:
    return Teller(Words(lang), GAMES["shinobi"], NAMES, viewer)


def asked(g: Shinobi, lang: str) -> str:
    """What A is asked, who may look at his own cards."""
    assert g.question is not None
    return teller(lang, 0).question(g.question, ways=g.legal(0))


# --- only what is possible is offered ------------------------------------------------------------------


@clause("SHI-20", "SHI-22", "SHI-53")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_order_is_asked_for_in_the_ways_in_which_it_can_be_given(lang: str) -> None:
    both = asked(scene({"B": "oda"}, {"A": "ninja hojo*3"}), lang)
    no_ninja = asked(scene({"B": "oda"}, {"A": "hojo*4"}), lang)
    no_target = asked(scene({}, {"A": "ninja hojo*3"}), lang)
    no_troops = asked(scene({"B": "oda"}, {"A": "ninja*3"}, deck="", turns_left=2), lang)
    nothing = asked(scene({}, {"A": "ninja*3"}, deck="", turns_left=2), lang)
    assert NINJA[lang] in both
    assert no_ninja == no_target
    assert NINJA[lang] not in no_ninja
    assert NINJA[lang] in no_troops
    assert len({both, no_ninja, no_troops, nothing}) == 4


@clause("SHI-23", "SHI-R4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_second_order_is_asked_for_in_the_ways_in_which_it_can_be_given(lang: str) -> None:
    both = asked(play(scene({"B": "oda"}, {"A": "hojo*4"}), "place hojo > B"), lang)
    home = asked(play(scene({"B": "oda"}, {"A": "ninja hojo*3"}), "ninja > B.oda"), lang)
    move = asked(play(scene({"B": "oda"}, {"A": "ninja*3 hojo"}), "place hojo > B"), lang)
    nothing = asked(play(scene({}, {"A": "ninja*3"}, deck="", turns_left=2), "skip"), lang)
    assert HOME[lang] in both
    assert MOVE[lang] in both.lower()
    assert HOME[lang] in home
    assert MOVE[lang] not in home.lower()
    assert HOME[lang] not in move
    assert MOVE[lang] in move.lower()
    assert len({both, home, move, nothing}) == 4


@clause("SHI-12")
def test_whoever_is_not_asked_hears_nothing_of_the_ways() -> None:
    g = scene({"B": "oda"}, {"A": "ninja*3"}, deck="", turns_left=2)
    assert g.question is not None
    for viewer in (1, 2, SPECTATOR):
        said = teller("en", viewer).question(g.question, ways=g.legal(viewer))
        assert said == "Akira is giving the first order."


@clause("SHI-17")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_skip_offers_only_what_is_possible(lang: str) -> None:
    tell = teller(lang, 0).reason
    assert NINJA[lang] not in tell(reasons.MUST_PLACE_ABROAD())
    assert NINJA[lang] in tell(reasons.MUST_PLACE_OR_PLAY_A_NINJA())
    assert HOME[lang] not in tell(reasons.MUST_MOVE())
    assert MOVE[lang] not in tell(reasons.MUST_PLACE_AT_HOME())
    for later in (reasons.PLACING_ABROAD_CAME_FIRST, reasons.NOT_AFTER_A_NINJA):
        assert HOME[lang] not in tell(later())


# --- what is true of every turn ------------------------------------------------------------------------


@clause("SHI-66")
@pytest.mark.parametrize(
    ("lang", "you", "another"),
    [
        (
            "en",
            "You win: yours is the strongest clan that a player serves!",
            "Akira wins with the strongest clan that a player serves.",
        ),
        (
            "uk",
            "Ви перемагаєте: серед кланів, яким служать гравці, ваш найсильніший!",
            "Перемагає Akira: найсильніший із кланів, яким служать гравці.",
        ),
        (
            "ru",
            "Вы побеждаете: среди кланов, которым служат игроки, ваш сильнейший!",
            "Побеждает Akira: сильнейший из кланов, которым служат игроки.",
        ),
    ],
)
def test_the_winner_serves_the_strongest_clan_of_those_that_are_served(
    lang: str, you: str, another: str
) -> None:
    """A neutral clan may be stronger, and was shown to be a line before."""
    outcome = Outcome((0,), "troops", (7, 6, 6))
    assert teller(lang, 0).outcome(outcome)[0] == you
    assert teller(lang, 1).outcome(outcome)[0] == another


@clause("SHI-35")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Akira cannot give the third order: no attack is allowed."),
        ("uk", "Гравець Akira не може віддати третій наказ: жодна атака не дозволена."),
        ("ru", "Игрок Akira не может отдать третий приказ: ни одна атака не разрешена."),
    ],
)
def test_armies_may_stand_there_and_yet_no_attack_be_allowed(lang: str, said: str) -> None:
    assert teller(lang).event(events.OrderSkipped(0, 3)) == said


@clause("SHI-18", "SHI-16")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_orders_that_were_skipped_are_not_called_given(lang: str) -> None:
    given = {"en": "given", "uk": "віддано", "ru": "отдан"}[lang]
    for reason in (reasons.TURN_IS_OVER, reasons.NINJA_IS_A_FIRST_ORDER):
        assert given not in teller(lang, 0).reason(reason())


@clause("SHI-56")
def test_nobody_draws_beyond_four() -> None:
    said = teller("en", 0).reason(reasons.HAND_IS_FULL(cards=4))
    assert said == "You already hold 4 cards: nobody draws beyond four."


@clause("SHI-23")
def test_the_second_order_is_one_thing_and_not_both_at_once() -> None:
    both = reasons.EITHER_PLACE_OR_MOVE()
    assert teller("uk", 0).reason(both).endswith("але не те й інше водночас.")
    assert teller("ru", 0).reason(both).endswith("но не то и другое сразу.")
