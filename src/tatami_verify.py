"""tatami-verify: checks from outside that a recorded game was dealt fairly.

One file, the standard library, and no code of the hall or of the engine: read it, copy it, or write it anew
from docs/fair-deal.md. `python3 tatami_verify.py game.jsonl --receipt receipt.json` runs it uninstalled.
It knows no rules: whether these are the draws that the rules ask for is seen by `tatami replay --verify`.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import io
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NoReturn, TypeGuard

HOLDS, DOES_NOT_HOLD, NOT_READABLE = 0, 1, 2
FORMAT: Final = 1
MOST_SEATS: Final = 26
MOST_BYTES: Final = 1 << 22
LONGEST_LINE: Final = 1 << 20
ACTS: Final = {"answer", "take_back", "time_up", "resigned", "ended"}
KINDS: Final = {"chance", *ACTS, "hash", "outcome"}

Line = Mapping[str, object]


class Trouble(Exception):
    """Why the record is not found good: a word for it, its line (0: none), and what the sentence names."""

    status = NOT_READABLE

    def __init__(self, what: str, line: int = 0, **facts: object) -> None:
        super().__init__(what)
        self.what: Final = what
        self.line: Final = line
        self.facts: Final = facts


class Unreadable(Trouble):
    """Nothing can be said about it."""


class Broken(Trouble):
    """It was read, and it does not hold."""

    status = DOES_NOT_HOLD


@dataclass
class Report:
    """What was checked, and how often."""

    game: str
    seats: int
    acts: int = 0
    deal: bool = False
    receipt: str = ""
    picks: int = 0
    orders: int = 0
    shuffles: int = 0

    @property
    def draws(self) -> int:
        return self.picks + self.orders + self.shuffles


# --- chance, as docs/fair-deal.md describes it ------------------------------------------------------


def sha256(text: str) -> str:
    return hashlib.sha256(_bytes(text)).hexdigest()


def seed_from(secret: str, entropies: Sequence[str]) -> str:
    shares = [f"{chr(ord('A') + seat)}:{entropy}" for seat, entropy in enumerate(entropies)]
    return hmac.new(_bytes(secret), _bytes(",".join(shares)), hashlib.sha256).hexdigest()


def words(seed: str, label: str, counter: int, count: int) -> list[int]:
    """The 64-bit words of draw number `counter`."""
    key = hmac.new(_bytes(seed), _bytes(f"{label}/{counter}"), hashlib.sha256).digest()
    stream = hashlib.shake_128(key).digest(8 * count)
    return [int.from_bytes(stream[at : at + 8], "big") for at in range(0, 8 * count, 8)]


def picked(seed: str, label: str, counter: int, options: int) -> int:
    return words(seed, label, counter, 1)[0] % options


def shuffled(seed: str, label: str, counter: int, things: Sequence[int]) -> list[int]:
    """Fisher and Yates: the last thing changes places with any up to itself, then the one before it ..."""
    mixed, numbers = list(things), words(seed, label, counter, len(things))
    for last in reversed(range(1, len(mixed))):
        chosen = numbers[last] % (last + 1)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return mixed


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


# --- reading, and trusting nothing ------------------------------------------------------------------


def read(path: str) -> bytes:
    """What the file holds, or (`-`) what is piped in."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(path, "rb") as file:
                content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise Unreadable("no-file", path=path) from None
    except (OSError, ValueError, AttributeError):  # a folder, a name with a zero, no standard input
        raise Unreadable("no-access", path=path) from None
    if len(content) > MOST_BYTES:
        raise Unreadable("too-big", most=MOST_BYTES >> 20)
    return content


def parse(text: bytes) -> dict[str, object] | None:
    """A JSON object, or None: also if a name stands in it twice, since others might believe the other one."""
    try:
        value = json.loads(text.decode("utf-8"), object_pairs_hook=_each_once)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("twice")
    return found


def lines_of(text: bytes) -> Iterator[tuple[int, Line]]:
    """Every line with its number."""
    for number, line in enumerate(text.split(b"\n"), start=1):
        if not line.strip():
            continue
        parsed = parse(line) if len(line) <= LONGEST_LINE else None
        if parsed is None:
            raise Unreadable("bad-line", number)
        yield number, parsed


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def are_whole(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(map(is_whole, value))


def are_entropies(value: object) -> TypeGuard[list[str]]:
    """Hexadecimal and nothing else: a comma in one could pass for the share of another seat."""
    return isinstance(value, list) and all(
        isinstance(entropy, str) and re.fullmatch("[0-9a-f]+", entropy) for entropy in value
    )


# --- checking ---------------------------------------------------------------------------------------


def verify(record: bytes, receipt: bytes | None = None) -> Report:
    """Checks everything that can be checked from outside; Trouble says what does not hold."""
    lines = list(lines_of(record))
    first, header = lines[0] if lines else (0, {})
    if header.get("tatami") != "record":
        raise Unreadable("not-a-record")
    if header.get("format") != FORMAT:
        raise Unreadable("other-format", first)
    game, seats, seed = header.get("game"), header.get("seats"), header.get("seed")
    if not isinstance(game, str) or not isinstance(seed, str) or not is_whole(seats):
        raise Unreadable("bad-line", first)
    if not 0 < seats <= MOST_SEATS:
        raise Unreadable("bad-line", first)
    report = Report(game, seats)
    if "deal" in header:
        check_deal(header, first, seats, seed)
        report.deal = True
    elif "position" in header:
        raise Unreadable("position", first)
    if header.get("commitment") != sha256(seed):
        raise Broken("commitment", first)
    check_lines(lines[1:], seed, report)
    if receipt is not None:
        report.receipt = check_receipt(receipt, header, first)
    return report


def check_deal(header: Line, number: int, seats: int, seed: str) -> None:
    """The secret is the promised one, and the seed is made of it and of a share of every seat."""
    deal = header["deal"]
    secret = deal.get("secret") if isinstance(deal, dict) else None
    if not isinstance(deal, dict) or not isinstance(secret, str):
        raise Unreadable("bad-deal", number)
    if "position" in header:
        raise Broken("dealt-position", number)
    if deal.get("commitment") != sha256(secret):
        raise Broken("secret", number)
    entropies = deal.get("entropies")
    if not are_entropies(entropies) or len(entropies) != seats:
        raise Broken("entropies", number)
    if seed != seed_from(secret, entropies):
        raise Broken("seed", number)


def check_lines(lines: Sequence[tuple[int, Line]], seed: str, report: Report) -> None:
    """Every draw is drawn once more; it takes its number from its place among them."""
    is_old = not report.deal and not any("of" in line for _, line in lines)
    for number, line in lines:
        if not line.keys() & KINDS:
            raise Unreadable("bad-line", number)
        if "chance" in line:
            check_draw(number, line, seed, report, is_old)
        report.acts += bool(line.keys() & ACTS)


def check_draw(number: int, line: Line, seed: str, report: Report, is_old: bool) -> None:
    label, result, counter = line["chance"], line.get("result"), report.draws
    if not isinstance(label, str) or not are_whole(result):
        raise Unreadable("bad-line", number)
    of = line.get("of")
    if is_whole(of) and of > 0:
        expected = [picked(seed, label, counter, of)]
        report.picks += 1
    elif are_whole(of):
        expected = shuffled(seed, label, counter, of)
        report.shuffles += 1
    elif "of" in line:
        raise Unreadable("bad-line", number)
    else:  # an order of one thing would be a pick that hides how many options it had
        expected = shuffled(seed, label, counter, range(len(result))) if len(result) != 1 else []
        report.orders += 1
    if result != expected:
        if is_old:
            raise Unreadable("old", number)
        raise Broken("draw", number, draw=counter, label=label)


def check_receipt(text: bytes, header: Line, number: int) -> str:
    """What a player wrote down when sitting down stands in the record; gives the letter of the seat."""
    receipt, deal = parse(text), header.get("deal")
    seat = receipt.get("seat") if receipt else None
    if receipt is None or not isinstance(seat, str) or not {"commitment", "entropy"} <= receipt.keys():
        raise Unreadable("bad-receipt")
    if not isinstance(deal, dict):
        raise Broken("receipt-deal", number)
    entropies = deal["entropies"]
    if receipt["commitment"] != deal["commitment"]:
        raise Broken("receipt-commitment", number)
    shares = {chr(ord("A") + at): entropy for at, entropy in enumerate(entropies)}
    if seat not in shares or receipt["entropy"] != shares[seat]:
        raise Broken("receipt-entropy", number, seat=seat)
    if "table" in header and "table" in receipt and header["table"] != receipt["table"]:
        raise Broken("receipt-table", number)
    return seat


# --- saying it --------------------------------------------------------------------------------------

USAGE: Final = "tatami-verify RECORD [--receipt FILE] [--lang en|uk|ru] [--json]"
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "help": "Checks from outside that a recorded game was dealt fairly.\n\n"
        "RECORD          a record (JSON lines), - reads it from standard input\n"
        "--receipt FILE  what you kept when you sat down: table, seat, commitment, entropy\n"
        "--lang          en, uk or ru\n"
        "--json          the result for programs\n\n"
        "It ends with 0 if everything holds, 1 if something does not, 2 if the record cannot be read.",
        "usage": "Not understood. Usage: {usage}",
        "at": "Line {line}: ",
        "format": "record: {game}, seats: {seats}, acts: {acts}",
        "deal": "the hall’s secret is the one it promised, and the seed is made of it and of the entropy of "
        "every seat ({seats})",
        "no-deal": "the record shows no deal: nobody can tell who chose the seed",
        "promise": "the seed is the one that was promised",
        "draws": "draws: {draws} (picks: {picks}, orders: {orders}, shuffles: {shuffles})",
        "receipt": "the promise and the entropy of your receipt (seat {seat}) are those of the record",
        "no-receipt": "without a receipt only you can tell whether this is the promise that you were shown",
        "rules": "whether the rules ask for these draws is checked by: tatami replay --verify",
        "holds": "Everything that was checked holds.",
        "no-file": "there is no file {path}.",
        "no-access": "{path} cannot be read.",
        "too-big": "this is too big for a record (more than {most} MiB).",
        "not-a-record": "this is not a record of a game.",
        "other-format": "this record has a format that is not known here.",
        "bad-line": "this cannot be a line of a record.",
        "bad-deal": "the deal cannot be read.",
        "bad-receipt": "the receipt cannot be read: it needs seat, commitment and entropy.",
        "position": "a game that starts from a position was not dealt; use tatami replay --verify.",
        "old": "an older record, which does not say what was drawn from; use tatami replay --verify.",
        "dealt-position": "the game starts from a position, so the deal means nothing.",
        "secret": "the hall’s secret is not the one it promised.",
        "entropies": "there is not one hexadecimal entropy for every seat.",
        "seed": "the seed is not made of the secret and the entropies.",
        "commitment": "the seed is not the one that was promised.",
        "draw": "draw {draw} ({label}) gives something else.",
        "receipt-deal": "you have a receipt, but the record shows no deal.",
        "receipt-commitment": "the promise in your receipt is another one.",
        "receipt-entropy": "the entropy in your receipt is not that of seat {seat}.",
        "receipt-table": "your receipt is of another table.",
    },
    "uk": {
        "help": "Перевіряє ззовні, чи записану гру роздано чесно.\n\n"
        "RECORD          запис (рядки JSON); - читає його зі стандартного введення\n"
        "--receipt FILE  що ви зберегли, коли сіли за стіл: table, seat, commitment, entropy\n"
        "--lang          en, uk або ru\n"
        "--json          результат для програм\n\n"
        "Код завершення: 0 — усе сходиться, 1 — щось не сходиться, 2 — запис не вдалося прочитати.",
        "usage": "Не зрозуміло. Використання: {usage}",
        "at": "Рядок {line}: ",
        "format": "запис: {game}, місць: {seats}, дій: {acts}",
        "deal": "секрет залу той, який він обіцяв, а початкове число отримано з нього та ентропії кожного "
        "місця ({seats})",
        "no-deal": "запис не показує роздачі: ніхто не може сказати, хто обрав початкове число",
        "promise": "початкове число те, яке було обіцяно",
        "draws": "жеребкувань: {draws} (виборів: {picks}, порядків: {orders}, тасувань: {shuffles})",
        "receipt": "обіцянка й ентропія з вашої квитанції (місце {seat}) збігаються із записом",
        "no-receipt": "без квитанції лише ви знаєте, чи саме цю обіцянку вам показали",
        "rules": "чи вимагають правила саме цих жеребкувань, перевіряє: tatami replay --verify",
        "holds": "Усе, що перевірено, сходиться.",
        "no-file": "немає файлу {path}.",
        "no-access": "{path} не вдається прочитати.",
        "too-big": "це завелике для запису (понад {most} МіБ).",
        "not-a-record": "це не запис гри.",
        "other-format": "формат цього запису тут невідомий.",
        "bad-line": "це не може бути рядком запису.",
        "bad-deal": "роздачу не вдається прочитати.",
        "bad-receipt": "квитанцію не вдається прочитати: потрібні seat, commitment і entropy.",
        "position": "гру, що починається з позиції, не роздавали; скористайтеся tatami replay --verify.",
        "old": "давніший запис, де не сказано, з чого тягли; скористайтеся tatami replay --verify.",
        "dealt-position": "гра починається з позиції, тож роздача нічого не означає.",
        "secret": "секрет залу не той, який він обіцяв.",
        "entropies": "немає по одній шістнадцятковій ентропії на кожне місце.",
        "seed": "початкове число не отримано із секрету та ентропій.",
        "commitment": "початкове число не те, яке було обіцяно.",
        "draw": "жеребкування {draw} ({label}) дає інше.",
        "receipt-deal": "у вас є квитанція, але запис не показує роздачі.",
        "receipt-commitment": "обіцянка у вашій квитанції інша.",
        "receipt-entropy": "ентропія у вашій квитанції не та, що в місця {seat}.",
        "receipt-table": "ваша квитанція від іншого столу.",
    },
    "ru": {
        "help": "Проверяет снаружи, честно ли сдана записанная игра.\n\n"
        "RECORD          запись (строки JSON); - читает её из стандартного ввода\n"
        "--receipt FILE  что вы сохранили, когда сели за стол: table, seat, commitment, entropy\n"
        "--lang          en, uk или ru\n"
        "--json          результат для программ\n\n"
        "Код завершения: 0 — всё сходится, 1 — что-то не сходится, 2 — запись не удалось прочитать.",
        "usage": "Не понято. Использование: {usage}",
        "at": "Строка {line}: ",
        "format": "запись: {game}, мест: {seats}, действий: {acts}",
        "deal": "секрет зала тот, который он обещал, а начальное число получено из него и энтропии "
        "каждого места ({seats})",
        "no-deal": "запись не показывает сдачи: никто не может сказать, кто выбрал начальное число",
        "promise": "начальное число то, которое было обещано",
        "draws": "жеребьёвок: {draws} (выборов: {picks}, порядков: {orders}, тасований: {shuffles})",
        "receipt": "обещание и энтропия из вашей квитанции (место {seat}) совпадают с записью",
        "no-receipt": "без квитанции только вы знаете, это ли обещание вам показали",
        "rules": "требуют ли правила именно этих жеребьёвок, проверяет: tatami replay --verify",
        "holds": "Всё, что проверено, сходится.",
        "no-file": "нет файла {path}.",
        "no-access": "{path} не удаётся прочитать.",
        "too-big": "это слишком велико для записи (больше {most} МиБ).",
        "not-a-record": "это не запись игры.",
        "other-format": "формат этой записи здесь неизвестен.",
        "bad-line": "это не может быть строкой записи.",
        "bad-deal": "сдачу не удаётся прочитать.",
        "bad-receipt": "квитанцию не удаётся прочитать: нужны seat, commitment и entropy.",
        "position": "игра, которая начинается с позиции, не сдавалась; используйте tatami replay --verify.",
        "old": "старая запись, где не сказано, из чего тянули; используйте tatami replay --verify.",
        "dealt-position": "игра начинается с позиции, так что сдача ничего не значит.",
        "secret": "секрет зала не тот, который он обещал.",
        "entropies": "нет по одной шестнадцатеричной энтропии на каждое место.",
        "seed": "начальное число получено не из секрета и энтропий.",
        "commitment": "начальное число не то, которое было обещано.",
        "draw": "жеребьёвка {draw} ({label}) даёт другое.",
        "receipt-deal": "у вас есть квитанция, но запись не показывает сдачи.",
        "receipt-commitment": "обещание в вашей квитанции другое.",
        "receipt-entropy": "энтропия в вашей квитанции не та, что у места {seat}.",
        "receipt-table": "ваша квитанция от другого стола.",
    },
}


def say(lang: str, key: str, **facts: object) -> str:
    """The sentence; what others wrote is shortened and stripped of everything that is not plain text."""
    plain = {name: "".join(filter(str.isprintable, str(fact)[:200])) for name, fact in facts.items()}
    return WORDS[lang][key].format(**plain)


def told(lang: str, trouble: Trouble) -> str:
    sentence = say(lang, trouble.what, **trouble.facts)
    if trouble.line:
        return say(lang, "at", line=trouble.line) + sentence
    return sentence[:1].upper() + sentence[1:]


def listed(lang: str, report: Report) -> Iterator[str]:
    """What was checked, line by line, and (with --) what was not."""
    facts = {"game": report.game, "seats": report.seats, "acts": report.acts, "seat": report.receipt}
    counts = {"picks": report.picks, "orders": report.orders, "shuffles": report.shuffles}
    yield "ok  " + say(lang, "format", **facts)
    yield ("ok  " if report.deal else "--  ") + say(lang, "deal" if report.deal else "no-deal", **facts)
    yield "ok  " + say(lang, "promise")
    yield "ok  " + say(lang, "draws", draws=report.draws, **counts)
    if report.deal:
        has = bool(report.receipt)
        yield ("ok  " if has else "--  ") + say(lang, "receipt" if has else "no-receipt", **facts)
    yield "--  " + say(lang, "rules")
    yield say(lang, "holds")


def as_json(lang: str, found: Report | Trouble) -> str:
    if isinstance(found, Report):
        return json.dumps({"holds": True, **vars(found), "draws": found.draws})
    holds = False if found.status == DOES_NOT_HOLD else None
    return json.dumps({"holds": holds, "what": found.what, "line": found.line, "told": told(lang, found)})


# --- the command ------------------------------------------------------------------------------------


class Arguments(argparse.ArgumentParser):
    """Says what is wrong in one sentence, in the language of the reader."""

    def error(self, message: str) -> NoReturn:
        raise Unreadable("usage", usage=USAGE)


def arguments() -> Arguments:
    parser = Arguments(prog="tatami-verify", add_help=False, allow_abbrev=False)
    parser.add_argument("record", nargs="?")
    parser.add_argument("--receipt")
    parser.add_argument("--lang", choices=sorted(WORDS))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("-h", "--help", action="store_true")
    return parser


def language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """What --lang says, read ahead since errors are texts too; else that of the system, else English."""
    asked = re.findall(r"(?:^|\0)--lang[=\0]([^\0]*)", "\0".join(args))
    system = next(filter(None, (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = (asked[0] if asked else system)[:2].lower()
    return lang if lang in WORDS else "en"


def answer(args: Sequence[str], lang: str) -> tuple[int, str]:
    """The exit status and what is printed."""
    found: Report | Trouble
    try:
        given = arguments().parse_args(args)
        if given.help:
            return HOLDS, f"{USAGE}\n\n{say(lang, 'help')}"
        if given.record is None:
            raise Unreadable("usage", usage=USAGE)
        receipt = None if given.receipt is None else read(given.receipt)
        found = verify(read(given.record), receipt)
    except Trouble as trouble:
        found = trouble
    if "--json" in args:
        return (found.status if isinstance(found, Trouble) else HOLDS), as_json(lang, found)
    if isinstance(found, Trouble):
        return found.status, told(lang, found)
    return HOLDS, "\n".join(listed(lang, found))


def main(args: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if args is None else args
    status, text = answer(given, language(given, os.environ))
    out = sys.stderr if status == NOT_READABLE and "--json" not in given else sys.stdout
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="backslashreplace")  # a terminal may not know these letters
    try:
        print(text, file=out, flush=True)
    except OSError:  # nobody listens any more, and nobody shall hear of that when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
    return status


if __name__ == "__main__":
    sys.exit(main())
