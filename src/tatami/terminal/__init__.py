"""The terminal client: a table in this process, played line by line or on a drawn mat."""
