"""Samurai Sword in words that are true and natural: cards, refusals, Bushido, the lesson, the terminal."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword import events, pieces, reasons
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View, events_for
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.clauses import clause
from tests.games.samurai_sword.scenes import all_but, scene, sitting, turn_of
from tests.games.scenes import play
from tests.words.test_samurai_sword import sentences

SAMURAI_SWORD = GAMES["samurai-sword"]
NAMES = ("Akira", "Botan", "Chie", "Daichi", "Emi")
LANGUAGES = ("en", "uk", "ru")
KATANA, KISERU = pieces.CARDS.index("katana"), pieces.CARDS.index("kiseru")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def teller(lang: str, viewer: int = SPECTATOR, seats: int = 5) -> Teller:
    return Teller(Words(lang), SAMURAI_SWORD, NAMES[:seats], viewer)


def about(lang: str, card: int) -> str:
    return str(teller(lang).explain(card))


# --- what cards do ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Harmless players are not affected."),
        ("uk", "На знекровлених не діє."),
        ("ru", "На обескровленных не действует."),
    ],
)
@clause("SAM-132", "SAM-155")
def test_battle_cry_and_jujutsu_say_that_the_harmless_are_not_affected(lang: str, line: str) -> None:
    for card in (pieces.BATTLE_CRY, pieces.JUJUTSU):
        assert about(lang, card).endswith(line)


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ("in front of any player", "only one Bushido may be in play", "and discards it", "Shogun")),
        ("uk", ("перед будь-яким гравцем", "лише одне «Бусідо»", "й скидає її", "сьоґун")),
        ("ru", ("перед любым игроком", "только одно «Бусидо»", "и сбрасывает её", "сёгун")),
    ],
)
@clause("SAM-137", "SAM-138", "SAM-145", "SAM-129")
def test_bushido_says_where_it_lies_that_it_is_the_only_one_and_where_the_card_goes(
    lang: str, parts: tuple[str, ...]
) -> None:
    for part in parts:
        assert part in about(lang, pieces.BUSHIDO)


def test_bushido_is_neuter_wherever_it_is_spoken_of() -> None:
    assert "она лежит" not in about("ru", pieces.BUSHIDO)
    assert "вона лежить" not in about("uk", pieces.BUSHIDO)
    one = reasons.ONE_BUSHIDO(target=1)
    assert teller("ru").reason(one).endswith("пока его не сбросят, второе сыграть нельзя.")
    assert teller("uk").reason(one).endswith("доки його не скинуто, другого зіграти не можна.")


@every_language
@clause("SAM-138")
def test_no_card_text_of_the_terminal_says_that_bushido_always_costs_something(lang: str) -> None:
    line = Words(lang).text("terminal-samurai-effect-bushido")
    assert (
        line
        == {
            "en": "may cost a Weapon or Honour",
            "uk": "може коштувати зброї чи честі",
            "ru": "может стоить оружия или чести",
        }[lang]
    )


def test_the_terminals_battle_cry_is_no_wound_for_all() -> None:
    assert Words("uk").text("terminal-samurai-brief-battle-cry") == "захист/рана"


# --- Geisha makes others discard --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "From hand Botan discards a random card; you can choose only among the cards in play."),
        ("uk", "З руки гравець Botan скине випадкову карту; вибрати можна лише ту, що у грі."),
        ("ru", "С руки игрок Botan сбросит случайную карту; выбрать можно только ту, что в игре."),
    ],
)
@clause("SAM-152", "SAM-153")
def test_geisha_takes_no_card_but_makes_the_player_discard_it(lang: str, line: str) -> None:
    assert teller(lang, 0).reason(reasons.HAND_CARDS_ARE_RANDOM(target=1)) == line


@pytest.mark.parametrize(("lang", "word"), [("en", "discard"), ("uk", "скидає"), ("ru", "сбрасывает")])
def test_the_lesson_says_so_too(lang: str, word: str) -> None:
    assert word in lesson(lang, "properties", "geisha")


def lesson(lang: str, chapter: str, line: str) -> str:
    return Words(lang).text(f"lessons-samurai-sword-{chapter}.{line}")


@pytest.mark.parametrize(("lang", "weapon"), [("uk", "зброєю «Кісеру»"), ("ru", "оружием «Кисэру»")])
def test_the_lesson_attacks_with_a_weapon_whose_name_has_no_cases(lang: str, weapon: str) -> None:
    for chapter, line in (("properties", "first"), ("honor", "strike")):
        assert weapon in lesson(lang, chapter, line)
    assert teller(lang).face(KISERU, "ins") == weapon


# --- Bushido and the Shogun of three ----------------------------------------------------------------


def shoguns_check() -> SamuraiSword:
    g = scene(3, hands={"A": "bo"}, play={"A": "bushido"}, honor={"A": 1}, deck="parry*5 katana")
    return turn_of(g, "A")


@pytest.mark.parametrize(
    ("lang", "question", "button", "then"),
    [
        (
            "en",
            "Bushido has revealed a Weapon: discard a Weapon and pass Bushido on, or simply discard Bushido.",
            "Discard Bushido",
            "it costs you no Honour",
        ),
        (
            "uk",
            "Для «Бусідо» відкрито зброю: скиньте зброю з руки й передайте «Бусідо» далі "
            "або просто скиньте «Бусідо».",
            "Скинути «Бусідо»",
            "честі ви не втрачаєте",
        ),
        (
            "ru",
            "Для «Бусидо» открыто оружие: сбросьте оружие с руки и передайте «Бусидо» дальше "
            "или просто сбросьте «Бусидо».",
            "Сбросить «Бусидо»",
            "чести вы не теряете",
        ),
    ],
)
@clause("SAM-129", "SAM-R82")
def test_the_shogun_of_three_simply_discards_bushido(
    lang: str, question: str, button: str, then: str
) -> None:
    g, told = shoguns_check(), teller(lang, 0, 3)
    assert g.question is not None
    assert told.question(g.question) == question
    assert told.answer(say.PAY, g.question) == button
    assert told.consequence(View(g, 0), g.question, say.PAY) == then


@every_language
@clause("SAM-129", "SAM-R82")
def test_no_refusal_tells_him_to_lose_honor(lang: str) -> None:
    for refused in (reasons.CHECK_BUSHIDO_FIRST, reasons.WEAPON_OR_HONOR, reasons.HONOR_IS_PAID_TO_BUSHIDO):
        free, paying = (teller(lang).reason(refused(tokens=tokens)).lower() for tokens in (0, 1))
        assert free != paying
        token = {"en": "honour token", "uk": "жетон", "ru": "жетон"}[lang]
        assert (token in free, token in paying) == (False, True)


@clause("SAM-139")
def test_everybody_else_is_asked_for_a_weapon_or_an_honor_token() -> None:
    g = turn_of(scene(3, play={"B": "bushido"}, deck="parry*5 katana"), "B")
    assert g.question is not None
    told = teller("en", 1, 3)
    assert told.question(g.question) == "Bushido has revealed a Weapon: discard a Weapon or an Honour token."
    assert told.answer(say.PAY, g.question) == "Discard an Honour token, and Bushido with it"


@clause("SAM-129", "SAM-141")
def test_what_is_told_of_it_cites_the_rule_that_was_followed() -> None:
    assert events.HonorPaidToBushido(0, 0).cites() == ("SAM-129", "SAM-R82")
    assert events.HonorPaidToBushido(0, 1).cites() == ("SAM-141",)


@clause("SAM-46", "SAM-171")
def test_whom_a_cry_passes_over_is_told_by_what_is_said_of_that_player() -> None:
    assert events.Unaffected(0, harmless=True).cites() == ("SAM-46",)
    assert events.Unaffected(0, harmless=False).cites() == ("SAM-171",), "Chiyome is not Harmless"


# --- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "line"),
    [
        (0, "Botan has no Resilience and so is Harmless. Kojirō may ignore the Difficulty, but not that."),
        (3, "Botan has no card in hand and so is Harmless. Kojirō may ignore the Difficulty, but not that."),
    ],
)
@clause("SAM-R64")
def test_kojiro_is_told_why(left: int, line: str) -> None:
    assert teller("en").reason(reasons.HARMLESS_EVEN_SO(target=1, resilience=left)) == line


def test_who_has_had_the_turn_to_answer_is_told_whose_it_is_now() -> None:
    past = reasons.HAS_ANSWERED(card=pieces.BATTLE_CRY, target=2)
    assert teller("en").reason(past) == "Your turn to answer Battle Cry is over; now it is Chie’s."
    assert teller("uk").reason(past) == (
        "Ваша черга відповідати на «Бойовий клич» минула; зараз відповідає Chie."
    )


@clause("SAM-R99")
def test_with_three_players_roles_are_told_to_be_open() -> None:
    assert teller("en").reason(reasons.ROLES_ARE_KNOWN()).startswith("With 3 players roles are no secret")


@pytest.mark.parametrize(("players", "left_out"), [(3, True), (4, True), (5, True), (6, False), (7, False)])
@clause("SAM-18", "SAM-R6")
def test_no_ninja_is_said_to_lie_in_the_box_where_none_does(players: int, left_out: bool) -> None:
    assert ("Ninja" in teller("en").reason(reasons.BOX_IS_CLOSED(players=players))) == left_out


@clause("SAM-169")
def test_nobunaga_spends_in_his_own_play_phase() -> None:
    assert "your own Play phase" in teller("en").reason(reasons.SPEND_IN_THE_PLAY_PHASE())
    assert "Nobunaga’s own Play phase" in str(teller("en").explain_named("character", "nobunaga"))


def test_no_armor_is_genitive_in_ukrainian_as_dictionaries_have_it() -> None:
    missing = reasons.NOT_IN_FRONT_OF(aim=pieces.ARMOR, target=1)
    assert teller("uk").reason(missing) == "Перед гравцем Botan немає «Обладунку»."


# --- the story --------------------------------------------------------------------------------------


def no_cards_left() -> SamuraiSword:
    """B, Nobunaga, holds all the cards that the others do not; deck and discard pile are empty."""
    hands = {"A": "parry", "B": all_but("parry*4")}
    return scene(characters=sitting(B="nobunaga"), hands=hands, deck="", deck_ended=True, turn="B")


@clause("SAM-R32", "SAM-169")
def test_nobunaga_is_told_that_there_was_no_card_to_draw() -> None:
    g = no_cards_left()
    assert g.question is not None
    foretold = teller("en", 1).consequence(View(g, 1), g.question, say.SPEND)
    assert foretold == "4 Resilience left, and there is no card to draw"
    play(g, "spend")
    told = {
        (viewer, lang): sentences(teller(lang, viewer), events_for(g, viewer))
        for viewer, lang in ((0, "en"), (1, "en"), (1, "uk"), (0, "ru"))
    }
    assert told[0, "en"] == [
        "Botan gives up 1 Resilience to draw a card (4 left).",
        "Deck and discard pile are empty: there is no card for Botan to draw.",
    ]
    assert told[1, "en"][1] == "Deck and discard pile are empty: there is no card for you to draw."
    assert told[1, "uk"][1] == "Колода і скид порожні: вам нема чого взяти."
    assert told[0, "ru"][1] == "Колода и сброс пусты: игроку Botan нечего взять."


@clause("SAM-R32")
def test_so_is_everybody_else_whom_a_card_fails_to_come_to() -> None:
    g = no_cards_left()
    play(g, "play tea_ceremony")
    assert [event.seat for event in g.events if isinstance(event, events.NothingToDraw)] == [1, 2, 3, 4, 0]


@clause("SAM-R30")
def test_nothing_is_missed_by_anybody_when_the_deck_has_ended_the_game() -> None:
    g = scene(hands={"A": "daimyo"}, deck="", honor={"B": 1}, options={"deck_end": "next_draw"})
    play(g, "play daimyo")
    assert g.outcome is not None
    assert not [event for event in g.events if isinstance(event, events.NothingToDraw)]


@pytest.mark.parametrize(
    ("lang", "start", "decided"),
    [
        ("ru", "Ничья по очкам. Победа чести:", "Ничья по очкам между ниндзя и командой сёгуна:"),
        ("uk", "Нічия за очками. Перемога честі:", "Нічия за очками між ніндзя та командою сьоґуна:"),
    ],
)
@clause("SAM-117")
def test_a_tie_is_called_a_tie(lang: str, start: str, decided: str) -> None:
    assert teller(lang).outcome(Outcome((1, 4), "tie", (9, 9, 9, 6, 9)))[0].startswith(start)
    tied = events.TieDecided(ninja=True, shogun=True, ronin=False)
    assert str(teller(lang).event(tied)).startswith(decided)


def test_russian_speaks_of_cards_on_the_hand_and_of_tokens() -> None:
    words, ru = Words("ru"), teller("ru")
    assert words.text("terminal-samurai-no-cards") == "На руке нет карт."
    assert words.text("client-samurai-sword-loses-honor") == "−1 жетон чести"
    assert Words("uk").text("client-samurai-sword-loses-honor") == "−1 жетон честі"
    assert str(ru.explain_named("character", "hanzo")).endswith("если это не последняя карта на руке.")
    assert str(ru.explain_named("character", "chiyome")).startswith("Тиёмэ можно ранить только оружием;")
    for told in (
        ru.event(events.Unaffected(1, False)),
        ru.reason(reasons.CHIYOME_IS_UNAFFECTED(card=KATANA)),
    ):
        assert "Тиёмэ можно ранить только оружием" in str(told)


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "You are Defeated", "Botan is Defeated"),
        ("uk", "Вас переможено", "Гравця Botan переможено"),
        ("ru", "Вы побеждены", "Игрок Botan побеждён"),
    ],
)
def test_the_browsers_report_says_who_is_defeated(lang: str, own: str, others: str) -> None:
    text = Words(lang).text
    assert text("client-samurai-sword-defeated", you="yes", name="Botan") == own
    assert text("client-samurai-sword-defeated", you="no", name="Botan") == others
