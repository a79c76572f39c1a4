### Чому бот зробив би так

shinobi-ground-strengthens-own = Це посилює клан, якому ви служите ({ $clan }).
shinobi-ground-weakens-clan =
    { $cards ->
        [one] Клан { $clan } має { $cards } карту на столі; йому може служити суперник, і це його ослабить.
        [few] Клан { $clan } має { $cards } карти на столі; йому може служити суперник, і це його ослабить.
       *[many] Клан { $clan } має { $cards } карт на столі; йому може служити суперник, і це його ослабить.
    }
shinobi-ground-helps-rivals-least = Наскільки можна судити, { $clan } найменше допоможе суперникам.
shinobi-ground-better-lead = Ваш клан тоді краще стоїть супроти ймовірних суперників.
shinobi-ground-last-word = Після цього ходу вже нічого не буде: шанс перемогти — приблизно { $chance } %.
shinobi-ground-keeps-for-the-end = Так ваші війська або ніндзя лишаються в руці до останнього ходу.
shinobi-ground-ties-at-home = Свої війська вдома вирішують за рівності.
shinobi-ground-strong-army = Вдома лишається сильна армія, якою можна атакувати.
shinobi-ground-not-alone = Самотня карта вашого клану була б легкою здобиччю.
shinobi-ground-keeps-secret = Це менше виказує, кому ви служите.
shinobi-ground-last-card = Хто бере останню карту, той ходить останнім.
shinobi-ground-prepares = Само по собі це нічого особливого, але з цього починається найкраще продовження ходу.
