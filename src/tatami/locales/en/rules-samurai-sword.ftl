## Theme, components, golden rule

SAM-chapter-theme-components-golden-rule = Theme, components, golden rule
SAM-1 = Samurai protect the Shogun, Ninja undermine the empire, a Ronin seeks revenge, and the players try to unmask their enemies. This is mood only and carries no rule.
SAM-2 = The game is for 3 to 7 players; every player has exactly one role and one character for the whole game.
SAM-3 = “Player” and “character” mean the same thing in every rule.
SAM-4 = The game uses 111 cards: 7 role cards, 12 character cards, 2 scoring reference cards and 90 playing cards.
SAM-5 = The role cards are 1 Shogun, 2 Samurai, 3 Ninja and 1 Ronin.
SAM-6 = The 90 playing cards are 32 Weapons (red corners), 43 Actions (yellow corners) and 15 Properties (blue corners).
SAM-7 = There are 30 Honor tokens and 36 Resilience tokens.
SAM-8 = The 2 scoring reference cards only repeat the multipliers (SAM-108); they are never played or held.
SAM-9 = The symbol in the lower right corner of a card has no effect in this game; it is kept for expansions.
SAM-10 = Where the text of a card contradicts the rules, the card wins.

## Teams and goal

SAM-chapter-teams-and-goal = Teams and goal
SAM-11 = There are three secret teams: the Shogun together with all Samurai; all Ninja together; the Ronin alone.
SAM-12 = The number of Samurai depends on the number of players: none with 3, one with 4, 5 or 6, two with 7.
SAM-13 = The number of Ninja depends on the number of players: two with 3, 4 or 5, three with 6 or 7.
SAM-14 = The Ronin is in the game only with 5, 6 or 7 players and never shares points or victory with anybody.
SAM-15 = A team wins in one of two ways: by having the highest team score when the game ends (Victory of Honor), or by counting the last player with Resilience among its members (Victory of the Swordmaster).

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
SAM-30 = The Shogun takes 5 Honor tokens.
SAM-31 = Every other player takes 4 Honor tokens, or 3 in a game of 4 or 5 players.
SAM-32 = A player’s Honor tokens lie on their own role card.
SAM-33 = Honor tokens not handed out go to the box and do not come back.
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
SAM-48 = In every other respect a Harmless player is still in the game: keeps hand, Properties, Honor and ability, and draws cards when an effect says so.
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
SAM-99 = A Defeated player gives one of their Honor tokens to the player who Defeated them.
SAM-100 = This also holds when the last Resilience was lost to Battle Cry or Jujutsu; the one who Defeated is then the player who played that card.
SAM-101 = If the Defeated player has no Honor token left after giving one away, the game ends at once (SAM-106).
SAM-102 = A Defeated player stays Harmless until the beginning of their own next turn, when SAM-53 applies; with an empty hand the player is Harmless even then (SAM-44).

## End of the deck

SAM-chapter-end-of-the-deck = End of the deck
SAM-103 = When the deck has run out of cards, the discard pile is shuffled and becomes the new deck.
SAM-104 = At the same moment every player discards 1 Honor token to the box; nobody receives these tokens.
SAM-105 = If this leaves one or more players without Honor, the game ends at once (SAM-106).

## End of the game and scoring

SAM-chapter-end-of-the-game-and-scoring = End of the game and scoring
SAM-106 = The game ends at once, even in the middle of an effect, as soon as at least one player has no Honor token.
SAM-107 = At the end all players reveal their role cards.
SAM-108 = A player’s points are the player’s Honor tokens multiplied by the multiplier for the role and the number of players. Shogun: ×2 with 3 players, ×1 with 4 to 7. Samurai: ×2 with 4 or 6 players, ×1 with 5 or 7. Ninja: ×1; only with 4 players the Ninja with more stars has ×2 (SAM-109). Ronin: ×2 with 5 players, ×3 with 6 or 7.
SAM-109 = The Ninja cards carry 1, 2 and 3 stars; with 4 players only the Ninja in the game with more stars scores ×2 and the other scores ×1.
SAM-110 = With any other number of players the stars have no effect.
SAM-111 = Each Daimyo in the hand of a player other than the Ronin adds 1 point to that player.
SAM-112 = Points from Daimyo are never doubled or tripled.
SAM-113 = A Daimyo in the Ronin’s hand is worth 0 points.
SAM-114 = Deadly Strike: if the game ended because a player was Defeated by a player of the same team, that team loses 3 points.
SAM-115 = The points of the Shogun and all Samurai are added together; the points of all Ninja are added together; the Ronin counts alone.
SAM-116 = The team with the highest total wins a Victory of Honor.
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
SAM-124 = With 3 players the Shogun starts with 6 Honor tokens and each Ninja with 3.
SAM-125 = With 3 players all other rules hold, with the exceptions of this chapter (SAM-123 to SAM-130).
SAM-126 = With 3 players the Shogun draws 1 card more in every Draw phase (normally 3 instead of 2).
SAM-127 = With 3 players the Shogun may play 1 Weapon more in each of their turns (normally 2 instead of 1).
SAM-128 = With 3 players the Shogun’s Honor tokens count double in the score.
SAM-129 = With 3 players the Shogun never loses Honor to Bushido; when the Shogun would have to, Bushido is simply discarded.
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
SAM-139 = If the revealed card is a Weapon, the player must choose: discard a Weapon from the hand, or discard one Honor token to the box.
SAM-140 = If a Weapon was discarded from the hand, Bushido moves in front of the next player clockwise.
SAM-141 = If an Honor token was discarded, Bushido is discarded.
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
SAM-182 = Advice: beware of the Ronin, above all with 6 or 7 players, because of the tripled Honor.
SAM-183 = Advice: find out early who is on your team and act together.
SAM-184 = Advice: do not let a player you do not trust pile up Honor.
SAM-185 = Advice: watch who spends Daimyo to draw cards.
SAM-186 = Advice for the Ronin: pose as a Ninja or a Samurai and stay in that part all game.
SAM-187 = Advice for the Ronin: make the members of the team you pretend to belong to suspect each other instead of you.
SAM-188 = Advice for the Ronin: near the end, Defeat a weak player to pick up Honor.
SAM-189 = Advice: explain your actions aloud, above all as the Ronin; a convincing story misleads the others.
