## Positions of Senjutsu that cannot be

error-fighters-do-not-fit = { $fighters } fighters at a table for { $seats }.
error-track-does-not-fit = The advantage track ({ $track }) does not hold everybody who is in play once.
error-too-much-focus = { $player } has { $focus } focus, but nobody holds more than { $most } or fewer than none.
error-no-such-facing = { $player } faces { $facing }, but facings go from 0 to 5.
error-fewer-than-none = { $player } has fewer wounds or stun cards than none.
error-no-such-limp = { $player }: a limp card has been rotated no more than three times while it lies there.
error-character-twice = { $character } is taken twice, but every character exists once.
error-deck-does-not-fit = { $player } has { $cards } cards in deck, hand and piles; it must be { $most }.
error-card-of-another = { $player } has the card { $card }, which cannot be in that deck.
error-terrain-twice = Two pieces of terrain stand on { $cell }.
error-terrain-off-field = The terrain on { $cell } stands where it cannot: off the battlefield, or a boat on it.
error-figure-off-field = { $player } stands on { $cell }, which is off the battlefield.
error-figure-on-obstacle = { $player } stands on { $cell }, where an obstacle is.
error-two-figures = Two figures stand on { $cell }.
