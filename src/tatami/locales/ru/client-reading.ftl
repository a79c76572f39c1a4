### What comes with the gallery, the pages at a glance and the notice of a newer version

client-away = Зал недоступен. Правила и уроки пока можно читать.
client-fresh = Есть новая версия Tatami. Она откроется со следующей страницей.
client-fresh-now = Загрузить сейчас

## The cards

client-gallery-count = { $count } в коробке
client-gallery-resilience = Персонаж, стойкость { $count }
client-gallery-characters = Персонажи
client-gallery-weapons = Оружие
client-gallery-actions = Действия
client-gallery-properties = Способности
client-gallery-roles = Роли
client-gallery-tenno = Одиннадцать персонажей
client-gallery-tenno-about = Цветов: { $colours }. В каждом все эти карты по одной; у каждого игрока свой цвет.
client-gallery-shinobi-deck = Колода
client-gallery-shinobi-clans = Клан, которому служат
client-gallery-senji-samurai = Самураи
client-gallery-senji-kami = Ками: павшие самураи
client-gallery-senji-member = Члены семьи
client-gallery-senji-support = Карты поддержки
client-gallery-senji-trade = Карты торговли
client-gallery-senji-dummy = Пустышки
client-gallery-senji-hanafuda = Ханафуда
client-gallery-senjutsu-weapons = Основное оружие
client-gallery-senjutsu-basic = Карты базовых умений
client-gallery-senjutsu-statuses = Ранения и карты эффектов состояния

## A turn at a glance

client-glance-wins = Как побеждают
client-glance-turn-turn = Ход
client-glance-turn-year = Год
client-glance-know = Полезно знать
client-glance-print = Напечатать страницу

# tenno
client-glance-tenno-wins = Побеждает самая ценная тюрьма: сложите значения всех захваченных карт.
client-glance-tenno-attack-title = Нападение
client-glance-tenno-attack = Это обязательно. Откройте одну карту перед собой и укажите на карту любого соперника.
client-glance-tenno-compare-title = Сравнение
client-glance-tenno-compare = Обе карты открыты; способности учтены. Побеждает большее число.
client-glance-tenno-outcome-title = Плен или потеря
client-glance-tenno-outcome = Победили — битая карта уходит в вашу тюрьму. Проиграли — ваша карта сброшена. Поровну — сброшены обе.
client-glance-tenno-refill-title = Пополнение
client-glance-tenno-refill = У кого пустое место, тот заполняет его с руки рубашкой вверх. Если кто-то не может, игра окончена.
client-glance-tenno-bonus-title = Бонус
client-glance-tenno-bonus = Нападавший без потерь может заменить свою карту на карту с руки. Выигравший защитник может подсмотреть карту нападавшего.
client-glance-tenno-shogun-title = Сильнейший не нападает
client-glance-tenno-shogun = Сёгун защищается с 10 и берёт нападающего в плен. Его побеждает только Гейша.
client-glance-tenno-geisha-title = На один выше всех
client-glance-tenno-geisha = Гейша побеждает любую карту, кроме другой Гейши; затем покидает игру.
client-glance-tenno-monk-title = Помощь соседа
client-glance-tenno-monk = Покажите Монаха, когда нападают на карту рядом: +2 в этом бою.
client-glance-tenno-ronin-title = Дважды за ход
client-glance-tenno-ronin = После нападения Ронином можно напасть ещё раз: другой картой и на другую цель.

# shinobi
client-glance-shinobi-wins = У вашего тайного клана на столе должно быть больше карт, чем у клана любого другого игрока.
client-glance-shinobi-first-title = Первый приказ: в чужую провинцию
client-glance-shinobi-first = Положите карту войск любого клана в чужую провинцию или сыграйте вместо этого ниндзя.
client-glance-shinobi-second-title = Второй приказ: домой или переход
client-glance-shinobi-second = Положите карту войск в свою провинцию или переместите одну из чужой. Из своей не забирают.
client-glance-shinobi-third-title = Третий приказ: атака
client-glance-shinobi-third = Армия в вашей провинции бьёт более слабую в чужой: та теряет карту. Если можете, то обязаны.
client-glance-shinobi-draw-title = Добор
client-glance-shinobi-draw = Доберите до четырёх карт. Когда колода кончится, у каждого ещё один ход.
client-glance-shinobi-clan-title = Кому вы служите
client-glance-shinobi-clan = До конца этого не должен знать никто. Приказывать можно войскам всех кланов.
client-glance-shinobi-ninja-title = Ниндзя
client-glance-shinobi-ninja = Забирает одну карту любой армии в чужой провинции. В тот же ход эту армию атаковать нельзя.
client-glance-shinobi-shield-title = Только что усилена
client-glance-shinobi-shield = Армию, получившую карту в этот ход, атаковать нельзя; сама она атаковать может.
client-glance-shinobi-end-title = Последний круг
client-glance-shinobi-end = Последняя карта колоды взята: каждому по ходу, затем кланы открывают и считают.

# samurai-sword
client-glance-samurai-sword-wins = Ваша тайная команда побеждает, имея больше всех очков, когда у кого-то кончится честь, или последним мечом, который ещё стоит.
client-glance-samurai-sword-recover-title = Восстановление
client-glance-samurai-sword-recover = Без стойкости вы берёте её всю обратно. Затем проверяют «Бусидо», если оно перед вами.
client-glance-samurai-sword-draw-title = Добор
client-glance-samurai-sword-draw = Возьмите две карты из колоды.
client-glance-samurai-sword-play-title = Розыгрыш
client-glance-samurai-sword-play = Сколько угодно карт, но только одно оружие. Действия срабатывают сразу, способности остаются перед вами.
client-glance-samurai-sword-discard-title = Сброс
client-glance-samurai-sword-discard = Оставьте не больше семи карт.
client-glance-samurai-sword-attack-title = До кого можно достать
client-glance-samurai-sword-attack = Места по короткому пути плюс 1 за каждый «Доспех» цели: верхнее число оружия должно быть не меньше.
client-glance-samurai-sword-parry-title = Защита останавливает всё
client-glance-samurai-sword-parry = Иначе цель теряет столько стойкости, сколько говорит нижнее число.
client-glance-samurai-sword-defeat-title = Побеждён
client-glance-samurai-sword-defeat = Кто потерял последнюю стойкость, отдаёт победителю жетон чести и не может быть атакован, пока не восстановится.
client-glance-samurai-sword-roles-title = Кто есть кто
client-glance-samurai-sword-roles = Сёгун с самураями, ниндзя вместе, ронин сам. Известен только сёгун.

# senji
client-glance-senji-wins = Иметь больше всех очков славы в конце года, в котором у кого-то 60 или больше.
client-glance-senji-emperor-title = Визит императора
client-glance-senji-emperor = Кто впереди, принимает императора и определяет, кто когда действует летом и осенью.
client-glance-senji-winter-title = Зима: переговоры
client-glance-senji-winter = Четыре минуты на разговоры, обещания и обмен картами дипломатии. Обещания никого не обязывают.
client-glance-senji-spring-title = Весна: приказы
client-glance-senji-spring = Положите лицом вниз приказ на каждую свою провинцию: производство, набор или марш.
client-glance-senji-summer-title = Лето: исполнение
client-glance-senji-summer = Первый игрок называет провинции одну за другой. Возьмите две ханафуда, поставьте два отряда или идите в бой.
client-glance-senji-autumn-title = Осень: слава
client-glance-senji-autumn = Семья за семьёй: комбинации ханафуда, дипломатия, торговля, показанные заложники, наёмники.
client-glance-senji-count-title = Шестьдесят?
client-glance-senji-count = Если кто-то один впереди с 60 или больше, он становится сёгуном. Иначе начинается новый год.
client-glance-senji-battle-title = Битва
client-glance-senji-battle = Считают отряды, свои символы на кубиках и поддержку. Проигравший теряет всё, победитель — столько же отрядов; слава растёт с потерями.
client-glance-senji-hostage-title = Заложники
client-glance-senji-hostage = Члены семьи в чужих руках: показанные осенью, дают славу, а убитые при нападении их семьи — ещё больше.
client-glance-senji-samurai-title = Самураи
client-glance-senji-samurai = У каждого есть способность; погибнув, он становится ками и помогает ещё раз.
client-glance-senji-sea-title = Море
client-glance-senji-sea = Флоты стоят рядом мирно. Кто плывёт и сразу высаживается, может потерять отряды в волнах.

# senjutsu
client-glance-senjutsu-wins = Устоять последним: пять ранений — конец, как и рука, полная оглушений.
client-glance-senjutsu-draw-title = Добор
client-glance-senjutsu-draw = Одна карта из своей колоды. Кому нечего брать, тот получает ранение.
client-glance-senjutsu-choose-title = Выбор
client-glance-senjutsu-choose = Каждый кладёт одну карту лицом вниз, если позволяют камаэ и концентрация.
client-glance-senjutsu-reveal-title = Открытие
client-glance-senjutsu-reveal = Все сразу. Платят стоимость, играют мгновенные карты, выбирают инициативу.
client-glance-senjutsu-resolve-title = Розыгрыш
client-glance-senjutsu-resolve = Сначала более высокая инициатива, сверху вниз: шаг, поворот, удар, блок.
client-glance-senjutsu-discard-title = Сброс
client-glance-senjutsu-discard = Сыгранные карты уходят в сброс, основные — обратно на руку. Соблюдайте лимит руки.
client-glance-senjutsu-cells-title = Куда вы смотрите
client-glance-senjutsu-cells = Атаки и блоки называют клетки относительно лицевой стороны. Кто там стоит, того и заденет — друга или врага.
client-glance-senjutsu-block-title = Блок и контратака
client-glance-senjutsu-block = Блок с нужной инициативой останавливает атаку, а порой позволяет ответить ударом.
client-glance-senjutsu-focus-title = Камаэ и концентрация
client-glance-senjutsu-focus = От камаэ зависит, что даёт карта. Движение по дереву приносит концентрацию, не больше трёх.
client-glance-senjutsu-wounds-title = Ранения и не только
client-glance-senjutsu-wounds = Тяжёлые ранения отнимают карты, оглушения заполняют руку, хромота замедляет.
