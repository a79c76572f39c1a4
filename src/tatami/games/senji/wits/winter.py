"""Winter: first every letter is answered, then bids and a few letters of one's own, then ready."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from . import weights
from .bidding import bid
from .dealing import answer_letters
from .scene import Scene
from .writing import write


def negotiate(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-40: the next act. What one does unasked is bounded, so Winter ends; letters are always answered."""
    say, memory = scene.box.say.winter, scene.memory
    memory.acts += 1
    if len(legal) > 1:
        answer = answer_letters(scene, legal)
        if answer is None and memory.acts <= weights.MOST_ACTS:
            answer = bid(scene, legal) or write(scene, legal)
        if answer is not None and answer in legal:
            return answer
    return say.ready if say.ready in legal else say.wait
