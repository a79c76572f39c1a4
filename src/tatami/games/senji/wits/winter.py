"""Winter: first letters are answered, then a few of one's own are written, then bids are laid, then ready."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer, Compound

from .. import grounds
from . import weights
from .bidding import bid
from .correspondence import answer_letters
from .looking import look
from .rounds import is_last_round
from .scene import Scene
from .writing import write


def negotiate(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-40: the next act. What one does unasked is bounded, so Winter ends. Letters wake everybody who is
    ready and bids nobody: so bids come last, and in rounds in the last one."""
    say, memory = scene.box.say.winter, scene.memory
    memory.acts += 1
    if len(legal) > 1:
        answer = answer_letters(scene, legal)
        if answer is None and memory.acts <= weights.MOST_ACTS:
            steps = (look, write, bid) if _is_late(scene) else (look, write)
            answer = next((said for step in steps if (said := step(scene, legal)) is not None), None)
        if answer is not None and (isinstance(answer, Compound) or answer in legal):
            return answer
    scene.because.clear()
    scene.because.note(grounds.NOTHING_TO_SAY)
    return say.ready if say.ready in legal else say.wait


def _is_late(scene: Scene) -> bool:
    """Whether it is time for bids."""
    return scene.table.glass > 0 or is_last_round(scene)
