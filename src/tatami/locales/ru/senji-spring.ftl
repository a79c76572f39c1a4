### Сенджи: Весна

## Вопросы

senji-ask-orders =
    { $you ->
        [yes] Весна: положите на каждую свою провинцию приказ рубашкой вверх.
       *[no] Приказы выкладывают: { $seats }.
    }

## Ответы

senji-answer-lay-order = { $region }: { $order }

## Что произошло

senji-event-spring-began = Весна: все выкладывают приказы.
senji-event-order-laid =
    { $you ->
        [yes] { $again ->
            [yes] Вы меняете приказ: { $region }.
           *[no] Вы кладёте приказ: { $region }.
        }
       *[no] { $again ->
            [yes] Игрок { $seat } меняет приказ: { $region }.
           *[no] Игрок { $seat } кладёт приказ: { $region }.
        }
    }
senji-event-orders-ready =
    { $you ->
        [yes] Ваши приказы выложены.
       *[no] Игрок { $seat } выложил все приказы.
    }

## Почему нет

senji-why-no-orders-at-sea = Флоты приказов не получают: { $region } — морская зона.
senji-why-not-yours-to-order = Провинцией { $region } владеет { $target }.
senji-why-army-obeys-the-host = Провинцию { $region } держит войско императора: приказы ему отдаёт принимающий императора.
senji-why-order-is-missing = Провинция { $region } ещё без приказа; он нужен и там, где нет фигур.
senji-why-already-ready = Вы уже сказали, что готовы. Приказы ещё можно изменить.
senji-why-one-order-each = На провинции лежит ровно один приказ; новый заменяет прежний.
senji-why-orders-are-hidden = Приказы остаются скрытыми, пока их не выполняют.
senji-why-orders-are-laid = Приказы выкладывают весной, потом их не меняют.
senji-why-no-province-to-order = Вы не владеете ни одной провинцией и приказов не выкладываете; летом действуют только ваши флоты.
