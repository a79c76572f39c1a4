"""Poison (ledger 3.23, 3.31, 2.7): it lies somewhere in the deck, and must be laid when it is drawn."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tatami.formats.worlds import possible_world
from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.box import open_box
from tatami.games.senjutsu.effects.shoving import give_poison
from tatami.games.senjutsu.events import PartBegan, PoisonDrawn, Poisoned, PoisonGone
from tatami.games.senjutsu.pack_reading import house_pack
from tatami.games.senjutsu.pieces import DECK
from tatami.games.senjutsu.rules.piles import draw_cards
from tatami.games.senjutsu.table import Fight
from tatami.kernel.pieces import FACE
from tatami.kernel.views import View
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.senjutsu_cards import status_words
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.games.scenes import asked, legal, lying, refusal, sees, size, told
from tests.games.senjutsu.duels import clash, end_turn, give, idle, pain, pass_windows, ready
from tests.games.senjutsu.fights import answer, change, face_of, fighter, only_deck
from tests.games.senjutsu.packs import house, raw
from tests.games.senjutsu.sample_rules import sample_rules

WHEN = {
    "this": {"must lay it this turn.", "цю карту цього ходу.", "эту карту в этот ход."},
    "next": {
        "must lay it next turn.",
        "покласти цю карту наступного ходу.",
        "положить эту карту в следующий ход.",
    },
}
"""By turn how the log of a drawn poison ends, in every language."""


def log(g: Fight, event: PoisonDrawn) -> set[str]:
    """The ends of the sentences for both players in every language."""
    tellers = [Teller(Words(lang), g.rules, ("Aya", "Ben"), seat) for lang in LANGUAGES for seat in (0, 1)]
    ends = {end for ending in WHEN.values() for end in ending}
    lines = [teller.event(event) or "" for teller in tellers]
    found = [[end for end in ends if line.endswith(end)] for line in lines]
    assert all(len(each) == 1 for each in found), lines
    return {each[0] for each in found}


def bitten(deck: int = 20) -> Fight:
    """The Master has poisoned the Student, whose deck had so many cards."""
    g = only_deck(ready("master", "student"), "B", deck)
    clash(g, A="hidden_vipers_fang")
    return g


def poison_on_top(g: Fight) -> Fight:
    """The poison of B's deck lies on top of it."""
    face = face_of(g, 1, "strong_poison")
    deck = g.places[DECK[1]]
    at = next(k for k, piece in enumerate(deck) if piece & FACE == face)
    deck.append(deck.pop(at))
    return g


@clause("SJT-185", "SJT-187", "SJT-189")
def test_a_poison_attack_shuffles_the_poison_into_the_top_of_the_victims_deck() -> None:
    g = bitten()
    assert told(g, Poisoned) == [Poisoned(1, g.table.box.by_slug["strong_poison"])]
    assert size(g, "deck.B") == 21
    assert "strong_poison" in lying(g, "deck.B")[-6:], "with the five topmost cards"
    assert size(g, "poison.A") == 0
    assert {face for eyes in "AB" for face in sees(g, eyes, "deck.B")} == {"?"}, "nobody knows where"


@clause("SJT-187")
def test_where_it_lies_is_chance() -> None:
    depths = set()
    for k in range(12):
        g = ready("master", "student", seed=f"poison {k}")
        clash(g, A="hidden_vipers_fang")
        depths.add(lying(g, "deck.B")[::-1].index("strong_poison"))
    assert depths <= set(range(6))
    assert len(depths) > 2


@clause("SJT-187")
def test_in_a_small_deck_it_is_shuffled_with_all_cards() -> None:
    g = bitten(deck=2)
    assert sorted(lying(g, "deck.B")).count("strong_poison") == 1
    assert size(g, "deck.B") == 3


@clause("SJT-186", "SJT-156")
def test_poison_is_no_wound_but_a_success() -> None:
    g = change(ready("master", "student"), "B", wounds=4)
    clash(g, A="hidden_vipers_fang")
    assert g.outcome is None
    assert pain(g, "B") == (4, 0, 0, 0)
    assert g.table.fighters[1].venom == (6,)


@clause("SJT-188", "SJT-R27", "SJT-187")
def test_a_drawn_poison_is_shown_must_be_laid_does_nothing_and_leaves_the_game() -> None:
    g = poison_on_top(bitten())
    give(g, "B", "plain_cut")
    end_turn(g)
    assert told(g, PoisonDrawn) == [PoisonDrawn(1, g.table.box.by_slug["strong_poison"])]
    assert log(g, told(g, PoisonDrawn)[0]) == WHEN["this"]
    assert sees(g, "A", "sick.B") == ["strong_poison"]
    assert {each.text for each in g.legal(1)} == {"lay strong_poison"}
    assert "SJT-187" in refusal(g, "B", "lay plain_cut").clauses
    before = len(told(g, PartBegan))
    clash(g, A="centre_of_the_circle", B="strong_poison")
    end_turn(g)
    assert [event.seat for event in told(g, PartBegan)[before:]] == [0], "it does nothing"
    assert lying(g, "removed") == ["strong_poison"]
    assert told(g, PoisonGone) == [PoisonGone(1, g.table.box.by_slug["strong_poison"])]
    assert "lay plain_cut" in {each.text for each in g.legal(1)}


@clause("SJT-R83", "SJT-269", "SJT-189")
def test_with_an_empty_poison_deck_no_poison_is_given_and_the_attack_does_not_succeed() -> None:
    """Masking would end with a successful attack (SJT-265): after the second bite it has not."""
    g = bitten()
    assert not fighter(g, "A").is_masked
    end_turn(g)
    change(g, "A", is_masked=True)
    before = size(g, "deck.B")
    pass_windows(clash(g, A="hidden_vipers_fang"))
    assert asked(g) == "B WayToGo", "the attack is over"
    assert len(told(g, Poisoned)) == 1
    assert size(g, "deck.B") == before
    assert fighter(g, "A").is_masked


@clause("SJT-156", "SJT-265")
def test_a_poison_that_is_given_is_a_success() -> None:
    g = change(ready("master", "student"), "A", is_masked=True)
    clash(g, A="hidden_vipers_fang")
    assert not fighter(g, "A").is_masked


@clause("SJT-R84")
def test_a_poison_that_a_heavy_wound_discards_is_removed_openly() -> None:
    g = change(poison_on_top(bitten()), "B", heavy=1)
    end_turn(g)
    assert lying(g, "removed") == ["strong_poison"]
    assert lying(g, "lost.B") == []
    assert told(g, PoisonGone) == [PoisonGone(1, g.table.box.by_slug["strong_poison"])]
    assert size(g, "hand.B") == 1, "and a card is drawn"


@clause("SJT-R84")
def test_a_search_ignores_a_poison() -> None:
    g = bitten()
    end_turn(g)
    clash(g, B="long_study")
    idle(g, "CardToFind")
    assert "find strong_poison" not in legal(g)
    assert "SJT-190" in refusal(g, "B", "find strong_poison").clauses
    answer(g, "enough")
    assert "strong_poison" in lying(g, "deck.B"), "it stays in the deck"
    assert fighter(g, "B").venom == (size(g, "deck.B"),), "and may lie anywhere now"


@clause("SJT-R85")
def test_a_poison_drawn_in_the_middle_of_a_turn_must_be_laid_in_the_next() -> None:
    g = ready("master", "student")
    clash(g, A="hidden_vipers_fang", B="deep_breath")
    poison_on_top(g)
    answer(g, "B: kamae neutral")
    assert sees(g, "A", "sick.B") == ["strong_poison"]
    drawn = PoisonDrawn(1, g.table.box.by_slug["strong_poison"], is_next=True)
    assert told(g, PoisonDrawn) == [drawn]
    assert log(g, drawn) == WHEN["next"]
    end_turn(g)
    assert {each.text for each in g.legal(1)} == {"lay strong_poison"}
    assert size(g, "hand.B") == 1, "the card of the new turn has been drawn as well"


# --- several kinds ------------------------------------------------------------------------------


def two_kinds() -> Fight:
    return ready("master", "student", rules=sample_rules())


@clause("SJT-267", "SJT-270")
def test_a_poison_deck_holds_one_card_of_each_kind_and_belongs_to_one_character() -> None:
    g = two_kinds()
    assert sorted(lying(g, "poison.A")) == ["sample_slow_poison", "strong_poison"]
    assert lying(g, "poison.B") == [], "the Student poisons nobody"


@clause("SJT-268", "SJT-187")
def test_the_attacker_picks_any_card_of_the_own_poison_deck() -> None:
    g = two_kinds()
    clash(g, A="hidden_vipers_fang")
    assert asked(g) == "A PoisonToGive"
    assert legal(g) == {"give strong_poison", "give sample_slow_poison"}
    answer(g, "give sample_slow_poison")
    assert "sample_slow_poison" in lying(g, "deck.B")[-6:]
    assert lying(g, "poison.A") == ["strong_poison"]


@clause("SJT-269")
def test_a_poison_that_has_been_used_is_not_used_again() -> None:
    g = two_kinds()
    clash(g, A="hidden_vipers_fang")
    answer(g, "give sample_slow_poison")
    end_turn(g)
    pass_windows(clash(g, A="hidden_vipers_fang"))
    assert asked(g) == "B WayToGo", "only one is left, so nobody is asked"
    poisons = [name for name in lying(g, "deck.B") if "poison" in name]
    assert sorted(poisons) == ["sample_slow_poison", "strong_poison"]


@clause("SJT-268", "SJT-269")
def test_whoever_has_two_poisons_left_cannot_name_the_one_that_is_used() -> None:
    tree = house()
    more = {"shuffled_into": 5, "copies": 1, "initiative": 0, "kind": "poison"}
    tree["statuses"] += [
        {**more, "id": f"P-{name}", "slug": name, "name": {"en": name.title()}} for name in ("adder", "yew")
    ]
    g = ready("master", "student", rules=SenjutsuRules(open_box(raw(tree | {"name": "poisons"}))))
    clash(g, A="hidden_vipers_fang")
    answer(g, "give adder")
    end_turn(g)
    pass_windows(clash(g, A="hidden_vipers_fang"))
    assert legal(g) == {"give strong_poison", "give yew"}
    assert set(refusal(g, "A", "give adder").clauses) == {"SJT-268", "SJT-269"}


@clause("SJT-187", "SJT-268")
def test_a_poison_of_another_pack_is_shuffled_with_as_many_cards_as_it_says() -> None:
    tree = house() | {"name": "shallow"}
    next(each for each in tree["statuses"] if each["kind"] == "poison")["shuffled_into"] = 2
    rules = SenjutsuRules(open_box(raw(tree)))
    g = only_deck(ready("master", "student", rules=rules), "B", 20)
    clash(g, A="hidden_vipers_fang")
    assert fighter(g, "B").venom == (3,)
    assert "strong_poison" in lying(g, "deck.B")[-3:]


@pytest.mark.parametrize(
    ("lang", "cards", "told_so"),
    [
        ("en", 1, "with the top card of its victim’s deck"),
        ("en", 7, "with the top 7 cards of its victim’s deck"),
        ("uk", 1, "разом із 1 верхньою картою колоди жертви"),
        ("uk", 2, "разом із двома верхніми картами колоди жертви"),
        ("uk", 21, "разом із 21 верхньою картою колоди жертви"),
        ("ru", 1, "вместе с 1 верхней картой колоды жертвы"),
        ("ru", 3, "вместе с тремя верхними картами колоды жертвы"),
        ("ru", 12, "вместе с 12 верхними картами колоды жертвы"),
    ],
)
def test_the_text_of_a_poison_says_with_how_many_cards(lang: str, cards: int, told_so: str) -> None:
    strong = next(status for status in house_pack().statuses if status.kind == "poison")
    assert told_so in status_words(replace(strong, shuffled_into=cards), lang).text


def poison_at(g: Fight, depth: int, name: str) -> None:
    """That poison of B's deck lies under so many cards."""
    face, deck = face_of(g, 1, name), g.places[DECK[1]]
    at = next(k for k, piece in enumerate(deck) if piece & FACE == face)
    piece = deck.pop(at)
    deck.insert(len(deck) - depth, piece)


@clause("SJT-187", "SJT-270")
def test_of_two_poisons_in_a_deck_the_one_that_is_left_lies_no_deeper_than_is_told() -> None:
    """The first may have been pushed down by the second: when that is drawn, the first is still there."""
    g = ready("master", "student", rules=sample_rules())
    clash(g, A="hidden_vipers_fang")
    answer(g, "give sample_slow_poison")
    give_poison(g, 1, 0, g.table.box.by_slug["strong_poison"], counts=False)
    assert fighter(g, "B").venom == (7, 6)
    poison_at(g, 0, "strong_poison")
    poison_at(g, 6, "sample_slow_poison")
    draw_cards(g, 1, 1)
    assert lying(g, "sick.B") == ["strong_poison"]
    for depth in range(6, 0, -1):
        assert fighter(g, "B").venom == (depth,)
        assert "sample_slow_poison" in lying(g, "deck.B")[-depth:]
        draw_cards(g, 1, 1)
    assert fighter(g, "B").venom == ()
    assert lying(g, "sick.B") == ["strong_poison", "sample_slow_poison"]


@clause("SJT-187", "SJT-270")
def test_two_poisons_have_a_place_in_every_possible_world() -> None:
    """One among the two topmost cards, the other on top: whoever has fewer places is dealt first."""
    g = ready("master", "student", rules=sample_rules())
    clash(g, A="hidden_vipers_fang")
    answer(g, "give sample_slow_poison")
    give_poison(g, 1, 0, g.table.box.by_slug["strong_poison"], counts=False)
    poison_at(g, 6, "sample_slow_poison")
    poison_at(g, 5, "strong_poison")
    draw_cards(g, 1, 5)
    assert fighter(g, "B").venom == (2, 1)
    for k in range(8):
        world = possible_world(View(g, 0), Random(k))
        top = [g.rules.faces[piece & FACE] for piece in world.places[DECK[1]][-2:]]
        assert sorted(top) == ["sample_slow_poison", "strong_poison"]
