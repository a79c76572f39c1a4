### Чому бот зробив би так

tenno-ground-known-card = Ви знаєте, що лежить на місці { $aim } гравця { $target }: { $card }.
tenno-ground-chance-to-win = Шанс виграти цей бій — приблизно { $chance } %.
tenno-ground-least-bad = Нападати треба, хоча кожен напад ризикує більшим, ніж обіцяє; цей — найменше.
tenno-ground-ronin-first = Після Роніна можна напасти ще раз, тому він іде першим.
tenno-ground-ends-as-winner = Це може завершити гру, поки ви попереду.
tenno-ground-monk-may-help = Гравцеві { $target } може допомогти Монах (приблизно { $chance } %) — це враховано.
tenno-ground-stop-is-better = Жоден другий напад не обіцяє більше, ніж може коштувати.
tenno-ground-monk-changes-nothing = Монах не змінив би підсумку цього бою (захищається { $card }).
tenno-ground-monk-saves = Монах рятує цінну карту: { $card }, вартість { $value }.
tenno-ground-monk-for-little = { $card } коштує лише { $value }: заради цього бот показує Монаха в чотирьох випадках із десяти, навмання.
tenno-ground-better-attack = Так ряд краще нападає; найсильніший нападник — { $card }.
tenno-ground-better-placed = Так менше ваших слабких карт лежить там, де їх знають інші.
tenno-ground-shogun-is-a-trap = Сьоґун, про якого на місці { $slot } ніхто не знає, — пастка для нападників.
tenno-ground-known-slot = Місце { $slot } інші добре знають; після обміну вони вже не певні.
tenno-ground-row-is-good = Жоден обмін не дає кращого ряду.
tenno-ground-muddle = Місце { $slot } інші знають найкраще, тож його варто сплутати з іншим.
tenno-ground-least-known = Про місце { $slot } ви знаєте найменше, а там може лежати цінна карта.
tenno-ground-nothing-to-learn = Підглядати вже нема чого: усе й так відомо.
