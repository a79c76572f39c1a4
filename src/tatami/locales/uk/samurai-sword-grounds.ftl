### Чому бот зробив би так

samurai-sword-ground-lay-at-once = { $card } допомагає лише на столі, а в руці тільки займає місце.
samurai-sword-ground-brings-cards = { $card } дає більше карт, ніж коштує.
samurai-sword-ground-spare-resilience = Цей жетон стійкості зараз вартий для вас менше за карту.
samurai-sword-ground-end-of-deck-is-welcome = Якщо через це скінчиться колода, такий кінець вам на користь.
samurai-sword-ground-likely-foe = Гравець { $target } найімовірніше не на вашому боці (приблизно { $chance } %).
samurai-sword-ground-token-counts = Гравець { $target } може бути на вашому боці, але честь більше варта у вас.
samurai-sword-ground-likely-friend = Гравець { $target } найімовірніше на вашому боці (приблизно { $chance } %).
samurai-sword-ground-lands =
    { $wounds ->
        [one] { $wounds } рана; шанс, що від удару не захистяться, — приблизно { $chance } %.
        [few] { $wounds } рани; шанс, що від удару не захистяться, — приблизно { $chance } %.
       *[many] { $wounds } ран; шанс, що від удару не захистяться, — приблизно { $chance } %.
    }
samurai-sword-ground-defeats = Це переможе гравця { $target }, і жетон честі перейде до вас.
samurai-sword-ground-prepares-defeat = Тоді ще один удар цього ходу може перемогти гравця { $target }.
samurai-sword-ground-weakens-before-blow = З картою менше гравець { $target } може не мати «Захисту» проти вашого удару.
samurai-sword-ground-card-less = На одну карту менше в тій руці — це вам на користь.
samurai-sword-ground-removes =
    { $target_you ->
        [yes] Це позбавить вас { $aim_gen }.
       *[no] Це прибере { $aim_acc } перед гравцем { $target }.
    }
samurai-sword-ground-brings-within-reach = Тоді гравець { $target } опиниться в межах досяжності.
samurai-sword-ground-lacks-weapon = У гравця { $target } може не бути зброї, щоб її скинути (приблизно { $chance } %).
samurai-sword-ground-heals =
    { $wounds ->
        [one] Ви відновите { $wounds } жетон стійкості, і вас важче перемогти.
        [few] Ви відновите { $wounds } жетони стійкості, і вас важче перемогти.
       *[many] Ви відновите { $wounds } жетонів стійкості, і вас важче перемогти.
    }
samurai-sword-ground-gift-hurts-least = Хтось мусить узяти карту; найменша шкода, якщо це гравець { $target }.
samurai-sword-ground-cry-hurts-foes = Загалом це більше шкодить тим, хто, ймовірно, проти вас, ніж вашим.
samurai-sword-ground-hand-is-full = Вам однаково довелося б скидати карти.
samurai-sword-ground-nothing-worth-it = Жодну карту зараз не вигідніше зіграти, ніж лишити.
samurai-sword-ground-card-is-cheaper =
    { $wounds ->
        [one] { $wounds } рана коштувала б більше, ніж карта, якої найменше шкода: { $card }.
        [few] { $wounds } рани коштували б більше, ніж карта, якої найменше шкода: { $card }.
       *[many] { $wounds } ран коштували б більше, ніж карта, якої найменше шкода: { $card }.
    }
samurai-sword-ground-wounds-are-cheaper =
    { $wounds ->
        [one] { $wounds } рана коштує менше, ніж карта, якої найменше шкода: { $card }.
        [few] { $wounds } рани коштують менше, ніж карта, якої найменше шкода: { $card }.
       *[many] { $wounds } ран коштують менше, ніж карта, якої найменше шкода: { $card }.
    }
samurai-sword-ground-would-be-defeated = Ці рани означали б вашу поразку.
samurai-sword-ground-least-missed = { $card } — карта, якої вам найменше шкода.
samurai-sword-ground-token-is-free = Сплата тут не коштує вам честі.
samurai-sword-ground-token-is-cheaper = Сплатити дешевше, ніж віддати зброю, якої найменше шкода: { $card }.
samurai-sword-ground-weapon-is-cheaper = { $card } — зброя, якої найменше шкода, і вона дешевша за жетон честі.
samurai-sword-ground-top-is-better = { $card } на скиді краща за невідому карту.
samurai-sword-ground-top-is-worse = { $card } на скиді варта менше за невідому карту.
