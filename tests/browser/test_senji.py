"""Senji through the page: a year by mouse, a letter between two languages, a battle in the hand."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.play import CONFIRM, Player
from tests.browser.tables import ask, come_in, is_asked, play_until

pytestmark = pytest.mark.browser

SEASONS: Final = ("preparation", "winter", "spring", "summer", "autumn")
MODEST: Final = ("ready", "stay", "spare", "decline", "keep", "die", "done", "here")
"""Answers of somebody who talks little and attacks nobody."""
SAID: Final = [f'[data-question] [data-answer="{word}"]' for word in MODEST]
FIRST: Final = """(all) => {
  const isSeen = (one) => [...document.querySelectorAll(one)].some((each) => each.checkVisibility())
  return all.find(isSeen) ?? ''
}"""
"""Which of these is on the page: asked once, not one by one."""
READ: Final = ".reveal .btn, [data-battle] [data-close]"
CHOICE: Final = '.chooser .choice[data-light="legal"]'
"""Which order, how many: what lies beside a province that was touched."""
BATTLE: Final = 4
"""The chapter of the lessons that starts right before one."""


class Modest(Player):
    """Lays orders, stays at home and defends himself. Puts away what he has read."""

    touches = 0

    def _touch_something(self) -> None:
        wanted = self.page.evaluate(FIRST, [READ, CONFIRM, CHOICE, *SAID])
        found = self._touchable(wanted) if wanted else []
        if found:
            self._touch(found[0])
            return
        lands = self._touchable('.land[data-light="legal"]')
        if lands:
            self.touches += 1  # one that lies under the map's tools is left for another
            self._touch_land(lands[self.touches % len(lands)])
        else:
            super()._touch_something()

    def _touch_land(self, land: Locator) -> None:
        """All of its land takes the touch, not only what stands there; out of sight there is the list."""
        try:
            (land.tap if self.how == "touch" else land.click)(force=True)
        except Error:
            self._answer_from_the_list()


class Watchful(Modest):
    """Sees everything at the usual pace; what only passes the time is passed over."""

    def _go_on(self, state: object) -> None:
        if state == "waiting":
            self.page.mouse.move(1, 1)  # whoever points at the end of a battle reads it: it stays
            self.page.clock.fast_forward(SCENE)
        else:
            super()._go_on(state)


SCENE: Final = 400
"""Milliseconds: less than anything stays to be seen."""
WATCHING: Final = """() => {
  Object.assign(window, { early: new Set(), battles: new Set() })
  const look = () => {
    const bar = document.querySelector('[data-question]')
    const battle = document.querySelector('[data-battle]:has([data-next], [data-close])')
    if (battle) battles.add(battle.ariaLabel)
    const unseen = battle?.ariaLabel ?? bar?.querySelector('[data-skip]')?.textContent
    if (unseen && bar?.dataset.asked === 'yes') early.add(`${bar.dataset.name} under ${unseen}`)
  }
  const all = { subtree: true, childList: true, attributes: true }
  new MutationObserver(look).observe(document.body, all)
}"""
"""Writes down what is asked while a battle, or anything else, is still to be seen."""


def when(guest: Guest, season: str, year: int = 1) -> Locator:
    """The place on the page that says so, in the guest's own language."""
    words = Words(guest.lang)
    name = words.text(f"senji-phase-{season}")
    return guest.page.get_by_text(words.text("client-senji-when", year=year, season=name) if year else name)


def lay_table(guest: Guest, seats: int, **options: int) -> str:
    come_in(guest)
    wanted = {"game": "senji", "seats": seats, "access": "link", "options": options}
    return str(ask(guest, "POST", "/api/tables", wanted)["info"]["id"])


def sit_at(guest: Guest, table: str) -> None:
    guest.go(f"/table/{table}")
    guest.page.locator("[data-sit]").first.click()
    expect(guest.page.locator("[data-sit]").first).to_be_hidden()


def test_whoever_comes_by_link_reads_what_is_played_otherwise(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(lang="uk", screen="phone")
    come_in(host)
    options = {"glass": 86_400, "kami": False, "years": 8}
    clock = {"per_move": 86_400, "bank": 0, "increment": 0}
    wanted = {"game": "senji", "seats": 3, "access": "link", "options": options, "clock": clock}
    friend.go(f"/table/{ask(host, 'POST', '/api/tables', wanted)['info']['id']}")
    told = "Доба на хід · Пісочний годинник: 1 доба · Камі та сепуку: ні · Останній рік: 8"
    expect(friend.page.locator("[data-facts]")).to_have_text(told)
    friend.must_fit()


def test_a_year_by_mouse_in_which_nothing_is_asked_under_an_unfinished_scene(new_guest: NewGuest) -> None:
    """Review A2: map, log, honour and question wait until what came before has been seen."""
    guest = new_guest(lang="uk", pace="normal")
    guest.page.clock.install()
    table = lay_table(guest, seats=4)
    sit_at(guest, table)
    ask(guest, "POST", f"/api/tables/{table}/bots", {})
    guest.page.wait_for_selector("[data-question]")
    guest.page.evaluate(WATCHING)
    player, seen = Watchful(guest.page, "mouse", 1), set[str]()

    def a_year_has_passed() -> bool:
        for season in SEASONS:
            if season not in seen and when(guest, season, int(season != "preparation")).count():
                seen.add(season)
                guest.must_fit()
                guest.must_be_accessible()
                guest.must_use_our_fonts()
        if when(guest, "winter", 2).count():
            seen.add("a year")
        return "a year" in seen and bool(guest.page.evaluate("battles.size"))  # somebody has fought

    assert not player.play(until=a_year_has_passed, seconds=300)
    assert seen >= {"winter", "spring", "summer", "autumn"}
    assert guest.page.evaluate("[...early]") == []


def test_a_letter_in_two_languages_is_accepted_and_the_cards_change_hands(new_guest: NewGuest) -> None:
    writer, reader = new_guest(lang="en"), new_guest(lang="uk", screen="phone")
    in_winter(writer, reader)
    write_to(writer, "Petro")
    letters = [guest.page.locator('[data-letter="A B"]') for guest in (writer, reader)]
    expect(letters[1]).to_contain_text(Words("uk").text("senji-note-vow-peace"))
    (mine, his), (given, got) = map(cards_of, letters)
    assert (mine, his) != (got, given), "each reads it in his own language"
    for guest in (writer, reader):
        guest.must_fit()
        guest.must_be_accessible()
        guest.must_use_our_fonts()

    assert [held(reader, given), held(reader, got), held(writer, mine), held(writer, his)] == [1, 0, 1, 0]
    button(reader, "client-senji-accept", letters[1]).tap()
    reader.page.locator(CONFIRM).tap()
    for letter in letters:
        expect(letter).to_be_hidden()
    assert [held(reader, given), held(reader, got), held(writer, mine), held(writer, his)] == [0, 1, 0, 1]


def test_a_half_made_letter_stays_while_others_write_and_says_what_no_longer_stands(
    new_guest: NewGuest,
) -> None:
    writer, other = new_guest(lang="en"), new_guest(lang="uk", screen="phone")
    in_winter(writer, other)
    begin_letter(writer, "Petro")
    put_in(writer, "give")
    made = writer.page.locator("[data-send]")
    expect(made).to_have_attribute("data-send", re.compile(r"^letter B: give \w+$"))
    card = str(made.get_attribute("data-send")).removeprefix("letter B: give ")

    write_to(other, "Olena")  # asks for the very same card
    asked = writer.page.locator('[data-letter="B A"]')
    expect(asked).to_be_visible()
    expect(made).to_have_attribute("data-send", f"letter B: give {card}")
    button(writer, "client-senji-accept", asked).click()
    writer.page.locator(CONFIRM).click()

    fault = writer.page.locator("[data-faults]")
    expect(fault).to_be_visible()
    expect(made).to_be_disabled()
    writer.must_be_accessible()
    fault.get_by_role("button").click()
    expect(fault).to_be_hidden()
    put_in(writer, "give")
    expect(made).to_be_enabled()
    made.click()
    expect(other.page.locator('[data-letter="A B"]')).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_letter_of_five_notes_takes_eight_touches(new_guest: NewGuest, screen: str) -> None:
    """Two cards given, one asked for, a promise and a question: each is one touch, wherever it is chosen."""
    writer, reader = new_guest(screen=screen), new_guest()
    in_winter(writer, reader)
    writer.page.evaluate(
        "addEventListener('click', () => { window.touches = (window.touches ?? 0) + 1 }, true)"
    )
    begin_letter(writer, "Petro")
    written = writer.page.locator(".letter.draft .written, .letter.draft .strip")
    for count, verb in enumerate(("give", "give", "ask"), 1):
        put_in(writer, verb)
        expect(written).to_have_count(count)
    button(writer, "client-senji-page-words").click()
    for count, verb in enumerate(("vow", "wonder"), 4):
        writer.page.locator(f'.compose [data-verb="{verb}"] .saying').first.click()
        expect(written).to_have_count(count)
    writer.must_fit()
    writer.must_be_accessible()
    writer.page.locator("[data-send]:enabled").click()
    expect(reader.page.locator('[data-letter="A B"]')).to_be_visible()
    assert writer.page.evaluate("window.touches") == 8


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_in_the_hand_one_button_sends_what_was_made_and_leaves_the_table_its_room(
    new_guest: NewGuest, lang: str
) -> None:
    writer, reader = new_guest(lang=lang, screen="phone"), new_guest()
    in_winter(writer, reader)
    ready = writer.page.locator('[data-question] [data-answer="ready"]')
    expect(ready).not_to_have_class(re.compile("legal"))  # an end does not glow while there is more to say
    begin_letter(writer, "Petro")
    must_leave_room(writer)
    for verb in ("give", "ask"):
        put_in(writer, verb)
    send = writer.page.get_by_role("button", name=Words(lang).text("client-senji-send"), exact=True)
    expect(send).to_have_count(1)
    expect(send).to_be_enabled()
    must_leave_room(writer)
    send.tap()
    expect(reader.page.locator('[data-letter="A B"]')).to_be_visible()

    march_to_echizen(writer)
    must_leave_room(writer)


def must_leave_room(guest: Guest) -> None:
    """About a sixth of the screen, with one button to give it, and no line of it cut off."""
    bar = guest.page.locator("[data-question][data-form]")
    expect(bar.locator("[data-send]")).to_have_count(1)
    box, screen = bar.bounding_box(), guest.page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["height"] <= screen["height"] * 0.18
    assert bar.locator("p span").evaluate(
        "(line) => line.scrollWidth <= line.clientWidth || !line.clientWidth"
    )


def in_winter(writer: Guest, reader: Guest) -> None:
    """Both at one table, where Winter has begun and its sand runs for a day."""
    table = lay_table(writer, seats=3, glass=86_400)
    come_in(reader, "Petro")
    for guest in (writer, reader):
        ask(guest, "POST", f"/api/tables/{table}/seats", {})
    ask(writer, "POST", f"/api/tables/{table}/bots", {})
    play_until(is_asked("Winter"), table, writer, reader)
    for guest in (writer, reader):
        guest.go(f"/table/{table}")
        expect(when(guest, "winter").first).to_be_visible()


def button(guest: Guest, key: str, within: Locator | None = None) -> Locator:
    """What has that name in the guest's language, whomever it is about."""
    name = re.compile(f"^{re.escape(Words(guest.lang).text(key))}([:,]|$)")
    return (within or guest.page.locator(".winter")).get_by_role("button", name=name)


def begin_letter(guest: Guest, name: str) -> None:
    guest.page.locator(".people .person", has_text=name).click()


def put_in(guest: Guest, verb: str) -> None:
    """The first card that can be given, or asked for."""
    guest.page.locator(f'.compose [data-verb="{verb}"] .cards [data-thing]').first.click()


def write_to(guest: Guest, name: str) -> None:
    """A card for a card, and a promise."""
    begin_letter(guest, name)
    for verb in ("give", "ask"):
        put_in(guest, verb)
    button(guest, "client-senji-page-words").click()
    guest.page.locator('.compose [data-verb="vow"] .saying').first.click()
    guest.page.locator("[data-send]:enabled").click()


def cards_of(letter: Locator) -> tuple[str, str]:
    """What the viewer gives and what he gets, as the page calls it."""
    given, got = (half.locator(".look").get_attribute("aria-label") for half in letter.locator(".half").all())
    return str(given), str(got)


def held(guest: Guest, card: str) -> int:
    """How many of that card the guest sees in his hand."""
    opened = guest.page.locator('[data-tab="hand"] >> visible=true')
    if opened.count():  # in the hand, the hand is a sheet of its own
        opened.click()
    cards = guest.page.locator('[data-place^="hand."] [data-thing]')
    cards.first.wait_for()
    names = [str(each.get_attribute("aria-label")) for each in cards.all()]
    guest.page.keyboard.press("Escape")
    return sum(name.startswith(card) for name in names)


def march_to_echizen(guest: Guest) -> None:
    """To the lesson right before a battle: all that leads into it but the last word."""
    guest.go(f"/table/{ask(guest, 'POST', f'/api/lessons/senji/{BATTLE}')['table']}")
    tap(guest, ".at-owari", CONFIRM)
    expect(guest.page.locator('[data-form="land"]')).to_be_visible()  # it is begun by itself
    must_see_all_goals(guest)
    tap(guest, ".at-echizen", '.chooser .number >> text="4"')
    tap(guest, ".at-echizen")  # only Hosokawa is left to go


def march_into_battle(guest: Guest) -> None:
    come_in(guest)
    march_to_echizen(guest)
    tap(guest, "[data-send]:enabled")


def test_a_battle_in_the_hand_from_naming_to_its_result(new_guest: NewGuest) -> None:
    guest = new_guest(lang="ru", screen="phone")
    march_into_battle(guest)
    battle = guest.page.locator("[data-battle]")
    expect(battle).to_be_visible()
    cards = battle.locator(".tray li")
    expect(cards).not_to_have_count(0)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    battle.locator(
        ".dice"
    ).scroll_into_view_if_needed()  # below a long story the dice are reached by scrolling
    for seen in (battle.locator(".dice"), *cards.all()):
        expect(seen).to_be_in_viewport(ratio=0.9)
    guest.must_fit()
    guest.must_be_accessible()
    tap(guest, '[data-battle] [data-light="legal"]', CONFIRM)
    expect(battle.locator(".verdict")).to_be_visible()
    battle.locator("[data-close]").focus()  # it stays as long as somebody is there
    guest.must_fit()
    guest.must_be_accessible()
    tap(guest, "[data-battle] [data-close]")
    expect(battle).to_be_hidden()


NOTING: Final = """() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((each) => each.textContent.trim())
  window.noted = []
  const note = () => {
    const isTold = document.querySelector('[data-battle] [data-next], [data-battle] [data-close]') !== null
    const asked = document.querySelector('[data-question]').dataset.asked
    const told = texts('[data-spoken] p').length
    const now = [isTold, asked, texts('.seats .chip b').join(), told]
    if (JSON.stringify(now) !== JSON.stringify(window.noted.at(-1))) window.noted.push(now)
  }
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(note).observe(document.body, all)
  note()
}"""
"""Writes down what can be seen: whether a battle is told, whether we are asked, honour, sentences."""


def test_log_honour_and_question_wait_until_a_battle_has_been_seen(new_guest: NewGuest) -> None:
    guest = new_guest(lang="uk", screen="phone", pace="quick")
    march_into_battle(guest)
    guest.page.wait_for_selector('[data-battle] [data-light="legal"]')
    guest.page.evaluate(NOTING)
    before = guest.page.evaluate("noted.at(-1)")
    tap(guest, '[data-battle] [data-light="legal"]', CONFIRM)
    tap(guest, "[data-battle] [data-close]")
    expect(guest.page.locator("[data-battle]")).to_be_hidden()
    expect(guest.page.locator("[data-skip]")).to_be_hidden()
    told, after = [], guest.page.evaluate("noted.at(-1)")
    for is_told, asked, honour, sentences in guest.page.evaluate("noted"):
        if is_told:
            told.append((asked, honour, sentences))
    assert set(told) == {("no", before[2], before[3])}, "while it was told, nothing else was"
    assert after[2] != before[2], "then the honour is there"
    assert after[3] > before[3], "and the story"


def must_see_all_goals(guest: Guest) -> None:
    """The map goes by itself to where the question may be answered, on the smallest screen, too."""
    goals = guest.page.locator('.land[data-light="legal"]')
    expect(goals).not_to_have_count(0)
    for goal in goals.all():
        expect(goal).to_be_in_viewport(ratio=0.9)


def tap(guest: Guest, *things: str) -> None:
    """One after the other. All of a province's land takes the touch, not only what stands there."""
    for thing in things:
        found = guest.page.locator(thing).first
        expect(found).to_be_in_viewport()
        found.tap(force=thing.startswith(".at-"))
