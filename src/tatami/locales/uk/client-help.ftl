### Підказки, позначки й нотатки

client-hint-thinking = Бот думає…
client-hint-would = Бот зробив би так:
client-hint-take = Зробити так
client-hints-allowed = За цим столом можна просити підказку; партія з підказками не рейтингова.
client-hinted = Просили підказку: { $names }. Ця партія не рейтингова.
client-own-notes = Позначки й нотатки
client-own-notes-who = Їх бачите лише ви: тут, на інших своїх пристроях і в повторі.
client-own-notes-none = Нічого не записано.
client-mark-none = без позначки
client-mark-what = На мою думку, це
client-own-words = Нотатки
client-new-hints = Підказки бота
client-hints-alone = лише для того, хто грає сам із ботами
client-hints-yes = для всіх за столом
client-hints-no = ні для кого
client-lobby-hints = підказки дозволено
client-lobby-no-hints = без підказок
