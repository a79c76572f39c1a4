"""Samurai Sword in sentences: the story, its secrets, what an answer will lead to, and explanations."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tatami.games import GAMES
from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword import events, pieces, reasons
from tatami.games.samurai_sword.rules.bushido import BushidoAnswer
from tatami.games.samurai_sword.rules.cries import JujutsuAnswer
from tatami.games.samurai_sword.rules.weapons import ParryAnswer
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event, Moved, Turned
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View, events_for
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.games.samurai_sword.scenes import scene, turn_of
from tests.games.scenes import play

SAMURAI_SWORD = GAMES["samurai-sword"]
NAMES = ("Akira", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro")
KATANA, BO = pieces.CARDS.index("katana"), pieces.CARDS.index("bo")


def sentences(teller: Teller, told: Sequence[Event]) -> list[str]:
    return [text for run in teller.runs(told) if (text := teller.run(run))]


def teller(lang: str, viewer: int = SPECTATOR, seats: int = 5) -> Teller:
    return Teller(Words(lang), SAMURAI_SWORD, NAMES[:seats], viewer)


def story(g: SamuraiSword, viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
    """Everything that has happened, as this viewer is told it."""
    return sentences(teller(lang, viewer, g.seats), events_for(g, viewer))


# --- the story ----------------------------------------------------------------------------------


def test_a_deadly_attack_reads_as_a_story() -> None:
    g = scene(hands={"A": "katana parry"}, resilience={"B": 2})
    play(g, "attack katana > B", "endure")
    assert story(g) == [
        "Akira attacks Botan with Katana.",
        "Botan suffers 2 wounds (no Resilience left).",
        "Botan is Defeated by Akira.",
        "Botan gives Akira an Honour token.",
    ]
    assert story(g, 1)[-2:] == ["You are Defeated by Akira.", "You give Akira an Honour token."]
    assert story(g, 0, "uk") == [
        "Ви атакуєте гравця Botan «Катаною».",
        "Гравець Botan зазнає 2 ран (стійкість: 0).",
        "Ви перемагаєте гравця Botan.",
        "Гравець Botan віддає вам жетон честі.",
    ]
    assert story(g, 1, "ru")[0] == "Игрок Akira атакует вас «Катаной»."


def test_a_parry_is_told_with_its_card_only_where_it_is_a_weapon() -> None:
    assert teller("en").event(events.Parried(1, pieces.PARRY, 0)) == "Botan parries."
    assert teller("en", 1).event(events.Parried(1, KATANA, 0)) == "You parry with Katana."
    assert teller("uk").event(events.Parried(1, BO, 0)) == "Гравець Botan захищається зброєю «Бо»."


def test_cards_drawn_together_are_told_in_one_sentence() -> None:
    g = turn_of(scene(hands={"B": "bokken"}, deck="parry*2 geisha katana parry"), "B")
    assert story(g, 1)[1] == "You draw Parry and Katana."
    assert story(g, 0)[1] == "Botan draws 2 cards."
    assert story(g, 0, "uk")[1] == "Гравець Botan бере 2 карти."


def test_two_alike_are_counted_and_draws_of_different_players_are_kept_apart() -> None:
    drawn = [
        Moved(pieces.DECK, -1, pieces.HAND[seat], pieces.PARRY if seat == 0 else HIDDEN, 0, seat == 0, False)
        for seat in (0, 0, 1)
    ]
    told = sentences(teller("ru", 0), drawn)
    assert told == ["Вы берёте «Защиту» × 2.", "Игрок Botan берёт 1 карту."]
    assert teller("en", 0).event(drawn[0]) == "You draw Parry."


def test_only_the_two_of_a_diversion_are_told_the_card() -> None:
    g = scene(hands={"A": "diversion bokken", "B": "katana"})
    play(g, "play diversion > B")
    assert story(g, 0)[1:] == ["You take Katana from Botan’s hand."]
    assert story(g, 1)[1:] == ["Akira takes Katana from your hand."]
    for other in (2, SPECTATOR):
        assert story(g, other)[1:] == ["Akira takes a card from Botan’s hand."]


def test_nobody_is_told_another_players_role_before_the_end() -> None:
    g = SAMURAI_SWORD.new(6, seed=2)
    for viewer in (*range(6), SPECTATOR):
        told = [line for line in story(g, viewer) if "role" in line or "Shogun" in line]
        assert len(told) == (1 if viewer in (g.table.shogun, SPECTATOR) else 2)
        assert all(line.startswith("Your role: ") or line.endswith("the Shogun.") for line in told)


def test_properties_are_laid_down_and_actions_are_played() -> None:
    assert teller("en").event(events.CardPlayed(0, pieces.ARMOR)) == "Akira lays down Armor."
    assert teller("en", 0).event(events.CardPlayed(0, pieces.DAIMYO)) == "You play Daimyo."
    laid = events.CardPlayedOn(0, pieces.BUSHIDO, 1)
    assert teller("uk", 1).event(laid) == "Гравець Akira кладе «Бусідо» перед вами."
    assert teller("ru").event(laid) == "Игрок Akira кладёт «Бусидо» перед игроком Botan."
    own = events.CardPlayedOn(0, pieces.BUSHIDO, 0)
    assert teller("en", 0).event(own) == "You lay Bushido in front of yourself."
    assert teller("en").event(own) == "Akira lays Bushido in front of themselves."


def test_a_check_of_bushido_tells_the_card_and_where_it_goes() -> None:
    g = turn_of(scene(play={"B": "bushido"}, deck="parry parry geisha"), "B")
    assert story(g)[1:3] == ["Bushido: Botan reveals Geisha, no Weapon.", "Bushido moves on to Chie."]
    free = events.HonorPaidToBushido(0, 0)
    assert teller("en").event(free) == "Akira discards Bushido; it costs the Shogun no Honour."
    paid = events.HonorPaidToBushido(0, 1)
    assert teller("uk", 0).event(paid) == "Ви скидаєте жетон честі, а з ним і «Бусідо»."


@pytest.mark.parametrize(
    ("lang", "wounds", "line"),
    [
        ("en", 1, "Akira suffers 1 wound (4 Resilience left)."),
        ("uk", 1, "Гравець Akira зазнає 1 рани (стійкість: 4)."),
        ("uk", 3, "Гравець Akira зазнає 3 ран (стійкість: 4)."),
        ("ru", 1, "Игрок Akira получает 1 рану (стойкость: 4)."),
        ("ru", 2, "Игрок Akira получает 2 раны (стойкость: 4)."),
        ("ru", 5, "Игрок Akira получает 5 ран (стойкость: 4)."),
    ],
)
def test_wounds_agree_with_their_number(lang: str, wounds: int, line: str) -> None:
    assert teller(lang).event(events.Wounded(0, wounds, 4)) == line


# --- the end ------------------------------------------------------------------------------------


def test_the_cause_of_the_end_is_told_before_the_roles() -> None:
    g = scene(hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    play(g, "attack katana > B", "endure")
    told = story(g)
    over = told.index("Botan has no Honour left: the game is over.")
    assert told[over - 1] == "Botan gives Akira an Honour token."
    assert told[over + 1].startswith("Botan’s role: ")
    assert "You have no Honour left: the game is over." in story(g, 1)
    assert "У гравця Botan більше немає честі: гру завершено." in story(g, 0, "uk")
    several = events.HonorRanOut((1, 3))
    assert teller("en", 1).event(several) == "The game is over. No Honour left: Botan and Daichi."
    assert teller("ru").event(several) == "Игра окончена. Не осталось чести у игроков: Botan и Daichi."


def test_a_denied_victory_of_the_swordmaster_is_explained() -> None:
    g = scene(4, hands={"A": "bo"}, resilience={"B": 0, "C": 1, "D": 0})
    play(g, "attack bo > C", "endure")
    shown = [line for line in story(g) if "hand: " in line or "role: " in line]
    assert len(shown) == len(set(shown)), "the cards are shown once"
    told = [line for line in story(g) if "role" not in line and "hand" not in line and "Left" not in line]
    assert told[2:6] == [
        "Chie is Defeated by Akira.",
        "Only Akira has any Resilience left: the game is over.",
        "But Akira has Defeated Chie, who is on the same team: "
        "there is no Victory of the Swordmaster, and the points decide.",
        "Chie gives Akira an Honour token.",
    ]
    assert any(line.startswith("Но вы победили игрока Chie") for line in story(g, 0, "ru"))


def test_the_points_are_told_with_their_sum() -> None:
    counted = events.PointsCounted(2, 3, 2, 1, 7)
    assert teller("en").event(counted) == "Chie: 3 Honour × 2 + 1 for Daimyo = 7."
    assert teller("uk", 2).event(events.PointsCounted(2, 3, 2, 0, 6)) == "Ви: честь 3 × 2 = 6."
    assert teller("ru").event(events.TeamCounted(pieces.SHOGUNS_TEAM, 21)) == "Команда сёгуна: 21 очко."


def test_a_hand_shown_at_the_end_is_one_sentence() -> None:
    cards = (pieces.PARRY, pieces.DAIMYO, pieces.PARRY)
    shown = [Turned(pieces.HAND[1], at, card, 0, 1, True) for at, card in enumerate(cards)]
    assert sentences(teller("en"), shown) == ["In Botan’s hand: Parry × 2 and Daimyo."]


def test_a_deadly_strike_names_the_team_that_pays_for_it() -> None:
    strike = events.DeadlyStrike(0, 2, pieces.NINJA_TEAM)
    assert teller("en").event(strike) == (
        "Deadly Strike: Akira has Defeated Chie, who is on the same team. The Ninja: −3 points."
    )
    assert str(teller("uk", 0).event(strike)).endswith("зі своєї ж команди. Ніндзя: −3 очки.")


def test_a_total_below_zero_has_a_minus_sign_and_its_plural() -> None:
    assert teller("en").event(events.TeamCounted(pieces.NINJA_TEAM, -1)) == "The Ninja: −1 point."
    assert teller("ru").event(events.TeamCounted(pieces.NINJA_TEAM, -2)) == "Ниндзя: −2 очка."
    assert teller("uk").outcome(Outcome((0,), "honor", (1, -5)))[2] == "Botan: −5 очок"


@pytest.mark.parametrize(
    ("tied", "line"),
    [
        ((True, True, True), "All three teams tie for the most points: the Ninja win every tie."),
        (
            (True, True, False),
            "The Ninja and the Shogun’s team tie for the most points: the Ninja win every tie.",
        ),
        ((True, False, True), "The Ninja and the Ronin tie for the most points: the Ninja win every tie."),
        (
            (False, True, True),
            "The Shogun’s team and the Ronin tie for the most points: the Shogun’s team wins this tie.",
        ),
    ],
)
def test_a_tie_tells_who_tied_and_why_this_team_wins(tied: tuple[bool, bool, bool], line: str) -> None:
    assert teller("en").event(events.TieDecided(*tied)) == line


def test_a_tie_is_decided_before_the_victory_is_told() -> None:
    g = scene(4, hands={"A": "bo"}, resilience={"B": 1}, honor={"A": 1, "B": 1, "C": 2, "D": 3})
    play(g, "attack bo > B", "endure")
    assert g.outcome == Outcome((1, 3), "tie", (6, 6, 6, 6))
    assert g.events[-1] == events.TieDecided(ninja=True, shogun=True, ronin=False)


def test_the_ronins_daimyo_is_told_to_be_worth_nothing() -> None:
    g = scene(5, hands={"A": "katana", "D": "daimyo", "C": "daimyo"}, resilience={"B": 1}, honor={"B": 1})
    play(g, "attack katana > B", "endure")
    told = [line for line in story(g) if "worth" in line]
    assert told == ["Daimyo in Daichi’s hand is worth 0: Daichi is the Ronin."]
    assert "«Даймьо» у вашій руці — 0 очок: ви ронін." in story(g, 3, "uk")


def test_geisha_tells_where_the_card_came_from() -> None:
    g = scene(hands={"A": "geisha*2", "B": "parry"}, play={"B": "armor"})
    play(g, "play geisha > B.armor", "play geisha > B")
    told = [line for line in story(g) if "discards" in line]
    assert told == ["Botan discards Armor, which lay in front of them.", "Botan discards Parry from hand."]
    assert "Ви скидаєте карту «Обладунок», що лежала перед вами." in story(g, 1, "uk")
    assert "Игрок Botan сбрасывает с руки «Защиту»." in story(g, 0, "ru")


def test_a_team_wins_together_and_the_ronin_alone() -> None:
    team = Outcome((0, 2), "honor", (9, 5, 9, 6, 5))
    assert teller("en", 2).outcome(team) == [
        "Victory of Honour: you and Akira win!",
        "Akira and Chie: 9 points",
        "Daichi: 6 points",
        "Botan and Emi: 5 points",
    ]
    assert teller("uk", 1).outcome(team)[0] == "Перемога честі: перемагають Akira та Chie."
    ronin = Outcome((3,), "swordmaster")
    assert teller("en", 3).outcome(ronin) == ["Victory of the Swordmaster: you win!"]
    assert teller("ru", 0).outcome(ronin) == ["Победа мастера меча: побеждает Daichi."]
    tie = Outcome((1, 4), "tie", (9, 9, 9, 6, 9))
    assert teller("en", 0).outcome(tie)[0].startswith("A tie for the most points.")
    assert teller("en", 0).outcome(tie)[1:3] == ["Botan and Emi: 9 points", "Akira and Chie: 9 points"]


# --- buttons and refusals -----------------------------------------------------------------------


def test_a_button_says_what_its_answer_means_here() -> None:
    en, uk = teller("en", 0), teller("uk", 0)
    assert en.answer(say.ENDURE, ParryAnswer(0)) == "Do not parry"
    assert en.answer(say.ENDURE, JujutsuAnswer(0)) == "Suffer 1 wound"
    assert en.answer(say.DISCARD[KATANA], BushidoAnswer(0)) == "Discard Katana and pass Bushido on"
    assert en.answer(say.DISCARD[KATANA], JujutsuAnswer(0)) == "Discard Katana"
    assert en.answer(say.PARRY_WITH[pieces.PARRY]) == "Parry"
    assert uk.answer(say.PARRY_WITH[KATANA]) == "Захиститися «Катаною»"
    assert uk.answer(say.ATTACK[BO][1]) == "Атакувати гравця Botan зброєю «Бо»"
    armor = say.PLAY_ON_CARD[pieces.GEISHA][1][pieces.ARMOR]
    assert uk.answer(armor) == "«Гейша»: гравець Botan скидає «Обладунок»"


def test_a_refusal_tells_the_numbers_of_the_case() -> None:
    far = {"card": BO, "reach": 2, "target": 3, "steps": 3, "armor": 1, "character": 0, "difficulty": 4}
    assert teller("en").reason(reasons.TOO_FAR(**far)) == (
        "Bō reaches only Difficulty 2, but Daichi is 3 steps away, and the Difficulty is 4 (Armor +1)."
    )
    bare = far | {"armor": 0, "difficulty": 3}
    assert teller("ru").reason(reasons.TOO_FAR(**bare)).endswith("3 шага: сложность атаки — 3.")
    assert teller("uk").reason(reasons.TOO_WELL_ARMORED(**(far | {"steps": 2, "character": 1}))) == (
        "«Бо» — для атак складності до 2. До гравця Daichi 2 кроки, "
        "але складність атаки — 4 («Обладунок» +1, Бенкей +1)."
    )
    benkei = far | {"steps": 2, "armor": 0, "character": 1, "difficulty": 3}
    assert teller("en").reason(reasons.TOO_WELL_ARMORED(**benkei)).endswith("is 3 (Benkei +1).")
    limit = reasons.WEAPON_LIMIT(played=2, limit=2)
    assert teller("ru").reason(limit) == "За ход вы можете сыграть 2 карты оружия, а сыграно уже 2."
    assert teller("uk").reason(reasons.NOT_IN_HAND(card=KATANA)) == "У вашій руці немає «Катани»."
    cry = reasons.ANSWER_THE_CRY(by=1, card=pieces.BATTLE_CRY)
    assert teller("en").reason(cry) == (
        "Botan has played Battle Cry: discard the card that it asks for, or suffer 1 wound."
    )
    resolving = reasons.OWN_CARD_IS_RESOLVING(card=pieces.JUJUTSU, target=2)
    assert teller("ru").reason(resolving) == (
        "Ваша карта «Дзюдзюцу» ещё разыгрывается: сначала отвечает Chie."
    )


# --- what an answer will lead to ----------------------------------------------------------------


def foreseen(g: SamuraiSword, answer: Answer, lang: str = "en") -> str | None:
    question = g.question
    assert question is not None
    seat = question.seats[0]
    return teller(lang, seat, g.seats).consequence(View(g, seat), question, answer)


def test_an_attack_foretells_difficulty_and_wounds() -> None:
    g = scene(hands={"A": "katana nagayari"}, play={"A": "fast_draw", "B": "armor"})
    assert foreseen(g, say.ATTACK[KATANA][1]) == ("Difficulty 2; if not parried, 4 wounds, 1 Resilience left")
    assert foreseen(g, say.ATTACK[KATANA][1], "uk") == (
        "складність 2; без захисту — 4 рани, стійкості лишиться 1"
    )


def test_wounds_are_foretold_as_they_will_be_suffered() -> None:
    g = scene(characters="musashi ginchiyo benkei", roles=3, hands={"A": "katana"}, resilience={"B": 2})
    assert foreseen(g, say.ATTACK[KATANA][1]) == "Difficulty 1; if not parried, 2 wounds, Botan is Defeated"
    assert foreseen(g, say.ATTACK[KATANA][2]) == "Difficulty 2; if not parried, 4 wounds, 1 Resilience left"
    play(g, "attack katana > B")
    assert foreseen(g, say.ENDURE) == "2 wounds, you are Defeated"
    assert foreseen(g, say.PARRY_WITH[pieces.PARRY]) is None


def test_a_blow_that_ends_the_game_says_so() -> None:
    last_honor = scene(hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    assert foreseen(last_honor, say.ATTACK[KATANA][1], "ru") == (
        "сложность 1; без защиты — 1 рана, игрок Botan побеждён, и игра окончена"
    )
    assert foreseen(last_honor, say.ATTACK[KATANA][1], "uk") == (
        "складність 1; без захисту — 1 рана, гравця Botan переможено, і гру завершено"
    )
    play(last_honor, "attack katana > B")
    assert foreseen(last_honor, say.ENDURE, "ru") == "1 рана, вы побеждены, и игра окончена"
    assert foreseen(last_honor, say.ENDURE, "uk") == "1 рана, вас переможено, і гру завершено"
    down = {"B": 1, "C": 0, "D": 0}
    swordmaster = scene(4, hands={"A": "katana"}, resilience=down)
    assert str(foreseen(swordmaster, say.ATTACK[KATANA][1])).endswith("Defeated, and the game ends")
    somebody_else = scene(4, hands={"A": "katana"}, resilience=down | {"C": 1})
    assert str(foreseen(somebody_else, say.ATTACK[KATANA][1])).endswith("Defeated")
    three = scene(3, hands={"A": "katana"}, resilience={"B": 1, "C": 0})
    assert str(foreseen(three, say.ATTACK[KATANA][1])).endswith("Defeated")


def test_a_cry_foretells_who_must_answer() -> None:
    g = scene(
        characters="musashi chiyome benkei goemon tomoe",
        hands={"A": "battle_cry jujutsu", "D": ""},
    )
    assert foreseen(g, say.PLAY[pieces.BATTLE_CRY]) == "to answer: Chie and Emi"
    play(g, "play jujutsu")
    assert g.asked() == (2,)
    assert foreseen(g, say.ENDURE) == "4 Resilience left"
    nobody = scene(3, hands={"A": "jujutsu", "B": "", "C": ""})
    assert foreseen(nobody, say.PLAY[pieces.JUJUTSU], "uk") == "ні на кого не подіє"


def test_the_end_of_the_play_phase_foretells_how_many_cards_go() -> None:
    g = scene(hands={"A": "parry*9"})
    assert foreseen(g, say.END) == "then discard 2 cards"
    assert foreseen(g, say.END, "uk") == "далі скинути 2 карти"
    assert foreseen(scene(hands={"A": "parry*7"}), say.END) is None


def test_other_prices_are_foretold_too() -> None:
    g = scene(
        characters="nobunaga ieyasu goemon tomoe hanzo", hands={"A": "breathing focus"}, resilience={"A": 2}
    )
    assert foreseen(g, say.PLAY_ON[pieces.BREATHING][1]) == "+3 Resilience"
    assert foreseen(g, say.SPEND) == "1 Resilience left"
    assert foreseen(g, say.PLAY[pieces.FOCUS]) is None
    drawing = turn_of(
        scene(characters="nobunaga ieyasu goemon", roles=3, deck="parry*5", discard="katana"), "B"
    )
    assert foreseen(drawing, say.DRAW_DISCARD) == "Katana"
    paying = turn_of(scene(play={"B": "bushido"}, deck="parry*3 katana", honor={"B": 1}), "B")
    assert foreseen(paying, say.PAY) == "your last one: the game ends"
    free = turn_of(scene(3, play={"A": "bushido"}, deck="parry*3 katana"), "A")
    assert foreseen(free, say.PAY) == "it costs you no Honour"


# --- explanations -------------------------------------------------------------------------------


def test_a_weapon_is_explained_by_its_numbers() -> None:
    assert teller("en").explain(KATANA) == "Weapon: reaches up to Difficulty 2 and deals 3 wounds."
    assert teller("uk").explain(BO) == "Зброя: складність атаки — до 2, завдає 1 рани."
    assert teller("ru").explain(KATANA) == "Оружие: сложность атаки — до 2, наносит 3 раны."


def test_cards_roles_and_characters_are_explained() -> None:
    en = teller("en")
    assert en.explain(pieces.TEA_CEREMONY) == "You draw 3 cards; every other player draws 1."
    assert str(en.explain(pieces.RONIN)).startswith("Wins alone")
    assert en.explain_named("character", "goemon") == "Goemon may play 1 more Weapon each turn."
    assert en.explain_named("role", "ninja_2") == en.explain(pieces.NINJA_2)
