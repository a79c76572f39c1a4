"""How an answer of Senji is chosen part by part: what one does, of which family or where, with which card.

A card is always the third part and a verb the first, so that a card of the hand that is touched leaves all
that can be done with it. A region comes first where the question is about regions only.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.games.senji import answer_shapes as shapes
from tatami.games.senji.answers import autumn, battle, common, preparation, spring, summer, winter
from tatami.games.senji.box import FAMILIES, PROVINCES
from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.questions import Question
from tatami.kernel.seats import letter
from tatami.words.telling import Teller

from ...choice import Part, Path
from ..board import capital
from .facts import Table, card_thing, force, keeper, party_letter, party_sign, pieces_in, region_thing
from .letters import letter_thing, lot_thing

VERBS: Final[dict[type[Answer], str]] = {
    winter.LetterTo: "terminal-senji-do-write",
    winter.Give: "terminal-senji-do-give",
    winter.Ask: "terminal-senji-do-ask",
    winter.Want: "terminal-senji-do-want",
    winter.Vow: "terminal-senji-do-vow",
    winter.Plea: "terminal-senji-do-plea",
    winter.Wonder: "terminal-senji-do-wonder",
    winter.Reveal: "terminal-senji-do-reveal",
    winter.Withdraw: "terminal-senji-do-withdraw",
    winter.Confirm: "terminal-senji-do-confirm",
    winter.Look: "terminal-senji-do-look",
    common.CallKami: "terminal-senji-do-kami",
    common.CallKamiOn: "terminal-senji-do-kami",
    common.TakeCard: "terminal-senji-do-take",
    common.Show: "terminal-senji-do-show-hand",
    common.ShowToAll: "terminal-senji-do-show-hand",
    autumn.UseTrade: "terminal-senji-do-trade",
    autumn.Display: "terminal-senji-do-display",
    autumn.TakeBack: "terminal-senji-do-take-back",
    autumn.SwapCard: "terminal-senji-do-swap",
    autumn.HireUnits: "terminal-senji-do-hire",
    autumn.CommitSeppuku: "terminal-senji-do-seppuku",
    autumn.ForceSwap: "terminal-senji-do-force-swap",
    battle.KillHostage: "terminal-senji-do-kill",
    battle.Support: "terminal-senji-do-support",
    battle.SupportWithTwo: "terminal-senji-do-support-two",
}
"""What one does, as the name of a group of answers."""

PROMISES: Final = {
    "first": "terminal-senji-promise-first",
    "last": "terminal-senji-promise-last",
    "attack": "terminal-senji-promise-attack",
    "strike": "terminal-senji-promise-strike",
}
"""Promises that speak of a province or a family each."""


def path_of(view: Table, teller: Teller, question: Question[Any], answer: Answer) -> Path:
    """The parts of an answer, and the things on the table they stand for."""
    if isinstance(answer, Attempt):
        return (Part(answer.text, answer.text),)
    match answer:
        case preparation.LeadFamily(family=family):
            return (Part(f"family.{FAMILIES[family]}", teller.named("family", family)),)
        case (
            common.NameProvince(region=region)
            | autumn.PostSamurai(region=region)
            | battle.Flee(region=region)
            | summer.FightAt(region=region)
            | summer.LoseUnit(region=region)
        ):
            return (region_part(view, teller, region),)
        case summer.NameFleet(region=region, party=party):
            who = Part(f"party.{party_letter(party)}", teller.named("party", party))
            return (region_part(view, teller, region), who)
        case spring.LayOrder(region=region, order=order):
            name = capital(teller.face(order))
            return (region_part(view, teller, region), Part(f"order.{order}", name, name))
        case summer.SendUnits(region=region, number=number):
            units = teller.words.text("terminal-senji-units", count=number)
            return (region_part(view, teller, region), Part(f"units.{number}", units, units))
        case summer.SendSamurai(region=region, samurai=samurai):
            return (region_part(view, teller, region), _samurai(view, teller, samurai))
        case preparation.ChooseHost(target=target) | autumn.CallFamily(target=target):
            return (Part(f"seat.{letter(target)}", teller.seat(target)),)
        case winter.BidCard(lot=lot, card=card):
            name = teller.words.text("terminal-senji-lot-number", number=lot + 1)
            return (Part(lot_thing(lot), name, name), _card(view, teller, card))
        case winter.PickCard(card=card) | autumn.WithCard(card=card):
            return (_card(view, teller, card),)
        case autumn.WithWild(card=card):
            return (_card(view, teller, card), Part("wild", teller.answer(answer, question)))
        case winter.OfLetter() | winter.Counter() | winter.Fit() | winter.Reply():
            return _of_letter(view, teller, question, answer)
        case winter.LetterPart(note=note):
            found = _note(view, teller, answer, note)
        case _:
            found = _with_verb(view, teller, answer)
    return found or (Part(answer.text, teller.answer(answer, question)),)


def _verb(teller: Teller, answer: Answer) -> Part:
    key = VERBS[type(answer)]
    label = teller.words.text(key)
    return Part(f"do.{key.removeprefix('terminal-senji-do-')}", label, label)


def _with_verb(view: Table, teller: Teller, answer: Answer) -> Path:
    """The verb, then what it is done with."""
    if type(answer) not in VERBS:
        return ()
    verb = _verb(teller, answer)
    match answer:
        case autumn.HireUnits(region=region, number=number):
            units = teller.words.text("terminal-senji-units", count=number)
            return (verb, region_part(view, teller, region), Part(f"units.{number}", units, units))
        case common.CallKamiOn(samurai=samurai, target=target):
            return (verb, _samurai(view, teller, samurai), _seat(teller, target))
        case common.CallKami(samurai=samurai) | autumn.CommitSeppuku(samurai=samurai):
            return (verb, _samurai(view, teller, samurai))
        case (
            winter.LetterTo(target=target)
            | winter.Withdraw(target=target)
            | winter.Confirm(target=target)
            | winter.Look(target=target)
            | autumn.ForceSwap(target=target)
        ):
            return (verb, _seat(teller, target))
        case common.Show(card=card, target=target):
            return (verb, _sort_of_card(view, teller, card), _card(view, teller, card), _seat(teller, target))
        case common.ShowToAll(card=card):
            name = teller.words.text("terminal-senji-to-all")
            return (
                verb,
                _sort_of_card(view, teller, card),
                _card(view, teller, card),
                Part("seat.all", name, name),
            )
        case battle.SupportWithTwo(card=card, second=second):
            return (verb, _card(view, teller, card), _card(view, teller, second))
        case (
            shapes.AboutCard(card=card)
            | common.TakeCard(card=card)
            | battle.KillHostage(card=card)
            | battle.Support(card=card)
        ):
            return (verb, _sort_of_card(view, teller, card), _card(view, teller, card))
    return (verb,)


def _note(view: Table, teller: Teller, answer: Answer, note: int) -> Path:
    """What is put into a letter: the card by its family, a wish by its family, a promise by its sort."""
    if type(answer) not in VERBS:
        return ()
    box = view.table.box
    verb, tells, told = _verb(teller, answer), box.notes.tells[note], teller.face(note)
    if isinstance(answer, winter.Give | winter.Reveal):
        return (verb, _sort_of_card(view, teller, tells), _card(view, teller, tells))
    if isinstance(answer, winter.Ask):
        name = capital(teller.face(tells))
        return (verb, _sort_of_card(view, teller, tells), Part(f"ask.{tells}", name, name))
    if isinstance(answer, winter.Want):
        family = box.notes.wants[tells][0]
        return (verb, _family(teller, family), Part(f"note.{note}", told, told))
    if isinstance(answer, winter.Vow | winter.Plea):
        word, about = box.notes.promises[tells]
        if word not in PROMISES:
            return (verb, Part(f"note.{note}", told, told))
        sort = Part(f"promise.{word}", teller.words.text(PROMISES[word]))
        if word == "attack":
            return (verb, sort, Part(f"family.{FAMILIES[about]}", teller.named("family", about), told))
        return (verb, sort, region_part(view, teller, about))
    return (verb, Part(f"note.{note}", told, told))


def _of_letter(view: Table, teller: Teller, question: Question[Any], answer: Answer) -> Path:
    """Whose letter, then what is done with it."""
    assert isinstance(answer, winter.OfLetter | winter.Counter | winter.Fit | winter.Reply)
    aloud = not isinstance(answer, winter.Reply) and answer.aloud
    key = "terminal-senji-letter-to-all" if aloud else "terminal-senji-letter-from"
    name = teller.seat(answer.target)
    label = teller.words.text(key, name=name, you="no") if aloud else teller.words.text(key, name=name)
    head = Part(letter_thing(answer.target, aloud), label)
    return (head, Part(f"do.{answer.text}", teller.answer(answer, question)))


# --- single parts -------------------------------------------------------------------------------


def region_part(view: Table, teller: Teller, region: int) -> Part:
    """`Echizen: 扇 3HO`: a region, and who stands there."""
    table, name = view.table, teller.named("region", region)
    there = [
        f"{party_sign(table, party)} {force(units, initials)}"
        for party, units, initials in pieces_in(table, region)
    ]
    if not there and region < PROVINCES and keeper(table, region) >= 0:
        there = [party_sign(table, keeper(table, region))]
    label = f"{name}: {', '.join(there)}" if there else name
    return Part(region_thing(table.box, region), label, name)


def _samurai(view: Table, teller: Teller, samurai: int) -> Part:
    name = teller.named("samurai", samurai)
    return Part(f"samurai.{view.table.box.samurai[samurai]}", name, name)


def _seat(teller: Teller, seat: int) -> Part:
    return Part(f"seat.{letter(seat)}", teller.seat(seat), teller.seat(seat))


def _card(view: Table, teller: Teller, card: int) -> Part:
    name = capital(teller.face(card))
    return Part(card_thing(view.table.box, card), name, name)


def _family(teller: Teller, family: int) -> Part:
    if family < 0:
        return Part("family.any", teller.words.text("terminal-senji-any-family"))
    return Part(f"family.{FAMILIES[family]}", capital(teller.named("family", family)))


def _sort_of_card(view: Table, teller: Teller, card: int) -> Part:
    """The family of a diplomacy card, the colour of a hanafuda card."""
    box = view.table.box
    if card < box.first_hanafuda:
        return _family(teller, box.family[card])
    colour = box.colours[box.colour[card - box.first_hanafuda]]
    return Part(f"colour.{colour}", capital(teller.named("colour", colour)))
