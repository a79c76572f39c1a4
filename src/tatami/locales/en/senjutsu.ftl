### Senjutsu

senjutsu-name = Senjutsu
    .tag = A duel of stances
    .coming = A duel on a field of hexes for 1 to 4 samurai. Its rules are written; its table is not ready yet.
senjutsu-credits = by Paul D. Allen and James Faulkner
    .house = Stone Sword Games, Lucky Duck Games
