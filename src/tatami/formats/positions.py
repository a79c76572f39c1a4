"""Positions: any state of any game as a mapping in the game's own words, and back.

    game: tenno
    seats: 2
    table: {turn: A}
    places: {row.A.1: [peasant_3], prison.A: [B.ninja], ...}
    pending: [{pass_the_turn: {seat: A}}, {FirstAttack: {by: A}}]

What a hand-written position leaves out is as in a fresh game: the pieces that it does not mention lie
where the game keeps its rest (a hand, the deck), and with nothing pending a turn begins. With
`rest: outside` they are not in the game at all: they lie in a box beside the table, the place `outside`.
If the last that is pending is a step, it is carried out at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tatami.formats.counting import count_pieces
from tatami.hooks.leaving import CALLED_OFF, HOUSE_ENDINGS
from tatami.hooks.packs import check_pack, pack_of
from tatami.hooks.positions import rest_place
from tatami.kernel.chance import Chance
from tatami.kernel.game import Frame, Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE, SHIFT, piece
from tatami.kernel.places import MIXED, Layout, Place
from tatami.kernel.reasons import BROKEN, Contradiction, NotUnderstood
from tatami.kernel.seats import EVERYBODY, letter, letters, mask_of, seat_of

from .codec import Json, decode_frame, decode_table
from .facts import Holder, seat_fields, told_frame, told_table

if TYPE_CHECKING:
    from tatami.kernel.rules import Rules

_TOKEN: Final = re.compile(r"([\w:.]+)(!|@[A-G]*)?(?:\*([1-9][0-9]?))?")
KEYS: Final = (
    "game",
    "ruleset",
    "seats",
    "options",
    "data",
    "seed",
    "drawn",
    "table",
    "places",
    "rest",
    "pending",
    "sealed",
    "acts",
    "outcome",
)
OUTSIDE: Final = "outside"
"""Where the pieces lie that are not in the game, if a position says so."""
_BIGGEST_COUNT: Final = 1 << 31


# --- pieces -----------------------------------------------------------------------------------------


def write_pieces(rules: Rules[Any], place: Place, pieces: list[int]) -> list[str]:
    """The pieces of a place as tokens: `ninja`, `ninja!` face up, `ninja@AB` seen by A and B, `oda*3`.

    Without a mark a piece is seen by those who see whatever lies in that place.
    """
    tokens = []
    for p, group in groupby(pieces):
        seen = p >> SHIFT
        mark = "" if seen == place.audience else "!" if seen == EVERYBODY else "@" + letters(seen)
        copies = len(list(group))
        tokens.append(rules.short_name(p & FACE, place.name) + mark + (f"*{copies}" if copies > 1 else ""))
    return tokens


def read_pieces(rules: Rules[Any], place: Place, tokens: object) -> list[int]:
    """The pieces that tokens stand for; a single token needs no list."""
    if isinstance(tokens, str):
        tokens = [tokens]
    if not isinstance(tokens, list):
        raise NotUnderstood("not-a-list", where=f"places: {place.name}", value=str(tokens)[:40])
    pieces: list[int] = []
    for token in tokens:
        match = _TOKEN.fullmatch(token) if isinstance(token, str) else None
        if match is None:
            raise NotUnderstood("bad-token", place=place.name, token=str(token)[:40])
        name, mark, copies = match.groups()
        seen = place.audience
        if mark is not None:
            seen = EVERYBODY if mark == "!" else sum({mask_of(seat_of(s)) for s in mark[1:]})
        pieces += [piece(rules.face_called(name, place.name), seen)] * int(copies or 1)
    return pieces


# --- writing ----------------------------------------------------------------------------------------


def write_position(g: Game[Any]) -> dict[str, Json]:
    """The position of a game, complete: it can be read back and played on."""
    rests = {g.layout.places[rest].name for rest in g.layout.rest if rest is not None}
    out: dict[str, Json] = {
        "game": g.rules.name,
        "ruleset": g.rules.version,
        "seats": g.seats,
        "options": dict(g.options),
        "seed": g.chance.seed,
        "drawn": g.chance.drawn,
        "acts": g.acts,
        "table": listed(told_table(g.rules, g.table)),
        "places": {
            place.name: write_pieces(g.rules, place, pieces)
            for place, pieces in zip(g.layout.places, g.places, strict=True)
            if pieces or place.name in rests
        },
        "pending": [listed(told_frame(g.rules, frame)) for frame in g.stack],
    }
    pack = pack_of(g.rules)
    if pack is not None:
        out["data"] = pack.to_json()
    if g.sealed:
        out["sealed"] = {letter(seat): answer.text for seat, answer in sorted(g.sealed.items())}
    if g.outcome is not None:
        out["outcome"] = msgspec.to_builtins(g.outcome)
    return out


def listed(value: Json) -> Json:
    """Tuples as lists, all the way down: what YAML can write."""
    if isinstance(value, tuple | list):
        return [listed(v) for v in value]
    if isinstance(value, dict):
        return {k: listed(v) for k, v in value.items()}
    return value


# --- reading ----------------------------------------------------------------------------------------


def read_position(rules: Rules[Any], given: Mapping[str, Json]) -> Game[Any]:
    """The game in that position; Contradiction or NotUnderstood says what is wrong with it."""
    for key in given:
        if key not in KEYS:
            raise NotUnderstood("unknown-field", where="position", field=str(key)[:40], known=", ".join(KEYS))
    if given.get("ruleset", rules.version) != rules.version:
        raise NotUnderstood(
            "other-ruleset",
            game=rules.name,
            version=rules.version,
            given=f"{given.get('game')} {given['ruleset']}"[:40],
        )
    rules = rules.variant(_mapping(given, "options"))
    check_pack(rules, given.get("data"))
    seats = _count(given, "seats", rules.default_seats)
    rules.check_seats(seats)
    options = rules.read_options(_mapping(given, "options"))
    layout = _layout(rules, seats, options, given)
    table = decode_table(rules, seats, _mapping(given, "table"), rules.fresh_table(seats, options))
    chance = Chance(str(given.get("seed", "0")), _count(given, "drawn", 0))
    g = Game(rules, seats, options, layout, table, _read_places(rules, layout, given), [], chance)
    _deal_the_rest(g, set(_mapping(given, "places")))
    count_pieces(g)
    _check_seats(g)
    _check_numbers(g)
    g.acts = _count(given, "acts", 0)
    _read_pending(g, given)
    is_opening = given.get("pending") is None
    if not is_opening and g.stack and isinstance(g.stack[-1], tuple):
        _begin(g)
    rules.check(g)  # before anything is asked: only then rules may rely on what they see
    if g.outcome is None and is_opening:
        _begin(g)
    if g.outcome is None:
        _check_pending(g)
        _read_sealed(g, given)
    return g


def _layout(
    rules: Rules[Any], seats: int, options: Mapping[str, int | str | bool], given: Mapping[str, Json]
) -> Layout:
    """The places of the game, and a box beside the table where the position has one."""
    layout = rules.layout(seats, options)
    rest = given.get("rest")
    if rest not in (None, OUTSIDE):
        raise NotUnderstood("bad-value", where="position", field="rest", value=str(rest)[:40])
    if rest is None and OUTSIDE not in _mapping(given, "places"):
        return layout
    box = Place(OUTSIDE, EVERYBODY, bag=True, stock=MIXED)
    rests = [len(layout.places)] * len(layout.rest)
    return Layout((*layout.places, box), layout.stocks, rests, len(layout.copies))


def _begin(g: Game[Any]) -> None:
    """Where nothing is pending the game's opening is; it, and what is pending, may begin with a step."""
    step = _name_of(g.stack[-1]) if g.stack else g.rules.name
    try:
        g.run()
    except BROKEN:
        raise Contradiction("pending-does-not-fit", detail=step) from None


def _name_of(frame: Frame) -> str:
    return frame[0].__name__ if isinstance(frame, tuple) else type(frame).__name__


def _check_numbers(g: Game[Any]) -> None:
    """No open fact is a number that nobody could count to."""
    for name in g.table.FIELDS:
        value = getattr(g.table, name)
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int) and not -_BIGGEST_COUNT < number < _BIGGEST_COUNT:
                raise Contradiction("bad-value", where="table", field=name, value=hex(number)[:40])


def _check_seats(g: Game[Any]) -> None:
    """Nobody is named, and nobody has seen a piece, who does not sit at this table."""
    holder: Holder = type(g.table)
    for name in seat_fields(holder):
        value = getattr(g.table, name)
        for seat in value if isinstance(value, tuple) else (value,):
            if seat >= g.seats:
                raise Contradiction("no-such-player", player=letter(seat), seats=g.seats)
    everybody = (1 << g.seats) - 1
    for place, pieces in zip(g.layout.places, g.places, strict=True):
        for p in pieces:
            seen = p >> SHIFT
            if seen != EVERYBODY and seen & ~everybody:
                raise Contradiction("no-such-player", player=f"{place.name}: {letters(seen)}", seats=g.seats)


def _read_places(rules: Rules[Any], layout: Layout, given: Mapping[str, Json]) -> list[list[int]]:
    places: list[list[int]] = [[] for _ in layout.places]
    for name, tokens in _mapping(given, "places").items():
        if name not in layout.by_name:
            known = ", ".join(layout.by_name)
            raise NotUnderstood("no-such-place", place=str(name)[:40], game=rules.name, known=known)
        k = layout.by_name[name]
        places[k] = read_pieces(rules, layout.places[k], tokens)
    return places


def _deal_the_rest(g: Game[Any], mentioned: set[str]) -> None:
    """Pieces that nobody mentioned go where they belong, else to their stock's rest place unless that was
    written out."""
    left = list(g.layout.copies)
    for pieces in g.places:
        for p in pieces:
            if g.layout.stock_of_face[p & FACE] >= 0:
                left[p & FACE] -= 1
    spots = g.layout.places
    outside = OUTSIDE in g.layout.by_name
    rests = [None if rest is None or spots[rest].name in mentioned else rest for rest in g.layout.rest]
    missing: dict[int, list[int]] = {rest: [] for rest in rests if rest is not None}
    for faces, rest in zip(g.layout.distinct, rests, strict=True):
        for face in faces:
            own = rest_place(g, face) if left[face] > 0 and not outside else None
            goal = rest if own is None else own
            if goal is not None:
                missing.setdefault(goal, []).extend([piece(face, spots[goal].audience)] * left[face])
    for goal, pieces in missing.items():
        order = range(len(pieces)) if spots[goal].bag else g.chance.order("rest", len(pieces))
        g.places[goal] += [pieces[k] for k in order]


def _read_pending(g: Game[Any], given: Mapping[str, Json]) -> None:
    if given.get("outcome") is not None:
        try:
            g.outcome = msgspec.convert(given["outcome"], Outcome)
        except msgspec.ValidationError as error:
            raise NotUnderstood("bad-value", where="position", field="outcome", value=str(error)) from None
        nobody_wins = not g.outcome.winners and g.outcome.how not in CALLED_OFF
        if nobody_wins or not all(0 <= seat < g.seats for seat in g.outcome.winners):
            raise Contradiction("no-such-player", player=str(g.outcome.winners)[:40], seats=g.seats)
        _check_outcome(g, g.outcome)
        return
    pending = given.get("pending")
    if pending is None:
        g.stack.extend(g.rules.opening(g.table))
    elif isinstance(pending, list) and pending:
        g.stack.extend(decode_frame(g.rules, g.seats, frame) for frame in pending)
    else:
        raise NotUnderstood("not-a-list", where="pending", value=str(pending)[:40])


def _check_outcome(g: Game[Any], outcome: Outcome) -> None:
    """A manner that the game knows, and a number for each seat if there are any."""
    sensible = {
        "how": not g.rules.endings or outcome.how in (*g.rules.endings, *HOUSE_ENDINGS),
        "scores": len(outcome.scores) in (0, g.seats),
        "tiebreak": len(outcome.tiebreak) in (0, g.seats),
    }
    for name, holds in sensible.items():
        if not holds:
            value = str(getattr(outcome, name))[:40]
            raise Contradiction("bad-value", where="outcome", field=name, value=value)


def _read_sealed(g: Game[Any], given: Mapping[str, Json]) -> None:
    for name, text in _mapping(given, "sealed").items():
        seat, answer = seat_of(str(name)), g.rules.parse(str(text))
        reason = g.why_not(seat, answer)
        if reason is not None or g.question is None or not g.question.sealed:
            raise Contradiction("sealed-illegal", seat=str(name), answer=str(text)[:40])
        g.sealed[seat] = answer


def _check_pending(g: Game[Any]) -> None:
    """Somebody at the table must be asked, and have an answer."""
    try:
        question = g.question
        if question is None or not question.seats:
            raise Contradiction("nobody-is-asked")
        for seat in question.seats:
            if not 0 <= seat < g.seats:
                raise Contradiction("no-such-player", player=letter(seat), seats=g.seats)
        if not any(g.legal(seat) for seat in question.seats):
            raise Contradiction("no-legal-answer")
    except BROKEN:
        raise Contradiction("pending-does-not-fit", detail=_name_of(g.stack[-1])) from None


def _mapping(given: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    value = given.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise NotUnderstood("not-a-mapping", where=key, value=str(value)[:40])
    return value


def _count(given: Mapping[str, Json], key: str, default: int) -> int:
    value = given.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _BIGGEST_COUNT:
        raise NotUnderstood("bad-value", where="position", field=key, value=str(value)[:40])
    return value
