"""A finished game told once more: its story in five lines, how everybody stood, where it turned, and what was
hidden. It is told from the game itself, so whoever asks for it must see to it that the game is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from tatami.hooks.retelling import DECISIVE, Episode, retelling_of
from tatami.kernel.events import Event, Rewriting, Rewritten
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import EVERYBODY, Seat
from tatami.words.naming import spot
from tatami.words.telling import Teller

from .turning import Stand, Turn, thinned, turns_of

MOST_LINES: Final = 5
"""Of a story; the last is how it ended."""
MOST_LETTERS: Final = 200


class Told(NamedTuple):
    """A line, and the act it speaks of."""

    act: int
    text: str


class Held(NamedTuple):
    """What a seat held, in words: of which place, and the cards there."""

    seat: Seat
    place: str
    cards: tuple[str, ...]


class Retold(NamedTuple):
    """All that is told of a finished game beside its result."""

    story: list[Told]
    counted: str
    """What `course` counts, in words; nothing where the game counts nothing along the way."""
    course: list[Stand]
    turns: list[Told]
    hidden: list[Held]
    letters: list[Told]
    """What was written or said in private."""


class _Happened(NamedTuple):
    act: int
    episode: Episode


def retell(teller: Teller, moments: Iterable[Game[Any]]) -> Retold:
    """`moments` gives the game before its first act and after each; it is the same game, which goes on."""
    telling = retelling_of(teller.rules)
    happened: list[_Happened] = []
    stands: list[Stand] = []
    letters: list[Told] = []
    known: set[str] = set()
    act, told, game = 0, 0, None
    for act, game in enumerate(moments):
        events = game.events[max(0, told - game.told) :]
        told = game.sequence
        points = telling.standing(game)
        if points is not None:
            stands.append(Stand(act, points))
            happened += [_Happened(act, episode) for episode in telling.episodes(game, events)]
        if len(letters) < MOST_LETTERS:
            letters += [told for told in _private(teller, game, act, events) if told.text not in known]
            known.update(each.text for each in letters)
    outcome = None if game is None else game.outcome
    assert game is not None
    assert outcome is not None, "only a finished game is retold"
    decisive = {each.act for each in happened if each.episode.weight >= DECISIVE}
    turns = turns_of(stands, decisive)
    return Retold(
        [*_story(teller, happened, turns, stands), Told(act, teller.outcome(outcome)[0])],
        teller.retold("counted", {}, {}) if stands else "",
        thinned(stands),
        [Told(turn.act, _turn(teller, turn, happened, stands)) for turn in turns],
        held_in(teller, game),
        letters[:MOST_LETTERS],
    )


def _story(
    teller: Teller, happened: Sequence[_Happened], turns: Sequence[Turn], stands: Sequence[Stand]
) -> list[Told]:
    """What weighs most, one line an act, in the order of the game; a new leader is worth a line too."""
    leads = [turn for turn in turns if turn.leader is not None]
    best: dict[int, tuple[int, str]] = {}
    for act, episode in happened:
        if episode.weight and episode.weight > best.get(act, (0, ""))[0]:
            best[act] = episode.weight, _line(teller, episode)
    for turn in leads:
        weight = 50 + turn.swing
        if weight > best.get(turn.act, (0, ""))[0]:
            best[turn.act] = weight, _lead(teller, turn, stands)
    chosen = sorted(best, key=lambda act: (-best[act][0], -act))[: MOST_LINES - 1]
    return [Told(act, best[act][1]) for act in sorted(chosen)]


def _turn(teller: Teller, turn: Turn, happened: Sequence[_Happened], stands: Sequence[Stand]) -> str:
    """What is said of a turning point: who leads now, else what happened, else who moved."""
    there = [each.episode for each in happened if each.act == turn.act]
    most = max(there, key=lambda episode: episode.weight, default=None)
    if turn.leader is not None and (most is None or most.weight < DECISIVE):
        return _lead(teller, turn, stands)
    if most is not None:
        return _line(teller, most)
    before, after = _around(stands, turn.act)
    seat = max(range(len(after)), key=lambda s: abs(after[s] - before[s]))
    facts = {"seat": seat, "change": after[seat] - before[seat], "points": after[seat]}
    return teller.retold("moved", {"seat": "seat", "change": "number", "points": "number"}, facts)


def _lead(teller: Teller, turn: Turn, stands: Sequence[Stand]) -> str:
    _, after = _around(stands, turn.act)
    assert turn.leader is not None
    second = max(points for seat, points in enumerate(after) if seat != turn.leader)
    facts = {"seat": turn.leader, "points": after[turn.leader], "second": second}
    return teller.retold("lead", {"seat": "seat", "points": "number", "second": "number"}, facts)


def _line(teller: Teller, episode: Episode) -> str:
    kinds = retelling_of(teller.rules).retold[episode.name]
    return teller.retold(episode.name, kinds, episode.facts)


def _around(stands: Sequence[Stand], act: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    at = next(k for k, stand in enumerate(stands) if stand.act == act)
    return stands[at - 1].points, stands[at].points


def held_in(teller: Teller, g: Game[Any]) -> list[Held]:
    """Everything that lies before somebody and was not open to all: hands, roles, rows, prisons."""
    unspoken = retelling_of(g.rules).unspoken
    found = []
    for place, pieces in zip(g.layout.places, g.places, strict=True):
        where = spot(place.name)
        if not pieces or where.owner < 0 or place.is_open or place.private or where.kind in unspoken:
            continue
        cards = Counter(teller.face(p & FACE) for p in pieces)
        told = tuple(f"{card} × {n}" if n > 1 else card for card, n in cards.items())
        found.append(Held(where.owner, capital(teller.place(place.name)), told))
    return sorted(found, key=lambda held: held.seat)


def _private(teller: Teller, g: Game[Any], act: int, events: Sequence[Event]) -> list[Told]:
    """What only some could read: the pages that were written by these events."""
    pages: dict[int, tuple[int, ...]] = {}
    for event in events:
        if isinstance(event, Rewriting):
            pages.update({place: notes for place, mask, notes in event.pages if mask != EVERYBODY})
        elif isinstance(event, Rewritten):
            pages[event.place] = event.faces
    return [
        Told(
            act, f"{capital(teller.place(g.layout.places[place].name))}: {', '.join(map(teller.face, notes))}"
        )
        for place, notes in pages.items()
        if notes
    ]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
