"""Kami in Autumn, and seppuku where it wins the game (SEN-207 to SEN-216)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from ..answers.autumn import CommitSeppuku
from ..answers.common import CallKami, CallKamiOn
from ..box import DIPLOMAT, ECONOMIST
from ..pieces import DIPLOMATIC_HONOUR, TARGET
from . import weights
from .cards import Plans
from .scene import Scene
from .sets import best_sets, nearly_made, worth_of_number


def help_of_the_dead(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """A diplomat for the last family that is lacking, an economist for the last card of a good set."""
    victims = _victims(scene) if plans.lacking == 1 else []
    found = _best_find(scene)
    enough = 4.0 if scene.anybody_dangerous() or scene.honour >= TARGET - weights.NEAR else 8.0
    for answer in legal:
        if isinstance(answer, CallKamiOn) and answer.target in victims:
            return answer
        if isinstance(answer, CallKami) and found >= enough:
            return answer
    sure = scene.honour + best_sets(scene.box, scene.hanafuda).worth
    sure += sum(scene.box.value[card] for card in plans.display) + (10 if plans.envoys else 0)
    ahead = max(scene.table.honour[seat] for seat in scene.rivals)
    for answer in legal:
        if isinstance(answer, CommitSeppuku):
            kind = scene.box.kami[answer.samurai]
            gain = found if kind == ECONOMIST else 0.0
            if kind == DIPLOMAT and victims and scene.box.ability[answer.samurai] != "four_families":
                gain = DIPLOMATIC_HONOUR
            if gain and sure < TARGET <= sure + gain and sure + gain > ahead:
                return answer
    return None


def _victims(scene: Scene) -> list[int]:
    """Rivals who hold cards of a family that one lacks: those who lead it, the dangerous first."""
    box, table = scene.box, scene.table
    held = {box.family[card] for card in scene.hand}
    lacking = [seat for seat in scene.rivals if table.families[seat] not in held]
    return sorted(lacking, key=lambda seat: -table.honour[seat])


def _best_find(scene: Scene) -> float:
    """What any one card of the deck would add to the sets in hand."""
    box, hand = scene.box, scene.hanafuda
    now = best_sets(box, hand).worth
    best = 0.0
    for number, cards in nearly_made(box, hand, True):
        rest = list(hand)
        for card in cards:
            rest.remove(card)
        best = max(best, worth_of_number(box, number) + best_sets(box, rest).worth - now)
    return best
