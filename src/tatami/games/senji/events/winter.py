"""What is noticed in this chapter: winter."""

from __future__ import annotations
