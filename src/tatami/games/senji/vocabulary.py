"""The words that a data pack may use, all of which the catalogues of the house know."""

from __future__ import annotations

from typing import Final

RELATIONS: Final = (
    "grandmother",
    "grandfather",
    "mother",
    "father",
    "wife",
    "husband",
    "heir",
    "son",
    "daughter",
    "sister",
    "brother",
    "aunt",
    "uncle",
    "niece",
    "nephew",
    "cousin",
)
"""Members of a family (SEN-50)."""

COLOURS: Final = (
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "peony",
    "clover",
    "susuki",
    "kiku",
    "maple",
    "willow",
    "paulownia",
)
"""Colours of hanafuda: the flowers of the twelve months (ledger 2.7)."""

ANIMALS: Final = (
    "crane",
    "deer",
    "tortoise",
    "warbler",
    "boar",
    "hare",
    "cuckoo",
    "butterfly",
    "carp",
    "swallow",
    "fox",
    "goose",
    "frog",
    "monkey",
    "phoenix",
    "tiger",
)
"""What an animal card of the hanafuda shows."""
