"""Writes anew what is recorded from rules and data, after a change that is meant; read the difference.

    python -m tests.anew senjutsu

plays the corpus of these games again (records of older rulesets stay as they are) and writes golden
transcripts, the texts and the behaviour of every card, and the verdicts that the browser must agree with.
"""

from __future__ import annotations

import sys

from tatami.games import EVERY_GAME
from tests.corpus import record
from tests.games.senjutsu import card_texts, solo_texts, test_every_card
from tests.golden import transcripts
from tests.verify import verdicts


def main(games: list[str]) -> None:
    for game in games:
        for path in record.FOLDER.glob(f"{game}-{EVERY_GAME[game].version}-*.jsonl"):
            path.unlink()
    for write in (record, transcripts, card_texts, solo_texts, test_every_card, verdicts):
        write.main()


if __name__ == "__main__":
    main(sys.argv[1:])
