### Senji: the preparation and the Emperor’s visit

## Questions

senji-ask-family-to-lead =
    { $you ->
        [yes] Choose the family that you lead.
       *[no] { $by } is choosing a family.
    }
senji-ask-samurai-to-keep =
    { $you ->
        [yes] Keep one of your three samurai (in secret).
       *[no] Choosing a samurai: { $seats }.
    }
senji-ask-home-to-name =
    { $you ->
        [yes] Name the next home province: its family puts a fortress and its first pieces there.
       *[no] { $by } is naming the home provinces.
    }
senji-ask-samurai-to-place =
    { $you ->
        [yes] { $province }: does your samurai start here?
       *[no] { $province }: { $by } is placing a samurai.
    }
senji-ask-units-to-place =
    { $you ->
        [yes] { $province }: how many of your starting units stand here?
       *[no] { $province }: { $by } is placing units.
    }
senji-ask-host-to-choose =
    { $you ->
        [yes] Several families have the most honour. Choose the one that hosts the emperor.
       *[no] { $by } is choosing who hosts the emperor.
    }

## Answers

senji-answer-lead-family = Lead: { $family }
senji-answer-keep-samurai = Keep { $samurai }
senji-answer-name-province = Name { $region }
senji-answer-place-samurai = Here
senji-answer-hold-samurai = Later
senji-answer-place-units =
    { $number ->
        [0] No units
        [one] { $number } unit
       *[other] { $number } units
    }
senji-answer-choose-host =
    { $target_you ->
        [yes] You host the emperor
       *[no] { $target } hosts the emperor
    }
senji-answer-ready = Ready

## What happened

senji-event-family-led =
    { $you ->
        [yes] You lead: { $family }.
       *[no] { $seat } leads: { $family }.
    }
senji-event-samurai-kept =
    { $you ->
        [yes] You keep { $samurai } and start with { $honour } honour.
       *[no] { $seat } keeps { $samurai } and starts with { $honour } honour.
    }
senji-event-army-raised = The emperor’s army stands in { $region }: { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and { $samurai }.
senji-event-host-dice-rolled = { $seats } tie for the most honour. The destiny dice show: { $dice }.
senji-event-emperor-visited =
    { $you ->
        [yes] You host the emperor this year.
       *[no] { $host } hosts the emperor this year.
    }
senji-event-host-chosen =
    { $you ->
        [yes] You choose who hosts the emperor.
       *[no] { $by } chooses who hosts the emperor.
    }
senji-event-year-began = Year { $year } begins.
senji-event-home-named = { $region } is named: { $owner_you ->
        [yes] you put a fortress there.
       *[no] { $owner } puts a fortress there.
    }
senji-event-starting-units-placed =
    { $you ->
        [yes] { $region }: you place
       *[no] { $region }: { $seat } places
    } { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
senji-event-starting-samurai-placed =
    { $you ->
        [yes] { $region }: you place { $samurai }.
       *[no] { $region }: { $seat } places { $samurai }.
    }

## Why not

senji-why-family-is-absent = Nobody leads this family with { $players } players: { $family }.
senji-why-family-is-taken = { $target } already leads it: { $family }.
senji-why-families-are-chosen = Everybody has a family already.
senji-why-samurai-not-drawn = { $samurai } is not among the three samurai you drew.
senji-why-keep-exactly-one = Of the three samurai drawn you keep exactly one.
senji-why-no-home-province = { $region } is not the home of a family in play.
senji-why-home-is-named = { $region } has been named already.
senji-why-not-so-many-units =
    { $left ->
        [one] You have only { $left } starting unit left.
       *[other] You have only { $left } starting units left.
    }
senji-why-only-its-owner-places = Only { $target }, whose home was named, places pieces now.
senji-why-all-must-stand = All starting pieces must stand on the board in the end: what you still have goes into the last of your home provinces.
senji-why-only-where-named = Starting pieces go only into your own home province that was just named.
senji-why-one-fortress-each = A province holds one fortress.
senji-why-imperial-ground = Nobody can ever control { $region }: it is the emperor’s.
senji-why-no-imperial-ground = Only with three players is there an emperor’s province; a fortress elsewhere is won by attack.
senji-why-not-tied-for-most =
    { $target_you ->
        [yes] You have { $honour } honour and do not tie for the most.
       *[no] { $target } has { $honour } honour and does not tie for the most.
    }
senji-why-out-of-the-game = { $target } has been eliminated.
senji-why-host-is-chosen = { $target } hosts the emperor to the end of the year, whatever happens.
senji-why-only-the-last-host-chooses = { $target } hosted last year and chooses among those who tie.
senji-why-victory-comes-in-autumn = A shogun is named only when all families have acted in Autumn. You have { $honour } honour now.
