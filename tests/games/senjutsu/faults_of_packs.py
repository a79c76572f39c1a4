"""What else can be wrong with a pack: how it is planted, its code, and the path by which it is told."""

from __future__ import annotations

from tests.games.senjutsu.packs import entry
from tests.games.senjutsu.planting import (
    SNOW,
    TREE,
    Fault,
    both,
    many_fields,
    of,
    snow,
    starts,
    status,
    top,
    tree_of,
    walled,
    without,
)

OF_THE_REST = [
    Fault("another format", top(format=2), "pack-format", "format"),
    Fault("a name with blanks", top(name="My Box"), "pack-name", "name"),
    Fault("a title in German", top(title={"de": "Kiste"}), "pack-choice", "title"),
    Fault("no turns", top(turns=0), "pack-range", "turns"),
    Fault("no stun card", without("statuses", "stun"), "pack-count", "statuses (stun)"),
    Fault("a number that paints", status("stun", id="\x1b[31m"), "pack-number", "statuses.stun.id"),
    Fault("a wild limp", status("limp", slower=-1), "pack-ruled", "statuses.limp.slower"),
    Fault("a limp of five turns", status("limp", quarters=5), "pack-ruled", "statuses.limp.quarters"),
    Fault(
        "a wound that bleeds twice", status("heavy_wound", mill=2), "pack-ruled", "statuses.heavy_wound.mill"
    ),
    Fault(
        "a stun card that acts at 3", status("stun", initiative=3), "pack-ruled", "statuses.stun.initiative"
    ),
    Fault("a stun card that slows", status("stun", slower=1), "pack-not-here", "statuses.stun"),
    Fault(
        "a poison among no cards",
        status("poison", shuffled_into=0),
        "pack-range",
        "statuses.strong_poison.shuffled_into",
    ),
    Fault("one character only", top(characters=[]), "pack-range", "characters"),
    Fault("a character twice", of("characters", "ronin", id="master"), "pack-twice", "characters.master.id"),
    Fault(
        "equal advantage", of("characters", "ronin", advantage=74), "pack-twice", "characters.ronin.advantage"
    ),
    Fault("no hand", of("characters", "ronin", hand_limit=0), "pack-range", "characters.ronin.hand_limit"),
    Fault(
        "another's core ability",
        of("characters", "ronin", core_ability="light_feet"),
        "pack-core-ability",
        "characters.ronin.core_ability",
    ),
    Fault(
        "no core ability", without("cards", "stalking"), "pack-core-ability", "characters.ronin.core_ability"
    ),
    Fault(
        "no core weapon card", without("cards", "yari_impale"), "pack-core-weapon", "characters.ronin.weapons"
    ),
    Fault(
        "a usual weapon that is not listed",
        of("characters", "ronin", default_weapon="katana_cut"),
        "pack-core-weapon",
        "characters.ronin.default_weapon",
    ),
    Fault("no weapons", of("characters", "ronin", weapons=[]), "pack-nothing", "characters.ronin.weapons"),
    Fault("a tree without Neutral", tree_of(nodes=["aggression", "focus"]), "pack-tree-start", TREE),
    Fault("a tree that starts elsewhere", tree_of(start="resolve"), "pack-tree-start", TREE),
    Fault(
        "a branch to nowhere",
        tree_of(nodes=["neutral", "aggression", "balance", "focus"]),
        "pack-branch",
        f"{TREE}.branches[3]",
    ),
    Fault(
        "a branch in a circle",
        tree_of(branches=[{"a": "neutral", "b": "neutral"}]),
        "pack-branch",
        f"{TREE}.branches[0]",
    ),
    Fault(
        "a position that cannot be reached",
        tree_of(
            branches=[{"a": "neutral", "b": "balance"}, {"a": "resolve", "b": "balance", "one_way": True}]
        ),
        "pack-unreachable",
        TREE,
    ),
    Fault(
        "a school twice",
        of("schools", "jade_river", id="burning_sun"),
        "pack-twice",
        "schools.burning_sun.id",
    ),
    Fault("no deck for somebody", lambda tree: tree.update(decks=tree["decks"][:9]), "pack-no-deck", "decks"),
    Fault(
        "a deck that is not legal",
        of("decks", "student_signature", weapon="yari_impale"),
        "pack-deck",
        "decks.student_signature",
    ),
    Fault(
        "a deck called like a card",
        of("decks", "student_signature", id="plain_cut"),
        "pack-twice",
        "decks.plain_cut.id",
    ),
    Fault(
        "a deck with less than nothing",
        lambda tree: entry(tree, "decks", "student_signature")["cards"].update(plain_cut=-1),
        "pack-range",
        "decks.student_signature.cards.plain_cut",
    ),
    Fault(
        "a plan that is a book",
        of("decks", "student_signature", plan={"en": "x" * 301}),
        "pack-text",
        "decks.student_signature.plan.en",
    ),
    Fault("terrain twice", of("terrain", "rock", id="bamboo"), "pack-twice", "terrain.bamboo.id"),
    Fault(
        "an obstacle that hurts nobody",
        lambda tree: entry(tree, "terrain", "rock").pop("forced_entry"),
        "pack-obstacle",
        "terrain.rock",
    ),
    Fault(
        "a harm that is none",
        of("terrain", "rock", forced_entry={}),
        "pack-nothing",
        "terrain.rock.forced_entry",
    ),
    Fault(
        "terrain that pushes",
        of("terrain", "rock", forced_entry={"push": 1}),
        "pack-not-here",
        "terrain.rock.forced_entry",
    ),
    Fault(
        "faces of what hides none", of("terrain", "rock", faces=["decoy"]), "pack-faces-of", "terrain.rock"
    ),
    Fault(
        "a face that is no terrain",
        of("terrain", "trap", faces=["bear"]),
        "pack-choice",
        "terrain.trap.faces",
    ),
    Fault(
        "a token that hides a rock",
        of("terrain", "trap", faces=["rock", "decoy"]),
        "pack-choice",
        "terrain.trap.faces",
    ),
    Fault(
        "a face twice", of("terrain", "trap", faces=["decoy", "decoy"]), "pack-twice", "terrain.trap.faces"
    ),
    Fault("a token of everybody", of("terrain", "trap", base_game=True), "pack-token", "terrain.trap"),
    Fault(
        "a token that hurts by itself",
        of("terrain", "trap", on_enter={"w": 1}),
        "pack-token",
        "terrain.trap",
    ),
    Fault("a token of nobody", snow(terrain_kit={"trap": 1}), "pack-choice", f"{SNOW}.terrain_kit"),
    Fault(
        "no battlefield",
        both(top(battlefields=[]), lambda tree: tree.pop("joined")),
        "pack-nothing",
        "battlefields",
    ),
    Fault("a board that paints", snow(board="\x1b[31m"), "pack-text", f"{SNOW}.board"),
    Fault("a cell behind the horizon", snow(cells=[[-3, 1], [0, 10**12]]), "pack-range", f"{SNOW}.cells[1]"),
    Fault("more cells than a field has", snow(cells=[[0, 0]] * 999), "pack-range", f"{SNOW}.cells"),
    Fault(
        "more rocks than a field has cells",
        snow(default_terrain=[{"type": "rock", "at": [1, 1]}] * 999),
        "pack-range",
        f"{SNOW}.default_terrain",
    ),
    Fault("more fields than anybody joins", many_fields, "pack-range", "battlefields"),
    Fault("a cell twice", snow(cells=[[-3, 1]] * 2), "pack-twice", f"{SNOW}.cells"),
    Fault("a kit of nothing known", snow(terrain_kit={"lava": 1}), "pack-choice", f"{SNOW}.terrain_kit"),
    Fault(
        "terrain off the field",
        snow(default_terrain=[{"type": "rock", "at": [9, 9]}]),
        "pack-off-field",
        f"{SNOW}.default_terrain[0].at",
    ),
    Fault(
        "a boat ashore",
        snow(terrain_kit={"boat": 1}, default_terrain=[{"type": "boat", "at": [0, 0]}]),
        "pack-off-field",
        f"{SNOW}.default_terrain[0].at",
    ),
    Fault(
        "terrain on a start cell",
        snow(default_terrain=[{"type": "rock", "at": [-3, 1]}]),
        "pack-on-start",
        f"{SNOW}.default_terrain[0].at",
    ),
    Fault(
        "more terrain than in the kit",
        snow(terrain_kit={"rock": 1, "bamboo": 2}),
        "pack-kit",
        f"{SNOW}.terrain_kit",
    ),
    Fault("a field cut in two", walled, "pack-cut-field", SNOW),
    Fault("no start in the west", starts(west=[]), "pack-nothing", f"{SNOW}.start_cells.west"),
    Fault("a start off the field", starts(west=[[-9, 0]]), "pack-off-field", f"{SNOW}.start_cells"),
    Fault("a start for two", starts(east=[[-3, 1]]), "pack-twice", f"{SNOW}.start_cells"),
    Fault(
        "a seventh facing",
        lambda tree: entry(tree, "battlefields", "snowy_battlefield")["horde"]["player"].update(facing=6),
        "pack-range",
        f"{SNOW}.horde.player.facing",
    ),
    Fault(
        "a post off the field",
        lambda tree: entry(tree, "battlefields", "snowy_battlefield")["horde"]["posts"]["A"].update(
            at=[9, 9]
        ),
        "pack-off-field",
        f"{SNOW}.horde.posts.A",
    ),
    Fault(
        "a sheet with a side twice",
        lambda tree: tree["joined"]["sheets"].update(A=["snowy_battlefield"] * 2),
        "pack-twice",
        "joined.sheets.A",
    ),
    Fault("three sheets", lambda tree: tree["joined"]["sheets"].update(C=[]), "pack-count", "joined.sheets"),
    Fault(
        "a sheet of nothing known",
        lambda tree: tree["joined"]["sheets"].update(A=["moon"]),
        "pack-choice",
        "joined.sheets.A",
    ),
    Fault(
        "fields that overlap",
        lambda tree: tree["joined"].update(offset=[6, -3]),
        "pack-twice",
        "joined (snowy_battlefield, frozen_lake)",
    ),
]
