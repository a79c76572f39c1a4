"""YAML that people hand us, apart from what else is read: loading a parser takes time, and most read none."""

from __future__ import annotations

from typing import Any

import yaml

from tatami.kernel.reasons import NotUnderstood


class _PlainLoader(yaml.SafeLoader):
    """Plain values only: no aliases (a page of them can stand for gigabytes), no key twice."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("alias")
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        keys = [key.value for key, _ in node.value]
        if len(keys) != len(set(map(str, keys))):
            twice = next(key for key in keys if keys.count(key) > 1)
            raise yaml.MarkedYAMLError(problem=f"{twice!r} twice", problem_mark=node.start_mark)
        return super().construct_mapping(node, deep)


def parse_yaml(text: str) -> Any:
    """What the text says; an error tells the line, 0 where nobody knows."""
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.MarkedYAMLError as error:
        line = 0 if error.problem_mark is None else error.problem_mark.line + 1
        detail = (error.problem or "?").replace("\n", " ")
        raise NotUnderstood("not-yaml", line=line, detail=detail[:120]) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        detail = " ".join(str(error).split())[:120]
        raise NotUnderstood("not-yaml", line=0, detail=detail) from None
