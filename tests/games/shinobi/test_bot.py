"""The sensible player: sees only views and events, and follows the strategy notes (ledger section 9)."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games.shinobi import RULES
from tatami.games.shinobi.beliefs import Beliefs
from tatami.games.shinobi.bot import SensibleShinobi
from tatami.games.shinobi.events import Attacked, NinjaPlayed, PlacedAbroad, PlacedAtHome, TroopsMoved
from tatami.games.shinobi.pieces import HAND, HOJO, MORI, ODA, SERVED, TAKEDA, UESUGI
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.seats import letter
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.scenes import asked, size
from tests.games.shinobi.scenes import army, scene


class Party:
    """A game with sensible players on some seats and random ones on the others."""

    def __init__(self, g: Shinobi, sensible: set[int], seed: int = 1) -> None:
        self.game = g
        self.rng = Random(seed)
        self.bots = {seat: SensibleShinobi(seat, g.seats, seed + seat) for seat in sensible}
        self.heard = dict.fromkeys(sensible, 0)
        self.said: list[str] = []

    def act(self) -> None:
        g = self.game
        seat = g.asked()[0]
        legal = g.legal(seat)
        bot = self.bots.get(seat)
        if bot is None:
            answer = self.rng.choice(legal)
        else:
            bot.observe(events_for(g, seat, self.heard[seat]))
            self.heard[seat] = g.told + len(g.events)
            answer = bot.choose(View(g, seat), legal)
            assert answer in legal
        self.said.append(f"{letter(seat)}: {answer.text}")
        g.act(seat, answer)

    def play(self) -> Shinobi:
        while self.game.outcome is None:
            self.act()
        return self.game


def turn_of_a(g: Shinobi, seed: int = 1) -> list[str]:
    """What a sensible A says in this turn."""
    party = Party(g, {0}, seed)
    while asked(g).startswith("A "):
        party.act()
    return party.said


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sensible_players_play_whole_games_among_themselves(seats: int) -> None:
    for seed in range(3):
        assert Party(RULES.new(seats, seed=seed), set(range(seats)), seed).play().outcome is not None


def test_the_same_seed_gives_the_same_answers() -> None:
    one, two = (Party(RULES.new(4, seed=7), {0, 1, 2, 3}) for _ in range(2))
    one.play()
    two.play()
    assert one.said == two.said


def test_a_sensible_player_wins_more_than_twice_his_share_against_random_ones() -> None:
    games = 60
    won = 0.0
    for seed in range(games):
        outcome = Party(RULES.new(4, seed=seed), {seed % 4}, seed).play().outcome
        assert outcome is not None
        won += outcome.share(seed % 4)
    assert won / games > 0.6


@clause("SHI-R38")
def test_a_computer_player_takes_over_the_seat_hand_and_clan_of_one_who_left() -> None:
    party = Party(RULES.new(4, seed=11), set())
    for _ in range(50):
        party.act()
    g = party.game
    kept = [list(g.places[place]) for place in (HAND[2], SERVED[2])]
    follower = Party(g, {2})
    assert [list(g.places[place]) for place in (HAND[2], SERVED[2])] == kept
    assert follower.play().outcome is not None
    assert any(line.startswith("C: ") for line in follower.said)


def test_own_clan_cards_are_kept_in_hand_before_the_last_round() -> None:
    g = scene({"B": "mori*2 takeda", "C": "uesugi*2 oda"}, {"A": "hojo*2 mori takeda"})
    assert not any("hojo" in said for said in turn_of_a(g))


def test_own_clan_cards_are_laid_out_in_the_final_turn() -> None:
    hands = {"A": "hojo*2 mori", "B": "", "C": ""}
    g = scene({"B": "mori*2", "C": "oda hojo"}, hands, deck="", turns_left=0)
    assert [said.split()[1] for said in turn_of_a(g)[:2]] == ["place", "home"]
    assert sum(army(g, f"{name}.hojo") for name in "ABC") == 3


def test_protection_is_used_so_as_not_to_attack_ones_own_clan() -> None:
    g = scene({"A": "takeda*2", "B": "uesugi"}, {"A": "uesugi hojo*2 oda"}, clans="uesugi mori oda")
    turn_of_a(g)
    assert sum(army(g, f"{name}.uesugi") for name in "ABC") >= 1


def test_the_last_card_is_taken_where_it_can_be() -> None:
    g = scene({"B": "mori*2 takeda", "C": "uesugi*2 oda"}, {"A": "mori*2 oda takeda"}, deck="hojo hojo")
    turn_of_a(g)
    assert size(g, "deck") == 0


def test_the_tie_break_is_won_at_home_in_the_final_turn() -> None:
    hands = {"A": "oda takeda", "B": "", "C": ""}
    g = scene({"C": "mori*3 hojo*3 takeda"}, hands, deck="", turns_left=0)
    assert turn_of_a(g)[1] == "A: move hojo C > A"
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.how) == ((0,), "tie-break")


def watching(late: bool = False) -> Beliefs:
    """A, who serves Hojo, watches two others."""
    beliefs = Beliefs(0, 3)
    beliefs.look(HOJO, [[0, 0, 0, 0, 0], [0, 0, 0, 3, 0], [0, 1, 1, 1, 1]], late)
    return beliefs


def odds(beliefs: Beliefs, clan: int) -> float:
    """How likely B serves the clan."""
    return beliefs.odds()[1][clan]


def test_without_signs_every_clan_but_ones_own_is_as_likely() -> None:
    beliefs = watching()
    assert [round(p, 9) for p in beliefs.odds()[1]] == [0, 0.25, 0.25, 0.25, 0.25]
    assert beliefs.odds()[0] == [1, 0, 0, 0, 0]


def test_placing_troops_is_a_weak_sign_of_service() -> None:
    abroad, at_home, fair = watching(), watching(), odds(watching(), ODA)
    abroad.observe(PlacedAbroad(1, ODA, 2))
    at_home.observe(PlacedAtHome(1, ODA))
    assert odds(abroad, ODA) == odds(at_home, ODA) > fair


def test_attacks_and_ninja_are_signs_against_service_unless_there_was_no_choice() -> None:
    struck, stabbed, forced, fair = watching(), watching(), watching(), odds(watching(), ODA)
    struck.observe(Attacked(1, TAKEDA, ODA, 2))
    stabbed.observe(NinjaPlayed(1, ODA, 2))
    forced.look(HOJO, [[0, 0, 0, 0, 0], [0, 0, 0, 3, 0], [0, 0, 1, 0, 0]], False)
    forced.observe(Attacked(1, TAKEDA, ODA, 2))
    assert odds(struck, ODA) == odds(stabbed, ODA) < fair
    assert odds(forced, ODA) == fair


def test_moves_into_safety_speak_for_service_and_breaking_a_stack_against_it() -> None:
    safe, broken, fair = watching(), watching(), odds(watching(), TAKEDA)
    safe.observe(TroopsMoved(1, TAKEDA, 2, 1))
    broken.observe(TroopsMoved(1, TAKEDA, 1, 0))
    assert odds(safe, TAKEDA) > fair > odds(broken, TAKEDA)


def test_late_signs_count_double() -> None:
    early, late = watching(), watching(late=True)
    for beliefs in (early, late):
        beliefs.observe(PlacedAbroad(1, UESUGI, 2))
    assert odds(late, UESUGI) > odds(early, UESUGI)


def test_what_nobody_can_serve_twice_is_less_likely_for_the_other() -> None:
    beliefs = watching()
    fair = beliefs.odds()[2][MORI]
    for _ in range(4):
        beliefs.observe(PlacedAbroad(1, MORI, 2))
    assert beliefs.odds()[2][MORI] < fair
    assert beliefs.exposure() == pytest.approx(0.2)
