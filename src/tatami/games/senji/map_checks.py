"""Whether the map of a data pack makes sense: neighbours, coasts, and lines that can be drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tatami.formats.spelling import check_id, check_names, check_text, choice, number, unique
from tatami.kernel.reasons import NotUnderstood

from .pack import Chart, Link, Point, Province, Sea
from .vocabulary import FAMILIES

PROVINCES: Final = 18
HOMES: Final = 3
SEAS: Final = 2
ISLANDS: Final = ("honshu", "kyushu", "shikoku")
DECOR: Final = ("island", "lake")


def check_map(chart: Chart) -> None:
    """NotUnderstood for the first thing that does not fit."""
    number("map.size[0]", chart.size[0], 100, 10_000)
    number("map.size[1]", chart.size[1], 100, 10_000)
    if len(chart.provinces) != PROVINCES:
        raise NotUnderstood("pack-count", path="map.provinces", given=len(chart.provinces), wanted=PROVINCES)
    if len(chart.seas) != SEAS:
        raise NotUnderstood("pack-count", path="map.seas", given=len(chart.seas), wanted=SEAS)
    for k, province in enumerate(chart.provinces):
        _province(chart, f"map.provinces[{k}]", province)
    for k, sea in enumerate(chart.seas):
        _sea(chart, f"map.seas[{k}]", sea)
    unique("map", [part.id for part in chart.provinces] + [part.id for part in chart.seas])
    _homes(chart)
    _neighbours(chart)
    _coasts(chart)
    _links(chart)
    _drawings(chart)


def _province(chart: Chart, path: str, province: Province) -> None:
    check_id(f"{path}.id", province.id)
    choice(f"{path}.family", province.family, FAMILIES)
    choice(f"{path}.island", province.island, ISLANDS)
    check_id(f"{path}.region", province.region)
    check_names(f"{path}.name", province.name, needed=True)
    _points(chart, f"{path}.centre", (province.centre,))
    number(f"{path}.inner_radius", province.inner_radius, 1, max(chart.size))
    _polygon(chart, f"{path}.polygon", province.polygon)


def _sea(chart: Chart, path: str, sea: Sea) -> None:
    check_id(f"{path}.id", sea.id)
    check_names(f"{path}.name", sea.name, needed=True)
    _points(chart, f"{path}.label", (sea.label,))
    _polygon(chart, f"{path}.polygon", sea.polygon)
    for k, hole in enumerate(sea.holes):
        _polygon(chart, f"{path}.holes[{k}]", hole)


def _homes(chart: Chart) -> None:
    """SEN-11: three provinces for each family."""
    for family in FAMILIES:
        homes = sum(province.family == family for province in chart.provinces)
        if homes != HOMES:
            raise NotUnderstood("pack-homes", path="map.provinces", family=family, given=homes, wanted=HOMES)


def _neighbours(chart: Chart) -> None:
    """Whoever borders somebody is bordered by him, by land or by a crossing, and not by both."""
    by_name = {province.id: province for province in chart.provinces}
    for k, province in enumerate(chart.provinces):
        for kind in ("land", "crossings"):
            path, names = f"map.provinces[{k}].{kind}", getattr(province, kind)
            unique(path, names)
            for name in names:
                choice(path, name, by_name)
                if name == province.id:
                    raise NotUnderstood("pack-self", path=path, value=name)
                if province.id not in getattr(by_name[name], kind):
                    raise NotUnderstood("pack-one-way", path=path, value=name, other=province.id)
        unique(f"map.provinces[{k}]", (*province.land, *province.crossings))
        if not (province.land or province.crossings or province.seas):
            raise NotUnderstood("pack-cut-off", path=f"map.provinces[{k}]", value=province.id)


def _coasts(chart: Chart) -> None:
    """A province borders a sea if and only if the sea borders the province."""
    seas = {sea.id: sea for sea in chart.seas}
    names = [province.id for province in chart.provinces]
    for k, sea in enumerate(chart.seas):
        path = f"map.seas[{k}]"
        unique(f"{path}.coast", sea.coast)
        for name in sea.coast:
            choice(f"{path}.coast", name, names)
        others = [other for other in seas if other != sea.id]
        unique(f"{path}.adjacent_seas", sea.adjacent_seas)
        for name in sea.adjacent_seas:
            choice(f"{path}.adjacent_seas", name, others)
        for name in others:
            if (name in sea.adjacent_seas) != (sea.id in seas[name].adjacent_seas):
                raise NotUnderstood("pack-one-way", path=f"{path}.adjacent_seas", value=name, other=sea.id)
    for k, province in enumerate(chart.provinces):
        path = f"map.provinces[{k}].seas"
        unique(path, province.seas)
        for name in province.seas:
            choice(path, name, seas)
        for name, sea in seas.items():
            if (name in province.seas) != (province.id in sea.coast):
                raise NotUnderstood("pack-coast", path=path, value=province.id, sea=name)


def _links(chart: Chart) -> None:
    """Lines are drawn between provinces that are linked so."""
    by_name = {province.id: province for province in chart.provinces}
    kinds: tuple[tuple[str, tuple[Link, ...], str], ...] = (
        ("land_links", chart.land_links, "land"),
        ("crossings", chart.crossings, "crossings"),
    )
    for name, links, kind in kinds:
        for k, link in enumerate(links):
            path = f"map.{name}[{k}]"
            choice(f"{path}.a", link.a, by_name)
            choice(f"{path}.b", link.b, getattr(by_name[link.a], kind))
            _points(chart, f"{path}.line", link.line, 2)
            if link.name:
                check_text(f"{path}.name", link.name)
        unique(f"map.{name}", [" ".join(sorted((link.a, link.b))) for link in links])


def _drawings(chart: Chart) -> None:
    for k, line in enumerate(chart.sea_boundary):
        _points(chart, f"map.sea_boundary[{k}]", line, 2)
    for k, decor in enumerate(chart.decor):
        check_id(f"map.decor[{k}].id", decor.id)
        choice(f"map.decor[{k}].kind", decor.kind, DECOR)
        _polygon(chart, f"map.decor[{k}].polygon", decor.polygon)


def _polygon(chart: Chart, path: str, points: tuple[Point, ...]) -> None:
    _points(chart, path, points, 3)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))
    if abs(area) < 1:
        raise NotUnderstood("pack-flat", path=path)


def _points(chart: Chart, path: str, points: Iterable[Point], fewest: int = 1) -> None:
    listed = list(points)
    if len(listed) < fewest:
        raise NotUnderstood("pack-points", path=path, given=len(listed), fewest=fewest)
    for x, y in listed:
        if not (0 <= x <= chart.size[0] and 0 <= y <= chart.size[1]):
            raise NotUnderstood("pack-outside", path=path, x=f"{x:g}", y=f"{y:g}")
