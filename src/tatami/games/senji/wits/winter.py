"""Winter: first every letter is answered, then bids and a few letters of one's own, then ready."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer, Compound

from ..board import still_in
from ..rules.winter import Winter
from . import weights
from .bidding import bid
from .correspondence import answer_letters
from .looking import look
from .scene import Scene
from .writing import write


def negotiate(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-40: the next act. What one does unasked is bounded, so Winter ends; letters are always answered."""
    say, memory = scene.box.say.winter, scene.memory
    memory.acts += 1
    if len(legal) > 1:
        answer = answer_letters(scene, legal)
        if answer is None and memory.acts <= weights.MOST_ACTS:
            steps = (look, bid, write) if _is_late(scene) else (look, write, bid)
            answer = next((said for step in steps if (said := step(scene, legal)) is not None), None)
        if answer is not None and (isinstance(answer, Compound) or answer in legal):
            return answer
    return say.ready if say.ready in legal else say.wait


def _is_late(scene: Scene) -> bool:
    """In rounds letters come first, as they need an answer; in the last round bids do."""
    question, table = scene.view.stack[-1], scene.table
    assert isinstance(question, Winter)
    return table.glass > 0 or question.turn // len(still_in(table)) >= table.rounds - 1
