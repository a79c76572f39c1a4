## Components and preparation

SEN-chapter-components-and-preparation = Components and preparation
SEN-1 = Every samurai card has one figure marked with the same initial; card and figure always enter play together, and the letters on the flags only tell the figures apart. What becomes of the card of a dead samurai is said in SEN-207.
SEN-2 = The game is for 3 to 6 players; each player leads one family, and no family has two players.
SEN-3 = Which families can be chosen depends on the number of players: with 6 players, any of the six; with 5, all but violet; with 4, yellow, green, blue and black; with 3, yellow, green and blue.
SEN-4 = Each player takes the 12 units, 6 fortresses, 12 diplomacy cards and honour marker of their family, and one reference card.
SEN-5 = The 12 diplomacy cards of a family form its player’s opening diplomacy hand, hidden from the others.
SEN-6 = The hanafuda cards and the samurai cards are shuffled separately and set beside the board as two face-down decks.
SEN-7 = Everything not handed out lies in a common bank.
SEN-8 = Each player draws 4 hanafuda cards into a hidden hand.
SEN-9 = Each player draws 3 samurai cards, secretly keeps one and takes its figure; all kept cards are turned up at the same time.
SEN-10 = The samurai cards not kept go back into the samurai deck, which is shuffled again.
SEN-11 = Each player sets out with 3 of their fortresses and 3 of their units to place.
SEN-12 = The order tokens belong to nobody; they are shared out equally or left in a pool within everyone’s reach, and any player may use any of them.
SEN-13 = Each player’s honour starts at the honour printed on the samurai they kept.
SEN-14 = The player with the most starting honour hosts the emperor in turn 1 and is called the host; a tie is settled as in SEN-34.
SEN-15 = Before turn 1 the host names the home provinces of all playing families one by one, in any order. The home provinces are: violet Hizen, Bungo and Satsuma; red Yamashiro, Awa and Iyo; yellow Nagato, Izumo and Bizen; green Owari, Shinano and Sagami; blue Echizen, Etchu and Echigo; black Hitachi, Dewa and Mutsu.
SEN-16 = When a province is named, its home family must at once put one fortress there.
SEN-17 = At the same moment the player of that family may also put into the province their samurai and any number of their starting units not yet placed.
SEN-18 = Once every province has been named, all starting fortresses, units and samurai must be on the board; nothing may be held back, so whatever a player still has goes into the last of their provinces to be named.

## Fewer than six players

SEN-chapter-fewer-than-six-players = Fewer than six players
SEN-19 = With five players the island of Kyushu (Hizen, Bungo, Satsuma) is closed.
SEN-20 = With four players Kyushu and Shikoku (Iyo, Awa) are closed, and so is Yamashiro, the Honshu province of the family that owns Shikoku.
SEN-21 = With three players Kyushu, Shikoku and the far north (Hitachi, Dewa, Mutsu) are closed; Yamashiro is the emperor’s province (SEN-217 to SEN-231, SEN-235).
SEN-22 = No unit or samurai may enter a closed province, no order token may be placed there, it is never named and nobody can control it.
SEN-23 = Closed provinces do not close the sea: both sea zones, the North Sea and the South Sea, stay open; only landing in a closed province is barred.
SEN-24 = A family without a player is absent; its diplomacy cards except the dummy form a face-down shuffled auction deck beside the board, and its dummy is left in the box.

## Aim and honour

SEN-chapter-aim-and-honour = Aim and honour
SEN-25 = The aim is to have the most honour at the end of the game, which comes at the end of a turn in which at least one player has 60 or more.
SEN-26 = Honour is gained by winning battles, by hanafuda combinations, by hiring samurai with combinations, by the diplomatic action, by displaying hostages and by killing hostages.
SEN-27 = Honour is lost when a member of one’s family is killed, when another player returns one’s card in a diplomatic action, when a displayed hostage is taken back and when mercenaries are paid.
SEN-28 = Honour may be negative but never falls below −9; a loss that would go further stops at −9.
SEN-29 = There is no limit to the number of hanafuda or diplomacy cards in a hand; hand contents are hidden, hand sizes are public.
SEN-30 = All honour totals are public at all times.

## The turn

SEN-chapter-the-turn = The turn
SEN-31 = Each turn (year) has five phases in this order: Emperor’s visit, Winter, Spring, Summer, Autumn.
SEN-32 = Turns follow one another until the game ends (SEN-180, SEN-182, SEN-234).

## Emperor’s visit

SEN-chapter-emperors-visit = Emperor’s visit
SEN-33 = At the start of each turn the family with the most honour hosts the emperor; its player is the host of that turn.
SEN-34 = In turn 1 players tied for most honour roll the 9 destiny dice: the one among them whose symbol shows most often hosts. If several of them share the highest count (even if it is zero), all nine dice are rolled again for those only.
SEN-35 = From turn 2 on, if several families tie for most honour, the host of the previous turn chooses one of the tied families.
SEN-36 = The host keeps the sand-glass, and nobody else handles it this turn.
SEN-37 = Until the end of the turn the host decides the order of activation in Summer and the order in which families act in Autumn.
SEN-38 = The host stays host for the whole turn even if another family overtakes the host’s in honour.

## Winter — negotiation

SEN-chapter-winter-negotiation = Winter — negotiation
SEN-39 = Winter lasts four minutes by the sand-glass; the host starts it and must announce the end when it has run out.
SEN-40 = During Winter all players may negotiate freely, in public or in private and in any grouping, and make any agreements and alliances.
SEN-41 = During Winter any two players may exchange or give diplomacy cards from their hands by consent, in any numbers.
SEN-42 = A player may give away any diplomacy card in hand, including cards of other families received earlier.
SEN-43 = A dummy (support 0) can never be given to another player.
SEN-44 = An exchange may be made openly or with the cards hidden from everybody else.
SEN-45 = An agreement need not be backed by cards, and no promise binds anyone.
SEN-46 = Hanafuda cards can never be exchanged in Winter.
SEN-47 = Outside Winter diplomacy cards change hands only where a clause says so; talk is allowed at any time.
SEN-48 = Diplomacy cards are not replenished: a family has its 12 cards for the whole game, and one fewer after each killed hostage.
SEN-49 = Every diplomacy card has a home, the family whose symbol it bears; “returned home” means to the hand of that family’s player, or shuffled into the auction deck of an absent family.

## Winter — family members

SEN-chapter-winter-family-members = Winter — family members
SEN-50 = A family member card shows a relative of its home family and a value in honour (1 to 4).
SEN-51 = A player holding a member of another family may use it as a hostage in two ways: keep it in hand to kill it (SEN-133), or display it in Autumn for honour (SEN-165).
SEN-52 = A player may pass on to anyone in Winter a member that was entrusted to them.
SEN-53 = A member in the hand of its own home family does nothing there; it can be given away or bid at an auction.

## Winter — military support

SEN-chapter-winter-military-support = Winter — military support
SEN-54 = A military support card of another family lets its holder count symbols of that family on the dice in one round of a battle, at most as many as the card’s value (1 to 3).
SEN-55 = After use a support card is returned home.
SEN-56 = A support card can never be used in a battle against its home family.
SEN-57 = Each player owns one support card of value 0, the dummy, to commit in battle when they do not want to use another support card.
SEN-58 = The dummy goes back to its owner’s hand after each battle round.

## Winter — trade cards

SEN-chapter-winter-trade-cards = Winter — trade cards
SEN-59 = A trade card lets a player of another family, in Autumn, return it home and take 1 of the hanafuda cards that its owner shows; the owner shows as many cards as the value of the trade card (1 to 3).
SEN-60 = Trade cards are given in Winter in return for another card or for any promise.

## Winter with 3 to 5 players — auction

SEN-chapter-winter-with-3-to-5-players-auction = Winter with 3 to 5 players — auction
SEN-61 = Just before each Winter two cards are drawn from each auction deck and laid face up as lots.
SEN-62 = A drawn card whose home is a family in play is handed to that family’s player at once and is not replaced, so fewer lots may be on offer.
SEN-63 = If an auction deck holds fewer than two cards, only those are drawn.
SEN-64 = During Winter any player may bid on a lot by putting any number of their own family’s diplomacy cards from the hand face down under it; a player may bid on several lots.
SEN-65 = The dummy cannot be bid.
SEN-66 = At the end of Winter all bids are turned face up; a bid is worth the sum of the values of its cards, whatever their kind.
SEN-67 = The single highest bid on a lot wins: its player takes the lot into the hand and shuffles all cards of that bid into the auction deck the lot came from.
SEN-68 = If the highest bid on a lot is shared by several players, the lot and those tied bids stay on the table until the next Winter, where the tied cards still count as bids.
SEN-69 = Every bid that is neither the single highest nor tied for highest is returned to its player.
SEN-70 = In the next Winter players with locked bids may add cards and any other player may bid on that lot; locked cards cannot be taken back.
SEN-71 = A lot without any bid is shuffled back into its auction deck at the end of Winter.
SEN-72 = A card of an absent family goes back into its auction deck after use.

## Spring — orders

SEN-chapter-spring-orders = Spring — orders
SEN-73 = In Spring every player puts exactly one order token face down on each province they control.
SEN-74 = The kinds are production, recruitment and march; any mixture is allowed, also the same kind everywhere.
SEN-75 = Orders are chosen at the same time and stay hidden until activated.
SEN-76 = Units at sea never receive an order token.
SEN-77 = A player without provinces places no orders and acts in Summer only with fleets.
SEN-78 = A province without units still receives an order.

## Summer — activation

SEN-chapter-summer-activation = Summer — activation
SEN-79 = The host names provinces and fleets one at a time in any order; each named one is dealt with completely before the next is named.
SEN-80 = When a province is named, its controller turns up the order there and carries it out; the token then goes back to the common stock.
SEN-81 = Every province holding an order token and every fleet that stood at sea when Summer began is named exactly once; the phase ends when none is left.
SEN-82 = A fleet is all the pieces (units and samurai) of one player in one sea zone; if a sea zone holds several players’ fleets, the host names one player’s fleet at a time.
SEN-83 = Pieces that reach a sea zone where their player has no fleet, or only one that has already been named this turn, cannot be activated there before the next turn.
SEN-84 = Pieces that join a fleet of their own player which has not yet been activated this turn may move again with it when it is named.
SEN-85 = Pieces that arrive in a province of their own player whose order has not yet been carried out may move again with that order.
SEN-86 = Production: the controller draws the top 2 hanafuda cards into the hand.
SEN-87 = When the hanafuda deck runs out, the discard pile is shuffled into a new deck and drawing goes on; if both are empty the rest of the draw is lost.
SEN-88 = Recruitment: the controller places 2 of their units in this province.
SEN-89 = No province and no sea zone ever holds more than 6 units of one player; samurai do not count.
SEN-90 = A player never has more than 12 units on the board.
SEN-91 = If a limit leaves room for fewer than 2 units, only as many as fit are placed and the rest is lost.
SEN-92 = Production and recruitment are carried out as far as possible; they cannot be declined once activated.
SEN-93 = March: the controller may move any number of units and samurai out of this province by one of three kinds of movement: by land, by sea or by sea raid.
SEN-94 = A march may move nothing at all.
SEN-95 = A samurai may move, sail, raid, land, attack and hold a province without any unit.
SEN-96 = One march order uses one kind of movement only.
SEN-97 = In a march, a landing or a raid all groups and their destinations are declared before any dice are rolled or battles fought; battles are then fought one after another in the order the mover chooses.
SEN-98 = By land: groups go to one or several neighbouring provinces.
SEN-99 = A strait crossing (dotted link) joins two provinces exactly like a land border and needs no sea move. The crossings are Bungo–Nagato, Bungo–Iyo, Iyo–Nagato, Awa–Bizen and Awa–Yamashiro.
SEN-100 = By sea: pieces go to a sea zone that borders the province; from a province on both seas they may go to both.
SEN-101 = Pieces entering a sea zone where their player already has pieces form one fleet with them.
SEN-102 = There are no battles at sea; fleets of any number of players share a sea zone in peace.
SEN-103 = By sea raid: groups sail and land in the same activation in one or several other provinces bordering a sea zone that the starting province borders.
SEN-104 = For a sea raid the player rolls as many destiny dice as units are raiding and loses one raiding unit for each of their own family’s symbols rolled.
SEN-105 = Samurai always arrive; no die is rolled for them and they are never lost at sea.
SEN-106 = The raiding player chooses which of the groups lose the units; units lost at sea are not battle losses and give nobody honour.
SEN-107 = A raiding group left without units and samurai disappears and fights no battle.
SEN-108 = Every destination must respect SEN-89 for the mover’s own units, counted when the movement is declared and, for a raid, before its dice are rolled.
SEN-109 = Pieces may move into provinces the mover controls, into provinces another family controls (attack) and into sea zones, never into closed provinces; for three players see also SEN-235.

## Summer — fleets

SEN-chapter-summer-fleets = Summer — fleets
SEN-110 = When a fleet is named its player must choose one of these: stay; move any number of its pieces to the other sea zone; land any number of its pieces on any number of provinces bordering its sea zone; make a fleet raid.
SEN-111 = Landing from a fleet that stays in its sea zone needs no dice roll, not even for pieces that joined it this turn.
SEN-112 = Fleet raid: any part of the fleet sails to the other sea zone and at once lands on one or several provinces bordering that zone, with the dice of SEN-104.
SEN-113 = Pieces of the fleet not moved stay where they are.
SEN-114 = Landing in a province of another family is an attack.

## Battle — start and strength

SEN-chapter-battle-start-and-strength = Battle — start and strength
SEN-115 = When pieces of one player move into a province controlled by another family, a battle begins, even if that province holds no pieces.
SEN-116 = The defender cannot decline, flee or yield.
SEN-117 = The attackers are the pieces that entered in this group; the defenders are all pieces of the controller in the province.
SEN-118 = A battle is fought in rounds; before the first round come, once, the killing of hostages and then the start-of-battle abilities; each round then runs: samurai dice, roll, re-rolls, support, comparison.
SEN-119 = A side without pieces still fights with the rolled symbols of its family and a support card.
SEN-120 = Each participating unit gives its side 1 strength.
SEN-121 = For each participating samurai its side sets one destiny die aside showing its own symbol; each such die gives 1 strength.
SEN-122 = There are nine dice in all; if more would have to be set aside, the defender’s are set aside first, and samurai for whom no die is left get none.
SEN-123 = All remaining destiny dice are rolled once, and the one result counts for both sides.
SEN-124 = Each rolled die showing a side’s own family symbol gives that side 1 strength.
SEN-125 = Then each side must commit exactly one support card face down: a support card of another family or its own dummy.
SEN-126 = A side may commit neither a card of the family it is fighting nor a support card of its own family with a value of 1 or more.
SEN-127 = Both cards are revealed at the same time.
SEN-128 = A revealed support card gives 1 strength for each rolled die showing its family’s symbol, at most its value; dice set aside for samurai never count.
SEN-129 = If both sides reveal cards of the same family, only the side with the higher value gets that support; with equal values neither gets it.
SEN-130 = After the comparison both support cards are returned home.
SEN-131 = The side with more strength wins the battle.
SEN-132 = On equal strength, after the support cards have gone home, a new round is fought with all the usual steps, new dice and newly committed support cards.

## Battle — killing hostages

SEN-chapter-battle-killing-hostages = Battle — killing hostages
SEN-133 = Before the first round the defending player may reveal from the hand members of the attacker’s family and remove them from the game for good.
SEN-134 = For each killed hostage the defender gains its value in honour and the attacker loses twice its value.
SEN-135 = Only hostages in hand can be killed; displayed ones cannot.
SEN-136 = Only the defender of the battle, against the attacker of that battle, can kill hostages.
SEN-137 = How the defender came by the card does not matter.

## Battle — result

SEN-chapter-battle-result = Battle — result
SEN-138 = The losing side loses all its units and all its samurai in the battle; units go back to their player’s stock.
SEN-139 = The winning side loses as many units as the loser lost, at most all it has; its samurai survive.
SEN-140 = A winning attacker gains honour equal to twice the number of units lost by both sides.
SEN-141 = A winning defender gains honour equal to the number of units lost by both sides.
SEN-142 = Dead samurai are not units: they count for no honour, and a player loses no honour when one of their samurai dies in battle or by seppuku.
SEN-143 = A winning attacker takes control: the loser’s fortress goes back to its stock and one of the winner’s fortresses is put in the province, even if none of the winner’s pieces is left there.
SEN-144 = If a conquered province still holds an order token, the token is discarded unseen and without effect.
SEN-145 = If the defender wins, the defender’s fortress and any order token stay.
SEN-146 = A province is controlled by the player whose fortress stands there, whether or not that player has pieces in it.
SEN-147 = A player controlling 6 provinces cannot attack.
SEN-148 = If a march, a landing or a fleet raid with several attacks brings its player to 6 provinces, the remaining attacks of that movement do not take place and those pieces stay in, or return to, the place they started from.
