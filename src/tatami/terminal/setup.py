"""What is chosen before a game: which, how many, who sits where, options, language. No drawing here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from tatami.games import GAMES
from tatami.hooks.tables import choices_of
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import letter
from tatami.players.registry import kinds_for
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import Teller

from .cushions import PERSON, Cushion, read_cushions, strongest_bot
from .phrases import kind_text


class Row(NamedTuple):
    """A line of the chooser that can be changed: its name, its value, and what changing it does."""

    name: str
    value: str
    change: Callable[[int], None]


class Setup:
    """The choices so far; whatever they are, they make a table."""

    def __init__(self, lang: str) -> None:
        self.games: Final = tuple(GAMES.values())
        self.words = Words(lang)
        self._game = 0
        self._kinds: list[str] = []
        self.options: dict[str, int | str | bool] = {}
        self.choose_game(0)

    @property
    def rules(self) -> Rules[Any]:
        return self.games[self._game]

    @property
    def game(self) -> int:
        return self._game

    @property
    def cushions(self) -> tuple[Cushion, ...]:
        return read_cushions(",".join(self._kinds), self.rules, self.words)

    def teller(self, rules: Rules[Any] | None = None) -> Teller:
        return Teller(self.words, rules or self.rules, [cushion.name for cushion in self.cushions])

    def choose_game(self, number: int) -> None:
        """Another game, with one person and the usual number of bots."""
        self._game = number % len(self.games)
        bots = self.rules.default_seats - 1
        self._kinds = [PERSON] + [strongest_bot(self.rules)] * bots
        self.options = {option.name: option.unattended for option in self.rules.options}

    def rows(self) -> list[Row]:
        """Everything that can be changed for the chosen game, and the language."""
        words, teller = self.words, self.teller()
        rows = [Row(words.text("terminal-choose-players"), str(len(self._kinds)), self._change_count)]
        for seat, cushion in enumerate(self.cushions):
            value = f"{cushion.name}: {kind_text(words, cushion.kind)}"
            name = words.text("terminal-choose-seat", seat=letter(seat))
            rows.append(Row(name, value, partial(self._change_kind, seat)))
        for option in self.rules.options:
            if len(self._choices(option)) < 2:
                continue
            value = teller.option_value(option.name, self.options[option.name])
            rows.append(Row(teller.option(option.name), value, partial(self._change_option, option)))
        language = words.text("terminal-choose-language-name")
        rows.append(Row(words.text("terminal-choose-language"), language, self._change_language))
        return rows

    def _change_count(self, by: int) -> None:
        counts = self.rules.seat_counts
        count = counts[0] + (len(self._kinds) + by - counts[0]) % len(counts)
        bots = [strongest_bot(self.rules)] * max(0, count - len(self._kinds))
        self._kinds = (self._kinds + bots)[:count]
        for option in self.rules.options:
            if self.options[option.name] not in self._choices(option):
                self.options[option.name] = option.unattended

    def _change_kind(self, seat: int, by: int) -> None:
        kinds = [PERSON, *reversed(kinds_for(self.rules))]
        self._kinds[seat] = kinds[(kinds.index(self._kinds[seat]) + by) % len(kinds)]

    def _change_option(self, option: Option, by: int) -> None:
        choices = self._choices(option)
        at = choices.index(self.options[option.name])
        self.options[option.name] = choices[(at + by) % len(choices)]

    def _choices(self, option: Option) -> list[int | str | bool]:
        return choices_of(self.rules, option, len(self._kinds))

    def _change_language(self, by: int) -> None:
        at = (LANGUAGES.index(self.words.lang) + by) % len(LANGUAGES)
        self.words = Words(LANGUAGES[at])
