"""How Shinobi lies on the mat."""
