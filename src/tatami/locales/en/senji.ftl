### Senji

senji-title = Senji
senji-name = Senji
    .tag = Promises and war
senji-blurb = Families of the warring states strive for the shogunate: secret orders, armies and fleets, hostages, hanafuda, and every Winter four minutes to make promises that bind nobody. Whoever has the most honour once somebody reaches 60 becomes shogun.
senji-credits = by Serge Laget and Bruno Cathala
    .house = Asmodee, 2008

## Options

senji-option-families = Families
    .help = Whether players choose their families or are dealt them.
senji-option-families-chosen = by choice
senji-option-families-dealt = by lot
senji-option-winter = Winter
    .help = How negotiations end: when the sand-glass has run out, or after a number of rounds without a clock.
senji-option-winter-glass = sand-glass
senji-option-winter-rounds = in rounds
senji-option-glass = Sand-glass
    .help = How long negotiations last in Winter: four minutes by the rulebook, a day for games by correspondence.
    .value =
        { $value ->
            [60] 1 minute
            [120] 2 minutes
            [180] 3 minutes
            [240] 4 minutes
            [300] 5 minutes
            [420] 7 minutes
            [600] 10 minutes
            [900] 15 minutes
            [1800] 30 minutes
            [3600] 1 hour
            [86400] 1 day
            [259200] 3 days
           *[other] { $value } seconds
        }
senji-option-rounds = Rounds of Winter
    .help = How often everybody may speak in Winter where no clock runs.
senji-option-kami = Kami and seppuku
    .help = Whether dead samurai help as kami once more, and may take their own lives for it.
senji-option-umeko = Forced exchange
    .help = Which cards Umeko’s ability exchanges: diplomacy cards, as her designer meant it, or hanafuda, as printed.
senji-option-umeko-diplomacy = diplomacy cards
senji-option-umeko-hanafuda = hanafuda cards
senji-option-years = Last year
    .help = After that many years the most honour wins, even below 60 (our own rule, for a shorter evening). Where there is none, you play until somebody is shogun.
    .value =
        { $value ->
            [0] none
           *[other] { $value }
        }
senji-option-data = Data pack
    .help = Which map, cards and samurai are used: the house’s own, or a pack that an owner of the box supplies.
senji-option-data-house = the house’s own

## Families and parties

senji-family-violet = violet family
    .acc = the violet family
    .gen = the violet family
    .dat = the violet family
    .ins = the violet family
senji-family-red = red family
    .acc = the red family
    .gen = the red family
    .dat = the red family
    .ins = the red family
senji-family-yellow = yellow family
    .acc = the yellow family
    .gen = the yellow family
    .dat = the yellow family
    .ins = the yellow family
senji-family-green = green family
    .acc = the green family
    .gen = the green family
    .dat = the green family
    .ins = the green family
senji-family-blue = blue family
    .acc = the blue family
    .gen = the blue family
    .dat = the blue family
    .ins = the blue family
senji-family-black = black family
    .acc = the black family
    .gen = the black family
    .dat = the black family
    .ins = the black family
senji-party-emperor = Emperor’s army
    .acc = the emperor’s army
    .gen = the emperor’s army
    .dat = the emperor’s army
    .ins = the emperor’s army

## Regions

senji-region-hizen = Hizen
senji-region-bungo = Bungo
senji-region-satsuma = Satsuma
    .acc = Satsuma
    .gen = Satsuma
    .dat = Satsuma
    .ins = Satsuma
senji-region-iyo = Iyo
senji-region-awa = Awa
    .acc = Awa
    .gen = Awa
    .dat = Awa
    .ins = Awa
senji-region-yamashiro = Yamashiro
senji-region-nagato = Nagato
senji-region-izumo = Izumo
senji-region-bizen = Bizen
senji-region-owari = Owari
senji-region-shinano = Shinano
senji-region-sagami = Sagami
senji-region-echizen = Echizen
senji-region-etchu = Etchu
senji-region-echigo = Echigo
senji-region-hitachi = Hitachi
senji-region-dewa = Dewa
    .acc = Dewa
    .gen = Dewa
    .dat = Dewa
    .ins = Dewa
senji-region-mutsu = Mutsu
senji-region-north-sea = North Sea
    .acc = the North Sea
    .gen = the North Sea
    .dat = the North Sea
    .ins = the North Sea
senji-region-south-sea = South Sea
    .acc = the South Sea
    .gen = the South Sea
    .dat = the South Sea
    .ins = the South Sea

## Samurai

senji-samurai-akashi = Akashi
senji-samurai-baba = Baba
    .acc = Baba
    .gen = Baba
    .dat = Baba
    .ins = Baba
senji-samurai-chosokabe = Chosokabe
senji-samurai-daisuke = Daisuke
senji-samurai-ekei = Ekei
    .acc = Ekei
    .gen = Ekei
    .dat = Ekei
    .ins = Ekei
senji-samurai-fukushima = Fukushima
    .acc = Fukushima
    .gen = Fukushima
    .dat = Fukushima
    .ins = Fukushima
senji-samurai-gamo = Gamo
senji-samurai-hosokawa = Hosokawa
    .acc = Hosokawa
    .gen = Hosokawa
    .dat = Hosokawa
    .ins = Hosokawa
senji-samurai-ishida = Ishida
    .acc = Ishida
    .gen = Ishida
    .dat = Ishida
    .ins = Ishida
senji-samurai-kuroda = Kuroda
    .acc = Kuroda
    .gen = Kuroda
    .dat = Kuroda
    .ins = Kuroda
senji-samurai-mori = Mori
senji-samurai-naoe = Naoe
senji-samurai-oda = Oda
    .acc = Oda
    .gen = Oda
    .dat = Oda
    .ins = Oda
senji-samurai-shimazu = Shimazu
senji-samurai-tachibana = Tachibana
    .acc = Tachibana
    .gen = Tachibana
    .dat = Tachibana
    .ins = Tachibana
senji-samurai-umeko = Umeko
senji-samurai-wakizaka = Wakizaka
    .acc = Wakizaka
    .gen = Wakizaka
    .dat = Wakizaka
    .ins = Wakizaka
senji-samurai-yamagata = Yamagata
    .acc = Yamagata
    .gen = Yamagata
    .dat = Yamagata
    .ins = Yamagata

## What samurai can do

senji-ability-four-families = diplomacy with four families
    .about = While this samurai is on the board, your diplomatic action needs cards of only four other families instead of five.
senji-ability-two-supports = two support cards
    .about = In this samurai’s battles you may commit two support cards instead of one.
senji-ability-silences = enemy samurai silenced
    .about = In this samurai’s battles each enemy samurai still gives one die, but its battle ability has no effect.
senji-ability-borrows = a borrowed ability
    .about = At the start of a battle you may choose one enemy samurai there: until the battle ends this samurai has its battle ability, and the other has not.
senji-ability-double-ransom = twice the honour for hostages
    .about = While this samurai is on the board, a hostage you kill brings you twice its value.
senji-ability-wild-card = a wild card
    .about = Once each Autumn, while this samurai is on the board, one card of a combination you discard may count as any colour, value and symbol.
senji-ability-wins-ties = ties are won
    .about = In this samurai’s battles a tie in strength is a victory for your side.
senji-ability-one-more-shown = one card more by trade
    .about = While this samurai is on the board, a trade card you use makes its owner show one card more than its value.
senji-ability-three-cards = production of three cards
    .about = A production order carried out where this samurai stands brings three hanafuda cards instead of two.
senji-ability-calm-seas = calm seas
    .about = In a sea raid with this samurai you roll only half as many dice, rounded down.
senji-ability-sees-a-hand = a look at a hand
    .about = Once each Winter, while this samurai is on the board, you may look at all diplomacy cards of one player.
senji-ability-two-dice = two dice
    .about = In battle two dice instead of one are set aside for this samurai.
senji-ability-escapes = escape
    .about = If your side loses a battle, this samurai may escape to a neighbouring province of yours or to a sea zone that borders the battle.
senji-ability-takes-the-discard = a card from the discard pile
    .about = Once each Autumn, during your actions and while this samurai is on the board, you may take the top card of the hanafuda discard pile.
senji-ability-forces-a-swap = a forced exchange
    .about = Once each Autumn, during your actions and while this samurai is on the board, you may force an opponent to exchange a card with you, face down: a diplomacy card or, if the table agreed so, a hanafuda card.
senji-ability-sees-support-first = sees support first
    .about = In this samurai’s battles your opponent commits support face up before you choose yours.
senji-ability-rerolls-a-die = one die rolled again
    .about = Once each battle, after a roll, you may roll one die again that is not set aside.
senji-ability-none = no ability
    .about = This samurai has no ability.
senji-kami-diplomat = diplomat kami
    .acc = a diplomat kami
    .gen = a diplomat kami
    .dat = a diplomat kami
    .ins = a diplomat kami
    .about = At any time in Winter or during your own actions in Autumn, once: look at the diplomacy hand of another player and take one card of it.
senji-kami-economist = economist kami
    .acc = an economist kami
    .gen = an economist kami
    .dat = an economist kami
    .ins = an economist kami
    .about = During your own actions in Autumn, once: search the hanafuda deck and take any one card of it.
senji-kami-military = military kami
    .acc = a military kami
    .gen = a military kami
    .dat = a military kami
    .ins = a military kami
    .about = In a battle of yours, after the roll and before support is committed, once: roll any number of the rolled dice again.

## Orders, phases and honour

senji-order-production = production order
    .acc = a production order
    .gen = a production order
    .dat = a production order
    .ins = a production order
    .about = Draw 2 hanafuda cards.
senji-order-recruitment = recruitment order
    .acc = a recruitment order
    .gen = a recruitment order
    .dat = a recruitment order
    .ins = a recruitment order
    .about = Place 2 of your units in this province.
senji-order-march = march order
    .acc = a march order
    .gen = a march order
    .dat = a march order
    .ins = a march order
    .about = Move units and samurai out of this province by land, by sea or in a sea raid.
senji-phase-preparation = Preparation
senji-phase-emperor = The emperor’s visit
senji-phase-winter = Winter
senji-phase-spring = Spring
senji-phase-summer = Summer
senji-phase-autumn = Autumn
senji-source-samurai = samurai hired
senji-source-battle = battles
senji-source-hostage = hostages killed
senji-source-ransom = members of the family killed
senji-source-display = hostages displayed
senji-source-diplomacy = diplomacy
senji-source-combination = hanafuda combinations
senji-source-mercenaries = mercenaries

senji-deed-hosted = years as host
senji-deed-attacks = attacks
senji-deed-attacked = attacks suffered
senji-deed-exchanges = exchanges of cards
senji-deed-lots = lots won at auction
senji-deed-envoys = diplomatic actions
senji-deed-sets = hanafuda combinations
senji-deed-hostages = hostages killed
senji-deed-kept = promises kept
senji-deed-broken = promises broken

## Diplomacy cards

senji-relation-grandmother = grandmother
    .acc = the grandmother
    .gen = the grandmother
    .dat = the grandmother
    .ins = the grandmother
senji-relation-grandfather = grandfather
    .acc = the grandfather
    .gen = the grandfather
    .dat = the grandfather
    .ins = the grandfather
senji-relation-mother = mother
    .acc = the mother
    .gen = the mother
    .dat = the mother
    .ins = the mother
senji-relation-father = father
    .acc = the father
    .gen = the father
    .dat = the father
    .ins = the father
senji-relation-wife = wife
    .acc = the wife
    .gen = the wife
    .dat = the wife
    .ins = the wife
senji-relation-husband = husband
    .acc = the husband
    .gen = the husband
    .dat = the husband
    .ins = the husband
senji-relation-heir = heir
    .acc = the heir
    .gen = the heir
    .dat = the heir
    .ins = the heir
senji-relation-son = son
    .acc = the son
    .gen = the son
    .dat = the son
    .ins = the son
senji-relation-daughter = daughter
    .acc = the daughter
    .gen = the daughter
    .dat = the daughter
    .ins = the daughter
senji-relation-sister = sister
    .acc = the sister
    .gen = the sister
    .dat = the sister
    .ins = the sister
senji-relation-brother = brother
    .acc = the brother
    .gen = the brother
    .dat = the brother
    .ins = the brother
senji-relation-aunt = aunt
    .acc = the aunt
    .gen = the aunt
    .dat = the aunt
    .ins = the aunt
senji-relation-uncle = uncle
    .acc = the uncle
    .gen = the uncle
    .dat = the uncle
    .ins = the uncle
senji-relation-niece = niece
    .acc = the niece
    .gen = the niece
    .dat = the niece
    .ins = the niece
senji-relation-nephew = nephew
    .acc = the nephew
    .gen = the nephew
    .dat = the nephew
    .ins = the nephew
senji-relation-cousin = cousin
    .acc = the cousin
    .gen = the cousin
    .dat = the cousin
    .ins = the cousin
senji-kind-member = { $relation } of { $family_gen } ({ $value })
    .acc = { $relation_acc } of { $family_gen } ({ $value })
    .gen = { $relation_gen } of { $family_gen } ({ $value })
    .dat = { $relation_dat } of { $family_gen } ({ $value })
    .ins = { $relation_ins } of { $family_gen } ({ $value })
senji-kind-support = support card of { $family_gen } ({ $value })
    .acc = a support card of { $family_gen } ({ $value })
    .gen = a support card of { $family_gen } ({ $value })
    .dat = a support card of { $family_gen } ({ $value })
    .ins = a support card of { $family_gen } ({ $value })
senji-kind-trade = trade card of { $family_gen } ({ $value })
    .acc = a trade card of { $family_gen } ({ $value })
    .gen = a trade card of { $family_gen } ({ $value })
    .dat = a trade card of { $family_gen } ({ $value })
    .ins = a trade card of { $family_gen } ({ $value })
senji-kind-dummy = dummy of { $family_gen }
    .acc = the dummy of { $family_gen }
    .gen = the dummy of { $family_gen }
    .dat = the dummy of { $family_gen }
    .ins = the dummy of { $family_gen }
senji-card-kind-member = member card
    .acc = a member card
    .gen = a member card
    .dat = a member card
    .ins = a member card
senji-card-kind-support = support card
    .acc = a support card
    .gen = a support card
    .dat = a support card
    .ins = a support card
senji-card-kind-trade = trade card
    .acc = a trade card
    .gen = a trade card
    .dat = a trade card
    .ins = a trade card
senji-card-kind-dummy = dummy
    .acc = a dummy
    .gen = a dummy
    .dat = a dummy
    .ins = a dummy

## Hanafuda

senji-colour-pine = pine
    .acc = pine
    .gen = pine
    .dat = pine
    .ins = pine
senji-colour-plum = plum
    .acc = plum
    .gen = plum
    .dat = plum
    .ins = plum
senji-colour-cherry = cherry
    .acc = cherry
    .gen = cherry
    .dat = cherry
    .ins = cherry
senji-colour-wisteria = wisteria
    .acc = wisteria
    .gen = wisteria
    .dat = wisteria
    .ins = wisteria
senji-colour-iris = iris
    .acc = iris
    .gen = iris
    .dat = iris
    .ins = iris
senji-colour-peony = peony
    .acc = peony
    .gen = peony
    .dat = peony
    .ins = peony
senji-colour-clover = bush clover
    .acc = bush clover
    .gen = bush clover
    .dat = bush clover
    .ins = bush clover
senji-colour-susuki = susuki
    .acc = susuki
    .gen = susuki
    .dat = susuki
    .ins = susuki
senji-colour-kiku = chrysanthemum
    .acc = chrysanthemum
    .gen = chrysanthemum
    .dat = chrysanthemum
    .ins = chrysanthemum
senji-colour-maple = maple
    .acc = maple
    .gen = maple
    .dat = maple
    .ins = maple
senji-colour-willow = willow
    .acc = willow
    .gen = willow
    .dat = willow
    .ins = willow
senji-colour-paulownia = paulownia
    .acc = paulownia
    .gen = paulownia
    .dat = paulownia
    .ins = paulownia
senji-symbol-plain = plain
senji-symbol-animal = animal
senji-symbol-tanzaku = tanzaku
senji-symbol-sun = sun
senji-animal-crane = crane
senji-animal-deer = deer
senji-animal-tortoise = tortoise
senji-animal-warbler = warbler
senji-animal-boar = boar
senji-animal-hare = hare
senji-animal-cuckoo = cuckoo
senji-animal-butterfly = butterfly
senji-animal-carp = carp
senji-animal-swallow = swallow
senji-animal-fox = fox
senji-animal-goose = goose
senji-animal-frog = frog
senji-animal-monkey = monkey
senji-animal-phoenix = phoenix
senji-animal-tiger = tiger
senji-hanafuda-plain = { $colour } { $value }
    .acc = { $colour_acc } { $value }
    .gen = { $colour_gen } { $value }
    .dat = { $colour_dat } { $value }
    .ins = { $colour_ins } { $value }
senji-hanafuda-animal = { $colour } { $value } ({ $animal })
    .acc = { $colour_acc } { $value } ({ $animal })
    .gen = { $colour_gen } { $value } ({ $animal })
    .dat = { $colour_dat } { $value } ({ $animal })
    .ins = { $colour_ins } { $value } ({ $animal })
senji-hanafuda-tanzaku = { $colour } { $value } (tanzaku)
    .acc = { $colour_acc } { $value } (tanzaku)
    .gen = { $colour_gen } { $value } (tanzaku)
    .dat = { $colour_dat } { $value } (tanzaku)
    .ins = { $colour_ins } { $value } (tanzaku)
senji-hanafuda-sun = { $colour } { $value } (sun)
    .acc = { $colour_acc } { $value } (sun)
    .gen = { $colour_gen } { $value } (sun)
    .dat = { $colour_dat } { $value } (sun)
    .ins = { $colour_ins } { $value } (sun)
senji-combination-animal =
    { $cards } { $cards ->
        [one] animal
       *[other] animals
    }
senji-combination-tanzaku = { $cards } tanzaku
senji-combination-sun =
    { $cards } { $cards ->
        [one] sun
       *[other] suns
    }
senji-combination-value =
    { $cards } { $cards ->
        [one] card of one value
       *[other] cards of one value
    }
senji-combination-path =
    path of { $cards } { $cards ->
        [one] card
       *[other] cards
    }

## Letters and promises

senji-note-give = I give { $card_acc }
senji-note-ask = I ask for { $card_acc }
senji-note-fit = For your wish: { $card }
senji-note-want-family = I ask for any card of { $family_gen }
senji-note-want-what = I ask for any { $what }
senji-note-want-value = I ask for any card worth { $value }
senji-note-want-family-what = I ask for any { $what } of { $family_gen }
senji-note-want-family-value = I ask for any card of { $family_gen } worth { $value }
senji-note-want-what-value = I ask for any { $what } worth { $value }
senji-note-want-family-what-value = I ask for any { $what } of { $family_gen } worth { $value }
senji-note-vow-peace = I promise not to attack you this year
senji-note-vow-mercy = I promise to kill no hostage of your family this year
senji-note-vow-no-trade = I promise to use no trade card of your family this year
senji-note-vow-autumn-first = I promise to name you first in Autumn
senji-note-vow-autumn-last = I promise to name you last in Autumn
senji-note-vow-first = I promise to name { $region } first in Summer
senji-note-vow-last = I promise to name { $region } last in Summer
senji-note-vow-attack = I promise to attack { $family_acc } this year
senji-note-vow-strike = I promise to attack { $region } this year
senji-note-plea-peace = Promise not to attack me this year
senji-note-plea-mercy = Promise to kill no hostage of my family this year
senji-note-plea-no-trade = Promise to use no trade card of my family this year
senji-note-plea-autumn-first = Promise to name me first in Autumn
senji-note-plea-autumn-last = Promise to name me last in Autumn
senji-note-plea-first = Promise to name { $region } first in Summer
senji-note-plea-last = Promise to name { $region } last in Summer
senji-note-plea-attack = Promise to attack { $family_acc } this year
senji-note-plea-strike = Promise to attack { $region } this year
senji-note-sworn-peace = Promised: no attack this year
senji-note-sworn-mercy = Promised: no hostage of that family is killed this year
senji-note-sworn-no-trade = Promised: no trade card of that family is used this year
senji-note-sworn-autumn-first = Promised: to be named first in Autumn
senji-note-sworn-autumn-last = Promised: to be named last in Autumn
senji-note-sworn-first = Promised: to name { $region } first in Summer
senji-note-sworn-last = Promised: to name { $region } last in Summer
senji-note-sworn-attack = Promised: to attack { $family_acc } this year
senji-note-sworn-strike = Promised: to attack { $region } this year
senji-note-kept = { $note } (kept)
senji-note-broken = { $note } (broken)
senji-note-overtaken = { $note } (overtaken by events)
senji-note-wonder-hold = Do you hold { $what_acc } of { $family_gen }?
senji-note-wonder-attack-me = Will you attack me?
senji-note-wonder-attack = Will you attack { $family_acc }?
senji-note-reply-yes = Yes
senji-note-reply-no = No
senji-note-reply-silent = I’d rather not say
senji-note-mode-open = The exchange is made openly
senji-note-show = I show you { $card_acc }

## Places

senji-place-deck = hanafuda deck
senji-place-discard = hanafuda discard pile
senji-place-samurai-deck = samurai deck
senji-place-samurai-discard = samurai discard pile
senji-place-removed = cards out of the game
senji-place-tokens = order tokens
senji-place-lots = auction lots
senji-place-shown = cards shown
senji-place-committed = support in this battle
senji-place-samurai =
    { $you ->
        [yes] your samurai
       *[no] samurai: { $owner }
    }
senji-place-auction = auction deck of { $card_gen }
senji-place-order = order: { $card }
senji-place-hand =
    { $you ->
        [yes] your diplomacy cards
       *[no] diplomacy cards of { $owner }
    }
senji-place-hanafuda =
    { $you ->
        [yes] your hanafuda cards
       *[no] hanafuda cards of { $owner }
    }
senji-place-kami =
    { $you ->
        [yes] your kami
       *[no] kami of { $owner }
    }
senji-place-display =
    { $you ->
        [yes] your displayed hostages
       *[no] displayed hostages of { $owner }
    }
senji-place-dummy =
    { $you ->
        [yes] your dummy
       *[no] dummy of { $owner }
    }
senji-place-bids =
    { $you ->
        [yes] your bids
       *[no] bids of { $owner }
    }
senji-place-drawn =
    { $you ->
        [yes] your drawn samurai cards
       *[no] drawn samurai cards of { $owner }
    }
senji-place-words =
    { $you ->
        [yes] your words to all
       *[no] words of { $owner } to all
    }
senji-place-words-to =
    { $you ->
        [yes] your words to { $other }
       *[no]
            { $other_you ->
                [yes] words of { $owner } to you
               *[no] words of { $owner } to { $other }
            }
    }
