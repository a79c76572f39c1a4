"""Counting matches. Whole numbers only, so that tallies can be added up in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import lcm
from time import process_time
from typing import Any, Final, NamedTuple

from tatami.games import game_called, offer_pack
from tatami.hooks.laboratory import CardUse, laboratory_of
from tatami.kernel.outcome import Outcome
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS
from tatami.players.match import play_match
from tatami.players.registry import Maker, partner_of

WHOLE_WIN: Final = lcm(*range(1, MAX_SEATS + 1))
"""A victory in parts that any number of winners can share evenly."""


class Experiment(NamedTuple):
    """What is simulated: with the number of a match it determines that match completely."""

    game: str
    kinds: tuple[str, ...]
    options: Mapping[str, object]
    seed: str
    pack: bytes = b""
    """The data pack that the options name: a worker must be told, for it has not read any file."""


Sitter = tuple[str, str, str]
"""A trait, its value and a kind of bot: a random Ninja is ("role", "ninja", "random")."""


Meeting = tuple[str, str, str, str, str]
"""A trait, a value of it and a kind of bot, and the same of another seat of the game: whoever was not on the
same side, as far as one of the two has won."""

Dealt = tuple[str, str, str, bool]
"""A card, a kind of bot, among which decks, and whether it was drawn early."""

Part = tuple[str, str, bool]
"""A measure, a part of it, and whether it is about winners only."""


class Tally:
    """Sums over some matches. Bots are counted in the order in which they were listed.

    Several winners share a victory; but where `teams` play, each member of the winning team has won.
    """

    def __init__(self, seats: int, teams: bool = False) -> None:
        self.teams: Final = teams
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.by_bot: Final = [0] * seats
        self.by_chair: Final = [0] * seats
        self.scores: Final = [0] * seats
        self.scored = 0
        self.lengths: Final[Counter[int]] = Counter()
        self.turns: Final[Counter[int]] = Counter()
        self.endings: Final[Counter[str]] = Counter()
        self.sat: Final[Counter[Sitter]] = Counter()
        self.sat_in_games: Final[Counter[Sitter]] = Counter()
        self.won_as: Final[Counter[Sitter]] = Counter()
        self.met: Final[Counter[Meeting]] = Counter()
        self.met_in_games: Final[Counter[Meeting]] = Counter()
        self.beat: Final[Counter[Meeting]] = Counter()
        self.winners = 0
        self.winner_turns = 0
        self.measured: Final[Counter[Part]] = Counter()
        self.dealt: Final[Counter[Dealt]] = Counter()
        self.dealt_won: Final[Counter[Dealt]] = Counter()
        self.playable: Final[Counter[tuple[str, str]]] = Counter()
        self.played: Final[Counter[tuple[str, str]]] = Counter()

    def count(
        self, outcome: Outcome, decisions: int, chair_of: list[int], ended_by: str | None = None
    ) -> None:
        """Adds a match in which bot i sat on `chair_of[i]`."""
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.endings[outcome.how if ended_by is None else ended_by] += 1
        self.scored += bool(outcome.scores)
        for bot, chair in enumerate(chair_of):
            share = self.share(outcome, chair)
            self.by_bot[bot] += share
            self.by_chair[chair] += share
            if outcome.scores:
                self.scores[bot] += outcome.scores[chair]

    def count_traits(
        self, outcome: Outcome, traits: Mapping[str, Sequence[str]], kind_on: Sequence[str]
    ) -> None:
        """Adds what the seats of a match were; on chair i sat a bot of the kind `kind_on[i]`."""
        for trait, values in traits.items():
            sitters = [(trait, value, kind) for value, kind in zip(values, kind_on, strict=True)]
            self.sat.update(sitters)
            self.sat_in_games.update(set(sitters))
            for chair in outcome.winners:
                self.won_as[sitters[chair]] += self.share(outcome, chair)

    def count_meetings(
        self, outcome: Outcome, traits: Mapping[str, Sequence[str]], kind_on: Sequence[str]
    ) -> None:
        """Adds who has beaten whom: of two seats of which one has won; who has won as a team was no foe."""
        winners = outcome.winners
        for trait, values in traits.items():
            found: Counter[Meeting] = Counter()
            for one in winners:
                for other, value in enumerate(values):
                    is_shared = other in winners
                    if other == one or (is_shared and self.teams):
                        continue
                    mine, theirs = (values[one], kind_on[one]), (value, kind_on[other])
                    if mine == theirs:
                        continue
                    found[(trait, *mine, *theirs)] += 1
                    self.beat[(trait, *mine, *theirs)] += WHOLE_WIN // 2 if is_shared else WHOLE_WIN
                    if not is_shared:  # of two that share a victory each comes first once
                        found[(trait, *theirs, *mine)] += 1
            self.met.update(found)
            self.met_in_games.update(found.keys())

    def count_cards(
        self, outcome: Outcome, by_seat: Sequence[Sequence[CardUse]], kind_on: Sequence[str]
    ) -> None:
        """Adds what became of the cards of every seat."""
        for chair, cards in enumerate(by_seat):
            kind, share = kind_on[chair], self.share(outcome, chair)
            for use in cards:
                key = (use.card, kind, use.among, use.is_drawn)
                self.dealt[key] += 1
                self.dealt_won[key] += share
                if use.playable:
                    self.playable[use.card, kind] += use.playable
                    self.played[use.card, kind] += use.played

    def count_measures(
        self,
        outcome: Outcome,
        parts: Mapping[str, Sequence[str]],
        found: Mapping[str, Sequence[Sequence[int]]],
        turns: int = 0,
    ) -> None:
        """Adds what was counted of the seats of a match: by measure and seat, for each of its parts."""
        self.winners += len(outcome.winners)
        self.winner_turns += turns * len(outcome.winners)
        for measure, by_seat in found.items():
            for chair, numbers in enumerate(by_seat):
                for part, number in zip(parts[measure], numbers, strict=True):
                    self.measured[measure, part, False] += number
                    if chair in outcome.winners:
                        self.measured[measure, part, True] += number

    def share(self, outcome: Outcome, chair: int) -> int:
        """What a match won whoever sat there, in parts of a whole win."""
        if chair not in outcome.winners:
            return 0
        return WHOLE_WIN if self.teams else WHOLE_WIN // len(outcome.winners)

    def add(self, other: Tally) -> None:
        """Adds the matches of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.scored += other.scored
        self.winners += other.winners
        self.winner_turns += other.winner_turns
        for counts, name in [(mine, name) for name, mine in vars(self).items() if isinstance(mine, Counter)]:
            counts.update(getattr(other, name))
        for mine, more in (
            (self.by_bot, other.by_bot),
            (self.by_chair, other.by_chair),
            (self.scores, other.scores),
        ):
            mine[:] = [a + b for a, b in zip(mine, more, strict=True)]


def chairs_in(match: int, seats: int) -> list[int]:
    """Bots move on by one chair from match to match: bot i sits on the i-th of these."""
    return [(bot + match) % seats for bot in range(seats)]


def seed_for(*parts: object) -> int:
    """64 bits that depend on every part, the same on every machine."""
    text = "/".join(map(str, parts))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def play_one(
    experiment: Experiment, rules: Rules[Any], makers: list[Maker], match: int, tally: Tally
) -> None:
    """Plays one match of the experiment and counts it."""
    seats = len(makers)
    chair_of = chairs_in(match, seats)
    bot_on = sorted(range(seats), key=chair_of.__getitem__)
    players = [
        makers[bot](chair, seats, seed_for(experiment.seed, match, bot)) for chair, bot in enumerate(bot_on)
    ]
    counted = laboratory_of(rules)
    notes = counted.notebook()
    seed = f"{seed_for(experiment.seed, match):016x}"
    watch = None if notes is None else notes.note
    played = play_match(rules, seats, experiment.options, players, seed, watch=watch)
    game, kind_on = played.game, [experiment.kinds[bot] for bot in bot_on]
    outcome = game.outcome
    assert outcome is not None
    tally.count(outcome, len(played.acts), chair_of, counted.ended_by(game))
    turns, traits = counted.turns(game), counted.traits_of(game)
    tally.turns[turns] += 1
    tally.count_traits(outcome, traits, kind_on)
    tally.count_meetings(outcome, traits, kind_on)
    tally.count_measures(outcome, counted.measures, counted.measures_of(game, notes), turns)
    tally.count_cards(outcome, counted.cards_of(game, notes), kind_on)


def play_some(experiment: Experiment, matches: range, stopped: Callable[[], bool] = lambda: False) -> Tally:
    """Plays these matches until stopped; runs in a worker, and counts the time that playing took there."""
    if experiment.pack:
        offer_pack(experiment.pack)
    rules = game_called(experiment.game).variant(experiment.options)
    makers = [partner_of(kind, rules) for kind in experiment.kinds]
    tally = Tally(len(makers), laboratory_of(rules).teams)
    start = process_time()
    for match in matches:
        if stopped():
            break
        play_one(experiment, rules, makers, match, tally)
    tally.seconds = process_time() - start
    return tally
