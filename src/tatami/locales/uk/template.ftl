### Самотня зірка — гра для копіювання

template-title = Самотня зірка
template-name = Самотня зірка
    .tag = Мала й швидка, з лабораторії
template-blurb = Усі водночас викладають карту долілиць. Найвище число, якого більше ніхто не виклав, приносить зірку; останній раунд дає три, а перемагає той, у кого зірок найбільше.
template-credits = автори: творці цього дому
    .house = Tatami, гра для копіювання

## Налаштування

template-option-rounds = Раунди
    .help = Скільки раундів грають: на кожен раунд гравець отримує карту.
template-option-wins = Виграшна карта
    .help = Яка карта виграє серед тих, що їх виклав лише один гравець.
template-option-wins-highest = найвища
template-option-wins-lowest = найнижча

## Карти

template-kind-1 = Одиниця
    .acc = одиницю
    .gen = одиниці
template-kind-2 = Двійка
    .acc = двійку
    .gen = двійки
template-kind-3 = Трійка
    .acc = трійку
    .gen = трійки
template-kind-4 = Четвірка
    .acc = четвірку
    .gen = четвірки
template-kind-5 = П’ятірка
    .acc = п’ятірку
    .gen = п’ятірки
template-kind-6 = Шістка
    .acc = шістку
    .gen = шістки
template-kind-7 = Сімка
    .acc = сімку
    .gen = сімки

## Місця та відкриті факти

template-place-deck = колода
template-place-played = зіграні карти
template-place-hand =
    { $you ->
        [yes] ваша рука
       *[no] рука гравця { $owner }
    }
template-place-laid =
    { $you ->
        [yes] ваша викладена карта
       *[no] викладена карта гравця { $owner }
    }
template-fact-round = Раунд { $value }
template-fact-stars =
    { $value ->
        [one] { $value } зірка
        [few] { $value } зірки
       *[many] { $value } зірок
    }

## Запитання й відповіді

template-ask-card-to-lay =
    { $you ->
        [yes] Викладіть карту долілиць.
       *[no] { $seats_count ->
            [one] Карту вибирає { $seats }.
            [few] Карти вибирають { $seats }.
           *[many] Карти вибирають { $seats }.
        }
    }
template-answer-lay = Викласти { $card_acc }

## Що відбувається

template-turned-laid =
    { $place_you ->
        [yes] Ви виклали { $card_acc }.
       *[no] Гравець { $place_owner } викладає { $card_acc }.
    }
template-event-star-won =
    { $you ->
        [yes] Самотня карта { $card }: ви виграєте
       *[no] Самотня карта { $card }: { $seat } виграє
    } { $stars ->
        [one] { $stars } зірку.
        [few] { $stars } зірки.
       *[many] { $stars } зірок.
    }

## Кінець

template-outcome-stars =
    { $you ->
        [yes] Ви перемагаєте: у вас найбільше зірок!
       *[no] Перемагає { $winners }: найбільше зірок.
    }
template-outcome-shared =
    { $you ->
        [yes] { $others_count ->
            [1] Спільна перемога: ви та { $others }!
           *[other] Спільна перемога: ви, { $others }!
        }
       *[no] Спільна перемога: { $winners }.
    }
template-ending-stars = найбільше зірок
template-ending-shared = спільна перемога
template-score =
    { $seat_you ->
        [yes] Ви
       *[no] { $seat }
    }: { $score ->
        [one] { $score } зірка
        [few] { $score } зірки
       *[many] { $score } зірок
    }

## Чому не можна

template-why-not-in-hand = У вашій руці немає { $card_gen }.
