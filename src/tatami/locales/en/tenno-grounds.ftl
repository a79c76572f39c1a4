### Why the bot would do it

tenno-ground-known-card = You know what lies in slot { $aim } of { $target }: { $card }.
tenno-ground-chance-to-win = This fight is won with a chance of about { $chance } %.
tenno-ground-least-bad = You must attack, and every attack risks more than it promises; this one the least.
tenno-ground-ronin-first = The ronin may be followed by a second attack, so he goes first.
tenno-ground-ends-as-winner = It may end the game while you lead.
tenno-ground-monk-may-help = A monk may help { $target } (about { $chance } %), and that is counted in.
tenno-ground-stop-is-better = No second attack promises more than it may cost.
tenno-ground-monk-changes-nothing = The monk would not change how this fight ends ({ $card } defends).
tenno-ground-monk-saves = The monk saves a valuable card: { $card }, worth { $value }.
tenno-ground-monk-for-little = { $card } is worth only { $value }: the bot shows the monk for it in four cases of ten, by chance.
tenno-ground-better-attack = The row attacks better so; its best attacker is { $card }.
tenno-ground-better-placed = Fewer of your weak cards lie where the others know them.
tenno-ground-shogun-is-a-trap = A shogun whom nobody knows of in slot { $slot } is a trap for attackers.
tenno-ground-known-slot = The others know slot { $slot } well; after a swap they cannot be sure.
tenno-ground-row-is-good = No swap leaves you a better row.
tenno-ground-muddle = The others know slot { $slot } best, so it is muddled with another.
tenno-ground-least-known = Of slot { $slot } you know least, and a dear card may lie there.
tenno-ground-nothing-to-learn = There is nothing left to learn by a peek.
