"""Senjutsu: a duel of samurai on a field of hexes. Its rules are being written; nobody plays it yet."""
