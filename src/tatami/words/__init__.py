"""Words: everything a person reads, in English, Ukrainian and Russian."""
