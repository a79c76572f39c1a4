"""Makes the moments of Senjutsu that the tests of the client are given: `python -m tools.senjutsu_moments`.

A moment is what one seat is told in a fight that is really fought: sensible players, who now and then answer
at random, play from a seed until what is looked for is there. View, aids, question, offers and events are the
engine's of today, so nothing in the file is written by hand. To add a moment, say in `MOMENTS` which table it
is of and what must hold. `tests/architecture/test_moments.py` says whether the file is what the engine tells.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

import msgspec

from tatami.formats.names import event_json
from tatami.formats.views import view_json
from tatami.games import game_called
from tatami.games.senjutsu.bot import SensibleSenjutsu
from tatami.games.senjutsu.table import Fight
from tatami.hall.telling.wire import about, touches
from tatami.hooks.hosting import Hosting
from tatami.kernel.answers import Answer, Form
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.naming import kebab

FILE: Final = Path(__file__).resolve().parents[1] / "client/src/boards/senjutsu/testing/moments.json"
Told = dict[str, Any]
Holds = Callable[[Fight], Seat | None]
"""Whose eyes the moment is seen through, once it is there."""
FIGHTS: Final = 40
WILD: Final = 0.12
"""So often somebody answers at random: sensible players run into nothing."""
ACTS: Final = 420
_AVOIDED: Final = ("GiveUp", "BringCards")


class Wanted(NamedTuple):
    seats: int
    options: Mapping[str, Any]
    holds: Holds


def asks(name: str, more: Callable[[Fight, Seat], bool] = lambda _, __: True) -> Holds:
    """Somebody is asked this; through his eyes."""

    def holds(g: Fight) -> Seat | None:
        if type(g.question).__name__ != name or not g.asked():
            return None
        seat = g.asked()[0]
        return seat if more(g, seat) else None

    return holds


def _window(name: str) -> Holds:
    def fits(g: Fight, _: Seat) -> bool:
        told = about(g.rules, cast(Any, g.question)).get("window")
        return told == name and len(g.legal(g.asked()[0])) > 1

    return asks("CardToPlay", fits)


def _late(g: Fight, seat: Seat) -> bool:
    """Both have suffered, and there is something on the field to speak of."""
    fighters = g.table.fighters
    return (
        g.table.turn >= 4
        and fighters[seat].wounds > 0
        and any(f.wounds for f in fighters if f != fighters[seat])
    )


def _several(kind: str) -> Callable[[Fight, Seat], bool]:
    """More than one answer of this kind can be given."""
    return lambda g, seat: sum(type(each).__name__ == kind for each in g.legal(seat)) > 1


def _turns_given(g: Fight, seat: Seat) -> bool:
    return {"cell", "into"} <= {name for each in g.legal(seat) for name in touches(g.rules, each)}


def _way(g: Fight, seat: Seat) -> bool:
    ways = [touches(g.rules, each) for each in g.legal(seat) if type(each).__name__ == "Go"]
    return len({way["cell"].value for way in ways}) > 2 and len(ways) > 6


def _countered(g: Fight) -> Seat | None:
    return 0 if len(g.table.acts) > 1 and g.table.acts[-1].role == "counterattack" else None


def _blocked(g: Fight) -> Seat | None:
    return 0 if g.table.blocks and g.table.waiting else None


def _limping(g: Fight) -> Seat | None:
    return 0 if any(f.limp for f in g.table.fighters) and any(f.heavy for f in g.table.fighters) else None


def _over(g: Fight) -> Seat | None:
    return 0 if g.outcome is not None else None


def _watched(g: Fight) -> Seat | None:
    return SPECTATOR if g.table.turn >= 2 and g.table.step == "resolve" else None


DUEL: Final = {"characters": "dealt", "terrain": "fixed"}
KITS: Final = {"characters": "chosen", "terrain": "kit"}
BOXED: Final = {"terrain": "box", "field": "ice_bridge"}
PAIRS: Final = {"sides": "pairs", "field": "snowy_battlefield+ice_bridge", "characters": "dealt"}

MOMENTS: Final[dict[str, Wanted]] = {
    "character": Wanted(2, KITS, asks("CharacterToTake")),
    "deck": Wanted(2, DUEL, asks("DeckToBring")),
    "terrain": Wanted(2, KITS, asks("TerrainToPlace")),
    "torii": Wanted(2, BOXED, asks("TerrainToPlace")),
    "figure": Wanted(2, DUEL, asks("FigureToPlace")),
    "figureOfFour": Wanted(4, PAIRS, asks("FigureToPlace")),
    "prepared": Wanted(2, DUEL, asks("PreparedToTake")),
    "lay": Wanted(2, DUEL, asks("CardToLay", _late)),
    "layFirst": Wanted(2, DUEL | {"lists": "open"}, asks("CardToLay")),
    "layOfThree": Wanted(3, {"characters": "dealt"}, asks("CardToLay", _late)),
    "layOfPairs": Wanted(4, PAIRS, asks("CardToLay", _late)),
    "surplus": Wanted(2, DUEL, asks("SurplusToDiscard")),
    "buy": Wanted(2, DUEL, asks("InitiativeToBuy")),
    "value": Wanted(2, DUEL, asks("InitiativeToChoose")),
    "place": Wanted(3, {"characters": "dealt"}, asks("PlaceToTake")),
    "effect": Wanted(2, DUEL, asks("EffectToPay")),
    "extra": Wanted(2, DUEL, asks("ExtraToPay")),
    "alternative": Wanted(2, DUEL, asks("AlternativeToChoose")),
    "play": Wanted(2, DUEL, _window("after_card")),
    "counter": Wanted(2, DUEL, _window("counter")),
    "discard": Wanted(2, DUEL, asks("CardToDiscard")),
    "way": Wanted(2, DUEL, asks("WayToGo", _way)),
    "wayInto": Wanted(2, DUEL, asks("WayToGo", _turns_given)),
    "wayOfPairs": Wanted(4, PAIRS, asks("WayToGo", _way)),
    "kamae": Wanted(2, DUEL, asks("KamaeToChange", _several("ChangeKamae"))),
    "enter": Wanted(2, DUEL, asks("KamaeToEnter")),
    "shove": Wanted(2, DUEL, asks("DirectionToShove")),
    "turn": Wanted(2, DUEL, asks("TurnToGive")),
    "handLooked": Wanted(3, {"characters": "dealt"}, asks("HandToLookAt", _several("Target"))),
    "find": Wanted(2, DUEL, asks("CardToFind")),
    "countered": Wanted(2, DUEL, _countered),
    "blocked": Wanted(2, DUEL, _blocked),
    "limping": Wanted(2, DUEL, _limping),
    "watched": Wanted(2, DUEL, _watched),
    "over": Wanted(2, DUEL, _over),
}


def text() -> str:
    """What the file should say: a line for each moment, so that a change can be read."""
    lines = (f"{json.dumps(name)}:{msgspec.json.encode(told).decode()}" for name, told in found().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def again(told: Mapping[str, Told]) -> Iterator[tuple[str, Told]]:
    """Each of these moments as it is told today: the fights are not searched for, only fought up to there."""
    fights: dict[tuple[int, str, str], list[str]] = {}
    for name, moment in told.items():
        wanted = MOMENTS[name]
        fights.setdefault((wanted.seats, str(wanted.options), moment["seed"]), []).append(name)
    for (_, __, seed), names in fights.items():
        last = max(told[name]["view"]["acts"] for name in names)
        for g, since in _fought(MOMENTS[names[0]], seed):
            for name in names:
                if g.acts == told[name]["view"]["acts"]:
                    seat = MOMENTS[name].holds(g)
                    now = {} if seat is None else _told(g, seat, since, seed)
                    yield name, json.loads(msgspec.json.encode(now))
            if g.acts >= last:
                break


def found() -> dict[str, Told]:
    """By name: each moment, of the first fight in which it comes about."""
    told: dict[str, Told] = {}
    tables = {(wanted.seats, str(wanted.options)): wanted for wanted in MOMENTS.values()}
    for key, table in tables.items():
        missing = {n: w for n, w in MOMENTS.items() if (w.seats, str(w.options)) == key}
        for seed in range(FIGHTS):
            for g, since in _fought(table, said := f"{key[0]} {seed}"):
                for name, wanted in list(missing.items()):
                    seat = wanted.holds(g)
                    if seat is not None:
                        told[name] = _told(g, seat, since, said)
                        del missing[name]
                if not missing:
                    break
            if not missing:
                break
        for name in missing:
            print(f"no fight comes to {name}", file=sys.stderr)
    return {name: told[name] for name in MOMENTS if name in told}


def _fought(table: Wanted, seed: str) -> Iterator[tuple[Fight, int]]:
    """A fight, answer by answer, and since which event nothing has been told."""
    rules = game_called("senjutsu")
    dice = Random(seed)
    g = cast(Fight, rules.new(table.seats, rules.read_options(dict(table.options)), seed))
    players = [SensibleSenjutsu(seat, table.seats, seat) for seat in range(table.seats)]
    since = 0
    for _ in range(ACTS):
        yield g, since
        if g.outcome is not None:
            return
        since = g.sequence
        seat = g.asked()[0]
        legal = [each for each in g.legal(seat) if type(each).__name__ not in _AVOIDED]
        is_wild = dice.random() < WILD or len(legal) == 1
        g.act(seat, dice.choice(legal) if is_wild else players[seat].choose(View(g, seat), legal))


def _told(g: Fight, seat: Seat, since: int, seed: str) -> Told:
    rules = g.rules
    view = View(g, seat)
    out: Told = {"seed": seed, "view": view_json(view)}
    out["aids"] = msgspec.to_builtins(cast(Hosting[Any], rules).aids(view))
    question = g.question
    if question is not None:
        name = type(question).__name__
        out["question"] = {
            "request": g.acts + 1, "name": name, "asked": [letter(each) for each in view.asked()],
            "sealed": question.sealed, "quiet": [letter(each) for each in question.quiet],
            "about": about(rules, question), "text": name,
        }  # fmt: skip
        legal = g.legal(seat) if seat != SPECTATOR and seat in g.asked() else ()
        if legal:
            out["question"]["offers"] = [_offer(rules, answer) for answer in legal]
    happened = g.events[max(0, since - g.told) :]
    out["events"] = [event_json(g, event.for_viewer(seat)) for event in happened]
    return out


def _offer(rules: Any, answer: Answer) -> Told:
    touched = {name: msgspec.to_builtins(part) for name, part in touches(rules, answer).items()}
    told = {
        "answer": answer.text,
        "kind": kebab(type(answer).__name__),
        "label": answer.text,
        "touches": touched,
    }
    return told | ({"form": True} if isinstance(answer, Form) else {})


def main() -> int:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
