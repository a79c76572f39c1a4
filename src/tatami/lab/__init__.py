"""The laboratory: thousands of matches at once, and how fast they go."""
