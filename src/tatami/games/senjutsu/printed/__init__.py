"""What is printed on a card, made of its effects alone: trees of `Called`, which the words room fills in."""
