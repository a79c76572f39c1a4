### Why the bot would do it

senjutsu-ground-best-card = Against what the foe may lay, { $card } promises clearly most.
senjutsu-ground-one-of-good-cards = { $card } is one of several good cards; the bot draws it in { $chance } of 100 cases, so that nobody can foretell it.
senjutsu-ground-reaches = { $card } may reach { $target } from here.
senjutsu-ground-hurts =
    { $wounds ->
        [one] Thought through to the end of the turn, { $target } suffers { $wounds } wound more than otherwise.
       *[other] Thought through to the end of the turn, { $target } suffers { $wounds } wounds more than otherwise.
    }
senjutsu-ground-defeats = Thought through to the end of the turn, { $target } is defeated.
senjutsu-ground-weakens = { $target } ends the turn worse off.
senjutsu-ground-spares-wounds =
    { $wounds ->
        [one] It may spare you { $wounds } wound.
       *[other] It may spare you { $wounds } wounds.
    }
senjutsu-ground-fares-better = You end the turn better off: in focus, cards or kamae.
senjutsu-ground-stands-better = You end the turn in a better place, or with the advantage.
senjutsu-ground-saves-card = Nothing else is worth its price.
senjutsu-ground-no-difference = As far as the bot can see, it makes hardly any difference.
senjutsu-ground-prevents-wound = A wound is worth more than any card that prevents it.
senjutsu-ground-nearest-foe = { $target } is the nearest or most wounded foe.
senjutsu-ground-near-the-middle = Near the middle, looking there, you can act on all sides.
senjutsu-ground-prepared-is-good = A prepared card is worth having from the start.
senjutsu-ground-least-missed = { $card } is the card you would miss least.
senjutsu-ground-wanted-most = { $card } is worth most in your hand.
senjutsu-ground-foe-misses-most = { $card } is what the foe would miss most.
