### Why the bot would do it

samurai-sword-ground-lay-at-once = { $card } helps only once it lies before you; in hand it takes up room.
samurai-sword-ground-brings-cards = { $card } brings more cards than it costs.
samurai-sword-ground-spare-resilience = That Resilience is worth less to you now than a card.
samurai-sword-ground-end-of-deck-is-welcome = Should the deck run out by it, the end would suit you.
samurai-sword-ground-likely-foe = { $target } most likely is not on your side (about { $chance } %).
samurai-sword-ground-token-counts = { $target } may be on your side, but the Honour is worth more on your card.
samurai-sword-ground-likely-friend = { $target } most likely is on your side (about { $chance } %).
samurai-sword-ground-lands =
    { $wounds ->
        [one] { $wounds } wound, and with a chance of about { $chance } % it is not parried.
       *[other] { $wounds } wounds, and with a chance of about { $chance } % they are not parried.
    }
samurai-sword-ground-defeats = It would defeat { $target }, and a token of Honour passes to you.
samurai-sword-ground-prepares-defeat = Another blow of this turn may then defeat { $target }.
samurai-sword-ground-weakens-before-blow = With a card less { $target } may lack a Parry when your blow comes.
samurai-sword-ground-card-less = A card less in that hand is worth something to you.
samurai-sword-ground-removes =
    { $target_you ->
        [yes] It rids you of { $aim_gen }.
       *[no] It takes { $aim_acc } away that lies before { $target }.
    }
samurai-sword-ground-brings-within-reach = Then { $target } is within your reach.
samurai-sword-ground-lacks-weapon = { $target } may have no Weapon to get rid of it (about { $chance } %).
samurai-sword-ground-heals =
    { $wounds ->
        [one] You regain { $wounds } point of Resilience and are harder to defeat.
       *[other] You regain { $wounds } points of Resilience and are harder to defeat.
    }
samurai-sword-ground-gift-hurts-least = Somebody must draw a card; it hurts you least if { $target } does.
samurai-sword-ground-cry-hurts-foes = Altogether it hurts those who are likely against you more than your friends.
samurai-sword-ground-hand-is-full = You would have to discard cards anyway.
samurai-sword-ground-nothing-worth-it = No card that you could play is worth more played than kept.
samurai-sword-ground-card-is-cheaper =
    { $wounds ->
        [one] { $wounds } wound would cost you more than { $card }, the card you would miss least.
       *[other] { $wounds } wounds would cost you more than { $card }, the card you would miss least.
    }
samurai-sword-ground-wounds-are-cheaper =
    { $wounds ->
        [one] { $wounds } wound costs you less than { $card }, the card you would miss least.
       *[other] { $wounds } wounds cost you less than { $card }, the card you would miss least.
    }
samurai-sword-ground-would-be-defeated = The wounds would defeat you.
samurai-sword-ground-least-missed = { $card } is the card you would miss least.
samurai-sword-ground-token-is-free = Paying costs you no Honour here.
samurai-sword-ground-token-is-cheaper = Paying costs you less than { $card }, the Weapon you would miss least.
samurai-sword-ground-weapon-is-cheaper = { $card }, the Weapon you would miss least, costs you less than a token of Honour.
samurai-sword-ground-top-is-better = { $card } on the discard pile is better than an unknown card.
samurai-sword-ground-top-is-worse = { $card } on the discard pile is worth less than an unknown card.
