"""`tatami`, serving the browser client that lies in `client/` of the folder it is started in.

So a test can give a hall a newer client while browsers still have the old one.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from tatami.web.pages import STATIC

FOLDER: Final = "client"
SQUEEZED: Final = (".br", ".gz")


def lay_client(folder: Path) -> None:
    """The client as it was built."""
    kept = shutil.ignore_patterns(*(f"*{suffix}" for suffix in SQUEEZED))
    shutil.copytree(STATIC, folder / FOLDER, ignore=kept, dirs_exist_ok=True)


def build_anew(folder: Path, changed: str) -> None:
    """As if one file had changed: it and all that speak of it have new names, and the old ones are gone."""
    client = folder / FOLDER
    texts = {path: path.read_text("utf-8") for path in client.rglob("*") if path.suffix in (".js", ".html")}
    scripts = {path.name for path in texts if path.parent.name == "assets"}
    new = {name for name in scripts if name.startswith(changed)}
    assert new, changed
    while more := {
        path.name
        for path, text in texts.items()
        if path.name in scripts - new and any(name in text for name in new)
    }:
        new |= more
    named = re.compile("|".join(re.escape(name) for name in sorted(new)))
    for path, text in texts.items():
        told = named.sub(lambda found: found[0].replace(".js", "-new.js"), text)
        goal = path.with_name(path.name.replace(".js", "-new.js")) if path.name in new else path
        path.unlink()
        goal.write_text(told, "utf-8")


if __name__ == "__main__":
    import tatami.web.app
    from tatami.cli import main

    vars(tatami.web.app)["STATIC"] = Path(FOLDER)  # a constant, but for this test
    main()
