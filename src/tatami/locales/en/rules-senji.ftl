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

## Autumn — order and actions

SEN-chapter-autumn-order-and-actions = Autumn — order and actions
SEN-149 = In Autumn the host names one family at a time, the host’s own included, each family still in the game exactly once; the next one is named only after the named player has finished.
SEN-150 = The named player may take any number of the following actions in any order, also the same action several times, or none.
SEN-151 = Trade: the player returns a trade card of another family from the hand to its home; the home player chooses and shows as many of their hanafuda cards as the card’s value, and the player must take one of them into the hand.
SEN-152 = If the owner of the trade card has fewer hanafuda cards than its value, the owner shows all of them.
SEN-153 = A trade card cannot be used while its home player has no hanafuda card.
SEN-154 = For a trade card of an absent family the player looks at as many top cards of the hanafuda deck as the card’s value (or at as many as there are, after SEN-87 if the deck is too small) and must take one; the others are shuffled back. If neither the deck nor the discard pile holds a card, the trade card cannot be used.
SEN-155 = The shown cards are seen only by the player using the trade card.
SEN-156 = Diplomatic action: the player returns home five diplomacy cards from the hand, of any kind, that belong to five different families other than the player’s own, and gains 10 honour.
SEN-157 = Each player to whom a card is returned by a diplomatic action loses 1 honour; absent families lose nothing.
SEN-158 = Combination: the player discards from the hand exactly the cards of one combination and takes its reward. Four animals, any colours and values: 8 honour. Four suns, any: 12 honour. Five tanzaku, any: hire a samurai (draw 3, keep 1). Eight tanzaku, any: hire two samurai (draw 6, keep 2). Trio, three cards of one value in three different colours: 4 honour. Quartet, four cards of one value, one of each colour: 10 honour. Path of four, four consecutive values of one colour: 10 honour. Path of six, six consecutive values of one colour: 24 honour.
SEN-159 = A card counts for one combination only; discarded cards go face up to the hanafuda discard pile.
SEN-160 = A player may discard several combinations in one Autumn, and may keep a complete combination for later.
SEN-161 = A hiring reward means drawing 3 samurai cards and keeping 1, or drawing 6 and keeping 2; the others go back into the deck, which is shuffled.
SEN-162 = Each samurai hired with a combination is put in any province its player controls, or in a sea zone if the player controls none.
SEN-163 = The player gains the honour printed on each samurai hired with a combination.
SEN-164 = If the samurai deck holds too few cards, the samurai discard pile is shuffled in first; if there are still too few, the player draws what there is and keeps 1 of them (or 2, if there are as many).
SEN-165 = Display: the player lays a member of another family from the hand face up on the table in front of them and gains its value in honour at once.
SEN-166 = A player may have at most one displayed member of each family.
SEN-167 = The honour of a displayed hostage is temporary: it stays as long as the card is displayed, and it is gained once, not every turn.
SEN-168 = A displayed member cannot be killed, given away, exchanged or returned in a diplomatic action.
SEN-169 = Take back: the player takes a displayed member into the hand and loses its value in honour; this is not allowed if honour would fall below −9.
SEN-170 = A low member may be taken back and replaced by a higher member of the same family in the same Autumn.
SEN-171 = Mercenaries: the player may hire units for 3 honour each, at most 6 units in one Autumn.
SEN-172 = The player may also pay 6 honour to hire one samurai in one Autumn: 3 samurai cards are drawn and 1 is kept; no honour is gained for it.
SEN-173 = Hired units and the hired samurai are placed in sea zones of the player’s choice, each piece in either zone.
SEN-174 = A payment is allowed as long as honour does not fall below −9.
SEN-175 = Mercenary units respect SEN-89 and SEN-90.
SEN-176 = For a player without provinces mercenaries are the only source of new units; such a player stays in the game.
SEN-177 = A player is eliminated only when, after the last family has acted in Autumn and before SEN-179, that player has no province, no piece on the board and too little honour to hire a unit.
SEN-178 = When a player is eliminated, the player’s hanafuda cards are discarded, cards of other families in the player’s hand or display are returned home, the player’s kami go to the samurai discard pile, and the cards of the player’s own family in the hand or in a locked bid leave the game; that family’s cards elsewhere stay usable, but leave the game when they would be returned home.

## End of the turn and of the game

SEN-chapter-end-of-the-turn-and-of-the-game = End of the turn and of the game
SEN-179 = After the last family has acted in Autumn the honour totals are checked.
SEN-180 = If exactly one player has the most honour and it is 60 or more, that player becomes shogun and wins.
SEN-181 = If nobody has 60 or more, a new turn begins; reaching 60 earlier in the turn and dropping below it again has no effect.
SEN-182 = If several players have 60 or more, the one with the most wins.
SEN-183 = If players with 60 or more tie for most, one more whole turn is played and the check is made again.

## Samurai and kami

SEN-chapter-samurai-and-kami = Samurai and kami
SEN-184 = Where a samurai’s ability contradicts another rule, the ability prevails.
SEN-185 = A player may decline to use an ability of their samurai; those that cannot harm the player (Chosokabe, Fukushima, Hosokawa, Ishida, Kuroda, Mori, Oda, Wakizaka) apply without being asked for.
SEN-186 = In a battle the defender uses, or declines, the abilities of their samurai before the attacker does.
SEN-187 = Akashi: while he is on the board, his player’s diplomatic action may be made with four cards of four different other families.
SEN-188 = Baba: in his battles his player may commit two support cards; both count, and two cards of one family add their values.
SEN-189 = Chosokabe: in his battles the battle abilities of enemy samurai (Baba, Ekei, Hosokawa, Oda, Shimazu, Wakizaka, Yamagata) have no effect; one die each is still set aside for them, also for Oda.
SEN-190 = If Chosokabe and Ekei are in the same province, on the same or on opposite sides, only Chosokabe’s ability works.
SEN-191 = Daisuke has no ability.
SEN-192 = Ekei: before the first round of his battle his player may choose one enemy samurai there with a battle ability; until the battle ends Ekei has that ability and that samurai does not.
SEN-193 = Fukushima: while he is on the board, his player gains twice the value of each hostage that player kills; the attacker’s loss is unchanged.
SEN-194 = Gamo: once per Autumn, while he is on the board, one card of one discarded combination counts as a card of any colour, value and symbol.
SEN-195 = Hosokawa: in his battles a tie in strength is a victory for his side.
SEN-196 = Ishida: while he is on the board, a trade card used by his player makes the owner show one card more than its value; under SEN-154 his player looks at one card more.
SEN-197 = Kuroda: a production order carried out where he stands draws 3 cards.
SEN-198 = Mori: a sea raid or fleet raid he takes part in is rolled with half as many dice, rounded down.
SEN-199 = Naoe: once per Winter, while he is on the board, his player may look at one player’s diplomacy hand.
SEN-200 = Oda: in his battles two dice are set aside for him.
SEN-201 = Shimazu: when his side loses, he may move to a neighbouring province his player controls or to a sea zone bordering the battle province instead of dying; if neither exists, or his player declines, he dies.
SEN-202 = Tachibana: once per Autumn, during her player’s own actions and while she is on the board, her player may take the top card of the hanafuda discard pile, if there is one.
SEN-203 = Umeko: once per Autumn, during her player’s own actions and while she is on the board, her player may name an opponent, provided both hold a diplomacy card other than a dummy; each of the two chooses one diplomacy card from their own hand (never a dummy) and they swap them face down.
SEN-204 = Wakizaka: in his battles the opponent commits support cards face up and first.
SEN-205 = When Wakizaka and Baba meet, Baba’s side lays both its support cards face up (or the one, if it commits only one) before Wakizaka’s side chooses.
SEN-206 = Yamagata: once per battle, after a roll, his player may re-roll one die not set aside.
SEN-207 = When a samurai dies, in battle or by seppuku, the card stays face up with its player as a kami, whose power can be used once in the game by discarding the card.
SEN-208 = The kami’s kind is the one printed on the samurai card: diplomat, economist or military.
SEN-209 = Diplomat kami: name another player who holds a diplomacy card other than a dummy, look at that player’s diplomacy hand and take any one card of it except a dummy into your hand.
SEN-210 = A diplomat kami may be used at any time in Winter or during one’s own Autumn actions.
SEN-211 = Economist kami: search the hanafuda deck, take any one card into your hand, then shuffle the deck; if the deck is empty, the discard pile is first shuffled into a new one, and if that is empty too, the kami cannot be used.
SEN-212 = An economist kami may be used during one’s own Autumn actions.
SEN-213 = Military kami: in a battle of one’s own, after the roll and before support is committed, re-roll once any number of the rolled dice; only one such re-roll, by either side, is allowed in the whole battle, all rounds together.
SEN-214 = A die set aside for a samurai in the battle cannot be re-rolled.
SEN-215 = A used kami goes to the samurai discard pile.
SEN-216 = During their own Autumn actions, and only then, a player may have one or more of their samurai on the board commit seppuku; each dies and becomes a kami.

## Three players — the emperor’s army

SEN-chapter-three-players-the-emperors-army = Three players — the emperor’s army
SEN-217 = With three players an imperial army of 3 units and one samurai, the top card of the samurai deck after SEN-10, starts in Yamashiro, the Honshu province of the red family, which owns Shikoku.
SEN-218 = The army uses the units and fortresses of that absent family; its samurai’s honour is scored by nobody.
SEN-219 = The army is commanded by the host of the current turn, the player furthest ahead on the track at the start of the turn.
SEN-220 = In Spring the host also puts one order token on Yamashiro and on every other province the army holds; they are activated in Summer like any other.
SEN-221 = A production order there gives the host 2 hanafuda cards.
SEN-222 = A recruitment order there adds 2 imperial units, within 6 in a province and 12 on the board.
SEN-223 = A march order there moves imperial pieces as the host likes; in every battle of the army, attacking or defending, the host is its side: it is fought with the host’s own family symbol, support cards and kami, and the host gains and loses the honour.
SEN-224 = Imperial pieces at sea form a fleet that is named like any other and commanded by the host of the turn.
SEN-225 = The imperial samurai’s ability serves the host of the turn.
SEN-226 = When no imperial unit is left on the board, the host at once, after the battle or sea loss in hand, puts 3 new imperial units in Yamashiro; a dead imperial samurai is not replaced.
SEN-227 = With three players nobody can ever control Yamashiro.
SEN-228 = A player who attacks Yamashiro and wins scores the battle honour, but the surviving pieces go back to where they attacked from, and the province with its order token stays with the army.
SEN-229 = A province conquered by the imperial army gets a fortress of the absent family and is commanded by whoever is host; no player controls it and it counts towards no player’s limit of 6.
SEN-230 = If a player conquers such a province, it becomes that player’s like any other.
SEN-231 = The host cannot attack pieces or provinces of the army they command, nor can the army attack the host’s provinces.

## Further clauses

SEN-chapter-further-clauses = Further clauses
SEN-232 = If all nine dice are set aside for samurai, none is rolled and support cards give nothing; a tie in such a battle is a victory for the defender, unless Hosokawa’s ability decides it.
SEN-233 = The re-roll step of a round runs: Yamagata’s ability, whichever side has it; then a military kami, offered to the defender first and to the attacker only if the defender has not used one; the faces then showing count.
SEN-234 = If all players but one have been eliminated, the one left becomes shogun and wins at once.
SEN-235 = With three players the army is a party of its own: Yamashiro (also when empty) and the provinces with its fortress are held by the army; only imperial pieces may stand there, and a player who moves in attacks.
SEN-236 = Imperial pieces may enter sea zones, provinces the army holds and, as an attack, provinces of the players who are not host; they never enter the host’s provinces and never form one group or fleet with a player’s pieces.
SEN-237 = The army holds at most 6 provinces, Yamashiro included; at 6 it cannot attack, and SEN-148 applies to it; the host’s own number of provinces does not hinder it.
SEN-238 = The host cannot make the imperial samurai commit seppuku, and a once-per-Winter or once-per-Autumn ability of that samurai may be used once by the host of that turn.
SEN-239 = A player who discards a combination decides the order in which its cards go on the discard pile; the last one lies on top.
SEN-240 = Diplomacy cards lying under a lot are not in anybody’s hand: until they return they can be neither given nor taken (also not by a kami), and neither Naoe nor a kami shows them.
SEN-241 = In an exchange, open or hidden, each partner knows before agreeing which cards they will receive; an offer becomes void as soon as a card that its writer gives, or that its reader has picked for it, has left the hand it was in, and also by a card that it asks for, if its writer sees that card leave the hand. Of a card that leaves in secret the writer learns nothing: as long as it is gone, the offer cannot be accepted.
SEN-242 = The surviving pieces of a winning attacker stay in the conquered province (but see SEN-228); they can move on this Summer only by another activation, and that province has no order left.

## Rulings

SEN-chapter-rulings = Rulings
SEN-R1 = What happens to the two samurai cards a player does not keep? They are shuffled back into the deck. Later hires draw 3 or 6 cards; with six players all 18 would otherwise be gone.
SEN-R2 = Are the hanafuda cards seen before the samurai is chosen? Yes, both are dealt, then the samurai is chosen. This gives the choice some meaning.
SEN-R3 = Several players tie for most honour before turn 1; how is the first host found? By the dice of SEN-34. The dice are the random method.
SEN-R4 = Is there a turn counter? No; each player gets one marker, and it counts honour. There is no turn track.
SEN-R5 = Is Yamashiro, the Honshu province of the absent Shikoku family, open with four players? No, it is closed. Provinces of absent families are closed, and there is no rule for a province without an owner.
SEN-R6 = Which families are absent with 3 to 5 players? With five players violet; with four violet and red; with three violet, red and black. The closed regions are fixed, so the families that live there must be the absent ones.
SEN-R7 = May the previous host choose their own family in a tie? Yes, if it is among the tied ones.
SEN-R8 = What if the previous host was eliminated and there is a tie? The dice decide as in turn 1 (SEN-34). It is the only other way of breaking this tie.
SEN-R9 = Does the host change when they lose the lead in mid-turn? No. The privilege lasts until the end of the turn.
SEN-R10 = How is the four-minute limit handled in digital play? By a running clock of 240 seconds; the phase may end early only if every player declares they are finished; offers not accepted when it ends are void. This keeps the pressure without a physical glass.
SEN-R11 = What do outsiders see of a hidden exchange? That it happened and how many cards went each way, not which. Hand sizes are visible at a table anyway.
SEN-R12 = Are gifts allowed? Yes. Nothing demands a return.
SEN-R13 = May a player show hand cards voluntarily? Yes, diplomacy cards and hanafuda, to one player or to all, whenever the player is asked something, and without obligation. Everybody notices it; which card it is, only those who are shown it. In Winter a letter can also show a diplomacy card, and nobody else learns of it. Negotiation is free.
SEN-R14 = Does a displayed hostage give its value every turn? No; the honour is gained once and lost when the card is taken back. It is temporary and lasts while the card lies there (SEN-167).
SEN-R15 = May a defender kill several hostages in one battle? Yes, any number, one after another, before the first round. Each card was given as its own guarantee.
SEN-R16 = Can hostages be killed again in a second round after a tie? No. It happens before the battle begins.
SEN-R17 = The attacker stands at −8 and a hostage worth 3 is killed; what happens? The attacker stops at −9, the defender still gains 3. The track ends at −9 (SEN-28).
SEN-R18 = Does killing a hostage, or any other event that lifts somebody to 60 in Summer, end the game? No. Only the end of Autumn counts.
SEN-R19 = Is a battle fought against a province without pieces? Yes, with dice and support; the attacker can lose.
SEN-R20 = Is a support card also compulsory in a battle for an empty province, where neither side wants to use one? Yes; both sides then lay their dummies.
SEN-R21 = May a samurai without units move or attack? Yes. “Any number of units” includes none.
SEN-R22 = Does an attacker who wins but loses every unit take the province? Yes, the fortress is placed. Control follows the winner, not survivors.
SEN-R23 = What if the winner has fewer units than the loser lost? The winner loses all of them; honour counts the units really lost. For example 5 + 4, not 5 + 5.
SEN-R24 = What if the loser had no units? The winner loses none and gains 0 honour.
SEN-R25 = How many rounds can a battle last? As many as needed. Each round is newly rolled.
SEN-R26 = Both sides reveal the same family with equal values; who is supported? Neither. The higher value gets the support, and neither is higher.
SEN-R27 = May a player commit a support card of value 1 or more of their own family? No. Only another family’s card or one’s own dummy may be committed.
SEN-R28 = What if a player has no usable support card? There is always the dummy. It cannot be given, bid, taken or swapped.
SEN-R29 = Is support of an absent family possible? Yes, its symbol is on every die; the card then goes back into its auction deck. See SEN-72.
SEN-R30 = Can the family of a support card be one of the two that fight? No. Cards of both fighting families are barred on both sides.
SEN-R31 = Baba’s side reveals two cards of one family worth 1 and 2, the opponent one card of that family worth 2; who is supported? 3 is compared with 2: Baba’s side is supported, by up to 3 dice. The values add up.
SEN-R32 = Baba’s side reveals cards of two families, the opponent a card of the first of them with a higher value; what counts? Baba’s side loses the support of the first family and keeps that of the second. Values are compared family by family.
SEN-R33 = May Baba’s player commit one card only, or a dummy and another card? Yes. Two cards are a right, not a duty.
SEN-R34 = Must an opponent of Wakizaka lay something face up? Yes, at least the dummy. One card is compulsory.
SEN-R35 = Does Wakizaka’s player still commit one card? Yes, after seeing the opponent’s. Only order and facing change.
SEN-R36 = What if Ekei and Chosokabe are on the same side? Only Chosokabe’s ability works; Ekei adds just his die. See SEN-190.
SEN-R37 = Shimazu loses a battle against Chosokabe; does he escape? No, he dies. His ability has no effect there.
SEN-R38 = Does Chosokabe stop Kuroda, Ishida or other abilities outside battle? No. He acts in battles only.
SEN-R39 = May Ekei choose a samurai without a battle ability? No; if there is no other, his ability has no effect. There is nothing to copy.
SEN-R40 = Which comes first, killing hostages or Ekei’s choice? Hostages. They are killed before the battle begins.
SEN-R41 = In which order are start-of-battle abilities used when both sides have them? The defender first, then the attacker. See SEN-186.
SEN-R42 = What if more than nine dice would have to be set aside? The defender’s are set aside first, and the rest get none (SEN-122). There are only nine dice.
SEN-R43 = Is a raid on two provinces rolled once or for each group? Once for all raiding units, with the destinations declared before; the owner shares out the losses.
SEN-R44 = What exactly does Mori reduce? The dice: half of the raiding units, rounded down. 1 unit means 0 dice, 2 or 3 mean 1, 4 or 5 mean 2, and 6 mean 3.
SEN-R45 = May a raid land in one’s own province? Yes, in another province of one’s own, with the dice. Any province bordering the zone can be a destination.
SEN-R46 = May one march order mix land, sea and raid? No, one kind per order. They are alternatives, and it keeps the choice small.
SEN-R47 = May a fleet both land some pieces and sail with others in one activation? No, one option only; the rest stay. The options are alternatives.
SEN-R48 = A fleet sails to the other zone and joins a fleet of its own player that has not yet been named; may it move again? Yes, with that fleet. The same holds for pieces joining from land (SEN-84).
SEN-R49 = Is the limit of 6 at sea for the zone or for each player? For each player in each zone. Fleets of several players share a zone.
SEN-R50 = What if not all pieces can enter because of the limit? Only as many as fit may move. Limits always hold.
SEN-R51 = Are orders compulsory? Production and recruitment are carried out as far as possible; a march may move nothing. The first two have no drawback worth a choice, and a march only allows movement.
SEN-R52 = May the host leave a province or fleet unnamed? No. The host decides the order, not whether.
SEN-R53 = Is the order of a conquered province shown? No, it is put back unseen. It was never activated.
SEN-R54 = A province is lost and won back in the same Summer; does it have an order? No. The token was discarded.
SEN-R55 = Does the limit of 6 provinces matter for defenders? No. They gain no province.
SEN-R56 = What becomes of raiders whose attack is cancelled by the limit? They return to the starting province or zone; sea losses stand. See SEN-148.
SEN-R57 = May several trade cards be used in one Autumn? Yes: each action uses one card, but the action may be repeated. A player may take as many actions as they like (SEN-150).
SEN-R58 = Who picks the cards shown to a trade card? Their owner. See SEN-151.
SEN-R59 = What if the home player of a trade card has no hanafuda cards? The card cannot be used now and stays in the hand. See SEN-153.
SEN-R60 = What does a trade card of an absent family do? Its player looks at cards of the deck as in SEN-154. Otherwise these lots would be worthless.
SEN-R61 = What about a trade card of an eliminated family? It is treated as a card of an absent family and then leaves the game. This agrees with SEN-178.
SEN-R62 = May the diplomatic action be repeated in one Autumn? Yes, with five other cards. No limit is given.
SEN-R63 = May a displayed hostage be one of the five cards? Only after it has been taken back. Displayed cards are locked.
SEN-R64 = The home player of a returned card has been eliminated; what happens? The card leaves the game and nobody loses honour for it. There is no player to lose it.
SEN-R65 = A player without provinces earns a hiring combination; where does the samurai go? Into a sea zone, as mercenaries do.
SEN-R66 = Does a mercenary samurai give its printed honour? No. Only a combination does; otherwise hiring could pay for itself.
SEN-R67 = Are mercenaries only for players without provinces? No, for everyone. They are the only way for such players, but not their privilege.
SEN-R68 = May a player pay into negative honour? Yes, down to −9. The track allows it expressly.
SEN-R69 = When exactly is a player eliminated, since honour may go down to −9? With no province, no piece and less than −6 honour at the end of Autumn. Only then can nothing be hired.
SEN-R70 = The hanafuda deck runs out in the middle of a draw; what then? The discard pile is shuffled and drawing goes on. See SEN-87.
SEN-R71 = What if no samurai card is left to hire? The hiring action is not available. There is nothing to draw.
SEN-R72 = May Gamo’s card stand for a card already in the combination? Yes, as long as the combination is otherwise allowed; only one card per Autumn. It counts as any colour, value and symbol.
SEN-R73 = May a path run from 12 to 1, or use two copies of a value? No. Its values are consecutive, each once.
SEN-R74 = May Tachibana’s player take a card they have just discarded? Yes. It is the top card.
SEN-R75 = Are kami and seppuku optional? They are part of the full game and on by default; a table may switch them off, then dead samurai go to the samurai discard pile.
SEN-R76 = May two military kami be used in one battle? No; there is only one such re-roll per battle, and the defender may use theirs first. See SEN-213.
SEN-R77 = Does Yamagata’s re-roll use up the kami’s? No, they are separate. One is an ability, the other a kami’s power.
SEN-R78 = May a diplomat kami take back one’s own card? Yes. Any card but a dummy may be taken.
SEN-R79 = The chosen player has only the dummy; what then? Nothing can be taken, so the kami may not be aimed at that player.
SEN-R80 = Does Umeko exchange diplomacy cards or hanafuda cards? Diplomacy cards. An exchange of hanafuda cards instead may be offered as a table option.
SEN-R81 = Who chooses the opponent’s card in Umeko’s exchange? The opponent. See SEN-203.
SEN-R82 = The opponent has no diplomacy card but the dummy; can Umeko’s player name that opponent? No. No exchange is possible.
SEN-R83 = May a kami gained by seppuku be used at once? Yes. That is its purpose.
SEN-R84 = May cards of other families be bid? No. The bidder must be able to get them back, and drawn cards return to their own family.
SEN-R85 = May bids be changed during Winter? Yes, except locked ones. Nothing is final before the reveal.
SEN-R86 = What happens to a lot nobody wants? It is shuffled back. Two fresh cards come each Winter.
SEN-R87 = Are two new lots drawn although a tied lot is still there? Yes. Two cards are drawn from each deck before each Winter (SEN-61).
SEN-R88 = The family of a drawn card was eliminated; what happens to the card? It leaves the game and is not replaced. See SEN-178.
SEN-R89 = Does it matter that a player who is second in honour has reached 60 too? No; the leader with 60 or more wins. See SEN-182.
SEN-R90 = What if the extra turn ends with everyone below 60? Play goes on normally. There is no special rule.
SEN-R91 = In the example of a year Lena has four provinces for production orders, although she owns 3 + 2 = 5; which number is right? Five; four of them are meant.
SEN-R92 = Who commands the imperial army when the lead changes in mid-turn? The host, until the turn ends. The command belongs to hosting.
SEN-R93 = The imperial army attacks a player holding hostages of the host’s family; may they be killed? Yes; the host counts as attacker. If the army is attacked, the host counts as defender. The host fights with their own symbol.
SEN-R94 = Which support cards are barred in imperial battles? Those of the host’s family and of the opponent’s. The host fights with their own symbol.
SEN-R95 = The imperial samurai dies; who gets the kami? Nobody; the card goes to the samurai discard pile. It belongs to no player.
SEN-R96 = Yamashiro is empty because the army is elsewhere; can it be attacked? Yes, but a win gives 0 honour and no control. Nobody can own it.
SEN-R97 = May a player with 6 provinces attack Yamashiro? No. See SEN-147.
SEN-R98 = Whose is the ability of the imperial samurai? The host’s, as long as they host. The host commands the army.
SEN-R99 = Who commands imperial pieces at sea when the host changes? The new host. The fleet is the emperor’s.
SEN-R100 = May imperial pieces enter closed provinces? No. They are closed to all pieces.
SEN-R101 = The imperial army loses its last units while it attacks; what happens? 3 new units appear in Yamashiro at once. See SEN-226.
SEN-R102 = May an order be put on units at sea? No, they never get one. It would have no effect.
SEN-R103 = Does the host name whole sea zones? No; the host names fleets, one player’s at a time, and may name other things in between.
SEN-R104 = May one sea march from a province on both seas lead into both? Yes, one march may put pieces into both sea zones.
SEN-R105 = Is the fleet raid a choice of its own for a named fleet? Yes, the fourth one, with raid dice.
SEN-R106 = Must a displayed member have been received in Winter? No; any member of another family in hand may be displayed, also one got by auction, kami or Umeko. Winter is merely the usual way.
SEN-R107 = When may kami be used? As SEN-210, SEN-212 and SEN-213 say. Diplomacy cards matter in Winter and Autumn, hanafuda combinations in Autumn; nothing is interrupted elsewhere.
SEN-R108 = May seppuku be committed in Autumn while another family acts? No, only during one’s own actions. The phase is played family by family.
SEN-R109 = Oda faces Chosokabe; how many dice are set aside for him? One. The second die is his ability.
SEN-R110 = Does Chosokabe stop Fukushima or a military kami in the same battle? No. Hostages are killed before the battle, and a kami is no samurai in it.
SEN-R111 = What if the host loses all provinces in Summer? They stay host to the end of the turn. See SEN-38.
SEN-R112 = Three players tie for the first hosting and the dice show their symbols 3, 3 and 1 times; for whom are the dice rolled again? Only for the two with 3. The third has lost the throw.
SEN-R113 = May a player at −6 take back a displayed hostage worth 4? No. Otherwise the end of the track would swallow part of the loss, and displaying again would make honour out of nothing.
SEN-R114 = The host has 6 provinces of their own; may the imperial army attack? Yes, the army may, the host’s own pieces may not. The army’s conquests are not the host’s.
SEN-R115 = What if a defender without pieces wins? The attackers die; the defender gains 1 honour for each attacking unit lost and keeps the province. See SEN-141.
SEN-R116 = May mercenaries hired in one Autumn be divided between the two sea zones? Yes, within the limits. Any sea zone may be chosen.
SEN-R117 = A request in an offer names only family, kind or value; which card is given? The partner picks a fitting card; the proposer sees it before confirming. See SEN-241.
SEN-R118 = Two acceptances, or an acceptance and a kami, reach for the same card at once; which counts? The first to arrive; the other is void. Cards change hands one exchange at a time.
SEN-R119 = May Shimazu’s player let him die? Yes; he becomes a kami. Abilities may be declined.
SEN-R120 = What becomes of a tied lot when one of the tied players has been eliminated? That player’s bid is removed; the other locked bid stays and wins unless matched or beaten. See SEN-178.
SEN-R121 = May five cards be returned although Akashi asks for only four? Yes, cards of four or five different families as the player likes; the gain is 10 either way. The ability is a relief, not a duty.
SEN-R122 = A samurai with an ability for once per Autumn (Umeko, Gamo, Tachibana) has used it, dies and is hired by another player in the same Autumn; may it be used again? Yes, by the new player, once; but not by a player who has used it this Autumn and hires the same samurai anew. The card speaks to its player, and the new one has not used it.
