"""What every card does, found out by playing it: in some situations, with every answer that can be given.

`behaviour` is a list of lines for a card, each a situation and a digest of all its ends. The golden file of
all cards changes with any number or word of any of them: `python -m tests.games.senjutsu.mutations` tries.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.box import INSTANT, WINDOWS, Ability
from tatami.games.senjutsu.facts import ADDED, PLAYED, REVEALED, Act, Hit
from tatami.games.senjutsu.pack import KAMAE
from tatami.games.senjutsu.pieces import BOX, DECK, DISCARD, HAND, LOST, POISON
from tatami.games.senjutsu.programs import HEAD, NO_HARM, REST
from tatami.games.senjutsu.rules.resolving import begin
from tatami.games.senjutsu.rules.reveal import CardToLay
from tatami.games.senjutsu.table import Fight
from tatami.games.senjutsu.windows import effective, why_not_able
from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE, SHIFT

MOST_ANSWERS = 9
"""Of a question with more, so many from its whole range are tried."""
MOST_ENDS = 120
SITUATIONS = (
    ("0,0", "0,-1", "-1,0", "1,-1"),
    ("0,0", "0,-2", "-1,-1", "1,-2"),
    ("0,0", "0,1", "-1,1", "1,0"),
    ("0,0", "0,-3", "-2,0", "2,-2"),
    ("0,0", "0,-1", "3,0", "-3,3"),
    ("0,1", "0,-1", "3,0", "-3,3"),
    ("0,2", "0,-1", "3,0", "-3,3"),
    ("0,2", "-1,1", "1,1", "3,-3"),
    ("0,3", "0,-1", "3,-3", "-3,0"),
    ("0,3", "0,-2", "3,-3", "-3,0"),
    ("0,2", "-2,2", "2,0", "0,-3"),
    ("0,0", "1,-3", "-1,-2", "3,0"),
    ("0,2", "0,-1", "3,0", "-3,3"),
    ("0,0", "2,0", "0,2", "-2,2"),
    ("0,2", "-1,-1", "1,-2", "3,-3"),
)
"""Where its player stands, looking north, and where the three others do: around the front, two cells away,
behind, three cells away; one alone at each distance; beside one, far off; aslant far ahead and behind; aslant
before whoever takes two steps."""


def table_for(rules: SenjutsuRules, ability: Ability) -> Fight:
    """Four fighters, each for himself; the card's owner, or the Student, is in the middle."""
    names = rules.box.hero_names
    first = ability.owner if ability.owner >= 0 else 0
    order = [first, *[k for k in range(len(names)) if k != first]][:4]
    g = rules.new(4, {"lists": "open", "turns": 0}, "behaviour")
    for hero in order:
        g.act(g.asked()[0], rules.parse(f"take {names[hero]}"))
    for seat in range(4):
        mine = [d.id for d in rules.box.pack.decks if d.character == names[order[seat]]]
        g.act(seat, rules.parse(f"bring {mine[0]}"))
    while g.table.step == "setup":
        seat = g.asked()[0]
        legal = g.legal(seat)
        g.act(seat, next((a for a in legal if a.text == "enough"), legal[0]))
    g.table.terrain = ()
    return g


def behaviour(rules: SenjutsuRules, number: int) -> list[str]:
    ability = rules.box.abilities[number]
    return [*frame(rules, ability), *deeds(rules, ability)]


# --- when it can be played ----------------------------------------------------------------------


def frame(rules: SenjutsuRules, ability: Ability) -> Iterator[str]:
    """In which kamae and with how much focus it can be laid, at which values, in which windows, by whom."""
    fighter = table_for(rules, ability).table.fighters[0]
    able = [
        f"{name[0]}{focus}{'m' if mask else ''}"
        for kamae, name in enumerate(KAMAE)
        for focus in range(4)
        for mask in (False, True)
        if why_not_able(fighter._replace(kamae=kamae, is_masked=mask), ability, focus) is None
    ]
    yield f"able {' '.join(able)}"
    bought = (ability.bought, ability.price)
    yield f"values {ability.values} variable {ability.is_variable} bought {bought}"
    lines = [p.value for p in ability.programs[1:]]
    limping = [effective(fighter._replace(limp=(0,)), value) for value in (*ability.values, *lines)]
    yield f"parts {lines} limping {limping} type {ability.kind} core {ability.is_core}"
    windows = [
        WINDOWS[k] for k in range(len(WINDOWS)) if any(ability.number in fits[k] for fits in rules.box.fits)
    ]
    yield f"windows {windows} keyword {ability.keyword} prepared {ability.is_prepared}"
    owners = [hero.name for hero in rules.box.heroes if ability.number in rules.box.pool(hero.number)]
    wielders = [hero.name for hero in rules.box.heroes if ability.number in (*hero.weapons, hero.core)]
    yield f"deck {ability.most} rank {ability.rank} school {ability.school} of {owners} core of {wielders}"


# --- what it does -------------------------------------------------------------------------------


def deeds(rules: SenjutsuRules, ability: Ability) -> Iterator[str]:
    start = table_for(rules, ability)
    for part, program in enumerate(ability.programs):
        values = (ability.values if part == 0 else (program.value,)) or (5,)
        for k in range(len(SITUATIONS) + len(values)):
            value = values[k % len(values)]
            for stage in range(HEAD, REST + 1):
                if program.codes[stage]:
                    g = situation(rules, start, ability, part, stage, value, k)
                    ends = sorted({summary(rules, end) for end in every_end(g)})
                    digest = sha256("\n".join(ends).encode()).hexdigest()[:10]
                    yield f"part {part} stage {stage} value {value} situation {k}: {len(ends)} ends {digest}"


def situation(
    rules: SenjutsuRules, start: Fight, ability: Ability, part: int, stage: int, value: int, k: int
) -> Fight:
    """The k-th: others elsewhere, another kamae; the last ones without focus and in Neutral."""
    g, cells = start.clone(), rules.box.cell_numbers
    table = g.table
    own, *others = SITUATIONS[k % len(SITUATIONS)]
    last = k >= len(SITUATIONS)
    kamae = 0 if last else (k + 1) % len(KAMAE)
    table.change(
        0, cell=cells[own], facing=0, kamae=kamae, focus=0 if last else 3 - k % 3, wounds=2,
        heavy=1 + k % 2, limp=(1, 2, 0), stun=1, is_masked=k % 2 == 1, card=ability.number,
        value=value, now=value,
    )  # fmt: skip
    for seat, cell in enumerate(others, 1):
        table.change(
            seat,
            cell=cells[cell],
            facing=(3 + k) % 6,
            focus=2,
            kamae=seat,
            card=rules.box.stun,
            value=(seat - 1) * (1 + 4 * (k % 2)),
        )
    table.track = (3, 1, 2, 0)
    g.draw(DECK[0], DISCARD[0], 7)
    table.step = "resolve"
    g.stack[:] = [CardToLay((0, 1, 2, 3))]  # what is asked when the card is resolved
    role = REVEALED if ability.values else PLAYED if ability.keyword == INSTANT else ADDED
    under = Act(1, rules.box.stun, 0, HEAD, REVEALED, 0, value, hits=(Hit(0, NO_HARM),))
    if role != REVEALED:
        table.acts = (under,)
    begin(g, 0, ability.number, part, stage, role, value, value, attacker=1, struck=0b0110)
    g.run()
    return g


def every_end(g: Fight) -> Iterator[Fight]:
    """All games that its answers lead to, until the card is resolved."""
    left, found = [g], 0
    while left and found < MOST_ENDS:
        now = left.pop()
        if now.outcome is not None or isinstance(now.question, CardToLay):
            found += 1
            yield now
            continue
        seat = now.asked()[0]
        for answer in some_of(list(now.legal(seat))):
            further = now.clone()
            further.act(seat, answer)
            left.append(further)


def some_of(answers: list[Answer]) -> list[Answer]:
    """All, or as many as are tried, from the whole range."""
    if len(answers) <= MOST_ANSWERS:
        return answers
    return [answers[k * (len(answers) - 1) // (MOST_ANSWERS - 1)] for k in range(MOST_ANSWERS)]


def summary(rules: SenjutsuRules, g: Fight) -> str:
    """Everything that a card can change."""
    table, names = g.table, rules.box.slugs
    fighters = [each._replace(card=names[each.card], weapon=names[each.weapon]) for each in table.fighters]  # type: ignore[arg-type]
    places = (HAND, DECK, DISCARD, LOST, BOX, POISON)
    piles = [[len(g.places[place[seat]]) for place in places] for seat in range(4)]
    hands = [sorted((rules.faces[p & FACE], p >> SHIFT) for p in g.places[HAND[seat]]) for seat in range(4)]
    facts: list[Any] = [fighters, table.track, table.blocks, table.terrain, piles, hands, g.outcome]
    told = repr([*facts, [(act.prevented, act.struck) for act in table.acts[:1]]])
    return told.replace(", tokens=()", "")  # no card of the house puts one: told only where there are some


def every_card(rules: SenjutsuRules) -> dict[str, list[str]]:
    """By slug, in the order of the pack."""
    return {a.slug: behaviour(rules, a.number) for a in rules.box.abilities if a.card is not None}


def written(cards: dict[str, list[str]]) -> str:
    """The golden file."""
    return "".join(
        [f"{slug}\n" + "".join([f"  {line}\n" for line in lines]) for slug, lines in cards.items()]
    )
