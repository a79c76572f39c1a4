"""What the players of Senji notice, by chapter. (Never compiled: msgspec structs.)"""
