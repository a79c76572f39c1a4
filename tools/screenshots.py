"""Makes the pictures of docs/images anew: `python tools/screenshots.py [FOLDER]`.

A hall is opened on an empty folder, and a guest plays a few answers of each game against bots: so the
pictures show the client as it is, but not twice the same cards. `python3 run.py screenshots` builds it first.

`--all FOLDER [PART ...]` takes every screen, and every question of every game with every number of players,
in three languages and five sizes, for eyes to go through: thousands of pictures, the same cards each time.
With parts of their names (`senji-6`, `Winter`, `-uk-`) only those that have all of them. `-night` takes
them by night, `-text150` and `-text200` with larger letters: nobody goes through all of that at once.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from PIL import Image
from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the hall and the player of the browser's tests

from tatami.games import game_called  # noqa: E402
from tatami.games.manifest import manifests  # noqa: E402
from tatami.load.chromium import running_chromium  # noqa: E402
from tatami.load.weight import sit_down_against_bots  # noqa: E402
from tests.browser.guests import LOCALES, Guest, Screen, Theme, guest_in  # noqa: E402
from tests.browser.measuring import resize, wait_until_still  # noqa: E402
from tests.browser.play import Player  # noqa: E402
from tests.browser.staged import Moment, Options, StagedHall, moments, staged_hall  # noqa: E402
from tests.browser.tables import ask, come_in, own_finished_game, play_until  # noqa: E402
from tests.halls import RunningHall, running_hall  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
ANSWERS: Final = {game: manifest.screenshot for game, manifest in manifests().items() if manifest.screenshot}
"""Game -> how many answers until there is something to see."""
COLOURS: Final = 256
"""Paper and ink need no more, and the files stay small. They are chosen to be as different as they can: a
little vermilion counts among much indigo."""


SIZES: Final = ((360, 640), (768, 1024), (640, 360), (1280, 800), (1920, 1080))
PAGES: Final[dict[str, tuple[str, ...]]] = {
    "home": ("/",),
    "lobby": ("/lobby", "/lobby/tenno"),
    "learn": ("/learn",),
    "rules": ("/rules",),
    "verify": ("/verify",),
    "profile": ("/profile",),
    "friends": ("/friends",),
    "days": ("/days", "/days/move"),
    "decks": ("/decks", "/decks/new-one?pack=house&character=student"),
    "ladder": ("/ladder", "/ladder/tenno?players=2"),
    "player": ("/player/Olena",),
    "settings": ("/settings",),
    "about": ("/about",),
    "nowhere": ("/nowhere",),
    "table": (),
    "result": (),
    "replay": (),
}
"""Every place of the client (App.svelte) with what is looked at there; the last three are `made`."""
LEAVES: Final = ("", "/cards", "/glance")
"""Of the rules of each game."""
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "-night": {"theme": "night"},
    "-text150": {"textSize": 150},
    "-text200": {"textSize": 200},
}
"""What is only taken when it is asked for, by the part that asks."""
LARGE: Final[dict[tuple[str, int], tuple[str, Options]]] = {
    ("senjutsu", 4): (
        "joined",
        (("sides", "pairs"), ("field", "snowy_battlefield+ice_bridge"), ("characters", "dealt")),
    ),
}
"""Tables whose board is another one with these options; what their pictures are called."""
OPENED: Final = {"senjutsu-2-CardToLay": '[data-place^="hand."] [data-thing]'}
"""Moments at which a card is looked at closely, too: which one."""


class Scene(NamedTuple):
    """A moment that no young game shows; by day alone, unless `themes` says otherwise."""

    name: str
    game: str
    seats: int
    question: str
    options: Options = ()
    themes: Sequence[Theme] = ("day",)


SCENES: Final = (
    Scene("senjutsu", "senjutsu", 2, "CardToLay", themes=get_args(Theme)),
    Scene("senjutsu-reveal", "senjutsu", 2, "InitiativeToChoose"),
    Scene("senjutsu-four", "senjutsu", 4, "CardToLay"),
    Scene("senjutsu-joined", "senjutsu", 4, "WayToGo", LARGE["senjutsu", 4][1]),
)
BUILDER: Final = "/decks/new-one?pack=house&character=student"


def main(args: Sequence[str]) -> int:
    if args and args[0] == "--all":
        take_everything(Path(args[1]), args[2:])
        return 0
    folder = Path(args[0]) if args else IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_hall(Path(data) / "hall") as hall,
        running_chromium() as browser,
    ):
        with guest_in(browser, hall.address, name="Olena") as guest:
            guest.go("/")
            take_all(browser, hall, guest, folder, "home")
        for seed, (game, answers) in enumerate(ANSWERS.items()):
            with at_a_table(browser, hall, game, answers, seed) as guest:
                take_all(browser, hall, guest, folder, game)
    take_scenes(folder)
    return 0


def take_scenes(folder: Path) -> None:
    """Moments, the deck builder, and a card that is looked at closely in each language."""
    with (
        tempfile.TemporaryDirectory() as data,
        staged_hall(Path(data) / "hall") as hall,
        running_chromium() as browser,
    ):
        with guest_in(browser, hall.address) as guest:
            come_in(guest)
            for scene in SCENES:
                moment = moments(scene.game, scene.seats, scene.options)[scene.question]
                guest.go(hall.lay(guest, moment))
                take_all(browser, hall, guest, folder, scene.name, scene.themes)
            guest.go(BUILDER)
            take_all(browser, hall, guest, folder, "decks", ("day",))
        for lang in LOCALES:
            with guest_in(browser, hall.address, lang=lang, screen="phone") as guest:
                come_in(guest)
                for name, card in OPENED.items():
                    moment = moments("senjutsu", 2)["CardToLay"]
                    guest.go(hall.lay(guest, moment))
                    guest.page.wait_for_load_state("networkidle")
                    open_card(guest, card)
                    save(guest.page.screenshot(), folder / f"{name.partition('-')[0]}-card-{lang}.png")


def take_everything(folder: Path, parts: Sequence[str]) -> None:
    """Every screen and question, in every language and at every size, if its name has all parts."""
    folder.mkdir(parents=True, exist_ok=True)
    games = [name for name, found in manifests().items() if found.browser.board]
    tables = [(game, seats) for game in games for seats in game_called(game).seat_counts]
    with (
        tempfile.TemporaryDirectory() as data,
        staged_hall(Path(data) / "hall") as hall,
        running_chromium() as browser,
    ):
        looks = [part for part in LOOKS if part in parts]
        choices = {name: value for look in looks for name, value in LOOKS[look].items()}
        for lang in LOCALES:
            with guest_in(browser, hall.address, lang=lang, **choices) as guest:
                come_in(guest)
                account: dict[str, object] = {"name": f"Olena {lang}", "passphrase": "correct horse battery"}
                ask(guest, "POST", "/api/accounts", account)
                guest.forgiven |= {"401", "404"}  # of pages that say that something is not there
                for page in [*made(browser, hall, guest), *every_page()]:
                    named = page.name or page.path.partition("?")[0].strip("/").replace("/", "-") or "home"
                    path = page.path.replace("Olena", f"Olena%20{lang}")
                    take_sizes(guest, path, folder, f"{named}-{lang}{''.join(looks)}", parts)
                take_ends(browser, games, lang, folder, parts)
                for game, seats in tables:
                    take_table(hall, guest, folder, (game, seats), f"-{lang}{''.join(looks)}", parts)


def take_table(
    hall: StagedHall, guest: Guest, folder: Path, table: tuple[str, int], end: str, parts: Sequence[str]
) -> None:
    """Every question of such a table, and of the one whose board is larger."""
    label, options = LARGE.get(table, ("", ()))
    found = {f"{moment.name}{end}": moment for moment in moments(*table).values()}
    if label:
        found |= {f"{each.name}-{label}{end}": each for each in moments(*table, options).values()}
    for name, moment in found.items():
        take_moment(hall, guest, folder, moment, name, parts)
        if card := OPENED.get(moment.name):
            opened = name.replace(moment.name, f"{moment.name}-opened")
            take_moment(hall, guest, folder, moment, opened, parts, lambda: open_card(guest, card))


def take_moment(
    hall: StagedHall,
    guest: Guest,
    folder: Path,
    moment: Moment,
    name: str,
    parts: Sequence[str],
    before: Callable[[], None] = lambda: None,
) -> None:
    if wanted := sizes_of(name, parts):
        take_sizes(guest, hall.lay(guest, moment), folder, name, parts, before)
        print(f"{name}: {len(wanted)}", flush=True)


def open_card(guest: Guest, card: str) -> None:
    guest.page.locator(card).first.focus()
    guest.page.keyboard.press("Space")
    guest.page.locator("dialog[open]").wait_for()


def take_ends(browser: Browser, games: Sequence[str], lang: str, folder: Path, parts: Sequence[str]) -> None:
    """The result and the replay of every game, played to its end: with bots of a hall that is no stage."""
    wanted = [
        game for game in games if any(sizes_of(f"{end}-{game}-{lang}", parts) for end in ("result", "replay"))
    ]
    if not wanted:
        return
    with tempfile.TemporaryDirectory() as data, running_hall(Path(data) / "hall") as hall:
        for game in wanted:
            with guest_in(browser, hall.address, lang=lang) as guest:
                table = own_finished_game(guest, game)
                middle = ask(guest, "GET", f"/api/tables/{table}/result")["acts"] // 2
                for end, path in (
                    ("result", f"/table/{table}/result"),
                    ("replay", f"/replay/{table}?act={middle}"),
                ):
                    take_sizes(guest, path, folder, f"{end}-{game}-{lang}", parts, whole=end == "result")


class Shown(NamedTuple):
    """A page, and what its picture is called if not after its address."""

    path: str
    name: str = ""


def every_page() -> list[Shown]:
    """Those that need nothing but their address."""
    found = [Shown(path) for paths in PAGES.values() for path in paths]
    for name, manifest in manifests().items():
        if manifest.rules and manifest.status != "laboratory":
            found += [Shown(f"/rules/{name}{leaf}") for leaf in LEAVES]
            found += [Shown(f"/learn/{name}"), Shown(f"/learn/{name}/1")] if manifest.lesson else []
    return found


def made(browser: Browser, hall: RunningHall, guest: Guest) -> list[Shown]:
    """A waiting room, its invitation, and a game that two people have played: what it was worth to them."""
    waiting = str(ask(guest, "POST", "/api/tables", {"game": "shinobi", "seats": 3})["info"]["id"])
    ask(guest, "POST", f"/api/tables/{waiting}/seats", {})
    with guest_in(browser, hall.address) as other:
        come_in(other, "Petro")
        invited = str(ask(other, "POST", "/api/tables", {"game": "tenno", "seats": 3})["info"]["id"])
        ask(other, "POST", f"/api/tables/{invited}/seats", {})
        played = str(ask(guest, "POST", "/api/tables", {"game": "tenno", "seats": 2})["info"]["id"])
        for each in (guest, other):
            ask(each, "POST", f"/api/tables/{played}/seats", {})
        play_until(lambda moment: moment.is_over, played, guest, other)
    return [
        Shown(f"/table/{waiting}", "table-waiting"),
        Shown(f"/table/{invited}", "table-invited"),
        Shown(f"/table/{played}/result", "result-of-two"),
    ]


def sizes_of(name: str, parts: Sequence[str]) -> list[tuple[int, int]]:
    return [size for size in SIZES if all(part in f"{name}-{size[0]}x{size[1]}" for part in parts)]


def take_sizes(
    guest: Guest,
    path: str,
    folder: Path,
    name: str,
    parts: Sequence[str],
    before: Callable[[], None] = lambda: None,
    whole: bool = False,
) -> None:
    """One place, opened once and shown at each size; `whole` with what lies below the screen's edge."""
    if not (sizes := sizes_of(name, parts)):
        return
    guest.go(path)
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready")
    before()
    for width, height in sizes:
        resize(guest.page, width, height)
        wait_until_still(guest.page)
        guest.page.screenshot(path=folder / f"{name}-{width}x{height}.png", full_page=whole)


@contextmanager
def at_a_table(browser: Browser, hall: RunningHall, game: str, answers: int, seed: int) -> Iterator[Guest]:
    """A guest who has answered so often, and is asked again."""
    with guest_in(browser, hall.address, name="Olena") as guest:
        guest.go("/")
        sit_down_against_bots(guest.page, game)
        player = Player(guest.page, "mouse", seed)
        player.play(until=lambda: player.answers >= answers)
        yield guest


def take_all(
    browser: Browser,
    hall: RunningHall,
    guest: Guest,
    folder: Path,
    name: str,
    themes: Sequence[Theme] = get_args(Theme),
) -> None:
    """The place where the guest is, on each screen, by day and by night."""
    place = guest.page.url.removeprefix(hall.address)
    for screen in get_args(Screen):
        for theme in themes:
            with guest_in(browser, hall.address, screen=screen, theme=theme, like=guest) as same:
                same.go(place)
                same.page.wait_for_load_state("networkidle")
                same.page.evaluate("document.fonts.ready")
                same.page.wait_for_timeout(400)
                night = "-night" if theme == "night" else ""
                save(same.page.screenshot(), folder / f"{name}-{screen}{night}.png")


def save(png: bytes, file: Path) -> None:
    with Image.open(io.BytesIO(png)) as picture:
        plain = picture.convert("RGB")
        few = plain.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
    print(f"{file} ({file.stat().st_size // 1000} kB)", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
