"""What comes from the system, not from Python, and that some tests need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from . import base, engine


class Component(NamedTuple):
    """Something that comes from the system, not from Python, and that only the tests of one marker need."""

    name: str
    is_there: Callable[[], bool]
    packages: str  # of Debian
    marker: str  # of pytest
    own_process: bool = False  # its tests cannot share one with others (sync Playwright holds a loop)
    optional: bool = False  # CI may do without
    at_once: int = 1  # how many processes share its tests


def has_chromium() -> bool:
    """As `tatami.load.chromium` looks for it: either will do, the one without windows is lighter."""
    named = os.environ.get("CHROMIUM")
    return any(map(shutil.which, (named,) if named else ("chromium-headless-shell", "chromium")))


def has_postgres() -> bool:
    """Debian keeps the programs of the server off the path."""
    hidden = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return shutil.which("initdb") is not None or any(hidden)


# A row here is all that is needed, for example:
# Component("Redis", lambda: shutil.which("redis-server") is not None, "redis-server", "redis"),
COMPONENTS: tuple[Component, ...] = (
    # Its own process: what is compiled is compiled once.
    Component(
        "a C compiler", lambda: engine.why_not_compile() is None, engine.C_PACKAGES, "compiled", True, True
    ),
    Component("PostgreSQL", has_postgres, "postgresql", "postgres"),
    # Sync Playwright and `asyncio.run` cannot share a process.
    Component("Chromium", has_chromium, "chromium-headless-shell", "browser", own_process=True, at_once=2),
)


def is_debian_root() -> bool:
    is_root = sys.platform != "win32" and os.geteuid() == 0
    return is_root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def apt_install(packages: Sequence[str]) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages],
    )
    return all(subprocess.run(command, env=env, check=False).returncode == 0 for command in commands)


def missing_components(
    components: Sequence[Component],
    can_install: Callable[[], bool] = is_debian_root,
    install_packages: Callable[[Sequence[str]], bool] = apt_install,
) -> list[Component]:
    """What is still missing after installing what can be installed."""
    missing = [component for component in components if not component.is_there()]
    if missing and can_install():
        base.say("installing what the tests need: " + ", ".join(component.name for component in missing))
        install_packages([name for component in missing for name in component.packages.split()])
        missing = [component for component in missing if not component.is_there()]
    return missing


def skip_notice(component: Component) -> str:
    return (
        f"!!! {component.name} is missing: EVERY TEST MARKED '{component.marker}' IS SKIPPED "
        f"(Debian: apt install {component.packages}) !!!"
    )
