"""Battles: dice, support, comparison, result (SEN-115 to SEN-148)."""

from __future__ import annotations

import pytest

from tatami.formats.views import view_json
from tatami.games.senji.events.battle import (
    BattleBegan,
    BattleRoundBegan,
    BattleWon,
    DiceRolled,
    DiceSetAside,
    OrderDiscarded,
    PiecesLost,
    ProvinceTaken,
    SamuraiFell,
    StrengthCompared,
    SupportRevealed,
    TieToBeFoughtAgain,
)
from tatami.games.senji.rules.battle_state import battle_on
from tatami.games.senji.table import Senji
from tatami.kernel.events import PieceMoved, Shuffled
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, lying, play, told
from tests.games.senji.scenes_summer import (
    BOX,
    battle_is_over,
    fight,
    honour,
    legal,
    march_to,
    owner,
    region,
    samurai_number,
    scene,
    set_dice,
    to_support,
    units_in,
    where_is,
    why,
)


def attack(
    attackers: int = 4,
    defenders: int = 5,
    samurai: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    orders: str = "",
    **more: object,
) -> Senji:
    """B (green) attacks echizen of C (blue) from owari; samurai of B march along."""
    g = scene(
        4,
        units={
            "B": f"owari*{attackers}" if attackers else "",
            "C": f"echizen*{defenders}" if defenders else "",
        },
        samurai=samurai,
        orders=f"owari=march nagato=production {orders}",
        hands=hands,
        **more,  # type: ignore[arg-type]
    )
    along = [f"{name} to echizen" for name, where in (samurai or {}).items() if where == "B owari"]
    moves = [*([f"to echizen {attackers}"] if attackers else []), *along]
    return march_to(g, "owari", "land", *moves)


def strengths(g: Senji) -> list[tuple[int, int]]:
    return [(event.attacker_strength, event.defender_strength) for event in told(g, StrengthCompared)]


# --- start ----------------------------------------------------------------------------------------


@clause("SEN-115", "SEN-117", "SEN-118")
def test_who_moves_into_a_foreign_province_fights_all_who_stand_there() -> None:
    g = attack(3, 5, {"oda": "C echizen"})
    oda = samurai_number("oda")
    assert told(g, BattleBegan) == [BattleBegan(1, 2, region("echizen"), 3, 5, (), (oda,))]
    battle = battle_on(g.table)
    assert battle.samurai == (0, 1 << oda)
    assert not told(g, DiceRolled)


@clause("SEN-115", "SEN-119", "SEN-R19", "SEN-R115")
def test_an_empty_province_is_defended_by_dice_and_may_win() -> None:
    g = fight(attack(2, 0), "blue*3")
    assert strengths(g) == [(2, 3)]
    assert (owner(g, "echizen"), honour(g, "C"), units_in(g, "B", "owari")) == ("C", 2, 0)


@clause("SEN-116")
def test_nobody_retreats() -> None:
    g = attack()
    assert why(g, "C: retreat") == ("no-retreat", ("SEN-116",))


# --- strength -------------------------------------------------------------------------------------


@clause("SEN-EX6", "SEN-120", "SEN-121", "SEN-123", "SEN-124")
def test_strength_without_support() -> None:
    g = attack(3, 5, {"daisuke": "B owari"})
    to_support(g)
    assert len(battle_on(g.table).dice) == 8
    assert told(g, DiceSetAside) == [DiceSetAside(1, 3, 1)]
    fight(g, "green*2 blue*2")
    assert strengths(g) == [(6, 7)]


@clause("SEN-128", "SEN-EX7", "SEN-54")
def test_a_support_card_counts_its_symbols_up_to_its_value() -> None:
    g = attack(hands={"B": "black_support_2", "C": "yellow_support_2"})
    fight(g, "black yellow*3", B="black_support_2", C="yellow_support_2")
    compared = told(g, StrengthCompared)[0]
    assert (compared.attacker_support, compared.defender_support) == (1, 2)


@clause("SEN-129", "SEN-128", "SEN-EX8")
def test_of_two_cards_of_one_family_only_the_higher_counts() -> None:
    g = attack(hands={"B": "yellow_support_2", "C": "yellow_support_3"})
    fight(g, "yellow*2", B="yellow_support_2", C="yellow_support_3")
    compared = told(g, StrengthCompared)[0]
    assert (compared.attacker_support, compared.defender_support) == (0, 2)


@clause("SEN-129", "SEN-R26")
def test_of_two_equal_cards_of_one_family_neither_counts() -> None:
    g = attack(hands={"B": "black_support_2", "C": "black_support_2"})
    fight(g, "black*2", B="black_support_2", C="black_support_2")
    compared = told(g, StrengthCompared)[0]
    assert (compared.attacker_support, compared.defender_support) == (0, 0)


@clause("SEN-128", "SEN-214")
def test_dice_set_aside_for_samurai_never_count_for_support() -> None:
    g = attack(
        4, 5, {"oda": "B owari", "daisuke": "B owari"}, {"B": "yellow_support_3", "C": "yellow_trade_1"}
    )
    fight(g, "", B="yellow_support_3")
    compared = told(g, StrengthCompared)[0]
    assert (compared.attacker_aside, compared.attacker_support) == (3, 0)
    assert why(attack(), "C: count dice set aside") == ("dice-aside-do-not-support", ("SEN-128",))
    assert why(attack(), "C: count every symbol")[0] == "support-is-capped"


@clause("SEN-122", "SEN-R42", "SEN-232")
def test_of_nine_dice_the_defender_takes_his_first_and_with_none_left_a_tie_is_his() -> None:
    many = ["akashi", "daisuke", "fukushima", "gamo", "ishida"]
    others = ["kuroda", "mori", "naoe", "tachibana", "umeko"]
    samurai = dict.fromkeys(many, "C echizen") | dict.fromkeys(others, "B owari")
    g = attack(4, 3, samurai)
    to_support(g)
    battle = battle_on(g.table)
    assert (battle.aside, battle.dice) == ((4, 5), ())
    assert not told(g, DiceRolled)
    play(g, "B: support dummy", "C: support dummy")
    assert strengths(g) == [(8, 8)]
    assert told(g, BattleWon) == [BattleWon(2, 1, region("echizen"), False)]
    assert battle_is_over(g)


# --- support --------------------------------------------------------------------------------------


@clause("SEN-127", "SEN-57")
def test_the_defenders_dummy_is_named_before_the_attackers_card() -> None:
    g = attack(hands={"B": "black_support_1", "C": "blue_member_heir"})
    fight(g, B="black_support_1")
    cards = [(2, BOX.face["blue_dummy"]), (1, BOX.face["black_support_1"])]
    assert told(g, SupportRevealed) == [SupportRevealed(*card) for card in cards]


@clause("SEN-57", "SEN-58")
def test_the_dummy_of_the_first_family_is_a_dummy_like_any_other() -> None:
    g = scene(6, units={"A": "bungo*2"}, orders="bungo=march owari=production")
    fight(march_to(g, "bungo", "land", "to nagato 2"))
    assert told(g, SupportRevealed)[1] == SupportRevealed(0, BOX.face["violet_dummy"])
    assert lying(g, "dummy.A") == ["violet_dummy"]


@clause("SEN-125", "SEN-57")
def test_when_time_is_up_a_card_that_was_committed_counts_and_the_others_lay_their_dummy() -> None:
    g = to_support(attack(hands={"B": "black_support_1", "C": "black_support_2"}))
    play(set_dice(g, "black*2"), "B: support black_support_1")
    g.time_up()
    assert [event.card for event in told(g, SupportRevealed)] == [
        BOX.face["blue_dummy"],
        BOX.face["black_support_1"],
    ]


@clause("SEN-125", "SEN-57", "SEN-R28")
def test_each_side_commits_exactly_one_card_and_the_dummy_is_always_there() -> None:
    g = to_support(attack(hands={"B": "black_support_1 yellow_trade_1", "C": "blue_member_heir"}))
    assert asked(g) == "BC SupportToCommit"
    assert legal(g, "B") == ["support black_support_1", "support dummy"]
    assert legal(g, "C") == ["support dummy"]
    code, clauses = why(g, "C: support nothing")
    assert (code, "SEN-125" in clauses) == ("support-is-compulsory", True)


@clause("SEN-125", "SEN-57", "SEN-29")
def test_a_side_without_a_card_is_not_asked_and_commits_its_dummy() -> None:
    g = attack(hands={"B": "black_support_1", "C": ""})
    assert asked(g) == "B SupportToCommit"
    fight(g, "black green*3", B="black_support_1")
    assert told(g, SupportRevealed) == [
        SupportRevealed(1, BOX.face["black_support_1"]),
        SupportRevealed(2, BOX.face["blue_dummy"]),
    ]
    g = attack(6, 0, hands={"B": "", "C": ""}, orders="izumo=production")
    assert asked(g) == "A Activation", "with two empty hands nobody is asked anything"
    assert [event.card for event in told(g, SupportRevealed)[:2]] == [
        BOX.face["blue_dummy"],
        BOX.face["green_dummy"],
    ]


@pytest.mark.parametrize(
    ("text", "code", "clauses"),
    [
        ("support blue_support_1", "support-against-its-home", ("SEN-126", "SEN-56")),
        ("support green_support_2", "own-support", ("SEN-126", "SEN-R27")),
        ("support black_trade_1", "not-a-support-card", ("SEN-125",)),
        ("support black_member_wife", "not-a-support-card", ("SEN-125",)),
        ("support yellow_support_1", "no-such-support", ("SEN-125",)),
        ("support black_support_1 + black_support_2", "only-one-support", ("SEN-125", "SEN-188")),
    ],
)
@clause("SEN-126", "SEN-56", "SEN-125", "SEN-R27", "SEN-R30", "SEN-188")
def test_what_cannot_be_committed(text: str, code: str, clauses: tuple[str, ...]) -> None:
    hand = "blue_support_1 green_support_2 black_trade_1 black_member_wife black_support_1 black_support_2"
    g = to_support(attack(hands={"B": hand, "C": "yellow_support_1"}))
    assert why(g, f"B: {text}") == (code, clauses)
    assert legal(g, "B") == ["support black_support_1", "support black_support_2", "support dummy"]


@clause("SEN-127")
def test_nobody_sees_a_committed_card_before_both_are() -> None:
    g = to_support(attack(hands={"B": "black_support_1", "C": "yellow_support_2"}))
    play(g, "B: support black_support_1")
    assert not told(g, SupportRevealed)
    assert view_json(View(g, 2))["places"]["hand.B"] == ["?"]
    play(g, "C: support yellow_support_2")
    assert [event.card for event in told(g, SupportRevealed)] == [
        BOX.face["yellow_support_2"],
        BOX.face["black_support_1"],
    ]


@clause("SEN-130", "SEN-55", "SEN-58", "SEN-49")
def test_cards_go_home_after_the_comparison_and_the_dummy_to_its_owner() -> None:
    g = attack(hands={"B": "black_support_1", "C": "yellow_support_2"})
    assert why(g, "C: keep support") == ("support-goes-home", ("SEN-130", "SEN-55"))
    fight(g, "green", B="black_support_1", C="yellow_support_2")
    assert "black_support_1" in lying(g, "hand.D")
    assert "yellow_support_2" in lying(g, "hand.A")
    assert lying(g, "committed") == []
    assert lying(g, "dummy.B") == ["green_dummy"]


@clause("SEN-R29", "SEN-72")
def test_support_of_an_absent_family_counts_and_goes_back_into_its_auction_deck() -> None:
    g = attack(hands={"B": "violet_support_3", "C": "blue_member_wife"})
    fight(g, "violet*2", B="violet_support_3")
    assert told(g, StrengthCompared)[0].attacker_support == 2
    assert lying(g, "auction.violet") == ["violet_support_3"]
    assert Shuffled(g.layout.by_name["auction.violet"]) in g.events


@clause("SEN-R18", "SEN-131")
def test_reaching_sixty_in_summer_ends_nothing() -> None:
    g = fight(attack(6, 3, honour={"B": 55}), "green*3")
    assert honour(g, "B") == 67
    assert not told(g, BattleBegan)[1:]
    assert asked(g) == ""  # the last province named itself and Summer went on to its end
    assert g.table.phase == "summer"


# --- ties -----------------------------------------------------------------------------------------


@clause("SEN-132", "SEN-R25", "SEN-58", "SEN-R16", "SEN-130")
def test_a_tie_is_fought_again_with_new_dice_and_new_cards_but_no_new_hostages() -> None:
    g = attack(4, 4, None, {"B": "black_support_1 black_support_2", "C": "yellow_support_2"})
    fight(g, "green blue*2 black", B="black_support_1", C="dummy")
    assert strengths(g) == [(6, 6)]
    assert told(g, TieToBeFoughtAgain)
    assert told(g, BattleRoundBegan) == [BattleRoundBegan(1), BattleRoundBegan(2)]
    assert asked(g) == "BC SupportToCommit"
    assert legal(g, "B") == ["support black_support_2", "support dummy"]
    assert len(told(g, DiceRolled)) == 2


# --- result ---------------------------------------------------------------------------------------


@clause("SEN-138", "SEN-139", "SEN-140", "SEN-R23", "SEN-143", "SEN-R22", "SEN-142")
def test_a_winning_attacker_takes_the_province_and_twice_the_blood() -> None:
    g = fight(attack(4, 5, {"oda": "C echizen"}), "green*6")
    assert told(g, PiecesLost) == [PiecesLost(2, region("echizen"), 5), PiecesLost(1, region("echizen"), 4)]
    assert (honour(g, "B"), honour(g, "C")) == (18, 0)
    assert (owner(g, "echizen"), units_in(g, "B", "echizen"), units_in(g, "C", "echizen")) == ("B", 0, 0)
    assert told(g, SamuraiFell) == [SamuraiFell(2, samurai_number("oda"), True)]
    assert lying(g, "kami.C") == ["samurai:oda"]
    assert told(g, ProvinceTaken) == [ProvinceTaken(1, 2, region("echizen"))]


@clause("SEN-141", "SEN-145", "SEN-138")
def test_a_winning_defender_keeps_everything_and_gains_once_the_blood() -> None:
    g = fight(attack(4, 5, {"daisuke": "B owari"}, orders="echizen=recruitment"), "blue*2")
    assert (honour(g, "C"), honour(g, "B")) == (8, 0)
    assert units_in(g, "B", "owari") == 0
    assert lying(g, "kami.B") == ["samurai:daisuke"]
    assert owner(g, "echizen") == "C"
    assert units_in(g, "C", "echizen") == 1
    assert lying(g, "order.echizen") == ["order:recruitment"]


@clause("SEN-242", "SEN-139")
def test_survivors_stay_in_the_conquered_province() -> None:
    g = fight(attack(5, 2, {"oda": "B owari"}), "")
    assert units_in(g, "B", "echizen") == 3
    assert where_is(g, "oda") == "B echizen"


@clause("SEN-144", "SEN-R53", "SEN-R54")
def test_the_order_of_a_conquered_province_is_discarded_unseen() -> None:
    g = attack(5, 1, orders="echizen=production izumo=production")
    fight(g, "")
    assert told(g, OrderDiscarded) == [OrderDiscarded(region("echizen"))]
    assert lying(g, "order.echizen") == []
    assert "name echizen" not in legal(g)
    assert why(g, "use found order") == ("no-order-found", ("SEN-144", "SEN-R53"))
    moved = [event.for_viewer(1) for event in g.events if isinstance(event, PieceMoved)]
    order = g.layout.by_name["order.echizen"]
    assert [event.face for event in moved if event.source == order] == [HIDDEN]


@clause("SEN-R75", "SEN-207")
def test_without_kami_the_dead_go_to_the_discard_pile() -> None:
    g = fight(attack(6, 1, {"oda": "C echizen"}, options={"kami": False}), "green*3")
    assert lying(g, "samurai_discard") == ["samurai:oda"]
    assert lying(g, "kami.C") == []


@clause("SEN-R55", "SEN-R111", "SEN-38", "SEN-146")
def test_a_defender_with_six_provinces_defends_as_ever_and_the_host_stays_host() -> None:
    g = attack(6, 0, fortress="hitachi=C dewa=C mutsu=C", host="C")
    fight(g, "")
    assert (owner(g, "echizen"), g.table.host) == ("B", 2)


# --- the year of the rulebook ---------------------------------------------------------------------


@clause("SEN-EX19", "SEN-EX20", "SEN-133", "SEN-134", "SEN-128", "SEN-195", "SEN-139", "SEN-140", "SEN-143")
def test_oleg_attacks_maxim() -> None:
    g = attack(
        4,
        5,
        {"hosokawa": "B owari"},
        {"B": "black_support_1", "C": "green_member_grandfather yellow_trade_1"},
    )
    assert asked(g) == "C HostageToKill"
    play(g, "kill green_member_grandfather")
    assert (honour(g, "C"), honour(g, "B")) == (2, -4)
    assert "green_member_grandfather" in lying(g, "removed")
    play(g, "spare")
    set_dice(g, "green*2 blue*3 black*2 red")
    play(g, "B: support black_support_1", "C: support dummy")
    assert strengths(g) == [(8, 8)]
    assert (honour(g, "B"), owner(g, "echizen"), where_is(g, "hosokawa")) == (14, "B", "B echizen")
    assert (units_in(g, "B", "echizen"), units_in(g, "C", "echizen")) == (0, 0)


@clause("SEN-79")
def test_what_happened_is_remembered_for_promises() -> None:
    g = attack(4, 5, None, {"B": "black_support_1", "C": "green_member_grandfather yellow_trade_1"})
    play(g, "kill green_member_grandfather")
    assert g.table.deeds == (
        ("named", 0, 1, region("owari")),
        ("attack", 1, 2, region("echizen")),
        ("killed", 2, 1, -1),
    )
