"""Possible worlds of Senjutsu: what a viewer cannot know of others' decks, dealt so that every deck is
legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache

from tatami.kernel.pieces import FACE, HIDDEN, Face
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .box import Box
from .decks import MOST_GOLD, MOST_JADE, SIZE
from .pack import RANKS
from .pieces import BOX, DECK, DISCARD, HAND, LOST, PLAY, SHOWN, STIRRED, tokens
from .table import SenjutsuTable

Places = list[list[int]]
Pick = Callable[[int], int]

_GOLD, _JADE = RANKS.index("gold"), RANKS.index("jade")
_IN_DECK = (DECK, HAND, DISCARD, LOST, PLAY, SHOWN)
"""Where the forty cards of a deck can be."""


def deal_hidden_cards(
    view: View[SenjutsuTable], places: Places, unknown: list[list[Face]], pick: Pick
) -> None:
    """By seat: the cards of its deck that the viewer has not seen, and the rest to the box."""
    for seat in range(view.seats):
        _deal_poison(view, places, seat, unknown[-1], pick)
        lying = [place[seat] for place in _IN_DECK if HIDDEN in places[place[seat]]]
        spots = [(place, at) for place in lying for at in _hidden(places[place])]
        hero = view.table.fighters[seat].hero
        cards = [*unknown[seat], *(unknown[view.seats + hero] if hero >= 0 else [])]
        unknown[seat] = []
        if hero >= 0:
            unknown[view.seats + hero] = []
        if HIDDEN in places[BOX[seat]]:
            chosen = _deck(view, places, seat, cards, len(spots), pick)
        else:
            chosen, cards = cards, []
        audiences = view.layout.audiences
        for (place, at), face in zip(spots, chosen, strict=True):
            places[place][at] = face | audiences[place]
        left = list((Counter(cards) - Counter(chosen)).elements()) if cards else []
        for at, face in zip(_hidden(places[BOX[seat]]), left, strict=True):
            places[BOX[seat]][at] = face | audiences[BOX[seat]]
    assert HIDDEN not in places[STIRRED]
    _deal_tokens(view, places, pick)


def _hidden(pieces: list[int]) -> list[int]:
    return [at for at, p in enumerate(pieces) if p == HIDDEN]


def _deal_poison(view: View[SenjutsuTable], places: Places, seat: Seat, left: list[Face], pick: Pick) -> None:
    """SJT-187: each poison in a deck lies among so many cards from the top; who has the fewest places comes
    first, so that there is one left for each."""
    deck = places[DECK[seat]]
    for depth in sorted(view.table.fighters[seat].venom):
        spots = [at for at in _hidden(deck) if at >= len(deck) - depth]
        if spots and left:
            deck[spots[pick(len(spots))]] = left.pop()


def _deal_tokens(view: View[SenjutsuTable], places: Places, pick: Pick) -> None:
    """SJT-R99: a token of another is one of what its kind may hide."""
    table, box = view.table, view.table.box
    kinds = {piece.cell: box.terrain[piece.kind] for piece in table.terrain}
    for seat in range(view.seats) if box.tokens else ():
        place = tokens(view.seats, box, seat)
        for at in _hidden(places[place]):
            faces = kinds[table.fighters[seat].tokens[at]].faces
            face = box.token_faces[box.tokens.index(faces[pick(len(faces))])]
            places[place][at] = face | view.layout.audiences[place]


def _deck(
    view: View[SenjutsuTable], places: Places, seat: Seat, cards: list[Face], count: int, pick: Pick
) -> list[Face]:
    """So many of these cards as make a legal deck together with those that were seen (SJT-240 to SJT-250)."""
    table, box = view.table, view.table.box
    numbers = [box.ability_of[p & FACE] for place in _IN_DECK for p in places[place[seat]] if p != HIDDEN]
    seen = Counter([number for number in numbers if number not in box.poisons])
    if table.lists:
        listed = {each.card: each.copies for each in table.lists[seat]}
        return _shuffled(_of(box, seat, Counter(listed) - seen), pick)
    if not count:
        return []
    likely = [
        each
        for each in lists_of(box, table.fighters[seat].hero)
        if all(each[number] >= n for number, n in seen.items())
    ]
    if likely and sum(seen.values()) + count == SIZE:
        return _shuffled(_of(box, seat, likely[pick(len(likely))] - seen), pick)
    return _any_legal(table, seen, cards, count)


@lru_cache(maxsize=64)
def lists_of(box: Box, hero: int) -> tuple[Counter[int], ...]:
    """The preconstructed decks of a character, by card."""
    name = box.hero_names[hero]
    decks = [deck.cards for deck in box.pack.decks if deck.character == name]
    return tuple([Counter({box.by_slug[slug]: n for slug, n in cards.items()}) for cards in decks])


def _of(box: Box, seat: Seat, cards: Counter[int]) -> list[Face]:
    return [box.face_of[seat][number] for number in cards.elements()]


def _shuffled(faces: Iterable[Face], pick: Pick) -> list[Face]:
    cards = list(faces)
    for k in range(len(cards) - 1, 0, -1):
        other = pick(k + 1)
        cards[k], cards[other] = cards[other], cards[k]
    return cards


def _any_legal(table: SenjutsuTable, seen: Counter[int], cards: list[Face], count: int) -> list[Face]:
    """The first ones of a shuffled heap that keep to the limits."""
    box, chosen = table.box, list[Face]()
    ranks = Counter(box.abilities[number].rank for number in seen.elements())
    schools = {box.abilities[number].school for number in seen} - {-1}
    for face in _mixed(cards):
        ability = box.abilities[box.ability_of[face]]
        if len(chosen) == count:
            break
        if ability.rank == _GOLD and ranks[_GOLD] >= MOST_GOLD:
            continue
        if ability.rank == _JADE and ranks[_JADE] >= MOST_JADE:
            continue
        if table.is_matched and ability.school >= 0:
            if schools - {ability.school}:
                continue
            schools.add(ability.school)
        ranks[ability.rank] += 1
        chosen.append(face)
    return chosen


def _mixed(cards: list[Face]) -> list[Face]:
    """Two shuffled heaps, basic and personal, one from here and one from there: as decks are."""
    half = len(cards) // 2
    pairs = zip(cards[:half], reversed(cards[half : 2 * half]), strict=True)
    return [*[card for pair in pairs for card in pair], *cards[2 * half :]]
