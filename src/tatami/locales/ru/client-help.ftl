### Подсказки, пометки и заметки

client-hint-thinking = Бот думает…
client-hint-would = Бот сделал бы так:
client-hint-take = Сделать так
client-hints-allowed = За этим столом можно просить подсказку; партия с подсказками не рейтинговая.
client-hinted = Просили подсказку: { $names }. Эта партия не рейтинговая.
client-own-notes = Пометки и заметки
client-own-notes-who = Их видите только вы: здесь, на других своих устройствах и в повторе.
client-own-notes-none = Ничего не записано.
client-mark-none = без пометки
client-mark-what = По-моему, это
client-own-words = Заметки
client-new-hints = Подсказки бота
client-hints-alone = только для того, кто играет один с ботами
client-hints-yes = для всех за столом
client-hints-no = ни для кого
client-lobby-hints = подсказки разрешены
client-lobby-no-hints = без подсказок
