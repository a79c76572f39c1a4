"""Pages of statistics: the same command writes the same page, and committed pages are of today's rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tatami.games import EVERY_GAME, GAMES, samurai_sword, tenno
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.lab import survey as surveying
from tatami.lab.page import command_of, page
from tatami.lab.survey import Survey, at_every_table, games_in_all, seatings, survey
from tatami.players.registry import kinds_for
from tatami.words.catalogue import LANGUAGES, Words

PAGES = Path(__file__).resolve().parents[2] / "docs" / "games"
COMMAND = re.compile(r"`(tatami statistics ([\w-]+) [^`]*)`")


@pytest.fixture
def _only_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surveying, "kinds_for", lambda rules: ("random",))


@pytest.fixture(scope="module")
def found() -> Survey:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(surveying, "kinds_for", lambda rules: ("random",))
        return survey(samurai_sword.RULES, 200, seed=4)


def outdated(text: str, games: Iterable[Rules[Any]] = GAMES.values()) -> str | None:
    """Why a page must be written again, or None."""
    found = COMMAND.search(text)
    if found is None:
        return "no command"
    rules = {rules.name: rules for rules in games}[found[2]]
    made = Words("en").text("lab-page-made", command=found[1], ruleset=rules.version)
    return None if made in text else f"not of ruleset {rules.version}: run {found[1]}"


def percents(row: str) -> list[float]:
    return [float(number) for number in re.findall(r"([\d.]+)%", row)]


@pytest.mark.usefixtures("_only_random")
class TestSamuraiSword:
    def test_the_same_seed_writes_the_same_page_however_many_jobs_share_the_work(self, found: Survey) -> None:
        words = Words("en")
        assert page(found, words) == page(survey(samurai_sword.RULES, 200, seed=4, jobs=2), words)
        assert page(found, words) != page(survey(samurai_sword.RULES, 200, seed=5), words)

    def test_the_games_are_spread_over_all_numbers_of_players(self, found: Survey) -> None:
        tables = found.plays["random"]
        assert {seats: table.games for seats, table in tables.items()} == dict.fromkeys("34567", 40)
        assert all(table.seats == ("random",) * int(seats) for seats, table in tables.items())
        few = survey(samurai_sword.RULES, 6).plays["random"]["3"]
        assert few.games == 2  # rather a few more than too few

    def test_a_page_says_how_it_was_made_and_holds_every_table(self, found: Survey) -> None:
        text = page(found, Words("en"))
        assert outdated(text) is None
        assert "tatami statistics samurai-sword --games 200 --seed 4 --lang en" in text
        tables = [block.splitlines() for block in text.split("\n\n") if block.startswith("| ")]
        # games, roles, characters, lengths, endings; above each its headings and a line
        assert [len(table) - 2 for table in tables] == [5 + 1, 4 + 1, 12 + 1, 5, 5]
        for table in tables:
            assert len({row.count("|") for row in table}) == 1
        games, roles, characters, _, endings = tables
        assert games[-1] == "| all | 200 |"
        assert roles[-2].count("–") == 2 + 3  # no Ronin with 3 and 4 players, and three intervals
        assert characters[2].count("█") + characters[2].count("░") == 20
        assert all(sum(percents(row)) == pytest.approx(100, abs=0.2) for row in endings[2:])

    def test_roles_that_are_not_at_every_table_are_not_added_up(self, found: Survey) -> None:
        tables = found.plays["random"]
        assert at_every_table(tables, "role") is None
        assert at_every_table({seats: tables[seats] for seats in "567"}, "role") is not None

    def test_characters_are_added_up_over_all_tables(self, found: Survey) -> None:
        together = at_every_table(found.plays["random"], "character")
        assert together is not None
        assert sum(each.times for each in together.values()) == 40 * (3 + 4 + 5 + 6 + 7)
        wins = [sum(table.wins) for table in found.plays["random"].values()]
        assert sum(each.wins for each in together.values()) == pytest.approx(sum(wins))

    def test_progress_adds_up_to_all_games(self) -> None:
        heard: list[int] = []
        survey(samurai_sword.RULES, 23, progress=heard.append)
        assert sum(heard) == 25


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
@pytest.mark.usefixtures("_only_random")
def test_every_game_has_a_page_in_every_language(rules: Rules[Any]) -> None:
    found = survey(rules, 2 * len(rules.seat_counts))
    for lang in LANGUAGES:
        text = page(found, Words(lang))
        assert text.startswith("# ")
        assert f"--lang {lang}`" in text
        assert "lab-" not in text


def test_every_kind_of_bot_is_explained_and_counted() -> None:
    for rules in EVERY_GAME.values():
        assert all(Words("en").has(f"lab-page-kind-{kind}") for kind in kinds_for(rules))
    assert games_in_all(tenno.RULES, 100) == 17 * 6 * len(kinds_for(tenno.RULES))


@pytest.mark.usefixtures("_only_random")
def test_options_and_seed_stand_in_the_command_as_a_shell_takes_them() -> None:
    found = survey(tenno.RULES, 6, "two words", options={"memory_aid": "true"})
    command = "tatami statistics tenno --games 6 --seed 'two words' --option memory_aid=true --lang uk"
    assert command_of(found, Words("uk")) == command
    assert found.plays["random"]["2"].options["memory_aid"] is True


@pytest.mark.parametrize("games", [0, -7, 10**9])
def test_an_impossible_number_of_games_is_refused_as_it_was_given(games: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        survey(tenno.RULES, games)
    assert refused.value.facts["games"] == str(games)


def test_every_committed_page_is_of_the_rules_of_today() -> None:
    pages = [file for file in PAGES.glob("*.md") if file.stem in GAMES]
    assert [why for file in pages if (why := outdated(file.read_text(encoding="utf-8")))] == []


@pytest.mark.usefixtures("_only_random")
def test_a_page_of_older_rules_is_found() -> None:
    text = page(survey(tenno.RULES, 6), Words("en"))
    version = f"ruleset version {tenno.RULES.version}"
    assert version in text
    assert outdated(text) is None
    assert outdated(text.replace(version, "ruleset version 0")) is not None
    assert outdated("# Tenno: statistics") is not None


def test_a_page_looks_at_four_in_pairs_too_and_longer_at_duels() -> None:
    rules = GAMES["senjutsu"]
    found = seatings(rules, 80)
    assert [(name, games) for name, _, _, games in found] == [
        ("2", 50),
        ("3", 10),
        ("4", 10),
        ("4 sides=pairs", 10),
    ]
    assert games_in_all(rules, 80) == 80 * len(kinds_for(rules))
    assert [name for name, *_ in seatings(rules, 80, {"sides": "each"})] == ["2", "3", "4"], "as agreed"
    assert sum(games for *_, games in seatings(rules, 81)) == 84, "rather a few more than too few"
