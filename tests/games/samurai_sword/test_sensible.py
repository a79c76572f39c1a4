"""The sensible player: sees only views and events, plays its role, guesses the others' (ledger section 9)."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from tatami.formats.views import view_json
from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.belief import Belief
from tatami.games.samurai_sword.bot import SensibleSamuraiSword
from tatami.games.samurai_sword.events import Attacked, CardPlayedOn
from tatami.games.samurai_sword.pieces import BREATHING, NINJA_TEAM, ROLE_OF, SHOGUNS_TEAM
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.games.samurai_sword.wits.parts import A_NINJA, A_SAMURAI, PART_OF
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import View, events_for
from tests.games.samurai_sword.scenes import scene, turn_of
from tests.games.scenes import play


class Party:
    """A game with sensible players on some seats and random ones on the others."""

    def __init__(self, g: SamuraiSword, sensible: set[int], seed: int = 1) -> None:
        self.game = g
        self.rng = Random(seed)
        self.bots = {seat: SensibleSamuraiSword(seat, g.seats, seed + seat) for seat in sensible}
        self.heard = dict.fromkeys(sensible, g.told)
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
            self.heard[seat] = g.sequence
            answer = bot.choose(View(g, seat), legal)
            assert answer in legal
        self.said.append(f"{letter(seat)}: {answer.text}")
        g.act(seat, answer)

    def play(self) -> SamuraiSword:
        while self.game.outcome is None:
            assert self.game.acts < 5000
            self.act()
        return self.game


def answer_of(g: SamuraiSword) -> str:
    """What a sensible player says who is asked here and sits down just now."""
    party = Party(g, {g.asked()[0]})
    party.act()
    return party.said[0].partition(": ")[2]


def turn(g: SamuraiSword) -> list[str]:
    """What a sensible player says in the rest of this turn; the others suffer everything."""
    seat = g.table.turn
    party = Party(g, {seat})
    while g.outcome is None and g.table.turn == seat:
        if g.asked() == (seat,):
            party.act()
        else:
            play(g, "endure")
    return [said.partition(": ")[2] for said in party.said]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_sensible_players_finish_their_games_and_play_alike_from_the_same_seed(seats: int) -> None:
    one = Party(RULES.new(seats, seed=f"alike {seats}"), set(range(seats)))
    two = Party(RULES.new(seats, seed=f"alike {seats}"), set(range(seats)))
    one.play()
    two.play()
    assert one.said == two.said


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_one_among_random_players_never_says_what_is_not_legal(seats: int) -> None:
    for seed in range(6):
        Party(RULES.new(seats, seed=seed), {seed % seats}, seed).play()


def test_properties_are_laid_down_first() -> None:
    said = turn(scene(5, hands={"A": "focus armor fast_draw parry bokken kiseru"}))
    assert {"play focus", "play armor", "play fast_draw"} <= set(said)
    assert said.index("play focus") < min(k for k, text in enumerate(said) if text.startswith("attack"))


def test_the_samurai_does_not_attack_the_shogun() -> None:
    g = scene(
        "shogun samurai ninja_1 ronin ninja_2", hands={"B": "bokken kiseru focus", "A": "daimyo"}, turn="B"
    )
    said = turn(g)
    assert any(text.startswith("attack") for text in said)
    assert not any(text.endswith("> A") for text in said)


def test_a_ninja_attacks_the_shogun_rather_than_a_stranger() -> None:
    g = scene("shogun ninja_1 samurai ronin ninja_2", hands={"B": "katana parry", "A": "daimyo"}, turn="B")
    assert "attack katana > A" in turn(g)


def test_a_blow_that_would_defeat_is_parried() -> None:
    g = scene(5, hands={"A": "katana bo", "B": "parry daimyo bokken"}, resilience={"B": 2})
    assert answer_of(play(g, "attack katana > B")) == "parry"


def test_the_last_resilience_is_not_given_for_a_weapon_that_jujutsu_asks_for() -> None:
    g = scene(5, hands={"A": "jujutsu bo", "B": "bokken daimyo"}, resilience={"B": 1}, honor={"B": 1})
    assert answer_of(play(g, "play jujutsu")) == "discard bokken"


def test_breathing_is_kept_for_the_wounded() -> None:
    fresh = scene(5, hands={"A": "breathing parry parry parry"})
    hurt = scene(5, hands={"A": "breathing parry parry parry"}, resilience={"A": 1})
    assert not any("breathing" in text for text in turn(fresh))
    assert any("breathing" in text for text in turn(hurt))


def test_the_shogun_of_three_pays_bushido_with_nothing() -> None:
    g = turn_of(scene(3, hands={"A": "katana parry"}, play={"A": "bushido"}, deck="parry*6 bokken"), "A")
    assert answer_of(g) == "pay"


def test_too_many_cards_are_discarded_from_the_worst_parries_last() -> None:
    g = play(scene(5, hands={"A": "parry*3 daimyo bokken*3 kiseru*2"}), "end")
    assert answer_of(g) in {"discard bokken", "discard kiseru"}


def belief_after(g: SamuraiSword, viewer: int, *events: Attacked | CardPlayedOn) -> Belief:
    belief = Belief(viewer, g.seats)
    belief.look(View(g, viewer))
    belief.observe(events)
    return belief


def test_who_attacks_the_shogun_is_hardly_a_samurai() -> None:
    g = scene(5, hands={letter(seat): "parry daimyo" for seat in range(1)})
    before = belief_after(g, SPECTATOR).team_odds(1)
    after = belief_after(g, SPECTATOR, Attacked(1, 0, 0)).team_odds(1)
    assert after[SHOGUNS_TEAM] < before[SHOGUNS_TEAM] / 2
    assert after[NINJA_TEAM] > before[NINJA_TEAM]


def test_a_gift_to_the_shogun_speaks_for_a_samurai() -> None:
    g = scene(5)
    before = belief_after(g, SPECTATOR).odds()[1][A_SAMURAI]
    after = belief_after(g, SPECTATOR, CardPlayedOn(1, BREATHING, 0))
    assert after.odds()[1][A_SAMURAI] > before
    assert (after.why[0].kind, after.why[0].by, after.why[0].target) == ("gift", 1, 0)
    assert after.why[0].factors[A_SAMURAI] > after.why[0].factors[A_NINJA]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_odds_of_a_player_add_up_and_one_knows_oneself(seats: int) -> None:
    party = Party(RULES.new(seats, seed=3), set(range(seats)))
    for _ in range(60):
        if party.game.outcome is None:
            party.act()
    for seat, bot in party.bots.items():
        rows = bot.belief.odds()
        assert all(abs(sum(row) - 1) < 1e-6 for row in rows)
        own = PART_OF[party.game.places[ROLE_OF[seat]][0] & FACE]
        assert rows[seat][own] == pytest.approx(1)


def test_the_guess_at_the_end_beats_the_guess_at_the_beginning() -> None:
    """Average surprise (log-loss) at everybody's role, seen by a spectator of sensible players."""
    first = last = 0.0
    for seed in range(25):
        party = Party(RULES.new(5, seed=f"guess {seed}"), set(range(5)))
        watcher = Belief(SPECTATOR, 5)
        watcher.look(View(party.game, SPECTATOR))
        heard = party.game.sequence
        start = [row[:] for row in watcher.public_odds()]
        while party.game.outcome is None:
            party.act()
            if party.game.outcome is None:
                watcher.observe(events_for(party.game, SPECTATOR, heard))
                heard = party.game.sequence
        for seat in range(5):
            part = PART_OF[party.game.places[ROLE_OF[seat]][0] & FACE]
            first -= log(start[seat][part])
            last -= log(max(watcher.public_odds()[seat][part], 1e-9))
    assert last < 0.9 * first


def test_it_knows_only_what_its_view_and_its_events_tell() -> None:
    """Two worlds that differ only in hidden cards and roles: the same answer."""
    one = scene(
        "shogun ninja_1 samurai ronin ninja_2", hands={"A": "katana parry", "B": "parry", "C": "daimyo"}
    )
    two = scene(
        "shogun ronin ninja_1 samurai ninja_3", hands={"A": "katana parry", "B": "bokken", "C": "geisha"}
    )
    assert view_json(View(one, 0)) == view_json(View(two, 0))
    assert answer_of(one) == answer_of(two)
