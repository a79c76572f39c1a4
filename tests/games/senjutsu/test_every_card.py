"""Every card of the house does what it did when somebody last looked at it."""

from __future__ import annotations

from pathlib import Path

from tatami.games.senjutsu import RULES

from .behaviour import every_card, written

GOLDEN = Path(__file__).parents[2] / "golden" / "senjutsu-behaviour.txt"


def test_every_card_of_the_house_behaves_as_the_golden_file_says() -> None:
    """After a change that is meant: `python -m tests.games.senjutsu.test_every_card`; read what differs."""
    now = written(every_card(RULES))
    assert now == GOLDEN.read_text(encoding="utf-8")


def main() -> None:
    GOLDEN.write_text(written(every_card(RULES)), encoding="utf-8")


if __name__ == "__main__":
    main()
