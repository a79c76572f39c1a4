"""Compiles the engine: `python tools/compile.py FOLDER`, where FOLDER holds a copy of the package `tatami`.

mypyc turns the hot modules into extension modules, which come to lie beside their sources; Python prefers
them. `python3 run.py compile` makes the copy, calls this, and uses the result from then on.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

MANIFESTS: Final = "games/*/manifest.toml"
STRUCTS: Final = {"events.py", "outcome.py", "pack.py"}
"""msgspec structs: mypyc would drop the keywords of their classes without a word."""
ROOMS: Final = ("kernel", "formats", "games/*", "games/*/rules", "games/*/answers", "games/*/reasons")
NOT_HOT: Final = {
    *("__init__.py", "compiling.py"),
    *(
        "deals.py",
        "positions.py",
        "records.py",
        "scenarios.py",
        "expectations.py",
        "given_chance.py",
        "names.py",
    ),
    *("notation.py", "pending.py", "position.py", "facts.py", "called.py", "naming.py", "vocabulary.py"),
    *("pack_checks.py", "map_checks.py", "spelling.py", "shapes.py", "reading.py"),
    *("pack_reading.py", "plain_yaml.py", "card_checks.py", "effect_checks.py", "decks.py", "deck_texts.py"),
    "faults.py",
    *("aids.py", "printed.py", "best_sets.py", "bot.py", "belief.py", "beliefs.py", "plans.py"),
    *("aid_shapes.py", "measures.py"),
}
"""Registries, text forms, checks and bots: no decision, view or possible world waits for them."""


def left_out(package: Path) -> set[str]:
    """The folders of the games that stay interpreted, as their manifests say."""
    found = {file.parent.name: tomllib.loads(file.read_text("utf-8")) for file in package.glob(MANIFESTS)}
    return {game for game, manifest in found.items() if manifest.get("interpreted", False)}


def hot_modules(package: Path) -> list[Path]:
    """What is compiled: the kernel and the rules of every game that has any beside its `__init__.py`, but for
    those left out."""
    cold = left_out(package)
    files = [file for room in ROOMS for file in package.glob(f"{room}/*.py")]
    hot = [file for file in files if file.name not in STRUCTS | NOT_HOT]
    return sorted(file for file in hot if not cold & set(file.relative_to(package).parts))


def compile_in_place(folder: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]  # setuptools says nothing of its types
        """A file of C for every module, as many at once as there are cores: setuptools by itself takes one
        after another, and one file for all would keep a single core busy for minutes."""

        def build_extensions(self) -> None:
            compile_one_by_one = self.compiler.compile

            def compile_at_once(sources: Iterable[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: compile_one_by_one([source], *args, **options), sources)
                    return [name for names in made for name in names]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    os.chdir(folder)  # what a traceback says of a file begins here
    files = [str(file) for file in hot_modules(Path("tatami"))]
    options = ["--strict", "--config-file=", f"--cache-dir={os.devnull}"]
    modules = mypycify([*options, *files], opt_level="1", debug_level="0", multi_file=True)
    setup(
        name="tatami",
        packages=[],
        ext_modules=modules,
        cmdclass={"build_ext": OnAllCores},
        script_args=["-q", "build_ext", "--inplace"],
    )
    shutil.rmtree("build")


if __name__ == "__main__":
    compile_in_place(Path(sys.argv[1]))
