"""How Samurai Sword lies on the mat."""
