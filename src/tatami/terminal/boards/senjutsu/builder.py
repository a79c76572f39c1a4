"""A deck that is being built: cards by type, what they are in words to look for, the list and its curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tatami.games.senjutsu.answers import BringCards, SomeCards
from tatami.games.senjutsu.box import TYPES, Ability, Box
from tatami.games.senjutsu.decks import MOST_GOLD, MOST_JADE, SIZE
from tatami.games.senjutsu.rules.decks import GOLD, JADE, counted, of_rank
from tatami.kernel.answers import Answer, Compound
from tatami.words.senjutsu_cards import card_words
from tatami.words.telling import Teller

from ...canvas import Area, Canvas, fit
from ...choice import Part, Path
from ...palette import AI, CARD, PLAIN, QUIET, SUMI, Ink
from ..board import Scene
from .about import draw_about
from .facts import TYPE_SIGNS, Table, ability_name, card_thing, values_of

BARS: Final = " ▁▂▃▄▅▆▇█"
FASTEST: Final = 9
ROOMY: Final = 20
"""From so many lines on the card under the cursor is told in words; where there are fewer, the cards to
choose from need them, and `i` tells it."""
NARROWEST: Final = 26
"""Cells of a card in the list."""


def card_parts(view: Table, teller: Teller, number: int, count: int) -> Path:
    """The type, the card with all that is printed around its text, then how many of it."""
    box = view.table.box
    ability, text = box.abilities[number], teller.words.text
    kind = text("terminal-senjutsu-type", type=TYPES[ability.kind])
    name = ability_name(teller, number)
    frame = frame_of(view, teller, number)
    return (
        Part(f"type.{TYPES[ability.kind]}", f"{TYPE_SIGNS[ability.kind]} {kind}", kind),
        Part(card_thing(box, number), " · ".join((name, *frame)), name, _words(teller, ability, name, frame)),
        Part(f"count.{count}", f"× {count}", f"× {count}"),
    )


def _words(teller: Teller, ability: Ability, name: str, frame: Sequence[str]) -> str:
    """By what a card is found: all that is printed around its text, and each initiative it can have."""
    values = [*ability.values, *([ability.bought] if ability.bought >= 0 else [])]
    curve = [teller.words.text("terminal-senjutsu-curve", curve=value) for value in values]
    return " · ".join((name, ability.slug, *frame, *curve))


def frame_of(view: Table, teller: Teller, number: int) -> Sequence[str]:
    """What is printed around the text of a card."""
    box = view.table.box
    card = box.abilities[number].card
    return card_words(box.pack, card, teller.words.lang).frame if card else ()


def card_in_full(view: Table, teller: Teller, part: SomeCards) -> str:
    """`Plain Cut × 2 · Attack, wood · Initiative 5`."""
    name = f"{ability_name(teller, part.card)} × {part.count}"
    return " · ".join((name, *frame_of(view, teller, part.card)))


def deck_of(made: Answer | None) -> Compound | None:
    """The deck that is being made, if one is."""
    return made if isinstance(made, Compound) and isinstance(made.form, BringCards) else None


def deck_in_short(view: Table, teller: Teller, made: Compound) -> str:
    """`23 of 40 cards; gold 3 of 8, jade 0 of 1; initiative 8:1 7:3 6:9 …`."""
    box, count = view.table.box, counted(made.parts)
    text = teller.words.text
    told = text(
        "terminal-senjutsu-deck-so-far",
        count=sum(count.values()),
        size=SIZE,
        gold=of_rank(box, count, GOLD),
        most_gold=MOST_GOLD,
        jade=of_rank(box, count, JADE),
        most_jade=MOST_JADE,
    )
    curve = curve_of(box, count)
    if not curve:
        return told
    steps = " ".join(f"{value}:{curve[value]}" for value in sorted(curve, reverse=True))
    return f"{told} {text('terminal-senjutsu-curve', curve=steps)}"


def curve_of(box: Box, count: dict[int, int]) -> Counter[int]:
    """How many cards there are of each initiative; one that is chosen counts by its highest."""
    curve: Counter[int] = Counter()
    for card, copies in count.items():
        values = box.abilities[card].values
        if values:
            curve[max(values)] += copies
    return curve


def draw_deck(canvas: Canvas, width: int, height: int, scene: Scene, made: Compound) -> None:
    """The curve, the list by type in as many columns as it needs, and where lines are left what the card says
    that is under the cursor."""
    box, count = scene.view.table.box, counted(made.parts)
    canvas.text(0, 0, fit(deck_in_short(scene.view, scene.teller, made), width), PLAIN._replace(bold=True))
    _draw_curve(canvas, width, 1, curve_of(box, count))
    y = _draw_list(canvas, Area(0, 4, width, max(1, height - 4)), scene, _sorted(box, count))
    if height >= ROOMY:
        draw_about(canvas, Area(0, y + 1, width, max(0, height - y - 1)), scene)


def _sorted(box: Box, count: dict[int, int]) -> Sequence[tuple[int, int]]:
    def rank(entry: tuple[int, int]) -> tuple[int, int, int]:
        ability = box.abilities[entry[0]]
        return ability.kind, -max(ability.values, default=-1), ability.number

    return sorted(count.items(), key=rank)


def _draw_curve(canvas: Canvas, width: int, y: int, curve: Counter[int]) -> None:
    """A bar for each initiative, its number of cards above and its value below."""
    highest = max(curve.values(), default=0)
    for k, value in enumerate(range(FASTEST, -1, -1)):
        x, many = 1 + 4 * k, curve[value]
        if x + 3 < width:
            bar = BARS[-(-many * (len(BARS) - 1) // highest)] if highest else " "
            canvas.text(x, y, f"{many or '':>2}", QUIET)
            canvas.text(x, y + 1, bar * 2, Ink(AI, bold=True))
            canvas.text(x, y + 2, f"{value:>2}", PLAIN)


def _draw_list(canvas: Canvas, area: Area, scene: Scene, cards: Sequence[tuple[int, int]]) -> int:
    """Down the columns; what does not fit makes the picture longer. Gives the line below."""
    columns = max(1, area.width // NARROWEST)
    down = max(1, -(-len(cards) // columns))
    wide = area.width // columns
    box = scene.view.table.box
    for k, (number, copies) in enumerate(cards):
        ability, thing = box.abilities[number], card_thing(box, number)
        x, y = area.x + k // down * wide, area.y + k % down
        values = values_of(ability)
        tail = f" {values} ×{copies}" if values else f" ×{copies}"
        name = fit(ability_name(scene.teller, number), wide - 4 - len(tail))
        is_marked = thing in scene.aimed or thing == scene.cursor
        ink = Ink(CARD, AI, bold=True) if is_marked else Ink(SUMI, CARD)
        canvas.text(x, y, f"{TYPE_SIGNS[ability.kind]} {name}{tail}", ink)
        canvas.thing(thing, Area(x, y, wide - 1, 1))
    return area.y + (down if cards else 0)
