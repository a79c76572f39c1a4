"""Writing letters in Winter (SEN-40 to SEN-46): note by note into a draft that only its writer sees.

What may be written follows from what the writer sees: his own hand, and facts that everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.places import Spots
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.winter import Compose
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
    TO,
    TO_ALL,
    VOW,
    WANT,
    WONDER,
    Letter,
    is_a_wish,
    is_kept,
)
from ..pieces import BIDS, COUNTS, DISPLAY, DRAFT, EMPEROR, HAND, LOTS, NOBODY_THERE, REMOVED, WORDS, words_to
from ..reasons import winter as why
from ..reasons.common import NO_SUCH_PLAYER
from ..table import Me, Numbers, Senji, SenjiTable, put

MOST_NOTES: Final = 12
"""House limit: how much fits into one letter."""
MOST_LETTERS: Final = 20
MOST_LETTERS_IN_ROUNDS: Final = 6
"""House limit: letters of one player in one Winter."""

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


def draft_of(me: Me) -> Letter:
    """What this player is writing."""
    return me.table.box.notes.letter(me.faces(DRAFT[me.seat]))


# --- beginning and ending a letter --------------------------------------------------------------


def why_not_write(me: Me, target: Seat) -> Reason | None:
    """SEN-40: one letter at a time."""
    if target != TO_ALL:
        reason = why_not_target(me, target)
        if reason is not None:
            return reason
    if me.count(DRAFT[me.seat]):
        return why.LETTER_IN_HAND()
    limit = letters_allowed(me.table)
    return why.ENOUGH_LETTERS(limit=limit) if me.table.letters[me.seat] >= limit else None


def write(g: Senji, seat: Seat, target: Seat) -> None:
    write_down(g, seat, [g.table.box.notes.note(TO, target)])


def write_down(g: Senji, seat: Seat, faces: list[int]) -> None:
    """These are the notes of this player's draft now; nobody else learns of it."""
    g.rewrite(seat, DRAFT[seat], faces)


def why_not_send(me: Me, draft: Letter) -> Reason | None:
    """A letter says something, and gives only what its writer holds (SEN-41)."""
    if draft.to < 0:
        return why.NO_LETTER_BEGUN()
    if draft.said == draft.open:
        return why.LETTER_SAYS_NOTHING()
    if draft.gives or draft.shows:
        hand = me.faces(HAND[me.seat])
        for said in (draft.gives, draft.shows):
            for card in said:
                if hand.count(card) < said.count(card):
                    return why_not_held(me, card)
    return None


def send(g: Senji, seat: Seat) -> None:
    """The letter lies before its reader, in place of an earlier one; mere promises stand at once (SEN-45)."""
    table, notes = g.table, g.table.box.notes
    faces = [p & FACE for p in g.places[DRAFT[seat]]]
    draft = notes.letter(faces)
    goal = WORDS[seat] if draft.to == TO_ALL else words_to(g.seats, seat, draft.to)
    kept = [p & FACE for p in g.places[goal] if is_kept(notes, p)]
    if draft.only_vows:
        body = with_oaths(kept, (notes.note(SWORN, vow) for vow in draft.vows))
    else:
        body = kept + [face for face in faces if notes.sort[face] != TO]
    table.letters = put(table.letters, seat, table.letters[seat] + 1)
    pages = (g.page(DRAFT[seat], ()), g.page(goal, body))
    g.tell(LetterSent(seat, pages, seat if draft.to == TO_ALL else draft.to))


def with_oaths(faces: list[int], oaths: Iterable[int]) -> list[int]:
    """The same notes and those promises, each once."""
    return faces + [oath for oath in dict.fromkeys(oaths) if oath not in faces]


# --- notes --------------------------------------------------------------------------------------


def why_not_compose(me: Me, note: int) -> Reason | None:
    """Why that note cannot stand in the letter that this player is writing."""
    notes = me.table.box.notes
    draft = draft_of(me)
    if draft.to < 0:
        return why.NO_LETTER_BEGUN()
    if draft.said >= MOST_NOTES:
        return why.LETTER_IS_FULL(limit=MOST_NOTES)
    sort, what = notes.sort[note], notes.tells[note]
    if sort == GIVE:
        return (
            None if me.faces(HAND[me.seat]).count(what) > draft.gives.count(what) else why_not_held(me, what)
        )
    if sort == SHOW:
        return (
            None if me.faces(HAND[me.seat]).count(what) > draft.shows.count(what) else why_not_held(me, what)
        )
    if sort == ASK:
        gone = out_of_reach(me)[what] + draft.asks.count(what)
        return None if gone < me.table.box.copies[what] else why.CARD_IS_NOT_TO_BE_HAD(card=what)
    if sort == WANT:
        return None if is_a_wish(notes.wants[what]) else why.WISH_IS_A_CARD(note=note)
    if note in me.faces(DRAFT[me.seat]):
        return why.ALREADY_WRITTEN(note=note)
    if sort == MODE:
        return None
    if sort == WONDER:
        return why_not_wonder(me, draft.to, note)
    hearer = -1 if draft.to == TO_ALL else draft.to
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
    return _reach(me.table.box, tuple(me.faces_in(_KNOWN[me.seats][me.seat])))[0]


_KNOWN: Final = {
    seats: [Spots((HAND[seat], BIDS[seat], LOTS, REMOVED, *DISPLAY[:seats])) for seat in range(seats)]
    for seats in COUNTS
}
"""By number of players and seat: where cards lie that this player sees, and that nobody else holds."""


@lru_cache(maxsize=1 << 11)
def _reach(box: Box, known: Numbers) -> tuple[Numbers, Numbers]:
    """How many of each card are out of reach if these are, and which can be asked for."""
    gone = [0] * box.diplomacy
    for face in known:
        gone[face] += 1
    return tuple(gone), tuple([card for card in range(box.valued) if gone[card] < box.copies[card]])


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


def promises_between(table: SenjiTable, maker: Seat, hearer: Seat) -> tuple[int, ...]:
    """All promises that `why_not_promise` has nothing against, and much faster."""
    return _promises(table.box, table.fortress, table.families, table.out, table.host, maker, hearer)


@lru_cache(maxsize=1 << 12)
def _promises(
    box: Box,
    fortress: Numbers,
    families: Numbers,
    out: tuple[Seat, ...],
    host: Seat,
    maker: Seat,
    hearer: Seat,
) -> tuple[int, ...]:
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


@lru_cache(maxsize=1 << 10)
def _questions(box: Box, families: Numbers, out: tuple[Seat, ...], by: Seat, to: Seat) -> tuple[int, ...]:
    """All questions that `why_not_wonder` has nothing against."""
    spared = {families[by], families[to], *(families[seat] for seat in out)}
    return tuple(
        k
        for k, (word, family) in enumerate(box.notes.questions)
        if word != "attack" or (family in families and family not in spared)
    )


def add_notes(me: Me, draft: Letter, hand: list[int], cards: Numbers, answers: list[Answer]) -> None:
    """All notes that can be added now, as answers; `cards` are those of the hand, each once."""
    if draft.said >= MOST_NOTES:
        return
    table, box = me.table, me.table.box
    gone, askable = _reach(box, tuple(me.faces_in(_KNOWN[me.seats][me.seat])))
    to_all = draft.to == TO_ALL
    hearer = -1 if to_all else draft.to
    every, index = _all_notes(
        box,
        cards,
        askable,
        promises_between(table, me.seat, hearer),
        promises_between(table, hearer, me.seat),
        () if to_all else _questions(box, table.families, table.out, me.seat, draft.to),
    )
    if draft.said:
        left = [*every]
        found = [index[note] for note in _said_enough(box, draft, hand, gone) if note in index]
        for at in sorted(found, reverse=True):
            del left[at]
        answers += left
    else:
        answers += every


@lru_cache(maxsize=1 << 11)
def _all_notes(
    box: Box, hand: Numbers, askable: Numbers, vows: Numbers, pleas: Numbers, questions: Numbers
) -> tuple[tuple[Compose, ...], dict[int, int]]:
    """What can be written into an empty letter by one who holds and may ask for these cards, and by note
    where in that row it stands."""
    compose, first = box.say.winter.compose, box.notes.first
    sorts = ((GIVE, hand), (SHOW, hand), (ASK, askable))
    cards = [compose[first[sort] + card] for sort, cards in sorts for card in cards]
    sorts = ((VOW, vows), (PLEA, pleas), (WONDER, questions))
    words = [compose[first[sort] + k] for sort, of in sorts for k in of]
    every = (*cards, *box.say.winter.wishes, *words, compose[box.notes.open])
    return every, {answer.note: k for k, answer in enumerate(every)}


def _said_enough(box: Box, draft: Letter, hand: list[int], gone: Numbers) -> set[int]:
    """Notes that the letter cannot hold once more: a card as often as there are copies, the rest once."""
    first, said = box.notes.first, set[int]()
    for sort, cards in ((GIVE, draft.gives), (SHOW, draft.shows)):
        for card in cards:
            if cards.count(card) >= hand.count(card):
                said.add(first[sort] + card)
    for card in draft.asks:
        if gone[card] + draft.asks.count(card) >= box.copies[card]:
            said.add(first[ASK] + card)
    for sort, of in ((VOW, draft.vows), (PLEA, draft.pleas), (WONDER, draft.wonders)):
        for k in of:
            said.add(first[sort] + k)
    if draft.open:
        said.add(box.notes.open)
    return said


def others(me: Me) -> tuple[Seat, ...]:
    """Everybody one can deal with."""
    return _others(me.seats, me.table.out, me.seat)


@lru_cache(maxsize=1 << 8)
def _others(seats: int, out: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(seats) if other != seat and other not in out)
