"""YAML that people hand us, apart from what else is read: loading a parser takes time, and most read none."""

from __future__ import annotations

from typing import Any, Final

import yaml

from tatami.kernel.reasons import NotUnderstood

from .spelling import printable

_FAULTS: Final = (
    ("cannot start any token", "tab"),
    ("another document", "documents"),
    ("constructor for the tag", "tag"),
    ("unhashable key", "key"),
    ("undefined alias", "alias"),
)
"""What the parser says, and what people are told instead, in their own language."""


class _Refused(yaml.MarkedYAMLError):
    """What YAML allows and nobody may hand us."""

    def __init__(self, fault: str, node: Any, key: str = "") -> None:
        super().__init__(problem_mark=node.start_mark)
        self.fault, self.key = fault, key


class _PlainLoader(yaml.SafeLoader):
    """Plain values only: no aliases (a page of them can stand for gigabytes), no key twice."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            here: Any = self.peek_event()  # type: ignore[no-untyped-call]  # the stubs have no types for it
            raise _Refused("alias", here)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen = set()
        for key, _ in node.value:
            if str(key.value) in seen:
                raise _Refused("twice", key, printable(str(key.value)))
            seen.add(str(key.value))
        return super().construct_mapping(node, deep)


def parse_yaml(text: str) -> Any:
    """What the text says; an error tells the line, 0 where nobody knows."""
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except _Refused as error:
        raise _not_yaml(error.fault, error.problem_mark, error.key) from None
    except yaml.MarkedYAMLError as error:
        said = error.problem or ""
        fault = next((told for words, told in _FAULTS if words in said), "shape")
        raise _not_yaml(fault, error.problem_mark) from None
    except RecursionError:
        raise _not_yaml("deep") from None
    except (yaml.YAMLError, ValueError):  # a sign that no YAML may hold, the 30th of February
        raise _not_yaml("shape") from None


def _not_yaml(fault: str, mark: Any = None, key: str = "") -> NotUnderstood:
    return NotUnderstood("not-yaml", line=0 if mark is None else mark.line + 1, fault=fault, key=key)
