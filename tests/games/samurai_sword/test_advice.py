"""The advice of the rulebook (SAM-179 to SAM-188): what the rules make of it."""

from __future__ import annotations

import pytest

from tatami.formats.codec import canonical
from tatami.formats.views import view_json
from tatami.games.samurai_sword.events import CardPlayed, DeadlyStrike, PointsCounted
from tatami.games.samurai_sword.pieces import DAIMYO
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene, shown, sitting
from tests.games.scenes import asked, code, may, play, size, told


@clause("SAM-179")
def test_who_has_emptied_the_hand_escapes_weapons_battle_cry_and_jujutsu() -> None:
    hands = {"A": "armor focus", "B": "bokken battle_cry jujutsu", "C": ""}
    g = play(scene(3, sitting(A="musashi"), hands=hands), "play armor", "play focus", "end")
    assert code(g, "B", "attack bokken > A") == "harmless-without-cards"
    play(g, "play battle_cry", "play jujutsu")
    assert (asked(g), resilience(g, "A")) == ("B PlayPhase", 5)
    kept = play(scene(3, hands={"A": "focus", "B": "bokken", "C": ""}), "end")
    assert may(kept, "attack bokken > A")


@clause("SAM-180")
def test_tea_ceremony_makes_an_empty_hand_a_target_again() -> None:
    g = scene(hands={"A": "tea_ceremony bokken", "B": ""})
    assert code(g, "A", "attack bokken > B") == "harmless-without-cards"
    play(g, "play tea_ceremony", "attack bokken > B", "endure")
    assert resilience(g, "B") == 4


@clause("SAM-180")
def test_but_not_who_has_no_resilience_either() -> None:
    g = play(scene(hands={"A": "tea_ceremony bokken", "B": ""}, resilience={"B": 0}), "play tea_ceremony")
    assert code(g, "A", "attack bokken > B") == "harmless-without-resilience"


@clause("SAM-181")
@pytest.mark.parametrize(("laid", "wounds"), [(False, 1), (True, 4)])
def test_properties_work_together_when_laid_down_and_not_at_all_in_the_hand(laid: bool, wounds: int) -> None:
    g = scene(hands={"A": "bokken*2 focus fast_draw", "B": "bo"})
    if laid:
        play(g, "play focus", "play fast_draw")
    while may(g, "attack bokken > B"):
        play(g, "attack bokken > B", "endure")
    assert resilience(g, "B") == 5 - wounds, "two blows of two instead of one of one"


@clause("SAM-182")
@pytest.mark.parametrize(("seats", "points"), [(5, 2), (6, 3), (7, 3)])
def test_a_token_of_the_ronin_counts_thrice_with_six_or_seven_players(seats: int, points: int) -> None:
    g = scene(seats, hands={"A": "bokken"}, resilience={"B": 1}, honor={"B": 1, "D": 3})
    play(g, "attack bokken > B", "endure")
    assert told(g, PointsCounted)[3] == PointsCounted(3, 3, points, 0, 3 * points)


@clause("SAM-183")
@pytest.mark.parametrize(("by", "weapon", "points"), [("A", "bokken", 9), ("E", "bo", 8)])
def test_a_team_wins_or_loses_together(by: str, weapon: str, points: int) -> None:
    """The same victim: struck by an enemy it is a token for that team, struck by the mate a loss."""
    g = scene(hands={by: weapon}, resilience={"B": 1}, honor={"B": 1}, turn=by)
    play(g, f"attack {weapon} > B", "endure")
    assert g.outcome is not None
    scores = g.outcome.scores
    assert scores[0] == scores[2] == points
    assert scores[1] == scores[4] == (3 if by == "A" else 4 - 3)
    assert len(told(g, DeadlyStrike)) == (by == "E")


@clause("SAM-184")
@pytest.mark.parametrize(("tokens", "winners"), [(3, (0, 2)), (8, (1, 4))])
def test_piled_up_honor_decides_and_everybody_can_see_it(tokens: int, winners: tuple[int, ...]) -> None:
    g = scene(
        hands={"A": "bo"},
        resilience={"D": 1},
        honor={"A": 4, "B": 1, "C": 2, "D": 1, "E": tokens},
        characters=sitting(A="kojiro"),
    )
    assert {View(g, viewer).table.honor[4] for viewer in (*range(5), SPECTATOR)} == {tokens}
    play(g, "attack bo > D", "endure")
    assert g.outcome is not None
    assert g.outcome.winners == winners


@clause("SAM-185")
def test_everybody_sees_who_spends_a_daimyo_and_only_the_ronin_loses_nothing_by_it() -> None:
    lost = {}
    for by, seat in enumerate("ABCD"):
        points = []
        for deck, texts in (("parry", ["end"]), ("parry bo kiseru", ["play daimyo", "end"])):
            g = scene(
                characters=sitting(D="musashi"), hands={seat: "daimyo"}, deck=deck, honor={"E": 1}, turn=seat
            )
            play(g, *texts)  # the deck ends in the next Draw phase, and with it the game
            points.append(told(g, PointsCounted)[by].points)
            for viewer in (*range(5), SPECTATOR):
                assert (CardPlayed(by, DAIMYO) in events_for(g, viewer)) == ("play daimyo" in texts)
        lost[seat] = points[0] - points[1]
    assert lost == {"A": 1, "B": 1, "C": 1, "D": 0}


@clause("SAM-186")
@pytest.mark.parametrize("part", ["ninja_1", "samurai"])
def test_nothing_betrays_a_ronin_who_plays_another_part(part: str) -> None:
    """Ronin and the other change roles: nobody else can tell, before or after an attack on the Shogun."""
    seen = []
    for roles in (f"shogun ronin {part} ninja_2 ", f"shogun {part} ronin ninja_2 "):
        g = scene(roles + ("samurai" if part == "ninja_1" else "ninja_1"), hands={"B": "bokken"}, turn="B")
        for texts in ((), ("attack bokken > A", "endure")):
            play(g, *texts)
            seen.append([canonical(view_json(View(g, viewer))) for viewer in (0, 3, 4, SPECTATOR)])
        assert code(g, "B", "show role") == "roles-are-secret"
    assert seen[:2] == seen[2:]


@clause("SAM-187")
@pytest.mark.parametrize(("by", "winners"), [("A", (1, 4, 5)), ("F", (3,))])
def test_the_ronin_wins_when_another_team_strikes_down_its_own(by: str, winners: tuple[int, ...]) -> None:
    tokens = {"A": 3, "B": 1, "C": 4, "D": 4, "E": 5, "F": 7}
    g = scene(6, hands={by: "kusarigama"}, resilience={"B": 1}, honor=tokens, turn=by)
    assert shown(g, by, "role.B") == ["?"], "whoever strikes cannot know"
    play(g, "attack kusarigama > B", "endure")
    assert g.outcome is not None
    assert g.outcome.winners == winners


@clause("SAM-188")
@pytest.mark.parametrize(("attacks", "winners"), [(True, (3,)), (False, (0, 2))])
def test_a_weak_player_defeated_near_the_end_brings_the_ronin_the_token_that_decides(
    attacks: bool, winners: tuple[int, ...]
) -> None:
    """The deck is about to end the game anyway."""
    tokens = {"A": 3, "B": 2, "C": 4, "D": 3, "E": 1}
    g = scene(hands={"D": "bokken"}, resilience={"C": 1}, honor=tokens, deck="parry", turn="D")
    if attacks:
        play(g, "attack bokken > C", "endure")
        assert (honor(g, "C"), honor(g, "D")) == (3, 4)
    play(g, "end")
    assert g.outcome is not None
    assert size(g, "hand.E") == 2
    assert g.outcome.winners == winners
