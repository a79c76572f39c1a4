"""What is done to a checkout, beside running it."""
