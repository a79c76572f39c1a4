### Почему бот сделал бы так

senjutsu-ground-best-card = Против того, что может выложить соперник, { $card } обещает явно больше всего.
senjutsu-ground-one-of-good-cards = { $card } — одна из нескольких хороших карт; бот выбирает её в { $chance } случаях из 100, чтобы его не предугадали.
senjutsu-ground-reaches = { $card } может достать отсюда игрока { $target }.
senjutsu-ground-hurts =
    { $wounds ->
        [one] Если продумать ход до конца, игрок { $target } получит на { $wounds } ранение больше, чем иначе.
        [few] Если продумать ход до конца, игрок { $target } получит на { $wounds } ранения больше, чем иначе.
       *[many] Если продумать ход до конца, игрок { $target } получит на { $wounds } ранений больше, чем иначе.
    }
senjutsu-ground-defeats = Если продумать ход до конца, игрок { $target } терпит поражение.
senjutsu-ground-weakens = Игрок { $target } завершит ход в худшем состоянии.
senjutsu-ground-spares-wounds =
    { $wounds ->
        [one] Это может уберечь вас от { $wounds } ранения.
        [few] Это может уберечь вас от { $wounds } ранений.
       *[many] Это может уберечь вас от { $wounds } ранений.
    }
senjutsu-ground-fares-better = Вы завершите ход в лучшем состоянии: сосредоточение, карты или позиция.
senjutsu-ground-stands-better = Вы завершите ход на лучшем месте или с преимуществом.
senjutsu-ground-saves-card = Остальное не стоит своей цены.
senjutsu-ground-no-difference = Насколько бот может видеть, разницы почти нет.
senjutsu-ground-prevents-wound = Ранение дороже любой карты, которая его предотвращает.
senjutsu-ground-nearest-foe = Игрок { $target } — ближайший или самый раненый соперник.
senjutsu-ground-near-the-middle = Ближе к середине и лицом туда — оттуда можно действовать во все стороны.
senjutsu-ground-prepared-is-good = Подготовленную карту хорошо иметь с самого начала.
senjutsu-ground-least-missed = { $card } — карта, которой вам меньше всего жаль.
senjutsu-ground-wanted-most = { $card } в вашей руке стоит больше всего.
senjutsu-ground-foe-misses-most = { $card } — карта, которой сопернику будет не хватать больше всего.
