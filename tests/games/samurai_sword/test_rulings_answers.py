"""Rulings on parries, forced choices and characters (SAM-R51 to SAM-R73)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.events import (
    Defeated,
    Healed,
    HonorGiven,
    ResilienceSpent,
    TakenFromDiscard,
    Wounded,
)
from tatami.games.samurai_sword.pieces import DECK, FACES
from tatami.kernel.events import PieceMoved
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene, sitting, turn_of
from tests.games.scenes import asked, code, legal, lying, may, play, refusal, size, told

# --- parrying and forced choices ----------------------------------------------------------------


@clause("SAM-R51")
def test_who_could_answer_may_take_the_wound() -> None:
    g = scene(hands={"A": "bokken battle_cry jujutsu", "B": "parry bo"})
    play(g, "attack bokken > B")
    assert {"parry", "endure"} <= legal(g)
    play(g, "endure", "play battle_cry")
    assert {"discard parry", "endure"} == legal(g)
    play(g, *["endure"] * 4, "play jujutsu")
    assert {"discard bo", "endure"} == legal(g)
    play(g, "endure")
    assert (resilience(g, "B"), lying(g, "hand.B")) == (2, ["parry", "bo"])


@clause("SAM-R52")
@pytest.mark.parametrize(
    ("cry", "name", "answers"),
    [
        ("jujutsu", "nobunaga", {"discard bo", "endure"}),
        ("battle_cry", "nobunaga", {"discard parry", "endure"}),
        ("jujutsu", "hanzo", {"discard bo", "endure"}),
        ("battle_cry", "hanzo", {"discard bo", "discard parry", "endure"}),
    ],
)
def test_no_parry_answers_jujutsu_and_no_weapon_battle_cry_but_hanzos(
    cry: str, name: str, answers: set[str]
) -> None:
    g = scene(characters=sitting(B=name), hands={"A": cry, "B": "bo parry daimyo"})
    play(g, f"play {cry}")
    assert legal(g) == answers
    if cry == "jujutsu":
        for text in ("discard parry", "parry"):
            assert "SAM-R52" in refusal(g, "B", text).clauses
    elif name != "hanzo":
        assert "SAM-R52" in refusal(g, "B", "discard bo").clauses


@clause("SAM-R53")
def test_weapons_given_up_or_used_as_a_parry_are_not_weapons_played() -> None:
    hands = {"A": "jujutsu bokken", "B": "bokken*4 kiseru"}
    g = scene(characters=sitting(B="hanzo"), hands=hands, play={"B": "bushido"}, deck="parry*9 katana")
    play(g, "attack bokken > B", "parry bokken", "play jujutsu", "discard bokken", *["endure"] * 3, "end")
    assert asked(g) == "B BushidoAnswer"
    play(g, "discard bokken")
    assert g.table.weapons_played == 0
    assert may(g, "attack kiseru > C")
    play(g, "attack kiseru > C", "endure")
    assert refusal(g, "B", "attack bokken > C").facts == {"played": 1, "limit": 1}


@clause("SAM-R54")
@pytest.mark.parametrize(
    ("hand", "parries"),
    [
        ("bo", set()),
        ("bo kiseru", {"parry bo", "parry kiseru"}),
        ("bo*2", {"parry bo"}),
        ("parry", {"parry"}),
    ],
)
def test_a_weapon_is_hanzos_last_card_when_it_is_the_only_one(hand: str, parries: set[str]) -> None:
    g = scene(characters=sitting(B="hanzo"), hands={"A": "bokken", "B": hand})
    play(g, "attack bokken > B")
    assert legal(g) == {"endure", *parries}
    if not parries:
        assert "SAM-R54" in refusal(g, "B", "parry bo").clauses


@clause("SAM-R55")
def test_hanzo_may_give_the_last_card_up_to_jujutsu_or_bushido() -> None:
    g = play(scene(characters=sitting(B="hanzo"), hands={"A": "jujutsu", "B": "bo"}), "play jujutsu")
    play(g, "discard bo")
    assert (resilience(g, "B"), size(g, "hand.B")) == (4, 0)
    g = scene(characters=sitting(B="hanzo"), hands={"B": "bo"}, play={"B": "bushido"}, deck="parry*3 katana")
    turn_of(g, "B")
    assert legal(g) == {"discard bo", "pay"}
    play(g, "discard bo")
    assert size(g, "play.C.bushido") == 1
    cry = scene(characters=sitting(B="hanzo"), hands={"A": "battle_cry", "B": "bo"})
    assert code(play(cry, "play battle_cry"), "B", "discard bo") == "not-the-last-card", "that is a parry"


@clause("SAM-R56")
def test_a_target_plays_one_parry_only() -> None:
    g = scene(hands={"A": "nodachi", "B": "parry*2"}, play={"A": "fast_draw*2"})
    play(g, "attack nodachi > B")
    assert "SAM-R56" in refusal(g, "B", "parry twice").clauses
    play(g, "parry")
    assert (size(g, "hand.B"), resilience(g, "B")) == (1, 5)
    refusal(g, "B", "parry")


@clause("SAM-R57")
@pytest.mark.parametrize(("cry", "card"), [("battle_cry", "parry"), ("jujutsu", "bo")])
def test_chiyome_is_passed_over_and_may_not_even_discard(cry: str, card: str) -> None:
    g = scene(characters=sitting(C="chiyome"), hands={"A": cry, "C": "parry bo"})
    play(g, f"play {cry}")
    for text in ("endure", f"discard {card}"):
        assert "SAM-R57" in refusal(g, "C", text).clauses
    play(g, "endure")
    assert asked(g)[0] == "D"
    assert code(g, "C", f"discard {card}") == "chiyome-is-unaffected"
    assert (size(g, "hand.C"), resilience(g, "C")) == (2, 4)


@clause("SAM-R58")
@pytest.mark.parametrize("cry", ["battle_cry", "jujutsu"])
@pytest.mark.parametrize(("attacker", "victim"), [("musashi", "ginchiyo"), ("tomoe", "ushiwaka")])
def test_nothing_that_speaks_of_weapons_matters_for_a_cry(cry: str, attacker: str, victim: str) -> None:
    g = scene(3, sitting(A=attacker, B=victim), hands={"A": f"{cry} parry"}, play={"A": "fast_draw*2"})
    play(g, f"play {cry}", "endure", "endure")
    assert told(g, Wounded) == [Wounded(1, 1, 3), Wounded(2, 1, 4)]
    assert [size(g, f"hand.{seat}") for seat in "ABC"] == [1, 1, 1], "nobody draws"


# --- wounds -------------------------------------------------------------------------------------


@clause("SAM-R59")
@pytest.mark.parametrize(
    ("weapon", "fast_draw", "attacker", "left", "wounds"),
    [
        ("bokken", 0, "goemon", 4, 1),
        ("bokken", 1, "goemon", 4, 1),
        ("bokken", 1, "musashi", 4, 2),
        ("kiseru", 2, "musashi", 4, 4),
        ("nodachi", 3, "musashi", 2, 2),
        ("nodachi", 0, "goemon", 2, 2),
    ],
)
def test_against_ginchiyo_first_add_then_subtract_then_at_least_one_then_what_is_left(
    weapon: str, fast_draw: int, attacker: str, left: int, wounds: int
) -> None:
    g = scene(
        characters=sitting(A=attacker, B="ginchiyo"),
        hands={"A": weapon},
        play={"A": f"fast_draw*{fast_draw}"},
        resilience={"B": left},
    )
    play(g, f"attack {weapon} > B", "endure")
    assert told(g, Wounded) == [Wounded(1, wounds, left - wounds)]


@clause("SAM-R60")
@pytest.mark.parametrize(("left", "cards"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_ushiwaka_draws_for_wounds_really_suffered(left: int, cards: int) -> None:
    g = scene(characters=sitting(B="ushiwaka"), hands={"A": "nodachi"}, resilience={"B": left})
    play(g, "attack nodachi > B", "endure")
    assert size(g, "hand.B") == 1 + cards


@clause("SAM-R61")
@pytest.mark.parametrize(("tokens", "cards"), [(2, 1), (1, 0)])
def test_a_defeated_ushiwaka_draws_afterwards_if_the_game_goes_on(tokens: int, cards: int) -> None:
    g = scene(
        characters=sitting(B="ushiwaka"), hands={"A": "bokken"}, resilience={"B": 1}, honor={"B": tokens}
    )
    play(g, "attack bokken > B", "endure")
    assert size(g, "hand.B") == 1 + cards
    drawn = [event for event in told(g, PieceMoved) if event.source == DECK]
    assert len(drawn) == cards
    if drawn:
        assert g.events.index(Defeated(1, 0)) < g.events.index(HonorGiven(1, 0)) < g.events.index(drawn[0])


@clause("SAM-R62")
@pytest.mark.parametrize(("tokens", "cards"), [(2, 1), (1, 0)])
def test_tomoe_draws_when_her_blow_defeats_if_the_game_goes_on(tokens: int, cards: int) -> None:
    g = scene(characters=sitting(A="tomoe"), hands={"A": "bokken"}, resilience={"B": 1}, honor={"B": tokens})
    play(g, "attack bokken > B", "endure")
    assert told(g, Defeated) == [Defeated(1, 0)]
    assert size(g, "hand.A") == cards


@clause("SAM-R63")
def test_tomoe_draws_before_ushiwaka() -> None:
    g = scene(
        characters=sitting(A="tomoe", B="ushiwaka"),
        hands={"A": "kiseru", "B": "bo"},
        deck="parry armor geisha katana",
    )
    play(g, "attack kiseru > B", "endure")
    assert (lying(g, "hand.A"), lying(g, "hand.B")) == (["katana"], ["bo", "geisha", "armor"])


@clause("SAM-R64")
def test_kojiro_does_not_attack_harmless_players() -> None:
    g = scene(
        6,
        sitting(A="kojiro", D="benkei"),
        hands={"A": "bokken", "B": ""},
        resilience={"C": 0},
        play={"D": "armor*4"},
    )
    for target in "BC":
        reason = refusal(g, "A", f"attack bokken > {target}")
        assert reason.code == "harmless-even-so"
        assert "SAM-R64" in reason.clauses
    assert {text[-1] for text in legal(g) if text != "end"} == set("DEF")


# --- Nobunaga -----------------------------------------------------------------------------------


@clause("SAM-R65")
def test_nobunaga_draws_between_cards_any_number_of_times_but_not_while_a_card_is_resolving() -> None:
    g = scene(hands={"B": "bokken battle_cry"}, turn="B")
    play(g, "spend", "attack bokken > C")
    assert "SAM-R65" in refusal(g, "B", "spend").clauses
    play(g, "endure", "spend", "play battle_cry")
    assert "SAM-R65" in refusal(g, "B", "spend").clauses
    play(g, *["endure"] * 4, "spend", "spend")
    assert (resilience(g, "B"), size(g, "hand.B")) == (1, 4)
    assert not may(g, "spend")


@clause("SAM-R66")
def test_what_nobunaga_pays_is_no_wound() -> None:
    g = play(scene(turn="B"), "spend", "spend", "spend", "spend")
    assert (told(g, Wounded), told(g, Defeated), resilience(g, "B")) == ([], [], 1)
    assert told(g, ResilienceSpent)[-1] == ResilienceSpent(1, 1)
    assert g.table.honor == (5, 3, 3, 3, 3)


@clause("SAM-R67")
def test_nobunaga_may_spend_breathe_and_spend_again() -> None:
    g = scene(hands={"B": "breathing"}, resilience={"B": 2}, turn="B")
    play(g, "spend", "play breathing > A", "spend", "spend")
    assert (resilience(g, "B"), told(g, Healed)) == (3, [Healed(1, 4)])


# --- Ieyasu and the bonuses ---------------------------------------------------------------------


@clause("SAM-R68")
@pytest.mark.parametrize(
    ("top", "answers", "taken"),
    [("geisha", [], "geisha"), ("katana", ["discard bo"], "bo"), ("katana", ["pay"], "bushido")],
)
def test_ieyasu_takes_whatever_lies_on_top_after_bushido(top: str, answers: list[str], taken: str) -> None:
    g = scene(hands={"D": "bo"}, play={"D": "bushido"}, deck=f"parry*3 {top}")
    turn_of(g, "D")
    play(g, *answers, "draw discard")
    assert told(g, TakenFromDiscard) == [TakenFromDiscard(3, FACES.index(taken))]
    assert taken in lying(g, "hand.D")


@clause("SAM-R69")
def test_ieyasu_as_shogun_of_three_draws_three_and_the_first_may_be_the_discard() -> None:
    g = scene(3, sitting(A="ieyasu"), hands={"A": ""}, deck="parry*2 bo kiseru", discard="nodachi katana")
    turn_of(g, "A")
    play(g, "draw discard")
    assert lying(g, "hand.A") == ["katana", "kiseru", "bo"]
    assert asked(g) == "A PlayPhase"


@clause("SAM-R70")
@pytest.mark.parametrize(("seats", "drawn"), [(3, 4), (4, 3)])
def test_hideyoshi_as_shogun_of_three_draws_four(seats: int, drawn: int) -> None:
    g = turn_of(scene(seats, sitting(A="hideyoshi"), hands={"A": ""}), "A")
    assert size(g, "hand.A") == drawn


@clause("SAM-R71")
@pytest.mark.parametrize(("seats", "focus", "limit"), [(3, 0, 3), (3, 2, 5), (4, 0, 2)])
def test_goemon_as_shogun_of_three_plays_three_weapons_and_more_with_focus(
    seats: int, focus: int, limit: int
) -> None:
    g = scene(
        seats,
        sitting(A="goemon"),
        hands={"A": "bokken*6", "B": "parry*6"},
        play={"A": f"focus*{focus}"},
    )
    for _ in range(limit):
        play(g, "attack bokken > B", "parry")
    assert refusal(g, "A", "attack bokken > B").facts == {"played": limit, "limit": limit}


@clause("SAM-R72")
def test_a_focus_played_after_the_limit_was_reached_allows_another_weapon() -> None:
    g = scene(hands={"A": "bokken*2 focus", "B": "bo"})
    play(g, "attack bokken > B", "endure")
    assert code(g, "A", "attack bokken > B") == "weapon-limit"
    play(g, "play focus", "attack bokken > B", "endure")
    assert resilience(g, "B") == 3


@clause("SAM-R72")
def test_a_focus_lost_before_the_limit_was_reached_allows_one_less() -> None:
    g = scene(
        hands={"A": "bokken*3 geisha", "B": "bo"}, play={"A": "focus"}, options={"geisha_on_oneself": True}
    )
    play(g, "attack bokken > B", "endure", "play geisha > A.focus")
    assert code(g, "A", "attack bokken > B") == "weapon-limit"


@clause("SAM-R73")
def test_resilience_never_exceeds_the_number_of_the_character() -> None:
    g = scene(hands={"A": "breathing*3"}, resilience={"A": 3})
    play(g, "play breathing > B", "play breathing > B", "play breathing > B")
    assert resilience(g, "A") == 4
    assert [event.tokens for event in told(g, Healed)] == [1, 0, 0]
    g = turn_of(scene(resilience={"A": 0}, turn="E"), "A")
    assert resilience(g, "A") == 4
    assert honor(g, "A") == 5
