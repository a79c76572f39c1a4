"""What the sensible player of Senji thinks with: values, odds, plans, and a memory for promises."""
