"""Data packs over HTTP: a hall that was given one offers it, and clients keep it by its digest."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tatami.games.senji.box import house_box
from tests.games.senji.packs import other_pack, raw
from tests.halls import running_hall
from tests.web.intruders import errors_in

PATH = "/api/games/senji/data"


class Told(NamedTuple):
    status: int
    headers: Any
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def get(address: str, **headers: str) -> Told:
    asked = Request(address, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urlopen(asked, timeout=10) as answer:
            return Told(answer.status, answer.headers, answer.read())
    except HTTPError as error:
        return Told(error.code, error.headers, error.read())


def test_a_hall_gives_its_packs_away_and_clients_may_keep_them(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(raw(other_pack()))
    digest = sha256(file.read_bytes()).hexdigest()
    with running_hall(tmp_path / "hall", "--pack", str(file)) as hall:
        packs = f"{hall.address}{PATH}"
        told = get(f"{packs}/the-owners-box")
        assert told.json()["title"]["uk"] == "Коробка власника"
        assert len(told.json()["map"]["provinces"]) == 18
        assert (told.headers["etag"], told.headers["cache-control"]) == (f'"{digest}"', "no-cache")
        again = get(f"{packs}/the-owners-box", If_None_Match=f'"{digest}"')
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", f'"{digest}"')
        kept = get(f"{packs}/house?sha256={house_box().digest}")
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert get(f"{packs}/house?sha256={digest}").json()["code"] == "other-pack"
        missing = get(f"{packs}/nobodys-box", Accept_Language="uk")
        assert (missing.status, missing.json()["code"]) == (404, "no-pack")
        assert errors_in(hall.log) == []


def test_a_pack_with_a_fault_keeps_the_hall_from_opening(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(raw(other_pack() | {"samurai": []}))
    command = [sys.executable, "-m", "tatami", "serve", "--port", "0", "--lang", "en", "--pack", str(file)]
    done = subprocess.run(
        [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert f"{file}: samurai: there should be 18, but there are 0." in done.stderr
