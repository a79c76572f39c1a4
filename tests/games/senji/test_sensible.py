"""The sensible player: sees only views and events, deals and remembers, attacks by the odds (ledger 9)."""

from __future__ import annotations

import re
from random import Random

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.board import remember
from tatami.games.senji.bot import SensibleSenji
from tatami.games.senji.events.battle import BattleBegan
from tatami.games.senji.notes import Letter
from tatami.games.senji.pieces import words_to
from tatami.games.senji.rules.promises import judge_promises
from tatami.games.senji.table import Senji
from tatami.games.senji.wits import weights
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import letter, seat_of
from tatami.kernel.views import events_for
from tatami.players.match import play_match
from tatami.players.player import RandomPlayer
from tests.games.senji import scenes_autumn, scenes_summer
from tests.games.senji.scenes_summer import told
from tests.games.senji.scenes_winter import all_ready, can_add, do, say, winter
from tests.games.senji.sitters import Sitter, answer_of


def played(seats: int, seed: str, options: dict[str, object] | None = None) -> tuple[Senji, list[str]]:
    players = [SensibleSenji(seat, seats, seat) for seat in range(seats)]
    match = play_match(RULES, seats, options, players, seed)
    return match.game, [f"{letter(seat)}: {answer.text}" for seat, answer in match.acts]


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_sensible_players_make_a_shogun_in_a_few_years_and_play_alike_from_the_same_seed(seats: int) -> None:
    g, said = played(seats, f"alike {seats}")
    assert g.outcome is not None
    assert g.outcome.how == "shogun"
    assert 2 <= g.table.year <= 12
    assert said == played(seats, f"alike {seats}")[1]


def test_one_sensible_among_random_players_wins_nearly_always() -> None:
    wins = 0
    for game in range(8):
        chair = game % 4
        players = [SensibleSenji(s, 4, s) if s == chair else RandomPlayer(s, 4, s) for s in range(4)]
        outcome = play_match(RULES, 4, None, players, f"one of four {game}").game.outcome
        assert outcome is not None
        wins += outcome.winners == (chair,)
    assert wins >= 6


def test_sensible_players_exchange_cards_and_keep_their_word() -> None:
    g, _ = played(5, "honest", {"winter": "glass"})
    deeds = dict(zip(RULES.measures["deed"], zip(*RULES.measures_of(g)["deed"], strict=True), strict=True))
    assert sum(deeds["exchanges"]) >= 10
    assert sum(deeds["kept"]) > sum(deeds["broken"])
    assert sum(deeds["hosted"]) == g.table.year


# --- Winter -------------------------------------------------------------------------------------

FAIR = "letter A: give yellow_member_wife, ask green_member_wife"
DEAR = "letter A: give black_support_1, ask green_member_heir"
FOUR_FAMILIES = "yellow_trade_1 blue_trade_2 red_trade_3 violet_trade_1"


def test_a_fair_exchange_is_accepted() -> None:
    assert answer_of(say(winter(), "B", FAIR), "A") == "accept B"


def test_a_broken_promise_is_remembered() -> None:
    """B has sworn peace and attacked; a year later the same fair offer is left lying."""
    past = all_ready(say(winter(), "B", "letter A: vow peace"))
    remember(past, "attack", seat_of("B"), seat_of("A"), past.table.box.region["owari"])
    judge_promises(past)
    later = Sitter(say(winter(), "B", FAIR), "A")
    later.bot.observe(events_for(past, later.seat))
    assert later.bot.memory.grudge[seat_of("B")] >= weights.SULKS
    assert not [text for text in later.all_it_says("ready") if " B" in text.split(":")[0]]
    kept = all_ready(say(winter(), "B", "letter A: vow peace"))
    judge_promises(kept)
    friend = Sitter(say(winter(), "B", FAIR), "A")
    friend.bot.observe(events_for(kept, friend.seat))
    assert friend.bot.memory.grudge[seat_of("B")] < 0
    assert friend.answer() == "accept B"


def test_an_offer_that_completes_five_families_is_accepted() -> None:
    assert answer_of(say(winter(), "C", DEAR), "A") != "accept C"
    g = winter(hands={"A": FOUR_FAMILIES})
    assert answer_of(say(g, "C", DEAR), "A") == "accept C"


def test_a_leader_at_55_gets_nothing() -> None:
    g = winter()
    g.table.honour = (20, 55, 20, 20)
    said = Sitter(say(g, "B", FAIR), "A").all_it_says("ready")
    assert not [text for text in said if " B" in text.split(":")[0]], "no answer, no letter"
    assert [text for text in said if text.startswith("letter C")]


def test_a_gift_is_taken_even_from_a_leader() -> None:
    g = winter()
    g.table.honour = (20, 55, 20, 20)
    assert answer_of(say(g, "B", "letter A: give yellow_member_heir"), "A") == "accept B"


def test_a_wish_is_met_with_a_member_as_high_as_the_one_given_for_it() -> None:
    g = say(winter(), "B", "letter A: give yellow_member_wife, want green.member.any")
    assert answer_of(g, "A") == "fit B: green_member_wife"


def test_questions_are_answered_truly_or_not_at_all() -> None:
    g = say(winter(), "B", "letter A: wonder hold.green.member, wonder hold.blue.trade")
    assert Sitter(g, "A").all_it_says("ready")[:2] == ["reply B yes", "reply B no"]
    g = winter()
    g.table.honour = (0, 55, 0, 0)
    assert answer_of(say(g, "B", "letter A: wonder hold.green.member"), "A") == "reply B silent"


def test_where_all_cards_are_at_home_they_are_asked_for_by_name_and_one_word_is_enough() -> None:
    g = winter()
    said = Sitter(g, "A").all_it_says("ready")
    letters = [text for text in said if text.startswith("letter")]
    assert letters
    for text in letters:
        assert re.match(r"letter [BCD]: give \w+, ask ", text), "one act, whole"
        assert answer_of(g, text[len("letter ")]) == "accept A", "what was written is liked"


def test_no_two_ask_the_same_player_for_the_same_card() -> None:
    g = winter()
    asked: list[str] = []
    for name in "BCD":
        to_a = [text for text in Sitter(g, name).all_it_says("ready") if text.startswith("letter A:")]
        asked += [card for text in to_a for card in re.findall(r"ask \w+", text)]
    assert len(asked) >= 3
    assert len(set(asked)) == len(asked)


def test_cards_that_were_picked_for_a_wish_are_looked_at_before_they_are_taken() -> None:
    g = winter()
    wish = "letter B: give green_member_wife, want yellow.member.any"
    do(g, f"A: {wish}", "B: fit A: yellow_member_wife")
    assert answer_of(g, "A") == "confirm B"
    g = winter()
    do(g, f"A: {wish}", "B: fit A: yellow_member_grandmother")
    assert answer_of(g, "A") == "withdraw B"


@pytest.mark.parametrize("seed", range(25))
def test_a_persons_letter_is_answered_or_left_lying_and_then_the_bot_is_ready(seed: int) -> None:
    """Whatever it says: it is accepted, met, countered or replied to; that it is not is a no, and no bot says
    more to it than that it is ready."""
    rng, g = Random(seed), winter(hands={"A": "blue_trade_2 yellow_member_heir red_support_3"})
    letter = "letter A:"
    for _ in range(rng.randint(1, 8)):
        notes = [text for text in can_add(g, "B", letter) if text != "openly"]
        kind = rng.choice(sorted({text.split()[0] for text in notes}))
        note = rng.choice([text for text in notes if text.startswith(kind)])
        letter += f" {note}" if letter.endswith(":") else f", {note}"
    say(g, "B", letter)
    said = Sitter(g, "A", seed).all_it_says("ready")
    left = Letter(RULES.box.notes, [p & FACE for p in g.places[words_to(4, 1, 0)]])
    assert said[-1] == "ready"
    assert not [text for text in said if text.startswith("decline")]
    assert len(left.replies) == len(left.wonders) or not left.said, "questions are always answered"
    agreed = [text for text in said if text.startswith(("accept B", "fit B"))]
    assert bool(agreed) <= (left.is_met or not left.said), said


def test_winter_ends_between_sensible_players_under_the_glass_too() -> None:
    g = winter()
    sitters = [Sitter(g, name, seed) for seed, name in enumerate("ABCD")]
    acts = 0
    while type(g.question).__name__ == "Winter":
        sitters[g.asked()[acts % len(g.asked())]].answer()
        acts += 1
        assert acts < 400


# --- war ----------------------------------------------------------------------------------------


def shinano(units: str, *enemies: str) -> Senji:
    """B's march from inland Shinano, with so many units and Oda; C holds Etchu and Echigo, D Hitachi."""
    etchu, echigo, hitachi = enemies
    return scenes_summer.scene(
        units={"B": units, "C": f"{etchu} {echigo}", "D": hitachi},
        samurai={"oda": "B shinano"},
        orders="shinano=march",
    )


def test_it_attacks_when_the_odds_are_worth_it_and_not_otherwise() -> None:
    strong = shinano("shinano*4", "etchu*3", "echigo*6", "hitachi*6")
    assert answer_of(strong, "B").startswith("land: to etchu 4")
    weak = shinano("shinano*1", "etchu*5", "echigo*6", "hitachi*6")
    answer_of(weak, "B")
    assert not told(weak, BattleBegan)


def test_it_keeps_its_word_unless_the_gain_is_large() -> None:
    """B has promised C peace: Hitachi alone is attacked, unless there is a great army to be beaten."""
    for etchu, goals in (("etchu", {"hitachi"}), ("etchu*5", {"etchu"})):
        g = shinano("shinano*6", etchu, "echigo", "hitachi")
        place = words_to(4, seat_of("B"), seat_of("C"))
        g.places[place].append(RULES.box.face["sworn:peace"] | g.layout.audiences[place])
        groups = answer_of(g, "B").partition(": ")[2].split(", ")
        assert {text.split()[1] for text in groups if text.startswith("to ")} == goals


def test_the_smallest_support_that_is_enough_is_committed() -> None:
    g = scenes_summer.scene(
        units={"B": "owari*3", "C": "echizen*3"},
        orders="owari=march",
        hands={"B": "black_support_1 black_support_2 red_support_3", "C": ""},
    )
    sitter = Sitter(g, "B")
    sitter.answer()
    scenes_summer.to_support(g)
    scenes_summer.set_dice(g, "black black black yellow yellow violet violet yellow yellow")
    assert sitter.answer() == "support black_support_1"


# --- Autumn -------------------------------------------------------------------------------------


OTHERS = ("green", "blue", "black", "red", "violet")


def test_in_autumn_envoys_sets_and_hostages_bring_what_they_can() -> None:
    g = scenes_autumn.acting(
        "A",
        hands={"A": " ".join(f"{f}_support_1" for f in OTHERS) + " green_member_heir"},
        hanafuda={"A": "plum_5 plum_6 plum_7 plum_8 iris_1"},
    )
    said = Sitter(g, "A").all_it_says("done")
    assert {text.partition(":")[0] for text in said} >= {
        "envoys",
        "combine path4",
        "display green_member_heir",
    }
