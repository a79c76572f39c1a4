"""Playing Samurai Sword in both clients: part by part, why not, who is who, whole games."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games.samurai_sword.pieces import CARDS, HAND
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.seats import letter
from tatami.terminal.asking import Asking
from tatami.terminal.boards import board_for
from tatami.terminal.host import LocalTable
from tatami.terminal.painted import Painted
from tests.games.samurai_sword.scenes import scene
from tests.games.scenes import play
from tests.terminal.pilots import LARGE, SMALL, Hand, on_the_mat
from tests.terminal.tables import a_table, table_of, typed, walk

COUNTS = (3, 5, 7)
LANGUAGES = ("en", "uk", "ru")


def seats_for(count: int) -> str:
    return ",".join(["you"] + ["random"] * (count - 1))


def at(position: SamuraiSword, lang: str = "en") -> LocalTable:
    return table_of(position, seats_for(position.seats), lang)


# --- choosing part by part ------------------------------------------------------------------------


def asking_at(position: SamuraiSword) -> Asking:
    table = at(position)
    return Asking(table, board_for(table.rules), 0)


def test_card_then_player_then_which_of_the_players_cards() -> None:
    asking = asking_at(scene(7, hands={"A": "geisha bo parry"}, play={"B": "armor focus"}))
    assert asking.labels[0].startswith("Bō: reach 2, 1 wound")
    geisha = next(k for k, label in enumerate(asking.labels) if label.startswith("Geisha"))
    assert asking.take(geisha) is None
    assert asking.labels[:3] == [
        "Botan › a random card from hand",
        "Chie › a random card from hand",
        "Daiki › a random card from hand",
    ]
    assert asking.touch("seat.B") == (True, None)
    assert asking.labels == ["a random card from hand", "Focus", "Armor"]
    assert asking.choice.so_far == ["Geisha", "Botan"]
    assert asking.touch("seat.B.armor") == (True, None)
    _, answer = asking.touch("seat.B.armor")
    assert answer is not None
    assert answer.text == "play geisha > B.armor"


def test_touching_anything_of_a_player_names_the_player_where_only_that_can_be_meant() -> None:
    asking = asking_at(scene(7, hands={"A": "bo kiseru parry"}))
    asking.touch("hand.A/bo")
    asking.touch("seat.C.resilience")
    assert [answer.text for answer in asking.choice.left] == ["attack bo > C"]


def test_once_the_card_is_chosen_offers_say_only_whom_and_what_comes_of_it() -> None:
    asking = asking_at(scene(5, hands={"A": "katana kiseru bokken parry bo"}))
    asking.touch("hand.A/katana")
    assert asking.labels[0] == "Botan (Difficulty 1; if not parried, 3 wounds, 2 Resilience left)"


def test_nobunaga_draws_by_touching_resilience_and_ieyasu_by_touching_the_discard_pile() -> None:
    spends = asking_at(scene(5, "nobunaga hideyoshi goemon ieyasu tomoe"))
    spends.touch("seat.A.resilience")
    assert [answer.text for answer in spends.choice.left] == ["spend"]
    takes = scene(5, "ieyasu hideyoshi goemon nobunaga tomoe", turn="E", deck="bokken*4", discard="katana")
    asking = asking_at(play(takes, "end"))
    assert asking.choice.touchable == {"deck", "discard"}
    asking.touch("discard")
    assert asking.labels == ["From the top of the discard pile (Katana)"]


# --- why not --------------------------------------------------------------------------------------


def reason_for(position: SamuraiSword, *things: str) -> str:
    """The code of the reason for touching the last thing after the others."""
    asking = asking_at(position)
    for thing in things[:-1]:
        fits, _ = asking.touch(thing)
        assert fits
    reason = asking.why_not(things[-1])
    return reason.code if reason else ""


def test_every_card_that_cannot_be_played_says_why() -> None:
    assert reason_for(scene(5, hands={"A": "parry"}), "hand.A/parry") == "parry-is-an-answer"
    spent = scene(5, hands={"A": "katana"}, weapons_played=1)
    assert reason_for(spent, "hand.A/katana") == "weapon-limit"
    armored = dict.fromkeys("BE", "armor")
    assert reason_for(scene(5, hands={"A": "bokken"}, play=armored), "hand.A/bokken") == "too-well-armored"
    second = scene(5, hands={"A": "bushido"}, play={"C": "bushido"})
    assert reason_for(second, "hand.A/bushido") == "one-bushido"
    empty = dict.fromkeys("BCDE", "")
    assert reason_for(scene(5, hands={"A": "diversion", **empty}), "hand.A/diversion") == "no-card-to-take"
    attacked = play(scene(5, turn="B", hands={"A": "bokken geisha", "B": "bo"}), "attack bo > A")
    assert reason_for(attacked, "hand.A/bokken") == "no-parry-symbol"
    assert reason_for(attacked, "hand.A/geisha") == "no-parry-symbol"


def test_every_card_of_every_hand_leads_to_an_answer_or_a_reason() -> None:
    table = a_table("samurai-sword", seats_for(5), seed="2")
    board = board_for(table.rules)
    for seat in walk(table, Random("why")):
        asking = Asking(table, board, seat)
        for card in set(table.view(seat).faces(HAND[seat])):
            thing = f"hand.{letter(seat)}/{CARDS[card]}"
            if thing in asking.choice.touchable:
                continue
            if type(table.question).__name__ == "DrawSource":
                continue  # nobody asks for a card there: it tells what the card does
            reason = asking.why_not(thing)
            assert reason is not None, (table.question, thing)
            assert reason.clauses


def test_every_player_that_a_chosen_weapon_cannot_hit_says_why() -> None:
    hands = {"A": "bokken kiseru", "E": ""}
    assert reason_for(scene(5, hands=hands), "hand.A/bokken", "seat.C") == "too-far"
    assert reason_for(scene(5, hands=hands), "hand.A/bokken", "seat.C.resilience") == "too-far"
    assert reason_for(scene(5, hands=hands), "hand.A/bokken", "seat.E") == "harmless-without-cards"
    assert reason_for(scene(5, hands={"A": "diversion bo"}), "hand.A/diversion", "seat.A") == (
        "diversion-not-oneself"
    )


def test_secrets_and_piles_say_why_they_are_closed() -> None:
    position = scene(5)
    assert reason_for(position, "seat.B.role") == "roles-are-secret"
    assert reason_for(position, "seat.B.hand") == "hands-are-secret"
    assert reason_for(position, "deck") == "deck-is-face-down"
    assert reason_for(position, "discard") == "only-ieyasu"
    assert reason_for(position, "seat.A.resilience") == "recover-only-with-none"


def test_nobody_is_told_of_cards_that_nobody_holds() -> None:
    asking = asking_at(scene(5, hands={"A": "parry bokken"}))
    assert {reason.code for _, reason in asking.refusals()} == {"parry-is-an-answer", "too-far"}
    assert asking.refusals()[0][0] == "Parry"


# --- who is who -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", range(3, 8))
def test_who_is_who_explains_everybody_and_everything(count: int, lang: str) -> None:
    table = a_table("samurai-sword", seats_for(count), lang=lang)
    view, teller = table.view(0), table.teller(0)
    entries = board_for(table.rules).who(view, teller, is_drawn=True)
    text = "\n".join(f"{entry.title}: {entry.text}" for entry in entries)
    for seat, character in enumerate(view.table.characters):
        assert table.names[seat] in text
        about = teller.explain_named("character", character)
        assert about is not None
        assert about in text
    assert len([entry for entry in entries if entry.thing == "role"]) == {3: 2, 4: 3}.get(count, 4)
    assert len([entry for entry in entries if entry.thing == "distance"]) == count
    assert all(teller.explain(card) in text for card in range(len(CARDS)))  # type: ignore[operator]
    assert [entry.title for entry in entries if entry.thing == "sign"] == ["→", "╱", "●", "✿", "手", "▶"]


def test_points_are_counted_where_the_role_is_known() -> None:
    roles = "shogun ninja_2 samurai ninja_1"
    position = scene(roles, hands={"A": "daimyo*2 parry"}, honor={"A": 4})
    board = board_for(position.rules)
    table = at(position)
    mine = board.entry(table.view(0), table.teller(0), "seat.A")
    other = board.entry(table.view(0), table.teller(0), "seat.B")
    assert mine is not None
    assert other is not None
    assert "Points so far: 4 × 1 + 2 = 6." in mine.text
    assert "Points" not in other.text
    unsure = board.entry(table.view(1), table.teller(1), "seat.B")
    assert unsure is not None
    assert "Points so far: 3 × 1 = 3 or 3 × 2 = 6." in unsure.text, "2 stars cannot tell (SAM-R96)"


def test_multipliers_stand_beside_the_roles() -> None:
    for count, ronin in ((5, "×2"), (6, "×3"), (7, "×3")):
        table = a_table("samurai-sword", seats_for(count))
        entries = board_for(table.rules).who(table.view(0), table.teller(0), is_drawn=False)
        titles = [entry.title for entry in entries if entry.thing == "role"]
        assert f"Ronin, 1 player, Honour {ronin}" in titles


# --- the drawn client -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_touching_an_unplayable_card_shows_reason_and_clause_and_a_character_its_ability(
    size: tuple[int, int],
) -> None:
    async def script(hand: Hand) -> None:
        await hand.touch("hand.A/parry")
        assert "(SAM-69, " in hand.bubble
        await hand.touch("seat.C.character")
        assert "Goemon may play 1 more Weapon" in hand.bubble
        await hand.touch("hand.A/bokken")
        await hand.touch("seat.C")
        assert "(SAM-85" in hand.bubble
        assert hand.says("#ask").endswith("› Bokken")

    on_the_mat(at(scene(5, hands={"A": "parry bokken kiseru"})), script, size)


def test_the_card_in_the_middle_can_be_touched() -> None:
    async def aims(hand: Hand) -> None:
        await hand.touch("hand.A/bokken")
        await hand.touch("aimed")
        assert hand.bubble == "That is no part of the present decision."

    async def is_attacked(hand: Hand) -> None:
        await hand.touch("resolving")
        assert "Bō (in the game: 5)" in hand.bubble

    on_the_mat(at(scene(5, hands={"A": "bokken kiseru"})), aims, LARGE)
    attack = play(scene(5, turn="B", hands={"A": "parry", "B": "bo"}), "attack bo > A")
    on_the_mat(at(attack), is_attacked, LARGE)


def test_a_card_under_the_cursor_says_why_not_and_what_it_is() -> None:
    async def script(hand: Hand) -> None:
        asking = hand.mat.asking
        assert asking is not None
        asking.thing = "hand.A/parry"
        await hand.press("w")
        assert "SAM-69" in hand.bubble
        await hand.press("i")
        assert hand.sheet == "Reading"
        reader = hand.app.screen.query_one("OptionList")
        assert "Parry" in hand.reading[reader.highlighted]  # type: ignore[attr-defined]
        await hand.press("i")
        assert hand.sheet == ""

    on_the_mat(at(scene(5, hands={"A": "parry bokken kiseru"})), script)


@pytest.mark.parametrize("key", ["i", "ш"])
def test_i_opens_who_is_who(key: str) -> None:
    async def script(hand: Hand) -> None:
        await hand.press(key)
        assert any("Тійоме" in line for line in hand.reading)
        assert not any("Самурай, роль" in line for line in hand.reading)
        await hand.press("escape")
        assert hand.sheet == ""

    on_the_mat(a_table("samurai-sword", seats_for(5), lang="uk"), script)


def test_seven_answers_are_all_seen_in_a_small_terminal() -> None:
    async def script(hand: Hand) -> None:
        answers = hand.mat.query_one("#answers", Painted)
        last = answers.area("offer.6")
        assert last is not None
        assert last.y + last.height <= hand.mat.query_one("#offers").size.height
        assert hand.offers[6] == "End the Play phase"

    hands = {"A": "bokken wakizashi katana geisha diversion breathing"}
    on_the_mat(at(scene(5, hands=hands)), script, SMALL)


def test_after_a_resize_the_log_stays_at_its_newest_line() -> None:
    async def script(hand: Hand) -> None:
        rail = hand.mat.query_one("#rail")
        for size in (SMALL, LARGE, SMALL):
            await hand.resize(size, lambda: rail.scroll_offset.y == rail.max_scroll_y)
            await hand.pilot.pause(0.1)
            assert rail.scroll_offset.y == rail.max_scroll_y
            assert size != SMALL or rail.max_scroll_y > 0

    on_the_mat(a_table("samurai-sword", seats_for(7)), script, LARGE)


def test_games_with_nothing_to_look_up_say_so() -> None:
    async def script(hand: Hand) -> None:
        await hand.press("i")
        assert hand.sheet == ""
        assert "nothing of the kind" in hand.bubble

    on_the_mat(a_table("tenno"), script)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "size"), [(3, SMALL), (7, SMALL), (7, LARGE)])
def test_a_whole_game_can_be_played_by_keys_alone(count: int, size: tuple[int, int]) -> None:
    table = a_table("samurai-sword", seats_for(count), lang="uk")

    async def script(hand: Hand) -> None:
        for _ in range(3000):
            if hand.sheet:
                break
            await hand.press("1" if hand.mat.asking else "space")
        assert table.outcome is not None
        await hand.press("enter")

    assert on_the_mat(table, script, size) is True


# --- the plain client -----------------------------------------------------------------------------


def test_why_understands_the_name_of_a_card_in_any_spelling() -> None:
    table = at(scene(5, hands={"A": "parry battle_cry kiseru"}), "uk")
    out = typed(table, "чому Захист", "why parry", "why Бойовий клич", "why battle cry", "why", "quit")
    assert out.count("(SAM-69, ") == 3
    assert out.count("SAM-69. ") == 2
    assert out.count(table.words.text("terminal-allowed")) == 2


def test_why_names_a_card_that_is_not_in_hand() -> None:
    out = typed(at(scene(5, hands={"A": "bokken"})), "why katana", "why tea ceremony", "quit")
    assert "You have no Katana in hand. (SAM-59)" in out
    assert "You have no Tea Ceremony in hand. (SAM-59)" in out
    uk = typed(at(scene(5, hands={"A": "bokken"}), "uk"), "why катана", "quit")
    assert "У вашій руці немає «Катани»." in uk


def test_why_names_the_players_that_an_allowed_weapon_does_not_reach() -> None:
    out = typed(at(scene(5, hands={"A": "bokken"}, play={"B": "armor"})), "why bokken", "quit")
    lines = out.splitlines()
    told = lines[lines.index("You may do that now, but not everything:") + 1 :]
    assert told[0].startswith("Bokken › Botan: Bokken reaches only Difficulty 1.")
    assert [line.partition(":")[0] for line in told[1:3]] == ["Bokken › Chie", "Bokken › Daiki"]
    free = typed(at(scene(5, hands={"A": "daimyo"})), "why daimyo", "quit")
    assert "You may do that now." in free


@pytest.mark.parametrize("line", ["attack bokken > Botan", "Attack Bokken>botan"])
def test_a_player_may_be_named_instead_of_the_seat(line: str) -> None:
    out = typed(at(scene(5, hands={"A": "bokken parry"})), line, "quit")
    assert "You attack Botan with Bokken." in out
    wrong = typed(at(scene(5, hands={"A": "bokken parry"})), "attack bokken > Nobody", "quit")
    assert "You attack" not in wrong


def test_who_finds_a_seat_by_its_letter_and_explains_harmless_players() -> None:
    out = typed(at(scene(7)), "who F", "who harmless", "quit").splitlines()
    assert len([line for line in out if line.startswith("F Fumio, ")]) == 1
    assert not any(line.startswith("From ") for line in out)
    assert any(line.startswith("Harmless: A player without Resilience") for line in out)
    for lang, said in (("uk", "хто знекровлений"), ("uk", "хто знекровлено"), ("ru", "кто обескровленный")):
        assert "SAM-44" in typed(at(scene(7), lang), said, "quit")


def test_who_tells_everything_or_what_is_asked_for() -> None:
    table = a_table("samurai-sword", seats_for(5))
    out = typed(table, "who hanzō", "who nobody", "who", "quit").splitlines()
    assert len([line for line in out if line.startswith("C Chie, Hanzō (4), role unknown: ")]) == 2
    assert "Nothing here is called “nobody”." in out
    assert any(line.startswith("From Botan: Chie 1, ") for line in out)
    assert not any(sign in "\n".join(out) for sign in "→╱✿手刀"), "signs are for those who see them"


def test_ones_own_secrets_are_role_character_and_cards() -> None:
    out = typed(a_table("samurai-sword", seats_for(5)), "hand", "quit").splitlines()
    assert any(line.startswith("Shogun. Wins together with the Samurai") for line in out)
    assert any(line.startswith("Chiyome. Only Weapons") for line in out)
    assert any(line.startswith("Parry. Stops a Weapon") for line in out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_a_whole_game_can_be_typed(count: int, lang: str) -> None:
    table = a_table("samurai-sword", seats_for(count), lang=lang)
    out = typed(table, *(["1"] * 2000))
    assert table.outcome is not None
    assert "terminal-" not in out
    assert "samurai-sword-" not in out
