"""What samurai and kami do in battle (SEN-184 to SEN-206, SEN-213 to SEN-215, SEN-233)."""

from __future__ import annotations

from tatami.games.senji.events.battle import (
    AbilityBorrowed,
    BattleWon,
    DiceRerolled,
    DiceSetAside,
    MilitaryKamiCalled,
    SamuraiEscaped,
    StrengthCompared,
    SupportRevealed,
    TieDecided,
)
from tatami.games.senji.rules.battle_state import ATTACKER, DEFENDER, battle_on
from tatami.games.senji.rules.powers_in_battle import who_can
from tatami.games.senji.table import Senji
from tests.clauses import clause
from tests.games.senji.saying import parts
from tests.games.senji.scenes_summer import (
    BOX,
    asked,
    fight,
    legal,
    lying,
    march_to,
    play,
    region,
    samurai_number,
    scene,
    set_dice,
    to_support,
    told,
    where_is,
    why,
)


def battle(
    attacking: str = "",
    defending: str = "",
    hands: dict[str, str] | None = None,
    attackers: int = 4,
    defenders: int = 4,
    **more: object,
) -> Senji:
    """B attacks echizen of C from owari, with these samurai on either side; D's turn comes later."""
    g = scene(
        4,
        units={"B": f"owari*{attackers}", "C": f"echizen*{defenders}" if defenders else ""},
        samurai=dict.fromkeys(attacking.split(), "B owari") | dict.fromkeys(defending.split(), "C echizen"),
        orders="owari=march nagato=production izumo=production",
        hands=hands,
        **more,  # type: ignore[arg-type]
    )
    moves = [f"{name} to echizen" for name in attacking.split()]
    return march_to(g, "owari", "land", f"to echizen {attackers}", *moves)


def compared(g: Senji) -> StrengthCompared:
    return told(g, StrengthCompared)[-1]


def can(g: Senji, side: int, ability: str) -> bool:
    return who_can(g.table, battle_on(g.table), side, ability) >= 0


# --- Hosokawa, Oda, Chosokabe -----------------------------------------------------------------------


@clause("SEN-195", "SEN-184", "SEN-185")
def test_hosokawa_wins_ties_on_either_side() -> None:
    g = fight(battle("hosokawa", attackers=4, defenders=5), "")
    assert told(g, TieDecided) == [TieDecided(1)]
    g = fight(battle("", "hosokawa", attackers=5, defenders=4), "")
    assert told(g, BattleWon) == [BattleWon(2, 1, region("echizen"), False)]


@clause("SEN-200", "SEN-185")
def test_two_dice_are_set_aside_for_oda() -> None:
    g = to_support(battle("oda mori"))
    assert told(g, DiceSetAside) == [DiceSetAside(1, 3, 3)]
    assert len(battle_on(g.table).dice) == 6


@clause("SEN-189", "SEN-R109", "SEN-185")
def test_against_chosokabe_oda_has_one_die_and_hosokawa_no_tie() -> None:
    g = to_support(battle("oda hosokawa", "chosokabe"))
    assert battle_on(g.table).aside == (2, 1)
    assert not can(g, ATTACKER, "wins_ties")
    assert not can(g, ATTACKER, "two_dice")


@clause("SEN-190", "SEN-R36", "SEN-189")
def test_beside_or_against_chosokabe_ekei_borrows_nothing() -> None:
    assert asked(play(battle("ekei chosokabe", "oda"), "spare")) == "BC SupportToCommit"
    assert asked(play(battle("ekei oda", "chosokabe"), "spare")) == "BC SupportToCommit"
    g = to_support(battle("ekei chosokabe", "oda"))
    assert battle_on(g.table).aside == (2, 1)


# --- Ekei -----------------------------------------------------------------------------------------


@clause("SEN-192", "SEN-118", "SEN-R40")
def test_ekei_takes_an_enemys_battle_ability_for_the_battle() -> None:
    g = play(battle("ekei", "oda hosokawa daisuke"), "spare")
    assert asked(g) == "B AbilityToBorrow"
    assert set(legal(g)) == {"borrow oda", "borrow hosokawa", "decline"}
    assert why(g, "borrow daisuke") == ("nothing-to-borrow", ("SEN-192", "SEN-R39"))
    assert why(g, "borrow baba") == ("not-an-enemy-here", ("SEN-192",))
    play(g, "borrow oda")
    assert told(g, AbilityBorrowed) == [AbilityBorrowed(1, samurai_number("ekei"), samurai_number("oda"))]
    assert battle_on(g.table).aside == (2, 3)
    assert can(g, DEFENDER, "wins_ties")


@clause("SEN-192", "SEN-195")
def test_a_borrowed_hosokawa_wins_ties_for_the_other_side() -> None:
    g = play(battle("ekei", "hosokawa", attackers=4, defenders=4), "spare", "borrow hosokawa")
    fight(g, "")
    assert told(g, TieDecided) == [TieDecided(1)]


@clause("SEN-185", "SEN-R39", "SEN-186", "SEN-R41")
def test_ekei_may_decline_and_is_not_asked_where_there_is_nothing_to_take() -> None:
    g = play(battle("oda", "ekei"), "spare", "decline")
    assert battle_on(g.table).aside == (2, 1)
    g = play(battle("oda", "ekei"), "spare")
    assert (asked(g), legal(g)) == ("C AbilityToBorrow", ["borrow oda", "decline"])
    assert why(g, "borrow ekei") == ("not-an-enemy-here", ("SEN-192",))
    assert battle_on(play(g, "borrow oda").table).aside == (1, 2)
    assert asked(play(battle("ekei", "daisuke"), "spare")) == "BC SupportToCommit"
    assert asked(play(battle("baba", "oda"), "spare")) == "BC SupportToCommit", "nobody else takes abilities"


# --- Baba and Wakizaka ----------------------------------------------------------------------------


@clause("SEN-188", "SEN-R31", "SEN-R33")
def test_baba_commits_two_cards_which_add_up_in_one_family() -> None:
    hand = "black_support_1 black_support_2 yellow_support_1"
    g = to_support(battle("baba", "", {"B": hand, "C": "black_support_2"}))
    assert legal(g, "B") == [
        "support yellow_support_1",
        "support black_support_1",
        "support black_support_2",
        "support yellow_support_1 + black_support_1",
        "support yellow_support_1 + black_support_2",
        "support black_support_1 + black_support_2",
        "support dummy",
    ]
    fight(g, "black*4", B="black_support_1 + black_support_2", C="black_support_2")
    assert (compared(g).attacker_support, compared(g).defender_support) == (3, 0)


@clause("SEN-R33", "SEN-188")
def test_baba_may_commit_one_card_and_lays_the_dummy_beside_it() -> None:
    g = battle("baba", "", {"B": "black_support_2", "C": "yellow_trade_1"})
    fight(g, "black*2 green*2", B="black_support_2")
    mine = [BOX.face["black_support_2"], BOX.face["green_dummy"]]
    assert [event.card for event in told(g, SupportRevealed) if event.party == 1] == mine
    assert compared(g).attacker_support == 2
    assert lying(g, "dummy.B") == ["green_dummy"]


@clause("SEN-188", "SEN-R32")
def test_families_are_compared_one_by_one() -> None:
    g = battle("baba", "", {"B": "black_support_1 yellow_support_2", "C": "black_support_2"})
    fight(g, "black*2 yellow*2", B="yellow_support_2 + black_support_1", C="black_support_2")
    assert (compared(g).attacker_support, compared(g).defender_support) == (2, 2)


@clause("SEN-188", "SEN-130")
def test_two_equal_cards_need_two_copies_and_both_go_home() -> None:
    g = to_support(battle("baba", "", {"B": "violet_support_1*2", "C": "yellow_trade_1"}))
    assert "support violet_support_1 + violet_support_1" in legal(g, "B")
    fight(g, "violet*3", B="violet_support_1 + violet_support_1")
    assert compared(g).attacker_support == 2
    assert lying(g, "auction.violet") == ["violet_support_1"] * 2
    g = to_support(battle("baba", "", {"B": "violet_support_1 violet_support_3*2", "C": "yellow_trade_1"}))
    assert [text.removeprefix("support ") for text in legal(g, "B") if " + " in text] == [
        "violet_support_1 + violet_support_3",
        "violet_support_3 + violet_support_3",
    ]
    g = to_support(battle("baba", "", {"B": "violet_support_1", "C": "yellow_trade_1"}))
    assert why(g, "B: support violet_support_1 + violet_support_1") == ("no-such-support", ("SEN-125",))
    g = to_support(battle("baba", "", {"B": "green_support_1", "C": "yellow_trade_1"}))
    assert why(g, "B: support green_support_1 + green_support_1")[0] == "own-support", "that comes first"


@clause("SEN-189", "SEN-188")
def test_against_chosokabe_baba_commits_one_card() -> None:
    g = to_support(
        battle("baba", "chosokabe", {"B": "black_support_1 black_support_2", "C": "yellow_trade_1"})
    )
    assert why(g, "B: support black_support_1 + black_support_2")[0] == "only-one-support"


@clause("SEN-204", "SEN-R34", "SEN-R35", "SEN-185")
def test_against_wakizaka_the_opponent_commits_first_and_face_up() -> None:
    g = to_support(battle("", "wakizaka", {"B": "black_support_1", "C": "yellow_support_2"}))
    assert asked(g) == "B SupportToCommit"
    play(g, "support black_support_1")
    assert told(g, SupportRevealed) == [SupportRevealed(1, BOX.face["black_support_1"])]
    assert lying(g, "committed") == ["black_support_1"]
    assert asked(g) == "C SupportToCommit"
    play(g, "support yellow_support_2")
    assert len(told(g, SupportRevealed)) == 2


@clause("SEN-205", "SEN-204", "SEN-188")
def test_against_wakizaka_baba_lays_both_cards_face_up() -> None:
    hands = {"B": "black_support_1 black_support_2", "C": "yellow_support_2"}
    g = to_support(battle("baba", "wakizaka", hands))
    play(g, "support black_support_1 + black_support_2")
    assert lying(g, "committed") == ["black_support_1", "black_support_2"]
    assert asked(g) == "C SupportToCommit"


@clause("SEN-204", "SEN-R34", "SEN-57")
def test_an_empty_hand_shows_its_dummy_to_wakizaka() -> None:
    g = to_support(battle("", "wakizaka", {"B": "", "C": "yellow_support_2"}))
    assert told(g, SupportRevealed) == [SupportRevealed(1, BOX.face["green_dummy"])]
    assert asked(g) == "C SupportToCommit"


@clause("SEN-192", "SEN-204")
def test_ekei_turns_wakizaka_around() -> None:
    g = play(battle("ekei", "wakizaka"), "spare", "borrow wakizaka")
    assert asked(g) == "C SupportToCommit"


# --- Yamagata and military kami ---------------------------------------------------------------------


@clause("SEN-206", "SEN-233", "SEN-214")
def test_yamagata_re_rolls_one_die_once_per_battle() -> None:
    g = play(battle("yamagata", attackers=4, defenders=5), "spare")
    assert asked(g) == "B DieToReroll"
    assert legal(g) == [*(f"reroll {die}" for die in range(1, 9)), "keep"]
    assert why(g, "reroll 9") == ("no-such-die", ("SEN-123", "SEN-214", "SEN-206"))
    assert why(g, "reroll dice set aside") == ("dice-aside-stay", ("SEN-214", "SEN-206"))
    before = battle_on(g.table).dice
    play(g, "reroll 3")
    rerolled = told(g, DiceRerolled)[0]
    assert (rerolled.which, rerolled.dice[:2] + rerolled.dice[3:]) == ((2,), before[:2] + before[3:])
    assert battle_on(g.table).dice == rerolled.dice, "the faces then showing count"
    fight(g, "")  # 5 to 5: a tie, and he has used it
    assert asked(g) == "BC SupportToCommit"
    assert battle_on(g.table).round == 2


@clause("SEN-206", "SEN-233")
def test_a_defending_yamagata_re_rolls_once_too() -> None:
    g = play(battle("", "yamagata", attackers=5, defenders=4), "spare")
    assert asked(g) == "C DieToReroll"
    play(g, "reroll 1")
    assert (asked(g), told(g, DiceRerolled)[0].seat) == ("BC SupportToCommit", 2)
    fight(g, "")  # 5 to 5: a tie, and he has used it
    assert (asked(g), battle_on(g.table).round) == ("BC SupportToCommit", 2)


@clause("SEN-185", "SEN-206")
def test_a_yamagata_who_kept_the_dice_may_re_roll_in_a_later_round() -> None:
    g = fight(battle("yamagata", attackers=4, defenders=5), "")
    assert asked(g) == "B DieToReroll"


@clause("SEN-213", "SEN-215", "SEN-207", "SEN-214")
def test_a_military_kami_re_rolls_any_number_of_dice_and_is_spent() -> None:
    g = play(battle(kami={"B": "oda daisuke"}), "spare")
    assert asked(g) == "B KamiToCall"
    assert legal(g) == ["kami oda", "keep"]
    assert why(g, "kami daisuke") == ("not-a-military-kami", ("SEN-208", "SEN-213"))
    assert why(g, "kami baba") == ("not-your-kami", ("SEN-207", "SEN-213"))
    play(g, "kami oda")
    assert legal(g) == ["roll", "keep"]
    assert why(g, "roll:") == ("no-die-picked", ("SEN-213",))
    assert why(g, "roll: die 2, die 2") == ("die-is-picked", ("SEN-213",))
    assert why(g, "roll: die 2, keep")[0] == "not-a-part-here"
    before = battle_on(g.table).dice
    assert parts(g, "roll") == [f"die {die}" for die in range(1, 10)]
    assert parts(g, "roll", "die 2", "die 5") == [f"die {die}" for die in (1, 3, 4, 6, 7, 8, 9)]
    assert lying(g, "kami.B") == ["samurai:oda", "samurai:daisuke"]
    play(g, "roll: die 5, die 2")
    rerolled = told(g, DiceRerolled)[0]
    assert rerolled.which == (1, 4)
    assert battle_on(g.table).dice == rerolled.dice
    assert [rerolled.dice[k] for k in (0, 2, 3, 5, 6, 7, 8)] == [before[k] for k in (0, 2, 3, 5, 6, 7, 8)]
    assert told(g, MilitaryKamiCalled) == [MilitaryKamiCalled(1, samurai_number("oda"))]
    assert lying(g, "kami.B") == ["samurai:daisuke"]
    assert lying(g, "samurai_discard") == ["samurai:oda"]


@clause("SEN-233", "SEN-R76", "SEN-213")
def test_the_defender_may_call_first_and_only_one_kami_comes_in_a_battle() -> None:
    g = play(battle(attackers=4, defenders=4, kami={"B": "oda", "C": "baba mori"}), "spare")
    assert asked(g) == "C KamiToCall"
    assert why(g, "B: kami oda") == ("defender-calls-first", ("SEN-233",))
    play(g, "kami baba")
    assert why(g, "kami mori") == ("one-kami-a-battle", ("SEN-213", "SEN-R76"))
    play(g, "roll: die 1")
    assert asked(g) == "BC SupportToCommit"
    assert why(g, "B: kami oda") == why(g, "C: kami mori") == ("one-kami-a-battle", ("SEN-213", "SEN-R76"))
    set_dice(g, "")
    play(g, "B: support dummy", "C: support dummy")
    assert battle_on(g.table).round == 2
    assert asked(g) == "BC SupportToCommit"


@clause("SEN-233", "SEN-213")
def test_the_attacker_is_asked_if_the_defender_keeps_the_dice_and_can_think_better_of_it() -> None:
    g = play(battle(kami={"B": "oda", "C": "baba"}), "spare", "keep")
    assert asked(g) == "B KamiToCall"
    play(g, "kami oda", "keep")
    assert asked(g) == "BC SupportToCommit"
    assert lying(g, "kami.B") == ["samurai:oda"]


@clause("SEN-R77", "SEN-233")
def test_yamagata_comes_before_a_kami_and_does_not_use_it_up() -> None:
    g = play(battle("yamagata", kami={"B": "oda"}), "spare", "reroll 1")
    assert asked(g) == "B KamiToCall"


@clause("SEN-R110", "SEN-189")
def test_chosokabe_silences_yamagata_but_no_kami() -> None:
    g = play(battle("yamagata", "chosokabe", kami={"B": "oda"}), "spare")
    assert asked(g) == "B KamiToCall"


# --- Shimazu --------------------------------------------------------------------------------------


@clause("SEN-201", "SEN-138")
def test_a_beaten_shimazu_may_flee_to_a_neighbouring_own_province_or_to_the_sea() -> None:
    g = fight(battle("", "shimazu oda"), "green*5")
    assert asked(g) == "C Escape"
    assert legal(g) == ["flee etchu", "flee north_sea", "die"]
    assert why(g, "flee echigo") == ("no-way-to-flee", ("SEN-201",))
    play(g, "flee north_sea")
    assert told(g, SamuraiEscaped) == [SamuraiEscaped(2, samurai_number("shimazu"), region("north_sea"))]
    assert where_is(g, "shimazu") == "C north_sea"
    assert lying(g, "kami.C") == ["samurai:oda"]
    assert "name fleet C north_sea" not in legal(g)


@clause("SEN-R119", "SEN-185", "SEN-207")
def test_shimazu_may_be_left_to_die_and_is_a_kami_then() -> None:
    g = play(fight(battle("shimazu", attackers=2), "blue*4"), "die")
    assert where_is(g, "shimazu") == ""
    assert lying(g, "kami.B") == ["samurai:shimazu"]


@clause("SEN-201")
def test_an_attacking_shimazu_flees_back_to_the_province_he_came_from() -> None:
    g = fight(battle("shimazu", attackers=2), "blue*4")
    assert legal(g) == ["flee owari", "flee north_sea", "die"]
    play(g, "flee owari")
    assert where_is(g, "shimazu") == "B owari"


@clause("SEN-R37", "SEN-189")
def test_shimazu_dies_against_chosokabe() -> None:
    g = fight(battle("chosokabe", "shimazu"), "green*5")
    assert lying(g, "kami.C") == ["samurai:shimazu"]


@clause("SEN-201", "SEN-192")
def test_ekei_flees_with_shimazus_ability_and_shimazu_cannot() -> None:
    g = play(battle("ekei", "shimazu", attackers=2), "spare", "borrow shimazu")
    fight(g, "blue*4")
    assert asked(g) == "B Escape"
    play(g, "flee owari")
    assert where_is(g, "ekei") == "B owari"
    g = play(battle("ekei", "shimazu"), "spare", "borrow shimazu")
    fight(g, "green*5")
    assert lying(g, "kami.C") == ["samurai:shimazu"]


@clause("SEN-201")
def test_where_there_is_no_way_out_shimazu_dies_unasked() -> None:
    g = scene(
        4,
        units={"C": "etchu*4"},
        samurai={"shimazu": "B shinano"},
        fortress="sagami=D owari=D",
        orders="etchu=march nagato=production",
    )
    march_to(g, "etchu", "land", "to shinano 4")
    fight(g, "blue*2")
    assert lying(g, "kami.B") == ["samurai:shimazu"]
