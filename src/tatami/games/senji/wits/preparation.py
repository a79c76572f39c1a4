"""Families, samurai, homes, and the host: what is decided before orders are given."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer

from .. import grounds
from ..answers.common import KeepSamurai, NameProvince
from ..answers.preparation import HERE, LATER, ChooseHost, PlaceUnits
from ..box import Box
from ..rules.homes import SamuraiToPlace, UnitsToPlace
from . import weights
from .scene import Scene


def worth_of_samurai(box: Box, samurai: int, paid: bool = False) -> float:
    """His honour, which is not gained if he is paid for, and his ability."""
    honour = 0 if paid else box.samurai_honour[samurai]
    return honour + weights.ABILITY.get(box.ability[samurai], 0.0)


def lead(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-2: people have their favourite colours, and so have we."""
    return legal[int(scene.memory.random() * len(legal))]


def keep_samurai(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-9: honour now against an ability all game long."""
    return dearest(scene, [answer for answer in legal if isinstance(answer, KeepSamurai)])


def dearest(scene: Scene, keeps: Sequence[KeepSamurai], paid: bool = False) -> KeepSamurai:
    """The samurai worth most of these."""
    best = max(keeps, key=lambda answer: worth_of_samurai(scene.box, answer.samurai, paid))
    scene.because.note(grounds.SAMURAI_IS_WORTH_MOST, samurai=best.samurai)
    return best


def name_home(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-15: others first, so that one sees where they stand."""
    home = scene.box.home

    def is_mine(answer: Answer) -> bool:
        return isinstance(answer, NameProvince) and home[answer.region] == scene.family

    best = min(legal, key=is_mine)
    if not is_mine(best):
        scene.because.note(grounds.OTHERS_PLACE_FIRST)
    return best


def exposure(scene: Scene, province: int) -> int:
    """How many borders it shares with others who play."""
    box, home = scene.box, scene.box.home
    closed = box.closed[scene.seats]
    return sum(home[p] != scene.family and p not in closed for p in box.land[province])


def _is_front(scene: Scene, province: int) -> bool:
    homes = scene.box.homes[scene.family]
    return exposure(scene, province) == max(exposure(scene, p) for p in homes)


def place_samurai(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-17: where most neighbours are."""
    question = scene.view.stack[-1]
    assert isinstance(question, SamuraiToPlace)
    is_front = _is_front(scene, question.province)
    scene.because.note(
        grounds.MOST_NEIGHBOURS if is_front else grounds.FEWER_NEIGHBOURS, region=question.province
    )
    return HERE if is_front else LATER


def place_units(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-17: one each, and two where most neighbours are."""
    question = scene.view.stack[-1]
    assert isinstance(question, UnitsToPlace)
    province = question.province
    is_front = _is_front(scene, province)
    wanted = (exposure(scene, province) > 0) + is_front
    scene.because.note(grounds.MOST_NEIGHBOURS if is_front else grounds.FEWER_NEIGHBOURS, region=province)
    return max((a for a in legal if isinstance(a, PlaceUnits) and a.number <= wanted), key=lambda a: a.number)


def choose_host(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-35: oneself, if one is among them; else whoever one has least against."""

    def dislike(answer: Answer) -> float:
        assert isinstance(answer, ChooseHost)
        return -100.0 if answer.target == scene.seat else scene.memory.grudge[answer.target]

    best = min(legal, key=dislike)
    assert isinstance(best, ChooseHost)
    if best.target == scene.seat:
        scene.because.note(grounds.HOST_ONESELF)
    else:
        scene.because.note(grounds.LEAST_AGAINST, target=best.target)
    return best
