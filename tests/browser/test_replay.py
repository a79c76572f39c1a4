"""Games once more: scrubbed through, seen through other eyes, linked, shared, and played on."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tatami.load.weight import sit_down_against_bots
from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.play import Player
from tests.browser.tables import act_before, ask, finished_game, table_of

pytestmark = pytest.mark.browser

FACES = "(all) => all.map((card) => card.innerHTML).sort()"
HAND = "section.hand"


def open_replay(guest: Guest, path: str) -> None:
    guest.page.goto(f"{guest.home}{path}")
    guest.page.wait_for_selector("[data-replay]")


def at_act(page: Page, act: int) -> None:
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(act))


def eyes_of(page: Page) -> str:
    return page.locator("[data-eyes]").input_value()


def faces_in_hand(page: Page, seat: str) -> list[str]:
    """The cards that the viewer's own hand shows, in no order."""
    cards = page.locator(f'{HAND} [data-place="hand.{seat}"] .art-card')
    cards.first.wait_for()
    found: list[str] = cards.evaluate_all(FACES)
    return found


def play_against_bots(guest: Guest, game: str, answers: int) -> Player:
    guest.go("/")
    sit_down_against_bots(guest.page, game)
    player = Player(guest.page, "mouse", 11)
    assert not player.play(until=lambda: player.answers >= answers)
    return player


def test_a_finished_game_can_be_scrubbed_played_paused_and_gone_to_by_its_story(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en")
    table = finished_game(guest, "tenno")
    open_replay(guest, f"/replay/{table}")
    page = guest.page
    at_act(page, 0)
    page.locator("[data-next]").click()
    at_act(page, 1)
    guest.must_be_accessible()
    page.locator(".scrubber input").fill("7")
    at_act(page, 7)
    page.locator(".speed select").select_option("4")
    page.locator("[data-play]").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", re.compile("^(9|1.)$"))
    page.locator("[data-play]").click()
    stopped = page.locator("[data-replay]").get_attribute("data-replay")
    page.wait_for_timeout(900)  # twice as long as an act stays
    assert page.locator("[data-replay]").get_attribute("data-replay") == stopped
    line = page.locator("[data-line]").nth(2)
    line.click()
    at_act(page, int(line.get_attribute("data-act") or 0))
    page.locator("[data-last]").click()
    at_act(page, int(page.locator(".scrubber input").get_attribute("max") or 0))
    expect(page.locator(".story .result p").first).not_to_be_empty()
    guest.must_be_accessible()


def test_other_eyes_links_to_a_moment_and_a_shared_game_on_a_strangers_phone(new_guest: NewGuest) -> None:
    guest, stranger = new_guest(lang="uk"), new_guest(lang="ru", screen="phone", theme="night")
    table = finished_game(guest, "samurai-sword")
    act = act_before(guest, table, "B")
    open_replay(guest, f"/replay/{table}?act={act}")
    page = guest.page
    at_act(page, act)
    assert eyes_of(page) == ""
    assert page.locator(HAND).count() == 0
    page.locator("[data-eyes]").select_option("B")
    cards = faces_in_hand(page, "B")
    at_act(page, act)
    page.locator("[data-share]").click()
    page.locator("[data-copy-moment]").click()
    own = page.locator("dialog [role=status] a").get_attribute("href")
    page.locator("[data-share-game]").click()
    link = page.locator("dialog [role=status] a")
    expect(link).to_have_attribute("href", re.compile("/shared/"))
    guest.must_be_accessible()
    again = guest.context.new_page()
    again.goto(str(own))
    at_act(again, act)
    assert (eyes_of(again), faces_in_hand(again, "B")) == ("B", cards)
    open_replay(stranger, str(link.get_attribute("href")).removeprefix(stranger.home))
    at_act(stranger.page, act)
    assert eyes_of(stranger.page) == "B"
    stranger.must_fit()
    stranger.must_be_accessible()
    stranger.page.locator("[data-tab=log]").tap()
    stranger.page.wait_for_selector("dialog [data-line]")
    stranger.must_be_accessible()


def test_a_finished_game_is_played_on_with_its_true_cards(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru")
    table = finished_game(guest, "tenno")
    act = act_before(guest, table, "B")
    open_replay(guest, f"/replay/{table}?act={act}&eyes=B")
    cards = faces_in_hand(guest.page, "B")
    assert len(set(cards)) > 1
    own = guest.page.locator(".replay main").inner_text()
    assert Words("ru").text("client-seat-your-move") in own, "«Вы … решает» is no Russian"
    assert Words("ru").text("client-seat-deciding") not in own
    fork_here(guest)
    assert table_of(guest) != table
    assert faces_in_hand(guest.page, "B") == cards
    player = Player(guest.page, "mouse", 12)
    player.play(until=lambda: player.answers >= 2)


def fork_here(guest: Guest) -> None:
    guest.page.locator("[data-fork]").click()
    guest.must_be_accessible()
    guest.page.locator("[data-fork-now]").click()
    guest.page.wait_for_url("**/table/*")
    guest.page.wait_for_selector("[data-question]")


def test_while_a_game_goes_on_one_looks_back_and_plays_on_through_ones_own_eyes_only(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(lang="uk")
    play_against_bots(guest, "shinobi", answers=2)
    table, page = table_of(guest), guest.page
    seat = str(ask(guest, "GET", f"/api/tables/{table}")["yours"][0])
    page.locator("[data-more]").click()
    guest.must_be_accessible()
    page.locator(f'dialog a[href^="/replay/{table}"]').click()
    page.wait_for_selector("[data-replay]")
    options = page.locator("[data-eyes] option").evaluate_all("(all) => all.map((one) => one.value)")
    assert options == [seat]
    page.locator(".scrubber input").fill("1")
    at_act(page, 1)
    fork_here(guest)
    assert table_of(guest) != table
    guest.go(f"/table/{table}")
    page.locator("[data-more]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector("[data-question][data-asked=yes]")


def test_a_game_of_memory_refuses_to_be_looked_back_at_in_a_sentence(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="desktop", theme="night")
    play_against_bots(guest, "tenno", answers=2)
    guest.page.locator("[data-more]").click()
    guest.page.locator('dialog a[href^="/replay/"]').click()
    sentence = Words("uk").text("hall-why-no-looking-back")
    expect(guest.page.locator(".controls p", has_text=sentence)).to_be_visible()
    expect(guest.page.locator(".scrubber input")).to_be_disabled()
    guest.must_be_accessible()


def test_whoever_comes_back_sees_what_happened_in_the_meantime_thing_by_thing(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en", screen="phone")
    guest.go("/")
    sit_down_against_bots(guest.page, "shinobi")
    guest.page.wait_for_selector("[data-question][data-asked=yes]")
    table = table_of(guest)
    guest.go("/about")
    elsewhere = new_guest(like=guest)
    elsewhere.go(f"/table/{table}")
    player = Player(elsewhere.page, "mouse", 13)
    assert not player.play(until=lambda: player.answers >= 2)
    guest.go(f"/table/{table}")
    chip = guest.page.locator("[data-catchup-open]")
    expect(chip).to_contain_text(re.compile(r"\d"))
    guest.must_be_accessible()
    chip.tap()
    past = guest.page.locator("[data-catchup]")
    expect(past).to_have_attribute("data-catchup", "1")
    guest.must_be_accessible()
    guest.page.locator("[data-catchup-next]").tap()
    expect(past).to_have_attribute("data-catchup", "2")
    guest.page.locator("[data-catchup-close]").tap()
    expect(past).to_be_hidden()
    expect(chip).to_be_hidden()


def test_on_a_phone_nothing_in_the_bar_lies_over_anything_else(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="phone")
    table = finished_game(guest, "shinobi")
    act = act_before(guest, table, "B")
    open_replay(guest, f"/replay/{table}?act={act}&eyes=B")
    at_act(guest.page, act)
    parts = ["[data-replay] .bar h1", "[data-eyes]", "[data-share]"]
    boxes = [guest.page.locator(part).bounding_box() for part in parts]
    for left, right in pairwise(boxes):
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"], (left, right)
    expect(guest.page.locator(".bar h1")).to_have_text(Words("uk").text("shinobi-name"))
