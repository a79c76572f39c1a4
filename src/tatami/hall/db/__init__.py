"""The parts of the store: how it is opened, how it writes, and what it keeps of each thing."""
