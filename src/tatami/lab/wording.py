"""Numbers and names as people of a language write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tatami.games import game_called
from tatami.hooks.laboratory import laboratory_of
from tatami.hooks.naming import Called, naming_of
from tatami.kernel.rules import Rules
from tatami.words.catalogue import Words
from tatami.words.naming import kebab
from tatami.words.phrases import Phrases

from .statistics import Rate

CARD: Final = "card"
"""Cards are named as the values of a trait are that is called so."""


def title_of(words: Words, game: str) -> str:
    """What people call the game; its plain name where it has no title yet."""
    return _text_or(words, f"{game}-title", game)


def trait_called(words: Words, trait: str) -> str:
    """What people call what a seat may be: role, character."""
    return _text_or(words, f"lab-trait-{kebab(trait)}", trait)


def measure_called(words: Words, measure: str) -> str:
    """What people call what is counted of every seat."""
    return _text_or(words, f"lab-measure-{kebab(measure)}", measure)


def value_called(words: Words, rules: Rules[Any], trait: str, value: str) -> str:
    """A role or character by its name, a card by the one printed on it; a place in turn is just a number."""
    kind = laboratory_of(rules).trait_kinds.get(trait)
    called = naming_of(rules).called(kind, value) if kind else Called("")
    if called.own:
        return Phrases(words, rules.name).text(called)
    return _text_or(words, f"{rules.name}-{kebab(trait)}-{kebab(value)}", value)


def seating_called(words: Words, rules: Rules[Any], name: str, is_short: bool = False) -> str:
    """A table of a survey: `4 players`, `4 players, two pairs`; where it must be short, `4, two pairs`."""
    seats, *agreed = name.split()
    told = seats if is_short else words.text("lab-page-n-players", players=int(seats))
    values = [naming_of(rules).option_called(*each.split("=", 1)) for each in agreed]
    return ", ".join([told, *(Phrases(words, rules.name).text(value) for value in values)])


def rules_of(game: str, options: Mapping[str, object]) -> Rules[Any]:
    """The rules that a simulation was played by, with its data pack."""
    return game_called(game).variant(options)


def ending_called(words: Words, game: str, how: str) -> str:
    """A manner in which games end, in a word or two."""
    return _text_or(words, f"{game}-ending-{kebab(how)}", how)


def _text_or(words: Words, key: str, name: str) -> str:
    return words.text(key) if words.has(key) else name


def whole(words: Words, number: int) -> str:
    """`12,345` in English, `12 345` in Ukrainian."""
    return words.text("lab-number", number=number)


def decimal(words: Words, number: float, digits: int = 1) -> str:
    """`1,234.5` in English, `1 234,5` in Ukrainian."""
    text = f"{number:.{digits}f}"
    head, _, tail = text.lstrip("-").partition(".")
    sign = "−" if text.startswith("-") and text.strip("-0.") else ""
    return sign + whole(words, int(head)) + (words.text("lab-decimal-mark") + tail if tail else "")


def percent(words: Words, share: float, digits: int = 1) -> str:
    """A share of 1 in hundredths."""
    return words.text("lab-percent", number=decimal(words, 100 * share, digits))


def interval(words: Words, rate: Rate) -> str:
    """`17.3% – 24.4%`."""
    return f"{percent(words, rate.low)} – {percent(words, rate.high)}"
