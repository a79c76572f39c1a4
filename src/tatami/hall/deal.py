"""A fair deal: the hall commits to a secret, everybody adds chance of their own, and all is shown at the end.

Before anybody sits down the hall draws a secret and shows its commitment, SHA-256 of the secret. Everybody
who sits down gives some entropy. The seed of the game is HMAC-SHA256(secret, the entropies in seat order,
each with its seat): the hall cannot choose it, since it has committed, and no player can, since nobody knows
the secret. After the game the secret and the entropies stand in the record, and a verifier that shares no
code with the hall checks the seed, every draw and every act.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from tatami.kernel.seats import letter

ENTROPY_BYTES = 16


def fresh_secret() -> str:
    return secrets.token_hex(32)


def fresh_entropy() -> str:
    """For a seat that brings none: a bot's, or an old client's."""
    return secrets.token_hex(ENTROPY_BYTES)


def commitment_to(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, entropies: Sequence[str]) -> str:
    """The seed of the game, once everybody sits."""
    message = ",".join(f"{letter(seat)}:{entropy}" for seat, entropy in enumerate(entropies))
    return hmac.digest(secret.encode(), message.encode(), "sha256").hex()
