"""What is noticed in this chapter: summer."""

from __future__ import annotations
