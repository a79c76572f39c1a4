"""Texts that were filled in are kept at hand, but not without end: guests choose the names in them."""

from __future__ import annotations

import pytest

from tatami.words import catalogue
from tatami.words.catalogue import Words


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
