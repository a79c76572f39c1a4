"""The ledger's illegal moves (section 6) from battles to the end."""

from __future__ import annotations

from tests.games.senji.illegal_positions import (
    ANIMALS,
    FIVE_CARDS,
    KAMI,
    PATH,
    PIECES,
    TANZAKU,
    acting,
    army,
    at_kami,
    at_support,
    autumn,
    battle,
    conquered,
    in_spring,
    listed,
    preparing,
    row,
    summer,
    winter,
)

FROM_BATTLE = (
    row("refuse a battle or retreat from it", "SEN-116", (battle(), "C: retreat"), (battle(), "B: retreat")),
    row(
        "kill a hostage as the attacker",
        "SEN-136",
        (battle(hands={"B": "blue_member_wife"}), "B: kill blue_member_wife"),
    ),
    row(
        "kill a member of a family that is not attacking",
        "SEN-133 SEN-136",
        (battle(hands={"C": "yellow_member_wife"}), "C: kill yellow_member_wife"),
    ),
    row(
        "kill a displayed hostage",
        "SEN-135",
        (battle(display={"C": "green_member_wife"}), "C: kill green_member_wife"),
    ),
    row(
        "kill a hostage after the dice were rolled",
        "SEN-118 SEN-133",
        (at_support(hands={"C": "green_member_wife"}), "C: kill green_member_wife"),
    ),
    row("commit no support card", "SEN-125", (at_support(), "C: support nothing")),
    row(
        "commit two support cards without Baba",
        "SEN-125 SEN-188",
        (
            at_support(hands={"C": "red_support_1 black_support_1"}),
            "C: support red_support_1 + black_support_1",
        ),
    ),
    row(
        "commit a support card of the opponent's family",
        "SEN-126 SEN-56",
        (at_support(hands={"C": "green_support_1"}), "C: support green_support_1"),
    ),
    row(
        "commit a valued support card of one's own family",
        "SEN-126",
        (at_support(hands={"C": "blue_support_1"}), "C: support blue_support_1"),
    ),
    row(
        "commit a trade or family card as support",
        "SEN-125",
        (at_support(hands={"C": "black_trade_1"}), "C: support black_trade_1"),
        (at_support(hands={"C": "black_member_wife"}), "C: support black_member_wife"),
    ),
    row(
        "count more symbols than the support card's value", "SEN-128", (at_support(), "C: count every symbol")
    ),
    row(
        "count a die set aside for a samurai as a support symbol",
        "SEN-128",
        (at_support(), "C: count dice set aside"),
    ),
    row(
        "re-roll a die set aside for a samurai",
        "SEN-214 SEN-206",
        (at_kami(), "B: reroll dice set aside"),
        (at_kami("kami oda"), "B: roll: die 9"),
    ),
    row(
        "use a second military kami in the same battle",
        "SEN-213",
        (at_kami("kami oda; roll: die 1"), "B: kami baba"),
    ),
    row("keep a used support card", "SEN-130", (at_support(), "C: keep support")),
    row("use an order found in a conquered province", "SEN-144", (conquered, "B: use found order")),
    row(
        "act in Autumn before being named, or be named twice",
        "SEN-149",
        (autumn(), "B: done"),
        (autumn("call B", "B: done"), "A: call B"),
    ),
    row(
        "use one's own trade card",
        "SEN-151",
        (acting(hands={"A": "yellow_trade_1"}), "A: trade yellow_trade_1"),
    ),
    row(
        "use a trade card when its owner has no hanafuda card",
        "SEN-153",
        (acting(hands={"A": "green_trade_1"}), "A: trade green_trade_1"),
    ),
    row(
        "refuse to show cards to a trade card, or show fewer than possible",
        "SEN-151 SEN-152",
        (
            acting("trade green_trade_3", hands={"A": "green_trade_3"}, hanafuda={"B": f"{TANZAKU} plum_5"}),
            "B: show:",
        ),
        (
            acting("trade green_trade_3", hands={"A": "green_trade_3"}, hanafuda={"B": f"{TANZAKU} plum_5"}),
            "B: show: plum_5",
        ),
    ),
    row(
        "return the trade card but take no card",
        "SEN-151",
        (
            acting(
                "trade green_trade_1",
                "B: show: plum_5",
                hands={"A": "green_trade_1"},
                hanafuda={"B": "plum_5 pine_1"},
            ),
            "A: take nothing",
        ),
    ),
    row(
        "take the diplomatic action with two cards of one family, or with an own card",
        "SEN-156",
        (
            acting(hands={"A": f"{FIVE_CARDS} green_trade_2"}),
            f"A: envoys: {listed(FIVE_CARDS)}, green_trade_2",
        ),
        (
            acting(hands={"A": f"{FIVE_CARDS} yellow_trade_1"}),
            f"A: envoys: {listed(FIVE_CARDS)}, yellow_trade_1",
        ),
    ),
    row(
        "take the diplomatic action with four families without Akashi",
        "SEN-156 SEN-187",
        (
            acting(hands={"A": FIVE_CARDS.partition(" ")[2]}),
            f"A: envoys: {listed(FIVE_CARDS.partition(' ')[2])}",
        ),
        (acting(hands={"A": FIVE_CARDS}), f"A: envoys: {listed(FIVE_CARDS.partition(' ')[2])}"),
    ),
    row(
        "use one hanafuda card in two combinations",
        "SEN-159",
        (acting(hanafuda={"A": f"{ANIMALS} pine_3 pine_2 pine_5"}), "A: combine animals: pine_4, pine_4"),
    ),
    row(
        "discard a combination with an extra or missing card",
        "SEN-158",
        (acting(hanafuda={"A": ANIMALS}), "A: combine animals: pine_4, pine_8, pine_11"),
        (
            acting(hanafuda={"A": f"{TANZAKU} plum_11 iris_3 iris_8"}),
            f"A: combine tanzaku5: {listed(TANZAKU)}, plum_11",
        ),
    ),
    row(
        "form a path over 12–1 or with a repeated value",
        "SEN-158",
        (acting(hanafuda={"A": PATH}), f"A: combine path4: {listed(PATH)}"),
        (
            acting(hanafuda={"A": "pine_4*2 pine_3 pine_2 pine_5"}),
            "A: combine path4: pine_4, pine_4, pine_2, pine_5",
        ),
    ),
    row(
        "form a trio with two cards of one colour",
        "SEN-158",
        (acting(hanafuda={"A": "pine_1*2 plum_1"}), "A: combine trio: pine_1, pine_1, plum_1"),
    ),
    row(
        "put a samurai hired by combination into a foreign province or, with provinces of one's own, at sea",
        "SEN-162",
        (
            acting(
                f"combine tanzaku5: {listed(TANZAKU)}",
                "keep oda",
                hanafuda={"A": TANZAKU},
                samurai_deck="oda mori baba",
            ),
            "A: post owari",
        ),
        (
            acting(
                f"combine tanzaku5: {listed(TANZAKU)}",
                "keep oda",
                hanafuda={"A": TANZAKU},
                samurai_deck="oda mori baba",
            ),
            "A: post north_sea",
        ),
    ),
    row(
        "display one's own family member",
        "SEN-165",
        (acting(hands={"A": "yellow_member_wife"}), "A: display yellow_member_wife"),
    ),
    row(
        "display a second member of a family already displayed",
        "SEN-166",
        (
            acting(hands={"A": "green_member_wife"}, display={"A": "green_member_heir"}),
            "A: display green_member_wife",
        ),
    ),
    row(
        "display or take back outside one's own Autumn actions",
        "SEN-150",
        (acting(hands={"B": "blue_member_wife"}), "B: display blue_member_wife"),
        (summer(display={"A": "green_member_heir"}, **PIECES), "A: take back green_member_heir"),
    ),
    row(
        "hire more than 6 mercenary units or a second mercenary samurai in one Autumn",
        "SEN-171 SEN-172",
        (acting("hire 4 north_sea", honour={"A": 50}), "A: hire 3 south_sea"),
        (
            acting(
                "hire samurai", "keep oda", "post north_sea", honour={"A": 50}, samurai_deck="oda mori baba"
            ),
            "A: hire samurai",
        ),
    ),
    row(
        "place mercenaries in a province",
        "SEN-173",
        (acting(honour={"A": 50}), "A: hire 1 nagato"),
        (
            acting("hire samurai", "keep oda", honour={"A": 50}, samurai_deck="oda mori baba"),
            "A: post nagato",
        ),
    ),
    row(
        "take back a displayed hostage so that honour would fall below −9",
        "SEN-169",
        (acting(display={"A": "green_member_heir"}, honour={"A": -6}), "A: take back green_member_heir"),
    ),
    row(
        "use a trade card of an absent family, or an economist kami, when no hanafuda card is left in deck "
        "and discard pile",
        "SEN-154 SEN-211",
        (acting(hands={"A": "red_trade_3"}, deck=""), "A: trade red_trade_3"),
        (acting(kami={"A": "tachibana"}, deck=""), "A: kami tachibana"),
    ),
    row(
        "give away or take a card that lies under a lot",
        "SEN-240",
        (winter("A: bids: 1 green_trade_1"), "A: letter B: give green_trade_1"),
    ),
    row("name a family that has been eliminated", "SEN-149", (autumn(out="D"), "A: call D")),
    row("pay for mercenaries below −9", "SEN-174", (acting(honour={"A": -8}), "A: hire 1 north_sea")),
    row(
        "have a samurai commit seppuku outside one's own Autumn actions",
        "SEN-216",
        (summer(samurai={"oda": "A nagato"}, **PIECES), "A: seppuku oda"),
        (acting(samurai={"B": "oda@owari"}), "B: seppuku oda"),
    ),
    row(
        "use a kami twice, or a power of another kind",
        "SEN-207 SEN-208",
        (acting("kami umeko > B", "take green_trade_1", **KAMI), "A: kami umeko > B"),
        (acting(**KAMI), "A: kami tachibana > B"),
        (acting(**KAMI), "A: kami oda"),
    ),
    row(
        "use an economist kami in Summer",
        "SEN-212",
        (summer(kami={"A": "tachibana"}, **PIECES), "A: kami tachibana"),
    ),
    row(
        "take a dummy with a diplomat kami",
        "SEN-209",
        (acting(kami={"A": "umeko"}), "A: kami umeko > B"),
    ),
    row(
        "command the imperial army without being host",
        "SEN-219",
        (army("name yamashiro"), "B: land: to owari 1"),
        (in_spring(3), "B: order yamashiro march"),
    ),
    row(
        "move imperial pieces into a province of the host, or the host's pieces into a province of the army",
        "SEN-231 SEN-235 SEN-236",
        (army("name yamashiro"), "A: land: to izumo 1"),
        (army("name izumo", units={"A": "izumo*3", "emperor": "yamashiro*3"}), "A: land: to yamashiro 1"),
    ),
    row(
        "attack with the army while it holds 6 provinces",
        "SEN-237",
        (
            army(
                "name yamashiro",
                fortress="owari=emperor echizen=emperor etchu=emperor echigo=emperor sagami=emperor",
                orders="yamashiro=march izumo=march nagato=production",
                host="B",
            ),
            "B: land: to bizen 1",
        ),
    ),
    row(
        "have the imperial samurai commit seppuku",
        "SEN-238",
        (acting(seats=3, samurai={"emperor": "oda@yamashiro"}), "A: seppuku oda"),
    ),
    row(
        "place a fortress in yamashiro in the three-player game",
        "SEN-227",
        (army(), "A: fortify the emperor"),
        (preparing("UnitsToPlace", 3), "build on imperial ground"),
    ),
    row(
        "claim victory in the middle of a turn",
        "SEN-179 SEN-181",
        (summer(honour={"A": 70}, **PIECES), "A: claim victory"),
    ),
)
