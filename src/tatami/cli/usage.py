"""Mistakes in the command line itself, as errors that have texts in every language."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

from tatami.kernel.reasons import NotUnderstood


def usage_error(error: CycloptsError) -> NotUnderstood:
    """The parser's complaint as a code with facts."""
    match error:
        case UnknownOptionError():
            return NotUnderstood("usage-unknown-option", option=error.token.keyword or error.token.value)
        case UnknownCommandError(unused_tokens=[token, *_]):
            return NotUnderstood("usage-unknown-command", command=token)
        case UnusedCliTokensError(unused_tokens=[token, *_]):
            # `tatami` alone is a command, too, so that to cyclopts a wrong command is just a word too many.
            if not error.command_chain:
                return NotUnderstood("usage-unknown-command", command=token)
            return NotUnderstood("usage-too-much", text=token)
        case RepeatArgumentError():
            return NotUnderstood("usage-repeated", parameter=error.token.keyword or error.token.value)
        case MissingArgumentError(argument=Argument() as argument):
            return NotUnderstood("usage-missing", parameter=_name(argument))
        case CoercionError(token=token, argument=Argument() as argument) if token is not None:
            kind = getattr(error.target_type, "__name__", "")
            return NotUnderstood("usage-bad-value", parameter=_name(argument), value=token.value, kind=kind)
        case _:
            return NotUnderstood("usage", detail=str(error))


def _name(argument: Argument) -> str:
    """`GAME` for what stands by its place, `--seats` for what is named."""
    return argument.name if argument.field_info.is_keyword else argument.name.lstrip("-").upper()
