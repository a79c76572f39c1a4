"""tatami-verify finds fair what was fair, and nothing that anybody changed afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tatami_verify
from tatami.formats.deals import commitment, seed_of
from tatami.formats.records import read_record
from tatami.games import EVERY_GAME, game_called
from tatami.kernel.chance import Chance
from tatami.kernel.reasons import TatamiError
from tatami_verify import ACTS, Broken, Trouble, Unreadable, verify
from tests.verify.dealt import ENTROPIES, SECRET, Lines, lines_of, receipt, record_of, written

EVERY_TABLE = [(name, seats) for name, rules in EVERY_GAME.items() for seats in rules.seat_counts]
CORPUS = [
    path
    for path in sorted((Path(__file__).parents[1] / "corpus").glob("*.jsonl"))
    if not path.stem.startswith(("senji", "senjutsu"))  # recorded since draws tell what they were drawn of
    and not path.stem.endswith("left")
]


def what_breaks(lines: Lines, kept: dict[str, object] | None = None) -> str:
    with pytest.raises(Broken) as trouble:
        verify(written(lines), None if kept is None else json.dumps(kept).encode())
    return trouble.value.what


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_fairly_dealt_game_of_any_kind_holds(game: str, seats: int) -> None:
    report = verify(record_of(game, seats).encode())
    chance = [line for line in lines_of(game, seats) if "chance" in line]
    assert (report.game, report.seats, report.deal) == (game, seats, True)
    assert report.draws == len(chance) > 0
    assert report.shuffles == sum(isinstance(line.get("of"), list) for line in chance)


def test_the_engine_finds_the_same_record_good() -> None:
    list(read_record(record_of("samurai-sword", 4).splitlines(), game_called).replay(verify=True))


def test_thousands_of_draws_are_those_of_the_engine() -> None:
    rng = Random(20)
    for _ in range(300):
        seed, label = f"{rng.getrandbits(70):x}", rng.choice(["deck", "колода", "first player", ""])
        chance = Chance(seed)
        for counter in range(12):
            count = rng.choice([1, 2, 3, 7, 60, rng.getrandbits(10) + 1])
            if counter % 3 == 0:
                assert tatami_verify.picked(seed, label, counter, count) == chance.pick(label, count)
            elif counter % 3 == 1:
                order = tatami_verify.shuffled(seed, label, counter, range(count))
                assert order == chance.order(label, count)
            else:
                things = [rng.randrange(9) for _ in range(count)]
                mixed = tatami_verify.shuffled(seed, label, counter, things)
                chance.shuffle(label, things)
                assert mixed == things


def test_seeds_and_commitments_are_those_of_the_engine() -> None:
    for seats in range(1, 8):
        assert tatami_verify.seed_from(SECRET, ENTROPIES[:seats]) == seed_of(SECRET, ENTROPIES[:seats])
    assert tatami_verify.sha256("\ud800 насіння") == commitment("\ud800 насіння")


def test_the_ten_lines_of_the_docs_check_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair-deal.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.jsonl"
    path.write_text(record_of("samurai-sword", 4), encoding="utf-8")
    exec(code, {})
    lines = lines_of()
    lines[first_draw(lines, int)]["result"][0] += 1
    path.write_bytes(written(lines))
    with pytest.raises(AssertionError):
        exec(code, {})


# --- a changed byte ---------------------------------------------------------------------------------


def changed_bytes(text: str, start: int, end: int, rng: Random) -> Iterator[str]:
    """Each byte of that part changed into a few others."""
    for at in range(start, end):
        digits = "0123456789abcdef"
        for other in {*rng.sample(digits, 3), rng.choice('Zz,"] ')} - {text[at]}:
            yield text[:at] + other + text[at + 1 :]


def holds(text: str) -> bool:
    try:
        verify(text.encode())
    except Trouble:
        return False
    return True


def parts(pattern: str, text: str) -> list[tuple[int, int]]:
    found = [match.span(1) for match in re.finditer(pattern, text)]
    assert found
    return found


@pytest.mark.parametrize(
    "pattern",
    [
        r'"secret":"(\w+)"',
        r'"deal":\{"commitment":"(\w+)"',
        r'"entropies":\[([^]]+)\]',
        r'"seed":"(\w+)"',
        r'^\{"commitment":"(\w+)"',
        r'"result":\[([^]]+)\]',
        r'"of":\[([^]]+)\]',
    ],
)
def test_any_changed_byte_of_the_deal_and_of_the_results_is_found(pattern: str) -> None:
    text, rng = record_of("samurai-sword", 4), Random(pattern)
    for start, end in parts(pattern, text):
        assert not any(map(holds, changed_bytes(text, start, end, rng)))


@pytest.mark.parametrize("pattern", [r'"chance":"([^"]+)"', r'"of":(\d+)'])
def test_a_changed_label_or_number_is_found_unless_it_draws_the_same_and_then_by_the_rules(
    pattern: str,
) -> None:
    """A pick of 4 and a pick of 5 may well give the same: an outsider cannot know which the rules ask for."""
    text, rng = record_of("samurai-sword", 4), Random(pattern)
    found = left = 0
    for start, end in parts(pattern, text):
        for forged in changed_bytes(text, start, end, rng):
            if holds(forged):
                left += 1
                with pytest.raises(TatamiError):
                    list(read_record(forged.splitlines(), game_called).replay(verify=True))
            else:
                found += 1
    assert found > left


# --- what people may try ----------------------------------------------------------------------------


def first_draw(lines: Lines, of: type) -> int:
    return next(at for at, line in enumerate(lines) if isinstance(line.get("of"), of))


def test_a_draw_left_out_doubled_or_moved_is_found() -> None:
    lines = lines_of()
    at = first_draw(lines, list)
    assert what_breaks(lines[:at] + lines[at + 1 :]) == "draw"
    assert what_breaks([*lines[: at + 1], *lines[at:]]) == "draw"
    assert what_breaks([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]) == "draw"


@pytest.mark.parametrize("kind", [int, list])
def test_a_draw_that_hides_of_what_it_was_is_found(kind: type) -> None:
    lines = lines_of()
    del lines[first_draw(lines, kind)]["of"]
    assert what_breaks(lines) == "draw"


def test_even_a_pick_of_the_first_option_cannot_pass_for_an_order() -> None:
    lines = lines_of("tenno", 3)
    lines[first_draw(lines, int)] = {"chance": "first player", "result": [0]}
    assert what_breaks(lines) == "draw"


def test_truth_is_no_number() -> None:
    lines = lines_of()
    at = first_draw(lines, int)
    lines[at]["of"] = True
    with pytest.raises(Unreadable):
        verify(written(lines))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"secret": "00", "commitment": commitment("00")}, "seed"),
        ({"secret": "00"}, "secret"),
        ({"entropies": list(ENTROPIES[:3])}, "entropies"),
        ({"entropies": [*ENTROPIES[:3], ENTROPIES[3].upper()]}, "entropies"),
        ({"entropies": [f"{ENTROPIES[0]},B:{ENTROPIES[1]}", *ENTROPIES[2:4], ""]}, "entropies"),
        ({"entropies": None}, "entropies"),
    ],
)
def test_a_deal_that_was_changed_as_a_whole_is_found(change: dict[str, object], what: str) -> None:
    lines = lines_of()
    lines[0]["deal"] |= change
    assert what_breaks(lines) == what


def test_a_hall_that_chose_its_seed_is_found_even_if_everything_else_fits() -> None:
    lines = lines_of()
    other = Chance(seed_of(SECRET, ["00"] * 4))
    lines[0] |= {"seed": other.seed, "commitment": commitment(other.seed)}
    for line in lines:
        if isinstance(line.get("of"), list):
            line["result"] = list(line["of"])
            other.shuffle(line["chance"], line["result"])
    assert what_breaks(lines) == "seed"


def test_a_name_that_stands_twice_in_a_line_is_not_believed_either_way() -> None:
    text = record_of("samurai-sword", 4)
    forged = text.replace('"seed":', '"seed":"00","seed":')
    assert holds(text)
    assert not holds(forged)


def test_a_dealt_game_starts_from_no_position() -> None:
    lines = lines_of()
    lines[0]["position"] = {}
    assert what_breaks(lines) == "dealt-position"


# --- receipts ---------------------------------------------------------------------------------------


def test_a_receipt_of_the_game_is_confirmed() -> None:
    report = verify(written(lines_of()), json.dumps(receipt()).encode())
    assert report.receipt == "B"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"commitment": commitment("00")}, "receipt-commitment"),
        ({"entropy": ENTROPIES[0]}, "receipt-entropy"),
        ({"entropy": None}, "receipt-entropy"),
        ({"seat": "A"}, "receipt-entropy"),
        ({"seat": "E"}, "receipt-entropy"),
        ({"table": "pine"}, "receipt-table"),
    ],
)
def test_a_receipt_that_says_something_else_is_told(change: dict[str, object], what: str) -> None:
    assert what_breaks(lines_of(), receipt(**change)) == what


def test_a_hall_that_hides_its_deal_is_told_by_the_receipt() -> None:
    lines = lines_of()
    del lines[0]["deal"]
    assert not verify(written(lines)).deal
    assert what_breaks(lines, receipt()) == "receipt-deal"


# --- records of another kind ------------------------------------------------------------------------


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_an_older_record_is_neither_found_good_nor_bad(path: Path) -> None:
    with pytest.raises(Unreadable) as trouble:
        verify(path.read_bytes())
    assert trouble.value.what == "old"


@pytest.mark.parametrize("name", ["tenno-1-2-left", "shinobi-1-3-left", "senji-3-3-left"])
def test_a_game_that_somebody_left_is_checked_like_any_other(name: str) -> None:
    path = Path(__file__).parents[1] / "corpus" / f"{name}.jsonl"
    acts = [line for line in map(json.loads, path.read_text().splitlines()) if line.keys() & ACTS]
    assert {"resigned": "B"} in acts
    assert verify(path.read_bytes()).acts == len(acts)


def test_a_record_without_a_deal_is_checked_as_far_as_it_goes() -> None:
    lines = lines_of()
    del lines[0]["deal"]
    assert verify(written(lines)).draws > 0
    lines[first_draw(lines, list)]["result"].reverse()
    assert what_breaks(lines) == "draw"


def test_a_game_from_a_position_is_left_to_those_who_know_the_rules() -> None:
    lines = lines_of()
    del lines[0]["deal"]
    lines[0]["position"] = {}
    with pytest.raises(Unreadable):
        verify(written(lines))
