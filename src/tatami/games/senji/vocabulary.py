"""The words that a data pack is made of, all of which the catalogues of the house know."""

from __future__ import annotations

from typing import Final

FAMILIES: Final = ("violet", "red", "yellow", "green", "blue", "black")
CRESTS: Final = ("sword", "mask", "dragon", "fan", "cherry", "lotus")
ORDERS: Final = ("production", "recruitment", "march")
SYMBOLS: Final = ("plain", "animal", "tanzaku", "sun")
KAMI_KINDS: Final = ("diplomat", "economist", "military")

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

SAMURAI_OF_THE_HOUSE: Final = (
    *("akashi", "baba", "chosokabe", "daisuke", "ekei", "fukushima", "gamo", "hosokawa", "ishida"),
    *("kuroda", "mori", "naoe", "oda", "shimazu", "tachibana", "umeko", "wakizaka", "yamagata"),
)
"""Samurai who need not bring a name along: the catalogues know them (ledger 2.9)."""

WAYS: Final = ("land", "sea", "raid", "sail", "landing", "fleet_raid")
"""The kinds of movement of a march (SEN-93), then those of a fleet (SEN-110)."""
SIDES: Final = ("attacker", "defender")
