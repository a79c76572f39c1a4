"""Writing letters in Winter (SEN-40 to SEN-46): a letter is one act, made of notes.

What may be written follows from what the writer sees: his own hand, and facts that everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Sight

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

_OF_CARDS: Final = frozenset({GIVE, SHOW, ASK})
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
    kept = notes.kept(g.places[goal])
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
    return _numbers(me.table.box, known_cards(me))


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
    row: Sequence[LetterPart],
    box: Box,
    fortress: Numbers,
    families: Numbers,
    out: tuple[Seat, ...],
    host: Seat,
    maker: Seat,
    hearer: Seat,
) -> list[LetterPart]:
    """All of this row, vows or pleas, that `why_not_promise` has nothing against, and much faster."""
    by_word, held = box.notes.by_word, [*fortress]
    emperors = box.emperors[len(families)]
    if emperors >= 0:
        held[emperors] = EMPEROR
    promises = [row[by_word["peace"]], row[by_word["mercy"]], row[by_word["no_trade"]]]
    if maker == host and hearer >= 0:
        promises += [row[by_word["autumn_first"]], row[by_word["autumn_last"]]]
        first, last = by_word["first"], by_word["last"]
        theirs = [province for province in range(PROVINCES) if held[province] == hearer]
        promises += [row[first + p] for p in theirs] + [row[last + p] for p in theirs]
    attack, strike = by_word["attack"], by_word["strike"]
    spared = {NOBODY_THERE, maker, hearer}
    attacked = [of for seat, of in enumerate(families) if seat not in spared and seat not in out]
    promises += [row[attack + of] for of in attacked]
    if maker == host:
        spared.add(EMPEROR)
    strikes = zip(row[strike : strike + PROVINCES], held, strict=True)
    return promises + [said for said, holds in strikes if holds not in spared]


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
    table, cards = me.table, me.recall(_KNOWN[me.seats][me.seat])
    words = _words(table.box, table.fortress, table.families, table.out, table.host, me.seat, to)
    if not so_far:
        return [*cards, *words]
    enough = {note for note in notes_of(so_far) if _is_said_enough(me, so_far, note)}
    return [part for part in (*cards, *words) if part.note not in enough]


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
    said = notes_of(so_far).count(note)
    if sort not in _OF_CARDS:
        return said > 0
    if said >= box.copies[what]:  # most are the only ones: no need to look where they lie
        return True
    if sort == ASK:
        return known_cards(me).count(what) + said >= box.copies[what]
    return said >= me.faces(HAND[me.seat]).count(what)


def _cards(me: Me) -> tuple[LetterPart, ...]:
    """What can be said of cards by one who holds these, and knows that those are in nobody else's hand."""
    box, say = me.table.box, me.table.box.say.winter
    held, known, asks = sorted(set(me.faces(HAND[me.seat]))), known_cards(me), [*say.ask]
    for card in sorted(set(known), reverse=True):
        if 0 <= card < box.valued and known.count(card) >= box.copies[card]:
            del asks[card]
    return (*[say.give[card] for card in held], *[say.reveal[card] for card in held], *asks)


_KNOWN: Final = {
    seats: [Sight((HAND[seat], BIDS[seat], LOTS, REMOVED, *DISPLAY[:seats]), _cards) for seat in range(seats)]
    for seats in COUNTS
}
"""By number of players and seat: where cards lie that this player sees, and that nobody else holds."""


def known_cards(me: Me) -> list[int]:
    """The cards that lie there."""
    return me.faces_in(_KNOWN[me.seats][me.seat])


@lru_cache(maxsize=1 << 11)
def _words(
    box: Box, fortress: Numbers, families: Numbers, out: tuple[Seat, ...], host: Seat, by: Seat, to: Seat
) -> tuple[LetterPart, ...]:
    """What can be said to that player beside cards by name."""
    say, hearer = box.say.winter, -1 if to == TO_ALL else to
    vows = _promises(say.vow, box, fortress, families, out, host, by, hearer)
    pleas = _promises(say.plea, box, fortress, families, out, host, hearer, by)
    questions = [] if to == TO_ALL else _questions(box, families, out, by, to)
    return (*say.wishes, *vows, *pleas, *questions, say.part[box.notes.open])


def others(me: Me) -> tuple[Seat, ...]:
    """Everybody one can deal with."""
    everybody, out = everybody_but(me.seats, me.seat), me.table.out
    return tuple([other for other in everybody if other not in out]) if out else everybody


@cache
def everybody_but(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All seats of a table but one."""
    return tuple([other for other in range(seats) if other != seat])
