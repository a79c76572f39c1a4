"""What the commands answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tatami import __version__
from tatami.cli import app, start
from tatami.cli.app import COMMANDS
from tatami.cli.serve import Flags
from tatami.games import GAMES
from tatami.kernel.compiling import is_compiled
from tatami.lab import bench as lab_bench
from tatami.lab import survey
from tatami.lab.peers import PEERS
from tatami.lab.wording import value_called
from tatami.words.catalogue import LANGUAGES, Words
from tests.cli.conftest import Tatami

HELPS = [("--help",), *((name, "--help") for name in COMMANDS)]


class TestHelp:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("args", HELPS, ids=" ".join)
    def test_every_help_is_in_the_users_language_and_has_examples(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch, lang: str, args: tuple[str, ...]
    ) -> None:
        monkeypatch.setenv("TATAMI_LANG", lang)
        said = tatami(*args)
        assert (said.status, said.err) == (0, "")
        assert Words(lang).text("cli-usage") in said.out
        assert Words(lang).text("cli-examples") in said.out
        assert "cli-" not in said.out  # no key is left untranslated

    def test_the_language_of_the_system_is_used_where_tatami_has_none_of_its_own(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("LANG", "uk_UA.UTF-8")
        assert "Команди" in tatami("--help").out
        monkeypatch.setenv("LANG", "de_DE.UTF-8")
        assert "Commands" in tatami("--help").out
        assert "Команды" in tatami("--help", "--lang", "ru").out

    def test_the_help_shows_the_whole_surface_of_simulate(self, tatami: Tatami) -> None:
        out = tatami("simulate", "--help").out
        surface = (
            "GAME",
            "players",
            "seats",
            "games",
            "baseline",
            "seed",
            "jobs",
            "json",
            "plot",
            "option",
            "lang",
        )
        for name in surface:
            assert name in out
        assert "--no-" not in out

    @pytest.mark.parametrize(("compiled", "engine"), [(False, "pure Python"), (True, "compiled engine")])
    def test_the_version_is_told_with_the_engine(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch, compiled: bool, engine: str
    ) -> None:
        monkeypatch.setattr(app, "is_compiled", lambda: compiled)
        assert tatami("--version").out == f"{__version__} ({engine})\n"


class TestTatamiAlone:
    @pytest.fixture
    def opened(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Flags, str]]:
        """The halls that would have been opened, and the addresses that the browser would have shown."""
        halls: list[tuple[Flags, str]] = []
        shown: list[str] = []

        def open_hall(flags: Flags, words: Words, greet: Callable[[str], None]) -> int:
            greet("http://127.0.0.1:8640")
            halls.append((flags, "".join(shown)))
            return 0

        class AtOnce:
            def __init__(self, target: Callable[[str], object], args: tuple[str], daemon: bool) -> None:
                target(*args)

            def start(self) -> None: ...

        monkeypatch.setattr(start, "open_hall", open_hall)
        monkeypatch.setattr(start, "Thread", AtOnce)
        monkeypatch.setattr("webbrowser.open", shown.append)
        monkeypatch.setattr(sys, "platform", "linux")
        for name in ("CI", "SSH_TTY", "SSH_CONNECTION", "TATAMI_NO_OPEN", "TATAMI_HALL_HOST"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("DISPLAY", ":0")
        return halls

    def test_a_hall_is_opened_told_and_shown(self, tatami: Tatami, opened: list[tuple[Flags, str]]) -> None:
        said = tatami()
        assert said.out.splitlines() == [
            "The hall is open: http://127.0.0.1:8640 (Ctrl+C closes it)",
            "Friends in your network can join if you start it with: --host 0.0.0.0",
        ]
        assert opened == [(Flags(), "http://127.0.0.1:8640")]

    def test_a_hall_for_the_network_tells_friends_where_to_go(
        self, tatami: Tatami, opened: list[tuple[Flags, str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(start, "own_address", lambda: "192.168.1.7")
        assert "http://192.168.1.7:8640" in tatami("--host", "0.0.0.0", "--lang", "uk").out
        assert opened[0][0].host == "0.0.0.0"

    @pytest.mark.parametrize("how", ["--no-open", "TATAMI_NO_OPEN", "CI", "SSH_TTY", "TATAMI_HALL_SOCKET"])
    def test_where_nobody_wants_it_no_browser_is_opened(
        self, tatami: Tatami, opened: list[tuple[Flags, str]], monkeypatch: pytest.MonkeyPatch, how: str
    ) -> None:
        if not how.startswith("-"):
            monkeypatch.setenv(how, "1")
        tatami(*([how] if how.startswith("-") else []))
        assert [shown for _, shown in opened] == [""]

    @pytest.mark.parametrize(
        ("environ", "platform", "display"),
        [
            ({}, "linux", False),
            ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
            ({}, "darwin", True),
            ({}, "win32", True),
            ({"SSH_CONNECTION": "1 2 3 4"}, "darwin", False),
        ],
    )
    def test_a_display_is_known(self, environ: dict[str, str], platform: str, display: bool) -> None:
        assert start.has_display(environ, platform) is display


class TestPlayAlone:
    def test_the_chooser_is_started(self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tatami.terminal.choose.run", lambda lang: print("choose!", lang))
        assert tatami("play").out == "choose! None\n"
        assert tatami("play", "--lang", "uk").out == "choose! uk\n"

    def test_options_of_a_game_need_a_game(self, tatami: Tatami) -> None:
        said = tatami("play", "--seed", "7")
        assert said.status == 2
        assert "GAME" in said.err


class TestGames:
    def test_every_game_is_listed_with_players_options_and_credits(self, tatami: Tatami) -> None:
        listed = json.loads(tatami("games", "--json").out)["games"]
        assert [game["game"] for game in listed] == list(GAMES)
        tenno = listed[0]
        assert tenno["players"] == {"min": 2, "max": 7, "default": 4}
        assert [option["name"] for option in tenno["options"]] == ["first_player", "colours", "memory_aid"]
        assert tenno["options"][2] == {
            "name": "memory_aid",
            "default": False,
            "clause": "TEN-R26",
            "choices": [False, True],
        }
        assert all("Zach" in game["credits"] or game["game"] != "tenno" for game in listed)
        assert "random" in tenno["bots"]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_list_can_be_read_in_every_language(self, tatami: Tatami, lang: str) -> None:
        said = tatami("games", "--lang", lang)
        assert (said.status, said.err) == (0, "")
        for name in GAMES:
            assert Words(lang).text(f"{name}-credits") in said.out
            assert Words(lang).text(f"{name}-title") in said.out
        assert "first_player" in said.out
        assert "false|true" in said.out
        assert f"{Words(lang).text('template-title')} (tatami play template)" in said.out


class TestSimulate:
    def test_json_is_one_object_with_everything_in_it(self, tatami: Tatami) -> None:
        said = tatami("simulate", "tenno", "--seats", "random,random,random", "--games", "9", "--json")
        assert (said.status, said.err) == (0, "")
        assert said.out.count("\n") == 1
        result = json.loads(said.out)
        assert result["game"] == "tenno"
        assert result["seats"] == ["random"] * 3
        assert result["games"] == 9
        assert result["decisions"] == sum(n * count for n, count in result["length_counts"])
        assert result["seconds"] > 0
        assert result["decisions_per_second"] == pytest.approx(result["decisions"] / result["seconds"])
        assert sum(result["wins"]) == pytest.approx(9)
        assert len(result["win_rates"]) == len(result["wins"]) == 3
        assert set(result["win_rates"][0]) == {"rate", "low", "high"}
        assert set(result["lengths"]) == {"min", "p5", "q1", "median", "q3", "p95", "max", "mean"}
        more = {
            "by_chair",
            "by_kind",
            "mean_scores",
            "endings",
            "fair_share",
            "seed",
            "options",
            "turns",
            "teams",
        }
        assert more <= set(result)
        assert result["compared"] is None

    def test_the_same_seed_gives_the_same_result_and_another_one_another(self, tatami: Tatami) -> None:
        def result(seed: str, jobs: str) -> dict[str, object]:
            out = tatami("simulate", "tenno", "--games", "12", "--seed", seed, "--jobs", jobs, "--json").out
            found: dict[str, object] = json.loads(out)
            return {name: value for name, value in found.items() if "second" not in name}

        assert result("7", "1") == result("7", "2")
        assert result("7", "1") != result("8", "1")

    def test_without_seats_as_many_random_bots_play_as_the_game_likes_best(self, tatami: Tatami) -> None:
        result = json.loads(tatami("simulate", "tenno", "--games", "1", "--json").out)
        assert result["seats"] == ["random"] * GAMES["tenno"].default_seats

    def test_the_last_bot_listed_sits_wherever_nobody_is_named(self, tatami: Tatami) -> None:
        def seats(*args: str) -> object:
            return json.loads(tatami("simulate", "tenno", *args, "--games", "1", "--json").out)["seats"]

        assert seats("--players", "3") == ["random"] * 3
        assert seats("--players", "4", "--seats", "bot,random") == ["sensible", "random", "random", "random"]
        assert seats("--players", "2", "--seats", "random,random") == ["random"] * 2

    def test_json_tells_who_won_as_what_and_how_it_compares(self, tatami: Tatami) -> None:
        args = ("--players", "5", "--games", "30", "--jobs", "1", "--baseline", "random", "--json")
        result = json.loads(tatami("simulate", "samurai-sword", *args).out)
        assert list(result["traits"]) == ["role", "character"]
        assert list(result["traits"]["role"]) == ["shogun", "samurai", "ninja", "ronin"]
        shogun = result["traits"]["role"]["shogun"]["random"]
        assert shogun["times"] == shogun["games"] == 30
        assert shogun["win_rate"]["rate"] == pytest.approx(shogun["wins"] / 30)
        compared = result["compared"]
        assert compared["kind"] == "random"
        assert compared["traits"]["role"]["shogun"]["random"]["ratio"] == pytest.approx(1)
        assert compared["baseline"]["games"] == 30

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_roles_and_endings_are_told_by_kind_of_bot_and_beside_a_baseline(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch, lang: str
    ) -> None:
        from tatami.players.player import RandomPlayer

        bots = ModuleType("tatami.games.samurai_sword.bot")
        bots.SensibleSamuraiSword = RandomPlayer  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, bots.__name__, bots)
        monkeypatch.setenv("COLUMNS", "80")
        args = ("--players", "5", "--seats", "sensible,random", "--games", "40", "--jobs", "1")
        said = tatami("simulate", "samurai-sword", *args, "--baseline", "random", "--lang", lang)
        words = Words(lang)
        assert (said.status, said.err) == (0, "")
        assert "× random" in said.out
        for key in ("lab-trait-role", "lab-trait-character", "lab-ending", "samurai-sword-ending-honor"):
            assert words.text(key) in said.out
        for kind in ("sensible", "random"):
            assert f"{value_called(words, GAMES['samurai-sword'], 'role', 'ninja')}: {kind}" in said.out
        assert "…" not in said.out
        assert all(len(line.rstrip()) <= 80 for line in said.out.splitlines())

    def test_options_reach_the_table(self, tatami: Tatami) -> None:
        args = ("--option", "first_player=B", "--option", "memory_aid=true", "--games", "2", "--json")
        result = json.loads(tatami("simulate", "tenno", *args).out)
        assert result["options"] == {"first_player": "B", "colours": "seats", "memory_aid": True}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_tables_are_in_the_chosen_language_and_end_up_on_stdout_alone(
        self, tatami: Tatami, lang: str
    ) -> None:
        said = tatami("simulate", "tenno", "--games", "8", "--jobs", "1", "--lang", lang)
        words = Words(lang)
        assert (said.status, said.err) == (0, "")
        for key in ("lab-bot", "lab-wins", "lab-interval", "lab-chair", "lab-bar"):
            assert words.text(key) in said.out
        assert "lab-" not in said.out
        assert "█" in said.out
        assert "…" not in said.out

    def test_tables_fit_a_narrow_terminal(self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "80")
        for lang in LANGUAGES:
            said = tatami("simulate", "tenno", "--games", "8", "--jobs", "1", "--lang", lang)
            assert "…" not in said.out
            assert all(len(line.rstrip()) <= 80 for line in said.out.splitlines())

    def test_kinds_are_compared_where_there_are_several(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from tatami.players.player import RandomPlayer

        bots = ModuleType("tatami.games.tenno.bot")
        bots.SensibleTenno = RandomPlayer  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, bots.__name__, bots)
        seats = ("--seats", "random,sensible,random")
        said = tatami("simulate", "tenno", *seats, "--games", "4", "--jobs", "1")
        assert "2 × random" in said.out
        assert "1 × sensible" in said.out

    def test_a_picture_is_drawn_beside_the_answer(self, tatami: Tatami, tmp_path: Path) -> None:
        file = tmp_path / "x.png"
        said = tatami("simulate", "tenno", "--games", "3", "--jobs", "1", "--json", "--plot", str(file))
        assert json.loads(said.out)["games"] == 3
        assert file.read_bytes().startswith(b"\x89PNG")

    def test_the_program_shares_the_work_and_prints_nothing_else(self, tatami_program: Tatami) -> None:
        said = tatami_program("simulate", "tenno", "--games", "10", "--jobs", "2", "--json")
        assert (said.status, said.err) == (0, "")
        assert json.loads(said.out)["games"] == 10


class TestStatistics:
    @pytest.fixture(autouse=True)
    def _only_random(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(survey, "kinds_for", lambda rules: ("random",))

    def test_the_page_is_printed_or_written_and_is_the_same_each_time(
        self, tatami: Tatami, tmp_path: Path
    ) -> None:
        command = ("statistics", "samurai-sword", "--games", "10", "--seed", "7")
        printed = tatami(*command, "--jobs", "1")
        assert (printed.status, printed.err) == (0, "")
        assert "tatami statistics samurai-sword --games 10 --seed 7 --lang en" in printed.out
        for name, jobs in (("one.md", "1"), ("two.md", "2")):
            written = tatami(*command, "--jobs", jobs, "--out", str(tmp_path / name))
            assert written == (0, "", "")
            assert (tmp_path / name).read_text(encoding="utf-8") == printed.out

    def test_json_holds_every_simulation(self, tatami: Tatami, tmp_path: Path) -> None:
        file = tmp_path / "page.md"
        said = tatami("statistics", "shinobi", "--games", "6", "--jobs", "1", "--json", "--out", str(file))
        found = json.loads(said.out)
        assert set(found) == {"game", "ruleset", "games", "seed", "options", "plays"}
        assert {seats: table["games"] for seats, table in found["plays"]["random"].items()} == {
            "3": 2,
            "4": 2,
            "5": 2,
        }
        assert file.read_text(encoding="utf-8").startswith("# ")

    def test_a_page_that_cannot_be_written_is_found_before_the_long_work(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr("tatami.cli.statistics.survey", pytest.fail)
        said = tatami("statistics", "tenno", "--out", str(tmp_path / "nowhere" / "page.md"))
        assert (said.status, said.out) == (2, "")
        assert "there is no such file" in said.err


class TestBench:
    @pytest.fixture(autouse=True)
    def _without_peers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for library in ("rlcard", "pyspiel"):
            monkeypatch.setitem(sys.modules, library, None)

    def test_json_says_null_for_what_is_not_installed(self, tatami: Tatami) -> None:
        said = tatami("bench", "--seconds", "0.05", "--json")
        assert (said.status, said.err) == (0, "")
        result = json.loads(said.out)
        assert set(result) == {"python", "compiled", "seconds", "rounds", "calibration_ns", "games", "peers"}
        assert result["compiled"] is is_compiled()
        assert result["peers"] == dict.fromkeys(PEERS)
        assert set(result["games"]) == set(GAMES)
        for game in result["games"].values():
            assert {"median", "p25", "p75"} == set(game["decision_ns"])
            assert game["games_per_second"] == pytest.approx(1e9 / game["game_ns"]["median"])
            assert {"decisions_per_clone", "decisions_per_world", "ratios", "gates"} <= set(game)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_tables_name_the_gates_and_what_is_missing(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch, lang: str
    ) -> None:
        monkeypatch.setenv("COLUMNS", "80")
        said = tatami("bench", "tenno", "--seats", "3", "--seconds", "0.05", "--lang", lang)
        words = Words(lang)
        assert (said.status, said.err) == (0, "")
        assert said.out.count(words.text("lab-at-seats", game="tenno", seats=3)) == 2
        assert words.text("lab-games-per-second") in said.out
        assert said.out.count(words.text("lab-unmeasured")) == 2 * 1 + (
            words.text("lab-no-peers", peers="").count(words.text("lab-unmeasured"))
        )
        assert "rlcard-uno" in said.out
        assert "…" not in said.out

    @pytest.mark.parametrize("compiled", [False, True])
    def test_the_last_line_says_which_engine_was_measured(
        self, tatami: Tatami, monkeypatch: pytest.MonkeyPatch, compiled: bool
    ) -> None:
        monkeypatch.setattr(lab_bench, "is_compiled", lambda: compiled)
        said = tatami("bench", "tenno", "--seconds", "0.05")
        assert ("compiled engine" in said.out, "interpreted engine" in said.out) == (compiled, not compiled)
