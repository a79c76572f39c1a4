### Why the bot would do it

shinobi-ground-strengthens-own = It strengthens the clan you serve ({ $clan }).
shinobi-ground-weakens-clan =
    { $cards ->
        [one] It takes the last card on the table from { $clan }, which a rival may serve.
       *[other] It takes one of { $cards } cards from { $clan }, which a rival may serve.
    }
shinobi-ground-helps-rivals-least = As far as you can tell, { $clan } helps your rivals least.
shinobi-ground-better-lead = Your clan stands better beside its likely rivals then.
shinobi-ground-last-word = Nothing comes after this turn: you win with a chance of about { $chance } %.
shinobi-ground-keeps-for-the-end = It keeps your own troops or a ninja in hand for the last turn.
shinobi-ground-ties-at-home = Own troops at home decide ties.
shinobi-ground-strong-army = It leaves you a strong army at home to attack with.
shinobi-ground-not-alone = A lone card of your clan would be easy prey.
shinobi-ground-keeps-secret = It says less about whom you serve.
shinobi-ground-last-card = Whoever draws the last card moves last.
shinobi-ground-prepares = Alone it is nothing special, but the best rest of the turn begins with it.
