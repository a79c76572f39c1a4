### Почему бот сделал бы так

shinobi-ground-strengthens-own = Это усиливает клан, которому вы служите ({ $clan }).
shinobi-ground-weakens-clan =
    { $cards ->
        [one] У клана { $clan } { $cards } карта на столе; ему может служить соперник, и это его ослабит.
        [few] У клана { $clan } { $cards } карты на столе; ему может служить соперник, и это его ослабит.
       *[many] У клана { $clan } { $cards } карт на столе; ему может служить соперник, и это его ослабит.
    }
shinobi-ground-helps-rivals-least = Насколько можно судить, { $clan } меньше всего поможет соперникам.
shinobi-ground-better-lead = Ваш клан тогда лучше стоит против вероятных соперников.
shinobi-ground-last-word = После этого хода уже ничего не будет: шанс победить — примерно { $chance } %.
shinobi-ground-keeps-for-the-end = Так ваши войска или ниндзя остаются в руке до последнего хода.
shinobi-ground-ties-at-home = Свои войска дома решают при равенстве.
shinobi-ground-strong-army = Дома остаётся сильная армия, которой можно атаковать.
shinobi-ground-not-alone = Одинокая карта вашего клана была бы лёгкой добычей.
shinobi-ground-keeps-secret = Это меньше выдаёт, кому вы служите.
shinobi-ground-last-card = Кто берёт последнюю карту, тот ходит последним.
shinobi-ground-prepares = Само по себе это ничего особенного, но с этого начинается лучшее продолжение хода.
