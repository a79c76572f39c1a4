"""Deck construction (ledger 3.28): one sealed answer, a preconstructed deck or any legal one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.questions import MOST_PARTS
from tatami.kernel.reasons import NOT_A_PART_HERE, NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import MOST_COPIES, BringCards, BringDeck, SomeCards
from ..box import Box
from ..decks import MOST_GOLD, MOST_JADE, SIZE
from ..events import DeckBrought, ListShown
from ..facts import Copies
from ..pack import RANKS, DeckList
from ..pieces import BOX, DECK
from ..reasons import (
    NOT_FOR_DECKS,
    NOT_YOUR_CARD,
    NOT_YOUR_DECK,
    NOT_YOUR_WEAPON,
    OTHER_SCHOOL,
    TOO_FEW_CARDS,
    TOO_MANY_CARDS,
    TOO_MANY_COPIES,
    TOO_MUCH_GOLD,
    TOO_MUCH_JADE,
)
from ..table import Fight, Me
from .asking import ChoiceOfAll

GOLD, JADE = RANKS.index("gold"), RANKS.index("jade")


class DeckToBring(ChoiceOfAll):
    """SJT-17, SJT-27: a deck and the weapon that goes with it, in secret; the weapon is seen by all then."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say
        return [*say.bring, *say.bring_cards.values()]

    def legal(self, me: Me) -> Sequence[Answer]:
        box, hero = me.table.box, me.table.hero(me.seat)
        decks = [say for say in box.say.bring if deck_of(box, say).character == hero.name]
        return [*decks, *[say for weapon, say in box.say.bring_cards.items() if weapon in hero.weapons]]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        table = me.table
        hero = table.hero(me.seat)
        if isinstance(answer, BringCards):
            if answer.weapon in hero.weapons:
                return None
            return NOT_YOUR_WEAPON(weapon=answer.weapon, character=hero.number)
        if not isinstance(answer, BringDeck):
            return NOT_AN_ANSWER_HERE()
        deck = deck_of(table.box, answer)
        if deck.character != hero.name:
            return NOT_YOUR_DECK(deck=answer.deck, character=hero.number)
        return None

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        return list(me.table.box.say.some.values())

    def parts(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        """The same as by `why_not_part`, card by card: a deck is made of some thirty parts."""
        table, count = me.table, counted(so_far)
        box = table.box
        gold, jade = of_rank(box, count, GOLD), of_rank(box, count, JADE)
        room = SIZE - sum(count.values())
        schools = {box.abilities[card].school for card in count} - {-1} if table.is_matched else set()
        found: list[Answer] = []
        for number in box.pool(table.fighters[me.seat].hero):
            ability = box.abilities[number]
            most = min(room, ability.most - count.get(number, 0))
            if ability.rank == GOLD:
                most = min(most, MOST_GOLD - gold)
            elif ability.rank == JADE:
                most = min(most, MOST_JADE - jade)
            if most > 0 and not (schools and ability.school not in (-1, *schools)):
                found += [box.say.some[number, copies] for copies in range(1, most + 1)]
        return found

    def parts_left(
        self, me: Me, form: Form, so_far: Sequence[Answer], before: Sequence[Answer], at: int
    ) -> Sequence[Answer]:
        """Of most cards only copies of themselves go when one is added: they stand side by side."""
        added = before[at]
        assert isinstance(added, SomeCards)
        abilities, some = me.table.box.abilities, [part for part in so_far if isinstance(part, SomeCards)]
        ability = abilities[added.card]
        is_gold_full = ability.rank == GOLD and (
            sum([part.count for part in some if abilities[part.card].rank == GOLD]) > MOST_GOLD - MOST_COPIES
        )
        bars_others = ability.rank == JADE or is_gold_full or (ability.school >= 0 and me.table.is_matched)
        if bars_others or SIZE - sum([part.count for part in some]) < MOST_COPIES:
            return self.parts(me, form, so_far)
        left = ability.most - sum([part.count for part in some if part.card == added.card])
        first = at - added.count + 1
        rest = first
        while rest < len(before) and before[rest] in me.table.box.say.copies[added.card]:
            rest += 1
        return [*before[: first + left], *before[rest:]]

    def why_not_compound(self, me: Me, answer: Compound) -> Reason | None:
        """Of a legal deck every beginning is legal: only of another one is looked for the card at fault."""
        if len(answer.parts) <= MOST_PARTS and self._is_legal(me, answer):
            return None
        return super().why_not_compound(me, answer)

    def _is_legal(self, me: Me, answer: Compound) -> bool:
        table, count = me.table, counted(answer.parts)
        box, hero = table.box, table.hero(me.seat)
        if not isinstance(answer.form, BringCards) or answer.form.weapon not in hero.weapons:
            return False
        cards = [box.abilities[number] for number in count]
        schools = {ability.school for ability in cards} - {-1} if table.is_matched else ()
        return (
            all(isinstance(part, SomeCards) for part in answer.parts)
            and sum(count.values()) == SIZE
            and len(schools) <= 1
            and of_rank(box, count, GOLD) <= MOST_GOLD
            and of_rank(box, count, JADE) <= MOST_JADE
            and all(count[a.number] <= a.most and a.owner in (-1, hero.number) for a in cards)
        )

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        if not isinstance(part, SomeCards):
            return NOT_A_PART_HERE()
        table, count = me.table, counted([*so_far, part])
        box, hero = table.box, table.fighters[me.seat].hero
        ability = box.abilities[part.card]
        if not ability.most:
            return NOT_FOR_DECKS(card=part.card)
        if ability.owner not in (-1, hero):
            return NOT_YOUR_CARD(card=part.card, owner=ability.owner)
        if count[part.card] > ability.most:
            return TOO_MANY_COPIES(card=part.card, count=count[part.card], most=ability.most)
        gold, jade = of_rank(box, count, GOLD), of_rank(box, count, JADE)
        if ability.rank == GOLD and gold > MOST_GOLD:
            return TOO_MUCH_GOLD(count=gold, most=MOST_GOLD)
        if ability.rank == JADE and jade > MOST_JADE:
            return TOO_MUCH_JADE(count=jade, most=MOST_JADE)
        if sum(count.values()) > SIZE:
            return TOO_MANY_CARDS(count=sum(count.values()), most=SIZE)
        return why_not_school(box, count, part.card) if table.is_matched else None

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        count = sum(counted(parts).values())
        return None if count == SIZE else TOO_FEW_CARDS(count=count, most=SIZE)

    def answer(self, g: Fight, seat: Seat, answer: Answer) -> None:
        box = g.table.box
        if isinstance(answer, Compound):
            assert isinstance(answer.form, BringCards)
            bring(g, seat, answer.form.weapon, counted(answer.parts))
        else:
            assert isinstance(answer, BringDeck)
            deck = deck_of(box, answer)
            cards = {box.by_slug[slug]: count for slug, count in deck.cards.items()}
            bring(g, seat, box.by_slug[deck.weapon], cards)


def deck_of(box: Box, answer: BringDeck) -> DeckList:
    return box.pack.decks[answer.deck]


def bring(g: Fight, seat: Seat, weapon: int, cards: Mapping[int, int]) -> None:
    """SJT-59: what is not in the deck stays in the box, where its owner sees it."""
    table = g.table
    g.tell(DeckBrought(seat, weapon))
    if g.options["lists"] == "open":
        show_list(g, seat, cards)
    faces = table.box.face_of[seat]
    for number, count in sorted(cards.items()):
        for _ in range(count):
            g.move_face(BOX[seat], faces[number], DECK[seat])
    g.shuffle("deck", DECK[seat])
    table.change(seat, weapon=weapon)


def show_list(g: Fight, seat: Seat, cards: Mapping[int, int]) -> None:
    """SJT-17: the players agreed that everybody sees what everybody brings."""
    table = g.table
    lists = table.lists or ((),) * g.seats
    own = tuple([Copies(number, count) for number, count in sorted(cards.items())])
    table.lists = (*lists[:seat], own, *lists[seat + 1 :])
    g.tell(ListShown(seat, tuple([card for card, count in own for _ in range(count)])))


def counted(parts: Sequence[Answer]) -> dict[int, int]:
    """How often each card is in these parts."""
    count: dict[int, int] = {}
    for part in parts:
        if isinstance(part, SomeCards):
            count[part.card] = count.get(part.card, 0) + part.count
    return count


def of_rank(box: Box, count: Mapping[int, int], rank: int) -> int:
    return sum([n for card, n in count.items() if box.abilities[card].rank == rank])


def why_not_school(box: Box, count: Mapping[int, int], card: int) -> Reason | None:
    """SJT-251: in matched play a deck holds school cards of one school only."""
    school = box.abilities[card].school
    if school < 0:
        return None
    for other in count:
        chosen = box.abilities[other].school
        if chosen not in (-1, school):
            return OTHER_SCHOOL(card=card, school=school, chosen=chosen)
    return None
