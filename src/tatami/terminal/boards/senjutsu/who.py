"""Who is who in Senjutsu: fighters with their trees, the field, every card in words, every sign."""

from __future__ import annotations

from typing import Final

from tatami.games.senjutsu.box import Ability
from tatami.games.senjutsu.pack import Status
from tatami.games.senjutsu.projecting import project
from tatami.games.senjutsu.trees import FOCUS
from tatami.kernel.seats import SPECTATOR, Seat, seat_of
from tatami.words.senjutsu_cards import card_words, status_words, terrain_words
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import Entry, capital
from .facts import (
    ALLY,
    ARROWS,
    FOE,
    HEAVY,
    HELD,
    KAMAE_SIGNS,
    LIMP_CLOCK,
    SHIELD,
    SIDE_SIGNS,
    SPENT,
    START,
    STRIKE,
    TERRAIN_SIGNS,
    TYPE_SIGNS,
    WHOLE,
    WOUND,
    Table,
    ability_name,
    card_thing,
    cards_of,
    cell_thing,
    fighter_of,
    has_hero,
    hero_name,
    own_cards,
    own_token,
    seat_thing,
    side_name,
    values_in_short,
)
from .fighters import branches
from .preview import blocked_there
from .where import where
from .words import card_and_value, fighter_facts

SIGNS: Final = (
    (" ".join(ARROWS), "terminal-senjutsu-sign-facing"),
    (" ".join((ALLY, FOE, *SIDE_SIGNS)), "terminal-senjutsu-sign-sides"),
    (f"{WOUND} {HEAVY} {WHOLE}", "terminal-senjutsu-sign-wounds"),
    (f"{HELD} {SPENT}", "terminal-senjutsu-sign-focus"),
    ("手 山 捨", "terminal-senjutsu-sign-piles"),
    ("痺 毒 面", "terminal-senjutsu-sign-statuses"),
    (f"跛 {LIMP_CLOCK}", "terminal-senjutsu-sign-limp"),
    (" ".join(KAMAE_SIGNS), "terminal-senjutsu-sign-kamae"),
    ("構 ─ →", "terminal-senjutsu-sign-tree"),
    (" ".join(TYPE_SIGNS), "terminal-senjutsu-sign-types"),
    ("先 ›", "terminal-senjutsu-sign-track"),
    ("順 ▶", "terminal-senjutsu-sign-order"),
    (f"{SHIELD}6", "terminal-senjutsu-sign-block"),
    (f"{STRIKE}2 {SHIELD}6", "terminal-senjutsu-sign-preview"),
    (START, "terminal-senjutsu-sign-start"),
    ("═ ▀ ▸", "terminal-senjutsu-sign-marks"),
)


def who_is_who(view: Table, teller: Teller, is_drawn: bool) -> list[Entry]:
    """Everything there is to look up, under headings; the signs only where they are drawn."""
    text, box = teller.words.text, view.table.box
    own = [number for number, _ in own_cards(view)]
    cards = [*own, *(a.number for a in box.abilities if a.number not in own)]
    signs = [Entry("sign", sign, text(key)) for sign, key in SIGNS]
    return [
        Entry("", text("terminal-senjutsu-who-fighters")),
        *(player_entry(view, teller, seat) for seat in range(view.seats)),
        Entry("", text("terminal-senjutsu-who-terrain")),
        *(terrain_entry(view, teller, kind, is_drawn) for kind in range(len(box.terrain))),
        *([Entry("", text("terminal-senjutsu-who-signs")), *signs] if is_drawn else []),
        Entry("", text("terminal-senjutsu-who-cards")),
        *(card_entry(view, teller, number) for number in cards),
        *(status_entry(teller, status) for status in box.pack.statuses if status.slug not in box.by_slug),
    ]


def entry_of(view: Table, teller: Teller, thing: str) -> Entry | None:
    """What there is to look up of a thing on the table."""
    kind, _, name = thing.partition(".")
    box = view.table.box
    if kind == "card" and name in box.by_slug:
        return card_entry(view, teller, box.by_slug[name])
    if kind == "status":
        return next((status_entry(teller, each) for each in box.pack.statuses if each.slug == name), None)
    if kind == "seat":
        return player_entry(view, teller, seat_of(name))
    if kind == "cell" and name in box.cell_numbers:
        return cell_entry(view, teller, box.cell_numbers[name])
    if kind == "terrain" and name in box.terrain_names:
        return terrain_entry(view, teller, box.terrain_names.index(name), True)
    return None


def player_entry(view: Table, teller: Teller, seat: Seat) -> Entry:
    """A fighter, the tree of its character, its core cards, and what is known of its hand."""
    text = teller.words.text
    named = (
        with_letter(seat, teller.seat(seat)),
        hero_name(view, teller, seat),
        side_name(view, teller, seat),
    )
    title = " · ".join(filter(None, named))
    facts = [f"{capital(fighter_facts(view, teller, seat))}."]
    if has_hero(view, seat):
        facts.append(text("terminal-senjutsu-tree", branches=tree_in_words(view, teller, seat)))
        hero, weapon = view.table.hero(seat), fighter_of(view, seat).weapon
        core = [hero.core, *([weapon] if weapon >= 0 else [])]
        facts.append(
            text("terminal-senjutsu-core", cards=teller.list_of(ability_name(teller, n) for n in core))
        )
    known = cards_of(view, seat) if seat != view.seat else []
    if known:
        cards = ", ".join(card_and_value(view, teller, number, count) for number, count in known)
        facts.append(text("terminal-senjutsu-known-hand", cards=cards))
    return Entry(seat_thing(seat), title, " ".join(facts))


def tree_in_words(view: Table, teller: Teller, seat: Seat) -> str:
    """`Neutral → Aggression, Neutral — Balance`."""
    told = []
    for a, b, way in branches(view.table.hero(seat).tree):
        dash = "→" if way == "→" else "–"
        told.append(f"{_node(teller, a)} {dash} {_node(teller, b)}")
    return ", ".join(told)


def _node(teller: Teller, kamae: int) -> str:
    return (
        teller.words.text("terminal-senjutsu-focus-node") if kamae == FOCUS else teller.named("kamae", kamae)
    )


def cell_entry(view: Table, teller: Teller, cell: int) -> Entry:
    """Where a cell lies, who or what stands there, and which blocks lie on it."""
    table, text = view.table, teller.words.text
    told = [where(view, teller, cell)]
    who = table.on(cell)
    if who >= 0:
        told.append(teller.seat(who))
    told += [teller.named("terrain", piece.kind) for piece in table.terrain if piece.cell == cell]
    told += own_token(view, teller, cell)
    told += [
        text("terminal-senjutsu-blocked", name=teller.seat(seat), value=value)
        for value, seat in blocked_there(table, cell)
    ]
    if table.plan.starts >> cell & 1:
        told.append(text("terminal-senjutsu-start-cell"))
    title = text("terminal-senjutsu-cell", cell=teller.named("cell", cell))
    return Entry(cell_thing(table.box, cell), title, f"{capital('; '.join(told))}.")


def terrain_entry(view: Table, teller: Teller, kind: int, is_drawn: bool) -> Entry:
    """What a kind of terrain does, by the rules of the pack."""
    terrain = view.table.box.terrain[kind]
    sign = f"{TERRAIN_SIGNS.get(terrain.id, '')} " if is_drawn else ""
    about = terrain_words(terrain, teller.words.lang)
    return Entry(f"terrain.{terrain.id}", f"{sign}{teller.named('terrain', kind)}", about)


def card_entry(view: Table, teller: Teller, number: int) -> Entry:
    """A card as it is printed, in words, and what it would do from here."""
    ability = view.table.box.abilities[number]
    title, text = _printed(view, teller, ability)
    told = " ".join(filter(None, (text, from_here(view, teller, ability))))
    return Entry(card_thing(view.table.box, number), title, told)


def status_entry(teller: Teller, status: Status) -> Entry:
    """A wound or a limp card, which nobody ever holds in hand."""
    told = status_words(status, teller.words.lang)
    return Entry(f"status.{status.slug}", told.name, told.text)


def card_in_short(view: Table, teller: Teller, thing: str) -> str:
    """For the mat: what a card says."""
    found = entry_of(view, teller, thing)
    return f"{found.title}: {found.text}" if found else ""


def _printed(view: Table, teller: Teller, ability: Ability) -> tuple[str, str]:
    name = capital(ability_name(teller, ability.number))
    if ability.card is None:
        slug = view.table.box.slugs[ability.number]
        status = next(each for each in view.table.box.pack.statuses if each.slug == slug)
        told = status_words(status, teller.words.lang)
        return name, told.text
    told = card_words(view.table.box.pack, ability.card, teller.words.lang)
    return f"{name} · {' · '.join(told.frame)}", told.text


def from_here(view: Table, teller: Teller, ability: Ability) -> str:
    """`From here it strikes 0,-1 (Botan) and blocks 1,-1 against initiative 6.`"""
    if view.seat == SPECTATOR:
        return ""
    text, table = teller.words.text, view.table
    aim = project(table, view.seat, ability)
    told = []
    if aim.strikes:
        cells = ", ".join(_with_figure(view, teller, cell) for cell in sorted(aim.strikes))
        told.append(text("terminal-senjutsu-would-strike", cells=cells))
    if aim.blocks:
        blocked = sorted(aim.blocks.items())
        cells = ", ".join(f"{teller.named('cell', at)} ({values_in_short(held)})" for at, held in blocked)
        told.append(text("terminal-senjutsu-would-block", cells=cells))
    return " ".join(told)


def _with_figure(view: Table, teller: Teller, cell: int) -> str:
    who, name = view.table.on(cell), teller.named("cell", cell)
    return f"{name} ({teller.seat(who)})" if who >= 0 else name
