"""The plain client: lines in, lines out, for pipes, scripts and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final, TextIO

from tatami.kernel.answers import Answer, Form
from tatami.kernel.reasons import TatamiError
from tatami.kernel.seats import Seat

from .asking import MOST_REASONS, Asking
from .boards import board_for
from .boards.board import called
from .choice import Choice
from .composing import Composer
from .host import LocalTable
from .lines import LineReader, tidied, with_letters
from .phrases import (
    hint_text,
    offer_text,
    question_text,
    reason_text,
    refusal,
    result_lines,
    who_sits_where,
    with_clauses,
)
from .rulebook import chapter_lines, clause_line, find_clause

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, screen and scrollback empty."""

COMMANDS: Final = {
    "?": ("terminal-say-help", "terminal-help-help"),
    "table": ("terminal-say-table", "terminal-help-table"),
    "log": ("terminal-say-log", "terminal-help-log"),
    "hand": ("terminal-say-hand", "terminal-help-hand"),
    "why": ("terminal-say-why", "terminal-help-why"),
    "rules": ("terminal-say-rules", "terminal-help-rules"),
    "who": ("terminal-say-who", "terminal-help-who"),
    "find": ("terminal-say-find", "terminal-help-find"),
    "text": ("terminal-say-text", "terminal-help-text"),
    "hint": ("terminal-say-hint", "terminal-help-hint"),
    "undo": ("terminal-say-undo", "terminal-help-undo"),
    "back": ("terminal-say-back", "terminal-help-back"),
    "speak": ("terminal-say-speak", "terminal-help-speak"),
    "quit": ("terminal-say-quit", "terminal-help-quit"),
}
"""What can be typed besides answers: its other name in the player's language, and what it does."""

ALSO: Final = {"?": ("help",)}
"""Further names of a command in any language: all the others are English words."""

WITH_WORDS: Final = ("why", "rules", "who", "find")
"""Commands that something may follow."""


class Left(Exception):
    """The person wants to leave the table."""


class PlainClient:
    """One table, played by typing."""

    def __init__(self, table: LocalTable, source: BinaryIO, out: TextIO, is_terminal: bool) -> None:
        self._table: Final = table
        self._words: Final = table.words
        self._board: Final = board_for(table.rules)
        self._reader: Final = LineReader(source)
        self._out: Final = out
        self._is_terminal: Final = is_terminal
        self._at_keyboard: Seat | None = None
        self._heard: Final = dict.fromkeys(table.people, 0)
        self._asked: tuple[Seat, type] | None = None
        self._described: list[str] = []
        self._names: Final = {
            name: command
            for command, (said, _) in COMMANDS.items()
            for name in _names_of(command, self._words.text(said))
        }
        self._carry_out: Final[dict[str, Callable[[Seat, str], None]]] = {
            "?": self._help,
            "table": self._tell_table,
            "log": self._tell_log,
            "hand": self._tell_hand,
            "why": self._tell_why,
            "rules": self._tell_rules,
            "who": self._tell_who,
            "text": self._tell_text,
            "hint": self._tell_hint,
        }

    # --- the game -------------------------------------------------------------------------------

    def play(self) -> bool:
        """Plays to the end; False if the person left before."""
        table = self._table
        self._say(table.teller(table.watcher).game_title(), *who_sits_where(self._words, table.cushions))
        self._say(self._words.text("terminal-plain-welcome"))
        self._say(*(line.text for line in table.log(table.watcher)))
        try:
            while table.outcome is None:
                for beat in table.advance():
                    self._say(*beat.lines)
                seat = table.person_asked()
                if seat is not None and self._is_alone(seat):
                    self._ask(seat)
        except Left:
            self._say(self._words.text("terminal-left"))
            return False
        self._say("", *result_lines(table, self._board))
        return True

    def _is_alone(self, seat: Seat) -> bool:
        """Before somebody's cards are shown, whoever sat here before looks away, or takes something back."""
        if len(self._table.people) == 1 or seat == self._at_keyboard:
            self._at_keyboard = seat
            return True
        before, self._at_keyboard = self._at_keyboard, seat
        if before is not None and self._is_terminal:
            self._say("", self._words.text("terminal-seen"))
            with suppress(UnicodeError):
                self._reader.read()
            self._out.write(CLEAR)
        self._say("", self._words.text("terminal-pass-keyboard", name=self._table.names[seat]))
        command = None
        with suppress(UnicodeError):
            command = self._names.get((self._reader.read() or "").lower())
        if command == "quit":
            raise Left
        if before is not None and command in ("undo", "back") and self._step_back(command, before):
            self._at_keyboard = None  # whoever sits here now passes the keyboard back first
            return False
        self._say(*(line.text for line in self._table.log(seat)[self._heard[seat] :]))
        return True

    def _ask(self, seat: Seat) -> None:
        """Asks until this person's turn to speak is over."""
        table = self._table
        self._describe(seat)
        composer = self._composer = Composer(table, self._board, seat)
        self._offer(seat, composer.choice)
        while True:
            line = self._read()
            if line is None:
                continue
            word, _, rest = line.partition(" ")
            command = self._names.get(word.lower())
            if command in ("undo", "back"):
                if self._step_back(command, seat):
                    return
            elif command == "quit":
                raise Left
            elif command == "speak":
                if self._let_speak():
                    return
            elif command == "find":
                self._seek(seat, composer.choice, rest)
            elif command is not None and (rest == "" or command in WITH_WORDS):
                self._carry_out[command](seat, rest.strip())
            elif line == "0":
                composer.step_back()
                self._offer(seat, composer.choice)
            elif self._answer(seat, composer, line):
                return

    def _answer(self, seat: Seat, composer: Composer, line: str) -> bool:
        """Whether the line was an answer and was given."""
        choice = composer.choice
        try:
            answer = self._chosen(seat, choice, line) if line.isdecimal() else self._parse(line, composer)
        except TatamiError as error:
            # No answer, but perhaps a word of one.
            if choice.seek(line):
                self._offer(seat, choice)
            else:
                self._say(refusal(self._table, seat, error))
            return False
        if answer is None:
            return False
        given = composer.settle(answer)
        if given is None:
            self._offer(seat, composer.choice)
            return False
        try:
            beats = self._table.answer(seat, given)
        except TatamiError as error:
            self._say(refusal(self._table, seat, error, given))
            return False
        for beat in beats:
            self._say(*beat.lines)
        self._heard[seat] = len(self._table.log(seat))
        return True

    def _parse(self, line: str, composer: Composer) -> Answer:
        """An answer as it is written, or as it was meant: `Attack 1>b.2`, `attack katana > Botan`."""
        try:
            return composer.read(line)
        except TatamiError:
            for meant in (tidied(line), tidied(with_letters(line, self._table.names))):
                with suppress(TatamiError):
                    return composer.read(meant)
            raise

    def _chosen(self, seat: Seat, choice: Choice, digits: str) -> Answer | None:
        """The answer with that number; None if it was only a part and there is more to choose."""
        offers = choice.offers()
        number = int(digits) if len(digits) < 4 else 0
        if not 1 <= number <= len(offers):
            self._say(self._words.text("terminal-no-such-number", count=len(offers)))
            return None
        answer = choice.take(offers[number - 1])
        if answer is None:
            self._offer(seat, choice)
        return answer

    def _seek(self, seat: Seat, choice: Choice, words: str) -> None:
        """Offers only the answers with these words in them."""
        if choice.seek(words):
            self._offer(seat, choice)
        else:
            self._say(self._words.text("terminal-found-nothing", text=words[:40]))

    def _step_back(self, command: str, seat: Seat) -> bool:
        """Undoes this person's last answer or takes a sealed one back; whether anything changed."""
        table = self._table
        try:
            if command == "undo":
                table.undo(seat)
            else:
                table.take_back(seat)
        except TatamiError:
            self._say(self._words.text("terminal-no-undo" if command == "undo" else "terminal-no-take-back"))
            return False
        self._say(self._words.text("terminal-undone", name=table.names[seat]))
        return True

    def _let_speak(self) -> bool:
        """Whoever has said that he is done speaks again, or has nothing to say after all."""
        quiet = self._table.quiet_people()
        if quiet:
            self._table.speak_again(quiet[0])
        else:
            self._say(self._words.text("terminal-no-speak"))
        return bool(quiet)

    # --- telling --------------------------------------------------------------------------------

    def _offer(self, seat: Seat, choice: Choice) -> None:
        table, offers = self._table, choice.offers()
        self._say(question_text(table, seat, choice))
        self._say(*(f"{n}. {offer_text(table, seat, offer)}" for n, offer in enumerate(offers, 1)))
        if choice.is_narrowed:
            self._say(f"0. {self._words.text('terminal-step-back')}")

    def _describe(self, seat: Seat) -> None:
        """The table; to somebody who is asked the same again, only what is new of it."""
        lines = self._board.describe(self._table.view(seat), self._table.teller(seat))
        asked = seat, type(self._table.question)
        is_again = asked == self._asked and len(self._table.people) == 1
        self._say("", *(line for line in lines if not (is_again and line in self._described)))
        self._asked, self._described = asked, lines

    def _help(self, seat: Seat, rest: str) -> None:
        legal = self._table.legal(seat)
        self._say(self._words.text("terminal-plain-help", example=legal[0].text))
        form = next((answer.text for answer in legal if isinstance(answer, Form)), "")
        if form:
            self._say(self._words.text("terminal-plain-parts", form=form))
        for command, (said, help_key) in COMMANDS.items():
            if not self._is_of_use(command, seat):
                continue
            names = ", ".join(_names_of(command, self._words.text(said)))
            self._say(f"{names}: {self._words.text(help_key)}")

    def _is_of_use(self, command: str, seat: Seat) -> bool:
        """Whether there is anything to look up, or anybody who could speak again, in this game."""
        if command == "who":
            return bool(self._board.who(self._table.view(seat), self._table.teller(seat), is_drawn=False))
        if command == "text":
            return any(isinstance(answer, Form) for answer in self._table.legal(seat))
        return command != "speak" or self._table.all_talk

    def _tell_table(self, seat: Seat, rest: str) -> None:
        self._say(*self._board.describe(self._table.view(seat), self._table.teller(seat)))

    def _tell_log(self, seat: Seat, rest: str) -> None:
        lines = [line.text for line in self._table.log(seat)]
        self._say(*(lines or [self._words.text("terminal-log-empty")]))

    def _tell_hand(self, seat: Seat, rest: str) -> None:
        self._say(*self._board.secrets(self._table.view(seat), self._table.teller(seat)))

    def _tell_why(self, seat: Seat, rest: str) -> None:
        """Why an answer is not allowed, or any with a thing that is named, and what the rulebook says."""
        asking, composer = Asking(self._table, self._board, seat), self._composer
        if composer.is_making:
            self._tell_why_part(seat, composer, rest)
            return
        if not rest:
            told = [f"{label}: {reason_text(self._table, seat, why)}" for label, why in asking.refusals()]
            self._say(*(told or [self._words.text("terminal-why-nothing")]))
            return
        view, teller = self._table.view(seat), self._table.teller(seat)
        thing = self._board.thing_called(view, teller, rest)
        try:
            if thing is None:
                missing = self._board.missing(view, teller, rest)
                reason = missing or self._table.why_not(seat, self._parse(rest, composer))
            else:
                reason = None if thing in asking.choice.touchable else asking.why_not(thing)
        except TatamiError as error:
            self._say(refusal(self._table, seat, error))
            return
        if reason is None and thing is not None and thing not in asking.choice.touchable:
            entry = self._board.entry(view, teller, thing)
            self._say(f"{entry.title}: {entry.text}" if entry else self._words.text("terminal-not-now"))
            return
        if reason is None:
            except_for = asking.refusals(thing) if thing else []
            self._say(self._words.text("terminal-allowed-but" if except_for else "terminal-allowed"))
            self._say(*(f"{label}: {reason_text(self._table, seat, why)}" for label, why in except_for))
            return
        self._say(reason_text(self._table, seat, reason))
        self._say(*(clause_line(self._words, clause) for clause in reason.clauses))

    def _tell_why_part(self, seat: Seat, composer: Composer, rest: str) -> None:
        """Why something cannot be added to the answer that is being made."""
        question, teller = self._table.question, self._table.teller(seat)
        if not rest:
            told = [
                f"{teller.answer(part, question)}: {with_clauses(teller, why)}"
                for part, why in composer.barred
            ]
            self._say(*(told[:MOST_REASONS] or [self._words.text("terminal-why-nothing")]))
            return
        try:
            answer = self._parse(rest, composer)
        except TatamiError as error:
            self._say(refusal(self._table, seat, error))
            return
        reason = composer.why_not(answer)
        if reason is None:
            self._say(self._words.text("terminal-allowed"))
            return
        self._say(with_clauses(teller, reason, answer))
        self._say(*(clause_line(self._words, clause) for clause in reason.clauses))

    def _tell_rules(self, seat: Seat, rest: str) -> None:
        rules = self._table.rules
        if not rest:
            self._say(*chapter_lines(rules, self._words), self._words.text("terminal-rules-how"))
            return
        clause = find_clause(rules, self._words, rest)
        missing = self._words.text("terminal-no-clause", clause=rest[:40])
        self._say(clause_line(self._words, clause) if clause else missing)

    def _tell_who(self, seat: Seat, rest: str) -> None:
        """Who is who, or those entries in whose titles the words occur."""
        who = self._board.who(self._table.view(seat), self._table.teller(seat), is_drawn=False)
        named = called([entry for entry in who if entry.text], rest) if rest else who
        found = [f"{entry.title}: {entry.text}" if entry.text else entry.title for entry in named]
        missing = "terminal-who-unknown" if who else "terminal-who-nothing"
        self._say(*(found or [self._words.text(missing, name=rest[:40])]))

    def _tell_text(self, seat: Seat, rest: str) -> None:
        """The answer that is being made, to be kept or changed and typed again."""
        made = self._composer.made
        self._say(made.text if made else self._words.text("terminal-text-nothing"))

    def _tell_hint(self, seat: Seat, rest: str) -> None:
        self._say(hint_text(self._table, seat))

    # --- lines ----------------------------------------------------------------------------------

    def _read(self) -> str | None:
        """The next line that can be anything at all; complains about every other."""
        if self._is_terminal:
            self._out.write("> ")
            self._out.flush()
        try:
            line = self._reader.read()
        except UnicodeError:
            self._say(self._words.text("terminal-not-text"))
            return None
        if line is None:
            self._say(self._words.text("terminal-line-too-long"))
        elif not line:
            self._say(self._words.text("terminal-say-something"))
        return line or None

    def _say(self, *lines: str) -> None:
        # Nothing that could move the cursor: a line may quote what was typed.
        self._out.writelines("".join(c if c.isprintable() else " " for c in line) + "\n" for line in lines)
        self._out.flush()


def _names_of(command: str, said: str) -> list[str]:
    """What a command may be called, each name once."""
    return list(dict.fromkeys((command, *ALSO.get(command, ()), said)))
