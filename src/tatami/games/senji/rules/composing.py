"""Writing letters in Winter (SEN-40 to SEN-46): a letter is one act, made of notes.

What may be written follows from what the writer sees: his own hand, and facts that everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

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
    notes, note, said = me.table.box.notes, part.note, notes_of(so_far)
    if len(said) >= MOST_NOTES:
        return why.LETTER_IS_FULL(limit=MOST_NOTES)
    sort, what = notes.sort[note], notes.tells[note]
    if sort in (GIVE, SHOW):
        return None if me.faces(HAND[me.seat]).count(what) > said.count(note) else why_not_held(me, what)
    if sort == ASK:
        gone = out_of_reach(me)[what] + said.count(note)
        return None if gone < me.table.box.copies[what] else why.CARD_IS_NOT_TO_BE_HAD(card=what)
    if sort == WANT:
        return None if is_a_wish(notes.wants[what]) else why.WISH_IS_A_CARD(note=note)
    if note in said:
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
    return _numbers(me.table.box, tuple(me.faces_in(_KNOWN[me.seats][me.seat])))


_KNOWN: Final = {
    seats: [Spots((HAND[seat], BIDS[seat], LOTS, REMOVED, *DISPLAY[:seats])) for seat in range(seats)]
    for seats in COUNTS
}
"""By number of players and seat: where cards lie that this player sees, and that nobody else holds."""


@lru_cache(maxsize=1 << 11)
def _numbers(box: Box, cards: Numbers) -> Numbers:
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
) -> tuple[int, ...]:
    """All promises that `why_not_promise` has nothing against, and much faster."""
    by_word, seats = box.notes.by_word, len(families)
    held = [*fortress]
    emperors = box.emperors[seats]
    if emperors >= 0:
        held[emperors] = EMPEROR
    promises = [by_word[word] for word in ("peace", "mercy", "no_trade")]
    if maker == host and hearer >= 0:
        promises += [by_word["autumn_first"], by_word["autumn_last"]]
        first, last = by_word["first"], by_word["last"]
        theirs = [province for province in range(PROVINCES) if held[province] == hearer]
        promises += [first + p for p in theirs] + [last + p for p in theirs]
    attack, strike = by_word["attack"], by_word["strike"]
    spared = {NOBODY_THERE, maker, hearer}
    promises += [attack + families[s] for s in range(seats) if s not in spared and s not in out]
    if maker == host:
        spared.add(EMPEROR)
    return (*promises, *(strike + p for p in range(PROVINCES) if held[p] not in spared))


def _questions(box: Box, families: Numbers, out: tuple[Seat, ...], by: Seat, to: Seat) -> tuple[int, ...]:
    """All questions that `why_not_wonder` has nothing against."""
    spared = {families[by], families[to], *(families[seat] for seat in out)}
    return tuple(
        k
        for k, (word, family) in enumerate(box.notes.questions)
        if word != "attack" or (family in families and family not in spared)
    )


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
    said = notes_of(so_far)
    if len(said) >= MOST_NOTES:
        return []
    box, hand, gone = me.table.box, me.faces(HAND[me.seat]), out_of_reach(me)
    cards, words = _cards(box, tuple(hand), gone), _words_to(me, to)
    left: list[Answer] = [*cards.parts, *words.parts]
    if said:
        notes = [*cards.notes, *words.notes]
        for note in _said_enough(box, said, hand, gone):
            if note in notes:
                at = notes.index(note)
                del notes[at], left[at]
    return left


class _Sayable(NamedTuple):
    """Notes, and the parts of a letter that say them."""

    notes: Numbers
    parts: tuple[LetterPart, ...]


@lru_cache(maxsize=1 << 11)
def _cards(box: Box, hand: Numbers, gone: Numbers) -> _Sayable:
    """What can be said of cards by one who holds these, where so many of each are out of reach."""
    held = sorted(set(hand))
    askable = [card for card in range(box.valued) if gone[card] < box.copies[card]]
    sorts = ((GIVE, held), (SHOW, held), (ASK, askable))
    part, first = box.say.winter.part, box.notes.first
    return _said(tuple([part[first[sort] + card] for sort, cards in sorts for card in cards]))


def _words_to(me: Me, to: Seat) -> _Sayable:
    """What can be said to that player beside cards by name."""
    table = me.table
    return _words(table.box, table.fortress, table.families, table.out, table.host, me.seat, to)


@lru_cache(maxsize=1 << 11)
def _words(
    box: Box, fortress: Numbers, families: Numbers, out: tuple[Seat, ...], host: Seat, by: Seat, to: Seat
) -> _Sayable:
    part, first = box.say.winter.part, box.notes.first
    hearer = -1 if to == TO_ALL else to
    vows = _promises(box, fortress, families, out, host, by, hearer)
    pleas = _promises(box, fortress, families, out, host, hearer, by)
    questions = () if to == TO_ALL else _questions(box, families, out, by, to)
    sorts = ((VOW, vows), (PLEA, pleas), (WONDER, questions))
    words = [part[first[sort] + k] for sort, of in sorts for k in of]
    return _said((*box.say.winter.wishes, *words, part[box.notes.open]))


def _said(parts: tuple[LetterPart, ...]) -> _Sayable:
    return _Sayable(tuple([one.note for one in parts]), parts)


def _said_enough(box: Box, said: list[int], hand: list[int], gone: Numbers) -> set[int]:
    """Notes that the letter cannot hold once more: a card can be said as often as there are copies, a wish as
    often as one likes, the rest once."""
    notes, enough = box.notes, set[int]()
    for note in said:
        sort, what = notes.sort[note], notes.tells[note]
        if sort in (GIVE, SHOW):
            full = said.count(note) >= hand.count(what)
        elif sort == ASK:
            full = gone[what] + said.count(note) >= box.copies[what]
        else:
            full = sort != WANT
        if full:
            enough.add(note)
    return enough


def others(me: Me) -> tuple[Seat, ...]:
    """Everybody one can deal with."""
    return _others(me.seats, me.table.out, me.seat)


@lru_cache(maxsize=1 << 8)
def _others(seats: int, out: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(seats) if other != seat and other not in out)
