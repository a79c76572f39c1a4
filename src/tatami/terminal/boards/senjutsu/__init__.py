"""How Senjutsu lies on the mat."""
