"""One table: its log, what that has made of it, and what may be written next. No sockets, no database."""
