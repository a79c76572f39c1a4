### Data packs of Senjutsu: what can be wrong with cards, characters, fields and decks

error-pack-one-word =
    { $count ->
        [0] { $path }: an effect needs a word; here stands none.
       *[other] { $path }: an effect has one word; here stand several ({ $words }).
    }
error-pack-success = { $path }: “if: success” needs an attack or a block above it in the same part.
error-pack-who =
    { $path }: { $who ->
        [marked] “marked” needs an attack with a mark above it.
        [attacker] “attacker” needs a block above it, or a card played after a successful block.
       *[hit] “hit” needs an attack above it, or a card played after a successful attack.
    }
error-pack-nested = { $path }: groups stand in groups here, more than { $most } deep.
error-pack-alternatives = { $path }: a choice needs at least two alternatives.
error-pack-nothing = { $path }: nothing stands here, but something must.
error-pack-not-a-value = { $path }: { $value } is none of the card’s initiative values ({ $known }).
error-pack-blocks-nothing = { $path }: at initiative { $value } no cell is blocked.
error-pack-block-when = { $path }: a block acts at an initiative of its card, and this card has none.
error-pack-prevent = { $path }: wounds can be prevented only by a card with the timing “would_suffer”.
error-pack-atom = { $path }: a part of a movement is either a step with its directions or a turn without any.
error-pack-must-up-to = { $path }: what must be done in full cannot be “up to”.
error-pack-line =
    { $path }: this line of movement can be carried out in too many orders ({ $count ->
        [one] { $count } order
       *[other] { $count } orders
    }; at most { $most } are allowed). Take fewer steps, turns or directions, or make two lines of it.
error-pack-attack-shape = { $path }: an attack has either “cells”, or a “mode” with its “hit”.
error-pack-mode-range = { $path }: the mode “{ $mode }” needs a range on the card.
error-pack-mode-mods = { $path }: mods change cells, and an attack by mode has none.
error-pack-mod-gate = { $path }: a mod needs a condition or a price.
error-pack-mod-word = { $path }: a mod has either “add” or “set”.
error-pack-set-cell = { $path }: the attack has no cell “{ $value }” that could be replaced.
error-pack-ruled = { $path }: { $given } cannot be: the rules say { $wanted }.
error-pack-not-here = { $path }: “{ $word }” cannot stand here.
error-pack-cell = { $path }: “{ $value }” is no cell; write F, FR, BR, B, BL or FL, with a number if it is farther, joined by +: F2, F+FR.
error-pack-own-cell = { $path }: “{ $value }” is the figure’s own cell.
error-pack-number = { $path }: “{ $value }” is no number of a card; use Latin letters, digits and hyphens, at most { $most }.
error-pack-belongs = { $path }: this does not fit a card of the pool “{ $pool }”.
error-pack-types = { $path }: a core ability is only “core”, a core weapon “core” and one type more, every other card has one type.
error-pack-core-free = { $path }: a core ability has neither a cost nor a requirement: somebody may have no other card.
error-pack-variable = { $path }: write either “choose” with the values, or “range” with the highest and the lowest.
error-pack-falling = { $path }: at least two values are needed, each lower than the one before.
error-pack-bought = { $path }: only a card with one fixed initiative can have another value to buy.
error-pack-keywords = { $path }: a card is an instant of one kind at most, and a core card of none.
error-pack-instant = { $path }: instants and additional cards, and only they, have a “timing” and no initiative (null).
error-pack-timing = { $path }: “{ $timing }” does not fit: additional cards have attack_success, block_success or after_card, plain instants one of the others.
error-pack-part-value = { $path }: every part but the first has an initiative of its own.
error-pack-part-lower = { $path }: the initiative of a part must be lower than { $than }, that of the one before.
error-pack-lacks-word = { $path }: the card’s type needs the word “{ $word }”.
error-pack-wrong-word = { $path }: a card of the type “{ $type }” cannot have the word “{ $word }”.
error-pack-no-poison = { $path }: this poisons, but the pack has no poison card.
error-pack-no-card = { $path }: the pack has no card with the number “{ $value }”.
error-pack-endless = { $path }: like “{ $other }” it fills the deck again, so a game might never end; set “turns”, the last turn.
error-pack-core-ability = { $path }: “{ $value }” is no core ability card of this character.
error-pack-core-weapon = { $path }: there is no core weapon card for “{ $value }” that this character may take.
error-pack-tree-start = { $path }: a tree has the position “neutral” and starts there.
error-pack-branch = { $path }: this branch leads nowhere (“{ $value }”).
error-pack-unreachable = { $path }: no way leads from Neutral to “{ $value }”.
error-pack-deck = { $path }: the deck is not legal ({ $clauses }).
error-pack-no-deck = { $path }: there is no deck for “{ $value }”.
error-pack-faces = { $path }: { $given } different cards are too many; { $most } are the most.
error-pack-obstacle = { $path }: an obstacle, and nothing else, says what happens to whoever is forced onto it (“forced_entry”).
error-pack-faces-of = { $path }: terrain with a hidden face, and no other, names its faces.
error-pack-token = { $path }: a token with a hidden face comes into play by cards alone: it is no obstacle, has no effect of its own, adds no cell, and is not of the base game (“base_game”: false).
error-pack-off-field = { $path }: { $value } is no free cell of this battlefield.
error-pack-on-start = { $path }: { $value } is a start cell.
error-pack-kit = { $path }: { $given } of “{ $value }” stand on the field, more than the kit has.
error-pack-cut-field = { $path }: the start cell { $value } is cut off from the others.

## The solo half

error-pack-solo-home = { $path }: a solo card either lies in a pick deck (“deck”) or belongs to a character (“owner”).
error-pack-solo-nightmare = { $path }: the nightmare cards of nobody in particular are pick deck { $deck }, and it holds no others.
error-pack-solo-counter = { $path }: the values are written from high to low, each once.
error-pack-solo-range = { $path }: a solo card with a range strikes by a “mode”, not by cells.
error-pack-solo-bonus = { $path }: the attack has no cell “{ $value }” to which something could be added.
error-pack-solo-block = { $path }: a solo card blocks its cells at every value (“all”): it takes whichever meets the attack.
error-pack-solo-lacks = { $path }: “{ $value }” is missing.
error-pack-solo-empty = { $path }: there is no card in pick deck { $deck }.
error-pack-solo-distance = { $path }: write either “exact” or “at_least”.
error-pack-solo-name = { $path }: a character of the pack has its name there; every other needs one here.
error-pack-solo-pair = { $path }: whoever has the rule “pair”, and nobody else, names a partner.
error-pack-solo-own-cards = { $path }: whoever has the rule “own_cards_only” takes no cards from pick decks; everybody else does.
error-pack-solo-two-nightmares = { $path }: this character has another nightmare card already.
error-pack-solo-ranks = { $path }: a higher rank comes later, and each comes once.
