### Senji: battle

## Questions

senji-ask-hostage-to-kill =
    { $you ->
        [yes] You are attacked. Do you kill hostages of the attacker before the battle?
       *[no] { $by } may kill hostages before the battle.
    }
senji-ask-ability-to-borrow =
    { $you ->
        [yes] Whose ability do you take for this battle?
       *[no] { $by } decides whose ability to take for this battle.
    }
senji-ask-die-to-reroll =
    { $you ->
        [yes] Do you re-roll one die?
       *[no] { $by } may re-roll one die.
    }
senji-ask-kami-to-call =
    { $you ->
        [yes] Do you call a military kami and re-roll dice?
       *[no] { $by } may call a military kami.
    }
senji-ask-dice-for-kami =
    { $you ->
        [yes] Which dice are rolled again?
       *[no] { $by } picks the dice to roll again.
    }
senji-ask-support-to-commit =
    { $you ->
        [yes] Commit support: a card of a third family, or your dummy.
       *[no] Support is being committed: { $seats }.
    }
senji-ask-escape =
    { $you ->
        [yes] The battle is lost. Where does { $samurai } flee?
       *[no] { $by } decides whether { $samurai } flees.
    }

## Answers

senji-answer-kill-hostage = Kill: { $card }
senji-answer-spare = Kill nobody
senji-answer-borrow = { $samurai }
senji-answer-borrow-nothing = Nobody’s
senji-answer-reroll-die = Die { $die }
senji-answer-keep-dice = Leave the dice
senji-answer-call-kami = Kami: { $samurai }
senji-answer-pick-die = Die { $die }
senji-answer-roll-picked = Roll again
senji-answer-support = { $card }
senji-answer-support-with-dummy = The dummy
senji-answer-support-with-two = { $card } and { $second }
senji-answer-flee = Flee to { $region_acc }
senji-answer-meet-death = Die with honour

## What happened

senji-event-battle-began =
    { $attacker_you ->
        [yes] Battle for { $region }: you attack { $defender } (units: { $attacking } against { $defending }).
       *[no] { $defender_you ->
            [yes] Battle for { $region }: { $attacker } attacks you (units: { $attacking } against { $defending }).
           *[no] Battle for { $region }: { $attacker } attacks { $defender } (units: { $attacking } against { $defending }).
        }
    }
senji-event-hostage-killed =
    { $seat_you ->
        [yes] You kill a hostage: { $card }. It is a blow for { $target }.
       *[no] { $target_you ->
            [yes] { $seat } kills a hostage: { $card }. It is a blow for you.
           *[no] { $seat } kills a hostage: { $card }. It is a blow for { $target }.
        }
    }
senji-event-ability-borrowed =
    { $samurai } ({ $party_you ->
        [yes] your samurai
       *[no] { $party }
    }) takes the ability of an enemy: { $lender }.
senji-event-battle-round-began = Round { $number }.
senji-event-dice-set-aside =
    { $party_you ->
        [yes] You set { $number ->
            [one] { $number } die
           *[other] { $number } dice
        } aside for samurai ({ $family }).
       *[no] { $party } sets { $number ->
            [one] { $number } die
           *[other] { $number } dice
        } aside for samurai ({ $family }).
    }
senji-event-dice-rolled = The dice show: { $dice }.
senji-event-dice-rerolled =
    { $seat_you ->
        [yes] You re-roll ({ $which }). The dice show: { $dice }.
       *[no] { $seat } re-rolls ({ $which }). The dice show: { $dice }.
    }
senji-event-military-kami-called =
    { $seat_you ->
        [yes] You call a kami: { $samurai }.
       *[no] { $seat } calls a kami: { $samurai }.
    }
senji-event-support-revealed =
    { $party_you ->
        [yes] Your support: { $card }.
       *[no] Support, { $party }: { $card }.
    }
senji-event-strength-compared =
    Strength: { $attacker_you ->
        [yes] you
       *[no] { $attacker }
    } { $attacker_strength } (units { $attacker_units }, samurai { $attacker_aside }, symbols { $attacker_symbols }, support { $attacker_support }), { $defender_you ->
        [yes] you
       *[no] { $defender }
    } { $defender_strength } (units { $defender_units }, samurai { $defender_aside }, symbols { $defender_symbols }, support { $defender_support }).
senji-event-tie-to-be-fought-again = Equal strength: another round.
senji-event-tie-decided =
    { $party_you ->
        [yes] Equal strength, and that is a victory for you.
       *[no] Equal strength, and that is a victory for { $party }.
    }
senji-event-battle-won =
    { $attacker_won ->
        [yes] { $party_you ->
            [yes] You win the battle for { $region } as attacker; { $loser } is beaten.
           *[no] { $loser_you ->
                [yes] { $party } wins the battle for { $region } as attacker; you are beaten.
               *[no] { $party } wins the battle for { $region } as attacker; { $loser } is beaten.
            }
        }
       *[no] { $party_you ->
            [yes] You win the battle for { $region } as defender; { $loser } is beaten.
           *[no] { $loser_you ->
                [yes] { $party } wins the battle for { $region } as defender; you are beaten.
               *[no] { $party } wins the battle for { $region } as defender; { $loser } is beaten.
            }
        }
    }
senji-event-pieces-lost =
    { $party_you ->
        [yes] { $region }: you lose { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[no] { $region }: { $party } loses { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
    }
senji-event-samurai-fell =
    { $is_kami ->
        [yes] { $samurai } ({ $party_you ->
            [yes] your samurai
           *[no] { $party }
        }) falls and becomes a kami.
       *[no] { $samurai } ({ $party_you ->
            [yes] your samurai
           *[no] { $party }
        }) falls.
    }
senji-event-samurai-escaped =
    { $samurai } ({ $party_you ->
        [yes] your samurai
       *[no] { $party }
    }) escapes to { $region_acc }.
senji-event-province-taken =
    { $party_you ->
        [yes] { $region } now belongs to you, not to { $loser }.
       *[no] { $loser_you ->
            [yes] { $region } now belongs to { $party }, not to you.
           *[no] { $region } now belongs to { $party }, not to { $loser }.
        }
    }
senji-event-order-discarded = The order of { $region } is discarded unseen.
senji-event-went-back =
    { $party_you ->
        [yes] Nobody can hold { $region }: you go back to { $origin_acc }.
       *[no] Nobody can hold { $region }: { $party } goes back to { $origin_acc }.
    }

## Why not

senji-why-only-before-a-battle = Hostages are killed only before the first round of a battle.
senji-why-only-the-defender-kills = Only the defender may kill hostages: { $target }.
senji-why-not-the-attackers-family = Only members of the attacking family ({ $family }) can be killed, and this is none: { $card }.
senji-why-displayed-is-safe = A displayed hostage cannot be killed: { $card }.
senji-why-no-such-hostage = You hold no such hostage: { $card }.
senji-why-not-an-enemy-here = { $samurai } is no enemy in this battle.
senji-why-nothing-to-borrow = { $samurai } has no battle ability to take.
senji-why-no-such-die = Die { $number } was not rolled; dice set aside for samurai stay as they are.
senji-why-die-is-picked = Die { $number } has been picked already.
senji-why-no-die-picked = No die is rolled again. To leave them all, leave the dice.
senji-why-dice-aside-stay = Dice set aside for samurai cannot be re-rolled.
senji-why-not-your-kami = { $samurai } is not one of your kami.
senji-why-not-a-military-kami = { $samurai } is no military kami and does not help in battle.
senji-why-one-kami-a-battle = Only one kami may be called in a battle.
senji-why-no-kami-now = A military kami is called after the roll and after a samurai’s re-roll, before support is committed.
senji-why-kami-of-who-fights = Only those who fight this battle may call a military kami.
senji-why-defender-calls-first = About a military kami the defender decides first: { $target }.
senji-why-kami-was-declined = You have called no kami in this round; now the attacker decides: { $target }.
senji-why-no-such-support = You do not hold this card: { $card }.
senji-why-not-a-support-card = Only military support cards can be committed, and this is none: { $card }.
senji-why-support-against-its-home = A family does not support its own enemy: { $card }.
senji-why-own-support = Your own support cards help others only; commit your dummy instead of this one: { $card }.
senji-why-only-one-support = Only a side with Baba’s ability may commit two cards.
senji-why-support-is-compulsory = Each side commits a card; whoever does not want to commits the dummy.
senji-why-support-goes-home = After the comparison support cards go back to their families.
senji-why-support-is-capped = A support card counts at most as many symbols as its value.
senji-why-dice-aside-do-not-support = Dice set aside for samurai never count for support.
senji-why-no-battle-to-support = Support is committed in a battle, and none is being fought now.
senji-why-only-who-fights-commits = Only the two sides of a battle commit support.
senji-why-support-comes-later = Support is committed once the dice are rolled and nobody re-rolls any more.
senji-why-support-is-committed = You have committed your support of this round.
senji-why-dummy-is-committed = You hold no diplomacy card, so it is your dummy that is committed.
senji-why-opponent-commits-first = Your samurai sees support first: now { $target } commits, face up, and then you.
senji-why-one-step-after-another = In a battle one step follows another; now { $target } is asked.
senji-why-no-retreat = A battle can be neither declined nor left.
senji-why-no-way-to-flee = One flees to a neighbouring province of one’s own or to a bordering sea, not to { $region_acc }.
