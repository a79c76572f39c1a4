"""Components and preparation (SEN-1 to SEN-24, SEN-217)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tatami.conformance.suite import twin_walk
from tatami.games.senji import RULES
from tatami.games.senji.board import holder, parties, provinces_of
from tatami.games.senji.events.preparation import (
    ArmyRaised,
    EmperorVisited,
    HostDiceRolled,
    SamuraiKept,
)
from tatami.games.senji.pieces import EMPEROR, OFF_BOARD, TOKENS
from tatami.kernel.events import Moved, Shuffled
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.seats import SPECTATOR, letter
from tatami.kernel.views import events_for
from tests.clauses import clause
from tests.games.scenes import asked, code, lying, play, refusal, sees, size, told
from tests.games.senji.conserved import conserved
from tests.games.senji.scenes_year import BOX, at, homes, legal, prepare, say, scene

COUNTS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@clause("SEN-2", "SEN-3", "SEN-R6")
@pytest.mark.parametrize(
    ("seats", "families"),
    [
        (3, "yellow green blue"),
        (4, "yellow green blue black"),
        (5, "red yellow green blue black"),
        (6, "violet red yellow green blue black"),
    ],
)
def test_families_are_chosen_in_order_of_seats_from_those_that_play(seats: int, families: str) -> None:
    g = RULES.new(seats)
    assert asked(g) == "A FamilyToLead"
    assert legal(g, "A") == [f"lead {family}" for family in families.split()]
    play(g, "lead green")
    assert "lead green" not in legal(g, "B")
    assert refusal(g, "B", "lead green").clauses == ("SEN-2",)
    if seats < 6:
        assert refusal(g, "B", "lead violet").clauses[0] == "SEN-3"


@clause("SEN-2")
def test_nobody_plays_with_two_or_seven() -> None:
    for seats in (2, 7):
        with pytest.raises(NotUnderstood):
            RULES.new(seats)


@clause("SEN-2")
def test_the_last_to_choose_takes_what_is_left() -> None:
    g = play(RULES.new(3), "lead green", "lead yellow")
    assert g.table.families == (3, 2, 4)
    assert asked(g) == "ABC SamuraiToKeep"


@clause("SEN-3")
def test_families_may_be_dealt_instead() -> None:
    dealt = {RULES.new(4, {"families": "dealt"}, seed).table.families for seed in range(20)}
    assert len(dealt) > 10
    assert all(sorted(families) == list(BOX.playing[4]) for families in dealt)


@clause("SEN-4", "SEN-5")
@COUNTS
def test_everybody_holds_the_twelve_cards_of_his_family(seats: int) -> None:
    g = prepare(seats, 1, "SamuraiToKeep")
    for seat, family in enumerate(g.table.families):
        mine = [c for c in BOX.diplomacy_cards(seats) if BOX.family[c] == family]
        hand = lying(g, f"hand.{letter(seat)}") + lying(g, f"dummy.{letter(seat)}")
        assert sorted(hand) == sorted(BOX.faces[card] for card in mine)
        assert len(hand) == 12
        other = letter((seat + 1) % seats)
        assert sees(g, other, f"hand.{letter(seat)}") == ["?"] * 11


@clause("SEN-6", "SEN-8", "SEN-29")
@COUNTS
def test_four_hanafuda_each_and_two_decks_face_down(seats: int) -> None:
    g = prepare(seats, 1, "SamuraiToKeep")
    assert size(g, "deck") == 96 - 4 * seats
    assert size(g, "samurai_deck") == 18 - 3 * seats
    for place in ("deck", "samurai_deck", "hanafuda.B"):
        assert set(sees(g, "A", place)) <= {"?"}
    assert "?" not in sees(g, "B", "hanafuda.B")


@clause("SEN-7", "SEN-12")
def test_the_order_tokens_lie_in_a_pool() -> None:
    g = prepare(6, 1)
    assert len(g.places[TOKENS]) == 54
    assert g.places[TOKENS].count(BOX.tokens[2]) == 18


@clause("SEN-24", "SEN-19", "SEN-20", "SEN-21")
@pytest.mark.parametrize(("seats", "absent"), [(3, "violet red black"), (4, "violet red"), (5, "violet")])
def test_absent_families_make_auction_decks_without_their_dummy(seats: int, absent: str) -> None:
    g = prepare(seats, 1, "HomeToName")
    for family in absent.split():
        deck = lying(g, f"auction.{family}")
        assert len(deck) == 11
        assert all(card.startswith(f"{family}_") for card in deck)
        assert f"{family}_dummy" not in deck
        assert set(sees(g, "A", f"auction.{family}")) == {"?"}
    assert {lying(RULES.new(5, seed=s), "auction.violet")[-1] for s in range(30)} > {"violet_trade_1"}


@clause("SEN-9", "SEN-R2")
def test_each_secretly_keeps_one_of_three_samurai() -> None:
    g = prepare(4, 2, "SamuraiToKeep")
    assert size(g, "hanafuda.A") == 4
    mine = [card.removeprefix("samurai:") for card in lying(g, "drawn.B")]
    assert sorted(legal(g, "B")) == sorted(f"keep {who}" for who in mine)
    say(g, "B", f"keep {mine[0]}")
    assert sees(g, "A", "drawn.B") == ["?"] * 3
    assert size(g, "samurai.B") == 0
    other = next(who for who in BOX.samurai if who not in mine)
    g.take_back(1)
    assert refusal(g, "B", f"keep {other}").clauses == ("SEN-9",)
    assert code(g, "B", "keep two samurai") == code(g, "B", "keep no samurai") == "keep-exactly-one"


@clause("SEN-9", "SEN-13", "SEN-1")
@COUNTS
def test_all_kept_samurai_are_turned_up_together_and_give_their_honour(seats: int) -> None:
    g = prepare(seats, 3, "SamuraiToKeep")
    kept = []
    for seat in range(seats):
        assert not told(g, SamuraiKept)
        answer = g.legal(seat)[-1]
        kept.append(BOX.samurai.index(answer.text.removeprefix("keep ")))
        g.act(seat, answer)
    assert [event.samurai for event in told(g, SamuraiKept)] == kept
    assert g.table.honour == tuple(BOX.samurai_honour[who] for who in kept)
    for seat, who in enumerate(kept):
        assert sees(g, "spectator", f"samurai.{letter(seat)}") == [f"samurai:{BOX.samurai[who]}"]


@clause("SEN-10", "SEN-R1")
@COUNTS
def test_what_was_not_kept_is_shuffled_back(seats: int) -> None:
    g = prepare(seats, 4, "HomeToName")
    assert size(g, "samurai_deck") == 18 - seats - (seats == 3)
    assert set(sees(g, "A", "samurai_deck")) == {"?"}
    assert not any(size(g, f"drawn.{letter(seat)}") for seat in range(seats))
    back = g.layout.by_name["samurai_deck"]
    events = events_for(g, SPECTATOR)
    last = max(k for k, event in enumerate(events) if isinstance(event, Moved) and event.goal == back)
    assert Shuffled(back) in events[last:]


@clause("SEN-6")
def test_both_decks_are_shuffled() -> None:
    for place in ("deck", "samurai_deck"):
        assert len({tuple(lying(RULES.new(4, seed=seed), place)) for seed in range(9)}) == 9


@clause("SEN-9")
def test_whoever_lets_the_time_pass_keeps_the_first() -> None:
    g = prepare(3, 5, "SamuraiToKeep")
    first = legal(g, "A")[0].removeprefix("keep ")
    g.time_up()
    assert lying(g, "samurai.A") == [f"samurai:{first}"]
    assert asked(g).endswith("HomeToName")


@clause("SEN-14", "SEN-34", "SEN-R3", "SEN-R112")
def test_the_most_starting_honour_hosts_and_a_tie_is_rolled_for() -> None:
    rolled = 0
    for seed in range(60):
        g = prepare(6, seed, "HomeToName")
        best = max(g.table.honour)
        assert g.table.honour[g.table.host] == best
        assert told(g, EmperorVisited)[-1].host == g.table.host
        rolls = told(g, HostDiceRolled)
        assert bool(rolls) == (g.table.honour.count(best) > 1)
        for roll, nxt in pairwise(rolls):
            most = max(roll.counts)
            assert nxt.seats == tuple(s for s, n in zip(roll.seats, roll.counts, strict=True) if n == most)
            rolled += 1
        for roll in rolls:
            assert len(roll.dice) == 9
            assert roll.counts == tuple(roll.dice.count(g.table.families[s]) for s in roll.seats)
        if rolls:
            most = max(rolls[-1].counts)
            winners = [s for s, n in zip(rolls[-1].seats, rolls[-1].counts, strict=True) if n == most]
            assert winners == [g.table.host]
    assert rolled, "no throw was tied"


@clause("SEN-15", "SEN-22", "SEN-EX1")
@COUNTS
def test_the_host_names_all_homes_and_no_closed_province(seats: int) -> None:
    g = prepare(seats, 6, "HomeToName")
    host = letter(g.table.host)
    assert asked(g) == f"{host} HomeToName"
    assert legal(g, host) == [f"name {BOX.regions[p]}" for p in homes(g)]
    if seats < 6:
        assert refusal(g, host, "name hizen").clauses == ("SEN-22",)
    first = legal(g, host)[0]
    play(g, first, "later", "units 0")
    assert code(g, host, first) == "home-is-named"


@clause("SEN-15", "SEN-37")
def test_only_the_host_names() -> None:
    g = prepare(4, 6, "HomeToName")
    other = letter((g.table.host + 1) % 4)
    assert code(g, other, "name owari") == "named-by-the-host"


@clause("SEN-16", "SEN-17")
def test_before_a_home_is_named_nobody_is_called_its_owner() -> None:
    g = prepare(4, 6, "HomeToName")
    for text in ("here", "later", "units 1"):
        assert refusal(g, letter((g.table.host + 1) % 4), text).code == "only-where-named"
        assert code(RULES.new(4), "C", text) == "only-where-named"


@clause("SEN-16", "SEN-17")
def test_a_named_home_gets_its_fortress_at_once_and_what_its_owner_likes() -> None:
    g = prepare(4, 7, "HomeToName")
    owner = g.table.families.index(3)
    play(g, "name owari")
    assert g.table.fortress[at("owari")] == owner
    assert asked(g) == f"{letter(owner)} SamuraiToPlace"
    assert legal(g, letter(owner)) == ["here", "later"]
    assert code(g, letter((owner + 1) % 4), "here") == "only-its-owner-places"
    play(g, "here")
    assert at("owari") in g.table.samurai_at
    assert legal(g, letter(owner)) == ["units 0", "units 1", "units 2", "units 3"]
    assert refusal(g, letter(owner), "units 4").facts == {"left": 3}
    assert code(g, letter((owner + 1) % 4), "units 1") == "only-its-owner-places"
    play(g, "units 2")
    assert g.table.units[owner][at("owari")] == 2
    assert refusal(g, letter(owner), "build a second fortress").clauses == ("SEN-16", "SEN-146")
    assert refusal(g, letter(owner), "place pieces elsewhere").clauses == ("SEN-16", "SEN-17")


@clause("SEN-17")
def test_the_samurai_is_asked_for_only_until_he_stands_and_units_while_there_are_any() -> None:
    g = prepare(4, 7, "HomeToName")
    host = f"{letter(g.table.host)} HomeToName"
    play(g, "name owari", "here", "units 3")
    assert asked(g) == host
    play(g, "name sagami")
    assert asked(g) == host


@clause("SEN-18", "SEN-11")
def test_what_is_left_goes_into_the_last_home_without_a_question() -> None:
    g = prepare(4, 7, "HomeToName")
    owner = g.table.families.index(3)
    play(g, "name owari", "later", "units 0", "name sagami", "later", "units 1")
    assert refusal(g, letter(owner), "hold pieces back").clauses == ("SEN-18",)
    play(g, "name shinano")
    assert g.table.units[owner][at("shinano")] == 2
    assert g.table.samurai_at.count(at("shinano")) == 1
    assert asked(g) == f"{letter(g.table.host)} HomeToName"


@clause("SEN-EX1", "SEN-11", "SEN-13", "SEN-18", "SEN-23")
@COUNTS
def test_a_starting_position(seats: int) -> None:
    for seed in range(5):
        g = prepare(seats, seed)
        conserved(g)
        assert g.table.year == 1
        assert g.table.named == ()
        for seat in range(seats):
            family = g.table.families[seat]
            assert provinces_of(g.table, seat) == BOX.homes[family]
            assert sum(g.table.units[seat]) == 3
            assert g.table.samurai_of.count(seat) == 1
            assert size(g, f"hanafuda.{letter(seat)}") == 4


@clause("SEN-19", "SEN-20", "SEN-21", "SEN-22", "SEN-R5")
@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (3, "hizen bungo satsuma iyo awa hitachi dewa mutsu"),
        (4, "hizen bungo satsuma iyo awa yamashiro"),
        (5, "hizen bungo satsuma"),
        (6, ""),
    ],
)
def test_closed_provinces_belong_to_nobody(seats: int, closed: str) -> None:
    g = prepare(seats, 8)
    nobody = {BOX.regions[p] for p in range(18) if holder(g.table, p) == -1}
    assert nobody == set(closed.split())


@clause("SEN-217", "SEN-218", "SEN-227")
def test_with_three_players_the_emperors_army_stands_in_yamashiro() -> None:
    g = prepare(3, 9)
    army = told(g, ArmyRaised)[0]
    assert army.region == at("yamashiro")
    assert g.table.units[EMPEROR][at("yamashiro")] == 3
    assert g.table.samurai_at[army.samurai] == at("yamashiro")
    assert lying(g, "samurai.emperor") == [f"samurai:{BOX.samurai[army.samurai]}"]
    assert sum(g.table.honour) == sum(
        BOX.samurai_honour[k] for k, of in enumerate(g.table.samurai_of) if of in range(3)
    )
    assert holder(g.table, at("yamashiro")) == EMPEROR
    assert EMPEROR in parties(g.table)
    assert refusal(scene(3), "A", "build on imperial ground").clauses == ("SEN-227",)


@clause("SEN-217")
def test_with_more_players_there_is_no_army() -> None:
    g = prepare(4, 9)
    assert not told(g, ArmyRaised)
    assert lying(g, "samurai.emperor") == []
    assert EMPEROR not in parties(g.table)
    assert code(scene(4), "A", "build on imperial ground") == "no-imperial-ground"


@clause("SEN-15", "SEN-217")
def test_the_emperors_province_is_not_named() -> None:
    g = prepare(3, 9, "HomeToName")
    assert refusal(g, letter(g.table.host), "name yamashiro").code == "no-home-province"


@clause("SEN-1", "SEN-18")
def test_no_samurai_waits_beside_the_board() -> None:
    g = prepare(5, 10)
    for seat in range(5):
        (card,) = lying(g, f"samurai.{letter(seat)}")
        assert g.table.samurai_at[BOX.samurai.index(card.removeprefix("samurai:"))] != OFF_BOARD


@clause("SEN-5", "SEN-9")
@pytest.mark.parametrize("until", ["FamilyToLead", "SamuraiToKeep", "HomeToName", "UnitsToPlace"])
def test_nobody_learns_in_the_preparation_what_is_not_his_to_know(until: str) -> None:
    for seed in range(6):
        g = prepare(3 + seed % 4, seed, until)
        for viewer in (*range(g.seats), SPECTATOR):
            assert twin_walk(g, viewer, Random(seed), 6, []) > 0


@clause("SEN-9")
def test_what_was_not_kept_is_never_shown() -> None:
    g = prepare(4, 11, "SamuraiToKeep")
    since = g.sequence
    for seat in range(4):
        g.act(seat, g.legal(seat)[0])
    back = g.layout.by_name["samurai_deck"]
    moved = [e for e in events_for(g, 3, since) if isinstance(e, Moved) and e.goal == back]
    assert sum(event.face >= 0 for event in moved) == 2, "his own two"
