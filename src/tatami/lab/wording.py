"""Numbers and names as people of a language write them."""

from __future__ import annotations

from tatami.words.catalogue import Words


def title_of(words: Words, game: str) -> str:
    """What people call the game; its plain name where it has no title yet."""
    key = f"{game}-title"
    return words.text(key) if words.has(key) else game


def whole(words: Words, number: int) -> str:
    """`12,345` in English, `12 345` in Ukrainian."""
    return words.text("lab-number", number=number)


def decimal(words: Words, number: float, digits: int = 1) -> str:
    """`1,234.5` in English, `1 234,5` in Ukrainian."""
    head, _, tail = f"{number:.{digits}f}".partition(".")
    return whole(words, int(head)) + (words.text("lab-decimal-mark") + tail if tail else "")


def percent(words: Words, share: float, digits: int = 1) -> str:
    """A share of 1 in hundredths."""
    return words.text("lab-percent", number=decimal(words, 100 * share, digits))
