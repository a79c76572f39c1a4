"""What can be looked up of Senjutsu's decks and discard piles: what all may know, and their owner more."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.pieces import DECK, LOST
from tatami.games.senjutsu.table import Fight
from tatami.kernel.pieces import FACE, SHIFT
from tatami.kernel.seats import SPECTATOR
from tatami.terminal.boards.senjutsu.piles import left_in_deck
from tatami.terminal.host import LocalTable
from tatami.terminal.phrases import result_lines
from tests.clauses import clause
from tests.games.senjutsu.fights import answer, change, discarded, fight, hold, only_deck
from tests.terminal.senjutsu_tables import BOARD, LANGUAGES, SMALL, asking, at_table, drawn, duel


def pile(table: LocalTable, viewer: int, seat: str) -> str:
    entry = BOARD.entry(table.view(viewer), table.teller(viewer), f"pile.{seat}")
    assert entry is not None
    return entry.text


def lose(g: Fight, seat: int, is_seen: bool) -> Fight:
    """The top card goes face down: unseen as by a heavy wound, or seen by its owner who gave it away."""
    g.places[LOST[seat]].append(g.places[DECK[seat]].pop() & FACE | is_seen << (SHIFT + seat))
    return g


def true_deck(g: Fight, seat: int) -> Counter[int]:
    return Counter(g.table.box.ability_of[p & FACE] for p in g.places[DECK[seat]])


@clause("SJT-94", "SJT-R151")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Discarded: Steel Guard (7–3), Wolf Bite (6) × 2."),
        ("uk", "У скиді: Сталева варта (7–3), Вовчий укус (6) × 2."),
        ("ru", "В сбросе: Стальная стража (7–3), Волчий укус (6) × 2."),
    ],
)
def test_what_lies_face_up_in_a_discard_pile_can_be_read_by_everybody(lang: str, told: str) -> None:
    g = discarded(duel(), "B", "wolf_bite", "wolf_bite", "steel_guard")
    table = at_table(g, lang)
    for viewer in (0, 1, SPECTATOR):
        assert pile(table, viewer, "B").startswith(told)


def test_what_lies_face_down_is_counted_and_not_named() -> None:
    g = lose(lose(duel(), 1, is_seen=False), 1, is_seen=True)
    told = pile(at_table(g), 0, "B")
    assert told == "2 discarded cards lie face down."


def test_the_owner_reads_what_is_left_in_the_deck_and_nobody_else_does() -> None:
    g = lose(discarded(duel(), "A", "plain_cut"), 0, is_seen=True)
    table = at_table(g)
    assert left_in_deck(table.view(0)) == true_deck(g, 0)
    assert "Still in your deck: " in pile(table, 0, "A")
    for viewer, seat in ((1, "A"), (0, "B"), (SPECTATOR, "A")):
        assert "deck: " not in pile(table, viewer, seat)


def test_a_card_that_a_heavy_wound_took_unseen_may_still_be_any_of_the_deck() -> None:
    g = lose(duel(), 0, is_seen=False)
    lost = g.table.box.ability_of[g.places[LOST[0]][0] & FACE]
    table = at_table(g)
    assert left_in_deck(table.view(0)) == true_deck(g, 0) + Counter([lost])
    assert "Still in your deck, or lost unseen: " in pile(table, 0, "A")


def test_a_poison_in_the_deck_is_no_card_of_it() -> None:
    g = duel()
    g.places[DECK[0]].append(g.table.box.poison_faces[0])
    change(g, "A", venom=(1,))
    table = at_table(g)
    assert "Still in your deck: " in pile(table, 0, "A")
    assert g.table.box.poisons[0] not in left_in_deck(table.view(0))


def test_lists_that_were_agreed_to_be_open_can_be_read_at_any_time() -> None:
    closed, opened = (at_table(fight("student", "ronin", lists=lists)) for lists in ("secret", "open"))
    assert "The deck that was brought: " not in pile(closed, 0, "B")
    told = pile(opened, 0, "B")
    assert "The deck that was brought: " in told
    assert "Wolf Bite (6) × 3" in told


def test_the_piles_on_the_mat_can_be_touched_and_every_pile_has_its_line_among_who_is_who() -> None:
    asked = asking(duel())
    assert {"pile.A", "pile.B"} <= set(drawn(asked, (120, 40)).things)
    table = at_table(duel())
    things = [entry.thing for entry in BOARD.who(table.view(0), table.teller(0), True)]
    assert [thing for thing in things if thing.startswith("pile.")] == ["pile.A", "pile.B"]
    fresh = at_table(RULES.new(2, {}, "fresh"))
    assert not any(each.thing.startswith("pile") for each in BOARD.who(fresh.view(0), fresh.teller(0), True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_end_all_hands_and_what_was_left_of_the_decks_are_told(lang: str) -> None:
    g = only_deck(only_deck(hold(hold(duel(), "A", "plain_guard"), "B", "plain_cut"), "A", 2), "B", 1)
    answer(g, "A: give up")
    if g.outcome is None:
        answer(g, "B: lay stalking")
    table = at_table(g, lang)
    lines = result_lines(table, BOARD)
    for slug in ("plain_guard", "plain_cut"):
        name = table.teller(0).named("ability", RULES.box.by_slug[slug])
        assert any(name in line for line in lines), slug
    assert drawn(asking(duel(), lang=lang), SMALL).things
