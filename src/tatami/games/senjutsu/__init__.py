"""Senjutsu: a duel of stances on a field of hexes. So far its cards stand here, not yet its rules."""
