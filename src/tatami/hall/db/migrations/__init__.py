"""How a database gets to the schema of today, step by step. Alembic runs this in code, without settings.

A change of schema.py needs a new file in versions/. A test compares both on SQLite and on PostgreSQL.
"""
