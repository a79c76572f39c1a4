### What a bot gives as its grounds, in every game

kernel-ground-only-answer = There is no other answer.
kernel-ground-chance = To the bot the answers are all the same here: it drew lots.
kernel-ground-close-call =
    { $others ->
        [one] One other answer is about as good; a little luck decided.
       *[other] { $others } other answers are about as good; a little luck decided.
    }
kernel-ground-parts-by-chance = The bot knows what to begin; its parts are left to chance.
kernel-ground-unsaid = This bot does not say why.

## Hints and marks

hall-why-no-hints-here = No hints at this table: they are for those who play alone with bots, or for tables that agreed on them.
hall-why-nobody-to-ask = No bot of this game can give hints.
hall-why-hint-is-under-way = The bot is still thinking about your last question.
hall-why-hint-is-late = Meanwhile something has happened at the table: ask again.
kernel-mark-friend = friend
kernel-mark-foe = foe
kernel-mark-bluffs = bluffs
error-no-such-mark = { $thing } cannot be marked so.
hall-why-no-hint-found = The bot found nothing in its time. Ask again a little later.
