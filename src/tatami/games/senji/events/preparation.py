"""What is noticed in this chapter: preparation."""

from __future__ import annotations
