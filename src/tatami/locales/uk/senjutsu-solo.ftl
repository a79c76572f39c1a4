### Сенджюцу: що надруковано на соло-картах. Усе це — про те, що робить ворог; атаки, блоки й клітинки взято з
### senjutsu-cards.ftl у формі `.third`.

senjutsu-text-solo-it = { $what_third }
senjutsu-text-solo-otherwise = якщо не може, { $what_third }

## Слова

senjutsu-text-solo-go = проходить { senjutsu-text-solo-far }
senjutsu-text-solo-far =
    { $n ->
        [1] одну клітинку
        [2] щонайбільше дві клітинки
        [3] щонайбільше три клітинки
        [4] щонайбільше чотири клітинки
        [5] щонайбільше п’ять клітинок
       *[other] щонайбільше { $n } клітинок
    }
senjutsu-text-solo-retreat = відступає { senjutsu-text-solo-back }
senjutsu-text-solo-back =
    { $n ->
        [1] на одну клітинку
        [2] щонайбільше на дві клітинки
        [3] щонайбільше на три клітинки
        [4] щонайбільше на чотири клітинки
        [5] щонайбільше на п’ять клітинок
       *[other] щонайбільше на { $n } клітинок
    }
senjutsu-text-solo-manner-next = переходить до наступної манери бою
senjutsu-text-solo-stance-attack = стає в атакувальну стійку
senjutsu-text-solo-stance-defence = стає в захисну стійку
senjutsu-text-solo-stance-switch = змінює стійку
senjutsu-text-solo-stance-all-attack = ставить усіх ворогів в атакувальну стійку
senjutsu-text-solo-stance-all-defence = ставить усіх ворогів у захисну стійку
senjutsu-text-solo-stance-all-switch = змінює стійку всіх ворогів
senjutsu-text-solo-refresh = наприкінці ходу замішує свій скид у колоду
senjutsu-text-solo-and-refresh = { $what_third }, а наприкінці ходу замішує свій скид у колоду

## Атаки

senjutsu-text-solo-go-and =
    { $n ->
        [1] може пройти одну клітинку й { $what_third }
        [2] може пройти щонайбільше дві клітинки й { $what_third }
        [3] може пройти щонайбільше три клітинки й { $what_third }
        [4] може пройти щонайбільше чотири клітинки й { $what_third }
        [5] може пройти щонайбільше п’ять клітинок і { $what_third }
       *[other] може пройти щонайбільше { $n } клітинок і { $what_third }
    }
senjutsu-text-solo-bonus = { $what_third }, { $when } — { $harm_third }
senjutsu-text-solo-bonus-apart = { $when } { $what_third }
senjutsu-text-solo-when-rear = зі спини
senjutsu-text-solo-when-masked = під маскуванням
senjutsu-text-solo-when-despair = у відчаї
senjutsu-text-solo-count = { $n }

## Символи контратаки

senjutsu-text-solo-counter-attack = якщо цього ворога атакують з ініціативою { $values }, верхню карту його колоди скидають; якщо на ній є атака, нападник дістає 1 поранення
senjutsu-text-solo-counter-defence = якщо його блок зупиняє атаку з ініціативою { $values }, верхню карту його колоди скидають; якщо на ній є атака, нападник дістає 1 поранення

## Облямівка карти

senjutsu-text-solo-deck = колода вибору { $n }: { $name }
senjutsu-text-solo-own = особиста соло-карта: { $owner }
senjutsu-text-solo-nightmare = карта кошмару
senjutsu-text-solo-initiative = ініціатива { $values }, під атаку гравця
