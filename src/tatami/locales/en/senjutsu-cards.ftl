### Senjutsu: what is printed on its cards, made of their effects. Every text begins small; a sentence gets its
### capital and its full stop when it stands. `.inf` is told after “you may” and “to”, `.acc` and `.dat` of an area are
### whoever stands there, `.soft` is what follows a vowel, `.third` is what an enemy does.

## Directions, steps and turns

senjutsu-text-direction-f = forward
    .soft = forward
senjutsu-text-direction-fr = forward-right
    .soft = forward-right
senjutsu-text-direction-br = back-right
    .soft = back-right
senjutsu-text-direction-b = back
    .soft = back
senjutsu-text-direction-bl = back-left
    .soft = back-left
senjutsu-text-direction-fl = forward-left
    .soft = forward-left
senjutsu-text-direction-any =
    { $n ->
        [1] in any direction
       *[other] in any one direction
    }
    .soft =
        { $n ->
            [1] in any direction
           *[other] in any one direction
        }
senjutsu-text-step = { senjutsu-text-steps }
    .inf = { senjutsu-text-steps }
senjutsu-text-steps =
    { $upto ->
        [yes] { $n ->
            [2] take up to two steps { $where }
            [3] take up to three steps { $where }
            [4] take up to four steps { $where }
            [5] take up to five steps { $where }
           *[other] take up to { $n } steps { $where }
        }
       *[no] { $n ->
            [1] step { $where }
            [2] take two steps { $where }
            [3] take three steps { $where }
            [4] take four steps { $where }
            [5] take five steps { $where }
           *[other] take { $n } steps { $where }
        }
    }
senjutsu-text-turn = turn { senjutsu-text-turned }
    .inf = turn { senjutsu-text-turned }
senjutsu-text-turned =
    { $upto ->
        [yes] by up to { senjutsu-text-sides }
       *[no] by { senjutsu-text-sides }
    }
senjutsu-text-sides =
    { $n ->
        [1] one side
        [2] two sides
        [3] three sides
        [4] four sides
        [5] five sides
       *[other] { $n } sides
    }
senjutsu-text-any-order = { $what }, in any order
    .inf = { $what_inf }, in any order
senjutsu-text-any-order-mixed = in any order: { $what }
    .inf = do this in any order: { $what_inf }
senjutsu-text-may = you may { $what_inf }
    .inf = { $what_inf }

## Cells, and whoever stands there

senjutsu-text-area-f = the cell in front
    .acc = whoever stands straight ahead
    .dat = whoever stands straight ahead
senjutsu-text-area-fr = the cell to your front right
    .acc = whoever stands to your front right
    .dat = whoever stands to your front right
    .third = the cell to its front right
senjutsu-text-area-br = the cell to your back right
    .acc = whoever stands to your back right
    .dat = whoever stands to your back right
    .third = the cell to its back right
senjutsu-text-area-b = the cell behind you
    .acc = whoever stands behind you
    .dat = whoever stands behind you
    .third = the cell behind it
senjutsu-text-area-bl = the cell to your back left
    .acc = whoever stands to your back left
    .dat = whoever stands to your back left
    .third = the cell to its back left
senjutsu-text-area-fl = the cell to your front left
    .acc = whoever stands to your front left
    .dat = whoever stands to your front left
    .third = the cell to its front left
senjutsu-text-area-straight =
    { $to ->
        [f] the cell { senjutsu-text-far } ahead
        [fr] the cell { senjutsu-text-far } to your front right
        [br] the cell { senjutsu-text-far } to your back right
        [bl] the cell { senjutsu-text-far } to your back left
        [fl] the cell { senjutsu-text-far } to your front left
       *[b] the cell { senjutsu-text-far } behind you
    }
    .acc =
        { $to ->
            [f] whoever stands { senjutsu-text-far } ahead
            [fr] whoever stands { senjutsu-text-far } to your front right
            [br] whoever stands { senjutsu-text-far } to your back right
            [bl] whoever stands { senjutsu-text-far } to your back left
            [fl] whoever stands { senjutsu-text-far } to your front left
           *[b] whoever stands { senjutsu-text-far } behind you
        }
    .dat =
        { $to ->
            [f] whoever stands { senjutsu-text-far } ahead
            [fr] whoever stands { senjutsu-text-far } to your front right
            [br] whoever stands { senjutsu-text-far } to your back right
            [bl] whoever stands { senjutsu-text-far } to your back left
            [fl] whoever stands { senjutsu-text-far } to your front left
           *[b] whoever stands { senjutsu-text-far } behind you
        }
    .third =
        { $to ->
            [f] the cell { senjutsu-text-far } ahead
            [fr] the cell { senjutsu-text-far } to its front right
            [br] the cell { senjutsu-text-far } to its back right
            [bl] the cell { senjutsu-text-far } to its back left
            [fl] the cell { senjutsu-text-far } to its front left
           *[b] the cell { senjutsu-text-far } behind it
        }
senjutsu-text-far =
    { $n ->
        [2] two steps
        [3] three steps
        [4] four steps
        [5] five steps
       *[other] { $n } steps
    }
senjutsu-text-area-legs = the cell { $legs } from you
    .acc = whoever stands { $legs } from you
    .dat = whoever stands { $legs } from you
    .third = the cell { $legs } from it
senjutsu-text-leg =
    { $n ->
        [1] one step { $where }
        [2] two steps { $where }
        [3] three steps { $where }
        [4] four steps { $where }
        [5] five steps { $where }
       *[other] { $n } steps { $where }
    }
senjutsu-text-area-beside =
    { $side ->
        [left] the cell to its left
        [right] the cell to its right
       *[both] the cells on either side of it
    }
senjutsu-text-area-two-rings = all the cells within two steps of you
    .soft = all the cells within two steps of you
    .acc = everybody within two steps of you
    .dat = everybody within two steps of you
    .third = all the cells within two steps of it
senjutsu-text-area-second-ring = all twelve cells two steps away from you
    .soft = all twelve cells two steps away from you
    .acc = everybody two steps away from you
    .dat = everybody two steps away from you
    .third = all twelve cells two steps away from it
senjutsu-text-area-six-lines = the two nearest cells in each of the six directions
    .acc = everybody on the two nearest cells in each of the six directions
    .dat = everybody on the two nearest cells in each of the six directions
senjutsu-text-area-around = all six cells around you
    .soft = all six cells around you
    .acc = everybody around you
    .dat = everybody around you
    .third = all six cells around it
senjutsu-text-area-six-far = the second cell in each of the six directions
    .acc = everybody on the second cell in any of the six directions
    .dat = everybody on the second cell in any of the six directions
senjutsu-text-area-three-in-front = the three cells in front of you
    .acc = everybody on the three cells in front of you
    .dat = everybody on the three cells in front of you
    .third = the three cells in front of it
senjutsu-text-area-three-behind = the three cells behind you
    .acc = everybody on the three cells behind you
    .dat = everybody on the three cells behind you
    .third = the three cells behind it
senjutsu-text-area-three-two-ahead = the three cells two steps ahead
    .acc = everybody on the three cells two steps ahead
    .dat = everybody on the three cells two steps ahead
senjutsu-text-area-three-three-ahead = the three cells three steps ahead
    .acc = everybody on the three cells three steps ahead
    .dat = everybody on the three cells three steps ahead
senjutsu-text-area-line-of-three = the next three cells straight ahead
    .acc = everybody on the next three cells straight ahead
    .dat = everybody on the next three cells straight ahead
senjutsu-text-area-line-of-two = the next two cells straight ahead
    .acc = everybody on the next two cells straight ahead
    .dat = everybody on the next two cells straight ahead
senjutsu-text-area-front-sides = the cells to your front left and front right
    .acc = everybody to your front left and front right
    .dat = everybody to your front left and front right
    .third = the cells to its front left and front right
senjutsu-text-area-back-sides = the cells to your back left and back right
    .acc = everybody to your back left and back right
    .dat = everybody to your back left and back right
    .third = the cells to its back left and back right
senjutsu-text-area-two-ahead-sides = the two outer cells of the row two steps ahead
    .acc = everybody on the two outer cells of the row two steps ahead
    .dat = everybody on the two outer cells of the row two steps ahead
senjutsu-text-area-three-ahead-sides = the two outer cells of the row three steps ahead
    .acc = everybody on the two outer cells of the row three steps ahead
    .dat = everybody on the two outer cells of the row three steps ahead

## Attacks

senjutsu-text-attack = attack { $cells }: { $harm }
    .inf = attack { $cells }: { $harm }
    .third = attacks { $cells_third }: { $harm_third }
senjutsu-text-attack-zones = attack { $zones }
    .inf = attack { $zones }
    .third = attacks { $zones_third }
senjutsu-text-zone =
    { $many ->
        [yes] { $cells } ({ $harm } each)
        [doing] { $cells } (on each, { $harm })
       *[no] { $cells } ({ $harm })
    }
    .soft =
        { $many ->
            [yes] { $cells_soft } ({ $harm } each)
            [doing] { $cells_soft } (on each, { $harm })
           *[no] { $cells_soft } ({ $harm })
        }
    .third =
        { $many ->
            [yes] { $cells_third } ({ $harm_third } each)
            [doing] { $cells_third } (on each, { $harm_third })
           *[no] { $cells_third } ({ $harm_third })
        }
senjutsu-text-attack-slower = attack one opponent with a lower initiative, in line of sight and at most { senjutsu-text-reach } away: { $harm }
    .inf = attack one opponent with a lower initiative, in line of sight and at most { senjutsu-text-reach } away: { $harm }
    .third = attacks one opponent with a lower initiative, in line of sight and at most { senjutsu-text-reach } away: { $harm_third }
senjutsu-text-attack-aimed = attack one character in line of sight, at most { senjutsu-text-reach } away: { $harm }
    .inf = attack one character in line of sight, at most { senjutsu-text-reach } away: { $harm }
    .third = attacks one character in line of sight, at most { senjutsu-text-reach } away: { $harm_third }
senjutsu-text-reach =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
senjutsu-text-unblockable = this attack cannot be blocked

## What they do

senjutsu-text-target = the target
    .acc = the target
    .dat = the target
senjutsu-text-harm-defeat = the target is defeated at once
senjutsu-text-harm-mark = whoever stands there becomes the target
senjutsu-text-harm-w =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
    .gen =
        { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }
senjutsu-text-harm-heavy =
    { $n ->
        [one] { $n } heavy wound
       *[other] { $n } heavy wounds
    }
    .gen =
        { $n ->
            [one] { $n } heavy wound
           *[other] { $n } heavy wounds
        }
senjutsu-text-harm-stun =
    { $n ->
        [1] stun
       *[other] { senjutsu-text-stun-cards }
    }
    .acc =
        { $n ->
            [1] a stun card
           *[other] { senjutsu-text-stun-cards.acc }
        }
senjutsu-text-stun-cards =
    { $n ->
        [one] { $n } stun card
       *[other] { $n } stun cards
    }
    .acc =
        { $n ->
            [one] { $n } stun card
           *[other] { $n } stun cards
        }
senjutsu-text-harm-limp =
    { $n ->
        [1] limp
       *[other] { senjutsu-text-limp-cards }
    }
    .acc =
        { $n ->
            [1] a limp card
           *[other] { senjutsu-text-limp-cards.acc }
        }
senjutsu-text-limp-cards =
    { $n ->
        [one] { $n } limp card
       *[other] { $n } limp cards
    }
    .acc =
        { $n ->
            [one] { $n } limp card
           *[other] { $n } limp cards
        }
senjutsu-text-harm-poison =
    { $n ->
        [1] poison
       *[other] { senjutsu-text-poison-cards }
    }
    .acc =
        { $n ->
            [1] a poison card
           *[other] { senjutsu-text-poison-cards.acc }
        }
senjutsu-text-poison-cards =
    { $n ->
        [one] { $n } poison card
       *[other] { $n } poison cards
    }
    .acc =
        { $n ->
            [one] { $n } poison card
           *[other] { $n } poison cards
        }
senjutsu-text-push =
    { $there ->
        [yes] push { $whom_acc } by { senjutsu-text-cells }
       *[no] push { $whom_acc } { senjutsu-text-cells }
    }
    .inf =
        { $there ->
            [yes] push { $whom_acc } by { senjutsu-text-cells }
           *[no] push { $whom_acc } { senjutsu-text-cells }
        }
    .third = it pushes { $whom_acc } { senjutsu-text-cells }
senjutsu-text-pull =
    { $there ->
        [yes] pull { $whom_acc } by { senjutsu-text-cells }
       *[no] pull { $whom_acc } { senjutsu-text-cells }
    }
    .inf =
        { $there ->
            [yes] pull { $whom_acc } by { senjutsu-text-cells }
           *[no] pull { $whom_acc } { senjutsu-text-cells }
        }
    .third = it pulls { $whom_acc } { senjutsu-text-cells }
senjutsu-text-cells =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
senjutsu-text-rotate =
    { $there ->
        [yes] turn by { senjutsu-text-sides } { $whom_acc }
       *[no] turn { $whom_acc } by { senjutsu-text-sides }
    }
    .inf =
        { $there ->
            [yes] turn by { senjutsu-text-sides } { $whom_acc }
           *[no] turn { $whom_acc } by { senjutsu-text-sides }
        }
    .third = it turns { $whom_acc } by { senjutsu-text-sides }
senjutsu-text-defeat = defeat { $whom_acc } at once
    .inf = defeat { $whom_acc } at once
senjutsu-text-mark = make { $whom_acc } the target
    .inf = make { $whom_acc } the target
senjutsu-text-there = whoever stands there
    .acc = whoever stands there
senjutsu-text-deal =
    { $mode ->
        [more] deal { $what } more
        [instead] deal { $what } instead
       *[plain] deal { $what }
    }
    .inf =
        { $mode ->
            [more] deal { $what } more
            [instead] deal { $what } instead
           *[plain] deal { $what }
        }
senjutsu-text-deal-to =
    { $mode ->
        [more] deal { $what } more to { $whom_dat }
        [instead] deal { $whom_dat } { $what } instead
       *[plain] deal { $what } to { $whom_dat }
    }
    .inf =
        { $mode ->
            [more] deal { $what } more to { $whom_dat }
            [instead] deal { $whom_dat } { $what } instead
           *[plain] deal { $what } to { $whom_dat }
        }
senjutsu-text-give = give the target { $what_acc }
    .inf = give the target { $what_acc }
senjutsu-text-give-to = give { $what_acc } to { $whom_dat }
    .inf = give { $what_acc } to { $whom_dat }
senjutsu-text-also = also { $what }
    .inf = also { $what_inf }
senjutsu-text-instead = instead { $what }
    .inf = instead { $what_inf }

## When, and at what price

senjutsu-text-when = { $when }, { $what }
    .inf = { $when }, { $what_inf }
    .soft = { $when_soft }, { $what }
senjutsu-text-when-if = { $when }, { $more }, { $what }
    .inf = { $when }, { $more }, { $what_inf }
    .soft = { $when_soft }, { $more }, { $what }
senjutsu-text-on-success = on success
    .soft = on success
senjutsu-text-while-in = { $where }
    .soft = { $where_soft }
senjutsu-text-if-in = if you are { $where }
senjutsu-text-in-neutral = in the neutral kamae
    .soft = in the neutral kamae
senjutsu-text-in-aggression = in Aggression
    .soft = in Aggression
senjutsu-text-in-balance = in Balance
    .soft = in Balance
senjutsu-text-in-resolve = in Resolve
    .soft = in Resolve
senjutsu-text-while-masked = while masked
senjutsu-text-if-masked = if you are masked
senjutsu-text-at-initiative = at initiative { $values }
senjutsu-text-if-initiative = if your initiative is { $values }
senjutsu-text-at-chosen = if you chose initiative { $values }
senjutsu-text-if-chosen = if you chose initiative { $values }
senjutsu-text-values = { $low } to { $high }
senjutsu-text-value = { $n }
senjutsu-text-price = you may { $price_inf } to { $what_inf }
    .inf = { $price_inf } to { $what_inf }
senjutsu-text-price-of-clause = you may { $price_inf }: { $what }
    .inf = { $price_inf }: { $what }
senjutsu-text-pay = pay { senjutsu-text-focus }
    .inf = pay { senjutsu-text-focus }
senjutsu-text-focus = { $n } focus

## Blocks

senjutsu-text-block =
    { $also ->
        [yes] also block { $cells }
       *[no] block { $cells }
    }
    .inf =
        { $also ->
            [yes] also block { $cells }
           *[no] block { $cells }
        }
    .third =
        { $also ->
            [yes] also blocks { $cells_third }
           *[no] blocks { $cells_third }
        }
senjutsu-text-block-more =
    { $also ->
        [yes] also block { $cells }; { $at }
       *[no] block { $cells }; { $at }
    }
    .inf =
        { $also ->
            [yes] also block { $cells }; { $at }
           *[no] block { $cells }; { $at }
        }
senjutsu-text-block-only =
    { $also ->
        [yes] also block { $at }
       *[no] block { $at }
    }
    .inf =
        { $also ->
            [yes] also block { $at }
           *[no] block { $at }
        }
senjutsu-text-at-more =
    { $first ->
        [yes] at initiative { $values } also { $cells }
       *[no] at { $values } also { $cells }
    }
senjutsu-text-at-only =
    { $first ->
        [yes] { $cells } at initiative { $values }
       *[no] { $cells } at { $values }
    }
senjutsu-text-counter = if this stops an attack of initiative { $values }, you may counterattack

## Spirit and cards

senjutsu-text-gain-focus = gain { senjutsu-text-focus }
    .inf = gain { senjutsu-text-focus }
senjutsu-text-change-kamae = change your kamae by up to { senjutsu-text-branches }
    .inf = change your kamae by up to { senjutsu-text-branches }
senjutsu-text-branches =
    { $n ->
        [one] { $n } branch
       *[other] { $n } branches
    }
senjutsu-text-enter = enter { $kamae }
    .inf = enter { $kamae }
senjutsu-text-kamae-neutral = the neutral kamae
senjutsu-text-kamae-aggression = Aggression
senjutsu-text-kamae-balance = Balance
senjutsu-text-kamae-resolve = Resolve
senjutsu-text-kamae-any = any kamae except the neutral one
senjutsu-text-draw = draw { senjutsu-text-cards }
    .inf = draw { senjutsu-text-cards }
senjutsu-text-discard = discard { senjutsu-text-cards } from your hand
    .inf = discard { senjutsu-text-cards } from your hand
senjutsu-text-cards =
    { $n ->
        [1] a card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
       *[other] { senjutsu-text-cards-counted }
    }
senjutsu-text-cards-counted =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
senjutsu-text-mill = discard { senjutsu-text-top-cards } of your deck
    .inf = discard { senjutsu-text-top-cards } of your deck
senjutsu-text-top-cards =
    { $n ->
        [1] the top card
        [2] the top two cards
        [3] the top three cards
        [4] the top four cards
        [5] the top five cards
       *[other] the top { senjutsu-text-top-cards-counted }
    }
senjutsu-text-top-cards-counted =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
senjutsu-text-recycle = shuffle { senjutsu-text-random-cards } of your discard pile into your deck
    .inf = shuffle { senjutsu-text-random-cards } of your discard pile into your deck
senjutsu-text-random-cards =
    { $n ->
        [1] a random card
        [2] two random cards
        [3] three random cards
        [4] four random cards
        [5] five random cards
       *[other] { senjutsu-text-random-cards-counted }
    }
senjutsu-text-random-cards-counted =
    { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    }
senjutsu-text-look-hand = look at an opponent’s hand
    .inf = look at an opponent’s hand
senjutsu-text-advantage = gain the advantage
    .inf = gain the advantage
senjutsu-text-enter-mask = become masked
    .inf = become masked
senjutsu-text-place-spikes =
    { $many ->
        [yes] { $n ->
            [1] place spikes on one of { $cells }, if it is free
            [2] place spikes on up to two free cells of these: { $cells }
            [3] place spikes on up to three free cells of these: { $cells }
            [4] place spikes on up to four free cells of these: { $cells }
            [5] place spikes on up to five free cells of these: { $cells }
           *[other] place spikes on up to { $n } free cells of these: { $cells }
        }
       *[no] place spikes on { $cells }, if it is free
    }
    .inf =
        { $many ->
            [yes] { $n ->
                [1] place spikes on one of { $cells }, if it is free
                [2] place spikes on up to two free cells of these: { $cells }
                [3] place spikes on up to three free cells of these: { $cells }
                [4] place spikes on up to four free cells of these: { $cells }
                [5] place spikes on up to five free cells of these: { $cells }
               *[other] place spikes on up to { $n } free cells of these: { $cells }
            }
           *[no] place spikes on { $cells }, if it is free
        }
senjutsu-text-place-trap =
    { $many ->
        [yes] { $n ->
            [1] place a trap token on one of { $cells }, if it is free
            [2] place trap tokens on up to two free cells of these: { $cells }
            [3] place trap tokens on up to three free cells of these: { $cells }
            [4] place trap tokens on up to four free cells of these: { $cells }
            [5] place trap tokens on up to five free cells of these: { $cells }
           *[other] place trap tokens on up to { $n } free cells of these: { $cells }
        }
       *[no] place a trap token on { $cells }, if it is free
    }
    .inf =
        { $many ->
            [yes] { $n ->
                [1] place a trap token on one of { $cells }, if it is free
                [2] place trap tokens on up to two free cells of these: { $cells }
                [3] place trap tokens on up to three free cells of these: { $cells }
                [4] place trap tokens on up to four free cells of these: { $cells }
                [5] place trap tokens on up to five free cells of these: { $cells }
               *[other] place trap tokens on up to { $n } free cells of these: { $cells }
            }
           *[no] place a trap token on { $cells }, if it is free
        }

## Wounds of one’s own

senjutsu-text-heal-wound =
    { $n ->
        [1] remove one of your plain wounds
       *[other] remove { senjutsu-text-plain-wounds }
    }
    .inf =
        { $n ->
            [1] remove one of your plain wounds
           *[other] remove { senjutsu-text-plain-wounds }
        }
senjutsu-text-plain-wounds = { $n } of your plain wounds
senjutsu-text-heal-wound-all = remove all your plain wounds
    .inf = remove all your plain wounds
senjutsu-text-heal-heavy-to-wound =
    { $n ->
        [1] turn one heavy wound into a plain one
       *[other] turn { senjutsu-text-heavy-wounds } into plain ones
    }
    .inf =
        { $n ->
            [1] turn one heavy wound into a plain one
           *[other] turn { senjutsu-text-heavy-wounds } into plain ones
        }
senjutsu-text-heavy-wounds =
    { $n ->
        [one] { $n } heavy wound
       *[other] { $n } heavy wounds
    }
senjutsu-text-heal-heavy-to-wound-all = turn all your heavy wounds into plain ones
    .inf = turn all your heavy wounds into plain ones
senjutsu-text-heal-limp =
    { $n ->
        [1] discard one of your limp cards
       *[other] discard { senjutsu-text-limp-cards.acc }
    }
    .inf =
        { $n ->
            [1] discard one of your limp cards
           *[other] discard { senjutsu-text-limp-cards.acc }
        }
senjutsu-text-heal-limp-all = discard all your limp cards
    .inf = discard all your limp cards
senjutsu-text-heal-stun =
    { $n ->
        [1] discard one of your stun cards
       *[other] discard { senjutsu-text-stun-cards.acc }
    }
    .inf =
        { $n ->
            [1] discard one of your stun cards
           *[other] discard { senjutsu-text-stun-cards.acc }
        }
senjutsu-text-heal-stun-all = discard all your stun cards
    .inf = discard all your stun cards
senjutsu-text-suffer = take { $what_acc } yourself
    .inf = take { $what_acc } yourself
senjutsu-text-prevent =
    { $n ->
        [one] take { $n } wound fewer
       *[other] take { $n } wounds fewer
    }
    .inf =
        { $n ->
            [one] take { $n } wound fewer
           *[other] take { $n } wounds fewer
        }

## Somebody else

senjutsu-text-foe = { $who } { $what }
senjutsu-text-who-attacker = the attacker
    .acc = the attacker
senjutsu-text-who-hit = whoever was hit
    .acc = whoever was hit
senjutsu-text-who-chosen = an opponent of your choice
    .acc = an opponent of your choice
senjutsu-text-who-same = that opponent
    .acc = that opponent
senjutsu-text-foe-takes = takes { $what_acc }
senjutsu-text-foe-lose-focus = loses { senjutsu-text-focus }
senjutsu-text-foe-lose-all-focus = loses all focus
senjutsu-text-foe-enters = enters { $kamae }
senjutsu-text-foe-discard = discards { senjutsu-text-cards } of their own choice
senjutsu-text-foe-discard-by-you = discards { senjutsu-text-cards } of your choice
senjutsu-text-foe-mill = discards { senjutsu-text-top-cards } of their deck
senjutsu-text-foe-draw = draws { senjutsu-text-cards }

## Searching

senjutsu-text-search =
    { $n ->
        [1] { $shown ->
            [yes] search your deck for { $what }, show it and take it into your hand; then shuffle the deck
           *[no] search your deck for { $what } and take it into your hand; then shuffle the deck
        }
       *[other] { $shown ->
            [yes] search your deck for { $what }, show them and take them into your hand; then shuffle the deck
           *[no] search your deck for { $what } and take them into your hand; then shuffle the deck
        }
    }
    .inf =
        { $n ->
            [1] { $shown ->
                [yes] search your deck for { $what }, show it and take it into your hand; then shuffle the deck
               *[no] search your deck for { $what } and take it into your hand; then shuffle the deck
            }
           *[other] { $shown ->
                [yes] search your deck for { $what }, show them and take them into your hand; then shuffle the deck
               *[no] search your deck for { $what } and take them into your hand; then shuffle the deck
            }
        }
senjutsu-text-sought =
    { $personal ->
        [yes] { $n ->
            [1] a personal card
            [2] up to two personal cards
            [3] up to three personal cards
            [4] up to four personal cards
            [5] up to five personal cards
           *[other] up to { $n } personal cards
        }
       *[no] { $n ->
            [1] any card
            [2] up to two cards
            [3] up to three cards
            [4] up to four cards
            [5] up to five cards
           *[other] up to { $n } cards
        }
    }
senjutsu-text-sought-of-type =
    { $personal ->
        [yes] { $n ->
            [1] a personal { $types } card
            [2] up to two personal { $types } cards
            [3] up to three personal { $types } cards
            [4] up to four personal { $types } cards
            [5] up to five personal { $types } cards
           *[other] up to { $n } personal { $types } cards
        }
       *[no] { $n ->
            [1] { $types_acc } card
            [2] up to two { $types } cards
            [3] up to three { $types } cards
            [4] up to four { $types } cards
            [5] up to five { $types } cards
           *[other] up to { $n } { $types } cards
        }
    }
senjutsu-text-type-attack = attack
    .acc = an attack
senjutsu-text-type-defence = defence
    .acc = a defence
senjutsu-text-type-meditation = meditation
    .acc = a meditation
senjutsu-text-type-core = core
    .acc = a core
senjutsu-text-sought-so = { $what } { $quality }
senjutsu-text-sought-owner = of “{ $owner }”
senjutsu-text-sought-ranks = of the rank { $ranks }
senjutsu-text-sought-names = called { $names }
senjutsu-text-quoted = “{ $name }”

## Choices

senjutsu-text-choose =
    { $begun ->
        [yes] then choose one: { $what }
       *[no] choose one: { $what }
    }
    .inf = choose one: { $what }
senjutsu-text-option-in = { $where } (then you must choose this): { $what }
    .soft = { $where_soft } (then you must choose this): { $what }

## The times of instants, and parts of a card

senjutsu-text-timing =
    { $strikes ->
        [clause] { $when }, { $what }
        [yes] { $when }, { $what }
       *[no] { $when }: { $what }
    }
senjutsu-text-timing-attack-success = after your successful attack
senjutsu-text-timing-block-success = after your successful block
senjutsu-text-timing-after-card = after your card is resolved
senjutsu-text-timing-start-of-turn = at the start of the turn
senjutsu-text-timing-after-draw = after drawing
senjutsu-text-timing-after-reveal = after the reveal
senjutsu-text-timing-would-suffer = when an attack would wound you
senjutsu-text-timing-end-of-turn = at the end of the turn
senjutsu-text-part =
    { $strikes ->
        [yes] — At initiative { $n }, { $what }
       *[no] — At initiative { $n }: { $what }
    }

## The frame of a card

senjutsu-text-kind-attack = attack
senjutsu-text-kind-defence = defence
senjutsu-text-kind-meditation = meditation
senjutsu-text-kind-core = core ability
senjutsu-text-kind-core-attack = core weapon, attack
senjutsu-text-kind-core-defence = core weapon, defence
senjutsu-text-kind-core-meditation = core weapon, meditation
senjutsu-text-kind-of-rank = { $kind }, { $rank }
senjutsu-text-rank-wood = wood
senjutsu-text-rank-steel = steel
senjutsu-text-rank-gold = gold
senjutsu-text-rank-jade = jade
senjutsu-text-rank-core = core
senjutsu-text-of-character =
    { $personal ->
        [yes] personal card: { $owner }
       *[no] { $owner }
    }
senjutsu-text-initiative = initiative { $n }
senjutsu-text-initiative-chosen = initiative { $values }, as you choose
senjutsu-text-initiative-bought = initiative { $n }, or { $more } if you pay { $pay } focus
senjutsu-text-cost = costs { senjutsu-text-focus }
senjutsu-text-only-in = only { $where }
senjutsu-text-only-masked = only while masked
senjutsu-text-range = ranged, up to { senjutsu-text-reach }
senjutsu-text-keyword-prepared = prepared card
senjutsu-text-keyword-instant = instant
senjutsu-text-keyword-instant-additional = instant additional card
senjutsu-text-keyword-instant-replacement = instant replacement card

## Terrain

senjutsu-text-terrain-obstacle = an obstacle: nobody stands there, and it stops every attack and every line of sight
senjutsu-text-terrain-adds-cell = it is a cell beside the field on which one can stand
senjutsu-text-terrain-forced = whoever is forced into it { $what } and stays on the cell before it
senjutsu-text-terrain-entered = whoever comes onto it { $what }
senjutsu-text-terrain-hidden-face = what it hides is shown when somebody steps onto it
senjutsu-text-terrain-cut-down = an attack that wounds cuts it down
senjutsu-text-terrain-gone = once somebody has come onto it, it is gone
senjutsu-text-terrain-open = it can be entered, and nothing happens
senjutsu-text-terrain-nothing = suffers nothing
senjutsu-text-terrain-beside = whoever stands beside it at the end of a turn gains { senjutsu-text-focus }
