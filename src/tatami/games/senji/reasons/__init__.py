"""Why not, in Senji: every refusal with its clauses, by chapter."""
