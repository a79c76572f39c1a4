### Чому бот зробив би так

senjutsu-ground-best-card = Проти того, що може викласти суперник, { $card } обіцяє явно найбільше.
senjutsu-ground-one-of-good-cards = { $card } — одна з кількох добрих карт; бот обирає її у { $chance } випадках зі 100, щоб його не передбачили.
senjutsu-ground-reaches = { $card } може дістати звідси гравця { $target }.
senjutsu-ground-hurts =
    { $wounds ->
        [one] Якщо продумати хід до кінця, гравець { $target } дістане на { $wounds } поранення більше, ніж інакше.
        [few] Якщо продумати хід до кінця, гравець { $target } дістане на { $wounds } поранення більше, ніж інакше.
       *[many] Якщо продумати хід до кінця, гравець { $target } дістане на { $wounds } поранень більше, ніж інакше.
    }
senjutsu-ground-defeats = Якщо продумати хід до кінця, гравець { $target } зазнає поразки.
senjutsu-ground-weakens = Гравець { $target } завершить хід у гіршому стані.
senjutsu-ground-spares-wounds =
    { $wounds ->
        [one] Це може вберегти вас від { $wounds } поранення.
        [few] Це може вберегти вас від { $wounds } поранень.
       *[many] Це може вберегти вас від { $wounds } поранень.
    }
senjutsu-ground-fares-better = Ви завершите хід у кращому стані: зосередження, карти чи позиція.
senjutsu-ground-stands-better = Ви завершите хід на кращому місці або з перевагою.
senjutsu-ground-saves-card = Решта не варта своєї ціни.
senjutsu-ground-no-difference = Наскільки бот може бачити, різниці майже немає.
senjutsu-ground-prevents-wound = Поранення дорожче за будь-яку карту, що йому запобігає.
senjutsu-ground-nearest-foe = Гравець { $target } — найближчий або найбільше поранений суперник.
senjutsu-ground-near-the-middle = Близько до середини й обличчям туди — звідти можна діяти на всі боки.
senjutsu-ground-prepared-is-good = Підготовлену карту добре мати від самого початку.
senjutsu-ground-least-missed = { $card } — карта, якої вам найменше шкода.
senjutsu-ground-wanted-most = { $card } у вашій руці варта найбільше.
senjutsu-ground-foe-misses-most = { $card } — карта, якої суперникові бракуватиме найбільше.
