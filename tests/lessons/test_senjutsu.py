"""What the introduction of Senjutsu tells of cards, values and turns is what the pack and the engine have."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tatami.games import game_called
from tatami.games.senjutsu.pack import Card
from tatami.games.senjutsu.table import Fight
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import seat_of
from tatami.lessons import Chapter, Step, course_called
from tatami.lessons.rehearsal import rehearse
from tatami.words.catalogue import LANGUAGES, Words

COURSE = course_called("senjutsu")
RULES: Any = game_called("senjutsu")
CARDS: dict[str, Card] = {card.slug: card for card in RULES.box.pack.cards}
QUOTED = re.compile("[“«]([^”»]+)[”»]")
TIMED = re.compile(r"“([^”]+)”(?: (?:acts )?at|, initiative) (\d)")
"""As the English texts say when a card acts."""


def said(chapter: Chapter, step: Step, lang: str) -> str:
    return Words(lang).text(f"{chapter.title}.{step.say}")


def slug_of(name: str, lang: str) -> str:
    found: list[str] = [slug for slug, card in CARDS.items() if card.name[lang] == name]
    decks: list[str] = [deck.id for deck in RULES.box.pack.decks if deck.name[lang].endswith(name)]
    assert len(found + decks) == 1, (lang, name)
    return (found + decks)[0]


STEPS = [(chapter, step) for chapter in COURSE.chapters for step in chapter.steps]


def test_it_has_eight_chapters_of_about_ten_minutes() -> None:
    assert [chapter.name for chapter in COURSE.chapters] == [
        "field", "card", "reveal", "guard", "counter", "kamae", "instants", "end",
    ]  # fmt: skip
    assert COURSE.minutes == 10


@pytest.mark.parametrize(("chapter", "step"), STEPS, ids=[f"{c.name}-{s.say}" for c, s in STEPS])
def test_every_card_is_called_as_it_is_printed_the_same_ones_in_each_language(
    chapter: Chapter, step: Step
) -> None:
    english, *others = [
        sorted(slug_of(name, lang) for name in QUOTED.findall(said(chapter, step, lang)))
        for lang in LANGUAGES
    ]
    assert others == [english, english]


def values_of(name: str) -> list[int]:
    card = RULES.box.abilities[RULES.box.slugs.index(slug_of(name, "en"))]
    return [*card.values, *[program.value for program in card.programs[1:]]]


def test_a_card_acts_when_it_is_said_to() -> None:
    told = [pair for chapter, step in STEPS for pair in TIMED.findall(said(chapter, step, "en"))]
    assert len(told) >= 11
    assert [(name, value) for name, value in told if int(value) not in values_of(name)] == []


def test_what_is_laid_or_played_at_the_bidding_of_a_step_is_named_there_or_right_before() -> None:
    for chapter in COURSE.chapters:
        heard = ""
        for step in chapter.steps:
            text = said(chapter, step, "en")
            for answer in step.answers:
                verb, _, slug = answer.partition(" ")
                if verb in ("lay", "play"):
                    assert f"“{CARDS[slug].name['en']}”" in heard + text, (chapter.name, answer)
            heard = text


# --- the duel at the end ------------------------------------------------------------------------------


def played(chapter: Chapter) -> Fight:
    """The game of that chapter as its scenario leaves it."""
    game: Fight = chapter.scenario.begin()
    for seat, answer in chapter.answers():
        game.act(seat_of(seat), game.rules.parse(answer))
    return game


def test_the_last_duel_begins_with_the_wounds_and_turns_that_are_told() -> None:
    table = played(COURSE.chapter(8)).table
    assert [fighter.wounds for fighter in table.fighters] == [2, 3]
    assert table.turns - table.turn + 1 == 6
    assert table.fighters[1].stun == 1


@pytest.mark.parametrize("number", range(1, 9))
def test_both_fight_with_decks_that_can_be_brought_to_a_table(number: int) -> None:
    """With open lists, so that nobody is asked for cards that are in no deck."""
    chapter = COURSE.chapter(number)
    game: Fight = chapter.scenario.begin()
    decks = [
        {RULES.box.slugs.index(slug): copies for slug, copies in deck.cards.items()}
        for deck in RULES.box.pack.decks
    ]
    assert game.options["lists"] == "open"
    for listed in game.table.lists:
        assert {each.card: each.copies for each in listed} in decks


# --- what is pointed at -------------------------------------------------------------------------------


def pointing_at(point: str) -> Chapter:
    first = COURSE.chapter(1)
    return Chapter(
        first.game, first.name, first.seat, (Step("goal", point=[point]), *first.steps[1:]), first.scenario
    )


@pytest.mark.parametrize("point", ["cell.-3,1", "seat.B", "play.A", "hand.B", "kamae.A"])
def test_places_cells_and_seats_can_be_pointed_at(point: str) -> None:
    assert rehearse(pointing_at(point)) == 1


@pytest.mark.parametrize(
    "point", ["cell.9,9x", "seat.C", "seat.nobody", "hand.C", "cell", "kamae.C", "weather.A"]
)
def test_what_is_not_there_cannot_be_pointed_at(point: str) -> None:
    with pytest.raises(NotUnderstood, match="bad-lesson"):
        rehearse(pointing_at(point))


def test_a_game_without_cells_has_none_to_point_at() -> None:
    tenno = course_called("tenno").chapter(1)
    steps = (Step("goal", point=["cell.0,0"]), *tenno.steps[1:])
    with pytest.raises(NotUnderstood, match="bad-lesson"):
        rehearse(Chapter(tenno.game, tenno.name, tenno.seat, steps, tenno.scenario))
