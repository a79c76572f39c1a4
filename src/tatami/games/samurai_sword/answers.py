"""What a player of Samurai Sword can say, and its canonical text. Made once, looked up ever after."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.seats import Seat, letter

from .pieces import CARDS, FIRST_ACTION, FIRST_PROPERTY, MOST_SEATS, PARRY


class Attack(Answer):
    """`attack katana > C`: a Weapon from the hand against that player."""

    __slots__ = ("card", "target")
    KINDS = {"card": "face", "target": "seat"}

    def __init__(self, card: int, target: Seat) -> None:
        super().__init__(f"attack {CARDS[card]} > {letter(target)}")
        self.card: Final = card
        self.target: Final = target


class Play(Answer):
    """`play daimyo`: a card that names nobody."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARDS[card]}")
        self.card: Final = card


class PlayOn(Answer):
    """`play diversion > B`: a card that names a player; so Geisha discards a random card of the hand."""

    __slots__ = ("card", "target")
    KINDS = {"card": "face", "target": "seat"}

    def __init__(self, card: int, target: Seat) -> None:
        super().__init__(f"play {CARDS[card]} > {letter(target)}")
        self.card: Final = card
        self.target: Final = target


class PlayOnCard(Answer):
    """`play geisha > B.armor`: against a card that lies in front of that player."""

    __slots__ = ("aim", "card", "target")
    KINDS = {"card": "face", "target": "seat", "aim": "face"}

    def __init__(self, card: int, target: Seat, aim: int) -> None:
        super().__init__(f"play {CARDS[card]} > {letter(target)}.{CARDS[aim]}")
        self.card: Final = card
        self.target: Final = target
        self.aim: Final = aim


class SpendResilience(Answer):
    """`spend`: 1 Resilience for 1 card, as Nobunaga."""

    __slots__ = ()


class EndPlay(Answer):
    """`end`: no more cards this turn."""

    __slots__ = ()


class Parry(Answer):
    """`parry`, or `parry katana` with a Weapon as Hanzō."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, card: int) -> None:
        super().__init__("parry" if card == PARRY else f"parry {CARDS[card]}")
        self.card: Final = card


class Discard(Answer):
    """`discard katana`: a card from the hand, where a rule asks for one."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, card: int) -> None:
        super().__init__(f"discard {CARDS[card]}")
        self.card: Final = card


class Endure(Answer):
    """`endure`: suffer the wounds."""

    __slots__ = ()


class PayHonor(Answer):
    """`pay`: discard an Honor token, and Bushido with it; as the Shogun of three only Bushido (SAM-129)."""

    __slots__ = ()


class DrawFromDeck(Answer):
    """`draw deck`: the first card, as Ieyasu."""

    __slots__ = ()

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return {"source": ("place", "deck")}


class DrawFromDiscard(Answer):
    """`draw discard`: the first card, as Ieyasu, from the top of the discard pile."""

    __slots__ = ()

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return {"source": ("place", "discard")}


_SEATS: Final = range(MOST_SEATS)
_ALL: Final = range(len(CARDS))

ATTACK: Final = tuple(tuple(Attack(card, seat) for seat in _SEATS) for card in range(FIRST_ACTION))
PLAY: Final = tuple(Play(card) for card in _ALL)
PLAY_ON: Final = tuple(
    tuple(PlayOn(card, seat) for seat in _SEATS) if card >= FIRST_ACTION else () for card in _ALL
)
PLAY_ON_CARD: Final = tuple(
    tuple(tuple(PlayOnCard(card, seat, aim) for aim in _ALL) for seat in _SEATS)
    if FIRST_ACTION <= card < FIRST_PROPERTY
    else ()
    for card in _ALL
)
SPEND: Final = SpendResilience("spend")
END: Final = EndPlay("end")
PARRY_WITH: Final = tuple(Parry(card) for card in _ALL)
DISCARD: Final = tuple(Discard(card) for card in _ALL)
ENDURE: Final = Endure("endure")
PAY: Final = PayHonor("pay")
DRAW_DECK: Final = DrawFromDeck("draw deck")
DRAW_DISCARD: Final = DrawFromDiscard("draw discard")

TAKE_BACK_WEAPON: Final = Attempt("take back weapon")
CHANGE_TARGET: Final = Attempt("change target")
PARRY_TWICE: Final = Attempt("parry twice")
SKIP_BUSHIDO: Final = Attempt("skip bushido")
PASS_BUSHIDO: Final = Attempt("pass bushido")
PASS_BUSHIDO_ELSEWHERE: Final = Attempt("pass bushido elsewhere")
HEAL_ANOTHER: Final = Attempt("heal another")
DRAW_BELOW_THE_TOP: Final = Attempt("draw below top")
DRAW: Final = Attempt("draw")
SKIP_DRAWING: Final = Attempt("skip drawing")
RECOVER: Final = Attempt("recover")
SHOW_ROLE: Final = Attempt("show role")
LOOK_AT_ROLE: Final = Attempt("look at a role")
SHOW_HAND: Final = Attempt("show hand")
LOOK_AT_HAND: Final = Attempt("look at a hand")
LOOK_AT_DECK: Final = Attempt("look at deck")
LOOK_INTO_BOX: Final = Attempt("look into box")
ASK_FOR_CARDS: Final = Attempt("ask for cards")
ASK_FOR_REACTION: Final = Attempt("ask for reaction")
KEEP_HONOR: Final = Attempt("keep honor")
GIVE_HONOR_ELSEWHERE: Final = Attempt("give honor elsewhere")
KEEP_HONOR_AT_DECK_END: Final = Attempt("keep honor at deck end")
CLAIM_SWORDMASTER: Final = Attempt("claim swordmaster")
SCORE_DAIMYO: Final = Attempt("score daimyo")
MULTIPLY_DAIMYO: Final = Attempt("multiply daimyo")
ATTEMPTS: Final = (
    TAKE_BACK_WEAPON,
    CHANGE_TARGET,
    PARRY_TWICE,
    SKIP_BUSHIDO,
    PASS_BUSHIDO,
    PASS_BUSHIDO_ELSEWHERE,
    HEAL_ANOTHER,
    DRAW_BELOW_THE_TOP,
    DRAW,
    SKIP_DRAWING,
    RECOVER,
    SHOW_ROLE,
    LOOK_AT_ROLE,
    SHOW_HAND,
    LOOK_AT_HAND,
    LOOK_AT_DECK,
    LOOK_INTO_BOX,
    ASK_FOR_CARDS,
    ASK_FOR_REACTION,
    KEEP_HONOR,
    GIVE_HONOR_ELSEWHERE,
    KEEP_HONOR_AT_DECK_END,
    CLAIM_SWORDMASTER,
    SCORE_DAIMYO,
    MULTIPLY_DAIMYO,
)
