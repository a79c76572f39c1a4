"""Writing letters in Winter (SEN-40 to SEN-46): a letter is one act, made of notes.

What may be written follows from what the writer sees: his own hand, and facts that everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.places import Spots
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers.winter import LetterPart
from ..board import holder, player_of
from ..box import PROVINCES, Box
from ..events.winter import LetterSent
from ..notes import (
    ASK,
    GIVE,
    MODE,
    PLEA,
    SHOW,
    SWORN,
    TO_ALL,
    VOW,
    WANT,
    WONDER,
    is_a_wish,
    is_kept,
)
from ..pieces import BIDS, COUNTS, DISPLAY, EMPEROR, HAND, LOTS, NOBODY_THERE, REMOVED, WORDS, words_to
from ..reasons import winter as why
from ..reasons.common import NO_SUCH_PLAYER
from ..table import Me, Numbers, Senji, SenjiTable, put

MOST_NOTES: Final = 12
"""House limit: how much fits into one letter."""
MOST_LETTERS: Final = 20
MOST_LETTERS_IN_ROUNDS: Final = 6
"""House limit: letters of one player in one Winter, counter-offers with them."""

_HOST_WORDS: Final = frozenset({"first", "last", "autumn_first", "autumn_last"})


def letters_allowed(table: SenjiTable) -> int:
    """How many letters a player may send in one Winter."""
    return MOST_LETTERS if table.glass else MOST_LETTERS_IN_ROUNDS


def why_not_target(me: Me, target: Seat) -> Reason | None:
    """Why one cannot deal with that player at all."""
    if target >= me.seats:
        return NO_SUCH_PLAYER(target=target)
    if target == me.seat:
        return why.NOT_TO_ONESELF()
    if target in me.table.out:
        return why.HAS_BEEN_ELIMINATED(target=target)
    return None


# --- a letter -----------------------------------------------------------------------------------


def why_not_letter(me: Me, target: Seat) -> Reason | None:
    """SEN-40: to somebody else who is still in, or to all; so many a Winter."""
    reason = None if target == TO_ALL else why_not_target(me, target)
    return why_not_one_more(me) if reason is None else reason


def why_not_one_more(me: Me) -> Reason | None:
    """The house limit of letters."""
    limit = letters_allowed(me.table)
    return why.ENOUGH_LETTERS(limit=limit) if me.table.letters[me.seat] >= limit else None


def notes_of(parts: Iterable[Answer]) -> list[int]:
    """The notes that these parts of a letter are."""
    return [part.note for part in parts if isinstance(part, LetterPart)]


def why_not_so(me: Me, parts: Sequence[Answer]) -> Reason | None:
    """SEN-40: a letter says something; how the exchange is made is not enough."""
    how = me.table.box.notes.open
    for part in parts:
        if isinstance(part, LetterPart) and part.note != how:
            return None
    return why.LETTER_SAYS_NOTHING()


def send(g: Senji, seat: Seat, target: Seat, parts: Iterable[Answer]) -> None:
    """The letter lies before its reader, in place of an earlier one; mere promises stand at once (SEN-45)."""
    table, notes = g.table, g.table.box.notes
    faces = notes_of(parts)
    letter = notes.letter(faces)
    goal = WORDS[seat] if target == TO_ALL else words_to(g.seats, seat, target)
    kept = [p & FACE for p in g.places[goal] if is_kept(notes, p)]
    if letter.only_vows:
        body = with_oaths(kept, (notes.note(SWORN, vow) for vow in letter.vows))
    else:
        body = kept + faces
    table.letters = put(table.letters, seat, table.letters[seat] + 1)
    g.tell(LetterSent(seat, (g.page(goal, body),), seat if target == TO_ALL else target))


def with_oaths(faces: list[int], oaths: Iterable[int]) -> list[int]:
    """The same notes and those promises, each once."""
    return faces + [oath for oath in dict.fromkeys(oaths) if oath not in faces]


# --- notes --------------------------------------------------------------------------------------


def why_not_note(me: Me, to: Seat, so_far: Sequence[Answer], part: Answer) -> Reason | None:
    """Why that cannot stand in a letter to that player (or to all) after what it says already."""
    if not isinstance(part, LetterPart):
        return NOT_A_PART_HERE()
    if len(so_far) >= MOST_NOTES:
        return why.LETTER_IS_FULL(limit=MOST_NOTES)
    notes, note = me.table.box.notes, part.note
    sort, what = notes.sort[note], notes.tells[note]
    if sort == WANT:
        return None if is_a_wish(notes.wants[what]) else why.WISH_IS_A_CARD(note=note)
    is_said_enough = _is_said_enough(me, so_far, note)
    if sort in (GIVE, SHOW):
        return why_not_held(me, what) if is_said_enough else None
    if sort == ASK:
        return why.CARD_IS_NOT_TO_BE_HAD(card=what) if is_said_enough else None
    if is_said_enough:
        return why.ALREADY_WRITTEN(note=note)
    if sort == MODE:
        return None
    if sort == WONDER:
        return why_not_wonder(me, to, note)
    hearer = -1 if to == TO_ALL else to
    if sort == VOW:
        return why_not_promise(me.table, me.seat, hearer, note)
    return why_not_promise(me.table, hearer, me.seat, note)


def why_not_held(me: Me, card: int) -> Reason:
    """Why a card cannot be given: where it is instead, or only that it is not in the hand."""
    if me.holds(HAND[me.seat], card):
        return why.NOT_IN_YOUR_HAND(card=card)
    if me.holds(BIDS[me.seat], card):
        return why.CARD_IS_BID(card=card)
    if me.holds(DISPLAY[me.seat], card):
        return why.CARD_IS_DISPLAYED(card=card)
    return why.NOT_IN_YOUR_HAND(card=card)


def out_of_reach(me: Me) -> Numbers:
    """By card: how many everybody knows, or this player knows, to be in nobody else's hand."""
    return _numbers(me.table.box, me.faces_in(_KNOWN[me.seats][me.seat]))


_KNOWN: Final = {
    seats: [Spots((HAND[seat], BIDS[seat], LOTS, REMOVED, *DISPLAY[:seats])) for seat in range(seats)]
    for seats in COUNTS
}
"""By number of players and seat: where cards lie that this player sees, and that nobody else holds."""


def _numbers(box: Box, cards: Iterable[int]) -> Numbers:
    """By card: how many there are of it."""
    numbers = [0] * box.diplomacy
    for card in cards:
        numbers[card] += 1
    return tuple(numbers)


def why_not_wonder(me: Me, to: Seat, note: int) -> Reason | None:
    """SEN-40: one asks somebody, and about others than the two."""
    if to == TO_ALL:
        return why.ASK_SOMEBODY()
    word, family = me.table.box.notes.questions[me.table.box.notes.tells[note]]
    if word == "attack" and player_of(me.table, family) in (-1, me.seat, to):
        return why.NOT_AGAINST_THEM(note=note)
    return None


def why_not_promise(table: SenjiTable, maker: Seat, hearer: Seat, note: int) -> Reason | None:
    """What would be a promise from one player to another (-1: anybody) by what everybody sees."""
    notes = table.box.notes
    word, of = notes.promises[notes.tells[note]]
    if word in _HOST_WORDS:
        if maker != table.host or hearer < 0:
            return why.ONLY_THE_HOST_PROMISES(note=note)
        return why.NOT_THEIR_PROVINCE(note=note) if of >= 0 and holder(table, of) != hearer else None
    if word == "attack":
        victim = player_of(table, of)
    elif word == "strike":
        victim = holder(table, of)
        if victim == EMPEROR and maker == table.host:
            return why.NOT_AGAINST_THEM(note=note)
    else:
        return None
    return why.NOT_AGAINST_THEM(note=note) if victim in (NOBODY_THERE, maker, hearer) else None


def _promises(
    box: Box,
    fortress: Numbers,
    families: Numbers,
    out: tuple[Seat, ...],
    host: Seat,
    maker: Seat,
    hearer: Seat,
) -> list[int]:
    """All promises that `why_not_promise` has nothing against, and much faster."""
    by_word, held = box.notes.by_word, [*fortress]
    emperors = box.emperors[len(families)]
    if emperors >= 0:
        held[emperors] = EMPEROR
    promises = [by_word["peace"], by_word["mercy"], by_word["no_trade"]]
    if maker == host and hearer >= 0:
        promises += [by_word["autumn_first"], by_word["autumn_last"]]
        first, last = by_word["first"], by_word["last"]
        theirs = [province for province in range(PROVINCES) if held[province] == hearer]
        promises += [first + p for p in theirs] + [last + p for p in theirs]
    attack, strike = by_word["attack"], by_word["strike"]
    spared = {NOBODY_THERE, maker, hearer}
    promises += [attack + of for seat, of in enumerate(families) if seat not in spared and seat not in out]
    if maker == host:
        spared.add(EMPEROR)
    return promises + [strike + p for p, holds in enumerate(held) if holds not in spared]


@lru_cache(maxsize=1 << 8)
def _questions(box: Box, families: Numbers, out: tuple[Seat, ...], by: Seat, to: Seat) -> list[LetterPart]:
    """All questions that `why_not_wonder` has nothing against."""
    spared = {families[by], families[to], *[families[seat] for seat in out]}
    return [
        box.say.winter.part[box.notes.note(WONDER, k)]
        for k, (word, family) in enumerate(box.notes.questions)
        if word != "attack" or (family in families and family not in spared)
    ]


def letter_menu(me: Me) -> list[Answer]:
    """Everything that looks like a note: own cards wherever they lie, and all that can be said."""
    box = me.table.box
    part, notes = box.say.winter.part, box.notes
    own = sorted({*me.faces(HAND[me.seat]), *me.faces(BIDS[me.seat]), *me.faces(DISPLAY[me.seat])})
    cards = [part[notes.note(sort, card)] for sort in (GIVE, SHOW) for card in own if card < box.valued]
    return [*cards, *_sayable(box)]


@lru_cache(maxsize=1 << 6)
def _sayable(box: Box) -> tuple[LetterPart, ...]:
    """What can be said whatever one holds."""
    part, notes = box.say.winter.part, box.notes
    words = [part[note] for note in part if notes.sort[note] in (ASK, VOW, PLEA, WONDER)]
    return (*words, *box.say.winter.wishes, part[notes.open])


def notes_to_add(me: Me, to: Seat, so_far: Sequence[Answer]) -> list[Answer]:
    """All that can be said next in a letter to that player: the same as asking `why_not_note` of each, and
    much faster."""
    if len(so_far) >= MOST_NOTES:
        return []
    table, hand, known = me.table, me.faces(HAND[me.seat]), me.faces_in(_KNOWN[me.seats][me.seat])
    cards = _cards(table.box, tuple(hand), tuple(known))
    words = _words(table.box, table.fortress, table.families, table.out, table.host, me.seat, to)
    enough = {note for note in notes_of(so_far) if _is_said_enough(me, so_far, note)}
    if enough:
        return [part for part in (*cards, *words) if part.note not in enough]
    return [*cards, *words]


def notes_left(me: Me, so_far: Sequence[Answer], before: Sequence[Answer], at: int) -> Sequence[Answer]:
    """The same just after `before[at]` was added: no other note becomes impossible by it."""
    if len(so_far) >= MOST_NOTES:
        return ()
    part = before[at]
    if not isinstance(part, LetterPart) or not _is_said_enough(me, so_far, part.note):
        return before
    left = [*before]
    del left[at]
    return left


def _is_said_enough(me: Me, so_far: Sequence[Answer], note: int) -> bool:
    """Whether a letter that says so much cannot say that note, too: a card is said as often as there are
    copies, a wish as often as one likes, the rest once."""
    box = me.table.box
    sort, what = box.notes.sort[note], box.notes.tells[note]
    if sort == WANT:
        return False
    said = notes_of(so_far)
    if sort in (GIVE, SHOW):
        return said.count(note) >= me.faces(HAND[me.seat]).count(what)
    if sort == ASK:
        gone = me.faces_in(_KNOWN[me.seats][me.seat]).count(what)
        return gone + said.count(note) >= box.copies[what]
    return note in said


@lru_cache(maxsize=1 << 11)
def _cards(box: Box, hand: Numbers, known: Numbers) -> tuple[LetterPart, ...]:
    """What can be said of cards by one who holds these, and knows that those are in nobody else's hand."""
    held, gone = sorted(set(hand)), _numbers(box, known)
    askable = [card for card in range(box.valued) if gone[card] < box.copies[card]]
    sorts = ((GIVE, held), (SHOW, held), (ASK, askable))
    part, first = box.say.winter.part, box.notes.first
    return tuple([part[first[sort] + card] for sort, cards in sorts for card in cards])


@lru_cache(maxsize=1 << 11)
def _words(
    box: Box, fortress: Numbers, families: Numbers, out: tuple[Seat, ...], host: Seat, by: Seat, to: Seat
) -> tuple[LetterPart, ...]:
    """What can be said to that player beside cards by name."""
    part, vow, plea = box.say.winter.part, box.notes.first[VOW], box.notes.first[PLEA]
    hearer = -1 if to == TO_ALL else to
    vows = [part[vow + k] for k in _promises(box, fortress, families, out, host, by, hearer)]
    pleas = [part[plea + k] for k in _promises(box, fortress, families, out, host, hearer, by)]
    questions = [] if to == TO_ALL else _questions(box, families, out, by, to)
    return (*box.say.winter.wishes, *vows, *pleas, *questions, part[box.notes.open])


def others(me: Me) -> tuple[Seat, ...]:
    """Everybody one can deal with."""
    return _others(me.seats, me.table.out, me.seat)


@lru_cache(maxsize=1 << 8)
def _others(seats: int, out: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(seats) if other != seat and other not in out)
