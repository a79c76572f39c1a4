"""The ledger's illegal moves (section 6) from the preparation to Summer."""

from __future__ import annotations

from tests.games.senji.illegal_positions import (
    FLEET,
    PIECES,
    SIX,
    acting,
    army,
    autumn,
    in_spring,
    locked,
    march,
    new,
    preparing,
    raid,
    row,
    summer,
    two_battles,
    visit,
    winter,
)

UNTIL_SUMMER = (
    row("choose a family that is absent at this player count", "SEN-3", (new(), "lead red")),
    row(
        "keep two starting samurai, or none",
        "SEN-9",
        (preparing("SamuraiToKeep"), "keep two samurai"),
        (preparing("SamuraiToKeep"), "keep no samurai"),
    ),
    row(
        "keep a starting unit or the samurai off the board",
        "SEN-18",
        (preparing("UnitsToPlace"), "hold pieces back"),
    ),
    row(
        "place starting pieces in a province that has not been named or is not one's own",
        "SEN-16 SEN-17",
        (preparing("UnitsToPlace"), "place pieces elsewhere"),
        (preparing("UnitsToPlace"), "not asked: units 1"),
    ),
    row(
        "put two fortresses in one province",
        "SEN-16 SEN-146",
        (preparing("UnitsToPlace"), "build a second fortress"),
    ),
    row(
        "move into, land in or give an order to a closed province",
        "SEN-22 SEN-109",
        (march(), "B: land: to yamashiro 1"),
        (march(), "B: raid: to awa 1"),
        (summer("name fleet B south_sea", **FLEET), "B: land: to iyo 1"),
        (in_spring(), "A: order yamashiro march"),
    ),
    row("handle or stop the clock without being the host", "SEN-36", (winter(), "B: stop the glass")),
    row("choose a host who is not tied for the most honour", "SEN-35", (visit(A=9, B=9, C=2), "A: host C")),
    row(
        "give, swap, bid or lose the dummy",
        "SEN-43 SEN-65 SEN-209 SEN-203",
        (winter(), "A: give dummy"),
        (winter(), "A: bid dummy"),
        (acting(samurai={"A": "umeko"}), "A: swap dummy"),
        (acting("kami umeko > B", kami={"A": "umeko"}, hands={"B": "green_trade_1"}), "A: give dummy"),
    ),
    row("give or swap hanafuda cards in Winter", "SEN-46", (winter(), "A: give hanafuda")),
    row(
        "exchange diplomacy cards in Spring, Summer or Autumn",
        "SEN-47",
        (in_spring(), "A: letter B: give green_trade_1"),
        (summer(**PIECES), "A: letter all: want any.trade.any"),
        (acting(), "A: letter B: give green_trade_1"),
        (autumn("call B"), "C: accept B"),
    ),
    row(
        "take a card from a player without his consent in Winter (without a kami)",
        "SEN-41",
        (winter(), "A: take without consent"),
        (winter("A: letter B: ask yellow_trade_1"), "A: accept B"),
    ),
    row("demand that a promise be kept", "SEN-45", (winter(), "A: demand a promise")),
    row(
        "give away or swap a displayed hostage",
        "SEN-168",
        (winter(displays={"A": "blue_member_wife"}), "A: letter B: give blue_member_wife"),
        (winter(), "A: give displayed"),
    ),
    row(
        "bid with cards of another family",
        "SEN-64",
        (winter(hands={"A": "yellow_trade_1"}), "A: bids: 1 yellow_trade_1"),
        (winter(hands={"A": "yellow_trade_1"}), "A: bids: 1 green_trade_2, 1 yellow_trade_1"),
    ),
    row(
        "take back a bid locked by a tie",
        "SEN-70",
        (locked, "A: bids:"),
        (locked, "A: take back a locked bid"),
    ),
    row(
        "look at another player's bid before the reveal",
        "SEN-64 SEN-66",
        (winter("A: bids: 1 green_trade_1"), "B: look at a bid"),
    ),
    row(
        "leave a controlled province without an order, or put two orders on it",
        "SEN-73",
        (in_spring(), "A: ready"),
        (in_spring(), "A: lay two orders"),
    ),
    row("place an order on a province one does not control", "SEN-73", (in_spring(), "A: order owari march")),
    row("place an order on a fleet or sea zone", "SEN-76", (in_spring(), "A: order north_sea march")),
    row("change an order after Spring", "SEN-75", (summer(**PIECES), "B: order owari recruitment")),
    row(
        "name a province or fleet twice in one Summer",
        "SEN-81",
        (
            summer(
                "name owari",
                "stay",
                units={"B": "owari"},
                orders="owari=march nagato=production izumo=production",
            ),
            "A: name owari",
        ),
        (
            summer("name fleet B south_sea", "stay", **(FLEET | {"orders": "nagato=production izumo=march"})),
            "A: name fleet B south_sea",
        ),
    ),
    row("end Summer with orders or fleets not yet named", "SEN-81", (summer(**PIECES), "A: end summer")),
    row(
        "name a fleet formed this Summer",
        "SEN-83",
        (
            march("sea: to south_sea 2", orders="owari=march nagato=production izumo=production"),
            "A: name fleet B south_sea",
        ),
    ),
    row(
        "recruit a seventh unit into a province",
        "SEN-89 SEN-91",
        (
            summer(
                "name owari",
                units={"B": "owari*6"},
                orders="owari=recruitment nagato=production izumo=production",
            ),
            "B: recruit more",
        ),
    ),
    row(
        "place a thirteenth unit on the board",
        "SEN-90",
        (
            summer(
                "name owari",
                units={"B": "owari*4 sagami*6 shinano*2"},
                orders="owari=recruitment nagato=production izumo=production",
            ),
            "B: recruit more",
        ),
        (acting(units={"A": {"nagato": 6, "izumo": 6}}, honour={"A": 20}), "A: hire 1 north_sea"),
    ),
    row(
        "move into a province or sea zone so that more than 6 own units stand there",
        "SEN-108",
        (march(units={"B": "owari*4 sagami*4"}), "B: land: to sagami 3"),
        (march(units={"B": "owari*4 south_sea*4"}), "B: sea: to south_sea 3"),
    ),
    row("march two provinces far by land with one order", "SEN-98", (march(), "B: land: to hitachi 1")),
    row(
        "walk over a strait without a dotted crossing",
        "SEN-99 SEN-98",
        (
            summer("name bungo", seats=6, units={"A": "bungo*3"}, orders="bungo=march hizen=march"),
            "A: land: to awa 1",
        ),
    ),
    row(
        "put to sea from an inland province (shinano)",
        "SEN-100 SEN-103",
        (summer("name shinano", units={"B": "shinano*2"}, orders="shinano=march nagato=march"), "B: sea"),
        (summer("name shinano", units={"B": "shinano*2"}, orders="shinano=march nagato=march"), "B: raid"),
    ),
    row(
        "raid a province that shares no sea zone with the starting province",
        "SEN-103",
        (march(), "B: raid: to dewa 1"),
    ),
    row("raid without rolling the dice", "SEN-104", (raid, "B: skip the roll")),
    row(
        "mix land, sea and raid in one march",
        "SEN-96",
        (march(), "B: land: to echizen 1, to south_sea 1"),
        (march(), "B: land: to echizen 1, raid"),
    ),
    row(
        "change destinations after the raid dice were rolled",
        "SEN-97",
        (raid, "B: raid: to sagami 1"),
        (raid, "B: land"),
    ),
    row("sacrifice a samurai instead of a drowned unit", "SEN-105", (raid, "B: lose hosokawa")),
    row(
        "fight at sea",
        "SEN-102",
        (
            summer("name fleet B south_sea", **(FLEET | {"units": {"B": "south_sea*3", "C": "south_sea"}})),
            "B: fight south_sea",
        ),
    ),
    row(
        "land a fleet in a province that does not border its sea zone without a fleet raid",
        "SEN-110",
        (summer("name fleet B south_sea", **FLEET), "B: land: to dewa 1"),
    ),
    row("attack while controlling 6 provinces", "SEN-147", (march(fortress=SIX), "B: land: to izumo 1")),
    row(
        "attack one's own province or a province commanded as host for the emperor",
        "SEN-115 SEN-231",
        (two_battles(), "B: fight sagami"),
        (army("name izumo", units={"A": "izumo*3", "emperor": "yamashiro*3"}), "A: land: to yamashiro 1"),
    ),
)
