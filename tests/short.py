"""Short games of long ones: random play in some games would go on for hundreds of years."""

from __future__ import annotations

from typing import Any

from tatami.kernel.rules import Rules


def short_of(rules: Rules[Any], years: int = 2) -> dict[str, object]:
    """Options that end a long game after so many years; none for the others."""
    return {"years": years} if any(option.name == "years" for option in rules.options) else {}
