"""The end, and after: the page of a result, the deal checked in the browser, all hands open, and files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tatami.formats.plain_yaml import parse_yaml
from tatami.formats.scenarios import Scenario
from tatami.games import game_called
from tatami.games.manifest import manifests
from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.tables import ask, come_in, jot, own_finished_game, table_of
from tests.browser.test_friends import make_account
from tests.browser.test_ladder import game_of_two
from tests.verify.dealt import record_of

pytestmark = pytest.mark.browser


def result_of(guest: Guest, game: str) -> str:
    """The page of a game that was just finished; its table."""
    table = own_finished_game(guest, game)
    guest.page.goto(f"{guest.home}/table/{table}/result")
    guest.page.wait_for_selector("[data-story]")
    return table


def verdict(page: Page, what: str) -> None:
    page.locator(f'[data-verdict="{what}"]').wait_for()


RAW_KEY: Final = re.compile(
    r"\b(?:client|hall|kernel|error|tenno|shinobi|samurai-sword|senji|senjutsu)-[a-z]+-[a-z]"
)
ENDS: Final[list[tuple[str, str, Screen, Theme]]] = [
    ("tenno", "ru", "phone", "day"),
    ("shinobi", "uk", "phone", "night"),
    ("samurai-sword", "uk", "phone", "day"),
    ("senji", "uk", "phone", "day"),
    ("senji", "en", "desktop", "night"),
    ("senjutsu", "ru", "phone", "day"),
    ("senjutsu", "uk", "desktop", "night"),
]
SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll('[data-plot] text')].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a))"""
"""How large the smallest words of the plot are on the screen."""


def test_every_game_with_a_board_has_its_end_looked_at() -> None:
    boards = {name for name, manifest in manifests().items() if manifest.browser.board}
    assert {game for game, *_ in ENDS} == boards


@pytest.mark.parametrize(("game", "lang", "screen", "theme"), ENDS)
def test_result_and_replay_of_every_game_are_whole_on_every_screen(
    new_guest: NewGuest, game: str, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    table = result_of(guest, game)
    page, words = guest.page, Words(lang)
    told = ask(guest, "GET", f"/api/tables/{table}/result?lang={lang}")
    counted = page.get_by_role("heading", name=words.text("client-result-counted"))
    counted.wait_for()
    board = page.locator("section", has=counted)
    expect(board).to_contain_text(told["seats"][1]["name"])
    assert 1 <= page.locator("[data-story] li").count() <= 5
    expect(page.locator("[data-turns] li")).not_to_have_count(0)
    expect(page.locator("[data-plot] path")).to_have_count(len(told["seats"]))
    assert page.evaluate(SMALLEST) >= 10.5
    expect(page.locator("[data-hidden-cards] section")).not_to_have_count(0)
    page.locator("[data-verify]").click()
    verdict(page, "holds")
    assert RAW_KEY.findall(page.locator("main").inner_text()) == []
    guest.must_fit()
    guest.must_hold("[data-plot], .panel")
    guest.must_be_accessible()
    page.goto(f"{guest.home}/replay/{table}?act={told['acts'] // 2}")
    expect(page.locator("div[data-replay]")).to_have_attribute("data-replay", str(told["acts"] // 2))
    expect(page.locator(".bar h1")).to_have_text(words.text(f"{game}-name"))
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator(".bar h1").evaluate_all(cut) == []
    assert RAW_KEY.findall(page.locator("div[data-replay]").inner_text()) == []
    guest.must_fit()
    guest.must_be_accessible()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_page_of_a_result_tells_rank_story_course_and_what_was_hidden(
    new_guest: NewGuest, theme: str
) -> None:
    guest = new_guest(lang="en", theme=theme)
    table = result_of(guest, "shinobi")
    page = guest.page
    told = ask(guest, "GET", f"/api/tables/{table}/result")
    (own,) = [seat for seat in told["seats"] if seat["seat"] in told["yours"]]
    expect(page.locator("[data-rank]")).to_have_attribute("data-rank", str(own["rank"]))
    assert (
        page.locator("[data-rank] b").evaluate("(rank) => parseFloat(getComputedStyle(rank).fontSize)") >= 60
    )
    worn = page.locator(f'li[data-seat="{own["seat"]}"] .disc svg')
    assert worn.inner_html() == page.locator(".top .me .disc svg").inner_html()
    assert 1 <= page.locator("[data-story] li").count() <= 5
    expect(page.locator("[data-plot] path")).to_have_count(len(told["seats"]))
    expect(page.locator("[data-hidden-cards] section")).to_have_count(len(told["seats"]))
    page.locator("[data-plot] summary").click()
    expect(page.locator("[data-plot] tbody tr").last.locator("td")).to_have_text(
        [str(seat["score"]) for seat in told["seats"]]
    )
    guest.must_be_accessible()
    turn = page.locator("[data-turns] a").first
    act = turn.inner_text()
    turn.click()
    page.locator("div[data-replay]").wait_for()
    expect(page.locator("div[data-replay]")).to_have_attribute("data-replay", act)
    assert page.locator("[data-eyes]").input_value() == told["yours"][0]
    page.set_viewport_size({"width": 360, "height": 640})
    guest.go("/profile")
    expect(page.locator(f'li.panel a[href="/replay/{table}"]')).to_be_visible()
    guest.must_fit()
    guest.must_hold("li.panel")


def test_thanks_are_one_touch_and_a_shared_link_leads_a_stranger_to_the_same_page(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(lang="en")
    result_of(guest, "shinobi")
    page = guest.page
    page.locator("[data-thank]").click()
    page.locator("[data-thanked]").wait_for()
    expect(page.locator("[data-thank]")).to_be_disabled()
    page.locator("[data-share]").click()
    link = page.locator(".shared a").get_attribute("href") or ""
    stranger = new_guest(lang="uk")
    stranger.page.goto(link)
    stranger.page.wait_for_selector("[data-story]")
    expect(stranger.page.locator("[data-rank], [data-thank], [data-share], [data-rematch]")).to_have_count(0)
    stranger.page.locator("[data-verify]").click()
    verdict(stranger.page, "holds")


def test_two_accounts_read_what_the_game_was_worth_and_sit_down_again_by_one_touch_each(
    new_guest: NewGuest,
) -> None:
    olena, petro = new_guest(), new_guest(lang="uk", screen="phone", theme="night")
    make_account(olena, "Olena W")
    make_account(petro, "Петро В")
    table = game_of_two(olena, petro)
    changes = []
    for guest in (olena, petro):
        guest.go(f"/table/{table}/result")
        told = ask(guest, "GET", f"/api/tables/{table}/result")
        [own] = [seat for seat in told["seats"] if seat["seat"] in told["yours"]]
        before, after = own["rating"]
        changes.append(after - before)
        shown = guest.page.locator("[data-rating]")
        expect(shown).to_contain_text("+" if after > before else "−")
        expect(shown.locator("a")).to_have_attribute("href", "/ladder/tenno?players=2")
        assert [seat for seat in told["seats"] if "rating" in seat] == [own], "of others nothing is told"
        guest.must_be_accessible()
        guest.must_fit()
    assert min(changes) < 0 < max(changes)
    olena.page.locator("[data-rematch]").click()
    olena.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    again = table_of(olena)
    petro.page.reload()
    petro.page.get_by_role("button", name=Words("uk").text("client-rematch-join")).tap()
    petro.page.wait_for_url(f"**/table/{again}")
    for guest in (olena, petro):
        guest.page.wait_for_selector("[data-question]")
    names = [seat["name"] for seat in ask(olena, "GET", f"/api/tables/{again}")["info"]["seats"]]
    assert names == ["Olena W", "Петро В"]


def test_a_deal_is_checked_on_the_page_of_its_result_and_another_game_is_called_so(
    new_guest: NewGuest, tmp_path: Path
) -> None:
    guest = new_guest(lang="en")
    result_of(guest, "shinobi")
    page = guest.page
    page.locator("[data-verify]").click()
    verdict(page, "holds")
    expect(page.locator("[data-verify-note]")).to_have_count(0)
    other = tmp_path / "other.jsonl"
    other.write_text(record_of("samurai-sword", 4), encoding="utf-8")
    page.locator("[data-fairness] input[type=file]").set_input_files(other)
    page.locator("[data-verify-note]", has_text="another game (Samurai Sword)").wait_for()


@pytest.mark.parametrize(("theme", "screen"), [("day", "desktop"), ("night", "phone")])
def test_any_record_is_checked_without_a_hall_and_a_changed_one_is_found_out(
    new_guest: NewGuest, tmp_path: Path, theme: Theme, screen: Screen
) -> None:
    guest = new_guest(lang="en", theme=theme, screen=screen)
    page = guest.page
    guest.go("/verify")
    asked: list[str] = []
    page.locator("[data-record]").wait_for()
    page.on("request", lambda request: asked.append(request.url))
    good = record_of("samurai-sword", 4)
    bad = re.sub(r'"result":\[(\d+)\]', lambda drawn: f'"result":[{int(drawn[1]) + 1}]', good, count=1)
    files = {
        "good.jsonl": (good, "holds"),
        "bad.jsonl": (bad, "broken"),
        "chess.jsonl": ("1. e4 e5 2. Nf3\n", "unreadable"),
        "empty.jsonl": ("", "unreadable"),
    }
    for name, (text, found) in files.items():
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        page.locator("[data-record]").set_input_files(path)
        expect(page.locator(".file")).to_have_text(name)
        verdict(page, found)
        if found != "unreadable":
            guest.must_be_accessible()
    guest.must_fit()
    guest.must_hold("[data-drop]")
    page.locator("[data-record]").set_input_files(tmp_path / "good.jsonl")
    receipt = tmp_path / "receipt.json"
    receipt.write_text(json.dumps({"seat": "B", "commitment": "0", "entropy": "1"}), encoding="utf-8")
    page.locator("[data-receipt]").set_input_files(receipt)
    verdict(page, "broken")
    expect(page.locator("[data-verdict]")).to_contain_text("promise in your receipt")
    assert [url for url in asked if "/api/" in url] == []


def test_the_page_of_records_speaks_one_language_and_is_used_by_keys(
    new_guest: NewGuest, tmp_path: Path
) -> None:
    """The button of a browser would speak the browser's own language."""
    guest = new_guest(lang="uk")
    page, words = guest.page, Words("uk")
    guest.go("/verify")
    for button in page.locator("input[type=file]").all():
        expect(button).to_have_css("clip-path", "inset(50%)")
    page.locator("[data-record]").focus()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Space")
    file = tmp_path / "запис.jsonl"
    file.write_text(record_of("samurai-sword", 4), encoding="utf-8")
    chooser.value.set_files(file)
    verdict(page, "holds")
    expect(page.locator("[data-chosen]").first).to_have_text(file.name)
    expect(page.locator("[data-verdict]")).to_contain_text(words.text("samurai-sword-name"))
    expect(page.locator("[data-verdict]")).not_to_contain_text("samurai-sword")
    guest.must_be_accessible()


def test_a_replay_opens_at_ones_own_seat_with_ones_notes_and_shows_all_hands_on_request(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(lang="en")
    table = own_finished_game(guest, "samurai-sword")
    jot(guest, table, {"B": "samurai-sword-role-ninja"}, "watch B")
    page = guest.page
    page.goto(f"{guest.home}/replay/{table}")
    page.locator("div[data-replay]").wait_for()
    eyes = page.locator("[data-eyes]")
    own = ask(guest, "GET", f"/api/tables/{table}/result")["yours"][0]
    expect(eyes).to_have_value(own)
    notes = page.locator("[data-own-notes]")
    expect(notes).to_contain_text("watch B")
    expect(notes.locator("select, textarea")).to_have_count(0)
    expect(page.locator("[data-mark='B']").first).to_be_attached()
    eyes.select_option("B")
    expect(page).to_have_url(re.compile("eyes=B"))
    expect(page.locator("[data-own-notes], [data-mark]")).to_have_count(0)
    eyes.select_option("all")
    page.locator("[data-all-hands] [data-hand]").first.wait_for()
    page.locator("[data-next]").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "1")
    expect(page).to_have_url(re.compile(r"act=1&eyes=all"))
    guest.must_be_accessible()
    eyes.select_option("")
    expect(page).to_have_url(re.compile("eyes=none"))
    page.reload()
    page.locator("div[data-replay]").wait_for()
    expect(page.locator("[data-eyes]")).to_have_value("")


def test_a_moment_is_kept_as_a_scenario_and_as_a_picture(new_guest: NewGuest, tmp_path: Path) -> None:
    guest = new_guest(lang="en")
    table = own_finished_game(guest, "tenno", seats=2)
    page = guest.page
    page.goto(f"{guest.home}/replay/{table}?act=9")
    page.locator("[data-share]").click()
    kept: dict[str, Path] = {}
    for name, button in {
        "yaml": "[data-scenario]",
        "svg": "[data-picture=svg]",
        "png": "[data-picture=png]",
    }.items():
        with page.expect_download() as download:
            page.locator(button).click()
        kept[name] = tmp_path / f"kept.{name}"
        download.value.save_as(kept[name])
    assert Scenario(parse_yaml(kept["yaml"].read_text(encoding="utf-8")), game_called).run().asked()
    picture = kept["svg"].read_text(encoding="utf-8")
    assert picture.startswith("<svg ")
    assert not re.search(r"(?:src|href)=\"https?:|url\(\"?(?:https?:|/)", picture)
    assert kept["png"].read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert painted_colours(page, kept["png"]) > 20


def painted_colours(page: Page, file: Path) -> int:
    """How many colours a picture has: an empty one has one."""
    data = list(file.read_bytes())
    found: int = page.evaluate(
        """async (bytes) => {
            const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
            const canvas = new OffscreenCanvas(image.width, image.height)
            const pen = canvas.getContext('2d')
            pen.drawImage(image, 0, 0)
            const dots = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)
            return new Set(dots).size
        }""",
        data,
    )
    return found


def test_what_is_not_over_or_not_there_says_so(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en")
    come_in(guest)
    table = ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2})["info"]["id"]
    guest.forgiven.update({"409", "404", "403"})
    for path in (f"/table/{table}/result", "/shared/nothing/result"):
        guest.page.goto(f"{guest.home}{path}")
        guest.page.get_by_role("heading", name="This result cannot be shown").wait_for()
        expect(guest.page.get_by_role("heading", level=1)).to_have_text("This result cannot be shown")
        guest.must_be_accessible()
