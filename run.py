#!/usr/bin/env python3
"""Start Tatami from a fresh clone with nothing but Python.

python3 run.py              set up if need be, then open the hall and show it in the browser
python3 run.py play         choose a game in the terminal
python3 run.py test [ARGS]  lint, types and tests; ARGS go to pytest
python3 run.py screenshots  the pictures of docs/images, made anew
python3 run.py compile      compile the engine (optional; up to twice as fast), to be used from then on
python3 run.py ARGS         the `tatami` command with ARGS; TATAMI_PURE=1 leaves a compiled engine aside

Standard library only. It must also parse on Pythons that are too old: they get a sentence, not a traceback.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, NoReturn

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "locks"
PACKAGE = ROOT / "src" / "tatami"
COMPILER = ROOT / "tools" / "compile.py"
CLIENT_TOOL = ROOT / "tools" / "client.py"
SCREENSHOTS = ROOT / "tools" / "screenshots.py"
# What, besides its lock, decides how the environment must look.
BUILD_INPUTS = (ROOT / "pyproject.toml", ROOT / "hatch_build.py")
NOTHING_SELECTED = 5  # pytest's exit status


class Trouble(Exception):
    """Something that a person can put right: told in one line, without a traceback."""

    status = 1


class CannotCompile(Trouble):
    """Only what is optional is not to be had."""

    status = 2


def say(text: str) -> None:
    print(f"tatami: {text}", file=sys.stderr, flush=True)


# --- the Python that runs this file ---------------------------------------------------------------------


def why_too_old(version: tuple[int, int]) -> str | None:
    if version >= OLDEST_PYTHON:
        return None
    return f"Python {dotted(OLDEST_PYTHON)} or newer is needed, and this is {dotted(version)}."


def why_no_venv(version: tuple[int, int], has_module: Callable[[str], bool]) -> str | None:
    """Debian ships `venv` without the `ensurepip` it needs, so both are looked for."""
    if has_module("venv") and has_module("ensurepip"):
        return None
    return (
        "this Python cannot make virtual environments. On Debian or Ubuntu: "
        f"apt install python3-venv (or python{dotted(version)}-venv), then run this again."
    )


def dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"


def has_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


# --- the environment in .venv ---------------------------------------------------------------------------


def tool(name: str, windows: bool = os.name == "nt") -> Path:
    """A program of the environment; `python` is one of them."""
    return VENV / "Scripts" / f"{name}.exe" if windows else VENV / "bin" / name


# What the product needs; that and what compiles it; all that, the test tools and the peers of the bench.
LOCK_NAMES = ("play", "compile", "dev")


class Stamp(NamedTuple):
    """What the environment was made for. Written last, so that without it the environment is unfinished."""

    root: str  # its programs hold absolute paths, so a moved or copied checkout needs a new one
    lock: str  # one of LOCK_NAMES
    inputs: str  # digest of the lock and of BUILD_INPUTS

    @classmethod
    def wanted(cls, lock: str) -> Stamp:
        files = [LOCKS / f"{lock}.txt", *BUILD_INPUTS]
        digest = hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()
        return cls(str(ROOT), lock, digest)

    @classmethod
    def read(cls) -> Stamp | None:
        try:
            lines = stamp_file().read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return None
        return cls(*lines) if len(lines) == len(cls._fields) else None

    def write(self) -> None:
        stamp_file().write_text("\n".join(self), encoding="utf-8")


def stamp_file() -> Path:
    return VENV / ".tatami"


def lock_needed(args: Sequence[str]) -> str:
    """Tests need their tools, and the bench the libraries it compares with."""
    return {"test": "dev", "bench": "dev", "screenshots": "dev", "compile": "compile"}.get(
        "".join(args[:1]), "play"
    )


def lock_to_use(have: Stamp | None, needed: str) -> str:
    """Playing needs only the small lock, but never takes the tools away from somebody who has them."""
    return have.lock if have is not None and have.lock in LOCK_NAMES[LOCK_NAMES.index(needed) :] else needed


def is_whole(have: Stamp | None) -> bool:
    """Whether there is a finished environment of this checkout, be it up to date or not."""
    return have is not None and have.root == str(ROOT) and tool("python").exists()


def announcement(have: Stamp | None, lock: str, packages: int) -> str:
    if not is_whole(have):
        occasion = "an unfinished or moved .venv was found" if VENV.exists() else "first run"
        return f"{occasion}: installing {packages} packages into .venv (once; it may take a minute) ..."
    if have is not None and have.lock != lock:
        tools = "what compiles" if lock == "compile" else "the tools for tests and benchmarks"
        return f"installing {tools} into .venv ({packages} packages in all) ..."
    return "the dependencies changed: updating .venv ..."


def set_up(needed: str) -> None:
    """Make .venv what the lock says; instant where it already is."""
    have = Stamp.read()
    want = Stamp.wanted(lock_to_use(have, needed))
    if is_whole(have) and have == want:
        return
    with alone_in_set_up():
        have = Stamp.read()  # another process may have done the work while this one waited
        want = Stamp.wanted(lock_to_use(have, needed))
        if is_whole(have) and have == want:
            return
        say(announcement(have, want.lock, len(lock_entries(read_lock(want.lock)))))
        if is_whole(have):
            stamp_file().unlink()
        else:
            make_venv()
        install(want.lock)
        want.write()


def make_venv() -> None:
    trouble = why_no_venv(sys.version_info[:2], has_module)
    if trouble:
        raise Trouble(trouble)
    if VENV.exists():  # left by an interrupted set-up, or made for another place
        shutil.rmtree(VENV)
    # Not sys.executable: that may be the very .venv/bin/python that has just been removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    quietly(python, "-m", "venv", VENV)


def install(lock: str) -> None:
    """The locked packages, checked against their hashes, by a uv that is itself checked against its hash."""
    python = tool("python")
    uv = VENV / "uv.txt"
    uv.write_text(lock_entries(read_lock("dev"))["uv"], encoding="utf-8")
    pip = (python, "-m", "pip", "--disable-pip-version-check")
    quietly(*pip, "install", "-q", "--retries", "2", "--no-deps", "--require-hashes", "-r", uv)
    uv_pip = (python, "-m", "uv", "pip")
    # Where Python writes no bytecode (many containers) every start would compile all packages anew.
    now = ("--compile-bytecode",) if sys.dont_write_bytecode else ()
    quietly(*uv_pip, "sync", "-q", *now, "--python", python, "--require-hashes", LOCKS / f"{lock}.txt")
    locked_build = ("--build-constraints", LOCKS / "dev.txt")
    editable = ("install", "-q", "--python", python, "--no-deps", *locked_build, "-e", ROOT)
    quietly(*uv_pip, *editable, env={"TATAMI_SKIP_WEB": "1"})  # `build_client` is for those who want it


def read_lock(lock: str) -> str:
    return (LOCKS / f"{lock}.txt").read_text(encoding="utf-8")


def lock_entries(lock: str) -> dict[str, str]:
    """Package name -> its lines of the lock: version and hashes, of every variant where markers part them."""
    entries: dict[str, str] = {}
    for entry in re.split(r"^(?=[A-Za-z0-9])", lock, flags=re.MULTILINE):
        if "==" in entry:
            name = entry.split("==")[0]
            entries[name] = entries.get(name, "") + entry
    return entries


def quietly(*command: object, doing: str = "set-up", env: Mapping[str, str] | None = None) -> None:
    """Run one step; only when it fails is its output worth reading."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise Trouble(why_failed(doing, done.stdout))


NETWORK_SIGNS = (
    "connection broken by",
    "connection refused",
    "connection reset",
    "dns error",
    "eai_again",
    "econnrefused",
    "econnreset",
    "enotfound",
    "error sending request",
    "etimedout",
    "failed to establish a new connection",
    "name resolution",
    "network is unreachable",
    "operation timed out",
    "read timed out",
)


def why_failed(doing: str, output: str) -> str:
    if any(sign in output.lower() for sign in NETWORK_SIGNS):
        return (
            "the package index cannot be reached. Set-up needs the network this once: "
            "connect, then run this again."
        )
    last_lines = "\n".join(f"  | {line}" for line in output.strip().splitlines()[-15:])
    return f"{doing} failed; running this again starts it afresh. The last words were:\n{last_lines}"


@contextlib.contextmanager
def alone_in_set_up() -> Iterator[None]:
    """One process at a time. The system drops the lock when its holder ends, however it ends."""
    with (ROOT / ".venv.lock").open("a+") as file:
        if not try_lock(file.fileno()):
            say("another run.py is setting up: waiting for it ...")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


# --- the browser client ---------------------------------------------------------------------------------


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
    client, texts = ROOT / "client", PACKAGE / "locales"
    sources = (path for path in client.rglob("*") if "node_modules" not in path.parts and path.is_file())
    return [CLIENT_TOOL, *sorted(sources), *sorted(texts.glob("*/*.ftl"))]


def client_digest() -> str:
    digest = hashlib.sha256()
    for path in client_inputs():
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def client_stamp() -> Path:
    """Holds the digest of what the built client was made of."""
    return VENV / ".client"


def client_page() -> Path:
    return PACKAGE / "web" / "static" / "index.html"


def is_client_built() -> bool:
    stamp = client_stamp()
    return client_page().exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == client_digest()


def build_client() -> None:
    """Make the built client what its sources say; instant where it already is."""
    if is_client_built():
        return
    with alone_in_set_up():
        if is_client_built():  # another process may have done the work while this one waited
            return
        say("building the browser client (only when it changed; a few seconds) ...")
        digest = client_digest()  # before: somebody may be editing
        quietly(tool("python"), CLIENT_TOOL, "build", doing="building the browser client", env=with_node())
        client_stamp().write_text(digest, encoding="utf-8")


def build_client_if_possible() -> None:
    """An older client is better than none."""
    try:
        build_client()
    except Trouble as error:
        if not client_page().exists():
            raise
        say(f"the browser client stays the older one: {error}")


def with_node() -> dict[str, str]:
    """What tools/client.py needs to find a node: nothing more than the system's, or our own."""
    if subprocess.run([sys.executable, str(CLIENT_TOOL), "found"], check=False).returncode == 0:
        return {}
    lock, folder = LOCKS / "client.txt", VENV / "node"
    have = folder / "client.txt"
    if not have.exists() or have.read_bytes() != lock.read_bytes():
        say("no node 20.19 or newer was found: installing one into .venv (once) ...")
        shutil.rmtree(folder, ignore_errors=True)
        python = tool("python")
        options = ("-q", "--python", python, "--target", folder, "--require-hashes", "-r", lock)
        quietly(python, "-m", "uv", "pip", "install", *options)
        shutil.copyfile(lock, have)
    return {"PYTHONPATH": str(folder)}


# --- the compiled engine, which is optional -------------------------------------------------------------

C_PACKAGES = "gcc libc6-dev python3-dev"
COPIES_KEPT = 3  # somebody may still be running an older one


def why_not_compile() -> str | None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name != "nt" and not shutil.which(compiler):  # on Windows only setuptools knows where to look
        return f"there is no C compiler ({compiler}). On Debian or Ubuntu: apt install {C_PACKAGES}."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return (
            "the C headers of this Python are missing. On Debian or Ubuntu: "
            f"apt install python3-dev (or python{dotted(sys.version_info[:2])}-dev)."
        )
    return None


def copies() -> Path:
    return VENV / "compiled"


def copy_of(package: Path) -> Path:
    """Where the compiled copy of exactly these sources belongs: any other would be another engine."""
    digest = hashlib.sha256()
    for path in (VENV / "pyvenv.cfg", LOCKS / "compile.txt", COMPILER):
        digest.update(path.read_bytes() + b"\0")
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"\0{path.relative_to(package)}\0".encode() + path.read_bytes())
    return copies() / digest.hexdigest()[:16]


def ready_copy() -> Path | None:
    """The compiled copy of the present sources, if there is one."""
    if not is_whole(Stamp.read()) or not copies().is_dir():
        return None
    copy = copy_of(PACKAGE)
    return copy if copy.is_dir() else None


def compile_engine() -> None:
    """Make the compiled copy of the present sources; instant where it already is."""
    if ready_copy():
        say("the engine is already compiled.")
        return
    trouble = why_not_compile()
    if trouble:
        raise CannotCompile(trouble)
    set_up("compile")
    with alone_in_set_up():
        if ready_copy():  # another process made it while this one waited
            return
        say("compiling the engine (once for these sources; about a minute) ...")
        start = time.monotonic()
        make_copy()
        say(f"compiled in {time.monotonic() - start:.0f} s; used from now on.")


def make_copy() -> None:
    """Only a finished copy gets the name under which it is looked for."""
    unfinished = copies() / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)  # left by a run that was killed
    try:
        shutil.copytree(PACKAGE, unfinished / "tatami", ignore=shutil.ignore_patterns("__pycache__"))
        finished = copy_of(unfinished / "tatami")  # not of PACKAGE, which somebody may be editing
        quietly(tool("python"), COMPILER, unfinished, doing="compiling")
        unfinished.rename(finished)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    for old in sorted(copies().iterdir(), key=lambda copy: copy.stat().st_mtime)[:-COPIES_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def environment() -> dict[str, str]:
    """That of the `tatami` command: a compiled engine comes before the sources."""
    env = dict(os.environ)
    copy = None if env.get("TATAMI_PURE") else ready_copy()
    if copy:
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(copy), env.get("PYTHONPATH")]))
    return env


# --- system components that some tests need -------------------------------------------------------------


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
    return shutil.which(os.environ.get("CHROMIUM", "chromium")) is not None


def has_postgres() -> bool:
    """Debian keeps the programs of the server off the path."""
    hidden = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return shutil.which("initdb") is not None or any(hidden)


# A row here is all that is needed, for example:
# Component("Redis", lambda: shutil.which("redis-server") is not None, "redis-server", "redis"),
COMPONENTS: tuple[Component, ...] = (
    # Its own process: what is compiled is compiled once.
    Component("a C compiler", lambda: why_not_compile() is None, C_PACKAGES, "compiled", True, True),
    Component("PostgreSQL", has_postgres, "postgresql", "postgres"),
    # Sync Playwright and `asyncio.run` cannot share a process.
    Component("Chromium", has_chromium, "chromium", "browser", own_process=True, at_once=2),
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
        say("installing what the tests need: " + ", ".join(component.name for component in missing))
        install_packages([name for component in missing for name in component.packages.split()])
        missing = [component for component in missing if not component.is_there()]
    return missing


def skip_notice(component: Component) -> str:
    return (
        f"!!! {component.name} is missing: EVERY TEST MARKED '{component.marker}' IS SKIPPED "
        f"(Debian: apt install {component.packages}) !!!"
    )


# --- lint, types and tests ------------------------------------------------------------------------------


class Step(NamedTuple):
    name: str
    command: tuple[str, ...]
    may_select_nothing: bool = False
    env: tuple[tuple[str, str], ...] = ()  # beside that of this process
    told_at_the_end: bool = False  # its output is shown when it is done, for others run beside it


class Result(NamedTuple):
    name: str
    status: int
    seconds: float = 0.0


def split_marker(pytest_args: Sequence[str]) -> tuple[str, list[str]]:
    """Take `-m EXPRESSION` out of the arguments, so that it can be joined with what a pass selects."""
    rest = list(pytest_args)
    if "-m" in rest[:-1]:
        at = rest.index("-m")
        return rest[at + 1], rest[:at] + rest[at + 2 :]
    return "", rest


def marker_option(wanted: Sequence[str], unwanted: Sequence[str], asked: str) -> list[str]:
    terms = [*wanted, *(f"not {marker}" for marker in unwanted), *([f"({asked})"] if asked else [])]
    return ["-m", " and ".join(terms)] if terms else []


def workers_at_once() -> str:
    """One more than there are processors: halls that are killed and games that are watched mostly wait."""
    return str((os.cpu_count() or 1) + 1)


def pytest_steps(
    components: Sequence[Component], missing: Sequence[Component], pytest_args: Sequence[str]
) -> list[Step]:
    """One pass for nearly everything, and one for each component whose tests need their own process."""
    asked, rest = split_marker(pytest_args)
    pytest = (str(tool("python")), "-m", "pytest")
    apart = [component for component in components if component.own_process]
    elsewhere = list(dict.fromkeys(component.marker for component in [*apart, *missing]))
    # With several passes a person's `-k name` may well select nothing in one of them.
    lenient = bool(pytest_args and apart)
    most = (*pytest, "-n", workers_at_once(), *marker_option([], elsewhere, asked), *rest)
    steps = [Step("pytest", most, lenient)]
    for component in apart:
        if component not in missing:
            others = [other.marker for other in missing]
            workers = ["-n", str(component.at_once)] if component.at_once > 1 else []
            options = [*workers, *marker_option([component.marker], others, asked)]
            if not pytest_args:  # collecting all the others takes as long as some of its tests
                options.append(f"tests/{component.marker}")
            steps.append(Step(f"pytest ({component.marker})", (*pytest, *options, *rest), lenient))
    return steps


def lint_steps() -> list[Step]:
    ruff, mypy = str(tool("ruff")), str(tool("mypy"))
    return [
        Step("ruff check", (ruff, "check")),
        Step("ruff format", (ruff, "format", "--check")),
        Step("mypy", (mypy, "--strict", "src", "run.py", "hatch_build.py", "tools")),
    ]


def build_result() -> Result:
    """The browser client as it is now must be there before anything can look at it."""
    start = time.monotonic()
    try:
        build_client()
    except Trouble as error:
        say(str(error))
        return Result("client build", 1, time.monotonic() - start)
    return Result("client build", 0, time.monotonic() - start)


def client_steps() -> list[Step]:
    """Types and tests of the browser client, with the node that has built it."""
    try:
        env = tuple(with_node().items())
    except Trouble:  # told when it could not be built
        return []
    client = (str(tool("python")), str(CLIENT_TOOL))
    return [
        Step("svelte-check", (*client, "check"), env=env),
        Step("vitest", (*client, "test"), env=env),
    ]


def run_step(step: Step) -> Result:
    title = f"\n== {step.name}\n"
    start = time.monotonic()
    env = {**os.environ, **dict(step.env)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of programs are started: compiled once is enough
    if not step.told_at_the_end:
        print(title, end="", flush=True)
    out = subprocess.PIPE if step.told_at_the_end else None
    done = subprocess.run(
        step.command, cwd=ROOT, env=env, stdout=out, stderr=out and subprocess.STDOUT, check=False
    )
    if step.told_at_the_end:
        print(title + done.stdout.decode("utf-8", "replace"), end="", flush=True)
    return Result(step.name, done.returncode, time.monotonic() - start)


def run_together(steps: Sequence[Step]) -> list[Result]:
    """Two at a time, for those that leave a processor idle; each tells its story when it is done."""
    if len(steps) < 2:
        return [run_step(step) for step in steps]
    with ThreadPoolExecutor(max_workers=2) as pool:
        return list(pool.map(run_step, [step._replace(told_at_the_end=True) for step in steps]))


def judge(steps: Sequence[Step], results: Sequence[Result]) -> list[Result]:
    """Where a person's selection fits only some of the passes, the empty ones are fine."""
    may_be_empty = {step.name for step in steps if step.may_select_nothing}
    some_ran = any(r.name in may_be_empty and r.status != NOTHING_SELECTED for r in results)
    return [
        r._replace(status=0) if some_ran and r.name in may_be_empty and r.status == NOTHING_SELECTED else r
        for r in results
    ]


def report(results: Sequence[Result]) -> str:
    width = max(len(result.name) for result in results)
    return "\n".join(
        f"{result.name:{width}}  {'ok' if result.status == 0 else 'FAILED':6}  {result.seconds:6.1f} s"
        for result in results
    )


def check_everything(pytest_args: Sequence[str]) -> int:
    """Every step is run, also after one failed: a person wants to see all that is wrong at once."""
    missing = missing_components(COMPONENTS)
    built = build_result()
    first, passes = [*lint_steps(), *client_steps()], pytest_steps(COMPONENTS, missing, pytest_args)
    for component in missing:
        print(skip_notice(component), flush=True)
    # The first pass fills every processor by itself.
    done = [*run_together(first), *run_together(passes[:1]), *run_together(passes[1:])]
    results = [built, *judge([*first, *passes], done)]
    if os.environ.get("CI"):  # there nobody reads notices: what is missing is a failure
        needed = [component for component in missing if not component.optional]
        results += [Result(f"{component.name} is there", 1) for component in needed]
    print(f"\n{report(results)}")
    for component in missing:
        print(skip_notice(component))
    return int(any(result.status for result in results))


# --- the command line -----------------------------------------------------------------------------------


def start_tatami(args: Sequence[str]) -> NoReturn:
    command = [str(tool("tatami")), *args]
    if os.name == "nt":  # exec there would give the console back before the game is over
        sys.exit(subprocess.run(command, env=environment(), check=False).returncode)
    os.execve(command[0], command, environment())


def carry_out(args: Sequence[str]) -> int:
    command = "".join(args[:1])
    if command == "compile":
        if len(args) > 1:
            raise CannotCompile("compile takes no arguments.")
        compile_engine()
        return 0
    set_up(lock_needed(args))
    if needs_client(args):
        build_client_if_possible()
    if command == "test":
        return check_everything(args[1:])
    if command == "screenshots":
        return run_step(Step("screenshots", (str(tool("python")), str(SCREENSHOTS), *args[1:]))).status
    if command == "bench" and not measures_client(args) and not os.environ.get("TATAMI_PURE"):
        compile_for_the_bench()
    start_tatami(args)


def compile_for_the_bench() -> None:
    """The bench shows the engine at its best, but does not need a compiler."""
    try:
        compile_engine()
    except Trouble as error:
        say(f"measuring the interpreted engine: {error}")


def main(args: Sequence[str]) -> int:
    try:
        trouble = why_too_old(sys.version_info[:2])
        if trouble:
            raise Trouble(trouble)
        return carry_out(args)
    except Trouble as error:
        say(str(error))
        return error.status
    except OSError as error:  # no space, no permission, half a clone
        say(f"cannot go on: {error}")
        return 1
    except KeyboardInterrupt:
        say("interrupted; run it again to go on.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
