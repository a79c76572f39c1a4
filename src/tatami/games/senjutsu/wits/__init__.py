"""What the sensible player of Senjutsu thinks with: public facts, its own hand, and a guess of the foe's."""
