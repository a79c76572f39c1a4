"""How Tenno lies on the mat."""
