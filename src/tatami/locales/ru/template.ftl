### Одинокая звезда — игра для копирования

template-title = Одинокая звезда
template-name = Одинокая звезда
    .tag = Маленькая и быстрая, из лаборатории
template-blurb = Все одновременно выкладывают карту рубашкой вверх. Наибольшее число, которого больше никто не выложил, приносит звезду; последний раунд даёт три, а побеждает тот, у кого звёзд больше всех.
template-credits = авторы: создатели этого дома
    .house = Tatami, игра для копирования

## Настройки

template-option-rounds = Раунды
    .help = Сколько раундов играют: на каждый раунд игрок получает карту.
template-option-wins = Выигрышная карта
    .help = Какая карта выигрывает среди тех, что выложил только один игрок.
template-option-wins-highest = старшая
template-option-wins-lowest = младшая

## Карты

template-kind-1 = Единица
    .acc = единицу
    .gen = единицы
template-kind-2 = Двойка
    .acc = двойку
    .gen = двойки
template-kind-3 = Тройка
    .acc = тройку
    .gen = тройки
template-kind-4 = Четвёрка
    .acc = четвёрку
    .gen = четвёрки
template-kind-5 = Пятёрка
    .acc = пятёрку
    .gen = пятёрки
template-kind-6 = Шестёрка
    .acc = шестёрку
    .gen = шестёрки
template-kind-7 = Семёрка
    .acc = семёрку
    .gen = семёрки

## Места и открытые факты

template-place-deck = колода
template-place-played = сыгранные карты
template-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука игрока { $owner }
    }
template-place-laid =
    { $you ->
        [yes] ваша выложенная карта
       *[no] выложенная карта игрока { $owner }
    }
template-fact-round = Раунд { $value }
template-fact-stars =
    { $value ->
        [one] { $value } звезда
        [few] { $value } звезды
       *[many] { $value } звёзд
    }

## Вопросы и ответы

template-ask-card-to-lay =
    { $you ->
        [yes] Выложите карту рубашкой вверх.
       *[no] { $seats_count ->
            [one] Карту выбирает { $seats }.
            [few] Карты выбирают { $seats }.
           *[many] Карты выбирают { $seats }.
        }
    }
template-answer-lay = Выложить { $card_acc }

## Что происходит

template-turned-laid =
    { $place_you ->
        [yes] Вы выложили { $card_acc }.
       *[no] Игрок { $place_owner } выкладывает { $card_acc }.
    }
template-event-star-won =
    { $you ->
        [yes] Одинокая карта { $card }: вы выигрываете
       *[no] Одинокая карта { $card }: { $seat } выигрывает
    } { $stars ->
        [one] { $stars } звезду.
        [few] { $stars } звезды.
       *[many] { $stars } звёзд.
    }

## Конец

template-outcome-stars =
    { $you ->
        [yes] Вы побеждаете: у вас больше всех звёзд!
       *[no] Побеждает { $winners }: больше всех звёзд.
    }
template-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] Общая победа: вы и { $others }!
           *[other] Общая победа: вы, { $others }!
        }
       *[no] Общая победа: { $winners }.
    }
template-ending-stars = больше всех звёзд
template-ending-shared = общая победа
template-score =
    { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: { $score ->
        [one] { $score } звезда
        [few] { $score } звезды
       *[many] { $score } звёзд
    }

## Почему нельзя

template-why-not-in-hand = У вас на руке нет { $card_gen }.
