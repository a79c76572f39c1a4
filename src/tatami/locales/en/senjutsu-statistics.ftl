### Senjutsu on the page of statistics

senjutsu-deck-own = a deck of one’s own
senjutsu-ending-empty-deck = empty deck
senjutsu-ending-gave-up = giving up

## What was done

senjutsu-deed-wounded = wounds taken
senjutsu-deed-heavy = heavy wounds taken
senjutsu-deed-stunned = times stunned
senjutsu-deed-blocks = successful blocks
senjutsu-deed-counterattacks = counterattacks
senjutsu-deed-instants = instant cards played
senjutsu-deed-passed = times nothing was played
senjutsu-deed-misses = attacks that reached nobody
senjutsu-deed-collisions = collisions
senjutsu-deed-empty = cards that could not be drawn

## Blunders

senjutsu-blunder-collision = collisions by one’s own movement
senjutsu-blunder-miss = attacks that reached nobody
senjutsu-blunder-guard = guards at a value that no revealed attack has, though another had fitted
senjutsu-blunder-stun = turns in which a stun card was kept with nobody in reach

## What players are asked

senjutsu-asked-lay = the card of the turn
senjutsu-asked-attack-success = a card after a successful attack
senjutsu-asked-block-success = a card after a successful block
senjutsu-asked-after-card = a card after the card of the turn
senjutsu-asked-start-of-turn = a card at the start of the turn
senjutsu-asked-after-draw = a card after drawing
senjutsu-asked-after-reveal = a card after the reveal
senjutsu-asked-would-suffer = a card before wounds are taken
senjutsu-asked-end-of-turn = a card at the end of the turn
senjutsu-asked-replacement = a replacement
senjutsu-asked-counter = a counterattack
senjutsu-asked-value = an initiative value
senjutsu-asked-way = a way to go
senjutsu-asked-kamae = a kamae
senjutsu-asked-payment = a payment
senjutsu-asked-alternative = one of several effects
senjutsu-asked-place = a place among equals
senjutsu-asked-discard = a card to discard
senjutsu-asked-other = anything else
