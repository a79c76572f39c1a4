"""What an answer of Senji leads to, said before the click: exact, and only from what the viewer sees."""

from __future__ import annotations

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.odds import odds_of
from tatami.games.senji.rules.battle_state import battle_on
from tatami.games.senji.table import Senji
from tatami.kernel.views import View
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.games.senji import scenes_autumn, scenes_summer, scenes_year


def foreseen(g: Senji, text: str, lang: str = "en", seat: int | None = None) -> str | None:
    asked = g.asked()[0] if seat is None else seat
    teller = Teller(Words(lang), RULES, ("Ann", "Bob", "Chie", "Dai"), asked)
    assert g.question is not None
    return teller.consequence(View(g, asked), g.question, RULES.parse(text))


def marching() -> Senji:
    g = scenes_summer.scene(
        4,
        units={"B": "owari*4", "C": "echizen*2"},
        samurai={"hosokawa": "B owari", "oda": "C echizen"},
        orders="owari=march",
    )
    assert scenes_summer.asked(g) == "B March"
    return g


def test_a_march_foretells_the_odds_of_the_battle_that_it_leads_to() -> None:
    g = marching()
    told = foreseen(g, "land: to echizen 4")
    with_hosokawa = foreseen(g, "land: to echizen 4, hosokawa to echizen")
    assert told is not None
    assert told.startswith("Echizen: ")
    assert with_hosokawa != told
    scenes_summer.play(g, "land: to echizen 4")
    percent = round(100 * odds_of(g.table, battle_on(g.table)).attacker)
    assert told == f"Echizen: {percent} % without support"


def test_a_way_to_ones_own_province_foretells_nothing_and_a_march_tells_all_its_battles() -> None:
    g = marching()
    assert foreseen(g, "land: to sagami 2") is None
    assert foreseen(g, "land") is None
    told = foreseen(g, "land: to echizen 1, to etchu 1, to sagami 1")
    assert told is not None
    assert told.count("%") == 2


def test_in_a_raid_it_is_said_that_units_may_drown() -> None:
    g = scenes_summer.scene(4, units={"B": "owari*4", "D": "hitachi*2"}, orders="owari=march")
    assert str(foreseen(g, "raid: to hitachi 4")).endswith("if nobody drowns")
    assert str(foreseen(g, "raid: to hitachi 4", "uk")).endswith("якщо ніхто не потоне")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("order owari production", "+2 hanafuda cards"),
        ("order shinano production", "+3 hanafuda cards"),
        ("order owari recruitment", "+1 unit"),
        ("order shinano recruitment", "+2 units"),
        ("order owari march", None),
    ],
)
def test_an_order_foretells_what_it_yields(answer: str, told: str | None) -> None:
    from tatami.games.senji.rules.spring import Orders

    g = scenes_summer.scene(4, units={"B": "owari*5"}, samurai={"kuroda": "B shinano"}, orders="owari=march")
    teller = Teller(Words("en"), RULES, tuple("ABCD"), 1)
    assert teller.consequence(View(g, 1), Orders((1,), ()), RULES.parse(answer)) == told


def test_a_killed_hostage_foretells_gain_and_loss_as_they_will_be() -> None:
    g = scenes_summer.scene(
        4,
        units={"B": "owari*4", "C": "echizen*2"},
        orders="owari=march",
        hands={"C": "green_member_heir"},
        honour={"B": 10},
    )
    scenes_summer.march_to(g, "owari", "land", "to echizen 4")
    assert foreseen(g, "kill green_member_heir") == "honour +4; Bob loses 8"
    assert foreseen(g, "kill green_member_heir", "ru") == "слава +4; Bob теряет 8"
    before = g.table.honour
    scenes_summer.play(g, "kill green_member_heir")
    assert [now - then for now, then in zip(g.table.honour, before, strict=True)] == [0, -8, 4, 0]


def test_support_foretells_what_the_dice_make_of_it() -> None:
    g = scenes_summer.scene(
        4, units={"B": "owari*4", "C": "echizen*2"}, orders="owari=march", hands={"B": "black_support_2"}
    )
    scenes_summer.march_to(g, "owari", "land", "to echizen 4")
    scenes_summer.set_dice(scenes_summer.to_support(g), "black*3")
    assert foreseen(g, "support black_support_2", seat=1) == "strength +2 with these dice"


def test_autumn_foretells_honour() -> None:
    g = scenes_autumn.acting("A", hands={"A": "blue_member_heir"}, hanafuda={"A": "plum_5 iris_5 pine_5"})
    assert foreseen(g, "display blue_member_heir") == "honour +4, then 4"
    assert foreseen(g, "hire 2 north_sea") == "honour −6, then −6"
    assert foreseen(g, "hire samurai", "uk") == "слава −6, буде −6"
    assert foreseen(g, "done") is None
    trio = next(c.id for c in RULES.box.combinations if c.alike == "value" and c.cards == 3)
    assert foreseen(g, f"combine {trio}") == "honour +4, then 4"
    assert foreseen(g, f"combine {trio}: plum_5, iris_5, pine_5") == "honour +4, then 4"


def test_a_samurai_is_offered_with_what_he_can_do_and_brings() -> None:
    g = scenes_year.prepare(4, 1, until="SamuraiToKeep")
    seat = g.asked()[0]
    answer = g.legal(seat)[0]
    samurai = RULES.box.samurai.index(answer.text.split()[1])
    told = foreseen(g, answer.text)
    assert told is not None
    assert told.endswith(f"honour +{RULES.box.samurai_honour[samurai]}")
