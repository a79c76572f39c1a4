### Senjutsu: what is printed on solo cards. All of it tells what an enemy does; attacks, blocks and cells are those of
### senjutsu-cards.ftl in their form `.third`.

senjutsu-text-solo-it = it { $what_third }
senjutsu-text-solo-otherwise = if it cannot, it { $what_third }

## Words

senjutsu-text-solo-go = goes { senjutsu-text-solo-far }
senjutsu-text-solo-far =
    { $n ->
        [1] one cell
        [2] up to two cells
        [3] up to three cells
        [4] up to four cells
        [5] up to five cells
       *[other] up to { $n } cells
    }
senjutsu-text-solo-retreat = retreats { senjutsu-text-solo-back }
senjutsu-text-solo-back =
    { $n ->
        [1] one cell
        [2] up to two cells
        [3] up to three cells
        [4] up to four cells
        [5] up to five cells
       *[other] up to { $n } cells
    }
senjutsu-text-solo-manner-next = switches to its next manner
senjutsu-text-solo-stance-attack = takes the attacking stance
senjutsu-text-solo-stance-defence = takes the defending stance
senjutsu-text-solo-stance-switch = changes its stance
senjutsu-text-solo-stance-all-attack = puts all enemies into the attacking stance
senjutsu-text-solo-stance-all-defence = puts all enemies into the defending stance
senjutsu-text-solo-stance-all-switch = makes all enemies change their stance
senjutsu-text-solo-refresh = shuffles its discard pile into its deck at the end of the turn
senjutsu-text-solo-and-refresh = { $what_third }, and at the end of the turn shuffles its discard pile into its deck

## Attacks

senjutsu-text-solo-go-and =
    { $n ->
        [1] may go one cell and { $what_third }
        [2] may go up to two cells and { $what_third }
        [3] may go up to three cells and { $what_third }
        [4] may go up to four cells and { $what_third }
        [5] may go up to five cells and { $what_third }
       *[other] may go up to { $n } cells and { $what_third }
    }
senjutsu-text-solo-bonus = { $what_third }, { $when } { $harm_third }
senjutsu-text-solo-bonus-apart = { $when }, it { $what_third }
senjutsu-text-solo-when-rear = from behind
senjutsu-text-solo-when-masked = while masked
senjutsu-text-solo-when-despair = in despair
senjutsu-text-solo-count = { $n }

## Counter symbols

senjutsu-text-solo-counter-attack = if it is attacked at initiative { $values }, the top card of its deck is discarded; if an attack is printed on that card, the attacker takes 1 wound
senjutsu-text-solo-counter-defence = if its block stops an attack of initiative { $values }, the top card of its deck is discarded; if an attack is printed on that card, the attacker takes 1 wound

## The frame of a card

senjutsu-text-solo-deck = pick deck { $n }: { $name }
senjutsu-text-solo-own = personal solo card: { $owner }
senjutsu-text-solo-nightmare = nightmare card
senjutsu-text-solo-initiative = initiative { $values }, to match the player’s attack
