"""The cards of the house: as many as the box holds, in words of the grammar, from JSON or YAML."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
import yaml

from tatami.formats.pack_reading import LARGEST, MARK, game_named
from tatami.games.senjutsu.decks import schools_of
from tatami.games.senjutsu.diagram import cell_at, turned
from tatami.games.senjutsu.faults import PackFaulty
from tatami.games.senjutsu.pack import GATES, PAYLOAD, TIMINGS, WORDS, Card, Effect, Pack, every_effect
from tatami.games.senjutsu.pack_checks import MOST_FACES, face_count
from tatami.games.senjutsu.pack_reading import house_file, house_pack, read_pack
from tatami.kernel.reasons import NotUnderstood
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error
from tests.clauses import clause
from tests.games.senjutsu.packs import card, house, raw, sample_pack, samples, told

HOUSE = house_pack()
EFFECTS = [
    effect
    for pack in (HOUSE, sample_pack())
    for each in pack.cards
    for part in each.parts
    for _, effect in every_effect(part.effects, "")
]


def of_pool(pool: str) -> list[Card]:
    return [each for each in HOUSE.cards if each.pool == pool]


# --- the box ----------------------------------------------------------------------------------------


def test_the_box_holds_as_many_cards_as_the_ledger_counts() -> None:
    assert (len(of_pool("basic")), sum(each.copies for each in of_pool("basic"))) == (42, 155)
    owners = Counter(each.owner for each in of_pool("personal"))
    assert owners == dict.fromkeys(("student", "master", "ronin", "warrior"), 13)
    copies: Counter[str | None] = Counter()
    for each in of_pool("personal"):
        copies[each.owner] += each.copies
    assert set(copies.values()) == {22}
    assert 155 + sum(copies.values()) == 243
    assert (len(of_pool("core_ability")), len(of_pool("core_weapon"))) == (4, 12)
    assert sum(status.copies for status in HOUSE.statuses) == 53


def test_ranks_of_the_personal_cards_are_those_of_the_ledger() -> None:
    for owner in ("student", "master", "ronin", "warrior"):
        ranks = Counter(each.rank for each in of_pool("personal") if each.owner == owner)
        assert ranks == {"wood": 2, "steel": 5, "gold": 4, "jade": 2}


@clause("SJT-252", "SJT-253", "SJT-254", "SJT-256")
def test_the_schools_are_data_and_have_three_cards_each() -> None:
    cards = {school.id: {c.id for c in HOUSE.cards if c.school == school.id} for school in HOUSE.schools}
    assert cards == {
        "burning_sun": {"086", "113", "119"},
        "autumn_hare": {"096", "112", "128"},
        "jade_river": {"084", "105", "100"},
    }


def test_the_fields_have_the_cells_of_the_ledger() -> None:
    sizes = {field.id: len(field.cells) for field in HOUSE.battlefields}
    assert sizes == {"snowy_battlefield": 37, "burning_village": 37, "frozen_lake": 36, "ice_bridge": 25}


def test_everything_has_a_name_in_all_three_languages() -> None:
    named = (HOUSE.cards, HOUSE.statuses, HOUSE.characters, HOUSE.schools, HOUSE.terrain, HOUSE.battlefields)
    for section in (*named, HOUSE.decks):
        for each in section:
            assert each.name.keys() == {"en", "uk", "ru"}, each.name
    for deck in HOUSE.decks:
        assert deck.plan.keys() == {"en", "uk", "ru"}


@clause("SJT-17")
def test_every_character_has_three_ready_made_decks_with_different_plans() -> None:
    assert Counter(deck.character for deck in HOUSE.decks) == dict.fromkeys(
        ("student", "master", "ronin", "warrior"), 3
    )
    assert len({deck.plan["en"] for deck in HOUSE.decks}) == len(HOUSE.decks) == 12
    for one in HOUSE.decks:
        for other in HOUSE.decks:
            if one is not other and one.character == other.character:
                shared = sum(min(n, other.cards.get(slug, 0)) for slug, n in one.cards.items())
                assert shared <= 28, (one.id, other.id)
                assert one.weapon != other.weapon


def test_between_them_the_ready_made_decks_show_most_cards() -> None:
    shown = {slug for deck in HOUSE.decks for slug in deck.cards}
    hidden = {c.slug for c in HOUSE.cards if c.pool in ("basic", "personal")} - shown
    assert len(hidden) <= 8, sorted(hidden)
    assert schools_of([c for c in HOUSE.cards if c.slug in shown]) == [
        "autumn_hare",
        "burning_sun",
        "jade_river",
    ]


def test_there_are_faces_enough_for_more() -> None:
    assert face_count(HOUSE) < MOST_FACES / 10


# --- the grammar ------------------------------------------------------------------------------------


def test_every_word_of_the_grammar_stands_on_some_card_but_the_escape() -> None:
    assert {effect.word for effect in EFFECTS} == {*WORDS} - {"escape"}
    assert all(len(effect.words) == 1 for effect in EFFECTS)


def test_a_card_is_read_as_types() -> None:
    guard = next(each for each in HOUSE.cards if each.slug == "steel_guard")
    move, block, success = guard.parts[0].effects
    assert guard.values == (7, 6, 5, 4, 3)
    assert move.move[0].turn == 1
    assert block.block is not None
    assert block.block.cells == {"F": "all", "FR": (7, 6), "FL": (4, 3)}
    assert (success.if_, success.kamae, success.draw, success.word) == ("success", "resolve", 1, "draw")


@pytest.mark.parametrize(
    ("slug", "values"),
    [
        ("plain_cut", (5,)),
        ("unbroken_wall", (9, 8, 7, 6, 5, 4, 3, 2)),
        ("three_speed_feint", (8, 5, 2)),
        ("foreseen", ()),
    ],
)
def test_the_values_of_a_card_are_those_that_can_be_chosen(slug: str, values: tuple[int, ...]) -> None:
    assert next(each for each in HOUSE.cards if each.slug == slug).values == values


def test_a_pack_written_out_is_the_same_pack() -> None:
    """But for what the file says though it need not."""
    house = json.loads(house_file())
    assert [status.pop("shuffled_into", 0) for status in house["statuses"]] == [0, 0, 0, 0, 5]
    assert json.loads(msgspec.json.encode(HOUSE)) == house
    assert read_pack(msgspec.json.encode(HOUSE)) == HOUSE


def test_effects_are_listed_with_where_they_stand() -> None:
    inner = Effect(draw=1)
    outer = Effect(or_=((Effect(do=(inner,)),), (inner,)))
    assert [path for path, _ in every_effect((outer,), "effects")] == [
        "effects[0]",
        "effects[0].or[0][0]",
        "effects[0].or[0][0].do[0]",
        "effects[0].or[1][0]",
    ]


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("F", (0, -1)),
        ("F2", (0, -2)),
        ("F+FR", (1, -2)),
        ("F2+FL", (-1, -2)),
        ("B", (0, 1)),
        ("FR+BR", (2, -1)),
    ],
)
def test_cells_of_a_diagram_are_sums_of_directions(text: str, point: tuple[int, int]) -> None:
    assert cell_at(text) == point
    assert turned(point, 6) == point


def test_a_figure_that_turns_takes_its_diagram_along() -> None:
    steps = [cell_at(name) for name in ("F", "FR", "BR", "B", "BL", "FL")]
    assert [turned((0, -1), facing) for facing in range(6)] == steps


@pytest.mark.parametrize("text", ["", "F+", "+F", "G", "F 2", "f", "F0", "F7", "F-FR", "FF", "F+" * 9 + "F"])
def test_what_is_no_cell_is_none(text: str) -> None:
    assert cell_at(text) is None


# --- files ------------------------------------------------------------------------------------------


def test_yaml_is_read_like_json() -> None:
    text = yaml.safe_dump(house(), allow_unicode=True, sort_keys=False)
    assert read_pack(text.encode()) == HOUSE
    assert read_pack(MARK + house_file()) == HOUSE


@pytest.mark.parametrize(
    ("given", "game"),
    [
        (house_file(), "senjutsu"),
        (b"format: 1\ngame: senjutsu\n", "senjutsu"),
        (b"format: 1\ngame:  'senji'  # ours\n", "senji"),
        (b"title:\n  game: senji\n", None),
        (b'{"format": 1}', None),
        (b'{"game": 7}', None),
        (b"[1]", None),
        (b"{", None),
        (b"\xff", None),
        (b"", None),
    ],
)
def test_a_pack_says_which_game_it_is_of(given: bytes, game: str | None) -> None:
    assert game_named(given) == game


def test_the_samples_are_a_pack_with_the_house_as_they_are_and_as_cards_for_everybody() -> None:
    assert len(sample_pack().cards) == len(HOUSE.cards) + len(samples())
    playable = sample_pack(playable=True)
    assert sum(each.pool == "basic" for each in playable.cards) == 42 + len(samples())


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (b"", "pack-empty"),
        (b" \n\t", "pack-empty"),
        (MARK, "pack-empty"),
        (b" " * (LARGEST + 1), "pack-too-big"),
        (b"x: y\n" * (2 << 18), "pack-too-big"),
        (b"x: y\n" * (1 << 16), "pack-too-big"),
        (b'{"name": "\xff"}', "pack-not-utf8"),
        (b'name: "caf\xe9"', "pack-not-utf8"),
        (b'{"name": ', "pack-not-json"),
        (b"[" * 90_000, "pack-deep"),
        (b"a: b: c", "not-yaml"),
        (b"a: &x 1\nb: *x", "not-yaml"),
        (b"name: one\nname: two", "not-yaml"),
        (b"!!python/object:os.system {}", "not-yaml"),
        (b'{"name": "one", "name": "two"}', "pack-key-twice"),
        (b"[1, 2]", "pack-type"),
        (b"just a text", "pack-type"),
        (b"null", "pack-type"),
        (b"{}", "pack-missing"),
        (b'{"game": "senji"}', "pack-other-game"),
    ],
)
def test_what_is_no_pack_at_all_is_told(given: bytes, code: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read_pack(given)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("given", "line", "fault"),
    [
        ("a: &x 1\nb: *x", 2, "alias"),
        ("game: senjutsu\nname: one\nname: two", 3, "twice"),
        ("a: " + "[" * 5000, 0, "deep"),
        ("a:\n\tb: 1", 2, "tab"),
        ("a: 1\n---\nb: 2", 2, "documents"),
        ("!!python/object:os.system {}", 1, "tag"),
        ("? [1, 2]\n: 3", 1, "key"),
        ("a: b: c", 1, "shape"),
        ("a: 2024-02-31", 0, "shape"),
        ("a: \x07", 0, "shape"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_yaml_is_told_in_the_readers_language_and_not_in_the_parsers(
    given: str, line: int, fault: str, lang: str
) -> None:
    with pytest.raises(NotUnderstood) as error:
        read_pack(given.encode())
    assert (error.value.facts["line"], error.value.facts["fault"]) == (line, fault)
    told = tell_error(Words(lang), error.value)
    assert not set(re.findall("[A-Za-z]+", told)) - {"YAML", "name"} or lang == "en"


def test_a_key_that_is_written_twice_in_json_is_told_with_its_path() -> None:
    with pytest.raises(NotUnderstood) as error:
        read_pack(house_file().replace(b'"slug": "plain_cut"', b'"slug": "plain_cut", "rank": "jade"', 1))
    assert error.value.code == "pack-key-twice"
    assert error.value.facts["key"] == "rank"
    assert str(error.value.facts["path"]).startswith("cards[")


def test_a_place_in_the_file_is_told_as_editors_count() -> None:
    with pytest.raises(NotUnderstood) as error:
        read_pack('{\n "name": "ї\'\n'.encode())
    assert error.value.facts == {"line": 2, "column": 13}


def test_fields_that_do_not_fit_are_told_for_every_card_at_once() -> None:
    tree = house()
    card(tree, "plain_cut")["colour"] = "red"
    card(tree, "plain_cut")["cost"] = "much"
    card(tree, "flanking_cut")["parts"][0]["effects"][0]["hop"] = 1
    card(tree, "low_sweep")["parts"][0]["effects"][1]["attack"]["cells"]["F"]["lamp"] = 1
    card(tree, "deep_breath")["rank"] = "paper"
    del card(tree, "wild_swing")["name"]
    tree["characters"][0]["kamae_tree"]["branches"][1]["b"] = "sleep"
    tree["colour"] = "red"
    assert sorted(told(tree)) == [
        ("pack-missing", "cards.wild_swing"),
        ("pack-type", "cards.plain_cut.cost"),
        ("pack-unknown", "cards.flanking_cut.parts[0].effects[0]"),
        ("pack-unknown", "cards.low_sweep.parts[0].effects[1].attack.cells[...]"),
        ("pack-unknown", "cards.plain_cut"),
        ("pack-unknown", "pack"),
        ("pack-word", "cards.deep_breath.rank"),
        ("pack-word", "characters.student.kamae_tree.branches[1].b"),
    ]


def test_what_the_other_cards_lack_is_told_beside_a_card_that_cannot_be_read() -> None:
    tree = house()
    card(tree, "plain_cut")["colour"] = "red"
    card(tree, "plain_guard")["parts"][0]["effects"] = []
    assert ("pack-unknown", "cards.plain_cut") in told(tree)
    assert ("pack-nothing", "cards.plain_guard.parts[0].effects") in told(tree)


def test_an_entry_without_a_name_is_told_by_its_place() -> None:
    tree = house()
    tree["cards"][2] = 7
    del tree["cards"][3]["slug"]
    assert told(tree) == [("pack-type", "cards[2]"), ("pack-missing", "cards.B03")]


def test_a_section_that_is_no_list_is_told() -> None:
    assert told(house() | {"cards": 7, "decks": {}}) == [("pack-type", "cards"), ("pack-type", "decks")]


def test_a_pack_is_told_by_its_first_fault_and_crosses_processes_so() -> None:
    with pytest.raises(PackFaulty) as error:
        read_pack(raw(house() | {"format": 2, "name": "My Box"}))
    assert [fault.code for fault in error.value.faults] == ["pack-format", "pack-name"]
    assert (error.value.code, error.value.facts["given"]) == ("pack-format", 2)


def test_no_bytes_whatsoever_break_the_reader() -> None:
    luck = Random(7)
    whole = house_file()
    for _ in range(60):
        broken = bytearray(whole)
        for _ in range(luck.randrange(1, 6)):
            at = luck.randrange(len(broken))
            broken[at : at + luck.randrange(40)] = luck.randbytes(luck.randrange(4))
        with suppress(NotUnderstood):  # and nothing else
            assert isinstance(read_pack(bytes(broken)), Pack)


# --- the page for authors ---------------------------------------------------------------------------


def page() -> str:
    return (Path(__file__).resolve().parents[3] / "docs" / "senjutsu-cards.md").read_text(encoding="utf-8")


def test_the_card_of_the_page_for_authors_is_in_order() -> None:
    found = re.search(r"```yaml\n(.*?)```", page(), re.DOTALL)
    assert found is not None
    tree = house()
    tree["cards"] += yaml.safe_load(found[1])
    assert read_pack(raw(tree)).cards[-1].slug == "crane_step"


def test_the_page_for_authors_names_every_word_gate_and_timing() -> None:
    text = page()
    for word in (*WORDS, *GATES, *TIMINGS, *PAYLOAD):
        assert re.search(rf"\b{word}\b", text), word
