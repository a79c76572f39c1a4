### The table of Tenno in the browser

client-tenno-turn = turn { $turn }
client-tenno-set-up = set-up

## Things on the table, as they are spoken

client-tenno-card = { $card }, { $value }
client-tenno-row = Row: { $who }
client-tenno-slot-hidden = face-down card, { $who }, slot { $slot }
client-tenno-slot-covered = { $card }, covered, { $who }, slot { $slot }
client-tenno-slot-open = { $card }, face up, { $who }, slot { $slot }
client-tenno-slot-gap = empty slot { $slot }, { $who }
client-tenno-slot-laid = { $card } for slot { $slot }, { $who }
client-tenno-slot-fights = slot { $slot }, { $who }: its card is in the fight
client-tenno-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
client-tenno-prison = prison
client-tenno-prison-of =
    Prison, { $who }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
client-tenno-discard = discard, { $count }
client-tenno-discard-of =
    Discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }
client-tenno-discard-empty = Discard pile, empty

## One’s own hand

client-tenno-hand = Your hand
client-tenno-hand-count =
    { $count ->
        [one] { $count } card, hidden from all
       *[other] { $count } cards, hidden from all
    }
client-tenno-hand-card = { $card }, in your hand
client-tenno-hand-empty = Your hand is empty.
client-tenno-taken-up = { $card }, just taken up: lay it back, and nobody will know
client-tenno-tag-taken = taken up

## What was seen

client-tenno-chip-covered = covered
client-tenno-chip-all = seen
client-tenno-chip-some = peeked
client-tenno-peeked = { $who }, slot { $slot }: only you see it
client-tenno-seen-by-all = { $card }, seen by all in turn { $turn }
client-tenno-seen-by-you = { $card }, seen by you in turn { $turn }
client-tenno-handled = the slot has been handled since
client-tenno-known-all = everybody has seen a card here
client-tenno-known-by = looked at by { $who }

## The fight

client-tenno-fight = The fight
client-tenno-fight-attacker = { $who } attacks: { $card } from slot { $slot }
client-tenno-fight-target = attacked: { $card }, { $who }, slot { $slot }
client-tenno-caption-attacker =
    { $you ->
        [yes] you attack
       *[no] { $who } attacks
    }
client-tenno-caption-target =
    { $you ->
        [yes] your slot { $slot }
       *[no] { $who }, slot { $slot }
    }
client-tenno-sum = Attack { $attack }, defence { $defence }.
client-tenno-draw = a draw
client-tenno-cancel = they cancel out
client-tenno-wins-by =
    { $you ->
        [yes] you win by { $by }
       *[no] { $who } wins by { $by }
    }

## Cards looked at closely

client-tenno-numbers = Attacks with { $attack }, defends with { $defence }, worth { $value } in a prison
client-tenno-numbers-shogun = May not attack, defends with { $defence }, worth { $value } in a prison
client-tenno-numbers-geisha = One stronger than the card it meets
client-tenno-about-peasant = No ability: what is printed counts. The three peasants lie in the row at the start.
client-tenno-about-ninja = Strong in attack, weak in defence: it attacks with 8, but is beaten by anything above 4.
client-tenno-about-monk = When another card of its row is attacked, you may show the monk: the attacked card gets +2. The monk stays where it lies.
client-tenno-about-ronin = After an attack with the ronin you may attack once more, with another card and against another target.
client-tenno-about-samurai = No ability: what is printed counts, in attack and in defence.
client-tenno-about-daimyo = No ability; the strongest card that may attack.
client-tenno-about-shogun = May never attack. If it wins in defence, it takes the attacking card prisoner. Only a geisha beats it.
client-tenno-about-geisha = Beats every card but another geisha, in attack and in defence; then she leaves the game.
client-tenno-about-back = Only its owner knows this card. It is turned up when it fights.

## Notes

client-tenno-notes = Notes
client-tenno-notes-out = Out of the game
client-tenno-notes-out-about = Everybody has the same eleven cards. Those in the discard pile are struck out; prisons stay closed.
client-tenno-notes-counts = hand { $hand }, prison { $prison }
client-tenno-notes-gone = Discarded: { $cards }.
client-tenno-notes-none-gone = Nothing discarded yet.
client-tenno-notes-seen = What you have seen
client-tenno-notes-no-aid = At this table everybody trusts their own memory: the memory aid is off.
client-tenno-notes-nothing-seen = Nothing yet.
client-tenno-notes-slot = Slot { $slot }: { $text }

## The result

client-tenno-result = The prisons
client-tenno-result-prison = Prison: { $sum }
client-tenno-result-empty = Nobody in prison: 0
client-tenno-result-tie = Tie-break, hand and row: { $sum }
