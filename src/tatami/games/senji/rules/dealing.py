"""Reading letters in Winter: accepting, declining, picking cards for a wish, and the exchange itself.

An exchange is one act: all cards move, or nothing changes (SEN-R118). A letter is void as soon as a card that
its writer gives has left his hand (SEN-241); so it is by a card that it asks for, if he sees it leave.
Of what leaves a hand in secret he learns nothing: his letter cannot be accepted while that card is gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.events import Page
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import winter as say
from ..events.winter import Agreed, CardsPicked, Exchanged, LetterDeclined, LetterWithdrawn, Replied
from ..notes import ASK, FIT, GIVE, PLEA, SWORN, TO_ALL, VOW, WANT, Letter
from ..pieces import HAND, WORDS, words_to
from ..reasons import winter as why
from ..table import Me, Senji
from .composing import why_not_note, why_not_one_more, why_not_target, with_oaths

Hand = list[int]


def letter_place(seats: int, writer: Seat, reader: Seat, aloud: bool) -> int:
    """Where a letter lies."""
    return WORDS[writer] if aloud else words_to(seats, writer, reader)


def letter_to_me(me: Me, writer: Seat, aloud: bool) -> Letter:
    return me.table.box.notes.letter(me.faces(letter_place(me.seats, writer, me.seat, aloud)))


def letter_of_mine(me: Me, reader: Seat) -> Letter:
    """What this player has written to another, or to all."""
    place = WORDS[me.seat] if reader == TO_ALL else words_to(me.seats, me.seat, reader)
    return me.table.box.notes.letter(me.faces(place))


def hand_of(g: Senji, seat: Seat) -> Hand:
    return [p & FACE for p in g.places[HAND[seat]]]


def _missing(hand: Hand, cards: Sequence[int]) -> int:
    """A card of which the hand holds too few, or -1."""
    for card in cards:
        if hand.count(card) < cards.count(card):
            return card
    return -1


# --- why not ------------------------------------------------------------------------------------


def why_not_accept(me: Me, writer: Seat, aloud: bool) -> Reason | None:
    """SEN-41, SEN-241: the letter offers something, and the reader holds what it asks for."""
    reason = why_not_target(me, writer)
    if reason is not None:
        return reason
    letter = letter_to_me(me, writer, aloud)
    if not letter.said:
        return why.NO_SUCH_LETTER(target=writer)
    if not letter.offers:
        return why.NOTHING_TO_ACCEPT()
    if letter.wants:
        return (why.WAITS_FOR_THE_WRITER if letter.is_met else why.PICK_CARDS_FIRST)(target=writer)
    return why_not_asked_for(me, letter)


def why_not_asked_for(me: Me, letter: Letter) -> Reason | None:
    """SEN-241: what the letter asks for by name is held."""
    card = asked_in_vain(me.faces(HAND[me.seat]), letter)
    return None if card < 0 else why.ASKED_CARD_IS_GONE(card=card)


def asked_in_vain(hand: Hand, letter: Letter) -> int:
    """A card that the letter asks for by name and its reader, whose hand this is, does not hold, or -1."""
    return _missing(hand, letter.asks)


def can_be_fitted(me: Me, hand: Hand, letter: Letter) -> bool:
    """SEN-R117: whether the reader holds a card for every wish, and what the letter asks for by name."""
    if asked_in_vain(hand, letter) >= 0:
        return False
    return can_all_be_met(me, letter.wants, without(hand, letter.asks))


def why_not_fit(me: Me, writer: Seat, aloud: bool) -> Reason | None:
    """SEN-R117: cards of one's own that are what the writer wishes for, one for each wish."""
    reason = why_not_target(me, writer)
    if reason is not None:
        return reason
    letter = letter_to_me(me, writer, aloud)
    if not letter.wants or letter.is_met:
        return why.NOTHING_TO_PICK(target=writer)
    if aloud and letter_to_me(me, writer, False).said:
        return why.ANOTHER_LETTER_FIRST(target=writer)
    reason = why_not_asked_for(me, letter)
    if reason is not None:
        return reason
    fitted = can_be_fitted(me, me.faces(HAND[me.seat]), letter)
    return None if fitted else why.WISHES_CANNOT_BE_MET(target=writer)


def why_not_pick(me: Me, writer: Seat, aloud: bool, so_far: Sequence[Answer], part: Answer) -> Reason | None:
    """SEN-R117: a card for the next wish, with which those after it can still be met."""
    if not isinstance(part, say.PickCard):
        return NOT_A_PART_HERE()
    letter, card = letter_to_me(me, writer, aloud), part.card
    if len(so_far) >= len(letter.wants):
        return why.NOTHING_TO_PICK(target=writer)
    wish, *later = letter.wants[len(so_far) :]
    if not is_wished(me, wish, card):
        return why.DOES_NOT_FIT(card=card, note=me.table.box.notes.note(WANT, wish))
    left = without(me.faces(HAND[me.seat]), [*letter.asks, *picked_by(so_far)])
    if card not in left:
        return why.NOT_IN_YOUR_HAND(card=card)
    left.remove(card)
    return None if can_all_be_met(me, later, left) else why.NEEDED_FOR_A_WISH(card=card)


def why_not_picked(me: Me, writer: Seat, aloud: bool, parts: Sequence[Answer]) -> Reason | None:
    """SEN-R117: every wish has its card."""
    wishes = letter_to_me(me, writer, aloud).wants[len(parts) :]
    return why.WISH_IS_OPEN(note=me.table.box.notes.note(WANT, wishes[0])) if wishes else None


def picked_by(parts: Iterable[Answer]) -> list[int]:
    """The cards that these parts are."""
    return [part.card for part in parts if isinstance(part, say.PickCard)]


def pick_menu(me: Me) -> list[Answer]:
    """All cards of one's hand, whatever is wished for."""
    cards = me.table.box.say.winter.pick
    return [cards[card] for card in sorted(set(me.faces(HAND[me.seat])))]


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """These cards but for those, each once."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def can_all_be_met(me: Me, wishes: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether each wish can have a card of its own."""
    wished = me.table.box.notes.wished
    if len(wishes) < 2:
        return not wishes or not wished[wishes[0]].isdisjoint(cards)
    given: dict[int, int] = {}
    return all(_meet([wished[wish] for wish in wishes], cards, k, given, set()) for k in range(len(wishes)))


def _meet(
    wishes: Sequence[frozenset[int]], cards: Sequence[int], wish: int, given: dict[int, int], tried: set[int]
) -> bool:
    """Gives that wish a card; `given` says by card which wish has it. One that finds all its cards taken
    makes another wish change to a different card."""
    for at, card in enumerate(cards):
        if at not in tried and card in wishes[wish]:
            tried.add(at)
            if at not in given or _meet(wishes, cards, given[at], given, tried):
                given[at] = wish
                return True
    return False


def is_wished(me: Me, wish: int, card: int) -> bool:
    return card in me.table.box.notes.wished[wish]


def why_not_counter(me: Me, writer: Seat, aloud: bool) -> Reason | None:
    reason = why_not_target(me, writer)
    if reason is not None:
        return reason
    letter = letter_to_me(me, writer, aloud)
    if not letter.said:
        return why.NO_SUCH_LETTER(target=writer)
    if not letter.offers:
        return why.NOTHING_TO_ACCEPT()
    return why_not_one_more(me)


def counter_begun(me: Me, writer: Seat, aloud: bool) -> list[Answer]:
    """What a counter-offer begins with: that letter from the other side, as far as this player can say it.
    What was asked for is given, pleas become vows."""
    notes, part = me.table.box.notes, me.table.box.say.winter.part
    letter = letter_to_me(me, writer, aloud)
    turned = [notes.note(GIVE, card) for card in letter.asks + letter.fits]
    turned += [notes.note(ASK, card) for card in letter.gives]
    turned += [notes.note(VOW, plea) for plea in letter.pleas]
    turned += [notes.note(PLEA, vow) for vow in letter.vows]
    if letter.open:
        turned.append(notes.open)
    begun: list[Answer] = []
    for note in turned:
        if why_not_note(me, writer, begun, part[note]) is None:
            begun.append(part[note])
    return begun


def why_not_decline(me: Me, writer: Seat) -> Reason | None:
    reason = why_not_target(me, writer)
    if reason is None and not letter_to_me(me, writer, False).said:
        return why.NO_SUCH_LETTER(target=writer)
    return reason


def why_not_reply(me: Me, writer: Seat) -> Reason | None:
    reason = why_not_target(me, writer)
    if reason is not None:
        return reason
    letter = letter_to_me(me, writer, False)
    return why.NO_QUESTION_ASKED(target=writer) if len(letter.replies) >= len(letter.wonders) else None


def why_not_confirm(me: Me, reader: Seat) -> Reason | None:
    """SEN-R117: the writer sees the cards before he agrees."""
    reason = why_not_target(me, reader)
    if reason is not None:
        return reason
    return None if letter_of_mine(me, reader).is_met else why.NOTHING_TO_CONFIRM(target=reader)


def why_not_withdraw(me: Me, reader: Seat) -> Reason | None:
    if reader != TO_ALL:
        reason = why_not_target(me, reader)
        if reason is not None:
            return reason
    return None if letter_of_mine(me, reader).said else why.NO_LETTER_OF_YOURS()


# --- carrying out -------------------------------------------------------------------------------


def _oaths(g: Senji, place: int) -> list[int]:
    """What outlives the letter: the promises that were made."""
    return g.table.box.notes.kept(g.places[place])


def withdraw(g: Senji, seat: Seat, reader: Seat) -> None:
    place = WORDS[seat] if reader == TO_ALL else words_to(g.seats, seat, reader)
    page = g.page(place, _oaths(g, place))
    g.tell(LetterWithdrawn(seat, (page,), seat if reader == TO_ALL else reader))


def decline(g: Senji, seat: Seat, writer: Seat) -> None:
    place = words_to(g.seats, writer, seat)
    g.tell(LetterDeclined(seat, (g.page(place, _oaths(g, place)),), writer))


def reply(g: Senji, seat: Seat, writer: Seat, note: int) -> None:
    place = words_to(g.seats, writer, seat)
    g.tell(Replied(seat, (g.page(place, [*(p & FACE for p in g.places[place]), note]),), writer))


def fit(g: Senji, seat: Seat, writer: Seat, aloud: bool, parts: Iterable[Answer]) -> None:
    """SEN-R117: a card for each wish. A letter to all goes on between the two."""
    notes, cards = g.table.box.notes, picked_by(parts)
    place = words_to(g.seats, writer, seat)
    faces = [p & FACE for p in g.places[place] if notes.sort[p & FACE] != FIT]
    if aloud:
        faces += [p & FACE for p in g.places[WORDS[writer]] if not notes.is_kept(p & FACE)]
    faces += [notes.note(FIT, card) for card in cards]
    g.tell(CardsPicked(seat, (g.page(place, faces),), writer, len(cards)))


def exchange(g: Senji, by: Seat, writer: Seat, reader: Seat, aloud: bool) -> None:
    """SEN-41, SEN-R118: all that the letter says, in one act; `by` has had the last word.

    Nothing moves if somebody does not hold what he would give; that is so only in a world that was dealt
    without regard to the letter.
    """
    notes = g.table.box.notes
    source = letter_place(g.seats, writer, reader, aloud)
    letter = notes.letter([p & FACE for p in g.places[source]])
    taken = letter.asks + letter.fits
    hands = {writer: hand_of(g, writer), reader: hand_of(g, reader)}
    if _missing(hands[writer], letter.gives) >= 0 or _missing(hands[reader], taken) >= 0:
        g.rewrite(by, source, _oaths(g, source))
        return
    pages = _settle(g, writer, reader, source, letter)
    if not letter.moves_cards:
        g.tell(Agreed(by, tuple(pages.values()), writer if by == reader else reader))
        return
    for giver, taker, cards in ((writer, reader, letter.gives), (reader, writer, taken)):
        for card in cards:
            hands[giver].remove(card)
            hands[taker].append(card)
    pages |= void_letters(g, hands)
    pages |= letters_for_cards_gone(g, writer, reader, letter.gives, letter.open)
    pages |= letters_for_cards_gone(g, reader, writer, taken, letter.open)
    g.tell(
        Exchanged(writer, tuple(pages.values()), reader, len(letter.gives), len(taken), openly=letter.open)
    )
    _hand_over(g, HAND[writer], HAND[reader], letter.gives, letter.open)
    _hand_over(g, HAND[reader], HAND[writer], taken, letter.open)


def _settle(g: Senji, writer: Seat, reader: Seat, source: int, letter: Letter) -> dict[int, Page]:
    """The letter is done with, and what was promised in it stands."""
    notes = g.table.box.notes
    pages = {source: g.page(source, _oaths(g, source))}
    for maker, hearer, promises in ((writer, reader, letter.vows), (reader, writer, letter.pleas)):
        if promises:
            place = words_to(g.seats, maker, hearer)
            faces = [p & FACE for p in g.places[place]]
            pages[place] = g.page(place, with_oaths(faces, (notes.note(SWORN, k) for k in promises)))
    return pages


def _hand_over(g: Senji, source: int, goal: int, cards: Sequence[int], openly: bool) -> None:
    """SEN-44: face up for everybody, or hidden from all others."""
    for card in sorted(cards):
        if openly:
            g.turn_up(source, g.index(source, card))
        g.move_face(source, card, goal)


def void_letters(g: Senji, hands: Mapping[Seat, Hand]) -> dict[int, Page]:
    """SEN-241: with these hands, letters that give what is no longer there are void; so are those for which
    the reader has picked cards that he no longer holds. The pages of what is left, by place."""
    pages: dict[int, Page] = {}
    for seat, hand in hands.items():
        for other in range(g.seats):
            mine = WORDS[seat] if other == seat else words_to(g.seats, seat, other)
            if _is_void(g, mine, hand, True):
                pages[mine] = g.page(mine, _oaths(g, mine))
            if other != seat and _is_void(g, theirs := words_to(g.seats, other, seat), hand, False):
                pages[theirs] = g.page(theirs, _oaths(g, theirs))
    return pages


def letters_for_cards_gone(
    g: Senji, giver: Seat, taker: Seat, cards: Sequence[int], openly: bool
) -> dict[int, Page]:
    """SEN-241: letters that ask the giver for one of these cards are void if their writers see it leave his
    hand: whoever takes it, or everybody. Others would learn by it what changes hands in secret."""
    pages: dict[int, Page] = {}
    for writer in range(g.seats) if openly else (taker,):
        place = letter_place(g.seats, writer, giver, False) if writer != giver else -1
        if place >= 0 and g.places[place]:
            letter = g.table.box.notes.letter([p & FACE for p in g.places[place]])
            if any(card in cards for card in letter.asks):
                pages[place] = g.page(place, _oaths(g, place))
    return pages


def _is_void(g: Senji, place: int, hand: Hand, by_writer: bool) -> bool:
    if not g.places[place]:
        return False
    letter = g.table.box.notes.letter([p & FACE for p in g.places[place]])
    if by_writer:
        return _missing(hand, letter.gives) >= 0
    return bool(letter.fits) and _missing(hand, letter.asks + letter.fits) >= 0


def letter_meant_by(me: Me, answer: Answer) -> tuple[int, ...] | None:
    """SEN-241: whoever agrees knows what he agrees to. The notes of the letter that an answer speaks of."""
    if isinstance(answer, Compound):
        answer = answer.form
    if isinstance(answer, say.Accept | say.Fit | say.Counter):
        place = letter_place(me.seats, answer.target, me.seat, answer.aloud)
    elif isinstance(answer, say.Decline | say.Reply):
        place = words_to(me.seats, answer.target, me.seat)
    elif isinstance(answer, say.Confirm):
        place = words_to(me.seats, me.seat, answer.target)
    else:
        return None
    notes = me.table.box.notes
    return tuple(note for note in me.faces(place) if note >= 0 and not notes.is_kept(note))
