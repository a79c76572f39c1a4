"""The hall on the web: routes, sockets, and who may do what."""
