"""Measures the balance of Senjutsu: sensible players, deck against deck, chairs and battlefields changing.

.venv/bin/python -m tools.balance pairings --games 400   the six pairings of signature decks
.venv/bin/python -m tools.balance decks --games 300      the eight other decks against the signature decks
... --cards      also each card: lift of having drawn it by turn 5, and how often it is played when it can be
... --seed 7     other games
... --jobs 2     so many processes; the figures are the same
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.measures import EMPTY_DECK
from tatami.games.senjutsu.notes import FightNotes
from tatami.hooks.laboratory import CardUse
from tatami.kernel.outcome import Outcome
from tatami.lab.lifts import CardResult, cards_of
from tatami.lab.tally import Tally
from tools.duels import KINDS, Timed, play_out

KIND: Final = "sensible"
HIGH_LIFT: Final = 0.08
"""A card wins too much if even the lower end of its interval is above this."""
IDLE_SHARE: Final = 0.05
"""A card is idle if it is played less often than this of the turns in which it could be."""
SIGNATURES: Final = tuple(deck.id for deck in RULES.box.pack.decks if deck.id.endswith("_signature"))
OTHERS: Final = tuple(deck.id for deck in RULES.box.pack.decks if deck.id not in SIGNATURES)
HERO: Final = {deck.id: deck.character for deck in RULES.box.pack.decks}


class Result(NamedTuple):
    pairing: tuple[str, str]
    won: float
    """Of the first deck; a draw is half a win."""
    turns: int
    how: str
    outcome: Outcome
    uses: tuple[tuple[CardUse, ...], ...]
    """By seat what became of its cards."""


class Task(NamedTuple):
    pairing: tuple[str, str]
    game: int
    seed: int


def play(task: Task) -> Result:
    """One duel; the first deck sits on either chair, and each battlefield has both."""
    decks = task.pairing if task.game % 2 == 0 else task.pairing[::-1]
    seed = Random(f"{task.seed}/{task.game}/{task.pairing}").getrandbits(32)
    players = [
        Timed(KINDS[KIND](seat, 2, Random(f"{seed}/{seat}").getrandbits(32)), HERO[deck], deck)
        for seat, deck in enumerate(decks)
    ]
    field = RULES.box.field_names[(task.game // 2) % 4]
    notes = RULES.notebook()
    game = play_out(players, seed, {"field": field, "sides": "each"}, notes.note).game
    assert game.outcome is not None
    winners = game.outcome.winners
    chair = task.game % 2
    won = (chair in winners) / len(winners) if winners else 0.5
    uses = tuple(
        (*cards, *other_uses(notes, seat, decks[seat], {use.card for use in cards}))
        for seat, cards in enumerate(RULES.cards_of(game, notes))
    )
    return Result(task.pairing, won, game.table.turn, RULES.ended_by(game), game.outcome, uses)


def other_uses(notes: FightNotes, seat: int, deck: str, counted: set[str]) -> Iterator[CardUse]:
    """What can be played without being in a deck (core, weapon and stun cards): nobody ever draws it, so it
    has no lift, but it may be idle."""
    for (whose, card), turns in sorted(notes.playable.items()):
        slug = RULES.box.slugs[card]
        if whose == seat and slug not in counted:
            yield CardUse(slug, deck, False, len(turns), len(notes.played.get((seat, card), ())))


def results(tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with get_context("fork").Pool(jobs) as pool:
        yield from pool.imap(play, tasks, chunksize=16)


# --- telling ------------------------------------------------------------------------------------


def interval(share: float, games: int) -> float:
    """Two standard errors, in points."""
    return float(200 * (share * (1 - share) / games) ** 0.5) if games else 0.0


def tell_pairing(pairing: tuple[str, str], found: Sequence[Result]) -> None:
    games = len(found)
    share = sum([each.won for each in found]) / games
    turns = sum([each.turns for each in found]) / games
    empty = sum([each.how == EMPTY_DECK for each in found])
    print(
        f"{pairing[0]:20} {pairing[1]:20} {100 * share:5.1f} % ± {interval(share, games):.1f}"
        f"  turns {turns:4.1f}  empty {100 * empty / games:.1f} %",
        flush=True,
    )


def tell_cards(found: Sequence[Result]) -> None:
    """By card over all decks; lift is that of the laboratory, within each deck that holds the card."""
    tally = Tally(2)
    for each in found:
        tally.count_cards(each.outcome, each.uses, (KIND, KIND))
    told = cards_of(sorted(RULES.box.slugs), (KIND,), tally)
    print(f"{'card':24} {'lift':>6} {'±':>5} {'games':>6}   {'played':>6} {'turns':>6}")
    for slug, by_kind in told.items():
        print(card_row(slug, by_kind[KIND]))


def card_row(slug: str, card: CardResult) -> str:
    """One line; a card that nobody drew, or everybody, has no lift, and one that never could be played is
    not idle."""
    lift, played = f"{'-':>6} {'-':>5} {0:6}", f"{'-':>6}"
    flags = ""
    if card.lift is not None:
        half = (card.lift.high - card.lift.low) / 2
        lift = f"{100 * card.lift.lift:6.1f} {100 * half:5.1f} {card.decks:6}"
        flags += "  LIFT" if card.lift.low > HIGH_LIFT else ""
    if card.playable:
        share = card.played / card.playable
        played = f"{100 * share:5.1f}%"
        flags += "  IDLE" if share < IDLE_SHARE else ""
    return f"{slug:24} {lift}   {played} {card.playable:6}{flags}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["pairings", "decks"])
    parser.add_argument("--games", type=int, default=200, help="of each pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--only", nargs="*", default=(), help="pairings with each of these words in a name")
    said = parser.parse_args()
    pairs = list(combinations(SIGNATURES, 2))
    if said.what == "decks":
        pairs = [(a, b) for a in OTHERS for b in SIGNATURES if HERO[a] != HERO[b]]
    for word in said.only:
        pairs = [pair for pair in pairs if word in pair[0] or word in pair[1]]
    tasks = [Task(pair, game, said.seed) for pair in pairs for game in range(said.games)]
    found: list[Result] = []
    for result in results(tasks, said.jobs):
        found.append(result)
        if len(found) % said.games == 0:
            tell_pairing(result.pairing, found[-said.games :])
    for how, n in sorted(Counter(each.how for each in found).items()):
        print(f"ended by {how}: {100 * n / len(found):.1f} %")
    if said.cards:
        tell_cards(found)


if __name__ == "__main__":
    main()
