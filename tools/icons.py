"""Draws the icons of the installed client from `client/public/icon.svg`: `python -m tools.icons`.

The PNGs are what systems ask for that take no SVG. A maskable one fills its square: systems cut its corners.
Needs Chromium and Playwright, as the tests of the pages do.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tatami.load.chromium import running_chromium

PUBLIC: Final = Path(__file__).resolve().parents[1] / "client" / "public"
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}


def maskable(icon: str) -> str:
    """Without round corners and stitches, and with the mark where no mask reaches it."""
    bare = re.sub(r' rx="96"|<path [^>]*/>', "", icon)
    return bare.replace("translate(91 91) scale(5)", "translate(124 124) scale(4)")


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with running_chromium() as browser:
        for name, size in SIZES.items():
            drawn = maskable(icon) if "maskable" in name else icon
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawn}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
