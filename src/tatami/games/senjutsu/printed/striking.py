"""Attacks in words: where they strike, what they do, and what changes them (SJT-119 ff.)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from tatami.hooks.naming import Called, Joined

from ..pack import Attack, Mod, Payload
from .gates import gated
from .ground import Pointing, cell
from .harm import WOUNDS, dealt, is_done, suffered
from .saying import Said, join, say


def attack(given: Attack, reach: int, below: bool = False) -> list[Said]:
    """The attack, and what else is to be said of it, sentence by sentence."""
    told = [_attack(given, reach)]
    if given.unblockable:
        told.append(say("unblockable"))
    return [*told, *(extra(given, mod, below) for mod in given.mods)]


def _attack(given: Attack, reach: int) -> Said:
    if given.mode:
        return say(f"attack-{given.mode}", n=reach, harm=_harm(given.hit or Payload(), everywhere=True))
    return _struck(given.cells)


def _struck(cells: Mapping[str, Payload]) -> Said:
    everywhere = all(payload.mark for payload in cells.values())
    zones = _zones(cells)
    if len(zones) == 1:
        payload, where = zones[0]
        return say("attack", cells=Pointing().at(where), harm=_harm(payload, everywhere))
    pointing = Pointing()
    areas = [pointing.at(where) for _, where in zones]
    told = [
        _zone(area, payload, len(where) > 1, everywhere)
        for area, (payload, where) in zip(areas, zones, strict=True)
    ]
    listed = any(isinstance(area, Joined) for area in areas)
    return say("attack-zones", zones=join("also" if listed else "and", told))


def _zone(area: Said, payload: Payload, many: bool, everywhere: bool) -> Said:
    """Some of the cells, with what happens on each of them."""
    harm = _harm(payload, everywhere)
    return say("zone", cells=area, harm=harm, many="doing" if many and is_done(payload) else many)


def _harm(payload: Payload, everywhere: bool) -> Said:
    """A target symbol is told where it is all there is, or not on every cell."""
    harm, mark = suffered(payload), say("harm-mark")
    if harm is None:
        return mark
    return join("besides", [harm, mark]) if payload.mark and not everywhere else harm


def _zones(cells: Mapping[str, Payload]) -> list[tuple[Payload, list[str]]]:
    """Cells with the same payload; first of all those that lie straight ahead."""
    zones: list[tuple[Payload, list[str]]] = []
    for text, payload in cells.items():
        for known, where in zones:
            if known == payload:
                where.append(text)
                break
        else:
            zones.append((payload, [text]))
    return sorted(zones, key=lambda zone: not _is_ahead(zone[1]))


def _is_ahead(where: Sequence[str]) -> bool:
    return all(len(one) == 1 and one[0][0] == "F" for one in map(cell, where))


# --- what changes them ----------------------------------------------------------------------------


def extra(given: Attack, mod: Mod, below: bool = False) -> Said:
    """One change of an attack, under its gates."""
    more: list[Said] = []
    also: list[Said] = []
    for payload, where in _zones(mod.add):
        old, new = _known(given, where)
        if old:
            _added(given, payload, old, more, also)
        if new:
            also.append(_struck(dict.fromkeys(new, payload)))
    if also:
        more.append(say("also", what=join("and", also)))
    for payload, where in _zones(mod.set):
        more += _instead(dealt(payload, _whom(given, where), "instead"))
    return gated(mod, join("and", more), below=below)


def _known(given: Attack, where: Iterable[str]) -> tuple[list[str], list[str]]:
    """Those that the attack strikes anyway, and those that are new."""
    struck = {cell(text) for text in given.cells}
    old = [text for text in where if cell(text) in struck]
    return old, [text for text in where if text not in old]


def _added(given: Attack, payload: Payload, where: Sequence[str], more: list[Said], also: list[Said]) -> None:
    """More of what is dealt there anyway, or something else as well."""
    wounds = Payload(w=payload.w, heavy=payload.heavy)
    if all(_has(given, text, wounds) for text in where):
        more += dealt(wounds, _whom(given, where), "more")
    else:
        also += dealt(wounds, _whom(given, where), "plain")
    also += dealt(replace(payload, w=0, heavy=0), _whom(given, where), "plain")


def _has(given: Attack, text: str, wounds: Payload) -> bool:
    """Whether wounds of these kinds are dealt there already."""
    here = {cell(known): payload for known, payload in given.cells.items()}[cell(text)]
    return all(getattr(here, word) for word in WOUNDS if getattr(wounds, word))


def _whom(given: Attack, where: Sequence[str]) -> Said | None:
    """Whoever stands there; None if that is the whole of the attack."""
    whole = {cell(text) for text in where} >= {cell(text) for text in given.cells}
    return None if whole else Pointing(beside=False).at(where)


def _instead(done: list[Said]) -> list[Said]:
    """Wounds know themselves that they are dealt instead; of anything else it is said."""
    first = done[0] if done else None
    if first is None or (isinstance(first, Called) and first.key in ("text-deal", "text-deal-to")):
        return done
    return [say("instead", what=join("and", done))]
