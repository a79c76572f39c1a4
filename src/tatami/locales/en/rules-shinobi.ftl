## Purpose and roles

SHI-chapter-purpose-and-roles = Purpose and roles
SHI-1 = The game is played by 3, 4 or 5 players, each for himself.
SHI-2 = Each player secretly serves one of the five clans and wins if, at the end, his clan has more troop cards on the table than any other player’s clan.
SHI-3 = Troops belong to clans, not to players: every player may give orders to troops of every clan, whomever he serves.
SHI-4 = Whom a player serves stays secret until the game has ended.

## Set-up

SHI-chapter-set-up = Set-up
SHI-5 = The five red-backed clan cards are separated from the rest and shuffled.
SHI-6 = Each player is dealt one clan card face down, looks at it and keeps it secret from the others; he may look at it again at any time.
SHI-7 = With fewer than five players the undealt clan cards go back into the box unseen; nobody may know which clans are not served.
SHI-8 = A clan nobody serves is called neutral: two neutral clans with three players, one with four, none with five.
SHI-9 = The troops of all five clans and the three ninja are in the blue-backed deck at every player count.
SHI-10 = The blue-backed deck is shuffled thoroughly and placed face down in the centre.
SHI-11 = The first player is found by lot or by agreement.
SHI-12 = Each player draws four cards from the deck as his starting hand; hands are secret.
SHI-13 = The area in front of each player is his province, empty at the start; it is only territory: troops of any clan may stand there and they are not “his” troops.
SHI-14 = The discard pile starts empty.

## The turn

SHI-chapter-the-turn = The turn
SHI-15 = In his turn a player must give three orders: first order, second order, third order.
SHI-16 = The orders are carried out strictly in this sequence; an attack before a placement, or a placement after an attack, is not possible.
SHI-17 = An order that can be given in any legal way must be given; the player chooses how.
SHI-18 = An order for which no legal possibility exists is skipped and the turn goes on with the next step (SHI-R2, SHI-R3, SHI-R4).
SHI-19 = After the third order the player refills his hand (SHI-56) and the player to his left is next; play goes clockwise.

## First order: place troops abroad

SHI-chapter-first-order-place-troops-abroad = First order: place troops abroad
SHI-20 = The player chooses one troop card from his hand and lays it face up into any province except his own.
SHI-21 = The card may be of any clan.
SHI-22 = Instead of SHI-20 the player may play a ninja (SHI-49 to SHI-55); he does one of the two, not both.

## Second order: place at home or move

SHI-chapter-second-order-place-at-home-or-move = Second order: place at home or move
SHI-23 = The player does exactly one of: (a) place troops at home; (b) move troops.
SHI-24 = (a) He lays one troop card of any clan from his hand face up into his own province.
SHI-25 = (b) He takes one troop card lying in a province and lays it into a different province; the clan is free.
SHI-26 = Troops may not be moved out of the player’s own province.
SHI-27 = Troops may be moved into the player’s own province or from one foreign province to another foreign province.
SHI-28 = Exactly one card is moved; it may be the last card of its army, which then no longer exists.
SHI-29 = The card placed by the first order of the same turn may be moved (SHI-R5).
SHI-30 = A ninja card can never be laid into a province, neither by the first nor by the second order.

## Armies

SHI-chapter-armies = Armies
SHI-31 = All cards of one clan in one province form one stack, the army of that clan there; cards laid or moved in join it at once.
SHI-32 = Stacks are laid out so that the number of cards can be counted by everybody at any time.
SHI-33 = The strength of an army is the number of its cards.
SHI-34 = Armies of the same clan in different provinces are separate armies; armies of different clans in one province stand side by side without effect on each other.

## Third order: attack

SHI-chapter-third-order-attack = Third order: attack
SHI-35 = If at least one legal attack exists, the player must make exactly one; if none exists the order is skipped.
SHI-36 = The attacking army must stand in the player’s own province; it may be of any clan.
SHI-37 = The target must be an army in another player’s province.
SHI-38 = The target must be strictly weaker: fewer cards than the attacking army at the moment of the attack.
SHI-39 = An army may not attack an army of its own clan.
SHI-40 = An army into which cards were played earlier in the same turn may not be attacked: an army that received a card by the first order, an army hit by a ninja, an army into which a card was moved by the second order.
SHI-41 = The ban of SHI-40 concerns the army (clan and province) and lasts until the end of the turn, even if the added card has been moved on (SHI-R6).
SHI-42 = An army from which a card was moved away this turn, and which received none, may be attacked (SHI-R7).
SHI-43 = The attacking army may have received cards this turn; SHI-40 restricts targets only.
SHI-44 = The player announces the attacking army and the target army openly; both are his choice among the legal pairs.
SHI-45 = The target army loses one card, which goes to the discard pile; an army that loses its last card no longer exists.
SHI-46 = The attacking army loses nothing and stays where it is.
SHI-47 = The duty to attack holds even if the only legal targets belong to the clan the player serves.
SHI-48 = Discarded cards do not come back; the discard pile is never reshuffled (SHI-R8).

## Ninja

SHI-chapter-ninja = Ninja
SHI-49 = A ninja is played from the hand in place of the first order only.
SHI-50 = The player points at any army in another player’s province; strength and clan are free.
SHI-51 = One card of that army and the ninja card itself go to the discard pile.
SHI-52 = A ninja may not be played against an army in the player’s own province.
SHI-53 = A ninja needs a target: without any army in a foreign province it cannot be played.
SHI-54 = In the turn in which a ninja was played the player may not attack the army it hit.
SHI-55 = At most one ninja can be played per turn, since it takes the place of the only first order.

## Drawing

SHI-chapter-drawing = Drawing
SHI-56 = At the end of his turn the player draws cards from the top of the deck until he has four in hand.
SHI-57 = Consequently he draws two cards if he placed at home as second order, and one card if he moved; a ninja counts as one card used, like a placed card.
SHI-58 = If the deck has fewer cards than he needs, he takes what is there and stays short.
SHI-59 = Nobody draws while the deck is empty.

## Last round

SHI-chapter-last-round = Last round
SHI-60 = The last round begins when the last card of the deck has been drawn.
SHI-61 = From then on every player has exactly one more full turn, beginning with the player to the left of the one who drew the last card.
SHI-62 = The next turn of the player who drew the last card is the final turn of the game.
SHI-63 = In the last round the orders are compulsory as always; there is no drawing.

## End and victory

SHI-chapter-end-and-victory = End and victory
SHI-64 = After the final turn all players reveal their clan cards.
SHI-65 = For each clan the cards of all its armies in all provinces are added; cards in hands and in the discard do not count.
SHI-66 = Only clans served by a player are ranked; a neutral clan cannot win, and if it has the most cards the next strongest served clan wins (with three players both neutral clans are passed over).
SHI-67 = The player whose clan has the highest total wins.
SHI-68 = If several players share the highest total, the one among them with more troops of his own clan in his own province wins.
SHI-69 = If that is equal as well, the players still tied win together (SHI-R9).
SHI-70 = A neutral clan with the same total as the best served clan does not cause a tie.

## Three and four players

SHI-chapter-three-and-four-players = Three and four players
SHI-71 = With three or four players everything is played as with five; neutral clans have troops on the table, can attack and be attacked, and their cards may be used as shields, weapons and disguise.

## Rulings

SHI-chapter-rulings = Rulings
SHI-R1 = The published blurb lists Go-Hōjō, Mōri, “Oba”, Takeda, Uesugi. Which clan is the third? Oda. The other four are the great houses of the Warring States period and Oda is the obvious fifth; the name has no effect on play.
SHI-R2 = First order impossible? It can only happen if the hand holds no troop card and no ninja can be played (no army abroad, or no ninja). It is skipped. With three ninja in the deck this needs a short last-round hand of three ninja and empty foreign provinces; nothing better fits.
SHI-R3 = Hand holds only ninja and there is an army abroad: must a ninja be played? Yes. A turn consists of compulsory orders, and the ninja is then the only way to give the first one.
SHI-R4 = Second order impossible? Only if no troop card is left in hand and no troop card lies in any foreign province; it is skipped. If only one of (a) and (b) is possible, that one is compulsory. The order must be given whenever it can be.
SHI-R5 = May the second order move the card just placed by the first order? Yes, into any other province, one’s own included. “Any card” may be moved, and nothing excludes it; drawing only one card is the price.
SHI-R6 = A card is placed into an army abroad and then moved on. Which armies are protected? Both: the army it was placed into (if it still exists) and the army it was moved into. Cards were played into both in earlier phases of the turn.
SHI-R7 = Is an army protected because a card was moved out of it? No. The ban names cards coming in and the ninja only; being weakened on the march is exactly the intended trick.
SHI-R8 = The deck is empty: is the discard reshuffled? No; that is the signal for the last round. The end rule would be meaningless otherwise.
SHI-R9 = Tie on total and on own-province troops? Shared victory. No further criterion is given.
SHI-R10 = Is the first order compulsory, although the ability of the ninja says “may”? Yes: one troop card must go abroad unless a ninja is played instead. Three orders are an obligation; the wording “may” concerns the choice between the two.
SHI-R11 = Is the second order compulsory? The text says the player “may” place or move. Yes; the choice is between (a) and (b), not between acting and passing. The turn begins with the statement that three orders must be given, and a published review lists exactly two compulsory actions before the attack.
SHI-R12 = Can a ninja be used as second order, or as a troop? No. It replaces the first order only, as a published review confirms.
SHI-R13 = Can a player play a ninja and also place a card abroad? No; after the ninja he goes on with the second order. It stands in place of the first order.
SHI-R14 = Can a ninja hit an army abroad to which nothing was added? Always; any army of any strength, also a single card. There is no restriction but the province.
SHI-R15 = Ninja removes the last card of an army and the second order moves a card of the same clan there. Is the army attackable? No, the new army received a card this turn. See SHI-40.
SHI-R16 = May the second order move a card out of the army hit by the ninja? Yes. Only attacking it is forbidden.
SHI-R17 = May an army of strength 1 attack? Only against strength 0, which does not exist; so never. See SHI-38.
SHI-R18 = Equal strength? No attack. The target must have fewer cards.
SHI-R19 = May one attack an army in one’s own province? No, neither with attack nor ninja. Targets stand in other provinces only.
SHI-R20 = Does the attacking army lose a card or move? No. Only the attacked army suffers losses.
SHI-R21 = May a player skip the attack because every legal target is of his own clan? No. The duty is unconditional; avoid it by preparing the first two orders accordingly.
SHI-R22 = May a player arrange his first two orders so that no attack is possible? Yes. The duty exists only if an attack is possible when the third order comes.
SHI-R23 = The attacker’s army was formed or strengthened this turn. May it attack? Yes. The restriction names targets only.
SHI-R24 = A player needs two cards and only one is left. What then? He takes one, has three, and the last round begins with his left neighbour. He drew the last card.
SHI-R25 = A player needs one card and exactly one is left, or needs two and exactly two are left. What then? He draws them; the deck is empty and the last round begins. The last card has been drawn, whether or not anyone wanted more.
SHI-R26 = May a player move instead of placing in order to leave the last card for somebody else? Yes. It is a legitimate way to steer the end.
SHI-R27 = Does the player who emptied the deck have a normal last turn with fewer cards? Yes, with three or four cards; two hand cards at most are needed. See SHI-61, SHI-63.
SHI-R28 = Do cards left in hand count at the end? No. Only troops on the table count.
SHI-R29 = Three or more players tied for first? Compare own-clan troops in own provinces among those tied only; all with the maximum share the win. See SHI-68, SHI-69.
SHI-R30 = The tied player has many troops of other clans in his province. Does that matter? No; only his own clan counts there. See SHI-68.
SHI-R31 = All served clans have zero cards. Who wins? All players are tied at 0 and share the win. This is consistent with SHI-67 to SHI-69 and practically impossible.
SHI-R32 = Are the neutral clans revealed at the end? Yes, the program shows them after the clan cards. Nothing is secret any more.
SHI-R33 = May players talk, bargain or claim a clan? Yes, truthfully or not; clan and hand cards may not be shown. It is a bluffing game; nothing forbids talk.
SHI-R34 = Is the discard pile open? Are hand sizes and deck size public? Yes. All discards were face up; counting is possible at the table.
SHI-R35 = Which card of a stack is lost? Irrelevant. Cards of a clan are identical.
SHI-R36 = Can two players serve the same clan? No. Each clan card exists once.
SHI-R37 = Two players? Not supported. The rulebook speaks of three, four and five.
SHI-R38 = A player leaves a digital game. What then? A computer player takes over his seat, hand and clan. Removing a province would change all totals.
SHI-R39 = First turn of the game: can there be an attack? No; the player’s province holds at most one card. See SHI-38.
SHI-R40 = The second order places a card at home: does the ban SHI-40 matter there? No; home armies are never targets of the active player, and the ban ends with the turn, so the next player may attack them. See SHI-37, SHI-41.
SHI-R41 = May a move put the card back into the province it was placed in, or leave it where it is? No; source and destination must differ, and only one move is made. See SHI-25.
