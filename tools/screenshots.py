"""Makes the pictures of docs/images anew: `python tools/screenshots.py [FOLDER]`.

A hall is opened on an empty folder, and a guest plays a few answers of each game against bots: so the
pictures show the client as it is, but not twice the same cards. `python3 run.py screenshots` builds it first.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, get_args

from PIL import Image
from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the hall and the player of the browser's tests

from tatami.games.manifest import manifests  # noqa: E402
from tatami.load.chromium import running_chromium  # noqa: E402
from tatami.load.weight import sit_down_against_bots  # noqa: E402
from tests.browser.guests import Guest, Screen, Theme, guest_in  # noqa: E402
from tests.browser.play import Player  # noqa: E402
from tests.halls import RunningHall, running_hall  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
ANSWERS: Final = {game: manifest.screenshot for game, manifest in manifests().items() if manifest.screenshot}
"""Game -> how many answers until there is something to see."""
COLOURS: Final = 256
"""Paper and ink need no more, and the files stay small. They are chosen to be as different as they can: a
little vermilion counts among much indigo."""


def main(args: Sequence[str]) -> int:
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
    return 0


@contextmanager
def at_a_table(browser: Browser, hall: RunningHall, game: str, answers: int, seed: int) -> Iterator[Guest]:
    """A guest who has answered so often, and is asked again."""
    with guest_in(browser, hall.address, name="Olena") as guest:
        guest.go("/")
        sit_down_against_bots(guest.page, game)
        player = Player(guest.page, "mouse", seed)
        player.play(until=lambda: player.answers >= answers)
        yield guest


def take_all(browser: Browser, hall: RunningHall, guest: Guest, folder: Path, name: str) -> None:
    """The place where the guest is, on each screen, by day and by night."""
    place = guest.page.url.removeprefix(hall.address)
    for screen in get_args(Screen):
        for theme in get_args(Theme):
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
