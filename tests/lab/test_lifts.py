"""Single cards: how often they could be played and were, and whether those win who draw them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tatami.games import senjutsu
from tatami.games.senjutsu import SHELF, SenjutsuRules
from tatami.hooks.laboratory import CardUse
from tatami.kernel.outcome import Outcome
from tatami.lab.lifts import Lift, cards_of, lift_of, together
from tatami.lab.page import page
from tatami.lab.simulate import simulate
from tatami.lab.survey import Survey
from tatami.lab.tally import Tally
from tatami.words.catalogue import Words


def use(card: str, is_drawn: bool, among: str = "tiger", playable: int = 0, played: int = 0) -> CardUse:
    return CardUse(card, among, is_drawn, playable, played)


def rounded(lift: Lift | None) -> tuple[float, float]:
    """The lift and half of its interval, in points."""
    assert lift is not None
    assert lift.high - lift.lift == pytest.approx(lift.lift - lift.low)
    return round(100 * lift.lift, 2), round(50 * (lift.high - lift.low), 2)


def test_the_lift_is_the_win_rate_of_those_who_drew_a_card_less_that_of_the_others() -> None:
    """3 of 4 who drew it won, 1 of 4 who did not; the variance is that of 4 of 6 and 2 of 6."""
    half = 1.959963984540054 * (2 * (4 / 6 * 2 / 6) / 6) ** 0.5
    assert rounded(lift_of([(4, 3, 4, 1)])) == (50.0, round(100 * half, 2))


def test_only_decks_that_are_alike_are_compared() -> None:
    """A strong deck draws the card often, a weak one seldom: that is no merit of the card."""
    strong, weak = (90, 81.0, 10, 9.0), (10, 1.0, 90, 9.0)
    assert rounded(lift_of([strong, weak]))[0] == 0
    both = (100, 82.0, 100, 18.0)
    assert rounded(lift_of([both]))[0] == 64


def test_decks_count_by_what_they_can_tell() -> None:
    """Mantel's and Haenszel's weights: 2 * 2 / 4 = 1 and 6 * 2 / 8 = 1.5."""
    assert rounded(lift_of([(2, 2, 2, 0), (6, 3, 2, 1)]))[0] == round(100 * 1 / 2.5, 2)


def test_where_all_drew_a_card_or_none_nothing_is_told() -> None:
    assert lift_of([(5, 3, 0, 0), (0, 0, 4, 4)]) is None
    assert lift_of([]) is None
    assert rounded(lift_of([(5, 3, 0, 0), (4, 3, 4, 1)]))[0] == 50


def test_cards_are_counted_seat_by_seat() -> None:
    tally = Tally(2, teams=True)
    first = [use("cut", True, "tiger", 4, 1), use("leap", False)]
    tally.count_cards(Outcome((0,), "last"), [first, [use("cut", False, "dragon", 2, 2)]], ["a", "b"])
    tally.count_cards(Outcome((1,), "last"), [[use("cut", False)], [use("cut", True)]], ["a", "a"])
    found = cards_of(("leap", "cut", "never"), ("a", "b"), tally)
    assert list(found) == ["leap", "cut"]
    cut = found["cut"]["a"]
    assert (cut.decks, cut.drawn, cut.playable, cut.played) == (3, 2, 4, 1)
    assert cut.groups == {"tiger": (2, 2.0, 1, 0.0)}
    assert cut.lift is not None
    assert cut.lift.lift == 1.0
    assert (found["cut"]["b"].playable, found["cut"]["b"].lift) == (2, None)
    assert together([{"cut": cut}, found["cut"] and {"cut": found["cut"]["b"]}]) == {"cut": (4, 2, 6, 3)}


def test_a_simulation_of_senjutsu_counts_every_card_of_every_deck() -> None:
    result = simulate(senjutsu.RULES, ["sensible"] * 2, 3, seed=1)
    assert set(result.cards) <= set(senjutsu.RULES.cards)
    for kinds in result.cards.values():
        card = kinds["sensible"]
        assert 0 <= card.drawn <= card.decks <= 6
        assert 0 <= card.played <= card.playable
    laid = sum(card["sensible"].played for card in result.cards.values())
    assert laid > 3 * 2 * 4
    assert result.turns is not None
    asked = result.measures["asked"]["lay"].mean
    assert 0.9 < asked <= 1, "everybody lays a card each turn; the last one may end before"


def test_the_page_shows_pairings_cards_blunders_and_pairs() -> None:
    duel = simulate(senjutsu.RULES, ["random"] * 2, 2, seed=1)
    pairs = simulate(senjutsu.RULES, ["random"] * 4, 30, seed=1, options={"sides": "pairs"})
    found = Survey("senjutsu", 1, 2, "1", {}, {"random": {"2": duel, "4 sides=pairs": pairs}})
    for lang in ("en", "uk", "ru"):
        words = Words(lang)
        text = page(found, words)
        assert words.text("lab-page-cards") in text
        assert f"#### {words.text('lab-page-n-players', players=4)}, " in text
        assert f"#### {words.text('lab-page-n-players', players=2)}" not in text, "two games tell nothing"
        assert words.text("senjutsu-option-sides-pairs") in text
        for measure in ("deed", "blunder", "asked"):
            assert words.text(f"lab-measure-{measure}") in text
        assert "senjutsu-" not in text
        assert "lab-" not in text
        assert "_signature" not in text
        assert "plain_" not in text, "cards go by their names"


@pytest.fixture
def other_pack() -> Iterator[SenjutsuRules]:
    """The house's cards under other names, as a pack of its own on the shelf."""
    pack = json.loads(senjutsu.RULES.box.raw)
    pack["name"] = "other"
    for kind, name in (("characters", "Pupil"), ("decks", "Heron"), ("cards", "Peck")):
        pack[kind][0]["name"] = dict.fromkeys(("en", "uk", "ru"), name)
    rules = senjutsu.RULES.offer(json.dumps(pack).encode())
    yield rules
    del SHELF["other"]
    for each in SHELF.values():
        each.know(tuple(SHELF))


def test_another_packs_characters_decks_and_cards_go_by_its_names(other_pack: SenjutsuRules) -> None:
    options = {"data": "other"}
    duels = simulate(senjutsu.RULES, ["random"] * 2, 12, seed=1, options=options)
    text = page(Survey("senjutsu", 1, 12, "1", options, {"random": {"2": duels}}), Words("en"))
    assert other_pack.box.hero_names[0] in duels.traits["character"]
    for name in ("Pupil", "Heron", "Peck"):
        assert f"| {name} |" in text or f". {name} |" in text, name
    assert "| Student |" not in text
