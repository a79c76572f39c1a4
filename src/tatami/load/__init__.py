"""A crowd of bots at the sockets of a real hall: how much it can carry. Nobody needs this to play."""
