"""End and victory (SHI-64 to SHI-70)."""

from __future__ import annotations

from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import Seat

from ..events import ClanCounted, NeutralClanCounted, TieBroken
from ..pieces import ARMY, BOX, CLAN_CARD, HAND, SERVED
from ..table import Shinobi


def end_of_game(g: Shinobi) -> None:
    """SHI-64: all clan cards are revealed, then the neutral ones (SHI-R32); SHI-67: the highest total wins.

    SHI-66, SHI-70: a neutral clan is counted, but not ranked.
    """
    served = [_reveal(g, SERVED[seat])[0] - CLAN_CARD for seat in range(g.seats)]
    neutral = [face - CLAN_CARD for face in _reveal(g, BOX)]
    for seat in range(g.seats):
        _reveal(g, HAND[seat])
    scores = tuple(total(g, clan) for clan in served)
    for seat, clan in enumerate(served):
        g.tell(ClanCounted(seat, clan, scores[seat]))
    for clan in neutral:
        g.tell(NeutralClanCounted(clan, total(g, clan)))
    best = max(scores)
    first = tuple(seat for seat in range(g.seats) if scores[seat] == best)
    if len(first) == 1:
        g.finish(Outcome(first, "troops", scores))
    else:
        break_the_tie(g, scores, first)


def break_the_tie(g: Shinobi, scores: tuple[int, ...], tied: tuple[Seat, ...]) -> None:
    """SHI-68: more troops of his own clan in his own province; SHI-69: or they win together."""
    at_home = tuple(_own_at_home(g, seat) if seat in tied else 0 for seat in range(g.seats))
    for seat in tied:
        g.tell(TieBroken(seat, at_home[seat]))
    best = max(at_home[seat] for seat in tied)
    winners = tuple(seat for seat in tied if at_home[seat] == best)
    g.finish(Outcome(winners, "tie-break" if len(winners) == 1 else "shared", scores, at_home))


def total(g: Shinobi, clan: int) -> int:
    """SHI-65: the cards of all armies of the clan; hands and discard do not count."""
    return sum(len(g.places[ARMY[seat][clan]]) for seat in range(g.seats))


def _own_at_home(g: Shinobi, seat: Seat) -> int:
    clan = (g.places[SERVED[seat]][0] & FACE) - CLAN_CARD
    return len(g.places[ARMY[seat][clan]])


def _reveal(g: Shinobi, place: int) -> list[int]:
    return [g.turn_up(place, at) for at in range(len(g.places[place]))]
