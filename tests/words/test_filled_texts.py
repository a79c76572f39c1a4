"""Texts that were filled in are kept at hand, but not without end: guests choose the names in them."""

from __future__ import annotations

import pytest

from tatami.words import catalogue
from tatami.words.catalogue import Catalogue, Words


def test_texts_with_names_that_guests_choose_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "MOST_BYTES", 20_000)
    words, weights = Words("en"), []
    for number in range(300):
        words.text("kernel-list", rest=f"Guest {number}", last="Botan")
        weights.append(words._filled.weight)
    assert 10_000 < max(weights[100:]) <= 20_000


def test_a_text_is_known_by_all_it_was_filled_in_with() -> None:
    words = Words("en")
    told = [words.text("kernel-list", rest=rest, last=last) for rest in ("a", "b") for last in ("b", "a")]
    assert len(set(told)) == len(told)


def test_a_text_is_known_by_nothing_that_it_does_not_speak_of() -> None:
    words = Words("en")
    assert words.needs("kernel-list") == ("last", "rest")
    words.text("kernel-list", rest="a", last="b")
    weight = words._filled.weight
    assert words.text("kernel-list", rest="a", last="b", slot=3) == "a and b"
    assert words._filled.weight == weight


def test_what_a_text_needs_stands_in_all_that_it_speaks_of() -> None:
    told = Catalogue(
        "en", {"a.ftl": "one = { two } { $own }\n    .more = { $other }\ntwo = { -t(x: $deep) }\n-t = T\n"}
    )
    assert told.has("one")
    assert told.needs("one") == {"own", "other", "deep"}


def test_a_text_that_lacks_something_is_refused_however_often() -> None:
    words = Words("en")
    for _ in range(2):
        with pytest.raises(ValueError, match="kernel-list"):
            words.text("kernel-list", rest="a")
