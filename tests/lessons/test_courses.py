"""Every chapter of every introduction holds on the engine, and has its words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from tatami.games import GAMES
from tatami.games.manifest import manifest_of
from tatami.games.senji.box import FAMILIES
from tatami.games.senji.rules.battle_state import battle_on
from tatami.games.senji.table import Senji
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import seat_of
from tatami.lessons import Chapter, course_called, courses, read_course
from tatami.lessons.rehearsal import rehearse
from tatami.words.catalogue import LANGUAGES, Words, sources

ROOT = Path(__file__).resolve().parents[2]
CHAPTERS = [chapter for game in courses() for chapter in course_called(game).chapters]


def name_of(chapter: Chapter) -> str:
    return f"{chapter.game}-{chapter.name}"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name_of)
def test_every_way_through_a_chapter_can_be_played(chapter: Chapter) -> None:
    assert rehearse(chapter) >= 1


@pytest.mark.parametrize("chapter", CHAPTERS, ids=name_of)
def test_a_chapter_goes_as_its_scenario_does(chapter: Chapter) -> None:
    """The first answer of each step is that of the scenario, and what it tries is refused there."""
    own = [answer for seat, answer in chapter.answers() if seat == chapter.seat]
    taught = [step.answers[0] for step in chapter.steps if step.kind == "do"]
    assert own[: len(taught)] == taught
    refused = [move["refused"]["answer"] for move in chapter.scenario.moves if "refused" in move]
    assert refused == [step.attempt for step in chapter.steps if step.kind == "try"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words_and_no_word_is_there_in_vain(lang: str) -> None:
    words = Words(lang)
    wanted = {f"{chapter.title}.{step.say}" for chapter in CHAPTERS for step in chapter.steps}
    wanted |= {chapter.title for chapter in CHAPTERS}
    assert {key for key in wanted if not words.has(key)} == set()
    assert {key for key in written(lang) if key.startswith("lessons-")} == wanted


def written(lang: str) -> set[str]:
    found, message = set(), ""
    texts = [text for file, text in sources(lang).items() if file.startswith("lessons")]
    for line in "\n".join(texts).splitlines():
        name, is_text, _ = line.partition(" = ")
        if is_text and name.startswith("    ."):
            found.add(f"{message}{name.strip()}")
        elif is_text and not name.startswith(" "):
            message = name
            found.add(name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_short_enough_for_a_phone(lang: str) -> None:
    words = Words(lang)
    said = {
        f"{c.title}.{step.say}": words.text(f"{c.title}.{step.say}") for c in CHAPTERS for step in c.steps
    }
    assert {key: len(text) for key, text in said.items() if len(text) > 165} == {}


@pytest.mark.parametrize("game", [name for name in GAMES if manifest_of(name).status == "playable"])
def test_a_course_is_of_five_to_eight_chapters_and_uses_why_cannot_i(game: str) -> None:
    course = course_called(game)
    assert 5 <= len(course.chapters) <= 8
    assert 5 <= course.minutes <= 10
    assert sum(step.kind == "try" for chapter in course.chapters for step in chapter.steps) >= 3


# --- what is wrong with a course is said --------------------------------------------------------------


def planted(tmp_path: Path, change: dict[str, object]) -> Chapter:
    """The first chapter of Tenno with its third step changed."""
    given = yaml.safe_load((ROOT / "src/tatami/lessons/tenno.yaml").read_text(encoding="utf-8"))
    given["chapters"] = given["chapters"][:1]
    given["chapters"][0]["steps"][2] = {"say": "strike", **change}
    path = tmp_path / "tenno.yaml"
    path.write_text(yaml.safe_dump(given), encoding="utf-8")
    return read_course(path, ROOT / "scenarios").chapters[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"do": "attack 1 > A.2"}, "attack 1 > A.2"),
        ({"do": ["attack 1 > B.1", "attack 2 > B.1"]}, "swap 1 daimyo"),
        ({"do": ["attack 1 > B.1", "attack 1 > *"]}, "B: refill 1 samurai_7"),
        ({"do": ["attack 1 > B.1", "attack 4 *"]}, "no legal answer is like attack 4 *"),
        ({"try": "attack 1 > B.1"}, "not refused"),
        ({"do": "attack 1 > B.1", "point": ["row.Z.1"]}, "no place"),
    ],
)
def test_a_step_that_the_rules_do_not_bear_is_found(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    with pytest.raises(NotUnderstood) as found:
        rehearse(planted(tmp_path, change))
    assert found.value.code == "bad-lesson"
    assert said in str(found.value.facts["detail"])


def test_a_misspelled_step_is_found(tmp_path: Path) -> None:
    with pytest.raises(NotUnderstood) as found:
        planted(tmp_path, {"doo": "attack 1 > B.1"})
    assert (found.value.code, found.value.facts["file"]) == ("bad-lesson", "tenno.yaml")


def test_what_does_not_exist_is_said_so() -> None:
    with pytest.raises(NotUnderstood, match="no-such-lesson"):
        course_called("go")
    for number in (0, 99):
        with pytest.raises(NotUnderstood, match="no-such-chapter"):
            course_called("tenno").chapter(number)


# --- dice fall as they are told -----------------------------------------------------------------------


def played(chapter: Chapter, until: str) -> Senji:
    """The game of that chapter up to the answer that begins like this."""
    game: Senji = chapter.scenario.begin()
    for seat, answer in chapter.answers():
        if answer.startswith(until):
            break
        game.act(seat_of(seat), game.rules.parse(answer))
    return game


def senji(name: str) -> Chapter:
    return next(chapter for chapter in course_called("senji").chapters if chapter.name == name)


def test_the_dice_of_the_battle_are_those_that_are_counted() -> None:
    """2 green, 3 blue, 2 black, 1 violet; 4 units and a samurai against 5 units."""
    battle = battle_on(played(senji("battle"), "support").table)
    assert Counter(FAMILIES[die] for die in battle.dice) == {"green": 2, "blue": 3, "black": 2, "violet": 1}
    assert (battle.units, battle.aside) == ((4, 5), (1, 0))


def test_of_three_raiders_one_drowns() -> None:
    battle = battle_on(played(senji("sea"), "support").table)
    assert battle.units == (2, 0)
