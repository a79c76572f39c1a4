"""What helps while one plays: cards that are read by resting on them, who one is, what calls the eye."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tatami.load.weight import sit_down_against_bots
from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen, Theme
from tests.browser.play import CONFIRM, Player
from tests.browser.tables import ask, come_in, is_asked, play_until, table_of

pytestmark = pytest.mark.browser

HOVER: Final = "[data-hover]"
HINT: Final = "[data-tip]"
STANDING: Final = "[data-standing]"
GOLD: Final = """() => [...document.querySelectorAll('[data-light="legal"]')].filter((thing) => {
  const shadow = getComputedStyle(thing).boxShadow
  return shadow !== 'none' && !/^(rgba\\(0, 0, 0, 0\\)[^,]*,? ?)+$/.test(shadow.replace(/(\\d+px ?)+/g, ''))
}).length"""
"""How many things glow."""


def sit_down(guest: Guest, game: str) -> None:
    guest.go("/")
    sit_down_against_bots(guest.page, game)


WHO: Final[list[tuple[str, str, Screen, Theme]]] = [
    ("samurai-sword", "ru", "phone", "day"),
    ("shinobi", "uk", "phone", "night"),
    ("senji", "en", "desktop", "day"),
    ("tenno", "uk", "phone", "day"),
    ("senjutsu", "ru", "phone", "night"),
    ("senjutsu", "en", "desktop", "day"),
]
KNOWN_LATER: Final = {"tenno": "OrderOfPeasants", "senji": "Winter", "senjutsu": "CardToLay"}
"""Where one chooses who one is: the question after which it is known."""


@pytest.mark.parametrize(("game", "lang", "screen", "theme"), WHO)
def test_whoever_has_a_role_or_a_family_reads_who_he_is_and_what_he_wants(
    new_guest: NewGuest, game: str, lang: str, screen: Screen, theme: Theme
) -> None:
    guest = new_guest(lang=lang, screen=screen, theme=theme)
    sit_down(guest, game)
    page, words = guest.page, Words(lang)
    if game in KNOWN_LATER:
        play_until(is_asked(KNOWN_LATER[game]), table_of(guest), guest)
    strip = page.locator(STANDING)
    expect(strip).to_be_visible()
    key = str(strip.get_attribute("data-standing"))
    assert key.startswith(game)
    facts = {"clan": "x", "family": "x", "players": 5, "colour": "x", "hero": "x", "kind": "duel", "turns": 0}
    told = strip.inner_text()
    assert words.text(f"client-who-{key}", **facts).split()[0] in told
    assert words.text(f"client-aim-{key}", **facts) in told
    expect(page.locator(".question h2")).to_be_in_viewport()
    guest.must_fit()
    guest.must_be_accessible()


def test_the_end_of_a_phase_is_asked_once_more_while_cards_can_be_played(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    sit_down(guest, "samurai-sword")
    page, ending = guest.page, guest.page.locator('[data-question] [data-answer="end"]')
    player = Player(page, "mouse", 3)
    player.play(until=lambda: ending.count() > 0 and page.locator('.hand [data-light="legal"]').count() > 0)
    before = page.locator("[data-question]").get_attribute("data-request")
    ending.click()
    expect(page.locator("[data-left]")).to_contain_text("Ще можна зіграти")
    assert page.locator("[data-question]").get_attribute("data-request") == before
    guest.must_be_accessible()
    page.locator("[data-back]").click()
    expect(page.locator("[data-left]")).to_have_count(0)
    ending.click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-question]")).not_to_have_attribute("data-request", str(before))


def test_a_lesson_lets_only_what_it_means_call_the_eye_and_shows_why_at_the_very_place(
    new_guest: NewGuest,
) -> None:
    guest = new_guest()
    guest.go("/learn/tenno/1")
    page = guest.page
    panel = page.locator("[data-lesson]")
    steps = ask(guest, "GET", "/api/lessons/tenno/1")["steps"]
    for _ in range(len(steps)):
        kind, number = panel.get_attribute("data-kind"), panel.get_attribute("data-step")
        if kind in ("say", "try"):
            page.wait_for_function(f"() => ({GOLD})() === 0")
        if kind == "try":
            page.wait_for_selector('[data-question][data-asked="yes"]')
            page.locator("[data-lesson-help]").click()
            bubble = page.locator("[data-why]")
            expect(bubble).to_be_visible()
            expect(bubble).not_to_have_class("loose")
            break
        if kind == "do":
            page.wait_for_selector('[data-question][data-asked="yes"]')
            page.wait_for_function(f"() => ({GOLD})() > 0")
            legal = page.locator('[data-light="legal"]')
            assert page.locator('[data-light="legal"][data-quiet]').count() < legal.count()
        page.locator("[data-lesson-next], [data-lesson-help]").last.click()
        expect(panel).not_to_have_attribute("data-step", str(number))
    assert kind == "try"


def test_the_note_of_shinobi_never_runs_into_the_steps(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    guest.go("/learn/shinobi/4")
    guest.page.wait_for_selector(".shinobi .tally ul")
    over = guest.page.evaluate(
        """() => {
          const tally = document.querySelector('.shinobi .tally section').getBoundingClientRect()
          const steps = document.querySelector('.shinobi .orders ol').getBoundingClientRect()
          const note = document.querySelector('.shinobi .tally p')?.getBoundingClientRect()
          return note && note.left < tally.right ? note.bottom - steps.top : 0
        }"""
    )
    assert over <= 0


def test_past_the_bar_by_one_key_and_learning_has_pictures_in_full_rows(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.go("/")
    page = guest.page
    page.keyboard.press("Tab")
    skip = page.locator(".to-content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    guest.must_be_accessible()
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_be_focused()
    guest.go("/learn")
    expect(page.locator("[data-course] .picture svg").first).to_be_visible()
    boxes = [one.bounding_box() for one in page.locator("[data-course]").all()]
    rows: dict[float, float] = {}
    for box in boxes:
        assert box is not None
        rows[box["y"]] = rows.get(box["y"], 0) + box["width"]
    assert max(rows.values()) - min(rows.values()) < 40, rows
    guest.must_be_accessible()


def test_the_rules_of_a_game_that_is_still_coming_can_be_read(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk")
    guest.go("/rules")
    guest.page.locator('nav.games a[href="/rules/senjutsu"]').click()
    expect(guest.page.locator("#SJT-1")).to_be_attached()


def test_the_language_is_changed_at_the_table_and_the_log_links_into_the_rules(new_guest: NewGuest) -> None:
    guest = new_guest()
    sit_down(guest, "samurai-sword")
    page = guest.page
    page.wait_for_selector('[data-question][data-asked="yes"]')
    page.locator("[data-lang]").select_option("uk")
    expect(page.locator("#tab-log")).to_have_text(Words("uk").text("client-tab-log"))
    link = page.locator("[role=log] [data-clause]").last
    expect(link).to_have_attribute("aria-label", f"Правило {link.get_attribute('data-clause')}, прочитати")
    assert page.locator("[role=log] p b").count() > 0
    guest.must_be_accessible()
    clause = str(link.get_attribute("data-clause"))
    link.focus()
    expect(link.locator("span")).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/rules/samurai-sword#{clause}")
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()


def test_the_words_of_others_stand_beside_their_seats_and_ones_own_are_not_new(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(lang="uk", screen="phone")
    come_in(host, "Olena")
    come_in(friend, "Taras")
    wanted = {"game": "tenno", "seats": 3, "access": "link"}
    table = str(ask(host, "POST", "/api/tables", wanted)["info"]["id"])
    for guest in (host, friend):
        guest.go(f"/table/{table}")
        guest.page.locator("[data-sit]").first.click()
        expect(guest.page.locator("[data-sit]").first).to_be_hidden()
    ask(host, "POST", f"/api/tables/{table}/bots", {})
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-question]")
    field = host.page.locator("form input[maxlength]")
    field.fill("Good luck to you")
    field.press("Enter")
    expect(friend.page.locator("[data-speech]")).to_have_text("Good luck to you")
    expect(friend.page.locator("[data-tab=chat] i")).to_be_visible()
    expect(host.page.locator("#tab-chat i")).to_have_count(0)
    friend.must_be_accessible()
