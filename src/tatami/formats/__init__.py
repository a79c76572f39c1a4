"""Text forms of a game: saved games, positions, records, scenarios, and the promise of a fair deal."""
