### Tenno: the rulebook, one message per clause and ruling

## Purpose of the game

TEN-chapter-purpose = Purpose of the game
TEN-1 = The game is played by 2, 3, 4, 5, 6 or 7 players, each for himself, with identical rules at every player count.
TEN-2 = The winner is the player whose prison has the highest total of printed card values when the game ends.
TEN-3 = Taking cards into one’s prison is the only source of points; discarded cards, hand cards and row cards score nothing (they matter only for the tie-break TEN-68).

## Set-up

TEN-chapter-set-up = Set-up
TEN-4 = Each player chooses a colour nobody else has and takes the complete 11-card set of that colour; unused sets stay out of the game.
TEN-5 = Each player lays his three peasants (1, 2, 3) face down in slots 1–3 of his row, in any order he likes; the order is his secret.
TEN-6 = All players make this choice at the same time and without seeing each other’s order (TEN-R1).
TEN-7 = The remaining eight cards (ninja, monk, ronin, both samurai, daimyo, shogun, geisha) form the player’s hand, visible to him alone.
TEN-8 = Every prison and the discard pile start empty.
TEN-9 = A player may look at the face-down cards of his own row at any moment of the game.
TEN-10 = A player may never change the order of the cards in his row, except through the exchange of TEN-54.

## Turn order and turn structure

TEN-chapter-turn-order-and-turn-structure = Turn order and turn structure
TEN-11 = The oldest player takes the first turn (digital play: TEN-R2).
TEN-12 = After a turn is completely finished the next player clockwise takes a turn.
TEN-13 = A player whose turn it is must attack; he cannot pass and cannot replace the attack by anything else.
TEN-14 = A turn consists of, in this order: (a) first fight; (b) only after a ronin attack, an optional second fight; (c) end-of-game check; (d) refilling; (e) the attacker’s swap bonus or the defenders’ peek bonuses; (f) passing the turn.

## Attack

TEN-chapter-attack = Attack
TEN-15 = The active player is the attacker; he chooses one opponent, who becomes the defender of that fight; any opponent may be chosen, also the same one turn after turn.
TEN-16 = The attacker chooses one card of his own row as the attacking card and turns it face up for everyone to see.
TEN-17 = The shogun may not be chosen as the attacking card.
TEN-18 = Hand cards, prisoners and discarded cards cannot attack or be attacked; only row cards can.
TEN-19 = The attacker announces the defender and points at one card of the defender’s row; that slot must hold a card.
TEN-20 = The defender turns exactly the card pointed at face up for everyone to see; he cannot substitute another one.
TEN-21 = Opponent, attacking card and target slot are fixed once the attacking card has been turned up (TEN-R3).
TEN-22 = After both cards are face up and before the comparison, the defender alone may use the monk (TEN-74 to TEN-80); nobody else can intervene in a fight.
TEN-23 = The strengths of the two cards are compared; the higher strength wins unless a card ability says otherwise.
TEN-24 = A card’s strength is its printed value, changed only by the ninja (TEN-72), monk (TEN-75) and geisha (TEN-92) abilities.

## The attacker wins

TEN-chapter-the-attacker-wins = The attacker wins
TEN-25 = When the attacker wins, he takes the defending card and lays it face down on his own prison pile.
TEN-26 = When the attacker wins, his attacking card goes back face down into the very slot it attacked from; a geisha does not go back (TEN-94).
TEN-27 = No player, not even the owner of the prison, may look at any card in any prison until the final scoring.
TEN-28 = Cards never leave a prison during the game.

## The defender wins

TEN-chapter-the-defender-wins = The defender wins
TEN-29 = When the defender wins, the attacking card is removed from the game to the discard pile; nobody scores it (exception: the shogun, TEN-89).
TEN-30 = When the defender wins, the defending card goes back face down into the very slot it was attacked in; a geisha does not go back (TEN-94).

## Nobody wins

TEN-chapter-nobody-wins = Nobody wins
TEN-31 = If both strengths are equal after all abilities have been applied, nobody wins and both the attacking and the defending card go to the discard pile.
TEN-32 = After a fight nobody won there is no prisoner, no swap bonus and no peek bonus from that fight.

## After the attack: refilling

TEN-chapter-after-the-attack-refilling = After the attack: refilling
TEN-33 = In step (d) every player with an empty slot must put one card from his hand face down into each of his empty slots; this concerns the attacker and every defender of the turn alike.
TEN-34 = A player who lost two cards in the turn fills both empty slots; he chooses which hand card goes into which of them.
TEN-35 = The owner chooses the refill cards freely from his hand; the others see only that the slot is filled.
TEN-36 = While refilling, the cards already in the row stay in their slots; a new card goes exactly into an empty slot.
TEN-37 = When several players refill in the same turn they choose at the same time and without seeing each other’s choice (TEN-R4).
TEN-38 = Refilling is the only way a hand gets smaller; hands are never replenished, and a swap (TEN-50, TEN-51) leaves the number of hand cards as it was.

## Bonus for the attacker

TEN-chapter-bonus-for-the-attacker = Bonus for the attacker
TEN-39 = If the attacker has lost no card at all during the turn, he may use the swap bonus once, in step (e).
TEN-40 = A card counts as lost when it was discarded or imprisoned during this turn, no matter by which rule; a geisha that left after her own victory counts as lost (TEN-R5).
TEN-41 = The swap bonus is given once per turn even after two won fights (TEN-R6).
TEN-42 = The swap bonus is optional.
TEN-43 = With at least one card in hand the swap bonus works as in TEN-49 to TEN-53; with an empty hand it works as in TEN-54 to TEN-57.

## Bonus for the defender

TEN-chapter-bonus-for-the-defender = Bonus for the defender
TEN-44 = A defender who won a fight of this turn may secretly look at one of the three cards in the attacker’s row, in step (e).
TEN-45 = He chooses the slot freely, including a slot the attacker has just refilled (TEN-R7).
TEN-46 = Only the peeking player sees the card; everybody sees which slot was looked at; the card is put back face down into the same slot.
TEN-47 = The peek is optional, covers the row only (never hand or prison) and only the row of the player who attacked.
TEN-48 = A player who won two fights as defender in the same turn may peek twice, one slot after the other, the same slot or different slots; several peeking players act in the order of the fights they won (TEN-R8).

## Swap procedure

TEN-chapter-swap-procedure = Swap procedure
TEN-49 = The attacker names one slot of his own row; everybody sees which slot.
TEN-50 = He takes the card of that slot into his hand.
TEN-51 = He then puts any card of his hand face down into that slot.
TEN-52 = The card put down may be the very card he just took up, so that nothing has changed; the others are not told.
TEN-53 = The other two cards of the row are not touched and keep their slots.
TEN-54 = If the attacker’s hand is empty, the bonus instead lets him exchange the positions of two cards of his row.
TEN-55 = He names the two slots openly; everybody sees which two.
TEN-56 = He may take both cards up and lay them back out of sight, so that the others do not know whether the two cards have changed places or not; leaving them as they were is allowed.
TEN-57 = The third card of the row is not touched.
TEN-58 = A player with at least one card in hand may not use the exchange of TEN-54.

## End of the turn

TEN-chapter-end-of-the-turn = End of the turn
TEN-59 = When refilling and all bonuses are done or declined, the turn ends and TEN-12 applies.

## End of the game

TEN-chapter-end-of-the-game = End of the game
TEN-60 = In step (c) every player’s number of empty slots is compared with the number of cards in his hand; if any player has more empty slots than hand cards, the game ends at once.
TEN-61 = When the game ends by TEN-60 nobody refills and nobody takes a swap or peek bonus in that turn.
TEN-62 = Prisoners taken in that last turn count.
TEN-63 = An empty hand alone does not end the game; it goes on as long as no slot has to be filled that cannot be filled.
TEN-64 = It does not matter who is unable to refill: attacker, defender, leader or last; the game ends for all, with no further turns to even out the round.

## Scoring

TEN-chapter-scoring = Scoring
TEN-65 = At the end all prisons are turned up and each player adds the printed values of the cards in his own prison.
TEN-66 = Abilities do not count in scoring: an imprisoned ninja is worth 4, a card defended with a monk is worth its printed value.
TEN-67 = The highest total wins.
TEN-68 = If several players share the highest prison total, each of them adds the printed values of all cards left in his hand and in his row (geisha 0); the highest result wins.
TEN-69 = If that is equal too, the tied players win together (TEN-R9).

## Peasants, samurai, daimyo

TEN-chapter-peasants-samurai-daimyo = Peasants, samurai, daimyo
TEN-70 = Peasants (1, 2, 3), samurai (7, 8) and daimyo (9) have no ability; their strength is always the printed value, apart from a monk’s +2 in defence.

## Ninja

TEN-chapter-ninja = Ninja
TEN-71 = A ninja that is attacked defends with strength 4 (6 with a monk).
TEN-72 = A ninja that attacks has strength 8.
TEN-73 = Everywhere else (prison, tie-break) the ninja’s value is 4.

## Monk

TEN-chapter-monk = Monk
TEN-74 = When a card of a player’s row is attacked and his monk lies in another slot of the same row, he may turn the monk face up in that fight.
TEN-75 = The attacked card then has +2 strength in that fight.
TEN-76 = The monk gives nothing to itself: an attacked monk defends with 5.
TEN-77 = A monk in hand, in a prison or in the discard has no effect.
TEN-78 = The shown monk is not part of the fight: whatever the result, it goes back face down into its own slot afterwards.
TEN-79 = The monk may be used any number of times in the game and again in the second fight of the same turn, as long as it lies in the row.
TEN-80 = Using the monk is always the owner’s free choice; he may use it when it changes nothing and may keep it covered when it would help.
TEN-81 = The monk never helps an attacking card, neither its own nor anybody else’s; a monk that attacks has strength 5.

## Ronin

TEN-chapter-ronin = Ronin
TEN-82 = The ronin attacks and defends with strength 6.
TEN-83 = After a fight in which the ronin was the attacking card, its owner may attack a second time in the same turn; whether the ronin won, lost or drew does not matter.
TEN-84 = The second attack is made with one of the two other cards of the attacker’s row (never with the ronin, never with the shogun).
TEN-85 = The second attack may go against any opponent, the first defender or another one, but must be aimed at a different card from the one the ronin attacked (TEN-R11).
TEN-86 = Empty slots are filled only after the second fight, or after the first one if the attacker renounces the second; this holds for all players concerned, and slots that are still empty cannot be attacked (TEN-R12).
TEN-87 = There is at most one second attack per turn; a defending ronin gives nothing.

## Shogun

TEN-chapter-shogun = Shogun
TEN-88 = The shogun defends with strength 10 and loses only to a geisha.
TEN-89 = When the shogun wins in defence, its owner lays the attacking card face down on his own prison instead of the discard pile.
TEN-90 = The owner of a shogun that has won also has the peek bonus of TEN-44.
TEN-91 = A shogun beaten by a geisha is imprisoned like any other card (10 points).

## Geisha

TEN-chapter-geisha = Geisha
TEN-92 = A geisha’s strength, in attack and in defence, is the strength of the opposing card plus 1, so she beats every card other than a geisha.
TEN-93 = The opposing strength is taken after all other abilities (ninja 8, monk +2), so a monk cannot stop an attacking geisha.
TEN-94 = A geisha that has attacked or has been attacked goes to the discard pile as soon as that fight is settled; her slot is empty.
TEN-95 = An attacking geisha that wins brings the defending card into her owner’s prison before she leaves.
TEN-96 = A defending geisha that wins sends the attacking card to the discard pile (no prisoner); her owner has the peek bonus.
TEN-97 = If a geisha attacks a geisha both go to the discard pile and nobody wins, whether or not a monk is shown.

## Reference cards

TEN-chapter-reference-cards = Reference cards
TEN-98 = The two reference cards repeat the outcomes of TEN-25 to TEN-33, TEN-39 and TEN-44 and have no effect of their own.

## Rulings

TEN-chapter-rulings = Rulings
TEN-R1 = Do players lay out their peasants one after another? No, at the same time and secretly. Nothing depends on order, and simultaneous choice leaks nothing.
TEN-R2 = Who is “the oldest” in digital play? That is a table option: a named player, or random (default random). Ages are not known to the program, and the first turn carries only a small advantage.
TEN-R3 = May the attacker turn up his card and then choose another opponent or slot? No; the three choices are made together and then revealed. Otherwise he could react to the table’s reactions, and the rulebook treats the announcement as one action.
TEN-R4 = Who refills first when attacker and defender both have gaps? Both simultaneously and secretly. Cards are laid face down, so the order can carry no information that the rules intend.
TEN-R5 = Does an attacker who won with the geisha get the swap? No. The bonus is tied to not having lost a card, and the geisha is gone; he gets to place a new card anyway.
TEN-R6 = Two won fights thanks to the ronin: one swap or two? One, at the end of the turn; after one won fight plus one lost or drawn fight, none. The condition speaks of the attacker having lost nothing, which can only be judged when the attack is over.
TEN-R7 = Does the winner of a defence peek before or after the attacker refills? After; the fresh card may be looked at. The bonus speaks of three cards, and a published review (brettspielblog.ch) describes the peek as following the refilling.
TEN-R8 = The defender of the first ronin fight won; when does he peek? After the second fight and the refilling, before the turn passes; if both fights were won by defenders, the first fight’s winner peeks first. This keeps one bonus step per turn, and the attacker’s row is only complete then.
TEN-R9 = What if the result is still equal after the tie-break? The victory is shared. The rulebook gives no further criterion.
TEN-R10 = What is a geisha worth in prison? The case cannot occur: she either wins or both geishas are discarded; for the tie-break she counts 0. X is not a number, and 0 is the neutral reading.
TEN-R11 = May the second attack after the ronin hit the same card again (for example a card that has just beaten the ronin)? No, it must be another card; it may be in the same row. The ability text speaks of another card.
TEN-R12 = Do the defenders of a ronin turn refill between the two fights? No; all gaps are filled together at the end of the turn. The rule that two lost cards are replaced together only makes sense this way, and it avoids handing the first defender a free reinforcement.
TEN-R13 = After the first ronin fight somebody already has more gaps than hand cards; is the second attack still allowed? Yes. The obligation to refill arises only after the second fight; the game then ends in step (c).
TEN-R14 = Is the ronin’s second attack available after a draw? Yes. The ability is independent of the result; win and loss are named only to say so.
TEN-R15 = The ronin was imprisoned by a shogun; is there a second attack? Yes; the attacker uses one of his two other cards. The reason is the same as in TEN-R14.
TEN-R16 = Could a player be unable to attack because he has only a shogun? No: a set has one shogun and a row has three cards at the start of every turn; after a lost ronin at least one non-shogun card is left, and if the player dislikes it he simply renounces the second attack. This follows from TEN-60 and TEN-R17.
TEN-R17 = Can a row hold fewer than three cards at the start of a turn? No; either all gaps were filled or the game ended. See TEN-33 and TEN-60.
TEN-R18 = Must a player who can fill only one of two gaps fill that one? No; the game is over and nothing more is laid down; the tie-break counts hand and row together, so it makes no difference. See TEN-60 and TEN-61.
TEN-R19 = What does the monk do for an attacked geisha, or against an attacking geisha? It may be shown but has no effect. The geisha is always one above the final opposing strength, and two geishas always cancel.
TEN-R20 = A monk lifts the defence to equality: who loses what? It is a draw: the attacking card and the attacked card are discarded, the monk stays. Only the two fighting cards are used in a fight.
TEN-R21 = Must the monk be announced before the attacked card is turned up? No; the window opens when both cards lie open and closes with the comparison. The owner knows his own card anyway, so an earlier decision would add nothing.
TEN-R22 = Does the prompt “use your monk?” betray that a monk lies there? The program must not make the presence of the prompt visible: it asks the defender for a confirmation in every fight (with the monk option only when legal), or uses a constant delay. Hidden information must not leak through timing.
TEN-R23 = What happens when an attacking ninja meets a samurai 8? It is a draw, 8 against 8, and both are discarded. The ninja’s attack strength is compared, not its printed 4.
TEN-R24 = What happens when a ninja attacks a ninja? The attacker wins, 8 against 4. Only the attacking ninja is strengthened; equal printed values do not matter once an ability changes the result.
TEN-R25 = May the winner of an attack look at the card he puts into prison? He has just seen it; once it is covered, no more. The ban starts when the card is in the pile.
TEN-R26 = May players write notes or consult a history of revealed cards? By default there is no replay of values after cards are covered; the log says who attacked which slot and the result, and shows values only while they are face up. The table option “memory aid” shows to all a record of the publicly revealed values (player, slot, turn) and whether that slot has been refilled or handled since; the record never says whether a covered card is still in its slot. Memory is a core skill, yet an aid harms nobody if everyone has it.
TEN-R27 = May a player talk about his cards, truthfully or not? Yes, but he may not show them. It is a bluff game, and nothing forbids talk.
TEN-R28 = Are the numbers of cards in hands and prisons public? Yes. They can be counted at the table at any time.
TEN-R29 = Does a covered prison show whose cards lie in it? No; the program shows only the size of the pile. Prisons must not be readable without memory.
TEN-R30 = May the swap bonus be used for a second slot in the same turn? No, one slot, once. The bonus exchanges a single row card for a single hand card.
TEN-R31 = An attacker with an empty hand has won and wants no change: must he still name two slots? No; he may decline, or name two slots and secretly leave them as they are. The bonus is permission, and pretending is a useful bluff.
TEN-R32 = With two players, may the same card be attacked turn after turn? Yes. Only the second attack of one turn is restricted.
TEN-R33 = Does the attacker see his opponent’s decision about the monk before fixing anything else? The attack is already fixed; after the fight he decides on the ronin follow-up with full knowledge of what was revealed, including a shown monk. See TEN-21 and TEN-83.
TEN-R34 = What if the second ronin attack goes against a player whose monk was shown in the first fight? He may show it again, and the monk itself may be the target (then it defends with 5). See TEN-76 and TEN-79.
TEN-R35 = What if nobody has any prisoner at the end? All totals are 0, and the tie-break decides among all players. See TEN-68.
TEN-R36 = At the end, are hands and rows revealed? Prisons always; hands and rows of tied players for the tie-break; the program may show everything after the result. No hidden information remains relevant.
TEN-R37 = Can the swap bonus and a peek bonus fall into the same turn? No. A defender’s victory always costs the attacker a card, which rules out the swap.
TEN-R38 = A defender won the first ronin fight but lost another card in the second; does he still peek? Yes, unless the game ended in step (c). The peek belongs to the fight he won.
TEN-R39 = What if a defender won the first ronin fight with his geisha and lost a second card in the second fight? He has two gaps to fill; both count for the end check. See TEN-33, TEN-60 and TEN-94.
TEN-R40 = What happens when a player leaves a digital game? His seat is continued by a computer player with the same cards. There is no elimination rule, and removing a row would change everybody’s targets.
TEN-R41 = Do the others learn that a player tried something illegal (for example attacking with the slot that holds his shogun)? No; a refused attempt is shown to that player only, and nothing of an attack is shown before it is confirmed as a whole. A refusal would reveal where the shogun lies.
TEN-R42 = Does the program go on showing a peeked card to the player who peeked? No; it is shown during the peek, and later at most as that player’s own private record of what was seen then (memory aid). When the slot is handled the record gets the mark “handled”, like every record (TEN-R26), and is otherwise neither changed, confirmed nor deleted; only a public refill of the slot marks it as outdated. A display that followed the card would betray whether a swap or exchange really changed anything (TEN-52, TEN-56).
TEN-R43 = What if two players want the same colour? The one who chose it first has it; the other takes a free one. Colours have no effect on play.
