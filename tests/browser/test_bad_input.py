"""Bad input on the screen: a clear sentence, nothing lost, and one can go on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.tables import ask, come_in, jot, own_finished_game, table_of
from tests.browser.test_friends import make_account
from tests.verify.dealt import record_of

pytestmark = pytest.mark.browser

PUT: Final = """(field, text) => {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}"""
"""What no keyboard could type into a field with a bound: a script, or a tool."""
DROP: Final = """([name, text]) => {
  const things = new DataTransfer()
  things.items.add(new File([text], name))
  return things
}"""
THOUSAND: Final = """async (who) => {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(who) }
  const ask = () => fetch('/api/friends/requests', sent)
  const codes = new Set()
  for (let k = 0; k < 20; k += 1)
    for (const answer of await Promise.all(Array.from({ length: 50 }, ask))) codes.add(answer.status)
  return [...codes].sort()
}"""


def drop(page: Page, goal: str, name: str, text: str) -> None:
    page.locator(goal).dispatch_event("drop", {"dataTransfer": page.evaluate_handle(DROP, [name, text])})


def test_a_name_that_is_none_is_refused_in_a_sentence_and_the_next_one_plays(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="phone")
    guest.forgiven.add("422")
    words, page = Words("uk"), guest.page
    guest.go("/")
    page.locator('input[name="game"][value="tenno"]').check(force=True)
    field, play = page.locator(".ask [data-name]"), page.locator(".ask .btn.main")
    for name, code in (
        ("\u041elena", "name-mixes-alphabets"),
        ("\u202e\u200b\u2066", "name-is-empty"),
        ("x" * 10_000, "name-is-too-long"),
    ):
        field.evaluate(PUT, name)
        play.tap()
        expect(page.locator(".ask [role=alert]")).to_contain_text(words.text(f"error-{code}", most=24)[:24])
        guest.must_fit()
    guest.must_be_accessible()
    field.evaluate(PUT, "\u202eОле\u200bна\u2069")
    play.tap()
    page.wait_for_selector("[data-question]")
    seats = ask(guest, "GET", f"/api/tables/{table_of(guest)}")["info"]["seats"]
    assert seats[0]["name"] == "Олена"


def test_two_who_look_alike_are_told_apart_at_a_table(new_guest: NewGuest) -> None:
    host, twin = new_guest(), new_guest(lang="uk", screen="phone")
    come_in(host, "Copa")
    table = str(ask(host, "POST", "/api/tables", {"game": "shinobi", "access": "link"})["info"]["id"])
    ask(host, "POST", f"/api/tables/{table}/seats", {})
    twin.go(f"/table/{table}")
    twin.page.locator(".sit [data-name]").fill("Сора")
    twin.page.locator(".sit [data-sit]").tap()
    expect(twin.page.locator(".cushions")).to_contain_text("Сора 2")
    assert [seat.get("name") for seat in ask(host, "GET", f"/api/tables/{table}")["info"]["seats"]][:2] == [
        "Copa",
        "Сора 2",
    ]


def test_notes_of_a_megabyte_are_refused_and_those_before_are_kept(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.forgiven |= {"413", "422"}
    come_in(guest)
    table = str(
        ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2, "access": "link"})["info"]["id"]
    )
    ask(guest, "POST", f"/api/tables/{table}/seats", {})
    ask(guest, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    jot(guest, table, {"B": "kernel-mark-bluffs"}, "watch B")
    page = guest.page
    guest.go(f"/table/{table}")
    page.wait_for_selector("[data-question]")
    page.locator("#tab-notes").click()
    page.wait_for_selector("[data-own-words]:enabled")
    words = page.locator("[data-own-words]")
    expect(words).to_have_value("watch B")
    with page.expect_response(lambda answer: answer.request.method == "PUT") as answer:
        words.evaluate(PUT, "x" * 1_000_000)
        words.blur()
    assert answer.value.status in (413, 422)
    expect(page.locator("[data-own-notes] [role=status]")).not_to_be_empty()
    guest.must_be_accessible()
    page.reload()
    page.wait_for_selector("[data-question]")
    page.locator("#tab-notes").click()
    page.wait_for_selector("[data-own-words]:enabled")
    expect(page.locator("[data-own-words]")).to_have_value("watch B")
    expect(page.locator("[data-mark-of='B']")).to_have_value("kernel-mark-bluffs")


def test_a_record_of_another_game_or_none_at_all_is_dropped_on_the_page(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    words, page = Words("uk"), guest.page
    guest.go("/verify")
    drop(page, "[data-drop]", "other.jsonl", record_of("samurai-sword", 4))
    page.locator('[data-verdict="holds"]').wait_for()
    expect(page.locator("[data-verdict]")).to_contain_text(words.text("samurai-sword-name"))
    for name, text in (("chess.pgn", "1. e4 e5"), ("deep.json", "[" * 100_000), ("null.jsonl", "\0" * 1000)):
        drop(page, "[data-drop]", name, text)
        expect(page.locator(".file")).to_have_text(name)
        page.locator('[data-verdict="unreadable"]').wait_for()
    guest.must_be_accessible()
    drop(page, "[data-drop]", "good.jsonl", record_of("samurai-sword", 4))
    page.locator('[data-verdict="holds"]').wait_for()


def test_a_record_of_another_game_dropped_on_a_result_is_called_so_and_its_own_still_holds(
    new_guest: NewGuest,
) -> None:
    guest = new_guest(lang="ru")
    words, page = Words("ru"), guest.page
    table = own_finished_game(guest, "tenno", seats=2)
    guest.go(f"/table/{table}/result")
    drop(page, "[data-fairness]", "other.jsonl", record_of("samurai-sword", 4))
    expect(page.locator("[data-verify-note]")).to_contain_text(words.text("samurai-sword-name"))
    drop(page, "[data-fairness]", "chess.pgn", "1. e4 e5")
    page.locator('[data-verdict="unreadable"]').wait_for()
    expect(page.locator("[data-verify-note]")).to_have_count(0)
    page.locator("[data-verify]").click()
    page.locator('[data-verdict="holds"]').wait_for()
    expect(page.locator("[data-verify-note]")).to_have_count(0)


def test_a_thousand_touches_ask_a_friend_once_and_then_say_to_wait(new_guest: NewGuest) -> None:
    olena, petro = new_guest(), new_guest(screen="phone")
    make_account(olena, "Olena T")
    make_account(petro, "Petro T")
    petro.go("/friends")
    olena.go("/friends")
    field = olena.page.locator('[data-by-name="ask"] input')
    for _ in range(3):
        field.fill("Petro T")
        field.press("Enter")
        expect(olena.page.locator("[data-asked] [data-person]")).to_have_count(1)
    codes = olena.page.evaluate(THOUSAND, {"name": "Petro T"})
    assert codes == [200, 429]
    olena.forgiven.add("429")
    expect(petro.page.locator("[data-asking] [data-person]")).to_have_count(1)
    field.fill("Petro T")
    field.press("Enter")
    expect(olena.page.locator("main")).to_contain_text(Words("en").text("error-too-many", seconds=1)[:18])
    olena.must_be_accessible()


def test_a_doubled_invitation_seats_nobody_twice(new_guest: NewGuest, tmp_path: Path) -> None:
    """The same link in two windows of one person, and touched in both."""
    host, friend = new_guest(), new_guest()
    come_in(host, "Olena")
    table = str(ask(host, "POST", "/api/tables", {"game": "shinobi", "access": "link"})["info"]["id"])
    ask(host, "POST", f"/api/tables/{table}/seats", {})
    come_in(friend, "Petro")
    again = new_guest(like=friend)
    for window in (friend, again):
        window.go(f"/table/{table}")
        expect(window.page.locator(".sit [data-sit]")).to_be_visible()
    for window in (friend, again):
        window.forgiven |= {"409", "422"}
        window.page.locator(".sit [data-sit]").evaluate("(sit) => void setTimeout(() => sit.click(), 0)")
    expect(friend.page.locator(".cushions")).to_contain_text("Petro")
    expect(again.page.locator(".cushions")).to_contain_text("Petro")
    names = [seat.get("name", "") for seat in ask(host, "GET", f"/api/tables/{table}")["info"]["seats"]]
    assert [name for name in names if name] == ["Olena", "Petro"]
    for window in (friend, again):
        expect(window.page.locator(".sit")).to_have_count(0)
