### Lone Star

lessons-template-star = Your first star
    .goal = Everybody lays a card face down, all at once. The highest number that nobody else has laid wins a star.
    .hand = These are your cards: one for each round. There are three rounds, and the last one is worth three stars.
    .none = You can lay only what you have. Try to lay a 1: the house will tell you why not.
    .seven = Lay your 7. Nothing is higher. Or is it?
    .clash = There was another 7. Two alike win nothing, so a lone 5 took the star.
    .six = Both of those 7s are gone. Lay your 6 now.
    .alone = Nobody else had a 6: the star is yours. What was played lies open, so you can count.
    .last = Only your 3 is left, for three stars. Lay it.
    .over = The two 5s met, so your little 3 was alone: three stars, and the game is yours.
