"""What a fair deal promises: a secret that was committed to, and a seed that everybody had a share in.

How a hall makes one is told in docs/fair-deal.md; here is what anybody can compute who is told all of it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from tatami.kernel.seats import letter

from .codec import Json


def commitment(secret: str) -> str:
    """What can be shown before the game, so that nobody can change the secret (or seed) afterwards."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def seed_of(secret: str, entropies: Sequence[str]) -> str:
    """The seed of the game, once everybody sits."""
    message = ",".join(f"{letter(seat)}:{entropy}" for seat, entropy in enumerate(entropies))
    key = secret.encode("utf-8", "surrogatepass")
    return hmac.digest(key, message.encode("utf-8", "surrogatepass"), "sha256").hex()


def deal_shown(secret: str, entropies: Sequence[str]) -> dict[str, Json]:
    """The deal as the header of a record shows it after the game."""
    return {"secret": secret, "commitment": commitment(secret), "entropies": list(entropies)}


def check_deal(deal: Json, seats: int, seed: str) -> str:
    """What is wrong with the deal that a record shows: `secret`, `seed`, or nothing."""
    shown = deal if isinstance(deal, dict) else {}
    secret, entropies = shown.get("secret"), shown.get("entropies")
    if not isinstance(secret, str) or shown.get("commitment") != commitment(secret):
        return "secret"
    if not isinstance(entropies, list) or len(entropies) != seats or not all(map(_is_entropy, entropies)):
        return "seed"
    return "" if seed == seed_of(secret, entropies) else "seed"


def _is_entropy(entropy: Json) -> bool:
    """Hexadecimal: a comma in it could hide another seat's share."""
    return isinstance(entropy, str) and entropy != "" and set(entropy) <= set("0123456789abcdef")
