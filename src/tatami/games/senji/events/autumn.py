"""What is noticed in this chapter: autumn."""

from __future__ import annotations
