## Overview and characters

SJT-chapter-overview-and-characters = Overview and characters
SJT-1 = Each player controls exactly one character, a samurai whose figure stands on a hexagonal base.
SJT-2 = The game is a series of turns and goes on until one player, or one team, has won.
SJT-3 = Characters act only through cards: a player draws ability cards from the character’s own deck into hand, lays one of them face down opposite the opponents’ cards and applies it after all cards have been revealed together.
SJT-4 = Ability cards can let a character move, attack, defend and change its fighting spirit, that is, its kamae and its focus.
SJT-5 = A character consists of a figure, a character card, a kamae tree card, a core ability card and a core weapon card.
SJT-6 = The character card shows the name, the symbol, the advantage value, the hand limit, the wound limit and the weapons available to the character; all of this is known to everybody.
SJT-7 = The advantage value serves to settle ties of every kind: it fixes the starting order on the advantage track, and a tie is then decided by the places on the track (SJT-92, SJT-198, SJT-R5).
SJT-8 = The hand limit is the largest number of ability cards that a player may keep in hand at the end of a turn.
SJT-9 = The wound limit is the number of wounds at which the character is defeated.
SJT-10 = One side of the figure’s base, marked by a triangle, is its front; a figure always faces exactly one of the six neighbouring cells.
SJT-11 = Most effects are read relative to the front; the other five sides of the base are the other directions: clockwise, front right, back right, back, back left and front left.
SJT-12 = Successful attacks wound opponents, and an opponent whose wounds reach or exceed its wound limit is defeated.

## Advantage

SJT-chapter-advantage = Advantage
SJT-13 = The order of the characters’ advantage is kept on the advantage track, which everybody sees.
SJT-14 = During set-up the advantage tokens are placed by advantage value: the highest value on the first, topmost space, the others below it in descending order without gaps.
SJT-15 = A character has the advantage over another if its token stands higher on the track.
SJT-16 = An advantage effect moves the acting character’s token to the topmost space; every token that stood above its old place moves down one space, and the order of the others stays the same.

## Decks and ability cards

SJT-chapter-decks-and-ability-cards = Decks and ability cards
SJT-17 = Before the game each player either builds a deck of 40 ability cards for the chosen character (SJT-240) or takes a preconstructed deck of that character.
SJT-18 = Golden rule: where the text or a property of an ability card contradicts these rules, the card wins.
SJT-19 = There are four types of cards: attack, defence, meditation and core.
SJT-20 = Basic ability cards may be used by every character.
SJT-21 = Personal ability cards, marked by a strip with a picture, may be used only by the character they belong to.
SJT-22 = All effects of an ability card are applied one after another, from top to bottom.
SJT-23 = An ability card can show: name, number, rank, type symbols, keywords, mandatory focus cost, kamae requirement, initiative value, range symbol, instant symbol, positional diagram, kamae effects, additional focus costs and dividing lines.

## Core cards

SJT-chapter-core-cards = Core cards
SJT-24 = Core cards form a rank of their own and follow extra rules besides those for ordinary ability cards.
SJT-25 = The core ability card is the character’s special ability; it can be chosen instead of an ordinary ability card.
SJT-26 = The core weapon card depends on the character’s weapon; it can be chosen instead of an ordinary ability card.
SJT-27 = The weapon is picked while the deck is built, among the weapons named on the character card.
SJT-28 = Core ability and core weapon cards never count towards the hand limit.
SJT-29 = Core cards are never discarded, whatever the effect.
SJT-30 = At the end of every turn a player takes all core cards played that turn back into hand.

## Kamae

SJT-chapter-kamae = Kamae
SJT-31 = The kamae tree card of a character shows its kamae positions, the branches between them, its focus positions and its favoured kamae; no rule refers to the last of these.
SJT-32 = The kamae positions are Neutral, Aggression, Balance and Resolve; a character is always in exactly one of them, and its kamae ring shows everybody which.
SJT-33 = A coloured kamae effect on a card must be applied if the character is in the matching kamae when that effect is reached; otherwise it is skipped.
SJT-34 = A card with a kamae requirement (a short coloured strip at the top) cannot be played at all unless the character is in that kamae.
SJT-35 = Every character starts in Neutral, its ring on the neutral symbol.
SJT-36 = Cards alter the kamae in two ways: “change kamae” and “enter kamae”.
SJT-37 = “Change kamae by up to X branches” moves the ring along at most X consecutive branches of the tree.
SJT-38 = Some branches may be travelled in one direction only.
SJT-39 = Changing kamae is optional: the player may leave the ring where it is.
SJT-40 = “Enter kamae X” puts the ring on that position at once; this is not a movement, so branches and their directions do not matter.
SJT-41 = Entering a kamae is mandatory.
SJT-42 = “Enter any kamae” cannot be used to enter Neutral.

## Focus

SJT-chapter-focus = Focus
SJT-43 = Focus is paid to play some cards and to unlock additional effects.
SJT-44 = A character can have at most 3 focus tokens; tokens gained beyond that are lost. Everybody sees how many there are.
SJT-45 = Spent focus tokens go back to the common supply.
SJT-46 = When a “change kamae” effect moves the ring along a branch to a focus position, the player gains 1 focus token at once.
SJT-47 = The ring cannot rest on a focus position: if possible, it must go on through it and stop on a kamae position other than the one where the effect began.
SJT-48 = If the ring cannot be moved on to a new position, it goes back to the position where the effect began; the focus token is kept.
SJT-49 = A card with a mandatory focus cost can be played only by a player who has that many focus tokens.
SJT-50 = Additional focus effects are always optional, unlike kamae effects; the only exception is the mandatory assault (SJT-125).
SJT-51 = To apply an additional focus effect, the player pays its cost from the character’s tokens when the effect is reached; without payment the effect is skipped.
SJT-52 = To play a card, its player need not be able to pay its additional focus costs.
SJT-53 = “Enter kamae” is not a move along branches: it never gives focus and can never put the ring on a focus position.
