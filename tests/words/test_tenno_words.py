"""Sentences of Tenno that once said too little, or something else than was meant."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.games.tenno import events, pieces, reasons
from tatami.games.tenno.table import Tenno
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tatami.words.catalogue import Words
from tatami.words.rulebook import clause_text
from tatami.words.story import log_of
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.tenno.scenes import scene

NAMES = ("Akira", "Botan", "Chie")
LANGUAGES = ("en", "uk", "ru")


def teller(lang: str, viewer: int = SPECTATOR) -> Teller:
    return Teller(Words(lang), GAMES["tenno"], NAMES, viewer)


def two_geishas() -> Tenno:
    g = scene(rows={"A": "X 1 2", "B": "X 5 1"})
    play(g, "A: attack 1 > B.1")
    return g


# --- two geishas -------------------------------------------------------------------------------------


@clause("TEN-97")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Geisha against geisha: they cancel out, nobody wins the fight."),
        ("uk", "Гейша проти гейші: обидві вибувають, ніхто не переміг."),
        ("ru", "Гейша против гейши: обе выбывают, никто не победил."),
    ],
)
def test_two_geishas_are_not_told_as_nought_against_nought(lang: str, said: str) -> None:
    assert teller(lang).event(events.NobodyWon(0, 1, 0, 0), open_cards=True) == said
    assert "7" in (teller(lang).event(events.NobodyWon(0, 1, 7, 7), open_cards=True) or "")


@clause("TEN-97", "TEN-R19")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_of_a_geisha_against_a_geisha_is_foretold_without_numbers(lang: str) -> None:
    g = scene(rows={"A": "X 1 2", "B": "X 5 1"})
    play(g, "A: attack 1 > B.1")
    assert g.question is not None
    both = [teller(lang, 1).consequence(View(g, 1), g.question, answer) for answer in g.legal(1)]
    assert len(both) == 2
    assert both[0] == both[1] == Words(lang).text("tenno-foresee-geishas")
    assert not any(figure.isdigit() for figure in both[0])


# --- the count at the end ----------------------------------------------------------------------------


@clause("TEN-65")
@pytest.mark.parametrize(
    ("lang", "some", "none"),
    [
        (
            "en",
            "Akira’s prison: 22 points (Peasant 2, Monk 5 × 2 and Shogun 10).",
            "Akira’s prison: 0 points.",
        ),
        (
            "uk",
            "В’язниця гравця Akira: 22 очки (Селянин 2, Монах 5 × 2 та Сьоґун 10).",
            "В’язниця гравця Akira: 0 очок.",
        ),
        (
            "ru",
            "Тюрьма игрока Akira: 22 очка (Крестьянин 2, Монах 5 × 2 и Сёгун 10).",
            "Тюрьма игрока Akira: 0 очков.",
        ),
    ],
)
def test_a_prison_is_counted_card_by_card(lang: str, some: str, none: str) -> None:
    cards = (pieces.PEASANT_2, pieces.MONK, pieces.MONK, pieces.SHOGUN)
    assert teller(lang).event(events.PrisonCounted(0, 22, cards)) == some
    assert teller(lang).event(events.PrisonCounted(0, 0, ())) == none


@clause("TEN-68")
def test_the_sum_of_a_tie_break_can_be_checked_by_whoever_reads_the_log() -> None:
    g = scene(
        rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"},
        hands={"A": "4 X", "B": "", "C": "7"},
        prisons={"C": "B.6", "A": "B.4"},
    )
    play(g, "A: attack 1 > B.1", "B: keep")
    lines = [line.text for line in log_of(g.events, teller("en"))]
    assert lines[-5:] == [
        "Akira’s prison: 6 points (Peasant 2 and Ninja 4).",
        "Botan’s prison: 0 points.",
        "Chie’s prison: 6 points (Ronin 6).",
        "Tie-break: Akira’s hand and row are worth 10 points "
        "(Peasant 1, Peasant 2, Peasant 3, Ninja 4 and Geisha 0).",
        "Tie-break: Chie’s hand and row are worth 13 points (Peasant 1, Peasant 2, Peasant 3 and Samurai 7).",
    ]


# --- single words ------------------------------------------------------------------------------------


@clause("TEN-50")
def test_a_card_is_picked_up_from_its_slot_which_nobody_occupies() -> None:
    swapped, exchanged = events.SlotSwapped(0, 1), events.SlotsExchanged(0, 0, 2)
    assert teller("en").event(swapped) == (
        "Akira picks up the card in slot 2 and lays down a card, perhaps the same one."
    )
    assert (
        teller("en", 0).event(swapped) == "You pick up the card in slot 2 and lay down a card from your hand."
    )
    assert teller("en").event(exchanged) == (
        "Akira picks up the cards in slots 1 and 3 and lays them back, perhaps exchanged."
    )


@clause("TEN-83")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_passes_a_second_attack_is_told_the_word_that_declines_it(lang: str) -> None:
    assert "stop" in teller(lang).reason(reasons.STOP_RENOUNCES())


@clause("TEN-R26", "TEN-R42")
@pytest.mark.parametrize(
    ("lang", "mark"), [("en", "mark “handled”"), ("uk", "позначку «чіпали»"), ("ru", "отметку «трогали»")]
)
def test_a_private_record_gets_the_mark_that_its_slot_was_handled(lang: str, mark: str) -> None:
    assert mark in clause_text("TEN-R42", lang)


@clause("TEN-R22")
@pytest.mark.parametrize(
    ("lang", "why"),
    [("en", "so that nobody can tell"), ("uk", "щоб ніхто"), ("ru", "чтобы никто")],
)
def test_whoever_has_no_monk_is_told_why_he_is_asked_for_one(lang: str, why: str) -> None:
    """There is one answer, and without a reason the question makes no sense."""
    words = Words(lang)
    facts = {"you": "yes", "by": "Akira", "target": "Botan", "aim_slot": 1}
    assert why in words.text("tenno-ask-monk-to-show", ways="keep-covered", **facts)
    assert why not in words.text("tenno-ask-monk-to-show", ways="keep-covered-show-monk", **facts)
