### Почему бот сделал бы так

samurai-sword-ground-lay-at-once = { $card } помогает только на столе, а в руке лишь занимает место.
samurai-sword-ground-brings-cards = { $card } даёт больше карт, чем стоит.
samurai-sword-ground-spare-resilience = Этот жетон стойкости сейчас стоит для вас меньше карты.
samurai-sword-ground-end-of-deck-is-welcome = Если из-за этого кончится колода, такой конец вам на пользу.
samurai-sword-ground-likely-foe = Игрок { $target } скорее всего не на вашей стороне (примерно { $chance } %).
samurai-sword-ground-token-counts = Игрок { $target } может быть на вашей стороне, но честь ценнее у вас.
samurai-sword-ground-likely-friend = Игрок { $target } скорее всего на вашей стороне (примерно { $chance } %).
samurai-sword-ground-lands =
    { $wounds ->
        [one] { $wounds } рана; шанс, что от удара не защитятся, — примерно { $chance } %.
        [few] { $wounds } раны; шанс, что от удара не защитятся, — примерно { $chance } %.
       *[many] { $wounds } ран; шанс, что от удара не защитятся, — примерно { $chance } %.
    }
samurai-sword-ground-defeats = Это победит игрока { $target }, и жетон чести перейдёт к вам.
samurai-sword-ground-prepares-defeat = Тогда ещё один удар этого хода может победить игрока { $target }.
samurai-sword-ground-weakens-before-blow = С картой меньше у игрока { $target } может не найтись «Защиты» от вашего удара.
samurai-sword-ground-card-less = На одну карту меньше в той руке — это вам на пользу.
samurai-sword-ground-removes =
    { $target_you ->
        [yes] Это избавит вас от { $aim_gen }.
       *[no] Это уберёт { $aim_acc } перед игроком { $target }.
    }
samurai-sword-ground-brings-within-reach = Тогда игрок { $target } окажется в пределах досягаемости.
samurai-sword-ground-lacks-weapon = У игрока { $target } может не быть оружия для сброса (примерно { $chance } %).
samurai-sword-ground-heals =
    { $wounds ->
        [one] Вы восстановите { $wounds } жетон стойкости, и вас труднее победить.
        [few] Вы восстановите { $wounds } жетона стойкости, и вас труднее победить.
       *[many] Вы восстановите { $wounds } жетонов стойкости, и вас труднее победить.
    }
samurai-sword-ground-gift-hurts-least = Кто-то должен взять карту; меньше всего вреда, если это игрок { $target }.
samurai-sword-ground-cry-hurts-foes = В целом это больше вредит тем, кто, вероятно, против вас, чем вашим.
samurai-sword-ground-hand-is-full = Вам всё равно пришлось бы сбрасывать карты.
samurai-sword-ground-nothing-worth-it = Ни одну карту сейчас не выгоднее сыграть, чем оставить.
samurai-sword-ground-card-is-cheaper =
    { $wounds ->
        [one] { $wounds } рана стоила бы больше, чем карта, которой меньше всего жаль: { $card }.
        [few] { $wounds } раны стоили бы больше, чем карта, которой меньше всего жаль: { $card }.
       *[many] { $wounds } ран стоили бы больше, чем карта, которой меньше всего жаль: { $card }.
    }
samurai-sword-ground-wounds-are-cheaper =
    { $wounds ->
        [one] { $wounds } рана стоит меньше, чем карта, которой меньше всего жаль: { $card }.
        [few] { $wounds } раны стоят меньше, чем карта, которой меньше всего жаль: { $card }.
       *[many] { $wounds } ран стоят меньше, чем карта, которой меньше всего жаль: { $card }.
    }
samurai-sword-ground-would-be-defeated = Эти раны означали бы ваше поражение.
samurai-sword-ground-least-missed = { $card } — карта, которой вам меньше всего жаль.
samurai-sword-ground-token-is-free = Плата здесь не стоит вам чести.
samurai-sword-ground-token-is-cheaper = Заплатить дешевле, чем отдать оружие, которого меньше всего жаль: { $card }.
samurai-sword-ground-weapon-is-cheaper = { $card } — оружие, которого меньше всего жаль, и оно дешевле жетона чести.
samurai-sword-ground-top-is-better = { $card } в сбросе лучше неизвестной карты.
samurai-sword-ground-top-is-worse = { $card } в сбросе хуже неизвестной карты.
