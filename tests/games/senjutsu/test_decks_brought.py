"""Decks (ledger 3.3, 3.4, 3.28): what a player may bring, answered in one sealed answer."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.box import ATTACK, CORE, DEFENCE, MEDITATION
from tatami.games.senjutsu.pack import DeckList
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, lying, play, sees, size
from tests.games.senjutsu.fights import answer
from tests.games.senjutsu.showing import Card, deck, house_but, opened, taken


def refused(hero: str = "student", weapon: str = "", **changes: int) -> str:
    """Why a deck cannot be brought; nothing: it can."""
    g = taken(hero, "ronin" if hero != "ronin" else "master")
    reason = g.why_not(0, RULES.parse(deck(hero, weapon, **changes)))
    return reason.code if reason else ""


def refused_in_matched_play(**changes: int) -> str:
    g = taken(play="matched")
    reason = g.why_not(0, RULES.parse(deck("student", **changes)))
    return reason.code if reason else ""


# --- ready-made decks, and others -----------------------------------------------------------------


@clause("SJT-17", "SJT-240", "SJT-242")
@pytest.mark.parametrize("hero", RULES.box.hero_names)
def test_the_preconstructed_deck_of_a_character_is_forty_cards_with_a_weapon(hero: str) -> None:
    g = taken(hero, "ronin" if hero != "ronin" else "master")
    answer(g, f"A: bring {hero}_signature")
    other = RULES.box.hero_names[g.table.fighters[1].hero]
    answer(g, f"B: bring {other}_signature")
    printed: DeckList = RULES.box.decks[f"{hero}_signature"]
    cards = sorted(card.removeprefix("A.") for card in (*lying(g, "deck.A"), *lying(g, "hand.A")))
    assert cards == sorted(card for card, count in printed.cards.items() for _ in range(count))
    assert len(cards) == 40
    assert RULES.box.slugs[g.table.fighters[0].weapon] == printed.weapon


@clause("SJT-17", "SJT-245")
def test_nobody_takes_the_preconstructed_deck_of_another_character() -> None:
    assert code(taken(), "A", "bring master_signature") == "not-your-deck"


@clause("SJT-17", "SJT-244", "SJT-20")
def test_a_player_may_build_a_deck_of_own_choice() -> None:
    """Any basic card, also one that no preconstructed deck of the character holds."""
    g = taken()
    answer(g, "A: " + deck("student", tiger_leap=0, plain_cut=3), "B: bring master_signature")
    cards = [*lying(g, "deck.A"), *lying(g, "hand.A")]
    assert cards.count("A.plain_cut") == 3
    assert "tiger_leap" not in cards
    assert size(g, "box.A") == len(RULES.box.basic_stock(0)) + len(RULES.box.personal_stock(0)) - 40


@clause("SJT-17")
def test_decks_are_brought_in_secret() -> None:
    g = taken()
    answer(g, "A: " + deck("student", tiger_leap=0, plain_cut=3))
    assert asked(g) == "B DeckToBring"
    assert size(g, "deck.A") == 0, "nothing is seen before all have answered"
    answer(g, "B: bring master_signature")
    assert set(sees(g, "B", "deck.A")) == {"?"} == set(sees(g, "B", "box.A"))


@clause("SJT-17")
def test_players_may_agree_to_show_their_lists() -> None:
    g = opened(lists="open")
    shown = {RULES.box.slugs[each.card]: each.copies for each in g.table.lists[1]}
    assert shown == RULES.box.decks["master_signature"].cards


# --- ranks ----------------------------------------------------------------------------------------


@clause("SJT-240")
def test_a_deck_has_exactly_forty_cards() -> None:
    assert refused(tiger_leap=2) == "too-few-cards"
    assert refused(plain_cut=1) == "too-many-cards"
    assert refused(tiger_leap=2, plain_cut=1) == ""


@clause("SJT-241", "SJT-246")
def test_a_wood_card_is_in_a_deck_three_times_at_most() -> None:
    assert refused(tiger_leap=0, plain_cut=3) == ""
    assert refused(tiger_leap=0, cut_behind=1, plain_cut=4) == "too-many-copies"


@clause("SJT-241", "SJT-247")
def test_a_steel_card_is_in_a_deck_twice_at_most() -> None:
    assert refused(clear_head=0, long_thrust=2) == ""
    assert refused(tiger_leap=0, long_thrust=3) == "too-many-copies"


@clause("SJT-241", "SJT-248")
def test_a_gold_card_is_in_a_deck_once_at_most() -> None:
    assert refused(splitting_strike=0, dashdown_strike=1) == ""
    assert refused(splitting_strike=0, deep_breath=0, dashdown_strike=2) == "too-many-copies"


@clause("SJT-249")
def test_a_deck_has_eight_gold_cards_at_most() -> None:
    """The signature deck has seven."""
    assert refused(deep_breath=0, riposte=1) == ""
    assert refused(deep_breath=0, tiger_leap=2, riposte=1, unbroken_wall=1) == "too-much-gold"


@clause("SJT-250")
def test_a_deck_has_one_jade_card_at_most_whichever() -> None:
    assert refused(tiger_pounce=0, storm_of_steel=1) == ""
    assert refused(deep_breath=0, storm_of_steel=1) == "too-much-jade"


# --- whose cards ----------------------------------------------------------------------------------


@clause("SJT-20", "SJT-244")
def test_basic_cards_belong_to_every_character() -> None:
    basics = set(RULES.box.basics)
    assert all(basics <= set(RULES.box.pool(hero.number)) for hero in RULES.box.heroes)


@clause("SJT-21", "SJT-245")
def test_personal_cards_are_for_their_own_character_only() -> None:
    assert refused("student", deep_breath=0, wolf_bite=1) == "not-your-card"
    assert refused("ronin", clear_head=1, fed_by_hate=3) == ""


@clause("SJT-69", "SJT-243")
def test_core_cards_are_not_among_the_forty() -> None:
    assert refused(deep_breath=0, light_feet=1) == "not-for-decks"
    assert refused(deep_breath=0, katana_cut=1) == "not-for-decks"


@clause("SJT-27", "SJT-243")
def test_a_weapon_card_must_be_of_a_weapon_on_the_character_card() -> None:
    """The Student has two cards of the katana, and one of each other weapon on the card."""
    g = taken()
    weapons = {text.removeprefix("bring ") for text in legal(g)} - set(RULES.box.decks)
    assert weapons == {"katana_cut", "katana_draw", "tanto_jab", "shikomizue_parry", "wakizashi_slice"}
    assert refused("student", "katana_draw") == ""
    assert refused("student", "naginata_sweep") == "not-your-weapon"


# --- schools --------------------------------------------------------------------------------------


@clause("SJT-251", "SJT-255")
def test_in_matched_play_a_deck_keeps_to_one_school() -> None:
    """The signature deck of the Student holds cards of the Autumn Hare."""
    assert refused_in_matched_play() == ""
    assert refused_in_matched_play(deep_breath=0, wild_swing=1) == "other-school"
    assert refused_in_matched_play(deep_breath=0, plain_cut=1) == "", "a card of no school"
    without = {"quick_stab": 0, "rolling_slash": 0, "splitting_strike": 0}
    assert refused_in_matched_play(**without, wild_swing=2, plain_cut=3) == "", "another school instead"


@clause("SJT-251", "SJT-EX5")
def test_in_free_play_schools_do_not_matter() -> None:
    assert refused(deep_breath=0, wild_swing=1) == ""


@clause("SJT-252", "SJT-253", "SJT-254")
@pytest.mark.parametrize(
    ("school", "numbers"),
    [
        ("burning_sun", {"086": "dashdown_strike", "113": "severing_cut", "119": "wild_swing"}),
        ("autumn_hare", {"096": "splitting_strike", "112": "rolling_slash", "128": "quick_stab"}),
        ("jade_river", {"084": "calm_composure", "105": "horizontal_cut", "100": "diagonal_slash"}),
    ],
)
def test_three_cards_belong_to_a_school(school: str, numbers: dict[str, str]) -> None:
    printed = [ability.card for ability in RULES.box.abilities if ability.card]
    assert {card.id: card.slug for card in printed if card.school == school} == numbers


@clause("SJT-256")
def test_the_lists_of_the_schools_are_data() -> None:
    """In another pack Winter Patience, of which no ready-made deck has any, is of the Burning Sun: then it
    does not go with the Autumn Hare."""

    def burns(card: Card) -> None:
        card["school"] = "burning_sun"

    rules = house_but(winter_patience=burns)
    g = play(rules.new(2, {"play": "matched"}, 1), "take student", "take master")
    reason = g.why_not(0, rules.parse(deck("student", tiger_pounce=0, winter_patience=1)))
    assert reason is not None
    assert reason.code == "other-school"


# --- what a card shows ----------------------------------------------------------------------------


@clause("SJT-19", "SJT-23")
def test_cards_show_types_ranks_costs_and_whatever_else_the_rules_read() -> None:
    box = RULES.box
    printed = [ability for ability in box.abilities if ability.card]
    assert {ability.kind for ability in printed} == {ATTACK, DEFENCE, MEDITATION, CORE}
    knife = box.abilities[box.by_slug["thrown_knife"]]
    feint = box.abilities[box.by_slug["three_speed_feint"]]
    arc = box.abilities[box.by_slug["executioners_arc"]]
    slash = box.abilities[box.by_slug["horizontal_cut"]]
    assert (knife.range, knife.values, knife.kind) == (4, (6,), ATTACK)
    assert (feint.values, RULES.names("kamae")[feint.kamae]) == ((8, 5, 2), "balance")
    assert (arc.cost, arc.most) == (2, 1)
    assert (slash.bought, slash.price) == (7, 1)
    assert len(box.abilities[box.by_slug["storm_of_steel"]].programs) == 3


@clause("SJT-24", "SJT-R16")
@pytest.mark.parametrize("hero", RULES.box.hero_names)
def test_a_core_ability_asks_for_nothing_so_there_is_always_a_card_to_lay(hero: str) -> None:
    core = RULES.box.abilities[RULES.box.heroes[RULES.box.hero_names.index(hero)].core]
    assert (core.cost, core.kamae, core.kind, core.is_core) == (0, -1, CORE, True)
