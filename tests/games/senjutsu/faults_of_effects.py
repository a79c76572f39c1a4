"""What can be wrong with an effect: how it is planted, its code, and the path by which it is told."""

from __future__ import annotations

from tests.games.senjutsu.packs import Json
from tests.games.senjutsu.planting import (
    ATTACK,
    BLOCK,
    BREATH_1,
    CUT,
    CUT_1,
    GUARD,
    GUARD_1,
    Fault,
    attack,
    block,
    both,
    breath,
    deep,
    effects,
    on,
    without,
)


def unchosen(keyword: str, timing: str) -> dict[str, Json]:
    """What makes a card one that is only played in a window of its own."""
    return {"keywords": [keyword], "timing": timing, "initiative": None}


OF_EFFECTS = [
    Fault("no effects", effects("plain_cut"), "pack-nothing", f"{CUT}.parts[0].effects"),
    Fault("no word", effects("plain_cut", {"pay": 1}, ATTACK), "pack-one-word", CUT_1),
    Fault("two words", effects("plain_cut", ATTACK | {"draw": 1}), "pack-one-word", CUT_1),
    Fault("a price of four", effects("plain_cut", ATTACK | {"pay": 4}), "pack-range", f"{CUT_1}.pay"),
    Fault("seven cards burnt", effects("plain_cut", ATTACK | {"burn": 7}), "pack-range", f"{CUT_1}.burn"),
    Fault(
        "an init that is no value of the card",
        effects("plain_cut", ATTACK | {"init": [6]}),
        "pack-not-a-value",
        f"{CUT_1}.init",
    ),
    Fault("an init twice", effects("plain_cut", ATTACK | {"init": [5, 5]}), "pack-twice", f"{CUT_1}.init"),
    Fault("a blocked value twice", block(cells={"F": [6, 6]}), "pack-twice", f"{GUARD_1}.block.cells.F"),
    Fault(
        "a type looked for twice",
        breath({"search": {"n": 1, "filter": {"types": ["attack", "attack"]}}}),
        "pack-twice",
        f"{BREATH_1}.search.filter.types",
    ),
    Fault(
        "success without an attack",
        effects("plain_cut", {"if": "success", "draw": 1}, ATTACK),
        "pack-success",
        CUT_1,
    ),
    Fault(
        "success after the attack of another alternative",
        effects("plain_cut", {"or": [[ATTACK], [{"if": "success", "draw": 1}]]}),
        "pack-success",
        f"{CUT_1}.or[1][0]",
    ),
    Fault(
        "success after the attack of another part",
        on(
            "plain_cut",
            parts=[{"effects": [ATTACK]}, {"initiative": 2, "effects": [{"if": "success", "draw": 1}]}],
        ),
        "pack-success",
        f"{CUT}.parts[1].effects[0]",
    ),
    Fault(
        "groups too deep",
        effects("plain_cut", deep(ATTACK, 4)),
        "pack-nested",
        f"{CUT_1}.do[0].do[0].do[0].do[0]",
    ),
    Fault("one alternative", effects("plain_cut", {"or": [[ATTACK]]}), "pack-alternatives", f"{CUT_1}.or"),
    Fault(
        "an empty alternative", effects("plain_cut", {"or": [[ATTACK], []]}), "pack-nothing", f"{CUT_1}.or[1]"
    ),
    Fault("nine focus", breath({"gain_focus": 9}), "pack-range", f"{BREATH_1}.gain_focus"),
    Fault("fewer than no cards", breath({"draw": -1}), "pack-range", f"{BREATH_1}.draw"),
    Fault("a step nowhere", breath({"move": [{"step": 1}]}), "pack-atom", f"{BREATH_1}.move[0]"),
    Fault(
        "a turn with directions",
        breath({"move": [{"turn": 1, "dirs": ["F"]}]}),
        "pack-atom",
        f"{BREATH_1}.move[0]",
    ),
    Fault(
        "a step and a turn in one",
        breath({"move": [{"step": 1, "turn": 1, "dirs": ["F"]}]}),
        "pack-atom",
        f"{BREATH_1}.move[0]",
    ),
    Fault("a turn of four", breath({"move": [{"turn": 4}]}), "pack-range", f"{BREATH_1}.move[0].turn"),
    Fault(
        "a line that nobody can think through",
        breath(
            {
                "move": [
                    *[{"step": 6, "dirs": ["F", "FR", "BR", "B", "BL", "FL"], "up_to": True}] * 2,
                    *[{"turn": 3, "up_to": True}] * 2,
                ]
            }
        ),
        "pack-line",
        f"{BREATH_1}.move",
    ),
    Fault(
        "a step by less than nothing, and one more",
        breath({"move": [{"step": -1, "dirs": ["F"]}, {"step": 1, "dirs": ["F"]}]}),
        "pack-range",
        f"{BREATH_1}.move[0].step",
    ),
    Fault(
        "two steps by a million million",
        breath({"move": [{"step": 10**12, "dirs": ["F"], "up_to": True}, {"step": 10**12, "dirs": ["F"]}]}),
        "pack-range",
        f"{BREATH_1}.move[1].step",
    ),
    Fault(
        "seven single steps",
        breath({"move": [{"step": 1, "dirs": ["F"]}] * 7}),
        "pack-line",
        f"{BREATH_1}.move",
    ),
    Fault("forty turns", breath({"move": [{"turn": 1}] * 40}), "pack-line", f"{BREATH_1}.move"),
    Fault(
        "a must that is up to",
        breath({"move": [{"turn": 2, "must": True, "up_to": True}]}),
        "pack-must-up-to",
        f"{BREATH_1}.move[0]",
    ),
    Fault(
        "a direction twice",
        breath({"move": [{"step": 1, "dirs": ["F", "F"]}]}),
        "pack-twice",
        f"{BREATH_1}.move[0].dirs",
    ),
    Fault("a search for no cards", breath({"search": {"n": 0}}), "pack-range", f"{BREATH_1}.search.n"),
    Fault(
        "a filter of nothing",
        breath({"search": {"n": 1, "filter": {}}}),
        "pack-nothing",
        f"{BREATH_1}.search.filter",
    ),
    Fault(
        "a search for cards of nobody",
        breath({"search": {"n": 1, "filter": {"owner": "ninja"}}}),
        "pack-choice",
        f"{BREATH_1}.search.filter.owner",
    ),
    Fault(
        "a search for a card that is none",
        breath({"search": {"n": 1, "filter": {"ids": ["Q1"]}}}),
        "pack-no-card",
        f"{BREATH_1}.search.filter.ids",
    ),
    Fault("healing of nothing", breath({"heal": {}}), "pack-nothing", f"{BREATH_1}.heal"),
    Fault(
        "healing of less than nothing", breath({"heal": {"limp": -1}}), "pack-range", f"{BREATH_1}.heal.limp"
    ),
    Fault("suffering nothing", breath({"suffer": {}}), "pack-nothing", f"{BREATH_1}.suffer"),
    Fault("pushing oneself", breath({"suffer": {"push": 1}}), "pack-not-here", f"{BREATH_1}.suffer"),
    Fault("prevention in the wrong window", breath({"prevent": 1}), "pack-prevent", f"{BREATH_1}.prevent"),
    Fault(
        "no spikes",
        breath({"place": {"what": "trap", "n": 0, "cells": ["F"]}}),
        "pack-range",
        f"{BREATH_1}.place.n",
    ),
    Fault(
        "terrain that the pack does not have",
        both(breath({"place": {"what": "trap", "n": 1, "cells": ["F"]}}), without("terrain", "trap")),
        "pack-choice",
        f"{BREATH_1}.place.what",
    ),
    Fault("an escape that is none", breath({"escape": "fly"}), "pack-choice", f"{BREATH_1}.escape"),
    Fault("an attack without cells", attack(), "pack-attack-shape", f"{CUT_1}.attack"),
    Fault("a mode without a hit", attack(mode="aimed"), "pack-attack-shape", f"{CUT_1}.attack"),
    Fault(
        "cells and a mode",
        attack(cells={"F": {"w": 1}}, mode="aimed", hit={"w": 1}),
        "pack-attack-shape",
        f"{CUT_1}.attack",
    ),
    Fault(
        "a mode without a range", attack(mode="slower", hit={"w": 1}), "pack-mode-range", f"{CUT_1}.attack"
    ),
    Fault(
        "a mode with mods",
        attack(mode="slower", hit={"w": 1}, mods=[{"pay": 1, "add": {"F": {"w": 1}}}]),
        "pack-mode-mods",
        f"{CUT_1}.attack.mods",
    ),
    Fault("half a cell", attack(cells={"F+": {"w": 1}}), "pack-cell", f"{CUT_1}.attack.cells"),
    Fault("the own cell", attack(cells={"F+B": {"w": 1}}), "pack-own-cell", f"{CUT_1}.attack.cells"),
    Fault(
        "a cell under two names",
        attack(cells={"F+FR": {"w": 1}, "FR+F": {"w": 1}}),
        "pack-twice",
        f"{CUT_1}.attack.cells",
    ),
    Fault("a cell that does nothing", attack(cells={"F": {}}), "pack-nothing", f"{CUT_1}.attack.cells.F"),
    Fault("ten wounds", attack(cells={"F": {"w": 10}}), "pack-range", f"{CUT_1}.attack.cells.F.w"),
    Fault(
        "a mod without a gate",
        attack(cells={"F": {"w": 1}}, mods=[{"add": {"F": {"w": 1}}}]),
        "pack-mod-gate",
        f"{CUT_1}.attack.mods[0]",
    ),
    Fault(
        "a mod without a word",
        attack(cells={"F": {"w": 1}}, mods=[{"pay": 1}]),
        "pack-mod-word",
        f"{CUT_1}.attack.mods[0]",
    ),
    Fault(
        "a mod with if",
        attack(cells={"F": {"w": 1}}, mods=[{"if": "success", "pay": 1, "add": {"F": {"w": 1}}}]),
        "pack-unknown",
        f"{CUT_1}.attack.mods[0]",
    ),
    Fault(
        "a cell replaced that is not there",
        attack(cells={"F": {"w": 1}}, mods=[{"pay": 1, "set": {"B": {"w": 1}}}]),
        "pack-set-cell",
        f"{CUT_1}.attack.mods[0].set",
    ),
    Fault(
        "a block at a value that the card lacks",
        block(cells={"F": "all", "B": [9]}),
        "pack-not-a-value",
        f"{GUARD_1}.block.cells.B",
    ),
    Fault("a block of no cell", block(cells={}), "pack-nothing", f"{GUARD_1}.block.cells"),
    Fault(
        "a place for markers that is none",
        breath({"place": {"what": "trap", "n": 1, "cells": []}}),
        "pack-nothing",
        f"{BREATH_1}.place.cells",
    ),
    Fault(
        "a block at no value", block(cells={"F": "all", "B": []}), "pack-nothing", f"{GUARD_1}.block.cells.B"
    ),
    Fault(
        "a counter at a value that the card lacks",
        block(cells={"F": "all"}, counter=[7]),
        "pack-not-a-value",
        f"{GUARD_1}.block.counter",
    ),
    Fault(
        "a value that blocks nothing",
        block(cells={"F": [6, 5, 4, 3]}),
        "pack-blocks-nothing",
        f"{GUARD}.parts[0]",
    ),
    Fault(
        "a value that blocks nothing because of its gate",
        effects("plain_guard", BLOCK | {"init": [6, 5]}),
        "pack-blocks-nothing",
        f"{GUARD}.parts[0]",
    ),
    Fault(
        "a value with which nothing is blocked below the line",
        on(
            "plain_guard",
            parts=[{"effects": [BLOCK]}, {"initiative": 1, "effects": [BLOCK | {"init": [6, 5, 4, 3]}]}],
        ),
        "pack-blocks-nothing",
        f"{GUARD}.parts[1]",
    ),
    Fault(
        "a block below the line at another value than there",
        on(
            "plain_guard",
            parts=[{"effects": [BLOCK]}, {"initiative": 1, "effects": [{"block": {"cells": {"F": [6]}}}]}],
        ),
        "pack-blocks-nothing",
        f"{GUARD}.parts[1]",
    ),
    Fault(
        "a block on an instant additional card",
        both(
            effects("plain_guard", BLOCK), on("plain_guard", **unchosen("instant_additional", "after_card"))
        ),
        "pack-block-when",
        f"{GUARD_1}.block",
    ),
    Fault(
        "a block on an instant",
        both(effects("plain_guard", BLOCK), on("plain_guard", **unchosen("instant", "start_of_turn"))),
        "pack-block-when",
        f"{GUARD_1}.block",
    ),
    Fault(
        "marked without a mark",
        effects("plain_cut", ATTACK, {"foe": {"who": "marked", "w": 1}}),
        "pack-who",
        f"{CUT}.parts[0].effects[1].foe.who",
    ),
    Fault(
        "an attacker without a block",
        effects("plain_cut", ATTACK, {"foe": {"who": "attacker", "w": 1}}),
        "pack-who",
        f"{CUT}.parts[0].effects[1].foe.who",
    ),
    Fault(
        "hit without an attack", breath({"foe": {"who": "hit", "w": 1}}), "pack-who", f"{BREATH_1}.foe.who"
    ),
    Fault("a foe who suffers nothing", breath({"foe": {"who": "chosen"}}), "pack-nothing", f"{BREATH_1}.foe"),
    Fault(
        "a foe who is marked besides",
        breath({"foe": {"who": "chosen", "mark": True}}),
        "pack-not-here",
        f"{BREATH_1}.foe",
    ),
    Fault(
        "a foe who draws nine",
        breath({"foe": {"who": "chosen", "draw": 9}}),
        "pack-range",
        f"{BREATH_1}.foe.draw",
    ),
]
