"""Set-up (ledger 3.1, 3.2, 3.7): characters, the advantage track, terrain, figures, opening hands."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import DeckBrought, FigurePlaced
from tatami.games.senjutsu.facts import Terrain
from tatami.games.senjutsu.field import cells_of
from tatami.games.senjutsu.table import Fight
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, lying, may, sees, size, told
from tests.games.senjutsu.fights import answer, at, fighter, hold
from tests.games.senjutsu.showing import brought, deck, opened, taken


def cells(g: Fight) -> set[str]:
    """The cells on which whoever is asked may stand, or put something."""
    return {text.split()[-2] for text in legal(g) if text.startswith("stand")}


def placing(g: Fight) -> list[str]:
    """By question who is asked for terrain, while everybody puts a corpse or whatever there is anywhere."""
    asking = []
    while asked(g).endswith("TerrainToPlace"):
        asking.append(asked(g)[0])
        g.act(g.asked()[0], g.legal(g.asked()[0])[0])
    return asking


# --- characters -----------------------------------------------------------------------------------


@clause("SJT-1", "SJT-R125")
def test_every_player_takes_one_character_and_no_two_the_same() -> None:
    g = RULES.new(3, {}, 1)
    answer(g, "take student")
    assert legal(g) == {"take master", "take ronin", "take warrior"}
    assert code(g, "B", "take student") == "character-taken"
    answer(g, "take ronin", "take warrior")
    assert [RULES.box.hero_names[each.hero] for each in g.table.fighters] == ["student", "ronin", "warrior"]
    assert asked(g) == "ABC DeckToBring"


@clause("SJT-R125")
def test_two_players_may_use_the_same_basic_cards_and_weapons_however_few_are_printed() -> None:
    """Storm of Steel is printed once, a katana card too."""
    g = taken()
    answer(g, "A: " + deck("student", "katana_cut", tiger_pounce=0, storm_of_steel=1))
    answer(g, "B: " + deck("master", "katana_cut", hidden_vipers_fang=0, storm_of_steel=1))
    assert {RULES.box.slugs[each.weapon] for each in g.table.fighters} == {"katana_cut"}


@clause("SJT-5", "SJT-6", "SJT-9")
def test_a_character_card_tells_everybody_its_values_and_weapons() -> None:
    told_of = {
        hero.name: (hero.advantage, hero.hand_limit, hero.wound_limit, set(hero.character.weapons))
        for hero in RULES.box.heroes
    }
    assert told_of == {
        "student": (62, 5, 5, {"katana", "tanto", "shikomizue", "wakizashi"}),
        "master": (74, 5, 5, {"tachi", "katana", "shikomizue", "wakizashi"}),
        "ronin": (68, 5, 5, {"naginata", "kanabo", "nodachi", "yari"}),
        "warrior": (70, 5, 5, {"nodachi", "kanabo", "naginata", "yari"}),
    }
    table = View(opened("ronin", "warrior"), SPECTATOR).table
    assert [table.hero(seat).name for seat in (0, 1)] == ["ronin", "warrior"]


@clause("SJT-5", "SJT-24", "SJT-25", "SJT-26", "SJT-59", "SJT-61", "SJT-69", "SJT-242")
def test_a_fighter_has_forty_cards_and_beside_them_a_core_ability_and_a_weapon_in_hand() -> None:
    g = opened()
    assert size(g, "deck.A") + size(g, "hand.A") == 40
    assert {"lay light_feet", "lay katana_cut"} <= legal(g)
    assert code(g, "A", "lay centre_of_the_circle") == "not-in-hand", "somebody else's core ability"
    assert code(g, "A", "lay katana_draw") == "not-in-hand", "a weapon card that was not brought"
    assert not {"light_feet", "katana_cut"} & {card.removeprefix("A.") for card in lying(g, "hand.A")}


@clause("SJT-59")
def test_the_decks_are_shuffled() -> None:
    orders = {tuple(lying(with_seed(seed), "deck.A")) for seed in range(4)}
    assert len(orders) == 4


def with_seed(seed: int) -> Fight:
    g = RULES.new(2, {}, seed)
    answer(g, "take student", "take master", "bring student_signature", "bring master_signature")
    return g


# --- advantage ------------------------------------------------------------------------------------


@clause("SJT-7", "SJT-13", "SJT-14", "SJT-15", "SJT-63")
def test_the_highest_advantage_value_stands_on_top_of_the_track() -> None:
    g = brought("warrior", "student", "master", "ronin")
    assert View(g, SPECTATOR).table.track == (2, 0, 3, 1)  # 74, 70, 68, 62


@clause("SJT-32", "SJT-35", "SJT-62")
def test_everybody_begins_in_neutral_and_all_see_it() -> None:
    table = View(opened("student", "master", "ronin", "warrior"), SPECTATOR).table
    assert [RULES.names("kamae")[each.kamae] for each in table.fighters] == ["neutral"] * 4


# --- the battlefield ------------------------------------------------------------------------------


@clause("SJT-54")
@pytest.mark.parametrize(
    ("field", "east"),
    [
        ("snowy_battlefield", "3,-2"),
        ("ice_bridge", "3,-2"),
        ("frozen_lake+burning_village", "10,-5"),
    ],
)
def test_the_players_choose_a_battlefield_or_two_joined(field: str, east: str) -> None:
    g = brought(field=field)
    answer(g, "stand -3,1 2")
    assert east in cells(g)


@clause("SJT-55", "SJT-56", "SJT-R11")
def test_terrain_is_placed_from_the_highest_advantage_clockwise_and_equally_many_by_each() -> None:
    """Four pieces for three players: each places one, the fourth stays in the box."""
    g = brought("student", "master", "warrior", terrain="kit")
    assert placing(g) == ["B", "C", "A"]
    assert len(g.table.terrain) == 3
    assert g.table.kit == ()


@clause("SJT-55")
@pytest.mark.parametrize(("mode", "first"), [("fixed", "FigureToPlace"), ("kit", "TerrainToPlace")])
def test_the_players_agree_how_terrain_comes_onto_the_field(mode: str, first: str) -> None:
    g = brought(terrain=mode)
    assert asked(g).endswith(first)
    assert len(g.table.terrain) == (4 if mode == "fixed" else 0)


@clause("SJT-R11", "SJT-56")
def test_any_piece_of_the_kit_may_be_taken_and_is_gone_then() -> None:
    g = brought(terrain="kit")
    answer(g, "put rock 0,0", "put rock 0,-1")
    assert code(g, "B", "put rock 0,1") == "not-in-kit"
    assert may(g, "put bamboo 0,1")


@clause("SJT-R11")
def test_whoever_finds_no_cell_for_any_piece_puts_it_back() -> None:
    g = brought(terrain="kit")
    field, corpse = g.table.plan, RULES.box.terrain_names.index("corpse")
    middle = RULES.box.cell_numbers["0,0"]
    full = [cell for cell in cells_of(field.ground & ~field.starts) if cell != middle]
    g.table.terrain = tuple(Terrain(corpse, cell) for cell in full)
    answer(g, "put rock 0,0")
    assert asked(g) == "A FigureToPlace"


# --- figures --------------------------------------------------------------------------------------


@clause("SJT-64", "SJT-65")
def test_figures_are_placed_from_the_lowest_advantage_up_at_opposite_edges() -> None:
    g = brought()
    assert asked(g) == "A FigureToPlace"
    assert cells(g) == {"-3,1", "-3,2", "3,-2", "3,-1"}
    answer(g, "stand 3,-1 4")
    assert asked(g) == "B FigureToPlace"
    assert cells(g) == {"-3,1", "-3,2"}
    answer(g, "stand -3,2 1")
    assert (at(g, "A"), at(g, "B")) == (("3,-1", 4), ("-3,2", 1))


@clause("SJT-10", "SJT-R10")
def test_a_figure_may_look_through_any_of_the_six_sides_of_its_cell() -> None:
    assert {text.split()[-1] for text in legal(brought())} == set("012345")


@clause("SJT-66", "SJT-R150")
def test_of_two_pairs_the_first_placed_chooses_the_edge_and_the_others_follow() -> None:
    """Student and Warrior against Ronin and Master; placed from 62 up: A, B, C, D."""
    g = brought("student", "ronin", "warrior", "master", sides="pairs")
    answer(g, "stand 3,-2 5")
    assert asked(g)[0] == "B"
    assert cells(g) == {"-3,1", "-3,2"}
    answer(g, "stand -3,1 2")
    assert asked(g)[0] == "C"
    assert cells(g) == {"3,-1", "3,-3", "3,0"}, "the team's own edge, its further cells too"
    answer(g, "stand 3,-1 5")
    assert asked(g)[0] == "D"
    assert cells(g) == {"-3,2", "-3,0", "-3,3"}


@clause("SJT-R150")
def test_one_may_stand_against_all_others() -> None:
    g = brought("student", "master", "ronin", sides="one")
    assert [each.side for each in g.table.fighters] == [0, 1, 1]
    assert g.options["sides"] == "one"


@clause("SJT-R150")
@pytest.mark.parametrize(("seats", "sides"), [(3, "pairs"), (2, "pairs"), (2, "one")])
def test_sides_that_do_not_fit_the_number_of_players_are_no_game(seats: int, sides: str) -> None:
    with pytest.raises(NotUnderstood):
        RULES.new(seats, {"sides": sides}, 1)


@clause("SJT-R12")
def test_a_third_one_for_himself_stands_two_cells_from_everybody_at_either_edge() -> None:
    """Placed from the lowest: Student (62), Ronin (68), Master (74)."""
    g = brought("student", "ronin", "master")
    answer(g, "stand -3,1 2", "stand 3,-2 5")
    assert asked(g)[0] == "C"
    assert cells(g) == {"-3,3", "3,0"}, "not beside -3,1 or 3,-2"
    assert code(g, "C", "stand -3,2 0") == "too-near"


# --- opening hands --------------------------------------------------------------------------------


def preparing() -> Fight:
    """Student and Master stand; the Student has two different prepared cards in the deck, one of them
    the jade card."""
    g = taken()
    answer(g, "A: " + deck("student", tiger_pounce=0, mirror_of_still_water=1), "B: bring master_signature")
    return answer(g, "stand -3,1 2", "stand 3,-2 5")


@clause("SJT-67", "SJT-R13", "SJT-R148")
def test_prepared_cards_are_taken_openly_from_the_lowest_advantage_up() -> None:
    g = preparing()
    assert asked(g) == "A PreparedToTake"
    assert legal(g) == {"find lesson_remembered", "find mirror_of_still_water", "enough"}
    answer(g, "find lesson_remembered", "find mirror_of_still_water", "enough")
    assert {"lesson_remembered", "A.mirror_of_still_water"} <= set(sees(g, "B", "hand.A"))
    assert sees(g, "B", "hand.A").count("?") == 3


@clause("SJT-68", "SJT-R148", "SJT-R14")
def test_each_hand_is_filled_up_to_the_limit_before_the_next_player_begins_and_then_kept() -> None:
    g = preparing()
    answer(g, "find lesson_remembered", "enough")
    assert asked(g) == "B PreparedToTake"
    assert (size(g, "hand.A"), size(g, "hand.B")) == (5, 0)
    answer(g, "enough")
    assert asked(g) == "AB CardToLay", "nobody may change the hand"
    assert (size(g, "hand.A"), size(g, "hand.B")) == (6, 6), "the limit, and the first turn's card"


@clause("SJT-67")
def test_prepared_cards_never_go_beyond_the_hand_limit() -> None:
    g = preparing()
    hold(g, "A", "tiger_leap", "tiger_leap", "tiger_leap", "slip_past")
    answer(g, "find lesson_remembered")
    assert asked(g) == "B PreparedToTake"
    assert size(g, "hand.A") == 5


@clause("SJT-67")
def test_the_deck_is_shuffled_after_prepared_cards_were_taken() -> None:
    """What lay below the found card does not lie there any more."""
    g = preparing()
    before = lying(g, "deck.A")
    answer(g, "find lesson_remembered", "enough")
    after = [
        *lying(g, "deck.A"),
        *reversed([card for card in lying(g, "hand.A") if card != "lesson_remembered"]),
    ]
    assert after != [card for card in before if card != "lesson_remembered"]


# --- what everybody sees --------------------------------------------------------------------------


@clause("SJT-58", "SJT-R9")
def test_hands_are_secret_even_from_team_mates() -> None:
    g = opened("warrior", "student", "ronin", "master", sides="pairs")
    assert fighter(g, "A").side == fighter(g, "C").side
    for viewer in ("B", "C", "D", "spectator"):
        assert set(sees(g, viewer, "hand.A")) == {"?"}
    assert "?" not in sees(g, "A", "hand.A")


@clause("SJT-60")
def test_decks_lie_face_down_and_discard_piles_lie_open() -> None:
    g = opened()
    assert set(sees(g, "A", "deck.A")) == {"?"}
    card = lying(g, "hand.A")[0]
    g.move(g.layout.by_name["hand.A"], 0, g.layout.by_name["discard.A"])
    assert sees(g, "B", "discard.A") == [card]


@clause("SJT-17", "SJT-27")
def test_everybody_sees_the_weapons_when_all_decks_are_brought() -> None:
    g = taken()
    answer(g, "A: bring student_signature")
    assert not told(g, DeckBrought)
    answer(g, "B: bring master_signature")
    assert [RULES.box.slugs[event.weapon] for event in told(g, DeckBrought)] == ["katana_cut", "tachi_sweep"]
    assert not told(g, FigurePlaced)


@clause("SJT-R11", "SJT-213")
def test_a_boat_lies_beside_the_battlefield_and_not_beside_another_boat() -> None:
    g = RULES.new(2, {"field": "ice_bridge", "terrain": "kit"}, "boats")
    answer(g, "take warrior", "take master", "A: bring warrior_signature", "B: bring master_signature")
    answer(g, "put boat -4,0")
    assert code(g, "ABCD"[g.asked()[0]], "put boat -4,-1") == "no-boat-there"
    assert "put boat -4,-1" not in legal(g)
