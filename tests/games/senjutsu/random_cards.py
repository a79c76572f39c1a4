"""Cards that chance writes by the grammar: whatever a pack may hold must be told."""

from __future__ import annotations

from random import Random
from typing import Any

from tatami.games.senjutsu.card_checks import check_card
from tatami.games.senjutsu.diagram_checks import LARGEST_PAYLOAD
from tatami.games.senjutsu.faults import Faults
from tatami.games.senjutsu.pack import DIRECTIONS, KAMAE, Card
from tests.games.senjutsu.card_texts import card

CELLS = [
    *DIRECTIONS,
    *(f"{d}2" for d in DIRECTIONS),
    "F3",
    "F+FR",
    "F+FL",
    "FR+BR",
    "F2+FR",
    "F2+FL",
    "B+BL2",
]
VALUES = [8, 7, 6, 5, 4, 3]


class Writer:
    """Writes one card, and whatever it is made of."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(f"cards {seed}")

    def card(self) -> Card:
        kind = self.luck.choice(("attack", "defence", "meditation"))
        needed = {"attack": ["attack"], "defence": ["block"], "meditation": []}[kind]
        words = [*needed, *(self.word(kind) for _ in range(self.luck.randint(1, 4)))]
        others: dict[str, Any] = {"types": [kind], "initiative": {"choose": VALUES}, "range": 3}
        return card(*(self.effect(word, kind, 2) for word in words), **others)

    def word(self, kind: str) -> str:
        fitting = {"attack": ["attack", "attack"], "defence": ["block"]}.get(kind, [])
        common = ("move", "gain_focus", "change_kamae", "enter_kamae", "draw", "discard", "mill", "search")
        rare = (
            "recycle",
            "look_hand",
            "advantage",
            "heal",
            "suffer",
            "foe",
            "enter_mask",
            "place",
            "do",
            "or",
        )
        return self.luck.choice([*fitting, *common, *rare])

    def effect(self, word: str, kind: str, depth: int) -> dict[str, Any]:
        if depth == 0 and word in ("do", "or"):
            word = "draw"
        gates = self.gates() if self.luck.random() < 0.4 and word not in ("attack", "block") else {}
        if self.luck.random() < 0.1 and kind != "meditation":
            gates["if"] = "success"
        return {**gates, word: getattr(self, f"_{word}")(kind, depth)}

    def gates(self) -> dict[str, Any]:
        every = {
            "kamae": self.luck.choice(KAMAE),
            "pay": self.luck.randint(1, 3),
            "burn": self.luck.randint(1, 6),
            "masked": True,
            "init": self.some(VALUES),
        }
        return {gate: every[gate] for gate in self.luck.sample([*every], self.luck.choice((1, 1, 1, 2)))}

    def some(self, things: list[Any], most: int = 4) -> list[Any]:
        chosen = self.luck.sample(things, self.luck.randint(1, min(most, len(things))))
        return [thing for thing in things if thing in chosen]

    def number(self, word: str) -> int:
        most = {
            "gain_focus": 3,
            "change_kamae": 5,
            "look_hand": 1,
            "recycle": 40,
            "mill": 20,
            "lose_focus": 3,
        }
        return self.luck.randint(1, most.get(word, 5))

    def payload(self, never: tuple[str, ...] = ()) -> dict[str, Any]:
        every: dict[str, Any] = {word: self.luck.randint(1, n) for word, n in LARGEST_PAYLOAD.items()}
        every |= {"defeat": True, "mark": True}
        words = [word for word in every if word not in never]
        return {word: every[word] for word in self.luck.sample(words, self.luck.choice((1, 1, 2, 3)))}

    def diagram(self) -> dict[str, Any]:
        kinds = [self.payload() for _ in range(2)]
        return {cell: self.luck.choice(kinds) for cell in self.some(CELLS, 8)}

    def _move(self, kind: str, depth: int) -> Any:
        wish = self.luck.choice(({}, {"must": True}, {"up_to": True}))
        step = {"step": self.luck.randint(1, 6), "dirs": self.some([*DIRECTIONS], 6), **wish}
        return self.some([step, {"turn": self.luck.randint(1, 3)}], 2)

    def _attack(self, kind: str, depth: int) -> Any:
        if self.luck.random() < 0.1:
            return {"mode": self.luck.choice(("slower", "aimed")), "hit": self.payload()}
        cells = self.diagram()
        mods: list[dict[str, Any]] = []
        for _ in range(self.luck.choice((0, 0, 1, 2))):
            if self.luck.random() < 0.7:
                change: dict[str, Any] = {"add": self.diagram()}
            else:
                change = {"set": {cell: self.payload() for cell in self.some([*cells])}}
            mods.append({**self.gates(), **change})
        return {"cells": cells, "mods": mods, "unblockable": self.luck.random() < 0.1}

    def _block(self, kind: str, depth: int) -> Any:
        cells: dict[str, Any] = {
            cell: self.luck.choice(("all", self.some(VALUES))) for cell in self.some(CELLS, 5)
        }
        return {"cells": {**cells, "F": "all"}, "counter": self.luck.choice(([], self.some(VALUES, 6)))}

    def _search(self, kind: str, depth: int) -> Any:
        every = {
            "types": self.some(["attack", "defence", "meditation", "core"]),
            "owner": self.luck.choice(("student", "ronin")),
            "ranks": self.some(["wood", "steel", "gold", "jade"]),
            "ids": self.some(["plain_cut", "low_sweep", "B05"]),
        }
        sought = {key: every[key] for key in self.some([*every])}
        return {"n": self.luck.randint(1, 9), **({"filter": sought} if self.luck.random() < 0.8 else {})}

    def _heal(self, kind: str, depth: int) -> Any:
        words = self.some(["wound", "heavy_to_wound", "limp", "stun"])
        return {word: self.luck.choice(("all", 1, 2, 5)) for word in words}

    def _suffer(self, kind: str, depth: int) -> Any:
        return self.payload(("defeat", "poison", "pull", "push", "rotate", "mark"))

    def _foe(self, kind: str, depth: int) -> Any:
        words = self.some(["lose_focus", "discard", "discard_by_you", "mill", "draw"], 2)
        done = {word: self.number(word) for word in words} if self.luck.random() < 0.6 else {}
        kamae = {"enter_kamae": self.luck.choice(KAMAE)} if self.luck.random() < 0.2 else {}
        return {"who": "chosen", **self.payload(("mark",)), **done, **kamae}

    def _place(self, kind: str, depth: int) -> Any:
        what = self.luck.choice(("spikes", "trap"))
        return {"what": what, "n": self.luck.randint(1, 9), "cells": self.some(CELLS)}

    def _do(self, kind: str, depth: int) -> Any:
        return [self.effect(self.word(kind), kind, depth - 1) for _ in range(self.luck.randint(1, 3))]

    def _or(self, kind: str, depth: int) -> Any:
        return [self._do(kind, depth) for _ in range(self.luck.randint(2, 3))]

    def _enter_kamae(self, kind: str, depth: int) -> Any:
        return self.luck.choice((*KAMAE, "any"))

    def __getattr__(self, name: str) -> Any:
        """Words with a number, and those that are simply there."""
        word = name.removeprefix("_")
        if not name.startswith("_") or word.startswith("_"):
            raise AttributeError(name)
        there = word in ("advantage", "enter_mask")
        return lambda kind, depth: True if there else self.number(word)


def cards(number: int) -> list[Card]:
    """So many that a pack might hold."""
    found: list[Card] = []
    seed = 0
    while len(found) < number:
        seed += 1
        one = Writer(seed).card()
        faults = Faults()
        check_card(faults, one, "cards.trial")
        if not faults.found:
            found.append(one)
    return found
