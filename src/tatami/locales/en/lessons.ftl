### The playable introductions: the title of each chapter, and what is said in its steps

## Tenno

lessons-tenno-attack = Your row and your first attack
    .goal = You want the most valuable prison. Every turn you attack one face-down card of a rival with one of yours; the higher number wins.
    .row = These three cards are your row. Only you know them. The numbers on them are their strength.
    .strike = It is your turn, and you must attack. Touch your Peasant 3, then the marked card of your rival.
    .prisoner = 3 beats 2: the card is your prisoner and worth 2 points. Your Peasant went back, face down again.
    .prison = Nobody may look into a prison before the end, not even its owner. Touch your prison and read why not.
    .swap = You lost no card, so you may swap one: take up the Peasant they have all seen, and lay a stronger card there.
    .secret = Everybody saw that you touched this slot, and nobody knows what lies there now. You may even put the same card back.
lessons-tenno-strength = The Ninja, the Shogun and a tie
    .cards = Some cards have a power. The Shogun is strongest with 10. The Ninja is worth 4, but attacks with 8.
    .shogun = Try to attack with your Shogun, and read why that is not possible.
    .ninja = Now send the Ninja against the same card. In attack he is an 8.
    .pass = 8 beats 7, and a Samurai is yours. You may swap again, but this time leave everything as it lies: pass.
    .equal = Your rival attacks: 1 against 1. You have no Monk to show, so keep your cards down.
    .gap = Equal strength: both cards are out of the game, and nobody is a prisoner. Fill your gap with any card of your hand.
    .hand = Hands never grow again. When somebody cannot fill a gap, the game is over at once.
lessons-tenno-defence = The Monk, and a look behind the lines
    .attacked = Your rival attacks your Samurai 7 with a Samurai 8. That would be a prisoner for him, but your Monk lies beside.
    .monk = A Monk in the row can be shown: +2 for the attacked card. Turn him up: 9 against 8.
    .peek = You won, so the attacker is out of the game, and you may look at one card of his row. Choose one.
    .own = Remember that card: nobody writes it down for you. It is your turn. Try to attack one of your own cards, and read why not.
    .turn = A Monk may attack as well, with 5. Send him against the middle card of your rival.
    .choice = Another prisoner. Everybody has seen your Monk now: swap him, or pass.
lessons-tenno-ronin = The Ronin strikes twice
    .three = After an attack with the Ronin you may attack once more in the same turn, whether he won or not.
    .first = Three play this time. Attack the first card on your left with your Ronin.
    .rest = For the second attack the Ronin must rest. Try him against the marked card all the same, and read why not.
    .second = Now attack the same card with your Samurai 8.
    .safe = Two prisoners in one turn, and no loss: one swap. Cover your Ronin with something else, or pass.
lessons-tenno-geisha = The Geisha
    .known = You have peeked at this card before: it is a Shogun, 10 points. Only a Geisha can take it.
    .geisha = The Geisha is always one stronger than the other card. Attack the Shogun with her.
    .gone = The Shogun is in your prison, and the Geisha has left the game, as she does after every fight. Fill the gap.
    .lost = A Geisha who leaves counts as a lost card: no swap this time. Only a Geisha stops a Geisha: then both leave.
lessons-tenno-end = How it ends
    .empty = Your rival has no card left in his hand. If he loses a card now, he cannot fill the gap, and the game is over.
    .count = Your prison holds 8 and 4 points, his 8, 3 and 6. You need more than 17, and he still has a 3 and a 7 that you know.
    .last = Which prisoner makes you win? Attack with the right card.
    .over = 19 to 17: you win. You know all of Tenno now. Play a whole game!

## Shinobi

lessons-shinobi-orders = Three orders
    .goal = Five clans fight for Japan, and in secret you serve one. If it has the most troops on the table at the end, you win.
    .clan = You serve the Oda: this card with the red back is yours alone to look at. Nobody may show it before the end.
    .table = Provinces are only ground. Troops belong to clans, and you may command all of them, whoever you serve.
    .abroad = Your first order puts a card into a foreign province. Try to put an Oda card into your own, and read why not.
    .first = Now put your Hōjō card into somebody else’s province.
    .second = Second order: put a card into your own province, or move one. Put an Oda card into yours.
    .third = Third order: attack with an army of your own province. Two Oda are more than one Uesugi.
    .draw = The weaker army lost a card, yours lost nothing. You played two cards, so you have drawn two.
lessons-shinobi-attack = Who may attack whom
    .rules = An army is as strong as its number of cards. Here three Takeda stand in your province, and you must attack.
    .strong = The target must be weaker. Try three Takeda against three Oda, and read the answer.
    .kin = No army attacks its own clan. Try Takeda against Takeda.
    .strike = Only one attack is left: Takeda against Uesugi.
    .must = If any attack is possible you must make one, even against your own clan. So mind what stands in your province!
lessons-shinobi-shield = Shields and marches
    .danger = Your Oda stand all over the table, and the strong Takeda in your own province threaten them.
    .shield = An army that gets a card is safe until the end of the turn. Strengthen the marked Oda army.
    .stay = Second order: this time, move. Troops may not leave your own province: try to send a Takeda away, and read why.
    .move = Bring the lonely marked Oda home into your province.
    .fresh = Two Oda against three Takeda would be a target, but they are fresh. Try it, and read why you may not.
    .strike = Good. The Takeda must attack somebody: take the lonely Uesugi that is marked.
    .draw = You played one card and moved one, so you have drawn only one. Placing is richer, moving is quieter.
lessons-shinobi-ninja = The Ninja
    .ninja = There are three Ninja in the deck. Instead of the first order a Ninja takes one card from any foreign army, strong or weak.
    .abroad = Foreign means: not in your own province. Try to send him against the Mōri at home.
    .strike = Four Mōri are too many. Send the Ninja there.
    .home = Now strengthen your Oda at home.
    .marked = An army that a Ninja hit is safe for the rest of this turn. Try to attack it all the same.
    .finish = Then attack the Takeda.
    .guess = Three times you helped the Oda. Do you think the others noticed? Now and then help somebody else.
lessons-shinobi-end = The last turn
    .last = The deck is empty, and everybody has had the last turn except you. After it all clans are revealed and counted.
    .count = You serve the Oda: three cards lie on the table. Takeda have four, Mōri four. Six Uesugi look strong, but may serve nobody.
    .free = Three orders are left. Play them as you like, and win.
    .over = That is all of Shinobi. A clan that nobody serves cannot win, and in a tie your own troops at home count. Play a whole game!

## Samurai Sword

lessons-samurai-sword-reach = The ring, reach and wounds
    .goal = You are the Shogun, and all know it. One of the others is your Samurai, two are Ninja. Find out who, and fight for Honor.
    .tokens = The green dots are your Resilience: when none is left you are Defeated. Blossoms are Honor: they count at the end.
    .ring = The way to another player is counted in seats along the table: your neighbours are at 1, the player opposite is at 2.
    .far = A weapon shows its reach and its wounds. Try to attack the player opposite with your Bokken, and read why not.
    .strike = The Kusarigama reaches 2 and deals 2 wounds. Attack your neighbour on the right.
    .one = A hit: two Resilience less, as the green dots show. Try to attack once more with the Bokken, and read why not.
    .end = Enough for one turn. End it, and keep your Parry: you will need it.
lessons-samurai-sword-parry = Parry
    .attacked = Your neighbour on the right attacks you with a Kusarigama: 2 wounds, if you let it happen.
    .parry = A Parry stops a whole attack, even when it is not your turn. Parry!
    .reaction = Now it is your turn, and you have drawn two cards. Try to play your other Parry now, and read why not.
    .cry = Battle Cry hits all others: each gives up a Parry or suffers 1 wound. Play it.
    .musashi = You are Musashi: your weapons deal 1 wound more. Attack your neighbour on the left with the Bokken.
    .phases = So goes every turn: recover if you were Defeated, draw two cards, play, and keep at most seven.
lessons-samurai-sword-properties = Cards that stay
    .armor = Blue cards stay in front of their player. The Armor on your left makes every attack there 1 more difficult.
    .steep = Try your Kiseru against that neighbour: its reach is 1, and now you need 2.
    .geisha = A Geisha takes a card of your choice from the table. Use her against the Armor.
    .focus = Focus lets you play one weapon more in every turn. Lay it down.
    .first = Now the way is free: attack the same neighbour with the Kiseru.
    .second = And once more, thanks to Focus: with the Bō.
    .end = Your Focus stays, and next time you have two attacks again. End your turn.
lessons-samurai-sword-honor = Honor and the Harmless
    .weak = Your neighbour on the left has only two Resilience left. Whoever is Defeated gives an Honor token to the victor.
    .strike = Attack that neighbour with the Kiseru.
    .honor = Defeated: one Honor token is yours. Nobody leaves the game; Resilience comes back at the beginning of one’s next turn.
    .harmless = Until then the player is Harmless. Try to attack once more, and read why not.
    .other = Harmless players are not even counted on the way round the table. Attack your neighbour on the right with the Bokken.
    .breathing = Breathing gives you all your Resilience back, and another player of your choice draws a card. Play it.
    .back = An empty hand makes you Harmless too: sometimes that is the best shelter.
lessons-samurai-sword-end = The last Honor
    .last = Your neighbour on the left has two Resilience and a single Honor token. Whose last Honor goes, ends the game.
    .count = Then roles are revealed and every team adds up its Honor; a Daimyo in hand is 1 point. Do not strike your own team last: that costs 3.
    .strike = You have watched that neighbour: it is a Ninja. Strike!
    .over = The Honor of the Shogun and his Samurai beats that of the Ninja. You know Samurai Sword now. Play a whole game!

## Errors

error-no-such-lesson = There is no introduction called “{ $lesson }”; there are: { $known }.
error-no-such-chapter = The introduction to { $game } has no chapter { $chapter }; it has { $chapters }.
error-bad-lesson = { $file }: { $detail }
