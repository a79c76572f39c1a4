"""iCalendar as RFC 5545 wants it, and links of letters when their time is over."""

from __future__ import annotations

from tatami.web.calendar import Event, calendar, escaped, folded
from tatami.web.mail.links import Links, Owner, read_move
from tatami.web.tokens import Tokens

DAY = 86400
AT = 1_790_000_000_000


def test_lines_are_folded_by_bytes_and_no_letter_is_cut() -> None:
    line = "SUMMARY:" + "Ґанок і сьоґун, " * 12
    parts = folded(line).split("\r\n")
    assert len(parts) > 3
    assert all(len(part.encode()) <= 75 for part in parts)
    assert all(part.startswith(" ") for part in parts[1:])
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == line
    assert folded("x" * 75) == "x" * 75
    assert folded("x" * 76) == "x" * 75 + "\r\n x"


def test_what_has_a_meaning_in_a_calendar_loses_it_in_a_name() -> None:
    assert escaped("a,b;c\\d\ne\r\nf\rg\0h\x7f") == "a\\,b\\;c\\\\d\\ne\\nf\\ngh"
    name = "x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT"
    feed = calendar("Mine", [Event("1@tatami", AT, AT - 5000, name, name)], AT)
    assert feed.count("END:VCALENDAR\r\n") == 1
    assert feed.split("\r\n").count("BEGIN:VEVENT") == 1


def test_an_event_has_all_that_it_must_have() -> None:
    feed = calendar("Mine", [Event("1@tatami", AT, AT - 5000, "Move", "With Bob", "https://x.example/t")], AT)
    lines = feed.split("\r\n")
    for wanted in ("VERSION:2.0", "UID:1@tatami", "DTSTAMP:20260921T141320Z", "DTSTART:20260921T141320Z"):
        assert wanted in lines
    assert any(line.startswith("PRODID:") for line in lines)
    assert calendar("Mine", [], AT).endswith("END:VCALENDAR\r\n")


def test_links_of_letters_run_out_and_are_good_for_one_thing_only() -> None:
    now = [AT / 1000]
    tokens = Tokens(["k" * 40], lambda: now[0])
    links = Links(tokens, "https://play.example")
    address = links.to_confirm("account", "key").partition("#")[2]
    move = links.to_move(Owner("person", "secret"), "table").partition("#")[2]
    stop = links.to_unsubscribe("account", "key").rpartition("/")[2]
    found = read_move(tokens, move)
    assert found is not None
    assert (found.claim.person, found.table) == ("person", "table")
    assert found.claim.holds(Owner("person", "secret"))
    assert not found.claim.holds(Owner("person", "other"))
    assert tokens.read("address", address) is not None
    for wrong in (address, stop, tokens.sign("session", Owner("person", "secret")), move[:-2], ""):
        assert read_move(tokens, wrong) is None
    for other in ("session", "link", "address", "unsubscribe"):
        assert tokens.read(other, move) is None  # type: ignore[arg-type] - one of them
    now[0] += 3601
    assert tokens.read("address", address) is None
    now[0] += 7 * DAY
    assert read_move(tokens, move) is None
    assert tokens.read("unsubscribe", stop) is not None
    now[0] += 365 * DAY
    assert tokens.read("unsubscribe", stop) is None
