"""The browser client as `run.py` builds it: only when its sources changed."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from . import base, venv


def needs_client(args: Sequence[str]) -> bool:
    """Whether the command shows pages: without a name, or with options only, it is the hall."""
    command = "".join(args[:1])
    if command.startswith("-"):
        return command not in ("-h", "--help", "--version")
    return command in ("", "serve", "screenshots") or measures_client(args)


def measures_client(args: Sequence[str]) -> bool:
    return list(args[:2]) == ["bench", "client"]


def client_inputs() -> list[Path]:
    """What the built client is made of: its sources, the texts, and what builds it."""
    client, texts = base.ROOT / "client", base.PACKAGE / "locales"
    sources = (path for path in client.rglob("*") if "node_modules" not in path.parts and path.is_file())
    return [base.CLIENT_TOOL, *sorted(sources), *sorted(texts.glob("*/*.ftl"))]


def client_digest() -> str:
    digest = hashlib.sha256()
    for path in client_inputs():
        digest.update(f"\0{path.relative_to(base.ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def client_stamp() -> Path:
    """Holds the digest of what the built client was made of."""
    return base.VENV / ".client"


def client_page() -> Path:
    return base.PACKAGE / "web" / "static" / "index.html"


def is_client_built() -> bool:
    stamp = client_stamp()
    return client_page().exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == client_digest()


def build_client() -> None:
    """Make the built client what its sources say; instant where it already is."""
    if is_client_built():
        return
    with base.alone_in_set_up():
        if is_client_built():  # another process may have done the work while this one waited
            return
        base.say("building the browser client (only when it changed; a few seconds) ...")
        digest = client_digest()  # before: somebody may be editing
        base.quietly(
            venv.tool("python"),
            base.CLIENT_TOOL,
            "build",
            doing="building the browser client",
            env=with_node(),
        )
        client_stamp().write_text(digest, encoding="utf-8")


def build_client_if_possible() -> None:
    """An older client is better than none."""
    try:
        build_client()
    except base.Trouble as error:
        if not client_page().exists():
            raise
        base.say(f"the browser client stays the older one: {error}")


def with_node() -> dict[str, str]:
    """What tools/client.py needs to find a node: nothing more than the system's, or our own."""
    if subprocess.run([sys.executable, str(base.CLIENT_TOOL), "found"], check=False).returncode == 0:
        return {}
    lock, folder = base.LOCKS / "client.txt", base.VENV / "node"
    have = folder / "client.txt"
    if not have.exists() or have.read_bytes() != lock.read_bytes():
        base.say("no node 20.19 or newer was found: installing one into .venv (once) ...")
        shutil.rmtree(folder, ignore_errors=True)
        python = venv.tool("python")
        options = ("-q", "--python", python, "--target", folder, "--require-hashes", "-r", lock)
        base.quietly(python, "-m", "uv", "pip", "install", *options)
        shutil.copyfile(lock, have)
    return {"PYTHONPATH": str(folder)}
