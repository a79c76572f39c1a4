"""Whole games through the page: by mouse, by keys, by thumb; against bots and against each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tatami.load.weight import sit_down_against_bots
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, guest_in
from tests.browser.play import Player, play_against_each_other
from tests.browser.tables import kill_and_open_again
from tests.halls import running_hall

pytestmark = pytest.mark.browser

LAY = """async (wanted) => {
  const headers = { 'Content-Type': 'application/json' }
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/guests', { name: 'Host' })
  return (await (await post('/api/tables', wanted)).json()).info.id
}"""
"""A table that this guest lays, in the words of the API."""


def sit_down(guest: Guest, game: str) -> None:
    guest.go("/")
    sit_down_against_bots(guest.page, game)


@pytest.mark.parametrize(("game", "lang", "seed"), [("shinobi", "uk", 2), ("samurai-sword", "ru", 3)])
def test_a_whole_game_against_bots_by_mouse(new_guest: NewGuest, game: str, lang: str, seed: int) -> None:
    guest = new_guest(lang=lang)
    sit_down(guest, game)
    guest.must_be_accessible()
    player = Player(guest.page, "mouse", seed)
    assert player.play()
    assert player.answers > 3
    guest.must_be_accessible()


def test_a_whole_game_by_keyboard_only(new_guest: NewGuest) -> None:
    guest = new_guest(lang="en")
    sit_down(guest, "shinobi")
    assert Player(guest.page, "keyboard", 4).play()


def test_a_whole_game_by_thumb_on_a_phone(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="phone")
    sit_down(guest, "tenno")
    guest.must_be_accessible()
    assert Player(guest.page, "touch", 5).play()


def test_a_reload_in_the_middle_changes_nothing(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru")
    sit_down(guest, "samurai-sword")
    player = Player(guest.page, "mouse", 6)
    player.play(until=lambda: player.answers >= 3)
    before = guest.page.locator("[data-question]").get_attribute("data-request")
    guest.page.reload()
    guest.page.wait_for_selector("[data-question][data-asked=yes]")
    assert guest.page.locator("[data-question]").get_attribute("data-request") == before
    player.play(until=lambda: player.answers >= 5)


def test_two_browsers_play_against_each_other_and_one_is_reloaded_in_the_middle(new_guest: NewGuest) -> None:
    first, second = new_guest(lang="en"), new_guest(lang="uk", screen="phone")
    lay_a_table_for_two(first)
    second.go(first.page.url.removeprefix(first.home))
    second.page.locator("[data-sit]").first.tap()
    players = [Player(first.page, "mouse", 8), Player(second.page, "touch", 9)]
    for guest in (first, second):
        guest.page.wait_for_selector("[data-question]")
    while min(player.answers for player in players) < 3:
        assert not any(player.take_turn() for player in players)
    second.page.reload()
    second.page.wait_for_selector("[data-question]")
    play_against_each_other(players)
    first.must_be_accessible()


def lay_a_table_for_two(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator('input[name="game"][value="tenno"]').check(force=True)
    guest.page.locator(".ask [data-friends]").click()
    guest.page.locator("#new-table input[type=radio]").first.check(force=True)
    guest.page.locator(".lay").click()
    guest.page.wait_for_selector(".cushions")
    if guest.page.locator("[data-sit]").count() == 2:
        guest.page.locator("[data-sit]").first.click()


def test_a_hall_that_was_killed_and_opened_again_goes_on_where_it_was(
    browser: Browser, tmp_path: Path
) -> None:
    with running_hall(tmp_path / "hall") as hall, guest_in(browser, hall.address) as guest:
        said = sent_by(guest)
        sit_down(guest, "shinobi")
        player = Player(guest.page, "mouse", 7)
        player.play(until=lambda: player.answers >= 2)
        story, spoken = guest.page.locator(".log p"), guest.page.locator("[data-spoken] p")
        before, heard = story.all_inner_texts(), spoken.all_inner_texts()
        kill_and_open_again(hall, guest)
        for _ in range(200):  # the page as it was may still be there while the line comes back
            watches = [wish for wish in said if wish["want"] == "watch"]
            if len(watches) > 1:
                break
            guest.page.wait_for_timeout(50)
        assert [wish.get("since", 0) > 0 for wish in watches[:1] + watches[-1:]] == [False, True], watches
        assert story.all_inner_texts() == before, "nothing is told twice, and nothing is lost"
        assert spoken.all_inner_texts() == heard, "and nothing is spoken again"
        player.play(until=lambda: player.answers >= 4)


def sent_by(guest: Guest) -> list[dict[str, Any]]:
    """What the page says to the hall from now on."""
    said: list[dict[str, Any]] = []
    guest.page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(json.loads(text))))
    return said


def test_what_cannot_be_done_is_explained_where_it_is_touched_with_a_clause_to_read(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(lang="uk")
    sit_down(guest, "tenno")
    player = Player(guest.page, "mouse", 10)
    clause = guest.page.locator("[data-why] [data-clause]").first
    player.play(until=lambda: player.answers >= 1 and touch_what_is_not_legal(guest, clause))
    assert len(guest.page.locator("[data-why] b").first.inner_text()) > 10
    guest.must_be_accessible()
    name = clause.get_attribute("data-clause")
    clause.click()
    guest.page.wait_for_url(f"**/rules/tenno#{name}")
    expect(guest.page.locator("main")).to_contain_text(str(name))


def touch_what_is_not_legal(guest: Guest, clause: Locator) -> bool:
    """Whether something that looks playable has said why it is not."""
    dull = guest.page.locator('[data-light="dull"] >> visible=true')
    for k in range(min(4, dull.count())):
        dull.nth(k).click(force=True)
        try:
            clause.wait_for(timeout=1_500)
        except TooLate:
            guest.page.keyboard.press("Escape")
            continue
        return True
    return False


def test_everything_that_cannot_be_done_now_is_listed_with_its_reasons(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru")
    sit_down(guest, "samurai-sword")
    guest.page.wait_for_selector('[data-question][data-asked="yes"]')
    guest.page.keyboard.press("?")
    sheet = guest.page.locator("dialog[open]")
    expect(sheet.locator("li").first).to_be_visible()
    guest.must_be_accessible()


def test_two_people_at_one_screen_have_a_curtain_between_them(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    lay_a_table_for_two(guest)
    guest.page.locator("summary").first.click()
    guest.page.locator("details form input").fill("Ольга")
    guest.page.locator("details form button").click()
    guest.page.wait_for_selector("[data-question][data-asked=yes]")
    player = Player(guest.page, "mouse", 11)
    curtain = guest.page.locator("[data-curtain]")
    assert not player.take_turn()
    expect(curtain).to_have_attribute("data-curtain", "B")
    expect(curtain).to_contain_text("Ольга")
    expect(guest.page.locator("[data-thing], [data-card]")).to_have_count(0)
    guest.must_be_accessible()
    curtain.locator("button").click()
    guest.page.wait_for_selector("[data-question][data-asked=yes]")


def test_a_wrong_password_is_told_and_the_right_one_opens(new_guest: NewGuest) -> None:
    host, friend = new_guest(lang="en"), new_guest(lang="ru", screen="phone")
    friend.forgiven |= {"403"}
    host.go("/lobby")
    wanted = {"game": "tenno", "seats": 2, "access": "password", "password": "kirin"}
    table = host.page.evaluate(LAY, wanted)
    friend.go(f"/table/{table}")
    field = friend.page.locator("input[type=password]")
    for word in ("dragon", "tiger"):
        field.fill(word)
        friend.page.locator("form .btn.main").click()
        expect(friend.page.locator("[role=alert]")).to_be_visible()
    friend.must_be_accessible()
    field.fill("kirin")
    friend.page.locator("form .btn.main").click()
    expect(friend.page.locator(".cushions")).to_be_visible()
