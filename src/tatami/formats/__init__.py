"""Forms of a game outside of itself: saved, written down, recorded, promised by a fair deal; and as one seat
sees it, told by events and read back as a world that this seat cannot tell from the real one.
"""
