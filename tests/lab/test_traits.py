"""What a seat was in a game, and how often it won as that."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games import EVERY_GAME, samurai_sword, shinobi, tenno
from tatami.games.samurai_sword.pieces import FACES, ROLE_OF
from tatami.hooks.laboratory import Laboratory, laboratory_of
from tatami.kernel.game import Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE
from tatami.kernel.rules import Rules
from tatami.kernel.seats import order_of_play
from tatami.lab.simulate import simulate
from tatami.lab.tally import WHOLE_WIN, Experiment, Tally, chairs_in, play_some
from tatami.players.match import play_match
from tatami.players.player import RandomPlayer
from tests.clauses import clause


def finished(rules: Rules[Any], seats: int, seed: int) -> Game[Any]:
    players = [RandomPlayer(seat, seats, seed + seat) for seat in range(seats)]
    return play_match(rules, seats, None, players, seed).game


# --- the games ----------------------------------------------------------------------------------


@clause("SAM-11", "SAM-107")
@pytest.mark.parametrize("seats", samurai_sword.RULES.seat_counts)
def test_a_samurai_swords_roles_are_those_on_the_cards_without_the_stars(seats: int) -> None:
    g = finished(samurai_sword.RULES, seats, 5)
    cards = [FACES[g.places[ROLE_OF[seat]][0] & FACE] for seat in range(seats)]
    traits = samurai_sword.RULES.traits_of(g)
    assert traits["role"] == tuple(card.removeprefix("role:").rstrip("_123") for card in cards)
    assert traits["role"].count("shogun") == 1
    assert traits["character"] == g.table.characters


@clause("SAM-11")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_wins_samurai_sword_wins_with_the_whole_team(seed: int) -> None:
    g = finished(samurai_sword.RULES, 7, seed)
    assert g.outcome is not None
    roles = samurai_sword.RULES.traits_of(g)["role"]
    won = {roles[seat] for seat in g.outcome.winners}
    assert won in ({"shogun", "samurai"}, {"ninja"}, {"ronin"})
    assert all((seat in g.outcome.winners) == (role in won) for seat, role in enumerate(roles))


def test_the_order_of_play_is_told_from_the_last_turn() -> None:
    assert order_of_play(turn=2, number=1, seats=4) == ("3", "4", "1", "2")
    assert order_of_play(turn=3, number=2, seats=4) == ("3", "4", "1", "2")
    assert order_of_play(turn=0, number=7, seats=4) == ("3", "4", "1", "2")


@pytest.mark.parametrize("rules", [tenno.RULES, shinobi.RULES], ids=lambda rules: str(rules.name))
def test_the_named_first_player_plays_first(rules: Rules[Any]) -> None:
    players = [RandomPlayer(seat, 3, seat) for seat in range(3)]
    for first, order in (("A", ("1", "2", "3")), ("B", ("3", "1", "2")), ("C", ("2", "3", "1"))):
        g = play_match(rules, 3, {"first_player": first}, players, 1).game
        assert laboratory_of(rules).traits_of(g) == {"order": order}
        assert laboratory_of(rules).turns(g) > 3


# --- counting -----------------------------------------------------------------------------------

ROLES = {"role": ("ninja", "shogun", "ninja", "ronin")}
KINDS = ("sensible", "random", "random", "random")


def test_each_member_of_a_team_has_won_where_teams_play() -> None:
    teams, alone = Tally(4, teams=True), Tally(4)
    for tally in (teams, alone):
        tally.count(Outcome((0, 2), "honor"), 10, chairs_in(1, 4))
    assert teams.by_chair == [WHOLE_WIN, 0, WHOLE_WIN, 0]
    assert teams.by_bot == [0, WHOLE_WIN, 0, WHOLE_WIN]
    assert alone.by_chair == [WHOLE_WIN // 2, 0, WHOLE_WIN // 2, 0]


def test_a_trait_is_counted_for_each_kind_of_bot_that_had_it() -> None:
    tally = Tally(4, teams=True)
    tally.count_traits(Outcome((0, 2), "honor"), ROLES, KINDS)
    tally.count_traits(Outcome((3,), "honor"), ROLES, KINDS)
    sensible, random = ("role", "ninja", "sensible"), ("role", "ninja", "random")
    assert (tally.sat[sensible], tally.won_as[sensible]) == (2, WHOLE_WIN)
    assert (tally.sat[random], tally.won_as[random]) == (2, WHOLE_WIN)
    assert tally.won_as["role", "ronin", "random"] == WHOLE_WIN
    assert tally.won_as["role", "shogun", "random"] == 0


def test_two_of_a_kind_in_one_game_are_two_seats_but_one_game() -> None:
    tally = Tally(4, teams=True)
    tally.count_traits(Outcome((0, 2), "honor"), ROLES, ["random"] * 4)
    ninja = ("role", "ninja", "random")
    assert (tally.sat[ninja], tally.sat_in_games[ninja], tally.won_as[ninja]) == (2, 1, 2 * WHOLE_WIN)


def test_tallies_of_traits_add_up_in_any_order() -> None:
    experiment = Experiment("samurai-sword", ("random",) * 4, {}, "5")
    parts = Tally(4, teams=True)
    for matches in (range(4, 9), range(4)):
        parts.add(play_some(experiment, matches))
    whole = play_some(experiment, range(9))
    parts.seconds = whole.seconds
    assert vars(parts) == vars(whole)


# --- results ------------------------------------------------------------------------------------


def test_all_the_numbers_of_a_team_game_fit_together() -> None:
    result = simulate(samurai_sword.RULES, ["random"] * 5, 40, seed=3)
    assert result.teams
    roles = {role: kinds["random"] for role, kinds in result.traits["role"].items()}
    assert list(roles) == ["shogun", "samurai", "ninja", "ronin"]
    assert [roles[role].times for role in roles] == [40, 40, 80, 40]
    assert [roles[role].games for role in roles] == [40, 40, 40, 40]
    assert roles["shogun"].wins == roles["samurai"].wins
    assert roles["shogun"].wins + roles["ninja"].wins / 2 + roles["ronin"].wins == 40
    characters = [kinds["random"] for kinds in result.traits["character"].values()]
    assert sum(found.times for found in characters) == 200
    for found in (roles.values(), characters):
        assert sum(result.wins) == pytest.approx(sum(each.wins for each in found))
    assert result.fair_share == pytest.approx(sum(result.wins) / 200)
    assert result.turns is not None
    assert 3 < result.turns.median < result.lengths.median


def test_the_rate_of_a_kind_of_bot_in_a_team_game_is_that_of_one_bot() -> None:
    result = simulate(samurai_sword.RULES, ["random"] * 5, 20, seed=3)
    kind = result.by_kind["random"]
    assert kind.wins == sum(result.wins)
    assert kind.win_rate.rate == pytest.approx(sum(rate.rate for rate in result.win_rates) / 5)
    assert kind.win_rate.rate == pytest.approx(kind.fair_share)


def test_where_nobody_plays_in_teams_all_shares_of_a_trait_make_whole_games() -> None:
    result = simulate(tenno.RULES, ["random"] * 3, 30, seed=3)
    assert not result.teams
    order = [kinds["random"] for kinds in result.traits["order"].values()]
    assert [found.times for found in order] == [30, 30, 30]
    assert sum(found.wins for found in order) == pytest.approx(30)
    assert result.fair_share == pytest.approx(1 / 3)


def test_bots_take_every_chair_equally_often() -> None:
    for seats in range(2, 8):
        for bot in range(seats):
            chairs = [chairs_in(match, seats)[bot] for match in range(5 * seats)]
            assert all(chairs.count(chair) == 5 for chair in range(seats))


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_every_game_says_what_it_announced(rules: Rules[Any]) -> None:
    result = simulate(rules, ["random"] * rules.seat_counts[-1], 4)
    assert list(result.traits) == list(laboratory_of(rules).traits)
    assert (result.turns is None) == (not isinstance(rules, Laboratory))
