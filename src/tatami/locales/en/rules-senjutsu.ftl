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
SJT-10 = One side of the figure’s base, marked by a triangle, is its front; a figure always faces exactly one of the six directions.
SJT-11 = Most effects are read relative to the front; the other five sides of the base are the other directions: clockwise, front right, back right, back, back left and front left.
SJT-12 = Successful attacks wound opponents, and an opponent whose wounds reach or exceed its wound limit is defeated.

## Advantage

SJT-chapter-advantage = Advantage
SJT-13 = The order of the characters’ advantage is kept on the advantage track, which everybody sees.
SJT-14 = During set-up the advantage tokens are placed by advantage value: the token of the highest value on the first, topmost space, the others below it in descending order without gaps.
SJT-15 = A character has the advantage over another if its token stands higher on the track.
SJT-16 = An advantage effect moves the acting character’s token to the topmost space; every token that stood above its old place moves down 1 space, and the order of the others stays the same.

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

## Set-up

SJT-chapter-set-up = Set-up
SJT-54 = The players choose a battlefield; several boards may be joined into one large battlefield.
SJT-55 = The players agree on the terrain for the game and share its components equally.
SJT-56 = Starting with the player of the highest advantage value and going clockwise, the players place all terrain components on the battlefield.
SJT-57 = The advantage track, the wound cards, the status cards and the focus tokens are placed within everybody’s reach; the supplies are open to all.
SJT-58 = Hands are secret: a player never shows the cards in hand to opponents unless an effect says so.
SJT-59 = Each player takes the figure, the shuffled ability deck, the core ability card, the core weapon card, the kamae tree card and the character card of the chosen character.
SJT-60 = The deck (face down), the kamae tree card and the character card lie in the player’s area; the player’s discard pile is there too.
SJT-61 = The core ability card and the core weapon card are taken into hand.
SJT-62 = The kamae ring is put on the Neutral position of the tree.
SJT-63 = The advantage tokens are placed on the track by the advantage values, the highest on top (SJT-14).
SJT-64 = From the lowest advantage value upwards, each player places the figure on any free start cell.
SJT-65 = Opponents must start at opposite edges of the battlefield.
SJT-66 = With more than two players, members of one team may share the start cells of that team’s edge.
SJT-67 = Then each player may search the deck for any number of prepared cards and add them to the opening hand, at most one copy of each and never beyond the hand limit; after that the deck is shuffled.
SJT-68 = Then each player draws cards from the deck until the hand limit is reached.
SJT-69 = Core ability and core weapon cards count neither towards the hand limit nor towards the 40 cards of the deck.

## Turn — draw

SJT-chapter-turn-draw = Turn — draw
SJT-70 = A turn has five steps: draw, choose, reveal, resolve, discard.
SJT-71 = Draw: every player draws the top card of their own deck into hand.
SJT-72 = A player who has to draw from an empty deck takes a wound card instead, every time; the discard pile is not shuffled into a new deck.

## Turn — choose

SJT-chapter-turn-choose = Turn — choose
SJT-73 = Choose: every player chooses exactly one card from hand and lays it face down; that card is “in play”.
SJT-74 = A card with a mandatory focus cost may be chosen only with enough focus tokens to pay it.
SJT-75 = A card with a kamae requirement may be chosen only while the character is in that kamae.

## Turn — reveal

SJT-chapter-turn-reveal = Turn — reveal
SJT-76 = Reveal step 1: when all players have chosen, all cards in play are turned face up at the same time.
SJT-77 = Reveal step 2: every player whose card has a mandatory focus cost pays it at once.
SJT-78 = Reveal step 3: a player whose card offers an additional initiative value may pay its focus cost to use that value instead of the standard one.
SJT-79 = Reveal step 4: starting with the player lowest on the advantage track and going up, each player may play one instant replacement card or pass.
SJT-80 = A player who passed in reveal step 4 cannot play a replacement card later in that step.
SJT-81 = The mandatory focus cost of a replacement card is paid when it is played.
SJT-82 = The replaced card is discarded at once; core cards cannot be replaced (SJT-R20).
SJT-83 = The focus that was paid for the replaced card goes back to its owner (SJT-R19).
SJT-84 = Reveal step 5: a player whose card has a variable initiative must now choose its value, one of the listed values or any value of the printed range; everybody learns the choice.
SJT-85 = If several players have to choose their initiative, they choose one after another, the player lowest on the advantage track first.

## Turn — resolve

SJT-chapter-turn-resolve = Turn — resolve
SJT-86 = All revealed cards are resolved in descending order of initiative.
SJT-87 = The effects of a card are resolved from top to bottom, one at a time.
SJT-88 = A dividing line with an initiative box splits a card: the part below it is resolved separately, at the initiative value in the box.
SJT-89 = Among equal initiative values the types are resolved in this order: defence, attack, meditation, core.
SJT-90 = A core weapon card has several types; for the order of types it counts as its non-core type.
SJT-91 = If a core weapon card ties in initiative with a non-core card of the same type, the non-core card is resolved first (SJT-R127).
SJT-92 = If two players tie in initiative and type, the one with the higher advantage decides whether to resolve first or second.

## Turn — discard

SJT-chapter-turn-discard = Turn — discard
SJT-93 = Discard step 1: ability cards in play go face up to their owners’ discard piles; core cards return to hand.
SJT-94 = Discard step 2: end-of-turn effects are applied, for example the quarter turn of limp cards.
SJT-95 = Discard step 3: a player with more cards in hand than the hand limit discards surplus ability cards of their own choice, face down, down to the limit.
SJT-96 = Then the turn is over and the next turn begins.

## Winning

SJT-chapter-winning = Winning
SJT-97 = A character whose wounds, heavy wounds included, reach or exceed its wound limit is defeated.
SJT-98 = A character whose player holds as many stun cards as the hand limit, or more, is defeated.
SJT-99 = The last undefeated character, or the last team with an undefeated character, wins.

## Movement

SJT-chapter-movement = Movement
SJT-100 = A movement effect consists of steps (going from one cell to another) and turns (changing the facing).
SJT-101 = Steps are shown as straight arrows whose directions are read relative to the front of the figure; several arrows mean several possible directions.
SJT-102 = Turns are shown as one curved arrow; a figure may be turned clockwise or counterclockwise.
SJT-103 = Every step and every turn is either mandatory (solid black arrow) or optional (solid white arrow).
SJT-104 = A mandatory movement must be carried out completely.
SJT-105 = An optional movement is either carried out or ignored, as the player chooses.
SJT-106 = To step, move the figure the stated number of cells in one of the allowed directions; its facing does not change.
SJT-107 = To turn, rotate the figure by the stated number of sides; its front then points in the new direction.
SJT-108 = Steps and turns always refer to the facing at the moment they are carried out.
SJT-109 = If a part of a movement allows several directions or has a value above 1, one direction must be chosen for that whole part.
SJT-110 = Steps and turns printed on the same line may be carried out in any order and in any combination.
SJT-111 = Movements joined by “then” are carried out in the printed order, whether mandatory or optional.
SJT-112 = A character can never move by choice onto a cell with a terrain obstacle, onto a cell with another character, or off the battlefield.
SJT-113 = A place that may not be entered by choice (SJT-112) is entered only through a mandatory movement, and only if every way of carrying out that movement leads there.
SJT-114 = “Off the battlefield” is every place where there is no battlefield cell to stand on.

## Collisions

SJT-chapter-collisions = Collisions
SJT-115 = A character forced to move off the battlefield stays on its last cell, takes a stun card, and its turn ends at once.
SJT-116 = A character forced onto a terrain obstacle suffers the effect of that terrain (SJT-203), and its turn ends at once.
SJT-117 = A character forced onto a cell with another character stays on its last cell; its player takes a stun card and discards 1 card from hand, the other character’s player takes a stun card too, and the moving character’s turn ends at once.
SJT-118 = After a collision nothing more of the moving character’s card is resolved, neither effects below the movement nor parts below a dividing line.

## Attack and defence cards

SJT-chapter-attack-and-defence-cards = Attack and defence cards
SJT-119 = A positional diagram shows on which cells an attack or block effect works, relative to the character’s cell and facing at the moment the effect is resolved.
SJT-120 = In a diagram the front of the character always points to the top edge of the card; the figure symbol stands for the character’s own cell and shows its front.
SJT-121 = Most attack cards have a diagram; cells on which characters are wounded carry “!” symbols, other attack effects have symbols of their own.
SJT-122 = Every character on a marked cell is affected, be it an opponent or a member of the attacker’s own team.
SJT-123 = A cell with the target symbol makes the character on it, friend or foe, the target of the corresponding effect of the card.
SJT-124 = If an effect has no diagram that fixes its cells or targets, its player chooses, after the reveal, the character it is applied to.
SJT-125 = Golden rule “mandatory assault”: a player who chose an attack card must try to carry out its attack effect, and must pay an additional focus cost if that payment makes the attack possible.
SJT-126 = The mandatory assault applies whatever card the opponent has revealed.

## Wounds

SJT-chapter-wounds = Wounds
SJT-127 = For each wound suffered through an attack effect a character takes one wound card, kept face up in the player’s area.
SJT-128 = An attack effect can deal several wounds; a target cell with several “!” symbols gives one wound card for each symbol if the attack on that cell succeeds.
SJT-129 = Wounds are shown as “!” in the diagram or stated in the text of the attack effect.
SJT-130 = A heavy wound symbol gives a heavy wound card instead of a wound card.
SJT-131 = Heavy wound cards count as wound cards for the wound limit.
SJT-132 = A player with at least one heavy wound card discards the top card of their own deck, face down and unseen, at the start of each turn before drawing.
SJT-133 = Heavy wounds do not add up: only one card is discarded each turn, however many heavy wounds there are.

## Defeat effect, push, pull, rotate

SJT-chapter-defeat-effect-push-pull-rotate = Defeat effect, push, pull, rotate
SJT-134 = Some strong attack cards show a defeat effect in their diagram; a character successfully hit by it is defeated at once, whatever its wounds.
SJT-135 = A defeat effect deals no wounds, so cards that reduce or change wounds have no influence on it.
SJT-136 = Push X moves the target X cells away from the attacker in a straight line; the target keeps its facing.
SJT-137 = Pull X moves the target X cells towards the attacker in a straight line; the target keeps its facing.
SJT-138 = A character pushed or pulled onto a cell with a terrain component is treated as if it had moved there itself, and the push or pull ends there (SJT-R45).
SJT-139 = If several cells fit a push or pull, the attacker chooses.
SJT-140 = If an attack turns its target, the attacker chooses between clockwise and counterclockwise.

## Blocks

SJT-chapter-blocks = Blocks
SJT-141 = Cells with a block symbol in the diagram of a card are blocked.
SJT-142 = A block works only for the cells that belong to the initiative value the defender chose for this turn, and only against attack effects of that initiative value (SJT-R54, SJT-R55).
SJT-143 = An attack effect on a target cell is ignored if at least one of the three block conditions holds (SJT-144, SJT-145, SJT-146).
SJT-144 = Block condition 1: the target cell is blocked.
SJT-145 = Block condition 2: the cell of the attacking character is blocked.
SJT-146 = Block condition 3: every attack path to the target cell contains at least one blocked cell.
SJT-147 = An attack path consists of the cells between the attacker and the target cell along a direct, shortest route.
SJT-148 = If there are several shortest routes, there are several paths, and block condition 3 needs a blocked cell on each of them.
SJT-149 = If an attack effect has several target cells, blocking is decided for each target cell separately.
SJT-150 = A cell that the defender did not select through the chosen initiative value is not blocked during the turn.

## Counterattacks

SJT-chapter-counterattacks = Counterattacks
SJT-151 = Counter symbols on cards let the defending character strike back after a successful block.
SJT-152 = A counterattack is possible if the player blocked an opponent’s attack effect and the initiative of that failed attack equals one of the values of a counter symbol on the blocking card.
SJT-153 = When a counterattack is possible (SJT-152), the player may immediately play one non-core attack card from hand with an initiative value equal to or lower than that of the failed attack, as if it were an instant additional card.
SJT-154 = A card played as a counterattack does not count towards the limit of one instant card a turn.

## If success, OR, prepared cards

SJT-chapter-if-success-or-prepared-cards = If success, OR, prepared cards
SJT-155 = Some cards or effects may be used only after another condition has been met, usually a successful attack or a successful block.
SJT-156 = An attack effect is successful if, because of it, the attacked character takes a wound or status card or is pushed, pulled or turned.
SJT-157 = A block effect is successful if by means of it the attacked character avoids an attack effect; all components of that attack effect must be stopped.
SJT-158 = Everything printed after “if success” is carried out only if the effect it refers to was successful.
SJT-159 = Effects in another part of the card, beyond a dividing line, are separate and do not depend on that success.
SJT-160 = Effects separated by OR are alternatives: exactly one of them is chosen and applied.
SJT-161 = If one alternative depends on a kamae and the character is in that kamae, that alternative must be chosen.
SJT-162 = Only the effects directly before and after the word OR are alternatives; other effects of the card are not part of the choice.
SJT-163 = Prepared cards can be taken into the opening hand before it is drawn (SJT-67).
SJT-164 = Any number of different prepared cards may be taken within the hand limit, but only one copy of each.
SJT-165 = Prepared cards carry a symbol of their own beside the keywords and beside the rank and number.

## Instant cards

SJT-chapter-instant-cards = Instant cards
SJT-166 = Each player may play at most 1 instant card a turn.
SJT-167 = There are three kinds of instant cards: plain instants, instant replacement cards and instant additional cards.
SJT-168 = Instant additional cards and instant replacement cards may be played only together with a non-core ability card of another type; for example, an instant attack card cannot be added to an attack card.
SJT-169 = A plain instant neither replaces nor extends the revealed card; it is an extra card, played outside the normal course of the turn when its own text says so.
SJT-170 = An instant replacement card may be chosen and played like any ordinary card, or it may replace the player’s revealed card.
SJT-171 = An instant replacement card chosen as an ordinary card does not count towards the limit of one instant card.
SJT-172 = When an instant replacement card replaces a card, the replaced card is discarded at once and the new card is played with its own initiative.
SJT-173 = Instant additional cards are played from hand to strengthen or change the revealed card.
SJT-174 = Most instant additional cards may be played only after a successful attack or block, as printed on them.
SJT-175 = An instant additional card without a condition may be played after the player’s revealed card has been resolved completely, whether or not its attack or block succeeded.

## Status cards

SJT-chapter-status-cards = Status cards
SJT-176 = Status cards are lasting effects other than wounds; they are not ability cards.
SJT-177 = When a character is stunned, its player takes a stun card into hand.
SJT-178 = A stun card cannot be discarded in any way.
SJT-179 = In the choose step a stun card may be chosen instead of an ability card.
SJT-180 = If the number of stun cards in hand reaches the hand limit, the character is defeated immediately.
SJT-181 = A character that suffers limp takes a limp card each time; it is kept in the player’s area, like a wound.
SJT-182 = An active limp card lowers the initiative of every ability card the player plays by 1, but never below 1.
SJT-183 = With a variable initiative the player chooses the value as usual and then lowers it by 1 for limp.
SJT-184 = At the end of each turn every limp card is rotated 90° clockwise; with its fourth rotation it is upright again, is discarded and is no longer active.
SJT-185 = Some attack effects poison their target.
SJT-186 = Poison cards are not wounds and do not count towards the wound limit.
SJT-187 = If a poison attack succeeds, the attacker chooses a card from their own poison deck and gives it to the opponent, who applies its effect.
SJT-188 = When its effect has been applied completely, the poison card is discarded.
SJT-189 = The base game has one poison card, Strong Poison (002), used with Hidden Viper’s Fang (010).

## Search, range and line of sight

SJT-chapter-search-range-and-line-of-sight = Search, range and line of sight
SJT-190 = A search effect lets the player look through their own deck for a card and, unless stated otherwise, take it into hand.
SJT-191 = After every search the searched deck is shuffled.
SJT-192 = Ranged cards carry a range symbol.
SJT-193 = The number in the range symbol is the greatest distance in cells at which the card’s effect works.
SJT-194 = Ranged cards need a line of sight to the target cell.
SJT-195 = There is line of sight if an unbroken line can be drawn from either of the two front corners of the character’s cell to any corner of the target cell.
SJT-196 = The line is broken if it crosses or touches a cell with a terrain component (SJT-R87 says which components break it).
SJT-197 = Other characters, spikes and trap tokens do not break a line of sight.

## Three and more players

SJT-chapter-three-and-more-players = Three and more players
SJT-198 = If three or more players tie in initiative and type, the one highest on the advantage track first chooses the place in the order at which their own card is resolved.
SJT-199 = After the first of three or more tied players (SJT-198) the next of them on the track chooses among the remaining places, and so on.
SJT-200 = Of three or more tied players (SJT-198) the one lowest on the track gets the place that is left.

## Terrain

SJT-chapter-terrain = Terrain
SJT-201 = Terrain components are placed before the game and are obstacles on their cells.
SJT-202 = Characters cannot occupy cells with terrain obstacles.
SJT-203 = A character that moves onto a terrain obstacle is put back on the cell it came from and suffers the effects of that terrain.
SJT-204 = Characters cannot move through cells with terrain obstacles.
SJT-205 = A terrain component gives its cell or cells a block effect at every initiative value (for the exceptions see SJT-R88).
SJT-206 = If terrain stops an attack, this does not count as a successful block of the defender.
SJT-207 = Rocks: a character forced onto them is stunned.
SJT-208 = Bamboo: a character forced onto it is stunned and suffers limp.
SJT-209 = Bamboo is removed if a character enters its cell or if an attack effect that deals “!” is applied to its cell.
SJT-210 = Burning cart: a character forced onto it is stunned and suffers 1 wound.
SJT-211 = Shrine: a character forced onto it is stunned.
SJT-212 = Shrine: among the end-of-turn effects every character adjacent to the shrine’s cell gains 1 focus token.
SJT-213 = Boats are ordinary cells; they can be placed off the battlefield to add new cells.
SJT-214 = Torii: a character forced onto a pillar’s cell is stunned; the gateway can be passed without penalty.
SJT-215 = Cherry tree: a character forced onto it is stunned.
SJT-216 = Corpses: for movement the cell is an ordinary one; a character that enters it is stunned and must discard all its focus tokens.

## Sequences

SJT-chapter-sequences = Sequences
SJT-217 = Sequence of the turn, 1: apply the effects that happen “at the start of the turn”.
SJT-218 = Sequence of the turn, 2: apply the effects that happen before drawing.
SJT-219 = Sequence of the turn, 3: draw a card.
SJT-220 = Sequence of the turn, 4: apply the effects that happen after drawing and before choosing.
SJT-221 = Sequence of the turn, 5: choose a card and lay it face down; 6: reveal it together with the opponents.
SJT-222 = Sequence of the reveal: turn the cards up, pay mandatory costs, pay additional costs, play replacement cards (taking back the focus paid for the replaced card), choose variable initiative, compare initiative, apply the cards.
SJT-223 = Sequence of the attack, 1: check that a target cell of the attack effect lies on the battlefield.
SJT-224 = Sequence of the attack, 2: pay for any additional effects that belong to the attack effect.
SJT-225 = Sequence of the attack, 3: check whether the attack is blocked; if it is, the attack ends and the sequence of the block follows (SJT-232).
SJT-226 = Sequence of the attack, 4: if the attack is not blocked, apply the attack effect to the character on the target cell.
SJT-227 = Sequence of the attack, 5: remove masking.
SJT-228 = Sequence of the attack, 6: play instant additional cards “if the attack was successful”.
SJT-229 = Sequence of the attack, 7: apply the “if success” effects of the card.
SJT-230 = Sequence of the attack, 8: resolve the rest of the original attack card.
SJT-231 = Sequence of the attack, 9: play instant additional cards without a condition.
SJT-232 = Sequence of the block, 1: check and pay additional effects that belong to the block (SJT-R143).
SJT-233 = Sequence of the block, 2: check whether the block stopped the attack; if not, the attack is successful and the sequence of the block ends.
SJT-234 = Sequence of the block, 3: check whether a counterattack is played against the attack effect; if so, that attack card is played and resolved completely before going on.
SJT-235 = Sequence of the block, 4: remove masking.
SJT-236 = Sequence of the block, 5: play instant additional cards “if the block was successful”.
SJT-237 = Sequence of the block, 6: apply the “if success” effects of the card.
SJT-238 = Sequence of the block, 7: resolve the rest of the original defence card (SJT-R57), then play instant additional cards without a condition.
SJT-239 = At the end of the turn the end-of-turn effects are applied, the played cards are discarded and the tokens are put in order; SJT-R101 says in which order.

## Deck construction

SJT-chapter-deck-construction = Deck construction
SJT-240 = A deck has exactly 40 ability cards.
SJT-241 = The rank of a card (core, wood, steel, gold, jade) limits how many copies a deck may hold.
SJT-242 = Each player takes the core ability card of the chosen character.
SJT-243 = Each player takes one core weapon card whose weapon keyword is listed on the character card; some characters have several core weapon cards. Core cards are not part of the 40.
SJT-244 = Any basic ability card may be added to the deck (in matched play subject to the schools, SJT-251).
SJT-245 = Personal ability cards may be added only if they belong to the deck’s character.
SJT-246 = Wood: up to 3 copies of each card.
SJT-247 = Steel: up to 2 copies of each card.
SJT-248 = Gold: at most 1 copy of each card.
SJT-249 = Gold: at most 8 gold cards in the whole deck.
SJT-250 = Jade: at most 1 jade card in the whole deck.
SJT-251 = Matched play: a deck may contain school cards of one school only; whoever chooses cards of a school cannot use basic cards of the other schools.
SJT-252 = School of the Burning Sun: Dashdown Strike (086), Severing Cut (113), Wild Swing (119).
SJT-253 = School of the Autumn Hare: Splitting Strike (096), Rolling Slash (112), Quick Stab (128).
SJT-254 = School of the Jade River: Calm Composure (084), Horizontal Cut (105), Diagonal Slash (100).
SJT-255 = Basic cards that belong to no school are free in matched play too.
SJT-256 = The requirements of the schools (SJT-251 to SJT-255) may be changed later for the sake of balance.

## Initiative comparison

SJT-chapter-initiative-comparison = Initiative comparison
SJT-257 = Some attack effects have no diagram but strike an opponent with a lower initiative.
SJT-258 = If no opponent has revealed a card with a lower initiative, an attack that compares initiative (SJT-257) is unsuccessful and its effect is ignored.
SJT-259 = If the attacked opponent’s card has a lower initiative, an attack that compares initiative (SJT-257) is successful, unless it is blocked, and its effect is applied.
SJT-260 = When an attack compares initiative with a card of variable initiative, the lowest value of its list or range counts, whatever value was chosen.

## Masking (expansion characters)

SJT-chapter-masking-expansion-characters = Masking (expansion characters)
SJT-261 = Masking is a condition like a kamae: it unlocks or improves effects of ability cards.
SJT-262 = The Ninja and the Assassin may start the game masked; no character of the base game has masking.
SJT-263 = Masking begins through an “enter masked” effect and is shown by a two-sided card, masked / visible.
SJT-264 = A masked character still uses the effects of its kamae position.
SJT-265 = A masked character loses masking at once when it successfully applies an attack effect, successfully applies a block effect, or suffers any wound or any status effect other than masking.
SJT-266 = Masking is removed before instant additional cards “if the attack / block was successful” are applied.

## Advanced poison

SJT-chapter-advanced-poison = Advanced poison
SJT-267 = With several kinds of poison cards, each poisoning character has its own poison deck with at most 1 copy of each kind.
SJT-268 = When poisoning, the player picks any card of their own poison deck.
SJT-269 = A poison card that has been applied is discarded and cannot be used again by that character in this game.
SJT-270 = Several poison decks can be in play, one for each character.

## Large battlefields

SJT-chapter-large-battlefields = Large battlefields
SJT-271 = If a character begins a turn more than 6 cells away from an opponent, its player may move it up to 3 cells with the movement effect of the core ability card instead of the printed value.
SJT-272 = The improved movement on a large battlefield (SJT-271) stops at once when the character comes within fewer than 6 cells of an opponent.
SJT-273 = After the improved movement (SJT-271) the rest of the core ability card is resolved as usual.

## Rulings

SJT-chapter-rulings = Rulings
SJT-R1 = “Turn” can mean the whole round or a player’s own part in it; which is it? A turn is the whole round of five steps, played by all together. “A character’s turn ends” means that nothing more of any card its player has in play this turn is resolved, counterattacks and additional cards included, and that the player can play no further counterattack or additional card this turn; the cards of the others go on. Otherwise the rules for collisions and sequences could not be read.
SJT-R2 = Which edition of the rules applies? The first. The later edition 1.5 is used only where the first is silent. This keeps one consistent set of rules.
SJT-R3 = What if wound, stun or limp cards run out? They cannot: the supplies are unlimited. How many cards are in the box is a matter of production, and no rule speaks of running out.
SJT-R4 = When is it checked whether a character is defeated? After every single effect. One attack effect with all its target cells and components, both sides of one collision, and anything that all players do together (drawing, end-of-turn effects) count as one single effect. Effects are applied one at a time, and what happens at the same time must favour nobody.
SJT-R5 = What if all remaining characters, or teams, are defeated by the same effect? The one that is highest on the advantage track at that moment wins. The advantage value settles every tie (SJT-7).
SJT-R6 = What happens when a character is defeated in the middle of a turn? Its figure, tokens and blocks leave at once, the unresolved parts of its card are lost, effects that need it as a target have no effect, and the other cards go on. A defeated character takes no further part.
SJT-R7 = A character is defeated by its own effect (drawing from an empty deck, a collision) while its card still has parts; are they resolved? No, the character is out, and the rest is not resolved. It is the same as in SJT-R6.
SJT-R8 = When does a team win? When no other team has an undefeated character; its defeated members share the win. The last team wins (SJT-99).
SJT-R9 = May team-mates show each other their hands? No, they may talk, but their cards stay hidden. Hands are secret (SJT-58).
SJT-R10 = Which way does a figure face at the start? As its player chooses when placing it. Nothing else is laid down.
SJT-R11 = Where may terrain be placed? One component on a cell, only on cells of the battlefield (boats: off the battlefield, beside one of its cells), never on start cells and never so that two start cells are cut off from each other. In turn order each player takes any component that is left and places it, until everybody has placed equally many; what cannot be shared equally stays in the box, and a player without an allowed cell puts the component back. This prevents set-ups in which nobody can play.
SJT-R12 = Where do three or four players start when each fights alone? The first two placed use the cells of the west and the east edge, later ones any free start cell of either edge at least 2 cells away from every figure. Opposite edges can only be kept by two sides.
SJT-R13 = Are prepared cards shown when they are taken? Yes, to all players. The search has a condition, and so everybody sees that it was kept.
SJT-R14 = May a bad opening hand be exchanged? No. No rule provides for it.
SJT-R15 = Can plain instants and instant additional cards be chosen as the card of the turn? No, a card without an initiative value cannot be chosen. Such cards are played beside a revealed card.
SJT-R16 = What if a player has no playable card? This cannot happen: both core cards are always available, and the core ability card has neither a cost nor a requirement.
SJT-R17 = The kamae changes after a card was chosen; is the card still valid? Yes. The requirement is checked when a card is chosen, or when it is played as a replacement, as an additional card or as a counterattack. SJT-75 speaks of choosing.
SJT-R18 = At the reveal a player cannot pay the mandatory cost, because focus was lost in between; what happens? The card has no effect, its initiative counts as 0, and it is discarded in the discard step. This comes closest to “cannot be played”.
SJT-R19 = Does focus paid for a replaced card come back? Yes: what was paid for it, the mandatory cost and the additional initiative, returns to its owner; then the cost of the replacement card is paid; there is still a maximum of 3 tokens. One passage of the rules seems to have the focus discarded, but the summary returns it explicitly (SJT-222), and that passage can be read as the payment for the replacement.
SJT-R20 = Can a core card, a stun card or a poison card be replaced or extended? No. Replacement and additional cards need a non-core ability card of another type; plain instants do not.
SJT-R21 = Can the additional initiative of a replacement card be bought? No, reveal step 3 is over by then; but a variable initiative is chosen as usual in reveal step 5. This follows from the order of the reveal steps.
SJT-R22 = A player has replaced a card; may a player lower on the track who already passed answer that? No. Each player has one chance in reveal step 4, from the bottom of the track upwards.
SJT-R23 = Does a player who chooses a variable initiative know the choices made before? Yes, they are made one after another and in the open. That is the point of the order.
SJT-R24 = Several players want to play instant cards at the same moment; who comes first? The player lowest on the advantage track decides first, then the others going up, each once for that moment. It is the same order as for replacements.
SJT-R25 = When is a tie in initiative and type decided? When the tied parts come up, with the track as it then is; of several parts of one player the upper one comes first. The advantage can change during the turn.
SJT-R26 = Three or more cards tie in initiative but differ in type; how are they ordered? First by type; places are chosen only inside a group of the same type in which either all cards are core or none is. The order of types comes before the advantage.
SJT-R27 = Which initiative do core ability cards, stun cards and the poison card have? 0, so they are resolved last; limp never changes a value of 0. “Not below 1” cannot raise a value.
SJT-R28 = A card has more than one dividing line; how is it resolved? Each line begins a further part with its own initiative; parts of one card with equal values are resolved in print order. This extends the rule for one line.
SJT-R29 = The kamae changed earlier on the same card; which kamae effects apply? Those of the kamae in which the character is when the effect is reached. Effects are resolved one by one.
SJT-R30 = Do the branches into and out of a focus position count? Yes, each counts as 1. With only one branch left the ring touches the focus position, the token is gained and the ring returns to where the effect began. This agrees with the rule for a ring that cannot go on (SJT-48).
SJT-R31 = Can one effect collect several tokens by going to and fro? No, at most 1 token for each focus position and effect. This prevents endless gains from long changes.
SJT-R32 = May the ring return from a focus position against a one-way branch? Yes, the return is a placement and not a move. SJT-48 sets no condition.
SJT-R33 = May a focus position be touched with 3 tokens? Yes, but no token is gained. The maximum is 3.
SJT-R34 = May a change of kamae end on the starting position without touching a focus position? Yes, it is the same as not changing. Changing is optional.
SJT-R35 = May an optional step of value 2 be carried out for one cell only? No, a white arrow is carried out in full or ignored; cards that allow less say “up to”. This is the literal reading.
SJT-R36 = What does “in any combination” mean for one line? Single cells and sides may alternate, for example one cell, one side, one cell. A step keeps its direction relative to the front, which may point elsewhere after a turn. SJT-110 allows any order and combination.
SJT-R37 = How far must a player look ahead to avoid a collision? Over the whole printed line with its optional parts: if some way of carrying it out has no collision, only such ways are allowed. Later lines do not count. If every way collides, the player picks any of them. Whether there is no other choice is judged for each movement effect.
SJT-R38 = The collision comes on the second of two mandatory steps; where does the figure stand? On the last free cell; the first step is kept. The collision happens only at the second cell.
SJT-R39 = Does the turn of the other character in a collision end too? No, its player only takes a stun card. Only the moving character’s turn ends.
SJT-R40 = What is discarded after a collision? An ability card of its owner’s choice, face up; a player without any discards nothing. Core and stun cards cannot be discarded.
SJT-R41 = A character’s turn has ended; what about the blocks it placed before? They stay. They have already been resolved.
SJT-R42 = Which instant cards may a player use after a collision has ended the turn? Plain instants whose moment comes later. Additional cards and counterattacks may not be played and “if success” effects are lost, even if a block placed earlier still stops attacks (SJT-R41). Additional cards need a card that is being resolved or has been.
SJT-R43 = What if a character enters corpses in the middle of a movement? Their effect happens at once and the steps go on. A push or pull onto them causes it too but ends there (SJT-R45). For movement the cell is an ordinary one.
SJT-R44 = A character is pushed or pulled off the battlefield or into another character; what happens? The same as in a collision of its own: off the battlefield it takes a stun card; into a character both take one and the player of the moved one discards 1 card. The push or pull ends, and so does the turn of the moved character if its card is unfinished. A push onto terrain, too, is treated as the character’s own movement (SJT-138).
SJT-R45 = A push over several cells meets terrain on the way; where does it stop? At the first terrain cell. At an obstacle the target is put back on the cell before it and suffers its effect; on corpses it stays there. Boats and torii gateways are ordinary cells and stop nothing. SJT-138 ends a push on terrain.
SJT-R46 = What is a straight line when the target is not straight ahead? The attacker picks one of the two directions that lead away and keeps it for all cells. Several cells fit, so the attacker chooses (SJT-139).
SJT-R47 = What does a pull do if the target is already adjacent? It moves nothing, and by itself this is not a success. The target cannot be pulled onto the attacker’s own cell.
SJT-R48 = Is a push successful if the target could not leave its cell? Yes, if it took a stun card or another status or wound card because of it, otherwise not. So success is defined in SJT-156.
SJT-R49 = In which order are several components in one cell applied? Defeat, wounds, heavy wounds, stun, limp, poison, pull, push, rotate. A fixed order leaves nothing open.
SJT-R50 = What exactly does the mandatory assault demand? When a part with an attack effect begins to resolve, every allowed way of using its movement, its alternatives and the focus payments the player can afford is considered. If at least one way makes the attack effect cover an opponent’s cell (in range and in sight for ranged cards), only such ways are allowed. Blocks and counterattacks do not matter, and team-mates do not count as targets. The player must try to carry out the attack.
SJT-R51 = Must focus be paid for extra wounds? No, only where without the payment the attack would not be carried out at all; a payment in cards from the deck is never forced. SJT-125 speaks of focus that makes the attack possible.
SJT-R52 = How does the mandatory assault work for a card with several attack parts? It is applied to each part when it comes up. Parts are separate.
SJT-R53 = Does the mandatory assault bind replacement cards, additional cards and counterattacks? Playing them is voluntary, but once played they are bound by it. They are then attack cards being resolved.
SJT-R54 = May a block at 6 stop an attack at 5 or 7? No, the values must be equal; only terrain blocks at every value. Otherwise the rule for terrain (SJT-205) would mean nothing.
SJT-R55 = Are blocked cells fixed, or do they move with the defender? They are fixed on the battlefield when the block effect is resolved and stay blocked, for their initiative value, until the end of the turn. Cells of the battlefield are blocked, not sides of the figure.
SJT-R56 = Whom does a block hinder? Every attack effect of other characters at that initiative, also of team-mates; never the blocker’s own. Otherwise a counterattack through one’s own guard would be impossible.
SJT-R57 = When are the effects printed below a block on a defence card resolved? The part is resolved down to and including its last block; when an attack is blocked, the counterattack, additional cards and “if success” effects follow. The other effects below the block wait until every attack part of the same initiative has been resolved (if there is none, they follow at once), but come before meditation and core cards of that initiative; with several defence cards they keep the order in which these were resolved. They are resolved even if the block failed. So the sequence of the block has it (SJT-238).
SJT-R58 = One block faces several attacks of the same initiative; which does it stop? All of them. No limit is stated.
SJT-R59 = What if a block protects somebody else? The attack on that cell is ignored, but the block is successful only if the blocker was attacked too and was spared. Success is defined for the attacked character (SJT-157).
SJT-R60 = Can a blocker be hit by one component and spared from another of the same attack effect? Not on one cell; for success every target cell on which the blocker stands must be spared. All components must be stopped.
SJT-R61 = An attack is stopped both by terrain and by a block; is the block successful? Yes, if it would have sufficed alone. SJT-206 denies only a success owed to terrain.
SJT-R62 = Does block condition 3 ever hold for adjacent targets? No, there is no cell between. An empty path contains no blocked cell.
SJT-R63 = How does limp affect blocks? The chosen printed value selects the cells, the lowered value is the initiative at which the block works; the counter values stay as printed and are compared as in SJT-R64. Attacks, too, count with their lowered value. The value is chosen as usual and then lowered (SJT-183).
SJT-R64 = Which value is compared for a counterattack? The initiative at which the attack failed, that is, after limp. It is the initiative of the failed attack (SJT-152).
SJT-R65 = Which conditions must a counterattack card meet? Its mandatory cost must be paid and its kamae requirement met. Its value after limp counts; with a variable initiative any listed value not above the limit may be used; an additional initiative cannot be bought, and a card without an initiative value cannot counterattack. All its parts are resolved at once at the current initiative, it can be blocked by blocks of that initiative, and it goes to the discard pile in the discard step. It is played like an instant additional card and resolved completely.
SJT-R66 = Can a counterattack be countered? Yes, under the same conditions. Nothing forbids it.
SJT-R67 = Several attack effects are blocked in one turn; how many counterattacks are allowed? One for each. The condition is judged for each attack effect.
SJT-R68 = Does the attacker go on after a counterattack? Yes, with the rest of the card and with later parts, unless defeated or stopped by a collision. Only the attack effect failed.
SJT-R69 = All wounds of an attack are prevented and it has no other component; was it successful? No. No wound or status card was taken.
SJT-R70 = Are there attacks that cannot be blocked? Only where a card says so. They ignore blocks of characters and of terrain on the path, but still need a line of sight. The card wins (SJT-18).
SJT-R71 = Is the target symbol alone a success? No; and blocks stop it like any attack effect. It stands in a positional diagram.
SJT-R72 = Which initiative does an additional attack card have? The current one; it is resolved there and can be blocked there. Additional cards have no value of their own.
SJT-R73 = What counts towards the limit of one instant card a turn? Plain instants, additional cards and replacement cards used as replacements; not counterattacks and not replacement cards chosen as ordinary cards. See SJT-154, SJT-166, SJT-171.
SJT-R74 = When is an additional card without a condition played if the revealed card has parts at lower initiatives? Only after the last part. The card must be resolved completely (SJT-175).
SJT-R75 = How does preventing wounds work when there are several? It applies to one attack effect on the character; plain wounds are prevented before heavy ones. A fixed order saves a needless choice.
SJT-R76 = Do stun cards count towards the hand limit? Yes, but when the limit is checked only ability cards are discarded. Stun cards are in hand and cannot be discarded.
SJT-R77 = What does a chosen stun card do? It is revealed as a blank card of initiative 0 and returns to the supply in the discard step; nothing can replace it or be added to it. It is not an ability card.
SJT-R78 = When does a full hand of stun cards defeat a character? As soon as the effect that gave the card is complete (SJT-R4), not at the end of the turn. SJT-180 says “immediately”.
SJT-R79 = What does limp received during a turn change? Not the cards already revealed, only cards played later, such as counterattacks. It rotates at the end of the same turn, so it lowers the initiative in the next three turns. It lowers the cards that are played, and it rotates four times.
SJT-R80 = What do several limp cards do? Each lowers the initiative by 1, but not below 1.
SJT-R81 = What does a heavy wound do when the deck is empty? Nothing is discarded and no wound is taken. Only drawing from an empty deck wounds.
SJT-R82 = What do other effects that discard from the deck do when it is empty? Nothing; and a payment in cards from the deck is impossible if there are too few. It is the same as in SJT-R81.
SJT-R83 = A poison attack hits but the poison deck is empty; what then? No poison is given, and if nothing else was suffered the attack is not successful. No card was taken.
SJT-R84 = What becomes of a poison card in a deck? It is not an ability card: an effect that discards it from the deck removes it from the game, and searches pass it over. It is removed openly, even where other cards are discarded face down and unseen (heavy wounds). This is simple, and the number of cards in the pile would tell it anyway.
SJT-R85 = A poison card is drawn by an effect in the middle of a turn; what then? It is revealed, kept beside the deck and must be chosen next turn. It cannot be chosen now.
SJT-R86 = Can a ranged card hit a target behind the shooter? Not if every line from the front corners runs through the shooter’s own cell. Lines start at the front corners.
SJT-R87 = Which terrain breaks a line of sight? Obstacles: rocks, bamboo, burning carts, the shrine, torii pillars and the cherry tree; not corpses, boats, the torii gateway, spikes and traps. Otherwise a character standing on a flat or passable piece could be neither seen nor hit.
SJT-R88 = Do corpses, boats and torii gateways block attacks? No, only obstacles give the block of terrain. The reason is that of SJT-R87.
SJT-R89 = What does a ranged card with a diagram need? Each marked cell must be within the range and in the line of sight. Both properties are printed.
SJT-R90 = In an attack that compares initiative the values are equal; does it succeed? No, equal is not lower. The two sentences of the rules do not agree here; the first one names the condition (SJT-258).
SJT-R91 = Several opponents are slower; whom does such an attack strike? One of them in range and in sight, as the attacker chooses. Effects without a diagram are aimed by their player (SJT-124).
SJT-R92 = Which initiative is compared if the opponent’s card has a dividing line? Its first value. Limp and a bought initiative count on both sides; core ability, stun and poison cards count as 0; a character without a card in play is no target. The second value belongs to a later part.
SJT-R93 = Can an attack that compares initiative be blocked? Yes, the target’s cell being the target cell. It is an attack effect.
SJT-R94 = Bamboo blocks its cell and also falls to attacks aimed at it; how do both go together? All blocks of the attack effect are judged first, with the bamboo standing. Afterwards it is removed if its cell was a target cell with at least one “!”, applied additional effects included, and if neither another terrain component nor a block stopped the way to it. A heavy wound symbol alone is not a “!”. So both sentences of the rules hold.
SJT-R95 = What happens in a push onto bamboo? The same as in a forced entry; the bamboo is removed and the push ends. Terrain ends pushes (SJT-138).
SJT-R96 = A character is forced into bamboo; where does it end up? It suffers the effect, is put back, and the bamboo is removed. So SJT-203 and SJT-209 both hold.
SJT-R97 = Which statuses do the symbols of terrain mean? Stun for rocks, shrine, torii pillar, cherry tree and corpses; stun and limp for bamboo; stun and a wound for the burning cart. Only the sign of the wound can be read in the rules; stun is what collisions bring everywhere else.
SJT-R98 = Which shape do the torii have? Three cells in a straight line: pillar, gateway, pillar. One must be able to pass between the pillars.
SJT-R99 = What do spikes and trap tokens do? Nothing in the base game. Where cards bring them into play, a character that enters a cell with spikes suffers 1 wound and limp, and the spikes are removed; a trap token is either hidden spikes or a decoy. They belong to characters of the expansions.
SJT-R100 = Several characters stand beside the shrine; who gains focus? Every one of them gains 1 token in discard step 2. SJT-212 speaks of every adjacent character.
SJT-R101 = Do end-of-turn effects come before or after discarding? The played cards first, then the end-of-turn effects, then the hand limit. The summary (SJT-239) has another order, but the steps (SJT-93 to SJT-95) are the detailed text.
SJT-R102 = Who knows the cards discarded face down? Those discarded for the hand limit are known to their owner only; those lost to heavy wounds are unknown to all until the pile is shuffled or the game ends.
SJT-R103 = On a large battlefield, the distance to which opponent counts, and what about exactly 6? The nearest. The improved movement needs more than 6 at the start of the turn and stops as soon as a step ends fewer than 6 cells from any opponent; after a step that ends at exactly 6 it may go on. These are the numbers of SJT-271 and SJT-272.
SJT-R104 = Which part of the movement is improved on a large battlefield? The step of the core ability card: instead of its printed value up to 3 cells, each in any of the directions printed for it; turns stay as printed. SJT-271 replaces the printed value.
SJT-R125 = Two players want the same character; may both have it? No, each character can be taken once; but basic cards and core weapon cards may be used by several players at once, whatever the number of printed copies. Every figure, tree and core ability exists once, and so advantage values never tie.
SJT-R126 = In which order do the players decide in reveal step 3? From the bottom of the advantage track upwards, each decision in the open. It is the same order as in reveal steps 4 and 5.
SJT-R127 = Does a non-core card always come before a core weapon card of the same initiative? Only inside one type: first the order defence, attack, meditation, core, then non-core before core. Otherwise counting the weapon by its non-core type (SJT-90) would never matter.
SJT-R128 = When is an attack effect with several targets, or a defeat effect, successful? If at least one character, friend or foe, takes a wound or status card, is pushed, pulled or turned, or is defeated by it; it succeeded against exactly those characters. Success is defined for the attacked character (SJT-156), and the defeat effect speaks of a successful hit (SJT-134).
SJT-R129 = In which order is one attack effect with several target cells carried out? (1) Its additional effects are settled; (2) blocks are judged for all target cells at once; (3) the components are applied to all unblocked characters, one component after another in the order of SJT-R49, within a component the farthest target cell first (for a pull the nearest), equal ones clockwise from straight ahead; a card that prevents wounds is asked for just before that character’s wounds; (4) bamboo is removed and defeat is checked; (5) the sequences of the successful blockers follow, the lowest on the advantage track first; (6) then come the attacker’s own steps after a success (SJT-227 to SJT-229), if the attacker is still in play and its turn has not ended. Each target cell is treated separately, and a counterattack is immediate.
SJT-R140 = One card succeeds several times in a turn; how often are its “if success” effects applied? Each of them once a turn, at the first success it refers to; if it speaks of the attacker, it means the one of that moment. Counterattacks are counted for each attack effect (SJT-R67). The effect is printed once.
SJT-R142 = May an alternative of OR be chosen whose kamae is not the current one? No. An alternative with a cost in focus or in cards from the deck may be chosen and left unpaid, and then does nothing. Exactly one effect that can be applied is chosen.
SJT-R143 = When are the additional focus effects of a block (SJT-232) paid? When the block effect is reached, before any attack of that initiative is resolved. The blocked cells must be known when attacks are judged.
SJT-R144 = An instant is played in the middle of another player’s card; what comes first? A plain instant or a counterattack is resolved completely before the interrupted card goes on; its effects are those of its own player. Such cards stand outside the normal course of the turn.
SJT-R145 = What if a player gives up or leaves? The character is defeated at once, as in SJT-R6. Otherwise the game might never end.
SJT-R146 = In which order do things happen at the start and the end of a turn? At the start: printed start-of-turn effects, start-of-turn instants from the bottom of the advantage track up, discards for heavy wounds, drawing. At the end, in discard step 2: limp cards rotate, the shrine gives focus, end-of-turn instants from the bottom of the track up. Each point is carried out for all players together, and only instants in the order of the track. This fixes the order inside SJT-217, SJT-218 and SJT-94.
SJT-R147 = An attack path runs over a place without a battlefield cell (a hole in the ice, water); is it blocked? No. Paths are counted as if the cells went on without end; a place off the battlefield is never blocked and never a target cell, so a path over it stays open. Such an attack can be stopped only by block conditions 1 and 2 or on another cell of every path. Only cells of the battlefield can be blocked.
SJT-R148 = In which order are prepared cards taken and opening hands drawn? From the lowest advantage value upwards, as the figures were placed; each player finishes before the next begins.
SJT-R150 = Who is on which side, and whose edge is which? The sides are agreed before the game and known to everybody: each alone, two pairs, or one against all others. The member of a team who is placed first chooses the team’s edge and the others of the team follow; the other team has the opposite edge. See SJT-65, SJT-66.
SJT-R151 = Who is asked whether to play an instant, a replacement card or a counterattack? Every player for whom, by what everybody can know, such a card is possible, whatever is really in hand: there is an ability card in hand, the one instant card of the turn is not used (for a counterattack this does not matter), and some card that the character may own fits. A question put only to those who hold such a card would give it away.
