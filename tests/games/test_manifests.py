"""One file in a game's folder says all that the house has to know of it; what is wrong with it is said."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import fields

from tatami.cli.manifests import problems
from tatami.games import EVERY_GAME, manifest
from tatami.games.manifest import (
    Browser,
    Manifest,
    manifests,
    manifests_in,
    named_by,
    read_manifest,
    thing_named,
)
from tatami.kernel.reasons import NotUnderstood
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error

SHORT = 'status = "laboratory"\nplace = 7\nkanji = "壱"\nminutes = 5\nrules = "tatami.games.template:RULES"\n'
PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
FIELDS = ("rules", "bot", "foresight", "terminal", "cards", "card_words")


def test_every_folder_of_a_game_has_a_manifest_and_the_shelf_has_their_order() -> None:
    folder = Path(manifest.__file__).parent
    assert {path.parent.name.replace("_", "-") for path in folder.glob("*/__init__.py")} <= manifests().keys()
    places = [found.place for found in manifests().values()]
    assert places == sorted(set(places)), "no two games have the same place"


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("field", FIELDS)
def test_whatever_a_manifest_names_is_there(game: str, field: str) -> None:
    named = getattr(manifests()[game], field)
    assert (named_by(game, field) is None) == (named == "")  # type: ignore[arg-type]  # all are fields


def test_a_list_of_the_games_opens_none_of_them() -> None:
    asked = "import sys; from tatami.games import GAMES; assert len(GAMES) > 3; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    opened = {name for name in done.stdout.split() if name.startswith("tatami.games.")}
    assert opened == {"tatami.games.manifest"}


FAULTS = [
    ("status = ", "Invalid value", "end of document"),
    (SHORT.replace("minutes = 5", ""), "minutes", "missing"),
    (SHORT + 'bott = "x"', "bott", "unknown field"),
    (SHORT + 'bott = "x"', "known are status, place", ", bot, "),
    (SHORT.replace("laboratory", "ready"), "status", "Invalid enum value"),
    (SHORT.replace("laboratory", "ready"), "'ready'", "one of playable, laboratory, coming"),
    (SHORT.replace("minutes = 5", "minutes = 0"), "minutes", ">= 1"),
    (SHORT.replace(":RULES", ""), "rules: 'tatami.games.template'", "is not package.module:thing"),
    (SHORT + '[sparring]\ncharger = "x"', "sparring.charger: 'x'", "is not package.module:thing"),
    (SHORT.replace("7", '"seven"'), "place", "Expected `int`"),
    (SHORT.replace('rules = "tatami.games.template:RULES"', ""), "rules", "only a game that is coming"),
    ('status = "coming"\nplace = 7\nkanji = "壱"\nminutes = 5', "players", "how many"),
    (SHORT + "[browser]\nbord = 1", "bord", "$.browser"),
]


@pytest.mark.parametrize(("text", "what", "why"), FAULTS)
def test_what_is_wrong_with_a_manifest_is_said_with_its_file(
    tmp_path: Path, text: str, what: str, why: str
) -> None:
    (tmp_path / "my_game").mkdir()
    (tmp_path / "my_game" / "manifest.toml").write_text(text, encoding="utf-8")
    with pytest.raises(NotUnderstood) as found:
        list(manifests_in(tmp_path))
    assert (found.value.code, found.value.facts["file"]) == ("bad-manifest", "games/my_game/manifest.toml")
    detail = str(found.value.facts["detail"])
    assert what in detail
    assert why in detail


@pytest.mark.skipif(not PAGE.is_file(), reason="the pages are in the checkout")
def test_the_page_says_of_every_line_of_a_manifest_what_it_is_for() -> None:
    rows = [
        line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")
    ]
    told = set(re.findall(r"`(?:\[+\w+(?:\.\w+)?\]+ ?)?(\w*)", " ".join(rows)))
    told |= set(re.findall(r"\[+(\w+)", " ".join(rows)))
    assert {field.encode_name for field in fields(Manifest)} <= told
    assert {f"`[browser] {field.encode_name}`" for field in fields(Browser)} - {"`[browser] words`"} <= {
        row.strip() for row in rows
    }


def test_a_manifest_in_a_folder_is_found_by_the_name_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "my_game").mkdir()
    (tmp_path / "notes").mkdir()
    (tmp_path / "my_game" / "manifest.toml").write_text(SHORT, encoding="utf-8")
    assert list(manifests_in(tmp_path)) == [("my-game", read_manifest(SHORT, "here"))]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("tatami.games.template.bott:Bot", "no module tatami.games.template.bott"),
        ("tatami.gamez.template:Bot", "no module tatami.gamez.template"),
        ("tatami.games.template.bot:Bot", "no Bot in tatami.games.template.bot"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_is_not_there_is_said_with_what_and_where(named: str, said: str, lang: str) -> None:
    with pytest.raises(NotUnderstood) as found:
        thing_named(named, "games/template/manifest.toml: bot")
    told = tell_error(Words(lang), found.value)
    assert "games/template/manifest.toml: bot" in told
    assert said in told


def test_what_a_module_itself_lacks_is_not_blamed_on_the_manifest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_bot.py").write_text("import nobody_has_this", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nobody_has_this"):
        thing_named("half_a_bot:Bot", "here")


def test_options_of_play_now_that_the_rules_do_not_know_are_found() -> None:
    found = {"template": read_manifest(SHORT + '[quick]\nnobody_knows = "it"', "here")}
    (error,) = problems(found)
    assert error.facts["file"] == "games/template/manifest.toml: quick"
    usual = problems({"senjutsu": manifests()["senjutsu"]})
    assert not [error for error in usual if str(error.facts["file"]).endswith(": quick")]
