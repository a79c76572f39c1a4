"""Who sits where: people and bots, as `--seats you:Olena,you:Petro,bot` says it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat, letter
from tatami.players.registry import kinds_for
from tatami.words.catalogue import Words

PERSON: Final = "you"
SENSIBLE: Final = "sensible"
BOT: Final = "bot"
"""The best bot that the game has."""

LONGEST_NAME: Final = 16
"""In cells of the terminal: a name shares its line with numbers."""


class Cushion(NamedTuple):
    """One place at the table: a person, or a bot of some kind, and what everybody calls them."""

    kind: str
    name: str
    third: str = ""
    """What others call a person who is “You” at this table."""

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def recorded_name(self) -> str:
        """The name for those who read of the game later: nobody is “You” to a spectator."""
        return self.third or self.name


def strongest_bot(rules: Rules[Any]) -> str:
    """The sensible bot of the game, or the random one where nobody has written a better one."""
    kinds = kinds_for(rules)
    return SENSIBLE if SENSIBLE in kinds else kinds[0]


def default_seats(rules: Rules[Any], people: int = 1) -> str:
    """One person, and bots on all the other cushions."""
    return ",".join([PERSON] * people + [BOT] * (rules.default_seats - people))


def read_cushions(text: str, rules: Rules[Any], words: Words) -> tuple[Cushion, ...]:
    """The cushions of a list like `you:Olena,bot,random`; NotUnderstood if it makes no table."""
    given = [part.strip() for part in text.split(",")]
    rules.check_seats(len(given))
    kinds: list[str] = []
    names: list[str] = []
    for part in given:
        kind, _, name = part.partition(":")
        kinds.append(_read_kind(kind.strip().lower(), rules))
        names.append(clean_name(name))
    people = kinds.count(PERSON)
    cushions = tuple(
        Cushion(kind, name) if name else _nameless(words, seat, kind, people)
        for seat, (kind, name) in enumerate(zip(kinds, names, strict=True))
    )
    for called in ([c.name for c in cushions], [c.recorded_name for c in cushions]):
        for name in called:
            if called.count(name) > 1:
                raise NotUnderstood("same-name", name=name)
    return cushions


def _read_kind(word: str, rules: Rules[Any]) -> str:
    if word == BOT:
        return strongest_bot(rules)
    if word != PERSON and word not in kinds_for(rules):
        known = ", ".join((PERSON, BOT, *kinds_for(rules)))
        raise NotUnderstood("no-such-player-kind", kind=word[:40], game=rules.name, known=known)
    return word


def clean_name(name: str) -> str:
    """The name without anything that could move the cursor, cut to what a seat's line holds."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return set_cell_size(shown, LONGEST_NAME).strip() if cell_len(shown) > LONGEST_NAME else shown


def with_letter(seat: Seat, name: str) -> str:
    """`B Botan`; whoever is called by the letter alone is not called twice."""
    return name if name == letter(seat) else f"{letter(seat)} {name}"


def _nameless(words: Words, seat: int, kind: str, people: int) -> Cushion:
    """A lone person is You; several are told apart by their seats: “Player A”, or the letter alone in
    languages whose sentences say “player” before every name; bots have names of their own."""
    if kind != PERSON:
        return Cushion(kind, words.text("terminal-bot-names").split(", ")[seat])
    name = words.text("terminal-person", seat=letter(seat))
    return Cushion(kind, words.text("terminal-you"), name) if people == 1 else Cushion(kind, name)
