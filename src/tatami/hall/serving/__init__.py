"""Tables at work: who is in a room, in which order things happen there, and what the hall does by itself."""
