"""What a sensible player makes of what he sees: the table, the roles, the hands, the score."""
