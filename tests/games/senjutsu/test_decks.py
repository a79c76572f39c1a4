"""Decks: every clause of deck construction, all faults at once, and the two texts that people can type."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.deck_texts import (
    LARGEST,
    in_order,
    read_file,
    read_line,
    write_file,
    write_line,
)
from tatami.games.senjutsu.decks import REFUSALS, Deck, deck_of, faults, may_hold, most_of
from tatami.games.senjutsu.pack import DeckList
from tatami.games.senjutsu.pack_reading import house_pack
from tatami.games.senjutsu.rules.decks import counted
from tatami.kernel.answers import Compound
from tatami.kernel.reasons import NotUnderstood
from tatami.words.catalogue import LANGUAGES, Words
from tests.clauses import clause
from tests.games.senjutsu.packs import sample_pack

HOUSE = house_pack()
DECKS = {deck.id: deck for deck in HOUSE.decks}
TIGER = deck_of(DECKS["student_signature"])


def with_cards(deck: Deck, **changes: int) -> Deck:
    """The deck with other counts of these cards; 0 takes one out."""
    cards = {slug: count for slug, count in {**deck.cards, **changes}.items() if count}
    return deck._replace(cards=cards)


def told(deck: Deck, matched: bool = True) -> list[tuple[str, tuple[str, ...], Mapping[str, object]]]:
    return [(reason.code, reason.clauses, reason.facts) for reason in faults(HOUSE, deck, matched)]


# --- clauses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DECKS)
def test_every_ready_made_deck_is_legal_in_matched_play(name: str) -> None:
    assert told(deck_of(DECKS[name])) == []


@clause("SJT-240")
@pytest.mark.parametrize(("copies", "size"), [(1, 39), (3, 41), (0, 38)])
def test_a_deck_has_exactly_forty_cards(copies: int, size: int) -> None:
    assert told(with_cards(TIGER, circling_step=copies)) == [
        ("deck-size", ("SJT-240",), {"given": size, "size": 40})
    ]


@clause("SJT-244", "SJT-20")
def test_any_basic_card_may_be_added_but_no_card_that_is_none() -> None:
    assert told(with_cards(TIGER, circling_step=0, low_sweep=2)) == []
    assert told(with_cards(TIGER, circling_step=0, lightsaber=2)) == [
        ("deck-unknown", ("SJT-244",), {"card": "lightsaber"})
    ]


def test_a_sample_card_is_never_legal() -> None:
    pack = sample_pack()
    deck = with_cards(TIGER, circling_step=0, sample_scatter_spikes=2)
    assert [reason.code for reason in faults(pack, deck)] == ["deck-unknown"]


@clause("SJT-243", "SJT-242")
def test_core_cards_are_not_part_of_the_forty() -> None:
    for core in ("katana_cut", "light_feet"):
        assert told(with_cards(TIGER, deep_breath=0, **{core: 1})) == [
            ("deck-core", ("SJT-243",), {"card": core})
        ]


@clause("SJT-27", "SJT-243")
def test_the_weapon_stands_on_the_character_card() -> None:
    for weapon in ("katana_draw", "tanto_jab", "shikomizue_parry", "wakizashi_slice"):
        assert told(TIGER._replace(weapon=weapon)) == []
    facts = {"weapon": "yari_impale", "character": "student"}
    assert told(TIGER._replace(weapon="yari_impale")) == [("deck-weapon", ("SJT-243", "SJT-27"), facts)]
    for weapon in ("plain_cut", "light_feet", "spoon", ""):
        assert told(TIGER._replace(weapon=weapon)) == [("deck-no-weapon", ("SJT-243",), {"weapon": weapon})]


@clause("SJT-17")
def test_a_deck_is_of_a_character_that_there_is() -> None:
    assert told(TIGER._replace(character="ninja")) == [
        ("deck-character", ("SJT-17",), {"character": "ninja"})
    ]


@clause("SJT-21", "SJT-245")
def test_personal_cards_belong_to_the_decks_character() -> None:
    facts = {"card": "wolf_bite", "owner": "ronin", "character": "student"}
    assert told(with_cards(TIGER, circling_step=0, wolf_bite=2)) == [("deck-of-another", ("SJT-245",), facts)]


@clause("SJT-241", "SJT-246")
def test_wood_comes_up_to_three_times() -> None:
    facts = {"card": "plain_guard", "given": 4, "most": 3}
    assert told(with_cards(TIGER, deep_breath=0, plain_guard=4)) == [("deck-wood", ("SJT-246",), facts)]


@clause("SJT-241", "SJT-247")
def test_steel_comes_up_to_twice() -> None:
    facts = {"card": "steel_guard", "given": 3, "most": 2}
    assert told(with_cards(TIGER, deep_breath=0, steel_guard=3)) == [("deck-steel", ("SJT-247",), facts)]


@clause("SJT-241", "SJT-248")
def test_gold_comes_once() -> None:
    assert told(with_cards(TIGER, deep_breath=0, read_the_breath=2)) == [
        ("deck-gold-twice", ("SJT-248",), {"card": "read_the_breath", "given": 2})
    ]


@clause("SJT-249")
def test_eight_gold_cards_are_the_most() -> None:
    assert told(with_cards(TIGER, deep_breath=0, long_study=1)) == []
    assert told(with_cards(TIGER, circling_step=0, long_study=1, iron_discipline=1)) == [
        ("deck-gold", ("SJT-249",), {"given": 9, "most": 8})
    ]


@clause("SJT-250")
def test_one_jade_card_is_the_most_also_of_one_design() -> None:
    for deck in (
        with_cards(TIGER, deep_breath=0, storm_of_steel=1),
        with_cards(TIGER, deep_breath=0, tiger_pounce=2),
    ):
        assert told(deck) == [("deck-jade", ("SJT-250",), {"given": 2})]


@clause("SJT-251", "SJT-255")
def test_in_matched_play_a_deck_is_of_one_school() -> None:
    mixed = with_cards(TIGER, circling_step=0, severing_cut=1, calm_composure=1)
    assert told(mixed) == [
        ("deck-schools", ("SJT-251",), {"school": "autumn_hare", "other": "burning_sun"}),
        ("deck-schools", ("SJT-251",), {"school": "autumn_hare", "other": "jade_river"}),
    ]
    assert told(mixed, matched=False) == []


def test_everything_that_is_wrong_is_told_at_once() -> None:
    worst = Deck(
        "student",
        "yari_impale",
        {
            **TIGER.cards,
            "plain_guard": 4,
            "steel_guard": 3,
            "read_the_breath": 2,
            "long_study": 1,
            "iron_discipline": 1,
            "one_cut_one_life": 1,
            "wolf_bite": 1,
            "katana_cut": 1,
            "severing_cut": 1,
            "lightsaber": 1,
        },
    )
    codes = [reason.code for reason in faults(HOUSE, worst)]
    assert codes == [
        "deck-weapon",
        "deck-size",
        "deck-unknown",
        "deck-core",
        "deck-of-another",
        "deck-wood",
        "deck-steel",
        "deck-gold-twice",
        "deck-gold",
        "deck-jade",
        "deck-schools",
    ]
    nobody = Deck("ninja", "spoon", {})
    assert {*codes, *(reason.code for reason in faults(HOUSE, nobody))} == {r.code for r in REFUSALS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_text_that_needs_no_more_than_its_facts(lang: str) -> None:
    words = Words(lang)
    for refusal in REFUSALS:
        facts: dict[str, int | str] = {
            name: 5 if kind == "number" else "Т" for name, kind in refusal.kinds.items()
        }
        text = words.text(f"senjutsu-why-{refusal.code}", **facts)
        assert "5" in text or "Т" in text


def test_what_a_deck_may_hold_is_basic_or_the_characters_own() -> None:
    cards = may_hold(HOUSE, "ronin")
    assert len(cards) == 42 + 13
    assert sum(most_of(card) for card in cards if card.pool == "basic") == 78
    assert sum(most_of(card) for card in cards if card.pool == "personal") == 22


# --- texts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_survives_both_texts(name: str) -> None:
    deck = deck_of(DECKS[name])
    assert read_line(HOUSE, write_line(HOUSE, deck), deck.character) == deck
    read = read_file(HOUSE, write_file(HOUSE, DECKS[name].name["uk"], deck))
    assert (read.deck, read.name, read.unread) == (deck, DECKS[name].name["uk"], ())


def test_the_same_deck_is_always_the_same_line() -> None:
    turned = TIGER._replace(cards=dict(reversed(list(TIGER.cards.items()))))
    assert write_line(HOUSE, turned) == write_line(HOUSE, TIGER)
    assert write_line(HOUSE, TIGER).startswith(
        "bring katana_cut: waterfall_waves*3, tiger_leap*3, cut_behind*2, "
    )
    assert 300 < len(write_line(HOUSE, TIGER)) < 750


@pytest.mark.parametrize(
    "written",
    [
        write_line(HOUSE, TIGER),
        write_line(HOUSE, TIGER).removeprefix("bring ").replace(", ", ",\n"),
        "name: Mine\n" + write_line(HOUSE, TIGER) + "  # as it was shown",
        "\ufeff" + write_file(HOUSE, "Mine", TIGER),
    ],
    ids=["the line", "a line that was broken", "below a name", "a mark at the beginning"],
)
def test_a_file_may_hold_the_line_and_then_the_cards_tell_whose_it_is(written: str) -> None:
    read = read_file(HOUSE, written)
    assert (read.deck, read.unread) == (TIGER, ())


@pytest.mark.parametrize(
    ("line", "whose"),
    [
        ("yari_impale: plain_cut", ""),  # Ronin and Warrior have it
        ("tanto_jab: plain_cut", "student"),
        ("katana_cut: wolf_bite", "ronin"),  # whose the cards are comes first: the weapon is a fault then
        ("katana_cut: wolf_bite, tiger_leap", ""),
        ("character: ronin\nkatana_cut: tiger_leap", "ronin"),
    ],
)
def test_whose_a_line_is_follows_from_its_cards_or_its_weapon_or_is_lacking(line: str, whose: str) -> None:
    read = read_file(HOUSE, line)
    assert read.deck.character == whose
    assert [fault.code for fault in read.unread] == ([] if whose else ["deck-file-lacks"])


def test_a_line_is_read_as_people_type_it() -> None:
    deck = read_line(HOUSE, " Katana_Cut :plain_cut * 2,B05*3 , tiger_leap,, plain_cut ", "student")
    assert deck == Deck("student", "katana_cut", {"plain_cut": 3, "plain_guard": 3, "tiger_leap": 1})


@pytest.mark.parametrize(
    "text", ["", "plain_cut", "plain_cut*3, tiger_leap", ": plain_cut", "x" * (LARGEST + 1)]
)
def test_a_text_that_is_no_deck_is_told(text: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read_line(HOUSE, text, "student")
    assert error.value.code in ("deck-line", "deck-too-long")


FILE = """\
# The tiger
name: Tiger’s Path   # mine
Character: Учень
character: ronin
weapon: Katana: Cut

3 plain_cut          # slug
2 Tiger Leap         # name
1x old dragon's breath
plain_guard*2
2 Круговий крок
1 048                # number
Riposte
0 deep_breath
1 plain_cut
2 lightsaber
"""


def test_a_file_is_read_as_people_type_it_and_lines_that_are_none_are_told() -> None:
    read = read_file(HOUSE, FILE)
    assert read.name == "Tiger’s Path"
    assert read.deck == Deck(
        "student",
        "katana_cut",
        {
            "plain_cut": 4,
            "tiger_leap": 2,
            "old_dragons_breath": 1,
            "plain_guard": 2,
            "circling_step": 2,
            "waterfall_waves": 1,
            "riposte": 1,
            "lightsaber": 2,
        },
    )
    assert [(fault.code, fault.facts) for fault in read.unread] == [
        ("deck-file-again", {"line": 4, "field": "character"})
    ]


def test_a_file_without_a_weapon_takes_the_usual_one_and_without_a_character_is_told() -> None:
    assert read_file(HOUSE, "character: ronin\n").deck.weapon == "naginata_sweep"
    read = read_file(HOUSE, "name: nobody's\n3 plain_cut\n")
    assert [(fault.code, fault.facts) for fault in read.unread] == [
        ("deck-file-lacks", {"field": "character"})
    ]


def test_a_name_that_means_two_cards_means_neither() -> None:
    assert read_file(HOUSE, "character: ronin\n1 удар\n").deck.cards == {"удар": 1}
    twice = HOUSE.cards[1].name | {"uk": HOUSE.cards[2].name["uk"]}
    cards = [replace(card, name=twice) if k == 1 else card for k, card in enumerate(HOUSE.cards)]
    pack = replace(HOUSE, cards=tuple(cards))
    assert read_file(pack, f"1 {twice['uk']}").deck.cards == {twice["uk"]: 1}


def test_a_file_that_goes_on_for_ever_is_refused() -> None:
    for text in ("3 plain_cut\n" * 2000, "\n" * 501):
        with pytest.raises(NotUnderstood, match="deck-too-long"):
            read_file(HOUSE, text)


def test_what_nobody_knows_stands_last_and_moves_no_cursor() -> None:
    assert list(in_order(HOUSE, {"zzz": 1, "plain_cut": 1, "wolf_bite": 1})) == [
        "wolf_bite",
        "plain_cut",
        "zzz",
    ]
    assert read_file(HOUSE, "character: ronin\n1 \x1b[2Jboo\n").deck.cards == {"?[2Jboo": 1}


@pytest.mark.parametrize("deck", HOUSE.decks, ids=lambda deck: deck.id)
def test_the_line_of_a_deck_is_what_is_answered_in_the_game(deck: DeckList) -> None:
    brought = RULES.box.say.parse(write_line(HOUSE, deck_of(deck)))
    assert isinstance(brought, Compound)
    counts = {RULES.box.abilities[card].slug: count for card, count in counted(brought.parts).items()}
    assert counts == deck.cards


def test_a_line_that_nobody_would_write_is_not_tried() -> None:
    """Spaces without end took seconds: whoever sends such a text shall not stop the others."""
    for text in ("character: ronin\n3 a" + " " * 15_000 + "b", "1" + " " * 16_000 + "x", "x" * 16_000):
        assert read_file(HOUSE, text).unread
    assert read_line(HOUSE, "katana_cut: a" + " " * 15_000 + "b", "student").cards


def test_a_text_is_a_file_or_the_line_that_is_answered() -> None:
    for deck in HOUSE.decks:
        wanted = deck_of(deck)
        for text in (
            write_line(HOUSE, wanted),
            f" {write_line(HOUSE, wanted).removeprefix('bring ')}\n",
            write_file(HOUSE, "x", wanted),
        ):
            assert read_file(HOUSE, text).deck == wanted
    assert read_file(HOUSE, "name: only a name").name == "only a name"
    assert read_file(HOUSE, "nobody: no card*2").deck.cards == {"nobody: no card": 2}
