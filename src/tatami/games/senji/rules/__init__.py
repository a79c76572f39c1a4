"""The rules of Senji, one file per chapter of the rulebook."""
