"""How an answer of Senjutsu is chosen part by part: the card, the cell and then the way to look."""

from __future__ import annotations

from typing import Any

from tatami.games.senjutsu import answers as said
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.words.telling import Teller

from ...choice import Part, Path
from ..board import capital
from .builder import card_parts
from .facts import ARROWS, Table, ability_name, card_thing, cell_thing, kamae_thing, seat_thing, terrain_sign


def path_of(view: Table, teller: Teller, question: Question[Any], answer: Answer) -> Path:
    """The parts of an answer, and the things on the table they stand for."""
    box = view.table.box
    match answer:
        case said.OfCard(card=card):
            name = ability_name(teller, card)
            return (Part(card_thing(box, card), name, name),)
        case said.Go(cell=cell, facing=facing):
            more = "" if not answer.over and answer.into < 0 else answer.text
            rest = (Part(f"way.{more}", teller.answer(answer, question)),) if more else ()
            return (cell_part(view, teller, cell), facing_part(teller, facing), *rest)
        case said.Stand(cell=cell, facing=facing):
            return (cell_part(view, teller, cell), facing_part(teller, facing))
        case said.Put(terrain=terrain, cell=cell, facing=facing):
            name = teller.named("terrain", terrain)
            label = f"{terrain_sign(box, terrain)} {name}"
            what = Part(f"terrain.{box.terrain_names[terrain]}", label, name)
            turned = (facing_part(teller, facing),) if facing else ()
            return (what, cell_part(view, teller, cell), *turned)
        case said.PutMarker(cell=cell, token=token):
            hides = (Part(f"token.{token}", teller.named("token", token)),) if token != said.NO_TOKEN else ()
            return (cell_part(view, teller, cell), *hides)
        case said.Along(facing=facing):
            return (facing_part(teller, facing),)
        case said.Target(target=target):
            return (Part(seat_thing(target), teller.seat(target), teller.seat(target)),)
        case said.ChangeKamae(kamae=kamae):
            by = Part(f"by.{answer.by_focus}", teller.answer(answer, question))
            return (_kamae(teller, kamae), by)
        case said.EnterKamae(kamae=kamae):
            return (_kamae(teller, kamae),)
        case said.TakeCharacter(character=character):
            name = teller.named("character", character)
            return (Part(f"character.{box.hero_names[character]}", name, name),)
        case said.BringCards(weapon=weapon):
            own = Part("own", teller.words.text("terminal-senjutsu-own-deck"))
            name = ability_name(teller, weapon)
            return (own, Part(card_thing(box, weapon), name, name))
        case said.BringDeck(deck=deck):
            name = teller.named("deck", deck)
            return (Part(f"deck.{list(box.decks)[deck]}", name, name),)
        case said.SomeCards(card=card, count=count):
            return card_parts(view, teller, card, count)
    return (Part(answer.text, teller.answer(answer, question)),)


def cell_part(view: Table, teller: Teller, cell: int) -> Part:
    name = teller.named("cell", cell)
    return Part(cell_thing(view.table.box, cell), name, name)


def facing_part(teller: Teller, facing: int) -> Part:
    name = f"{ARROWS[facing]} {teller.named('facing', facing)}"
    return Part(f"facing.{facing}", name, name)


def _kamae(teller: Teller, kamae: int) -> Part:
    name = capital(teller.named("kamae", kamae))
    return Part(kamae_thing(kamae), name)
