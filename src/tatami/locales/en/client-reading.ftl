### What comes with the gallery, the pages at a glance and the notice of a newer version

client-away = The hall is away. Rules and lessons can be read meanwhile.
client-fresh = A newer Tatami is here. It comes with the next page you open.
client-fresh-now = Load it now

## The cards

client-gallery-count = { $count } in the box
client-gallery-resilience = Character, resilience { $count }
client-gallery-characters = Characters
client-gallery-weapons = Weapons
client-gallery-actions = Actions
client-gallery-properties = Properties
client-gallery-roles = Roles
client-gallery-tenno = The eleven characters
client-gallery-tenno-about = Colours: { $colours }. Each has all of them once; everybody plays with one colour.
client-gallery-shinobi-deck = The deck
client-gallery-shinobi-clans = The clan one serves
client-gallery-senji-samurai = Samurai
client-gallery-senji-kami = Kami: samurai who have fallen
client-gallery-senji-member = Family members
client-gallery-senji-support = Support cards
client-gallery-senji-trade = Trade cards
client-gallery-senji-dummy = Dummies
client-gallery-senji-hanafuda = Hanafuda
client-gallery-senjutsu-weapons = Core weapons
client-gallery-senjutsu-basic = Basic ability cards
client-gallery-senjutsu-statuses = Wounds and status cards

## A turn at a glance

client-glance-wins = How one wins
client-glance-turn-turn = A turn
client-glance-turn-year = A year
client-glance-know = Good to know
client-glance-print = Print this page

# tenno
client-glance-tenno-wins = The fullest prison wins: add up the values of the cards you have captured.
client-glance-tenno-attack-title = Attack
client-glance-tenno-attack = You must. Turn up one card of your row and point at a card of any opponent.
client-glance-tenno-compare-title = Compare
client-glance-tenno-compare = Both cards lie open; abilities count. The higher number wins.
client-glance-tenno-outcome-title = Captured or lost
client-glance-tenno-outcome = If you win, the beaten card goes into your prison. If you lose, your card is discarded. Equal: both are discarded.
client-glance-tenno-refill-title = Refill
client-glance-tenno-refill = Whoever has a gap fills it from the hand, face down. If somebody cannot, the game is over.
client-glance-tenno-bonus-title = Bonus
client-glance-tenno-bonus = An attacker who lost nothing may swap a card of the row with one of the hand. A defender who won may peek at a card of the attacker.
client-glance-tenno-shogun-title = The strongest never attacks
client-glance-tenno-shogun = The shogun defends with 10 and takes its attacker prisoner. Only a geisha beats it.
client-glance-tenno-geisha-title = One higher than anything
client-glance-tenno-geisha = The geisha beats every card but another geisha; then she leaves.
client-glance-tenno-monk-title = Help from the row
client-glance-tenno-monk = Show your monk when its neighbour is attacked: +2 for that fight.
client-glance-tenno-ronin-title = Twice in a turn
client-glance-tenno-ronin = After an attack with the ronin you may attack again, with another card and at another target.

# shinobi
client-glance-shinobi-wins = Your secret clan must have more cards on the table than the clan of any other player.
client-glance-shinobi-first-title = First order: abroad
client-glance-shinobi-first = Lay a troop card of any clan into somebody else’s province, or play a ninja instead.
client-glance-shinobi-second-title = Second order: home or a move
client-glance-shinobi-second = Lay a troop card into your own province, or move one from another province. Nothing leaves your own.
client-glance-shinobi-third-title = Third order: attack
client-glance-shinobi-third = An army in your province strikes a weaker one elsewhere, which loses a card. If you can, you must.
client-glance-shinobi-draw-title = Draw
client-glance-shinobi-draw = Fill your hand to four. When the deck is empty, everybody has one more turn.
client-glance-shinobi-clan-title = Whom you serve
client-glance-shinobi-clan = Nobody else may know before the end. You may use troops of all clans.
client-glance-shinobi-ninja-title = A ninja
client-glance-shinobi-ninja = It takes one card from any army abroad. You may not attack that army in the same turn.
client-glance-shinobi-shield-title = Just reinforced
client-glance-shinobi-shield = An army that was given a card this turn may not be attacked; it may attack itself.
client-glance-shinobi-end-title = The last round
client-glance-shinobi-end = The last card of the deck is drawn: one turn each, then all clans are shown and counted.

# samurai-sword
client-glance-samurai-sword-wins = Your secret team wins with the most points when honour runs out, or with the last sword that still stands.
client-glance-samurai-sword-recover-title = Recover
client-glance-samurai-sword-recover = Without resilience you take all of it back. Then Bushido is checked, if it lies before you.
client-glance-samurai-sword-draw-title = Draw
client-glance-samurai-sword-draw = Take two cards from the deck.
client-glance-samurai-sword-play-title = Play
client-glance-samurai-sword-play = Any number of cards, but only one weapon. Actions work at once, properties stay before you.
client-glance-samurai-sword-discard-title = Discard
client-glance-samurai-sword-discard = Keep at most seven cards.
client-glance-samurai-sword-attack-title = Who can be reached
client-glance-samurai-sword-attack = Seats along the shorter way, plus 1 for each Armor of the target: the upper number of the weapon must not be less.
client-glance-samurai-sword-parry-title = A parry stops it all
client-glance-samurai-sword-parry = Otherwise the target loses as much resilience as the lower number says.
client-glance-samurai-sword-defeat-title = Defeated
client-glance-samurai-sword-defeat = Whoever loses the last resilience gives one honour to the winner, and cannot be attacked until he recovers.
client-glance-samurai-sword-roles-title = Who is who
client-glance-samurai-sword-roles = Shogun and Samurai together, the Ninja together, the Ronin alone. Only the Shogun is known.

# senji
client-glance-senji-wins = Have the most honour at the end of a year in which somebody has 60 or more.
client-glance-senji-emperor-title = The emperor’s visit
client-glance-senji-emperor = Whoever leads is host this year, and decides who comes when in Summer and Autumn.
client-glance-senji-winter-title = Winter: letters
client-glance-senji-winter = Four minutes to talk, promise and exchange diplomacy cards. No promise binds anybody.
client-glance-senji-spring-title = Spring: orders
client-glance-senji-spring = Lay an order face down on each of your provinces: production, recruitment or march.
client-glance-senji-summer-title = Summer: they are carried out
client-glance-senji-summer = The host names province after province. Draw two hanafuda, place two units, or march and fight.
client-glance-senji-autumn-title = Autumn: honour
client-glance-senji-autumn = Family after family: sets of hanafuda, envoys, trade, hostages on display, mercenaries.
client-glance-senji-count-title = Sixty?
client-glance-senji-count = If one alone leads with 60 or more, he is shogun. Otherwise another year begins.
client-glance-senji-battle-title = Battle
client-glance-senji-battle = Units, own symbols on the dice, and support count. The loser loses everything, the winner as many units; honour grows with the losses.
client-glance-senji-hostage-title = Hostages
client-glance-senji-hostage = Family members in foreign hands: shown in Autumn they bring honour, and killed when their family attacks, more.
client-glance-senji-samurai-title = Samurai
client-glance-senji-samurai = Each has an ability; fallen, he is a kami and helps once more.
client-glance-senji-sea-title = The sea
client-glance-senji-sea = Fleets meet in peace. Whoever sails and lands at once may lose units to the waves.

# senjutsu
client-glance-senjutsu-wins = Be the last who stands: five wounds are the end, and so is a hand full of stuns.
client-glance-senjutsu-draw-title = Draw
client-glance-senjutsu-draw = One card from your own deck. Whoever has none left takes a wound.
client-glance-senjutsu-choose-title = Choose
client-glance-senjutsu-choose = Each lays one card face down, if its stance and focus allow it.
client-glance-senjutsu-reveal-title = Reveal
client-glance-senjutsu-reveal = All at once. Costs are paid, instants played, initiatives chosen.
client-glance-senjutsu-resolve-title = Resolve
client-glance-senjutsu-resolve = The higher initiative first, from top to bottom: step, turn, strike, block.
client-glance-senjutsu-discard-title = Discard
client-glance-senjutsu-discard = Played cards go to the discard pile, core cards back to the hand. Keep to your hand limit.
client-glance-senjutsu-cells-title = Where you look
client-glance-senjutsu-cells = Attacks and blocks name cells as seen from your front. Whoever stands there is hit, friend or foe.
client-glance-senjutsu-block-title = Block and counter
client-glance-senjutsu-block = A block at the right initiative stops the attack, and may let you strike back.
client-glance-senjutsu-focus-title = Stance and focus
client-glance-senjutsu-focus = Your stance decides what a card does for you. Moving through the tree brings focus, at most three.
client-glance-senjutsu-wounds-title = Wounds and more
client-glance-senjutsu-wounds = Heavy wounds cost cards, stuns fill your hand, a limp slows you.
