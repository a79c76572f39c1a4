"""The kernel: it knows how a table works, and no game."""
