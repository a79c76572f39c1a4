"""What a scene expects: of the table, of what is seen, told and offered, of refusals and of the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from tatami.hooks.hosting import hosting_of
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.game import Game
from tatami.kernel.reasons import NotUnderstood, Reason, Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of
from tatami.kernel.views import View, events_for

from .codec import Json, canonical, encode
from .facts import read_fact, told_table
from .names import event_json, fact_names
from .positions import listed, read_pieces, write_pieces
from .views import encode_outcome, view_json

LEGAL: Final = "legal"
REFUSED: Final = "refused"
ANY_ORDER: Final = "any_order"
ONLY: Final = "only"
NEVER: Final = "never"
_REFUSED_KEYS: Final = ("seat", "answer", "reason", "clause", "facts", "part", "says")


class Difference(TatamiError):
    """A scenario did not go as it says: where, what was expected, and what was found.

    Where an answer was refused against expectation, that is the cause of the error.
    """

    def __init__(self, where: str, expected: object, found: object) -> None:
        super().__init__("difference", where=where, expected=shown(expected), found=shown(found))


class Speaker(Protocol):
    """Who puts a scene into words; formats know no language."""

    def lines(self, g: Game[Any], viewer: Seat, since: int, lang: str) -> Sequence[str]:
        """What a viewer's log says of all since that event."""

    def reason(self, g: Game[Any], reason: Reason, lang: str) -> str:
        """A refusal as a sentence."""


class Scene:
    """A game at some moment of a scenario, and the last move: `since` is the first event of it."""

    __slots__ = ("game", "since", "speaker")

    def __init__(self, game: Game[Any], since: int, speaker: Speaker | None) -> None:
        self.game: Final = game
        self.since = since
        self.speaker: Final = speaker


def shown(value: object) -> str:
    text = value if isinstance(value, str) else canonical(value)
    return text if len(text) <= 600 else text[:600] + " ..."


def expect(scene: Scene, wanted: Mapping[str, Json], where: str) -> None:
    """Checks every expectation; raises Difference at the first that fails."""
    for key, value in wanted.items():
        check = _CHECKS.get(str(key))
        if check is None:
            raise NotUnderstood("unknown-field", where=where, field=str(key)[:40], known=", ".join(_CHECKS))
        check(scene, value, f"{where}.{key}")


# --- who is asked, and what may be answered -----------------------------------------------------


def _expect_asked(scene: Scene, value: Json, where: str) -> None:
    """{B: MonkToShow}: who is asked what; {} when the game is over."""
    g = scene.game
    question = g.question
    name = type(question).__name__ if question is not None else ""
    same(where, dict(mapping(value, where)), {letter(seat): name for seat in g.asked()})


def _expect_legal(scene: Scene, value: Json, where: str) -> None:
    """{B: [keep, monk]}: all legal answers, in any order; or their number."""
    for name, answers in mapping(value, where).items():
        legal = sorted(answer.text for answer in scene.game.legal(seat_at(scene.game, name)))
        if isinstance(answers, int):
            same(f"{where}.{name}", answers, len(legal))
        else:
            same(f"{where}.{name}", sorted(str(a) for a in answers), legal)


def _expect_may(scene: Scene, value: Json, where: str) -> None:
    """{A: attack 1 > B.2}: this is legal (among others)."""
    g = scene.game
    for name, answers in mapping(value, where).items():
        for text in [answers] if isinstance(answers, str) else answers:
            reason = g.why_not(seat_at(g, name), g.rules.parse(str(text)))
            if reason is not None:
                raise Difference(f"{where}.{name}: {text}", LEGAL, repr(reason)) from Refused(reason)


def expect_refused(scene: Scene, value: Json, where: str) -> None:
    """{seat, answer, reason, clause, facts, part, says}: refused so, and nothing changed.

    A text that is no answer at all is refused, too: `reason` is the code of the error then.
    """
    g = scene.game
    for one in value if isinstance(value, list) else [value]:
        only(one, _REFUSED_KEYS, where)
        seat, text = seat_at(g, one.get("seat")), str(one.get("answer"))
        before = canonical(encode(g))
        try:
            answer = g.rules.parse(text)
        except NotUnderstood as error:
            found: Mapping[str, Json] = {"reason": error.code, "facts": error.facts}
        else:
            found = _refusal(scene, seat, answer, where)
        _check_refusal(scene, one, found, where)
        same(f"{where}: state", before, canonical(encode(g)))


def _refusal(scene: Scene, seat: Seat, answer: Answer, where: str) -> Mapping[str, Json]:
    """What the rules say against that answer; Difference if nothing."""
    g = scene.game
    try:
        g.act(seat, answer)
    except Refused as refused:
        reason = refused.reason
    else:
        raise Difference(f"{where}: {answer.text}", REFUSED, LEGAL)
    is_part = isinstance(answer, Compound) and reason.part >= 0
    return {
        "reason": reason.code,
        "clauses": list(reason.clauses),
        "facts": fact_names(reason, g.rules),
        "part": answer.parts[reason.part].text if isinstance(answer, Compound) and is_part else None,
        "says": reason,
    }


def _check_refusal(scene: Scene, wanted: Mapping[str, Json], found: Mapping[str, Json], where: str) -> None:
    for key in ("reason", "part"):
        if key in wanted:
            same(f"{where}.{key}", wanted[key], found.get(key))
    if "clause" in wanted and wanted["clause"] not in found.get("clauses", ()):
        raise Difference(f"{where}.clause", wanted["clause"], found.get("clauses", []))
    if "facts" in wanted:
        matches(wanted["facts"], found["facts"], f"{where}.facts")
    for lang, sentence in mapping(wanted.get("says", {}), where).items():
        if "says" not in found:
            raise NotUnderstood("unknown-field", where=where, field="says", known="reason, facts")
        told = _speaker(scene, where).reason(scene.game, found["says"], str(lang))
        same(f"{where}.says.{lang}", sentence, told)


# --- what lies where, and who sees it -----------------------------------------------------------


def _expect_places(scene: Scene, value: Json, where: str) -> None:
    """{prison.A: [B.ninja]}: what lies there; the order counts unless it is a hand, a pile or `any_order`."""
    g = scene.game
    for name, tokens in mapping(value, where).items():
        k = place_at(g, name)
        place = g.layout.places[k]
        tokens, is_unordered = _tokens(tokens)
        wanted, found = read_pieces(g.rules, place, tokens), list(g.places[k])
        if place.bag or is_unordered:
            wanted.sort()
            found.sort()
        same(f"{where}.{name}", write_pieces(g.rules, place, wanted), write_pieces(g.rules, place, found))


def _tokens(given: Json) -> tuple[Json, bool]:
    """The pieces that are named, and whether their order does not matter."""
    if isinstance(given, Mapping) and set(given) == {ANY_ORDER}:
        return given[ANY_ORDER], True
    return given, False


def _expect_counts(scene: Scene, value: Json, where: str) -> None:
    """{deck: 12}: how many pieces lie there."""
    for name, count in mapping(value, where).items():
        same(f"{where}.{name}", count, len(scene.game.places[place_at(scene.game, name)]))


def _expect_sees(scene: Scene, value: Json, where: str) -> None:
    """{C: {row.A.1: ["?"]}}: what a seat (or `spectator`) sees in a place, as in its view."""
    for name, places in mapping(value, where).items():
        shown_places = _seen(scene, name)
        for place, tokens in mapping(places, where).items():
            place_at(scene.game, place)
            _same_sight(f"{where}.{name}.{place}", tokens, shown_places.get(place, []))


def _expect_sees_only(scene: Scene, value: Json, where: str) -> None:
    """The same, and no face anywhere else: every other place shows backs or nothing."""
    _expect_sees(scene, value, where)
    for name, places in mapping(value, where).items():
        more = {
            place: tokens
            for place, tokens in _seen(scene, name).items()
            if place not in places and any(not token.startswith("?") for token in tokens)
        }
        if more:
            raise Difference(f"{where}.{name}", {}, more)


def _seen(scene: Scene, viewer: str) -> Mapping[str, list[str]]:
    seen: Mapping[str, list[str]] = view_json(View(scene.game, viewer_at(scene.game, viewer)))["places"]
    return seen


def _same_sight(where: str, wanted: Json, found: list[str]) -> None:
    tokens, is_unordered = _tokens(wanted)
    tokens = [tokens] if isinstance(tokens, str) else tokens
    same(where, sorted(tokens) if is_unordered else tokens, sorted(found) if is_unordered else found)


# --- facts --------------------------------------------------------------------------------------


def _expect_table(scene: Scene, value: Json, where: str) -> None:
    """{turn: A, honour.B: 3}: these open facts, in names or in numbers, whole or one cell of them."""
    facts = listed(told_table(scene.game.rules, scene.game.table))
    for name, fact in mapping(value, where).items():
        if name not in facts or isinstance(fact, Mapping):
            matches({name: fact}, facts, where)
        elif read_fact(scene.game, name, fact, where) != getattr(scene.game.table, name):
            raise Difference(f"{where}.{name}", fact, facts[name])


def _expect_aids(scene: Scene, value: Json, where: str) -> None:
    """{A: {fight.attacker.strength: 4}}: what anybody with these eyes can work out."""
    g = scene.game
    for name, facts in mapping(value, where).items():
        view = View(g, viewer_at(g, name))
        matches(mapping(facts, where), listed(hosting_of(g.rules).aids(view)), f"{where}.{name}")


def matches(wanted: Json, found: Json, where: str) -> None:
    """Of a mapping what it mentions, each by its name or by a path to it (`honour.B`); anything else is the
    same."""
    if not isinstance(wanted, Mapping) or not isinstance(found, Mapping | list):
        same(where, wanted, found)
        return
    for path, value in wanted.items():
        inner = found
        for step in [str(path)] if isinstance(found, Mapping) and path in found else str(path).split("."):
            inner = _cell(inner, step, where)
        matches(value, inner, f"{where}.{path}")


def _cell(found: Json, step: str, where: str) -> Json:
    """What is called so in a mapping, or stands there in a list: by number from 0, or by a seat's letter."""
    if isinstance(found, Mapping) and step in found:
        return found[step]
    if isinstance(found, list):
        at = int(step) if step.isdecimal() else seat_of(step)
        if at < len(found):
            return found[at]
    known = ", ".join(map(str, found)) if isinstance(found, Mapping) else "-"
    raise NotUnderstood("unknown-field", where=where, field=step[:40], known=known)


# --- what was told ------------------------------------------------------------------------------


def _expect_events(scene: Scene, value: Json, where: str) -> None:
    """{B: [AttackerWon, {Moved: {goal: prison.A, face: "?"}}]}: what a seat (or `spectator`) was told of the
    last move: these in this order, among others; `{only: [...]}`: no others; `{never: [...]}`: none of these.
    """
    g = scene.game
    for name, wanted in mapping(value, where).items():
        told = [event_json(g, event) for event in events_for(g, viewer_at(g, name), scene.since)]
        _check_sequence(wanted, told, f"{where}.{name}", _is_event)


def _expect_log(scene: Scene, value: Json, where: str) -> None:
    """{en: {B: ["..."]}}: the same for the lines of a viewer's log, by language."""
    for lang, viewers in mapping(value, where).items():
        for name, wanted in mapping(viewers, where).items():
            viewer = viewer_at(scene.game, name)
            lines = _speaker(scene, where).lines(scene.game, viewer, scene.since, str(lang))
            _check_sequence(wanted, list(lines), f"{where}.{lang}.{name}", _is_line)


def _is_event(wanted: Json, found: Json, where: str) -> bool:
    if isinstance(wanted, str):
        return bool(found["event"] == wanted)
    if not isinstance(wanted, Mapping) or len(wanted) != 1:
        raise NotUnderstood("not-a-mapping", where=where, value=str(wanted)[:40])
    ((name, parts),) = wanted.items()
    if found["event"] != name:
        return False
    try:
        matches(mapping(parts or {}, where), found, where)
    except Difference:
        return False
    return True


def _is_line(wanted: Json, found: Json, where: str) -> bool:
    return bool(wanted == found)


def _check_sequence(
    wanted: Json, found: list[Json], where: str, is_so: Callable[[Json, Json, str], bool]
) -> None:
    how = ""
    if isinstance(wanted, Mapping):
        only(wanted, (ONLY, NEVER), where)
        if len(wanted) != 1:
            raise NotUnderstood("not-a-mapping", where=where, value=str(wanted)[:40])
        ((how, wanted),) = wanted.items()
    wanted = wanted if isinstance(wanted, list) else [wanted]
    if how == NEVER:
        holds = not any(is_so(one, each, where) for one in wanted for each in found)
    elif how == ONLY:
        holds = len(wanted) == len(found) and all(
            is_so(one, each, where) for one, each in zip(wanted, found, strict=True)
        )
    else:
        rest = iter(found)
        holds = all(any(is_so(one, each, where) for each in rest) for one in wanted)
    if not holds:
        raise Difference(where, wanted if not how else {how: wanted}, found)


def _speaker(scene: Scene, where: str) -> Speaker:
    if scene.speaker is None:
        raise NotUnderstood("no-words-here", where=where)
    return scene.speaker


# --- the end ------------------------------------------------------------------------------------


def _expect_outcome(scene: Scene, value: Json, where: str) -> None:
    """{winners: [A], how: prison}: what the scenario mentions of the outcome; null: not over."""
    outcome = scene.game.outcome
    if value is None:
        same(where, None, None if outcome is None else encode_outcome(outcome))
        return
    found = encode_outcome(outcome) if outcome is not None else {}
    for key, part in mapping(value, where).items():
        same(f"{where}.{key}", part, found.get(key))


_CHECKS: Final[dict[str, Callable[[Scene, Json, str], None]]] = {
    "asked": _expect_asked,
    "legal": _expect_legal,
    "may": _expect_may,
    "refused": expect_refused,
    "places": _expect_places,
    "counts": _expect_counts,
    "table": _expect_table,
    "aids": _expect_aids,
    "sees": _expect_sees,
    "sees_only": _expect_sees_only,
    "events": _expect_events,
    "log": _expect_log,
    "outcome": _expect_outcome,
}


# --- what everybody here uses -------------------------------------------------------------------


def same(where: str, expected: object, found: object) -> None:
    if canonical(expected) != canonical(found):
        raise Difference(where, expected, found)


def seat_at(g: Game[Any], name: object) -> Seat:
    seat = seat_of(str(name))
    if seat >= g.seats:
        raise NotUnderstood("no-such-player", player=letter(seat), seats=g.seats)
    return seat


def viewer_at(g: Game[Any], name: object) -> Seat:
    return SPECTATOR if name == "spectator" else seat_at(g, name)


def place_at(g: Game[Any], name: str) -> int:
    k = g.layout.by_name.get(name)
    if k is None:
        known = ", ".join(g.layout.by_name)
        raise NotUnderstood("no-such-place", place=str(name)[:40], game=g.rules.name, known=known)
    return k


def mapping(value: Json, where: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise NotUnderstood("not-a-mapping", where=where, value=str(value)[:40])
    return value


def only(given: Json, keys: tuple[str, ...], where: str, known: tuple[str, ...] = ()) -> None:
    for key in mapping(given, where):
        if key not in keys:
            names = ", ".join(known or keys)
            raise NotUnderstood("unknown-field", where=where, field=str(key)[:40], known=names)
