### Senji: Summer

## Questions

senji-ask-activation =
    { $you ->
        [yes] Summer: which province or fleet comes next?
       *[no] { $by } decides which province or fleet comes next.
    }
senji-ask-march =
    { $you ->
        [yes] March from { $region }: who goes where, by land, by sea or by sea raid? Or does nobody go?
       *[no] { $by } decides on the march from { $region }.
    }
senji-ask-fleet-course =
    { $you ->
        [yes] Fleet in { $region_acc }: stay, sail to the other sea, land, or raid the other coast? And who goes where?
       *[no] { $by } decides what the fleet in { $region_acc } does.
    }
senji-ask-unit-to-drown =
    { $you ->
        [yes] The sea takes { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }. Which group loses the next one?
       *[no] { $by } decides which group loses units at sea.
    }
senji-ask-battle-to-fight =
    { $you ->
        [yes] Which battle is fought next?
       *[no] { $by } decides which battle is fought next.
    }

## Answers

senji-answer-name-fleet =
    { $party_you ->
        [yes] Your fleet in { $region_acc }
       *[no] Fleet of { $party_gen } in { $region_acc }
    }
senji-answer-stay = Stay
senji-answer-by-land = By land
senji-answer-by-land-fleet-course = Land
senji-answer-by-sea = By sea
senji-answer-by-raid = Sea raid
senji-answer-by-raid-fleet-course = Fleet raid
senji-answer-sail = Sail to the other sea
senji-answer-send-units =
    { $region }: { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
senji-answer-send-samurai = { $samurai } to { $region_acc }
senji-answer-lose-unit = A unit bound for { $region }
senji-answer-lose-samurai = Sacrifice { $samurai }
senji-answer-fight-at = Battle: { $region }

## What happened

senji-event-summer-began =
    { $host_you ->
        [yes] Summer: you decide the order in which orders and fleets are carried out.
       *[no] Summer: { $host } decides the order in which orders and fleets are carried out.
    }
senji-event-province-named =
    { $host_you ->
        [yes] You name { $region } ({ $party_you ->
            [yes] yours
           *[no] { $party }
        }).
       *[no] { $host } names { $region } ({ $party_you ->
            [yes] yours
           *[no] { $party }
        }).
    }
senji-event-fleet-named =
    { $host_you ->
        [yes] You name { $party_you ->
            [yes] your fleet
           *[no] the fleet of { $party_gen }
        } in { $region_acc }.
       *[no] { $host } names { $party_you ->
            [yes] your fleet
           *[no] the fleet of { $party_gen }
        } in { $region_acc }.
    }
senji-event-summer-ended = Summer is over.
senji-event-produced =
    { $seat_you ->
        [yes] { $region }: you draw { $number ->
            [one] { $number } hanafuda card
           *[other] { $number } hanafuda cards
        }.
       *[no] { $region }: { $seat } draws { $number ->
            [one] { $number } hanafuda card
           *[other] { $number } hanafuda cards
        }.
    }
senji-event-recruited =
    { $party_you ->
        [yes] { $region }: you recruit { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[no] { $region }: { $party } recruits { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
    }
senji-event-stayed =
    { $party_you ->
        [yes] Your pieces stay in { $region_acc }.
       *[no] The pieces of { $party_gen } stay in { $region_acc }.
    }
senji-event-group-left =
    { $party_you ->
        [yes] You set out from { $origin_acc } to { $region_acc }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[no] { $party } sets out from { $origin_acc } to { $region_acc }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
    }
senji-event-samurai-left =
    { $samurai } ({ $party_you ->
        [yes] your samurai
       *[no] { $party }
    }) sets out from { $origin_acc } to { $region_acc }.
senji-event-raid-rolled =
    { $party_you ->
        [yes] Your raid dice: { $dice }. Drowned: { $number }.
       *[no] Raid dice of { $party }: { $dice }. Drowned: { $number }.
    }
senji-event-units-drowned =
    { $party_you ->
        [yes] You lose { $number ->
            [one] { $number } unit
           *[other] { $number } units
        } at sea on the way to { $region }.
       *[no] { $party } loses { $number ->
            [one] { $number } unit
           *[other] { $number } units
        } at sea on the way to { $region }.
    }
senji-event-group-arrived =
    { $party_you ->
        [yes] You arrive in { $region_acc }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
       *[no] { $party } arrives in { $region_acc }: { $number ->
            [one] { $number } unit
           *[other] { $number } units
        }.
    }
senji-event-attack-cancelled =
    { $party_you ->
        [yes] You hold six provinces: your attack on { $region } does not take place, the group goes back to { $origin_acc }.
       *[no] { $party } holds six provinces: the attack on { $region } does not take place, the group goes back to { $origin_acc }.
    }
senji-event-imperial-units-came =
    The emperor raises a new army in { $region }: { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }.

## Why not

senji-why-nothing-to-name-there = { $region } holds no order token: each order is carried out once.
senji-why-no-such-fleet =
    { $party_you ->
        [yes] You have no fleet in { $region_acc }.
       *[no] { $party } has no fleet in { $region_acc }.
    }
senji-why-fleet-is-new =
    { $party_you ->
        [yes] Your fleet in { $region_acc } has been named already, or was formed only this Summer.
       *[no] The fleet of { $party_gen } in { $region_acc } has been named already, or was formed only this Summer.
    }
senji-why-closed-is-never-named = { $region } is closed in this game.
senji-why-only-the-host-commands = The emperor’s army is commanded by the host: { $target }.
senji-why-all-must-be-named = Summer ends only when every order and every fleet has been named.
senji-why-order-is-carried-out = Production and recruitment are carried out as far as possible and cannot be declined; a march may move nothing.
senji-why-march-may-stay = A march is not skipped: to move nothing, stay.
senji-why-fleet-may-stay = A fleet has no order to skip; it may stay where it is.
senji-why-recruits-are-limited = Recruitment places two units, within six in a province and twelve on the board.
senji-why-no-order-found = The order of a conquered province is discarded unseen and does nothing.
senji-why-no-fortress-for-the-emperor = The emperor’s province can never be anybody’s.
senji-why-no-coast = { $region } has no coast.
senji-why-nowhere-to-go = In this way nobody can go anywhere.
senji-why-one-kind-of-movement = One march is one kind of movement: by land, by sea or by raid.
senji-why-one-course = A fleet does one thing: stay, sail, land or raid.
senji-why-already-there = They stand in { $region_acc } already.
senji-why-not-by-land = By land one reaches provinces only, not { $region_acc }.
senji-why-not-by-sea = By sea one reaches a sea zone, not a province: { $region }.
senji-why-not-by-raid = Here one lands in a province, not in { $region_acc }.
senji-why-not-neighbours = { $region } does not border { $origin }: by land one goes one province far.
senji-why-no-crossing = No crossing leads from { $origin } to { $region }.
senji-why-not-that-sea = { $origin } does not lie on { $region_acc }.
senji-why-no-shared-sea = { $origin } and { $region } share no sea: a raid does not get there.
senji-why-sails-to-the-other-sea = A fleet that sails goes to the other sea, not to { $region_acc }.
senji-why-not-on-its-coast = { $region } does not lie on { $origin_acc }; only a fleet raid could reach it.
senji-why-not-on-the-other-coast = A fleet raid lands on the coast of the other sea, and { $region } does not lie there.
senji-why-closed = { $region } is closed: nobody may enter it.
senji-why-six-provinces = You control six provinces and cannot attack { $region }.
senji-why-army-holds-six = The emperor’s army holds six provinces and cannot attack { $region }.
senji-why-host-and-army = The host and the army he commands do not enter each other’s provinces: { $region }.
senji-why-too-many-units = You cannot send { $number }: units left here: { $left }.
senji-why-no-room = At most six of your units may stand in one place; there is room for { $room } in { $region_acc }.
senji-why-has-units-already = Units for { $region_acc } have been chosen already. You can think again from the start.
senji-why-samurai-is-not-here = { $samurai } is not among the pieces that you move from here.
senji-why-samurai-goes-already = { $samurai } has a destination already. You can think again from the start.
senji-why-nobody-goes = Nobody is sent anywhere. To move nothing, stay.
senji-why-no-such-group = No group sails to { $region }.
senji-why-group-has-no-units = The group bound for { $region } has no unit left to lose.
senji-why-destinations-stand = All have set out: groups and destinations can no longer be changed.
senji-why-raid-is-rolled = A raid is always rolled for: a die for each raiding unit.
senji-why-samurai-never-drown = Samurai never drown: { $samurai } always arrives.
senji-why-no-battle-there = You attack nobody there: { $region }.
senji-why-no-battle-at-sea = Nobody fights at sea: { $region }.
