"""The twelve characters (SAM-158 to SAM-178), each beside somebody who has not the same power."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.events import ResilienceSpent, TakenFromDiscard, Unaffected
from tatami.games.samurai_sword.pieces import CHARACTERS, FACES, RESILIENCE
from tests.clauses import clause
from tests.games.samurai_sword.scenes import resilience, scene, sitting, turn_of
from tests.games.scenes import asked, code, legal, lying, may, play, refusal, size, told


@clause("SAM-158")
def test_an_ability_may_be_used_again_and_again() -> None:
    g = scene(characters=sitting(A="nobunaga"), hands={"A": ""}, resilience={"A": 4})
    play(g, "spend", "spend", "spend")
    assert (resilience(g, "A"), size(g, "hand.A")) == (1, 3)
    g = scene(characters=sitting(B="hanzo"), hands={"A": "bokken*2", "B": "bo*2 katana"}, play={"A": "focus"})
    play(g, "attack bokken > B", "parry bo", "attack bokken > B", "parry bo")
    assert (resilience(g, "B"), lying(g, "hand.B")) == (4, ["katana"])


@clause("SAM-159")
def test_the_number_of_a_character_is_the_resilience_at_the_start_and_at_most() -> None:
    four = {"chiyome", "ginchiyo", "hanzo", "hideyoshi", "ushiwaka"}
    assert {name: 4 if name in four else 5 for name in CHARACTERS} == RESILIENCE
    dealt = [RULES.new(7, seed=seed).table for seed in range(5)]
    assert {name for table in dealt for name in table.characters} == set(CHARACTERS)
    for table in dealt:
        assert table.resilience == tuple(4 if name in four else 5 for name in table.characters)
    for name in CHARACTERS:
        g = scene(characters=sitting(A=name), hands={"A": "breathing"}, resilience={"A": 1})
        play(g, "play breathing > B")
        assert resilience(g, "A") == RESILIENCE[name]


@clause("SAM-160")
@pytest.mark.parametrize(("target", "hits"), [("benkei", False), ("nobunaga", True)])
def test_attacks_on_benkei_are_harder_by_one_for_everybody(target: str, hits: bool) -> None:
    g = scene(6, sitting(B=target), hands={"A": "bokken kusarigama", "D": "bo naginata"})
    assert may(g, "attack bokken > B") == hits
    assert may(g, "attack kusarigama > B")
    if not hits:
        assert refusal(g, "A", "attack bokken > B").facts["difficulty"] == 2
    play(g, "end", "end", "end")
    if asked(g) == "D DrawSource":
        play(g, "draw deck")
    assert may(g, "attack bo > B") == hits
    assert may(g, "attack naginata > B")


@clause("SAM-160")
def test_benkei_attacks_others_at_the_usual_difficulty() -> None:
    assert may(scene(characters=sitting(A="benkei"), hands={"A": "bokken"}), "attack bokken > B")


@clause("SAM-161")
@pytest.mark.parametrize(("weapon", "wounds"), [("nodachi", 2), ("kiseru", 1), ("bokken", 1)])
def test_a_weapon_deals_ginchiyo_one_wound_less_but_at_least_one(weapon: str, wounds: int) -> None:
    g = scene(characters=sitting(B="ginchiyo"), hands={"A": weapon})
    play(g, f"attack {weapon} > B", "endure")
    assert resilience(g, "B") == 4 - wounds


@clause("SAM-162")
@pytest.mark.parametrize(("focus", "limit"), [(0, 2), (1, 3)])
def test_goemon_may_play_one_weapon_more(focus: int, limit: int) -> None:
    for name, weapons in (("goemon", limit), ("musashi", limit - 1)):
        g = scene(
            characters=sitting(A=name),
            hands={"A": "bokken*4", "B": "parry*4"},
            play={"A": f"focus*{focus}"},
        )
        for _ in range(weapons):
            play(g, "attack bokken > B", "parry")
        assert refusal(g, "A", "attack bokken > B").facts == {"played": weapons, "limit": weapons}


@clause("SAM-163")
@pytest.mark.parametrize(
    ("answer", "hand"),
    [("draw discard", ["parry", "katana", "bo"]), ("draw deck", ["parry", "bo", "kiseru"])],
)
def test_ieyasu_takes_the_first_card_from_the_deck_or_from_the_discard_pile(
    answer: str, hand: list[str]
) -> None:
    g = scene(turn="C", deck="bokken kiseru bo", discard="nodachi katana")
    turn_of(g, "D")
    assert (asked(g), legal(g)) == ("D DrawSource", {"draw deck", "draw discard"})
    assert "SAM-163" in refusal(g, "D", "draw below top").clauses
    play(g, answer)
    assert lying(g, "hand.D") == hand
    assert told(g, TakenFromDiscard) == (
        [TakenFromDiscard(3, FACES.index("katana"))] if answer == "draw discard" else []
    )


@clause("SAM-163")
def test_only_ieyasu_and_only_in_the_own_draw_phase() -> None:
    assert asked(turn_of(scene(discard="katana", deck="parry*3"), "C")) == "C PlayPhase"
    g = scene(hands={"D": "daimyo"}, discard="katana", deck="parry*5 bo kiseru", turn="D")
    assert "SAM-163" in refusal(g, "D", "draw discard").clauses
    play(g, "play daimyo")
    assert (asked(g), lying(g, "hand.D")) == ("D PlayPhase", ["kiseru", "bo"])


@clause("SAM-164")
def test_every_further_card_of_ieyasu_comes_from_the_deck() -> None:
    g = turn_of(scene(discard="nodachi katana", deck="parry*2 bo"), "D")
    play(g, "draw discard")
    assert asked(g) == "D PlayPhase", "he is asked once"
    assert lying(g, "hand.D") == ["parry", "katana", "bo"]
    assert lying(g, "discard")[-1] == "nodachi"
    assert "SAM-164" in refusal(g, "D", "draw discard").clauses


@clause("SAM-165")
def test_kojiro_attacks_anybody_with_any_weapon() -> None:
    for name, reached in (("kojiro", set("BCDEF")), ("musashi", set("BF"))):
        g = scene(6, sitting(A=name, C="benkei"), hands={"A": "bokken"}, play={"C": "armor*2", "D": "armor"})
        assert {text[-1] for text in legal(g) if text != "end"} == reached
    g = scene(6, sitting(A="kojiro"), hands={"A": "bokken"}, play={"D": "armor*4"})
    play(g, "attack bokken > D", "endure")
    assert resilience(g, "D") == 4


@clause("SAM-166")
@pytest.mark.parametrize(("name", "wounds"), [("musashi", 2), ("goemon", 1)])
def test_musashis_weapons_deal_one_wound_more(name: str, wounds: int) -> None:
    g = scene(characters=sitting(A=name), hands={"A": "bokken parry", "B": "bokken"})
    play(g, "attack bokken > B", "endure")
    assert resilience(g, "B") == 5 - wounds
    play(g, "end", "attack bokken > A", "endure")
    assert resilience(g, "A") == 4, "blows against Musashi are as usual"


@clause("SAM-167")
@pytest.mark.parametrize("cry", ["jujutsu", "battle_cry"])
def test_musashi_does_not_strengthen_what_is_no_weapon(cry: str) -> None:
    g = play(scene(characters=sitting(A="musashi"), hands={"A": cry}), f"play {cry}", "endure")
    assert resilience(g, "B") == 4


@clause("SAM-168")
def test_one_parry_stops_an_attack_by_musashi() -> None:
    g = scene(characters=sitting(A="musashi"), hands={"A": "nodachi", "B": "parry*2"})
    play(g, "attack nodachi > B", "parry")
    assert (resilience(g, "B"), size(g, "hand.B"), asked(g)) == (5, 1, "A PlayPhase")


@clause("SAM-169")
def test_nobunaga_gives_up_resilience_for_a_card_of_the_deck() -> None:
    g = scene(hands={"B": "bo"}, deck="parry*3 katana", turn="B")
    play(g, "spend")
    assert (resilience(g, "B"), lying(g, "hand.B")) == (4, ["bo", "katana"])
    assert told(g, ResilienceSpent) == [ResilienceSpent(1, 4)]
    assert code(scene(), "A", "spend") == "only-nobunaga"


@clause("SAM-169")
def test_only_in_the_own_play_phase() -> None:
    g = scene(hands={"A": "bokken", "B": "parry*8"})
    assert code(g, "B", "spend") == "spend-in-the-play-phase"
    play(g, "attack bokken > B")
    assert code(g, "B", "spend") == "spend-in-the-play-phase"
    play(g, "endure", "end", "end")
    assert asked(g) == "B CardToDiscard"
    assert code(g, "B", "spend") == "spend-in-the-play-phase"


@clause("SAM-170")
def test_nobunaga_keeps_the_last_resilience() -> None:
    g = scene(turn="B", resilience={"B": 2})
    assert "spend" in legal(g)
    play(g, "spend")
    assert "spend" not in legal(g)
    assert "SAM-170" in refusal(g, "B", "spend").clauses


@clause("SAM-171")
@pytest.mark.parametrize("cry", ["jujutsu", "battle_cry"])
def test_battle_cry_and_jujutsu_have_no_effect_on_chiyome(cry: str) -> None:
    g = scene(characters=sitting(B="chiyome"), hands={"A": cry, "B": "parry katana"}, resilience={"B": 1})
    play(g, f"play {cry}")
    assert asked(g)[0] == "C"
    assert told(g, Unaffected) == [Unaffected(1, False)]
    assert (resilience(g, "B"), size(g, "hand.B")) == (1, 2)


@clause("SAM-171")
def test_weapons_wound_chiyome() -> None:
    g = scene(characters=sitting(B="chiyome"), hands={"A": "nodachi"})
    play(g, "attack nodachi > B", "endure")
    assert resilience(g, "B") == 1


@clause("SAM-172")
def test_other_actions_affect_chiyome_as_usual() -> None:
    g = scene(characters=sitting(B="chiyome"), hands={"A": "tea_ceremony geisha diversion", "B": "parry*2"})
    play(g, "play tea_ceremony")
    assert size(g, "hand.B") == 3
    play(g, "play geisha > B", "play diversion > B")
    assert size(g, "hand.B") == 1


@clause("SAM-173")
def test_tomoe_draws_a_card_whenever_a_weapon_of_hers_wounds() -> None:
    hands = {"A": "bokken*2 jujutsu", "B": "parry*2", "C": "bo"}
    g = scene(characters=sitting(A="tomoe"), hands=hands, play={"A": "focus"})
    play(g, "attack bokken > B", "parry")
    assert size(g, "hand.A") == 2, "a parried attack wounds nobody"
    play(g, "attack bokken > B", "endure")
    assert size(g, "hand.A") == 2
    play(g, "play jujutsu", "endure", "discard bo", "endure", "endure")
    assert size(g, "hand.A") == 1, "Jujutsu is no Weapon"
    assert resilience(g, "B") == 3


@clause("SAM-174")
@pytest.mark.parametrize("weapon", ["bokken", "kiseru", "nodachi"])
def test_tomoe_draws_one_card_for_an_attack_however_many_wounds(weapon: str) -> None:
    g = scene(characters=sitting(A="tomoe"), hands={"A": weapon}, play={"A": "fast_draw"})
    play(g, f"attack {weapon} > B", "endure")
    assert size(g, "hand.A") == 1


@clause("SAM-175")
@pytest.mark.parametrize(("weapon", "wounds"), [("bokken", 1), ("kiseru", 2), ("nodachi", 3)])
def test_ushiwaka_draws_a_card_for_each_wound_of_a_weapon(weapon: str, wounds: int) -> None:
    g = scene(characters=sitting(B="ushiwaka"), hands={"A": f"{weapon} battle_cry", "B": "parry"})
    play(g, f"attack {weapon} > B", "endure")
    assert (resilience(g, "B"), size(g, "hand.B")) == (4 - wounds, 1 + wounds)
    play(g, "play battle_cry", "endure")
    assert size(g, "hand.B") == 1 + wounds, "Battle Cry is no Weapon"


@clause("SAM-176")
def test_hanzo_parries_with_a_weapon_unless_it_is_the_last_card() -> None:
    for name, answers in (("hanzo", {"parry bo", "parry", "endure"}), ("musashi", {"parry", "endure"})):
        g = scene(characters=sitting(B=name), hands={"A": "kiseru", "B": "bo parry daimyo"})
        assert legal(play(g, "attack kiseru > B")) == answers
    g = scene(characters=sitting(B="hanzo"), hands={"A": "kiseru", "B": "bo daimyo"})
    play(g, "attack kiseru > B", "parry bo")
    assert (resilience(g, "B"), lying(g, "discard"), lying(g, "hand.B")) == (4, ["bo", "kiseru"], ["daimyo"])
    g = scene(characters=sitting(B="hanzo"), hands={"A": "kiseru", "B": "bo"})
    play(g, "attack kiseru > B")
    assert (legal(g), code(g, "B", "parry bo")) == ({"endure"}, "not-the-last-card")


@clause("SAM-177")
def test_hanzo_answers_battle_cry_with_a_weapon_too() -> None:
    g = scene(characters=sitting(B="hanzo"), hands={"A": "battle_cry", "B": "bo daimyo", "C": "katana parry"})
    play(g, "play battle_cry")
    assert legal(g) == {"discard bo", "endure"}
    play(g, "discard bo")
    assert (asked(g), legal(g)) == ("C BattleCryAnswer", {"discard parry", "endure"})
    assert (resilience(g, "B"), lying(g, "hand.B")) == (4, ["daimyo"])


@clause("SAM-178")
@pytest.mark.parametrize(("name", "cards"), [("hideyoshi", 3), ("musashi", 2)])
def test_hideyoshi_draws_one_card_more_in_the_draw_phase(name: str, cards: int) -> None:
    g = turn_of(scene(characters=sitting(A=name), hands={"A": "daimyo"}), "A")
    assert size(g, "hand.A") == 1 + cards
    play(g, "play daimyo")
    assert size(g, "hand.A") == cards + 2, "nowhere else"
