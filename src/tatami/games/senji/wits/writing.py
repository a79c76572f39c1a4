"""Letters of one's own: swaps of cards that both can use, and peace with neighbours one does not attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat, clockwise

from .. import grounds
from ..board import holder, provinces_of
from ..box import MEMBER
from ..notes import ASK, GIVE, PLEA, VOW, WANT
from ..rules.composing import out_of_reach
from ..rules.dealing import without
from . import weights
from .cards import plans_of
from .dealing import Deal, gain_of
from .guessing import by_name, by_turn, likely_gain
from .looking import swap_in_sight
from .rounds import is_last_round, speaks_again
from .saying import letter_of
from .scene import Scene
from .war import War


def write(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """A letter to somebody; None: nothing more to say."""
    memory, say = scene.memory, scene.box.say.winter
    if sum(memory.written) >= weights.MOST_LETTERS:
        return None
    for seat in clockwise(scene.seat, scene.seats):
        if seat in scene.rivals and say.letter[seat] in legal and _may_write(scene, seat):
            notes = propose(scene, seat)
            letter = letter_of(scene, say.letter[seat], notes) if notes else None
            if letter is not None:
                memory.written[seat] += 1
                _argue(scene, seat, notes)
                return letter
    return None


def _argue(scene: Scene, seat: Seat, notes: Sequence[int]) -> None:
    letter = scene.box.notes.letter(notes)
    if letter.gives or letter.asks or letter.wants:
        scene.because.note(grounds.SWAP_FOR_BOTH, target=seat)
    if letter.vows or letter.pleas:
        scene.because.note(grounds.WANTS_PEACE, target=seat)


def _may_write(scene: Scene, seat: Seat) -> bool:
    """Not to whoever is about to win, has broken his word or cannot answer; once, and again after a deal."""
    memory = scene.memory
    if not scene.is_welcome(seat) or not speaks_again(scene, seat):
        return False
    if memory.written[seat] > (seat in memory.dealt):
        return False
    return not scene.letter(scene.seat, seat).said and not scene.letter(seat, scene.seat).said


def propose(scene: Scene, partner: Seat) -> list[int]:
    """The notes of a letter that both should like, as far as one can guess, or none."""
    notes, free = scene.box.notes, _not_offered(scene)
    own, other = swap_in_sight(scene, partner, free)
    if own >= 0:
        return [notes.note(GIVE, own), notes.note(ASK, other)]
    for letter in _ideas(scene, partner, free):
        if likely_gain(scene, partner, letter) >= weights.WORTH_WRITING:
            named = by_name(scene, partner, letter)
            return [] if is_last_round(scene) and notes.letter(named).wants else named
    return [] if is_last_round(scene) else _last_family(scene, partner, free)


def _ideas(scene: Scene, partner: Seat, free: list[int]) -> Iterator[list[int]]:
    """Cards and peace, cards alone, peace alone; that only if it is urgent, and not in rounds, where a letter
    costs both of them time."""
    notes, threat = scene.box.notes, _wish_for_peace(scene, partner)
    peace = [notes.note(sort, notes.by_word["peace"]) for sort in (VOW, PLEA)]
    swap = _swaps(scene, partner, free)
    if swap and threat:
        yield [*swap, *peace]
    if swap:
        yield swap
    if threat > weights.THREAT_ALONE and scene.table.glass:
        yield peace


def _swaps(scene: Scene, partner: Seat, free: list[int]) -> list[int]:
    """A member for a member, and a messenger for a messenger."""
    notes, theirs = scene.box.notes, scene.table.families[partner]
    letter: list[int] = []
    given: list[int] = []
    got: list[int] = []
    own, other = _hostages(scene, partner, free)
    if own >= 0:
        given, got = [own], [other]
        letter = [notes.note(GIVE, own), notes.note(WANT, notes.wants.index((theirs, MEMBER, -1)))]
    low, expected = _messengers(scene, partner, theirs, [c for c in free if c not in given])
    if low >= 0:
        given, got = [*given, low], [*got, expected]
        letter += [notes.note(GIVE, low), notes.note(WANT, notes.wants.index((theirs, -1, -1)))]
    if given and gain_of(scene, partner, Deal(given, got, (), ())) < weights.LEAST_GAIN:
        return []
    return letter


def _last_family(scene: Scene, partner: Seat, free: list[int]) -> list[int]:
    """For the diplomatic action, if one family is lacking and nothing else is written: has he a card of it to
    spare?"""
    notes, held = scene.box.notes, {scene.box.family[card] for card in scene.hand}
    if sum(scene.memory.written) or plans_of(scene, scene.hand).lacking != 1:
        return []
    for family in range(len(scene.box.homes)):
        if family in held or family in (scene.family, scene.table.families[partner]):
            continue
        low, expected = _messengers(scene, partner, family, free)
        if low < 0 or gain_of(scene, partner, Deal([low], [expected], (), ())) < weights.LEAST_GAIN:
            continue
        letter = [notes.note(GIVE, low), notes.note(WANT, notes.wants.index((family, -1, -1)))]
        if likely_gain(scene, partner, letter, [expected] * 3) >= weights.WORTH_WRITING:
            return letter
    return []


def _not_offered(scene: Scene) -> list[int]:
    """Own cards in hand that no letter speaks of yet."""
    left = without(scene.hand, scene.pledged())
    return [card for card in left if scene.box.family[card] == scene.family]


def _hostages(scene: Scene, partner: Seat, free: list[int]) -> tuple[int, int]:
    """A member for a member, as high as both can display: one's own, and what may come for it, or -1."""
    box, theirs = scene.box, scene.table.families[partner]
    their_shown = scene.shown(partner)[scene.family]
    held = [box.value[c] for c in scene.hand if box.kind[c] == MEMBER and box.family[c] == theirs]
    mine_shown = max([scene.shown(scene.seat)[theirs], *held])
    own = [c for c in free if box.kind[c] == MEMBER and box.value[c] > max(their_shown, mine_shown + 1)]
    gone = out_of_reach(scene.me)
    others = [
        c
        for c in range(box.valued)
        if box.kind[c] == MEMBER and box.family[c] == theirs and gone[c] < box.copies[c]
    ]
    if not own or not others:
        return -1, -1
    best = by_turn(scene, partner, own)
    return best, min(others, key=lambda c: abs(box.value[c] - box.value[best]))


def _messengers(scene: Scene, partner: Seat, theirs: int, free: list[int]) -> tuple[int, int]:
    """For the diplomatic action: a low card of one's own, and what of that family may come for it, or -1."""
    box = scene.box
    display = plans_of(scene, scene.hand).display
    if not free or any(box.family[c] == theirs and c not in display for c in scene.hand):
        return -1, -1

    def lowness(card: int) -> tuple[bool, int, int]:
        return box.kind[card] == MEMBER, box.value[card], card

    low = [card for card in free if box.kind[card] != MEMBER] or free
    expected = min((c for c in range(box.valued) if box.family[c] == theirs), key=lowness)
    return by_turn(scene, partner, low, low=True), expected


def _wish_for_peace(scene: Scene, partner: Seat) -> float:
    """How much a neighbour threatens whom one does not plan to attack; 0: one does without his peace."""
    table, box = scene.table, scene.box
    near = {holder(table, q) for p in provinces_of(table, scene.seat) for q in box.land[p]}
    if partner not in near or scene.has_sworn(partner, "peace"):
        return 0.0
    war = War(scene)
    threat = war.threat_from(partner)
    return threat if threat > weights.THREAT and war.best_against(partner) < weights.PEACE else 0.0
