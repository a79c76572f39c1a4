"""A fair deal: the hall commits to a secret, everybody adds chance of their own, and all is shown at the end.

Before anybody sits down the hall draws a secret and shows its commitment, SHA-256 of the secret. Everybody
who sits down gives some entropy. The seed of the game is HMAC-SHA256(secret, the entropies in seat order,
each with its seat): the hall cannot choose it, since it has committed, and no player can, since nobody knows
the secret. After the game the secret and the entropies stand in the record, and a verifier that shares no
code with the hall checks the seed and every draw (docs/fair-deal.md).

Bots, and people whose clients send none, get their entropy from the secret (`derived_entropy`): a hall that
drew it afresh could draw until it likes the seed.

What outsiders can compute, too, stands in the kernel: `tatami replay --verify` knows no hall.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from tatami.formats.deals import commitment as commitment_to
from tatami.formats.deals import deal_shown, seed_of
from tatami.kernel.seats import Seat, letter

__all__ = ["commitment_to", "deal_shown", "derived_entropy", "fresh_secret", "seed_of"]

ENTROPY_DIGITS: Final = 32


def fresh_secret() -> str:
    return secrets.token_hex(32)


def derived_entropy(secret: str, seat: Seat) -> str:
    """For a seat that brings none: fixed by the secret, so by the commitment, before anybody sits down."""
    share = hmac.digest(secret.encode(), f"entropy/{letter(seat)}".encode(), "sha256")
    return share.hex()[:ENTROPY_DIGITS]
