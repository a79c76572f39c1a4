"""What can be wrong with the solo half of a pack: how it is planted, its code, and the path that is told."""

from __future__ import annotations

from tests.games.senjutsu.packs import Json
from tests.games.senjutsu.planting import Fault, Plant, both, without
from tests.games.senjutsu.solo_packs import enemy, solo_card

SIDLE = "solo.cards.sidle"
CUT = "solo.cards.common_cut"
DOUBLE = "solo.cards.double_cut"
BEHIND = "solo.cards.strike_from_behind"
ARROW = "solo.cards.aimed_arrow"
GUARD = "solo.cards.raised_blade"
YARI = "solo.enemies.ashigaru_yari"
NINJA = "solo.characters.ninja"
HORDE = "solo.horde"


def on(slug: str, /, **fields: Json) -> Plant:
    """Changes fields of a solo card."""
    return lambda tree: solo_card(tree, slug).update(fields)


def lacking(slug: str, field: str) -> Plant:
    return lambda tree: solo_card(tree, slug).pop(field)


def attack(slug: str, **fields: Json) -> Plant:
    return on(slug, attack=fields)


def who(name: str, /, **fields: Json) -> Plant:
    """Changes fields of an enemy."""
    return lambda tree: enemy(tree, name).update(fields)


def half(**fields: Json) -> Plant:
    """Changes fields of the solo half."""
    return lambda tree: tree["solo"].update(fields)


def at(section: str, number: int, /, **fields: Json) -> Plant:
    """Changes fields of what stands so far down a list."""
    return lambda tree: tree["solo"][section][number].update(fields)


def horde(**fields: Json) -> Plant:
    return lambda tree: tree["solo"]["horde"].update(fields)


def emptied(*decks: int) -> Plant:
    """No cards in these pick decks."""

    def plant(tree: Json) -> None:
        cards = tree["solo"]["cards"]
        tree["solo"]["cards"] = [card for card in cards if card.get("deck") not in decks]

    return plant


F = {"F": {"w": 1}}
REACHED = {"rank": "wood", "stage": 1, "wave": 1}

OF_SOLO_CARDS = [
    Fault("a card without a kind", lacking("sidle", "kind"), "pack-missing", SIDLE),
    Fault("a kind that is none", on("sidle", kind="stroll"), "pack-misfit", f"{SIDLE}.kind"),
    Fault("a field of another kind", on("sidle", counter=[5]), "pack-unknown", SIDLE),
    Fault("an attack without anything else", lacking("common_cut", "otherwise"), "pack-missing", CUT),
    Fault("a number of a card twice", on("sidle", id="005"), "pack-twice", "solo.cards.unsure_grip.id"),
    Fault("a number with a blank", on("sidle", id="0 4"), "pack-number", f"{SIDLE}.id"),
    Fault("a slug of the duel", on("sidle", slug="plain_cut"), "pack-twice", "solo.cards.plain_cut.slug"),
    Fault("a slug of a status card", on("sidle", slug="limp"), "pack-twice", "solo.cards.limp.slug"),
    Fault("a slug in capitals", on("sidle", slug="Sidle"), "pack-id", "solo.cards.Sidle.slug"),
    Fault(
        "an English name twice",
        on("sidle", name={"en": "Unsure Grip"}),
        "pack-twice",
        "solo.cards.unsure_grip.name.en",
    ),
    Fault("no English name", on("sidle", name={"uk": "Крок"}), "pack-missing", f"{SIDLE}.name"),
    Fault("no pick deck and no owner", lacking("sidle", "deck"), "pack-solo-home", SIDLE),
    Fault("a pick deck and an owner", on("sidle", owner="ronin"), "pack-solo-home", SIDLE),
    Fault("a ninth pick deck", on("sidle", deck=9), "pack-range", f"{SIDLE}.deck"),
    Fault(
        "a nightmare among meditations",
        on("sidle", nightmare=True),
        "pack-solo-nightmare",
        f"{SIDLE}.nightmare",
    ),
    Fault(
        "a plain card among nightmares",
        lacking("executioner", "nightmare"),
        "pack-solo-nightmare",
        "solo.cards.executioner.nightmare",
    ),
    Fault("an owner that is nobody", on("growl", owner="geisha"), "pack-choice", "solo.cards.growl.owner"),
    Fault(
        "two nightmares of one character",
        on("growl", nightmare=True),
        "pack-solo-two-nightmares",
        "solo.cards.black_circle.nightmare",
    ),
    Fault("an initiative of ten", on("sidle", initiative=10), "pack-range", f"{SIDLE}.initiative"),
    Fault(
        "an attack at a value of choice",
        on("common_cut", initiative={"choose": [6, 5]}),
        "pack-type",
        f"{CUT}.initiative",
    ),
    Fault(
        "values that rise",
        on("raised_blade", initiative={"choose": [4, 7]}),
        "pack-falling",
        f"{GUARD}.initiative",
    ),
    Fault("a meditation of nothing", on("sidle", effects=[]), "pack-nothing", f"{SIDLE}.effects"),
    Fault("an effect of nothing", on("sidle", effects=[{}]), "pack-one-word", f"{SIDLE}.effects[0]"),
    Fault(
        "an effect of two words",
        on("sidle", effects=[{"go": 1, "retreat": 1}]),
        "pack-one-word",
        f"{SIDLE}.effects[0]",
    ),
    Fault("a walk of nine", on("sidle", effects=[{"go": 9}]), "pack-range", f"{SIDLE}.effects[0].go"),
    Fault(
        "a retreat of nine",
        on("sidle", effects=[{"retreat": 9}]),
        "pack-range",
        f"{SIDLE}.effects[0].retreat",
    ),
    Fault(
        "a manner before",
        on("sidle", effects=[{"manner": "left"}]),
        "pack-word",
        f"{SIDLE}.effects[0].manner",
    ),
    Fault("no movement instead", on("common_cut", otherwise=[]), "pack-nothing", f"{CUT}.otherwise"),
    Fault("a step of nine", attack("common_cut", steps=9, cells=F), "pack-range", f"{CUT}.attack.steps"),
    Fault("an attack on no cell", attack("common_cut", steps=1), "pack-attack-shape", f"{CUT}.attack"),
    Fault("half a cell", attack("common_cut", cells={"F+": {"w": 1}}), "pack-cell", f"{CUT}.attack.cells"),
    Fault(
        "a cell that does nothing",
        attack("common_cut", cells={"F": {}}),
        "pack-nothing",
        f"{CUT}.attack.cells.F",
    ),
    Fault(
        "a mark", attack("common_cut", cells={"F": {"mark": True}}), "pack-not-here", f"{CUT}.attack.cells.F"
    ),
    Fault(
        "mods of a duel",
        attack("common_cut", cells=F, mods=[{"pay": 1, "add": F}]),
        "pack-unknown",
        f"{CUT}.attack",
    ),
    Fault(
        "a mode without a range",
        attack("common_cut", mode="aimed", hit={"w": 1}),
        "pack-mode-range",
        f"{CUT}.attack",
    ),
    Fault("a range of thirteen", on("aimed_arrow", range=13), "pack-range", f"{ARROW}.range"),
    Fault("a range of cells", attack("aimed_arrow", cells=F), "pack-solo-range", f"{ARROW}.attack.cells"),
    Fault(
        "a bonus where nothing is struck",
        attack("strike_from_behind", cells=F, bonus={"rear": {"B": {"w": 1}}}),
        "pack-solo-bonus",
        f"{BEHIND}.attack.bonus.rear",
    ),
    Fault(
        "a bonus of no cell",
        attack("strike_from_behind", cells=F, bonus={"masked": {}}),
        "pack-nothing",
        f"{BEHIND}.attack.bonus.masked",
    ),
    Fault(
        "a bonus of nothing",
        attack("strike_from_behind", cells=F, bonus={"rear": {"F": {}}}),
        "pack-nothing",
        f"{BEHIND}.attack.bonus.rear.F",
    ),
    Fault(
        "a bonus for a good mood",
        attack("strike_from_behind", cells=F, bonus={"mood": F}),
        "pack-word",
        f"{BEHIND}.attack.bonus",
    ),
    Fault(
        "a second blow that is not later",
        on("double_cut", parts=[{"initiative": 6, "attack": {"cells": F}}]),
        "pack-part-lower",
        f"{DOUBLE}.parts[0].initiative",
    ),
    Fault(
        "a second blow at no cell",
        on("double_cut", parts=[{"initiative": 3, "attack": {}}]),
        "pack-attack-shape",
        f"{DOUBLE}.parts[0].attack",
    ),
    Fault(
        "a counter at ten", on("broad_swing", counter=[10]), "pack-range", "solo.cards.broad_swing.counter"
    ),
    Fault(
        "a counter that rises",
        on("broad_swing", counter=[5, 6]),
        "pack-solo-counter",
        "solo.cards.broad_swing.counter",
    ),
    Fault("a block twice", on("raised_blade", order=["block", "block"]), "pack-twice", f"{GUARD}.order"),
    Fault("a block alone", on("raised_blade", order=["block"]), "pack-length", f"{GUARD}.order"),
    Fault(
        "a block of no cell", on("raised_blade", block={"cells": {}}), "pack-nothing", f"{GUARD}.block.cells"
    ),
    Fault(
        "a block at one value",
        on("raised_blade", block={"cells": {"F": [7]}}),
        "pack-solo-block",
        f"{GUARD}.block.cells.F",
    ),
    Fault(
        "a counter in the block",
        on("raised_blade", block={"cells": {"F": "all"}, "counter": [7]}),
        "pack-not-here",
        f"{GUARD}.block",
    ),
    Fault("no movement beside a block", on("raised_blade", move=[]), "pack-nothing", f"{GUARD}.move"),
]

OF_SOLO = [
    Fault("a solo half that is a list", lambda tree: tree.update(solo=[]), "pack-type", "solo"),
    Fault("a solo half with a song", half(song="la"), "pack-unknown", "solo"),
    Fault("no wound limits", half(wound_limits=[]), "pack-range", "solo.wound_limits"),
    Fault("a wound limit of nothing", half(wound_limits=[0]), "pack-range", "solo.wound_limits"),
    Fault("a track without the left", at("track", 0, manner="right"), "pack-solo-lacks", "solo.track"),
    Fault("a manner twice", at("track", 2, manner="middle"), "pack-twice", "solo.track[2].manner"),
    Fault("two manners on one cell", at("track", 2, cell="F"), "pack-twice", "solo.track[2].cell"),
    Fault("a ninth pick deck", at("pick_decks", 7, number=9), "pack-range", "solo.pick_decks[7].number"),
    Fault("no eighth pick deck", at("pick_decks", 7, number=9), "pack-solo-lacks", "solo.pick_decks"),
    Fault("a pick deck twice", at("pick_decks", 7, number=1), "pack-twice", "solo.pick_decks[7].number"),
    Fault(
        "a pick deck without a name", at("pick_decks", 7, name={}), "pack-missing", "solo.pick_decks[7].name"
    ),
    Fault("nobody to fight", both(half(enemies=[]), half(horde=None)), "pack-range", "solo.enemies"),
    Fault(
        "an enemy twice", who("ashigaru_yari", id="arquebusier"), "pack-twice", "solo.enemies.arquebusier.id"
    ),
    Fault("an enemy in capitals", who("ashigaru_yari", id="Yari"), "pack-id", "solo.enemies.Yari.id"),
    Fault(
        "an enemy called like a character",
        who("ashigaru_yari", id="ronin"),
        "pack-twice",
        "solo.enemies.ronin.id",
    ),
    Fault("an enemy without a name", who("ashigaru_yari", name={}), "pack-missing", f"{YARI}.name"),
    Fault("no standees", who("ashigaru_yari", standees=0), "pack-range", f"{YARI}.standees"),
    Fault("no distance", who("ashigaru_yari", distance={}), "pack-solo-distance", f"{YARI}.distance"),
    Fault(
        "two distances",
        who("ashigaru_yari", distance={"exact": 1, "at_least": 2}),
        "pack-solo-distance",
        f"{YARI}.distance",
    ),
    Fault(
        "a distance of nothing", who("ashigaru_yari", distance={"exact": 0}), "pack-range", f"{YARI}.distance"
    ),
    Fault("a recipe of nothing", who("ashigaru_yari", recipe=[]), "pack-nothing", f"{YARI}.recipe"),
    Fault("a recipe from nowhere", who("ashigaru_yari", recipe=[9]), "pack-range", f"{YARI}.recipe"),
    Fault("a recipe of thirteen", who("ashigaru_yari", recipe=[3] * 13), "pack-range", f"{YARI}.recipe"),
    Fault("a recipe from an empty pick deck", emptied(3), "pack-solo-empty", f"{YARI}.recipe"),
    Fault(
        "an empty deck for the last card",
        emptied(6),
        "pack-solo-empty",
        "solo.enemies.ashigaru_yumi.extra.from",
    ),
    Fault("no melee attacks", emptied(4), "pack-solo-empty", "solo.cards"),
    Fault(
        "no more cards", who("ashigaru_yari", extra={"n": 0, "from": [3]}), "pack-range", f"{YARI}.extra.n"
    ),
    Fault(
        "more from nowhere",
        who("ashigaru_yari", extra={"n": 1, "from": []}),
        "pack-nothing",
        f"{YARI}.extra.from",
    ),
    Fault(
        "more from one deck twice",
        who("ashigaru_yari", extra={"n": 1, "from": [3, 3]}),
        "pack-twice",
        f"{YARI}.extra.from",
    ),
    Fault("a stranger without a name", who("ninja", name={}), "pack-solo-name", f"{NINJA}.name"),
    Fault(
        "a name for the Ronin",
        who("ronin", name={"en": "Wolf"}),
        "pack-solo-name",
        "solo.characters.ronin.name",
    ),
    Fault("a character twice", who("ninja", id="musashi"), "pack-twice", "solo.characters.musashi.id"),
    Fault("an unknown rule", who("ninja", rule="flies"), "pack-word", f"{NINJA}.rule"),
    Fault("a pair of one", who("ninja", rule="pair"), "pack-solo-pair", f"{NINJA}.partner"),
    Fault("a partner for nothing", who("ninja", partner="monk"), "pack-solo-pair", f"{NINJA}.partner"),
    Fault(
        "a partner of its own", who("ninja", rule="pair", partner="ninja"), "pack-choice", f"{NINJA}.partner"
    ),
    Fault(
        "a recipe beside one's own cards",
        who("ninja", rule="own_cards_only"),
        "pack-solo-own-cards",
        f"{NINJA}.recipe",
    ),
    Fault(
        "a poison that is nowhere",
        without("statuses", "strong_poison"),
        "pack-no-poison",
        "solo.cards.vipers_kiss.attack.cells.F",
    ),
    Fault("no waves", horde(waves=[]), "pack-range", f"{HORDE}.waves"),
    Fault("a wave of nobody", horde(waves=[{}], ranks=[]), "pack-range", f"{HORDE}.waves[0]"),
    Fault("a wave of strangers", horde(waves=[{"ninja": 1}]), "pack-choice", f"{HORDE}.waves[0]"),
    Fault(
        "more leaders than standees",
        horde(waves=[{"samurai_leader": 2}]),
        "pack-range",
        f"{HORDE}.waves[0].samurai_leader",
    ),
    Fault(
        "five on four cells",
        horde(waves=[{"ashigaru_katana": 3, "ashigaru_yari": 2}]),
        "pack-range",
        f"{HORDE}.waves[0]",
    ),
    Fault("nobody's place to take", horde(replaced="ninja"), "pack-choice", f"{HORDE}.replaced"),
    Fault("a horde that cannot fall", horde(wound_limit=0), "pack-range", f"{HORDE}.wound_limit"),
    Fault("a horde that gets weaker", horde(per_stage=-1), "pack-range", f"{HORDE}.per_stage"),
    Fault("a noble of great wealth", horde(noble_focus=4), "pack-range", f"{HORDE}.noble_focus"),
    Fault(
        "a rank before the first stage",
        horde(ranks=[REACHED | {"stage": 0}]),
        "pack-range",
        f"{HORDE}.ranks[0].stage",
    ),
    Fault(
        "a rank after the last wave",
        horde(ranks=[REACHED | {"wave": 5}]),
        "pack-range",
        f"{HORDE}.ranks[0].wave",
    ),
    Fault("a rank twice", horde(ranks=[REACHED, REACHED | {"wave": 2}]), "pack-solo-ranks", f"{HORDE}.ranks"),
    Fault(
        "a higher rank at once",
        horde(ranks=[REACHED, REACHED | {"rank": "steel"}]),
        "pack-solo-ranks",
        f"{HORDE}.ranks",
    ),
]
