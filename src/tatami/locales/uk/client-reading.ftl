### What comes with the gallery, the pages at a glance and the notice of a newer version

client-away = Зал недоступний. Правила й уроки поки що можна читати.
client-fresh = Є новіша версія Tatami. Вона відкриється з наступною сторінкою.
client-fresh-now = Завантажити зараз

## The cards

client-gallery-count = { $count } у коробці
client-gallery-resilience = Персонаж, стійкість { $count }
client-gallery-characters = Персонажі
client-gallery-weapons = Зброя
client-gallery-actions = Дії
client-gallery-properties = Здібності
client-gallery-roles = Ролі
client-gallery-tenno = Одинадцять персонажів
client-gallery-tenno-about = Кольорів: { $colours }. У кожному всі ці карти по одній; кожен гравець має свій колір.
client-gallery-shinobi-deck = Колода
client-gallery-shinobi-clans = Клан, якому служать
client-gallery-senji-samurai = Самураї
client-gallery-senji-kami = Камі: полеглі самураї
client-gallery-senji-member = Члени родини
client-gallery-senji-support = Карти підтримки
client-gallery-senji-trade = Карти торгівлі
client-gallery-senji-dummy = Пустушки
client-gallery-senji-hanafuda = Ханафуда
client-gallery-senjutsu-weapons = Основна зброя
client-gallery-senjutsu-basic = Карти базових умінь
client-gallery-senjutsu-statuses = Поранення та карти ефектів стану

## A turn at a glance

client-glance-wins = Як перемагають
client-glance-turn-turn = Хід
client-glance-turn-year = Рік
client-glance-know = Варто знати
client-glance-print = Надрукувати сторінку

# tenno
client-glance-tenno-wins = Перемагає найцінніша в’язниця: додайте значення всіх захоплених карт.
client-glance-tenno-attack-title = Напад
client-glance-tenno-attack = Це обов’язково. Відкрийте одну карту перед собою і вкажіть на карту будь-якого суперника.
client-glance-tenno-compare-title = Порівняння
client-glance-tenno-compare = Обидві карти відкрито; здібності враховано. Перемагає більше число.
client-glance-tenno-outcome-title = Полон чи втрата
client-glance-tenno-outcome = Перемогли — бита карта йде до вашої в’язниці. Програли — вашу карту скинуто. Порівну — скинуто обидві.
client-glance-tenno-refill-title = Поповнення
client-glance-tenno-refill = Хто має пропуск, заповнює його з руки долілиць. Якщо хтось не може, гру завершено.
client-glance-tenno-bonus-title = Бонус
client-glance-tenno-bonus = Нападник без втрат може замінити свою карту на карту з руки. Оборонець, що виграв, може підглянути карту нападника.
client-glance-tenno-shogun-title = Найсильніший не нападає
client-glance-tenno-shogun = Сьоґун обороняється з 10 і бере нападника в полон. Його здолає лише Гейша.
client-glance-tenno-geisha-title = На один вища за все
client-glance-tenno-geisha = Гейша перемагає будь-яку карту, крім іншої Гейші; тоді йде з гри.
client-glance-tenno-monk-title = Допомога сусіда
client-glance-tenno-monk = Покажіть Монаха, коли нападають на карту поруч: +2 у цьому бою.
client-glance-tenno-ronin-title = Двічі за хід
client-glance-tenno-ronin = Після нападу Роніном можна напасти ще раз: іншою картою і на іншу ціль.

# shinobi
client-glance-shinobi-wins = Ваш таємний клан має мати на столі більше карт, ніж клан будь-якого іншого гравця.
client-glance-shinobi-first-title = Перший наказ: у чужу провінцію
client-glance-shinobi-first = Покладіть карту військ будь-якого клану в чужу провінцію або зіграйте натомість ніндзя.
client-glance-shinobi-second-title = Другий наказ: додому або рух
client-glance-shinobi-second = Покладіть карту військ у свою провінцію або перемістіть одну з чужої. Зі своєї не забирають.
client-glance-shinobi-third-title = Третій наказ: атака
client-glance-shinobi-third = Армія у вашій провінції б’є слабшу в чужій: та втрачає карту. Якщо можете, то мусите.
client-glance-shinobi-draw-title = Добір
client-glance-shinobi-draw = Доберіть до чотирьох карт. Коли колода скінчиться, кожен має ще один хід.
client-glance-shinobi-clan-title = Кому ви служите
client-glance-shinobi-clan = До кінця цього не має знати ніхто. Наказувати можна військам усіх кланів.
client-glance-shinobi-ninja-title = Ніндзя
client-glance-shinobi-ninja = Забирає одну карту будь-якої армії в чужій провінції. Того ж ходу цю армію атакувати не можна.
client-glance-shinobi-shield-title = Щойно підсилена
client-glance-shinobi-shield = Армію, що цього ходу отримала карту, атакувати не можна; сама вона атакувати може.
client-glance-shinobi-end-title = Останнє коло
client-glance-shinobi-end = Останню карту колоди взято: кожному по ходу, тоді клани відкривають і рахують.

# samurai-sword
client-glance-samurai-sword-wins = Ваша таємна команда перемагає, маючи найбільше очок, коли в когось скінчиться честь, або останнім мечем, що ще стоїть.
client-glance-samurai-sword-recover-title = Відновлення
client-glance-samurai-sword-recover = Без стійкості ви берете її всю назад. Тоді перевіряють «Бусідо», якщо воно перед вами.
client-glance-samurai-sword-draw-title = Добір
client-glance-samurai-sword-draw = Візьміть дві карти з колоди.
client-glance-samurai-sword-play-title = Розіграш
client-glance-samurai-sword-play = Скільки завгодно карт, але лише одну зброю. Дії спрацьовують одразу, здібності лишаються перед вами.
client-glance-samurai-sword-discard-title = Скидання
client-glance-samurai-sword-discard = Залиште щонайбільше сім карт.
client-glance-samurai-sword-attack-title = Кого можна дістати
client-glance-samurai-sword-attack = Місця коротшим шляхом плюс 1 за кожен «Обладунок» цілі: верхнє число зброї має бути не меншим.
client-glance-samurai-sword-parry-title = Захист зупиняє все
client-glance-samurai-sword-parry = Інакше ціль втрачає стільки стійкості, скільки каже нижнє число.
client-glance-samurai-sword-defeat-title = Переможений
client-glance-samurai-sword-defeat = Хто втратив останню стійкість, віддає переможцеві один жетон честі й не може бути атакований, доки не відновиться.
client-glance-samurai-sword-roles-title = Хто є хто
client-glance-samurai-sword-roles = Сьоґун із самураями, ніндзя разом, ронін сам. Відомий лише сьоґун.

# senji
client-glance-senji-wins = Мати найбільше очок слави наприкінці року, в якому хтось має 60 або більше.
client-glance-senji-emperor-title = Візит імператора
client-glance-senji-emperor = Хто попереду, приймає імператора й визначає, хто коли діє влітку та восени.
client-glance-senji-winter-title = Зима: перемовини
client-glance-senji-winter = Чотири хвилини на розмови, обіцянки й обмін картами дипломатії. Обіцянки нікого не зобов’язують.
client-glance-senji-spring-title = Весна: накази
client-glance-senji-spring = Покладіть долілиць наказ на кожну свою провінцію: виробництво, набір або марш.
client-glance-senji-summer-title = Літо: виконання
client-glance-senji-summer = Перший гравець називає провінції одну за одною. Візьміть дві ханафуда, поставте два загони або вирушайте в бій.
client-glance-senji-autumn-title = Осінь: слава
client-glance-senji-autumn = Родина за родиною: комбінації ханафуда, дипломатія, торгівля, показані заручники, найманці.
client-glance-senji-count-title = Шістдесят?
client-glance-senji-count = Якщо хтось один попереду з 60 або більше, він стає сьоґуном. Інакше починається новий рік.
client-glance-senji-battle-title = Битва
client-glance-senji-battle = Рахують загони, власні символи на кубиках і підтримку. Переможений втрачає все, переможець — стільки ж загонів; слава росте з утратами.
client-glance-senji-hostage-title = Заручники
client-glance-senji-hostage = Члени родини в чужих руках: показані восени, дають славу, а вбиті під час нападу їхньої родини — ще більше.
client-glance-senji-samurai-title = Самураї
client-glance-senji-samurai = Кожен має здібність; загинувши, стає камі й допомагає ще раз.
client-glance-senji-sea-title = Море
client-glance-senji-sea = Флоти стоять поруч мирно. Хто пливе й одразу висаджується, може втратити загони у хвилях.

# senjutsu
client-glance-senjutsu-wins = Вистояти останнім: п’ять поранень — кінець, як і рука, повна запаморочень.
client-glance-senjutsu-draw-title = Добір
client-glance-senjutsu-draw = Одна карта зі своєї колоди. Хто не має що брати, отримує поранення.
client-glance-senjutsu-choose-title = Вибір
client-glance-senjutsu-choose = Кожен кладе одну карту долілиць, якщо дозволяють камае та зосередження.
client-glance-senjutsu-reveal-title = Відкриття
client-glance-senjutsu-reveal = Усі разом. Сплачують вартість, грають миттєві карти, вибирають ініціативу.
client-glance-senjutsu-resolve-title = Розіграш
client-glance-senjutsu-resolve = Спершу вища ініціатива, згори донизу: крок, поворот, удар, блок.
client-glance-senjutsu-discard-title = Скидання
client-glance-senjutsu-discard = Зіграні карти йдуть у скид, основні — назад на руку. Дотримуйтеся ліміту руки.
client-glance-senjutsu-cells-title = Куди ви дивитеся
client-glance-senjutsu-cells = Атаки й блоки називають клітинки відносно лицевого боку. Хто там стоїть, того й зачепить — друга чи ворога.
client-glance-senjutsu-block-title = Блок і контратака
client-glance-senjutsu-block = Блок із потрібною ініціативою зупиняє атаку, а часом дає відповісти ударом.
client-glance-senjutsu-focus-title = Камае й зосередження
client-glance-senjutsu-focus = Від камае залежить, що дає карта. Рух деревом приносить зосередження, щонайбільше три.
client-glance-senjutsu-wounds-title = Поранення й не тільки
client-glance-senjutsu-wounds = Важкі поранення забирають карти, запаморочення заповнюють руку, кульгання сповільнює.
