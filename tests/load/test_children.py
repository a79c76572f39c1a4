"""Programs that tests start, where the tests run with Ctrl+C ignored (`nohup`, background jobs)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

INSIDE = """
import signal, subprocess, sys

def test_it() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT) is not signal.SIG_IGN)"],
        capture_output=True, text=True, check=True,
    )
    assert said.stdout == "True\\n"
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_programs_that_tests_start_hear_ctrl_c_also_where_the_tests_do_not(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (tmp_path / "test_inside.py").write_text(INSIDE)
    command = f'trap "" INT; exec {sys.executable} -m pytest -q -p no:cacheprovider -c /dev/null {tmp_path}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
