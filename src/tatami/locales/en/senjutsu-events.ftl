### Senjutsu: what happened

## Set-up

senjutsu-event-character-taken =
    { $you ->
        [yes] You are { $character_acc }.
       *[no] { $seat } is { $character_acc }.
    }
senjutsu-event-deck-brought =
    { $you ->
        [yes] Your deck is ready; your weapon card is “{ $weapon }”.
       *[no] { $seat }’s deck is ready; the weapon card is “{ $weapon }”.
    }
senjutsu-event-list-shown =
    { $you ->
        [yes] In your deck: { $cards }.
       *[no] In { $seat }’s deck: { $cards }.
    }
senjutsu-event-terrain-placed =
    { $you ->
        [yes] You place { $terrain_acc } on { $cell }.
       *[no] { $seat } places { $terrain_acc } on { $cell }.
    }
senjutsu-event-figure-placed =
    { $you ->
        [yes] You stand on { $cell }, facing { $facing }.
       *[no] { $seat } stands on { $cell }, facing { $facing }.
    }
senjutsu-turned-deck =
    { $place_you ->
        [yes] You show “{ $card }” from your deck.
       *[no] { $place_owner } shows “{ $card }” from the deck.
    }
senjutsu-turned-shown =
    { $place_you ->
        [yes] You show “{ $card }”.
       *[no] { $place_owner } shows “{ $card }”.
    }

## The turn

senjutsu-event-turn-began = Turn { $turn } begins.
senjutsu-moved-deck-hand-together =
    { $goal_you ->
        [yes] You draw: { $cards }.
       *[no] { $goal_owner } draws { $cards_count ->
            [one] { $cards_count } card
           *[other] { $cards_count } cards
        }.
    }
senjutsu-moved-deck-lost =
    { $source_you ->
        [yes] Your heavy wound bleeds: the top card of your deck is lost unseen.
       *[no] { $source_owner }’s heavy wound bleeds: the top card of the deck is lost unseen.
    }
senjutsu-moved-deck-discard-together =
    { $source_you ->
        [yes] From the top of your deck you discard: { $cards }.
       *[no] From the top of the deck { $source_owner } discards: { $cards }.
    }
senjutsu-moved-hand-discard-together =
    { $source_you ->
        [yes] You discard: { $cards }.
       *[no] { $source_owner } discards: { $cards }.
    }
senjutsu-moved-hand-lost-together =
    { $source_you ->
        [yes] You discard face down: { $cards }.
       *[no] { $source_owner } discards { $cards_count ->
            [one] { $cards_count } card
           *[other] { $cards_count } cards
        } face down.
    }
senjutsu-event-card-revealed =
    { $you ->
        [yes] You reveal “{ $card }”.
       *[no] { $seat } reveals “{ $card }”.
    }
senjutsu-event-focus-paid =
    { $you ->
        [yes] You pay { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
       *[no] { $seat } pays { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
    }
senjutsu-event-focus-taken-back =
    { $you ->
        [yes] You take back { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
       *[no] { $seat } takes back { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
    }
senjutsu-event-focus-gained =
    { $you ->
        [yes] You gain { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
       *[no] { $seat } gains { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
    }
senjutsu-event-focus-lost =
    { $you ->
        [yes] You lose { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
       *[no] { $seat } loses { $focus ->
            [one] { $focus } focus token
           *[other] { $focus } focus tokens
        }.
    }
senjutsu-event-cost-not-paid =
    { $you ->
        [yes] You cannot pay for “{ $card }”: it has no effect.
       *[no] { $seat } cannot pay for “{ $card }”: it has no effect.
    }
senjutsu-event-initiative-bought =
    { $you ->
        [yes] You will act at initiative { $value }.
       *[no] { $seat } will act at initiative { $value }.
    }
senjutsu-event-initiative-chosen =
    { $you ->
        [yes] You choose initiative { $value }.
       *[no] { $seat } chooses initiative { $value }.
    }
senjutsu-event-card-replaced =
    { $you ->
        [yes] You replace “{ $replaced }” with “{ $card }”.
       *[no] { $seat } replaces “{ $replaced }” with “{ $card }”.
    }
senjutsu-event-instant-played =
    { $you ->
        [yes] You play “{ $card }”.
       *[no] { $seat } plays “{ $card }”.
    }
senjutsu-event-counterattacked =
    { $you ->
        [yes] You counterattack with “{ $card }”.
       *[no] { $seat } counterattacks with “{ $card }”.
    }
senjutsu-event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
senjutsu-event-part-began =
    { $you ->
        [yes] { $initiative ->
            [0] Your “{ $card }” is resolved.
           *[other] Initiative { $initiative }: your “{ $card }”.
        }
       *[no] { $initiative ->
            [0] { $seat }’s “{ $card }” is resolved.
           *[other] Initiative { $initiative }: { $seat }’s “{ $card }”.
        }
    }
senjutsu-event-place-taken =
    { $you ->
        [yes] { $place ->
            [1] Your card is resolved first.
            [2] Your card is resolved second.
            [3] Your card is resolved third.
           *[4] Your card is resolved fourth.
        }
       *[no] { $place ->
            [1] { $seat }’s card is resolved first.
            [2] { $seat }’s card is resolved second.
            [3] { $seat }’s card is resolved third.
           *[4] { $seat }’s card is resolved fourth.
        }
    }
senjutsu-event-alternative-chosen =
    { $you ->
        [yes] You choose: “{ $effect }”
       *[no] { $seat } chooses: “{ $effect }”
    }

## On the field

senjutsu-event-went =
    { $you ->
        [yes] You are on { $cell } now, facing { $facing }.
       *[no] { $seat } is on { $cell } now, facing { $facing }.
    }
senjutsu-event-ran-off =
    { $you ->
        [yes] You stumble at the edge of the battlefield.
       *[no] { $seat } stumbles at the edge of the battlefield.
    }
senjutsu-event-ran-into-terrain =
    { $you ->
        [yes] You run into { $terrain_acc }.
       *[no] { $seat } runs into { $terrain_acc }.
    }
senjutsu-event-ran-into-figure =
    { $you ->
        [yes] You run into { $target }.
       *[no] { $target_you ->
            [yes] { $seat } runs into you.
           *[no] { $seat } runs into { $target }.
        }
    }
senjutsu-event-entered-terrain =
    { $you ->
        [yes] You step onto { $terrain_acc }.
       *[no] { $seat } steps onto { $terrain_acc }.
    }
senjutsu-event-terrain-gone = Cell { $cell } is cleared of { $terrain_gen }.
senjutsu-event-token-turned =
    The token on { $cell } is turned up: { $token_is ->
        [decoy] it is only a decoy
       *[other] it hid { $token_acc }
    }.
senjutsu-event-cells-blocked =
    { $you ->
        [yes] You block attacks of initiative { $initiative }.
       *[no] { $seat } blocks attacks of initiative { $initiative }.
    }
senjutsu-event-missed =
    { $you ->
        [yes] Your attack reaches nobody.
       *[no] { $seat }’s attack reaches nobody.
    }
senjutsu-event-attack-blocked =
    { $you ->
        [yes] You block { $attacker }’s attack.
       *[no] { $attacker_you ->
            [yes] { $seat } blocks your attack.
           *[no] { $seat } blocks { $attacker }’s attack.
        }
    }
senjutsu-event-attack-stopped =
    { $you ->
        [yes] Your attack on { $target } is stopped on its way.
       *[no] { $target_you ->
            [yes] { $attacker }’s attack on you is stopped on its way.
           *[no] { $attacker }’s attack on { $target } is stopped on its way.
        }
    }
senjutsu-event-wounded =
    { $you ->
        [yes] { $heavy ->
            [0] You suffer { $wounds ->
                [one] { $wounds } wound
               *[other] { $wounds } wounds
            }.
           *[other] { $wounds ->
                [0] You suffer { $heavy ->
                    [one] { $heavy } heavy wound
                   *[other] { $heavy } heavy wounds
                }.
               *[other] You suffer { $wounds ->
                    [one] { $wounds } wound
                   *[other] { $wounds } wounds
                } and { $heavy ->
                    [one] { $heavy } heavy wound
                   *[other] { $heavy } heavy wounds
                }.
            }
        }
       *[no] { $heavy ->
            [0] { $seat } suffers { $wounds ->
                [one] { $wounds } wound
               *[other] { $wounds } wounds
            }.
           *[other] { $wounds ->
                [0] { $seat } suffers { $heavy ->
                    [one] { $heavy } heavy wound
                   *[other] { $heavy } heavy wounds
                }.
               *[other] { $seat } suffers { $wounds ->
                    [one] { $wounds } wound
                   *[other] { $wounds } wounds
                } and { $heavy ->
                    [one] { $heavy } heavy wound
                   *[other] { $heavy } heavy wounds
                }.
            }
        }
    }
senjutsu-event-wounds-prevented =
    { $you ->
        [yes] You avoid { $wounds ->
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }.
       *[no] { $seat } avoids { $wounds ->
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }.
    }
senjutsu-event-stunned =
    { $you ->
        [yes] You take { $cards ->
            [one] { $cards } stun card
           *[other] { $cards } stun cards
        }.
       *[no] { $seat } takes { $cards ->
            [one] { $cards } stun card
           *[other] { $cards } stun cards
        }.
    }
senjutsu-event-limped =
    { $you ->
        [yes] You take { $cards ->
            [one] { $cards } limp card
           *[other] { $cards } limp cards
        }.
       *[no] { $seat } takes { $cards ->
            [one] { $cards } limp card
           *[other] { $cards } limp cards
        }.
    }
senjutsu-event-poisoned =
    { $you ->
        [yes] “{ $card }” is shuffled into the top of your deck.
       *[no] “{ $card }” is shuffled into the top of { $seat }’s deck.
    }
senjutsu-event-poison-drawn =
    { $you ->
        [yes] { $is_next ->
            [yes] You draw “{ $card }” and must lay it next turn.
           *[no] You draw “{ $card }” and must lay it this turn.
        }
       *[no] { $is_next ->
            [yes] { $seat } draws “{ $card }” and must lay it next turn.
           *[no] { $seat } draws “{ $card }” and must lay it this turn.
        }
    }
senjutsu-event-poison-gone =
    { $you ->
        [yes] You are rid of “{ $card }”.
       *[no] { $seat } is rid of “{ $card }”.
    }
senjutsu-event-pushed-to =
    { $you ->
        [yes] You are moved to { $cell }.
       *[no] { $seat } is moved to { $cell }.
    }
senjutsu-event-turned-to =
    { $you ->
        [yes] You are turned to face { $facing }.
       *[no] { $seat } is turned to face { $facing }.
    }

## Spirit and cards

senjutsu-event-kamae-changed =
    { $you ->
        [yes] You enter { $kamae }.
       *[no] { $seat } enters { $kamae }.
    }
senjutsu-event-focus-touched =
    { $you ->
        [yes] Your ring touches the focus position.
       *[no] { $seat }’s ring touches the focus position.
    }
senjutsu-event-advantage-taken =
    { $you ->
        [yes] You have the advantage now.
       *[no] { $seat } has the advantage now.
    }
senjutsu-event-healed =
    { $you ->
        [yes] You recover.
       *[no] { $seat } recovers.
    }{ $wounds ->
        [0] { "" }
        [one] { " " }{ $wounds } wound is gone.
       *[other] { " " }{ $wounds } wounds are gone.
    }{ $heavy ->
        [0] { "" }
        [one] { " " }{ $heavy } heavy wound becomes a plain one.
       *[other] { " " }{ $heavy } heavy wounds become plain ones.
    }{ $limp ->
        [0] { "" }
        [one] { " " }{ $limp } limp card is gone.
       *[other] { " " }{ $limp } limp cards are gone.
    }{ $stun ->
        [0] { "" }
        [one] { " " }{ $stun } stun card is gone.
       *[other] { " " }{ $stun } stun cards are gone.
    }
senjutsu-event-could-not-draw =
    { $you ->
        [yes] Your deck is empty: you cannot draw.
       *[no] { $seat }’s deck is empty: there is no card to draw.
    }
senjutsu-event-hand-looked-at =
    { $you ->
        [yes] You look at { $target }’s hand.
       *[no] { $target_you ->
            [yes] { $seat } looks at your hand.
           *[no] { $seat } looks at { $target }’s hand.
        }
    }
senjutsu-event-deck-searched =
    { $you ->
        [yes] { $cards ->
            [0] You find nothing in your deck.
            [one] You take { $cards } card from your deck.
           *[other] You take { $cards } cards from your deck.
        }
       *[no] { $cards ->
            [0] { $seat } finds nothing in the deck.
            [one] { $seat } takes { $cards } card from the deck.
           *[other] { $seat } takes { $cards } cards from the deck.
        }
    }
senjutsu-event-recycled =
    { $you ->
        [yes] { $cards ->
            [0] You have no discarded cards to shuffle back.
            [one] You shuffle { $cards } discarded card into your deck.
           *[other] You shuffle { $cards } discarded cards into your deck.
        }
       *[no] { $cards ->
            [0] { $seat } has no discarded cards to shuffle back.
            [one] { $seat } shuffles { $cards } discarded card into the deck.
           *[other] { $seat } shuffles { $cards } discarded cards into the deck.
        }
    }
senjutsu-event-masked =
    { $you ->
        [yes] You mask yourself.
       *[no] { $seat } is masked now.
    }
senjutsu-event-unmasked =
    { $you ->
        [yes] You are unmasked.
       *[no] { $seat } is unmasked.
    }
senjutsu-event-limp-turned =
    { $you ->
        [yes] You are rid of { $cards ->
            [one] { $cards } limp card
           *[other] { $cards } limp cards
        }.
       *[no] { $seat } is rid of { $cards ->
            [one] { $cards } limp card
           *[other] { $cards } limp cards
        }.
    }
senjutsu-event-gave-up =
    { $you ->
        [yes] You give up.
       *[no] { $seat } gives up.
    }
senjutsu-event-defeated =
    { $you ->
        [yes] You are defeated.
       *[no] { $seat } is defeated.
    }
