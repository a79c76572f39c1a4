"""What a game says beyond its rules is heard where it has that protocol as a base, and only there."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games import GAMES, game_called
from tatami.hooks.hosting import Hosting, hosting_of
from tatami.hooks.laboratory import Laboratory, laboratory_of
from tatami.hooks.naming import Called, Naming, naming_of
from tatami.hooks.packs import Packs, check_pack, offer_to, pack_of
from tatami.hooks.positions import RestPlaces, rest_place
from tatami.hooks.worlds import MixedPlaces
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

HOOKS = (Hosting, Laboratory, Naming, Packs, RestPlaces, MixedPlaces)


def unheard(kind: type) -> list[str]:
    """What a class says that belongs to a protocol which it does not have: nobody would ask for it."""
    return [
        f"{hook.__name__}.{name}"
        for hook in HOOKS
        for name in vars(hook)
        if not name.startswith("_") and name in vars(kind) and not issubclass(kind, hook)
    ]


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_no_game_says_something_that_nobody_asks_it(rules: Rules[Any]) -> None:
    assert unheard(type(rules)) == []


def test_a_planted_saying_without_its_protocol_is_found() -> None:
    class Mute(Rules[Any]):
        teams = True

        def called(self, kind: str, name: str) -> Called:
            return Called("never")

    assert unheard(Mute) == ["Laboratory.teams", "Naming.called"]


def test_no_protocol_says_again_what_all_rules_say() -> None:
    for hook in HOOKS:
        assert not {name for name in vars(hook) if not name.startswith("_")} & set(vars(Rules)), hook


def test_of_a_game_that_says_nothing_the_defaults_hold() -> None:
    rules = game_called("template")
    game = rules.new(3)
    assert laboratory_of(rules).traits_of(game) == laboratory_of(rules).measures_of(game) == {}
    assert (laboratory_of(rules).teams, laboratory_of(rules).turns(game)) == (False, 0)
    assert hosting_of(rules).may_look_back(game.options)
    assert hosting_of(rules).recalls_since(game) == game.sequence
    assert naming_of(rules).called("kind", "name") == Called("kind-name")
    assert naming_of(rules).face_as(0) is None
    assert pack_of(rules) is rest_place(game, 0) is None


def test_a_text_form_with_a_pack_is_refused_by_a_game_that_knows_none() -> None:
    rules = game_called("template")
    check_pack(rules, None)
    for code, refused in (
        ("other-pack", lambda: check_pack(rules, {"name": "house", "sha256": "00"})),
        ("no-packs", lambda: offer_to(rules, b"{}")),
    ):
        with pytest.raises(NotUnderstood) as error:
            refused()
        assert error.value.code == code
