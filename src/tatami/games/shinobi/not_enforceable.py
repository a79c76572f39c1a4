"""What no program can enforce, with the reason (every other clause is shown by a test)."""

from __future__ import annotations

from typing import Final

NOT_ENFORCEABLE: Final[dict[str, str]] = {
    "SHI-R33": "table talk is free, true or not, and happens outside the rules; that no clan or hand card "
    "is shown while talking is enforced as SHI-4, SHI-6 and SHI-12",
}
