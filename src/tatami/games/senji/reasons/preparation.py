"""Refusals of this chapter: preparation."""

from __future__ import annotations
