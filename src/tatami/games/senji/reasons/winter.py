"""Refusals of this chapter: winter."""

from __future__ import annotations
