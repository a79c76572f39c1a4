## Theme, components, golden rule

SAM-chapter-theme-components-golden-rule = Theme, components, golden rule
SAM-1 = Samurai protect the Shogun, Ninja undermine the empire, a Ronin seeks revenge, and the players try to unmask their enemies. This is mood only and carries no rule.
SAM-2 = The game is for 3 to 7 players; every player has exactly one role and one character for the whole game.
SAM-3 = “Player” and “character” mean the same thing in every rule.
SAM-4 = The game uses 111 cards: 7 role cards, 12 character cards, 2 scoring reference cards and 90 playing cards.
SAM-5 = The role cards are 1 Shogun, 2 Samurai, 3 Ninja and 1 Ronin.
SAM-6 = The 90 playing cards are 32 Weapons (red corners), 43 Actions (yellow corners) and 15 Properties (blue corners).
SAM-7 = There are 30 Honour tokens and 36 Resilience tokens.
SAM-8 = The 2 scoring reference cards only repeat the multipliers (SAM-108); they are never played or held.
SAM-9 = The symbol in the lower right corner of a card has no effect in this game; it is kept for expansions.
SAM-10 = Where the text of a card contradicts the rules, the card wins.

## Teams and goal

SAM-chapter-teams-and-goal = Teams and goal
SAM-11 = There are three secret teams: the Shogun together with all Samurai; all Ninja together; the Ronin alone.
SAM-12 = The number of Samurai depends on the number of players: none with 3, one with 4, 5 or 6, two with 7.
SAM-13 = The number of Ninja depends on the number of players: two with 3, 4 or 5, three with 6 or 7.
SAM-14 = The Ronin is in the game only with 5, 6 or 7 players and never shares points or victory with anybody.
SAM-15 = A team wins in one of two ways: by having the highest team score when the game ends (Victory of Honour), or by counting the last player with Resilience among its members (Victory of the Swordmaster).

## Set-up

SAM-chapter-set-up = Set-up
SAM-16 = This set-up is for 4 to 7 players; with 3 players the rules for three players (SAM-123 to SAM-130) replace it where the two differ.
SAM-17 = With 4 players use 1 Shogun, 1 Samurai and 2 of the 3 Ninja cards.
SAM-18 = With 4 players the third Ninja card is removed at random and face down; no player may see which one it was before the game is over.
SAM-19 = With 5 players use 1 Shogun, 1 Samurai, 1 Ronin and 2 Ninja.
SAM-20 = With 6 players use 1 Shogun, 1 Samurai, 1 Ronin and 3 Ninja.
SAM-21 = With 7 players use 1 Shogun, 2 Samurai, 1 Ronin and 3 Ninja.
SAM-22 = Shuffle the chosen role cards and deal one face down to each player.
SAM-23 = The Shogun turns the role card face up at once and leaves it face up for the whole game.
SAM-24 = Every other player looks at their own role card and keeps it secret from all others.
SAM-25 = Shuffle the 12 character cards and deal one face up to each player; nobody chooses or swaps.
SAM-26 = The name and the ability of every dealt character are made known to everybody.
SAM-27 = Every player takes as many Resilience tokens as their own character card shows and lays them on that card.
SAM-28 = Resilience tokens that nobody holds form an open supply in the middle of the table.
SAM-29 = Role and character cards that were not dealt go back to the box without being shown.
SAM-30 = The Shogun takes 5 Honour tokens.
SAM-31 = Every other player takes 4 Honour tokens, or 3 in a game of 4 or 5 players.
SAM-32 = A player’s Honour tokens lie on their own role card.
SAM-33 = Honour tokens not handed out go to the box and do not come back.
SAM-34 = Shuffle the 90 playing cards and deal the starting hands face down, clockwise, the Shogun first.
SAM-35 = The Shogun receives 4 cards.
SAM-36 = The second and third players clockwise (counting the Shogun as first) receive 5 cards each.
SAM-37 = The fourth player, and the fifth if there is one, receive 6 cards each.
SAM-38 = The sixth and the seventh player, if there are any, receive 7 cards each.
SAM-39 = These cards are the starting hands; a player sees only their own hand.
SAM-40 = The remaining cards form the face-down deck in the middle of the table.
SAM-41 = The discard pile is beside the deck and starts empty.

## Characters and the Harmless state

SAM-chapter-characters-and-the-harmless-state = Characters and the Harmless state
SAM-42 = Every character has one special ability that no other character has.
SAM-43 = The Resilience tokens on a character show how many wounds are still needed to Defeat that player.
SAM-44 = A player is Harmless while at least one of these holds: the player has no Resilience token; the player has no card in hand.
SAM-45 = A Harmless player cannot be chosen as the target of a Weapon.
SAM-46 = A Harmless player is not affected by Battle Cry and not affected by Jujutsu.
SAM-47 = A Harmless player is not counted when the Difficulty of an attack between two other players is measured.
SAM-48 = In every other respect a Harmless player is still in the game: keeps hand, Properties, Honour and ability, and draws cards when an effect says so.
SAM-49 = A Harmless player can be chosen for Geisha, Diversion, Bushido and the draw of Breathing.

## The turn

SAM-chapter-the-turn = The turn
SAM-50 = The Shogun takes the first turn.
SAM-51 = After a turn ends, the next player clockwise takes a turn; nobody is ever skipped.
SAM-52 = A turn has four phases played strictly in this order: Recover, Draw, Play, Discard.
SAM-53 = Recover phase: if the active player (the one whose turn it is) has no Resilience token, that player takes as many as the character card shows.
SAM-54 = Recover phase: if the active player has one or more Resilience tokens, nothing is recovered and the phase passes.
SAM-55 = If Bushido lies in front of the active player, it is checked (SAM-138) at the end of the Recover phase, before the Draw phase, whether or not Resilience was recovered.
SAM-56 = Draw phase: the active player draws the top two cards of the deck into the hand.
SAM-57 = The number and source of cards in the Draw phase are changed only by Hideyoshi (SAM-178), Ieyasu (SAM-163) and the three-player Shogun (SAM-126).
SAM-58 = If the deck runs out during any draw, the end-of-deck rules (SAM-103 to SAM-105) are applied and the draw then goes on from the new deck.
SAM-59 = Play phase: the active player may play any number of cards from the hand, one after another, including none.
SAM-60 = Cards may be played for one’s own good or against any other player; hunting players believed to be on another team is the purpose, but nothing forbids acting against one’s own team.
SAM-61 = A Weapon is played to attack one other player and is discarded after use.
SAM-62 = An Action takes effect at once and is discarded after use.
SAM-63 = A Property is laid face up in front of a player, works for as long as it lies there, and stays until an effect (for example Geisha) makes its holder discard it.
SAM-64 = Focus, Armor and Fast Draw are laid only in front of the player who plays them.
SAM-65 = Several copies of the same Property in front of one player all work and their effects add up.
SAM-66 = A player may play at most 1 Weapon in a turn.
SAM-67 = The limit of SAM-66 rises by 1 for each Focus in front of the player (SAM-151), by 1 for Goemon (SAM-162) and by 1 for the three-player Shogun (SAM-127); these add up.
SAM-68 = What a card does is printed on the card and laid down in the rules for the Difficulty of an attack (SAM-77 to SAM-82), for Weapons and parries (SAM-83 to SAM-97) and for the other cards (SAM-131 to SAM-157).
SAM-69 = A player plays cards only in that player’s own turn, except cards with the parry symbol, which are played in answer to an attack (SAM-87) or discarded to Battle Cry (SAM-131); a Weapon that Hanzō uses as a parry counts as such a card (SAM-176).
SAM-70 = Discard phase: a player may keep at most 7 cards in hand at the end of their own turn.
SAM-71 = A player with more than 7 cards in the Discard phase discards cards of their own choice until exactly 7 are left; with 7 or fewer nothing is discarded.
SAM-72 = The turn then ends and the next player clockwise begins.
SAM-73 = Players may talk and bluff freely, including pretending to have another role.
SAM-74 = A role card (other than the Shogun’s) must stay secret until the end of the game; it may not be shown to anybody.
SAM-75 = A player may not ask others which cards they hold.
SAM-76 = A player may not ask others how they would react to a card.

## Difficulty of an attack

SAM-chapter-difficulty-of-an-attack = Difficulty of an attack
SAM-77 = Before a Weapon is played against a player, the Difficulty of that attack is measured.
SAM-78 = The base Difficulty is the number of steps from the attacker’s seat to the target’s seat along the shorter way round the table; a neighbour is at 1.
SAM-79 = Harmless players sitting between the two are left out of the count in both directions, so a target can come closer for as long as somebody between is Harmless.
SAM-80 = Each Armor in front of the target raises the Difficulty of every attack on that target by 1, for all other players.
SAM-81 = A player’s own Armor has no influence on the Difficulty of that player’s attacks.
SAM-82 = Difficulty = base Difficulty + 1 for each Armor in front of the target + 1 if the target is Benkei.

## Weapons and parries

SAM-chapter-weapons-and-parries = Weapons and parries
SAM-83 = Weapons are the main way of taking Resilience from other players.
SAM-84 = A Weapon shows two numbers: the upper one is the greatest Difficulty it can be used at, the lower one is the number of wounds it deals when the attack succeeds.
SAM-85 = A Weapon may be played against a chosen other player only if it is in the attacker’s hand and its upper number is equal to or greater than the Difficulty of the attack on that player (Kojirō is free of the condition on Difficulty, SAM-165).
SAM-86 = A Weapon may never be played against a Harmless player, whatever its numbers.
SAM-87 = The target of a Weapon may at once play one card with the parry symbol from the hand, although it is not the target’s turn.
SAM-88 = A parried attack deals no wounds and has no other effect.
SAM-89 = After a parry both the parry card and the Weapon are discarded.
SAM-90 = One parry stops the whole attack, however many wounds it would deal.
SAM-91 = If the target does not parry, the Weapon deals its wounds and the target loses one Resilience token for each wound.
SAM-92 = A player may parry only attacks aimed at that player.
SAM-93 = The wounds of an unparried Weapon are: the lower number, plus 1 for each Fast Draw in front of the attacker, plus 1 if the attacker is Musashi, minus 1 if the target is Ginchiyo, but then never below 1.
SAM-94 = Wounds beyond the target’s remaining Resilience are ignored.
SAM-95 = A target that loses the last Resilience token is Defeated and Harmless (SAM-98).
SAM-96 = Lost Resilience tokens go back to the supply.
SAM-97 = A used Weapon is discarded whether or not the attack succeeded.

## Defeat

SAM-chapter-defeat = Defeat
SAM-98 = A player who loses the last Resilience token is Defeated.
SAM-99 = A Defeated player gives one of their Honour tokens to the player who Defeated them.
SAM-100 = This also holds when the last Resilience was lost to Battle Cry or Jujutsu; the one who Defeated is then the player who played that card.
SAM-101 = If the Defeated player has no Honour token left after giving one away, the game ends at once (SAM-106).
SAM-102 = A Defeated player stays Harmless until the beginning of their own next turn, when SAM-53 applies; with an empty hand the player is Harmless even then (SAM-44).

## End of the deck

SAM-chapter-end-of-the-deck = End of the deck
SAM-103 = When the deck has run out of cards, the discard pile is shuffled and becomes the new deck.
SAM-104 = At the same moment every player discards 1 Honour token to the box; nobody receives these tokens.
SAM-105 = If this leaves one or more players without Honour, the game ends at once (SAM-106).

## End of the game and scoring

SAM-chapter-end-of-the-game-and-scoring = End of the game and scoring
SAM-106 = The game ends at once, even in the middle of an effect, as soon as at least one player has no Honour token.
SAM-107 = At the end all players reveal their role cards.
SAM-108 = A player’s points are the player’s Honour tokens multiplied by the multiplier for the role and the number of players. Shogun: ×2 with 3 players, ×1 with 4 to 7. Samurai: ×2 with 4 or 6 players, ×1 with 5 or 7. Ninja: ×1; only with 4 players the Ninja with more stars has ×2 (SAM-109). Ronin: ×2 with 5 players, ×3 with 6 or 7.
SAM-109 = The Ninja cards carry 1, 2 and 3 stars; with 4 players only the Ninja in the game with more stars scores ×2 and the other scores ×1.
SAM-110 = With any other number of players the stars have no effect.
SAM-111 = Each Daimyo in the hand of a player other than the Ronin adds 1 point to that player.
SAM-112 = Points from Daimyo are never doubled or tripled.
SAM-113 = A Daimyo in the Ronin’s hand is worth 0 points.
SAM-114 = Deadly Strike: if the game ended because a player was Defeated by a player of the same team, that team loses 3 points.
SAM-115 = The points of the Shogun and all Samurai are added together; the points of all Ninja are added together; the Ronin counts alone.
SAM-116 = The team with the highest total wins a Victory of Honour.
SAM-117 = If the Ninja tie for the highest total with any other team, the Ninja win.
SAM-118 = If the Shogun’s team and the Ronin tie for the highest total, the Shogun’s team wins.

## Victory of the Swordmaster

SAM-chapter-victory-of-the-swordmaster = Victory of the Swordmaster
SAM-119 = With 4 to 7 players, if at any moment exactly one player has any Resilience token, the game ends at once.
SAM-120 = In the case of SAM-119 the team of that last player wins a Victory of the Swordmaster without any counting of points, unless SAM-121 applies.
SAM-121 = A Victory of the Swordmaster is not awarded if the game ended because a player was Defeated by a player of the same team.
SAM-122 = In the case of SAM-121 the game still ends, and the winner is found by scoring (SAM-107 to SAM-118).

## Three players

SAM-chapter-three-players = Three players
SAM-123 = With 3 players the Shogun card goes to one player at random and the other two are Ninja.
SAM-124 = With 3 players the Shogun starts with 6 Honour tokens and each Ninja with 3.
SAM-125 = With 3 players all other rules hold, with the exceptions of this chapter (SAM-123 to SAM-130).
SAM-126 = With 3 players the Shogun draws 1 card more in every Draw phase (normally 3 instead of 2).
SAM-127 = With 3 players the Shogun may play 1 Weapon more in each of their turns (normally 2 instead of 1).
SAM-128 = With 3 players the Shogun’s Honour tokens count double in the score.
SAM-129 = With 3 players the Shogun never loses Honour to Bushido; when the Shogun would have to, Bushido is simply discarded.
SAM-130 = With 3 players there is no Victory of the Swordmaster.

## The other cards

SAM-chapter-the-other-cards = The other cards
SAM-131 = Battle Cry: each other player chooses either to discard a card with the parry symbol or to suffer 1 wound.
SAM-132 = Battle Cry does not affect Harmless players.
SAM-133 = Breathing: the player who plays it regains all missing Resilience tokens, up to the number on the character card.
SAM-134 = Breathing: after healing, the player of the card chooses another player (never themselves), who draws 1 card from the deck.
SAM-135 = Breathing never heals anybody but the player who plays it.
SAM-136 = Breathing may be played with full Resilience.
SAM-137 = Bushido is laid in front of any player, Harmless or not, without regard to Difficulty.
SAM-138 = Bushido check: at the end of the Recover phase the player who has Bushido in front reveals the top card of the deck and discards it.
SAM-139 = If the revealed card is a Weapon, the player must choose: discard a Weapon from the hand, or discard one Honour token to the box.
SAM-140 = If a Weapon was discarded from the hand, Bushido moves in front of the next player clockwise.
SAM-141 = If an Honour token was discarded, Bushido is discarded.
SAM-142 = If the revealed card is not a Weapon, Bushido moves in front of the next player clockwise and nothing is lost.
SAM-143 = A player who receives Bushido makes the same check at the end of their own next Recover phase.
SAM-144 = After the check the turn goes on as usual with the Draw phase.
SAM-145 = Only one Bushido may be in play; a second one cannot be played until the first has been discarded.
SAM-146 = Daimyo: the player draws 2 cards from the deck.
SAM-147 = A Daimyo kept in hand until the end of the game scores under SAM-111 to SAM-113.
SAM-148 = Diversion: the player of the card names any other player, without regard to Difficulty, and takes 1 random card from that player’s hand into their own hand.
SAM-149 = Fast Draw: each Weapon attack of its holder deals 1 wound more for each Fast Draw in front of the holder.
SAM-150 = An attack strengthened by Fast Draw is still stopped by a single parry.
SAM-151 = Focus: its holder may play 1 Weapon more in each of their turns for each Focus in front of them.
SAM-152 = Geisha: another player chosen by the player of the card, without regard to Difficulty, must discard 1 card.
SAM-153 = Geisha: the player of the card decides whether it is a random card from that player’s hand or a chosen card in play in front of that player.
SAM-154 = Jujutsu: each other player chooses either to discard a Weapon from the hand or to suffer 1 wound.
SAM-155 = Jujutsu does not affect Harmless players.
SAM-156 = Tea Ceremony: the player of the card draws 3 cards from the deck.
SAM-157 = Tea Ceremony: every other player draws 1 card from the deck.

## The characters

SAM-chapter-the-characters = The characters
SAM-158 = An ability may be used as often as its holder likes and can, unless the character card says otherwise.
SAM-159 = The number in brackets after a character’s name (SAM-160 to SAM-178) is the starting and maximum Resilience.
SAM-160 = Benkei (5): the Difficulty of every attack on Benkei by any other player is raised by 1.
SAM-161 = Ginchiyo (4): any Weapon deals Ginchiyo 1 wound less than it otherwise would, but at least 1.
SAM-162 = Goemon (5): may play 1 Weapon more in each of their turns; with one Focus this makes 3.
SAM-163 = Ieyasu (5): in their own Draw phase may take the first card either from the deck or from the top of the discard pile.
SAM-164 = Ieyasu draws every further card of the Draw phase from the deck.
SAM-165 = Kojirō (5): may attack any player with any Weapon, whatever the Difficulty.
SAM-166 = Musashi (5): each Weapon attack by Musashi deals 1 wound more.
SAM-167 = Musashi’s ability does not strengthen cards that are not Weapons, such as Jujutsu.
SAM-168 = An attack by Musashi is still stopped by a single parry.
SAM-169 = Nobunaga (5): in their own Play phase may discard 1 Resilience token to draw 1 card from the deck.
SAM-170 = Nobunaga may not discard the last Resilience token in this way.
SAM-171 = Chiyome (4): can be wounded only by Weapons; Battle Cry and Jujutsu have no effect on Chiyome.
SAM-172 = Other Actions, such as Tea Ceremony, affect Chiyome as usual.
SAM-173 = Tomoe (5): each time Tomoe wounds a player with a Weapon, Tomoe draws 1 card from the deck.
SAM-174 = Tomoe draws 1 card per successful attack, even if it dealt more than 1 wound.
SAM-175 = Ushiwaka (4): draws 1 card from the deck for each wound suffered from a Weapon (3 wounds give 3 cards).
SAM-176 = Hanzō (4): may play a Weapon from the hand as a parry, unless it is the last card in the hand.
SAM-177 = Hanzō may use this ability wherever a parry-symbol card is asked for, for example against Battle Cry.
SAM-178 = Hideyoshi (4): draws 1 card more in their own Draw phase.

## Advice (not binding)

SAM-chapter-advice = Advice (not binding)
SAM-179 = Advice: a Harmless player escapes most cards, above all Weapons, so emptying the hand on purpose is a defence.
SAM-180 = Advice: a player who is Harmless only because of an empty hand becomes a target again when Tea Ceremony makes that player draw.
SAM-181 = Advice: lay Properties down; their effects add up, a couple of Focus or Fast Draw make a player very dangerous, and in the hand they only take up room.
SAM-182 = Advice: beware of the Ronin, above all with 6 or 7 players, because of the tripled Honour.
SAM-183 = Advice: find out early who is on your team and act together.
SAM-184 = Advice: do not let a player you do not trust pile up Honour.
SAM-185 = Advice: watch who spends Daimyo to draw cards.
SAM-186 = Advice for the Ronin: pose as a Ninja or a Samurai and stay in that part all game.
SAM-187 = Advice for the Ronin: make the members of the team you pretend to belong to suspect each other instead of you.
SAM-188 = Advice for the Ronin: near the end, Defeat a weak player to pick up Honour.
SAM-189 = Advice: explain your actions aloud, above all as the Ronin; a convincing story misleads the others.

## Rulings

SAM-chapter-rulings = Rulings
SAM-R1 = Some early printings list 14 Properties, 44 Actions and 35 Resilience tokens; which count is right? 15 Properties, 43 Actions and 36 Resilience tokens. These are the numbers of SAM-6 and SAM-7.
SAM-R2 = The cards spell “Battlecry”, “Divertion” and “Ju jitsu”, the rules “Battle Cry”, “Diversion” and “Jujutsu”; which names are used? Those of the rules. The card spelling contains a slip, and the rules are the reference text.
SAM-R3 = Does the Shogun get an extra Resilience token, as is sometimes claimed? No. The Shogun gets more Honour only; the extra token belongs to another game of the same family.
SAM-R4 = Are the tie rule (Shogun’s team first) and the extra discards of the Rising Sun expansion used? No; ties follow SAM-117 and SAM-118. The expansion reverses the basic rule, and it is not part of this game.
SAM-R5 = Do the two scoring cards do anything? No, they only repeat the table of multipliers (SAM-108). They are references.
SAM-R6 = With 3 and with 5 players one Ninja card is left over; which one? One of the three at random, unseen by everybody. With 4 players it is done in the same way (SAM-18); the stars do not matter with 3 or 5, so the simplest uniform rule is taken.
SAM-R7 = Several players must do something at the same time; in which order? The active player first, then the others clockwise. Tea Ceremony, too, names the player of the card before the others, and play runs clockwise.
SAM-R8 = Do the others answer Battle Cry and Jujutsu at once or in turn? In turn, clockwise from the active player’s left; each answer is carried out completely, including Defeat, Honour and the checks for the end of the game, before the next player is asked. One order is needed because a Defeat can end the game; open answers in seat order are the natural way at a table.
SAM-R9 = Two players have 1 Honour and 1 Resilience when Battle Cry is played, and neither can answer it; what happens? The first one clockwise is Defeated and the game ends; the second is never asked. The game ends even in the middle of an effect (SAM-106).
SAM-R10 = When is it checked for Battle Cry and Jujutsu who is Harmless? For each player when that player’s turn to answer comes. The state can only be read when it matters; nobody’s hand is touched earlier by these cards.
SAM-R11 = In which order is an attack carried out? (1) The attacker names Weapon and target, and it is checked that the attack is allowed; (2) the Weapon leaves the hand, is resolving and counts towards the limit; (3) the target may parry; (4) if not, the wounds are worked out (SAM-93, SAM-94) and Resilience is lost; (5) if none is left, the Defeat is carried out (SAM-R12); (6) if the game goes on, cards are drawn for abilities, Tomoe before Ushiwaka; (7) the Weapon goes to the discard pile. This is the order in which the rules describe an attack; step 6 follows SAM-R7.
SAM-R12 = In which order is a Defeat carried out (“attacker” meaning the player of the Weapon, Battle Cry or Jujutsu)? (1) The last Resilience is gone and the player is Harmless; (2) with 4 or more players, if the attacker is now the only player with Resilience and is not of the victim’s team, the game ends with a Victory of the Swordmaster; (3) otherwise the victim gives 1 Honour to the attacker; (4) if the victim then has no Honour, or if with 4 or more players the attacker is the only player with Resilience, the game ends and is scored; Deadly Strike applies if attacker and victim are of the same team. Resilience is lost before the token is handed over, and both ends come at once.
SAM-R13 = One blow takes the last Resilience of the last opponent standing and would also take that opponent’s last Honour; which end counts? Victory of the Swordmaster, if attacker and victim are of different teams. It is met first, in step 2 of SAM-R12.
SAM-R14 = A player Defeats a member of their own team and is now the only one with Resilience; is the Honour token still handed over, and is there a penalty? Yes: the token is handed over, then (with 4 or more players) the game ends, is scored, and the team loses 3 points. SAM-99 knows no exception, SAM-122 orders scoring, and the game did end because of that Defeat (SAM-114).
SAM-R15 = Who can be the last player with Resilience? Only the active player. Only the active player deals wounds, the active player always has at least 1 Resilience after the Recover phase, and Nobunaga may not spend the last one; so the check is needed only after a Defeat.
SAM-R16 = Does a Harmless player with an empty hand but with Resilience block a Victory of the Swordmaster? Yes. SAM-119 looks at Resilience tokens only.
SAM-R17 = Does the game end before or after Tomoe’s and Ushiwaka’s draws when a blow is decisive? Before; no cards are drawn any more. The end is immediate, so a last-moment Daimyo cannot be drawn.
SAM-R18 = The Recover phase passes when Resilience is left; is Bushido still checked? Yes, every turn. The card itself says to reveal a card in the holder’s turn, and the card wins (SAM-10).
SAM-R19 = A Defeated player with Bushido in front begins a turn; what comes first? Resilience is recovered first, then Bushido is checked. The check is at the end of the phase (SAM-55).
SAM-R20 = Where is a card while its effect is carried out? In the resolving zone; it is not in the hand and not in the discard pile, so it is not shuffled into a new deck and does not count as a hand card. Weapons and Actions are discarded only after use (SAM-61, SAM-62).
SAM-R21 = Several cards are discarded in one effect; which ends up on top? They are laid down in the order in which they are given up, and the card that caused the effect comes last, on top: Parry below the parried Weapon; the answers below Battle Cry or Jujutsu; the victim’s card below Geisha. The card in use is discarded only after its effect; the order matters to Ieyasu.
SAM-R22 = In which order do cards given up in the Discard phase lie? In the order in which their owner chooses them; the last one is on top. The owner lays them down one by one; it matters to Ieyasu.
SAM-R23 = Does a Property pass through the resolving zone? Only for the instant of being placed; it goes from the hand straight to its place in play. It is not discarded after use.
SAM-R24 = The attacker’s last card is the Weapon being played, so the attacker’s hand is empty; does that hinder the attack? No; the attacker is Harmless from that moment, but only being a target and being counted between others depend on it. See SAM-45 to SAM-47.
SAM-R25 = Must a player with playable cards play them? No. See SAM-59.
SAM-R26 = Does the deck “run out” when its last card is taken or when somebody needs a card and finds none? When its last card leaves it. At once the discard pile is shuffled into a new deck and everybody loses 1 Honour; then the interrupted effect goes on. The shuffle and the loss are tied to the deck having run out, not to the next draw.
SAM-R27 = The last card is drawn by a player; does that player have it before everybody loses Honour? Yes; the drawn card is in the hand (a Daimyo drawn this way counts if the game ends now). A card revealed for Bushido is already on the discard pile and is shuffled in. The card leaves the deck first, and its leaving is what ends the deck.
SAM-R28 = Are several cards drawn together or one by one? One by one. Otherwise a deck that runs out in the middle could not be handled.
SAM-R29 = At the end of the deck, do players lose Honour in order? No, all at the same moment; then there is one check for the end of the game. Several players may reach 0 together. See SAM-104, SAM-105.
SAM-R30 = The end of the deck ends the game in the middle of Tea Ceremony, Daimyo, Breathing, a Draw phase, an ability draw or a Bushido check; is the rest carried out? No. The game ends at once (SAM-106).
SAM-R31 = A player is Defeated by a member of their own team without ending the game, and the draw that follows (Tomoe, Ushiwaka) runs out the deck and ends it; is that a Deadly Strike? No. The game ended because of the deck, not because of the Defeat.
SAM-R32 = The last card leaves the deck while the discard pile is empty too; what now? Everybody still loses 1 Honour (once); the deck stays empty. The next time a card has to be drawn or revealed, the discard pile, if it is no longer empty, is shuffled into a deck first, without another loss of Honour; if it is still empty, that draw or reveal does not happen. This keeps one loss per exhausted deck and never locks the game; with 90 cards it is next to impossible.
SAM-R33 = Ieyasu’s turn starts right after a shuffle; may Ieyasu take from the discard pile? Only if it holds at least one card at that moment. There must be a top card.
SAM-R34 = When does a player become or stop being Harmless? At the instant the hand or the Resilience changes, also in the middle of a turn or of an effect. The word describes the present state; it is not a marker.
SAM-R35 = The target’s only card is a Parry; may the target be attacked, and parry? Yes and yes; after parrying the hand is empty, and no further Weapon may be aimed at that player until the player has a card in hand again. See SAM-44, SAM-87.
SAM-R36 = How is the distance counted when Harmless players sit in between? For each direction count the players strictly between attacker and target who are not Harmless and add 1; the smaller result is the base Difficulty. Armor and Benkei’s ability count only for the target, never for players in between. See SAM-78, SAM-79; players beyond an armored player are reached normally.
SAM-R37 = What is the base Difficulty with three players? Always 1. Everybody is everybody’s neighbour.
SAM-R38 = May a Weapon, Geisha, Diversion or the draw of Breathing be aimed at oneself? No. All four speak of another player.
SAM-R39 = The English card can be read as letting Geisha remove a card in front of oneself (for example Bushido); is that allowed? No. Another player must discard (SAM-152); SAM-10 does not help, because the card text can be read in both ways.
SAM-R40 = Whom may Geisha name? Another player who has at least one card in hand or in play; the source chosen must not be empty. Otherwise nothing could be discarded.
SAM-R41 = May Geisha discard Bushido lying in front of another player? Yes; it goes to the discard pile and a new Bushido may be played, even in the same turn. It is a card in play in front of that player, like any other Property.
SAM-R42 = May Geisha and Diversion be aimed at Harmless players? Yes, if there is a card to take. See SAM-48, SAM-49.
SAM-R43 = Whom may Diversion name? Another player with at least one card in hand; if nobody has one, Diversion cannot be played. There must be a card to take.
SAM-R44 = How are random cards chosen? Every card of the hand has an equal chance; neither side influences the choice. That is what “random” means in SAM-148 and SAM-153.
SAM-R45 = May Battle Cry or Jujutsu be played when nobody would be affected? Yes; the card is discarded without effect. They name no target, and playing one to empty the hand is in the spirit of SAM-179.
SAM-R46 = May a Weapon be played without a legal target, to get rid of it? No. See SAM-61, SAM-85.
SAM-R47 = May a Parry be played or thrown away in one’s own turn? No; it leaves the hand only as an answer, in the Discard phase, or through another card. See SAM-69.
SAM-R48 = May cards be discarded freely? No; only where a rule asks for it. There is no voluntary discard in the rules.
SAM-R49 = May a player attack a player of their own team, knowingly or not? Yes. See SAM-60; Deadly Strike (SAM-114) exists for that case.
SAM-R50 = May the same player be attacked several times in one turn? Yes, within the Weapon limit and while not Harmless. Nothing forbids it.
SAM-R51 = Must a player who can answer do so? No; the wound may be taken although a suitable card is in hand. A parry is something the target “may” play (SAM-87), and Battle Cry and Jujutsu let each player choose (SAM-131, SAM-154).
SAM-R52 = Can a Parry answer Jujutsu, or a Weapon answer Battle Cry? No, except that Hanzō may use a Weapon as a parry against Battle Cry. See SAM-131, SAM-154, SAM-177.
SAM-R53 = Does a Weapon discarded to Jujutsu or Bushido, or used by Hanzō as a parry, count as a Weapon played? No. The limit concerns Weapons played to attack.
SAM-R54 = When is a Weapon Hanzō’s last card? When it is the only card in the hand at the moment of parrying; with two or more cards, even all Weapons, one may be used. SAM-176 is taken literally.
SAM-R55 = May Hanzō discard the last card, a Weapon, to Jujutsu or Bushido? Yes. The restriction belongs to the parry ability only.
SAM-R56 = May the target play two parries? No. One is enough and ends the attack.
SAM-R57 = Is Chiyome asked by Battle Cry and Jujutsu? No; Chiyome is passed over and may not discard. See SAM-171.
SAM-R58 = Do Fast Draw, Musashi, Ginchiyo, Tomoe and Ushiwaka matter for the wound of Battle Cry and Jujutsu? No. All five speak of Weapons.
SAM-R59 = In which order are wounds against Ginchiyo worked out? First add Fast Draw and Musashi, then subtract 1, then raise to at least 1, then cap at the remaining Resilience. The Weapon deals 1 wound less “than it otherwise would” (SAM-161).
SAM-R60 = A Weapon deals Ushiwaka more wounds than Resilience is left; how many cards are drawn? As many as wounds were really suffered. Excess wounds are ignored (SAM-94).
SAM-R61 = Does Ushiwaka draw when Defeated? Yes, after the Defeat has been carried out, if the game goes on. The wounds were suffered, and nobody leaves the game.
SAM-R62 = Does Tomoe draw when the blow Defeats the target? Yes, if the game goes on. The target was wounded.
SAM-R63 = Tomoe wounds Ushiwaka; who draws first? Tomoe, then Ushiwaka. See SAM-R7.
SAM-R64 = May Kojirō attack a Harmless player? No. Only the Difficulty is ignored, including Armor and Benkei; SAM-86 stays in force.
SAM-R65 = When may Nobunaga draw for Resilience? In their own Play phase, between cards, any number of times, while at least 2 Resilience are left; not while a card is resolving. See SAM-158, SAM-169, SAM-170.
SAM-R66 = Is Nobunaga’s payment a wound? No; the token goes to the supply, nobody has dealt a wound, and nothing else is triggered. It is a cost.
SAM-R67 = May Nobunaga spend Resilience, play Breathing and spend again? Yes. Abilities are unlimited (SAM-158).
SAM-R68 = Ieyasu has just carried out Bushido; may the top card of the discard pile (the revealed card, the Weapon given up or Bushido itself) be taken? Yes, whichever lies on top. The Draw phase comes after the check.
SAM-R69 = How many cards does Ieyasu draw as the three-player Shogun? Three; only the first may come from the discard pile. See SAM-126, SAM-164.
SAM-R70 = How many cards does Hideyoshi draw as the three-player Shogun? Four. Both bonuses add up.
SAM-R71 = How many Weapons may Goemon play as the three-player Shogun? Three per turn, plus 1 for each Focus. The bonuses add up.
SAM-R72 = A Focus is played after the Weapon limit was reached; may another Weapon follow in the same turn? Yes. The limit follows the number of Focus in front of the player at the moment of playing.
SAM-R73 = May Resilience exceed the number on the character card? No. Breathing restores only what is missing.
SAM-R74 = May Bushido be laid in front of oneself? Yes. It may be laid in front of any player (SAM-137).
SAM-R75 = Bushido must move on and the next player is Harmless; is that player skipped? No, it goes to the very next seat. Bushido may lie in front of a Harmless player (SAM-137).
SAM-R76 = A Weapon is revealed and the holder of Bushido has no Weapon in hand (or no hand at all); what happens? The Honour token must be discarded. It is the only option that can be carried out.
SAM-R77 = The holder of Bushido has a Weapon in hand but would rather lose Honour; is that allowed? Yes. SAM-139 gives the choice.
SAM-R78 = The Honour discarded to Bushido was the last one; what then? The game ends and is scored; nobody receives the token and there is no Deadly Strike, whoever laid Bushido. Nobody was Defeated.
SAM-R79 = What lies where after the Bushido check? The revealed card is on the discard pile first; a discarded Weapon or Bushido goes on top of it. The card is revealed and discarded before the choice.
SAM-R80 = The card revealed for Bushido was the last of the deck; what then? It is put on the discard pile and the deck ends (SAM-R26): everything on the discard pile, the revealed card too, is shuffled, and everybody loses 1 Honour; if the game goes on, Bushido is then carried out by the type of the revealed card. The end of the deck is immediate.
SAM-R81 = No card can be revealed for Bushido (deck and discard pile are both empty); what then? Nothing happens; Bushido stays and is checked again on the holder’s next turn. Neither case of the card applies.
SAM-R82 = The three-player Shogun reveals a Weapon and has a Weapon in hand; is there a choice? Yes: discard the Weapon and pass Bushido on, or take the Honour option, which costs nothing, and discard Bushido. SAM-129 replaces only the cost.
SAM-R83 = Does SAM-129 protect the Shogun when the reveal runs out the deck? No; that Honour is lost to the end of the deck. The exception names Bushido only.
SAM-R84 = Somebody holds a second Bushido while one is in play; what happens to it? It stays in hand; it may be discarded only where cards are discarded anyway. See SAM-145.
SAM-R85 = Bushido lies in front of a player who is Defeated or whose hand is emptied meanwhile; what happens to it? It stays there, untouched, until that player’s own Recover phase. Nothing but its own check and Geisha moves it.
SAM-R86 = Is the reveal for Bushido a draw? No; the card never enters the hand, the Draw phase is not shortened by it, and Ieyasu and Hideyoshi do not change it. The card is revealed and discarded.
SAM-R87 = Does it matter who laid Bushido? No; it belongs to the player it lies in front of. All its rules speak of that player.
SAM-R88 = Bushido is laid in front of the active player during the Play phase; is it checked this turn? No, at the end of that player’s next Recover phase. This turn’s Recover phase is over.
SAM-R89 = Does the last Honour token of a Defeated player still reach the attacker and count in the score? Yes. It is given first, then the game ends (SAM-99, SAM-101); only a Victory of the Swordmaster comes before it (SAM-R12).
SAM-R90 = Which Daimyo cards count at the end? Those in hands at the instant the game ends; a card that is resolving, or that would still have been drawn, does not count. The end is immediate.
SAM-R91 = Can a team’s total be negative? Yes; totals are compared as they are. Deadly Strike may take a total below zero.
SAM-R92 = Can Deadly Strike cost more than 3 points, or hit the Ronin? No; one Defeat ends the game, and the Ronin has no team mates. See SAM-114.
SAM-R93 = Is there a penalty for a Defeat within a team that does not end the game? No, only the Honour token changes hands. See SAM-114.
SAM-R94 = All three teams tie; who wins? The Ninja. See SAM-117.
SAM-R95 = Who wins with a team? All its members, also those without Honour. Teams win, not single players.
SAM-R96 = With 4 players, do the Ninja know who scores double? Each knows only their own stars, and the removed card is unknown: 1 star is surely the lower, 3 stars surely the higher, 2 stars cannot tell. See SAM-18.
SAM-R97 = Are roles and hands shown after a Victory of the Swordmaster? Yes, everything is shown at every end. The winning team has to be known.
SAM-R98 = Does a Defeated player lose cards or Properties? No. Nothing says so, and in every other respect such a player stays in the game (SAM-48).
SAM-R99 = Are roles secret with three players? No; the Shogun is known, so the other two are known to be Ninja. Only their stars stay hidden, and these do not matter.
SAM-R100 = Does Deadly Strike exist with three players? Yes: a Ninja who ends the game by Defeating the other Ninja costs their team 3 points. All other rules hold with three players too (SAM-125).
SAM-R101 = With three players only one player has Resilience left; what then? The game goes on; the others recover in their turns. See SAM-130.
SAM-R102 = How is it kept secret whether a target can parry? The target is always asked, with the same time to think, whether or not an answer is possible; the same holds for Battle Cry, Jujutsu and the choice of Bushido. An automatic skip would reveal the hand.
SAM-R103 = Which numbers are open? Resilience, Honour, the number of cards in each hand, in the deck and in the discard pile, and the Weapons played this turn. All can be counted at a real table; hand sizes must be known because they decide who is Harmless.
SAM-R104 = May the whole discard pile be looked through? Yes; only the top card matters in play. Every card was seen when it was discarded.
SAM-R105 = May roles be claimed in talk? Yes, truly or falsely; showing the card, or any proof of it, is not allowed. See SAM-73, SAM-74.
SAM-R106 = A player leaves a digital game; what then? A computer player takes over the seat with its role, character, hand, cards in play, Resilience and Honour. There is no elimination, and an empty seat would change distances and teams.
