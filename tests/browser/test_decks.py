"""The page of decks: built from nothing, saved, exported, imported with faults, copied, linked, in two tabs.

A guest keeps his in the browser, and they go along with his account."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.deck_texts import read_file, write_file
from tatami.games.senjutsu.decks import Deck, deck_of
from tatami.words.catalogue import Words
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest
from tests.browser.tables import ask, come_in
from tests.halls import RunningHall

pytestmark = pytest.mark.browser
PACK = RULES.box.pack
SIGNATURE = deck_of(PACK.decks[0])
TEXT = write_file(PACK, "Tiger", SIGNATURE)
ACCOUNT = {"passphrase": "correct horse battery"}
PASTE = "(field, text) => { field.value = text; field.dispatchEvent(new Event('input', { bubbles: true })) }"
"""At once: a browser takes its time to type ten thousand lines."""


def builder(page: Page, fits: str | None = None) -> None:
    """The builder is there; with `fits` the hall has said so much of the deck as it stands."""
    expect(page.locator("[data-builder]")).to_be_visible()
    if fits is not None:
        expect(page.locator(f'[data-builder] [data-fits="{fits}"]')).to_be_visible()


def add(page: Page, slug: str, copies: int) -> None:
    row = page.locator(f'[data-card-row="{slug}"]')
    for _ in range(copies):
        row.locator("[data-more]").click()
    expect(row.locator("[data-count]")).to_have_text(str(copies))


def kept(guest: Guest) -> list[Deck]:
    """What the hall keeps of an account."""
    listed = ask(guest, "GET", "/api/me/decks")["decks"]
    texts = [str(ask(guest, "GET", f"/api/me/decks/{one['id']}")["text"]) for one in listed]
    return [read_file(PACK, text).deck for text in texts]


def test_a_deck_is_built_from_nothing_saved_and_exported(new_guest: NewGuest, hall: RunningHall) -> None:
    olena = new_guest(hall.address, lang="uk")
    come_in(olena, "Олена")
    ask(olena, "POST", "/api/accounts", {"name": "Олена Колода", **ACCOUNT})
    olena.go("/decks")
    page, words = olena.page, Words("uk")
    expect(page.locator("[data-decks='0']")).to_be_attached()
    olena.must_be_accessible()
    page.locator("[data-new]").click()
    builder(page, "")
    page.locator("[data-deck-name]").fill("Шлях тигра")
    page.locator("[data-deck-character]").select_option(SIGNATURE.character)
    page.locator("[data-deck-weapon]").select_option(SIGNATURE.weapon)
    # A fault while it is built, with its clause.
    first, *others = SIGNATURE.cards
    add(page, first, SIGNATURE.cards[first] + 1)
    expect(page.locator("[data-fault=deck-wood], [data-fault=deck-steel]")).to_be_visible()
    expect(page.locator("[data-fault] a[href*='#SJT-2']").first).to_be_visible()
    page.locator("[data-undo]").click()
    page.locator("[data-undo]").click()
    page.locator("[data-redo]").click()
    expect(page.locator(f'[data-card-row="{first}"] [data-count]')).to_have_text(str(SIGNATURE.cards[first]))
    olena.must_be_accessible()
    for slug in others:
        page.locator("[data-filter=words]").fill(slug.replace("_", " "))
        add(page, slug, SIGNATURE.cards[slug])
    builder(page, "matched")
    page.locator("[data-save]").click()
    expect(page.locator("[data-changed=false]")).to_be_visible()
    assert kept(olena) == [SIGNATURE]
    # The text is the one of the terminal.
    page.locator("[data-export]").click()
    text = page.locator("[data-export-text]").input_value()
    assert text == write_file(PACK, "Шлях тигра", SIGNATURE)
    olena.must_be_accessible()
    page.keyboard.press("Escape")
    page.reload()
    builder(page, "matched")
    expect(page.locator("[data-deck-name]")).to_have_value("Шлях тигра")
    olena.must_fit()
    olena.go("/decks")
    row = page.locator("[data-deck-called='Шлях тигра']")
    expect(row).to_contain_text(words.text("client-decks-legal"))
    row.locator("[data-drop]").click()
    expect(page.locator("[data-decks='0']")).to_be_attached()
    page.locator("[data-take-back]").click()
    expect(row).to_be_visible()


def test_a_text_with_faults_is_imported_and_nothing_typed_is_lost(
    new_guest: NewGuest, hall: RunningHall
) -> None:
    petro = new_guest(hall.address, screen="phone", theme="night", lang="ru")
    petro.go("/decks")
    page = petro.page
    # Ten thousand lines: a sentence, and the text stays.
    page.locator("[data-import]").click()
    page.locator("[data-import-text]").evaluate(PASTE, "3 plain_cut\n" * 10_000)
    page.locator("[data-import-read]").click()
    expect(page.locator("[data-import-sheet] [role=alert]")).not_to_be_empty()
    assert len(page.locator("[data-import-text]").input_value()) == 120_000
    faulty = TEXT + "# mine\n<b>3 markup</b>\nчто это?\n2 nobodys_card\n"
    page.locator("[data-import-text]").fill(faulty)
    page.locator("[data-import-read]").click()
    expect(page.locator("[data-import-sheet] [data-fault=deck-file-line]")).to_have_count(2)
    expect(page.locator("[data-import-sheet] [data-fault=deck-unknown]")).to_contain_text("nobodys_card")
    petro.must_be_accessible()
    petro.must_fit()
    page.locator("[data-import-take]").click()
    builder(page)
    # From far down among the cards to choose from.
    page.locator("[data-card-row]").last.evaluate("(card) => card.scrollIntoView()")
    assert page.evaluate("() => scrollY") > 300
    page.locator("[data-tab=deck]").click()
    expect(page.locator("[data-faults] p")).to_be_in_viewport()
    expect(page.locator("[data-rest] li")).to_have_count(3)
    expect(page.locator("[data-chosen-card=nobodys_card]")).to_be_visible()
    page.locator("[data-deck-name]").fill("Черновик")
    page.reload()
    expect(page.locator("[data-resumed]")).to_be_visible()
    page.locator("[data-tab=deck]").click()
    expect(page.locator("[data-rest] li")).to_have_count(3)
    expect(page.locator("[data-deck-name]")).to_have_value("Черновик")
    petro.must_be_accessible()
    petro.must_fit()
    # What is wrong is put right, one by one.
    for _ in range(3):
        page.locator("[data-rest] button").first.click()
    for _ in range(2):
        page.locator("[data-chosen-card=nobodys_card] [data-fewer]").click()
    builder(page, "matched")
    page.locator("[data-save]").click()
    expect(page.locator("[data-changed=false]")).to_be_visible()
    # Without an account it is kept by this browser, and goes along with one.
    petro.go("/decks")
    expect(page.locator("[data-deck-called='Черновик'][data-fits=matched]")).to_be_visible()
    petro.must_fit()
    petro.must_be_accessible()
    page.goto(f"{hall.address}/profile")
    page.locator("input[autocomplete=username]").fill("Петро Колода")
    page.locator("input[type=password]").fill(ACCOUNT["passphrase"])
    page.locator("form:has(input[type=password]) button").click()
    expect(page.locator("input[type=password]")).to_have_count(0)
    assert kept(petro) == [SIGNATURE]
    assert page.evaluate("JSON.parse(localStorage['tatami.decks']).kept") == []


def test_a_ready_made_deck_is_copied_and_handed_on_by_a_link_that_no_server_sees(
    new_guest: NewGuest, hall: RunningHall, tmp_path: Path
) -> None:
    olena = new_guest(hall.address)
    olena.go("/decks")
    page = olena.page
    page.locator(f"[data-copy-deck={PACK.decks[0].id}]").click()
    builder(page, "matched")
    page.locator("[data-export]").click()
    link = page.locator("[data-link] input").input_value()
    with page.expect_download() as downloaded:
        page.locator("[data-export-file]").click()
    file = tmp_path / "a.deck"
    downloaded.value.save_as(file)
    assert read_file(PACK, file.read_text("utf-8")).deck == SIGNATURE
    petro = new_guest(hall.address, lang="uk")
    petro.go(link.removeprefix(hall.address))
    builder(petro.page, "matched")
    assert "#" not in petro.page.url
    assert not any(link.partition("#")[2] in url for url in petro.requests)
    expect(petro.page.locator("[data-deck-character]")).to_have_value(SIGNATURE.character)
    # A link that was cut off says so.
    petro.go(link.removeprefix(hall.address)[:60])
    expect(petro.page.locator("[role=alert]")).not_to_be_empty()
    # The file, brought by somebody else.
    petro.go("/decks")
    petro.page.locator("[data-import]").click()
    petro.page.locator("[data-import-file]").set_input_files(file)
    expect(petro.page.locator("[data-read='40']")).to_be_visible()


def test_a_deck_that_is_changed_in_two_tabs_is_not_written_over(
    new_guest: NewGuest, hall: RunningHall
) -> None:
    olena = new_guest(hall.address)
    come_in(olena, "Olena")
    ask(olena, "POST", "/api/accounts", {"name": "Olena Decks", **ACCOUNT})
    made = ask(olena, "POST", "/api/me/decks", {"pack": "house", "name": "Tiger", "text": TEXT})
    deck = str(made["entry"]["id"])
    olena.go(f"/decks/{deck}")
    page = olena.page
    builder(page, "matched")
    # The other tab is another browser of the same person: it knows nothing of what is half-made here.
    elsewhere = new_guest(hall.address, like=olena)
    elsewhere.go(f"/decks/{deck}")
    builder(elsewhere.page, "matched")
    elsewhere.page.locator("[data-deck-name]").fill("Wolf")
    elsewhere.page.locator("[data-save]").click()
    expect(elsewhere.page.locator("[data-revision='2']")).to_be_visible()
    olena.forgiven.add("409")
    some = next(iter(SIGNATURE.cards))
    page.locator(f"[data-chosen-card={some}] [data-fewer]").click()
    page.locator("[data-save]").click()
    expect(page.locator("[data-conflict]")).to_contain_text("Wolf")
    olena.must_be_accessible()
    page.locator("[data-keep-both]").click()
    expect(page.locator("[data-deck-name]")).to_have_value("Tiger (2)")
    expect(page.locator("[data-changed=false]")).to_be_visible()
    names = [one["name"] for one in ask(olena, "GET", "/api/me/decks")["decks"]]
    assert names == ["Wolf", "Tiger (2)"]


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "uk")])
def test_own_decks_stand_at_the_table_and_a_touch_brings_one(
    new_guest: NewGuest, hall: RunningHall, screen: str, lang: str
) -> None:
    olena = new_guest(hall.address, screen=screen, lang=lang)
    come_in(olena, "Olena")
    ask(olena, "POST", "/api/accounts", {"name": f"Olena {screen}", **ACCOUNT})
    for deck in PACK.decks:
        if deck.id.endswith("signature"):
            text = write_file(PACK, deck.id, deck_of(deck))
            ask(olena, "POST", "/api/me/decks", {"pack": "house", "name": deck.id, "text": text})
            ask(olena, "POST", "/api/me/decks", {"pack": "house", "name": "half", "text": text[:-20]})
    wanted = {"game": "senjutsu", "seats": 2, "access": "link", "options": {"characters": "dealt"}}
    table = str(ask(olena, "POST", "/api/tables", wanted)["info"]["id"])
    ask(olena, "POST", f"/api/tables/{table}/seats", {"seat": "A"})
    ask(olena, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    olena.page.goto(f"{hall.address}/table/{table}")
    own = olena.page.locator("[data-own-deck]")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("signature")
    olena.must_be_accessible()
    olena.must_fit()
    question = olena.page.locator("[data-question]")
    asked = question.get_attribute("data-name")
    own.click()
    expect(question).not_to_have_attribute("data-name", str(asked))
    played = ask(olena, "GET", f"/api/tables/{table}/replay?eyes=A&start=0&count=9")["frames"]
    answers = [str(frame.get("answer")) for frame in played if frame.get("seat") == "A"]
    assert answers[0].startswith("bring ")
    assert answers[0].count(",") > 5
