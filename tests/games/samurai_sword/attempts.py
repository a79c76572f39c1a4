"""One line for each thing that a player may try and no rule allows: where, in which words, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import scene, turn_of
from tests.games.scenes import play, refusal

Scene = Callable[[], SamuraiSword]

EVERYTHING: tuple[Answer, ...] = (
    *(attack for targets in say.ATTACK for attack in targets),
    *say.PLAY,
    *(card for targets in say.PLAY_ON for card in targets),
    *(card for targets in say.PLAY_ON_CARD for aims in targets for card in aims),
    *(say.SPEND, say.END, say.ENDURE, say.PAY, say.DRAW_DECK, say.DRAW_DISCARD),
    *say.PARRY_WITH,
    *say.DISCARD,
    *say.ATTEMPTS,
)
"""Whatever can be said."""


def row(
    attempt: str, clauses: str, build: Scene, said: str, refused: str
) -> Any:  # pytest keeps the type of a parameter set to itself
    """What is tried, the clauses against it, where, who says what, and the refusal with its facts.

    `row("Attack oneself", "SAM-61", at_the_start, "A: attack katana > A", "not-oneself")`; facts are written
    as in the notation: `too-far target=B steps=2`.
    """
    ids = clauses.split()
    return pytest.param(build, said, refused, ids, id=f"{attempt}: {said}", marks=clause(*ids))


def check_row(build: Scene, said: str, refused: str, clauses: list[str]) -> None:
    """It is refused with that code, those facts and those clauses, and nothing has changed."""
    seat, text = said.split(": ")
    reason = refusal(build(), seat, text)
    assert in_words(reason) == refused
    assert set(clauses) <= set(reason.clauses)


def in_words(reason: Reason) -> str:
    """The code and the facts of a reason, cards and players by name."""
    facts = [f"{name}={_word(reason.refusal.kinds[name], fact)}" for name, fact in reason.facts.items()]
    return " ".join([reason.code, *facts])


def _word(kind: str, fact: int | str) -> int | str:
    if kind == "face":
        return RULES.faces[int(fact)]
    return letter(int(fact)) if kind == "seat" else fact


# --- moments of a game ------------------------------------------------------------------------------


def in_hand(cards: str, players: int = 5) -> Scene:
    """A's Play phase with these cards; B holds some of everything."""
    return lambda: scene(players, hands={"A": cards, "B": "bokken parry daimyo"})


def under_attack(defender: str = "hideyoshi", cards: str = "bokken parry daimyo") -> Scene:
    """A (Nobunaga) has aimed a Katana at B, and keeps a Nodachi and a Daimyo."""

    def build() -> SamuraiSword:
        g = scene(
            5,
            f"nobunaga {defender} goemon ieyasu tomoe",
            hands={"A": "katana nodachi daimyo parry", "B": cards},
        )
        return play(g, "attack katana > B")

    return build


def cry(card: str, defender: str = "goemon", cards: str = "bokken parry daimyo") -> Scene:
    """A has played that card. B has answered, C is asked, D is Harmless, E is Chiyome, F comes later."""

    def build() -> SamuraiSword:
        g = scene(
            6,
            f"nobunaga hideyoshi {defender} ieyasu chiyome kojiro",
            hands={"A": f"{card} daimyo parry bokken", "C": cards},
            resilience={"D": 0},
        )
        return play(g, f"play {card}", "endure")

    return build


def bushido_check() -> SamuraiSword:
    """A Weapon has been revealed for the Bushido in front of A, who holds one."""
    g = scene(
        5,
        "nobunaga ieyasu goemon hanzo tomoe",
        hands={"A": "bokken parry daimyo", "B": "bokken parry"},
        play={"A": "bushido"},
        deck="parry*3 kiseru",
    )
    return turn_of(g, "A")


def draw_source() -> SamuraiSword:
    """Ieyasu may choose where the first card comes from."""
    g = scene(
        5,
        "ieyasu nobunaga goemon hanzo tomoe",
        hands={"A": "bokken parry daimyo", "B": "bokken parry daimyo"},
        discard="focus katana",
        deck="parry*5",
    )
    return turn_of(g, "A")


def discard_phase() -> SamuraiSword:
    """A (Nobunaga) holds 8 cards at the end of the turn."""
    return play(
        scene(5, "nobunaga ieyasu goemon hanzo tomoe", hands={"A": "parry*5 katana bo daimyo"}), "end"
    )


def over() -> SamuraiSword:
    """B has lost the last Honor to A."""
    g = scene(5, hands={"A": "katana daimyo"}, resilience={"B": 1}, honor={"B": 1})
    return play(g, "attack katana > B", "endure")
