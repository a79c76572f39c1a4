"""What the browser client is told of its own build, so that browsers can keep it whole (docs/browser.md).

The page carries the version, which is a digest of all files. The service worker gets the version and every
file with its digest as its first line: what it keeps is this version, to the byte, or nothing.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping
from typing import Final

INDEX: Final = "index.html"
WORKER: Final = "sw.js"
UNMARKED: Final = b'name="tatami-version" content=""'
"""As the build leaves it."""


def stamped(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The page and the worker as they are served; {} if there is nothing to keep, or nobody who would."""
    page, worker = files.get(INDEX), files.get(WORKER)
    if page is None or worker is None:
        return {}
    version = _version_of(files)
    marked = page.replace(UNMARKED, f'name="tatami-version" content="{version}"'.encode())
    kept = {"/": marked} | {f"/{name}": plain for name, plain in files.items() if name not in (INDEX, WORKER)}
    told = {"version": version, "files": [[path, _integrity(plain)] for path, plain in sorted(kept.items())]}
    return {INDEX: marked, WORKER: f"self.tatami={json.dumps(told)};\n".encode() + worker}


def _version_of(files: Mapping[str, bytes]) -> str:
    parts = [f"{name} {hashlib.sha256(plain).hexdigest()}\n" for name, plain in sorted(files.items())]
    return hashlib.sha256("".join(parts).encode()).hexdigest()[:16]


def _integrity(plain: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(plain).digest()).decode()
