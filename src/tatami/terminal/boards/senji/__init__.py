"""How Senji lies on the mat."""
