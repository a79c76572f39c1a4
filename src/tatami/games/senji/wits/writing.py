"""Letters of one's own: swaps of cards that both can use, and peace with neighbours one does not attack."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat, clockwise

from ..board import holder, provinces_of
from ..box import MEMBER
from ..notes import ASK, GIVE, PLEA, VOW, WANT, Letter
from ..pieces import DRAFT, words_to
from ..rules.composing import out_of_reach
from . import weights
from .cards import plans_of
from .dealing import Deal, gain_of
from .scene import Scene
from .war import War


def write(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """The next word of a letter, or a new one to somebody; None: nothing more to say."""
    memory, say = scene.memory, scene.box.say.winter
    draft = scene.view.faces(DRAFT[scene.seat])
    if draft:
        return _go_on(scene, draft, legal)
    if sum(memory.written) >= weights.MOST_LETTERS:
        return None
    for seat in clockwise(scene.seat, scene.seats):
        if seat in scene.rivals and say.write[seat] in legal and _may_write(scene, seat):
            notes = propose(scene, seat)
            memory.written[seat] += 1
            if notes:
                memory.letter = notes
                return say.write[seat]
    return None


def _go_on(scene: Scene, draft: list[int], legal: Sequence[Answer]) -> Answer | None:
    say, letter = scene.box.say.winter, scene.memory.letter
    said = len(draft) - 1
    if letter and draft[1:] == letter[:said]:
        answer = say.compose[letter[said]] if said < len(letter) else say.send
        if answer in legal:
            return answer
    return say.scrap if say.scrap in legal else None


def _may_write(scene: Scene, seat: Seat) -> bool:
    """Not to whoever is about to win, has broken his word, or has heard enough."""
    memory = scene.memory
    if scene.is_dangerous(seat) or memory.grudge[seat] >= weights.SULKS or seat in memory.dealt:
        return False
    if memory.written[seat] > min(memory.declined[seat], weights.MOST_LETTERS_EACH - 1):
        return False
    place = words_to(scene.seats, scene.seat, seat)
    return not Letter(scene.box.notes, scene.view.faces(place)).said


def propose(scene: Scene, partner: Seat) -> list[int]:
    """The notes of a letter that both should like, or none."""
    notes = scene.box.notes
    plain = scene.memory.written[partner] > 0
    pair = (-1, -1) if plain else _hostages(scene, partner)
    given, got = ([pair[0]], [pair[1]]) if pair[0] >= 0 else ([], [])
    letter = [notes.note(GIVE, card) for card in given] + [notes.note(ASK, card) for card in got]
    wish = _messenger(scene, partner, given, got)
    if wish is not None:
        own, theirs, want = wish
        letter += [notes.note(GIVE, own), notes.note(WANT, want)]
        given, got = [*given, own], [*got, theirs]
    peace = notes.by_word["peace"]
    vows = [peace] if not scene.has_sworn(partner, "peace") and _wants_peace(scene, partner) else []
    if given and gain_of(scene, partner, Deal(given, got, (), ())) < weights.LEAST_GAIN:
        letter = []
    return letter + [notes.note(sort, peace) for sort in (VOW, PLEA) for _ in vows]


def _hostages(scene: Scene, partner: Seat) -> tuple[int, int]:
    """The highest members of the same value that both can still display: one's own, and the partner's."""
    box, table = scene.box, scene.table
    theirs = table.families[partner]
    mine_shown, their_shown = scene.shown(scene.seat)[theirs], scene.shown(partner)[scene.family]
    held = [box.value[c] for c in scene.hand if box.kind[c] == MEMBER and box.family[c] == theirs]
    mine_shown = max([mine_shown, *held])
    gone = out_of_reach(scene.me)
    own = {box.value[c]: c for c in scene.hand if box.kind[c] == MEMBER and box.family[c] == scene.family}
    for card in sorted(range(box.valued), key=lambda c: -box.value[c]):
        value = box.value[card]
        if (
            box.kind[card] == MEMBER
            and box.family[card] == theirs
            and gone[card] < box.copies[card]
            and scene.memory.abroad.get(card) is None
            and value in own
            and value > max(mine_shown, their_shown)
        ):
            return own[value], card
    return -1, -1


def _messenger(
    scene: Scene, partner: Seat, given: Sequence[int], got: Sequence[int]
) -> tuple[int, int, int] | None:
    """For the diplomatic action: a low card of one's own for any of theirs; with what it may turn out to be,
    and the wish."""
    box, notes = scene.box, scene.box.notes
    theirs = scene.table.families[partner]
    if any(box.family[c] == theirs and c not in plans_of(scene, scene.hand).display for c in scene.hand):
        return None
    own = [c for c in scene.hand if box.family[c] == scene.family and c not in given]
    cards = [c for c in range(box.valued) if box.family[c] == theirs and c not in got]
    if not own or not cards:
        return None
    low = min(own, key=lambda c: (box.value[c], box.kind[c] == MEMBER, c))
    expected = min(cards, key=lambda c: (box.value[c], box.kind[c] == MEMBER, c))
    return low, expected, notes.wants.index((theirs, -1, -1))


def _wants_peace(scene: Scene, partner: Seat) -> bool:
    """A neighbour whom one does not plan to attack."""
    table, box = scene.table, scene.box
    near = {holder(table, q) for p in provinces_of(table, scene.seat) for q in box.land[p]}
    return partner in near and War(scene).best_against(partner) < weights.PEACE
