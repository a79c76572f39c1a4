"""What can be wrong with a card: how it is planted, its code, and the path by which it is told."""

from __future__ import annotations

from tests.games.senjutsu.planting import (
    ATTACK,
    BLOCK,
    CUT,
    GUARD,
    Fault,
    breath,
    crowded,
    effects,
    on,
    recycler,
    without,
)

OF_CARDS = [
    Fault("a number of a card twice", on("plain_cut", id="128"), "pack-twice", f"{CUT}.id"),
    Fault("a slug twice", on("flanking_cut", slug="plain_cut"), "pack-twice", f"{CUT}.slug"),
    Fault(
        "an English name twice", on("plain_cut", name={"en": "Quick Stab"}), "pack-twice", f"{CUT}.name.en"
    ),
    Fault("a number with a blank", on("plain_cut", id="B 1"), "pack-number", f"{CUT}.id"),
    Fault("a slug in capitals", on("plain_cut", slug="Plain"), "pack-id", "cards.Plain.slug"),
    Fault("a word of the answers", on("seize_the_moment", slug="bring"), "pack-reserved", "cards.bring.slug"),
    Fault("a status card's word", on("plain_cut", slug="stun"), "pack-twice", "statuses.stun.slug"),
    Fault("no English name", on("plain_cut", name={"uk": "Розріз"}), "pack-missing", f"{CUT}.name"),
    Fault(
        "a name that moves the cursor", on("plain_cut", name={"en": "\x1b[2J"}), "pack-text", f"{CUT}.name.en"
    ),
    Fault("four signs", on("plain_cut", kanji="一二三四"), "pack-text", f"{CUT}.kanji"),
    Fault("a basic card with an owner", on("plain_cut", owner="ronin"), "pack-belongs", f"{CUT}.owner"),
    Fault("a basic card with a weapon", on("plain_cut", weapon="katana"), "pack-belongs", f"{CUT}.weapon"),
    Fault("a basic card of core rank", on("plain_cut", rank="core"), "pack-belongs", f"{CUT}.rank"),
    Fault(
        "a personal card with a school",
        on("wolf_bite", school="jade_river"),
        "pack-belongs",
        "cards.wolf_bite.school",
    ),
    Fault("an owner that is nobody", on("wolf_bite", owner="ninja"), "pack-choice", "cards.wolf_bite.owner"),
    Fault("a school that is none", on("plain_cut", school="moon"), "pack-choice", f"{CUT}.school"),
    Fault("two types", on("plain_cut", types=["attack", "defence"]), "pack-types", f"{CUT}.types"),
    Fault(
        "a core ability with a type",
        on("stalking", types=["core", "attack"]),
        "pack-types",
        "cards.stalking.types",
    ),
    Fault("a cost of four", on("plain_cut", cost=4), "pack-range", f"{CUT}.cost"),
    Fault("a core ability with a cost", on("stalking", cost=1), "pack-core-free", "cards.stalking"),
    Fault(
        "a core ability with a requirement",
        on("stalking", requires={"masked": True}),
        "pack-core-free",
        "cards.stalking",
    ),
    Fault("a requirement of nothing", on("plain_cut", requires={}), "pack-nothing", f"{CUT}.requires"),
    Fault("an initiative of ten", on("plain_cut", initiative=10), "pack-range", f"{CUT}.initiative"),
    Fault("a choice of nothing", on("plain_guard", initiative={}), "pack-variable", f"{GUARD}.initiative"),
    Fault(
        "values that rise",
        on("plain_guard", initiative={"choose": [2, 6]}),
        "pack-falling",
        f"{GUARD}.initiative",
    ),
    Fault(
        "a range of a million million values",
        on("plain_guard", initiative={"range": [10**12, 2]}),
        "pack-range",
        f"{GUARD}.initiative",
    ),
    Fault(
        "a range of one",
        on("plain_guard", initiative={"range": [6, 6]}),
        "pack-falling",
        f"{GUARD}.initiative",
    ),
    Fault(
        "a value bought beside a choice",
        on("plain_guard", alt_initiative={"value": 9, "pay": 1}),
        "pack-bought",
        f"{GUARD}.alt_initiative",
    ),
    Fault(
        "two kinds of instant",
        on("foreseen", keywords=["instant", "instant_additional"]),
        "pack-keywords",
        "cards.foreseen.keywords",
    ),
    Fault("an instant with an initiative", on("foreseen", initiative=5), "pack-instant", "cards.foreseen"),
    Fault(
        "a card without initiative that is no instant", on("plain_cut", initiative=None), "pack-instant", CUT
    ),
    Fault("a timing on a card that is chosen", on("plain_cut", timing="after_card"), "pack-instant", CUT),
    Fault(
        "an instant in the window of additional cards",
        on("foreseen", timing="after_card"),
        "pack-timing",
        "cards.foreseen.timing",
    ),
    Fault("no parts", on("plain_cut", parts=[]), "pack-nothing", f"{CUT}.parts"),
    Fault(
        "a first part with a value",
        on("plain_cut", parts=[{"initiative": 3, "effects": [ATTACK]}]),
        "pack-part-value",
        f"{CUT}.parts[0]",
    ),
    Fault(
        "a second part without a value",
        on("plain_cut", parts=[{"effects": [ATTACK]}] * 2),
        "pack-part-value",
        f"{CUT}.parts[1]",
    ),
    Fault(
        "a second part that is not later",
        on("plain_cut", parts=[{"effects": [ATTACK]}, {"initiative": 5, "effects": [ATTACK]}]),
        "pack-part-lower",
        f"{CUT}.parts[1].initiative",
    ),
    Fault("an attack card that does not attack", effects("plain_cut", {"draw": 1}), "pack-lacks-word", CUT),
    Fault(
        "a defence card that does not block", effects("plain_guard", {"draw": 1}), "pack-lacks-word", GUARD
    ),
    Fault("an attack card that blocks", effects("plain_cut", ATTACK, BLOCK), "pack-wrong-word", CUT),
    Fault("a defence card that attacks", effects("plain_guard", BLOCK, ATTACK), "pack-wrong-word", GUARD),
    Fault("a meditation that attacks", breath(ATTACK), "pack-wrong-word", "cards.deep_breath"),
    Fault(
        "a poisoned card without poison",
        without("statuses", "strong_poison"),
        "pack-no-poison",
        "cards.hidden_vipers_fang.parts[0].effects[0].attack.cells.F",
    ),
    Fault("a second card that recycles", recycler, "pack-endless", "cards.bind_the_wound"),
    Fault("more faces than there may be", crowded, "pack-faces", "cards"),
]
