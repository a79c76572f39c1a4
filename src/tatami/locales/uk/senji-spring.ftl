### Сенджі: Весна

## Питання

senji-ask-orders =
    { $you ->
        [yes] Весна: покладіть на кожну свою провінцію наказ долілиць.
       *[no] Накази викладають: { $seats }.
    }

## Відповіді

senji-answer-lay-order = { $region }: { $order }

## Що сталося

senji-event-spring-began = Весна: усі викладають накази.
senji-event-order-laid =
    { $you ->
        [yes] { $again ->
            [yes] Ви міняєте наказ: { $region }.
           *[no] Ви кладете наказ: { $region }.
        }
       *[no] { $again ->
            [yes] Гравець { $seat } міняє наказ: { $region }.
           *[no] Гравець { $seat } кладе наказ: { $region }.
        }
    }
senji-event-orders-ready =
    { $you ->
        [yes] Ваші накази викладено.
       *[no] Гравець { $seat } виклав усі накази.
    }

## Чому ні

senji-why-no-orders-at-sea = Флоти наказів не отримують: { $region } — морська зона.
senji-why-not-yours-to-order = Провінцією { $region } володіє { $target }.
senji-why-army-obeys-the-host = Провінцію { $region } тримає військо імператора: накази йому віддає той, хто приймає імператора.
senji-why-order-is-missing = Провінція { $region } ще без наказу; він потрібен і там, де немає фігур.
senji-why-already-ready = Ви вже сказали, що готові. Накази ще можна змінити.
senji-why-one-order-each = На провінції лежить рівно один наказ; новий замінює попередній.
senji-why-orders-are-hidden = Накази лишаються прихованими, доки їх не виконують.
senji-why-orders-are-laid = Накази викладають навесні, потім їх не змінюють.
senji-why-no-province-to-order = Ви не володієте жодною провінцією, тож наказів не викладаєте; улітку діють лише ваші флоти.
