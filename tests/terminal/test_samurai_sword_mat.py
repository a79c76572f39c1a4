"""The mat of Samurai Sword: what is seen without asking, what stays hidden, and that it fits."""

from __future__ import annotations

import re
from random import Random

import pytest

from tatami.games.samurai_sword.pieces import CARDS, HAND, ROLE_OF
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, letter
from tatami.terminal.boards import board_for
from tatami.terminal.boards.board import Scene
from tatami.terminal.boards.samurai_sword.facts import KANJI, ROLE_KANJI, character_name, role_in_words
from tatami.terminal.canvas import Picture
from tatami.terminal.host import LocalTable
from tatami.terminal.palette import CRESTS
from tests.games.samurai_sword.scenes import scene
from tests.games.scenes import play
from tests.terminal.pilots import SMALL
from tests.terminal.tables import a_table, table_of, walk

COUNTS = (3, 5, 7)
LANGUAGES = ("en", "uk", "ru")
WIDE = f"{KANJI}{CRESTS}{ROLE_KANJI}手"
"""Every character on the mat that takes two cells."""


def seats_for(count: int) -> str:
    return ",".join(["you"] + ["random"] * (count - 1))


def at(position: SamuraiSword, lang: str = "en") -> LocalTable:
    return table_of(position, seats_for(position.seats), lang)


def drawn(table: LocalTable, viewer: int = 0, size: tuple[int, int] = (80, 13), chosen: str = "") -> Picture:
    things = frozenset({chosen} - {""})
    shown = Scene(table.view(viewer), table.teller(viewer), chosen=things)
    return board_for(table.rules).draw(shown, *size)


def paper_of(picture: Picture, seat: str) -> str:
    """What is written on a player's paper."""
    x, y, width, height = picture.things[f"seat.{seat}"]
    rows = [cells_of(line) for line in picture.text().splitlines()]
    return "\n".join("".join(row[x : x + width]).strip() for row in rows[y : y + height])


def cells_of(line: str) -> list[str]:
    """A line cell by cell: a wide character is followed by an empty one."""
    return [cell for char in line for cell in ((char, "") if char in WIDE else (char,))]


def told(table: LocalTable, viewer: int = 0) -> list[str]:
    return board_for(table.rules).describe(table.view(viewer), table.teller(viewer))


# --- what is seen without asking ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_paper_shows_name_character_role_and_tokens_at_every_moment(count: int, lang: str) -> None:
    table = a_table("samurai-sword", seats_for(count), lang=lang)
    teller = table.teller(0)
    for seat in walk(table, Random("papers")):
        view = table.view(seat)
        facts = view.table
        picture = drawn(table)
        for other in range(1, count):
            paper = paper_of(picture, letter(other))
            assert table.names[other] in paper
            assert character_name(teller, facts.characters[other]) in paper
            assert (role_in_words(view, teller, other) or "?") in paper
            assert f" {facts.resilience[other]}/" in paper
            assert paper.count("●") + paper.count("◍") == facts.resilience[other]
            assert re.search(rf"✿ ?{facts.honor[other]}\b", paper)
            assert re.search(rf"手 ?(\w+ )?{view.count(HAND[other])}\b", paper)


def test_difficulties_stand_before_the_players_with_what_armor_and_benkei_add() -> None:
    table = at(scene(5, "hideyoshi benkei goemon ieyasu tomoe", play={"D": "armor*2"}))
    text = drawn(table).text()
    assert "→ Difficulty 2 = 1 + 1" in paper_of(drawn(table), "B")
    assert "→ Difficulty 2 " in text, "C sits two steps away"
    assert "→ Difficulty 4 = 2 + 2" in text
    assert "→ Difficulty 1" in paper_of(drawn(table), "E")


def test_the_weapon_that_is_aimed_shows_whom_it_reaches() -> None:
    position = scene(5, "hideyoshi benkei goemon ieyasu tomoe", {"A": "bokken parry"}, {"D": "armor*2"})
    table = at(position)
    picture = drawn(table, chosen="hand.A/bokken")
    assert "✗" in paper_of(picture, "B")
    assert "✓" in paper_of(picture, "E")
    assert "→ Difficulty 2 ✗" in picture.text()


def test_the_ring_is_golden_as_far_as_the_weapon_reaches() -> None:
    table = at(scene(5, hands={"A": "bokken parry"}))
    far = at(scene(5, hands={"A": "bo parry"}))

    def golden(table: LocalTable, card: str) -> str:
        """The signs of the ring's upper edge that are heavy."""
        picture = drawn(table, chosen=f"hand.A/{card}")
        return "".join(char for char in picture.text().splitlines()[4] if char in "┏━┓")

    assert golden(table, "bokken") == "", "the upper edge lies beyond the neighbours"
    assert re.fullmatch("┏━+┓", golden(far, "bo"))


@pytest.mark.parametrize(("hands", "resilience"), [({"C": ""}, {}), ({}, {"C": 0})])
def test_who_is_harmless_is_marked_by_a_word_and_counts_no_step(
    hands: dict[str, str], resilience: dict[str, int]
) -> None:
    table = at(scene(7, hands=hands, resilience=resilience))
    assert drawn(table).text().count("Harmless") == 1
    assert "Harmless" in told(table)[2]
    assert told(table)[3].endswith("Difficulty 2."), "D comes a step nearer"


def test_properties_are_named_and_counted() -> None:
    lies = {"B": "focus*2 armor", "C": "bushido fast_draw", "A": "focus"}
    table = at(scene(3, play=lies))
    picture = drawn(table)
    assert re.search(r"集 Focus ×2\s+鎧 Armor", paper_of(picture, "B"))
    assert re.search(r"居 Fast Draw\s+武 Bushido", paper_of(picture, "C"))
    assert "集 Focus" in picture.text().splitlines()[picture.things["seat.A"].y]
    assert "in play: Focus × 2, Armor" in told(table)[1]
    crowded = drawn(at(scene(7, play={"C": "focus*2 armor fast_draw bushido"})))
    assert "集2 鎧 居 武" in paper_of(crowded, "C"), "signs alone where nothing else fits"


def test_the_middle_tells_turn_weapons_piles_and_the_uppermost_discard() -> None:
    table = at(scene(5, turn="B", play={"B": "focus"}, weapons_played=1, deck="bokken", discard="katana"))
    text = drawn(table).text()
    assert "Turn: Botan" in text
    assert "Deck 1 · Weapons 1/2" in text
    assert re.search(r"Discard \d+: Katana", text)
    assert re.search(r"Turn: Botan; Weapons 1/2; Deck 1; Discard \d+, on top: Katana\.$", told(table)[-1])


@pytest.mark.parametrize("size", [(80, 13), (86, 29)])
def test_an_attack_shows_who_strikes_whom_with_what_and_the_wounds_to_come(size: tuple[int, int]) -> None:
    position = scene(5, turn="B", hands={"B": "katana parry"}, play={"B": "fast_draw"})
    table = at(play(position, "attack katana > A"))
    text = drawn(table, size=size).text()
    assert re.search(r"梅 Botan ━▶ 巴 You", text)
    assert "刀 Katana: 4 wounds" in text
    assert text.count("◍") == 4, "all of A's Resilience is about to be lost"
    assert "Resolving: Katana, played by Botan. To answer: You; or else 4 wounds." in told(table)


def test_ones_own_hand_tells_what_every_card_does() -> None:
    hand = "katana parry*2 tea_ceremony"
    table = at(scene(5, "musashi nobunaga goemon ieyasu tomoe", {"A": hand}))
    text = drawn(table).text()
    assert re.search(r"刀 Katana +reach 2, 4 wounds →2 ╱╱╱╱", text), "Musashi deals one more"
    assert re.search(r"受 Parry ×2 +stops a Weapon", text)
    assert "Tea Ceremony" in text
    assert "Katana (reach 2, 4 wounds), Parry × 2 (" in told(table)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_in_a_strip_what_it_does(lang: str) -> None:
    for card in CARDS:
        table = at(scene(5, hands={"A": f"{card} {'parry' if card != 'parry' else 'geisha'}"}), lang)
        area = drawn(table).things[f"hand.A/{card}"]
        strip = drawn(table).text().splitlines()[area.y]
        name = table.teller(0).face(CARDS.index(card))
        after = strip[strip.index(name) + len(name) :]
        assert re.search(r"[→+\w]", after.partition("│")[0]), f"{card}: {strip}"


# --- what must stay hidden ------------------------------------------------------------------------


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("size", [(80, 13), (86, 29), (160, 50)])
def test_no_hidden_role_and_no_card_of_another_is_drawn(count: int, size: tuple[int, int]) -> None:
    table = a_table("samurai-sword", seats_for(count), seed="8")
    for seat in walk(table, Random("secrets")):
        view = table.view(seat)
        picture = drawn(table, size=size)
        held = {f"hand.A/{CARDS[card]}" for card in view.faces(HAND[0])}
        assert {thing for thing in picture.things if "/" in thing} == held
        hidden = [other for other in range(1, count) if view.face(ROLE_OF[other]) == HIDDEN]
        shown = [paper_of(picture, letter(other)) for other in hidden]
        if count > 3:
            assert all(" ? " in f" {paper} ".replace("\n", " ") for paper in shown)
        assert not any(role in paper for paper in shown for role in ("Samurai", "Ronin", "★"))


def test_who_only_watches_sees_no_hand_and_only_the_shoguns_role() -> None:
    table = a_table("samurai-sword", seats_for(7))
    for size in (SMALL, (160, 50)):
        picture = drawn(table, SPECTATOR, size)
        assert len(re.findall(r" \?( |$)", picture.text(), re.MULTILINE)) == 6
        assert not any("/" in thing for thing in picture.things)
        assert "→" not in picture.text(), "nobody is near or far for who only watches"


def test_at_the_end_every_role_is_shown() -> None:
    table = a_table("samurai-sword", seats_for(5))
    for _ in walk(table, Random("end")):
        pass
    text = drawn(table).text()
    assert "?" not in text
    assert text.count("Ninja ★") == 2
    assert all(role in text for role in ("Shogun", "Samurai", "Ronin"))
    assert "The game is over." in text


def test_what_is_known_of_another_hand_can_be_looked_up_and_nothing_else() -> None:
    characters = "hideyoshi ieyasu goemon nobunaga tomoe"
    position = scene(5, characters, {"B": "parry kiseru"}, turn="A", discard="katana", deck="bo*3")
    table = at(play(position, "end", "draw discard"))
    assert "4 cards in hand (known: Katana)" in told(table)[1]
    board = board_for(table.rules)
    entry = board.entry(table.view(0), table.teller(0), "seat.B")
    assert entry is not None
    assert "Known of the hand: Katana." in entry.text
    assert "Kiseru" not in entry.text


# --- sizes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_the_table_fits_the_smallest_terminal_and_nothing_is_cut(count: int, lang: str) -> None:
    table = a_table("samurai-sword", seats_for(count), seed="12", lang=lang)
    for seat in walk(table, Random("fits")):
        for size in ((80, 13), (86, 29)):
            picture = drawn(table, seat, size)
            assert picture.height <= size[1]
            assert "…" not in picture.text()
        assert drawn(table, SPECTATOR).height <= 13


def test_a_hand_of_twelve_kinds_still_fits() -> None:
    hand = "bokken kiseru bo kusarigama shuriken parry geisha diversion battle_cry daimyo focus armor"
    picture = drawn(at(scene(7, hands={"A": hand}), "uk"))
    assert picture.height <= 13
    assert len([thing for thing in picture.things if "/" in thing]) == 12
