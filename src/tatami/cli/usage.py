"""Mistakes in the command line itself, as errors that have texts in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

from tatami.kernel.reasons import NotUnderstood

LONGEST: Final = 60
"""Characters of what was typed that an error quotes."""


def whole_number(_: Any, tokens: Sequence[Token]) -> int:
    """For parameters that are whole numbers: cyclopts by itself would round 1.5 to 2."""
    token = tokens[0]
    try:
        return int(token.value)
    except ValueError:
        raise _bad_value(token, token.keyword or "", "int") from None


def usage_error(error: CycloptsError) -> NotUnderstood:
    """The parser's complaint as a code with facts."""
    match error:
        case UnknownOptionError():
            return NotUnderstood("usage-unknown-option", option=_typed(error.token))
        case UnknownCommandError(unused_tokens=[token, *_]):
            return NotUnderstood("usage-unknown-command", command=token[:LONGEST])
        case UnusedCliTokensError(unused_tokens=[token, *_]):
            # `tatami` alone is a command, too, so that to cyclopts a wrong command is just a word too many.
            if not error.command_chain:
                return NotUnderstood("usage-unknown-command", command=token[:LONGEST])
            return NotUnderstood("usage-too-much", text=token[:LONGEST])
        case RepeatArgumentError():
            return NotUnderstood("usage-repeated", parameter=_typed(error.token))
        case MissingArgumentError(argument=Argument() as argument):
            return NotUnderstood("usage-missing", parameter=_name(argument))
        case CoercionError(token=token, argument=Argument() as argument) if token is not None:
            return _bad_value(token, _name(argument), getattr(error.target_type, "__name__", ""))
        case _:
            return NotUnderstood("usage", detail=str(error)[: 4 * LONGEST])


def _bad_value(token: Token, parameter: str, kind: str) -> NotUnderstood:
    return NotUnderstood("usage-bad-value", parameter=parameter, value=token.value[:LONGEST], kind=kind)


def _name(argument: Argument) -> str:
    """`GAME` for what stands by its place, `--seats` for what is named."""
    return argument.name if argument.field_info.is_keyword else argument.name.lstrip("-").upper()


def _typed(token: Token) -> str:
    return (token.keyword or token.value)[:LONGEST]
