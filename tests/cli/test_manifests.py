"""`tatami games --check` says what a manifest lacks, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tatami.cli.manifests import problems
from tatami.games.manifest import Browser, Manifest, manifests, manifests_in
from tatami.kernel.reasons import NotUnderstood
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error
from tests.cli.conftest import Tatami

TEMPLATE = manifests()["template"]


def told(game: str, manifest: Manifest, lang: str = "en") -> list[str]:
    return [tell_error(Words(lang), problem) for problem in problems({game: manifest})]


def test_nothing_is_missing_in_this_house(tatami: Tatami) -> None:
    said = tatami("games", "--check", "--lang", "en")
    assert (said.status, said.err) == (0, "")
    assert said.out.strip() == f"{len(manifests())} games: nothing is missing."


def test_a_missing_word_says_which_one_in_which_language() -> None:
    coming = replace(TEMPLATE, status="coming", players=(2, 5), rules="", bot="")
    found = told("my-game", coming)
    assert len(found) == 5 * len(LANGUAGES)
    assert "locales/uk/my-game.ftl: there is no text my-game-name." in found


def test_a_missing_board_says_which_file() -> None:
    (found,) = told("template", replace(TEMPLATE, browser=Browser(board="stars")))
    assert "games/template/manifest.toml: browser.board" in found
    assert "client/src/boards/stars/index.ts" in found
    (found,) = told("template", replace(TEMPLATE, terminal="tatami.terminal.boards.stars:Board"))
    assert "games/template/manifest.toml: terminal" in found
    assert "no module tatami.terminal.boards.stars" in found


def test_a_missing_bot_says_what_and_where_in_every_language() -> None:
    for lang in LANGUAGES:
        (found,) = told("template", replace(TEMPLATE, bot="tatami.games.template.bot:Clever"), lang)
        assert "games/template/manifest.toml: bot" in found
        assert "no Clever in tatami.games.template.bot" in found


THINGS = [
    ("rules", "tatami.games.tenno:RULES", "calls itself tenno, its folder template"),
    ("rules", "tatami.games.template:DECK", "is no instance of Rules"),
    ("bot", "tatami.games.template.rules:CardToLay", "has no observe and no choose"),
]


@pytest.mark.parametrize(("field", "named", "why"), THINGS)
def test_a_thing_that_is_not_what_the_field_wants_says_why(field: str, named: str, why: str) -> None:
    (found,) = told("template", replace(TEMPLATE, **{field: named}))
    assert f"games/template/manifest.toml: {field} is wrong: {named} {why}" in found


def test_a_sparring_partner_that_is_not_there_is_said_with_its_kind() -> None:
    (found,) = told("template", replace(TEMPLATE, sparring={"charger": "tatami.games.template.bot:Charger"}))
    assert "games/template/manifest.toml: sparring.charger is wrong: no Charger in" in found


def test_rules_that_are_not_there_are_said_once() -> None:
    (found,) = told("template", replace(TEMPLATE, rules="tatami.games.template:RULEZ"))
    assert "rules is wrong: no RULEZ in tatami.games.template" in found


def test_a_sign_that_the_font_of_the_client_lacks_is_named() -> None:
    (found,) = told("template", replace(TEMPLATE, kanji="鶯"))
    assert "games/template/manifest.toml: kanji is wrong: 鶯 is not in the font" in found


def test_a_game_that_is_coming_needs_no_more_than_what_is_said_of_it() -> None:
    assert told("senjutsu", manifests()["senjutsu"]) == []


def test_two_games_in_one_place_are_named() -> None:
    both = {"template": TEMPLATE, "tenno": replace(manifests()["tenno"], place=TEMPLATE.place)}
    (found,) = [tell_error(Words("en"), problem) for problem in problems(both)]
    assert f"games/tenno/manifest.toml: place is wrong: {TEMPLATE.place}, as in games/template" in found


def test_a_home_page_that_would_begin_with_two_games_is_named() -> None:
    both = {game: replace(manifests()[game], is_first=True) for game in ("tenno", "template")}
    (found,) = [tell_error(Words("en"), problem) for problem in problems(both)]
    assert "games/template/manifest.toml: first is wrong: so is games/tenno/manifest.toml" in found


def test_a_folder_without_a_manifest_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lost_game").mkdir()
    (tmp_path / "lost_game" / "__init__.py").touch()
    monkeypatch.setattr("tatami.cli.manifests.files", lambda _: tmp_path)
    (found,) = [tell_error(Words("en"), problem) for problem in problems()]
    assert "games/lost_game/manifest.toml is wrong: there is none" in found


NO_SIGN = b'status = "laboratory"\nplace = 1\nkanji = "abc"\nminutes = 5\nrules = "a"'


@pytest.mark.parametrize(("written", "said"), [(b"\xff\xfe", "not UTF-8"), (NO_SIGN, "kanji")])
def test_a_manifest_that_cannot_be_read_says_why(tmp_path: Path, written: bytes, said: str) -> None:
    (tmp_path / "odd_game").mkdir()
    (tmp_path / "odd_game" / "manifest.toml").write_bytes(written)
    with pytest.raises(NotUnderstood, match=said) as error:
        dict(manifests_in(tmp_path))
    assert error.value.facts["file"] == "games/odd_game/manifest.toml"
