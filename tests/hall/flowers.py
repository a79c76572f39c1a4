"""The bouquets of the kernel's tests with words, at a hall: `python -m tests.hall.flowers serve ...`."""

from __future__ import annotations

from typing import Final

from tatami.games import EVERY_GAME, GAMES
from tatami.words import catalogue
from tests.halls import RunningHall
from tests.kernel.bouquets import BOUQUET

TEXTS: Final = """
bouquet-title = Bouquets
bouquet-blurb = Flowers.
bouquet-ask-what-to-send = What { $by } sends
bouquet-answer-keep = Keep them
bouquet-answer-bouquet-for = A bouquet for { $target }
bouquet-answer-flower = The { $flower }
bouquet-answer-ribbon = A ribbon
bouquet-kind-rose = rose
bouquet-kind-lily = lily
bouquet-kind-iris = iris
bouquet-place-deck = Garden
bouquet-place-hand = Flowers of { $owner }
bouquet-why-not-to-yourself = Not to yourself.
bouquet-why-not-your-flower = You have no { $flower } left.
bouquet-why-colour-twice = Only one { $flower } without a ribbon.
bouquet-why-one-ribbon = One ribbon, and not at the end.
bouquet-why-too-few-flowers = Two flowers or more.
bouquet-outcome-flowers = The most flowers.
"""


def open_garden() -> None:
    """From now on this process knows the game, and its texts in every language."""
    EVERY_GAME[BOUQUET.name] = BOUQUET
    for lang in catalogue.LANGUAGES:
        catalogue._loaded(lang)[0].add(TEXTS)


class FlowerHall(RunningHall):
    program = ("-m", "tests.hall.flowers")


if __name__ == "__main__":
    from tatami.cli import main

    open_garden()
    GAMES[BOUQUET.name] = BOUQUET
    main()
