"""What holds for all tests.

Hypothesis here and in CI: no deadlines (machines differ), the same examples every time.
HYPOTHESIS_PROFILE=night looks further and elsewhere each time.
"""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile("day", deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("night", deadline=None, max_examples=1000, suppress_health_check=_SLOW_IS_FINE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "day"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Under `nohup`, or in the background of a script, Ctrl+C is ignored, and so it is by every program that
    # is started there: none could be tested with it. One who hears it and does nothing hands that on to
    # nobody.
    signal.signal(signal.SIGINT, lambda *_: None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have measured (`record_property("told", ...)`) is worth reading also when they pass."""
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") == "call":
                for name, text in report.user_properties:
                    if name == "told":
                        terminalreporter.write_line(str(text))
