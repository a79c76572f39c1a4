"""The hall: tables that outlive a process, people and bots around them, and nothing lost."""
