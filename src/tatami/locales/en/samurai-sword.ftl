### Samurai Sword

samurai-sword-title = Samurai Sword
samurai-sword-name = Samurai Sword
    .tag = Hidden roles, drawn blades
samurai-sword-blurb = Swords in the open, sides in secret. The Shogun’s samurai, the Ninja and a lone Ronin fight for Honour; find out who stands with you. Whoever falls gets up again, but one Honour token poorer.
samurai-sword-credits = by Emiliano Sciarra
    .house = dV Giochi, 2012

## Options

samurai-sword-option-deck-end = End of the deck
    .help = When the deck counts as run out, which costs everybody 1 Honour: as soon as its last card is taken, or only when the next card is needed.
samurai-sword-option-deck-end-last-card = with its last card
samurai-sword-option-deck-end-next-draw = at the next draw
samurai-sword-option-last-blow = Last blow
    .help = One blow leaves the attacker as the only player with Resilience and also takes the victim’s last Honour: which victory comes first?
samurai-sword-option-last-blow-swordmaster = Victory of the Swordmaster
samurai-sword-option-last-blow-honor = Victory of Honour
samurai-sword-option-geisha-on-oneself = Geisha on your own cards
    .help = Whether Geisha may also discard a card that lies in front of yourself, such as Bushido.

## Samurai Sword

## Cards

samurai-sword-kind-bokken = Bokken
    .acc = Bokken
    .gen = Bokken
    .ins = Bokken
samurai-sword-kind-kiseru = Kiseru
    .acc = Kiseru
    .gen = Kiseru
    .ins = Kiseru
samurai-sword-kind-wakizashi = Wakizashi
    .acc = Wakizashi
    .gen = Wakizashi
    .ins = Wakizashi
samurai-sword-kind-bo = Bō
    .acc = Bō
    .gen = Bō
    .ins = Bō
samurai-sword-kind-kusarigama = Kusarigama
    .acc = Kusarigama
    .gen = Kusarigama
    .ins = Kusarigama
samurai-sword-kind-katana = Katana
    .acc = Katana
    .gen = Katana
    .ins = Katana
samurai-sword-kind-shuriken = Shuriken
    .acc = Shuriken
    .gen = Shuriken
    .ins = Shuriken
samurai-sword-kind-kanabo = Kanabō
    .acc = Kanabō
    .gen = Kanabō
    .ins = Kanabō
samurai-sword-kind-nodachi = Nodachi
    .acc = Nodachi
    .gen = Nodachi
    .ins = Nodachi
samurai-sword-kind-naginata = Naginata
    .acc = Naginata
    .gen = Naginata
    .ins = Naginata
samurai-sword-kind-nagayari = Nagayari
    .acc = Nagayari
    .gen = Nagayari
    .ins = Nagayari
samurai-sword-kind-tanegashima = Tanegashima
    .acc = Tanegashima
    .gen = Tanegashima
    .ins = Tanegashima
samurai-sword-kind-daikyu = Daikyū
    .acc = Daikyū
    .gen = Daikyū
    .ins = Daikyū

samurai-sword-weapon =
    Weapon: reaches up to Difficulty { $reach } and deals { $wounds ->
        [one] { $wounds } wound.
       *[other] { $wounds } wounds.
    }

samurai-sword-kind-parry = Parry
    .acc = Parry
    .gen = Parry
    .ins = Parry
    .about = Stops a Weapon aimed at you, or answers Battle Cry. It is never played in your own turn.
samurai-sword-kind-geisha = Geisha
    .acc = Geisha
    .gen = Geisha
    .ins = Geisha
    .about = Another player discards a card: a random one from the hand, or one in play that you choose.
samurai-sword-kind-diversion = Diversion
    .acc = Diversion
    .gen = Diversion
    .ins = Diversion
    .about = You take a random card from another player’s hand.
samurai-sword-kind-battle-cry = Battle Cry
    .acc = Battle Cry
    .gen = Battle Cry
    .ins = Battle Cry
    .about = Every other player discards a card with the parry symbol or suffers 1 wound. Harmless players are not affected.
samurai-sword-kind-tea-ceremony = Tea Ceremony
    .acc = Tea Ceremony
    .gen = Tea Ceremony
    .ins = Tea Ceremony
    .about = You draw 3 cards; every other player draws 1.
samurai-sword-kind-jujutsu = Jujutsu
    .acc = Jujutsu
    .gen = Jujutsu
    .ins = Jujutsu
    .about = Every other player discards a Weapon or suffers 1 wound. Harmless players are not affected.
samurai-sword-kind-daimyo = Daimyo
    .acc = Daimyo
    .gen = Daimyo
    .ins = Daimyo
    .about = You draw 2 cards. Kept in hand to the end of the game, it is worth 1 point, but nothing to the Ronin.
samurai-sword-kind-breathing = Breathing
    .acc = Breathing
    .gen = Breathing
    .ins = Breathing
    .about = You regain all your Resilience; another player of your choice draws 1 card.
samurai-sword-kind-focus = Focus
    .acc = Focus
    .gen = Focus
    .ins = Focus
    .about = You may play 1 more Weapon in each of your turns.
samurai-sword-kind-armor = Armor
    .acc = Armor
    .gen = Armor
    .ins = Armor
    .about = Every attack on you has its Difficulty raised by 1.
samurai-sword-kind-fast-draw = Fast Draw
    .acc = Fast Draw
    .gen = Fast Draw
    .ins = Fast Draw
    .about = Each of your Weapons deals 1 wound more.
samurai-sword-kind-bushido = Bushido
    .acc = Bushido
    .gen = Bushido
    .ins = Bushido
    .about = Laid in front of any player; only one Bushido may be in play. Before drawing, that player reveals the top card of the deck and discards it. If it is a Weapon: discard a Weapon from hand and pass Bushido on, or lose 1 Honour and discard Bushido (with 3 players the Shogun loses none). Any other card: Bushido moves on to the next player.

## Roles and teams

samurai-sword-role-shogun = Shogun
    .acc = Shogun
    .gen = Shogun
    .ins = Shogun
    .about = Wins together with the Samurai; everybody knows who the Shogun is. With 3 players the Shogun’s Honour counts double.
samurai-sword-role-samurai = Samurai
    .acc = Samurai
    .gen = Samurai
    .ins = Samurai
    .about = Wins together with the Shogun and with every other Samurai. With 4 or 6 players a Samurai’s Honour counts double.
samurai-sword-role-ninja = Ninja
samurai-sword-role-ninja-1 = Ninja (1 star)
    .acc = Ninja (1 star)
    .gen = Ninja (1 star)
    .ins = Ninja (1 star)
    .about = Wins together with the other Ninja, against the Shogun; the Ninja also win every tie. With 4 players the other Ninja’s Honour counts double, not this one’s.
samurai-sword-role-ninja-2 = Ninja (2 stars)
    .acc = Ninja (2 stars)
    .gen = Ninja (2 stars)
    .ins = Ninja (2 stars)
    .about = Wins together with the other Ninja, against the Shogun; the Ninja also win every tie. With 4 players this Ninja’s Honour counts double if the other Ninja has 1 star.
samurai-sword-role-ninja-3 = Ninja (3 stars)
    .acc = Ninja (3 stars)
    .gen = Ninja (3 stars)
    .ins = Ninja (3 stars)
    .about = Wins together with the other Ninja, against the Shogun; the Ninja also win every tie. With 4 players this Ninja’s Honour counts double.
samurai-sword-role-ronin = Ronin
    .acc = Ronin
    .gen = Ronin
    .ins = Ronin
    .about = Wins alone, against everybody. The Ronin’s Honour counts double with 5 players and triple with 6 or 7; Daimyo is worth nothing to the Ronin.

samurai-sword-team-shogun = The Shogun’s team
samurai-sword-team-ninja = The Ninja
samurai-sword-team-ronin = The Ronin

## Characters

samurai-sword-character-benkei = Benkei
    .about = Every attack on Benkei has its Difficulty raised by 1.
samurai-sword-character-chiyome = Chiyome
    .about = Only Weapons can wound Chiyome; Battle Cry and Jujutsu have no effect.
samurai-sword-character-ginchiyo = Ginchiyo
    .about = A Weapon deals Ginchiyo 1 wound less, but at least 1.
samurai-sword-character-goemon = Goemon
    .about = Goemon may play 1 more Weapon each turn.
samurai-sword-character-hanzo = Hanzō
    .about = Hanzō may use a Weapon from hand as a Parry, unless it is the last card in hand.
samurai-sword-character-hideyoshi = Hideyoshi
    .about = Hideyoshi draws 1 more card in the Draw phase.
samurai-sword-character-ieyasu = Ieyasu
    .about = Ieyasu may take the first card of the Draw phase from the top of the discard pile.
samurai-sword-character-kojiro = Kojirō
    .about = Kojirō may attack anybody with any Weapon, whatever the Difficulty.
samurai-sword-character-musashi = Musashi
    .about = Each of Musashi’s Weapons deals 1 wound more.
samurai-sword-character-nobunaga = Nobunaga
    .about = In Nobunaga’s own Play phase 1 Resilience, never the last, may be given up to draw 1 card.
samurai-sword-character-tomoe = Tomoe
    .about = Tomoe draws 1 card each time Tomoe’s Weapon wounds a player.
samurai-sword-character-ushiwaka = Ushiwaka
    .about = Ushiwaka draws 1 card for every wound suffered from a Weapon.

## Places

samurai-sword-place-deck = deck
samurai-sword-place-discard = discard pile
samurai-sword-place-resolving = card being played
samurai-sword-place-box = box
samurai-sword-place-hand =
    { $you ->
        [yes] your hand
       *[no] { $owner }’s hand
    }
samurai-sword-place-role =
    { $you ->
        [yes] your role card
       *[no] { $owner }’s role card
    }
samurai-sword-place-play =
    { $you ->
        [yes] { $card } in front of you
       *[no] { $card } in front of { $owner }
    }

## Questions

samurai-sword-ask-bushido-answer =
    { $you ->
        [yes] { $tokens ->
            [0] Bushido has revealed a Weapon: discard a Weapon and pass Bushido on, or simply discard Bushido.
           *[other] Bushido has revealed a Weapon: discard a Weapon or an Honour token.
        }
       *[no] { $by } is answering Bushido.
    }
samurai-sword-ask-draw-source =
    { $you ->
        [yes] Where will you take your first card from?
       *[no] { $by } is choosing where to take the first card from.
    }
samurai-sword-ask-play-phase =
    { $you ->
        [yes] Play phase: play a card, or end the phase.
       *[no] { $by } is playing cards.
    }
samurai-sword-ask-parry-answer =
    { $you ->
        [yes] You are under attack. Will you parry?
       *[no] { $by } is deciding whether to parry.
    }
samurai-sword-ask-battle-cry-answer =
    { $you ->
        [yes] Battle Cry: discard a card with the parry symbol, or suffer 1 wound?
       *[no] { $by } is answering Battle Cry.
    }
samurai-sword-ask-jujutsu-answer =
    { $you ->
        [yes] Jujutsu: discard a Weapon, or suffer 1 wound?
       *[no] { $by } is answering Jujutsu.
    }
samurai-sword-ask-card-to-discard =
    { $you ->
        [yes] Discard phase: you may keep 7 cards. Which one goes?
       *[no] { $by } is discarding down to 7 cards.
    }

## Answers

samurai-sword-answer-attack =
    { $target_you ->
        [yes] Attack yourself with { $card_ins }
       *[no] Attack { $target } with { $card_ins }
    }
samurai-sword-answer-play =
    { $card_is ->
        [focus] Lay down { $card_acc }
        [armor] Lay down { $card_acc }
        [fast-draw] Lay down { $card_acc }
       *[other] Play { $card_acc }
    }
samurai-sword-answer-play-on =
    { $card_is ->
        [geisha] { $target_you ->
            [yes] Geisha: discard a random card from your own hand
           *[no] Geisha: { $target } discards a random card from hand
        }
        [diversion] { $target_you ->
            [yes] Diversion: take a random card from your own hand
           *[no] Diversion: take a random card from { $target }’s hand
        }
        [breathing] { $target_you ->
            [yes] Breathing: regain Resilience, and draw a card yourself
           *[no] Breathing: regain Resilience, and { $target } draws a card
        }
        [bushido] { $target_you ->
            [yes] Lay Bushido in front of yourself
           *[no] Lay Bushido in front of { $target }
        }
       *[other] { $target_you ->
            [yes] Play { $card_acc } on yourself
           *[no] Play { $card_acc } on { $target }
        }
    }
samurai-sword-answer-play-on-card =
    { $target_you ->
        [yes] { $card }: discard your own { $aim_acc }
       *[no] { $card }: { $target } discards { $aim_acc }
    }
samurai-sword-answer-spend-resilience = Give up 1 Resilience to draw a card
samurai-sword-answer-end-play = End the Play phase
samurai-sword-answer-parry =
    { $card_is ->
        [parry] Parry
       *[other] Parry with { $card_ins }
    }
samurai-sword-answer-discard = Discard { $card_acc }
samurai-sword-answer-discard-bushido-answer = Discard { $card_acc } and pass Bushido on
samurai-sword-answer-endure = Suffer the wounds
samurai-sword-answer-endure-parry-answer = Do not parry
samurai-sword-answer-endure-battle-cry-answer = Suffer 1 wound
samurai-sword-answer-endure-jujutsu-answer = Suffer 1 wound
samurai-sword-answer-pay-honor = Discard an Honour token, and Bushido with it
samurai-sword-answer-pay-honor-bushido-answer =
    { $tokens ->
        [0] Discard Bushido
       *[other] Discard an Honour token, and Bushido with it
    }
samurai-sword-answer-draw-from-deck = From the deck
samurai-sword-answer-draw-from-discard = From the top of the discard pile

samurai-sword-foresee-attack =
    Difficulty { $difficulty }; if not parried, { $wounds ->
        [one] { $wounds } wound,
       *[other] { $wounds } wounds,
    } { $fate ->
        [end] { $target } is Defeated, and the game ends
        [defeat] { $target } is Defeated
       *[stands] { $left } Resilience left
    }
samurai-sword-foresee-wounds =
    { $wounds ->
        [one] { $wounds } wound,
       *[other] { $wounds } wounds,
    } { $fate ->
        [end] you are Defeated, and the game ends
        [defeat] you are Defeated
       *[stands] { $left } Resilience left
    }
samurai-sword-foresee-one-wound =
    { $fate ->
        [end] you are Defeated, and the game ends
        [defeat] you are Defeated
       *[stands] { $left } Resilience left
    }
samurai-sword-foresee-cry =
    { $seats_count ->
        [0] affects nobody
       *[other] to answer: { $seats }
    }
samurai-sword-foresee-breathing =
    { $tokens ->
        [0] nothing to regain
       *[other] +{ $tokens } Resilience
    }
samurai-sword-foresee-spend =
    { $cards ->
        [0] { $left } Resilience left, and there is no card to draw
       *[other] { $left } Resilience left
    }
samurai-sword-foresee-no-honor = it costs you no Honour
samurai-sword-foresee-honor =
    { $left ->
        [0] your last one: the game ends
       *[other] { $left } Honour left
    }
samurai-sword-foresee-end =
    { $cards ->
        [one] then discard { $cards } card
       *[other] then discard { $cards } cards
    }

## What has happened

samurai-sword-moved-box-role =
    { $goal_you ->
        [yes] { $card_is ->
            [shogun] { "" }
           *[other] Your role: { $card }.
        }
       *[no] { "" }
    }
samurai-sword-event-shogun-revealed =
    { $you ->
        [yes] You are the Shogun.
       *[no] { $seat } is the Shogun.
    }
samurai-sword-event-character-dealt =
    { $you ->
        [yes] Your character: { $character }.
       *[no] { $seat }’s character: { $character }.
    }
samurai-sword-moved-deck-hand-together =
    { $goal_you ->
        [yes] You draw { $cards_acc }.
       *[no] { $goal_owner } draws { $cards_count ->
            [one] { $cards_count } card.
           *[other] { $cards_count } cards.
        }
    }
samurai-sword-event-turn-began =
    { $you ->
        [yes] Turn { $number }. It is your turn.
       *[no] Turn { $number }. It is { $seat }’s turn.
    }
samurai-sword-event-recovered =
    { $you ->
        [yes] You recover: { $resilience } Resilience.
       *[no] { $seat } recovers: { $resilience } Resilience.
    }
samurai-sword-event-bushido-checked =
    { $you ->
        [yes] Bushido: you reveal { $card_acc }
       *[no] Bushido: { $seat } reveals { $card_acc }
    }, { $is_weapon ->
        [yes] a Weapon.
       *[no] no Weapon.
    }
samurai-sword-event-bushido-passed-on =
    { $to_you ->
        [yes] Bushido moves on to you.
       *[no] Bushido moves on to { $to }.
    }
samurai-sword-event-honor-paid-to-bushido =
    { $tokens ->
        [0] { $you ->
            [yes] You discard Bushido; it costs you no Honour.
           *[no] { $seat } discards Bushido; it costs the Shogun no Honour.
        }
       *[other] { $you ->
            [yes] You discard an Honour token, and Bushido with it.
           *[no] { $seat } discards an Honour token, and Bushido with it.
        }
    }
samurai-sword-event-taken-from-discard =
    { $you ->
        [yes] You take { $card_acc } from the discard pile.
       *[no] { $seat } takes { $card_acc } from the discard pile.
    }
samurai-sword-event-attacked =
    { $you ->
        [yes] You attack { $target } with { $card_ins }.
       *[no] { $target_you ->
            [yes] { $by } attacks you with { $card_ins }.
           *[no] { $by } attacks { $target } with { $card_ins }.
        }
    }
samurai-sword-event-parried =
    { $you ->
        [yes] { $card_is ->
            [parry] You parry.
           *[other] You parry with { $card_ins }.
        }
       *[no] { $card_is ->
            [parry] { $by } parries.
           *[other] { $by } parries with { $card_ins }.
        }
    }
samurai-sword-event-wounded =
    { $you ->
        [yes] You suffer
       *[no] { $seat } suffers
    } { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } { $left ->
        [0] (no Resilience left).
       *[other] ({ $left } Resilience left).
    }
samurai-sword-event-defeated =
    { $you ->
        [yes] You are Defeated by { $by }.
       *[no] { $by_you ->
            [yes] You Defeat { $seat }.
           *[no] { $seat } is Defeated by { $by }.
        }
    }
samurai-sword-event-honor-given =
    { $you ->
        [yes] You give { $to } an Honour token.
       *[no] { $to_you ->
            [yes] { $seat } gives you an Honour token.
           *[no] { $seat } gives { $to } an Honour token.
        }
    }
samurai-sword-event-card-played =
    { $you ->
        [yes] You { $card_is ->
            [focus] lay down
            [armor] lay down
            [fast-draw] lay down
           *[other] play
        } { $card_acc }.
       *[no] { $by } { $card_is ->
            [focus] lays down
            [armor] lays down
            [fast-draw] lays down
           *[other] plays
        } { $card_acc }.
    }
samurai-sword-event-card-played-on =
    { $you ->
        [yes] { $card_is ->
            [bushido] You lay Bushido in front of { $target_own ->
                [yes] yourself.
               *[no] { $target }.
            }
            [breathing] You play Breathing.
           *[other] { $target_own ->
                [yes] You play { $card_acc } on yourself.
               *[no] You play { $card_acc } on { $target }.
            }
        }
       *[no] { $card_is ->
            [bushido] { $target_you ->
                [yes] { $by } lays Bushido in front of you.
               *[no] { $target_own ->
                    [yes] { $by } lays Bushido in front of themselves.
                   *[no] { $by } lays Bushido in front of { $target }.
                }
            }
            [breathing] { $by } plays Breathing.
           *[other] { $target_you ->
                [yes] { $by } plays { $card_acc } on you.
               *[no] { $target_own ->
                    [yes] { $by } plays { $card_acc } on a card of their own.
                   *[no] { $by } plays { $card_acc } on { $target }.
                }
            }
        }
    }
samurai-sword-event-card-taken =
    { $you ->
        [yes] { "" }
       *[no] { $target_you ->
            [yes] { "" }
           *[no] { $by } takes a card from { $target }’s hand.
        }
    }
samurai-sword-moved-hand-hand =
    { $goal_you ->
        [yes] You take { $card_acc } from { $source_owner }’s hand.
       *[no] { $source_you ->
            [yes] { $goal_owner } takes { $card_acc } from your hand.
           *[no] { "" }
        }
    }
samurai-sword-event-card-discarded =
    { $from_play ->
        [yes] { $you ->
            [yes] You discard { $card_acc }, which lay in front of you.
           *[no] { $seat } discards { $card_acc }, which lay in front of them.
        }
       *[no] { $you ->
            [yes] You discard { $card_acc } from hand.
           *[no] { $seat } discards { $card_acc } from hand.
        }
    }
samurai-sword-event-unaffected =
    { $you ->
        [yes] { $harmless ->
            [yes] You are Harmless: it does not affect you.
           *[no] Only Weapons wound Chiyome: it does not affect you.
        }
       *[no] { $harmless ->
            [yes] { $seat } is Harmless and not affected.
           *[no] { $seat } is not affected: only Weapons wound Chiyome.
        }
    }
samurai-sword-event-healed =
    { $tokens ->
        [0] { $you ->
            [yes] Your Resilience is full already.
           *[no] { $seat }’s Resilience is full already.
        }
       *[other] { $you ->
            [yes] You regain { $tokens } Resilience.
           *[no] { $seat } regains { $tokens } Resilience.
        }
    }
samurai-sword-event-resilience-spent =
    { $you ->
        [yes] You give up 1 Resilience to draw a card ({ $left } left).
       *[no] { $seat } gives up 1 Resilience to draw a card ({ $left } left).
    }
samurai-sword-event-deck-ended =
    The deck has run out: everybody loses 1 Honour. { $cards ->
        [0] There are no discarded cards yet to make a new one.
        [one] The new deck has { $cards } card.
       *[other] The new deck has { $cards } cards.
    }
samurai-sword-event-nothing-to-draw =
    { $you ->
        [yes] Deck and discard pile are empty: there is no card for you to draw.
       *[no] Deck and discard pile are empty: there is no card for { $seat } to draw.
    }
samurai-sword-event-deck-renewed =
    { $cards ->
        [one] The discard pile becomes the new deck: { $cards } card.
       *[other] The discard pile becomes the new deck: { $cards } cards.
    }

## The end

samurai-sword-event-honor-ran-out =
    { $seats_count ->
        [1] { $seats_you ->
            [yes] You have no Honour left: the game is over.
           *[no] { $seats } has no Honour left: the game is over.
        }
       *[other] The game is over. No Honour left: { $seats }.
    }
samurai-sword-turned-role =
    { $card_is ->
        [shogun] { "" }
       *[other] { $place_you ->
            [yes] Your role: { $card }.
           *[no] { $place_owner }’s role: { $card }.
        }
    }
samurai-sword-turned-box = Left out of this game: { $card }.
samurai-sword-turned-hand-together =
    { $place_you ->
        [yes] In your hand: { $cards }.
       *[no] In { $place_owner }’s hand: { $cards }.
    }
samurai-sword-event-points-counted =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $honor } Honour × { $multiplier }{ $daimyo ->
        [0] { "" }
       *[other] { " " }+ { $daimyo } for Daimyo
    } = { $points }.
samurai-sword-event-daimyo-for-nothing =
    { $you ->
        [yes] Daimyo in your hand is worth 0: you are the Ronin.
       *[no] Daimyo in { $seat }’s hand is worth 0: { $seat } is the Ronin.
    }
samurai-sword-event-deadly-strike =
    { $you ->
        [yes] Deadly Strike: you have Defeated { $target }, who is on your own team.
       *[no] { $target_you ->
            [yes] Deadly Strike: { $by } has Defeated you, and you are on the same team.
           *[no] Deadly Strike: { $by } has Defeated { $target }, who is on the same team.
        }
    } { $team }: −3 points.
samurai-sword-event-team-counted =
    { $team }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
samurai-sword-event-tie-decided =
    { $ninja ->
        [yes] { $shogun ->
            [yes] { $ronin ->
                [yes] All three teams tie for the most points: the Ninja win every tie.
               *[no] The Ninja and the Shogun’s team tie for the most points: the Ninja win every tie.
            }
           *[no] The Ninja and the Ronin tie for the most points: the Ninja win every tie.
        }
       *[no] The Shogun’s team and the Ronin tie for the most points: the Shogun’s team wins this tie.
    }
samurai-sword-event-last-one-standing =
    { $you ->
        [yes] Only you have any Resilience left: the game is over.
       *[no] Only { $seat } has any Resilience left: the game is over.
    }
samurai-sword-event-swordmaster-denied =
    { $you ->
        [yes] But you have Defeated { $target }, who is on your own team: there is no Victory of the Swordmaster, and the points decide.
       *[no] { $target_you ->
            [yes] But { $by } has Defeated you, and you are on the same team: there is no Victory of the Swordmaster, and the points decide.
           *[no] But { $by } has Defeated { $target }, who is on the same team: there is no Victory of the Swordmaster, and the points decide.
        }
    }

samurai-sword-outcome-honor =
    Victory of Honour: { $you ->
        [yes] { $others_count ->
            [0] you win!
            [1] you and { $others } win!
           *[other] you, { $others } win!
        }
       *[no] { $others_count ->
            [1] { $winners } wins.
           *[other] { $winners } win.
        }
    }
samurai-sword-outcome-tie =
    A tie for the most points. Victory of Honour: { $you ->
        [yes] { $others_count ->
            [0] you win!
            [1] you and { $others } win!
           *[other] you, { $others } win!
        }
       *[no] { $others_count ->
            [1] { $winners } wins.
           *[other] { $winners } win.
        }
    }
samurai-sword-outcome-swordmaster =
    Victory of the Swordmaster: { $you ->
        [yes] { $others_count ->
            [0] you win!
            [1] you and { $others } win!
           *[other] you, { $others } win!
        }
       *[no] { $others_count ->
            [1] { $winners } wins.
           *[other] { $winners } win.
        }
    }
samurai-sword-ending-honor = Victory of Honour
samurai-sword-ending-tie = Victory of Honour after a tie
samurai-sword-ending-swordmaster = Victory of the Swordmaster
samurai-sword-score-together =
    { $seats }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Why not

samurai-sword-why-no-such-player = Nobody sits at seat { $target }.
samurai-sword-why-not-in-hand = You have no { $card_gen } in hand.
samurai-sword-why-game-is-over = The game is over: nothing more is played.
samurai-sword-why-not-oneself = A Weapon attacks another player, never yourself.
samurai-sword-why-weapon-limit =
    You may play { $limit ->
        [one] { $limit } Weapon a turn
       *[other] { $limit } Weapons a turn
    } and have already played { $played }.
samurai-sword-why-harmless-without-cards = { $target } has no card in hand and so is Harmless: a Harmless player cannot be attacked.
samurai-sword-why-harmless-without-resilience = { $target } has no Resilience and so is Harmless: a Harmless player cannot be attacked.
samurai-sword-why-harmless-even-so =
    { $resilience ->
        [0] { $target } has no Resilience and so is Harmless.
       *[other] { $target } has no card in hand and so is Harmless.
    } Kojirō may ignore the Difficulty, but not that.
samurai-sword-why-too-far =
    { $card } reaches only Difficulty { $reach }, but { $target } is { $steps ->
        [one] { $steps } step away
       *[other] { $steps } steps away
    }, and the Difficulty is { $difficulty }{ $armor ->
        [0] { $character ->
            [0] { "" }
           *[other] { " " }(Benkei +{ $character })
        }
       *[other] { $character ->
            [0] { " " }(Armor +{ $armor })
           *[other] { " " }(Armor +{ $armor }, Benkei +{ $character })
        }
    }.
samurai-sword-why-too-well-armored =
    { $card } reaches only Difficulty { $reach }. { $target } is { $steps ->
        [one] { $steps } step away
       *[other] { $steps } steps away
    }, but the Difficulty is { $difficulty }{ $armor ->
        [0] { $character ->
            [0] { "" }
           *[other] { " " }(Benkei +{ $character })
        }
       *[other] { $character ->
            [0] { " " }(Armor +{ $armor })
           *[other] { " " }(Armor +{ $armor }, Benkei +{ $character })
        }
    }.
samurai-sword-why-weapon-needs-a-target = { $card } is a Weapon: it is played to attack somebody and cannot just be thrown away.
samurai-sword-why-weapon-is-played = A Weapon that has been played can be neither taken back nor turned on somebody else, and until it is answered nothing else is played.
samurai-sword-why-parry-is-an-answer = Parry is only an answer: to an attack on you, or to Battle Cry.
samurai-sword-why-nothing-to-endure = There is no wound for you to suffer now.
samurai-sword-why-no-parry-symbol = { $card } has no parry symbol, so it stops no attack.
samurai-sword-why-not-the-last-card = { $card } is the last card in your hand, and Hanzō may not parry with the last one.
samurai-sword-why-one-parry-is-enough = One Parry stops the whole attack; a second one is not played.
samurai-sword-why-battle-cry-wants-a-parry = Battle Cry asks for a card with the parry symbol, not for { $card_acc }.
samurai-sword-why-jujutsu-wants-a-weapon = Jujutsu asks for a Weapon, not for { $card_acc }.
samurai-sword-why-jujutsu-is-not-parried = Jujutsu cannot be parried: discard a Weapon or suffer 1 wound.
samurai-sword-why-not-aimed-at-you = This attack is aimed at { $target }, not at you.
samurai-sword-why-chiyome-is-unaffected = Only Weapons wound Chiyome: { $card } does not affect you, and you may not answer it.
samurai-sword-why-harmless-is-unaffected = You are Harmless: { $card } does not affect you, and you may not answer it.
samurai-sword-why-only-the-others-answer = You have played { $card_acc } yourself: only the others answer.
samurai-sword-why-others-answer-first = { $card } is answered in turn, clockwise: now { $target }, you later.
samurai-sword-why-has-answered = Your turn to answer { $card_acc } is over; now it is { $target }’s.
samurai-sword-why-answer-the-attack = { $by } attacks you with { $card_ins }: parry, or suffer the wounds.
samurai-sword-why-answer-the-cry = { $by } has played { $card_acc }: discard the card that it asks for, or suffer 1 wound.
samurai-sword-why-own-card-is-resolving = Your { $card } is not done yet: first { $target } answers it.
samurai-sword-why-card-names-a-player = { $card } names a player: say whom.
samurai-sword-why-card-names-nobody = { $card } is played without naming a player.
samurai-sword-why-card-names-no-card = { $card } cannot be aimed at a single card.
samurai-sword-why-only-before-yourself = { $card } is laid only in front of yourself.
samurai-sword-why-one-bushido =
    { $target_you ->
        [yes] Bushido already lies in front of you
       *[no] Bushido already lies in front of { $target }
    }: a second one cannot be played until that one is discarded.
samurai-sword-why-geisha-not-oneself = Geisha makes another player discard, not you.
samurai-sword-why-geisha-not-own-hand = Geisha may discard a card in front of you, but none from your own hand.
samurai-sword-why-diversion-not-oneself = Diversion takes a card from another player, not from yourself.
samurai-sword-why-breathing-not-oneself = With Breathing another player draws the card, not you.
samurai-sword-why-breathing-needs-a-receiver = Breathing also lets another player draw a card: say who.
samurai-sword-why-breathing-heals-oneself = Breathing heals only the player who plays it.
samurai-sword-why-no-card-to-take = { $target } has no card in hand that could be taken.
samurai-sword-why-no-hand-card =
    { $target_you ->
        [yes] You have no card in hand; choose one that lies in front of you.
       *[no] { $target } has no card in hand; choose one that lies in front of { $target }.
    }
samurai-sword-why-nothing-to-discard =
    { $target_you ->
        [yes] You have no card in hand and none in play: there is nothing to discard.
       *[no] { $target } has no card in hand and none in play: there is nothing to discard.
    }
samurai-sword-why-hand-cards-are-random = From hand { $target } discards a random card; you can choose only among the cards in play.
samurai-sword-why-not-in-front-of =
    { $target_you ->
        [yes] No { $aim_gen } lies in front of you.
       *[no] No { $aim_gen } lies in front of { $target }.
    }
samurai-sword-why-diversion-takes-from-hands = { $card } takes cards from hands, not cards in play.
samurai-sword-why-bushido-wants-a-weapon = Bushido asks for a Weapon from your hand, not for { $card_acc }.
samurai-sword-why-bushido-asks-its-holder = Bushido lies in front of { $target }, and nobody else answers it.
samurai-sword-why-honor-is-paid-to-bushido =
    { $tokens ->
        [0] With 3 players the Shogun loses no Honour to Bushido; it is discarded when it has revealed a Weapon in your turn.
       *[other] An Honour token is discarded only to Bushido, when it has revealed a Weapon in your turn.
    }
samurai-sword-why-check-bushido-first =
    { $tokens ->
        [0] Bushido comes first: discard a Weapon and pass Bushido on, or simply discard Bushido, and then your turn goes on.
       *[other] Bushido comes first: discard a Weapon or an Honour token, and then your turn goes on.
    }
samurai-sword-why-bushido-is-checked = Bushido is checked at the end of the Recover phase: it can be neither skipped nor put off.
samurai-sword-why-weapon-or-honor =
    { $tokens ->
        [0] After a Weapon has been revealed, discard a Weapon to pass Bushido on, or discard Bushido: with 3 players it costs the Shogun no Honour.
       *[other] After a Weapon has been revealed, discard a Weapon to pass Bushido on, or lose an Honour token.
    }
samurai-sword-why-bushido-moves-clockwise = Bushido always moves on to the next player clockwise, Harmless or not.
samurai-sword-why-not-your-turn = It is { $turn }’s turn, not yours.
samurai-sword-why-play-comes-after-drawing = You draw first; cards are played in the Play phase.
samurai-sword-why-play-is-over = The Play phase is over: now you only discard.
samurai-sword-why-discard-first =
    You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and may keep { $limit }: discard before your turn ends.
samurai-sword-why-no-free-discards = Cards are not discarded at will, only where a rule asks for it.
samurai-sword-why-down-to-seven =
    You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; in the Discard phase only what exceeds { $limit } is discarded.
samurai-sword-why-only-nobunaga = Only Nobunaga may give up Resilience to draw cards.
samurai-sword-why-not-the-last-resilience = This is your last Resilience, and Nobunaga may not give up the last one.
samurai-sword-why-spend-in-the-play-phase = As Nobunaga you give up Resilience for cards only in your own Play phase, between two cards.
samurai-sword-why-draw-in-the-draw-phase = Cards are drawn in your Draw phase, or when a card or an ability says so.
samurai-sword-why-only-ieyasu = Only Ieyasu may take a card from the discard pile.
samurai-sword-why-only-the-first-card = From the discard pile Ieyasu takes only the first card of the Draw phase.
samurai-sword-why-only-the-top-card = From the discard pile Ieyasu takes the top card only, none from below.
samurai-sword-why-cards-must-be-drawn = The Draw phase can be neither skipped nor cut short: draw all the cards it gives you.
samurai-sword-why-recover-only-with-none = You still have { $left } Resilience: only a player without any recovers it.
samurai-sword-why-recover-in-ones-turn = You recover at the beginning of your next turn, not before.
samurai-sword-why-shogun-is-known = Everybody knows that you are the Shogun: your role card lies face up already.
samurai-sword-why-roles-are-known = With 3 players roles are no secret: besides the Shogun there are only Ninja. Their stars stay covered, but do not matter.
samurai-sword-why-roles-are-secret = Roles stay secret until the end: role cards are neither shown nor spied on.
samurai-sword-why-hands-are-secret = Hands are secret: cards are neither shown nor spied on.
samurai-sword-why-deck-is-face-down = The deck lies face down: nobody may look at its cards.
samurai-sword-why-box-is-closed =
    { $players ->
        [6] What lies in the box stays unseen.
        [7] What lies in the box stays unseen.
       *[other] What lies in the box stays unseen: nobody may know which Ninja was left out.
    }
samurai-sword-why-do-not-ask-for-cards = You may not ask others which cards they hold.
samurai-sword-why-do-not-ask-for-reactions = You may not ask others how they would react to a card.
samurai-sword-why-honor-goes-to-the-victor = A Defeated player gives 1 Honour token to the player who Defeated them: it is neither kept nor given to anybody else.
samurai-sword-why-everybody-loses-honor = When the deck runs out, everybody loses 1 Honour token, without exception.
samurai-sword-why-swordmaster-is-seen = A Victory of the Swordmaster is not claimed: it comes by itself when only one player has Resilience, unless the last blow fell on that player’s own team.
samurai-sword-why-no-swordmaster-with-three = With 3 players there is no Victory of the Swordmaster.
samurai-sword-why-daimyo-is-for-the-others = Daimyo counts at the end of the game, if it is still in hand, and never for the Ronin.
samurai-sword-why-daimyo-is-not-multiplied = Daimyo is worth 1 point; it is never doubled or tripled.

## What cannot be

error-resolving-does-not-fit = { $place }: { $pieces } does not fit the question { $question }.
error-cannot-be-asked = { $player } cannot be asked { $question } in this position.
error-weapons-do-not-fit = weapons_played { $played } does not fit: here it can be at most { $limit }, and under attack at least 1.
error-winners-are-no-team = { $winners } are not exactly one team.
error-characters-do-not-fit = characters: “{ $characters }” does not give { $seats } players one character each, all different.
error-too-much-resilience = resilience: { $player } is { $character } and has at most { $most }, not { $tokens }.
error-too-much-honor = honor: { $tokens } tokens in all, but with so many players there are at most { $most }.
error-no-honor-left = { $player } has no Honour left, so the game would be over.
error-no-resilience-in-ones-turn = It is { $player }’s turn, so { $player } must have Resilience.
error-nobody-else-stands = Only { $player } has Resilience, so the game would be over.
error-one-bushido-in-play = { $places }: only one Bushido may be in play.
error-one-role-each = { $place }: each player has one role, but { $cards } role cards lie there.
error-shogun-does-not-fit = { $place } does not fit: the Shogun is to be { $shogun }.
error-shogun-lies-open = { $place }: the Shogun’s role lies face up for all.
error-roles-lie-covered = { $place }: until the end only its owner sees this role.
error-not-seen-so = { $place }: { $piece } is seen there by others than those who should see it.
