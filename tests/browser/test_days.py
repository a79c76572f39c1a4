"""A game by days: an address given and confirmed, a letter, a move from its link; vacation, calendar."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.play import Player
from tests.browser.tables import ask, come_in
from tests.halls import RunningHall, running_hall
from tests.mailing import PostOffice, mail_options, post_office

pytestmark = pytest.mark.browser
HOME = "https://play.example"
DAILY = {"game": "tenno", "seats": 3, "access": "link", "clock": {"per_move": 86400}}


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[RunningHall]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with running_hall(folder, *mail_options(office, HOME)) as running:
        yield running


def path_of(link: str) -> str:
    """Where a link leads at this hall, whose address from outside nobody can reach here."""
    return link.removeprefix(HOME)


def test_a_letter_tells_of_the_move_and_its_link_leads_to_it(
    new_guest: NewGuest, mailing: RunningHall, office: PostOffice
) -> None:
    olena = new_guest(mailing.address, lang="uk")
    words = Words("uk")
    come_in(olena, "Олена")
    ask(olena, "POST", "/api/accounts", {"name": "Олена", "passphrase": "correct horse battery"})
    olena.go("/days")
    olena.must_be_accessible()
    olena.page.locator("[data-address]").fill("olena@example.org")
    olena.page.locator("[data-send-link]").click()
    expect(olena.page.locator('[data-mailbox="sent"]')).to_contain_text("olena@example.org")
    [first] = office.until(1)
    assert first.message["Subject"] == words.text("mail-confirm-subject")
    olena.go(path_of(first.link("/days/address")))
    expect(olena.page.locator('[data-confirmed="olena@example.org"]')).to_be_visible()
    assert "#" not in olena.page.url
    olena.must_be_accessible()
    # A game by days in which it is her move, and a letter of it.
    table = str(ask(olena, "POST", "/api/tables", dict(DAILY))["info"]["id"])
    ask(olena, "POST", f"/api/tables/{table}/seats", {})
    ask(olena, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    letter = office.until(2)[1]
    assert letter.goal == "olena@example.org"
    assert words.text("tenno-name") in str(letter.message["Subject"])
    olena.go("/")
    expect(olena.page.locator(f'[data-deadline="{table}"][data-yours="true"]')).to_be_visible()
    olena.must_fit()
    # On a phone where nobody is signed in: one touch, and the question is there, and answered.
    phone = new_guest(mailing.address, lang="uk", screen="phone")
    phone.go(path_of(letter.link("/days/move")))
    phone.page.wait_for_url(f"**/table/{table}")
    question = phone.page.locator("[data-question]")
    expect(question).to_have_attribute("data-asked", "yes")
    before = question.get_attribute("data-request")
    Player(phone.page, "touch").play(lambda: question.get_attribute("data-request") != before, seconds=60)
    expect(question).not_to_have_attribute("data-request", str(before))
    # Where somebody else is signed in he is asked first.
    other = new_guest(mailing.address, lang="uk", theme="night")
    come_in(other, "Петро")
    other.go(path_of(letter.link("/days/move")))
    expect(other.page.locator("[data-other]")).to_contain_text("Петро")
    other.must_be_accessible()
    other.page.locator("[data-instead]").click()
    other.page.wait_for_url(f"**/table/{table}")
    assert ask(other, "GET", "/api/me")["name"] == "Олена"


def test_days_off_a_calendar_and_no_letters_by_one_touch(
    new_guest: NewGuest, mailing: RunningHall, office: PostOffice
) -> None:
    anna = new_guest(mailing.address, theme="night")
    words = Words("en")
    come_in(anna, "Anna")
    anna.go("/days")
    expect(anna.page.locator("main")).to_contain_text(words.text("client-days-guest"))
    ask(anna, "POST", "/api/accounts", {"name": "Anna D", "passphrase": "correct horse battery"})
    table = str(ask(anna, "POST", "/api/tables", dict(DAILY))["info"]["id"])
    ask(anna, "POST", f"/api/tables/{table}/seats", {})
    ask(anna, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    anna.go("/days")
    expect(anna.page.locator(f'[data-deadline="{table}"]')).to_be_visible()
    anna.page.locator("[data-take]").click()
    expect(anna.page.locator('[data-vacation="now"]')).to_be_visible()
    anna.page.locator("[data-make-calendar]").click()
    path = str(anna.page.locator("[data-calendar]").get_attribute("data-calendar"))
    feed = anna.page.evaluate("path => fetch(path).then((answer) => answer.text())", path)
    assert feed.startswith("BEGIN:VCALENDAR\r\n")
    anna.must_be_accessible()
    anna.must_fit()
    anna.go(f"/table/{table}")
    expect(anna.page.locator("[data-off]")).to_be_visible()
    anna.go("/days")
    anna.page.locator("[data-back]").click()
    expect(anna.page.locator('[data-vacation=""]')).to_be_attached()
    anna.go("/days/move#nonsense")
    anna.forgiven.add("401")
    expect(anna.page.locator("[data-dead]")).to_be_visible()
