"""People find each other by Play now, by a link, by who is here now; and come back to their games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, Screen
from tests.browser.play import Player
from tests.browser.tables import ask, come_in, play_until, table_of
from tests.halls import RunningHall, running_hall

pytestmark = pytest.mark.browser


def choose(guest: Guest, game: str) -> None:
    guest.page.locator(f'input[name="game"][value="{game}"]').check(force=True)


def seats_of(guest: Guest, table: str) -> list[dict[str, str]]:
    seen = ask(guest, "GET", f"/api/tables/{table}")
    return list(seen["info"]["seats"])


def called(guest: Guest, table: str) -> list[str]:
    return [str(seat.get("name", "")) for seat in seats_of(guest, table)]


@pytest.mark.parametrize(("lang", "screen"), [("en", "desktop"), ("uk", "phone")])
def test_two_strangers_meet_by_play_now(new_guest: NewGuest, lang: str, screen: Screen) -> None:
    first, second = new_guest(), new_guest(lang=lang, screen=screen)
    words = Words(lang)
    first.go("/")
    choose(first, "tenno")
    first.page.locator(".ask [data-name]").fill("Olena")
    first.page.locator(".ask .btn.main").click()
    first.page.wait_for_selector("[data-question]")
    table = table_of(first)
    second.go("/")
    choose(second, "tenno")
    second.page.locator(".ask [data-name]").fill("Petro")
    play = second.page.locator(".ask .btn.main")
    expect(play).to_contain_text(words.text("client-home-people", count=1))
    second.must_be_accessible()
    second.must_fit()
    play.click()
    second.page.wait_for_selector("[data-question]")
    assert table_of(second) == table
    seen = ask(second, "GET", f"/api/tables/{table}")
    names = {seat["seat"]: seat.get("name") for seat in seen["info"]["seats"]}
    assert "Olena" in names.values()
    assert [names[seat] for seat in seen["yours"]] == ["Petro"]
    expect(first.page.locator("[data-came]")).to_contain_text("Petro")


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall where nobody else waits: at that of the other tests one of the two might be sent to somebody."""
    with running_hall(tmp_path_factory.mktemp("hall")) as running:
        yield running


def test_two_strangers_who_press_in_the_same_moment_meet(new_guest: NewGuest, empty: RunningHall) -> None:
    first, second = new_guest(empty.address), new_guest(empty.address, lang="ru", screen="phone")
    for guest, name in ((first, "Olena"), (second, "Petro")):
        guest.go("/")
        choose(guest, "shinobi")
        guest.page.locator(".ask [data-name]").fill(name)
    for guest in (first, second):
        guest.page.locator(".ask .btn.main").evaluate("(play) => void setTimeout(() => play.click(), 0)")
    for guest in (first, second):
        guest.page.wait_for_selector("[data-question]")
    assert table_of(first) == table_of(second)
    assert {"Olena", "Petro"} <= set(called(first, table_of(first)))


def test_a_table_that_is_not_open_to_people_stays_among_bots(new_guest: NewGuest) -> None:
    first, second = new_guest(welcome=False), new_guest(name="Petro")
    first.go("/")
    choose(first, "shinobi")
    first.page.locator(".ask .btn.main").click()
    first.page.wait_for_selector("[data-question]")
    second.go("/")
    choose(second, "shinobi")
    second.page.locator(".ask .btn.main").click()
    second.page.wait_for_selector("[data-question]")
    assert table_of(second) != table_of(first)


def test_whether_people_may_come_into_a_young_game_is_chosen_once_and_remembered(
    new_guest: NewGuest, empty: RunningHall
) -> None:
    host, late = new_guest(empty.address, name="Iryna"), new_guest(empty.address, lang="uk", screen="phone")
    words, page = Words("en"), host.page
    host.go("/")
    choose(host, "tenno")

    def switch() -> Locator:
        page.locator("[data-how]").click()
        return page.get_by_role("switch", name=words.text("client-play-welcome"))

    expect(switch()).to_be_checked()
    page.get_by_text(words.text("client-play-welcome"), exact=True).click()
    expect(page.get_by_role("switch", name=words.text("client-play-welcome"))).not_to_be_checked()
    page.reload()
    expect(switch()).not_to_be_checked()
    page.keyboard.press("Escape")
    page.locator(".ask .btn.main").click()
    page.wait_for_selector("[data-question]")
    closed = table_of(host)
    assert not ask(host, "GET", f"/api/tables/{closed}")["info"].get("welcome", False)
    # Nobody is offered that game; whoever comes by its link watches.
    late.go("/")
    choose(late, "tenno")
    expect(late.page.locator(".ask .btn.main")).not_to_contain_text(
        Words("uk").text("client-home-people", count=1)
    )
    late.go(f"/table/{closed}")
    late.page.wait_for_selector("[data-question]")
    expect(late.page.locator("[data-sit]")).to_have_count(0)


def test_number_and_kind_of_bots_are_chosen_once_and_remembered(new_guest: NewGuest) -> None:
    guest = new_guest(name="Olena", join=False)
    guest.go("/")
    choose(guest, "tenno")
    guest.page.locator("[data-how]").click()
    sheet = guest.page.locator("[data-play-sheet]")
    sheet.get_by_text("3", exact=True).click()
    sheet.get_by_text("By chance").click()
    guest.must_be_accessible()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    guest.page.reload()
    expect(guest.page.locator(".ask .btn.main")).to_contain_text("2 bots")
    guest.page.locator(".ask .btn.main").click()
    guest.page.wait_for_selector("[data-question]")
    seats = seats_of(guest, table_of(guest))
    assert [seat.get("bot", "") for seat in seats] == ["", "random", "random"]


def test_a_friend_is_invited_by_the_link_on_a_phone_and_plays_under_his_name(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(lang="uk", screen="phone")
    come_in(host, "Olena")
    laid = ask(host, "POST", "/api/tables", {"game": "tenno", "seats": 2, "access": "link"})
    table = str(laid["info"]["id"])
    ask(host, "POST", f"/api/tables/{table}/seats", {})
    host.go(f"/table/{table}")
    expect(host.page.locator("[data-copy]")).to_have_class(re.compile(r"\bmain\b"))
    expect(host.page.locator("[data-fill]")).not_to_have_class(re.compile(r"\bmain\b"))
    host.page.locator("[data-show-qr]").click()
    shown = host.page.locator("[data-qr]")
    expect(shown).to_be_visible()
    link = str(shown.get_attribute("data-qr"))
    assert link == f"{host.home}/table/{table}"
    host.must_be_accessible()
    friend.go(link.removeprefix(friend.home))
    expect(friend.page.locator(".cushions")).to_contain_text("Olena")
    expect(friend.page.locator("[data-usual]")).to_be_visible()
    sit = friend.page.locator(".sit [data-sit]")
    expect(sit).to_be_in_viewport(ratio=1)
    friend.must_be_accessible()
    friend.must_fit()
    friend.page.locator(".sit [data-name]").fill("Петро")
    sit.tap()
    for guest in (host, friend):
        guest.page.wait_for_selector("[data-question]")
    assert called(host, table) == ["Olena", "Петро"]
    expect(host.page.locator('[data-seat="B"]').first).to_contain_text("Петро")
    Player(friend.page, "touch", 5).play(until=lambda: True)


SHARED = """globalThis.shared = []
navigator.share = async (what) => void shared.push(what)"""
"""A device that shares: a browser without a screen has no sheet for it."""


def test_a_table_is_handed_to_friends_by_the_sheet_of_the_device(new_guest: NewGuest) -> None:
    host = new_guest(lang="uk", screen="phone")
    host.context.add_init_script(SHARED)
    come_in(host, "Олена")
    table = str(ask(host, "POST", "/api/tables", {"game": "shinobi", "access": "link"})["info"]["id"])
    ask(host, "POST", f"/api/tables/{table}/seats", {})
    host.go(f"/table/{table}")
    share = host.page.locator("[data-share]")
    expect(share).to_have_class(re.compile(r"\bmain\b"))
    expect(host.page.locator("[data-copy]")).not_to_have_class(re.compile(r"\bmain\b"))
    share.tap()
    link = f"{host.home}/table/{table}"
    assert host.page.evaluate("shared") == [{"url": link, "title": Words("uk").text("shinobi-title")}]
    host.must_be_accessible()
    host.must_fit()


def test_a_forged_link_and_one_whose_table_is_full_say_so(new_guest: NewGuest) -> None:
    host, late = new_guest(), new_guest()
    come_in(host, "Olena")
    late.forgiven.add("404")
    late.go("/table/forged-link")
    expect(late.page.locator("main")).to_contain_text(Words("en").text("hall-why-no-such-table"))
    laid = ask(host, "POST", "/api/tables", {"game": "tenno", "seats": 2, "access": "link"})
    table = str(laid["info"]["id"])
    for name in ("Olena", "Hanna"):
        ask(host, "POST", f"/api/tables/{table}/seats", {"name": name})
    late.go(f"/table/{table}")
    late.page.wait_for_selector("[data-question]")
    assert late.page.locator("[data-sit]").count() == 0, (
        "the doubled invitation leads to the game, to watch it"
    )


def test_who_is_here_is_invited_by_one_touch_and_may_come_or_not(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(lang="ru")
    come_in(host, "Olena")
    come_in(friend, "Petro")
    friend.go("/")
    host.go("/")
    choose(host, "tenno")
    host.page.locator("[data-here]").click()
    host.must_be_accessible()
    host.page.locator("[data-here-list] li", has_text="Petro").locator("[data-invite]").click()
    host.page.wait_for_selector(".cushions")
    note = friend.page.locator("[data-invited]")
    expect(note).to_contain_text("Olena")
    expect(note).to_contain_text(Words("ru").text("tenno-name"))
    friend.must_be_accessible()
    friend.page.locator("[data-decline]").click()
    expect(note).to_be_hidden()
    row = host.page.locator("[data-here-list] li", has_text="Petro")
    expect(row).to_contain_text(Words("en").text("client-here-declined"))
    row.locator("[data-invite]").click()
    expect(row).to_contain_text("ask again in")


def test_who_is_invited_comes_by_one_touch_and_sits_under_his_name(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(screen="phone")
    come_in(host, "Olena")
    come_in(friend, "Petro")
    friend.go("/lobby")
    laid = ask(host, "POST", "/api/tables", {"game": "tenno", "seats": 3, "access": "link"})
    table = str(laid["info"]["id"])
    ask(host, "POST", f"/api/tables/{table}/seats", {})
    host.go(f"/table/{table}")
    host.page.locator("[data-here-list] li", has_text="Petro").locator("[data-invite]").click()
    friend.page.locator("[data-accept]").tap()
    friend.page.wait_for_selector(".cushions")
    assert table_of(friend) == table
    assert called(host, table)[:2] == ["Olena", "Petro"]


def test_who_hides_is_in_no_list_and_who_wants_peace_has_it(new_guest: NewGuest) -> None:
    host, hidden, calm = new_guest(), new_guest(), new_guest()
    come_in(host, "Olena")
    come_in(hidden, "Shadow")
    come_in(calm, "Calm")
    hidden.go("/settings")
    switch = Words("en").text("client-settings-seen")
    hidden.page.get_by_text(switch, exact=True).click()
    expect(hidden.page.get_by_label(switch)).not_to_be_checked()
    hidden.must_be_accessible()
    hidden.go("/lobby")
    ask(calm, "PATCH", "/api/me", {"undisturbed": True})
    calm.go("/lobby")
    host.go("/lobby")
    people = host.page.locator("[data-here-list]")
    expect(people).to_contain_text("Calm")
    expect(people).not_to_contain_text("Shadow")
    people.locator("li", has_text="Calm").locator("[data-invite]").click()
    expect(people.locator("li", has_text="Calm")).to_contain_text(
        Words("en").text("hall-why-takes-no-invitations")
    )
    assert calm.page.locator("[data-invited]").count() == 0
    hidden.page.reload()
    assert ask(hidden, "GET", "/api/me")["hidden"] is True


def test_a_game_is_gone_on_with_from_home_on_another_device(new_guest: NewGuest) -> None:
    guest, friend, phone = new_guest(), new_guest(), new_guest(screen="phone")
    come_in(guest, "Olena")
    come_in(friend, "Petro")
    laid = ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2, "access": "link"})
    table = str(laid["info"]["id"])
    for each in (guest, friend):
        ask(each, "POST", f"/api/tables/{table}/seats", {})
    guest.go(f"/table/{table}")
    guest.page.wait_for_selector("[data-question]")
    link = ask(guest, "POST", "/api/me/link")["path"]
    guest.page.close()
    play_until(lambda moment: not moment.is_asked, table, guest)
    phone.go(str(link))
    way = phone.page.locator(f'a[href="/table/{table}"]')
    expect(way).to_contain_text("Petro")
    expect(way).to_be_in_viewport(ratio=1)
    phone.must_be_accessible()
    way.tap()
    phone.page.wait_for_selector("[data-question]")
    assert called(phone, table) == ["Olena", "Petro"]


def test_the_crest_of_the_profile_is_worn_at_the_table_and_in_the_waiting_room(new_guest: NewGuest) -> None:
    guest = new_guest(join=False)
    come_in(guest, "Olena")
    guest.go("/profile")
    words = Words("en")
    guest.page.get_by_label(words.text("client-crest-ogi")).check(force=True)
    guest.page.get_by_label(words.text("client-colour-plum")).check(force=True)
    guest.must_be_accessible()
    guest.page.get_by_role("button", name=words.text("client-save")).click()
    expect(guest.page.get_by_text(words.text("client-profile-saved"))).to_be_visible()
    drawn = guest.page.locator(".top .me .disc svg").inner_html()
    guest.go("/")
    choose(guest, "samurai-sword")
    guest.page.locator(".ask .btn.main").click()
    guest.page.wait_for_selector("[data-question]")
    disc = guest.page.locator('[data-seat="A"] .disc').first
    assert disc.locator("svg").inner_html() == drawn
    assert disc.evaluate("disc => getComputedStyle(disc).backgroundColor") == "rgb(109, 79, 147)"
    seat = seats_of(guest, table_of(guest))[0]
    assert (seat["colour"], seat["crest"]) == ("plum", "ogi")


def test_one_talks_before_the_game_and_its_options_are_told_in_words(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(lang="uk", screen="phone")
    come_in(host, "Olena")
    come_in(friend, "Petro")
    wanted = {"game": "tenno", "seats": 3, "access": "link", "options": {"memory_aid": True}}
    table = str(ask(host, "POST", "/api/tables", wanted)["info"]["id"])
    for each in (host, friend):
        ask(each, "POST", f"/api/tables/{table}/seats", {})
        each.go(f"/table/{table}")
        each.page.wait_for_selector(".cushions")
    expect(friend.page.locator("[data-facts]")).to_contain_text(Words("uk").text("tenno-option-memory-aid"))
    main = friend.page.locator(".ways .btn.main")
    expect(main).to_be_in_viewport(ratio=1)
    host.page.locator(".talk input").fill("Hello there")
    host.page.keyboard.press("Enter")
    expect(friend.page.locator(".talk [role=log]")).to_contain_text("Hello there")
    friend.must_be_accessible()
    friend.must_fit()


def test_games_come_first_on_the_profile_and_can_be_filtered(new_guest: NewGuest) -> None:
    guest = new_guest()
    come_in(guest, "Olena")
    for game in ("tenno", "shinobi"):
        table = str(ask(guest, "POST", "/api/tables", {"game": game, "access": "link"})["info"]["id"])
        ask(guest, "POST", f"/api/tables/{table}/seats", {})
        if game == "tenno":
            ask(guest, "POST", f"/api/tables/{table}/bots", {})
    words = Words("en")
    guest.go("/")
    waits = guest.page.locator(f'a[href="/table/{table}"]')
    expect(waits).to_contain_text(words.text("client-waits-at-game", game=words.text("shinobi-name")))
    guest.must_be_accessible()
    guest.go("/profile")
    headings = guest.page.locator("main h2")
    expect(headings.first).to_have_text(words.text("client-profile-games"))
    panels = guest.page.locator("main li.panel")
    expect(panels).to_have_count(2)
    guest.page.get_by_label(words.text("shinobi-name"), exact=True).check(force=True)
    expect(panels).to_have_count(1)
    guest.page.get_by_label(words.text("client-profile-show-over"), exact=True).check(force=True)
    expect(panels).to_have_count(0)
    guest.must_be_accessible()


class Late:
    """A line on which nothing arrives while it is held; what is said goes through."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket("**/ws", self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        hall = line.connect_to_server()
        self._line = line
        line.on_message(hall.send)
        hall.on_message(lambda text: line.send(text) if self.held is None else self.held.append(text))

    def let_go(self) -> None:
        told, self.held = self.held or [], None
        for text in told:
            self._line.send(text)


def test_of_two_devices_that_answer_at_once_one_counts_and_the_other_is_told_so(new_guest: NewGuest) -> None:
    guest = new_guest()
    come_in(guest, "Olena")
    table = str(ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2})["info"]["id"])
    ask(guest, "POST", f"/api/tables/{table}/seats", {})
    ask(guest, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    phone = new_guest(lang="uk", screen="phone", like=guest)
    late = Late(phone.page)
    for each in (guest, phone):
        each.go(f"/table/{table}")
        each.page.wait_for_selector("[data-question][data-asked=yes]")
        each.page.locator("[data-list]").click()
        each.page.wait_for_selector("dialog [data-answer]")
    asked = guest.page.locator("[data-question]").get_attribute("data-request")
    assert phone.page.locator("[data-question]").get_attribute("data-request") == asked
    late.held = []
    guest.page.locator("dialog [data-answer]").first.click()
    again = guest.page.locator(f"[data-question][data-asked=yes]:not([data-request='{asked}'])")
    again.wait_for()
    phone.page.locator("dialog [data-answer]").last.tap()
    while not any('"refused"' in str(text) for text in late.held):
        phone.page.wait_for_timeout(50)
    late.let_go()
    expect(phone.page.locator("[data-notice=too-late]")).to_contain_text("Запізно")
    now = str(again.get_attribute("data-request"))
    expect(phone.page.locator("[data-question]")).to_have_attribute("data-request", now)
