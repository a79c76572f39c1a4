## The game

TPL-chapter-the-game = The game
TPL-1 = Two to five players play as many rounds as agreed, then the most stars win; whoever has equally many shares the victory.
TPL-2 = In each round every player lays one of the cards left in hand face down, all at the same time.
TPL-3 = Then all turn their cards up: the highest number that only one player has laid wins. If no card is alone, nobody wins the round.
TPL-4 = The deck has the numbers 1 to 7, each as often as there are players. It is shuffled, and every player is dealt a card for each round; the rest stays face down and out of the game.
TPL-5 = A round is worth one star, the last one three.
TPL-6 = Cards that were played lie open; everybody may count them.

## Rulings

TPL-chapter-rulings = Rulings
TPL-R1 = How many rounds are there? Five, unless three to seven were agreed on.
TPL-R2 = May the lowest card win? Yes, if that was agreed on: then the lowest number that only one player has laid wins.
